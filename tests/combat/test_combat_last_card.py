"""Whether the last card asks anything hangs on its text: spectators are not told of it (docs/security.md)."""

from __future__ import annotations

from sandtable.games.combat.rules.state import State
from sandtable.kernel.game import Game, new_game
from sandtable.shelf import game_named
from sandtable.table.rooms.quiet import is_quiet
from sandtable.table.titles import served_titles


def at_first_card() -> Game:
    box = game_named("combat")
    game = new_game(served_titles()["combat"].title, box.scenario(box.scenario_names()[0]), "last card", {})
    while game.decision is not None and game.decision.prompt != "play-card":
        game.play(game.choices[0])
    return game


def test_a_question_about_the_last_card_is_quiet_whatever_it_is() -> None:
    game = at_first_card()
    g = game.state
    assert isinstance(g, State) and len(g.hand) > 1 and not is_quiet(game)
    frame, asks = g.frames[-1], []
    for card in [*g.hand, *g.f_draw]:
        g.hand = [card]
        asks.append(len(frame.options(g, 0)) > 1)
        assert is_quiet(game)
    assert any(asks) and not all(asks)  # so being asked would tell

"""How units end their moves: who minds the open ends there less often, and a match tells it."""

from __future__ import annotations

import pytest

from typing import cast

from sandtable.commander.bots.eye import Eye
from sandtable.commander.bots.move import trip_of
from sandtable.commander.bots.sergeant import Sergeant
from sandtable.commander.bots.temper import BOLD, CAUTIOUS, SHELTERED, STEADY, Temper
from sandtable.commander.bots.thumb import Thumb
from sandtable.commander.rules.orders.activation import is_free
from sandtable.commander.rules.state import State
from sandtable.kernel.game import new_game
from sandtable.players.match import Played, Result, play_out
from sandtable.players.registry import new_player, player_names, ranks_of
from sandtable.shelf import game_named, games


def watched(title: str, temper: Temper, scenarios: list[str]) -> tuple[int, int]:
    """Games between two sergeants of a character: moves that ended, and those that ended in the open."""
    box = game_named(title)
    ended = exposed = 0
    for name in scenarios:
        players = [new_player("sergeant", f"{name}/{seat}", title=title) for seat in range(2)]
        for player in players:
            cast(Sergeant, player).thumb.temper = temper
        assert box.watch is not None
        watch = box.watch()
        play_out(new_game(box.title(), box.scenario(name), name), players, Played(0, name, ("a", "b"), -1, 0), watch)
        ended += sum(watch.ended)
        exposed += sum(watch.exposed)
    return ended, exposed


SOME = {
    "combat-commander": ["dyke-road", "first-patrol", "hedge-after-hedge", "terraces-by-night"],
    "great-war-commander": ["the-harvest-road", "leaves-and-bayonets", "larks-over-the-wire"],
}


@pytest.mark.long
@pytest.mark.parametrize("title", list(SOME))
def test_who_minds_the_open_ends_few_moves_there(title: str) -> None:
    """Over many games under 5 % (docs/opponents.md)."""
    ended, exposed = watched(title, SHELTERED, SOME[title])
    assert ended > 50 and exposed / ended < 0.08
    ended, exposed = watched(title, STEADY, SOME[title][:2])
    assert exposed / ended > 0.15, "who does not mind it does so often"


def eyes_in_play(temper: Temper, seed: str) -> list[Eye]:
    """What who is to give an Order sees, all through a game, with a temper."""
    box, thumb = game_named("combat-commander"), Thumb(temper)
    game = new_game(box.title(), box.scenario("dyke-road"), seed)
    found: list[Eye] = []
    while not game.over and len(game.decisions) < 500:
        g, who = cast(State, game.clone().state), game.state.asking
        if game.prompt_of(who) == "turn":
            found.append(thumb.eye(g, who))
        game.play(Thumb(STEADY).choose(cast(State, game.state), who, game.prompt_of(who), game.choices), who)
    return found


def test_who_has_not_set_out_is_not_driven_into_cover() -> None:
    """However much the open is minded, no move promises more for it, only less."""
    minding, heedless = eyes_in_play(Temper("x", 50.0, 1.0, 1.0, False), "1"), eyes_in_play(STEADY, "1")
    less = bare = 0
    for one, other in zip(minding, heedless, strict=True):
        for u in [u for u in one.mine() if is_free(one.g, u)]:
            assert trip_of(one, u).gain <= trip_of(other, u).gain
            less += trip_of(one, u).gain < trip_of(other, u).gain
            bare += one.is_bare(one.g.u_hex[u])
    assert less > 5 and bare > 5


def test_every_game_for_two_of_ours_tells_it() -> None:
    for box in games().values():
        assert box.seats != 2 or box.watch is not None, box.name


def test_a_match_adds_it_up_by_player() -> None:
    result = Result("a", "b")
    for number in range(2):
        played = Played(number, "s", ("a", "b") if number == 0 else ("b", "a"), 0, 0)
        played.ended, played.exposed = [10, 4], [1, 2]
        result.add(played)
    assert result.marches("a") == (14, 3) and result.marches("b") == (14, 3)
    assert result.to_json()["exposed"] == {"a": [3, 14], "b": [3, 14]}


@pytest.mark.parametrize("title", ["combat-commander", "great-war-commander"])
def test_characters_are_chosen_by_name_and_stand_on_no_rung_of_their_own(title: str) -> None:
    names = player_names(title)
    assert names.index("sergeant-bold") == names.index("sergeant") + 1 < names.index("captain")
    assert "sergeant-bold" not in ranks_of(title) and "sergeant" in ranks_of(title)
    bold, cautious = new_player("sergeant-bold", title=title), new_player("sergeant-cautious", title=title)
    assert isinstance(bold, Sergeant) and isinstance(cautious, Sergeant)
    assert bold.thumb.temper is BOLD and cautious.thumb.temper is CAUTIOUS

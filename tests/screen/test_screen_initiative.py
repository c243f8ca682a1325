"""The Initiative asked for only where another roll could better the result (9.1), told from what lies open."""

from __future__ import annotations

import pytest
from screen_games import ALLIES, AXIS, at_random, position

from commander_play import prompt
from sandtable.games.combat_commander.screen import SCREEN
from sandtable.kernel.game import Game


def rolled(axis: str, allies: str, attack: str, defence: str, holder: str = "axis") -> Game:
    """A Fire Attack up to the Defence Roll that lies on the table, with these dice."""
    game = position(
        axis, allies,
        table={"axis": {"hand": ["G-59"], "draw": [attack]}, "allies": {"draw": [defence]}}, initiative=holder,
    )  # fmt: skip
    game.play_text("order G-59")
    while prompt(game) != "initiative-defence":
        texts = [game.notation(code) for code in game.choices]
        game.play_text(next((text for text in ("keep", "roll", "done") if text in texts), texts[0]))
    return game


@pytest.mark.rule("9.1a")
@pytest.mark.parametrize(
    "defence, holder, asked",
    [
        ("2-1", "allies", True),  # one's own unit breaks: another roll might save it
        ("6-5", "allies", False),  # it holds: nothing better can come
        ("6-5", "axis", True),  # the enemy holds: another roll might break him
        ("2-1", "axis", False),  # he breaks
    ],
)
def test_a_defence_roll_is_asked_about_if_it_is_bad_for_the_holder(defence: str, holder: str, asked: bool) -> None:
    game = rolled("rifle F6", "rifle F8", "6-2", defence, holder)
    seat = AXIS if holder == "axis" else ALLIES
    assert SCREEN.lets_pass(game, seat) is not asked


@pytest.mark.rule("9.1a")
def test_an_attack_roll_is_asked_about_only_where_it_decides() -> None:
    hopeless = attack_rolled("weapon-team F6", "rifle F8", "2-1")
    open_still = attack_rolled("rifle F6", "rifle F8", "6-2")
    assert not SCREEN.lets_pass(hopeless, AXIS), "nobody can be hit by it"
    assert SCREEN.lets_pass(open_still, AXIS), "the defence rolls decide"


def attack_rolled(axis: str, allies: str, attack: str) -> Game:
    game = position(axis, allies, table={"axis": {"hand": ["G-59"], "draw": [attack]}}, initiative="axis")
    game.play_text("order G-59")
    while prompt(game) != "initiative-attack":
        game.play(game.choices[0])
    return game


def test_it_hangs_on_nothing_that_is_hidden() -> None:
    """Whether the holder is asked shows in the time he takes: it must tell nothing of hands and piles."""
    seen = 0
    for game in at_random("first-patrol", most=1500):
        decision = game.decision
        if decision is None or not decision.prompt.startswith("initiative-"):
            continue
        passes = SCREEN.lets_pass(game, decision.seat)
        for eyes in (AXIS, ALLIES):
            assert SCREEN.lets_pass(game.determinise(eyes, "x"), decision.seat) == passes
        seen += 1
    assert seen > 20


def test_other_questions_are_not_its_business() -> None:
    game = next(game for game in at_random("first-patrol") if prompt(game) == "turn")
    assert game.decision is not None and not SCREEN.lets_pass(game, game.decision.seat)
    assert (SCREEN.reaction("initiative-rally"), SCREEN.reaction("op-fire")) == ("initiative", "op-fire")

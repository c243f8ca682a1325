"""`rest` and `skip` answer what puts nothing new at stake, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest
from seats import COMBAT, Dice, Script, scenario_game, sit, small_fight, typed

from sandtable.cli.standing import Standing
from sandtable.kernel.game import Game


def question(key: str = "op-fire", *texts: str, idle: int | None = None, scope: str = "", stake: bool = False) -> Any:
    """Its choices are numbered from 0; the last one passes."""
    choices = [{"code": i, "text": text} for i, text in enumerate([*texts, "none"])]
    return {
        "key": key, "choices": choices, "default": len(texts), "idle": idle, "scope": scope, "stake": ["!"] * stake,
    }  # fmt: skip


def given(*asked: Any, scope: object = None) -> Standing:
    standing = Standing()
    for one in asked:
        standing.give(one, scope)
    return standing


def test_nothing_is_answered_that_was_not_asked_for() -> None:
    assert Standing().answer(question("op-fire", "play G-1", idle=1)) is None


def test_a_question_passed_over_is_passed_again_while_it_offers_nothing_new() -> None:
    standing = given(question("op-fire", "play G-1", "fire K8"))
    assert standing.answer(question("op-fire", "fire K8")) == 1
    assert standing.answer(question("op-fire", "fire K9")) is None, "a new target"
    assert standing.answer(question("ambush", "fire K8")) is None, "another question"
    standing.give(question("op-fire", "fire K9"))
    assert standing.answer(question("op-fire", "fire K8", "fire K9")) == 2


def test_an_idle_choice_is_taken_at_any_question_but_never_over_a_roll() -> None:
    standing = given(question("who-acts", "activate a"))
    assert standing.answer(question("done", "duck-back", idle=1)) == 1
    assert standing.answer(question("done", "duck-back", idle=1, stake=True)) is None


def test_the_rest_of_one_group_is_not_the_next_one() -> None:
    standing = given(question(scope="able"), scope="able")
    assert standing.answer(question(scope="able")) == 0
    assert standing.answer(question(scope="baker")) is None
    assert standing.answer(question(scope="able")) is None, "it is over"


def test_whoever_acts_is_asked_again() -> None:
    standing = given(question())
    standing.end()
    assert standing.answer(question()) is None


# --- at the terminal ---


def in_action() -> Game:
    """The first Impulse of a patrol in which everybody hides."""
    game = scenario_game(title=COMBAT)
    while game.decision is not None and game.decision.prompt != "who-acts":
        hides = [code for code in game.choices if game.notation(code).endswith(" hide")]
        passes = [code for code in game.choices if game.notation(code) in ("pass", "done")]
        game.play((hides or passes or game.choices)[0])
    return game


def test_the_rest_of_the_team_does_nothing() -> None:
    game = in_action()
    acting, made = game.view(0)["acting"], len(game.decisions)
    terminal, out = sit(game, 0, Script("rest"))
    terminal.run()
    assert terminal.question["key"] == "who-acts" and game.view(0)["acting"] != acting
    assert len(game.decisions) > made + 2 and "questions were passed over)" in out.getvalue()


def test_nothing_more_is_done_until_something_new_is_asked() -> None:
    game = in_action()
    teams = {game.view(0)["acting"]}
    terminal, _ = sit(game, 0, Script("skip"))
    terminal.run()
    assert terminal.question["idle"] is None and terminal.question["key"] not in ("who-acts",)
    assert game.view(0)["acting"] not in teams or game.view(0)["impulse"] != 1


def test_a_new_turn_is_asked_about_again() -> None:
    """Although the same is on offer."""
    terminal, _ = sit(small_fight(), 0, Script("c"))
    terminal.run()
    terminal.standing.give(terminal.question)
    terminal.told = 0
    assert not terminal.answer_ahead() and not terminal.standing.stands
    terminal.standing.give(terminal.question)
    terminal.told = len(terminal.game.events)
    assert terminal.answer_ahead() and len(terminal.game.decisions) == 1


def test_what_does_something_cannot_be_passed_over() -> None:
    game = scenario_game(title=COMBAT)
    assert "Every choice here does something: choose one." in typed(game, "skip")
    assert game.decisions == []


@pytest.mark.parametrize("word", ["rest", "skip"])
def test_a_choice_of_one_s_own_ends_it(word: str) -> None:
    terminal, _ = sit(in_action(), 0, Script(word, "1"))
    terminal.run()
    assert not terminal.standing.stands


class Lazy(Dice):
    """Passes over whatever can be passed over, else rolls a die."""

    def readline(self, size: int | None = -1, /) -> str:
        assert self.terminal is not None
        asked = self.terminal.question
        line = super().readline()
        return "skip\n" if line and (asked["idle"] is not None or asked["default"] is not None) else line


def test_a_game_is_shorter_for_whoever_does_little() -> None:
    terminal, _ = sit(scenario_game(title=COMBAT), 0, Lazy("2", 150))
    terminal.run()
    assert len(terminal.game.decisions) > 1.5 * 150, "many questions answer themselves"


def test_in_any_game_it_takes_what_enter_takes() -> None:
    game = small_fight()
    passing = game.choice("pass")
    typed(game, "skip")
    assert game.decisions[0] == (0, passing)

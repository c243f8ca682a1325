"""What if: a turn tried out from what a seat may know; what the enemy has really written makes no difference."""

from __future__ import annotations

from test_barb_plans import begun, plans, state, texts, unit

from sandtable.games.barbarossa.rules.notation import find_unit
from sandtable.games.barbarossa.screen.what_if import MOST_RUNS, what_if
from sandtable.kernel.game import Game

A_MOMENT = 0.0  # one run


def guess(game: Game, name: str) -> list[str]:
    """The first move that an enemy could be ordered."""
    found = plans(game, 0, ["x:guess", unit(game, name)], None)["plans"]
    return texts(next(plan for plan in found if plan["order"]["path"]))


def test_nothing_changes_and_a_guess_is_carried_out() -> None:
    game = begun()
    before, guessed = game.save(), guess(game, "S1")
    found = what_if(game, 0, guessed, A_MOMENT)
    assert game.save() == before
    assert 1 <= found["runs"] <= MOST_RUNS
    told = [entry["key"] for entry in found["log"]]
    assert "moves" in told
    after = {entry["unit"]: entry["place"] for entry in found["units"]}
    assert after[unit(game, "S1")] == guessed_end(guessed)


def guessed_end(guessed: list[str]) -> str:
    return [text.split()[1] for text in guessed if text.startswith("step")][-1]


def test_what_the_enemy_has_really_written_makes_no_difference() -> None:
    game = begun()
    plain = what_if(game, 0, [], A_MOMENT)
    other = game.clone()
    for text in [*guess(game, "S1"), "instruct S2 reaction 4"]:
        other.play_text(text, 1)
    assert what_if(other, 0, [], A_MOMENT) == plain


def test_guesses_are_proposed_for_those_who_are_seen_and_nobody_else() -> None:
    game = begun()
    assert plans(game, 0, [unit(game, "S1")], None) == {"plans": []}
    assert plans(game, 0, ["x:guess", unit(game, "G1")], None) == {"plans": []}
    assert find_unit(state(game), "S1") >= 0
    game.play_text("commit", 0)
    assert what_if(game, 0, [], A_MOMENT)["runs"] == 0

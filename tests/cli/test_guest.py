"""A game from outside, without a board, is playable at the terminal."""

from __future__ import annotations

import io

import pytest
from guest import BOX
from seats import Dice, Script

from sandtable.cli.terminal import Terminal
from sandtable.kernel.game import new_game
from sandtable.players.registry import new_player
from sandtable.texts import Texts
from tiny_game import DUEL


def sit(source: io.StringIO, seat: int = 0) -> tuple[Terminal, io.StringIO]:
    out = io.StringIO()
    game = new_game(DUEL, {}, "guest")
    return Terminal(BOX, game, seat, new_player("random", "3"), Texts(), source, out), out


@pytest.mark.parametrize("seat", [0, 1])
def test_it_is_played_to_its_end(seat: int) -> None:
    dice = Dice("1", 300)
    dice.terminal, out = sit(dice, seat)
    dice.terminal.run()
    assert dice.terminal.game.over and "The duel is decided." in out.getvalue()
    assert ("You have won." if dice.terminal.game.state.winner == seat else "You have lost.") in out.getvalue()


def test_its_view_is_listed_and_its_choices_are_read() -> None:
    terminal, out = sit(Script("mark 2", "m", "f", "d", "t", "h", "i 3", "? mark 9", "? bid 1", "rest"))
    terminal.run()
    text = out.getvalue()
    assert "north> mark 2" in text and "marks: [2, 0]" in text and "counts: [3, 3]" in text
    assert "What is your plan? [1]\n  1) mark 1\n  2) mark 2\n  3) mark 3\n  4) ready" in text
    assert "this is n:3" in text and "Nothing here is written “9”." in text
    assert "That is not asked now. The question is: What is your plan? [1]" in text
    assert text.count("There is nothing to show.") == 3
    assert "What is your bid?" in text, "rest is ready"

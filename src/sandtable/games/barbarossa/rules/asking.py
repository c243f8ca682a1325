"""Procedures that ask: both sides at once, each about something of its own, with sealed answers.

A frame says whether a side has something to answer (`is_open`), what it is called (`question`), whom and what it is
about (`about`) and why a thing cannot be chosen (`reason`); it looks at no more than that side may know.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules import reasons
from sandtable.games.barbarossa.rules.names import GERMAN, SIDE_NAMES
from sandtable.games.barbarossa.rules.state import State, of
from sandtable.kernel import frame as kernel
from sandtable.kernel.choice import B_SHIFT
from sandtable.kernel.frame import NOBODY, Frame, Subject

MASK: Final = (1 << B_SHIFT) - 1


class Asking(Frame):
    def is_open(self, g: State, side: int) -> bool:
        """Has the side something to answer now?"""
        raise NotImplementedError

    def question(self, g: State, side: int) -> tuple[str, str]:
        """Key and rule."""
        raise NotImplementedError

    def about(self, g: State, side: int) -> Subject:
        return Subject()

    def reason(self, g: State, side: int, thing: int, verb: int) -> int:
        return reasons.FINE

    def forget(self, g: State, side: int) -> None:
        """For a fresh deal: what the side has answered is not known any more."""

    def deal_answer(self, g: State, side: int, options: list[int]) -> int:
        """An answer by chance."""
        return g.chance.pick(0, options)

    # --- as the kernel asks ---

    def asked(self, g: kernel.State) -> int:
        return sum(1 << side for side in range(len(SIDE_NAMES)) if self.is_open(of(g), side))

    def prompt(self, g: kernel.State) -> tuple[str, str]:
        return self.question(of(g), max(g.asking, GERMAN))

    def prompt_for(self, g: kernel.State, seat: int) -> tuple[str, str]:
        return self.question(of(g), seat)

    def subject(self, g: kernel.State) -> Subject:
        side = g.asking if g.asking != NOBODY and self.is_open(of(g), g.asking) else self.first_open(of(g))
        return Subject() if side == NOBODY else self.about(of(g), side)

    def first_open(self, g: State) -> int:
        for side in range(len(SIDE_NAMES)):
            if self.is_open(g, side):
                return side
        return NOBODY

    def subject_for(self, g: kernel.State, seat: int) -> Subject:
        return self.about(of(g), seat)

    def why(self, g: kernel.State, seat: int, thing: int, verb: int) -> int:
        return self.reason(of(g), seat, thing, verb)


def unseal(g: State) -> None:
    """All answers are in and take effect: nobody takes his back any more."""
    g.reveals += 1


def last_of(thing: int) -> int:
    """Whom a choice of two arguments is about: the second of a pair, or the thing itself."""
    return thing & MASK


def first_of(thing: int) -> int:
    """The first of a pair; of a single thing NOBODY."""
    return thing >> B_SHIFT if thing > MASK else NOBODY

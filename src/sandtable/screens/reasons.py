"""Why a thing is not offered at the question that stands, from the engine's own reasons."""

from __future__ import annotations

from typing import Final

from sandtable.kernel.choice import B_SHIFT, a_of, verb_of
from sandtable.kernel.game import Decision, Game

Reason = tuple[str, str]  # key and rule

NOT_OFFERED: Final = "not-offered"
VAGUE: Final = [NOT_OFFERED, "not-adjacent"]  # said only if there is nothing better to say
MOST: Final = 3


def best(found: list[Reason]) -> list[Reason]:
    """The telling reasons, each once; vague ones only if there are no others."""
    telling = [reason for reason in found if reason[0] not in VAGUE] or found
    return list(dict.fromkeys(telling))[:MOST]


class Asking:
    """Asks the engine about a thing, with every verb that could be meant."""

    obvious: dict[str, list[int]] = {}  # the verbs one would think of for a kind of thing, beside the question's
    packed: list[int] = []  # verbs whose reasons ask for what and where together

    def __init__(self, game: Game, decision: Decision) -> None:
        self.game = game
        self.decision = decision
        self.verbs = list(dict.fromkeys(verb_of(code) for code in decision.choices))

    def ask(self, value: int, kind: str) -> list[Reason]:
        """Verbs of the question whose first argument is of the kind; the obvious ones only if there is none."""
        known = self.game.title.verbs
        verbs = [verb for verb in self.verbs if known[verb].kinds[:1] == [kind] and verb not in self.packed]
        found = [self.explain(value, verb) for verb in verbs or self.obvious.get(kind, [])]
        if not verbs:  # of those only what the engine has a reason of its own for
            found = [reason for reason in found if reason is not None and reason[0] != NOT_OFFERED]
        return [reason for reason in found if reason is not None]

    def ask_packed(self, where: int, verbs: list[int]) -> list[Reason]:
        """A hex, or a piece, for each of the things that could go there."""
        found: list[Reason | None] = []
        for verb in verbs:
            things = dict.fromkeys(a_of(code) for code in self.decision.choices if verb_of(code) == verb)
            found += [self.explain(thing << B_SHIFT | where, verb) for thing in things]
        return [reason for reason in found if reason is not None]

    def explain(self, value: int, verb: int) -> Reason | None:
        return self.game.explain(self.decision.seat, value, verb)

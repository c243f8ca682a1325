"""A game of a seat's own knowledge, in which decisions are tried before they are proposed.

What the seat cannot know is dealt afresh, so whatever is found here tells nothing of it. A plan is its list of
decisions in notation; nothing is read from the game after a roll or after a question to the other side.
"""

from __future__ import annotations

from typing import Final, cast

from sandtable.commander.rules.state import State
from sandtable.kernel.choice import verb_of
from sandtable.kernel.frame import Subject, subject_now
from sandtable.kernel.game import Game
from sandtable.screens import wire

SEED: Final = "plans"  # any: nothing that it decides is told

SURE: Final = "asked"
MAYBE: Final = "maybe"  # passed over where it is not asked
ONLY: Final = "only"  # taken where nothing else can be chosen


def step(text: str, key: str, when: str = SURE) -> wire.PlanStep:
    return {"text": text, "key": key, "when": cast(wire.PlanWhen, when)}


class Rehearsal:
    def __init__(self, game: Game, seat: int, steps: list[wire.PlanStep]) -> None:
        self.game = game
        self.seat = seat
        self.steps = steps

    @classmethod
    def of(cls, game: Game, seat: int) -> Rehearsal:
        return cls(game.determinise(seat, SEED), seat, [])

    def copy(self) -> Rehearsal:
        return Rehearsal(self.game.clone(), self.seat, self.steps[:])

    @property
    def g(self) -> State:
        return cast(State, self.game.state)

    @property
    def about(self) -> Subject:
        return subject_now(self.g)

    def offered(self) -> list[int]:
        """What the seat could choose now."""
        decision = self.game.decision_of(self.seat)
        return decision.choices if decision is not None else []

    def with_verb(self, verb: int) -> list[int]:
        return [code for code in self.offered() if verb_of(code) == verb]

    def take(self, code: int) -> bool:
        """Decide so and write it down, if it is asked. A lone choice may be taken by the table itself."""
        decision = self.game.decision_of(self.seat)
        if decision is None or code not in decision.choices:
            return False
        when = MAYBE if len(decision.choices) == 1 else SURE
        self.steps.append(step(self.game.notation(code), decision.prompt, when))
        self.game.play(code, self.seat)
        return True

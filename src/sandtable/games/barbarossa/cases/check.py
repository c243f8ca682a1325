"""The game of a case in its own words, and what a step expects of it. Not compiled."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from sandtable.cases import table
from sandtable.cases.case import Step as AnyStep
from sandtable.cases.table import Difference, ending, question, told
from sandtable.games.barbarossa.cases.format import Case, Step
from sandtable.games.barbarossa.cases.looks import Looker
from sandtable.games.barbarossa.rules import tell
from sandtable.games.barbarossa.rules.names import ORDER_NAMES, SIDE_NAMES
from sandtable.games.barbarossa.rules.notation import find_unit
from sandtable.games.barbarossa.rules.state import PHASE_NAMES, State
from sandtable.games.barbarossa.rules.verbs import VERBS
from sandtable.kernel.errors import SandtableError
from sandtable.kernel.frame import Event
from sandtable.kernel.game import Decision, Game
from sandtable.terrain.board import Board

KINDS = {verb.name: verb.kinds for verb in VERBS}


def moment_of(g: State) -> str:
    """`3`, or `8.2` within movement."""
    return f"{g.step}.{g.hex_step}" if g.hex_step else str(g.step)


class Table(table.Table):
    def __init__(self, case: Case, game: Game) -> None:
        super().__init__(case, game)
        self.flags = case.flags
        self.back = {name: own for own, name in case.flags.items()}
        self.units = {own: find_unit(self.g, name) for own, name in case.flags.items()}
        self.of = ""  # whose choices are looked at
        self.moments: dict[str, State] = {}  # the state as it was at the end of each step and hex-step of these plays

    @property
    def g(self) -> State:
        return cast(State, self.game.state)

    @property
    def board(self) -> Board:
        return self.g.rules.ground

    def engine_tags(self) -> dict[str, str]:
        return self.flags

    def own_words(self, text: str) -> str:
        """A choice in the words of the case. Only what stands for a unit is exchanged: G5 is a hex too."""
        verb, *args = text.split()
        return " ".join([verb, *self.own_units(args, KINDS.get(verb, []))])

    def own_label(self, label: str) -> str:
        return " ".join(self.back.get(word, word) for word in label.split())

    def own_units(self, args: list[str], kinds: Sequence[str]) -> list[str]:
        units = [kind == "unit" for kind in kinds] + [False] * (len(args) - len(kinds))
        return [self.back.get(word, word) if unit else word for word, unit in zip(args, units, strict=False)]

    def event_text(self, event: Event) -> str:
        """Without the dice themselves, packed into a number: the case lists them."""
        data = self.game.title.event_data(self.game.state, event)
        kinds = tell.EVENTS[event[0]][1]
        args = [str(arg["text"]) for arg in cast(list[dict[str, object]], data["args"])]
        told = [word for word, kind in zip(self.own_units(args, kinds), kinds, strict=False) if kind != "faces"]
        return " ".join([str(data["event"]), *told])

    def ending_name(self) -> str:
        return "draw" if self.g.winner < 0 else "win"

    def seat_name(self, seat: int) -> str:
        return SIDE_NAMES[seat] if seat >= 0 else "nobody"

    # --- both sides can be asked at once ---

    def asked_of(self, side: str) -> Decision | None:
        return self.game.decision_of(SIDE_NAMES.index(side)) if side else self.game.decision

    def choices(self) -> list[str]:
        decision = self.asked_of(self.of)
        return [] if decision is None else [self.own_words(self.game.notation(c)) for c in decision.choices]

    def offered(self) -> list[str]:
        decision = self.asked_of(self.of)
        extras = [] if decision is None else decision.extras
        return self.choices() + [self.own_words(self.game.notation(c)) for c in extras]

    def reason_for(self, text: str) -> str:
        decision = self.asked_of(self.of)
        if decision is None:
            return "nothing is asked"
        verb, _, thing = text.partition(" ")
        codes = [v.code for v in self.game.title.verbs if v.name == verb]
        if not codes:
            raise SandtableError(f"{verb!r} is no verb")
        found = self.game.explain(decision.seat, self.thing_of(verb, thing), codes[0])
        return found[0] if found else "offered, or no reason known"

    def thing_of(self, verb: str, text: str) -> int:
        """An order by its name, a unit or a hex."""
        return ORDER_NAMES.index(text) if verb == "order" and text in ORDER_NAMES else self.thing(text)

    def note_question(self) -> None:
        decision = self.game.decision
        if decision is not None:
            self.asked += [f"{self.seat_name(seat)} {decision.prompt}" for seat in decision.seats]

    # --- looking ---

    def differences(self, step: AnyStep, news: list[Event]) -> Iterator[Difference]:
        assert isinstance(step, Step)
        self.of = step.of
        yield from told(self, step, news)
        for moment, look in step.after.items():
            if moment not in self.moments:
                yield f"after {moment}", "a step of these plays", ", ".join(self.moments) or "none"
                return
            yield from Looker(self.moments[moment], self.units, self.back, moment).differences(look)
        yield from Looker(self.g, self.units, self.back).differences(step)
        for name, wanted, got in (
            ("turn", step.turn, self.g.turn),
            ("phase", step.phase or None, PHASE_NAMES[self.g.phase]),
            ("at", step.at or None, moment_of(self.g)),
        ):
            if wanted is not None:
                yield name, str(wanted), str(got)
        yield from ending(self, step)
        yield from question(self, step)

"""Case files of Barbarossa: orders in short form, answers of both sides, and a look at every step. Not compiled."""

from __future__ import annotations

from typing import cast

from sandtable.cases import runner
from sandtable.cases.case import Case as AnyCase
from sandtable.cases.case import Step as AnyStep
from sandtable.cases.runner import Kind, Stop
from sandtable.games.barbarossa.cases.check import Table, moment_of
from sandtable.games.barbarossa.cases.format import Case, parse_case
from sandtable.games.barbarossa.cases.instructions import in_numbers
from sandtable.games.barbarossa.rules.names import RECEIVE_SUPPLIES, SET_CHARGES, SIDE_NAMES, STRUCTURE_NAMES
from sandtable.games.barbarossa.rules.planning import Planning
from sandtable.games.barbarossa.rules.special.supplies import HANDS_OUT
from sandtable.games.barbarossa.rules.state import NOBODY, NOWHERE, State
from sandtable.games.barbarossa.rules.verbs import COMMIT_CHOICE
from sandtable.kernel.engine import asked_seats
from sandtable.kernel.errors import Fault, IllegalChoice, ScriptError

COMMIT_ALL = "commit all"


class Runner(runner.Runner):
    case: Case
    table: Table
    step: AnyStep | None = None  # whose moments are kept

    def make_table(self) -> Table:
        return Table(self.case, self.game)

    def play(self, step: AnyStep, text: str) -> None:
        """`us: open-fire them` writes an order; `soviet: hold us` names the seat, else whoever is offered it plays."""
        if step is not self.step:
            self.step, self.table.moments = step, {}
        if self.game.decision is None:
            raise Stop(f"play {text!r}", "the game is over")
        text = in_numbers(text)
        who, colon, rest = text.partition(": ")
        if colon and who in self.table.units:
            self.write(who, rest.split())
        elif text == COMMIT_ALL:
            self.commit()
        else:
            seat = SIDE_NAMES.index(who) if colon and who in SIDE_NAMES else self.seat_for(step, text)
            self.make(seat, self.table.to_engine(in_numbers(rest) if colon and who in SIDE_NAMES else text))

    def seat_for(self, step: AnyStep, text: str) -> int:
        if step.seat:
            return SIDE_NAMES.index(step.seat)
        engine = self.table.to_engine(text)
        for seat in asked_seats(self.game.state):
            decision = self.game.decision_of(seat)
            if decision is not None and engine in map(self.game.notation, [*decision.choices, *decision.extras]):
                return seat
        return self.game.state.asking

    def make(self, seat: int, text: str) -> None:
        decision = self.game.decision_of(seat)
        shown = self.table.own_words(text)
        if decision is None:
            raise Stop(f"{SIDE_NAMES[seat]} to play {shown!r}", self.question())
        try:
            code = self.game.choice(text, seat)
        except IllegalChoice:
            self.table.of = SIDE_NAMES[seat]
            raise Stop(f"play {shown!r}", self.question()) from None
        self.run_play(seat, code, shown)

    def run_play(self, seat: int, code: int, shown: str) -> None:
        """Play it, and keep the state at the end of every step on the way: the same on a clone, frame by frame."""
        g = cast(State, self.game.title.clone(self.game.state))
        g.out, g.shown = [], []
        try:
            self.game.play(code, seat)
        except (ScriptError, Fault) as error:
            raise Stop(f"play {shown!r}", str(error)) from None
        self.table.note_question()
        g.frames[-1].take(g, seat, code)
        self.keep_moments(g)

    def keep_moments(self, g: State) -> None:
        at, last = moment_of(g), cast(State, self.game.title.clone(g))
        while not g.over:
            frame = g.frames[-1]
            asks = frame.run(g)
            if moment_of(g) != at:
                self.table.moments[at] = last
                at = moment_of(g)
            if asks:
                mask = frame.asked(g)
                answers = [(seat, frame.options(g, seat)) for seat in (0, 1) if mask >> seat & 1]
                if any(len(options) > 1 for _, options in answers):
                    break
                frame.take(g, answers[0][0], answers[0][1][0])
            last = cast(State, self.game.title.clone(g))

    # --- orders in short form ---

    def write(self, tag: str, words: list[str]) -> None:
        """A unit, an order and its parts; only what is asked is written; a path ends by itself or by `stop`."""
        g, u = self.table.g, self.table.units[tag]
        seat = g.u_side[u]
        if not words:
            raise Stop(f"an order of {tag}", "no words; write wait if it has none")
        self.make(seat, f"give {self.table.flags[tag]}")
        self.make(seat, f"order {words[0]}")
        rest, faced = words[1:], False
        while self.is_writing(seat, u):
            offered = self.part_for(seat, rest)
            if offered is not None and offered.startswith("range ") and not faced and self.is_own_facing(seat, rest):
                rest.pop(0)
                continue
            if rest and (offered is None or rest[0] not in offered.split()) and self.is_filled_in(seat, rest[0]):
                rest.pop(0)
                continue
            if offered is None:
                raise Stop(f"order {tag}: {' '.join(words)}", self.question())
            if rest and rest[0] in offered.split():
                rest.pop(0)
            faced = faced or offered.startswith("face ")
            self.make(seat, self.in_engine(seat, offered))
        if rest and not self.was_written(u, rest):
            raise Stop(f"order {tag}: {' '.join(words)}", f"{' '.join(rest)} was not asked")

    def is_writing(self, seat: int, u: int) -> bool:
        frame = self.table.g.frames[-1]
        return isinstance(frame, Planning) and frame.draft(seat).unit == u

    def is_filled_in(self, seat: int, word: str) -> bool:
        """Does a word name the target that had but one way to be written?"""
        frame = self.table.g.frames[-1]
        target = frame.draft(seat).target if isinstance(frame, Planning) else NOBODY
        return target != NOBODY and self.own_tag(target) == word

    def own_tag(self, u: int) -> str:
        name = self.game.title.argument(self.table.g, "unit", u)
        return self.table.back.get(name, name)

    def in_engine(self, seat: int, own: str) -> str:
        """One of the parts offered, in the engine's words: flags of units look like hexes."""
        decision = self.game.decision_of(seat)
        texts = [self.game.notation(code) for code in decision.choices] if decision is not None else []
        return next(text for text in texts if self.table.own_words(text) == own)

    def is_own_facing(self, seat: int, rest: list[str]) -> bool:
        """`defend 1 2` of a unit that keeps its facing (def.5), which is not asked: is the 1 that facing?"""
        frame = self.table.g.frames[-1]
        face = frame.draft(seat).face if isinstance(frame, Planning) else NOWHERE
        return face != NOWHERE and len(rest) > 1 and rest[0] == str(face + 1) and rest[1].isdigit()

    def was_written(self, u: int, rest: list[str]) -> bool:
        """Words left over name what had but one way to be written."""
        g = self.table.g
        name = g.rules.ground.hex_name
        known = {*map(name, g.u_path[u]), str(g.u_face[u] + 1), str(g.u_range[u])}
        known |= {name(g.u_at[u])} if g.u_at[u] >= 0 else set()
        known |= {self.own_tag(g.u_target[u])} if g.u_target[u] != NOBODY else set()
        if g.u_order[u] == SET_CHARGES:
            known.add(STRUCTURE_NAMES[g.u_range[u]])
        if g.u_order[u] == RECEIVE_SUPPLIES:
            known.add("hand-out" if g.u_range[u] == HANDS_OUT else "store")
        return all(word in known for word in rest)

    def part_for(self, seat: int, rest: list[str]) -> str | None:
        """The part offered that the next word names; at the end of the words the end of the path, or straight in."""
        decision = self.game.decision_of(seat)
        choices = decision.choices if decision is not None else []
        texts = [self.table.own_words(self.game.notation(code)) for code in choices]
        self.table.of = SIDE_NAMES[seat]
        for text in texts:
            verb, _, args = text.partition(" ")
            if rest and (args == rest[0] or (not args and verb == rest[0])):
                return text
        if "stop" in texts:
            return "stop"
        if "yes" in texts and not rest:
            return "yes"  # into the pillbox
        straight = f"step {self.hex_of_target(seat)}"
        return straight if not rest and straight in texts else None

    def hex_of_target(self, seat: int) -> str:
        """Of a charge, which leads straight into it where nothing else is said."""
        g, frame = self.table.g, self.table.g.frames[-1]
        target = frame.draft(seat).target if isinstance(frame, Planning) else NOBODY
        return g.rules.ground.hex_name(g.u_hex[target]) if target != NOBODY and g.u_hex[target] >= 0 else ""

    def commit(self) -> None:
        for seat in range(len(SIDE_NAMES)):
            if isinstance(self.table.g.frames[-1], Planning) and seat in asked_seats(self.table.g):
                self.run_play(seat, COMMIT_CHOICE, "commit")

    # --- at the end: all dice listed were rolled, and no others ---

    def check_used(self) -> None:
        g = self.table.g
        if g.dice_labels:
            left = ", ".join(self.table.own_label(label) for label in g.dice_labels)
            raise Stop("all dice rolled", f"not rolled: {left}")
        if g.chance.count and not self.case.file.extra_draws:
            raise Stop("no dice but what the case lists", f"{g.chance.count} more rolls")


class BarbarossaCases(Kind):
    def parse(self, text: str, source: str) -> Case:
        return parse_case(text, source)

    def runner(self, case: AnyCase) -> Runner:
        return Runner(case)


KIND = BarbarossaCases()

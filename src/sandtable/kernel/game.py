"""The narrow door: a Game stands at a decision; `play` is the only way anything changes."""

from __future__ import annotations

import secrets
from typing import Final

from sandtable.kernel.choice import B_SHIFT, a_of, b_of, is_among, verb_of
from sandtable.kernel.engine import advance, asked_seats
from sandtable.kernel.errors import Fault, IllegalChoice, SandtableError
from sandtable.kernel.frame import NOBODY, Event, State, Subject
from sandtable.kernel.title import Data, Title

FORMAT: Final = "sandtable-record"
VERSION: Final = 2  # of records: decisions are written in notation
NOTHING_SHOWN: Final[list[int]] = []  # by a decision that revealed no random outcome; never changed
MOST_DEALS: Final = 1000  # until one fits; of 470,000 worlds that were tried none took more than 256
PAST: Final = -1  # the choice of a decision that was read from a save: only its notation is known


class Decision:
    """What is asked now: of whom, why, and every legal choice. Good while the question stands."""

    def __init__(self, state: State, seat: int, seats: list[int], prompt: str, rule: str, choices: list[int]) -> None:
        self._state = state
        self.seat = seat
        self.seats = seats
        self.prompt = prompt
        self.rule = rule
        self.choices = choices

    @property
    def extras(self) -> list[int]:
        """Side choices that never force a question; worked out when they are asked for."""
        frames = self._state.frames
        return frames[len(frames) - 1].extras(self._state, self.seat)

    @property
    def subject(self) -> Subject:
        """What it is about; worked out when it is asked for."""
        frames = self._state.frames
        return frames[len(frames) - 1].subject_for(self._state, self.seat)

    @property
    def window(self) -> bool:
        """Do the choices hang on what the seat hides, so that being asked, or not, would tell of it?"""
        frames = self._state.frames
        return frames[len(frames) - 1].window(self._state, self.seat)


class Snapshot:
    """How a game stood before a decision."""

    def __init__(self, seat: int, state: State, decisions: int, events: int) -> None:
        self.seat = seat
        self.state = state
        self.decisions = decisions  # made before
        self.events = events  # told before

    def is_sealed(self, g: State) -> bool:
        """Was it one answer of several that lie sealed until all are in, and does that question still stand?"""
        return several(self.state.together) and self.state.passes == g.passes


def several(mask: int) -> bool:
    return mask & (mask - 1) != 0


class Game:
    def __init__(
        self, title: Title, scenario: Data, seed: str, options: Data, state: State, settled: bool = False
    ) -> None:
        self.title = title
        self.scenario = scenario
        self.seed = seed
        self.options = options
        self.state = state
        self.decisions: list[tuple[int, int]] = []  # (seat, choice) since the beginning
        self.texts: list[str] = []  # their notation, as far as it is known: see `notations`
        self.sealed: list[bool] = []  # by decision: an answer that lay sealed, others being awaited
        self.begun = title.revision  # by whose rules the first of them were made
        self.outcomes: list[list[int]] = []  # random outcomes revealed by each decision, the opening first
        self.events: list[Event] = []
        self.keep_undo = True
        self._past: list[Snapshot] = []  # what can still be taken back, the last decision last
        self._choices: list[int] = []
        if not settled:  # a clone already stands at its decision
            state.asking = NOBODY  # a loaded state has nobody yet
            self._settle()

    def _settle(self) -> None:
        """Run to the next decision and collect what was told on the way."""
        g = self.state
        passes = g.passes
        self._choices = advance(g)
        if g.passes != passes or not several(g.together):  # who is asked after another, alone, seals nothing
            g.together = g.asked_mask
        if g.out:
            self.events += g.out
            g.out = []
        if g.shown:
            self.outcomes.append(g.shown)
            g.shown = []
        else:
            self.outcomes.append(NOTHING_SHOWN)

    # --- looking ---
    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def result(self) -> Data | None:
        if not self.state.over:
            return None
        return {"winner": self.state.winner, "ending": self.state.ending}

    @property
    def decision(self) -> Decision | None:
        """The decision of the lowest seat asked; see `decision_of` for the others."""
        if self.state.over:
            return None
        return self.decision_of(self.state.asking)

    def decision_of(self, seat: int) -> Decision | None:
        """The question put to a seat; a spectator is asked nothing."""
        g = self.state
        if g.over:
            return None
        seats = asked_seats(g)
        if seat not in seats:
            return None
        frame = g.frames[len(g.frames) - 1]
        prompt, rule = frame.prompt_for(g, seat)
        choices = self._choices if seat == g.asking else frame.options(g, seat)
        return Decision(g, seat, seats, prompt, rule, choices)

    @property
    def choices(self) -> list[int]:
        """The legal choices of `decision`, without the rest of it; empty when over."""
        return self._choices

    def prompt_of(self, seat: int) -> str:
        """The key of the question put to a seat that is asked, without the rest of it."""
        g = self.state
        return g.frames[len(g.frames) - 1].prompt_for(g, seat)[0]

    def offered(self, seat: int) -> list[int]:
        """Everything that a seat can choose now, side choices too."""
        g = self.state
        if g.over or (seat != g.asking and seat not in asked_seats(g)):
            return []
        frame = g.frames[len(g.frames) - 1]
        choices = self._choices if seat == g.asking else frame.options(g, seat)
        return choices + frame.extras(g, seat)

    def notation(self, choice: int) -> str:
        return self.title.notation(self.state, choice)

    def choice(self, text: str, seat: int | None = None) -> int:
        """The legal choice written `text`."""
        decision = self.decision if seat is None else self.decision_of(seat)
        if decision is None:
            raise IllegalChoice(f"{text!r}: nothing is asked of that seat now")
        wanted = " ".join(text.split()).lower()
        for code in decision.choices + decision.extras:
            if self.notation(code).lower() == wanted:
                return code
        raise IllegalChoice(f"{text!r} is not offered at {decision.prompt} [{decision.rule}]")

    def view(self, seat: int) -> Data:
        """What `seat` may know: the table, and the question if it is asked."""
        data = self.title.view(self.state, seat)
        decision = self.decision_of(seat)
        data["asked"] = list(asked_seats(self.state))
        data["decision"] = None
        if decision is not None:
            data["decision"] = {
                "prompt": decision.prompt,
                "rule": decision.rule,
                "choices": [self.title.structured(self.state, c) for c in decision.choices],
                "extras": [self.title.structured(self.state, c) for c in decision.extras],
            }
        return data

    def explain(self, seat: int, thing: int, verb: int) -> tuple[str, str] | None:
        """Why `verb` is not offered for `thing`: reason key and rule number; None if it is."""
        decision = self.decision_of(seat)
        if decision is None:
            return ("not-asked", self.title.turn_rule)
        frame = self.state.frames[len(self.state.frames) - 1]
        code = frame.why(self.state, seat, thing, verb)
        if code:
            return self.title.reason(code)
        for offered in decision.choices + decision.extras:
            if verb_of(offered) == verb and thing in (a_of(offered), a_of(offered) << B_SHIFT | b_of(offered)):
                return None
        return ("not-offered", decision.rule)

    # --- changing ---
    def play(self, choice: int, seat: int | None = None, text: str = "") -> None:
        """Make a decision; `text` is its notation, where the caller has it."""
        g = self.state
        if g.over:
            raise IllegalChoice("the game is over")
        who = g.asking if seat is None else seat
        if who != g.asking and who not in asked_seats(g):
            raise IllegalChoice(f"nothing is asked of seat {who} now")
        frame = g.frames[len(g.frames) - 1]
        legal = self._choices if who == g.asking else frame.options(g, who)
        if not is_among(choice, legal) and choice not in frame.extras(g, who):
            raise IllegalChoice(f"choice {choice} is not offered")
        if self.keep_undo:
            self._remember(who)
            if not text:
                text = self.title.notation(g, choice)
        passes, together = g.passes, g.together
        frame.take(g, who, choice)
        if text and len(self.texts) == len(self.decisions):
            self.texts.append(text)
        self.decisions.append((who, choice))
        self._settle()
        self.sealed.append(several(together) and g.passes == passes)

    def play_text(self, text: str, seat: int | None = None) -> None:
        self.play(self.choice(text, seat), seat)

    def _remember(self, seat: int) -> None:
        past, g = self._past, self.state
        if past and past[-1].state.reveals != g.reveals:
            past.clear()
        if past and past[-1].seat != seat:
            past[:] = [before for before in past if before.is_sealed(g)]
        past.append(Snapshot(seat, self.title.clone(g), len(self.decisions), len(self.events)))

    def can_undo(self, seat: int) -> bool:
        """Only one's own decisions, back to the last reveal of anything hidden or random; past those of other seats
        only while all of them are sealed answers to one question."""
        return self.undo_depth(seat) > 0

    def undo_depth(self, seat: int) -> int:
        """How many decisions `undo` can take back one after another."""
        past, g = self._past, self.state
        if not past or past[-1].state.reveals != g.reveals:
            return 0
        depth = 0
        barred = asked_seats(g)[:1] != [seat]
        for before in reversed(past):
            if before.seat != seat:
                barred = True
            elif barred and not before.is_sealed(g):
                break
            else:
                depth += 1
        return depth

    def undo(self, seat: int) -> None:
        """Take back the seat's last decision. What other seats have sealed since is answered again in the same way."""
        if self.state.over or not self.can_undo(seat):
            raise IllegalChoice("there is nothing that can be taken back")
        place = max(i for i, before in enumerate(self._past) if before.seat == seat)
        before = self._past[place]
        del self._past[place:]
        again = list(zip(self.decisions, self.notations(), strict=True))[before.decisions + 1 :]
        self._return_to(before)
        for (other, choice), text in again:
            self.play(choice, other, text)

    def _return_to(self, before: Snapshot) -> None:
        state = before.state
        state.out = []  # the snapshot shares these with the state that went on
        state.shown = []
        self.state = state
        del self.decisions[before.decisions :]
        del self.sealed[before.decisions :]
        del self.texts[before.decisions :]
        del self.outcomes[before.decisions + 1 :]
        del self.events[before.events :]
        self._choices = advance(state)

    # --- copying ---
    def clone(self) -> Game:
        state = self.title.clone(self.state)
        state.out = []
        state.shown = []
        copy = Game(self.title, self.scenario, self.seed, self.options, state, True)
        copy.decisions = self.decisions[:]
        copy.sealed = self.sealed[:]
        copy.texts = self.texts[:]
        copy.begun = self.begun
        copy.outcomes = self.outcomes[:]
        copy.events = self.events[:]
        copy.keep_undo = self.keep_undo
        copy._choices = self._choices
        return copy

    def determinise(self, seat: int, seed: str | None = None) -> Game:
        """A clone in which everything `seat` cannot know is dealt afresh, from any seat at any decision.

        All see who is asked. So a deal with which it would not have come to that, as a hand without the card that a
        question is about, is dealt again; should none be found, the first with which play can go on serves.
        """
        seed = secrets.token_hex(16) if seed is None else seed
        other: Game | None = None
        for again in range(MOST_DEALS):
            try:
                copy = self.dealt(seat, f"{seed} {again}" if again else seed)
            except Fault:  # nothing could be chosen there
                continue
            if self._is_asked_likewise(copy, seat):
                return copy
            other = copy if other is None else other
        if other is None:
            raise Fault(f"no deal that seat {seat} could believe in leads to this question")
        return other

    def dealt(self, seat: int, seed: str) -> Game:
        """One deal, whatever comes of it: who looks for leaks must see it."""
        state = self.title.clone(self.state)
        state.out = []
        state.shown = []
        self.title.determinise(state, seat, seed)
        copy = Game(self.title, self.scenario, "", self.options, state)
        copy.keep_undo = False
        return copy

    def _is_asked_likewise(self, copy: Game, seat: int) -> bool:
        """Has nothing gone on; is the seat asked as before, and if it is not, are the same others?"""
        if copy.state.passes != self.state.passes:
            return False
        asked, then = asked_seats(self.state), asked_seats(copy.state)
        return seat in then if seat in asked else asked == then

    # --- writing down ---
    def notations(self) -> list[str]:
        """The notation of every decision. Writing costs time, so a game that keeps no undo writes only when asked."""
        if len(self.texts) < len(self.decisions):
            self._write_texts()
        return self.texts

    def _write_texts(self) -> None:
        """Play again from the start, since a notation may hang on what stood on the table at that moment."""
        try:
            self._write_along(new_game(self.title, self.scenario, self.seed, self.options))
        except SandtableError:
            pass  # a position that was set up piece by piece
        for _, choice in self.decisions[len(self.texts) :]:  # then by what stands on the table now
            self.texts.append(self.title.notation(self.state, choice))

    def _write_along(self, again: Game) -> None:
        again.keep_undo = False
        for place, (seat, choice) in enumerate(self.decisions):
            offered = again.offered(seat)
            code = self.title.find(again.state, offered, self.texts[place]) if choice == PAST else choice
            if code not in offered:
                return  # begun by other rules, or in a world dealt afresh
            if place == len(self.texts):
                self.texts.append(again.notation(code))
            again.play(code, seat)

    def save(self) -> Data:
        """Everything needed to go on, with the record."""
        data = self.record()
        data["state"] = self.title.dump(self.state)
        return data

    def record(self) -> Data:
        decisions: list[list[object]] = []
        for (seat, _), text in zip(self.decisions, self.notations(), strict=True):
            decisions.append([seat, text])
        data: Data = {
            "format": FORMAT,
            "version": VERSION,
            "title": self.title.name,
            "revision": self.title.revision,
            "scenario": self.scenario,
            "seed": self.seed,
            "options": self.options,
            "decisions": decisions,
            "outcomes": [list(shown) for shown in self.outcomes],
            "over": self.state.over,
        }
        if self.begun != self.title.revision:
            data["begun"] = self.begun
        return data


def new_game(title: Title, scenario: Data, seed: str | None = None, options: Data | None = None) -> Game:
    chosen = secrets.token_hex(16) if seed is None else seed
    opts: Data = {} if options is None else options
    return Game(title, scenario, chosen, opts, title.new_state(scenario, chosen, opts))

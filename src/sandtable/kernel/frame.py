"""State and frames: the explicit stack on which every procedure of a rulebook runs.

A frame is one procedure. It holds only plain data, so that saving, cloning and asking again are free.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeVar

from mypy_extensions import mypyc_attr

from sandtable.kernel.chance import Chance
from sandtable.kernel.errors import Fault

T = TypeVar("T")
# A table that all clones share: copied by reference, neither dumped, loaded nor compared.
Shared = Annotated[T, "shared"]
# A list that is only ever replaced, never changed in place: clones share it, but it is dumped, loaded and compared.
Frozen = Annotated[T, "frozen"]
# A Frozen list or number that older saves do not know: neither dumped nor missed while it is empty or 0.
Late = Annotated[T, "late"]

GO: Final = 0  # look at the top of the stack again
ASK: Final = 1  # the top frame has a question

EVERYONE: Final = -1  # audience of an event
NOBODY: Final = -1

# (key, audience, four arguments); the audience is a bit mask of seats or EVERYONE
Event = tuple[int, int, int, int, int, int]


class Subject:
    """What a procedure is about, as plain data: what screens, odds and opponents read instead of frames.

    It says no more than the seat asked may know, but others may know less: nothing of it is sent out unasked.
    """

    def __init__(
        self,
        kind: str = "",
        side: int = NOBODY,
        unit: int = NOBODY,
        units: list[int] | None = None,
        piece: int = NOBODY,
        pieces: list[int] | None = None,
        pool: list[int] | None = None,
        hex: int = NOBODY,
        hexes: list[int] | None = None,
        by_hex: list[int] | None = None,
        card: int = NOBODY,
        numbers: dict[str, int] | None = None,
    ) -> None:
        self.kind = kind  # what is going on, in a word; empty: nothing to speak of
        self.side = side  # whose doing it is, which need not be the seat asked
        self.unit = unit  # the one it is about
        self.units: list[int] = [] if units is None else units[:]  # to whom it is done, or who wait for their turn
        self.piece = piece  # what leads a shot
        self.pieces: list[int] = [] if pieces is None else pieces[:]  # what fires
        self.pool: list[int] = [] if pool is None else pool[:]  # what could
        self.hex = hex
        self.hexes: list[int] = [] if hexes is None else hexes[:]
        self.by_hex: list[int] = [] if by_hex is None else by_hex[:]  # a number for each of `hexes`
        self.card = card
        self.numbers: dict[str, int] = {} if numbers is None else numbers

    def number(self, name: str) -> int:
        """A number that not every subject of the kind has; 0 where it is missing."""
        return self.numbers.get(name, 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """Base of all procedures. `at` names the step; `run` must be idempotent while a question stands."""

    at: int

    def run(self, g: State) -> int:
        """Carry on until something is asked (ASK) or the stack has changed (GO)."""
        raise NotImplementedError

    def asked(self, g: State) -> int:
        """Bit mask of the seats asked."""
        raise NotImplementedError

    def options(self, g: State, seat: int) -> list[int]:
        """All and only the legal choices of a seat, in a stable order."""
        raise NotImplementedError

    def take(self, g: State, seat: int, choice: int) -> None:
        """Apply one legal choice."""
        raise NotImplementedError

    def nothing(self, g: State) -> None:
        """There was no legal choice: go on without one. Only frames that expect this override it."""
        raise Fault(f"no legal choice at {type(self).__name__} step {self.at}")

    def extras(self, g: State, seat: int) -> list[int]:
        """Legal side choices that never force a question (such as scrapping a Weapon)."""
        return []

    def prompt(self, g: State) -> tuple[str, str]:
        """Key of the question and the rule it rests on."""
        raise NotImplementedError

    def prompt_for(self, g: State, seat: int) -> tuple[str, str]:
        """The same for one seat, where several are asked at once and not all the same."""
        return self.prompt(g)

    def window(self, g: State, seat: int) -> bool:
        """Do the seat's choices hang on what it hides, so that being asked, or not, would tell of it?

        Must not itself depend on anything hidden.
        """
        return False

    def why(self, g: State, seat: int, thing: int, verb: int) -> int:
        """Reason code why `verb` is not offered for `thing`; 0 where it is offered or unknown."""
        return 0

    def subject(self, g: State) -> Subject:
        """What the procedure is about, as it stands."""
        return Subject()

    def subject_for(self, g: State, seat: int) -> Subject:
        """What one seat is asked about, where several are asked at once, each about its own."""
        return self.subject(g)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What the kernel needs of any game's state; games add their own fields."""

    frames: list[Frame]
    value: int  # what the last popped frame returned
    over: bool
    winner: int  # seat, or NOBODY
    ending: int  # game-specific code of how it ended
    reveals: int  # counts reveals of hidden or random information; undo never crosses one
    chance: Chance
    out: Shared[list[Event]]  # events since the last decision, drained by the Game
    shown: Shared[list[int]]  # random outcomes revealed since the last decision
    telling: Shared[bool]
    windows: Shared[bool]  # ask at windows even where there is but one choice, so that nobody learns from it
    asking: Shared[int]  # the seat whose choices `advance` returned last
    asked_mask: Shared[int]  # all seats of that question
    passes: Shared[int]  # counts what `advance` did on the way: while it stays the same, so does the question
    together: Shared[int]  # mask of all seats of the question that stands, those too that have answered

    def push(self, frame: Frame) -> None:
        self.frames.append(frame)

    def pop(self, value: int = 0) -> int:
        """End the top frame and hand `value` to its caller."""
        self.frames.pop()
        self.value = value
        return GO

    def tell(self, key: int, a: int = -1, b: int = -1, c: int = -1, d: int = -1, audience: int = EVERYONE) -> None:
        if self.telling:
            self.out.append((key, audience, a, b, c, d))

    def reveal(self, outcome: int) -> None:
        """Note a random or hidden outcome that became known to somebody."""
        self.reveals += 1
        if self.telling:
            self.shown.append(outcome)

    def end_game(self, winner: int, ending: int) -> None:
        self.over = True
        self.winner = winner
        self.ending = ending


def start(g: State, chance: Chance) -> None:
    """Fill the kernel's own fields of a fresh state."""
    g.frames = []
    g.value = 0
    g.over = False
    g.winner = NOBODY
    g.ending = 0
    g.reveals = 0
    g.chance = chance
    awaken(g)


def awaken(g: State, windows: bool = False) -> None:
    """What no file holds: a state new or just read has told and asked nothing yet."""
    g.out = []
    g.shown = []
    g.telling = True
    g.windows = windows
    g.asking = NOBODY
    g.asked_mask = 0
    g.passes = 0
    g.together = 0


# --- what is going on ---


def subject_now(g: State) -> Subject:
    """What is asked about."""
    return subject_at(g, 1)


def subject_below(g: State) -> Subject:
    """What that belongs to: the attack of a roll."""
    return subject_at(g, 2)


def subject_at(g: State, depth: int) -> Subject:
    """Of a frame, counted from the top of the stack; an empty one where there is none."""
    return g.frames[len(g.frames) - depth].subject(g) if depth <= len(g.frames) else Subject()


# --- tables that clones share: replaced, never changed in place ---


def with_byte(table: bytes, index: int, value: int) -> bytes:
    return table[:index] + bytes((value,)) + table[index + 1 :]


def with_item(table: list[int], index: int, value: int) -> list[int]:
    return [*table[:index], value, *table[index + 1 :]]


def without(table: list[int], value: int) -> list[int]:
    """Less the first such item."""
    place = table.index(value)
    return table[:place] + table[place + 1 :]

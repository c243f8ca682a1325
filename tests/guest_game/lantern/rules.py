"""Lantern: a smuggler crosses a marsh unseen while a guard looks for him. The ledger has the rules by number."""

from __future__ import annotations

from typing import Final, cast

from sandtable.kernel import codec_generated as kernel_codec
from sandtable.kernel import frame as kernel
from sandtable.kernel.chance import new_chance
from sandtable.kernel.choice import Verb, a_of, choice, verb_of
from sandtable.kernel.codec import Frames
from sandtable.kernel.errors import BadFile
from sandtable.kernel.frame import ASK, EVERYONE, GO, Frame, start
from sandtable.kernel.title import Data, Title
from sandtable.terrain.board import Board

COLUMNS: Final = 4
ROWS: Final = 4
MARSH: Final = Board("marsh", COLUMNS, ROWS)
SMUGGLER: Final = 0
GUARD: Final = 1
NOWHERE: Final = -1
HEARS_FROM: Final = 4  # on a die

DIE, WHERE = 0, 1  # channels of chance
HIDE, CREEP, WAIT, SLIP, WALK = range(5)
VERBS: Final = [
    Verb(HIDE, "hide", ["hex"]),
    Verb(CREEP, "creep", ["hex"]),
    Verb(WAIT, "wait", []),
    Verb(SLIP, "slip", []),
    Verb(WALK, "walk", ["hex"]),
]
CREPT, STIRRED, WALKED, WAITED, HEARD, QUIET, DEAF, ENDED = range(8)
EVENTS: Final = [
    ("crept", ["hex"]), ("stirred", ["side"]), ("walked", ["hex"]), ("waited", ["side"]), ("heard", ["number"]),
    ("quiet", ["number"]), ("deaf", ["number"]), ("ended", ["number"]),
]  # fmt: skip
CHANGES: Final = ["the game as it was first played"]  # by revision
FRAMES: Final = Frames()  # that a save may hold
CAUGHT, SLIPPED, DAWN = range(3)
ENDINGS: Final = ["caught", "slipped", "dawn"]
FINE, NOT_WEST, TOO_FAR, GUARDED = range(4)
REASONS: Final = [("fine", ""), ("not-west", "2"), ("too-far", "3"), ("guarded", "3")]


class LanternState(kernel.State):
    turn: int
    turns: int
    smuggler: int  # hex
    guard: int  # hex
    possible: list[int]  # hexes where the smuggler may be, by what everybody knows


def of(g: kernel.State) -> LanternState:
    return cast(LanternState, g)


def around(hex: int) -> list[int]:
    return sorted(n for n in MARSH.neighbours[6 * hex : 6 * hex + 6] if n >= 0)


# --- legality: a reason each, FINE where it may be ---


def why_not_hide(hex: int) -> int:
    return FINE if hex < ROWS else NOT_WEST


def why_not_creep(g: LanternState, hex: int) -> int:
    if hex not in around(g.smuggler):
        return TOO_FAR
    return GUARDED if hex == g.guard else FINE


def why_not_walk(g: LanternState, hex: int) -> int:
    return FINE if hex in around(g.guard) else TOO_FAR


# --- procedures ---


class LanternNight(Frame):
    """Turn after turn, the smuggler first; at the bottom of the stack."""

    def run(self, g: kernel.State) -> int:
        night = of(g)
        if self.at == 0 and night.turn > night.turns:
            end(night, GUARD, DAWN)
            return GO
        step: Frame = LanternSmuggler() if self.at == 0 else LanternGuard()
        step.at = 0
        self.at = 1 - self.at
        g.push(step)
        return GO


class LanternHide(Frame):
    """Before the first turn (2)."""

    def run(self, g: kernel.State) -> int:
        return ASK if of(g).smuggler == NOWHERE else g.pop()

    def asked(self, g: kernel.State) -> int:
        return 1 << SMUGGLER

    def options(self, g: kernel.State, seat: int) -> list[int]:
        return [choice(HIDE, hex) for hex in range(MARSH.size) if not why_not_hide(hex)]

    def take(self, g: kernel.State, seat: int, code: int) -> None:
        steal_to(of(g), a_of(code))

    def prompt(self, g: kernel.State) -> tuple[str, str]:
        return ("hide", "2")

    def why(self, g: kernel.State, seat: int, thing: int, verb: int) -> int:
        return why_not_hide(thing) if verb == HIDE else FINE


class LanternSmuggler(Frame):
    """He creeps on, waits, or is gone (3, 4)."""

    def run(self, g: kernel.State) -> int:
        return ASK if self.at == 0 else g.pop()

    def asked(self, g: kernel.State) -> int:
        return 1 << SMUGGLER

    def options(self, g: kernel.State, seat: int) -> list[int]:
        night = of(g)
        steps = [choice(CREEP, hex) for hex in range(MARSH.size) if not why_not_creep(night, hex)]
        east = night.smuggler >= MARSH.size - ROWS
        return [*steps, choice(WAIT), *([choice(SLIP)] if east else [])]

    def take(self, g: kernel.State, seat: int, code: int) -> None:
        night, self.at = of(g), 1
        if verb_of(code) == SLIP:
            end(night, SMUGGLER, SLIPPED)
            return
        reach = {hex for from_ in night.possible for hex in [from_, *around(from_)]}
        night.possible = sorted(reach - {night.guard})
        steal_to(night, a_of(code) if verb_of(code) == CREEP else night.smuggler)

    def prompt(self, g: kernel.State) -> tuple[str, str]:
        return ("creep", "3")

    def why(self, g: kernel.State, seat: int, thing: int, verb: int) -> int:
        return why_not_creep(of(g), thing) if verb == CREEP else FINE


class LanternGuard(Frame):
    """He walks or waits, then listens (5, 6)."""

    def run(self, g: kernel.State) -> int:
        if self.at == 0:
            return ASK
        of(g).turn += 1
        return g.pop()

    def asked(self, g: kernel.State) -> int:
        return 1 << GUARD

    def options(self, g: kernel.State, seat: int) -> list[int]:
        night = of(g)
        return [*(choice(WALK, hex) for hex in range(MARSH.size) if not why_not_walk(night, hex)), choice(WAIT)]

    def take(self, g: kernel.State, seat: int, code: int) -> None:
        night, self.at = of(g), 1
        if verb_of(code) == WALK:
            night.guard = a_of(code)
            night.tell(WALKED, night.guard)
        else:
            night.tell(WAITED, GUARD)
        if night.guard == night.smuggler:
            end(night, GUARD, CAUGHT)
            return
        night.possible = [hex for hex in night.possible if hex != night.guard]
        listen(night)

    def prompt(self, g: kernel.State) -> tuple[str, str]:
        return ("walk", "5")

    def why(self, g: kernel.State, seat: int, thing: int, verb: int) -> int:
        return why_not_walk(of(g), thing) if verb == WALK else FINE


def steal_to(g: LanternState, hex: int) -> None:
    """Only he himself is told where he is."""
    g.smuggler = hex
    g.tell(CREPT, hex, audience=1 << SMUGGLER)
    g.tell(STIRRED, SMUGGLER, audience=EVERYONE ^ (1 << SMUGGLER))


def listen(g: LanternState) -> None:
    """A die says whether the guard would hear somebody beside him (6)."""
    die = g.chance.pick(DIE, [1, 2, 3, 4, 5, 6])
    near = around(g.guard)
    g.reveal(die)
    if die < HEARS_FROM:
        g.tell(DEAF, die)
    elif g.smuggler in near:
        g.possible = [hex for hex in g.possible if hex in near]
        g.tell(HEARD, die)
    else:
        g.possible = [hex for hex in g.possible if hex not in near]
        g.tell(QUIET, die)


def end(g: LanternState, winner: int, ending: int) -> None:
    g.tell(ENDED, ending)
    g.end_game(winner, ending)


class Lantern(Title):
    def __init__(self) -> None:
        self.name = "lantern"
        self.revision = len(CHANGES)
        self.changes = CHANGES
        self.turn_rule = "3"
        self.seats = ["smuggler", "guard"]
        self.verbs = list(VERBS)
        self.first_verbs = []
        self.events = list(EVENTS)

    def new_state(self, scenario: Data, seed: str, options: Data) -> kernel.State:
        guard, turns = MARSH.hex_index(str(scenario.get("guard"))), scenario.get("turns")
        if guard < ROWS:
            raise BadFile("scenario", "guard", "must be a hex of the marsh, not in the west")
        if not isinstance(turns, int) or turns < 1:
            raise BadFile("scenario", "turns", "must be a number of turns")
        g = LanternState()
        start(g, new_chance(seed))
        g.turn, g.turns, g.guard, g.smuggler, g.possible = 1, turns, guard, NOWHERE, list(range(ROWS))
        for frame in (LanternNight(), LanternHide()):
            frame.at = 0
            g.push(frame)
        return g

    def clone(self, g: kernel.State) -> kernel.State:
        return codec_generated.clone_LanternState(of(g))

    def dump(self, g: kernel.State) -> Data:
        return codec_generated.dump_LanternState(of(g))

    def load(self, data: Data, scenario: Data, options: Data) -> kernel.State:
        g = codec_generated.load_LanternState(data, FRAMES)
        kernel.awaken(g)
        return g

    def equal(self, a: kernel.State, b: kernel.State) -> bool:
        return codec_generated.equal_LanternState(of(a), of(b))

    def view(self, g: kernel.State, seat: int) -> Data:
        night = of(g)
        pieces: list[Data] = [{"id": GUARD, "side": GUARD, "hex": MARSH.hex_name(night.guard), "mark": "G"}]
        if night.smuggler != NOWHERE and (seat == SMUGGLER or g.over):
            pieces.append({"id": SMUGGLER, "side": SMUGGLER, "hex": MARSH.hex_name(night.smuggler), "mark": "S"})
        return {
            "map": "marsh", "seat": seat, "turn": night.turn, "turns": night.turns, "over": g.over, "winner": g.winner,
            "pieces": pieces, "possible": [MARSH.hex_name(hex) for hex in night.possible],
        }  # fmt: skip

    def determinise(self, g: kernel.State, seat: int, seed: str) -> None:
        """Where the smuggler is, if that is not one's own, and all dice to come."""
        night = of(g)
        night.chance.seed, night.chance.count, night.chance.forced = seed, 0, []
        if seat != SMUGGLER and night.smuggler != NOWHERE and not g.over:
            night.smuggler = night.chance.pick(WHERE, night.possible)

    def argument(self, g: kernel.State, kind: str, value: int) -> str:
        return MARSH.hex_name(value) if kind == "hex" else str(value)

    def thing(self, g: kernel.State, text: str) -> int:
        return MARSH.hex_index(text)

    def reason(self, code: int) -> tuple[str, str]:
        return REASONS[code]


from lantern import codec_generated  # noqa: E402  (it needs the classes above)

kernel_codec.register(FRAMES)
codec_generated.register(FRAMES)
LANTERN: Final = Lantern()

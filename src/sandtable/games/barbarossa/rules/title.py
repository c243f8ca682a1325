"""World War II: Barbarossa 1941 behind the kernel's narrow door."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.data.start import build_state, rules_only
from sandtable.games.barbarossa.rules import codec_generated, tell
from sandtable.games.barbarossa.rules.names import SIDE_NAMES
from sandtable.games.barbarossa.rules.notation import argument_text, find_unit
from sandtable.games.barbarossa.rules.reasons import REASONS
from sandtable.games.barbarossa.rules.redeal import redeal
from sandtable.games.barbarossa.rules.state import NOBODY, draw_up, of
from sandtable.games.barbarossa.rules.verbs import VERBS
from sandtable.games.barbarossa.rules.view import view_of
from sandtable.kernel import codec_generated as kernel_codec
from sandtable.kernel.codec import Frames
from sandtable.kernel.errors import SandtableError
from sandtable.kernel.frame import State as KernelState
from sandtable.kernel.frame import awaken
from sandtable.kernel.title import Data, Title

FRAMES: Final = Frames()
kernel_codec.register(FRAMES)
codec_generated.register(FRAMES)
CHANGES: Final = [  # by revision
    "the game as it was first played",
    "mines and fire of one hex-step make one test; from a hill Defend, Ambush and smoke reach a hex farther; "
    "smoke falls though its gun falls in the step; defenders choose among all who assault; who begins hidden is asked "
    "where it faces; who waits in a pillbox is still inside; half strength is rounded up once; rails go on where maps "
    "are joined; a staff adjusts Defend fire too; fire clears wire in empty hexes; no Adjusting Fire in the smoke of a "
    "fire; an airdrop fills a depot no further than its card",
    "roads of joined maps that come out apart are led to each other along the seam",
    "men in boats that are suppressed stay aboard where they could not be without them; prices by measurement",
    "mines, screens and wire meet charges as they meet marches; a hidden unit found from a flank tests, one charged "
    "from the front has its extra die; nobody retreats out of a screen, nor fires on the move out of a Close Combat; a "
    "staff in a fight serves Indirect Fire; fire of step 8 destroys wire; who lands from a boat, deploys or withdraws "
    "meets mines and hidden enemies; supplies dropped on the enemy's depot are lost; a staff that Marches off is "
    "concealed again",
]


class Barbarossa(Title):
    def __init__(self) -> None:
        self.name = "barbarossa"
        self.revision = len(CHANGES)
        self.changes = CHANGES
        self.turn_rule = "turn.2"
        self.seats = list(SIDE_NAMES)
        self.verbs = VERBS
        self.first_verbs = []
        self.events = tell.EVENTS

    def new_state(self, scenario: Data, seed: str, options: Data) -> KernelState:
        g = build_state(scenario, options, seed)
        g.windows = bool(options.get("windows"))
        return g

    def clone(self, g: KernelState) -> KernelState:
        return codec_generated.clone_State(of(g))

    def dump(self, g: KernelState) -> Data:
        return codec_generated.dump_State(of(g))

    def load(self, data: Data, scenario: Data, options: Data) -> KernelState:
        g = codec_generated.load_State(data, FRAMES)
        g.rules = rules_only(scenario, options)
        draw_up(g)
        awaken(g, bool(options.get("windows")))
        return g

    def equal(self, a: KernelState, b: KernelState) -> bool:
        return codec_generated.equal_State(of(a), of(b))

    def view(self, g: KernelState, seat: int) -> Data:
        return view_of(of(g), seat)

    def determinise(self, g: KernelState, seat: int, seed: str) -> None:
        redeal(of(g), seat, seed)

    def argument(self, g: KernelState, kind: str, value: int) -> str:
        return argument_text(of(g), kind, value)

    def thing(self, g: KernelState, text: str) -> int:
        """A unit or a hex by its notation."""
        state = of(g)
        unit = find_unit(state, text)
        if unit != NOBODY:
            return unit
        hex = state.rules.ground.hex_index(text)
        if hex < 0:
            raise SandtableError(f"{text!r} names no unit and no hex here")
        return hex

    def reason(self, code: int) -> tuple[str, str]:
        return REASONS[code]


TITLE = Barbarossa()

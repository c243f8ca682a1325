"""Combat! Volume 1 behind the kernel's narrow door."""

from __future__ import annotations

from typing import Final, cast

from sandtable.games.combat.data.start import build_state, rules_only
from sandtable.games.combat.rules import codec_generated, tell
from sandtable.games.combat.rules.notation import argument_text, find
from sandtable.games.combat.rules.reasons import REASONS
from sandtable.games.combat.rules.revisions import CHANGES, FIRST_VERBS
from sandtable.games.combat.rules.state import State
from sandtable.games.combat.rules.verbs import VERBS
from sandtable.games.combat.rules.view import redeal, view_of
from sandtable.kernel import codec_generated as kernel_codec
from sandtable.kernel.choice import B_SHIFT
from sandtable.kernel.codec import Frames
from sandtable.kernel.errors import SandtableError
from sandtable.kernel.frame import State as KernelState
from sandtable.kernel.frame import awaken
from sandtable.kernel.title import Data, Title

FRAMES: Final = Frames()
kernel_codec.register(FRAMES)
codec_generated.register(FRAMES)

# kinds of arguments that are plain numbers
NUMBERS = ["number", "die", "need", "directions", "direction"]


class Combat(Title):
    def __init__(self) -> None:
        self.name = "combat"
        self.revision = len(CHANGES)
        self.changes = CHANGES
        self.turn_rule = "4.0"
        self.seats = ["friendly"]
        self.verbs = VERBS
        self.first_verbs = FIRST_VERBS
        self.events = tell.EVENTS

    def new_state(self, scenario: Data, seed: str, options: Data) -> KernelState:
        return build_state(scenario, options, seed)

    def clone(self, g: KernelState) -> KernelState:
        return codec_generated.clone_State(cast(State, g))

    def dump(self, g: KernelState) -> Data:
        return codec_generated.dump_State(cast(State, g))

    def load(self, data: Data, scenario: Data, options: Data) -> KernelState:
        g = codec_generated.load_State(data, FRAMES)
        g.rules = rules_only(scenario, options)
        awaken(g)
        return g

    def equal(self, a: KernelState, b: KernelState) -> bool:
        return codec_generated.equal_State(cast(State, a), cast(State, b))

    def view(self, g: KernelState, seat: int) -> Data:
        return view_of(cast(State, g), seat)

    def determinise(self, g: KernelState, seat: int, seed: str) -> None:
        redeal(cast(State, g), seat, seed)

    def argument(self, g: KernelState, kind: str, value: int) -> str:
        return argument_text(cast(State, g), kind, value)

    def event_argument(self, g: KernelState, kind: str, value: int) -> str:
        return str(value) if kind in NUMBERS else self.argument(g, kind, value)

    def thing(self, g: KernelState, text: str) -> int:
        """A man, hex, card or gun by its notation; `taylor rapid-fire` is a man with an Order or a second thing."""
        words = text.lower().split()
        if len(words) == 2:
            return self.thing(g, words[0]) << B_SHIFT | self.thing(g, words[1])
        _, value = find(cast(State, g), text)
        if value < 0:
            raise SandtableError(f"{text!r} names no man, hex, card, gun or Order here")
        return value

    def reason(self, code: int) -> tuple[str, str]:
        return REASONS[code]


TITLE = Combat()

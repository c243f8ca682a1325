"""A Commander game behind the kernel's narrow door."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import mypyc_attr

from sandtable.commander.rules import codec_generated as commander_codec
from sandtable.commander.rules.citations import Citations
from sandtable.commander.rules.notation import argument_text, find
from sandtable.commander.rules.rules import Rules
from sandtable.commander.rules.state import State
from sandtable.commander.rules.victory import ENDING_NAMES
from sandtable.commander.rules.view import redeal, view_of
from sandtable.commander.rules.words import Words
from sandtable.kernel import codec_generated as kernel_codec
from sandtable.kernel.codec import Frames
from sandtable.kernel.errors import SandtableError
from sandtable.kernel.frame import State as KernelState
from sandtable.kernel.frame import awaken
from sandtable.kernel.title import Data, Title


def family_frames() -> Frames:
    """The frames that every game of the family has; a game adds its own."""
    frames = Frames()
    kernel_codec.register(frames)
    commander_codec.register(frames)
    return frames


# fields of the state that came later, with what they hold in games from before
NEW_FIELDS: Final = ["tally", "lots", "due", "picked"]


def with_new_fields(data: Data) -> Data:
    missing: Data = {name: [] for name in NEW_FIELDS if name not in data}
    return {**data, **missing}


@mypyc_attr(allow_interpreted_subclasses=True)
class FamilyTitle(Title):
    """What all Commander games do alike; how a game is built from files is said in `packs/title.py`."""

    words: Words
    cites: Citations
    frames: Frames  # that its saves may hold

    def rules_of(self, scenario: Data, options: Data) -> Rules:
        """The rules by which a saved game goes on."""
        raise NotImplementedError

    # a game with a state of its own overrides these four
    def clone(self, g: KernelState) -> KernelState:
        return commander_codec.clone_State(cast(State, g))

    def dump(self, g: KernelState) -> Data:
        return commander_codec.dump_State(cast(State, g))

    def load(self, data: Data, scenario: Data, options: Data) -> KernelState:
        g = self.load_state(with_new_fields(data))
        g.rules = self.rules_of(scenario, options)
        awaken(g, g.rules.options.windows)
        return g

    def load_state(self, data: Data) -> State:
        return commander_codec.load_State(data, self.frames)

    def equal(self, a: KernelState, b: KernelState) -> bool:
        return commander_codec.equal_State(cast(State, a), cast(State, b))

    def view(self, g: KernelState, seat: int) -> Data:
        return view_of(cast(State, g), seat)

    def determinise(self, g: KernelState, seat: int, seed: str) -> None:
        redeal(cast(State, g), seat, seed)

    def argument(self, g: KernelState, kind: str, value: int) -> str:
        return argument_text(cast(State, g), kind, value)

    def event_argument(self, g: KernelState, kind: str, value: int) -> str:
        if value < 0 or kind == "number":
            return str(value)
        if kind in self.words.named:
            return self.words.named[kind][value]
        if kind == "ending":
            return ENDING_NAMES[value]
        if kind == "radio":
            return cast(State, g).rules.tables.radio_name[value]
        return self.argument(g, kind, value)

    def thing(self, g: KernelState, text: str) -> int:
        """A unit, Weapon, hex or card by its notation."""
        _, value = find(cast(State, g), text)
        if value < 0:
            raise SandtableError(f"{text!r} names no unit, Weapon, hex or card here")
        return value

    def reason(self, code: int) -> tuple[str, str]:
        key = self.words.reasons[code]
        return (key, self.cites.of("reasons", key))

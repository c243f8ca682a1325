"""Great War Commander as a title of the kernel."""

from __future__ import annotations

from typing import Final, cast

from sandtable.commander.packs.title import CommanderTitle
from sandtable.commander.rules.state import State
from sandtable.commander.rules.title import family_frames
from sandtable.games.great_war_commander.files import FILES
from sandtable.games.great_war_commander.rules import codec_generated
from sandtable.games.great_war_commander.rules.hidden import redeal_great_war
from sandtable.games.great_war_commander.rules.state import GreatWarState
from sandtable.kernel.frame import State as KernelState
from sandtable.kernel.title import Data

CHANGES: Final = ["the first"]


class GreatWarTitle(CommanderTitle):
    def clone(self, g: KernelState) -> KernelState:
        return codec_generated.clone_GreatWarState(cast(GreatWarState, g))

    def dump(self, g: KernelState) -> Data:
        return codec_generated.dump_GreatWarState(cast(GreatWarState, g))

    def load_state(self, data: Data) -> State:
        return codec_generated.load_GreatWarState(data, self.frames)

    def determinise(self, g: KernelState, seat: int, seed: str) -> None:
        redeal_great_war(cast(State, g), seat, seed)

    def equal(self, a: KernelState, b: KernelState) -> bool:
        return codec_generated.equal_GreatWarState(cast(GreatWarState, a), cast(GreatWarState, b))


FRAMES: Final = family_frames()
codec_generated.register(FRAMES)

TITLE: Final = GreatWarTitle("great-war-commander", FILES, FRAMES, CHANGES, [])

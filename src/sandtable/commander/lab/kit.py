"""What the lab does alike with every game of the Commander family."""

from __future__ import annotations

import time
from typing import cast

from sandtable.commander.lab import invariants
from sandtable.commander.packs.game import CommanderGame
from sandtable.commander.rules.state import State
from sandtable.files.tomlfile import read_toml
from sandtable.kernel import frame as kernel
from sandtable.kernel.game import Game
from sandtable.lab.kit import Kit, Ledger
from sandtable.shelf import Manifest, Scenario


def shipped_scenarios(game: CommanderGame) -> dict[str, Scenario]:
    """Every scenario that the game or an installed pack brings along, by name."""
    files = game.packs.find_files("scenarios", game.packs.installed())
    return {name: read_toml(path).data for name, path in sorted(files.items())}


class FamilyKit(Kit):
    def __init__(self, game: Manifest, files: CommanderGame) -> None:
        super().__init__(game)
        self.files = files

    def shipped(self) -> dict[str, Scenario]:
        return shipped_scenarios(self.files)

    def table_faults(self, g: kernel.State) -> list[str]:
        return invariants.table_faults(cast(State, g))

    def ledger(self, game: Game) -> Ledger:
        return invariants.CommanderLedger(game)

    def view_faults(self, game: Game, seat: int, seed: str) -> list[str]:
        return invariants.view_faults(game, cast(State, game.state), seat, seed)

    def sizes(self, g: kernel.State) -> dict[str, int]:
        state = cast(State, g)
        return {
            "unit": len(state.u_type),
            "hex": state.rules.map.size,
            "weapon": len(state.w_type),
            "card": len(state.rules.card_order),
        }

    def sight_time(self, maps: int) -> float:
        files = self.files.packs.find_files("maps", self.files.packs.installed())
        seconds = 0.0
        names = self.files.maps.names()[:maps]
        hindrance = self.files.tables().sight_hindrance
        for name in names:
            map = self.files.maps.bare(files[name])
            begun = time.perf_counter()
            self.files.maps.trace(map, hindrance)
            seconds += time.perf_counter() - begun
        return seconds / len(names)

    def thinker(self) -> str:
        return "sergeant"

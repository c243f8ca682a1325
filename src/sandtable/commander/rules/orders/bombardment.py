"""What every battery does alike: the Accuracy roll and the drift of its Spotting Round (O18.2.2); Radios that break."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import tell
from sandtable.commander.rules.cards import coloured, product, white
from sandtable.commander.rules.purposes import ACCURACY
from sandtable.commander.rules.rolls import push_reveal, push_roll
from sandtable.commander.rules.scenario.values import blast_hexes, drift_steps
from sandtable.commander.rules.scenario.script import RADIO_BREAKS
from sandtable.commander.rules.scenario.tallies import count_mission
from sandtable.commander.rules.state import NO_RADIO, Procedure, State
from sandtable.kernel.frame import with_item

# steps that all bombardments have
ACCURATE: Final = 3
DRIFTED: Final = 4

OFF_MAP: Final = -1


class Bombardment(Procedure):
    side: int
    spotter: int
    target: int  # the Spotting Round
    need: int  # range and Hindrance of the Accuracy roll; then whether it was a hit

    # --- Accuracy (O18.2.2) ---
    def spot(self, g: State, hex: int, need: int) -> None:
        """Place the Spotting Round and roll for it."""
        count_mission(g, self.side)
        self.target = hex
        self.need = need
        g.tell(tell.SPOTTING_ROUND, hex)
        self.at = ACCURATE
        push_roll(g, self.side, ACCURACY)

    def accuracy_rolled(self, g: State) -> int:
        hit = product(g, g.value) > self.need
        g.tell(tell.TARGETING, -1, product(g, g.value), self.need, 1 if hit else 0)
        self.need = 1 if hit else 0
        return self.drift(g)

    def drift(self, g: State) -> int:
        self.at = DRIFTED
        return push_reveal(g, self.side)

    def drifted(self, g: State) -> int:
        path = drift_steps(g, self.side, self.target, drift_path(g, g.value, self.need != 0), self.need != 0)
        hex = along(g, self.target, path)
        g.tell(tell.DRIFT, hex, len(path))
        if hex == OFF_MAP:
            return self.lost(g)
        self.target = hex
        return self.landed(g)

    def lost(self, g: State) -> int:
        """The Spotting Round has left the map, if only for a moment: the Order ends (O18.2.2.3)."""
        return g.pop()

    def landed(self, g: State) -> int:
        """The Spotting Round lies where the bombardment will be."""
        raise NotImplementedError


def drift_path(g: State, card: int, hit: bool) -> list[int]:
    """Hit: one hex by each die. Miss: the coloured die's hexes in the white die's direction (O18.2.2.1, O18.2.2.2)."""
    first, second = white(g, card), coloured(g, card)
    return [first, second] if hit else [first] * second


def along(g: State, hex: int, path: list[int]) -> int:
    """Where a path of compass numbers leads, or OFF_MAP as soon as one step does."""
    for compass in path:
        hex = g.rules.map.neighbours[hex * 6 + compass - 1]
        if hex < 0:
            return OFF_MAP
    return hex


def impact_area(g: State, side: int, hex: int) -> list[int]:
    """The hex of the SR and those next to it, on the map; a scenario may have a larger or smaller area."""
    if g.rules.own.blast[side] != 1:
        return blast_hexes(g, hex, g.rules.own.blast[side])
    near = [g.rules.map.neighbours[hex * 6 + d] for d in range(6)]
    return [hex] + [h for h in near if h >= 0]


def break_radio(g: State, side: int) -> None:
    """A side's Radio breaks; a broken one goes back to the counter mix (O17)."""
    if g.radio[side] == NO_RADIO:
        return
    if g.radio_broken[side]:
        g.radio = with_item(g.radio, side, NO_RADIO)
        g.radio_broken = with_item(g.radio_broken, side, 0)
        g.tell(tell.RADIO_LOST, side)
    else:
        g.radio_broken = with_item(g.radio_broken, side, 1)
        g.tell(tell.RADIO_BROKE, side)
    g.rules.radio_broke(g, side)
    if g.rules.script.events and g.radio[side] != NO_RADIO:
        g.rules.happened(g, RADIO_BREAKS, side, -1, -1, 0)

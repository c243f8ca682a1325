"""What a traced line of sight says: open or blocked, how much it is hindered, and why, rule by rule."""

from __future__ import annotations

from typing import Final, NamedTuple

from sandtable.terrain import segments
from sandtable.terrain.lattice import NONE

# what blocks
OBSTACLE: Final = "obstacle"  # a wood or building as high as the higher end
HEXSIDE_OBSTACLE: Final = "hexside-obstacle"  # a wall or hedge
HILL: Final = "hill"  # ground above both ends
CREST: Final = "crest"  # ground as high as the higher end, in front of the lower end
BLIND_HEX: Final = "blind-hex"  # the lower end lies right behind a wood or building
GULLY_HEX: Final = "gully-hex"  # an end in a gully, seen from neither next door nor above
SUNKEN_HEX: Final = "sunken-hex"  # the same in a gully or another hollow, which it names
BLOCKING: Final = [OBSTACLE, HEXSIDE_OBSTACLE, HILL, CREST, BLIND_HEX, GULLY_HEX, SUNKEN_HEX]

# what hinders
HINDRANCE: Final = "hindrance"
HEXSIDE_HINDRANCE: Final = "hexside-hindrance"

# what is worth saying of an open line
OVER: Final = "over"  # terrain on lower ground, seen over
ALONG_WAY: Final = "along-way"  # a road or railway that keeps the line clear
PAST: Final = "past"  # the line runs along its hexside, and the hex across does not block
THIN: Final = "thin"  # the first of its kind, and only the second blocks

HILL_KIND: Final = "hill"


class Reason(NamedTuple):
    """One thing met on the line. The key names a message; nothing here is prose."""

    key: str
    hex: int
    other: int  # the second hex: across the hexside, or hidden behind; -1 if there is none
    kind: str  # name of the terrain, hexside or way, or "hill"
    rule: str  # "T99", "T88.3.2"
    number: int  # its Hindrance, else 0


class Sight:
    """The line from hex `start` to hex `end`."""

    def __init__(self, start: int, end: int) -> None:
        self.start = start
        self.end = end
        self.open = True
        self.hindrance = 0  # the largest printed Hindrance (10.3.3); 0 if blocked
        self.hexes: list[int] = []  # intervening hexes whose interior is crossed, in order
        self.along: list[tuple[int, int]] = []  # hexes on both sides of each hexside run along; -1 is off the map
        self.corners: list[int] = []  # hexes touched in one corner only
        self.touched = 0  # bit mask of all these hexes (10.2.1, 10.3.4)
        self.crossed = -1  # compass direction, seen from `end`, of the hexside the line comes in by
        self.reasons: list[Reason] = []

    def lay(self, run: segments.Course, hexes: list[int]) -> None:
        """Where the line runs; `hexes` are those of its passages, NONE off the map."""
        self.crossed = run.into_end
        for station in run.stations:
            if len(station) == 2:
                self.along.append((hexes[station[0]], hexes[station[1]]))
            else:
                self.hexes.append(hexes[station[0]])
        for i in range(len(hexes)):
            h = hexes[i]
            if h != NONE:
                self.touched |= 1 << h
                if run.passages[i].how == segments.CORNER:
                    self.corners.append(h)

    def note(self, reason: Reason) -> None:
        """Add a reason once: two drawings of one terrain in a hex are one reason."""
        if reason in self.reasons:
            return
        self.reasons.append(reason)
        if reason.key in BLOCKING:
            self.open = False
        elif reason.number > self.hindrance:
            self.hindrance = reason.number

    def settle(self) -> None:
        """Of a blocked line only the blockers are of interest."""
        if not self.open:
            self.hindrance = 0
            self.reasons = [reason for reason in self.reasons if reason.key in BLOCKING]

    @property
    def value(self) -> int:
        """The entry of the map's table: -1 blocked, else the Hindrance."""
        return self.hindrance if self.open else -1

"""What a line of sight says: open or blocked, and why, rule by rule (12.0, 12.1)."""

from __future__ import annotations

from typing import Final, NamedTuple

# what blocks
OBSTACLE: Final = "obstacle"  # terrain as high as the higher end or higher
HILL: Final = "hill"  # ground above the lower end and not below the higher one
BLIND_TERRAIN: Final = "blind-terrain"  # the lower end is in a Blind Hex behind terrain
BLIND_HILL: Final = "blind-hill"  # the lower end is in a Blind Hex behind higher ground
SUNKEN_HEX: Final = "sunken-hex"  # an end keeps low in a Depression, Stream, Foxhole or Crater
BLOCKING: Final = [OBSTACLE, HILL, BLIND_TERRAIN, BLIND_HILL, SUNKEN_HEX]

# what is worth saying of an open line
OVER: Final = "over"  # an obstacle that is seen over, its Blind Hexes do not reach or hide the lower end
SLOPE: Final = "slope"  # a Continuous Slope
PAST: Final = "past"  # only one of the two hexes beside a hexside blocks
MISSED: Final = "missed"  # the line passes between the trees or logs drawn in a hex
ALONG_BED: Final = "along-bed"  # both ends are joined by Depression and Stream hexes
FROM_ABOVE: Final = "from-above"  # a high man looks into a Depression

HILL_KIND: Final = "hill"


class Reason(NamedTuple):
    """One thing met on the line. The key names a message; nothing here is prose."""

    key: str
    hex: int  # where it is
    beside: int  # the other hex of a hexside run along, else -1
    hidden: int  # the end that it hides, else -1
    kind: str  # name of the terrain, or "hill"
    rule: str  # "11.03", "12.1"
    blind: int  # Blind Hexes made, when it is lower than the higher end


class Sight:
    """The line from hex `start` to hex `end`."""

    def __init__(self, start: int, end: int) -> None:
        self.start = start
        self.end = end
        self.open = True
        self.hexes: list[int] = []  # intervening hexes crossed, in order
        self.along: list[tuple[int, int]] = []  # hexes on both sides of each hexside run along; -1 is off the map
        self.reasons: list[Reason] = []

    def note(self, reason: Reason) -> None:
        self.reasons.append(reason)
        if reason.key in BLOCKING:
            self.open = False

    def settle(self) -> None:
        """Of a blocked line only the blockers are of interest."""
        if not self.open:
            self.reasons = [reason for reason in self.reasons if reason.key in BLOCKING]

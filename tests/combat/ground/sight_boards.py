"""Small grounds for tests of sight, painted in a line or two."""

from __future__ import annotations

from typing import Any

from sandtable.games.combat.data.ground_file import parse_ground
from sandtable.games.combat.data.packs import load_tables
from sandtable.games.combat.rules.names import TERRAIN_NAMES
from sandtable.games.combat.rules.sight.ground import Ground
from sandtable.games.combat.rules.sight.los import Sightlines
from sandtable.games.combat.rules.sight.los_reasons import Reason, Sight
from sandtable.terrain.hexlist import read_hexes


class Look:
    """A ground with its sight, asked by names of hexes."""

    def __init__(self, ground: Ground, summer: bool = False) -> None:
        self.ground = ground
        self.sight = Sightlines(ground, load_tables(), summer)
        self.made = bytes(ground.size)

    def hex(self, name: str) -> int:
        found = self.ground.hex_index(name)
        assert found >= 0, name
        return found

    def mark(self, **markers: str) -> None:
        """Put markers down: mark(crater="03.02 03.03")."""
        made = bytearray(self.made)
        for kind, names in markers.items():
            for h in read_hexes(self.ground, names.split()):
                made[h] = TERRAIN_NAMES.index(kind)
        self.made = bytes(made)

    def sees(self, a: str, b: str, low: str = "") -> bool:
        """`low` names the ends that keep low: "a", "b" or "ab". Both ways must agree, and so must the explanation."""
        low_a, low_b = "a" in low, "b" in low
        there = self.sight.visible(self.made, self.hex(a), self.hex(b), low_a, low_b)
        back = self.sight.visible(self.made, self.hex(b), self.hex(a), low_b, low_a)
        assert there == back, f"{a} and {b} disagree"
        assert self.why(a, b, low).open == there
        return there

    def why(self, a: str, b: str, low: str = "") -> Sight:
        return self.sight.explain(self.made, self.hex(a), self.hex(b), "a" in low, "b" in low)

    def reasons(self, a: str, b: str, low: str = "") -> list[tuple[str, str, str]]:
        """(key, hex, kind) of each reason."""
        return [(r.key, self.ground.hex_name(r.hex), r.kind) for r in self.why(a, b, low).reasons]

    def reason(self, a: str, b: str, low: str = "") -> Reason:
        """The only reason."""
        (found,) = self.why(a, b, low).reasons
        return found


def paint(
    cols: int,
    rows: int,
    levels: dict[str, str] | None = None,
    shapes: list[dict[str, Any]] | None = None,
    summer: bool = False,
    **terrain: str,
) -> Look:
    """paint(9, 3, rocks="03.02", long_grass="04.02", levels={"1": "05.01-05.03"})."""
    data: dict[str, Any] = {
        "map": {"title": "Test", "columns": cols, "rows": rows},
        "terrain": {kind.replace("_", "-"): hexes for kind, hexes in terrain.items()},
        "levels": levels or {},
        "shape": shapes or [],
    }
    return Look(parse_ground(data), summer)

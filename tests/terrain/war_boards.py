"""The Terrain Chart of Great War Commander as its sight needs it, and boards to look over."""

from __future__ import annotations

from boards import at

from sandtable.commander.map.kinds import SIDE_NAMES, TERRAIN_NAMES
from sandtable.commander.map.map import Map
from sandtable.commander.packs.names import LOS_NAMES
from sandtable.commander.rules.citations import Citations
from sandtable.commander.rules.tables import Tables
from sandtable.games.great_war_commander.rules.sight.chart import chart_of
from sandtable.games.great_war_commander.rules.sight.tracer import OWN_LEVEL, HexTracer
from sandtable.games.great_war_commander.rules.words import WORDS

OBSTACLES = ["building", "woods", "boulders", "destroyed-woods"]  # all of them make Blind Hexes
HINDRANCES = {
    "major-bridge": 1, "minor-bridge": 1, "bridge": 1, "brush": 3, "orchard": 2, "field": 1, "marsh": 1, "rubble": 2,
}  # fmt: skip
TERRAIN_RULES = {
    "boulders": "T101", "bridge": "T102", "brush": "T103", "building": "T104", "field": "T106", "gully": "T108",
    "marsh": "T111", "orchard": "T113", "quarry": "T114", "rubble": "T117", "shellhole": "T118", "woods": "T124",
    "destroyed-woods": "T124.1",
}  # fmt: skip
SIDE_RULES = {"fence": "T105", "hedge": "T109", "wall": "T122", "cliff": ""}
WAY_RULES = {"railway": "T115", "road": "T116", "trail": "T121"}
SIGHT_RULES = {
    "hill": "T110.3.3", "crest": "T110.3.2", "blind-hex": "T110.4.1", "past": "10.2", "over-obstacle": "T110.4",
    "over-hindrance": "T110.5",
}  # fmt: skip


def los_of(obstacle: bool, hindrance: int) -> int:
    return LOS_NAMES.index("obstacle" if obstacle else "hindrance" if hindrance else "clear")


def war_tables() -> Tables:
    t = Tables(WORDS)
    t.terrain_hindrance = [HINDRANCES.get(name, 0) for name in TERRAIN_NAMES]
    t.terrain_los = [los_of(name in OBSTACLES, HINDRANCES.get(name, 0)) for name in TERRAIN_NAMES]
    t.terrain_blind = [int(name in OBSTACLES) for name in TERRAIN_NAMES]
    t.side_hindrance = [int(name == "fence") for name in SIDE_NAMES]
    t.side_los = [los_of(name in ("hedge", "wall"), int(name == "fence")) for name in SIDE_NAMES]
    t.sight_hindrance = [*t.terrain_hindrance, 1, 1]
    t.cites = Citations(
        {
            "prompts": {},
            "terrain": {name: TERRAIN_RULES.get(name, "") for name in TERRAIN_NAMES},
            "hexsides": SIDE_RULES,
            "ways": WAY_RULES,
            "sight": SIGHT_RULES,
        }
    )
    return t


def marked(m: Map, **markers: str) -> bytes:
    """A ground with markers: rubble="C4 C5"."""
    ground = bytearray(m.size)
    for kind, names in markers.items():
        for name in names.split():
            ground[at(m, name)] = 1 + TERRAIN_NAMES.index(kind)
    return bytes(ground)


class Eye:
    """Looks over a board by the names of its hexes; every line is looked at from both ends (10.1)."""

    def __init__(self, m: Map, along_obstacle: bool = False, **markers: str) -> None:
        self.m = m
        self.tracer = HexTracer(m, chart_of(war_tables()), along_obstacle)
        self.ground = marked(m, **markers)

    def value(self, a: str, b: str) -> int:
        there, back = (self.tracer.look(self.ground, at(self.m, x), at(self.m, y)) for x, y in ((a, b), (b, a)))
        assert (there.value, there.touched) == (back.value, back.touched)
        assert sorted(there.reasons) == sorted(back.reasons)
        assert there.value == self.tracer.trace(self.ground, at(self.m, a), at(self.m, b))
        return there.value

    def post(self, a: str, b: str, level: int = 2) -> int:
        """From an observer post in hex a."""
        value = self.tracer.trace_from_level(self.ground, at(self.m, a), at(self.m, b), level)
        assert self.tracer.look(self.ground, at(self.m, a), at(self.m, b), level).value == value
        return value

    def why(self, a: str, b: str, level: int = OWN_LEVEL) -> list[tuple[str, str, str, str]]:
        """Reasons as (key, hex, kind, rule)."""
        found = self.tracer.explain(self.ground, at(self.m, a), at(self.m, b), level)
        return [(r.key, self.m.hex_name(r.hex), r.kind, r.rule) for r in found]

    def touched(self, a: str, b: str) -> set[str]:
        mask = self.tracer.touched(at(self.m, a), at(self.m, b))
        return {self.m.hex_name(h) for h in range(self.m.size) if mask >> h & 1}

"""Reads map files (TOML), alone or joined to larger ones. Not compiled.

A mistake is a BadFile with file, line, field and reason.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from sandtable.files.standing import changed_at
from sandtable.files.tomlfile import TomlFile, decode, name_reason, read_toml
from sandtable.files.tomlshapes import Provenance
from sandtable.games.barbarossa.data.card_shapes import Dashed
from sandtable.games.barbarossa.data.joined import BELOW, BESIDE, join, stack
from sandtable.games.barbarossa.data.packs import DATA, installed
from sandtable.games.barbarossa.rules import names
from sandtable.games.barbarossa.rules.ground import RAIL, ROAD, Ground
from sandtable.kernel.errors import BadFile
from sandtable.terrain.drawn.areas import PALETTES
from sandtable.terrain.ground_reader import GroundReader, Words
from sandtable.terrain.hexlist import BadHex, read_hex, side_between
from sandtable.terrain.lattice import NONE

MAPS: Final = DATA / "maps"
COLUMNS: Final = 13
ROWS: Final = 10
HIGHEST: Final = 3
CROSSED_BY: Final = {"bridge": "road", "railway-bridge": "rail"}
THROUGH_EXITS: Final = [names.FOREST_GLADE, names.LIGHT_GLADE, names.RAVINE]


class Head(Dashed):
    title: str
    land: str = "meadow"  # the tint of its ground; no rule looks at it
    columns: int = COLUMNS
    rows: int = ROWS


class River(Dashed):
    course: str


class Ways(Dashed):
    road: list[str] = []
    rail: list[str] = []


class GroundFile(Dashed):
    map: Head
    provenance: Provenance
    terrain: dict[str, Words] = {}
    levels: dict[str, Words] = {}
    river: River | None = None
    works: dict[str, Words] = {}
    ways: Ways | None = None
    exits: dict[str, str] = {}


def ground_files() -> dict[str, Path]:
    """By name; a map in a pack takes the place of the one so named."""
    folders = [MAPS, *(pack / "maps" for pack in installed())]
    return {path.stem: path for folder in folders for path in sorted(folder.glob("*.toml"))}


def ground_names() -> list[str]:
    return sorted(ground_files())


def load_ground(name: str) -> Ground:
    """A map, or maps joined: `two-bridges+the-halt` from left to right, `two-bridges,the-halt` from above. They never
    change, so all games share them."""
    files = ground_files()
    for part in parts_of(name):
        reason = name_reason("map", part, sorted(files))
        if reason:
            raise BadFile(name, "map", reason)
    rows = [[files[part] for part in row.split(BESIDE)] for row in name.split(BELOW)]
    return stacked(tuple(tuple((path, changed_at(path)) for path in row) for row in rows))


def parts_of(name: str) -> list[str]:
    """The maps that one is joined of."""
    return [part for row in name.split(BELOW) for part in row.split(BESIDE)]


@lru_cache(maxsize=32)
def stacked(rows: tuple[tuple[tuple[Path, int], ...], ...]) -> Ground:
    """Each map with when it was written: one in a pack may be changed."""
    last = beside(rows[-1])
    return stack(stacked(rows[:-1]), last) if len(rows) > 1 else last


@lru_cache(maxsize=32)
def beside(row: tuple[tuple[Path, int], ...]) -> Ground:
    last = read_ground(row[-1][0])
    return join(beside(row[:-1]), last) if len(row) > 1 else last


def read_ground(path: Path) -> Ground:
    return ground_from(read_toml(path), path.stem)


def parse_ground(data: dict[str, Any], name: str = "ground") -> Ground:
    """A map painted inline, of any size."""
    return ground_from(TomlFile(name, "", data), name)


def ground_from(file: TomlFile, name: str) -> Ground:
    return Reader(file, decode(file, GroundFile)).read(name)


class Reader(GroundReader):
    def __init__(self, file: TomlFile, data: GroundFile) -> None:
        self.file = file
        self.data = data

    def read(self, name: str) -> Ground:
        head = self.data.map
        if not 3 <= head.columns <= 26 or not 3 <= head.rows <= 99:
            raise self.file.bad("map", "columns are 3 to 26 and rows 3 to 99")
        self.g = self.board = Ground(name, head.columns, head.rows)
        self.g.title = head.title
        self.check_name("map.land", "land", head.land, list(PALETTES))
        self.g.ground = head.land
        self.terrain()
        self.river()
        self.read_levels(self.data.levels, HIGHEST)
        self.ways()
        self.works()
        self.exits()
        return self.g

    def terrain(self) -> None:
        for name, words in self.data.terrain.items():
            field = f"terrain.{name}"
            self.check_name(field, "terrain", name, names.TERRAIN_NAMES[1:])
            for h in self.hexes(field, words):
                if self.g.terrain[h] != names.PLAIN:
                    had = names.TERRAIN_NAMES[self.g.terrain[h]]
                    raise self.file.bad(field, f"{self.g.hex_name(h)} is already {had}")
                self.g.terrain[h] = names.TERRAIN_NAMES.index(name)

    def river(self) -> None:
        """Its hexes lie beside each other, downstream; a ford stays a ford."""
        if self.data.river is None:
            return
        field, course = "river.course", self.data.river.course
        list(self.steps(field, course))  # each next to the one before
        for place, h in enumerate(self.hexes(field, course)):
            if self.g.terrain[h] not in (names.PLAIN, names.FORD, names.RIVER):
                raise self.file.bad(field, f"{self.g.hex_name(h)} is {names.TERRAIN_NAMES[self.g.terrain[h]]}")
            if self.g.terrain[h] == names.PLAIN:
                self.g.terrain[h] = names.RIVER
            self.g.stream[h] = place
        self.g.courses = [self.hexes(field, course)]

    def ways(self) -> None:
        """A way may end on the rim, where it meets that of a map joined to this one."""
        ways = self.data.ways or Ways()
        kinds = [("road", ROAD, self.g.road, ways.road), ("rail", RAIL, self.g.rail, ways.rail)]
        for name, kind, masks, chains in kinds:
            for n, chain in enumerate(chains):
                field = f"ways.{name}[{n}]"
                for h, d in self.steps(field, chain):
                    masks[h] |= 1 << d if d != NONE else 0
                hexes = self.hexes(field, list(dict.fromkeys(chain.split())))
                for h in hexes[1:-1]:
                    if self.g.rim[h]:
                        raise self.file.bad(field, f"{self.g.hex_name(h)} lies on the rim; a way may only end there")
                self.g.ends[kind] += [hexes[0], hexes[-1]]

    def works(self) -> None:
        """A bridge lies on a river and carries its way."""
        for name, words in self.data.works.items():
            field = f"works.{name}"
            self.check_name(field, "bridge", name, list(CROSSED_BY))
            masks = self.g.road if CROSSED_BY[name] == "road" else self.g.rail
            for h in self.hexes(field, words):
                if self.g.terrain[h] != names.RIVER or not masks[h]:
                    raise self.file.bad(field, f"{self.g.hex_name(h)} is no river with a {CROSSED_BY[name]} across it")
                self.g.work[h] = names.WORK_NAMES.index(name)

    def exits(self) -> None:
        for name, words in self.data.exits.items():
            field = f"exits.{name}"
            h = self.hexes(field, name)[0]
            if self.g.terrain[h] not in THROUGH_EXITS:
                raise self.file.bad(field, f"{name} is neither glade nor ravine")
            for other in self.hexes(field, words):
                d = side_between(self.g, h, other)
                if d == NONE:
                    raise self.file.bad(field, f"{self.g.hex_name(other)} is not next to {name}")
                self.g.exits[h] |= 1 << d
        for h in range(self.g.size):
            if self.g.terrain[h] in THROUGH_EXITS:
                self.check_exits(h)

    def check_exits(self, h: int) -> None:
        """At least two, and each that leads into another glade or ravine leads back."""
        name = self.g.hex_name(h)
        found = [d for d in range(6) if self.g.exits[h] >> d & 1]
        if len(found) < 2:
            raise self.file.bad("exits", f"{name} needs two exits or more")
        for d in found:
            other = self.g.beside(h, d)
            if self.g.terrain[other] in THROUGH_EXITS and not self.g.exits[other] >> (d + 3) % 6 & 1:
                raise self.file.bad("exits", f"{self.g.hex_name(other)} has no exit to {name}")


def hex_on(ground: Ground, word: str) -> int:
    """A hex by its name: `C5`, or on joined maps also `the-halt:C5`, as its own map names it; else BadHex."""
    part, colon, name = word.rpartition(":")
    if not colon:
        return read_hex(ground, word)
    own = load_ground(part)
    h, (cols, rows) = read_hex(own, name, word), place_in(ground, part, word)
    return (h // own.rows + cols) * ground.rows + h % own.rows + rows


def hexes_on(ground: Ground, words: Words) -> list[int]:
    """Several of them; `C3-C7` runs down a column. None is named twice."""
    found: list[int] = []
    for word in (words if isinstance(words, str) else " ".join(words)).split():
        first, dash, last = word.partition("-") if ":" not in word else split_range(word)
        a = hex_on(ground, first)
        b = hex_on(ground, last) if dash else a
        if a // ground.rows != b // ground.rows or b < a:
            raise BadHex(word, f"{word}: a range runs down one column")
        if set(found) & set(range(a, b + 1)):
            raise BadHex(word, f"{word} is named twice")
        found += range(a, b + 1)
    return found


def split_range(word: str) -> tuple[str, str, str]:
    """`the-halt:C3-C7`: both ends are on that map; its name may have dashes too."""
    part, _, names_ = word.rpartition(":")
    first, dash, last = names_.partition("-")
    return f"{part}:{first}", dash, f"{part}:{last}"


def columns_on(ground: Ground, words: str) -> list[int]:
    """Hexes within the rim of columns: `B-D`, or `the-halt:B-D`."""
    part, colon, names_ = words.rpartition(":")
    shift, top = place_in(ground, part, words) if colon else (0, 0)
    depth = load_ground(part).rows if colon else ground.rows
    first, _, last = names_.partition("-")
    a, b = (ord(letter) - ord("A") + shift if len(letter) == 1 else NONE for letter in (first, last or first))
    if not 0 <= a <= b < ground.cols:
        raise BadHex(words, f"{words}: columns are written B-D, from left to right")
    hexes = [col * ground.rows + row for col in range(a, b + 1) for row in range(top, top + depth)]
    return [h for h in hexes if not ground.rim[h]]


def place_in(ground: Ground, part: str, word: str) -> tuple[int, int]:
    """Columns and rows before one of the joined maps."""
    if part not in parts_of(ground.name):
        raise BadHex(word, f"{word}: {part} is not one of the maps {', '.join(parts_of(ground.name))}")
    rows = [row.split(BESIDE) for row in ground.name.split(BELOW)]
    n = next(n for n, row in enumerate(rows) if part in row)
    before = rows[n][: rows[n].index(part)]
    return sum(load_ground(other).cols - 1 for other in before), sum(load_ground(row[0]).rows - 1 for row in rows[:n])

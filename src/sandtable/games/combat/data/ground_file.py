"""Reads map files (TOML); the format is described in docs/combat-maps.md. Not compiled.

A mistake is a BadFile with file, line, field and reason.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

from sandtable.files.tomlfile import TomlFile, decode, read_toml
from sandtable.files.tomlshapes import Provenance
from sandtable.games.combat.data.drawing import shapes as draw_shapes
from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.hexes import COLUMNS, ROWS
from sandtable.games.combat.rules.sight.ground import NO_BUILDING, Ground
from sandtable.terrain import lattice
from sandtable.terrain.board import Feature
from sandtable.terrain.drawn.areas import PALETTES
from sandtable.terrain.drawn.outline import joined_sides
from sandtable.terrain.ground_reader import GroundReader, Words
from sandtable.terrain.lattice import NONE
from sandtable.terrain.segments import SLABS

HIGHEST: Final = 5  # 12.1a
COURSES: Final = [names.STREAM, names.DEPRESSION, names.WALL, names.HEDGE]  # terrain drawn as a line from hex to hex
DRAWN: Final = [names.TREES, names.LOGS]
PAINTED: Final = names.TERRAIN_NAMES[: names.TERRAIN_NAMES.index("foxhole")]  # the rest are markers
WAYS: Final = ["road", "track"]
DECOR: Final = ["garden", "yard", "ford", "bridge", "well", "graves", "monument", "cart", "hay", "camp", "sails"]
ROOFS: Final = ["house", "barn", "church", "hall", "hut"]


class Head(msgspec.Struct, forbid_unknown_fields=True):
    title: str
    columns: int = COLUMNS
    rows: int = ROWS
    ground: str = "meadow"
    note: str = ""


class Building(msgspec.Struct, forbid_unknown_fields=True):
    hexes: Words
    kind: str = "house"


class Shape(msgspec.Struct, forbid_unknown_fields=True):
    """A tree or log drawn by hand; the first for a hex replaces ours."""

    kind: str
    hex: str
    points: list[tuple[int, int]]


class GroundFile(msgspec.Struct, forbid_unknown_fields=True):
    map: Head
    provenance: Provenance | None = None
    terrain: dict[str, Words] = {}
    levels: dict[str, Words] = {}
    courses: dict[str, Words] = {}
    ways: dict[str, Words] = {}
    decor: dict[str, Words] = {}
    building: list[Building] = []
    shape: list[Shape] = []


def read_ground(path: Path) -> Ground:
    """A map from its file."""
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
        if not 1 <= head.columns <= 99 or not 1 <= head.rows <= 99:
            raise self.file.bad("map", "columns and rows are 1 to 99")
        self.g = self.board = Ground(name, head.columns, head.rows)
        self.g.title, self.g.ground = head.title, head.ground
        self.check_name("map.ground", "ground", head.ground, list(PALETTES))
        self.decor()
        self.terrain()
        self.buildings()
        self.courses()
        self.read_levels(self.data.levels, HIGHEST)
        self.ways()
        self.shapes()
        return self.g

    def paint(self, field: str, h: int, terrain: int) -> None:
        """One terrain in a hex."""
        had = self.g.terrain[h]
        if had not in (names.OPEN, terrain):
            raise self.file.bad(field, f"{self.g.hex_name(h)} is already {names.TERRAIN_NAMES[had]}")
        self.g.terrain[h] = terrain

    def terrain(self) -> None:
        for name, words in self.data.terrain.items():
            field = f"terrain.{name}"
            self.check_name(field, "terrain", name, PAINTED[1:])
            for h in self.hexes(field, words):
                self.paint(field, h, names.TERRAIN_NAMES.index(name))
                if name == "building":
                    self.g.building[h] = h

    def buildings(self) -> None:
        """Hexes of one building share the number of its first hex."""
        for n, entry in enumerate(self.data.building):
            field = f"building[{n}].hexes"
            self.check_name(f"building[{n}].kind", "kind of building", entry.kind, ROOFS)
            hexes = self.hexes(field, entry.hexes)
            for h in hexes:
                if self.g.building[h] not in (NO_BUILDING, h):
                    raise self.file.bad(field, f"{self.g.hex_name(h)} is already part of another building")
                self.paint(field, h, names.BUILDING)
                self.g.building[h] = hexes[0]
            self.g.decor.setdefault(entry.kind, []).extend(hexes)

    def courses(self) -> None:
        """A stream only passes through a hex with a ford or bridge. Hexes only painted run on into all their kind."""
        crossings = self.g.decor.get("ford", []) + self.g.decor.get("bridge", [])
        for name, paths in self.data.courses.items():
            field = f"courses.{name}"
            self.check_name(field, "course", name, [names.TERRAIN_NAMES[terrain] for terrain in COURSES])
            for h, side in self.steps(field, paths):
                if h not in crossings:
                    self.paint(field, h, names.TERRAIN_NAMES.index(name))
                self.g.course[h] |= 1 << side if side != NONE else 0
        for terrain in COURSES:
            if terrain == names.DEPRESSION:
                continue  # only painted, it is a hollow
            member = [other == terrain for other in self.g.terrain]
            for h in range(self.g.size):
                if member[h] and not self.g.course[h]:
                    self.g.course[h] = joined_sides(self.g.neighbours, h, member, False)

    def ways(self) -> None:
        for name, paths in self.data.ways.items():
            field = f"ways.{name}"
            self.check_name(field, "way", name, WAYS)
            masks = self.g.road if name == WAYS[0] else self.g.track
            for h, side in self.steps(field, paths):
                masks[h] |= 1 << side if side != NONE else 0

    def decor(self) -> None:
        for name, words in self.data.decor.items():
            field = f"decor.{name}"
            self.check_name(field, "decoration", name, DECOR)
            self.g.decor[name] = self.hexes(field, words)

    def shapes(self) -> None:
        """The drawn trees and logs: those of the file, and ours in all other painted hexes."""
        by_hand: set[int] = set()
        for n, shape in enumerate(self.data.shape):
            h = self.shape(n, shape)
            by_hand.add(h)
        for h in range(self.g.size):
            if self.g.terrain[h] in DRAWN and h not in by_hand:
                draw = draw_shapes.trees if self.g.terrain[h] == names.TREES else draw_shapes.logs
                for points in draw(self.g.rows, h):
                    self.add(h, points)

    def shape(self, n: int, shape: Shape) -> int:
        field = f"shape[{n}]"
        self.check_name(
            f"{field}.kind", "drawn terrain", shape.kind, [names.TERRAIN_NAMES[terrain] for terrain in DRAWN]
        )
        h = self.hexes(f"{field}.hex", shape.hex)[0] if shape.hex.strip() else NONE
        if h == NONE or self.g.terrain[h] != names.TERRAIN_NAMES.index(shape.kind):
            raise self.file.bad(f"{field}.hex", f"{shape.hex!r} is not painted as {shape.kind}")
        if len(shape.points) < 3:
            raise self.file.bad(f"{field}.points", "a shape needs three points or more")
        for point in shape.points:
            if not inside(point):
                raise self.file.bad(f"{field}.points", f"{list(point)} is not inside the hex")
        x, y = lattice.centre(self.g.rows, h)
        self.add(h, [(x + dx, y + dy) for dx, dy in shape.points])
        return h

    def add(self, h: int, points: list[tuple[int, int]]) -> None:
        kind = names.TERRAIN_NAMES[self.g.terrain[h]]
        self.g.features.append(Feature(kind, [h], self.g.level[h], points, True))


def inside(point: tuple[int, int]) -> bool:
    """Strictly inside the hex, seen from its centre dot."""
    return all(abs(fx * point[0] + fy * point[1]) < bound * lattice.SCALE for fx, fy, bound in SLABS)

"""The case file of Barbarossa: a position in words, orders, plays, and what must hold after them (docs/cases.md).

Not compiled: msgspec reads the annotations.
"""

from __future__ import annotations

import re
from typing import Any

from sandtable.cases import case as cases
from sandtable.cases.painting import painted
from sandtable.files.tomlshapes import Part
from sandtable.games.barbarossa.cases.position import MARKS, NUMBERS, PLACES, WITHDRAWN, Position, build_position
from sandtable.games.barbarossa.rules.names import ORDER_NAMES, SIDE_LETTERS, SIDE_NAMES, TERRAIN_NAMES
from sandtable.kernel.errors import BadFile
from sandtable.kernel.game import Game

TAG_WORD = re.compile(r"[a-z][a-z0-9-]*|[GS][0-9]+")
FLAG_WORD = re.compile(r"[GS][0-9]+")
HEX_WORD = re.compile(r"[A-Z]+[0-9]+")
UNIT_EXAMPLE = '"S01 F5 facing 2 size 3 suppressed"'
CARRIED = {"carried-by": ("aboard", False), "towed-by": ("aboard", True), "on-plane": ("on_plane", False)}

OTHERWISE = {"cargo": "cargo_ap", "radius": "range"}  # numbers that the state calls so

MAP_HEAD = ["columns", "rows"]
PAINT: dict[str, tuple[str, str]] = {
    **{name: ("terrain", name) for name in TERRAIN_NAMES[1:]},
    **{f"level-{n}": ("levels", str(n)) for n in range(1, 4)},
    "course": ("river", "course"),
    "road": ("ways", "road"),
    "rail": ("ways", "rail"),
    "bridge": ("works", "bridge"),
    "railway-bridge": ("works", "railway-bridge"),
}
ELSEWHERE = ["map", "map_data", "cards", "units", "minefields", "dice"]
TABLE_KEYS = [name for name in Position.__struct_fields__ if name not in ELSEWHERE]


class Look(Part):
    """What can be looked at after any of the nine steps and any hex-step; a Step has the same keys."""

    units: dict[str, str] = {}  # place, then words that are all true of it
    stats: dict[str, str] = {}
    hexes: dict[str, str] = {}
    written: dict[str, str] = {}  # orders
    points: dict[str, int] = {}
    mines: dict[str, str] = {}  # by seat: all that it knows of
    views: dict[str, dict[str, str]] = {}  # seat to unit to what it sees of it
    sight: dict[str, str] = {}
    fire: dict[str, str] = {}
    zone: dict[str, str] = {}
    ways: dict[str, str] = {}


class Step(cases.Step):
    """Orders of both sides, plays, then what must hold."""

    orders: dict[str, str] = {}  # unit to its order in short form; both sides commit then
    commit: bool = True
    of: str = ""  # whose choices are looked at
    turn: int | None = None
    phase: str = ""
    at: str = ""  # step of Execution, and hex-step: "8.1"
    after: dict[str, Look] = {}  # what held after a step, or hex-step, of these plays
    units: dict[str, str] = {}  # place, then words that are all true of it
    stats: dict[str, str] = {}
    hexes: dict[str, str] = {}
    written: dict[str, str] = {}  # orders
    points: dict[str, int] = {}
    mines: dict[str, str] = {}  # by seat: all that it knows of
    views: dict[str, dict[str, str]] = {}  # seat to unit to what it sees of it
    sight: dict[str, str] = {}
    fire: dict[str, str] = {}
    zone: dict[str, str] = {}
    ways: dict[str, str] = {}

    @property
    def plays(self) -> list[str]:
        written = [f"{unit}: {words}" for unit, words in self.orders.items()]
        return [*written, *(["commit all"] if self.orders and self.commit else []), *super().plays]


class Define(Part):
    card: list[dict[str, Any]] = []


class CaseFile(cases.Head, kw_only=True):
    step: list[Step]
    define: Define | None = None
    map: dict[str, Any] = {}
    table: dict[str, Any] = {}
    german: dict[str, str] = {}
    soviet: dict[str, str] = {}
    dice: dict[str, str] = {}


class Case(cases.Case):
    """With the tags of its units, in the order of the engine's."""

    def __init__(self, source: str, text: str, file: CaseFile) -> None:
        super().__init__(source, text, file, file.step)
        self.file = file
        self.units: list[tuple[str, str]] = []  # (side, own tag)
        self.flags: dict[str, str] = {}  # own tag to the engine's name

    def build(self) -> Game:
        return build_position(self.position, self.source)

    def in_own_terms(self, error: BadFile) -> BadFile:
        field = error.field
        unit = re.match(r"units\[(\d+)\]", field)
        if unit:
            side, tag = self.units[int(unit[1])]
            return self.fail(side, tag, error.reason)
        if field.startswith("cards"):
            return self.fail("define.card", "", error.reason)
        if field.startswith("card["):
            return self.fail(f"define.{field}", "", error.reason)
        if field.startswith("map_data."):
            place = tuple(re.sub(r"\[\d+\]", "", field.removeprefix("map_data.")).split("."))[:2]
            key = [key for key, where in PAINT.items() if where == place]
            return self.fail("map", key[0] if key else place[-1], error.reason)
        if field.startswith("dice."):
            return self.fail("dice", field.removeprefix("dice."), error.reason)
        return self.fail("table", re.split(r"[.\[]", field)[0].replace("minefields", "mines"), error.reason)


def parse_case(text: str, source: str) -> Case:
    case = Case(source, text, cases.read_file(text, source, CaseFile))
    case.check_names(["seat", "asks", "winner", "of"], SIDE_NAMES, "seat")
    make_position(case)
    return case


def make_position(case: Case) -> None:
    file = case.file
    position = read_map(case, file.map)
    for key, value in file.table.items():
        if key == "mines":
            position["minefields"] = [read_mines(case, words) for words in value]
        elif key in TABLE_KEYS:
            position[key] = value
        else:
            raise case.fail("table", key, f"unknown key; known are {', '.join([*TABLE_KEYS, 'mines'])}")
    position["units"] = [read_unit(case, side, *unit) for side in SIDE_NAMES for unit in units_of(file, side)]
    position["dice"] = {exchanged(case, label): words for label, words in file.dice.items()}
    if file.define is not None:
        position["cards"] = file.define.card
    case.position = position


def units_of(file: CaseFile, side: str) -> list[tuple[str, str]]:
    return list(getattr(file, side).items())


def exchanged(case: Case, label: str) -> str:
    """A label of dice with the engine's names of units: `counterassault us them/0`."""
    words = [word.partition("/") for word in label.split()]
    return " ".join(case.flags.get(word, word) + slash + rest for word, slash, rest in words)


def read_map(case: Case, paint: dict[str, Any]) -> dict[str, Any]:
    """One of the maps by its name, or one painted here with short keys."""
    data, left = painted(paint, MAP_HEAD, PAINT)
    if "exits" in left:
        data["exits"] = left.pop("exits")
    for key in left:
        if key != "name":
            known = ["name", "exits", *MAP_HEAD, *PAINT]
            raise case.fail("map", key, f"unknown key; known are {', '.join(known)}")
    if "name" in left and data:
        raise case.fail("map", "name", "one of the maps cannot be painted as well")
    for key in ("road", "rail"):
        found = data.get("ways", {}).get(key)
        if isinstance(found, str):
            data["ways"][key] = [found]
    return {"map_data": data, **({"map": left["name"]} if left else {})}


def read_mines(case: Case, words: str) -> dict[str, Any]:
    """`"F5 german anti-vehicle known by us"`"""
    found = words.split()
    if len(found) < 3:
        raise case.fail("table", "mines", 'write hex, side and kind, such as "F5 german anti-vehicle"')
    entry: dict[str, Any] = {"hex": found[0], "side": found[1], "kind": found[2], "known": "known" in found[3:]}
    if "by" in found[3:-1]:
        entry["by"] = found[found.index("by") + 1]
    return entry


def read_unit(case: Case, side: str, tag: str, value: str) -> dict[str, Any]:
    words = value.split()
    if len(words) < 2:
        raise case.fail(side, tag, f"write a card and a place, such as {UNIT_EXAMPLE}")
    if not TAG_WORD.fullmatch(tag) or tag in ORDER_NAMES:
        raise case.fail(side, tag, f"{tag!r} is no tag: write small letters, digits and dashes, and no order")
    letter = SIDE_LETTERS[SIDE_NAMES.index(side)]
    if tag in case.flags or (FLAG_WORD.fullmatch(tag) and tag[0] != letter):
        raise case.fail(side, tag, f"{tag!r} is given twice, or of the other side")
    case.units.append((side, tag))
    entry: dict[str, Any] = {"tag": tag, "card": words[0], "side": side, "place": "", "numbers": {}, "marks": []}
    entry["flag"] = int(tag[1:]) if FLAG_WORD.fullmatch(tag) else next_flag(case, letter)
    case.flags[tag] = f"{letter}{entry['flag']}"
    read_words(case, side, tag, words[1:], entry)
    return entry


def next_flag(case: Case, letter: str) -> int:
    taken = [int(name[1:]) for name in case.flags.values() if name[0] == letter]
    return max([0, *taken]) + 1


def read_words(case: Case, side: str, tag: str, words: list[str], entry: dict[str, Any]) -> None:
    while words:
        word = words.pop(0)
        value = words[0] if words else ""
        if HEX_WORD.fullmatch(word) or word in PLACES:
            entry["place"] = word
        elif word in MARKS or word == WITHDRAWN:
            entry["marks"].append(word)
        elif word in CARRIED and value:
            key, towed = CARRIED[word]
            entry[key], entry["towed"] = words.pop(0), towed
        elif word in ("work", "last", "mission") and value in ORDER_NAMES:
            entry[word] = words.pop(0)
        elif word in ("target", "seen") and value:
            entry[word] = words.pop(0)
        elif word == "facing" and value in tuple("123456"):
            entry["facing"] = int(words.pop(0))
        elif word == "cars" and re.fullmatch(r"\d+(/\d+){3}", value):
            entry["cars"] = [int(number) for number in words.pop(0).split("/")]
        elif OTHERWISE.get(word, word) in NUMBERS and value.isdigit():
            entry["numbers"][OTHERWISE.get(word, word)] = int(words.pop(0))
        else:
            raise case.fail(side, tag, f"{word!r} says nothing about a unit")

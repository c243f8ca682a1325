"""The case file of Combat!: a position in words, plays, and what must hold after them (docs/cases.md).

Not compiled: msgspec reads the annotations.
"""

from __future__ import annotations

import re
from typing import Any

from sandtable.cases import case as cases
from sandtable.cases.painting import painted
from sandtable.games.combat.cases.position import SIDES, Position, build_position
from sandtable.games.combat.data.ground_file import PAINTED
from sandtable.games.combat.rules.names import MORALE_NAMES, ORDER_NAMES, TEAM_NAMES
from sandtable.games.combat.rules.notation import AMMO_NAMES, WOUND_KIND_NAMES
from sandtable.kernel.errors import BadFile
from sandtable.kernel.game import Game

TAG_WORD = re.compile(r"[a-z][a-z0-9-]*")
HEX_WORD = re.compile(r"\d\d\.\d\d")
DIRECTIONS_WORD = re.compile(r"[1-6](?:/[1-6])?")
SEEN_WORDS = {"known": True, "spotted": True, "unknown": False, "hidden": False}
ALERT_WORDS = {"alert": True, "waiting": False}
FLAG_WORDS = ["live", "surprised"]
TAKING_WORDS = {
    "aim": "aim", "team": "team", "guarded-by": "guard", "serves": "operator", "with": "patient", "flares": "flares",
}  # fmt: skip

MAP_KEYS = {"name": "map", "summer": "summer"}  # and what the position calls them
MAP_HEAD = ["columns", "rows", "ground"]
PAINT: dict[str, tuple[str, str]] = {
    **{name: ("terrain", name) for name in PAINTED[1:]},
    **{f"level-{n}": ("levels", str(n)) for n in range(1, 6)},
}
# keys of [friendly] and [enemy], and what the position calls them
SIDE_KEYS = {
    "friendly": {
        "morale": "friendly_morale", "hand": "hand", "aside": "aside", "deck": "deck", "discards": "discards",
        "played": "played",
    },
    "enemy": {"morale": "enemy_morale", "prepared": "prepared", "deck": "enemy_deck", "display": "display"},
}  # fmt: skip
ELSEWHERE = ["men", "map", "map_data", "summer", *[name for keys in SIDE_KEYS.values() for name in keys.values()]]
TABLE_KEYS = [name for name in Position.__struct_fields__ if name not in ELSEWHERE]


class Step(cases.Step):
    """Plays, then what must hold."""

    men: dict[str, str] = {}  # place, then words that are all true of him
    stats: dict[str, str] = {}
    shots: dict[str, int | str] = {}  # "taylor jung" to the number needed
    spots: dict[str, int | str] = {}
    turn: int | None = None
    impulse: int | None = None
    at: str = ""
    track: list[str] | None = None
    initiative: dict[str, int] = {}
    hand: int | list[str] | None = None
    aside: int | list[str] | None = None
    display: dict[str, str] = {}
    points: int | None = None
    night: int | None = None
    results: dict[str, str] = {}  # points to what they are worth
    terrain: dict[str, str] = {}
    smoke: dict[str, str] = {}
    melees: str | None = None
    grenades: str | None = None  # hexes with live grenades
    sight: dict[str, str] = {}
    line: dict[str, str] = {}
    distance: dict[str, int] = {}


class CaseFile(cases.Head, kw_only=True):
    step: list[Step]
    map: dict[str, Any] = {}
    table: dict[str, Any] = {}
    friendly: dict[str, Any] = {}
    enemy: dict[str, Any] = {}


class Case(cases.Case):
    """With the tags of its men, in the order of the engine's."""

    def __init__(self, source: str, text: str, file: CaseFile) -> None:
        super().__init__(source, text, file, file.step)
        self.file = file
        self.men: list[tuple[str, str]] = []  # (side, own tag)

    def build(self) -> Game:
        return build_position(self.position, self.source)

    def in_own_terms(self, error: BadFile) -> BadFile:
        """With the field and line of the case file."""
        field = error.field
        man = re.match(r"men\[(\d+)\]", field)
        if man:
            side, tag = self.men[int(man[1])]
            return self.fail(f"{side}.men", tag, error.reason)
        table, key = case_field(field)
        return self.fail(table, key, error.reason)


def parse_case(text: str, source: str) -> Case:
    case = Case(source, text, cases.read_file(text, source, CaseFile))
    case.check_names(["seat", "asks", "winner"], ["friendly"], "seat")
    make_position(case)
    return case


def make_position(case: Case) -> None:
    file = case.file
    position = read_map(case, file.map)
    for key, value in file.table.items():
        if key not in TABLE_KEYS:
            raise case.fail("table", key, f"unknown key; known are {', '.join(TABLE_KEYS)}")
        position[key] = value
    men: list[dict[str, Any]] = []
    for side in SIDES:
        known = SIDE_KEYS[side]
        for key, value in getattr(file, side).items():
            if key == "men":
                men += read_men(case, side, value)
            elif key in known:
                position[known[key]] = value
            else:
                raise case.fail(side, key, f"unknown key; known are {', '.join([*known, 'men'])}")
    position["men"] = men
    case.position = position


def read_map(case: Case, paint: dict[str, Any]) -> dict[str, Any]:
    """One of the maps by its name, or one painted here with short keys."""
    data, left = painted(paint, MAP_HEAD, PAINT)
    for key in left:
        if key not in MAP_KEYS:
            known = [*MAP_KEYS, *MAP_HEAD, *PAINT, "shapes"]
            raise case.fail("map", key, f"unknown key; known are {', '.join(known)}")
    if "name" in left and data:
        raise case.fail("map", "name", "one of the maps cannot be painted as well")
    if "map" in data:
        data["map"] = {"title": "Painted", **data["map"]}
    return {"map_data": data, **{MAP_KEYS[key]: value for key, value in left.items()}}


# --- men ---


def read_men(case: Case, side: str, value: object) -> list[dict[str, Any]]:
    if not isinstance(value, dict):
        raise case.fail(side, "men", f'write [{side}.men] with lines such as a = "taylor 05.05 hide"')
    return [read_man(case, side, tag, words) for tag, words in value.items()]


def read_man(case: Case, side: str, tag: str, value: object) -> dict[str, Any]:
    """`a = "taylor 05.05 run-and-gun bold light spotted"`."""
    table = f"{side}.men"
    words = value.split() if isinstance(value, str) else []
    if len(words) < 2 or not HEX_WORD.fullmatch(words[1]):
        raise case.fail(table, tag, 'write a man and his hex, such as "taylor 05.05 hide spotted"')
    if not TAG_WORD.fullmatch(tag) or tag in ORDER_NAMES or tag in TEAM_NAMES:
        raise case.fail(table, tag, f"{tag!r} is no tag: write small letters, digits and dashes, and no Order or Team")
    if tag in [own for _, own in case.men]:
        raise case.fail(table, tag, f"the tag {tag!r} is given twice")
    case.men.append((side, tag))
    entry: dict[str, Any] = {"man": words[0], "hex": words[1], "tag": tag}
    read_words(case, table, tag, words[2:], entry)
    return entry


def read_words(case: Case, table: str, tag: str, words: list[str], entry: dict[str, Any]) -> None:
    while words:
        word = words.pop(0)
        if word in ORDER_NAMES:
            entry["order"] = word
            if words and DIRECTIONS_WORD.fullmatch(words[0]):
                entry["directions"] = words.pop(0)
        elif word in MORALE_NAMES:
            entry["morale"] = word
        elif word in SEEN_WORDS:
            entry["seen"] = SEEN_WORDS[word]
        elif word in ALERT_WORDS:
            entry["alert"] = ALERT_WORDS[word]
        elif word in WOUND_KIND_NAMES:
            entry.setdefault("wounds", []).append(word)
        elif word in AMMO_NAMES:
            entry["ammo"] = word
        elif word in FLAG_WORDS:
            entry[word] = True
        elif word in TAKING_WORDS and words:
            entry[TAKING_WORDS[word]] = int(words[0]) if words[0].isdigit() else words[0]
            words.pop(0)
        else:
            raise case.fail(table, tag, f"{word!r} says nothing about a man")


# --- mistakes found while the position was built ---


def case_field(field: str) -> tuple[str, str]:
    """Table and key of the case file for a field of the position."""
    if field.startswith("map_data."):
        place = tuple(re.sub(r"\[\d+\]", "", field.removeprefix("map_data.")).split("."))[:2]
        painted = [key for key, where in PAINT.items() if where == place]
        return "map", painted[0] if painted else {"shape": "shapes"}.get(place[0], place[-1])
    name = re.split(r"[.\[]", field)[0]
    for side, keys in SIDE_KEYS.items():
        for key, meant in keys.items():
            if meant == name:
                return side, key
    if name in ("map", "summer"):
        return "map", "name" if name == "map" else name
    return "table", name

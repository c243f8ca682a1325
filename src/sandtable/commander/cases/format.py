"""The case file: a position, plays, and what must hold after them. docs/cases.md explains each field.

Not compiled: msgspec reads the annotations.
"""

from __future__ import annotations

import re
from typing import Any

from sandtable.cases import case as cases
from sandtable.commander.cases.maps import read_case_map, short_field
from sandtable.commander.cases.position import SideTable, Table, build_position
from sandtable.commander.packs.scenario import SIDES
from sandtable.commander.packs.title import CommanderTitle
from sandtable.kernel.errors import BadFile
from sandtable.kernel.game import Game

STATUSES = ["broken", "suppressed", "veteran"]
ACTIVATED = "activated"
PILES = ["draw", "discards", "seen", "weapons_lost", "secret_chits"]
ROLL_POLICIES = ["keep", "ask"]
HEX_WORD = re.compile(r"[A-Z]\d+")
TAG_WORD = re.compile(r"[a-z][a-z0-9.-]*")


class Step(cases.Step):
    """Plays, then what must hold."""

    units: dict[str, str] = {}
    weapons: dict[str, str] = {}
    stats: dict[str, str] = {}
    attack_fp: int | None = None
    attack_total: int | list[int] | None = None
    defence_total: int | list[int] | None = None
    targeting: str = ""
    active: str = ""
    vp: int | None = None  # positive on the Axis half of the track
    time: int | None = None
    initiative: str = ""
    control: dict[str, str] = {}
    objectives: dict[str, int] = {}  # what each is worth
    casualties: dict[str, int | str] = {}  # how many, or which by their spaces
    surrender: dict[str, int] = {}
    hand: dict[str, int | list[str]] = {}
    radio: dict[str, str] = {}
    smoke: dict[str, int] = {}
    blaze: dict[str, bool] = {}
    forts: dict[str, str] = {}
    sight: dict[str, int | str] = {}
    line: dict[str, str] = {}
    distance: dict[str, int] = {}
    # everything else that a position has (cases/look.py)
    draw: dict[str, int | list[str]] = {}  # the next cards, or how many lie there
    discards: dict[str, int | list[str]] = {}  # bottom first
    seen: dict[str, list[str]] = {}
    weapons_lost: dict[str, str] = {}
    time_track: dict[str, str] = {}  # by space
    mix: dict[str, int] = {}  # counters left
    open_chits: list[str] | None = None
    secret_chits: dict[str, list[str]] = {}
    chit_pool: int | list[str] | None = None
    cup: int | list[int] | None = None
    activated: str | None = None  # all that are
    marks: dict[str, str] = {}  # all on a unit, wherever it is
    in_hex: dict[str, str] = {}
    sole: dict[str, str] = {}  # who was alone in a hex last
    recovered: str | None = None  # sides that Recover or Rout has activated this Turn
    orders_given: int | None = None
    turn: int | None = None
    sudden_death: int | None = None
    own: dict[str, Any] = {}  # as in `[table.own]`


class CaseFile(cases.Head, kw_only=True):
    step: list[Step]
    initiative: str = "keep"  # how the Initiative question after every roll is answered
    map: dict[str, Any] = {}
    table: dict[str, Any] = {}
    axis: dict[str, Any] = {}
    allies: dict[str, Any] = {}
    define: dict[str, list[dict[str, Any]]] = {}  # counters and cards of this case alone


class Case(cases.Case):
    """With the tags of its own pieces."""

    def __init__(self, title: CommanderTitle, source: str, text: str, file: CaseFile) -> None:
        super().__init__(source, text, file, file.step)
        self.title_played = title
        self.file = file
        self.units: list[tuple[str, str]] = []  # (side, own tag) in the order of the engine's units
        self.weapons: list[str] = []
        self.lost_units: list[str] = []  # tags of the casualties, those of the Axis first; "" without one
        self.lost_weapons: list[str] = []
        self.activated: list[int] = []

    def unit_tags(self) -> list[str]:
        """In the order of the engine's units."""
        return [tag for _, tag in self.units] + self.lost_units

    def weapon_tags(self) -> list[str]:
        return self.weapons + self.lost_weapons

    def all_tags(self) -> list[str]:
        return self.unit_tags() + self.weapon_tags()

    def build(self) -> Game:
        return build_position(self.title_played, self.position, self.source)

    def in_own_terms(self, error: BadFile) -> BadFile:
        """An error found while the position was built, with the field and line of the case file."""
        field = re.sub(r"^table\.(?=axis|allies)", "", error.field)
        unit = re.match(r"(axis|allies)\.units\[(\d+)\]", field)
        if unit:
            tags = [tag for side, tag in self.units if side == unit[1]]
            return self.fail(f"{unit[1]}.units", tags[int(unit[2])], error.reason)
        if field.startswith("define."):
            return self.fail("", field, error.reason)
        if field.startswith("map."):
            return self.fail("map", short_field(field.removeprefix("map.")), error.reason)
        unknown = re.search(r"unknown field `(.+)`", error.reason)
        if unknown:
            return self.fail(field if field in SIDES else "table", unknown[1], "unknown field")
        table, key = case_field(re.sub(r"\[\d+\]", "", field).split("."))
        return self.fail(table, key, error.reason)


def parse_case(title: CommanderTitle, text: str, source: str) -> Case:
    case = Case(title, source, text, cases.read_file(text, source, CaseFile))
    check_case(case)
    make_position(case)
    return case


def check_case(case: Case) -> None:
    policy = case.file.initiative
    if policy not in ROLL_POLICIES:
        raise case.fail("", "initiative", f"{policy!r} is none of {', '.join(ROLL_POLICIES)}")
    case.check_names(["seat", "asks", "active", "initiative", "winner"], SIDES, "side")
    case.check_names(["casualties", "surrender", "hand", "radio", *PILES], SIDES, "side")


# --- the position ---


def make_position(case: Case) -> None:
    file = case.file
    position = read_case_map(case.source, case.text, file.map)
    table: dict[str, Any] = {}
    for key, value in file.table.items():
        if key == "forts":
            continue
        (table if key in Table.__struct_fields__ else position)[key] = value
    for side in SIDES:
        position[side], table[side] = read_side(case, side)
    if "forts" in file.table:
        position["axis"]["forts"] = [*position["axis"].get("forts", []), *read_forts(case, file.table["forts"])]
    table["activated"] = case.activated
    table["tags"] = {tag: u for u, tag in enumerate(case.unit_tags()) if tag}
    position["table"] = table
    if file.define:
        position["define"] = file.define
    position["name"] = "case"
    case.position = position


def read_forts(case: Case, value: object) -> list[dict[str, str]]:
    """`wire = "K8 K9"`: Fortifications belong to nobody, so they stand apart from the sides."""
    if not isinstance(value, dict) or not all(isinstance(hexes, str) for hexes in value.values()):
        raise case.fail("table", "forts", 'write kinds with their hexes, such as wire = "K8 K9"')
    return [{"fort": kind, "hex": hexes} for kind, hexes in value.items()]


def read_side(case: Case, side: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """One side's part of the scenario and of the table."""
    entry: dict[str, Any] = {}
    table: dict[str, Any] = {}
    for key, value in getattr(case.file, side).items():
        if key == "units":
            entry["units"] = read_units(case, side, value)
        elif key == "radio":
            read_radios(case, side, value, entry, table)
        elif key in ("casualties", "weapons_lost"):
            tags = case.lost_units if key == "casualties" else case.lost_weapons
            table[key] = [read_lost(case, side, key, words, tags) for words in listed(case, side, key, value)]
        else:
            (table if key in SideTable.__struct_fields__ else entry)[key] = value
    return entry, table


def read_radios(case: Case, side: str, value: object, entry: dict[str, Any], table: dict[str, Any]) -> None:
    """`"radio-105mm"`, one that is broken, one on the Time Track; or a list of one in play and others on the Track."""
    waiting: dict[str, int] = {}
    for radio in [value] if isinstance(value, str) else listed(case, side, "radio", value):
        words = radio.split()
        if len(words) == 3 and words[1] == "time" and words[2].isdigit():
            waiting[words[0]] = int(words[2])
        elif len(words) in (1, 2) and words[1:] in ([], ["broken"]) and "radio" not in entry:
            entry["radio"] = {"radio": words[0], "broken": len(words) > 1}
        else:
            raise case.fail(side, "radio", "write the Radio's name, and `broken` or `time` and a space; one is in play")
    table["radios_waiting"] = waiting


def listed(case: Case, side: str, key: str, value: object) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(words, str) for words in value):
        raise case.fail(side, key, "write a list of names")
    return value


def read_lost(case: Case, side: str, key: str, value: str, tags: list[str]) -> str:
    """`rifle as dead`: a counter off the map may have a tag too."""
    words = value.split()
    if len(words) not in (1, 3) or words[1:2] not in ([], ["as"]):
        raise case.fail(side, key, "write `rifle`, or `rifle as dead`")
    tag = words[2] if len(words) == 3 else ""
    if tag:
        claim_tag(case, side, key, tag)
    tags.append(tag)
    return words[0]


def read_units(case: Case, side: str, value: object) -> list[dict[str, Any]]:
    if not isinstance(value, dict):
        raise case.fail(side, "units", f'write [{side}.units] with lines such as a = "rifle K8"')
    return [read_unit(case, side, tag, words) for tag, words in value.items()]


def read_unit(case: Case, side: str, tag: str, value: object) -> dict[str, Any]:
    """`a = "rifle K8 broken with light-mg as lmg"`."""
    table = f"{side}.units"
    if not isinstance(value, str) or not value.strip():
        raise case.fail(table, tag, 'write a unit and its hex, such as "rifle K8 broken with light-mg as lmg"')
    claim_tag(case, table, tag, tag)
    case.units.append((side, tag))
    head, with_, tail = value.partition(" with ")
    words = head.split()
    entry: dict[str, Any] = {"unit": words[0]}
    place_unit(case, table, tag, words[1:], entry)
    if with_:
        arm_unit(case, table, tag, tail.split(), entry)
    return entry


def place_unit(case: Case, table: str, tag: str, words: list[str], entry: dict[str, Any]) -> None:
    if len(words) > 1 and words[0] == "time" and words[1].isdigit():
        entry["space"] = int(words[1])
        words = words[2:]
    elif words and HEX_WORD.fullmatch(words[0]):
        entry["hex"] = words[0]
        words = words[1:]
    else:
        raise case.fail(table, tag, "after the unit comes its hex, or `time` and a space of the Time Track")
    if ACTIVATED in words:
        case.activated.append(len(case.units) - 1)
    for word in [word for word in words if word != ACTIVATED]:
        if word not in STATUSES:
            raise case.fail(table, tag, f"{word!r} is none of {', '.join([*STATUSES, ACTIVATED])}")
        entry[word] = True


def arm_unit(case: Case, table: str, tag: str, words: list[str], entry: dict[str, Any]) -> None:
    if words[:1] == ["broken"]:
        entry["weapon_broken"] = True
        words = words[1:]
    if len(words) not in (1, 3) or words[1:2] not in ([], ["as"]):
        raise case.fail(table, tag, "write `with light-mg`, or `with broken light-mg as lmg`")
    entry["weapon"] = words[0]
    own = words[2] if len(words) == 3 else ""
    if own:
        claim_tag(case, table, tag, own)
    case.weapons.append(own)


def claim_tag(case: Case, table: str, key: str, tag: str) -> None:
    if not TAG_WORD.fullmatch(tag) or tag in SIDES:
        raise case.fail(table, key, f"{tag!r} is no tag: write small letters, digits, points and dashes")
    if tag in case.all_tags():
        raise case.fail(table, key, f"the tag {tag!r} is given twice")


def case_field(path: list[str]) -> tuple[str, str]:
    """Table and key of the case file for a field of the scenario or the table."""
    if path[:2] == ["axis", "forts"]:
        return "table", "forts"
    if path[0] in SIDES:
        return path[0], path[1] if len(path) > 1 else ""
    if path[0] == "map":
        return "map", "name"
    return "table", path[1] if path[0] == "table" and len(path) > 1 else path[0]

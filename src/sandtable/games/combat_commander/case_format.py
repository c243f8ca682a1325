"""The case file: a position, plays, and what must hold after them. docs/cases.md explains each field.

Not compiled: msgspec reads the annotations.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import msgspec

from sandtable.games.combat_commander.case_map import read_case_map, short_field
from sandtable.games.combat_commander.position import SideTable, Table
from sandtable.games.combat_commander.scenario import SIDES, Part
from sandtable.kernel.errors import BadFile
from sandtable.terrain.tomlplace import line_of

STATUSES = ["broken", "suppressed", "veteran"]
ROLL_POLICIES = ["keep", "ask"]
HEX_WORD = re.compile(r"[A-Z]\d+")
TAG_WORD = re.compile(r"[a-z][a-z0-9.-]*")


class Step(Part):
    """Plays, then what must hold. Everything but the plays is looked at after the last of them."""

    play: str | list[str] = []
    seat: str = ""  # who must make these plays
    asks: str = ""  # who is asked now
    prompt: str = ""
    offered: list[str] = []
    not_offered: list[str] = []
    choices: list[str] | None = None  # the whole list, in any order
    why: dict[str, str] = {}  # play that is not offered, to the reason
    units: dict[str, str] = {}
    weapons: dict[str, str] = {}
    stats: dict[str, str] = {}
    attack_fp: int | None = None
    attack_total: int | list[int] | None = None
    defence_total: int | list[int] | None = None
    targeting: str = ""
    events: list[str] = []  # in this order, others may lie between
    no_events: list[str] = []
    active: str = ""
    vp: int | None = None  # positive on the Axis half of the track
    time: int | None = None
    initiative: str = ""
    control: dict[str, str] = {}
    objectives: dict[str, int] = {}  # what each is worth
    casualties: dict[str, int] = {}
    surrender: dict[str, int] = {}
    hand: dict[str, int | list[str]] = {}
    radio: dict[str, str] = {}
    smoke: dict[str, int] = {}
    blaze: dict[str, bool] = {}
    forts: dict[str, str] = {}
    sight: dict[str, int | str] = {}
    line: dict[str, str] = {}
    distance: dict[str, int] = {}
    over: bool | None = None
    winner: str = ""
    ending: str = ""


class CaseFile(Part):
    title: str
    rules: list[str]  # rows of the rules ledger that this case proves
    step: list[Step]
    text: str = ""
    initiative: str = "keep"  # how the Initiative question after every roll is answered
    extra_draws: bool = False  # cards beyond the stacked ones may be drawn
    map: dict[str, Any] = {}
    table: dict[str, Any] = {}
    axis: dict[str, Any] = {}
    allies: dict[str, Any] = {}


class Case:
    """A case file that has been read: the position as plain data, the steps, and the tags of its own pieces."""

    def __init__(self, source: str, text: str, file: CaseFile) -> None:
        self.source = source
        self.text = text
        self.file = file
        self.units: list[tuple[str, str]] = []  # (side, own tag) in the order of the engine's units
        self.weapons: list[str] = []
        self.position: dict[str, Any] = {}

    def fail(self, table: str, key: str, reason: str, number: int = 0) -> BadFile:
        field = f"{table}.{key}" if table and key else table or key
        return BadFile(self.source, field, reason, line_of(self.text, table, key, "", number))

    def step_line(self, number: int, key: str = "") -> int:
        return line_of(self.text, "step", key, "", number)


def read_case(path: str | Path) -> Case:
    """A checked case file; a broken one is a BadFile naming file, line, field and reason."""
    source = str(path)
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadFile(source, "", f"cannot be read ({error})") from None
    return parse_case(text, source)


def parse_case(text: str, source: str) -> Case:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"line (\d+)", str(error))
        raise BadFile(source, "", f"is not valid TOML ({error})", int(place[1]) if place else 0) from None
    try:
        file = msgspec.convert(data, CaseFile)
    except msgspec.ValidationError as error:
        raise placed(source, text, error) from None
    case = Case(source, text, file)
    check_case(case)
    make_position(case)
    return case


def placed(source: str, text: str, error: msgspec.ValidationError) -> BadFile:
    """A type error of msgspec with the line of its field."""
    reason, _, place = str(error).partition(" - at `")
    field = place.rstrip("`").removeprefix("$").removeprefix(".")
    unknown = re.search(r"unknown field `(.+)`", reason)
    if unknown:
        field, reason = f"{field}.{unknown[1]}".lstrip("."), "unknown field"
    where = re.fullmatch(r"step\[(\d+)\](?:\.(\w+).*)?", field)
    if where:
        line = line_of(text, "step", where[2] or "", "", int(where[1]))
        return BadFile(source, f"step {int(where[1]) + 1}{'.' + where[2] if where[2] else ''}", reason, line)
    return BadFile(source, field or "case", reason, line_of(text, "", field) if field else 0)


def check_case(case: Case) -> None:
    file = case.file
    if not file.title.strip():
        raise case.fail("", "title", "must not be empty")
    if not file.rules:
        raise case.fail("", "rules", "names no rule that the case proves")
    if not file.step:
        raise BadFile(case.source, "step", "there is no [[step]]")
    if file.initiative not in ROLL_POLICIES:
        raise case.fail("", "initiative", f"{file.initiative!r} is none of {', '.join(ROLL_POLICIES)}")
    for n, step in enumerate(file.step):
        for key in ("seat", "asks", "active", "initiative", "winner"):
            value = getattr(step, key)
            if value and value not in SIDES:
                raise BadFile(case.source, f"step {n + 1}.{key}", f"{value!r} is no side", case.step_line(n, key))
        for key in ("casualties", "surrender", "hand", "radio"):
            for side in getattr(step, key):
                if side not in SIDES:
                    raise BadFile(case.source, f"step {n + 1}.{key}", f"{side!r} is no side", case.step_line(n, key))


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
        position["axis"]["forts"] = read_forts(case, file.table["forts"])
    position["table"] = table
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
            entry["radio"] = read_radio(case, side, value)
        else:
            (table if key in SideTable.__struct_fields__ else entry)[key] = value
    return entry, table


def read_radio(case: Case, side: str, value: object) -> dict[str, Any]:
    words = value.split() if isinstance(value, str) else []
    if not words or words[1:] not in ([], ["broken"]):
        raise case.fail(side, "radio", "write the Radio's name, and `broken` if it is")
    return {"radio": words[0], "broken": len(words) > 1}


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
    for word in words:
        if word not in STATUSES:
            raise case.fail(table, tag, f"{word!r} is none of {', '.join(STATUSES)}")
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
    if tag in case.weapons or tag in [own for _, own in case.units]:
        raise case.fail(table, key, f"the tag {tag!r} is given twice")


def in_case_terms(case: Case, error: BadFile) -> BadFile:
    """An error found while the position was built, with the field and line of the case file."""
    field = re.sub(r"^table\.(?=axis|allies)", "", error.field)
    unit = re.match(r"(axis|allies)\.units\[(\d+)\]", field)
    if unit:
        tags = [tag for side, tag in case.units if side == unit[1]]
        return case.fail(f"{unit[1]}.units", tags[int(unit[2])], error.reason)
    if field.startswith("map."):
        return case.fail("map", short_field(field.removeprefix("map.")), error.reason)
    unknown = re.search(r"unknown field `(.+)`", error.reason)
    if unknown:
        return case.fail(field if field in SIDES else "table", unknown[1], "unknown field")
    table, key = case_field(re.sub(r"\[\d+\]", "", field).split("."))
    return case.fail(table, key, error.reason)


def case_field(path: list[str]) -> tuple[str, str]:
    """Table and key of the case file for a field of the scenario or the table."""
    if path[:2] == ["axis", "forts"]:
        return "table", "forts"
    if path[0] in SIDES:
        return path[0], path[1] if len(path) > 1 else ""
    if path[0] == "map":
        return "map", "name"
    return "table", path[1] if path[0] == "table" and len(path) > 1 else path[0]

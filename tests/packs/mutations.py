"""Ways to break a pack, drawn by hypothesis: values, fields, entries, bytes and whole files; one or a few at once."""

from __future__ import annotations

import copy
import json
import math
import os
import tomllib
from collections.abc import Callable
from datetime import date, datetime, time
from pathlib import Path
from typing import Any, Final

from good_pack import files as small_files
from hypothesis import strategies as st

from sandtable.games.combat_commander.files import DATA as COMMANDER_DATA
from sandtable.games.great_war_commander.files import DATA as GREAT_WAR_DATA

KeyPath = tuple[str | int, ...]
PIPE: Final = b"\x00pipe"  # stands for what is no file at all
FOLDER: Final = b"\x00folder"
LOOP: Final = b"\x00loop"
GONE: Final = b"\x00gone"

WILD_NUMBERS: Final = [
    0,
    -1,
    1,
    2,
    7,
    8,
    12,
    13,
    72,
    73,
    99,
    100,
    999_999,
    10**18,
    -(10**18),
    2**63,
    1.5,
    math.nan,
    math.inf,
]
WILD_TEXTS: Final = [
    "", " ", "x", "A1", "O10", "Z99", "A1 A1", "A1-A3", "A3-A1", "H3", "edge:9 A1", "A1/A2", "main", "germany",
    "russia", "germany/rifle", "rifle", "any/x", "../../x", "x" * 5_000, "1943", "1939-44", "1916-05", "none", "axis",
    "allies", "attack", "defend", "recon", "B-1", "G-1", "K", "\u0411\u0433", "\u202e", "{$x}", "<b>", "%s", "a\nb",
    "\x7f",
]  # fmt: skip
WILD: Final = st.one_of(
    st.sampled_from(WILD_NUMBERS),
    st.sampled_from(WILD_TEXTS),
    st.booleans(),
    st.sampled_from([[], [[]], {}, [{}], [1, "a"], [[1, 2], [3, 4]], {"x": 1}, date(1943, 5, 6), time(7, 0)]),
)


# --- a pack as text ---


def commander_pack() -> dict[str, str]:
    """The small pack, and a copy of each other kind of file that a pack may hold."""
    more = ["nations.toml", "chits.toml", "smoke.toml", "ob-germany.toml", "support-germany.toml"]
    return {**small_files(), **{name: (COMMANDER_DATA / name).read_text(encoding="utf-8") for name in more}}


def great_war_pack() -> dict[str, str]:
    """Copies of the game's own, with a map and a scenario under names of their own."""
    names = [
        "nations.toml", "units.toml", "leaders.toml", "tanks.toml", "weapons.toml", "radios.toml", "chits.toml",
        "smoke.toml",
        "deck-france.toml", "strategy-france.toml", "support-france.toml",
    ]  # fmt: skip
    files = {name: (GREAT_WAR_DATA / name).read_text(encoding="utf-8") for name in names}
    map = (GREAT_WAR_DATA / "maps" / "where-a-village-stood.toml").read_text(encoding="utf-8")
    fight = (GREAT_WAR_DATA / "scenarios" / "iron-in-the-mud.toml").read_text(encoding="utf-8")
    fight = fight.replace('"iron-in-the-mud"', '"mud"').replace('"where-a-village-stood"', '"dust"')
    files["maps/dust.toml"] = map.replace('"where-a-village-stood"', '"dust"')
    files["scenarios/mud.toml"] = fight
    files["pack.toml"] = small_files()["pack.toml"].replace("combat-commander", "great-war-commander")
    return files


def toml_text(data: dict[str, Any]) -> str:
    """Any data as TOML, each field of the file on a line."""
    return "".join(f"{json.dumps(key)} = {toml_value(value)}\n" for key, value in data.items())


def toml_value(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {toml_value(part)}" for key, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ",\n  ".join(toml_value(part) for part in value) + "]"
    if isinstance(value, float):
        return "nan" if math.isnan(value) else "inf" if math.isinf(value) else repr(value)
    if isinstance(value, date | time | datetime):
        return value.isoformat()
    return json.dumps(value)


def paths_in(value: Any, path: KeyPath = ()) -> list[KeyPath]:
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else []
    return [one for key, part in parts for one in [(*path, key), *paths_in(part, (*path, key))]]


def at(data: Any, path: KeyPath) -> Any:
    for key in path:
        data = data[key]
    return data


# --- breaking what is in a file ---


def changed_value(draw: st.DrawFn, data: Any, path: KeyPath) -> str:
    """Another value: any at all, one of the same file, or one that is near."""
    old = at(data, path)
    how = draw(st.sampled_from(["wild", "near", "same file"]))
    new: Any = draw(WILD)
    if how == "near" and isinstance(old, int) and not isinstance(old, bool):
        new = old + draw(st.sampled_from([-3, -1, 1, 2, 5, 40]))
    elif how == "near" and isinstance(old, bool):
        new = not old
    elif how == "near" and isinstance(old, str) and old.split():
        words = old.split()
        new = " ".join(draw(st.permutations(words))[: draw(st.integers(1, len(words)))])
    elif how == "same file":
        alike = [p for p in paths_in(data) if type(at(data, p)) is type(old)]
        new = copy.deepcopy(at(data, draw(st.sampled_from(alike))))
    at(data, path[:-1])[path[-1]] = new
    return f"{path} = {new!r:.80}"


def taken_out(draw: st.DrawFn, data: Any, path: KeyPath) -> str:
    del at(data, path[:-1])[path[-1]]
    return f"{path} taken out"


def given_twice(draw: st.DrawFn, data: Any, path: KeyPath) -> str:
    parent = at(data, path[:-1])
    twin = copy.deepcopy(parent[path[-1]])
    if isinstance(parent, list):
        count = draw(st.sampled_from([1, 1, 1, 30]))
        parent.extend(copy.deepcopy(twin) for _ in range(count))
    else:
        parent[f"{path[-1]}-x"] = twin
    return f"{path} given twice"


def made_up(draw: st.DrawFn, data: Any, path: KeyPath) -> str:
    place = at(data, path)
    if isinstance(place, dict):
        place[draw(st.sampled_from(["x", "name", "count", "hex", "group", "space", "weapon", "hand_size"]))] = draw(
            WILD
        )
    elif isinstance(place, list):
        place.append(draw(WILD))
    else:
        return changed_value(draw, data, path)
    return f"{path} given more"


Break = Callable[[st.DrawFn, Any, KeyPath], str]
BREAKS: Final[list[Break]] = [changed_value, changed_value, changed_value, taken_out, given_twice, made_up]


def broken_data(draw: st.DrawFn, text: str) -> tuple[bytes, str]:
    data = tomllib.loads(text)
    said: list[str] = []
    for _ in range(draw(st.sampled_from([1, 1, 1, 2]))):
        paths = paths_in(data)
        if paths:
            said.append(draw(st.sampled_from(BREAKS))(draw, data, draw(st.sampled_from(paths))))
    return toml_text(data).encode("utf-8", "surrogatepass"), "; ".join(said)


def broken_bytes(draw: st.DrawFn, text: str) -> tuple[bytes, str]:
    raw = text.encode()
    place = draw(st.integers(0, len(raw)))
    how = draw(st.sampled_from(["torn", "noise", "cut", "flipped", "utf-16", "deep", "nul"]))
    noise = draw(st.binary(min_size=1, max_size=8))
    deep = b"\nx = " + b"[" * 3_000
    made = {
        "torn": raw[:place],
        "noise": raw[:place] + noise + raw[place:],
        "cut": raw[:place] + raw[place + 40 :],
        "flipped": raw[:place] + raw[place : place + 1].swapcase() + raw[place + 1 :][::1],
        "utf-16": text.encode("utf-16"),
        "deep": raw + deep,
        "nul": raw[:place] + b"\0" + raw[place:],
    }
    return made[how], f"{how} at {place}"


@st.composite
def breaks(draw: st.DrawFn, files: dict[str, str]) -> tuple[dict[str, bytes], str]:
    """The files that are changed, as bytes, and what was done to them."""
    changed: dict[str, bytes] = {}
    said: list[str] = []
    likely = [name for name in files if name.startswith(("scenarios/", "maps/"))]
    for _ in range(draw(st.sampled_from([1, 1, 1, 2]))):
        name = draw(st.sampled_from([*files, *likely, *likely]))
        how = draw(st.sampled_from(["data"] * 8 + ["bytes", "file"]))
        if how == "data":
            changed[name], what = broken_data(draw, files[name])
        elif how == "bytes":
            changed[name], what = broken_bytes(draw, files[name])
        else:
            changed[name] = draw(st.sampled_from([PIPE, FOLDER, LOOP, GONE, b"", files["pack.toml"].encode()]))
            what = repr(changed[name][:8])
        said.append(f"{name}: {what}")
    return changed, " | ".join(said)


def lay_down(folder: Path, files: dict[str, str], changed: dict[str, bytes]) -> None:
    for name, text in {**{name: text.encode() for name, text in files.items()}, **changed}.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if text == PIPE:
            os.mkfifo(path)
        elif text == FOLDER:
            path.mkdir()
        elif text == LOOP:
            path.symlink_to(path)
        elif text != GONE:
            path.write_bytes(text)

"""Ways to break a pack, by a number: values, fields, entries, bytes and whole files; one or a few at once.

Half of them are likely: another number nearby, another name of the same kind, a field that may be there and was not.
These find what is accepted and should not be; the wild ones what nobody has thought of.
"""

from __future__ import annotations

import copy
import json
import math
import os
import tomllib
from collections.abc import Callable
from datetime import date, datetime, time
from pathlib import Path
from random import Random
from typing import Any, Final

from good_pack import BY_NIGHT
from good_pack import files as small_files

from sandtable.games.combat_commander.files import DATA as COMMANDER_DATA
from sandtable.games.great_war_commander.files import DATA as GREAT_WAR_DATA

KeyPath = tuple[str | int, ...]
PIPE: Final = b"\x00pipe"  # stands for what is no file at all
FOLDER: Final = b"\x00folder"
LOOP: Final = b"\x00loop"
GONE: Final = b"\x00gone"

WILD: Final[list[Any]] = [
    0, -1, 1, 2, 7, 8, 12, 13, 72, 73, 99, 100, 999_999, 10**18, -(10**18), 2**63, 10**20, 10**35, 1.5,
    math.nan, math.inf, True, False,
    "", " ", "x", "A1", "O10", "Z99", "A1 A1", "A1-A3", "A3-A1", "H3", "edge:9 A1", "A1/A2", "main", "germany",
    "russia",
    "germany/rifle", "rifle", "any/x", "../../x", "x" * 5_000, "1943", "1939-44", "1916-05", "none", "axis", "allies",
    "attack", "defend", "recon", "B-1", "G-1", "K", "\u0411\u0433", "\u202e", "{$x}", "<b>", "%s", "a\nb", "\x7f",
    [], [[]], {}, [{}], [1, "a"], [[1, 2], [3, 4]], {"x": 1}, date(1943, 5, 6), time(7, 0),
]  # fmt: skip

# fields that may be there, by the shape of the table they are in, with values that could be
HEXES: Final = ["A1", "B5", "C3 C4 C5", "L4", "K1-K9", "O1-O10", "H5", "A1-A10 B1-B10"]
TERRAINS: Final = ["woods", "field", "open", "building", "brush", "hedge", "wall", "road", "marsh", "orchard", "stream"]
ROOT: Final[dict[str, list[Any]]] = {
    "haze": [0, 1, 6, 12], "sight_limit": [0, 1, 5, 99], "time": [0, 1, 5, 6], "mine_fp": [6, 7, 8],
    "concealed_setup": [True], "first": ["axis", "allies", "axis-chooses", "allies-chooses", "initiative-chooses"],
    "initiative": ["axis", "allies"], "vp": [-99, 0, 40, 99], "sudden_death": [1, 2, 12, 13], "open_draws": [0, 3,
    9, 20],
    "control": [{"1": "axis", "2": "axis", "3": "axis", "4": "axis"}, {"5": "allies"}], "year": [1939, 1941, 1945,
    1917],
    "month": [1, 12], "excluded_chits": [["A", "B", "C"]], "difficulty": [3],
    "terrain": [[{"terrain": t, "cost": c, "cover": v}] for t in TERRAINS for c, v in [(0, 0), (9, -9), (1, 9), (4,
    2)]],
    "changes": [[{"space": s, "side": "axis", "vp": v, "surrender": u}] for s in (2, 6) for v, u in [(99, 0), (0,
    -9), (-20, 30)]],
}  # fmt: skip
SIDE: Final[dict[str, list[Any]]] = {
    "hand_size": [1, 4, 9, 12], "discard_limit": [0, 1, 6, 12], "late_discard": [0, 1, 12], "exit_forbidden": [True],
    "exit_factor": [1, 9], "confined": HEXES, "secret_draws": [0, 2, 5, 12], "posture": ["attack", "defend", "recon"],
    "quality": ["green", "line", "elite"], "orders": [1, 2, 6], "surrender": [1, 2, 40, 99], "army": ["german",
    "finnish"],
    "edge": ["left", "right", "top", "bottom"], "hand": [[], ["G-1"], ["B-1", "B-2"], ["F-1"]],
    "secret_chits": [["A"], ["B", "C"]],
    "cards": [[{"order": "fire", "as_order": "move"}], [{"action": "spray-fire", "as_action": "crossfire"}]],
    "removed": [[f"{letter}-{n}" for n in range(1, most)] for letter in "GBF" for most in (5, 40, 55, 60)],
    "radio": [{"radio": name, **more} for name in ("radio-105mm", "radio-75mm", "telephone-75mm") for more in ({},
    {"space": 3}, {"broken": True})],
    "areas": [[{"depth": 2}], [{"depth": 9}], *([{"hexes": h}] for h in HEXES), [{"depth": 5, "from_depth": 2}]],
    "forts": [[{"fort": f, **more}] for f in ("foxholes", "trench", "bunker", "wire", "mines",
    "pillbox") for more in ({"count": 9}, {"hex": "A1 A2"}, {"hex": "L4"}, {"space": 3})],
}  # fmt: skip
UNIT: Final[dict[str, list[Any]]] = {
    "count": [1, 2, 3, 5, 9], "broken": [True], "suppressed": [True], "veteran": [True], "hex": HEXES, "space": [1,
    3, 6, 13],
    "held": [True], "weapon_broken": [True], "group": ["main", "forts"], "weapon": ["light-mg", "heavy-mg",
    "satchel-charge", "light-mortar"],
}  # fmt: skip
STATS: Final = [
    "fp",
    "range",
    "move",
    "morale",
    "command",
    "gun_fp",
    "gun_range",
    "mg_fp",
    "mg_range",
    "bog",
    "min_range",
]


# --- a pack as text ---


def commander_pack() -> dict[str, str]:
    """The small pack, and a copy of each other kind of file that a pack may hold."""
    more = ["nations.toml", "chits.toml", "smoke.toml", "ob-germany.toml", "support-germany.toml"]
    files = {**small_files(), "scenarios/by-night.toml": BY_NIGHT}
    return {**files, **{name: (COMMANDER_DATA / name).read_text(encoding="utf-8") for name in more}}


def great_war_pack() -> dict[str, str]:
    """Copies of the game's own, with a map and a scenario under names of their own."""
    names = ["nations", "units", "leaders", "tanks", "weapons", "radios", "chits", "smoke"]
    names += ["deck-france", "strategy-france", "support-france"]
    files = {f"{name}.toml": (GREAT_WAR_DATA / f"{name}.toml").read_text(encoding="utf-8") for name in names}
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


def put(data: Any, path: KeyPath, value: Any) -> str:
    at(data, path[:-1])[path[-1]] = value
    return f"{path} = {value!r:.80}"


# --- likely changes ---


def nearby(rng: Random, data: Any, path: KeyPath) -> str:
    """A number near the one that is there, a switch turned over, a list of words shortened and shuffled."""
    old = at(data, path)
    if isinstance(old, bool):
        return put(data, path, not old)
    if isinstance(old, int):
        return put(data, path, rng.choice([old - 1, old + 1, old + 2, old * 2, 0, 1, 9]))
    if isinstance(old, str) and old.split():
        words = old.split()
        return put(data, path, " ".join(rng.sample(words, rng.randint(1, len(words)))))
    return wild(rng, data, path)


def of_its_kind(rng: Random, data: Any, path: KeyPath) -> str:
    """The value of another field of the same name."""
    old, key = at(data, path), path[-1]
    alike = [p for p in paths_in(data) if p[-1] == key and type(at(data, p)) is type(old)]
    return put(data, path, copy.deepcopy(at(data, rng.choice(alike))))


def could_be(rng: Random, data: Any, path: KeyPath) -> str:
    """A field of a scenario that was not there, or a stat of a counter."""
    if "axis" not in data:
        stats = [p for p in paths_in(data) if p[-1] in STATS and type(at(data, p)) is int]
        return put(data, rng.choice(stats), rng.randint(0, 20)) if stats else nearby(rng, data, path)
    side = rng.choice(["axis", "allies"])
    where: list[tuple[KeyPath, dict[str, list[Any]]]] = [((), ROOT), ((side,), SIDE)]
    units = at(data, (side,)).get("units") if isinstance(data.get(side), dict) else None
    if isinstance(units, list) and units:
        where.append(((side, "units", rng.randrange(len(units))), UNIT))
    place, known = rng.choice(where)
    if not isinstance(at(data, place), dict):
        return wild(rng, data, path)
    key = rng.choice(sorted(known))
    return put(data, (*place, key), copy.deepcopy(rng.choice(known[key])))


# --- wild ones ---


def wild(rng: Random, data: Any, path: KeyPath) -> str:
    return put(data, path, copy.deepcopy(rng.choice(WILD)))


def of_the_file(rng: Random, data: Any, path: KeyPath) -> str:
    return put(data, path, copy.deepcopy(at(data, rng.choice(paths_in(data)))))


def taken_out(rng: Random, data: Any, path: KeyPath) -> str:
    del at(data, path[:-1])[path[-1]]
    return f"{path} taken out"


def given_twice(rng: Random, data: Any, path: KeyPath) -> str:
    parent = at(data, path[:-1])
    twin = copy.deepcopy(parent[path[-1]])
    if isinstance(parent, list):
        parent.extend(copy.deepcopy(twin) for _ in range(rng.choice([1, 1, 1, 30])))
    else:
        parent[f"{path[-1]}-x"] = twin
    return f"{path} given twice"


def given_more(rng: Random, data: Any, path: KeyPath) -> str:
    place = at(data, path)
    if isinstance(place, dict):
        place[rng.choice(["x", "name", "count", "hex", "group", "space", "weapon", "from", "of"])] = rng.choice(WILD)
    elif isinstance(place, list):
        place.append(rng.choice(WILD))
    else:
        return wild(rng, data, path)
    return f"{path} given more"


Break = Callable[[Random, Any, KeyPath], str]
LIKELY: Final[list[Break]] = [nearby, of_its_kind, could_be, could_be, taken_out]
WILDLY: Final[list[Break]] = [wild, of_the_file, taken_out, given_twice, given_more]


def broken_data(rng: Random, text: str) -> tuple[bytes, str]:
    data = tomllib.loads(text)
    said: list[str] = []
    breaks = rng.choice([LIKELY, LIKELY, WILDLY])
    for _ in range(rng.choice([1, 1, 2, 3])):
        paths = paths_in(data)
        if paths:
            said.append(rng.choice(breaks)(rng, data, rng.choice(paths)))
    return toml_text(data).encode("utf-8", "surrogatepass"), "; ".join(said)


def broken_bytes(rng: Random, text: str) -> tuple[bytes, str]:
    raw = text.encode()
    place = rng.randint(0, len(raw))
    ways = {
        "torn": raw[:place],
        "noise": raw[:place] + rng.randbytes(rng.randint(1, 8)) + raw[place:],
        "cut": raw[:place] + raw[place + rng.randint(1, 60) :],
        "a digit": raw[:place] + str(rng.randint(0, 9)).encode() + raw[place + 1 :],
        "utf-16": text.encode("utf-16"),
        "deep": raw + b"\nx = " + b"[" * 3_000,
        "nul": raw[:place] + b"\0" + raw[place:],
    }
    how = rng.choice(sorted(ways))
    return ways[how], f"{how} at {place}"


def broken_pack(rng: Random, files: dict[str, str]) -> tuple[dict[str, bytes], str]:
    """The files that are changed, as bytes, and what was done to them."""
    changed: dict[str, bytes] = {}
    said: list[str] = []
    likely = [name for name in files if name.startswith(("scenarios/", "maps/"))]
    for _ in range(rng.choice([1, 1, 1, 2])):
        name = rng.choice([*files, *likely, *likely, *likely])
        how = rng.choice(["data"] * 10 + ["bytes", "file"])
        if how == "data":
            changed[name], what = broken_data(rng, files[name])
        elif how == "bytes":
            changed[name], what = broken_bytes(rng, files[name])
        else:
            changed[name] = rng.choice([PIPE, FOLDER, LOOP, GONE, b"", files["pack.toml"].encode()])
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

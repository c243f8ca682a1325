"""A good pack with some of everything, to be broken: pieces of its own, a deck, a map, and a scenario of them all."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sandtable.games.combat_commander.files import DATA

PROVENANCE: Final = '[provenance]\nfacts = "none"\nours = "all"\n'

PACK: Final = f'name = "weir"\ntitle = "The weir"\ngame = "combat-commander"\n\n{PROVENANCE}'

UNITS: Final = f"""\
{PROVENANCE}
[[unit]]
name = "germany/bergjaeger"
title = "Bergjaeger"
kind = "squad"
count = 6
unbroken = {{ fp = 5, range = 4, move = 5, morale = 8, boxed = ["move"] }}
broken = {{ fp = 2, range = 1, move = 1, morale = 8 }}

[[unit]]
name = "germany/gebirgs-team"
title = "Gebirgs Team"
kind = "team"
count = 4
unbroken = {{ fp = 2, range = 3, move = 5, morale = 8 }}
broken = {{ fp = 1, range = 1, move = 3, morale = 8 }}
"""

LEADERS: Final = f"""\
{PROVENANCE}
[[leader]]
name = "germany/maj-huber"
title = "Maj Huber"
rank = "major"

[[rank]]
name = "major"
unbroken = {{ fp = 2, range = 1, move = 6, morale = 10, command = 3 }}
broken = {{ fp = 1, range = 0, move = 1, morale = 11 }}
seniority = 5
"""

WEAPONS: Final = f"""\
{PROVENANCE}
[[weapon]]
name = "germany/gebirgs-mg"
title = "Gebirgs MG"
class = "mg"
count = 2
fp = 3
range = 8
fix = [1, 2]
elim = [9, 10]
"""

RADIOS: Final = f"""\
{PROVENANCE}
[[radio]]
name = "germany/radio-75mm"
title = "Radio 75mm"
calibre = "75mm"
count = 1
fp = 9
smoke = true
"""

SCENARIO: Final = """\
name = "at-the-weir"
title = "At the weir"
map = "weir"
year = 1944
sudden_death = 7
first = "axis"
initiative = "allies"
vp = -3
open_chits = ["K"]
open_draws = 1
setup = [{ side = "allies" }, { side = "axis" }, { side = "allies", group = "forts" }]
changes = [{ space = 5, side = "allies", surrender = 1 }]
terrain = [{ terrain = "hedge", cost = 2 }, { terrain = "woods", cover = 3 }]

[axis]
nation = "germany"
posture = "attack"
quality = "line"
orders = 4
surrender = 7
edge = "left"
areas = [{ depth = 3 }]
units = [
  { unit = "maj-huber" },
  { unit = "bergjaeger", count = 5 },
  { unit = "gebirgs-team", count = 2, weapon = "gebirgs-mg" },
  { unit = "rifle", count = 2, space = 3 },
]
weapons = [{ weapon = "light-mg", count = 2 }]
radio = { radio = "radio-75mm" }
secret_draws = 1

[allies]
nation = "britain"
posture = "defend"
quality = "line"
orders = 3
surrender = 6
edge = "right"
areas = [{ depth = 5 }, { group = "forts", hexes = "K3 K4 L3 L4 L5" }]
units = [
  { unit = "lt-chatham", hex = "L4" },
  { unit = "line", count = 4 },
  { unit = "weapon-team", weapon = "heavy-mg" },
]
forts = [{ fort = "foxholes", count = 3, group = "forts" }, { fort = "wire", hex = "J3" }]
hand = ["B-30", "B-45"]
removed = ["B-28"]
"""


def weir_map() -> str:
    text = (DATA / "maps" / "long-bridge.toml").read_text(encoding="utf-8")
    return text.replace('"long-bridge"', '"weir"')


def deck() -> str:
    text = (DATA / "deck-germany.toml").read_text(encoding="utf-8")
    return text.replace("direction = 1", "direction = 4")


def files() -> dict[str, str]:
    """By their places within the pack."""
    return {
        "pack.toml": PACK,
        "units.toml": UNITS,
        "leaders.toml": LEADERS,
        "weapons.toml": WEAPONS,
        "radios.toml": RADIOS,
        "deck-germany.toml": deck(),
        "maps/weir.toml": weir_map(),
        "scenarios/at-the-weir.toml": SCENARIO,
    }


def write_pack(folder: Path, changed: dict[str, str | bytes] | None = None) -> Path:
    """The good pack in a folder, some of its files changed."""
    for name, text in {**files(), **(changed or {})}.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return folder

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

# the same fight with rules of its own of every kind; not part of `files`, but broken too
BY_NIGHT: Final = (
    SCENARIO.replace('"at-the-weir"', '"by-night"')
    .replace(
        "[axis]\n",
        """\
haze = 1
ties = "allies"
melee_ties = "axis"
shared_chits = ["A"]
shared_draws = 1
lying = [{ weapon = "germany/gebirgs-mg", hex = "F4", side = "axis", broken = true }]
dark = [{ beyond = 2, every = 1, until = 4 }]
weather = { by_time = -1, events = { breeze = -1 }, least = 0, most = 4 }
hindrance_adds = ["smoke"]
values = [
  { side = "axis", until = 2, orders = 2, hand = 5, discards = 2, snipers = 2 },
  { side = "allies", orders = 4, given = [{ objective = 3, held_by = "axis" }], unless = [{ event = "fire" }] },
]
rolls = [
  { roll = "attack", add = -1, beyond = 3, per_hex = true, until = 4 },
  { roll = "melee", side = "axis", add = 1, units = ["squad"], hexes = "building" },
  { roll = "movement", side = "axis", add = -1 },
  { roll = "sudden-death", add = 1, until = 9 },
]
stacking = [{ hexes = "L4", limit = 9, side = "allies" }]
sights = [{ hex = "A1", sees = "C3 C4", hindrance = 1 }]
going = [{ between = ["building"], cost = 1.5, safe = true }, { hexes = "B2 E5", advance = 6 }]
map_changes = [
  { terrain = "woods", becomes = "brush", hexes = "A1-A4 B1" },
  { terrain = "hedge", becomes = "wall" },
  { objective = 5, hexes = "K2" },
]

[[events]]
when = "enter"
side = "axis"
hexes = "K3+1"
effects = [{ do = "suppress", it = true }]

[[events]]
when = "time"
space = 3
effects = [{ put = "foxholes", under = "axis" }, { do = "break", nearest = true }]

[[events]]
when = "time"
space = 4
effects = [{ side = "axis", posture = "defend", reveal = true }, { time = true }]

[[events]]
name = "fire"
when = "time"
roll_from = 6
once = true
effects = [{ put = "blaze", hexes = "E5 F5" }, { clear = "wire", hexes = "J3" }]

[[events]]
when = "loss"
side = "axis"
units = ["leaders"]
effects = [{ side = "allies", vp = 2 }, { do = "suppress", count = 1 }]

[[events]]
when = "end"
effects = [{ side = "axis", vp = 1, per = "hex", hexes = "building" }]

[[events]]
when = "time"
space = 2
effects = [{ side = "axis", arrive = "late" }, { side = "allies", do = "harden", count = 1, by = "allies" }]

[[events]]
when = "reshuffle"
side = "axis"
given = [{ hexes = "K3+2", occupied_by = "axis", more = true, unbroken = true }, { side = "axis", holds = 1 }]
effects = [{ secret = 1 }]

[[choices]]
side = "allies"
options = [
  { effects = [{ forts = "mines", fort_count = 2, group = "forts" }] },
  { effects = [{ pick_order = "fire" }] },
]

[axis]
leads = [{ leaders = ["maj-huber"], units = ["squad", "germany/gebirgs-team"] }]
own_orders = [{ order = "artillery-denied", effects = [{ vp = 1 }], unless = [{ time_to = 1 }] }]
retreat = "top"
barred = [
  { order = "move", units = ["team"], hexes = "A1+2", until = 1 },
  { action = "smoke-grenades" },
  { order = "rout", until = 2, given = [{ side = "axis", on_map = 2 }] },
]
loss_factor = 2
exits = [{ hexes = "enemy-edge", given = [{ time_from = 2 }], factor = 2, effects = [{ draw = 1 }] }]
entries = [{ group = "late", lot = "objective-1 objective-2", within = 2, each = true, no_enemy = true, unseen = true }]
reserve = [{ count = 1, at_least = 0, spaces = [2, 4], by_lot = true, units = ["squad"] }]
placing = [{ most = 2, unseen = true }]
jammed = [{ count = 1 }]
weapon_rules = [
  { weapon = "gebirgs-mg", shots = 2, rounds = 9, since = 1, target_terrain = ["open", "building", "woods"] },
]
mortar_spotters = [{ within = 2 }]
cards = [{ order = "rout", as_order = "move", may = true }, { trigger = "sniper", as_trigger = "none" }]
removed_kinds = [{ order = "artillery-denied" }]
""",
    )
    .replace('"rifle", count = 2, space = 3 }', '"rifle", count = 2, group = "late", waits = true }')
    .replace('"light-mg", count = 2 }', '"light-mg", count = 1, or_by_lot = ["light-mortar"] }')
    .replace(
        "[allies]\n",
        '[allies]\nhidden = [{ fort = "wire", count = 2, when = "enemy-move", hexes = "K3 L3", unseen = false }]\n',
    )
)


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

"""A pack as an owner would type it in: cards, one of them with two types of ammunition, charts, a map, a scenario."""

from __future__ import annotations

from pathlib import Path

from sandtable.games.barbarossa.data.packs import DATA

PACK = """
name = "my-box"
title = "What my box prints"
game = "barbarossa"
{provenance}
"""
PROVENANCE = """
[provenance]
facts = "nothing"
ours = "everything"
"""
CARDS = """
[[card]] # in place of the game's own
id = "G01"
name = "Rifles as printed"
side = "german"
type = "infantry"
size = 3
cost = 21
defense = 2
ammo = 7
accuracy = { close = 3, suppressed = 1, range = [2, 1], close-dice = 5 }
orders = "infantry"
fortitude = 9
entrenched = 2
firepower = { infantry = [9, 6, 3] }

[[card]]
id = "X40"
name = "Gun of two shells"
side = "german"
type = "artillery"
size = 2
cost = 12
defense = 0
ammo = 6
accuracy = { close = 1, suppressed = 1, range = [3, 3, 2] }
orders = "guns"
order = { deploy = { boxes = 1 }, withdraw = { boxes = 1 } }
fortitude = [8, 7]
firepower = { infantry = [4, 2], medium-tanks = [4, 2] }

[[card.ammunition]]
name = "shrapnel"
firepower = { infantry = [9, 5] }

[[card.ammunition]]
name = "shot"
ammo = 4
firepower = { medium-tanks = [8, 4] }

[[card]]
id = "X41"
name = "Staff as printed"
side = "german"
type = "infantry"
size = 1
cost = 5
defense = 0
ammo = 3
accuracy = { close = 1, suppressed = 1, range = [1] }
orders = "staff"
fortitude = 8
firepower = { infantry = [2] }
values = { command-area = 2 }

[[card]]
id = "X42"
name = "Riflemen"
side = "soviet"
type = "infantry"
size = 2
cost = 18
defense = 1
ammo = 9
accuracy = { close = 2, suppressed = 1, range = [2, 1] }
orders = "infantry"
fortitude = [8, 6]
firepower = { infantry = [10, 6] }
"""
MAP = """
[map]
title = "My Meadow"
columns = 9
rows = 8
{provenance}
[terrain]
village = "E4"
"""
SCENARIO = """
name = "my-fight"
number = 41
provenance = "Ours."
map = "my-meadow"
turns = 3

[german]
points = 43
area = {{ columns = "B-C" }}
force = [{{ card = "G01" }}, {{ card = "X40" }}, {{ card = "X41" }}, {{ card = "X41" }}]

[soviet]
points = 18
area = {{ columns = "G-H" }}
force = [{{ card = "X42" }}]

[victory]
rule = "points"
otherwise = "draw"

[[victory.score]]
side = "both"
for = "held-at-end"
points = 1
hexes = "E4"
"""


def write_pack(folder: Path) -> Path:
    for name in ("maps", "scenarios"):
        (folder / name).mkdir(parents=True)
    files = {
        "pack.toml": PACK.format(provenance=PROVENANCE),
        "cards.toml": PROVENANCE + CARDS,
        "maps/my-meadow.toml": MAP.format(provenance=PROVENANCE),
        "scenarios/my-fight.toml": SCENARIO.format(),
    }
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    charts = (DATA / "charts.toml").read_text(encoding="utf-8").replace("infantry = 1", "infantry = 2")
    (folder / "charts.toml").write_text(charts, encoding="utf-8")
    return folder

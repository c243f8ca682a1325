"""Every number has its bounds, in scenarios, maps and the pieces of a pack; and what is there at the start fits."""

from __future__ import annotations

from pathlib import Path

import pytest
from good_pack import LEADERS, RADIOS, SCENARIO, UNITS, WEAPONS, weir_map, write_pack

from sandtable.commander.packs.bounds import LIMITS
from sandtable.commander.packs.scenario import Scenario, SideEntry, TerrainEntry
from sandtable.files.bounds import struct_fields
from sandtable.games.combat_commander import files as commander

pytestmark = pytest.mark.once  # none of it is compiled


def problems(pack: Path) -> list[tuple[str, str, str]]:
    return [
        (str(Path(problem.file).relative_to(pack)), problem.field, problem.reason)
        for problem in commander.check_pack(pack)
    ]


def spoiled(tmp_path: Path, file: str, text: str, old: str, new: str) -> list[tuple[str, str, str]]:
    assert old in text, old
    return problems(write_pack(tmp_path, {file: text.replace(old, new, 1)}))


HUGE = str(10**20)
SCENARIOS = [
    ("vp = -3", f"vp = {HUGE}", "vp", "within -99 to 99"),
    ("vp = -3", "vp = -100", "vp", "within -99 to 99"),
    ("surrender = 1 }", f"surrender = {HUGE} }}", "changes[0].surrender", "within"),
    ("surrender = 1 }", f"vp = -{HUGE} }}", "changes[0].vp", "within"),
    ("cost = 2", "cost = 999999", "terrain[0].cost", "within 0 to 9"),
    ("cover = 3", "cover = 5000", "terrain[1].cover", "within -9 to 9"),
    ("cover = 3", "hindrance = 77", "terrain[1].hindrance", "within"),
    ("secret_draws = 1", "secret_draws = 1\ndiscard_limit = -7", "axis.discard_limit", "within -1 to 12"),
    ("secret_draws = 1", "secret_draws = 1\nlate_discard = -1", "axis.late_discard", "within 0 to 12"),
    ("secret_draws = 1", f"secret_draws = {HUGE}", "axis.secret_draws", "within"),
    ("secret_draws = 1", "secret_draws = 1\nhand_size = 73", "axis.hand_size", "within 0 to 12"),
    ("secret_draws = 1", "secret_draws = 1\nhand_size = -1", "axis.hand_size", "within 0 to 12"),
    ("open_draws = 1", "open_draws = -1", "open_draws", "within"),
    ("year = 1944", "year = 1944\nnumber = 1000000", "number", "within 0 to 9999"),
    ("areas = [{ depth = 3 }]", f"areas = [{{ depth = {HUGE} }}]", "axis.areas[0].depth", "within 0 to 30"),
    ("areas = [{ depth = 3 }]", "areas = [{ depth = 3, from_depth = -4 }]", "axis.areas[0].from_depth", "within"),
    ('title = "At the weir"', f'title = "{"x" * 300}"', "title", "more than 200 characters"),
    ("year = 1944", f'year = 1944\ndescription = "{"x" * 5_000}"', "description", "more than 4000 characters"),
    ("changes = [", 'changes = [' + '{ space = 3, side = "axis", vp = 1 },\n' * 600, "changes", "more than 500"),
    ('removed = ["B-28"]', f"removed = {[f'B-{n}' for n in range(1, 71) if n not in (30, 45)]}", "allies.removed",
     "4 cards are left of the deck"),
    ('hex = "L4" }', 'hex = "L4" }, { unit = "line", count = 3, hex = "L4" }', "allies.units[1].hex",
     "13 figures in L4, and a hex holds 7 (8.2)"),
    ('hex = "L4" }', 'hex = "L4" }, { unit = "line", count = 1, hex = "L3" }, { unit = "line", hex = "L3" }',
     "allies.units[2].hex", "8 figures in L3"),
    ('{ unit = "maj-huber" }', '{ unit = "maj-huber", hex = "L4" }', "allies.units[0].hex", "an enemy is in L4"),
    ('hex = "J3" }', 'hex = "J3" }, { fort = "mines", hex = "J3" }', "allies.forts[2].hex", "J3 is fortified already"),
    ('hex = "J3" }', 'hex = "J3 J4 J3" }', "allies.forts[1].hex", "named twice"),
    ('hex = "J3" }', 'hex = "H3" }', "allies.forts[1].hex", "H3 is water"),
    ('fort = "wire", hex = "J3" }', 'fort = "pillbox", count = 2, group = "forts" }', "allies.forts",
     "2 of pillbox, and there are only 1 counters"),
    ("{ terrain = \"woods\", cover = 3 }", '{ terrain = "building", cost = 0 }, { terrain = "open", cost = 0 }',
     "allies.units[0].hex", "L4 is impassable"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "field", "reason"), SCENARIOS, ids=[f"{s[2]} {s[3]}" for s in SCENARIOS])
def test_a_scenario_out_of_bounds(tmp_path: Path, old: str, new: str, field: str, reason: str) -> None:
    found = spoiled(tmp_path, "scenarios/at-the-weir.toml", SCENARIO, old, new)
    assert any(at == field and reason in why for _, at, why in found), found
    assert {file for file, _, _ in found} == {"scenarios/at-the-weir.toml"}


PIECES = [
    ("units.toml", UNITS, "count = 6", f"count = {HUGE}", "unit[0].count"),
    ("units.toml", UNITS, "fp = 5", "fp = 21", "unit[0].unbroken.fp"),
    ("units.toml", UNITS, 'title = "Bergjaeger"', f'title = "{"x" * 300}"', "unit[0].title"),
    ("leaders.toml", LEADERS, "seniority = 5", f"seniority = {HUGE}", "rank[0].seniority"),
    ("weapons.toml", WEAPONS, "range = 8", "range = 8\nmove = -50", "weapon[0].move"),
    ("weapons.toml", WEAPONS, "count = 2", f"count = {HUGE}", "weapon[0].count"),
    ("radios.toml", RADIOS, "fp = 9", "fp = 14", "radio[0].fp"),
    ("radios.toml", RADIOS, "count = 1", "count = 1000", "radio[0].count"),
    ("pack.toml", "", "", 'name = "weir"\ntitle = "' + "x" * 300 + '"\n[provenance]\nfacts = ""\nours = ""\n', "title"),
]


@pytest.mark.parametrize(("file", "text", "old", "new", "field"), PIECES, ids=[f"{p[0]} {p[4]}" for p in PIECES])
def test_pieces_out_of_bounds(tmp_path: Path, file: str, text: str, old: str, new: str, field: str) -> None:
    found = spoiled(tmp_path, file, text, old, new)
    assert (file, field) in [(name, at) for name, at, _ in found], found


MAPS = [
    ("columns = 15", f"columns = {HUGE}", "map.columns"),
    ("[levels]", '[[shape]]\nkind = "woods"\nhexes = "A1"\nabout = "A1"\npoints = [[0, 0], [4, 0], [8, 0]]\n\n[levels]',
     "shape[0].points"),
    ("[levels]", '[[shape]]\nkind = "woods"\nhexes = "A1"\nabout = "A1"\npoints = [[4, 4], [4, 4], [4, 4]]\n\n[levels]',
     "shape[0].points"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "field"), MAPS, ids=["columns", "a line", "a point"])
def test_a_map_out_of_bounds(tmp_path: Path, old: str, new: str, field: str) -> None:
    found = spoiled(tmp_path, "maps/weir.toml", weir_map(), old, new)
    assert ("maps/weir.toml", field) in [(name, at) for name, at, _ in found], found


def test_what_is_at_its_bound_is_sound(tmp_path: Path) -> None:
    text = SCENARIO.replace("vp = -3", "vp = -99").replace("cost = 2", "cost = 9").replace("cover = 3", "cover = -9")
    text = text.replace("secret_draws = 1", "secret_draws = 1\nhand_size = 12\ndiscard_limit = 12")
    cards = [f"B-{n}" for n in range(1, 72) if n not in (30, 45)][: 72 - 4 - 12]
    text = text.replace('removed = ["B-28"]', f"removed = {cards}")
    assert problems(write_pack(tmp_path, {"scenarios/at-the-weir.toml": text})) == []


def test_bounds_are_of_fields_that_there_are() -> None:
    shapes = {"Scenario": Scenario, "SideEntry": SideEntry, "TerrainEntry": TerrainEntry}
    for name in LIMITS:
        shape, _, field = name.partition(".")
        if shape in shapes:
            assert field in struct_fields(shapes[shape]), name

"""A good pack broken by hand, as generated breaks seldom do: each fault is told where it is, and alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from good_pack import BY_NIGHT, RADIOS, SCENARIO, UNITS, WEAPONS, write_pack

from sandtable.games.combat_commander import files as commander

pytestmark = pytest.mark.once  # none of it is compiled

Fault = tuple[str, str, str]  # file, field, part of the reason
NIGHT, WEIR = "scenarios/by-night.toml", "scenarios/at-the-weir.toml"
TEXTS = {NIGHT: BY_NIGHT, WEIR: SCENARIO, "units.toml": UNITS, "weapons.toml": WEAPONS, "radios.toml": RADIOS}

BREAKS = [
    # ground that counts as another
    (NIGHT, '{ objective = 5, hexes = "K2" }', "{ level = 99 }", "map_changes[2].level", "0 to 4"),
    (NIGHT, "objective = 5", "objective = 9", "map_changes[2].objective", "1 to 5"),
    (NIGHT, "objective = 5", "objective = -3", "map_changes[2].objective", "1 to 5"),
    (NIGHT, '{ objective = 5, hexes = "K2" }', '{ terrain = "road", becomes = "none" }', "map_changes",
     "no road or railway runs over the bridge"),
    (NIGHT, '{ objective = 5, hexes = "K2" }', '{ hexes = "L4", becomes = "water-barrier" }', "allies.units[0].hex",
     "L4 is impassable"),
    # places
    (NIGHT, '"K3+1"', '"K3+99"', "events[0].hexes", "1 to 30 hexes"),
    (NIGHT, '"K3+1"', '"K3++1"', "events[0].hexes", "not a hex"),
    (NIGHT, '"K3+1"', '"K3+1+1"', "events[0].hexes", "not a hex"),
    (NIGHT, 'hexes = "A1+2"', 'hexes = "  "', "axis.barred[0].hexes", "names no hex"),
    # who is meant
    (NIGHT, '"maj-huber"], units', '"maj-hubert"], units', "axis.leads[0].leaders[0]", "no unit of germany"),
    (NIGHT, '"maj-huber"], units', '"russia"], units', "axis.leads[0].leaders[0]", "only of germany"),
    (NIGHT, '{ unit = "maj-huber" }', '{ unit = "maj-huber", or_by_lot = ["maj-huber"] }',
     "axis.units[0].or_by_lot[0]", "named twice"),
    (NIGHT, '{ unit = "maj-huber" }', f'{{ unit = "maj-huber", or_by_lot = {["lt-bolter"] * 400} }}',
     "axis.units[0].or_by_lot", "more than 12"),
    # what happens
    (NIGHT, 'order = "artillery-denied", effects', 'order = "fire", effects', "axis.own_orders[0].order", "not known"),
    (NIGHT, "{ do = \"break\", nearest = true }", "{ strike = 6, nearest = true, count = 2 }",
     "events[1].effects[1].nearest", "without count"),
    (NIGHT, "[[choices]]", '[[events]]\nwhen = "time"\neffects = [{ put = "gas", hexes = "K3" }]\n\n[[choices]]',
     "events[8].effects[0].put", "not known"),
    # rarer kinds
    (NIGHT, 'initiative = "allies"', 'initiative = "both"', "initiative", "not known"),
    (NIGHT, 'melee_ties = "axis"', 'melee_ties = "both"', "melee_ties", "not known"),
    (NIGHT, 'shared_chits = ["A"]', 'shared_chits = ["K"]', "shared_chits[0]", "named already"),
    (NIGHT, "shared_draws = 1", "shared_draws = 400", "shared_draws", "0 to"),
    (NIGHT, "shared_draws = 1", "shared_draws = -1", "shared_draws", "0 to"),
    (NIGHT, 'hex = "F4", side', 'hex = "F4-F5", side', "lying[0].hex", "one hex"),
    (NIGHT, '"germany/gebirgs-mg", hex', '"gebirgs-mg", hex', "lying[0].weapon", "germany/gebirgs-mg"),
    (NIGHT, '"germany/gebirgs-mg", hex', '"mars/ray", hex', "lying[0].weapon", "no weapon"),
    (NIGHT, 'hex = "F4", side = "axis"', 'hex = "F4", side = "nobody"', "lying[0].side", "not known"),
    (NIGHT, '"sudden-death", add = 1', '"sudden-death", side = "axis", hexes = "F4", add = 1', "rolls[3]", "leave out"),
    (NIGHT, '"sudden-death", add = 1', '"sudden-death", add = 99', "rolls[3].add", "-12 to 12"),
    (NIGHT, "holds = 1", "holds = 6", "events[7].given[1].holds", "0 to 5"),
    (NIGHT, '{ side = "axis", holds = 1 }', '{ holds = 1, time_from = 1 }', "events[7].given[1]", "side goes with"),
    (NIGHT, '{ side = "axis", holds = 1 }', '{ time_from = 1, more = true }', "events[7].given[1].more", "goes with"),
    (NIGHT, "secret = 1", "secret = 9", "events[7].effects[0].secret", "0 to 5"),
    (NIGHT, '{ side = "axis", holds = 1 }', '{ time_from = 1, unbroken = true }', "events[7].given[1].unbroken",
     "goes with"),
    (NIGHT, "rounds = 9", "rounds = 1000", "axis.weapon_rules[0].rounds", "0 to 99"),
    (NIGHT, "orders = 4\nsurrender", "orders = 13\nsurrender", "axis.orders", "1 to 12"),
    # plain mistakes
    (WEIR, "year = 1944", "year = 1944\noptions = { cheat = true }", "options.cheat", "not a switch"),
    (WEIR, 'title = "At the weir"', 'title = "At\\nthe weir"', "title", "one line"),
    (WEIR, 'title = "At the weir"', 'title = " "', "title", "is empty"),
    ("radios.toml", 'calibre = "75mm"', 'calibre = ""', "radio[0].calibre", "is empty"),
    ("weapons.toml", "fix = [1, 2]", "fix = [1, 11]", "weapon[0].fix", "1 to 10"),
    ("weapons.toml", "range = 8", "range = 0", "weapon[0].range", "reaches nothing"),
]  # fmt: skip


def broken(tmp_path: Path, file: str, old: str, new: str) -> list[Fault]:
    assert old in TEXTS[file], old
    pack = write_pack(tmp_path, {NIGHT: BY_NIGHT, file: TEXTS[file].replace(old, new, 1)})
    found = commander.check_pack(pack)
    assert all(problem.line > 0 for problem in found), found
    return [(str(Path(problem.file).relative_to(pack)), problem.field, problem.reason) for problem in found]


@pytest.mark.parametrize(("file", "old", "new", "field", "reason"), BREAKS, ids=[f"{b[3]} {b[4]}" for b in BREAKS])
def test_a_break_is_told_where_it_is(tmp_path: Path, file: str, old: str, new: str, field: str, reason: str) -> None:
    found = broken(tmp_path, file, old, new)
    assert any(at == field and reason in why for _, at, why in found), found
    assert {where for where, _, _ in found} == {file}


def test_a_faulty_piece_is_told_alone(tmp_path: Path) -> None:
    """Not of every other piece of the pack, in its scenarios, that it is not there."""
    found = broken(tmp_path, "units.toml", "fp = 5, range", "fp = -5, range")
    assert [(where, at) for where, at, _ in found] == [("units.toml", "unit[0].unbroken.fp")]


def test_a_mark_of_the_encoding_is_no_fault(tmp_path: Path) -> None:
    """Some editors begin a file with one."""
    pack = write_pack(tmp_path, {})
    file = pack / WEIR
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())
    assert commander.check_pack(pack) == []

"""The scenarios that come with the game: sound, credible, and between them using every special rule."""

from __future__ import annotations

import random
from typing import Any

import pytest
from small_fights import begun

from sandtable.commander.packs.forces import in_window
from sandtable.commander.rules import names
from sandtable.games.combat_commander import files as packs
from sandtable.games.combat_commander import files as scenarios
from sandtable.games.combat_commander.files import map_names
from sandtable.games.combat_commander.names import NATION_NAMES
from sandtable.kernel.record import load_game, replay

NAMES = scenarios.scenario_names()
SIDES = ["axis", "allies"]
TWELVE = 12  # of the growing size of the game; whatever comes after them has rules of its own


@pytest.fixture(scope="module")
def shipped() -> list[dict[str, Any]]:
    return [scenarios.load_scenario(name) for name in NAMES]


def whole(side: dict[str, Any], name: str) -> str:
    return name if "/" in name else f"{side['nation']}/{name}"


def sides(shipped: list[dict[str, Any]]) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    return [(s, s[name]) for s in shipped for name in SIDES]


def test_numbered_scenarios_the_first_twelve_one_on_each_map(shipped: list[dict[str, Any]]) -> None:
    assert [s["number"] for s in shipped] == list(range(1, len(shipped) + 1))
    assert sorted(s["map"] for s in shipped[:TWELVE]) == map_names()
    assert [bool(s.get("lesson")) for s in shipped] == [True] * 3 + [False] * (len(shipped) - 3)
    assert all(s["description"] and s["provenance"] and s["title"] for s in shipped)


def test_nothing_is_wrong_with_any_of_them() -> None:
    references = packs.base_references()
    for path in packs.find_files("scenarios").values():
        assert scenarios.check_scenario(packs.read_file(path), references) == []


def test_all_nations_postures_edges_and_every_year(shipped: list[dict[str, Any]]) -> None:
    both = sides(shipped)
    assert {side["nation"] for _, side in both} == set(NATION_NAMES)
    assert {side["edge"] for _, side in both} == {"top", "right", "bottom", "left"}
    assert {s["year"] for s in shipped} == set(range(1939, 1946))
    pairs = {(s["axis"]["posture"], s["allies"]["posture"]) for s in shipped}
    assert pairs == {("attack", "defend"), ("defend", "attack"), ("recon", "recon")}


def test_sizes_are_those_of_the_game(shipped: list[dict[str, Any]]) -> None:
    tables = packs.load_tables()
    for s, side in sides(shipped):
        leaders = others = weapons = 0
        for unit in side["units"]:
            kind = tables.unit_kind[tables.unit_type(whole(side, unit["unit"]))]
            count = unit.get("count", 1)
            leaders += count if kind >= names.LEADER else 0
            others += count if kind < names.LEADER else 0
            weapons += count if unit.get("weapon") else 0
        weapons += sum(weapon.get("count", 1) for weapon in side.get("weapons", []))
        place = (s["name"], side["nation"])
        assert 2 <= leaders <= 4 and 5 <= others <= 20 and 1 <= weapons <= 8, place
        assert 4 <= side["surrender"] <= 17 and 2 <= side["orders"] <= 4 and 5 <= s["sudden_death"] <= 9, place
        depth = max(area.get("depth", 0) for area in side["areas"])
        assert depth <= (8 if side["posture"] == "defend" else 4), place


def test_the_first_ones_are_the_smallest(shipped: list[dict[str, Any]]) -> None:
    def size(s: dict[str, Any]) -> int:
        return sum(unit.get("count", 1) for name in SIDES for unit in s[name]["units"])

    sizes = [size(s) for s in shipped[:TWELVE]]
    assert max(sizes[:2]) < min(sizes[2:])
    assert sizes[-1] == max(sizes)


def test_forces_are_those_of_the_year(shipped: list[dict[str, Any]]) -> None:
    """Every Squad, Team, Weapon and Radio is in an order of battle or on the Support Table of its nation and year."""
    tables, support = packs.load_tables(), packs.load_support()
    for s, side in sides(shipped):
        nation, year = side["nation"], s["year"]
        foe = s["allies" if side is s["axis"] else "axis"]["nation"]
        known = {"any/molotov-cocktail"}
        for ob in packs.load_orders_of_battle():
            if ob.nation == nation and ob.available(year, foe):
                for size in ob.size:
                    known |= {unit for _, unit in size.units_in(year)} | {weapon for _, weapon in size.weapons_in(year)}
        for item in support[nation].item:
            if any(in_window(column.years, year) for column in item.columns):
                known |= {*item.units, item.weapon, item.radio}
        wanted = [u["unit"] for u in side["units"]] + [u["weapon"] for u in side["units"] if "weapon" in u]
        wanted += [w["weapon"] for w in side.get("weapons", [])]
        wanted += [side["radio"]["radio"]] if "radio" in side else []
        for name in (whole(side, name) for name in wanted):
            if name in tables.unit_index and tables.unit_kind[tables.unit_type(name)] >= names.LEADER:
                continue  # a man may be wherever he is posted
            assert name in known, (s["name"], name)


def uses(s: dict[str, Any], field: str) -> bool:
    """Is a field of a scenario, a side, or an entry of a side's lists set?"""
    side, _, inner = field.partition(".")
    if side != "side":
        return bool(s.get(field))
    head, _, tail = inner.partition(".")
    for name in SIDES:
        value = s[name].get(head)
        entries = value if isinstance(value, list) else [value]
        if value and (not tail or any(isinstance(e, dict) and e.get(tail) for e in entries)):
            return True
    return False


@pytest.mark.parametrize(
    "field",
    [
        "excluded_chits", "open_chits", "open_draws", "control", "terrain", "haze", "sight_limit", "changes",
        "concealed_setup", "lesson", "vp", "side.hand", "side.removed", "side.cards", "side.secret_chits",
        "side.secret_draws", "side.discard_limit", "side.late_discard", "side.exit_forbidden", "side.exit_factor",
        "side.confined", "side.army", "side.radio", "side.radio.space", "side.units.space", "side.units.held",
        "side.units.weapon_broken", "side.units.group", "side.weapons.broken", "side.weapons.group", "side.areas.hexes",
        "side.areas.without", "side.areas.depth", "side.forts.hex", "side.forts.group",
        "dark", "events", "ties", "values", "side.exits", "side.barred", "side.placing", "side.units.waits",
        "side.units.suppressed",
    ],
)  # fmt: skip
def test_every_special_rule_is_used_somewhere(shipped: list[dict[str, Any]], field: str) -> None:
    assert any(uses(s, field) for s in shipped)


def test_values_of_special_rules_are_used_somewhere(shipped: list[dict[str, Any]]) -> None:
    assert {s.get("mine_fp", 6) for s in shipped} == {6, 7, 8}
    assert {"axis", "allies", "allies-chooses", "initiative-chooses"} <= {s["first"] for s in shipped}
    after = [s for s in shipped if [step["side"] for step in s["setup"]] in (["axis", "allies", "axis"],)]
    assert after  # pieces placed after the enemy's set-up
    changed = [change for s in shipped for change in s.get("changes", [])]
    assert any("vp" in c for c in changed) and any(c.get("surrender", 0) < 0 for c in changed)
    assert any(c.get("surrender", 0) > 0 for c in changed)


@pytest.mark.parametrize("name", NAMES)
def test_each_can_be_played_to_its_end_saved_and_replayed(name: str) -> None:
    game = begun(scenarios.load_scenario(name), "end")
    game.keep_undo = False
    rng = random.Random(name)
    saved = None
    while game.decision is not None:
        if len(game.decisions) == 60:
            saved = game.save()
        game.play(rng.choice(game.decision.choices), game.decision.seat)
    assert game.over and game.result is not None
    assert saved is not None
    again = replay(game.title, game.record())
    assert game.title.equal(again.state, game.state)
    half = load_game(game.title, saved)
    assert half.decision is not None

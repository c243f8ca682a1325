"""Mistakes in what a scenario says of values, rolls, cards and pieces: each is told with its field and reason."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sandtable.commander.packs.check import PackFile
from sandtable.commander.packs.scenario import read_scenario
from sandtable.commander.packs.scenario_faults import ScenarioCheck
from sandtable.games.combat_commander.files import FILES, SCENARIOS
from small_fights import begun, scenario


def faults(axis: dict[str, Any] | None = None, **more: Any) -> list[str]:
    """`field: reason` of all that is wrong."""
    data = scenario(axis=axis, **more)
    source = Path("small.toml")
    whole = read_scenario(data, "small")
    map, _ = SCENARIOS.map_of(PackFile(source, data, ""), whole)
    found = ScenarioCheck(FILES, whole, FILES.packs.base_references(), map).faults()
    return [f"{'.'.join(str(key) for key in path)}: {reason}" for path, reason in found]


@pytest.mark.parametrize(
    ("more", "where"),
    [
        ({"values": [{"since": 3}]}, "values.0"),
        ({"values": [{"orders": 40}]}, "values.0.orders"),
        ({"values": [{"hand": 73}]}, "values.0.hand"),
        ({"values": [{"discards": -5}]}, "values.0.discards"),
        ({"values": [{"since": 5, "until": 3, "orders": 2}]}, "values.0.until"),
        ({"values": [{"side": "axis", "haze": 2}]}, "values.0.side"),
        ({"values": [{"side": "nobody", "orders": 2}]}, "values.0.side"),
        ({"weather": {}}, "weather"),
        ({"weather": {"events": {"no-such": 1}}}, "weather.events.no-such"),
        ({"weather": {"by_time": 10**20}}, "weather.by_time"),
        ({"hindrance_adds": ["rain"]}, "hindrance_adds.0"),
        ({"rolls": [{"roll": "luck", "add": 1}]}, "rolls.0.roll"),
        ({"rolls": [{"roll": "attack", "add": 0}]}, "rolls.0.add"),
        ({"rolls": [{"roll": "melee", "add": 1, "beyond": 3}]}, "rolls.0"),
        ({"rolls": [{"roll": "attack", "add": 1, "hexes": "Z9"}]}, "rolls.0.hexes"),
        ({"stacking": [{"limit": 1000}]}, "stacking.0.limit"),
        ({"sights": [{"hex": "A1", "sees": ""}]}, "sights.0.sees"),
        ({"sights": [{"hex": "A1", "sees": "A1"}]}, "sights.0.sees"),
        ({"sights": [{"hex": "A1", "sees": "Z9"}]}, "sights.0.sees"),
        ({"going": [{"between": ["building"]}]}, "going.0"),
        ({"going": [{"cost": 1}]}, "going.0"),
        ({"going": [{"between": ["building"], "cost": 1.25}]}, "going.0.cost"),
        ({"going": [{"between": ["sewer"], "cost": 1}]}, "going.0.between.0"),
        ({"going": [{"between": ["building"], "advance": 99}]}, "going.0.advance"),
        ({"going": [{"between": ["building"], "advance": 2, "cost": 1}]}, "going.0.advance"),
        ({"terrain": [{"terrain": "marsh", "cost": float("nan")}]}, "terrain.0.cost"),
        ({"terrain": [{"terrain": "marsh", "cost": 999999}]}, "terrain.0.cost"),
        ({"terrain": [{"terrain": "marsh", "cover": 5000}]}, "terrain.0.cover"),
        ({"terrain": [{"terrain": "marsh", "cover": 1, "side": "axis"}]}, "terrain.0"),
        ({"terrain": [{"terrain": "road", "cover": 1}]}, "terrain.0"),
        ({"terrain": [{"terrain": "wall", "barred": True, "cost": 1}]}, "terrain.0.barred"),
        ({"terrain": [{"terrain": "road", "barred": True}]}, "terrain.0"),
        ({"dark": [{"every": 0}]}, "dark.0.every"),
        ({"dark": [{"beyond": 99}]}, "dark.0.beyond"),
        ({"ties": "nobody"}, "ties"),
        ({"values": [{"orders": 2, "given": [{"objective": 7, "held_by": "axis"}]}]}, "values.0.given.0.objective"),
        ({"rolls": [{"roll": "melee", "add": 1, "units": ["panzer"]}]}, "rolls.0.units.0"),
        ({"events": [{"when": "start", "effects": [{"do": "rally", "side": "axis"}]}]}, "events.0.effects.0"),
        ({"events": [{"when": "end", "effects": [{"side": "axis", "end": True}]}]}, "events.0.effects.0"),
        ({"events": [{"when": "end", "effects": [{"vp": 1}]}]}, "events.0.effects.0.side"),
        ({"events": [{"when": "time", "effects": [{"put": "smoke"}]}]}, "events.0.effects.0.hexes"),
        ({"events": [{"when": "time", "effects": [{"put": "castle", "hexes": "A1"}]}]}, "events.0.effects.0.put"),
        ({"events": [{"when": "time", "effects": [{"clear": "blaze", "hexes": "A1"}]}]}, "events.0.effects.0.clear"),
        ({"events": [{"when": "loss", "effects": [{"per": "unit"}]}]}, "events.0.effects.0.per"),
        ({"events": [{"when": "loss", "roll_from": 13, "effects": [{"vp": 1}]}]}, "events.0.roll_from"),
        ({"events": [{"when": "loss", "roll_from": 9, "roll_to": 5, "effects": [{"vp": 1}]}]}, "events.0.roll_to"),
    ],
)
def test_mistakes_of_the_whole(more: dict[str, Any], where: str) -> None:
    assert [fault.partition(": ")[0] for fault in faults(**more)] == [where]


@pytest.mark.parametrize(
    ("axis", "where"),
    [
        ({"cards": [{"event": "hero"}]}, "axis.cards.0"),
        ({"cards": [{"event": "hero", "as_event": "zero"}]}, "axis.cards.0.as_event"),
        ({"cards": [{"ids": ["G-99"], "as_order": "fire"}]}, "axis.cards.0.ids.0"),
        ({"removed_kinds": [{}]}, "axis.removed_kinds.0"),
        ({"removed_kinds": [{"order": o} for o in ("fire", "move", "rout", "recover")]}, "axis.removed_kinds"),
        ({"removed_kinds": [{"order": "rout"}], "hand": ["G-13"]}, "axis.hand.0"),
        ({"defends": ["everything"]}, "axis.defends.0"),
        ({"radio": {"radio": "radio-75mm", "blast": 9}}, "axis.radio.blast"),
        ({"radio": {"radio": "radio-75mm", "drift": "far"}}, "axis.radio.drift"),
        ({"radio": {"radio": "radio-75mm", "smoke": "maybe"}}, "axis.radio.smoke"),
        ({"weapon_rules": [{"weapon": "heavy-mg"}]}, "axis.weapon_rules.0"),
        ({"weapon_rules": [{"weapon": "heavy-mg", "shots": 99}]}, "axis.weapon_rules.0.shots"),
        ({"weapon_rules": [{"weapon": "russia/heavy-mg", "shots": 2}]}, "axis.weapon_rules.0.weapon"),
        ({"weapon_rules": [{"weapon": "heavy-mg", "target_units": ["horse"]}]}, "axis.weapon_rules.0.target_units.0"),
        ({"mortar_spotters": [{"leader": "sgt-nobody"}]}, "axis.mortar_spotters.0.leader"),
        ({"mortar_spotters": [{"within": 999}]}, "axis.mortar_spotters.0.within"),
        ({"hidden": [{}]}, "axis.hidden.0"),
        ({"hidden": [{"unit": "rifle", "fort": "wire"}]}, "axis.hidden.0"),
        ({"hidden": [{"fort": "wire", "count": 1000000}]}, "axis.hidden.0.count"),
        ({"hidden": [{"unit": "rifle", "when": "never"}]}, "axis.hidden.0.when"),
        ({"hidden": [{"unit": "rifle", "hexes": "Z9"}]}, "axis.hidden.0.hexes"),
    ],
)
def test_mistakes_of_a_side(axis: dict[str, Any], where: str) -> None:
    assert [fault.partition(": ")[0] for fault in faults(axis=axis)] == [where]


def test_a_captured_weapon_may_be_of_another_nation() -> None:
    units = [{"unit": "sgt-ganz"}, {"unit": "rifle", "weapon": "russia/medium-mg"}, {"unit": "rifle"}]
    assert faults(axis={"units": units}) == ["axis.units.1.weapon: russia/medium-mg is not of germany"]
    rules = [{"weapon": "russia/medium-mg", "captured": True}]
    axis = {"units": units, "weapon_rules": rules}
    assert faults(axis=axis) == []
    assert begun(scenario(axis=axis)).decision is not None


def test_what_is_right_has_no_fault() -> None:
    axis = {
        "cards": [{"order": "rout", "as_order": "move", "may": True}, {"event": "hero", "as_event": "nothing"}],
        "defends": ["actions"], "hidden": [{"fort": "wire"}], "mortar_spotters": [{}],
        "weapon_rules": [{"weapon": "heavy-mg", "shots": 2, "target_terrain": ["building"]}],
    }  # fmt: skip
    more = {
        "values": [{"side": "axis", "orders": 2, "since": 3}], "weather": {"by_time": 1, "most": 3},
        "rolls": [{"roll": "attack", "add": -1, "beyond": 2, "per_hex": True}], "hindrance_adds": ["haze"],
        "stacking": [{"limit": 8, "hexes": "A1"}], "sights": [{"hex": "A1", "sees": "C3"}],
        "going": [{"between": ["building"], "cost": 0.5, "safe": True}],
        "terrain": [{"terrain": "road", "cost": 0.5}, {"terrain": "marsh", "cost": 2, "side": "axis"}],
    }  # fmt: skip
    assert faults(axis=axis, **more) == []

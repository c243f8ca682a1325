"""Faulty scenarios and maps: each fault is found and named by file, line, field and reason."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from sandtable.commander.packs import scenario_values
from sandtable.commander.packs.scenario import (
    Area,
    CardAs,
    ChangeEntry,
    FortEntry,
    RadioEntry,
    Scenario,
    SideEntry,
    TerrainEntry,
    UnitEntry,
    WeaponEntry,
)
from sandtable.files.tomlshapes import Part
from sandtable.games.combat_commander import files as packs
from sandtable.games.combat_commander import files as scenarios
from sandtable.games.combat_commander.title import TITLE
from sandtable.kernel.errors import BadFile, SandtableError
from sandtable.kernel.game import new_game

SOUND = (packs.DATA / "scenarios" / "hold-the-long-bridge.toml").read_text(encoding="utf-8")

OWN_SHAPES = [shape for shape in vars(scenario_values).values() if isinstance(shape, type) and issubclass(shape, Part)]

Faulty = tuple[str, str, str, str]  # what is replaced, by what, field named, part of the reason


def written(tmp_path: Path, text: str, name: str = "hold-the-long-bridge") -> Path:
    path = tmp_path / f"{name}.toml"
    path.write_text(text, encoding="utf-8")
    return path


FAULTS: list[Faulty] = [
    ('map = "long-bridge"', 'map = "long-brige"', "map", "near: long-bridge"),
    ("year = 1944", "year = 1944\ndefine = { unit = [{ name = 'germany/ss' }] }", "define", "belong in a pack"),
    ("year = 1944", "year = 1938", "year", "1938 is not within 1939 to 1945"),
    ("sudden_death = 8", "sudden_death = 14", "sudden_death", "within"),
    ('first = "axis"', 'first = "nobody"', "first", "axis-chooses"),
    ('open_chits = ["K"]', 'open_chits = ["I"]', "open_chits[0]", "no Objective chit"),
    ('excluded_chits = ["R", "V"]', 'excluded_chits = ["R", "K"]', "excluded_chits[1]", "named already"),
    ("open_draws = 1", "open_draws = 19", "open_draws", "left"),
    ("vp = -3", "vp = -3\nmine_fp = 9", "mine_fp", "6, 7 and 8"),
    ('control = { 1 = "allies"', 'control = { 6 = "allies"', "control.6", "numbered 1 to 5"),
    ('5 = "allies" }', '5 = "british" }', "control.5", "not known"),
    ('{ space = 5, side = "allies", surrender = 1 }', '{ space = 0, side = "allies", surrender = 1 }',
     "changes[0].space", "within"),
    ('setup = [{ side = "allies" }, { side = "axis" }]', 'setup = [{ side = "axis" }]', "allies.units[0].group",
     "no step"),
    ('nation = "germany"', 'nation = "america"', "axis.nation", "does not fight on this side"),
    ('edge = "right"', 'edge = "top"', "allies.edge", "not opposite"),
    ('posture = "attack"', 'posture = "charge"', "axis.posture", "not known"),
    ('{ unit = "ss", count = 6 }', '{ unit = "sss", count = 6 }', "axis.units[3].unit", "no unit named"),
    ('{ unit = "ss", count = 6 }', '{ unit = "britain/line" }', "axis.units[3].unit", "not of germany"),
    ('{ unit = "ss", count = 6 }', '{ unit = "ss", count = 60 }', "axis", "only 10 counters"),
    ('{ unit = "ss", count = 6 }', '{ unit = "ss", hex = "P1" }', "axis.units[3].hex", "not a hex"),
    ('{ unit = "ss", count = 6 }', '{ unit = "ss", hex = "H3" }', "axis.units[3].hex", "impassable"),
    ('{ unit = "ss", count = 6 }', '{ unit = "ss", space = 14 }', "axis.units[3].space", "within"),
    ('{ unit = "ss", count = 6 }', '{ unit = "ss", held = true }', "axis.units[3].held", "confined"),
    ('{ unit = "ss", count = 6 }', '{ unit = "ss", group = "x" }', "axis.units[3].group", "no step"),
    ('weapon = "medium-mortar"', 'weapon = "medium-mg"', "axis.units[6].weapon", "no weapon named"),
    ('weapon = "medium-mortar"', 'weapon = "britain/light-mg"', "axis.units[6].weapon", "not of germany"),
    ('{ weapon = "light-mg", count = 2 }',
     '{ weapon = "satchel-charge", count = 6 }, { weapon = "light-mg", count = 6 }', "axis.weapons",
     "units to take them"),
    ('radio = "radio-105mm"', 'radio = "radio-155mm"', "axis.radio.radio", "no radio named"),
    ("areas = [{ depth = 4 }]", 'areas = [{ hexes = "N3 Z9" }]', "axis.areas[0].hexes", "not a hex of this map"),
    ("areas = [{ depth = 4 }]", "areas = [{}]", "axis.areas[0]", "is empty"),
    ("areas = [{ depth = 4 }]", 'areas = [{ hexes = "N3 N4 N5" }]', "axis.areas", "free hexes"),
    ('fort = "foxholes"', 'fort = "foxhole"', "allies.forts[0].fort", "near: foxholes"),
    ('hand = ["B-30", "B-45"]', 'hand = ["B-30", "B-73"]', "allies.hand[1]", "no card"),
    ('hand = ["B-30", "B-45"]', 'hand = ["B-30", "G-45"]', "allies.hand[1]", "not in the deck"),
    ('hand = ["B-30", "B-45"]', 'hand = ["B-30", "B-28"]', "allies.hand[1]", "named twice"),
    ('hand = ["B-30", "B-45"]', 'hand = ["B-1", "B-2", "B-3", "B-4", "B-5"]', "allies.hand", "a hand of 4"),
    ("surrender = 7\n", 'surrender = 7\ncards = [{ order = "charge", as_order = "move" }]\n', "allies.cards[0].order",
     "not known"),
    ("surrender = 7\n", 'surrender = 7\nexit_faktor = 2\n', "allies.exit_faktor", "near: exit_factor"),
    ("orders = 3\n", 'orders = "three"\n', "axis.orders", "whole number"),
    ("vp = -3", 'vp = -3\nterrain = [{ terrain = "snow", cost = 2 }]', "terrain[0].terrain", "not known"),
    ("vp = -3", 'vp = -3\nterrain = [{ terrain = "hedge", hindrance = 2 }]', "terrain[0].hindrance", "hex"),
    ("vp = -3", "vp = -3\noptions = { zero_passes = true }", "options.zero_passes", "not a switch"),
]  # fmt: skip


@pytest.mark.parametrize("fault", FAULTS, ids=[f"{f[2]} {f[3]}" for f in FAULTS])
def test_a_fault_is_named_with_its_line(tmp_path: Path, fault: Faulty) -> None:
    old, new, field, reason = fault
    assert old in SOUND
    text = SOUND.replace(old, new, 1)
    path = written(tmp_path, text)
    problems = scenarios.check_scenario(packs.read_file(path), packs.base_references())
    found = [p for p in problems if p.field == field and reason in p.reason]
    assert found, [str(p) for p in problems]
    assert found[0].file == str(path)
    first_new = next(
        line for line, (a, b) in enumerate(zip(SOUND.splitlines(), text.splitlines(), strict=False), 1) if a != b
    )
    if field.startswith(tuple(new.split())) or "[" in field and "group" not in field:
        assert abs(found[0].line - first_new) <= 2
    assert found[0].line > 0 or field in ("axis", "allies", "options")


def test_every_fault_is_reported_at_once(tmp_path: Path) -> None:
    text = (
        SOUND.replace('first = "axis"', 'first = "me"').replace('unit = "ss"', 'unit = "sx"').replace("1944", "1950", 1)
    )
    fields = [
        p.field for p in scenarios.check_scenario(packs.read_file(written(tmp_path, text)), packs.base_references())
    ]
    assert {"first", "axis.units[3].unit", "year"} <= set(fields)


def test_a_nation_that_is_not_in_play_that_year(tmp_path: Path) -> None:
    text = (
        (packs.DATA / "scenarios" / "dyke-road.toml").read_text(encoding="utf-8").replace("year = 1940", "year = 1942")
    )
    problems = scenarios.check_scenario(packs.read_file(written(tmp_path, text, "dyke-road")), packs.base_references())
    assert [(p.field, p.reason) for p in problems] == [("allies.nation", "france is not in play in 1942")]


def test_the_name_must_be_the_files(tmp_path: Path) -> None:
    problems = scenarios.check_scenario(packs.read_file(written(tmp_path, SOUND, "other")), packs.base_references())
    assert [p.field for p in problems] == ["name"]


# loading


def test_load_by_name_and_by_path(tmp_path: Path) -> None:
    by_name = scenarios.load_scenario("hold-the-long-bridge")
    assert by_name == scenarios.load_scenario(written(tmp_path, SOUND))
    assert by_name == scenarios.load_scenario(str(written(tmp_path, SOUND)))
    assert new_game(TITLE, by_name, "0").decision is not None


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (lambda text: text.replace("year = 1944", "year = "), r":7: not valid TOML"),
        (lambda text: text.replace("year = 1944", "year = 1938"), r":7: year: 1938"),
        (
            lambda text: text.replace('unit = "lt-schrader"', 'unit = "lt-shrader"'),
            r"axis.units\[0\].unit: .*lt-schrader",
        ),
    ],
)
def test_loading_a_faulty_file_says_where(tmp_path: Path, spoil: Callable[[str], str], message: str) -> None:
    with pytest.raises(BadFile, match=message):
        scenarios.load_scenario(written(tmp_path, spoil(SOUND)))


def test_loading_what_is_not_there() -> None:
    with pytest.raises(SandtableError, match="no scenario named .*; there are .*first-patrol"):
        scenarios.load_scenario("no-such-fight")
    with pytest.raises(BadFile, match="cannot be read"):
        scenarios.load_scenario("no/such/fight.toml")


# packs


PACK = '[provenance]\nfacts = "nothing"\nours = "everything"\n'
MAP = (packs.DATA / "maps" / "long-bridge.toml").read_text(encoding="utf-8")


@pytest.fixture
def pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A pack with a map of its own and a scenario on it, with the checkers at work for this test only."""
    monkeypatch.setattr(packs.FILES.packs, "checkers", dict(packs.FILES.packs.checkers))
    scenarios.register_checkers()
    (tmp_path / "maps").mkdir()
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "pack.toml").write_text(f'name = "mine"\ntitle = "Mine"\n\n{PACK}', encoding="utf-8")
    (tmp_path / "maps" / "weir.toml").write_text(MAP.replace('"long-bridge"', '"weir"'), encoding="utf-8")
    text = SOUND.replace('"hold-the-long-bridge"', '"at-the-weir"').replace('"long-bridge"', '"weir"')
    (tmp_path / "scenarios" / "at-the-weir.toml").write_text(text, encoding="utf-8")
    return tmp_path


def test_a_pack_with_a_map_and_a_scenario_is_sound(pack: Path) -> None:
    assert [str(p) for p in packs.check_pack(pack)] == []


def test_problems_of_scenarios_and_maps_are_found_with_the_pack(pack: Path) -> None:
    scenario, weir = pack / "scenarios" / "at-the-weir.toml", pack / "maps" / "weir.toml"
    scenario.write_text(scenario.read_text(encoding="utf-8").replace('unit = "ss"', 'unit = "us"'), encoding="utf-8")
    weir.write_text(MAP.replace('"long-bridge"', '"weir"').replace('1 = "F4"', '1 = "F44"'), encoding="utf-8")
    found = {(Path(p.file).name, p.field) for p in packs.check_pack(pack)}
    assert ("at-the-weir.toml", "axis.units[3].unit") in found
    assert any(file == "weir.toml" for file, _ in found)


def test_a_packs_own_units_may_fight_in_its_scenarios(pack: Path) -> None:
    stats = (
        "unbroken = { fp = 5, range = 4, move = 5, morale = 8 }\nbroken = { fp = 2, range = 1, move = 1, morale = 8 }\n"
    )
    unit = f'\n[[unit]]\nname = "germany/bergjaeger"\ntitle = "Bergjaeger"\nkind = "squad"\ncount = 6\n{stats}'
    (pack / "units.toml").write_text(PACK + unit, encoding="utf-8")
    scenario = pack / "scenarios" / "at-the-weir.toml"
    scenario.write_text(
        scenario.read_text(encoding="utf-8").replace('unit = "ss"', 'unit = "bergjaeger"'), encoding="utf-8"
    )
    assert [str(p) for p in packs.check_pack(pack)] == []


def test_the_games_own_data_is_sound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        packs.FILES.packs, "checkers", {"scenarios": scenarios.check_scenario, "maps": scenarios.SCENARIOS.check_map}
    )
    assert [str(p) for p in packs.check_data()] == []


# the guide


def test_the_guides_example_is_sound_and_every_field_is_explained(tmp_path: Path) -> None:
    guide = (Path(__file__).resolve().parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")
    example = guide.split("```toml\n")[1].split("```")[0]
    path = written(tmp_path, example, "mill")
    assert [str(p) for p in scenarios.check_scenario(packs.read_file(path), packs.base_references())] == []
    for shape in (
        Scenario,
        SideEntry,
        UnitEntry,
        WeaponEntry,
        FortEntry,
        Area,
        TerrainEntry,
        ChangeEntry,
        CardAs,
        RadioEntry,
        *OWN_SHAPES,
    ):
        missing = [field.name for field in msgspec.structs.fields(shape) if field.name not in guide]
        assert missing == [], shape.__name__

"""Random scenarios of Great War Commander: sound, not absurd, playable to their end, and as they were wished."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sandtable.commander.packs.forces import month_number
from sandtable.commander.packs.scenario import read_scenario
from sandtable.commander.packs.scenario_faults import ScenarioCheck
from sandtable.commander.rules import names
from sandtable.games.great_war_commander.files import FILES
from sandtable.games.great_war_commander.generator.chart import SIZES, the_chart
from sandtable.games.great_war_commander.generator.generator import random_scenario
from sandtable.games.great_war_commander.generator.points import radio_points, unit_points, weapon_points
from sandtable.games.great_war_commander.generator.wishes import POSTURES
from sandtable.games.great_war_commander.generator.wishes import WISHES as WISH_BOOK
from sandtable.games.great_war_commander.rules.names import RUNNER
from sandtable.games.great_war_commander.title import TITLE
from sandtable.kernel.errors import BadFile
from sandtable.kernel.game import Game, new_game

TABLES = FILES.packs.load_tables()
REFERENCES = FILES.packs.base_references()
SIDES = ["axis", "allies"]
GUN = TABLES.words.weapon_classes.index("gun")
MOST = {"small": 28, "medium": 33, "large": 40}  # units of both sides

WISHES = WISH_BOOK.values()
wishes_given = st.fixed_dictionaries({}, optional={name: st.sampled_from(values) for name, values in WISHES.items()})


def can_be(wishes: dict[str, str]) -> bool:
    return not WISH_BOOK.clash(wishes)


def date_of(data: dict[str, Any]) -> int:
    return int(data["year"]) * 12 + int(data["month"])


def units_of(data: dict[str, Any], side: str) -> list[int]:
    entries = data[side]["units"]
    return [TABLES.unit_type(entry["unit"]) for entry in entries for _ in range(entry.get("count", 1))]


def weapons_of(data: dict[str, Any], side: str) -> list[int]:
    carried = [entry["weapon"] for entry in data[side]["units"] if "weapon" in entry]
    given_out = [entry["weapon"] for entry in data[side].get("weapons", []) for _ in range(entry["count"])]
    return [TABLES.weapon_type(name) for name in carried + given_out]


def count(units: list[int], kind: int) -> int:
    return sum(1 for unit in units if TABLES.unit_kind[unit] == kind)


def tanks(data: dict[str, Any], side: str) -> int:
    return sum(TABLES.unit_is_tank[unit] for unit in units_of(data, side))


def points(data: dict[str, Any], side: str) -> int:
    total = sum(unit_points(TABLES, unit) for unit in units_of(data, side))
    total += sum(weapon_points(TABLES, weapon) for weapon in weapons_of(data, side))
    if "radio" in data[side]:
        total += radio_points(TABLES, TABLES.radio_type(data[side]["radio"]["radio"]))
    return total


def play(game: Game, seed: int, to_the_end: bool) -> None:
    rng = random.Random(seed)
    game.keep_undo = False
    while game.decision is not None and (to_the_end or game.decision.prompt.startswith("set-up")):
        game.play(rng.choice(game.decision.choices), game.decision.seat)


# --- whole scenarios ---


@pytest.mark.long
@pytest.mark.parametrize("batch", range(4))
def test_a_hundred_seeds_make_scenarios_that_are_sound_and_can_be_set_up(batch: int) -> None:
    for seed in range(25 * batch, 25 * batch + 25):
        data = random_scenario(seed)
        map = FILES.maps.bare(FILES.maps.files()[data["map"]])
        assert list(ScenarioCheck(FILES, read_scenario(data, "made"), REFERENCES, map).faults()) == [], seed
        game = new_game(TITLE, data, str(seed))
        play(game, seed, to_the_end=False)
        view: Any = game.view(0)
        assert [unit for unit in view["units"] if unit["hex"] is None] == [], seed


@pytest.mark.long
@pytest.mark.parametrize(("seed", "attacker"), list(enumerate(POSTURES)))
def test_generated_scenarios_play_to_their_end(seed: int, attacker: str) -> None:
    game = new_game(TITLE, random_scenario(f"end {seed}", {"attacker": attacker}), str(seed))
    play(game, seed, to_the_end=True)
    assert game.over


@pytest.mark.once
def test_the_same_seed_makes_the_same_scenario() -> None:
    assert random_scenario(7) == random_scenario("7") != random_scenario(8)
    wanted = {"year": "1916"}
    assert random_scenario(7, wanted) == random_scenario(7, wanted) != random_scenario(7)


# --- wishes ---


@pytest.mark.once
@settings(max_examples=150, deadline=None)
@given(st.integers(0, 10**9), wishes_given.filter(can_be))
def test_every_wish_is_granted_and_the_rest_fits_it(seed: int, wishes: dict[str, str]) -> None:
    data = random_scenario(seed, wishes)
    assert list(ScenarioCheck(FILES, read_scenario(data, "made"), REFERENCES, None).faults()) == []
    postures = (data["axis"]["posture"], data["allies"]["posture"])
    assert data["allies"]["nation"] == wishes.get("allies", data["allies"]["nation"])
    assert str(data["year"]) == wishes.get("year", str(data["year"]))
    assert postures == POSTURES[wishes["attacker"]] if "attacker" in wishes else postures in POSTURES.values()
    assert data["map"] == wishes.get("map", data["map"])
    lengths = the_chart().sizes.sudden_death
    assert data["sudden_death"] in ([lengths[SIZES.index(wishes["size"])]] if "size" in wishes else lengths)


@pytest.mark.once
def test_america_waits_for_its_month() -> None:
    for seed in range(30):
        data = random_scenario(seed, {"allies": "america"})
        assert date_of(data) >= 1917 * 12 + 4
    with pytest.raises(BadFile, match="year: america is not yet in the war in 1915"):
        random_scenario(1, {"allies": "america", "year": "1915"})


def test_only_what_goes_together_is_offered() -> None:
    assert WISH_BOOK.possible({}) == WISHES
    assert WISH_BOOK.possible({"allies": "america"})["year"] == ["1917", "1918"]
    assert WISH_BOOK.possible({"year": "1915"})["allies"] == ["france"]
    assert WISH_BOOK.possible({"allies": "america", "map": "two-villages"})["year"] == ["1917", "1918"]


@pytest.mark.parametrize(
    ("wish", "message"),
    [
        ({"weather": "rain"}, "weather: cannot be chosen; only allies, year, attacker, size, map"),
        ({"size": "huge"}, "size: 'huge' is none of small, medium, large"),
        ({"year": "1919"}, "year: '1919' is none of 1914"),
    ],
)
def test_a_wish_that_cannot_be_is_named(wish: dict[str, str], message: str) -> None:
    with pytest.raises(BadFile, match=message):
        random_scenario(1, wish)


@pytest.mark.once
def test_everything_can_come_by_chance() -> None:
    made = [random_scenario(seed) for seed in range(200)]
    assert {data["map"] for data in made} == set(FILES.maps.names())
    assert {data["year"] for data in made} == set(range(1914, 1919))
    assert {data["allies"]["nation"] for data in made} == {"france", "america"}
    assert {data["axis"]["posture"] for data in made} == {"attack", "defend", "recon"}
    assert {data[side]["edge"] for data in made for side in SIDES} == {"left", "right", "top", "bottom"}
    assert {data[side]["quality"] for data in made for side in SIDES} == {"line", "elite", "green"}
    classes = {TABLES.weapon_class[w] for data in made for side in SIDES for w in weapons_of(data, side)}
    assert len(classes) == 5
    assert any(tanks(data, "allies") for data in made) and any("radio" in data["axis"] for data in made)
    kinds = {TABLES.unit_kind[unit] for data in made for side in SIDES for unit in units_of(data, side)}
    assert {names.SQUAD, names.TEAM, names.LEADER, RUNNER} <= kinds


# --- nothing absurd ---


@cache
def made_many() -> list[dict[str, Any]]:
    """Looked at by several tests, changed by none."""
    return [random_scenario(f"sense {n}", {"size": size}) for n, size in product(range(60), SIZES)]


@pytest.mark.once
def test_a_force_has_leaders_enough_and_a_senior_one() -> None:
    for data, side in product(made_many(), SIDES):
        units = units_of(data, side)
        leaders = [unit for unit in units if TABLES.unit_kind[unit] == names.LEADER]
        platoons = count(units, names.SQUAD)
        assert sum(1 for unit in leaders if TABLES.unit_rank[unit] >= 2) == 1
        assert len(leaders) == len(set(leaders)) and 2 <= len(leaders)
        assert platoons <= 4 * len(leaders), "at most four Platoons for a Leader"
        assert count(units, names.TEAM) + count(units, RUNNER) < platoons


@pytest.mark.once
def test_forces_are_of_the_size_and_the_attacker_is_the_stronger() -> None:
    stronger: Counter[bool] = Counter()
    chart = the_chart()
    for data in made_many():
        size = SIZES[chart.sizes.sudden_death.index(data["sudden_death"])]
        assert sum(len(units_of(data, side)) for side in SIDES) <= MOST[size]
        worth = [points(data, side) for side in SIDES]
        for side, total in zip(SIDES, worth, strict=True):
            budget = chart.sizes.points[SIZES.index(size)] * chart.share.of(data[side]["posture"]) // 100
            assert 0.75 * budget <= total <= 1.35 * budget, (data["name"], side, total, budget)
        if data["axis"]["posture"] != "recon":
            attacker = [data[side]["posture"] for side in SIDES].index("attack")
            stronger[worth[attacker] > worth[1 - attacker]] += 1
            assert 0 <= (data["vp"] if attacker else -data["vp"]) <= chart.rates.most_vp
    assert stronger[True] > 20 * stronger[False]


@pytest.mark.once
def test_tanks_come_in_time_on_firm_ground_and_meet_a_gun() -> None:
    met = 0
    for n, map in product(range(12), FILES.maps.names()):
        data = random_scenario(f"tanks {n}", {"attacker": "allies", "map": map})
        if not tanks(data, "allies"):
            continue
        met += 1
        assert date_of(data) >= month_number("1917-04") and the_chart().map_named(map).tanks
        assert tanks(data, "allies") >= 2
        guns = [w for w in weapons_of(data, "axis") if TABLES.weapon_class[w] == GUN]
        assert guns, "nothing else stops them"
    assert met > 5


@pytest.mark.once
def test_only_a_defender_digs_and_as_his_time_does() -> None:
    for data, side in product(made_many(), SIDES):
        forts = {entry["fort"] for entry in data[side].get("forts", [])}
        if data[side]["posture"] != "defend":
            assert not forts
            continue
        assert forts and forts <= {"foxholes", "trench", "wire", "mines", "pillbox"}
        if date_of(data) < month_number("1914-11"):
            assert forts == {"foxholes"}
        assert "pillbox" not in forts or date_of(data) >= month_number("1916-07")


@pytest.mark.once
def test_the_defender_owns_what_the_attacker_does_not_stand_on() -> None:
    for data in made_many():
        owned = Counter(data["control"].values())
        defender = next((side for side in SIDES if data[side]["posture"] == "defend"), None)
        if defender is not None:
            assert set(data["control"]) == set("12345") and owned[defender] >= 3
            assert data["first"] != defender and data["setup"][0] == {"side": defender}
        else:
            assert data["first"] == "initiative-chooses" and data["vp"] == 0


@pytest.mark.once
def test_weapons_have_hands_and_a_side_outlasts_its_surrender() -> None:
    for data, side in product(made_many(), SIDES):
        units = units_of(data, side)
        assert sum(entry["count"] for entry in data[side].get("weapons", [])) <= count(units, names.SQUAD)
        assert 3 <= data[side]["surrender"] < sum(TABLES.unit_spaces[unit] for unit in units)
        assert 1 <= data[side]["orders"] <= TABLES.most_orders


def test_the_chart_names_what_there_is() -> None:
    chart = the_chart()
    assert [line.name for line in chart.map] == FILES.maps.names()
    for line in chart.platoons:
        slugs = {*line.line, *line.elite, *line.green}
        owner = TABLES.nation(line.nation)
        named = {TABLES.unit_type(f"{line.nation}/{slug}") for slug in slugs}
        every = {u for u, kind in enumerate(TABLES.unit_kind) if kind == names.SQUAD and TABLES.unit_nation[u] == owner}
        assert named == every, "every Platoon can join"
    words = TABLES.words
    assert {extra.what for extra in chart.extra} <= {*words.weapon_classes, "tank", "telephone", "engineer", "runner"}
    assert all(fort in words.forts for line in chart.works for fort in line.pieces)
    assert all(len(sizes) == 3 for line in chart.works for sizes in line.pieces.values())

"""Random scenarios of Combat Commander as they are wished for."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sandtable.commander.packs.scenario import SIDES, read_scenario
from sandtable.commander.packs.scenario_faults import ScenarioCheck
from sandtable.commander.rules import names
from sandtable.games.combat_commander import files as packs
from sandtable.games.combat_commander.generator.generator import generated, generator_rules, random_scenario
from sandtable.games.combat_commander.generator.wishes import POSTURES, SIZES, WISHES, all_meetings
from sandtable.kernel.errors import BadFile

AXIS, ALLIES = 0, 1
wishes_given = st.fixed_dictionaries(
    {}, optional={name: st.sampled_from(values) for name, values in WISHES.values().items()}
)


@pytest.mark.once
@settings(max_examples=150, deadline=None)
@given(st.integers(0, 10**9), wishes_given.filter(lambda wishes: not WISHES.clash(wishes)))
def test_every_wish_is_granted_and_the_rest_fits_it(seed: int, wishes: dict[str, str]) -> None:
    data = random_scenario(seed, wishes)
    assert list(ScenarioCheck(packs.FILES, read_scenario(data, "made"), packs.base_references(), None).faults()) == []
    postures = [names.POSTURE_NAMES.index(data[side]["posture"]) for side in SIDES]
    found = {
        "axis": data["axis"]["nation"], "allies": data["allies"]["nation"], "year": str(data["year"]),
        "map": data["map"], "attacker": next(who for who, pair in POSTURES.items() if pair == postures),
    }  # fmt: skip
    assert all(found[name] == value for name, value in wishes.items() if name in found)


@pytest.mark.once
@pytest.mark.parametrize(("axis", "allies"), list(product(SIZES, SIZES)))
def test_each_side_brings_a_force_of_the_size_wished_for(axis: str, allies: str) -> None:
    for seed in range(10):
        g = generated(str(seed), {"axis-size": axis, "allies-size": allies}, None)
        assert [g.rules.rows[row].size.size for row in g.ob] == [axis, allies]
        one_sided = generated(str(seed), {"axis-size": axis, "attacker": "allies"}, None)
        sizes = [SIZES.index(g.rules.rows[row].size.size) for row in one_sided.ob]
        assert sizes[AXIS] <= sizes[ALLIES], "nobody attacks a larger force"


@pytest.mark.once
def test_every_meeting_of_the_tables_can_be_wished_for_with_any_posture() -> None:
    for meeting, attacker in product(sorted(set(all_meetings())), POSTURES):
        wishes = {name: str(value) for name, value in meeting._asdict().items()}
        data = random_scenario(1, {**wishes, "attacker": attacker})
        assert (data["axis"]["nation"], data["allies"]["nation"], data["year"]) == meeting


@pytest.mark.once
def test_what_is_not_wished_for_is_rolled_by_the_tables() -> None:
    """Germany in 1941 meets France by 2 to 4, Russia by 5 to 8, Britain by 9 to 12: 6, 20 and 10 of 36."""
    wishes = {"axis": "germany", "year": "1941"}
    met = Counter(random_scenario(seed, wishes)["allies"]["nation"] for seed in range(360))
    assert 35 < met["france"] < 90 and 160 < met["russia"] < 240 and 65 < met["britain"] < 140


def test_only_what_goes_together_is_offered() -> None:
    assert WISHES.possible({}) == WISHES.values()
    italy = WISHES.possible({"axis": "italy", "year": "1944"})
    assert italy["allies"] == ["russia"] and italy["axis"] == ["germany", "italy"]
    assert italy["map"] == generator_rules().maps
    assert WISHES.possible({"axis": "italy", "allies": "america"})["year"] == ["1943"]
    small = WISHES.possible({"axis-size": "platoon", "allies-size": "company"})
    assert small["attacker"] == ["allies"]


@pytest.mark.parametrize(
    ("wish", "message"),
    [
        ({"weather": "rain"}, "weather: cannot be chosen; only axis, allies, year, attacker"),
        ({"year": "1938"}, "year: '1938' is none of 1939"),
        ({"axis": "italy", "year": "1945"}, "italy and the Allies do not meet in 1945"),
        ({"axis-size": "platoon", "allies-size": "company", "attacker": "axis"}, "nobody attacks a larger force"),
    ],
)
def test_a_wish_that_cannot_be_is_named(wish: dict[str, str], message: str) -> None:
    with pytest.raises(BadFile, match=message):
        random_scenario(1, wish)


def test_a_wish_makes_the_same_of_the_same_seed_and_is_written_down() -> None:
    wishes = {"year": "1943", "attacker": "nobody"}
    data = random_scenario(7, wishes)
    assert data == random_scenario(7, wishes) != random_scenario(7)
    assert data["provenance"].endswith("from the seed 7, attacker nobody, year 1943.")

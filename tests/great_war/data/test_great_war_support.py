"""The Support Tables and Strategy Cards of Great War Commander."""

from __future__ import annotations

from typing import Final

import pytest
from great_war_files import NATIONS, month, usual_tables

from sandtable.commander.rules import names as family
from sandtable.commander.rules.tables import EVER, NEVER, NONE, STRATEGY_CARDS, Tables
from sandtable.games.great_war_commander.rules import names

pytestmark = pytest.mark.once  # files and their readers: none of it is compiled

# rows from 3 on: what fills each slot; a Leader's slot is any Lieutenant of the nation
ROWS: Final = {
    "germany": [
        ["bote"], ["abteilung"], ["landwehr"], ["landwehr", "abteilung"], ["infanterie"], ["infanterie+mg-08-15"],
        ["abteilung+leichter-minenwerfer"], ["lieutenant", "infanterie"], ["infanterie+mg-08"], ["telephone-105mm"],
    ],
    "france": [
        ["agent-de-liaison"], ["specialistes"], ["territoriaux"], ["poilus"], ["poilus", "specialistes"],
        ["poilus+chauchat"], ["specialistes+crapouillot"], ["lieutenant", "chasseurs"], ["poilus+hotchkiss"],
        ["telephone-105mm"],
    ],
    "america": [
        ["runner"], ["specialists"], ["recruits"], ["recruits", "specialists"], ["doughboys"], ["doughboys+chauchat"],
        ["specialists+stokes-mortar"], ["lieutenant", "doughboys"], ["marines+hotchkiss"], ["telephone-155mm"],
    ],
}  # fmt: skip
EARLY: Final = {"germany": ("infanterie", "fusiliere"), "france": ("poilus", "ligne"), "america": ("", "")}


@pytest.fixture(scope="module")
def t() -> Tables:
    return usual_tables()


def option_name(t: Tables, option: int) -> str:
    if t.support_radio[option] != NONE:
        return t.radio_name[t.support_radio[option]].partition("/")[2]
    unit, weapon = t.support_unit[option], t.support_weapon[option]
    if t.unit_leads[unit]:
        return names.RANK_NAMES[t.unit_rank[unit]]
    arm = "+" + t.weapon_name[weapon].partition("/")[2] if weapon != NONE else ""
    return t.unit_name[unit].partition("/")[2] + arm


def slots(t: Tables, nation: int, roll: int, year: int) -> list[str]:
    """What a row brings, slot by slot."""
    found: dict[int, set[str]] = {}
    for option in t.support_column(nation, roll, year, NONE):
        found.setdefault(t.support_slot[option], set()).add(option_name(t, option))
    assert sorted(found) == list(range(len(found)))
    assert all(len(choices) == 1 for choices in found.values())
    return [found[slot].pop() for slot in sorted(found)]


# Support Tables


@pytest.mark.parametrize("nation", NATIONS)
def test_the_rows_of_a_support_table(t: Tables, nation: str) -> None:
    code = NATIONS.index(nation)
    for year in (1915, 1918):
        assert [slots(t, code, roll, year) for roll in range(3, 13)] == ROWS[nation]
    later, early = EARLY[nation]
    in_1914 = [[piece.replace(later, early) if later else piece for piece in row] for row in ROWS[nation]]
    assert [slots(t, code, roll, 1914) for roll in range(3, 13)] == in_1914


def test_the_red_x_is_the_lowest_row_and_brings_nothing(t: Tables) -> None:
    assert t.support_red_x == [2, 2, 2]
    assert not any(t.support_roll[option] == 2 for option in range(len(t.support_roll)))


@pytest.mark.parametrize("nation", NATIONS)
def test_any_lieutenant_of_the_nation_may_come(t: Tables, nation: str) -> None:
    code = NATIONS.index(nation)
    offered = {t.support_unit[o] for o in t.support_column(code, 10, 1916, NONE) if t.support_slot[o] == 0}
    leaders = {u for u, rank in enumerate(t.unit_rank) if rank == names.LIEUTENANT and t.unit_nation[u] == code}
    assert offered == leaders
    assert len(leaders) >= 6


@pytest.mark.rule("gwc:11.2b")
def test_every_piece_of_a_row_is_the_nations_own_and_can_carry_what_comes_with_it(t: Tables) -> None:
    for option, nation in enumerate(t.support_nation):
        unit, weapon, radio = t.support_unit[option], t.support_weapon[option], t.support_radio[option]
        assert (unit == NONE) != (radio == NONE)
        if radio != NONE:
            assert t.radio_nation[radio] == nation
            continue
        assert t.unit_nation[unit] == nation
        if weapon != NONE:
            assert t.weapon_nation[weapon] == nation
            assert t.unit_carries[unit]
            assert t.unit_kind[unit] == family.TEAM or not t.weapon_team_only[weapon]


def test_support_costs_nothing_and_asks_for_no_army(t: Tables) -> None:
    assert set(t.support_cost) == {0}
    assert set(t.support_army) == {NONE}
    assert len({len(t.support_cost), len(t.support_army), len(t.support_slot), len(t.support_unit)}) == 1


# counters that Actions and Events ask for


@pytest.mark.parametrize(
    ("name", "least"),
    [("germany/77-mm-gun", 1), ("france/75-mm-gun", 1), ("america/75-mm-gun", 1), ("germany/mg-08-15", 2)],
)
@pytest.mark.rule("gwc:A45.2b", "gwc:E76")
def test_weapons_that_cards_bring_exist(t: Tables, name: str, least: int) -> None:
    assert t.weapon_count[t.weapon_type(name)] >= least


@pytest.mark.parametrize("nation", NATIONS)
def test_teams_and_runners_that_cards_bring_exist(t: Tables, nation: str) -> None:
    """Hidden Position, Light Wounds and Detachment bring Teams; the Runner Order and Event bring Runners."""
    own = [u for u, name in enumerate(t.unit_name) if name.startswith(nation)]
    assert sum(t.unit_count[u] for u in own if t.unit_kind[u] == family.TEAM) == 16
    assert sum(t.unit_count[u] for u in own if t.unit_is_runner[u]) == 2
    if nation != "germany":
        assert t.weapon_count[t.weapon_type(f"{nation}/chauchat")] == 5  # E80


# Strategy Cards

STRATEGIES: Final = {
    "germany": [
        "anti-gas-strategy", "dog-fights", "drachen", "forward-observer", "red-trousers", "sturmabteilung-vor",
        "sturmtruppen", "under-shot", "walter-rathenau",
    ],
    "france": [
        "aerial-reconnaissance", "air-dominance", "anti-gas-strategy", "assaults", "field-reports", "french-75s",
        "gabions-et-fascines", "la-force-noire", "under-shot",
    ],
    "america": [
        "anti-gas-strategy", "battle-morale", "doughboy-surge", "firepower", "flying-squadrons", "hidden-path",
        "scout", "under-shot", "woods-fighting",
    ],
}  # fmt: skip
PERIODS: Final = {
    "anti-gas-strategy": (month(1916), month(1918, 12)),
    "gabions-et-fascines": (month(1915), month(1917, 12)),
    "red-trousers": (month(1914), month(1914, 12)),
    "sturmabteilung-vor": (month(1916), month(1918, 12)),
    "sturmtruppen": (month(1916), NEVER),
}
REMINDERS: Final = ["anti-gas-strategy", "gabions-et-fascines", "firepower", "flying-squadrons", "woods-fighting"]
NUMBERS: Final = {
    "air-dominance": 2, "dog-fights": 1, "field-reports": 3, "firepower": 1, "gabions-et-fascines": 1, "under-shot": 2,
    "woods-fighting": 1,
}  # fmt: skip
MOMENTS: Final = {
    "air-dominance": [names.OWN_TURN, names.ENEMY_AIR_ASSAULT],
    "assaults": [names.OWN_MOVE],
    "dog-fights": [names.OWN_TURN, names.ENEMY_AIR_ASSAULT],
    "doughboy-surge": [names.OWN_OFFENSIVE],
    "forward-observer": [names.OWN_ACCURACY],
    "hidden-path": [names.OWN_MOVE],
    "la-force-noire": [names.MELEE],
    "red-trousers": [names.ENEMY_OFFENSIVE],
    "scout": [names.ENEMY_ACTION],
    "sturmabteilung-vor": [names.ENEMY_OP_FIRE],
    "sturmtruppen": [names.OWN_MOVE],
}


@pytest.mark.rule("gwc:1.S.a")
@pytest.mark.parametrize("nation", NATIONS)
def test_each_nation_has_nine_strategy_cards(t: Tables, nation: str) -> None:
    code = NATIONS.index(nation)
    first = t.first_strategy(code)
    assert t.strategy_name[first : first + STRATEGY_CARDS] == STRATEGIES[nation]
    assert set(t.strategy_nation[first : first + STRATEGY_CARDS]) == {code}
    section = {"france": 3, "germany": 4, "america": 5}[nation]
    assert t.strategy_rule[first : first + STRATEGY_CARDS] == [f"S98.{section}.{n}" for n in range(1, 10)]


def test_what_is_on_the_strategy_cards(t: Tables) -> None:
    assert len(t.strategy_name) == 27
    assert set(t.strategy_name) == set(names.STRATEGY_NAMES)
    for card, name in enumerate(t.strategy_name):
        assert names.STRATEGY_NAMES[t.strategy_kind[card]] == name
        assert (t.strategy_from[card], t.strategy_until[card]) == PERIODS.get(name, (EVER, NEVER)), name
        assert t.strategy_reminder[card] == int(name in REMINDERS), name
        assert t.strategy_number[card] == NUMBERS.get(name, 0), name
        moments = [moment for moment in range(len(names.MOMENT_NAMES)) if t.strategy_moments[card] >> moment & 1]
        assert moments == MOMENTS.get(name, [names.OWN_TURN]), name


@pytest.mark.rule("gwc:S98.1.2")
def test_periods_of_strategy_cards(t: Tables) -> None:
    trousers = t.strategy_name.index("red-trousers")
    assert t.strategy_serves(trousers, month(1914, 8))
    assert not t.strategy_serves(trousers, month(1915, 1))
    gas = t.strategy_name.index("anti-gas-strategy")
    assert not t.strategy_serves(gas, month(1915, 12))
    assert t.strategy_serves(gas, month(1918, 11))

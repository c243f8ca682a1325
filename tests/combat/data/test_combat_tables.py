"""Counters, Weapons, charts and markers: the rulebook's numbers to the letter, and the constraints on ours."""

from __future__ import annotations

import pytest

from sandtable.games.combat.data.packs import load_tables
from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.names import (
    AIMED,
    BUILDING,
    CARRY,
    CHARGE,
    DEPRESSION,
    EVADE,
    FIELD,
    GUARD,
    HIDE,
    MELEE,
    NO_ORDER,
    OPEN,
    RALLY,
    RELOAD,
    ROCKS,
    RUN_AND_GUN,
    SNEAK,
    SPRINT,
    STREAM,
)  # fmt: skip
from sandtable.games.combat.rules.tables import (
    ASSISTANT,
    BLOCKS,
    BLOCKS_LOW,
    CLEAR,
    DRAWN,
    DRAWN_LOW,
    NONE,
    OPERATOR,
    SUNKEN,
    Tables,
)  # fmt: skip

pytestmark = pytest.mark.once  # files and their readers: none of it is compiled

T: Tables = load_tables()
MEN = range(len(T.man_name))
FRIENDLIES = [man for man in MEN if T.man_side[man] == names.FRIENDLY]
ENEMIES = [man for man in MEN if T.man_side[man] == names.ENEMY and not T.man_dummy[man]]
DUMMIES = [man for man in MEN if T.man_dummy[man]]
# written out here from the rulebook, not taken from the data
SQUADS = """
Taylor Cragg Brubaker | Johnson Peters Miller | Thomas Butterman Walsh Stubbs Kowalski Temple
Mayfield OConnell Crowe | Goldstein Donahue Woodruff | Stinson Connor Dougless Lozano Maloney Meeks
Taylor OConnell Brubaker | Johnson Donahue Woodruff | Stinson Butterman Dougless Stubbs Maloney Temple
Mayfield OConnell Brubaker | Goldstein Peters Miller | Thomas Connor Walsh Lozano Kowalski Meeks
Taylor Cragg Crowe | Johnson Peters Miller | Thomas Butterman Dougless Stubbs Maloney Temple
Mayfield Cragg Crowe | Goldstein Donahue Woodruff | Stinson Connor Walsh Lozano Kowalski Meeks
"""


def man(name: str) -> int:
    return T.man_name.index(name)


def skills(name: str) -> dict[str, int]:
    m = man(name)
    return {T.weapon_name[w]: ws for w, ws in zip(T.man_weapons[m], T.man_skills[m], strict=True)}


def bands(numbers: list[int]) -> list[tuple[int, int]]:
    return list(zip(numbers[::2], numbers[1::2], strict=True))


# Characters


@pytest.mark.rule("combat:8.1x", "combat:8.1a")
def test_sergeant_taylor_is_as_printed() -> None:
    m = man("sgt-taylor")
    assert T.man_title[m] == "Sgt Taylor" and T.man_team[m] == names.ABLE
    assert (T.man_ldr[m], T.man_tq[m], T.man_grenade[m], T.man_tough[m]) == (3, 6, 4, 1)
    assert skills("sgt-taylor") == {"m3": 7, "pistol-45": 5}


@pytest.mark.rule("combat:8.2x", "combat:8.2a")
def test_soldat_jung_is_as_printed() -> None:
    m = man("soldat-jung")
    assert (T.man_team[m], T.man_number[m], T.man_tq[m], T.man_grenade[m]) == (names.RED, 14, 4, 2)
    assert skills("soldat-jung") == {"kar-98k": 3}


def test_the_other_men_of_the_examples() -> None:
    assert T.man_grenade[man("soldat-wolff")] == T.man_grenade[man("soldat-winter")] == 2
    assert {T.man_team[man(f"soldat-{name}")] for name in ("voigt", "wolff", "bach")} == {names.BLUE}
    assert "soldat-berger" in T.man_name
    riflemen = [m for m in FRIENDLIES if T.man_tq[m] == 4 and skills(T.man_name[m]) == {"m1-garand": 3}]
    assert riflemen  # the firer of the Rule of 0 example


@pytest.mark.rule("combat:23.0s1", "combat:23.0s2", "combat:23.0s3", "combat:23.0s4", "combat:23.0s5", "combat:23.0s6")
def test_the_six_squads() -> None:
    for squad, line in zip(T.squads, SQUADS.strip().splitlines(), strict=True):
        teams = [part.lower().split() for part in line.split("|")]
        assert [len(team) for team in teams] == [3, 3, 6]
        assert [T.man_name[m].split("-")[1] for m in squad] == [name for team in teams for name in team]
        assert [T.man_team[m] for m in squad] == [names.ABLE] * 3 + [names.BAKER] * 3 + [names.CHARLIE] * 6


@pytest.mark.rule("combat:2.0g")
def test_friendlies_are_fit_for_play() -> None:
    assert len(FRIENDLIES) == 24
    assert {m for squad in T.squads for m in squad} == set(FRIENDLIES)
    for squad in T.squads:
        assert any(T.man_medic[m] for m in squad)
        assert any(T.man_rifle_grenade[m] != NONE for m in squad)
    leaders = [m for m in FRIENDLIES if T.man_ldr[m]]
    assert {T.man_name[m][:3] for m in leaders} == {"sgt", "cpl"} and len(leaders) == 4
    assert all(T.man_ldr[m] <= 3 for m in leaders)  # a hand is five cards
    assert all(3 <= T.man_tq[m] <= 6 and T.man_number[m] == 0 for m in FRIENDLIES)


@pytest.mark.rule("combat:2.0j", "combat:8.2a")
def test_enemies_are_fit_for_play() -> None:
    assert len(ENEMIES) >= 40
    numbers = [T.man_number[m] for m in ENEMIES + DUMMIES]
    assert len(set(numbers)) == len(numbers) and min(numbers) > 0
    for team in range(names.FRIENDLY_TEAMS, names.TEAMS):
        members = [m for m in ENEMIES if T.man_team[m] == team]
        assert len(members) >= 10
        assert any(T.man_team[m] == team for m in DUMMIES)
        operators = [m for m in members if T.man_gun[m] == OPERATOR]
        assert len(operators) == 1
        partner = T.man_partner[operators[0]]
        assert T.man_gun[partner] == ASSISTANT and T.man_team[partner] == team
        assert skills(T.man_name[operators[0]])["mg-42"] == 5
        assert "mg-42" not in skills(T.man_name[partner])
        assert any(T.man_rank[m] == names.OBFR for m in members)
        assert any(T.man_rank[m] in (names.LT, names.HPTM) for m in members)
    for m in ENEMIES:
        assert bool(T.man_ldr[m]) == (T.man_rank[m] in (names.OBFR, names.LT, names.HPTM))
        assert 3 <= T.man_tq[m] <= 6
    assert any(T.man_rank[m] == names.HPTM for m in ENEMIES)
    assert all(T.man_weapons[m] == [] and T.man_grenade[m] == NONE for m in DUMMIES)
    assert T.dummy_tq == 4


# Weapons


@pytest.mark.rule("combat:14.0a", "combat:14.0x1", "combat:14.0x2")
def test_the_two_known_weapon_cards() -> None:
    m3, kar = T.weapon_name.index("m3"), T.weapon_name.index("kar-98k")
    assert T.weapon_range[m3] == 12 and T.weapon_rof[m3] == [3] and not T.weapon_slow[m3]
    assert bands(T.weapon_bands[m3]) == [(1, 2), (3, 1), (6, 0), (10, -2), (12, -4)]
    assert next(modifier for limit, modifier in bands(T.weapon_bands[m3]) if limit >= 9) == -2
    assert T.weapon_range[kar] == 55 and T.weapon_rof[kar] == [1] and T.weapon_slow[kar]
    assert bands(T.weapon_bands[kar]) == [(1, 2), (3, 1), (12, 0), (30, -2), (55, -4)]


def test_the_garand_of_the_example_and_the_pistols() -> None:
    garand = T.weapon_name.index("m1-garand")
    assert not T.weapon_slow[garand]
    assert next(modifier for limit, modifier in bands(T.weapon_bands[garand]) if limit >= 5) == 0
    assert [name for name, pistol in zip(T.weapon_name, T.weapon_pistol, strict=True) if pistol] == [
        "pistol-45",
        "p-38",
    ]


def test_weapons_follow_the_pattern() -> None:
    for w, name in enumerate(T.weapon_name):
        modifiers = [modifier for _, modifier in bands(T.weapon_bands[w])]
        assert modifiers == [2, 1, 0, -2, -4], name
        assert T.weapon_range[w] == bands(T.weapon_bands[w])[-1][0] <= 60
        assert bool(T.weapon_belt[w]) == (T.weapon_heavy[w] == 2)
    carried = {w for m in MEN for w in T.man_weapons[m]}
    friendly_guns = {w for w in range(len(T.weapon_name)) if T.weapon_belt[w]} - carried
    assert [T.weapon_name[w] for w in friendly_guns] == ["lmg-30"]  # a counter of its own
    assert carried | friendly_guns == set(range(len(T.weapon_name)))
    assert any(len(rof) > 1 for rof in T.weapon_rof)  # 13.1b


@pytest.mark.rule("combat:14.2a", "combat:20.0x2")
@pytest.mark.parametrize(
    ("name", "range_", "damage", "frag", "crater", "rubble", "smoke"),
    [
        ("mk-ii", 3, [3, 1], [4, 2], -1, [-1, -1], 1),
        ("m18-smoke", 3, [-1, -1], [-1, -1], -1, [-1, -1], 3),
        ("stielhandgranate-24", 3, [3, 1], [3, 2], -1, [-1, -1], 1),
        ("81mm", -1, [4, -1], [5, -1], 2, [1, -1], 3),
        ("105mm", -1, [5, 2], [5, 3], 4, [4, 0], 4),
    ],
)
def test_the_known_explosives(
    name: str, range_: int, damage: list[int], frag: list[int], crater: int, rubble: list[int], smoke: int
) -> None:
    b = T.blast_name.index(name)
    assert (T.blast_range[b], T.blast_damage[b], T.blast_frag[b]) == (range_, damage, frag)
    assert (T.blast_crater[b], [T.blast_rubble[b], T.blast_rubble_adjacent[b]], T.blast_smoke[b]) == (
        crater,
        rubble,
        smoke,
    )


def test_the_other_explosives_are_there() -> None:
    assert T.blast_range[T.blast_name.index("flare")] == 6
    assert {"60mm", "rifle-grenade"} <= set(T.blast_name)
    assert T.blast_bands[T.blast_name.index("rifle-grenade")]  # 7.11: fires like other Weapons


# charts


def test_hits_that_are_morale_checks_at_most() -> None:
    marked = {(o, t) for o in range(names.ORDERS) for t in range(names.TERRAINS) if T.order_terrain_mc[o][t]}
    assert marked == {(o, t) for o in (HIDE, RALLY, RELOAD) for t in (ROCKS, BUILDING)}


def test_hide_in_rocks() -> None:
    assert T.order_terrain[HIDE][ROCKS] == -4


@pytest.mark.rule("combat:11.09a")
def test_streams_are_read_on_the_depression_line() -> None:
    for chart in (T.order_terrain, T.spotting):
        assert all(row[STREAM] == row[DEPRESSION] for row in chart)
        assert chart[GUARD] == chart[NO_ORDER]  # 9.8, 17.4


@pytest.mark.rule("combat:7.06b")
def test_orders_compare_as_the_rules_say() -> None:
    """Hide protects best; Evade beats Run & Gun and, by far, Sprint, which is the worst way to move."""
    for t in range(names.TERRAINS):
        column = [T.order_terrain[o][t] for o in range(names.ORDERS)]
        assert all(column[HIDE] < column[o] for o in range(names.ORDERS) if o != HIDE), names.TERRAIN_NAMES[t]
        assert column[EVADE] < column[RUN_AND_GUN] < column[SPRINT]
        assert column[SPRINT] - column[EVADE] >= 2
        assert column[SPRINT] == max(column[o] for o in (RUN_AND_GUN, SNEAK, EVADE, SPRINT, CHARGE, CARRY))
        seen = [T.spotting[o][t] for o in range(names.ORDERS)]
        assert all(seen[HIDE] < seen[o] for o in range(names.ORDERS) if o != HIDE)
        assert seen[SNEAK] < seen[AIMED] < seen[EVADE] < seen[SPRINT]


@pytest.mark.rule("combat:11.12a")
def test_cover_covers() -> None:
    for o in range(names.ORDERS):
        for t in range(names.TERRAINS):
            if T.terrain_cover[t]:
                assert T.order_terrain[o][t] <= T.order_terrain[o][OPEN]
                assert T.spotting[o][t] < T.spotting[o][OPEN] or o in (CARRY, CHARGE)
    assert T.order_terrain[HIDE][FIELD] != T.order_terrain[HIDE][OPEN]  # a line of its own


def test_a_still_man_in_cover_is_hard_to_see() -> None:
    """TQ 4 at 8 hexes: a hidden man is below zero everywhere, one who lies ready is at most 1."""
    assert bands(T.spotting_bands) == sorted(bands(T.spotting_bands))
    modifiers = [modifier for _, modifier in bands(T.spotting_bands)]
    assert modifiers == sorted(modifiers, reverse=True)
    at_8 = next(modifier for limit, modifier in bands(T.spotting_bands) if limit >= 8)
    for t in range(names.TERRAINS):
        if T.terrain_cover[t]:
            assert 4 + T.spotting[HIDE][t] + at_8 < 0
            assert 4 + T.spotting[NO_ORDER][t] + at_8 <= 1


def test_nobody_sees_for_certain_whom_he_fights() -> None:
    """15.0m would be worth nothing: an unseen man's first attack is 2 better."""
    here = T.spotting_bands[1]
    for t in range(names.TERRAINS):
        assert max(T.man_tq) + T.spotting[MELEE][t] + here < 9
        assert T.spotting[SNEAK][t] <= T.spotting[MELEE][t] <= T.spotting[NO_ORDER][t]


# markers


@pytest.mark.rule("combat:7.06b")
def test_ws_of_orders() -> None:
    minus_all = {"sneak", "evade", "sprint", "charge", "reload", "medical-aid", "search", "hide", "rally", "carry"}
    for o, name in enumerate(names.ORDER_NAMES):
        if name in minus_all:
            assert T.order_ws[o] == -99, name
    for name, ws in [("aimed-fire", 0), ("rapid-fire", -2), ("suppressive-fire", 0), ("slow-suppressive-fire", 0)]:
        assert T.order_ws[names.ORDER_NAMES.index(name)] == ws
    assert T.order_ws[RUN_AND_GUN] == -2


@pytest.mark.rule("combat:2.0f")
def test_morale_modifies_tq_and_in_the_middle_states_nothing_else() -> None:
    assert len(names.MORALE_NAMES) == 7
    assert T.morale_tq == sorted(set(T.morale_tq)) and T.morale_tq[names.NORMAL] == 0
    for state in range(names.SHAKEN, names.BERSERK):
        assert T.morale_ws[state] == T.morale_ldr[state] == 0


def test_wounds_hurt_and_bandages_help() -> None:
    light, bad, light_bandaged, bad_bandaged = T.wound_tq
    assert bad < light < 0 and bad < bad_bandaged and light < light_bandaged <= 0
    assert -4 <= bad  # a gunner of TQ 5 lives
    assert 2 * -bad > 4  # a second Bad Wound kills the average man
    assert all(ws < 0 for ws in T.wound_ws)


# terrain


@pytest.mark.rule(
    "combat:11.0b",
    "combat:11.01a",
    "combat:11.02a",
    "combat:11.03a",
    "combat:11.04a",
    "combat:11.05a",
    "combat:11.06a",
    "combat:11.07a",
    "combat:11.10a",
    "combat:11.11a",
    "combat:11.14a",
)
@pytest.mark.parametrize(
    ("name", "cover", "rough", "size", "sight"),
    [
        ("open", 0, 0, 0, CLEAR), ("field", 0, 0, 0, CLEAR), ("rocks", 1, 1, 1, BLOCKS), ("building", 1, 1, 2, BLOCKS),
        ("trees", 1, 0, 2, DRAWN), ("marsh", 1, 1, 1, BLOCKS), ("hedge", 1, 1, 1, BLOCKS), ("wall", 1, 1, 1, BLOCKS),
        ("long-grass", 1, 0, 1, BLOCKS_LOW), ("depression", 1, 0, -1, SUNKEN), ("stream", 1, 1, -1, SUNKEN),
        ("orchard", 1, 0, 2, BLOCKS), ("logs", 1, 0, 1, DRAWN_LOW), ("foxhole", 1, 0, 0, SUNKEN),
        ("rubble", 1, 1, 1, BLOCKS), ("crater", 1, 1, 0, SUNKEN),
    ],
)  # fmt: skip
def test_terrain(name: str, cover: int, rough: int, size: int, sight: int) -> None:
    t = names.TERRAIN_NAMES.index(name)
    assert (T.terrain_cover[t], T.terrain_rough[t], T.terrain_size[t], T.terrain_sight[t]) == (
        cover,
        rough,
        size,
        sight,
    )

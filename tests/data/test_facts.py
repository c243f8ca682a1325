"""Counters, terrain and the rest against the known facts: counts and sums taken from these, not from the files."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

from sandtable.commander.map.kinds import SIDE_NAMES, TERRAIN_NAMES
from sandtable.commander.packs.names import HINDRANCE, LOS_NAMES, OBSTACLE
from sandtable.commander.rules import names
from sandtable.commander.rules.tables import Tables, UnknownName
from sandtable.games.combat_commander import files as packs
from sandtable.games.combat_commander.names import NATION_NAMES

pytestmark = pytest.mark.once  # files and their readers: none of it is compiled

NATIONS: Final = list(enumerate(NATION_NAMES))


@pytest.fixture(scope="module")
def t() -> Tables:
    return packs.load_tables()


# counters

PRINTED_UNITS: Final = [103, 99, 96, 115, 124, 130]
PRINTED_WEAPONS_AND_RADIOS: Final = [30, 30, 30, 34, 32, 32]
# Leaders by Command and Morale: Corporals (1, 6) and (1, 7), Sergeants x and y, Lieutenants x and y, Captain, Private
LEADERS: Final = {
    (1, 6): [2, 2, 2, 2, 2, 2],
    (1, 7): [2, 2, 2, 2, 4, 4],
    (1, 8): [4, 4, 4, 2, 4, 2],
    (2, 8): [4, 2, 4, 4, 2, 4],
    (1, 9): [2, 4, 2, 4, 2, 2],
    (2, 9): [2, 2, 2, 2, 2, 2],
    (2, 10): [1, 1, 1, 1, 1, 1],
    (2, 6): [1, 1, 1, 1, 1, 1],
}


def test_counter_totals_are_the_printed_ones(t: Tables) -> None:
    for nation, _ in NATIONS:
        units = sum(n for n, its in zip(t.unit_count, t.unit_nation, strict=True) if its == nation)
        weapons = sum(n for n, its in zip(t.weapon_count, t.weapon_nation, strict=True) if its == nation)
        radios = sum(n for n, its in zip(t.radio_count, t.radio_nation, strict=True) if its == nation)
        assert units == PRINTED_UNITS[nation]
        assert weapons + radios == PRINTED_WEAPONS_AND_RADIOS[nation]
    nationless = [i for i, nation in enumerate(t.weapon_nation) if nation == names.NO_NATION]
    assert [(t.weapon_name[i], t.weapon_count[i]) for i in nationless] == [("any/molotov-cocktail", 8)]


@pytest.mark.parametrize(("nation", "name"), NATIONS)
def test_leaders_by_rank(t: Tables, nation: int, name: str) -> None:
    leaders = [u for u in range(len(t.unit_name)) if t.unit_nation[u] == nation and t.unit_kind[u] == names.LEADER]
    assert Counter((t.unit_command[2 * u], t.unit_morale[2 * u]) for u in leaders) == expected_leaders(nation)
    assert all(t.unit_command[2 * u + 1] == 0 for u in leaders)


def expected_leaders(nation: int) -> dict[tuple[int, int], int]:
    return {stats: counts[nation] for stats, counts in LEADERS.items()}


@pytest.mark.rule("3.1a")
def test_every_unit_has_four_stats_on_both_sides_and_only_leaders_have_command(t: Tables) -> None:
    sides = 2 * len(t.unit_name)
    for stats in (t.unit_fp, t.unit_range, t.unit_move, t.unit_morale, t.unit_command):
        assert len(stats) == sides
        assert min(stats) >= 0
    for u, kind in enumerate(t.unit_kind):
        if kind in (names.SQUAD, names.TEAM):
            assert t.unit_command[2 * u] == t.unit_command[2 * u + 1] == 0
        elif kind == names.LEADER:
            assert t.unit_command[2 * u] > 0


@pytest.mark.rule("3.fig")
def test_figures(t: Tables) -> None:
    figures = {names.SQUAD: 4, names.TEAM: 2, names.LEADER: 1, names.HERO: 1}
    assert t.unit_figures == [figures[kind] for kind in t.unit_kind]


@pytest.mark.rule("7.1b", "7.1c", "7.1d", "7.1e")
def test_victory_points_of_units(t: Tables) -> None:
    for u, kind in enumerate(t.unit_kind):
        command = t.unit_command[2 * u]
        worth = {names.SQUAD: 2, names.TEAM: 1, names.LEADER: 1 + command, names.HERO: 0}[kind]
        assert t.unit_vp[u] == worth, t.unit_name[u]


def test_boxed_stats_are_on_unbroken_sides_only(t: Tables) -> None:
    for boxed in (t.unit_boxed_fp, t.unit_boxed_range, t.unit_boxed_move):
        assert not any(boxed[1::2])
    for total, boxed in ((19, t.unit_boxed_fp), (19, t.unit_boxed_range), (26, t.unit_boxed_move)):
        assert sum(boxed) == total


STAT_SUMS: Final = [  # over a nation's unit types: FP, Range, Movement and Morale, unbroken and then broken
    (70, 58, 153, 210, 33, 11, 30, 239),
    (65, 54, 153, 219, 24, 11, 30, 237),
    (59, 49, 148, 209, 22, 10, 29, 225),
    (77, 63, 162, 234, 31, 13, 32, 250),
    (58, 49, 154, 212, 23, 11, 31, 224),
    (72, 46, 157, 227, 29, 12, 31, 234),
]


@pytest.mark.parametrize(("nation", "name"), NATIONS)
def test_sums_of_unit_stats(t: Tables, nation: int, name: str) -> None:
    units = [u for u, its in enumerate(t.unit_nation) if its == nation]
    stats = (t.unit_fp, t.unit_range, t.unit_move, t.unit_morale)
    assert tuple(sum(s[2 * u + side] for u in units) for side in (0, 1) for s in stats) == STAT_SUMS[nation]


UNITS_OF_THE_RULEBOOK: Final = [
    # name, FP, Range, Move, Morale, Command; boxed; broken Morale
    ("germany/rifle", (5, 5, 4, 7, 0), (0, 1, 1), 7),
    ("germany/weapon-team", (2, 2, 4, 8, 0), (0, 0, 0), 9),
    ("america/line", (6, 6, 4, 6, 0), (1, 0, 1), 8),
    ("germany/sgt-biermann", (1, 1, 6, 8, 1), (0, 0, 0), 9),
    ("germany/sgt-grein", (2, 1, 6, 8, 2), (0, 0, 0), 9),
    ("germany/lt-bolter", (1, 1, 6, 9, 1), (0, 0, 0), 10),
    ("italy/sissi", (5, 4, 6, 8, 0), (1, 1, 0), 9),
    ("france/private", (2, 1, 6, 6, 2), (0, 0, 0), 7),
    ("russia/hero", (2, 4, 7, 9, 0), (0, 0, 0), 9),
]


@pytest.mark.parametrize(("name", "stats", "boxed", "broken_morale"), UNITS_OF_THE_RULEBOOK)
def test_units_in_full(
    t: Tables, name: str, stats: tuple[int, ...], boxed: tuple[int, ...], broken_morale: int
) -> None:
    i = 2 * t.unit_type(name)
    assert (t.unit_fp[i], t.unit_range[i], t.unit_move[i], t.unit_morale[i], t.unit_command[i]) == stats
    assert (t.unit_boxed_fp[i], t.unit_boxed_range[i], t.unit_boxed_move[i]) == boxed
    assert t.unit_morale[i + 1] == broken_morale


@pytest.mark.parametrize(("nation", "name"), NATIONS)
def test_teams_for_deploy_heroes_and_privates(t: Tables, nation: int, name: str) -> None:
    teams = [t.unit_name[t.deploy_team[nation * 3 + quality]] for quality in (names.GREEN, names.LINE, names.ELITE)]
    assert teams == [f"{name}/green-team", f"{name}/line-team", f"{name}/elite-team"]
    assert t.unit_name[t.hero_type[nation]] == f"{name}/hero"
    assert t.unit_kind[t.hero_type[nation]] == names.HERO
    assert t.unit_name[t.private_type[nation]] == f"{name}/private"
    assert [u for u, flag in enumerate(t.unit_private) if flag] == sorted(t.private_type)


def test_quality_belongs_to_the_teams_of_deploy_only(t: Tables) -> None:
    graded = [u for u, quality in enumerate(t.unit_quality) if quality != names.NO_QUALITY]
    assert sorted(graded) == sorted(t.deploy_team)


# Weapons and Radios


@pytest.mark.rule("11.1a")
def test_every_weapon_has_fp_and_range_and_no_bonus_to_movement(t: Tables) -> None:
    assert min(t.weapon_fp) > 0
    assert all(0 <= low <= high for low, high in zip(t.weapon_min_range, t.weapon_max_range, strict=True))
    assert min(t.weapon_max_range) > 0
    assert max(t.weapon_move) == 0
    assert min(t.weapon_move) == -5
    assert (sum(t.weapon_boxed_fp), sum(t.weapon_boxed_range)) == (17, 16)


@pytest.mark.rule("gloss.mg")
def test_weapon_classes(t: Tables) -> None:
    classes = Counter(names.WEAPON_CLASS_NAMES[code] for code in t.weapon_class)
    assert classes == {"mg": 16, "mortar": 15, "gun": 7, "flamethrower": 5, "satchel": 6, "molotov": 1}
    for code, ordnance in zip(t.weapon_class, t.weapon_ordnance, strict=True):
        assert ordnance == (code not in (names.MG, names.MOLOTOV))
    for low, code in zip(t.weapon_min_range, t.weapon_class, strict=True):
        assert (low > 0) == (code == names.MORTAR)


def test_fix_and_elim_never_overlap(t: Tables) -> None:
    for fix, elim in zip(t.weapon_fix_high, t.weapon_elim_low, strict=True):
        assert 1 <= fix < elim <= 10
    british = t.weapon_type("britain/heavy-mg")
    assert (t.weapon_fix_high[british], t.weapon_elim_low[british]) == (5, 9)
    flamethrower = t.weapon_type("germany/flamethrower")
    assert (t.weapon_fix_high[flamethrower], t.weapon_elim_low[flamethrower]) == (2, 3)


WEAPON_SUMS: Final = [  # over a nation's Weapon types: FP, least and greatest Range, Movement, Smoke, fix, elim
    (72, 5, 88, -12, 2, 24, 22),
    (55, 5, 66, -11, 3, 17, 20),
    (53, 8, 81, -12, 2, 17, 19),
    (72, 5, 87, -13, 2, 20, 22),
    (75, 9, 103, -14, 1, 26, 37),
    (74, 5, 92, -14, 2, 26, 28),
]


@pytest.mark.parametrize(("nation", "name"), NATIONS)
def test_sums_of_weapon_stats(t: Tables, nation: int, name: str) -> None:
    weapons = [w for w, its in enumerate(t.weapon_nation) if its == nation]
    stats = (t.weapon_fp, t.weapon_min_range, t.weapon_max_range, t.weapon_move, t.weapon_smoke, t.weapon_fix_high)
    eliminating = sum(11 - t.weapon_elim_low[w] for w in weapons)
    assert (*[sum(s[w] for w in weapons) for s in stats], eliminating) == WEAPON_SUMS[nation]


def test_weapons_in_full(t: Tables) -> None:
    mortar = t.weapon_type("russia/light-mortar")
    assert (t.weapon_fp[mortar], t.weapon_min_range[mortar], t.weapon_max_range[mortar]) == (6, 2, 14)
    assert (t.weapon_move[mortar], t.weapon_smoke[mortar]) == (-1, 0)
    light = t.weapon_type("germany/light-mg")
    assert (t.weapon_fp[light], t.weapon_max_range[light], t.weapon_move[light]) == (4, 8, 0)
    assert (t.weapon_boxed_fp[light], t.weapon_boxed_range[light]) == (1, 1)


@pytest.mark.rule("12a")
def test_radios_have_fp_8_to_13(t: Tables) -> None:
    by_nation = [[t.radio_fp[i] for i, its in enumerate(t.radio_nation) if its == nation] for nation, _ in NATIONS]
    assert by_nation == [
        [8, 9, 10, 12, 13],
        [8, 9, 10, 11, 12, 13],
        [8, 9, 10, 12],
        [8, 9, 10, 11, 12],
        [8, 9, 10, 12],
        [8, 9, 11, 12],
    ]
    silent = [name for name, smoke in zip(t.radio_name, t.radio_smoke, strict=True) if not smoke]
    assert sorted(silent) == [
        "america/radio-203mm",
        "britain/radio-140mm",
        "britain/radio-152mm",
        "britain/radio-183mm",
        "france/radio-105mm",
        "italy/radio-75mm",
        "russia/radio-152mm",
    ]


def test_vulnerability_by_radio_fp(t: Tables) -> None:
    assert t.vulnerability == [0] * 8 + [12, 11, 10, 9, 8, 7]


# chits, Smoke, postures, nations


@pytest.mark.rule("7.3.2a")
def test_there_are_22_chits(t: Tables) -> None:
    assert "".join(t.chit_letter) == "ABCDEFGHJKLMNPQRSTUVWX"
    plain = {
        letter: (t.chit_objective[i], t.chit_value[i])
        for letter, i in t.chit_index.items()
        if t.chit_special[i] == names.NO_SPECIAL
    }
    worth = dict(zip("ABCDE", [(n, 1) for n in range(1, 6)], strict=True))
    worth |= dict(zip("FGHJ", [(n, 2) for n in range(2, 6)], strict=True))
    worth |= dict(zip("KLM", [(n, 3) for n in range(3, 6)], strict=True))
    worth |= {"N": (4, 4), "P": (5, 4), "Q": (5, 5), "R": (5, 10), "S": (0, 1), "T": (0, 2), "U": (0, 3)}
    assert plain == worth
    assert [t.chit_special[t.chit(letter)] for letter in "VWX"] == [names.ALL_FIVE, names.EXIT_X2, names.ELIM_X2]
    assert [letter for letter, flag in zip(t.chit_letter, t.chit_open_only, strict=True) if flag] == list("RVWX")


def test_smoke_counters(t: Tables) -> None:
    mix = Counter(t.smoke_values)
    assert sorted(mix) == list(range(1, 11))
    assert len(t.smoke_values) == 24
    assert mix[1] < mix[5] > mix[10]


def test_hand_sizes_and_nations(t: Tables) -> None:
    assert [t.hand_size[p] for p in (names.ATTACK, names.RECON, names.DEFEND)] == [6, 5, 4]
    assert "".join(t.nation_letter) == "ABFGIR"
    assert [name for name, axis in zip(t.nation_name, t.nation_axis, strict=True) if axis] == ["germany", "italy"]
    assert t.discard_limit == [5, 4, 1, 6, 2, 3]


def test_unknown_limits_are_marked_as_provisional() -> None:
    file = packs.read_file(packs.DATA / "nations.toml")
    marked = [nation["name"] for nation in file.data["nation"] if nation.get("discard_limit_provisional")]
    assert marked == ["america", "britain", "russia"]


# Terrain Chart and Fortifications

CHART: Final = {  # move (0: impassable or by a way only), cover, Hindrance (9: Obstacle)
    "water-barrier": (0, 0, 0),
    "major-bridge": (1, 2, 1),
    "minor-bridge": (1, 2, 1),
    "building": (2, 3, 9),
    "woods": (2, 2, 9),
    "brush": (2, 1, 3),
    "orchard": (1, 1, 2),
    "field": (1, 0, 1),
    "marsh": (3, 0, 1),
    "stream": (3, -1, 0),
    "gully": (2, 1, 0),
    "open": (1, 0, 0),
}


def test_terrain_chart(t: Tables) -> None:
    assert {terrain.name for terrain in packs.load_terrain().terrain} == set(CHART)
    for name in CHART:
        code = TERRAIN_NAMES.index(name)
        los = 9 if t.terrain_los[code] == OBSTACLE else t.terrain_hindrance[code]
        assert (t.terrain_move[code], t.terrain_cover[code], los) == CHART[name], name
        assert (t.terrain_los[code] == HINDRANCE) == (t.terrain_hindrance[code] > 0)
    water = [name for code, name in enumerate(TERRAIN_NAMES) if t.terrain_water[code]]
    assert water == ["water-barrier", "marsh", "stream"]
    blind = [name for code, name in enumerate(TERRAIN_NAMES) if t.terrain_blind[code]]
    assert blind == ["building", "woods"]
    assert {name: t.terrain_airburst[code] for code, name in enumerate(TERRAIN_NAMES) if t.terrain_airburst[code]} == {
        "woods": 2
    }


def test_hexsides(t: Tables) -> None:
    rows = {
        name: (t.side_move[code], t.side_cover[code], LOS_NAMES[t.side_los[code]], t.side_hindrance[code])
        for code, name in enumerate(SIDE_NAMES)
        if name in ("none", *(side.name for side in packs.load_terrain().side))
    }
    assert rows == {
        "none": (0, 0, "clear", 0),
        "fence": (1, 0, "hindrance", 1),
        "hedge": (1, 1, "obstacle", 0),
        "wall": (1, 2, "obstacle", 0),
        "cliff": (-1, 0, "clear", 0),
    }


def test_fortifications(t: Tables) -> None:
    covers = {name: (t.fort_cover[i], t.fort_cover_indirect[i]) for i, name in enumerate(names.FORT_NAMES)}
    assert covers == {
        "none": (-1, -1),
        "foxholes": (3, 4),
        "trench": (4, 5),
        "mines": (-1, -1),
        "wire": (-1, -1),
        "bunker": (6, 7),
        "pillbox": (5, 6),
    }
    assert t.fort_count[names.PILLBOX] == 1


# files and lookups


def test_every_data_file_is_sound_and_says_what_is_fact_and_what_is_ours() -> None:
    assert packs.check_data() == []
    for path in sorted(packs.DATA.glob("*.toml")):
        provenance = packs.read_file(path).data["provenance"]
        assert provenance["facts"], path
        assert provenance["ours"], path
        assert path.read_text(encoding="utf-8").startswith("# "), path


def test_lookups_name_what_is_unknown_and_what_is_near(t: Tables) -> None:
    with pytest.raises(UnknownName, match="no unit named 'germany/rifel'.*germany/rifle"):
        t.unit_type("germany/rifel")
    with pytest.raises(UnknownName, match="no Weapon named 'germany/light-gm'.*germany/light-mg"):
        t.weapon_type("germany/light-gm")
    with pytest.raises(UnknownName, match="no card named 'G-73'"):
        t.card("G-73")
    with pytest.raises(UnknownName, match="no Radio named 'france/radio-104mm'.*france/radio-105mm"):
        t.radio_type("france/radio-104mm")

"""The counters of Great War Commander: values, counts and dates from outside the files."""

from __future__ import annotations

from typing import Final

import pytest
from great_war_files import AMERICA, FRANCE, GERMANY, NATIONS, month, usual_tables

from sandtable.commander.rules import names as family
from sandtable.commander.rules.tables import EVER, NEVER, NONE, Tables
from sandtable.games.great_war_commander.rules import names
from sandtable.games.great_war_commander.rules.words import WORDS

pytestmark = pytest.mark.once  # files and their readers: none of it is compiled

# number, FP-Range-Move and Morale of both sides, and the boxed stats: f, r, m
UNITS: Final = {
    "germany/fusiliere": (8, "5-6-4 8", "2-1-1 7", ""),
    "germany/infanterie": (12, "5-5-4 7", "2-1-1 8", ""),
    "germany/landwehr": (10, "5-4-4 7", "2-1-1 7", ""),
    "germany/jaeger": (4, "5-5-5 8", "2-1-1 8", "rm"),
    "germany/garde": (4, "6-5-4 8", "3-1-1 8", "f"),
    "germany/stosstruppen": (6, "6-4-5 8", "3-1-2 9", "frm"),
    "germany/pionier": (4, "4-2-5 8", "2-1-2 8", "frm"),
    "germany/abteilung": (12, "2-2-4 7", "1-1-1 7", ""),
    "germany/bote": (2, "0-0-6 7", "0-0-3 7", ""),
    "france/ligne": (10, "5-5-4 7", "2-1-1 6", ""),
    "france/zouaves": (4, "5-4-5 8", "2-1-1 7", "fm"),
    "france/poilus": (12, "5-5-4 7", "2-1-1 7", ""),
    "france/territoriaux": (6, "4-4-3 6", "2-1-1 6", ""),
    "france/chasseurs": (6, "5-5-5 8", "3-1-1 7", "m"),
    "france/tirailleurs": (4, "5-4-4 8", "3-1-1 7", "f"),
    "france/legion": (3, "6-4-5 8", "3-1-1 8", "fm"),
    "france/genie": (4, "4-2-5 8", "2-1-2 7", "frm"),
    "france/specialistes": (12, "2-2-4 7", "1-1-1 6", ""),
    "france/agent-de-liaison": (2, "0-0-6 7", "0-0-3 6", ""),
    "america/doughboys": (12, "6-5-4 7", "3-1-1 8", ""),
    "america/marines": (6, "6-6-4 8", "3-1-1 9", "f"),
    "america/recruits": (6, "6-4-4 6", "3-1-1 7", ""),
    "america/engineers": (4, "4-2-5 8", "2-1-2 8", "frm"),
    "america/specialists": (12, "3-2-4 7", "1-1-1 7", ""),
    "america/runner": (2, "0-0-6 7", "0-0-3 7", ""),
}
TEAMS: Final = [
    "germany/pionier", "germany/abteilung", "france/genie", "france/specialistes", "america/engineers",
    "america/specialists",
]  # fmt: skip
RUNNERS: Final = ["germany/bote", "france/agent-de-liaison", "america/runner"]
ENGINEERS: Final = ["germany/pionier", "france/genie", "america/engineers"]
SERVICE: Final = {
    "germany/fusiliere": (EVER, month(1914, 12)),
    "germany/jaeger": (EVER, month(1914, 12)),
    "germany/stosstruppen": (month(1916), NEVER),
    "france/ligne": (EVER, month(1914, 12)),
    "france/zouaves": (EVER, month(1914, 12)),
    "france/schneider": (month(1917, 4), NEVER),
    "france/schneider-leader": (month(1917, 4), NEVER),
    "france/saint-chamond": (month(1917, 5), NEVER),
    "france/renault-ft-gun": (month(1918, 5), NEVER),
    "france/renault-ft-gun-leader": (month(1918, 5), NEVER),
    "france/renault-ft-mg": (month(1918, 5), NEVER),
    "america/renault-ft-gun": (month(1918, 5), NEVER),
    "america/renault-ft-gun-leader": (month(1918, 5), NEVER),
    "america/renault-ft-mg": (month(1918, 5), NEVER),
}
# Command and Morale
LEADERS: Final = {
    "germany": {
        "captain": {"bertin": (2, 9), "nehring": (2, 10)},
        "lieutenant": {
            "mueller": (2, 8), "ebel": (1, 8), "hertzler": (1, 9), "albrecht": (1, 8), "dorn": (1, 7),
            "kessler": (2, 9),
        },
    },
    "france": {
        "colonel": {"driant": (3, 10)},
        "captain": {"barnier": (2, 9), "lacroix": (2, 9)},
        "lieutenant": {
            "de-grasse": (2, 8), "durant": (1, 8), "verdier": (1, 7), "violette": (1, 8), "pastre": (2, 8),
            "ravy": (1, 8), "maran": (2, 9),
        },
    },
    "america": {
        "captain": {"wise": (2, 9), "gibbons": (1, 9)},
        "lieutenant": {
            "kelly": (1, 8), "york": (2, 8), "knox": (1, 7), "hill": (1, 8), "smith": (1, 8), "michaels": (1, 9),
        },
    },
}  # fmt: skip
# number; gun, MG, Move and bog, Morale of both sides; red Command
TANKS: Final = {
    "france/schneider": (2, (7, 6, 4, 5, 3, 5, 11), (5, 5, 2, 4, NONE, 0, 9), 0),
    "france/schneider-leader": (1, (7, 6, 4, 5, 3, 5, 11), (5, 5, 2, 4, NONE, 0, 9), 2),
    "france/saint-chamond": (2, (8, 10, 4, 5, 3, 6, 11), (6, 8, 2, 4, NONE, 0, 9), 0),
    "france/renault-ft-gun": (2, (5, 8, 0, 0, 5, 4, 10), (3, 6, 0, 0, 2, 4, 9), 0),
    "france/renault-ft-gun-leader": (1, (5, 8, 0, 0, 5, 4, 10), (3, 6, 0, 0, 2, 4, 9), 2),
    "france/renault-ft-mg": (3, (0, 0, 5, 6, 5, 4, 10), (0, 0, 3, 4, 2, 4, 9), 0),
    "america/renault-ft-gun": (1, (5, 8, 0, 0, 5, 4, 10), (3, 6, 0, 0, 2, 4, 9), 0),
    "america/renault-ft-gun-leader": (1, (5, 8, 0, 0, 5, 4, 10), (3, 6, 0, 0, 2, 4, 9), 2),
    "america/renault-ft-mg": (3, (0, 0, 5, 6, 5, 4, 10), (0, 0, 3, 4, 2, 4, 9), 0),
}
# class, number, FP, least and greatest Range, Move, Ordnance, last number that fixes, first to eliminate, first month
WEAPONS: Final = {
    "germany/mg-08": ("hmg", 4, 8, 0, 12, -2, 0, 5, 10, EVER),
    "germany/mg-08-15": ("lmg", 5, 4, 0, 8, 0, 0, 3, 10, month(1917)),
    "germany/granatenwerfer": ("mortar", 2, 5, 2, 7, -1, 1, 2, 10, month(1916)),
    "germany/leichter-minenwerfer": ("mortar", 2, 6, 3, 13, -2, 1, 2, 10, EVER),
    "germany/25-cm-minenwerfer": ("mortar", 1, 7, 3, 10, -4, 1, 2, 10, EVER),
    "germany/77-mm-gun": ("gun", 2, 9, 0, 20, -4, 1, 2, 10, EVER),
    "germany/flammenwerfer": ("flamethrower", 2, 11, 0, 1, 0, 1, 2, 4, month(1915)),
    "france/saint-etienne": ("hmg", 3, 7, 0, 10, -2, 0, 3, 9, EVER),
    "france/hotchkiss": ("hmg", 3, 8, 0, 11, -2, 0, 5, 10, month(1915)),
    "france/chauchat": ("lmg", 5, 3, 0, 5, 0, 0, 2, 9, month(1916, 5)),
    "france/crapouillot": ("mortar", 2, 6, 2, 14, -2, 1, 2, 10, EVER),
    "france/37-mm-gun": ("gun", 2, 5, 0, 12, -1, 1, 2, 10, month(1916)),
    "france/75-mm-gun": ("gun", 3, 9, 0, 20, -4, 1, 2, 10, EVER),
    "france/schilt": ("flamethrower", 1, 11, 0, 1, 0, 1, 2, 4, month(1915)),
    "america/hotchkiss": ("hmg", 4, 8, 0, 11, -2, 0, 5, 10, EVER),
    "america/chauchat": ("lmg", 5, 3, 0, 5, 0, 0, 2, 9, EVER),
    "america/stokes-mortar": ("mortar", 2, 7, 3, 12, -2, 1, 2, 10, EVER),
    "america/37-mm-gun": ("gun", 2, 5, 0, 12, -1, 1, 2, 10, EVER),
    "america/75-mm-gun": ("gun", 2, 9, 0, 20, -4, 1, 2, 10, EVER),
}
BOXED_WEAPONS: Final = [
    "germany/mg-08-15", "germany/flammenwerfer", "france/chauchat", "france/schilt", "america/chauchat",
]  # fmt: skip


@pytest.fixture(scope="module")
def t() -> Tables:
    return usual_tables()


def printed(t: Tables, face: int) -> str:
    return f"{t.unit_fp[face]}-{t.unit_range[face]}-{t.unit_move[face]} {t.unit_morale[face]}"


def of_kind(t: Tables, *kinds: int) -> list[int]:
    return [u for u, kind in enumerate(t.unit_kind) if kind in kinds]


# Platoons, Teams and Runners


@pytest.mark.parametrize("name", UNITS)
def test_a_platoon_team_or_runner(t: Tables, name: str) -> None:
    count, unbroken, broken, boxed = UNITS[name]
    u = t.unit_type(name)
    assert (t.unit_count[u], printed(t, 2 * u), printed(t, 2 * u + 1)) == (count, unbroken, broken)
    flags = [t.unit_boxed_fp[2 * u], t.unit_boxed_range[2 * u], t.unit_boxed_move[2 * u]]
    assert flags == [int(letter in boxed) for letter in "frm"]
    kind = names.RUNNER if name in RUNNERS else family.TEAM if name in TEAMS else family.SQUAD
    assert t.unit_kind[u] == kind


def test_there_are_no_other_units(t: Tables) -> None:
    found = of_kind(t, family.SQUAD, family.TEAM, names.RUNNER)
    assert {t.unit_name[u] for u in found} == set(UNITS)
    assert [name for u, name in enumerate(t.unit_name) if t.unit_is_runner[u]] == RUNNERS


@pytest.mark.rule("gwc:3.1.9c")
def test_engineers_have_all_stats_boxed(t: Tables) -> None:
    assert [name for u, name in enumerate(t.unit_name) if t.unit_engineer[u]] == ENGINEERS
    for name in ENGINEERS:
        face = 2 * t.unit_type(name)
        assert t.unit_boxed_fp[face] and t.unit_boxed_range[face] and t.unit_boxed_move[face]


@pytest.mark.rule("gwc:3.3.2b")
def test_runners_and_stosstruppen_never_lose_cohesion(t: Tables) -> None:
    steady = {name for u, name in enumerate(t.unit_name) if t.unit_steady[u]}
    assert steady == {*RUNNERS, "germany/stosstruppen"}


def test_the_broken_side_is_never_stronger(t: Tables) -> None:
    for fp in (t.unit_fp, t.gun_fp):
        assert all(broken <= unbroken for unbroken, broken in zip(fp[::2], fp[1::2], strict=True))
    for boxed in (t.unit_boxed_fp, t.unit_boxed_range, t.unit_boxed_move):
        assert not any(boxed[1::2])


@pytest.mark.rule("gwc:3.1.7")
def test_when_units_serve(t: Tables) -> None:
    for u, name in enumerate(t.unit_name):
        assert (t.unit_from[u], t.unit_until[u]) == SERVICE.get(name, (EVER, NEVER)), name
    fusiliere, schneider = t.unit_type("germany/fusiliere"), t.unit_type("france/schneider")
    assert t.unit_serves(fusiliere, month(1914, 12))
    assert not t.unit_serves(fusiliere, month(1915, 1))
    assert not t.unit_serves(schneider, month(1917, 3))
    assert t.unit_serves(schneider, month(1917, 4))


# Leaders


@pytest.mark.parametrize("nation", NATIONS)
def test_leaders_of_a_nation(t: Tables, nation: str) -> None:
    found: dict[str, dict[str, tuple[int, int]]] = {}
    for u in of_kind(t, family.LEADER):
        home, _, name = t.unit_name[u].partition("/")
        if home == nation:
            rank = names.RANK_NAMES[t.unit_rank[u]]
            found.setdefault(rank, {})[name.partition("-")[2]] = (t.unit_command[2 * u], t.unit_morale[2 * u])
    assert found == LEADERS[nation]


@pytest.mark.parametrize(("nation", "average"), [("france", 1.7), ("germany", 1.5), ("america", 1.25)])
def test_the_french_have_the_best_leaders_and_the_americans_the_worst(t: Tables, nation: str, average: float) -> None:
    commands = [t.unit_command[2 * u] for u in of_kind(t, family.LEADER) if t.unit_name[u].startswith(nation)]
    assert sum(commands) / len(commands) == pytest.approx(average)


def test_the_sides_of_a_leaders_counter(t: Tables) -> None:
    for u in of_kind(t, family.LEADER):
        name, senior = t.unit_name[u], t.unit_rank[u] > names.LIEUTENANT
        assert printed(t, 2 * u).startswith("2-1-6 " if senior else "1-1-6 "), name
        assert printed(t, 2 * u + 1).startswith("1-0-2 " if senior else "0-0-2 "), name
        assert t.unit_morale[2 * u + 1] == t.unit_morale[2 * u] + 1
        assert t.unit_command[2 * u + 1] == 0


@pytest.mark.rule("gwc:3.3.1.3")
def test_ranks_go_up_from_hero_to_colonel(t: Tables) -> None:
    leaders = ["germany/hero", "germany/lt-mueller", "germany/hptm-bertin", "france/col-driant"]
    ranks = [t.unit_rank[t.unit_type(name)] for name in leaders]
    assert ranks == [names.HERO_RANK, names.LIEUTENANT, names.CAPTAIN, names.COLONEL]
    assert ranks == sorted(set(ranks))
    driant = t.unit_type("france/col-driant")
    assert [u for u in of_kind(t, family.LEADER) if t.unit_command[2 * u] == 3] == [driant]


def test_each_nation_has_one_hero_and_no_private(t: Tables) -> None:
    assert [t.unit_name[hero] for hero in t.hero_type] == [f"{nation}/hero" for nation in NATIONS]
    assert t.private_type == [NONE, NONE, NONE]
    for hero in t.hero_type:
        assert (t.unit_count[hero], printed(t, 2 * hero), printed(t, 2 * hero + 1)) == (1, "2-4-7 9", "1-2-3 9")
        assert t.unit_command[2 * hero] == 0


# Tanks


@pytest.mark.parametrize("name", TANKS)
def test_a_tank(t: Tables, name: str) -> None:
    count, unbroken, broken, command = TANKS[name]
    u = t.unit_type(name)
    assert t.unit_count[u] == count
    for face, numbers in ((2 * u, unbroken), (2 * u + 1, broken)):
        arms = (t.gun_fp[face], t.gun_range[face], t.unit_fp[face], t.unit_range[face])
        assert (*arms, t.unit_move[face], t.bog[face], t.unit_morale[face]) == numbers
    assert [t.unit_command[2 * u], t.unit_command[2 * u + 1]] == [command, 0]
    assert t.unit_tank_leads[u] == int(command > 0)


def test_there_are_no_other_tanks(t: Tables) -> None:
    assert {t.unit_name[u] for u in of_kind(t, names.TANK)} == set(TANKS)
    assert [u for u in range(len(t.unit_name)) if t.unit_is_tank[u]] == of_kind(t, names.TANK)
    others = [u for u in range(len(t.unit_name)) if not t.unit_is_tank[u]]
    for of_tanks in (t.gun_fp, t.gun_range, t.close_fp, t.bog):
        assert not any(of_tanks[2 * u] or of_tanks[2 * u + 1] for u in others)
    assert not any(t.unit_tank_leads[u] for u in others)
    assert not any(t.unit_nation[u] == GERMANY for u in of_kind(t, names.TANK))


@pytest.mark.rule("gwc:3.1.1c", "gwc:O21.3.2b")
def test_unbroken_tanks_fire_better_at_the_next_hex(t: Tables) -> None:
    for u in of_kind(t, names.TANK):
        assert [t.close_fp[2 * u], t.close_fp[2 * u + 1]] == [2, 0]


# what a kind of counter is in all of the rules


@pytest.mark.rule("gwc:3.a", "gwc:8.2a", "gwc:8.2.1a")
def test_figures(t: Tables) -> None:
    figures = {"squad": 4, "team": 2, "leader": 1, "hero": 1, "runner": 1, "tank": 3}
    assert t.unit_figures == [figures[WORDS.kinds[kind]] for kind in t.unit_kind]


@pytest.mark.rule("gwc:7.1b", "gwc:7.1c")
def test_victory_points(t: Tables) -> None:
    for u, kind in enumerate(t.unit_kind):
        leader = 1 + t.unit_command[2 * u]
        worth = {"squad": 2, "team": 1, "runner": 1, "leader": leader, "hero": 0, "tank": 3}[WORDS.kinds[kind]]
        assert t.unit_vp[u] == worth, t.unit_name[u]


@pytest.mark.rule("gwc:3.1.4b", "gwc:3.3.1.5b", "gwc:4.3c", "gwc:8.1.1b")
def test_who_takes_cover_and_command_and_carries_weapons(t: Tables) -> None:
    for u, kind in enumerate(t.unit_kind):
        name = WORDS.kinds[kind]
        assert t.unit_leads[u] == int(name in ("leader", "hero"))
        assert t.unit_led[u] == int(name in ("squad", "team", "runner"))
        assert t.unit_covered[u] == int(name != "tank")
        assert t.unit_carries[u] == int(name in ("squad", "team"))
        assert t.unit_spaces[u] == (2 if name == "tank" else 1)


# Weapons


@pytest.mark.parametrize("name", WEAPONS)
def test_a_weapon(t: Tables, name: str) -> None:
    w = t.weapon_type(name)
    assert WEAPONS[name] == (
        WORDS.weapon_classes[t.weapon_class[w]],
        t.weapon_count[w],
        t.weapon_fp[w],
        t.weapon_min_range[w],
        t.weapon_max_range[w],
        t.weapon_move[w],
        t.weapon_ordnance[w],
        t.weapon_fix_high[w],
        t.weapon_elim_low[w],
        t.weapon_from[w],
    )
    assert t.weapon_boxed_fp[w] == int(name in BOXED_WEAPONS)
    assert (t.weapon_boxed_range[w], t.weapon_smoke[w], t.weapon_until[w]) == (0, 0, NEVER)


def test_there_are_no_other_weapons(t: Tables) -> None:
    assert set(t.weapon_name) == set(WEAPONS)
    mgs = [name for w, name in enumerate(t.weapon_name) if t.weapon_is_mg[w]]
    assert mgs == [name for name, weapon in WEAPONS.items() if weapon[0] in ("hmg", "lmg")]


@pytest.mark.rule("gwc:11.2c", "gwc:11.7b")
def test_only_teams_carry_flamethrowers(t: Tables) -> None:
    only = [name for w, name in enumerate(t.weapon_name) if t.weapon_team_only[w]]
    assert only == ["germany/flammenwerfer", "france/schilt"]


@pytest.mark.parametrize("nation", [GERMANY, FRANCE, AMERICA])
def test_every_weapon_has_somebody_who_can_carry_it(t: Tables, nation: int) -> None:
    teams = sum(t.unit_count[u] for u in of_kind(t, family.TEAM) if t.unit_nation[u] == nation)
    weapons = sum(n for n, its in zip(t.weapon_count, t.weapon_nation, strict=True) if its == nation)
    platoons = sum(t.unit_count[u] for u in of_kind(t, family.SQUAD) if t.unit_nation[u] == nation)
    for_teams = sum(t.weapon_count[w] for w in range(len(t.weapon_name)) if t.weapon_team_only[w])
    assert for_teams < teams
    assert weapons <= teams + platoons


@pytest.mark.rule("gwc:E80.1")
def test_when_weapons_serve(t: Tables) -> None:
    chauchat = t.weapon_type("france/chauchat")
    assert not t.weapon_serves(chauchat, month(1916, 4))
    assert t.weapon_serves(chauchat, month(1916, 5))


# Telephones, chits, Smoke


@pytest.mark.rule("gwc:12a")
def test_telephones(t: Tables) -> None:
    assert dict(zip(t.radio_name, t.radio_fp, strict=True)) == {
        "germany/telephone-77mm": 8, "germany/telephone-105mm": 9, "germany/telephone-150mm": 10,
        "france/telephone-75mm": 8, "france/telephone-105mm": 9, "france/telephone-155mm": 10,
        "america/telephone-75mm": 8, "america/telephone-155mm": 10,
    }  # fmt: skip
    assert not any(t.radio_smoke)
    assert set(t.radio_count) == {1}


@pytest.mark.rule("gwc:7.3.2a", "gwc:7.3.2.ex", "gwc:7.3.3c")
def test_objective_chits(t: Tables) -> None:
    assert len(t.chit_letter) == 20
    triangle = {
        "A": (1, 1), "B": (2, 1), "C": (3, 1), "D": (4, 1), "E": (5, 1), "F": (2, 2), "G": (3, 2), "H": (4, 2),
        "J": (5, 2), "K": (3, 3), "L": (4, 3), "M": (5, 3), "N": (4, 4), "P": (5, 4), "Q": (5, 5),
    }  # fmt: skip
    values = dict(zip(t.chit_letter, zip(t.chit_objective, t.chit_value, strict=True), strict=True))
    assert {letter: values[letter] for letter in triangle} == triangle
    assert [letter for letter, (objective, _) in values.items() if objective == 3] == ["C", "G", "K"]
    assert [values[letter] for letter in "RST"] == [(0, 1), (0, 2), (0, 3)]
    specials = {t.chit_letter[c]: WORDS.specials[s] for c, s in enumerate(t.chit_special) if s}
    assert specials == {"Y": "exit-plus-1", "Z": "elim-plus-1"}
    assert [values[letter][1] for letter in specials] == [1, 1]
    assert [letter for c, letter in enumerate(t.chit_letter) if t.chit_open_only[c]] == ["Y", "Z"]


@pytest.mark.rule("gwc:T119")
def test_there_are_no_smoke_counters(t: Tables) -> None:
    assert t.smoke_values == []
    assert t.smoke_from == month(1916)

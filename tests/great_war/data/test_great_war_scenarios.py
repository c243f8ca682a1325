"""The eleven scenarios of Great War Commander: sound, within the counters, fit to be set up, each with its features."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from pathlib import Path
from statistics import mean
from typing import Final, cast

import pytest
from great_war_files import month, usual_tables

from sandtable.commander.packs.check import read_file
from sandtable.commander.packs.scenario import SIDES, Scenario, SideEntry, read_scenario
from sandtable.commander.rules import names as family
from sandtable.commander.rules.state import NO_RADIO, TIME_TRACK
from sandtable.commander.rules.stats import figures
from sandtable.games.great_war_commander.files import DATA, FILES, SCENARIOS
from sandtable.games.great_war_commander.rules.rules import GreatWarRules
from sandtable.games.great_war_commander.rules.setup import GreatWarSetUp
from sandtable.games.great_war_commander.rules.state import BOX_NAMES, GreatWarState
from sandtable.games.great_war_commander.title import TITLE
from sandtable.kernel.game import Game, new_game
from sandtable.terrain.hexlist import read_hexes
from sandtable.terrain.lattice import edge_distance
from sandtable.texts import Texts, messages

NAMES: Final = SCENARIOS.names()
T: Final = usual_tables()
MAPS: Final = [
    "stubble-fields", "alder-brook", "charcoal-wood", "chalk-ridge", "the-brickworks", "the-quiet-sector",
    "where-a-village-stood", "two-villages",
]  # fmt: skip
# year, month, number of the map
WHEN_AND_WHERE: Final = [
    (1914, 8, 1), (1914, 10, 5), (1915, 5, 6), (1915, 7, 6), (1916, 2, 3), (1917, 4, 7), (1917, 10, 4), (1918, 5, 2),
    (1918, 6, 3), (1918, 7, 8), (1918, 9, 8),
]  # fmt: skip
# posture and the least that each side has: Leaders, then pieces, Weapons, Telephone and Fortifications
GERMANS: Final = [
    "defend 2 fusiliere:5 mg-08",
    "attack 3 infanterie:6 jaeger:2 telephone-77mm",
    "defend 2 landwehr:5 mg-08:2 trench:6 wire:6",
    "attack 3 infanterie:8 pionier flammenwerfer telephone-105mm",
    "attack 4 infanterie:8 stosstruppen:3 leichter-minenwerfer telephone-150mm",
    "defend 3 infanterie:7 mg-08:2 77-mm-gun trench:8",
    "defend 3 infanterie:6 mg-08-15:2 mines:3",
    "attack 4 stosstruppen:5 infanterie:4 mg-08-15:3",
    "defend 3 landwehr:6 mg-08:2",
    "recon 3 infanterie:6 mg-08",
    "defend 3 landwehr:6 77-mm-gun pillbox:2",
]
ENTENTE: Final = [
    "attack 3 ligne:9",
    "defend 2 ligne:5 saint-etienne foxholes:3",
    "attack 4 poilus:9 genie:2 telephone-105mm",
    "defend 3 poilus:6 saint-etienne trench:6",
    "defend 3 col-driant chasseurs:6 hotchkiss pillbox trench:6",
    "attack 4 poilus:8 schneider:2 schneider-leader telephone-155mm",
    "attack 3 chasseurs:6 saint-chamond:2",
    "defend 3 doughboys:7 hotchkiss:2 telephone-155mm",
    "attack 4 marines:6 doughboys:4",
    "recon 2 doughboys:5 renault-ft-gun-leader renault-ft-mg:2",
    "attack 4 poilus:4 america/doughboys:4 renault-ft-gun-leader renault-ft-mg america/renault-ft-mg",
]


@cache
def scenario(name: str) -> Scenario:
    return read_scenario(SCENARIOS.load(name), name)


def everything() -> list[tuple[Scenario, SideEntry]]:
    return [(s, side) for s in map(scenario, NAMES) for side in (s.axis, s.allies)]


def unit_type(side: SideEntry, name: str) -> int:
    return T.unit_type(name if "/" in name else f"{side.nation}/{name}")


def fixed_hexes(s: Scenario, text: str) -> list[int]:
    return read_hexes(FILES.maps.bare(DATA / "maps" / f"{s.map}.toml"), text.split())


def pieces(s: Scenario, side: SideEntry) -> Counter[str]:
    found: Counter[str] = Counter()
    for unit in side.units:
        found[unit.unit] += unit.count
        found[unit.weapon] += unit.count
    for weapon in side.weapons:
        found[weapon.weapon] += weapon.count
    for fort in side.forts:
        found[fort.fort] += len(fixed_hexes(s, fort.hex)) if fort.hex else fort.count
    if side.radio is not None:
        found[side.radio.radio] += 1
    return found


def leaders(side: SideEntry) -> list[int]:
    kinds = [unit_type(side, unit.unit) for unit in side.units]
    return [kind for kind in kinds if T.unit_kind[kind] == family.LEADER]


# what they are


def test_eleven_in_the_order_of_the_war_on_all_eight_maps() -> None:
    assert [scenario(name).number for name in NAMES] == list(range(1, 12))
    found = [(s.year, s.month, MAPS.index(s.map) + 1) for s in map(scenario, NAMES)]
    assert found == WHEN_AND_WHERE
    assert {number for _, _, number in found} == set(range(1, 9))


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_wrong_with_it(name: str) -> None:
    path = DATA / "scenarios" / f"{name}.toml"
    assert SCENARIOS.check(read_file(path), FILES.packs.base_references()) == []


def test_each_side_has_what_it_needs_for_the_features_of_its_fight() -> None:
    for name, *rows in zip(NAMES, GERMANS, ENTENTE, strict=True):
        s = scenario(name)
        for side, row in zip((s.axis, s.allies), rows, strict=True):
            posture, led, *wanted = row.split()
            assert side.posture == posture and len(leaders(side)) == int(led), (name, side.nation)
            found = pieces(s, side)
            for entry in wanted:
                piece, _, number = entry.partition(":")
                assert found[piece] == int(number or 1), (name, side.nation, piece)


def test_the_first_has_neither_artillery_nor_tanks_nor_works() -> None:
    s = scenario(NAMES[0])
    assert s.axis.radio is None and s.allies.radio is None
    assert not s.axis.forts and not s.allies.forts


def test_between_them_they_use_what_a_scenario_can_say() -> None:
    both = everything()
    assert {side.nation for _, side in both} == {"germany", "france", "america"}
    assert {side.edge for _, side in both} == {"top", "bottom", "left", "right"}
    assert {side.radio.box for _, side in both if side.radio is not None} == set(BOX_NAMES)
    assert {s.first for s, _ in both} >= {"axis", "allies", "initiative-chooses"}
    assert any(unit.space > 0 for _, side in both for unit in side.units)
    assert any(fort.hex for _, side in both for fort in side.forts)
    assert any(not fort.hex for _, side in both for fort in side.forts)
    assert [s.name for s, side in both if side.joined] == [NAMES[-1]]


# their shape


def test_orders_time_and_surrender() -> None:
    for s, side in everything():
        assert 2 <= side.orders <= 5 and 0 <= s.sudden_death - s.axis.orders - s.allies.orders <= 1, s.name
        spaces = 0  # of the Casualty Track, were all lost: a Tank takes two, a Runner none (4.3)
        for unit in side.units:
            kind = unit_type(side, unit.unit)
            spaces += unit.count * (0 if T.unit_is_runner[kind] else 2 if T.unit_is_tank[kind] else 1)
        assert 0.54 <= side.surrender / spaces <= 0.78, (s.name, side.nation)


def test_stosstruppen_are_given_five_orders() -> None:
    fives = [(s.name, side.nation) for s, side in everything() if side.orders == 5]
    assert fives == [("the-mill-bridge", "germany")]
    assert pieces(scenario("the-mill-bridge"), scenario("the-mill-bridge").axis)["stosstruppen"] == 5


def test_depth_of_the_set_up_and_the_start_of_the_victory_track() -> None:
    for s, side in everything():
        depth = side.areas[0].depth
        assert 6 <= depth <= 8 if side.posture == "defend" else 2 <= depth <= 3, (s.name, side.nation)
    for s in map(scenario, NAMES):
        assert s.vp == 0 or 3 <= abs(s.vp) <= 8, s.name
        assert s.vp == 0 or (s.axis if s.vp > 0 else s.allies).posture == "defend", s.name


def test_one_open_and_one_secret_chit_each() -> None:
    for s, side in everything():
        assert s.open_draws == 1 and side.secret_draws == 1 and not side.secret_chits, s.name
        left_over = {"Y", "Z"} - set(s.excluded_chits) - set(s.open_chits)
        assert not left_over, s.name  # either would leave somebody without a secret (7.3.3)


def test_five_to_twelve_units_and_one_highest_leader() -> None:
    for s, side in everything():
        kinds = [kind for unit in side.units for kind in [unit_type(side, unit.unit)] * unit.count]
        units = [kind for kind in kinds if T.unit_kind[kind] in (family.SQUAD, family.TEAM)]
        assert 5 <= len(units) <= 12, (s.name, side.nation)
        ranks = sorted((T.unit_rank[kind] for kind in leaders(side)), reverse=True)
        assert ranks[0] >= 2 and ranks[1:] == [1] * (len(ranks) - 1), (s.name, side.nation)


def test_the_initiative_is_with_the_better_led() -> None:
    for s in map(scenario, NAMES):
        command = [mean(T.unit_command[2 * kind] for kind in leaders(side)) for side in (s.axis, s.allies)]
        holder = SIDES.index(s.initiative)
        assert command[holder] >= command[1 - holder], s.name


# dates and counters


def test_every_piece_serves_at_the_date() -> None:
    for s, side in everything():
        date = month(s.year, s.month)
        for unit in side.units:
            assert T.unit_serves(unit_type(side, unit.unit), date), (s.name, unit.unit)
        carried = [unit.weapon for unit in side.units if unit.weapon] + [weapon.weapon for weapon in side.weapons]
        for name in carried:
            kind = T.weapon_type(name if "/" in name else f"{side.nation}/{name}")
            assert T.weapon_serves(kind, date), (s.name, name)


@pytest.mark.rule("gwc:O19.2b")
def test_the_box_of_a_telephone_is_open_at_the_date() -> None:
    opens = {"local": (1914, 1), "standing-creeping": (1915, 1)}
    gas = {"germany": (1915, 6), "france": (1915, 7)}
    for s, side in everything():
        if side.radio is not None:
            first = gas[side.nation] if side.radio.box == "gas" else opens[side.radio.box]
            assert (s.year, s.month) >= first, s.name


@pytest.mark.rule("gwc:F125.4a", "gwc:F125.4b", "gwc:8.1.3")
def test_works_already_there_are_one_to_a_hex_and_never_in_water() -> None:
    for s, side in everything():
        hexes = [hex for fort in side.forts for hex in fixed_hexes(s, fort.hex)]
        assert len(hexes) == len(set(hexes)), s.name
        map = FILES.maps.bare(DATA / "maps" / f"{s.map}.toml")
        assert not any(T.terrain_water[map.terrain[hex]] for hex in hexes), s.name


def test_works_are_within_the_counters() -> None:
    for s in map(scenario, NAMES):
        wanted = pieces(s, s.axis) + pieces(s, s.allies)
        for kind, name in enumerate(T.words.forts[1:], 1):
            assert wanted[name] <= T.fort_count[kind] or not T.fort_count[kind], (s.name, name)


# setting up


def set_up(name: str, seed: str) -> Game:
    """Both players put their pieces wherever they may, until the first Turn begins."""
    game = new_game(TITLE, SCENARIOS.load(name), seed)
    dice = random.Random(f"{name} {seed}")
    while isinstance(game.state.frames[-1], GreatWarSetUp):
        assert game.decision is not None
        game.play(dice.choice(game.decision.choices), game.decision.seat)
    return game


@pytest.mark.parametrize("seed", ["1", "2"])
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.rule("gwc:8.2a", "gwc:8.2.1b", "gwc:8.1.1b", "gwc:11.7b")
def test_however_it_is_set_up_everybody_has_room_and_every_weapon_a_carrier(name: str, seed: str) -> None:
    g = cast(GreatWarState, set_up(name, seed).state)
    assert g.turn == 1
    assert all(hex >= 0 or (hex == TIME_TRACK and g.u_time[u] > 0) for u, hex in enumerate(g.u_hex))
    for carrier, kind in zip(g.w_carrier, g.w_type, strict=True):
        assert carrier >= 0 and T.unit_kind[g.u_type[carrier]] in (family.SQUAD, family.TEAM)
        assert not T.weapon_team_only[kind] or T.unit_kind[g.u_type[carrier]] == family.TEAM
    assert all(figures(g, hex, side) <= 7 for hex in range(g.rules.map.size) for side in range(2))
    tanks = [g.u_hex[u] for u, kind in enumerate(g.u_type) if T.unit_is_tank[kind]]
    assert len(tanks) == len(set(tanks))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.rule("gwc:2.4a", "gwc:12b", "gwc:12c", "gwc:3.3.1.2a")
def test_each_side_has_its_leader_its_observer_and_its_telephone(name: str) -> None:
    s, g = scenario(name), cast(GreatWarState, set_up(name, "0").state)
    rules = cast(GreatWarRules, g.rules)
    for side, entry in enumerate((s.axis, s.allies)):
        mine = [u for u, hex in enumerate(g.u_hex) if hex >= 0 and g.u_owner[u] == side]
        assert any(T.unit_rank[g.u_type[u]] >= 2 for u in mine)
        assert edge_distance(rules.map.cols, rules.map.rows, rules.observer[side], rules.edge[side]) == 0
        if entry.radio is None:
            assert g.radio[side] == NO_RADIO
        else:
            assert T.radio_name[g.radio[side]] == f"{entry.nation}/{entry.radio.radio}"
            assert BOX_NAMES[g.box[side]] == entry.radio.box


def test_two_nations_fight_on_one_side_with_the_deck_of_one() -> None:
    g = cast(GreatWarState, set_up("side-by-side", "0").state)
    mine = {T.nation_name[T.unit_nation[kind]] for u, kind in enumerate(g.u_type) if g.u_owner[u] == 1}
    assert mine == {"france", "america"}
    cards = g.hand[1] + g.draw[1] + g.discards[1]
    assert {T.nation_name[T.card_nation[card]] for card in cards} == {"france"}


# faults

FAULTS: Final = [
    ("side-by-side", 'joined = ["america"]\n', "", "allies.units[2].unit", "not of france"),
    ("side-by-side", 'joined = ["america"]', 'joined = ["germany"]', "allies.joined[0]", "does not fight on this side"),
    ("side-by-side", 'joined = ["america"]', 'joined = ["britain"]', "allies.joined[0]", "not known"),
    ("side-by-side", "year = 1918", "year = 1919", "year", "1919 is not within 1914 to 1918"),
    ("side-by-side", "month = 9", "month = 13", "month", "13 is not within 1 to 12"),
    ("side-by-side", "month = 9", "month = 4", "allies.units[8].unit", "not in service in 4/1918"),
    ("the-mill-bridge", "year = 1918", "year = 1916", "axis.weapons[0].weapon", "not in service in 5/1916"),
    ("the-wind-is-right", '{ unit = "pionier", weapon', '{ unit = "garde", weapon', "axis.units[4].weapon",
     "cannot carry it"),
    ("the-wind-is-right", '{ unit = "ltn-durant" }', '{ unit = "ltn-durant", weapon = "hotchkiss" }',
     "allies.units[1].weapon", "cannot carry it"),
    ("leaves-and-bayonets", '"landwehr", count = 6', '"landwehr", count = 1', "axis.weapons", "and 1 units to take"),
]  # fmt: skip


@pytest.mark.parametrize("fault", FAULTS, ids=[f"{f[0]} {f[3]} {f[4]}" for f in FAULTS])
def test_a_fault_is_found(tmp_path: Path, fault: tuple[str, str, str, str, str]) -> None:
    name, old, new, field, reason = fault
    text = (DATA / "scenarios" / f"{name}.toml").read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / f"{name}.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    problems = SCENARIOS.check(read_file(path), FILES.packs.base_references())
    assert any(p.field == field and reason in p.reason for p in problems), [str(p) for p in problems]


# texts


@pytest.mark.parametrize("name", NAMES)
def test_its_words_are_those_of_its_file_and_there_are_bulgarian_ones(name: str) -> None:
    s, english = scenario(name), Texts("en")
    for part, text in (("", s.title), ("-about", s.description), ("-lesson", s.lesson)):
        assert english.format(f"scenario-{name}{part}") == text
        assert f"scenario-{name}{part}" in messages("bg")
    assert s.provenance.startswith("Ours")

"""Weapons (11) and the armament of Tanks (3.1, O21.3.2, O21.3.3)."""

from __future__ import annotations

from typing import Any

import pytest
from gwc_positions import SPARE, SPARE_A, SPARE_F, position, state, why

from commander_play import broken, notations, play, suppressed, told, unit, weapon, where
from sandtable.commander.rules.breaking import break_weapon
from sandtable.commander.rules.firepower import (
    attack_firepower,
    hindrance,
    is_ordnance,
    piece_boxed_firepower,
    piece_firepower,
    pieces_of,
    reach_of,
    to_hit,
)
from sandtable.commander.rules.rolls import check_weapons
from sandtable.commander.rules.state import GUN_PIECE, IN_BOX
from sandtable.commander.rules.stats import movement
from sandtable.commander.rules.verbs import FIRE_AT
from sandtable.commander.screen.terms import attack_terms
from sandtable.games.great_war_commander.rules.orders.fire import must_defend
from sandtable.kernel.game import Game

FIRE, A_FIRE = "G-50", "A-23"
FAR = "doughboys I11"
AWAY = "landwehr A1"


def piece(game: Game, tag: str) -> int:
    return game.title.thing(game.state, tag)


def german_shot(axis: str, allies: str, draw: str = "4-1", **more: Any) -> Game:
    game = position(f"{axis}, {AWAY}", f"{allies}, {FAR}", axis_hand=f"{FIRE} {SPARE}", axis_draw=draw, **more)
    return play(game, f"order {FIRE}")


def allied_shot(allies: str, axis: str, draw: str = "4-1", nation: str = "america", **more: Any) -> Game:
    fire, spare, far = A_FIRE, SPARE_A, "specialists I11"
    if nation == "france":
        fire, spare, far = "F-17", SPARE_F, "specialistes I11"
    game = position(
        f"{axis}, {AWAY}", f"{allies}, {far}", allies_hand=f"{fire} {spare}", allies_draw=draw, nation=nation,
        table={"active": "allies"}, **more,
    )  # fmt: skip
    return play(game, f"order {fire}")


def fp(game: Game) -> list[int]:
    return [int(args[2]) for args in told(game, "attack")]


# --- 11 ---


@pytest.mark.rule("gwc:11.1a")
def test_what_is_printed_on_a_weapon() -> None:
    game = position("landwehr F5 mg-08, abteilung G5 mg-08-15", "doughboys F8")
    g = state(game)
    heavy, light = piece(game, "g.mg-08-1"), piece(game, "g.mg-08-15-1")
    assert (piece_firepower(g, heavy), reach_of(g, heavy)) == (8, 12)
    assert not piece_boxed_firepower(g, heavy) and piece_boxed_firepower(g, light)
    assert movement(g, unit(game, "g.landwehr-1")) == 4 - 2 and movement(g, unit(game, "g.abteilung-1")) == 4


@pytest.mark.rule("gwc:11.1c", "gwc:11.5", "gwc:13.2b", "gwc:O21.exB")
@pytest.mark.parametrize("state_of", ["broken", "suppressed"])
def test_only_a_good_order_unit_fires_its_weapon(state_of: str) -> None:
    """The Unit itself may still fire: its broken Range of 1 is enough next door."""
    game = german_shot(f"landwehr F5 mg-08 {state_of}", "doughboys F6")
    assert told(game, "attack-piece") == [["g.landwehr-1"]]
    assert notations(position(f"abteilung F5 mg-08 {state_of}", "doughboys F9", axis_hand=FIRE), "order") == []


@pytest.mark.rule("gwc:11.4a", "gwc:11.5")
def test_a_broken_weapon_does_not_fire() -> None:
    assert notations(position("abteilung F5 mg-08 jammed", "doughboys F9", axis_hand=FIRE), "order") == []


@pytest.mark.rule("gwc:F131.3", "gwc:11.5")
def test_no_weapon_fires_from_wire_or_water() -> None:
    wire: dict[str, Any] = {"forts": [{"fort": "wire", "hex": "F5"}]}
    assert notations(position("abteilung F5 mg-08", "doughboys F9", axis_hand=FIRE, axis_side=wire), "order") == []
    marsh = {"terrain": {"marsh": "F5"}}
    assert notations(position("abteilung F5 mg-08", "doughboys F9", axis_hand=FIRE, map=marsh), "order") == []
    assert notations(position("abteilung F5 mg-08", "doughboys F9", axis_hand=FIRE), "order") == [FIRE]


@pytest.mark.rule("gwc:13.2a", "gwc:F131.1")
def test_a_weapon_keeps_its_numbers_in_wire() -> None:
    """Wire and suppression lower the stats of Formations; Weapons cannot fire then, and are not suppressed."""
    game = position("landwehr F5 mg-08 suppressed", "doughboys F8")
    assert piece_firepower(state(game), piece(game, "g.mg-08-1")) == 8
    assert piece_firepower(state(game), unit(game, "g.landwehr-1")) == 4


@pytest.mark.rule("gwc:3.3.1.7a")
def test_command_adds_to_fp_and_range_of_a_weapon_once() -> None:
    game = position("lt-mueller F5, hptm-bertin F5, landwehr F5 mg-08", "doughboys F8")
    g, mg = state(game), piece(game, "g.mg-08-1")
    assert (piece_firepower(g, mg), reach_of(g, mg)) == (10, 14)


@pytest.mark.rule("gwc:11.3b")
def test_the_owner_may_give_a_weapon_up() -> None:
    game = position("landwehr F5 mg-08", "doughboys F8", axis_hand=FIRE)
    assert "scrap g.mg-08-1" in notations(game)
    w = weapon(game, "g.mg-08-1")
    play(game, "scrap g.mg-08-1")
    assert state(game).w_carrier[w] == IN_BOX


@pytest.mark.rule("gwc:11.3c")
def test_a_weapon_is_lost_with_its_unit() -> None:
    game = german_shot("garde F5", "doughboys F8 hotchkiss broken", draw="6-5", allies_draw="1-3")
    assert where(game, "a.doughboys-1") == "casualty"
    lost = [w for w in range(len(state(game).w_type)) if state(game).w_carrier[w] == IN_BOX]
    assert len(lost) == 1


@pytest.mark.rule("gwc:11.4a")
def test_a_broken_weapon_that_breaks_again_is_lost() -> None:
    game = position("landwehr F5 mg-08 jammed", "doughboys F8")
    w = weapon(game, "g.mg-08-1")
    break_weapon(state(game), w)
    assert state(game).w_carrier[w] == IN_BOX


@pytest.mark.rule("gwc:11.4b", "gwc:11.4c")
@pytest.mark.parametrize(("number", "fate"), [(1, "fixed"), (5, "fixed"), (6, "broken"), (9, "broken"), (11, "lost")])
def test_a_random_hex_fixes_or_ends_broken_weapons(number: int, fate: str) -> None:
    """MG 08: Fix 1 to 5, Elim 10 and 11, on either side of the front."""
    game = position("landwehr F5 mg-08 jammed", "doughboys F8 hotchkiss jammed")
    check_weapons(state(game), number)
    for tag in ("g.mg-08-1", "a.hotchkiss-1"):
        w = [w for w in range(2) if state(game).w_type[w] == state(game).rules.tables.weapon_type(NAMES[tag])][0]
        lost = state(game).w_carrier[w] == IN_BOX
        assert ("lost" if lost else "broken" if state(game).w_broken[w] else "fixed") == fate


NAMES = {"g.mg-08-1": "germany/mg-08", "a.hotchkiss-1": "america/hotchkiss"}


@pytest.mark.rule("gwc:11.4b")
def test_a_sniper_mends_before_he_shoots() -> None:
    """The number of the next card's hex, C1, is a Fix."""
    game = german_shot("infanterie F5, abteilung F1 mg-08 jammed", "doughboys F9", draw="3-3 sniper, G-13")
    play(game, "?activate g.infanterie-1")
    assert told(game, "weapon-fixed") == [["g.mg-08-1"]]


@pytest.mark.rule("gwc:11.6a", "gwc:11.6b")
def test_what_is_ordnance() -> None:
    game = position(
        "abteilung F5 77-mm-gun, abteilung F5 25-cm-minenwerfer, landwehr F6 mg-08", "renault-ft-gun F8, doughboys F9"
    )
    g = state(game)
    tank = unit(game, "a.renault-ft-gun-1")
    for tag, ordnance in (("g.77-mm-gun-1", True), ("g.25-cm-minenwerfer-1", True), ("g.mg-08-1", False)):
        assert is_ordnance(g, piece(game, tag)) == ordnance
    assert is_ordnance(g, GUN_PIECE + tank)


@pytest.mark.rule("gwc:11.7a")
def test_against_a_flamethrower_there_is_no_cover() -> None:
    """Morale 7 in a Building with Foxholes: 7."""
    game = german_shot(
        "abteilung F5 flammenwerfer", "doughboys F6", draw="6-5, 4-1", map={"terrain": {"building": "F6"}},
        allies_hand="A-18", allies_side={"forts": [{"fort": "foxholes", "hex": "F6"}]},
    )  # fmt: skip
    play(game, "base g.flammenwerfer-1", "play A-18")
    assert told(game, "defence")[0][1] == "7" and told(game, "attack-reduced") == []
    assert told(game, "defence")[0][3] == "16"


@pytest.mark.rule("gwc:11.2a", "gwc:11.2c", "gwc:11.7b")
def test_who_carries_what() -> None:
    game = position("abteilung F5 flammenwerfer", "doughboys F8")
    tables = state(game).rules.tables
    flamethrower = tables.weapon_type("germany/flammenwerfer")
    assert tables.weapon_team_only[flamethrower]
    assert not tables.weapon_team_only[tables.weapon_type("germany/mg-08")]


# --- the armament of Tanks ---


@pytest.mark.rule("gwc:3.1.1b", "gwc:3.1.2", "gwc:O21.3.2a")
def test_gun_and_mg_have_their_own_numbers_and_each_its_shot() -> None:
    """Schneider: gun 7 at 6, which must hit first; MG 4 at 5."""
    game = allied_shot("schneider F8", "landwehr F4, landwehr F2", draw="6-5, 4-1, 3-1", nation="france")
    tank = unit(game, "f.schneider-1")
    g = state(game)
    assert pieces_of(g, tank) == [tank, GUN_PIECE + tank]
    assert (reach_of(g, tank), reach_of(g, GUN_PIECE + tank)) == (5, 6)
    play(game, "fire F4")
    assert notations(game, "base") == ["f.schneider-1", "f.schneider-1.gun"]
    play(game, "base f.schneider-1.gun", "fire F4")
    assert fp(game) == [7, 4]
    assert len(told(game, "targeting")) == 1 and told(game, "targeting")[0][0] == "f.schneider-1.gun"


@pytest.mark.rule("gwc:3.1.1b")
def test_a_tank_has_only_the_arms_printed_on_it() -> None:
    game = position("landwehr F1", "renault-ft-gun F8 veteran, renault-ft-mg G8, doughboys F9")
    g = state(game)
    gun, mg = unit(game, "a.renault-ft-gun-1"), unit(game, "a.renault-ft-mg-1")
    assert pieces_of(g, gun) == [GUN_PIECE + gun] and pieces_of(g, mg) == [mg]


@pytest.mark.rule("gwc:3.1.1c", "gwc:O21.3.2b")
@pytest.mark.parametrize(("tank", "german", "strength"), [("", "F7", 7), ("", "F6", 5), ("broken", "F7", 3)])
def test_two_more_at_an_adjacent_hex_while_unbroken(tank: str, german: str, strength: int) -> None:
    game = allied_shot(f"renault-ft-mg F8 {tank}", f"landwehr {german}")
    assert fp(game) == [strength]


@pytest.mark.rule("gwc:O21.3.2b")
def test_the_gun_gains_them_too() -> None:
    game = allied_shot("renault-ft-gun F8", "landwehr F7", draw="6-5, 4-1")
    assert fp(game) == [7]


@pytest.mark.rule("gwc:O21.3.1a", "gwc:O21.3.2a")
def test_tanks_join_no_group() -> None:
    game = position(
        f"landwehr F5, {AWAY}", "lt-kelly F8, engineers F8, renault-ft-mg F8, renault-ft-mg G8", allies_hand=A_FIRE,
        allies_draw="4-1, 3-1", table={"active": "allies"},
    )  # fmt: skip
    g = state(game)
    infantry, tank, other = (unit(game, tag) for tag in ("a.engineers-1", "a.renault-ft-mg-1", "a.renault-ft-mg-2"))
    for a, b in ((infantry, tank), (tank, infantry), (tank, other)):
        assert not g.rules.may_fire_together(g, a, b)
    play(game, f"order {A_FIRE}", "activate a.renault-ft-mg-1")
    assert fp(game) == [5]


@pytest.mark.rule("gwc:O21.3.2a", "gwc:3.1.6c", "gwc:3.3.1.7b")
def test_nobody_adds_command_to_a_tank_nor_a_tank_leader_to_anybody() -> None:
    game = position("landwehr F1", "cpt-wise F8, renault-ft-mg F8, renault-ft-gun-leader G8, doughboys G8")
    g = state(game)
    assert piece_firepower(g, unit(game, "a.renault-ft-mg-1")) == 5
    assert piece_firepower(g, unit(game, "a.doughboys-1")) == 6


@pytest.mark.rule("gwc:O21.3.3")
def test_the_fp_of_units_and_leaders_is_nothing_to_a_tank() -> None:
    """A hex with nothing but a Tank is no target for them; an MG fires at it, alone."""
    tank = f"renault-ft-mg F6, {FAR}"
    assert notations(position("landwehr F5, lt-ebel F5", tank, axis_hand=FIRE), "order") == []
    game = german_shot("landwehr F5 mg-08", "renault-ft-mg F6", draw="4-1")
    play(game, "?fire F6")
    assert told(game, "attack-piece") == [["g.mg-08-1"]] and told(game, "defence")[0][0] == "a.renault-ft-mg-1"


@pytest.mark.rule("gwc:O21.3.3")
def test_why_a_tank_is_no_target() -> None:
    game = position("landwehr F5", f"renault-ft-mg F6, doughboys F8, {FAR}, doughboys G7", axis_hand=FIRE)
    play(game, f"order {FIRE}")
    assert notations(game, "fire") == ["F8", "G7"]
    assert why(game, FIRE_AT, state(game).rules.map.hex_index("F6")) == "only-tanks-there"


@pytest.mark.rule("gwc:O21.3.3")
def test_a_mixed_group_spares_the_tank_and_hits_the_rest() -> None:
    game = german_shot("landwehr F5 mg-08", "renault-ft-mg F6, engineers F6", draw="4-1")
    play(game, "?fire F6", "base g.mg-08-1", "join g.landwehr-1")
    assert [args[0] for args in told(game, "defence")] == ["a.engineers-1"]
    both = german_shot("landwehr F5 mg-08", "renault-ft-mg F6, engineers F6", draw="4-1")
    play(both, "?fire F6", "base g.mg-08-1", "done", "unit a.engineers-1")
    assert [args[0] for args in told(both, "defence")] == ["a.engineers-1", "a.renault-ft-mg-1"]


@pytest.mark.rule("gwc:O21.3.3")
def test_tanks_fight_tanks() -> None:
    game = position("landwehr F5 mg-08", "renault-ft-gun F8, renault-ft-mg F6")
    g = state(game)
    gun = unit(game, "a.renault-ft-gun-1")
    other = unit(game, "a.renault-ft-mg-1")
    assert must_defend(g, other, [GUN_PIECE + gun]) and must_defend(g, gun, [other])
    assert not must_defend(g, gun, [piece(game, "g.mg-08-1"), unit(game, "g.landwehr-1")])


@pytest.mark.rule("gwc:O21.3.6.1")
def test_a_tank_never_jams() -> None:
    game = allied_shot("renault-ft-mg F8", "landwehr F5", draw="1-1 jammed", axis_draw="6-5")
    assert told(game, "attack-total") == [["7", "2"]] and not broken(game, "a.renault-ft-mg-1")


@pytest.mark.rule("gwc:O21.3.7.1", "gwc:3.1.4b", "gwc:T99.3a")
def test_a_tank_defends_without_cover_and_command() -> None:
    """Morale 10 in Foxholes, with Wise in the hex."""
    game = german_shot(
        "abteilung F4 mg-08", "renault-ft-mg F6, cpt-wise F6", draw="4-1",
        allies_side={"forts": [{"fort": "foxholes", "hex": "F6"}]},
    )  # fmt: skip
    play(game, "?fire F6", "?base g.mg-08-1", "?done", "unit a.renault-ft-mg-1")
    assert told(game, "defence")[0][:2] == ["a.renault-ft-mg-1", "10"]


@pytest.mark.rule("gwc:13.2a")
def test_a_suppressed_tank_still_fires_both_arms_at_one_less() -> None:
    game = position("landwehr F5", "schneider F8 suppressed, poilus I11", nation="france")
    g, tank = state(game), unit(game, "f.schneider-1")
    assert (piece_firepower(g, tank), piece_firepower(g, GUN_PIECE + tank)) == (3, 6)
    assert (reach_of(g, tank), reach_of(g, GUN_PIECE + tank)) == (4, 5)
    assert suppressed(game, "f.schneider-1")


@pytest.mark.rule("gwc:10.3.1", "gwc:10.3.2")
def test_only_the_gun_is_spared_the_hindrance_of_the_attack() -> None:
    game = position("landwehr F5", "schneider F8, poilus I11", nation="france", map={"terrain": {"brush": "F6 F7"}})
    g, tank, target = state(game), unit(game, "f.schneider-1"), state(game).rules.map.hex_index("F5")
    assert (hindrance(g, tank, target), hindrance(g, GUN_PIECE + tank, target)) == (3, 0)
    assert to_hit(g, GUN_PIECE + tank, target) == 6
    assert attack_firepower(g, [GUN_PIECE + tank], GUN_PIECE + tank, [target]) == 7


@pytest.mark.rule("gwc:O21.3.2b", "gwc:3.1.1c")
def test_the_terms_of_a_tanks_shot_add_up() -> None:
    """A suppressed Schneider next to its target: gun 7 - 1 + 2, MG 4 - 1 + 2."""
    game = position("landwehr F7", "schneider F8 suppressed, specialistes I11", nation="france")
    g, tank, target = state(game), unit(game, "f.schneider-1"), state(game).rules.map.hex_index("F7")
    for base, strength in ((GUN_PIECE + tank, 8), (tank, 5)):
        assert attack_firepower(g, [base], base, [target]) == strength
        assert sum(entry.value for entry in attack_terms(g, [base], base, [target], 0)) == strength

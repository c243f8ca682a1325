"""Words of the Glossary that decide something: activate, cover, enemy, friendly, Ordnance, Posture, Weapon."""

from __future__ import annotations

from typing import Any

import pytest
from marches import march

from commander_play import asked, happened, notations, play, prompt, state, told, vp, weapon, where
from sandtable.games.combat_commander.files import load_tables
from table import position

HAND_SIZE = {"attack": 6, "recon": 5, "defend": 4}
OBJECTIVE = {"objectives": {"1": "A1", "2": "A5", "3": "E6", "4": "I5", "5": "I1"}}  # number 3 beside E5


def fort(kind: str, hex: str) -> dict[str, Any]:
    return {"forts": [{"fort": kind, "hex": hex}]}


# --- activate ---


@pytest.mark.rule("gloss.activate")
def test_a_unit_is_activated_for_one_order_a_turn_whatever_the_order_and_a_hero_for_more() -> None:
    game = position(
        "rifle E5, rifle I1, hero A1", "rifle E8, rifle A2", axis_hand="G-19 G-50 G-51 G-20", axis_side={"orders": 4}
    )
    march(game, "G-19", "g.rifle-1", "E6")
    play(game, "stop", "end", "order G-50")
    assert told(game, "activated")[1:] == [["g.hero"]]  # the Squad in E6 has the enemy in reach, but has moved
    play(game, "order G-20")
    assert notations(game, "activate") == ["g.rifle-2", "g.hero"]


@pytest.mark.rule("gloss.activate")
def test_a_new_turn_frees_every_unit() -> None:
    game = position("rifle E5", "rifle I10", axis_hand="G-19 G-43 G-46 G-47 G-49 G-70", allies_hand="R-30")
    march(game, "G-19", "g.rifle-1", "E6")
    play(game, "stop")
    assert "G-43" not in notations(game, "order")
    play(game, "?end", "?pass", "done")
    assert asked(game) == "axis" and "G-43" in notations(game, "order")


@pytest.mark.rule("gloss.activate")
def test_a_player_is_activated_once_a_turn_and_his_units_are_not_by_that() -> None:
    """After Recover no second Recover, no Rout of one's own units; the Squad it was rolled for may still Advance."""
    game = position("rifle E5 broken", "rifle I10", axis_hand="G-3 G-4 G-10 G-43", axis_draw="6-5")
    play(game, "order G-3")
    assert notations(game, "order") == ["G-43"]


# --- cover ---


@pytest.mark.rule("gloss.cover")
@pytest.mark.parametrize(
    ("terrain", "digging", "wall", "cover"),
    [("woods", "foxholes", False, 3), ("woods", "trench", False, 4), ("building", "foxholes", False, 3),
     ("brush", "", True, 2), ("building", "", True, 3), ("brush", "foxholes", True, 3)],
)  # fmt: skip
def test_the_best_cover_of_a_hex_serves_every_unit_in_it_and_is_the_only_one(
    terrain: str, digging: str, wall: bool, cover: int
) -> None:
    """Woods 2, Building 3, Brush 1, Foxholes 3, Trench 4, Wall 2 (crossed by the fire from E5)."""
    paint: dict[str, Any] = {"terrain": {terrain: "E6"}}
    if wall:
        paint["sides"] = {"wall": "E6/1"}
    game = position(
        "rifle E5", "rifle E6, line-team E6", axis_hand="G-50", map=paint,
        allies_side=fort(digging, "E6") if digging else {},
    )  # fmt: skip
    play(game, "order G-50", "?unit r.rifle-1")
    assert [row[:2] for row in told(game, "defence")] == [
        ["r.rifle-1", str(8 + cover)],
        ["r.line-team-1", str(7 + cover)],
    ]


# --- enemy and friendly ---


@pytest.mark.rule("gloss.friendlya", "gloss.enemya", "gloss.enemyb")
def test_a_friendly_hex_is_ones_own_by_occupation_or_an_objective_without_enemies() -> None:
    """Where the Hero (G-67) may appear: E2; A5 although the Allies control it; I5 empty and ours. Not the enemy's
    empty E6, not I1, which is ours but taken, not a hex of nobody."""
    control = {"2": "allies", "3": "allies", "4": "axis", "5": "axis"}
    game = position(
        "rifle E2 broken, rifle A5", "rifle A5, rifle I1, rifle I9", axis_hand="G-3", axis_draw="2-5 event, G-67",
        map=OBJECTIVE, control=control,
    )  # fmt: skip
    play(game, "order G-3")
    assert prompt(game) == "hero" and notations(game, "hex") == ["A5", "E2", "I5"]


@pytest.mark.rule("gloss.enemyb")
def test_an_empty_enemy_objective_is_no_enemy_occupied_hex() -> None:
    """A unit may move in, an Advance finds no Melee, and a Retreat into it is no surrender."""
    own: dict[str, Any] = {"map": OBJECTIVE, "control": {"3": "allies"}}
    mover = position("rifle E5", "rifle I10", axis_hand="G-19", **own)
    march(mover, "G-19", "g.rifle-1", "E6")
    assert where(mover, "g.rifle-1") == "E6"
    advancer = position("rifle E5", "rifle I10", axis_hand="G-43", **own)
    play(advancer, "order G-43", "advance g.rifle-1 E6")
    assert "melee" not in happened(advancer) and state(advancer).control[3] == 0
    routed = position("rifle E7 broken, rifle A1", "rifle I10", axis_hand="G-10", axis_draw="5-3", **own)
    play(routed, "order G-10", "retreat E6")
    assert where(routed, "g.rifle-1") == "E6" and vp(routed) == 0


@pytest.mark.rule("gloss.enemya", "gloss.friendlya", "3.3.1.3a")
def test_a_weapon_belongs_to_the_side_that_carries_it_not_to_the_one_that_made_it() -> None:
    """A Russian Light MG (FP 3) in German hands: Sgt Ganz helps it, and only the Germans may scrap it."""
    game = position("rifle E2 russia/light-mg, sgt-ganz E2", "sgt-maisky E8, rifle E8", axis_hand="G-50")
    assert notations(game, "scrap") == ["r.light-mg-1"]
    play(game, "order G-50", "activate g.rifle-1", "?fire E8", "base r.light-mg-1", "done")
    assert told(game, "attack") == [["axis", "E8", "5", "0"]]


@pytest.mark.rule("gloss.enemya")
def test_only_hexes_with_enemy_units_are_fired_at() -> None:
    """Not the empty Objective of the enemy, not one's own."""
    game = position(
        "rifle E5, rifle E4", "rifle E7, rifle F6", axis_hand="G-50", map=OBJECTIVE, control={"3": "allies"}
    )
    play(game, "order G-50", "activate g.rifle-1")
    assert notations(game, "fire") == ["E7", "F6"]


@pytest.mark.rule("gloss.fortside")
def test_a_fortification_covers_whoever_is_in_it() -> None:
    """Foxholes of the German set-up, a Russian in them."""
    game = position("rifle E5", "rifle E6", axis_hand="G-50", axis_side=fort("foxholes", "E6"))
    play(game, "order G-50")
    assert told(game, "defence")[0][1] == "11"


@pytest.mark.rule("gloss.fortside")
@pytest.mark.parametrize("owner", ["axis_side", "allies_side"])
def test_mines_attack_whoever_enters_also_the_side_that_laid_them(owner: str) -> None:
    laid: dict[str, Any] = {owner: fort("mines", "E6")}
    game = position("rifle E5", "rifle I10", axis_hand="G-19", **laid)
    march(game, "G-19", "g.rifle-1", "E6")
    assert [row[0] for row in told(game, "mine-attack")] == ["E6"]


# --- Ordnance ---


@pytest.mark.rule("gloss.ordnance")
def test_ordnance_joins_no_fire_group_and_no_piece_joins_it() -> None:
    game = position("sgt-ganz E5, rifle E5 light-mortar, rifle E5 light-mg", "rifle E8, rifle I10", axis_hand="G-50")
    play(game, "order G-50", "activate g.sgt-ganz", "activate g.rifle-1", "activate g.rifle-2", "?done", "fire E8")
    by_squad = game.clone()
    play(by_squad, "base g.rifle-1")
    assert sorted(notations(by_squad, "join")) == ["g.light-mg-1", "g.rifle-2"]
    play(game, "base g.light-mortar-1")
    assert not notations(game, "join")


@pytest.mark.rule("gloss.ordnance")
@pytest.mark.parametrize(("dice", "hit"), [("2-3", False), ("3-3 sniper", True)])
def test_ordnance_must_hit_before_it_attacks(dice: str, hit: bool) -> None:
    """Six hexes away: a product of 6 is not enough."""
    game = position(
        "weapon-team E2 light-mortar", "rifle E8", axis_hand="G-50",
        axis_draw=f"{dice}, G-71, 1-4" if hit else dice, allies_hand="R-30",
    )  # fmt: skip
    play(game, "order G-50", "?none")
    assert [row[2] for row in told(game, "rolled")][0] == "targeting"
    assert bool(told(game, "attack-total")) == hit and bool(told(game, "defence")) == hit


@pytest.mark.rule("gloss.ordnance")
@pytest.mark.parametrize(("gun", "fires"), [("light-mortar", False), ("heavy-mg", True)])
def test_ordnance_is_no_op_fire(gun: str, fires: bool) -> None:
    """The Team itself reaches one hex only."""
    game = position("rifle E3, rifle A1", f"weapon-team E8 {gun}", axis_hand="G-19", allies_hand="R-64")
    march(game, "G-19", "g.rifle-1", "E4")
    assert (prompt(game) == "op-fire") == fires


# --- Posture ---


@pytest.mark.rule("gloss.posture", "1.1a")
@pytest.mark.parametrize("axis", ["attack", "recon", "defend"])
@pytest.mark.parametrize("allies", ["attack", "recon", "defend"])
def test_any_two_postures_may_meet_and_each_has_its_own_hand_size(axis: str, allies: str) -> None:
    game = position(
        "rifle A1", "rifle I10", axis_hand="G-46", allies_hand="R-30",
        axis_side={"posture": axis}, allies_side={"posture": allies},
    )  # fmt: skip
    play(game, "?pass", "done", "?pass", "done")
    assert [len(hand) for hand in state(game).hand] == [HAND_SIZE[axis], HAND_SIZE[allies]]


# --- Weapon ---


@pytest.mark.rule("gloss.weapon", "gloss.mg")
def test_every_weapon_has_fp_and_range() -> None:
    tables = load_tables()
    assert tables.weapon_fp and len(tables.weapon_fp) == len(tables.weapon_max_range)
    assert min(tables.weapon_fp) > 0 and min(tables.weapon_max_range) > 0


@pytest.mark.rule("gloss.weapon", "1.9.1.2c")
def test_a_jammed_impact_roll_breaks_no_radio() -> None:
    """A miss drifts to F6 (G-1 is 1-1) and hits F7 with 1-1 Jammed!; the Spotter's Light MG is not firing either."""
    game = position(
        "sgt-ganz F3 light-mg, rifle A1", "rifle F7", axis_hand="G-34",
        axis_draw="1-2, G-1, 1-1 jammed", axis_side={"radio": {"radio": "radio-75mm"}},
    )  # fmt: skip
    play(game, "order G-34", "?activate g.sgt-ganz", "fire F7")
    assert [row[2] for row in told(game, "rolled")][:2] == ["accuracy", "impact"]
    assert state(game).radio_broken[0] == 0 and state(game).w_broken[weapon(game, "g.light-mg-1")] == 0


@pytest.mark.rule("gloss.weapon", "1.9.1.2c")
def test_a_jammed_mine_attack_breaks_nothing() -> None:
    """Neither the Mines nor the Weapon of the unit that steps on them, nor a Weapon of the side that rolls."""
    game = position(
        "rifle E5 light-mg", "rifle I10 light-mg", axis_hand="G-19", allies_draw="1-1 jammed", axis_draw="6-5",
        allies_side=fort("mines", "E6"),
    )  # fmt: skip
    march(game, "G-19", "g.rifle-1", "E6")
    assert told(game, "rolled")[0][2] == "mine-attack" and "trigger" not in happened(game)
    assert state(game).w_broken == [0, 0]


@pytest.mark.rule("gloss.weapon")
def test_a_malfunction_finds_no_radio() -> None:
    """Malfunction (G-50) breaks the nearest Weapon: with only Radios and Mines in play there is none."""
    radio = {"radio": {"radio": "radio-75mm"}, **fort("mines", "K3")}
    game = position(
        "rifle E2 broken", "rifle I9", axis_hand="G-3", axis_draw="2-5 event, G-50, G-51", axis_side=radio, wide=True
    )
    play(game, "order G-3")
    assert told(game, "event") == [["axis", "malfunction"]]
    assert state(game).radio_broken[0] == 0 and "weapon-broke" not in happened(game)

"""Actions from Marksmanship to Sustained Fire (A37 to A41)."""

from __future__ import annotations

import pytest
from marches import begin_march

from commander_play import asked, hex, notations, play, prompt, state, told, unit, vp, weapon, where
from sandtable.commander.rules.actions.attack import spray_hexes
from sandtable.commander.rules.firepower import is_marksman
from sandtable.commander.rules.orders.fire_attack import FireAttack
from sandtable.commander.rules.state import IN_BOX
from sandtable.games.combat_commander.names import GERMANY, RUSSIA
from sandtable.kernel.game import Game
from table import position, smoke

ADVANCE = "G-43"
FAR = "rifle A10"  # so that a loss does not end the game
AWAY = "rifle I10"  # and in another corner

# --- A37 Marksmanship ---


@pytest.mark.rule("A37a", "A37b")
def test_marksmanship_needs_a_firing_squad_or_team_of_the_nation() -> None:
    game = position("rifle F5", "rifle F8", axis_hand="G-50 G-70", axis_draw="1-3")
    play(game, "order G-50", "play G-70")
    assert told(game, "attack-total")[0] == ["11", "4"]


@pytest.mark.rule("A37a")
def test_marksmanship_is_not_for_a_weapon_or_a_leader() -> None:
    gun = position("rifle F5 light-mg", "rifle F8", axis_hand="G-50 G-70", axis_draw="1-3")
    play(gun, "order G-50", "base g.light-mg-1", "done")
    assert told(gun, "attack-total")[0] == ["8", "4"]
    leader = position("sgt-ganz F5", "rifle F6", axis_hand="G-50 G-70", axis_draw="1-3")
    play(leader, "order G-50")
    assert told(leader, "attack-total")[0] == ["6", "4"]


@pytest.mark.rule("A37a")
def test_marksmen_are_squads_and_teams_of_the_nation_on_the_card() -> None:
    game = position("rifle F5, line-team F5, sgt-ganz F5", AWAY)
    g = state(game)
    found = [tag for tag in ("rifle-1", "line-team-1", "sgt-ganz") if is_marksman(g, unit(game, f"g.{tag}"), GERMANY)]
    assert found == ["rifle-1", "line-team-1"]
    assert not is_marksman(g, unit(game, "g.rifle-1"), RUSSIA)


# --- A38 No Quarter ---


def won_melee(enemy: str = "russia", **hands: str) -> Game:
    foe = "rifle F6, rifle I10" if enemy == "russia" else "line F6, line I10"
    game = position(
        "rifle F5, rifle A1",
        foe,
        axis_draw="6-5",
        allies_draw="1-3",
        allies_side={"nation": enemy},
        **hands,  # type: ignore[arg-type]
    )
    return play(game, "order G-43", "activate g.rifle-1", "advance g.rifle-1 F6")


@pytest.mark.rule("A38a", "A38b")
def test_no_quarter_for_the_winner_of_a_melee() -> None:
    game = won_melee(axis_hand="G-43 G-62 G-63")
    assert (asked(game), notations(game)) == ("axis", ["play G-62", "play G-63", "none"])
    before = vp(game)
    play(game, "play G-62")
    assert vp(game) == before + 2


@pytest.mark.rule("A38a")
def test_germans_give_quarter_to_americans() -> None:
    game = won_melee("america", axis_hand="G-43 G-62 G-19")
    assert where(game, "g.rifle-1") == "F6" and prompt(game) == "next-order"


@pytest.mark.rule("A38a", "A38b")
def test_russians_give_no_quarter_to_anybody() -> None:
    game = position(
        "rifle F5, rifle A1", "rifle F6, rifle I10", axis_hand="G-43 G-19", axis_draw="1-3", allies_draw="6-5",
        allies_hand="R-60",
    )  # fmt: skip
    play(game, "order G-43", "activate g.rifle-1", "advance g.rifle-1 F6")
    assert (asked(game), notations(game)) == ("allies", ["play R-60", "none"])
    before = vp(game)
    play(game, "play R-60")
    assert vp(game) == before - 2


@pytest.mark.rule("A38a")
def test_and_not_to_italians_either() -> None:
    game = position(
        "fucilieri F5, fucilieri A1", "rifle F6, rifle I10", allies_hand="R-43 R-60", allies_draw="6-5",
        axis_draw="1-3", axis_side={"nation": "italy"}, table={"active": "allies"},
    )  # fmt: skip
    play(game, "order R-43", "activate r.rifle-1", "advance r.rifle-1 F5")
    assert (asked(game), notations(game)) == ("allies", ["play R-60", "none"])


@pytest.mark.rule("A38a")
def test_the_loser_cannot_play_no_quarter() -> None:
    game = won_melee(axis_hand="G-43 G-19", allies_hand="R-60")
    assert asked(game) == "axis" and prompt(game) == "next-order"


@pytest.mark.rule("A38a", "O16.4.1d")
def test_no_quarter_after_a_melee_that_an_ambush_has_decided() -> None:
    game = position("rifle F5, rifle A1", "rifle F6 broken, " + FAR, axis_hand=f"{ADVANCE} G-56 G-62")
    play(game, f"order {ADVANCE}", "activate g.rifle-1", "advance g.rifle-1 F6", "play G-56")
    assert where(game, "r.rifle-1") == "casualty" and told(game, "rolled") == []
    assert (asked(game), prompt(game), notations(game, "play")) == ("axis", "no-quarter", ["G-62"])


@pytest.mark.rule("A38a")
@pytest.mark.parametrize("enemy", ["germany", "america"])
def test_russians_may_give_no_quarter_to_any_nation(enemy: str) -> None:
    foe = "rifle F5" if enemy == "germany" else "line F5"
    game = position(foe, "rifle F6, " + AWAY, axis_side={"nation": enemy})
    assert state(game).rules.no_quarter_allowed(1)


# --- A39 Smoke Grenades ---


@pytest.mark.rule("A39a", "A39b", "A39:where")
@pytest.mark.parametrize("edition", ["anniversary", "europe"])
def test_smoke_grenades_in_or_next_to_a_unit_with_boxed_movement(edition: str) -> None:
    game = position(
        "rifle F5, volksgrenadier F9, sgt-ganz F7", "rifle I10", axis_hand="G-19 G-50", options={"edition": edition},
        map={"terrain": {"marsh": "F4", "stream": "G5"}}, table={"blaze": "G6", "next_smoke": [4]},
    )  # fmt: skip
    play(game, "order G-19", "activate g.sgt-ganz", "activate g.rifle-1", "activate g.volksgrenadier-1")
    offered = notations(game, "play")
    assert sorted(offered) == [f"G-50 g.rifle-1 {h}" for h in ("E5", "E6", "F5", "F6")]  # no Water, no Blaze
    play(game, "play G-50 g.rifle-1 F5")
    assert smoke(game, "F5") == 4


@pytest.mark.rule("A39a")
def test_smoke_grenades_only_while_activated_to_move() -> None:
    game = position("rifle F5, volksgrenadier A3", "rifle I10", axis_hand="G-19 G-50 G-43")
    begin_march(game, "G-19", "g.volksgrenadier-1")
    assert notations(game, "play") == []
    still = position("rifle F5, rifle A1", "rifle I10", axis_hand="G-43 G-50")
    play(still, "order G-43", "activate g.rifle-1")
    assert notations(still, "play") == []


@pytest.mark.rule("A39a")
def test_a_broken_unit_throws_no_smoke() -> None:
    game = position("rifle F5 broken", "rifle I10", axis_hand="G-19 G-50")
    play(game, "order G-19")
    assert notations(game, "play") == []


@pytest.mark.rule("A39b")
@pytest.mark.parametrize(("drawn", "left"), [(6, 6), (2, 4)])
def test_of_two_smokes_the_larger_stays(drawn: int, left: int) -> None:
    game = position("rifle F5", "rifle I10", axis_hand="G-19 G-50", table={"smoke": {"F5": 4}, "next_smoke": [drawn]})
    play(game, "order G-19", "play G-50 g.rifle-1 F5")
    assert smoke(game, "F5") == left
    assert len(state(game).cup) == 23  # the other counter went back


@pytest.mark.rule("A39c")
def test_the_hex_is_named_before_the_counter_is_drawn() -> None:
    game = position("rifle F5", "rifle I10", axis_hand="G-19 G-50", table={"next_smoke": [9]})
    play(game, "order G-19")
    assert len(state(game).cup) == 24 and all(len(text.split()) == 3 for text in notations(game, "play"))
    play(game, "play G-50 g.rifle-1 F6")
    assert (smoke(game, "F6"), len(state(game).cup)) == (9, 23)


# --- A40 Spray Fire ---


def spray(axis: str, allies: str, **more: object) -> Game:
    game = position(axis, allies, axis_hand="G-50 G-7 G-8", axis_draw="4-2", **more)  # type: ignore[arg-type]
    play(game, "order G-50")
    if "fire F7" in notations(game):
        play(game, "fire F7")
    return game


@pytest.mark.rule("A40a")
def test_spray_fire_needs_boxed_range_of_every_piece() -> None:
    assert notations(spray("rifle F5", "rifle F7, rifle G7"), "play") == ["G-7 G7", "G-8 G7"]
    mixed = spray("rifle F5 light-mg, sgt-ganz F5", "rifle F6, rifle G6")
    play(mixed, "activate g.sgt-ganz", "activate g.rifle-1", "fire F6", "base g.rifle-1")
    play(mixed, "join g.sgt-ganz", "done")
    assert told(mixed, "attack-total") and len(told(mixed, "attack")) == 1  # the Leader's Range is not boxed


@pytest.mark.rule("A40b")
def test_the_second_hex_is_adjacent_occupied_and_in_range() -> None:
    """E7 is empty, F9 not adjacent to F7; F8 would be, but a conscript reaches three hexes only."""
    game = spray("conscript F4", "rifle F7, rifle G7, rifle F8, rifle F9")
    assert notations(game, "play") == ["G-7 G7", "G-8 G7"]


@pytest.mark.rule("A40b", "A40c")
def test_the_second_hex_must_be_seen_by_every_piece() -> None:
    clear = spray("rifle F5", "rifle F7, rifle F8")
    assert notations(clear, "play") == ["G-7 F8", "G-8 F8"]
    hidden = spray("rifle F5", "rifle F7, rifle F8", map={"terrain": {"woods": "F7"}})
    assert notations(hidden, "play") == []


@pytest.mark.rule("A40c", "A40d")
def test_spray_fire_takes_the_largest_hindrance_and_hits_both_hexes() -> None:
    game = spray("rifle F5", "rifle F7, rifle G8", map={"terrain": {"building": "G8", "orchard": "G7"}})
    play(game, "play G-7 G8")
    assert told(game, "attack-total") == [["9", "6"]]  # 5 - 2 + 6, once for both
    play(game, "unit r.rifle-1")
    assert [row[:2] for row in told(game, "defence")] == [["r.rifle-1", "8"], ["r.rifle-2", "11"]]


@pytest.mark.rule("A40e")
def test_a_second_spray_fire_adds_no_third_hex() -> None:
    game = spray("rifle F5", "rifle F7, rifle G7, rifle E7")
    play(game, "play G-7 G7")
    assert notations(game, "play") == [] and len(told(game, "attack-total")) == 1


@pytest.mark.rule("A40b")
def test_every_piece_must_reach_the_second_hex_of_spray_fire() -> None:
    """A Rifle Squad fires 5 hexes far, a Team 3; both reach F6, only the Squad F7."""
    game = position("rifle F3, line-team F3", "rifle F6, rifle F7, rifle E6, " + AWAY)
    attack = FireAttack()
    attack.side, attack.targets, attack.bonus = 0, [hex(game, "F6")], 0
    attack.base = unit(game, "g.rifle-1")
    attack.pieces = [attack.base]
    assert sorted(spray_hexes(state(game), attack)) == [hex(game, "E6"), hex(game, "F7")]
    attack.pieces.append(unit(game, "g.line-team-1"))
    assert spray_hexes(state(game), attack) == [hex(game, "E6")]


# --- A41 Sustained Fire ---


@pytest.mark.rule("A41a", "A41b")
@pytest.mark.parametrize(
    ("arm", "fits"), [("heavy-mg", True), ("light-mortar", True), ("ig-18", False), ("flamethrower", False)]
)
def test_sustained_fire_is_for_mortars_and_mgs(arm: str, fits: bool) -> None:
    target = "F6" if arm == "flamethrower" else "F8"
    rolls = "1-3" if arm == "heavy-mg" else "6-5, 1-3"
    game = position(f"weapon-team F5 {arm}", f"rifle {target}", axis_hand="G-50 G-43", axis_draw=rolls)
    play(game, "order G-50")
    if prompt(game) == "fire-base":
        play(game, f"base g.{arm}-1")
    if notations(game) == ["play G-43", "roll"]:
        before = int(told(game, "attack")[0][2])
        play(game, "play G-43")
        assert int(told(game, "attack-total")[0][0]) == before + 2 + 4
        assert fits
    else:
        assert not fits and told(game, "attack-total")


@pytest.mark.rule("A41a")
def test_sustained_fire_is_not_for_rifles_alone() -> None:
    game = position("rifle F5 light-mg", "rifle F8", axis_hand="G-50 G-43", axis_draw="1-3")
    play(game, "order G-50", "base g.rifle-1", "done")
    assert told(game, "attack-total")[0] == ["9", "4"]


@pytest.mark.rule("A41b")
@pytest.mark.parametrize(("dice", "breaks"), [("2-2", 1), ("1-3", 0)])
def test_doubles_break_the_weapon_after_sustained_fire(dice: str, breaks: int) -> None:
    game = position("weapon-team F5 heavy-mg", "rifle F8", axis_hand="G-50 G-43", axis_draw=dice)
    play(game, "order G-50", "play G-43")
    assert state(game).w_broken[weapon(game, "g.heavy-mg-1")] == breaks
    assert told(game, "defence")  # the attack goes on


@pytest.mark.rule("A41b")
def test_doubles_without_the_card_break_nothing() -> None:
    game = position("weapon-team F5 heavy-mg", "rifle F8", axis_hand="G-50", axis_draw="2-2")
    play(game, "order G-50")
    assert state(game).w_broken == [0]


@pytest.mark.rule("A41b")
def test_the_firer_chooses_the_weapon_that_breaks() -> None:
    game = position(
        "rifle F5 light-mg, weapon-team F5 heavy-mg, sgt-ganz F5", "rifle F8", axis_hand="G-50 G-43", axis_draw="2-2"
    )
    play(game, "order G-50", "activate g.sgt-ganz", "activate g.rifle-1", "activate g.weapon-team-1")
    play(game, "base g.rifle-1", "join g.light-mg-1", "join g.heavy-mg-1", "play G-43")
    assert (asked(game), notations(game)) == ("axis", ["weapon g.light-mg-1", "weapon g.heavy-mg-1"])


@pytest.mark.rule("A41c")
def test_two_cards_can_eliminate_one_weapon() -> None:
    game = position("weapon-team F5 heavy-mg", "rifle F8", axis_hand="G-50 G-43 G-44", axis_draw="2-2")
    play(game, "order G-50", "play G-43", "play G-44")
    assert state(game).w_carrier[weapon(game, "g.heavy-mg-1")] == IN_BOX


@pytest.mark.rule("A41c")
def test_sustained_fire_and_jammed_add_up() -> None:
    game = position("weapon-team F5 heavy-mg", "rifle F8", axis_hand="G-50 G-43", axis_draw="1-1 jammed")
    play(game, "order G-50", "play G-43")
    assert state(game).w_carrier[weapon(game, "g.heavy-mg-1")] == IN_BOX

"""The Fire Order (O20): who may be activated, Targeting, Fire Groups and the Attack Roll."""

from __future__ import annotations

import pytest
from drawn_events import event_card

from commander_play import hex, notations, play, prompt, state, told, unit, where
from commander_play import weapon as weapon_of
from sandtable.commander.rules.firepower import shot_terms
from sandtable.commander.rules.verbs import JOIN
from sandtable.kernel.game import Game
from table import position, smoke

FIRE, FIRE_2 = "G-50", "G-53"
FAR = "rifle I10"  # so that one loss does not end the game
MORTAR = "weapon-team F3 medium-mortar"
AWAY = "rifle A10"  # and in another corner


def jammed(game: Game, tag: str) -> bool:
    return state(game).w_broken[weapon_of(game, tag)] != 0


# --- O20.1: suspected targets ---


@pytest.mark.rule("O20.1a")
@pytest.mark.parametrize(("enemy", "terrain", "able"), [("F8", "", True), ("F9", "", False), ("F8", "F6", False)])
def test_fire_needs_an_enemy_in_range_and_in_sight(enemy: str, terrain: str, able: bool) -> None:
    """Range 4 of a Volksgrenadier Squad; one of the two is not enough."""
    game = position(
        "volksgrenadier F4", f"rifle {enemy}", axis_hand=FIRE, map={"terrain": {"woods": terrain}} if terrain else {}
    )
    assert notations(game, "order") == ([FIRE] if able else [])


@pytest.mark.rule("O20.1.exa", "O20.1a")
def test_leader_without_a_target_may_bring_those_who_have_one() -> None:
    game = position("sgt-ganz F3, rifle F4, conscript B1", "rifle F8", axis_hand=FIRE)
    play(game, f"order {FIRE}")
    assert notations(game, "activate") == ["g.sgt-ganz", "g.rifle-1"]
    play(game, "activate g.sgt-ganz")
    # alone he could not carry out the Order, so the Squad was taken along at once
    assert told(game, "activated") == [["g.sgt-ganz"], ["g.rifle-1"]]


@pytest.mark.rule("O20.1.exb", "11.1b")
def test_weapon_gives_its_team_a_target() -> None:
    """Range 2 of the Team against an enemy 5 hexes off: the Heavy MG reaches him, and is activated with it."""
    game = position("weapon-team F3 heavy-mg", "rifle F8, " + FAR, axis_hand=FIRE, axis_draw="4-1")
    play(game, f"order {FIRE}", "fire F8")
    assert told(game, "activated") == [["g.weapon-team-1"]]
    assert told(game, "attack-piece") == [["g.heavy-mg-1"]]
    assert notations(position("weapon-team F3", "rifle F8", axis_hand=FIRE), "order") == []


# O14.4 and shots below 1 FP (10.3.2.1). The reading: a Fire Order is given, and a unit activated for it, only if units
# that this very Order activates could make a shot, with Actions of the hand; a shot given up is none, and whoever has
# played an Action for a shot makes it.

SMOKY = {"smoke": {"F6": 3}}
THREE_TEAMS = "weapon-team F5, weapon-team F5, weapon-team F5"  # 2 FP each: three together have 1 through Smoke of 3


@pytest.mark.rule("O14.4a", "O20.3.2b", "10.3.2.1a")
def test_no_fire_order_whose_only_shot_needs_units_it_cannot_activate() -> None:
    assert notations(position(THREE_TEAMS, "rifle F7, " + FAR, axis_hand=FIRE, table=SMOKY), "order") == []


@pytest.mark.rule("O14.4a", "O20.1.exa", "O20.3.2b")
def test_a_leader_brings_all_that_the_only_shot_needs() -> None:
    """None of the Teams could do it alone, and Ganz not with two of them."""
    game = position(f"sgt-ganz F4, {THREE_TEAMS}, rifle A1", "rifle F7, " + FAR, axis_hand=FIRE, table=SMOKY)
    play(game, f"order {FIRE}")
    assert told(game, "activated") == [["g.sgt-ganz"], *([f"g.weapon-team-{n}"] for n in (1, 2, 3))]
    play(game, "?fire F7", "base g.weapon-team-1")
    assert told(game, "attack") == [["axis", "F7", "1", "0"]]


@pytest.mark.rule("O14.4a", "O20.3.2b", "O14.1e")
def test_units_activated_before_do_not_help() -> None:
    """One Team has moved this Turn; the others under Ganz cannot lift the shot."""
    game = position(f"sgt-ganz F4, {THREE_TEAMS}", "rifle F7, " + FAR, axis_hand=f"G-19 {FIRE} G-43", table=SMOKY)
    assert "order " + FIRE in notations(game)
    play(game, "order G-19", "activate g.weapon-team-1", "step G6", "step F5", "stop")
    assert where(game, "g.weapon-team-1") == "F5" and notations(game, "order") == ["G-43"]


@pytest.mark.rule("O14.4a", "O20.3.2b")
def test_a_shot_given_up_does_not_carry_out_the_order() -> None:
    """2 FP through Brush, Marksmanship in hand: he may choose the other target instead, but not end the Order."""
    game = position(
        "weapon-team F5", "rifle F7, rifle H6", axis_hand=f"{FIRE} G-70", axis_draw="4-1",
        map={"terrain": {"brush": "F6"}},
    )  # fmt: skip
    play(game, f"order {FIRE}", "fire F7", "abandon")
    assert notations(game) == ["fire F7", "fire H6"]
    play(game, "fire H6", "roll")
    assert told(game, "attack-total") == [["7", "5"]]


@pytest.mark.rule("O14.4a", "10.3.2.1b")
def test_after_an_action_the_shot_is_made() -> None:
    """2 FP through Smoke of 5: it takes both Hand Grenades, and the second must follow the first."""
    game = position(
        "weapon-team F5", "rifle F6, " + FAR, axis_hand=f"{FIRE} G-4 G-5", axis_draw="4-1", table={"smoke": {"F6": 5}}
    )
    play(game, f"order {FIRE}")
    assert notations(game) == ["play G-4", "play G-5", "abandon"]
    play(game, "play G-5")
    assert len(told(game, "action-played")) == 2 and told(game, "attack-total") == [["6", "5"]]


@pytest.mark.rule("O20.3.2b", "A40b")
def test_no_second_hex_that_takes_the_shot_below_one() -> None:
    """5 FP; Smoke of 5 in the other hex would leave nothing, unless an Action makes up for it."""
    smoke_there = {"smoke": {"G7": 5}}
    for hand, offered in (("G-7", False), ("G-7 G-70", True)):
        game = position("rifle F5", "rifle F7, rifle G7", axis_hand=f"{FIRE} {hand}", table=smoke_there)
        play(game, f"order {FIRE}", "?fire F7")
        assert ("play G-7 G7" in notations(game)) == offered


# --- O20.2: Ordnance ---


@pytest.mark.rule("O20.2a", "11.5")
def test_ordnance_must_hit_first() -> None:
    miss = position(MORTAR, "rifle F7, " + FAR, axis_hand=FIRE, axis_draw="4-1")
    play(miss, f"order {FIRE}", "fire F7")  # product 4, range 4
    assert told(miss, "targeting")[0][3] == "0" and told(miss, "attack-total") == []
    hit = position(MORTAR, "rifle F7, " + FAR, axis_hand=FIRE, axis_draw="1-5, 1-4")
    play(hit, f"order {FIRE}", "fire F7")
    assert told(hit, "attack-total") == [["14", "5"]]


@pytest.mark.rule("O20.2b")
@pytest.mark.parametrize("firer", ["weapon-team F3 heavy-mg", "rifle F3"])
def test_all_others_roll_their_attack_at_once(firer: str) -> None:
    game = position(firer, "rifle F7, " + FAR, axis_hand=FIRE, axis_draw="4-1")
    play(game, f"order {FIRE}", "?fire F7")
    assert told(game, "targeting") == []
    assert [entry[2] for entry in told(game, "rolled")][0] == "attack"


@pytest.mark.rule("O20.2.1a", "O20.2.1b")
def test_smoke_may_go_anywhere_and_is_announced_with_the_target() -> None:
    game = position(MORTAR, "rifle F7, " + FAR, axis_hand=FIRE, map={"terrain": {"woods": "D3"}})
    play(game, f"order {FIRE}")
    assert prompt(game) == "fire-target" and told(game, "rolled") == []
    assert notations(game, "fire") == ["F7", "I10"]
    targets = notations(game, "smoke")
    assert {"F7", "F6", "I3"} <= set(targets)
    assert "F5" not in targets and "F3" not in targets  # nearer than the minimum of 3
    assert "B3" not in targets  # behind the Woods


@pytest.mark.rule("O20.2.1a")
def test_ordnance_without_the_word_fires_no_smoke() -> None:
    game = position("weapon-team F3 light-mortar", "rifle F7, rifle F8", axis_hand=FIRE)
    play(game, f"order {FIRE}")
    assert notations(game) == ["fire F7", "fire F8", "scrap g.light-mortar-1"]


@pytest.mark.rule("O20.2.1c")
@pytest.mark.parametrize(("dice", "value"), [("1-5", 4), ("4-1", 0)])
def test_smoke_needs_a_hit_and_replaces_the_attack(dice: str, value: int) -> None:
    game = position(MORTAR, "rifle F7, " + FAR, axis_hand=FIRE, axis_draw=dice, table={"next_smoke": [4]})
    play(game, f"order {FIRE}", "smoke F7")
    assert smoke(game, "F7") == value
    assert told(game, "attack-total") == [] and told(game, "defence") == []


@pytest.mark.rule("O20.2.2a", "O20.2.2b", "O20.2.2.ex")
def test_range_counts_the_target_hex_not_the_firers() -> None:
    """The Russian Light Mortar reaches 2 to 14 hexes: not the next hex, but the second."""
    game = position(
        "rifle F9, rifle A1",
        "weapon-team F10 light-mortar, rifle I10",
        allies_hand="R-52",
        table={"active": "allies"},
    )
    play(game, "order R-52", "activate r.weapon-team-1", "fire A1")
    assert told(game, "targeting")[0][2] == "12"
    near = position("rifle F9", "weapon-team F10 light-mortar", allies_hand="R-52", table={"active": "allies"})
    play(near, "order R-52")  # the Team has Range 1 itself
    assert told(near, "attack-piece") == [["r.weapon-team-1"]]
    two = position("rifle F8", "weapon-team F10 light-mortar", allies_hand="R-52", table={"active": "allies"})
    play(two, "order R-52")
    assert told(two, "attack-piece") == [["r.light-mortar-1"]] and told(two, "targeting")[0][2] == "2"


@pytest.mark.rule("O20.2.2b")
def test_command_does_not_lengthen_the_range_of_ordnance() -> None:
    game = position("weapon-team C1 light-mortar, sgt-ganz C1", "rifle E15", axis_hand=FIRE, wide=True, map={
        "map": {"name": "long", "title": "Long", "columns": 5, "rows": 15},
        "objectives": {"1": "A1", "2": "A5", "3": "B5", "4": "C5", "5": "E1"},
    })  # fmt: skip
    assert notations(game, "order") == []  # 15 hexes; Range 13


@pytest.mark.rule("O20.2.3a", "O20.2.3.exa")
@pytest.mark.parametrize(("target", "hit"), [("F8", "1"), ("F9", "0")])
def test_targeting_multiplies_and_must_beat_the_range(target: str, hit: str) -> None:
    """1-6 is 6: it hits at range 5 and misses at range 6."""
    game = position(MORTAR, f"rifle {target}, {FAR}", axis_hand=FIRE, axis_draw="1-6, 1-4")
    play(game, f"order {FIRE}", f"fire {target}")
    assert told(game, "targeting")[0][1] == "6" and told(game, "targeting")[0][3] == hit


@pytest.mark.rule("O20.2.3.exb")
@pytest.mark.parametrize(("card", "target", "hit"), [("G-72", "A10", "1"), ("G-1", "F4", "0")])
def test_highest_always_hits_and_lowest_always_misses(card: str, target: str, hit: str) -> None:
    game = position(
        "weapon-team F3 ig-33",
        f"rifle {target}, {FAR}",
        axis_hand=FIRE,
        axis_draw=f"{card}, 1-4",
    )
    play(game, f"order {FIRE}", f"fire {target}", "?base g.ig-33-1")
    assert told(game, "targeting")[0][3] == hit


@pytest.mark.rule("O20.2.3.exc")
@pytest.mark.parametrize(("dice", "hit"), [("2-4", "0"), ("6-2", "1")])
def test_brush_raises_the_number_needed(dice: str, hit: str) -> None:
    """Range 5 behind Brush: 8 is not enough any more."""
    game = position(
        MORTAR,
        "rifle F8, " + FAR,
        axis_hand=FIRE,
        axis_draw=f"{dice}, 1-4",
        map={"terrain": {"brush": "F5 F6"}},
    )
    play(game, f"order {FIRE}", "fire F8")
    assert told(game, "targeting")[0][2] == "8" and told(game, "targeting")[0][3] == hit


# --- O20.3: the attack ---


@pytest.mark.rule("O20.3a", "O20.3.1c", "11.1d")
def test_every_piece_has_one_shot_alone_or_together() -> None:
    """Squad and Light MG shoot at different hexes, each once; then the Order is over."""
    game = position(
        "rifle F5 light-mg", "rifle F8, rifle F9", axis_hand=FIRE, axis_draw="1-2, 2-1", allies_draw="5-6, 6-5"
    )
    play(game, f"order {FIRE}", "fire F8")
    assert notations(game, "base") == ["g.rifle-1", "g.light-mg-1"]
    play(game, "base g.rifle-1")
    assert notations(game) == ["join g.light-mg-1", "done"]  # a Fire Group is never forced
    play(game, "done")
    assert prompt(game) == "fire-target" and "end" in notations(game)
    play(game, "fire F9")
    assert told(game, "attack-piece") == [["g.rifle-1"], ["g.light-mg-1"]]
    assert [entry[1:3] for entry in told(game, "attack")] == [["F8", "5"], ["F9", "4"]]
    assert prompt(game) != "fire-target"


@pytest.mark.rule("O20.3a", "O20.3.1c")
def test_both_may_shoot_at_the_same_hex_separately() -> None:
    game = position(
        "rifle F5 light-mg", "rifle F8, " + FAR, axis_hand=FIRE, axis_draw="1-2, 2-1", allies_draw="5-6, 6-5"
    )
    play(game, f"order {FIRE}", "fire F8", "base g.light-mg-1", "done", "fire F8")
    assert told(game, "attack-piece") == [["g.light-mg-1"], ["g.rifle-1"]]


@pytest.mark.rule("O20.3b")
def test_only_hexes_with_enemies_are_targets() -> None:
    game = position("rifle F5, rifle F6", "rifle F8, rifle H6", axis_hand=FIRE)
    play(game, f"order {FIRE}", "activate g.rifle-1")
    assert notations(game) == ["fire F8", "fire H6"]


@pytest.mark.rule("O20.3d", "O20.3.3")
def test_attack_and_defence_totals() -> None:
    """7 = 5 + 2 Command, - 1 for Smoke; height +1; the Rifle Squad in Woods defends with 8 + 2 + 1 Command."""
    game = position(
        "rifle F5, sgt-ganz F5",
        "rifle F8, sgt-maisky F8, " + FAR,
        axis_hand=FIRE,
        axis_draw="4-1",
        allies_draw="1-3, 2-1",
        map={"terrain": {"woods": "F8"}, "levels": {"1": "F5"}},
        table={"smoke": {"F6": 1}},
    )
    play(game, f"order {FIRE}", "activate g.rifle-1", "fire F8", "unit r.rifle-1")
    assert told(game, "attack") == [["axis", "F8", "7", "0"]]
    assert told(game, "attack-total") == [["12", "5"]]
    assert told(game, "defence")[0] == ["r.rifle-1", "11", "15", "12"]


@pytest.mark.rule("O20.3d")
def test_markers_and_wire_count_in_the_attack() -> None:
    for marker, fp in (("", "5"), ("suppressed", "4"), ("veteran", "6")):
        game = position(f"rifle F5 {marker}", "rifle F8, " + FAR, axis_hand=FIRE)
        play(game, f"order {FIRE}", "?fire F8")
        assert told(game, "attack")[0][2] == fp
    wired = position(
        "rifle F5", "rifle F8, " + FAR, axis_hand=FIRE, axis_side={"forts": [{"fort": "wire", "hex": "F5"}]}
    )
    play(wired, f"order {FIRE}")
    assert told(wired, "attack")[0][2] == "4"


def fire_and_deploy(axis: str) -> Game:
    """The Leader's Squad fires at F8; the Event! of its Attack Roll deploys it."""
    card = event_card("G", "deploy", [FIRE_2])
    game = position(axis, "rifle F8, " + AWAY, axis_hand=FIRE_2, axis_draw=f"2-5 event, {card}", allies_draw="5-6")
    play(game, f"order {FIRE_2}", "?activate g.sgt-ganz", "?activate g.rifle-1", "?done", "?fire F8", "?base g.rifle-1")
    return play(game, "?done", "unit g.rifle-1", "?first")


@pytest.mark.rule("E52.2c", "O20.3a")
def test_the_teams_of_a_squad_that_has_fired_do_not_fire_again() -> None:
    game = fire_and_deploy("sgt-ganz F5, rifle F5")
    assert prompt(game) != "fire-target" and len(told(game, "attack")) == 1


@pytest.mark.rule("E52.2c", "O20.3a")
def test_the_weapon_that_has_not_fired_still_may() -> None:
    game = fire_and_deploy("sgt-ganz F5, rifle F5 light-mg")
    play(game, "fire F8")
    assert told(game, "attack-piece")[-1] == ["g.light-mg-1"]


# --- O20.3.1: Fire Groups ---


@pytest.mark.rule("O20.3.1a")
def test_each_member_needs_its_own_range_and_line() -> None:
    """The Volksgrenadiers stand behind Woods; the Conscripts (Range 3) reach 4 hexes only beside their Leader."""
    game = position(
        "sgt-ganz F4, rifle F4, conscript F4, line-team F5, volksgrenadier E5",
        "rifle F8, " + FAR,
        axis_hand=FIRE,
        map={"terrain": {"woods": "E6 E7"}},
    )
    play(game, f"order {FIRE}", "activate g.sgt-ganz", "activate g.rifle-1", "activate g.conscript-1")
    play(game, "activate g.line-team-1", "activate g.volksgrenadier-1")
    play(game, "fire F8")
    assert set(notations(game, "base")) == {"g.rifle-1", "g.line-team-1", "g.conscript-1"}
    alone = position("rifle F4, conscript F4, sgt-ganz F2", "rifle F8, " + FAR, axis_hand=FIRE)
    play(alone, f"order {FIRE}", "activate g.sgt-ganz", "?activate g.rifle-1", "activate g.conscript-1")
    assert told(alone, "attack-piece") == [["g.rifle-1"]]


@pytest.mark.rule("O20.3.1b")
@pytest.mark.parametrize(("middle", "joined"), [("F5", True), ("E3", False)])
def test_firing_hexes_form_a_chain(middle: str, joined: bool) -> None:
    """E5 and G5 are two hexes apart: a third firing hex must link them."""
    game = position(f"sgt-ganz F4, rifle E5, rifle G5, rifle {middle}", "rifle F8, " + FAR, axis_hand=FIRE)
    play(game, f"order {FIRE}", "activate g.sgt-ganz", "activate g.rifle-1", "activate g.rifle-2", "activate g.rifle-3")
    play(game, "?fire F8", "base g.rifle-1")
    if joined:
        assert game.explain(0, unit(game, "g.rifle-2"), JOIN) is None  # it is offered, though the link is still to come
        play(game, "join g.rifle-2")  # without the third no chain, so it had to join
        assert told(game, "attack")[0][2] == "7"
    else:
        assert notations(game, "join") == []
        assert told(game, "attack-piece") == [["g.rifle-1"]]


@pytest.mark.rule("O20.3.1.1", "11.5")
def test_ordnance_fires_alone() -> None:
    game = position(
        "sgt-ganz F2, rifle F3, weapon-team F3 medium-mortar", "rifle F7, " + FAR, axis_hand=FIRE, axis_draw="5-4, 1-4"
    )
    play(game, f"order {FIRE}", "activate g.sgt-ganz", "activate g.rifle-1", "activate g.weapon-team-1", "?done")
    play(game, "fire F7", "base g.rifle-1")
    assert told(game, "attack-piece") == [["g.rifle-1"]]  # the Mortar could not join, so nothing was asked
    again = position("sgt-ganz F2, rifle F3, weapon-team F3 medium-mortar", "rifle F7, " + FAR, axis_hand=FIRE)
    play(again, f"order {FIRE}", "activate g.sgt-ganz", "activate g.rifle-1", "activate g.weapon-team-1", "?done")
    play(again, "fire F7", "base g.medium-mortar-1")
    assert told(again, "attack-piece") == [["g.medium-mortar-1"]]


@pytest.mark.rule("O20.3.1.2")
def test_group_fp_is_the_chosen_base_and_one_for_each_other() -> None:
    """Squad 5, Light MG 4, Team 3: 7 on the Squad, 5 on the Team; never the sum, and the firer chooses."""
    for base, others, fp in (
        ("rifle-1", ["line-team-1", "light-mg-1"], "7"),
        ("line-team-1", ["rifle-1", "light-mg-1"], "5"),
    ):
        game = position("sgt-ganz E5, rifle F5 light-mg, line-team F5", "rifle F8, " + FAR, axis_hand=FIRE)
        play(game, f"order {FIRE}", "activate g.sgt-ganz", "activate g.rifle-1", "activate g.line-team-1")
        play(game, "?fire F8", f"base g.{base}", *(f"join g.{piece}" for piece in others))
        assert told(game, "attack")[0][2] == fp


@pytest.mark.rule("O20.3.2a")
def test_one_hindered_member_hinders_the_group() -> None:
    """G5 fires through Brush, F5 does not: the whole attack loses 3."""
    game = position(
        "sgt-ganz F4, rifle F5, rifle G5",
        "rifle F8, " + FAR,
        axis_hand=FIRE,
        map={"terrain": {"brush": "G6 G7"}},
    )
    play(game, f"order {FIRE}", "activate g.sgt-ganz", "activate g.rifle-1", "activate g.rifle-2", "?fire F8")
    play(game, "base g.rifle-1", "join g.rifle-2", "?done")
    assert told(game, "attack")[0][2] == "3"  # 5 + 1 - 3


@pytest.mark.rule("O20.3.3.1", "11.4a")
def test_jammed_breaks_every_firing_weapon_and_the_attack_goes_on() -> None:
    game = position(
        "sgt-ganz F5, rifle F5 light-mg, rifle F6 light-mg, rifle E6 light-mg",
        "militia F8, " + FAR,
        axis_hand=FIRE,
        axis_draw="1-1 jammed",
        allies_draw="2-1",
    )
    play(game, f"order {FIRE}", "activate g.sgt-ganz", "activate g.rifle-1", "activate g.rifle-2", "activate g.rifle-3")
    play(game, "fire F8", "base g.light-mg-1", "join g.rifle-1", "join g.light-mg-2", "done")
    assert jammed(game, "g.light-mg-1") and jammed(game, "g.light-mg-2")
    assert not jammed(game, "g.light-mg-3")  # it did not fire
    assert told(game, "attack-total") == [["10", "2"]]  # 4 + 2 Command + 2 others, and the roll
    assert told(game, "defence") == [["r.militia-1", "7", "10", "10"]]


@pytest.mark.rule("O20.3.2a", "10.3.3")
def test_only_the_largest_hindrance_of_all_pieces_counts() -> None:
    game = position("rifle F5, rifle F5", "rifle F8, " + FAR, map={"terrain": {"brush": "F6"}})
    pieces = [unit(game, "g.rifle-1"), unit(game, "g.rifle-2")]
    assert shot_terms(state(game), pieces, [hex(game, "F8")]) == (1, 0, 0, -3)

"""Actions: the general rules (A24) and Ambush to Dig In (A25 to A32)."""

from __future__ import annotations

import pytest
from drawn_events import draw_event
from drawn_events import unit as piece
from marches import begin_march, march

from commander_play import asked, broken, flag, notations, play, prompt, state, stats, told, where
from sandtable.commander.rules.names import FOXHOLES, NO_FORT
from sandtable.commander.rules.state import ACTIVATED
from table import position, smoke

DEFEND = {"posture": "defend"}
MELEE_ORDER = "G-43"
FAR = "rifle A10"  # so that a loss does not end the game
MOVE = "G-19"


# --- A24 ---


@pytest.mark.rule("A24.1a")
def test_both_players_play_actions_from_hand_when_the_condition_holds() -> None:
    game = position("rifle F5", "rifle F6", axis_hand="G-50 G-4 G-30", allies_hand="R-64 R-1")
    play(game, "order G-50")
    assert asked(game) == "axis"
    assert notations(game) == ["play G-4", "roll"]  # Concealment (G-30) is not for the firer
    play(game, "roll")
    assert asked(game) == "allies"
    assert notations(game) == ["play R-64", "roll"]


@pytest.mark.rule("A24.1b", "A34b")
def test_actions_of_one_kind_add_up() -> None:
    game = position("rifle F5", "rifle F6", axis_hand="G-50 G-4 G-13", axis_draw="4-2")
    play(game, "order G-50", "play G-4", "play G-13")
    assert told(game, "attack-total")[0] == ["15", "6"]  # 5 + 2 + 2 + 6


@pytest.mark.rule("A24.2", "A24.2:must", "O21.6:must")
def test_the_inactive_player_finishes_his_actions_before_the_active_one_begins() -> None:
    """Two Fire Actions of the opponent come before the mover may throw Smoke out of the hex he entered."""
    game = position(
        "rifle F2, rifle A1", "rifle F6, rifle G7", axis_hand="G-19 G-50", allies_hand="R-64 R-65", axis_draw="6-5, 6-4"
    )
    march(game, "G-19", "g.rifle-1", "F3")
    assert asked(game) == "allies" and "G-50" not in " ".join(notations(game))
    play(game, "play R-64")
    assert asked(game) == "allies" and "none" in notations(game)
    play(game, "none")
    assert asked(game) == "axis" and "G-50 g.rifle-1 F3" in notations(game, "play")


@pytest.mark.rule("A24.3a")
def test_an_action_does_not_activate() -> None:
    """A unit that Concealment has helped can still be activated for Op Fire in the same Turn."""
    game = position(
        "rifle F5, rifle D9", "rifle F8", axis_hand="G-50 G-19 G-20", axis_draw="1-3", allies_hand="R-64 R-65"
    )
    play(game, "order G-50", "activate g.rifle-1", "play R-64", "roll")
    assert not flag(game, "r.rifle-1", ACTIVATED)
    march(game, "G-19", "g.rifle-2", "E9")
    assert asked(game) == "allies" and "R-65" in notations(game, "play")


@pytest.mark.rule("A24.3b")
def test_activated_units_may_profit_from_any_number_of_actions() -> None:
    game = position("rifle F5, rifle A1", "rifle I10", axis_hand="G-19 G-50 G-51", table={"next_smoke": [3, 5]})
    play(game, "order G-19", "activate g.rifle-1", "play G-50 g.rifle-1 F5", "play G-51 g.rifle-1 F4")
    assert (smoke(game, "F5"), smoke(game, "F4")) == (3, 5)


@pytest.mark.rule("A24.3b")
def test_a_unit_activated_for_op_fire_may_be_concealed() -> None:
    game = position(
        "rifle F4, rifle F5",
        "rifle F7",
        axis_hand="G-19 G-50",
        allies_hand="R-64 R-65",
        allies_draw="1-3",
        axis_draw="6-5",
    )
    march(game, "G-19", "g.rifle-1", "G5")
    play(game, "play R-64", "fire G5", "stop", "end")
    assert flag(game, "r.rifle-1", ACTIVATED)
    play(game, "order G-50")
    assert asked(game) == "allies" and "play R-65" in notations(game)


# --- A25 Ambush ---


@pytest.mark.rule("A25a", "A25b", "A25:order")
def test_ambush_comes_before_the_melee_dice_inactive_player_first() -> None:
    game = position("rifle F5, rifle F5", "rifle F6, rifle F6", axis_hand="G-43 G-56", allies_hand="R-54 R-55")
    play(game, f"order {MELEE_ORDER}", "activate g.rifle-1")
    play(game, "advance g.rifle-1 F6")
    assert (asked(game), prompt(game)) == ("allies", "ambush")
    assert notations(game) == ["play R-54", "play R-55", "none"]
    play(game, "play R-54")
    assert (asked(game), prompt(game)) == ("allies", "ambush")  # still his, before the active player's first
    play(game, "none")
    assert (asked(game), prompt(game), notations(game)) == ("axis", "ambush", ["play G-56", "none"])
    assert told(game, "rolled") == []


@pytest.mark.rule("A25a")
def test_ambush_is_for_melees_only() -> None:
    game = position("rifle F5", "rifle F6", axis_hand="G-50 G-56", allies_hand="R-54")
    assert "G-56" not in notations(game, "play")
    play(game, "order G-50")
    assert told(game, "attack-total") and "ambush" not in prompt(game)


@pytest.mark.rule("A25c")
def test_the_opponent_chooses_which_of_his_units_breaks() -> None:
    game = position("rifle F5, sgt-ganz F5, rifle A1", "rifle F6", axis_hand="G-43", allies_hand="R-54")
    play(game, "order G-43", "activate g.sgt-ganz", "activate g.rifle-1")
    play(game, "advance g.rifle-1 F6", "advance g.sgt-ganz F6", "play R-54")
    assert asked(game) == "axis"
    assert notations(game) == ["unit g.rifle-1", "unit g.sgt-ganz"]  # only units in this Melee
    play(game, "unit g.sgt-ganz")
    assert broken(game, "g.sgt-ganz")


@pytest.mark.rule("A25d")
def test_ambush_counts_before_melee_firepower() -> None:
    game = position("rifle F5, rifle A1", "rifle F6, rifle I9", axis_hand="G-43", allies_hand="R-54")
    play(game, "order G-43", "activate g.rifle-1", "advance g.rifle-1 F6", "play R-54")
    assert told(game, "melee")[0] == ["F6", "2", "5"]  # the broken side's FP


@pytest.mark.rule("A25c", "A25d")
def test_ambushes_can_wipe_out_both_sides_without_a_roll() -> None:
    """The active player's Ambush still strikes although the other one's has left him nobody there."""
    game = position(
        "rifle F5 broken, rifle A1", "rifle F6 broken, rifle I9", axis_hand="G-43 G-56 G-57", allies_hand="R-54"
    )
    play(game, "order G-43", "activate g.rifle-1", "advance g.rifle-1 F6", "play R-54")
    assert where(game, "g.rifle-1") == "casualty" and asked(game) == "axis"
    play(game, "play G-56")
    assert where(game, "r.rifle-1") == "casualty"
    assert told(game, "melee") == [] and prompt(game) != "ambush"  # nobody is left for the second card


# --- A26 Assault Fire ---


@pytest.mark.rule("A26a", "A26d")
def test_assault_fire_needs_boxed_firepower_and_a_target() -> None:
    game = position("pionier F2, rifle A1", "rifle F6", axis_hand="G-19 G-1")
    play(game, "order G-19", "activate g.pionier-1")
    assert "G-1" not in notations(game, "play")  # four hexes away, its Range is three
    play(game, "step F3")
    assert "G-1" in notations(game, "play")
    play(game, "step F4")
    assert "G-1" in notations(game, "play")
    plain = position("rifle F4", "rifle F6", axis_hand="G-19 G-1")
    play(plain, "order G-19")
    assert "G-1" not in notations(plain, "play")  # Range, but no boxed FP


@pytest.mark.rule("A26a")
def test_assault_fire_is_for_units_activated_to_move() -> None:
    game = position("rifle A1, pionier F5", "rifle F7", axis_hand="G-19 G-1")
    play(game, "order G-19", "activate g.rifle-1")
    assert "G-1" not in notations(game, "play")


@pytest.mark.rule("A26a", "A26b")
def test_a_broken_unit_has_no_boxed_firepower() -> None:
    game = position("pionier F5 broken", "rifle F6", axis_hand="G-19 G-1")
    play(game, "order G-19")
    assert "G-1" not in notations(game, "play")


@pytest.mark.rule("A26b")
def test_assault_fire_is_one_attack_by_boxed_pieces_only() -> None:
    game = position(
        "pionier F5, pionier F5, rifle F5, sgt-ganz F5", "rifle F7, rifle F7", axis_hand="G-19 G-1", axis_draw="1-3"
    )
    play(
        game, "order G-19", "activate g.sgt-ganz", "activate g.pionier-1", "activate g.pionier-2", "activate g.rifle-1"
    )
    play(game, "play G-1")
    assert notations(game, "base") == ["g.pionier-1", "g.pionier-2"]
    play(game, "base g.pionier-1")
    assert notations(game) == ["join g.pionier-2", "done"]
    play(game, "join g.pionier-2", "unit r.rifle-1")
    assert told(game, "attack")[0][:3] == ["axis", "F7", "10"]  # 7 + 2 Command + 1
    assert prompt(game) == "move-pick"  # one attack only


@pytest.mark.rule("A26c")
def test_assault_fire_with_a_weapon_needs_a_steady_carrier() -> None:
    steady = position("rifle F5 light-mg", "rifle F8", axis_hand="G-19 G-1", axis_draw="1-3")
    play(steady, "order G-19", "play G-1")
    assert told(steady, "attack-piece") == [["g.light-mg-1"]]  # the Squad's own FP is not boxed
    for marker in ("suppressed", "broken"):
        game = position(f"rifle F5 light-mg {marker}", "rifle F8", axis_hand="G-19 G-1")
        play(game, "order G-19")
        assert "G-1" not in notations(game, "play")


@pytest.mark.rule("A26c")
def test_ordnance_assaults_alone_and_must_hit() -> None:
    game = position("pionier F5 satchel-charge, pionier F5", "rifle F6", axis_hand="G-19 G-1", axis_draw="1-2")
    play(game, "order G-19", "activate g.pionier-1", "play G-1", "base g.satchel-charge-1")
    assert told(game, "attack-piece") == [["g.satchel-charge-1"]]
    assert told(game, "targeting") == [["g.satchel-charge-1", "2", "1", "1"]]


@pytest.mark.rule("A26d", "5.2:no-limit")
def test_each_assault_fire_card_is_one_more_attack_by_the_same_piece() -> None:
    game = position("pionier F5", "rifle F6", axis_hand="G-19 G-1 G-2", axis_draw="1-3, 1-4")
    begin_march(game, "G-19", "g.pionier-1")
    play(game, "play G-1", "step F4", "play G-2")
    assert [row[1] for row in told(game, "attack")] == ["F6", "F6"]


@pytest.mark.rule("A26a", "O21.2a")
def test_a_mover_that_cannot_move_any_more_need_not_play_another_card() -> None:
    """The first Assault Fire brings a Blaze into E5, the only way out of E4."""
    game = position(
        "pionier E4, rifle A1", "rifle G4, rifle C4, " + FAR,
        axis_hand=f"{MOVE} G-1 G-2", axis_draw="2-5 event, G-20, G-22",
        map={"terrain": {"water-barrier": "E3 F3 F4 D4 D3"}},
    )  # fmt: skip
    play(game, f"order {MOVE}", "activate g.pionier-1", "?move g.pionier-1", "play G-1", "fire G4", "?done")
    assert state(game).ablaze
    assert "stop" in notations(game) or prompt(game) == "move-pick"


# --- A27 Bore Sighting, A28 Command Confusion ---


@pytest.mark.rule("A27a", "A27b", "A27:posture")
@pytest.mark.parametrize("posture", ["attack", "defend", "recon"])
def test_bore_sighting_is_the_defenders(posture: str) -> None:
    game = position(
        "weapon-team F5 heavy-mg", "rifle F9", axis_hand="G-50 G-42", axis_side={"posture": posture}, axis_draw="1-3"
    )
    play(game, "order G-50")
    if posture != "defend":
        assert told(game, "attack-total")[0] == ["12", "4"]  # he was not even asked
        return
    assert notations(game) == ["play G-42", "roll"]
    play(game, "play G-42")
    assert told(game, "attack-total")[0] == ["14", "4"]


@pytest.mark.rule("A27a")
def test_bore_sighting_looks_at_printed_weapon_firepower() -> None:
    """A light MG of printed FP 4 has 6 under a Sergeant; a Squad of FP 5 is no Weapon."""
    game = position(
        "rifle F5 light-mg, sgt-ganz F5", "rifle F9", axis_hand="G-50 G-42", axis_side=DEFEND, axis_draw="1-3"
    )
    play(game, "order G-50", "activate g.rifle-1", "base g.light-mg-1", "join g.rifle-1")
    assert told(game, "attack-total")[0] == ["11", "4"]  # 4 + 2 + 1 + 4 and no question


@pytest.mark.rule("A28")
def test_command_confusion_is_no_action() -> None:
    game = position("rifle F5", "rifle F6", axis_hand="G-50 G-47 G-4", allies_hand="R-64")
    play(game, "order G-50")
    assert notations(game, "play") == ["G-4"]


# --- A29 Concealment ---


@pytest.mark.rule("A29a", "A29b")
def test_concealment_takes_the_cover_off_the_known_attack_total() -> None:
    game = position(
        "rifle F5", "rifle F6", axis_hand="G-50", axis_draw="6-5", allies_hand="R-64", map={"terrain": {"woods": "F6"}}
    )
    play(game, "order G-50")
    assert told(game, "attack-total") == [["16", "11"]] and asked(game) == "allies"
    play(game, "play R-64")
    assert told(game, "attack-reduced") == [["14"]]


@pytest.mark.rule("A29b")
@pytest.mark.parametrize(("weapon", "reduced"), [("light-mortar", "4"), ("heavy-mg", "3")])
def test_concealment_counts_the_modified_cover(weapon: str, reduced: str) -> None:
    """Foxholes are worth 3, one more against a Mortar; a Road takes one off, see the next test."""
    game = position(
        f"weapon-team F5 {weapon}", "rifle F9", axis_hand="G-50", axis_draw="6-5, 6-4" if "mortar" in weapon else "6-4",
        allies_hand="R-64", allies_side={"forts": [{"fort": "foxholes", "hex": "F9"}]},
    )  # fmt: skip
    play(game, "order G-50", "play R-64")
    total = int(told(game, "attack-total")[0][0])
    assert told(game, "attack-reduced") == [[str(total - int(reduced))]]


@pytest.mark.rule("A29b", "T93c")
def test_concealment_on_a_road_counts_one_less() -> None:
    game = position(
        "rifle F5", "rifle F6", axis_hand="G-50", axis_draw="6-4", allies_hand="R-64",
        map={"terrain": {"building": "F6"}, "ways": {"road": "E6 F6 G6"}},
    )  # fmt: skip
    play(game, "order G-50", "play R-64")
    assert told(game, "attack-reduced") == [["13"]]  # 5 + 10 - (3 - 1)


@pytest.mark.rule("A29b")
def test_concealment_in_negative_cover_never_raises_the_total() -> None:
    game = position(
        "rifle F5",
        "rifle F6",
        axis_hand="G-50",
        axis_draw="6-4",
        allies_hand="R-64",
        map={"ways": {"road": "E6 F6 G6"}},
    )
    play(game, "order G-50", "play R-64")
    assert told(game, "defence")[0][3] == "15"


@pytest.mark.rule("A29c", "A40d")
def test_concealment_against_spray_fire_may_use_either_hex() -> None:
    game = position(
        "rifle F5", "rifle F7, rifle G7", axis_hand="G-50 G-7", axis_draw="6-4", allies_hand="R-64",
        map={"terrain": {"building": "G7"}},
    )  # fmt: skip
    play(game, "order G-50", "fire F7", "play G-7 G7", "unit r.rifle-1")
    assert notations(game, "play") == ["R-64 F7", "R-64 G7"]
    play(game, "play R-64 G7")
    assert told(game, "attack-reduced") == [["12"]]  # for the unit in the open too


@pytest.mark.rule("A29d")
def test_concealments_add_up_and_last_for_the_attack() -> None:
    game = position(
        "rifle F5", "rifle F6, rifle F6, rifle F6", axis_hand="G-50 G-51", axis_draw="6-5", allies_hand="R-64 R-65",
        allies_draw="6-5, 6-4, 6-3", map={"terrain": {"woods": "F6"}},
    )  # fmt: skip
    play(game, "order G-50", "unit r.rifle-1", "roll", "unit r.rifle-2", "play R-64", "play R-65")
    assert [row[3] for row in told(game, "defence")] == ["16", "12", "12"]  # not for rolls already made


# --- A30 Crossfire ---


@pytest.mark.rule("A30a", "A30b")
def test_crossfire_is_for_fire_at_moving_units() -> None:
    game = position(
        "rifle F3", "rifle F7", axis_hand="G-20", allies_hand="R-64 R-20", allies_draw="1-3", axis_draw="6-5"
    )
    play(game, "order G-20", "step F4", "play R-64", "fire F4")
    assert notations(game) == ["play R-20", "roll"]
    play(game, "play R-20")
    assert told(game, "attack-total")[0] == ["11", "4"]


@pytest.mark.rule("A30a")
def test_crossfire_does_not_help_against_units_that_stand() -> None:
    game = position("rifle F5", "rifle F6", axis_hand="G-50 G-19", axis_draw="1-3")
    play(game, "order G-50")
    assert told(game, "attack-total")[0] == ["9", "4"]


# --- A31 Demolitions ---

FORTS = {"forts": [{"fort": "wire", "hex": "F8"}, {"fort": "bunker", "hex": "F9"}, {"fort": "mines", "hex": "F7"}]}


@pytest.mark.rule("A31a", "A31b", "F100.2")
def test_demolitions_after_the_opponents_pass() -> None:
    game = position("rifle F7", "rifle F8, rifle F9", axis_hand="G-19 G-20", allies_hand="R-13", allies_side=FORTS)
    play(game, "pass", "discard G-19", "done")
    assert (asked(game), prompt(game)) == ("allies", "after-pass")
    assert notations(game, "play") == ["R-13 F8", "R-13 F9"]  # of any type, but only under his own units
    play(game, "play R-13 F9")
    assert state(game).h_fort[state(game).rules.map.hex_index("F9")] == NO_FORT


@pytest.mark.rule("A31a", "A35.4a")
def test_a_pass_without_discard_gives_no_chance() -> None:
    game = position(
        "rifle F7",
        "rifle F8",
        axis_hand="G-19",
        allies_hand="R-13 R-20 R-31",
        allies_side={**FORTS, "posture": "defend"},
    )
    play(game, "pass", "done")
    assert prompt(game) == "turn" and asked(game) == "allies"


@pytest.mark.rule("A31a", "A35.4a")
@pytest.mark.parametrize("event", ["fog-of-war", "interrogation"])
def test_cards_lost_through_events_give_no_chance(event: str) -> None:
    game = draw_event(
        event, [piece("rifle", "F7")], [piece("rifle", "F8")], by="allies",
        sides={"allies": {**FORTS, "posture": "defend"}},
        table={"axis": {"hand": ["G-30", "G-29"]}, "allies": {"hand": ["R-13", "R-31"]}},
    )  # fmt: skip
    if prompt(game) == "interrogation":
        play(game, "card G-29")
    assert (asked(game), prompt(game)) == ("axis", "turn")


# --- A32 Dig In ---


@pytest.mark.rule("A32a", "A32b", "F102")
def test_dig_in_at_the_end_of_a_time_advance() -> None:
    game = position(
        "rifle F5, rifle A1", "rifle F6, rifle C9, rifle D9, rifle E9", axis_hand="G-50 G-33", allies_hand="R-33",
        axis_draw="6-6 time", map={"terrain": {"stream": "C9", "marsh": "D9"}},
        allies_side={"forts": [{"fort": "wire", "hex": "E9"}]},
    )  # fmt: skip
    play(game, "order G-50", "fire F6")
    assert (asked(game), prompt(game)) == ("allies", "dig-in")  # the inactive player first
    assert notations(game) == ["play R-33 F6", "none"]  # no Water, no Fortification, own unit
    play(game, "play R-33 F6")
    assert (asked(game), notations(game, "play")) == ("axis", ["G-33 A1", "G-33 F5"])
    play(game, "none")
    assert stats(game, "r.rifle-1")["cover"] == 3
    assert state(game).h_fort[state(game).rules.map.hex_index("F6")] == FOXHOLES


@pytest.mark.rule("A32a")
def test_dig_in_at_no_other_time() -> None:
    game = position("rifle F5", "rifle F6", axis_hand="G-50 G-33", allies_hand="R-33", axis_draw="1-3")
    assert "G-33" not in " ".join(notations(game))
    play(game, "order G-50")
    assert told(game, "defence") and told(game, "fortified") == []

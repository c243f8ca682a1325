"""The Fire Order (O21): targets, Targeting, Fire Groups, hindrance and height."""

from __future__ import annotations

from typing import Any

import pytest
from gwc_fire_orders import AWAY, FAR, FIRE, FIRE_2, GUN, fp, shot
from gwc_positions import SPARE, card, position, state, why

from commander_play import broken, hex, notations, play, prompt, told, unit, vp, where
from sandtable.commander.rules.verbs import JOIN
from sandtable.kernel.frame import with_byte

# --- O21.1 ---


@pytest.mark.rule("gwc:O21.1", "gwc:3.1.2")
@pytest.mark.parametrize(("enemy", "woods", "able"), [("F9", "", True), ("F10", "", False), ("F9", "F7", False)])
def test_fire_needs_an_enemy_in_range_and_in_sight(enemy: str, woods: str, able: bool) -> None:
    """Range 4 of the Landwehr."""
    map = {"terrain": {"woods": woods}} if woods else {}
    game = position("landwehr F5", f"doughboys {enemy}", axis_hand=FIRE, map=map)
    assert notations(game, "order") == ([FIRE] if able else [])


@pytest.mark.rule("gwc:O21.1.ex1")
def test_a_leader_without_a_target_brings_those_who_have_one() -> None:
    game = position("lt-ebel F4, landwehr F5, landwehr A1", "doughboys F9", axis_hand=FIRE)
    play(game, f"order {FIRE}")
    assert notations(game, "activate") == ["g.lt-ebel", "g.landwehr-1"]


@pytest.mark.rule("gwc:O21.1.ex2", "gwc:11.1b")
def test_a_weapon_gives_its_team_a_target() -> None:
    """Range 2 of the Team, Range 12 of the MG 08 that is activated with it."""
    game = shot("abteilung F3 mg-08")
    assert told(game, "activated") == [["g.abteilung-1"]]
    assert told(game, "attack-piece") == [["g.mg-08-1"]]
    assert notations(position("abteilung F3", "doughboys F8", axis_hand=FIRE), "order") == []


# --- O21.2: Ordnance ---


@pytest.mark.rule("gwc:O21.2a", "gwc:O21.2.1.1a", "gwc:11.6b")
@pytest.mark.parametrize(("dice", "hits"), [("1-5", False), ("1-6", True)])
def test_the_product_must_exceed_the_range(dice: str, hits: bool) -> None:
    """Range 5; a hit is followed by a Fire Attack of the gun's own FP, 9."""
    game = shot(GUN, draw=f"{dice}, 4-1")
    assert told(game, "targeting") == [["g.77-mm-gun-1", str(int(dice[0]) * int(dice[2])), "5", str(int(hits))]]
    assert told(game, "attack-total") == ([["14", "5"]] if hits else [])


@pytest.mark.rule("gwc:O21.2a", "gwc:3.1.1a")
def test_all_others_roll_their_attack_at_once() -> None:
    game = shot("landwehr F5")
    assert told(game, "targeting") == [] and told(game, "attack-total") == [["10", "5"]]


@pytest.mark.rule("gwc:O21.2.1.1.ex")
def test_one_times_six_hits_at_five_and_misses_at_six() -> None:
    assert told(shot(GUN, draw="1-6"), "targeting")[0][3] == "1"
    assert told(shot("abteilung F2 77-mm-gun", draw="1-6"), "targeting")[0][3] == "0"
    worst = play(shot("abteilung F7 77-mm-gun", draw="1-1 jammed"), "base g.77-mm-gun-1")
    assert told(worst, "targeting")[0][3] == "0"


@pytest.mark.rule("gwc:O21.2b", "gwc:3.3.1.7b", "gwc:3.3.1.7.ex")
def test_command_helps_an_mg_and_no_ordnance() -> None:
    """Müller's Command 2."""
    game = shot("lt-mueller F3, abteilung F3 77-mm-gun, abteilung F3 mg-08", draw="6-5, 4-1")
    play(game, "activate g.lt-mueller", "activate g.abteilung-1", "activate g.abteilung-2")
    play(game, "?done", "fire F8", "base g.77-mm-gun-1", "fire F8", "?base g.mg-08-1")
    assert fp(game) == [9, 10]


@pytest.mark.rule("gwc:O21.2.1a", "gwc:O21.2.1b")
@pytest.mark.parametrize(("enemy", "able"), [("F5", False), ("F6", True), ("F11", True)])
def test_mortars_have_a_least_range(enemy: str, able: bool) -> None:
    """25 cm Minenwerfer: Range 3 to 10; the Team's own Range is 2."""
    game = position("abteilung F3 25-cm-minenwerfer", f"doughboys {enemy}, {FAR}", axis_hand=FIRE)
    play(game, f"order {FIRE}", f"?fire {enemy}")
    assert (["g.25-cm-minenwerfer-1"] in told(game, "attack-piece")) == able


@pytest.mark.rule("gwc:O21.2.1a")
def test_printed_range_is_the_greatest() -> None:
    near = position("abteilung F1 granatenwerfer", "doughboys F8", axis_hand=FIRE)  # Range 2 to 7
    far = position("abteilung F1 granatenwerfer, lt-mueller F1", "doughboys F9", axis_hand=FIRE)
    assert notations(near, "order") == [FIRE] and notations(far, "order") == []


@pytest.mark.rule("gwc:O21.2.1.2", "gwc:O21.2.1.2.ex", "gwc:10.3.1")
@pytest.mark.parametrize(("dice", "hits"), [("4-2", False), ("3-3 sniper", True)])
def test_hindrance_makes_targeting_harder(dice: str, hits: bool) -> None:
    """Range 5 through Brush (3): it takes 9. The Fire Attack is not hindered."""
    game = shot(GUN, draw=f"{dice}, 4-1, 4-2", map={"terrain": {"brush": "F6 F7"}})
    assert told(game, "targeting")[0][3] == str(int(hits))
    assert told(game, "attack-total") == ([["15", "6"]] if hits else [])  # the Sniper's card lies between


# --- O21.3: shots ---


@pytest.mark.rule("gwc:O21.3a", "gwc:O21.3.1.1", "gwc:11.1c")
def test_a_unit_and_its_weapon_fire_apart_and_once_each() -> None:
    game = shot("landwehr F5 mg-08", "doughboys F8, doughboys H6", draw="1-2, 1-3")
    play(game, "base g.landwehr-1", "done", "fire H6", "?base g.mg-08-1", "?done")
    assert told(game, "attack-piece") == [["g.landwehr-1"], ["g.mg-08-1"]]
    assert fp(game) == [5, 8] and prompt(game) not in ("fire-target", "fire-base")


@pytest.mark.rule("gwc:O21.3a")
def test_no_shot_at_an_empty_hex() -> None:
    game = play(position("landwehr F5", "doughboys F8, doughboys G8", axis_hand=FIRE), f"order {FIRE}")
    assert notations(game, "fire") == ["F8", "G8"]


@pytest.mark.rule("gwc:O21.3b")
def test_those_between_hinder_nothing_unless_they_are_tanks() -> None:
    plain = shot("landwehr F5, landwehr F6, infanterie F7")
    play(plain, "activate g.landwehr-1", "?base g.landwehr-1", "?done")
    assert fp(plain) == [5] and not broken(plain, "g.landwehr-2")
    tank = position(
        "landwehr A1, infanterie F4", f"doughboys F8, renault-ft-mg F6, {FAR}", axis_hand=FIRE, axis_draw="4-1"
    )
    play(tank, f"order {FIRE}", "?fire F8")
    assert fp(tank) == [4]


@pytest.mark.rule("gwc:O21.3c", "gwc:O21.3d", "gwc:O21.3.6")
def test_one_attack_roll_against_a_roll_for_each() -> None:
    game = shot("landwehr F5", "doughboys F8, engineers F8", draw="6-4", allies_draw="3-5, 6-5")
    assert told(game, "attack-total") == [["15", "10"]]
    play(game, "unit a.doughboys-1")
    rolls = [[args[0], args[2], args[3]] for args in told(game, "defence")]
    assert rolls == [["a.doughboys-1", "15", "15"], ["a.engineers-1", "19", "15"]]


# --- O21.3.1: Fire Groups ---


@pytest.mark.rule("gwc:O21.3.1b")
def test_all_must_be_activated_by_one_leader() -> None:
    """Müller has activated both."""
    game = shot("lt-mueller F4, landwehr F5, landwehr G5", draw="4-1, 3-1")
    play(
        game,
        "activate g.lt-mueller",
        "activate g.landwehr-1",
        "activate g.landwehr-2",
        "?done",
        "?fire F8",
        "base g.landwehr-1",
    )
    assert notations(game, "join") == ["g.landwehr-2"]


@pytest.mark.rule("gwc:O21.3.1b", "gwc:A42.2a")
def test_those_of_two_activations_do_not_join() -> None:
    """Op Fire: both Landwehr can fire at the hex, but were activated one after the other, each alone."""
    move = card("A", order="move", action="dig-in")
    game = position(
        f"landwehr F5, landwehr G5, {AWAY}", f"doughboys F9, {FAR}", table={"active": "allies"},
        axis_hand=f"{FIRE} {FIRE_2}", allies_hand=move,
    )  # fmt: skip
    play(game, f"order {move}", "activate a.doughboys-1", "?move a.doughboys-1", "step F8")
    for fire, tag in ((FIRE, "g.landwehr-1"), (FIRE_2, "g.landwehr-2")):
        play(game, f"play {fire}", f"?activate {tag}")
    play(game, "fire F8", "base g.landwehr-1")
    assert fp(game) == [5] and told(game, "attack-piece") == [["g.landwehr-1"]]


TEAMS = "abteilung F5, abteilung F5, abteilung F5"  # 2 FP each: three together have 1 through Brush
BRUSH: dict[str, Any] = {"terrain": {"brush": "F6"}}


@pytest.mark.rule("gwc:O21.3.1b", "gwc:10.3.2.1a")
def test_a_shot_that_takes_three_teams_takes_a_leader() -> None:
    """Without one nobody can give the Order; with Ebel all are named, one after the other."""
    alone = position(f"{TEAMS}, {AWAY}", f"doughboys F7, {FAR}", axis_hand=f"{FIRE} {SPARE}", map=BRUSH)
    assert FIRE not in notations(alone, "order")
    game = position(f"lt-ebel F4, {TEAMS}, {AWAY}", f"doughboys F7, {FAR}", axis_hand=f"{FIRE} {SPARE}", map=BRUSH)
    play(game, f"order {FIRE}", *(f"?activate g.abteilung-{n}" for n in (1, 2, 3)), "?base g.abteilung-1")
    play(game, *(f"?join g.abteilung-{n}" for n in (2, 3)), "?done")
    assert told(game, "activated") == [["g.lt-ebel"], *([f"g.abteilung-{n}"] for n in (1, 2, 3))]
    assert fp(game) == [1]


@pytest.mark.rule("gwc:O21.3.1b")
def test_those_of_an_earlier_activation_do_not_lift_the_shot() -> None:
    """One Team has advanced this Turn: the two that Ebel could still activate have no shot."""
    game = position(
        "lt-ebel F4, abteilung E5, abteilung F5, abteilung F5", f"doughboys F7, {FAR}",
        axis_hand=f"{FIRE} {SPARE} G-27", map=BRUSH,
    )  # fmt: skip
    assert FIRE not in notations(game, "order")  # E5 is too far off
    play(game, f"order {SPARE}", "activate g.abteilung-1", "advance g.abteilung-1 F5")
    assert where(game, "g.abteilung-1") == "F5" and FIRE not in notations(game, "order")


@pytest.mark.rule("gwc:O21.3.1c", "gwc:O21.3.1.2")
def test_the_hexes_of_a_group_form_a_chain() -> None:
    game = shot("hptm-bertin F4, landwehr F5, landwehr F6, landwehr H5", draw="4-1")
    play(game, "activate g.hptm-bertin", "activate g.landwehr-1", "activate g.landwehr-2", "activate g.landwehr-3")
    play(game, "?done", "?fire F8", "base g.landwehr-1")
    assert notations(game, "join") == ["g.landwehr-2"]
    assert why(game, JOIN, unit(game, "g.landwehr-3")) == "not-adjacent-chain"


@pytest.mark.rule("gwc:O21.3.1.2")
def test_the_base_counts_in_full_and_each_other_piece_one() -> None:
    game = shot("lt-mueller F4, landwehr F5 mg-08, landwehr F6", draw="4-1")
    play(
        game,
        "activate g.lt-mueller",
        "activate g.landwehr-1",
        "activate g.landwehr-2",
        "?done",
        "?fire F8",
        "base g.mg-08-1",
    )
    play(game, "join g.landwehr-1", "join g.landwehr-2")
    assert fp(game) == [10]


@pytest.mark.rule("gwc:O21.3.1a", "gwc:O21.3.1.1")
def test_ordnance_fires_alone() -> None:
    game = shot("lt-mueller F4, landwehr F5 77-mm-gun, landwehr F6", draw="6-5, 4-1")
    play(
        game,
        "activate g.lt-mueller",
        "activate g.landwehr-1",
        "activate g.landwehr-2",
        "?done",
        "?fire F8",
        "base g.landwehr-1",
    )
    assert notations(game, "join") == ["g.landwehr-2"]


@pytest.mark.rule("gwc:O21.3.1d")
def test_a_unit_alone_joins_its_own_weapon() -> None:
    game = shot("landwehr F5 mg-08", draw="4-1")
    play(game, "base g.mg-08-1", "join g.landwehr-1")
    assert fp(game) == [9]


@pytest.mark.rule("gwc:F131.3")
def test_wire_splits_a_group() -> None:
    game = shot(
        "lt-mueller F4, landwehr F5, landwehr F6, infanterie F6", draw="4-1",
        axis_side={"forts": [{"fort": "wire", "hex": "F6"}]},
    )  # fmt: skip
    play(game, "activate g.lt-mueller", *(f"activate g.{tag}" for tag in ("landwehr-1", "landwehr-2", "infanterie-1")))
    play(game, "?done", "?fire F8", "base g.landwehr-2")
    assert notations(game, "join") == ["g.infanterie-1"]  # of the same hex


# --- hindrance and height ---


@pytest.mark.rule("gwc:10.3.2", "gwc:10.3.3", "gwc:10.3.3.ex1", "gwc:O21.3.5")
def test_only_the_largest_hindrance_counts() -> None:
    assert fp(shot("landwehr F5", map={"terrain": {"brush": "F6 F7"}})) == [2]
    assert fp(shot("landwehr F5", map={"terrain": {"brush": "F6"}}, own={"gas": "F7"})) == [2]


@pytest.mark.rule("gwc:10.3.3.ex2")
def test_smoke_in_both_hexes_is_not_added() -> None:
    """This volume has no Smoke counters, so they are laid by hand."""
    for smoky in (["F6"], ["F6", "F7"]):
        game = position(
            f"garde F5, {AWAY}", f"doughboys F8, {FAR}", axis_hand=FIRE, axis_draw="4-1",
            map={"terrain": {"brush": "F6 F7"}},
        )  # fmt: skip
        g = state(game)
        for name in smoky:
            g.h_smoke = with_byte(g.h_smoke, hex(game, name), 4)
            g.smoked |= 1 << hex(game, name)
        play(game, f"order {FIRE}")
        assert fp(game) == [2]


@pytest.mark.rule("gwc:O21.3.5")
def test_a_group_pays_the_largest_hindrance_of_any_of_its_pieces() -> None:
    game = shot("lt-mueller F5, landwehr F5, landwehr G5", map={"terrain": {"brush": "F7"}})
    play(
        game,
        "activate g.lt-mueller",
        "activate g.landwehr-1",
        "activate g.landwehr-2",
        "?done",
        "?fire F8",
        "base g.landwehr-2",
    )
    alone = fp(game)
    play(game, "join g.landwehr-1")
    assert fp(game)[-1] == 5 + 1 - 3 and alone == []


@pytest.mark.rule("gwc:10.3.2.1a", "gwc:10.3.2.1b", "gwc:O21.3.5")
def test_a_shot_needs_one_fp_and_actions_may_give_it() -> None:
    """2 FP through Brush: nothing, unless Unternehmungslustig is in hand."""
    brush = {"terrain": {"brush": "F6"}}
    assert notations(position("abteilung F5", "doughboys F7", axis_hand=FIRE, map=brush), "order") == []
    spirit = card("G", action="unternehmungslustig")
    game = position("abteilung F5", f"doughboys F7, {FAR}", axis_hand=f"{FIRE} {spirit}", map=brush, axis_draw="4-1")
    play(game, f"order {FIRE}")
    assert notations(game) == [f"play {spirit}", "abandon"]
    play(game, f"play {spirit}")
    assert told(game, "attack-total") == [["6", "5"]]


@pytest.mark.rule("gwc:O21.3.5")
def test_a_shot_given_up_leaves_the_piece_its_shot() -> None:
    spirit = card("G", action="unternehmungslustig")
    game = position(
        "abteilung F5", f"doughboys F7, doughboys H6, {FAR}", axis_hand=f"{FIRE} {spirit}",
        map={"terrain": {"brush": "F6"}}, axis_draw="4-1",
    )  # fmt: skip
    play(game, f"order {FIRE}", "fire F7", "abandon", "fire H6", "roll")
    assert told(game, "attack-total") == [["7", "5"]]


@pytest.mark.rule("gwc:10.3.2.1b")
@pytest.mark.parametrize("switch", [True, False])
def test_by_the_switch_a_strategy_card_lifts_a_shot_of_no_fp(switch: bool) -> None:
    """3 FP through Brush: 0, and 1 with the card, which is spent before the roll."""
    game = position(
        f"abteilung F5 veteran, {AWAY}", f"doughboys F7, {FAR}", axis_hand=f"{FIRE} {SPARE}", axis_draw="4-1",
        map={"terrain": {"brush": "F6"}}, own={"strategy": {"axis": "under-shot"}},
        options={"strategy_lifts": switch},
    )  # fmt: skip
    assert (FIRE in notations(game, "order")) == switch
    if switch:
        play(game, f"order {FIRE}")
        assert "abandon" in notations(game)
        play(game, next(text for text in notations(game) if text.startswith("add-one")))
        assert told(game, "attack-total") == [["6", "5"]]
        assert state(game).s_hand[0] == [] and state(game).s_played == 1


@pytest.mark.rule("gwc:T110.2a", "gwc:T110.2b")
def test_height_gives_and_takes_one_fp() -> None:
    assert fp(shot("landwehr F5", map={"levels": {"1": "F8"}})) == [4]
    assert fp(shot("landwehr F5", map={"levels": {"1": "F5"}})) == [6]


@pytest.mark.rule("gwc:T110.2b")
def test_a_group_on_two_levels_has_both() -> None:
    """From level 2 and 0 at level 1: 5 + 1 for the other piece, +1 and -1."""
    map = {"levels": {"2": "F5", "1": "F7"}}
    game = shot("lt-mueller F5, landwehr F5, infanterie G5", "doughboys F7", map=map)
    play(game, "activate g.lt-mueller", "activate g.landwehr-1", "activate g.infanterie-1", "?done", "?fire F7")
    play(game, "base g.infanterie-1", "join g.landwehr-1", "?done")
    assert fp(game) == [6]


# --- nothing of the sister game ---


@pytest.mark.rule("gwc:O21.3a")
def test_no_smoke_rounds() -> None:
    game = shot("landwehr F5 77-mm-gun, abteilung F3 25-cm-minenwerfer")
    assert notations(game, "smoke") == []


# --- the worked example ---


@pytest.mark.rule(
    "gwc:O21.exA",
    "gwc:O21.exB",
    "gwc:O21.exC",
    "gwc:O21.exD",
    "gwc:O21.exE",
    "gwc:O21.exF",
    "gwc:O21.exG",
    "gwc:O21.exH",
)
def test_the_example_of_fire_attacks() -> None:
    grenades, spirit = "G-4", card("G", action="unternehmungslustig", n=2)
    concealment = card("A", action="concealment")
    game = position(
        "hptm-bertin H2, landwehr H2 25-cm-minenwerfer, landwehr H3, lt-mueller H4, landwehr H4 mg-08 broken, "
        "landwehr I5, lt-ebel J5, landwehr J5, landwehr K5 mg-08-15",
        "doughboys J4 suppressed, doughboys O11", axis_hand=f"{FIRE} {SPARE} {grenades} {spirit}",
        axis_draw="5-4, 1-5, 5-5 event, G-1", allies_hand=concealment, allies_draw="2-3, 3-5", wide=True,
        map={"terrain": {"orchard": "I3", "building": "J4"}}, own={"gas": "I4"},
    )  # fmt: skip
    everybody = ["hptm-bertin", "lt-mueller", *(f"landwehr-{n}" for n in (1, 2, 3, 4, 5)), "lt-ebel", "landwehr-6"]
    play(game, f"order {FIRE}", *(f"?activate g.{tag}" for tag in everybody), "?done")
    assert [args[0] for args in told(game, "activated")] == ["g." + tag for tag in everybody]
    play(game, "?fire J4")
    assert "g.mg-08-1" not in notations(game, "base") and "g.lt-mueller" not in notations(game, "base")
    play(game, "base g.landwehr-1")
    play(game, *(f"join g.landwehr-{n}" for n in (2, 3, 4, 5)), "done", "roll")
    assert fp(game) == [9] and told(game, "attack-total") == [["18", "9"]]
    play(game, f"play {concealment}")
    assert told(game, "defence")[0][1:] == ["9", "14", "15"] and broken(game, "a.doughboys-1")
    play(game, "?fire J4", "base g.25-cm-minenwerfer-1")
    assert told(game, "targeting") == [["g.25-cm-minenwerfer-1", "5", "5", "0"]]
    play(game, "?fire J4", "base g.landwehr-6", "join g.lt-ebel", "?join g.mg-08-15-1", "?done")
    play(game, f"play {grenades}", f"play {spirit}", "?roll", "?unit g.landwehr-6")
    assert fp(game)[-1] == 7 and told(game, "attack-total")[1] == ["21", "10"]
    assert told(game, "defence")[1][1:] == ["10", "18", "21"]
    assert where(game, "a.doughboys-1") == "casualty" and vp(game) == 2

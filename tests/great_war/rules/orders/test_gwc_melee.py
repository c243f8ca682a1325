"""Melee (O16.4) of Great War Commander and its Actions (A30, A33, A35, A40, A48, A51, A55)."""

from __future__ import annotations

from typing import Any

import pytest
from gwc_positions import card, position, state
from gwc_stats import card_at

from commander_play import asked, broken, notations, play, prompt, told, vp, where
from sandtable.kernel.game import Game

ADVANCE = card("G", order="advance")
AMBUSH = card("G", action="ambush")
A_AMBUSH, A_AMBUSH_2 = card("A", action="ambush"), card("A", action="ambush", n=2)
F_AMBUSH = card("F", action="ambush")
BAYONETS = card("G", action="bayonets")
NO_QUARTER, A_NO_QUARTER = card("G", action="no-quarter"), card("A", action="no-quarter")
FAR = "doughboys I11"  # so that one loss does not end the game
AWAY = "landwehr A1"
SNIPED = f"2-2 sniper, {card_at('A', 'F5', 'F6', 'F7')}"  # next to F6


def melee(axis: str, allies: str, hand: str = "", **more: Any) -> Game:
    """The first German Formation, in F5, advances into F6."""
    far = "poilus I11" if more.get("nation") == "france" else FAR
    game = position(f"{axis}, {AWAY}", f"{allies}, {far}", axis_hand=f"{ADVANCE} {hand}".strip(), **more)
    mover = notations_of(axis)
    return play(game, f"order {ADVANCE}", f"activate {mover}", "?done", f"?advance {mover} F6", "?done")


def notations_of(axis: str) -> str:
    name = axis.split()[0]
    return f"g.{name}" if name.startswith(("lt-", "hptm-")) else f"g.{name}-1"


def hand(game: Game) -> list[str]:
    return [state(game).rules.tables.card_name[n] for n in state(game).hand[0]]


def happened(game: Game) -> list[str]:
    return [str(game.title.event_data(game.state, event)["event"]) for event in game.events]


# --- O16.4: when, and in which order ---


@pytest.mark.rule("gwc:O16.4a")
def test_a_melee_is_fought_at_the_end_of_the_order_and_not_before() -> None:
    game = position(
        f"lt-ebel F4, landwehr F5, landwehr F4, {AWAY}", f"doughboys F6, {FAR}", axis_hand=ADVANCE, axis_draw="5-6"
    )
    play(game, f"order {ADVANCE}", "activate g.lt-ebel", "activate g.landwehr-1", "activate g.landwehr-2", "?done")
    play(game, "advance g.landwehr-1 F6")
    assert told(game, "melee") == []  # the others may still advance
    play(game, "advance g.landwehr-2 F5", "done", "?done")
    assert len(told(game, "melee")) == 1 and where(game, "g.landwehr-2") == "F5"


@pytest.mark.rule("gwc:O16.4b")
def test_the_active_player_puts_melees_in_order() -> None:
    game = position(
        f"lt-ebel F4, landwehr F5, landwehr G4, {AWAY}",
        f"doughboys F6, doughboys G5, {FAR}",
        axis_hand=ADVANCE,
        axis_draw="5-6, 6-5",
    )
    play(game, f"order {ADVANCE}", "activate g.lt-ebel", "activate g.landwehr-1", "activate g.landwehr-2", "?done")
    play(game, "advance g.landwehr-1 F6", "advance g.landwehr-2 G5", "done")
    assert prompt(game) == "melee-order" and asked(game) == "axis" and notations(game) == ["hex F6", "hex G5"]
    play(game, "hex G5")
    assert [entry[0] for entry in told(game, "melee")] == ["G5", "F6"]
    first, second = [i for i, name in enumerate(happened(game)) if name == "melee"]
    assert happened(game)[first:second].count("melee-total") == 2


# --- O16.4.1: Runners ---


@pytest.mark.rule("gwc:O16.4.1a", "gwc:7.1b")
def test_a_lone_runner_dies_and_no_card_is_played() -> None:
    game = melee("landwehr F5", "runner F6", f"{AMBUSH} {NO_QUARTER}", allies_hand=A_AMBUSH)
    assert told(game, "eliminated") == [["a.runner-1"]] and where(game, "a.runner-1") == "mix"
    assert vp(game) == 1 and told(game, "rolled") == [] and told(game, "melee") == []
    assert {AMBUSH, NO_QUARTER} <= set(hand(game))


@pytest.mark.rule("gwc:O16.4.1a")
def test_the_attacker_is_no_safer_if_he_is_a_runner() -> None:
    game = melee("bote F5", "doughboys F6")
    assert told(game, "eliminated") == [["g.bote-1"]] and vp(game) == -1


@pytest.mark.rule("gwc:O16.4.1a")
def test_runners_alone_on_both_sides_die_together() -> None:
    game = melee("bote F5", "runner F6")
    assert where(game, "g.bote-1") == where(game, "a.runner-1") == "mix" and vp(game) == 0


@pytest.mark.rule("gwc:O16.4.1a")
def test_a_runner_with_company_fights() -> None:
    game = melee("landwehr F5", "runner F6, specialists F6")
    assert told(game, "melee") == [["F6", "5", "3"]]


@pytest.mark.rule("gwc:O16.4.1a")
def test_a_runner_whom_an_ambush_leaves_alone_fights_on() -> None:
    """Who is there when the Melee begins decides."""
    game = melee("landwehr F5", "runner F6, specialists F6 broken", AMBUSH, axis_draw="1-2", allies_draw="5-6")
    play(game, f"play {AMBUSH}", "unit a.specialists-1", "?none")
    assert told(game, "melee") == [["F6", "5", "0"]] and where(game, "a.runner-1") == "F6"
    assert where(game, "g.landwehr-1") == "casualty"


# --- O16.4.1, A30: Ambush ---


@pytest.mark.rule("gwc:O16.4.1b", "gwc:A30a", "gwc:A30b", "gwc:A30c")
def test_ambushes_come_first_one_by_one_and_the_inactive_players_before_the_active_ones() -> None:
    game = melee("landwehr F5", "doughboys F6", AMBUSH, allies_hand=f"{A_AMBUSH} {A_AMBUSH_2}")
    assert asked(game) == "allies" and set(notations(game)) == {f"play {A_AMBUSH}", f"play {A_AMBUSH_2}", "none"}
    play(game, f"play {A_AMBUSH}")
    assert broken(game, "g.landwehr-1") and asked(game) == "allies"  # carried out at once, and he may go on
    play(game, "none")
    assert asked(game) == "axis" and notations(game) == [f"play {AMBUSH}", "none"]
    play(game, f"play {AMBUSH}")
    assert told(game, "melee") == [["F6", "2", "3"]]  # the broken sides count


@pytest.mark.rule("gwc:A30b")
def test_the_victim_of_an_ambush_is_its_owners_choice_of_any_formation() -> None:
    game = melee("landwehr F5", "specialists F6, lt-kelly F6, renault-ft-mg F6", AMBUSH)
    play(game, f"play {AMBUSH}")
    assert asked(game) == "allies"
    assert set(notations(game, "unit")) == {"a.specialists-1", "a.lt-kelly", "a.renault-ft-mg-1"}
    play(game, "unit a.renault-ft-mg-1")
    assert told(game, "broke") == [["a.renault-ft-mg-1"]]


@pytest.mark.rule("gwc:A30a")
def test_no_ambush_between_the_rolls() -> None:
    game = melee("landwehr F5", "doughboys F6", AMBUSH)
    play(game, "none")
    assert len(told(game, "melee-total")) == 2 and AMBUSH in hand(game)


@pytest.mark.rule("gwc:O16.4.1e", "gwc:A30b")
def test_a_melee_without_opponents_ends_after_the_ambush() -> None:
    game = melee("landwehr F5", "doughboys F6 broken", AMBUSH)
    play(game, f"play {AMBUSH}")
    assert where(game, "a.doughboys-1") == "casualty" and where(game, "g.landwehr-1") == "F6" and vp(game) == 2
    assert told(game, "melee") == [] and told(game, "rolled") == []


@pytest.mark.rule("gwc:O16.4.1e", "gwc:A30c", "gwc:A30d")
@pytest.mark.parametrize("owner", ["axis", "allies"])
def test_ambushes_that_leave_nobody_leave_an_objective_to_its_last_holder(owner: str) -> None:
    """The first of them leaves the Americans alone in H5 for a moment; that takes nothing."""
    game = position(
        f"landwehr H4 broken, {AWAY}",
        f"doughboys H5 broken, {FAR}",
        axis_hand=f"{ADVANCE} {AMBUSH}",
        allies_hand=A_AMBUSH,
        control={"3": owner},
    )
    play(game, f"order {ADVANCE}", "activate g.landwehr-1", "?advance g.landwehr-1 H5", "?done")
    play(game, f"play {A_AMBUSH}", f"play {AMBUSH}")
    assert where(game, "g.landwehr-1") == where(game, "a.doughboys-1") == "casualty"
    assert state(game).control[3] == (0 if owner == "axis" else 1) and told(game, "control") == []


@pytest.mark.rule("gwc:7.3.1b", "gwc:O16.4.1e")
def test_whom_ambushes_leave_alone_takes_the_objective() -> None:
    game = position(
        f"landwehr H4, {AWAY}", f"doughboys H5 broken, {FAR}", axis_hand=f"{ADVANCE} {AMBUSH}", control={"3": "allies"}
    )
    play(game, f"order {ADVANCE}", "activate g.landwehr-1", "?advance g.landwehr-1 H5", "?done", f"play {AMBUSH}")
    assert state(game).control[3] == 0 and told(game, "control") == [["3", "axis"]]


# --- O16.4.1: strength ---


@pytest.mark.rule("gwc:O16.4.1c", "gwc:3.1.1a", "gwc:3.1.8a")
@pytest.mark.parametrize(("axis", "fp"), [
    ("landwehr F5", "5"),
    ("garde F5", "7"),  # 6 boxed
    ("garde F5 broken", "3"),  # the broken side has no box
    ("jaeger F5", "5"),  # other boxes do not count
    ("landwehr F5 suppressed", "4"),
    ("landwehr F5 veteran", "6"),
    ("abteilung F5 mg-08", "2"),  # Weapons stay out
    ("lt-ebel F5", "1"),
])  # fmt: skip
def test_melee_fp_of_a_formation(axis: str, fp: str) -> None:
    assert told(melee(axis, "doughboys F6"), "melee") == [["F6", fp, "6"]]


@pytest.mark.rule("gwc:O16.4.1c", "gwc:3.3.1.5b", "gwc:F131.1")
def test_melee_fp_is_current_with_one_leader_and_wire() -> None:
    """In Wire: Wise (2), York (1), both Command 2: Doughboys 6 + 2, each 1 less."""
    game = melee(
        "landwehr F5",
        "doughboys F6, cpt-wise F6, lt-york F6",
        allies_side={"forts": [{"fort": "wire", "hex": "F6"}]},
    )
    assert told(game, "melee") == [["F6", "4", "8"]]


@pytest.mark.rule("gwc:O16.4.1d", "gwc:3.1.1b")
@pytest.mark.parametrize(("tank", "fp"), [
    ("schneider F6", "4"),  # gun 7, MG 4
    ("schneider F6 broken", "2"),
    ("schneider F6 suppressed", "3"),
    ("renault-ft-gun F6", "5"),  # only a gun
    ("renault-ft-mg F6", "5"),
    ("schneider F6, cne-barnier F6", "6"),  # 2 of the Captain himself: no Command for Tanks
])  # fmt: skip
def test_a_tank_counts_its_lower_fp(tank: str, fp: str) -> None:
    assert told(melee("landwehr F5", tank, nation="france"), "melee") == [["F6", "5", fp]]


# --- O16.4.2, O16.4.3: rolls and result ---


@pytest.mark.rule("gwc:O16.4.2a", "gwc:O16.4.3a")
@pytest.mark.parametrize(("mine", "theirs", "loser"), [("5-6", "1-3", "a.doughboys-1"), ("1-3", "5-6", "g.landwehr-1")])
def test_the_inactive_player_rolls_first_and_the_lower_total_dies(mine: str, theirs: str, loser: str) -> None:
    game = melee("landwehr F5", "doughboys F6", axis_draw=mine, allies_draw=theirs)
    sums = {"5-6": 11, "1-3": 4}
    assert told(game, "melee-total") == [["allies", str(6 + sums[theirs])], ["axis", str(5 + sums[mine])]]
    assert told(game, "eliminated") == [[loser]]


@pytest.mark.rule("gwc:O16.4.2b")
def test_the_initiative_comes_between_the_rolls() -> None:
    game = position(
        f"landwehr F5, {AWAY}", f"doughboys F6, {FAR}", axis_hand=ADVANCE, allies_draw="5-6, 2-1", axis_draw="4-1"
    )
    game.play_text(f"order {ADVANCE}")
    game.play_text("activate g.landwehr-1")
    for text in ("done", "advance g.landwehr-1 F6"):
        if text in notations(game):
            game.play_text(text)
    assert prompt(game) == "initiative-melee" and len(told(game, "rolled")) == 1
    play(game, "reroll", "keep")
    assert told(game, "melee-total")[0] == ["allies", "9"]


@pytest.mark.rule("gwc:O16.4.2b", "gwc:1.9.1a")
def test_a_trigger_that_wipes_out_a_side_ends_the_melee() -> None:
    """Sniper! on the first roll; the German is already broken."""
    game = melee("landwehr F5 broken", "doughboys F6", allies_draw=SNIPED)
    assert asked(game) == "allies" and prompt(game) == "sniper"
    play(game, "unit g.landwehr-1")
    assert where(game, "g.landwehr-1") == "casualty" and where(game, "a.doughboys-1") == "F6"
    assert len(told(game, "rolled")) == 1 and len(told(game, "eliminated")) == 1


@pytest.mark.rule("gwc:O16.4.3a")
def test_all_of_the_lower_side_die_broken_or_not() -> None:
    game = melee("garde F5", "specialists F6 broken, lt-kelly F6, renault-ft-mg F6", axis_draw="5-6", allies_draw="2-1")
    assert {where(game, tag) for tag in ("a.specialists-1", "a.lt-kelly", "a.renault-ft-mg-1")} == {"casualty"}
    assert vp(game) == 1 + 2 + 3 and where(game, "g.garde-1") == "F6"


@pytest.mark.rule("gwc:O16.4.3b", "gwc:F126b", "gwc:F129b")
@pytest.mark.parametrize(("fort", "saved"), [("", False), ("bunker", True), ("pillbox", True), ("trench", False)])
def test_a_tie_kills_both_but_not_the_last_holder_of_a_pillbox(fort: str, saved: bool) -> None:
    game = melee(
        "landwehr F5",
        "doughboys F6",
        axis_draw="3-6",
        allies_draw="2-6",
        allies_side={"forts": [{"fort": fort, "hex": "F6"}]} if fort else {},
    )
    assert {entry[1] for entry in told(game, "melee-total")} == {"14"}
    assert where(game, "g.landwehr-1") == "casualty"
    assert where(game, "a.doughboys-1") == ("F6" if saved else "casualty")


@pytest.mark.rule("gwc:O16.4.3b")
def test_a_pillbox_does_not_save_a_lower_total() -> None:
    game = melee(
        "landwehr F5",
        "doughboys F6",
        axis_draw="4-6",
        allies_draw="2-6",
        allies_side={"forts": [{"fort": "pillbox", "hex": "F6"}]},
    )
    assert where(game, "a.doughboys-1") == "casualty" and where(game, "g.landwehr-1") == "F6"


# --- A33, A35, A40, A48, A55: just before one's own roll ---


@pytest.mark.rule("gwc:A33a", "gwc:A55", "gwc:O16.4.1b")
@pytest.mark.parametrize("action", ["bayonets", "unternehmungslustig"])
def test_bayonets_and_spirit_add_two_to_ones_own_roll(action: str) -> None:
    played = card("G", action=action)
    game = melee("landwehr F5", "doughboys F6", played, axis_draw="4-1", allies_draw="4-1")
    assert told(game, "melee-total") == [["allies", "11"]]  # his roll is over
    assert prompt(game) == "before-melee-roll" and asked(game) == "axis"
    play(game, f"play {played}", "?none")
    assert told(game, "melee-total") == [["allies", "11"], ["axis", "12"]]
    assert where(game, "a.doughboys-1") == "casualty"


@pytest.mark.rule("gwc:A33a", "gwc:A48")
def test_the_inactive_player_plays_before_the_first_roll_and_several_add_up() -> None:
    bayonets, forever = card("A", action="bayonets"), card("A", action="live-forever")
    game = melee("landwehr F5", "doughboys F6", allies_hand=f"{bayonets} {forever}", axis_draw="5-4", allies_draw="4-1")
    assert asked(game) == "allies" and told(game, "rolled") == [] and told(game, "melee") == [["F6", "5", "6"]]
    play(game, f"play {bayonets}", f"play {forever}")
    assert told(game, "melee-total") == [["allies", "15"], ["axis", "14"]]


@pytest.mark.rule("gwc:A40")
def test_elan_adds_two_to_a_melee_roll() -> None:
    elan = card("F", action="elan")
    game = melee("landwehr F5", "poilus F6", nation="france", allies_hand=elan, axis_draw="4-1", allies_draw="4-1")
    play(game, f"play {elan}")
    assert told(game, "melee-total") == [["allies", "12"], ["axis", "10"]]


@pytest.mark.rule("gwc:A35")
@pytest.mark.parametrize(("allies", "able"), [
    ("poilus F6", False),
    ("poilus F6, cne-barnier F6", True),
    ("poilus F6, cne-barnier F6 broken", True),  # being there is all it takes
    ("poilus F6, cne-barnier F7", False),
    ("poilus F6, schneider-leader F6", False),  # a Tank Leader is a Tank
])  # fmt: skip
def test_charge_needs_a_leader_in_the_hex(allies: str, able: bool) -> None:
    charge = card("F", action="charge")
    game = melee("landwehr F5", allies, nation="france", allies_hand=charge, allies_draw="4-1")
    assert (f"play {charge}" in notations(game)) == able
    if able:
        strength = int(told(game, "melee")[0][2])
        play(game, f"play {charge}")
        assert told(game, "melee-total")[0] == ["allies", str(strength + 5 + 2)]


# --- A51 ---


@pytest.mark.rule("gwc:A51")
@pytest.mark.parametrize(("axis", "able"), [("landwehr F5", True), ("lt-ebel F5", False), ("bote F5", False)])
def test_no_quarter_takes_a_surviving_unit(axis: str, able: bool) -> None:
    """A Leader is none; a lone Runner never gets so far."""
    game = melee(axis, "specialists F6 broken", NO_QUARTER, axis_draw="6-5", allies_draw="1-2 jammed")
    assert (f"play {NO_QUARTER}" in notations(game)) == able
    if able:
        before = vp(game)
        play(game, f"play {NO_QUARTER}")
        assert vp(game) == before + 2


@pytest.mark.rule("gwc:A51")
@pytest.mark.parametrize(("allies", "able"), [("doughboys F6", True), ("renault-ft-mg F6, lt-kelly F6", False)])
def test_no_quarter_of_the_americans(allies: str, able: bool) -> None:
    """A Tank is no Unit either. It is played when the Melee is over."""
    game = melee("landwehr F5", allies, allies_hand=A_NO_QUARTER, axis_draw="2-1", allies_draw="6-4")
    assert (f"play {A_NO_QUARTER}" in notations(game)) == able
    assert where(game, "g.landwehr-1") == "casualty"
    if able:
        play(game, f"play {A_NO_QUARTER}")
        assert vp(game) == -4


@pytest.mark.rule("gwc:A51")
def test_no_quarter_of_the_french_does_not_exist() -> None:
    """Even with a card that says so: the Germans and the Americans only."""
    rules = state(position("landwehr F5", "poilus F6", nation="france")).rules
    assert [rules.no_quarter_allowed(side) for side in range(2)] == [True, False]
    assert state(position("landwehr F5", "doughboys F6")).rules.no_quarter_allowed(1)


@pytest.mark.rule("gwc:A51")
def test_no_quarter_after_an_ambush_has_ended_the_melee() -> None:
    game = melee("landwehr F5", "doughboys F6 broken", f"{AMBUSH} {NO_QUARTER}")
    play(game, f"play {AMBUSH}")
    assert asked(game) == "axis" and f"play {NO_QUARTER}" in notations(game)

"""Situations with a moment of their own: in Moves, Offensives, Melees and requests, and as answers to the opponent."""

from __future__ import annotations

from typing import Any

import pytest
from gwc_guns import TELEPHONE
from gwc_play import position
from gwc_positions import state
from gwc_strategy import ALLIES, AMERICA, AXIS, MOVE, held, holding, in_force, say, thrown

from commander_play import (
    activated,
    asked,
    broken,
    flag,
    happened,
    hex,
    notations,
    play,
    prompt,
    suppressed,
    told,
    where,
)
from sandtable.commander.rules.names import WIRE
from sandtable.commander.rules.state import OP_FIRING
from sandtable.games.great_war_commander.rules.names import ENEMY_OP_FIRE
from sandtable.games.great_war_commander.rules.state import OFFENSIVE, of
from sandtable.games.great_war_commander.rules.strategy.situation import could_play
from sandtable.kernel.game import Game

FRENCH_TURN = {"active": "allies"}
FRENCH_MOVE, FRENCH_OFFENSIVE, FRENCH_RUNNER = "F-1", "F-12", "F-11"
US_MOVE, US_OFFENSIVE = "A-11", "A-7"
ANOTHER = "poilus O11"


def french(card: str, allies: str, hand: str = FRENCH_MOVE, axis: str = "infanterie A1", **more: Any) -> Game:
    own = holding(more.pop("axis_card", ""), card, **more.pop("own", {}))
    return position(axis, f"{allies}, {ANOTHER}", own=own, allies_hand=hand, table=FRENCH_TURN, **more)


def american(card: str, allies: str, hand: str = US_MOVE, axis: str = "infanterie A1", **more: Any) -> Game:
    own = holding(more.pop("axis_card", ""), card)
    allies += ", doughboys O11"
    more.setdefault("year", 1918)
    more["allies_side"] = {**AMERICA, **more.pop("side", {})}
    return position(axis, allies, own=own, allies_hand=hand, table=FRENCH_TURN, **more)


def wired(*hexes: str) -> dict[str, Any]:
    return {"forts": [{"fort": "wire", "hex": name} for name in hexes]}


# --- Assaults, Sturmtruppen, Hidden Path (S98.3.4, S98.4.7, S98.5.6) ---


@pytest.mark.rule("gwc:S98.3.4", "gwc:S98.1a")
def test_assaults_lead_into_the_enemys_hex_suppressed_and_at_an_end() -> None:
    game = french("assaults", "poilus F5", axis="infanterie F4, infanterie A1", axis_draw="1-2", allies_draw="6-5")
    play(game, f"order {FRENCH_MOVE}", "?activate f.poilus-1", "?done", "?move f.poilus-1")
    assert "step F4" not in notations(game)
    say(game, "situation assaults", "step F4")
    assert suppressed(game, "f.poilus-1") and where(game, "f.poilus-1") == "F4"
    assert len(told(game, "moved")) == 1 and told(game, "moved")[0][3] == "1"  # of 4 MPs


@pytest.mark.rule("gwc:S98.3.4")
def test_assaults_are_not_for_tanks() -> None:
    game = french("assaults", "schneider F5", axis="infanterie F4, infanterie A1", year=1917)
    play(game, f"order {FRENCH_MOVE}", "?activate f.schneider-1", "?done", "?move f.schneider-1")
    assert prompt(game) == "move-step" and notations(game, "situation") == []


@pytest.mark.rule("gwc:S98.3.4")
def test_the_melee_follows_the_order() -> None:
    game = french("assaults", "poilus F5", axis="infanterie F4, infanterie A1", axis_draw="1-2", allies_draw="6-5")
    play(game, f"order {FRENCH_MOVE}", "?activate f.poilus-1", "?done", "?move f.poilus-1", "situation assaults")
    play(game, "step F4", "?none", "?none")
    assert told(game, "melee") and where(game, "g.infanterie-1") == "casualty"
    assert in_force(game, ALLIES) == [] and thrown(game, ALLIES) == ["assaults"]


@pytest.mark.rule("gwc:S98.4.7", "gwc:S98.1a")
def test_sturmtruppen_storm_without_being_suppressed() -> None:
    draws = {"axis_draw": "6-5", "allies_draw": "1-2"}
    game = position("infanterie F5, infanterie A1", f"poilus F6, {ANOTHER}", own=holding("sturmtruppen"), **draws)
    play(game, f"order {MOVE}", "?activate g.infanterie-1", "?done", "?move g.infanterie-1")
    assert notations(game, "situation") == ["sturmtruppen ignore-wire", "sturmtruppen storm"]
    say(game, "situation sturmtruppen storm", "step F6")
    assert where(game, "g.infanterie-1") == "F6" and len(told(game, "moved")) == 1
    assert "suppressed" not in happened(game)[: happened(game).index("melee")]


@pytest.mark.rule("gwc:S98.4.7", "gwc:S98.1a")
def test_one_of_its_uses_only() -> None:
    side = {"allies_side": wired("F6")}
    game = position("infanterie F5, infanterie A1", f"poilus F7, {ANOTHER}", own=holding("sturmtruppen"), **side)
    play(game, f"order {MOVE}", "?activate g.infanterie-1", "?done", "?move g.infanterie-1")
    say(game, "situation sturmtruppen ignore-wire")
    play(game, "step F6", "?none")
    assert "step F7" not in notations(game) and "step G6" in notations(game)


@pytest.mark.rule("gwc:S98.5.6", "gwc:S98.4.7")
@pytest.mark.parametrize("card", ["", "hidden-path"])
def test_wire_does_nothing_on_a_hidden_path(card: str) -> None:
    game = american(card, "doughboys F5", axis_side=wired("F4"))
    play(game, f"order {US_MOVE}", "?activate a.doughboys-1", "?done", "?move a.doughboys-1")
    if card:
        say(game, "situation hidden-path")
    play(game, "step F4", "?none")
    assert ("step F3" in notations(game)) == bool(card)


@pytest.mark.rule("gwc:S98.4.7", "gwc:S98.1.2")
@pytest.mark.parametrize(("year", "may"), [(1915, False), (1916, True), (1918, True)])
def test_sturmtruppen_come_in_1916(year: int, may: bool) -> None:
    game = position("infanterie F5, infanterie A1", own=holding("sturmtruppen"), year=year)
    play(game, f"order {MOVE}", "?activate g.infanterie-1", "?done")
    assert (notations(game, "situation") != []) == may


@pytest.mark.rule("gwc:S98.3.4", "gwc:S98.5.6")
def test_a_runner_order_is_no_move_order() -> None:
    game = french("assaults", "agent-de-liaison F5, ltn-durant F5", FRENCH_RUNNER)
    play(game, f"order {FRENCH_RUNNER}", "?runner-move f.agent-de-liaison-1")
    assert prompt(game) == "move-step" and notations(game, "situation") == []


@pytest.mark.rule("gwc:S98.3.4")
@pytest.mark.parametrize(("bars", "may"), [(False, True), (True, False)])
def test_movers_cards_serve_in_an_offensive_but_for_the_switch(bars: bool, may: bool) -> None:
    game = french("assaults", "poilus F5, ltn-durant F6", FRENCH_OFFENSIVE, options={"offensive_bars_cards": bars})
    play(game, f"order {FRENCH_OFFENSIVE}", "?activate f.poilus-1", "?activate f.ltn-durant", "?done")
    assert (notations(game, "situation") == ["assaults"]) == may


# --- Doughboy Surge (S98.5.3) ---


def surge(card: str, allies: str, mover: str, **more: Any) -> Game:
    """An American line is shot at as it goes from F6 to F5: FP 5 and a roll of 11, against Morale 7 or so and 3."""
    game = american(
        card, allies, US_OFFENSIVE, "infanterie F2, infanterie A1", axis_hand="G-3", axis_draw="6-5", allies_draw="1-2",
        **more,
    )  # fmt: skip
    play(game, f"order {US_OFFENSIVE}")
    while prompt(game) == "offensive-line":
        play(game, notations(game)[0])
    return play(game, f"?move a.{mover}", "step F5")


def shoot(game: Game) -> Game:
    return play(game, "play G-3", "?activate g.infanterie-1", "?done", "fire F5", "?base g.infanterie-1", "?done")


@pytest.mark.rule("gwc:S98.5.3")
@pytest.mark.parametrize(("card", "breaks"), [("", True), ("doughboy-surge", False)])
def test_units_near_a_leader_of_the_line_do_not_break_from_op_fire(card: str, breaks: bool) -> None:
    game = surge(card, "lt-york F7, doughboys F6", "doughboys-1")
    shoot(game)
    if card:
        say(game, "situation doughboy-surge")
        assert in_force(game, ALLIES) == ["doughboy-surge"]
    play(game, "?roll")
    assert broken(game, "a.doughboys-1") == breaks


@pytest.mark.rule("gwc:S98.5.3")
def test_it_may_be_played_before_anybody_fires() -> None:
    game = american("doughboy-surge", "lt-york F7, doughboys F6", US_OFFENSIVE)
    play(game, f"order {US_OFFENSIVE}", "?activate a.lt-york", "?activate a.doughboys-1", "?done")
    assert notations(game, "situation") == ["doughboy-surge"]


@pytest.mark.rule("gwc:S98.5.3")
def test_leaders_are_not_protected() -> None:
    game = surge("doughboy-surge", "lt-york F7, lt-kelly F6, doughboys G7", "lt-kelly")
    shoot(game)
    say(game, "situation doughboy-surge")
    play(game, "?roll")
    assert broken(game, "a.lt-kelly")


@pytest.mark.rule("gwc:S98.5.3")
def test_nor_units_far_from_their_leader_or_not_in_good_order() -> None:
    far = surge("doughboy-surge", "lt-kelly G8, doughboys F7, doughboys F6", "doughboys-2")
    shoot(far)
    play(far, "?situation doughboy-surge", "?roll")
    assert broken(far, "a.doughboys-2")
    shaken = surge("doughboy-surge", "lt-york F7, doughboys F6 suppressed", "doughboys-1")
    shoot(shaken)
    play(shaken, "situation doughboy-surge", "?roll")
    assert broken(shaken, "a.doughboys-1")


# --- La Force Noire (S98.3.8) ---


@pytest.mark.rule("gwc:S98.3.8", "gwc:O16.4.1b")
def test_la_force_noire_is_an_ambush() -> None:
    """The inactive French play it before the rolls; the Germans pick who breaks."""
    game = position(
        "infanterie F5, infanterie A1", f"poilus F6, {ANOTHER}", axis_hand="G-14", own=holding("", "la-force-noire")
    )
    play(game, "order G-14", "?activate g.infanterie-1", "?done", "?advance g.infanterie-1 F6")
    assert (prompt(game), asked(game)) == ("ambush", "allies")
    assert "situation la-force-noire" in notations(game)
    say(game, "situation la-force-noire")
    assert told(game, "broke")[0] == ["g.infanterie-1"] and thrown(game, ALLIES) == ["la-force-noire"]
    assert "melee-total" not in happened(game)[: happened(game).index("broke")]


# --- Forward Observer (S98.4.4) ---


def observe(draw: str, **more: Any) -> Game:
    game = position(
        "infanterie A1, hptm-nehring F3", "poilus O9", axis_hand="G-7", axis_draw=draw, axis_side=TELEPHONE,
        own=holding("forward-observer"), **more,
    )  # fmt: skip
    play(game, "order G-7", "barrage 0", "observer", "fire H4")
    return game


@pytest.mark.rule("gwc:S98.4.4")
def test_a_hit_of_the_observer_post_does_not_drift() -> None:
    game = observe("6-5, 2-3")
    assert (prompt(game), asked(game)) == ("situation-own-accuracy", "axis")
    say(game, "situation forward-observer")
    assert told(game, "drift") == [] and told(game, "revealed") == []
    assert "strategy-played" in happened(game)


@pytest.mark.rule("gwc:S98.4.4")
def test_a_miss_drifts_as_ever_and_the_card_is_kept() -> None:
    game = observe("1-2, 2-1")
    assert prompt(game) != "situation-own-accuracy" and held(game, AXIS) == ["forward-observer"]
    assert told(game, "targeting")[0][3] == "0" and told(game, "drift")


@pytest.mark.rule("gwc:S98.4.4")
def test_not_for_the_highest_leader() -> None:
    game = position("infanterie A1, hptm-nehring F3", "poilus O9", axis_hand="G-7", axis_draw="6-5, 2-3",
                    axis_side=TELEPHONE, own=holding("forward-observer"))  # fmt: skip
    play(game, "order G-7", "barrage 0", "activate g.hptm-nehring", "fire H4")
    assert told(game, "drift") and held(game, AXIS) == ["forward-observer"]


# --- Red Trousers (S98.4.5) ---


def offensive(allies: str = "poilus F5, ltn-durant F6, poilus F7, specialistes G6", **more: Any) -> Game:
    more.setdefault("year", 1914)
    game = french("", allies, f"{FRENCH_OFFENSIVE} {FRENCH_MOVE}", axis_card="red-trousers", **more)
    play(game, f"order {FRENCH_OFFENSIVE}")
    while prompt(game) == "offensive-line":
        play(game, notations(game)[0])
    return game


@pytest.mark.rule("gwc:S98.4.5a", "gwc:S98.4.5b", "gwc:S98.4.5c")
def test_red_trousers_stop_a_french_offensive() -> None:
    """Two of three Units, by the German player's choice; no Leader. The Order does not count, nobody is activated."""
    game = offensive()
    assert (prompt(game), asked(game)) == ("situation-enemy-offensive", "axis")
    say(game, "situation red-trousers")
    assert (prompt(game), asked(game)) == ("red-trousers", "axis")
    assert notations(game, "unit") == ["f.poilus-1", "f.poilus-2", "f.specialistes-1"]
    say(game, "unit f.poilus-1", "unit f.specialistes-1")
    assert [suppressed(game, f"f.{tag}") for tag in ("poilus-1", "poilus-2", "specialistes-1")] == [True, False, True]
    assert state(game).orders_given == 0 and not activated(game, "f.poilus-1") and not activated(game, "f.ltn-durant")
    assert not flag(game, "f.poilus-2", OFFENSIVE) and asked(game) == "allies"
    assert f"order {FRENCH_MOVE}" in notations(game) and "pass" not in notations(game)


@pytest.mark.rule("gwc:S98.4.5a")
def test_whoever_lets_them_come_keeps_it() -> None:
    game = say(offensive(), "none")
    assert prompt(game) == "offensive-pick" and held(game, AXIS) == ["red-trousers"]


@pytest.mark.rule("gwc:S98.4.5a", "gwc:S98.1.2")
def test_red_trousers_are_of_1914() -> None:
    assert prompt(offensive(year=1915)) == "offensive-pick"


@pytest.mark.rule("gwc:S98.4.5a")
def test_an_american_offensive_has_no_red_trousers() -> None:
    game = american("", "doughboys F5, lt-york F6", US_OFFENSIVE, axis_card="red-trousers", year=1914)
    play(game, f"order {US_OFFENSIVE}", "?activate a.doughboys-1", "?activate a.lt-york", "?done")
    assert prompt(game) == "offensive-pick"


# --- Sturmabteilung Vor (S98.4.6) ---


def op_fire(own: dict[str, Any], **more: Any) -> Game:
    """A German moves to F5 before two French Platoons and their Leader."""
    units = f"poilus F8, ltn-durant F8, poilus G8, {ANOTHER}"
    game = position("infanterie F4, infanterie A1", units, own=own, allies_hand="F-6 F-7", **more)
    play(game, f"order {MOVE}", "?activate g.infanterie-1", "?done", "?move g.infanterie-1", "step F5")
    return play(game, "play F-6", "activate f.ltn-durant", "activate f.poilus-1", "?done")


@pytest.mark.rule("gwc:S98.4.6")
def test_op_fire_is_cancelled_and_nobody_counts_as_activated() -> None:
    game = op_fire(holding("sturmabteilung-vor"))
    assert (prompt(game), asked(game)) == ("situation-enemy-op-fire", "axis")
    assert activated(game, "f.poilus-1")
    say(game, "situation sturmabteilung-vor")
    assert prompt(game) == "op-fire" and asked(game) == "allies"
    for tag in ("f.poilus-1", "f.ltn-durant"):
        assert not activated(game, tag) and not flag(game, tag, OP_FIRING)
    assert notations(game) == ["op-fire F-7", "none"]  # no shot; but another card may be played
    assert "action-cancelled" in happened(game)


@pytest.mark.rule("gwc:S98.4.6")
def test_those_of_an_earlier_card_stay_activated() -> None:
    game = say(op_fire(holding("sturmabteilung-vor")), "none")
    play(game, "op-fire F-7", "?activate f.poilus-2", "?done")
    say(game, "situation sturmabteilung-vor")
    assert activated(game, "f.poilus-1") and not activated(game, "f.poilus-2")
    assert "fire F5" in notations(game)


@pytest.mark.rule("gwc:S98.4.6", "gwc:S98.1.2")
def test_not_before_1916() -> None:
    assert prompt(op_fire(holding("sturmabteilung-vor"), year=1915)) == "op-fire"


@pytest.mark.rule("gwc:S98.4.6")
def test_only_who_moves_has_the_card() -> None:
    game = op_fire(holding("", "assaults"))
    assert prompt(game) == "op-fire" and not could_play(of(state(game)), ALLIES, ENEMY_OP_FIRE)


# --- Scout (S98.5.7) ---


def scouted(card: str, held_card: str, **more: Any) -> Game:
    """The Americans fire at F7, and the Germans there have an Action before their Defence Roll."""
    game = position(
        "infanterie F7, infanterie A1", "doughboys F5, doughboys O11", axis_hand=card, allies_hand="A-1",
        axis_draw="1-2", allies_draw="6-5", own=holding("", held_card), table=FRENCH_TURN, allies_side=AMERICA,
        year=1918, **more,
    )  # fmt: skip
    play(game, "order A-1", "?activate a.doughboys-1", "?done", "?fire F7", "?base a.doughboys-1", "?done")
    assert prompt(game) == "before-defence-roll"
    return game


@pytest.mark.rule("gwc:S98.5.7")
def test_scout_negates_an_action_as_soon_as_it_is_announced() -> None:
    """Go to Ground: no Shellhole, and the card is gone all the same."""
    game = say(scouted("G-46", "scout"), "play G-46")
    assert (prompt(game), asked(game)) == ("situation-enemy-action", "allies")
    say(game, "situation scout")
    g = state(game)
    assert told(game, "action-cancelled") == [["axis", "G-46"]] and "ground-changed" not in happened(game)
    assert g.rules.tables.card("G-46") in g.discards[AXIS] and thrown(game, ALLIES) == ["scout"]


@pytest.mark.rule("gwc:S98.5.7")
@pytest.mark.parametrize("held_card", ["", "scout"])
def test_an_action_that_is_let_pass_happens(held_card: str) -> None:
    game = say(scouted("G-46", held_card), "play G-46")
    if held_card:
        say(game, "none")
    assert "ground-changed" in happened(game) and held(game, ALLIES) == ([held_card] if held_card else [])


@pytest.mark.rule("gwc:S98.5.7")
@pytest.mark.parametrize("card", ["G-10", "G-46"])
def test_concealment_and_go_to_ground_can_be_scouted(card: str) -> None:
    assert prompt(say(scouted(card, "scout"), f"play {card}")) == "situation-enemy-action"


@pytest.mark.rule("gwc:S98.5.7")
def test_and_counterattack() -> None:
    game = position(
        "infanterie F6, infanterie A1", "doughboys F5, doughboys O11", axis_hand="G-7", allies_hand="A-1",
        axis_draw="1-2", allies_draw="1-2", own=holding("", "scout"), table=FRENCH_TURN, allies_side=AMERICA, year=1918,
    )  # fmt: skip
    play(game, "order A-1", "?activate a.doughboys-1", "?done", "?fire F6", "?base a.doughboys-1", "?done")
    say(game, "play G-7", "situation scout")
    assert told(game, "counterattacked") == [] and told(game, "action-cancelled") == [["axis", "G-7"]]


@pytest.mark.rule("gwc:S98.5.7")
@pytest.mark.parametrize(("answer", "wire"), [("situation scout", False), ("none", True)])
def test_and_hidden_wire(answer: str, wire: bool) -> None:
    game = american("scout", "doughboys F5", axis_hand="G-27", axis_side={"posture": "defend"})
    play(game, f"order {US_MOVE}", "?activate a.doughboys-1", "?done", "?move a.doughboys-1", "step F4")
    say(game, "play G-27", answer)
    g = state(game)
    assert (g.h_fort[hex(game, "F4")] == WIRE) == wire
    assert ("action-cancelled" in happened(game)) != wire


@pytest.mark.rule("gwc:S98.5.7")
@pytest.mark.parametrize(("answer", "wire"), [("situation scout", False), ("none", True)])
def test_hidden_wire_under_an_advance_too(answer: str, wire: bool) -> None:
    game = american("scout", "doughboys F5", "A-8", axis_hand="G-27", axis_side={"posture": "defend"})
    play(game, "order A-8", "?activate a.doughboys-1", "?done", "advance a.doughboys-1 F4")
    say(game, "play G-27", answer)
    assert (state(game).h_fort[hex(game, "F4")] == WIRE) == wire and where(game, "a.doughboys-1") == "F4"


@pytest.mark.rule("gwc:S98.5.7")
def test_other_actions_cannot_be_scouted() -> None:
    """Crossfire, played by the Germans for Op Fire."""
    game = american("scout", "doughboys F5", axis="infanterie F2, infanterie A1", axis_hand="G-3 G-1")
    play(game, f"order {US_MOVE}", "?activate a.doughboys-1", "?done", "?move a.doughboys-1", "step F4", "play G-3")
    play(game, "?activate g.infanterie-1", "?done", "fire F4", "?base g.infanterie-1", "?done", "play G-1")
    assert ["axis", "G-1", "crossfire"] in told(game, "action-played")
    assert prompt(game) != "situation-enemy-action"

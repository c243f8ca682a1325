"""Opportunity Fire (A42)."""

from __future__ import annotations

from typing import Any

import pytest
from gwc_positions import card, position, state, why

from commander_play import asked, broken, flag, notations, play, prompt, suppressed, told, unit
from sandtable.commander.rules.state import ACTIVATED, OP_FIRING
from sandtable.games.great_war_commander.rules.verbs import OP_FIRE
from sandtable.kernel.game import Game

FIRE, FIRE_2 = "G-50", "G-34"
MOVE = card("A", order="move", action="dig-in")
MOVE_2 = card("A", order="move", action="hand-grenades")
FAR = "doughboys I11"
AWAY = "landwehr A1"


def march(axis: str, allies: str, *steps: str, hand: str = FIRE, **more: Any) -> Game:
    """The first American Platoon moves."""
    game = position(
        f"{axis}, {AWAY}", f"{allies}, {FAR}", axis_hand=hand, table={"active": "allies"},
        allies_hand=more.pop("allies_hand", f"{MOVE} {MOVE_2}"), **more,
    )  # fmt: skip
    tag = "a." + allies.split()[0] + "-1"
    play(game, f"order {MOVE}", f"activate {tag}", f"?move {tag}")
    return play(game, *steps)


def fp(game: Game) -> list[int]:
    return [int(args[2]) for args in told(game, "attack")]


@pytest.mark.rule("gwc:A42.1a", "gwc:A42.1b", "gwc:A42.2a", "gwc:A28.2")
def test_a_fire_card_answers_each_hex_entered() -> None:
    """The same card would be a Fire Order in one's own Turn. All of it comes before the mover goes on."""
    game = march("landwehr F5", "doughboys F10", "step F9")
    assert (asked(game), prompt(game)) == ("axis", "op-fire") and notations(game) == [f"play {FIRE}", "none"]
    play(game, f"play {FIRE}")
    assert flag(game, "g.landwehr-1", ACTIVATED) and flag(game, "g.landwehr-1", OP_FIRING)
    assert notations(game) == ["fire F9", "none"]
    play(game, "fire F9")
    assert fp(game) == [5]


@pytest.mark.rule("gwc:A42.2b")
def test_he_may_let_them_pass() -> None:
    game = march("landwehr F5", "doughboys F10", "step F9", "none")
    assert asked(game) == "allies" and prompt(game) == "move-step"


@pytest.mark.rule("gwc:A42.1a")
def test_not_before_anybody_has_entered_a_hex_nor_for_an_advance() -> None:
    assert asked(march("landwehr F5", "doughboys F9")) == "allies"
    advance = card("A", order="advance")
    game = position(
        f"landwehr F5, {AWAY}", f"doughboys F9, {FAR}", axis_hand=FIRE, allies_hand=advance,
        table={"active": "allies"},
    )  # fmt: skip
    play(game, f"order {advance}", "activate a.doughboys-1", "?advance a.doughboys-1 F8")
    assert unit(game, "a.doughboys-1") >= 0 and prompt(game) != "op-fire" and told(game, "attack") == []


@pytest.mark.rule("gwc:A42.3b", "gwc:A42.3d", "gwc:A42.3.ex")
def test_one_attack_a_hex_but_again_in_the_next() -> None:
    """Into a Stream: 3 MPs, one expenditure, one attack."""
    game = march(
        "infanterie F5", "doughboys F10", "step F9", f"play {FIRE}", "fire F9", axis_draw="1-2, 1-3",
        map={"terrain": {"stream": "F9"}},
    )  # fmt: skip
    assert len(told(game, "attack")) == 1 and notations(game, "fire") == []
    play(game, "?none", "?step F8", "fire F8")
    assert len(told(game, "attack")) == 2


@pytest.mark.rule("gwc:A42.3c", "gwc:A42.exG", "gwc:A28.3a")
def test_no_second_activation_in_the_turn() -> None:
    game = march(
        "landwehr F5",
        "doughboys F10, doughboys H10",
        "step F9",
        f"play {FIRE}",
        "none",
        "?stop",
        hand=f"{FIRE} {FIRE_2}",
    )
    play(game, "?done", f"order {MOVE_2}", "activate a.doughboys-2", "?move a.doughboys-2", "?step G9", "?step H9")
    assert asked(game) == "allies" and not flag(game, "g.landwehr-1", OP_FIRING)


@pytest.mark.rule("gwc:A42.3a", "gwc:11.6b")
def test_no_ordnance_but_its_bearer_may() -> None:
    game = march("landwehr F5 77-mm-gun", "doughboys F10", "step F9", f"play {FIRE}", "fire F9")
    assert told(game, "attack-piece") == [["g.landwehr-1"]]
    gun = march("abteilung F5 77-mm-gun", "doughboys F10", "step F9")
    assert asked(gun) == "allies"  # the Team's own Range is 2


@pytest.mark.rule("gwc:A42.3a")
def test_a_tank_fires_its_mg_only() -> None:
    move, fire = card("G", order="move", action="dig-in"), "F-17"
    game = position(
        f"landwehr F4, {AWAY}", "schneider F9, specialistes I11", axis_hand=move, allies_hand=fire, nation="france"
    )
    play(game, f"order {move}", "activate g.landwehr-1", "?move g.landwehr-1", "step F5", f"play {fire}", "fire F5")
    assert told(game, "attack-piece") == [["f.schneider-1"]] and told(game, "targeting") == []
    gun = position(f"landwehr F4, {AWAY}", "renault-ft-gun F9, specialists I11", axis_hand=move, allies_hand="A-23")
    play(gun, f"order {move}", "activate g.landwehr-1", "?move g.landwehr-1", "step F5")
    assert asked(gun) == "axis"


@pytest.mark.rule("gwc:A42.3e", "gwc:O21.3.7c")
def test_all_in_the_hex_are_attacked_and_only_movers_break_on_a_tie() -> None:
    """5 + 6 = 11 against 7 + 4 for both: the one who moved breaks, the other is suppressed."""
    game = march(
        "landwehr F5", "doughboys F10, specialists F9", "step F9", f"play {FIRE}", "fire F9",
        axis_draw="4-2", allies_draw="1-3, 3-1",
    )  # fmt: skip
    play(game, "unit a.doughboys-1")
    assert broken(game, "a.doughboys-1") and not broken(game, "a.specialists-1")
    assert suppressed(game, "a.specialists-1")


@pytest.mark.rule("gwc:A42.2a")
def test_those_activated_earlier_in_the_order_fire_with_later_ones_standing_by() -> None:
    """The second hex is out of the Landwehr's Range, but the MG activated for the first still fires."""
    game = march("landwehr F5 mg-08", "doughboys F10", "step F9", f"play {FIRE}", "none", "step F10")
    assert notations(game, "fire") == ["F10"] and notations(game, "play") == []
    play(game, "fire F10")
    assert told(game, "attack-piece") == [["g.mg-08-1"]]


# --- the worked example ---

CRATERS = {"terrain": {"shellhole": "J3 K3"}}


@pytest.mark.rule(
    "gwc:A42.exA", "gwc:A42.exB", "gwc:A42.exC", "gwc:A42.exD", "gwc:A42.exE", "gwc:A42.exF", "gwc:O21.3.6.1"
)
def test_the_example_of_movement_and_op_fire() -> None:
    crossfire, crossfire_2 = card("G", action="crossfire"), card("G", action="crossfire", n=2)
    game = position(
        f"lt-mueller H4, landwehr H4 mg-08, {AWAY}", "doughboys L3, lt-kelly L6, doughboys O11",
        axis_hand=f"{FIRE} {crossfire} {crossfire_2}", allies_hand=MOVE, wide=True, map=CRATERS,
        axis_draw="1-1 jammed, 4-2", allies_draw="4-6, 5-5", table={"active": "allies"},
    )  # fmt: skip
    play(game, f"order {MOVE}", "activate a.doughboys-1", "?move a.doughboys-1", "step K3")
    play(game, f"play {FIRE}", "activate g.lt-mueller", "?activate g.landwehr-1", "?done", "fire K3", "base g.mg-08-1")
    play(game, "?join g.landwehr-1", "?roll", "?done")
    assert fp(game) == [11] and told(game, "attack-total") == [["13", "2"]]
    assert state(game).w_broken == [1]
    assert told(game, "defence")[0][1:3] == ["8", "18"]
    play(game, "?none", "step J3", "fire J3", f"play {crossfire}", f"play {crossfire_2}", "?roll")
    assert told(game, "attack-total")[1] == ["17", "6"]
    assert told(game, "defence")[1][1:3] == ["8", "18"] and unit(game, "a.doughboys-1") >= 0


@pytest.mark.rule("gwc:A42.1b", "gwc:A45.4a")
def test_a_fire_card_with_hidden_wire_serves_as_either() -> None:
    """Both may be played when a hex has been entered, so each has a name of its own."""
    both = card("A", order="fire", action="hidden-wire")
    move = card("G", order="move", action="dig-in")
    for played, wire in ((f"play {both}", True), (f"op-fire {both}", False)):
        game = position(
            f"landwehr F5, {AWAY}", f"doughboys F9, {FAR}", axis_hand=move, allies_hand=both,
            allies_side={"posture": "defend"},
        )  # fmt: skip
        play(game, f"order {move}", "activate g.landwehr-1", "?move g.landwehr-1", "step F6")
        assert notations(game) == [f"play {both}", f"op-fire {both}", "none"]
        play(game, played)
        assert (told(game, "fortified") != []) == wire
        assert flag(game, "a.doughboys-1", OP_FIRING) != wire


@pytest.mark.rule("gwc:A42.1b")
def test_why_such_a_card_cannot_fire() -> None:
    """Nobody is left to be activated; and a card that he does not hold."""
    both = card("A", order="fire", action="hidden-wire")
    move = card("G", order="move", action="dig-in")
    game = position(
        f"landwehr F5, {AWAY}", f"doughboys F9, {FAR}", axis_hand=move, allies_hand=both,
        allies_side={"posture": "defend"},
    )  # fmt: skip
    play(game, f"order {move}", "activate g.landwehr-1", "?move g.landwehr-1", "step F6")
    tables = state(game).rules.tables
    held, other = tables.card(both), tables.card(FIRE)
    assert why(game, OP_FIRE, held) == "possible" and why(game, OP_FIRE, other) == "not-in-hand"
    play(game, f"op-fire {both}", "?activate a.doughboys-1", "?done")
    assert why(game, OP_FIRE, held) == "not-in-hand"


@pytest.mark.rule("gwc:A42.3c", "gwc:O21.3.1b")
def test_a_hero_is_not_activated_again_for_a_shot_that_needs_the_others_of_before() -> None:
    """Activated anew he belongs to nobody's activation but his own, and through this brush he alone has no FP."""
    game = march(
        "hptm-bertin F4, infanterie F4, hero F4", "doughboys F10", "step F9", f"play {FIRE}",
        "?activate g.hptm-bertin", "?activate g.infanterie-1", "?activate g.hero", "?done", "none", "?step F8",
        hand=f"{FIRE} {FIRE_2}", map={"terrain": {"brush": "F6"}},
    )  # fmt: skip
    assert prompt(game) == "op-fire" and notations(game) == ["fire F8", "none"]

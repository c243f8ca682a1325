"""Gas: the attack (O19.2.1.3), those who enter it (T107.1), Major Gas Attack (A49)."""

from __future__ import annotations

from typing import Any

import pytest
from gwc_guns import AIR, MAJOR_GAS, REQUEST, TELEPHONE, barrage, gassed, is_on_map, position, request, rolls
from gwc_positions import state

from commander_play import broken, hex, notations, play, prompt, suppressed, told, unit
from sandtable.games.great_war_commander.rules.gas import in_gas, push_gas_entry, spread_gas
from sandtable.games.great_war_commander.rules.state import put_gas
from sandtable.kernel.game import Game

AREA = "E6 E7 F5 F6 F7 G6 G7"


def attack(allies: str, axis: str = "hptm-nehring F1", **more: Any) -> Game:
    """A Gas Attack that comes down in F6."""
    more.setdefault("axis_side", TELEPHONE)
    hand = f"{REQUEST} {AIR} {more.pop('cards', '')}"
    game = position(axis, allies, hand=hand, draw="6-4, 1-4, 1-2", **more)
    return request(game, "barrage 2", "activate g.hptm-nehring", "gas F6")


def enter(game: Game, tag: str, name: str) -> None:
    """Gas takes whoever has come into the hex."""
    g = state(game)
    depth = len(g.frames)
    push_gas_entry(g, [unit(game, tag)], hex(game, name))
    while len(g.frames) > depth:
        g.frames[-1].run(g)


# --- the attack ---


@pytest.mark.rule("gwc:O19.2.1.3a", "gwc:O19.2.1.3c")
def test_seven_markers_no_roll_and_they_stay() -> None:
    game = attack("poilus O9")
    assert gassed(game) == AREA and rolls(game) == ["accuracy"]
    assert barrage(game) == ("", "") and told(game, "ground-changed") == []


@pytest.mark.rule("gwc:O19.2.1.3a", "gwc:8.1.5", "gwc:8.1.6")
def test_one_marker_in_a_hex_none_in_a_blaze_none_off_the_map() -> None:
    game = attack("poilus O9", own={"gas": "F6 F5"}, blaze="G7")
    assert gassed(game) == "E6 E7 F5 F6 F7 G6" and len(told(game, "gas-placed")) == 4
    edge = position("hptm-nehring F3", "poilus O9", hand=REQUEST, axis_side=TELEPHONE, draw="6-4, 4-1")
    request(edge, "barrage 2", "activate g.hptm-nehring", "gas F1")
    assert gassed(edge) == "E1 E2 F1 F2 G1 G2"


@pytest.mark.rule("gwc:O19.2.1.3a")
def test_gas_lies_on_water_too() -> None:
    assert gassed(attack("poilus O9", map={"terrain": {"water-barrier": "G7", "marsh": "F7"}})) == AREA


@pytest.mark.rule("gwc:O19.2.1.3a", "gwc:8.1")
def test_the_counter_mix_sets_the_limit() -> None:
    game = position("hptm-nehring F1", "poilus O9")
    g = state(game)
    for h in range(g.rules.tables.gas_count - 2):
        put_gas(g, h)
    near = [hex(game, name) for name in ("F6", "F5", "F7")]
    assert spread_gas(g, near) == near[:2]


@pytest.mark.rule("gwc:O19.2.1.3b")
def test_the_suppressed_break_and_stay_so_the_others_are_suppressed() -> None:
    game = attack(
        "poilus F6, poilus G7 suppressed, ltn-durant F6, schneider E6 suppressed, specialistes F8, poilus O9",
        axis="hptm-nehring F1, infanterie F5 suppressed, landwehr E7", year=1918,
    )  # fmt: skip
    assert suppressed(game, "f.poilus-1") and not broken(game, "f.poilus-1")
    assert suppressed(game, "f.poilus-2") and broken(game, "f.poilus-2")
    assert suppressed(game, "f.ltn-durant") and not broken(game, "f.ltn-durant")
    assert suppressed(game, "f.schneider-1") and broken(game, "f.schneider-1")
    assert suppressed(game, "g.infanterie-1") and broken(game, "g.infanterie-1")  # one's own too
    assert suppressed(game, "g.landwehr-1") and not broken(game, "g.landwehr-1")
    assert not suppressed(game, "f.specialistes-1")  # two hexes away


@pytest.mark.rule("gwc:O19.2.1.3b")
def test_a_broken_formation_that_is_suppressed_dies_one_that_is_not_is_suppressed() -> None:
    game = attack("poilus F6 broken suppressed, poilus G7 broken, poilus O9")
    assert not is_on_map(game, "f.poilus-1")
    assert is_on_map(game, "f.poilus-2") and suppressed(game, "f.poilus-2")


@pytest.mark.rule("gwc:O19.2.1.3b")
def test_hexes_that_were_gassed_before_are_hit_again() -> None:
    game = attack("poilus F6 suppressed, poilus O9", own={"gas": "F6"})
    assert broken(game, "f.poilus-1")


@pytest.mark.rule("gwc:O19.2.1.2a", "gwc:O19.2.1.3a")
def test_gas_announced_from_another_box_is_gas() -> None:
    game = position("hptm-nehring F1", "poilus F6, poilus O9", hand=REQUEST, axis_side=TELEPHONE, draw="6-4, 1-4")
    request(game, "barrage 1", "activate g.hptm-nehring", "gas F6")
    assert gassed(game) == AREA and suppressed(game, "f.poilus-1") and barrage(game) == ("", "")


@pytest.mark.rule("gwc:O19.2.1.3b")
def test_anti_gas_strategy_spares_its_own_side_from_breaking_only() -> None:
    game = attack(
        "poilus F6 suppressed, poilus G7, poilus O9", axis="hptm-nehring F1, infanterie F5 suppressed",
        own={"reminders": {"allies": ["anti-gas-strategy"]}},
    )  # fmt: skip
    assert not broken(game, "f.poilus-1") and suppressed(game, "f.poilus-2") and broken(game, "g.infanterie-1")


# --- entering (T107.1) ---


@pytest.mark.rule("gwc:T107.1a")
def test_whoever_enters_is_suppressed_or_breaks() -> None:
    game = position(
        "infanterie F5, lt-mueller F6", "poilus O9, schneider G5 suppressed", own={"gas": "F5 F6 G5"}, year=1918
    )
    enter(game, "g.infanterie-1", "F5")
    assert suppressed(game, "g.infanterie-1") and not broken(game, "g.infanterie-1")
    enter(game, "g.infanterie-1", "F5")
    assert suppressed(game, "g.infanterie-1") and broken(game, "g.infanterie-1")
    enter(game, "g.lt-mueller", "F6")
    assert suppressed(game, "g.lt-mueller")
    enter(game, "f.schneider-1", "G5")
    assert broken(game, "f.schneider-1")


@pytest.mark.rule("gwc:T107.1a")
def test_entering_a_hex_without_gas_does_nothing() -> None:
    game = position("infanterie F5", "poilus O9", own={"gas": "F6"})
    enter(game, "g.infanterie-1", "F5")
    assert not suppressed(game, "g.infanterie-1")
    assert not in_gas(state(game), unit(game, "g.infanterie-1"))


@pytest.mark.rule("gwc:T107.1a")
def test_anti_gas_strategy_helps_those_who_enter() -> None:
    own = {"gas": "F5", "reminders": {"axis": ["anti-gas-strategy"]}}
    game = position("infanterie F5 suppressed", "poilus O9", own=own)
    enter(game, "g.infanterie-1", "F5")
    assert not broken(game, "g.infanterie-1") and in_gas(state(game), unit(game, "g.infanterie-1"))


@pytest.mark.rule("gwc:T107.1a")
def test_a_move_and_an_advance_into_gas() -> None:
    move = position("hptm-nehring F3, infanterie F4", "poilus O9", hand="G-33 G-2", own={"gas": "F5"})
    play(move, "order G-33", "activate g.infanterie-1", "step F5")
    assert suppressed(move, "g.infanterie-1") and prompt(move) == "move-step"
    advance = position("hptm-nehring F3, infanterie F4 suppressed", "poilus O9", hand="G-14 G-2", own={"gas": "F5"})
    play(advance, "order G-14", "activate g.infanterie-1", "advance g.infanterie-1 F5")
    assert suppressed(advance, "g.infanterie-1") and broken(advance, "g.infanterie-1")


# --- Major Gas Attack (A49) ---


@pytest.mark.rule("gwc:A49")
def test_major_gas_eliminates_one_unit_just_broken() -> None:
    """Neither a Leader, nor a Tank, nor somebody broken before, nor one who is only suppressed now."""
    game = attack(
        "poilus F6 suppressed, specialistes G7 suppressed, ltn-durant F6 suppressed, schneider E6 suppressed, "
        "poilus F7, territoriaux E7 broken, poilus O9",
        cards=MAJOR_GAS, year=1918,
    )  # fmt: skip
    assert prompt(game) == "major-gas-attack" and notations(game) == [f"play {MAJOR_GAS}", "none"]
    play(game, f"play {MAJOR_GAS}")
    assert prompt(game) == "major-gas-victim"
    assert notations(game) == ["unit f.poilus-1", "unit f.specialistes-1"]
    play(game, "unit f.specialistes-1")
    assert not is_on_map(game, "f.specialistes-1") and is_on_map(game, "f.poilus-1")
    assert state(game).score == 1  # a Team


@pytest.mark.rule("gwc:A49")
def test_major_gas_may_be_declined_and_needs_a_unit_just_broken() -> None:
    declined = attack("poilus F6 suppressed, poilus O9", cards=MAJOR_GAS)
    play(declined, "none")
    assert is_on_map(declined, "f.poilus-1") and state(declined).hand[0] == [
        state(declined).rules.tables.card(card) for card in (AIR, MAJOR_GAS)
    ]
    nobody = attack("poilus F6, ltn-durant F7 suppressed, poilus O9", cards=MAJOR_GAS)
    assert prompt(nobody) == "next-order"


@pytest.mark.rule("gwc:A49")
def test_the_opponent_cannot_play_major_gas() -> None:
    game = attack("poilus O9, poilus A11", axis="hptm-nehring F1, infanterie F6 suppressed", allies_hand="F-37")
    assert broken(game, "g.infanterie-1") and is_on_map(game, "g.infanterie-1")
    assert state(game).hand[1] == [state(game).rules.tables.card("F-37")]


@pytest.mark.rule("gwc:A49")
def test_entering_gas_is_no_gas_attack() -> None:
    game = position("infanterie F5 suppressed", "poilus O9", hand=MAJOR_GAS, own={"gas": "F5"})
    enter(game, "g.infanterie-1", "F5")
    assert broken(game, "g.infanterie-1") and is_on_map(game, "g.infanterie-1")


@pytest.mark.rule("gwc:A49", "gwc:O19.2.1.3b")
def test_a_platoon_saved_by_light_wounds_has_not_broken() -> None:
    """F-11 is Light Wounds: the Platoon becomes an unbroken Team, which Major Gas Attack cannot touch."""
    game = attack("poilus F6 suppressed, poilus O9", cards=MAJOR_GAS, allies_hand="F-11")
    assert prompt(game) == "light-wounds"
    play(game, "play F-11")
    while prompt(game) not in ("next-order", "major-gas-attack"):
        play(game, notations(game)[0])
    assert prompt(game) == "next-order" and not is_on_map(game, "f.poilus-1")

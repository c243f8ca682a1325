"""Die triggers (1.9.1): when they are played out, the locked result, Snipers, Events, Jammed and Time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from gwc_positions import card, jammed, position, printed, state
from gwc_stats import card_at

from commander_play import asked, broken, notations, play, prompt, suppressed, told, where
from sandtable.commander.rules.names import JAMMED, SNIPER
from sandtable.commander.rules.tables import Tables
from sandtable.kernel.game import Game

RECOVER, ROUT, MOVE, FIRE = (card("G", order=order) for order in ("recover", "rout", "move", "fire"))
FAR, AWAY = "doughboys I11", "landwehr A1"
AT_F5 = card_at("G", "F5", "E5", "E6", "F6")


def rally(axis: str, draw: str, allies: str = FAR, **more: Any) -> Game:
    """The Germans recover, and their Turn goes on."""
    game = position(f"{axis}, {AWAY}", allies, axis_hand=f"{RECOVER} {MOVE}", axis_draw=draw, **more)
    return play(game, f"order {RECOVER}")


def happened(game: Game) -> list[str]:
    return [str(game.title.event_data(game.state, event)["event"]) for event in game.events]


def german(fits: Callable[[Tables, int], bool]) -> str:
    """The first German card that fits."""
    tables = printed()
    return next(name for i, name in enumerate(tables.card_name) if name.startswith("G-") and fits(tables, i))


JAM = german(lambda t, i: t.card_trigger[i] == JAMMED)
HERO = german(lambda t, i: t.words.events[t.card_event[i]] == "hero")


# --- the order of things ---


@pytest.mark.rule("gwc:1.9.1a", "gwc:1.9.1d")
def test_a_trigger_comes_before_the_result_that_it_interrupts() -> None:
    """2 + 2 rallies a Platoon of Morale 7, after the Sniper has struck elsewhere."""
    game = rally("landwehr D2 broken, landwehr F5", f"2-2 sniper, {AT_F5}")
    assert prompt(game) == "sniper" and broken(game, "g.landwehr-1")
    play(game, "unit g.landwehr-2")
    assert not broken(game, "g.landwehr-1") and broken(game, "g.landwehr-2")
    order = [name for name in happened(game) if name in ("broke", "rally-roll", "rallied")]
    assert order == ["broke", "rally-roll", "rallied"]


@pytest.mark.rule("gwc:1.9.1d")
def test_a_result_is_locked_when_it_is_rolled() -> None:
    """The Leader who is sniped in between has already counted: 4 is below 9. So has Morale 9 in the log."""
    game = rally("landwehr F5 broken, lt-mueller F5", f"2-2 sniper, {AT_F5}")
    play(game, "unit g.lt-mueller")
    assert broken(game, "g.lt-mueller") and told(game, "rally-roll") == [["g.landwehr-1", "4", "9"]]


@pytest.mark.rule("gwc:1.9.1c", "gwc:1.9.1.4")
def test_no_trigger_within_a_trigger() -> None:
    """The Sudden Death roll of a Time trigger shows a Sniper, who does not shoot."""
    game = rally(
        "landwehr F5 broken", "6-6 time", table={"axis": {"reshuffle": [["2-2 sniper"]]}}, time=5, sudden_death=4
    )
    g = state(game)
    assert g.over  # 4 is less than 6
    assert told(game, "random-hex") == []


@pytest.mark.rule("gwc:1.9.1c")
def test_a_survived_sudden_death_roll_triggers_nothing_either() -> None:
    game = rally(
        "landwehr F5 broken", "6-6 time", table={"axis": {"reshuffle": [["5-5 event"]]}}, time=5, sudden_death=4
    )
    assert not state(game).over and told(game, "event") == [] and len(told(game, "rolled")) == 2


@pytest.mark.rule("gwc:1.9.1e", "gwc:1.9.1.4")
def test_sudden_death_ends_the_game_before_the_retreat_that_was_rolled() -> None:
    game = position(
        f"landwehr F5 broken, {AWAY}",
        FAR,
        axis_hand=ROUT,
        axis_draw="6-6 time",
        table={"axis": {"reshuffle": [["1-2"]]}},
        time=5,
        sudden_death=4,
    )
    play(game, f"order {ROUT}", "?side axis")
    assert state(game).over and where(game, "g.landwehr-1") == "F5" and told(game, "rout-roll") == []


@pytest.mark.rule("gwc:1.9.1.4")
def test_a_time_trigger_advances_the_marker_once() -> None:
    game = rally("landwehr F5 broken", "6-6 time", time=1)
    assert state(game).time == 2 and told(game, "rally-roll") == [["g.landwehr-1", "12", "7"]]


@pytest.mark.rule("gwc:1.9.1b")
def test_a_trigger_on_the_last_card_waits_for_the_time_advance() -> None:
    """A draw pile of one card, with a Sniper on it; he shoots by a card of the new pile."""
    game = position(
        f"landwehr F5 broken, {AWAY}",
        FAR,
        axis_hand=f"{RECOVER} {MOVE}",
        time=1,
        table={"axis": {"reshuffle": [[AT_F5]]}},
    )
    g = state(game)
    sniper = next(c for c in g.draw[0] if g.rules.tables.card_trigger[c] == SNIPER)
    g.discards[0] += [c for c in g.draw[0] if c != sniper]
    g.draw[0] = [sniper]
    play(game, f"order {RECOVER}")
    assert g.time == 2 and prompt(game) == "sniper"
    assert happened(game).index("time") < happened(game).index("random-hex")


# --- 1.9.1.1 ---


@pytest.mark.rule("gwc:1.9.1.1a", "gwc:1.9.1.1b")
def test_an_event_is_read_from_the_next_card_of_the_roller() -> None:
    """Its Order, dice and trigger do not count."""
    game = rally("landwehr F5 broken", f"5-2 event, {HERO}")
    assert told(game, "event") == [["axis", "hero"]] and len(told(game, "rolled")) == 1
    assert told(game, "revealed")[0][0] == "axis"


# --- 1.9.1.2 ---


@pytest.mark.rule("gwc:1.9.1.2a", "gwc:1.9.1.2b")
@pytest.mark.parametrize(("draw", "breaks"), [(JAM, True), ("4-1", False)])
def test_jammed_breaks_the_firing_weapons_of_an_attack(draw: str, breaks: bool) -> None:
    game = position(
        f"abteilung A1 mg-08, {AWAY}",
        f"recruits A4, {FAR}",
        allies_draw="6-1, 5-1",
        allies_hand="",
        axis_hand=FIRE,
        axis_draw=draw,
    )
    play(game, f"order {FIRE}", "?activate g.abteilung-1", "?done", "?fire A4", "?base g.mg-08-1", "?done")
    assert jammed(game, "g.mg-08-1") == breaks


@pytest.mark.rule("gwc:1.9.1.2b")
def test_jammed_means_nothing_on_another_roll() -> None:
    game = rally("landwehr F5 broken, abteilung F6 mg-08", JAM)
    assert not jammed(game, "g.mg-08-1") and told(game, "trigger") == []


# --- 1.9.1.3 ---


@pytest.mark.rule("gwc:1.9.1.3a")
def test_a_sniper_breaks_one_formation_of_any_kind_near_his_hex_or_none() -> None:
    """Friend or enemy, in or next to it; Tanks too."""
    tables = printed()
    code = tables.card(AT_F5)
    shown = chr(ord("A") + tables.card_hex_col[code]) + str(tables.card_hex_row[code] + 1)
    game = rally(
        "landwehr A1 broken", f"2-2 sniper, {AT_F5}", f"renault-ft-mg {shown}, lt-kelly {shown}, {FAR}, doughboys F9"
    )
    assert asked(game) == "axis"
    assert set(notations(game)) == {"unit a.renault-ft-mg-1", "unit a.lt-kelly", "none"}
    play(game, "unit a.renault-ft-mg-1")
    assert told(game, "broke") == [["a.renault-ft-mg-1"]]


@pytest.mark.rule("gwc:1.9.1.3a")
def test_a_sniper_need_not_shoot_and_the_broken_die_of_him() -> None:
    game = rally("landwehr A1 broken, landwehr F5", f"2-2 sniper, {AT_F5}", f"doughboys F6 broken, {FAR}")
    assert "none" in notations(game)
    play(game, "unit a.doughboys-1")
    assert where(game, "a.doughboys-1") == "casualty"
    kept = rally("landwehr A1 broken, landwehr F5", f"2-2 sniper, {AT_F5}", f"doughboys F6 broken, {FAR}")
    play(kept, "none")
    assert where(kept, "a.doughboys-1") == "F6" and not suppressed(kept, "g.landwehr-2")


@pytest.mark.rule("gwc:1.9.1.3b")
def test_a_snipers_hex_first_mends_or_ends_broken_weapons() -> None:
    """By the row of the hex, before anybody is chosen."""
    low = german(lambda t, i: t.card_hex_row[i] + 1 <= t.weapon_fix_high[t.weapon_type("germany/mg-08")])
    high = german(lambda t, i: t.card_hex_row[i] + 1 >= t.weapon_elim_low[t.weapon_type("germany/mg-08")])
    for top, is_kept in ((low, True), (high, False)):
        game = rally("landwehr A1 broken, abteilung A2 mg-08 jammed", f"2-2 sniper, {top}")
        assert not jammed(game, "g.mg-08-1") and (state(game).w_carrier[0] >= 0) == is_kept

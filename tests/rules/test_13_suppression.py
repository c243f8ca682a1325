"""Suppression (13)."""

from __future__ import annotations

import pytest

from commander_play import broken, notations, play, state, stats, suppressed, told, unit, where
from table import position

FIRE, MOVE, RECOVER, ROUT = "G-56", "G-19", "G-3", "G-11"
FAR = "rifle I10"


# --- 13.1: where it comes from ---


@pytest.mark.rule("13.1", "O20.3.4d")
def test_a_tie_on_a_defence_roll_suppresses() -> None:
    game = position("rifle F5", "rifle F8, " + FAR, axis_hand=FIRE, axis_draw="2-6", allies_draw="1-4")
    play(game, f"order {FIRE}")
    assert suppressed(game, "r.rifle-1") and not broken(game, "r.rifle-1")


@pytest.mark.rule("13.1", "O22.3b")
def test_a_tie_on_a_rally_roll_suppresses() -> None:
    game = position("rifle F5 broken", "rifle F10", axis_hand=RECOVER, axis_draw="1-6")
    play(game, f"order {RECOVER}")
    assert suppressed(game, "g.rifle-1") and broken(game, "g.rifle-1")


@pytest.mark.rule("13.1", "O23.2d")
def test_a_tie_on_a_rout_roll_suppresses() -> None:
    game = position("rifle F5 broken", "rifle F10", axis_hand=ROUT, axis_draw="1-6")
    play(game, f"order {ROUT}")
    assert suppressed(game, "g.rifle-1") and where(game, "g.rifle-1") == "F5"


@pytest.mark.rule("13.1")
@pytest.mark.parametrize(("card", "answer", "victim"), [
    ("G-63", "", "g.rifle-2"),  # Cower: no Leader near
    ("G-33", "unit r.rifle-2", "r.rifle-2"),  # Interdiction
    ("G-42", "unit r.rifle-2", "r.rifle-2"),  # Suppressing Fire by the Heavy MG
])  # fmt: skip
def test_three_events_suppress(card: str, answer: str, victim: str) -> None:
    game = position(
        "rifle F5, rifle A1, weapon-team A2 heavy-mg",
        "rifle F8, rifle A8, " + FAR,
        axis_hand=FIRE,
        axis_draw=f"2-5 event, {card}",
    )
    play(game, f"order {FIRE}", "activate g.rifle-1", "?fire F8")
    if answer:
        play(game, answer)
    assert [victim] in told(game, "suppressed")


# --- 13.2: what it does ---


@pytest.mark.rule("13.2a")
def test_suppressed_costs_one_of_each_but_command() -> None:
    game = position("rifle F5, rifle A5 suppressed, sgt-ganz A1, sgt-esser C1 suppressed", "rifle F10")
    sound, shaken = stats(game, "g.rifle-1"), stats(game, "g.rifle-2")
    for name in ("fp", "range", "move", "morale"):
        assert shaken[name] == sound[name] - 1
    chief, cowed = stats(game, "g.sgt-ganz"), stats(game, "g.sgt-esser")
    assert cowed["command"] == chief["command"] == 2
    assert cowed["morale"] == chief["morale"] - 1


@pytest.mark.rule("13.2a")
def test_a_suppressed_leader_still_helps_and_activates() -> None:
    game = position("rifle F5, sgt-ganz F5 suppressed, rifle F7", "rifle A10", axis_hand=MOVE)
    assert stats(game, "g.rifle-1")["morale"] == 9
    play(game, f"order {MOVE}", "activate g.sgt-ganz")
    assert notations(game, "activate") == ["g.rifle-1", "g.rifle-2"]


@pytest.mark.rule("13.2b")
def test_a_suppressed_unit_fires_but_not_its_weapon() -> None:
    """The Weapon itself is never Suppressed: handed on, it is as good as ever."""
    game = position("rifle F3 light-mg suppressed, rifle F3", "rifle F8, " + FAR, axis_hand=f"{FIRE} {MOVE} G-57")
    assert FIRE in notations(game, "order")  # for the other Squad, Range 5
    play(game, f"order {FIRE}")
    assert [entry[0] for entry in told(game, "attack-piece")] == ["g.rifle-2"]
    handed = position("rifle F3 light-mg suppressed, line-team F3", "rifle F8, " + FAR, axis_hand=f"{FIRE} {MOVE}")
    assert notations(handed, "order") == [MOVE]  # Range 4 and 3 do not reach, and the Light MG is silent
    play(handed, f"order {MOVE}", "activate g.rifle-1", "transfer g.rifle-1 g.line-team-1", "step E3", "stop")
    play(handed, f"order {FIRE}", "fire F8")
    assert told(handed, "attack")[0][2] == "4"


@pytest.mark.rule("13.2c", "O23.2d")
def test_no_second_marker_and_no_second_effect() -> None:
    """Twice tied: still one marker, and Morale 1 lower, not 2."""
    game = position(
        "rifle F5 light-mg", "rifle F8, " + FAR, axis_hand=FIRE, axis_draw="2-6, 3-6", allies_draw="1-4, 2-4"
    )
    play(game, f"order {FIRE}", "fire F8", "base g.rifle-1", "done", "fire F8")
    # 5 + 8 = 13 = 8 + 5, and then 4 + 9 = 13 = 7 + 6
    assert [entry[2:] for entry in told(game, "defence")] == [["13", "13"], ["13", "13"]]
    assert told(game, "suppressed") == [["r.rifle-1"]]
    assert stats(game, "r.rifle-1")["morale"] == 7 and not broken(game, "r.rifle-1")


# --- 13.3: how it goes ---


@pytest.mark.rule("13.3a", "O22.2a")
def test_recover_takes_all_own_markers_off_and_nothing_else_does() -> None:
    game = position(
        "rifle F5 suppressed, rifle F6 suppressed broken", "rifle A10 suppressed", axis_hand=RECOVER, axis_draw="5-6"
    )
    play(game, f"order {RECOVER}")
    assert not suppressed(game, "g.rifle-1") and not suppressed(game, "g.rifle-2")
    assert suppressed(game, "r.rifle-1")  # the opponent's stays
    moved = position("rifle F5 suppressed", "rifle A10 suppressed", axis_hand=MOVE, allies_hand="R-70")
    play(moved, f"order {MOVE}", "step F6", "stop")
    assert suppressed(moved, "g.rifle-1") and suppressed(moved, "r.rifle-1")  # a whole Turn later


@pytest.mark.rule("13.3a")
def test_a_rally_by_an_event_leaves_it_on() -> None:
    """Medic! (G-7) rallies a broken unit; it stays Suppressed."""
    game = position(
        "rifle F5, rifle A1 broken suppressed", "rifle F8, " + FAR, axis_hand=FIRE, axis_draw="2-5 event, G-7"
    )
    play(game, f"order {FIRE}", "?activate g.rifle-1", "?fire F8", "?unit g.rifle-2")
    assert not broken(game, "g.rifle-2") and suppressed(game, "g.rifle-2")


@pytest.mark.rule("13.3a")
def test_exit_and_elimination_take_it_off() -> None:
    game = position("rifle F10 suppressed, rifle A1", "rifle A10", axis_hand=MOVE)
    play(game, f"order {MOVE}", "activate g.rifle-1", "exit", "space 5")
    assert where(game, "g.rifle-1") == "time" and state(game).u_flags[unit(game, "g.rifle-1")] == 0
    dead = position(
        "rifle F5", "rifle F8 broken suppressed, " + FAR, axis_hand=FIRE, axis_draw="5-6", allies_draw="2-1"
    )
    play(dead, f"order {FIRE}")
    assert where(dead, "r.rifle-1") == "casualty" and not suppressed(dead, "r.rifle-1")

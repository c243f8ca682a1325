"""Where two rules meet: a result in the middle of something else."""

from __future__ import annotations

import pytest
from drawn_events import event_card

from commander_play import notations, play, prompt
from sandtable.kernel.game import Game
from table import asked, position, state, told, where

FIRE, ADVANCE, MOVE = "G-53", "G-43", "G-19"
FAR = "rifle A10"  # so that a loss does not end the game
WALLED = {"sides": {"wall": "F5/F6"}}


# --- the Wall and the Weapon that is gone when the Defence Roll is made ---


@pytest.mark.rule("T97b", "11.6b")
def test_a_wall_covers_against_a_satchel_charge_though_it_is_used_up_first() -> None:
    game = position("rifle F5 satchel-charge", "rifle F6, " + FAR, axis_hand=FIRE, axis_draw="5-4, 4-1", map=WALLED)
    play(game, f"order {FIRE}", "?fire F6", "base g.satchel-charge-1")
    assert told(game, "defence")[0][1] == "10"  # 8 and the Wall


@pytest.mark.rule("T97b", "E52.2c")
def test_a_wall_covers_against_a_squad_that_deploys_on_its_own_attack_roll() -> None:
    game = position(
        "rifle F5", "rifle F6, " + FAR,
        axis_hand=FIRE, axis_draw=f"2-5 event, {event_card('G', 'deploy', [FIRE])}", map=WALLED,
    )  # fmt: skip
    play(game, f"order {FIRE}", "?fire F6", "unit g.rifle-1")
    assert told(game, "defence")[0][1] == "10"


# --- one shot each, and the Teams of a Squad are that Squad ---


def fire_and_deploy(axis: str) -> Game:
    """The Leader's Squad fires at F8; the Event! of its Attack Roll deploys it."""
    card = event_card("G", "deploy", [FIRE])
    game = position(axis, "rifle F8, " + FAR, axis_hand=FIRE, axis_draw=f"2-5 event, {card}", allies_draw="5-6")
    play(game, f"order {FIRE}", "?activate g.sgt-ganz", "?activate g.rifle-1", "?done", "?fire F8", "?base g.rifle-1")
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


# --- a Melee that kills everybody, and what was at stake ---


@pytest.mark.rule("7.3.1c", "O16.4.3b")
@pytest.mark.parametrize("active", ["axis", "allies"])
def test_a_tied_melee_leaves_the_objective_to_its_controller(active: str) -> None:
    """Both sides are eliminated together, so nobody was alone there in between."""
    holder = "allies" if active == "axis" else "axis"
    places = {active: "H6", holder: "H5"}
    game = position(
        f"rifle {places['axis']}, rifle A1", f"rifle {places['allies']}, " + FAR,
        axis_hand=ADVANCE, axis_draw="2-6", allies_hand="R-28", allies_draw="3-5",
        table={"active": active},
    )  # fmt: skip
    state(game).control[3] = holder == "allies"
    mine = "g" if active == "axis" else "r"
    card = ADVANCE if active == "axis" else "R-28"
    play(game, f"order {card}", f"activate {mine}.rifle-1", f"advance {mine}.rifle-1 H5")
    assert where(game, "g.rifle-1") == where(game, "r.rifle-1") == "casualty"
    assert state(game).control[3] == (holder == "allies")


# --- the last sole occupant of a Bunker, split into Teams under the enemy's eyes ---


@pytest.mark.rule("F101b", "E52.2c")
def test_a_squad_that_deploys_in_its_bunker_still_wins_a_tie_there() -> None:
    """The Russians are in the Bunker hex when Mines under their second advance bring the Deploy."""
    card = event_card("G", "deploy", [])
    game = position(
        "rifle F6, rifle A1", "sgt-maisky F4, rifle F5, " + FAR,
        allies_hand="R-28", axis_draw=f"2-5 event, {card}, 2-6", allies_draw="6-5, 3-6",
        axis_side={"forts": [{"fort": "bunker", "hex": "F6"}, {"fort": "mines", "hex": "F3"}]},
        table={"active": "allies"},
    )  # fmt: skip
    play(game, "order R-28", "activate r.sgt-maisky", "activate r.rifle-1", "?done")
    play(game, "advance r.rifle-1 F6", "advance r.sgt-maisky F3", "unit g.rifle-1")
    assert told(game, "melee") == [["F6", "6", "5"]]
    assert {entry[1] for entry in told(game, "melee-total")} == {"14"}
    assert told(game, "eliminated") == [["r.rifle-1"]]


# --- a step under way, and the hex it leads to ---


def leave_mines(order: str, russian: str, draw: str) -> Game:
    """A Russian Squad is about to leave mined D4; the Mine Attack Roll sets D5 on fire."""
    return position(
        "rifle A1", f"{russian}, sgt-maisky E3, " + FAR,
        allies_hand=order, allies_draw=draw, axis_draw="2-5 event, G-19, G-17",
        axis_side={"forts": [{"fort": "mines", "hex": "D4"}]}, table={"active": "allies"},
    )  # fmt: skip


@pytest.mark.rule("8.1.5b", "O21.4b")
def test_nobody_moves_on_into_a_hex_that_has_caught_fire() -> None:
    game = leave_mines("R-47", "rifle D4", "6-5")
    play(game, "order R-47", "activate r.rifle-1", "?move r.rifle-1", "step D5")
    assert state(game).ablaze and where(game, "r.rifle-1") == "D4"
    assert "D5" not in notations(game, "step") and "E5" in notations(game, "step")


@pytest.mark.rule("8.1.5b", "O16.3a")
def test_nobody_advances_into_a_hex_that_has_caught_fire() -> None:
    game = leave_mines("R-28", "rifle D4", "6-5")
    play(game, "order R-28", "activate r.rifle-1", "advance r.rifle-1 D5")
    assert state(game).ablaze and where(game, "r.rifle-1") == "D4"


@pytest.mark.rule("8.1.5b", "O23.3.4")
def test_a_retreat_turns_aside_from_a_hex_that_has_caught_fire() -> None:
    game = leave_mines("R-11", "rifle D4 broken", "5-6, 6-5")
    play(game, "order R-11", "?side allies", "retreat D5")
    assert state(game).ablaze and where(game, "r.rifle-1") == "D4"
    assert prompt(game) == "retreat" and notations(game, "retreat") == ["E5", "C5"]


# --- Ambush, and what may be played at the end of the Melee ---


@pytest.mark.rule("A38a", "O16.4.1d")
def test_no_quarter_after_a_melee_that_an_ambush_has_decided() -> None:
    game = position("rifle F5, rifle A1", "rifle F6 broken, " + FAR, axis_hand=f"{ADVANCE} G-56 G-62")
    play(game, f"order {ADVANCE}", "activate g.rifle-1", "advance g.rifle-1 F6", "play G-56")
    assert where(game, "r.rifle-1") == "casualty" and told(game, "rolled") == []
    assert (asked(game), prompt(game), notations(game, "play")) == ("axis", "no-quarter", ["G-62"])


# --- Teams of a Squad that deploys in the middle of its Retreat ---


@pytest.mark.rule("O23.3.4", "E52.2c")
def test_teams_that_retreat_from_mines_into_mines_are_attacked_there_too() -> None:
    """The Squad deploys on its own Defence Roll as it leaves D6; each Team then enters mined D5 and leaves it."""
    card = event_card("G", "deploy", ["G-10"])
    game = position(
        "rifle D6 broken, rifle A1", FAR,
        axis_hand="G-10", axis_draw=f"5-6, 2-5 event, {card}, 6-5, 5-6", allies_draw="1-3, 3-1, 2-1",
        allies_side={"forts": [{"fort": "mines", "hex": "D6"}, {"fort": "mines", "hex": "D5"}]},
    )  # fmt: skip
    play(game, "order G-10", "?side axis", "?retreat D5", "unit g.rifle-1")
    assert [entry[0] for entry in told(game, "mine-attack")] == ["D6", *["D5"] * 4]


# --- a mover whose way out has closed behind an Assault Fire ---


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


# --- killed on the move, and back again as Walking Wounded ---


@pytest.mark.rule("E76b", "O21.2a")
def test_a_mover_that_returns_as_walking_wounded_does_not_march_on() -> None:
    """The Op Fire kills the mover; the other Squad's Defence Roll brings it back, not activated to Move."""
    game = position(
        "rifle F5 broken, rifle F6, rifle A1", "rifle F8, " + FAR,
        axis_hand=f"{MOVE} G-20", axis_draw="1-2, 2-5 event, G-51, G-17", allies_hand="R-53", allies_draw="6-5",
    )  # fmt: skip
    play(game, f"order {MOVE}", "?activate g.rifle-1", "?move g.rifle-1", "step F6")
    play(game, "play R-53", "?activate r.rifle-1", "fire F6", "?base r.rifle-1", "?done", "unit g.rifle-1", "hex D5")
    assert where(game, "g.rifle-1") == "D5"
    assert prompt(game) != "move-step"

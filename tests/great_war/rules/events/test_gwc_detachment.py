"""What is pending against a Platoon hits the Team that it detaches meanwhile (E64.2), until the Order is over."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from gwc_events import event_card, order_card
from gwc_positions import state

from commander_events import flagged, question
from commander_play import notations, play, units
from commander_play import where as place
from sandtable.games.great_war_commander.cases import build_position
from sandtable.games.great_war_commander.title import TITLE
from sandtable.kernel.game import Game

DETACHMENT = event_card("G", "detachment", [])
FIRE = order_card("F", "fire")


def position(
    axis: str, allies: str, active: str, hand: str, axis_draw: Sequence[str], allies_draw: Sequence[str] = ()
) -> Game:
    table = {side: {"hand": [hand] if side == active else [], "draw": list(draw)}
             for side, draw in (("axis", axis_draw), ("allies", allies_draw))}  # fmt: skip
    return build_position(
        {
            "axis": {"units": units(axis)},
            "allies": {"units": units(allies)},
            "table": {"active": active, **table},
        }
    )


def told(game: Game, name: str) -> list[str]:
    """The first argument of every line of that name."""
    found: list[str] = []
    for event in game.events:
        data = game.title.event_data(game.state, event)
        if data["event"] == name:
            args = data["args"]
            assert isinstance(args, list)
            found.append(str(args[0]["text"]))
    return found


def detach(game: Game) -> Game:
    return play(game, "unit g.infanterie-1", "team abteilung")


@pytest.mark.rule("gwc:E64.2b")
def test_a_defence_roll_that_is_being_made_counts_for_the_detached_team_too() -> None:
    game = position("infanterie F6 mg-08, lt-ebel F6", "poilus F8 hotchkiss", "allies", FIRE,
                    ["3-4 event", DETACHMENT], ["6-5"])  # fmt: skip
    play(game, f"order {FIRE}", "base f.poilus-1", "join f.hotchkiss-1", "unit g.infanterie-1")
    assert question(game) == "detachment axis"
    detach(game)
    assert told(game, "defence") == ["g.infanterie-1", "g.lt-ebel"]  # the Team has made no roll of its own
    assert told(game, "broke")[:2] == ["g.infanterie-1", "g.abteilung-1"]


@pytest.mark.rule("gwc:E64.2b")
def test_a_rally_roll_counts_for_both() -> None:
    recover = order_card("G", "recover")
    game = position("infanterie F6 mg-08 broken, lt-ebel F6", "poilus O11", "axis", recover, ["3-4 event", DETACHMENT])
    detach(play(game, f"order {recover}"))
    assert told(game, "rallied") == ["g.infanterie-1", "g.abteilung-1"]


@pytest.mark.rule("gwc:E64.2b")
def test_a_rout_roll_drives_both_back() -> None:
    rout = order_card("G", "rout")
    axis = "infanterie F6 mg-08 broken, lt-ebel F6 broken"
    game = position(axis, "poilus O11", "axis", rout, ["5-5 event", DETACHMENT])
    play(game, f"order {rout}", "unit g.infanterie-1")
    detach(game)
    assert told(game, "rout-roll")[:1] == ["g.infanterie-1"]
    while notations(game, "retreat"):
        play(game, f"retreat {notations(game, 'retreat')[0]}")
    assert place(game, "g.infanterie-1") == place(game, "g.abteilung-1") == "F4"  # a roll of 10 against Morale 8


@pytest.mark.rule("gwc:E64.2b")
def test_a_later_attack_of_the_same_order_strikes_each_of_them_alone() -> None:
    """The second shot finds both there: the Platoon is beaten again, the Team is not."""
    axis_draw = ["3-4 event", DETACHMENT, "6-4", "1-2", "6-5", "6-4"]
    game = position("infanterie F6 mg-08, lt-ebel F6", "poilus F8 hotchkiss", "allies", FIRE, axis_draw, ["6-5", "6-5"])
    play(game, f"order {FIRE}", "base f.hotchkiss-1", "done", "unit g.infanterie-1")
    detach(game)
    assert flagged(game, "broken") == ["g.abteilung-1", "g.infanterie-1", "g.lt-ebel"]
    play(game, "fire F6", "unit g.infanterie-1", "unit g.abteilung-1")
    assert told(game, "defence")[2:] == ["g.infanterie-1", "g.abteilung-1", "g.lt-ebel"]
    assert told(game, "eliminated") == ["g.infanterie-1"]


@pytest.mark.rule("gwc:E64.2b")
def test_platoon_and_team_are_independent_after_the_order() -> None:
    recover = order_card("G", "recover")
    game = position("infanterie F6 mg-08 broken, lt-ebel F6", "poilus O11", "axis", recover, ["3-4 event", DETACHMENT])
    detach(play(game, f"order {recover}"))
    g = state(game)
    platoon = TITLE.thing(game.state, "g.infanterie-1")
    stamped = g.turn, g.orders_given
    assert stamped != (1, 1) and g.rules.shares_result(g, platoon) == []

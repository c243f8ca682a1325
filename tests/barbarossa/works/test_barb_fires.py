"""Arson and burning settlements: the timetable of a fire, its smoke down the wind, whom it binds."""

from __future__ import annotations

import pytest
from digs import MOVES, Site, flags, give, ground, lay, pioneers, rifles, turns, where, why
from field import Play, a_card
from land import Land

from sandtable.games.barbarossa.data.scenario import load_scenario, plain
from sandtable.games.barbarossa.data.start import rules_only
from sandtable.games.barbarossa.rules.cards import OrderBox
from sandtable.games.barbarossa.rules.names import GERMAN
from sandtable.games.barbarossa.rules.special.fire import may_set_fire
from sandtable.games.barbarossa.rules.state import ARSONIST, FIRE_SMOKE, NOWHERE, SCREEN, SUPPRESSED
from sandtable.games.barbarossa.rules.steps.smoke import lay_screen

SOUTH = 4  # the die


def village(kind: str = "village") -> Land:
    return Site().terrain(kind, "E5").unit("G1", pioneers(), "E5")


def burning(kind: str = "village") -> Play:
    """Set on fire this turn, the wind from the north."""
    play = village(kind).begin().force("wind", SOUTH)
    return turns(play, "G1", "arson")


def leave(play: Play) -> Play:
    return turns(play, "G1", "careful-movement", "step F5")


def smoky(play: Play) -> list[str]:
    return [play.g.rules.ground.hex_name(h) for h in range(len(play.g.h_smoke)) if play.g.h_smoke[h] == FIRE_SMOKE]


def course(play: Play) -> list[tuple[int, list[str]]]:
    """Markers and smoke, turn by turn until the fire is out."""
    found = [(ground(play, "markers", "E5"), smoky(play))]
    leave(play)
    while ground(play, "fire", "E5"):
        found.append((ground(play, "markers", "E5"), smoky(play)))
        play.commit()
    return [*found, (ground(play, "markers", "E5"), smoky(play))]


@pytest.mark.rule(
    "barbarossa:burn.v1", "barbarossa:burn.v2", "barbarossa:burn.v3", "barbarossa:burn.v4", "barbarossa:burn.v5"
)
@pytest.mark.rule("barbarossa:burn.v6", "barbarossa:burn.2", "barbarossa:stat.1d", "barbarossa:arson.1")
@pytest.mark.parametrize("kind", ["village", "railway-station"])
def test_a_village_or_station_burns_for_six_turns(kind: str) -> None:
    line = ["E5", "E6", "E7"]
    assert course(burning(kind)) == [(3, []), (3, line[:1]), (2, line[:2]), (1, line), (0, line), (0, [])]


@pytest.mark.rule("barbarossa:burn.t1", "barbarossa:burn.t2", "barbarossa:burn.t3", "barbarossa:burn.t4")
def test_a_town_burns_for_nine() -> None:
    line = ["E5", "E6", "E7"]
    expected = [(6, []), (6, line[:1]), (5, line[:2]), (4, line), (3, line), (2, line), (1, line), (0, line), (0, [])]
    assert course(burning("town")) == expected


@pytest.mark.rule("barbarossa:burn.v6")
def test_when_it_is_over_the_hex_can_be_entered_again() -> None:
    play = burning()
    course(play)
    assert why(play, "G1", "careful-movement") == "fine"
    turns(play, "G1", "careful-movement", "step E5")
    assert where(play, "G1") == "E5"


@pytest.mark.rule("barbarossa:arson.1", "barbarossa:burn.1")
def test_arson_needs_a_settlement_that_does_not_burn_yet() -> None:
    tank = a_card("FLM", "light-tanks", abilities=["flamethrower"], orders={"arson": 0, **MOVES})
    play = village().unit("G2", pioneers(), "D3").unit("G3", tank, "E5").begin()
    assert (why(play, "G1", "arson"), why(play, "G2", "arson"), why(play, "G3", "arson")) == (
        "fine", "no-settlement", "fine",
    )  # fmt: skip
    turns(play.force("wind", 1), "G3", "arson")
    assert why(play, "G1", "arson") == "no-settlement"
    assert ground(play, "fire", "E5") == 1


@pytest.mark.rule("barbarossa:burn.1")
def test_flamethrower_tanks_in_close_combat_set_the_settlement_on_fire() -> None:
    tank = a_card(
        "FLM", "light-tanks", size=3, abilities=["flamethrower"], orders={"assault": 1, **MOVES}, close_accuracy=0
    )
    foot = rifles("FOT", firepower={"light-tanks": [1] * 4}, close_accuracy=0)
    play = Site().terrain("village", "E5").unit("G1", tank, "E6").unit("S1", foot, "E5").begin()
    turns(play.force("wind", SOUTH), "G1", "assault")
    assert (ground(play, "fire", "E5"), ground(play, "markers", "E5")) == (1, 3)
    assert flags(play, "G1") & ARSONIST


# --- who must leave ---


@pytest.mark.rule("barbarossa:burn.v2", "barbarossa:burn.t1")
def test_the_arsonist_must_be_given_a_movement_order_in_the_second_turn() -> None:
    play = burning()
    assert (why(play, "G1", "wait"), why(play, "G1", "open-fire"), why(play, "G1", "dig-in")) == ("must-leave",) * 3
    assert "commit" not in play.offered(GERMAN)
    play.german("give G1")
    assert play.offered(GERMAN) == ["order careful-movement", "order march", "cancel"]
    play.german("order careful-movement", "step F5")
    assert "commit" in play.offered(GERMAN)
    play.commit()
    assert (where(play, "G1"), flags(play, "G1") & ARSONIST) == ("F5", 0)


@pytest.mark.rule("barbarossa:burn.v2")
def test_one_who_cannot_move_is_not_bound() -> None:
    play = village().begin().force("wind", SOUTH)
    give(play, "G1", "arson").commit()
    play.g.u_flags[play.u("G1")] |= SUPPRESSED | 2
    assert "commit" in play.offered(GERMAN)
    play.commit()
    assert why(play, "G1", "careful-movement") == "in-fire-smoke", "smoke binds afterwards (A24)"


@pytest.mark.rule("barbarossa:burn.v2")
def test_who_did_not_set_the_fire_may_stay() -> None:
    play = village().unit("G2", rifles(), "E5").begin().force("wind", SOUTH)
    turns(play, "G1", "arson")
    assert why(play, "G2", "wait") == "fine"
    give(play, "G2", "careful-movement", "step D5")
    leave(play)
    assert where(play, "G2") == "D5", "and may still leave in the second turn (A24)"


# --- its smoke ---


@pytest.mark.rule("barbarossa:burn.s2")
def test_smoke_that_drifts_over_a_unit_binds_it_for_the_rest_of_the_turn() -> None:
    play = village().unit("G2", rifles(), "E6").unit("G3", pioneers("EN3"), "E6").begin().force("wind", SOUTH)
    turns(play, "G1", "arson")
    leave(play)
    give(play, "G2", "careful-movement", "step D6")
    turns(play, "G3", "dig-in", "face 1")
    assert where(play, "G2") == "E6"
    assert play.events("marks-box") == []
    for order in ("careful-movement", "dig-in", "march"):
        assert why(play, "G3", order) == "in-fire-smoke"
    assert why(play, "G3", "wait") == "fine"


@pytest.mark.rule("barbarossa:burn.s2")
def test_attack_orders_are_not_forbidden_in_it() -> None:
    guard = rifles("GRD", orders={"defend": OrderBox(bonus=1)})
    play = village().unit("G2", guard, "E6").begin().force("wind", SOUTH)
    turns(play, "G1", "arson")
    leave(play).commit()
    assert smoky(play) == ["E5", "E6"]
    assert why(play, "G2", "defend") == "fine"


@pytest.mark.rule("barbarossa:burn.2")
def test_a_fire_of_close_combat_has_its_first_turn_in_the_same_turn() -> None:
    play = village().begin().force("wind", SOUTH)
    play.g.step = 5
    may_set_fire(play.g, play.h("E5"), play.u("G1"))
    assert play.g.kindled == [play.h("E5")]
    play.german("give G1", "order careful-movement", "step F5").commit()
    assert (ground(play, "fire", "E5"), smoky(play), play.g.kindled) == (1, [], [])
    play.commit()
    assert (ground(play, "fire", "E5"), smoky(play)) == (2, ["E5"])


@pytest.mark.rule("barbarossa:burn.s2", "barbarossa:smoke.7")
def test_a_screen_under_the_smoke_of_a_fire_is_seen_again() -> None:
    play = burning()
    for _ in range(4):
        play.commit() if "commit" in play.offered(GERMAN) else leave(play)
    lay_screen(play.g, play.h("E6"))
    play.commit()
    assert (smoky(play), ground(play, "smoke", "E6")) == ([], SCREEN)


# --- the wind ---


@pytest.mark.rule("barbarossa:wind.2", "barbarossa:wind.3", "barbarossa:wind.4")
def test_the_wind_is_rolled_when_the_first_fire_starts_and_never_again() -> None:
    play = village().terrain("village", "E5", "H5").unit("G2", pioneers(), "H5").begin()
    assert play.g.wind == NOWHERE
    turns(play.force("wind", 2), "G1", "arson")
    assert play.g.wind == 1
    give(play, "G1", "careful-movement", "step E6")
    turns(play, "G2", "arson")
    assert play.g.wind == 1
    give(play, "G2", "careful-movement", "step H6").commit()
    assert smoky(play) == ["E5", "F4", "H5"]


@pytest.mark.rule("barbarossa:wind.1", "barbarossa:wind.2", "barbarossa:turn.6")
def test_strong_winds_are_known_before_the_first_planning() -> None:
    site = village()
    site.rules.strong_winds = True
    site.rules.fixed_wind = 4
    assert site.begin().g.wind == 4
    site = village()
    site.rules.strong_winds = True
    assert 0 <= site.begin().g.wind < 6


@pytest.mark.rule("barbarossa:wind.1")
def test_both_may_agree_on_strong_winds() -> None:
    scenario = plain(load_scenario("first-contact"))
    assert not rules_only(scenario, {}).strong_winds
    assert rules_only(scenario, {"strong_winds": "yes"}).strong_winds
    assert rules_only(plain(load_scenario("silk-over-the-marsh")), {}).strong_winds, "or the scenario says so"


@pytest.mark.rule("barbarossa:burn.s2")
def test_adjusting_fire_is_a_special_order_and_not_given_in_the_smoke_of_a_fire() -> None:
    scout = a_card("SCT", "armored-vehicles", orders={"adjusting-fire": 0, "open-fire": 0})
    gun = a_card("GUN", "artillery")
    play = Site().unit("G1", scout, "E5").unit("G2", gun, "C5").unit("S1", rifles("RED"), "H6").begin()
    assert why(play, "G1", "adjusting-fire") == "fine"
    lay(play, "smoke", "E5", FIRE_SMOKE)
    assert why(play, "G1", "adjusting-fire") == "in-fire-smoke"

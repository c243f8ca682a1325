"""Smoke screens as they age: in step 9, with Strong Winds before Planning; who gets no orders in them."""

from __future__ import annotations

import pytest
from digs import Site, flags, give, lay, rifles, turns, why
from field import Play, a_card

from sandtable.games.barbarossa.rules.names import GERMAN
from sandtable.games.barbarossa.rules.state import IN_SMOKE, SCREEN


def battery(winds: bool = False, **options: int) -> Play:
    """A mortar that can lay one screen; the wind blows to the south."""
    mortar = a_card("MOR", "artillery", orders={"smoke-screen": 0}, accuracy=[2] * 6, smoke=2)
    site = Site(**options).unit("G1", mortar, "E5").unit("G2", rifles(), "H5").unit("S1", rifles("RED"), "H6")
    site.rules.strong_winds = winds
    site.rules.fixed_wind = 3
    return site.begin()


def screens(play: Play) -> list[str]:
    return [play.g.rules.ground.hex_name(h) for h in range(len(play.g.h_smoke)) if play.g.h_smoke[h] == SCREEN]


def fire_smoke(play: Play, hex: str = "F5", second: str = "F4") -> Play:
    give(play, "G1", "smoke-screen", f"at {hex}").commit()
    return play.german(f"at {second}") if not play.g.rules.strong_winds else play


@pytest.mark.rule("barbarossa:smoke.7")
@pytest.mark.parametrize(("switch", "last"), [(0, 3), (1, 4)])
def test_a_screen_goes_in_step_9_of_its_third_turn(switch: int, last: int) -> None:
    play = fire_smoke(battery(smoke_screen_turns=switch))
    for turn in range(2, last + 1):
        assert screens(play) == ["F4", "F5"], turn
        play.commit()
    assert (screens(play), play.g.turn) == ([], last + 1)


@pytest.mark.rule("barbarossa:smoke.4")
def test_no_orders_while_it_lasts() -> None:
    play = fire_smoke(battery(), "H5", "H6")
    for _ in range(2):
        assert flags(play, "G2") & IN_SMOKE
        assert "give G2" not in play.offered(GERMAN)
        play.commit()
    assert "give G2" in play.offered(GERMAN)
    assert flags(play, "G2") & IN_SMOKE == 0


@pytest.mark.rule("barbarossa:smoke.w1", "barbarossa:smoke.w2", "barbarossa:wind.4", "barbarossa:turn.5")
@pytest.mark.parametrize("switch", [0, 1])
def test_with_strong_winds_it_drifts_a_hex_before_each_planning_and_is_gone_before_the_fourth(switch: int) -> None:
    play = battery(winds=True, smoke_screen_turns=switch)
    play.german("give G1", "order smoke-screen", "at F4").german("commit")
    play.soviet("commit")
    seen = [screens(play)]
    for _ in range(2):
        play.commit()
        seen.append(screens(play))
    assert seen == [["F4", "F5"], ["F4", "F5", "F6"], []]


@pytest.mark.rule("barbarossa:smoke.w1")
def test_in_its_first_turn_it_covers_the_target_hex_alone() -> None:
    play = battery(winds=True)
    turns(play, "G1", "smoke-screen", "at F4")
    laid = [event[0] for event in play.events("smoke-laid")]
    assert laid == [play.h("F4")]


@pytest.mark.rule("barbarossa:smoke.w2", "barbarossa:smoke.4")
def test_who_is_reached_by_the_drift_gets_no_orders() -> None:
    play = battery(winds=True)
    turns(play, "G1", "smoke-screen", "at H4")
    assert "give G2" not in play.offered(GERMAN)
    assert why(play, "S1", "open-fire") != "fine"


@pytest.mark.rule("barbarossa:smoke.w2")
def test_beyond_the_edge_of_the_map_nothing_drifts() -> None:
    play = battery(winds=True)
    lay(play, "smoke", "F10", SCREEN)
    lay(play, "age", "F10", 1)
    play.commit()
    assert screens(play) == ["F10"]


@pytest.mark.rule("barbarossa:smoke.7")
def test_a_new_screen_in_the_same_hex_begins_again() -> None:
    play = fire_smoke(battery())
    fire_smoke(play, "F6", "F5")
    play.commit()
    assert screens(play) == ["F5", "F6"]

"""Reconnaissance from the air and Artillery Tracking in Barbarossa."""

from __future__ import annotations

import pytest
from field import Play, a_card
from skies import Sky, go, rifles, scout

from sandtable.games.barbarossa.rules.cards import OrderBox
from sandtable.games.barbarossa.rules.names import GERMAN, SOVIET
from sandtable.games.barbarossa.rules.observers import tracked
from sandtable.games.barbarossa.rules.redeal import redeal
from sandtable.games.barbarossa.rules.state import AIRFIELD, HIDDEN, has
from sandtable.games.barbarossa.rules.view import unit_view

HIDING = {"ambush": OrderBox(bonus=1)}


def hunt(radius: int, *ambushers: str, duration: int = 2) -> Play:
    """A scout over E6; hidden Soviets."""
    field = Sky().plane("G1", scout()).unit("S50", rifles("VIS"), "K3")
    for n, hex in enumerate(ambushers):
        field.terrain("brush", hex).unit(f"S{n + 1}", rifles("AMB", orders=HIDING), hex, facing=1, flags=HIDDEN)
    play = field.begin()
    play.german("give G1", "order air-reconnaissance", "at E6", f"range {radius}", f"duration {duration}")
    stay_hidden(play, len(ambushers))
    return play


def stay_hidden(play: Play, count: int) -> None:
    for n in range(count):
        play.soviet(f"give S{n + 1}", "order ambush", "range 1")


@pytest.mark.rule("barbarossa:arec.1", "barbarossa:a2a.18")
def test_the_order_fixes_centre_radius_and_duration_within_the_card() -> None:
    play = Sky().plane("G1", scout()).unit("S1", rifles(), "K3").begin()
    play.german("give G1", "order air-reconnaissance", "at E6")
    assert play.offered(GERMAN) == ["range 1", "range 2", "range 3", "cancel"]  # the Surveillance Zone is 3
    play.german("range 2")
    assert play.offered(GERMAN) == [f"duration {n}" for n in (1, 2, 3, 4)] + ["cancel"]
    boxed = scout("SC2", orders={"air-reconnaissance": OrderBox(boxes=2)}, surveillance=1)
    play = Sky().plane("G1", boxed).unit("S1", rifles(), "K3").begin()
    play.german("give G1", "order air-reconnaissance", "at E6")
    assert play.offered(GERMAN) == ["duration 1", "duration 2", "cancel"]


@pytest.mark.rule("barbarossa:arec.3", "barbarossa:hid.rev.1", "barbarossa:arec.2")
def test_a_successful_search_reveals_all_hidden_enemies_within_the_radius() -> None:
    play = hunt(2, "E8", "F5", "E9")
    play.force("search G1", 4)
    go(play).german("place G1 E1")
    assert play.events("searches")[0][:3] == (play.u("G1"), 4, 4)  # radius 2: four or less
    assert [has(play.g, play.u(f"S{n}"), HIDDEN) for n in (1, 2, 3)] == [False, False, True]


@pytest.mark.rule("barbarossa:arec.3")
def test_a_wider_radius_is_harder_and_a_failure_finds_nobody() -> None:
    for radius, die, found in [(1, 5, True), (2, 5, False), (3, 3, True), (3, 4, False)]:
        play = hunt(radius, "E7")
        play.force("search G1", die)
        go(play).german("place G1 E1")
        assert has(play.g, play.u("S1"), HIDDEN) is not found


@pytest.mark.rule("barbarossa:arec.2", "barbarossa:arec.3")
def test_it_searches_each_turn_and_goes_home_when_the_duration_is_flown() -> None:
    play = hunt(1, "E7")
    play.force("1.4 search G1", 6).force("2.4 search G1", 5)
    go(play).german("place G1 E1")
    u = play.u("G1")
    assert play.g.u_flown[u] == 1 and has(play.g, play.u("S1"), HIDDEN)
    stay_hidden(play, 1)
    go(play)
    assert play.g.u_flown[u] == 2 and not has(play.g, play.u("S1"), HIDDEN)
    go(play)
    assert play.g.u_hex[u] == AIRFIELD and len(play.events("searches")) == 2


@pytest.mark.rule("barbarossa:arec.4", "barbarossa:arec.5")
def test_artillery_fires_at_what_is_in_the_surveillance_zone_without_sight() -> None:
    gun = a_card("GUN", "artillery", 3, firepower={"infantry": [6, 4, 2]}, accuracy=[2] * 6, orders={"open-fire": 0})
    rifle = rifles("RIF", accuracy=[2] * 6, firepower={"infantry": [5, 5, 5, 5]})
    field = Sky().plane("G1", scout()).unit("G2", gun, "E3").unit("G3", rifle, "E3").unit("S1", rifles(), "E8")
    play = field.terrain("light-woods", "E5").begin()
    play.german("give G2")
    assert "order open-fire" not in play.offered(GERMAN)  # woods between
    play.german("cancel", "give G1", "order air-reconnaissance", "at E6", "range 1", "duration 2")
    go(play).german("place G1 E1")
    assert tracked(play.g, GERMAN, play.h("E8")) and tracked(play.g, GERMAN, play.h("E9"))
    assert not tracked(play.g, GERMAN, play.h("E10"))  # the zone is 3, though the search goes 1 hex
    play.german("give G3")
    assert "order open-fire" not in play.offered(GERMAN)  # infantry has no use of it
    play.german("cancel", "give G2", "order open-fire")
    go(play)
    assert [e[:2] for e in play.events("fires")] == [(play.u("G2"), play.u("S1"))]


@pytest.mark.rule("barbarossa:arec.2", "barbarossa:cap.1")
def test_a_mission_that_goes_on_is_known_to_the_other_side_and_a_new_one_is_not() -> None:
    play = hunt(2)
    assert "order" not in unit_view(play.g, play.u("G1"), SOVIET)
    go(play).german("place G1 E1")
    shown = unit_view(play.g, play.u("G1"), SOVIET)
    assert shown["order"] == {"name": "air-reconnaissance", "at": "E6", "range": 2}
    redeal(play.g, SOVIET, "x")
    assert tracked(play.g, GERMAN, play.h("E8"))


@pytest.mark.rule("barbarossa:arec.3")
def test_the_die_is_rolled_whether_or_not_anybody_hides_there() -> None:
    play = hunt(1)
    go(play).german("place G1 E1")
    assert len(play.events("searches")) == 1

"""Tanks on the move (O23.5): checks for Immobilization, guides, Wire, closed ground, Tank Leaders."""

from __future__ import annotations

from typing import Any

import pytest
from gwc_positions import card, state
from war_moves import order, steps, war

from commander_play import asked, broken, fort, notations, play, spent, told, unit, where
from sandtable.commander.rules.state import BROKEN
from sandtable.kernel.game import Game

FT = "renault-ft-gun"  # Movement 5, bog number 4, broken 2
TAG = "f.renault-ft-gun-1"
HIGH, EQUAL, LOW = "3-2", "3-1", "2-1"  # against the bog number 4
FAR = "infanterie I1"


def tanks(allies: str, *cards: str, axis: str = FAR, kind: str = "move", **more: Any) -> Game:
    hand = " ".join([card("france", kind), *cards])
    game = war(axis, allies, active="allies", allies_hand=hand, **more)
    return order(game, kind, "france")


def drive(paint: dict[str, Any], *hexes: str, draw: str = HIGH, who: str = f"{FT} F5", **more: Any) -> Game:
    game = tanks(who, map=paint, allies_draw=draw, **more)
    play(game, f"?activate {TAG}", f"?move {TAG}")
    return play(game, *[f"step {name}" for name in hexes])


def checks(game: Game) -> int:
    return len(told(game, "bog"))


# --- which hexes (O23.5.2, O23.5.3) ---


@pytest.mark.rule("gwc:O23.5.2a", "gwc:T108.1", "gwc:T110.1.1", "gwc:T117.1", "gwc:F127.1", "gwc:F130.3")
@pytest.mark.parametrize(("paint", "forts", "number"), [
    ({}, {}, 0),
    ({"terrain": {"gully": "F6"}}, {}, 1),
    ({"terrain": {"rubble": "F6"}}, {}, 1),
    ({"terrain": {"brush": "F6"}}, {}, 0),
    ({"levels": {"1": "F6"}}, {}, 1),
    ({"levels": {"1": "F5"}}, {}, 1),
    ({"levels": {"1": "F5 F6"}}, {}, 0),
    ({}, {"trench": "F6"}, 1),
    ({}, {"foxholes": "F6"}, 1),
    ({}, {"pillbox": "F6"}, 0),
])  # fmt: skip
def test_ground_that_bogs(paint: dict[str, Any], forts: dict[str, str], number: int) -> None:
    assert checks(drive(paint, "F6", forts=forts)) == number


@pytest.mark.rule("gwc:T110.1.1", "gwc:O23.5.2a")
def test_a_road_spares_the_slope_but_not_the_trench() -> None:
    paint = {"levels": {"1": "F6"}, "ways": {"road": "F5 F6"}}
    assert checks(drive(paint, "F6")) == 0
    assert checks(drive(paint, "F6", who=f"{FT} E6")) == 1
    assert checks(drive(paint, "F6", forts={"trench": "F6"})) == 1


@pytest.mark.rule("gwc:O23.5.2a")
def test_every_such_hex_is_checked() -> None:
    assert checks(drive({"terrain": {"gully": "F6 F7"}}, "F6", "F7", draw="3-2, 4-2")) == 2


@pytest.mark.rule("gwc:O23.5.3")
def test_one_check_a_hex() -> None:
    paint = {"levels": {"1": "F6"}, "terrain": {"rubble": "F6"}}
    assert checks(drive(paint, "F6", forts={"foxholes": "F6"}, draw="3-2, 4-2")) == 1


@pytest.mark.rule("gwc:O23.5.2b", "gwc:O23.5.5a", "gwc:T118.1")
def test_shellholes_are_checked_and_paid_for_once_in_an_order() -> None:
    game = drive({"terrain": {"shellhole": "F6 F7 F9"}}, "F6", "F7", "F8", draw="3-2, 4-2")
    assert checks(game) == 1 and spent(game) == [2, 3, 4]


@pytest.mark.rule("gwc:T118.2", "gwc:O23.5.2b", "gwc:T121")
def test_a_trail_spares_the_check_in_a_printed_shellhole_only() -> None:
    trail = {"trail": "F5 F6 F7"}
    assert checks(drive({"terrain": {"shellhole": "F6"}, "ways": trail}, "F6")) == 0
    assert checks(drive({"ways": trail}, "F6", holes="F6")) == 1


# --- the check (O23.5.4) ---


@pytest.mark.rule("gwc:O23.5.4b")
def test_more_than_the_number_and_the_tank_goes_on() -> None:
    game = drive({"terrain": {"gully": "F6"}}, "F6", draw=HIGH)
    assert told(game, "bog") == [[TAG, "5", "4"]]
    assert not broken(game, TAG) and "F7" in steps(game)


@pytest.mark.rule("gwc:O23.5.4c", "gwc:O23.5.5a")
@pytest.mark.parametrize("draw", [EQUAL, LOW])
@pytest.mark.parametrize("ground", ["gully", "shellhole"])
def test_the_number_or_less_and_it_stops_broken(draw: str, ground: str) -> None:
    game = drive({"terrain": {ground: "F6"}}, "F6", draw=draw)
    assert broken(game, TAG) and where(game, TAG) == "F6" and steps(game) == []
    assert told(game, "bogged") == [[TAG]]


@pytest.mark.rule("gwc:O23.5.4c")
def test_a_broken_tank_just_stops() -> None:
    game = drive({}, who=f"{FT} F5 broken", forts={"foxholes": "F6"}, draw=LOW)
    play(game, "step F6")
    assert where(game, TAG) == "F6" and broken(game, TAG) and steps(game) == []


@pytest.mark.rule("gwc:O23.5.4a")
def test_the_check_comes_before_mines_gas_and_fire() -> None:
    game = tanks(
        f"{FT} F5", axis="infanterie F7 mg-08-15", axis_hand=card("germany", "fire"), map={"terrain": {"gully": "F6"}},
        forts={"mines": "F6"}, gas="F6", allies_draw="3-2, 6-5", axis_draw="3-1",
    )  # fmt: skip
    play(game, "step F6", "?roll")
    names = [str(game.title.event_data(game.state, e)["event"]) for e in game.events]
    wanted = ["moved", "bog", "mine-attack", "suppressed"]
    assert [n for n in names if n in wanted] == wanted
    assert asked(game) == "axis"


# --- guides (O23.5.6) ---


@pytest.mark.rule("gwc:O23.5.6", "gwc:O23.5.2b")
def test_a_friendly_unit_guides_a_leader_does_not() -> None:
    paint = {"terrain": {"gully": "F6"}}
    assert checks(drive(paint, "F6", who=f"{FT} F5, poilus F6")) == 0
    assert checks(drive(paint, "F6", who=f"{FT} F5, agent-de-liaison F6")) == 0
    assert checks(drive(paint, "F6", who=f"{FT} F5, ltn-durant F6")) == 1


@pytest.mark.rule("gwc:O23.5.6")
def test_a_tank_passes_through_its_own_men() -> None:
    game = drive({"terrain": {"gully": "F6"}}, "F6", "F7", who=f"{FT} F5, poilus F6, poilus F6")
    assert where(game, TAG) == "F7" and checks(game) == 0


# --- Wire (O23.5.7) ---


@pytest.mark.rule("gwc:O23.5.7a", "gwc:F131.4")
def test_a_tank_crushes_wire_and_stops() -> None:
    game = drive({}, "F6", forts={"wire": "F6"})
    assert fort(game, "F6") == "none" and steps(game) == [] and not broken(game, TAG)
    assert told(game, "wire-crushed") == [[TAG, "F6"]]


@pytest.mark.rule("gwc:O23.5.7b", "gwc:F131.4")
def test_under_the_wire_the_ground_still_counts() -> None:
    game = drive({"terrain": {"gully": "F6"}}, "F6", forts={"wire": "F6"}, draw=LOW)
    assert fort(game, "F6") == "none" and broken(game, TAG)


@pytest.mark.rule("gwc:A45.4b", "gwc:O23.5.7a")
@pytest.mark.parametrize(("crushed", "left"), [(False, "wire"), (True, "none")])
def test_hidden_wire_stops_a_tank(crushed: bool, left: str) -> None:
    wire = card("germany", action="hidden-wire")
    game = tanks(
        f"{FT} F5", axis_hand=wire, axis_side={"posture": "defend"}, options={"wire_spares_tanks": crushed},
    )  # fmt: skip
    play(game, "step F6", f"play {wire}", "?none")
    assert fort(game, "F6") == left and steps(game) == []


# --- closed ground (O23.5.8) ---


@pytest.mark.rule("gwc:O23.5.8a", "gwc:T120a", "gwc:T124a", "gwc:T124.1a", "gwc:T123")
@pytest.mark.parametrize(("paint", "may"), [
    ({"terrain": {"stream": "F6"}}, False),
    ({"terrain": {"stream": "F6", "bridge": "F6"}, "ways": {"road": "F5 F6 F7"}}, True),
    ({"terrain": {"woods": "F6"}}, False),
    ({"terrain": {"woods": "F6"}, "ways": {"road": "E6 F6 G6"}}, True),
    ({"terrain": {"woods": "F6"}, "ways": {"trail": "F5 F6 F7"}}, False),
    ({"terrain": {"destroyed-woods": "F6"}, "ways": {"road": "F5 F6 F7"}}, False),
    ({"terrain": {"marsh": "F6"}}, True),
])  # fmt: skip
def test_ground_closed_to_tanks(paint: dict[str, Any], may: bool) -> None:
    assert ("F6" in steps(drive(paint))) == may


@pytest.mark.rule("gwc:O23.5.8b", "gwc:T104d")
@pytest.mark.parametrize(("over", "road", "may"), [(True, False, False), (False, False, True), (True, True, True)])
def test_a_building_over_the_dot_is_closed_without_a_road(over: bool, road: bool, may: bool) -> None:
    paint: dict[str, Any] = {"terrain": {"building": "F6"}}
    if road:
        paint["ways"] = {"road": "E6 F6 G6"}
    game = war(FAR, f"{FT} F5", active="allies", allies_hand=card("france", "move"), map=paint)
    map = state(game).rules.map
    was = map.built_over[:]
    map.built_over[map.hex_index("F6")] = over
    order(game, "move", "france")
    found = "F6" in steps(game)
    map.built_over[:] = was
    assert found == may


@pytest.mark.rule("gwc:8.2.1b")
def test_two_tanks_never_share_a_hex_even_in_passing() -> None:
    game = drive({}, who=f"{FT} F5, {FT} F6")
    assert "F6" not in steps(game) and "G6" in steps(game)
    advance = tanks(f"{FT} F5, {FT} F6", kind="advance")
    play(advance, f"?activate {TAG}")
    assert f"{TAG} F6" not in notations(advance, "advance")


# --- engines (O23.5.9) and Tank Leaders (O23.5.1) ---


@pytest.mark.rule("gwc:O23.5.9", "gwc:O16.3.1")
def test_a_broken_tank_without_movement_stays() -> None:
    for kind in ("move", "advance"):
        game = tanks("schneider F5 broken, poilus A11", kind=kind)
        assert "activate f.schneider-1" not in notations(game)
        assert where(game, "f.schneider-1") == "F5"
    other = tanks(f"{FT} F5 broken, poilus A11", kind="advance")
    assert f"activate {TAG}" in notations(other)


@pytest.mark.rule("gwc:3.1.6a", "gwc:O23.5.1a", "gwc:O14.2.1a", "gwc:O14.2.1b")
def test_a_tank_leader_takes_tanks_in_his_radius_along() -> None:
    who = f"renault-ft-gun-leader F5, {FT} F7, {FT} F8, poilus F6, ltn-durant F6, schneider-leader F4"
    game = tanks(who)
    play(game, "activate f.renault-ft-gun-leader-1")
    assert notations(game, "activate") == ["f.renault-ft-gun-1"]
    plain = tanks(f"{FT} F5, {FT} F6, poilus F6")
    play(plain, f"activate {TAG}")
    assert "step F4" in notations(plain)
    leader = tanks(f"ltn-durant F5, {FT} F5, poilus F5")
    play(leader, "activate f.ltn-durant")
    assert notations(leader, "activate") == ["f.poilus-1"]


@pytest.mark.rule("gwc:3.1.6b", "gwc:O23.5.1b")
def test_the_first_tank_lost_ends_that() -> None:
    game = war(FAR, f"renault-ft-gun-leader F5, {FT} F6", active="allies", allies_hand=card("france", "move"))
    state(game).tank_lost = 2
    order(game, "move", "france")
    play(game, "activate f.renault-ft-gun-leader-1")
    assert "step F4" in notations(game)


# --- in an Advance ---


@pytest.mark.rule("gwc:O23.5.4a", "gwc:O23.5.5a", "gwc:O23.5.7a", "gwc:O23.5.4c")
def test_an_advancing_tank_checks_and_crushes_too() -> None:
    game = tanks(f"{FT} F5", kind="advance", allies_draw=LOW, holes="F6", axis="infanterie F6")
    play(game, f"advance {TAG} F6")
    assert broken(game, TAG) and told(game, "melee")
    wire = tanks(f"{FT} F5", kind="advance", forts={"wire": "F6"})
    play(wire, f"advance {TAG} F6")
    assert fort(wire, "F6") == "none" and checks(wire) == 0


@pytest.mark.rule("gwc:O23.5.2b")
def test_flags_of_the_order_are_gone_after_it() -> None:
    game = drive({"terrain": {"shellhole": "F6"}}, "F6")
    play(game, "stop", "?end")
    assert state(game).u_flags[unit(game, TAG)] & ~(8 | BROKEN) & (1 << 20) - 1 == 0

"""Kill Zones, flanks and rear, and ranged fire that the ground forbids. F5 faces 1 (up) unless said otherwise."""

from __future__ import annotations

import pytest
from land import Land, hex_of, mover, reason

from sandtable.games.barbarossa.rules.state import DEFENDING, ENTRENCHED, HIDDEN, IN_PILLBOX, NOWHERE, State
from sandtable.games.barbarossa.rules.zones import (
    FLANK,
    FRONT,
    REAR,
    covers,
    facing_of,
    has_flanks,
    in_kill_zone,
    is_covered,
    may_fire_at_aircraft,
    may_fire_into,
    side_entered,
    why_not_fire_into,
)


def widths(g: State, facing: int, wide: bool = False) -> list[int]:
    """How many hexes of the cone lie at each distance."""
    ground, here = g.rules.ground, g.u_hex[0]
    found = [h for h in range(ground.size) if in_kill_zone(g, 0, facing, 6, h, wide)]
    return [sum(ground.distance(here, h) == n for h in found) for n in range(1, 7)]


def standing(**options: int) -> State:
    return Land(cols=15, rows=15, **options).unit("G1", mover(), "H8").state()


@pytest.mark.rule("barbarossa:kz.2")
@pytest.mark.parametrize("facing", range(6))
def test_the_cone_widens_with_distance_alike_on_all_six_sides(facing: int) -> None:
    assert widths(standing(), facing) == [1, 3, 3, 5, 5, 7]


@pytest.mark.rule("barbarossa:kz.2")
@pytest.mark.parametrize("facing", range(6))
def test_the_other_reading_opens_the_cone(facing: int) -> None:
    assert widths(standing(kill_zone=1), facing) == [1, 3, 5, 7, 9, 11]


@pytest.mark.rule("barbarossa:pill.8", "barbarossa:kz.3")
@pytest.mark.parametrize("option", [0, 1])
def test_a_pillbox_has_the_widest(option: int) -> None:
    assert widths(standing(kill_zone=option), 2, wide=True) == [3, 5, 7, 9, 11, 13]


@pytest.mark.rule("barbarossa:kz.2")
def test_the_cone_begins_at_the_front_side_and_ends_with_the_range() -> None:
    g = Land().unit("G1", mover(), "F5").state()

    def inside(hex: str, range: int = 6) -> bool:
        return in_kill_zone(g, 0, 0, range, hex_of(g, hex))

    assert [hex for hex in ("F4", "G5", "G6", "F6", "E6", "E5", "F5") if inside(hex)] == ["F4"]
    assert [hex for hex in ("F3", "E4", "G4", "D4", "H4") if inside(hex)] == ["F3", "E4", "G4"]
    assert inside("F2", 3)
    assert not inside("F2", 2)


@pytest.mark.rule("barbarossa:kz.1", "barbarossa:kz.ex1", "barbarossa:ab.kz.1", "barbarossa:kz.4")
def test_a_machinegun_fires_only_before_its_front_others_all_round() -> None:
    gun = mover(abilities=["kill-zone"])
    g = Land().unit("G1", gun, "F5", facing=1).unit("G2", mover(), "F5").state()
    for hex in ("F4", "F3", "F1", "G4"):
        assert may_fire_into(g, 0, hex_of(g, hex)), hex
    for hex in ("F6", "F7", "D5", "H5", "G5", "E5"):
        assert reason(why_not_fire_into(g, 0, hex_of(g, hex))) == "out-of-kill-zone", hex
        assert may_fire_into(g, 1, hex_of(g, hex)), hex


@pytest.mark.rule("barbarossa:kz.3", "barbarossa:kz.4", "barbarossa:trench.9")
def test_defend_trench_pillbox_and_ambush_give_a_kill_zone_as_long_as_they_last() -> None:
    g = Land().unit("G1", mover(), "F5", face=2).state()
    assert facing_of(g, 0) == NOWHERE
    assert not covers(g, 0, hex_of(g, "G6"), 3)
    for flags in (DEFENDING, DEFENDING | ENTRENCHED, DEFENDING | IN_PILLBOX):
        g.u_flags[0] = flags
        assert facing_of(g, 0) == 2
        assert covers(g, 0, hex_of(g, "G6"), 3)
        assert covers(g, 0, hex_of(g, "F6"), 3) is bool(flags & IN_PILLBOX)
    g.u_flags[0], g.u_facing[0] = HIDDEN, 4
    assert facing_of(g, 0) == 4


@pytest.mark.rule("barbarossa:flank.4")
def test_defend_does_not_turn_a_unit_that_has_the_ability() -> None:
    gun = mover(abilities=["kill-zone"])
    g = Land().unit("G1", gun, "F5", facing=1, face=3, flags=DEFENDING).state()
    assert facing_of(g, 0) == 0


def sides(g: State) -> list[int]:
    ground = g.rules.ground
    return [side_entered(g, 0, ground.beside(g.u_hex[0], d)) for d in range(6)]


@pytest.mark.rule("barbarossa:flank.1")
@pytest.mark.parametrize(
    ("abilities", "flags"), [(["kill-zone"], 0), ([], DEFENDING | ENTRENCHED), ([], HIDDEN)], ids=str
)
def test_the_side_opposite_the_front_is_the_rear_the_other_four_are_flanks(abilities: list[str], flags: int) -> None:
    g = Land().unit("G1", mover(abilities=abilities), "F5", facing=2, face=1, flags=flags).state()
    assert sides(g) == [FLANK, FRONT, FLANK, FLANK, REAR, FLANK]


@pytest.mark.rule("barbarossa:flank.4")
@pytest.mark.parametrize("flags", [0, DEFENDING, DEFENDING | IN_PILLBOX])
def test_others_have_no_flanks_whatever_their_order(flags: int) -> None:
    g = Land().unit("G1", mover(), "F5", facing=2, face=1, flags=flags).state()
    assert sides(g) == [FRONT] * 6
    assert not has_flanks(g, 0)


@pytest.mark.rule("barbarossa:flank.5")
def test_a_friend_without_flanks_covers_those_of_a_unit() -> None:
    gun = mover(abilities=["kill-zone"])
    field = Land().unit("G1", gun, "F5", facing=1).unit("G2", gun, "F5", facing=4).unit("G3", mover(), "F6")
    g = field.unit("S1", mover(), "F5").state()
    assert not is_covered(g, 0)
    g.u_hex[2] = g.u_hex[0]
    assert is_covered(g, 0)
    g.u_flags[2] = HIDDEN
    assert not is_covered(g, 0)


# --- ground that forbids ranged fire ---


@pytest.mark.rule("barbarossa:forest.3a", "barbarossa:forest.3b")
def test_nobody_fires_into_a_forest_or_out_of_one() -> None:
    gun = mover("artillery", abilities=["indirect-fire"])
    g = Land().terrain("forest", "F5").unit("G1", mover(), "F5").unit("G2", gun, "F5").unit("G3", mover(), "F6").state()
    for u in (0, 1):
        assert reason(why_not_fire_into(g, u, hex_of(g, "F6"))) == "no-ranged-fire"
    assert not may_fire_into(g, 2, hex_of(g, "F5"))
    assert may_fire_into(g, 2, hex_of(g, "F4"))


@pytest.mark.rule("barbarossa:forest.3c")
def test_from_a_forest_nobody_fires_at_aircraft() -> None:
    g = Land().terrain("forest", "F5").unit("G1", mover(), "F5").unit("G2", mover(), "F6").state()
    assert not may_fire_at_aircraft(g, 0)
    assert may_fire_at_aircraft(g, 1)


@pytest.mark.rule("barbarossa:glade.3a", "barbarossa:glade.3c")
def test_fire_out_of_a_glade() -> None:
    field = Land().terrain("forest-glade", "F5").exits("F5", "F6", "G6")
    field.unit("G1", mover("medium-tanks"), "F5").unit("G2", mover(), "F5")
    g = field.unit("G3", mover("artillery", abilities=["indirect-fire"]), "F5").state()
    assert may_fire_into(g, 0, hex_of(g, "F7"))
    assert reason(why_not_fire_into(g, 0, hex_of(g, "F3"))) == "not-by-exit"
    assert may_fire_into(g, 1, hex_of(g, "F3"))
    assert reason(why_not_fire_into(g, 2, hex_of(g, "F7"))) == "no-indirect-fire-here"

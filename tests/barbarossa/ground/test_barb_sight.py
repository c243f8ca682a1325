"""Line of Sight: what blocks, how far, and from whose eyes. Column F runs straight down; C5 to E5 runs along D4|D5."""

from __future__ import annotations

import pytest
from land import Land, hex_of, mover, put, reason

from sandtable.games.barbarossa.rules.sight import clear_line, sees_hex, sees_unit, why_no_line, why_not_seen
from sandtable.games.barbarossa.rules.state import ABOARD, FIRE_SMOKE, HIDDEN, SCREEN, SUPPRESSED, State


def seen(g: State, hex: str, u: int = 0) -> bool:
    return sees_hex(g, u, hex_of(g, hex))


def clear(g: State, a: str, b: str) -> bool:
    return clear_line(g, hex_of(g, a), hex_of(g, b))


def why(g: State, a: str, b: str) -> tuple[str, str]:
    code, h = why_no_line(g, hex_of(g, a), hex_of(g, b))
    return reason(code), g.rules.ground.hex_name(h) if h >= 0 else ""


BLOCKING = ["brush", "light-woods", "forest", "forest-glade", "light-glade", "village", "town", "railway-station"]
OPEN = ["plain", "swamp", "river", "ford", "lake", "plowed-field", "rocks", "ravine"]


@pytest.mark.rule(
    "barbarossa:los.1", "barbarossa:los.2", "barbarossa:los.10", "barbarossa:brush.1a", "barbarossa:lwood.1a",
    "barbarossa:forest.1a", "barbarossa:glade.1a", "barbarossa:vill.1a", "barbarossa:town.1a", "barbarossa:stat.1a",
    "barbarossa:settle.1",
)  # fmt: skip
@pytest.mark.parametrize("terrain", BLOCKING)
def test_terrain_that_the_line_passes_blocks_it(terrain: str) -> None:
    g = Land().terrain(terrain, "F5").state()
    assert why(g, "F3", "F7") == ("terrain-blocks", "F5")
    assert clear(g, "F3", "H6")
    assert clear(g, "F6", "F9")


@pytest.mark.rule(
    "barbarossa:los.10", "barbarossa:plain.1a", "barbarossa:swamp.1a", "barbarossa:river.1a", "barbarossa:ford.1b",
    "barbarossa:lake.1a", "barbarossa:plow.1a", "barbarossa:rocks.1a", "barbarossa:ravine.1d",
)  # fmt: skip
@pytest.mark.parametrize("terrain", OPEN)
def test_open_terrain_lets_the_line_through(terrain: str) -> None:
    assert clear(Land().terrain(terrain, "F5").state(), "F3", "F7")


@pytest.mark.rule(
    "barbarossa:los.10", "barbarossa:bridge.1b", "barbarossa:dbridge.1c", "barbarossa:rbridge.1b",
    "barbarossa:drbridge.1d",
)  # fmt: skip
@pytest.mark.parametrize(
    "work", ["bridge", "destroyed-bridge", "railway-bridge", "destroyed-railway-bridge", "pontoon"]
)
def test_no_bridge_blocks(work: str) -> None:
    g = Land().river("F5").work(work, "F5").road("F4", "F5", "F6").rail("F4", "F5", "F6").state()
    for field in ("trench", "wire", "barrier", "pillbox", "depot"):
        put(g, field, "F4", 1)
    assert clear(g, "F3", "F7")


@pytest.mark.rule("barbarossa:los.2")
@pytest.mark.parametrize("terrain", [t for t in BLOCKING if t != "forest"])
def test_the_terrain_of_the_two_ends_does_not_block(terrain: str) -> None:
    g = Land().terrain(terrain, "F3", "F7").state()
    assert clear(g, "F3", "F7")


@pytest.mark.rule("barbarossa:los.2", "barbarossa:hill.los.ex1")
def test_the_inside_of_a_forest_is_seen_only_from_next_to_it() -> None:
    g = Land().terrain("forest", "F5").state()
    assert why(g, "F3", "F5") == ("inside-forest", "F5")
    assert clear(g, "F4", "F5")
    assert clear(g, "F5", "F8")


@pytest.mark.rule("barbarossa:los.3")
def test_units_never_block() -> None:
    card = mover()
    g = Land().unit("G1", card, "F3").unit("G2", card, "F4").unit("S1", card, "F5").unit("S2", card, "F6").state()
    assert sees_unit(g, 0, 3)


@pytest.mark.rule("barbarossa:los.4", "barbarossa:los.ex1")
def test_along_a_side_both_hexes_must_block() -> None:
    assert clear(Land().terrain("village", "D4").state(), "C5", "E5")
    assert clear(Land().terrain("village", "D5").state(), "C5", "E5")
    both = Land().terrain("village", "D4").terrain("brush", "D5").state()
    assert why(both, "C5", "E5")[0] == "both-sides-block"
    assert not clear(both, "E5", "C5")
    machinegun = mover(abilities=["kill-zone"])
    shut = (
        Land().terrain("village", "D4", "D5").unit("G1", machinegun, "C5", facing=3).unit("S1", mover(), "E5").state()
    )
    assert not sees_unit(shut, 0, 1)


@pytest.mark.rule("barbarossa:los.4")
def test_one_blocking_hex_of_each_of_two_pairs_along_the_line_blocks_nothing() -> None:
    g = Land().terrain("brush", "D4", "F5").state()
    assert clear(g, "C5", "G5")
    assert not clear(Land().terrain("brush", "E5").state(), "C5", "G5")


@pytest.mark.rule("barbarossa:los.5", "barbarossa:los.11")
def test_six_hexes_are_the_farthest_even_for_a_gun_that_reaches_farther() -> None:
    g = Land().unit("G1", mover(accuracy=[1] * 9), "F2").state()
    assert seen(g, "F8")
    assert not seen(g, "F9")
    assert reason(why_not_seen(g, 0, hex_of(g, "F9"))[0]) == "too-far-to-see"


@pytest.mark.rule("barbarossa:los.6")
def test_a_hidden_unit_sees_eight() -> None:
    g = Land(rows=12).unit("G1", mover(), "F2", flags=HIDDEN).state()
    assert seen(g, "F10")
    assert not seen(g, "F11")


@pytest.mark.rule("barbarossa:los.7", "barbarossa:hill.5")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_each_level_of_height_adds_a_hex(level: int) -> None:
    g = Land(rows=14).height(level, "F2").unit("G1", mover(), "F2").state()
    assert seen(g, f"F{8 + level}")
    assert not seen(g, f"F{9 + level}")


@pytest.mark.rule("barbarossa:los.8", "barbarossa:los.9b")
def test_the_suppressed_see_one_hex_hidden_and_on_a_hill_as_they_may_be() -> None:
    g = Land().height(2, "F2").unit("G1", mover(), "F2", flags=SUPPRESSED | HIDDEN).state()
    assert seen(g, "F2")
    assert seen(g, "F3")
    assert not seen(g, "F4")


@pytest.mark.rule("barbarossa:los.9", "barbarossa:los.9b", "barbarossa:cc.14")
def test_those_in_close_combat_see_one_hex() -> None:
    g = Land().height(1, "F2").unit("G1", mover(), "F2").unit("S1", mover(), "F2").state()
    for u in (0, 1):
        assert seen(g, "F3", u)
        assert not seen(g, "F4", u)


@pytest.mark.rule("barbarossa:los.10", "barbarossa:smoke.6", "barbarossa:burn.s1")
@pytest.mark.parametrize("smoke", [SCREEN, FIRE_SMOKE])
@pytest.mark.parametrize("hex", ["F3", "F5", "F7"])
def test_smoke_blocks_wherever_it_lies_on_the_line(smoke: int, hex: str) -> None:
    g = Land().height(3, "F3").unit("G1", mover(), "F3").state()
    assert seen(g, "F7")
    put(g, "smoke", hex, smoke)
    assert why(g, "F3", "F7") == ("smoke-blocks", hex)
    assert seen(g, "F3")


# --- hills ---


@pytest.mark.rule("barbarossa:hill.los.1", "barbarossa:los.10")
@pytest.mark.parametrize(
    ("firer", "between", "target", "lets"),
    [
        (0, 1, 0, False),
        (0, 1, 1, False),  # higher than the firer is enough
        (0, 1, 2, False),
        (1, 1, 0, False),  # as high as the firer, above the target
        (1, 1, 1, True),
        (2, 1, 2, True),
        (1, 2, 2, False),
        (0, 0, 2, True),
        (2, 1, 0, True),  # lower than the firer: the target is not right behind it
        (3, 0, 0, True),
    ],
)
def test_hills_block_by_their_height(firer: int, between: int, target: int, lets: bool) -> None:
    g = Land().height(firer, "F3").height(between, "F5").height(target, "F7").state()
    assert clear(g, "F3", "F7") is lets


@pytest.mark.rule("barbarossa:hill.los.1", "barbarossa:hill.los.2")
def test_a_hill_below_the_firer_throws_a_shadow_of_one_hex() -> None:
    g = Land().height(2, "F3").height(1, "F5").state()
    assert why(g, "F3", "F6") == ("in-shadow", "F5")
    assert clear(g, "F3", "F7")
    assert clear(g, "F3", "F5")


@pytest.mark.rule("barbarossa:hill.los.2", "barbarossa:hill.los.ex1")
def test_from_a_hill_a_forest_hides_itself_and_the_hex_behind_it() -> None:
    g = Land().height(1, "F3").terrain("forest", "F5").road("E8", "F7", "G8").unit("G1", mover(), "F3").state()
    assert not seen(g, "F5")
    assert why(g, "F3", "F6") == ("in-shadow", "F5")
    assert seen(g, "F7")
    assert seen(g, "F8")


@pytest.mark.rule("barbarossa:hill.los.2")
def test_the_shadow_is_the_firers_unless_the_switch_makes_it_symmetric() -> None:
    def line(option: int) -> State:
        return Land(hill_shadow=option).height(1, "F3").terrain("village", "F5").state()

    assert clear(line(0), "F3", "F7")
    assert not clear(line(0), "F7", "F3")
    assert clear(line(1), "F3", "F7")
    assert clear(line(1), "F7", "F3")
    assert not clear(line(1), "F3", "F6")
    assert not clear(line(1), "F6", "F3")


@pytest.mark.rule("barbarossa:hill.los.2")
def test_between_equal_hills_the_symmetric_shadow_lies_both_ways() -> None:
    def line(option: int) -> State:
        return Land(hill_shadow=option).height(1, "F3", "F7").terrain("village", "F4").state()

    assert clear(line(0), "F3", "F7")
    assert not clear(line(0), "F7", "F3")
    assert not clear(line(1), "F3", "F7")
    assert not clear(line(1), "F7", "F3")


# --- ravines and glades ---


@pytest.mark.rule("barbarossa:ravine.2")
def test_in_a_ravine_one_sees_and_is_seen_next_door_only() -> None:
    g = Land().terrain("ravine", "F5").unit("G1", mover(), "F5").state()
    assert seen(g, "F6")
    assert not seen(g, "F7")
    assert clear(g, "F4", "F5")
    assert why(g, "F3", "F5") == ("in-ravine", "F5")


@pytest.mark.rule("barbarossa:ravine.2")
def test_aircraft_are_seen_from_a_ravine_and_over_woods() -> None:
    plane = mover("aircraft")
    field = Land().terrain("ravine", "F5").terrain("forest", "F6", "F7", "F8")
    g = field.unit("G1", mover(), "F5").unit("S1", plane, "F8").unit("S2", plane, "L9").state()
    assert sees_unit(g, 0, 1)
    assert not sees_unit(g, 0, 2)
    assert not sees_unit(g, 1, 0)
    assert not sees_unit(g, 1, 2)


@pytest.mark.rule("barbarossa:glade.3b")
@pytest.mark.parametrize("terrain", ["forest-glade", "light-glade"])
def test_only_infantry_looks_out_of_a_glade_beside_its_exits(terrain: str) -> None:
    field = Land().terrain(terrain, "F5").exits("F5", "F6", "G6")
    g = field.unit("G1", mover("medium-tanks"), "F5").unit("G2", mover(), "F5").state()
    for hex in ("F6", "F8", "G6", "G7", "H7"):
        assert seen(g, hex), hex
    for hex in ("F4", "F2", "E5", "G5"):
        assert not seen(g, hex), hex
        assert seen(g, hex, 1), hex
    assert reason(why_not_seen(g, 0, hex_of(g, "F4"))[0]) == "not-by-exit"
    assert seen(g, "F5")


@pytest.mark.rule("barbarossa:glade.3b")
def test_from_outside_a_glade_is_seen_like_light_woods() -> None:
    field = Land().terrain("forest-glade", "F5").exits("F5", "F6", "G6")
    g = field.unit("G1", mover("medium-tanks"), "F2").unit("S1", mover("medium-tanks"), "F5").state()
    assert sees_unit(g, 0, 1)
    assert not sees_unit(g, 1, 0)


# --- units ---


@pytest.mark.rule("barbarossa:hid.1", "barbarossa:hid.att.1")
def test_a_hidden_enemy_is_never_seen_and_cargo_is_not_on_the_board() -> None:
    field = Land().unit("G1", mover(), "F3").unit("S1", mover(), "F4", flags=HIDDEN).unit("S2", mover(), "F5")
    g = field.unit("S3", mover(), "F5", carrier=2).state()
    g.u_hex[3] = ABOARD
    assert [sees_unit(g, 0, v) for v in (1, 2, 3)] == [False, True, False]
    assert sees_unit(g, 2, 1)

"""Line of sight over flat ground (11.0, 12.0): what blocks, Orders, hexsides, sunken terrain, markers."""

from __future__ import annotations

from typing import Any

import pytest
from sight_boards import Look, paint

from sandtable.games.combat.data.packs import load_tables
from sandtable.games.combat.rules.names import (
    DEPRESSION,
    FOXHOLE,
    HIDE,
    ORDER_NAMES,
    RALLY,
    RELOAD,
    SNEAK,
    STREAM,
    TERRAIN_NAMES,
)  # fmt: skip
from sandtable.games.combat.rules.sight.los_reasons import (
    ALONG_BED,
    FROM_ABOVE,
    MISSED,
    OBSTACLE,
    PAST,
    SUNKEN_HEX,
)
from sandtable.games.combat.rules.tables import CLEAR, SUNKEN
from sandtable.games.combat.rules.values import is_low

T = load_tables()


def column(kind: str, summer: bool = False) -> Look:
    """One hex of a terrain in the middle of a column."""
    return paint(3, 6, summer=summer, **{kind.replace("-", "_"): "02.03"})


# --- the trace (12.0) ---


@pytest.mark.rule("combat:2.0l", "combat:12.0a")
def test_a_line_runs_from_centre_to_centre_and_is_open_over_open_ground() -> None:
    look = paint(34, 20)
    for a in range(0, 680, 61):
        for b in range(680):
            assert look.sight.visible(look.made, a, b, True, True)


@pytest.mark.rule("combat:2.0l")
def test_the_line_names_the_hexes_it_goes_through() -> None:
    sight = paint(9, 9).why("02.01", "02.05")
    assert sight.hexes == [9 + 1, 9 + 2, 9 + 3] and sight.along == []
    # two columns on, in the same row: along the side between two hexes
    sight = paint(9, 9).why("02.04", "04.04")
    assert sight.hexes == [] and sight.along in ([(2 * 9 + 3, 2 * 9 + 4)], [(2 * 9 + 4, 2 * 9 + 3)])


@pytest.mark.rule("combat:12.0a", "combat:12.1b")
@pytest.mark.parametrize(
    "kind", ["rocks", "building", "trees", "marsh", "hedge", "wall", "long-grass", "orchard", "logs"]
)
def test_terrain_of_the_end_hexes_is_ignored(kind: str) -> None:
    look = column(kind)
    for other in ("02.01", "02.02", "02.04", "02.06"):
        assert look.sees("02.03", other) and look.sees("02.03", other, low="ab")


@pytest.mark.rule(
    "combat:11.01a", "combat:11.02a", "combat:11.04a", "combat:11.05a", "combat:11.06a", "combat:11.10a"
)  # fmt: skip
@pytest.mark.parametrize(
    ("kind", "rule"),
    [
        ("rocks", "11.01"), ("building", "11.02"), ("marsh", "11.04"), ("hedge", "11.05"), ("wall", "11.06"),
        ("orchard", "11.10"),
    ],
)  # fmt: skip
def test_what_blocks_whoever_looks(kind: str, rule: str) -> None:
    look = column(kind)
    assert not look.sees("02.01", "02.05")
    reason = look.reason("02.01", "02.05")
    assert (reason.key, reason.hex, reason.kind, reason.rule) == (OBSTACLE, look.hex("02.03"), kind, rule)
    assert look.sees("01.01", "01.05") and look.sees("02.04", "02.06")  # not on the line


@pytest.mark.rule("combat:11.10a")
def test_an_orchard_blocks_over_the_whole_hex() -> None:
    """A line that only clips the hex, where no tree is drawn, is blocked all the same."""
    look = paint(9, 9, orchard="05.05")
    clipped = [b for b in range(81) if look.why("02.01", look.ground.hex_name(b)).hexes.count(look.hex("05.05"))]
    assert len(clipped) > 3
    for b in clipped:
        assert not look.sees("02.01", look.ground.hex_name(b))


@pytest.mark.rule("combat:11.07b", "combat:12.1h", "combat:7.05c")
def test_long_grass_blocks_only_if_one_of_the_two_keeps_low() -> None:
    look = column("long-grass")
    assert look.sees("02.01", "02.05")
    for low in ("a", "b", "ab"):
        assert not look.sees("02.01", "02.05", low)
    assert look.reason("02.01", "02.05", "b").rule == "11.07"


@pytest.mark.rule("combat:11.12a", "combat:11.12b", "combat:12.1h")
def test_fields_block_a_low_line_in_summer_only() -> None:
    winter, summer = column("field"), column("field", summer=True)
    assert winter.sees("02.01", "02.05", "ab") and winter.sees("02.01", "02.05")
    assert summer.sees("02.01", "02.05")
    for low in ("a", "b", "ab"):
        assert not summer.sees("02.01", "02.05", low)
    assert summer.reason("02.01", "02.05", "a").rule == "11.12"


@pytest.mark.rule("combat:11.07b", "combat:11.08b", "combat:11.12b", "combat:7.05c")
def test_sneak_hide_rally_and_reload_keep_low_and_nothing_else() -> None:
    assert [ORDER_NAMES[order] for order in range(len(ORDER_NAMES)) if is_low(order)] == [
        ORDER_NAMES[order] for order in sorted((SNEAK, HIDE, RALLY, RELOAD))
    ]


# --- drawn trees and logs (11.03, 11.11) ---

BAR: list[list[int]] = [[-10, -2], [10, -2], [10, 2], [-10, 2]]  # across a column, left and right of its centre line


def shaped(kind: str, points: list[list[int]], hex: str = "02.03") -> Look:
    shapes: list[dict[str, Any]] = [{"kind": kind, "hex": hex, "points": points}]
    return paint(5, 6, shapes=shapes, **{kind: hex})


@pytest.mark.rule("combat:11.03b")
def test_a_tree_blocks_when_it_is_seen_on_both_sides_of_the_line() -> None:
    look = shaped("trees", BAR)
    assert not look.sees("02.01", "02.05")
    assert look.reason("02.01", "02.05").rule == "11.03"


@pytest.mark.rule("combat:11.03b")
def test_a_line_past_the_trees_of_a_hex_is_open() -> None:
    look = shaped("trees", [[3, -2], [10, -2], [10, 2], [3, 2]])
    assert look.sees("02.01", "02.05")
    assert look.reasons("02.01", "02.05") == [(MISSED, "02.03", "trees")]


@pytest.mark.rule("combat:11.03b")
def test_a_tree_that_only_touches_the_line_does_not_block() -> None:
    """Its edge lies on the line: the tree is on one side of the thread only."""
    assert shaped("trees", [[0, -2], [10, -2], [10, 2], [0, 2]]).sees("02.01", "02.05")
    assert not shaped("trees", [[-1, -2], [10, -2], [10, 2], [-1, 2]]).sees("02.01", "02.05")


@pytest.mark.rule("combat:11.03a", "combat:11.03b")
def test_painted_trees_are_what_blocks() -> None:
    """Every line through a hex of Trees is blocked exactly if it cuts one of the drawn crowns."""
    look = paint(9, 9, trees="05.05")
    crowns = [feature.points for feature in look.ground.features]
    assert len(crowns) >= 3
    through = missed = 0
    for start in ("02.02", "02.07", "04.01"):
        a = look.hex(start)
        ax, ay = 36 * (a // 9), 24 * (a % 9) + 12 * (a // 9 % 2)
        for b in range(81):
            name = look.ground.hex_name(b)
            if look.hex("05.05") not in look.why(start, name).hexes:
                continue
            dx, dy = 36 * (b // 9) - ax, 24 * (b % 9) + 12 * (b // 9 % 2) - ay
            sides = [[dx * (y - ay) - dy * (x - ax) for x, y in crown] for crown in crowns]
            cut = any(min(side) < 0 < max(side) for side in sides)
            assert look.sees(start, name) == (not cut), name
            through += cut
            missed += not cut
    assert through > 2 and missed > 2


@pytest.mark.rule("combat:11.11b", "combat:12.1h")
def test_logs_block_a_low_line_that_crosses_the_drawing() -> None:
    across, beside = shaped("logs", BAR), shaped("logs", [[3, -2], [10, -2], [10, 2], [3, 2]])
    assert across.sees("02.01", "02.05")
    assert not across.sees("02.01", "02.05", "a") and not across.sees("02.01", "02.05", "b")
    assert across.reason("02.01", "02.05", "a").rule == "11.11"
    assert beside.sees("02.01", "02.05", "ab")


# --- along a hexside (11.0, A59) ---


@pytest.mark.rule("combat:11.0e")
@pytest.mark.parametrize("kind", ["rocks", "building", "hedge", "orchard"])
def test_along_a_hexside_both_hexes_must_block(kind: str) -> None:
    for one in ("03.04", "03.05"):
        look = paint(9, 9, **{kind: one})
        assert look.sees("02.04", "04.04")
        assert look.reasons("02.04", "04.04") == [(PAST, one, kind)]
    both = paint(9, 9, **{kind: "03.04 03.05"})
    assert not both.sees("02.04", "04.04")
    assert {r.beside for r in both.why("02.04", "04.04").reasons} == {both.hex("03.04"), both.hex("03.05")}


@pytest.mark.rule("combat:11.0e")
def test_two_kinds_beside_a_hexside_block_together_as_far_as_both_do() -> None:
    look = paint(9, 9, wall="03.04", long_grass="03.05")
    assert look.sees("02.04", "04.04")
    assert not look.sees("02.04", "04.04", "a")


@pytest.mark.rule("combat:11.0e")
def test_sloped_hexsides_count_alike() -> None:
    """From 02.02 a line runs along the side between 03.03 and 02.03 to 03.04."""
    assert paint(9, 9).why("02.02", "03.04").along != []
    assert paint(9, 9, rocks="02.03").sees("02.02", "03.04")
    assert paint(9, 9, rocks="03.03").sees("02.02", "03.04")
    assert not paint(9, 9, rocks="02.03 03.03").sees("02.02", "03.04")


@pytest.mark.rule("combat:11.0e")
def test_beyond_the_edge_of_the_map_there_is_nothing_that_blocks() -> None:
    """Odd columns lie higher: the line from 01.01 to 03.01 runs along the top side of 02.01."""
    look = paint(5, 4, rocks="02.01")
    assert look.why("01.01", "03.01").along[0].count(-1) == 1
    assert look.sees("01.01", "03.01")


def test_trees_do_not_reach_their_hexsides() -> None:
    look = paint(9, 9, trees="03.04 03.05")
    assert look.sees("02.04", "04.04")


def test_a_hex_touched_in_a_corner_does_not_count() -> None:
    """The line from 02.02 through 03.04 runs through a corner of 04.03 and of 02.03's neighbours."""
    look = paint(9, 9)
    a, b = look.hex("02.02"), look.hex("03.04")
    names = {look.ground.hex_name(h) for pair in look.sight.along(a, b) for h in pair}
    assert look.sight.crossed(a, b) == 1 << a | 1 << b and names == {"02.03", "03.03"}


# --- Depressions, Streams, Foxholes, Craters (11.08, 11.09, 11.13, 11.15) ---


def ditch(kind: str, hexes: str, levels: dict[str, str] | None = None) -> Look:
    """Sunken hexes of a kind on a plain of 9 x 9; Foxholes and Craters as markers."""
    if TERRAIN_NAMES.index(kind) >= FOXHOLE:
        look = paint(9, 9, levels)
        look.mark(**{kind: hexes})
        return look
    return paint(9, 9, levels, **{kind: hexes})


SUNKEN_KINDS = ["depression", "stream", "foxhole", "crater"]


@pytest.mark.rule("combat:11.08a", "combat:11.09a", "combat:11.13a", "combat:11.15a")
@pytest.mark.parametrize("kind", SUNKEN_KINDS)
def test_sunken_terrain_on_the_line_does_not_block(kind: str) -> None:
    look = ditch(kind, "04.04 05.04")
    assert look.sees("04.02", "04.06") and look.sees("04.02", "04.06", "ab")


@pytest.mark.rule("combat:11.08b", "combat:11.09b", "combat:11.13b", "combat:11.15b", "combat:12.1b", "combat:12.1i")
@pytest.mark.parametrize("kind", SUNKEN_KINDS)
def test_a_man_who_keeps_low_in_it_neither_sees_nor_is_seen(kind: str) -> None:
    look = ditch(kind, "04.04")
    assert look.sees("04.04", "04.07") and look.sees("04.04", "04.07", "b")  # he stands
    assert not look.sees("04.04", "04.07", "a") and not look.sees("04.07", "04.04", "b")
    reason = look.reason("04.04", "04.07", "a")
    assert (reason.key, reason.hex, reason.kind) == (SUNKEN_HEX, look.hex("04.04"), kind)


@pytest.mark.rule("combat:11.08b", "combat:11.09b", "combat:11.13b", "combat:11.15b", "combat:12.1i")
@pytest.mark.parametrize("kind", SUNKEN_KINDS)
def test_from_the_next_hex_he_is_seen(kind: str) -> None:
    look = ditch(kind, "04.04")
    near = [look.ground.hex_name(h) for h in look.ground.neighbours[look.hex("04.04") * 6 :][:6]]
    assert len(near) == 6 and all(look.sees("04.04", name, "ab") for name in near)


@pytest.mark.rule("combat:11.08b", "combat:11.09b", "combat:11.13b", "combat:11.15b", "combat:12.1i")
@pytest.mark.parametrize("kind", SUNKEN_KINDS)
def test_along_a_chain_of_such_hexes_he_is_seen(kind: str) -> None:
    look = ditch(kind, "04.02-04.06")
    assert look.sees("04.02", "04.06", "ab")
    assert (ALONG_BED, "04.02", kind) in look.reasons("04.02", "04.06", "a")
    assert not look.sees("04.02", "04.08", "a")  # beyond its end


@pytest.mark.rule("combat:11.08b", "combat:11.09b", "combat:12.1i")
def test_a_chain_may_change_from_stream_to_depression_but_not_break() -> None:
    look = paint(9, 9, stream="04.02 04.03", depression="04.04-04.06")
    assert look.sees("04.02", "04.06", "ab")
    broken = paint(9, 9, stream="04.02 04.03", depression="04.05 04.06")
    assert not broken.sees("04.02", "04.06", "ab")
    bent = paint(9, 9, stream="04.02 04.03 05.04 05.05 04.05 04.06")
    assert not bent.sees("04.02", "04.06", "ab")  # the bed goes round, the line does not


@pytest.mark.rule("combat:12.1i")
def test_a_chain_along_a_hexside_needs_one_such_hex() -> None:
    assert paint(9, 9, stream="02.04 03.04 04.04").sees("02.04", "04.04", "ab")
    assert not paint(9, 9, stream="02.04 04.04").sees("02.04", "04.04", "ab")


@pytest.mark.rule("combat:12.1i")
@pytest.mark.parametrize("kind", SUNKEN_KINDS)
@pytest.mark.parametrize(("level", "reach"), [(0, 1), (1, 1), (2, 2), (3, 3), (4, 4), (5, 5)])
def test_a_spotter_on_level_n_looks_n_hexes_far_into_it(kind: str, level: int, reach: int) -> None:
    for apart in range(1, 7):
        spotter = f"04.{9 - apart:02d}"
        look = ditch(kind, "04.09", {str(level): spotter} if level else None)
        assert look.sees(spotter, "04.09", "b") == (apart <= reach), (level, apart)
        if 1 < apart <= reach:
            assert (FROM_ABOVE, "04.09", kind) in look.reasons(spotter, "04.09", "b")


@pytest.mark.rule("combat:12.1i")
def test_two_men_low_in_separate_holes_need_each_other_within_reach() -> None:
    look = ditch("foxhole", "04.04 04.06", {"2": "04.04"})
    assert look.sees("04.04", "04.06", "b")  # from Level 2 down into the other hole
    assert not look.sees("04.04", "04.06", "ab")  # but who looks is low in a hole himself


# --- markers at run time (11.13, 11.14, 11.15) ---


@pytest.mark.rule("combat:11.14a")
def test_rubble_blocks_where_it_falls_and_is_lower_than_the_building_was() -> None:
    look = column("building")
    look.mark(rubble="02.03")
    assert not look.sees("02.01", "02.05")
    assert look.reason("02.01", "02.05").rule == "11.14"
    # from Level 1 a wall of half a Level is seen over, a Building is not
    high = paint(3, 9, {"1": "02.01"}, building="02.04")
    assert not high.sees("02.01", "02.07")
    high.mark(rubble="02.04")
    assert high.sees("02.01", "02.07")


@pytest.mark.rule("combat:11.15a", "combat:11.13a")
@pytest.mark.parametrize("marker", ["crater", "foxhole"])
def test_a_crater_or_foxhole_takes_the_place_of_the_terrain(marker: str) -> None:
    look = column("hedge")
    assert not look.sees("02.01", "02.05")
    look.mark(**{marker: "02.03"})
    assert look.sees("02.01", "02.05") and look.sees("02.01", "02.05", "ab")
    assert not look.sees("02.03", "02.05", "a")


def test_answers_for_other_markers_are_kept_apart() -> None:
    look = column("hedge")
    bare = look.made
    assert not look.sees("02.01", "02.05")
    look.mark(crater="02.03")
    holed = look.made
    for _ in range(2):
        look.made = holed
        assert look.sees("02.01", "02.05")
        look.made = bytes(bytearray(bare))  # an equal one, not the same object
        assert not look.sees("02.01", "02.05")
    for h in range(18):  # more sets of markers than are remembered
        for kind in (FOXHOLE, FOXHOLE + 2):
            made = bytearray(bare)
            made[h] = kind
            look.made = bytes(made)
            assert look.sees("02.01", "02.05") == (h == look.hex("02.03"))


# --- the chart behind it ---


@pytest.mark.rule("combat:11.08a", "combat:11.09a", "combat:11.13a", "combat:11.15a", "combat:12.1a")
def test_sizes_of_sunken_terrain() -> None:
    assert [T.terrain_size[kind] for kind in (DEPRESSION, STREAM)] == [-1, -1]
    assert [T.terrain_size[TERRAIN_NAMES.index(name)] for name in ("foxhole", "crater")] == [0, 0]
    for name in SUNKEN_KINDS:
        kind = TERRAIN_NAMES.index(name)
        assert T.terrain_sight[kind] == SUNKEN and T.terrain_cover[kind]
        assert bool(T.terrain_rough[kind]) == (name in ("stream", "crater"))


@pytest.mark.rule("combat:11.16a", "combat:11.12a")
def test_open_ground_and_fields_are_no_obstacle() -> None:
    for name in ("open", "field"):
        kind = TERRAIN_NAMES.index(name)
        assert (T.terrain_size[kind], T.terrain_sight[kind], T.terrain_cover[kind]) == (0, CLEAR, 0)


# --- for smoke (18.0b) ---


def test_crossed_names_both_ends_and_all_between() -> None:
    look = paint(9, 9)
    met = look.sight.crossed(look.hex("04.02"), look.hex("04.06"))
    assert met == sum(1 << look.hex(f"04.{row:02d}") for row in range(2, 7))
    assert look.sight.crossed(5, 5) == 1 << 5


def test_a_line_along_a_hexside_has_a_hex_on_either_side() -> None:
    look = paint(9, 9)
    a, b = look.hex("02.04"), look.hex("04.04")
    assert look.sight.crossed(a, b) == 1 << a | 1 << b  # it goes through neither of the two between
    assert [set(pair) for pair in look.sight.along(a, b)] == [{look.hex("03.04"), look.hex("03.05")}]
    assert look.sight.along(b, a) == look.sight.along(a, b)
    assert look.sight.along(look.hex("04.02"), look.hex("04.06")) == look.sight.along(5, 5) == []
    edge = paint(5, 4)
    assert edge.sight.along(edge.hex("01.01"), edge.hex("03.01")) == []  # one side is off the map

"""Where Enemies go (9.3 to 9.5): the compass, entering terrain, the edges of the Board."""

from __future__ import annotations

import pytest
from combat_enemies import path
from combat_table import Table

from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.orders.moving import STAYS, exit_board, side_beyond
from sandtable.games.combat.rules.rules import BOTTOM, LEFT, RIGHT, TOP

# --- Directional Compass (9.3) ---


@pytest.mark.rule("combat:9.3a", "combat:9.3b", "combat:9.3x1", "combat:10.06a", "combat:GEO.b")
def test_one_direction_is_used_for_every_move() -> None:
    t = Table()
    e = t.put("jung", "05.05", order="evade", dirs=33)
    assert path(t, e) == ["06.05", "07.06", "08.06", "09.07"]


@pytest.mark.rule("combat:9.3c", "combat:9.3x2", "combat:10.06x", "combat:6.0j")
def test_two_directions_take_turns() -> None:
    t = Table()
    e = t.put("jung", "09.05", order="evade", dirs=56)
    assert path(t, e) == ["08.05", "07.05", "06.05", "05.05"]
    t = Table()
    e = t.put("jung", "05.05", order="evade", dirs=32)
    assert path(t, e) == ["06.05", "07.05", "08.05", "09.05"]


@pytest.mark.rule("combat:9.3a", "combat:9.3d")
def test_each_team_reads_its_own_compass() -> None:
    t = Table()
    t.rules.compass[names.RED] = 3  # turned upside down
    e = t.put("jung", "05.05", order="evade", dirs=11)
    other = t.put("voigt", "09.05", order="evade", dirs=11)
    assert path(t, e, [1]) == ["05.06"] and path(t, other, [1]) == ["09.04"]


# --- Entering Terrain (9.4) ---


@pytest.mark.rule("combat:9.4a", "combat:9.4b", "combat:10.0d", "combat:10.13a", "combat:10.13b")
def test_entering_cover_in_sight_of_a_spotted_friendly() -> None:
    for die, order in ((4, "duck-back"), (5, "evade")):  # TQ 4, without modifiers
        t = Table({"05.06": "trees"})
        t.put("taylor", "05.01", known=True)
        e = t.put("jung", "05.07", order="evade", dirs=11, morale="shaken", wounds="light")
        t.force(d10=[die])
        assert path(t, e, [1]) == ["05.06"]
        assert t.order(e) == order and t.rolls("cover") == [(die, 4)]
    t = Table({"05.06": "trees"})
    t.put("taylor", "05.01", known=True)
    e = t.put("jung", "05.07", order="sprint", dirs=11, morale="rout")
    t.force(d10=[0])
    path(t, e, [1])
    assert t.order(e) == "duck-back"  # a Routing one too


@pytest.mark.rule("combat:9.4a", "combat:9.4c")
def test_when_no_such_check_is_made() -> None:
    for facts in ({"order": "run-and-gun"}, {"order": "evade", "morale": "berserk"}):
        t = Table({"05.06": "trees"})
        t.put("taylor", "05.01", known=True)
        e = t.put("jung", "05.07", dirs=11, **facts)
        path(t, e, [1])
        assert not t.rolls("cover")
    t = Table({"05.06": "field"})  # Open
    t.put("taylor", "05.01", known=True)
    path(t, t.put("jung", "05.07", order="evade", dirs=11), [1])
    assert not t.rolls("cover")
    t = Table({"05.06": "trees"})
    t.put("taylor", "05.01")  # Hidden, and not found
    t.force(d10=[9])
    path(t, t.put("jung", "05.07", order="evade", dirs=11), [1])
    assert not t.rolls("cover")


@pytest.mark.rule("combat:9.4d")
def test_a_friendly_spotted_a_moment_ago_counts() -> None:
    t = Table({"05.06": "trees"})
    t.put("taylor", "05.03", order="sprint")
    e = t.put("jung", "05.07", order="evade", dirs=11)
    t.force(d10=[0, 4])
    path(t, e, [1])
    assert len(t.rolls("cover")) == 1 and t.order(e) == "duck-back"


@pytest.mark.rule("combat:9.4a", "combat:9.4b")
def test_the_check_in_cover_is_for_the_activation_that_entered_it() -> None:
    t = Table({"10.06": "trees"})
    t.put("crowe", "05.05", known=True, order="aimed-fire")
    jung = t.put("jung", "10.05", order="sneak", dirs=41)
    t.force(d10=[9])
    t.act("red", 2)
    assert t.where(jung) == "10.06" and t.rolls("cover") == [(9, 4)] and t.order(jung) == "sneak"
    t.act("red", 3)
    assert not t.rolls("cover") and t.order(jung) == "sneak"


@pytest.mark.rule("combat:9.4c")
def test_a_grenadier_who_enters_cover_makes_no_check() -> None:
    t = Table({"13.06": "trees"})
    t.put("taylor", "12.08", known=True, order="aimed-fire")
    e = t.put("wolff", "12.05", order="grenade")
    t.act("blue", 4)
    assert t.where(e) == "13.06" and not t.rolls("cover") and t.order(e) == "grenade"


# --- Board Edges (9.5) ---


@pytest.mark.rule("combat:9.5a")
def test_friendlies_leave_the_board_only_where_the_scenario_says_so() -> None:
    t = Table()
    t.put("taylor", "01.05", order="evade", known=True)
    t.act("able", 1)
    assert not t.offered("exit")
    t = Table()
    t.rules.exits[t.hex("01.05") * 4 + 3] = 1
    t.put("taylor", "01.05", order="evade", known=True)
    t.act("able", 1)
    assert t.offered("exit") == ["west"]
    t.play("exit west")
    assert t.where(1) == "left"


@pytest.mark.rule("combat:9.5d", "combat:9.5x1", "combat:10.13a")
def test_a_move_that_would_always_leave_by_a_neutral_edge_is_a_duck_back() -> None:
    t = Table()
    e = t.put("jung", "05.02", order="evade", dirs=11)
    assert path(t, e, [1]) == ["05.01"]
    assert path(t, e, [2]) == ["05.01"] and t.order(e) == "duck-back"


@pytest.mark.rule("combat:9.5e", "combat:9.5x2", "combat:AI.r07")
def test_a_move_that_can_go_on_later_waits() -> None:
    """The example of 9.5 with the compass turned so that direction 1 is the upper right (A55)."""
    t = Table()
    t.rules.compass = [1] * names.TEAMS
    e = t.put("jung", "05.02", order="evade", dirs=56)
    assert path(t, e) == ["04.01", "04.01", "03.01", "03.01"]
    assert t.order(e) == "duck-back"  # on Impulse 4 nothing is left


@pytest.mark.rule("combat:9.5a", "combat:9.5b", "combat:9.5c", "combat:9.3b")
def test_enemies_leave_by_their_own_and_by_our_edge() -> None:
    t = Table()
    e = t.put("jung", "01.05", order="evade", dirs=55, morale="rout")
    out = t.put("berger", "16.05", order="evade", dirs=33)
    assert path(t, e, [1]) == ["left"] and t.where(out) == "left"
    assert t.g.m_exit[e] & 7 == 3 + 4 and t.g.m_exit[out] & 7 == 1  # left, Routed; right


@pytest.mark.rule("combat:9.5a")
def test_at_a_corner_a_side_edge_beats_a_neutral_one() -> None:
    t = Table()
    e = t.put("jung", "01.01", order="evade", dirs=66)
    assert path(t, e, [1]) == ["left"] and t.g.m_exit[e] & 3 == 3


@pytest.mark.rule("combat:AI.r08", "combat:9.5d", "combat:9.4a")
def test_who_ducks_back_at_the_edge_takes_no_check_in_cover() -> None:
    t = Table({"10.01": "trees"})
    t.put("crowe", "05.02", known=True, order="aimed-fire")
    jung = t.put("jung", "10.02", order="sprint", dirs=11)
    t.act("red", 2)
    assert t.where(jung) == "10.01" and t.order(jung) == "duck-back"
    assert not t.rolls("cover") and len(t.told("ducked-back")) == 1


@pytest.mark.rule("combat:9.5b", "combat:9.5c", "combat:7.18b")
def test_everybody_leaves_once_and_where_he_stood() -> None:
    t = Table()
    crowe = t.put("crowe", "01.05", order="carry", known=True)
    hurt = t.put("miller", "01.05", wounds="bad light", known=True)
    t.g.m_with[crowe] = hurt
    jung = t.put("jung", "16.05", morale="rout")
    t.run()
    exit_board(t.g, crowe, LEFT, 0)
    exit_board(t.g, jung, RIGHT, 0)
    assert [t.where(m) for m in (crowe, hurt, jung)] == ["left"] * 3
    assert t.g.m_exit[crowe] == t.g.m_exit[hurt] == LEFT + 16 * t.hex("01.05")
    assert t.g.m_exit[jung] == RIGHT + 4 + 16 * t.hex("16.05")


@pytest.mark.rule("combat:9.5d", "combat:9.5e", "combat:AI.r07", "combat:10.05a")
def test_a_sneak_at_a_neutral_edge_looks_at_its_other_move_only() -> None:
    for dirs, order, end in ((14, "sneak", "10.01"), (11, "duck-back", "10.01"), (41, "sneak", "10.02")):
        t = Table()
        jung = t.put("jung", "10.01", order="sneak", dirs=dirs)
        for impulse in (1, 2, 3):
            t.act("red", impulse)
        assert t.where(jung) == end and (t.order(jung) in ("hide", "duck-back")) == (order == "duck-back"), dirs
    t = Table()
    jung = t.put("jung", "10.01", order="sneak", dirs=14)
    t.act("red", 2)
    assert [e[0] for e in t.told("held")] == [jung]
    t.act("red", 4)
    assert t.where(jung) == "10.02"


def sides_beyond(hex: int, direction: int, cols: int, rows: int) -> list[int]:
    """Over which sides a step goes: from the column and row that it would lead to."""
    col, row = hex // rows, hex % rows
    low = col % 2  # every second column sits half a hex lower
    across, down = [(0, -1), (1, low - 1), (1, low), (0, 1), (-1, low), (-1, low - 1)][direction]
    found = []
    if not 0 <= col + across < cols:
        found.append(RIGHT if across > 0 else LEFT)
    if not 0 <= row + down < rows:
        found.append(TOP if down < 0 else BOTTOM)
    return found


@pytest.mark.rule("combat:9.5a", "combat:9.5b", "combat:9.5c")
@pytest.mark.parametrize("cols", [6, 7])
def test_over_which_side_a_step_leads(cols: int) -> None:
    """At a corner over the side of the map to the left or right, unless that is Neutral and the other is not (A14)."""
    neutral, enemy, friendly = names.NEUTRAL_EDGE, names.ENEMY_EDGE, names.FRIENDLY_EDGE
    for edge in ([neutral, enemy, neutral, friendly], [enemy, neutral, friendly, neutral], [enemy, friendly] * 2):
        t = Table(cols=cols, rows=5)
        t.rules.edge = edge
        for hex in range(t.rules.ground.size):
            for direction in range(6):
                sides = sides_beyond(hex, direction, cols, 5)
                if len(sides) == 2 and edge[sides[0]] == neutral and edge[sides[1]] != neutral:
                    sides.reverse()
                assert side_beyond(t.g, hex, direction) == (sides[0] if sides else STAYS), (hex, direction)


@pytest.mark.rule("combat:9.5a", "combat:7.0c")
def test_friendlies_leave_where_the_scenario_lets_them() -> None:
    for hex, morale, sides in (("01.05", "normal", ["west"]), ("01.06", "normal", []), ("01.05", "berserk", [])):
        t = Table()
        t.rules.exits[t.hex("01.05") * 4 + LEFT] = 1
        crowe = t.put("crowe", hex, order="evade", known=True, morale=morale)
        t.act("able", 1)
        assert t.offered("exit") == sides
        if sides:
            t.play("exit west")
            assert t.where(crowe) == "left" and t.prompt == "halt"


@pytest.mark.rule("combat:AI.r07", "combat:9.5e", "combat:9.5d")
def test_how_far_the_look_ahead_goes() -> None:
    """The last Impulse counts; a way off the Board, even by the Enemy's own edge, is no way to go on."""
    t = Table()
    e = t.put("jung", "05.01", order="evade", dirs=13)
    t.act("red", 3)
    assert t.where(e) == "05.01" and t.order(e) == "evade"
    t.act("red", 4)
    assert t.where(e) == "06.01"
    t = Table()
    e = t.put("jung", "16.01", order="evade", dirs=13)
    t.act("red", 1)
    assert t.where(e) == "16.01" and t.order(e) == "duck-back"


@pytest.mark.rule("combat:9.5a", "combat:9.5b")
def test_at_a_corner_also_an_edge_at_the_top_beats_a_neutral_side() -> None:
    t = Table(edge=[names.ENEMY_EDGE, names.NEUTRAL_EDGE, names.FRIENDLY_EDGE, names.NEUTRAL_EDGE])
    corner = t.put("jung", "01.01", order="evade", dirs=66)
    beside = t.put("berger", "01.02", order="evade", dirs=66)  # only the side is crossed here
    t.act("red", 1)
    assert t.where(corner) == "left" and t.g.m_exit[corner] & 3 == 0
    assert t.where(beside) == "01.02" and t.order(beside) == "duck-back"

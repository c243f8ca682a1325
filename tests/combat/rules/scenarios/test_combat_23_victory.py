"""What a victory schedule counts (23.0f), line by line, with everybody it must not count."""

from __future__ import annotations

import pytest
from combat_helpers import line
from combat_table import TABLES, Table

from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.orders.men import kill, leave_board
from sandtable.games.combat.rules.rules import (
    RANK_ANY,
    RANK_MG,
    RANK_NCO,
    RANK_OFFICER,
    RANK_SOLDAT,
    VP_CAPTIVE_FREED,
    VP_CAPTIVE_OFF,
    VP_CLEARED,
    VP_ENEMY_CAPTURED,
    VP_ENEMY_IN,
    VP_ENEMY_KILLED,
    VP_ENEMY_ROUTED_OFF,
    VP_ENEMY_THROUGH,
    VP_FRIENDLY_CAPTURED,
    VP_FRIENDLY_INCAPACITATED,
    VP_FRIENDLY_KILLED,
    VP_FRIENDLY_OFF,
    VP_FRIENDLY_ON,
    VP_FRIENDLY_WOUNDED,
    VP_HELD,
    VP_PAPERS,
    VP_SEARCHED,
    Points,
)
from sandtable.games.combat.rules.state import CAPTIVE
from sandtable.games.combat.rules.victory import is_captured, points_of, rank_of, result_of, total_points

TOP, RIGHT, BOTTOM, LEFT = range(4)  # Neutral, Enemy, Neutral, Friendly


@pytest.mark.rule(
    "combat:23.0f", "combat:9.5b", "combat:9.5c", "combat:16.1c", "combat:16.2c", "combat:17.4o", "combat:7.15c"
)
def test_what_each_line_of_a_schedule_counts() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05")
    t.put("cragg", "05.06", wounds="light")
    t.put("miller", "05.07", wounds="bad light")
    t.put("peters", "12.12", wounds="bad bad")  # helpless and alone: captured
    dead, out = t.put("taylor", "01.01"), t.put("johnson", "01.02")
    officer = next(m for m in range(len(TABLES.man_name)) if TABLES.man_rank[m] >= names.LT)
    soldier, chief = t.put("jung", "10.01"), t.put(TABLES.man_name[officer], "10.02")
    t.put("berger", "05.05", guard=crowe)
    t.put("lang", "10.05")
    routed, through = t.put("krause", "16.05", morale="rout"), t.put("vogel", "01.08")
    kill(t.g, dead, 0)
    kill(t.g, soldier, 0)
    kill(t.g, chief, 0)
    leave_board(t.g, out, 3, 0)
    leave_board(t.g, routed, 1, 0)
    leave_board(t.g, through, 3, 0)
    t.g.m_papers[crowe] = 2
    t.g.found = [0]
    here = [t.hex("10.05")]
    expected = [
        (line(VP_ENEMY_KILLED, 2), 4), (line(VP_ENEMY_CAPTURED, 2), 2), (line(VP_ENEMY_ROUTED_OFF, 2), 2),
        (line(VP_ENEMY_THROUGH, 2), 2), (line(VP_ENEMY_IN, 2, hexes=here), 2), (line(VP_FRIENDLY_KILLED, 2), 2),
        (line(VP_FRIENDLY_OFF, 2, edge=3), 2), (line(VP_FRIENDLY_OFF, 2, edge=1), 0), (line(VP_PAPERS, 2), 4),
        (line(VP_SEARCHED, 2), 2),
        (line(VP_HELD, 2, hexes=[t.hex("05.05")]), 2), (line(VP_HELD, 2, hexes=here), 0),
        (line(VP_CLEARED, 2, hexes=here), 0), (line(VP_CLEARED, 2, hexes=[t.hex("05.05")]), 2),
        (line(VP_FRIENDLY_WOUNDED, 2), 4), (line(VP_ENEMY_KILLED, 2, most=3), 3),
        (line(VP_CAPTIVE_FREED, 2), 0), (line(VP_FRIENDLY_INCAPACITATED, 2), 2), (line(VP_FRIENDLY_CAPTURED, 2), 2),
        (line(VP_FRIENDLY_ON, 2), 6),
    ]  # fmt: skip
    for p, points in expected:
        t.rules.vp = [p]
        assert points_of(t.g, p) == points, p.kind
    t.rules.vp = [line(VP_ENEMY_KILLED, 5, RANK_OFFICER), line(VP_ENEMY_KILLED, 1)]
    assert [points_of(t.g, p) for p in t.rules.vp] == [5, 1]  # the line with a rank comes first


@pytest.mark.rule("combat:23.0x")
def test_the_example_of_a_result_table() -> None:
    t = Table()
    t.rules.result_name = ["superb", "good", "scraped", "not-good-enough", "poor", "court-martial"]
    t.rules.result_least = [15, 12, 9, 6, 1, 0]
    for points, name in (
        (15, "superb"),
        (14, "good"),
        (9, "scraped"),
        (6, "not-good-enough"),
        (1, "poor"),
        (0, "court-martial"),
        (-4, "court-martial"),
    ):
        assert t.rules.result_name[result_of(t.g, points)] == name


def score(t: Table, p: Points) -> int:
    t.rules.vp = [p]
    return points_of(t.g, p)


@pytest.mark.rule("combat:23.0f")
def test_a_place_is_held_by_friendlies_who_can_and_by_no_enemy() -> None:
    t = Table()
    here = [t.hex("05.05"), t.hex("05.06")]
    assert score(t, line(VP_HELD, hexes=here)) == 0 and score(t, line(VP_CLEARED, hexes=here)) == 1
    crowe = t.put("crowe", "05.05")
    assert score(t, line(VP_HELD, hexes=here)) == 1
    t.g.m_wounds[crowe] = 2 << 4
    assert score(t, line(VP_HELD, hexes=here)) == 0  # helpless
    t.g.m_wounds[crowe] = 0
    jung = t.put("jung", "05.06")
    assert score(t, line(VP_HELD, hexes=here)) == 0 and score(t, line(VP_CLEARED, hexes=here)) == 0
    assert score(t, line(VP_ENEMY_IN, hexes=here)) == 1
    t.g.m_guard[jung] = crowe
    assert score(t, line(VP_HELD, hexes=here)) == 1 and score(t, line(VP_CLEARED, hexes=here)) == 1
    assert score(t, line(VP_ENEMY_IN, hexes=here)) == 0
    t.g.m_guard[jung], t.g.m_guard[crowe] = -1, jung
    assert score(t, line(VP_HELD, hexes=here)) == 0 and score(t, line(VP_HELD, hexes=[t.hex("09.09")])) == 0


@pytest.mark.rule("combat:23.0f")
def test_the_first_hex_of_the_board_counts_like_any_other() -> None:
    t = Table()
    t.put("crowe", "01.01")
    assert score(t, line(VP_HELD, hexes=[0])) == 1 and score(t, line(VP_FRIENDLY_ON)) == 1


@pytest.mark.rule("combat:23.0f", "combat:9.5b", "combat:9.5c")
def test_enemies_who_left() -> None:
    t = Table()
    routed, calm = t.put("jung", "16.05", morale="rout"), t.put("lang", "16.06")
    leave_board(t.g, routed, RIGHT, 0)
    leave_board(t.g, calm, RIGHT, 0)
    through = t.put("berger", "01.05")
    coward = t.put("krause", "01.06", morale="rout")
    leave_board(t.g, through, LEFT, 0)
    leave_board(t.g, coward, LEFT, 0)
    guard = t.put("crowe", "01.07")
    t.put("vogel", "01.07", guard=guard)
    leave_board(t.g, guard, LEFT, 0)  # with his prisoner
    t.put("seidel", "01.08")
    dead = t.put("roth", "01.09")
    kill(t.g, dead, 0)
    assert score(t, line(VP_ENEMY_ROUTED_OFF)) == 1  # over the Enemy edge, and Routed
    assert score(t, line(VP_ENEMY_THROUGH)) == 2  # over the Friendly edge, no prisoner
    assert score(t, line(VP_ENEMY_CAPTURED)) == 1 and score(t, line(VP_ENEMY_KILLED)) == 1


@pytest.mark.rule("combat:23.0f", "combat:2.0j")
def test_ranks() -> None:
    t = Table()
    men = {
        "jung": RANK_SOLDAT, "schulz": RANK_NCO, "hartmann": RANK_OFFICER, "reinhardt": RANK_OFFICER, "huber": RANK_MG,
        "engel": RANK_MG,
    }  # fmt: skip
    for name, rank in men.items():
        e = t.put(name, "10.05")
        assert rank_of(t.g, e) == rank, name
        kill(t.g, e, 0)
    found = {rank: score(t, line(VP_ENEMY_KILLED, rank=rank)) for rank in range(5)}
    assert found == {RANK_ANY: 6, RANK_SOLDAT: 1, RANK_NCO: 1, RANK_OFFICER: 2, RANK_MG: 2}
    officers, rest = line(VP_ENEMY_KILLED, 5, RANK_OFFICER), line(VP_ENEMY_KILLED)
    t.rules.vp = [officers, rest, line(VP_ENEMY_CAPTURED, 9, RANK_MG)]  # that line is of another kind
    assert [points_of(t.g, p) for p in t.rules.vp] == [10, 4, 0]


@pytest.mark.rule("combat:23.0f", "combat:16.1c", "combat:16.2c", "combat:17.4o")
def test_friendlies_on_the_board() -> None:
    t = Table()
    t.put("crowe", "05.05")
    t.put("cragg", "05.06", wounds="light")
    t.put("oconnell", "05.06", wounds="bad-bandaged")
    down = t.put("miller", "05.07", wounds="bad light")  # a comrade is near
    alone = t.put("peters", "12.12", wounds="bad light")
    guard = t.put("jung", "15.01")
    held = t.put("taylor", "15.01", guard=guard)
    captive = t.put("johnson", "15.01", guard=guard, flags=CAPTIVE)
    dead = t.put("thomas", "09.09")
    kill(t.g, dead, 0)
    assert [is_captured(t.g, m) for m in (down, alone, held, captive)] == [False, True, True, True]
    on, hurt = line(VP_FRIENDLY_ON), line(VP_FRIENDLY_WOUNDED)  # bandaged men are not hurt
    assert score(t, on) == 4 and score(t, hurt) == 2
    t.rules.vp = [on, hurt, line(VP_FRIENDLY_INCAPACITATED)]  # now the helpless have a line of their own
    assert [points_of(t.g, p) for p in t.rules.vp] == [3, 1, 1]
    assert score(t, line(VP_FRIENDLY_INCAPACITATED)) == 1
    assert score(t, line(VP_FRIENDLY_CAPTURED)) == 2  # a captive of the scenario is no loss
    assert score(t, line(VP_FRIENDLY_KILLED)) == 1


@pytest.mark.rule("combat:23.0f", "combat:17.4e")
def test_friendlies_who_left() -> None:
    t = Table()
    west, east = t.put("crowe", "01.05"), t.put("cragg", "16.05")
    leave_board(t.g, west, LEFT, 0)
    leave_board(t.g, east, RIGHT, 0)
    guard = t.put("jung", "16.07")
    t.put("taylor", "16.07", guard=guard)
    leave_board(t.g, guard, RIGHT, 0)  # takes his prisoner along
    freed = t.put("johnson", "01.06", flags=CAPTIVE)
    leave_board(t.g, freed, LEFT, 0)
    t.put("miller", "05.05")
    assert score(t, line(VP_FRIENDLY_OFF)) == 3
    assert [score(t, line(VP_FRIENDLY_OFF, edge=side)) for side in range(4)] == [0, 1, 0, 2]
    assert score(t, line(VP_FRIENDLY_OFF, hexes=[t.hex("16.05"), t.hex("16.07")])) == 1
    assert score(t, line(VP_FRIENDLY_CAPTURED)) == 1
    assert score(t, line(VP_CAPTIVE_OFF)) == 1 and score(t, line(VP_CAPTIVE_OFF, edge=RIGHT)) == 0


@pytest.mark.rule("combat:23.0f")
def test_captives_of_the_scenario() -> None:
    t = Table()
    guard = t.put("jung", "10.05")
    t.put("taylor", "10.05", guard=guard, flags=CAPTIVE)
    t.put("crowe", "05.05", flags=CAPTIVE)
    dead = t.put("cragg", "05.06", flags=CAPTIVE)
    kill(t.g, dead, 0)
    t.put("miller", "05.07")
    assert score(t, line(VP_CAPTIVE_FREED)) == 1 and score(t, line(VP_CAPTIVE_OFF)) == 0


@pytest.mark.rule("combat:7.15c", "combat:23.0f")
def test_papers_count_with_who_is_safe() -> None:
    t = Table()
    crowe, gone, dead = t.put("crowe", "05.05"), t.put("cragg", "01.05"), t.put("johnson", "05.06")
    guard = t.put("jung", "10.05")
    held = t.put("taylor", "10.05", guard=guard)
    for m in (crowe, gone, dead, held):
        t.g.m_papers[m] = 1 + (m == crowe)
    leave_board(t.g, gone, LEFT, 0)
    kill(t.g, dead, 0)
    t.g.found = [0, 2]
    assert score(t, line(VP_PAPERS)) == 3 and score(t, line(VP_SEARCHED)) == 2


@pytest.mark.rule("combat:23.0f")
def test_limits_of_a_line_and_the_total() -> None:
    t = Table()
    for name in ("jung", "lang", "berger"):
        kill(t.g, t.put(name, "10.05"), 0)
    assert [score(t, line(VP_ENEMY_KILLED, 2, most=most)) for most in (0, 1, 4, 6, 9)] == [6, 1, 4, 6, 6]
    assert [score(t, line(VP_ENEMY_KILLED, -2, most=most)) for most in (0, -1, -4, -9)] == [-6, -1, -4, -6]
    t.rules.vp = [line(VP_ENEMY_KILLED, 2), line(VP_ENEMY_KILLED, 1, most=2)]
    t.g.points = -3
    assert total_points(t.g) == 5


@pytest.mark.rule("combat:23.0x")
def test_the_last_result_has_no_lower_limit() -> None:
    t = Table()
    t.rules.result_least = [5, 2, 0]
    assert [result_of(t.g, points) for points in (6, 5, 4, 2, 1, 0, -9)] == [0, 0, 1, 1, 2, 2, 2]

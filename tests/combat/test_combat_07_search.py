"""What a man searches is the player's choice, where there are two things to search (7.15)."""

from __future__ import annotations

import pytest
from combat_table import Table

from sandtable.games.combat.rules.end_phase import push_end_phase
from sandtable.games.combat.rules.state import SEARCHED


def searcher(place: bool, officers: int) -> tuple[Table, list[int]]:
    """A man with Search beside captured Officers, in a place that hides something or not; he passes his TQC."""
    t = Table()
    guard = t.put("crowe", "05.05", order="hide", known=True)
    t.put("taylor", "05.05", order="search", known=True)
    held = [t.put(name, "05.05", order="hide", guard=guard) for name in ("hartmann", "brandt")[:officers]]
    t.rules.search_hexes = [[t.hex("05.05")]] if place else []
    t.force(d10=[0])
    push_end_phase(t.g)
    return t.run(), held


@pytest.mark.rule("combat:7.15a", "combat:7.15b")
def test_the_player_says_whether_the_officer_or_the_place_is_searched() -> None:
    t, (officer,) = searcher(True, 1)
    assert t.prompt == "what-searched" and set(t.offered()) == {"search-place", "search hartmann"}
    t.play("search-place")
    assert t.g.found == [0] and t.g.m_papers[2] == 1 and not t.has(officer, SEARCHED)
    t, (officer,) = searcher(True, 1)
    t.play("search hartmann")
    assert t.g.found == [] and t.g.m_papers[2] == 1 and t.has(officer, SEARCHED)


@pytest.mark.rule("combat:7.15a", "combat:7.15b")
def test_where_there_is_one_thing_to_search_nothing_is_asked() -> None:
    t, _ = searcher(True, 0)
    assert t.prompt == "halt" and t.g.found == [0] and t.g.m_papers[2] == 1
    t, (officer,) = searcher(False, 1)
    assert t.prompt == "halt" and t.has(officer, SEARCHED) and t.g.m_papers[2] == 1
    t, both = searcher(False, 2)
    assert set(t.offered("search")) == {"hartmann", "brandt"} and len(both) == 2

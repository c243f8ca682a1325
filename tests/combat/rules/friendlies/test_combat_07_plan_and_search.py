"""Plan, Reload, Search and Hide (7.12, 7.13, 7.15, 7.16)."""

from __future__ import annotations

from typing import Any

import pytest
from combat_friendlies import one
from combat_helpers import code
from combat_table import TABLES, Table, fcard

from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.cards.effect_names import E_SHAKE
from sandtable.games.combat.rules.end_phase import push_end_phase
from sandtable.games.combat.rules.orders.order_rules import is_searchable
from sandtable.games.combat.rules.state import ACTION_STEP, NOBODY, SEARCHED, SEEN

# --- Plan (7.12) ---


@pytest.mark.rule("combat:7.12b", "combat:7.12x", "combat:5.1f", "combat:4.0.5c")
def test_plan_draws_as_many_cards_as_the_leadership() -> None:
    for die, cards in ((6, 3), (7, 0)):
        t = Table()
        t.put("taylor", "05.05", order="plan")
        t.force(d10=[die])
        push_end_phase(t.g)
        t.run()
        assert len(t.g.aside) == cards and not t.g.hand
    t = Table()
    t.put("taylor", "05.05", order="duck-back")  # he no longer holds it
    push_end_phase(t.g)
    t.run()
    assert not t.rolls("plan")


@pytest.mark.rule("combat:7.12a", "combat:8.1b")
def test_only_a_leader_plans() -> None:
    t, _ = one()
    t.give_orders()
    assert "plan" in t.orders_of("taylor") and "plan" not in t.orders_of("miller")
    t, _ = one()
    t.g.smoke_hexes, t.g.smoke_value, t.g.smoke_fading, t.g.smoke_born = [[t.hex("05.05")] * 3], [3], [0], [1]
    t.give_orders()
    assert "plan" not in t.orders_of("taylor")  # smoke takes his Leadership away (18.0a)


@pytest.mark.rule("combat:7.12b", "combat:5.1.3b")
def test_a_planner_whom_an_event_of_a_plan_makes_duck_plans_no_more() -> None:
    t = Table()
    t.put("taylor", "05.05", order="plan")
    thomas = t.put("thomas", "10.05", order="plan")
    t.rules.event_effect[0] = [E_SHAKE] * 10
    t.rules.event_args[0] = [[names.FRIENDLY, names.CHARLIE, 1]] * 10
    t.g.f_draw.append(fcard(53))  # the Friendly Event
    t.force(d10=[0, 5, 8])  # Taylor's plan, the event, and a check that Thomas fails
    push_end_phase(t.g)
    t.run()
    assert t.all_rolled() and len(t.rolls("plan")) == 1 and len(t.g.aside) == 3 and t.morale(thomas) == "cautious"


@pytest.mark.rule("combat:7.12b", "combat:7.14c", "combat:7.15b", "combat:7.16b", "combat:19.0a", "combat:19.0d")
@pytest.mark.parametrize(
    ("name", "order", "roll"),
    [("taylor", "plan", "plan"), ("temple", "medical-aid", "medical"), ("crowe", "search", "search"),
     ("crowe", "hide", "hide")],
)  # fmt: skip
def test_checks_at_the_end_of_the_turn_count_wounds_and_morale(name: str, order: str, roll: str) -> None:
    t = Table({"05.05": "trees"})
    m = t.put(name, "05.05", order=order, morale="cautious", wounds="light", known=True)
    t.rules.search_hexes = [[t.hex("05.05")]]
    t.g.m_with[m] = t.put("miller", "05.05", order="rally", wounds="light") if order == "medical-aid" else NOBODY
    t.force(d10=[9])
    push_end_phase(t.g)
    t.run()
    assert t.rolls(roll) == [(9, TABLES.man_tq[t.g.m_man[m]] - 1 - 1)]


# --- Reload (7.13) ---


@pytest.mark.rule("combat:7.13a")
def test_reload_needs_a_marker() -> None:
    t, taylor = one()
    t.give_orders()
    assert "reload" not in t.orders_of("taylor")
    t, taylor = one()
    t.g.m_ammo[taylor] = 1
    t.give_orders()
    assert "reload" in t.orders_of("taylor")


@pytest.mark.rule("combat:7.13c", "combat:10.10b", "combat:10.10e")
def test_reloading_at_the_end_of_the_turn() -> None:
    from sandtable.games.combat.rules.end_phase import push_end_phase

    t = Table()
    taylor = t.put("taylor", "05.05", order="reload")
    ducked = t.put("crowe", "05.06", order="duck-back")
    jung = t.put("jung", "10.05", order="reload")
    for m, level in ((taylor, 1), (ducked, 2), (jung, 2)):
        t.g.m_ammo[m] = level
    push_end_phase(t.g)
    t.run()
    assert (t.g.m_ammo[taylor], t.g.m_ammo[ducked], t.g.m_ammo[jung]) == (0, 2, 0)


# --- Search (7.15) ---


@pytest.mark.rule("combat:7.15a")
def test_search_needs_a_captured_officer_or_a_place_of_the_scenario() -> None:
    officer = next(m for m in range(len(TABLES.man_name)) if TABLES.man_rank[m] >= names.LT)
    t = Table()
    guard = t.put("cragg", "05.05")
    t.put(TABLES.man_name[officer], "05.05", guard=guard)
    t.put("taylor", "05.05")
    t.put("miller", "08.08")
    t.give_orders()
    assert "search" in t.orders_of("taylor") and "search" not in t.orders_of("miller")
    t = Table(search_hexes=[[0]])
    t.put("taylor", "01.01")
    t.put("miller", "08.08")
    t.give_orders()
    assert "search" in t.orders_of("taylor") and "search" not in t.orders_of("miller")


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


@pytest.mark.rule("combat:7.15b", "combat:7.15c")
def test_searching_an_officer_or_a_place() -> None:
    from sandtable.games.combat.rules.end_phase import push_end_phase

    officer = next(m for m in range(len(TABLES.man_name)) if TABLES.man_rank[m] >= names.LT)
    for die, papers in ((0, 1), (9, 0)):
        t = Table()
        taylor = t.put("taylor", "05.05", order="search")
        guard = t.put("crowe", "05.05", order="hide")
        prisoner = t.put(TABLES.man_name[officer], "05.05", guard=guard)
        t.force(d10=[die])
        push_end_phase(t.g)
        t.run()
        assert t.g.m_papers[taylor] == papers and t.has(prisoner, SEARCHED) == bool(papers)
    t = Table(search_hexes=[[0], [1]])
    t.put("taylor", "01.01", order="search")
    t.force(d10=[0])
    push_end_phase(t.g)
    t.run()
    assert t.g.found == [0]


@pytest.mark.rule("combat:7.15b", "combat:7.15a")
def test_only_a_captured_officer_is_searched_once() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05")
    brandt = t.put("brandt", "05.05")
    keller = t.put("keller", "05.05", guard=crowe)
    assert not is_searchable(t.g, brandt) and not is_searchable(t.g, keller)  # free; an NCO
    t.g.m_guard[brandt] = crowe
    assert is_searchable(t.g, brandt)
    t.g.m_flags[brandt] |= SEARCHED
    assert not is_searchable(t.g, brandt) and not is_searchable(t.g, crowe)


def at_the_officer(officer_at: str, **facts: Any) -> tuple[Table, int, int]:
    t = Table()
    guard = t.put("crowe", officer_at, order="evade", known=True)
    t.put("taylor", "05.05", order="search", known=True)
    return t, guard, t.put("hartmann", officer_at, order="evade", **facts)


def searched(t: Table) -> int:
    """Papers that Taylor, the second man, has found by the end of the turn."""
    t.g.step, t.g.impulse = ACTION_STEP, 4
    t.force(d10=[0])
    push_end_phase(t.g)
    assert t.run().prompt == "halt"  # nothing is left to choose
    return t.g.m_papers[2]


@pytest.mark.rule("combat:7.15b")
def test_an_officer_who_is_led_here_in_this_turn_is_not_searched() -> None:
    t, guard, officer = at_the_officer("05.04")
    t.g.m_guard[officer] = guard
    t.act("able", 1).play("activate crowe", "move 05.05").done()
    assert t.where(officer) == "05.05" and searched(t) == 0
    t, guard, officer = at_the_officer("05.05")
    t.g.m_guard[officer], t.g.m_order[guard] = guard, code("hide")
    assert searched(t) == 1


@pytest.mark.rule("combat:7.15b", "combat:17.4a")
def test_nor_is_one_who_surrenders_in_this_turn() -> None:
    """In a place that hides something; that is what is found."""
    t, guard, officer = at_the_officer("05.04", morale="rout", dirs=44)
    t.g.m_hex[guard], t.g.m_order[guard] = t.hex("05.05"), code("hide")
    t.rules.search_hexes = [[t.hex("05.05")]]
    t.g.m_order[officer] = code("evade")
    t.act("red", 1)
    assert t.prompt == "who-guards"
    t.play("guard crowe")
    assert t.order(guard) == "guard"
    assert searched(t) == 1 and t.g.found == [0]


@pytest.mark.rule("combat:7.15b", "combat:17.4a")
def test_but_in_the_next_turn_he_is() -> None:
    t, guard, officer = at_the_officer("05.04")
    t.g.m_guard[officer] = guard
    t.act("able", 1).play("activate crowe", "move 05.05").done()
    assert searched(t) == 0
    t.give_orders()
    assert "search" in t.orders_of("taylor")


@pytest.mark.rule("combat:7.15b", "combat:17.4a")
def test_who_surrenders_as_the_turn_ends_can_be_searched_in_the_next() -> None:
    t = Table()
    t.put("crowe", "05.05", order="hide", known=True, morale="rout")
    t.put("taylor", "05.05", order="hide", known=True, morale="rout")
    t.put("hartmann", "05.05", order="hide", morale="rout")
    t.g.m_morale[1] = names.MORALE_NAMES.index("shaken")
    t.g.melees.append(t.hex("05.05"))
    push_end_phase(t.g)
    t.run()
    assert t.prompt == "who-guards"
    t.play("guard crowe").done()
    t.give_orders()
    assert "search" in t.orders_of("taylor")


# --- Hide (7.16) ---


@pytest.mark.rule("combat:7.16b", "combat:8.1f", "combat:13.2b")
def test_going_back_to_hidden_takes_four_things() -> None:
    from sandtable.games.combat.rules.end_phase import push_end_phase

    cases = [
        ("hide", "trees", False, 6, True),
        ("aimed-fire", "trees", False, 6, False),
        ("hide", "open", False, 6, False),
        ("hide", "trees", True, 6, False),
        ("hide", "trees", False, 7, False),
    ]
    for order, terrain, watched, die, hidden in cases:
        t = Table({"05.05": terrain})
        taylor = t.put("taylor", "05.05", order=order, known=True)
        if watched:
            t.put("jung", "08.05")
        t.force(d10=[die])
        push_end_phase(t.g)
        t.run()
        assert t.has(taylor, SEEN) != hidden, (order, terrain, watched, die)

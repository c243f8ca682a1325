"""Exact odds: every one is compared with what the engine does for each die that can fall."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest
from combat_table import TABLES, Table

from sandtable.games.combat.rules import names, odds
from sandtable.games.combat.rules.cards.effect_names import R_FIRE, R_MORALE, R_RALLY, R_SPOTTING, R_WOUND_MORALE
from sandtable.games.combat.rules.fire.fire import push_fire
from sandtable.games.combat.rules.fire.fire_rules import fire_number
from sandtable.games.combat.rules.morale.morale import push_morale_check
from sandtable.games.combat.rules.sight.spotting import push_spotting, spotting_number
from sandtable.games.combat.rules.state import SEEN


def spot_position(order: str, terrain: str) -> tuple[Table, int, int]:
    t = Table({"09.05": terrain})
    return t, t.put("taylor", "05.05", order="aimed-fire", known=True), t.put("jung", "09.05", order=order, known=False)


@pytest.mark.rule("combat:2.0.R0a", "combat:2.0.R0b", "combat:2.0.R0c", "combat:2.0.R0e", "combat:12.0f", "combat:2.0b")
@pytest.mark.parametrize(("order", "terrain"), [("sprint", "open"), ("hide", "trees"), ("hide", "building")])
def test_a_roll_with_the_rule_of_0(order: str, terrain: str) -> None:
    found = 0
    for first in range(10):
        for second in range(10) if first == 0 else (0,):
            t, m, e = spot_position(order, terrain)
            t.force(d10=[first, second])
            push_spotting(t.g, m, e)
            t.run()
            found += t.has(e, SEEN) * (1 if first == 0 else 10)
    t, m, e = spot_position(order, terrain)
    assert Fraction(found, 100) == odds.pass_chance(t.g, R_SPOTTING, m, spotting_number(t.g, m, e))


@pytest.mark.rule("combat:19.0b", "combat:19.0c", "combat:19.0e", "combat:2.0m")
@pytest.mark.parametrize("purpose", [R_MORALE, R_WOUND_MORALE, R_RALLY])
@pytest.mark.parametrize("morale", names.MORALE_NAMES)
def test_morale_checks(purpose: int, morale: str) -> None:
    counts: dict[int, Fraction] = {}
    ducks = 0
    for die in range(10):
        t = Table()
        m = t.put("crowe", "05.05", order="aimed-fire", morale=morale, known=True, wounds="light")
        need = odds.check_number(t.g, m, purpose)
        before = odds.morale_chances(t.g, m, purpose, need)
        t.force(d10=[die])
        push_morale_check(t.g, m, purpose)
        t.run()
        counts[t.g.m_morale[m]] = counts.get(t.g.m_morale[m], Fraction(0)) + Fraction(1, 10)
        ducks += t.order(m) == "duck-back"
    assert before == counts
    if purpose == R_MORALE:
        assert odds.fail_chance(R_MORALE, need) == Fraction(ducks, 10)


@pytest.mark.rule("combat:13.1a", "combat:13.0j")
@pytest.mark.parametrize(("hex", "level"), [("06.05", 1), ("14.05", 1)])
def test_a_burst_up_to_its_first_hit(hex: str, level: int) -> None:
    t = Table(close_call_ducks=False)
    m = t.put("taylor", "05.05", order="aimed-fire", known=True)
    e = t.put("jung", hex, order="aimed-fire")
    t.g.m_ammo[m] = level
    need = fire_number(t.g, m, 0, e)
    hit = odds.pass_chance(t.g, R_FIRE, m, need)
    expected = odds.burst_chance(t.g, m, 0, 2, hit)
    hits = 0
    for dice in product(range(10), repeat=2):
        t = Table(close_call_ducks=False)
        m = t.put("taylor", "05.05", order="aimed-fire", known=True)
        e = t.put("jung", hex, order="aimed-fire")
        t.g.m_ammo[m] = level
        t.wounds("close-call", "close-call")
        forced: list[int] = []
        for die in dice:
            forced += [die, 1] if die <= need and die < 9 else [die]  # an MC after each hit
        t.force(d10=forced)
        push_fire(t.g, m, e, 0, 2)
        t.run()
        hits += bool(t.told("hit"))
    assert expected == Fraction(hits, 100)


@pytest.mark.rule("combat:16.0a", "combat:5.1g")
def test_wound_cards_to_come() -> None:
    t = Table()
    counts = [sum(TABLES.fcard_wound[c] == w for c in t.g.f_draw) for w in range(4)]
    chances = odds.wound_chances(odds.heap_of(t.g, 0), False)
    assert chances == [Fraction(n, len(t.g.f_draw)) for n in counts]
    event = next(c for c in range(len(TABLES.fcard_name)) if not TABLES.fcard_initiative[c])
    t.g.f_draw.append(event)
    t.g.f_discard = [t.g.f_draw.pop(0)]
    assert sum(odds.wound_chances(odds.heap_of(t.g, 0), False)) == 1
    assert sum(odds.wound_chances(odds.heap_of(t.g, 0), True)) == 1

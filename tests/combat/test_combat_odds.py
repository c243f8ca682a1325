"""Exact odds: every one is compared with what the engine does for each die that can fall."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest
from combat_helpers import machine_gun
from combat_table import TABLES, Table, fcard

from sandtable.games.combat.rules import names, odds
from sandtable.games.combat.rules.cards.effect_names import (
    R_FIRE,
    R_MORALE,
    R_RALLY,
    R_SPOTTING,
    R_THROW,
    R_WOUND_MORALE,
)
from sandtable.games.combat.rules.fire.fire import push_fire
from sandtable.games.combat.rules.fire.fire_rules import fire_number
from sandtable.games.combat.rules.morale.morale import push_morale_check
from sandtable.games.combat.rules.sight.spotting import push_spotting, spotting_number
from sandtable.games.combat.rules.state import SEEN, set_ammo
from sandtable.games.combat.rules.values import FULL, troop_quality
from sandtable.kernel.title import SPECTATOR

TENTH = Fraction(1, 10)
NONE_LEFT = (0, 0, 0, 0, 0)


@pytest.mark.rule("combat:2.0.R0a", "combat:2.0.R0b", "combat:2.0.R0c", "combat:13.0j", "combat:7.09h")
def test_the_chance_of_a_roll_by_its_number() -> None:
    t = Table()
    taylor = t.put("taylor", "05.05", order="aimed-fire", known=True)
    g = t.g
    assert troop_quality(g, taylor, FULL) == 6
    expected = {-8: 0, -7: 0, -6: TENTH / 10, -1: TENTH * 6 / 10, 0: TENTH, 5: TENTH * 6, 9: 1}
    for need, chance in expected.items():
        assert odds.pass_chance(g, R_SPOTTING, taylor, need) == chance, need
    assert odds.pass_chance(g, R_FIRE, taylor, 9) == odds.pass_chance(g, R_FIRE, taylor, 12) == TENTH * 9  # a 9 misses
    assert odds.pass_chance(g, R_THROW, taylor, -1) == odds.pass_chance(g, R_SPOTTING, -1, -1) == 0


@pytest.mark.rule("combat:2.0.R0b")
def test_the_rule_of_0_counts_wounds_and_morale() -> None:
    t = Table()
    taylor = t.put("taylor", "05.05", wounds="light", morale="cautious", known=True)
    quality = troop_quality(t.g, taylor, FULL)
    assert quality < 6 and odds.pass_chance(t.g, R_SPOTTING, taylor, -1) == Fraction(quality, 100)


def burst(t: Table, m: int, shots: int, slot: int = 0) -> Fraction:
    return odds.burst_chance(t.g, m, slot, shots, Fraction(1, 2))


@pytest.mark.rule("combat:13.0j", "combat:13.0k", "combat:13.1a")
def test_a_burst_ends_without_ammunition() -> None:
    t = Table()
    taylor = t.put("taylor", "05.05", order="aimed-fire", known=True)
    half, miss = Fraction(1, 2), Fraction(4, 10)
    set_ammo(t.g, taylor, 0, 0)  # plenty: a first 9 leaves him Low, a second would end it
    assert burst(t, taylor, 1) == half
    assert burst(t, taylor, 2) == half + half * half
    assert burst(t, taylor, 3) == half + half * half + (half * half - TENTH * TENTH) * half
    set_ammo(t.g, taylor, 0, 1)
    assert burst(t, taylor, 2) == half + miss * half
    set_ammo(t.g, taylor, 0, 2)
    assert burst(t, taylor, 3) == 0


@pytest.mark.rule("combat:14.3d")
def test_with_an_assistant_it_takes_two_9s() -> None:
    t = Table()
    operator, assistant = machine_gun(t, "10.05")
    half, miss = Fraction(1, 2), Fraction(4, 10)
    set_ammo(t.g, operator, 0, 1)
    two = half + half * half
    three = two + (half * half - TENTH * TENTH) * half
    assert [burst(t, operator, shots) for shots in (1, 2, 3)] == [half, two, three]
    t.g.m_hex[assistant] = t.hex("16.12")
    assert burst(t, operator, 2) == half + miss * half


@pytest.mark.rule("combat:16.0a", "combat:5.1.3c", "combat:8.1c")
def test_wound_cards_by_what_lies_where() -> None:
    one = odds.Heap((2, 1, 0, 0, 0), (0, 0, 5, 0, 0))
    assert odds.wound_chances(one, False) == [Fraction(2, 3), Fraction(1, 3), 0, 0]  # discards stay where they are
    assert odds.wound_chances(one, True) == [1, 0, 0, 0]  # at least one of any two is a Close Call
    last = odds.Heap((0, 0, 0, 1, 0), (1, 0, 0, 0, 0))
    assert odds.wound_chances(last, True) == [1, 0, 0, 0]  # the second card comes from the discards
    assert odds.wound_chances(odds.Heap((0, 0, 0, 1, 0), NONE_LEFT), True) == [0, 0, 0, 1]  # there is no second card
    assert odds.wound_chances(odds.Heap(NONE_LEFT, NONE_LEFT), False) == [1, 0, 0, 0]
    mixed = odds.Heap((0, 0, 0, 0, 1), (1, 2, 0, 1, 0))
    assert odds.wound_chances(mixed, False) == [Fraction(1, 4), Fraction(2, 4), 0, Fraction(1, 4)]
    after = odds.Heap((1, 0, 0, 0, 1), (0, 0, 0, 1, 0))  # a Head Wound stays only if it comes twice: never
    assert odds.wound_chances(after, True) == [1, 0, 0, 0]


@pytest.mark.rule("combat:16.0a")
def test_a_spectator_knows_nothing_of_the_hand() -> None:
    t = Table()
    t.g.f_draw, t.g.hand, t.g.aside, t.g.f_discard = [fcard(1)], [fcard(2)], [fcard(36)], [fcard(5), fcard(53)]
    assert odds.heap_of(t.g, 0) == odds.Heap((1, 0, 0, 0, 0), (0, 0, 1, 0, 1))
    assert odds.heap_of(t.g, SPECTATOR) == odds.Heap((1, 1, 0, 1, 0), (0, 0, 1, 0, 1))


@pytest.mark.rule("combat:16.2a", "combat:16.2e", "combat:16.2f", "combat:16.0e")
def test_what_a_wound_would_mean_to_a_man() -> None:
    wounds = [Fraction(n, 10) for n in (4, 3, 2, 1)]
    expected = {
        ("crowe", ""): (4, 5, 0, 1),
        ("crowe", "light"): (4, 3, 2, 1),
        ("crowe", "bad"): (4, 0, 3, 3),
        ("jung", ""): (4, 5, 0, 1),
        ("jung", "light"): (4, 3, 0, 3),
        ("jung", "bad"): (4, 0, 0, 6),
    }
    for (name, before), tenths in expected.items():
        t = Table()
        m = t.put(name, "05.05", wounds=before, known=True)
        held = t.g.m_wounds[m]
        t.g.frames = []
        assert odds.fates(t.g, m, wounds) == tuple(Fraction(n, 10) for n in tenths), (name, before)
        assert t.g.m_wounds[m] == held  # only asked


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

"""Exact odds of what is about to be rolled, from the rules' own functions. Everything is a fraction.

Only what the player may know goes in: the deck as a heap, never its order; of Enemies only the Known.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final, NamedTuple

from sandtable.games.combat.rules import codec_generated
from sandtable.games.combat.rules.cards.cards import is_reshuffle_card
from sandtable.games.combat.rules.cards.checks import TEN, always_fails, confirm_number, has_rule_of_0
from sandtable.games.combat.rules.cards.effect_names import R_MORALE, R_RALLY, R_WOUND_MORALE
from sandtable.games.combat.rules.fire.fire import drawn_targets, may_catch
from sandtable.games.combat.rules.fire.fire_rules import (
    ammo_step,
    is_assisted,
    is_pistol,
    is_suppressive,
    morale_check_at_most,
)
from sandtable.games.combat.rules.morale.morale import (
    MoraleCheck,
    mc_change,
    morale_after,
    rc_change,
    wmc_change,
)
from sandtable.games.combat.rules.morale.wounds import is_dead, is_tough
from sandtable.games.combat.rules.names import BAD_WOUND, HEAD_WOUND, LIGHT_WOUND, NO_AMMO
from sandtable.games.combat.rules.state import BAD, LIGHT, State, add_wound, ammo, is_friendly, side_of
from sandtable.games.combat.rules.values import is_incapacitated, roll_bonus, weapon_in
from sandtable.kernel.title import SPECTATOR

Chance = Fraction
NO: Final = Fraction(0)
SURE: Final = Fraction(1)
ONE_FACE: Final = Fraction(1, 10)
KINDS: Final = 4  # Close Call, Light Wound, Bad Wound, Head Wound
EVENTS: Final = 4  # place of the Event cards in a heap


# --- one roll (19.0, 2.0.R0) ---


def face_chance(g: State, purpose: int, m: int, need: int, die: int) -> Chance:
    """Chance that a natural roll passes; less than sure only by the Rule of 0."""
    if need < 0 and die == 0 and m >= 0 and has_rule_of_0(purpose):
        return Fraction(max(0, min(10, confirm_number(g, m, need) + 1)), 10)
    return SURE if die <= need and not always_fails(purpose, die) else NO


def pass_chance(g: State, purpose: int, m: int, need: int) -> Chance:
    return sum((face_chance(g, purpose, m, need, die) for die in TEN), NO) / 10


def with_bonus(g: State, purpose: int, side: int, need: int) -> int:
    """The number needed, with this turn's effects for that kind of roll."""
    return need + roll_bonus(g, purpose, side)


# --- Morale (19.0b-e) ---


def check_number(g: State, m: int, purpose: int) -> int:
    """Needed by an MC, WMC or RC."""
    frame = MoraleCheck()
    frame.man = m
    frame.purpose = purpose
    return with_bonus(g, purpose, side_of(g, m), frame.need(g))


def morale_change(purpose: int, die: int, passed: bool) -> int:
    if purpose == R_MORALE:
        return mc_change(die, passed)
    return wmc_change(die, passed) if purpose == R_WOUND_MORALE else rc_change(die, passed)


def morale_chances(g: State, m: int, purpose: int, need: int) -> dict[int, Chance]:
    """Chance of each Morale State after a check."""
    assert purpose in (R_MORALE, R_WOUND_MORALE, R_RALLY)
    found: dict[int, Chance] = {}
    for die in TEN:
        change = morale_change(purpose, die, die <= need)
        state = morale_after(g.m_morale[m], change, purpose == R_MORALE)
        found[state] = found.get(state, NO) + ONE_FACE
    return found


def fail_chance(purpose: int, need: int) -> Chance:
    """Chance that an MC means Duck Back."""
    assert purpose == R_MORALE
    return Fraction(sum(1 for die in TEN if mc_change(die, die <= need) < 0), 10)


# --- wound cards (16.0), by what can still be drawn ---


class Heap(NamedTuple):
    """How many cards of each wound bar, and Event cards, lie in deck and discards."""

    deck: tuple[int, ...]
    discards: tuple[int, ...]

    def mixed(self) -> Heap:
        return Heap(tuple(a + b for a, b in zip(self.deck, self.discards, strict=True)), (0,) * (KINDS + 1))

    def without(self, kind: int) -> Heap:
        return Heap(tuple(n - (1 if k == kind else 0) for k, n in enumerate(self.deck)), self.discards)


def heap_of(g: State, seat: int) -> Heap:
    """A spectator does not know the hand: to him its cards are in the deck."""
    deck = list(g.f_draw)
    if seat == SPECTATOR:
        deck += g.hand + g.aside
    return Heap(counted(g, deck), counted(g, g.f_discard))


def counted(g: State, cards: list[int]) -> tuple[int, ...]:
    found = [0] * (KINDS + 1)
    for card in cards:
        found[EVENTS if is_reshuffle_card(g, card) else g.rules.tables.fcard_wound[card]] += 1
    return tuple(found)


def draws(heap: Heap) -> list[tuple[int, Chance, Heap]]:
    """Each wound bar that can come, with its chance and what is left. An Event card mixes everything first (5.1.3c)."""
    if sum(heap.deck) == 0:
        heap = heap.mixed()
    total = sum(heap.deck)
    if total == 0:
        return []
    found = [(k, Fraction(heap.deck[k], total), heap.without(k)) for k in range(KINDS) if heap.deck[k]]
    events = Fraction(heap.deck[EVENTS], total)
    if events:
        again = heap.mixed()
        plain = sum(again.deck[:KINDS])
        for k in range(KINDS):
            if again.deck[k]:
                found.append((k, events * Fraction(again.deck[k], plain), again.without(k)))
    return found


def wound_chances(heap: Heap, tough: bool) -> list[Chance]:
    """By wound bar; a Tough man keeps the better of two cards (8.1c, A40). Without cards it is a Close Call."""
    found = [NO] * KINDS
    first = draws(heap)
    if not first:
        found[0] = SURE
    for kind, chance, left in first:
        second = draws(left) if tough else []
        if not second:
            found[kind] += chance
        for other, more, _ in second:
            found[min(kind, other)] += chance * more
    return found


# --- what a wound means to a man (16.2) ---


class Fates(NamedTuple):
    """Of a man who is hit."""

    close: Chance  # Close Call
    wounded: Chance
    down: Chance  # Incapacitated
    killed: Chance

    def times(self, chance: Chance) -> Fates:
        return Fates(self.close * chance, self.wounded * chance, self.down * chance, self.killed * chance)


def fates(g: State, m: int, wounds: list[Chance]) -> Fates:
    """`wounds` are the chances by wound bar. For men whose numbers the player knows."""
    down, killed, hurt = NO, wounds[HEAD_WOUND], NO
    for bar, kind in ((LIGHT_WOUND, LIGHT), (BAD_WOUND, BAD)):
        after = codec_generated.clone_State(g)
        add_wound(after, m, kind)
        if is_dead(after, m):
            killed += wounds[bar]
        elif is_incapacitated(after, m):
            down += wounds[bar]
        else:
            hurt += wounds[bar]
    return Fates(wounds[0], hurt, down, killed)


def hit_fates(g: State, seat: int, m: int) -> Fates:
    return fates(g, m, wound_chances(heap_of(g, seat), is_tough(g, m)))


# --- fire (13.0, 13.1) ---


def meant_chance(g: State, m: int, t: int) -> Chance:
    """That one shot into his hex is for him: an Enemy's is for any of his targets there, and prisoners may catch it."""
    pool = may_catch(g, m, t, g.m_hex[t])
    return Fraction(1, len(pool)) if t in pool else NO


def drawn_chance(g: State, m: int, t: int) -> Chance:
    """That he is the man fired at, where that is left to chance for the whole attack (Optional 3)."""
    pool = drawn_targets(g, m, t) if is_friendly(g, m) else [t]
    return Fraction(1, len(pool)) if t in pool else NO


def is_check_only(g: State, m: int, t: int, waiting: bool) -> bool:
    """A hit that is a Morale Check at most: Suppressive Fire (7.03), (M) on the chart (13.0l)."""
    return is_suppressive(g.m_order[m]) or (not waiting and morale_check_at_most(g, t))


def burst_chance(g: State, m: int, slot: int, shots: int, hit: Chance) -> Chance:
    """Chance of at least one hit; a natural 9 takes ammunition, and without any the burst is over (13.0j-k, 14.3d)."""
    lasts = not is_pistol(g, weapon_in(g, m, slot))
    assisted = is_assisted(g, m, slot)
    open_ends: dict[tuple[int, int], Chance] = {(ammo(g, m, slot), 0): SURE}
    found = NO
    for _ in range(shots):
        after: dict[tuple[int, int], Chance] = {}
        for (level, nines), chance in open_ends.items():
            if level == NO_AMMO:
                continue
            found += chance * hit
            add(after, (level, nines), chance * (SURE - hit - ONE_FACE))
            add(after, after_nine(level, nines, lasts, assisted), chance * ONE_FACE)
        open_ends = after
    return found


def after_nine(level: int, nines: int, lasts: bool, assisted: bool) -> tuple[int, int]:
    if not lasts:
        return level, nines
    if assisted and (nines + 1) % 2:
        return level, nines + 1
    return ammo_step(level), nines + 1


def add(found: dict[tuple[int, int], Chance], key: tuple[int, int], chance: Chance) -> None:
    found[key] = found.get(key, NO) + chance

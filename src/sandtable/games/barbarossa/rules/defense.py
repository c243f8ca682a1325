"""Defense and what gets past it (card.def, fire.5-fire.8), casualties, suppression (sup.*).

Base and bonus are kept apart: hits take the base first (A13), suppression deletes what is left of the bonus.
"""

from __future__ import annotations

from sandtable.games.barbarossa.rules import tell
from sandtable.games.barbarossa.rules.air.airfield import turn_back
from sandtable.games.barbarossa.rules.move.transports import can_get_off, is_transport, set_down
from sandtable.games.barbarossa.rules.names import AIRCRAFT, DIG_IN, INFANTRY, TRAIN
from sandtable.games.barbarossa.rules.state import (
    ABOARD,
    CANCELLED,
    DEFENDING,
    DESTROYED,
    ENTRENCHED,
    EQUIPPING,
    FLAGGED,
    HIDDEN,
    LANDED,
    SUPPRESSED,
    State,
    acts,
    can,
    card,
    cargo_of,
    has,
    holds_pillbox,
    mark,
    on_board,
    place_of,
    sequence,
    unmark,
)


def terrain_bonus(g: State, u: int) -> int:
    """card.def.4: of the ground it stands on, by its type."""
    if not on_board(g, u) or card(g, u).type == AIRCRAFT:
        return 0
    row = g.rules.tables.terrain[g.h_terrain[g.u_hex[u]]]
    return row.defense_infantry if card(g, u).type == INFANTRY else row.defense_other


def order_bonus(g: State, u: int) -> int:
    """What its Order Box prints, from step 1 on (A14)."""
    box = card(g, u).boxes[g.u_order[u]]
    return box.bonus if box is not None and acts(g, u) else 0


def works_bonus(g: State, u: int) -> int:
    """Trench (A25) or pillbox."""
    numbers, printed = g.rules.numbers, card(g, u).entrenched_bonus
    if holds_pillbox(g, u):
        return numbers.pillbox_bonus
    if not has(g, u, ENTRENCHED):
        return 0
    if g.rules.options.trench_bonus == 2 and printed:
        return 2 + printed
    if g.rules.options.trench_bonus == 1:
        return 2 - order_bonus(g, u) + printed
    return numbers.trench_bonus + printed


def full_base(g: State, u: int) -> int:
    """Halved, rounded up, from landing until it is equipped (airb.9b)."""
    base = card(g, u).defense
    return (base + 1) // 2 if has(g, u, EQUIPPING | LANDED) else base


def full_bonus(g: State, u: int) -> int:
    """All bonuses that are in force (card.def.4); none for the suppressed (sup.3). Of a unit at half strength the whole
    Defense is halved, and rounded up once (airb.9b)."""
    if has(g, u, SUPPRESSED) or not on_board(g, u):
        return 0
    bonus = terrain_bonus(g, u) + order_bonus(g, u) + works_bonus(g, u)
    if not has(g, u, EQUIPPING | LANDED):
        return bonus
    return (card(g, u).defense + bonus + 1) // 2 - full_base(g, u)


def restore_defense(g: State) -> None:
    """card.def.3: at the start of a turn; bonuses are counted when orders are revealed."""
    for u in sequence(g):
        g.u_base[u] = full_base(g, u)
        g.u_bonus[u] = 0


def count_bonuses(g: State) -> None:
    """From step 1 on. Dig In forces zero whatever the terrain (dig.3)."""
    for u in sequence(g):
        if g.u_order[u] == DIG_IN and acts(g, u):
            g.u_base[u] = 0
            g.u_bonus[u] = 0
        else:
            g.u_bonus[u] = full_bonus(g, u)


def recount_ground(g: State, u: int, old: int) -> None:
    """A unit has changed its hex: its terrain bonus changes, what hits took of it stays taken. `old`: before."""
    if not has(g, u, SUPPRESSED) and g.u_order[u] != DIG_IN:
        g.u_bonus[u] = max(0, g.u_bonus[u] + terrain_bonus(g, u) - old)


def defense(g: State, u: int) -> int:
    """What is left of it."""
    return g.u_base[u] + g.u_bonus[u]


def absorb(g: State, u: int, hits: int) -> int:
    """Hits wear Defense down, the base first (card.def.5); returns the casualties (fire.6)."""
    return min(wear(g, u, hits), g.u_size[u])


def wear(g: State, u: int, hits: int) -> int:
    """Returns the hits that get past Defense; of a train they fall on its cars (A49)."""
    base = min(hits, g.u_base[u])
    g.u_base[u] -= base
    bonus = min(hits - base, g.u_bonus[u])
    g.u_bonus[u] -= bonus
    return hits - base - bonus


def lose(g: State, u: int, count: int) -> None:
    """So many icons are crossed out; with the last the unit is destroyed (card.size.3)."""
    if count <= 0:
        return
    g.u_size[u] -= count
    g.tell(tell.LOSES, u, count, g.u_size[u])
    if g.u_size[u] <= 0:
        destroy(g, u)


def destroy(g: State, u: int) -> None:
    """With all that it carries."""
    g.u_size[u] = 0
    for v in cargo_of(g, u):
        destroy(g, v)
    g.tell(tell.IS_DESTROYED, u, place_of(g, u))
    if has(g, u, HIDDEN):
        g.reveal(u)
    g.u_hex[u] = DESTROYED
    g.u_carrier[u] = -1
    unmark(g, u, HIDDEN)


def suppress(g: State, u: int) -> None:
    """sup.1-sup.3: its orders are void, its bonuses gone. A second failure changes nothing (A42)."""
    if has(g, u, SUPPRESSED) or g.u_hex[u] == DESTROYED:
        return
    if card(g, u).type == AIRCRAFT:
        turn_back(g, u)  # airm.7: an air unit is not suppressed, it aborts
        return
    mark(g, u, SUPPRESSED | CANCELLED)
    unmark(g, u, DEFENDING | ENTRENCHED)  # a pillbox still counts it as inside (A68)
    g.u_since[u] = g.turn
    g.u_bonus[u] = 0
    if g.rules.options.interrupted_orders == 0:
        g.u_boxes[u] = 0  # A1: suppression erases Time Boxes
    g.tell(tell.IS_SUPPRESSED, u)
    if is_transport(g, u) and not can(g, u, TRAIN):
        for v in cargo_of(g, u):  # trn.7: all that it carries gets off, suppressed too
            if can_get_off(g, v):
                set_down(g, v, g.u_hex[u])
            suppress(g, v)


def recover(g: State, u: int) -> None:
    """sup.6"""
    unmark(g, u, SUPPRESSED | FLAGGED)
    g.tell(tell.RECOVERS, u)


def is_aboard(g: State, u: int) -> bool:
    return g.u_hex[u] == ABOARD

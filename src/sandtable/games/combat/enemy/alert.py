"""Alert and Waiting Enemies (9.7, 9.8): the triggers, and who draws a card at once.

Alerting is never an activation: a Prepared Enemy only gets his Order (A84: after the whole attack, nearest first).
"""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.enemy.orders import assign, needs_order
from sandtable.games.combat.rules import tell
from sandtable.games.combat.rules.cards.checks import by_key
from sandtable.games.combat.rules.names import FRIENDLY_TEAMS, NO_ORDER, OBFR
from sandtable.games.combat.rules.orders.men import is_led
from sandtable.games.combat.rules.sight.seeing import sees
from sandtable.games.combat.rules.state import (
    ACTION_STEP,
    ALERT,
    NOBODY,
    SEEN,
    State,
    distance,
    enemies,
    has,
    is_prisoner,
    mark,
)
from sandtable.games.combat.rules.values import leadership

FIRE_RANGE: Final = 10
BLAST_RANGE: Final = 5
HIT_RANGE: Final = 3
MELEE_RANGE: Final = 3
TURN_END_RANGE: Final = 3

W_FIRE: Final = tell.why("9.8.1")
W_SIGHT: Final = tell.why("9.8.2")
W_HIT: Final = tell.why("9.8.3")
W_ENTRY: Final = tell.why("9.8.4")
W_BLAST: Final = tell.why("9.8.5")
W_LEADER: Final = tell.why("9.8.6")
W_MELEE: Final = tell.why("9.8.7")
W_TURN_END: Final = tell.why("9.8.8")
W_SPOTTING: Final = tell.why("9.8.9")
W_FRIENDLY: Final = tell.why("9.8.10")
W_SHOT: Final = tell.why("AI.r30")
W_GUN: Final = tell.why("14.3")


def is_waiting(g: State, e: int) -> bool:
    return g.m_team[e] >= FRIENDLY_TEAMS and g.m_hex[e] >= 0 and not has(g, e, ALERT)


def alert(g: State, e: int, why: int) -> None:
    """9.8m: an Alert marker at once; a Prepared Enemy draws his Order (9.8n), but only during the Impulses (A98)."""
    if has(g, e, ALERT):
        return
    mark(g, e, ALERT)
    g.tell(tell.ALERTED, e, why)
    if is_led(g, e):
        alert(g, g.m_partner[e], W_GUN)  # they share one Order (14.3l), and no Waiting man has any
    if g.rules.prepared and g.step == ACTION_STEP and g.m_order[e] == NO_ORDER and needs_order(g, e):
        draw_late(g, e)


def draw_late(g: State, e: int) -> None:
    """9.8n: the card's initiative is ignored, the card discarded. A Large Battle uses the Team's card."""
    card = g.e_display[g.m_team[e] - FRIENDLY_TEAMS] if g.rules.large_battle else NOBODY
    drawn = assign(g, e, card)
    if drawn >= 0 and drawn != card:
        g.e_discard.append(drawn)


def nearest_first(g: State, men: list[int], hex: int) -> list[int]:
    """AI.r29: by distance, random among equals."""
    if len(men) < 2:
        return men
    ground = g.rules.ground
    return by_key(g, men, [ground.distances[hex * ground.size + g.m_hex[m]] for m in men])


def alert_within(g: State, hex: int, radius: int, why: int) -> None:
    """All Waiting Enemies within so many hexes of a hex."""
    ground = g.rules.ground
    near = [e for e in enemies(g) if is_waiting(g, e) and ground.distances[hex * ground.size + g.m_hex[e]] <= radius]
    for e in nearest_first(g, near, hex):
        alert(g, e, why)


def alert_after_fire(g: State, hex: int, hit: list[int], hit_hexes: list[int]) -> None:
    """After a whole attack from `hex`: triggers 1 and 3, and whoever was hit himself (A97)."""
    ground = g.rules.ground
    reasons: list[int] = []
    near: list[int] = []
    for e in enemies(g):
        if not is_waiting(g, e):
            continue
        why = 0
        if e in hit:
            why = W_SHOT
        elif ground.distances[hex * ground.size + g.m_hex[e]] <= FIRE_RANGE:
            why = W_FIRE
        else:
            for place in hit_hexes:
                if ground.distances[place * ground.size + g.m_hex[e]] <= HIT_RANGE:
                    why = W_HIT
        if why:
            near.append(e)
            reasons.append(why)
    for e in nearest_first(g, near, hex):
        alert(g, e, reasons[near.index(e)])


# --- the end of the turn: triggers 6 and 8, together, without a chain (A7) ---


def alert_at_turn_end(g: State) -> None:
    found: list[int] = []
    reasons: list[int] = []
    for e in enemies(g):
        if is_waiting(g, e):
            why = turn_end_reason(g, e)
            if why:
                found.append(e)
                reasons.append(why)
    for i in range(len(found)):
        alert(g, found[i], reasons[i])


def leads(g: State, e: int) -> bool:
    """9.8i: a Known Officer or NCO; a captured one, or one who has no LDR now (6.0i), leads nobody."""
    if not has(g, e, SEEN) or is_prisoner(g, e) or g.rules.tables.man_rank[g.m_man[e]] < OBFR:
        return False
    return leadership(g, e) > 0


def turn_end_reason(g: State, e: int) -> int:
    for other in enemies(g):
        if not has(g, other, ALERT) or other == e:
            continue
        d = distance(g, other, e)
        if leads(g, other) and d <= leadership(g, other):
            return W_LEADER
        if d <= TURN_END_RANGE:  # a Dummy too, or it would be found out
            if g.rules.options.alert_without_sight or sees(g, other, e):
                return W_TURN_END
    return 0

"""Counterfire (ctrf.*, A33): one extra shot at the bomber, or for guns with a Kill Zone a forced withdrawal."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules import tell
from sandtable.games.barbarossa.rules.air.flak import can_fire_up
from sandtable.games.barbarossa.rules.defense import full_bonus
from sandtable.games.barbarossa.rules.firepower import row_dice, space
from sandtable.games.barbarossa.rules.names import AIRCRAFT, KILL_ZONE, WITHDRAW
from sandtable.games.barbarossa.rules.standing import COUNTERFIRE, standing
from sandtable.games.barbarossa.rules.state import (
    BOMBED,
    DEFENDING,
    DEPLOYED,
    ENTRENCHED,
    HIDDEN,
    IN_PILLBOX,
    NOBODY,
    SUPPRESSED,
    State,
    can,
    card,
    clear_order,
    engaged,
    has,
    mark,
    on_board,
    unmark,
)
from sandtable.games.barbarossa.rules.volley import new_shot

HOLDS: Final = -2
SAYS_YES: Final = 1  # standing instruction


def may_counter(g: State, u: int) -> bool:
    """ctrf.1: a row against aircraft, ammunition, no Kill Zone ability; not suppressed, in Close Combat or forest."""
    if can(g, u, KILL_ZONE) or has(g, u, SUPPRESSED) or g.u_ap[u] < g.rules.numbers.ap_open_fire:
        return False
    return can_fire_up(g, u)


def said_ahead(g: State, u: int, bombers: list[int]) -> int:
    """By a standing instruction; NOBODY: it must be asked."""
    said = standing(g, u, COUNTERFIRE)
    if said == 0:
        return NOBODY
    return bombers[0] if said == SAYS_YES else HOLDS


def counter_shot(g: State, u: int, b: int) -> list[int]:
    """At the Accuracy of the nearest space."""
    c = card(g, u)
    diagram = c.air_accuracy if c.air_accuracy else c.accuracy
    return new_shot(u, b, row_dice(g, u, AIRCRAFT), space(diagram, 1), g.u_hex[b], 0)


def withdraw_guns(g: State, bombed: list[int]) -> None:
    """ctrf.2: deployed units with the Kill Zone ability have Withdraw in place of their order. What stays hidden or is
    in Close Combat stays; the suppressed have no order that could be replaced."""
    for u in bombed:
        forced = can(g, u, KILL_ZONE) and card(g, u).boxes[WITHDRAW] is not None and has(g, u, DEPLOYED)
        if not forced or not on_board(g, u) or has(g, u, HIDDEN | SUPPRESSED) or engaged(g, u):
            continue
        clear_order(g, u)
        g.u_order[u] = WITHDRAW
        g.u_at[u] = g.u_hex[u]
        unmark(g, u, DEFENDING | ENTRENCHED | IN_PILLBOX)
        mark(g, u, BOMBED)
        g.u_bonus[u] = min(g.u_bonus[u], full_bonus(g, u))
        g.tell(tell.MUST_WITHDRAW, u)

"""Defend and Ambush fire at whoever moves (def.6-def.11, hid.fire.*), and fire on the move (fam.*).

After each hex everybody who is ready may shoot at one unit that has just moved in his Kill Zone; one shot a turn.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules import reasons
from sandtable.games.barbarossa.rules.firepower import accuracy, accuracy_from, row_dice, suppressing
from sandtable.games.barbarossa.rules.names import (
    AMBUSH,
    CHANGE_KILL_ZONE,
    DEFEND,
    FIRE_AND_MOVEMENT,
    OPEN_FIRE,
    is_armour,
)
from sandtable.games.barbarossa.rules.observers import can_be_named, row_of, why_no_shot
from sandtable.games.barbarossa.rules.sight import sees_hex, why_not_seen
from sandtable.games.barbarossa.rules.standing import REACTION, standing
from sandtable.games.barbarossa.rules.state import (
    HIDDEN,
    NOBODY,
    SHOT,
    State,
    acts,
    card,
    engaged,
    has,
    has_order,
    on_board,
    place_of,
)
from sandtable.games.barbarossa.rules.steps.defend import has_paid, price_of_shot
from sandtable.games.barbarossa.rules.trains import fires_from, why_not_at_ground
from sandtable.games.barbarossa.rules.volley import ADJUSTABLE, MAY_SPILL, MUST_TEST, TEST_IF_HIT, new_shot
from sandtable.games.barbarossa.rules.zones import covers

# standing instructions
FIRST_CHANCE: Final = 1
BEST_ODDS: Final = 2
ONLY_ARMOUR: Final = 3
HOLD_FIRE: Final = 4
FROM_RANGE: Final = 5  # and so many hexes more


def watches(g: State, u: int) -> bool:
    """Ready to fire at what moves: Defend, or hidden in Ambush; its shot unused, ammunition left (guide 3.7, 9)."""
    if fires_from(g, u) < 0 or why_not_at_ground(g, u) or not acts(g, u):
        return False
    if has(g, u, SHOT) or engaged(g, u) or not can_pay(g, u):
        return False
    return has_order(g, u, DEFEND) or (has(g, u, HIDDEN) and g.u_order[u] in (AMBUSH, CHANGE_KILL_ZONE))


def can_pay(g: State, u: int) -> bool:
    return g.u_ap[u] >= price(g, u) if has(g, u, HIDDEN) else has_paid(g, u, price(g, u))


def fires_as_suppression(g: State, u: int) -> bool:
    """amb.7: a unit without Open Fire makes its ambush attack as Suppression Fire."""
    return has(g, u, HIDDEN) and card(g, u).boxes[OPEN_FIRE] is None


def price(g: State, u: int) -> int:
    numbers = g.rules.numbers
    return numbers.ap_suppression if fires_as_suppression(g, u) else numbers.ap_defend


def pay(g: State, u: int) -> None:
    """For the shot; by the switch per_turn Defend has been paid for (A3)."""
    g.u_ap[u] -= price(g, u) if has(g, u, HIDDEN) else price_of_shot(g, price(g, u))


def watched_range(g: State, u: int) -> int:
    return g.u_reach[u] if has(g, u, HIDDEN) else g.u_range[u]


def hex_to_hit(g: State, u: int, v: int, left: int) -> int:
    """The hex that the mover has entered, or the one it has just left if only that is in the Kill Zone (A4); -1."""
    for h in (g.u_hex[v], left):
        if h >= 0 and why_not_hit(g, u, v, h) == reasons.FINE:
            return h
    return -1


def why_not_hit(g: State, u: int, v: int, h: int) -> int:
    """Reason why a watcher cannot fire at a mover in a hex."""
    if not covers(g, u, h, watched_range(g, u)):
        return reasons.OUT_OF_KILL_ZONE
    why = why_no_shot(g, u, h, row_of(g, v))
    return why if why != reasons.FINE else why_not_seen(g, u, h)[0]


def why_not_react(g: State, u: int, v: int, left: int) -> int:
    """Reason why a watcher cannot fire at a unit in this hex-step; FINE if he can. `left`: the hex it came from."""
    if has(g, v, HIDDEN) or not on_board(g, v):
        return reasons.NO_TARGET
    if left < 0:
        return reasons.DID_NOT_MOVE  # def.9
    if not can_be_named(g, v):
        return reasons.NO_TARGET
    return reasons.FINE if hex_to_hit(g, u, v, left) >= 0 else why_not_hit(g, u, v, g.u_hex[v])


def targets_now(g: State, u: int, movers: list[int], left: list[int]) -> list[int]:
    """Whom it may fire at, of those who made a move in this hex-step."""
    enemies = [v for v in movers if g.u_side[v] != g.u_side[u]]
    return [v for v in enemies if why_not_react(g, u, v, left[v]) == reasons.FINE]


def reaction_shot(g: State, u: int, v: int, left: int) -> list[int]:
    """A normal Fire Test, which a staff may adjust (cmd.adj.1); one die more from Ambush (hid.fire.3)."""
    h = hex_to_hit(g, u, v, left)
    dice = row_dice(g, u, row_of(g, v))
    notes = TEST_IF_HIT | ADJUSTABLE | (MAY_SPILL if h == g.u_hex[v] else 0)
    if has(g, u, HIDDEN):
        if fires_as_suppression(g, u):
            dice, notes = suppressing(g, dice), notes & ~ADJUSTABLE | MUST_TEST
        dice += g.rules.numbers.ambush_dice
    return new_shot(u, v, dice, accuracy(g, u, h, row_of(g, v)), h, notes)


# --- answers given ahead ---


def answer_ahead(g: State, u: int, found: list[int], left: list[int]) -> tuple[bool, int]:
    """By a standing instruction or the switch: whether it answers, and whom it shoots; NOBODY holds fire."""
    said = standing(g, u, REACTION)
    if g.rules.options.reaction_fire == 1:
        said = FIRST_CHANCE
    if said == 0:
        return False, NOBODY
    if said == ONLY_ARMOUR:
        found = [v for v in found if is_armour(row_of(g, v))]
    elif said >= FROM_RANGE:
        near = said - FROM_RANGE + 1
        found = [v for v in found if range_to(g, u, hex_to_hit(g, u, v, left[v])) <= near]
    if said == HOLD_FIRE or not found:
        return True, NOBODY
    return True, found[0] if said == FIRST_CHANCE else best_target(g, u, found, left)


def range_to(g: State, u: int, h: int) -> int:
    """Of flak on a train from where that stands."""
    return g.rules.ground.distance(place_of(g, u), h)


def best_target(g: State, u: int, found: list[int], left: list[int]) -> int:
    """The most hits to be expected beyond Defense."""
    best, most = found[0], -1000
    for v in found:
        shot = reaction_shot(g, u, v, left[v])
        worth = shot[2] * shot[3] - 6 * (g.u_base[v] + g.u_bonus[v])
        if worth > most:
            best, most = v, worth
    return best


# --- fire on the move ---


def moving_shot(g: State, u: int) -> list[int]:
    """fam.3, fam.4: from the marked hex to where the target is now, if it is still in LOS and range; else none. Who has
    been drawn into Close Combat does not fire (A7)."""
    v = g.u_target[u]
    if (
        engaged(g, u)
        or v == NOBODY
        or g.u_hex[v] < 0
        or not can_be_named(g, v)
        or g.u_ap[u] < g.rules.numbers.ap_open_fire
    ):
        return []
    row = row_of(g, v)
    if why_no_shot(g, u, g.u_hex[v], row) != reasons.FINE or not sees_hex(g, u, g.u_hex[v]):
        return []
    dice = max(0, row_dice(g, u, row) - card(g, u).box(FIRE_AND_MOVEMENT).penalty)
    return new_shot(u, v, dice, accuracy_from(g, u, g.u_hex[u], g.u_hex[v], row), g.u_hex[v], MAY_SPILL)

"""Which Orders may be given and who may be activated for them (O14 to O27), a second time and plainly.

Where only a whole Fire Group or a card in hand could make a shot legal (10.3.2.1), the answer is left open: None.
"""

from __future__ import annotations

import oracle_gwc_fire as fire
import oracle_gwc_pieces as p
import oracle_gwc_ways as ways
from oracle_gwc_pieces import GreatWarState

from sandtable.commander.rules.names import ORDER_NAMES
from sandtable.commander.rules.state import ACTIVATED, ADVANCING, MOVING, NO_RADIO
from sandtable.games.great_war_commander.rules.names import OWN_ORDERS
from sandtable.games.great_war_commander.rules.state import LOCAL, NO_CARD

ORDERS = [*ORDER_NAMES, *OWN_ORDERS]
POSTS = ((0, 5), (14, 5), (7, 0), (7, 10))  # A6, O6, H1, H11 (2.4)
MOVE_AND_ADVANCE = (MOVING, ADVANCING)  # the Orders that Tank Command serves (3.1.6)


# --- activation (O14, 3.3.1) ---


def is_free(g: GreatWarState, u: int) -> bool:
    """O14.1; a Hero may be activated more than once (E70.1)."""
    return not g.u_flags[u] & ACTIVATED or p.kind(g, u) == "hero"


def free(g: GreatWarState, side: int) -> list[int]:
    return [u for u in p.in_play(g, side) if is_free(g, u)]


def may_be_highest(g: GreatWarState, side: int) -> list[int]:
    """The Highest-ranking Leader, or all among whom the owner has still to pick (3.3.1.4)."""
    found = p.highest(g, side)
    return p.most_senior(g, side) if found < 0 else [found]


def is_tank_leader(g: GreatWarState, u: int) -> bool:
    return p.is_tank(g, u) and p.command(g, u) > 0


def may_lead(g: GreatWarState, leader: int, u: int, flag: int, chain: bool) -> bool:
    """May a named Leader bring this one in?"""
    if not p.in_radius(g, leader, u):
        return False
    if is_tank_leader(g, leader):
        lost = g.tank_lost >> g.u_owner[leader] & 1
        plain = p.is_tank(g, u) and "command" not in p.counter(g, u)["unbroken"]
        return plain and flag in MOVE_AND_ADVANCE and not lost
    if not p.is_leader(g, leader):
        return False
    return p.is_unit(g, u) or (chain and p.is_leader(g, u))


def joiners(g: GreatWarState, named: list[int], flag: int) -> set[int]:
    """Who may be named next (3.3.1.2): beyond the first only a chain of the Highest-ranking Leader leads on."""
    first = named[0]
    chain = first in may_be_highest(g, g.u_owner[first])
    leaders = named if chain else [first]
    rest = [u for u in free(g, g.u_owner[first]) if u not in named and not g.u_flags[u] & flag]  # a Hero may be at it
    return {u for u in rest if any(may_lead(g, leader, u, flag, chain) for leader in leaders)}


def all_joiners(g: GreatWarState, first: int, flag: int) -> list[int]:
    named = [first]
    while more := joiners(g, named, flag):
        named += sorted(more)
    return named[1:]


def firsts(g: GreatWarState, side: int, flag: int) -> set[int]:
    """With whom a Move or an Advance can begin: somebody has to be able to carry it out (O14.5)."""
    able = ways.can_move if flag == MOVING else ways.can_advance
    can = {u for u in free(g, side) if able(g, u)}
    return can | {u for u in free(g, side) if can & set(all_joiners(g, u, flag))}


# --- Orders one by one ---


def may_order(g: GreatWarState, side: int, order: str) -> bool | None:
    if order == "advance":
        return any(ways.can_advance(g, u) for u in free(g, side))
    if order == "move":
        return any(ways.can_move(g, u) for u in free(g, side))
    if order == "fire":
        return may_fire(g, side)
    if order == "offensive":
        return bool(offensive_movers(g, side))
    if order == "recover":
        hurt = [u for u in p.in_play(g, side) if not p.is_good_order(g, u)]
        return bool(hurt) and not g.recovered >> side & 1
    if order == "rout":
        return any(may_be_routed(g, whose) for whose in (0, 1))
    if order == "artillery-denied":
        return g.radio[1 - side] != NO_RADIO
    if order == "artillery-request":
        return may_request(g, side)
    if order == "command-confusion":
        return may_send_runner_to_guns(g, side)
    if order == "hmg-suppress":
        return any(fire.hmg_targets(g, w) for w in eligible_hmgs(g, side))
    if order == "air-assault":
        return "flying-squadrons" not in p.reminders(g, 1 - side)
    assert order == "runner", order
    return may_place_runner(g, side) or bool(runners_to_move(g, side)) or may_send_runner_to_guns(g, side)


def may_fire(g: GreatWarState, side: int) -> bool | None:
    pieces = [piece for u in free(g, side) for piece in fire.pieces_of(g, u)]
    shots = [(piece, hex) for piece in pieces for hex in fire.enemy_hexes(g, side) if fire.reaches(g, piece, hex)]
    if any(fire.strength(g, [piece], piece, hex) >= 1 for piece, hex in shots):
        return True
    return None if shots else False


def may_be_routed(g: GreatWarState, side: int) -> bool:
    """O26.1: a broken Unit or Leader, so not a Tank."""
    broken = [u for u in p.in_play(g, side) if p.is_broken(g, u) and not p.is_tank(g, u)]
    return bool(broken) and not g.recovered >> side & 1


def spotting_leaders(g: GreatWarState, side: int) -> list[int]:
    return [u for u in may_be_highest(g, side) if is_free(g, u) and not p.is_broken(g, u)]


def may_request(g: GreatWarState, side: int) -> bool:
    """O19: repair, or a bombardment by the Highest-ranking Leader or the observer post."""
    if g.radio[side] == NO_RADIO:
        return False
    return bool(g.radio_broken[side]) or is_post_free(g, side) or bool(spotting_leaders(g, side))


def is_post_free(g: GreatWarState, side: int) -> bool:
    """2.4, O19.2."""
    return post_of(g, side) >= 0 and not g.observed >> side & 1


def post_of(g: GreatWarState, side: int) -> int:
    """The target symbol on the side's edge; a small map of the lab may have none there."""
    m, edge = g.rules.map, g.rules.edge[side]
    places = [(column, row) for column, row in POSTS if column < m.cols and row < m.rows]
    posts = [column * m.rows + row for column, row in places]
    return next((hex for hex in posts if p.to_edge(g, hex, edge) == 0), -1)


def may_send_runner_to_guns(g: GreatWarState, side: int) -> bool:
    """O20, O27: Leader and Runner together, with a functioning Telephone."""
    if g.radio[side] == NO_RADIO or g.radio_broken[side]:
        return False
    return any(has_runner(g, u) for u in spotting_leaders(g, side))


def has_runner(g: GreatWarState, leader: int) -> bool:
    mates = p.at(g, g.u_hex[leader], g.u_owner[leader])
    return any(p.kind(g, u) == "runner" and is_free(g, u) for u in mates)


def may_place_runner(g: GreatWarState, side: int) -> bool:
    nation = g.rules.tables.nation_name[g.rules.nation[side]]
    return bool(may_be_highest(g, side)) and in_mix(g, nation, "runner") > 0


def in_mix(g: GreatWarState, nation: str, kind: str) -> int:
    """Counters of a kind that are not in play nor on a track."""
    total = 0
    for name, row in p.counters().items():
        if row["kind"] == kind and name.startswith(f"{nation}/"):
            used = [u for u in range(len(g.u_type)) if g.rules.tables.unit_name[g.u_type[u]] == name]
            total += int(row.get("count", 1)) - sum(g.u_hex[u] != -1 for u in used)
    return total


def runners_to_move(g: GreatWarState, side: int) -> set[int]:
    return {u for u in free(g, side) if p.kind(g, u) == "runner" and ways.can_move(g, u)}


def eligible_hmgs(g: GreatWarState, side: int) -> list[int]:
    """O22.1."""
    carried = [(w, u) for w, u in enumerate(g.w_carrier) if u >= 0 and g.u_hex[u] >= 0 and g.u_owner[u] == side]
    guns = [(w, u) for w, u in carried if p.weapon(g, w)["class"] == "hmg" and is_free(g, u)]
    return [w for w, u in guns if fire.may_fire_weapon(g, w)]


# --- Offensive (O24) ---


def ready(g: GreatWarState, side: int, named: list[int]) -> list[int]:
    return [u for u in p.in_play(g, side) if (is_free(g, u) or u in named) and not p.is_broken(g, u)]


def lines(g: GreatWarState, side: int, named: list[int]) -> list[list[int]]:
    """The longest lines of adjacent Formations that an Offensive could take, those already named with them."""
    left = {g.u_hex[u] for u in ready(g, side, named)}
    found = []
    while left:
        line = [left.pop()]
        for hex in line:
            near = left & set(p.around(g, hex))
            left -= near
            line += sorted(near)
        found.append(line)
    return found


def offensive_line(g: GreatWarState, side: int, named: list[int]) -> set[int]:
    """All Formations that could stand in some line: two hexes at least, an infantry Leader among them."""
    found: set[int] = set()
    for line in lines(g, side, named):
        units = [u for u in ready(g, side, named) if g.u_hex[u] in line]
        enough = len(line) > 1 or (g.rules.options.offensive_from_one_hex and len(units) > 1)
        if enough and any(p.is_leader(g, u) for u in units):
            found |= set(units)
    return found


def offensive_movers(g: GreatWarState, side: int) -> set[int]:
    return {u for u in offensive_line(g, side, []) if ways.can_move_in_offensive(g, u)}


# --- Engineers (3.1.9) ---


def engineers(g: GreatWarState, side: int) -> set[tuple[str, int]]:
    found = set()
    for u in free(g, side):
        if not p.counter(g, u).get("engineer") or p.is_broken(g, u):
            continue
        hex = g.u_hex[u]
        if p.fort(g, hex) == "wire":
            found.add(("clear-wire", u))
        if may_fortify(g, hex):
            found.add(("dig", u))
    return found


def may_fortify(g: GreatWarState, hex: int) -> bool:
    return p.fort(g, hex) == "none" and not p.is_water(g, hex) and not g.h_blaze[hex]


# --- the Turn (5, E71) ---


def cards_to_play(g: GreatWarState) -> dict[tuple[str, int], bool | None]:
    """By use and card: whether the active player may play it now for its Order, or for works of Engineers."""
    side = g.active
    if g.meddling[side] != NO_CARD or g.orders_given >= g.rules.capability[side]:
        return {}
    can_work = bool(engineers(g, side))
    found: dict[tuple[str, int], bool | None] = {}
    for card in g.hand[side]:
        order = ORDERS[g.rules.card_order[card]]
        found["order", card] = may_order(g, side, order)
        found["works", card] = can_work and order != "command-confusion"
    return found


def may_pass(g: GreatWarState) -> bool:
    """5.3, E71.2, 1.S: before any Order, with no face-down card, in a Turn without a Strategy Card of his."""
    side = g.active
    return g.orders_given == 0 and g.meddling[side] == NO_CARD and not g.s_played >> side & 1


def boxes(g: GreatWarState, side: int) -> set[int]:
    """O19.2: Artillery Boxes by date."""
    nation = p.data("nations")["nation"][g.rules.nation[side]]
    found = {LOCAL}
    if date(g) >= month("1915-01"):
        found.add(1)
    if date(g) >= month(nation["gas"]):
        found.add(2)
    return found


def month(text: str) -> int:
    year, number = text.split("-")
    return int(year) * 12 + int(number)


def date(g: GreatWarState) -> int:
    return int(g.rules.date)  # type: ignore[attr-defined]

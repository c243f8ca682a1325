"""Holds what is offered at a question against the oracle: every legal choice of a kind, and no other."""

from __future__ import annotations

from typing import Any

import oracle_gwc_arrivals as arrivals
import oracle_gwc_fire as fire
import oracle_gwc_opening as opening
import oracle_gwc_orders as orders
import oracle_gwc_pieces as p
import oracle_gwc_time as time
import oracle_gwc_ways as ways
import oracle_gwc_windows as windows
from oracle_gwc_pieces import GreatWarState
from oracle_gwc_question import Question
from oracle_gwc_tables import Count, about

from sandtable.commander.rules import verbs
from sandtable.commander.rules.state import ADVANCING, FIRING, MOVED, MOVING
from sandtable.games.great_war_commander.rules import verbs as own
from sandtable.games.great_war_commander.rules.orders.artillery import POST_ONLY, WITH_RUNNER
from sandtable.games.great_war_commander.rules.state import GAS_BOX, chain_of
from sandtable.kernel.choice import a_of, b_of, verb_of


def compare_question(g: GreatWarState, choices: list[int], seen: Count) -> None:
    question = Question(g, choices, seen)
    look = LOOKS.get(question.prompt)
    if look is not None:
        look(question)


# --- the Turn ---


def turn(q: Question) -> None:
    for (use, card), wanted in orders.cards_to_play(q.g).items():
        told = card in q.offered(verbs.ORDER if use == "order" else own.WORKS)
        if wanted is not None:
            order = orders.ORDERS[q.g.rules.card_order[card]]
            q.seen.compare(f"{use} {order}", wanted, told, f"turn {q.g.turn} side {q.g.active}")
    if q.g.orders_given == 0 and not orders.may_pass(q.g):
        q.same(False, q.has(verbs.PASS), "pass")


# --- activation ---


def activate(q: Question) -> None:
    g, asks = q.g, q.asks
    told = q.offered(verbs.ACTIVATE)
    if asks.flag in (MOVING, ADVANCING):
        q.same(sorted(orders.firsts(g, asks.side, asks.flag)), sorted(told))
    else:
        sure, possible = opening.who_can_open_fire(g, asks.side, asks.flag, asks.target)
        q.between(sure, told, possible)


def activate_more(q: Question) -> None:
    asks = q.asks
    wanted = orders.joiners(q.g, asks.named, asks.flag)
    q.same(sorted(wanted), sorted(q.offered(verbs.ACTIVATE)), about(q.g, asks.named[0]))


def offensive_line(q: Question) -> None:
    named = q.asks.named
    told = q.offered(verbs.ACTIVATE) | q.offered(verbs.UNIT)
    wanted = orders.offensive_line(q.g, q.asks.side, named)
    if named:
        wanted = {u for u in wanted if u not in named} & joined_to(q.g, q.asks.side, named)
        near = {u for u in wanted if any(is_beside(q.g, u, v) for v in named)}
        q.between(near, told, wanted)
    else:
        q.same(sorted(wanted), sorted(told))


def joined_to(g: GreatWarState, side: int, named: list[int]) -> set[int]:
    """Those who could stand in one line with the named."""
    line = next(line for line in orders.lines(g, side, named) if g.u_hex[named[0]] in line)
    return {u for u in p.in_play(g, side) if g.u_hex[u] in line}


def is_beside(g: GreatWarState, u: int, v: int) -> bool:
    return p.apart(g, g.u_hex[u], g.u_hex[v]) == 1


# --- moving ---


def move_pick(q: Question) -> None:
    """Who can go; and who could once rid of his Weapon may hand it over first (O23.1.1).

    To hand it over is no movement: who has moved and has MPs left may do so too.
    """
    g = q.g
    movers = [u for u in p.in_play(g, q.asks.side) if g.u_flags[u] & MOVING]
    waiting = [u for u in movers if not g.u_flags[u] & MOVED]
    able = [u for u in waiting if ways.steps(g, [u]) or ways.may_move_out(g, [u])]
    q.same(able, sorted(q.offered(verbs.MOVER)))
    told = {(a_of(code), b_of(code)) for code in q.choices if verb_of(code) == verbs.TRANSFER}
    wanted = {(u, v) for u in movers for v in ways.takers(g, u)}
    sure = {(u, v) for u, v in wanted if u in waiting and u not in able and ways.goes_without_weapon(g, u)}
    q.seen.compare("transfers", True, sure <= told <= wanted, f"{sure} {told} {wanted}")


def move_step(q: Question) -> None:
    group = q.asks.group
    where = about(q.g, group[0])
    q.same_hexes(ways.steps(q.g, group), q.offered(verbs.STEP), where)
    q.same(ways.may_move_out(q.g, group), q.has(verbs.EXIT), f"exit {where}")
    told = {(a_of(code), b_of(code)) for code in q.choices if verb_of(code) == verbs.TRANSFER}
    wanted = {(u, v) for u in group for v in ways.takers(q.g, u)}
    q.seen.compare("transfers", True, told <= wanted, f"{told} {wanted} {where}")


def advance(q: Question) -> None:
    g = q.g
    going = [u for u in p.in_play(g, q.asks.side) if g.u_flags[u] & ADVANCING and not g.u_flags[u] & MOVED]
    wanted = {(u, to) for u in going for to in ways.advances(g, u)}
    told = {(a_of(code), b_of(code)) for code in q.choices if verb_of(code) == verbs.ADVANCE_TO}
    q.same(sorted(wanted), sorted(told))
    q.same(sorted(u for u in going if ways.may_advance_out(g, u)), sorted(q.offered(verbs.EXIT_UNIT)), "exits")


def retreat(q: Question) -> None:
    q.same_hexes(ways.retreats(q.g, q.asks.unit), q.offered(verbs.RETREAT), about(q.g, q.asks.unit))


def rout_whom(q: Question) -> None:
    q.same([side for side in (0, 1) if orders.may_be_routed(q.g, side)], sorted(q.offered(verbs.SIDE)))


# --- fire ---


def ready_to_fire(g: GreatWarState, side: int, fired: list[int]) -> list[int]:
    units = [u for u in p.in_play(g, side) if g.u_flags[u] & FIRING]
    spent = {u for u in units if any(v in fired for v in ways.forebears(g, u))}  # A47: his Platoon has fired
    return [piece for u in units for piece in fire.pieces_of(g, u) if piece not in fired and piece not in spent]


def fire_target(q: Question) -> None:
    g, asks = q.g, q.asks
    if not hasattr(asks, "fired") or not isinstance(asks.fired, list):
        return
    ready = ready_to_fire(g, asks.side, asks.fired)
    shots = [(piece, hex) for piece in ready for hex in fire.enemy_hexes(g, asks.side) if fire.reaches(g, piece, hex)]
    sure = {hex for piece, hex in shots if fire.strength(g, [piece], piece, hex) >= 1}
    q.between(sure, q.offered(verbs.FIRE_AT), {hex for _, hex in shots})


def fire_group(q: Question) -> None:
    """Who may still join: in reach, of the same chain, and at once beside the group; named in order of number."""
    g, asks = q.g, q.asks
    if not hasattr(asks, "fired") or not isinstance(asks.fired, list):
        return
    last = max((x for x in asks.group if x != asks.base), default=-1)
    ready = [x for x in ready_to_fire(g, asks.side, asks.fired) if x > last and x != asks.base]
    mates = [x for x in ready if fire.reaches(g, x, asks.target) and is_same_chain(g, asks.base, x)]
    mates = [x for x in mates if not fire.is_ordnance(g, x) and not p.is_tank(g, fire.carrier(g, x))]
    sure = {x for x in mates if is_sure_to_join(g, asks, x)}
    q.between(sure, q.offered(verbs.JOIN), set(mates), str(asks.group))


def is_sure_to_join(g: GreatWarState, asks: Any, piece: int) -> bool:
    group = [*asks.group, piece]
    return fire.is_legal_group(g, group, asks.target) and fire.strength(g, group, asks.base, asks.target) >= 1


def is_same_chain(g: GreatWarState, a: int, b: int) -> bool:
    """O21.3.1; guide 75: by the same Leader, or a Unit and its own Weapon."""
    u, v = fire.carrier(g, a), fire.carrier(g, b)
    return u == v or chain_of(g, u) == chain_of(g, v)


def hmg_gun(q: Question) -> None:
    guns = {w for w in orders.eligible_hmgs(q.g, q.asks.side) if fire.hmg_targets(q.g, w)}
    q.same(sorted(guns), sorted(q.offered(verbs.WEAPON)))


def hmg_target(q: Question) -> None:
    q.same_hexes(fire.hmg_targets(q.g, q.asks.gun), q.offered(verbs.HEX))


def hmg_second(q: Question) -> None:
    near = fire.hmg_targets(q.g, q.asks.gun) & set(p.around(q.g, q.asks.first))
    q.same_hexes(near, q.offered(verbs.HEX))


# --- artillery, Runners, Engineers, aircraft ---


def artillery_box(q: Question) -> None:
    told = q.offered(own.BARRAGE)
    q.same(sorted(orders.boxes(q.g, q.asks.side)), sorted(told))


def spotter(q: Question) -> None:
    g, side = q.g, q.asks.side
    wanted = set(orders.spotting_leaders(g, side))
    post = orders.is_post_free(g, side)
    if q.asks.way == WITH_RUNNER:  # O20, O27
        post = False
        wanted = {u for u in wanted if orders.has_runner(g, u)}
    elif q.asks.way == POST_ONLY:  # S98.3.1
        wanted = set()
    if q.asks.kept:  # O19.2.2: he must see the Spotting Round
        wanted = {u for u in wanted if fire.sees(g, g.u_hex[u], g.spotting[side])}
    else:
        q.same(post, q.has(own.OBSERVER), "post")
    q.same(sorted(wanted), sorted(q.offered(verbs.ACTIVATE)))


def spotting_round(q: Question) -> None:
    g, asks = q.g, q.asks
    if asks.spotter < 0:
        return
    here = g.u_hex[asks.spotter]
    wanted = {hex for hex in range(g.rules.map.size) if fire.sees(g, here, hex)}
    gas = wanted if GAS_BOX in orders.boxes(g, asks.side) else set()
    q.same_hexes(set() if g.box[asks.side] == GAS_BOX else wanted, q.offered(verbs.FIRE_AT))
    q.same_hexes(gas, q.offered(own.GAS), "gas")


def runner_use(q: Question) -> None:
    g, side = q.g, q.asks.side
    q.same(orders.may_place_runner(g, side), q.has(own.RUNNER_PLACE), "place")
    q.same(sorted(orders.runners_to_move(g, side)), sorted(q.offered(own.RUNNER_MOVE)), "move")
    q.same(orders.may_send_runner_to_guns(g, side), q.has(own.RUNNER_ARTILLERY), "artillery")


def works(q: Question) -> None:
    told = {("dig", u) for u in q.offered(own.DIG)} | {("clear-wire", u) for u in q.offered(own.CLEAR_WIRE)}
    q.same(sorted(orders.engineers(q.g, q.asks.side)), sorted(told))


def air_target(q: Question) -> None:
    """O17.1; guide 41: an occupied hex of the row from the aircraft's own hex on."""
    asks = q.asks
    wanted = {hex for hex in asks.row if p.at(q.g, hex)}
    told = q.offered(verbs.HEX)
    q.between(wanted if asks.mode == 0 else set(), told, set(asks.row))


LOOKS = {
    "turn": turn, "next-order": turn, "activate": activate, "activate-more": activate_more,
    "offensive-line": offensive_line, "move-pick": move_pick, "offensive-pick": move_pick, "move-step": move_step,
    "advance": advance, "retreat": retreat, "rout-whom": rout_whom, "fire-target": fire_target,
    "fire-group": fire_group, "hmg-gun": hmg_gun, "hmg-target": hmg_target, "hmg-second-target": hmg_second,
    "artillery-box": artillery_box, "spotter": spotter, "spotting-round": spotting_round, "runner-use": runner_use,
    "works": works, "air-target": air_target, **windows.LOOKS, **time.LOOKS, **arrivals.LOOKS,
}  # fmt: skip

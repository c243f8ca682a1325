"""Which Actions may be played in the windows of rolls (A28 to A55, guide 3.7), a second time and plainly."""

from __future__ import annotations

from typing import Any

import oracle_gwc_fire as fire
import oracle_gwc_opening as opening
import oracle_gwc_orders as orders
import oracle_gwc_pieces as p
from oracle_gwc_pieces import GreatWarState
from oracle_gwc_question import Question

from sandtable.commander.rules import verbs
from sandtable.commander.rules.names import ACTION_NAMES, DEFEND
from sandtable.commander.rules.orders.fire_attack import FireAttack
from sandtable.commander.rules.state import MOVING, OP_FIRING, WEAPON_PIECE
from sandtable.games.great_war_commander.rules import verbs as own
from sandtable.games.great_war_commander.rules.names import OWN_ACTIONS
from sandtable.kernel.choice import a_of, b_of, verb_of

ACTIONS = [*ACTION_NAMES, *OWN_ACTIONS]
SPIRITED = ("elan", "live-forever", "unternehmungslustig")  # A40, A48, A55
OPEN = None  # the rulebook leaves it open


def nation(g: GreatWarState, side: int) -> str:
    return g.rules.tables.nation_name[g.rules.nation[side]]


def is_defender(g: GreatWarState, side: int) -> bool:
    return g.rules.posture[side] == DEFEND


def compare_cards(q: Question, side: int, may: Any) -> None:
    """Every card in hand: is it offered if and only if its Action may be played?"""
    told = q.offered(verbs.PLAY) | q.offered(verbs.PLAY_HEX)
    for card in q.g.hand[side]:
        action = ACTIONS[q.g.rules.card_action[card]]
        wanted = may(q.g, q.asks, side, action, card)
        if wanted is not OPEN:
            q.seen.compare(f"{q.prompt} {action}", wanted, card in told, f"turn {q.g.turn} side {side}")


# --- before an Attack Roll (W1) ---


def may_boost(g: GreatWarState, shot: Any, side: int, action: str, card: int) -> bool | None:
    pieces, hex = shot.pieces, shot.targets[0]
    weapons = [piece - WEAPON_PIECE for piece in pieces if fire.is_weapon(piece)]
    near = [piece for piece in pieces if p.apart(g, fire.hex_of(g, piece), hex) == 1]
    enemies = p.at(g, hex, 1 - side)
    if action in SPIRITED:
        return True
    if action == "bore-sighting":
        return is_defender(g, side) and any(p.weapon(g, w)["fp"] >= 5 for w in weapons)
    if action == "crossfire":
        return any(g.u_flags[u] & MOVING for u in enemies)
    if action == "hand-grenades":
        return bool(near)
    if action == "marksmanship":
        return any(is_marksman(g, piece, card) for piece in pieces)
    if action == "bayonets":
        armed = any(fire.is_weapon(piece) for piece in near)
        return nation(g, side) == "germany" and armed and any(p.is_tank(g, u) for u in enemies)
    return False


def is_marksman(g: GreatWarState, piece: int, card: int) -> bool:
    """A50: a Platoon or Team of the nation on the card."""
    if fire.is_weapon(piece) or fire.is_gun(piece) or p.kind(g, piece) not in ("squad", "team"):
        return False
    name = g.rules.tables.card_name[card]
    decks = [p.data(f"deck-{nation}")["deck"] for nation in ("germany", "france", "america")]
    row = next(row for deck in decks for row in deck["cards"] if row["id"] == name)
    return g.rules.tables.unit_name[g.u_type[piece]].startswith(f"{row.get('of')}/")


def before_attack(q: Question) -> None:
    if isinstance(q.asks, FireAttack):
        compare_cards(q, q.asks.side, may_boost)


# --- before a Defense Roll (W3) ---


def attack_on(g: GreatWarState) -> Any:
    """The Fire Attack that is answered, or None for Mines, artillery and aircraft."""
    below = g.frames[-2]
    return below if isinstance(below, FireAttack) else None


def may_answer(g: GreatWarState, roll: Any, side: int, action: str, card: int) -> bool | None:
    u, shot = roll.roller, attack_on(g)
    hex = g.u_hex[u]
    if action == "concealment":
        return OPEN if shot is None or fire_cover(g, roll, u) <= 0 else True
    if action == "counterattack":
        return shot is not None and bool(exposed(g, shot, side))
    if action == "go-to-ground":
        ground = p.terrain(g, hex) in ("open", "field") and p.fort(g, hex) == "none"
        return not p.is_tank(g, u) and ground
    if action == "intersect-machine-guns":
        return shot is not None and len(crossing_guns(g, shot, side)) >= 2
    if action == "hidden-pillbox":
        free = p.fort(g, hex) == "none" and not p.is_water(g, hex)
        left = g.h_fort.count(6) < p.works("pillbox")["count"]
        return is_defender(g, side) and g.rules.map.objective[hex] > 0 and free and left
    if action == "hidden-position":
        suited = g.rules.setup_area[side][hex] and p.best_cover(g, hex) >= 2
        return OPEN if is_defender(g, side) and suited else False
    return False


def fire_cover(g: GreatWarState, roll: Any, u: int) -> int:
    return 0 if roll.bare else p.best_cover(g, g.u_hex[u])


def firers(g: GreatWarState, shot: Any) -> list[int]:
    units = {fire.carrier(g, piece) for piece in shot.pieces}
    return sorted(u for u in units if u >= 0 and g.u_hex[u] >= 0)


def exposed(g: GreatWarState, shot: Any, side: int) -> list[int]:
    """A37: firers beside an unbroken Unit; a Runner does not do."""
    mine = [u for u in p.in_play(g, side) if p.is_unit(g, u) and not p.is_broken(g, u) and p.kind(g, u) != "runner"]
    return [v for v in firers(g, shot) if any(p.apart(g, g.u_hex[u], g.u_hex[v]) == 1 for u in mine)]


def crossing_guns(g: GreatWarState, shot: Any, side: int) -> list[int]:
    """A46: functioning machine guns with Range and LOS to a firer, from neither Wire nor Water."""
    hexes = {g.u_hex[u] for u in firers(g, shot)}
    found = []
    for w, u in enumerate(g.w_carrier):
        if u < 0 or g.u_hex[u] < 0 or g.u_owner[u] != side or p.weapon(g, w)["class"] not in ("hmg", "lmg"):
            continue
        near = [hex for hex in hexes if p.apart(g, g.u_hex[u], hex) <= p.weapon_reach(g, w)]
        if fire.may_fire_weapon(g, w) and any(fire.sees(g, g.u_hex[u], hex) for hex in near):
            found.append(w)
    return found


def before_defence(q: Question) -> None:
    compare_cards(q, q.g.u_owner[q.asks.roller], may_answer)


# --- Melee (W8) ---


def may_ambush(g: GreatWarState, fight: Any, side: int, action: str, card: int) -> bool | None:
    return action == "ambush" and bool(p.at(g, fight.hex, 1 - side))


def may_strengthen(g: GreatWarState, fight: Any, side: int, action: str, card: int) -> bool | None:
    if action == "charge":
        return any(p.is_leader(g, u) for u in p.at(g, fight.hex, side))
    return action in SPIRITED or action == "bayonets"


def ambush(q: Question) -> None:
    compare_cards(q, q.asks.who(q.g), may_ambush)


def before_melee(q: Question) -> None:
    compare_cards(q, q.asks.who(q.g), may_strengthen)


# --- a Formation has entered a hex (W6) ---


def op_fire(q: Question) -> None:
    """A42: a Fire card activates somebody who can fire into the hex; A45.4: Hidden Wire, by the Defender."""
    g, asks = q.g, q.asks
    side, hex = asks.side, asks.hex
    cards = {card: orders.ORDERS[g.rules.card_order[card]] == "fire" for card in g.hand[side]}
    hidden = {card for card in cards if ACTIONS[g.rules.card_action[card]] == "hidden-wire"}
    fires = q.offered(own.OP_FIRE) | (q.offered(verbs.PLAY) - hidden)
    sure, possible = opening.who_can_open_fire(g, side, OP_FIRING, hex)
    for card in (card for card, is_fire in cards.items() if is_fire and card not in hidden):
        if asks.fired or asks.safe or not possible:
            q.seen.compare("op-fire card", False, card in fires, f"at {g.rules.map.hex_name(hex)}")
        elif sure:
            q.seen.compare("op-fire card", True, card in fires, f"at {g.rules.map.hex_name(hex)}")
    wire = is_defender(g, side) and orders.may_fortify(g, hex) and bool(p.at(g, hex, 1 - side))
    for card in hidden:
        q.seen.compare("hidden wire", wire, card in q.offered(verbs.PLAY), f"at {g.rules.map.hex_name(hex)}")


# --- Time Advance, step 6 (W11) ---


def dig_in(q: Question) -> None:
    """A39: under a friendly Formation that is no Tank, where a Fortification may be."""
    g, side = q.g, q.asks.who(q.g)
    hexes = {g.u_hex[u] for u in p.in_play(g, side) if not p.is_tank(g, u)}
    wanted = {hex for hex in hexes if orders.may_fortify(g, hex)}
    digs = [card for card in g.hand[side] if ACTIONS[g.rules.card_action[card]] == "dig-in"]
    told = {(a_of(code), b_of(code)) for code in q.choices if verb_of(code) == verbs.PLAY_HEX}
    q.same(sorted((card, hex) for card in digs for hex in wanted), sorted(told))


# --- after a Defense Roll (W4, W5) ---


def may_probe(g: GreatWarState, roll: Any, side: int, action: str, card: int) -> bool | None:
    return action == "probe"


def probe(q: Question) -> None:
    compare_cards(q, q.asks.who(q.g), may_probe)


def may_wound(g: GreatWarState, window: Any, side: int, action: str, card: int) -> bool | None:
    """A47; guide 68: a Platoon, if a Team of its nation is left."""
    nation = g.rules.tables.unit_name[g.u_type[window.unit]].split("/")[0]
    return action == "light-wounds" and p.kind(g, window.unit) == "squad" and orders.in_mix(g, nation, "team") > 0


def light_wounds(q: Question) -> None:
    compare_cards(q, q.g.u_owner[q.asks.unit], may_wound)


LOOKS = {
    "op-fire": op_fire, "dig-in": dig_in, "probe": probe, "light-wounds": light_wounds,
    "before-attack-roll": before_attack, "before-defence-roll": before_defence, "ambush": ambush,
    "before-melee-roll": before_melee,
}  # fmt: skip

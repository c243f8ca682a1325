"""What a seat may know of what this game has beside the family's (1.2, E71). `rules/hidden.py` deals the rest afresh.

Not compiled.
"""

from __future__ import annotations

from typing import cast

from sandtable.commander.map.kinds import TERRAIN_NAMES
from sandtable.commander.packs.scenario import SIDES
from sandtable.commander.rules.notation import unit_tag
from sandtable.commander.rules.state import State
from sandtable.commander.rules.stats import face, gun_firepower, gun_range
from sandtable.commander.rules.view import shown_units, view_of
from sandtable.games.great_war_commander.command_view import command_data
from sandtable.games.great_war_commander.rules.allies.state import (
    NATIONS,
    OWN,
    AlliedState,
    cards_of,
    nation_of_strategy,
    resume,
    strategy_piles,
    turn_to,
)
from sandtable.games.great_war_commander.rules.facts import facts_of
from sandtable.games.great_war_commander.rules.state import (
    BOX_NAMES,
    EITHER,
    NO_BOX,
    NO_CARD,
    NO_HEX,
    GreatWarState,
    gas_hexes,
    of,
)
from sandtable.kernel.title import Data


def great_war_view(g: State, seat: int) -> Data:
    if not isinstance(g, AlliedState):
        return whole_view(g, seat)
    turn_to(g, OWN)
    view = whole_view(g, seat)
    show_both_piles(g, cast(list[Data], view["sides"])[g.joint])
    resume(g)
    return view


def whole_view(g: State, seat: int) -> Data:
    return {**view_of(g, seat), "war": own_view(of(g), seat)}


# --- a side of two nations (intro.2) ---


def show_both_piles(g: AlliedState, side: Data) -> None:
    """The family knows the piles of one nation; the side has both."""
    decks = [deck_view(g, nation) for nation in NATIONS]
    side["draw_count"] = len(g.draw[g.joint]) + len(g.aside_draw)
    side["discards"] = [card for deck in decks for card in cast(list[str], deck["discards"])]


def deck_view(g: AlliedState, nation: int) -> Data:
    """What everybody can see of one nation's cards."""
    tables = g.rules.tables
    acts = nation == g.acting
    draw, discards = (g.draw[g.joint], g.discards[g.joint]) if acts else (g.aside_draw, g.aside_discards)
    return {
        "side": g.joint,
        "nation": tables.nation_name[g.nations[nation]],
        "hand_count": len(cards_of(g, g.hand[g.joint], nation)),
        "draw_count": len(draw),
        "discards": [tables.card_name[card] for card in discards],
        "strategy_count": len([card for card in g.s_hand[g.joint] if nation_of_strategy(g, card) == nation]),
    }


# --- what is this game's own ---


def own_view(g: GreatWarState, seat: int) -> Data:
    name = g.rules.map.hex_name
    hexes = range(g.rules.map.size)
    date = facts_of(g).date - 1
    shown = shown_units(g, seat)
    return {
        "date": f"{date // 12}-{date % 12 + 1:02}",
        "ground": [{"hex": name(h), "terrain": TERRAIN_NAMES[g.h_ground[h] - 1]} for h in hexes if g.h_ground[h]],
        "gas": [name(h) for h in gas_hexes(g)],
        "trails_gone": [name(h) for h in hexes if g.h_trail[h]],
        "exited": [unit_tag(g, u) for u in g.exited],
        "decks": [deck_view(g, nation) for nation in NATIONS] if isinstance(g, AlliedState) else [],
        "sides": [own_side_view(g, seat, side) for side in range(2)],
        "command": [command_data(g, side, shown) for side in range(2)],
        "guns": [gun_of(g, u) for u in shown if g.u_hex[u] >= 0 and g.rules.tables.gun_fp[face(g, u)]],
        "forts_waiting": [fort_waiting(g, i) for i in range(0, len(g.fort_waiting), 3)],
    }


def own_side_view(g: GreatWarState, seat: int, side: int) -> Data:
    name = g.rules.map.hex_name
    post = facts_of(g).observer[side]
    return {
        "side": SIDES[side],
        "strategy": slugs(g, g.s_hand[side]) if seat == side else None,
        "strategy_count": len(g.s_hand[side]),
        "strategy_draw": sum(len(pile) for pile in strategy_piles(g, side)),
        "strategy_discards": slugs(g, g.s_discards[side]),
        "reminders": slugs(g, g.s_reminders[side]),
        "strategy_known": known_places(g, seat, side),
        "strategy_played": g.s_played >> side & 1 == 1,
        "strategy_fresh": g.s_fresh >> side & 1 == 1,
        "box": BOX_NAMES[g.box[side]] if g.box[side] != NO_BOX else None,
        "spotting": name(g.spotting[side]) if g.spotting[side] != NO_HEX else None,
        "barrage": [name(h) for h in g.barrage[side]],
        "observer": name(post) if post != NO_HEX else None,
        "observed": g.observed >> side & 1 == 1,
        "meddling": g.meddling[side] != NO_CARD,
        "tank_lost": g.tank_lost >> side & 1 == 1,
    }


def gun_of(g: GreatWarState, u: int) -> Data:
    """A Tank's gun, beside the machine guns whose numbers are among its stats."""
    return {"unit": u, "fp": gun_firepower(g, u), "range": gun_range(g, u)}


def fort_waiting(g: GreatWarState, i: int) -> Data:
    """A Fortification on the Time Track (6.1.2)."""
    side, kind, space = g.fort_waiting[i : i + 3]
    return {"side": side, "fort": g.rules.tables.words.forts[kind], "space": space}


def slugs(g: GreatWarState, cards: list[int]) -> list[str]:
    return [g.rules.tables.strategy_name[card] for card in cards]


def known_places(g: GreatWarState, seat: int, side: int) -> list[Data]:
    """Cards of a side's Strategy deck whose place this seat has been shown (S98.3.1)."""
    found: list[Data] = []
    if seat not in range(2):
        return found
    for entry in g.s_seen[seat]:
        card = entry % EITHER
        if card in g.s_hand[side] or any(card in pile for pile in strategy_piles(g, side)):
            found.append({"strategy": g.rules.tables.strategy_name[card], "place": place_of(g, side, entry)})
    return found


def place_of(g: GreatWarState, side: int, entry: int) -> str:
    """`held`, `either` (held or at the bottom), or how many cards lie above it."""
    if entry >= EITHER:
        return "either"
    if entry in g.s_hand[side]:
        return "held"
    pile = next(pile for pile in strategy_piles(g, side) if entry in pile)
    return str(len(pile) - 1 - pile.index(entry))

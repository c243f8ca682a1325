"""What a seat may know of what this game has beside the family's (1.2, E71); and what of it is dealt afresh.

Not compiled.
"""

from __future__ import annotations

from sandtable.commander.map.kinds import TERRAIN_NAMES
from sandtable.commander.packs.scenario import SIDES
from sandtable.commander.rules.notation import unit_tag
from sandtable.commander.rules.state import State
from sandtable.commander.rules.view import redeal, view_of
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
    return {**view_of(g, seat), "great_war": own_view(of(g), seat)}


def own_view(g: GreatWarState, seat: int) -> Data:
    name = g.rules.map.hex_name
    hexes = range(g.rules.map.size)
    date = facts_of(g).date - 1
    return {
        "date": f"{date // 12}-{date % 12 + 1:02}",
        "ground": [{"hex": name(h), "terrain": TERRAIN_NAMES[g.h_ground[h] - 1]} for h in hexes if g.h_ground[h]],
        "gas": [name(h) for h in gas_hexes(g)],
        "trails_gone": [name(h) for h in hexes if g.h_trail[h]],
        "exited": [unit_tag(g, u) for u in g.exited],
        "sides": [own_side_view(g, seat, side) for side in range(2)],
    }


def own_side_view(g: GreatWarState, seat: int, side: int) -> Data:
    name = g.rules.map.hex_name
    post = facts_of(g).observer[side]
    return {
        "side": SIDES[side],
        "strategy": slugs(g, g.s_hand[side]) if seat == side else None,
        "strategy_count": len(g.s_hand[side]),
        "strategy_draw": len(g.s_draw[side]),
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


def slugs(g: GreatWarState, cards: list[int]) -> list[str]:
    return [g.rules.tables.strategy_name[card] for card in cards]


def known_places(g: GreatWarState, seat: int, side: int) -> list[Data]:
    """Cards of a side's Strategy deck whose place this seat has been shown (S98.3.1)."""
    found: list[Data] = []
    if seat not in range(2):
        return found
    for entry in g.s_seen[seat]:
        card = entry % EITHER
        if card in g.s_draw[side] or card in g.s_hand[side]:
            found.append({"strategy": g.rules.tables.strategy_name[card], "place": place_of(g, side, entry)})
    return found


def place_of(g: GreatWarState, side: int, entry: int) -> str:
    """`held`, `either` (held or at the bottom), or how many cards lie above it."""
    if entry >= EITHER:
        return "either"
    if entry in g.s_hand[side]:
        return "held"
    return str(len(g.s_draw[side]) - 1 - g.s_draw[side].index(entry))


# --- dealing the unknown afresh ---


def great_war_redeal(g: State, seat: int, seed: str) -> None:
    """As the family's; a Meddling card is any card of its deck that nobody has seen, and Strategy Cards come anew."""
    s = of(g)
    for side in range(2):
        if s.meddling[side] != NO_CARD:
            g.draw[side].append(s.meddling[side])
    redeal(g, seat, seed)
    for side in range(2):
        if s.meddling[side] != NO_CARD:
            s.meddling[side] = g.draw[side].pop(0)
        redeal_strategy(s, side, seat)


def redeal_strategy(g: GreatWarState, side: int, seat: int) -> None:
    """Shuffle what lies in the places that the seat does not know."""
    settle_either(g, side, seat)
    known = g.s_seen[seat] if seat in range(2) else []
    cards = g.s_hand[side] + g.s_draw[side]
    held = len(g.s_hand[side])
    fixed = [card % EITHER for card in known]
    free = [i for i, card in enumerate(cards) if card not in fixed and (i >= held or side != seat)]
    for place, card in zip(free, g.chance.shuffle(0, sorted(cards[i] for i in free)), strict=True):
        cards[place] = card
    g.s_hand[side], g.s_draw[side] = cards[:held], cards[held:]


def settle_either(g: GreatWarState, side: int, seat: int) -> None:
    """A card known to be held or at the bottom: either, by chance."""
    if seat not in range(2) or not g.s_hand[side] or not g.s_draw[side]:
        return
    pair = [g.s_hand[side][0], g.s_draw[side][0]]
    if any(card + EITHER in g.s_seen[seat] for card in pair):
        pair = g.chance.shuffle(0, sorted(pair))
        g.s_hand[side][0], g.s_draw[side][0] = pair[0], pair[1]

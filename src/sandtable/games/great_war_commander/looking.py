"""What there is now of all that `[table.own]` of a position can say (position.py), under the same keys.

Not compiled.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from sandtable.commander.map.kinds import TERRAIN_NAMES
from sandtable.commander.packs.scenario import SIDES
from sandtable.games.great_war_commander.rules.allies.state import (
    JOINED,
    OWN,
    AlliedState,
    cards_of,
    nation_of_strategy,
)
from sandtable.games.great_war_commander.rules.state import (
    BOX_NAMES,
    CAUGHT,
    EITHER,
    ENTERED,
    IGNORES_WIRE,
    NO_BOX,
    NO_CARD,
    NO_HEX,
    OFFENSIVE,
    RUSHING,
    SHELLHOLE_PAID,
    SHELTERED,
    STORMING,
    STUMPS_PAID,
    TRAIL_SHIFT,
    GreatWarState,
    chain_of,
)

FLAG_NAMES: Final = {
    SHELLHOLE_PAID: "shellhole-paid",
    STUMPS_PAID: "stumps-paid",
    STORMING: "storming",
    OFFENSIVE: "offensive",
    ENTERED: "entered",
    IGNORES_WIRE: "ignores-wire",
    RUSHING: "rushing",
    SHELTERED: "sheltered",
    CAUGHT: "caught",
}


def found(g: GreatWarState, tag: Callable[[int], str]) -> dict[str, Any]:
    return {**on_map(g), **strategy(g), **artillery(g), **of_units(g, tag), **joined(g)}


def hexes(g: GreatWarState, codes: Iterable[int]) -> str:
    return " ".join(g.rules.map.hex_name(hex) for hex in codes if hex != NO_HEX)


def players(mask: int) -> str:
    return " ".join(name for side, name in enumerate(SIDES) if mask >> side & 1)


def by_side(values: list[Any]) -> dict[str, Any]:
    return dict(zip(SIDES, values, strict=True))


def on_map(g: GreatWarState) -> dict[str, Any]:
    ground = {"shellholes": "shellhole", "rubble": "rubble"}
    every = range(g.rules.map.size)
    marked = {
        key: hexes(g, [h for h in every if g.h_ground[h] == 1 + TERRAIN_NAMES.index(name)])
        for key, name in ground.items()
    }
    return {
        **marked,
        "gas": hexes(g, [h for h in every if g.h_gas[h]]),
        "trails_gone": hexes(g, [h for h in every if g.h_trail[h]]),
    }


def strategy(g: GreatWarState) -> dict[str, Any]:
    name = g.rules.tables.strategy_name
    return {
        "strategy": by_side([" ".join(name[card] for card in held) for held in g.s_hand]),
        "strategy_draw": by_side([[name[card] for card in reversed(pile)] for pile in g.s_draw]),
        "strategy_discards": by_side([[name[card] for card in pile] for pile in g.s_discards]),
        "reminders": by_side([[name[card] for card in laid] for laid in g.s_reminders]),
        "strategy_seen": by_side([" ".join(strategy_slug(g, card % EITHER) for card in known) for known in g.s_seen]),
        "played": players(g.s_played),
        "fresh": players(g.s_fresh),
    }


def strategy_slug(g: GreatWarState, card: int) -> str:
    """With its nation: both decks may have a card of that name."""
    tables = g.rules.tables
    return f"{tables.nation_name[tables.strategy_nation[card]]}/{tables.strategy_name[card]}"


def artillery(g: GreatWarState) -> dict[str, Any]:
    return {
        "box": by_side(["" if box == NO_BOX else BOX_NAMES[box] for box in g.box]),
        "spotting": by_side([hexes(g, [hex]) for hex in g.spotting]),
        "barrage": by_side([hexes(g, row) for row in g.barrage]),
        "observed": players(g.observed),
    }


def of_units(g: GreatWarState, tag: Callable[[int], str]) -> dict[str, Any]:
    """Face-down cards are in the order in which they will be turned up."""
    card_name = g.rules.tables.card_name
    face_down = [[first, *more] for first, more in zip(g.meddling, g.meddling_more, strict=True)]
    return {
        "meddling": by_side([" ".join(card_name[card] for card in laid if card != NO_CARD) for laid in face_down]),
        "tank_lost": players(g.tank_lost),
        "exited": [tag(u) for u in g.exited],
        "highest": by_side(["" if u < 0 else tag(u) for u in g.highest[: len(SIDES)]]),
        "chain": {tag(u): tag(chain_of(g, u)) for u in range(len(g.u_type)) if chain_of(g, u) >= 0},
        "trail": {tag(u): trail_of(g, u) for u in range(len(g.u_type)) if trail_of(g, u)},
        "detached": {tag(g.detached[i + 1]): tag(g.detached[i]) for i in range(0, len(g.detached), 3)},
        "fort_waiting": list(g.fort_waiting),
    }


def joined(g: GreatWarState) -> dict[str, Any]:
    """The cards of the second nation of a side (intro.2)."""
    if not isinstance(g, AlliedState):
        return {}
    tables = g.rules.tables
    aside = g.acting == OWN
    draw = g.aside_draw if aside else g.draw[g.joint]
    discards = g.aside_discards if aside else g.discards[g.joint]
    strategies = g.aside_strategy if aside else g.s_draw[g.joint]
    held = [card for card in g.s_hand[g.joint] if nation_of_strategy(g, card) == JOINED]
    return {
        "joined_hand": " ".join(tables.card_name[card] for card in cards_of(g, g.hand[g.joint], JOINED)),
        "joined_draw": [tables.card_name[card] for card in reversed(draw)],
        "joined_discards": [tables.card_name[card] for card in discards],
        "joined_strategy_draw": [tables.strategy_name[card] for card in reversed(strategies)],
        "joined_strategy": " ".join(tables.strategy_name[card] for card in held),
    }


def trail_of(g: GreatWarState, u: int) -> str:
    """Hexes that a unit has been in during the Offensive now running (O24.2)."""
    return hexes(g, [entry & (1 << TRAIL_SHIFT) - 1 for entry in g.trail if entry >> TRAIL_SHIFT == u])

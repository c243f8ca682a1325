"""The state of Great War Commander: the family's, with ground that changes, gas, Strategy Cards, barrages and tanks."""

from __future__ import annotations

from typing import Final, cast

from sandtable.commander.rules.state import State
from sandtable.kernel.frame import with_byte

# unit flags beside the family's, for the Order now running
SHELLHOLE_PAID: Final = 1 << 13  # has paid for its first Shellhole (T118)
STUMPS_PAID: Final = 1 << 14  # has paid for its first Destroyed Woods (T124.1)
STORMING: Final = 1 << 15  # may enter hexes with enemies (A54, S98)
OFFENSIVE: Final = 1 << 16  # takes part in an Offensive (O24)
ENTERED: Final = 1 << 17  # has entered a new hex in it
IGNORES_WIRE: Final = 1 << 18  # Wire does nothing to it (S98.4.7, S98.5.6)
RUSHING: Final = 1 << 19  # is Suppressed when it enters a hex with enemies (S98.3.4)
# from CHAIN_SHIFT on: 1 + the unit with which the activation began, for the Turn (3.3.1.4, O21.3.1)
CHAIN_SHIFT: Final = 20
CHAIN: Final = 1023 << CHAIN_SHIFT
SHELTERED: Final = 1 << 30  # has come along a Trench: Op Fire does not touch it in this hex (F130.2)
CAUGHT: Final = 1 << 31  # has lost its MPs to the Wire of the hex it is in (F131.2)
ORDER_FLAGS: Final = (
    SHELLHOLE_PAID | STUMPS_PAID | STORMING | OFFENSIVE | ENTERED | IGNORES_WIRE | RUSHING | SHELTERED | CAUGHT
)

# an entry of `trail`: unit << TRAIL_SHIFT | hex
TRAIL_SHIFT: Final = 12
HEX_OF_TRAIL: Final = (1 << TRAIL_SHIFT) - 1

# Artillery Boxes (2.2.3, O19)
NO_BOX: Final = -1
LOCAL: Final = 0
STANDING: Final = 1  # Standing or Creeping Barrage
GAS_BOX: Final = 2
BOX_NAMES: Final = ["local", "standing-creeping", "gas"]

NO_HEX: Final = -1
NO_CARD: Final = -1

EITHER: Final = 64  # a Strategy Card of two, of which its owner kept one and put the other under his deck (S98.3.1)

# channels of chance beside the family's
STRATEGY: Final = 6  # + side: the order of a Strategy deck


class GreatWarState(State):
    h_ground: bytes  # 0: as printed; 1 + terrain of a Shellhole or Rubble marker (T99.5)
    h_gas: bytes
    h_trail: bytes  # 1: its Trail is destroyed (T121)
    gassed: int  # bit mask of the hexes with Gas
    changed: int  # bit mask of the hexes whose ground is not as printed

    # Strategy Cards, by player (1.S, S98)
    s_hand: list[list[int]]  # one at most
    s_draw: list[list[int]]  # top card last
    s_discards: list[list[int]]
    s_reminders: list[list[int]]  # on the table, in force
    s_seen: list[list[int]]  # cards of either deck whose place a player knows; + EITHER: held by its owner or his last
    s_played: int  # bit mask of players who have played one this Turn
    s_fresh: int  # bit mask of players who drew theirs this Turn

    # artillery, by side
    box: list[int]  # where the Telephone stands
    spotting: list[int]  # hex of the Spotting Round, or NO_HEX
    barrage: list[list[int]]  # hexes of the Impact markers
    observed: int  # bit mask of sides whose observer post has spotted this Turn

    meddling: list[int]  # a face-down card by side, or NO_CARD (E71)
    meddling_more: list[list[int]]  # face-down cards after that one, the next to be turned up first
    detached: list[int]  # Teams of this Order: triples Platoon, Team, stamp of the Order (E64.2)
    tank_lost: int  # bit mask of sides that have lost a Tank: no Tank Command any more (O23.5.1)
    exited: list[int]  # Tanks that have left the map once (7.2.1.1)
    fort_waiting: list[int]  # Fortifications on the Time Track: triples side, kind, space (6.1.2)
    trail: list[int]  # hexes that Formations have been in during the Offensive now running (O24.2)
    highest: list[int]  # by side: the owner's pick among equal Highest-ranking Leaders, or -1 (3.3.1.3)


def of(g: State) -> GreatWarState:
    """The state as this game knows it."""
    return cast(GreatWarState, g)


def set_chain(g: State, u: int, root: int) -> None:
    g.u_flags[u] = g.u_flags[u] & ~CHAIN | (root + 1) << CHAIN_SHIFT


def chain_of(g: State, u: int) -> int:
    """The unit with which this one's activation began, or -1."""
    return ((g.u_flags[u] & CHAIN) >> CHAIN_SHIFT) - 1


def lay_meddling(g: State, side: int, card: int) -> None:
    """Put a card face down before a player, under those that lie there (E71)."""
    s = of(g)
    if s.meddling[side] == NO_CARD:
        s.meddling[side] = card
    else:
        s.meddling_more[side].append(card)


def take_meddling(g: State, side: int) -> int:
    """The face-down card that is to be turned up; the next one is then before the player."""
    s = of(g)
    card = s.meddling[side]
    s.meddling[side] = s.meddling_more[side].pop(0) if s.meddling_more[side] else NO_CARD
    return card


def set_ground(g: State, hex: int, terrain: int) -> None:
    """Put a Shellhole or Rubble marker: from now on the hex is that (T99.5)."""
    s = of(g)
    s.h_ground = with_byte(s.h_ground, hex, terrain + 1)
    s.changed |= 1 << hex


def put_gas(g: State, hex: int) -> None:
    s = of(g)
    s.h_gas = with_byte(s.h_gas, hex, 1)
    s.gassed |= 1 << hex


def lift_gas(g: State, hex: int) -> None:
    s = of(g)
    s.h_gas = with_byte(s.h_gas, hex, 0)
    s.gassed &= ~(1 << hex)


def gas_hexes(g: State) -> list[int]:
    s = of(g)
    return [h for h in range(g.rules.map.size) if s.h_gas[h]] if s.gassed else []

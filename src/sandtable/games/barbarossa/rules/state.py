"""The state of a game: flat lists of ints, and the few operations that keep them consistent.

A unit is an index into parallel lists and is never removed from them. Nothing that is decided or rolled may depend on
that index: what has an order of its own goes by side and flag number (`sequence`), and dice go by labels (`dice.py`).
"""

from __future__ import annotations

from typing import Final, cast

from sandtable.games.barbarossa.rules.cards import Card
from sandtable.games.barbarossa.rules.names import AIRCRAFT, SIDE_LETTERS, WAIT
from sandtable.games.barbarossa.rules.rules import Rules
from sandtable.kernel import frame as kernel
from sandtable.kernel.frame import Frozen, Shared

# where a unit is when it is not on the board
NOWHERE: Final = -1
DESTROYED: Final = -2
AIRFIELD: Final = -3  # aircraft on their cards; paratroopers who wait there
RESERVE: Final = -4  # still to be set up or to arrive
MERGED: Final = -5  # gone into another unit by Join Up, which is no loss
LEFT: Final = -6  # has left the board
UNBOUGHT: Final = -8  # one that its side could buy and has not (card.cost.1)
ABOARD: Final = -7  # carried or towed: where its carrier is

NOBODY: Final = -1

# statuses of a unit, and what it has done this turn
SUPPRESSED: Final = 1
FLAGGED: Final = 2  # the flag in its Fortitude Box (sup.5)
HIDDEN: Final = 4  # its Ambush Status Box is marked (hid.1)
ENTRENCHED: Final = 8  # occupies the trench of its hex (trench.3a)
IN_PILLBOX: Final = 16  # inside, with or without its benefits (A68)
DEPLOYED: Final = 32  # only of cards that print Deploy; without it such a unit is withdrawn
TOWED: Final = 64
TRANSPORTED: Final = 128
ONBOARD_PLANES: Final = 256
EQUIPPING: Final = 512
LANDED: Final = 1024  # by parachute this turn or the last, not equipped yet (airb.9b)
WET: Final = 2048  # landed in water or swamp: only Careful Movement next (land.5)
DETECTED: Final = 4096  # a concealed unit that was found (ab.conc.1)
MARCHED: Final = 8192  # and lost its concealment by it (ab.conc.3)
SHOT: Final = 16384  # its one Defend or Ambush shot of this turn is taken
CANCELLED: Final = 32768  # its order of this turn is void (sup.2)
IN_SMOKE: Final = 65536  # may not be given orders next turn (smoke.4)
AMBUSHING: Final = 131072  # armour in the first of its two turns (amb.5)
STOPPED: Final = 262144  # moves no further this turn
MOVED: Final = 524288  # changed its hex this turn
ARSONIST: Final = 1048576  # must leave the hex that it set on fire (burn.v2)
DEFENDING: Final = 2097152  # its Defend order is in force
BOMBED: Final = 4194304  # shot back, or was forced to withdraw, this turn (ctrf)
ADJUSTED: Final = 8388608  # its re-roll for others is used this turn (cmd.adj, adj.1)
NO_ENGINE: Final = 16777216  # a train that cannot move any more (train.fire.2)
RETREATING: Final = 33554432  # leaves its Close Combat this turn (cc.ret.1)
IN_BETWEEN: Final = 67108864  # neither deployed nor withdrawn: on the way from one to the other (dep.4, wdr.4)
PAID: Final = 134217728  # for its Defend order, with the switch per_turn (A3)

TURN_FLAGS: Final = RETREATING | SHOT | CANCELLED | STOPPED | MOVED | DEFENDING | BOMBED | ADJUSTED | PAID

# phases of a turn (turn.2), as the view shows them
PHASE_NAMES: Final = ["set-up", "planning", "radio", "execution", "fortitude"]
SETTING_UP: Final = 0
PLANNING: Final = 1
RADIO_PHASE: Final = 2
EXECUTION: Final = 3
FORTITUDE: Final = 4

# smoke and fire of a hex
NO_SMOKE: Final = 0
SCREEN: Final = 1  # laid by guns (smoke.*)
FIRE_SMOKE: Final = 2  # of a burning settlement (burn.s1)


class Roster:
    """The sequence parted by sides, which would else be picked out at every question. It is known to be of the sequence
    by the list itself, which is replaced when it changes."""

    def __init__(self, sequence: list[int], sides: list[int]) -> None:
        self.sequence = sequence
        self.units = [[u for u in sequence if sides[u] == side] for side in range(len(SIDE_LETTERS))]


class State(kernel.State):
    rules: Shared[Rules]

    turn: int
    phase: int
    step: int  # of Execution
    hex_step: int  # of the movement in it; 0 outside

    sequence: Frozen[list[int]]  # units by side and flag number
    roster: Shared[Roster]

    # units
    # once all are there, only a choice of ammunition changes anything of these three
    u_card: Frozen[list[int]]
    u_side: Frozen[list[int]]
    u_flag: Frozen[list[int]]  # flag number, unique within a side
    u_hex: list[int]
    u_facing: list[int]  # of Kill Zone, trench and hidden units, and of those that Defend; NOWHERE: none
    u_size: list[int]  # icons left
    u_base: list[int]  # what hits have left of base Defense this turn
    u_bonus: list[int]  # and of its bonuses
    u_ap: list[int]
    u_smoke: list[int]
    u_explosives: list[int]
    u_mines: list[int]  # real minefields that an engineer unit can still lay
    u_flags: list[int]
    u_since: list[int]  # turn in which it was suppressed
    u_carrier: list[int]  # unit that carries or tows it
    u_cargo_ap: list[int]  # Ammunition Points on a transport's trucks
    u_cars: list[
        Frozen[list[int]]
    ]  # of a train: engines, transport, platform, anti-aircraft cars left; empty elsewhere

    # orders of this turn
    u_order: list[int]
    u_target: list[int]  # unit
    u_at: list[int]  # hex
    u_face: list[int]  # direction
    u_range: list[int]  # range, distance, radius or kind
    u_path: list[Frozen[list[int]]]  # hexes, without the one it starts in
    u_fire_at: list[int]  # place in the path from which Fire and Movement shoots; 0: the start hex
    u_reach: list[int]  # range of a hidden unit, kept from turn to turn (hid.sp.1)
    u_seen: list[int]  # hex in which the enemy last saw it; NOWHERE: he never did
    u_standing: list[int]  # standing instructions, packed (standing.py)
    u_last: list[int]  # order of the turn before, for Time Boxes
    u_boxes: list[int]  # Time Boxes marked of the order being worked at
    u_work: list[int]  # the order that they belong to
    u_spot: list[int]  # and what is worked at, as one number (special/boxes.py); 0: not noted
    u_kept: list[Frozen[list[int]]]  # marks of interrupted orders: order, spot, boxes, and so on (A1, keep_progress)

    # in the air
    u_prep: list[int]  # Preparation Box: 1 Landed to 4 Standby
    u_flown: list[int]  # Time Boxes used
    u_duration: list[int]

    # ground that changes
    h_terrain: bytes
    h_exits: bytes  # bit mask
    h_work: bytes
    h_rail: bytes  # 1: the track is damaged
    h_smoke: bytes
    h_age: bytes  # turns of the smoke screen
    h_fire: bytes  # turn of the fire, from 1; 0: none
    h_markers: bytes  # Fire markers
    kindled: list[int]  # hexes set on fire this turn before step 7, which is their first turn of fire
    h_trench: bytes  # bit mask of sides that a trench lies along
    h_pillbox: bytes  # 0 none, else hits it can still take
    h_wire: bytes  # bit mask of sides, noted in both hexes
    h_barrier: bytes
    h_depot: bytes  # 0 none, else side + 1
    h_stock: Frozen[list[int]]  # its AP
    blown_by: bytes  # by hex: side + 1 that destroyed a depot there
    h_pillbox_face: bytes

    # minefields
    f_hex: list[int]
    f_side: list[int]
    f_kind: list[int]
    f_known: list[int]  # revealed
    f_live: list[int]  # still there
    f_unit: list[int]  # engineers who laid it, and may leave unharmed (A44)

    wind: int  # direction it blows towards; NOWHERE: no Strong Winds and no fire yet
    vp: list[int]  # by side, of objectives that count as the game goes on
    held: Frozen[list[int]]  # by objective hex: side that was last in it alone; NOBODY
    placing: list[
        Frozen[list[int]]
    ]  # works that a side has put down before the game begins: side, kind, hex, side of the hex
    read_orders: list[int]  # by unit: 1 if the enemy has read its order this turn (radio.3)
    dice_labels: list[str]  # forced dice of a case: who rolls for what
    dice_forced: list[list[int]]


def of(g: kernel.State) -> State:
    return cast(State, g)


# --- units ---


def card(g: State, u: int) -> Card:
    return g.rules.tables.cards[g.u_card[u]]


def has(g: State, u: int, flag: int) -> bool:
    return g.u_flags[u] & flag != 0


def mark(g: State, u: int, flag: int) -> None:
    g.u_flags[u] |= flag


def unmark(g: State, u: int, flag: int) -> None:
    g.u_flags[u] &= ~flag


def can(g: State, u: int, ability: int) -> bool:
    return card(g, u).abilities >> ability & 1 != 0


def type_of(g: State, u: int) -> int:
    return card(g, u).type


def name_of(g: State, u: int) -> str:
    """The letter of the army and the flag number: how orders name a unit (card.type.3)."""
    return SIDE_LETTERS[g.u_side[u]] + str(g.u_flag[u])


def other(side: int) -> int:
    return 1 - side


def sequence(g: State) -> list[int]:
    """All units, by side and flag number: an order that does not hang on how they are stored."""
    return g.sequence


def units_of(g: State, side: int) -> list[int]:
    """Of a side, wherever they are, by flag number."""
    if g.roster.sequence is not g.sequence:
        draw_up(g)
    return g.roster.units[side]


def draw_up(g: State) -> None:
    g.roster = Roster(g.sequence, g.u_side)


def on_board(g: State, u: int) -> bool:
    """Has it a hex of its own on the map? Aircraft over the board and hidden units too; what is carried has none."""
    return g.u_hex[u] >= 0


def is_ground(g: State, u: int) -> bool:
    return card(g, u).type != AIRCRAFT


def place_of(g: State, u: int) -> int:
    """Its hex, or that of its carrier."""
    return g.u_hex[g.u_carrier[u]] if g.u_hex[u] == ABOARD else g.u_hex[u]


def in_hex(g: State, h: int) -> list[int]:
    """Ground units that stand in a hex, hidden ones too."""
    hexes = g.u_hex
    return [u for u in g.sequence if hexes[u] == h and card(g, u).type != AIRCRAFT]


def enemies_in(g: State, h: int, side: int) -> list[int]:
    """Of the other side, hidden ones too: only for the engine, never for what a player is offered."""
    return [u for u in in_hex(g, h) if g.u_side[u] != side]


def visible_enemies_in(g: State, h: int, side: int) -> list[int]:
    return [u for u in in_hex(g, h) if g.u_side[u] != side and not has(g, u, HIDDEN)]


def engaged(g: State, u: int) -> bool:
    """In Close Combat: it shares its hex with a visible enemy, and is not itself hidden (cc.7)."""
    here, side = g.u_hex[u], g.u_side[u]
    if here < 0 or card(g, u).type == AIRCRAFT or has(g, u, HIDDEN):
        return False
    for v, hex in enumerate(g.u_hex):  # asked so often that no list is made
        if hex == here and g.u_side[v] != side and not has(g, v, HIDDEN) and card(g, v).type != AIRCRAFT:
            return True
    return False


def holds_pillbox(g: State, u: int) -> bool:
    """Inside with Defend: who Waits there, or is suppressed, has nothing of it (A68)."""
    return g.u_flags[u] & (IN_PILLBOX | DEFENDING) == IN_PILLBOX | DEFENDING


def audience_of(g: State, u: int) -> int:
    """Who hears what happens to a unit where it stands: of a hidden one its owner alone."""
    return 1 << g.u_side[u] if has(g, u, HIDDEN) else kernel.EVERYONE


def cargo_of(g: State, u: int) -> list[int]:
    return [v for v in g.sequence if g.u_carrier[v] == u]


def casualties(g: State, u: int) -> int:
    return card(g, u).size - g.u_size[u]


def acts(g: State, u: int) -> bool:
    """May it still carry out its order of this turn?"""
    return g.u_hex[u] != DESTROYED and g.u_flags[u] & (SUPPRESSED | CANCELLED) == 0


def has_order(g: State, u: int, order: int) -> bool:
    """It was given this order and may still carry it out."""
    return g.u_order[u] == order and acts(g, u)


def clear_order(g: State, u: int) -> None:
    g.u_order[u] = WAIT
    g.u_target[u] = NOBODY
    g.u_at[u] = NOWHERE
    g.u_face[u] = NOWHERE
    g.u_range[u] = 0
    g.u_path[u] = []
    g.u_fire_at[u] = 0


def commanding(g: State, side: int) -> list[int]:
    """HQ units on the board that are not suppressed (ab.ind.2)."""
    found = [u for u in units_of(g, side) if on_board(g, u) and g.rules.is_hq[g.u_card[u]]]
    return [u for u in found if not has(g, u, SUPPRESSED)]


def staffs(g: State, side: int) -> list[int]:
    """HQ units on the board that are fit: neither suppressed nor in Close Combat (radio.5, airm.11)."""
    return [u for u in commanding(g, side) if not engaged(g, u)]

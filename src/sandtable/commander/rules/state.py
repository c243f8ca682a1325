"""The state of a Commander game: flat lists of ints, and the few operations that keep them consistent.

Sides are 0 (Axis) and 1 (Allies). Units and Weapons are indexes into parallel lists and are never removed from them.
"""

from __future__ import annotations

from typing import Final, cast

from sandtable.commander.rules import tell
from sandtable.commander.rules.muster import Muster, new_muster
from sandtable.commander.rules.rules import Rules
from sandtable.commander.rules.verbs import SCRAP
from sandtable.kernel import frame as kernel
from sandtable.kernel.choice import a_of, choice, verb_of
from sandtable.kernel.frame import Frozen, Late, Shared, Subject, with_byte, with_item

# where a unit is when it is not on the map
OFF: Final = -1  # the counter mix
CASUALTY: Final = -2  # on the Casualty Track (4.2)
TIME_TRACK: Final = -3  # waiting as a reinforcement (6.1.2 step 5)
WAITING: Final = -4  # still to be set up

HIDDEN_AWAY: Final = -2  # in `u_time` of a unit that is OFF: its owner may still put it down (scenario rule)

# where a Weapon is when no unit carries it
IN_MIX: Final = -1
IN_BOX: Final = -2  # the Weapon box of the Casualty Track (4.2)
UNASSIGNED: Final = -3  # to be given to a unit during set-up
LYING: Final = -4  # on the map with nobody, where the scenario has put it

# unit flags
BROKEN: Final = 1
SUPPRESSED: Final = 2
VETERAN: Final = 4
ACTIVATED: Final = 8  # this Turn (O14.1)
MOVING: Final = 16  # activated to Move in the Order now running (O20.3.4)
OP_FIRING: Final = 32  # activated for Op Fire in the Move Order now running (A33.3)
MOVED: Final = 64  # has finished its movement in the Order now running (O21.2)
CONCEALED: Final = 128  # set up out of the enemy's sight until both are done
HELD: Final = 256  # may not leave its area (scenario rule)
FIRING: Final = 512  # activated to Fire in the Order now running
ADVANCING: Final = 1024  # activated to Advance in the Order now running
ON_ROAD: Final = 2048  # has entered a Road hex in this Move Order (T93)
HALTED: Final = 4096  # has lost its remaining MPs (F106.2)

NO_UNIT: Final = -1
NO_WEAPON: Final = -1
UNCONTROLLED: Final = -1
NO_RADIO: Final = -1

# channels of chance
DECK: Final = 0  # + side: the order of a shuffle
CUP: Final = 2  # random Smoke or Blaze counters (T94)
CHITS: Final = 3
HAND: Final = 4  # + side: a random card of that hand (E57)
CHANNELS: Final = 6

# a piece code: a unit; from GUN_PIECE on the gun of a vehicle; from WEAPON_PIECE on a Weapon (gloss.piece)
GUN_PIECE: Final = 1024
WEAPON_PIECE: Final = 2048


class State(kernel.State):
    rules: Shared[Rules]

    u_type: Frozen[list[int]]
    u_owner: Frozen[list[int]]
    u_hex: list[int]
    u_flags: list[int]
    u_weapon: list[int]
    u_time: Frozen[list[int]]  # Time Track space while TIME_TRACK
    u_next: list[int]  # next unit in the same hex
    u_spent: list[int]  # MPs spent in the Move Order now running (O21)
    u_heir: Frozen[list[int]]  # first Team that replaced this Squad (E52, A36), or NO_UNIT
    u_heirs: Frozen[list[int]]  # how many Teams did: 2 after Deploy, 1 after Light Wounds

    w_type: Frozen[list[int]]
    w_carrier: list[int]
    w_broken: Frozen[list[int]]

    h_top: list[int]  # first unit in a hex
    # rarely changed, so kept as bytes that clones share; written by `with_byte`
    h_fort: bytes
    h_smoke: bytes
    h_blaze: bytes  # 1 + value of the counter on whose back the Blaze is
    h_sole: bytes  # 1 + last sole occupant (F101, F104), 0 if there was none
    smoked: int  # bit masks of the hexes with Smoke and with Blaze
    ablaze: int
    cup: Frozen[list[int]]  # Smoke/Blaze counters not on the map

    hand: list[list[int]]
    draw: list[list[int]]  # top card last
    discards: list[list[int]]  # top card last
    seen: list[Frozen[list[int]]]  # cards in a hand that the opponent has been shown (E61)
    removed: Frozen[list[list[int]]]  # cards that a scenario takes out of the game

    active: int
    turn: int
    orders_given: int
    recovered: int  # bit mask of players activated by Recover or Rout this Turn
    time: int
    sudden_death: int
    score: int  # VPs won once for all, positive for side 0; Objectives are added live
    initiative: int
    control: Frozen[list[int]]  # by Objective number
    open_chits: Frozen[list[int]]
    secret_chits: list[Frozen[list[int]]]
    chit_pool: Frozen[list[int]]
    casualties: list[Frozen[list[int]]]  # by side: unit or NO_UNIT for each space, space 1 first
    surrender: Frozen[list[int]]
    radio: Frozen[list[int]]
    radio_broken: Frozen[list[int]]
    radio_waiting: Frozen[list[int]]  # Radios on the Time Track: triples side, type, space
    in_trigger: int  # depth of die triggers being resolved (1.9.1c)
    haze_moved: Late[int]  # by how much events have changed the scenario's haze
    buried: Late[list[int]]  # Fortifications that a scenario lets be put down in play, still to come: its entries

    postures: Late[list[int]]  # by side, once the scenario has changed one; empty: those that it began with
    ground: Late[list[int]]  # hexes that a scenario has made another terrain: pairs hex, terrain (scenario/ground.py)

    # what a scenario's own rules remember (rules/scenario/); empty where it has none
    tally: Frozen[list[int]]  # exits and losses by side, then each event: see scenario/conditions.py
    lots: Frozen[list[int]]  # hexes drawn for the set-up: pairs unit, hex
    due: Frozen[list[int]]  # effects that wait for a player to pick units: pairs side, effect
    picked: Frozen[list[int]]  # choices before the start: triples choice, option, card


class Procedure(kernel.Frame):
    """A frame of a Commander game. Subclasses implement step, who, choices, chosen and question."""

    def run(self, g: kernel.State) -> int:
        return self.step(cast(State, g))

    def asked(self, g: kernel.State) -> int:
        return 1 << self.who(cast(State, g))

    def options(self, g: kernel.State, seat: int) -> list[int]:
        return self.choices(cast(State, g))

    def take(self, g: kernel.State, seat: int, choice: int) -> None:
        state = cast(State, g)
        if verb_of(choice) == SCRAP:
            scrap(state, a_of(choice))
        elif not state.rules.side_chosen(state, seat, choice):
            self.chosen(state, choice)

    def nothing(self, g: kernel.State) -> None:
        self.no_choice(cast(State, g))

    def extras(self, g: kernel.State, seat: int) -> list[int]:
        if not self.may_scrap():
            return []
        state = cast(State, g)
        return scrap_choices(state, seat) + state.rules.side_choices(state, seat)

    def prompt(self, g: kernel.State) -> tuple[str, str]:
        state = cast(State, g)
        return (self.question(state), state.rules.tables.cites.prompt(self.cited(state)))

    def window(self, g: kernel.State, seat: int) -> bool:
        return self.hides(cast(State, g))

    def why(self, g: kernel.State, seat: int, thing: int, verb: int) -> int:
        return self.reason(cast(State, g), thing, verb)

    def subject(self, g: kernel.State) -> Subject:
        return self.about(cast(State, g))

    def step(self, g: State) -> int:
        raise NotImplementedError

    def who(self, g: State) -> int:
        raise NotImplementedError

    def choices(self, g: State) -> list[int]:
        raise NotImplementedError

    def chosen(self, g: State, choice: int) -> None:
        raise NotImplementedError

    def no_choice(self, g: State) -> None:
        super().nothing(g)

    def may_scrap(self) -> bool:
        """May a player eliminate a Weapon of his beside this question (11.3)? Not in the middle of one choice."""
        return True

    def fights_after(self) -> bool:
        """Does this procedure fight, when what runs on it is over, the Melees that have come up meanwhile?"""
        return False

    def fires(self, piece: int) -> bool:
        """Is the piece taking part in a shot that is being made?"""
        return False

    def question(self, g: State) -> str:
        """Key of what is asked."""
        raise NotImplementedError

    def cited(self, g: State) -> str:
        """Under which key the game cites the rule that a question rests on: its own, as a rule."""
        return self.question(g)

    def hides(self, g: State) -> bool:
        """May cards in hand decide what can be chosen here? Says only what everybody can see."""
        return False

    def reason(self, g: State, thing: int, verb: int) -> int:
        return 0

    def about(self, g: State) -> Subject:
        return Subject()


# --- Weapons given up by their owner (11.3, Q40) ---


def scrap_choices(g: State, side: int) -> list[int]:
    found: list[int] = []
    for w in range(len(g.w_type)):
        u = g.w_carrier[w]
        if u >= 0 and g.u_hex[u] >= 0 and g.u_owner[u] == side and not is_firing(g, WEAPON_PIECE + w):
            found.append(choice(SCRAP, w))
    return found


def is_firing(g: State, piece: int) -> bool:
    for frame in g.frames:
        if cast(Procedure, frame).fires(piece):
            return True
    return False


def scrap(g: State, w: int) -> None:
    g.tell(tell.WEAPON_LOST, w)
    drop_weapon(g, w, IN_BOX)


# --- who is where ---


def units_in(g: State, hex: int) -> list[int]:
    """All units in a hex, both sides."""
    found: list[int] = []
    u = g.h_top[hex]
    while u != NO_UNIT:
        found.append(u)
        u = g.u_next[u]
    return found


def side_units_in(g: State, hex: int, side: int) -> list[int]:
    found: list[int] = []
    u = g.h_top[hex]
    while u != NO_UNIT:
        if g.u_owner[u] == side:
            found.append(u)
        u = g.u_next[u]
    return found


def occupied_by(g: State, hex: int, side: int) -> bool:
    u = g.h_top[hex]
    while u != NO_UNIT:
        if g.u_owner[u] == side:
            return True
        u = g.u_next[u]
    return False


def muster_of(g: State) -> Muster:
    """All unit counters in play, sorted by what never changes."""
    muster = g.rules.muster
    if muster.types is not g.u_type or muster.owners is not g.u_owner:
        muster = g.rules.muster = new_muster(g.u_type, g.u_owner, g.rules.tables)
        for side in range(2):
            for u in muster.leaders[side]:
                command = max(g.rules.tables.unit_command[g.u_type[u] * 2 : g.u_type[u] * 2 + 2])
                command += g.rules.own.most_command_added
                muster.most_command[side] = g.rules.combined_command(muster.most_command[side], command)
            muster.most_reach[side] = muster.most_command[side] + 1 + g.rules.own.most_range_added  # 1: a Veteran
    return muster


def units_of(g: State, side: int) -> list[int]:
    """A side's units on the map, in order of index."""
    return [u for u in muster_of(g).units[side] if g.u_hex[u] >= 0]


def flagged(g: State, side: int, flags: int) -> list[int]:
    """A side's units on the map with one of these flags, in order of index."""
    return [u for u in muster_of(g).units[side] if g.u_flags[u] & flags != 0 and g.u_hex[u] >= 0]


def leaders_of(g: State, side: int) -> list[int]:
    """A side's Leaders on the map, in order of index."""
    return [u for u in muster_of(g).leaders[side] if g.u_hex[u] >= 0]


def units_on_map(g: State) -> list[int]:
    return [u for u in range(len(g.u_hex)) if g.u_hex[u] >= 0]


def has_units(g: State, side: int) -> bool:
    for u in muster_of(g).units[side]:
        if g.u_hex[u] >= 0:
            return True
    return False


def put(g: State, u: int, hex: int) -> None:
    """Put a unit into a hex; stacks keep ascending order of index, so that states compare equal."""
    g.u_hex[u] = hex
    above = NO_UNIT
    below = g.h_top[hex]
    while below != NO_UNIT and below < u:
        above = below
        below = g.u_next[below]
    g.u_next[u] = below
    if above == NO_UNIT:
        g.h_top[hex] = u
    else:
        g.u_next[above] = u
    note_occupant(g, hex)


def lift(g: State, u: int, to: int) -> None:
    """Take a unit off the map to OFF, CASUALTY or TIME_TRACK."""
    hex = g.u_hex[u]
    if hex >= 0:
        if g.h_top[hex] == u:
            g.h_top[hex] = g.u_next[u]
        else:
            v = g.h_top[hex]
            while g.u_next[v] != u:
                v = g.u_next[v]
            g.u_next[v] = g.u_next[u]
        g.u_next[u] = NO_UNIT
        note_occupant(g, hex)
    g.u_hex[u] = to


def note_occupant(g: State, hex: int) -> None:
    """Remember the last sole occupant of a hex (F101, F104, O16.4.3)."""
    first = g.h_top[hex]
    if first == NO_UNIT:
        return
    side = g.u_owner[first]
    u = g.u_next[first]
    while u != NO_UNIT:
        if g.u_owner[u] != side:
            return
        u = g.u_next[u]
    if g.h_sole[hex] != side + 1:
        g.h_sole = with_byte(g.h_sole, hex, side + 1)


def is_shared(g: State, hex: int) -> bool:
    """Does the hex hold units of both sides?"""
    first = g.h_top[hex]
    if first == NO_UNIT:
        return False
    side = g.u_owner[first]
    u = g.u_next[first]
    while u != NO_UNIT:
        if g.u_owner[u] != side:
            return True
        u = g.u_next[u]
    return False


def shared_hexes(g: State) -> list[int]:
    found: list[int] = []
    for u, below in enumerate(g.u_next):
        if below != NO_UNIT and g.h_top[g.u_hex[u]] == u and is_shared(g, g.u_hex[u]):
            found.append(g.u_hex[u])
    found.sort()
    return found


# --- flags ---


def is_broken(g: State, u: int) -> bool:
    return g.u_flags[u] & BROKEN != 0


def has(g: State, u: int, flag: int) -> bool:
    return g.u_flags[u] & flag != 0


def mark(g: State, u: int, flag: int) -> None:
    g.u_flags[u] = g.u_flags[u] | flag


def unmark(g: State, u: int, flag: int) -> None:
    g.u_flags[u] = g.u_flags[u] & ~flag


def unmark_all(g: State, flags: int) -> None:
    for u, now in enumerate(g.u_flags):
        if now & flags:
            g.u_flags[u] = now & ~flags


# --- making pieces ---


def new_unit(g: State, kind: int, owner: int, place: int) -> int:
    """A unit counter from the mix; `place` is a hex or one of the off-map places."""
    u = len(g.u_type)
    g.u_type = [*g.u_type, kind]
    g.u_owner = [*g.u_owner, owner]
    g.u_hex.append(OFF)
    g.u_flags.append(0)
    g.u_weapon.append(NO_WEAPON)
    g.u_time = [*g.u_time, -1]
    g.u_next.append(NO_UNIT)
    g.u_spent.append(0)
    g.u_heir = [*g.u_heir, NO_UNIT]
    g.u_heirs = [*g.u_heirs, 0]
    if place >= 0:
        put(g, u, place)
    else:
        g.u_hex[u] = place
    return u


def new_weapon(g: State, kind: int, carrier: int) -> int:
    w = len(g.w_type)
    g.w_type = [*g.w_type, kind]
    g.w_carrier.append(carrier)
    g.w_broken = [*g.w_broken, 0]
    if carrier >= 0:
        g.u_weapon[carrier] = w
    return w


def set_broken(g: State, w: int, broken: int) -> None:
    g.w_broken = with_item(g.w_broken, w, broken)


def set_space(g: State, u: int, space: int) -> None:
    """Where a unit waits on the Time Track, or -1."""
    g.u_time = with_item(g.u_time, u, space)


def drop_weapon(g: State, w: int, to: int) -> None:
    """Take a Weapon from its carrier to IN_BOX or IN_MIX, unbroken (7.2.2)."""
    u = g.w_carrier[w]
    if u >= 0:
        g.u_weapon[u] = NO_WEAPON
    g.w_carrier[w] = to
    if g.w_broken[w]:
        set_broken(g, w, 0)


def successors(g: State, u: int) -> list[int]:
    """The units on the map that now stand for a unit: itself, or the Teams that replaced it."""
    if g.u_hex[u] >= 0:
        return [u]
    found: list[int] = []
    for k in range(g.u_heirs[u]):
        found += successors(g, g.u_heir[u] + k)
    return found


def same_unit(g: State, u: int) -> list[int]:
    """As successors, for results pending against a unit: only Deploy's Teams share them (E52.2, Q45)."""
    if g.u_hex[u] >= 0:
        return [u]
    if g.u_heirs[u] != 2:
        return []
    return same_unit(g, g.u_heir[u]) + same_unit(g, g.u_heir[u] + 1)


def rolled_for(g: State, u: int) -> list[int]:
    """Who takes the result of a roll made for a unit: the Teams of a Squad replaced in the middle of it too.

    A36 is silent where E52.2 speaks. The reading: the roll has been made for these men, so the Team of Light Wounds
    takes its result; with the switch `wounds_escape` it is a new unit. A Squad replaced before its own roll makes none
    (Q45).
    """
    return same_unit(g, u) if g.rules.options.wounds_escape else successors(g, u)


def hit_with(g: State, u: int) -> list[int]:
    """Who takes the result of a roll made for a unit, and those who share it with the unit though it stands there."""
    found = rolled_for(g, u)
    found += g.rules.shares_result(g, u)
    return found


def other(side: int) -> int:
    return 1 - side


def inactive(g: State) -> int:
    return 1 - g.active


def inactive_first(g: State) -> list[int]:
    """Both sides, in the order in which most things at the end of a Turn are settled."""
    return [1 - g.active, g.active]

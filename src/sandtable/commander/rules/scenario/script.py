"""What a scenario says beyond numbers, as the rules read it: who is placed how, what exits bring, what happens when.

Made from the scenario file by packs/scripts.py; nothing of it changes while a game is played.
"""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
ANY: Final = -2
NOT_SAID: Final = -1

# what an event waits for
MOMENT_NAMES: Final = [
    "exit", "loss", "break", "enter", "control", "time", "weapon-loss", "turn",
    "start", "end",  # before the set-up; when VPs are counted
    "melee",  # = MELEE_WON
    "radio",  # = RADIO_BREAKS
    "order",  # = ORDER_IS_GIVEN
    "action",  # = ACTION_IS_PLAYED
    "event",  # = EVENT_IS_DRAWN
    "trigger",  # = TRIGGER_IS_ROLLED
    "pass",  # = PASSED_OVER
    "rally",  # = RALLIED
    "reshuffle",  # = RESHUFFLED
]  # fmt: skip
# numbered by tools/number_tables.py: MOMENT_NAMES
EXIT: Final = 0
LOSS: Final = 1
BREAK: Final = 2
ENTER: Final = 3
CONTROL: Final = 4
TIME: Final = 5
WEAPON_LOSS: Final = 6
TURN: Final = 7
START: Final = 8
END: Final = 9
MELEE_WON: Final = 10
RADIO_BREAKS: Final = 11
ORDER_IS_GIVEN: Final = 12
ACTION_IS_PLAYED: Final = 13
EVENT_IS_DRAWN: Final = 14
TRIGGER_IS_ROLLED: Final = 15
PASSED_OVER: Final = 16
RALLIED: Final = 17
RESHUFFLED: Final = 18

# what an effect does to units
DEED_NAMES: Final = [
    "none",  # = NO_DEED
    "rally", "harden",
    "break",  # = BREAK_THEM
    "suppress", "unsuppress", "release",
    "lose",  # = LOSE_THEM
    "return",  # = RETURN_THEM
    "halt",
]  # fmt: skip
# numbered by tools/number_tables.py: DEED_NAMES
NO_DEED: Final = 0
RALLY: Final = 1
HARDEN: Final = 2
BREAK_THEM: Final = 3
SUPPRESS: Final = 4
UNSUPPRESS: Final = 5
RELEASE: Final = 6
LOSE_THEM: Final = 7
RETURN_THEM: Final = 8
HALT: Final = 9


RADIO_NAMES: Final = [
    "none",  # = AS_IT_IS
    "fix",  # = FIX_RADIO
    "break",  # = BREAK_RADIO
    "lose",  # = LOSE_RADIO
]
# numbered by tools/number_tables.py: RADIO_NAMES
AS_IT_IS: Final = 0
FIX_RADIO: Final = 1
BREAK_RADIO: Final = 2
LOSE_RADIO: Final = 3


# what VPs are given for each of
PER_NAMES: Final = [
    "none",  # = PER_NOTHING
    "unit",  # = PER_UNIT
    "hex",  # = PER_HEX
    "objective",  # = PER_OBJECTIVE
]
# numbered by tools/number_tables.py: PER_NAMES
PER_NOTHING: Final = 0
PER_UNIT: Final = 1
PER_HEX: Final = 2
PER_OBJECTIVE: Final = 3

# markers that an effect puts on the map or takes off it, beside the Fortifications of the game
SMOKE_MARK: Final = 1000
BLAZE_MARK: Final = 1001
GAS_MARK: Final = 1002
MARK_NAMES: Final = {"smoke": SMOKE_MARK, "blaze": BLAZE_MARK, "gas": GAS_MARK}


class Condition:
    """All that it asks for must be so."""

    objective: int  # 0: no matter
    held_by: int
    side: int
    lost: int
    exited: int
    lead: int
    on_map: int
    holds: int  # Objectives
    hexes: list[int]
    occupied_by: int  # NOBODY: no matter
    units: int
    more: bool  # and more than the enemy has there
    unbroken: bool  # of units on the map or in the hexes
    types: list[int]  # of units on the map or in the hexes; empty: all
    initiative: int  # who holds the card; NOBODY: no matter
    time_from: int
    time_to: int
    event: int  # NOT_SAID: no matter
    times: int
    turns: int  # it happened no longer ago than in the last so many Turns; 0: no matter


class Conditions:
    given: list[Condition]  # all of them
    any_of: list[Condition]  # one of them, unless there are none
    unless: list[Condition]  # none of them


class Effect:
    side: int  # NOBODY: of the side that the event is about
    vp: int
    per: int  # VPs for each of such
    put: int  # marker or Fortification; 0: none
    clear: int
    ground: int  # terrain that the hexes become; NOT_SAID: as it is
    surrender: int
    deed: int
    count: int  # 0: all
    types: list[int]  # unit types; empty: all
    hexes: list[int]  # empty: everywhere
    by: int  # NOBODY: the units' owner
    by_lot: bool  # nobody picks them
    it: bool  # done to the unit that the event is about
    nearest: bool  # there where units are nearest to a hex drawn by lot
    under: int  # only hexes with units of this side; NOBODY: no matter
    posture: int  # NOT_SAID: as it is
    time: bool  # Time advances
    reveal: bool  # its secret chits are laid open
    initiative: bool
    first: bool
    control: int
    sudden_death: int
    draw: int
    discard: int  # cards of the hand, drawn by lot
    ask: int  # number of the choice that its side makes now; NOT_SAID: none
    arrive: int  # set-up group; NOT_SAID: none
    after: int
    cards: list[int]
    pick_order: int  # NOT_SAID: none is picked; ANY
    pick_action: int
    forts: list[int]
    weapons: list[int]  # by number
    at_once: bool  # these are given out when it happens, not at the end of a step of the set-up
    strike: int  # FP; 0: none
    group: int
    chits: int
    secret: int
    radio: int
    end: bool
    win: bool


class ExitRule:
    hexes: list[int]
    types: list[int]
    carrying: int  # type of the Weapon that a unit must have; NOT_SAID: no matter
    needs: Conditions
    factor: int  # NOT_SAID: the side's
    returns: bool
    effects: list[Effect]


class OwnOrder:
    """An Order of a side that does what the scenario says instead."""

    order: int
    since: int
    until: int
    needs: Conditions
    effects: list[Effect]


class Happening:
    """An event of the scenario."""

    moment: int
    side: int
    types: list[int]
    hexes: list[int]
    space: int
    objective: int
    card: int  # the Order, Action or Event; NOT_SAID: each
    count: int
    once: bool
    roll_from: int  # two dice must show so much; 0: no matter
    roll_to: int
    needs: Conditions
    effects: list[Effect]


class Placing:
    """How a set-up group is placed."""

    chain: bool
    chain_forts: bool
    most: int
    apart: int
    away: int
    unseen: bool
    fill: list[int]  # hexes each of which gets a unit
    inside: list[int]  # hexes that get `inside_count` units together
    inside_count: int
    lot: list[int]  # hexes one of which is drawn
    within: int  # of it
    each: bool  # one for each unit


class Entry:
    """Where a group comes in from the Time Track."""

    hexes: list[int]
    cover: int
    no_enemy: bool
    away: int
    unseen: bool
    lot: list[int]  # hexes one of which is drawn
    within: int  # of it
    each: bool


class Reserve:
    side: int
    group: int
    count: int
    at_least: int
    types: list[int]
    spaces: list[int]
    most: int
    together: bool
    by_lot: bool  # the space


class Jammed:
    side: int
    count: int
    types: list[int]  # Weapon types; empty: all


# when a choice is made
WHEN_NAMES: Final = ["start", "deal", "placed", "asked"]
AT_START: Final = 0  # before the set-up
AT_DEAL: Final = 1  # after the deal
PLACED: Final = 2  # when all are set up, before the deal
ASKED: Final = 3  # in play, when an effect asks for it


class BeforeStart:
    """A choice that the scenario gives a player: one of several lists of effects."""

    side: int
    when: int
    options: list[list[Effect]]


class Script:
    counts: bool  # whether anything hangs on exits, losses and the like
    counts_turns: bool  # whether anything hangs on how long ago an event was
    grounds: bool  # whether ground becomes another in play
    exits: list[list[ExitRule]]  # by side; empty: as the rules have it
    events: list[Happening]
    orders: list[list[OwnOrder]]  # by side
    placing: list[Placing | None]  # by set-up group
    entries: list[Entry | None]  # by set-up group
    entry_lots: bool  # some of them draw hexes
    stacks: list[int]  # by unit: those with the same number end in one hex; NOT_SAID: alone
    reserves: list[Reserve]
    jammed: list[Jammed]
    choices: list[BeforeStart]
    weapon_to: list[int]  # by Weapon: the group whose units may take it, or NOT_SAID
    weapon_lots: list[list[int]]  # by Weapon: types one of which it turns out to be; empty: as it is
    unit_lots: dict[int, list[int]]  # by unit: types one of which it turns out to be
    weapon_space: list[int]  # by Weapon: of the Time Track where it is given out, or NOT_SAID
    preset_forts: list[int]  # hexes that have a Fortification from the start
    own_forts: dict[int, int]  # by hex: kind and only side that a Fortification there is good for, kind * 2 + side


def no_script() -> Script:
    script = Script()
    script.counts = script.counts_turns = script.grounds = script.entry_lots = False
    script.exits, script.orders = [[], []], [[], []]
    script.events, script.placing, script.entries, script.stacks = [], [], [], []
    script.reserves, script.jammed, script.choices = [], [], []
    script.weapon_to, script.weapon_space, script.weapon_lots = [], [], []
    script.preset_forts, script.own_forts, script.unit_lots = [], {}, {}
    return script


def placing_of(script: Script, group: int) -> Placing | None:
    return script.placing[group] if group < len(script.placing) else None


def entry_of(script: Script, group: int) -> Entry | None:
    return script.entries[group] if group < len(script.entries) else None


def of_weapon(by_weapon: list[int], w: int) -> int:
    return by_weapon[w] if 0 <= w < len(by_weapon) else NOT_SAID

"""Parts of a scenario file about what happens when: conditions, effects, exits, events, choices before the start.

Not compiled: msgspec reads the annotations.
"""

from __future__ import annotations

from sandtable.files.tomlshapes import Part

NOT_SAID = -1


class ConditionEntry(Part):
    """All that it says must be so."""

    objective: int = 0
    held_by: str = ""  # "axis", "allies" or "nobody": of that Objective
    side: str = ""  # whose numbers:
    lost: int = 0  # units lost, at least
    exited: int = 0  # units that have left the map, at least
    lead: int = 0  # VPs ahead, at least
    on_map: int = 0  # units on the map, at least
    holds: int = 0  # Objectives, at least
    hexes: str = ""  # at least `units` units of `occupied_by` are there
    occupied_by: str = ""
    of: list[str] = []  # of `on_map` and `units`: only such, by name or kind
    initiative: str = ""  # this side holds the Initiative card
    units: int = 1
    more: bool = False  # and more than the enemy has there
    unbroken: bool = False  # of `on_map`, `units` and `more`: only such
    time_from: int = NOT_SAID
    time_to: int = NOT_SAID
    event: str = ""  # the event of that name has happened `times` times, at least
    times: int = 1
    turns: int = 0  # in this Turn, or in one of the last so many; 0: no matter


class EffectEntry(Part):
    """What comes of an event, an exit or a choice: everything that it says."""

    side: str = ""  # whose; left out: the side that the event is about
    vp: int = 0
    per: str = ""  # VPs for each "unit", "hex" or "objective" of the side (units, hexes: of such, there)
    put: str = ""  # "smoke", "blaze", "gas" (where a game has it) or a Fortification put into these hexes
    clear: str = ""  # the same (no blaze) taken away
    ground: str = ""  # the hexes become this terrain, for all purposes
    surrender: int = 0  # added to the space of the Surrender marker
    do: str = ""  # "rally", "harden", "break", "suppress", "unsuppress", "release", "lose" or "return" units
    count: int = 0  # so many units; 0: all. Of `put`, `ground` and `strike`: so many of the hexes, drawn by lot
    units: list[str] = []  # of these names or kinds
    hexes: str = ""  # there
    by: str = ""  # who picks them; left out: their owner; "lot": nobody
    it: bool = False  # done to the unit that the event is about, and to no other
    nearest: bool = False  # where units are nearest to a hex drawn by lot: of `hexes`, or of the whole map
    under: str = ""  # only hexes with units of this side
    posture: str = ""  # the side has it from now on
    time: bool = False  # Time advances
    reveal: bool = False  # the side's secret chits are laid open
    initiative: bool = False  # gets the Initiative card
    first: bool = False  # takes the first Turn
    control: int = 0  # gets this Objective
    sudden_death: int = 0  # added to its space
    draw: int = 0  # cards drawn
    discard: int = 0  # cards of the hand discarded, by lot
    ask: str = ""  # the choice of this name is made now
    arrive: str = ""  # units of this group that wait for it come
    after: int = 1  # so many spaces later; of those who `return` too
    cards: list[str] = []  # dealt at the start
    pick_order: str = ""  # a card of the deck with this Order, or any: chosen by its player, dealt at the start
    pick_action: str = ""
    forts: str = ""  # Fortifications more to place
    fort_count: int = 1
    weapons: list[str] = []  # Weapons more to give out
    group: str = "main"  # of these
    strike: int = 0  # an attack of this FP on the units of each of `hexes`, or of `count` of them drawn by lot
    radio: str = ""  # "fix", "break" or "lose" the side's
    chits: int = 0  # Objective chits drawn and laid open
    secret: int = 0  # Objective chits drawn that its side alone knows
    end: bool = False  # the game ends, and VPs are counted
    win: bool = False


class ExitEntry(Part):
    """An exit that is allowed. Of several the first that fits counts."""

    edge: str = ""  # left out: the enemy's
    hexes: str = ""  # places; left out: any of that edge
    units: list[str] = []
    carrying: str = ""  # only a unit with this Weapon
    given: list[ConditionEntry] = []
    any_of: list[ConditionEntry] = []
    unless: list[ConditionEntry] = []
    factor: int = NOT_SAID  # instead of the side's
    returns: bool = True  # by the Time Track; else it is gone for good, and no casualty
    effects: list[EffectEntry] = []


class EventEntry(Part):
    """Something that happens when something happens."""

    when: str
    effects: list[EffectEntry] = []  # none: it is only counted, for conditions that name it
    name: str = ""
    side: str = ""  # whose unit it is, or who takes an Objective
    units: list[str] = []
    hexes: str = ""  # places
    space: int = 0  # of the Time Track; 0: each
    objective: int = 0  # 0: each
    card: str = ""  # the Order given, the Action played, the Event drawn, the trigger rolled; left out: each
    count: int = 0  # only the one of that number; 0: each
    roll_from: int = 0  # only if two dice show so much
    roll_to: int = 0  # and no more than this
    once: bool = False
    given: list[ConditionEntry] = []
    any_of: list[ConditionEntry] = []
    unless: list[ConditionEntry] = []


class OwnOrderEntry(Part):
    """An Order that does what the scenario says instead of what is printed."""

    order: str
    effects: list[EffectEntry] = []  # none: only what events make of it
    since: int = 0
    until: int = 13
    given: list[ConditionEntry] = []
    any_of: list[ConditionEntry] = []
    unless: list[ConditionEntry] = []


class OptionEntry(Part):
    effects: list[EffectEntry]


class ChoiceEntry(Part):
    """What a player decides before the first Turn, or in play."""

    side: str
    options: list[OptionEntry]
    when: str = "start"  # of the set-up; when all are "placed"; after the "deal"; when an effect has "asked" for it
    name: str = ""  # for such an effect

"""What a scenario changes in the numbers and rights of the game, as plain tables; `values.py` reads them.

A scenario without any has the usual values, and every flag here is off.
"""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules.scenario.script import Conditions

USUAL: Final = -1
NO_EVENT: Final = -2  # an Event that counts for nothing
# last argument of the log event of a scenario's change: an Event that counted for nothing, or the haze from here on
HAZE_TOLD: Final = 4096
SPACES: Final = 14  # of the Time Track, 0 to 13

# numbers that a scenario sets by side and space of the Time Track
ORDERS: Final = 0
HAND: Final = 1
DISCARDS: Final = 2
LATE_DISCARDS: Final = 3
SNIPERS: Final = 4
HAZE: Final = 5
SIGHT_LIMIT: Final = 6
VALUES: Final = 7

# rolls and numbers that a scenario adds to
ATTACK: Final = 0
FIREPOWER: Final = 1
MELEE: Final = 2
CONCEALMENT: Final = 3
MORALE: Final = 4
TARGETING: Final = 5
ACCURACY: Final = 6
RALLY: Final = 7
ROUT: Final = 8
MOVEMENT: Final = 9
RANGE: Final = 10
COMMAND: Final = 11
COVER: Final = 12
SUDDEN_DEATH: Final = 13
ROLL_NAMES: Final = [
    "attack", "firepower", "melee", "concealment", "morale", "targeting", "accuracy", "rally", "rout", "movement",
    "range", "command", "cover", "sudden-death",
]  # fmt: skip

# what is special about a side's Weapons of one type
CAPTURED: Final = 1  # lost where it would break
ROOTED: Final = 2  # does not leave its hex
FALLS: Final = 4  # goes with the Fortification of its hex

# drift of a side's Spotting Rounds
DRIFT_USUAL: Final = 0
DRIFT_NONE: Final = 1
DRIFT_MISSES: Final = 2  # only after a miss
DRIFT_ONE: Final = 3  # one hex, in the direction of the white die
DRIFT_HALF: Final = 4  # half of the way
DRIFT_NAMES: Final = ["usual", "none", "misses", "one", "half"]

SMOKE_USUAL: Final = 0
SMOKE_YES: Final = 1
SMOKE_NO: Final = 2
SMOKE_ONLY: Final = 3
SMOKE_NAMES: Final = ["usual", "yes", "no", "only"]

# when hidden pieces may be put down
OWN_TURN: Final = 1
ENEMY_TURN: Final = 2
ENEMY_MOVE: Final = 4  # after an enemy has entered a hex, before Op Fire
MOMENTS: Final = [OWN_TURN, ENEMY_TURN, OWN_TURN | ENEMY_TURN, ENEMY_MOVE]
MOMENT_NAMES: Final = ["own-turn", "enemy-turn", "any-turn", "enemy-move"]


class Costs:
    """The Move Costs of the Terrain Chart for one side, in parts of an MP."""

    def __init__(self, move: list[int], side: list[int], way: list[int]) -> None:
        self.move = move
        self.side = side
        self.way = way
        self.closed: list[int] = []  # hexsides that nobody of the side crosses, but by a way
        self.slow: list[int] = []  # terrain that is entered by an Advance only, but by a way
        self.slow_sides: list[int] = []  # and hexsides that are crossed so


class RollChange:
    """Something added to a roll or number."""

    def __init__(self) -> None:
        self.roll = 0
        self.add = 0
        self.side = -1  # whose, or -1: both
        self.since = 0
        self.until = SPACES
        self.beyond = 0  # only at more hexes than this
        self.within = 0  # only at no more hexes than this; 0: no limit
        self.per_hex = False  # for each hex beyond
        self.hexes: list[int] = []  # only there; empty: everywhere
        self.types: list[int] = []  # only where such a unit takes part; empty: always
        self.needs: Conditions | None = None


class SetValues:
    """Values that hold only under a condition."""

    def __init__(self, side: int, since: int, until: int, needs: Conditions, values: dict[int, int]) -> None:
        self.side = side  # -1: both
        self.since = since
        self.until = until
        self.needs = needs
        self.values = values


class Dark:
    """Hindrance that grows with the distance (night)."""

    def __init__(self, since: int, until: int, beyond: int, every: int) -> None:
        self.since = since
        self.until = until
        self.beyond = beyond
        self.every = every  # hexes beyond that for each 1


class Barred:
    """Orders or Actions that a side may not play."""

    def __init__(self, side: int, order: int, action: int, since: int, until: int, needs: Conditions) -> None:
        self.side = side
        self.order = order  # -1: none
        self.action = action
        self.since = since
        self.until = until
        self.needs = needs


class UnitBar:
    """An Order for which some units of a side may not be activated."""

    def __init__(self, bar: Barred, flag: int, types: list[int], group: int, hexes: list[int]) -> None:
        self.bar = bar
        self.flag = flag  # that the Order gives those whom it activates
        self.types = types  # empty: all
        self.group = group  # -1: any
        self.hexes = hexes  # only there; empty: anywhere


class Going:
    """Steps between two hexes of some kind that cost otherwise, or are barred."""

    def __init__(self) -> None:
        self.terrains: list[int] = []
        self.hexes: list[int] = []
        self.same_building = False
        self.side = -1
        self.cost = USUAL  # in parts of an MP
        self.safe = False  # no Op Fire
        self.barred = False
        self.advance = 0  # hexes that an Advance may go between two of them; 0: only to the next
        self.move = 0  # the same for a Move, at `cost`
        self.into: list[int] = []  # only steps into these; empty: any
        self.since = 0
        self.until = SPACES
        self.needs: Conditions | None = None


class Targets:
    """What a side's Weapons of one type may fire at: a hex that fits one of these lists."""

    def __init__(self) -> None:
        self.hexes: list[int] = []
        self.terrains: list[int] = []
        self.forts: list[int] = []
        self.kinds: list[int] = []  # of units


class MortarSpotter:
    """A Leader by whose eyes Mortars near him fire."""

    def __init__(self, kind: int, within: int) -> None:
        self.kind = kind  # type of the counter, or -1: any Leader
        self.within = within  # hexes from him to the Mortar; -1: his Command


class Leading:
    """Leaders who lead only some units."""

    def __init__(self, leaders: list[int], units: list[int]) -> None:
        self.leaders = leaders  # types
        self.units = units  # types that they lead


class Hidden:
    """A unit or Fortification that its owner puts down in play."""

    def __init__(self) -> None:
        self.side = 0
        self.unit = -1  # its number, or -1
        self.fort = 0
        self.when = OWN_TURN
        self.since = 0
        self.hexes: list[int] = []
        self.cover = -99  # at least
        self.away = 0  # at least so many hexes from the nearest enemy
        self.unseen = False  # where no enemy sees


class Lying:
    """A Weapon that lies on the map until somebody takes it up."""

    def __init__(self, weapon: int, hex: int, side: int) -> None:
        self.weapon = weapon  # its number
        self.hex = hex
        self.side = side  # who alone may take it; -1: both


class OwnValues:
    def __init__(self) -> None:
        self.timed = False  # some value is set
        self.values: list[list[int]] = []  # by side, then value * SPACES + space; USUAL where nothing is said
        self.on_condition: list[SetValues] = []
        self.stacking: list[int] = []  # by side * hexes + hex; empty: the usual everywhere
        # sight
        self.changes_sight = False
        self.sights: dict[int, int] = {}  # by pair of hexes, both ways: Hindrance or blocked
        self.haze_adds = False
        self.smoke_adds = False
        self.haze_by_time = 0
        self.haze_by_event: dict[int, int] = {}
        self.haze_least = 0
        self.haze_most = 0
        self.haze_from = 0  # the space on which the game began
        self.dark: list[Dark] = []
        # rolls
        self.rolls: list[RollChange] = []
        self.most_command_added = 0  # to any Leader's Command by all of them
        self.most_range_added = 0  # to any Range
        # going
        self.parts = 1  # of an MP in all costs: 2 where the scenario has halves
        self.costs: list[Costs] = []  # by side; last those of nobody
        self.goings: list[Going] = []
        # cards
        self.order_too: list[int] = []  # by card: the Order as which it may count instead, or USUAL
        self.action_too: list[int] = []
        self.event_too: list[int] = []
        self.barred: list[Barred] = []
        self.unit_bars: list[UnitBar] = []
        # points
        self.loss_factor = [1, 1]  # by side: of the VPs that its lost units bring the other
        self.keeps_initiative = [False, False]  # who does not hand the card over when he uses it (9.1)
        self.open_hand = [False, False]  # whose cards lie open to the enemy
        self.ties_to = -1  # who wins a tie; -1: who holds the Initiative card
        self.melee_ties_to = -1  # who wins a tied Melee where no Bunker or Pillbox decides; -1: nobody
        # rights and pieces
        self.defends = [False, False]  # who has the rights of a Defender
        self.gains = [False, False]  # who gains VPs as Time advances
        self.rights_by_posture = [True, True]  # whether these follow from the Posture, if that changes
        self.hand_by_posture = [True, True]
        self.retreat: list[int] = []  # by side: the edge to which it retreats; empty: the friendly one
        self.has_weapons = False
        self.weapon_marks: list[int] = []  # by side * types + type
        self.weapon_shots: dict[int, int] = {}
        self.weapon_rounds: dict[int, int] = {}  # attacks in all
        self.weapon_targets: dict[int, Targets] = {}
        self.weapon_smoke: dict[int, bool] = {}  # whether it fires Smoke, where that is not as printed
        self.weapon_since: dict[int, int] = {}  # the first space of the Time Track on which it fires
        self.lends_eyes = False  # some Leader does, to Mortars
        self.mortar_spotters: list[list[MortarSpotter]] = [[], []]
        self.leading: list[list[Leading]] = [[], []]  # by side
        self.blast = [1, 1]  # by side: hexes around the Spotting Round
        self.drift = [DRIFT_USUAL, DRIFT_USUAL]
        self.radio_smoke = [SMOKE_USUAL, SMOKE_USUAL]
        self.registered: list[list[int]] = [[], []]  # by side: hexes in which a Spotting Round does not drift
        self.missions = [0, 0]  # by side: how often its battery fires; 0: no limit
        self.radio_spotters: list[list[int]] = [[], []]  # by side: types of those who alone may spot; empty: as usual
        self.hidden: list[Hidden] = []
        self.lying: list[Lying] = []

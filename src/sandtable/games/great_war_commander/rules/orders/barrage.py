"""The Impact of artillery (O19.2.1.4): rows and shifts of its hexes, one roll for the vacant, one for each occupied."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import tell as family_tell
from sandtable.commander.rules.actions.action import CLOSED, ActionWindow
from sandtable.commander.rules.cards import total
from sandtable.commander.rules.events.frames import hex_choices
from sandtable.commander.rules.firepower import airburst
from sandtable.commander.rules.los import BLOCKED
from sandtable.commander.rules.orders.bombardment import OFF_MAP, along
from sandtable.commander.rules.orders.defence import push_defence
from sandtable.commander.rules.purposes import IMPACT
from sandtable.commander.rules.rolls import push_roll
from sandtable.commander.rules.state import NO_UNIT, State, units_in
from sandtable.commander.rules.verbs import CHOOSE_ROLL
from sandtable.games.great_war_commander.rules import tell
from sandtable.games.great_war_commander.rules.facts import facts_of
from sandtable.games.great_war_commander.rules.ground import downgrade, has_shellhole_marker
from sandtable.games.great_war_commander.rules.orders.spotters import spotter_sight
from sandtable.games.great_war_commander.rules.orders.telephone import place_barrage, telephone_fp
from sandtable.games.great_war_commander.rules.state import of
from sandtable.games.great_war_commander.rules.windows import BEFORE_IMPACT
from sandtable.kernel.choice import a_of
from sandtable.kernel.frame import ASK, GO, Subject

VACANT: Final = 0
NEXT: Final = 1
WINDOW: Final = 2
ROLLED: Final = 3

UNWATCHED: Final = -1  # nobody needs to see the Spotting Round any more

COMPASS: Final = 6
AXES: Final = 3


# --- patterns ---


def opposite(compass: int) -> int:
    return compass + AXES if compass <= AXES else compass - AXES


def row_markers(g: State, hex: int, axis: int) -> list[int]:
    """The Impact markers of a row: so many hexes out on two opposite sides, as far as the map goes."""
    found: list[int] = []
    for compass in (axis, opposite(axis)):
        for steps in range(1, g.rules.tables.barrage_reach + 1):
            there = along(g, hex, [compass] * steps)
            if there != OFF_MAP:
                found.append(there)
    return found


def shifted(g: State, hexes: list[int], path: list[int]) -> list[int]:
    """Markers moved all alike; those that leave the map are gone (O19.2.2.2)."""
    moved = [along(g, hex, path) for hex in hexes]
    return [hex for hex in moved if hex != OFF_MAP]


def shift_barrage(g: State, side: int, path: list[int]) -> bool:
    """Move a side's Spotting Round and Impact markers all alike; false, and no change, if the Round would leave."""
    s = of(g)
    centre = along(g, s.spotting[side], path)
    if centre == OFF_MAP:
        return False
    place_barrage(g, side, centre, shifted(g, s.barrage[side], path))
    return True


# --- the Impact Rolls ---


class Impact(ActionWindow):
    """All vacant hexes together first, then the occupied ones in the order of the player who rolls."""

    side: int  # who rolls and chooses
    owner: int  # whose Telephone it is
    power: int  # its FP
    bonus: int  # of Actions, for the roll to come (A32)
    left: list[int]  # hexes not yet attacked
    hexes: list[int]  # those now attacked
    bursts: list[int]  # what the trees in each of them added when the roll was made (T124, 1.9.1)
    waiting: list[int]
    spotter: int  # of a registered barrage: must see the Spotting Round throughout (O19.2.2)
    centre: int

    def step(self, g: State) -> int:
        if self.at == ROLLED:
            return self.rolled(g)
        if self.at == WINDOW:
            return ASK
        if not self.is_seen(g):
            return g.pop()
        return self.attack_vacant(g) if self.at == VACANT else self.next_hex(g)

    def is_seen(self, g: State) -> bool:
        if self.spotter == UNWATCHED:
            return True
        return spotter_sight(g, self.owner, self.spotter, self.centre) != BLOCKED

    def attack_vacant(self, g: State) -> int:
        """O19.2.1.4.1: those with a Shellhole marker are left alone."""
        self.at = NEXT
        vacant = [h for h in self.left if g.h_top[h] == NO_UNIT and not has_shellhole_marker(g, h)]
        if vacant:
            self.attack(vacant)
        return GO

    def occupied(self, g: State) -> list[int]:
        return [h for h in self.left if g.h_top[h] != NO_UNIT]

    def next_hex(self, g: State) -> int:
        return ASK if self.occupied(g) else g.pop()

    def attack(self, hexes: list[int]) -> None:
        self.hexes = hexes
        self.left = [h for h in self.left if h not in hexes]
        self.at = WINDOW

    # --- just before an Impact Roll ---
    def open_window(self) -> int:
        return BEFORE_IMPACT if self.at == WINDOW else CLOSED

    def who(self, g: State) -> int:
        return self.side

    def choices(self, g: State) -> list[int]:
        if self.at == NEXT:
            return hex_choices(self.occupied(g))
        found = self.action_choices(g)
        found.append(CHOOSE_ROLL)
        return found

    def chosen(self, g: State, choice: int) -> None:
        if self.at == NEXT:
            self.attack([a_of(choice)])
        elif choice == CHOOSE_ROLL:
            self.roll(g)
        else:
            self.play(g, choice)

    def question(self, g: State) -> str:
        return "impact-next" if self.at == NEXT else "before-impact-roll"

    # --- the roll ---
    def roll(self, g: State) -> None:
        self.bursts = [airburst(g, hex) for hex in self.hexes]
        self.waiting = []
        for hex in self.hexes:
            self.waiting += units_in(g, hex)
        self.at = ROLLED
        push_roll(g, self.side, IMPACT)

    def rolled(self, g: State) -> int:
        self.at = NEXT
        roll = total(g, g.value)
        strength = self.power + self.bonus + roll
        if not facts_of(g).switches.barrage_for_all:
            self.bonus = 0
        if self.waiting:
            return self.hit_occupied(g, self.hexes[0], strength + self.bursts[0], roll)
        g.tell(tell.IMPACT_VACANT, len(self.hexes), strength, roll)
        for hex, burst in zip(self.hexes, self.bursts, strict=True):
            downgrade(g, hex, strength + burst)
        return GO

    def hit_occupied(self, g: State, hex: int, strength: int, roll: int) -> int:
        """The ground first, then those on it defend with the Cover that is left (O19.2.1.4.2)."""
        g.tell(family_tell.IMPACT, hex, strength, roll)
        downgrade(g, hex, strength)
        return push_defence(g, strength, self.waiting, [hex], [0], True, False)

    def about(self, g: State) -> Subject:
        numbers = {"firepower": self.power + self.bonus}
        return Subject(
            "barrage", self.side, units=self.waiting, hex=self.centre, hexes=[*self.hexes, *self.left], numbers=numbers
        )


def push_impact(g: State, side: int, owner: int, area: list[int], centre: int, spotter: int) -> int:
    """Impact on an area by a side's battery; `side` rolls, which Under Shot gives to the opponent."""
    frame = Impact()
    frame.at = VACANT
    frame.side = side
    frame.owner = owner
    frame.power = telephone_fp(g, owner)
    frame.bonus = 0
    frame.left = area[:]
    frame.hexes = []
    frame.bursts = []
    frame.waiting = []
    frame.spotter = spotter
    frame.centre = centre
    g.push(frame)
    return GO

"""Telephones (12, 2.2.3): their Artillery Boxes, what dates allow, and the markers of a barrage while they work."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules.state import NO_RADIO, Procedure, State
from sandtable.games.great_war_commander.rules import tell
from sandtable.games.great_war_commander.rules.facts import facts_of
from sandtable.games.great_war_commander.rules.state import GAS_BOX, LOCAL, NO_HEX, STANDING, of
from sandtable.games.great_war_commander.rules.verbs import BARRAGE
from sandtable.kernel.choice import a_of, choice
from sandtable.kernel.frame import ASK, GO, Subject, with_item

CHOOSE: Final = 0


# --- the boxes and their dates (O19.2) ---


def has_telephone(g: State, side: int) -> bool:
    """One that works."""
    return g.radio[side] != NO_RADIO and not g.radio_broken[side]


def telephone_fp(g: State, side: int) -> int:
    return g.rules.tables.radio_fp[g.radio[side]]


def rows_allowed(g: State) -> bool:
    """Standing and Creeping Barrages, and the Action that goes with them (O19.2, A32)."""
    return facts_of(g).date >= g.rules.tables.barrage_from


def gas_allowed(g: State, side: int) -> bool:
    return facts_of(g).date >= g.rules.tables.gas_from[g.rules.nation[side]]


def boxes_of(g: State, side: int) -> list[int]:
    """The spaces in which a side may put its Telephone at the scenario's date."""
    found = [LOCAL]
    if rows_allowed(g):
        found.append(STANDING)
    if gas_allowed(g, side):
        found.append(GAS_BOX)
    return found


def box_choices(g: State, side: int) -> list[int]:
    return [choice(BARRAGE, box) for box in boxes_of(g, side)]


def set_box(g: State, side: int, box: int) -> None:
    if of(g).box[side] != box:
        of(g).box[side] = box
        g.tell(tell.BOX_SET, side, box)


# --- the Spotting Round and the Impact markers ---


def is_registered(g: State, side: int) -> bool:
    """Does a Standing or Creeping Barrage of this side lie on the map (O19.2.2)?"""
    return of(g).spotting[side] != NO_HEX


def barrage_area(g: State, side: int) -> list[int]:
    """The Spotting Round's hex and those of the Impact markers, ascending."""
    s = of(g)
    return sorted([s.spotting[side], *s.barrage[side]])


def place_barrage(g: State, side: int, centre: int, markers: list[int]) -> None:
    s = of(g)
    s.spotting[side] = centre
    s.barrage[side] = sorted(markers)
    g.tell(tell.BARRAGE_PLACED, side, centre)


def lift_barrage(g: State, side: int) -> None:
    """Take a side's Spotting Round and Impact markers off the map; Gas stays (O18.1, O19.2.2)."""
    s = of(g)
    if s.spotting[side] != NO_HEX:
        g.tell(tell.BARRAGE_REMOVED, side, s.spotting[side])
    s.spotting[side] = NO_HEX
    s.barrage[side] = []


# --- a Telephone that comes (12) ---


def is_telephone_left(g: State, kind: int) -> bool:
    """A Telephone in a box or on the Time Track is not in the countermix; a broken one is in its box."""
    used = g.radio + [g.radio_waiting[i] for i in range(1, len(g.radio_waiting), 3)]
    return used.count(kind) < g.rules.tables.radio_count[kind]


def acquire_telephone(g: State, side: int, kind: int) -> None:
    """It replaces the one in play, whose barrage stays on the map; its owner says where it stands."""
    g.radio = with_item(g.radio, side, kind)
    g.radio_broken = with_item(g.radio_broken, side, 0)
    g.tell(tell.TELEPHONE_REPLACED, side, kind)
    push_box_choice(g, side)


class PlaceTelephone(Procedure):
    side: int

    def step(self, g: State) -> int:
        return ASK

    def who(self, g: State) -> int:
        return self.side

    def choices(self, g: State) -> list[int]:
        return box_choices(g, self.side)

    def chosen(self, g: State, choice: int) -> None:
        g.pop()
        set_box(g, self.side, a_of(choice))

    def question(self, g: State) -> str:
        return "telephone-box"

    def about(self, g: State) -> Subject:
        return Subject("artillery", self.side)


def push_box_choice(g: State, side: int) -> int:
    frame = PlaceTelephone()
    frame.at = CHOOSE
    frame.side = side
    g.push(frame)
    return GO

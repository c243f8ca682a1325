"""Time Marker Advancement (6.1.2): the seven steps, from the reshuffle to the Strategy Cards."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import tell as family_tell
from sandtable.commander.rules.markers import (
    is_impassable,
    may_fortify,
    place_fort,
    remove_smoke,
    smoke_hexes,
)
from sandtable.commander.rules.scenario.due import may_roll, push_due
from sandtable.commander.rules.scenario.setup import entry_hexes as scenario_hexes
from sandtable.commander.rules.scenario.setup import own_entry
from sandtable.commander.rules.scenario.values import stacking_limit
from sandtable.commander.rules.state import NO_RADIO, TIME_TRACK, State, inactive, other, set_space, units_in
from sandtable.commander.rules.stats import figures
from sandtable.commander.rules.time_advance import ADVANCE, REINFORCE, SMOKE, TimeAdvance
from sandtable.commander.rules.verbs import CHOOSE_DONE, FORT, HEX, PLACE
from sandtable.commander.rules.victory import relocate
from sandtable.games.great_war_commander.rules import tell
from sandtable.games.great_war_commander.rules.facts import facts_of
from sandtable.games.great_war_commander.rules.formations import is_tank
from sandtable.games.great_war_commander.rules.orders.telephone import box_choices, boxes_of, set_box
from sandtable.games.great_war_commander.rules.state import NO_BOX, gas_hexes, lift_gas, of
from sandtable.games.great_war_commander.rules.strategy.deck import draw_late_strategy
from sandtable.kernel.choice import a_of, b_of, choice, verb_of
from sandtable.kernel.frame import ASK, GO, with_item
from sandtable.terrain.lattice import edge_distance

# steps after the family's
GAS: Final = 7
STRATEGY: Final = 8
BOX: Final = 9  # where a Telephone that has just come is put


class GreatWarTimeAdvance(TimeAdvance):
    removed: int  # markers of the kind that is being removed
    held_back: bool  # the player leaves his Tanks on the Time Track

    def step(self, g: State) -> int:
        if g.due and not (self.at == ADVANCE and may_roll(g)):  # there may be no card left before it
            return push_due(g)
        if self.at == GAS:
            return self.clear(g, gas_hexes(g), g.rules.tables.gas_removed)
        if self.at == STRATEGY:
            return self.draw_strategy_cards(g)
        if self.at == BOX:
            return ASK
        return super().step(g)

    # --- step 4: two Smoke and two Gas markers, or all if there are fewer ---
    def smoke_clears(self, g: State) -> int:
        return self.clear(g, smoke_hexes(g), g.rules.tables.smoke_removed)

    def clear(self, g: State, hexes: list[int], most: int) -> int:
        if len(hexes) > most - self.removed > 0:
            return ASK
        if self.removed < most:
            for hex in hexes:
                self.lift_marker(g, hex)
        self.removed = 0
        self.next_step(g)
        return GO

    def lift_marker(self, g: State, hex: int) -> None:
        if self.at == SMOKE:
            remove_smoke(g, hex)
        else:
            lift_gas(g, hex)
            g.tell(tell.GAS_REMOVED, hex)

    # --- step 5: reinforcements ---
    def reinforce(self, g: State) -> int:
        """Inactive player first; a Telephone, then whatever comes on at the edge."""
        if self.telephone_comes(g):
            return GO
        if not self.held_back and self.arrivals(g):
            return ASK
        self.held_back = False
        if self.turn_of == inactive(g):
            self.turn_of = g.active
        else:
            self.next_step(g)
        return GO

    def telephone_comes(self, g: State) -> bool:
        """It takes the place of the one that is there; a barrage on the map stays."""
        side = self.turn_of
        kind = due_telephone(g, side)
        if kind == NO_RADIO:
            return False
        there = g.radio[side] != NO_RADIO
        g.radio = with_item(g.radio, side, kind)
        g.radio_broken = with_item(g.radio_broken, side, 0)
        if there:
            g.tell(tell.TELEPHONE_REPLACED, side, kind)
        else:
            g.tell(family_tell.RADIO_ARRIVED, side, kind, family_tell.BY_TIME)
        told = facts_of(g).told_box[side]
        if told != NO_BOX:
            set_box(g, side, told)
        elif len(boxes_of(g, side)) == 1:
            set_box(g, side, boxes_of(g, side)[0])
        else:
            self.at = BOX
        return True

    def arrivals(self, g: State) -> list[int]:
        """Formations and Fortifications due now, and where they may be put; Tanks that come back need not."""
        side = self.turn_of
        due = due_formations(g, side)
        found: list[int] = []
        for u in due:
            found += [choice(PLACE, u, h) for h in entry_hexes(g, u)]
        found += fort_arrivals(g, side)
        if found and all_may_wait(g, found):
            found.append(CHOOSE_DONE)
        return found

    def draw_strategy_cards(self, g: State) -> int:
        """Step 7."""
        for side in (inactive(g), g.active):
            draw_late_strategy(g, side)
        self.next_step(g)
        return GO

    # --- asking ---
    def who(self, g: State) -> int:
        return self.side if self.at == GAS else super().who(g)

    def choices(self, g: State) -> list[int]:
        if self.at == GAS:
            return [choice(HEX, h) for h in gas_hexes(g)]
        if self.at == BOX:
            return box_choices(g, self.turn_of)
        if self.at == REINFORCE:
            return self.arrivals(g)
        return super().choices(g)

    def chosen(self, g: State, choice: int) -> None:
        if self.at == SMOKE or self.at == GAS:
            self.removed += 1
            self.lift_marker(g, a_of(choice))
        elif self.at == BOX:
            self.at = REINFORCE
            set_box(g, self.turn_of, a_of(choice))
        elif self.at == REINFORCE:
            self.bring_in(g, choice)
        else:
            super().chosen(g, choice)

    def bring_in(self, g: State, choice: int) -> None:
        if choice == CHOOSE_DONE:
            self.held_back = True
        elif verb_of(choice) == PLACE:
            u = a_of(choice)
            set_space(g, u, -1)
            relocate(g, u, b_of(choice))
            g.tell(family_tell.PLACED, u, b_of(choice), family_tell.BY_TIME)
        else:
            drop_waiting_fort(g, self.turn_of, a_of(choice))
            place_fort(g, b_of(choice), a_of(choice))

    def question(self, g: State) -> str:
        if self.at == GAS:
            return "remove-gas"
        if self.at == BOX:
            return "telephone-box"
        return super().question(g)


def new_great_war_time_advance() -> GreatWarTimeAdvance:
    frame = GreatWarTimeAdvance()
    frame.removed = 0
    frame.held_back = False
    return frame


# --- what is due at the Time marker's space ---


def due_telephone(g: State, side: int) -> int:
    """Take a Telephone that arrives now off the Time Track; NO_RADIO if none does."""
    waiting = g.radio_waiting
    for i in range(0, len(waiting), 3):
        if waiting[i] == side and waiting[i + 2] == g.time:
            g.radio_waiting = waiting[:i] + waiting[i + 3 :]
            return waiting[i + 1]
    return NO_RADIO


def is_returning(g: State, u: int) -> bool:
    """A Tank that has left the map once (7.2.1.1)."""
    return u in of(g).exited


def is_due(g: State, u: int) -> bool:
    """A Tank that has left the map lies in two spaces, this one and the next, and may come back from either (7.2.1)."""
    spaces = g.rules.tables.unit_spaces[g.u_type[u]] if is_returning(g, u) else 1
    return g.u_hex[u] == TIME_TRACK and g.u_time[u] <= g.time < g.u_time[u] + spaces


def due_formations(g: State, side: int) -> list[int]:
    return [u for u in range(len(g.u_hex)) if g.u_owner[u] == side and is_due(g, u)]


def entry_hexes(g: State, u: int) -> list[int]:
    """Hexes of the own edge, of the opponent's for a Tank that comes back, within the limits of stacking (8.2)."""
    side, entry = g.u_owner[u], own_entry(g, u)
    if entry is not None:
        return [h for h in scenario_hexes(g, u, entry) if has_room(g, u, h)]
    edge = g.rules.edge[other(side) if is_returning(g, u) else side]
    return [h for h in edge_hexes(g, edge) if not is_impassable(g, h) and has_room(g, u, h)]


def edge_hexes(g: State, edge: int) -> list[int]:
    map = g.rules.map
    return [h for h in range(map.size) if edge_distance(map.cols, map.rows, h, edge) == 0]


def has_room(g: State, u: int, hex: int) -> bool:
    """8.2, 8.2.1: seven figures, and never two Tanks."""
    tables = g.rules.tables
    if figures(g, hex, g.u_owner[u]) + tables.unit_figures[g.u_type[u]] > stacking_limit(g, hex, g.u_owner[u]):
        return False
    if is_tank(g, u):
        for v in units_in(g, hex):
            if is_tank(g, v):
                return False
    return True


def all_may_wait(g: State, choices: list[int]) -> bool:
    """Is there nothing but Tanks that come back, which may also stay away?"""
    for code in choices:
        if verb_of(code) != PLACE or not is_returning(g, a_of(code)):
            return False
    return True


def fort_arrivals(g: State, side: int) -> list[int]:
    waiting = of(g).fort_waiting
    kinds: list[int] = []
    for i in range(0, len(waiting), 3):
        if waiting[i] == side and waiting[i + 2] == g.time and waiting[i + 1] not in kinds:
            kinds.append(waiting[i + 1])
    if not kinds:
        return []
    hexes = [h for h in edge_hexes(g, g.rules.edge[side]) if may_fortify(g, h)]
    return [choice(FORT, kind, h) for kind in kinds for h in hexes]


def drop_waiting_fort(g: State, side: int, kind: int) -> None:
    s = of(g)
    waiting = s.fort_waiting
    for i in range(0, len(waiting), 3):
        if waiting[i : i + 3] == [side, kind, g.time]:
            s.fort_waiting = waiting[:i] + waiting[i + 3 :]
            return

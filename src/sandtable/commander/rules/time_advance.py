"""Time Marker Advancement (6.1.2), Sudden Death (6.2) and Dig In (A32)."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import tell
from sandtable.commander.rules.actions.action import CLOSED, TIME_ADVANCES, ActionWindow
from sandtable.commander.rules.cards import reshuffle, total
from sandtable.commander.rules.markers import (
    is_impassable,
    remove_smoke,
    smoke_hexes,
)
from sandtable.commander.rules.purposes import SUDDEN_DEATH
from sandtable.commander.rules.rolls import push_roll
from sandtable.commander.rules.scenario.due import may_roll, push_due
from sandtable.commander.rules.scenario.handing_out import push_late_weapons
from sandtable.commander.rules.scenario.setup import draw_entry_lots, entry_hexes, own_entry
from sandtable.commander.rules.scenario.script import NOBODY, RESHUFFLED
from sandtable.commander.rules.scenario.script import TIME as TIME_MOVES
from sandtable.commander.rules.scenario.values import added_to_sudden_death, gains, stacking_limit
from sandtable.commander.rules.state import (
    NO_RADIO,
    TIME_TRACK,
    State,
    inactive,
    set_space,
)
from sandtable.commander.rules.stats import figures
from sandtable.commander.rules.verbs import CHOOSE_NONE, HEX, PLACE
from sandtable.commander.rules.victory import (
    BY_SUDDEN_DEATH,
    check_all_five,
    check_losses,
    end_by_points,
    gain,
    relocate,
)
from sandtable.kernel.choice import a_of, b_of, choice
from sandtable.kernel.frame import ASK, GO, Subject, with_item
from sandtable.terrain.lattice import edge_distance

ADVANCE: Final = 0
DEATH_ROLLED: Final = 1
DEFENDER: Final = 2
SMOKE: Final = 3
REINFORCE: Final = 4
DIG: Final = 5
OVER: Final = 6


class TimeAdvance(ActionWindow):
    """6.1.2: the marker and Sudden Death, then the steps of the game; `side` triggered the advance."""

    side: int
    turn_of: int  # whose reinforcements or Dig In window is open

    def step(self, g: State) -> int:
        if g.due and not (self.at == ADVANCE and may_roll(g)):  # there may be no card left before it
            return push_due(g)
        if self.at == ADVANCE:
            return self.advance(g)
        if self.at == DEATH_ROLLED:
            return self.death_rolled(g)
        if self.at == DEFENDER:
            return self.defender_gains(g)
        if self.at == SMOKE:
            return self.smoke_clears(g)
        if self.at == REINFORCE:
            return self.reinforce(g)
        if self.at == OVER:
            return g.pop()
        return ASK

    def advance(self, g: State) -> int:
        """Step 1: the marker moves, the triggering player reshuffles. Step 2: Sudden Death (6.2.2)."""
        g.time += 1
        g.tell(tell.TIME, g.time)
        reshuffle(g, self.side)
        if g.rules.script.entry_lots:
            draw_entry_lots(g)
        self.begin_steps(g)
        if g.rules.script.events:
            g.rules.happened(g, RESHUFFLED, self.side, -1, -1, 0)
        if g.time >= g.sudden_death and not g.over:
            if check_all_five(g):
                return GO
            self.at = DEATH_ROLLED
            return push_roll(g, self.side, SUDDEN_DEATH)
        return GO

    def death_rolled(self, g: State) -> int:
        """6.2.2: less than the space of the Time marker ends the game."""
        roll = total(g, g.value) + added_to_sudden_death(g, self.side)
        g.tell(tell.SUDDEN_DEATH, roll, g.time)
        self.begin_steps(g)
        if roll < g.time:
            end_by_points(g, BY_SUDDEN_DEATH)
        return GO

    def defender_gains(self, g: State) -> int:
        """Step 3. With two Defenders each gains (Q22)."""
        for side in range(2):
            if gains(g, side):
                gain(g, side, g.rules.tables.time_advance_vp)
        apply_changes(g)
        self.next_step(g)
        return GO

    def smoke_clears(self, g: State) -> int:
        """Step 4: the triggering player removes one Smoke (all in the first edition)."""
        smokes = smoke_hexes(g)
        if g.rules.options.smoke_removal_all:
            for hex in smokes:
                remove_smoke(g, hex)
            self.next_step(g)
            return GO
        if not smokes:
            self.next_step(g)
            return GO
        return ASK

    def reinforce(self, g: State) -> int:
        """Step 5: inactive player first."""
        place_radio(g, self.turn_of)
        if placements(g, self.turn_of):
            return ASK
        if self.turn_of == inactive(g):
            self.turn_of = g.active
        else:
            self.next_step(g)
        return GO

    def begin_steps(self, g: State) -> None:
        self.go_to(g, g.rules.time_steps()[0])

    def next_step(self, g: State) -> None:
        steps = g.rules.time_steps()
        if self.at == REINFORCE:
            push_late_weapons(g)
        i = steps.index(self.at) + 1
        self.go_to(g, steps[i] if i < len(steps) else OVER)

    def go_to(self, g: State, step: int) -> None:
        """Where both players act, the inactive one is first."""
        self.at = step
        self.turn_of = inactive(g)

    def who(self, g: State) -> int:
        return self.side if self.at == SMOKE else self.turn_of

    def open_window(self) -> int:
        return TIME_ADVANCES if self.at == DIG else CLOSED

    def choices(self, g: State) -> list[int]:
        if self.at == SMOKE:
            return [choice(HEX, h) for h in smoke_hexes(g)]
        if self.at == REINFORCE:
            return placements(g, self.turn_of)
        found = self.action_choices(g)
        found.append(CHOOSE_NONE)
        return found

    def chosen(self, g: State, choice: int) -> None:
        if self.at == SMOKE:
            self.next_step(g)
            remove_smoke(g, a_of(choice))
        elif self.at == REINFORCE:
            u = a_of(choice)
            set_space(g, u, -1)
            relocate(g, u, b_of(choice))
            g.tell(tell.PLACED, u, b_of(choice), tell.BY_TIME)
        elif choice != CHOOSE_NONE:
            self.play(g, choice)
        elif self.turn_of == inactive(g):
            self.turn_of = g.active
        else:
            self.next_step(g)

    def question(self, g: State) -> str:
        if self.at == SMOKE:
            return "remove-smoke"
        if self.at == REINFORCE:
            return "reinforcements"
        return "dig-in"

    def about(self, g: State) -> Subject:
        return Subject("time-advance", self.who(g))


def push_time_advance(g: State, side: int) -> int:
    frame = g.rules.new_time_advance()
    frame.at = ADVANCE
    frame.side = side
    frame.turn_of = -1
    g.push(frame)
    return GO


def edge_hexes(g: State, side: int, kind: int) -> list[int]:
    """Hexes of a side's own edge where a unit type may be placed: passable, within stacking limits (8.2)."""
    size = g.rules.tables.unit_figures[kind]
    map = g.rules.map
    return [
        h
        for h in range(map.size)
        if edge_distance(map.cols, map.rows, h, g.rules.edge[side]) == 0
        and not is_impassable(g, h)
        and figures(g, h, side) + size <= stacking_limit(g, h, side)
    ]


def placements(g: State, side: int) -> list[int]:
    """Reinforcements due now and the edge hexes they may enter; one without a hex stays where it is (Q46)."""
    found: list[int] = []
    for u in range(len(g.u_hex)):
        if g.u_hex[u] == TIME_TRACK and g.u_owner[u] == side and g.u_time[u] == g.time:
            found += [choice(PLACE, u, h) for h in arrival_hexes(g, u)]
    return found


def arrival_hexes(g: State, u: int) -> list[int]:
    """Where a unit may come in: at its own edge, unless the scenario says otherwise."""
    entry = own_entry(g, u)
    return edge_hexes(g, g.u_owner[u], g.u_type[u]) if entry is None else entry_hexes(g, u, entry)


def place_radio(g: State, side: int) -> None:
    """A reinforcing Radio goes into an empty Artillery Box (8.1.2)."""
    waiting = g.radio_waiting
    for i in range(0, len(waiting), 3):
        if waiting[i] == side and waiting[i + 2] == g.time and g.radio[side] == NO_RADIO:
            g.radio = with_item(g.radio, side, waiting[i + 1])
            g.radio_broken = with_item(g.radio_broken, side, 0)
            g.tell(tell.RADIO_ARRIVED, side, waiting[i + 1], tell.BY_TIME)
            g.radio_waiting = waiting[:i] + waiting[i + 3 :]
            return


def apply_changes(g: State) -> None:
    """What the scenario changes when the Time marker gets here."""
    for change in g.rules.changes:
        if change.space == g.time:
            g.tell(tell.SCENARIO_CHANGE, change.space, change.side)
            gain(g, change.side, change.vp)
            limit = g.surrender[change.side] + change.surrender
            g.surrender = with_item(g.surrender, change.side, limit)
            if change.surrender:
                check_losses(g, 0)
    if g.rules.script.events:
        g.rules.happened(g, TIME_MOVES, NOBODY, -1, -1, g.time)

"""The Move Order (O21): one unit or group at a time, hex by hex, with reactions after every hex entered."""

from __future__ import annotations

from typing import Final

from sandtable.commander.map.kinds import WAY_PRESENT
from sandtable.commander.rules import reasons, tell, verbs
from sandtable.commander.rules.actions.action import MOVING as MOVING_WINDOW
from sandtable.commander.rules.actions.action import ActionWindow, is_play
from sandtable.commander.rules.actions.opfire import push_op_fire_window
from sandtable.commander.rules.exits import push_exits
from sandtable.commander.rules.markers import is_impassable
from sandtable.commander.rules.mines import push_hidden_window, push_mine_attack
from sandtable.commander.rules.names import MINES, WIRE
from sandtable.commander.rules.orders.activation import ANY_HEX, push_activation
from sandtable.commander.rules.orders.going import (
    TRANSFER_COST,
    can_exit,
    can_go,
    could_go,
    group_points,
    hand_over,
    leaves_a_mover,
    points_left,
    steps,
    takers,
)
from sandtable.commander.rules.passage import cost_to, direction_to, far_reason, in_trench_line
from sandtable.commander.rules.scenario.putting_down import push_putting_down
from sandtable.commander.rules.scenario.values import is_safe_step
from sandtable.commander.rules.state import (
    HALTED,
    MOVED,
    MOVING,
    ON_ROAD,
    OP_FIRING,
    State,
    flagged,
    inactive,
    occupied_by,
    other,
    successors,
    unmark_all,
)
from sandtable.commander.rules.victory import relocate
from sandtable.kernel.choice import a_of, b_of, choice, verb_of
from sandtable.kernel.frame import ASK, GO, Subject

ACTIVATE: Final = 0
PICK: Final = 1
GOING: Final = 2
LEAVE: Final = 3
ARRIVE: Final = 4
ENTER: Final = 5
REACT: Final = 6
REACTED: Final = 7
LEAVE_MAP: Final = 8
CROSS_EDGE: Final = 9
GONE: Final = 10


class MoveOrder(ActionWindow):
    side: int
    group: list[int]
    begun: bool  # the group has spent MPs
    crossed: bool  # the group has crossed a hexside
    carried_out: bool  # somebody has crossed a hexside (O14.4)
    origin: int
    target: int

    def step(self, g: State) -> int:
        at = self.at
        if at == ACTIVATE:
            self.at = PICK
            return push_activation(g, self.side, MOVING, ANY_HEX)
        if at == PICK or at == GOING:
            return self.choose(g)
        if at == LEAVE or at == LEAVE_MAP:
            return self.leave(g)
        if at == ARRIVE:
            return self.arrive(g)
        if at == ENTER:
            return self.enter(g)
        if at == REACT:
            return self.react(g)
        if at == REACTED:
            return self.reacted(g)
        if at == CROSS_EDGE:
            return self.cross_edge(g)
        self.group = []
        self.at = PICK
        return GO

    # --- choosing (O21.2) ---
    def choose(self, g: State) -> int:
        if self.at == GOING:
            self.keep_together(g)
            if not self.group:
                self.at = PICK
        return ASK

    def keep_together(self, g: State) -> None:
        """Replace Squads by their Teams, drop the dead, and part from members thrown into other hexes.

        One that was killed and has come back (E76) is no longer activated to Move.
        """
        if self.is_together(g):
            return
        alive: list[int] = []
        for u in self.group:
            alive += [v for v in successors(g, u) if g.u_flags[v] & MOVING]
        self.group = []
        for u in alive:
            if g.u_hex[u] == g.u_hex[alive[0]]:
                self.group.append(u)
            else:
                g.u_flags[u] |= MOVED

    def is_together(self, g: State) -> bool:
        """Is nothing of that needed, as hardly ever?"""
        for u in self.group:
            if g.u_hex[u] < 0 or g.u_hex[u] != g.u_hex[self.group[0]] or not g.u_flags[u] & MOVING:
                return False
        return True

    def waiting(self, g: State) -> list[int]:
        """Activated units that have not moved yet. One that has only handed its Weapon over has not moved (Q49)."""
        return [u for u in self.movers(g) if not g.u_flags[u] & MOVED]

    def movers(self, g: State) -> list[int]:
        return flagged(g, self.side, MOVING)

    def is_stranded(self, g: State) -> bool:
        """Chance has left nobody able to carry the Order out, not even rid of his Weapon (O14.4)."""
        for u in self.waiting(g):
            if could_go(g, u):
                return False
        return True

    def who(self, g: State) -> int:
        return self.side

    def open_window(self) -> int:
        return MOVING_WINDOW

    def choices(self, g: State) -> list[int]:
        if self.at == GOING:
            return self.going_choices(g)
        movers = self.movers(g)
        found = [choice(verbs.MOVER, u) for u in movers if not g.u_flags[u] & MOVED and can_go(g, u)]
        may_end = self.carried_out or (not found and self.is_stranded(g))
        found += self.transfers(g, movers)
        found += self.action_choices(g)
        if may_end:
            found.append(verbs.CHOOSE_END)
        return found

    def going_choices(self, g: State) -> list[int]:
        found = [choice(verbs.STEP, h) for h in self.hexes(g, self.group)]
        if can_exit(g, self.group):
            found.append(verbs.CHOOSE_EXIT)
        stuck = not found
        if not self.begun:
            found += [choice(verbs.WITH, u) for u in self.companions(g)]
        found += self.transfers(g, self.group)
        found += self.action_choices(g)
        if self.begun or stuck:
            found.append(verbs.CHOOSE_STOP)
        return found

    def hexes(self, g: State, group: list[int]) -> list[int]:
        """Hexes that a group can enter next."""
        return steps(g, group)

    def transfers(self, g: State, units: list[int]) -> list[int]:
        """Weapons that could be handed over now (O21.1.1, Q49): that carries nothing out (O14.4), so it may not take
        the last chance of it."""
        found: list[int] = []
        for u in units:
            for v in takers(g, u):
                if self.carried_out or leaves_a_mover(g, u, v, self.waiting(g)):
                    found.append(choice(verbs.TRANSFER, u, v))
        return found

    def companions(self, g: State) -> list[int]:
        """Activated units of the same hex, in ascending order, that can go along (O21.2)."""
        last = self.group[len(self.group) - 1]
        hex = g.u_hex[last]
        found: list[int] = []
        for u in self.movers(g):
            if u > last and g.u_hex[u] == hex and not g.u_flags[u] & MOVED:
                together = [*self.group, u]
                if self.hexes(g, together) or can_exit(g, together):
                    found.append(u)
        return found

    def chosen(self, g: State, choice: int) -> None:
        verb = verb_of(choice)
        if verb == verbs.MOVER:
            self.group = [a_of(choice)]
            self.begun = False
            self.crossed = False
            self.at = GOING
        elif verb == verbs.WITH:
            self.group.append(a_of(choice))
        elif verb == verbs.STEP:
            self.origin = g.u_hex[self.group[0]]
            self.target = a_of(choice)
            self.at = LEAVE
        elif choice == verbs.CHOOSE_EXIT:
            self.origin = g.u_hex[self.group[0]]
            self.at = LEAVE_MAP
        elif choice == verbs.CHOOSE_STOP:
            self.stop(g)
        elif verb == verbs.TRANSFER:
            self.transfer(g, a_of(choice), b_of(choice))
        elif is_play(choice):
            self.play(g, choice)
        else:
            self.end(g)

    def transfer(self, g: State, giver: int, taker: int) -> None:
        """O21.1.1: 1 MP; the taker need not be activated. No hex is entered, so no reaction follows (Q39)."""
        g.tell(tell.WEAPON_GIVEN, g.u_weapon[giver], taker)
        hand_over(g, giver, taker, TRANSFER_COST)
        if giver in self.group:
            self.begun = True

    def stop(self, g: State) -> None:
        """A group that has crossed no hexside has not moved: its members may still go (O14.4, O21.2)."""
        if self.crossed:
            for u in self.group:
                g.u_flags[u] |= MOVED
        self.group = []
        self.at = PICK

    def question(self, g: State) -> str:
        return "move-pick" if self.at == PICK else "move-step"

    def hides(self, g: State) -> bool:
        return bool(g.hand[self.side])  # Assault Fire, Smoke Grenades

    def end(self, g: State) -> int:
        unmark_all(g, MOVING | MOVED | OP_FIRING | ON_ROAD | HALTED)
        for u in range(len(g.u_spent)):
            g.u_spent[u] = 0
        return g.pop()

    # --- one step ---
    def leave(self, g: State) -> int:
        """F103: Mines in the hex being left attack first; survivors still arrive."""
        self.at = ARRIVE if self.at == LEAVE else CROSS_EDGE
        if g.h_fort[self.origin] == MINES:
            return push_mine_attack(g, self.group, self.origin)
        return GO

    def arrive(self, g: State) -> int:
        self.keep_together(g)
        if not self.group:
            self.at = PICK
            return GO
        if self.is_closed(g):
            self.at = GOING
            return GO
        road = g.rules.map.road[self.target] & WAY_PRESENT
        for u in self.group:
            g.u_spent[u] += cost_to(g, u, self.target)
            if road:
                g.u_flags[u] |= ON_ROAD
            if self.halts(g, u):
                g.u_flags[u] |= HALTED
            g.tell(tell.MOVED, u, self.origin, self.target, g.u_spent[u])
            relocate(g, u, self.target)
        self.begun = True
        self.crossed = True
        self.carried_out = True
        self.at = ENTER
        return GO

    def halts(self, g: State, u: int) -> bool:
        """Does Wire on the way take all its MPs from a mover (F106.2)?"""
        return g.h_fort[self.origin] == WIRE or g.h_fort[self.target] == WIRE

    def is_closed(self, g: State) -> bool:
        """A trigger on the way out of Mines may have set the hex on fire or brought an enemy into it (O21.4)."""
        return is_impassable(g, self.target) or occupied_by(g, self.target, other(self.side))

    def enter(self, g: State) -> int:
        self.at = REACT
        if g.h_fort[self.target] == MINES:
            return push_mine_attack(g, self.group, self.target)
        return GO

    def react(self, g: State) -> int:
        """O21.6: the inactive player first, with everything he wants to do."""
        self.keep_together(g)
        self.at = REACTED
        if not self.group:
            return GO
        if g.rules.options.hidden_on_own:
            push_hidden_window(g, self.side, self.group, self.target)
        push_op_fire_window(g, inactive(g), self.target, self.group, self.is_safe(g))
        if g.rules.own.hidden:
            push_putting_down(g, True)
        return GO

    def is_safe(self, g: State) -> bool:
        """May nobody fire at the hex just entered (F105.2)?"""
        return in_trench_line(g, self.origin, self.target) or is_safe_step(g, self.side, self.origin, self.target)

    def reacted(self, g: State) -> int:
        self.keep_together(g)
        self.at = GOING
        if self.group and g.h_fort[self.target] == WIRE:
            for u in self.group:
                g.u_flags[u] |= HALTED
        return GO

    # --- leaving the map (7.2.1) ---
    def cross_edge(self, g: State) -> int:
        self.keep_together(g)
        if self.group:
            self.carried_out = True
        self.at = GONE
        return push_exits(g, self.group)

    def reason(self, g: State, thing: int, verb: int) -> int:
        if verb == verbs.STEP and self.at == GOING:
            return step_why(g, self.group, thing)
        if verb == verbs.MOVER:
            if g.u_flags[thing] & MOVED:
                return reasons.ALREADY_MOVED
            return reasons.OK if can_go(g, thing) else reasons.NOT_ENOUGH_MOVEMENT
        return super().reason(g, thing, verb)

    # --- what it is about ---
    def about(self, g: State) -> Subject:
        if self.at != GOING or not self.group:
            return Subject("move", self.side, units=self.group)
        mover = self.group[0]
        alone = mover if len(self.group) == 1 else -1
        numbers = {"points": group_points(g, self.group)}
        return Subject("move-step", self.side, alone, self.group, hex=g.u_hex[mover], numbers=numbers)


def step_why(g: State, group: list[int], hex: int) -> int:
    """Why a group cannot step into a hex."""
    d = direction_to(g, g.u_hex[group[0]], hex)
    for u in group:
        why = g.rules.step_reason(g, u, d) if d >= 0 else far_reason(g, u, hex)
        if why:
            return why
        if g.u_flags[u] & HALTED:
            return reasons.WIRE_STOPS
    for u in group:
        if cost_to(g, u, hex) > points_left(g, u):
            return reasons.NOT_ENOUGH_MOVEMENT
    return reasons.OK


def push_move_order(g: State) -> int:
    return push_movement(g, g.rules.new_move_order(), ACTIVATE)


def push_movement(g: State, frame: MoveOrder, at: int) -> int:
    """A Move Order, or another that moves like it, from one of its steps on."""
    frame.at = at
    frame.side = g.active
    frame.group = []
    frame.begun = False
    frame.crossed = False
    frame.carried_out = False
    frame.origin = -1
    frame.target = -1
    g.push(frame)
    return GO

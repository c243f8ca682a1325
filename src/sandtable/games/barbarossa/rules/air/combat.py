"""Air-to-air combat (a2a.*): round after round of duels, until one side is shot down or has gone home."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules import reasons, tell
from sandtable.games.barbarossa.rules.air.airfield import go_home
from sandtable.games.barbarossa.rules.air.flight import ward_of
from sandtable.games.barbarossa.rules.air.pairing import choosing_order, duel_choices, only_by_instruction, why_no_duel
from sandtable.games.barbarossa.rules.asking import Asking, first_of, last_of
from sandtable.games.barbarossa.rules.firepower import can_fire_at, row_dice
from sandtable.games.barbarossa.rules.names import (
    AIRCRAFT,
    COMBAT_AIR_PATROL,
    ESCORT,
    INTERCEPT,
    SIDE_NAMES,
)
from sandtable.games.barbarossa.rules.standing import STAY_OUT as KEEPS_OUT
from sandtable.games.barbarossa.rules.standing import standing
from sandtable.games.barbarossa.rules.state import NOBODY, State, card, clear_order, of, on_board
from sandtable.games.barbarossa.rules.verbs import JOIN_IN, SHOOT, STAY_OUT
from sandtable.games.barbarossa.rules.volley import new_shot, push_volley
from sandtable.kernel import frame as kernel
from sandtable.kernel.choice import a_of, b_of, choice, verb_of
from sandtable.kernel.frame import ASK, GO, Subject

STAYING_OUT: Final = 0
BEGIN: Final = 1
ROUND: Final = 2
CHOOSE: Final = 3
FIRE: Final = 4
AFTER: Final = 5
END: Final = 6

UNSAID: Final = 0
FIGHTS: Final = 1
STAYS_OUT: Final = 2
SAID_AHEAD: Final = [UNSAID, STAYS_OUT, FIGHTS]  # by standing instruction


class AirCombat(Asking):
    hex: int
    all: list[int]  # who met here
    units: list[int]  # who still fights
    answer: list[int]  # by unit: whether an escorted unit stays out
    armed: list[int]  # by unit: it has paid its Ammunition Point
    round: int
    choosers: list[int]  # in descending Fortitude
    victim: list[int]  # by unit: whom it fires at

    def run(self, g: kernel.State) -> int:
        state = of(g)
        if self.at == STAYING_OUT:
            if self.asked(g):
                return ASK
            self.at = BEGIN
        elif self.at == BEGIN:
            self.at = ROUND
            self.begin(state)
        elif self.at == ROUND:
            self.at = CHOOSE
            self.begin_round(state)
        elif self.at == CHOOSE:
            self.answer_ahead(state)
            if self.asked(g):
                return ASK
            self.at = FIRE
        elif self.at == FIRE:
            self.at = AFTER
            self.fire(state)
        elif self.at == AFTER:
            self.after(state)
        else:
            self.cancel_missions(state)
            state.pop()
        return GO

    # --- escorted units that stay out (D4b) ---

    def wards(self, g: State, side: int) -> list[int]:
        """Units of a side whose escorts are in this combat."""
        mine = [u for u in self.all if g.u_side[u] == side]
        return [u for u in mine if any(ward_of(g, v) == u for v in mine)]

    def others(self, g: State, side: int) -> list[int]:
        return [u for u in self.all if g.u_side[u] == side and u not in self.wards(g, side)]

    def may_stay_out(self, g: State, side: int) -> bool:
        """a2a.5: only if all opponents can be engaged by the others; their own wards may stay out too."""
        return len(self.others(g, side)) >= len(self.others(g, 1 - side))

    def open_ward(self, g: State, side: int) -> int:
        if self.may_stay_out(g, side):
            for u in self.wards(g, side):
                if self.answer[u] == UNSAID:
                    self.answer[u] = SAID_AHEAD[standing(g, u, KEEPS_OUT)]
                if self.answer[u] == UNSAID:
                    return u
        return NOBODY

    def stay_out(self, g: State) -> None:
        """Who leaves the fight to others must have an opponent for each enemy in it; else all of that side join in."""
        changed = True
        while changed:
            changed = False
            fights = [[u for u in self.all if g.u_side[u] == side and self.answer[u] != STAYS_OUT] for side in (0, 1)]
            for side in range(len(SIDE_NAMES)):
                out = [u for u in self.wards(g, side) if self.answer[u] == STAYS_OUT]
                if out and len(fights[side]) < len(fights[1 - side]):
                    changed = True
                    for u in out:
                        self.answer[u] = FIGHTS
        for u in [u for u in self.all if self.answer[u] == STAYS_OUT]:
            g.tell(tell.STAYS_OUT, u)

    # --- rounds ---

    def begin(self, g: State) -> None:
        """a2a.16: one Ammunition Point for the whole combat; without it a unit cannot fire (A35)."""
        self.stay_out(g)
        self.units = [u for u in self.all if self.answer[u] != STAYS_OUT]
        for u in self.units:
            if g.u_ap[u] >= g.rules.numbers.ap_air:
                g.u_ap[u] -= g.rules.numbers.ap_air
                self.armed[u] = 1

    def begin_round(self, g: State) -> None:
        self.round += 1
        g.tell(tell.AIR_COMBAT, self.hex, self.round)
        self.victim = [NOBODY] * len(g.u_card)
        self.choosers = choosing_order(g, self.units, self.round)

    def chooser(self, g: State) -> int:
        """Whose turn it is to choose an opponent; NOBODY: all duels are set."""
        for u in self.choosers:
            if self.victim[u] == NOBODY and self.choices_of(g, u):
                return u
        return NOBODY

    def choices_of(self, g: State, u: int) -> list[int]:
        return duel_choices(g, u, self.units, self.victim)

    def answer_ahead(self, g: State) -> None:
        """By a standing instruction, or where there is but one opponent."""
        while True:
            u = self.chooser(g)
            if u == NOBODY:
                return
            found = only_by_instruction(g, u, self.choices_of(g, u))
            if len(found) > 1:
                return
            self.engage(g, u, found[0])

    def engage(self, g: State, u: int, v: int) -> None:
        """A duel; who is doubled up on goes on firing at his first opponent."""
        self.victim[u] = v
        if self.victim[v] == NOBODY:
            self.victim[v] = u
        g.tell(tell.DUELS, u, v, self.hex)

    def fire(self, g: State) -> None:
        """a2a.12: one Fire Test each, at the first space of the diagram (A35), all at once."""
        shots: list[list[int]] = []
        for u in self.units:
            v = self.victim[u]
            if v != NOBODY and self.armed[u] and can_fire_at(g, u, AIRCRAFT):
                shots.append(new_shot(u, v, row_dice(g, u, AIRCRAFT), card(g, u).close_accuracy, self.hex, 0))
        push_volley(g, shots, f"air-combat/{self.round}")

    def after(self, g: State) -> None:
        """a2a.14, a2a.15: a Time Box for each that is still there; who has none left goes home (A36)."""
        self.units = [u for u in self.units if on_board(g, u)]
        for u in self.units:
            g.u_flown[u] += 1
            if g.u_flown[u] >= card(g, u).flight:
                g.tell(tell.LOW_ON_FUEL, u)
                go_home(g, u)
        self.units = [u for u in self.units if on_board(g, u)]
        self.at = ROUND if len({g.u_side[u] for u in self.units}) > 1 else END

    def cancel_missions(self, g: State) -> None:
        """a2a.7, A35: who was attacked has lost his mission; he stays where the combat was, and goes home next turn."""
        for u in self.units:
            if not self.fights_by_order(g, u):
                g.u_hex[u] = self.hex
                clear_order(g, u)
                g.tell(tell.MISSION_LOST, u, self.hex)

    def fights_by_order(self, g: State, u: int) -> bool:
        """Whose order this combat was: escorts, a patrol on station, an interceptor of one of those who met."""
        if g.u_order[u] == COMBAT_AIR_PATROL:
            return g.u_hex[u] == g.u_at[u]
        sought = [v for v in self.all if g.u_target[u] in (v, ward_of(g, v))]
        return g.u_order[u] == ESCORT or (g.u_order[u] == INTERCEPT and len(sought) > 0)

    # --- questions ---

    def is_open(self, g: State, side: int) -> bool:
        if self.at == STAYING_OUT:
            return self.open_ward(g, side) != NOBODY
        u = self.chooser(g)
        return u != NOBODY and g.u_side[u] == side

    def options(self, g: kernel.State, seat: int) -> list[int]:
        state = of(g)
        if self.at == STAYING_OUT:
            ward = self.open_ward(state, seat)
            return [choice(STAY_OUT, ward), choice(JOIN_IN, ward)]
        u = self.chooser(state)
        return [choice(SHOOT, u, v) for v in self.choices_of(state, u)]

    def take(self, g: kernel.State, seat: int, code: int) -> None:
        if self.at == STAYING_OUT:
            self.answer[a_of(code)] = STAYS_OUT if verb_of(code) == STAY_OUT else FIGHTS
        else:
            self.engage(of(g), a_of(code), b_of(code))

    def forget(self, g: State, side: int) -> None:
        """Who stays out is sealed; duels are open."""
        for u in self.all:
            if g.u_side[u] == side and self.at == STAYING_OUT:
                self.answer[u] = UNSAID

    def question(self, g: State, side: int) -> tuple[str, str]:
        return ("stay-out", "a2a.5") if self.at == STAYING_OUT else ("duel", "a2a.9")

    def about(self, g: State, side: int) -> Subject:
        """A ward that may stay out, or who chooses an opponent and among whom; `pool` are all who fight."""
        if self.at == STAYING_OUT:
            return Subject("stay-out", side, self.open_ward(g, side), pool=self.all, hex=self.hex)
        u = self.chooser(g)
        numbers = {"round": self.round}
        return Subject("duel", side, u, self.choices_of(g, u), pool=self.units, hex=self.hex, numbers=numbers)

    def reason(self, g: State, side: int, thing: int, verb: int) -> int:
        """`thing` is an enemy, the chooser, or both."""
        if self.at == STAYING_OUT:
            other = verb in (STAY_OUT, JOIN_IN) and thing != self.open_ward(g, side)
            return reasons.NOT_ESCORTED if other else reasons.FINE
        u, v = self.chooser(g), last_of(thing)
        if verb != SHOOT or first_of(thing) == NOBODY and thing == u:
            return reasons.FINE
        if v in self.choices_of(g, u):
            return reasons.FINE
        return why_no_duel(g, v, self.units, self.victim, side)


def push_air_combat(g: State, h: int, units: list[int]) -> None:
    frame = AirCombat()
    frame.at = STAYING_OUT
    frame.hex = h
    frame.all = [u for u in g.sequence if u in units]
    frame.units = frame.all[:]
    frame.answer = [UNSAID] * len(g.u_card)
    frame.armed = [0] * len(g.u_card)
    frame.round = 0
    frame.choosers = []
    frame.victim = [NOBODY] * len(g.u_card)
    g.push(frame)

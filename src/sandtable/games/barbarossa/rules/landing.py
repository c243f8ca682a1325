"""What a simultaneous step of fire does once all its dice are rolled (sim.1): hits pooled, Defense, losses, tests.

Nothing in here influences what was rolled in the same step. Cargo suffers with its carrier: trucks (trn.5-trn.8) take
what they carry with them, one for one; a train is hit by kinds of cars, and its riders test for themselves.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules import reasons, tell
from sandtable.games.barbarossa.rules.air.paratroops import share_losses
from sandtable.games.barbarossa.rules.asking import Asking
from sandtable.games.barbarossa.rules.defense import absorb, defense, destroy, lose, suppress, wear
from sandtable.games.barbarossa.rules.fortitude import test_fortitude
from sandtable.games.barbarossa.rules.move.transports import (
    can_get_off,
    is_loaded,
    is_transport,
    most_ap,
    riders,
    set_down,
    size_of,
)
from sandtable.games.barbarossa.rules.names import TRAIN
from sandtable.games.barbarossa.rules.standing import LOSSES, standing
from sandtable.games.barbarossa.rules.state import NOBODY, State, audience_of, can, cargo_of, of, sequence
from sandtable.games.barbarossa.rules.trains import is_wreck, lose_cars
from sandtable.games.barbarossa.rules.verbs import LOSE
from sandtable.kernel import frame as kernel
from sandtable.kernel.choice import a_of, choice
from sandtable.kernel.frame import ASK, GO, Subject

ABSORB, SPLIT, TEST = range(3)

# what riders owe: carrier, kind of cars (NOBODY: all it carries), casualties
CARRIER: Final = 0
CARS: Final = 1
COUNT: Final = 2

LARGEST_FIRST: Final = 1  # standing instruction


class Landing(Asking):
    """Hits by unit, pooled over all attackers, and the units that must test even without a casualty."""

    hits: list[int]  # by unit
    must: list[int]  # by unit: how often it is made to test in any case (ft.1, ft.4, ft.6b)
    lost: list[int]  # by unit: casualties of this step
    cause: str  # names the tests in the labels of their dice
    cars: list[list[int]]  # hits on trains: train, kind of cars, hits
    debts: list[list[int]]  # casualties that cargo shares
    share: list[int]  # by unit: those that fall on it
    holds_tests: bool  # who must test is handed to the caller, and tests with those of the fire that follows (A11)

    def run(self, g: kernel.State) -> int:
        state = of(g)
        if self.at == ABSORB:
            self.at = SPLIT
            self.wear_down(state)
        elif self.at == SPLIT:
            if self.asked(g):
                return ASK
            self.at = TEST
            self.fall(state)
            share_losses(state, self.lost)
        else:
            testing = [u for u in sequence(state) for _ in range(self.triggers(state, u))]
            state.pop(mask_of(testing) if self.holds_tests else 0)
            if not self.holds_tests:
                test_fortitude(state, testing, self.cause)
        return GO

    def triggers(self, g: State, u: int) -> int:
        """A train never does, its riders do for their own casualties (train.fire.4); cargo of trucks does not, its
        transport does (trn.7)."""
        if can(g, u, TRAIN):
            return 0
        return self.must[u] + (1 if self.lost[u] > 0 else 0)

    def wear_down(self, g: State) -> None:
        for u in sequence(g):
            if self.hits[u]:
                self.lost[u] = absorb(g, u, self.hits[u])
                g.tell(tell.HITS, u, self.hits[u], defense(g, u), audience=audience_of(g, u))
        self.debts = [[t, NOBODY, self.lost[t]] for t in sequence(g) if self.lost[t] and is_loaded(g, t)]
        for t, kind, hits in sorted(self.cars):
            lost = lose_cars(g, t, kind, wear(g, t, hits))
            if lost:
                self.debts.append([t, kind, lost])

    # --- D5c, D8b: the owner divides casualties among what is carried (trn.6, train.fire.5) ---

    def bearers(self, g: State, i: int) -> list[int]:
        """Riders on whom a casualty can still fall."""
        found = riders(g, self.debts[i][CARRIER], self.debts[i][CARS])
        return [v for v in found if g.u_size[v] > self.share[v]]

    def owed(self, g: State, i: int) -> int:
        """trn.5: as many as the carrier lost, while there is anybody left to suffer them."""
        found = riders(g, self.debts[i][CARRIER], self.debts[i][CARS])
        paid = sum(self.share[v] for v in found)
        return min(self.debts[i][COUNT], size_of(g, found)) - paid

    def open_of(self, g: State, side: int) -> int:
        """The first debt of a side that its owner has to divide; what has but one way is divided here."""
        for i in range(len(self.debts)):
            if g.u_side[self.debts[i][CARRIER]] != side:
                continue
            while self.owed(g, i) > 0:
                v = self.settled_by(g, i)
                if v == NOBODY:
                    return i
                self.share[v] += 1
        return -1

    def settled_by(self, g: State, i: int) -> int:
        """On whom the next casualty falls without asking; NOBODY: the owner says."""
        found = self.bearers(g, i)
        left = [g.u_size[v] - self.share[v] for v in found]
        if len(found) == 1 or self.owed(g, i) == sum(left):
            return found[0]
        said = standing(g, self.debts[i][CARRIER], LOSSES)
        if said == 0:
            return NOBODY
        return found[left.index(max(left) if said == LARGEST_FIRST else min(left))]

    def is_open(self, g: State, side: int) -> bool:
        return self.open_of(g, side) >= 0

    def options(self, g: kernel.State, seat: int) -> list[int]:
        return [choice(LOSE, v) for v in self.bearers(of(g), self.open_of(of(g), seat))]

    def take(self, g: kernel.State, seat: int, code: int) -> None:
        self.share[a_of(code)] += 1

    def forget(self, g: State, side: int) -> None:
        for debt in self.debts:
            if g.u_side[debt[CARRIER]] == side:
                for v in riders(g, debt[CARRIER], debt[CARS]):
                    self.share[v] = 0

    def question(self, g: State, side: int) -> tuple[str, str]:
        return ("cargo-losses", "trn.6")

    def about(self, g: State, side: int) -> Subject:
        """The carrier, on whom a casualty can fall, and how many are left to divide; of a train the kind of cars."""
        i = self.open_of(g, side)
        t, cars, _ = self.debts[i]
        numbers = {"left": self.owed(g, i), "cars": cars}
        return Subject("cargo-losses", side, t, units=self.bearers(g, i), hex=g.u_hex[t], numbers=numbers)

    def reason(self, g: State, side: int, thing: int, verb: int) -> int:
        found = self.bearers(g, self.open_of(g, side))
        return reasons.NOT_CARRIED if verb == LOSE and thing not in found else reasons.FINE

    # --- losses ---

    def fall(self, g: State) -> None:
        """Cargo first, so that what survives a destroyed transport gets out (A46)."""
        loaded = [t for t in sequence(g) if is_loaded(g, t)]
        for v in sequence(g):
            if self.share[v]:
                self.lost[v] = self.share[v] if can(g, g.u_carrier[v], TRAIN) else 0
                lose(g, v, self.share[v])
        for u in sequence(g):
            if self.lost[u] and not can(g, u, TRAIN) and not self.share[u]:
                if self.lost[u] >= g.u_size[u] and is_transport(g, u):
                    get_out(g, u)
                lose(g, u, self.lost[u])
                self.lose_ammunition(g, u, u in loaded)
        hit = [debt[CARRIER] for debt in self.debts if debt[CARS] != NOBODY]
        for t in [t for t in sequence(g) if t in hit]:
            self.lose_ammunition(g, t, True)
            if is_wreck(g, t):
                get_out(g, t)
                destroy(g, t)

    def lose_ammunition(self, g: State, t: int, loaded: bool) -> None:
        """trn.8: with ammunition only, 6 AP for each truck lost; beside other cargo, what finds no room (A46)."""
        if g.u_cargo_ap[t] == 0:
            return
        had = g.u_cargo_ap[t]
        left = had if loaded else had - self.lost[t] * g.rules.numbers.ap_per_truck
        g.u_cargo_ap[t] = max(0, min(left, most_ap(g, t)))
        if g.u_cargo_ap[t] < had:
            g.tell(tell.AMMUNITION_LOST, t, had - g.u_cargo_ap[t])


def get_out(g: State, t: int) -> None:
    """A46: what survives is set down where the transport was, suppressed; who cannot be there is lost with it."""
    for v in [v for v in cargo_of(g, t) if can_get_off(g, v)]:
        set_down(g, v, g.u_hex[t])
        suppress(g, v)


def new_landing(g: State, cause: str) -> Landing:
    frame = Landing()
    frame.at = ABSORB
    frame.hits = [0] * len(g.u_card)
    frame.must = [0] * len(g.u_card)
    frame.lost = [0] * len(g.u_card)
    frame.cause = cause
    frame.cars = []
    frame.debts = []
    frame.share = [0] * len(g.u_card)
    frame.holds_tests = False
    return frame


def mask_of(units: list[int]) -> int:
    """As one number, to be handed over."""
    return sum(1 << u for u in set(units))


def units_in(g: State, mask: int) -> list[int]:
    return [u for u in sequence(g) if mask >> u & 1]

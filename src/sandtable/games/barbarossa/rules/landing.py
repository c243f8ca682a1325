"""What a simultaneous step of fire does once all its dice are rolled (sim.1): hits pooled, Defense, losses, tests.

Nothing in here influences what was rolled in the same step. Cargo suffers with its carrier: trucks (trn.5-trn.8) take
what they carry with them, one for one; a train is hit by kinds of cars, and its riders test for themselves.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules import tell
from sandtable.games.barbarossa.rules.air.paratroops import share_losses
from sandtable.games.barbarossa.rules.defense import absorb, defense, destroy, lose, suppress, wear
from sandtable.games.barbarossa.rules.fortitude import test_fortitude
from sandtable.games.barbarossa.rules.names import SIDE_NAMES, TRAIN
from sandtable.games.barbarossa.rules.standing import LOSSES, standing
from sandtable.games.barbarossa.rules.state import NOBODY, State, can, cargo_of, of, sequence
from sandtable.games.barbarossa.rules.trains import is_wreck, lose_cars
from sandtable.games.barbarossa.rules.transports import is_loaded, is_transport, most_ap, riders, set_down, size_of
from sandtable.games.barbarossa.rules.verbs import LOSE
from sandtable.kernel import frame as kernel
from sandtable.kernel.choice import a_of, choice
from sandtable.kernel.frame import ASK, GO, Frame, Subject

ABSORB, SPLIT, TEST = range(3)

# what riders owe: carrier, kind of cars (NOBODY: all it carries), casualties
CARRIER: Final = 0
CARS: Final = 1
COUNT: Final = 2

LARGEST_FIRST: Final = 1  # standing instruction


class Landing(Frame):
    """Hits by unit, pooled over all attackers, and the units that must test even without a casualty."""

    hits: list[int]  # by unit
    must: list[int]  # by unit: 1 if it tests in any case (ft.1, ft.4, ft.6b)
    lost: list[int]  # by unit: casualties of this step
    cause: str  # names the tests in the labels of their dice
    cars: list[list[int]]  # hits on trains: train, kind of cars, hits
    debts: list[list[int]]  # casualties that cargo shares
    share: list[int]  # by unit: those that fall on it

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
            testing = [u for u in sequence(state) if self.tests(state, u)]
            state.pop()
            test_fortitude(state, testing, self.cause)
        return GO

    def tests(self, g: State, u: int) -> bool:
        """A train never does, its riders do for their own casualties (train.fire.4); cargo of trucks does not, its
        transport does (trn.7)."""
        if can(g, u, TRAIN):
            return False
        return self.must[u] > 0 or self.lost[u] > 0

    def wear_down(self, g: State) -> None:
        for u in sequence(g):
            if self.hits[u]:
                self.lost[u] = absorb(g, u, self.hits[u])
                g.tell(tell.HITS, u, self.hits[u], defense(g, u))
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

    def asked(self, g: kernel.State) -> int:
        return sum(1 << side for side in range(len(SIDE_NAMES)) if self.open_of(of(g), side) >= 0)

    def options(self, g: kernel.State, seat: int) -> list[int]:
        return [choice(LOSE, v) for v in self.bearers(of(g), self.open_of(of(g), seat))]

    def take(self, g: kernel.State, seat: int, code: int) -> None:
        self.share[a_of(code)] += 1

    def prompt(self, g: kernel.State) -> tuple[str, str]:
        return ("cargo-losses", "trn.6")

    def subject(self, g: kernel.State) -> Subject:
        i = max(self.open_of(of(g), 0), self.open_of(of(g), 1))
        if i < 0:
            return Subject()
        t = self.debts[i][CARRIER]
        left = {"left": self.owed(of(g), i)}
        return Subject("cargo-losses", of(g).u_side[t], t, units=self.bearers(of(g), i), numbers=left)

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
    """A46: what survives is set down where the transport was, suppressed."""
    for v in cargo_of(g, t):
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
    return frame

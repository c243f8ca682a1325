"""The odds of what orders would roll, as one seat may know them. All counting is in rules/odds.py, all numbers are the
engine's own; what a seat does not know (orders of the enemy, hidden units) it does not look at.

`Attack` is all that is fired at one target in one step. `shot`, `assault`, `reaction`, `flak`, `mines` make one;
`together` pools several. `ordered_at` is what a side has already ordered at a target.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules import odds
from sandtable.games.barbarossa.rules.air.flak import upward_accuracy
from sandtable.games.barbarossa.rules.cards import OrderBox
from sandtable.games.barbarossa.rules.defense import defense, full_base, order_bonus, terrain_bonus, works_bonus
from sandtable.games.barbarossa.rules.firepower import (
    accuracy_from,
    close_accuracy,
    close_dice,
    row_dice,
    suppressing,
)
from sandtable.games.barbarossa.rules.fortitude import fortitude
from sandtable.games.barbarossa.rules.move.reaction import fires_as_suppression
from sandtable.games.barbarossa.rules.names import (
    AMBUSH,
    ASSAULT,
    DEFEND,
    DIG_IN,
    FIRE_AND_MOVEMENT,
    HEAVY_ASSAULT,
    INFANTRY,
    OPEN_FIRE,
    SUPPRESSION_FIRE,
    TANK_PANIC,
    is_tank,
)
from sandtable.games.barbarossa.rules.observers import fires_indirectly, row_of
from sandtable.games.barbarossa.rules.odds import ALWAYS, IF_HIT, NEVER, Outcome
from sandtable.games.barbarossa.rules.state import (
    EXECUTION,
    HIDDEN,
    NOBODY,
    SUPPRESSED,
    State,
    can,
    card,
    has,
    place_of,
    units_of,
)
from sandtable.games.barbarossa.rules.view import knows_order
from sandtable.games.barbarossa.screen.words import PREFIX, unit_phrase
from sandtable.phrase import phrase
from sandtable.screens.shapes import Term

POOLED: Final = [SUPPRESSION_FIRE, OPEN_FIRE]  # orders whose shots at one target fall together


class Shot:
    """One Fire Test: how many dice, how they come about, and at which Accuracy."""

    def __init__(self, firer: int, terms: list[Term], accuracy: int, tests: int) -> None:
        self.firer = firer
        self.terms = terms
        self.accuracy = accuracy
        self.tests = tests  # rules/odds.py: whether it makes an unharmed target test

    @property
    def dice(self) -> int:
        return max(0, sum(term.value for term in self.terms))


class Attack:
    """All that is fired at one target together."""

    def __init__(self, target: int, shots: list[Shot], defense: int, before: float = 0.0) -> None:
        self.target = target
        self.shots = shots
        self.defense = defense
        self.before = before  # chance that it is suppressed before the dice are rolled (assaults)

    @property
    def dice(self) -> int:
        return sum(shot.dice for shot in self.shots)

    def hits(self) -> list[float]:
        return odds.pooled([[shot.dice, shot.accuracy] for shot in self.shots])

    def expected(self) -> float:
        return odds.expected(self.hits())

    def outcome(self, g: State) -> Outcome:
        tests = max([shot.tests for shot in self.shots], default=NEVER)
        already = has(g, self.target, SUPPRESSED)
        found = odds.outcome(g, self.target, self.hits(), self.defense, tests, already)
        return found if self.before == 0.0 or already else self.shocked(g, found, tests)

    def shocked(self, g: State, steady: Outcome, tests: int) -> Outcome:
        """Who fails a test before a Close Combat fights on with its base Defense alone."""
        shaken = odds.outcome(g, self.target, self.hits(), min(self.defense, g.u_base[self.target]), tests, True)
        made, p = Outcome(), self.before
        made.hits = steady.hits
        made.losses = [a * (1 - p) + b * p for a, b in zip(steady.losses, shaken.losses, strict=True)]
        made.hold, made.damage = steady.hold * (1 - p), steady.damage * (1 - p)
        made.destroy = steady.destroy * (1 - p) + shaken.destroy * p
        made.suppress = steady.suppress * (1 - p) + (1.0 - shaken.destroy) * p
        return made


# --- what a seat knows of a target ---


def known_defense(g: State, seat: int, v: int) -> int:
    """In Execution what is left of it. Before, its base and its ground; its order and works if the seat knows them."""
    if g.phase >= EXECUTION:
        return defense(g, v)
    if has(g, v, SUPPRESSED):
        return g.u_base[v]
    if not knows_order(g, v, seat):
        return g.u_base[v] + terrain_bonus(g, v)
    if g.u_order[v] == DIG_IN:
        return 0
    return g.u_base[v] + terrain_bonus(g, v) + order_bonus(g, v) + works_bonus(g, v)


# --- one shot ---


def shot(g: State, u: int, v: int, order: int, from_: int = NOBODY, at: int = NOBODY) -> Shot:
    """By an order at a unit; `from_` and `at` in place of where the two are."""
    here, there = (from_ if from_ >= 0 else place_of(g, u)), (at if at >= 0 else place_of(g, v))
    row = row_of(g, v)
    terms = [firepower_term(g, u, v)]
    tests = NEVER
    if order == SUPPRESSION_FIRE:
        more = suppressing(g, terms[0].value) - terms[0].value
        terms.append(made_term("suppression", more, "supf.3"))
        tests = ALWAYS
    if order in POOLED and from_ < 0 and at < 0 and fires_indirectly(g, u, there):
        terms.append(made_term("indirect", -card(g, u).indirect_penalty, "ab.ind.1"))
    if order == FIRE_AND_MOVEMENT:
        terms.append(made_term("moving", -box(g, u, order).penalty, "fam.4"))
    if order in (DEFEND, AMBUSH):
        tests = IF_HIT
    if order == AMBUSH:
        if fires_as_suppression(g, u) or (not has(g, u, HIDDEN) and card(g, u).boxes[OPEN_FIRE] is None):
            terms.append(made_term("suppression", suppressing(g, terms[0].value) - terms[0].value, "amb.7"))
            tests = ALWAYS
        terms.append(made_term("ambush", g.rules.numbers.ambush_dice, "hid.fire.3"))
    return Shot(u, [term for term in terms if term.value], accuracy_from(g, u, here, there, row), tests)


def box(g: State, u: int, order: int) -> OrderBox:
    found = card(g, u).boxes[order]
    return found if found is not None else OrderBox()


def firepower_term(g: State, u: int, v: int) -> Term:
    """The row of the target's type, by the firer's casualties."""
    return Term(
        "firepower",
        row_dice(g, u, row_of(g, v)),
        phrase(PREFIX + "term-firepower", unit=unit_phrase(g, u)),
        "card.fp.3",
    )


def made_term(key: str, value: int, rule: str) -> Term:
    return Term(key, value, phrase(f"{PREFIX}term-{key}"), rule)


def attack(g: State, seat: int, u: int, v: int, order: int, from_: int = NOBODY, at: int = NOBODY) -> Attack:
    """One unit at one target, by any order that fires or charges."""
    if order in (ASSAULT, HEAVY_ASSAULT):
        return assault(g, seat, u, v, order)
    return Attack(v, [shot(g, u, v, order, from_, at)], known_defense(g, seat, v))


def together(attacks: list[Attack]) -> Attack:
    """Several at one target, pooled (fire.7)."""
    first = attacks[0]
    return Attack(first.target, [shot for one in attacks for shot in one.shots], first.defense, first.before)


def ordered_at(g: State, seat: int, v: int, order: int) -> list[int]:
    """Own units that have this order at this target, as it is written so far."""
    return [u for u in units_of(g, seat) if g.u_order[u] == order and g.u_target[u] == v]


def pooled_attack(g: State, seat: int, v: int, order: int, extra: int = NOBODY) -> Attack | None:
    """What all own units with this order do to a target, one more counted in; none if nobody fires at it."""
    firers = ordered_at(g, seat, v, order)
    if extra >= 0 and extra not in firers:
        firers.append(extra)
    return together([attack(g, seat, u, v, order) for u in firers]) if firers else None


# --- Close Combat ---


def close_attack(g: State, seat: int, u: int, v: int, order: int = NOBODY) -> Attack:
    """One round in one hex; with an Assault order, as the charge would end."""
    row = row_of(g, v)
    charging = order in (ASSAULT, HEAVY_ASSAULT) and place_of(g, u) != place_of(g, v)
    level = g.rules.ground.level[place_of(g, v)]
    terms = [Term("close", close_dice(g, u, row), phrase(PREFIX + "term-close", unit=unit_phrase(g, u)), "cc.6")]
    found = close_accuracy(g, u, row, charging and level > 0)
    hill = g.rules.numbers.hill_close_bonus if charging and level > 0 and not has(g, v, SUPPRESSED) else 0
    return Attack(v, [Shot(u, terms, found, NEVER)], known_defense(g, seat, v) + hill)


def assault(g: State, seat: int, u: int, v: int, order: int) -> Attack:
    """The first round, with the test that the target may have to pass before it."""
    found = close_attack(g, seat, u, v, order)
    panics = is_tank(card(g, u).type) and card(g, v).type == INFANTRY and can(g, v, TANK_PANIC)
    if order == HEAVY_ASSAULT or panics:
        found.before = 1.0 - odds.chance_of_two(fortitude(g, v))
    return found


# --- the rest ---


def flak(g: State, seat: int, u: int, v: int, at: int) -> Attack:
    """Anti-aircraft fire at an air unit over a hex (aa.1)."""
    terms = [firepower_term(g, u, v)]
    return Attack(v, [Shot(u, terms, upward_accuracy(g, u, at), NEVER)], full_base(g, v))


def mines(g: State, seat: int, v: int) -> Attack:
    """A real minefield under a unit (mdet.2)."""
    numbers = g.rules.numbers
    terms = [made_term("mines", numbers.minefield_dice, "mdet.2")]
    return Attack(v, [Shot(NOBODY, terms, numbers.minefield_accuracy, NEVER)], known_defense(g, seat, v))


def radio(g: State, distance: int) -> float:
    """To read the order of one enemy within a chosen distance (radio.2)."""
    chart = g.rules.tables.radio
    return odds.chance_of_die(chart[distance - 1]) if 1 <= distance <= len(chart) else 0.0


def air_search(g: State, radius: int) -> float:
    """arec.3"""
    chart = g.rules.tables.air_search
    return odds.chance_of_die(chart[radius - 1]) if 1 <= radius <= len(chart) else 0.0


def passes_test(g: State, u: int) -> float:
    """ft.7"""
    return odds.chance_of_two(fortitude(g, u))

"""A volley: shots rolled together, then missed dice rolled again, spill-over, and all of it landing at once (fire.*).

A shot is a list [firer, target, dice, Accuracy, hex, kind, ...]: its target is a unit, or an installation of `hex`.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules import reasons, tell, verbs
from sandtable.games.barbarossa.rules.asking import Asking
from sandtable.games.barbarossa.rules.dice import faces, label, roll
from sandtable.games.barbarossa.rules.dice import hits as count_hits
from sandtable.games.barbarossa.rules.landing import new_landing
from sandtable.games.barbarossa.rules.names import CAR_NAMES, SIDE_NAMES, TRAIN
from sandtable.games.barbarossa.rules.standing import REROLL_MISSES, standing
from sandtable.games.barbarossa.rules.state import (
    ADJUSTED,
    HIDDEN,
    NOBODY,
    State,
    can,
    has,
    mark,
    of,
    place_of,
    type_of,
    visible_enemies_in,
)
from sandtable.games.barbarossa.rules.steps.adjust import adjusters
from sandtable.games.barbarossa.rules.steps.spill import by_instruction, free_dice, next_in_hex, spills
from sandtable.games.barbarossa.rules.trains import kinds_of_cars
from sandtable.games.barbarossa.rules.verbs import KEEP_CHOICE, REROLL
from sandtable.games.barbarossa.rules.works import hit_installation
from sandtable.kernel import frame as kernel
from sandtable.kernel.choice import a_of, choice, verb_of
from sandtable.kernel.frame import ASK, GO, Subject

FIRER: Final = 0
TARGET: Final = 1
DICE: Final = 2
ACCURACY: Final = 3
HEX: Final = 4
KIND: Final = 5  # of an installation; NOBODY for units
HITS: Final = 6
MISSES: Final = 7
AGAIN: Final = 8  # its misses were rolled again
NOTES: Final = 9  # bits, as follow
CARS: Final = 10  # of a train: the kind that is fired at; NOBODY elsewhere

MAY_SPILL: Final = 1  # aimed at a unit (A19)
MUST_TEST: Final = 2  # the target tests in any case (ft.1)
TEST_IF_HIT: Final = 4  # Defend and Ambush (ft.6b)
ADJUSTABLE: Final = 8  # missed dice may be rolled again (adj.5)

NEVER: Final = 2  # standing instruction

ROLL: Final = 0
ADJUST: Final = 1
SPILL: Final = 2
LAND: Final = 3
END: Final = 4


class Volley(Asking):
    """All fire of one moment, together."""

    purpose: str  # names the rolls in the labels of their dice
    shots: list[list[int]]  # ordered ones first, then free attacks
    chain: list[int]  # by shot: the ordered shot that it belongs to
    settled: list[int]  # by shot: nothing more is asked about it
    shaken: list[int]  # units that test in any case, for what happened in this moment before the fire (A11)

    def run(self, g: kernel.State) -> int:
        state = of(g)
        if self.at == ROLL:
            for shot in self.shots:
                roll_shot(state, shot, self.purpose)
            self.begin(ADJUST)
        elif self.at in (ADJUST, SPILL):
            return self.ask_or_go_on(state)
        elif self.at == LAND:
            self.at = END
            self.land(state)
        else:
            state.pop()
        return GO

    def begin(self, at: int) -> None:
        self.at = at
        self.settled = [0] * len(self.shots)

    def ask_or_go_on(self, g: State) -> int:
        for side in range(len(SIDE_NAMES)):
            while self.answer_ahead(g, self.open_of(g, side)):
                pass
        if self.asked(g):
            return ASK
        if self.at == ADJUST:
            self.begin(SPILL)
        else:
            self.at = LAND
        return GO

    # --- questions: rolling again, and the next unit that a shot spills over to ---

    def open_of(self, g: State, side: int) -> int:
        """The first shot of a side about which something is still open; -1: none."""
        for i in range(len(self.shots)):
            if not self.settled[i] and g.u_side[self.shots[i][FIRER]] == side:
                if len(self.answers(g, i)) > 0:
                    return i
                self.settled[i] = 1
        return -1

    def answers(self, g: State, i: int) -> list[int]:
        shot = self.shots[i]
        if self.at == ADJUST:
            may = shot[NOTES] & ADJUSTABLE and shot[TARGET] != NOBODY and shot[MISSES] > 0
            found = (
                adjusters(g, shot[FIRER], shot[TARGET], shot[HEX]) if may and not self.rolled_again(shot[FIRER]) else []
            )
            return [*(choice(REROLL, v) for v in found), KEEP_CHOICE] if found else []
        return [choice(verbs.TARGET, v) for v in self.next_targets(g, i)]

    def rolled_again(self, u: int) -> bool:
        """One Fire Test a turn (adj.1)."""
        return any(shot[FIRER] == u and shot[AGAIN] for shot in self.shots)

    def next_targets(self, g: State, i: int) -> list[int]:
        """Whom the last test of a chain spills over to."""
        shot = self.shots[i]
        if shot[TARGET] == NOBODY or not shot[NOTES] & MAY_SPILL:
            return []  # hex-aimed fire does not (A19)
        first = self.shots[self.chain[i]][TARGET]
        if not spills(g, shot[FIRER], first) or free_dice(shot[DICE], shot[MISSES]) == 0:
            return []
        attacked = [self.shots[n][TARGET] for n in range(len(self.shots)) if self.chain[n] == self.chain[i]]
        return by_instruction(g, shot[FIRER], next_in_hex(g, shot[FIRER], first, attacked))

    def answer_ahead(self, g: State, i: int) -> bool:
        """By a standing instruction, or where there is but one answer."""
        if i < 0:
            return False
        found = self.answers(g, i)
        said = standing(g, self.shots[i][FIRER], REROLL_MISSES) if self.at == ADJUST else 0
        if len(found) > 1 and said == 0:
            return False
        self.settle(g, i, found[len(found) - 1] if said == NEVER else found[0])
        return True

    def is_open(self, g: State, side: int) -> bool:
        return self.open_of(g, side) >= 0

    def options(self, g: kernel.State, seat: int) -> list[int]:
        return self.answers(of(g), self.open_of(of(g), seat))

    def take(self, g: kernel.State, seat: int, code: int) -> None:
        self.settle(of(g), self.open_of(of(g), seat), code)

    def settle(self, g: State, i: int, code: int) -> None:
        self.settled[i] = 1
        if verb_of(code) == REROLL:
            roll_again(g, self.shots[i], a_of(code))
        elif verb_of(code) == verbs.TARGET:
            shot, v = self.shots[i], a_of(code)
            free = new_shot(shot[FIRER], v, free_dice(shot[DICE], shot[MISSES]), shot[ACCURACY], shot[HEX], shot[NOTES])
            free[NOTES] &= ~(MUST_TEST | ADJUSTABLE)  # A19
            for test in by_cars(g, [free]):
                roll_shot(g, test, "spill-over")
                self.shots.append(test)
                self.chain.append(self.chain[i])
                self.settled.append(0)

    def question(self, g: State, side: int) -> tuple[str, str]:
        return ("reroll", "adj.1") if self.at == ADJUST else ("spill-over", "gfire.5")

    def about(self, g: State, side: int) -> Subject:
        """A re-roll: the shot, its target, and who lets it be rolled again. Spill-over: whom it can go on to, with the
        dice of the free attack; `first` is the primary target."""
        i = self.open_of(g, side)
        shot = self.shots[i]
        firer, first = shot[FIRER], self.shots[self.chain[i]][TARGET]
        numbers = {
            "dice": shot[DICE], "hits": shot[HITS], "misses": shot[MISSES], "accuracy": shot[ACCURACY], "first": first,
            "last": shot[TARGET], "range": g.rules.ground.distance(place_of(g, firer), shot[HEX]), "cars": shot[CARS],
            "free": free_dice(shot[DICE], shot[MISSES]),
        }  # fmt: skip
        if self.at == ADJUST:
            pool = [a_of(code) for code in self.answers(g, i) if verb_of(code) == REROLL]
            return Subject("reroll", side, firer, [shot[TARGET]], pool=pool, hex=shot[HEX], numbers=numbers)
        return Subject("spill-over", side, firer, self.next_targets(g, i), hex=shot[HEX], numbers=numbers)

    def reason(self, g: State, side: int, thing: int, verb: int) -> int:
        """Who cannot let it be rolled again; to whom the shot does not go on."""
        i = self.open_of(g, side)
        if verb == REROLL:
            return reasons.FINE if choice(REROLL, thing) in self.answers(g, i) else reasons.CANNOT_ADJUST
        if verb != verbs.TARGET or thing in self.next_targets(g, i):
            return reasons.FINE
        first = self.shots[self.chain[i]][TARGET]
        if thing not in visible_enemies_in(g, g.u_hex[first], side):
            return reasons.IN_ANOTHER_HEX
        return reasons.OF_ANOTHER_TYPE if type_of(g, thing) != type_of(g, first) else reasons.ATTACKED_ALREADY

    # --- results ---

    def land(self, g: State) -> None:
        """Hits pooled by target (fire.7); installations fall with the losses."""
        landing = new_landing(g, self.purpose)
        for u in self.shaken:
            landing.must[u] += 1
        for shot in self.shots:
            v = shot[TARGET]
            if v != NOBODY:
                if shot[CARS] != NOBODY:
                    landing.cars.append([v, shot[CARS], shot[HITS]])
                    continue
                landing.hits[v] += shot[HITS]
                if shot[NOTES] & MUST_TEST or (shot[NOTES] & TEST_IF_HIT and shot[HITS] > 0):
                    landing.must[v] += 1
        for h, kind, count in works_hit(self.shots):
            hit_installation(g, h, kind, count)
        g.push(landing)


def new_shot(u: int, v: int, dice: int, accuracy: int, h: int, notes: int, kind: int = NOBODY) -> list[int]:
    return [u, v, dice, accuracy, h, kind, 0, 0, 0, notes, NOBODY]


def by_cars(g: State, shots: list[list[int]]) -> list[list[int]]:
    """train.fire.1: a shot at a train is a separate Fire Test against each kind of its cars."""
    found: list[list[int]] = []
    for shot in shots:
        if shot[TARGET] == NOBODY or not can(g, shot[TARGET], TRAIN):
            found.append(shot)
            continue
        for cars in kinds_of_cars(g, shot[TARGET]):
            test = shot[:]
            test[CARS] = cars
            test[NOTES] &= ~(0 if cars == kinds_of_cars(g, shot[TARGET])[0] else MAY_SPILL)
            found.append(test)
    return found


def push_volley(g: State, shots: list[list[int]], purpose: str, shaken: list[int] | None = None) -> None:
    """Ammunition is paid before."""
    frame = Volley()
    frame.at = ROLL
    frame.purpose = purpose
    frame.shots = by_cars(g, shots)
    frame.chain = list(range(len(frame.shots)))
    frame.settled = []
    frame.shaken = shaken or []
    g.push(frame)


def works_hit(shots: list[list[int]]) -> list[tuple[int, int, int]]:
    """Hex and kind of each installation fired at, with all hits on it."""
    found: dict[tuple[int, int], int] = {}
    for shot in shots:
        if shot[KIND] != NOBODY:
            key = (shot[HEX], shot[KIND])
            found[key] = found.get(key, 0) + shot[HITS]
    return [(h, kind, count) for (h, kind), count in found.items()]


# --- rolling ---


def roll_shot(g: State, shot: list[int], purpose: str) -> None:
    u, v = shot[FIRER], shot[TARGET]
    what = label(g, purpose, u, v) if v != NOBODY else f"{label(g, purpose, u)} {work_label(g, shot)}"
    if shot[CARS] != NOBODY:
        what = f"{what} {CAR_NAMES[shot[CARS]]}"
    dice = roll(g, what, shot[DICE])
    made = count_hits(dice, shot[ACCURACY])
    shot[HITS] += made
    shot[MISSES] = shot[DICE] - made
    tell_shot(g, shot, faces(dice))


def roll_again(g: State, shot: list[int], adjuster: int) -> None:
    """All dice that missed, once (adj.1)."""
    mark(g, adjuster, ADJUSTED)
    dice = roll(g, label(g, "reroll", shot[FIRER], shot[TARGET]), shot[MISSES])
    made = count_hits(dice, shot[ACCURACY])
    shot[HITS] += made
    shot[MISSES] -= made
    shot[AGAIN] = 1
    g.tell(tell.REROLLS, adjuster, shot[FIRER], made, faces(dice))


def work_label(g: State, shot: list[int]) -> str:
    return f"{g.rules.ground.hex_name(shot[HEX])}/{shot[KIND]}"


def tell_shot(g: State, shot: list[int], shown: int) -> None:
    """What hits a unit that stays hidden, only its owner hears."""
    u, v = shot[FIRER], shot[TARGET]
    if v == NOBODY:
        g.tell(tell.FIRES_AT_WORK, u, shot[HEX], shot[DICE], shot[ACCURACY])
        g.tell(tell.ROLLS, u, shot[HITS], shown)
    elif has(g, v, HIDDEN):
        g.tell(tell.FIRES, u, v, shot[DICE], shot[ACCURACY], audience=1 << g.u_side[v])
        g.tell(tell.ROLLS, u, shot[HITS], shown, audience=1 << g.u_side[v])
    else:
        g.tell(tell.FIRES, u, v, shot[DICE], shot[ACCURACY])
        g.tell(tell.ROLLS, u, shot[HITS], shown)

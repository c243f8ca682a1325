"""Steps 2 and 3: Suppression Fire (supf.*), Open Fire and Smoke Screens (open.*): all dice before anything counts.

A shot is a list [firer, target, dice, Accuracy, hex, kind, ...]: its target is a unit, or an installation of `hex`.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules import reasons, tell, verbs
from sandtable.games.barbarossa.rules.dice import hits as count_hits
from sandtable.games.barbarossa.rules.dice import label, roll
from sandtable.games.barbarossa.rules.firepower import accuracy, adjacent_dice, can_fire_at, row_dice, suppressing
from sandtable.games.barbarossa.rules.landing import new_landing
from sandtable.games.barbarossa.rules.names import (
    DESTROY_BARBED_WIRE,
    INSTALLATIONS,
    OPEN_FIRE,
    SIDE_NAMES,
    SUPPRESSION_FIRE,
    TARGETS_INSTALLATIONS,
)
from sandtable.games.barbarossa.rules.observers import (
    aims_at_hexes,
    fires_indirectly,
    ring,
    row_of,
    why_no_shot,
    why_not_fire_at,
    why_not_fire_on,
)
from sandtable.games.barbarossa.rules.reveal import reveal_unit
from sandtable.games.barbarossa.rules.standing import REROLL_MISSES, standing
from sandtable.games.barbarossa.rules.state import (
    ADJUSTED,
    HIDDEN,
    NOBODY,
    SUPPRESSED,
    State,
    can,
    card,
    engaged,
    has,
    has_order,
    in_hex,
    mark,
    of,
    on_board,
    sequence,
)
from sandtable.games.barbarossa.rules.steps.adjust import adjusters
from sandtable.games.barbarossa.rules.steps.smoke import push_smoke
from sandtable.games.barbarossa.rules.steps.spill import by_instruction, free_dice, next_in_hex, spills
from sandtable.games.barbarossa.rules.steps.wire import clear_wire
from sandtable.games.barbarossa.rules.verbs import KEEP_CHOICE, REROLL
from sandtable.games.barbarossa.rules.works import hit_installation, installations_in
from sandtable.kernel import frame as kernel
from sandtable.kernel.choice import a_of, choice, verb_of
from sandtable.kernel.frame import ASK, GO, Frame, Subject

FIRER: Final = 0
TARGET: Final = 1
DICE: Final = 2
ACCURACY: Final = 3
HEX: Final = 4
KIND: Final = 5  # of an installation; NOBODY for units
HITS: Final = 6
MISSES: Final = 7
AGAIN: Final = 8  # its misses were rolled again

NEVER: Final = 2  # standing instruction

ROLL: Final = 0
ADJUST: Final = 1
SPILL: Final = 2
LAND: Final = 3
AFTER: Final = 4
END: Final = 5


class FireStep(Frame):
    """All fire of one order, together."""

    order: int
    shots: list[list[int]]  # ordered ones first, then free attacks
    chain: list[int]  # by shot: the ordered shot that it belongs to
    settled: list[int]  # by shot: nothing more is asked about it

    def run(self, g: kernel.State) -> int:
        state = of(g)
        if self.at == ROLL:
            self.shots = ordered_shots(state, self.order)
            self.chain = list(range(len(self.shots)))
            for shot in self.shots:
                roll_shot(state, shot, "fire")
            self.begin(ADJUST)
        elif self.at in (ADJUST, SPILL):
            return self.ask_or_go_on(state)
        elif self.at == LAND:
            self.at = AFTER
            self.land(state)
        elif self.at == AFTER:
            self.at = END
            self.after(state)
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
            may = self.order == OPEN_FIRE and shot[TARGET] != NOBODY and shot[MISSES] > 0
            found = adjusters(g, shot[FIRER], shot[HEX]) if may and not self.rolled_again(shot[FIRER]) else []
            return [*(choice(REROLL, v) for v in found), KEEP_CHOICE] if found else []
        return [choice(verbs.TARGET, v) for v in self.next_targets(g, i)]

    def rolled_again(self, u: int) -> bool:
        """One Fire Test a turn (adj.1)."""
        return any(shot[FIRER] == u and shot[AGAIN] for shot in self.shots)

    def next_targets(self, g: State, i: int) -> list[int]:
        """Whom the last test of a chain spills over to."""
        shot = self.shots[i]
        if shot[TARGET] == NOBODY or g.u_target[shot[FIRER]] == NOBODY:
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

    def asked(self, g: kernel.State) -> int:
        return sum(1 << side for side in range(len(SIDE_NAMES)) if self.open_of(of(g), side) >= 0)

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
            free = [shot[FIRER], v, free_dice(shot[DICE], shot[MISSES]), shot[ACCURACY], shot[HEX], NOBODY, 0, 0, 0]
            roll_shot(g, free, "spill-over")
            self.shots.append(free)
            self.chain.append(self.chain[i])
            self.settled.append(0)

    def prompt(self, g: kernel.State) -> tuple[str, str]:
        return ("reroll", "adj.1") if self.at == ADJUST else ("spill-over", "gfire.5")

    def subject(self, g: kernel.State) -> Subject:
        i = max(self.open_of(of(g), 0), self.open_of(of(g), 1))
        if i < 0:
            return Subject()
        shot = self.shots[i]
        numbers = {"dice": shot[DICE], "hits": shot[HITS], "misses": shot[MISSES], "accuracy": shot[ACCURACY]}
        return Subject(
            "fire", of(g).u_side[shot[FIRER]], shot[FIRER], units=[shot[TARGET]], hex=shot[HEX], numbers=numbers
        )

    # --- results ---

    def land(self, g: State) -> None:
        """Hits pooled by target (fire.7); installations fall with the losses."""
        landing = new_landing(g, "fire")
        for shot in self.shots:
            if shot[TARGET] != NOBODY:
                landing.hits[shot[TARGET]] += shot[HITS]
                if self.must_test(g, shot):
                    landing.must[shot[TARGET]] = 1
        for h, kind, count in works_hit(self.shots):
            hit_installation(g, h, kind, count)
        g.push(landing)

    def must_test(self, g: State, shot: list[int]) -> bool:
        """supf.4, supf.6: targets of Suppression Fire, though not those that it only spilled over to (A19)."""
        return self.order == SUPPRESSION_FIRE and self.chain[self.shots.index(shot)] == self.shots.index(shot)

    def after(self, g: State) -> None:
        """Hidden units that failed come to light (hid.rev.7), wire goes (ab.dwire.1), smoke falls."""
        for u in sequence(g):
            if has(g, u, HIDDEN) and has(g, u, SUPPRESSED):
                reveal_unit(g, u)
        for shot in self.shots:
            if can(g, shot[FIRER], DESTROY_BARBED_WIRE):
                clear_wire(g, shot[HEX])
        if self.order == OPEN_FIRE:
            push_smoke(g)


def works_hit(shots: list[list[int]]) -> list[tuple[int, int, int]]:
    """Hex and kind of each installation fired at, with all hits on it."""
    found: dict[tuple[int, int], int] = {}
    for shot in shots:
        if shot[KIND] != NOBODY:
            key = (shot[HEX], shot[KIND])
            found[key] = found.get(key, 0) + shot[HITS]
    return [(h, kind, count) for (h, kind), count in found.items()]


# --- what is fired ---


def ordered_shots(g: State, order: int) -> list[list[int]]:
    """By all that still may; ammunition is paid for shots that are made (A41)."""
    shots: list[list[int]] = []
    for u in sequence(g):
        if has_order(g, u, order) and on_board(g, u) and not engaged(g, u):
            made = shots_of(g, u, order)
            if aims_at(g, u, order) and g.u_ap[u] >= price(g, order):
                g.u_ap[u] -= price(g, order)
                shots += made
    return shots


def price(g: State, order: int) -> int:
    return g.rules.numbers.ap_open_fire if order == OPEN_FIRE else g.rules.numbers.ap_suppression


def aims_at(g: State, u: int, order: int) -> bool:
    """Is the shot still possible as it was ordered?"""
    if g.u_target[u] != NOBODY:
        return why_not_fire_at(g, u, g.u_target[u]) == reasons.FINE
    h = g.u_at[u]
    if aims_at_hexes(g, u):
        return why_not_fire_on(g, u, h) == reasons.FINE
    return len(installations_in(g, h)) > 0 and why_no_shot(g, u, h, INSTALLATIONS) == reasons.FINE


def shots_of(g: State, u: int, order: int) -> list[list[int]]:
    if g.u_target[u] != NOBODY:
        v = g.u_target[u]
        return [shot_at(g, u, v, g.u_hex[v], row_dice(g, u, row_of(g, v)), order)]
    return [*shots_into(g, u, g.u_at[u], order), *shots_beside(g, u, g.u_at[u], order)]


def shots_into(g: State, u: int, h: int, order: int) -> list[list[int]]:
    """Each enemy in the target hex, everybody if there is Close Combat (cc.fol.1), and each installation."""
    found: list[list[int]] = []
    if aims_at_hexes(g, u):
        for v in in_hex(g, h):
            if is_under(g, u, v, order) and can_fire_at(g, u, row_of(g, v)):
                found.append(shot_at(g, u, v, h, row_dice(g, u, row_of(g, v)), order))
    if can(g, u, TARGETS_INSTALLATIONS) or not aims_at_hexes(g, u):
        for kind in installations_in(g, h):
            found.append(shot_at_work(g, u, h, kind, order))
    return found


def is_under(g: State, u: int, v: int, order: int) -> bool:
    """Does hex-aimed fire reach a unit? Hidden ones only by Suppression Fire (hid.att.2, hid.att.3)."""
    if has(g, v, HIDDEN) and (order == OPEN_FIRE or g.u_side[v] == g.u_side[u]):
        return False
    return g.u_side[v] != g.u_side[u] or engaged(g, v)


def shots_beside(g: State, u: int, h: int, order: int) -> list[list[int]]:
    """The second row, against everybody in the hexes around (ab.fol.2, A40)."""
    found: list[list[int]] = []
    for n in ring(g, h):
        for v in in_hex(g, n):
            dice = adjacent_dice(g, u, row_of(g, v))
            if dice and not (has(g, v, HIDDEN) and order == OPEN_FIRE):
                found.append(shot_at(g, u, v, h, dice, order))
    return found


def shot_at(g: State, u: int, v: int, h: int, dice: int, order: int) -> list[int]:
    """`h` is the hex aimed at, which gives the range."""
    return [u, v, modified(g, u, h, dice, order), accuracy(g, u, h, row_of(g, v)), h, NOBODY, 0, 0, 0]


def shot_at_work(g: State, u: int, h: int, kind: int, order: int) -> list[int]:
    dice = modified(g, u, h, row_dice(g, u, INSTALLATIONS), order)
    return [u, NOBODY, dice, accuracy(g, u, h, INSTALLATIONS), h, kind, 0, 0, 0]


def modified(g: State, u: int, h: int, dice: int, order: int) -> int:
    """A12: times and a half, then what Indirect Fire costs; never below zero."""
    found = suppressing(g, dice) if order == SUPPRESSION_FIRE else dice
    return max(0, found - (card(g, u).indirect_penalty if fires_indirectly(g, u, h) else 0))


# --- rolling ---


def roll_shot(g: State, shot: list[int], purpose: str) -> None:
    u, v = shot[FIRER], shot[TARGET]
    what = label(g, purpose, u, v) if v != NOBODY else f"{label(g, purpose, u)} {work_label(g, shot)}"
    made = count_hits(roll(g, what, shot[DICE]), shot[ACCURACY])
    shot[HITS] += made
    shot[MISSES] = shot[DICE] - made
    tell_shot(g, shot)


def roll_again(g: State, shot: list[int], adjuster: int) -> None:
    """All dice that missed, once (adj.1)."""
    mark(g, adjuster, ADJUSTED)
    made = count_hits(roll(g, label(g, "reroll", shot[FIRER], shot[TARGET]), shot[MISSES]), shot[ACCURACY])
    shot[HITS] += made
    shot[MISSES] -= made
    shot[AGAIN] = 1
    g.tell(tell.REROLLS, adjuster, shot[FIRER], made)


def work_label(g: State, shot: list[int]) -> str:
    return f"{g.rules.ground.hex_name(shot[HEX])}/{shot[KIND]}"


def tell_shot(g: State, shot: list[int]) -> None:
    """What hits a unit that stays hidden, only its owner hears."""
    u, v = shot[FIRER], shot[TARGET]
    if v == NOBODY:
        g.tell(tell.FIRES_AT_WORK, u, shot[HEX], shot[DICE], shot[ACCURACY])
        g.tell(tell.ROLLS, u, shot[HITS])
    elif has(g, v, HIDDEN):
        g.tell(tell.FIRES, u, v, shot[DICE], shot[ACCURACY], audience=1 << g.u_side[v])
        g.tell(tell.ROLLS, u, shot[HITS], audience=1 << g.u_side[v])
    else:
        g.tell(tell.FIRES, u, v, shot[DICE], shot[ACCURACY])
        g.tell(tell.ROLLS, u, shot[HITS])


# --- the steps ---


def push_suppression_fire(g: State) -> None:
    g.push(fire_step(g, SUPPRESSION_FIRE))


def push_open_fire(g: State) -> None:
    g.push(fire_step(g, OPEN_FIRE))


def fire_step(g: State, order: int) -> FireStep:
    frame = FireStep()
    frame.at = ROLL
    frame.order = order
    frame.shots = []
    frame.chain = []
    frame.settled = []
    return frame

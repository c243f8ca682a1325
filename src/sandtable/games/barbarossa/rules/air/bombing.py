"""Bombing Runs and counterfire (bomb.*, ctrf.*, cc.bomb.1): everything in the hex, and all dice at the same time."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules import reasons
from sandtable.games.barbarossa.rules.air.counterfire import (
    HOLDS,
    counter_shot,
    may_counter,
    said_ahead,
    withdraw_guns,
)
from sandtable.games.barbarossa.rules.asking import Asking, first_of, last_of
from sandtable.games.barbarossa.rules.firepower import can_fire_at, row_dice
from sandtable.games.barbarossa.rules.names import INCENDIARY_BOMBS, INSTALLATIONS
from sandtable.games.barbarossa.rules.observers import row_of
from sandtable.games.barbarossa.rules.reveal import reveal_unit
from sandtable.games.barbarossa.rules.special.fire import may_set_fire
from sandtable.games.barbarossa.rules.state import (
    BOMBED,
    NOBODY,
    SUPPRESSED,
    State,
    can,
    card,
    has,
    in_hex,
    mark,
    of,
    sequence,
)
from sandtable.games.barbarossa.rules.verbs import HOLD, SHOOT
from sandtable.games.barbarossa.rules.volley import ACCURACY, DICE, MUST_TEST, new_shot, push_volley
from sandtable.games.barbarossa.rules.works import installations_in
from sandtable.kernel import frame as kernel
from sandtable.kernel.choice import a_of, b_of, choice, verb_of
from sandtable.kernel.frame import ASK, GO, Subject

ANSWER: Final = 0
BOMB: Final = 1
AFTER: Final = 2


class Bombing(Asking):
    """All Bombing Runs of a turn together."""

    bombers: list[int]  # units
    bombed: list[int]  # units in their hexes
    answer: list[int]  # by unit: the bomber it fires at; HOLDS; NOBODY: not said yet (D4e)

    def run(self, g: kernel.State) -> int:
        state = of(g)
        if self.at == ANSWER:
            self.answer_ahead(state)
            if self.asked(g):
                return ASK
            self.at = BOMB
        elif self.at == BOMB:
            self.at = AFTER
            push_volley(state, [*self.bombs(state), *self.counterfire(state)], "bombing")
        else:
            state.pop()
            self.after(state)
        return GO

    # --- counterfire, asked of both sides at once ---

    def over(self, g: State, u: int) -> list[int]:
        """Enemy bombers that attack the hex of a unit."""
        return [b for b in self.bombers if g.u_hex[b] == g.u_hex[u] and g.u_side[b] != g.u_side[u]]

    def answer_ahead(self, g: State) -> None:
        for u in self.bombed:
            if self.answer[u] == NOBODY:
                self.answer[u] = said_ahead(g, u, self.over(g, u)) if may_counter(g, u) and self.over(g, u) else HOLDS

    def open_of(self, g: State, side: int) -> int:
        for u in self.bombed:
            if g.u_side[u] == side and self.answer[u] == NOBODY:
                return u
        return NOBODY

    def is_open(self, g: State, side: int) -> bool:
        return self.open_of(g, side) != NOBODY

    def options(self, g: kernel.State, seat: int) -> list[int]:
        u = self.open_of(of(g), seat)
        return [*(choice(SHOOT, u, b) for b in self.over(of(g), u)), choice(HOLD, u)]

    def take(self, g: kernel.State, seat: int, code: int) -> None:
        self.answer[a_of(code)] = b_of(code) if verb_of(code) == SHOOT else HOLDS

    def forget(self, g: State, side: int) -> None:
        for u in self.bombed:
            if g.u_side[u] == side:
                self.answer[u] = NOBODY
        self.answer_ahead(g)

    def question(self, g: State, side: int) -> tuple[str, str]:
        return ("counterfire", "ctrf.1")

    def window(self, g: kernel.State, seat: int) -> bool:
        """A hidden unit may be the one that is asked."""
        return True

    def about(self, g: State, side: int) -> Subject:
        u = self.open_of(g, side)
        found = self.over(g, u)
        shot = counter_shot(g, u, found[0])
        numbers = {"dice": shot[DICE], "accuracy": shot[ACCURACY], "price": g.rules.numbers.ap_open_fire}
        return Subject("counterfire", side, u, found, hex=g.u_hex[u], numbers=numbers)

    def reason(self, g: State, side: int, thing: int, verb: int) -> int:
        """`thing` is a bomber, the unit bombed, or both."""
        u = self.open_of(g, side)
        if verb == HOLD and thing != u:
            return reasons.HAS_ANSWERED
        if verb != SHOOT or first_of(thing) == NOBODY and thing == u:
            return reasons.FINE
        return reasons.FINE if last_of(thing) in self.over(g, u) else reasons.NOT_BOMBING_IT

    # --- the dice (ctrf.3) ---

    def bombs(self, g: State) -> list[list[int]]:
        shots: list[list[int]] = []
        for b in self.bombers:
            g.u_ap[b] -= g.rules.numbers.ap_air  # A73
            shots += bombs_of(g, b)
        return shots

    def counterfire(self, g: State) -> list[list[int]]:
        """One extra shot, 1 AP (A33)."""
        shots: list[list[int]] = []
        for u in self.bombed:
            if self.answer[u] >= 0:
                g.u_ap[u] -= g.rules.numbers.ap_open_fire
                mark(g, u, BOMBED)
                shots.append(counter_shot(g, u, self.answer[u]))
        return shots

    def after(self, g: State) -> None:
        """Hidden units come to light by a failed test (bomb.7) or by their own fire; guns with a Kill Zone withdraw."""
        for u in self.bombed:
            if has(g, u, SUPPRESSED) or self.answer[u] >= 0:
                reveal_unit(g, u)
        withdraw_guns(g, self.bombed)
        for b in self.bombers:
            if can(g, b, INCENDIARY_BOMBS) and g.u_hex[b] >= 0:
                may_set_fire(g, g.u_hex[b])


def bombs_of(g: State, b: int) -> list[list[int]]:
    """bomb.2, bomb.4, bomb.5: a Fire Test against each unit, friends too, and each installation; all units test. The
    Accuracy is that of the first space (A73)."""
    h, found = g.u_hex[b], card(g, b).close_accuracy
    shots: list[list[int]] = []
    for v in in_hex(g, h):
        dice = row_dice(g, b, row_of(g, v)) if can_fire_at(g, b, row_of(g, v)) else 0
        shots.append(new_shot(b, v, dice, found, h, MUST_TEST))
    dice = row_dice(g, b, INSTALLATIONS)
    if dice > 0:
        shots += [new_shot(b, NOBODY, dice, found, h, 0, kind) for kind in installations_in(g, h)]
    return shots


def push_bombing(g: State, bombers: list[int]) -> None:
    frame = Bombing()
    frame.at = ANSWER
    frame.bombers = bombers
    hexes = [g.u_hex[b] for b in bombers]
    frame.bombed = [u for u in sequence(g) if g.u_hex[u] in hexes and u in in_hex(g, g.u_hex[u])]
    frame.answer = [NOBODY] * len(g.u_card)
    g.push(frame)

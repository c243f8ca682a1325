"""Steps 2 and 3: Suppression Fire (supf.*), Open Fire and Smoke Screens (open.*): all dice before anything counts."""

from __future__ import annotations

from sandtable.games.barbarossa.rules import reasons
from sandtable.games.barbarossa.rules.firepower import accuracy, adjacent_dice, can_fire_at, row_dice, suppressing
from sandtable.games.barbarossa.rules.names import (
    DESTROY_BARBED_WIRE,
    INSTALLATIONS,
    OPEN_FIRE,
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
from sandtable.games.barbarossa.rules.state import (
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
    of,
    sequence,
)
from sandtable.games.barbarossa.rules.steps.smoke import fire_smoke, push_smoke
from sandtable.games.barbarossa.rules.steps.wire import clear_wire
from sandtable.games.barbarossa.rules.trains import fires_from
from sandtable.games.barbarossa.rules.volley import ADJUSTABLE, FIRER, HEX, MAY_SPILL, MUST_TEST, new_shot, push_volley
from sandtable.games.barbarossa.rules.works import installations_in
from sandtable.kernel import frame as kernel
from sandtable.kernel.frame import GO, Frame


class FireStep(Frame):
    """All fire of one order, together; then what it uncovers, and smoke."""

    order: int
    aimed: list[int]  # hexes fired into by units that destroy wire
    smoke: list[int]  # units that lay smoke
    places: list[int]  # and where they stood

    def run(self, g: kernel.State) -> int:
        state = of(g)
        self.at += 1
        if self.at == 1:
            shots = ordered_shots(state, self.order)
            self.aimed = [shot[HEX] for shot in shots if can(state, shot[FIRER], DESTROY_BARBED_WIRE)]
            self.smoke = fire_smoke(state) if self.order == OPEN_FIRE else []
            self.places = [state.u_hex[u] for u in self.smoke]
            push_volley(state, shots, "fire")
        elif self.at == 2:
            self.after(state)
        else:
            state.pop()
        return GO

    def after(self, g: State) -> None:
        """Hidden units that failed come to light (hid.rev.7), wire goes (ab.dwire.1), smoke falls."""
        for u in sequence(g):
            if has(g, u, HIDDEN) and has(g, u, SUPPRESSED):
                reveal_unit(g, u)
        for h in self.aimed:
            clear_wire(g, h)
        push_smoke(g, self.smoke, self.places)


# --- what is fired ---


def ordered_shots(g: State, order: int) -> list[list[int]]:
    """By all that still may; ammunition is paid for shots that are made (A41)."""
    shots: list[list[int]] = []
    for u in sequence(g):
        if has_order(g, u, order) and fires_from(g, u) >= 0 and not engaged(g, u):
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
    return new_shot(u, v, modified(g, u, h, dice, order), accuracy(g, u, h, row_of(g, v)), h, notes_of(g, u, order))


def shot_at_work(g: State, u: int, h: int, kind: int, order: int) -> list[int]:
    dice = modified(g, u, h, row_dice(g, u, INSTALLATIONS), order)
    return new_shot(u, NOBODY, dice, accuracy(g, u, h, INSTALLATIONS), h, 0, kind)


def notes_of(g: State, u: int, order: int) -> int:
    """supf.4, supf.6: targets of Suppression Fire test in any case; Open Fire alone is adjusted (adj.5)."""
    spills = MAY_SPILL if g.u_target[u] != NOBODY else 0
    return spills | (MUST_TEST if order == SUPPRESSION_FIRE else ADJUSTABLE)


def modified(g: State, u: int, h: int, dice: int, order: int) -> int:
    """A12: times and a half, then what Indirect Fire costs; never below zero."""
    found = suppressing(g, dice) if order == SUPPRESSION_FIRE else dice
    return max(0, found - (card(g, u).indirect_penalty if fires_indirectly(g, u, h) else 0))


# --- the steps ---


def push_suppression_fire(g: State) -> None:
    g.push(fire_step(g, SUPPRESSION_FIRE))


def push_open_fire(g: State) -> None:
    g.push(fire_step(g, OPEN_FIRE))


def fire_step(g: State, order: int) -> FireStep:
    frame = FireStep()
    frame.at = 0
    frame.order = order
    frame.aimed = []
    frame.smoke = []
    frame.places = []
    return frame

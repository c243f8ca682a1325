"""Fortitude and its tests (card.fort, ft.*), the staff's Fighting Spirit (cmd.spirit), phase 4 (fphase.*)."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules import tell
from sandtable.games.barbarossa.rules.defense import recover, suppress
from sandtable.games.barbarossa.rules.dice import faces, label, roll, total
from sandtable.games.barbarossa.rules.names import AIRCRAFT
from sandtable.games.barbarossa.rules.sight import sees_hex
from sandtable.games.barbarossa.rules.state import (
    DESTROYED,
    FLAGGED,
    State,
    audience_of,
    card,
    casualties,
    has,
    on_board,
    place_of,
    sequence,
    units_of,
)
from sandtable.kernel.frame import EVERYONE

ONE_PER_TRIGGER: Final = 1  # switch


def fortitude(g: State, u: int) -> int:
    """By its size, with the bonus of a staff (A15, A43)."""
    table = card(g, u).fortitude
    own = table[min(casualties(g, u), len(table) - 1)] if table else 0
    return own + spirit(g, u)


def spirit(g: State, u: int) -> int:
    """Fighting Spirit: in the Command Area and in LOS of a friendly staff, not stacking, never for aircraft."""
    if card(g, u).type == AIRCRAFT or place_of(g, u) < 0:
        return 0
    bonus = 0
    for hq in units_of(g, g.u_side[u]):
        c = card(g, hq)
        if c.command_area and on_board(g, hq) and hq != u:
            near = g.rules.ground.distance(g.u_hex[hq], place_of(g, u)) <= c.command_area
            if near and sees_hex(g, hq, place_of(g, u)):
                bonus = max(bonus, c.fighting_spirit)
    return bonus


def passes(g: State, u: int, why: str) -> bool:
    """ft.7: two dice against Fortitude; `why` names the trigger in the label of the roll."""
    need = fortitude(g, u)
    dice = roll(g, label(g, f"fortitude-{why}", u), 2)
    rolled = total(dice)
    passed = rolled <= need
    g.tell(tell.TESTS_FORTITUDE, u, rolled, need, faces(dice), audience=audience_of(g, u) if passed else EVERYONE)
    return passed


def test_fortitude(g: State, units: list[int], why: str) -> list[int]:
    """One test a unit, however often it is listed (A11), or one for each trigger; all before any result counts (sim.1).
    Returns those who failed and are suppressed."""
    standing = [u for u in sequence(g) if u in units and g.u_hex[u] != DESTROYED]
    failed: list[int] = []
    for u in standing:
        times = units.count(u) if g.rules.options.fortitude_tests == ONE_PER_TRIGGER else 1
        results = [passes(g, u, why if n == 0 else f"{why}/{n + 1}") for n in range(times)]
        if not all(results):
            failed.append(u)
    for u in failed:
        suppress(g, u)
    return failed


def fortitude_phase(g: State) -> None:
    """fphase.1-fphase.3: those suppressed for the whole turn."""
    flagged = [u for u in sequence(g) if has(g, u, FLAGGED) and g.u_hex[u] != DESTROYED]
    for u in [u for u in flagged if passes(g, u, "recovery")]:
        recover(g, u)

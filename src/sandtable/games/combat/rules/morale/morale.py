"""Morale (17.0) and the checks that change it (19.0): MC, WMC, RC."""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.rules import tell
from sandtable.games.combat.rules.cards.checks import die_of, has_passed, push_check
from sandtable.games.combat.rules.cards.effect_names import R_MORALE, R_RALLY, R_WOUND_MORALE
from sandtable.games.combat.rules.melee.contact import push_contact
from sandtable.games.combat.rules.names import AGGRESSIVE, BERSERK, ROUT
from sandtable.games.combat.rules.orders.men import duck_back
from sandtable.games.combat.rules.state import (
    DUCK_HELD,
    END_STEP,
    Procedure,
    State,
    distance,
    friendlies,
    is_friendly,
    is_prisoner,
    mark,
    side_of,
)
from sandtable.games.combat.rules.values import FULL, WOUNDS, is_incapacitated, leadership, troop_quality
from sandtable.kernel.frame import GO, Subject

W_CHECK: Final = tell.why("19.0")


def morale_after(old: int, by: int, berserk: bool = False) -> int:
    top = BERSERK if berserk or old == BERSERK else AGGRESSIVE
    return max(ROUT, min(top, old + by))


def change_morale(g: State, m: int, by: int, why: int, berserk: bool = False) -> None:
    """Up or down so many states: never below Rout (19.0f), never up to Berserk but by an MC (17.2a)."""
    old = g.m_morale[m]
    new = morale_after(old, by, berserk)
    if new != old:
        g.m_morale[m] = new
        g.tell(tell.MORALE, m, new, why)


# --- what a roll does (19.0b-e); `die` may be AUTO ---


def mc_change(die: int, passed: bool) -> int:
    """19.0b, g: natural 0 and 9 override the comparison."""
    if die == 0:
        return 1
    if die == 9:
        return -2
    return 0 if passed else -1


def rc_change(die: int, passed: bool) -> int:
    """19.0c."""
    if die == 0:
        return 2
    if die == 9:
        return -1
    return 1 if passed else 0


def wmc_change(die: int, passed: bool) -> int:
    """19.0e."""
    if die == 0:
        return 0
    if die == 9:
        return -3
    return -1 if passed else -2


def rally_number(g: State, m: int) -> int:
    """7.17b-c, 10.12c: Wounds; for Enemies Morale too; for Friendlies +1 near another Leader (A83)."""
    if not is_friendly(g, m):
        return troop_quality(g, m, FULL)
    return troop_quality(g, m, WOUNDS) + (1 if near_leader(g, m) else 0)


def near_leader(g: State, m: int) -> bool:
    for leader in friendlies(g):
        if leader != m and not is_prisoner(g, leader) and not is_incapacitated(g, leader):
            ldr = leadership(g, leader)
            if ldr > 0 and distance(g, leader, m) <= ldr:
                return True
    return False


ROLL: Final = 0
RESULT: Final = 1


class MoraleCheck(Procedure):
    """19.0: an MC, WMC or RC of one man. A failed MC means Duck Back; Rout in a shared hex is settled at once (A74)."""

    man: int
    purpose: int
    held: int  # 1: a failed MC's Duck Back stays into the next turn (14.2g)

    def step(self, g: State) -> int:
        if g.m_hex[self.man] < 0:
            return g.pop()
        if self.at == ROLL:
            self.at = RESULT
            return push_check(g, self.purpose, self.man, self.need(g), side_of(g, self.man))
        return self.result(g)

    def need(self, g: State) -> int:
        if self.purpose == R_RALLY:
            return rally_number(g, self.man)
        return troop_quality(g, self.man, FULL)

    def result(self, g: State) -> int:
        m, die, passed = self.man, die_of(g.value), has_passed(g.value)
        if self.purpose == R_MORALE:
            change = mc_change(die, passed)
            change_morale(g, m, change, W_CHECK, berserk=True)
            if change < 0:
                self.fail(g)
        elif self.purpose == R_WOUND_MORALE:
            change_morale(g, m, wmc_change(die, passed), W_CHECK)
        else:
            change_morale(g, m, rc_change(die, passed), W_CHECK)
        g.pop()
        return push_contact(g, g.m_hex[m])

    def fail(self, g: State) -> None:
        if duck_back(g, self.man, W_CHECK) and self.held and g.step == END_STEP:
            mark(g, self.man, DUCK_HELD)

    def about(self, g: State) -> Subject:
        return Subject("morale-check", side_of(g, self.man), self.man, numbers={"purpose": self.purpose})


def push_morale_check(g: State, m: int, purpose: int, held: bool = False) -> int:
    frame = MoraleCheck()
    frame.at = ROLL
    frame.man = m
    frame.purpose = purpose
    frame.held = 1 if held else 0
    g.push(frame)
    return GO


def push_mc(g: State, m: int) -> int:
    return push_morale_check(g, m, R_MORALE)


def push_wmc(g: State, m: int) -> int:
    return push_morale_check(g, m, R_WOUND_MORALE)


def push_rc(g: State, m: int) -> int:
    return push_morale_check(g, m, R_RALLY)

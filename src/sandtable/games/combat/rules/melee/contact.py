"""Characters of both sides in one hex (15.0, 17.4): Melee, surrender, or Routed men who ignore each other."""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.enemy.alert import MELEE_RANGE, W_FRIENDLY, W_MELEE, alert_within, is_waiting
from sandtable.games.combat.rules import tell
from sandtable.games.combat.rules.cards.checks import lot
from sandtable.games.combat.rules.names import BERSERK, CHARGE, ENEMY, FRIENDLY, GRENADE, GUARD, MELEE, ROUT, SHAKEN
from sandtable.games.combat.rules.orders.men import (
    end_melee_if_over,
    fighters,
    free_prisoner,
    kill,
    let_go_of_guns,
    lowest_tq,
    make_safe,
    put_down,
    put_escort_order,
    put_order,
    reveal,
    spot_friendly,
)
from sandtable.games.combat.rules.state import (
    ACTION_STEP,
    ALERT,
    DUCK_HELD,
    JUST_TAKEN,
    LIVE,
    LOT,
    NOBODY,
    ORDER_STEP,
    REAL,
    SURPRISED,
    WON,
    Procedure,
    State,
    are_several_in,
    has,
    is_enemy,
    mark,
    men_in,
    prisoners_of,
    side_of,
    unmark,
)
from sandtable.games.combat.rules.values import is_dummy
from sandtable.games.combat.rules.verbs import GUARD_BY
from sandtable.kernel.choice import a_of, choice
from sandtable.kernel.frame import ASK, GO, Subject

W_15: Final = tell.why("15.0")
W_SURRENDER: Final = tell.why("17.4")
W_DUMMY: Final = tell.why("AI.r05")


def keeps_charge(g: State, m: int) -> bool:
    """15.0b: a Charge on Impulse 2, 3 or 4."""
    return g.m_order[m] == CHARGE and g.step == ACTION_STEP and g.impulse >= 2


def all_routed(g: State, men: list[int]) -> bool:
    for m in men:
        if g.m_morale[m] != ROUT:
            return False
    return True


def any_routed(g: State, men: list[int]) -> bool:
    for m in men:
        if g.m_morale[m] == ROUT:
            return True
    return False


def throws_first(g: State, captors: list[int]) -> bool:
    """17.4n: Friendlies who all hold a live grenade throw it before they take a prisoner."""
    for m in captors:
        if side_of(g, m) != FRIENDLY or g.m_order[m] != GRENADE or not has(g, m, LIVE):
            return False
    return True


def merciless_guard(g: State, hex: int) -> int:
    """17.4l: a Berserk Guard whom nobody keeps from killing his prisoners, or NOBODY."""
    for m in men_in(g, hex):
        if g.m_morale[m] == BERSERK and prisoners_of(g, m):
            side = side_of(g, m)
            if fighters(g, hex, 1 - side):
                continue
            if all(g.m_morale[x] == BERSERK for x in fighters(g, hex, side)):
                return m
    return NOBODY


def contact_due(g: State, hex: int) -> bool:
    """Must anything be settled in this hex now?"""
    if not are_several_in(g, hex):  # mostly: he is there by himself
        return False
    if merciless_guard(g, hex) >= 0:
        return True
    ours, theirs = fighters(g, hex, FRIENDLY), fighters(g, hex, ENEMY)
    if not ours or not theirs:
        return False
    for e in theirs:
        if is_dummy(g, e) or is_waiting(g, e):
            return True
    routed_ours, routed_theirs = all_routed(g, ours), all_routed(g, theirs)
    if routed_ours and routed_theirs:
        return False
    if routed_ours or routed_theirs:
        return not throws_first(g, theirs if routed_ours else ours)
    if hex not in g.melees or any_routed(g, ours) or any_routed(g, theirs):
        return True
    for m in ours + theirs:
        if g.m_order[m] != MELEE and not keeps_charge(g, m):
            return g.step == ACTION_STEP or g.step == ORDER_STEP  # before, Orders are not given yet
    return False


def push_contact(g: State, hex: int) -> int:
    """Settle a hex if there is anything to settle."""
    if hex >= 0 and contact_due(g, hex):
        frame = Contact()
        frame.at = 0
        frame.hex = hex
        g.push(frame)
    return GO


class Contact(Procedure):
    """15.0 from its beginning: Dummies and surprise, then the exceptions for Rout, then Melee."""

    hex: int

    def step(self, g: State) -> int:
        meet(g, self.hex)
        if not contact_due(g, self.hex):
            return g.pop()
        killer = merciless_guard(g, self.hex)
        if killer >= 0:
            return self.no_quarter(g, killer, prisoners_of(g, killer))
        ours, theirs = fighters(g, self.hex, FRIENDLY), fighters(g, self.hex, ENEMY)
        if all_routed(g, ours):
            take_heart(g, theirs)
            guards = able_guards(g, theirs)
            if guards:
                guards = lowest_tq(g, guards)
                return self.surrender(g, lot(g, LOT, guards), ours)
            return self.no_quarter(g, theirs[0], ours)
        if all_routed(g, theirs):
            take_heart(g, ours)
            if able_guards(g, ours):
                return ASK
            return self.no_quarter(g, ours[0], theirs)
        begin_melee(g, self.hex, ours + theirs)
        return g.pop()

    def choices(self, g: State) -> list[int]:
        """D20: who becomes the Guard."""
        return [choice(GUARD_BY, m) for m in able_guards(g, fighters(g, self.hex, FRIENDLY))]

    def chosen(self, g: State, choice: int) -> None:
        self.surrender(g, a_of(choice), fighters(g, self.hex, ENEMY))

    def question(self, g: State) -> tuple[str, str]:
        return ("who-guards", "17.4")

    def surrender(self, g: State, guard: int, men: list[int]) -> int:
        """17.4a: Rout becomes Shaken, the captor's Order becomes Guard."""
        if is_enemy(g, guard):
            reveal(g, guard, W_SURRENDER)
        make_safe(g, guard, W_SURRENDER)
        put_down(g, guard)
        put_escort_order(g, guard, GUARD)
        unmark(g, guard, WON | DUCK_HELD)
        freed: list[int] = []
        for m in men:
            if is_enemy(g, m):
                reveal(g, m, W_SURRENDER)
            else:
                spot_friendly(g, m, guard, W_SURRENDER)
            freed += prisoners_of(g, m)
            make_safe(g, m, W_SURRENDER)
            put_down(g, m)
            let_go_of_guns(g, m)
            g.m_morale[m] = SHAKEN
            g.m_guard[m] = guard
            put_order(g, m, GUARD, 0)
            unmark(g, m, WON | DUCK_HELD)
            mark(g, m, JUST_TAKEN)
            g.tell(tell.SURRENDERED, m, guard)
            g.tell(tell.MORALE, m, SHAKEN, W_SURRENDER)
        end_melee_if_over(g, self.hex)  # before those go free, so that they can Duck Back
        for prisoner in freed:
            free_prisoner(g, prisoner, W_SURRENDER)
        return GO

    def no_quarter(self, g: State, killer: int, men: list[int]) -> int:
        """17.4l: Berserk men take no prisoners."""
        for m in men:
            if is_enemy(g, m):
                reveal(g, m, W_SURRENDER)
            g.tell(tell.NO_QUARTER, killer, m)
            kill(g, m, W_SURRENDER)
        return GO

    def about(self, g: State) -> Subject:
        return Subject("surrender", FRIENDLY, units=fighters(g, self.hex, ENEMY), hex=self.hex)


def able_guards(g: State, captors: list[int]) -> list[int]:
    """Not the Berserk; Friendlies with a live grenade (17.4n) only if there is nobody else."""
    found = [m for m in captors if g.m_morale[m] != BERSERK]
    free = [m for m in found if is_enemy(g, m) or not has(g, m, LIVE)]
    return free if free else found


def meet(g: State, hex: int) -> None:
    """Dummies go (AI.r05); a Waiting Enemy is flipped and Alert, surprised if Unprepared (9.8p)."""
    if not fighters(g, hex, FRIENDLY):
        return
    for e in fighters(g, hex, ENEMY):
        if is_dummy(g, e):
            reveal(g, e, W_DUMMY)
        elif is_waiting(g, e):
            mark(g, e, ALERT if g.rules.prepared else ALERT | SURPRISED)  # a gunner's Assistant too, who now appears
            reveal(g, e, W_FRIENDLY)
            g.tell(tell.ALERTED, e, W_FRIENDLY)
        elif not has(g, e, REAL):
            mark(g, e, REAL)


def take_heart(g: State, men: list[int]) -> None:
    """15.0c, 17.4g: the Routed among comrades who are not become Shaken."""
    for m in men:
        if g.m_morale[m] == ROUT:
            g.m_morale[m] = SHAKEN
            g.tell(tell.MORALE, m, SHAKEN, W_15)


def begin_melee(g: State, hex: int, men: list[int]) -> None:
    """15.0a-c, n, o: Orders off, a Melee marker; Routed men with comrades become Shaken; Enemies within 3 Alert."""
    if hex not in g.melees:
        g.melees.append(hex)
        g.tell(tell.MELEE, hex)
    take_heart(g, men)
    for m in men_in(g, hex):
        if m not in men:
            continue
        if g.m_order[m] != MELEE and not keeps_charge(g, m):
            make_safe(g, m, W_15)
            put_down(g, m)
            put_escort_order(g, m, MELEE)
            unmark(g, m, DUCK_HELD)
        unmark(g, m, WON)
    alert_within(g, hex, MELEE_RANGE, W_MELEE)

"""Step 4 (4.0): four Impulses, in each of which every Team of the track acts once."""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.enemy.action import flip_to_hide, push_enemy_activation
from sandtable.games.combat.enemy.late_orders import order_if_awaited
from sandtable.games.combat.enemy.phase import activation_order, order_key
from sandtable.games.combat.rules import reasons, tell
from sandtable.games.combat.rules.cards.quiet import (
    can_reveal,
    push_quiet_window,
    quiet_choices,
    spend_quietly,
    standing,
)
from sandtable.games.combat.rules.names import DUCK_BACK, FRIENDLY, FRIENDLY_TEAMS, IMPULSES
from sandtable.games.combat.rules.orders.friendly_action import push_friendly_activation
from sandtable.games.combat.rules.state import (
    ACTED,
    CARRIED,
    FIRED,
    NOBODY,
    SEEN,
    TEAM_DUCK,
    Procedure,
    State,
    has,
    is_prisoner,
    mark,
    team_on_board,
    unmark,
    unmark_all,
)
from sandtable.games.combat.rules.values import is_incapacitated, is_low
from sandtable.games.combat.rules.verbs import ACTIVATE, SPEND, SPEND_ON
from sandtable.kernel.choice import a_of, choice, is_among, verb_of
from sandtable.kernel.frame import ASK, GO, Subject

START: Final = 0
NEXT: Final = 1
WINDOW: Final = 2


def take_snapshot(g: State) -> None:
    """7.01c: who is Known or Spotted, where, how low, in what light and on what ground, as the Impulse begins."""
    g.s_seen = [1 if flags & SEEN else 0 for flags in g.m_flags]
    g.s_hex = g.m_hex[:]
    g.s_low = [1 if is_low(order) else 0 for order in g.m_order]
    g.s_light = g.light_hex[:]
    g.s_made = g.h_made


class Impulses(Procedure):
    """4.0.4a-g: the whole track for Impulse 1, then 2, 3 and 4."""

    place: int  # on the track
    before: list[int]  # how things stood at a window before the Impulse

    def step(self, g: State) -> int:
        if self.place >= len(g.track) or g.impulse == 0:
            if g.impulse >= IMPULSES:
                g.acting = NOBODY
                return g.pop()
            if self.at == START and can_reveal(g):
                self.at = WINDOW
                return push_quiet_window(g)
            self.begin(g)
            return GO
        team, before = g.track[self.place], self.before
        self.place += 1
        self.before = []
        g.acting = team
        if team < FRIENDLY_TEAMS:
            return push_friendly_team(g, team, before)
        push_enemy_team(g, team)
        if standing(g) != before and quiet_choices(g):
            push_quiet_window(g)
        return GO

    def begin(self, g: State) -> None:
        self.before = standing(g) if self.at == WINDOW else []
        self.at = START
        g.impulse += 1
        self.place = 0
        unmark_all(g, ACTED | TEAM_DUCK)
        take_snapshot(g)
        g.tell(tell.IMPULSE_BEGINS, g.impulse)


def push_impulses(g: State) -> int:
    frame = Impulses()
    frame.at = START
    frame.place = 0
    frame.before = []
    g.push(frame)
    return GO


# --- a Friendly Team ---


def may_act(g: State, m: int) -> bool:
    """Prisoners, men carried and the Incapacitated have nothing of their own to do."""
    return not has(g, m, ACTED | CARRIED) and not is_prisoner(g, m) and not is_incapacitated(g, m)


def hide_the_helpless(g: State, team: int) -> None:
    """7.19e: a helpless man's Duck Back flips when his Team acts; that is all he does."""
    for m, order in enumerate(g.m_order):
        if order != DUCK_BACK or g.m_team[m] != team or g.m_hex[m] < 0:
            continue
        if is_incapacitated(g, m) and not has(g, m, ACTED) and not is_prisoner(g, m):
            mark(g, m, ACTED)
            flip_to_hide(g, m)


class FriendlyTeam(Procedure):
    """D5: the player says which member acts next (A67); beside that, and before the last man, cards are spent (I9)."""

    team: int
    before: list[int]  # how things stood when a card could last be spent

    def step(self, g: State) -> int:
        hide_the_helpless(g, self.team)
        waiting = self.waiting(g)
        if not waiting:
            return g.pop()
        if self.at == WINDOW:
            self.at = NEXT
            self.before = standing(g)
        elif len(waiting) == 1 and standing(g) != self.before and quiet_choices(g):
            self.at = WINDOW
            return push_quiet_window(g)
        return ASK

    def waiting(self, g: State) -> list[int]:
        own = self.team
        return [m for m, team in enumerate(g.m_team) if team == own and g.m_hex[m] >= 0 and may_act(g, m)]

    def choices(self, g: State) -> list[int]:
        return [choice(ACTIVATE, m) for m in self.waiting(g)]

    def besides(self, g: State) -> list[int]:
        return quiet_choices(g) if g.hand else []

    def chosen(self, g: State, choice: int) -> None:
        if verb_of(choice) == SPEND or verb_of(choice) == SPEND_ON:
            spend_quietly(g, choice)
            return
        m = a_of(choice)
        mark(g, m, ACTED)
        unmark(g, m, FIRED)
        self.before = standing(g)
        push_friendly_activation(g, m)

    def question(self, g: State) -> tuple[str, str]:
        return ("who-acts", "4.0")

    def reason(self, g: State, thing: int, verb: int) -> int:
        if verb != ACTIVATE or not 0 <= thing < len(g.m_hex):
            return reasons.OK
        if g.m_hex[thing] < 0:
            return reasons.NOT_ON_BOARD
        if g.m_team[thing] != self.team:
            return reasons.NOT_THIS_TEAM
        if is_prisoner(g, thing):
            return reasons.PRISONER
        if is_incapacitated(g, thing):
            return reasons.INCAPACITATED
        if has(g, thing, CARRIED):
            return reasons.CARRIED
        return reasons.OK if may_act(g, thing) else reasons.ALREADY_ACTED

    def about(self, g: State) -> Subject:
        return Subject("team", FRIENDLY, units=self.waiting(g), numbers={"team": self.team})


def push_friendly_team(g: State, team: int, before: list[int]) -> int:
    frame = FriendlyTeam()
    frame.at = START
    frame.team = team
    frame.before = before
    g.tell(tell.TEAM_ACTS, team)
    g.push(frame)
    return GO


# --- an Enemy Team ---


class EnemyTeam(Procedure):
    """10.0b-c: the order is fixed when the Team begins; who appears meanwhile takes his place in it."""

    team: int
    left: list[int]
    before: list[int]  # how things stood before the last man acted

    def step(self, g: State) -> int:
        if self.at == START:
            self.begin(g)
        self.add_newcomers(g)
        if self.left and self.has_news(g):
            return push_quiet_window(g)
        while self.left:
            e = self.left.pop(0)
            if g.m_hex[e] >= 0 and g.m_team[e] == self.team:
                mark(g, e, ACTED)
                unmark(g, e, FIRED)
                self.before = standing(g)
                return push_enemy_activation(g, e)
        return g.pop()

    def has_news(self, g: State) -> bool:
        """I9: a window between two men of the Team, if the first has done anything; one only."""
        before = self.before
        self.before = []
        return before != [] and standing(g) != before and bool(quiet_choices(g))

    def begin(self, g: State) -> None:
        self.at = NEXT
        g.tell(tell.TEAM_ACTS, self.team)
        self.left = activation_order(g, team_on_board(g, self.team))
        for e in self.left:
            order_if_awaited(g, e)

    def add_newcomers(self, g: State) -> None:
        for e, team in enumerate(g.m_team):
            if team != self.team or g.m_hex[e] < 0 or has(g, e, ACTED):
                continue
            if not is_among(e, self.left):
                place = 0
                while place < len(self.left) and order_key(g, self.left[place]) <= order_key(g, e):
                    place += 1
                self.left.insert(place, e)


def push_enemy_team(g: State, team: int) -> int:
    frame = EnemyTeam()
    frame.at = START
    frame.team = team
    frame.left = []
    frame.before = []
    g.push(frame)
    return GO

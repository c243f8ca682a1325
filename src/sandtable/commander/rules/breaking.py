"""Breaking, rallying and suppressing units (3.2, 13), Light Wounds (A36) and the replacement of a Squad by Teams."""

from __future__ import annotations

from sandtable.commander.rules import tell
from sandtable.commander.rules.actions.action import BREAKING, ActionWindow, holds_any
from sandtable.commander.rules.names import SQUAD
from sandtable.commander.rules.scenario.script import BREAK, RALLIED, WEAPON_LOSS
from sandtable.commander.rules.scenario.values import is_captured
from sandtable.commander.rules.state import (
    BROKEN,
    IN_BOX,
    NO_WEAPON,
    OFF,
    SUPPRESSED,
    VETERAN,
    State,
    drop_weapon,
    lift,
    new_unit,
    set_broken,
)
from sandtable.commander.rules.verbs import CHOOSE_NONE
from sandtable.commander.rules.victory import check_control, eliminate
from sandtable.kernel.frame import ASK, Subject, with_item


def break_unit(g: State, u: int) -> None:
    """A unit breaks; a broken one is eliminated (3.2.4). A Squad's owner may first play Light Wounds (A36)."""
    is_squad = g.rules.tables.unit_kind[g.u_type[u]] == SQUAD
    if is_squad and (g.windows or holds_any(g, g.u_owner[u], BREAKING)):
        frame = LightWounds()
        frame.at = 0
        frame.unit = u
        g.push(frame)
    else:
        flip_or_eliminate(g, u)


def flip_or_eliminate(g: State, u: int) -> None:
    if g.u_flags[u] & BROKEN:
        eliminate(g, u)
    else:
        g.u_flags[u] |= BROKEN
        g.tell(tell.BROKE, u)
        if g.rules.script.events:
            g.rules.happened(g, BREAK, g.u_owner[u], u, g.u_hex[u], 0)


class LightWounds(ActionWindow):
    """A36: at the instant a Squad would break, its owner may turn it into a Team instead."""

    unit: int

    def step(self, g: State) -> int:
        return ASK

    def who(self, g: State) -> int:
        return g.u_owner[self.unit]

    def open_window(self) -> int:
        return BREAKING

    def choices(self, g: State) -> list[int]:
        found = self.action_choices(g)
        found.append(CHOOSE_NONE)
        return found

    def chosen(self, g: State, choice: int) -> None:
        g.pop()
        if choice == CHOOSE_NONE:
            flip_or_eliminate(g, self.unit)
        else:
            self.play(g, choice)

    def question(self, g: State) -> str:
        return "light-wounds"

    def about(self, g: State) -> Subject:
        return Subject("breaking", g.u_owner[self.unit], self.unit)


def replace_squad(g: State, u: int, teams: int) -> int:
    """Put Teams of the OB's quality in a Squad's place (A36, E52.2)."""
    side = g.u_owner[u]
    return replace_by(g, u, g.rules.tables.deploy_team[g.rules.nation[side] * 3 + g.rules.quality[side]], teams)


def replace_by(g: State, u: int, kind: int, teams: int) -> int:
    """Put Teams in a Squad's place; they inherit broken state and activation.

    The Squad's markers and Weapon stay on its counter until given on; returns the first Team.
    """
    side, hex = g.u_owner[u], g.u_hex[u]
    first = -1
    for _ in range(teams):
        team = new_unit(g, kind, side, hex)
        g.u_flags[team] = g.u_flags[u] & ~(SUPPRESSED | VETERAN)
        g.u_spent[team] = g.u_spent[u]
        if first < 0:
            first = team
        g.tell(tell.REPLACED, u, team)
    lift(g, u, OFF)  # last, so that nobody else was alone in the hex meanwhile (F101, F104)
    g.u_heir = with_item(g.u_heir, u, first)
    g.u_heirs = with_item(g.u_heirs, u, teams)
    check_control(g, hex)
    return first


def give_marker(g: State, u: int, team: int, flag: int) -> None:
    g.u_flags[team] |= g.u_flags[u] & flag


def give_weapon(g: State, u: int, team: int) -> None:
    w = g.u_weapon[u]
    if w != NO_WEAPON:
        g.u_weapon[u] = NO_WEAPON
        g.u_weapon[team] = w
        g.w_carrier[w] = team


def rally(g: State, u: int) -> None:
    """Back to the unbroken side (3.2.5)."""
    if g.u_flags[u] & BROKEN:
        g.u_flags[u] &= ~BROKEN
        g.tell(tell.RALLIED, u)
        if g.rules.script.events:
            g.rules.happened(g, RALLIED, g.u_owner[u], u, g.u_hex[u], 0)


def suppress(g: State, u: int) -> None:
    """One Suppressed marker at most (8.1.1, 13.1)."""
    if not g.u_flags[u] & SUPPRESSED:
        g.u_flags[u] |= SUPPRESSED
        g.tell(tell.SUPPRESSED, u)


def break_weapon(g: State, w: int) -> None:
    """A Weapon breaks; a broken one is eliminated to the Weapon box (11.4)."""
    if g.w_carrier[w] < 0:
        return
    if g.w_broken[w] or is_captured(g, w):
        lose_weapon(g, w)
    else:
        set_broken(g, w, 1)
        g.tell(tell.WEAPON_BROKE, w)


def lose_weapon(g: State, w: int) -> None:
    g.tell(tell.WEAPON_LOST, w)
    u = g.w_carrier[w]
    drop_weapon(g, w, IN_BOX)
    if u >= 0 and g.rules.script.events:
        g.rules.happened(g, WEAPON_LOSS, g.u_owner[u], u, g.u_hex[u], 0)

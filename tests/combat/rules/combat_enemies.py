"""What an Enemy does, and what is told of it."""

from __future__ import annotations

from combat_table import TABLES, Table

from phrases import said
from sandtable.games.combat.enemy.alert import alert_at_turn_end
from sandtable.games.combat.enemy.orders import assign
from sandtable.games.combat.enemy.phase import enemy_phase
from sandtable.games.combat.rules import names, tell
from sandtable.games.combat.rules.cards.effect_names import E_REINFORCE
from sandtable.games.combat.rules.cards.effects import run_effect
from sandtable.games.combat.rules.state import END_STEP, ENEMY_STEP, NOBODY
from sandtable.games.combat.screen.moments import moment_now
from sandtable.games.combat.screen.words import Words, rule_of

COVER = {"10.05": "trees"}


def draw(t: Table, e: int, *serials: int) -> int:
    """Let an Enemy get his Order; the cards that come first."""
    t.enemy_deck(*serials)
    return assign(t.g, e, NOBODY)


def path(t: Table, e: int, impulses: list[int] | None = None) -> list[str]:
    """Where an Enemy is after each Impulse."""
    team = names.TEAM_NAMES[t.g.m_team[e]]
    found = []
    for impulse in impulses or [1, 2, 3, 4]:
        t.act(team, impulse)
        found.append(t.where(e))
    return found


def enemy_orders(t: Table) -> None:
    t.g.step = ENEMY_STEP
    enemy_phase(t.g)


def reinforce(t: Table, hex: str, man: str) -> int:
    t.g.cup = [TABLES.man_name.index(man)]
    run_effect(t.g, E_REINFORCE, [1, t.hex(hex)])
    t.run()
    return len(t.g.m_hex) - 1


def at_turn_end(t: Table) -> None:
    t.g.step = END_STEP
    alert_at_turn_end(t.g)


def last_line(t: Table, name: str) -> str:
    """The last line of the log for an event of a name, in English."""
    assert t.game is not None
    event = [e for e in t.game.events if e[0] == tell.key(name)][-1]
    return said(Words(t.g, moment_now(t.g)).event(event).data())


def rules_told(t: Table, name: str) -> set[str]:
    assert t.game is not None
    return {rule_of(t.g, event) for event in t.game.events if event[0] == tell.key(name)}

"""What must be true of a game of Combat! at every decision: cards, men, markers; a recount from the events; secrets."""

from __future__ import annotations

import random
from typing import cast

from sandtable.games.combat.rules import rules, tell
from sandtable.games.combat.rules.invariants import faults
from sandtable.games.combat.rules.names import CARRY, DUCK_BACK, HIDE, NO_ORDER
from sandtable.games.combat.rules.orders.order_rules import needs_order
from sandtable.games.combat.rules.setup import SQUAD
from sandtable.games.combat.rules.state import (
    CAPTIVE,
    CARRIED,
    DEAD,
    LEFT,
    NOBODY,
    ORDER_STEP,
    SEEN,
    State,
    friendlies,
    has,
    is_enemy,
    is_friendly,
)
from sandtable.games.combat.rules.tables import NONE
from sandtable.games.combat.rules.victory import count, fits_rank
from sandtable.kernel.frame import Event
from sandtable.kernel.game import Game
from sandtable.lab.invariants import may_see
from sandtable.lab.kit import Ledger

ENEMY_ACTS = [tell.ENEMY_CARD, tell.ENEMY_ORDER, tell.TEAM_CARD]


def table_faults(g: State) -> list[str]:
    """Everything that a single look at the table can tell: what the game itself promises, and that nobody is lost."""
    return [*faults(g), *column_faults(g), *cup_faults(g), *squad_faults(g), *carried_faults(g)]


def column_faults(g: State) -> list[str]:
    columns = [
        g.m_man, g.m_team, g.m_morale, g.m_order, g.m_dirs, g.m_aim, g.m_with, g.m_flags, g.m_wounds, g.m_ammo,
        g.m_guard, g.m_partner, g.m_flares, g.m_papers, g.m_exit, g.s_seen, g.s_hex, g.s_low,
    ]  # fmt: skip
    if any(len(column) != len(g.m_hex) for column in columns):
        return ["the columns of the table of men differ in length"]
    if not len(g.smoke_hexes) == len(g.smoke_value) == len(g.smoke_fading) == len(g.smoke_born):
        return ["the columns of smoke differ in length"]
    return []


def cup_faults(g: State) -> list[str]:
    """Every counter that began in the Cup is in it or was drawn, once; Assistants come with their Operators."""
    tables = g.rules.tables
    drawn = [g.m_man[m] for m in range(1, len(g.m_hex)) if is_enemy(g, m)]
    assistants = [tables.man_partner[man] for man in g.rules.cup if tables.man_partner[man] != NONE]
    known = sorted(man for man in drawn + g.cup if man not in assistants)
    found = [] if known == sorted(g.rules.cup) else [f"Enemies in and out of the Cup are {known}"]
    helpers = [man for man in drawn if man in assistants]
    return found if len(helpers) == len(set(helpers)) else [*found, "an Assistant is there twice"]


def squad_faults(g: State) -> list[str]:
    """The squad is a line of the table, whatever became of its men."""
    ours = [g.m_man[m] for m in range(1, len(g.m_hex)) if is_friendly(g, m) and not has(g, m, CAPTIVE)]
    squads = [g.rules.squad[i : i + SQUAD] for i in range(0, len(g.rules.squad), SQUAD)]
    teams = g.rules.friendly_teams
    lines = [sorted(man for man in squad if g.rules.tables.man_team[man] in teams) for squad in squads]
    return [] if sorted(ours) in lines else [f"the squad is {sorted(ours)}, no line of the table"]


def carried_faults(g: State) -> list[str]:
    """A man who is carried is where his carrier is; a corpse is dead."""
    found: list[str] = []
    for m in range(1, len(g.m_hex)):
        carrier = g.m_with[m] if has(g, m, CARRIED) and g.m_order[m] == CARRY else NOBODY
        if carrier >= 0 and g.m_order[carrier] == CARRY and g.m_hex[carrier] != g.m_hex[m]:
            found.append(f"man {m} is carried by one who is elsewhere")
    return found + [f"there is a corpse of {m}, who lives" for m in g.corpse_man if g.m_hex[m] != DEAD]


# --- recounting from the told events ---


class CombatLedger(Ledger):
    """Hand, losses, exits, finds and points, kept from the events and nothing else."""

    def __init__(self, game: Game) -> None:
        self.told = 0
        self.points = 0
        self.hand: list[int] = []
        self.aside: list[int] = []
        self.dead: set[int] = set()
        self.left: set[int] = set()
        self.papers = 0
        self.found = 0

    def read(self, game: Game) -> list[str]:
        g = cast(State, game.state)
        found: list[str] = []
        for event in game.events[self.told :]:
            self.enter(event)
            found += leaks(g, event)
        self.told = len(game.events)
        return found + self.compare(g)

    def enter(self, event: Event) -> None:
        key, _, a, _, _, _ = event
        if key == tell.CARD_TO_HAND:
            if a in self.aside:
                self.aside.remove(a)
            self.hand.append(a)
        elif key == tell.DREW_CARD:
            self.aside.append(a)
        elif key in (tell.CARD_DISCARDED, tell.CARD_PLAYED, tell.CARD_SPENT):
            pile = self.hand if a in self.hand else self.aside
            if a in pile:
                pile.remove(a)
        elif key == tell.KILLED:
            self.dead.add(a)
        elif key in (tell.LEFT_BOARD, tell.CAPTURED):  # prisoners go with their Guard
            self.left.add(a)
        elif key == tell.POINTS:
            self.points += a
        elif key == tell.PAPERS:
            self.papers += 1
        elif key == tell.SEARCH_FOUND:
            self.found += 1

    def compare(self, g: State) -> list[str]:
        found: list[str] = []
        men = range(1, len(g.m_hex))
        dead = {m for m in men if g.m_hex[m] == DEAD}
        left = {m for m in men if g.m_hex[m] == LEFT}
        if sorted(self.hand + self.aside) != sorted(g.hand + g.aside):
            found.append(f"hand and planned cards are {g.hand + g.aside}, by the events {self.hand + self.aside}")
        if dead != self.dead:
            found.append(f"the dead are {sorted(dead)}, by the events {sorted(self.dead)}")
        if left != self.left:
            found.append(f"those who left are {sorted(left)}, by the events {sorted(self.left)}")
        if self.points != g.points:
            found.append(f"points of events are {g.points}, told were {self.points}")
        if self.papers != sum(g.m_papers) or self.found != len(g.found):
            found.append("papers and finds are not what the events say")
        return found + self.recount(g)

    def recount(self, g: State) -> list[str]:
        """Lines of the victory schedule that the events alone can tell."""
        found: list[str] = []
        for p in g.rules.vp:
            if p.kind == rules.VP_ENEMY_KILLED:
                told = len([m for m in self.dead if is_enemy(g, m) and fits_rank(g, p, m)])
            elif p.kind == rules.VP_FRIENDLY_KILLED:
                told = len([m for m in self.dead if is_friendly(g, m)])
            elif p.kind == rules.VP_SEARCHED:
                told = self.found
            elif p.kind == rules.VP_PAPERS:
                told = min(self.papers, count(g, p))
            elif p.kind == rules.VP_ENEMY_THROUGH:
                told = min(len([m for m in self.left if is_enemy(g, m)]), count(g, p))
            else:
                continue
            if told != count(g, p):
                found.append(f"victory points of kind {p.kind}: {count(g, p)} counted, {told} by the events")
        return found


def leaks(g: State, event: Event) -> list[str]:
    """Rolls and numbers of one who is Unknown even now are told to nobody."""
    if event[0] not in (tell.CHECKED, tell.CONFIRMED_ROLL) or not may_see(event[1], 0):
        return []
    m = event[2]
    if m >= 0 and is_enemy(g, m) and not has(g, m, SEEN) and g.m_hex[m] >= 0:
        return [f"a roll of the Unknown {m} is told"]
    return []


# --- what the Enemy may not know ---


def enemy_faults(game: Game, rng: random.Random) -> list[str]:
    """The Enemy's Orders of Step 3 hang neither on the hand nor on the Orders of Hidden Friendlies."""
    g = cast(State, game.state)
    decision = game.decision
    if decision is None or decision.prompt != "orders" or g.step != ORDER_STEP:
        return []
    if len([m for m in friendlies(g) if needs_order(g, m)]) != 1:
        return []
    code = rng.choice(decision.choices)
    plain, other = game.clone(), game.clone()
    changed = cast(State, other.state)
    change_secrets(changed, rng)
    told = len(game.events)
    try:
        plain.play(code)
        other.play(code)
    except Exception as error:  # a fault of its own, found by other checks too
        return [f"{game.notation(code)} at orders: {type(error).__name__}: {error}"]
    if not (has_begun(plain, told) and has_begun(other, told)):
        return []  # a card of the hand may be spent first: nothing to compare yet
    if first_acts(plain, told) != first_acts(other, told):
        return ["the Enemy's Orders depend on the player's hand or on Hidden Friendlies"]
    return []


def change_secrets(g: State, rng: random.Random) -> None:
    """Another hand of as many cards without a window before Step 3, and other Orders for the Hidden."""
    count = min(len(g.hand), len(g.f_draw))
    swapped = g.f_draw[:count]
    g.f_draw = g.hand[:count] + g.f_draw[count:]
    g.hand = swapped + g.hand[count:]
    for m in friendlies(g):
        if not has(g, m, SEEN) and g.m_order[m] not in (NO_ORDER, DUCK_BACK) and rng.random() < 0.5 and g.m_with[m] < 0:
            g.m_order[m] = HIDE


def has_begun(game: Game, told: int) -> bool:
    """Is Step 3 over?"""
    return any(event[0] == tell.IMPULSE_BEGINS for event in game.events[told:])


def first_acts(game: Game, told: int) -> list[Event]:
    """What the Enemy was told to do before anybody acted."""
    found: list[Event] = []
    for event in game.events[told:]:
        if event[0] == tell.IMPULSE_BEGINS:
            break
        if event[0] in ENEMY_ACTS:
            found.append(event)
    return found

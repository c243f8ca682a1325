"""What must be true of a game of Combat! at every decision: cards, men, markers; a recount from the events; secrets."""

from __future__ import annotations

import random
from typing import cast

from sandtable.games.combat import tell
from sandtable.games.combat.cards import RESHUFFLE, DrawCards
from sandtable.games.combat.names import BERSERK, CARRY, DUCK_BACK, HIDE, NO_ORDER
from sandtable.games.combat.order_rules import needs_order
from sandtable.games.combat.rules import (
    VP_ENEMY_KILLED,
    VP_ENEMY_THROUGH,
    VP_FRIENDLY_KILLED,
    VP_PAPERS,
    VP_SEARCHED,
)
from sandtable.games.combat.setup import SQUAD
from sandtable.games.combat.state import (
    CAPTIVE,
    CARRIED,
    DEAD,
    LEFT,
    NOBODY,
    ORDER_STEP,
    REMOVED,
    RESERVE,
    SEEN,
    State,
    friendlies,
    has,
    is_enemy,
    is_friendly,
)
from sandtable.games.combat.tables import NONE
from sandtable.games.combat.victory import count, fits_rank
from sandtable.games.combat.wounds import Hit
from sandtable.kernel.frame import Event
from sandtable.kernel.game import Game
from sandtable.lab.invariants import may_see
from sandtable.lab.kit import Ledger

OFF_BOARD = [DEAD, LEFT, RESERVE, REMOVED]
ENEMY_ACTS = [tell.ENEMY_CARD, tell.ENEMY_ORDER, tell.TEAM_CARD]


def table_faults(g: State) -> list[str]:
    """Everything that a single look at the table can tell."""
    return card_faults(g) + men_faults(g) + pair_faults(g) + marker_faults(g)


# --- cards ---


def cards_in_flight(g: State) -> list[int]:
    """Friendly cards between deck and discards: drawn for a wound, or an Event card whose event is going on."""
    found: list[int] = []
    for frame in g.frames:
        if isinstance(frame, Hit):
            found += [card for card in (frame.first, frame.second) if card >= 0]
        elif isinstance(frame, DrawCards) and frame.at == RESHUFFLE:
            found.append(frame.card)
    return found


def card_faults(g: State) -> list[str]:
    """Each card of both decks lies in exactly one place."""
    faults: list[str] = []
    played = [g.f_played] if g.f_played >= 0 else []
    ours = g.f_draw + g.f_discard + g.hand + g.aside + played + cards_in_flight(g)
    if sorted(ours) != list(range(len(g.rules.tables.fcard_name))):
        faults.append(f"the Friendly cards are not each once: {sorted(ours)}")
    theirs = g.e_draw + g.e_discard + ([card for card in g.e_display if card >= 0])
    if sorted(theirs) != list(range(len(g.rules.tables.ecard_serial))):
        faults.append(f"the Enemy cards are not each once: {sorted(theirs)}")
    return faults


# --- men ---


def men_faults(g: State) -> list[str]:
    """Nobody is lost or doubled, and everybody is somewhere."""
    faults: list[str] = []
    men = range(1, len(g.m_hex))
    columns = [
        g.m_man, g.m_team, g.m_morale, g.m_order, g.m_dirs, g.m_aim, g.m_with, g.m_flags, g.m_wounds, g.m_ammo,
        g.m_guard, g.m_partner, g.m_flares, g.m_papers, g.m_exit, g.s_seen, g.s_hex, g.s_low,
    ]  # fmt: skip
    if any(len(column) != len(g.m_hex) for column in columns):
        return ["the columns of the table of men differ in length"]
    tables = g.rules.tables
    drawn = [g.m_man[m] for m in men if is_enemy(g, m)]
    assistants = [tables.man_partner[man] for man in g.rules.cup if tables.man_partner[man] != NONE]
    known = sorted(man for man in drawn + g.cup if man not in assistants)
    if known != sorted(g.rules.cup):
        faults.append(f"Enemies in the Cup and out of it are {known}, not {sorted(g.rules.cup)}")
    if len([man for man in drawn if man in assistants]) != len({man for man in drawn if man in assistants}):
        faults.append("an Assistant is there twice")
    faults += squad_faults(g)
    for m in men:
        if g.m_hex[m] >= g.rules.ground.size or (g.m_hex[m] < 0 and g.m_hex[m] not in OFF_BOARD):
            faults.append(f"man {m} is nowhere ({g.m_hex[m]})")
        if not 0 <= g.m_morale[m] <= BERSERK:
            faults.append(f"man {m} has Morale {g.m_morale[m]}")
    return faults


def squad_faults(g: State) -> list[str]:
    ours = [g.m_man[m] for m in range(1, len(g.m_hex)) if is_friendly(g, m) and not has(g, m, CAPTIVE)]
    squads = [g.rules.squad[i : i + SQUAD] for i in range(0, len(g.rules.squad), SQUAD)]
    teams = g.rules.friendly_teams
    lines = [sorted(man for man in squad if g.rules.tables.man_team[man] in teams) for squad in squads]
    return [] if sorted(ours) in lines else [f"the squad is {sorted(ours)}, no line of the table"]


def pair_faults(g: State) -> list[str]:
    """Prisoner and Guard, carrier and carried, gun and crew stand together."""
    faults: list[str] = []
    for m in range(1, len(g.m_hex)):
        guard = g.m_guard[m]
        if (
            guard >= 0
            and g.m_hex[m] >= 0
            and (g.m_hex[guard] != g.m_hex[m] or is_friendly(g, guard) == is_friendly(g, m))
        ):
            faults.append(f"prisoner {m} has no Guard of the other side in his hex")
        carrier = g.m_with[m] if has(g, m, CARRIED) and g.m_order[m] == CARRY else NOBODY
        if carrier >= 0 and g.m_order[carrier] == CARRY and g.m_hex[carrier] != g.m_hex[m]:
            faults.append(f"man {m} is carried by one who is elsewhere")
    for gun, man in enumerate(g.gun_man):
        if man >= 0 and (g.gun_hex[gun] != g.m_hex[man] or not is_friendly(g, man)):
            faults.append(f"gun {gun} is not where its Operator is")
    if len({man for man in g.gun_man if man >= 0}) != len([man for man in g.gun_man if man >= 0]):
        faults.append("one man operates two guns")
    return faults


def marker_faults(g: State) -> list[str]:
    faults: list[str] = []
    if len(set(g.melees)) != len(g.melees):
        faults.append("a hex has two Melee markers")
    for hex in g.melees:
        sides = {is_friendly(g, m) for m in range(1, len(g.m_hex)) if g.m_hex[m] == hex}
        if len(sides) != 2:
            faults.append(f"there is a Melee in hex {hex} without two sides")
    if not len(g.t_hex) == len(g.t_blast) == len(g.t_man):
        faults.append("the columns of thrown grenades differ in length")
    if any(not 0 <= i < len(g.t_hex) for i in g.mark_grenade):
        faults.append("a Near or Far marker belongs to no grenade")
    if not len(g.smoke_hexes) == len(g.smoke_value) == len(g.smoke_fading) == len(g.smoke_born):
        faults.append("the columns of smoke differ in length")
    dead = {m for m in range(1, len(g.m_hex)) if g.m_hex[m] == DEAD}
    if not set(g.corpse_man) <= dead:
        faults.append("there is a corpse of a man who lives")
    return faults


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
        faults: list[str] = []
        for event in game.events[self.told :]:
            self.enter(event)
            faults += leaks(g, event)
        self.told = len(game.events)
        return faults + self.compare(g)

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
        faults: list[str] = []
        men = range(1, len(g.m_hex))
        dead = {m for m in men if g.m_hex[m] == DEAD}
        left = {m for m in men if g.m_hex[m] == LEFT}
        if sorted(self.hand + self.aside) != sorted(g.hand + g.aside):
            faults.append(f"hand and planned cards are {g.hand + g.aside}, by the events {self.hand + self.aside}")
        if dead != self.dead:
            faults.append(f"the dead are {sorted(dead)}, by the events {sorted(self.dead)}")
        if left != self.left:
            faults.append(f"those who left are {sorted(left)}, by the events {sorted(self.left)}")
        if self.points != g.points:
            faults.append(f"points of events are {g.points}, told were {self.points}")
        if self.papers != sum(g.m_papers) or self.found != len(g.found):
            faults.append("papers and finds are not what the events say")
        return faults + self.recount(g)

    def recount(self, g: State) -> list[str]:
        """Lines of the victory schedule that the events alone can tell."""
        faults: list[str] = []
        for p in g.rules.vp:
            if p.kind == VP_ENEMY_KILLED:
                told = len([m for m in self.dead if is_enemy(g, m) and fits_rank(g, p, m)])
            elif p.kind == VP_FRIENDLY_KILLED:
                told = len([m for m in self.dead if is_friendly(g, m)])
            elif p.kind == VP_SEARCHED:
                told = self.found
            elif p.kind == VP_PAPERS:
                told = min(self.papers, count(g, p))
            elif p.kind == VP_ENEMY_THROUGH:
                told = min(len([m for m in self.left if is_enemy(g, m)]), count(g, p))
            else:
                continue
            if told != count(g, p):
                faults.append(f"victory points of kind {p.kind}: {count(g, p)} counted, {told} by the events")
        return faults


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


def first_acts(game: Game, told: int) -> list[Event]:
    """What the Enemy was told to do before anybody acted."""
    found: list[Event] = []
    for event in game.events[told:]:
        if event[0] == tell.IMPULSE_BEGINS:
            break
        if event[0] in ENEMY_ACTS:
            found.append(event)
    return found

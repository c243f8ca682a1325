"""What must be true at every decision of Great War Commander, beside what the family's lab looks at."""

from __future__ import annotations

from typing import Final, cast

from sandtable.commander.lab import invariants
from sandtable.commander.lab.invariants import IN_DECK, IN_PILE, CommanderLedger, turn_begins
from sandtable.commander.map.kinds import WAY_PRESENT
from sandtable.commander.rules import tell as family_tell
from sandtable.commander.rules.names import SQUAD, TEAM
from sandtable.commander.rules.scenario.setup import BY_ENTRY
from sandtable.commander.rules.state import (
    NO_RADIO,
    NO_WEAPON,
    SUPPRESSED,
    TIME_TRACK,
    State,
    units_in,
)
from sandtable.commander.rules.victory import NO_SPACE
from sandtable.games.great_war_commander.rules import tell
from sandtable.games.great_war_commander.rules.allies.state import (
    AlliedState,
    is_joint,
    nation_of_card,
    nation_of_strategy,
    nations_of,
    strategy_piles,
)
from sandtable.games.great_war_commander.rules.command import out_of_cohesion
from sandtable.games.great_war_commander.rules.formations import is_tank
from sandtable.games.great_war_commander.rules.state import (
    CHAIN,
    EITHER,
    NO_CARD,
    NO_HEX,
    ORDER_FLAGS,
    GreatWarState,
    of,
)
from sandtable.games.great_war_commander.rules.strategy.cards import deck_of
from sandtable.kernel.frame import Event
from sandtable.kernel.game import Game
from sandtable.kernel.title import SPECTATOR
from sandtable.lab.invariants import may_see

SIDES: Final = range(2)


# --- one state ---


def meddling_cards(g: GreatWarState) -> list[list[int]]:
    """By side: the cards that lie face down before a player (E71)."""
    return [[card for card in [g.meddling[side]] if card != NO_CARD] + g.meddling_more[side] for side in SIDES]


def cards_aside(g: GreatWarState) -> list[list[int]]:
    """By side: those, and the piles of the nation that does not act (intro.2)."""
    found = meddling_cards(g)
    if isinstance(g, AlliedState):
        found[g.joint] += g.aside_draw + g.aside_discards
    return found


def cards_hidden(g: GreatWarState) -> list[list[int]]:
    """By side: those of them that nobody may see."""
    found = meddling_cards(g)
    if isinstance(g, AlliedState):
        found[g.joint] += g.aside_draw
    return found


def nation_faults(g: GreatWarState) -> list[str]:
    """Each pile of a side of two nations holds cards of one nation, and each procedure has a nation (intro.2)."""
    if not isinstance(g, AlliedState):
        return []
    faults: list[str] = []
    mine, theirs = g.acting, 1 - g.acting
    piles = [(g.draw[g.joint], mine), (g.discards[g.joint], mine), (g.aside_draw, theirs), (g.aside_discards, theirs)]
    for pile, nation in piles:
        if any(nation_of_card(g, card) != nation for card in pile):
            faults.append(f"a pile of nation {nation} holds cards of the other")
    for pile, nation in ((g.s_draw[g.joint], mine), (g.aside_strategy, theirs)):
        if any(nation_of_strategy(g, card) != nation for card in pile):
            faults.append(f"the Strategy deck of nation {nation} holds cards of the other")
    if g.rules.nation[g.joint] != g.nations[g.acting] or g.other_rules.nation[g.joint] != g.nations[theirs]:
        faults.append("the rules are not those of the nation that acts")
    if not g.over and (len(g.acts) < len(g.frames) or g.acts[len(g.frames) - 1] != g.acting):
        faults.append("the nation that acts is not that of the procedure that runs")
    return faults


def table_faults(state: State) -> list[str]:
    g = of(state)
    fresh = g.s_played == 0  # a Strategy Card may perform what is else an Order
    faults = invariants.table_faults(g, cards_aside(g), fresh) + nation_faults(g)
    faults += strategy_faults(g) + ground_faults(g) + gas_faults(g) + tank_faults(g) + bearer_faults(g)
    faults += barrage_faults(g)
    if fresh and turn_begins(g) and not g.over:
        faults += leftover_faults(g)
    return faults


def strategy_faults(g: GreatWarState) -> list[str]:
    """Each player's nine Strategy Cards lie in exactly one place each; what he knows is hidden from somebody."""
    faults: list[str] = []
    hidden: list[int] = []
    for side in SIDES:
        unseen = g.s_hand[side] + [card for pile in strategy_piles(g, side) for card in pile]
        places = unseen + g.s_discards[side] + g.s_reminders[side]
        hidden += unseen
        if sorted(places) != deck_of(g, side):
            faults.append(f"side {side}: its Strategy Cards are not nine, each once: {sorted(places)}")
    for seat in SIDES:
        known = [entry % EITHER for entry in g.s_seen[seat]]
        if len(set(known)) != len(known) or any(card not in hidden for card in known):
            faults.append(f"seat {seat}: it knows the places of {known}, which are face up or twice")
    return faults


def ground_faults(g: GreatWarState) -> list[str]:
    faults: list[str] = []
    if g.changed != sum(1 << h for h, marker in enumerate(g.h_ground) if marker):
        faults.append("the mask of changed hexes does not fit the map")
    for h, gone in enumerate(g.h_trail):
        if gone and not g.rules.map.trail[h] & WAY_PRESENT:
            faults.append(f"hex {h} has lost a Trail that it never had")
    return faults


def gas_faults(g: GreatWarState) -> list[str]:
    """The mask fits, there are no more markers than counters, and none is with a Blaze (8.1.6)."""
    faults: list[str] = []
    hexes = [h for h in range(g.rules.map.size) if g.h_gas[h]]
    count = g.rules.tables.gas_count
    if g.gassed != sum(1 << h for h in hexes):
        faults.append("the mask of Gas hexes does not fit the map")
    if count and len(hexes) > count:
        faults.append(f"{len(hexes)} Gas markers are on the map")
    return faults + [f"hex {h} holds Gas and a Blaze (8.1.6)" for h in hexes if g.h_blaze[h]]


def tank_faults(g: GreatWarState) -> list[str]:
    """8.2.1: never two Tanks in a hex, whoever owns them."""
    faults: list[str] = []
    for h in range(len(g.h_top)):
        tanks = [u for u in units_in(g, h) if is_tank(g, u)]
        if len(tanks) > 1:
            faults.append(f"hex {h} holds Tanks {tanks}")
    return faults


def bearer_faults(g: GreatWarState) -> list[str]:
    """11: only Platoons and Teams carry Weapons."""
    kinds = g.rules.tables.unit_kind
    return [
        f"unit {u} is no Platoon or Team, but carries Weapon {g.u_weapon[u]}"
        for u in range(len(g.u_type))
        if g.u_weapon[u] != NO_WEAPON and kinds[g.u_type[u]] not in (SQUAD, TEAM)
    ]


def barrage_faults(g: GreatWarState) -> list[str]:
    """O19.2.2: a barrage lies round its Spotting Round, and only while there is a sound Telephone."""
    faults: list[str] = []
    for side in SIDES:
        if g.barrage[side] and g.spotting[side] == NO_HEX:
            faults.append(f"side {side}: its barrage has no Spotting Round")
        if g.spotting[side] != NO_HEX and (g.radio[side] == NO_RADIO or g.radio_broken[side]):
            faults.append(f"side {side}: its barrage lies there without its Telephone")
        if len(set(g.barrage[side])) != len(g.barrage[side]):
            faults.append(f"side {side}: two Impact markers of its barrage are in one hex")
    return faults


def leftover_faults(g: GreatWarState) -> list[str]:
    """What must be over when a Turn begins."""
    faults: list[str] = []
    for u in range(len(g.u_type)):
        if g.u_flags[u] & (ORDER_FLAGS | CHAIN):
            faults.append(f"unit {u} still has flags of an Order")
        if g.u_hex[u] == TIME_TRACK and g.u_time[u] == NO_SPACE and not g.u_flags[u] & BY_ENTRY:
            faults.append(f"unit {u} waits on the Time Track, but on no space")
    for side in SIDES:
        if len(g.s_hand[side]) > len(nations_of(g, side)):
            faults.append(f"side {side}: it holds {len(g.s_hand[side])} Strategy Cards")
        if any(not g.rules.tables.strategy_reminder[card] for card in g.s_reminders[side]):
            faults.append(f"side {side}: a Strategy Card that was for an Order is still in force")
    return faults


# --- recounting from the told events ---

STRATEGY_LEAVES: Final = [
    tell.STRATEGY_PLAYED, tell.STRATEGY_ADDED, tell.STRATEGY_DISCARDED, tell.STRATEGY_RETURNED, tell.STRATEGY_LAPSED,
]  # fmt: skip
DISTURBING: Final = [family_tell.TIME, family_tell.EVENT, family_tell.TRIGGER, tell.MEDDLING_ORDER]


class GreatWarLedger(CommanderLedger):
    """As the family's, and the Strategy Cards held and in force; Cohesion is looked at when a Turn begins."""

    from_hand = [*invariants.FROM_HAND, tell.WORKS_ORDERED]
    from_deck = [*invariants.FROM_DECK, tell.MEDDLING_ORDER]  # drawn face down: nobody was told which

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        g = cast(GreatWarState, game.state)
        self.held = set(g.s_hand[0] + g.s_hand[1])
        self.in_force = set(g.s_reminders[0] + g.s_reminders[1])
        if isinstance(g, AlliedState):
            self.place.update(dict.fromkeys(g.aside_draw, IN_DECK))
            self.place.update(dict.fromkeys(g.aside_discards, IN_PILE))
        self.shuffling = 0  # which nation of its side reshuffles, where there are two
        self.begun = False  # a Turn has begun since the last look
        self.disturbed = True  # something may have changed after the last check of Cohesion

    def enter(self, g: State, event: Event) -> list[str]:
        key, card = event[0], event[3]
        if key == tell.STRATEGY_DRAWN:
            self.held.add(card)
        elif key == tell.STRATEGY_REMINDER:
            self.in_force.add(card)
        elif key in STRATEGY_LEAVES:
            self.held.discard(card)
            self.in_force.discard(card)
        elif key == tell.NATION_RESHUFFLES:
            self.shuffling = card
        elif key == family_tell.TURN_BEGINS:
            self.begun = True
        elif key in DISTURBING:
            self.disturbed = True
        return super().enter(g, event)

    def reshuffled(self, g: State, side: int) -> int:
        return nations_of(g, side)[self.shuffling] if is_joint(g, side) else super().reshuffled(g, side)

    def is_of(self, g: State, card: int, side: int) -> bool:
        return self.nation_of[card] in nations_of(g, side)

    def leaks(self, g: State, event: Event) -> list[str]:
        faults = super().leaks(g, event)
        name, kinds = g.rules.tables.words.tells[event[0]]
        if "strategy" not in kinds:
            return faults
        owner, card = event[2], event[3]
        for seat in (0, 1, SPECTATOR):
            if may_see(event[1], seat) and seat != owner and is_hidden_from(of(g), seat, card):
                faults.append(f"seat {seat} is told of hidden Strategy Card {card} ({name})")
        return faults

    def compare(self, g: State) -> list[str]:
        faults = super().compare(g)
        s = of(g)
        if self.held != set(s.s_hand[0] + s.s_hand[1]):
            faults.append(f"Strategy Cards {s.s_hand} are held, by the events {self.held}")
        if self.in_force != set(s.s_reminders[0] + s.s_reminders[1]):
            faults.append(f"Strategy Cards {s.s_reminders} are in force, by the events {self.in_force}")
        if self.begun and not g.over:
            faults += [] if self.disturbed else cohesion_faults(g)
            self.begun = self.disturbed = False
        return faults


def is_hidden_from(g: GreatWarState, seat: int, card: int) -> bool:
    """A Strategy Card that is not face up, and whose place the seat has not been shown."""
    piles = [pile for side in SIDES for pile in [g.s_hand[side], *strategy_piles(g, side)]]
    if not any(card in pile for pile in piles):
        return False
    return seat == SPECTATOR or card not in [entry % EITHER for entry in g.s_seen[seat]]


def cohesion_faults(g: State) -> list[str]:
    """3.3.2.1: who is Out of Cohesion after a Turn is suppressed."""
    return [
        f"unit {u} is Out of Cohesion, but not suppressed"
        for side in SIDES
        for u in out_of_cohesion(g, side)
        if not g.u_flags[u] & SUPPRESSED
    ]


# --- hidden information ---


def view_faults(game: Game, seat: int, seed: str) -> list[str]:
    g = cast(GreatWarState, game.state)
    return invariants.view_faults(game, g, seat, seed, cards_hidden(g))

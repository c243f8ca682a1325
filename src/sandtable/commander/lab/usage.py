"""What of a Commander game can be used, counted alike in every game of the family.

An item is a word like "card-order G-51" or "terrain woods". What can never happen by the rules is not on the list.
"""

from __future__ import annotations

from typing import cast

from sandtable.commander.map.kinds import NO_SIDE, SIDE_NAMES, TERRAIN_NAMES
from sandtable.commander.rules import names, tell
from sandtable.commander.rules.ground import terrain_at
from sandtable.commander.rules.state import State, occupied_by, other
from sandtable.commander.rules.tables import NONE, Tables
from sandtable.commander.rules.verbs import ADVANCE_TO, DISCARD, ORDER
from sandtable.commander.rules.victory import ENDING_NAMES
from sandtable.kernel import frame as kernel
from sandtable.kernel.choice import a_of, b_of, verb_of
from sandtable.kernel.frame import Event
from sandtable.lab.kit import Usage

KEEP_IT = 1_000_000  # rarity of giving away a card that is wanted
MOVES = [tell.MOVED, tell.ADVANCED, tell.RETREATED]


class FamilyUsage(Usage):
    duds: list[int] = []  # Actions that no player ever plays

    def __init__(self, tables: Tables) -> None:
        super().__init__()
        self.tables = tables
        self.words = tables.words
        self.event_card = NONE  # the card revealed after an Event! trigger

    def begin(self, state: kernel.State, events: list[Event]) -> None:
        """A game as it starts: chits that lie there from the beginning are not told."""
        g = cast(State, state)
        for chit in g.open_chits + g.secret_chits[0] + g.secret_chits[1]:
            self.note("chit " + self.tables.chit_letter[chit])
        self.read(g, events)

    def choice(self, code: int) -> None:
        self.note("verb " + self.verb_item(verb_of(code)))

    def verb_item(self, verb: int) -> str:
        return " ".join([self.words.verbs[verb].name, *self.words.verbs[verb].kinds])

    def read(self, state: kernel.State, events: list[Event]) -> None:
        g = cast(State, state)
        for event in events:
            self.note("told " + self.words.tells[event[0]][0])
            self.enter(g, event)

    def enter(self, g: State, event: Event) -> None:
        key, _, a, b, c, _ = event
        if key == tell.ORDER_GIVEN:
            self.note("order " + self.words.orders[g.rules.card_order[b]])
            self.note("card-order " + self.tables.card_name[b])
        elif key == tell.ACTION_PLAYED:
            self.note("action " + self.words.actions[c])
            if c != names.OP_FIRE:
                self.note("card-action " + self.tables.card_name[b])
        elif key == tell.ROLLED:
            self.note("roll " + self.words.purposes[c])
            self.note("card-roll " + self.tables.card_name[b])
        elif key == tell.REVEALED:
            self.event_card = b
        elif key == tell.EVENT:
            self.note("event " + self.words.events[b])
            self.note("card-event " + self.tables.card_name[self.event_card])
        elif key == tell.TRIGGER:
            self.note("trigger " + names.TRIGGER_NAMES[b])
        elif key == tell.FORTIFIED:
            self.note("fort-placed " + self.words.forts[b])
        elif key in MOVES:
            self.moved(g, b, c)
        elif key == tell.CHIT_OPEN:
            self.note("chit " + self.tables.chit_letter[a])
        elif key == tell.CHIT_SECRET:
            self.note("chit " + self.tables.chit_letter[b])
        elif key == tell.GAME_OVER:
            self.note("ending " + ENDING_NAMES[b])

    def moved(self, g: State, start: int, end: int) -> None:
        """Terrain entered, hexside crossed, Fortification used. Markers count as they are after the decision."""
        map = g.rules.map
        self.note("terrain " + TERRAIN_NAMES[terrain_at(g, end)])
        if g.h_fort[end]:
            self.note("fort-entered " + self.words.forts[g.h_fort[end]])
        for d in range(6):
            if map.neighbours[start * 6 + d] == end and map.sides[start * 6 + d] != NO_SIDE:
                self.note("hexside " + SIDE_NAMES[map.sides[start * 6 + d]])

    def rarity(self, state: kernel.State, code: int) -> int:
        """How often what a choice stands for has been used; the least comes first.

        A card never yet played for its Action is kept for it, and an Advance into the enemy brings Melee.
        """
        g = cast(State, state)
        verb = self.words.verbs[verb_of(code)]
        if verb.code == ADVANCE_TO and is_shared_after(g, code):
            return -1
        if verb.kinds[:1] != ["card"]:
            return self.count["verb " + self.verb_item(verb.code)]
        card = a_of(code)
        name = self.tables.card_name[card]
        played = self.count["card-action " + name]
        if verb.code == ORDER or verb.code == DISCARD:
            useless = self.tables.card_action[card] in self.duds
            return self.count["card-order " + name] if played or useless else KEEP_IT
        return played

    def rarest_actions(self, nation: int, count: int, advances: int) -> list[str]:
        """Ids of a deck's cards least played for their Action, and of some more to Advance."""
        first = self.tables.first_card(nation)
        deck = range(first, first + names.CARDS_IN_DECK)
        playable = [c for c in deck if self.tables.card_action[c] not in self.duds]
        playable.sort(key=lambda c: self.count["card-action " + self.tables.card_name[c]])
        advance = [c for c in deck if self.tables.card_order[c] == names.ADVANCE and c not in playable[:count]]
        return [self.tables.card_name[c] for c in playable[:count] + advance[:advances]]


def is_shared_after(g: State, code: int) -> bool:
    """Does an Advance lead into a hex with enemies?"""
    return occupied_by(g, b_of(code), other(g.u_owner[a_of(code)]))

"""What of Great War Commander can be used: every card, Order, Action, Event, Strategy Card, terrain...

An item is a word like "card-order G-51" or "terrain woods". What can never happen by the rules is not on the list.
"""

from __future__ import annotations

from typing import Final, cast

from sandtable.commander.map.kinds import NO_SIDE, SIDE_NAMES, TERRAIN_NAMES
from sandtable.commander.rules import names, tell
from sandtable.commander.rules.ground import terrain_at
from sandtable.commander.rules.state import State, occupied_by, other
from sandtable.commander.rules.tables import NONE, Tables
from sandtable.commander.rules.verbs import ADVANCE_TO, DISCARD, ORDER
from sandtable.commander.rules.victory import ENDING_NAMES
from sandtable.games.great_war_commander.files import FILES
from sandtable.games.great_war_commander.rules.names import ACH_KOMM, OH_LES_BOCHES, WHAT_WAS_THAT
from sandtable.kernel import frame as kernel
from sandtable.kernel.choice import a_of, b_of, verb_of
from sandtable.kernel.frame import Event
from sandtable.lab.kit import Usage

DUDS: Final = [ACH_KOMM, OH_LES_BOCHES, WHAT_WAS_THAT]
KEEP_IT: Final = 1_000_000  # rarity of giving away a card that is wanted
MOVES: Final = [tell.MOVED, tell.ADVANCED, tell.RETREATED]


class GreatWarUsage(Usage):
    def __init__(self) -> None:
        super().__init__()
        self.tables: Tables = FILES.tables()
        self.words = self.tables.words
        self.event_card = NONE  # the card revealed after an Event! trigger

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
        elif key == tell.REVEALED:
            self.event_card = b
        elif key == tell.EVENT:
            self.note("event " + self.words.events[b])
        elif key == tell.TRIGGER:
            self.note("trigger " + names.TRIGGER_NAMES[b])
        elif key == tell.FORTIFIED:
            self.note("fort-placed " + self.words.forts[b])
        elif key in MOVES:
            self.moved(g, b, c)
        elif key == tell.GAME_OVER:
            self.note("ending " + ENDING_NAMES[b])

    def moved(self, g: State, start: int, end: int) -> None:
        map = g.rules.map
        self.note("terrain " + TERRAIN_NAMES[terrain_at(g, end)])
        for d in range(6):
            if map.neighbours[start * 6 + d] == end and map.sides[start * 6 + d] != NO_SIDE:
                self.note("hexside " + SIDE_NAMES[map.sides[start * 6 + d]])

    def rarity(self, state: kernel.State, code: int) -> int:
        """How often what a choice stands for has been used; the least comes first."""
        g = cast(State, state)
        verb = self.words.verbs[verb_of(code)]
        if verb.code == ADVANCE_TO and occupied_by(g, b_of(code), other(g.u_owner[a_of(code)])):
            return -1
        if verb.kinds[:1] != ["card"]:
            return self.count["verb " + self.verb_item(verb.code)]
        card = a_of(code)
        name = self.tables.card_name[card]
        played = self.count["card-action " + name]
        if verb.code == ORDER or verb.code == DISCARD:
            useless = self.tables.card_action[card] in DUDS
            return self.count["card-order " + name] if played or useless else KEEP_IT
        return played

    def items(self) -> list[str]:
        cited = self.tables.cites.tables
        items = ["order " + name for name in cited["orders"]]
        items += ["action " + name for name in cited["actions"] if name not in [self.words.actions[k] for k in DUDS]]
        items += ["event " + name for name in cited["events"]]
        items += ["trigger " + name for name in names.TRIGGER_NAMES[1:]]
        return items

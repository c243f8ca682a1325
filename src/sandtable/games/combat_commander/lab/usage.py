"""What of Combat Commander can be used: every card, Order, Action, Event, terrain...

An item is a word like "card-order G-51" or "terrain woods". What can never happen by the rules is not on the list.
"""

from __future__ import annotations

from typing import cast

from sandtable.commander.map.kinds import NO_SIDE, SIDE_NAMES, TERRAIN_NAMES, WATER_BARRIER
from sandtable.commander.rules import names, tell
from sandtable.commander.rules.purposes import PURPOSE_NAMES
from sandtable.commander.rules.state import State, occupied_by, other
from sandtable.commander.rules.tables import NONE, Tables
from sandtable.commander.rules.verbs import ADVANCE_TO, BATTERY_ACCESS, DISCARD, FIRE_FOR_EFFECT, ORDER, VERBS
from sandtable.commander.rules.victory import ENDING_NAMES
from sandtable.games.combat_commander.files import load_tables
from sandtable.games.combat_commander.names import RUSSIA
from sandtable.kernel import frame as kernel
from sandtable.kernel.choice import a_of, b_of, verb_of
from sandtable.kernel.frame import Event
from sandtable.lab.kit import Usage

# the mode of an Artillery Request follows from the Radio (O18), so it is never asked
NEVER_ASKED = [BATTERY_ACCESS, FIRE_FOR_EFFECT]
KEEP_IT = 1_000_000  # rarity of giving away a card that is wanted
NEVER_TOLD = [tell.INITIATIVE]  # spare
MOVES = [tell.MOVED, tell.ADVANCED, tell.RETREATED]


class CommanderUsage(Usage):
    def __init__(self) -> None:
        super().__init__()
        self.tables: Tables = load_tables()
        self.event_card = NONE  # the card revealed after an Event! trigger

    def begin(self, state: kernel.State, events: list[Event]) -> None:
        """A game as it starts: chits that lie there from the beginning are not told."""
        g = cast(State, state)
        for chit in g.open_chits + g.secret_chits[0] + g.secret_chits[1]:
            self.note("chit " + self.tables.chit_letter[chit])
        self.read(g, events)

    def choice(self, code: int) -> None:
        self.note("verb " + verb_item(verb_of(code)))

    def read(self, state: kernel.State, events: list[Event]) -> None:
        g = cast(State, state)
        for event in events:
            self.note("told " + tell.EVENTS[event[0]][0])
            self.enter(g, event)

    def enter(self, g: State, event: Event) -> None:
        key, _, a, b, c, _ = event
        if key == tell.ORDER_GIVEN:
            self.note("order " + names.ORDER_NAMES[g.rules.card_order[b]])
            self.note("card-order " + self.tables.card_name[b])
        elif key == tell.ACTION_PLAYED:
            self.note("action " + names.ACTION_NAMES[c])
            if c != names.OP_FIRE:
                self.note("card-action " + self.tables.card_name[b])
        elif key == tell.ROLLED:
            self.note("roll " + PURPOSE_NAMES[c])
            self.note("card-roll " + self.tables.card_name[b])
        elif key == tell.REVEALED:
            self.event_card = b
        elif key == tell.EVENT:
            self.note("event " + names.EVENT_NAMES[b])
            self.note("card-event " + self.tables.card_name[self.event_card])
        elif key == tell.TRIGGER:
            self.note("trigger " + names.TRIGGER_NAMES[b])
        elif key == tell.FORTIFIED:
            self.note("fort-placed " + names.FORT_NAMES[b])
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
        self.note("terrain " + TERRAIN_NAMES[map.terrain[end]])
        if g.h_fort[end]:
            self.note("fort-entered " + names.FORT_NAMES[g.h_fort[end]])
        for d in range(6):
            if map.neighbours[start * 6 + d] == end and map.sides[start * 6 + d] != NO_SIDE:
                self.note("hexside " + SIDE_NAMES[map.sides[start * 6 + d]])

    def rarity(self, state: kernel.State, code: int) -> int:
        """How often what a choice stands for has been used; the least comes first.

        A card never yet played for its Action is kept for it, and an Advance into the enemy brings Melee.
        """
        g = cast(State, state)
        verb = VERBS[verb_of(code)]
        if verb.code == ADVANCE_TO and is_shared_after(g, code):
            return -1
        if verb.kinds[:1] != ["card"]:
            return self.count["verb " + verb_item(verb.code)]
        card = a_of(code)
        name = self.tables.card_name[card]
        played = self.count["card-action " + name]
        if verb.code == ORDER or verb.code == DISCARD:
            useless = self.tables.card_action[card] == names.COMMAND_CONFUSION_ACTION
            return self.count["card-order " + name] if played or useless else KEEP_IT
        return played

    def neediest(self) -> tuple[int, int] | None:
        """The Axis and the Allied nation with the most cards never used; None when all have been.

        Rather Russia than another Ally: only against her can Germany play No Quarter (A38).
        """
        unused = [0] * len(self.tables.nation_name)
        for item in card_items(self.tables):
            if not self.count[item]:
                unused[self.tables.card_nation[self.tables.card(item.partition(" ")[2])]] += 1
        if not any(unused):
            return None
        axis = [n for n in range(len(unused)) if self.tables.nation_axis[n]]
        allies = [n for n in range(len(unused)) if not self.tables.nation_axis[n]]
        return max(axis, key=lambda n: unused[n]), max(allies, key=lambda n: (unused[n], n == RUSSIA))

    def rarest_actions(self, nation: int, count: int, advances: int) -> list[str]:
        """Ids of a deck's cards least played for their Action, and of some more to Advance."""
        first = self.tables.first_card(nation)
        deck = range(first, first + names.CARDS_IN_DECK)
        playable = [c for c in deck if self.tables.card_action[c] != names.COMMAND_CONFUSION_ACTION]
        playable.sort(key=lambda c: self.count["card-action " + self.tables.card_name[c]])
        advance = [c for c in deck if self.tables.card_order[c] == names.ADVANCE and c not in playable[:count]]
        return [self.tables.card_name[c] for c in playable[:count] + advance[:advances]]

    def finished_cards(self, nation: int) -> list[str]:
        """Ids of a deck's cards that have been used in every way they can; those that bring an Event! are left out."""
        first = self.tables.first_card(nation)
        unused = {item.partition(" ")[2] for item in card_items(self.tables) if not self.count[item]}
        trigger = self.tables.card_trigger
        deck = sorted(range(first, first + names.CARDS_IN_DECK), key=lambda card: trigger[card] != names.TIME)
        done = [card for card in deck if trigger[card] != names.EVENT]
        return [self.tables.card_name[c] for c in done if self.tables.card_name[c] not in unused]

    def items(self) -> list[str]:
        return every_item(self.tables)


def is_shared_after(g: State, code: int) -> bool:
    """Does an Advance lead into a hex with enemies?"""
    return occupied_by(g, b_of(code), other(g.u_owner[a_of(code)]))


def verb_item(verb: int) -> str:
    return " ".join([VERBS[verb].name, *VERBS[verb].kinds])


def every_item(tables: Tables) -> list[str]:
    """All that can happen by the rules."""
    items = ["order " + n for k, n in enumerate(names.ORDER_NAMES) if k != names.COMMAND_CONFUSION]
    items += ["action " + n for k, n in enumerate(names.ACTION_NAMES) if k != names.COMMAND_CONFUSION_ACTION]
    items += ["event " + n for n in names.EVENT_NAMES]
    items += ["trigger " + n for n in names.TRIGGER_NAMES[1:]]
    items += ["roll " + n for n in PURPOSE_NAMES]
    items += ["ending " + n for n in ENDING_NAMES[1:]]
    items += ["chit " + n for n in tables.chit_letter]
    items += [f"fort-{use} {n}" for use in ("placed", "entered") for n in names.FORT_NAMES[1:]]
    items += ["terrain " + n for n in tables.cites.tables["terrain"] if n != TERRAIN_NAMES[WATER_BARRIER]]
    items += ["hexside " + n for n in tables.cites.tables["hexsides"]]
    items += sorted({"verb " + verb_item(v.code) for v in VERBS if v.code not in NEVER_ASKED})
    items += ["told " + name for key, (name, _) in enumerate(tell.EVENTS) if key not in NEVER_TOLD]
    return items + card_items(tables)


def card_items(tables: Tables) -> list[str]:
    """Each card for its Order, its Action, its dice and its Event. Command Confusion can be neither (O19)."""
    items: list[str] = []
    for card, name in enumerate(tables.card_name):
        if tables.card_order[card] != names.COMMAND_CONFUSION:
            items.append("card-order " + name)
        if tables.card_action[card] != names.COMMAND_CONFUSION_ACTION:
            items.append("card-action " + name)
        items += ["card-roll " + name, "card-event " + name]
    return items

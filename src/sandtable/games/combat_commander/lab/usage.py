"""What of Combat Commander can be used: every card, Order, Action, Event, terrain...

An item is a word like "card-order G-51" or "terrain woods". What can never happen by the rules is not on the list.
"""

from __future__ import annotations

from sandtable.commander.lab.usage import FamilyUsage
from sandtable.commander.map.kinds import TERRAIN_NAMES, WATER_BARRIER
from sandtable.commander.rules import names, tell
from sandtable.commander.rules.purposes import PURPOSE_NAMES
from sandtable.commander.rules.tables import Tables
from sandtable.commander.rules.verbs import BATTERY_ACCESS, FIRE_FOR_EFFECT, VERBS
from sandtable.commander.rules.victory import ENDING_NAMES
from sandtable.games.combat_commander.files import load_tables
from sandtable.games.combat_commander.names import RUSSIA

# the mode of an Artillery Request follows from the Radio (O18), so it is never asked
NEVER_ASKED = [BATTERY_ACCESS, FIRE_FOR_EFFECT]
NEVER_TOLD = [tell.INITIATIVE]  # spare


class CommanderUsage(FamilyUsage):
    duds = [names.COMMAND_CONFUSION_ACTION]

    def __init__(self) -> None:
        super().__init__(load_tables())

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

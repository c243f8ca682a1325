"""Small positions for tests of Barbarossa: a bare field, units on cards of one's own, forced dice."""

from __future__ import annotations

from typing import Any

from sandtable.games.barbarossa.rules import names
from sandtable.games.barbarossa.rules.cards import Card, OrderBox
from sandtable.games.barbarossa.rules.defense import count_bonuses, restore_defense
from sandtable.games.barbarossa.rules.ground import Ground
from sandtable.games.barbarossa.rules.names import ABILITY_NAMES, ORDER_NAMES, ROW_NAMES, TERRAIN_NAMES, TYPE_NAMES
from sandtable.games.barbarossa.rules.notation import find_unit
from sandtable.games.barbarossa.rules.prep.start import add_unit, fresh_state, settle
from sandtable.games.barbarossa.rules.rules import Rules
from sandtable.games.barbarossa.rules.state import DEPLOYED, State
from sandtable.games.barbarossa.rules.tables import Options, Tables, Terrain
from sandtable.games.barbarossa.rules.title import TITLE
from sandtable.kernel.choice import verb_of
from sandtable.kernel.engine import advance

BLOCKS = ["brush", "light-woods", "forest", "forest-glade", "light-glade", "village", "town", "railway-station"]
DEFENSE = {
    "light-woods": (1, 1), "forest": (2, 2), "forest-glade": (2, 2), "light-glade": (1, 1), "village": (2, 1),
    "town": (3, 2), "railway-station": (2, 1),
}  # fmt: skip


def a_card(id: str = "X01", type: str = "infantry", size: int = 4, **values: Any) -> Card:
    """Of any values; orders as names, or names with an OrderBox."""
    card = Card(id, id, -1, TYPE_NAMES.index(type), size)
    card.fortitude = values.pop("fortitude", [8] * size)
    card.ammo = values.pop("ammo", 9)
    card.accuracy = values.pop("accuracy", [3, 2, 1])
    card.close_accuracy = values.pop("close_accuracy", 2)
    for row, dice in values.pop("firepower", {"infantry": [10, 8, 6, 4]}).items():
        card.firepower[ROW_NAMES.index(row)] = dice
    for row in values.pop("close_only", []):
        card.close_only[ROW_NAMES.index(row)] = True
    for row, dice in values.pop("adjacent", {}).items():
        card.adjacent[ROW_NAMES.index(row)] = dice
    for ability in values.pop("abilities", []):
        card.abilities |= 1 << ABILITY_NAMES.index(ability)
    for order, box in values.pop("orders", {}).items():
        card.boxes[ORDER_NAMES.index(order)] = box if isinstance(box, OrderBox) else OrderBox(distance=box)
    for name, value in values.items():
        assert hasattr(card, name), name
        setattr(card, name, value)
    return card


def plain_tables() -> Tables:
    tables = Tables()
    for name in TERRAIN_NAMES:
        row = Terrain(name)
        row.blocks = name in BLOCKS
        row.defense_infantry, row.defense_other = DEFENSE.get(name, (0, 0))
        tables.terrain.append(row)
    return tables


class Field:
    """A field of plain hexes with units put where one wants them; then `begin()` gives the game."""

    def __init__(self, cols: int = 13, rows: int = 10, turns: int = 6, seed: str = "7", **options: int) -> None:
        self.tables = plain_tables()
        self.ground = Ground("field", cols, rows)
        chosen = Options()
        for name, value in options.items():
            assert hasattr(chosen, name), name
            setattr(chosen, name, value)
        self.rules = Rules(self.tables, self.ground, chosen)
        self.rules.turns = turns
        self.units: list[tuple[str, Card, str, int, dict[str, Any]]] = []
        self.seed = seed

    def terrain(self, name: str, *hexes: str) -> Field:
        for hex in hexes:
            self.ground.terrain[self.ground.hex_index(hex)] = TERRAIN_NAMES.index(name)
        return self

    def height(self, level: int, *hexes: str) -> Field:
        for hex in hexes:
            self.ground.level[self.ground.hex_index(hex)] = level
        return self

    def road(self, *hexes: str) -> Field:
        for a, b in zip(hexes, hexes[1:], strict=False):
            one, two = self.ground.hex_index(a), self.ground.hex_index(b)
            self.ground.road[one] |= 1 << self.ground.direction(one, two)
            self.ground.road[two] |= 1 << self.ground.direction(two, one)
        return self

    def unit(self, name: str, card: Card, hex: str, facing: int = 0, **values: Any) -> Field:
        """`facing` 1 to 6, 0 none; values are lists of the state by their names: size=2, ap=0, flags=SUPPRESSED."""
        self.units.append((name, card, hex, facing, values))
        return self

    def state(self) -> State:
        for _, card, _, _, _ in self.units:
            if card not in self.tables.cards:
                self.tables.card_of[card.id] = len(self.tables.cards)
                self.tables.cards.append(card)
        self.rules.is_hq = [card.has(names.HQ) for card in self.tables.cards]
        g = fresh_state(self.rules, self.seed)
        for name, card, hex, facing, values in self.units:
            side = names.SIDE_LETTERS.index(name[0])
            u = add_unit(g, self.tables.cards.index(card), side, int(name[1:]), self.ground.hex_index(hex), facing - 1)
            if card.has(names.DEPLOYS):
                g.u_flags[u] |= DEPLOYED
            for key, value in values.items():
                getattr(g, f"u_{key}")[u] = value
        settle(g)
        restore_defense(g)
        count_bonuses(g)
        return g

    def begin(self) -> Play:
        return Play(self.state())


class Play:
    """A game in progress, asked and answered in notation, without a scenario file."""

    def __init__(self, g: State) -> None:
        self.g = g
        self.told: list[tuple[int, ...]] = []
        self.go()

    def go(self) -> None:
        advance(self.g)
        self.told += list(self.g.out)
        self.g.out.clear()

    def u(self, name: str) -> int:
        found = find_unit(self.g, name)
        assert found >= 0, name
        return found

    def h(self, name: str) -> int:
        return self.g.rules.ground.hex_index(name)

    def offered(self, seat: int) -> list[str]:
        frame = self.g.frames[-1]
        if not frame.asked(self.g) >> seat & 1:
            return []
        return [TITLE.notation(self.g, code) for code in frame.options(self.g, seat)]

    def extras(self, seat: int) -> list[str]:
        return [TITLE.notation(self.g, code) for code in self.g.frames[-1].extras(self.g, seat)]

    def say(self, seat: int, *texts: str) -> Play:
        """Answers of one seat, one after the other; each must be offered."""
        for text in texts:
            frame = self.g.frames[-1]
            codes = [*frame.options(self.g, seat), *frame.extras(self.g, seat)]
            found = [code for code in codes if TITLE.notation(self.g, code) == text]
            assert found, f"{text!r} is not offered to {seat}: {sorted(TITLE.notation(self.g, c) for c in codes)}"
            frame.take(self.g, seat, found[0])
            if verb_of(found[0]) is not None:
                self.go()
        return self

    def german(self, *texts: str) -> Play:
        return self.say(names.GERMAN, *texts)

    def soviet(self, *texts: str) -> Play:
        return self.say(names.SOVIET, *texts)

    def commit(self) -> Play:
        """Both sides; whatever is asked in Execution stays to be answered."""
        self.german("commit")
        return self.soviet("commit")

    def force(self, label: str, *dice: int) -> Play:
        """The dice of one roll by its label, with or without turn and step."""
        self.g.dice_labels.append(label)
        self.g.dice_forced.append(list(dice))
        return self

    def events(self, name: str) -> list[tuple[int, ...]]:
        """Arguments of all events of a name so far."""
        key = TITLE.event_names.index(name)
        return [event[2:] for event in self.told if event[0] == key]

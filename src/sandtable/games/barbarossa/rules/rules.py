"""What a game is played by, shared by all clones of its state: tables, ground, scenario and switches."""

from __future__ import annotations

from sandtable.games.barbarossa.rules.ground import Ground
from sandtable.games.barbarossa.rules.names import HQ
from sandtable.games.barbarossa.rules.objectives import Victory, WorksGiven
from sandtable.games.barbarossa.rules.tables import Numbers, Options, Tables


class Rules:
    def __init__(self, tables: Tables, ground: Ground, options: Options) -> None:
        self.tables = tables
        self.ground = ground
        self.options = options
        self.turns = 1
        self.stream = False  # the river flows as the map says (river.2)
        self.strong_winds = False
        self.fixed_wind = -1  # direction that the scenario gives; -1: a die
        self.is_hq: list[bool] = [card.has(HQ) for card in tables.cards]
        self.victory = Victory()
        self.works: list[WorksGiven] = []
        # by unit, as the scenario gives them
        self.areas: list[list[int]] = []  # hexes in which it may be set up; empty: it has its place
        self.arrives: list[int] = []  # turn; 0: it is there from the start
        self.until: list[int] = []  # last turn in which it may arrive
        self.entries: list[list[int]] = []  # hexes by which it enters
        self.inside: list[int] = []  # kind of the works it is set up in; -1: none
        self.begun_order: list[int] = []  # order under way if it is set up in one of these hexes; -1: none
        self.begun_boxes: list[int] = []
        self.begun_hexes: list[list[int]] = []
        self.hidden_cards: list[list[int]] = [[], []]  # by side: cards that may begin hidden; empty: any
        self.for_sale: list[bool] = []  # by unit: it is bought with Force Points, or never comes
        self.given: list[int] = []  # by unit: the card that the scenario gives it
        self.budget: list[int] = [0, 0]  # by side: Force Points to spend before the game
        self.may_hide: list[int] = [0, 0]  # by side: how many

    def is_for_sale(self, u: int) -> bool:
        return u < len(self.for_sale) and self.for_sale[u]

    def given_card(self, u: int) -> int:
        """What the scenario gave it, where it came from one; -1 elsewhere."""
        return self.given[u] if u < len(self.given) else -1

    @property
    def numbers(self) -> Numbers:
        return self.tables.numbers

"""What a game is played by, shared by all clones of its state: tables, ground, scenario and switches."""

from __future__ import annotations

from sandtable.games.barbarossa.rules.ground import Ground
from sandtable.games.barbarossa.rules.names import HQ
from sandtable.games.barbarossa.rules.objectives import Objective
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
        self.sequence: list[int] = []  # units by side and flag number
        self.is_hq: list[bool] = [card.has(HQ) for card in tables.cards]
        self.objectives: list[Objective] = []
        self.areas: list[list[int]] = []  # by unit: hexes in which it may be set up; empty: it stands already
        self.arrives: list[int] = []  # by unit: turn; 0: from the start
        self.entries: list[list[int]] = []  # by unit: hexes by which it enters
        self.may_hide: list[int] = [0, 0]  # by side: units that may begin hidden

    @property
    def numbers(self) -> Numbers:
        return self.tables.numbers

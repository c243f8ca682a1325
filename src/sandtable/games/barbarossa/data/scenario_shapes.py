"""The shape of a scenario file. Not compiled: msgspec reads the annotations."""

from __future__ import annotations

from typing import Any

import msgspec

from sandtable.games.barbarossa.data.card_shapes import Dashed
from sandtable.games.barbarossa.data.ground_file import columns_on, hexes_on
from sandtable.games.barbarossa.rules.ground import Ground

Hexes = str | list[str]


class Area(Dashed):
    """Where units may be set up."""

    columns: str = ""
    hexes: Hexes = ""
    without: Hexes = ""


class Arrival(Dashed):
    """Reinforcements: in this turn or, if a later one is named, at any turn up to it."""

    turn: int
    hexes: Hexes
    until: int = 0


class Begun(Dashed):
    """An order under way when the game begins, if its unit is set up in one of the hexes."""

    order: str
    boxes: int
    hexes: Hexes


class Force(Dashed):
    """So many units of a card, and how they come into the game."""

    card: str
    number: int = 1
    state: str = ""  # of units that deploy: deployed unless withdrawn
    at: str = ""  # the hex where they stand
    area: Area | None = None  # in place of their side's
    carried_by: str = ""  # card of this side
    towed_by: str = ""
    inside: str = ""  # an installation of this side, wherever it is placed
    airfield: bool = False
    arrival: Arrival | None = None
    begun: Begun | None = None


class Works(Dashed):
    """Installations that the owner places, in or on sides of these hexes, else in his area."""

    kind: str
    number: int
    hexes: Hexes = ""
    fake: int = 0  # so many of them may be fakes


class Depot(Dashed):
    hex: str
    ap: int


class Hidden(Dashed):
    """Units that may begin hidden."""

    most: int
    cards: list[str] = []  # empty: any


class Purchase(Dashed):
    """Force Points to spend beside what is given."""

    budget: int
    cards: list[str]
    works: list[str] = []


class Side(Dashed):
    points: int  # Force Points of all that is given
    force: list[Force]
    area: Area | None = None
    works: list[Works] = []
    depot: list[Depot] = []
    hidden: Hidden | None = None
    purchase: Purchase | None = None


class Score(Dashed, rename={"what": "for", "from_turn": "from-turn"}):
    """Victory points of a side, or of both."""

    side: str
    what: str
    points: int
    hexes: Hexes = ""
    from_turn: int = 1
    types: list[str] = []


class Goal(Dashed):
    """Hexes held at the end: all of these, and at least so many of those. The first goal that is met decides."""

    side: str
    result: str
    hold_all: Hexes = ""
    hold_some: Hexes = ""
    some: int = 0


class Victory(Dashed):
    rule: str  # points: more win; goals: the first that is met
    otherwise: str  # who wins a tie, or when no goal is met
    score: list[Score] = []
    tie_break: list[Score] = []
    goal: list[Goal] = []


class Scenario(Dashed):
    name: str
    number: int
    map: str
    turns: int
    provenance: str
    german: Side
    soviet: Side
    victory: Victory
    strong_winds: bool = False
    wind: int = 0  # 1 to 6; 0: by a die
    stream: bool = False
    options: dict[str, Any] = msgspec.field(default_factory=dict)

    @property
    def sides(self) -> list[Side]:
        return [self.german, self.soviet]


def area_hexes(ground: Ground, area: Area) -> list[int]:
    """Hexes within the rim, in the order of the map. BadHex if a word means nothing."""
    found = set(columns_on(ground, area.columns) if area.columns else []) | set(hexes_on(ground, area.hexes))
    return sorted(found - set(hexes_on(ground, area.without)))

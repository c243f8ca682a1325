"""What the shape of a scenario file cannot say: names that must mean something, hexes, numbers. Not compiled."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sandtable.files.tomlfile import TomlFile, name_reason
from sandtable.games.barbarossa.data.ground_file import ground_names, hexes_on, load_ground, parts_of
from sandtable.games.barbarossa.data.packs import load_tables, shipped_tables
from sandtable.games.barbarossa.data.scenario_shapes import (
    Area,
    Force,
    Goal,
    Hexes,
    Scenario,
    Score,
    Side,
    area_hexes,
)
from sandtable.games.barbarossa.rules.cards import NOT_PRINTED, Card
from sandtable.games.barbarossa.rules.ground import Ground
from sandtable.games.barbarossa.rules.names import (
    AIRCRAFT,
    AMPHIBIOUS,
    ANTI_AIRCRAFT,
    BRIDGE,
    DEPLOYS,
    LAKE,
    MOVE_THROUGH_SWAMPS,
    ORDER_NAMES,
    RAILWAY_BRIDGE,
    RIVER,
    SIDE_NAMES,
    SWAMP,
    TOWED_GUN,
    TRAIN,
    TRANSPORT,
    TYPE_NAMES,
    WATER_UNIT,
)
from sandtable.games.barbarossa.rules.tables import OPTION_VALUES, Numbers, Tables
from sandtable.terrain.hexlist import BadHex

STATES: Final = ["", "deployed", "withdrawn"]
WORKS: Final = ["wire", "trench", "pillbox", "minefield", "barrier"]
INSIDE: Final = ["trench", "pillbox"]
RULES: Final = ["points", "goals"]
DRAW: Final = "draw"
BOTH: Final = "both"
RESULTS: Final = ["win", DRAW]
WHERE: Final = [
    "held-each-turn", "held-at-end", "kept-at-end", "units-beyond", "bridge-destroyed", "bridge-stands",
    "depot-emptied", "train-left",
]  # fmt: skip
BARE: Final = ["unit-destroyed", "force-points-destroyed", "icon-destroyed", "size-carried-off", "engines-hit"]
SCORES: Final = [*WHERE, *BARE]
LONGEST: Final = 30
FLAK_ON_TRAIN: Final = 2  # units

Fault = tuple[str, str]


def check_scenario(scenario: Scenario, file: TomlFile) -> None:
    """Raise the first fault found. Only files are held to today's prices: records keep the points of their day."""
    for field, reason in faults(scenario, priced=bool(file.text)):
        raise file.bad(field, reason)


def faults(s: Scenario, priced: bool = True) -> Iterator[Fault]:
    unknown = [part for part in parts_of(s.map) if part not in ground_names()]
    yield from board_faults(s)
    if unknown:
        return
    for side, name in zip(s.sides, SIDE_NAMES, strict=True):
        checker = Checker(s, side, name)
        yield from checker.faults()
        if priced:
            yield from checker.points_faults()
    yield from victory_faults(s, load_ground(s.map))


def named(field: str, what: str, name: str, known: list[str]) -> Iterator[Fault]:
    reason = name_reason(what, name, known)
    if reason:
        yield field, reason


def hex_faults(ground: Ground, field: str, hexes: Hexes, needed: bool = True) -> Iterator[Fault]:
    try:
        found = hexes_on(ground, hexes)
    except BadHex as bad:
        yield field, bad.reason
        return
    if needed and not found:
        yield field, "needs at least one hex"
    for h in found:
        if ground.rim[h]:
            yield field, f"{ground.hex_name(h)} lies on the rim"


def board_faults(s: Scenario) -> Iterator[Fault]:
    for part in parts_of(s.map):
        yield from named("map", "map", part, ground_names())
    if not 1 <= s.turns <= LONGEST:
        yield "turns", f"is 1 to {LONGEST}"
    if not 0 <= s.wind <= 6:
        yield "wind", "is 1 to 6, or 0 for a roll"
    for option, value in s.options.items():
        yield from named(f"options.{option}", "option", option, list(OPTION_VALUES))
        yield from named(f"options.{option}", "value", str(value), OPTION_VALUES.get(option, [str(value)]))
    known = all(part in ground_names() for part in parts_of(s.map))
    if s.stream and known and max(load_ground(s.map).stream) < 0:
        yield "stream", "there is no river on this map"


class Checker:
    """One side's forces."""

    def __init__(self, s: Scenario, side: Side, name: str) -> None:
        self.s = s
        self.side = side
        self.name = name
        self.code = SIDE_NAMES.index(name)
        self.ground = load_ground(s.map)
        self.tables = load_tables()

    def faults(self) -> Iterator[Fault]:
        if not self.side.force:
            yield f"{self.name}.force", "a side has units"
        for n, force in enumerate(self.side.force):
            yield from self.force_faults(f"{self.name}.force[{n}]", force)
        yield from self.works_faults()
        for n, depot in enumerate(self.side.depot):
            yield from hex_faults(self.ground, f"{self.name}.depot[{n}].hex", depot.hex)
            if not 0 < depot.ap <= self.tables.numbers.depot_capacity:
                yield f"{self.name}.depot[{n}].ap", f"is 1 to {self.tables.numbers.depot_capacity}"
        yield from self.hidden_faults()
        yield from self.purchase_faults()

    def points_faults(self) -> Iterator[Fault]:
        spent = points_of(self.tables, self.side)
        if self.side.points not in (spent, self.shipped_points()):
            yield f"{self.name}.points", f"the forces cost {spent}"

    def shipped_points(self) -> int:
        """What the forces cost by the game's own cards: other costs of a pack spoil no scenario of the game."""
        shipped = shipped_tables()
        known = all(force.card in shipped.card_of for force in self.side.force)
        return points_of(shipped, self.side) if known else -1

    def force_faults(self, field: str, force: Force) -> Iterator[Fault]:
        wrong = list(self.card_faults(f"{field}.card", force.card))
        yield from wrong
        if wrong:
            return
        card = self.tables.cards[self.tables.card_of[force.card]]
        if force.number < 1:
            yield f"{field}.number", "is 1 or more"
        yield from named(f"{field}.state", "state", force.state, STATES)
        if force.state and not card.has(DEPLOYS):
            yield f"{field}.state", f"{force.card} does not deploy"
        yield from self.ride_faults(field, force, card)
        yield from self.place_faults(field, force, card)
        if force.inside:
            yield from named(f"{field}.inside", "installation", force.inside, INSIDE)
            if force.inside not in [works.kind for works in self.side.works]:
                yield f"{field}.inside", f"the side has no {force.inside}"
        if force.begun is not None:
            yield from named(f"{field}.begun.order", "order", force.begun.order, ORDER_NAMES)
            yield from hex_faults(self.ground, f"{field}.begun.hexes", force.begun.hexes)
            if force.begun.order in ORDER_NAMES:
                box = card.boxes[ORDER_NAMES.index(force.begun.order)]
                if box is None or not 0 < force.begun.boxes < box.boxes:
                    yield f"{field}.begun", "is an order of the card, with a Time Box marked and one left"

    def card_faults(self, field: str, name: str) -> Iterator[Fault]:
        yield from named(field, "card", name, list(self.tables.card_of))
        if name in self.tables.card_of:
            card = self.tables.cards[self.tables.card_of[name]]
            if card.side not in (self.code, NOT_PRINTED) or not card.cost:
                yield field, f"{name} is not a unit of this side"

    def ride_faults(self, field: str, force: Force, card: Card) -> Iterator[Fault]:
        """Who is carried or towed has a carrier among the forces."""
        for key, carrier in [("carried-by", force.carried_by), ("towed-by", force.towed_by)]:
            if not carrier:
                continue
            there = sum(other.number for other in self.side.force if other.card == carrier)
            if not there or carrier not in self.tables.card_of:
                yield f"{field}.{key}", f"{carrier} is not among the side's forces"
                return
            bearer = self.tables.cards[self.tables.card_of[carrier]]
            if not bearer.has(TRANSPORT) and bearer.type != AIRCRAFT:
                yield f"{field}.{key}", f"{carrier} carries nobody"
            elif card.size > room(bearer):
                yield f"{field}.{key}", f"{force.card} is too large for {carrier}"
            if force.number > there:
                yield f"{field}.{key}", f"there are only {there} of {carrier}"
            if bearer.has(TRAIN) and self.flak_on(carrier) > FLAK_ON_TRAIN * there:
                yield f"{field}.{key}", f"a train carries {FLAK_ON_TRAIN} anti-aircraft units (train.aa.1)"
        if force.towed_by and not card.has(TOWED_GUN):
            yield f"{field}.towed-by", f"{force.card} cannot be towed"

    def flak_on(self, carrier: str) -> int:
        """Anti-aircraft units that ride with transports of a card."""
        riding = [force for force in self.side.force if force.carried_by == carrier]
        cards = self.tables.cards
        return sum(force.number for force in riding if cards[self.tables.card_of[force.card]].has(ANTI_AIRCRAFT))

    def place_faults(self, field: str, force: Force, card: Card) -> Iterator[Fault]:
        """One way into the game: with a carrier, from the airfield, later, in a hex, or in an area."""
        ways = [force.carried_by or force.towed_by, force.airfield, force.arrival, force.at, force.area]
        if sum(bool(way) for way in ways) > 1:
            yield field, "comes into the game in one way"
        if (card.type == AIRCRAFT) != force.airfield:
            yield f"{field}.airfield", "is for aircraft, and for them alone"
        if force.arrival is not None:
            yield from self.arrival_faults(field, force, card)
        elif force.at:
            yield from self.at_faults(f"{field}.at", force.at, card, most=1)
        elif not (force.carried_by or force.towed_by or force.airfield):
            where = f"{field}.area" if force.area else f"{self.name}.area"
            yield from self.area_faults(where, self.area_of(force), card)

    def arrival_faults(self, field: str, force: Force, card: Card) -> Iterator[Fault]:
        assert force.arrival is not None
        if not 1 <= force.arrival.turn <= self.s.turns or not 0 <= force.arrival.until <= self.s.turns:
            yield f"{field}.arrival.turn", "is a turn of the game"
        if force.arrival.until and force.arrival.until < force.arrival.turn:
            yield f"{field}.arrival.until", "is not before the first turn"
        yield from self.at_faults(f"{field}.arrival.hexes", force.arrival.hexes, card)
        if card.has(TOWED_GUN):
            yield f"{field}.arrival", f"{force.card} comes only in tow (tow.5)"

    def at_faults(self, field: str, words: Hexes, card: Card, most: int = 99) -> Iterator[Fault]:
        wrong = list(hex_faults(self.ground, field, words))
        yield from wrong
        found = [] if wrong else hexes_on(self.ground, words)
        if len(found) > most:
            yield field, "names one hex"
        for h in found:
            if not may_stand(self.tables, self.ground, card, h):
                yield field, f"{card.id} cannot stand in {self.ground.hex_name(h)}"

    def area_faults(self, field: str, area: Area | None, card: Card) -> Iterator[Fault]:
        if area is None:
            yield field, "says where units are set up"
            return
        try:
            found = area_hexes(self.ground, area)
        except BadHex as bad:
            yield field, bad.reason
            return
        if any(self.ground.rim[h] for h in found):
            yield field, "reaches onto the rim"
        legal = [h for h in found if may_stand(self.tables, self.ground, card, h)]
        if len(legal) < sum(force.number for force in self.side.force if self.area_of(force) == area):
            yield field, f"is too small for the units set up in it: {card.id} has {len(legal)} hexes"

    def area_of(self, force: Force) -> Area | None:
        """Where the player sets these units up; None if they come in another way."""
        elsewhere = force.carried_by or force.towed_by or force.airfield or force.arrival or force.at
        return None if elsewhere else force.area or self.side.area

    def works_faults(self) -> Iterator[Fault]:
        for n, works in enumerate(self.side.works):
            field = f"{self.name}.works[{n}]"
            yield from named(f"{field}.kind", "installation", works.kind, WORKS)
            yield from hex_faults(self.ground, f"{field}.hexes", works.hexes, needed=False)
            if works.number < 1:
                yield f"{field}.number", "is 1 or more"
            if works.fake and (works.kind != "minefield" or not 0 <= works.fake <= works.number):
                yield f"{field}.fake", "only minefields can be fakes"

    def hidden_faults(self) -> Iterator[Fault]:
        if self.side.hidden is None:
            return
        field = f"{self.name}.hidden"
        if self.side.hidden.most < 1:
            yield f"{field}.most", "is 1 or more"
        for card in self.side.hidden.cards:
            yield from named(f"{field}.cards", "card of the side's forces", card, [f.card for f in self.side.force])

    def purchase_faults(self) -> Iterator[Fault]:
        if self.side.purchase is None:
            return
        field = f"{self.name}.purchase"
        if self.side.purchase.budget < 1 or not self.side.purchase.cards:
            yield field, "has a budget and cards to buy"
        for card in self.side.purchase.cards:
            yield from self.card_faults(f"{field}.cards", card)
        for works in self.side.purchase.works:
            yield from named(f"{field}.works", "installation", works, WORKS)


def may_stand(t: Tables, ground: Ground, card: Card, h: int) -> bool:
    """May the unit be in the hex at all? Roads and bridges lead into what is closed; rails alone do not."""
    terrain = ground.terrain[h]
    if card.has(WATER_UNIT):
        return terrain in (RIVER, LAKE)
    if card.has(TRAIN):
        return ground.rail[h] != 0
    stands = ground.work[h] in (BRIDGE, RAILWAY_BRIDGE)
    on_way = stands or (ground.road[h] != 0 and terrain != RIVER)
    if card.has(AMPHIBIOUS) and terrain in (RIVER, LAKE):
        return True
    if card.has(MOVE_THROUGH_SWAMPS) and terrain == SWAMP:
        return True
    return t.terrain[terrain].enter[card.type] or on_way


def room(carrier: Card) -> int:
    """Size points that it carries or tows."""
    return max(carrier.size, carrier.transport_cars, carrier.platform_cars)


def points_of(t: Tables, side: Side) -> int:
    """Force Points of all that a side is given."""
    units = sum(t.cards[t.card_of[force.card]].cost * force.number for force in side.force if force.card in t.card_of)
    return units + sum(price(t.numbers, works.kind) * works.number for works in side.works)


def price(numbers: Numbers, kind: str) -> int:
    prices = [
        numbers.wire_cost,
        numbers.trench_cost,
        numbers.pillbox_cost,
        numbers.minefield_cost,
        numbers.barrier_cost,
    ]
    return prices[WORKS.index(kind)] if kind in WORKS else 0


def victory_faults(s: Scenario, ground: Ground) -> Iterator[Fault]:
    victory = s.victory
    yield from named("victory.rule", "rule", victory.rule, RULES)
    yield from named("victory.otherwise", "outcome", victory.otherwise, [*SIDE_NAMES, DRAW])
    if (victory.rule == "points") != bool(victory.score) or (victory.rule == "goals") != bool(victory.goal):
        yield "victory", "has scores if points decide, and goals if they do"
    for n, score in enumerate(victory.score):
        yield from score_faults(s, ground, f"victory.score[{n}]", score)
    for n, score in enumerate(victory.tie_break):
        yield from score_faults(s, ground, f"victory.tie-break[{n}]", score)
    for n, goal in enumerate(victory.goal):
        yield from goal_faults(ground, f"victory.goal[{n}]", goal)


def score_faults(s: Scenario, ground: Ground, field: str, score: Score) -> Iterator[Fault]:
    yield from named(f"{field}.side", "side", score.side, [*SIDE_NAMES, BOTH])
    yield from named(f"{field}.for", "kind of victory points", score.what, SCORES)
    yield from hex_faults(ground, f"{field}.hexes", score.hexes, needed=score.what in WHERE)
    if score.what in BARE and score.hexes:
        yield f"{field}.hexes", f"{score.what} is not of hexes"
    if score.points < 1:
        yield f"{field}.points", "is 1 or more"
    if not 1 <= score.from_turn <= s.turns:
        yield f"{field}.from-turn", "is a turn of the game"
    for name in score.types:
        yield from named(f"{field}.types", "unit type", name, TYPE_NAMES)


def goal_faults(ground: Ground, field: str, goal: Goal) -> Iterator[Fault]:
    yield from named(f"{field}.side", "side", goal.side, SIDE_NAMES)
    yield from named(f"{field}.result", "result", goal.result, RESULTS)
    yield from hex_faults(ground, f"{field}.hold-all", goal.hold_all, needed=not goal.hold_some)
    wrong = list(hex_faults(ground, f"{field}.hold-some", goal.hold_some, needed=False))
    yield from wrong
    if not wrong and bool(goal.hold_some) != (1 <= goal.some <= len(hexes_on(ground, goal.hold_some))):
        yield f"{field}.some", "says how many of hold-some"

"""Any position at all, set up from plain data: for case files, tests and the lab. Not compiled: it runs once a game.

A position is a ground (one of the maps, or one painted here), units with everything that lies on them, what lies on the
ground, and dice to come by their labels. Play begins with a turn. docs/cases.md explains each field.
"""

from __future__ import annotations

from typing import Any

from sandtable.files.tomlfile import name_reason, shaped
from sandtable.files.tomlshapes import Part
from sandtable.games.barbarossa.cases.own_cards import OwnCard, take_values, vars_of, with_own
from sandtable.games.barbarossa.data.ground_file import ground_names, load_ground, parse_ground
from sandtable.games.barbarossa.data.packs import load_tables
from sandtable.games.barbarossa.data.scenario_shapes import Goal, Score
from sandtable.games.barbarossa.data.start import chosen_options, goal_of, scores_of
from sandtable.games.barbarossa.rules import names, objectives
from sandtable.games.barbarossa.rules.air.airfield import STANDBY_BOX
from sandtable.games.barbarossa.rules.ground import Ground
from sandtable.games.barbarossa.rules.prep.start import add_unit, fresh_state, settle
from sandtable.games.barbarossa.rules.rules import Rules
from sandtable.games.barbarossa.rules.state import (
    ABOARD,
    ADJUSTED,
    AIRFIELD,
    AMBUSHING,
    ARSONIST,
    BOMBED,
    CANCELLED,
    DEFENDING,
    DEPLOYED,
    DETECTED,
    ENTRENCHED,
    EQUIPPING,
    FIRE_SMOKE,
    FLAGGED,
    HIDDEN,
    IN_BETWEEN,
    IN_PILLBOX,
    IN_SMOKE,
    LANDED,
    LEFT,
    MARCHED,
    MOVED,
    NO_ENGINE,
    NOBODY,
    ONBOARD_PLANES,
    RESERVE,
    RETREATING,
    SCREEN,
    SHOT,
    STOPPED,
    SUPPRESSED,
    TOWED,
    TRANSPORTED,
    WET,
    State,
    card,
)
from sandtable.games.barbarossa.rules.tables import Numbers, Tables
from sandtable.games.barbarossa.rules.title import TITLE
from sandtable.kernel.errors import BadFile
from sandtable.kernel.frame import with_byte, with_item
from sandtable.kernel.game import Game
from sandtable.terrain.hexlist import BadHex, read_hex, read_hexes, read_side
from sandtable.terrain.lattice import DIRECTIONS

PLACES = {"airfield": AIRFIELD, "reserve": RESERVE, "left": LEFT}
NUMBERS = [
    "size", "ap", "smoke", "explosives", "mines", "cargo_ap", "prep", "flown", "duration", "boxes", "reach", "range",
]  # fmt: skip
SMOKE = {"screen": SCREEN, "fire-smoke": FIRE_SMOKE}


MARKS = {
    "suppressed": SUPPRESSED, "flagged": FLAGGED, "hidden": HIDDEN, "in-between": IN_BETWEEN, "equipping": EQUIPPING,
    "landed": LANDED, "wet": WET, "detected": DETECTED, "marched": MARCHED, "in-smoke": IN_SMOKE,
    "ambushing": AMBUSHING, "arsonist": ARSONIST, "no-engine": NO_ENGINE, "deployed": DEPLOYED,
    "entrenched": ENTRENCHED, "in-pillbox": IN_PILLBOX, "cancelled": CANCELLED, "shot": SHOT, "stopped": STOPPED,
    "moved": MOVED, "defending": DEFENDING, "bombed": BOMBED, "adjusted": ADJUSTED, "retreating": RETREATING,
    "towed": TOWED, "transported": TRANSPORTED, "onboard": ONBOARD_PLANES,
}  # fmt: skip
WITHDRAWN = "withdrawn"


class Unit(Part):
    tag: str
    card: str
    side: str
    place: str  # a hex, or one of PLACES; of what is carried nothing is read
    flag: int = 0  # 0: the next free one
    facing: int = 0
    marks: list[str] = []  # MARKS, or WITHDRAWN
    numbers: dict[str, int] = {}
    cars: list[int] = []
    aboard: str = ""
    towed: bool = False
    on_plane: str = ""
    work: str = ""  # the order that its Time Boxes belong to
    last: str = ""
    mission: str = ""  # an air order that is under way
    target: str = ""
    seen: str = ""  # where the enemy last saw it


class Field(Part):
    hex: str
    side: str
    kind: str
    known: bool = False
    by: str = ""


class Position(Part):
    map: str = ""
    map_data: dict[str, Any] | None = None
    cards: list[OwnCard] = []
    units: list[Unit] = []
    turn: int = 1
    turns: int = 10
    options: dict[str, Any] = {}
    numbers: dict[str, int] = {}  # of data/numbers.toml, such as those of a Minefield Card
    radio: list[int] = []  # the chart of Radio Interception, by distance from 1
    air_search: list[int] = []  # and of searches from the air, by radius
    wind: int = 0  # direction it blows towards
    strong_winds: bool = False
    stream: bool = False
    smoke: dict[str, str] = {}  # hex to kind and age, "screen 1"
    fire: dict[str, str] = {}  # hex to turn and markers, "2 3"
    trench: str = ""  # sides: C5/14
    pillbox: dict[str, str] = {}  # hex to facing and hits that it can still take
    wire: str = ""
    barrier: str = ""
    depot: dict[str, str] = {}  # hex to side and AP
    minefields: list[Field] = []
    damaged_rail: str = ""
    works: dict[str, str] = {}
    held: dict[str, str] = {}
    vp: list[int] = []
    score: list[Score] = []
    goal: list[Goal] = []
    otherwise: str = "draw"
    dice: dict[str, str] = {}


def read_position(data: dict[str, Any], source: str) -> Position:
    return shaped(data, Position, source, "position")


def build_position(data: dict[str, Any], source: str = "position", seed: str = "0") -> Game:
    """A game standing at that position. A mistake is a BadFile with the field."""
    g = Arranger(read_position(data, source), source, seed).arrange()
    game = Game(TITLE, {}, seed, {}, g)
    game.keep_undo = False
    return game


class Arranger:
    def __init__(self, p: Position, source: str, seed: str) -> None:
        self.p = p
        self.source = source
        self.rules = self.make_rules()
        self.g = fresh_state(self.rules, seed)
        self.tags: dict[str, int] = {}

    def bad(self, field: str, reason: str) -> BadFile:
        return BadFile(self.source, field, reason)

    def one_of(self, field: str, what: str, name: str, known: list[str]) -> int:
        reason = name_reason(what, name, known)
        if reason:
            raise self.bad(field, reason)
        return known.index(name)

    def hexes(self, field: str, words: str) -> list[int]:
        try:
            return read_hexes(self.rules.ground, words.split())
        except BadHex as bad:
            raise self.bad(field, bad.reason) from None

    def hex(self, field: str, word: str) -> int:
        try:
            return read_hex(self.rules.ground, word)
        except BadHex as bad:
            raise self.bad(field, bad.reason) from None

    def sides(self, field: str, words: str) -> list[tuple[int, int]]:
        try:
            return [side for word in words.split() for side in read_side(self.rules.ground, word)]
        except BadHex as bad:
            raise self.bad(field, bad.reason) from None

    def numbers(self, field: str, words: str) -> list[int]:
        if not all(word.isdigit() for word in words.split()):
            raise self.bad(field, f"{words!r}: write numbers")
        return [int(word) for word in words.split()]

    # --- rules ---
    def make_rules(self) -> Rules:
        p = self.p
        try:
            rules = Rules(self.make_tables(), self.make_ground(), chosen_options(p.options))
        except BadFile as error:
            field = f"options.{error.field}" if error.source == "options" else error.field
            raise self.bad(field, error.reason) from None
        if not 0 <= p.wind <= DIRECTIONS:
            raise self.bad("wind", "is a direction, 1 to 6")
        if len(p.vp) not in (0, len(names.SIDE_NAMES)):
            raise self.bad("vp", "has two numbers, of the German and of the Soviet side")
        rules.turns, rules.stream, rules.strong_winds = p.turns, p.stream, p.strong_winds
        rules.fixed_wind = p.wind - 1
        self.rules = rules
        rules.victory.scores = [one for score in p.score for one in scores_of(score, rules.ground)]
        rules.victory.goals = [goal_of(goal, rules.ground) for goal in p.goal]
        rules.victory.rule = objectives.BY_GOALS if p.goal else objectives.BY_POINTS
        if p.otherwise != "draw":
            rules.victory.otherwise = self.one_of("otherwise", "side", p.otherwise, names.SIDE_NAMES)
        return rules

    def make_tables(self) -> Tables:
        """The shipped ones with cards, charts and numbers of a position's own."""
        p, tables = self.p, with_own(self.source, load_tables(), self.p.cards)
        tables.radio, tables.air_search = p.radio or tables.radio, p.air_search or tables.air_search
        numbers = Numbers()
        take_values(tables.numbers, numbers)
        for name, number in p.numbers.items():
            self.one_of("numbers", "number", name, [known.replace("_", "-") for known in vars_of(numbers)])
            setattr(numbers, name.replace("-", "_"), number)
        tables.numbers = numbers
        return tables

    def make_ground(self) -> Ground:
        p = self.p
        if p.map:
            self.one_of("map", "map", p.map, ground_names())
            return load_ground(p.map)
        data = dict(p.map_data or {})
        data["map"] = {"title": "Painted", **data.get("map", {})}
        data["provenance"] = {"facts": "nothing", "ours": "everything"}
        try:
            return parse_ground(data, "painted")
        except BadFile as error:
            raise self.bad(f"map_data.{error.field}", error.reason) from None

    # --- state ---
    def arrange(self) -> State:
        g, p = self.g, self.p
        g.turn = p.turn - 1
        for number, unit in enumerate(p.units):
            self.place(f"units[{number}]", unit)
        for number, unit in enumerate(p.units):
            self.join(f"units[{number}]", unit)
        settle(g)
        self.lay_works()
        self.lay_smoke_and_fire()
        self.lay_mines()
        g.wind = p.wind - 1
        g.vp = list(p.vp) or [0, 0]
        for name, words in p.dice.items():
            g.dice_labels.append(name)
            g.dice_forced.append(self.dice(f"dice.{name}", words))
        return g

    def dice(self, field: str, words: str) -> list[int]:
        found = self.numbers(field, words)
        if not found or not all(1 <= die <= 6 for die in found):
            raise self.bad(field, f"{words!r}: write dice of 1 to 6")
        return found

    def place(self, field: str, unit: Unit) -> None:
        g = self.g
        known = list(self.rules.tables.card_of)
        index = self.rules.tables.card_of[known[self.one_of(f"{field}.card", "card", unit.card, known)]]
        side = names.SIDE_NAMES.index(unit.side)
        where = PLACES[unit.place] if unit.place in PLACES else ABOARD
        if unit.place and unit.place not in PLACES:
            where = self.hex(f"{field}.place", unit.place)
        taken = [g.u_flag[u] for u in range(len(g.u_card)) if g.u_side[u] == side]
        flag = unit.flag or max([0, *taken]) + 1
        if flag in taken:
            raise self.bad(f"{field}.flag", f"{flag} is the flag of another unit")
        u = add_unit(g, index, side, flag, where, unit.facing - 1)
        self.tags[unit.tag] = u
        self.check(field, unit, u)
        for name, number in unit.numbers.items():
            getattr(g, f"u_{name}")[u] = number
        if unit.cars:
            g.u_cars[u] = unit.cars
        self.mark(u, unit)
        self.note_rules()

    def check(self, field: str, unit: Unit, u: int) -> None:
        """What no unit can be: nothing would be said later, only dice and zones would be wrong."""
        c = card(self.g, u)
        if not unit.place and not unit.aboard and not unit.on_plane:
            raise self.bad(field, "say where it is: a hex, airfield, reserve, left, or who carries it")
        for name, low, high in (("size", 1, c.size), ("prep", 0, STANDBY_BOX)):
            if name in unit.numbers and not low <= unit.numbers[name] <= high:
                raise self.bad(field, f"{name} is {low} to {high}")
        zone = c.has(names.KILL_ZONE) and WITHDRAWN not in unit.marks and "in-between" not in unit.marks
        if self.g.u_hex[u] >= 0 and (zone or "hidden" in unit.marks) and not unit.facing:
            raise self.bad(field, "it has a Kill Zone: say where it faces, such as facing 1")

    def mark(self, u: int, unit: Unit) -> None:
        g = self.g
        withdrawn = WITHDRAWN in unit.marks or unit.towed
        for name in unit.marks:
            g.u_flags[u] |= 0 if name == WITHDRAWN else MARKS[name]
        if card(g, u).has(names.DEPLOYS) and not withdrawn and not g.u_flags[u] & IN_BETWEEN:
            g.u_flags[u] |= DEPLOYED
        if g.u_flags[u] & SUPPRESSED:
            g.u_since[u] = g.turn
        if unit.work:
            g.u_work[u] = g.u_last[u] = names.ORDER_NAMES.index(unit.work)
        if unit.last:
            g.u_last[u] = names.ORDER_NAMES.index(unit.last)

    def note_rules(self) -> None:
        """What a scenario would say of each unit."""
        r = self.rules
        r.areas.append([])
        r.arrives.append(0)
        r.until.append(0)
        r.entries.append([])
        r.inside.append(NOBODY)
        r.begun_order.append(NOBODY)
        r.begun_boxes.append(0)
        r.begun_hexes.append([])

    def join(self, field: str, unit: Unit) -> None:
        """Whom it is carried by, once all are there."""
        g, u = self.g, self.tags[unit.tag]
        if unit.aboard:
            g.u_carrier[u], g.u_hex[u] = self.tagged(f"{field}.aboard", unit.aboard), ABOARD
            g.u_flags[u] |= TOWED if unit.towed else TRANSPORTED
        if unit.on_plane:
            g.u_flags[u] |= ONBOARD_PLANES
            g.u_carrier[u] = self.tagged(f"{field}.on_plane", unit.on_plane)
            g.u_hex[u] = ABOARD
        if unit.mission:
            g.u_order[u] = names.ORDER_NAMES.index(unit.mission)
            if unit.target in self.tags:
                g.u_target[u] = self.tags[unit.target]
            elif unit.target:
                g.u_at[u] = self.hex(f"{field}.target", unit.target)
        if unit.seen:
            g.u_seen[u] = self.hex(f"{field}.seen", unit.seen)
        elif g.u_hex[u] >= 0 and not g.u_flags[u] & HIDDEN:
            g.u_seen[u] = g.u_hex[u]

    def tagged(self, field: str, tag: str) -> int:
        if tag not in self.tags:
            raise self.bad(field, f"no unit here is called {tag!r}")
        return self.tags[tag]

    # --- ground ---
    def lay_works(self) -> None:
        g, p = self.g, self.p
        for h, d in self.sides("trench", p.trench):
            g.h_trench = with_byte(g.h_trench, h, g.h_trench[h] | 1 << d)
        for h, d in self.sides("wire", p.wire):
            g.h_wire = self.both_sides(g.h_wire, h, d)
        for h, d in self.sides("barrier", p.barrier):
            g.h_barrier = self.both_sides(g.h_barrier, h, d)
        for name, words in p.pillbox.items():
            h, found = self.hex("pillbox", name), self.numbers("pillbox", words)
            if not found or not 1 <= found[0] <= DIRECTIONS:
                raise self.bad("pillbox", f"{words!r}: write its facing, 1 to 6, and the hits that it can still take")
            g.h_pillbox = with_byte(g.h_pillbox, h, found[1] if len(found) > 1 else self.rules.numbers.pillbox_hits)
            g.h_pillbox_face = with_byte(g.h_pillbox_face, h, found[0] - 1)
        for name, words in p.depot.items():
            h, (side, ap) = self.hex("depot", name), (words.split() + ["", ""])[:2]
            if not ap:
                raise self.bad("depot", f'{words!r}: write side and points, such as "soviet 24"')
            g.h_depot = with_byte(g.h_depot, h, self.one_of("depot", "side", side, names.SIDE_NAMES) + 1)
            g.h_stock = with_item(g.h_stock, h, self.numbers("depot", ap)[0])
        for h in self.hexes("damaged_rail", p.damaged_rail):
            g.h_rail = with_byte(g.h_rail, h, 1)
        for name, kind in p.works.items():
            h = self.hex("works", name)
            g.h_work = with_byte(g.h_work, h, self.one_of("works", "bridge", kind, names.WORK_NAMES))
        for name, side in p.held.items():
            holder = self.one_of("held", "side", side, names.SIDE_NAMES)
            g.held = with_item(g.held, self.hex("held", name), holder)

    def both_sides(self, mask: bytes, h: int, d: int) -> bytes:
        other = self.rules.ground.beside(h, d)
        mask = with_byte(mask, h, mask[h] | 1 << d)
        return with_byte(mask, other, mask[other] | 1 << (d + 3) % 6)

    def lay_smoke_and_fire(self) -> None:
        g, p = self.g, self.p
        for name, words in p.smoke.items():
            kind, age = (words.split() + ["0"])[:2]
            h = self.hex("smoke", name)
            g.h_smoke = with_byte(g.h_smoke, h, SMOKE[list(SMOKE)[self.one_of("smoke", "smoke", kind, list(SMOKE))]])
            g.h_age = with_byte(g.h_age, h, self.numbers("smoke", age)[0])
        for name, words in p.fire.items():
            h, found = self.hex("fire", name), self.numbers("fire", words)
            row = self.rules.tables.terrain[g.h_terrain[h]]
            if not found or not row.burns:
                raise self.bad("fire", f"{name} = {words!r}: write a settlement, the turn of its fire and its markers")
            g.h_fire = with_byte(g.h_fire, h, found[0])
            g.h_markers = with_byte(g.h_markers, h, found[1] if len(found) > 1 else row.fire_markers)

    def lay_mines(self) -> None:
        g = self.g
        for number, field in enumerate(self.p.minefields):
            at = f"minefields[{number}]"
            g.f_hex.append(self.hex(f"{at}.hex", field.hex))
            g.f_side.append(self.one_of(f"{at}.side", "side", field.side, names.SIDE_NAMES))
            g.f_kind.append(self.one_of(f"{at}.kind", "minefield", field.kind, names.MINE_NAMES))
            g.f_known.append(int(field.known))
            g.f_live.append(1)
            g.f_unit.append(self.tagged(f"{at}.by", field.by) if field.by else NOBODY)

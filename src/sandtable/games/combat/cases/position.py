"""Any position at all, set up from plain data: for case files, tests and lessons. Not compiled: it runs once a game.

A position is a ground (one of the maps, or one painted here), men with everything that lies on them, cards in hand and
on top of the decks, dice to come, and the point of the turn at which play begins. docs/cases.md explains each field.
"""

from __future__ import annotations

from typing import Any

from sandtable.files.tomlfile import TomlFile, index_of, name_reason, shaped
from sandtable.files.tomlshapes import Part
from sandtable.games.combat.data.ground_file import parse_ground
from sandtable.games.combat.data.grounds import ground_names, load_ground, load_sight
from sandtable.games.combat.data.packs import DATA, load_events, load_tables
from sandtable.games.combat.data.scenario_shapes import Night, Result
from sandtable.games.combat.data.start import fresh_state, make_options, plain_rules
from sandtable.games.combat.enemy.phase import fill_track
from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.cards.effect_names import EFFECT_NAMES
from sandtable.games.combat.rules.hexes import read_hexes
from sandtable.games.combat.rules.notation import WOUND_KIND_NAMES, short
from sandtable.games.combat.rules.orders.activation import NEXT, Impulses, take_snapshot
from sandtable.games.combat.rules.orders.men import new_grenade
from sandtable.games.combat.rules.rules import SIDE_OF_MAP_NAMES, Rules
from sandtable.games.combat.rules.setup import set_night
from sandtable.games.combat.rules.sight.ground import Ground
from sandtable.games.combat.rules.sight.los import Sightlines
from sandtable.games.combat.rules.sight.smoke import add_smoke
from sandtable.games.combat.rules.state import (
    ALERT,
    CHANNELS,
    D6,
    D10,
    ENEMY_DECK,
    FRIENDLY_DECK,
    LIVE,
    LOT,
    NOBODY,
    PLACE,
    REAL,
    SEEN,
    STEP_NAMES,
    SURPRISED,
    State,
    add_wound,
    new_man,
    set_ammo,
)
from sandtable.games.combat.rules.title import TITLE
from sandtable.games.combat.rules.turn import ACTION, BEGIN, END, ENEMY, ORDERS, CombatTurn
from sandtable.games.combat.rules.values import map_direction, slots
from sandtable.kernel.errors import BadFile
from sandtable.kernel.frame import with_byte
from sandtable.kernel.game import Game

# where play begins: at which stop of the turn, and which step of the turn that is
STOPS = {"cards": BEGIN, "orders": ORDERS, "enemy-orders": ENEMY, "action": ACTION, "end": END}
MARKERS = names.TERRAIN_NAMES[names.TERRAIN_NAMES.index("foxhole") :]
SIDES = ["friendly", "enemy"]


class Man(Part):
    man: str  # name of his counter, whole or its last word
    hex: str
    tag: str = ""  # what others call him here
    team: str = ""  # else that of his counter
    order: str = "none"
    directions: str = ""  # of an Enemy's moves: "5" or "5/6"
    aim: str = ""  # hex of his Target Marker
    morale: str = ""  # else the default of his side
    seen: bool | None = None  # a Known Enemy, a Spotted Friendly; else an Enemy is and a Friendly is not
    alert: bool = True  # an Enemy
    wounds: list[str] = []
    ammo: str = "loaded"  # of the Weapon listed first
    live: bool = False  # holds a live grenade
    surprised: bool = False  # does not act when next activated
    guard: str = ""  # tag of the man who guards him
    operator: str = ""  # tag of the man whose belt-fed Weapon he serves
    patient: str = ""  # tag of the man he bandages or carries
    flares: int = 0


class Position(Part):
    men: list[Man] = []
    map: str = ""
    map_data: dict[str, Any] | None = None
    summer: bool = False
    # the scenario
    turns: int = 10
    prepared: bool = False
    large_battle: bool = False
    friendly_morale: str = "normal"
    enemy_morale: str = "normal"
    edges: dict[str, str] = {}  # else the west is Friendly, the east the Enemy's
    compass: int = 1  # where direction 1 points: 1 is up, then clockwise
    wind: int = 1
    options: dict[str, bool] = {}
    night: Night | None = None
    events: dict[str, str] = {}  # event table of each side, by its name
    artillery: dict[str, str] = {}  # ten hexes for each side
    results: list[Result] = []
    # the table
    at: str = "action"
    turn: int = 1
    impulse: int = 1
    track: list[str] = []  # Teams that act, in this order; else by the cards that lie there
    points: int = 0
    markers: dict[str, str] = {}  # Foxholes, Rubble and Craters: kind to hexes
    grenades: dict[str, str] = {}  # live ones: hex to kind, and the man who threw it
    smoke: dict[str, int] = {}  # sources of this turn: hex to Smoke value
    hand: list[str] = []
    aside: list[str] = []
    deck: list[str] = []  # next Friendly cards, first first: "F4", or what their wound bars say
    discards: list[str] = []
    played: str = ""
    enemy_deck: list[str] = []
    display: dict[str, str] = {}  # card of each Enemy Team
    # chance to come
    d10: list[int] = []
    d6: list[int] = []
    lots: list[str] = []  # men, or Teams
    places: list[str] = []  # hexes


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
        self.tables = load_tables()
        self.tags: dict[str, int] = {}
        self.rules = self.make_rules()
        self.g = fresh_state(self.rules, seed)

    def bad(self, field: str, reason: str) -> BadFile:
        return BadFile(self.source, field, reason)

    def one_of(self, field: str, what: str, name: str, known: list[str]) -> int:
        return index_of(TomlFile(self.source, "", {}), field, what, name, known)

    def hexes(self, field: str, words: str) -> list[int]:
        ground = self.rules.ground
        try:
            return read_hexes(words, ground.cols, ground.rows)
        except ValueError as error:
            raise self.bad(field, str(error)) from None

    def hex(self, field: str, name: str) -> int:
        found = self.hexes(field, name)
        if len(found) != 1:
            raise self.bad(field, f"{name!r} is not one hex")
        return found[0]

    # --- rules ---
    def make_rules(self) -> Rules:
        p = self.p
        ground, sight = self.make_ground()
        self.rules = r = plain_rules(self.tables, ground, sight)
        r.turns, r.prepared, r.large_battle, r.fixed_wind = p.turns, p.prepared, p.large_battle, p.wind
        for side, name in enumerate([p.friendly_morale, p.enemy_morale]):
            r.default_morale[side] = self.one_of(f"{SIDES[side]}_morale", "Morale State", name, names.MORALE_NAMES)
        edges = p.edges or {"west": "friendly", "east": "enemy"}
        for edge in edges:
            self.one_of("edges", "side of the map", edge, SIDE_OF_MAP_NAMES)
        kinds = [edges.get(side, "neutral") for side in SIDE_OF_MAP_NAMES]
        r.edge = [self.one_of("edges", "kind of edge", kind, names.EDGE_NAMES) for kind in kinds]
        for field, number in (("compass", p.compass), ("wind", p.wind)):
            if not 1 <= number <= 6:
                raise self.bad(field, "directions run from 1 to 6")
        r.compass = [p.compass - 1] * names.TEAMS
        r.options = make_options(dict(p.options), self.source)
        self.make_night(r)
        self.make_events(r)
        if p.results:
            r.result_name = [result.name for result in p.results]
            r.result_least = [result.at_least or 0 for result in p.results]
            r.result_win = [int(result.win) for result in p.results]
        return r

    def make_night(self, r: Rules) -> None:
        night = self.p.night
        if night is not None:
            r.night, r.night_base, r.night_dice = True, night.range, night.dice
            r.night_spotting, r.night_fire, r.night_free = night.spotting, night.fire, night.free

    def make_events(self, r: Rules) -> None:
        for name, table in self.p.events.items():
            side = self.one_of("events", "side", name, SIDES)
            self.one_of("events", "event table", table, sorted(path.stem for path in (DATA / "events").glob("*.toml")))
            events = load_events(table)
            r.event_name[side] = list(events.names)
            r.event_effect[side] = [EFFECT_NAMES.index(key) for key in events.effects]
            r.event_args[side] = [list(args) for args in events.args]
        for name, words in self.p.artillery.items():
            r.artillery[self.one_of("artillery", "side", name, SIDES)] = self.hexes("artillery", words)

    def make_ground(self) -> tuple[Ground, Sightlines]:
        p = self.p
        if p.map:
            self.one_of("map", "map", p.map, ground_names())
            return load_ground(p.map), load_sight(p.map, p.summer)
        data = dict(p.map_data or {})
        data["map"] = {"title": "Painted", "columns": 16, "rows": 12, **data.get("map", {})}
        try:
            ground = parse_ground(data, "painted")
        except BadFile as error:
            raise self.bad(f"map_data.{error.field}", error.reason) from None
        return ground, Sightlines(ground, self.tables, p.summer)

    # --- state ---
    def arrange(self) -> State:
        g, p = self.g, self.p
        for number, man in enumerate(p.men):
            self.place(number, man)
        for number, man in enumerate(p.men):
            self.join(number, man)
        self.mark_hexes()
        self.cards()
        self.chance()
        g.wind = map_direction(g, names.ABLE, p.wind)
        set_night(g)
        g.points = p.points
        self.stand()
        return g

    def place(self, number: int, entry: Man) -> None:
        g, field = self.g, f"men[{number}]"
        man = self.counter(f"{field}.man", entry.man)
        team = self.one_of(f"{field}.team", "Team", entry.team, names.TEAM_NAMES) if entry.team else -1
        team = self.tables.man_team[man] if team < 0 else team
        if (team >= names.FRIENDLY_TEAMS) != (self.tables.man_side[man] == names.ENEMY):
            raise self.bad(f"{field}.team", f"{entry.man} is of the other side")
        m = new_man(g, man, team, self.hex(f"{field}.hex", entry.hex))
        self.tags[entry.tag or entry.man] = m
        g.m_order[m] = self.one_of(f"{field}.order", "Order", entry.order, names.ORDER_NAMES)
        g.m_dirs[m] = self.directions(f"{field}.directions", entry.directions)
        if entry.morale:
            g.m_morale[m] = self.one_of(f"{field}.morale", "Morale State", entry.morale, names.MORALE_NAMES)
        if entry.aim:
            g.m_aim[m] = self.hex(f"{field}.aim", entry.aim)
        for wound in entry.wounds:
            add_wound(g, m, self.one_of(f"{field}.wounds", "wound", wound, WOUND_KIND_NAMES))
        g.m_flags[m] = self.flags(m, entry)
        g.m_flares[m] = entry.flares
        level = self.one_of(f"{field}.ammo", "state of ammunition", entry.ammo, ["loaded", "low-ammo", "no-ammo"])
        if level and slots(g, m):
            set_ammo(g, m, 0, level)

    def counter(self, field: str, name: str) -> int:
        """A printed counter by its name; each is there once."""
        known = self.tables.man_name
        found = [man for man, slug in enumerate(known) if name in (slug, short(slug)) or slug == f"dummy-{name}"]
        if not found:
            raise self.bad(field, name_reason("man", name, [short(slug) for slug in known]))
        if found[0] in self.g.m_man[1:]:
            raise self.bad(field, f"{name} stands on the Board already")
        return found[0]

    def flags(self, m: int, entry: Man) -> int:
        enemy = self.g.m_team[m] >= names.FRIENDLY_TEAMS
        found = 0
        if enemy if entry.seen is None else entry.seen:
            found |= SEEN | (REAL if enemy else 0)
        if enemy and entry.alert:
            found |= ALERT
        return found | (LIVE if entry.live else 0) | (SURPRISED if entry.surprised else 0)

    def directions(self, field: str, text: str) -> int:
        """`5/6` is 56, `3` is 33: the first direction, then the second."""
        words = text.split("/") if text else []
        if len(words) > 2 or any(word not in ("1", "2", "3", "4", "5", "6") for word in words):
            raise self.bad(field, f"{text!r}: write one direction or two, such as 5 or 5/6")
        return int(words[0] + words[-1]) if words else 0

    def join(self, number: int, entry: Man) -> None:
        """Whom he belongs to, once all are there."""
        g, m = self.g, self.tags[entry.tag or entry.man]
        if entry.guard:
            g.m_guard[m] = self.tagged(f"men[{number}].guard", entry.guard)
        if entry.operator:
            operator = self.tagged(f"men[{number}].operator", entry.operator)
            g.m_partner[m], g.m_partner[operator] = operator, m
        if entry.patient:
            g.m_with[m] = self.tagged(f"men[{number}].patient", entry.patient)

    def tagged(self, field: str, tag: str) -> int:
        if tag not in self.tags:
            raise self.bad(field, f"nobody here is called {tag!r}")
        return self.tags[tag]

    def mark_hexes(self) -> None:
        for kind, words in self.p.markers.items():
            self.one_of("markers", "marker", kind, MARKERS)
            for hex in self.hexes("markers", words):
                self.g.h_made = with_byte(self.g.h_made, hex, names.TERRAIN_NAMES.index(kind))
        for name, words in self.p.grenades.items():
            self.lay_grenade(name, words.split())
        self.g.turn = self.p.turn
        for name, value in self.p.smoke.items():
            add_smoke(self.g, self.hex("smoke", name), value)

    def lay_grenade(self, hex: str, words: list[str]) -> None:
        if len(words) != 2:
            raise self.bad("grenades", "write the kind and the thrower, such as mk-ii taylor")
        blast = self.one_of("grenades", "grenade", words[0], self.tables.blast_name)
        new_grenade(self.g, blast, self.hex("grenades", hex), self.tagged("grenades", words[1]))

    # --- cards ---
    def cards(self) -> None:
        g, p = self.g, self.p
        used: list[int] = []
        g.hand = self.friendly_cards("hand", p.hand, used)
        g.aside = self.friendly_cards("aside", p.aside, used)
        g.f_discard = self.friendly_cards("discards", p.discards, used)
        g.f_played = self.friendly_cards("played", [p.played], used)[0] if p.played else NOBODY
        top = self.friendly_cards("deck", p.deck, used)
        g.f_draw = [card for card in range(len(self.tables.fcard_name)) if card not in used] + top[::-1]
        shown: list[int] = []
        for team, name in p.display.items():
            index = self.one_of("display", "Enemy Team", team, names.TEAM_NAMES[names.FRIENDLY_TEAMS :])
            g.e_display[index] = self.enemy_card("display", name, shown)
        first = [self.enemy_card("enemy_deck", name, shown) for name in p.enemy_deck]
        g.e_draw = [card for card in range(len(self.tables.ecard_serial)) if card not in shown] + first[::-1]

    def friendly_cards(self, field: str, wanted: list[str], used: list[int]) -> list[int]:
        found: list[int] = []
        for name in wanted:
            found.append(self.friendly_card(field, name, used))
            used.append(found[-1])
        return found

    def friendly_card(self, field: str, name: str, used: list[int]) -> int:
        """`F4`, or the first free card whose wound bar says `bad-wound`."""
        tables = self.tables
        if name in names.WOUND_NAMES:
            named = [f"F{number}" for number in tables.fcard_number]
            own = {named.index(word) for word in self.p.deck + self.p.hand if word in named}
            wanted = names.WOUND_NAMES.index(name)
            for card, wound in enumerate(tables.fcard_wound):
                if wound == wanted and card not in used and card not in own:
                    return card
            raise self.bad(field, f"no card with {name} is left")
        numbers = [f"F{number}" for number in tables.fcard_number]
        if name not in numbers:
            raise self.bad(
                field, f"{name!r}: write a Friendly card such as F4, or one of {', '.join(names.WOUND_NAMES)}"
            )
        card = numbers.index(name)
        if card in used:
            raise self.bad(field, f"{name} is somewhere else already")
        return card

    def enemy_card(self, field: str, name: str, used: list[int]) -> int:
        serials = [f"E{serial}" for serial in self.tables.ecard_serial]
        if name not in serials:
            raise self.bad(field, f"{name!r}: write an Enemy card such as E37")
        card = serials.index(name)
        if card in used:
            raise self.bad(field, f"{name} is somewhere else already")
        used.append(card)
        return card

    # --- chance and the turn ---
    def chance(self) -> None:
        p = self.p
        forced: list[list[int]] = [[] for _ in range(CHANNELS)]
        forced[D10] = self.dice("d10", p.d10, 0, 9)
        forced[D6] = self.dice("d6", p.d6, 1, 6)
        forced[LOT] = [self.lot(name) for name in p.lots]
        forced[PLACE] = [self.hex("places", name) for name in p.places]
        assert not forced[FRIENDLY_DECK] and not forced[ENEMY_DECK]
        self.g.chance.forced = forced

    def dice(self, field: str, rolls: list[int], least: int, most: int) -> list[int]:
        for roll in rolls:
            if not least <= roll <= most:
                raise self.bad(field, f"{roll} is no roll of this die: it runs from {least} to {most}")
        return list(rolls)

    def lot(self, name: str) -> int:
        return names.TEAM_NAMES.index(name) if name in names.TEAM_NAMES else self.tagged("lots", name)

    def stand(self) -> None:
        """The frames of the turn, at the point where play begins."""
        g, p = self.g, self.p
        self.one_of("at", "point of the turn", p.at, list(STOPS))
        if not 1 <= p.impulse <= names.IMPULSES:
            raise self.bad("impulse", f"Impulses run from 1 to {names.IMPULSES}")
        g.turn, g.step = p.turn, STEP_NAMES.index(p.at)
        if p.at == "cards":
            g.turn -= 1
        if p.at in ("action", "end"):
            self.make_track()
            g.impulse = p.impulse - 1 if p.at == "action" else names.IMPULSES
        take_snapshot(g)
        frame = CombatTurn()
        frame.at = STOPS[p.at]
        g.push(frame)
        if p.at == "action":
            frame.at = END
            impulses = Impulses()
            impulses.at, impulses.place = NEXT, len(g.track)  # the Impulse before has just ended
            impulses.before = []
            g.push(impulses)

    def make_track(self) -> None:
        g, p = self.g, self.p
        if p.track:
            g.track = [self.one_of("track", "Team", name, names.TEAM_NAMES) for name in p.track]
            return
        if p.played:
            fill_track(g)
            return
        g.track = sorted({team for m, team in enumerate(g.m_team) if g.m_hex[m] >= 0})

"""From a scenario to the first state: the rules of one game, then the pieces. Not compiled: it runs once a game."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from sandtable.games.combat.data.grounds import load_ground, load_sight
from sandtable.games.combat.data.packs import load_events, load_tables
from sandtable.games.combat.data.scenario import Scenario, cup_men, facing, read_scenario
from sandtable.games.combat.data.scenario_shapes import EnemyArrival, EnemyGroup
from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.cards.effect_names import EFFECT_NAMES
from sandtable.games.combat.rules.game_rules import CombatRules
from sandtable.games.combat.rules.hexes import hex_index, read_hexes
from sandtable.games.combat.rules.rules import (
    SIDE_OF_MAP_NAMES,
    VP_NAMES,
    VP_RANK_NAMES,
    Arrival,
    Group,
    Options,
    Points,
    Rules,
    default_options,
)
from sandtable.games.combat.rules.setup import begin
from sandtable.games.combat.rules.sight.ground import Ground
from sandtable.games.combat.rules.sight.los import Sightlines
from sandtable.games.combat.rules.state import State, empty_state
from sandtable.games.combat.rules.tables import Tables
from sandtable.games.combat.rules.turn import push_turns
from sandtable.kernel.chance import new_chance
from sandtable.kernel.errors import BadFile
from sandtable.kernel.frame import start
from sandtable.kernel.title import Data

SUMMER = (6, 7, 8)


def make_options(chosen: dict[str, Any], source: str) -> Options:
    """The defaults, then the switches named."""
    options = default_options()
    for name, value in chosen.items():
        if name == "windows":  # a table's own: one seat has nobody to hide its hand from
            continue
        if name.startswith("_") or not hasattr(options, name) or not isinstance(value, bool):
            raise BadFile(source, f"options.{name}", "is not a switch of this game, or not true or false")
        setattr(options, name, value)
    return options


def no_events(rules: Rules) -> None:
    rules.event_name = [[], []]
    rules.event_effect = [[], []]
    rules.event_args = [[], []]


def plain_rules(tables: Tables, ground: Ground, sight: Sightlines) -> CombatRules:
    """Rules of a game without a scenario: everything at its simplest. Scenarios and positions start from here."""
    r = CombatRules()
    r.tables, r.ground, r.sight, r.options, r.scenario = tables, ground, sight, default_options(), ""
    r.card_effect = [EFFECT_NAMES.index(key) for key in tables.fcard_effect]
    r.grenade_blast = [tables.blast_name.index("mk-ii"), tables.blast_name.index("stielhandgranate-24")]
    r.smoke_blast = tables.blast_name.index("m18-smoke")
    r.rifle_blast = tables.blast_name.index("rifle-grenade")
    r.turns, r.prepared, r.large_battle, r.hand_size, r.fixed_wind = 10, False, False, 4, 0
    r.default_morale, r.default_alert = [names.NORMAL, names.NORMAL], True
    r.compass = [0] * names.TEAMS
    r.edge = [names.NEUTRAL_EDGE, names.ENEMY_EDGE, names.NEUTRAL_EDGE, names.FRIENDLY_EDGE]
    r.exits = [0] * (ground.size * 4)
    no_events(r)
    r.artillery = [[], []]
    r.night, r.night_base, r.night_dice = False, 0, 0
    r.night_spotting, r.night_fire, r.night_free = 0, 0, 0
    r.search_hexes, r.vp = [], []
    r.result_name, r.result_least, r.result_win = ["over"], [0], [0]
    r.squad = [man for squad in tables.squads for man in squad]
    r.fixed_squad, r.friendly_teams, r.spotted = 1, [names.ABLE, names.BAKER, names.CHARLIE], False
    r.area, r.arrivals = [[], [], []], []
    r.gun_weapon, r.gun_teams, r.flares = [], [], [0, 0, 0]
    r.captive_man, r.captive_hex = [], []
    r.cup, r.groups, r.enemy_arrivals = [], [], []
    return r


def team(name: str) -> int:
    return names.TEAM_NAMES.index(name)


class Builder:
    """Fills the rules of one game from a checked scenario."""

    def __init__(self, s: Scenario, options: dict[str, Any]) -> None:
        self.s = s
        tables = load_tables()
        self.rules = plain_rules(tables, load_ground(s.map), load_sight(s.map, s.month in SUMMER))
        self.rules.options = make_options({**s.options, **options}, s.name)
        self.rules.scenario = s.name

    def hexes(self, text: str | list[str]) -> list[int]:
        return read_hexes(text)

    def make_ground(self) -> None:
        """11.13 to 11.15: what was dug or shelled before."""
        made = [(names.FOXHOLE, self.s.foxholes), (names.RUBBLE, self.s.rubble), (names.CRATER, self.s.craters)]
        self.rules.made_hexes = [hex for _, hexes in made for hex in self.hexes(hexes)]
        self.rules.made_kinds = [kind for kind, hexes in made for _ in self.hexes(hexes)]

    def build(self) -> Rules:
        s, r = self.s, self.rules
        r.turns, r.large_battle, r.fixed_wind = s.turns, s.large_battle, s.wind
        r.prepared = s.enemy.prepared
        r.default_alert = s.enemy.alert == "alert"
        r.default_morale = [names.MORALE_NAMES.index(s.friendly.morale), names.MORALE_NAMES.index(s.enemy.morale)]
        r.hand_size = s.friendly.hand
        self.make_ground()
        self.make_board()
        self.make_events()
        self.make_night()
        self.make_victory()
        self.make_friendlies()
        self.make_enemies()
        return r

    def make_board(self) -> None:
        s, r = self.s, self.rules
        r.edge = [names.EDGE_NAMES.index(s.edges.get(side, "neutral")) for side in SIDE_OF_MAP_NAMES]
        first = facing(s.compass[0])
        r.compass = [first] * names.TEAMS
        for compass in sorted(s.compass, key=lambda c: bool(c.teams)):
            governed = [team(name) for name in compass.teams] or range(names.FRIENDLY_TEAMS, names.TEAMS)
            for t in governed:
                r.compass[t] = facing(compass)
        for way_out in s.exits:
            side = SIDE_OF_MAP_NAMES.index(way_out.edge)
            for hex in self.hexes(way_out.hexes) or range(r.ground.size):
                r.exits[hex * 4 + side] = 1
        r.search_hexes = [self.hexes(entry.hexes) for entry in s.search]

    def make_events(self) -> None:
        s, r = self.s, self.rules
        for side, name in enumerate([s.events.friendly, s.events.enemy]):
            events = load_events(name)
            r.event_name[side] = list(events.names)
            r.event_effect[side] = [EFFECT_NAMES.index(key) for key in events.effects]
            r.event_args[side] = [list(args) for args in events.args]
        r.artillery = [self.hexes(s.artillery.friendly), self.hexes(s.artillery.enemy)]

    def make_night(self) -> None:
        night = self.s.night
        if night is not None:
            r = self.rules
            r.night, r.night_base, r.night_dice = True, night.range, night.dice
            r.night_spotting, r.night_fire, r.night_free = night.spotting, night.fire, night.free

    def make_victory(self) -> None:
        s, r = self.s, self.rules
        for entry in s.vp:
            p = Points()
            p.kind = VP_NAMES.index(entry.what)
            p.points, p.most = entry.points, entry.most
            p.rank = VP_RANK_NAMES.index(entry.rank)
            p.hexes = self.hexes(entry.hexes)
            p.edge = SIDE_OF_MAP_NAMES.index(entry.edge) if entry.edge else -1
            r.vp.append(p)
        r.result_name = [result.name for result in s.results]
        r.result_least = [result.at_least or 0 for result in s.results]
        r.result_win = [int(result.win) for result in s.results]

    def make_friendlies(self) -> None:
        f, r = self.s.friendly, self.rules
        r.fixed_squad, r.spotted = f.squad, f.spotted
        r.friendly_teams = [team(name) for name in f.teams]
        for area in sorted(f.area, key=lambda a: bool(a.teams)):
            for t in [team(name) for name in area.teams] or range(names.FRIENDLY_TEAMS):
                r.area[t] = self.hexes(area.hexes)
        for entry in f.arrival:
            arrival = Arrival()
            arrival.turn, arrival.teams = entry.turn, [team(name) for name in entry.teams]
            arrival.hexes = self.hexes(entry.hexes)
            r.arrivals.append(arrival)
        r.gun_weapon = [r.tables.weapon_name.index(gun.weapon) for gun in f.guns]
        r.gun_teams = [[team(name) for name in gun.teams] or list(r.friendly_teams) for gun in f.guns]
        r.flares = [f.flares.get(names.TEAM_NAMES[t], 0) for t in range(names.FRIENDLY_TEAMS)]
        r.captive_man = [r.tables.man_name.index(captive.man) for captive in f.captive]
        r.captive_hex = [hex_index(captive.hex) for captive in f.captive]

    def make_enemies(self) -> None:
        e, r = self.s.enemy, self.rules
        r.cup = cup_men(self.s, r.tables)
        r.groups = [self.group(entry, 0, r.default_alert) for entry in e.place]
        r.enemy_arrivals = [self.group(entry, entry.turn, True) for entry in e.arrival]

    def group(self, entry: EnemyGroup | EnemyArrival, turn: int, alert: bool) -> Group:
        group = Group()
        group.turn, group.hexes, group.count = turn, self.hexes(entry.hexes), entry.count
        group.team = team(entry.team) if entry.team else -1
        group.alert = int(entry.alert == "alert" if entry.alert else alert)
        group.morale = names.MORALE_NAMES.index(entry.morale) if entry.morale else -1
        return group


@lru_cache(maxsize=64)
def cached_rules(source: str, options: str) -> Rules:
    scenario: dict[str, Any] = json.loads(source)
    chosen: dict[str, Any] = json.loads(options)
    return Builder(read_scenario(scenario, str(scenario.get("name", "scenario"))), chosen).build()


def rules_only(scenario: Data, options: Data) -> Rules:
    """The rules of a scenario; the same object for the same scenario and options."""
    return cached_rules(json.dumps(scenario, sort_keys=True), json.dumps(options, sort_keys=True))


def fresh_state(rules: Rules, seed: str) -> State:
    g = State()
    start(g, new_chance(seed))
    empty_state(g, rules)
    return g


def build_state(scenario: Data, options: Data, seed: str) -> State:
    g = fresh_state(rules_only(scenario, options), seed)
    begin(g)
    push_turns(g)
    return g

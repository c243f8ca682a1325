"""What the shape of a scenario file cannot say: names that must mean something, hexes, numbers. Not compiled."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sandtable.files.tomlfile import TomlFile, name_reason
from sandtable.games.combat.data.grounds import load_ground
from sandtable.games.combat.data.packs import RESULTS, SIDE_NAMES, SQUADS, event_table_names, load_events, load_tables
from sandtable.games.combat.data.scenario_shapes import (
    KINDS,
    EnemyArrival,
    EnemyGroup,
    Hexes,
    Scenario,
    cup_men,
    facing,
    kind_of,
    men_of,
)
from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.hexes import hex_name, read_hexes
from sandtable.games.combat.rules.rules import SIDE_OF_MAP_NAMES, VP_NAMES, VP_RANK_NAMES, default_options
from sandtable.terrain.lattice import NONE

MAPS: Final = ["farmhouse", "village", "hill", "hedgerows"]
DEFAULT_MORALE: Final = ["shaken", "cautious", "normal", "bold", "aggressive"]  # 23.0
ALERT_NAMES: Final = ["waiting", "alert"]
FRIENDLY_TEAM_NAMES: Final = names.TEAM_NAMES[: names.FRIENDLY_TEAMS]
ENEMY_TEAM_NAMES: Final = names.TEAM_NAMES[names.FRIENDLY_TEAMS :]
FINDS: Final = ["papers"]
NEED_HEXES: Final = ["enemy-in", "held", "cleared"]
HEX_KINDS: Final = [*NEED_HEXES, "friendly-off", "friendly-on"]

Fault = tuple[str, str]


def check_scenario(scenario: Scenario, file: TomlFile) -> None:
    """Raise the first fault found."""
    for field, reason in faults(scenario):
        raise file.bad(field, reason)


def faults(s: Scenario) -> Iterator[Fault]:
    yield from board_faults(s)
    yield from event_faults(s)
    yield from friendly_faults(s)
    yield from enemy_faults(s)
    yield from meeting_faults(s)
    yield from victory_faults(s)


def named(field: str, what: str, name: str, known: list[str]) -> Iterator[Fault]:
    reason = name_reason(what, name, known)
    if reason:
        yield field, reason


def hex_faults(field: str, hexes: Hexes, needed: bool = True) -> Iterator[Fault]:
    try:
        found = read_hexes(hexes)
    except ValueError as error:
        yield field, str(error)
        return
    if needed and not found:
        yield field, "needs at least one hex"


def board_faults(s: Scenario) -> Iterator[Fault]:
    yield from named("map", "map", s.map, MAPS)
    if not 1 <= s.month <= 12:
        yield "month", "is 1 to 12"
    if not 1 <= s.difficulty <= 5:
        yield "difficulty", "is 1 to 5"
    if not 1 <= s.turns <= 30:
        yield "turns", "is 1 to 30"
    if not 0 <= s.wind <= 6:
        yield "wind", "is 1 to 6, or 0 for a roll"
    for side, edge in s.edges.items():
        yield from named("edges", "side of the map", side, SIDE_OF_MAP_NAMES)
        yield from named("edges", "kind of edge", edge, names.EDGE_NAMES)
    if sorted(edge for edge in s.edges.values() if edge != "neutral") != ["enemy", "friendly"]:
        yield "edges", "one side is the Friendly edge and one the Enemy's (9.5)"
    yield from compass_faults(s)
    yield from ground_faults(s)
    for i, search in enumerate(s.search):
        yield from hex_faults(f"search[{i}].hexes", search.hexes)
        yield from named(f"search[{i}].finds", "find", search.finds, FINDS)
    for i, leave in enumerate(s.exits):
        yield from named(f"exits[{i}].edge", "side of the map", leave.edge, SIDE_OF_MAP_NAMES)
        yield from hex_faults(f"exits[{i}].hexes", leave.hexes, needed=False)
    if s.night is not None and (s.night.range < 1 or s.night.dice < 0 or s.night.free < 0):
        yield "night", "the range is at least 1; dice and free are not negative"
    for option in s.options:
        yield from named(f"options.{option}", "option", option, option_names())


def ground_faults(s: Scenario) -> Iterator[Fault]:
    """Rubble was a Building, a Crater was none (20.0); a hex has one of the three."""
    made = {"foxholes": s.foxholes, "rubble": s.rubble, "craters": s.craters}
    seen: set[int] = set()
    for field, hexes in made.items():
        wrong = list(hex_faults(field, hexes, needed=False))
        yield from wrong
        found = [] if wrong else read_hexes(hexes)
        if seen & set(found):
            yield field, "a hex has a Foxhole, Rubble or a Crater, not two of them"
        seen |= set(found)
        if field != "foxholes" and s.map in MAPS:
            terrain = load_ground(s.map).terrain
            if any((terrain[hex] == names.BUILDING) != (field == "rubble") for hex in found):
                yield field, "Rubble is where a Building was, a Crater elsewhere (20.0)"


def option_names() -> list[str]:
    return [name for name in dir(default_options()) if not name.startswith("_")]


def compass_faults(s: Scenario) -> Iterator[Fault]:
    if not s.compass or len(s.compass) > 4:
        yield "compass", "there are one to four (9.3)"
    governed: list[str] = []
    for i, compass in enumerate(s.compass):
        yield from hex_faults(f"compass[{i}].hex", compass.hex)
        if facing(compass) == NONE:
            yield f"compass[{i}].to", f"{compass.to!r} is not next to {compass.hex!r}"
        for team in compass.teams:
            yield from named(f"compass[{i}].teams", "Enemy Team", team, ENEMY_TEAM_NAMES)
        governed += compass.teams
    if len(set(governed)) != len(governed) or sum(not compass.teams for compass in s.compass) > 1:
        yield "compass", "each Team follows one compass"
    if all(compass.teams for compass in s.compass) and set(governed) != set(ENEMY_TEAM_NAMES):
        yield "compass", "some Team follows no compass"


def event_faults(s: Scenario) -> Iterator[Fault]:
    for side, name in enumerate([s.events.friendly, s.events.enemy]):
        field = f"events.{SIDE_NAMES[side]}"
        yield from named(field, "event table", name, event_table_names())
        if name not in event_table_names():
            continue
        events = load_events(name)
        if events.side != side:
            yield field, f"{name} is a table of the other side"
        for effect, args in zip(events.effects, events.args, strict=True):
            if effect == "artillery" and len(args) <= 4:
                owner = SIDE_NAMES[args[0]]
                if not getattr(s.artillery, owner):
                    yield f"artillery.{owner}", f"is needed by the event table {name}"
    for owner in SIDE_NAMES:
        hexes: Hexes = getattr(s.artillery, owner)
        yield from hex_faults(f"artillery.{owner}", hexes, needed=bool(hexes))
        if len(read_hexes_or_none(hexes)) not in (0, RESULTS):
            yield f"artillery.{owner}", f"has {RESULTS} hexes, one for each roll (20.0b)"


def read_hexes_or_none(hexes: Hexes) -> list[int]:
    """The hexes of a list; nothing for a faulty one, which is told elsewhere."""
    try:
        return read_hexes(hexes)
    except ValueError:
        return []


def friendly_faults(s: Scenario) -> Iterator[Fault]:
    t = load_tables()
    f = s.friendly
    if not 0 <= f.squad <= SQUADS:
        yield "friendly.squad", "is 1 to 6, or 0 for a roll (23.0e)"
    yield from named("friendly.morale", "default Morale State", f.morale, DEFAULT_MORALE)
    if not 0 <= f.hand <= 5:
        yield "friendly.hand", "is 0 to 5"
    yield from team_faults("friendly.teams", f.teams)
    later = [team for arrival in f.arrival for team in arrival.teams]
    for i, arrival in enumerate(f.arrival):
        yield from team_faults(f"friendly.arrival[{i}].teams", arrival.teams)
        yield from hex_faults(f"friendly.arrival[{i}].hexes", arrival.hexes)
        if not 2 <= arrival.turn <= s.turns:
            yield f"friendly.arrival[{i}].turn", "is a turn after the first"
    yield from area_faults(s, [team for team in f.teams if team not in later])
    for i, gun in enumerate(f.guns):
        yield from named(f"friendly.guns[{i}].weapon", "Weapon", gun.weapon, t.weapon_name)
        if gun.weapon in t.weapon_name and not t.weapon_belt[t.weapon_name.index(gun.weapon)]:
            yield f"friendly.guns[{i}].weapon", f"{gun.weapon} is not belt-fed (14.3a)"
        yield from team_faults(f"friendly.guns[{i}].teams", gun.teams or f.teams)
    yield from team_faults("friendly.flares", list(f.flares))
    for i, captive in enumerate(f.captive):
        yield from named(f"friendly.captive[{i}].man", "man", captive.man, t.man_name)
        yield from hex_faults(f"friendly.captive[{i}].hex", captive.hex)
        if captive.man in t.man_name and f.squad >= 0:
            squads = t.squads if f.squad == 0 else t.squads[f.squad - 1 : f.squad]
            if any(t.man_name.index(captive.man) in squad for squad in squads):
                yield f"friendly.captive[{i}].man", "may be in the squad; give the squad a number that leaves him out"


def team_faults(field: str, teams: list[str]) -> Iterator[Fault]:
    for team in teams:
        yield from named(field, "Friendly Team", team, FRIENDLY_TEAM_NAMES)
    if not teams and field == "friendly.teams":
        yield field, "some Team must take part"


def area_faults(s: Scenario, teams: list[str]) -> Iterator[Fault]:
    """Every Team that starts on the Board has an area."""
    covered: list[str] = []
    for i, area in enumerate(s.friendly.area):
        yield from team_faults(f"friendly.area[{i}].teams", area.teams)
        yield from hex_faults(f"friendly.area[{i}].hexes", area.hexes)
        covered += area.teams or FRIENDLY_TEAM_NAMES
    for team in teams:
        if team not in covered:
            yield "friendly.area", f"{team} has nowhere to set up"


def enemy_faults(s: Scenario) -> Iterator[Fault]:
    e = s.enemy
    yield from named("enemy.alert", "alert state", e.alert, ALERT_NAMES)
    yield from named("enemy.morale", "default Morale State", e.morale, DEFAULT_MORALE)
    yield from cup_faults(s)
    for i, group in enumerate(e.place):
        yield from group_faults(s, f"enemy.place[{i}]", group)
    for i, arrival in enumerate(e.arrival):
        yield from group_faults(s, f"enemy.arrival[{i}]", arrival)
        if not 1 <= arrival.turn <= s.turns:
            yield f"enemy.arrival[{i}].turn", "is a turn of the game"


def cup_faults(s: Scenario) -> Iterator[Fault]:
    t = load_tables()
    if not s.enemy.cup:
        yield "enemy.cup", "somebody must be in it"
    known = True
    for i, entry in enumerate(s.enemy.cup):
        field = f"enemy.cup[{i}]"
        yield from named(f"{field}.team", "Enemy Team", entry.team, ENEMY_TEAM_NAMES)
        for name in entry.men:
            yield from named(f"{field}.men", "man", name, t.man_name)
        known = known and entry.team in ENEMY_TEAM_NAMES and all(name in t.man_name for name in entry.men)
    if not known:
        return
    for i, entry in enumerate(s.enemy.cup):
        named_men = [t.man_name.index(name) for name in entry.men]
        for man in named_men:
            if t.man_team[man] != names.TEAM_NAMES.index(entry.team) or kind_of(t, man) == "assistant":
                yield f"enemy.cup[{i}].men", f"{t.man_name[man]} is no {entry.team} man who is drawn from the Cup"
        for kind in KINDS:
            left = [man for man in men_of(t, entry.team, kind) if man not in named_men]
            if not 0 <= getattr(entry, kind) <= len(left):
                yield f"enemy.cup[{i}].{kind}", f"there are {len(left)} such counters of the {entry.team} Team"
    if sum(len(read_hexes_or_none(g.hexes)) if not g.count else g.count for g in s.enemy.place) > len(cup_men(s, t)):
        yield "enemy.place", "more men are drawn at set-up than the Cup holds"


def group_faults(s: Scenario, field: str, group: EnemyGroup) -> Iterator[Fault]:
    yield from hex_faults(f"{field}.hexes", group.hexes)
    if not 0 <= group.count <= len(read_hexes_or_none(group.hexes)):
        yield f"{field}.count", "is at most the number of hexes"
    if group.team:
        yield from named(f"{field}.team", "Team in the Cup", group.team, [entry.team for entry in s.enemy.cup])
    if group.alert:
        yield from named(f"{field}.alert", "alert state", group.alert, ALERT_NAMES)
        if isinstance(group, EnemyArrival):
            yield f"{field}.alert", "men who arrive are Alert"
    if group.morale:
        yield from named(f"{field}.morale", "default Morale State", group.morale, DEFAULT_MORALE)


def meeting_faults(s: Scenario) -> Iterator[Fault]:
    """Nobody is set up among the others."""
    theirs = {h for group in s.enemy.place for h in read_hexes_or_none(group.hexes)}
    for i, area in enumerate(s.friendly.area):
        for h in read_hexes_or_none(area.hexes):
            if h in theirs:
                yield f"friendly.area[{i}].hexes", f"an Enemy may be set up in {hex_name(h)}"


def victory_faults(s: Scenario) -> Iterator[Fault]:
    for i, entry in enumerate(s.vp):
        field = f"vp[{i}]"
        yield from named(f"{field}.for", "reason for victory points", entry.what, VP_NAMES)
        yield from named(f"{field}.rank", "rank", entry.rank, VP_RANK_NAMES)
        yield from hex_faults(f"{field}.hexes", entry.hexes, needed=entry.what in NEED_HEXES)
        if entry.hexes and entry.what not in HEX_KINDS:
            yield f"{field}.hexes", f"{entry.what} does not ask where"
        if entry.edge:
            yield from named(f"{field}.edge", "side of the map", entry.edge, SIDE_OF_MAP_NAMES)
        if entry.what in ("friendly-off", "captive-off") and entry.edge not in [leave.edge for leave in s.exits]:
            yield f"{field}.edge", "nobody may leave there: it is not among the exits"
        if not entry.points:
            yield f"{field}.points", "is not 0"
    least = [result.at_least for result in s.results[:-1]]
    if not s.results or s.results[-1].at_least is not None or None in least:
        yield "results", "every line but the last has at_least"
    elif any(a is not None and b is not None and a <= b for a, b in zip(least, least[1:], strict=False)):
        yield "results", "stand best first"
    wins = [result.win for result in s.results]
    if wins != sorted(wins, reverse=True) or not any(wins) or all(wins):
        yield "results", "some of the best are wins, the others are not"

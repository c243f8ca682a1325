"""Scenarios before they are played: cards for a lobby (ScenarioCard), maps drawn, and where the hexes are in them."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec

from sandtable.commander.map.drawn.mapfile import MapError, load_map, parse_map
from sandtable.commander.map.drawn.svg import draw_map
from sandtable.commander.map.kinds import TERRAIN_NAMES
from sandtable.commander.map.map import Map
from sandtable.commander.rules.rules import default_options
from sandtable.commander.rules.tables import Tables
from sandtable.games.combat_commander.packs.packs import find_files, find_packs, load_tables
from sandtable.games.combat_commander.packs.scenario import SIDES, Scenario, SideEntry, read_scenario
from sandtable.games.combat_commander.packs.scenarios import load_scenario, scenario_names
from sandtable.games.combat_commander.packs.start import EDITIONS, EUROPE, EUROPE_BG
from sandtable.games.combat_commander.rules.title import TITLE
from sandtable.games.combat_commander.screen.words import unit_title
from sandtable.kernel.errors import BadFile
from sandtable.kernel.title import Data
from sandtable.phrase import phrase
from sandtable.screens.geometry import geometry_of
from sandtable.screens.switches import Switch, chosen_rules, option_entries
from sandtable.screens.telling import known_messages

EASY: Final = 1
HARD: Final = 3
RULES: Final = {
    "zero_pass": "O15", "ask_cover": "T78.3", "hidden_on_own": "A35", "smoke_removal_all": "6.1.2",
    "sniper_must": "1.9.1.3", "sniper_hex_first": "1.9.1.3", "air_support_some": "E43", "air_support_must": "E43",
    "air_support_adjacent": "E43", "exit_ahead": "7.2.1", "control_at_turn_end": "7.3.1", "action_card_after": "1.6",
    "deploy_by_active": "E52.1", "deploy_must": "E52.1", "interrogation_must": "E61", "scrounge_must": "E71",
}  # fmt: skip
MANY_UNITS: Final = [18, 26]  # where a scenario that does not say itself how hard it is gets harder


# --- options ---


@lru_cache(maxsize=1)
def switches() -> list[Switch]:
    by_itself = default_options()
    editions = {"europe": EUROPE, "europe-bg": EUROPE_BG}
    return [
        Switch(name, rule, bool(getattr(by_itself, name)), [e for e, on in editions.items() if name in on])
        for name, rule in RULES.items()
    ]


def options() -> list[Data]:
    return option_entries(switches(), "")


def rules_chosen(chosen: Data) -> list[Data]:
    """The edition first, unless it is the usual one."""
    edition = str(chosen.get("edition", EDITIONS[0]))
    named: list[Data] = [{"say": phrase(f"web-edition-{edition}").data(), "rule": ""}] if edition != EDITIONS[0] else []
    return [*named, *chosen_rules(switches(), "", chosen)]


# --- cards ---


def scenario_cards() -> list[Data]:
    """Every scenario that can be played, in the order of their numbers."""
    return cards_of(tuple(find_packs()))


@lru_cache(maxsize=4)
def cards_of(packs: tuple[Path, ...]) -> list[Data]:
    found: list[Data] = []
    for name in scenario_names():
        try:
            found.append(scenario_card(load_scenario(name)))
        except (BadFile, LookupError):
            continue  # a pack's faulty file; `sandtable pack check` says what is wrong with it
    return found


def scenario_card(data: Data) -> Data:
    s = read_scenario(data, "scenario")
    tables = load_tables(find_packs())
    return {
        "title": TITLE.name,
        "name": s.name,
        "label": s.title,
        "description": s.description,
        "lesson": s.lesson,
        "say": {
            "label": own_words(s.name, "", s.title),
            "description": own_words(s.name, "-about", s.description),
            "lesson": own_words(s.name, "-lesson", s.lesson),
        },
        "map": s.map,
        "year": s.year,
        "number": s.number,
        "length": s.sudden_death - s.time,
        "difficulty": difficulty(s),
        "sides": [side_card(tables, seat, entry) for seat, entry in enumerate([s.axis, s.allies])],
        "options": dict(s.options),
    }


def own_words(name: str, part: str, text: str) -> Data | None:
    """A text of a scenario as a phrase; one of a pack is said as its file has it, in every language."""
    if not text:
        return None
    key = f"scenario-{name}{part}"
    return (phrase(key) if key in known_messages() else phrase("scenario-text", text=text)).data()


def difficulty(s: Scenario) -> int:
    """As the scenario says; else by its size."""
    if s.difficulty:
        return s.difficulty
    count = sum(unit.count for entry in (s.axis, s.allies) for unit in entry.units)
    return EASY + sum(1 for bound in MANY_UNITS if count > bound)


def side_card(tables: Tables, seat: int, entry: SideEntry) -> Data:
    return {
        "seat": seat,
        "side": SIDES[seat],
        "nation": entry.nation,
        "posture": entry.posture,
        "quality": entry.quality,
        "units": unit_lines(tables, entry),
        "orders": entry.orders,
    }


def unit_lines(tables: Tables, entry: SideEntry) -> list[Data]:
    """Units by kind, those that come later included."""
    counts: dict[str, int] = {}
    for unit in entry.units:
        name = unit.unit if "/" in unit.unit else f"{entry.nation}/{unit.unit}"
        counts[name] = counts.get(name, 0) + unit.count
    found: list[Data] = []
    for name, count in counts.items():
        kind = tables.unit_type(name)
        found.append({"say": tables.unit_title[kind], "phrase": unit_title(tables, kind).data(), "count": count})
    return found


# --- maps ---


def map_key(scenario: Data) -> bytes:
    """Two scenarios on one map share its drawing."""
    data = scenario.get("map_data")
    return msgspec.json.encode([scenario.get("map"), scenario.get("name") if data is not None else None, data])


def map_of(scenario: Data) -> Map:
    return bare_map(map_key(scenario))


@lru_cache(maxsize=64)
def bare_map(key: bytes) -> Map:
    """A map without its lines of sight, which a drawing does not need."""
    name, scenario, data = msgspec.json.decode(key, type=tuple[str, str | None, dict[str, Any] | None])
    try:
        if data is not None:
            return parse_map(data, scenario or name, "map_data")
        path = find_files("maps", find_packs()).get(name)
        if path is None:
            raise BadFile("scenario", "map", f"there is no map named {name!r}")
        return load_map(path)
    except MapError as error:
        raise BadFile("scenario", f"map.{error.field}", error.reason) from None


@lru_cache(maxsize=64)
def drawn(key: bytes) -> str:
    return draw_map(bare_map(key))


def map_svg(scenario: Data) -> str:
    return drawn(map_key(scenario))


def geometry(scenario: Data) -> Data:
    """Where the hexes are in the drawing, in its own units."""
    map = map_of(scenario)

    def about(h: int) -> Data:
        return {"terrain": TERRAIN_NAMES[map.terrain[h]], "objective": map.objective[h]}

    return geometry_of(map, map_svg(scenario), about)

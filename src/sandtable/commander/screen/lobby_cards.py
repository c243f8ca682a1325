"""Scenarios before they are played: cards for a lobby (ScenarioCard), maps drawn, and where the hexes are in them."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, Final, cast

import msgspec

from sandtable.commander.map.drawn.chart import Chart
from sandtable.commander.map.drawn.map_error import MapError
from sandtable.commander.map.drawn.mapfile import load_map, parse_map
from sandtable.commander.map.drawn.svg import draw_map
from sandtable.commander.map.kinds import TERRAIN_NAMES
from sandtable.commander.map.map import Map
from sandtable.commander.packs.drafts import MADE
from sandtable.commander.packs.scenario import SIDES, Scenario, SideEntry, read_scenario
from sandtable.commander.packs.scenarios import Scenarios
from sandtable.commander.packs.title import CommanderTitle
from sandtable.commander.rules.tables import Tables
from sandtable.commander.screen.words import unit_title
from sandtable.files.standing import Stamp, changed_at, stamp_of
from sandtable.files.tomlfile import read_toml
from sandtable.kernel.errors import BadFile
from sandtable.kernel.title import Data
from sandtable.phrase import Phrase, PhraseData, phrase
from sandtable.screens import wire
from sandtable.screens.geometry import geometry_of
from sandtable.screens.rewording import Rewording
from sandtable.screens.switches import Switch, chosen_rules, option_entries
from sandtable.screens.telling import known_messages

EASY: Final = 1
MANY_UNITS: Final = [18, 26]  # where a scenario that does not say itself how hard it is gets harder


class Lobby:
    """What a game shows before one is played."""

    def __init__(self, title: CommanderTitle, option_rules: dict[str, str], own: Rewording) -> None:
        self.title = title
        self.own = own
        self.game = title.game
        self.scenarios = Scenarios(title.game)
        self.option_rules = option_rules  # the switches that may be chosen, each with its rule
        self.cards: dict[tuple[tuple[Path, Stamp], ...], list[wire.ScenarioCard]] = {}

    # --- options ---
    def switches(self) -> list[Switch]:
        by_itself, usual = self.game.new_options(), self.game.usual_edition
        editions = {name: on for name, on in self.game.editions.items() if name != usual}
        return [
            Switch(name, rule, bool(getattr(by_itself, name)), [e for e, on in editions.items() if name in on])
            for name, rule in self.option_rules.items()
        ]

    def options(self) -> list[wire.Option]:
        return option_entries(self.switches(), "")

    def rules_chosen(self, chosen: Data) -> list[wire.ChosenRule]:
        """The edition first, unless it is the usual one."""
        usual = self.game.usual_edition
        edition = str(chosen.get("edition", usual))
        named: list[wire.ChosenRule] = []
        if edition != usual:
            named.append({"say": phrase(f"web-edition-{edition}").data(), "rule": ""})
        return [*named, *chosen_rules(self.switches(), "", chosen)]

    # --- cards ---
    def scenario_cards(self) -> list[wire.ScenarioCard]:
        """Every scenario that can be played, in the order of their numbers."""
        packs = tuple((pack, stamp_of(pack)) for pack in self.game.packs.installed())
        if packs not in self.cards:
            self.cards = {packs: self.made_cards()}
        return self.cards[packs]

    def made_cards(self) -> list[wire.ScenarioCard]:
        found: list[wire.ScenarioCard] = []
        for name in self.scenarios.names():
            try:
                found.append(self.scenario_card(self.scenarios.load(name)))
            except (BadFile, LookupError):
                continue  # a pack's faulty file; `sandtable pack check` says what is wrong with it
        return found

    def scenario_card(self, data: Data) -> wire.ScenarioCard:
        s = read_scenario(data, "scenario")
        tables = self.game.tables()
        card: wire.ScenarioCard = {
            "title": self.title.name,
            "name": s.name,
            "label": s.title,
            "description": s.description,
            "lesson": s.lesson,
            "say": {
                "label": own_words(s.name, "", s.title),
                "description": about(s),
                "lesson": own_words(s.name, "-lesson", s.lesson),
            },
            "map": s.map,
            "year": s.year,
            "number": s.number,
            "length": s.sudden_death - s.time,
            "difficulty": cast(wire.Difficulty, difficulty(s)),
            "sides": [side_card(tables, seat, entry) for seat, entry in enumerate([s.axis, s.allies])],
            "options": dict(s.options),
            "partner": self.partner(s),
        }
        return self.own.data(card)

    def partner(self, scenario: Scenario) -> wire.Partner | None:
        """Who else may play at a side: nobody, where a game does not say otherwise."""
        return None

    # --- maps ---
    def bare_map(self, scenario: Data) -> Map:
        """A map without its lines of sight, which a drawing does not need."""
        name, data, changes = str(scenario.get("map")), scenario.get("map_data"), scenario.get("map_changes") or []
        if data is None and changes and name in self.game.maps.files():
            data = read_toml(self.game.maps.files()[name]).data
        if data is not None:
            key = msgspec.json.encode([scenario.get("name") or name, data, changes])
            return painted_map(key, self.game.maps.chart)
        path = self.game.maps.files().get(name)
        if path is None:
            raise BadFile("scenario", "map", f"there is no map named {name!r}")
        return map_in(path, changed_at(path), self.game.maps.chart)

    def map_svg(self, scenario: Data) -> str:
        return drawn(self.bare_map(scenario))

    def geometry(self, scenario: Data) -> wire.Geometry:
        """Where the hexes are in the drawing, in its own units."""
        map = self.bare_map(scenario)

        def about(h: int) -> tuple[str, int]:
            return TERRAIN_NAMES[map.terrain[h]], map.objective[h]

        return geometry_of(map, drawn(map), about)


def own_words(name: str, part: str, text: str) -> PhraseData | None:
    """A text of a scenario as a phrase; one of a pack is said as its file has it, in every language."""
    if not text:
        return None
    key = f"scenario-{name}{part}"
    return (phrase(key) if key in known_messages() else phrase("scenario-text", text=text)).data()


def about(s: Scenario) -> PhraseData | None:
    """One that a generator has made is told by its number: its own text is for files, in one language."""
    if s.provenance.startswith(MADE):
        return phrase("scenario-made", seed=s.name.removeprefix("random-"), map=map_name(s.map)).data()
    return own_words(s.name, "-about", s.description)


def map_name(map: str) -> Phrase:
    key = f"wish-map-{map}"
    return phrase(key) if key in known_messages() else phrase("scenario-text", text=map)


def difficulty(s: Scenario) -> int:
    """As the scenario says; else by its size."""
    if s.difficulty:
        return s.difficulty
    count = sum(unit.count for entry in (s.axis, s.allies) for unit in entry.units)
    return EASY + sum(1 for bound in MANY_UNITS if count > bound)


def side_card(tables: Tables, seat: int, entry: SideEntry) -> wire.SideCard:
    return {
        "seat": seat,
        "side": SIDES[seat],
        "nation": entry.nation,
        "posture": entry.posture,
        "quality": entry.quality,
        "units": unit_lines(tables, entry),
        "orders": entry.orders,
    }


def unit_lines(tables: Tables, entry: SideEntry) -> list[wire.UnitLine]:
    """Units by kind, those that come later included."""
    counts: dict[str, int] = {}
    for unit in entry.units:
        name = unit.unit if "/" in unit.unit else f"{entry.nation}/{unit.unit}"
        counts[name] = counts.get(name, 0) + unit.count
    found: list[wire.UnitLine] = []
    for name, count in counts.items():
        kind = tables.unit_type(name)
        found.append({"say": tables.unit_title[kind], "phrase": unit_title(tables, kind).data(), "count": count})
    return found


# --- maps; two scenarios on one map share its drawing ---


@lru_cache(maxsize=64)
def map_in(path: Path, changed: int, chart: Chart) -> Map:
    try:
        return load_map(path, chart)
    except MapError as error:
        raise BadFile("scenario", f"map.{error.field}", error.reason) from None


@lru_cache(maxsize=64)
def painted_map(key: bytes, chart: Chart) -> Map:
    name, data, changes = msgspec.json.decode(key, type=tuple[str, dict[str, Any], list[dict[str, Any]]])
    try:
        return parse_map(data, name, "map_data", chart=chart, changes=changes)
    except MapError as error:
        raise BadFile("scenario", f"map.{error.field}", error.reason) from None


@lru_cache(maxsize=64)
def drawn(map: Map) -> str:
    return draw_map(map)

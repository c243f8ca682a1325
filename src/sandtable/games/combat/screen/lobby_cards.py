"""Scenarios before they are played: cards for a lobby (ScenarioCard), maps drawn, and where the hexes are in them."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final, cast

from sandtable.files.standing import changed_at
from sandtable.games.combat.data.grounds import load_ground
from sandtable.games.combat.data.scenario import FILES, Scenario, load_scenario, plain, read_scenario, scenario_names
from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.hexes import hex_name, read_hexes
from sandtable.games.combat.rules.rules import default_options
from sandtable.games.combat.rules.setup import TEAM_STARTS
from sandtable.games.combat.rules.title import TITLE
from sandtable.games.combat.screen.words import say
from sandtable.kernel.errors import BadFile, SandtableError
from sandtable.kernel.title import Data
from sandtable.phrase import PhraseData, phrase
from sandtable.screens import wire
from sandtable.screens.geometry import geometry_of
from sandtable.screens.switches import Switch, chosen_rules, option_entries
from sandtable.screens.telling import known_messages
from sandtable.texts import Texts

NATION: Final = "america"
PREFIX: Final = "combat-"
RULES: Final = {
    "nerve": "22.0.O1", "automatic_fire": "22.0.O2", "pick_targets": "22.0.O3", "late_orders": "22.0.O4",
    "close_call_ducks": "16.0", "alert_without_sight": "9.8.8", "enemy_fires_on_sight": "7.01",
    "smoke_grenade_shakes": "7.10",
}  # fmt: skip
SWITCHES: Final = [Switch(name, rule, bool(getattr(default_options(), name))) for name, rule in RULES.items()]
STEPS: Final = [0, 1, 1, 2, 3, 3]  # a scenario counts its difficulty from 1 to 5, the lobby to 3


def scenario_cards() -> list[wire.ScenarioCard]:
    """Every scenario, in the order of their numbers."""
    return cards_of(tuple((path, changed_at(path)) for path in FILES.paths().values()))


@lru_cache(maxsize=2)
def cards_of(files: tuple[tuple[Path, int], ...]) -> list[wire.ScenarioCard]:
    """Each file with when it was written."""
    return [scenario_card(load_scenario(name)) for name in scenario_names()]


def scenario_card(s: Scenario) -> wire.ScenarioCard:
    english = Texts()
    words = {part: own_words(s.name, part) for part in ("", "-story", "-task", "-place", "-lesson")}
    return {
        "title": TITLE.name,
        "name": s.name,
        "label": scenario_label({"name": s.name}),
        "description": english.format(f"combat-scenario-{s.name}-story"),
        "lesson": english.format(f"combat-scenario-{s.name}-lesson") if words["-lesson"] else "",
        "say": {
            "label": words[""],
            "description": words["-story"],
            "lesson": words["-lesson"],
            "task": words["-task"],
            "place": words["-place"],
        },
        "map": s.map,
        "year": s.year,
        "number": s.number,
        "length": s.turns,
        "difficulty": cast(wire.Difficulty, STEPS[min(s.difficulty, len(STEPS) - 1)]),
        "sides": [side_card(s)],
        "options": dict(s.options),
    }


def options() -> list[wire.Option]:
    return option_entries(SWITCHES, PREFIX)


def rules_chosen(chosen: Data) -> list[wire.ChosenRule]:
    return chosen_rules(SWITCHES, PREFIX, chosen)


def own_words(name: str, part: str) -> PhraseData | None:
    key = f"combat-scenario-{name}{part}"
    return phrase(key).data() if key in known_messages() else None


def side_card(s: Scenario) -> wire.SideCard:
    """The player's side; nobody plays the other."""
    return {
        "seat": 0,
        "side": TITLE.seats[0],
        "nation": NATION,
        "posture": "",
        "quality": "",
        "units": [team_line(team) for team in s.friendly.teams],
        "orders": 0,
    }


def team_line(team: str) -> wire.UnitLine:
    index = names.TEAM_NAMES.index(team)
    count = TEAM_STARTS[index + 1] - TEAM_STARTS[index]
    return {"say": team.capitalize(), "phrase": say("team", team).data(), "count": count}


def scenario_label(scenario: Data) -> str:
    """A scenario of somebody's own goes by its name."""
    name = str(scenario.get("name", ""))
    key = f"combat-scenario-{name}"
    return Texts().format(key) if key in known_messages() else name


def scenario_data(name: str) -> Data:
    if name not in scenario_names():  # a name only: never a path
        raise SandtableError(f"there is no scenario named {name!r}")
    return plain(load_scenario(name))


# --- maps ---


@lru_cache(maxsize=16)
def drawn(name: str) -> str:
    from sandtable.games.combat.data.drawing.svg import draw_ground

    return draw_ground(load_ground(name))


def map_of(scenario: Data) -> str:
    name = scenario.get("map")
    if not isinstance(name, str):
        raise BadFile("scenario", "map", "must be the name of a map")
    return name


def map_svg(scenario: Data) -> str:
    return drawn(map_of(scenario))


def geometry(scenario: Data) -> wire.Geometry:
    """Where the hexes are in the drawing; a place that victory points are given for has the number of its line."""
    ground = load_ground(map_of(scenario))
    places = goals(read_scenario(scenario, "scenario"))

    def about(h: int) -> tuple[str, int]:
        name = ground.hex_name(h)
        return names.TERRAIN_NAMES[ground.terrain[h]], places.get(name, 0)

    return geometry_of(ground, map_svg(scenario), about)


def goals(s: Scenario) -> dict[str, int]:
    """Hexes to be held, cleared or searched, each with the number of its place."""
    found: dict[str, int] = {}
    number = 0
    for hexes in [*(entry.hexes for entry in s.vp if entry.hexes and entry.place), *(e.hexes for e in s.search)]:
        number += 1
        for name in hex_names(hexes):
            found.setdefault(name, number)
    return found


def hex_names(hexes: str | list[str]) -> list[str]:
    return [hex_name(h) for h in read_hexes(hexes)]

"""Scenarios before they are played: cards for a lobby (ScenarioCard), switches of the rules, maps."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from sandtable.files.standing import changed_at
from sandtable.games.barbarossa.data.ground_file import hexes_on, load_ground
from sandtable.games.barbarossa.data.packs import load_tables
from sandtable.games.barbarossa.data.scenario import (
    FILES,
    Scenario,
    load_scenario,
    plain,
    read_scenario,
    scenario_names,
)
from sandtable.games.barbarossa.data.start import TEAM_OPTIONS
from sandtable.games.barbarossa.rules.ground import Ground
from sandtable.games.barbarossa.rules.names import GERMAN, SIDE_NAMES, TERRAIN_NAMES
from sandtable.games.barbarossa.rules.title import TITLE
from sandtable.games.barbarossa.screen.cites import OPTION_RULES
from sandtable.games.barbarossa.screen.drawing.svg import draw_ground
from sandtable.games.barbarossa.screen.words import PREFIX, card_phrase
from sandtable.kernel.errors import BadFile, SandtableError
from sandtable.kernel.title import Data
from sandtable.phrase import Phrase, PhraseData, phrase, read_phrase
from sandtable.screens import wire
from sandtable.screens.geometry import geometry_of
from sandtable.screens.switches import Switch, chosen_rules, option_entries
from sandtable.screens.telling import known_messages
from sandtable.texts import Texts

TEAM_RULE: Final = "prep.3"
SWITCHES: Final = [
    *(Switch(name, rule) for name, rule in OPTION_RULES.items()),
    *(Switch(name, TEAM_RULE) for name in TEAM_OPTIONS),
]
NATIONS: Final = ["germany", "russia"]
YEAR: Final = 1941
EASY: Final = 2  # scenarios up to this number are for beginners, the last ones for those who know the game
HARD: Final = 6
RANDOM: Final = "random-"  # what the names of those that the generator makes begin with
HELD_AT_END: Final = "held-at-end"


def scenario_cards() -> list[wire.ScenarioCard]:
    """Every scenario, in the order of their numbers."""
    return cards_of(tuple((path, changed_at(path)) for path in FILES.paths().values()))


@lru_cache(maxsize=2)
def cards_of(files: tuple[tuple[Path, int], ...]) -> list[wire.ScenarioCard]:
    """Each file with when it was written: one in a pack may be changed."""
    return [scenario_card(load_scenario(name)) for name in scenario_names()]


def scenario_card(s: Scenario) -> wire.ScenarioCard:
    words = scenario_words(s)
    return {
        "title": TITLE.name,
        "name": s.name,
        "label": scenario_label({"name": s.name}),
        "description": in_english(words["-about"]),
        "lesson": in_english(words["-lesson"]),
        "say": {"label": words[""], "description": words["-about"], "lesson": words["-lesson"]},
        "map": s.map,
        "year": YEAR,
        "number": s.number,
        "length": s.turns,
        "difficulty": 1 if s.number <= EASY else 2 if s.number < HARD else 3,
        "sides": [side_card(s, seat) for seat in range(len(SIDE_NAMES))],
        "options": dict(s.options),
        "partner": partner_at(GERMAN),
    }


def partner_at(seat: int) -> wire.Partner:
    """A second person may lead part of a side's units (prep.3)."""
    return {"seat": seat, "nation": NATIONS[seat], "option": TEAM_OPTIONS[seat]}


def scenario_words(s: Scenario) -> dict[str, PhraseData | None]:
    return random_words(s) or {part: own_words(s.name, part) for part in ("", "-about", "-lesson")}


def own_words(name: str, part: str) -> PhraseData | None:
    key = f"{PREFIX}scenario-{name}{part}"
    return phrase(key).data() if key in known_messages() else None


def random_words(s: Scenario) -> dict[str, PhraseData | None] | None:
    """A scenario that was made up goes by its number; who attacks shows in what is won."""
    label = random_label(s.name)
    if label is None:
        return None
    attacker = next((score.side for score in s.victory.score if score.what == HELD_AT_END), "nobody")
    about = phrase(f"{PREFIX}scenario-random-about", attacker=attacker, map=phrase(f"{PREFIX}map-{s.map}"))
    return {"": label.data(), "-about": about.data(), "-lesson": None}


def random_label(name: str) -> Phrase | None:
    number = name.removeprefix(RANDOM)
    return phrase(f"{PREFIX}scenario-random", number=number) if number != name and number.isdigit() else None


def in_english(words: PhraseData | None) -> str:
    return Texts().say(read_phrase(words)) if words is not None else ""


def side_card(s: Scenario, seat: int) -> wire.SideCard:
    side = s.sides[seat]
    tables = load_tables()
    counts: dict[str, int] = {}
    for force in side.force:
        counts[force.card] = counts.get(force.card, 0) + force.number
    lines: list[wire.UnitLine] = []
    for id, count in counts.items():
        words = card_phrase(tables.cards[tables.card_of[id]])
        lines.append({"say": Texts().say(words), "phrase": words.data(), "count": count})
    return {
        "seat": seat, "side": SIDE_NAMES[seat], "nation": NATIONS[seat], "posture": "", "quality": "", "units": lines,
        "orders": 0,
    }  # fmt: skip


def options() -> list[wire.Option]:
    return option_entries(SWITCHES, PREFIX)


def rules_chosen(chosen: Data) -> list[wire.ChosenRule]:
    return chosen_rules(SWITCHES, PREFIX, chosen)


def scenario_label(scenario: Data) -> str:
    """A scenario of somebody's own goes by its name."""
    name = str(scenario.get("name", ""))
    made_up = random_label(name)
    if made_up is not None:
        return Texts().say(made_up)
    key = f"{PREFIX}scenario-{name}"
    return Texts().format(key) if key in known_messages() else name


def scenario_data(name: str) -> Data:
    if name not in scenario_names():  # a name only: never a path
        raise SandtableError(f"there is no scenario named {name!r}; there are {', '.join(scenario_names())}")
    return plain(load_scenario(name))


# --- maps ---


def map_of(scenario: Data) -> Ground:
    name = scenario.get("map")
    if not isinstance(name, str):
        raise BadFile("scenario", "map", "must be the name of a map")
    return load_ground(name)


def map_svg(scenario: Data) -> str:
    return draw_ground(map_of(scenario))


def geometry(scenario: Data) -> wire.Geometry:
    """Where the hexes are in the drawing; a hex that victory hangs on has the number of its line."""
    ground = map_of(scenario)
    places = goals(ground, read_scenario(dict(scenario), "scenario"))
    return ground_geometry(ground, places)


def ground_geometry(ground: Ground, places: dict[int, int]) -> wire.Geometry:
    return geometry_of(ground, draw_ground(ground), lambda h: (TERRAIN_NAMES[ground.terrain[h]], places.get(h, 0)))


def goals(ground: Ground, s: Scenario) -> dict[int, int]:
    """Hexes that points or goals are given for, each with the number of its line."""
    found: dict[int, int] = {}
    lines = [score.hexes for score in s.victory.score]
    lines += [hexes for goal in s.victory.goal for hexes in (goal.hold_all, goal.hold_some)]
    for number, hexes in enumerate(hexes for hexes in lines if hexes):
        for h in hexes_on(ground, hexes):
            found.setdefault(h, number + 1)
    return found

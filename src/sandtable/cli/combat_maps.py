"""Maps, lines of sight and scenarios of Combat! at the command line."""

from __future__ import annotations

import sys
import textwrap
from typing import Any, Final, cast

from sandtable.cli.colours import Paint, wants_colour
from sandtable.cli.combat_board import LEFT, WIDTH, Board, legend
from sandtable.cli.lines import reason_line
from sandtable.games.combat.data.grounds import load_ground, load_sight
from sandtable.games.combat.data.scenario import Scenario, load_scenario, plain, scenario_names
from sandtable.games.combat.data.scenario_shapes import Result
from sandtable.games.combat.rules.sight.ground import Ground
from sandtable.games.combat.rules.state import State
from sandtable.games.combat.rules.title import TITLE
from sandtable.games.combat.screen.inspection_beside import vp_phrase
from sandtable.games.combat.screen.sight_words import ground_reasons, headline
from sandtable.kernel.errors import SandtableError
from sandtable.kernel.game import new_game
from sandtable.texts import Texts

NOTHING: Final[dict[str, Any]] = {"men": [], "markers": {"made": {}, "smoke": [], "grenades": []}}
PAGE: Final = 100  # letters in a line of prose


def picture(name: str) -> list[str]:
    """A whole map, however wide."""
    ground, texts = load_ground(name), Texts()
    board = Board(ground, NOTHING, Paint(wants_colour(sys.stdout)))
    signs = "  ".join(f"{sign} {texts.format(key)}" for sign, key in legend(ground))
    return [ground.title, "", *board.lines(LEFT + ground.cols * (WIDTH + 1)), "", signs]


def sight_lines(texts: Texts, name: str, start: str, end: str, summer: bool) -> list[str]:
    """The bare map: can men who stand up see each other, and why."""
    ground, sight = load_ground(name), load_sight(name, summer)
    a, b = hex_of(ground, name, start), hex_of(ground, name, end)
    bare = bytes(ground.size)
    told = [reason_line(texts, reason) for reason in ground_reasons(sight, bare, a, b)]
    return [texts.say(headline(ground, a, b, sight.visible(bare, a, b, False, False))), *told]


def hex_of(ground: Ground, name: str, text: str) -> int:
    hex = ground.hex_index(text)
    if hex < 0:
        last = ground.hex_name(ground.size - 1)
        raise SandtableError(f"{text!r} is not a hex of {name} ({ground.hex_name(0)} to {last})")
    return hex


# --- scenarios ---


def scenario_lines() -> list[str]:
    texts = Texts()
    return [listed(texts, load_scenario(name)) for name in scenario_names()]


def listed(texts: Texts, s: Scenario) -> str:
    title, place = (texts.format(f"combat-scenario-{s.name}{part}") for part in ("", "-place"))
    return f"{s.number:>3}  {s.name:<24} {title:<28} {place:<28} {s.turns:>2} turns  map {s.map}"


def describe(name: str) -> list[str]:
    """What a player reads before he plays it, then who takes part and what counts."""
    if name not in scenario_names():
        raise SandtableError(f"there is no scenario named {name!r}; there are {', '.join(scenario_names())}")
    texts, s = Texts(), load_scenario(name)
    lines = [listed(texts, s).strip()]
    for part in ("story", "task"):
        lines += ["", *textwrap.wrap(texts.format(f"combat-scenario-{name}-{part}"), PAGE)]
    teams = ", ".join(texts.format(f"combat-team-{team}") for team in s.friendly.teams)
    lines += ["", f"{teams}; {s.friendly.morale} Morale, {s.friendly.hand} cards", enemy_line(s), ""]
    g = cast(State, new_game(TITLE, plain(s), "show").state)
    lines += [f"  {texts.say(vp_phrase(g, points))}" for points in g.rules.vp]
    return [*lines, "", *[result_line(texts, result) for result in s.results]]


def enemy_line(s: Scenario) -> str:
    """Not who they are: that is found out in play."""
    turns = ", ".join(str(group.turn) for group in s.enemy.arrival)
    late = f"; more may come on turn {turns}" if turns else ""
    return f"Enemies in {len(s.enemy.place)} places, {s.enemy.alert}, {s.enemy.morale} Morale{late}"


def result_line(texts: Texts, result: Result) -> str:
    least = "less" if result.at_least is None else f"{result.at_least} or more"
    return f"  {least:>12}: {texts.format('combat-result-' + result.name)}"

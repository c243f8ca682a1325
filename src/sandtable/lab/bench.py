"""How fast the engine is, beside a yardstick: another public Python game engine on the same machine.

The processor's time is measured, which what else the machine does changes little.
"""

from __future__ import annotations

import json
import random
import subprocess
import time
from pathlib import Path
from typing import Any

from sandtable.build_mode import build_mode
from sandtable.kernel.game import Game
from sandtable.lab.kit import Kit
from sandtable.players.match import Result, play_match
from sandtable.players.solo import SoloResult, play_solo
from sandtable.players.thought.playout import play_random
from sandtable.shelf import Scenario, game_named, game_names, kit_of

YARDSTICK = "bench/yardstick.py"
YARDSTICK_PYTHON = ".bench-venv/bin/python"
MIDDLE = 150  # decisions after which a game is copied
LAPS = 5
GAMES = 40  # of a lap


def run(quick: bool = False, root: Path | None = None, title: str | None = None) -> dict[str, Any]:
    """All measurements. `root` is the checkout that has the yardstick's environment (default: where we are)."""
    name = game_named(title).name
    found: dict[str, Any] = run_all(quick, root, [name])[name]
    return found


def run_all(quick: bool = False, root: Path | None = None, titles: list[str] | None = None) -> dict[str, Any]:
    """The same of several games, of all on the shelf if none is named, in turn with the yardstick."""
    names = game_names() if titles is None else titles
    laps: dict[str, list[Lap]] = {name: [] for name in names}
    yardstick = None
    for lap in range(1 if quick else LAPS):
        yardstick = measure_yardstick(20, Path.cwd() if root is None else root)
        for name in names:
            laps[name].append(Lap(*random_play(kit_of(name), GAMES, lap * GAMES), yardstick))
    return {name: measure(kit_of(name), quick, laps[name]) for name in names}


class Lap:
    """One of several runs of a title, each beside a run of the yardstick: so a machine that is now slower and now
    faster changes both alike, and the middle one of the ratios tells."""

    def __init__(self, decisions_per_s: float, games_per_s: float, yardstick: dict[str, Any] | None) -> None:
        self.decisions_per_s = decisions_per_s
        self.games_per_s = games_per_s
        self.yardstick = yardstick
        self.ratio = self.decisions_per_s / yardstick["decisions_per_s"] if yardstick else None


def by_speed(laps: list[Lap]) -> list[Lap]:
    return sorted(laps, key=lambda lap: lap.decisions_per_s if lap.ratio is None else lap.ratio)


def measure(lab: Kit, quick: bool, laps: list[Lap]) -> dict[str, Any]:
    ordered = by_speed(laps)
    middle = ordered[len(ordered) // 2]
    ratios = [round(lap.ratio, 2) for lap in ordered if lap.ratio is not None]
    return {
        "mode": build_mode(),
        "decisions_per_s": round(middle.decisions_per_s),
        "games_per_s": round(middle.games_per_s, 2),
        "clone_us": round(clone_time(lab, 500 if quick else 5000), 2),
        "sight_s": round(lab.sight_time(1 if quick else 4), 3),
        f"{lab.thinker()}_ms": thinking_time(lab, 1 if quick else 4),
        "yardstick": middle.yardstick,
        "ratio": round(middle.ratio, 2) if middle.ratio is not None else None,
        "ratios": ratios,
    }


def random_play(lab: Kit, games: int, first: int = 0) -> tuple[float, float]:
    """Decisions and games a second, over the shipped scenarios; maps are read before the clock starts."""
    scenarios = list(lab.shipped().values())[:games]
    for scenario in scenarios:
        lab.new_game(scenario, "0")
    decisions, seconds = 0, 0.0
    for number in range(first, first + games):
        rng = random.Random(number)
        game = lab.new_game(scenarios[number % len(scenarios)], f"bench {number}")
        game.keep_undo = False
        begun = time.process_time()
        decisions += play_random(game, rng)
        seconds += time.process_time() - begun
    return decisions / seconds, games / seconds


def middle_game(lab: Kit, scenario: Scenario) -> Game:
    game = lab.new_game(scenario, "middle")
    game.keep_undo = False
    rng = random.Random("middle")
    for _ in range(MIDDLE):
        if game.over:
            break
        game.play(rng.choice(game.choices))
    return game


def clone_time(lab: Kit, copies: int, most: int = 12) -> float:
    """Microseconds to copy the state of a game in its middle, averaged over the shipped scenarios."""
    seconds = 0.0
    scenarios = list(lab.shipped().values())[:most]
    for scenario in scenarios:
        state = middle_game(lab, scenario).state
        begun = time.process_time()
        for _ in range(copies):
            lab.title.clone(state)
        seconds += time.process_time() - begun
    return 1e6 * seconds / (copies * len(scenarios))


def thinking_time(lab: Kit, games: int) -> float:
    """Milliseconds of a decision of the title's own opponent."""
    return float(round(match_of(lab, games).milliseconds(lab.thinker()), 3))


def match_of(lab: Kit, games: int) -> Result | SoloResult:
    """The title's own opponent at its own scenarios: alone, or against random play."""
    name, title = lab.thinker(), lab.title.name
    if lab.game.seats == 1:
        return play_solo(name, name, title, None, games, "bench")
    return play_match(name, "random", None, games, "bench", title=title)


def measure_yardstick(games: int, root: Path) -> dict[str, Any] | None:
    """The other engine, run in an environment of its own; nothing where `make yardstick` has not made it."""
    python = root / YARDSTICK_PYTHON
    if not python.exists() or not (root / YARDSTICK).exists():
        return None
    done = subprocess.run(
        [str(python), YARDSTICK, str(games)], cwd=root, capture_output=True, text=True, check=False, timeout=600
    )
    if done.returncode != 0:
        return None
    data = json.loads(done.stdout)
    return {"name": data["name"], "decisions_per_s": data["decisions_per_s"]}

"""How fast the engine is, beside a yardstick: another public Python game engine on the same machine."""

from __future__ import annotations

import importlib
import json
import random
import subprocess
import time
from pathlib import Path
from typing import Any

from sandtable.build_mode import build_mode
from sandtable.games.combat_commander.maps import map_names
from sandtable.games.combat_commander.packs import find_files, find_packs
from sandtable.games.combat_commander.title import TITLE
from sandtable.kernel.game import Game, new_game
from sandtable.lab import pool
from sandtable.terrain import sight
from sandtable.terrain.mapfile import load_map

YARDSTICK = "bench/yardstick.py"
YARDSTICK_PYTHON = ".bench-venv/bin/python"
MIDDLE = 150  # decisions after which a game is copied


def run(quick: bool = False, root: Path | None = None) -> dict[str, Any]:
    """All measurements. `root` is the checkout that has the yardstick's environment (default: where we are)."""
    decisions_per_s, games_per_s = random_play(30 if quick else 200)
    yardstick = measure_yardstick(20 if quick else 100, Path.cwd() if root is None else root)
    theirs = yardstick["decisions_per_s"] if yardstick is not None else None
    return {
        "mode": build_mode(),
        "decisions_per_s": round(decisions_per_s),
        "games_per_s": round(games_per_s, 2),
        "clone_us": round(clone_time(500 if quick else 5000), 2),
        "sight_s": round(sight_time(1 if quick else 4), 3),
        "sergeant_ms": sergeant_time(1 if quick else 4),
        "yardstick": yardstick,
        "ratio": round(decisions_per_s / theirs, 2) if theirs else None,
    }


def play_random(game: Game, rng: random.Random) -> int:
    """To the end, every choice equally likely; returns the number of decisions."""
    made = 0
    while not game.over:
        choices = game.choices
        game.play(choices[int(rng.random() * len(choices))])
        made += 1
    return made


def random_play(games: int) -> tuple[float, float]:
    """Decisions and games a second, over the shipped scenarios; maps are read before the clock starts."""
    scenarios = list(pool.shipped().values())[:games]
    for scenario in scenarios:
        new_game(TITLE, scenario, "0")
    decisions, seconds = 0, 0.0
    for number in range(games):
        rng = random.Random(number)
        game = new_game(TITLE, scenarios[number % len(scenarios)], f"bench {number}")
        game.keep_undo = False
        begun = time.perf_counter()
        decisions += play_random(game, rng)
        seconds += time.perf_counter() - begun
    return decisions / seconds, games / seconds


def middle_game(scenario: pool.Scenario) -> Game:
    game = new_game(TITLE, scenario, "middle")
    game.keep_undo = False
    rng = random.Random("middle")
    for _ in range(MIDDLE):
        if game.over:
            break
        game.play(rng.choice(game.choices))
    return game


def clone_time(copies: int, most: int = 12) -> float:
    """Microseconds to copy the state of a game in its middle, averaged over the shipped scenarios."""
    seconds = 0.0
    scenarios = list(pool.shipped().values())[:most]
    for scenario in scenarios:
        state = middle_game(scenario).state
        begun = time.perf_counter()
        for _ in range(copies):
            TITLE.clone(state)
        seconds += time.perf_counter() - begun
    return 1e6 * seconds / (copies * len(scenarios))


def sight_time(maps: int) -> float:
    """Seconds to trace all pairs of hexes of a map."""
    files = find_files("maps", find_packs())
    seconds = 0.0
    names = map_names()[:maps]
    for name in names:
        map = load_map(files[name])
        begun = time.perf_counter()
        sight.build(map)
        seconds += time.perf_counter() - begun
    return seconds / len(names)


def sergeant_time(games: int) -> float | None:
    """Milliseconds of a sergeant's decision against another; nothing where there is no sergeant."""
    try:
        match = importlib.import_module("sandtable.players.match")
    except ModuleNotFoundError:
        return None
    result = match.play_match("sergeant", "random", None, games, "bench")
    return float(round(result.milliseconds("sergeant"), 3))


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

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
from sandtable.shelf import Scenario, game_named, game_names, kit_of

YARDSTICK = "bench/yardstick.py"
YARDSTICK_PYTHON = ".bench-venv/bin/python"
MIDDLE = 150  # decisions after which a game is copied


def run(quick: bool = False, root: Path | None = None, title: str | None = None) -> dict[str, Any]:
    """All measurements. `root` is the checkout that has the yardstick's environment (default: where we are)."""
    name = game_named(title).name
    found: dict[str, Any] = run_all(quick, root, [name])[name]
    return found


def run_all(quick: bool = False, root: Path | None = None, titles: list[str] | None = None) -> dict[str, Any]:
    """The same of several games, of all on the shelf if none is named, beside one run of the yardstick."""
    yardstick = measure_yardstick(20 if quick else 100, Path.cwd() if root is None else root)
    return {name: measure(kit_of(name), quick, yardstick) for name in (game_names() if titles is None else titles)}


def measure(lab: Kit, quick: bool, yardstick: dict[str, Any] | None) -> dict[str, Any]:
    decisions_per_s, games_per_s = random_play(lab, 30 if quick else 200)
    theirs = yardstick["decisions_per_s"] if yardstick is not None else None
    return {
        "mode": build_mode(),
        "decisions_per_s": round(decisions_per_s),
        "games_per_s": round(games_per_s, 2),
        "clone_us": round(clone_time(lab, 500 if quick else 5000), 2),
        "sight_s": round(lab.sight_time(1 if quick else 4), 3),
        f"{lab.thinker()}_ms": thinking_time(lab, 1 if quick else 4),
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


def random_play(lab: Kit, games: int) -> tuple[float, float]:
    """Decisions and games a second, over the shipped scenarios; maps are read before the clock starts."""
    scenarios = list(lab.shipped().values())[:games]
    for scenario in scenarios:
        lab.new_game(scenario, "0")
    decisions, seconds = 0, 0.0
    for number in range(games):
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

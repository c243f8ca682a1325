"""Games to learn from: sergeants whose habits differ at random, with some slips, shelf and random scenarios by turns.

Two things come of the same games: positions with their outcome, for the chance to win (lab/training/), and which habits
won (`habits.py` here). Each side of a game has every habit a step up or down, so that all are weighed at once.

    python -m sandtable.commander.lab.school TITLE FOLDER --games 4000
"""

from __future__ import annotations

import argparse
import json
import random
import time
from pathlib import Path
from typing import Any, BinaryIO, Final, NamedTuple, cast

from sandtable.commander.bots.habits import Habits
from sandtable.commander.bots.mind import CommanderMind
from sandtable.commander.bots.thumb import Thumb
from sandtable.commander.learned import with_habits
from sandtable.commander.rules import names
from sandtable.commander.rules.state import State
from sandtable.kernel.game import Game, new_game
from sandtable.lab.training.positions import scenario_for, shape, watch, write_all
from sandtable.players.match import scenario_of
from sandtable.shelf import game_named

TIMES: Final = 1.5  # a habit that is multiplied by it, or divided
STEPS: Final[dict[str, float]] = {  # habits that something is added to instead
    "pass_dead": 0.08,
    "pass_lead": 0.15,
    "keep_from": 0.5,
    "keep_lead": 0.5,
    "keep_late": 0.5,
    "decay": 0.02,
    "second": 0.15,
    "third": 0.15,
    "held": 0.15,
}
IN_A_ROW: Final = 10  # games of one scenario, since a map takes as long to draw as a game to play
ORDERS: Final = ("turn", "next-order")
SLIPS: Final = (0.05, 0.01)  # how often a side chooses anything: of Orders, of the rest


def knobs() -> list[str]:
    plain = Habits({})
    return [name for name in dir(plain) if not name.startswith("_") and isinstance(getattr(plain, name), float)]


def moved(centre: dict[str, float], steps: dict[str, float]) -> dict[str, float]:
    """Habits so many steps from others."""
    plain = Habits(centre)
    found: dict[str, float] = {}
    for name, step in steps.items():
        value = getattr(plain, name)
        found[name] = value + STEPS[name] * step if name in STEPS else value * TIMES**step
    return found


class Side:
    """One side of a game."""

    def __init__(self, game: Game, mind: CommanderMind, seat: int, centre: dict[str, Any], rng: random.Random) -> None:
        self.attacks = cast(State, game.state).rules.posture[seat] != names.DEFEND
        base = centre.get("attacking" if self.attacks else "defending", {})
        self.steps = {name: rng.choice((-1.0, 1.0)) for name in knobs()}
        habits = Habits(moved(base, self.steps))
        self.thumb: Thumb = type(mind.thumb)(with_habits("pupil", habits, habits))


def play_one(file: BinaryIO | None, title: str, number: int, seed: str, centre: dict[str, Any]) -> dict[str, Any]:
    """One game: its positions are written where there is a file for them, what is known of its sides is told."""
    manifest = game_named(title)
    assert manifest.mind is not None
    mind = cast(CommanderMind, manifest.mind())
    rng = random.Random(f"school/{seed}/{number}")
    scenario = scenario_for(title, number // IN_A_ROW)
    game = new_game(manifest.title(), scenario_of(title, scenario), f"school/{seed}/{number}")
    game.keep_undo = False
    sides = [Side(game, mind, seat, centre, rng) for seat in range(2)]
    seen = watch(game, mind if file else None, lambda who: answer(game, sides[who].thumb, who, rng))
    count = write_all(file, game, seen) if file else 0
    return {
        "scenario": scenario,
        "winner": game.state.winner,
        "positions": count,
        "attacks": [side.attacks for side in sides],
        "steps": [side.steps for side in sides],
    }


def answer(game: Game, thumb: Thumb, who: int, rng: random.Random) -> int:
    prompt, choices = game.prompt_of(who), game.choices
    if rng.random() < SLIPS[0 if prompt in ORDERS else 1]:
        return rng.choice(choices)
    return choices[0] if len(choices) == 1 else thumb.choose(cast(State, game.state), who, prompt, choices)


class Lesson(NamedTuple):
    """What one process is to play."""

    title: str
    folder: str
    first: int  # its games are numbered from here
    games: int
    seconds: float  # after which no further game begins
    seed: str
    centre: dict[str, Any]
    looked_at: int  # positions are written of one game in so many; 0: of none


def attend(lesson: Lesson) -> int:
    """Play, and write positions and what is known of the games into the folder; how many games."""
    folder = Path(lesson.folder)
    folder.mkdir(parents=True, exist_ok=True)
    end = time.monotonic() + lesson.seconds
    stem = folder / f"{lesson.first}"
    numbers = range(lesson.first, lesson.first + lesson.games)
    played = 0
    with open(f"{stem}.positions", "wb") as file, open(f"{stem}.games", "w", encoding="utf-8") as games:
        for number in numbers:
            if time.monotonic() > end:
                break
            looked_at = lesson.looked_at and number % lesson.looked_at == 0
            told = play_one(file if looked_at else None, lesson.title, number, lesson.seed, lesson.centre)
            games.write(json.dumps(told) + "\n")
            played += 1
    return played


def main() -> int:
    parser = argparse.ArgumentParser(description="Play games to learn from.")
    parser.add_argument("title")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--centre", type=Path)
    parser.add_argument("--looked-at", type=int, default=1, help="positions are written of one game in so many")
    args = parser.parse_args()
    centre = json.loads(args.centre.read_text()) if args.centre else {}
    attend(
        Lesson(args.title, str(args.folder), args.first, args.games, args.seconds, args.seed, centre, args.looked_at)
    )
    (args.folder / "shape.json").write_text(json.dumps({"title": args.title, **shape(args.title)}))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

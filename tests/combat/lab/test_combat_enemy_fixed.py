"""The Enemy decides nothing: with the same cards and dice he always does the same, in any process."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from typing import cast

import pytest

from sandtable.games.combat.lab import pool
from sandtable.games.combat.rules import tell
from sandtable.games.combat.rules.state import CHANNELS, D6, D10, State
from sandtable.games.combat.rules.title import TITLE
from sandtable.kernel.frame import Event
from sandtable.kernel.game import Game, new_game
from sandtable.lab import traces

DICE = 400
STEPS = 25
ENEMY_ACTS = [tell.ENEMY_CARD, tell.ENEMY_ORDER, tell.ALERTED, tell.TEAM_CARD]


def table(game: Game) -> State:
    return cast(State, game.state)


def with_dice(game: Game, seed: str, dice: str) -> Game:
    """A copy whose dice are a script, and whose lots come from a seed of their own."""
    copy = game.clone()
    copy.keep_undo = False
    rng = random.Random(dice)
    chance = table(copy).chance
    chance.forced = [[] for _ in range(CHANNELS)]
    chance.forced[D10] = [rng.randrange(10) for _ in range(DICE)]
    chance.forced[D6] = [rng.randrange(1, 7) for _ in range(DICE)]
    chance.seed = seed
    return copy


def before_lots(game: Game, choices: int) -> list[Event]:
    """What is told by decisions that need no lot and no shuffle, any choice taken but always the same ones."""
    rng = random.Random(choices)
    drawn, told = table(game).chance.count, len(game.events)
    found: list[Event] = []
    for _ in range(STEPS):
        if game.over:
            break
        game.play(rng.choice(game.choices))
        if table(game).chance.count != drawn:
            break
        found = game.events[told:]
    return found


def enemy_acts(events: list[Event]) -> list[Event]:
    return [event for event in events if event[0] in ENEMY_ACTS]


def positions() -> list[Game]:
    """Every tenth decision of a few games."""
    found: list[Game] = []
    for seed in range(4):
        game = new_game(TITLE, pool.skirmish(seed), f"fixed {seed}")
        game.keep_undo = False
        rng = random.Random(seed)
        while not game.over:
            if len(game.decisions) % 10 == 0:
                found.append(game.clone())
            game.play(rng.choice(game.choices))
    return found


def test_the_same_cards_and_dice_make_him_do_the_same() -> None:
    acts, other_dice = 0, 0
    for number, game in enumerate(positions()):
        told = [before_lots(with_dice(game, seed, "dice"), number) for seed in ("one", "another")]
        assert told[0] == told[1], number
        acts += len(enemy_acts(told[0]))
        other_dice += before_lots(with_dice(game, "one", "other dice"), number) != told[0]
    assert acts > 50 and other_dice > 20  # something was compared, and dice matter


PROGRAM = "from sandtable.lab.traces import trace; print(trace({index}, 'combat'))"


@pytest.mark.parametrize("salt", ["1", "2"])
def test_another_process_plays_the_same_game(salt: str) -> None:
    """Nothing hangs on the order of a set, which differs from process to process."""
    environment = {**os.environ, "PYTHONHASHSEED": salt}
    program = PROGRAM.format(index=0)
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == traces.trace(0, "combat")

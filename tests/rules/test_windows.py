"""Being asked, or not, tells nothing of what is held (option `windows`)."""

from __future__ import annotations

import random

import pytest

from sandtable.commander.lab import invariants
from sandtable.commander.rules.orders.defence import Defence
from sandtable.games.combat_commander.lab import pool
from sandtable.games.combat_commander.title import TITLE
from sandtable.kernel.game import Game, new_game
from sandtable.kernel.title import SPECTATOR


def play_on(game: Game, rng: random.Random, decisions: int) -> list[str]:
    """What the seats could learn, over so many random decisions."""
    faults: list[str] = []
    for _ in range(decisions):
        decision = game.decision
        if decision is None:
            break
        for seat in (0, 1, SPECTATOR):
            faults += invariants.view_faults(game, game.state, seat, str(rng.random()))  # type: ignore[arg-type]
        game.play(rng.choice(decision.choices), decision.seat)
    return faults


@pytest.mark.long
@pytest.mark.parametrize("seed", [1, 3, 4, 6])
def test_whether_a_seat_is_asked_does_not_depend_on_what_it_hides(seed: int) -> None:
    scenario = pool.skirmish(seed) if seed % 2 else pool.rarity(seed)
    game = new_game(TITLE, scenario, f"windows {seed}", {"windows": True})
    assert play_on(game, random.Random(seed), 400) == []


def test_without_the_option_it_does() -> None:
    """So the test above can fail."""
    game = new_game(TITLE, pool.skirmish(3), "windows 3")
    assert play_with_windows_looked_at(game) != []


def play_with_windows_looked_at(game: Game) -> list[str]:
    rng = random.Random(3)
    faults: list[str] = []
    for _ in range(600):
        decision = game.decision
        if decision is None:
            break
        dealt = game.dealt(1 - decision.seat, str(rng.random()))
        if dealt.view(1 - decision.seat) != game.view(1 - decision.seat):
            faults.append(decision.prompt)
        game.play(rng.choice(decision.choices), decision.seat)
    return faults


def test_a_window_is_asked_with_a_single_choice() -> None:
    game = new_game(TITLE, pool.skirmish(3), "windows 3", {"windows": True})
    rng = random.Random(3)
    lone: set[str] = set()
    for _ in range(2000):
        decision = game.decision
        if decision is None:
            break
        if len(decision.choices) == 1:
            lone.add(decision.prompt)
            frame = game.state.frames[-1]
            assert frame.window(game.state, decision.seat)
            if isinstance(frame, Defence):
                assert game.notation(decision.choices[0]) == "roll"
        game.play(rng.choice(decision.choices), decision.seat)
    assert {"turn", "op-fire", "before-defence-roll"} <= lone

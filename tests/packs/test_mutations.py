"""A good pack broken in many ways: never a traceback, never a hang; and what is accepted can be played to its end.

PACK_MUTATIONS says how many ways for each game (`make packs` tries many).
"""

from __future__ import annotations

import os
import random
import shutil
import signal
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
from hypothesis import HealthCheck, Phase, given, note, settings
from hypothesis import strategies as st
from mutations import broken_pack, commander_pack, great_war_pack, lay_down

from sandtable.commander.packs.packs import AT_A_LOSS
from sandtable.commander.packs.scenarios import Scenarios
from sandtable.games.combat_commander.files import SCENARIOS as COMMANDER_SCENARIOS
from sandtable.games.combat_commander.title import TITLE as COMMANDER
from sandtable.games.great_war_commander.files import SCENARIOS as GREAT_WAR_SCENARIOS
from sandtable.games.great_war_commander.title import TITLE as GREAT_WAR
from sandtable.kernel.game import Game, new_game
from sandtable.kernel.title import Title

MUTATIONS: Final = int(os.environ.get("PACK_MUTATIONS", "30"))
LONGEST: Final = 30_000  # decisions; a game has about a thousand
PATIENCE: Final = 120  # seconds: only what hangs takes so long
outcomes: dict[str, int] = {}


@contextmanager
def not_for_ever() -> Iterator[None]:
    def stop(number: int, frame: object) -> None:
        raise TimeoutError("it hangs")

    before = signal.signal(signal.SIGALRM, stop)
    signal.alarm(PATIENCE)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


@contextmanager
def installed(files: dict[str, str], changed: dict[str, bytes]) -> Iterator[Path]:
    home = Path(tempfile.mkdtemp())
    before = {name: os.environ.get(name) for name in ("HOME", "SANDTABLE_PACKS")}
    os.environ.update(HOME=str(home), SANDTABLE_PACKS=str(home / "packs"))
    try:
        lay_down(home / "packs" / "weir", files, changed)
        yield home / "packs" / "weir"
    finally:
        shutil.rmtree(home)
        for name, value in before.items():
            os.environ.pop(name, None) if value is None else os.environ.update({name: value})


def played(title: Title, scenario: dict[str, object], seed: int) -> Game:
    game, rng = new_game(title, scenario, str(seed)), random.Random(seed)
    game.keep_undo = False
    while game.decision is not None:
        game.play(rng.choice(game.decision.choices), game.decision.seat)
        assert len(game.decisions) < LONGEST, "the game does not end"
    return game


def try_out(title: Title, scenarios: Scenarios, files: dict[str, str], number: int) -> None:
    changed, said = broken_pack(random.Random(number), files)
    note(said)
    with installed(files, changed) as pack, not_for_ever():
        problems = scenarios.packs.check_pack(pack)
        for problem in problems:
            assert problem.file.startswith(str(pack)) and problem.reason
            assert AT_A_LOSS not in problem.reason, str(problem)
            assert "\n" not in str(problem) or "\n" in problem.field, repr(problem)
        outcome = "refused" if problems else "accepted"
        if (pack / "pack.toml").is_file() and not problems:
            assert scenarios.packs.installed() == [pack]
            for name in sorted(path.stem for path in (pack / "scenarios").glob("*.toml")):
                game = played(title, scenarios.load(name), number)
                assert game.over
                outcome = "accepted and played"
        else:
            assert scenarios.packs.installed() == []
        outcomes[outcome] = outcomes.get(outcome, 0) + 1


def many(games: int) -> settings:
    phases = [Phase.explicit, Phase.generate]  # shrinking a pack takes long; what was done is short anyway
    return settings(max_examples=games, suppress_health_check=list(HealthCheck), phases=phases, print_blob=True)


COMMANDER_FILES: Final = commander_pack()
GREAT_WAR_FILES: Final = great_war_pack()


NUMBERS: Final = st.integers(0, 2**40)  # each is one way


@many(MUTATIONS)
@given(number=NUMBERS)
def break_combat_commander(number: int) -> None:
    try_out(COMMANDER, COMMANDER_SCENARIOS, COMMANDER_FILES, number)


@pytest.mark.long
def test_a_broken_pack_of_combat_commander(capsys: pytest.CaptureFixture[str]) -> None:
    """Some are refused, some accepted and played."""
    outcomes.clear()
    break_combat_commander()
    with capsys.disabled():
        if MUTATIONS > 100:
            print(f"\npacks broken: {outcomes}")
    assert outcomes.get("refused", 0) > 0 and outcomes.get("accepted and played", 0) > 0


@pytest.mark.long
@many(max(1, MUTATIONS // 2))
@given(number=NUMBERS)
def test_a_broken_pack_of_great_war_commander(number: int) -> None:
    try_out(GREAT_WAR, GREAT_WAR_SCENARIOS, GREAT_WAR_FILES, number)


@pytest.mark.parametrize("title", [COMMANDER, GREAT_WAR], ids=lambda title: title.name)
def test_the_pack_is_good_before_it_is_broken(title: Title) -> None:
    scenarios, files = (
        (COMMANDER_SCENARIOS, COMMANDER_FILES) if title is COMMANDER else (GREAT_WAR_SCENARIOS, GREAT_WAR_FILES)
    )
    with installed(files, {}) as pack:
        assert [str(problem) for problem in scenarios.packs.check_pack(pack)] == []
        assert scenarios.packs.installed() == [pack]
        for path in (pack / "scenarios").glob("*.toml"):
            assert played(title, scenarios.load(path.stem), 1).over

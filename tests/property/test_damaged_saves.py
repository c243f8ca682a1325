"""Saves and records that were damaged: refused when they are read, with a reason; what is accepted can be played on."""

from __future__ import annotations

import copy
import json
import os
import random
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from sandtable.cli.files import load_save
from sandtable.kernel.errors import SandtableError
from sandtable.kernel.game import new_game
from sandtable.shelf import game_named, game_names
from sandtable.table.chores.clerk import BROKEN
from sandtable.table.bounds import check_bounds
from sandtable.table.rooms.quiet import replayed_quiet
from sandtable.table.titles import served_titles

MUTATIONS = int(os.environ.get("SANDTABLE_MUTATIONS", "120"))  # for each game, of saves and of records
PLAYED_ON = 12  # decisions
SECONDS = 60  # for one; far more than any takes
Json = dict[str, Any]


@lru_cache
def saves(name: str) -> list[Json]:
    """Of one game, at several decisions."""
    box, rng = game_named(name), random.Random(name)
    game = new_game(box.title(), box.scenario(box.scenario_names()[0]), "damaged", {"windows": True})
    found: list[Json] = []
    for n in range(61):
        if n in (3, 30, 60):
            found.append(json.loads(json.dumps(game.save())))
        if game.over:
            break
        game.play(rng.choice(game.choices), game.decision.seat if game.decision else None)
    return found


@contextmanager
def in_time() -> Iterator[None]:
    def ring(*_: object) -> None:
        raise TimeoutError("it hangs")

    before = signal.signal(signal.SIGALRM, ring)
    signal.alarm(SECONDS)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


# --- damage ---


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else []
    return [path, *(place for key, part in inner for place in places(part, (*path, key)))]


def at(value: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        value = value[key]
    return value


def damaged(rng: random.Random, value: Any) -> Any:
    """Something else in its place."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return rng.choice([value + 1, value - 1, -value - 1, 0, 255, 4095, -(2**31), 2**70, str(value), 0.5])
    if isinstance(value, str):
        cut = rng.randrange(len(value) + 1)
        return rng.choice([value[:cut], value + "0", value[:cut] + "\x00" + value[cut:], "", None, len(value)])
    if isinstance(value, list):
        return rng.choice([value[1:], value + value[:1], value[::-1], [], {}, value * 3, None])
    return rng.choice([{}, [], None, 7])


def mutate(rng: random.Random, data: Json, within: str | None) -> Json:
    spoiled = copy.deepcopy(data)
    paths = [path for path in places(spoiled) if path and (within is None or path[0] == within)]
    path = rng.choice(paths)
    owner = at(spoiled, path[:-1])
    if isinstance(owner, dict) and rng.random() < 0.1:
        del owner[path[-1]]
    else:
        owner[path[-1]] = damaged(rng, owner[path[-1]])
    return spoiled


# --- what comes of it ---


@pytest.mark.parametrize("name", game_names())
def test_a_whole_save_is_read(name: str, tmp_path: Path) -> None:
    for data in saves(name):
        (tmp_path / "game.json").write_text(json.dumps(data))
        assert len(load_save(tmp_path / "game.json").decisions) == len(data["decisions"])


@pytest.mark.parametrize("name", game_names())
def test_a_damaged_save_is_refused_when_it_is_read(name: str, tmp_path: Path) -> None:
    rng, path = random.Random(f"saves {name}"), tmp_path / "game.json"
    for n in range(MUTATIONS):
        whole = rng.choice(saves(name))
        within = "state" if n % 2 else None
        spoiled = mutate(rng, whole, within)
        path.write_text(json.dumps(spoiled))
        with in_time():
            try:
                game = load_save(path)
            except SandtableError as error:
                assert str(path) in str(error)
                continue
            assert within is None or spoiled == whole, "a damaged state was accepted"
            for _ in range(PLAYED_ON):
                if not game.over:
                    game.play(rng.choice(game.choices))


@pytest.mark.parametrize("name", game_names())
def test_a_damaged_record_is_refused_or_played(name: str) -> None:
    """As the table reads it."""
    rng, served = random.Random(f"records {name}"), served_titles()[name]
    for _ in range(MUTATIONS):
        spoiled = mutate(rng, {k: v for k, v in rng.choice(saves(name)).items() if k != "state"}, None)
        with in_time():
            try:
                check_bounds(spoiled, 10_000)
                game, _ = replayed_quiet(served, spoiled, "file")
            except BROKEN:
                continue
            for _ in range(PLAYED_ON):
                if not game.over:
                    game.play(rng.choice(game.choices))


def test_a_state_that_was_touched_names_its_field(tmp_path: Path) -> None:
    data = copy.deepcopy(saves("combat-commander")[1])
    data["state"]["turn"] = data["state"]["turn"] + 1
    (tmp_path / "game.json").write_text(json.dumps(data))
    with pytest.raises(SandtableError, match=r"state\.turn: is not what the decisions of this game lead to"):
        load_save(tmp_path / "game.json")

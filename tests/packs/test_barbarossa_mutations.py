"""Packs of Barbarossa: checked as a whole, with all faults at once; what is accepted can be played to its end."""

from __future__ import annotations

import os
import random
import shutil
import tempfile
from pathlib import Path
from typing import Final

import pytest
from hypothesis import HealthCheck, Phase, given, note, settings
from hypothesis import strategies as st
from mutations import broken_pack, lay_down

from sandtable.games.barbarossa.data.pack_check import AT_A_LOSS, check_pack
from sandtable.games.barbarossa.data.packs import DATA, load_tables, with_packs
from sandtable.games.barbarossa.data.scenario import load_scenario_file, plain
from sandtable.games.barbarossa.rules.title import TITLE
from sandtable.kernel.game import new_game

MUTATIONS: Final = int(os.environ.get("PACK_MUTATIONS", "30"))
LONGEST: Final = 60_000
HEAD: Final = """
name = "mine"
title = "Mine"
game = "barbarossa"
provenance = { facts = "nothing", ours = "everything" }
"""
outcomes: dict[str, int] = {}


def pack_files() -> dict[str, str]:
    """Copies of the game's own; the map and the scenario have names of their own."""
    names = ["numbers.toml", "charts.toml", "terrain.toml", "templates.toml", "cards.toml"]
    files = {name: (DATA / name).read_text(encoding="utf-8") for name in names}
    files["maps/mine.toml"] = (DATA / "maps" / "birch-crossroads.toml").read_text(encoding="utf-8")
    fight = (DATA / "scenarios" / "first-contact.toml").read_text(encoding="utf-8")
    own = fight.replace('"first-contact"', '"meeting"').replace('"birch-crossroads"', '"mine"')
    assert '"mine"' in own
    files["scenarios/meeting.toml"] = own
    files["pack.toml"] = HEAD
    return files


FILES: Final = pack_files()


def checked(folder: Path, changed: dict[str, bytes]) -> list[str]:
    lay_down(folder, FILES, changed)
    return [problem.removeprefix(f"{folder}/") for problem in check_pack(folder)]


def spoiled(name: str, *changes: tuple[str, str]) -> dict[str, bytes]:
    text = FILES[name]
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return {name: text.encode()}


def test_a_scenario_on_a_map_of_its_own_pack_is_sound_and_played(tmp_path: Path) -> None:
    assert checked(tmp_path, {}) == []
    before = load_tables()
    with with_packs(tmp_path):
        play(tmp_path, 1)
    assert load_tables().card_of == before.card_of


def play(folder: Path, seed: int) -> None:
    scenario = plain(load_scenario_file(folder / "scenarios" / "meeting.toml"))
    game, rng = new_game(TITLE, scenario, str(seed)), random.Random(seed)
    game.keep_undo = False
    while game.decision is not None:
        game.play(rng.choice(game.decision.choices), game.decision.seat)
        assert len(game.decisions) < LONGEST, "the game does not end"
    assert game.over


def test_all_faults_of_a_scenario_and_a_map_are_told(tmp_path: Path) -> None:
    text = FILES["scenarios/meeting.toml"]
    turns = next(line for line in text.splitlines() if line.startswith("turns"))
    number = next(line for line in text.splitlines() if line.startswith("number"))
    fight = spoiled(
        "scenarios/meeting.toml",
        (turns, "turns = 900"),
        (number, "number = 4\nwind = 9"),
        ('"soviet"\n', '"soviets"\n'),
    )
    ground = FILES["maps/mine.toml"].replace("[terrain]", '[terrain]\nforst = "B2"', 1)
    ground = ground.replace("[map]", '[map]\nland = "cheese"', 1) if "land =" not in ground else ground
    found = checked(tmp_path / "map", {"maps/mine.toml": ground.encode()})
    assert [problem for problem in found if "terrain.forst" in problem]
    assert [problem for problem in found if "map.land" in problem]
    found = checked(tmp_path / "fight", fight)
    fields = {problem.split(": ")[1] for problem in found if problem.startswith("scenarios/")}
    assert {"turns", "wind", "victory.otherwise"} <= fields, found
    assert all(":" in problem.split(" ")[0] for problem in found), "each with its line"


def test_a_scenario_counts_with_the_cards_of_its_pack(tmp_path: Path) -> None:
    """Dearer cards make dearer forces; those of the game's own cards may be stated too, and nothing else."""
    first = FILES["cards.toml"].split("cost = ")[1].split("\n")[0]
    dearer = FILES["cards.toml"].replace("cost = ", "cost = 1")
    assert first.isdigit()
    assert checked(tmp_path / "a", {"cards.toml": dearer.encode()}) == []
    neither = FILES["scenarios/meeting.toml"].replace("points = ", "points = 9")
    found = checked(tmp_path / "b", {"cards.toml": dearer.encode(), "scenarios/meeting.toml": neither.encode()})
    assert any(problem.startswith("scenarios/meeting.toml") and "the forces cost" in problem for problem in found)


def test_numbers_without_measure(tmp_path: Path) -> None:
    text = FILES["scenarios/meeting.toml"]
    number = next(line for line in text.splitlines() if "number = " in line and "card" in line)
    many = number.replace("number = ", "number = 1000000")
    found = checked(tmp_path / "a", spoiled("scenarios/meeting.toml", (number, many)))
    assert any("not within 1 to 40" in problem for problem in found), found
    found = checked(tmp_path / "b", spoiled("numbers.toml", ("= 1", "= 1000000")))
    assert any(problem.startswith("numbers.toml:") and "not within" in problem for problem in found), found


@pytest.mark.long
@settings(max_examples=MUTATIONS, suppress_health_check=list(HealthCheck), phases=[Phase.explicit, Phase.generate])
@given(number=st.integers(0, 2**40))
def test_a_broken_pack_of_barbarossa(number: int) -> None:
    changed, said = broken_pack(random.Random(number), {**FILES, "pack.toml": "x = 1"})
    changed.pop("pack.toml", None)
    note(said)
    folder = Path(tempfile.mkdtemp())
    try:
        problems = checked(folder, changed)
        for problem in problems:
            assert AT_A_LOSS not in problem, problem
        outcome = "refused" if problems else "accepted"
        if not problems and (folder / "scenarios" / "meeting.toml").exists():
            with with_packs(folder):
                play(folder, number)
            outcome = "accepted and played"
        outcomes[outcome] = outcomes.get(outcome, 0) + 1
    finally:
        shutil.rmtree(folder)

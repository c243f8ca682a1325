"""Every case file of Combat! holds; one that does not hold, or is none, says clearly where."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest

from case_files import Shot, describe, proofs, proved
from sandtable.cases.files import game_of, run_case, run_cases
from sandtable.cases.runner import case_paths
from sandtable.games.combat.cases.cases import KIND
from sandtable.kernel.errors import BadFile
from sandtable.lab.coverage import ledger_file

ROOT = Path(__file__).resolve().parent.parent.parent
FOLDER = ROOT / "tests" / "cases" / "combat"
LEDGER = ledger_file("combat")


@pytest.mark.parametrize("path", proofs(FOLDER))
def test_case(path: Path) -> None:
    failure = run_case(path).failure
    assert failure is None, describe(failure)


def test_every_worked_example_of_the_rulebook_has_a_case() -> None:
    with LEDGER.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    have = proved(FOLDER)
    examples = [f"combat:{row['id']}" for row in rows if row["kind"] == "example"]
    assert len(examples) == 60
    assert [rule for rule in examples if rule not in have] == []
    assert have <= {f"combat:{row['id']}" for row in rows}


def test_the_example_of_the_manual_holds() -> None:
    manual = (ROOT / "docs" / "cases.md").read_text(encoding="utf-8")
    found = re.search(r'```toml\n(game = "combat"\n.*?)```', manual, re.DOTALL)
    assert found is not None
    assert SHOT.outcome(found[1]) is None


# --- which game a file is about ---


def test_the_file_or_its_folder_says_which_game(tmp_path: Path) -> None:
    assert game_of(tmp_path / "combat" / "x.toml", "") == "combat"
    assert game_of(tmp_path / "combat" / "combat_commander" / "x.toml", "") == "combat-commander"
    assert game_of(tmp_path / "x.toml", "") == "combat-commander"
    assert game_of(tmp_path / "x.toml", 'game = "combat"') == "combat"
    with pytest.raises(BadFile, match="x.toml: game: 'chess' is none of combat-commander, combat, great-war-commander"):
        game_of(tmp_path / "x.toml", 'game = "chess"')


def test_cases_of_both_games_in_one_run(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text('game = "combat"\n' + SHOT.text)
    (tmp_path / "combat").mkdir()
    (tmp_path / "combat" / "b.toml").write_text(SHOT.text.replace("hit jung 13.0", "hit crowe 13.0"))
    (tmp_path / "combat" / "c.toml").write_text("title = ")
    first = next(path for path in case_paths([ROOT / "tests" / "cases" / "combat_commander"]))
    results = run_cases([tmp_path, first])
    assert (results["passed"], results["failed"]) == (2, 2)
    assert [Path(failure["case"]).name for failure in results["failures"]] == ["b.toml", "c.toml"]


# --- cases that fail ---

SHOT = Shot(
    KIND,
    """\
title = "A shot"
rules = ["combat:13.0f"]

[map]
rocks = "10.05"

[table]
impulse = 2
track = ["able", "red"]
d10 = [2, 3]

[friendly]
hand = ["F6"]
deck = ["light-wound"]

[friendly.men]
crowe = "crowe 05.05 aimed-fire spotted"

[enemy.men]
jung = "jung 09.05 hide"
far = "berger 10.05 hide unknown"

[[step]]
prompt = "fire"

[[step]]
play = "fire jung weapon-1 1"
seat = "friendly"
events = ["hit jung 13.0", "wounded jung light-wound"]
men = { jung = "09.05" }
""",
)


def test_the_shot_itself_holds() -> None:
    assert SHOT.outcome(SHOT.text) is None


@pytest.mark.parametrize(
    ("wrong", "expected", "got"),
    [
        ('men = { jung = "09.06" }', "men.jung: 09.06", "09.05 cautious duck-back known alert light-1 light loaded"),
        (
            'men = { jung = "not-light" }',
            "men.jung: not-light",
            "09.05 cautious duck-back known alert light-1 light loaded",
        ),
        ('men = { crowe = "hidden" }', "men.crowe: hidden", "05.05 normal aimed-fire spotted loaded unhurt"),
        ('stats = { crowe = "tq 5 m1-garand 6" }', "stats.crowe: tq 5 m1-garand 6", "tq 4 m1-garand 6"),
        ('shots = { "crowe jung" = 9 }', "shots.crowe jung: 9", "5"),
        ('spots = { "crowe far" = 9 }', "spots.crowe far: 9", "-2"),
        ("turn = 3", "turn: 3", "1"),
        ("impulse = 1", "impulse: 1", "2"),
        ('at = "end"', "at: end", "action"),
        ('track = ["red"]', "track: red", "able, red"),
        ("initiative = { able = 4 }", "initiative.able: 4", "0"),
        ("hand = 2", "hand: 2", "1"),
        ('hand = ["F4"]', "hand: ['F4']", "['F6']"),
        ('display = { red = "E37" }', "display.red: E37", "none"),
        ("points = 5", "points: 5", "0"),
        ('results = { 3 = "victory" }', "results.3: victory", "over"),
        ('terrain = { "10.05" = "open" }', "terrain.10.05: open", "rocks"),
        ('smoke = { "10.05" = "1" }', "smoke.10.05: 1", "0"),
        ('melees = "10.05"', "melees: 10.05", ""),
        ('grenades = "10.05"', "grenades: 10.05", ""),
        ('sight = { "05.05 09.05" = "blocked" }', "sight.05.05 09.05: blocked", "open"),
        ('line = { "05.05 05.08" = "05.06" }', "line.05.05 05.08: 05.06", "05.06 05.07"),
        ('distance = { "05.05 09.05" = 3 }', "distance.05.05 09.05: 3", "4"),
        ("over = true", "over: True", "False"),
        ('prompt = "fire"', "prompt: fire", "spot-or-duck"),
        ('choices = ["done"]', "choices: done", "done; duck-back; spot far"),
        ('no_events = ["hit"]', "no_events hit: []", "['hit jung 13.0']"),
    ],
)
def test_a_wrong_expectation_fails(wrong: str, expected: str, got: str) -> None:
    failure = SHOT.failure('men = { jung = "09.05" }', wrong)
    assert (failure["step"], failure["expected"], failure["got"]) == (2, expected, got)


@pytest.mark.parametrize(
    ("old", "new", "expected", "got"),
    [
        ("d10 = [2, 3]", "d10 = [2, 3, 4]", "all outcomes of d10 used", "1 left"),
        ("d10 = [2, 3]", "d10 = [2]", "no chance but what the case lists", "1 more dice, lots or shuffles"),
        ("d10 = [2, 3]", "d10 = [9]", "events: hit jung 13.0", "fired crowe jung m1-garand 1"),
        ('["light-wound"]', "[]", "events: wounded jung light-wound", "event-card F54"),
        ('["light-wound"]', '["light-wound", "F4"]', "friendly.deck: all 2 cards drawn", "only 1; left: ['F4']"),
        ("fire jung", "fire far", "play 'fire far weapon-1 1'", "friendly is asked fire: fire jung weapon-1 1"),
    ],
)
def test_chance_is_listed_exactly(old: str, new: str, expected: str, got: str) -> None:
    failure = SHOT.failure(old, new)
    assert failure["expected"] == expected and failure["got"].startswith(got), failure


def test_an_enemy_card_too_many_fails() -> None:
    failure = SHOT.failure("[enemy.men]", '[enemy]\ndeck = ["E37"]\n\n[enemy.men]')
    assert failure["expected"] == "enemy.deck: all 1 cards drawn"


def test_other_chance_may_be_allowed() -> None:
    assert SHOT.outcome("extra_draws = true\n" + SHOT.text.replace("d10 = [2, 3]", "d10 = [2]")) is None


# --- files that are no cases ---


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('title = "A shot"\n', "", "shot.toml: case: Object missing required field `title`"),
        ('rules = ["combat:13.0f"]', "rules = []", "shot.toml:2: rules: names no rule that the case proves"),
        ('rocks = "10.05"', 'rocks = "40.05"', "shot.toml:5: map.rocks: 40.05 is not a hex of this map"),
        ('rocks = "10.05"', 'forest = "10.05"', "shot.toml:5: map.forest: unknown key; known are name, summer"),
        ('rocks = "10.05"', 'name = "atlantis"', "shot.toml:5: map.name: there is no map named 'atlantis'"),
        ('rocks = "10.05"', 'name = "village"\nrocks = "10.05"', "shot.toml:5: map.name: one of the maps cannot be"),
        ("impulse = 2", "impulse = 5", "shot.toml:8: table.impulse: Impulses run from 1 to 4"),
        ("impulse = 2", 'impulse = "two"', "shot.toml:8: table.impulse: Expected `int`"),
        ("impulse = 2", 'at = "noon"', "shot.toml:8: table.at: there is no point of the turn named 'noon'"),
        ("impulse = 2", "phase = 2", "shot.toml:8: table.phase: unknown key; known are turns"),
        (
            "impulse = 2",
            'edges = { north = "ours" }',
            "shot.toml:8: table.edges: there is no kind of edge named 'ours'",
        ),
        ("impulse = 2", "compass = 7", "shot.toml:8: table.compass: directions run from 1 to 6"),
        ("impulse = 2", "options = { magic = true }", "shot.toml:8: table.options: is not a switch of this game"),
        ("impulse = 2", 'events = { enemy = "carnival" }', "shot.toml:8: table.events: there is no event table named"),
        ("impulse = 2", 'grenades = { "05.05" = "mk-ii" }', "shot.toml:8: table.grenades: write the kind and the"),
        (
            "impulse = 2",
            'markers = { rocks = "05.05" }',
            "shot.toml:8: table.markers: there is no marker named 'rocks'",
        ),
        ('track = ["able", "red"]', 'track = ["green"]', "shot.toml:9: table.track: there is no Team named 'green'"),
        ("d10 = [2, 3]", "d10 = [10]", "shot.toml:10: table.d10: 10 is no roll of this die: it runs from 0 to 9"),
        ("d10 = [2, 3]", 'lots = ["moon"]', "shot.toml:10: table.lots: nobody here is called 'moon'"),
        ("d10 = [2, 3]", 'places = ["x"]', "shot.toml:10: table.places: 'x' is not a hex"),
        ('hand = ["F6"]', 'hand = ["F99"]', "shot.toml:13: friendly.hand: 'F99': write a Friendly card such as F4"),
        ('hand = ["F6"]', 'hand = ["F6", "F6"]', "shot.toml:13: friendly.hand: F6 is somewhere else already"),
        ('hand = ["F6"]', "clothes = 3", "shot.toml:13: friendly.clothes: unknown key; known are morale, hand"),
        ('hand = ["F6"]', 'morale = "fine"', "shot.toml:13: friendly.morale: there is no Morale State named 'fine'"),
        ('deck = ["light-wound"]', 'deck = ["F6"]', "shot.toml:14: friendly.deck: F6 is somewhere else already"),
        ("[enemy.men]", '[enemy]\ndeck = ["E0"]\n[enemy.men]', "shot.toml:20: enemy.deck: 'E0': write an Enemy card"),
        (
            'crowe = "crowe 05.05',
            'crowe = "crow 05.05',
            "shot.toml:17: friendly.men.crowe: there is no man named 'crow'",
        ),
        ('crowe = "crowe 05.05', 'crowe = "crowe', "shot.toml:17: friendly.men.crowe: write a man and his hex"),
        ('"crowe 05.05', '"crowe 45.05', "shot.toml:17: friendly.men.crowe: '45.05' is not a hex"),
        (
            "aimed-fire spotted",
            "aimed-fire tired",
            "shot.toml:17: friendly.men.crowe: 'tired' says nothing about a man",
        ),
        ("aimed-fire spotted", "team red", "shot.toml:17: friendly.men.crowe: crowe is of the other side"),
        ("aimed-fire spotted", "guarded-by me", "shot.toml:17: friendly.men.crowe: nobody here is called 'me'"),
        ('far = "berger', 'jung-2 = "jung', "shot.toml:21: enemy.men.jung-2: jung stands on the Board already"),
        ('far = "berger', 'crowe = "berger', "shot.toml:21: enemy.men.crowe: the tag 'crowe' is given twice"),
        ('far = "berger', 'hide = "berger', "shot.toml:21: enemy.men.hide: 'hide' is no tag"),
        ('prompt = "fire"', 'promt = "fire"', "shot.toml:24: step 1.promt: unknown field"),
        ('seat = "friendly"', 'seat = "enemy"', "shot.toml:28: step 2.seat: 'enemy' is no seat"),
        ('men = { jung = "09.05" }', 'men = { moon = "09.05" }', "shot.toml:26: step 2: nobody here is called 'moon'"),
        ('men = { jung = "09.05" }', 'sight = { "05.05" = "open" }', "shot.toml:26: step 2: '05.05': write two hexes"),
        ('men = { jung = "09.05" }', 'shots = { "crowe" = 1 }', "shot.toml:26: step 2: 'crowe': write two men"),
        ("events = [", "events = [[", "shot.toml:30: is not valid TOML"),
    ],
)
def test_a_broken_file_is_told_with_line_and_field(old: str, new: str, message: str) -> None:
    assert SHOT.complaint(old, new).startswith(message)

"""Every case file holds; and a case that does not hold says clearly where."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from case_files import Shot, describe, proofs, proved
from sandtable.cases.files import run_case, run_cases
from sandtable.games.combat_commander.cases import KIND
from sandtable.kernel.errors import BadFile
from sandtable.lab.coverage import ledger_file

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "tests" / "cases" / "combat_commander"
LEDGER = ledger_file("combat-commander")


@pytest.mark.parametrize("path", proofs(FOLDER))
def test_case(path: Path) -> None:
    failure = run_case(path).failure
    assert failure is None, describe(failure)


def ledger_ids() -> list[str]:
    return [line.partition("\t")[0] for line in LEDGER.read_text(encoding="utf-8").splitlines()[1:]]


def test_every_worked_example_of_the_rulebook_has_a_case() -> None:
    have, known = proved(FOLDER), ledger_ids()
    examples = [rule for rule in known if ".ex" in rule]
    assert len(examples) > 60
    assert [rule for rule in examples if rule not in have] == []
    assert sorted(have - set(known)) == []


def test_the_example_of_the_manual_holds() -> None:
    manual = (ROOT / "docs" / "cases.md").read_text(encoding="utf-8")
    found = re.search(r"```toml\n(title.*?)```", manual, re.DOTALL)
    assert found is not None
    assert SHOT.outcome(found[1]) is None


# --- cases that fail ---

SHOT = Shot(
    KIND,
    """\
title = "A shot"
rules = ["O20.3.3"]

[map]
woods = "F8"

[axis]
nation = "germany"
hand = ["G-50", "G-19"]
draw = ["4-1"]

[axis.units]
sq = "rifle F5 with light-mg as lmg"
spare = "rifle A1"

[allies]
nation = "america"
draw = ["1-2"]

[allies.units]
us = "line F8"

[[step]]
play = "order G-50"
prompt = "fire-base"

[[step]]
play = ["base sq", "done"]
seat = "axis"
attack_total = 10
defence_total = 11
units = { us = "F8" }
""",
)


def fails(old: str, new: str) -> tuple[int, str, str]:
    """Step, expected and got of the shot with one change."""
    failure = SHOT.failure(old, new)
    return failure["step"], failure["expected"], failure["got"]


def test_the_shot_itself_holds() -> None:
    assert SHOT.outcome(SHOT.text) is None


@pytest.mark.parametrize(
    ("old", "new", "expected", "got"),
    [
        ("attack_total = 10", "attack_total = 11", "attack_total: [11]", "[10]"),
        ("defence_total = 11", "defence_total = [11, 12]", "defence_total: [11, 12]", "[11]"),
        ('us = "F8"', 'us = "F8 broken"', "units.us: F8 broken", "F8"),
        ('us = "F8"', 'us = "casualty"', "units.us: casualty", "F8"),
        ('units = { us = "F8" }', 'weapons = { lmg = "sq broken" }', "weapons.lmg: sq broken", "sq"),
        ('units = { us = "F8" }', 'stats = { us = "morale 6" }', "stats.us: morale 6", "morale 8"),
        ('units = { us = "F8" }', "vp = 2", "vp: 2", "0"),
        ('units = { us = "F8" }', "time = 1", "time: 1", "0"),
        ('units = { us = "F8" }', 'initiative = "allies"', "initiative: allies", "axis"),
        ('units = { us = "F8" }', 'control = { 1 = "axis" }', "control.1: axis", "nobody"),
        ('units = { us = "F8" }', "hand = { axis = 2 }", "hand.axis: 2", "1"),
        ('units = { us = "F8" }', 'hand = { axis = ["G-50"] }', "hand.axis: ['G-50']", "['G-19']"),
        ('units = { us = "F8" }', 'radio = { axis = "ready" }', "radio.axis: ready", "none"),
        ('units = { us = "F8" }', "smoke = { F8 = 3 }", "smoke.F8: 3", "0"),
        ('units = { us = "F8" }', "blaze = { F8 = true }", "blaze.F8: True", "False"),
        ('units = { us = "F8" }', 'forts = { F8 = "wire" }', "forts.F8: wire", "none"),
        ('units = { us = "F8" }', 'sight = { "F5 F8" = "blocked" }', "sight.F5 F8: blocked", "0"),
        ('units = { us = "F8" }', 'distance = { "F5 F8" = 4 }', "distance.F5 F8: 4", "3"),
        ('units = { us = "F8" }', 'line = { "F5 F8" = "F6" }', "line.F5 F8: F6", "F6 F7"),
        ('units = { us = "F8" }', "casualties = { allies = 1 }", "casualties.allies: 1", "0"),
        ('units = { us = "F8" }', "over = true", "over: True", "False"),
        ('units = { us = "F8" }', 'asks = "allies"', "asks: allies", "axis"),
        ('units = { us = "F8" }', 'prompt = "turn"', "prompt: turn", "fire-target"),
        ('units = { us = "F8" }', 'offered = ["pass"]', "offered: pass", "fire F8; end; scrap lmg"),
        ('units = { us = "F8" }', 'not_offered = ["end"]', "not_offered: no end", "fire F8; end; scrap lmg"),
        ('units = { us = "F8" }', 'choices = ["end"]', "choices: end", "end; fire F8"),
        ('units = { us = "F8" }', 'no_events = ["defence"]', "no_events defence: []", "['defence us 8 11 10']"),
    ],
)
def test_a_wrong_expectation_fails(old: str, new: str, expected: str, got: str) -> None:
    assert fails(old, new) == (2, expected, got)


def test_events_are_expected_in_their_order() -> None:
    right = 'events = ["attack-total 10 5", "defence us 8 11 10"]'
    assert SHOT.outcome(SHOT.text.replace('units = { us = "F8" }', right)) is None
    wrong = 'events = ["defence us 8 11 10", "attack-total 10 5"]'
    step, expected, got = fails('units = { us = "F8" }', wrong)
    assert (step, expected, got) == (2, "events: attack-total 10 5", "nothing")


def test_an_illegal_play_fails_and_shows_what_is_offered() -> None:
    assert fails('"base sq"', '"base us"') == (
        2,
        "play 'base us'",
        "axis is asked fire-base: base sq; base lmg",
    )


def test_the_wrong_player_fails() -> None:
    assert fails('seat = "axis"', 'seat = "allies"') == (2, "allies to play 'base sq'", "axis is asked (fire-base)")


def test_an_unused_draw_fails() -> None:
    step, expected, got = fails('["1-2"]', '["1-2", "6-4"]')
    assert (step, expected, got) == (2, "allies.draw: all 2 cards drawn", "only 1; left: ['6-4']")


def test_a_draw_that_is_not_stacked_fails_unless_the_case_says_so() -> None:
    refill = SHOT.text.replace('"done"]', '"done", "end", "end"]\nhand = { axis = 5 }')
    failure = SHOT.outcome(refill)
    assert failure is not None
    assert (failure["step"], failure["expected"]) == (2, "axis.draw: 1 cards drawn")
    assert failure["got"].startswith("5: ")
    assert SHOT.outcome("extra_draws = true\n" + refill) is None
    assert SHOT.outcome("extra_draws = true\n" + SHOT.text.replace('["1-2"]', '["1-2", "6-4"]')) is not None


def test_an_unused_forced_outcome_fails() -> None:
    step, expected, got = fails("[axis]\n", "[table]\nnext_smoke = [4]\n\n[axis]\n")
    assert (step, expected) == (2, "all forced outcomes used")
    assert got.startswith("1 of next_smoke")
    step, expected, got = fails('draw = ["1-2"]', 'draw = ["1-2"]\nreshuffle = [["4-1"]]')
    assert expected == "all forced outcomes used"


def test_a_forced_outcome_that_cannot_happen_fails() -> None:
    timed = SHOT.text.replace('["4-1"]', '["6-6 time"]\nreshuffle = [["G-19"]]')  # G-19 is in hand
    failure = SHOT.outcome(timed)
    assert failure is not None
    assert failure["got"].startswith("forced outcome")


def test_a_case_may_answer_for_the_initiative_card_itself() -> None:
    rolls = SHOT.text.replace('["4-1"]', '["6-5", "4-1"]').replace(
        '["base sq", "done"]', '["base sq", "done", "reroll"]'
    )
    assert SHOT.outcome(rolls) is None
    failure = SHOT.outcome(SHOT.text.replace('rules = ["O20.3.3"]', 'rules = ["O20.3.3"]\ninitiative = "ask"'))
    assert failure is not None and failure["expected"] == "attack_total: [10]"


# --- files that are no cases ---


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('title = "A shot"\n', "", "shot.toml: case: Object missing required field `title`"),
        ("attack_total = 10", "attack_sum = 10", "shot.toml:30: step 2.attack_sum: unknown field"),
        ("attack_total = 10", 'attack_total = "ten"', "shot.toml:30: step 2.attack_total: Expected"),
        ('woods = "F8"', 'woods = "Z8"', "shot.toml:5: map.woods: Z8 is not a hex of this map"),
        ('woods = "F8"', 'forest = "F8"', "shot.toml:5: map.forest: unknown key; known are name, columns"),
        ('hand = ["G-50", "G-19"]', 'hand = ["G-99"]', "shot.toml:9: axis.hand: "),
        ('["4-1"]', '["4-1", "7-7"]', "shot.toml:10: axis.draw: no card left with '7-7'"),
        ('["4-1"]', '["four"]', "shot.toml:10: axis.draw: "),
        ('sq = "rifle F5 with', 'sq = "raffle F5 with', "shot.toml:13: axis.units.sq: "),
        ('spare = "rifle A1"', 'spare = "rifle"', "shot.toml:14: axis.units.spare: after the unit comes its hex"),
        ('spare = "rifle A1"', 'spare = "rifle A1 tired"', "shot.toml:14: axis.units.spare: 'tired' is none of"),
        ('spare = "rifle A1"', 'lmg = "rifle A1"', "shot.toml:14: axis.units.lmg: the tag 'lmg' is given twice"),
        ('nation = "america"', 'nation = "america"\nclothes = 3', "shot.toml:18: allies.clothes: unknown field"),
        ("[axis]", '[table]\nforts = { castle = "F5" }\n[axis]', "shot.toml:8: table.forts: 'castle' is none of"),
        ("[axis]", '[table]\ninitiative = "somebody"\n[axis]', "shot.toml:8: table.initiative: 'somebody' is none of"),
        ("[axis]", '[table]\noptions = { edition = "last" }\n[axis]', "shot.toml:8: table.options: 'last' is none of"),
        ("[axis]", '[table]\nnext_chits = ["Z"]\n[axis]', "shot.toml:8: table.next_chits: "),
        ("[axis]", '[table]\nvp = "two"\n[axis]', "shot.toml:8: table.vp: Expected `int`"),
        ("[axis]", '[axis]\nradio = "radio-1mm"', "shot.toml:8: axis.radio: "),
        ("[axis]", '[axis]\ndiscards = ["G-50"]', "shot.toml:7: axis: G-50 is not in this deck, or twice"),
        ('woods = "F8"', 'name = "atlantis"', "shot.toml:5: map.name: there is no map named 'atlantis'"),
        ('woods = "F8"', 'wall = "F8/G1"', "shot.toml:5: map.wall: F8 and G1 are not adjacent"),
        ('seat = "axis"', 'seat = "both"', "shot.toml:29: step 2.seat: 'both' is no side"),
        ('us = "F8" }', 'them = "F8" }', "shot.toml:27: step 2: 'them' names no unit, Weapon, hex or card here"),
        ('rules = ["O20.3.3"]', "rules = []", "shot.toml:2: rules: names no rule that the case proves"),
        ('["base sq", "done"]', '["base sq", "done"', "shot.toml:29: is not valid TOML"),
    ],
)
def test_a_broken_file_is_told_with_line_and_field(old: str, new: str, message: str) -> None:
    assert SHOT.complaint(old, new).startswith(message)


def test_results_of_a_folder(tmp_path: Path) -> None:
    (tmp_path / "a-good.toml").write_text(SHOT.text)
    (tmp_path / "b-wrong.toml").write_text(SHOT.text.replace("attack_total = 10", "attack_total = 11"))
    (tmp_path / "c-broken.toml").write_text("title = ")
    results = run_cases([tmp_path])
    assert (results["passed"], results["failed"]) == (1, 2)
    assert [Path(failure["case"]).name for failure in results["failures"]] == ["b-wrong.toml", "c-broken.toml"]
    assert results["failures"][0]["expected"] == "attack_total: [11]"
    assert results["failures"][0]["line"] == 27
    assert results["failures"][1]["step"] == 0


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="cannot be read"):
        run_case(tmp_path / "none.toml")

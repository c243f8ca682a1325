"""Case files look at everything a position has, and can make counters and cards of their own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from case_files import Shot
from sandtable.games.combat_commander.cases import KIND
from sandtable.games.combat_commander.files import FILES
from sandtable.games.great_war_commander.cases import KIND as GREAT_WAR

ROOT = Path(__file__).resolve().parent.parent

SHOT = Shot(
    KIND,
    """\
title = "A shot with everything beside the map"
rules = ["O20.3.3"]

[table]
next_chits = []
open_chits = ["A"]
recovered = "axis"
sole = { K8 = "axis" }
smoke = { H8 = 3 }

[axis]
nation = "germany"
hand = ["G-50", "G-19", "G-1"]
draw = ["4-1"]
discards = ["G-2", "G-3"]
seen = ["G-1"]
casualties = ["rifle"]
weapons_lost = ["light-mg"]
secret_chits = ["B"]

[axis.units]
sq = "rifle F5 with light-mg as lmg"
spare = "rifle A1"
late = "rifle time 5"
done = "rifle B1 activated"

[allies]
nation = "america"
draw = ["1-2"]

[allies.units]
us = "line F8"

[[step]]
play = ["order G-50"]
asked = ["fire-base"]
not_asked = ["initiative-axis"]

[[step]]
play = ["base sq", "done"]
hand = { axis = 2 }
""",
)


QUESTIONS = "axis fire-group; axis initiative-attack; axis initiative-defence; axis fire-target"


@pytest.mark.parametrize(
    ("expectation", "wrong", "got"),
    [
        ("draw = { axis = 66 }", "draw = { axis = 67 }", "66"),
        ('draw = { axis = ["G-4", "G-5"] }', 'draw = { axis = ["G-5", "G-4"] }', "['G-4', 'G-5']"),
        ('discards = { axis = ["G-2", "G-3", "G-50", "G-20"] }', "discards = { axis = 3 }", "4"),
        ('seen = { axis = ["G-1"] }', 'seen = { axis = ["G-19"] }', "['G-1']"),
        ('casualties = { axis = "g.rifle-5" }', 'casualties = { axis = "- g.rifle-5" }', "g.rifle-5"),
        ('weapons_lost = { axis = "g.light-mg-2" }', 'weapons_lost = { axis = "" }', "g.light-mg-2"),
        ('time_track = { 5 = "late" }', 'time_track = { 5 = "sq" }', "late"),
        ('mix = { "america/line" = 11 }', 'mix = { "america/line" = 12 }', "11"),
        ('open_chits = ["A"]', 'open_chits = ["B"]', "['A']"),
        ('secret_chits = { axis = ["B"], allies = [] }', 'secret_chits = { axis = ["A"] }', "['B']"),
        ("chit_pool = 20", "chit_pool = 22", "20"),
        ("cup = 23", "cup = 24", "23"),
        ('activated = "done sq"', 'activated = "sq"', "done sq"),
        ('marks = { sq = "activated firing", late = "" }', 'marks = { sq = "firing" }', "activated firing"),
        ('in_hex = { F5 = "sq", F6 = "" }', 'in_hex = { F5 = "spare" }', "sq"),
        ('sole = { K8 = "axis", K7 = "nobody" }', 'sole = { K8 = "allies" }', "axis"),
        ('recovered = "axis"', 'recovered = ""', "axis"),
        ('stats = { sq = "spent 0" }', 'stats = { sq = "spent 1" }', "spent 0"),
        ("orders_given = 1", "orders_given = 2", "1"),
        ("turn = 1", "turn = 4", "1"),
        ("sudden_death = 13", "sudden_death = 7", "13"),
        ('not_asked = ["fire-base"]', 'not_asked = ["axis fire-target"]', "['axis fire-target']"),
        ('asked = ["fire-target"]', 'asked = ["fire-target", "fire-group"]', QUESTIONS),
    ],
)
def test_a_step_looks_beside_the_map(expectation: str, wrong: str, got: str) -> None:
    look = "hand = { axis = 2 }"
    right = SHOT.outcome(SHOT.changed(look, expectation))
    assert right is None, right
    assert SHOT.failure(look, wrong)["got"] == got


# --- what can be said of piles, Radios and counters off the map ---


def test_a_draw_pile_may_hold_nothing_but_its_cards() -> None:
    text = SHOT.text.replace('draw = ["4-1"]', 'draw = ["4-1", "G-7"]\ndraw_only = true', 1)
    failure = SHOT.outcome(text.replace("hand = { axis = 2 }", "draw = { axis = 1 }\ndiscards = { axis = 69 }"))
    assert failure is not None and failure["expected"] == "axis.draw: all 2 cards drawn", failure
    assert "a draw pile is never empty" in SHOT.complaint('draw = ["4-1"]', "draw_only = true")


def test_the_last_card_of_a_pile_brings_time() -> None:
    text = SHOT.text.replace('draw = ["4-1"]', 'draw = ["4-1"]\ndraw_only = true\nreshuffle = [[]]', 1)
    failure = SHOT.outcome(text.replace("hand = { axis = 2 }", "time = 1\ndraw = { axis = 70 }"))
    assert failure is None, failure


def test_counters_off_the_map_may_have_tags() -> None:
    text = SHOT.text.replace('casualties = ["rifle"]', 'casualties = ["rifle as dead"]')
    text = text.replace('weapons_lost = ["light-mg"]', 'weapons_lost = ["light-mg as old"]')
    look = 'casualties = { axis = "dead" }\nweapons_lost = { axis = "old" }\nunits = { dead = "casualty" }'
    failure = SHOT.outcome(text.replace("hand = { axis = 2 }", look))
    assert failure is None, failure
    assert "the tag 'sq' is given twice" in SHOT.complaint('["rifle"]', '["rifle as sq"]')


def test_radios_in_play_and_on_the_time_track() -> None:
    radios = 'radio = ["radio-105mm broken", "radio-150mm time 5"]'
    text = SHOT.text.replace('hand = ["G-50"', f'{radios}\nhand = ["G-50"')
    look = 'radio = { axis = "radio-105mm broken", allies = "none" }\ntime_track = { 5 = "late radio-150mm" }'
    text = text.replace("hand = { axis = 2 }", look + '\nmix = { "germany/radio-150mm" = 0 }')
    failure = SHOT.outcome(text)
    assert failure is None, failure
    failure = SHOT.outcome(text.replace('"radio-105mm broken", allies', '"radio-105mm ready", allies'))
    assert failure is not None and failure["got"] == "radio-105mm broken"
    assert "one is in play" in SHOT.complaint(
        'hand = ["G-50"', 'radio = ["radio-105mm", "radio-150mm"]\nhand = ["G-50"'
    )


def test_a_sides_own_works_stand_beside_those_of_the_table() -> None:
    text = SHOT.text.replace('hand = ["G-50"', 'forts = [{ fort = "wire", hex = "C3" }]\nhand = ["G-50"')
    text = text.replace("smoke = { H8 = 3 }", 'smoke = { H8 = 3 }\nforts = { foxholes = "C5" }')
    failure = SHOT.outcome(text.replace("hand = { axis = 2 }", 'forts = { C3 = "wire", C5 = "foxholes" }'))
    assert failure is None, failure


def test_both_sides_may_have_been_activated() -> None:
    text = SHOT.text.replace('recovered = "axis"', 'recovered = "axis allies"', 1)
    failure = SHOT.outcome(text.replace("hand = { axis = 2 }", 'recovered = "axis allies"'))
    assert failure is None, failure


def test_a_position_in_which_nothing_can_be_done_is_told() -> None:
    idle = """title = "Nobody has a card"
rules = ["5"]
[axis.units]
sq = "rifle F5"
[allies.units]
us = "rifle F9"
[[step]]
stats = { sq = "fp 5" }
"""
    failure = SHOT.outcome(idle)
    assert failure is not None and failure["expected"] == "the position as it is set up", failure
    assert failure["got"].startswith("the Turn of axis is over: nothing could be chosen in it"), failure
    assert SHOT.outcome("extra_draws = true\n" + idle) is None


def test_what_a_game_does_not_have_is_no_key_of_it() -> None:
    assert "own.gas: unknown; known are none" in SHOT.complaint("hand = { axis = 2 }", 'own = { gas = "F5" }')


# --- counters and cards of a case's own ---

DEFINED = """
[[define.unit]]
name = "germany/giants"
like = "germany/rifle"
unbroken = { fp = 9, range = 8 }

[[define.card]]
id = "G-5"
order = "fire"
dice = [6, 6]
trigger = "event"
hex = "C3"
"""
GIANTS = SHOT.text.replace("rifle F5", "giants F5").replace('hand = ["G-50"', 'hand = ["G-5"')
GIANTS = GIANTS.replace("order G-50", "order G-5").replace(
    "hand = { axis = 2 }", 'stats = { sq = "fp 9 range 8 move 4" }'
)


def test_a_unit_and_a_card_of_ones_own() -> None:
    assert SHOT.outcome(GIANTS.replace("[table]", DEFINED + "\n[table]")) is None


def test_the_games_own_tables_stay_as_they_are() -> None:
    before = FILES.tables()
    SHOT.outcome(GIANTS.replace("[table]", DEFINED + "\n[table]"))
    after = FILES.tables()
    assert after is before and "germany/giants" not in after.unit_index
    card = after.card("G-5")
    assert (after.card_white[card], after.card_coloured[card]) != (6, 6)


def test_the_dice_of_a_defined_card_are_rolled() -> None:
    rolled = SHOT.text.replace("[table]", DEFINED + "\n[table]").replace('["4-1"]', '["G-5"]')
    rolled = rolled.replace('title = "A shot', 'extra_draws = true\ntitle = "A shot')
    assert SHOT.outcome(rolled.replace("hand = { axis = 2 }", "attack_total = 17")) is None


def test_a_weapon_a_leader_and_a_chit_of_ones_own() -> None:
    own = """
[[define.weapon]]
name = "germany/cannon"
like = "germany/light-mg"
fp = 14

[[define.leader]]
name = "germany/sgt-ganz"
unbroken = { command = 3 }

[[define.chit]]
letter = "A"
objective = 3
value = 7
special = "none"

[table]"""
    text = SHOT.text.replace("[table]", own).replace("light-mg as lmg", "cannon as gun")
    text = text.replace('spare = "rifle A1"', 'boss = "sgt-ganz A1"').replace('["base sq"', '["base gun"')
    text = text.replace("hand = { axis = 2 }", 'stats = { boss = "command 3" }\nobjectives = { 3 = 7 }\nattack_fp = 14')
    failure = SHOT.outcome(text)
    assert failure is None, failure


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('like = "germany/rifle"', 'like = "germany/raffle"', "define.unit[0].like: there is no unit 'germany/raffle'"),
        ('like = "germany/rifle"\n', "", "define.unit[0].title: missing"),
        ("fp = 9", "fp = 99", "define.unit[0].unbroken: "),
        ('order = "fire"', 'order = "fir"', "define.card[0].order: "),
        ("dice = [6, 6]", "dice = [6, 7]", "define.card[0].dice: "),
        ('id = "G-5"', 'id = "G-99"', "define.card[0].id: "),
        ("define.card", "define.carte", "define.carte: 'carte' is none of unit, leader"),
    ],
)
def test_a_faulty_definition_is_told_with_its_field(old: str, new: str, message: str) -> None:
    text = DEFINED.replace(old, new)
    assert message in SHOT.complaint("[table]", text + "\n[table]")


# --- what Great War Commander has beside the family ---

WAR = Shot(
    GREAT_WAR,
    """\
title = "Everything of the Great War"
rules = ["gwc:1.S"]
extra_draws = true

[table]
month = 6

[table.own]
shellholes = "C4 C5"
rubble = "D6"
gas = "E5"
strategy = { axis = "under-shot" }
strategy_draw = { axis = ["dog-fights"] }
strategy_discards = { axis = ["drachen"] }
box = { axis = "local" }
spotting = { axis = "H5" }
barrage = { axis = "G5 H5" }
observed = "axis"
meddling = { allies = "F-4 F-9" }
tank_lost = "allies"

[axis]
hand = ["G-33"]
radio = "telephone-77mm"

[axis.units]
boss = "lt-ebel F5"
sq = "infanterie F5"

[allies.units]
foe = "poilus O11"

[[step]]
activated = ""
""",
)


@pytest.mark.parametrize(
    ("expectation", "wrong", "got"),
    [
        ('shellholes = "C5 C4"', 'shellholes = "C5"', "C4 C5"),
        ('rubble = "D6"', 'rubble = ""', "D6"),
        ('gas = "E5"', 'gas = "E6"', "E5"),
        ('strategy = { axis = "under-shot", allies = "" }', 'strategy = { axis = "" }', "under-shot"),
        ('strategy_draw = { axis = ["dog-fights"] }', "strategy_draw = { axis = 9 }", "7"),
        ('strategy_discards = { axis = ["drachen"] }', "strategy_discards = { axis = [] }", "['drachen']"),
        ('box = { axis = "local" }', 'box = { axis = "gas" }', "local"),
        ('spotting = { axis = "H5", allies = "" }', 'spotting = { axis = "" }', "H5"),
        ('barrage = { axis = "H5 G5" }', 'barrage = { axis = "H5" }', "G5 H5"),
        ('observed = "axis"', 'observed = ""', "axis"),
        ('meddling = { allies = "F-4 F-9" }', 'meddling = { allies = "F-4" }', "F-4 F-9"),
        ('meddling = { allies = "F-4 F-9" }', 'meddling = { allies = "F-9 F-4" }', "F-4 F-9"),
        ('tank_lost = "allies"', 'tank_lost = "axis"', "allies"),
        ('strategy_seen = { axis = "" }', 'strategy_seen = { axis = "france/under-shot" }', ""),
        ('chain = { sq = "" }', 'chain = { sq = "boss" }', ""),
        ('highest = { axis = "" }', 'highest = { axis = "boss" }', ""),
        ("exited = []", 'exited = ["sq"]', "[]"),
    ],
)
def test_a_step_looks_at_what_this_game_has(expectation: str, wrong: str, got: str) -> None:
    look = 'activated = ""'
    right = WAR.outcome(WAR.changed(look, f"own = {{ {expectation} }}"))
    assert right is None, right
    assert WAR.failure(look, f"own = {{ {wrong} }}")["got"] == got


def test_a_tank_that_has_left_lies_on_two_spaces_and_keeps_its_tag() -> None:
    text = WAR.text.replace('foe = "poilus O11"', 'foe = "poilus O11"\ntank = "schneider time 4"')
    text = text.replace('sq = "infanterie F5"', 'mate = "lt-albrecht F5"')
    text = text.replace('tank_lost = "allies"', 'tank_lost = "allies"\nexited = ["tank"]\nhighest = { axis = "mate" }')
    look = 'time_track = { 4 = "tank", 5 = "tank", 6 = "" }\nown = { exited = ["tank"], highest = { axis = "mate" } }'
    failure = WAR.outcome(text.replace('activated = ""', look))
    assert failure is None, failure


def test_markers_and_telephones_left_in_the_mix() -> None:
    look = 'mix = { gas = 20, blaze = 8, "germany/telephone-77mm" = 0, "germany/telephone-105mm" = 1 }'
    failure = WAR.outcome(WAR.changed('activated = ""', look))
    assert failure is None, failure


def test_tanks_and_strategy_cards_of_ones_own() -> None:
    own = """
[[define.tank]]
name = "france/schneider"
unbroken = { move = 9 }
[[define.strategy]]
nation = "germany"
name = "under-shot"
number = 4

[table]"""
    text = WAR.text.replace("[table]", own, 1).replace('foe = "poilus O11"', 'foe = "schneider O11"')
    assert WAR.outcome(text.replace('activated = ""', 'stats = { foe = "move 9" }')) is None


def test_the_definitions_of_the_manual_hold() -> None:
    manual = (ROOT / "docs" / "cases.md").read_text(encoding="utf-8")
    found = re.search(r"```toml\n(\[\[define.*?)```", manual, re.DOTALL)
    assert found is not None
    assert SHOT.outcome(SHOT.changed("[table]", found[1] + "\n[table]")) is None

"""Scenarios full of rules of their own, in both games: played to the end with all invariants kept, told in words."""

from __future__ import annotations

import random
from typing import Any

import pytest

from phrases import faults, phrases_in, said
from sandtable.lab import fuzz, invariants
from sandtable.phrase import read_phrase
from sandtable.players.seat import Seat
from sandtable.shelf import game_named, kit_of
from sandtable.texts import Texts, languages

EVENTS: list[dict[str, Any]] = [
    {"name": "first-blood", "when": "loss", "once": True, "effects": [{"vp": 1}, {"do": "rally", "count": 1}]},
    {"when": "loss", "side": "axis", "units": ["leaders"], "effects": [{"surrender": -1}, {"do": "suppress"}]},
    {"when": "loss", "side": "allies", "count": 2, "effects": [{"do": "harden", "count": 2, "by": "axis"}]},
    {"when": "exit", "side": "allies", "effects": [{"side": "axis", "do": "break", "count": 1}, {"draw": 1}]},
    {"when": "enter", "side": "allies", "hexes": "objective-3", "once": True, "effects": [{"vp": 2}]},
    {"when": "break", "side": "axis", "given": [{"event": "first-blood"}], "effects": [{"do": "harden", "count": 1}]},
    {"when": "control", "side": "allies", "effects": [{"side": "axis", "initiative": True}]},
    {"when": "turn", "side": "axis", "unless": [{"side": "axis", "on_map": 1, "of": ["leaders"]}],
     "effects": [{"do": "suppress", "count": 1, "by": "allies"}]},
    {"when": "weapon-loss", "effects": [{"vp": -1}]},
    {"when": "time", "effects": [{"side": "axis", "do": "rally", "count": 1}, {"side": "allies", "do": "release"}]},
    {"when": "time", "space": 2, "effects": [{"side": "axis", "arrive": "relief"}]},
    {"when": "time", "space": 4, "unless": [{"objective": 3, "held_by": "axis"}],
     "effects": [{"side": "allies", "control": 3, "sudden_death": 1}]},
    {"when": "start", "effects": [{"put": "smoke", "hexes": "H5"}, {"put": "blaze", "hexes": "A1"}]},
    {"when": "time", "side": "allies", "roll_from": 6,
     "effects": [{"put": "foxholes", "hexes": "objective-3"}, {"do": "lose", "count": 1}]},
    {"when": "melee", "effects": [{"vp": 1, "per": "unit", "units": ["squad"]}]},
    {"when": "end",
     "effects": [{"side": "axis", "vp": 1, "per": "objective"}, {"side": "allies", "vp": 1, "per": "hex"}]},
]  # fmt: skip
EXITS: list[dict[str, Any]] = [
    {"edge": "left", "any_of": [{"side": "allies", "lost": 2}, {"time_from": 1}], "factor": 2},
    {"hexes": "enemy-edge", "effects": [{"vp": 1}]},
]
CHOICES: list[dict[str, Any]] = [
    {"side": "axis", "options": [
        {"effects": [{"forts": "mines", "fort_count": 2}]}, {"effects": [{"pick_order": "fire"}]},
        {"effects": [{"cards": ["G-20"]}, {"side": "allies", "vp": 1}]}]},
    {"side": "allies", "when": "deal", "options": [
        {"effects": [{"first": True}, {"side": "axis", "initiative": True}]},
        {"effects": [{"side": "axis", "first": True}, {"draw": 1}]}]},
]  # fmt: skip


def full(name: str, squad: str, foes: str, weapon: str) -> dict[str, Any]:
    """A scenario of a game made into one that uses everything."""
    data: dict[str, Any] = game_named(name).screen().scenario(SMALL[name])
    axis = {
        **data["axis"],
        "units": [
            {"unit": squad, "count": 3}, {"unit": squad, "stack": "two"}, {"unit": LEADER[name], "stack": "two"},
            {"unit": squad, "group": "line", "count": 2}, {"unit": squad, "group": "relief", "waits": True},
        ],
        "weapons": [{"weapon": weapon, "or_by_lot": [weapon]}, {"weapon": weapon, "space": 2}],
        "forts": [{"fort": "wire", "count": 3, "group": "line"}],
        "areas": [{"depth": 8, "lot": "objective-1 objective-2 objective-3", "within": 4, "each": True},
                  {"group": "line", "near": "objective-3", "within": 4}],
        "placing": [{"most": 2, "away": 2}, {"group": "line", "chain": True, "chain_forts": True}],
        "reserve": [{"count": 1, "at_least": 0, "spaces": [2, 3], "units": ["squad"]},
                    {"group": "line", "count": 1, "at_least": 0, "spaces": [1, 2], "by_lot": True}],
        "entries": [{"group": "relief", "near": "objective-3", "within": 3, "no_enemy": True},
                    {"group": "line", "lot": "objective-2 objective-4", "within": 2},
                    {"group": "main", "on": "setup", "cover": 0, "away": 1}],
        "jammed": [{"count": 1}],
        "confined": "", "hand": [], "removed": [], "radio": None, "edge": "top",
    }  # fmt: skip
    allies = {
        **data["allies"], "units": [{"unit": foes, "count": 6}], "weapons": [], "forts": [], "exits": EXITS,
        "areas": [{"depth": 6}], "exit_forbidden": False, "hand": [], "removed": [], "radio": None, "edge": "bottom",
    }  # fmt: skip
    steps = [{"side": "axis"}, {"side": "axis", "group": "line"}, {"side": "allies"}]
    whole = {
        **data,
        "axis": axis,
        "allies": allies,
        "events": EVENTS,
        "choices": CHOICES,
        "setup": steps,
        "changes": [],
    }
    whole.update(first="axis", concealed_setup=False, name="full", time=0, control={})
    return {key: value for key, value in whole.items() if value is not None} | {
        "axis": {key: value for key, value in axis.items() if value is not None},
        "allies": {key: value for key, value in allies.items() if value is not None},
    }


SMALL = {"combat-commander": "first-patrol", "great-war-commander": "the-harvest-road"}
LEADER = {"combat-commander": "sgt-ganz", "great-war-commander": "lt-ebel"}
GAMES = {
    "combat-commander": ("rifle", "line", "light-mg"),
    "great-war-commander": ("fusiliere", "ligne", "mg-08"),
}


@pytest.mark.long
@pytest.mark.parametrize("seed", ["a", "b", "c"])
@pytest.mark.parametrize("name", list(GAMES))
def test_a_scenario_of_all_rules_is_played_to_its_end(name: str, seed: str) -> None:
    kit = kit_of(name)
    one = fuzz.Run(kit, full(name, *GAMES[name]), f"full {seed}", {"windows": seed == "c"}, kit.usage(), True)
    one.play()
    assert one.faults == [] and one.game is not None and one.game.over


@pytest.mark.parametrize("concealed", [False, True])
@pytest.mark.parametrize("name", list(GAMES))
def test_every_question_of_the_set_up_keeps_every_promise(name: str, concealed: bool) -> None:
    """Views, saves, reasons and choices at each decision."""
    kit = kit_of(name)
    for seed in ("0", "1", "4"):
        rng = random.Random(seed)
        game = kit.new_game({**full(name, *GAMES[name]), "concealed_setup": concealed}, seed, {})
        while game.decision is not None and game.decision.prompt != "turn":
            found = [fault for seat in kit.seats for fault in kit.view_faults(game, seat, str(rng.random()))]
            found += invariants.save_faults(game) + invariants.choice_faults(game, rng, False)
            found += invariants.explain_faults(game, rng, kit.sizes(game.state)) + kit.table_faults(game.state)
            assert found == [], game.decision.prompt
            game.play(rng.choice(game.decision.choices), game.decision.seat)


@pytest.mark.parametrize("name", list(GAMES))
def test_every_question_and_line_of_it_can_be_said(name: str) -> None:
    """The sergeant's side and a random one; each question, each choice and the whole log, in every language."""
    screen = game_named(name).screen()
    game = kit_of(name).new_game(full(name, *GAMES[name]), "said", {})
    prompts: set[str] = set()
    spoken: list[Any] = []
    for turn in range(220):
        decision = game.decision
        if decision is None:
            break
        if decision.prompt not in prompts:
            spoken += phrases_in(screen.question(game, decision.seat))
        prompts.add(decision.prompt)
        game.play(decision.choices[turn % len(decision.choices)], decision.seat)
    spoken += phrases_in(screen.log(game, 0))
    assert {"scenario-choice", "set-up-unit"} <= prompts
    for lang in languages():
        texts = Texts(lang)
        assert [phrase for phrase in spoken if faults(texts, read_phrase(phrase))] == []


@pytest.mark.parametrize("name", list(GAMES))
def test_a_ready_set_up_can_be_played(name: str) -> None:
    """Every step that a roster sets up, filled up by the sergeant and played as decisions."""
    manifest, screen = game_named(name), game_named(name).screen()
    game = kit_of(name).new_game(full(name, *GAMES[name]), "ready", {})
    sergeant = manifest.opponents["sergeant"]()("1")
    steps = 0
    while game.decision is not None and game.decision.prompt != "turn":
        seat = game.decision.seat
        if "roster" not in (screen.question(game, seat) or {}):
            game.play(sergeant.choose(Seat(game, seat)), seat)
            continue
        draft = screen.ready_setup(game, seat, {}, lambda copy, asked: sergeant.choose(Seat(copy, asked)))
        for code in screen.placing(game, seat, draft):
            game.play(code, seat)
        steps += 1
    assert steps == 3


def test_the_card_tells_it_in_words() -> None:
    screen = game_named("combat-commander").screen()
    card = screen.briefing_card(full("combat-commander", *GAMES["combat-commander"]), {}, 0)
    lines = [said(line) for section in card["sections"] for line in section["lines"]]
    for line in (
        "When a unit of Axis is lost (leaders of all kinds): surrender of Axis −1, all units of Axis are suppressed.",
        "Allies may leave: left edge, if one is so: Allies has lost at least 2, from time 1 on, points × 2.",
        "Axis: 0 to 1 units of the owner’s choice wait on the time track, on 2, 3 (squad).",
        "Axis (relief), from the time track: within 3 of objective 3, where there is no enemy.",
    ):
        assert line in lines, lines

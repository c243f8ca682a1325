"""The fuzz plays scenarios with rules of their own: every kind can be played, and some ending comes of it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from sandtable.commander.lab.own_rules import RULES, SIDES, Rule, endings, with_own_rules
from sandtable.commander.rules.victory import BY_SCENARIO
from sandtable.games.combat_commander.lab import pool as second_war
from sandtable.games.great_war_commander.lab import pool as great_war
from sandtable.lab.bench import play_random
from sandtable.lab.fuzz import run
from sandtable.shelf import kit_of

POOLS: dict[str, Any] = {"combat-commander": second_war, "great-war-commander": great_war}


@pytest.mark.parametrize("rule", list(dict.fromkeys(RULES)))
@pytest.mark.parametrize("title", POOLS)
def test_every_kind_can_be_played_in_both_games(title: str, rule: Rule) -> None:
    scenario: dict[str, Any] = POOLS[title].skirmish(4)
    for number in range(6):
        made = {**scenario, **{side: dict(scenario[side]) for side in SIDES}}
        rule(random.Random(number), made, SIDES[number % 2])
        assert made != scenario
        game = kit_of(title).new_game(made, "1")
        assert game.choices


@pytest.mark.long
@pytest.mark.parametrize("title", POOLS)
def test_a_game_may_end_by_a_scenario_s_own_rule(title: str) -> None:
    ended = set[int]()
    for number in range(8):
        made = with_own_rules(POOLS[title].skirmish(number), number)
        endings(random.Random(number), made, "axis")
        game = kit_of(title).new_game(made, str(number))
        game.keep_undo = False
        play_random(game, random.Random(number))
        ended.add(game.state.ending)
    assert BY_SCENARIO in ended


@pytest.mark.long
def test_rules_of_its_own_come_up_in_the_fuzz() -> None:
    kit = kit_of("combat-commander")
    made = [kit.scenario(index, 0, [], kit.usage(), False) for index in range(30)]
    assert any("events" in scenario or "values" in scenario for scenario in made if "skirmish" in scenario["name"])
    assert run(2, seed=11, sampled=True)["faults"] == []

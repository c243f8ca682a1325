"""Games of random play with everything that a scenario may say of its own: every invariant holds to the end."""

from __future__ import annotations

import random
from typing import Any

import pytest

from own_scenarios import own_rules, own_side
from sandtable.commander.rules.names import SQUAD, TEAM
from sandtable.games.combat_commander.lab import pool as second_war
from sandtable.games.great_war_commander.lab import pool as great_war
from sandtable.lab.fuzz import Run
from sandtable.players.registry import new_player
from sandtable.players.seat import Seat
from sandtable.shelf import kit_of

POOLS: dict[str, Any] = {"combat-commander": second_war, "great-war-commander": great_war}


def own_skirmish(title: str, seed: int) -> dict[str, Any]:
    """A skirmish of the lab with rules of its own."""
    rng = random.Random(f"own {title} {seed}")
    scenario: dict[str, Any] = POOLS[title].skirmish(seed)
    words = kit_of(title).title.game.words
    known = {"orders": words.orders, "actions": words.actions, "events": words.events}
    scenario |= own_rules(rng, [f"{column}{row}" for column in "ABCDEFGHIJKLMNO" for row in range(1, 11)], words.events)
    for name in ("axis", "allies"):
        side = scenario[name]
        weapons = [w["weapon"] for w in side.get("weapons", [])]
        weapons += [u["weapon"] for u in side["units"] if u.get("weapon")]
        team = next(u["unit"] for u in side["units"] if carries(title, side["nation"], u["unit"]))
        side |= own_side(rng, team, weapons[0] if weapons else "", known)
        if "radio" in side and rng.random() < 0.7:
            side["radio"] |= {"blast": rng.randint(0, 2), "drift": rng.choice(["none", "misses", "one", "usual"])}
    return scenario


def carries(title: str, nation: str, unit: str) -> bool:
    """Is it a Team that may have a Weapon?"""
    tables = kit_of(title).title.game.tables()
    kind = tables.unit_type(unit if "/" in unit else f"{nation}/{unit}")
    return bool(tables.unit_carries[kind]) and tables.unit_kind[kind] in (SQUAD, TEAM)


def faults_of(title: str, seed: int, sampled: bool = True) -> list[str]:
    kit = kit_of(title)
    run = Run(kit, own_skirmish(title, seed), str(seed), {}, kit.usage(), sampled)
    run.play()
    return run.faults


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("title", list(POOLS))
def test_a_game_with_rules_of_its_own_is_sound_to_the_end(title: str, seed: int) -> None:
    assert faults_of(title, seed) == []


@pytest.mark.parametrize("title", list(POOLS))
def test_the_sergeants_play_it_too(title: str) -> None:
    """They know the family's questions, and what a scenario adds to them."""
    kit = kit_of(title)
    game = kit.new_game(own_skirmish(title, 5), "5")
    players = [new_player("sergeant", str(seat), title=title) for seat in range(2)]
    asked: set[str] = set()
    while game.decision is not None and len(game.decisions) < 250:
        asked.add(game.decision.prompt)
        seat = game.decision.seat
        game.play(players[seat].choose(Seat(game, seat)), seat)
    assert {"put-down", "counts-as"} & asked

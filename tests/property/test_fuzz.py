"""Random games keep every promise; a game that does not becomes a record."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sandtable.commander.rules.names import AIR_SUPPORT, EVENT_NAMES
from sandtable.commander.rules.state import State
from sandtable.games.combat_commander.lab import pool
from sandtable.games.combat_commander.lab.usage import CommanderUsage, every_item
from sandtable.games.combat_commander.names import GERMANY, RUSSIA
from sandtable.games.combat_commander.title import TITLE
from sandtable.kernel.game import new_game
from sandtable.kernel.record import check_record
from sandtable.lab import fuzz
from sandtable.shelf import kit_of as kit

KIT = kit("combat-commander")


@pytest.mark.long
@pytest.mark.parametrize("edition", pool.EDITIONS)
def test_random_games_keep_every_promise(edition: str) -> None:
    found = fuzz.run(5, seed=7, profiles=[edition], sampled=True)
    assert found["faults"] == []
    assert found["games"] == 5 and found["decisions"] > 300


@pytest.mark.long
def test_the_same_seed_gives_the_same_run() -> None:
    assert fuzz.run(2, seed=3, sampled=True) == fuzz.run(2, seed=3, sampled=True)


@pytest.mark.long
def test_neither_processes_nor_the_amount_of_checking_change_the_games() -> None:
    alone = fuzz.run(4, seed=5, sampled=True)
    assert fuzz.run(4, seed=5, sampled=True, processes=2) == alone
    assert fuzz.run(4, seed=5) == alone


@pytest.mark.long
def test_only_the_scenarios_asked_for_are_played() -> None:
    with pytest.raises(KeyError, match="there is no scenario named 'nowhere'"):
        fuzz.run(1, scenarios=["nowhere"])
    found = fuzz.run(1, scenarios=["first-patrol"])
    assert found["faults"] == []


@pytest.mark.parametrize("seed", range(4))
def test_skirmishes_and_rarities_are_proper_scenarios(seed: int) -> None:
    for scenario in (pool.skirmish(seed), pool.rarity(seed)):
        game = new_game(TITLE, scenario, "0")
        assert game.decision is not None
        assert json.loads(json.dumps(scenario)) == scenario


class Broken(fuzz.Run):
    """A game with a promise broken in the middle."""

    def check(self, game: Any) -> None:
        if len(game.decisions) == 30:
            assert isinstance(game.state, State)
            game.state.score += 1
        super().check(game)


def test_a_fault_is_described_and_its_game_written_as_a_record(tmp_path: Path) -> None:
    one = Broken(KIT, pool.shipped()["first-patrol"], "fault", {}, CommanderUsage())
    one.play()
    (fault,) = fuzz.keep(one, 12, tmp_path)
    assert fault.reason.startswith("VPs: ") and fault.scenario == "first-patrol"
    data = json.loads(Path(fault.file).read_text())
    check_record(fault.file, data)
    assert len(data["decisions"]) == fault.decision == 31
    assert data["fault"] == [fault.reason]


def test_a_breakdown_of_the_engine_is_a_fault_too(tmp_path: Path) -> None:
    scenario = {**pool.shipped()["first-patrol"], "map": "nowhere"}
    one = fuzz.Run(KIT, scenario, "fault", {}, CommanderUsage())
    one.play()
    (fault,) = fuzz.keep(one, 0, tmp_path)
    assert "BadFile" in fault.reason and "nowhere" in fault.reason
    check_record(fault.file, json.loads(Path(fault.file).read_text()))


# --- what was used ---


def test_the_report_lists_what_was_never_used() -> None:
    usage = CommanderUsage()
    assert usage.never() == every_item(usage.tables)
    air = "event " + EVENT_NAMES[AIR_SUPPORT]
    usage.note(air)
    assert air not in usage.never() and len(usage.never()) == len(every_item(usage.tables)) - 1


def test_a_german_no_quarter_is_sought_against_russia() -> None:
    usage = CommanderUsage()
    for item in every_item(usage.tables):
        usage.note(item)
    assert usage.neediest() is None
    del usage.count["card-action G-63"]
    assert usage.neediest() == (GERMANY, RUSSIA)


def test_all_decks_orders_and_chits_are_on_the_list() -> None:
    items = every_item(CommanderUsage().tables)
    assert len(items) == len(set(items))
    assert len([item for item in items if item.startswith("card-roll ")]) == 6 * 72
    assert len([item for item in items if item.startswith("event ")]) == 35
    assert "order command-confusion" not in items and "terrain water-barrier" not in items

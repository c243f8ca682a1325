"""Every number and every legal choice of random games, held against a second reading of the rules (`oracle_gwc_*`)."""

from __future__ import annotations

import pytest
from oracle_gwc_play import Player, options, scenario
from oracle_gwc_tables import Count

from sandtable.games.great_war_commander.lab import pool

DECISIONS = 250
SHARE = 0.01  # of decisions at which the whole table is looked at


@pytest.mark.long
@pytest.mark.rule("gwc:3.3.1.5a", "gwc:3.3.1.5b", "gwc:3.3.2c", "gwc:13.2a", "gwc:T99.3a", "gwc:T99.3b", "gwc:O14.1a")
@pytest.mark.rule("gwc:7.1a", "gwc:7.3.1.2", "gwc:4.3d", "gwc:6.3.1a", "gwc:6.3.1b", "gwc:6.3.1c", "gwc:S98.2a")
@pytest.mark.rule("gwc:O21.3.1.2", "gwc:O21.3.7b", "gwc:O21.3.7c", "gwc:O23.1a", "gwc:O23.1b", "gwc:F131.1")
@pytest.mark.parametrize("name", sorted(pool.shipped()))
def test_a_shipped_scenario_is_played_as_the_rulebook_says(name: str) -> None:
    seen = Count()
    Player(pool.shipped()[name], f"oracle {name}", {}, seen).play(DECISIONS, SHARE)
    assert seen.faults == []
    assert sum(seen.count.values()) > 150, seen.count


@pytest.mark.parametrize("numbers", [(1, 4, 7), (2, 5, 8)], ids=["skirmishes", "rarities"])
def test_games_of_the_lab_are_played_as_the_rulebook_says(numbers: tuple[int, ...]) -> None:
    seen = Count()
    for number in numbers:
        Player(scenario(number), f"oracle {number}", options(number), seen).play(DECISIONS, SHARE)
    assert seen.faults == []
    for kind in ("defence", "VPs", "end", "asked to add one"):
        assert seen.count[kind] > 0, kind
    assert any(kind.startswith("event ") for kind in seen.count)

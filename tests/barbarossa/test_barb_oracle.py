"""Random games, held against a second reading of the rules: orders, sight, fire, movement, works, transports, aircraft.

`SANDTABLE_ORACLE_GAMES=60` plays so many games more.
"""

from __future__ import annotations

import os
from typing import Any

import pytest
from oracle_barb_hexes import crossed, distance, in_cone, neighbours
from oracle_barb_play import Watcher, watch

from sandtable.games.barbarossa.data.scenario import load_scenario, plain
from sandtable.games.barbarossa.generator.generator import random_scenario
from sandtable.games.barbarossa.lab import pool
from sandtable.games.barbarossa.rules.ground import Ground

GAMES = int(os.environ.get("SANDTABLE_ORACLE_GAMES", "0"))
KINDS = ["sight", "orders", "paths", "targets", "ordered shots", "losses", "tests", "hex-steps", "reaction targets"]

# what a small fight of a theme must have brought about to be compared
CHAPTERS = [
    ("guns", 5, ["aimed hexes", "aimed shots", "smoke", "ammunition"]),
    ("engineers", 5, ["Time Boxes", "finished", "fires", "mines explode"]),
    ("air", 5, ["missions", "taking off", "lines of flight", "flak", "meetings", "Preparation Boxes"]),
    ("silk", 5, ["missions", "lines of flight", "parachutes"]),
    ("dogfight", 5, ["air combat", "low on fuel"]),
    ("convoy", 5, ["cargo", "boarded"]),
]


@pytest.mark.rule("barbarossa:los.1", "barbarossa:los.4", "barbarossa:mov.1")
def test_the_lattice_and_its_lines_are_the_same() -> None:
    ground = Ground("small", 7, 6)
    for a in range(ground.size):
        assert neighbours(7, 6, a) == ground.neighbours[a * 6 : a * 6 + 6]
        for b in range(ground.size):
            assert distance(6, a, b) == ground.distance(a, b)
            if a != b:
                stations = [sorted(h for h in station if h >= 0) for station in ground.between(a, b)]
                assert [list(station) for station in crossed(7, 6, a, b)] == stations, (a, b)


@pytest.mark.rule("barbarossa:kz.2")
def test_a_cone_has_the_hexes_that_the_guide_counts() -> None:
    from_ = 6 * 13 + 6
    hexes = range(13 * 13)
    for facing in range(6):
        for wide, counts in ((False, [1, 3, 3, 5, 5, 7]), (True, [3, 5, 7, 9, 11, 13])):
            for n, count in enumerate(counts[:5], 1):
                found = [h for h in hexes if distance(13, from_, h) == n and in_cone(13, from_, facing, h, wide, False)]
                assert len(found) == count


@pytest.mark.rule("barbarossa:exec.11", "barbarossa:enc.1", "barbarossa:fire.7", "barbarossa:def.6", "barbarossa:los.2")
@pytest.mark.rule("barbarossa:card.type.2", "barbarossa:march.2", "barbarossa:open.2", "barbarossa:cc.5")
@pytest.mark.parametrize("theme", ["men", "armour", "guns"])
def test_a_small_fight_goes_as_the_rulebook_says(theme: str) -> None:
    watcher = Watcher(theme)
    watcher.play(pool.themed(theme, 3), f"oracle {theme}", {})
    assert watcher.differences == []
    assert [kind for kind in KINDS if kind not in ("targets", "paths") and not watcher.made[kind]] == []


@pytest.mark.long
@pytest.mark.rule(
    "barbarossa:time.1", "barbarossa:time.2", "barbarossa:mdet.1", "barbarossa:chg.4", "barbarossa:sply.3"
)
@pytest.mark.rule("barbarossa:ab.fol.1", "barbarossa:smoke.2", "barbarossa:cmd.adj.1", "barbarossa:trn.1")
@pytest.mark.rule("barbarossa:airm.5", "barbarossa:aa.1", "barbarossa:a2a.12", "barbarossa:bomb.2", "barbarossa:air.5")
@pytest.mark.parametrize(("theme", "number", "kinds"), CHAPTERS)
def test_works_transports_and_aircraft_go_as_the_rulebook_says(theme: str, number: int, kinds: list[str]) -> None:
    watcher = Watcher(theme)
    watcher.play(pool.themed(theme, number), f"oracle {theme}", {})
    assert watcher.differences == []
    assert [kind for kind in kinds if not watcher.made[kind]] == []


# what a staff does, and what must have been there to be compared
STAFF_WORK = [
    ("market", 3, ["purchases", "works on offer", "hexes held", "winner"]),
    ("dogfight", 3, ["radio dice", "coordination", "changed orders", "hexes held", "winner"]),
    ("ambush", 1, ["radio", "orders read", "coordination", "winner"]),
]


@pytest.mark.rule("barbarossa:card.cost.1", "barbarossa:wire.1a", "barbarossa:pill.1a", "barbarossa:turn.7")
@pytest.mark.rule("barbarossa:radio.2", "barbarossa:radio.3", "barbarossa:radio.4", "barbarossa:radio.5")
@pytest.mark.parametrize(("theme", "number", "kinds"), STAFF_WORK)
def test_staff_work_goes_as_the_rulebook_says(theme: str, number: int, kinds: list[str]) -> None:
    watcher = Watcher(theme)
    watcher.play(pool.themed(theme, number), f"oracle {theme}", {})
    assert watcher.differences == []
    assert [kind for kind in kinds if not watcher.made[kind]] == []


@pytest.mark.rule("barbarossa:radio.5")
def test_who_hears_something_but_has_no_staff_changes_nothing() -> None:
    scenario: Any = plain(load_scenario("first-contact"))
    scenario["german"]["force"] = [{"card": "G18", "number": 3}]
    scenario["german"]["area"] = {"columns": "F-G"}
    scenario["soviet"]["area"] = {"columns": "I-J"}
    watcher = Watcher("no staff")
    for n in range(4):
        watcher.play(scenario, f"oracle {n}", {})
    assert watcher.differences == []
    assert watcher.made["heard without a staff"]


@pytest.mark.rule("barbarossa:turn.7")
def test_a_random_attack_is_won_as_it_says() -> None:
    """Places that the defender keeps."""
    watcher = Watcher("attack")
    watcher.play(random_scenario(2, {"size": "small"}), "oracle attack", {})
    assert watcher.differences == [] and watcher.made["winner"] == 1


@pytest.mark.rule("barbarossa:turn.7")
@pytest.mark.parametrize("name", ["first-contact", "keep-their-heads-down", "tanks-at-noon", "two-bridges", "the-halt"])
def test_a_shipped_scenario_is_won_as_it_says(name: str) -> None:
    """Places, losses, bridges and trains, goals and tie-breaks."""
    watcher = Watcher(name)
    watcher.play(plain(load_scenario(name)), f"oracle {name}", {})
    assert watcher.differences == []
    assert watcher.made["winner"] == 1 and watcher.made["hexes held"] > 1


@pytest.mark.skipif(not GAMES, reason="SANDTABLE_ORACLE_GAMES says how many")
def test_many_games_go_as_the_rulebook_says() -> None:
    watcher = watch(GAMES, seed=GAMES)
    print(sum(watcher.made.values()), dict(watcher.made))
    assert watcher.differences == []

"""Room to set up: seven figures a hex (8.2), what counts as held ground, and no way into a dead end."""

from __future__ import annotations

import random
from typing import Any

import pytest

from sandtable.commander.rules.verbs import PLACE
from sandtable.games.combat_commander.title import TITLE
from sandtable.games.great_war_commander.files import SCENARIOS as GREAT_WAR_SCENARIOS
from sandtable.games.great_war_commander.title import TITLE as GREAT_WAR_TITLE
from sandtable.kernel.choice import B_SHIFT, a_of, b_of
from sandtable.kernel.errors import BadFile
from sandtable.kernel.game import Game, new_game
from sandtable.kernel.title import Data, Title

Units = list[dict[str, Any]]
FULL: Units = [
    {"unit": "lt-schrader"},
    {"unit": "sgt-biermann"},
    {"unit": "weapon-team", "count": 2},
    {"unit": "rifle", "count": 2},
]


def scenario(units: Units, areas: list[dict[str, Any]], **more: Any) -> Data:
    """Germans against one British Squad, on the Long Bridge."""
    axis = {
        "nation": "germany", "posture": "attack", "quality": "line", "orders": 3, "surrender": 5, "edge": "left",
        "areas": areas, "units": units,
    }  # fmt: skip
    allies = {
        "nation": "britain", "posture": "defend", "quality": "line", "orders": 3, "surrender": 5, "edge": "right",
        "areas": [{"depth": 3}], "units": [{"unit": "line"}],
    }  # fmt: skip
    data: Data = {
        "name": "room", "title": "Room", "map": "long-bridge", "year": 1943, "sudden_death": 6,
        "axis": axis, "allies": allies, "setup": [{"side": "allies"}, {"side": "axis"}],
    }  # fmt: skip
    for field, value in more.items():
        side, _, key = field.partition("_")
        if key and side in ("axis", "allies"):
            data[side][key] = value  # type: ignore[index]
        else:
            data[field] = value
    return data


def set_up(data: Data, seed: int, title: Title = TITLE) -> Game:
    """Any legal choice at each question of the set-up."""
    game, rng = new_game(title, data, str(seed)), random.Random(seed)
    while game.decision is not None and game.decision.prompt.startswith("set-up"):
        game.play(rng.choice(game.decision.choices), game.decision.seat)
    return game


@pytest.mark.rule("8.2a")
def test_seven_figures_to_a_hex_can_be_set_up_whatever_is_chosen() -> None:
    """Two Squads, two Teams and two Leaders: fourteen figures in two hexes, and only one way that they fit."""
    for seed in range(12):
        g = set_up(scenario(FULL, [{"hexes": "A3 A4"}]), seed).state
        for hex in ("A3", "A4"):
            there = [u for u in range(len(g.u_hex)) if g.u_hex[u] == g.rules.map.hex_index(hex)]
            assert sum(g.rules.tables.unit_figures[g.u_type[u]] for u in there) == 7


@pytest.mark.parametrize("units", [[*FULL, {"unit": "sgt-ganz"}], [{"unit": "rifle", "count": 3}]])
def test_an_eighth_figure_or_a_second_squad_does_not_fit(units: Units) -> None:
    with pytest.raises(BadFile) as caught:
        new_game(TITLE, scenario(units, [{"hexes": "A3 A4"}]), "0")
    assert caught.value.field == "axis.areas" and "2 free hexes" in caught.value.reason


def test_units_that_are_there_already_take_room() -> None:
    there = {"unit": "rifle", "hex": "A3"}
    new_game(TITLE, scenario([there, {"unit": "weapon-team"}, {"unit": "rifle"}], [{"hexes": "A3 A4"}]), "0")
    with pytest.raises(BadFile, match="free hexes"):
        new_game(TITLE, scenario([there, {"unit": "rifle", "count": 2}], [{"hexes": "A3 A4"}]), "0")


def test_an_enemy_who_is_there_already_takes_the_hex() -> None:
    foe = [{"unit": "line", "hex": "A3"}]
    with pytest.raises(BadFile, match="1 free hexes"):
        units: Units = [{"unit": "rifle", "count": 2}]
        new_game(TITLE, scenario(units, [{"hexes": "A3 A4"}], allies_units=foe, setup=[{"side": "axis"}]), "0")


def test_what_is_placed_first_leaves_room_for_what_comes_later() -> None:
    """The second group can only go where the first may go too."""
    units: Units = [{"unit": "weapon-team", "count": 3}, {"unit": "rifle", "group": "late"}]
    areas = [{"hexes": "A3 A4"}, {"hexes": "A4", "group": "late"}]
    steps = [{"side": "allies"}, {"side": "axis"}, {"side": "axis", "group": "late"}]
    for seed in range(12):
        g = set_up(scenario(units, areas, setup=steps), seed).state
        assert all(hex >= 0 for hex in g.u_hex)


def test_what_is_not_offered_is_explained_by_the_same_rule() -> None:
    """A Leader, a Team and a Squad to each of three hexes: the second Leader cannot be where the first is."""
    units: Units = [
        {"unit": "lt-schrader"},
        {"unit": "sgt-biermann"},
        {"unit": "sgt-ganz"},
        {"unit": "weapon-team", "count": 3},
        {"unit": "rifle", "count": 3},
    ]
    game = new_game(TITLE, scenario(units, [{"hexes": "A3 A4 A5"}]), "0")
    while game.decision is not None and game.decision.seat == 1:
        game.play(game.decision.choices[0], 1)
    assert game.decision is not None
    a3, a4, a5 = (game.state.rules.map.hex_index(name) for name in ("A3", "A4", "A5"))
    game.play(next(c for c in game.decision.choices if b_of(c) == a3), 0)
    assert [(a_of(c), b_of(c)) for c in game.decision.choices] == [(1, a4), (1, a5)]
    assert game.explain(0, (1 << B_SHIFT) | a3, PLACE) == ("too-many-figures", "8.2")
    assert game.explain(0, (1 << B_SHIFT) | a4, PLACE) is None


def test_fortifications_alone_hold_no_ground() -> None:
    """They are set up first, all over the ground of the other side."""
    forts = [{"fort": "foxholes", "count": 2, "group": "works"}]
    steps = [{"side": "allies", "group": "works"}, {"side": "axis"}, {"side": "allies"}]
    areas = [{"depth": 3}, {"group": "works", "hexes": "A3 A4"}]
    data = scenario(FULL, [{"hexes": "A3 A4"}], setup=steps, allies_forts=forts, allies_areas=areas)
    assert set_up(data, 1).decision is not None


def test_units_do_hold_ground() -> None:
    units = [{"unit": "line"}, {"unit": "line", "group": "first"}]
    steps = [{"side": "allies", "group": "first"}, {"side": "axis"}, {"side": "allies"}]
    areas = [{"depth": 3}, {"group": "first", "hexes": "A3 A4"}]
    with pytest.raises(BadFile, match="0 free hexes"):
        new_game(TITLE, scenario(FULL, [{"hexes": "A3 A4"}], setup=steps, allies_units=units, allies_areas=areas), "0")


def tanks(hexes: str) -> Data:
    """Two Tanks and a Platoon of the French, on ground of the Great War."""
    data = GREAT_WAR_SCENARIOS.load("iron-in-the-mud")
    side = "allies"
    data[side]["units"] = [{"unit": "schneider", "count": 2}, {"unit": "poilus"}]
    data[side].pop("weapons", None)
    data[side].pop("forts", None)
    data[side]["areas"] = [{"hexes": hexes}]
    data["setup"] = [step for step in data["setup"] if step["side"] != side] + [{"side": side}]
    return data


@pytest.mark.rule("gwc:8.2.1b")
def test_two_tanks_need_two_hexes() -> None:
    """A Tank is three figures, and two are never in one hex; so no Platoon may bar the way of the second."""
    data = tanks("A3")
    data["allies"]["units"].pop()  # type: ignore[index]
    with pytest.raises(BadFile, match="1 free hexes, too few for 6 figures"):
        new_game(GREAT_WAR_TITLE, data, "0")
    for seed in range(6):
        assert set_up(tanks("A3 A4"), seed, GREAT_WAR_TITLE).decision is not None

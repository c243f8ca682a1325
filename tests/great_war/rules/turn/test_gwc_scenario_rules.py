"""Rules of a scenario in Great War Commander: the same language as in the rest of the family."""

from __future__ import annotations

from gwc_positions import position, state

from commander_play import unit, vp
from sandtable.commander.rules.victory import eliminate
from sandtable.games.great_war_commander.rules.time_advance import entry_hexes
from sandtable.kernel.game import Game


def reason(game: Game, tag: str) -> str:
    g = state(game)
    return g.rules.tables.words.reasons[g.rules.exit_reason(g, unit(game, tag))]


def test_exits_hang_on_the_scenario_but_a_runner_goes_home() -> None:
    side = {"exits": [{"hexes": "C11", "given": [{"objective": 3, "held_by": "axis"}], "factor": 3}]}
    game = position("fusiliere C11, fusiliere G11, bote E1", "doughboys E6", axis_side=side)
    assert [reason(game, tag) for tag in ("g.fusiliere-1", "g.fusiliere-2", "g.bote-1")] == [
        "exit-not-yet", "exit-elsewhere", "possible",
    ]  # fmt: skip
    game = position("fusiliere C11", "doughboys E6", axis_side=side, control={"3": "axis"})
    g = state(game)
    assert reason(game, "g.fusiliere-1") == "possible"
    assert g.rules.exit_points(g, 0) == 3 * g.rules.tables.unit_vp[g.u_type[0]]


def test_reinforcements_come_in_where_the_scenario_says() -> None:
    units = [{"unit": "fusiliere", "hex": "C3"}, {"unit": "fusiliere", "space": 2, "group": "relief"}]
    side = {"units": units, "entries": [{"group": "relief", "near": "E6", "within": 1, "no_enemy": True}]}
    g = state(position("", "doughboys E6", axis_side=side))
    assert len(entry_hexes(g, 1)) == 6 and g.rules.map.hex_index("E6") not in entry_hexes(g, 1)


def test_an_event_of_the_scenario() -> None:
    event = {"when": "loss", "side": "allies", "effects": [{"side": "axis", "vp": 4}]}
    game = position("fusiliere C3", "doughboys E6, doughboys E7", events=[event])
    before = vp(game)
    g = state(game)
    eliminate(g, unit(game, "a.doughboys-1"))
    assert vp(game) - before == g.rules.tables.unit_vp[g.u_type[1]] + 4

"""6.1.2 Time Marker Advancement in seven steps, Sudden Death, and what a scenario puts on the Time Track."""

from __future__ import annotations

from typing import Any

import pytest
from gwc_play import position
from gwc_positions import state

from commander_play import asked, happened, hex, notations, play, prompt, told, unit, units, where
from sandtable.commander.rules.names import FOXHOLES
from sandtable.commander.rules.state import NO_RADIO, TIME_TRACK, lift
from sandtable.commander.rules.victory import BY_SUDDEN_DEATH
from sandtable.games.great_war_commander.rules.state import GAS_BOX, LOCAL, NO_BOX, STANDING, gas_hexes
from sandtable.kernel.frame import with_byte
from sandtable.kernel.game import Game

TOP = "A1 B1 C1 D1 E1 F1 G1 H1 I1 J1 K1 L1 M1 N1 O1".split()


def rally_into_time(axis: str = "infanterie E2 broken", allies: str = "poilus I9", **more: Any) -> Game:
    """The Germans give Recover; the roll for their one broken Unit is 6-6 Time."""
    setting = {"axis_hand": "G-10", "axis_draw": "6-6 time", "allies_hand": "F-5", **more}
    return play(position(axis, allies, **setting), "order G-10")


def at_track(space: int, *pieces: str) -> list[dict[str, Any]]:
    return [{"unit": piece, "space": space} for piece in pieces]


def with_track(side: str, *entries: dict[str, Any], men: str) -> dict[str, Any]:
    return {f"{side}_side": {"units": [*units(men), *entries]}}


@pytest.mark.rule("gwc:6.1.1", "gwc:6.1.2a", "gwc:1.9.1.4", "gwc:6.1.2l")
def test_a_time_trigger_moves_the_marker_by_one_and_play_goes_on() -> None:
    game = rally_into_time(time=3)
    assert state(game).time == 4
    names = happened(game)
    assert names.index("time") < names.index("rally-roll")


@pytest.mark.rule("gwc:6.1.2a", "gwc:6.1.2c", "gwc:1.4")
def test_the_last_card_of_a_deck_does_the_same_and_its_player_alone_reshuffles() -> None:
    every = [f"G-{n}" for n in range(1, 73)]
    table = {"axis": {"draw": ["G-1"], "discards": [c for c in every if c not in ("G-10", "G-1")]}}
    game = position("infanterie E2 broken", "poilus I9", axis_hand="G-10", table=table, allies_hand="F-5")
    before = list(state(game).draw[1])
    play(game, "order G-10")
    assert state(game).time == 1
    assert told(game, "reshuffled") == [["axis"]] and state(game).draw[1] == before


@pytest.mark.rule("gwc:6.1.2b")
def test_a_last_card_that_shows_time_moves_it_once() -> None:
    every = [f"G-{n}" for n in range(1, 73)]
    table = {"axis": {"draw": ["G-44"], "discards": [c for c in every if c not in ("G-10", "G-44")]}}
    game = position("infanterie E2 broken", "poilus I9", axis_hand="G-10", table=table, allies_hand="F-5")
    play(game, "order G-10")
    assert state(game).time == 1


@pytest.mark.rule("gwc:6.1.2d", "gwc:6.2.1", "gwc:6.2.2a")
@pytest.mark.parametrize(("sudden_death", "rolls"), [(2, 0), (1, 1)])
def test_sudden_death_is_rolled_in_its_space_and_beyond(sudden_death: int, rolls: int) -> None:
    game = rally_into_time(sudden_death=sudden_death, table={"axis": {"reshuffle": [["3-4 event"]]}})
    assert happened(game).count("sudden-death") == rolls
    assert not game.over and state(game).time == 1


@pytest.mark.rule("gwc:6.2.2b", "gwc:6.3.2a", "gwc:6.1.2d", "gwc:1.9.1e")
def test_less_than_the_space_ends_the_game_before_anything_else() -> None:
    game = rally_into_time(
        time=7, sudden_death=8, table={"axis": {"reshuffle": [["4-3 event"]]}}, axis_side={"posture": "defend"}, vp=3
    )
    assert game.over and state(game).ending == BY_SUDDEN_DEATH
    assert state(game).score == 3 and "rally-roll" not in happened(game)


@pytest.mark.rule("gwc:6.2.2b")
def test_the_same_number_does_not() -> None:
    game = rally_into_time(time=6, sudden_death=1, table={"axis": {"reshuffle": [["4-3 event"]]}})
    assert not game.over and state(game).time == 7


@pytest.mark.rule("gwc:6.2.2c", "gwc:1.9.1c")
def test_the_sudden_death_roll_triggers_nothing() -> None:
    game = rally_into_time(time=6, sudden_death=1, table={"axis": {"reshuffle": [["4-3 event"]]}})
    assert [row[1] for row in told(game, "trigger")] == ["time"]


@pytest.mark.rule("gwc:6.1.2e")
@pytest.mark.parametrize(
    ("axis", "allies", "vp"), [("defend", "attack", 1), ("attack", "defend", -1), ("recon", "recon", 0)]
)
def test_the_defender_alone_gains_a_point(axis: str, allies: str, vp: int) -> None:
    game = rally_into_time(axis_side={"posture": axis}, allies_side={"posture": allies})
    assert state(game).score == vp


# --- step 4: Smoke and Gas ---


@pytest.mark.rule("gwc:6.1.2f", "gwc:T107.2")
def test_the_causing_player_takes_two_gas_markers_of_his_choice() -> None:
    game = rally_into_time(own={"gas": "C4 D4 E4 F4"})
    assert (prompt(game), asked(game)) == ("remove-gas", "axis")
    play(game, "hex D4", "hex C4")
    assert [state(game).rules.map.hex_name(h) for h in gas_hexes(state(game))] == ["E4", "F4"]
    assert told(game, "gas-removed") == [["D4"], ["C4"]]
    assert state(game).gassed == 1 << hex(game, "E4") | 1 << hex(game, "F4")


@pytest.mark.rule("gwc:6.1.2f")
def test_it_is_the_causing_player_even_in_the_others_turn() -> None:
    """A French roll in a Melee that the Germans have begun shows Time."""
    game = position("infanterie E5", "poilus E6", axis_hand="G-14", allies_draw="6-6 time", own={"gas": "C4 D4 E4"})
    play(game, "order G-14", "?activate g.infanterie-1", "advance g.infanterie-1 E6")
    assert (prompt(game), asked(game)) == ("remove-gas", "allies")


@pytest.mark.rule("gwc:6.1.2f")
@pytest.mark.parametrize("gas", ["", "C4", "C4 D4"])
def test_two_or_fewer_go_without_a_question(gas: str) -> None:
    game = rally_into_time(own={"gas": gas})
    assert gas_hexes(state(game)) == [] and state(game).gassed == 0
    assert len(told(game, "gas-removed")) == len(gas.split())


@pytest.mark.rule("gwc:6.1.2f")
def test_two_smoke_markers_go_before_the_gas() -> None:
    """No counter of Smoke is in this volume, so the markers are laid by hand."""
    game = position("infanterie E2 broken", axis_hand="G-10", axis_draw="6-6 time", own={"gas": "G4 H4 I4"})
    g = state(game)
    for name in ("C4", "D4", "E4"):
        g.h_smoke = with_byte(g.h_smoke, hex(game, name), 2)
    play(game, "order G-10")
    assert prompt(game) == "remove-smoke"
    play(game, "hex C4", "hex E4")
    assert [g.rules.map.hex_name(h) for h in range(g.rules.map.size) if g.h_smoke[h]] == ["D4"]
    assert prompt(game) == "remove-gas"


# --- step 5: reinforcements ---


@pytest.mark.rule("gwc:6.1.2g", "gwc:glos.inactive")
def test_reinforcements_of_the_space_come_on_at_the_own_edge_the_inactive_player_first() -> None:
    game = rally_into_time(
        **with_track("axis", *at_track(1, "infanterie"), *at_track(2, "abteilung"), men="infanterie E2 broken"),
        **with_track("allies", *at_track(1, "poilus"), men="poilus I9"),
    )
    assert (prompt(game), asked(game)) == ("reinforcements", "allies")
    assert notations(game, "place") == [f"f.poilus-2 {name[0]}11" for name in TOP]
    play(game, "place f.poilus-2 C11")
    assert asked(game) == "axis"
    assert notations(game, "place") == [f"g.infanterie-2 {name}" for name in TOP]
    play(game, "place g.infanterie-2 D1")
    assert (where(game, "g.infanterie-2"), where(game, "f.poilus-2"), where(game, "g.abteilung-1")) == (
        "D1",
        "C11",
        "time",
    )


@pytest.mark.rule("gwc:6.1.2g", "gwc:8.2a")
def test_not_into_hexes_without_room() -> None:
    game = rally_into_time(
        **with_track("axis", *at_track(1, "infanterie"), men="infanterie E2 broken, infanterie B1, hptm-bertin C1")
    )
    assert "g.infanterie-3 B1" not in notations(game, "place")
    assert "g.infanterie-3 C1" in notations(game, "place")


def tank_away(*, space: int, time: int, men: str = "poilus I9") -> Game:
    """A Tank that left the map by the enemy's edge lies on a space of the Time Track; then Time comes."""
    game = position(
        "infanterie E2 broken", f"{men}, schneider A5", axis_hand="G-10", axis_draw="6-6 time", allies_hand="F-5",
        own={"exited": ["f.schneider-1"]}, time=time, year=1918,
    )  # fmt: skip
    g = state(game)
    lift(g, unit(game, "f.schneider-1"), TIME_TRACK)
    g.u_time[unit(game, "f.schneider-1")] = space
    return play(game, "order G-10")


@pytest.mark.rule("gwc:6.1.2h")
@pytest.mark.parametrize("time", [0, 1])
def test_a_tank_comes_back_by_the_opponents_edge_from_either_of_its_spaces(time: int) -> None:
    game = tank_away(space=1, time=time)
    assert asked(game) == "allies"
    assert notations(game, "place") == [f"f.schneider-1 {name}" for name in TOP]
    play(game, "place f.schneider-1 C1")
    assert where(game, "f.schneider-1") == "C1"


@pytest.mark.rule("gwc:6.1.2h")
def test_it_may_also_stay_away() -> None:
    game = tank_away(space=1, time=0)
    assert "done" in notations(game)
    play(game, "done")
    assert where(game, "f.schneider-1") == "time"


@pytest.mark.rule("gwc:6.1.2h")
@pytest.mark.parametrize(("space", "time"), [(2, 0), (1, 2)])
def test_not_before_and_not_after(space: int, time: int) -> None:
    assert prompt(tank_away(space=space, time=time)) != "reinforcements"


@pytest.mark.rule("gwc:8.2.1b", "gwc:6.1.2h")
def test_never_into_a_hex_with_another_tank() -> None:
    game = tank_away(space=1, time=0, men="poilus I9, saint-chamond B1")
    assert notations(game, "place") == [f"f.schneider-1 {name}" for name in TOP if name != "B1"]


@pytest.mark.rule("gwc:6.1.2g")
def test_a_new_tank_comes_by_its_own_edge_and_must() -> None:
    game = rally_into_time(**with_track("allies", *at_track(1, "schneider"), men="poilus I9"), year=1918)
    assert notations(game, "place") == [f"f.schneider-1 {name[0]}11" for name in TOP]
    assert "done" not in notations(game)


@pytest.mark.rule("gwc:6.1.2g")
def test_fortifications_come_on_at_the_own_edge_too() -> None:
    forts = [{"fort": "foxholes", "space": 1}, {"fort": "wire", "space": 2}]
    game = rally_into_time(axis_side={"forts": forts}, map={"terrain": {"marsh": "B1"}})
    assert (prompt(game), asked(game)) == ("reinforcements", "axis")
    assert notations(game) == [f"fortify foxholes {name}" for name in TOP if name != "B1"]
    play(game, "fortify foxholes D1")
    g = state(game)
    assert g.h_fort[hex(game, "D1")] == FOXHOLES and len(g.fort_waiting) == 3


def telephones(game: Game, nation: str = "germany") -> list[str]:
    return [name for name in state(game).rules.tables.radio_name if name.startswith(nation + "/")]


@pytest.mark.rule("gwc:6.1.2i", "gwc:8.1.2", "gwc:12b", "gwc:12c", "gwc:12d")
def test_a_telephone_takes_the_place_of_the_one_that_is_there() -> None:
    names = telephones(position())
    game = position(
        "infanterie E2 broken", "poilus I9", axis_hand="G-10", axis_draw="6-6 time", allies_hand="F-5",
        axis_side={"radio": {"radio": names[0], "broken": True}},
        own={"box": {"axis": "local"}, "spotting": {"axis": "H5"}, "barrage": {"axis": "G5 I5"}},
    )  # fmt: skip
    g = state(game)
    new = g.rules.tables.radio_type(names[1])
    g.radio_waiting = [0, new, 1]
    play(game, "order G-10")
    assert (prompt(game), asked(game)) == ("telephone-box", "axis")
    play(game, f"barrage {STANDING}")
    assert (g.radio[0], g.radio_broken[0], g.box[0], g.radio_waiting) == (new, 0, STANDING, [])
    assert told(game, "telephone-replaced") == [["axis", names[1]]]
    assert g.spotting[0] == hex(game, "H5") and len(g.barrage[0]) == 2  # only a break removes them


@pytest.mark.rule("gwc:6.1.2i", "gwc:O19.2b")
@pytest.mark.parametrize(
    ("year", "month", "boxes"),
    [
        (1914, 12, [LOCAL]),
        (1915, 1, [LOCAL, STANDING]),
        (1915, 5, [LOCAL, STANDING]),
        (1915, 6, [LOCAL, STANDING, GAS_BOX]),
    ],
)
def test_a_new_telephone_goes_into_a_box_that_the_date_allows(year: int, month: int, boxes: list[int]) -> None:
    names = telephones(position())
    game = rally_into_time(axis_side={"radio": {"radio": names[0], "space": 1}}, year=year, month=month)
    g = state(game)
    if len(boxes) > 1:
        assert notations(game, "barrage") == [str(box) for box in boxes]
        play(game, f"barrage {boxes[-1]}")
    assert g.radio[0] == g.rules.tables.radio_type(names[0]) and g.box[0] == boxes[-1]
    assert g.box[1] == NO_BOX and g.radio[1] == NO_RADIO


@pytest.mark.rule("gwc:6.1.2i")
def test_or_where_the_scenario_says() -> None:
    names = telephones(position())
    game = rally_into_time(axis_side={"radio": {"radio": names[0], "space": 1, "box": "gas"}})
    assert state(game).box[0] == GAS_BOX and prompt(game) != "telephone-box"


# --- step 7: Strategy Cards ---


@pytest.mark.rule("gwc:6.1.2k", "gwc:1.S.e", "gwc:S98d", "gwc:1.2a")
def test_whoever_holds_none_draws_a_strategy_card_for_the_next_turn() -> None:
    own = {"strategy": {"allies": "assaults"}, "strategy_draw": {"axis": ["under-shot"]}}
    game = rally_into_time(own=own, axis_hand="G-10 G-33")
    g = state(game)
    tables = g.rules.tables
    assert [tables.strategy_name[c] for c in g.s_hand[0]] == ["under-shot"]
    assert [tables.strategy_name[c] for c in g.s_hand[1]] == ["assaults"]
    assert g.s_fresh == 1
    assert "strategy-drawn" in happened(game)
    hidden = [e for e in game.events if game.title.event_names[e[0]] == "strategy-drawn"]
    assert hidden[0][1] == 1  # the owner alone is told which


@pytest.mark.rule("gwc:1.S.g", "gwc:S98d")
def test_an_empty_strategy_deck_gives_none() -> None:
    game = position("infanterie E2 broken", "poilus I9", axis_hand="G-10 G-33", axis_draw="6-6 time")
    g = state(game)
    g.s_draw[0] = []
    play(game, "order G-10")
    assert g.s_hand[0] == [] and g.s_fresh == 2


@pytest.mark.rule("gwc:S98.1.1b")
def test_a_reminder_on_the_table_is_not_held() -> None:
    game = rally_into_time(own={"reminders": {"axis": ["anti-gas-strategy"]}}, axis_hand="G-10 G-33")
    assert len(state(game).s_hand[0]) == 1


@pytest.mark.rule("gwc:6.1.2c", "gwc:6.1.2e", "gwc:6.1.2f", "gwc:6.1.2g", "gwc:6.1.2k")
def test_the_steps_come_in_their_order() -> None:
    game = rally_into_time(
        **with_track("axis", *at_track(1, "infanterie"), men="infanterie E2 broken"),
        own={"gas": "C4"}, table={"axis": {"reshuffle": [["6-5"]]}}, sudden_death=1, allies_side={"posture": "defend"},
    )  # fmt: skip
    play(game, "place g.infanterie-2 D1")
    wanted = ["time", "reshuffled", "sudden-death", "vp", "gas-removed", "placed", "strategy-drawn"]
    assert [name for name in happened(game) if name in wanted][: len(wanted)] == wanted

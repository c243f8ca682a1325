"""Every kind of special rule that a scenario file can make, and that the engine keeps to it."""

from __future__ import annotations

from typing import Any

import pytest
from small_fights import BOARD, begun, offered, placed, scenario, set_up, standing, state, told

from commander_play import play
from sandtable.commander.rules.state import TIME_TRACK
from sandtable.games.combat_commander.files import load_tables
from sandtable.kernel.errors import BadFile
from sandtable.kernel.title import SPECTATOR

TIME_ROLL = {"hand": ["G-50"], "draw": ["6-6 time"]}  # a Fire Order whose roll advances Time (1.9.1)


def one_time_advance(**more: Any) -> Any:
    """A position in which one Fire Attack has just moved the Time marker from 0 to 1."""
    game = standing("rifle E3", "rifle E6", table={"axis": TIME_ROLL}, **more)
    return play(game, "order G-50")


# --- set-up ---


def test_set_up_depth_counts_rows_from_the_friendly_edge() -> None:
    game = begun(scenario(axis={"areas": [{"depth": 3}]}))
    assert {hex[1:] for hex in placed(game)} == {"1", "2", "3"}
    game = begun(scenario(axis={"edge": "left", "areas": [{"depth": 2}]}, allies={"edge": "right"}))
    assert {hex[0] for hex in placed(game)} == {"A", "B"}


def test_set_up_area_of_named_hexes_less_some() -> None:
    area = {"hexes": "E3-E6 F4", "without": "E5"}
    assert placed(begun(scenario(axis={"areas": [area]}))) == ["E3", "E4", "E6", "F4"]
    rows = {"depth": 3, "from_depth": 2}
    assert {hex[1:] for hex in placed(begun(scenario(axis={"areas": [rows]})))} == {"3"}


def test_nobody_is_set_up_in_a_water_barrier_or_beyond_the_stacking_limit() -> None:
    lake = {**BOARD, "terrain": {"water-barrier": "A1 B1"}}
    area = [{"hexes": "A1 B1 C1 D1 E1"}]
    game = begun(scenario(axis={"areas": area}, map_data=lake))
    assert placed(game) == ["C1", "D1", "E1"]
    play(game, "place g.sgt-ganz C1", "place g.rifle-1 C1")
    assert placed(game) == ["D1", "E1"]  # 1 + 4 figures stand in C1, and seven is the limit


def test_a_group_is_placed_after_the_enemys_set_up() -> None:
    axis = {
        "units": [{"unit": "rifle"}, {"unit": "line-team", "group": "late"}],
        "areas": [{"depth": 2}, {"group": "late", "depth": 4}],
    }
    steps = [{"side": "axis"}, {"side": "allies"}, {"side": "axis", "group": "late"}]
    game = begun(scenario(axis=axis, setup=steps))
    seats = []
    while game.decision is not None and game.decision.prompt == "set-up-unit":
        seats.append(game.decision.seat)
        game.play(game.decision.choices[-1], game.decision.seat)
    assert seats == [0, 1, 1, 1, 0]
    assert state(game).u_hex[1] % 8 == 3  # the late Team in the fourth row, out of reach of its side's first group


def test_an_enemy_hex_is_not_offered_in_an_overlapping_area() -> None:
    area = [{"hexes": "E4 E5 F4 F5 G4 G5"}]
    steps = [{"side": "axis"}, {"side": "allies"}]
    axis = {"units": [{"unit": "rifle"}], "areas": area}
    wide = [{"hexes": "E4 E5 F4 F5 G4 G5 A8 B8 C8 D8"}]
    game = begun(scenario(axis=axis, allies={"areas": wide}, setup=steps))
    play(game, "place g.rifle-1 E5")
    assert "E5" not in placed(game) and "E4" in placed(game)


def test_an_area_without_room_for_all_is_refused() -> None:
    with pytest.raises(BadFile, match="axis.areas.*free hexes"):
        begun(scenario(axis={"areas": [{"hexes": "E1"}]}))  # a Leader and two Squads: nine figures, seven a hex (8.2)
    begun(scenario(axis={"areas": [{"hexes": "E1 E2"}]}))


def test_concealed_set_up_shows_nothing_to_the_other_side_until_both_are_done() -> None:
    axis = {"areas": [{"depth": 5}], "forts": [{"fort": "foxholes", "count": 1}]}
    game = begun(scenario(axis=axis, concealed_setup=True))
    play(game, "place g.sgt-ganz E4", "place g.rifle-1 E4", "place g.rifle-2 E5", "fortify foxholes E4")
    for seat in (1, SPECTATOR):
        view = game.view(seat)
        assert [u for u in view["units"] if u["side"] == 0 and u["hex"]] == []  # type: ignore[attr-defined]
        assert view["hexes"] == []
    assert {u["hex"] for u in game.view(0)["units"] if u["side"] == 0} == {"E4", "E5"}  # type: ignore[attr-defined]
    hidden = [e for e in game.events if game.title.event_names[e[0]] in ("set-up", "fortified")]
    assert [event[1] for event in hidden] == [1, 1, 1, 1]  # told to the Axis alone
    set_up(game)
    assert {u["hex"] for u in game.view(1)["units"] if u["side"] == 0} == {"E4", "E5"}  # type: ignore[attr-defined]
    assert game.view(1)["hexes"][0]["fort"] == "foxholes"  # type: ignore[index]


def test_concealed_set_up_is_dealt_afresh_for_a_player_who_thinks_ahead() -> None:
    game = begun(scenario(axis={"areas": [{"depth": 4}]}, concealed_setup=True))
    play(game, "place g.sgt-ganz E4", "place g.rifle-1 E4", "place g.rifle-2 D4")
    guesses = {tuple(state(game.determinise(1, str(n))).u_hex[:3]) for n in range(8)}
    assert len(guesses) > 1
    assert all(hex % 8 < 4 for guess in guesses for hex in guess)
    own = state(game.determinise(0, "x"))
    assert own.u_hex[:3] == state(game).u_hex[:3]


def test_fortifications_laid_unseen_are_dealt_afresh_too() -> None:
    axis = {"areas": [{"depth": 4}], "forts": [{"fort": "wire", "count": 1}]}
    game = begun(scenario(axis=axis, concealed_setup=True))
    play(game, "place g.sgt-ganz E4", "place g.rifle-1 E4", "place g.rifle-2 D4", "fortify wire E3")
    guesses = {set_up(game.determinise(1, str(n))).view(1)["hexes"][0]["hex"] for n in range(6)}  # type: ignore[index]
    assert len(guesses) > 1
    assert {set_up(game.determinise(0, str(n))).view(1)["hexes"][0]["hex"] for n in range(3)} == {"E3"}  # type: ignore[index]


def test_concealed_set_up_where_both_want_a_hex_the_later_goes_to_the_nearest() -> None:
    """He is offered the hex as if nobody were there, and told only when all is shown."""
    area = [{"depth": 8}]
    axis = {"units": [{"unit": "rifle"}], "areas": area}
    allies = {"units": [{"unit": "rifle", "count": 2}], "areas": area}
    game = begun(scenario(axis=axis, allies=allies, concealed_setup=True))
    play(game, "place g.rifle-1 E4")
    assert "E4" in placed(game)
    play(game, "place r.rifle-1 E4", "place r.rifle-2 E5")
    assert game.decision is not None and game.decision.prompt == "set-up-give-way" and game.decision.seat == 1
    assert sorted(placed(game)) == ["D3", "D4", "E3", "F3", "F4"]  # next to E4, and E5 is full
    play(game, "place r.rifle-1 F4")
    assert game.decision is not None and not game.decision.prompt.startswith("set-up")


# --- pieces that come later, or not whole ---


def test_units_held_for_a_time_space_enter_at_their_own_edge_then() -> None:
    late = {"units": [{"unit": "rifle", "hex": "E3"}, {"unit": "rifle", "space": 1}]}
    game = standing("", "rifle E6", axis_side=late, table={"axis": TIME_ROLL})
    assert state(game).u_hex[1] == TIME_TRACK
    play(game, "order G-50")
    assert state(game).time == 1
    assert {text.split()[1][1:] for text in offered(game, "place")} == {"1"}


def test_units_held_for_a_later_space_wait() -> None:
    late = {"units": [{"unit": "rifle", "hex": "E3"}, {"unit": "rifle", "space": 2}]}
    game = play(standing("", "rifle E6", axis_side=late, table={"axis": TIME_ROLL}), "order G-50")
    assert state(game).time == 1 and state(game).u_hex[1] == TIME_TRACK


def test_a_radio_held_for_a_time_space_arrives_then() -> None:
    radio = {"radio": {"radio": "radio-105mm", "space": 1}}
    assert state(standing("rifle E3", "rifle E6", axis_side=radio)).radio[0] == -1
    game = one_time_advance(axis_side={**radio, "units": [{"unit": "rifle", "hex": "E3"}]})
    assert load_tables().radio_name[state(game).radio[0]] == "germany/radio-105mm"


@pytest.mark.parametrize("jammed", [False, True])
def test_a_weapon_that_starts_broken_cannot_fire(jammed: bool) -> None:
    team = {"unit": "weapon-team", "hex": "E2", "weapon": "heavy-mg", "weapon_broken": jammed}
    axis = {"units": [{"unit": "sgt-ganz", "hex": "E2"}, team, {"unit": "rifle", "hex": "E2"}]}
    game = standing("", "rifle E6", axis_side=axis, table={"axis": {"hand": ["G-50"]}})
    play(game, "order G-50", "activate g.sgt-ganz", "activate g.weapon-team-1", "activate g.rifle-1")
    assert ("g.heavy-mg-1" in offered(game, "base")) is not jammed


def test_a_weapon_to_be_given_out_may_start_broken() -> None:
    game = begun(scenario(axis={"weapons": [{"weapon": "light-mg", "broken": True}]}))
    while game.decision is not None and game.decision.prompt == "set-up-unit":
        game.play(game.decision.choices[0], game.decision.seat)
        if offered(game, "give"):
            play(game, "give g.light-mg-1 g.rifle-1")
    assert state(game).w_broken == [1] and state(game).w_carrier == [1]


# --- cards ---


def test_cards_dealt_at_the_start_are_in_the_hand_which_is_then_filled() -> None:
    game = set_up(begun(scenario(axis={"hand": ["G-71", "G-3"]})))
    hand = game.view(0)["sides"][0]["hand"]  # type: ignore[index]
    assert {"G-71", "G-3"} <= set(hand) and len(hand) == 5  # Recon


def test_cards_taken_out_are_nowhere_even_after_a_reshuffle() -> None:
    game = one_time_advance(axis_side={"units": [{"unit": "rifle", "hex": "E3"}], "removed": ["G-1", "G-2"]})
    g = state(game)
    assert told(game, "reshuffled") == [[0, -1, -1, -1]]
    cards = [load_tables().card_name[c] for c in g.draw[0] + g.hand[0] + g.discards[0]]
    assert len(cards) == 70 and not {"G-1", "G-2"} & set(cards)


@pytest.mark.parametrize(("field", "cards"), [("hand", ["R-1"]), ("removed", ["G-1", "G-1"]), ("hand", ["G-1"] * 2)])
def test_cards_of_another_deck_or_twice_are_refused(field: str, cards: list[str]) -> None:
    with pytest.raises(BadFile, match=rf"axis\.{field}"):
        begun(scenario(axis={field: cards}))


def test_a_card_counts_as_another_order() -> None:
    change = {"cards": [{"order": "artillery-request", "as_order": "advance"}]}
    table = {"axis": {"hand": ["G-33"]}}
    plain = standing("rifle E3", "rifle E8", table=table)
    assert "order G-33" not in offered(plain)  # no Radio, so no Artillery Request
    game = play(
        standing("rifle E3", "rifle E8", axis_side={"units": [{"unit": "rifle", "hex": "E3"}], **change}, table=table),
        "order G-33",
    )
    assert "g.rifle-1 E4" in offered(game, "advance")


def test_a_card_counts_as_another_action_for_one_side_only() -> None:
    change = {"cards": [{"action": "dig-in", "as_action": "marksmanship"}]}
    game = standing("rifle E3", "rifle E8", axis_side=change)
    rules, tables = state(game).rules, load_tables()
    dig_in = [c for c, action in enumerate(tables.card_action) if action == 7]
    german = [c for c in dig_in if tables.card_name[c][0] == "G"]
    assert german and {rules.card_action[c] for c in german} == {16}
    assert {rules.card_action[c] for c in dig_in if c not in german} == {7}


def test_discard_limit_and_discards_after_orders() -> None:
    """Finns: one card, and that even in a Turn with Orders."""
    table = {"axis": {"hand": ["G-50", "G-1", "G-2"]}, "allies": {"hand": ["R-1"]}}
    finns = {"units": [{"unit": "rifle", "hex": "E3"}], "discard_limit": 1, "late_discard": 1}
    game = play(standing("", "rifle E6", axis_side=finns, table=table), "order G-50")
    assert set(offered(game)) == {"discard G-1", "discard G-2", "done"}
    play(game, "discard G-1")
    assert state(game).active == 1 and state(game).turn == 2  # one only, and the Turn is over
    game = play(standing("rifle E3", "rifle E6", table=table), "order G-50")
    assert state(game).active == 1  # others discard nothing after an Order


# --- Objectives and their chits ---


def test_excluded_chits_are_never_drawn() -> None:
    kept = "ABC"
    excluded = [c for c in load_tables().chit_letter if c not in kept]
    for seed in range(6):
        game = begun(scenario(axis={"secret_draws": 1}, open_draws=2, excluded_chits=excluded), str(seed))
        drawn = game.view(0)["open_chits"] + game.view(0)["sides"][0]["secret_chits"]  # type: ignore[index]
        assert sorted(drawn) == ["A", "B", "C"]


def test_fixed_chits_open_to_all_and_secret_to_one() -> None:
    game = begun(scenario(axis={"secret_chits": ["Q"]}, allies={"secret_chits": ["L"]}, open_chits=["G"]))
    for seat in (0, 1, SPECTATOR):
        assert game.view(seat)["open_chits"] == ["G"]
    secrets = [[side["secret_chits"] for side in game.view(seat)["sides"]] for seat in (0, 1, SPECTATOR)]  # type: ignore[attr-defined]
    assert secrets == [[["Q"], None], [None, ["L"]], [None, None]]
    assert not {"G", "Q", "L"} & {load_tables().chit_letter[c] for c in state(game).chit_pool}


@pytest.mark.rule("7.3.1a")
def test_objectives_owned_at_the_start_are_worth_their_points_at_once() -> None:
    owned = {"3": "allies", "4": "axis"}
    game = set_up(begun(scenario(control=owned, open_chits=["G", "N"], vp=5)))
    objectives = {o["number"]: (o["control"], o["value"]) for o in game.view(0)["objectives"]}  # type: ignore[attr-defined]
    assert objectives[3] == (1, 2) and objectives[4] == (0, 4) and objectives[2] == (-1, 0)
    assert game.view(0)["vp"] == 5 - 2 + 4


# --- who goes first ---


@pytest.mark.parametrize(("first", "chooser"), [("axis-chooses", 0), ("allies-chooses", 1), ("initiative-chooses", 1)])
@pytest.mark.parametrize("chosen", [0, 1])
def test_who_moves_first_by_choice(first: str, chooser: int, chosen: int) -> None:
    game = set_up(begun(scenario(first=first, initiative="allies")))
    assert game.decision is not None
    assert (game.decision.prompt, game.decision.seat) == ("first-player", chooser)
    play(game, f"go-first {['axis', 'allies'][chosen]}")
    assert state(game).active == chosen and state(game).turn == 1


@pytest.mark.rule("5a")
@pytest.mark.parametrize("first", ["axis", "allies"])
def test_who_moves_first_by_the_scenario(first: str) -> None:
    game = set_up(begun(scenario(first=first)))
    assert state(game).active == ["axis", "allies"].index(first)


# --- terrain, weather, light ---


def steps_in(game: Any, hexes: str) -> int:
    """How far down column E a Rifle Squad gets."""
    play(game, "order G-19")
    taken = 0
    for hex in hexes.split():
        if hex not in offered(game, "step"):
            break
        play(game, f"step {hex}")
        taken += 1
        if state(game).active != 0 or game.decision is None or game.decision.prompt != "move-step":
            break
    return taken


def test_snow_makes_open_ground_cost_two() -> None:
    table = {"axis": {"hand": ["G-19"]}}
    far = {"units": [{"unit": "rifle", "hex": "I8"}]}
    plain = standing("rifle E1", "", allies_side=far, table=table)
    snow = standing("rifle E1", "", allies_side=far, table=table, terrain=[{"terrain": "open", "cost": 2}])
    assert steps_in(plain, "E2 E3 E4 E5") == 4
    assert steps_in(snow, "E2 E3 E4 E5") == 2


def test_a_bocage_hedge_costs_and_covers_more() -> None:
    hedge = {"sides": {"hedge": "E3/4"}}
    change = [{"terrain": "hedge", "cost": 3, "cover": 4}]
    table = {"axis": {"hand": ["G-19"]}}
    game = play(standing("rifle E3", "rifle I8", map=hedge, table=table, terrain=change), "order G-19", "step E4")
    assert told(game, "moved")[0][3] == 4  # one for Open Ground and three for the hedge

    def cover(**more: Any) -> int:
        fire = {"axis": {"hand": ["G-50"], "draw": ["4-1"]}, "allies": {"draw": ["4-1"]}}
        game = play(standing("rifle E3", "rifle E4", map=hedge, table=fire, **more), "order G-50")
        _, roll, morale, _ = told(game, "defence")[0]
        return morale

    assert cover(terrain=change) - cover() == 4 - load_tables().side_cover[2]


def test_a_terrains_cover_and_hindrance_changed() -> None:
    wood = {"terrain": {"brush": "E4 E6"}}
    change = [{"terrain": "brush", "cover": 3, "hindrance": 1}]
    plain, changed = (standing("rifle E3", "rifle E6", map=wood, **more) for more in ({}, {"terrain": change}))
    covers = [g.view(0)["units"][1]["stats"]["cover"] for g in (plain, changed)]  # type: ignore[index]
    assert covers == [1, 3]
    fire = {"axis": {"hand": ["G-50"]}}
    strengths = []
    for more in ({}, {"terrain": change}):
        game = play(standing("rifle E3", "rifle E6", map=wood, table=fire, **more), "order G-50")
        strengths.append(told(game, "attack")[0][2])
    assert strengths[1] - strengths[0] == 2


@pytest.mark.parametrize(("haze", "strength"), [(0, 5), (1, 4), (3, 2)])
def test_weather_hinders_every_line_of_sight(haze: int, strength: int) -> None:
    game = play(standing("rifle E3", "rifle E6", haze=haze, table={"axis": {"hand": ["G-50"]}}), "order G-50")
    assert told(game, "attack")[0][2] == strength


def test_weather_does_not_add_to_a_greater_hindrance() -> None:
    brush = {"terrain": {"brush": "E5"}}
    game = standing("rifle E3", "rifle E6", haze=2, map=brush, table={"axis": {"hand": ["G-50"]}})
    assert told(play(game, "order G-50"), "attack")[0][2] == 2  # the brush alone: 5 less 3 (10.3.3)


@pytest.mark.parametrize(("limit", "seen"), [(0, True), (3, True), (2, False)])
def test_night_hides_what_is_farther_than_the_limit(limit: int, seen: bool) -> None:
    game = standing("rifle E3", "rifle E6", sight_limit=limit, table={"axis": {"hand": ["G-50"]}})
    assert ("order G-50" in offered(game)) is seen
    game = standing("rifle E3", "rifle E6, rifle E4", sight_limit=limit, table={"axis": {"hand": ["G-50"]}})
    play(game, "order G-50")
    assert ("E6" in offered(game, "fire")) is seen


@pytest.mark.rule("F103.2a")
@pytest.mark.parametrize("strength", [6, 7, 8])
def test_minefields_attack_with_the_scenarios_strength(strength: int) -> None:
    mines = {"units": [{"unit": "rifle", "hex": "I8"}], "forts": [{"fort": "mines", "hex": "E4"}]}
    table = {"axis": {"hand": ["G-19"]}, "allies": {"draw": ["4-1"]}}
    game = standing("rifle E3", "", allies_side=mines, mine_fp=strength, table=table)
    play(game, "order G-19", "step E4")
    assert told(game, "mine-attack")[0][1] == strength
    assert told(game, "attack-total")[0][0] == strength + 5


# --- what changes in play ---


def test_points_and_surrender_change_when_time_gets_there() -> None:
    changes = [
        {"space": 1, "side": "allies", "vp": 3},
        {"space": 1, "side": "axis", "surrender": -2},
        {"space": 2, "side": "axis", "vp": 9},
    ]
    axis = {"units": [{"unit": "rifle", "hex": "E3"}], "surrender": 7}
    game = one_time_advance(axis_side=axis, changes=changes)
    assert state(game).score == -3
    assert state(game).surrender == [5, 20]


def test_a_lowered_surrender_level_ends_the_game_at_once() -> None:
    axis = {"units": [{"unit": "rifle", "hex": "E3"}], "surrender": 3}
    changes = [{"space": 1, "side": "axis", "surrender": -1}]
    table = {"axis": {**TIME_ROLL, "casualties": ["rifle", "rifle"]}}
    game = play(standing("", "rifle E6", axis_side=axis, changes=changes, table=table), "order G-50")
    assert game.over and game.state.winner == 1


# --- exits and areas ---


@pytest.mark.parametrize("forbidden", [False, True])
def test_exits_may_be_forbidden(forbidden: bool) -> None:
    table = {"axis": {"hand": ["G-19"]}}
    axis = {"units": [{"unit": "rifle", "hex": "E8"}], "exit_forbidden": forbidden}
    game = play(standing("", "rifle A1", axis_side=axis, table=table), "order G-19")
    assert ("exit" in offered(game)) is not forbidden


@pytest.mark.parametrize("factor", [1, 2, 3])
def test_exits_may_be_worth_more(factor: int) -> None:
    table = {"axis": {"hand": ["G-19"]}}
    axis = {"units": [{"unit": "rifle", "hex": "E8"}, {"unit": "rifle", "hex": "A1"}], "exit_factor": factor}
    game = standing("", "rifle A8", axis_side=axis, table=table)
    play(game, "order G-19", "activate g.rifle-1")
    play(game, "exit")
    game.play(game.decision.choices[0])  # type: ignore[union-attr]  # some space of the Time Track
    assert state(game).score == 2 * factor  # a Squad is worth two


def test_a_held_unit_neither_moves_nor_advances_nor_exits_out_of_its_area() -> None:
    axis = {"units": [{"unit": "rifle", "hex": "E8", "held": True}], "confined": "E7 E8 F7"}
    table = {"axis": {"hand": ["G-19", "G-43"]}}
    game = play(standing("", "rifle A1", axis_side=axis, table=table), "order G-19")
    assert set(offered(game, "step")) == {"E7", "F7"} and "exit" not in offered(game)
    game = play(standing("", "rifle A1", axis_side=axis, table=table), "order G-43")
    assert set(offered(game, "advance")) == {"g.rifle-1 E7", "g.rifle-1 F7"}


def test_a_unit_that_is_not_held_leaves_the_area_freely() -> None:
    axis = {"units": [{"unit": "rifle", "hex": "E7"}], "confined": "E7 E8"}
    game = play(standing("", "rifle A1", axis_side=axis, table={"axis": {"hand": ["G-19"]}}), "order G-19")
    assert {"E6", "D6", "F6"} <= set(offered(game, "step"))

"""Values that a scenario sets by time space or side, its rolls, sight and going: what is said is what is played."""

from __future__ import annotations

from typing import Any

import pytest

from commander_play import broken, hex, notations, play, prompt, state, unit, where
from sandtable.commander.rules.firepower import attack_firepower
from sandtable.commander.rules.los import BLOCKED, sight
from sandtable.commander.rules.odds import fire_odds
from sandtable.commander.rules.orders.artillery import accuracy_needed
from sandtable.commander.rules.orders.going import points_left
from sandtable.commander.rules.orders.melee import melee_firepower
from sandtable.commander.rules.scenario.own_values import HAZE_TOLD
from sandtable.commander.rules.scenario.values import discard_limit, hand_size, haze, late_discard, orders_a_turn
from sandtable.commander.rules.stats import morale_without_cover
from sandtable.kernel.game import Game
from sandtable.kernel.record import load_game
from table import position, smoke

ADVANCE, MOVE, MOVE_2, FIRE, RECOVER = "G-43", "G-19", "G-20", "G-51", "G-1"
FAR = "rifle I10"


def told(game: Game, name: str) -> list[list[int]]:
    """The numbers of the events of a name."""
    return [list(event[2:]) for event in game.events if game.title.event_names[event[0]] == name]


def see(game: Game, a: str, b: str) -> int:
    return sight(state(game), hex(game, a), hex(game, b))


# --- Orders, hand, discards ---


def test_orders_hand_and_discards_by_time_space_and_side() -> None:
    values = [
        {"side": "axis", "since": 1, "orders": 1, "hand": 6, "discards": 2, "late_discards": 3},
        {"side": "axis", "since": 2, "until": 3, "orders": 2},
    ]
    game = position("rifle F5", FAR, values=values)
    g = state(game)
    usual = (3, g.rules.hand_size[0], g.rules.discard_limit[0], 0)
    now = lambda: (orders_a_turn(g, 0), hand_size(g, 0), discard_limit(g, 0), late_discard(g, 0))  # noqa: E731
    assert now() == usual
    found = []
    for g.time in (1, 2, 3, 4, 13):
        found.append(now())
    assert found == [(1, 6, 2, 3), (2, 6, 2, 3), (2, 6, 2, 3), (1, 6, 2, 3), (1, 6, 2, 3)]
    assert orders_a_turn(g, 1) == 3


def test_an_order_less_ends_the_turn_sooner() -> None:
    hand = f"{MOVE} {MOVE_2} {ADVANCE}"
    for values, orders, over in (([], 3, False), ([{"side": "axis", "orders": 1}], 1, True)):
        game = position("rifle F5, rifle B5", FAR, axis_hand=hand, values=values)
        assert view_orders(game) == orders
        play(game, f"order {MOVE}", "?activate g.rifle-1", "?move g.rifle-1", "step F4", "stop")
        assert (state(game).turn > 1) is over


def view_orders(game: Game) -> int:
    return int(game.view(0)["sides"][0]["orders"])


# --- weather ---


def test_haze_and_sight_limit_by_time_space() -> None:
    game = position("rifle F5", FAR, haze=3, values=[{"since": 2, "haze": 1}, {"since": 4, "sight_limit": 2}])
    g = state(game)
    assert see(game, "F5", "F8") == 3
    g.time = 2
    assert see(game, "F5", "F8") == 1
    g.time = 4
    assert see(game, "F5", "F8") == BLOCKED and see(game, "F5", "F7") == 1


def test_haze_sinks_with_time_and_stops_at_its_bound() -> None:
    game = position("rifle F5", FAR, haze=3, weather={"by_time": -1, "least": 1})
    g = state(game)
    assert [see_at(game, time) for time in range(5)] == [3, 2, 1, 1, 1]
    assert haze(g) == 1


def see_at(game: Game, time: int) -> int:
    state(game).time = time
    return see(game, "F5", "F8")


def test_an_event_moves_the_haze_and_a_save_keeps_it() -> None:
    weather = {"events": {"breeze": -2}, "most": 4}
    game = position(
        "rifle F5", "rifle F8, rifle I10", axis_hand=FIRE, axis_draw="3-4 event, G-13, 1-2", haze=3, weather=weather
    )
    assert haze(state(game)) == 3
    play(game, f"order {FIRE}", "?activate g.rifle-1", "?fire F8", "?base g.rifle-1", "?done", "?roll")
    assert haze(state(game)) == 1
    assert [line[3] for line in told(game, "scenario-change")] == [HAZE_TOLD + 1]
    data = game.title.dump(game.state)
    assert data["haze_moved"] == -2
    assert "haze_moved" not in position("rifle F5", FAR).title.dump(position("rifle F5", FAR).state)


def test_haze_is_the_greatest_hindrance_or_is_added() -> None:
    brush = {"terrain": {"brush": "F7"}}
    greatest = position("rifle F5", FAR, map=brush, haze=2)
    assert see(greatest, "F5", "F8") == max(2, greatest.state.rules.sight_hindrance[brush_code(greatest)])
    added = position("rifle F5", FAR, map=brush, haze=2, hindrance_adds=["haze"])
    assert see(added, "F5", "F8") == 2 + see(position("rifle F5", FAR, map=brush), "F5", "F8")
    assert see(added, "F5", "F5") == 0


def brush_code(game: Game) -> int:
    g = state(game)
    return g.rules.map.terrain[hex(game, "F7")]


def test_smoke_is_added_where_the_scenario_says_so() -> None:
    brush = {"terrain": {"brush": "F7"}}
    plain = position("rifle F5", FAR, map=brush, table={"smoke": {"F6": 3}})
    assert smoke(plain, "F6") == 3 and see(plain, "F5", "F8") == 3
    added = position("rifle F5", FAR, map=brush, table={"smoke": {"F6": 3}}, hindrance_adds=["smoke"])
    assert see(added, "F5", "F8") == 3 + see(position("rifle F5", FAR, map=brush), "F5", "F8")


# --- sight between named hexes ---


def test_named_hexes_see_each_other_over_a_wood() -> None:
    wood = {"terrain": {"woods": "F6 F7"}}
    assert see(position("rifle F5", FAR, map=wood), "F5", "F8") == BLOCKED
    game = position("rifle F5", FAR, map=wood, sights=[{"hex": "F5", "sees": "F8 F9", "hindrance": 1}])
    assert see(game, "F5", "F8") == 1 and see(game, "F8", "F5") == 1 and see(game, "F9", "F5") == 1
    assert see(game, "F5", "F7") == see(position("rifle F5", FAR, map=wood), "F5", "F7")


def test_named_hexes_do_not_see_each_other_and_smoke_still_counts() -> None:
    game = position("rifle F5", FAR, sights=[{"hex": "F5", "sees": "F8", "blocked": True}])
    assert see(game, "F5", "F8") == BLOCKED and see(game, "F8", "F5") == BLOCKED and see(game, "F5", "F7") == 0
    hazy = position("rifle F5", FAR, sights=[{"hex": "F5", "sees": "F8"}], table={"smoke": {"F7": 4}})
    assert see(hazy, "F5", "F8") == 4


# --- stacking and snipers ---


def test_stacking_in_one_hex_and_for_one_side() -> None:
    crowd = "rifle F5, rifle F5, rifle F5"
    for stacking, stands in (([], False), ([{"hexes": "F5", "limit": 12, "side": "axis"}], True)):
        game = position(crowd, FAR, axis_hand=f"{MOVE} {RECOVER}", stacking=stacking)
        play(game, "pass", "done")
        assert (prompt(game).startswith("overstack")) is not stands
    game = position(
        crowd, FAR, axis_hand=f"{MOVE} {RECOVER}", stacking=[{"hexes": "F5", "limit": 12, "side": "allies"}]
    )
    play(game, "pass", "done")
    assert prompt(game).startswith("overstack")


@pytest.mark.parametrize(("reach", "hit"), [(0, []), (1, ["a"]), (2, ["a", "b"])])
def test_the_reach_of_one_sides_snipers(reach: int, hit: list[str]) -> None:
    """The Sniper of the attack roll shoots at the Random Hex of the next card."""
    values = [{"side": "axis", "snipers": reach}]
    game = position(
        "rifle A5, weapon-team A8", "rifle A6, rifle I10", axis_hand=FIRE, axis_draw="2-2 sniper, G-1", values=values
    )
    random = state(game).rules.tables
    card = random.card("G-1")
    spot = (random.card_hex_col[card], random.card_hex_row[card])
    near, far = position_around(game, spot)
    game = position(
        f"rifle A5, rifle {near}, rifle {far}", "rifle A6, rifle I10", axis_hand=FIRE, axis_draw="2-2 sniper, G-1",
        values=values,
    )  # fmt: skip
    play(game, f"order {FIRE}", "?activate g.rifle-1", "?fire A6", "?base g.rifle-1", "?done", "?roll")
    offered = notations(game, "unit")
    assert [name for tag, name in (("g.rifle-2", "a"), ("g.rifle-3", "b")) if tag in offered] == hit


def position_around(game: Game, spot: tuple[int, int]) -> tuple[str, str]:
    """A hex next to the spot, and one two hexes from it, both on the board."""
    map = state(game).rules.map
    centre = spot[0] * map.rows + spot[1]
    away = {n: [h for h in range(map.size) if map.distances[centre * map.size + h] == n] for n in (1, 2)}
    taken = {hex(game, name) for name in ("A5", "A6", "I10")}
    first = next(h for h in away[1] if h not in taken)
    return map.hex_name(first), map.hex_name(next(h for h in away[2] if h not in taken))


# --- terrain costs by side, and halves ---


def move(axis: str = "rifle F5", allies: str = FAR, **more: Any) -> Game:
    game = position(axis, allies, axis_hand=MOVE, **more)
    return play(game, f"order {MOVE}", "?activate g.rifle-1", "?move g.rifle-1")


def test_a_terrain_costs_one_side_more() -> None:
    marsh = {"terrain": {"marsh": "F6"}}
    costs = [{"terrain": "marsh", "side": "axis", "cost": 4}, {"terrain": "marsh", "side": "allies", "cost": 1}]
    game = move(map=marsh, terrain=costs)
    g = state(game)
    u = unit(game, "g.rifle-1")
    assert g.rules.step_cost(g, u, 3) == 4
    play(game, "step F6")
    assert told(game, "moved")[0][3] == 4
    theirs = position("rifle A1", "rifle F5", map=marsh, terrain=costs)
    g = state(theirs)
    assert g.rules.step_cost(g, unit(theirs, "r.rifle-1"), 3) == 1


def test_a_terrain_that_only_one_side_cannot_enter() -> None:
    field = {"terrain": {"field": "F6"}}
    game = move(map=field, terrain=[{"terrain": "field", "side": "axis", "cost": 0}])
    assert "F6" not in notations(game, "step")
    other = move(map=field, terrain=[{"terrain": "field", "side": "allies", "cost": 0}])
    assert "F6" in notations(other, "step")


def test_half_movement_points_add_up() -> None:
    """Brush of one and a half: two hexes of it and one of Open Ground make four."""
    brush = {"terrain": {"brush": "F6 F7"}}
    game = move(map=brush, terrain=[{"terrain": "brush", "cost": 1.5}])
    g = state(game)
    u = unit(game, "g.rifle-1")
    whole = points_left(g, u)
    play(game, "step F6")
    assert whole - points_left(g, u) == 3 and g.rules.own.parts == 2
    play(game, "step F7", "step F8")
    assert [line[3] for line in told(game, "moved")] == [3, 6, 8]  # in halves


def test_a_road_of_half_a_point() -> None:
    road = {"ways": {"road": ["F4 F5 F6 F7 F8 F9"]}}
    game = move(map=road, terrain=[{"terrain": "road", "cost": 0.5}])
    play(game, "step F6", "step F7", "step F8")
    assert told(game, "moved")[-1][3] == 3  # one and a half


# --- going from building to building ---


def test_going_from_building_to_building_costs_one_and_draws_no_fire() -> None:
    map = {"terrain": {"building": "F5 F6"}}
    going = [{"between": ["building"], "cost": 1, "safe": True}]
    for rules, cost, fired_at in ((going, 1, False), ([], 2, True)):
        game = position("rifle F5", "rifle F8", axis_hand=MOVE, allies_hand="R-52", map=map, going=rules)
        play(game, f"order {MOVE}", "?activate g.rifle-1", "?move g.rifle-1", "step F6")
        assert told(game, "moved")[0][3] == cost
        assert (prompt(game) == "op-fire") is fired_at


def test_a_barred_step_says_why() -> None:
    map = {"terrain": {"building": "F5 F6"}}
    game = position("rifle F5", FAR, axis_hand=f"{MOVE} {ADVANCE}", map=map, going=[{"hexes": "F5 F6", "barred": True}])
    g = state(game)
    u = unit(game, "g.rifle-1")
    name = g.rules.tables.words.reasons
    assert name[g.rules.step_reason(g, u, 3)] == "scenario-bars"
    assert name[g.rules.advance_reason(g, u, 3)] == "scenario-bars"
    assert name[g.rules.step_reason(g, u, 0)] == "possible"


def test_an_advance_from_building_to_building_over_some_hexes() -> None:
    map = {"terrain": {"building": "F5 F7 F8"}}
    going = [{"between": ["building"], "advance": 2}]
    for rules, hexes in ((going, ["F7"]), ([], [])):
        game = position("rifle F5", "rifle F8", axis_hand=f"{ADVANCE} {MOVE}", map=map, going=rules)
        play(game, f"order {ADVANCE}", "?activate g.rifle-1")
        far = [text.split()[1] for text in notations(game, "advance") if text.split()[1] in ("F7", "F8")]
        assert far == hexes
    game = position("rifle F5", "rifle F7", axis_hand=f"{ADVANCE} {MOVE}", map=map, going=going)
    play(game, f"order {ADVANCE}", "?activate g.rifle-1", "advance g.rifle-1 F7")
    assert told(game, "melee") != []  # an Advance into the enemy is a Melee
    advance = next(verb.code for verb in game.title.verbs if verb.name == "advance")
    far = position("rifle F5", "rifle F8", axis_hand=f"{ADVANCE} {MOVE}", map=map, going=going)
    play(far, f"order {ADVANCE}", "?activate g.rifle-1")
    why = far.explain(0, unit(far, "g.rifle-1") << 12 | hex(far, "F8"), advance)
    assert why is not None and why[0] == "not-adjacent"


# --- rolls ---


def test_a_melee_roll_of_one_side() -> None:
    plain = position("rifle F5", "rifle F6")
    game = position("rifle F5", "rifle F6", rolls=[{"roll": "melee", "side": "allies", "add": 2, "until": 3}])
    at = hex(game, "F6")
    assert melee_firepower(state(game), at, 1) == melee_firepower(state(plain), at, 1) + 2
    assert melee_firepower(state(game), at, 0) == melee_firepower(state(plain), at, 0)
    state(game).time = 4
    assert melee_firepower(state(game), at, 1) == melee_firepower(state(plain), at, 1)


def shot(**more: Any) -> Game:
    """The rifle of F5 has fired at F8, three hexes off, with a roll of 7."""
    game = position("rifle F5", "rifle F8, rifle I10", axis_hand=FIRE, axis_draw="2-4", allies_draw="1-3", **more)
    return play(game, f"order {FIRE}", "?activate g.rifle-1", "?fire F8", "?base g.rifle-1", "?done", "?roll")


@pytest.mark.parametrize(
    ("roll", "added"),
    [
        ({"add": -2}, -2),
        ({"add": -2, "beyond": 2}, -2),
        ({"add": -2, "beyond": 3}, 0),
        ({"add": -1, "beyond": 1, "per_hex": True}, -2),
        ({"add": 1, "within": 2}, 0),
        ({"add": 1, "within": 3}, 1),
        ({"add": 1, "hexes": "F8"}, 1),
        ({"add": 1, "hexes": "F9"}, 0),
        ({"add": 1, "side": "allies"}, 0),
        ({"add": 1, "since": 1}, 0),
    ],
)
def test_attack_rolls_by_range(roll: dict[str, Any], added: int) -> None:
    usual = told(shot(), "attack-total")[0][0]
    changed = shot(rolls=[{"roll": "attack", **roll}])
    assert told(changed, "attack-total")[0][0] == usual + added
    assert told(shot(rolls=[{"roll": "firepower", **roll}]), "attack-total")[0][0] == usual + added


def test_the_odds_count_what_the_scenario_adds() -> None:
    def breaks(**more: Any) -> float:
        game = position("rifle F5", "rifle F8", axis_hand=FIRE, **more)
        g = state(game)
        return fire_odds(g, 0, 0, [0], 0, [hex(game, "F8")], 0)[0].breaks

    assert breaks(rolls=[{"roll": "attack", "add": 3}]) > breaks() > breaks(rolls=[{"roll": "firepower", "add": -3}])


def test_firepower_below_one_is_no_shot() -> None:
    game = position("rifle F5", "rifle F8", axis_hand=FIRE, rolls=[{"roll": "firepower", "add": -12, "beyond": 2}])
    assert notations(game, "order") == []
    g = state(game)
    assert attack_firepower(g, [0], 0, [hex(game, "F8")]) < 1


def test_the_cover_of_concealment() -> None:
    wood = {"terrain": {"woods": "F8"}}
    for rolls, less in (([], 2), ([{"roll": "concealment", "side": "allies", "add": 1}], 3)):
        game = position(
            "rifle F5",
            "rifle F8, rifle I10",
            axis_hand=FIRE,
            axis_draw="2-4",
            allies_hand="R-27",
            map=wood,
            rolls=rolls,
        )
        play(game, f"order {FIRE}")
        total = told(game, "attack-total")[0][0]
        play(game, "play R-27")
        assert told(game, "attack-reduced")[0][0] == total - less


def test_morale_targeting_and_accuracy() -> None:
    rolls = [{"roll": name, "side": "axis", "add": 2} for name in ("morale", "targeting", "accuracy")]
    plain = position("sgt-ganz F3, rifle F5", "rifle F8")
    game = position("sgt-ganz F3, rifle F5", "rifle F8", rolls=rolls)
    u = unit(game, "g.rifle-1")
    assert morale_without_cover(state(game), u) == morale_without_cover(state(plain), u) + 2
    spotter, at = unit(game, "g.sgt-ganz"), hex(game, "F8")
    assert accuracy_needed(state(game), spotter, at) == accuracy_needed(state(plain), spotter, at) - 2
    assert not broken(game, "r.rifle-1") and where(game, "r.rifle-1") == "F8"


def test_a_save_from_before_these_fields_is_read_as_ever() -> None:
    """Nothing of them is written where nothing is said, and nothing is missed."""
    game = position("rifle F5", FAR, axis_hand=MOVE)
    data = game.title.dump(game.state)
    assert not {"haze_moved", "buried"} & set(data)
    again = load_game(game.title, game.save())
    assert game.title.equal(game.state, again.state)
    assert state(again).haze_moved == 0 and state(again).buried == []


def test_a_save_with_them_keeps_them() -> None:
    hidden = {"hidden": [{"fort": "wire", "hexes": "F3", "count": 2}]}
    game = position("rifle F5", FAR, axis_hand=MOVE, axis_side=hidden)
    state(game).haze_moved = 2
    data = game.title.dump(game.state)
    assert (data["haze_moved"], data["buried"]) == (2, [0, 1])

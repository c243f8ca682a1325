"""The family's scenario language in Great War Commander: values, sight, going, cards, Weapons and hidden pieces."""

from __future__ import annotations

import pytest
from gwc_positions import position

from commander_play import asked, flag, hex, notations, play, prompt, state, unit, where
from sandtable.commander.rules.los import BLOCKED, sight
from sandtable.commander.rules.orders.bombardment import impact_area
from sandtable.commander.rules.orders.melee import tie_winner
from sandtable.commander.rules.scenario.script import START, TURN
from sandtable.commander.rules.scenario.handing_out import may_carry
from sandtable.commander.rules.scenario.taking_up import takers_up
from sandtable.commander.rules.scenario.values import (
    added_to_sudden_death,
    hand_size,
    may_activate,
    orders_a_turn,
    stacking_limit,
)
from sandtable.commander.rules.state import BROKEN, FIRING, MOVING
from sandtable.commander.rules.victory import BY_SUDDEN_DEATH, eliminate, end_by_points, points
from sandtable.games.great_war_commander.files import FILES
from sandtable.games.great_war_commander.rules.stacking import overstacks
from sandtable.games.great_war_commander.rules.state import gas_hexes
from sandtable.kernel.game import Game

FAR = "doughboys I11"


def see(game: Game, a: str, b: str) -> int:
    return sight(state(game), hex(game, a), hex(game, b))


def test_orders_and_hands_by_time() -> None:
    game = position("infanterie F5", FAR, values=[{"side": "axis", "since": 2, "orders": 1, "hand": 3}])
    g = state(game)
    assert orders_a_turn(g, 0) == 3
    g.time = 2
    assert (orders_a_turn(g, 0), hand_size(g, 0), orders_a_turn(g, 1)) == (1, 3, 3)


def test_haze_that_is_added_and_sight_of_named_hexes() -> None:
    wood = {"terrain": {"woods": "F6", "brush": "D6"}}
    plain = position("infanterie F5", FAR, map=wood, haze=2)
    more = {"hindrance_adds": ["haze"], "sights": [{"hex": "F5", "sees": "F8"}]}
    added = position("infanterie F5", FAR, map=wood, haze=2, **more)
    assert see(plain, "F5", "F8") == BLOCKED and see(added, "F5", "F8") == 2
    bare = see(position("infanterie F5", FAR, map=wood), "D5", "D8")
    assert (see(plain, "D5", "D8"), see(added, "D5", "D8")) == (max(bare, 2), bare + 2)


def test_costs_by_side_in_halves_and_steps_between_buildings() -> None:
    map = {"terrain": {"building": "F5 F6", "field": "E6"}}
    game = position(
        "infanterie F5", FAR, map=map, terrain=[{"terrain": "field", "side": "axis", "cost": 2.5}],
        going=[{"between": ["building"], "cost": 0.5, "safe": True}],
    )  # fmt: skip
    g = state(game)
    u = unit(game, "g.infanterie-1")
    costs = {d: g.rules.step_cost(g, u, d) for d in range(6) if g.rules.map.neighbours[g.u_hex[u] * 6 + d] >= 0}
    assert costs[3] == 1 and 5 in costs.values()


def test_stacking_of_one_hex() -> None:
    game = position("infanterie F5, infanterie F4", FAR, stacking=[{"hexes": "F5", "limit": 4, "side": "axis"}])
    g = state(game)
    usual = g.rules.tables.stacking_limit
    assert (stacking_limit(g, hex(game, "F5"), 0), stacking_limit(g, hex(game, "F5"), 1)) == (4, usual)
    assert overstacks(g, [unit(game, "g.infanterie-2")], hex(game, "F5"))


@pytest.mark.parametrize(("answer", "order"), [("yes", "move"), ("none", "fire")])
def test_an_order_that_may_count_as_another(answer: str, order: str) -> None:
    tables = FILES.tables()
    first = tables.first_card(tables.nation("germany"))
    fire = tables.words.orders.index("fire")
    card = next(tables.card_name[c] for c in range(first, first + 72) if tables.card_order[c] == fire)
    side = {"cards": [{"order": "fire", "as_order": "move", "may": True}]}
    game = position("infanterie F5", "doughboys F7, doughboys F8", axis_hand=card, axis_side=side)
    play(game, f"order {card}")
    assert prompt(game) == "counts-as"
    play(game, answer)
    flags = {"move": MOVING, "fire": FIRING}
    assert [name for name, bit in flags.items() if flag(game, "g.infanterie-1", bit)] == [order]


def test_a_hidden_unit_comes_when_its_owner_likes() -> None:
    side = {"hidden": [{"unit": "infanterie", "hexes": "F2 F3", "when": "own-turn"}]}
    game = position("infanterie F5", FAR, axis_hand="G-14", axis_side=side)
    assert prompt(game) == "put-down" and asked(game) == "axis"
    assert notations(game, "place") == ["g.infanterie-2 F2", "g.infanterie-2 F3"]
    play(game, "place g.infanterie-2 F3")
    assert where(game, "g.infanterie-2") == "F3"


def test_another_blast() -> None:
    radio = next(name for name in FILES.tables().radio_name if name.startswith("germany/"))
    side = {"radio": {"radio": radio.partition("/")[2], "blast": 0}}
    game = position("infanterie F5", FAR, axis_side=side)
    assert impact_area(state(game), 0, hex(game, "E5")) == [hex(game, "E5")]


# --- what is barred, the dark, markers ---


def test_an_order_that_is_barred_and_the_dark() -> None:
    side = {"barred": [{"order": "move", "until": 2}]}
    move = card("move")
    game = position("infanterie F5", FAR, axis_hand=move, axis_side=side, dark=[{"beyond": 1, "until": 1}])
    assert f"order {move}" not in notations(game)
    assert [see(game, "F5", f"F{row}") for row in (5, 6, 7, 8)] == [0, 0, 1, 2]
    state(game).time = 3
    assert see(game, "F5", "F8") == 0
    assert f"order {move}" in notations(position("infanterie F5", FAR, axis_hand=move, axis_side=side, time=3))


def card(order: str) -> str:
    """A German card with an Order."""
    tables = state(position("infanterie F5", FAR)).rules.tables
    wanted = tables.words.orders.index(order)
    names = [name for c, name in enumerate(tables.card_name) if tables.card_order[c] == wanted]
    return next(name for name in names if name.startswith("G"))


def test_points_for_each_hex_and_losses_that_count_for_nothing() -> None:
    events = [{"when": "end", "effects": [{"side": "axis", "vp": 3, "per": "hex", "units": ["squad"]}]}]
    game = position("infanterie F5, infanterie F5, infanterie B2", FAR, events=events, allies_side={"loss_factor": 0})
    g = state(game)
    before = points(g)
    eliminate(g, unit(game, "a.doughboys-1"))
    assert points(g) == before
    end = position("infanterie F5, infanterie F5, infanterie B2", FAR, events=events)
    before = points(state(end))
    end_by_points(state(end), BY_SUDDEN_DEATH)
    assert points(state(end)) == before + 6


# --- gas that an event brings (O19.2.1.3, T107) ---


def gassed(game: Game) -> list[str]:
    return [state(game).rules.map.hex_name(h) for h in gas_hexes(state(game))]


def test_gas_by_an_event_hits_all_who_are_in_it() -> None:
    """As an attack does: these are Suppressed, being out of Cohesion, so that they break; the others are spared."""
    cloud = {"when": "turn", "side": "allies", "once": True, "effects": [{"put": "gas", "hexes": "F7 G7"}]}
    game = position("infanterie F5", "doughboys F7, doughboys I11", events=[cloud])
    play(game, "pass", "done")
    assert gassed(game) == ["F7", "G7"]
    broken = [flag(game, tag, BROKEN) for tag in ("a.doughboys-1", "a.doughboys-2", "g.infanterie-1")]
    assert broken == [True, False, False]


def test_gas_that_is_there_before_anybody_comes_and_is_cleared() -> None:
    events = [
        {"when": "start", "effects": [{"put": "gas", "hexes": "F7"}]},
        {"when": "turn", "effects": [{"clear": "gas", "hexes": "F7"}]},
    ]
    game = position("infanterie F5", "doughboys F7", events=events)
    g = state(game)
    g.turn = 0
    g.rules.happened(g, START, -1, -1, -1, 0)
    assert gassed(game) == ["F7"] and not flag(game, "a.doughboys-1", BROKEN)
    g.rules.happened(g, TURN, 0, -1, -1, 1)
    assert gassed(game) == []


def test_leaders_of_the_great_war_who_lead_only_some() -> None:
    side = {"leads": [{"leaders": ["leaders"], "units": ["stosstruppen"]}]}
    text = "lt-hertzler F5, infanterie F5, stosstruppen F6"
    free, led = position(text, FAR), position(text, FAR, axis_side=side)
    assert [len(g.rules.followers(g, 0, MOVING)) for g in (state(free), state(led))] == [2, 1]


def test_some_formations_may_not_be_activated() -> None:
    side = {"barred": [{"order": "move", "units": ["stosstruppen"]}]}
    game = position("infanterie F5, stosstruppen F6", FAR, axis_side=side)
    g = state(game)
    assert [may_activate(g, u, MOVING) for u in (0, 1)] == [True, False]


# --- rarer kinds ---


def test_nobody_holds_the_initiative_card_here_either() -> None:
    for holder, asks in (("axis", True), ("nobody", False)):
        game = position("infanterie F5 broken", FAR, axis_hand=card("recover"), initiative=holder, ties="axis")
        game.play_text(f"order {card('recover')}")
        assert prompt(game).startswith("initiative-") == asks


def test_shared_chits_weapons_that_lie_and_added_sudden_death() -> None:
    """The same language: a chit of both sides, a Weapon on the map, a roll that is changed, many Orders."""
    weapon = next(name for name in FILES.tables().weapon_name if name.startswith("germany/"))
    more = {"lying": [{"weapon": weapon, "hex": "F5"}], "rolls": [{"roll": "sudden-death", "add": 2}]}
    game = position("infanterie F5", FAR, shared_chits=["A"], melee_ties="axis", axis_side={"orders": 9}, **more)
    g = state(game)
    assert g.secret_chits == [[0], [0]] and orders_a_turn(g, 0) == 9
    assert added_to_sudden_death(g, 1) == 2 and tie_winner(g, hex(game, "F5")) == 0
    assert [w["lies"] for w in game.view(0)["weapons"] if "lies" in w] == ["F5"]
    end_by_points(g, BY_SUDDEN_DEATH)
    assert g.secret_chits == [[], []] and g.open_chits.count(0) == 1


def test_a_weapon_that_lies_is_taken_up_by_whom_the_game_lets_carry_it() -> None:
    for name in ("mg-08", "leichter-minenwerfer"):
        whole = next(w for w in FILES.tables().weapon_name if w.startswith(f"germany/{name}"))
        game = position("infanterie F5, abteilung F5", FAR, lying=[{"weapon": whole, "hex": "F5"}])
        g = state(game)
        w = g.rules.own.lying[0].weapon
        able = [u for u in range(len(g.u_hex)) if g.u_owner[u] == 0 and may_carry(g, u, w)]
        assert takers_up(g, 0, 0) == able != []

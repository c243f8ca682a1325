"""Orders that the table proposes: every one can be given as it stands, and nothing hidden shows through."""

from __future__ import annotations

import random
from typing import cast

import pytest

from sandtable.games.barbarossa.data.scenario import scenario_names
from sandtable.games.barbarossa.rules.names import AMBUSH
from sandtable.games.barbarossa.rules.notation import find_unit
from sandtable.games.barbarossa.rules.state import HIDDEN, State, mark, name_of, units_of, unmark
from sandtable.games.barbarossa.rules.title import TITLE
from sandtable.games.barbarossa.screen.plans import Plans, plans
from sandtable.games.barbarossa.screen.screen import SCREEN
from sandtable.kernel.game import Game, new_game
from sandtable.screens import wire

SCENARIO = "keep-their-heads-down"


def begun(scenario: str = SCENARIO, seed: int = 7) -> Game:
    """Set up by chance, at the first orders."""
    game, chance = new_game(TITLE, SCREEN.scenario(scenario), "plans", {"windows": True}), random.Random(seed)
    while game.decision is not None and game.decision.prompt != "plan":
        game.play(chance.choice(game.decision.choices), game.decision.seat)
    return game


def state(game: Game) -> State:
    return cast(State, game.state)


def texts(plan: wire.Plan) -> list[str]:
    return [step["text"] for step in plan["steps"]]


def give(game: Game, seat: int, plan: wire.Plan) -> Game:
    after = game.clone()
    for text in texts(plan):
        after.play_text(text, seat)
    return after


def unit(game: Game, name: str) -> str:
    return f"u:{find_unit(state(game), name)}"


def order_of(game: Game, seat: int, name: str) -> dict[str, object]:
    found = next(unit for unit in game.view(seat)["units"] if unit["name"] == name)
    return dict(found["order"])


@pytest.mark.long
@pytest.mark.parametrize("scenario", scenario_names())
def test_what_is_proposed_can_be_given_and_is_what_it_says(scenario: str) -> None:
    game, chance = begun(scenario), random.Random(3)
    for seat in (0, 1):
        for u in units_of(state(game), seat):
            found = [
                *Plans(game, seat).all([f"u:{u}"], None)["plans"],
                *plans(game, seat, [f"u:{u}", "x:cone"], None)["plans"],
            ]
            for plan in chance.sample(found, min(4, len(found))):
                given = order_of(give(game, seat, plan), seat, name_of(state(game), u))
                wanted = plan["order"]
                assert given["name"] == wanted["name"]
                assert given.get("path", []) == wanted["path"]
                assert given.get("face", 0) == wanted["face"] or not wanted["cone"]


def test_all_that_ends_in_a_hex_ends_there() -> None:
    game = begun()
    end = next(plan["hex"] for plan in plans(game, 0, [unit(game, "G1")], None)["plans"] if plan["order"]["path"])
    found = plans(game, 0, [unit(game, "G1")], end)["plans"]
    assert found[0]["order"]["name"] == "careful-movement"
    assert {plan["hex"] for plan in found if plan["order"]["path"]} == {end}
    assert all(end in plan["order"]["cone"] for plan in found if plan["order"]["name"] == "defend")


def test_a_path_that_is_drawn_is_gone_hex_by_hex_or_the_reason_is_told() -> None:
    game = begun()
    g, start = state(game), state(game).u_hex[find_unit(state(game), "G7")]
    ground = g.rules.ground
    ahead = ground.beside(start, 3)
    drawn = ["h:" + ground.hex_name(h) for h in (start, ahead)]
    found = plans(game, 0, [unit(game, "G7"), *drawn], None)
    assert [plan["order"]["path"] for plan in found["plans"]][0] == [ground.hex_name(ahead)]
    far = next(h for h in range(ground.size) if ground.distance(start, h) == 7)
    refused = plans(game, 0, [unit(game, "G7"), "h:" + ground.hex_name(far)], None)
    assert refused["plans"] == [] and refused["why"][0]["say"]["k"] == "barbarossa-why-not-adjacent"
    assert plans(game, 0, [unit(game, "G7")], ground.hex_name(far))["why"][0]["rule"] != ""


def test_a_turn_begins_with_a_draft_for_everybody() -> None:
    game = begun()
    answer = plans(game, 0, [], None)
    drafted = {plan["order"]["unit"]: plan["order"] for plan in answer["plans"]}
    assert len(drafted) == len(units_of(state(game), 0))
    assert {order["origin"] for order in drafted.values()} == {"defend"}
    after = game.clone()
    for plan in answer["plans"]:
        after = give(after, 0, plan)
    assert {plan["order"]["origin"] for plan in plans(after, 0, [], None)["plans"]} == {"written"}


def test_last_turns_order_is_proposed_again_and_a_cancelled_one_is_not() -> None:
    game = begun()
    cone = plans(game, 0, [unit(game, "G1"), "x:cone"], None)["plans"][5]
    game = give(game, 0, cone)
    for text in ("give G2", "order defend", "cancel"):
        game.play_text(text, 0)
    for seat in (0, 1):
        game.play_text("commit", seat)
    assert state(game).turn == 2
    drafted = {plan["order"]["unit"]: plan["order"] for plan in plans(game, 0, [], None)["plans"]}
    again, new = drafted[unit(game, "G1")], drafted[unit(game, "G2")]
    assert again["origin"] == "last" and again["cone"] == cone["order"]["cone"]
    assert new["origin"] == "defend"


def test_a_group_keeps_its_shape_and_says_who_cannot() -> None:
    game = begun()
    g = state(game)
    able = [u for u in units_of(g, 0) if Plans(game, 0).moved(u, u, g.u_hex[u]) is not None]
    first = able[0]
    end = next(plan["hex"] for plan in plans(game, 0, [f"u:{first}"], None)["plans"] if len(plan["order"]["path"]) == 1)
    [found] = plans(game, 0, [f"u:{u}" for u in able], end)["plans"]
    assert len(found["things"]) + len(found["barred"]) == len(able)
    assert all(bar["reasons"][0]["say"]["k"].startswith("barbarossa-why-") for bar in found["barred"])
    moved = {order["unit"]: order["path"][-1] for order in found["orders"]}
    assert moved[f"u:{first}"] == end
    after = give(game, 0, found)
    assert all(order_of(after, 0, name_of(g, int(thing[2:])))["path"][-1] == hex for thing, hex in moved.items())  # type: ignore[index]


def test_what_is_hidden_changes_no_proposal() -> None:
    """The same plans, odds and warnings wherever an enemy hides, and whatever he has been ordered."""
    game = begun()
    hider = next(u for u in units_of(state(game), 1) if state(game).u_hex[u] >= 0)
    mark(state(game), hider, HIDDEN)
    state(game).u_seen[hider] = -1
    seen = [everything(game)]
    for hex in (14, 45, 88):
        state(game).u_hex[hider], state(game).u_order[hider] = hex, AMBUSH
        seen.append(everything(game))
    assert all(told == seen[0] for told in seen)


def everything(game: Game) -> list[wire.PlansAnswer]:
    own = units_of(state(game), 0)
    asked = [[], *[[f"u:{u}"] for u in own], *[[f"u:{u}", "x:cone"] for u in own]]
    return [plans(game, 0, things, None) for things in asked]


def test_warnings_come_with_the_worst_first_and_name_whom_they_are_about() -> None:
    game = begun()
    for text in ("give G6", "order wait"):
        game.play_text(text, 0)
    answer = plans(game, 0, [], None)
    about = {warning["things"][0]: warning for warning in answer["warnings"]}
    assert about[unit(game, "G6")]["say"]["k"] == "barbarossa-warn-no-order"
    assert [warning["grave"] for warning in answer["warnings"]] == sorted(
        (w["grave"] for w in answer["warnings"]), reverse=True
    )


def test_a_way_into_a_hex_of_seen_enemies_is_warned_of() -> None:
    """Of hidden ones nothing is said."""
    game = begun()
    g, mover = state(game), find_unit(state(game), "G1")
    proposed = plans(game, 0, [f"u:{mover}"], None)["plans"]
    plan = next(plan for plan in proposed if plan["order"] and plan["order"]["path"])
    assert plan["order"] is not None
    names = [g.rules.ground.hex_name(h) for h in range(g.rules.ground.size)]
    end = names.index(plan["order"]["path"][-1])
    enemy = next(u for u in units_of(g, 1) if g.u_hex[u] >= 0)
    after = give(game, 0, plan)
    assert not ways_into_enemies(after, mover)
    state(after).u_hex[enemy] = end
    mark(state(after), enemy, HIDDEN)
    state(after).u_seen[enemy] = -1
    assert not ways_into_enemies(after, mover)
    unmark(state(after), enemy, HIDDEN)
    assert ways_into_enemies(after, mover) == [[f"u:{mover}", f"u:{enemy}"]]


def ways_into_enemies(game: Game, mover: int) -> list[list[str]]:
    found = plans(game, 0, [], None)["warnings"]
    of = [warning["things"] for warning in found if warning["say"]["k"] == "barbarossa-warn-into-enemies"]
    return [things for things in of if things[0] == f"u:{mover}"]


def test_nobody_but_the_owner_is_proposed_anything() -> None:
    game = begun()
    assert plans(game, 1, [unit(game, "G1")], None) == {"plans": []}
    game.play_text("commit", 0)
    assert plans(game, 0, [], None) == {"plans": []}


# --- after an interception ---


def heard() -> Game:
    """The German staff has listened, and something was read: of many games the first in which that comes out."""
    for seed in range(40):
        game = begun(seed=seed)
        game.play_text("commit", 1)
        for text in ["give G6", "order radio-interception", "range 6", "commit"]:
            game.play_text(text, 0)
        if game.decision is not None and game.decision.prompt == "change-orders":
            return game
    raise AssertionError("nothing is ever read")


def changed(game: Game, seat: int) -> list[str]:
    found = [plan["order"] for plan in plans(game, seat, [], None)["plans"]]
    return [name_of(state(game), int(order["unit"][2:])) for order in found if order.get("changed")]


def test_orders_changed_after_an_interception_are_marked_and_counted() -> None:
    game = heard()
    seat = 0

    def asked() -> dict[str, object]:
        question = SCREEN.question(game, seat)
        assert question is not None and question["key"] == "change-orders"
        return dict(question["prompt"]["a"])

    before = asked()["left"]
    assert isinstance(before, int) and before > 0 and changed(game, seat) == []
    plan = plans(game, seat, [unit(game, "G1")], None)["plans"][0]
    game = give(game, seat, plan)
    assert changed(game, seat) == ["G1"]
    if before > 1:
        assert asked()["left"] == before - 1
    assert [draft for draft in plans(game, seat, [], None)["plans"] if draft["order"]["origin"] != "written"] == []

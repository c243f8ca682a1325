"""Plans of Combat!: Orders for several men, routes over the Impulses; each can be carried out as it is proposed."""

from __future__ import annotations

import random

import pytest
from combat_screen import ME, SPECTATOR, at_random, start, state

from phrases import said
from sandtable.games.combat.rules.names import ORDER_NAMES
from sandtable.games.combat.rules.orders.order_rules import needs_order
from sandtable.games.combat.rules.state import friendlies, is_enemy, is_prisoner, men_in
from sandtable.games.combat.rules.values import is_rough
from sandtable.games.combat.screen.screen import SCREEN
from sandtable.kernel.game import Game
from sandtable.players.registry import new_player
from sandtable.players.seat import Seat
from sandtable.screens import wire

MOST = 900  # decisions of a random game that are looked at
HOW_MANY = 2  # plans of a question that are tried


def plans(game: Game, *things: str, end: str | None = None) -> list[wire.Plan]:
    return SCREEN.plans(game, ME, list(things), end)["plans"]


def played_to(name: str, prompt: str, turn: int = 1) -> Game:
    """The corporal leads, up to the first question of a kind."""
    game = start(name, "plans")
    while game.decision is not None and (game.decision.prompt != prompt or state(game).turn < turn):
        game.play(new_player("corporal", f"{len(game.decisions)}").choose(Seat(game, ME)))
    return game


def team_plan(game: Game, team: str, order: str) -> wire.Plan:
    wanted = ("x:" + team, "x:order-" + order)
    return next(plan for plan in plans(game) if (plan["group"]["thing"], plan["group"]["order"]) == wanted)


def draft(game: Game, *pairs: str) -> wire.Plan:
    [plan] = plans(game, *pairs)
    return plan


def give(game: Game, *pairs: str) -> Game:
    game = game.clone()
    for step in draft(game, *pairs)["steps"]:
        game.play_text(step["text"], ME)
    return game


def due(steps: list[wire.PlanStep], game: Game) -> int | None:
    """The place of the step that answers the question, as the browser finds it."""
    question = SCREEN.question(game, ME)
    assert question is not None
    offered = {choice["text"]: choice["code"] for choice in question["choices"]}
    for at, step in enumerate(steps):
        actor = step["actor"] or question["actor"]
        here = (step["scope"], step["key"], actor) == (question["scope"], question["key"], question["actor"])
        if here and step["text"] in offered and (step["when"] != "idle" or question["idle"] == offered[step["text"]]):
            return at
    return None


def follow(game: Game, steps: list[wire.PlanStep], turn: int) -> list[wire.PlanStep]:
    """Play to the end of the turn, everybody else doing nothing; the steps that were taken."""
    taken: list[wire.PlanStep] = []
    while game.decision is not None and state(game).turn == turn and steps:
        at = due(steps, game)
        if at is None:
            question = SCREEN.question(game, ME)
            assert question is not None
            idle = question["idle"] if question["idle"] is not None else question["default"]
            game.play(game.choices[0] if idle is None else idle)
            continue
        scope = steps[at]["scope"]
        taken.append(steps[at])
        game.play_text(steps[at]["text"], ME)
        steps = [step for n, step in enumerate(steps) if n > at or step["scope"] != scope]
    return taken


# --- Orders ---


@pytest.mark.parametrize("name", ["first-patrol", "bring-them-back", "counterattack"])
def test_every_draft_can_be_given_as_it_is_proposed(name: str) -> None:
    rng, tried = random.Random(name), 0
    for game in at_random(name, "plans", MOST):
        if game.decision is None or game.decision.prompt != "orders" or rng.random() > 0.3:
            continue
        found = plans(game)
        for plan in rng.sample(found, min(HOW_MANY, len(found))):
            [whole] = plans(game, *plan["things"])
            assert len(whole["things"]) + len(whole["barred"]) == len(plan["things"])
            copy = game.clone()
            for step in whole["steps"]:
                assert step["key"] == "orders"
                copy.play_text(step["text"], ME)  # raises if it is not offered
            tried += 1
    assert tried > 10


@pytest.mark.rule("combat:7.0a")
def test_a_team_is_told_with_a_list_of_who_cannot_and_why() -> None:
    game = played_to("first-patrol", "orders")
    plan = team_plan(game, "team-able", "plan")
    g = state(game)
    team = [m for m in friendlies(g) if needs_order(g, m) and g.m_team[m] == 0]
    assert {thing.split("@")[0] for thing in plan["things"]} | {bar["thing"] for bar in plan["barred"]} == {
        f"u:{m}" for m in team
    }
    assert plan["barred"] and all(bar["reasons"][0]["rule"] for bar in plan["barred"])
    assert "not 2" in said(plan["say"])


def test_everybody_is_told_at_once_and_the_turn_goes_on() -> None:
    game = played_to("first-patrol", "orders")
    after = give(game, *team_plan(game, "all", "sneak")["things"])
    assert after.decision is not None and after.decision.prompt != "orders"
    assert {state(after).m_order[m] for m in friendlies(state(after))} == {ORDER_NAMES.index("sneak")}


def test_a_draft_leaves_out_what_cannot_be_given() -> None:
    game = played_to("first-patrol", "orders")
    [able] = [plan for plan in plans(game) if plan["group"] == team_plan(game, "team-able", "plan")["group"]]
    man = able["barred"][0]["thing"]
    plan = draft(game, f"{man}@plan", f"{man}@hide", "u:4000@hide", "x:nobody@hide", f"{man}@nonsense")
    assert plan["things"] == [f"{man}@hide"] and [bar["thing"] for bar in plan["barred"]][:1] == [man]


def test_the_same_as_last_turn() -> None:
    game = give(played_to("first-patrol", "orders"), *["u:1@sneak", "u:2@hide"])
    assert not [plan for plan in plans(game) if plan["group"]["thing"] == "x:same"], "there was no turn before"
    turn = state(game).turn
    while game.decision is not None and not (game.decision.prompt == "orders" and state(game).turn > turn):
        game.play(new_player("corporal", f"{len(game.decisions)}").choose(Seat(game, ME)))
    [same] = [plan for plan in plans(game) if plan["group"]["thing"] == "x:same"]
    told = dict(thing.split("@") for thing in same["things"])
    barred = {bar["thing"] for bar in same["barred"]}
    assert told.get("u:1", "sneak") == "sneak" and told.get("u:2", "hide") == "hide"
    assert {"u:1", "u:2"} <= set(told) | barred
    assert len(same["steps"]) == len(told)


# --- routes ---


def team_acts(order: str, *, scenario: str = "first-patrol") -> Game:
    """All men have the same Order, and a Team is to act in Impulse 1."""
    game = played_to(scenario, "orders")
    game = give(game, *team_plan(game, "all", order)["things"])
    while game.decision is not None and game.decision.prompt != "who-acts":
        game.play(game.choices[-1])
    return game


def test_a_team_walks_its_route_and_arrives_in_the_impulse_that_was_told() -> None:
    game = team_acts("evade")
    ends = [plan["hex"] for plan in plans(game)]
    [plan] = plans(game, end=max(ends))
    assert len(plan["paths"]) == len(plan["things"]) == 3
    assert all(path["times"] == [1, 2, 3, 4] for path in plan["paths"])
    copy, turn = game.clone(), state(game).turn
    taken = follow(copy, plan["steps"], turn)
    moves = [(step["actor"], step["text"]) for step in taken if step["text"].startswith("move")]
    for path in plan["paths"]:
        walked = [text.removeprefix("move ") for actor, text in moves if actor == path["who"]]
        assert walked == path["hexes"][1:]


def test_men_of_a_team_keep_their_places_beside_each_other() -> None:
    game = team_acts("evade")
    [plan] = plans(game, end=max(plan["hex"] for plan in plans(game)))
    columns = {int(path["hexes"][-1][:2]) - int(path["hexes"][0][:2]) for path in plan["paths"]}
    assert columns == {4}, "all have gone as many columns"


def test_one_hex_under_sneak_is_gone_where_it_must_be_gone() -> None:
    game = team_acts("sneak")
    near = next(plan for plan in plans(game) if len(plan["paths"][0]["hexes"]) == 2)
    [plan] = plans(game, plan_man(near), end=near["hex"])
    [path] = plan["paths"]
    assert path["times"] == [4] and plan["left"] == 0
    own = [(step["scope"].split(".")[1], step["text"]) for step in plan["steps"] if step["actor"] == path["who"]]
    assert ("2", "stay") in own and ("4", f"move {near['hex']}") in own


def plan_man(plan: wire.Plan) -> str:
    return plan["paths"][0]["who"]


def test_who_must_go_on_is_asked_where_to() -> None:
    game = team_acts("evade")
    near = next(plan for plan in plans(game) if len(plan["paths"][0]["hexes"]) == 2)
    [plan] = plans(game, plan_man(near), end=near["hex"])
    assert plan["left"] == 3
    assert {step["scope"].split(".")[1] for step in plan["steps"]} == {"1"}


@pytest.mark.rule("combat:7.07b")
def test_a_sprint_is_led_into_rough_ground_but_not_through_it() -> None:
    game = team_acts("sprint", scenario="hold-the-crossroads")
    g = state(game)
    rough = {g.rules.ground.hex_name(h) for h in range(g.rules.ground.size) if is_rough(g, h)}
    sprinting = {f"u:{m}" for m in friendlies(g) if ORDER_NAMES[g.m_order[m]] == "sprint"}
    ways = [plan["paths"][0]["hexes"][1:] for plan in plans(game) if plan_man(plan) in sprinting]
    assert any(way[-1] in rough for way in ways)
    assert not [way for way in ways if set(way[:-1]) & rough]


@pytest.mark.parametrize("name", ["hold-the-crossroads", "behind-the-hedges", "night-raid"])
def test_every_route_of_a_random_game_can_be_walked_and_leads_into_no_enemy(name: str) -> None:
    rng, tried = random.Random(name), 0
    for game in at_random(name, "plans", MOST):
        question = SCREEN.question(game, ME) if not game.over else None
        if question is None or not question.get("plans") or question["key"] == "orders" or rng.random() > 0.15:
            continue
        found = plans(game)
        for near in rng.sample(found, min(HOW_MANY, len(found))):
            [plan] = plans(game, *near["things"], end=near["hex"])
            check_route(game, plan)
            tried += 1
    assert tried > 10


def check_route(game: Game, plan: wire.Plan) -> None:
    g = state(game)
    for path in plan["paths"]:
        entered = [g.rules.ground.hex_index(name) for name in path["hexes"][1:]]
        assert len(entered) == len(path["times"]) == len(path["threats"])
        assert not [h for h in entered for x in men_in(g, h) if is_enemy(g, x) and not is_prisoner(g, x)]
    if plan["steps"][0]["scope"].split(".")[1] == str(g.impulse):
        assert due(plan["steps"], game) is not None, "its first step can be made at once"


def test_nothing_is_proposed_to_who_only_looks() -> None:
    game = team_acts("evade")
    assert SCREEN.plans(game, SPECTATOR, [], None) == {"plans": []}

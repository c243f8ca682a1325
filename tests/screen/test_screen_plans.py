"""Plans: every one can be carried out as it is proposed, and none tells what the seat cannot know."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from screen_games import ALLIES, AXIS, at_random, position, start, state

from commander_play import play, prompt
from phrases import said
from sandtable.commander.rules.state import units_in
from sandtable.commander.screen.plans import kind_of
from sandtable.games.combat_commander.screen import SCREEN
from sandtable.games.great_war_commander.screen import SCREEN as WAR_SCREEN
from sandtable.games.great_war_commander.title import TITLE as WAR_TITLE
from sandtable.kernel.game import Game, new_game
from sandtable.screens import wire
from sandtable.screens.screen import Screen

HOW_MANY = 2  # plans of a question that are played through
FORESEEN = {"activated", "moved", "advanced", "control", "vp", "action-played", "order-given"}


def carried_out(screen: Screen, game: Game, seat: int, plan: wire.Plan) -> str:
    """Play a plan as the browser does; what stopped it, or nothing. The other side lets everything pass."""
    game = game.clone()
    told = len(game.events)
    for step in plan["steps"]:
        while game.decision is not None and game.decision.seat != seat:
            question = screen.question(game, game.decision.seat)
            assert question is not None
            game.play(question["default"] or game.choices[0])
        if not {line["key"] for line in screen.log(game, seat, told)} <= FORESEEN or game.decision is None:
            return ""  # something has happened: it is the player's again
        texts = [game.notation(code) for code in game.choices]
        here = step["key"] == game.decision.prompt and step["text"] in texts
        if here and (step["when"] != "only" or len(texts) == 1):
            game.play_text(step["text"], seat)
        elif step["when"] == "asked":
            return f"{plan['kind']} {plan['hex']}: {step['text']} at {game.decision.prompt}"
    return ""


def war_at_random(name: str, seed: str, most: int) -> Iterator[Game]:
    game = new_game(WAR_TITLE, WAR_SCREEN.scenario(name), seed, {"windows": True})
    rng = random.Random(seed)
    while not game.over and len(game.decisions) < most:
        yield game
        game.play(game.choices[rng.randrange(len(game.choices))])


def check_all(screen: Screen, games: Iterator[Game]) -> set[str]:
    """Carry out some plans of every question; the kinds that were met."""
    kinds, rng = set(), random.Random(1)
    for game in games:
        decision = game.decision
        if decision is None or not kind_of(decision.subject):
            continue
        found = screen.plans(game, decision.seat, [], None)["plans"]
        for plan in rng.sample(found, min(HOW_MANY, len(found))):
            assert carried_out(screen, game, decision.seat, plan) == ""
            kinds.add(plan["kind"])
    return kinds


@pytest.mark.parametrize("name, kinds", [("first-patrol", {"fire", "move", "advance"}), ("3", {"move", "advance"})])
def test_every_plan_can_be_carried_out(name: str, kinds: set[str]) -> None:
    assert check_all(SCREEN, at_random(name, most=600)) >= kinds


def test_every_plan_of_the_great_war_can_be_carried_out() -> None:
    name = str(WAR_SCREEN.scenarios()[0]["name"])
    assert "move" in check_all(WAR_SCREEN, war_at_random(name, "1", 500))


def test_plans_hang_on_nothing_that_the_seat_cannot_know() -> None:
    seen = 0
    for game in at_random("3", most=250):
        decision = game.decision
        if decision is None or not kind_of(decision.subject):
            continue
        plans = SCREEN.plans(game, decision.seat, [], None)
        for seed in ("x", "y"):
            assert SCREEN.plans(game.determinise(decision.seat, seed), decision.seat, [], None) == plans
        seen += len(plans["plans"])
    assert seen > 100


def test_a_plan_changes_nothing() -> None:
    game = next(game for game in at_random("first-patrol") if game.decision and kind_of(game.decision.subject))
    assert game.decision is not None
    before = game.save()
    SCREEN.plans(game, game.decision.seat, [], None)
    assert game.save() == before


def test_nothing_is_planned_for_who_is_not_asked() -> None:
    game = start("first-patrol")
    assert SCREEN.plans(game, ALLIES, [], None)["plans"] == []


# --- fire (O20.3.1) ---


def plan_to(game: Game, hex: str, *things: str, seat: int = AXIS) -> wire.Plan:
    found = [plan for plan in SCREEN.plans(game, seat, list(things), hex)["plans"] if plan["hex"] == hex]
    assert len(found) == 1
    return found[0]


def steps(plan: wire.Plan) -> list[str]:
    return [step["text"] for step in plan["steps"]]


def firing() -> Game:
    """A Leader with two Squads, one with a machine gun, against two targets."""
    game = position(
        "sgt-biermann F6, rifle F6 light-mg, rifle F6", "rifle F8, rifle H7", table={"axis": {"hand": ["G-59"]}}
    )
    return play(game, "order G-59")


@pytest.mark.rule("O20.3.1.2")
def test_the_whole_group_is_proposed_for_every_target() -> None:
    found = SCREEN.plans(firing(), AXIS, [], None)["plans"]
    assert [plan["hex"] for plan in found] == ["F8", "H7"]
    assert sorted(found[0]["things"]) == ["u:1", "u:2", "w:0"]
    assert found[0]["odds"] is not None and found[0]["odds"]["strength"] == 8
    assert steps(found[0])[:4] == ["activate g.sgt-biermann", "activate g.rifle-1", "activate g.rifle-2", "fire F8"]


def test_a_plan_fires_with_the_strength_it_promised() -> None:
    game = firing()
    plan = plan_to(game, "H7")
    play(game, *steps(plan))
    attack = next(line for line in reversed(SCREEN.log(game, AXIS)) if line["key"] == "attack")
    assert plan["odds"] is not None and f"with {plan['odds']['strength']} firepower" in said(attack["say"])


def test_a_piece_left_out_is_offered_again() -> None:
    plan = plan_to(firing(), "F8", "u:1", "u:2")
    assert plan["odds"] is not None and plan["odds"]["strength"] == 7
    assert (sorted(plan["things"]), plan["more"]) == (["u:1", "u:2"], ["w:0"])


def test_one_unit_needs_no_leader() -> None:
    plan = plan_to(firing(), "F8", "u:2")
    assert steps(plan) == ["activate g.rifle-2", "fire F8"], "nobody else is activated"


def test_the_lead_piece_is_proposed_where_it_is_asked_for() -> None:
    game = play(firing(), "activate g.sgt-biermann", "activate g.rifle-1", "done", "fire F8")
    assert prompt(game) == "fire-base"
    assert steps(plan_to(game, "F8"))[0] == "base g.rifle-1", "5 against the 3 of the machine gun"


# --- Move (O21) ---


def moving(forts: dict[str, str] | None = None, foes: str = "rifle N9") -> Game:
    game = position("sgt-biermann F6, rifle F6", foes, forts, table={"axis": {"hand": ["G-19"]}})
    return play(game, "order G-19", "activate g.sgt-biermann")


@pytest.mark.rule("O21.2b")
def test_a_stack_goes_together_and_its_points_are_counted() -> None:
    game = moving()
    plan = plan_to(game, "F8")
    assert plan["things"] == ["u:0", "u:1"] and plan["paths"][0]["hexes"] == ["F6", "F7", "F8"]
    play(game, *[text for text in steps(plan) if text not in ("stop", "end")])
    asked = SCREEN.question(game, AXIS)
    assert asked is not None and asked["prompt"]["a"]["points"] == plan["left"]


def test_whoever_is_left_out_stays() -> None:
    plan = plan_to(moving(), "F8", "u:0")
    assert (plan["things"], plan["more"]) == (["u:0"], ["u:1"])
    assert "with g.rifle-1" not in steps(plan)


@pytest.mark.rule("O21.2b")
def test_who_is_named_before_anybody_is_activated_can_be_taken_along_at_once() -> None:
    game = position("sgt-biermann F6, rifle F6", "rifle N9", table={"axis": {"hand": ["G-19"]}})
    play(game, "order G-19")
    assert SCREEN.plans(game, AXIS, [], None)["plans"] == []
    alone, together = plan_to(game, "F8", "u:1"), plan_to(game, "F8", "u:0", "u:1")
    assert (alone["things"], alone["more"]) == (["u:1"], ["u:0"])
    assert together["things"] == ["u:0", "u:1"]
    play(game, *[text for text in steps(together) if text not in ("stop", "end")])
    assert {game.view(AXIS)["units"][n]["hex"] for n in range(2)} == {"F8"}


def test_nobody_is_led_through_mines_or_wire() -> None:
    plan = plan_to(moving({"mines": "F7"}), "F8")
    assert "F7" not in plan["paths"][0]["hexes"]
    assert plan_to(moving({"mines": "F7"}), "F7"), "but one may go there"


def test_danger_is_told_hex_by_hex() -> None:
    plan = plan_to(moving(foes="rifle F10"), "F8")
    assert plan["enemies"] == ["u:2"] and plan["paths"][0]["threats"] == [1, 1]
    assert plan_to(moving(), "F8")["enemies"] == []


# --- Advance (O16) ---


def advancing() -> Game:
    game = position("sgt-biermann F6, rifle F6, weapon-team G6", "rifle N9", table={"axis": {"hand": ["G-43"]}})
    return play(game, "order G-43")


@pytest.mark.rule("O16.1b")
def test_all_who_can_advance_into_a_hex_are_proposed() -> None:
    game = advancing()
    hex = sorted(neighbours(game, "F6") & neighbours(game, "G6"))[0]
    plan = plan_to(game, hex)
    assert plan["things"] == [f"u:0@{hex}", f"u:1@{hex}", f"u:2@{hex}"]
    play(game, *[step["text"] for step in plan["steps"] if step["text"] != "done" and step["key"] != "advance-with"])
    g = state(game)
    assert sorted(units_in(g, g.rules.map.hex_index(hex))) == [0, 1, 2]


def test_one_may_go_elsewhere() -> None:
    game = advancing()
    here, there = sorted(neighbours(game, "F6") & neighbours(game, "G6"))[0], sorted(neighbours(game, "G6"))[-1]
    (plan,) = SCREEN.plans(game, AXIS, [f"u:0@{here}", f"u:1@{here}", f"u:2@{there}"], None)["plans"]
    assert f"advance g.weapon-team-1 {there}" in steps(plan)


def neighbours(game: Game, name: str) -> set[str]:
    map = state(game).rules.map
    hex = map.hex_index(name)
    return {map.hex_name(map.neighbours[hex * 6 + d]) for d in range(6)}


# --- Op Fire (A33) ---


def op_fire() -> Game:
    game = position("rifle F6", "rifle F9", table={"axis": {"hand": ["G-19"]}, "allies": {"hand": ["R-54"]}})
    return play(game, "order G-19", "?activate g.rifle-1", "?move g.rifle-1", "step F7")


@pytest.mark.rule("A33.1")
def test_op_fire_has_its_own_name_and_says_who_moved() -> None:
    asked = SCREEN.question(op_fire(), ALLIES)
    assert asked is not None and asked["key"] == "op-fire"
    assert said(asked["prompt"]) == "German Rifle 1 entered F7 within your sight, 1 MP spent: react?"
    assert said(asked["choices"][0]["say"]) == "Op Fire with R-54", "not the Ambush printed on it"
    assert asked.get("actor") == "u:0"


def test_the_best_shot_is_told_before_the_card_is_spent() -> None:
    game = op_fire()
    plan = plan_to(game, "F7", seat=ALLIES)
    assert plan["things"] == ["u:1"] and plan["odds"] is not None and plan["odds"]["targets"]
    assert steps(plan)[0] == "play R-54"
    assert carried_out(SCREEN, game, ALLIES, plan) == ""

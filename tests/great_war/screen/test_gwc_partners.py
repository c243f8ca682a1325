"""intro.2 with two people at the joint side: of every choice it is clear whose it is."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from sandtable.games.great_war_commander.rules.allies.state import (
    AlliedState,
    nation_of_card,
    nation_of_unit,
)
from sandtable.games.great_war_commander.screen.screen import SCREEN
from sandtable.games.great_war_commander.title import TITLE
from sandtable.kernel.choice import a_of
from sandtable.kernel.game import Decision, Game, new_game
from sandtable.screens.screen import EITHER

pytestmark = pytest.mark.rule("gwc:intro.2")

ON = {"three_players": True, "windows": True}


def fresh(seed: str, **options: bool) -> Game:
    game = new_game(TITLE, SCREEN.scenario("side-by-side"), seed, {**ON, **options})
    game.keep_undo = False
    return game


def joint_questions(seed: int, decisions: int) -> Iterator[tuple[Game, AlliedState, Decision]]:
    """Chance plays; every question of the joint side on the way."""
    game, rng = fresh(str(seed)), random.Random(seed)
    for _ in range(decisions):
        decision, state = game.decision, game.state
        if decision is None:
            return
        assert isinstance(state, AlliedState)
        if decision.seat == state.joint:
            yield game, state, decision
        game.play(rng.choice(decision.choices), decision.seat)


def whose(game: Game, decision: Decision) -> dict[str, int]:
    return {game.notation(code): SCREEN.whose(game, decision.seat, code) for code in decision.choices}


def test_a_card_is_its_nations_and_a_pass_is_eithers() -> None:
    turns = 0
    for game, g, decision in joint_questions(1, 500):
        if decision.prompt not in ("turn", "next-order", "discard"):
            continue
        turns += 1
        for code in decision.choices:
            word = game.notation(code).split()[0]
            if word in ("order", "discard", "works"):
                assert SCREEN.whose(game, decision.seat, code) == nation_of_card(g, a_of(code))
            elif word in ("pass", "end", "done"):
                assert SCREEN.whose(game, decision.seat, code) == EITHER
    assert turns > 20


def test_men_are_placed_activated_and_moved_by_their_own_nation() -> None:
    seen: set[tuple[str, int]] = set()
    for game, g, decision in joint_questions(2, 900):
        found = set(whose(game, decision).values())
        if decision.prompt in ("set-up-unit", "activate"):
            assert found == {nation_of_unit(g, a_of(code)) for code in decision.choices}
        elif decision.prompt == "move-step":
            mover = nation_of_unit(g, decision.subject.units[0])
            steps = {n for text, n in whose(game, decision).items() if text.split()[0] in ("step", "stop")}
            assert steps == {mover}
        else:
            continue
        seen |= {(decision.prompt, nation) for nation in found}
    assert seen >= {(prompt, nation) for prompt in ("set-up-unit", "activate", "move-step") for nation in (0, 1)}


def test_the_initiative_card_is_the_sides() -> None:
    asked = 0
    for game, _, decision in joint_questions(3, 900):
        if decision.prompt.startswith("initiative-"):
            asked += 1
            assert set(whose(game, decision).values()) == {EITHER}
    assert asked > 10


def test_who_is_asked_at_a_window_does_not_hang_on_the_cards_held() -> None:
    """With the same men and the same attack, but an empty hand, whoever may pass is the same."""
    windows = 0
    for game, g, decision in joint_questions(4, 900):
        if decision.prompt not in SCREEN.reactions:
            continue
        windows += 1
        question = SCREEN.question(game, decision.seat)
        assert question is not None and question["default"] is not None
        passing = question["default"]
        before = SCREEN.whose(game, decision.seat, passing)
        bare = game.clone()
        assert isinstance(bare.state, AlliedState)
        bare.state.hand[g.joint] = []
        assert SCREEN.whose(bare, decision.seat, passing) == before, decision.prompt
    assert windows > 10


def test_the_other_side_and_games_without_the_option_know_no_partners() -> None:
    game = fresh("5", three_players=False)
    assert game.decision is not None
    assert {SCREEN.whose(game, game.decision.seat, code) for code in game.decision.choices} == {EITHER}
    scenario = SCREEN.scenario("side-by-side")
    assert SCREEN.partner(scenario, {"three_players": False}) is None
    assert SCREEN.partner(SCREEN.scenario("the-harvest-road"), ON) is None
    assert SCREEN.partner(scenario, ON) == {"seat": 1, "nation": "america", "option": "three_players"}

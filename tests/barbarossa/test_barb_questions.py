"""Every question of Barbarossa: what it is called, what it is about, and why anything is not offered."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from chance import pick, random_game

import sandtable.games.barbarossa as box
from sandtable.games.barbarossa.data.scenario import scenario_names
from sandtable.games.barbarossa.rules import verbs
from sandtable.games.barbarossa.rules.names import ORDERS
from sandtable.games.barbarossa.rules.reasons import REASONS
from sandtable.games.barbarossa.rules.state import State, of
from sandtable.games.barbarossa.rules.verbs import VERBS
from sandtable.kernel.choice import B_SHIFT, a_of, b_of, verb_of
from sandtable.kernel.game import Decision, Game

LEDGER = Path(box.__file__).parent / "ledger" / "barbarossa.tsv"
ROWS = {line.split("\t")[0] for line in LEDGER.read_text("utf-8").splitlines()[1:]}


def things(g: State, verb: int) -> list[int]:
    """All that the first argument of a verb can name."""
    kinds = {"unit": len(g.u_card), "hex": g.rules.ground.size, "order": ORDERS, "direction": 6, "number": 9}
    return list(range(kinds.get(VERBS[verb].kinds[0], 0))) if VERBS[verb].kinds else []


def check_reasons(game: Game, decision: Decision) -> None:
    """A reason for each thing that is not offered, and none for what is."""
    g, frame = of(game.state), game.state.frames[-1]
    for verb in {verb_of(code) for code in decision.choices}:
        mine = [code for code in decision.choices if verb_of(code) == verb]
        if len(VERBS[verb].kinds) > 1:
            first = a_of(mine[0])
            offered = {b_of(code) for code in mine}
            second = {"hex": g.rules.ground.size, "unit": len(g.u_card), "number": 40}[VERBS[verb].kinds[1]]
            pairs = [(first << B_SHIFT | thing, thing) for thing in range(second) if first]
        else:
            offered = {a_of(code) for code in mine}
            pairs = [(thing, thing) for thing in things(g, verb)]
        for thing, last in pairs:
            code = frame.why(g, decision.seat, thing, verb)
            where = (decision.prompt, VERBS[verb].name, last, REASONS[code][0])
            assert (code == 0) == (last in offered), where


def check_question(game: Game, decision: Decision) -> None:
    subject, g = decision.subject, of(game.state)
    assert decision.rule in ROWS, decision.rule
    assert subject.kind and subject.side == decision.seat, decision.prompt
    assert all(0 <= u < len(g.u_card) for u in [*subject.units, *subject.pool]), decision.prompt
    assert all(0 <= h < g.rules.ground.size for h in subject.hexes), decision.prompt
    named = {a_of(code) for code in decision.choices if verb_of(code) in (verbs.SHOOT, verbs.HOLD, verbs.AMOUNT)}
    assert named in (set(), {subject.unit}), decision.prompt
    shot_at = {b_of(code) for code in decision.choices if verb_of(code) == verbs.SHOOT}
    assert shot_at in (set(), set(subject.units)), decision.prompt


@pytest.mark.long
@pytest.mark.parametrize("name", scenario_names())
def test_a_question_says_what_it_is_about_and_why_the_rest_is_not_offered(name: str) -> None:
    rng = random.Random(name)
    for seed in ("1", "2"):
        game = random_game(name, seed)
        seen: dict[str, int] = {}
        while not game.over and game.state.turn < 5:  # type: ignore[attr-defined]
            for seat in game.decision.seats if game.decision is not None else []:
                decision = game.decision_of(seat)
                assert decision is not None
                seen[decision.prompt] = seen.get(decision.prompt, 0) + 1
                if seen[decision.prompt] < 4 or rng.random() < 0.02:
                    check_question(game, decision)
                    check_reasons(game, decision)
            game.play(pick(rng, game))


def test_every_reason_rests_on_a_row() -> None:
    assert [key for key, rule in REASONS[1:] if rule not in ROWS] == []
    assert len({key for key, _ in REASONS}) == len(REASONS)

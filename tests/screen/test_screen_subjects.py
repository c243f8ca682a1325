"""What a question is about, in the Commander games: the right units, pieces, hexes and numbers."""

from __future__ import annotations

import pytest
from screen_games import at_random, position, state

from commander_play import play, prompt
from sandtable.commander.rules.cards import total
from sandtable.commander.rules.firepower import attack_firepower
from sandtable.commander.rules.orders.going import points_left
from sandtable.commander.rules.purposes import ATTACK, DEFENCE, RALLY
from sandtable.commander.rules.state import FIRING
from sandtable.commander.rules.verbs import ADVANCE_TO, EXIT_UNIT, RETREAT, UNIT
from sandtable.games.combat_commander.screen import SCREEN
from sandtable.kernel.choice import a_of, verb_of
from sandtable.kernel.frame import subject_below
from sandtable.kernel.game import Game
from subjects import check_subject, check_tells_nothing, now

WINDOWS = {"windows": True}


@pytest.mark.parametrize("name", ["1", "4", "first-patrol", "house-by-house", "dust-on-the-ridge"])
def test_every_question_says_what_it_is_about(name: str) -> None:
    kinds = set()
    for number, game in enumerate(at_random(name, "subjects")):
        if game.decision is None:
            break
        g, subject = state(game), now(game)
        check_subject(subject, len(g.u_hex), g.rules.map.size)
        if number % 7 == 0:
            check_tells_nothing(game, str(number))
        kinds.add(subject.kind)
    assert {"turn", "activation", "roll", "move-step", "fire-target", "defence"} <= kinds


@pytest.mark.parametrize("name", ["2", "first-patrol", "steppe-meeting"])
def test_a_subject_names_those_who_can_be_chosen(name: str) -> None:
    """The movers of a step stand together; who waits for a roll, or can advance, is who is offered."""
    seen = set()
    for game in at_random(name, "chosen"):
        if game.decision is None:
            break
        g, subject, codes = state(game), now(game), game.decision.choices
        if prompt(game) == "move-step":
            assert {g.u_hex[u] for u in subject.units} == {subject.hex}
            assert subject.numbers["points"] == min(points_left(g, u) for u in subject.units)
        elif prompt(game) in ("rally-next", "rout-next"):
            assert [a_of(code) for code in codes if verb_of(code) == UNIT] == subject.units
        elif prompt(game) == "advance":
            assert {a_of(code) for code in codes if verb_of(code) in (ADVANCE_TO, EXIT_UNIT)} == {*subject.units}
        elif prompt(game) == "retreat":
            assert g.u_owner[subject.unit] == game.decision.seat
            assert RETREAT in {verb_of(code) for code in codes}
        else:
            continue
        seen.add(prompt(game))
    assert "move-step" in seen and len(seen) > 2


def shot() -> Game:
    """A squad and its MG fire at two squads."""
    game = position(
        "rifle F6 light-mg, sgt-biermann F6, rifle G6",
        "rifle F8, rifle F8",
        table={"axis": {"hand": ["G-59"], "draw": ["4-1", "3-2"]}},
        options=WINDOWS,
    )
    play(game, "order G-59", "activate g.sgt-biermann")
    subject = now(game)
    assert (subject.kind, subject.unit, subject.numbers["flag"]) == ("activation", 1, FIRING)
    return play(game, "activate g.rifle-1", "?done", "?fire F8")


def test_a_shot_and_the_answers_to_it() -> None:
    game = shot()
    g = state(game)
    assert now(game).kind == "fire-base" and len(now(game).pool) >= 2
    play(game, "base g.light-mg-1", "?join g.rifle-1")
    target = g.u_hex[3]
    assert now(game).hex == target and now(game).pieces[0] == now(game).piece
    play(game, "?done")
    assert prompt(game) == "before-attack-roll"
    attack = now(game)
    assert (attack.kind, attack.side, attack.hexes, len(attack.pieces)) == ("fire-attack", 0, [target], 2)
    strength = attack_firepower(g, attack.pieces, attack.piece, attack.hexes)

    game.play_text("roll")
    assert prompt(game) == "initiative-attack"
    roll, below = now(game), subject_below(g)
    assert (roll.kind, roll.side, roll.numbers["purpose"]) == ("roll", 0, ATTACK)
    assert (below.kind, below.numbers["total"], sorted(below.units)) == ("fire-attack", strength, [3, 4])
    assert len(below.by_hex) == 1
    dice = total(g, roll.card)

    game.play_text("keep")
    assert prompt(game) == "next-defender" and sorted(now(game).units) == [3, 4]
    game.play_text("unit r.rifle-2")
    defence = now(game)
    assert (defence.kind, defence.side, defence.unit, defence.units) == ("defence", 1, 4, [4, 3])
    assert defence.numbers["total"] == strength + dice
    assert SCREEN.question(game, 1)["actor"] == "u:4"  # type: ignore[index]

    game.play_text("roll")
    assert now(game).numbers["purpose"] == DEFENCE
    below = subject_below(g)
    assert (below.kind, below.unit, below.numbers["total"]) == ("defence", 4, strength + dice)
    assert below.numbers["defence"] > 0


def test_a_step_and_who_may_shoot_at_it() -> None:
    game = position("rifle F5, rifle G5", "rifle F9", table={"axis": {"hand": ["G-30"]}}, options=WINDOWS)
    play(game, "order G-30", "activate g.rifle-1", "?done", "?move g.rifle-1")
    assert prompt(game) == "move-step"
    subject = now(game)
    assert (subject.kind, subject.unit, subject.units) == ("move-step", 0, [0])
    assert subject.hex == state(game).u_hex[0]
    assert SCREEN.question(game, 0)["actor"] == "u:0"  # type: ignore[index]
    game.play_text("step F6")
    assert prompt(game) == "op-fire"
    assert (now(game).side, now(game).units, now(game).hex) == (1, [0], state(game).u_hex[0])


def test_a_rally_that_lies_on_the_table() -> None:
    game = position("rifle F5 broken, rifle F6 broken", "rifle F9", table={"axis": {"hand": ["G-6"]}})
    game.play_text("order G-6")
    assert prompt(game) == "rally-next" and now(game).units == [0, 1] and now(game).unit == -1
    game.play_text("unit g.rifle-2")
    roll, below = now(game), subject_below(game.state)
    assert (roll.kind, roll.numbers["purpose"]) == ("roll", RALLY)
    assert (below.kind, below.unit, below.units) == ("rally", 1, [0])
    assert below.numbers["morale"] > 0


def test_a_melee_while_both_are_there() -> None:
    game = position("rifle F5", "rifle F6", table={"axis": {"hand": ["G-43"]}}, options=WINDOWS)
    play(game, "order G-43", "?activate g.rifle-1", "advance g.rifle-1 F6", "?none")
    subject = now(game)
    assert prompt(game) == "ambush"
    assert (subject.kind, subject.units, subject.hex) == ("melee", [0, 1], state(game).u_hex[1])
    assert subject.numbers["open"] == 1
    game.play_text("none")
    assert now(game).kind == "roll"
    below = subject_below(game.state)
    assert below.kind == "melee" and below.numbers["strength-0"] > 0 and below.numbers["strength-1"] > 0
    assert now(game).side == 1 and below.numbers["total-0"] == below.numbers["total-1"] == 0


def test_who_has_left_the_map_is_nobody_to_look_at() -> None:
    """What is set up stands beside the map: it is in the question, but no actor."""
    game = next(at_random("first-patrol", "set-up"))
    assert prompt(game) == "set-up-unit" and now(game).unit == a_of(game.choices[0])
    assert state(game).u_hex[now(game).unit] < 0
    assert SCREEN.question(game, state(game).asking)["actor"] is None  # type: ignore[index]

"""Odds on the screen: strengths term by term, as the attack is then made, and chances that add up."""

from __future__ import annotations

from typing import Any

import pytest
from screen_games import ALLIES, AXIS, SPECTATOR, at_random, position, state

from commander_play import play, prompt
from phrases import said
from sandtable.commander.rules import tell
from sandtable.commander.rules.firepower import burst
from sandtable.commander.rules.orders.fire_attack import FireAttack
from sandtable.commander.rules.verbs import ACTIVATE
from sandtable.games.combat_commander.screen import SCREEN
from sandtable.kernel.choice import choice
from sandtable.kernel.game import Game

NOTHING = {"attacks": [], "lines": []}


def odds(game: Game, code: int | None = None, seat: int | None = None) -> dict[str, Any]:
    return SCREEN.odds(game, state(game).asking if seat is None else seat, code)


def terms(attack: dict[str, Any]) -> list[tuple[int, str, str]]:
    return [(term["value"], said(term["say"]), term["rule"]) for term in attack["terms"]]


def on_the_hill() -> Game:
    """A squad on a hill with a led MG beside it, and smoke before the enemy."""
    return position(
        "rifle F6 light-mg, sgt-biermann F6, rifle G6",
        "rifle F8 suppressed, rifle F8 broken",
        map_data={"levels": {"1": "F6 G6"}},
        table={"axis": {"hand": ["G-59"], "draw": ["4-1", "3-2"]}, "smoke": {"F8": 2}},
    )


def test_a_fire_group_term_by_term() -> None:
    game = on_the_hill()
    play(game, "order G-59", "activate g.sgt-biermann", "activate g.rifle-1", "activate g.rifle-2", "?done", "?fire F8")
    assert prompt(game) == "fire-base"
    play(game, "base g.light-mg-1", "join g.rifle-1")
    (attack,) = odds(game)["attacks"]
    assert said(attack["title"]) == "Fire at F8 by 2 pieces"
    assert terms(attack) == [
        (4, "printed", "3.1.1"), (1, "leaders in the hex", "3.3.1.3"), (1, "others of the fire group", "O20.3.1.2"),
        (1, "fires from above", "T88.2"), (-2, "hindrance", "O20.3.2"),
    ]  # fmt: skip
    assert attack["strength"] == 5 and attack["hit"] is None and attack["code"] is None
    join = game.choice("join g.rifle-2")
    (more,) = odds(game, join)["attacks"]
    assert (more["strength"], more["code"]) == (6, join)
    assert [target["thing"] for target in attack["targets"]] == ["u:3", "u:4"]
    suppressed, broken = attack["targets"]
    assert suppressed["eliminate"] == 0 and broken["breaks"] == 0 and broken["eliminate"] > 0
    assert more["targets"][0]["breaks"] > suppressed["breaks"]


@pytest.mark.parametrize("name", ["1", "3", "first-patrol", "dust-on-the-ridge"])
def test_the_strength_is_that_of_the_attack(name: str) -> None:
    """What the odds say just before the roll is what is then rolled with."""
    made = 0
    for game in at_random(name):
        frame = game.state.frames[-1] if game.state.frames else None
        if isinstance(frame, FireAttack) and prompt(game) == "before-attack-roll":
            (attack,) = odds(game)["attacks"]
            g = state(game)
            now = frame.firepower(g) + burst(g, frame.base, frame.targets[0])
            assert attack["strength"] == now == sum(term["value"] for term in attack["terms"])
            told = [event for event in game.events if event[0] == tell.ATTACK][-1]
            bonus = sum(term["value"] for term in attack["terms"] if term["rule"] in ("A24.1", "T99"))
            assert len(frame.targets) > 1 or told[4] == attack["strength"] - bonus
            made += 1
    assert made > 3


@pytest.mark.parametrize("name", ["2", "6", "dust-on-the-ridge", "house-by-house"])
def test_chances_add_up_and_are_announced(name: str) -> None:
    """`odds` in the question says whether there is anything to say; of one choice as of all."""
    said_of = set()
    for game in at_random(name):
        if game.decision is None:
            break
        question: Any = SCREEN.question(game, game.decision.seat)
        found = odds(game)
        assert question["odds"] == (found != NOTHING), question["key"]
        for attack in found["attacks"]:
            assert attack["strength"] == sum(term["value"] for term in attack["terms"])
            assert attack["hit"] is None or 0 <= attack["hit"] <= 1
            for target in attack["targets"]:
                four = [target[key] for key in ("hold", "suppress", "breaks", "eliminate")]
                assert min(four) >= 0 and sum(four) == pytest.approx(1)
        for line in found["lines"]:
            assert sum(chance["chance"] for chance in line["chances"]) == pytest.approx(1)
        if found != NOTHING:
            said_of.add(question["key"])
            code = found["attacks"][0]["code"] if found["attacks"] else None
            if code is not None and question["key"] != "fire-group":
                assert odds(game, code)["attacks"] == found["attacks"][:1]
    assert {"activate", "before-defence-roll"} <= said_of


def test_a_mortar_in_the_woods() -> None:
    """Ordnance must hit first; its shells burst in the trees."""
    game = position(
        "weapon-team F3 medium-mortar",
        "rifle F8, rifle F9",
        map_data={"terrain": {"woods": "F8"}},
        table={"axis": {"hand": ["G-59"]}},
    )
    play(game, "order G-59", "?activate g.weapon-team-1")
    (attack,) = odds(game, game.choice("fire F8"))["attacks"]
    assert 0 < attack["hit"] < 1
    assert (2, "bursts in the trees", "T99") in terms(attack)
    (target,) = attack["targets"]
    assert target["breaks"] + target["suppress"] < attack["hit"], "a miss harms nobody"


def test_rallies_routs_and_melees() -> None:
    hands = {"axis": {"hand": ["G-6", "G-18", "G-40"]}}
    game = position("rifle F5 broken, rifle F6 broken", "rifle F8 broken, rifle G8 broken", table=hands)
    orders = {said(choice["say"]): choice["text"] for choice in SCREEN.question(game, AXIS)["choices"]}  # type: ignore[index]
    play(game, orders["order Rout"], "side allies")
    lines = odds(game)["lines"]
    assert [said(line["say"]) for line in lines] == ["Russian Rifle 1 (F8)", "Russian Rifle 2 (G8)"]
    assert [said(chance["say"]) for chance in lines[0]["chances"]] == ["nothing happens", "suppressed", "falls back"]
    assert lines[0]["thing"] == "u:2"


def test_odds_of_a_melee() -> None:
    game = position("rifle F5", "rifle F6", table={"axis": {"hand": ["G-43"]}}, options={"windows": True})
    play(game, "order G-43", "?activate g.rifle-1", "advance g.rifle-1 F6", "?none")
    assert prompt(game) == "ambush"
    (line,) = odds(game)["lines"]
    assert said(line["say"]) == "Melee in F6" and line["thing"] == "h:F6"
    assert [said(chance["say"]) for chance in line["chances"]] == ["you win", "all die", "you lose"]


def test_a_barrage() -> None:
    """The chance of accuracy, then the strength in each hex."""
    seen = set()
    for seed in range(40):
        for game in at_random("dust-on-the-ridge", str(seed), most=500):
            if prompt(game) in ("spotting-round", "impact-next"):
                for attack in odds(game)["attacks"]:
                    assert terms(attack)[0][1:] == ("artillery", "O18.2.3")
                    assert (attack["hit"] is not None) == (prompt(game) == "spotting-round")
                    seen.add(prompt(game))
        if len(seen) == 2:
            break
    assert len(seen) == 2


def test_others_are_told_no_odds() -> None:
    game = on_the_hill()
    play(game, "order G-59")
    assert odds(game)["attacks"] and odds(game, seat=ALLIES) == NOTHING == odds(game, seat=SPECTATOR)
    enemy = choice(ACTIVATE, 3)
    assert odds(game, 12345) == odds(game, enemy) == NOTHING, "no choices of this question"

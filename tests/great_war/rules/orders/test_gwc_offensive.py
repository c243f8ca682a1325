"""The Offensive Order (O24)."""

from __future__ import annotations

from typing import Any

import pytest
from gwc_positions import card, state
from war_moves import order, steps, war

from commander_play import asked, broken, notations, play, prompt, spent, told, unit, where
from sandtable.games.great_war_commander.rules.state import ENTERED, OFFENSIVE
from sandtable.kernel.game import Game

OFFENSIVE_CARD = card("france", "offensive")
FAR = "infanterie I1"


def attack(allies: str, axis: str = FAR, hand: str = "", **more: Any) -> Game:
    game = war(axis, allies, active="allies", allies_hand=f"{OFFENSIVE_CARD} {hand}", **more)
    return order(game, "offensive", "france") if f"order {OFFENSIVE_CARD}" in notations(game) else game


def line(game: Game, *tags: str) -> Game:
    """Name the whole line; what is forced the kernel names itself."""
    return play(game, *[f"?activate f.{tag}" for tag in tags], "?done")


def ordered(game: Game) -> bool:
    """Can the Offensive be given?"""
    return prompt(game) in ("offensive-line", "offensive-pick")


# --- the line (O24.1) ---


@pytest.mark.rule("gwc:O24.ex", "gwc:O24.1b", "gwc:O24.1c")
def test_the_broken_platoon_cuts_the_line_of_the_example() -> None:
    units = (
        "poilus F9, ltn-durant G10, poilus H9 broken, "
        "poilus I9, poilus J9, ltn-de-grasse K10, poilus L10, specialistes L9"
    )
    game = attack(units, "infanterie A1", wide=True)
    assert "f.poilus-2" not in notations(game, "activate")
    assert {"f.poilus-1", "f.poilus-3"} <= set(notations(game, "activate"))
    play(game, "activate f.poilus-3")
    assert "f.poilus-1" not in notations(game, "activate")
    line(game, "poilus-4", "ltn-de-grasse", "poilus-5", "specialistes-1")
    found = [u for u in range(len(state(game).u_hex)) if state(game).u_flags[u] & OFFENSIVE]
    assert len(found) == 5
    west = attack(units, "infanterie A1", wide=True)
    play(west, "activate f.poilus-1", "?activate f.ltn-durant", "?done")
    assert prompt(west) == "offensive-pick"


@pytest.mark.rule("gwc:O24.1a")
@pytest.mark.parametrize(("units", "may"), [
    ("poilus F5, ltn-durant F6", True),
    ("poilus F5, poilus F6", False),  # no Leader
    ("poilus F5, renault-ft-gun-leader F6", False),  # a Tank Leader is none
    ("poilus F5, hero F6", True),
    ("poilus F5, ltn-durant F6 broken", False),
    ("poilus F5 broken, ltn-durant F6", False),
    ("poilus F5, ltn-durant F7", False),  # not adjacent
    ("renault-ft-gun F5, agent-de-liaison F6, ltn-durant F7", True),
    ("schneider F5, ltn-durant F6", True),
])  # fmt: skip
def test_who_makes_a_line(units: str, may: bool) -> None:
    assert ordered(attack(units)) == may


@pytest.mark.rule("gwc:O24.1c")
@pytest.mark.parametrize("switch", [False, True])
def test_a_single_stack_is_no_line_unless_the_switch_says_so(switch: bool) -> None:
    game = attack("poilus F5, ltn-durant F5", options={"offensive_from_one_hex": switch})
    assert ordered(game) == switch


@pytest.mark.rule("gwc:O24.1a")
def test_those_activated_before_stay_out() -> None:
    game = war(FAR, "poilus F5, ltn-durant F6, poilus F7", active="allies", allies_hand=OFFENSIVE_CARD)
    state(game).u_flags[unit(game, "f.poilus-1")] |= 8
    order(game, "offensive", "france")
    assert notations(game, "activate") == ["f.ltn-durant", "f.poilus-2"]


@pytest.mark.rule("gwc:O24.1b")
def test_radius_does_not_matter_for_the_line() -> None:
    """A Lieutenant of Command 1 at the end of a line of four hexes."""
    game = attack("ltn-durant F2, poilus F3, poilus F4, poilus F5")
    line(game, "ltn-durant", "poilus-1", "poilus-2", "poilus-3")
    assert state(game).u_flags[unit(game, "f.poilus-3")] & OFFENSIVE


@pytest.mark.rule("gwc:O24.1b")
def test_only_lines_that_can_become_whole_are_offered() -> None:
    """The two ends cannot go without the middle, which the kernel then names by itself."""
    game = attack("poilus F5, specialistes F6, ltn-durant F7, poilus A11")
    assert "f.poilus-2" not in notations(game, "activate")
    play(game, "activate f.poilus-1", "activate f.ltn-durant")
    assert state(game).u_flags[unit(game, "f.specialistes-1")] & OFFENSIVE and prompt(game) == "offensive-pick"


# --- movement (O24.2.1) ---


def pair(allies: str = "poilus F5, ltn-durant F6", axis: str = FAR, **more: Any) -> Game:
    game = attack(allies, axis, **more)
    return line(game, *[f"{name}-{n}" for name in ("poilus", "specialistes") for n in (1, 2, 3)], "ltn-durant")


@pytest.mark.rule("gwc:O24.2.1a")
def test_its_movers_are_moving_targets() -> None:
    game = pair(axis="infanterie F2", axis_hand=card("germany", "fire"))
    play(game, "move f.poilus-1", "step F4")
    assert asked(game) == "axis" and prompt(game) == "op-fire"


@pytest.mark.rule("gwc:O24.2.1c")
def test_no_overstacking_even_in_passing() -> None:
    game = pair("poilus F5, ltn-durant F6, poilus F4")
    play(game, "move f.poilus-1")
    assert "F4" not in steps(game) and "E5" in steps(game)
    both = pair("poilus F5, ltn-durant F5, poilus F6, specialistes F4")
    play(both, "move f.poilus-1")
    assert "F4" in steps(both)
    play(both, "with f.ltn-durant")
    assert "F4" in steps(both)
    three = pair("poilus F5, specialistes F5, ltn-durant F6, specialistes F4")
    play(three, "move f.poilus-1", "with f.specialistes-1")
    assert "F4" not in steps(three)


@pytest.mark.rule("gwc:O24.2.1d")
def test_no_hex_twice_nor_the_first_one() -> None:
    game = pair()
    play(game, "move f.poilus-1", "step F4")
    assert "F5" not in steps(game)
    play(game, "step E4", "step E5")
    assert "F5" not in steps(game) and "F4" not in steps(game) and "E4" not in steps(game)


@pytest.mark.rule("gwc:O24.2.1b", "gwc:A31c")
def test_no_assault_fire() -> None:
    fire = card("france", action="assault-fire", but=OFFENSIVE_CARD)
    game = pair("tirailleurs F5, ltn-durant F6", "infanterie F2", hand=fire)
    assert f"play {fire}" not in notations(game)


@pytest.mark.rule("gwc:O24.2.1e")
@pytest.mark.parametrize("barred", [False, True])
def test_engineering_works_are_allowed(barred: bool) -> None:
    works = card("france", action="engineering-works", but=OFFENSIVE_CARD)
    game = attack("genie F5, ltn-durant F6", hand=works, forts={"wire": "F4"}, options={"offensive_bars_cards": barred})
    line(game, "genie-1", "ltn-durant")
    assert (f"play {works} F4" in notations(game)) != barred


@pytest.mark.rule("gwc:O24.2.1a", "gwc:T118", "gwc:T124.1a")
def test_the_first_shellhole_costs_more_here_too() -> None:
    game = pair(holes="F4 F3")
    play(game, "move f.poilus-1", "step F4", "step F3")
    assert spent(game) == [2, 3]


@pytest.mark.rule("gwc:O24.2.1a", "gwc:7.2.1a")
def test_an_offensive_may_leave_the_map() -> None:
    game = pair("poilus F1, ltn-durant F2")
    play(game, "move f.poilus-1", "exit", "space 9")
    assert where(game, "f.poilus-1") == "time"


@pytest.mark.rule("gwc:O14.5")
def test_somebody_must_move() -> None:
    assert "end" not in notations(pair())


# --- fire (O24.2.2) ---


def after_moving(
    *moves: str, allies: str = "poilus F5, ltn-durant F6", axis: str = "infanterie F2", **more: Any
) -> Game:
    """Up to the fire step."""
    game = pair(allies, axis, **more)
    for move in moves:
        tag, name = move.split()
        play(game, f"?move f.{tag}", f"step {name}", "?stop")
    return play(game, "?end")


@pytest.mark.rule("gwc:O24.2.2a")
def test_those_who_moved_may_make_one_attack_or_none() -> None:
    game = after_moving("poilus-1 F4", axis_draw="6-3", allies_draw="3-1")
    assert prompt(game) == "fire-target" and set(notations(game)) >= {"fire F2", "none"}
    play(game, "fire F2", "?base f.poilus-1", "?done", "?roll", "?roll")
    assert len(told(game, "attack")) == 1 and prompt(game) != "fire-target"
    none = after_moving("poilus-1 F4")
    play(none, "none")
    assert told(none, "attack") == []
    assert state(none).u_flags[unit(none, "f.poilus-1")] & (OFFENSIVE | ENTERED) == 0


@pytest.mark.rule("gwc:O24.2.2a")
def test_who_stayed_does_not_fire() -> None:
    game = after_moving("ltn-durant E6", allies="poilus F5, ltn-durant F6", axis="infanterie F2")
    assert prompt(game) != "fire-target" and told(game, "attack") == []


@pytest.mark.rule("gwc:O24.2.2c")
def test_neither_weapons_nor_tanks_fire() -> None:
    game = attack("poilus F5 chauchat, renault-ft-mg E5, ltn-durant F6", "infanterie F2")
    line(game, "poilus-1", "renault-ft-mg-1", "ltn-durant")
    play(game, "move f.poilus-1", "step F4", "stop", "move f.renault-ft-mg-1", "step E4", "stop", "?end")
    play(game, "fire F2")  # with one base and nobody to join there is nothing to choose
    assert told(game, "attack-piece") == [["f.poilus-1"]]


def three_abreast(leader: str) -> Game:
    """Two Platoons side by side in E4 and F4; the Leader in D4 is next to the first and two hexes from the second."""
    game = attack(f"poilus E5, {leader} D5, poilus F5", "infanterie F2")
    line(game, "poilus-1", leader, "poilus-2")
    for tag, name in (("poilus-1", "E4"), (leader, "D4"), ("poilus-2", "F4")):
        play(game, f"?move f.{tag}", f"step {name}", "?stop")
    return play(game, "?end", "fire F2", "base f.poilus-1")


@pytest.mark.rule("gwc:O24.2.2b")
def test_only_units_in_the_leaders_radius_fire_together() -> None:
    near = three_abreast("ltn-violette")
    assert told(near, "attack-piece") == [["f.poilus-1"]]
    far = three_abreast("cne-barnier")
    assert notations(far, "join") == ["f.poilus-2"]


@pytest.mark.rule("gwc:O24.2.2b")
def test_no_second_leader_in_the_group() -> None:
    game = attack("poilus F4, cne-barnier E4, ltn-violette G4", "infanterie F2")
    line(game, "poilus-1", "cne-barnier", "ltn-violette")
    for tag, name in (("poilus-1", "F3"), ("cne-barnier", "E3"), ("ltn-violette", "G3")):
        play(game, f"?move f.{tag}", f"step {name}", "?stop")
    play(game, "?end", "fire F2", "base f.poilus-1")
    assert notations(game, "join") == ["f.cne-barnier", "f.ltn-violette"]
    play(game, "join f.cne-barnier")  # nobody else can: the kernel goes on
    assert told(game, "attack-piece") == [["f.poilus-1"], ["f.cne-barnier"]]


# --- Tanks in it ---


@pytest.mark.rule("gwc:O23.5.2a", "gwc:O23.5.2b", "gwc:O23.5.7a", "gwc:O24.1a")
def test_a_tank_in_an_offensive_checks_and_crushes() -> None:
    game = attack("renault-ft-gun F5, ltn-durant F6", allies_draw="2-1", holes="F4")
    line(game, "renault-ft-gun-1", "ltn-durant")
    play(game, "move f.renault-ft-gun-1", "step F4")
    assert broken(game, "f.renault-ft-gun-1") and steps(game) == []
    wire = attack("renault-ft-gun F5, ltn-durant F6", forts={"wire": "F4"})
    line(wire, "renault-ft-gun-1", "ltn-durant")
    play(wire, "move f.renault-ft-gun-1", "step F4")
    assert told(wire, "wire-crushed") and steps(wire) == []


@pytest.mark.rule("gwc:F130.2b", "gwc:F130.2a")
def test_only_the_tank_can_be_hit_where_men_came_along_a_trench() -> None:
    fire = card("germany", "fire")
    game = attack(
        "renault-ft-gun F5, poilus F5, ltn-durant F6", "infanterie F2 mg-08-15", axis_hand=fire,
        forts={"trench": "F5 F4"}, allies_draw="6-5, 6-4, 5-4", axis_draw="3-1",
    )  # fmt: skip
    line(game, "renault-ft-gun-1", "poilus-1", "ltn-durant")
    play(game, "move f.renault-ft-gun-1", "with f.poilus-1", "step F4")
    assert prompt(game) == "op-fire"
    play(game, f"play {fire}", "?activate g.infanterie-1", "fire F4", "?base g.mg-08-15-1", "?done", "?roll", "?roll")
    assert [row[0] for row in told(game, "defence")] == ["f.renault-ft-gun-1"]

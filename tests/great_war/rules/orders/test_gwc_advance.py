"""The Advance Order (O16.1 to O16.3)."""

from __future__ import annotations

from typing import Any

import pytest
from gwc_positions import card, state
from war_moves import order, war

from commander_play import asked, fort, notations, play, prompt, told, unit, vp, where
from sandtable.kernel.frame import with_byte
from sandtable.kernel.game import Game

ADVANCE = card("germany", "advance")
FAR = "poilus I11"
NEAR_F5 = {"F4", "G5", "G6", "F6", "E6", "E5"}


def advancing(axis: str, allies: str = FAR, **more: Any) -> Game:
    return order(war(axis, allies, axis_hand=ADVANCE, **more), "advance")


def reached(game: Game, tag: str = "g.infanterie-1") -> set[str]:
    return {text.split()[1] for text in notations(game, "advance") if text.split()[0] == tag}


@pytest.mark.rule("gwc:O16.1a", "gwc:O16.1b", "gwc:O16.2a")
def test_one_hex_whatever_it_costs_and_whoever_is_there() -> None:
    paint = {"terrain": {"marsh": "F6 G6", "woods": "E6"}, "sides": {"wall": "F5/F6"}}
    game = advancing("infanterie F5 broken", "poilus F6", map=paint)
    assert reached(game) == NEAR_F5
    play(game, "advance g.infanterie-1 F6")
    assert told(game, "melee")
    stop = advancing("infanterie F5, lt-ebel F4")
    play(stop, "activate g.lt-ebel", "?activate g.infanterie-1", "?done", "advance g.infanterie-1 F6")
    assert reached(stop) == set()


@pytest.mark.rule("gwc:O16.1c")
def test_nobody_fires_at_an_advance() -> None:
    game = advancing("infanterie F5", "poilus F9", allies_hand=card("france", "fire"))
    play(game, "advance g.infanterie-1 F6")
    assert told(game, "attack") == [] and prompt(game) != "op-fire"


@pytest.mark.rule("gwc:O16.2a")
def test_a_stack_may_go_together_or_apart() -> None:
    game = advancing("lt-ebel F5, infanterie F5, landwehr F5, pionier F4")
    play(
        game, "activate g.lt-ebel", *(f"activate g.{u}-1" for u in ("infanterie", "landwehr")), "?activate g.pionier-1"
    )
    play(game, "?done", "advance g.infanterie-1 F6")
    assert prompt(game) == "advance-with" and set(notations(game, "with")) == {"g.lt-ebel", "g.landwehr-1"}
    play(game, "with g.landwehr-1", "done")
    assert where(game, "g.landwehr-1") == "F6" and where(game, "g.lt-ebel") == "F5"
    assert reached(game, "g.lt-ebel") == NEAR_F5


@pytest.mark.rule("gwc:O16.3a")
def test_no_advance_into_impassable_hexes() -> None:
    game = war("infanterie F5", FAR, axis_hand=ADVANCE, map={"terrain": {"water-barrier": "F6"}})
    g = state(game)
    g.h_blaze = with_byte(g.h_blaze, g.rules.map.hex_index("F4"), 1)
    assert reached(order(game, "advance")) == NEAR_F5 - {"F6", "F4"}


@pytest.mark.rule("gwc:O16.3b", "gwc:T102a")
def test_a_bridge_is_crossed_along_its_way() -> None:
    paint: dict[str, Any] = {"terrain": {"stream": "F6", "bridge": "F6"}, "ways": {"road": "F5 F6 F7"}}
    assert "F6" in reached(advancing("infanterie F5", map=paint))
    assert "F6" not in reached(advancing("infanterie G6", map=paint))
    assert reached(advancing("infanterie F6", map=paint)) == {"F5", "F7"}


@pytest.mark.rule("gwc:O16.2b", "gwc:O16.3c", "gwc:7.2.1a", "gwc:7.2.1b")
def test_an_exit_by_the_enemys_edge_scores() -> None:
    game = advancing("infanterie F11, landwehr F1, pionier A6")
    play(game, "activate g.infanterie-1")
    before = vp(game)
    play(game, "exit g.infanterie-1", "space 5")
    assert vp(game) - before == 2 and where(game, "g.infanterie-1") == "time"
    assert state(game).u_time[unit(game, "g.infanterie-1")] == 5
    for tag in ("g.landwehr-1", "g.pionier-1"):
        other = advancing("infanterie F11, landwehr F1, pionier A6")
        play(other, f"activate {tag}")
        assert notations(other, "exit") == []


@pytest.mark.rule("gwc:O16.2c", "gwc:O16.3c", "gwc:7.2.1c")
def test_a_runner_leaves_by_his_own_edge_only() -> None:
    home = advancing("bote F1, infanterie A2")
    play(home, "activate g.bote-1")
    before = vp(home)
    play(home, "exit g.bote-1")
    assert vp(home) - before == 1 and where(home, "g.bote-1") == "mix"
    away = advancing("bote F11, infanterie A2")
    play(away, "activate g.bote-1")
    assert notations(away, "exit") == []


@pytest.mark.rule("gwc:A45.4a", "gwc:O16.1c")
def test_the_defender_may_reveal_wire_under_an_advance() -> None:
    wire = card("france", action="hidden-wire")
    game = advancing("infanterie F5", "poilus A11", allies_hand=wire, allies_side={"posture": "defend"})
    play(game, "advance g.infanterie-1 F6")
    assert asked(game) == "allies" and f"play {wire}" in notations(game)
    play(game, f"play {wire}")
    assert fort(game, "F6") == "wire" and where(game, "g.infanterie-1") == "F6"


@pytest.mark.rule("gwc:O14.5")
def test_one_at_least_must_go() -> None:
    game = advancing("lt-ebel F5, infanterie F5")
    play(game, "activate g.lt-ebel", "?activate g.infanterie-1", "?done")
    assert "done" not in notations(game)
    play(game, "advance g.lt-ebel F6", "done")
    assert "done" in notations(game)

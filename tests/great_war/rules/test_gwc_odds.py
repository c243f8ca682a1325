"""What the odds foresee: ground that the same shells change, cards that keep men from breaking, Gas."""

from __future__ import annotations

from typing import Any

import pytest
from gwc_guns import REQUEST, TELEPHONE, request
from gwc_guns import position as guns
from gwc_play import position
from gwc_positions import card, state
from gwc_strategy import AMERICA, holding

from commander_play import hex, notations, play, prompt, unit
from sandtable.commander.rules.cards import product, total
from sandtable.commander.rules.cover import best_cover, morale
from sandtable.commander.rules.firepower import airburst, to_hit
from sandtable.commander.rules.odds import believed_pile, roll_odds
from sandtable.commander.rules.state import WEAPON_PIECE
from sandtable.commander.rules.stats import morale_without_cover
from sandtable.games.great_war_commander.rules.ground import downgrade
from sandtable.games.great_war_commander.rules.orders.telephone import telephone_fp
from sandtable.games.great_war_commander.screen import SCREEN
from sandtable.kernel.game import Game
from sandtable.screens.wire import Fate, OddsAnswer

AXIS, ALLIES = 0, 1
US_OFFENSIVE, FIRE = "A-7", "G-3"


def odds(game: Game, seat: int, choice: str = "") -> OddsAnswer:
    code = game.choices[notations(game).index(choice)] if choice else None
    return SCREEN.odds(game, seat, code)


def fate(found: OddsAnswer, u: int) -> Fate:
    return next(one for attack in found["attacks"] for one in attack["targets"] if one["thing"] == f"u:{u}")


# --- ground that changes first ---


def shelled(game: Game, u: int, strength: int, need: int = -1, spared: bool = False) -> float:
    """How often he loses or ties: every attack roll, each after every card that hits, is put to the ground itself."""
    g = state(game)
    attacks, defences = believed_pile(g, AXIS, AXIS), believed_pile(g, AXIS, ALLIES)
    hits = [card for card in attacks if product(g, card) > need]
    lost = cases = 0
    for attack in attacks:
        times = len(hits) - (attack in hits) if need >= 0 else 1
        after: Any = game.title.clone(g)
        if not spared:
            downgrade(after, g.u_hex[u], strength + total(g, attack))
        defence = morale_without_cover(after, u) + best_cover(after, g.u_hex[u], True, 0)
        lost += times * sum(strength + total(g, attack) >= defence + total(g, card) for card in defences)
        cases += times * len(defences)
    return lost / cases


@pytest.mark.rule("gwc:O19.2.1.4.2c", "gwc:T99.5")
@pytest.mark.parametrize("ground", ["woods", "building", "shellhole"])
def test_an_impact_counts_with_the_cover_that_it_leaves(ground: str) -> None:
    game = guns(
        "hptm-nehring F1", "poilus F6, territoriaux G7, poilus O9", hand=REQUEST, draw="6-4, 1-4, 1-2",
        axis_side=TELEPHONE, map={"terrain": {ground: "F6"}},
    )  # fmt: skip
    request(game, "?barrage 0", "activate g.hptm-nehring", "fire F6")
    assert prompt(game) == "impact-next"
    u = unit(game, "f.poilus-1")
    strength = telephone_fp(state(game), AXIS) + airburst(state(game), hex(game, "F6"))
    found = fate(odds(game, AXIS, "hex F6"), u)
    assert 1 - found["hold"] == pytest.approx(shelled(game, u, strength))


@pytest.mark.rule("gwc:T99.5")
@pytest.mark.parametrize("spared", [False, True])
def test_a_mortar_fells_the_trees_before_they_cover_anybody(spared: bool) -> None:
    game = position(
        "abteilung F3 25-cm-minenwerfer, infanterie A1", "poilus F8, poilus H8, poilus O11", axis_hand=FIRE,
        map={"terrain": {"woods": "F8"}}, options={"mortars_spare_ground": spared},
    )  # fmt: skip
    play(game, f"order {FIRE}", "?activate g.abteilung-1", "?done")
    assert prompt(game) == "fire-target"
    u = unit(game, "f.poilus-1")
    found = odds(game, AXIS, "fire F8")
    [attack] = found["attacks"]
    assert attack["hit"] is not None
    hurt = (1 - fate(found, u)["hold"]) / attack["hit"]
    need = to_hit(state(game), attack_piece(game), hex(game, "F8"))
    exact = shelled(game, u, attack["strength"], need, spared)
    assert hurt == pytest.approx(exact)


def attack_piece(game: Game) -> int:
    return WEAPON_PIECE + state(game).u_weapon[unit(game, "g.abteilung-1")]


# --- Doughboy Surge ---


def line_at_f6() -> Game:
    """An American line goes on against a German platoon with a Fire card."""
    game = position(
        "infanterie F2, infanterie A1", "lt-york F7, doughboys F6, doughboys O11", own=holding("", "doughboy-surge"),
        axis_hand=FIRE, allies_hand=US_OFFENSIVE, allies_side=AMERICA, table={"active": "allies"}, year=1918,
    )  # fmt: skip
    play(game, f"order {US_OFFENSIVE}")
    while prompt(game) == "offensive-line":
        play(game, notations(game)[0])
    return game


def shot_at(game: Game) -> Game:
    return play(game, f"play {FIRE}", "?activate g.infanterie-1", "?done")


@pytest.mark.rule("gwc:S98.5.3")
def test_before_their_roll_the_odds_tell_what_the_surge_would_save() -> None:
    game = play(line_at_f6(), "?move a.doughboys-1", "step F5")
    shot_at(game)
    play(game, "fire F5", "?base g.infanterie-1", "?done")
    assert prompt(game) == "before-defence-roll"
    u = unit(game, "a.doughboys-1")
    plain, surging = fate(odds(game, ALLIES), u), fate(odds(game, ALLIES, "situation doughboy-surge"), u)
    assert plain["breaks"] > 0 == surging["breaks"]
    assert (
        surging["hold"] == pytest.approx(plain["hold"] + plain["breaks"]) and surging["suppress"] == plain["suppress"]
    )
    play(game, "situation doughboy-surge")
    assert prompt(game) != "before-defence-roll" or fate(odds(game, ALLIES), u)["breaks"] == 0


@pytest.mark.rule("gwc:S98.5.3")
def test_whoever_fires_at_a_surge_is_told_that_nobody_breaks() -> None:
    game = play(line_at_f6(), "situation doughboy-surge", "?move a.doughboys-1", "step F5")
    shot_at(game)
    assert fate(odds(game, AXIS), unit(game, "a.doughboys-1"))["breaks"] == 0


# --- Gas ---


@pytest.mark.rule("gwc:T107.1b")
def test_the_suppressed_in_gas_rally_by_what_they_are_worth_there() -> None:
    recover = card("G", order="recover")
    game = position(
        "infanterie F5 broken suppressed, infanterie H5 broken suppressed, infanterie A1", "poilus O11",
        axis_hand=recover, own={"gas": "F5"},
    )  # fmt: skip
    play(game, f"order {recover}")
    assert prompt(game) == "rally-next"
    g = state(game)
    for tag in ("g.infanterie-1", "g.infanterie-2"):
        exact = roll_odds(g, believed_pile(g, AXIS, AXIS), morale(g, unit(game, tag)))
        assert first_chance(game, tag) == pytest.approx(exact.less), tag


def first_chance(game: Game, tag: str) -> float:
    line = next(one for one in odds(game, AXIS)["lines"] if one["thing"] == f"u:{unit(game, tag)}")
    return line["chances"][0]["chance"]


@pytest.mark.rule("gwc:O26.4", "gwc:T107.1c")
def test_in_gas_no_building_keeps_the_broken_from_running() -> None:
    rout = card("G", order="rout")
    game = position(
        "infanterie F5 broken, infanterie H5 broken, infanterie A1", "poilus O11",
        axis_hand=rout, own={"gas": "F5"}, map={"terrain": {"building": "F5 H5"}},
    )  # fmt: skip
    play(game, f"order {rout}", "?side axis")
    assert first_chance(game, "g.infanterie-1") < first_chance(game, "g.infanterie-2")

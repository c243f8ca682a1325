"""Edges of rules that a small mistake would pass by: first and last numbers, who goes first, what changes meanwhile."""

from __future__ import annotations

import pytest
from drawn_events import event_card

from commander_play import play, prompt
from sandtable.commander.rules.actions.attack import spray_hexes
from sandtable.commander.rules.firepower import burst, is_marksman, shot_terms, takes_cover_away
from sandtable.commander.rules.orders.defence import Defence
from sandtable.commander.rules.orders.fire_attack import FireAttack
from sandtable.commander.rules.rolls import check_weapons
from sandtable.commander.rules.state import IN_BOX, NO_UNIT, WEAPON_PIECE
from sandtable.commander.rules.time_advance import edge_hexes
from sandtable.commander.rules.victory import eliminate
from sandtable.games.combat_commander.names import GERMANY, RUSSIA
from sandtable.kernel.choice import a_of, verb_of
from sandtable.kernel.game import Game
from table import asked, broken, hex, position, state, suppressed, told, unit, weapon, where

REQUEST, ROUT = "G-34", "G-11"
FAR = "rifle I10"


@pytest.mark.rule("11.4c")
def test_the_first_and_last_numbers_that_fix_or_eliminate_a_weapon() -> None:
    g = state(position("rifle A1 light-mg", FAR))
    kind = g.w_type[0]
    fix, lose = g.rules.tables.weapon_fix_high[kind], g.rules.tables.weapon_elim_low[kind]
    fates = {1: "fixed", fix: "fixed", fix + 1: "broken", lose - 1: "broken", lose: "lost", 10: "lost"}
    assert {number: fate(number) for number in fates} == fates


def fate(number: int) -> str:
    """Of a broken Light MG at a Random Hex of that number."""
    game = position("rifle A1 light-mg jammed", FAR)
    g, w = state(game), weapon(game, "g.light-mg-1")
    check_weapons(g, number)
    if g.w_carrier[w] == IN_BOX:
        return "lost"
    return "broken" if g.w_broken[w] else "fixed"


@pytest.mark.rule("6.1.2.5a", "8.2a")
def test_a_reinforcement_may_fill_a_hex_to_exactly_seven_figures() -> None:
    game = position("rifle E5, line-team C1, sgt-ganz C1, rifle D1", FAR)
    g = state(game)
    found = edge_hexes(g, 0, g.u_type[unit(game, "g.rifle-1")])
    assert hex(game, "C1") in found and hex(game, "D1") not in found  # seven and eight


@pytest.mark.rule("A38a")
@pytest.mark.parametrize("enemy", ["germany", "america"])
def test_russians_give_no_quarter_to_anybody(enemy: str) -> None:
    foe = "rifle F5" if enemy == "germany" else "line F5"
    game = position(foe, "rifle F6, " + FAR, axis_side={"nation": enemy})
    assert state(game).rules.no_quarter_allowed(1)


@pytest.mark.rule("8.2b", "gloss.inactive")
def test_the_inactive_player_thins_his_stacks_first() -> None:
    game = position("rifle A1, rifle A1", "rifle I9, rifle I9", axis_hand="G-46")
    play(game, "?pass", "done")
    assert (asked(game), prompt(game)) == ("allies", "overstack-deploy")
    play(game, "none", "unit r.rifle-1")
    assert (asked(game), prompt(game)) == ("axis", "overstack-deploy")


@pytest.mark.rule("O18.2.2b")
def test_smoke_in_the_spotters_own_hex_hinders_a_spotting_round_there() -> None:
    game = position(
        "sgt-ganz F3, rifle A1", "rifle F7, " + FAR, axis_hand=REQUEST, axis_draw="1-3, 2-3",
        axis_side={"radio": {"radio": "radio-75mm"}}, table={"smoke": {"F3": 3}},
    )  # fmt: skip
    play(game, f"order {REQUEST}", "?activate g.sgt-ganz", "fire F3")
    assert told(game, "targeting")[0][1:] == ["3", "3", "0"]


def rallied_during_its_rout_roll(terrain: str) -> Game:
    """A roll of 7 against Morale 6, 7 in Brush; its Event! is a Medic."""
    game = position(
        "volksgrenadier F5 broken", FAR, axis_hand=ROUT,
        axis_draw=f"2-5 event, {event_card('G', 'medic', [ROUT])}", map={"terrain": {terrain: "F5"}},
    )  # fmt: skip
    play(game, f"order {ROUT}")
    assert not broken(game, "g.volksgrenadier-1") and told(game, "rallied") == [["g.volksgrenadier-1"]]
    return game


@pytest.mark.rule("O23.2d", "1.9.1e")
def test_a_unit_rallied_during_its_rout_roll_is_not_suppressed_by_a_tie() -> None:
    game = rallied_during_its_rout_roll("brush")
    assert told(game, "rout-roll")[0][1:] == ["7", "7"] and not suppressed(game, "g.volksgrenadier-1")


@pytest.mark.rule("O23.2e", "1.9.1e")
def test_a_unit_rallied_during_its_rout_roll_retreats_nevertheless() -> None:
    game = rallied_during_its_rout_roll("field")
    assert told(game, "rout-roll")[0][1:] == ["7", "6"] and where(game, "g.volksgrenadier-1") == "F4"


@pytest.mark.rule("O20.3.2a", "10.3.3")
def test_only_the_largest_hindrance_of_all_pieces_counts() -> None:
    game = position("rifle F5, rifle F5", "rifle F8, " + FAR, map={"terrain": {"brush": "F6"}})
    pieces = [unit(game, "g.rifle-1"), unit(game, "g.rifle-2")]
    assert shot_terms(state(game), pieces, [hex(game, "F8")]) == (1, 0, 0, -3)


@pytest.mark.rule("T99d")
@pytest.mark.parametrize(("gun", "more"), [("light-mortar", 2), ("ig-18", 0)])
def test_of_all_guns_only_a_mortar_bursts_in_the_trees(gun: str, more: int) -> None:
    game = position(f"weapon-team F2 {gun}", "rifle F8, " + FAR, map={"terrain": {"woods": "F8"}})
    assert burst(state(game), WEAPON_PIECE + weapon(game, f"g.{gun}-1"), hex(game, "F8")) == more


@pytest.mark.rule("O20.3.4a", "gloss.inactive")
def test_where_both_sides_defend_the_inactive_player_rolls_first() -> None:
    game = position("rifle F5", "rifle F8, " + FAR)
    mine, theirs = unit(game, "g.rifle-1"), unit(game, "r.rifle-1")
    defence = Defence()
    defence.waiting = [mine, theirs]
    assert defence.side_to_roll(state(game)) == 1
    defence.waiting = [mine]
    assert defence.side_to_roll(state(game)) == 0


@pytest.mark.rule("A37a")
def test_marksmen_are_squads_and_teams_of_the_nation_on_the_card() -> None:
    game = position("rifle F5, line-team F5, sgt-ganz F5", FAR)
    g = state(game)
    found = [tag for tag in ("rifle-1", "line-team-1", "sgt-ganz") if is_marksman(g, unit(game, f"g.{tag}"), GERMANY)]
    assert found == ["rifle-1", "line-team-1"]
    assert not is_marksman(g, unit(game, "g.rifle-1"), RUSSIA)


@pytest.mark.rule("A40b")
def test_every_piece_must_reach_the_second_hex_of_spray_fire() -> None:
    """A Rifle Squad fires 5 hexes far, a Team 3; both reach F6, only the Squad F7."""
    game = position("rifle F3, line-team F3", "rifle F6, rifle F7, rifle E6, " + FAR)
    attack = FireAttack()
    attack.side, attack.targets, attack.bonus = 0, [hex(game, "F6")], 0
    attack.base = unit(game, "g.rifle-1")
    attack.pieces = [attack.base]
    assert sorted(spray_hexes(state(game), attack)) == [hex(game, "E6"), hex(game, "F7")]
    attack.pieces.append(unit(game, "g.line-team-1"))
    assert spray_hexes(state(game), attack) == [hex(game, "E6")]


@pytest.mark.rule("11.6a")
def test_a_molotov_takes_cover_away_from_the_targets_of_its_whole_group() -> None:
    game = position("rifle F5 molotov-cocktail, rifle F5", FAR)
    squad, bottle = unit(game, "g.rifle-2"), WEAPON_PIECE + state(game).u_weapon[unit(game, "g.rifle-1")]
    assert takes_cover_away(state(game), [squad, bottle]) and not takes_cover_away(state(game), [squad])


@pytest.mark.rule("9.1a", "6.1.2b")
def test_a_cancelled_roll_on_the_last_card_advances_time_too() -> None:
    game = position("rifle E2 broken", FAR, axis_hand="G-3", initiative="axis")
    del state(game).draw[0][:-1]
    game.play_text("order G-3")
    assert told(game, "time") == [] and prompt(game) == "initiative-rally"
    game.play_text("reroll")
    assert told(game, "time") == [["1"]] and len(told(game, "rolled")) == 2


@pytest.mark.rule("4.2b")
def test_the_lowest_empty_space_of_the_casualty_track_is_filled_first() -> None:
    """Walking Wounded (E76) leave theirs empty."""
    game = position("rifle F5, rifle F5", FAR)
    g = state(game)
    g.casualties[0] = [7, NO_UNIT, 8]
    eliminate(g, unit(game, "g.rifle-1"))
    assert g.casualties[0] == [7, unit(game, "g.rifle-1"), 8]


@pytest.mark.rule("11.3a")
def test_what_may_be_done_beside_the_question_is_not_called_forbidden() -> None:
    game = position("rifle F5 light-mg", FAR, axis_hand="G-19")
    assert game.decision is not None
    scrap = game.decision.extras[0]
    assert game.notation(scrap) == "scrap g.light-mg-1"
    assert game.explain(0, a_of(scrap), verb_of(scrap)) is None

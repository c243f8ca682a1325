"""1 Cards, rolls and triggers, 9 Initiative, and the words of the glossary, as Great War Commander has them."""

from __future__ import annotations

from typing import Any

import pytest
from gwc_play import position
from gwc_positions import state

from commander_play import asked, broken, happened, notations, play, prompt, suppressed, told, unit, where
from sandtable.commander.rules.breaking import break_unit, rally
from sandtable.commander.rules.rolls import check_weapons
from sandtable.commander.rules.state import BROKEN, IN_BOX, SUPPRESSED, VETERAN
from sandtable.commander.rules.stats import (
    fire_range,
    firepower,
    is_leader,
    morale_without_cover,
    movement,
)
from sandtable.commander.rules.victory import BY_ELIMINATION, BY_SUDDEN_DEATH, BY_SURRENDER, eliminate, eliminate_all
from sandtable.games.great_war_commander.rules.formations import is_unit
from sandtable.games.great_war_commander.rules.state import NO_CARD, GreatWarState
from sandtable.kernel.game import Game

RECOVER = "G-10"


def rally_roll(*draws: str, **more: Any) -> Game:
    """A German Recover whose Rally Roll is the first card; the Morale is 8."""
    setting: dict[str, Any] = {"axis_hand": RECOVER, "axis_draw": ", ".join(draws), "allies_hand": "F-5", **more}
    return position("infanterie E2 broken, infanterie A1", "poilus I9", **setting)


# --- 1 ---


@pytest.mark.rule("gwc:1.9a", "gwc:1.9c", "gwc:1.3", "gwc:1.F.a")
def test_a_roll_is_the_top_card_of_the_rollers_own_deck() -> None:
    game = rally_roll("G-9")
    french = list(state(game).draw[1])
    play(game, f"order {RECOVER}")
    assert told(game, "rolled")[0][:2] == ["axis", "G-9"]
    g = state(game)
    assert g.rules.tables.card("G-9") in g.discards[0] and g.draw[1] == french


@pytest.mark.rule("gwc:1.9b", "gwc:O25.3a", "gwc:O25.3b", "gwc:O25.3c", "gwc:O25.3.ex")
@pytest.mark.parametrize(("dice", "is_broken", "is_suppressed"), [("3-4", 0, 0), ("2-6", 1, 1), ("4-5", 1, 0)])
def test_the_dice_are_added(dice: str, is_broken: int, is_suppressed: int) -> None:
    """Morale 8: less rallies, equal suppresses, more does nothing."""
    every = {"3-4": "G-45", "2-6": "G-4", "4-5": "G-49"}
    game = rally_roll(every[dice], axis_hand=f"{RECOVER} G-33")
    state(game).in_trigger = 1  # so that no box on the card matters
    play(game, f"order {RECOVER}")
    assert (broken(game, "g.infanterie-1"), suppressed(game, "g.infanterie-1")) == (is_broken, is_suppressed)


@pytest.mark.rule("gwc:1.9.1a", "gwc:1.9.1.3a", "gwc:1.9.1.3b", "gwc:1.8a", "gwc:1.9.1d")
def test_a_sniper_interrupts_the_roll_and_may_pick_any_formation_or_none() -> None:
    """The Random Hex is D2; friend and foe, Leader and Tank may be chosen in it and around."""
    game = position(
        "infanterie E2 broken, hptm-bertin D2",
        "schneider D3, poilus D4",
        axis_hand=RECOVER,
        axis_draw="2-2 sniper, G-63",
        allies_hand="F-5",
        year=1918,
    )
    play(game, f"order {RECOVER}")
    assert (prompt(game), asked(game)) == ("sniper", "axis")
    assert notations(game) == ["unit g.infanterie-1", "unit g.hptm-bertin", "unit f.schneider-1", "none"]
    play(game, "unit f.schneider-1")
    assert broken(game, "f.schneider-1")
    assert happened(game).index("random-hex") < happened(game).index("rally-roll")


@pytest.mark.rule("gwc:1.9.1b")
def test_another_trigger_on_the_last_card_waits_for_the_time_advance() -> None:
    every = [f"G-{n}" for n in range(1, 73)]
    table = {
        "axis": {
            "draw": ["G-36"],  # 3-3 Sniper
            "discards": [c for c in every if c not in (RECOVER, "G-36")],
            "reshuffle": [["G-30"]],  # N2: nobody there
        }
    }
    game = position("infanterie E2 broken", axis_hand=RECOVER, table=table, allies_hand="F-5")
    play(game, f"order {RECOVER}", "?none")
    names = happened(game)
    assert names.index("time") < names.index("random-hex")


@pytest.mark.rule("gwc:1.9.1.2b")
def test_a_jam_means_nothing_but_in_a_fire_attack() -> None:
    game = position(
        "infanterie E2 broken mg-08", axis_hand=f"{RECOVER} G-33", axis_draw="1-1 jammed", allies_hand="F-5"
    )
    play(game, f"order {RECOVER}")
    assert state(game).w_broken == [0] and "trigger" not in happened(game)


@pytest.mark.rule("gwc:1.8b")
def test_a_random_hex_mends_or_loses_broken_weapons_by_its_number() -> None:
    for number, carried, fixed in ((1, True, True), (11, False, False)):
        game = position("infanterie E2 mg-08 jammed")
        g = state(game)
        check_weapons(g, number)
        assert (g.w_carrier[0] >= 0) is carried and (not g.w_broken[0]) is (fixed or not carried)
        assert carried or g.w_carrier[0] == IN_BOX


@pytest.mark.rule("gwc:1.2c", "gwc:1.2a", "gwc:1.2b")
def test_discards_are_open_and_hands_are_not() -> None:
    game = position("infanterie E2", axis_hand="G-33 G-36", allies_hand="F-5", table={"axis": {"discards": ["G-1"]}})
    for seat in (0, 1):
        sides = game.view(seat)["sides"]
        assert isinstance(sides, list)
        assert sides[0]["discards"] == ["G-1"]
        assert (sides[0]["hand"] is None) is (seat == 1) and sides[0]["draw_count"] == 69


@pytest.mark.rule("gwc:1.F.c", "gwc:1.7", "gwc:1.5b")
def test_a_card_of_the_hand_serves_for_its_order_and_its_event_is_ignored() -> None:
    game = position("infanterie E2, infanterie G5", axis_hand="G-33 G-36")  # Air Support, Reconnaissance
    play(game, "order G-33", "activate g.infanterie-1", "step E3", "stop")
    assert "event" not in happened(game)
    assert state(game).rules.tables.card("G-33") in state(game).discards[0]


# --- hidden cards dealt afresh ---


@pytest.mark.rule("gwc:1.2a", "gwc:1.2b", "gwc:E71a")
def test_what_nobody_has_seen_may_be_any_card() -> None:
    game = position("infanterie E2", allies_hand="F-5", own={"strategy": {"axis": "drachen", "allies": "assaults"}})
    held: set[int] = set()
    meddling: set[int] = set()
    for n in range(8):
        g = copy_of(game)
        g.meddling[0] = g.draw[0].pop()
        whole = sorted([*g.draw[0], g.meddling[0]])
        game.title.determinise(g, 0, str(n))
        assert g.s_hand[0] == state(game).s_hand[0]
        assert sorted([*g.draw[0], g.meddling[0]]) == whole
        assert len(g.s_hand[1]) == 1 and len(g.s_draw[1]) == 8
        held.add(g.s_hand[1][0])
        meddling.add(g.meddling[0])
    assert len(held) > 1 and len(meddling) > 1 and NO_CARD not in meddling


def copy_of(game: Game) -> GreatWarState:
    g = game.title.clone(game.state)
    assert isinstance(g, GreatWarState)
    return g


@pytest.mark.rule("gwc:1.2b")
def test_a_card_that_a_player_was_shown_stays_where_it_is() -> None:
    game = position("infanterie E2", own={"strategy_draw": {"allies": ["assaults"]}})
    top = state(game).s_draw[1][-1]
    for n in range(4):
        g = copy_of(game)
        g.s_seen[0] = [top]
        game.title.determinise(g, 0, str(n))
        assert g.s_draw[1][-1] == top


# --- 9 ---


@pytest.mark.rule("gwc:9.a", "gwc:9.b")
@pytest.mark.parametrize(("holder", "seat"), [("axis", 0), ("allies", 1)])
def test_the_scenario_says_who_begins_with_the_initiative(holder: str, seat: int) -> None:
    game = position("infanterie E2", initiative=holder)
    assert state(game).initiative == seat and len(state(game).hand[0]) == 1


@pytest.mark.rule("gwc:9.1a", "gwc:9.1b")
def test_the_holder_cancels_a_roll_with_its_trigger_and_passes_the_card_on() -> None:
    game = rally_roll("6-6 time", "4-5", "1-3", axis_hand=f"{RECOVER} G-33")
    game.play_text(f"order {RECOVER}")
    assert asked(game) == "axis" and prompt(game) == "initiative-rally"
    game.play_text("reroll")
    assert asked(game) == "allies" and state(game).initiative == 1
    game.play_text("reroll")  # the same roll, by the opponent
    assert asked(game) == "axis"
    game.play_text("keep")
    assert state(game).time == 0 and not broken(game, "g.infanterie-1")


@pytest.mark.rule("gwc:9.2", "gwc:6.3.2b")
@pytest.mark.parametrize(("holder", "winner"), [("axis", 0), ("allies", 1)])
def test_the_holder_wins_a_level_game(holder: str, winner: int) -> None:
    game = rally_roll("6-6 time", initiative=holder, sudden_death=1, time=11, table={"axis": {"reshuffle": [["1-3"]]}})
    play(game, f"order {RECOVER}")
    assert game.over and (state(game).ending, state(game).winner) == (BY_SUDDEN_DEATH, winner)


@pytest.mark.rule("gwc:6.3.1a", "gwc:4.3a", "gwc:4.3d")
def test_a_casualty_in_the_surrender_space_loses_the_game() -> None:
    game = position("infanterie E2, infanterie E4", axis_side={"surrender": 1}, vp=20)
    eliminate(state(game), unit(game, "g.infanterie-1"))
    assert state(game).over and (state(game).ending, state(game).winner) == (BY_SURRENDER, 1)


@pytest.mark.rule("gwc:6.3.1b")
def test_the_last_formation_lost_loses_the_game() -> None:
    game = position("infanterie E2", vp=20)
    eliminate(state(game), unit(game, "g.infanterie-1"))
    assert state(game).over and (state(game).ending, state(game).winner) == (BY_ELIMINATION, 1)


# --- the glossary and 3 ---


@pytest.mark.rule(
    "gwc:glos.formation", "gwc:glos.unit", "gwc:glos.leader", "gwc:glos.team", "gwc:glos.runner", "gwc:3.a", "gwc:3.c"
)
def test_which_formations_are_units_and_how_many_men_they_are() -> None:
    men = "infanterie E2, abteilung E3, bote E4, hptm-bertin E5, hero E6"
    game = position(men, "schneider H9, schneider-leader H8", year=1918)
    g = state(game)
    tags = "g.infanterie-1 g.abteilung-1 g.bote-1 g.hptm-bertin g.hero f.schneider-1 f.schneider-leader-1".split()
    units = [unit(game, tag) for tag in tags]
    assert [is_unit(g, u) for u in units] == [True, True, True, False, False, False, False]
    assert [is_leader(g, u) for u in units] == [False, False, False, True, True, False, False]
    assert [g.rules.tables.unit_figures[g.u_type[u]] for u in units] == [4, 2, 1, 1, 1, 3, 3]


@pytest.mark.rule("gwc:3.2.1a", "gwc:3.2.2", "gwc:3.2.4", "gwc:3.2.5", "gwc:glos.broken", "gwc:3.2.3b")
def test_breaking_flips_a_second_break_eliminates_and_rallying_flips_back() -> None:
    game = position("infanterie E2 mg-08 suppressed veteran, infanterie A1")
    g = state(game)
    u = unit(game, "g.infanterie-1")
    for step in (break_unit, rally):
        step(g, u)
        assert g.u_flags[u] & (SUPPRESSED | VETERAN) == SUPPRESSED | VETERAN
        assert g.u_weapon[u] == 0 and not g.w_broken[0]
    assert not g.u_flags[u] & BROKEN
    break_unit(g, u)
    break_unit(g, u)
    assert where(game, "g.infanterie-1") == "casualty" and g.score == -2 and g.w_carrier[0] == IN_BOX


@pytest.mark.rule("gwc:glos.suppressed", "gwc:3.1.4c", "gwc:3.1")
def test_suppressed_takes_one_from_four_stats_and_a_broken_side_has_its_own() -> None:
    def numbers(condition: str) -> list[int]:
        game = position(f"infanterie E2 {condition}")
        g, u = state(game), unit(game, "g.infanterie-1")
        return [firepower(g, u), fire_range(g, u), movement(g, u), morale_without_cover(g, u)]

    assert numbers("") == [5, 5, 4, 7]
    assert numbers("suppressed") == [4, 4, 3, 6]
    assert numbers("broken") == [2, 1, 1, 8]


@pytest.mark.rule("gwc:5.a", "gwc:glos.turn", "gwc:glos.active")
@pytest.mark.parametrize(("first", "second"), [("axis", "allies"), ("allies", "axis")])
def test_turns_alternate_from_the_player_the_scenario_names(first: str, second: str) -> None:
    game = position("infanterie E2", table={"active": first}, axis_hand="G-33", allies_hand="F-5")
    seen = [asked(game)]
    for _ in range(2):
        play(game, "pass", "done")
        seen.append(asked(game))
    assert seen == [first, second, first]


@pytest.mark.rule("gwc:8.2c")
def test_a_hex_may_be_overstacked_until_the_turn_ends() -> None:
    game = position("infanterie E5, infanterie E6, infanterie A1", axis_hand="G-33 G-36")
    play(game, "order G-33", "activate g.infanterie-1", "step E6", "stop")
    assert prompt(game) == "next-order" and where(game, "g.infanterie-1") == "E6"


@pytest.mark.rule("gwc:O14.5", "gwc:O14.5.ex")
def test_somebody_must_go_in_a_move_order() -> None:
    game = position("infanterie E5, infanterie E7")
    play(game, "order G-33", "activate g.infanterie-1")
    assert "end" not in notations(game) and "stop" not in notations(game)


# --- the tracks (4, 6.3) ---


@pytest.mark.rule("gwc:4.1.1a")
def test_one_marker_goes_to_and_fro() -> None:
    game = position("infanterie E2, infanterie E4", "poilus I9, poilus I8", vp=1)
    g = state(game)
    eliminate(g, unit(game, "g.infanterie-1"))
    assert g.score == -1  # two points for the French, and the marker has changed sides
    eliminate(g, unit(game, "f.poilus-1"))
    assert g.score == 1


@pytest.mark.rule("gwc:4.3b", "gwc:4.3e")
def test_casualties_fill_the_row_in_order_but_for_heroes_and_runners() -> None:
    game = position("hero E2, bote E3, infanterie E4 mg-08, abteilung E5, infanterie A1")
    g = state(game)
    for tag in ("g.hero", "g.bote-1", "g.infanterie-1", "g.abteilung-1"):
        eliminate(g, unit(game, tag))
    assert g.casualties[0] == [unit(game, "g.infanterie-1"), unit(game, "g.abteilung-1")]
    assert (where(game, "g.hero"), where(game, "g.bote-1")) == ("mix", "mix")
    assert g.w_carrier[0] == IN_BOX


@pytest.mark.rule("gwc:4.3c", "gwc:4.3d")
def test_a_tank_takes_two_spaces_and_either_may_be_the_last() -> None:
    game = position(allies="schneider H9, poilus I9", allies_side={"surrender": 2}, year=1918)
    g = state(game)
    eliminate(g, unit(game, "f.schneider-1"))
    assert g.casualties[1] == [unit(game, "f.schneider-1")] * 2
    assert g.over and g.ending == BY_SURRENDER


@pytest.mark.rule("gwc:6.3.1c", "gwc:9.2")
@pytest.mark.parametrize(("holder", "winner"), [("axis", 0), ("allies", 1)])
def test_when_both_lose_at_once_the_initiative_decides(holder: str, winner: int) -> None:
    game = position("infanterie E2", "poilus I9", initiative=holder)
    g = state(game)
    eliminate_all(g, [unit(game, "g.infanterie-1"), unit(game, "f.poilus-1")])
    assert g.over and g.winner == winner


# --- the rest of the glossary ---


@pytest.mark.rule("gwc:glos.posture", "gwc:1.1a")
@pytest.mark.parametrize(("posture", "size"), [("attack", 6), ("recon", 5), ("defend", 4)])
def test_posture_decides_the_hand_size(posture: str, size: int) -> None:
    assert state(position(axis_side={"posture": posture})).rules.hand_size[0] == size


@pytest.mark.rule("gwc:glos.adjacent")
def test_hexes_that_share_a_side_are_adjacent_and_a_hex_is_not_to_itself() -> None:
    map = state(position()).rules.map
    near = [map.hex_name(map.neighbours[map.hex_index("H5") * 6 + d]) for d in range(6)]
    assert sorted(near) == ["G5", "G6", "H4", "H6", "I5", "I6"]  # column H lies half a hex lower


@pytest.mark.rule("gwc:1.9.1.1a", "gwc:1.9.1.1b")
def test_an_event_is_that_of_the_next_card_of_the_roller() -> None:
    game = rally_roll("3-4 event", "G-5", axis_hand=f"{RECOVER} G-33")  # Valor
    play(game, f"order {RECOVER}")
    assert told(game, "event")[0] == ["axis", "valor"]
    assert [row[:2] for row in told(game, "revealed")] == [["axis", "G-5"]]


@pytest.mark.rule("gwc:O27.2.2a", "gwc:O27.2.2b")
def test_a_runner_keeps_an_objective_but_never_takes_one() -> None:
    game = position("bote H4, infanterie A1", axis_hand="G-6 G-33")
    play(game, "order G-6", "?runner-move g.bote-1", "step H3", "stop")
    assert state(game).control[3] == -1
    kept = position("bote H3, infanterie A1", control={"3": "axis"})
    assert state(kept).control[3] == 0

"""Where the older text was mistranslated or left something out, every edition plays the rule as it is meant.

Melee, Events, cards and time, victory, hills. Pieces and Orders are in test_first_edition_wording.py.
"""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from drawn_events import G_FAR, R_FAR, draw_event, hex_card, hexes_with, place, side_view
from drawn_events import unit as piece
from editions import by, in_every_edition
from marches import begin_march, march

from commander_events import flagged, offered, question, vps
from commander_events import play as answer
from commander_play import asked, broken, hex, keep_all, notations, play, prompt, state, stats, told, vp, where
from sandtable.commander.rules.los import BLOCKED, sight
from sandtable.commander.rules.names import EVENT
from sandtable.commander.rules.triggers import push_die_trigger
from sandtable.games.combat_commander.files import load_tables
from sandtable.games.combat_commander.title import TITLE
from sandtable.kernel.game import Game
from table import position

# --- Melee ---


@pytest.mark.rule("O16.4:cause")
@in_every_edition
def test_an_order_fights_only_the_melees_it_has_caused(edition: str) -> None:
    game = position(
        "rifle F5, rifle C5, rifle A1", "rifle F5, rifle C6, rifle I10", axis_hand="G-43 G-19", options=by(edition)
    )
    play(game, "order G-43", "activate g.rifle-2", "advance g.rifle-2 C6")
    assert [row[0] for row in told(game, "melee")] == ["C6"]


@pytest.mark.rule("O16.4.2:trigger")
@in_every_edition
def test_a_trigger_that_empties_one_side_ends_the_melee(edition: str) -> None:
    game = position(
        "rifle F5 broken, rifle A1", "rifle F6, rifle I10", axis_hand="G-43 G-19",
        allies_draw=f"2-2 sniper, {hex_card('R', 'F6')}", options=by(edition),
    )  # fmt: skip
    play(game, "order G-43", "activate g.rifle-1", "advance g.rifle-1 F6", "unit g.rifle-1")
    assert (where(game, "g.rifle-1"), where(game, "r.rifle-1")) == ("casualty", "F6")
    assert [row[0] for row in told(game, "rolled")] == ["allies"]


INFILTRATION_ROLLS = ["3-5", "hex D5", "2-5 event"]


@pytest.mark.rule("E42:melee", "1.9.1:examples", "O16.4:cause")
@in_every_edition
def test_a_melee_within_an_event_triggers_nothing(edition: str) -> None:
    game = draw_event(
        "infiltration", [G_FAR], [piece("rifle", "D5"), R_FAR], INFILTRATION_ROLLS,
        table={"allies": {"draw": ["2-2 sniper"]}}, options=by(edition),
    )  # fmt: skip
    keep_all(game)
    answer(game, offered(game)[0])
    answer(game, "hex D5")
    keep_all(game)
    assert len(told(game, "melee")) == 1
    assert told(game, "trigger") == [["axis", "event"]]  # the Event itself


@pytest.mark.rule("1.9.1:examples")
@in_every_edition
@pytest.mark.parametrize(("dice", "total"), [("4-3 event", "7"), ("6-6 time", "12")])
def test_a_sudden_death_roll_triggers_nothing(edition: str, dice: str, total: str) -> None:
    deck = {"hand": ["G-1", "G-19"], "draw": ["6-6 time"], "reshuffle": [[dice]]}
    game = position("rifle A1 broken", "rifle I10", time=4, sudden_death=5, table={"axis": deck}, options=by(edition))
    play(game, "order G-1")
    assert told(game, "sudden-death") == [[total, "5"]]
    assert told(game, "trigger") == [["axis", "time"]] and told(game, "time") == [["5"]]


# --- Events ---


@pytest.mark.rule("1.9.1.1:decisions")
@in_every_edition
def test_the_player_who_draws_an_event_decides(edition: str) -> None:
    game = draw_event("interdiction", [G_FAR, piece("rifle", "D5")], [R_FAR], by="allies", options=by(edition))
    assert question(game) == "interdiction allies"


@pytest.mark.rule("E60:unsuppressed")
@in_every_edition
def test_interdiction_is_for_unsuppressed_units_in_the_open(edition: str) -> None:
    squads = [G_FAR, piece("rifle", "D5", suppressed=True), piece("rifle", "E5")]
    game = draw_event("interdiction", squads, [R_FAR], options=by(edition), map_data={"terrain": {"brush": "E5"}})
    assert offered(game) == ["unit g.rifle-1", "unit r.rifle-1"]


@pytest.mark.rule("E51:who")
@in_every_edition
def test_cower_suppresses_every_squad_out_of_command(edition: str) -> None:
    squads = [piece("rifle", "D5"), piece("rifle", "E5"), piece("rifle", "H5"), piece("rifle", "L2")]
    game = draw_event("cower", [*squads, piece("cpl-winkler", "L3")], [R_FAR], options=by(edition))
    assert flagged(game, "suppressed") == ["g.rifle-1", "g.rifle-2", "g.rifle-3"]


@pytest.mark.rule("E58:duty")
@in_every_edition
def test_a_hero_must_be_placed(edition: str) -> None:
    game = draw_event("hero", [G_FAR, piece("rifle", "D5")], [R_FAR], options=by(edition))
    assert "none" not in offered(game) and len(offered(game)) >= 2


@pytest.mark.rule("E58:again")
@in_every_edition
def test_a_fallen_hero_may_come_back(edition: str) -> None:
    heroes = [name for name in load_tables().card_name if name in ("G-67", "G-68")]
    squads = [G_FAR, piece("rifle", "D5"), piece("hero", "F5", broken=True)]
    game = draw_event("kia", squads, [R_FAR], by="allies", table={"axis": {"draw": heroes[:1]}}, options=by(edition))
    assert place(game, "g.hero") == ""
    push_die_trigger(state(game), 0, EVENT)
    again = Game(TITLE, game.scenario, game.seed, game.options, game.state)
    assert question(again) == "hero axis"


@pytest.mark.rule("E48:random", "T94a")
@in_every_edition
def test_a_spreading_blaze_is_a_random_counter(edition: str) -> None:
    game = draw_event("breeze 1", [G_FAR], [R_FAR], table={"blaze": "D5"}, options=by(edition))
    assert hexes_with(game, "blaze") == ["D4", "D5"]
    assert len(state(game).cup) == 22


@pytest.mark.rule("E46:displace")
@in_every_edition
def test_units_flee_a_blaze_by_their_owners_choice_inactive_player_first(edition: str) -> None:
    game = draw_event(
        "blaze", [piece("rifle", "D5"), G_FAR], [piece("rifle", "D5"), R_FAR], ["hex D5"], options=by(edition)
    )
    assert question(game).endswith("allies")
    answer(game, next(text for text in offered(game) if text.endswith("D6")))
    assert question(game).endswith("axis")
    cut_off = draw_event(
        "blaze", [piece("rifle", "D5"), G_FAR], [R_FAR], ["hex D5"], options=by(edition),
        map_data={"terrain": {"water-barrier": "D4 D6 C5 C6 E5 E6"}},
    )  # fmt: skip
    assert where(cut_off, "g.rifle-1") == "casualty"


@pytest.mark.rule("E66:same-hex")
@in_every_edition
def test_prisoners_are_taken_next_door_and_in_the_same_hex(edition: str) -> None:
    """Two Germans are broken: one shares a hex with the enemy, the other is far from anybody."""
    squads = [piece("rifle", "D5", broken=True), piece("rifle", "K2", broken=True), G_FAR]
    game = draw_event("prisoners-of-war", squads, [piece("rifle", "D5"), R_FAR], options=by(edition))
    assert where(game, "g.rifle-1") == "casualty" and place(game, "g.rifle-2") == "K2"


@pytest.mark.rule("E52.2:pending")
@in_every_edition
def test_what_was_pending_against_a_squad_hits_both_teams(edition: str) -> None:
    """The Squad's own Defence Roll triggers Deploy; that roll then breaks both Teams."""
    game = position(
        "rifle F6, rifle A1", "weapon-team F5 heavy-mg", allies_hand="R-64 R-20", allies_draw="6-5",
        axis_draw="2-5 event, G-28", table={"active": "allies"},
        options={**by(edition), "deploy_by_active": False},
    )  # fmt: skip
    play(game, "order R-64")
    for text in ("fire F6", "base r.heavy-mg-1", "done", "unit g.rifle-1"):
        if text in notations(game):
            play(game, text)
    assert broken(game, "g.line-team-1") and broken(game, "g.line-team-2")


# --- time and cards ---


@pytest.mark.rule("1:hand-use", "1.5:either")
@in_every_edition
def test_a_card_in_hand_is_one_order_or_one_action(edition: str) -> None:
    game = position("rifle F5, rifle A1", "rifle F7", axis_hand="G-50 G-51 G-19", axis_draw="1-3", options=by(edition))
    assert notations(game) == ["order G-19", "order G-50", "order G-51", "pass"]
    play(game, "order G-50")
    begin_march(game, "G-19", "g.rifle-2")
    assert {text.split()[0] for text in notations(game, "play")} == {"G-51"}  # G-50 has been an Order
    play(game, "play G-51 g.rifle-2 A1")
    g = state(game)
    assert [g.rules.tables.card_name[c] for c in g.hand[0]] == []


@pytest.mark.rule("1.1:limit")
@in_every_edition
def test_nobody_discards_down_to_his_hand_size(edition: str) -> None:
    cards = "G-19 G-20 G-21 G-22 G-23 G-24 G-25 G-26"
    game = position("rifle F5", "rifle I10", axis_hand=cards, allies_hand="R-20", options=by(edition))
    play(game, "pass", "done")
    assert asked(game) == "allies" and len(state(game).hand[0]) == 8


@pytest.mark.rule("9.1:re-roll")
@in_every_edition
def test_a_cancelled_roll_is_made_again_before_its_trigger(edition: str) -> None:
    game = position(
        "rifle F5 broken", "rifle I10", axis_hand="G-1 G-19", axis_draw="6-6 time, 1-3", options=by(edition)
    )
    game.play_text("order G-1")
    game.play_text("reroll")
    assert asked(game) == "allies"  # the card has changed hands
    game.play_text("keep")
    assert told(game, "time") == [] and told(game, "rally-roll") == [["g.rifle-1", "4", "7"]]


def nearly_out(last: list[str], hand: list[str]) -> dict[str, Any]:
    """The German draw pile holds only these cards, all the rest is discarded."""
    deck = [name for name in load_tables().card_name if name[0] == "G"]
    return {"hand": hand, "draw": last, "discards": [name for name in deck if name not in last and name not in hand]}


@pytest.mark.rule("1.9.1:last-card", "6.1.2:last-card")
@in_every_edition
def test_a_trigger_on_the_last_card_waits_for_the_time_advance(edition: str) -> None:
    tables = load_tables()
    last = next(n for i, n in enumerate(tables.card_name) if n[0] == "G" and tables.card_trigger[i] == EVENT)
    hand = [name for name in ("G-1", "G-19") if name != last]
    axis = {**nearly_out([last], hand), "reshuffle": [["G-58"]]}
    game = position(
        "rifle F5 broken", "rifle I10", table={"axis": axis}, options=by(edition), allies_side={"posture": "defend"}
    )
    play(game, "order G-1")
    assert told(game, "trigger") == [["axis", "time"], ["axis", "event"]]
    assert told(game, "time") == [["1"]] and vp(game) == -1  # as if Time! had been rolled
    assert told(game, "event")[0][1] == "battle-harden"  # from the new deck


@pytest.mark.rule("5.4:refill", "6.1.2:last-card")
@in_every_edition
def test_the_last_card_drawn_in_refill_brings_time_and_then_more_cards(edition: str) -> None:
    axis = nearly_out(["G-40"], ["G-19", "G-20"])
    game = position("rifle F5", "rifle I10", table={"axis": axis}, allies_hand="R-20", options=by(edition))
    play(game, "pass", "done")
    g = state(game)
    assert told(game, "time") == [["1"]] and len(g.hand[0]) == g.rules.hand_size[0] > 3
    assert g.rules.tables.card("G-40") in g.hand[0]


@pytest.mark.rule("6.1.2:order")
@in_every_edition
def test_the_inactive_player_places_his_reinforcements_first(edition: str) -> None:
    def side(hex: str, broken_too: bool) -> dict[str, Any]:
        return {"units": [{"unit": "rifle", "hex": hex, "broken": broken_too}, {"unit": "rifle", "space": 1}]}

    game = position(
        "", "", axis_side=side("F5", True), allies_side=side("C9", False), axis_hand="G-1 G-19", axis_draw="6-6 time",
        options=by(edition),
    )  # fmt: skip
    play(game, "order G-1")
    assert (asked(game), prompt(game)) == ("allies", "reinforcements")
    play(game, "place r.rifle-2 F10")
    assert (asked(game), prompt(game)) == ("axis", "reinforcements")


@pytest.mark.rule("6.1.2:unbroken")
@in_every_edition
def test_a_unit_that_left_broken_comes_back_unbroken(edition: str) -> None:
    game = position(
        "rifle F10 broken, rifle C5 broken", "rifle I5", axis_hand="G-19 G-1", axis_draw="6-6 time", options=by(edition)
    )
    begin_march(game, "G-19", "g.rifle-1")
    play(game, "exit", "space 1", "order G-1", "place g.rifle-1 D1")
    assert where(game, "g.rifle-1") == "D1" and not broken(game, "g.rifle-1")


@pytest.mark.rule("6.1.2:radio")
@in_every_edition
@pytest.mark.parametrize("occupied", [False, True])
def test_a_reinforcing_radio_needs_an_empty_box(edition: str, occupied: bool) -> None:
    late = {"radio": {"radio": "radio-105mm", "space": 1}}
    game = position(
        "rifle F5 broken", "rifle I10", axis_side=late, axis_hand="G-1 G-19", axis_draw="6-6 time", options=by(edition)
    )
    tables = load_tables()
    old, new = tables.radio_type("germany/radio-75mm"), tables.radio_type("germany/radio-105mm")
    if occupied:
        state(game).radio[0] = old
    play(game, "order G-1")
    assert state(game).radio[0] == (old if occupied else new)


# --- victory ---


@pytest.mark.rule("2.3:when", "7.3:zero")
@pytest.mark.parametrize("edition", ["anniversary", "europe"])
@pytest.mark.parametrize(("chits", "worth"), [(["C"], 1), ([], 0)])
def test_an_open_chit_pays_at_once_and_none_pays_nothing(edition: str, chits: list[str], worth: int) -> None:
    """The literal reading of the Bulgarian text settles control at the end of the Turn (7.3.1), so it is left out."""
    game = position(
        "rifle H4, rifle A1", "rifle C10", axis_hand="G-19", table={"open_chits": chits}, options=by(edition)
    )
    assert vp(game) == 0
    march(game, "G-19", "g.rifle-1", "H5")
    assert state(game).control[3] == 0 and vp(game) == worth


@pytest.mark.rule("4.1.1:zero")
@in_every_edition
def test_the_vp_marker_starts_on_nought_unless_the_scenario_says_otherwise(edition: str) -> None:
    assert vp(position("rifle F5", "rifle I10", options=by(edition))) == 0
    assert vp(position("rifle F5", "rifle I10", vp=-7, options=by(edition))) == -7


@pytest.mark.rule("7.3.2:sides")
@in_every_edition
def test_a_secret_chit_shows_its_owner_alone_what_it_is_worth(edition: str) -> None:
    game = position("rifle F5", "rifle I10", table={"axis": {"secret_chits": ["C"]}}, options=by(edition))
    mine, theirs = side_view(game, "axis", 0), side_view(game, "axis", 1)
    assert mine["secret_chits"] == ["C"] and theirs["secret_count"] == 1
    assert not theirs["secret_chits"] and game.view(1)["open_chits"] == []


@pytest.mark.rule("7.2:flanks")
@in_every_edition
def test_units_exit_by_the_enemys_edge_only(edition: str) -> None:
    for start, may_exit in (("A5", False), ("I5", False), ("F1", False), ("F10", True)):
        game = position(f"rifle {start}, rifle C3", "rifle C10", axis_hand="G-19", options=by(edition))
        begin_march(game, "G-19", "g.rifle-1")
        assert ("exit" in notations(game)) is may_exit


@pytest.mark.rule("6.3:four-ways")
@in_every_edition
def test_the_last_unit_lost_loses_the_last_unit_exited_counts_points(edition: str) -> None:
    out = position("rifle F10", "rifle A5", axis_hand="G-19", vp=5, options=by(edition))
    begin_march(out, "G-19", "g.rifle-1")
    play(out, "exit")
    assert out.over and told(out, "game-over") == [["axis", "exit"]]
    lost = draw_event("kia", [piece("rifle", "D5", broken=True)], [R_FAR], vp=30, options=by(edition))
    assert lost.over and told(lost, "game-over") == [["allies", "elimination"]] and vps(lost) > 0


@pytest.mark.rule("8.2:whose")
@in_every_edition
def test_overstacking_is_put_right_at_the_end_of_every_turn_by_its_owner(edition: str) -> None:
    """In the Allied Turn a routed Team falls back on six figures of its own."""
    game = position(
        "rifle F5, weapon-team F5, weapon-team F6 broken", "rifle I10", allies_hand="R-14 R-20", axis_hand="G-19",
        allies_draw="5-5 sniper", table={"active": "allies"}, options=by(edition), axis_draw="1-3",
    )  # fmt: skip
    game.play_text("order R-14")
    while game.decision is not None and prompt(game) not in ("next-order", "turn", "overstack-deploy"):
        texts = notations(game)
        game.play_text(next(t for t in ("keep", "none", "retreat F5", texts[0]) if t in texts))
    if prompt(game) == "next-order":
        play(game, "end")
    assert (asked(game), prompt(game)) == ("axis", "overstack-deploy")


@pytest.mark.rule("glossary:posture")
def test_postures_pair_in_any_combination() -> None:
    for axis, allies in product(("attack", "defend", "recon"), repeat=2):
        game = position("rifle F5", "rifle I10", axis_side={"posture": axis}, allies_side={"posture": allies})
        assert [side_view(game, name)["posture"] for name in ("axis", "allies")] == [axis, allies]


# --- hills ---


def sees(game: Game, a: str, b: str) -> bool:
    return sight(state(game), hex(game, a), hex(game, b)) != BLOCKED


@pytest.mark.rule("T88.3.2:crest")
@in_every_edition
def test_the_first_crest_of_each_level_is_seen_from_below(edition: str) -> None:
    stairs = {"levels": {"1": "F6 E6 G6 E7 G7", "2": "F7 F8 E8 G8 E9 G9 F9"}}
    game = position("rifle F5", "rifle I10", map=stairs, options=by(edition))
    assert sees(game, "F5", "F6") and sees(game, "F5", "F7")
    assert not sees(game, "F5", "F8")


@pytest.mark.rule("T88.3.3:crest4")
@in_every_edition
def test_over_a_higher_hill_only_a_crest_beyond_is_seen(edition: str) -> None:
    ridge = {"levels": {"2": "F3 E3 E4 G3 G4", "3": "F4 F5 E5 E6 G5 G6", "4": "F6 F7 F8 E7 E8 E9 G7 G8 G9 F9"}}
    game = position("rifle F3", "rifle I10", map=ridge, options=by(edition))
    assert sees(game, "F3", "F6")
    assert not sees(game, "F3", "F7") and not sees(game, "F3", "F8")


@pytest.mark.rule("O23.3.3:wire")
@in_every_edition
def test_wire_still_weakens_those_who_pass_it(edition: str) -> None:
    game = position(
        "rifle F5 broken", "rifle I10", axis_side={"forts": [{"fort": "wire", "hex": "F5"}]}, options=by(edition)
    )
    assert stats(game, "g.rifle-1")["morale"] == 6

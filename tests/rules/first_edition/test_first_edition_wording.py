"""Where the older text was mistranslated or left something out, every edition plays the rule as it is meant.

Rows of the ledger of the first edition whose behaviour is the same under all profiles: pieces and Orders.
"""

from __future__ import annotations

from typing import Any

import pytest
from drawn_events import G_FAR, R_FAR, draw_event, hex_card
from drawn_events import unit as piece
from editions import by, in_every_edition
from marches import begin_march, march

from commander_events import offered
from commander_events import play as answer
from commander_play import asked, broken, flag, notations, play, prompt, state, told, unit, where
from commander_play import unit as index
from sandtable.commander.rules.state import ACTIVATED, IN_BOX
from sandtable.games.combat_commander.title import TITLE
from table import position

# --- pieces and their losses ---


@pytest.mark.rule("4.2:who")
@in_every_edition
def test_leaders_fill_the_casualty_track_heroes_do_not(edition: str) -> None:
    for who, place_after in (("sgt-ganz", "casualty"), ("hero", "mix")):
        game = draw_event("kia", [piece(who, "D5", broken=True), G_FAR], [R_FAR], options=by(edition))
        assert where(game, f"g.{who}") == place_after


@pytest.mark.rule("3.2.4:order")
def test_a_casualty_is_placed_before_its_points_are_scored() -> None:
    """Surrender ends the game at the placement, whatever the points say."""
    game = draw_event(
        "kia", [piece("rifle", "D5", broken=True), G_FAR], [R_FAR], sides={"axis": {"surrender": 1}}, vp=30
    )
    names = [TITLE.event_data(game.state, event)["event"] for event in game.events]
    assert names.index("eliminated") < names.index("vp")
    assert game.over and state(game).winner == 1


@pytest.mark.rule("3.2.3:weapon")
@in_every_edition
def test_a_weapon_neither_breaks_nor_recovers_with_its_unit(edition: str) -> None:
    hit = position(
        "rifle F5", "rifle F6 light-mg", axis_hand="G-50", axis_draw="6-5", allies_draw="1-3", options=by(edition)
    )
    play(hit, "order G-50")
    assert broken(hit, "r.rifle-1") and state(hit).w_broken == [0]
    rallied = position(
        "rifle F5 light-mg jammed broken", "rifle I10", axis_hand="G-1 G-19", axis_draw="1-3", options=by(edition)
    )
    play(rallied, "order G-1")
    assert not broken(rallied, "g.rifle-1") and state(rallied).w_broken == [1]


@pytest.mark.rule("11.2:support")
@in_every_edition
def test_any_unit_may_later_carry_any_weapon(edition: str) -> None:
    game = position("weapon-team F5 heavy-mg, conscript F5", "rifle I10", axis_hand="G-19", options=by(edition))
    begin_march(game, "G-19", "g.weapon-team-1")
    play(game, "transfer g.weapon-team-1 g.conscript-1")
    assert state(game).w_carrier[0] == unit(game, "g.conscript-1")


@pytest.mark.rule("11.3:drop")
@in_every_edition
def test_a_weapon_given_up_goes_to_the_weapon_box(edition: str) -> None:
    game = position("rifle F5 light-mg", "rifle I10", axis_hand="G-19", options=by(edition))
    play(game, "scrap g.light-mg-1")
    assert state(game).w_carrier[0] == IN_BOX
    lost = draw_event("scrounge", [G_FAR], [R_FAR], table={"axis": {"weapons_lost": ["light-mg"]}}, options=by(edition))
    if "give g.light-mg-1 g.rifle-1" in offered(lost):
        answer(lost, "give g.light-mg-1 g.rifle-1")
    assert state(lost).w_carrier[0] == index(lost, "g.rifle-1")


@pytest.mark.rule("7.2.2:weapon-state")
@in_every_edition
def test_a_weapon_lost_with_a_routed_unit_is_unbroken_in_the_box(edition: str) -> None:
    game = position(
        "rifle F1 light-mg jammed broken, rifle C5", "rifle I10", axis_hand="G-13", axis_draw="6-5", options=by(edition)
    )
    play(game, "order G-13")
    assert where(game, "g.rifle-1") == "casualty"
    assert (state(game).w_carrier[0], state(game).w_broken[0]) == (IN_BOX, 0)


# --- Orders ---


@pytest.mark.rule("3.3.1.1:radius")
@in_every_edition
def test_a_leader_takes_all_some_or_none_within_his_radius(edition: str) -> None:
    game = position(
        "sgt-ganz F5, rifle F5, rifle F6, rifle F7, rifle F8", "rifle I10", axis_hand="G-19", options=by(edition)
    )
    play(game, "order G-19", "activate g.sgt-ganz")
    assert notations(game) == ["activate g.rifle-1", "activate g.rifle-2", "activate g.rifle-3", "done"]


@pytest.mark.rule("O20.3.1.2:group")
@in_every_edition
def test_each_further_piece_adds_one(edition: str) -> None:
    game = position(
        "rifle F5, rifle F5, rifle E6, rifle G6, sgt-ganz F4", "rifle F7", axis_hand="G-50", axis_draw="1-3",
        options=by(edition),
    )  # fmt: skip
    play(game, "order G-50", "activate g.sgt-ganz", *[f"activate g.rifle-{n}" for n in (1, 2, 3, 4)])
    play(game, "base g.rifle-1", "join g.rifle-2", "join g.rifle-3", "join g.rifle-4")
    assert told(game, "attack")[0][2] == "8"


@pytest.mark.rule("O21.1.1:receiver")
@in_every_edition
def test_the_receiver_of_a_weapon_must_have_none_and_may_use_it_at_once(edition: str) -> None:
    game = position(
        "sgt-ganz F5, rifle F5 light-mg, rifle F5, rifle F5 light-mg", "rifle F8", axis_hand="G-19 G-1",
        axis_draw="1-3", options=by(edition),
    )  # fmt: skip
    play(game, "order G-19", "activate g.sgt-ganz", "activate g.rifle-1", "activate g.rifle-2", "done")
    assert "transfer g.rifle-1 g.rifle-3" not in notations(game)
    play(game, "transfer g.rifle-1 g.rifle-2", "play G-1")
    assert told(game, "attack-piece") == [["g.light-mg-1"]]


@pytest.mark.rule("O22.1:unit", "O22.1:himself", "O23.1:player", "glossary:activate")
@in_every_edition
def test_recover_and_rout_activate_the_player(edition: str) -> None:
    """Routed once, he cannot Recover this Turn, not even the Suppressed unit; but his units may move."""
    game = position(
        "rifle F5 broken, rifle C5 suppressed",
        "rifle I10",
        axis_hand="G-13 G-1 G-19",
        axis_draw="1-3",
        options=by(edition),
    )
    assert "order G-1" in notations(game)
    play(game, "order G-13")
    assert told(game, "activated-player") == [["axis"]] and told(game, "activated") == []
    assert notations(game, "order") == ["G-19"]
    assert not flag(game, "g.rifle-1", ACTIVATED)


@pytest.mark.rule("O23.2:who")
@in_every_edition
def test_the_announcer_rolls_for_a_rout_the_owner_retreats(edition: str) -> None:
    game = position(
        "rifle A1", "rifle F6 broken, rifle I10", axis_hand="G-13 G-19", axis_draw="5-4", options=by(edition)
    )
    play(game, "order G-13")
    assert told(game, "rolled")[0][0] == "axis" and (asked(game), prompt(game)) == ("allies", "retreat")


@pytest.mark.rule("O23.3:closer")
@in_every_edition
def test_a_retreat_always_comes_closer_to_the_own_edge(edition: str) -> None:
    """Closer means fewer hexes to the edge: from column F three hexes are, from column E only the one below."""
    game = position(
        "rifle A1", "rifle F6 broken, rifle I10", axis_hand="G-13 G-19", axis_draw="5-3", options=by(edition)
    )
    play(game, "order G-13")
    assert sorted(notations(game, "retreat")) == ["E7", "F7", "G7"]
    even = position(
        "rifle A1", "rifle E6 broken, rifle I10", axis_hand="G-13 G-19", axis_draw="5-3", options=by(edition)
    )
    play(even, "order G-13")
    assert [row[1:] for row in told(even, "retreated")][0] == ["E6", "E7"]


@pytest.mark.rule("O17:nothing", "O14.1:activates")
@in_every_edition
def test_artillery_denied_activates_nothing(edition: str) -> None:
    game = position(
        "rifle F5",
        "rifle I10",
        axis_hand="G-32 G-19",
        allies_side={"radio": {"radio": "radio-76mm"}},
        options=by(edition),
    )
    play(game, "order G-32")
    assert state(game).radio_broken == [0, 1]
    assert told(game, "activated") == [] and told(game, "activated-player") == [] and "order G-19" in notations(game)


BATTERY = {"radio": {"radio": "radio-105mm"}}


@pytest.mark.rule("O18:legality")
@in_every_edition
def test_artillery_request_needs_a_battery_or_a_spotter(edition: str) -> None:
    def may_request(axis: str, radio: dict[str, Any] | None) -> bool:
        side = {"radio": radio} if radio else {}
        game = position(axis, "rifle I10", axis_hand="G-33 G-19", axis_side=side, options=by(edition))
        return "order G-33" in notations(game)

    works = {"radio": "radio-105mm"}
    assert may_request("sgt-ganz F5", works) and may_request("rifle F5", {**works, "broken": True})
    assert not may_request("rifle F5", works)
    assert not may_request("sgt-ganz F5 broken", works)
    assert not may_request("sgt-ganz F5", None)


@pytest.mark.rule("O18.2.3:center", "O18.2.3.2:empty")
@in_every_edition
def test_shells_fall_where_the_round_lands_after_a_miss_too(edition: str) -> None:
    """2 is not more than 2 hexes: a miss, one hex in direction 4. Six of the seven hexes are empty."""
    game = position(
        "sgt-ganz F5", "rifle F9, rifle I10", axis_hand="G-33", axis_draw="1-2, 4-1, 1-3", axis_side=BATTERY,
        options=by(edition),
    )  # fmt: skip
    play(game, "order G-33", "fire F7")
    assert told(game, "drift") == [["F8", "1"]]
    assert [row[0] for row in told(game, "impact")] == ["F9"]


@pytest.mark.rule("O18.2.2:reveal")
@in_every_edition
def test_the_drift_card_is_no_roll(edition: str) -> None:
    game = position(
        "sgt-ganz F5",
        "rifle I10",
        axis_hand="G-33 G-19",
        axis_draw="6-5, 2-5 event",
        axis_side=BATTERY,
        options=by(edition),
    )
    play(game, "order G-33")
    game.play_text("fire F7")
    game.play_text("keep")  # the Accuracy Roll; the drift is not asked about
    assert told(game, "drift") and told(game, "trigger") == [] and not prompt(game).startswith("initiative")


@pytest.mark.rule("O20.3.2:ordnance")
@in_every_edition
def test_ordnance_pays_for_hindrance_in_its_targeting_roll(edition: str) -> None:
    game = position(
        "weapon-team F5 light-mortar", "rifle F8", axis_hand="G-50", axis_draw="6-5, 1-3", options=by(edition),
        map={"terrain": {"field": "F6"}},
    )  # fmt: skip
    play(game, "order G-50")
    assert told(game, "targeting")[0][2] == "4"  # three hexes and one Hindrance
    assert told(game, "attack-total")[0] == ["10", "4"]
    direct = position(
        "rifle F5", "rifle F7", axis_hand="G-50", axis_draw="1-3", options=by(edition), map={"terrain": {"field": "F6"}}
    )
    play(direct, "order G-50")
    assert told(direct, "attack-total")[0] == ["8", "4"]


@pytest.mark.rule("O20.3.4:moment")
@in_every_edition
def test_only_units_present_at_the_attack_roll_defend(edition: str) -> None:
    """The roll's own Event brings a wounded Team back into the hex under fire."""
    game = position(
        "rifle D2", "rifle D5", axis_hand="G-50", axis_draw=f"2-5 event, G-51, {hex_card('G', 'D5')}",
        table={"allies": {"casualties": ["weapon-team"]}}, options=by(edition),
    )  # fmt: skip
    play(game, "order G-50")
    if prompt(game) == "walking-wounded":
        play(game, "unit r.weapon-team-1")
    play(game, "hex D5")
    assert where(game, "r.weapon-team-1") == "D5"
    assert [row[0] for row in told(game, "defence")] == ["r.rifle-1"]


@pytest.mark.rule("O14.2:actions")
@in_every_edition
def test_actions_of_an_order_end_with_it(edition: str) -> None:
    game = position("pionier F5, rifle A1", "rifle F7", axis_hand="G-19 G-1 G-43", options=by(edition))
    march(game, "G-19", "g.pionier-1", "F4")
    assert "G-1" in notations(game, "play")
    play(game, "stop", "end")
    assert prompt(game) == "next-order" and notations(game, "play") == []

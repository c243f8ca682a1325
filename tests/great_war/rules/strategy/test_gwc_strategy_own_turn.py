"""Situations of one's own Turn: S98.3.1, .2, .3, .5 to .7, .9; S98.4.1 to .3, .8, .9; S98.5.1, .2, .4, .5, .8, .9."""

from __future__ import annotations

from typing import Any

import pytest
from gwc_guns import FRENCH as FRENCH_TELEPHONE
from gwc_guns import STRONG, TELEPHONE
from gwc_play import position
from gwc_positions import state
from gwc_strategy import (
    ALLIES,
    AMERICA,
    AXIS,
    FRENCH_TURN,
    MOVE,
    MOVE_2,
    draw_pile,
    french,
    held,
    holding,
    in_force,
    say,
    thrown,
)

from commander_play import asked, broken, happened, hex, notations, play, prompt, suppressed, told, unit
from sandtable.commander.rules.state import NO_RADIO
from sandtable.commander.rules.stats import morale_without_cover
from sandtable.games.great_war_commander.rules.gas import push_gassing
from sandtable.games.great_war_commander.rules.state import NO_HEX
from sandtable.kernel.game import Game

TURN = f"{MOVE} {MOVE_2}"
BARRAGE = {"box": {"axis": "standing-creeping"}, "spotting": {"axis": "F6"}, "barrage": {"axis": "F3 F4 F5 F7 F8 F9"}}


def german(card: str, own: dict[str, Any] | None = None, **more: Any) -> Game:
    more.setdefault("axis_hand", TURN)
    return position(own=holding(card, **(own or {})), **more)


def american(card: str, axis_card: str = "", own: dict[str, Any] | None = None, **more: Any) -> Game:
    more.setdefault("allies_hand", "A-11 A-18")
    more.setdefault("allies", "doughboys O11")
    more.setdefault("year", 1918)
    return position(own=holding(axis_card, card, **(own or {})), table=FRENCH_TURN, allies_side=AMERICA, **more)


def ways(game: Game) -> list[str]:
    return notations(game, "situation")


# --- Aerial Reconnaissance and Drachen (S98.3.1, S98.4.3) ---


@pytest.mark.rule("gwc:S98.3.1a", "gwc:S98.4.3", "gwc:1.S.d")
def test_the_observer_post_alone_may_ask_for_artillery() -> None:
    """No card of the hand, no Order of the limit; the Highest-ranking Leader may not spot for it."""
    game = german("drachen", axis="infanterie A1, hptm-nehring F3", axis_side={**TELEPHONE, "orders": 1})
    say(game, "situation drachen post-request")
    for text in ("barrage 0", "observer"):
        if text in notations(game):
            say(game, text)
    assert prompt(game) == "spotting-round" and state(game).observed == 1
    assert state(game).orders_given == 0 and len(state(game).hand[AXIS]) == 2


@pytest.mark.rule("gwc:S98.3.1a")
def test_not_without_a_telephone() -> None:
    assert "drachen post-request" not in ways(german("drachen"))


@pytest.mark.rule("gwc:S98.3.1a", "gwc:1.S.d")
def test_an_order_by_a_card_is_enough_for_a_turn() -> None:
    """Afterwards the Turn may end, though no Order was given (guide 6 #16)."""
    game = german("drachen", axis="infanterie A1", axis_side=TELEPHONE, axis_draw="1-2, 1-2")
    say(game, "situation drachen post-request")
    play(game, "?barrage 0", "?observer", "fire F6")
    assert "end" in notations(game) and "pass" not in notations(game) and f"order {MOVE}" in notations(game)


@pytest.mark.rule("gwc:S98.3.1b", "gwc:S98.4.3")
def test_spying_takes_the_held_card_and_shows_the_tops() -> None:
    own = {"strategy_draw": {"axis": ["under-shot"], "allies": ["field-reports"]}}
    game = position(own=holding("drachen", "assaults", **own), axis_hand=TURN)
    say(game, "situation drachen spy")
    assert held(game, ALLIES) == [] and thrown(game, ALLIES) == ["assaults"]
    assert told(game, "strategy-seen") == [["axis", "under-shot"], ["allies", "field-reports"]]
    audience = [e[1] for e in game.events if game.title.event_names[e[0]] == "strategy-seen"]
    assert audience == [1, 1]  # the spy alone
    assert draw_pile(game, AXIS)[0] == "under-shot" and draw_pile(game, ALLIES)[0] == "field-reports"


@pytest.mark.rule("gwc:S98.3.1c", "gwc:S98.4.3", "gwc:S98.4.9")
@pytest.mark.parametrize("card", ["drachen", "walter-rathenau"])
def test_reminder_cards_of_the_opponent_are_cleared(card: str) -> None:
    reminders = {"reminders": {"allies": ["anti-gas-strategy", "gabions-et-fascines"], "axis": ["anti-gas-strategy"]}}
    game = say(german(card, reminders), f"situation {card} clear-reminders")
    assert in_force(game, ALLIES) == [] and in_force(game, AXIS) == ["anti-gas-strategy"]
    assert set(thrown(game, ALLIES)) == {"anti-gas-strategy", "gabions-et-fascines"}


@pytest.mark.rule("gwc:S98.3.1c")
def test_where_there_are_none_it_is_not_offered() -> None:
    assert "drachen clear-reminders" not in ways(german("drachen"))
    assert "drachen clear-reminders" in ways(german("drachen", {"reminders": {"allies": ["anti-gas-strategy"]}}))


@pytest.mark.rule("gwc:S98.3.1d", "gwc:S98.3.1a")
def test_of_two_cards_one_is_kept_and_one_goes_under_the_pile() -> None:
    game = french("aerial-reconnaissance", own={"strategy_draw": {"allies": ["under-shot", "field-reports"]}})
    say(game, "situation aerial-reconnaissance draw-two")
    assert prompt(game) == "keep-strategy" and notations(game) == [
        "keep-strategy under-shot",
        "keep-strategy field-reports",
    ]
    say(game, "keep-strategy field-reports")
    assert held(game, ALLIES) == ["field-reports"] and draw_pile(game, ALLIES)[-1] == "under-shot"
    assert thrown(game, ALLIES) == ["aerial-reconnaissance"] and len(draw_pile(game, ALLIES)) == 7
    assert ways(game) == []  # one a Turn


@pytest.mark.rule("gwc:S98.3.1d")
def test_a_single_card_left_is_kept() -> None:
    game = german("drachen")
    g = state(game)
    g.s_discards[AXIS], g.s_draw[AXIS] = g.s_draw[AXIS][1:], g.s_draw[AXIS][:1]
    say(game, "situation drachen draw-two")
    assert len(held(game, AXIS)) == 1 and draw_pile(game, AXIS) == [] and prompt(game) == "turn"


# --- Air Dominance and Dog Fights (S98.3.2, S98.4.2) ---


@pytest.mark.rule("gwc:S98.3.2", "gwc:S98.4.2", "gwc:1.S.d")
@pytest.mark.parametrize(("card", "count"), [("dog-fights", 1), ("air-dominance", 2)])
def test_free_air_assaults(card: str, count: int) -> None:
    game = german(card) if card == "dog-fights" else french(card)
    say(game, f"situation {card} air-assault")
    flown = 0
    while prompt(game).startswith("air-"):
        flown += prompt(game) == "air-assault"
        play(game, notations(game)[0])
        while prompt(game) not in ("air-assault", "turn", "next-order"):
            play(game, notations(game)[-1])
    assert flown == count and len(told(game, "air-assault")) == count
    assert state(game).orders_given == 0 and "end" in notations(game)


@pytest.mark.rule("gwc:S98.3.2", "gwc:S98.4.2")
def test_an_air_assault_is_cancelled_and_still_counts_as_given() -> None:
    game = position(axis_hand="G-2 G-33", own=holding("", "air-dominance"))
    say(game, "order G-2")
    assert (prompt(game), asked(game)) == ("situation-enemy-air-assault", "allies")
    assert notations(game) == ["situation air-dominance cancel", "none"]
    say(game, "situation air-dominance cancel")
    assert "air-cancelled" in happened(game) and "random-hex" not in happened(game)
    assert state(game).orders_given == 1 and thrown(game, ALLIES) == ["air-dominance"]


@pytest.mark.rule("gwc:S98.3.2")
def test_who_lets_it_come_keeps_the_card() -> None:
    game = position(axis_hand="G-2 G-33", own=holding("", "air-dominance"))
    say(game, "order G-2", "none")
    assert prompt(game) == "air-assault" and held(game, ALLIES) == ["air-dominance"]


@pytest.mark.rule("gwc:S98.3.2")
def test_the_same_card_does_not_do_both() -> None:
    assert ways(french("air-dominance")) == ["air-dominance air-assault"]


# --- Reminder Cards ---


@pytest.mark.rule("gwc:S98.3.3", "gwc:S98.4.1", "gwc:S98.5.1")
@pytest.mark.parametrize(("reminders", "breaks"), [([], True), (["anti-gas-strategy"], False)])
def test_anti_gas_strategy_spares_the_break_and_nothing_else(reminders: list[str], breaks: bool) -> None:
    game = german("", {"reminders": {"axis": reminders}}, axis="infanterie A1, infanterie F5 suppressed, landwehr F5")
    g = state(game)
    push_gassing(g, -1, [unit(game, "g.infanterie-2"), unit(game, "g.landwehr-1")])
    game = Game(game.title, game.scenario, game.seed, game.options, g)
    assert broken(game, "g.infanterie-2") == breaks
    assert suppressed(game, "g.landwehr-1")  # Suppression is not spared


@pytest.mark.rule("gwc:S98.5.5")
@pytest.mark.parametrize("card", ["", "dog-fights"])
def test_flying_squadrons_bar_the_enemys_aircraft_for_good(card: str) -> None:
    """Also those of a Strategy Card (guide 6 #79)."""
    reminders = {"reminders": {"allies": ["flying-squadrons"]}}
    game = german(card, reminders, axis_hand=f"G-2 {TURN}", allies="doughboys O11", allies_side=AMERICA, year=1918)
    assert "order G-2" not in notations(game) and f"order {MOVE}" in notations(game)
    assert ways(game) == []
    free = german(card, axis_hand=f"G-2 {TURN}", allies="doughboys O11", allies_side=AMERICA, year=1918)
    assert "order G-2" in notations(free)


@pytest.mark.rule("gwc:S98.5.9", "gwc:S98.1.1a")
def test_leaders_in_woods_are_bolder() -> None:
    woods = {"terrain": {"woods": "F5"}}
    units = "doughboys O11, lt-york F5, doughboys F5, lt-kelly F6"
    game = american("woods-fighting", allies=units, map=woods)
    g = state(game)
    tags = ["a.lt-york", "a.lt-kelly", "a.doughboys-2"]
    before = [morale_without_cover(g, unit(game, tag)) for tag in tags]
    say(game, "situation woods-fighting")
    after = [morale_without_cover(g, unit(game, tag)) for tag in tags]
    assert [b - a for a, b in zip(before, after, strict=True)] == [1, 0, 0]
    assert in_force(game, ALLIES) == ["woods-fighting"]


@pytest.mark.rule("gwc:S98.3.7", "gwc:S98.1.2")
@pytest.mark.parametrize(("fort", "more"), [("trench", 1), ("foxholes", 1), ("bunker", 0), ("", 0)])
def test_gabions_strengthen_trenches_and_foxholes(fort: str, more: int) -> None:
    found = []
    for reminders in ([], ["gabions-et-fascines"]):
        forts = [{"fort": fort, "hex": "F7"}] if fort else []
        game = position(
            "infanterie F5, infanterie A1", "poilus F7, poilus O11", axis_hand="G-3", axis_draw="1-2",
            allies_draw="1-2", own={"reminders": {"allies": reminders}}, allies_side={"forts": forts},
        )  # fmt: skip
        play(
            game, "order G-3", "?activate g.infanterie-1", "?done", "?fire F7", "?base g.infanterie-1", "?done", "?roll"
        )
        play(game, "?roll", "?roll")
        found.append(int(told(game, "defence")[0][1]))
    assert found[1] - found[0] == more


@pytest.mark.rule("gwc:S98.3.7", "gwc:S98.1.2")
@pytest.mark.parametrize(("year", "may"), [(1914, False), (1915, True), (1917, True), (1918, False)])
def test_gabions_have_their_years(year: int, may: bool) -> None:
    game = french("gabions-et-fascines", year=year)
    assert (ways(game) == ["gabions-et-fascines"]) == may


@pytest.mark.rule("gwc:S98.5.4")
@pytest.mark.parametrize(("weapon", "more"), [("hotchkiss", 1), ("", 0)])
def test_firepower_adds_to_attacks_with_a_weapon(weapon: str, more: int) -> None:
    found = []
    for reminders in ([], ["firepower"]):
        game = american(
            "", own={"reminders": {"allies": reminders}}, allies=f"doughboys F7 {weapon}, doughboys O11",
            axis="infanterie F5, infanterie A1", allies_hand="A-1 A-11", allies_draw="1-3",
        )  # fmt: skip
        play(game, "order A-1", "?activate a.doughboys-1", "?done", "?fire F5", "?base a.hotchkiss-1")
        play(game, "?base a.doughboys-1", "?done", "?roll")
        found.append(int(told(game, "attack-total")[0][0]))
    assert found[1] - found[0] == more


# --- Field Reports (S98.3.5) ---


@pytest.mark.rule("gwc:S98.3.5")
def test_field_reports_empty_the_opponents_hand() -> None:
    game = french("field-reports", "under-shot", axis_hand="G-10 G-33 G-36 G-38 G-41", axis_draw="G-1, G-2, G-3, G-4")
    g = state(game)
    g.secret_chits[AXIS] = [g.rules.tables.chit("B")]
    say(game, "situation field-reports")
    assert [g.rules.tables.card_name[c] for c in g.hand[AXIS]] == ["G-1", "G-2", "G-3"]
    assert held(game, AXIS) == [] and thrown(game, AXIS) == ["under-shot"]
    assert g.secret_chits[AXIS] == [] and told(game, "chit-open") == [["B"]]
    assert len(g.discards[AXIS]) == 5 and len(g.hand[ALLIES]) == 2


@pytest.mark.rule("gwc:S98.3.5")
def test_a_pile_that_ends_on_the_way_brings_time() -> None:
    game = french("field-reports", axis_hand="G-10")
    g = state(game)
    g.discards[AXIS] += g.draw[AXIS][2:]
    g.draw[AXIS] = g.draw[AXIS][:2]
    say(game, "situation field-reports")
    assert told(game, "time") == [["1"]] and len(g.hand[AXIS]) == 3


# --- Telephones (S98.3.6, S98.4.9) ---


@pytest.mark.rule("gwc:S98.3.6")
def test_the_seventy_fives_break_a_telephone_and_clear_its_markers() -> None:
    game = french("french-75s", own=BARRAGE, axis_side=TELEPHONE)
    say(game, "situation french-75s")
    g = state(game)
    assert g.radio_broken[AXIS] and g.spotting[AXIS] == NO_HEX and g.barrage[AXIS] == []


@pytest.mark.rule("gwc:S98.3.6")
@pytest.mark.parametrize("side", [{}, {"radio": {"radio": "telephone-77mm", "broken": True}}])
def test_but_only_one_that_works(side: dict[str, Any]) -> None:
    assert ways(french("french-75s", axis_side=side)) == []


@pytest.mark.rule("gwc:S98.4.9")
def test_a_telephone_is_exchanged_for_another_of_the_mix() -> None:
    game = german("walter-rathenau", BARRAGE, axis_side=TELEPHONE)
    assert ways(game) == ["walter-rathenau telephone-105mm", "walter-rathenau telephone-150mm"]
    say(game, "situation walter-rathenau telephone-150mm")
    g = state(game)
    assert g.rules.tables.radio_name[g.radio[AXIS]] == "germany/telephone-150mm" and not g.radio_broken[AXIS]
    assert g.spotting[AXIS] == hex(game, "F6")  # the barrage stays (guide 6 #78)


@pytest.mark.rule("gwc:S98.4.9")
def test_a_broken_one_is_not_exchanged() -> None:
    game = german("walter-rathenau", axis_side={"radio": {"radio": "telephone-77mm", "broken": True}})
    assert ways(game) == [] and ways(german("walter-rathenau")) == [] and state(game).radio[AXIS] != NO_RADIO


# --- Battle Morale (S98.5.2) ---


@pytest.mark.rule("gwc:S98.5.2")
def test_battle_morale_rallies_a_leader_and_the_units_around_him() -> None:
    """His unbroken Command 2 sets the radius; another Leader is no Unit; three hexes are too far."""
    units = "lt-york F5 broken, doughboys F7 broken, runner F6 broken, lt-kelly F5 broken, doughboys F8 broken"
    game = american("battle-morale", allies=f"{units}, doughboys O11")
    assert ways(game) == ["battle-morale a.lt-york", "battle-morale a.lt-kelly"]
    say(game, "situation battle-morale a.lt-york")
    assert [broken(game, f"a.{tag}") for tag in ("lt-york", "doughboys-1", "runner-1")] == [False] * 3
    assert broken(game, "a.lt-kelly") and broken(game, "a.doughboys-2")


@pytest.mark.rule("gwc:S98.5.2")
def test_battle_morale_may_be_played_in_the_middle_of_a_move() -> None:
    game = american("battle-morale", allies="lt-york F5, doughboys F6 broken, doughboys F6, doughboys O11")
    play(game, "order A-11", "activate a.doughboys-2", "?done")
    assert "situation battle-morale a.lt-york" in notations(game)


# --- Under Shot (S98.3.9, S98.4.8, S98.5.8) ---


@pytest.mark.rule("gwc:S98.3.9", "gwc:S98.5.8")
def test_the_enemys_barrage_falls_two_hexes_short() -> None:
    """The German edge is at the top; the French roll, with the FP of the German Telephone."""
    game = french(
        "under-shot", own=BARRAGE, axis="infanterie F2, infanterie A1", axis_side=STRONG, allies_draw="1-2, 1-3"
    )
    say(game, "situation under-shot")
    g = state(game)
    assert g.spotting[AXIS] == hex(game, "F4")
    assert g.barrage[AXIS] == [hex(game, name) for name in ("F1", "F2", "F3", "F5", "F6", "F7")]
    play(game, "?roll", "?hex F2", "?roll")
    impacts = [entry for entry in told(game, "rolled") if entry[2] == "impact"]
    assert {entry[0] for entry in impacts} == {"allies"}
    assert told(game, "impact")[0][:2] == ["F2", str(10 + 4)]
    assert told(game, "rolled")[-1][0] == "axis" and told(game, "rolled")[-1][2] == "defence"


@pytest.mark.rule("gwc:S98.4.8", "gwc:S98.1a")
def test_it_needs_a_spotting_round_on_the_map() -> None:
    own = {"box": {"allies": "standing-creeping"}, "spotting": {"allies": "F6"}, "barrage": {"allies": "E6"}}
    assert ways(german("under-shot")) == []
    assert ways(german("under-shot", own, allies_side=FRENCH_TELEPHONE)) == ["under-shot"]


@pytest.mark.rule("gwc:S98.3.9")
def test_markers_that_leave_the_map_are_gone() -> None:
    barrage = {**BARRAGE, "spotting": {"axis": "F2"}, "barrage": {"axis": "F3 E3"}}
    game = say(french("under-shot", own=barrage, axis_side=TELEPHONE), "situation under-shot")
    g = state(game)
    assert g.spotting[AXIS] == NO_HEX and g.barrage[AXIS] == []


@pytest.mark.rule("gwc:S98.4.8")
@pytest.mark.parametrize(("edge", "there"), [("left", "D6"), ("right", "H6"), ("top", "F4"), ("bottom", "F8")])
def test_toward_whatever_edge_is_his(edge: str, there: str) -> None:
    opposite = {"left": "right", "right": "left", "top": "bottom", "bottom": "top"}[edge]
    game = french("under-shot", own=BARRAGE, axis_side={**TELEPHONE, "edge": edge}, allies_side={"edge": opposite})
    say(game, "situation under-shot")
    assert state(game).spotting[AXIS] == hex(game, there)


@pytest.mark.rule("gwc:S98.3.9")
def test_by_the_switch_it_turns_the_barrage_as_it_strikes() -> None:
    switch = {"under_shot_interrupts": True}
    assert ways(french("under-shot", own=BARRAGE, axis_side=TELEPHONE, options=switch)) == []
    game = position(
        "infanterie A1, hptm-nehring F3", "poilus O9", axis_hand="G-7 G-33", axis_side=TELEPHONE,
        own=holding("", "under-shot", **BARRAGE), options=switch,
    )  # fmt: skip
    play(game, "order G-7", "keep-area", "?activate g.hptm-nehring", "stand")
    assert (prompt(game), asked(game)) == ("situation-enemy-impact", "allies")
    say(game, "situation under-shot")
    assert state(game).spotting[AXIS] == hex(game, "F4")
    play(game, "?roll")
    assert {entry[0] for entry in told(game, "rolled") if entry[2] == "impact"} == {"allies"}

"""Telephones and their boxes (2.2.3, 12), Artillery Denied (O18), Battery Access (O19.1)."""

from __future__ import annotations

from typing import Any

import pytest
from gwc_guns import (
    BROKEN_TELEPHONE,
    DENIED,
    DENIED_2,
    FRENCH,
    REQUEST,
    REQUEST_2,
    STRONG,
    TELEPHONE,
    barrage,
    position,
    request,
)
from gwc_positions import state

from commander_play import activated, happened, notations, play, prompt, told
from sandtable.commander.rules.state import NO_RADIO
from sandtable.games.great_war_commander.rules.orders.artillery import cut_wires
from sandtable.games.great_war_commander.rules.orders.telephone import acquire_telephone
from sandtable.games.great_war_commander.rules.state import BOX_NAMES, NO_BOX
from sandtable.kernel.game import Game

REGISTERED = {
    "box": {"axis": "standing-creeping"},
    "spotting": {"axis": "F6"},
    "barrage": {"axis": "F3 F4 F5 F7 F8 F9"},
}
FRENCH_ROW = {"box": {"allies": "standing-creeping"}, "spotting": {"allies": "F6"}, "barrage": {"allies": "F5 F7"}}


def box(game: Game, side: int = 0) -> str:
    code = state(game).box[side]
    return BOX_NAMES[code] if code != NO_BOX else ""


def dated(year: int, month: int, **more: Any) -> Game:
    more.setdefault("axis_side", TELEPHONE)
    return position("hptm-nehring F3", "poilus O9", hand=REQUEST, year=year, month=month, **more)


# --- boxes and dates (O19.2) ---


@pytest.mark.rule("gwc:O19.2b", "gwc:O19.2a", "gwc:2.2.3")
@pytest.mark.parametrize(("year", "month", "boxes"), [
    (1914, 12, []),
    (1915, 1, ["0", "1"]),
    (1915, 5, ["0", "1"]),
    (1915, 6, ["0", "1", "2"]),
    (1918, 11, ["0", "1", "2"]),
])  # fmt: skip
def test_which_bombardments_the_germans_have(year: int, month: int, boxes: list[str]) -> None:
    game = request(dated(year, month))
    assert notations(game, "barrage") == boxes
    if not boxes:
        assert box(game) == "local" and prompt(game) == "spotter"  # no choice: it is put there


@pytest.mark.rule("gwc:O19.2b")
@pytest.mark.parametrize(("nation", "unit", "card", "year", "month", "gas"), [
    ("france", "cne-barnier", "F-13", 1915, 6, False),
    ("france", "cne-barnier", "F-13", 1915, 7, True),
    ("america", "cpt-wise", "A-3", 1917, 4, True),
])  # fmt: skip
def test_when_the_others_have_gas(nation: str, unit: str, card: str, year: int, month: int, gas: bool) -> None:
    side = {"nation": nation, "radio": {"radio": "telephone-75mm"}}
    game = position(
        "hptm-nehring A1", f"{unit} F9", allies_hand=card, allies_side=side, year=year, month=month, active="allies"
    )
    play(game, f"order {card}")
    assert notations(game, "barrage") == (["0", "1", "2"] if gas else ["0", "1"])


@pytest.mark.rule("gwc:12a")
def test_the_telephone_is_no_weapon_and_its_firepower_is_printed_on_it() -> None:
    game = dated(1916, 1)
    g = state(game)
    assert g.w_type == [] and g.rules.tables.radio_fp[g.radio[0]] == 8
    assert {g.rules.tables.radio_fp[i] for i in range(len(g.rules.tables.radio_fp))} <= {8, 9, 10}


@pytest.mark.rule("gwc:12b", "gwc:12c", "gwc:12d", "gwc:8.1.2")
def test_a_new_telephone_replaces_the_old_whose_barrage_stays() -> None:
    game = position("hptm-nehring F3", "poilus O9", axis_side=TELEPHONE, own=REGISTERED)
    g = state(game)
    acquire_telephone(g, 0, g.rules.tables.radio_type("germany/telephone-150mm"))
    frame = g.frames[-1]
    assert frame.options(g, 0) and frame.prompt(g)[0] == "telephone-box"
    frame.take(g, 0, frame.options(g, 0)[0])
    assert g.rules.tables.radio_fp[g.radio[0]] == 10 and not g.radio_broken[0] and box(game) == "local"
    assert barrage(game) == ("F6", "F3 F4 F5 F7 F8 F9")


# --- Artillery Denied (O18) ---


@pytest.mark.rule("gwc:O18a", "gwc:O18b")
def test_denied_breaks_the_enemy_telephone_and_then_eliminates_it() -> None:
    game = position("infanterie F5", "poilus I10", hand=f"{DENIED} {DENIED_2}", allies_side=FRENCH)
    play(game, f"order {DENIED}")
    assert state(game).radio_broken[1] == 1 and state(game).radio[1] != NO_RADIO
    assert told(game, "activated") == []
    play(game, f"order {DENIED_2}")
    assert state(game).radio[1] == NO_RADIO and state(game).radio_broken[1] == 0
    assert state(game).casualties == [[], []] and state(game).score == 0


@pytest.mark.rule("gwc:O18a")
@pytest.mark.parametrize(("axis", "allies", "able"), [({}, FRENCH, True), ({}, {}, False), (TELEPHONE, {}, False)])
def test_denied_needs_an_enemy_telephone(axis: dict[str, Any], allies: dict[str, Any], able: bool) -> None:
    game = position("infanterie F5", "poilus I10", hand=DENIED, axis_side=axis, allies_side=allies)
    assert notations(game, "order") == ([DENIED] if able else [])


@pytest.mark.rule("gwc:O18.1", "gwc:O19.2.2b")
def test_a_broken_telephone_takes_its_own_markers_off_the_map_at_once() -> None:
    """The other side's registered barrage, and all Gas, stay."""
    own = {"box": {**REGISTERED["box"], **FRENCH_ROW["box"]}, "gas": "H5"}
    own["spotting"] = {**REGISTERED["spotting"], "allies": "K6"}
    own["barrage"] = {**REGISTERED["barrage"], "allies": "K5 K7"}
    game = position(
        "infanterie F5", "poilus I10", hand=f"{DENIED} {REQUEST}", axis_side=TELEPHONE, allies_side=FRENCH, own=own
    )
    play(game, f"order {DENIED}")
    assert barrage(game, 1) == ("", "") and told(game, "barrage-removed") == [["allies", "K6"]]
    assert barrage(game, 0) == ("F6", "F3 F4 F5 F7 F8 F9") and state(game).gassed


# --- Battery Access (O19.1) ---


@pytest.mark.rule("gwc:O19a", "gwc:O19.1")
def test_battery_access_mends_the_telephone_and_activates_nobody() -> None:
    game = position("hptm-nehring F3", "poilus I10", hand=f"{REQUEST} {REQUEST_2}", axis_side=BROKEN_TELEPHONE)
    request(game)
    assert prompt(game) == "artillery-box" and notations(game) == ["barrage 0", "barrage 1", "barrage 2"]
    play(game, "barrage 1")
    assert not state(game).radio_broken[0] and box(game) == "standing-creeping"
    assert not activated(game, "g.hptm-nehring") and not state(game).observed
    play(game, f"order {REQUEST_2}", "barrage 0")
    assert notations(game) == ["activate g.hptm-nehring", "observer"]  # the next Request may fire at once


@pytest.mark.rule("gwc:O19.1", "gwc:O19.2b")
def test_battery_access_keeps_to_the_date() -> None:
    game = request(dated(1914, 9, axis_side=BROKEN_TELEPHONE))
    assert not state(game).radio_broken[0] and box(game) == "local"


@pytest.mark.rule("gwc:O19a", "gwc:O19.2c")
@pytest.mark.parametrize(("units", "side", "observed", "able"), [
    ("hptm-nehring F3", TELEPHONE, "", True),
    ("hptm-nehring F3 broken", TELEPHONE, "", True),  # the observer post is left
    ("hptm-nehring F3 broken", TELEPHONE, "axis", False),
    ("infanterie F3", TELEPHONE, "", True),
    ("infanterie F3", TELEPHONE, "axis", False),
    ("infanterie F3", BROKEN_TELEPHONE, "axis", True),  # Battery Access needs no Spotter
    ("hptm-nehring F3", {}, "", False),
])  # fmt: skip
def test_when_a_request_can_be_given(units: str, side: dict[str, Any], observed: str, able: bool) -> None:
    game = position(units, "poilus I10", hand=REQUEST, axis_side=side, own={"observed": observed})
    assert notations(game, "order") == ([REQUEST] if able else [])


# --- wires cut in the middle of a bombardment (E94) ---


@pytest.mark.rule("gwc:O18.1", "gwc:E94b")
def test_wires_cut_during_a_bombardment_count_when_it_is_over() -> None:
    game = position("hptm-nehring F3", "poilus O9", hand=REQUEST, axis_side=STRONG, draw="6-4, 1-4, 3-1")
    request(game, "barrage 1", "observer", "fire F6")
    assert prompt(game) == "barrage-row"
    cut_wires(state(game), 0)
    assert not state(game).radio_broken[0]
    play(game, "axis 1")
    assert happened(game, "barrage-placed", "impact-vacant", "radio-broke", "barrage-removed") == [
        "barrage-placed", "impact-vacant", "radio-broke", "barrage-removed",
    ]  # fmt: skip
    assert state(game).radio_broken[0] and barrage(game) == ("", "")


@pytest.mark.rule("gwc:E94a")
def test_wires_cut_at_another_time_break_the_telephone_at_once() -> None:
    game = position("hptm-nehring F3", "poilus O9", axis_side=STRONG, own=REGISTERED)
    cut_wires(state(game), 0)
    assert state(game).radio_broken[0] and barrage(game) == ("", "")
    cut_wires(state(game), 0)
    assert state(game).radio[0] == NO_RADIO

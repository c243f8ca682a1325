"""Artillery Denied (O17) and Artillery Request (O18)."""

from __future__ import annotations

from typing import Any

import pytest

from commander_play import asked, broken, happened, hex, notations, play, prompt, state, suppressed, told, vp, where
from sandtable.commander.rules.state import NO_RADIO
from sandtable.kernel.game import Game
from table import position, smoke

DENIED, DENIED_2 = "G-32", "G-41"
REQUEST, REQUEST_2, MOVE = "G-34", "G-33", "G-19"
FAR = "rifle I10"
RADIO = {"radio": {"radio": "radio-75mm"}}  # FP 8, Smoke, vulnerability 12
RUSSIAN_RADIO = {"radio": {"radio": "radio-76mm"}}
BROKEN_RADIO = {"radio": {"radio": "radio-75mm", "broken": True}}


def barrage(draw: str, allies: str = "rifle F7, " + FAR, axis: str = "sgt-ganz F3, rifle A1", **more: Any) -> Game:
    """Ganz in F3 spots F7, range 4."""
    more.setdefault("axis_side", RADIO)
    game = position(axis, allies, axis_hand=REQUEST, axis_draw=draw, **more)
    return play(game, f"order {REQUEST}", "?activate g.sgt-ganz", "fire F7")


def fort(kind: str, where: str) -> dict[str, Any]:
    return {"forts": [{"fort": kind, "hex": where}]}


# --- O17 ---


@pytest.mark.rule("O17a", "O17b", "O17d")
def test_denied_breaks_the_enemy_radio_and_then_eliminates_it() -> None:
    game = position("rifle F5", "rifle I10", axis_hand=f"{DENIED} {DENIED_2}", allies_side=RUSSIAN_RADIO)
    play(game, f"order {DENIED}")
    assert state(game).radio_broken[1] == 1 and state(game).radio[1] != NO_RADIO
    assert told(game, "activated") == [] and told(game, "activated-player") == []
    play(game, f"order {DENIED_2}")
    assert state(game).radio[1] == NO_RADIO and state(game).radio_broken[1] == 0
    assert vp(game) == 0 and state(game).casualties == [[], []] and told(game, "vp") == []


@pytest.mark.rule("O17c")
@pytest.mark.parametrize(("axis", "allies", "able"), [({}, RUSSIAN_RADIO, True), ({}, {}, False), (RADIO, {}, False)])
def test_denied_needs_an_enemy_radio(axis: dict[str, Any], allies: dict[str, Any], able: bool) -> None:
    game = position("rifle F5", "rifle I10", axis_hand=DENIED, axis_side=axis, allies_side=allies)
    assert notations(game, "order") == ([DENIED] if able else [])


@pytest.mark.rule("O17d")
def test_denied_leaves_every_unit_free() -> None:
    game = position("rifle F5", "rifle I10", axis_hand=f"{DENIED} {MOVE}", allies_side=RUSSIAN_RADIO)
    play(game, f"order {DENIED}")
    assert notations(game, "order") == [MOVE]


# --- O18: what can be chosen ---


@pytest.mark.rule("O18a", "O18b")
@pytest.mark.parametrize(("units", "side", "able"), [
    ("sgt-ganz F3", RADIO, True),
    ("sgt-ganz F3 broken", RADIO, False),
    ("rifle F3", RADIO, False),
    ("rifle F3", BROKEN_RADIO, True),
    ("sgt-ganz F3", {}, False),
])  # fmt: skip
def test_when_a_request_can_be_given(units: str, side: dict[str, Any], able: bool) -> None:
    game = position(units, "rifle I10", axis_hand=REQUEST, axis_side=side)
    assert notations(game, "order") == ([REQUEST] if able else [])


@pytest.mark.rule("O18b")
def test_an_activated_leader_cannot_spot() -> None:
    game = position(
        "sgt-ganz F3, rifle A1",
        "rifle I10",
        axis_hand=f"{MOVE} {REQUEST} {REQUEST_2}",
        axis_side=RADIO,
        allies_hand="R-27",
    )
    moved = play(game.clone(), f"order {MOVE}", "activate g.sgt-ganz", "?done", "step F4", "stop")
    assert asked(moved) == "allies"  # nothing was left to order: the Turn is over
    play(game, f"order {REQUEST}", "fire F7")
    assert REQUEST_2 not in notations(game, "order") and MOVE in notations(game, "order")  # spotting activates too


@pytest.mark.rule("O18a", "O18.1a", "O18.1b", "O18.1.ex")
def test_battery_access_mends_the_radio_for_use_at_once() -> None:
    """With a broken Radio there is only Battery Access; the second Request may already fire, with the same Leader."""
    game = position("sgt-ganz F3", "rifle I10", axis_hand=f"{REQUEST} {REQUEST_2}", axis_side=BROKEN_RADIO)
    play(game, f"order {REQUEST}")
    assert told(game, "radio-fixed") == [["axis"]] and told(game, "activated") == []
    play(game, f"order {REQUEST_2}")
    assert prompt(game) == "spotting-round" and told(game, "activated") == [["g.sgt-ganz"]]


@pytest.mark.rule("O18.2a")
def test_one_unbroken_leader_spots_alone() -> None:
    game = position(
        "sgt-ganz F3, sgt-esser F3 broken, sgt-biermann F4, rifle F3", "rifle I10", axis_hand=REQUEST, axis_side=RADIO
    )
    play(game, f"order {REQUEST}")
    assert notations(game) == ["activate g.sgt-ganz", "activate g.sgt-biermann"]
    play(game, "activate g.sgt-ganz")
    assert prompt(game) == "spotting-round" and told(game, "activated") == [["g.sgt-ganz"]]


@pytest.mark.rule("O18.2b")
def test_spotting_then_accuracy_then_impact() -> None:
    game = barrage("2-6, 4-1, 1-4")
    names = happened(game)
    steps = [name for name in names if name in ("spotting-round", "targeting", "drift", "impact", "defence")]
    assert steps == ["spotting-round", "targeting", "drift", "impact", "defence"]
    assert [entry[2] for entry in told(game, "rolled")] == ["accuracy", "impact", "defence"]


# --- O18.2.1: spotting ---


@pytest.mark.rule("O18.2.1a")
def test_any_hex_in_sight_empty_far_or_impassable() -> None:
    game = position(
        "sgt-ganz F3",
        "rifle I10",
        axis_hand=REQUEST,
        axis_side=RADIO,
        map={"terrain": {"woods": "F5", "water-barrier": "C5"}},
        table={"blaze": "H5"},
    )
    play(game, f"order {REQUEST}")
    targets = notations(game, "fire")
    assert {"A10", "I10", "C5", "H5", "F5", "F3"} <= set(targets)
    assert "F6" not in targets and "F8" not in targets  # behind the Woods


@pytest.mark.rule("O18.2.1.1a", "O18.2.3.1")
def test_smoke_is_announced_with_the_spotting_round_and_fills_seven_hexes() -> None:
    """Water takes none; a larger Smoke already there stays."""
    game = position(
        "sgt-ganz F3, rifle A1",
        "rifle F7, " + FAR,
        axis_hand=REQUEST,
        axis_draw="2-6, 4-1",
        axis_side=RADIO,
        map={"terrain": {"marsh": "F8"}},
        table={"next_smoke": [3, 4, 5, 2, 6, 7], "smoke": {"G8": 8}},
    )
    play(game, f"order {REQUEST}")
    assert prompt(game) == "spotting-round" and told(game, "rolled") == []
    play(game, "smoke F7")
    values = {name: smoke(game, name) for name in ("F7", "F6", "G7", "G8", "F8", "E8", "E7")}
    assert values == {"F7": 3, "F6": 4, "G7": 5, "G8": 8, "F8": 0, "E8": 6, "E7": 7}
    assert told(game, "impact") == [] and told(game, "defence") == []
    assert prompt(game) != "impact-next"


@pytest.mark.rule("O18.2.1.1a")
def test_a_radio_without_the_word_fires_no_smoke() -> None:
    game = position(
        "rifle A1", "sgt-maisky F8, " + FAR,
        allies_hand="R-31", allies_side={"radio": {"radio": "radio-152mm"}}, table={"active": "allies"},
    )  # fmt: skip
    play(game, "order R-31")
    assert notations(game, "fire") and notations(game, "smoke") == []


# --- O18.2.2: accuracy and drift ---


@pytest.mark.rule("O18.2.2a")
@pytest.mark.parametrize(("dice", "hit"), [("4-1", "0"), ("1-5", "1")])
def test_accuracy_multiplies_and_must_beat_the_range(dice: str, hit: str) -> None:
    """Range 4: 4 misses, 5 hits; the sums 5 and 6 would both hit."""
    assert told(barrage(f"{dice}, 2-3"), "targeting")[0][1:] == [str(int(dice[0]) * int(dice[2])), "4", hit]


@pytest.mark.rule("O18.2.2b")
def test_the_largest_hindrance_counts_against_the_spotter() -> None:
    game = barrage("1-5, 2-3", map={"terrain": {"brush": "F5", "field": "F6"}})
    assert told(game, "targeting")[0][2:] == ["7", "0"]


@pytest.mark.rule("O18.2.2b", "10.3.4b")
@pytest.mark.parametrize(("target", "need"), [("F3", "4"), ("F7", "8")])
def test_smoke_in_the_spotters_own_hex_hinders_him_there_too(target: str, need: str) -> None:
    """Smoke of 4 about Ganz: at range 4, and at range 0 if he calls the fire down on himself."""
    game = position(
        "sgt-ganz F3, rifle A1", "rifle F7, " + FAR, axis_hand=REQUEST, axis_draw="1-3, 2-3", axis_side=RADIO,
        table={"smoke": {"F3": 4}},
    )  # fmt: skip
    play(game, f"order {REQUEST}", "?activate g.sgt-ganz", f"fire {target}")
    assert told(game, "targeting")[0][2:] == [need, "0"]


@pytest.mark.rule("O18.2.2.1a", "O18.2.2.1c")
@pytest.mark.parametrize(("drift", "end"), [("4-1", "F7"), ("1-4", "F7"), ("2-3", "H7"), ("1-2", "G6"), ("3-2", "H7")])
def test_a_hit_drifts_one_hex_by_each_die(drift: str, end: str) -> None:
    """From F7: opposite dice bring it back; 2 then 3 goes to G7 and on to H7, not two hexes one way."""
    assert told(barrage(f"2-6, {drift}"), "drift")[0][0] == end


@pytest.mark.rule("O18.2.2.2a")
@pytest.mark.parametrize(("drift", "end"), [("1-3", "F4"), ("2-3", "I6"), ("3-2", "H8")])
def test_a_miss_goes_the_coloured_dies_distance(drift: str, end: str) -> None:
    """White is the direction, coloured the distance: 3-2 is two hexes in direction 3, not three in direction 2."""
    game = barrage(f"1-2, {drift}")
    assert told(game, "drift")[0][0] == end


@pytest.mark.rule("O18.2.2.1b", "O18.2.2.2b")
@pytest.mark.parametrize("accuracy", ["2-6", "1-2"])
@pytest.mark.parametrize("drift", ["3-3 sniper", "5-2 event"])
def test_the_drift_card_is_no_roll(accuracy: str, drift: str) -> None:
    """No trigger comes of it, and nobody is asked for the Initiative."""
    game = position(
        "sgt-ganz F3, rifle A1", "rifle I10", axis_hand=REQUEST, axis_draw=f"{accuracy}, {drift}", axis_side=RADIO
    )
    play(game, f"order {REQUEST}")
    game.play_text("fire D5")
    game.play_text("keep")
    assert prompt(game) != "initiative-drift"
    assert told(game, "trigger") == [] and len(told(game, "drift")) == 1
    assert [entry[2] for entry in told(game, "rolled")][0] == "accuracy" and len(told(game, "revealed")) == 1


@pytest.mark.rule("O18.2.2.3a")
@pytest.mark.parametrize(
    ("target", "accuracy", "drift"), [("F10", "6-5", "4-1"), ("F10", "6-5", "3-6"), ("I5", "6-5", "2-5 event")]
)
def test_a_round_that_leaves_the_map_even_briefly_is_gone(target: str, accuracy: str, drift: str) -> None:
    """4-1 from the bottom row would come straight back: it is removed all the same."""
    game = position(
        "sgt-ganz F3, rifle A1",
        "rifle F10, rifle I5",
        axis_hand=REQUEST,
        axis_draw=f"{accuracy}, {drift}",
        axis_side=RADIO,
    )
    play(game, f"order {REQUEST}", f"fire {target}")
    assert told(game, "drift")[0][0] == "-1" and told(game, "impact") == []


@pytest.mark.rule("O18.2.2.3b", "O18.2.3a")
def test_a_round_in_impassable_terrain_still_strikes_seven_hexes() -> None:
    game = barrage("2-6, 4-1", allies="rifle F6, rifle G8, rifle F9, " + FAR, map={"terrain": {"water-barrier": "F7"}})
    assert told(game, "drift")[0][0] == "F7"
    assert notations(game) == ["hex F6", "hex G8"]  # F9 is two hexes off


@pytest.mark.rule("O18.2.2b")
def test_smoke_in_the_spotters_own_hex_hinders_a_spotting_round_there() -> None:
    game = position(
        "sgt-ganz F3, rifle A1", "rifle F7, " + FAR, axis_hand=REQUEST, axis_draw="1-3, 2-3",
        axis_side={"radio": {"radio": "radio-75mm"}}, table={"smoke": {"F3": 3}},
    )  # fmt: skip
    play(game, f"order {REQUEST}", "?activate g.sgt-ganz", "fire F3")
    assert told(game, "targeting")[0][1:] == ["3", "3", "0"]


# --- O18.2.3: impact ---


@pytest.mark.rule("O18.2.3a", "O18.2.3b", "O18.2.3.2a")
def test_every_hex_with_units_or_a_fortification_is_struck_once() -> None:
    """Own units too, and an empty Trench; empty hexes are skipped. The player chooses the order."""
    game = barrage(
        "2-6, 4-1, 2-1, 1-3, 3-1, 1-2",
        allies="rifle F7, " + FAR,
        axis="sgt-ganz F3, rifle E7, rifle A1",
        allies_side=fort("trench", "G8"),
    )
    assert notations(game) == ["hex F7", "hex G8", "hex E7"]
    play(game, "hex G8")
    assert notations(game) == ["hex F7", "hex E7"]
    play(game, "hex E7")
    assert [entry[0] for entry in told(game, "impact")] == ["G8", "E7", "F7"]
    assert {entry[0] for entry in told(game, "defence")} == {"g.rifle-1", "r.rifle-1"}


@pytest.mark.rule("O18.2.3a")
def test_at_the_edge_only_hexes_on_the_map() -> None:
    game = position(
        "sgt-ganz F3, rifle A1", "rifle A10, rifle B10, rifle B9, rifle A9, rifle A8", axis_hand=REQUEST,
        axis_draw="6-4, 1-4", axis_side=RADIO,
    )  # fmt: skip
    play(game, f"order {REQUEST}", "fire A10")
    assert notations(game) == ["hex A10", "hex A9", "hex B9", "hex B10"]


@pytest.mark.rule("O18.2.3.2b")
@pytest.mark.parametrize(
    ("dice", "is_broken", "is_suppressed"), [("1-3", True, False), ("1-4", False, True), ("1-5", False, False)]
)
def test_impact_works_like_a_fire_attack(dice: str, is_broken: bool, is_suppressed: bool) -> None:
    """8 + 5 = 13 against 8 + 4, 5 and 6; every unit in the hex rolls, and so do others of the impact area."""
    game = barrage("2-6, 4-1, 3-2, 2-3", allies_draw=dice)
    assert told(game, "impact") == [["F7", "13", "5"]]
    assert broken(game, "r.rifle-1") == is_broken and suppressed(game, "r.rifle-1") == is_suppressed
    two = barrage("2-6, 4-1, 3-2", allies="rifle F7, line-team F7, " + FAR)
    assert notations(two) == ["unit r.rifle-1", "unit r.line-team-1"]


@pytest.mark.rule("O18.2.3.2b")
def test_attack_actions_do_not_help_artillery() -> None:
    """Nobody fires, so Hand Grenades or Sustained Fire have no place before an Impact Roll."""
    game = position(
        "sgt-ganz F6, rifle A1", "rifle F7, " + FAR,
        axis_hand=f"{REQUEST} G-4 G-43 G-70", axis_draw="2-6, 4-1, 3-2", axis_side=RADIO,
    )  # fmt: skip
    play(game, f"order {REQUEST}", "fire F7", "hex F7")
    assert told(game, "action-played") == [] and told(game, "impact")[0] == ["F7", "13", "5"]


@pytest.mark.rule("O18.2.3.2c")
def test_other_triggers_of_an_impact_roll_work() -> None:
    game = barrage("2-6, 4-1, 3-3 sniper, G-18")  # Random Hex D7
    assert told(game, "trigger") == [["axis", "sniper"]]


@pytest.mark.rule("O18.2.3.3a")
@pytest.mark.parametrize(("radio", "roll", "gone"), [
    ("radio-81mm", "5-6", True),  # FP 9: 11
    ("radio-105mm", "4-6", True),  # FP 10: 10
    ("radio-105mm", "5-6", False),  # more is not enough: exactly
    ("radio-105mm", "3-6", False),
])  # fmt: skip
def test_the_vulnerability_number_destroys_a_fortification_before_defence(radio: str, roll: str, gone: bool) -> None:
    """A Bunker gives Cover 7 against artillery; once destroyed it gives none to the units rolling now."""
    game = barrage(f"2-6, 4-1, {roll}", axis_side={"radio": {"radio": radio}}, allies_side=fort("bunker", "F7"))
    assert (state(game).h_fort[hex(game, "F7")] == 0) == gone
    assert told(game, "defence")[0][1] == ("8" if gone else "15")


@pytest.mark.rule("O18.2.3.3b")
@pytest.mark.parametrize(("kind", "cover"), [("bunker", 6), ("pillbox", 5), ("trench", 4), ("foxholes", 3)])
def test_fortifications_help_one_more_against_artillery_and_mortars(kind: str, cover: int) -> None:
    shelled = barrage("2-6, 4-1, 1-4", allies_side=fort(kind, "F7"))
    assert told(shelled, "defence")[0][1] == str(8 + cover + 1)
    for firer, bonus in (("weapon-team F3 medium-mortar", 1), ("weapon-team F3 ig-18", 0)):
        game = position(firer, "rifle F7, " + FAR, axis_hand="G-56", axis_draw="2-6, 1-4", allies_side=fort(kind, "F7"))
        play(game, "order G-56", "fire F7")
        assert told(game, "defence")[0][1] == str(8 + cover + bonus)


@pytest.mark.rule("O18.2.3.2a")
def test_the_spotter_may_be_hit_himself() -> None:
    game = position(
        "sgt-ganz F3, rifle A1", "rifle I10", axis_hand=REQUEST, axis_draw="2-6, 4-1, 6-5, 1-2", axis_side=RADIO
    )
    play(game, f"order {REQUEST}", "fire F3")
    assert broken(game, "g.sgt-ganz") and where(game, "g.sgt-ganz") == "F3"

"""Pieces of a scenario that are not like others: Weapons, Radios, Leaders for Mortars, and hidden ones."""

from __future__ import annotations

from typing import Any

import pytest

from commander_play import asked, fort, hex, notations, play, prompt, state, told, unit, weapon, where
from sandtable.commander.rules.firepower import piece_sight, reach_reason
from sandtable.commander.rules.los import BLOCKED
from sandtable.commander.rules.markers import remove_fort
from sandtable.commander.rules.orders.bombardment import impact_area
from sandtable.commander.rules.state import IN_BOX, WEAPON_PIECE
from sandtable.commander.rules.victory import relocate
from sandtable.kernel.game import Game
from table import position

FIRE, MOVE, ADVANCE, REQUEST = "G-51", "G-19", "G-43", "G-34"
FAR = "rifle I10"


def special(name: str, **rule: Any) -> dict[str, Any]:
    return {"weapon_rules": [{"weapon": name, **rule}]}


def reason(game: Game, code: int) -> str:
    return state(game).rules.tables.words.reasons[code]


# --- Weapons ---


def test_a_captured_weapon_of_another_nation_is_lost_where_it_would_break() -> None:
    """1-1 Jams (1.9.1.2)."""
    for rules, lost in ((special("russia/heavy-mg", captured=True), True), ({}, False)):
        game = position(
            "weapon-team F5 russia/heavy-mg", "rifle F8, rifle I10", axis_hand=FIRE, axis_draw="G-1", axis_side=rules
        )
        g = state(game)
        play(game, f"order {FIRE}", "?fire F8", "?base r.heavy-mg-1", "?done", "?roll")
        assert ((g.w_carrier[0] == IN_BOX), g.w_broken[0] == 1) == (lost, not lost)


def test_a_rooted_weapon_stays_and_is_lost_with_its_place() -> None:
    rules = special("heavy-mg", rooted=True)
    game = position("weapon-team F5 heavy-mg, rifle A5", FAR, axis_hand=f"{MOVE} {ADVANCE}", axis_side=rules)
    g = state(game)
    u = unit(game, "g.weapon-team-1")
    assert reason(game, g.rules.step_reason(g, u, 3)) == "weapon-rooted"
    assert reason(game, g.rules.advance_reason(g, u, 3)) == "weapon-rooted"
    play(game, f"order {MOVE}")
    assert "g.weapon-team-1" not in notations(game, "activate")
    relocate(g, u, hex(game, "F4"))  # driven out
    assert g.w_carrier[0] == IN_BOX and told(game, "weapon-lost") is not None
    free = position("weapon-team F5 heavy-mg", FAR)
    assert reason(free, state(free).rules.step_reason(state(free), 0, 3)) == "possible"


def test_a_rooted_weapon_can_be_handed_over_so_that_its_unit_may_go() -> None:
    rules = special("heavy-mg", rooted=True)
    game = position("weapon-team F5 heavy-mg, rifle F5", FAR, axis_hand=MOVE, axis_side=rules)
    play(game, f"order {MOVE}")
    assert "g.weapon-team-1" in notations(game, "activate")


def test_a_weapon_that_falls_with_its_bunker() -> None:
    for rules, falls in ((special("heavy-mg", falls_with_fort=True), True), ({}, False)):
        side = {**rules, "forts": [{"fort": "bunker", "hex": "F5"}]}
        game = position("weapon-team F5 heavy-mg", FAR, axis_side=side)
        remove_fort(state(game), hex(game, "F5"))
        assert (state(game).w_carrier[0] == IN_BOX) is falls


@pytest.mark.parametrize(("shots", "fired"), [(1, 1), (2, 2), (3, 3)])
def test_a_weapon_that_fires_twice_in_one_order(shots: int, fired: int) -> None:
    rules = special("heavy-mg", shots=shots) if shots > 1 else {}
    game = position(
        "weapon-team F5 heavy-mg", "rifle F8, rifle F9, rifle E8, rifle I10", axis_hand=f"{FIRE} {MOVE}",
        axis_draw="1-3, 2-3, 1-4, 3-2", allies_draw="6-2, 3-6, 4-5, 5-4", axis_side=rules,
    )  # fmt: skip
    play(game, f"order {FIRE}")
    shot = 0
    while prompt(game) in ("fire-target", "fire-base", "fire-group", "before-attack-roll", "next-defender"):
        at = prompt(game)
        choices = notations(game)
        if at == "fire-base":
            mg = [text for text in choices if "heavy-mg" in text]
            play(game, mg[0] if mg else choices[0])
        elif at == "fire-target":
            play(game, next(text for text in choices if text.startswith("fire")))
        else:
            play(game, "done" if "done" in choices else choices[0])
        shot += 1
        assert shot < 60
    mg = weapon(game, "g.heavy-mg-1")
    pieces = [event[2] for event in game.events if game.title.event_names[event[0]] == "attack-piece"]
    assert pieces.count(WEAPON_PIECE + mg) == fired


@pytest.mark.parametrize(
    ("rule", "building", "bunker", "open_hex"),
    [
        ({"target_terrain": ["building"]}, True, False, False),
        ({"target_forts": ["bunker"]}, False, True, False),
        ({"target_hexes": "F9", "target_terrain": ["building"]}, True, False, True),
        ({"target_units": ["squad"]}, True, True, True),
        ({"target_units": ["team"]}, False, False, False),
    ],
)
def test_a_weapon_with_limited_targets(rule: dict[str, Any], building: bool, bunker: bool, open_hex: bool) -> None:
    game = position(
        "weapon-team F6 heavy-mg", "rifle F8, rifle E8, rifle F9", axis_hand=FIRE,
        axis_side=special("heavy-mg", **rule),
        allies_side={"forts": [{"fort": "bunker", "hex": "E8"}]}, map={"terrain": {"building": "F8"}},
    )  # fmt: skip
    g = state(game)
    gun = WEAPON_PIECE + weapon(game, "g.heavy-mg-1")
    found = [reason(game, reach_reason(g, gun, hex(game, name))) for name in ("F8", "E8")]
    assert found == ["possible" if able else "not-its-target" for able in (building, bunker)]
    far = reason(game, reach_reason(g, gun, hex(game, "F9")))
    assert far in ("line-of-sight-blocked", "possible" if open_hex else "not-its-target")


# --- a Leader through whom Mortars sight ---


def mortar(spotters: list[dict[str, Any]], **more: Any) -> Game:
    """A Mortar behind a wood, a Leader at its side who sees past it."""
    return position(
        "weapon-team C3 light-mortar, sgt-ganz D3", "rifle C8, rifle I10", axis_hand=FIRE,
        axis_side={"mortar_spotters": spotters}, map={"terrain": {"woods": "C4"}}, **more,
    )  # fmt: skip


def test_a_mortar_sees_with_the_eyes_of_a_leader() -> None:
    blind = mortar([])
    gun = WEAPON_PIECE
    assert piece_sight(state(blind), gun, hex(blind, "C8")) == BLOCKED
    assert reason(blind, reach_reason(state(blind), gun, hex(blind, "C8"))) == "line-of-sight-blocked"
    game = mortar([{"leader": "sgt-ganz", "within": 1}])
    assert piece_sight(state(game), gun, hex(game, "C8")) >= 0
    assert reason(game, reach_reason(state(game), gun, hex(game, "C8"))) == "possible"
    far = mortar([{"leader": "sgt-ganz", "within": 0}])
    assert piece_sight(state(far), gun, hex(far, "C8")) == BLOCKED
    anybody = mortar([{}])
    assert piece_sight(state(anybody), gun, hex(anybody, "C8")) >= 0


def test_a_broken_leader_lends_no_eyes() -> None:
    game = mortar([{"within": 1}])
    state(game).u_flags[unit(game, "g.sgt-ganz")] |= 1
    assert piece_sight(state(game), WEAPON_PIECE, hex(game, "C8")) == BLOCKED


# --- Radios ---


def barrage(radio: dict[str, Any], draw: str = "4-4 sniper, G-1, 4-6, G-13") -> Game:
    game = position(
        "sgt-ganz F3, rifle A1", "rifle F7, rifle F8, rifle I10", axis_hand=REQUEST, axis_draw=draw,
        axis_side={"radio": {"radio": "radio-75mm", **radio}},
    )  # fmt: skip
    return play(game, f"order {REQUEST}", "?activate g.sgt-ganz")


@pytest.mark.parametrize(("smoke", "fires", "smokes"), [("usual", 1, 1), ("no", 1, 0), ("only", 0, 1), ("yes", 1, 1)])
def test_a_radio_with_or_without_smoke(smoke: str, fires: int, smokes: int) -> None:
    game = barrage({"smoke": smoke})
    assert (bool(notations(game, "fire")), bool(notations(game, "smoke"))) == (bool(fires), bool(smokes))


@pytest.mark.parametrize(("drift", "hexes"), [("none", 0), ("misses", 0), ("one", 1), ("half", 1), ("usual", 2)])
def test_the_drift_of_a_spotting_round(drift: str, hexes: int) -> None:
    """6-4 hits at range 4; a hit drifts by both dice of the next card."""
    game = barrage({"drift": drift}, "6-4, 3-2, 2-4, 2-3, 1-4")
    play(game, "fire F7")
    assert [event[3] for event in game.events if game.title.event_names[event[0]] == "drift"] == [hexes]


@pytest.mark.parametrize(("blast", "hexes"), [(0, 1), (1, 7), (2, 19)])
def test_the_blast_of_a_radio(blast: int, hexes: int) -> None:
    game = position(
        "sgt-ganz F2, rifle A1", "rifle F6, rifle F7, rifle F8", axis_hand=REQUEST, axis_draw="6-4, 3-2, 2-4, 2-3, 1-4",
        axis_side={"radio": {"radio": "radio-75mm", "blast": blast, "drift": "none"}},
    )  # fmt: skip
    g = state(game)
    assert len(impact_area(g, 0, hex(game, "E5"))) == hexes
    assert len(impact_area(g, 1, hex(game, "E5"))) == 7


# --- hidden pieces ---


def hiding(*hidden: dict[str, Any], **more: Any) -> Game:
    """The Russians have hidden pieces; the Germans are about to end their Turn."""
    game = position("rifle F2", "rifle I10", axis_hand=MOVE, allies_side={"hidden": list(hidden)}, **more)
    return play(game, "pass", "?done")


def test_a_hidden_unit_is_put_down_at_the_start_of_its_owners_turn() -> None:
    game = hiding({"unit": "rifle", "hexes": "F7 F8 F9"}, table={"allies": {"hand": ["R-20"]}})
    assert prompt(game) == "put-down" and asked(game) == "allies"
    assert notations(game, "place") == ["r.rifle-2 F7", "r.rifle-2 F8", "r.rifle-2 F9"]
    assert "r.rifle-2" not in [seen["tag"] for seen in game.view(0)["units"]]
    play(game, "place r.rifle-2 F8")
    assert where(game, "r.rifle-2") == "F8" and prompt(game) == "turn"


def test_it_may_wait_and_come_in_a_later_turn() -> None:
    game = hiding({"unit": "rifle", "hexes": "F7"}, table={"allies": {"hand": ["R-20"]}})
    play(game, "none")
    assert prompt(game) == "turn" and asked(game) == "allies" and where(game, "r.rifle-2") == "mix"


def test_where_a_hidden_piece_may_not_come_and_why() -> None:
    game = hiding(
        {"unit": "rifle", "hexes": "F2 F3 F4 F7 F8", "away": 2, "cover": 1}, map={"terrain": {"woods": "F3 F4 F8 F2"}},
        table={"allies": {"hand": ["R-20"]}},
    )  # fmt: skip
    assert notations(game, "place") == ["r.rifle-2 F4", "r.rifle-2 F8"]
    place = next(verb.code for verb in game.title.verbs if verb.name == "place")
    why = {name: game.explain(1, unit(game, "r.rifle-2") << 12 | hex(game, name), place) for name in ("F2", "F3", "F7")}
    assert [found[0] if found else "" for found in why.values()] == ["enemy-occupied", "too-near-enemy", "outside-area"]


def test_a_hidden_fortification_and_its_moment() -> None:
    game = hiding({"fort": "wire", "count": 2, "hexes": "F4 F5"}, table={"allies": {"hand": ["R-20"]}})
    play(game, "fortify wire F4")
    assert fort(game, "F4") == "wire" and notations(game, "fortify") == ["wire F5"]
    play(game, "none")
    assert len(state(game).buried) == 1
    late = hiding({"fort": "wire", "hexes": "F4", "since": 3}, table={"allies": {"hand": ["R-20"]}})
    assert prompt(late) == "turn"


def test_a_piece_for_the_enemys_turn() -> None:
    game = position(
        "rifle F2", "rifle I10", axis_hand=MOVE,
        allies_side={"hidden": [{"unit": "rifle", "hexes": "F8", "when": "enemy-turn"}]},
    )  # fmt: skip
    assert prompt(game) == "put-down" and asked(game) == "allies"
    play(game, "place r.rifle-2 F8")
    assert prompt(game) == "turn" and asked(game) == "axis"


def test_a_piece_that_shows_itself_as_an_enemy_moves() -> None:
    """It comes before Op Fire, and may take part in it."""
    side = {"hidden": [{"unit": "rifle", "hexes": "F6", "when": "enemy-move"}]}
    game = position("rifle F2", "rifle I10", axis_hand=MOVE, allies_hand="R-52", allies_side=side)
    assert prompt(game) == "turn" and asked(game) == "axis"
    play(game, f"order {MOVE}", "step F3")
    assert prompt(game) == "put-down" and asked(game) == "allies"
    play(game, "place r.rifle-2 F6")
    assert prompt(game) == "op-fire" and where(game, "r.rifle-2") == "F6"

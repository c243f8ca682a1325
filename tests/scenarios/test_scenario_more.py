"""Command, Cover, missions, far ways, ground that changes, shells, a Weapon of one's choice, set-up in turns."""

from __future__ import annotations

from typing import Any

import pytest
from small_fights import begun, offered, scenario, set_up, standing, state, told
from test_value_faults import faults

from commander_play import hex, play, unit, where
from sandtable.commander.rules.cover import hex_cover
from sandtable.commander.rules.firepower import greatest_reach
from sandtable.commander.rules.orders.artillery import request_reason, spotters
from sandtable.commander.rules.passage import barred, direction_to
from sandtable.commander.rules.stats import command, fire_range
from sandtable.kernel.game import Game
from sandtable.kernel.record import load_game
from table import position

MOVE, ADVANCE, FIRE, REQUEST = "G-19", "G-43", "G-51", "G-34"
FAR = "rifle I10"
HOUSES = {"terrain": {"building": "F5 F7"}}


def reason(game: Game, code: int) -> str:
    return state(game).rules.tables.words.reasons[code]


# --- Command and Cover ---


def test_command_of_a_sides_leaders() -> None:
    """For themselves and for those they lead, and never below 0."""
    rolls = [{"roll": "command", "side": "axis", "add": 1}, {"roll": "command", "side": "allies", "add": -9}]
    usual = standing("sgt-ganz E4, rifle E4", "sgt-maisky A1, rifle A1")
    game = standing("sgt-ganz E4, rifle E4", "sgt-maisky A1, rifle A1", rolls=rolls)
    numbers = [command(state(one), unit(one, tag)) for one in (usual, game) for tag in ("g.sgt-ganz", "r.sgt-maisky")]
    assert numbers == [numbers[0], numbers[1], numbers[0] + 1, 0] and numbers[0] > 0
    mine = [fire_range(state(one), unit(one, "g.rifle-1")) for one in (usual, game)]
    assert mine[1] == mine[0] + 1
    assert greatest_reach(state(game), unit(game, "g.rifle-1")) >= mine[1]


def test_range_that_a_scenario_adds_is_not_cut_off() -> None:
    game = standing("rifle E4", "rifle A1", rolls=[{"roll": "range", "side": "axis", "add": 5}])
    u = unit(game, "g.rifle-1")
    assert greatest_reach(state(game), u) >= fire_range(state(game), u)


def test_cover_of_one_side_and_of_some_hexes() -> None:
    rolls = [
        {"roll": "cover", "side": "axis", "add": -1},
        {"roll": "cover", "hexes": "G7", "add": 2, "given": [{"time_from": 3}]},
    ]
    game = standing("rifle E4", "rifle G7", rolls=rolls)
    g = state(game)
    assert [hex_cover(g, hex(game, name)) for name in ("E4", "G7", "C3")] == [-1, 0, 0]
    g.time = 3
    assert hex_cover(g, hex(game, "G7")) == 2


# --- Radios ---


def test_a_radio_with_so_many_missions() -> None:
    radio = {"radio": {"radio": "radio-105mm", "missions": 1}}
    game = position("sgt-ganz F5", FAR, axis_hand=f"{REQUEST} {MOVE}", axis_side=radio)
    g = state(game)
    assert reason(game, request_reason(g, 0)) == "possible"
    play(game, f"order {REQUEST}", "?fire-for-effect", "?activate g.sgt-ganz", "fire F7")
    assert reason(game, request_reason(g, 0)) == "no-missions"
    assert reason(load_game(game.title, game.save()), request_reason(g, 0)) == "no-missions"


def test_a_radio_through_which_one_leader_alone_spots() -> None:
    radio = {"radio": {"radio": "radio-105mm", "spotters": ["cpt-wehling"]}}
    for side, found in ((radio, 0), ({"radio": {"radio": "radio-105mm"}}, 1)):
        game = position("sgt-ganz F5", FAR, axis_side=side)
        assert len(spotters(state(game), 0)) == found


# --- going ---


def test_a_move_between_hexes_that_do_not_touch() -> None:
    """A tunnel: for its cost, one way as the other, and nobody fires at who takes it."""
    going = [{"hexes": "F5 F9", "move": 9, "cost": 3, "safe": True, "side": "axis"}]
    game = position("rifle F5", FAR, axis_hand=f"{MOVE} {ADVANCE}", going=going)
    play(game, f"order {MOVE}", "?activate g.rifle-1", "?done", "?mover g.rifle-1")
    assert "F9" in offered(game, "step")
    play(game, "step F9")
    assert where(game, "g.rifle-1") == "F9" and state(game).u_spent[unit(game, "g.rifle-1")] == 3
    plain = position("rifle F5", FAR, axis_hand=f"{MOVE} {ADVANCE}")
    play(plain, f"order {MOVE}", "?activate g.rifle-1", "?done", "?mover g.rifle-1")
    assert "F9" not in offered(plain, "step")
    step = next(verb.code for verb in plain.title.verbs if verb.name == "step")
    assert (plain.explain(0, hex(plain, "F9"), step) or ("",))[0] == "not-adjacent"


def test_ground_that_changes_in_play() -> None:
    """A bridge that an event blows up: nobody steps into it from then on; and a ford that opens with time."""
    going = [
        {"into": "F6", "barred": True, "given": [{"event": "blown"}]},
        {"into": "E5", "barred": True, "until": 2},
    ]
    events = [{"name": "blown", "when": "time", "space": 2, "effects": [{"side": "axis", "vp": 1}]}]
    game = position("rifle F5", FAR, going=going, events=events)
    g = state(game)

    def closed(name: str) -> bool:
        here = hex(game, "F5")
        return reason(game, barred(g, here, direction_to(g, here, hex(game, name)), 0)) == "scenario-bars"

    assert (closed("F6"), closed("E5")) == (False, True)
    g.time = 3
    g.rules.happened(g, 5, -1, -1, -1, 2)
    assert (closed("F6"), closed("E5")) == (True, False)


# --- shells ---


def strike(**effect: Any) -> list[dict[str, Any]]:
    return [{"when": "turn", "side": "axis", "once": True, "effects": [{"strike": 8} | effect]}]


def test_shells_as_an_effect() -> None:
    """On everybody in these hexes, before the first Order."""
    game = begun(scenario(events=strike(hexes="all"), allies={"units": [{"unit": "rifle", "hex": "C7"}]}))
    set_up(game)
    g, struck = state(game), {state(game).u_hex[u] for u in range(len(state(game).u_hex))}
    assert g.turn == 1
    while game.decision is not None and game.decision.prompt != "turn":
        game.play(game.choices[0])
    assert [event[0] for event in told(game, "impact")] == sorted(struck)
    assert len(told(game, "defence")) >= len(struck)


def test_shells_on_hexes_drawn_by_lot() -> None:
    game = set_up(begun(scenario(events=strike(hexes="A1 B2 C3 D4", count=2))))
    assert len(told(game, "random-hex")) == 2


# --- set-up ---


def test_a_weapon_of_the_owners_choice() -> None:
    options = [{"effects": [{"weapons": ["light-mg"]}]}, {"effects": [{"weapons": ["medium-mortar", "light-mg"]}]}]
    team = {"units": [{"unit": "sgt-ganz"}, {"unit": "weapon-team", "count": 2}]}
    data = scenario(axis=team, choices=[{"side": "axis", "options": options}])
    for number, weapons in ((0, ["light-mg-1"]), (1, ["medium-mortar-1", "light-mg-2"])):
        game = begun(data)
        game.play(game.choices[number])
        while game.decision is not None and game.decision.prompt != "set-up-weapon" and game.decision.seat == 0:
            game.play(game.choices[0])
        given = []
        while game.decision is not None and game.decision.prompt == "set-up-weapon":
            given.append(offered(game, "give")[0].split()[0])
            game.play(game.choices[0])
        assert len(given) <= len(weapons) and sum(c >= 0 for c in state(game).w_carrier) == len(weapons)


def test_both_sides_set_up_in_turns() -> None:
    """One unit of the owner's choice each, then the rest."""
    steps = [
        {"side": "axis", "units": 1}, {"side": "allies", "units": 2}, {"side": "axis"}, {"side": "allies"},
    ]  # fmt: skip
    game = begun(scenario(setup=steps))
    assert game.decision is not None and game.decision.prompt == "set-up-in-turns"
    assert {text.split()[0] for text in offered(game, "place")} == {"g.sgt-ganz", "g.rifle-1", "g.rifle-2"}
    seats = []
    while game.decision is not None and game.decision.prompt.startswith("set-up"):
        seats.append(game.decision.seat)
        game.play(game.choices[-1])
    assert seats == [0, 1, 1, 0, 0, 1]


# --- what cannot be ---


@pytest.mark.parametrize(
    ("more", "where"),
    [
        ({"rolls": [{"roll": "cover", "add": 1, "units": ["squad"]}]}, "rolls.0.units"),
        ({"rolls": [{"roll": "command", "add": 1, "given": [{"event": "no-such"}]}]}, "rolls.0.given.0.event"),
        ({"going": [{"hexes": "A1 C3", "move": 4}]}, "going.0.move"),
        ({"going": [{"hexes": "A1 C3", "move": 400, "cost": 1}]}, "going.0.move"),
        ({"going": [{"into": "Z99", "barred": True}]}, "going.0.into"),
        ({"going": [{"into": "A1", "barred": True, "since": 5, "until": 2}]}, "going.0.until"),
        ({"axis": {"radio": {"radio": "radio-105mm", "missions": -1}}}, "axis.radio.missions"),
        ({"axis": {"radio": {"radio": "radio-105mm", "spotters": ["nobody"]}}}, "axis.radio.spotters.0"),
        ({"events": strike()}, "events.0.effects.0.hexes"),
        ({"events": strike(hexes="A1", strike=99)}, "events.0.effects.0.strike"),
        ({"setup": [{"side": "axis"}, {"side": "axis"}, {"side": "allies"}]}, "setup.0.units"),
        ({"setup": [{"side": "axis", "units": 2}, {"side": "allies"}]}, "setup.0.units"),
    ],
)  # fmt: skip
def test_mistakes_are_told(more: dict[str, Any], where: str) -> None:
    assert where in [fault.partition(":")[0] for fault in faults(**more)]

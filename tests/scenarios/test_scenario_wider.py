"""More kinds of special rules: whom Leaders lead, Orders for some units, Orders that a scenario makes its own, what
happens to the unit itself, Postures that change, places with all around them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from small_fights import BOARD, begun, offered, placed, scenario, standing, state
from phrases import said
from test_scenario_in_play import at_time, reach
from test_value_faults import faults

from commander_play import broken, fort, hex, play, suppressed, unit
from sandtable.commander.map.kinds import NO_SIDE, SIDE_NAMES, TERRAIN_NAMES
from sandtable.commander.map.map import Map
from sandtable.commander.packs.check import PackFile
from sandtable.commander.packs.scenario import read_scenario
from sandtable.commander.rules import reasons
from sandtable.commander.rules.breaking import flip_or_eliminate, rally
from sandtable.commander.rules.firepower import fires_smoke
from sandtable.commander.rules.los import BLOCKED
from sandtable.commander.rules.orders.activation import activation_reason, followers
from sandtable.commander.rules.passage import advance_hexes, retreat_hexes
from sandtable.commander.rules.scenario.values import defends, drift_steps, gains, hand_size, may_activate, posture_of
from sandtable.commander.rules.state import FIRING, MOVING, OP_FIRING
from sandtable.commander.rules.state import WEAPON_PIECE
from sandtable.commander.rules.stats import command, firepower, morale_without_cover, movement
from sandtable.commander.rules.verbs import ACTIVATE, ORDER, STEP
from sandtable.commander.rules.victory import eliminate, end_by_points, relocate
from sandtable.games.combat_commander.files import SCENARIOS, load_tables
from sandtable.games.combat_commander.screen import SCREEN
from sandtable.kernel.game import Game
from sandtable.kernel.record import load_game

MOVE, ADVANCE, FIRE = "G-19", "G-43", "G-51"
REQUEST = "G-33"


# --- whom Leaders lead ---

TWO_NATIONS: dict[str, Any] = {
    "joined": ["italy"],
    "leads": [{"leaders": ["germany"], "units": ["germany"]}, {"leaders": ["italy"], "units": ["italy"]}],
}


def mixed(leads: bool = True) -> Game:
    units = [
        {"unit": "sgt-ganz", "hex": "E4"},
        {"unit": "rifle", "hex": "E4"},
        {"unit": "italy/sgt-rovena", "hex": "C4"},
        {"unit": "italy/fucilieri", "hex": "E4"},
    ]
    side = {**TWO_NATIONS, "units": units}
    if not leads:
        del side["leads"]
    return standing("", "rifle I8", axis_side=side, table={"axis": {"hand": [MOVE]}})


def test_leaders_of_one_nation_lead_only_their_own() -> None:
    """Neither by an Order nor by their Command in the hex."""
    game = mixed()
    g = state(game)
    ganz, german, italian = unit(game, "g.sgt-ganz"), unit(game, "g.rifle-1"), unit(game, "i.fucilieri-1")
    free = state(mixed(leads=False))
    assert followers(free, ganz, MOVING) == [german, italian]
    assert followers(g, ganz, MOVING) == [german]
    for stat in (firepower, movement, morale_without_cover):
        assert stat(g, german) == stat(free, german)
        assert stat(g, italian) == stat(free, italian) - command(g, ganz) < stat(free, italian)
    play(game, f"order {MOVE}", "activate g.sgt-ganz")
    assert offered(game, "activate") == ["g.rifle-1"]
    assert game.explain(0, italian, ACTIVATE) == ("not-his-to-lead", "scenario")


def test_leaders_of_whom_nothing_is_said_lead_all() -> None:
    side = {**TWO_NATIONS, "leads": TWO_NATIONS["leads"][1:]}
    units = [{"unit": "sgt-ganz", "hex": "E4"}, {"unit": "italy/fucilieri", "hex": "E4"}]
    game = standing("", "rifle I8", axis_side={**side, "units": units})
    assert followers(state(game), 0, MOVING) == [1]


# --- Orders for some units only ---


def barring(**bar: Any) -> Game:
    units = [
        {"unit": "sgt-ganz", "hex": "E4"},
        {"unit": "rifle", "hex": "E4", "group": "guard"},
        {"unit": "weapon-team", "hex": "E3"},
    ]
    side = {"units": units, "barred": [bar]}
    return standing("", "rifle E6", axis_side=side, table={"axis": {"hand": [MOVE, FIRE]}})


@pytest.mark.parametrize(
    ("bar", "left"),
    [
        ({"units": ["squad"]}, ["g.sgt-ganz", "g.weapon-team-1"]),
        ({"group": "guard"}, ["g.sgt-ganz", "g.weapon-team-1"]),
        ({"hexes": "E4", "unless": [{"time_from": 1}]}, []),  # the Team alone is left, and taken at once
        ({"units": ["team"], "since": 2}, ["g.sgt-ganz", "g.rifle-1", "g.weapon-team-1"]),
        ({"units": ["germany"], "hexes": "E3"}, ["g.sgt-ganz", "g.rifle-1"]),
    ],
)
def test_an_order_that_may_not_activate_some_units(bar: dict[str, Any], left: list[str]) -> None:
    game = barring(order="move", **bar)
    play(game, f"order {MOVE}")
    assert offered(game, "activate") == left


def test_who_may_not_be_activated_is_not_led_either_and_it_is_explained() -> None:
    game = barring(order="move", group="guard")
    g = state(game)
    guard = unit(game, "g.rifle-1")
    assert activation_reason(g, 0, guard, MOVING, -1) == reasons.ORDER_NOT_FOR_IT
    assert activation_reason(g, 0, guard, FIRING, -1) == reasons.OK
    play(game, f"order {MOVE}", "activate g.sgt-ganz")
    assert offered(game, "activate") == ["g.weapon-team-1"]
    assert game.explain(0, guard, ACTIVATE) == ("order-not-for-it", "scenario")


def test_an_order_of_which_nobody_is_left_cannot_be_given() -> None:
    game = barring(order="move", hexes="all")
    assert MOVE not in offered(game, "order") and FIRE in offered(game, "order")


def test_op_fire_of_some_units_may_be_barred() -> None:
    game = barring(action="op-fire", units=["squad"])
    g = state(game)
    assert not may_activate(g, unit(game, "g.rifle-1"), OP_FIRING)
    assert may_activate(g, unit(game, "g.rifle-1"), FIRING) and may_activate(
        g, unit(game, "g.weapon-team-1"), OP_FIRING
    )


# --- Orders that the scenario makes its own ---


def with_order(own: dict[str, Any], **more: Any) -> Game:
    side = {"units": [{"unit": "rifle", "hex": "E3"}], "own_orders": [{"order": "artillery-request", **own}]}
    return standing("", "rifle E6, rifle H2", axis_side=side, table={"axis": {"hand": [REQUEST]}}, **more)


def test_an_order_that_does_what_the_scenario_says() -> None:
    """No Radio is needed; it counts as an Order, and its card is gone."""
    game = with_order({"effects": [{"side": "allies", "do": "break", "hexes": "E6"}]})
    play(game, f"order {REQUEST}")
    assert broken(game, "r.rifle-1") and not broken(game, "r.rifle-2")
    assert load_tables().card(REQUEST) in state(game).discards[0]


def test_an_order_of_the_scenario_has_its_time_and_conditions() -> None:
    game = with_order({"effects": [{"vp": 2}], "since": 3})
    assert REQUEST not in offered(game, "order")
    assert game.explain(0, load_tables().card(REQUEST), ORDER) == ("not-in-scenario", "scenario")
    game = with_order({"effects": [{"vp": 2}], "unless": [{"side": "allies", "on_map": 3}]})
    play(game, f"order {REQUEST}")
    assert state(game).score == 2


def test_an_order_whose_meaning_is_an_event() -> None:
    """So it can be rolled for, counted, and happen but once."""
    events = [{"when": "order", "card": "artillery-request", "side": "axis", "once": True, "effects": [{"vp": 3}]}]
    game = with_order({}, events=events)
    play(game, f"order {REQUEST}")
    assert state(game).score == 3
    assert state(load_game(game.title, game.save())).score == 3


# --- effects ---


def test_the_nearest_units_to_a_hex_drawn_by_lot() -> None:
    """Guns that hit whomever they hit: all there break, of either side."""
    fire = {"do": "break", "nearest": True, "hexes": "A8"}
    game = standing("rifle B7, rifle E3", "rifle E6", events=at_time(2, fire))
    reach(game, 2)
    assert [broken(game, tag) for tag in ("g.rifle-1", "g.rifle-2", "r.rifle-1")] == [True, False, False]
    theirs = {"do": "break", "nearest": True, "hexes": "A8", "under": "allies"}
    game = standing("rifle B7, rifle E3", "rifle E6", events=at_time(2, theirs))
    reach(game, 2)
    assert broken(game, "r.rifle-1") and not broken(game, "g.rifle-1")


def test_markers_only_where_units_of_a_side_stand() -> None:
    """Foxholes for all who are not in a building."""
    dig = {"put": "foxholes", "under": "axis"}
    game = standing("rifle B2, rifle E3", "rifle E6", events=at_time(2, dig))
    reach(game, 2)
    assert [fort(game, name) for name in ("B2", "E3", "E6", "C3")] == ["foxholes", "foxholes", "none", "none"]


def test_what_happens_to_the_unit_itself() -> None:
    """Whoever wades through is suppressed, and nobody else there."""
    wade = {"when": "enter", "hexes": "E4", "effects": [{"do": "suppress", "it": True}]}
    game = standing("rifle E3, rifle E4", "rifle I8", events=[wade])
    relocate(state(game), unit(game, "g.rifle-1"), hex(game, "E4"))
    assert suppressed(game, "g.rifle-1") and not suppressed(game, "g.rifle-2")


def test_who_breaks_is_lost_or_who_is_lost_returns() -> None:
    flee = {"when": "break", "side": "allies", "effects": [{"do": "lose", "it": True}]}
    back = {"when": "loss", "units": ["leader"], "effects": [{"do": "return", "it": True, "after": 2}]}
    game = standing(
        "rifle E3", "rifle E6, sgt-maisky E6, rifle H8", events=[flee, back], table={"axis": {"hand": [FIRE]}}
    )
    g = state(game)
    flip_or_eliminate(g, unit(game, "r.rifle-1"))
    assert g.u_hex[unit(game, "r.rifle-1")] < 0 and g.u_hex[unit(game, "r.rifle-2")] >= 0
    eliminate(g, unit(game, "r.sgt-maisky"))
    assert g.u_time[unit(game, "r.sgt-maisky")] == g.time + 2


def test_a_posture_that_changes_with_its_hand_and_its_rights() -> None:
    change = ({"side": "allies", "posture": "defend"}, {"side": "axis", "posture": "attack"})
    game = standing("rifle E3", "rifle E6", events=at_time(2, *change))
    g = state(game)
    before = [hand_size(g, 0), hand_size(g, 1)]
    reach(game, 2)
    tables = g.rules.tables
    assert (
        [hand_size(g, side) for side in (0, 1)] == [tables.hand_size[posture_of(g, side)] for side in (0, 1)] != before
    )
    assert (defends(g, 0), defends(g, 1), gains(g, 1)) == (False, True, True)
    assert game.view(0)["sides"][1]["posture"] == "defend"  # type: ignore[index]
    again = load_game(game.title, game.save())
    assert posture_of(state(again), 1) == posture_of(g, 1)


def test_rights_that_the_scenario_gives_stay_whatever_the_posture() -> None:
    side = {"units": [{"unit": "rifle", "hex": "E3"}], "defends": ["points"], "hand_size": 9}
    game = standing("", "rifle E6", axis_side=side, events=at_time(2, {"side": "axis", "posture": "attack"}))
    reach(game, 2)
    assert (gains(state(game), 0), defends(state(game), 0), hand_size(state(game), 0)) == (True, False, 9)


def test_time_advances_by_an_effect() -> None:
    game = with_order({"effects": [{"time": True}]})
    play(game, f"order {REQUEST}")
    assert state(game).time == 1


def test_secret_chits_are_laid_open() -> None:
    side = {"units": [{"unit": "rifle", "hex": "E3"}], "secret_chits": ["B"]}
    game = standing("", "rifle E6", axis_side=side, events=at_time(2, {"side": "axis", "reveal": True}))
    g = state(game)
    chit = g.secret_chits[0][0]
    reach(game, 2)
    assert g.secret_chits[0] == [] and chit in g.open_chits


def test_a_victory_that_hangs_on_one_thing_when_the_game_ends() -> None:
    """Points do not matter any more."""
    held = {
        "when": "end",
        "given": [{"objective": 3, "held_by": "allies"}],
        "effects": [{"side": "allies", "win": True}],
    }
    game = standing("rifle A1", "rifle I8", events=[held], control={"3": "allies"}, vp=40)
    end_by_points(state(game), 0)
    assert state(game).winner == 1
    game = standing("rifle A1", "rifle I8", events=[held], vp=40)
    end_by_points(state(game), 0)
    assert state(game).winner == 0


def test_a_trigger_a_pass_and_a_rally_that_something_hangs_on() -> None:
    events = [
        {"when": "trigger", "card": "sniper", "side": "axis", "effects": [{"vp": 1}]},
        {"when": "pass", "side": "axis", "effects": [{"vp": 10}]},
        {"when": "rally", "side": "axis", "effects": [{"do": "suppress", "it": True}]},
    ]
    table = {"axis": {"hand": [FIRE], "draw": ["4-4 sniper", "G-63"]}}
    game = standing("rifle E3, rifle A1", "rifle E6, rifle I8", events=events, table=table)
    play(game, f"order {FIRE}")
    while game.decision is not None and state(game).score == 0:
        game.play(game.decision.choices[-1], game.decision.seat)
    assert state(game).score == 1
    plain = standing("rifle E3", "rifle E6", events=events, table={"axis": {"hand": [FIRE]}})
    play(plain, "pass", "done")
    assert state(plain).score == 10
    g = state(plain)
    flip_or_eliminate(g, 0)
    rally(g, 0)
    assert suppressed(plain, "g.rifle-1") and not broken(plain, "g.rifle-1")


# --- places and edges ---


def test_places_with_all_around_them() -> None:
    """`E4+1`: an alarm when somebody comes near."""
    alarm = {"when": "enter", "side": "allies", "hexes": "E4+1 objective-1+2", "effects": [{"vp": 1, "side": "axis"}]}
    game = standing("rifle A8", "rifle E8", events=[alarm])
    for name, score in (("E7", 0), ("E6", 0), ("E5", 1), ("A4", 1), ("A3", 2)):
        relocate(state(game), unit(game, "r.rifle-1"), hex(game, name))
        assert state(game).score == score, name


def test_units_retreat_towards_the_edge_that_the_scenario_names() -> None:
    game = standing("rifle E4", "rifle I8", axis_side={"units": [{"unit": "rifle", "hex": "E4"}], "retreat": "left"})
    g = state(game)
    names = {g.rules.map.hex_name(h) for h in retreat_hexes(g, 0)}
    assert names == {"D3", "D4"}
    usual = standing("rifle E4", "rifle I8")
    assert "E3" in {g.rules.map.hex_name(h) for h in retreat_hexes(state(usual), 0)}


def test_who_enters_a_hex_goes_no_farther() -> None:
    ford = {"when": "enter", "hexes": "E4", "effects": [{"do": "halt", "it": True}]}
    game = standing("rifle E3", "rifle I8", events=[ford], table={"axis": {"hand": [MOVE]}})
    play(game, f"order {MOVE}", "step E4")
    assert not offered(game, "step")
    plain = standing("rifle E3", "rifle I8", table={"axis": {"hand": [MOVE]}})
    play(plain, f"order {MOVE}", "step E4")
    assert "E5" in offered(plain, "step")


def test_hedges_and_streams_that_are_crossed_by_an_advance_only() -> None:
    paint = {"sides": {"hedge": "E3/E4"}, "terrain": {"stream": "F3"}, "ways": {"road": "D3 E3"}}
    terrain = [{"terrain": "hedge", "advance_only": True}, {"terrain": "stream", "advance_only": True, "side": "axis"}]
    game = standing("rifle E3", "rifle I8", map=paint, terrain=terrain, table={"axis": {"hand": [MOVE, ADVANCE]}})
    play(game, f"order {MOVE}")
    steps = offered(game, "step")
    assert "E4" not in steps and "F3" not in steps and {"D3", "E2"} <= set(steps)
    assert game.explain(0, hex(game, "E4"), STEP) == ("advance-only", "scenario")
    game = standing("rifle E3", "rifle I8", map=paint, terrain=terrain, table={"axis": {"hand": [ADVANCE]}})
    g = state(game)
    assert {"E4", "F3"} <= {g.rules.map.hex_name(h) for h in advance_hexes(g, 0)}


def test_hexes_that_a_player_picks_for_an_effect() -> None:
    """Smoke of his choice before the first Order, and shells where he likes."""
    smoke = {"put": "smoke", "hexes": "C3 C4 C5", "count": 2, "by": "axis"}
    shells = {"side": "allies", "strike": 8, "hexes": "all", "count": 1, "by": "allies"}
    events = [{"when": "turn", "side": "allies", "once": True, "effects": [smoke, shells]}]
    game = standing("rifle E3, rifle A1", "rifle E6", events=events, table={"axis": {"hand": [FIRE]}})
    play(game, "pass", "done")
    assert game.decision is not None and (game.decision.prompt, game.decision.seat) == ("scenario-hexes", 0)
    assert offered(game, "hex") == ["C3", "C4", "C5"]
    play(game, "hex C4")
    assert offered(game, "hex") == ["C3", "C5"]
    again = load_game(game.title, game.save())
    play(again, "hex C5")
    assert [bool(state(again).h_smoke[hex(again, name)]) for name in ("C3", "C4", "C5")] == [False, True, True]
    assert again.decision is not None and (again.decision.prompt, again.decision.seat) == ("scenario-hexes", 1)
    play(again, "hex E3")
    assert again.decision is None or again.decision.prompt != "scenario-hexes"


# --- pieces ---


def test_a_unit_of_which_the_lot_says_who_it_is() -> None:
    units = [{"unit": "sgt-ganz", "or_by_lot": ["sgt-esser", "cpl-winkler"]}, {"unit": "rifle", "count": 2}]
    data = scenario(axis={"units": units})
    names = {load_tables().unit_name[state(begun(data, str(seed))).u_type[0]] for seed in range(12)}
    assert names == {"germany/sgt-ganz", "germany/sgt-esser", "germany/cpl-winkler"}
    assert faults(axis={"units": units}) == []
    wrong = [{"unit": "sgt-ganz", "or_by_lot": ["rifle"]}, {"unit": "rifle"}]
    assert any("units.0.or_by_lot.0" in line for line in faults(axis={"units": wrong}))


def test_a_weapon_that_fires_smoke_or_none() -> None:
    for smoke, fires in (("usual", True), ("no", False)):
        side = {"weapon_rules": [{"weapon": "medium-mortar", "smoke": smoke, "shots": 2}]}
        side["units"] = [{"unit": "weapon-team", "hex": "E3", "weapon": "medium-mortar"}]
        game = standing("", "rifle I8", axis_side=side)
        assert fires_smoke(state(game), WEAPON_PIECE) is fires
    side = {"weapon_rules": [{"weapon": "heavy-mg", "smoke": "yes"}]}
    side["units"] = [{"unit": "weapon-team", "hex": "E3", "weapon": "heavy-mg"}]
    assert fires_smoke(state(standing("", "rifle I8", axis_side=side)), WEAPON_PIECE)


def test_a_radio_with_registered_hexes() -> None:
    side = {"units": [{"unit": "sgt-ganz", "hex": "A1"}], "radio": {"radio": "radio-105mm", "registered": "E5+1"}}
    game = standing("", "rifle E5", axis_side=side)
    g = state(game)
    assert drift_steps(g, 0, hex(game, "E6"), [1, 2], False) == []
    assert drift_steps(g, 0, hex(game, "E7"), [1, 2], False) == [1, 2]


# --- maps that count as others ---

PAINT = {
    "terrain": {"woods": "C3 C4", "field": "E3 E4", "stream": "G3 G4"},
    "sides": {"hedge": "C3/C4 E3/E4", "cliff": "H2/H3"},
    "ways": {"road": "A4 B4 C5 D5 E6"},
    "levels": {"1": "H2"},
}


def changed(*changes: dict[str, Any]) -> Map:
    return state(standing("rifle A8", "rifle I8", map=PAINT, map_changes=list(changes))).rules.map


def test_terrain_that_counts_as_another_from_the_start() -> None:
    """With its Cover and its lines of sight; what is not named stays."""
    map = changed({"terrain": "woods", "becomes": "open"}, {"terrain": "field", "becomes": "building", "hexes": "E3"})
    at = {name: TERRAIN_NAMES[map.terrain[map.hex_index(name)]] for name in ("C3", "C4", "E3", "E4", "G3")}
    assert at == {"C3": "open", "C4": "open", "E3": "building", "E4": "field", "G3": "stream"}
    line = lambda m, a, b: m.los[m.hex_index(a) * m.size + m.hex_index(b)]  # noqa: E731
    plain = changed()
    assert (line(plain, "C2", "C4"), line(map, "C2", "C4")) == (BLOCKED, 0)
    assert line(plain, "E2", "E4") != BLOCKED == line(map, "E2", "E4")
    frozen = changed({"hexes": "G3 G4", "becomes": "open"})
    assert frozen.terrain[frozen.hex_index("G3")] == TERRAIN_NAMES.index("open")


def test_hexsides_and_ways_that_are_others_or_not_there() -> None:
    plain = changed()
    map = changed({"terrain": "hedge", "becomes": "wall", "hexes": "C3"}, {"terrain": "road", "becomes": "none"})
    sides = lambda m: [SIDE_NAMES[kind] for kind in m.sides if kind != NO_SIDE]  # noqa: E731
    assert sorted(sides(plain)) == ["cliff"] * 2 + ["hedge"] * 4
    assert sorted(sides(map)) == ["cliff"] * 2 + ["hedge"] * 2 + ["wall"] * 2
    assert any(plain.road) and not any(map.road)
    part = changed({"terrain": "road", "becomes": "trail", "hexes": "C5"})
    c5, b4 = part.hex_index("C5"), part.hex_index("B4")
    assert part.trail[c5] and not part.road[c5] and part.road[b4].bit_count() == plain.road[b4].bit_count() - 1


def test_levels_and_objectives_that_are_elsewhere() -> None:
    map = changed({"level": 0}, {"objective": 3, "hexes": "B7"})
    assert not any(map.level) and SIDE_NAMES.index("cliff") not in map.sides
    assert [map.hex_name(h) for h in range(map.size) if map.objective[h] == 3] == ["B7"]


def test_a_shipped_map_may_be_changed_and_is_drawn_so() -> None:
    """Its own shapes and crest lines count no more where the ground is another; other scenarios have it as it was."""
    data = SCREEN.scenario("dyke-road")
    wet = {**data, "map_changes": [{"terrain": "marsh", "becomes": "water-barrier"}]}
    plain, changed = SCREEN.lobby.bare_map(data), SCREEN.lobby.bare_map(wet)
    marsh, water = TERRAIN_NAMES.index("marsh"), TERRAIN_NAMES.index("water-barrier")
    assert marsh in plain.terrain and marsh not in changed.terrain and water in changed.terrain
    assert SCREEN.map_svg(data) != SCREEN.map_svg(wet)


@pytest.mark.parametrize(
    ("change", "field", "reason"),
    [
        ({"terrain": "swamp", "becomes": "open"}, "map_changes.0.terrain", "is none of"),
        ({"terrain": "woods", "becomes": "wall"}, "map_changes.0.becomes", "is none of"),
        ({"terrain": "marsh", "becomes": "open"}, "map_changes.0.terrain", "there is no marsh"),
        ({"becomes": "open"}, "map_changes.0.terrain", "say what"),
        ({"hexes": "Z9", "becomes": "open"}, "map_changes.0.hexes", "not a hex"),
        ({"level": 7}, "map_changes.0.level", "0 to 4"),
        ({"objective": 2, "hexes": "A1 A2"}, "map_changes.0.hexes", "one hex"),
        ({"terrain": "hedge", "becomes": "cliff"}, "map_changes.0.becomes", "nothing becomes a cliff"),
        ({"terrain": "road", "becomes": "hedge"}, "map_changes.0.becomes", "is none of"),
        ({"terrain": "railway", "becomes": "none"}, "map_changes.0.terrain", "there is no railway"),
    ],
)
def test_a_change_that_cannot_be_is_named(change: dict[str, Any], field: str, reason: str) -> None:
    data = scenario(map_data={**BOARD, **PAINT}, map_changes=[change])
    found = SCENARIOS.map_of(PackFile(Path("small.toml"), data, ""), read_scenario(data, "small"))[1]
    assert [".".join(str(key) for key in path) for path, _ in found] == [field]
    assert reason in found[0][1]


# --- in words, and what is refused ---


def test_all_this_is_told_in_the_briefing() -> None:
    axis = {
        **TWO_NATIONS, "retreat": "left",
        "barred": [{"order": "move", "units": ["squad"], "hexes": "C3+1", "until": 2}],
        "own_orders": [{"order": "artillery-denied", "effects": [{"posture": "defend"}, {"time": True}], "since": 1},
                       {"order": "rout"}],
    }  # fmt: skip
    events = [
        {"when": "enter", "effects": [{"do": "suppress", "it": True}]},
        {"when": "order", "card": "rout", "effects": [{"put": "foxholes", "under": "axis", "hexes": "woods+1"}]},
        {"when": "turn", "effects": [{"strike": 6, "nearest": True}, {"side": "axis", "reveal": True}]},
    ]
    changes = [
        {"terrain": "woods", "becomes": "open"},
        {"terrain": "hedge", "becomes": "none", "hexes": "C3"},
    ]
    data = scenario(axis=axis, events=events, map_changes=changes)
    card = SCREEN.briefing_card(data, {}, 0)
    lines = [said(line) for section in card["sections"] for line in section["lines"]]
    assert "Axis: those of Germany lead only those of Germany." in lines
    assert "Axis retreats towards the left edge." in lines
    assert "Axis: these may not be activated for Move (squad, within 1 of hexes C3): up to Time 2." in lines
    own = "Axis: Artillery Denied (from Time 1 on) does this and nothing else: "
    assert own + "Axis: posture defender from now on, Time advances." in lines
    assert "When a unit of either side enters: that unit is suppressed." in lines
    assert any("foxholes (within 1 of woods, only with units of Axis)" in line for line in lines)
    assert any("the hex with units nearest to one drawn by lot (the whole map)" in line for line in lines)
    assert "woods counts as open ground: the whole map." in lines and "hedge is not there: hexes C3." in lines


@pytest.mark.parametrize(
    ("axis", "more", "where"),
    [
        ({"leads": [{"leaders": [], "units": ["rifle"]}]}, {}, "axis.leads.0.leaders"),
        ({"leads": [{"leaders": ["rifle"], "units": ["rifle"]}]}, {}, "axis.leads.0.leaders"),
        ({"leads": [{"leaders": ["leader"], "units": ["prussia"]}]}, {}, "axis.leads.0.units.0"),
        ({"barred": [{"order": "recover", "units": ["squad"]}]}, {}, "axis.barred.0"),
        ({"barred": [{"order": "move", "group": "nobody"}]}, {}, "axis.barred.0.group"),
        ({"barred": [{"order": "move", "hexes": "Z9+1"}]}, {}, "axis.barred.0.hexes"),
        ({"own_orders": [{"order": "fire", "effects": [{"vp": 1}]}]}, {}, "axis.own_orders.0.order"),
        ({"own_orders": [{"order": "rout"}]}, {}, "axis.own_orders.0.effects"),
        ({"own_orders": [{"order": "rout", "effects": [{"vp": 1}]}] * 2}, {}, "axis.own_orders.1.order"),
        ({"own_orders": [{"order": "rout", "until": 99, "effects": [{"vp": 1}]}]}, {}, "axis.own_orders.0.until"),
        ({"retreat": "north"}, {}, "axis.retreat"),
        ({}, {"events": at_time(2, {"do": "suppress", "it": True})}, "events.0.effects.0.it"),
        ({}, {"events": [{"when": "loss", "effects": [{"do": "rally", "it": True}]}]}, "events.0.effects.0.do"),
        ({}, {"events": [{"when": "break", "effects": [{"do": "lose", "it": True, "by": "lot"}]}]},
         "events.0.effects.0.it"),
        ({}, {"events": [{"when": "break", "effects": [{"do": "halt", "it": True}]}]}, "events.0.effects.0.do"),
        ({}, {"events": [{"when": "enter", "effects": [{"do": "halt"}]}]}, "events.0.effects.0.it"),
        ({}, {"events": at_time(2, {"put": "gas", "hexes": "C3"})}, "events.0.effects.0.put"),
        ({}, {"events": at_time(2, {"posture": "defend"})}, "events.0.effects.0.side"),
        ({}, {"events": at_time(2, {"side": "axis", "posture": "asleep"})}, "events.0.effects.0.posture"),
        ({}, {"events": at_time(2, {"vp": 1, "side": "axis", "nearest": True})}, "events.0.effects.0.nearest"),
        ({}, {"events": at_time(2, {"vp": 1, "side": "axis", "under": "axis"})}, "events.0.effects.0.under"),
        ({}, {"events": [{"when": "start", "effects": [{"time": True}]}]}, "events.0.effects.0"),
        ({}, {"events": at_time(2, {"put": "smoke", "hexes": "C3", "by": "axis"})}, "events.0.effects.0.by"),
        ({}, {"events": [{"when": "start", "effects": [{"put": "smoke", "hexes": "C3 C4", "count": 1, "by": "axis"}]}]},
         "events.0.effects.0.by"),
        ({}, {"terrain": [{"terrain": "road", "advance_only": True}]}, "terrain.0.advance_only"),
        ({}, {"events": at_time(2, {"put": "smoke", "hexes": "C3", "time": True})}, "events.0.effects.0"),
    ],
)  # fmt: skip
def test_mistakes_in_all_this_are_named(axis: dict[str, Any], more: dict[str, Any], where: str) -> None:
    found = faults(axis=axis, **more)
    assert any(line.startswith(where + ":") for line in found), found


def test_a_nation_that_fights_on_the_other_side() -> None:
    """Syria, 1941: the French on the side of the Axis."""
    vichy = {"nation": "france", "units": [{"unit": "sgt-duris"}, {"unit": "chasseur", "count": 2}]}
    assert any(line.startswith("axis.nation:") and "turned = true" in line for line in faults(axis=vichy))
    assert faults(axis={**vichy, "turned": True}) == []
    assert any(line.startswith("axis.turned:") for line in faults(axis={"turned": True}))
    assert placed(begun(scenario(axis={**vichy, "turned": True})))


def test_nothing_is_wrong_with_what_is_right() -> None:
    assert faults(axis=TWO_NATIONS) == []
    assert faults(axis={"barred": [{"order": "move", "units": ["germany"], "hexes": "objective-3+2"}]}) == []

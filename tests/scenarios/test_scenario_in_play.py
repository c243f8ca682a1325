"""What a scenario does in play: ground that becomes another, units that return, choices and Weapons that come, cards
that something hangs on, lots, the Initiative card that is kept."""

from __future__ import annotations

from typing import Any

import pytest
from small_fights import begun, offered, scenario, set_up, standing, state, told
from test_value_faults import faults

from commander_play import hex, play, unit, where
from sandtable.commander.map.kinds import TERRAIN_NAMES
from sandtable.commander.rules.cards import discard_from_hand, draw_one
from sandtable.commander.rules.cover import hex_cover
from sandtable.commander.rules.los import BLOCKED, sight
from sandtable.commander.rules.passage import barred, direction_to
from sandtable.commander.rules.scenario.events import fallen
from sandtable.commander.rules.scenario.script import TIME, TURN
from sandtable.commander.rules.state import TIME_TRACK
from sandtable.commander.rules.victory import eliminate
from sandtable.games.combat_commander.screen import SCREEN
from sandtable.games.great_war_commander.lab import pool as great_war
from sandtable.kernel.game import Game
from sandtable.kernel.record import load_game, replay
from sandtable.shelf import kit_of
from table import position

FAR = "rifle I10"
MOVE, ADVANCE, FIRE = "G-19", "G-43", "G-51"


def at_time(space: int, *effects: dict[str, Any], **more: Any) -> list[dict[str, Any]]:
    return [{"when": "time", "space": space, "effects": list(effects), **more}]


def reach(game: Game, space: int) -> None:
    """Time gets there, and nothing else happens."""
    g = state(game)
    g.time = space
    g.rules.happened(g, TIME, -1, -1, -1, space)


def seen(game: Game, a: str, b: str) -> int:
    return sight(state(game), hex(game, a), hex(game, b))


# --- ground that becomes another ---


def test_a_wood_is_cleared_and_another_grows() -> None:
    """Its Cover, its cost and the lines over it; what was drawn there counts no more."""
    effects = ({"ground": "open", "hexes": "E4"}, {"ground": "woods", "hexes": "C3"})
    game = standing("rifle A1", "rifle I1", map={"terrain": {"woods": "E4"}}, events=at_time(2, *effects))
    g = state(game)
    assert (seen(game, "E3", "E5"), seen(game, "C2", "C4")) == (BLOCKED, 0)
    wood = hex_cover(g, hex(game, "E4"))
    reach(game, 2)
    assert (seen(game, "E3", "E5"), seen(game, "C2", "C4")) == (0, BLOCKED)
    assert (seen(game, "E5", "E3"), seen(game, "A5", "B5")) == (0, 0)
    assert (hex_cover(g, hex(game, "E4")), hex_cover(g, hex(game, "C3"))) == (0, wood)
    again = load_game(game.title, game.save())
    assert [seen(again, *pair) for pair in (("E3", "E5"), ("C2", "C4"))] == [0, BLOCKED]


def test_only_lines_over_the_changed_hex_are_others() -> None:
    """No line changes but those that touch the hex, and it is the same from both ends."""
    made = standing("rifle A1", "rifle I1", events=at_time(2, {"ground": "building", "hexes": "D4"}))
    reach(made, 2)
    g, plain = state(made), standing("rifle A1", "rifle I1")
    changed = [
        (a, b)
        for a in range(g.rules.map.size)
        for b in range(g.rules.map.size)
        if sight(g, a, b) != sight(state(plain), a, b)
    ]
    assert changed and all(sight(g, a, b) == sight(g, b, a) == BLOCKED for a, b in changed)
    assert all(g.rules.map.touched[a * g.rules.map.size + b] >> hex(made, "D4") & 1 for a, b in changed)


def test_why_a_line_over_changed_ground_is_blocked() -> None:
    game = standing("rifle A1", "rifle I1", events=at_time(2, {"ground": "woods", "hexes": "C3"}))
    reach(game, 2)
    answer = SCREEN.sight(game, 0, "C2", "C4")
    assert answer["line"] is not None and not answer["line"]["open"]
    assert any(reason["hex"] == "C3" for reason in answer["line"]["reasons"])
    marks = [mark for mark in game.view(0)["hexes"] if mark["hex"] == "C3"]
    assert [mark["ground"] for mark in marks] == ["woods"]


def test_nothing_that_nobody_enters_where_somebody_stands() -> None:
    """A tide takes the empty beach with its wire, and spares who stands on it; nobody enters it then."""
    side = {"forts": [{"fort": "wire", "hex": "C3"}]}
    game = standing(
        "rifle D3", "rifle I1", events=at_time(2, {"ground": "water-barrier", "hexes": "C3 D3"}), allies_side=side
    )
    g = state(game)
    reach(game, 2)
    here = hex(game, "D3")
    assert g.rules.terrain_at(g, here) == TERRAIN_NAMES.index("open")
    assert g.rules.terrain_at(g, hex(game, "C3")) == TERRAIN_NAMES.index("water-barrier")
    assert not g.h_fort[hex(game, "C3")]
    there = next(d for d in range(6) if g.rules.map.neighbours[here * 6 + d] == hex(game, "C3"))
    assert barred(g, here, there) and direction_to(g, here, hex(game, "C3")) == there


def test_some_hexes_by_lot_change_or_burn() -> None:
    brush = {"ground": "brush", "hexes": "B2 C3 D4 E5", "count": 2}
    effects = (brush, {"put": "blaze", "hexes": "G2 G3 G4", "count": 1})
    game = standing("rifle A1", "rifle I1", events=at_time(2, *effects))
    reach(game, 2)
    g = state(game)
    assert len(g.ground) == 4 and set(g.ground[::2]) <= {hex(game, name) for name in ("B2", "C3", "D4", "E5")}
    assert sum(1 for name in ("G2", "G3", "G4") if g.h_blaze[hex(game, name)]) == 1


def test_in_the_great_war_it_is_a_marker_as_shells_leave_it() -> None:
    game = kit_of("great-war-commander").new_game(great_war.skirmish(1), "1")
    g = state(game)
    free = next(h for h in range(g.rules.map.size) if g.h_top[h] < 0 and not g.h_blaze[h])
    g.rules.become(g, free, TERRAIN_NAMES.index("rubble"))
    assert g.rules.terrain_at(g, free) == TERRAIN_NAMES.index("rubble") and g.ground == []
    assert {"hex": g.rules.map.hex_name(free), "terrain": "rubble"} in game.view(0)["war"]["ground"]


# --- lost units that return ---


def test_lost_units_come_back_where_their_group_does() -> None:
    """The next Time Advance but one brings them; the Casualty Track has their spaces free again."""
    events = [{"when": "loss", "side": "axis", "units": ["squad"], "effects": [{"do": "return", "after": 2}]}]
    game = standing("rifle A1, rifle B1", "rifle I1", events=events)
    g, u = state(game), unit(game, "g.rifle-1")
    eliminate(g, u)
    assert (g.u_hex[u], g.u_time[u]) == (TIME_TRACK, g.time + 2)
    assert fallen(g, 0) == []


def test_of_several_lost_their_owner_picks_or_the_lot() -> None:
    for by, asks in (("", True), ("lot", False)):
        events = [{"when": "turn", "side": "axis", "effects": [{"do": "return", "count": 1, "by": by}]}]
        game = begun(scenario(events=events))
        set_up(game)
        g = state(game)
        for u in [u for u in range(len(g.u_hex)) if g.u_owner[u] == 0][:2]:
            eliminate(g, u)
        assert len(fallen(g, 0)) == 2
        g.rules.happened(g, TURN, 0, -1, -1, 2)
        assert (len(fallen(g, 0)) == 2, bool(g.due)) == (asks, asks)


# --- choices and Weapons ---


def weapons(**more: Any) -> dict[str, Any]:
    options = [{"effects": [{"weapons": ["light-mg"]}]}, {"effects": [{"vp": 2}]}]
    return {"side": "axis", "options": options, **more}


def test_a_weapon_picked_when_all_are_set_up() -> None:
    game = begun(scenario(choices=[weapons(when="placed")]))
    set_up(game)
    assert game.decision is not None and game.decision.prompt == "scenario-choice"
    assert len(state(game).hand[0]) == 0  # before the deal
    game.play(game.decision.choices[0])
    assert game.decision.prompt == "late-weapon"
    taker = offered(game, "give")[0].split()[-1]
    game.play(game.decision.choices[0])
    g = state(game)
    assert g.u_weapon[unit(game, taker)] >= 0 and g.turn == 1 and len(g.hand[0]) > 0
    assert replay(game.title, game.record()).state.w_carrier == g.w_carrier


def test_a_choice_in_play_is_made_when_it_is_asked_for() -> None:
    events = [{"when": "turn", "side": "axis", "once": True, "effects": [{"ask": "help"}]}]
    game = begun(scenario(choices=[weapons(when="asked", name="help")], events=events))
    set_up(game)
    g = state(game)
    assert game.decision is not None and (game.decision.prompt, g.turn) == ("scenario-choice", 1)
    game.play(game.decision.choices[1])
    assert g.score == 2 and game.decision.prompt == "turn"


def test_a_weapon_comes_by_an_event_and_goes_back_where_nobody_can_take_it() -> None:
    events = [{"when": "turn", "side": "axis", "once": True, "effects": [{"weapons": ["light-mg"] * 4}]}]
    game = begun(scenario(events=events))
    set_up(game)
    while game.decision is not None and game.decision.prompt == "late-weapon":
        game.play(game.decision.choices[0])
    g = state(game)
    carried = [u for u in range(len(g.u_weapon)) if g.u_weapon[u] >= 0]
    assert len(carried) == 3 and -3 not in g.w_carrier  # three units have hands


# --- cards ---


def test_an_order_and_an_action_that_something_hangs_on() -> None:
    events = [
        {"when": "order", "side": "axis", "card": "move", "effects": [{"vp": 1}]},
        {"when": "order", "side": "axis", "card": "fire", "effects": [{"vp": 5}]},
    ]
    game = position("rifle F5", FAR, axis_hand=f"{MOVE} {ADVANCE}", events=events)
    before = state(game).score
    play(game, f"order {MOVE}")
    assert state(game).score == before  # the Order itself comes first
    while game.decision is not None and game.decision.prompt not in ("turn", "next-order"):
        game.play(game.decision.choices[0], game.decision.seat)
    assert state(game).score == before + 1


def test_shells_that_fall_when_a_deck_is_out_wait_for_time_to_advance() -> None:
    """Something has taken the last card without a roll: the Time Advance that it brings comes first."""
    events = [{"when": "order", "side": "axis", "effects": [{"strike": 8, "hexes": "all"}]}]
    game = position("rifle F5", FAR, axis_hand=f"{MOVE} {ADVANCE}", events=events)
    play(game, f"order {MOVE}")
    g = state(game)
    g.discards[0] += g.draw[0]
    g.draw[0] = []
    while game.decision is not None and game.decision.prompt not in ("turn", "next-order"):
        game.play(game.decision.choices[0], game.decision.seat)
    assert [told(game, name) != [] for name in ("time", "impact")] == [True, True]


def test_an_event_that_was_in_this_turn() -> None:
    """A flare: sight is limited again in the next Turn."""
    events = [{"name": "flare", "when": "order", "side": "axis", "card": "move", "effects": [{"vp": 1}]}]
    dark = [{"sight_limit": 2, "unless": [{"event": "flare", "turns": 1}]}]
    game = position("rifle F5", FAR, axis_hand=f"{MOVE} {ADVANCE}", events=events, values=dark)
    g = state(game)
    assert seen(game, "F5", "F9") == BLOCKED
    play(game, f"order {MOVE}")
    assert seen(game, "F5", "F9") == 0
    g.turn += 1
    assert seen(game, "F5", "F9") == BLOCKED


def test_cards_of_the_hand_are_lost_by_lot() -> None:
    lost = at_time(2, {"side": "axis", "discard": 2})
    game = position("rifle F5", FAR, axis_hand=f"{MOVE} {ADVANCE} {FIRE}", events=lost)
    reach(game, 2)
    assert len(state(game).hand[0]) == 1


def test_who_keeps_the_initiative_card_uses_it_once_for_each_roll() -> None:
    for keeps, asked in ((False, ["axis", "allies"]), (True, ["axis"])):
        game = position(
            "rifle E2 broken", FAR, axis_hand="G-3", axis_draw="6-5, 6-4, 1-2", initiative="axis",
            axis_side={"keeps_initiative": keeps},
        )  # fmt: skip
        game.play_text("order G-3")
        found: list[str] = []
        while game.decision is not None and game.decision.prompt == "initiative-rally" and len(found) < 2:
            found.append(["axis", "allies"][game.decision.seat])
            game.play_text("reroll")
        assert (found, state(game).initiative) == (asked, 0)


# --- exits ---


def test_only_who_carries_it_may_leave() -> None:
    """Papers that must be brought home: a counter that is carried."""
    side = {"exits": [{"carrying": "light-mg", "factor": 3}], "edge": "top"}
    game = standing("rifle E8 light-mg, rifle C8", "rifle I1", axis_side=side, allies_side={"edge": "bottom"})
    g = state(game)
    words = g.rules.tables.words.reasons
    found = [words[g.rules.exit_reason(g, unit(game, tag))] for tag in ("g.rifle-1", "g.rifle-2")]
    assert found == ["possible", "exit-not-for-it"]
    assert where(game, "g.rifle-1") == "E8"


# --- what lies open ---


def test_a_hand_that_lies_open_to_the_enemy() -> None:
    """Every card, from the deal on; of the other side's nothing."""
    game = begun(scenario(axis={"open_hand": True}))
    set_up(game)
    g = state(game)
    assert len(g.hand[0]) > 0 and sorted(g.seen[0]) == g.hand[0] and g.seen[1] == []
    assert len(game.view(1)["sides"][0]["seen"]) == len(g.hand[0])
    discard_from_hand(g, 0, g.hand[0][0])
    draw_one(g, 0)
    assert sorted(g.seen[0]) == g.hand[0]
    assert game.determinise(1, "x").state.hand[0] == g.hand[0]


# --- what is wrong with it ---


@pytest.mark.parametrize(
    "more, said",
    [
        ({"events": at_time(2, {"ground": "lava", "hexes": "C3"})}, "ground"),
        ({"events": at_time(2, {"ground": "woods"})}, "say where"),
        ({"events": at_time(2, {"do": "break", "count": 2})}, "say who picks them"),
        ({"events": at_time(2, {"ground": "woods", "hexes": "all"})}, "more than 40 hexes"),
        ({"events": at_time(2, {"do": "return", "hexes": "C3"})}, "leave out hexes"),
        ({"events": at_time(2, {"ask": "help"})}, "'help' is not known"),
        ({"choices": [weapons(when="asked")]}, "has a name if, and only if"),
        ({"choices": [weapons(when="asked", name="help")]}, "no effect asks for"),
        ({"events": [{"when": "order", "card": "moove", "effects": [{"vp": 1}]}]}, "moove"),
        ({"events": [{"when": "turn", "side": "axis", "card": "move", "effects": [{"vp": 1}]}]}, "only of an event"),
        ({"events": at_time(2, {"side": "axis", "discard": 99})}, "99 is not within"),
        ({"values": [{"orders": 2, "given": [{"time_from": 1, "turns": 2}]}]}, "goes with event"),
        ({"axis": {"exits": [{"carrying": "light-gm"}]}}, "light-gm"),
    ],
)
def test_faults_are_told(more: dict[str, Any], said: str) -> None:
    assert any(said in fault for fault in map(str, faults(**more))), list(map(str, faults(**more)))

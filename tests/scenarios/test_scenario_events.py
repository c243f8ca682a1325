"""Exits and events of a scenario: allowed under a condition, from some hexes, with an effect; and what happens when."""

from __future__ import annotations

from typing import Any

import pytest
from small_fights import offered, standing, state

from commander_play import broken, flag, play, prompt, unit, vp, where
from sandtable.commander.rules.breaking import flip_or_eliminate
from sandtable.commander.rules.scenario.conditions import fired
from sandtable.commander.rules.scenario.events import call_up
from sandtable.commander.rules.state import HELD, SUPPRESSED, VETERAN
from sandtable.commander.rules.victory import eliminate, relocate
from sandtable.games.combat_commander.title import TITLE
from sandtable.kernel.game import Game
from sandtable.kernel.record import load_game


def at_the_edge(exits: list[dict[str, Any]], allies: str = "rifle C1, rifle G1", **more: Any) -> Game:
    """Russians at the German edge who may Advance off it."""
    side = {"exits": exits, **more.pop("allies_side", {})}
    table = {"active": "allies", **more.pop("table", {})}
    return standing("rifle A8, rifle I8", allies, allies_side=side, table=table, **more)


def leavers(game: Game) -> list[str]:
    """Russian units that may leave from where they are."""
    g = state(game)
    units = [u for u in range(len(g.u_hex)) if g.u_owner[u] == 1 and g.u_hex[u] >= 0]
    return [game.title.argument(g, "unit", u) for u in units if g.rules.exit_reason(g, u) == 0]


def reason(game: Game, tag: str) -> str:
    g = state(game)
    return g.rules.tables.words.reasons[g.rules.exit_reason(g, unit(game, tag))]


def kill(game: Game, *tags: str) -> Game:
    for tag in tags:
        eliminate(state(game), unit(game, tag))
    return game


# --- exits ---


def test_exits_from_some_edge_hexes_only() -> None:
    game = at_the_edge([{"hexes": "A1-A2 B1 C1"}])
    assert leavers(game) == ["r.rifle-1"] and reason(game, "r.rifle-2") == "exit-elsewhere"
    assert leavers(at_the_edge([{}])) == ["r.rifle-1", "r.rifle-2"]


def test_exits_by_another_edge() -> None:
    game = at_the_edge([{"edge": "left"}], "rifle C1, rifle A4")
    assert leavers(game) == ["r.rifle-2"]


def test_exits_of_some_units_only() -> None:
    game = at_the_edge([{"units": ["leader"]}], "rifle C1, sgt-maisky G1")
    assert leavers(game) == ["r.sgt-maisky"] and reason(game, "r.rifle-1") == "exit-not-for-it"


def test_no_exit_until_an_objective_is_held() -> None:
    until = [{"given": [{"objective": 3, "held_by": "allies"}]}]
    game = at_the_edge(until)
    assert leavers(game) == [] and reason(game, "r.rifle-1") == "exit-not-yet"
    assert leavers(at_the_edge(until, control={"3": "allies"})) == ["r.rifle-1", "r.rifle-2"]


@pytest.mark.parametrize(
    ("given", "before", "after"),
    [
        ({"time_from": 3}, {"time": 2}, {"time": 3}),
        ({"time_to": 2}, {"time": 3}, {"time": 2}),
        ({"side": "allies", "lead": 4}, {"vp": -3}, {"vp": -4}),
        ({"hexes": "A8 B8", "occupied_by": "axis"}, {"hex": "C8"}, {"hex": "B8"}),
        ({"objective": 2, "held_by": "nobody"}, {"control": {"2": "axis"}}, {}),
        ({"side": "allies", "on_map": 3}, {}, {"more": "rifle E4"}),
        ({"side": "allies", "on_map": 1, "of": ["leader"]}, {"more": "rifle E4"}, {"more": "sgt-maisky E4"}),
        ({"initiative": "axis"}, {"initiative": "allies"}, {"initiative": "axis"}),
    ],
)
def test_conditions(given: dict[str, Any], before: dict[str, Any], after: dict[str, Any]) -> None:
    def met(facts: dict[str, Any]) -> bool:
        facts = dict(facts)
        axis = f"rifle {facts.pop('hex', 'I8')}"
        allies = ", ".join(["rifle C1, rifle G1", *([facts.pop("more")] if "more" in facts else [])])
        table = {"active": "allies"}
        game = standing(axis, allies, allies_side={"exits": [{"given": [given]}]}, table=table, **facts)
        return "r.rifle-1" in leavers(game)

    assert not met(before) and met(after)


def test_conditions_that_are_not_to_be_and_one_of_several() -> None:
    held = {"objective": 3, "held_by": "allies"}
    late = {"time_from": 3}
    assert leavers(at_the_edge([{"unless": [held]}])) and not leavers(
        at_the_edge([{"unless": [held]}], control={"3": "allies"})
    )
    either = [{"any_of": [held, late]}]
    assert not leavers(at_the_edge(either)) and leavers(at_the_edge(either, time=3))
    assert leavers(at_the_edge(either, control={"3": "allies"}))


def exit_card() -> str:
    """A Russian Advance card."""
    tables = TITLE.game.tables()
    first = tables.first_card(tables.nation("russia"))
    return next(tables.card_name[c] for c in range(first, first + 72) if tables.card_order[c] == 0)


def test_an_exit_is_worth_more_from_some_hexes_and_has_an_effect() -> None:
    rules = [{"hexes": "C1", "factor": 3, "effects": [{"surrender": -1, "side": "axis"}]}, {}]
    for tag, points, surrender in (("r.rifle-1", 6, 19), ("r.rifle-2", 2, 20)):
        card = exit_card()
        game = at_the_edge(rules, table={"allies": {"hand": [card]}})
        play(game, f"order {card}", f"?activate {tag}", "?done")
        play(game, f"exit {tag}")
        assert vp(game) == -points and state(game).surrender[0] == surrender
        assert where(game, tag) == "time"


def test_an_exit_may_be_worth_nothing_but_its_effect() -> None:
    card = exit_card()
    rules = [{"factor": 0, "effects": [{"vp": 1}]}]
    game = at_the_edge(rules, table={"allies": {"hand": [card]}})
    play(game, f"order {card}", "?activate r.rifle-1", "?done", "exit r.rifle-1")
    assert vp(game) == -1


def test_some_who_leave_do_not_come_back() -> None:
    card = exit_card()
    game = at_the_edge([{"returns": False}], table={"allies": {"hand": [card]}})
    play(game, f"order {card}", "?activate r.rifle-1", "?done", "exit r.rifle-1")
    assert where(game, "r.rifle-1") == "mix" and state(game).casualties[1] == [] and prompt(game) != "exit-space"


# --- events ---


def with_event(event: dict[str, Any], **more: Any) -> Game:
    axis, allies = more.pop("axis", "rifle E3, sgt-ganz E3"), more.pop("allies", "rifle E6, rifle E7, sgt-maisky E7")
    return standing(axis, allies, events=[event], **more)


def test_the_first_leader_that_is_lost_moves_surrender_and_scores() -> None:
    effects = [{"surrender": -2}, {"vp": 3, "side": "axis"}]
    game = with_event({"when": "loss", "side": "allies", "units": ["leader"], "once": True, "effects": effects})
    kill(game, "r.rifle-1")
    assert state(game).surrender[1] == 20 and vp(game) == 2
    kill(game, "r.sgt-maisky")
    assert state(game).surrender[1] == 18 and vp(game) == 2 + 2 + 3  # a Sergeant is worth 2
    assert fired(state(game), 0) == 1


def test_an_event_that_happens_once_only() -> None:
    for once, points in ((True, 2 + 2 + 5), (False, 2 + 2 + 10)):
        game = with_event({"when": "loss", "side": "allies", "once": once, "effects": [{"side": "axis", "vp": 5}]})
        assert vp(kill(game, "r.rifle-1", "r.rifle-2")) == points


def test_an_event_is_told_in_the_log() -> None:
    game = with_event({"when": "loss", "effects": [{"vp": 1, "side": "axis"}]})
    state(game).out.clear()
    kill(game, "r.rifle-1")
    (told_event,) = [e for e in state(game).out if game.title.event_names[e[0]] == "scenario-change"]
    assert told_event[2:5] == (0, 1, 0)  # Time, side, event


def test_only_the_loss_of_that_number_counts() -> None:
    event = {"when": "loss", "side": "allies", "count": 2, "effects": [{"vp": 5, "side": "axis"}]}
    game = with_event(event, allies="rifle E6, rifle E7, rifle E8, rifle D8")
    kill(game, "r.rifle-1")
    assert vp(game) == 2
    kill(game, "r.rifle-2")
    assert vp(game) == 9
    kill(game, "g.rifle-1", "r.rifle-3")
    assert vp(game) == 9  # neither the enemy's loss counts nor the third of one's own


def test_losses_in_some_hexes() -> None:
    game = with_event({"when": "loss", "hexes": "E6", "effects": [{"vp": 5, "side": "axis"}]})
    kill(game, "r.rifle-2")
    assert vp(game) == 2
    kill(game, "r.rifle-1")
    assert vp(game) == 9


TIME_ROLL = {"axis": {"hand": ["G-50"], "draw": ["6-6 time"]}}


def test_time_gets_to_a_space() -> None:
    event = {"when": "time", "space": 1, "effects": [{"surrender": -2, "side": "axis"}, {"draw": 1, "side": "allies"}]}
    game = standing("rifle E3", "rifle E6", events=[event], table=TIME_ROLL)
    held = len(state(game).hand[1])
    play(game, "order G-50")
    assert state(game).time == 1 and state(game).surrender[0] == 18 and len(state(game).hand[1]) == held + 1
    later = standing("rifle E3", "rifle E6", events=[{**event, "space": 2}], table=TIME_ROLL)
    assert state(play(later, "order G-50")).surrender[0] == 20


def test_all_broken_units_rally_and_all_become_veterans() -> None:
    axis = "rifle E3, rifle E4"
    effects = [{"do": "rally", "side": "axis"}, {"do": "harden", "side": "axis", "units": ["squad"]}]
    game = with_event({"when": "loss", "side": "allies", "effects": effects}, axis=axis)
    state(game).u_flags[0] |= 1
    kill(game, "r.rifle-1")
    assert not broken(game, "g.rifle-1") and flag(game, "g.rifle-2", VETERAN) and not flag(game, "r.rifle-2", VETERAN)


def test_units_break_are_suppressed_and_are_let_go() -> None:
    effects = [{"do": "break", "hexes": "E7"}, {"do": "suppress", "units": ["rifle"]}, {"do": "release"}]
    side = {"confined": "E6 E7"}
    game = with_event({"when": "loss", "side": "allies", "effects": effects}, allies_side=side)
    state(game).u_flags[unit(game, "r.rifle-2")] |= HELD
    kill(game, "r.rifle-1")
    assert broken(game, "r.rifle-2") and broken(game, "r.sgt-maisky")
    assert flag(game, "r.rifle-2", SUPPRESSED) and not flag(game, "r.sgt-maisky", SUPPRESSED)
    assert not flag(game, "r.rifle-2", HELD)


def asked_to_pick(game: Game) -> None:
    for _ in range(9):
        if prompt(game) != "scenario-units":
            game.play(game.choices[-1])
    assert prompt(game) == "scenario-units"


def test_a_player_picks_the_units_when_not_all_are_meant() -> None:
    """The Time Advance asks at once; the Axis picks, since the event says so."""
    effects = [{"do": "harden", "side": "axis", "count": 2}]
    game = standing("rifle E3, rifle A1, rifle B1", "rifle E6", events=[{"when": "time", "effects": effects}],
                    table=TIME_ROLL)  # fmt: skip
    play(game, "order G-50", "?activate g.rifle-1", "?done")
    asked_to_pick(game)
    assert game.decision is not None and game.decision.seat == 0
    again = load_game(TITLE, game.save())
    assert offered(again) == offered(game) == ["unit g.rifle-1", "unit g.rifle-2", "unit g.rifle-3"]
    play(game, "unit g.rifle-2")
    assert offered(game) == ["unit g.rifle-1", "unit g.rifle-3"]
    play(game, "unit g.rifle-3")
    assert [flag(game, f"g.rifle-{n}", VETERAN) for n in (1, 2, 3)] == [False, True, True]
    assert prompt(game) != "scenario-units"


def test_the_enemy_may_be_the_one_who_picks() -> None:
    effects = [{"do": "suppress", "side": "axis", "count": 1, "by": "allies"}]
    game = standing("rifle E3, rifle A1", "rifle E6", events=[{"when": "time", "effects": effects}], table=TIME_ROLL)
    play(game, "order G-50", "?activate g.rifle-1", "?done")
    asked_to_pick(game)
    assert game.decision is not None and game.decision.seat == 1


def test_an_objective_is_taken_a_hex_is_entered_a_unit_breaks() -> None:
    taken = with_event({"when": "control", "objective": 3, "side": "axis", "effects": [{"win": True}]}, axis="rifle E3")
    entered = with_event({"when": "enter", "hexes": "E4", "side": "axis", "effects": [{"vp": 4}]}, axis="rifle E3")
    for game in (taken, entered):
        g = state(game)
        relocate(g, 0, g.rules.map.hex_index("E4"))
    assert taken.state.over and taken.state.winner == 0
    assert vp(entered) == 4
    game = with_event({"when": "break", "side": "allies", "effects": [{"initiative": True, "side": "axis"}]},
                      initiative="allies")  # fmt: skip
    flip_or_eliminate(state(game), unit(game, "r.rifle-1"))
    assert state(game).initiative == 0


def test_one_event_waits_for_another() -> None:
    events = [
        {"name": "alarm", "when": "loss", "side": "allies", "effects": [{"sudden_death": 1}]},
        {"when": "loss", "side": "axis", "given": [{"event": "alarm"}], "effects": [{"vp": 5, "side": "allies"}]},
    ]
    game = standing("rifle E3, rifle E2, rifle A1", "rifle E6, rifle E7", events=events, sudden_death=6)
    kill(game, "g.rifle-1")
    assert vp(game) == -2
    kill(game, "r.rifle-1")
    assert state(game).sudden_death == 7
    kill(game, "g.rifle-2")
    assert vp(game) == -2 + 2 - 2 - 5


def test_a_group_that_waits_comes_when_it_is_called() -> None:
    side = {"units": [{"unit": "rifle", "hex": "E3"}, {"unit": "rifle", "waits": True, "group": "relief"}]}
    event = {"when": "loss", "side": "allies", "effects": [{"arrive": "relief", "side": "axis", "after": 2}]}
    game = standing("", "rifle E6, rifle E7", axis_side=side, events=[event], time=1)
    assert where(game, "g.rifle-2") == "time" and state(game).u_time[1] == 0
    kill(game, "r.rifle-1")
    assert state(game).u_time[1] == 3
    call_up(state(game), 0, 5)
    assert state(game).u_time[1] == 3  # once only


def test_an_objective_changes_hands_by_an_effect() -> None:
    game = with_event({"when": "loss", "effects": [{"control": 2, "side": "axis"}]})
    kill(game, "r.rifle-1")
    assert state(game).control[2] == 0 and ["2", "axis"] == told_text(game)


def test_an_objective_stays_with_the_enemy_who_is_alone_in_it() -> None:
    """7.3.1: nobody controls from afar what another holds."""
    event = {"when": "loss", "effects": [{"control": 3, "side": "axis"}]}
    game = kill(with_event(event, allies="rifle E4, rifle E7", control={"3": "allies"}), "r.rifle-2")
    assert state(game).control[3] == 1
    game = kill(with_event(event, allies="rifle E6, rifle E7", control={"3": "allies"}), "r.rifle-2")
    assert state(game).control[3] == 0  # he has left it


def told_text(game: Game) -> list[str]:
    g = state(game)
    last = [event for event in g.out if game.title.event_names[event[0]] == "control"][-1]
    return [str(last[2]), "axis" if last[3] == 0 else "allies"]


def test_chits_are_drawn_and_a_game_ends_by_points() -> None:
    game = kill(with_event({"when": "loss", "effects": [{"chits": 2}]}), "r.rifle-1")
    assert len(state(game).open_chits) == 2
    game = with_event({"when": "loss", "side": "allies", "effects": [{"end": True}]}, vp=-9)
    kill(game, "r.rifle-1")
    assert state(game).over and state(game).winner == 1 and state(game).ending == 6


def test_a_turn_begins_and_a_radio_breaks_and_is_lost() -> None:
    events = [
        {"name": "cut", "when": "turn", "side": "allies", "effects": [{"side": "axis", "radio": "break"}, {"vp": 1}]},
        {"when": "turn", "side": "axis", "given": [{"event": "cut"}], "effects": [{"radio": "lose"}]},
    ]
    side = {"radio": {"radio": "radio-105mm"}}
    hands = {"axis": {"hand": ["G-1", "G-2"]}, "allies": {"hand": ["R-1", "R-2"]}}
    game = standing("rifle E3", "rifle A8", events=events, axis_side=side, table=hands)
    while state(game).active == 0:
        game.play(game.choices[-1])
    assert state(game).radio_broken[0] == 1 and vp(game) == -1
    while state(game).active == 1:
        game.play(game.choices[-1])
    assert state(game).radio[0] == -1


def test_a_surrender_that_is_moved_under_the_losses_ends_the_game() -> None:
    event = {"when": "loss", "side": "allies", "effects": [{"surrender": -19}]}
    game = kill(with_event(event), "r.rifle-1")
    assert state(game).over and state(game).winner == 0

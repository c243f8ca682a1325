"""Why a thing is not offered, and what a hex sees."""

from __future__ import annotations

from typing import Any

import pytest
from screen_games import ALLIES, AXIS, SPECTATOR, at_random, by_sergeants, position, start, state

from commander_play import play, prompt
from phrases import said
from sandtable.commander.rules.los import BLOCKED, sight
from sandtable.commander.rules.state import CONCEALED
from sandtable.games.combat_commander.screen import SCREEN
from sandtable.games.combat_commander.title import TITLE
from sandtable.kernel.errors import SandtableError
from sandtable.kernel.game import Game


def why(game: Game, thing: str, seat: int = AXIS) -> list[str]:
    reasons: Any = SCREEN.why(game, seat, thing)["reasons"]
    return [f"{said(reason['say'])} [{reason['rule']}]" for reason in reasons]


def patrol() -> Game:
    """Two squads by a wood, one far off and one carrying an MG; Fire, Rout and Command Confusion in hand."""
    return position(
        "rifle F5 light-mg, rifle F6, rifle A1, weapon-team N1 heavy-mg",
        "rifle F8, rifle B10",
        map_data={"terrain": {"woods": "F4 B4-B8", "water-barrier": "G6"}},
        table={"axis": {"hand": ["G-59", "G-18", "G-47", "G-30"], "draw": ["4-1", "3-2"]}},
    )


# --- cards ---


def test_cards_that_cannot_be_played() -> None:
    game = patrol()
    assert why(game, "c:G-59") == [], "it is offered"
    assert why(game, "c:G-18") == [
        "As the order Rout: Nobody is broken. [O23.1]",
        "As the action Assault Fire: This is not the moment for that. [A24.1]",
    ]
    assert why(game, "c:G-47")[0].endswith("Command confusion is no order; it only fills the hand. [O19]")
    assert why(game, "c:G-1") == ["That card is not in your hand. [1.5]"]


def test_an_order_in_the_middle_of_another() -> None:
    game = patrol()
    play(game, "order G-59")
    found = why(game, "c:G-30")
    assert found[0] == "As the order Move: Orders are given in one's own turn, one after the other. [5.1]"


# --- pieces and hexes ---


def test_units_that_cannot_be_activated() -> None:
    game = patrol()
    play(game, "order G-59")
    assert why(game, "u:1") == []
    assert why(game, "u:2") == ["Neither it nor anybody it commands could carry out this order. [O14.4]"]
    assert why(game, "u:4") == ["That is not yours. [O14.1]"]


def test_hexes_out_of_reach() -> None:
    game = patrol()
    play(game, "order G-30", "activate g.rifle-2", "?move g.rifle-2")
    assert prompt(game) == "move-step"
    assert why(game, "h:F7") == []
    assert why(game, "h:F9") == ["That hex is not adjacent. [O21.1]"]
    assert why(game, "h:G6") == ["That terrain cannot be entered. [T98]"]
    play(game, "step F7")
    assert why(game, "h:F8") == ["The enemy is in that hex; only an advance enters it. [O21.4]"]


def test_targets_and_pieces_of_a_shot() -> None:
    game = position(
        "rifle F5, rifle F6, rifle A5, sgt-biermann F6, weapon-team F7 medium-mortar",
        "rifle F9, rifle G9, rifle O10",
        map_data={"terrain": {"woods": "B6-B9"}},
        table={"axis": {"hand": ["G-59"]}},
    )
    play(game, "order G-59", "activate g.sgt-biermann", "activate g.rifle-1", "activate g.rifle-2", "?done")
    assert prompt(game) == "fire-target"
    assert why(game, "h:O10") == ["The hex is out of range. [3.1.2]"]
    assert why(game, "h:E8") == ["There is no enemy in that hex. [O20.3]"]
    play(game, "fire F9")
    assert why(game, "u:2") == ["It has fired already, or is not part of this shot. [O20.3]"]


def test_an_advance_asks_for_every_unit() -> None:
    game = position(
        "rifle F5, rifle F6, sgt-biermann F5", "rifle F8", map_data={"terrain": {"water-barrier": "G6"}},
        table={"axis": {"hand": ["G-43"]}},
    )  # fmt: skip
    play(game, "order G-43", "activate g.sgt-biermann", "activate g.rifle-1", "activate g.rifle-2", "?done")
    assert prompt(game) == "advance"
    assert why(game, "h:G6") == ["That terrain cannot be entered. [T98]"]
    assert why(game, "h:A1") == ["That hex is not adjacent. [O21.1]"]


def test_hexes_in_which_nobody_sets_up() -> None:
    """Outside the area, and where no more figures fit in; also if one points at who stands there."""
    game = start("first-patrol")
    while prompt(game) != "set-up-unit" or game.decision_of(ALLIES) is None:
        game.play(game.choices[-1])
    outside = why(game, "h:H5", ALLIES)
    assert outside == ["The scenario lets this piece be set up in the outlined hexes only. [scenario]"]
    while any("H9" in game.notation(code) for code in game.choices):
        game.play_text(next(game.notation(code) for code in game.choices if game.notation(code).endswith(" H9")))
    assert prompt(game) == "set-up-unit"
    there = [f"u:{u}" for u, hex in enumerate(state(game).u_hex) if state(game).rules.map.hex_name(hex) == "H9"]
    for thing in ["h:H9", *there]:
        assert why(game, thing, ALLIES) == ["A hex holds at most seven soldiers of a side. [8.2]"]


def test_who_is_not_asked_is_told_so() -> None:
    game = patrol()
    assert why(game, "h:F5", ALLIES) == why(game, "u:0", SPECTATOR) == ["Nothing is asked of you now. [5]"]


def test_what_is_concealed_has_no_reasons() -> None:
    game = patrol()
    play(game, "order G-59")
    plain = why(game, "u:99")
    state(game).u_flags[4] |= CONCEALED
    assert why(game, "u:4") == plain == ["That is not among the choices of this moment. [O14.1]"]


@pytest.mark.parametrize("name", ["3", "7", "house-by-house"])
def test_there_is_always_an_answer(name: str) -> None:
    """Everything on the table, at many moments: offered things have no reasons, all others have some."""
    rules = set(TITLE.cites.tables["reasons"].values())
    for game in at_random(name):
        decision = game.decision
        if decision is None or len(game.decisions) % 7:
            continue
        question: Any = SCREEN.question(game, decision.seat)
        offered = {thing for choice in question["choices"] + question["extras"] for thing in choice["things"]}
        view: Any = game.view(decision.seat)
        things = [f"u:{unit['id']}" for unit in view["units"]] + [f"w:{weapon['id']}" for weapon in view["weapons"]]
        things += [f"h:{column}{row}" for column in "BEH" for row in (1, 4, 8)]
        things += [f"c:{card}" for card in view["sides"][decision.seat]["hand"]]
        for thing in things:
            reasons: Any = SCREEN.why(game, decision.seat, thing)["reasons"]
            assert bool(reasons) == (thing not in offered), thing
            assert all(reason["rule"] in rules | {decision.rule, "5.1"} for reason in reasons)


# --- sight ---


def test_all_that_a_hex_sees() -> None:
    game = by_sergeants("first-patrol", 400)
    g = state(game)
    map = g.rules.map
    for name in ("A1", "H5", "G9"):
        found: Any = SCREEN.sight(game, AXIS, name, None)
        assert found["from"] == name and found["line"] is None
        for h in range(map.size):
            value = sight(g, map.hex_index(name), h)
            assert found["seen"].get(map.hex_name(h), BLOCKED) == value


def line(game: Game, start: str, end: str) -> tuple[bool, int, list[str]]:
    found: Any = SCREEN.sight(game, AXIS, start, end)["line"]
    assert found["to"] == end
    return found["open"], found["hindrance"], [f"{said(r['say'])} [{r['rule']}] {r['hex']}" for r in found["reasons"]]


def test_a_line_with_its_reasons() -> None:
    game = position(
        "rifle A1",
        "rifle O10",
        map_data={"terrain": {"woods": "F6", "brush": "C4"}},
        table={"smoke": {"I7": 5}, "blaze": "L7"},
    )
    assert line(game, "F5", "F8") == (False, 0, ["blocked by woods in F6 [T99] F6"])
    assert line(game, "C3", "C6") == (True, 3, ["brush in C4 hinders by 3 [T81] C4"])
    assert line(game, "I5", "I9") == (True, 5, ["smoke in I7 hinders by 5 [10.3.4] I7"])
    assert line(game, "L5", "L9") == (False, 0, ["blaze in L7 blocks [10.2.1] L7"])


def test_night_and_haze() -> None:
    night = start("terraces-by-night")
    limit = state(night).rules.sight_limit
    found: Any = SCREEN.sight(night, AXIS, "H5", "H10")
    assert limit == 4 and not found["line"]["open"]
    assert f"it is night: nothing is seen beyond {limit} hexes" in [said(r["say"]) for r in found["line"]["reasons"]]
    fog = start("fog-on-the-saddle")
    found = SCREEN.sight(fog, AXIS, "A1", "A2")
    assert found["line"]["hindrance"] >= state(fog).rules.haze > 0
    assert any("haze" in said(r["say"]) for r in found["line"]["reasons"])


def test_hindrances_that_a_scenario_changes() -> None:
    terrain = [{"terrain": "field", "hindrance": 3}]
    game = position("rifle A1", "rifle O10", map_data={"terrain": {"field": "F6"}}, terrain=terrain)
    open, hindrance, reasons = line(game, "F5", "F7")
    assert (open, hindrance) == (True, 3) and reasons[0].startswith("field in F6 hinders by 3")


@pytest.mark.parametrize("name", ["Z9", "", "A99", "F5²"])
def test_there_is_no_such_hex(name: str) -> None:
    with pytest.raises(SandtableError, match="is not a hex of this map"):
        SCREEN.sight(patrol(), AXIS, name, None)

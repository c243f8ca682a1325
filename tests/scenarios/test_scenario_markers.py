"""Events of a scenario at its start and end, in Melees, by two dice; markers put down and cleared; what lots decide."""

from __future__ import annotations

from typing import Any, cast

import pytest
from small_fights import begun, offered, scenario, set_up, standing, state, told

from commander_play import hex, play, unit, vp, where
from sandtable.commander.rules.orders.melee import MeleeFight, push_melee
from sandtable.commander.rules.orders.bombardment import break_radio
from sandtable.commander.rules.scenario.setup import draw_entry_lots, lot_of
from sandtable.commander.rules.state import NO_RADIO
from sandtable.commander.rules.time_advance import arrival_hexes
from sandtable.commander.rules.victory import BY_SUDDEN_DEATH, eliminate, end_by_points
from sandtable.kernel.game import Game

TIME_ROLL = {"axis": {"hand": ["G-50"], "draw": ["6-6 time"]}}


def event(when: str, *effects: dict[str, Any], **more: Any) -> list[dict[str, Any]]:
    return [{"when": when, "effects": list(effects), **more}]


def fort(game: Game, name: str) -> str:
    g = state(game)
    return g.rules.tables.words.forts[g.h_fort[hex(game, name)]]


# --- markers ---


def test_smoke_and_fire_at_the_start() -> None:
    effects = [{"put": "smoke", "hexes": "C4"}, {"put": "blaze", "hexes": "E4"}, {"put": "wire", "hexes": "E1"}]
    game = begun(scenario(events=event("start", *effects)))
    g = state(game)
    assert g.h_smoke[hex(game, "C4")] and g.h_blaze[hex(game, "E4")] and fort(game, "E1") == "wire"
    assert not g.h_smoke[hex(game, "A1")]


def test_nothing_is_put_where_it_may_not_be() -> None:
    effects = [{"put": "blaze", "hexes": "E3 E5"}, {"put": "wire", "hexes": "E6"}]
    game = standing(
        "rifle E3", "rifle E7", events=event("time", *effects), table=TIME_ROLL,
        axis_side={"forts": [{"fort": "trench", "hex": "E6"}]},
    )  # fmt: skip
    play(game, "order G-50")
    g = state(game)
    assert not g.h_blaze[hex(game, "E3")] and g.h_blaze[hex(game, "E5")] and fort(game, "E6") == "trench"


def test_a_fortification_is_taken_away_when_time_comes() -> None:
    forts = {"forts": [{"fort": "wire", "hex": "E5"}, {"fort": "trench", "hex": "E6"}]}
    game = standing(
        "rifle E3", "rifle E7", events=event("time", {"clear": "wire", "hexes": "E5 E6"}), table=TIME_ROLL,
        axis_side=forts,
    )  # fmt: skip
    play(game, "order G-50")
    assert fort(game, "E5") == "none" and fort(game, "E6") == "trench"


# --- points ---


@pytest.mark.parametrize(
    ("effect", "points"),
    [
        ({"vp": 2, "per": "unit"}, 8), ({"vp": 2, "per": "unit", "units": ["squad"]}, 6),
        ({"vp": 2, "per": "hex"}, 6), ({"vp": 2, "per": "hex", "hexes": "E3 E4"}, 4),
        ({"vp": 3, "per": "objective"}, 3), ({"vp": 1, "per": "unit", "hexes": "edge-left"}, 0),
    ],
)  # fmt: skip
def test_points_for_each_when_they_are_counted(effect: dict[str, Any], points: int) -> None:
    axis = "rifle E3, rifle E3, sgt-ganz E4, rifle B2"
    game = standing(axis, "rifle A8", control={"2": "axis"}, events=event("end", {"side": "axis", **effect}), vp=-5)
    before = vp(game)
    end_by_points(state(game), BY_SUDDEN_DEATH)
    assert vp(game) - before == points and state(game).over
    assert state(game).winner == (0 if points > 5 else 1)


def test_the_end_is_no_end_of_points_where_a_side_has_surrendered() -> None:
    game = standing("rifle E3", "rifle A8", events=event("end", {"side": "axis", "vp": 50}))
    before = vp(game)
    eliminate(state(game), unit(game, "g.rifle-1"))
    assert state(game).over and vp(game) <= before


# --- what else happens ---


def test_a_melee_is_won() -> None:
    events = event("melee", {"vp": 5}, side="allies", hexes="E4")
    for allies, gained in (("rifle E4", 5), ("rifle E5", 0)):
        at = allies.split()[1]
        game = standing(f"rifle {at}, rifle A1", f"{allies}, rifle I8", events=events)
        before = vp(game)
        g = state(game)
        push_melee(g, hex(game, at))
        eliminate(g, unit(game, "g.rifle-1"))  # an Ambush has taken the one who was there
        worth = before - vp(game)
        cast(MeleeFight, g.frames[-1]).conclude(g)
        assert before - vp(game) == worth + gained


def test_a_radio_that_is_lost_where_another_breaks() -> None:
    side = {"radio": {"radio": "radio-105mm"}}
    for events, left in (([], True), (event("radio", {"radio": "lose"}, side="axis"), False)):
        game = standing("rifle E3", "rifle A8", axis_side=side, events=events)
        break_radio(state(game), 0)
        assert (state(game).radio[0] != NO_RADIO) == left


def test_units_are_lost_by_an_effect() -> None:
    events = event("loss", {"side": "axis", "do": "lose", "hexes": "E4"}, side="allies")
    game = standing("rifle E3, rifle E4", "rifle E7, rifle I8", events=events)
    eliminate(state(game), unit(game, "r.rifle-1"))
    assert where(game, "g.rifle-2") == "casualty" and where(game, "g.rifle-1") == "E3"


def test_two_dice_decide_whether_it_happens() -> None:
    """The same seed, the same dice; over many seeds as often as two dice do."""
    found = []
    for seed in range(72):
        game = begun(scenario(events=event("start", {"side": "axis", "vp": 1}, roll_from=8, roll_to=11)), str(seed))
        found.append(state(game).score)
    assert 72 * 7 / 36 < sum(found) < 72 * 21 / 36  # 14 of 36
    always = begun(scenario(events=event("start", {"side": "axis", "vp": 1}, roll_from=2)))
    assert state(always).score == 1


# --- by lot ---


def test_who_comes_in_near_a_hex_drawn_by_lot() -> None:
    side = {
        "units": [{"unit": "rifle", "hex": "A8"}, {"unit": "rifle", "count": 2, "group": "drop", "space": 1}],
        "entries": [{"group": "drop", "lot": "C5 G5", "within": 1, "each": True}],
    }
    game = standing("rifle E3", "", allies_side=side)
    g = state(game)
    g.time = 1
    seen: set[str] = set()
    for _ in range(12):
        draw_entry_lots(g)
        assert len(g.lots) == 4
        for u in (g.lots[0], g.lots[2]):
            drawn, near = lot_of(g, u), arrival_hexes(g, u)
            seen.add(g.rules.map.hex_name(drawn))
            assert near and all(g.rules.map.distances[drawn * g.rules.map.size + h] <= 1 for h in near)
    assert seen == {"C5", "G5"}


def test_the_lot_says_on_which_space_units_wait() -> None:
    reserve = {"reserve": [{"count": 1, "spaces": [2, 4, 6], "by_lot": True}]}
    spaces = set()
    for seed in range(12):
        game = begun(scenario(allies=reserve), str(seed))
        while game.decision is not None and game.decision.prompt != "set-up-reserve":
            game.play(game.decision.choices[0], game.decision.seat)
        game.play(game.decision.choices[0], game.decision.seat)  # type: ignore[union-attr]
        assert game.decision is not None and game.decision.prompt != "set-up-space"
        spaces |= {state(game).u_time[u] for u in range(6) if state(game).u_hex[u] == -3}
    assert spaces == {2, 4, 6}


def test_a_weapon_of_which_the_lot_says_what_it_is() -> None:
    side = {"weapons": [{"weapon": "light-mg", "or_by_lot": ["medium-mortar"]}],
            "units": [{"unit": "sgt-ganz"}, {"unit": "weapon-team"}, {"unit": "rifle"}]}  # fmt: skip
    found = set()
    for seed in range(12):
        game = begun(scenario(axis=side), str(seed))
        g = state(game)
        found.add(g.rules.tables.weapon_name[g.w_type[0]])
    assert found == {"germany/light-mg", "germany/medium-mortar"}
    assert offered(set_up(begun(scenario(axis=side))))
    assert told(begun(scenario(axis=side)), "weapon-broke") == []

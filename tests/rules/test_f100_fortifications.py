"""Fortifications (F100 to F106): Cover, ties in Melee, Mines, Trench lines and Wire."""

from __future__ import annotations

from typing import Any

import pytest
from drawn_events import draw_event, event_card, hexes_with
from drawn_events import unit as piece
from marches import begin_march, march

from commander_play import (
    asked,
    broken,
    hex,
    notations,
    play,
    prompt,
    spent,
    state,
    stats,
    suppressed,
    told,
    weapon,
    where,
)
from sandtable.commander.rules.names import FORT_NAMES
from sandtable.kernel.game import Game
from table import position

COVERS = [
    pytest.param("bunker", 6, marks=pytest.mark.rule("F101a")),
    pytest.param("foxholes", 3, marks=pytest.mark.rule("F102")),
    pytest.param("pillbox", 5, marks=pytest.mark.rule("F104a")),
    pytest.param("trench", 4, marks=pytest.mark.rule("F105.1")),
]
FAR = "rifle A10"  # so that a loss does not end the game


def forts(**places: str) -> dict[str, Any]:
    """`forts(trench="F5 F6")` as fields of a side."""
    return {"forts": [{"fort": kind, "hex": hexes} for kind, hexes in places.items()]}


def fort(game: Game, name: str) -> str:
    return FORT_NAMES[state(game).h_fort[hex(game, name)]]


# --- F100 ---


@pytest.mark.rule("F100.1")
@pytest.mark.parametrize("kind", ["foxholes", "trench", "mines", "wire", "bunker", "pillbox"])
def test_six_kinds_can_be_there_from_the_start(kind: str) -> None:
    game = position("rifle F5", "rifle I10", allies_side=forts(**{kind: "C5"}))
    assert fort(game, "C5") == kind
    assert hexes_with(game, kind) == ["C5"]


@pytest.mark.rule("F100.2")
@pytest.mark.parametrize(("dice", "left"), [("6-4", "none"), ("6-5", "trench"), ("5-4", "trench")])
def test_only_the_exact_impact_roll_destroys_a_fortification(dice: str, left: str) -> None:
    """A 105mm Radio of 10 FP destroys on a 10, not on more."""
    game = position(
        "sgt-ganz F5", "rifle F8", axis_hand="G-33", axis_draw=f"6-3, 1-4, {dice}", allies_side=forts(trench="F8"),
        axis_side={"radio": {"radio": "radio-105mm"}},
    )  # fmt: skip
    play(game, "order G-33", "fire F8")
    assert fort(game, "F8") == left


@pytest.mark.rule("F100.2")
def test_fire_and_melee_leave_fortifications_alone() -> None:
    game = position(
        "pionier F5", "rifle F6, rifle I10", axis_hand="G-50", axis_draw="6-5", allies_draw="1-3, 1-4",
        allies_side=forts(foxholes="F6"),
    )  # fmt: skip
    play(game, "order G-50")
    assert told(game, "defence")
    assert fort(game, "F6") == "foxholes"
    melee = tied_melee(foxholes="F6")
    assert fort(melee, "F6") == "foxholes"


@pytest.mark.rule("F100.3")
def test_the_first_fortification_takes_precedence() -> None:
    """Shellholes would put Foxholes into the hex."""
    side = {"allies": forts(wire="D5")}
    game = draw_event("shellholes", [piece("rifle", "A1")], [piece("rifle", "O10")], ["hex D5"], sides=side)
    assert hexes_with(game, "foxholes") == [] and hexes_with(game, "wire") == ["D5"]
    free = draw_event("shellholes", [piece("rifle", "A1")], [piece("rifle", "O10")], ["hex D5"])
    assert hexes_with(free, "foxholes") == ["D5"]


@pytest.mark.rule("F100.3", "T89e", "T95e", "T98c")
@pytest.mark.parametrize("water", ["marsh", "stream", "water-barrier"])
@pytest.mark.parametrize(("event", "marker"), [("shellholes", "foxholes"), ("blaze", "blaze"), ("dust", "smoke")])
def test_no_fortification_blaze_or_smoke_in_water(water: str, event: str, marker: str) -> None:
    paint = {"terrain": {water: "D5"}}
    game = draw_event(event, [piece("rifle", "A1")], [piece("rifle", "O10")], ["hex D5"], map_data=paint)
    assert "D5" not in hexes_with(game, marker)


# --- Cover ---


@pytest.mark.parametrize(("kind", "cover"), COVERS)
def test_fortifications_are_another_cover_and_better_against_mortars(kind: str, cover: int) -> None:
    """In Woods of Cover 2: not added to it."""
    paint = {"terrain": {"woods": "F8"}}
    game = position(
        "rifle F7", "rifle F8", axis_hand="G-50", axis_draw="1-3", map=paint, allies_side=forts(**{kind: "F8"})
    )
    assert stats(game, "r.rifle-1")["cover"] == cover
    play(game, "order G-50")
    assert told(game, "defence")[0][1] == str(8 + cover)
    shelled = position(
        "weapon-team F5 light-mortar", "rifle F8", axis_hand="G-50", axis_draw="6-5, 1-3", map=paint,
        allies_side=forts(**{kind: "F8"}),
    )  # fmt: skip
    play(shelled, "order G-50")
    assert told(shelled, "defence")[0][1] == str(8 + cover + 1)


@pytest.mark.rule("F101a", "F102", "F104a", "F105.1")
@pytest.mark.parametrize(("kind", "cover"), [("bunker", 7), ("foxholes", 4), ("pillbox", 6), ("trench", 5)])
def test_fortifications_are_better_against_artillery_too(kind: str, cover: int) -> None:
    game = position(
        "sgt-ganz F5", "rifle F8", axis_hand="G-33", axis_draw="6-3, 1-4, 1-3", allies_side=forts(**{kind: "F8"}),
        axis_side={"radio": {"radio": "radio-105mm"}},
    )  # fmt: skip
    play(game, "order G-33", "fire F8")
    assert told(game, "defence")[0][1] == str(8 + cover)


# --- F101, F104: ties in Melee ---


def tied_melee(**side: str) -> Game:
    game = position(
        "rifle F5, rifle A1", "rifle F6, rifle I10", axis_hand="G-43 G-19", axis_draw="2-3", allies_draw="4-1",
        axis_side=forts(**side),
    )  # fmt: skip
    play(game, "order G-43", "activate g.rifle-1", "advance g.rifle-1 F6")
    assert [row[1] for row in told(game, "melee-total")] == ["10", "10"]
    return game


@pytest.mark.rule("F101b", "F104b")
@pytest.mark.parametrize("kind", ["bunker", "pillbox"])
def test_the_last_sole_occupant_wins_ties_whoever_built_it(kind: str) -> None:
    game = tied_melee(**{kind: "F6"})
    assert (where(game, "g.rifle-1"), where(game, "r.rifle-1")) == ("casualty", "F6")


@pytest.mark.rule("F101b", "F104b")
@pytest.mark.parametrize("kind", ["trench", "foxholes", ""])
def test_elsewhere_a_tie_kills_both(kind: str) -> None:
    game = tied_melee(**({kind: "F6"} if kind else {}))
    assert (where(game, "g.rifle-1"), where(game, "r.rifle-1")) == ("casualty", "casualty")


@pytest.mark.rule("F101b", "E52.2c")
def test_a_squad_that_deploys_in_its_bunker_still_wins_a_tie_there() -> None:
    """The Russians are in the Bunker hex when Mines under their second advance bring the Deploy."""
    card = event_card("G", "deploy", [])
    game = position(
        "rifle F6, rifle A1", "sgt-maisky F4, rifle F5, " + FAR,
        allies_hand="R-28", axis_draw=f"2-5 event, {card}, 2-6", allies_draw="6-5, 3-6",
        axis_side={"forts": [{"fort": "bunker", "hex": "F6"}, {"fort": "mines", "hex": "F3"}]},
        table={"active": "allies"},
    )  # fmt: skip
    play(game, "order R-28", "activate r.sgt-maisky", "activate r.rifle-1", "?done")
    play(game, "advance r.rifle-1 F6", "advance r.sgt-maisky F3", "unit g.rifle-1")
    assert told(game, "melee") == [["F6", "6", "5"]]
    assert {entry[1] for entry in told(game, "melee-total")} == {"14"}
    assert told(game, "eliminated") == [["r.rifle-1"]]


# --- F103 Mines ---

MINED = forts(mines="F6")


def mined(axis: str = "rifle F5, rifle A1", **more: Any) -> Game:
    hands = {"axis_hand": "G-19 G-43 G-13", "axis_draw": "6-5, 6-4, 6-3, 5-6", "allies_draw": "1-3, 1-4, 1-5"}
    return position(axis, "rifle I10", axis_side=MINED, **{**hands, **more})


@pytest.mark.rule("F103.1a", "F103.2c")
def test_mines_attack_friend_and_foe_on_entry_by_move() -> None:
    """The opponent of the mover rolls, although these are German Mines under German feet."""
    game = march(mined(), "G-19", "g.rifle-1", "F6")
    assert told(game, "mine-attack") == [["F6", "6"]]
    assert [row[0] for row in told(game, "rolled")] == ["allies", "axis"]


@pytest.mark.rule("F103.1a")
def test_mines_attack_on_the_way_out_before_the_step() -> None:
    game = march(mined("rifle F6, rifle A1"), "G-19", "g.rifle-1", "F7")
    assert told(game, "mine-attack") == [["F6", "6"]] and where(game, "g.rifle-1") == "F7"


@pytest.mark.rule("F103.1a")
@pytest.mark.parametrize(("start", "end"), [("F5", "F6"), ("F6", "F7")])
def test_mines_attack_an_advance_in_and_out(start: str, end: str) -> None:
    game = mined(f"rifle {start}, rifle A1")
    play(game, "order G-43", "activate g.rifle-1", f"advance g.rifle-1 {end}")
    assert len(told(game, "mine-attack")) == 1


@pytest.mark.rule("F103.1a")
def test_mines_attack_a_retreat_in_and_out() -> None:
    """A broken Squad of Morale 7 at the bottom flees two hexes: into the Mines and out again."""
    game = mined("rifle F7 broken, rifle A1", axis_draw="5-4, 6-5, 6-4")
    play(game, "order G-13")
    assert len(told(game, "mine-attack")) == 2 and where(game, "g.rifle-1") == "F5"


@pytest.mark.rule("F103.1a", "F103.2c")
def test_units_already_among_the_mines_are_immune() -> None:
    game = march(mined("rifle F5, rifle F6"), "G-19", "g.rifle-1", "F6")
    assert [row[0] for row in told(game, "defence")] == ["g.rifle-1"]


@pytest.mark.rule("F103.1b", "F103.1:rolls")
@pytest.mark.parametrize("edition", ["anniversary", "europe"])
def test_units_moving_together_face_one_mine_roll(edition: str) -> None:
    game = mined("rifle F5, rifle F5, sgt-ganz F5", options={"edition": edition})
    play(game, "order G-19", "activate g.sgt-ganz", "activate g.rifle-1", "activate g.rifle-2")
    play(game, "move g.rifle-1", "with g.rifle-2", "with g.sgt-ganz", "step F6")
    play(game, "unit g.rifle-1", "unit g.rifle-2")
    assert len(told(game, "mine-attack")) == 1 and len(told(game, "defence")) == 3


@pytest.mark.rule("F103.1b")
def test_units_coming_one_by_one_face_a_mine_roll_each() -> None:
    game = mined("rifle F5, rifle F5, sgt-ganz F5")
    play(game, "order G-43", "activate g.sgt-ganz", "activate g.rifle-1", "activate g.rifle-2")
    play(game, "advance g.rifle-1 F6", "advance g.rifle-2 F6")
    assert len(told(game, "mine-attack")) == 2


@pytest.mark.rule("F103.2a")
@pytest.mark.parametrize("power", [6, 7, 8])
def test_mines_of_six_unless_the_scenario_says_seven_or_eight(power: int) -> None:
    more: dict[str, Any] = {} if power == 6 else {"mine_fp": power}
    game = march(mined(**more), "G-19", "g.rifle-1", "F6")
    assert told(game, "attack-total") == [[str(power + 4), "4"]]


@pytest.mark.rule("F103.2b")
def test_no_cover_against_mines() -> None:
    """Woods and Command: the Command counts, the Woods do not."""
    game = mined("rifle F5, cpl-winkler F6", map={"terrain": {"woods": "F6"}})
    march(game, "G-19", "g.rifle-1", "F6")
    assert told(game, "defence")[0][:2] == ["g.rifle-1", "8"]


@pytest.mark.rule("F103.2b")
def test_concealment_does_not_help_against_mines() -> None:
    game = mined(axis_hand="G-19 G-30", map={"terrain": {"woods": "F6"}})
    march(game, "G-19", "g.rifle-1", "F6")
    play(game, "play G-30")
    assert told(game, "defence")[0][3] == "10"


@pytest.mark.rule("F103.2d", "F103.2:broken")
@pytest.mark.parametrize("edition", ["anniversary", "europe"])
def test_a_unit_broken_on_the_way_out_still_arrives(edition: str) -> None:
    game = mined("rifle F6, rifle A1", axis_draw="1-2", allies_draw="6-5", options={"edition": edition})
    march(game, "G-19", "g.rifle-1", "F7")
    assert broken(game, "g.rifle-1") and where(game, "g.rifle-1") == "F7"
    assert notations(game, "step") == []  # Movement 1 now, and that is spent


@pytest.mark.rule("F103.2e")
def test_a_tie_with_mines_breaks_movers_and_suppresses_the_others() -> None:
    """6 + 4 against 7 + 3."""
    moving = march(mined(axis_draw="1-2"), "G-19", "g.rifle-1", "F6")
    assert broken(moving, "g.rifle-1")
    advancing = mined(axis_draw="1-2")
    play(advancing, "order G-43", "activate g.rifle-1", "advance g.rifle-1 F6")
    assert suppressed(advancing, "g.rifle-1") and not broken(advancing, "g.rifle-1")


@pytest.mark.rule("F103.2e")
def test_mines_eliminate_a_broken_unit() -> None:
    game = march(mined("rifle F5 broken, rifle A1", axis_draw="1-2", allies_draw="6-5"), "G-19", "g.rifle-1", "F6")
    assert where(game, "g.rifle-1") == "casualty"


@pytest.mark.rule("F103.2f")
def test_a_mine_roll_has_triggers_but_nothing_to_jam() -> None:
    game = march(mined(allies_draw="2-5 event"), "G-19", "g.rifle-1", "F6")
    assert ["allies", "event"] in told(game, "trigger")
    jam = march(mined("rifle F5 light-mg, rifle A1", allies_draw="1-1 jammed"), "G-19", "g.rifle-1", "F6")
    assert told(jam, "trigger") == [] and state(jam).w_broken[weapon(jam, "g.light-mg-1")] == 0


# --- F105 Trench ---

ROUGH = {"terrain": {"marsh": "C3", "woods": "F6"}, "levels": {"2": "F6"}, "sides": {"wall": "F5/F6"}}


@pytest.mark.rule("F105.2a")
@pytest.mark.parametrize(
    ("start", "end", "cost"),
    [
        ("trench", "trench", 1),
        ("trench", "bunker", 1),
        ("trench", "pillbox", 1),
        ("bunker", "trench", 1),
        ("pillbox", "trench", 1),
        ("bunker", "pillbox", 4),
        ("foxholes", "trench", 4),
        ("trench", "foxholes", 4),
    ],
)
def test_along_a_trench_line_every_step_costs_one(start: str, end: str, cost: int) -> None:
    """Woods, two levels up, over a Wall: 4 MPs for anybody else."""
    side = {"forts": [{"fort": start, "hex": "F5"}, {"fort": end, "hex": "F6"}]}
    game = position("rifle F5, rifle A1", "rifle I10", axis_hand="G-19", axis_side=side, map=ROUGH)
    assert spent(march(game, "G-19", "g.rifle-1", "F6")) == [cost]


@pytest.mark.rule("F105.2a", "T83a")
def test_a_trench_does_not_lead_over_a_cliff() -> None:
    game = position(
        "rifle F5, rifle A1", "rifle I10", axis_hand="G-19", axis_side=forts(trench="F5 F6"),
        map={"levels": {"1": "F6"}, "sides": {"cliff": "F6/F5"}},
    )  # fmt: skip
    assert "F6" not in notations(begin_march(game, "G-19", "g.rifle-1"), "step")


@pytest.mark.rule("F105.2b")
@pytest.mark.parametrize(("places", "safe"), [("F5 F6", True), ("F6", False)])
def test_no_op_fire_at_a_unit_that_came_along_the_trench(places: str, safe: bool) -> None:
    game = position(
        "rifle F5, rifle A1", "rifle F8", axis_hand="G-19", allies_hand="R-64", axis_side=forts(trench=places)
    )
    march(game, "G-19", "g.rifle-1", "F6")
    assert (asked(game) == "axis") is safe


@pytest.mark.rule("F105.2b")
def test_leaving_the_trench_into_the_open_draws_fire_again() -> None:
    game = position(
        "rifle F4, rifle A1", "rifle F8", axis_hand="G-19", allies_hand="R-64", axis_side=forts(trench="F4 F5")
    )
    march(game, "G-19", "g.rifle-1", "F5")
    assert asked(game) == "axis"
    play(game, "step F6")
    assert (asked(game), prompt(game)) == ("allies", "op-fire")


# --- F106 Wire ---


@pytest.mark.rule("F106.1")
def test_wire_lowers_firepower_range_and_morale_only() -> None:
    game = position("rifle F5, sgt-ganz F6", "rifle I10", axis_side=forts(wire="F5 F6"))
    assert stats(game, "g.rifle-1") == {"fp": 4, "range": 4, "move": 4, "morale": 6, "cover": 0, "command": None}
    leader = stats(game, "g.sgt-ganz")
    assert (leader["fp"], leader["range"], leader["move"], leader["morale"], leader["command"]) == (1, 0, 6, 7, 2)


@pytest.mark.rule("F106.2a", "F106.2.ex")
def test_a_mover_stops_when_it_enters_or_has_left_wire() -> None:
    into = position("rifle F5, rifle A1", "rifle I10", axis_hand="G-19 G-43", axis_side=forts(wire="F6"))
    march(into, "G-19", "g.rifle-1", "F6")
    assert spent(into) == [1] and notations(into, "step") == []
    out_of = position(
        "rifle F6, sgt-ganz F7, rifle A1", "rifle I10", axis_hand="G-19 G-43", axis_side=forts(wire="F6"),
        map={"ways": {"road": "F6 F7 F8"}},
    )  # fmt: skip
    march(out_of, "G-19", "g.rifle-1", "F7")
    assert where(out_of, "g.rifle-1") == "F7" and notations(out_of, "step") == []  # neither Road nor Leader helps


@pytest.mark.rule("F106.2b", "O23.3.3:wire")
@pytest.mark.parametrize("edition", ["anniversary", "europe"])
def test_retreats_and_advances_pass_wire(edition: str) -> None:
    """Morale 7, less 1 in Wire: a roll of 9 means three hexes, through the Wire hexes."""
    game = position(
        "rifle F7 broken, rifle A1", "rifle I10", axis_hand="G-13 G-43", axis_draw="5-4",
        axis_side=forts(wire="F7 F6 F5"), options={"edition": edition},
    )  # fmt: skip
    play(game, "order G-13")
    assert told(game, "rout-roll") == [["g.rifle-1", "9", "6"]]
    assert where(game, "g.rifle-1") == "F4"
    advance = position("rifle F6, rifle A1", "rifle I10", axis_hand="G-43", axis_side=forts(wire="F6 F7"))
    play(advance, "order G-43", "activate g.rifle-1", "advance g.rifle-1 F7")
    assert where(advance, "g.rifle-1") == "F7"


@pytest.mark.rule("F106.3a")
@pytest.mark.parametrize(("wire", "joins"), [("C9", ["g.rifle-2"]), ("F5", []), ("G6", [])])
def test_nobody_in_wire_fires_with_pieces_outside(wire: str, joins: list[str]) -> None:
    game = position(
        "rifle F5, rifle G6, sgt-ganz F4", "rifle F7, rifle G8", axis_hand="G-50", axis_side=forts(wire=wire)
    )
    play(game, "order G-50", "activate g.sgt-ganz", "activate g.rifle-1", "activate g.rifle-2")
    play(game, "fire F7", "base g.rifle-1")
    assert notations(game, "join") == joins


@pytest.mark.rule("F106.3a")
def test_pieces_in_the_same_wire_hex_may_fire_together() -> None:
    game = position("rifle F5, rifle F5, sgt-ganz F5", "rifle F7", axis_hand="G-50", axis_side=forts(wire="F5"))
    play(game, "order G-50", "activate g.sgt-ganz", "activate g.rifle-1", "activate g.rifle-2", "base g.rifle-1")
    assert notations(game, "join") == ["g.rifle-2"]


@pytest.mark.rule("F106.3b")
def test_no_weapon_fires_out_of_wire() -> None:
    game = position("rifle F5 light-mg", "rifle F7", axis_hand="G-50", axis_draw="1-3", axis_side=forts(wire="F5"))
    play(game, "order G-50")
    assert told(game, "attack-piece") == [["g.rifle-1"]] and told(game, "attack")[0][2] == "4"

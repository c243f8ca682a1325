"""What the sergeant of Great War Commander does where it is plain what is good."""

from __future__ import annotations

from typing import Any, cast

import pytest

from commander_play import units
from sandtable.commander.rules.odds import attack_odds, contest, fire_odds
from sandtable.commander.rules.state import State
from sandtable.games.great_war_commander.bots.eye import GreatWarEye
from sandtable.games.great_war_commander.bots.sergeant import GreatWarSergeant
from sandtable.games.great_war_commander.cases import build_position
from sandtable.games.great_war_commander.files import FILES
from sandtable.games.great_war_commander.rules.words import WORDS
from sandtable.kernel.frame import subject_below
from sandtable.kernel.game import Game
from sandtable.players.seat import Seat

BOARD = {"name": "board", "title": "Board", "columns": 15, "rows": 11}
FEW = 12  # decisions
OBJECTIVES = {"1": "A1", "2": "A11", "3": "H6", "4": "O11", "5": "O1"}


def card(nation: str, order: str, action: str = "") -> str:
    """A card of a nation's deck with that Order, and with that Action if one is named."""
    tables = FILES.packs.load_tables()
    for i, name in enumerate(tables.card_name):
        fits = not action or WORDS.actions[tables.card_action[i]] == action
        if tables.nation_name[tables.card_nation[i]] == nation and WORDS.orders[tables.card_order[i]] == order and fits:
            return name
    raise AssertionError(f"no card of {nation} with {order}")


def field(axis: str, allies: str, order: str = "", **more: Any) -> Game:
    """Germans at the top, to move, with one card, against Frenchmen at the bottom, in 1917."""
    map_data = {"map": BOARD, "objectives": OBJECTIVES, **more.pop("map_data", {})}
    own = more.pop("own", {})
    hand = [card("germany", order)] if order else []
    return build_position(
        {
            "year": 1917,
            "map_data": map_data,
            "axis": {"units": units(axis), **more.pop("axis_side", {})},
            "allies": {"nation": "france", "units": units(allies), **more.pop("allies_side", {})},
            "table": {"active": "axis", "axis": {"hand": hand}, "own": own},
            **more,
        }
    )


def chosen(game: Game) -> str:
    assert game.decision is not None
    seat = Seat(game, game.decision.seat)
    return seat.notation(GreatWarSergeant().choose(seat))


def follow(game: Game, prompt: str) -> Game:
    """Let him play on until he is asked that."""
    while game.decision is not None and game.decision.prompt != prompt:
        game.play_text(chosen(game))
    assert game.decision is not None
    return game


def eye_of(game: Game, seat: int) -> GreatWarEye:
    eye = GreatWarSergeant().thumb.eye(cast(State, game.state), seat)
    assert isinstance(eye, GreatWarEye)
    return eye


def hex(game: Game, name: str) -> int:
    return int(game.state.rules.map.hex_index(name))


# --- Orders ---


def test_a_machine_gun_pins_the_larger_stack() -> None:
    game = field("abteilung F5 mg-08", "poilus F8, poilus H8, poilus H8", "hmg-suppress")
    game.play_text(f"order {card('germany', 'hmg-suppress')}")
    assert chosen(follow(game, "hmg-target")) == "hex H8"


def test_nobody_is_pinned_twice() -> None:
    game = field("abteilung F5 mg-08", "poilus F8, poilus H8 suppressed, poilus H8 suppressed", "hmg-suppress")
    game.play_text(f"order {card('germany', 'hmg-suppress')}")
    assert chosen(follow(game, "hmg-target")) == "hex F8"


def test_shells_are_spotted_on_enemies_and_not_on_his_own() -> None:
    game = field(
        "hptm-nehring H3, infanterie H4",
        "poilus H8, poilus H8, poilus I8",
        "artillery-request",
        axis_side={"radio": {"radio": "telephone-150mm"}},
        own={"box": {"axis": "standing-creeping"}},
    )
    game.play_text(f"order {card('germany', 'artillery-request')}")
    place = chosen(follow(game, "spotting-round")).split()[1]
    eye = eye_of(game, 0)
    map = eye.g.rules.map
    apart = [map.distances[hex(game, place) * map.size + hex(game, other)] for other in ("H8", "H4")]
    assert apart[0] <= 1
    assert apart[1] > 2


def test_an_offensive_takes_the_leader_and_all_who_stand_with_him() -> None:
    game = field("lt-mueller H3, infanterie H2, infanterie G3, infanterie A1", "poilus H9", "offensive")
    game.play_text(f"order {card('germany', 'offensive')}")
    named: list[str] = []
    while game.decision is not None and game.decision.prompt == "offensive-line":
        text = chosen(game)
        named.append(text)
        game.play_text(text)
    assert "activate g.infanterie-3" not in named
    assert "activate g.infanterie-1" in named


def test_a_runner_is_not_placed_where_he_is_of_no_use() -> None:
    """The highest Leader is far from home, and there is no Telephone."""
    game = field("lt-mueller H10, infanterie H10", "poilus A10", "runner")
    assert "runner" not in chosen(game) and not chosen(game).startswith("order")


# --- Cohesion, Tanks ---


def test_a_unit_on_its_own_is_worse_off_than_one_near_its_leader() -> None:
    game = field("lt-mueller H3 suppressed, infanterie H3", "poilus H10")
    eye = eye_of(game, 0)
    unit = game.title.thing(game.state, "g.infanterie-1")
    assert eye.station(unit, hex(game, "H4")) == 0.0
    assert eye.station(unit, hex(game, "C8")) < 0.0
    assert eye.station(unit, hex(game, "H6")) == 0.0  # an Objective


def test_a_tank_fears_the_bog_but_not_with_a_guide() -> None:
    game = field(
        "infanterie A1",
        "poilus H5, schneider H7",
        own={"shellholes": "H6 H5 G6"},
        allies_side={"posture": "attack"},
    )
    eye = eye_of(game, 1)
    tank = game.title.thing(game.state, "f.schneider-1")
    origin = hex(game, "H7")
    assert eye.hazard(tank, origin, hex(game, "H6")) > 0.3
    assert eye.hazard(tank, hex(game, "H6"), hex(game, "H5")) == 0.0  # the Poilus are there
    assert eye.hazard(tank, origin, hex(game, "H8")) == 0.0


def test_rifles_do_not_frighten_a_tank() -> None:
    game = field("infanterie H4, infanterie H5", "poilus H8, schneider H7")
    eye = eye_of(game, 1)
    tank, poilus = (game.title.thing(game.state, tag) for tag in ("f.schneider-1", "f.poilus-1"))
    there = hex(game, "H7")
    assert eye.threat_to(tank, there) == 0
    assert eye.threat_to(poilus, there) > 0


def test_gas_is_walked_around() -> None:
    game = field("infanterie H4", "poilus H9", own={"gas": "H5"})
    eye = eye_of(game, 0)
    unit = game.title.thing(game.state, "g.infanterie-1")
    assert eye.hazard(unit, hex(game, "H4"), hex(game, "H5")) > eye.hazard(unit, hex(game, "H4"), hex(game, "G5"))


@pytest.mark.rule("gwc:O21.3.3")
def test_odds_leave_out_a_tank_that_rifles_cannot_hurt() -> None:
    game = field("infanterie H5", "poilus H7, schneider H7")
    g = cast(State, game.state)
    rifles, tank, poilus = (game.title.thing(g, tag) for tag in ("g.infanterie-1", "f.schneider-1", "f.poilus-1"))
    odds = fire_odds(g, 0, 0, [rifles], rifles, [hex(game, "H7")], 0)
    assert [one.unit for one in odds] == [poilus]
    assert g.u_hex[tank] == hex(game, "H7")


def test_odds_give_a_tank_no_cover() -> None:
    game = field("infanterie A1", "schneider H7", map_data={"terrain": {"woods": "H7"}})
    g = cast(State, game.state)
    tank = game.title.thing(g, "f.schneider-1")
    rolls = contest(g, 0, 0, 1)
    assert attack_odds(g, rolls, 5, tank, 3).breaks == attack_odds(g, rolls, 5, tank, 0).breaks


@pytest.mark.rule("gwc:A42.1b")
def test_he_fires_with_a_card_that_could_also_be_hidden_wire() -> None:
    """An attacker lays no Wire: all that the card is good for here is Op Fire, under a name of its own."""
    both = card("france", "fire", "hidden-wire")
    move = card("germany", "move")
    game = field(
        "infanterie H5, infanterie A1", "poilus H8, poilus O11", allies_side={"posture": "attack"},
        axis_side={"posture": "defend"},
        table={"active": "axis", "axis": {"hand": [move]}, "allies": {"hand": [both]}},
    )  # fmt: skip
    for text in (f"order {move}", "activate g.infanterie-1"):
        game.play_text(text)
    while game.decision is not None and game.decision.prompt != "move-step":
        game.play(game.choices[0])
    game.play_text("step H6")
    assert game.decision is not None and game.decision.prompt == "op-fire"
    assert chosen(game) == f"op-fire {both}"


@pytest.mark.rule("gwc:9.1a")
@pytest.mark.parametrize(("dice", "again"), [("1-2", True), ("6-5", False)])
def test_he_spends_the_initiative_card_on_a_tank_that_would_be_stuck(dice: str, again: bool) -> None:
    move = card("france", "move")
    game = field(
        "infanterie A1", "schneider-leader H8, poilus O11", initiative="allies",
        table={"active": "allies", "allies": {"hand": [move], "draw": [dice]}, "own": {"shellholes": "H7"}},
    )  # fmt: skip
    game.play_text(f"order {move}")
    while game.decision is not None and game.decision.prompt != "move-step":
        game.play(game.choices[0])
    game.play_text("step H7")
    assert game.decision is not None and game.decision.prompt.startswith("initiative")
    assert (chosen(game) == "reroll") == again


@pytest.mark.rule("gwc:9.1a")
@pytest.mark.parametrize(("dice", "again"), [("6-5", True), ("1-3", False)])
def test_he_spends_it_on_shells_that_fall_among_many(dice: str, again: bool) -> None:
    """A registered barrage stands on three platoons and their Leader."""
    request = card("germany", "artillery-request")
    row = {"box": {"axis": "standing-creeping"}, "spotting": {"axis": "F6"}, "barrage": {"axis": "F5 F7"}}
    game = field(
        "hptm-nehring C6, infanterie A1", "poilus F6, poilus F6, cne-lacroix F6, poilus O11", initiative="allies",
        axis_side={"radio": {"radio": "telephone-150mm"}},
        table={"active": "axis", "axis": {"hand": [request], "draw": ["1-2", dice]}, "own": row},
    )  # fmt: skip
    game.play_text(f"order {request}")
    for _ in range(FEW):
        if not at_impact(game):
            offered = [game.notation(code) for code in game.choices]
            game.play_text(next((text for text in ("keep-area", "stand", "keep") if text in offered), offered[-1]))
    assert (chosen(game) == "reroll") == again


def at_impact(game: Game) -> bool:
    """The roll for the hex with men in it lies on the table."""
    asked = game.decision
    return (
        asked is not None
        and asked.prompt.startswith("initiative")
        and bool(subject_below(cast(State, game.state)).units)
    )

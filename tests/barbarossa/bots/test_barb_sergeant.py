"""The sergeant of Barbarossa: he keeps to what is offered and to what he may know, and fights by rules of thumb."""

from __future__ import annotations

import pytest
from field import Field, a_card

from sandtable.games.barbarossa.bots.options import Option
from sandtable.games.barbarossa.bots.plan import orders_for_side
from sandtable.games.barbarossa.data.scenario import load_scenario, plain
from sandtable.games.barbarossa.rules import names, objectives
from sandtable.games.barbarossa.rules.cards import Card, OrderBox
from sandtable.games.barbarossa.rules.objectives import Score
from sandtable.games.barbarossa.rules.state import FLAGGED, SUPPRESSED, State, name_of, of
from sandtable.games.barbarossa.rules.title import TITLE
from sandtable.kernel.game import Game, new_game
from sandtable.players.registry import new_player
from sandtable.players.seat import Seat

GERMAN, SOVIET = 0, 1
RIFLES = {
    "defend": OrderBox(bonus=1),
    "suppression-fire": 0,
    "open-fire": 0,
    "assault": 1,
    "careful-movement": 1,
    "march": 2,
}


def a_game(name: str, seed: str = "1") -> Game:
    game = new_game(TITLE, plain(load_scenario(name)), seed, {})
    game.keep_undo = False
    return game


def step(game: Game, players: list[str]) -> None:
    decision = game.decision
    assert decision is not None
    who = decision.seat
    game.play(new_player(players[who], f"{len(game.decisions)}", title="barbarossa").choose(Seat(game, who)), who)


# --- fair play ---


@pytest.mark.parametrize("name", ["first-contact", "silk-over-the-marsh"])
def test_he_plays_a_game_to_its_end_though_a_new_one_is_asked_each_time(name: str) -> None:
    """At the table every decision is made by a fresh opponent; the plan must come out the same each time."""
    game = a_game(name)
    while not game.over:
        step(game, ["sergeant", "sergeant"])
        assert len(game.decisions) < 3000
    kept = a_game(name)
    players = [new_player("sergeant", str(seat), title="barbarossa") for seat in range(2)]
    while not kept.over:
        decision = kept.decision
        assert decision is not None
        kept.play(players[decision.seat].choose(Seat(kept, decision.seat)), decision.seat)
    assert kept.decisions == game.decisions


def test_he_answers_alike_in_games_that_differ_only_in_what_he_cannot_know() -> None:
    game = a_game("the-wire", "5")
    asked = 0
    while not game.over and asked < 60:
        decision = game.decision
        assert decision is not None
        if decision.seat == GERMAN:
            other = game.determinise(GERMAN, "another deal")
            here, there = (
                new_player("sergeant", "0", title="barbarossa").choose(Seat(g, GERMAN)) for g in (game, other)
            )
            assert here == there
            asked += 1
        step(game, ["sergeant", "random"])


def test_he_beats_chance_from_either_side() -> None:
    for number, players in enumerate((["sergeant", "random"], ["random", "sergeant"])):
        game = a_game("first-contact", "fair")
        while not game.over:
            step(game, players)
        assert game.state.winner == number


# --- rules of thumb ---


def orders(g: State, side: int) -> dict[str, Option]:
    return {name_of(g, option.unit): option for option in orders_for_side(g, side)}


def rifles(**values: int) -> Card:
    return a_card("R", orders=RIFLES, cost=20, **values)


def test_fire_is_pooled_on_one_target() -> None:
    """One platoon alone would hardly scratch either of them."""
    card = a_card("R", orders=RIFLES, accuracy=[1, 1, 1], defense=2, cost=20)
    field = Field().unit("G1", card, "E5").unit("G2", card, "E6").unit("G3", card, "E4")
    field.unit("S1", card, "G5").unit("S2", card, "G6")
    found = orders(field.state(), GERMAN)
    firing = [o for o in found.values() if o.order in (names.SUPPRESSION_FIRE, names.OPEN_FIRE)]
    assert len(firing) >= 2
    assert len({option.target for option in firing}) == 1


def test_the_suppressed_are_assaulted() -> None:
    card = a_card("R", orders=RIFLES, accuracy=[1, 1, 1], defense=1, cost=20)
    field = Field().unit("G1", card, "E5").unit("S1", card, "F5", flags=SUPPRESSED | FLAGGED)
    assert orders(field.state(), GERMAN)["G1"].order == names.ASSAULT


def test_he_goes_where_points_are_to_be_had() -> None:
    card = rifles()
    field = Field().unit("G1", card, "C5").unit("S1", card, "L2")
    score = Score(objectives.HELD_AT_END, GERMAN, 3)
    score.hexes = [field.ground.hex_index("F5")]
    field.rules.victory.scores = [score]
    found = orders(field.state(), GERMAN)["G1"]
    assert found.order in (names.MARCH, names.CAREFUL_MOVEMENT)
    assert field.ground.distance(found.end, score.hexes[0]) < field.ground.distance(
        field.ground.hex_index("C5"), score.hexes[0]
    )


def test_sappers_set_charges_at_a_bridge_that_must_fall() -> None:
    sappers = a_card(
        "E", cost=25, abilities=["engineer"], explosives=1, orders={**RIFLES, "set-charges": OrderBox(boxes=2)}
    )
    field = Field(turns=8).terrain("river", "F5").unit("S1", sappers, "F5").unit("G1", rifles(), "B5")
    bridge = field.ground.hex_index("F5")
    field.ground.work[bridge] = names.BRIDGE
    score = Score(objectives.BRIDGE_DESTROYED, SOVIET, 2)
    score.hexes = [bridge]
    field.rules.victory.scores = [score]
    assert orders(field.state(), SOVIET)["S1"].order == names.SET_CHARGES


def test_a_gun_turns_to_where_the_enemy_is() -> None:
    box = {"open-fire": 0, "suppression-fire": 0, "defend": OrderBox(bonus=1), "change-kill-zone": 0}
    gun = a_card("M", cost=22, abilities=["kill-zone", "deploys"], accuracy=[3, 2, 2, 1], orders=box)
    field = Field().unit("G1", gun, "F5", facing=1).unit("S1", rifles(), "F8").unit("S2", rifles(), "F7")
    assert orders(field.state(), GERMAN)["G1"].order == names.CHANGE_KILL_ZONE


def test_a_hex_of_fire_is_left_alone_when_friends_stand_beside_it() -> None:
    rocket = a_card(
        "K", "vehicles", 2, cost=39, abilities=["fire-on-location"], accuracy=[0, 2, 2, 2],
        adjacent={"infantry": [4, 2]}, firepower={"infantry": [16, 8]}, orders={"suppression-fire": 0},
    )  # fmt: skip
    field = Field().unit("S1", rocket, "D5").unit("G1", rifles(), "G5").unit("S2", rifles(), "G6")
    assert "S1" not in orders(field.state(), SOVIET)
    field = Field().unit("S1", rocket, "D5").unit("G1", rifles(), "G5").unit("S2", rifles(), "B2")
    assert orders(field.state(), SOVIET)["S1"].order == names.SUPPRESSION_FIRE


def test_bombers_fly_where_it_pays() -> None:
    """The Germans of the Iron Morning see enough over the river to send their dive bombers within four turns."""
    game, flown = a_game("the-iron-morning", "3"), False
    while not game.over and of(game.state).turn <= 4 and not flown:
        flown = names.BOMBING_RUN in of(game.state).u_order
        step(game, ["sergeant", "sergeant"])
    assert flown

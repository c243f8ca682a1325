"""The sergeant at the market: a mix that fits the fight, and games with what was bought are played to their end."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.games.barbarossa.data.scenario import load_scenario, plain
from sandtable.games.barbarossa.generator.generator import random_scenario
from sandtable.games.barbarossa.rules.names import GERMAN, SOVIET, VEHICLES
from sandtable.games.barbarossa.rules.state import SETTING_UP, UNBOUGHT, State, card, of, units_of
from sandtable.games.barbarossa.rules.title import TITLE
from sandtable.kernel.game import Game, new_game
from sandtable.players.registry import new_player
from sandtable.players.seat import Seat

GERMANS = ["G20", "G01", "G02", "G06", "G08", "G09", "G12", "G16", "G21", "G23"]
SOVIETS = ["S01", "S05", "S06", "S09", "S13", "S15", "S21"]
MOST = 4000


def market(
    enemies: list[dict[str, Any]], budget: int = 150, works: list[str] | None = None, side: str = "german"
) -> Game:
    scenario: Any = plain(load_scenario("first-contact"))
    other = "soviet" if side == "german" else "german"
    scenario[other]["force"] = enemies
    scenario[other]["points"] = sum(cost(entry["card"]) * entry.get("number", 1) for entry in enemies)
    cards = GERMANS if side == "german" else SOVIETS
    scenario[side]["purchase"] = {"budget": budget, "cards": cards, "works": works or []}
    game = new_game(TITLE, scenario, "1", {})
    game.keep_undo = False
    return game


def cost(id: str) -> int:
    tables = of(new_game(TITLE, plain(load_scenario("first-contact")), "1").state).rules.tables
    return tables.cards[tables.card_of[id]].cost


def play(game: Game, until_set_up: bool = False) -> State:
    players = [new_player("sergeant", str(seat), title="barbarossa") for seat in range(2)]
    while not game.over and not (until_set_up and of(game.state).phase != SETTING_UP):
        decision = game.decision
        assert decision is not None
        game.play(players[decision.seat].choose(Seat(game, decision.seat)), decision.seat)
        assert len(game.decisions) < MOST
    return of(game.state)


def bought(g: State, side: int = GERMAN) -> list[str]:
    return [card(g, u).id for u in units_of(g, side) if g.rules.is_for_sale(u) and g.u_hex[u] != UNBOUGHT]


def test_he_spends_his_points_on_a_mix_with_men_in_it() -> None:
    g = play(market([{"card": "S01", "number": 3}, {"card": "S06"}, {"card": "S13"}]), until_set_up=True)
    found = bought(g)
    assert 150 - sum(card_cost(g, id) for id in found) < min(card_cost(g, id) for id in GERMANS if id != "G20")
    assert len(set(found)) >= 3 and found.count("G01") + found.count("G02") >= 2
    assert found.count("G21") <= 1 and "G20" not in found


def card_cost(g: State, id: str) -> int:
    return g.rules.tables.cards[g.rules.tables.card_of[id]].cost


def test_he_buys_guns_for_tanks_only_where_tanks_may_come() -> None:
    tanks = bought(play(market([{"card": "S15", "number": 2}, {"card": "S13", "number": 2}]), until_set_up=True))
    men = bought(play(market([{"card": "S01", "number": 4}, {"card": "S06"}]), until_set_up=True))
    piercing = {"G08", "G09", "G16"}
    assert len([id for id in tanks if id in piercing]) > len([id for id in men if id in piercing])
    assert not {"G08", "G09"} & set(men)


def test_nothing_is_bought_that_has_no_room_or_no_part_in_the_fight() -> None:
    g = play(market([{"card": "S01", "number": 3}], budget=25), until_set_up=True)
    assert bought(g) and all(card(g, u).type != VEHICLES for u in units_of(g, GERMAN) if g.u_hex[u] != UNBOUGHT)


def test_who_defends_digs_and_who_attacks_does_not() -> None:
    scenario: Any = plain(load_scenario("keep-their-heads-down"))
    for side, cards in (("german", GERMANS), ("soviet", SOVIETS)):
        scenario[side]["purchase"] = {"budget": 100, "cards": cards, "works": ["trench", "wire", "minefield"]}
    scenario["soviet"]["works"] = []
    scenario["soviet"]["points"] -= 16
    game = new_game(TITLE, scenario, "1", {})
    game.keep_undo = False
    placed: list[list[int]] = []
    players = [new_player("sergeant", str(seat), title="barbarossa") for seat in range(2)]
    while of(game.state).phase == SETTING_UP:
        decision = game.decision
        assert decision is not None
        game.play(players[decision.seat].choose(Seat(game, decision.seat)), decision.seat)
        placed = of(game.state).placing or placed
    assert {p[0] for p in placed} == {SOVIET} and len({p[1] for p in placed}) >= 2
    assert bought(of(game.state), SOVIET)


@pytest.mark.long
@pytest.mark.parametrize("side", ["german", "soviet"])
def test_what_was_bought_fights_to_the_end(side: str) -> None:
    enemies = [{"card": "S01", "number": 3}, {"card": "S13"}] if side == "german" else [{"card": "G01", "number": 4}]
    assert play(market(enemies, works=["trench", "wire"], side=side)).over


@pytest.mark.long
@pytest.mark.parametrize("number", range(4))
def test_random_scenarios_are_played_to_their_end(number: int) -> None:
    game = new_game(TITLE, random_scenario(number), str(number), {})
    game.keep_undo = False
    assert play(game).over

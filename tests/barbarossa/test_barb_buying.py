"""Buying forces with Force Points before the game: sealed, every purchase that the points allow and no other."""

from __future__ import annotations

import random
from typing import Any

import pytest
from chance import pick

from sandtable.games.barbarossa.data.scenario import load_scenario, plain
from sandtable.games.barbarossa.rules.names import GERMAN, SOVIET
from sandtable.games.barbarossa.rules.objectives import GIVEN_PILLBOX
from sandtable.games.barbarossa.rules.state import PLANNING, UNBOUGHT, card, name_of, of, on_board, units_of
from sandtable.games.barbarossa.rules.title import TITLE
from sandtable.games.barbarossa.rules.verbs import BUY
from sandtable.kernel.game import Game, new_game
from sandtable.kernel.record import load_game

PRICES = {"wire": 6, "trench": 5, "pillbox": 20, "minefield": 7, "barrier": 5}
CARDS = ["G01", "G06", "G16", "G22"]


def market(budget: int = 60, **works: Any) -> Game:
    scenario: Any = plain(load_scenario("first-contact"))
    scenario["german"]["purchase"] = {"budget": budget, "cards": CARDS, "works": list(works.get("works", []))}
    game = new_game(TITLE, scenario, "1", {"windows": True})
    return game


def offered(game: Game, seat: int, verb: str) -> list[str]:
    return [text for code in game.offered(seat) if (text := game.notation(code)).startswith(verb)]


def cost(game: Game, id: str) -> int:
    tables = of(game.state).rules.tables
    return tables.cards[tables.card_of[id]].cost


def points(game: Game) -> int:
    decision = game.decision_of(GERMAN)
    assert decision is not None
    return decision.subject.number("points")


@pytest.mark.rule("barbarossa:card.cost.1")
def test_all_that_can_be_paid_for_is_offered_and_no_more() -> None:
    game = market(40)
    assert offered(game, SOVIET, "buy") == []
    while offered(game, GERMAN, "buy"):
        affordable = [f"buy {id}" for id in CARDS if cost(game, id) <= points(game)]
        assert sorted(offered(game, GERMAN, "buy")) == sorted(affordable)
        game.play_text(offered(game, GERMAN, "buy")[0], GERMAN)
    assert points(game) < min(cost(game, id) for id in CARDS) and points(game) >= 0
    dear = of(game.state).rules.tables.card_of["G16"]
    assert game.explain(GERMAN, dear, BUY) == ("too-expensive", "card.cost.1")
    assert game.explain(GERMAN, of(game.state).rules.tables.card_of["S01"], BUY) == ("not-for-sale", "card.cost.1")


def test_what_is_sold_gives_its_points_back() -> None:
    game = market(40)
    game.play_text("buy G01", GERMAN)
    spent = 40 - points(game)
    assert spent == cost(game, "G01")
    game.play_text(offered(game, GERMAN, "sell")[0], GERMAN)
    assert points(game) == 40 and offered(game, GERMAN, "sell") == []


def test_what_is_bought_is_set_up_and_fights_and_the_rest_is_not_there() -> None:
    game = market(cost(market(), "G01") + cost(market(), "G22"))
    rng = random.Random("1")
    game.play_text("buy G01", GERMAN)
    game.play_text("buy G22", GERMAN)
    bought = [u for u in units_of(of(game.state), GERMAN) if of(game.state).rules.is_for_sale(u)]
    mine = [u for u in bought if of(game.state).u_hex[u] != UNBOUGHT]
    while of(game.state).phase != PLANNING:
        seat = game.decision.seat if game.decision is not None else GERMAN
        choices = [game.notation(code) for code in game.offered(seat)]
        game.play_text("commit", seat) if "commit" in choices else game.play(pick(rng, game, seat), seat)
    g = of(game.state)
    assert [card(g, u).id for u in mine] == ["G01", "G22"] and on_board(g, mine[0])
    shown = [unit["id"] for unit in game.view(SOVIET)["units"]]  # type: ignore[attr-defined]
    assert set(mine) <= set(shown) and not (set(bought) - set(mine)) & set(shown)
    assert f"give {name_of(g, mine[0])}" in offered(game, GERMAN, "give")  # it takes orders as any other


@pytest.mark.rule("barbarossa:prep.1")
def test_nobody_sees_what_the_other_side_buys_before_both_have_set_up() -> None:
    views = []
    for buys in ([], ["buy G01"], ["buy G16", "buy G01"]):
        game = market(90)
        for text in buys:
            game.play_text(text, GERMAN)
        views.append((game.view(SOVIET)["units"], game.offered(SOVIET)))
        dealt = game.determinise(SOVIET, "1")
        assert dealt.view(SOVIET)["units"] == game.view(SOVIET)["units"]
    assert views[0] == views[1] == views[2]


@pytest.mark.rule("barbarossa:wire.1a", "barbarossa:trench.1a", "barbarossa:pill.1a", "barbarossa:pill.1c")
@pytest.mark.parametrize(
    ("works", "price"), [("wire", 6), ("trench", 5), ("pillbox", 20), ("minefield", 7), ("barrier", 5)]
)
def test_installations_are_paid_for_as_they_are_put_down(works: str, price: int) -> None:
    price = PRICES[works]
    game = market(price * 2 + 1, works=[works])
    build = offered(game, GERMAN, "build")
    assert len(build) == 1 and works in build[0]
    taken: list[str] = []
    for n in (1, 2):
        game.play_text(build[0], GERMAN)
        hexes = offered(game, GERMAN, "at")
        assert works != "pillbox" or not set(taken) & set(hexes)  # one in a hex
        taken.append(hexes[0])
        game.play_text(hexes[0], GERMAN)
        game.play(game.offered(GERMAN)[0], GERMAN)
        assert points(game) == price * 2 + 1 - n * price
    assert offered(game, GERMAN, "build") == []
    game.play_text("raze 0", GERMAN)
    assert points(game) == price + 1 and offered(game, GERMAN, "build") == build


@pytest.mark.rule("barbarossa:pill.1a")
def test_a_pillbox_is_for_sale_only_where_the_scenario_says_so() -> None:
    game = market(60, works=["wire"])
    assert not [given for given in of(game.state).rules.works if given.kind == GIVEN_PILLBOX]


def test_a_saved_market_goes_on() -> None:
    game = market(60)
    game.play_text("buy G01", GERMAN)
    loaded = load_game(TITLE, game.save())
    assert TITLE.equal(loaded.state, game.state) and loaded.offered(GERMAN) == game.offered(GERMAN)


def test_whole_games_with_bought_forces() -> None:
    for seed in ("1", "2"):
        game, rng = market(80, works=["wire", "trench", "minefield"]), random.Random(seed)
        while not game.over and of(game.state).turn < 4:
            game.play(pick(rng, game))
            assert len(game.decisions) < 5000
        assert of(game.state).turn > 1

"""Setting up by a roster: any order, facing and hiding too, and a ready-made set-up for every scenario."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.games.barbarossa.rules.prep.setup import to_set_up
from sandtable.games.barbarossa.data.scenario import load_scenario, plain
from sandtable.games.barbarossa.rules.state import HIDDEN, RESERVE, has, of
from sandtable.games.barbarossa.screen.roster import laid_draft, towards_enemy
from sandtable.games.barbarossa.screen.screen import SCREEN
from sandtable.kernel.game import Game, new_game
from sandtable.players.registry import new_player
from sandtable.players.seat import Seat
from sandtable.screens.rosters import Misplaced

NAMES = [str(card["name"]) for card in SCREEN.scenarios()]


def begun(name: str) -> Game:
    return new_game(SCREEN.title, SCREEN.scenario(name), "roster", {"windows": True})


def nobody(game: Game, seat: int) -> int:
    raise AssertionError("all of it is shipped")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.rule("barbarossa:prep.1")
def test_a_set_up_is_shipped_for_every_scenario_and_can_be_played(name: str) -> None:
    game = begun(name)
    for seat in range(2):
        if game.decision_of(seat) is None:
            continue
        draft = SCREEN.ready_setup(game, seat, {}, nobody)
        roster = SCREEN.roster(game, seat, draft)
        assert roster["ready"] and roster["view"] is not None
        for code in SCREEN.placing(game, seat, draft):
            game.play(code, seat)
        g = of(game.state)
        assert all(g.u_hex[u] != RESERVE for u in to_set_up(g, seat))
    assert of(game.state).turn >= 1 or game.decision is not None


def test_pieces_go_down_in_any_order_and_can_go_elsewhere() -> None:
    game = begun("first-contact")
    first = SCREEN.roster(game, 0, {})
    units = [piece["piece"] for piece in first["pieces"] if piece["piece"].startswith("u:")]
    assert len(units) == 3 and not first["ready"]
    gun = units[2]
    laid = SCREEN.roster(game, 0, {gun: "h:C5", units[0]: "h:C5"})
    at = {piece["piece"]: piece["at"] for piece in laid["pieces"]}
    assert at[gun] == "h:C5" and at[units[0]] == "h:C5" and at[units[1]] is None
    may = {piece["piece"]: piece["may"] for piece in laid["pieces"]}
    assert "h:B4" in may[gun] and "h:L4" not in may[gun], "only where it may be set up"
    facing = next(piece for piece in laid["pieces"] if piece["piece"] == "x:facing-" + gun[2:])
    assert facing["of"] == gun and facing["may"] == []
    ways = [way["thing"] for way in facing["ways"]]
    assert at[facing["piece"]] in ways and len(ways) == 6


def test_what_cannot_stand_is_refused_and_named() -> None:
    game = begun("first-contact")
    draft = SCREEN.ready_setup(game, 0, {}, nobody)
    with pytest.raises(Misplaced) as wrong:
        SCREEN.placing(game, 0, {**draft, "u:0": "h:L4"})
    assert wrong.value.say.key == "table-place-not-there"
    with pytest.raises(Misplaced) as missing:
        SCREEN.placing(game, 0, {"u:0": "h:C5"})
    assert missing.value.say.key == "table-place-missing"
    with pytest.raises(Misplaced):
        SCREEN.placing(game, 0, {**draft, "u:99": "h:C5"})


def test_a_draft_is_kept_where_the_rest_is_filled_in() -> None:
    game = begun("first-contact")
    draft = SCREEN.ready_setup(game, 0, {"u:0": "h:B9"}, nobody)
    assert draft["u:0"] == "h:B9" and len([name for name in draft if name.startswith("u:")]) == 3


def test_works_sides_and_hidden_units_are_played_as_drafted() -> None:
    game = begun("the-wire")
    draft = SCREEN.ready_setup(game, 1, {}, nobody)
    hidden = [name for name in draft if name.startswith("x:hidden")]
    assert hidden and any(name.startswith("x:works") for name in draft)
    for code in SCREEN.placing(game, 1, draft)[:-1]:
        game.play(code, 1)
    g = of(game.state)
    assert laid_draft(g, 1) == draft
    assert all(has(g, int(name.rpartition("-")[2]), HIDDEN) for name in hidden)


def test_what_says_no_facing_looks_at_the_enemy() -> None:
    g = of(begun("first-contact").state)
    ground = g.rules.ground
    assert towards_enemy(g, 0, ground.hex_index("C5")) in (1, 2)
    assert towards_enemy(g, 1, ground.hex_index("K5")) in (4, 5)


def test_the_enemy_sees_nothing_of_a_set_up() -> None:
    game = begun("the-wire")
    for code in SCREEN.placing(game, 1, SCREEN.ready_setup(game, 1, {}, nobody)):
        game.play(code, 1)
    view = SCREEN.title.view(game.state, 0)
    assert view["placing"] == [] and view["mines"] == []
    assert all(unit["place"] == "?" for unit in view["units"] if unit["side"] == "soviet")  # type: ignore[attr-defined]


def by_sense(game: Game, seat: int) -> int:
    return new_player("sergeant", "set-up", title="barbarossa").choose(Seat(game, seat))


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("attacker", ["german", "soviet"])
def test_a_random_scenario_is_set_up_by_sense_with_all_its_works(seed: int, attacker: str) -> None:
    wishes = {"map": "kite-hill", "size": "small", "attacker": attacker, "length": "short"}
    game = new_game(SCREEN.title, SCREEN.random_scenario(seed, wishes), "roster", {"windows": True})
    g = of(game.state)
    for seat in range(2):
        question = SCREEN.question(game, seat)
        assert question is not None and question["roster"]
        roster = SCREEN.roster(game, seat, SCREEN.ready_setup(game, seat, {}, by_sense))
        assert roster["ready"]
        works = [piece for piece in roster["pieces"] if piece["piece"].startswith("x:works")]
        assert len(works) == sum(given.number for given in g.rules.works if given.side == seat)
        assert all(piece["at"] for piece in works)


def test_where_forces_are_bought_the_engine_asks_piece_by_piece() -> None:
    scenario: Any = plain(load_scenario("first-contact"))
    scenario["german"]["purchase"] = {"budget": 60, "cards": ["G01"], "works": []}
    game = new_game(SCREEN.title, scenario, "roster", {"windows": True})
    german, soviet = SCREEN.question(game, 0), SCREEN.question(game, 1)
    assert german is not None and "roster" not in german
    assert soviet is not None and soviet["roster"]

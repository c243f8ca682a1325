"""Random scenarios of Barbarossa: they keep to wishes and points, pass the checker, and can be played to their end."""

from __future__ import annotations

import random

import pytest

from sandtable.games.barbarossa.data.ground_file import hexes_on, load_ground
from sandtable.games.barbarossa.data.packs import load_tables
from sandtable.games.barbarossa.data.scenario import plain, read_scenario
from sandtable.games.barbarossa.data.scenario_check import points_of
from sandtable.games.barbarossa.generator.chart import the_chart
from sandtable.games.barbarossa.generator.generator import random_scenario
from sandtable.games.barbarossa.generator.wishes import NOBODY, values
from sandtable.games.barbarossa.rules.names import SIDE_NAMES
from sandtable.games.barbarossa.rules.title import TITLE
from sandtable.games.barbarossa.screen.screen import SCREEN
from sandtable.kernel.errors import BadFile
from sandtable.kernel.game import new_game
from sandtable.phrase import read_phrase
from sandtable.players.registry import new_player
from sandtable.players.seat import Seat
from sandtable.screens.telling import known_messages
from sandtable.texts import Texts

SEEDS = range(40)


def test_the_same_seed_and_wishes_make_the_same_scenario() -> None:
    assert random_scenario(7, {"size": "small"}) == random_scenario(7, {"size": "small"})
    assert random_scenario(7) != random_scenario(8)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_scenario_passes_the_checker_and_keeps_to_its_points(seed: int) -> None:
    data = random_scenario(seed)
    scenario = read_scenario(data, "again")
    assert plain(scenario) == data
    chart, tables = the_chart(), load_tables()
    most = max(chart.points.values()) * chart.rates.attacker // 100
    for side in scenario.sides:
        assert points_of(tables, side) == side.points <= most
        assert side.points >= min(chart.points.values()) * 3 // 4


@pytest.mark.parametrize("seed", SEEDS)
def test_there_is_something_to_fight_for_that_nobody_begins_on_in_a_meeting(seed: int) -> None:
    scenario = read_scenario(random_scenario(seed, {"attacker": NOBODY}), "meeting")
    ground = load_ground(scenario.map)
    goals = hexes_on(ground, scenario.victory.score[0].hexes)
    assert 1 <= len(goals) <= the_chart().goals.hexes
    for side in scenario.sides:
        assert side.area is not None
        first, last = side.area.columns.split("-")
        assert not [h for h in goals if ord(first) <= ord("A") + h // ground.rows <= ord(last)]


@pytest.mark.parametrize("name", list(values()))
def test_wishes_are_kept(name: str) -> None:
    for value in values()[name]:
        data = random_scenario(3, {name: value})
        if name == "map":
            assert data["map"] == value
        elif name == "length":
            assert data["turns"] == the_chart().turns[value]
        elif name == "attacker" and value in SIDE_NAMES:
            assert data["victory"]["otherwise"] == SIDE_NAMES[1 - SIDE_NAMES.index(value)]


@pytest.mark.parametrize("wishes", [{"year": "1941"}, {"map": "nowhere"}])
def test_a_wish_that_cannot_be_is_refused(wishes: dict[str, str]) -> None:
    with pytest.raises(BadFile):
        random_scenario(1, wishes)


@pytest.mark.parametrize("seed", range(12))
def test_a_random_scenario_is_played_to_its_end_by_chance(seed: int) -> None:
    rng = random.Random(seed)
    game = new_game(TITLE, random_scenario(seed), f"{seed}", {})
    game.keep_undo = False
    while not game.over:
        game.play(rng.choice(game.choices))
        assert len(game.decisions) < 20_000
    assert game.result is not None


@pytest.mark.parametrize("seed", range(2))
def test_the_sergeant_sets_up_and_plays_what_was_made_up(seed: int) -> None:
    game = new_game(TITLE, random_scenario(seed, {"size": "small", "length": "short"}), f"{seed}", {})
    game.keep_undo = False
    players = [new_player("sergeant", str(seat), title="barbarossa") for seat in range(2)]
    while not game.over:
        decision = game.decision
        assert decision is not None
        game.play(players[decision.seat].choose(Seat(game, decision.seat)), decision.seat)
        assert len(game.decisions) < 5_000


def test_the_screen_offers_every_wish_in_words_that_there_are() -> None:
    for wish in SCREEN.random_wishes():
        keys = [wish["label"]["k"], *(value["label"]["k"] for value in wish["values"])]
        assert [key for key in keys if key not in known_messages()] == []
        assert [value["value"] for value in wish["values"]] == SCREEN.possible_wishes({})[wish["name"]]
    assert SCREEN.random_scenario(4, {"map": "kite-hill"})["map"] == "kite-hill"


@pytest.mark.parametrize(
    ("attacker", "en", "bg"),
    [
        ("german", "The Germans attack, the Soviets defend: Kite Hill.", "Германците нападат"),
        ("soviet", "The Soviets attack, the Germans defend: Kite Hill.", "Съветските части нападат"),
        (NOBODY, "A meeting engagement: Kite Hill.", "Насрещен бой"),
    ],
)
def test_what_was_made_up_has_a_name_and_says_who_attacks(attacker: str, en: str, bg: str) -> None:
    data = SCREEN.random_scenario(12, {"map": "kite-hill", "attacker": attacker})
    card = SCREEN.card(data)
    assert card is not None and card["say"] is not None and card["say"]["description"] is not None
    assert SCREEN.scenario_label(data) == card["label"] == "Random scenario 12"
    assert card["description"] == en
    assert Texts("bg").say(read_phrase(card["say"]["description"])).startswith(bg)
    situation = SCREEN.briefing_card(data, {}, 0)["sections"][0]
    assert (situation["key"], situation["lines"]) == ("situation", [card["say"]["description"]])

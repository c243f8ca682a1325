"""How units end their moves: who minds the open ends there less often, and a match tells it."""

from __future__ import annotations

import pytest

from sandtable.commander.bots.sergeant import Sergeant
from sandtable.commander.bots.temper import BOLD, CAUTIOUS, STEADY, Temper
from sandtable.kernel.game import new_game
from sandtable.players.marches import Watch
from sandtable.players.match import Played, Result, play_out
from sandtable.players.registry import new_player, player_names, ranks_of
from sandtable.shelf import game_named, games


def watched(temper: Temper, seeds: int, scenario: str = "dyke-road") -> Watch:
    """Games between two sergeants of a character, as they were watched."""
    box = game_named("combat-commander")
    total = Watch()
    for seed in range(seeds):
        players = [Sergeant(f"{seed}/{seat}") for seat in range(2)]
        for player in players:
            player.thumb.temper = temper
        assert box.watch is not None
        watch = box.watch()
        game = new_game(box.title(), box.scenario(scenario), str(seed))
        play_out(game, [*players], Played(seed, scenario, ("a", "b"), -1, 0), watch)
        for seat in range(2):
            total.ended[seat] += watch.ended[seat]
            total.exposed[seat] += watch.exposed[seat]
    return total


@pytest.mark.long
def test_who_minds_the_open_ends_there_less_often() -> None:
    steady, cautious = watched(STEADY, 2), watched(CAUTIOUS, 2)
    assert sum(steady.ended) > 10 and sum(cautious.ended) > 10
    assert sum(steady.exposed) / sum(steady.ended) > 0.1
    assert sum(cautious.exposed) / sum(cautious.ended) < sum(steady.exposed) / sum(steady.ended) / 2


def test_every_game_for_two_of_ours_tells_it() -> None:
    for box in games().values():
        assert box.seats != 2 or box.watch is not None, box.name


def test_a_match_adds_it_up_by_player() -> None:
    result = Result("a", "b")
    for number in range(2):
        played = Played(number, "s", ("a", "b") if number == 0 else ("b", "a"), 0, 0)
        played.ended, played.exposed = [10, 4], [1, 2]
        result.add(played)
    assert result.marches("a") == (14, 3) and result.marches("b") == (14, 3)
    assert result.to_json()["exposed"] == {"a": [3, 14], "b": [3, 14]}


@pytest.mark.parametrize("title", ["combat-commander", "great-war-commander"])
def test_characters_are_chosen_by_name_and_stand_on_no_rung_of_their_own(title: str) -> None:
    names = player_names(title)
    assert names.index("sergeant-bold") == names.index("sergeant") + 1 < names.index("captain")
    assert "sergeant-bold" not in ranks_of(title) and "sergeant" in ranks_of(title)
    bold, cautious = new_player("sergeant-bold", title=title), new_player("sergeant-cautious", title=title)
    assert isinstance(bold, Sergeant) and isinstance(cautious, Sergeant)
    assert bold.thumb.temper is BOLD and cautious.thumb.temper is CAUTIOUS

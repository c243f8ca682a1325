"""Chance: fixed by its seed, fair, and forced where a script says so."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable.kernel.chance import END_OF_SHUFFLE, Chance, new_chance
from sandtable.kernel.choice import choice
from sandtable.kernel.codec_generated import clone_Chance
from sandtable.kernel.errors import ScriptError
from sandtable.kernel.game import new_game
from tiny_game import BID, COIN, DECK, DUEL, READY

POOL = list(range(10))


def forced(*queues: list[int]) -> Chance:
    chance = new_chance("seed")
    chance.forced = [list(queue) for queue in queues]
    return chance


@given(st.text(max_size=8))
def test_the_seed_fixes_everything(seed: str) -> None:
    one, two = new_chance(seed), new_chance(seed)
    assert [one.pick(0, POOL) for _ in range(5)] == [two.pick(0, POOL) for _ in range(5)]
    assert one.shuffle(0, POOL) == two.shuffle(0, POOL)


@given(st.lists(st.integers(0, 99), max_size=80))
def test_a_shuffle_loses_and_adds_nothing_and_leaves_the_pool_alone(pool: list[int]) -> None:
    before = pool[:]
    assert sorted(new_chance("s").shuffle(0, pool)) == sorted(pool)
    assert pool == before


def test_every_place_is_as_likely_as_any_other() -> None:
    chance = new_chance("fair")
    places = Counter((chance.shuffle(0, [0, 1, 2, 3]).index(0)) for _ in range(4000))
    picks = Counter(chance.pick(0, [0, 1, 2, 3]) for _ in range(4000))
    for count in [*places.values(), *picks.values()]:
        assert 850 < count < 1150


def test_equal_members_count_each() -> None:
    chance = new_chance("weights")
    ones = sum(chance.pick(0, [1, 1, 1, 2]) == 1 for _ in range(4000))
    assert 2850 < ones < 3150


def test_a_lone_member_costs_no_chance() -> None:
    chance = new_chance("s")
    assert chance.pick(0, [7]) == 7 and chance.count == 0


def test_forced_outcomes_come_in_order_by_channel() -> None:
    chance = forced([3, 1], [2])
    assert [chance.pick(0, POOL), chance.pick(1, POOL), chance.pick(0, POOL)] == [3, 2, 1]
    assert chance.unused() == 0


def test_an_impossible_forced_outcome_is_an_error() -> None:
    with pytest.raises(ScriptError, match="forced outcome 11 of channel 0"):
        forced([11]).pick(0, POOL)
    with pytest.raises(ScriptError, match="forced outcome 3 "):
        forced([3, 3]).shuffle(0, POOL)


def test_forced_outcomes_left_over_are_counted() -> None:
    chance = forced([3, 1], [2])
    chance.pick(0, POOL)
    assert chance.unused() == 2


def test_a_forced_shuffle_gives_the_first_cards_and_leaves_the_next_shuffle_its_own() -> None:
    chance = forced([4, 2, END_OF_SHUFFLE, 9, END_OF_SHUFFLE])
    first, second = chance.shuffle(0, POOL), chance.shuffle(0, POOL)
    assert first[:2] == [4, 2] and second[0] == 9
    assert sorted(first) == sorted(second) == POOL
    assert chance.unused() == 0


def test_a_script_forces_a_whole_game() -> None:
    """The cards dealt and the coin of a tie: nothing is left to chance, and nothing of the script unused."""
    deal = [0, 2, 4, 1, 3, 5, 6, 7]
    for winner in (0, 1):
        game = new_game(DUEL, {"forced": [deal, [winner]]}, "any")
        assert game.view(0)["hand"] == [0, 2, 4] and game.view(1)["hand"] == [1, 3, 5]
        game.play(choice(READY))
        game.play(choice(BID, 4), 0)
        assert game.state.chance.unused() == 1
        game.play(choice(BID, 5), 1)  # as high as the other bid: the coin decides
        assert game.view(0)["rounds"] == [1 - winner, winner]
        assert game.state.chance.unused() == 0
    assert (DECK, COIN) == (0, 1)


def test_a_clone_leaves_the_forced_outcomes_to_its_original() -> None:
    chance = forced([3, 1])
    copy = clone_Chance(chance)
    assert [copy.pick(0, POOL), copy.pick(0, POOL)] == [3, 1]
    assert (chance.unused(), copy.unused()) == (2, 0)

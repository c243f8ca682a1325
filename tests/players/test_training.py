"""Learning and measuring: what a question is worth, and over which scenarios one learns and matches."""

from __future__ import annotations

import pytest

from sandtable.kernel.errors import SandtableError
from sandtable.lab.training.positions import scenario_for
from sandtable.lab.training.worth import Kind, merge
from sandtable.players.match import generated, play_match, scenario_of

TITLES = ["combat-commander", "great-war-commander"]


@pytest.mark.once
def test_luck_in_the_worlds_that_picked_a_choice_is_no_gain() -> None:
    lucky, good = Kind(), Kind()
    lucky.add([[0.5] * 8, [0.9] * 4 + [0.5] * 4])
    good.add([[0.5] * 8, [0.6] * 8])
    assert lucky.to_json(1)["gains"] == [0.0, 0.0, 0.0]
    assert good.to_json(1)["gains"] == [0.1, 0.1, 0.1]


@pytest.mark.once
def test_the_quick_answer_stays_where_nothing_looks_better() -> None:
    kind = Kind()
    kind.add([[0.5] * 8, [0.4] * 4 + [0.9] * 4])
    assert kind.to_json(1)["gains"] == [0.0, 0.0, 0.0]


@pytest.mark.once
def test_how_far_choices_lie_apart_is_told_from_noise() -> None:
    """What both halves agree on is spread; what only goes up and down is noise."""
    apart, noisy = Kind(), Kind()
    apart.add([[0.5] * 4, [0.7] * 4, [0.3] * 4])
    noisy.add([[0.5] * 4, [0.7, 0.3] * 2, [0.3, 0.7] * 2])
    assert (apart.to_json(1)["spread"], apart.to_json(1)["noise"]) == (0.2, 0.0)
    assert (noisy.to_json(1)["spread"], noisy.to_json(1)["noise"]) == (0.0, 0.2)
    merge(apart, noisy)
    assert apart.positions == 2 and apart.others == 4


@pytest.mark.parametrize("title", TITLES)
def test_one_learns_from_other_scenarios_than_matches_are_generated(title: str) -> None:
    learned = {scenario_for(title, number) for number in range(1000)}
    assert any(name.startswith("random ") for name in learned) and not learned & set(generated(50))


@pytest.mark.parametrize("title", TITLES)
def test_a_match_can_be_over_random_scenarios(title: str) -> None:
    result = play_match("random", "random", generated(1), 2, "m", processes=1, title=title)
    assert result.scenarios == ["random 1"] and result.games == 2
    assert scenario_of(title, "random 1") is not None


@pytest.mark.once
def test_only_a_number_makes_a_random_scenario() -> None:
    with pytest.raises(SandtableError):
        scenario_of("combat-commander", "random x")

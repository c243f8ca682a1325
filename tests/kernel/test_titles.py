"""What every title on the shelf says of itself to the kernel."""

from __future__ import annotations

import pytest

from sandtable.kernel.game import new_game
from sandtable.kernel.title import SPECTATOR
from sandtable.shelf import game_named, game_names


@pytest.mark.parametrize(
    ("name", "scenario", "rule"), [("combat-commander", "first-patrol", "5"), ("combat", "first-patrol", "4.0")]
)
def test_who_is_not_asked_is_told_the_rule_of_that_game(name: str, scenario: str, rule: str) -> None:
    game = new_game(game_named(name).title(), game_named(name).scenario(scenario), "why")
    assert game.decision is not None
    others = [seat for seat in (SPECTATOR, 0, 1) if seat not in game.decision.seats]
    assert len(others) == 2
    for seat in others:
        assert game.explain(seat, 0, 0) == ("not-asked", rule)


@pytest.mark.parametrize("name", game_names())
def test_each_revision_says_in_a_line_what_it_changed(name: str) -> None:
    title = game_named(name).title()
    assert title.revision == len(title.changes) >= 1
    assert all(line and "\n" not in line for line in title.changes)


@pytest.mark.parametrize("name", game_names())
def test_every_verb_of_the_first_records_is_still_known(name: str) -> None:
    """By name and kinds, whatever number it has today; one that a rule no longer needs may be taken out here."""
    title = game_named(name).title()
    today = {" ".join([verb.name, *verb.kinds]) for verb in title.verbs}
    assert set(title.first_verbs) <= today and len(set(title.first_verbs)) == len(title.first_verbs)

"""The result and the after-action report."""

from __future__ import annotations

import json
from typing import Any

import pytest
from screen_games import AXIS, SPECTATOR, at_random, by_sergeants, sergeants_record, start, state

from phrases import said, wire
from sandtable.commander.rules import tell
from sandtable.commander.rules.victory import points
from sandtable.commander.screen.report import Piles, promised
from sandtable.games.combat_commander.screen import SCREEN
from sandtable.kernel.errors import BadFile
from sandtable.kernel.game import Game
from sandtable.kernel.record import ReplayError, replay
from sandtable.screens.reports import MOST_MOMENTS, Luck


def report(game: Game) -> dict[str, Any]:
    return SCREEN.report(game.record())


def finished() -> tuple[Game, dict[str, Any]]:
    game = by_sergeants("first-patrol")
    return game, SCREEN.report(json.loads(sergeants_record("first-patrol")))


def test_the_result_in_words() -> None:
    assert SCREEN.result(start("first-patrol")) is None
    game = by_sergeants("first-patrol")
    found: Any = SCREEN.result(game)
    assert found["winner"] == game.state.winner
    side = "Axis" if game.state.winner == AXIS else "Allies"
    assert said(found["say"]) == f"Winner: {side} ({found['ending'].replace('-', ' ')})."


def test_points_run_from_the_start_to_the_end() -> None:
    game, found = finished()
    g = state(game)
    first, last = found["points"][0], found["points"][-1]
    assert first == {"revision": 0, "turn": 0, "time": 0, "vp": first["vp"]}
    assert (last["revision"], last["turn"], last["vp"]) == (len(game.decisions), g.turn, points(g))
    revisions = [point["revision"] for point in found["points"]]
    assert revisions == sorted(revisions)
    middle = found["points"][len(found["points"]) // 2]
    then = state(by_sergeants("first-patrol", middle["revision"]))
    assert (middle["vp"], middle["time"], middle["turn"]) == (points(then), then.time, then.turn)


@pytest.mark.parametrize("name", ["0", "house-by-house"])
def test_losses_are_the_eliminated(name: str) -> None:
    *_, game = at_random(name)
    found = report(game)
    lost = [event[2] for event in game.events if event[0] == tell.ELIMINATED]
    assert [loss["thing"] for loss in found["losses"]] == [f"u:{u}" for u in lost]
    assert [loss["side"] for loss in found["losses"]] == [state(game).u_owner[u] for u in lost]
    assert all("(" in said(loss["say"]) for loss in found["losses"]), "each where it fell"


def test_fire_given_and_taken() -> None:
    game, found = finished()
    for side, fire in enumerate(found["fire"]):
        shots = [e for e in game.events if e[0] == tell.ATTACK and e[2] == side and e[5] == 0]
        assert (fire["side"], fire["attacks"], fire["strength"]) == (side, len(shots), sum(e[4] for e in shots))
        assert fire["pieces"] >= fire["attacks"] > 0
        foe = found["fire"][1 - side]
        assert 0 < fire["taken"], "attacks that made this side roll"
        assert foe["broken"] + foe["suppressed"] + foe["eliminated"] <= len(
            [e for e in game.events if e[0] == tell.DEFENCE and state(game).u_owner[e[2]] == side]
        )


def test_luck_is_measured_against_the_pile() -> None:
    game, found = finished()
    for side, rolls in enumerate(found["rolls"]):
        cards = [e[3] for e in game.events if e[0] == tell.ROLLED and e[2] == side]
        tables = state(game).rules.tables
        totals = [tables.card_white[card] + tables.card_coloured[card] for card in cards]
        assert rolls["count"] == len(totals) == sum(rolls["counts"]) and len(rolls["counts"]) == 13
        assert rolls["counts"] == [totals.count(n) for n in range(13)]
        assert rolls["mean"] == pytest.approx(sum(totals) / len(totals), abs=0.001)
        assert rolls["luck"] == pytest.approx((rolls["mean"] - rolls["expected"]) * rolls["count"], abs=0.2)
        assert 6 < rolls["expected"] < 8


def test_the_expected_roll_is_the_mean_of_the_pile_before_it() -> None:
    """Two cards left, 3 and 9: six is expected of the first, and the rest of the second."""
    game = start("first-patrol")
    g = state(game)
    tables = g.rules.tables
    by_total = {tables.card_white[c] + tables.card_coloured[c]: c for c in range(72)}
    low, high = by_total[3], by_total[9]
    g.draw[0] = [low, high]
    piles, luck = Piles(g), Luck(high_is_good=True)
    luck.roll(9, promised(g, piles.draw[0]))
    piles.follow((tell.ROLLED, -1, 0, high, 0, 9))
    luck.roll(3, promised(g, piles.draw[0]))
    piles.follow((tell.ROLLED, -1, 0, low, 0, 3))
    assert luck.data(0)["luck"] == 9 - 6 + 3 - 3 and luck.data(0)["count"] == 2
    assert piles.draw[0] == [] and piles.discards[0][-2:] == [high, low]
    piles.follow((tell.RESHUFFLED, -1, 0, -1, -1, -1))
    assert sorted(piles.draw[0]) == sorted([high, low]) and piles.discards[0] == []


def test_the_piles_agree_with_the_game() -> None:
    """Followed through each decision, they end where the state is, as long as nothing is shuffled."""
    checked = 0
    before: Piles | None = None
    told = 0
    for game in at_random("first-patrol", most=900):
        if before is not None and state(game).turn:
            for event in game.events[told:]:
                before.follow(event)
            assert [sorted(pile) for pile in before.draw] == [sorted(pile) for pile in state(game).draw]
            checked += 1
        before, told = Piles(state(game)), len(game.events)
        if not state(game).turn:
            before = None
    assert checked > 300


def test_key_moments() -> None:
    game, found = finished()
    moments = found["moments"]
    assert 3 <= len(moments) <= MOST_MOMENTS
    assert [m["revision"] for m in moments] == sorted(m["revision"] for m in moments)
    for moment in moments:
        then = by_sergeants("first-patrol", moment["revision"])
        before = by_sergeants("first-patrol", moment["revision"] - 1)
        assert moment["swing"] == points(state(then)) - points(state(before))
        assert wire(moment["view"]) == wire(then.title.view(then.state, SPECTATOR))
        assert moment["turn"] == state(then).turn and said(moment["say"])
    swings = [point["vp"] for point in found["points"]]
    largest = max(abs(b - a) for a, b in zip(swings, swings[1:], strict=False))
    assert max(abs(moment["swing"]) for moment in moments) == largest


def test_a_record_of_something_else_is_refused() -> None:
    record = json.loads(sergeants_record("first-patrol"))
    with pytest.raises(BadFile, match="title"):
        SCREEN.report({**record, "title": "chess"})
    broken = [*record["decisions"]]
    broken[30] = [broken[30][0], "step Z99"]
    with pytest.raises(ReplayError, match="decision 31"):
        SCREEN.report({**record, "decisions": broken})


def test_a_report_hides_nothing_from_nobody_but_hands() -> None:
    """The views in it are a spectator's."""
    _, found = finished()
    assert all(side["hand"] is None for moment in found["moments"] for side in moment["view"]["sides"])
    assert wire(found) == wire(SCREEN.report(json.loads(sergeants_record("first-patrol"))))


def test_a_game_that_was_broken_off_has_a_report_too() -> None:
    game = by_sergeants("first-patrol", 300)
    found = report(game)
    assert found["points"][-1]["vp"] == points(state(game))
    assert replay(game.title, game.record()).over is False

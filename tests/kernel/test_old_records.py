"""Records and saves of older rules: read by what they say, refused with a clear word, never misread."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sandtable.kernel.choice import a_of, choice, verb_of
from sandtable.kernel.errors import BadFile
from sandtable.kernel.game import Game, new_game
from sandtable.kernel.record import ReplayError, load_game, replay
from tiny_game import BID, CHANGES, DUEL, FIRST_VERBS, MARK, READY

Json = dict[str, Any]
OLD_NUMBER = {MARK: 0, BID: 1, READY: 2}  # as FIRST_VERBS says


def played(decisions: int = 99) -> Game:
    game = new_game(DUEL, {}, "old")
    game.play(choice(MARK, 2))
    while game.decision is not None and len(game.decisions) < decisions:
        game.play(game.decision.choices[-1], game.decision.seat)
    return game


def old(game: Game, save: bool = False) -> Json:
    """As version 1 wrote it."""
    data: Json = json.loads(json.dumps(game.save() if save else game.record()))
    del data["version"]
    data["revision"] = 1
    data["decisions"] = [[seat, choice(OLD_NUMBER[verb_of(code)], a_of(code))] for seat, code in game.decisions]
    return data


def test_old_numbers_are_read_by_the_names_of_their_verbs() -> None:
    """The verbs of the duel have other numbers today than in version 1."""
    assert FIRST_VERBS[1].split()[0] != DUEL.verbs[1].name
    game = played()
    again = replay(DUEL, old(game))
    assert again.decisions == game.decisions and DUEL.equal(again.state, game.state)
    assert again.record() == game.record()  # and written anew, it is a record of today


def test_a_missing_revision_of_version_1_is_the_first() -> None:
    data = old(played())
    del data["revision"]
    assert replay(DUEL, data).over
    data["decisions"][0][1] = choice(0, 9)
    with pytest.raises(ReplayError, match="played by revision 1 of duel, ours is 2"):
        replay(DUEL, data)


def test_an_old_record_that_no_longer_fits_says_all_there_is_to_say() -> None:
    data = old(played())
    data["decisions"][1][1] = choice(0, 7)
    with pytest.raises(ReplayError) as caught:
        replay(DUEL, data, "game.json")
    assert str(caught.value) == (
        "game.json: decision 2 (mark 7) no longer fits: it is not offered at plan [1]; it was played by revision 1 of"
        f" duel, ours is 2 (2: {CHANGES[1]})"
    )


@pytest.mark.parametrize("code", [choice(3, 1), choice(4000), -1, 1 << 80])
def test_numbers_that_never_were_a_choice_are_refused(code: int) -> None:
    data = old(played())
    data["decisions"][0][1] = code
    with pytest.raises(ReplayError, match=rf"decision 1 \(choice {code}\) no longer fits"):
        replay(DUEL, data)


def test_a_verb_that_is_gone_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    data = old(played())
    monkeypatch.setattr(DUEL, "verbs", [verb for verb in DUEL.verbs if verb.name != "mark"])
    with pytest.raises(ReplayError, match=r"decision 1 \(mark 2\) no longer fits"):
        replay(DUEL, data)


@pytest.mark.parametrize(("field", "word"), [("revision", "is 3, ours is 2"), ("version", "is 3; .* reads up to 2")])
def test_what_is_newer_than_we_are_is_refused(field: str, word: str) -> None:
    for data in (played().record(), played(3).save()):
        data[field] = 3
        read = load_game if "state" in data else replay
        with pytest.raises(BadFile, match=rf"^new\.json: {field}: {word}"):
            read(DUEL, data, "new.json")


# --- saves ---


def test_an_old_save_whose_past_fits_is_a_game_of_today() -> None:
    game = played(4)
    data = old(game, save=True)
    data["state"]["was_there_once"] = 1  # a field that is gone
    loaded = load_game(DUEL, data)
    assert DUEL.equal(loaded.state, game.state) and loaded.events == []
    assert loaded.record() == game.record()


def misfit_save() -> Json:
    """A save of the first revision with a decision that ours does not know."""
    data = old(played(4), save=True)
    data["decisions"][0][1] = choice(0, 7)
    return data


def test_an_old_save_whose_past_does_not_fit_goes_on() -> None:
    game = load_game(DUEL, misfit_save())
    assert DUEL.equal(game.state, played(4).state) and game.notations()[0] == "mark 7"
    game.keep_undo = False
    while game.decision is not None:
        game.play(game.decision.choices[-1], game.decision.seat)
    data = json.loads(json.dumps(game.record()))
    assert (data["revision"], data["begun"]) == (2, 1)
    assert [text for _, text in data["decisions"][:2]] == ["mark 7", "ready"] and len(data["decisions"]) > 4
    with pytest.raises(ReplayError, match=r"decision 1 \(mark 7\) .*played by revision 1 of duel, ours is 2"):
        replay(DUEL, data)


def test_saved_again_it_loads_again() -> None:
    first = load_game(DUEL, misfit_save())
    again = load_game(DUEL, json.loads(json.dumps(first.save())))
    assert again.save() == first.save() and again.begun == 1


def test_an_old_save_that_fits_in_no_way_is_refused() -> None:
    data = misfit_save()
    del data["state"]["marks"]
    with pytest.raises(BadFile, match=r"^duel\.json: state: DuelState.marks: missing; it was played by revision 1"):
        load_game(DUEL, data, "duel.json")

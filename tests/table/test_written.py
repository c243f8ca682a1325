"""Several decisions sent at once: all of them are made or none, and taking back takes back all."""

from __future__ import annotations

import pytest
from house import House, Json, Seat, in_house
from test_taking_back import stored

from sandtable.games.barbarossa.rules.title import TITLE
from sandtable.games.barbarossa.screen.screen import SCREEN
from sandtable.kernel.game import Game, new_game

pytestmark = pytest.mark.once  # the server alone: none of it is compiled

GAME: Json = {"title": "barbarossa", "scenario": "first-contact"}


def set_up(seat: Seat) -> list[str]:
    """The decisions of a whole set-up, as this seat's own engine would ask for them."""
    game = new_game(TITLE, SCREEN.scenario(GAME["scenario"]), "any", {"windows": True})
    side, texts = int(seat.state["eyes"]), list[str]()
    while (decision := game.decision_of(side)) is not None and len(texts) < 60:
        kept = [code for code in decision.choices if game.notation(code) not in ("commit", "cancel")]
        texts.append(first_free(game, kept, texts))
        game.play_text(texts[-1], side)
        if texts[-1].startswith("at") and sum(text.startswith("give") for text in texts) == 3:
            return texts
    return texts


def first_free(game: Game, codes: list[int], texts: list[str]) -> str:
    """A unit that has not been named yet, or whatever comes first."""
    named = [game.notation(code) for code in codes]
    return next(text for text in named if not text.startswith("give") or text not in texts)


async def write(seat: Seat, texts: list[str]) -> Json:
    done: Json = await seat.say("write", revision=seat.revision, seat=seat.state["eyes"], texts=texts)
    await seat.until(lambda me: me.revision >= done["revision"])
    return done


@in_house
async def test_all_of_them_are_made_and_taken_back_together(house: House) -> None:
    id, german, soviet = await house.pair(**GAME)
    a, b = await german.enter(id), await soviet.enter(id)
    texts = set_up(a)
    await write(a, texts)
    assert [text for _, text in await stored(house, id)] == texts
    await write(b, set_up(b)[:2])
    await a.say("undo", revision=len(texts), seat=0)  # what the other has sealed does not count for him
    await a.until(lambda me: me.revision == 0)
    assert [seat for seat, _ in await stored(house, id)] == [1, 1]


@in_house
async def test_one_that_is_not_legal_makes_none_of_them(house: House) -> None:
    id, german, soviet = await house.pair(**GAME)
    a, _ = await german.enter(id), await soviet.enter(id)
    texts = [*set_up(a)[:2], "give S1"]
    assert await a.refusal("write", revision=0, seat=0, texts=texts) == "illegal"
    assert await stored(house, id) == []
    assert await a.refusal("write", revision=0, seat=1, texts=texts) == "not-yours"

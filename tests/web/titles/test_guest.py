"""A game that another package brings (tests/guest_game), in the browser: no kit of its own, and yet all of it."""

from __future__ import annotations

import os
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from person import Person
from serving import ROOT, Server

from conftest import NewPerson
from guests import installed


@pytest.fixture
def visited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A table that has the guest on its shelf."""
    folders = [os.environ.get("PYTHONPATH", str(ROOT / "src")), *installed(tmp_path / "site")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(map(str, folders)))
    running = Server(tmp_path).start()
    yield running
    running.end()


def make_room(me: Person) -> str:
    seats = [{"kind": "me"}, {"kind": "opponent", "level": "watchman"}]
    made = me.page.request.post(
        me.url + "/api/rooms",
        data={"title": "lantern", "scenario": "new-moon", "seats": seats},
        headers={"x-sandtable": "1", "origin": me.url},
    )
    assert made.ok, made.text()
    return str(made.json()["room"])


def test_it_is_played_by_clicks_in_its_own_words(visited: Server, person: NewPerson) -> None:
    me = person(visited)
    me.go("/").button(re.compile("^Lantern")).click()
    me.see("New Moon")
    me.see("No light but the guard's own.")
    me.enter(make_room(me))
    state = me.asked()
    me.see("Where in the west do you enter the marsh?")
    rng = random.Random(1)
    while not state["over"]:
        state = me.take(rng.choice(state["question"]["choices"]))
    me.see(re.compile(r"The (guard|smuggler) wins: "))
    me.go(f"/replay/{me.room}").see(re.compile("Turn 1"))

"""Rules that somebody chooses for a game: offered in the lobby, checked, played by, told, and never lost."""

from __future__ import annotations

from typing import Any

import pytest
from house import TITLE, House, Json, in_house
from test_solitaire import ALONE, room_of

from sandtable.commander.rules.rules import default_options as commander_options
from sandtable.games.combat.rules.rules import default_options as combat_options
from sandtable.games.combat_commander.files import make_options
from sandtable.table.titles import served_titles
from sandtable.texts import Texts, languages

OWN_OF_THE_TABLE = {"windows", "edition"}
NERVE = {"say": {"k": "combat-option-nerve"}, "rule": "22.0.O1"}
NO_DUCKING = {"say": {"k": "option-off", "a": {"option": {"k": "combat-option-close-call-ducks"}}}, "rule": "16.0"}


def names_of(options: object) -> set[str]:
    return {name for name in dir(options) if not name.startswith("_")} - OWN_OF_THE_TABLE


@pytest.mark.parametrize(("title", "switches"), [("combat", combat_options()), (TITLE, commander_options())])
def test_every_switch_of_the_rules_is_offered_as_it_stands(title: str, switches: Any) -> None:
    entries = served_titles()[title].screen.options()
    assert {entry["name"] for entry in entries} == names_of(switches)
    assert all(entry["on"] == getattr(switches, str(entry["name"])) for entry in entries)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("title", ["combat", TITLE])
def test_every_option_has_words_and_a_rule_in_words(title: str, lang: str) -> None:
    texts, screen = Texts(lang), served_titles()[title].screen
    for entry in screen.options():
        label, text = entry["label"], entry["text"]
        assert isinstance(label, dict) and isinstance(text, dict)
        assert texts.bundles[0].has_message(label["k"]) and texts.bundles[0].has_message(text["k"])
        assert texts.bundles[0].has_message(screen.rule_key(str(entry["rule"])))


def test_an_edition_turns_what_the_lobby_says_it_turns() -> None:
    entries = served_titles()[TITLE].screen.options()
    for edition in served_titles()[TITLE].screen.editions:
        switches = make_options({"edition": edition}, "")
        for entry in entries:
            editions = entry["editions"]
            assert isinstance(editions, list)
            assert getattr(switches, str(entry["name"])) == (entry["on"] or edition in editions)


@in_house
async def test_what_is_chosen_is_played_and_told(house: House) -> None:
    me = await house.guest()
    lobby = await me.get("/api/lobby")
    assert "nerve" in [option["name"] for title in lobby["titles"] for option in title["options"]]
    id = await room_of(me, options={"nerve": True, "close_call_ducks": False})
    seat = await me.enter(id)
    assert seat.room is not None and seat.room["rules"] == [NERVE, NO_DUCKING]
    state: Any = (await house.services.rooms.get(id)).game.state
    assert state.rules.options.nerve and not state.rules.options.close_call_ducks
    assert (await me.get("/api/rooms/mine"))[0]["room"]["rules"] == [NERVE, NO_DUCKING]
    untouched = await me.enter(await room_of(me))
    assert untouched.room is not None and untouched.room["rules"] == []


@in_house
async def test_an_edition_is_told_unless_it_is_the_usual_one(house: House) -> None:
    me = await house.guest()
    for options, told in [
        ({"edition": "anniversary"}, []),
        ({"edition": "europe", "zero_pass": False}, ["web-edition-europe", "option-off"]),
    ]:
        made = await me.make_room(options=options)
        room = await me.get(f"/api/rooms/{made['room']}")
        assert [rule["say"]["k"] for rule in room["rules"]] == told


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("cheat", True),
        ("nerve", "yes"),
        ("edition", "europe"),
        ("windows", False),
        ("__class__", True),
        ("zero_pass", True),
    ],
)
def test_what_is_no_option_of_the_game_is_refused_by_its_name(name: str, value: object, tmp_path: Any) -> None:
    async def refused(house: House) -> None:
        me = await house.guest()
        reply = await me.post("/api/rooms", {**ALONE, "options": {name: value}}, 400)
        assert reply["error"] == "bad-room" and reply["say"]["a"]["field"] == f"options.{name}"
        assert await me.get("/api/rooms/mine") == []

    in_house(refused)(tmp_path)


@in_house
async def test_a_file_with_a_strange_option_is_refused(house: House) -> None:
    me = await house.guest()
    id = await room_of(me)
    record: Json = dict((await house.services.rooms.get(id)).game.record())
    reply = await me.post("/api/rooms/import", {**record, "options": {"__class__": True}}, 400)
    assert reply["say"]["a"]["field"] == "options.__class__"


@in_house
async def test_it_survives_leaving_memory_export_and_another_game(house: House) -> None:
    me = await house.guest()
    id = await room_of(me, options={"nerve": True})
    seat = await me.enter(id)
    await seat.choose(seat.state["question"]["choices"][0]["code"])
    copy = await me.post("/api/rooms/import", await me.get(f"/api/rooms/{id}/export"))
    assert (await me.get(f"/api/rooms/{copy['room']}"))["rules"] == [NERVE]
    await seat.say("resign", seat=0)
    await seat.until(lambda s: s.room is not None and s.room["status"] == "finished")
    await seat.say("offer", kind="rematch", seat=0)
    await seat.until(lambda s: s.room is not None and s.room["rematch"] is not None)
    assert seat.room is not None
    again = await me.get(f"/api/rooms/{seat.room['rematch']}")
    assert again["rules"] == [NERVE] and again["options"]["nerve"] is True
    report = await me.get(f"/api/rooms/{id}/report")
    assert report["room"]["rules"] == [NERVE]
    house.services.rooms.rooms.clear()  # as if the server had been started again
    assert (await me.get(f"/api/rooms/{id}"))["rules"] == [NERVE]

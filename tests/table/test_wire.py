"""What the screens and the table send is what the wire declares, key by key: nothing more, nothing less."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec
import pytest
from house import SCENARIO, TITLE, Guest, House, Json, Seat, in_house, play_on, record_upto

from sandtable.commander.screen.wire import Catalogue, View
from sandtable.games.barbarossa.screen.wire import BarbarossaCatalogue, BarbarossaView
from sandtable.games.combat.screen.wire import CombatCatalogue, CombatView
from sandtable.kernel.game import Game, new_game
from sandtable.kernel.title import SPECTATOR
from sandtable.screens import wire, wire_report
from sandtable.table import protocol, rest_protocol
from sandtable.table.titles import ALL_EYES, Served, log_for, served_titles, view_for

VIEWS: dict[str, Any] = {
    "combat-commander": View, "great-war-commander": View, "combat": CombatView, "barbarossa": BarbarossaView,
}  # fmt: skip
CATALOGUES: dict[str, Any] = {
    "combat-commander": Catalogue, "great-war-commander": Catalogue, "combat": CombatCatalogue,
    "barbarossa": BarbarossaCatalogue,
}  # fmt: skip
TELL_EVERY = 9  # decisions of a game between two that are looked at
LOOK_EVERY = 4 * TELL_EVERY  # and at which everything is asked
DOWN: dict[str, Any] = {
    "room": protocol.RoomDown, "state": protocol.StateDown, "chat": protocol.ChatDown, "done": protocol.DoneDown,
    "reactions": protocol.ReactionsDown, "refused": protocol.RefusedDown, "pong": protocol.PongDown,
}  # fmt: skip


def plain(data: Any) -> Any:
    """As it comes out at the other end."""
    return msgspec.json.decode(msgspec.json.encode(data))


def fits(data: Any, shape: Any, title: str = TITLE) -> None:
    """It can be read as the shape, and nothing is lost on the way."""
    told = with_checked_views(plain(data), title)
    assert plain(msgspec.convert(told, shape, strict=True)) == told


def with_checked_views(data: Any, title: str) -> Any:
    """Views inside are compared with their own game's shape; what remains is what all games have."""
    if isinstance(data, list):
        return [with_checked_views(entry, title) for entry in data]
    if not isinstance(data, dict):
        return data
    if isinstance(data.get("view"), dict):
        fits(data["view"], VIEWS[title], title)
        data = {**data, "view": {name: data["view"][name] for name in wire.AnyView.__annotations__}}
    return {name: with_checked_views(value, title) for name, value in data.items()}


def test_what_does_not_fit_is_found() -> None:
    note = {"say": {"k": "x", "a": {"unit": {"k": "y"}, "list": [1, {"k": "z"}]}}, "rule": "1"}
    fits({"reasons": [note]}, wire.Why)
    for wrong in (
        {**note, "extra": 1}, {"say": note["say"]}, {**note, "rule": 1}, {**note, "say": {"k": "x", "b": 1}},
        {**note, "say": {"k": "x", "a": {"list": [["nested"]]}}}, {**note, "say": {"k": "x", "a": {"half": 0.5}}},
    ):  # fmt: skip
        with pytest.raises((AssertionError, msgspec.ValidationError)):
            fits({"reasons": [wrong]}, wire.Why)


def test_every_game_served_has_its_shapes() -> None:
    assert VIEWS.keys() == CATALOGUES.keys() == served_titles().keys()


# --- screens ---


@pytest.fixture(params=sorted(VIEWS))
def served(request: pytest.FixtureRequest) -> Served:
    return served_titles()[request.param]


def test_before_a_game(served: Served) -> None:
    screen = served.screen
    fits(screen.catalogue(), CATALOGUES[served.name])
    fits(screen.scenarios(), list[wire.ScenarioCard])
    fits(screen.options(), list[wire.Option])
    turned = {option["name"]: not option["on"] for option in screen.options()}
    fits(screen.chosen_rules({**turned, "edition": (screen.editions or [""])[-1]}), list[wire.ChosenRule])
    for card in screen.scenarios():
        fits(screen.geometry(screen.scenario(card["name"])), wire.Geometry)


def at_random(served: Served, scenario: str, **options: bool) -> Iterator[Game]:
    """A whole game, at each of its decisions and at its end."""
    game = new_game(served.title, served.screen.scenario(scenario), "wire", {"windows": True, **options})
    rng = random.Random(scenario)
    while not game.over:
        yield game
        asked = [seat for seat in range(len(served.sides)) if game.decision_of(seat) is not None]
        decision = game.decision_of(asked[0])
        assert decision is not None
        game.play(rng.choice(decision.choices), asked[0])
    yield game


@pytest.mark.parametrize("number", [0, -1])
def test_all_through_a_game(served: Served, number: int) -> None:
    """The first and the last of its scenarios."""
    for game in at_random(served, served.screen.scenarios()[number]["name"]):
        if game.over or len(game.decisions) % TELL_EVERY == 0:
            check_telling(served, game)
        if len(game.decisions) % LOOK_EVERY == 0:
            check_queries(served, game)
    fits(served.screen.report(game.record()), wire_report.Account, served.name)


@pytest.mark.rule("gwc:intro.2")
def test_what_is_told_of_a_side_of_two_nations() -> None:
    war = served_titles()["great-war-commander"]
    for game in islice(at_random(war, "side-by-side", three_players=True), 400):
        if len(game.decisions) % (2 * TELL_EVERY) == 0:
            check_telling(war, game)


def test_in_every_step_of_the_lessons(served: Served) -> None:
    """What a player who knows what he does is told."""
    for entry in served.lessons.entries():
        guide = served.lessons.script(str(entry["name"]))
        game: Any = new_game(served.title, entry["scenario"], entry["seed"], entry["options"])  # type: ignore[arg-type]
        while (lesson := guide.lesson(game)) is not None:
            fits(lesson, wire.Lesson)
            check_telling(served, game)
            if lesson["expect"]:
                check_queries(served, game)
            code = guide.answer(game)
            game.play(lesson["expect"][0] if code is None else code, game.decision.seat)


def check_telling(served: Served, game: Game) -> None:
    """What everybody hears of a game that stands somewhere."""
    for eyes in [ALL_EYES, SPECTATOR, *range(len(served.sides))]:
        fits(view_for(game, eyes), VIEWS[served.name])
        fits(log_for(served.screen, game, eyes, max(0, len(game.events) - 8)), list[wire.LogEntry])
        question = None if eyes < 0 else served.screen.question(game, eyes)
        if question is not None:
            fits(question, wire.Question)
    result = served.screen.result(game)
    assert (result is not None) == game.over
    if result is not None:
        fits(result, wire.Result)


def check_queries(served: Served, game: Game) -> None:
    """What a seat can ask, about all that lies there and all that it may choose."""
    screen = served.screen
    seat = next((seat for seat in range(len(served.sides)) if game.decision_of(seat) is not None), 0)
    question = screen.question(game, seat)
    choices = [] if question is None else question["choices"]
    offered = dict.fromkeys(thing for choice in choices for thing in choice["things"])
    for thing in [*list(offered)[:20], "u:0", "u:5", "w:0", "s:0", "n:1", "x:effects", "x:victory", "x:none"]:
        fits(screen.inspect(game, seat, thing), wire.Inspection)
        fits(screen.why(game, seat, thing), wire.Why)
    start, *ends = middle_hexes(screen.geometry(game.scenario))
    for end in [None, *ends]:
        fits(screen.sight(game, seat, start, end), wire.SightAnswer)
    for code in [None, *[choice["code"] for choice in choices][:5]]:
        fits(screen.odds(game, seat, code), wire.OddsAnswer)


def middle_hexes(geometry: wire.Geometry) -> list[str]:
    names = [entry["name"] for entry in geometry["hexes"]]
    return [names[len(names) // 2], names[len(names) // 3], names[0]]


# --- the table ---


def check_heard(seat: Seat, title: str = TITLE) -> set[str]:
    """Everything that came over a socket; answers to queries are checked where they are asked for."""
    messages = [message for raw in seat.heard if (message := msgspec.json.decode(raw))["t"] != "answer"]
    for message in messages:
        fits(message, DOWN[message["t"]], title)
    return {message["t"] for message in messages}


async def ask_everything(me: Guest, seat: Seat, room: str, title: str = TITLE) -> None:
    start, end, _ = middle_hexes(await me.get(f"/api/rooms/{room}/geometry"))
    fits(await seat.ask("inspect", thing="u:0"), wire.Inspection, title)
    fits(await seat.ask("why", thing=f"h:{start}"), wire.Why, title)
    fits(await seat.ask("sight", **{"from": start, "to": end}), wire.SightAnswer, title)
    fits(await seat.ask("odds"), wire.OddsAnswer, title)


@in_house
async def test_all_that_two_players_hear(house: House) -> None:
    clock = {"kind": "live", "base": 600, "increment": 5, "days": 0}
    id, axis, allies = await house.pair(clock=clock, options={"edition": "europe"}, watchable=True)
    a, b = await axis.enter(id), await allies.enter(id)
    await a.say("chat", text="hello")
    await a.say("reactions", seat=0, reactions={"*": "pass"})
    await a.say("ping")
    await a.refusal("choose", revision=0, seat=1, code=1)
    await play_on([a, b], 40)
    await ask_everything(axis, a, id)
    await a.say("offer", kind="draw", seat=0)
    await a.say("resign", seat=0)
    await b.until(lambda s: bool(s.state["over"]))
    assert check_heard(a) | check_heard(b) == set(DOWN)


@in_house
async def test_all_that_a_learner_hears(house: House) -> None:
    me = await house.guest()
    for entry in (await me.get("/api/lobby"))["lessons"]:
        title, name = entry["title"], entry["name"]
        seats = [{"kind": "me"}] if len(served_titles()[title].sides) == 1 else None
        room = (await me.make_room(seats=seats, title=title, lesson=name))["room"]
        seat = await me.enter(room)
        await ask_everything(me, seat, room, title)
        assert {"room", "state"} <= check_heard(seat, title)


@in_house
async def test_all_that_can_be_fetched(house: House) -> None:
    me, other = await house.guest(), await house.guest()
    made = await me.make_room(seats=[{"kind": "me"}, {"kind": "open"}], listed=True, watchable=True)
    fits(made, rest_protocol.NewRoomReply)
    id, invite = made["room"], {"invite": made["invites"][1]}
    fits(await other.get("/api/rooms/open"), list[rest_protocol.RoomEntry])
    fits(await other.post(f"/api/rooms/{id}/invited", invite), rest_protocol.Invitation)
    fits(await other.post(f"/api/rooms/{id}/sit", invite), protocol.RoomInfo)
    finished = (await me.post("/api/rooms/import", record_upto()))["room"]
    shapes: Json = {
        "lobby": rest_protocol.Lobby,
        f"catalogue/{TITLE}": Catalogue,
        f"scenarios/{TITLE}/{SCENARIO}/geometry": wire.Geometry,
        f"rules/{TITLE}/O20.3": rest_protocol.RuleReply,
        "account": rest_protocol.Person,
        "account/notify": rest_protocol.NotifyInfo,
        "rooms/mine": list[rest_protocol.RoomEntry],
        "rooms/watch": list[rest_protocol.RoomEntry],
        f"rooms/{id}": protocol.RoomInfo,
        f"rooms/{id}/geometry": wire.Geometry,
        f"rooms/{finished}/replay": rest_protocol.ReplayInfo,
        f"rooms/{finished}/replay/60?eyes=-2&since=20": rest_protocol.ReplayStep,
        f"rooms/{finished}/report": rest_protocol.Report,
    }
    for path, shape in shapes.items():
        fits(await me.get(f"/api/{path}"), shape)
    fits(await me.get("/api/rooms/nowhere", 404), rest_protocol.ErrorReply)

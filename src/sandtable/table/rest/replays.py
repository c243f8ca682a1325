"""REST: looking at a game again, move by move, and the report of a finished one."""

from __future__ import annotations

from bisect import bisect_left
from collections import OrderedDict
from itertools import count
from typing import TYPE_CHECKING, Annotated, Any, Final

from litestar import Request, get
from litestar.params import PathParameter, QueryParameter
from msgspec import structs

from sandtable.kernel.game import Game
from sandtable.kernel.record import Replay
from sandtable.kernel.title import SPECTATOR, Data
from sandtable.screens import wire
from sandtable.table.chores.orders import ReportOrder
from sandtable.table.protocol import RoomInfo
from sandtable.table.refusal import missing
from sandtable.table.rest.packed import Packed, Shelf
from sandtable.table.rest.requests import CALM, calmly, encoded, visible_facts
from sandtable.table.rest_protocol import ReplayInfo, ReplayStep, Report, TurnMark
from sandtable.table.rooms.facts import RoomFacts
from sandtable.table.rooms.making import turn_of
from sandtable.table.rooms.quiet import Quiet, is_quiet
from sandtable.table.services import Services, Shared
from sandtable.table.titles import ALL_EYES, Served, log_for, view_for

if TYPE_CHECKING:
    from litestar import Response

Asked = Request[Any, Any, Any]
NameInPath = Annotated[str, PathParameter(max_length=80)]
EVERY: Final = 25  # decisions between two games that are kept
KEPT: Final = 16  # games that somebody looks at
HEAVIEST: Final = 30_000  # decisions of all of them


class Walk:
    """A record with games kept along the way, so that any decision is a few plays off."""

    def __init__(self, served: Served, record: Data) -> None:
        self.served = served
        self.games: list[Game] = []
        self.turns: list[TurnMark] = []
        self.lines: dict[int, list[list[wire.LogLine]]] = {}
        replay = Replay(served.title, record, "room")
        game = replay.game
        self.quiet = Quiet([is_quiet(game)])
        game.keep_undo = False
        self.note(game)
        for _ in replay.decisions:
            replay.step()
            self.quiet.play(game)
            self.note(game)
        self.decisions = game.decisions
        self.sealed = game.sealed

    def note(self, game: Game) -> None:
        revision = len(game.decisions)
        if revision % EVERY == 0:
            self.games.append(game.clone())
        turn, side = turn_of(game), int(getattr(game.state, "active", 0))
        if not self.turns or (self.turns[-1].turn, self.turns[-1].side) != (turn, side):
            self.turns.append(TurnMark(revision, turn, side, int(getattr(game.state, "time", 0))))

    def at(self, revision: int) -> Game:
        game = self.games[revision // EVERY].clone()
        for seat, code in self.decisions[len(game.decisions) : revision]:
            game.play(code, seat)
        return game

    def told(self, eyes: int) -> list[list[wire.LogLine]]:
        """What each decision told these eyes, and first what came before any; a line's `n` is its place in the log."""
        if eyes not in self.lines:
            game = self.games[0].clone()
            found = [log_for(self.served.screen, game, eyes, 0)]
            for seat, code in self.decisions:
                before = len(game.events)
                game.play(code, seat)
                found.append(log_for(self.served.screen, game, eyes, before))
            place = count()
            self.lines[eyes] = [[{"n": next(place), **line} for line in part] for part in found]
        return self.lines[eyes]

    def places(self, running: bool, looks_on: bool) -> list[int]:
        """Where one can look: after so many decisions; in a game that runs only where nothing new lay sealed, and who
        looks on only where he was told."""
        ends = [n + 1 for n, sealed in enumerate(self.sealed) if not (running and sealed)]
        if running and looks_on:
            ends = [n for n in ends if not self.quiet.asked[n]]
        return [0, *ends]

    def step(self, revision: int, eyes: int, since: int | None = None) -> ReplayStep:
        """What it looked like after so many decisions, and what the last of them, or all after `since`, brought."""
        told = self.told(eyes)
        first = revision if since is None else since + 1 if since else 0
        log = [line for part in told[first : revision + 1] for line in part]
        lines = sum(len(part) for part in told[: revision + 1])
        return ReplayStep(revision, eyes, view_for(self.at(revision), eyes), log, lines)


class Walks:
    """Those that somebody looks at now."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.kept: OrderedDict[tuple[str, int, int], Walk] = OrderedDict()

    async def get(self, facts: RoomFacts) -> Walk:
        room = self.services.rooms.rooms.get(facts.id)
        if room is None and len(self.services.titles[facts.title].sides) == 1:
            room = await self.services.rooms.get(facts.id)  # its facts do not tell of every decision
        if room is None:
            key = key_of(facts)
            record = None if key in self.kept else await self.services.rooms.record(facts)
        else:
            async with room.lock:  # nobody looks at what is not yet committed
                key = (facts.id, room.revision, room.facts.moved)
                record = None if key in self.kept else room.game.record()
        if record is not None:
            walk = await self.services.rooms.fitting(facts.id, Walk, self.services.titles[facts.title], record)
            self.kept[key] = walk
            while len(self.kept) > 1 and (len(self.kept) > KEPT or self.weight > HEAVIEST):
                self.kept.popitem(last=False)
        self.kept.move_to_end(key)
        return self.kept[key]

    @property
    def weight(self) -> int:
        return sum(len(walk.decisions) for walk in self.kept.values())


def key_of(facts: RoomFacts) -> tuple[str, int, int]:
    return (facts.id, facts.revision, facts.moved)


def allowed_eyes(facts: RoomFacts, person: str | None) -> list[int]:
    """All of a finished game; of one that runs, one's own, or those of a spectator."""
    if facts.status == "finished":
        return [ALL_EYES, SPECTATOR, *(seat.seat for seat in facts.seats if not seat.is_partner)]
    return facts.sides_of(person) or [SPECTATOR]


def info_of(services: Services, facts: RoomFacts, person: str | None) -> RoomInfo:
    from sandtable.table.rest.api import info_of

    return info_of(services, facts, person)


@get("/api/rooms/{id:str}/replay", guards=[calmly], responses=CALM, summary="What there is to look at again")
async def replay(request: Asked, services: Shared, id: NameInPath) -> ReplayInfo:
    facts, person = await visible_facts(services, request, id, inside=True)
    walk = await request.app.state.walks.get(facts)
    places = walk.places(facts.status != "finished", not facts.seats_of(person))
    turns = [structs.replace(turn, revision=bisect_left(places, turn.revision)) for turn in walk.turns]
    return ReplayInfo(info_of(services, facts, person), len(places) - 1, allowed_eyes(facts, person), turns)


@get(
    "/api/rooms/{id:str}/replay/{revision:int}",
    guards=[calmly],
    responses=CALM,
    summary="The game after so many decisions",
)
async def replay_step(
    request: Asked,
    services: Shared,
    id: NameInPath,
    revision: Annotated[int, PathParameter(ge=0)],
    eyes: Annotated[int, QueryParameter(ge=-2, le=63)],
    since: Annotated[int | None, QueryParameter(ge=0)] = None,
) -> ReplayStep:
    facts, person = await visible_facts(services, request, id, inside=True)
    if eyes not in allowed_eyes(facts, person):
        raise missing()
    walk = await request.app.state.walks.get(facts)
    places = walk.places(facts.status != "finished", not facts.seats_of(person))
    if revision >= len(places):
        raise missing()
    first = None if since is None else places[min(since, revision)]
    step: ReplayStep = await services.aside(walk.step, places[revision], eyes, first)
    return structs.replace(step, revision=revision)


@get("/api/rooms/{id:str}/report", guards=[calmly], responses=CALM, summary="What happened in a finished game")
async def report(request: Asked, services: Shared, id: NameInPath) -> Report:
    facts, person = await visible_facts(services, request, id, inside=True)
    if facts.status != "finished":
        raise missing()
    record = await services.rooms.record(facts)
    shelf: Shelf = request.app.state.reports
    kept = shelf.kept.get(key := f"{id}/{facts.revision}")
    if kept is None:
        made = await services.clerks.made(ReportOrder(facts.title, record))
        kept = shelf.get(key, lambda: Packed(made, "application/json", "private"))
    return with_room(kept.body, info_of(services, facts, person))  # type: ignore[return-value]


def with_room(report: bytes, room: RoomInfo) -> Response[bytes]:
    """The report is kept in bytes; the room differs by reader."""
    from litestar import Response

    body = b'{"room":' + encoded(room) + b"," + report[1:]
    return Response(body, media_type="application/json", headers={"cache-control": "private, no-cache"})


ROUTES = [replay, replay_step, report]

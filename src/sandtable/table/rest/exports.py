"""REST: a game as one file. Finished, it is open; while it runs, it is sealed with the server's key.

Who plays alone may take a running game along to another server: such a file is open, and the cards to come can be read
from it.
"""

from __future__ import annotations

import re
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, get, post
from litestar.params import PathParameter, QueryParameter, RawBody
from msgspec import Raw, Struct

from sandtable.kernel.errors import BadFile
from sandtable.kernel.record import check_record
from sandtable.kernel.title import Data
from sandtable.screens import wire
from sandtable.table.bounds import check_bounds, unpacked
from sandtable.table.protocol import Clock
from sandtable.table.refusal import Denied, missing
from sandtable.table.rest.api import check_number, wake
from sandtable.table.rest.requests import CHANGING, UNKNOWN, changing, encoded, sparingly, sure_person, visible_facts
from sandtable.table.rest_protocol import NewRoomReply
from sandtable.table.rooms.facts import RoomFacts, SeatFacts
from sandtable.table.rooms.making import Plan
from sandtable.table.services import Services, Shared
from sandtable.table.storage.people import PersonFacts
from sandtable.table.titles import Served

Asked = Request[Any, Any, Any]
NameInPath = Annotated[str, PathParameter(max_length=80)]
SEALED: Final = "sandtable-sealed"
MOST_BYTES: Final = 2_000_000
LONGEST_SEED: Final = 200
STEP: Final = 8192  # bytes by which a sealed file grows


class Sealed(Struct):
    """What is in a sealed file."""

    room: str
    record: Data
    seats: list[SeatFacts]
    clock: Clock
    watchable: bool
    lesson: str | None


class Along(Struct):
    """How the seats of a game that is taken along were filled."""

    seats: list[str | None]  # an opponent's level; null: whoever opens the file


@get("/api/rooms/{id:str}/export", responses=UNKNOWN, summary="The game as a file")
async def export(
    request: Asked, services: Shared, id: NameInPath, along: Annotated[bool, QueryParameter()] = False
) -> Data:
    facts, person = await visible_facts(services, request, id, inside=True)
    if along and not is_own(facts, person):
        raise missing()
    record = await services.rooms.written(facts)
    if facts.status == "finished":
        data = {**record, "over": True, "result": facts.result}
    elif along:
        data = {**record, "over": False, "along": Along([seat.level for seat in facts.seats])}
    elif facts.seats_of(person):
        data = await sealed_data(services, facts, record)
    else:
        raise missing()
    name = re.sub(r"[^a-z0-9-]+", "-", facts.scenario_name.lower())[:60] or "game"
    headers = {"content-disposition": f'attachment; filename="sandtable-{name}.json"', "cache-control": "no-store"}
    return Response(encoded(data), media_type="application/json", headers=headers)  # type: ignore[return-value]


def is_own(facts: RoomFacts, person: str | None) -> bool:
    """Is it a game that nobody else plays, or could still join?"""
    return facts.is_alone(person) and bool(facts.seats_of(person)) and not facts.is_open() and facts.lesson is None


async def sealed_data(services: Services, facts: RoomFacts, record: Data) -> Data:
    whole = Sealed(facts.id, record, facts.seats, facts.clock, facts.watchable, facts.lesson)
    return {
        "format": SEALED,
        "title": facts.title,
        "scenario": facts.scenario_title,
        "decisions": facts.revision,
        "sealed": await services.seals.seal(padded(encoded(whole))),
    }


def padded(text: bytes) -> bytes:
    """Its length must not tell what is in it."""
    return text + b" " * (-len(text) % STEP)


@post("/api/rooms/import", guards=[changing, sparingly], status_code=201, responses=CHANGING,
      request_max_body_size=MOST_BYTES, summary="Go on with a game from a file")  # fmt: skip
async def import_room(request: Asked, services: Shared, body: RawBody) -> Response[NewRoomReply]:
    person, cookies = await sure_person(services, request)
    await check_number(services, person)
    try:
        file = await services.aside(unpacked, outermost(body), services.settings.import_decisions)
        if file.get("format") == SEALED:
            reply = await import_sealed(services, file, person)
        else:
            reply = await import_open(services, file, person)
    except BadFile as error:
        raise Denied(400, "bad-file", field=error.field, reason=error.reason) from None
    return Response(reply, cookies=cookies, status_code=201)


def outermost(body: bytes) -> dict[str, Raw]:
    try:
        return msgspec.json.decode(body, type=dict[str, Raw])
    except msgspec.MsgspecError:
        raise Denied(400, "malformed") from None


# --- open files ---


async def import_open(services: Services, data: Data, person: PersonFacts) -> NewRoomReply:
    """A finished game is to be looked at; one that is not goes on with its finder on all seats that were people's."""
    await services.aside(check_bounds, data, services.settings.import_decisions)
    await services.aside(check_record, "file", data)
    served = services.titles.get(str(data["title"]))
    if served is None:
        raise BadFile("file", "title", "is not played here")
    scenario, options, seed = data["scenario"], data["options"], str(data["seed"])
    assert isinstance(scenario, dict) and isinstance(options, dict)
    if len(seed) > LONGEST_SEED:
        raise BadFile("file", "seed", "is too long")
    plan = Plan(
        served=served,
        scenario=scenario,
        seed=seed,
        options=options,
        owner=person.id,
        seats=seats_along(data, served, person),
        clock=Clock(),
        record=data,
        result=result_of(data),
        foreign=True,
    )
    facts = await services.rooms.create(plan)
    await wake(services, facts)
    return NewRoomReply(facts.id, [None] * len(facts.seats))


def seats_along(data: Data, served: Served, person: PersonFacts) -> list[SeatFacts]:
    levels: list[str | None] = [None] * len(served.sides)
    if data.get("along") is not None:
        try:
            levels = msgspec.convert(data["along"], Along).seats
        except msgspec.ValidationError as error:
            raise BadFile("file", "along", str(error)) from None
    if len(levels) != len(served.sides) or not set(levels) <= {None, *served.opponents}:
        raise BadFile("file", "along", "names seats or opponents that are not played here")
    if None not in levels:
        raise BadFile("file", "along", "leaves no seat to whoever opens it")
    return [
        SeatFacts(i, "person", person=person.id, name=person.name)
        if level is None
        else SeatFacts(i, "opponent", level=level)
        for i, level in enumerate(levels)
    ]


def result_of(data: Data) -> wire.Result | None:
    """Of a game that ended otherwise than by its rules."""
    if data.get("result") is None:
        return None
    try:
        return msgspec.convert(data["result"], wire.Result)
    except msgspec.ValidationError as error:
        raise BadFile("file", "result", str(error)) from None


# --- sealed files ---


async def import_sealed(services: Services, data: Data, person: PersonFacts) -> NewRoomReply:
    """Who shares a game with other people goes on where they are; who plays alone may go back to where he was."""
    text = data.get("sealed")
    raw = await services.seals.open(text) if isinstance(text, str) else None
    if raw is None:
        raise BadFile("file", "sealed", "was not sealed by this server, or was changed")
    sealed = msgspec.json.decode(raw, type=Sealed)
    holders = {seat.person for seat in sealed.seats if seat.kind != "opponent"}
    if len(holders) == 1 and None not in holders:
        return await own_copy(services, sealed, person)
    return await shared_game(services, sealed, person)


async def shared_game(services: Services, sealed: Sealed, person: PersonFacts) -> NewRoomReply:
    """A copy would show what is still to come: there is only the one room."""
    facts = await services.rooms.facts(sealed.room)
    if not facts.seats_of(person.id):
        raise missing()
    return NewRoomReply(facts.id, [None] * len(facts.seats))


async def own_copy(services: Services, sealed: Sealed, person: PersonFacts) -> NewRoomReply:
    record = sealed.record
    served = services.titles[str(record["title"])]
    scenario, options = record["scenario"], record["options"]
    assert isinstance(scenario, dict) and isinstance(options, dict)
    seats = [own_seat(seat, person) for seat in sealed.seats]
    plan = Plan(
        served=served,
        scenario=scenario,
        seed=str(record["seed"]),
        options=options,
        owner=person.id,
        seats=seats,
        clock=sealed.clock,
        lesson=sealed.lesson,
        watchable=sealed.watchable,
        record=record,
        foreign=True,
    )
    facts = await services.rooms.create(plan)
    await wake(services, facts)
    return NewRoomReply(facts.id, [None] * len(facts.seats))


def own_seat(seat: SeatFacts, person: PersonFacts) -> SeatFacts:
    if seat.kind == "opponent":
        return SeatFacts(seat.seat, "opponent", level=seat.level)
    return SeatFacts(seat.seat, "person", person=person.id, name=person.name, reactions=seat.reactions)


ROUTES = [export, import_room]

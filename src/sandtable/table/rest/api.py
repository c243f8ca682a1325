"""REST: lobby, scenarios, rules and rooms."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, Literal

from litestar import Request, Response, get, post
from litestar.params import JSONBody, PathParameter
from sqlalchemy.ext.asyncio import AsyncConnection

from sandtable.kernel.errors import BadFile, SandtableError
from sandtable.kernel.title import SPECTATOR, Data
from sandtable.phrase import phrase
from sandtable.screens.wire import Briefing, Geometry
from sandtable.table.chores.orders import WishOrder
from sandtable.table.protocol import Clock, RoomInfo
from sandtable.table.refusal import Denied, Refusal, missing
from sandtable.table.rest.ledger import rows_of
from sandtable.table.rest.packed import Packed
from sandtable.table.rest.requests import CHANGING, STORED, UNKNOWN, changing, encoded, sure_person, visible_facts
from sandtable.table.rest_protocol import (
    Empty,
    Invitation,
    Invite,
    LessonEntry,
    Lobby,
    NewRoom,
    NewRoomReply,
    RandomWanted,
    RoomEntry,
    RuleReply,
    SeatWanted,
    Sit,
    TitleEntry,
)
from sandtable.table.rooms import clocks
from sandtable.table.rooms.facts import Presence, RoomFacts, SeatFacts, room_info
from sandtable.table.rooms.making import Plan
from sandtable.table.rooms.partners import add_partners
from sandtable.table.rooms.room import Room
from sandtable.table.security import PICTURE_POLICY, hashed, person_of, same
from sandtable.table.services import Services, Shared
from sandtable.table.storage import store
from sandtable.table.storage.people import PersonFacts
from sandtable.table.titles import Served
from sandtable.texts import messages

Asked = Request[Any, Any, Any]
NameInPath = Annotated[str, PathParameter(max_length=80)]
TRIES = 3
SOON = "public, max-age=300"
HOUR = "public, max-age=3600"
OWN_HOUR = "private, max-age=3600"


def served_named(services: Services, title: str) -> Served:
    if title not in services.titles:
        raise missing()
    return services.titles[title]


# --- before a game ---


@get("/api/lobby", responses={}, summary="Games, scenarios and lessons")
async def lobby(request: Asked, services: Shared) -> Lobby:
    def make() -> Packed:
        return Packed(encoded(lobby_data(services)), "application/json", SOON)

    return await packed(request, services, "lobby", make)  # type: ignore[return-value]


def lobby_data(services: Services) -> Lobby:
    titles = list(services.titles.values())
    return Lobby(
        titles=[title_entry(title) for title in titles],
        scenarios=[card for title in titles for card in title.screen.scenarios()],
        lessons=[
            LessonEntry(str(entry["name"]), title.name, entry["say"])  # type: ignore[arg-type]
            for title in titles
            for entry in title.lessons.entries()
        ],
    )


def title_entry(served: Served) -> TitleEntry:
    screen = served.screen
    return TitleEntry(
        served.name, screen.label, screen.editions, served.opponents, served.sides, screen.options(),
        screen.random_wishes(), served.has_mind, len(served.puzzles),
    )  # fmt: skip


async def packed(request: Asked, services: Services, key: str, make: Any) -> Response[bytes]:
    thing: Packed = await services.aside(request.app.state.shelf.get, key, make)
    return thing.response(request)


@get("/api/catalogue/{title:str}", responses=UNKNOWN, summary="Everything printed on cards and counters")
async def catalogue(request: Asked, services: Shared, title: NameInPath) -> Data:
    served = served_named(services, title)

    def make() -> Packed:
        return Packed(encoded(served.screen.catalogue()), "application/json", HOUR)

    return await packed(request, services, f"catalogue/{title}", make)  # type: ignore[return-value]


@get("/api/scenarios/{title:str}/{name:str}/map.svg", responses=UNKNOWN, media_type="image/svg+xml", summary="Its map")
async def scenario_map(request: Asked, services: Shared, title: NameInPath, name: NameInPath) -> bytes:
    served = served_named(services, title)
    scenario = await services.aside(scenario_named, served, name)
    return await map_response(request, services, served, scenario, HOUR)  # type: ignore[return-value]


@get("/api/scenarios/{title:str}/{name:str}/geometry", responses=UNKNOWN, summary="Where its hexes are")
async def scenario_geometry(request: Asked, services: Shared, title: NameInPath, name: NameInPath) -> Geometry:
    served = served_named(services, title)
    scenario = await services.aside(scenario_named, served, name)
    return await geometry_response(request, services, served, scenario, HOUR)  # type: ignore[return-value]


@get("/api/scenarios/{title:str}/{name:str}/briefing", responses=UNKNOWN, summary="The scenario in words")
async def scenario_briefing(request: Asked, services: Shared, title: NameInPath, name: NameInPath) -> Briefing:
    """As anybody may know it."""
    served = served_named(services, title)
    scenario = await services.aside(scenario_named, served, name)
    screen = served.screen

    def make() -> Packed:
        card = screen.briefing_card(scenario, screen.scenario_options(scenario), SPECTATOR)
        return Packed(encoded(card), "application/json", HOUR)

    return await packed(request, services, scenario_key("briefing", served, scenario), make)  # type: ignore[return-value]


def scenario_named(served: Served, name: str) -> Data:
    try:
        return served.screen.scenario(name)
    except SandtableError:
        raise missing() from None


async def map_response(
    request: Asked, services: Services, served: Served, scenario: Data, cache: str
) -> Response[bytes]:
    def make() -> Packed:
        return Packed(served.screen.map_svg(scenario).encode(), "image/svg+xml", cache, PICTURE_POLICY)

    return await packed(request, services, scenario_key("map", served, scenario), make)


async def geometry_response(
    request: Asked, services: Services, served: Served, scenario: Data, cache: str
) -> Response[bytes]:
    def make() -> Packed:
        return Packed(encoded(served.screen.geometry(scenario)), "application/json", cache)

    return await packed(request, services, scenario_key("geometry", served, scenario), make)


def scenario_key(what: str, served: Served, scenario: Data) -> str:
    return f"{what}/{served.name}/{hashed(store.text(scenario))}"


@lru_cache(maxsize=1)
def known_texts() -> dict[str, str]:
    return messages("en")


@get("/api/rules/{title:str}/{rule:str}", responses=UNKNOWN, summary="A rule in our words")
async def rule(services: Shared, title: NameInPath, rule: NameInPath) -> RuleReply:
    key = served_named(services, title).screen.rule_key(rule)
    if key not in known_texts():
        raise missing()
    return RuleReply(rule, phrase(key).data(), rows_of(title, rule))


# --- rooms ---


@post("/api/rooms", guards=[changing], status_code=201, responses=CHANGING, summary="Make a room")
async def new_room(request: Asked, services: Shared, data: JSONBody[NewRoom]) -> Response[NewRoomReply]:
    served = services.titles.get(data.title)
    if served is None:
        raise Denied(400, "bad-room", field="title")
    await services.aside(check_wishes, served, data)
    person, cookies = await sure_person(services, request)
    await check_number(services, person)
    facts, invites = await make_room(services, served, data, person)
    return Response(NewRoomReply(facts.id, invites), cookies=cookies, status_code=201)


def check_wishes(served: Served, wanted: NewRoom) -> None:
    """Name the first field that cannot be."""
    ways = [wanted.scenario is not None, wanted.random is not None, wanted.lesson is not None]
    faults = {
        "scenario": sum(ways) != 1,
        "seats": len(wanted.seats) != len(served.sides),
        "seats.level": any(seat.kind == "opponent" and seat.level not in served.opponents for seat in wanted.seats),
        "clock": wanted.clock is not None and not clocks.is_sound(wanted.clock),
        "open_hands": wanted.open_hands and not may_lie_open(wanted),
        "lesson": wanted.lesson is not None and served.lesson(wanted.lesson) is None,
    }
    faults.update({f"options.{name}": not served.takes(name, value) for name, value in wanted.options.items()})
    for field, is_wrong in faults.items():
        if is_wrong:
            raise Denied(400, "bad-room", field=field)


def may_lie_open(wanted: NewRoom) -> bool:
    """Between people who know each other, or for one who plays all sides; never against an opponent."""
    kinds = [seat.kind for seat in wanted.seats]
    return len(kinds) > 1 and "opponent" not in kinds and not wanted.listed and wanted.lesson is None


async def check_number(services: Services, person: PersonFacts) -> None:
    async with services.database.read() as db:
        if await store.count_running(db, person.id) >= services.settings.rooms_of_one:
            raise Denied(429, "too-many-rooms")


def another(invites: list[str | None], token: str) -> str:
    """One more invitation, of a place beyond the seats."""
    invites.append(token)
    return token


async def make_room(
    services: Services, served: Served, wanted: NewRoom, person: PersonFacts
) -> tuple[RoomFacts, list[str | None]]:
    invites = [services.secrets.token() if seat.kind == "open" else None for seat in wanted.seats]
    seats = [seat_of(i, seat, person, invites[i]) for i, seat in enumerate(wanted.seats)]
    plan = Plan(
        served=served,
        scenario={},
        seed=services.secrets.seed(),
        options={**wanted.options, "windows": True},
        owner=person.id,
        seats=seats,
        clock=wanted.clock or Clock(),
        watchable=wanted.watchable,
        listed=wanted.listed,
        open_hands=wanted.open_hands,
    )
    try:
        if wanted.random is not None:
            await make_up_scenario(services, wanted.random, plan)
        else:
            await services.aside(choose_scenario, served, wanted, plan, person)
        if wanted.partner:
            add_partners(plan, wanted, lambda: hashed(another(invites, services.secrets.token())))
        facts = await services.rooms.create(plan)
    except BadFile as error:
        raise Denied(400, "bad-room", field=error.field) from None
    if facts.status == "playing":
        await wake(services, facts)
    return facts, invites


async def wake(services: Services, facts: RoomFacts) -> None:
    """If an opponent begins, it does so at once."""
    if any(facts.seats[seat].kind == "opponent" for seat in facts.asked_seats()) or facts.lesson is not None:
        async with services.rooms.hold(facts.id) as room:
            room.driver.wake()


def seat_of(number: int, wanted: SeatWanted, person: PersonFacts, invite: str | None) -> SeatFacts:
    if wanted.kind == "me":
        return SeatFacts(number, "person", person=person.id, name=person.name)
    if wanted.kind == "opponent":
        return SeatFacts(number, "opponent", level=wanted.level)
    return SeatFacts(number, "open", invite=hashed(invite or ""))


async def make_up_scenario(services: Services, wanted: RandomWanted, plan: Plan) -> None:
    seed = int(hashed(plan.seed)[:8], 16) if wanted.seed is None else wanted.seed
    plan.scenario = await services.clerks.ask(WishOrder(plan.served.name, seed, wanted.wishes, shown=False), Data)


def choose_scenario(served: Served, wanted: NewRoom, plan: Plan, person: PersonFacts) -> None:
    if wanted.lesson is not None:
        take_lesson(served, wanted.lesson, plan, person)
    else:
        try:
            plan.scenario = served.screen.scenario(wanted.scenario or "")
        except SandtableError:
            raise Denied(400, "bad-room", field="scenario") from None
        plan.options = {**served.screen.scenario_options(plan.scenario), **plan.options}


def take_lesson(served: Served, name: str, plan: Plan, person: PersonFacts) -> None:
    """A lesson says itself who sits where, and what is dealt."""
    lesson = served.lesson(name)
    assert lesson is not None
    scenario, options = lesson["scenario"], lesson["options"]
    assert isinstance(scenario, dict) and isinstance(options, dict)
    plan.lesson, plan.scenario, plan.seed = name, scenario, str(lesson["seed"])
    plan.options = {**options, "windows": True}
    plan.clock, plan.listed = Clock(), False
    level = str(lesson.get("opponent", served.opponents[0]))
    plan.seats = [
        SeatFacts(i, "person", person=person.id, name=person.name)
        if i == lesson["seat"]
        else SeatFacts(i, "opponent", level=level)
        for i in range(len(served.sides))
    ]


@get("/api/rooms/mine", responses={}, summary="Where you sit")
async def my_rooms(request: Asked, services: Shared) -> list[RoomEntry]:
    person = await person_of(services, request)
    if person is None:
        return []
    async with services.database.read() as db:
        found = await store.rooms_of(db, person.id)
    return [entry(services, facts, person.id) for facts in found]


@get("/api/rooms/open", responses={}, summary="Seats that wait for somebody")
async def open_rooms(request: Asked, services: Shared) -> list[RoomEntry]:
    async with services.database.read() as db:
        return await entries(services, request, await store.rooms_with_open_seats(db))


@get("/api/rooms/watch", responses={}, summary="Games to look on")
async def watch_rooms(request: Asked, services: Shared) -> list[RoomEntry]:
    async with services.database.read() as db:
        return await entries(services, request, await store.rooms_to_watch(db))


async def entries(services: Services, request: Asked, found: list[RoomFacts]) -> list[RoomEntry]:
    person = await person_of(services, request)
    return [entry(services, facts, None if person is None else person.id) for facts in found]


def entry(services: Services, facts: RoomFacts, person: str | None) -> RoomEntry:
    return RoomEntry(info_of(services, facts, person), facts.is_turn_of(person), facts.turn, tidying(facts, person))


def tidying(facts: RoomFacts, person: str | None) -> Literal["delete", "hide"] | None:
    """Whose game it alone is may have it gone; with others, only a game that is over leaves his list."""
    if facts.is_alone(person):
        return "delete"
    return "hide" if facts.status == "finished" and facts.seats_of(person) else None


def info_of(services: Services, facts: RoomFacts, person: str | None) -> RoomInfo:
    room = services.rooms.rooms.get(facts.id)
    if room is not None:
        return room.info(person)
    return room_info(facts, services.titles[facts.title], person, Presence())


@get("/api/rooms/{id:str}", responses=UNKNOWN, summary="A room")
async def room(request: Asked, services: Shared, id: NameInPath) -> RoomInfo:
    facts, person = await visible_facts(services, request, id)
    return info_of(services, facts, person)


@get("/api/rooms/{id:str}/map.svg", responses=STORED, media_type="image/svg+xml", summary="The map of its game")
async def room_map(request: Asked, services: Shared, id: NameInPath) -> bytes:
    served, scenario = await scenario_of_room(services, request, id)
    return await map_response(request, services, served, scenario, OWN_HOUR)  # type: ignore[return-value]


@get("/api/rooms/{id:str}/geometry", responses=STORED, summary="Where its hexes are")
async def room_geometry(request: Asked, services: Shared, id: NameInPath) -> Geometry:
    served, scenario = await scenario_of_room(services, request, id)
    return await geometry_response(request, services, served, scenario, OWN_HOUR)  # type: ignore[return-value]


@get("/api/rooms/{id:str}/briefing", responses=STORED, summary="Its scenario in words")
async def room_briefing(request: Asked, services: Shared, id: NameInPath) -> Briefing:
    """As whoever asks may know it: who sits on both sides is told what anybody may know."""
    _, person = await visible_facts(services, request, id)
    room = await services.rooms.get(id)
    seats = room.facts.seats_of(person)
    eyes = seats[0] if len(seats) == 1 else SPECTATOR
    return await services.aside(room.served.screen.briefing_card, room.scenario, room.facts.options, eyes)


async def scenario_of_room(services: Services, request: Asked, id: str) -> tuple[Served, Data]:
    await visible_facts(services, request, id)
    room = await services.rooms.get(id)
    return room.served, room.scenario


@post(
    "/api/rooms/{id:str}/tidy", guards=[changing], status_code=200, responses={**CHANGING, **UNKNOWN},
    summary="Away from my games: delete what is yours alone, hide what is over",
)  # fmt: skip
async def tidy(request: Asked, services: Shared, id: NameInPath, data: JSONBody[Empty]) -> Empty:
    person = await person_of(services, request)
    facts = await services.rooms.facts(id)
    how = tidying(facts, None if person is None else person.id)
    if person is None or how is None:
        raise missing()
    if how == "delete":
        await services.rooms.delete(id)
    else:
        await services.database.write(lambda db: store.hide_room(db, id, person.id))
    return data


# --- sitting down ---


@post(
    "/api/rooms/{id:str}/sit", guards=[changing], status_code=200, responses={**CHANGING, **STORED}, summary="Sit down"
)
async def sit(request: Asked, services: Shared, id: NameInPath, data: JSONBody[Sit]) -> Response[RoomInfo]:
    if (data.invite is None) == (data.seat is None):
        raise Denied(400, "malformed")
    known = await person_of(services, request)
    check_seat(await services.rooms.facts(id), data, None if known is None else known.id)
    person, cookies = await sure_person(services, request)
    for _ in range(TRIES):
        async with services.rooms.hold(id) as room:
            seat = check_seat(room.facts, data, person.id)
            try:
                if seat is not None:
                    await sit_down(services, room, seat, person)
            except Refusal:  # another server has changed the room: look again
                continue
            return Response(room.info(person.id), cookies=cookies)
    raise missing()


@post(
    "/api/rooms/{id:str}/invited", guards=[changing], status_code=200, responses={**CHANGING, **UNKNOWN},
    summary="What an invitation is to",
)  # fmt: skip
async def invited(request: Asked, services: Shared, id: NameInPath, data: JSONBody[Invite]) -> Invitation:
    """Told by the secret of the link, which this does not spend; it comes in the body, so that no log has it."""
    known = await person_of(services, request)
    person = None if known is None else known.id
    facts = await services.rooms.facts(id)
    seat = check_seat(facts, Sit(invite=data.invite), person)
    return Invitation(info_of(services, facts, person), facts.seats_of(person)[0] if seat is None else seat.seat)


def check_seat(facts: RoomFacts, wanted: Sit, person: str | None) -> SeatFacts | None:
    """The seat to be taken; None if he sits already: he keeps his seat, and leaves the other one free."""
    if facts.seats_of(person):
        return None
    seat = free_seat(facts, wanted)
    if seat is None:
        raise missing()
    return seat


def free_seat(facts: RoomFacts, wanted: Sit) -> SeatFacts | None:
    found: SeatFacts | None = None
    for seat in facts.seats:
        if seat.kind != "open":
            continue
        if wanted.invite is not None and same(seat.invite or "", hashed(wanted.invite)):
            found = seat
        if wanted.seat == seat.seat and facts.listed:
            found = seat
    return found


async def sit_down(services: Services, room: Room, seat: SeatFacts, person: PersonFacts) -> None:
    now = services.time.now()
    seat.kind, seat.person, seat.name, seat.invite = "person", person.id, person.name, None
    if not room.facts.is_open():
        room.facts.status = "playing"
    clocks.wind(room.facts, now)
    values: dict[str, object] = {"kind": "person", "person": person.id, "invite": None}

    async def job(db: AsyncConnection) -> None:
        await store.update_seat(db, room.id, seat.seat, values)
        await store.update_room(db, room.id, store.moving_values(room.facts))

    await room.commit(job)
    room.news = True
    await room.settle()


ROUTES = [
    lobby, catalogue, scenario_map, scenario_geometry, scenario_briefing, rule, new_room, my_rooms, open_rooms,
    watch_rooms, room, room_map, room_geometry, room_briefing, tidy, sit, invited,
]  # fmt: skip

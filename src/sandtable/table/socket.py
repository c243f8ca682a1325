"""One browser in one room: reads its messages, lets the room act on them, sends what the room tells."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from msgspec import UNSET, Raw

from sandtable.kernel.errors import SandtableError
from sandtable.kernel.title import SPECTATOR
from sandtable.phrase import PhraseData
from sandtable.screens import wire
from sandtable.table import protocol
from sandtable.table.chores.orders import HintOrder, ReadyOrder, WhatIfOrder
from sandtable.table.logs import log
from sandtable.table.opponents.thoughts import Head
from sandtable.table.refusal import Denied, Refusal, refusal_data
from sandtable.table.rooms.deciding import choose, place, write
from sandtable.table.rooms.endings import resign
from sandtable.table.rooms.offers import answer_offer, make_offer
from sandtable.table.rooms.partners import why_not
from sandtable.table.rooms.reactions import set_reactions
from sandtable.table.rooms.room import Room
from sandtable.table.rooms.taking_back import undo
from sandtable.table.rooms.talking import mark, say
from sandtable.table.security import Bucket, is_our_origin, network_of, person_of, session_of
from sandtable.table.services import Services, Shared

MOST_BYTES_WAITING: Final = 4_000_000
MOST_WAITING: Final = 200  # messages for a browser that does not read them, before we hang up
ENOUGH_WAITING: Final = 50  # before we stop reading
SLOWED: Final = 0.05  # seconds for each message too many
MOST_REFUSED: Final = 100  # messages too fast, each one in time making up for one, before we hang up
MISSING: Final = 4404
UNKNOWN: Final = 404
TOO_FAST: Final = 429
TOO_MANY: Final = 4429
GOING: Final = 1012  # come again
SLOW: Final = 1013
ABUSE: Final = 1008
ARRIVAL: Final = 4.0  # messages that an arrival counts for, beyond one
WHOLE: Final = 10.0  # messages that a whole state counts for
COSTS: Final = {
    "odds": 1.0,
    "roster": 2.0,
    "plans": 4.0,
    "ready": 10.0,
    "what-if": 10.0,
    "hint": 10.0,
}  # what a question counts for
PER_SECOND: Final = 100.0  # messages that a second of the processor counts for
HOUSEHOLD: Final = 10  # times what one person may say, for all at one address
MARK_RATE: Final = 1.0  # marks a second, in the long run
MARK_BURST: Final = 5.0
NO_MORE: Final = None  # in the queue: close


class TableSocket:
    """What a room sees of a browser. Messages wait in a queue, so that a slow one holds up nobody."""

    def __init__(self, services: Services, socket: WebSocket[Any, Any, Any]) -> None:
        self.services = services
        self.socket = socket
        self.person: str | None = None
        self.name: str | None = None
        self.session = session_of(socket)
        self.eyes = SPECTATOR
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.keeps_up = asyncio.Event()
        self.closed = False
        self.close_code = GOING
        self.network = network_of(socket)
        self.bucket = Bucket(services.settings.message_burst)
        self.shared = services.doors.networks_messages.bucket(self.network)
        self.chats = Bucket(services.settings.chat_burst)
        self.marks = Bucket(MARK_BURST)
        self.changes = socket.query_params.get("changes") == "true"
        self.bytes_waiting = 0
        self.seated = False  # has he a place of his own here?
        self.refused = 0

    @property
    def who(self) -> str:
        """By whom messages are counted, however many sockets he has."""
        return self.person or self.network

    # --- what a room calls ---
    def put(self, raw: bytes) -> None:
        if self.queue.qsize() >= MOST_WAITING or self.bytes_waiting > MOST_BYTES_WAITING:
            self.close_code = SLOW
            self.leave()
        else:
            self.bytes_waiting += len(raw)
            self.queue.put_nowait(raw)

    def charge(self, cost: float) -> None:
        self.bucket.charge(cost)
        if not self.seated:
            self.shared.charge(cost)

    def leave(self) -> None:
        self.queue.put_nowait(NO_MORE)

    def send(self, message: protocol.Down) -> None:
        self.put(protocol.ENCODER.encode(message))

    def refuse(self, number: int, code: protocol.RefusalCode, say: PhraseData | None = None) -> None:
        self.services.metrics.count("refusals_total", code=code)
        self.send(protocol.RefusedDown(number, code, say or refusal_data(code)))

    # --- its life ---
    async def run(self, id: str) -> None:
        writer = asyncio.create_task(self.write_on())
        room: Room | None = None
        try:
            room = await self.enter(id)
            if room is not None:
                await self.read_on(room)
        except WebSocketDisconnect:
            pass
        finally:
            self.services.doors.let_out(self)
            if room is not None:
                await asyncio.shield(room.leave(self))
            self.leave()
            await asyncio.gather(writer, return_exceptions=True)

    async def enter(self, id: str) -> Room | None:
        person = await person_of(self.services, self.socket)
        if person is not None:
            self.person, self.name = person.id, person.name
            self.services.doors.know(self.session)
        doors = self.services.doors
        self.bucket, self.chats = doors.messages.bucket(self.who), doors.chats.bucket(self.who)
        refusal: protocol.RefusalCode = "unknown"
        while True:
            try:
                facts = await self.services.rooms.facts(id)
                if not facts.lets_in(self.person):
                    break
                self.seated = bool(facts.seats_of(self.person))
                if not self.takes() or not (self.seated or doors.crowds.takes(id)):
                    self.close_code = SLOW
                    return None
                self.charge(ARRIVAL)
                room = await self.services.rooms.get(id)
            except Denied as denied:
                refusal = "unknown" if denied.status == UNKNOWN else "unfit"
                break
            if not self.services.doors.let_in(self, room):
                self.close_code = TOO_MANY
                return None
            self.eyes = first_eyes(room, self.person)
            if await room.arrive(self):
                return room
        self.close_code = MISSING
        self.refuse(0, refusal)
        return None

    async def write_on(self) -> None:
        try:
            while (raw := await self.queue.get()) is not NO_MORE:
                await self.socket.send_data(raw, "text")
                self.bytes_waiting -= len(raw)
                if self.queue.qsize() < ENOUGH_WAITING:
                    self.keeps_up.set()
            await self.socket.close(self.close_code)
        except (WebSocketDisconnect, RuntimeError, OSError):
            return  # it has gone; the reader notices too
        finally:
            self.closed = True
            self.keeps_up.set()

    async def read_on(self, room: Room) -> None:
        while self.close_code != ABUSE:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            given: dict[str, Any] = dict(message)
            await self.hear(room, given.get("text") or given.get("bytes") or b"")
            if self.queue.qsize() >= ENOUGH_WAITING and not self.closed:
                self.keeps_up.clear()
                await self.keeps_up.wait()  # who does not listen is not listened to

    def takes(self) -> bool:
        """Has he, and have all who look on from his address, said less than they may?"""
        rate, burst = self.services.settings.message_rate, self.services.settings.message_burst
        if not self.bucket.take(rate, burst):
            return False
        return self.seated or self.shared.take(HOUSEHOLD * rate, HOUSEHOLD * burst)

    async def hear(self, room: Room, raw: str | bytes) -> None:
        settings = self.services.settings
        if not self.takes():
            self.too_fast(raw)
            await asyncio.sleep(SLOWED)  # he is not even read meanwhile
            return
        self.refused = max(0, self.refused - 1)  # who floods gets a message through now and then; it excuses one
        if len(raw) > settings.message_size:
            self.refuse(0, "too-large")
            return
        message = protocol.read_up(raw)
        if message is None:
            self.refuse(protocol.number_of(raw), "malformed")
            return
        try:
            await self.act(room, message)
        except Refusal as refusal:
            self.refuse(message.id, refusal.code, refusal.say())

    def too_fast(self, raw: str | bytes) -> None:
        self.refused += 1
        if self.refused > MOST_REFUSED:
            self.close_code = ABUSE
            self.leave()
        elif len(raw) <= self.services.settings.message_size:
            self.refuse(protocol.number_of(raw), "too-fast")

    async def act(self, room: Room, message: protocol.Up) -> None:
        match message:
            case protocol.Choose():
                begun, quiet = time.perf_counter(), room.quiet.asked[-1]
                await choose(room, self, message)
                if not quiet:
                    self.services.metrics.latency.observe(time.perf_counter() - begun)
            case protocol.Place():
                await place(room, self, message)
            case protocol.Write():
                await write(room, self, message)
            case protocol.Ping():
                self.send(protocol.PongDown(message.id))
            case protocol.Query():
                self.charge(COSTS.get(message.what, 0.0))
                self.send(protocol.AnswerDown(message.id, await answer(self, room, message)))  # type: ignore[arg-type]
            case protocol.Undo():
                await undo(room, self, message)
            case protocol.MakeOffer():
                await make_offer(room, self, message)
            case protocol.AnswerOffer():
                await answer_offer(room, self, message)
            case protocol.SetReactions():
                await set_reactions(room, self, message)
            case protocol.Say():
                settings = self.services.settings
                if not self.chats.take(settings.chat_rate, settings.chat_burst):
                    raise Refusal("too-fast")
                await say(room, self, message)
            case protocol.MakeMark():
                if not self.marks.take(MARK_RATE, MARK_BURST):
                    raise Refusal("too-fast")
                await mark(room, self, message)
            case protocol.Look():
                self.charge(WHOLE)
                await room.look(self, message.seat)
                self.send(protocol.DoneDown(message.id, room.told_to(self)))
            case protocol.Resign():
                await resign(room, self, message.seat)
                self.send(protocol.DoneDown(message.id, room.told_to(self)))


def first_eyes(room: Room, person: str | None) -> int:
    """One's own seat. Who holds several says first who sits before the screen."""
    seats = room.facts.seats_of(person)
    return seats[0] if len(seats) == 1 else SPECTATOR


async def answer(asker: TableSocket, room: Room, query: protocol.Query) -> wire.Answer | Raw:
    """What it took of the processor is charged to who asked, beyond what such a question counts for anyhow."""
    eyes = asker.eyes
    if query.what == "hint":
        check_hint(room, eyes, asker.person)
    if query.what in ("what-if", "ready", "hint"):
        return await answer_of_clerk(room, eyes, query)
    async with room.held():
        try:
            found, seconds = await room.services.aside(timed, room, eyes, query)
            asker.charge(PER_SECOND * seconds)
            return found
        except SandtableError:
            raise Refusal("unknown") from None
        except Exception:
            log("query-failed", level="error", room=room.id, what=query.what, error=True)
            raise Refusal("unknown") from None


def check_hint(room: Room, eyes: int, person: str | None) -> None:
    """Only for who plays against opponents alone, and is asked."""
    room.check_running()
    if not room.served.has_mind or not room.facts.is_against_machines(person):
        raise Refusal("no-hint")
    if eyes not in room.facts.asked_seats():
        raise Refusal("not-asked")


async def answer_of_clerk(room: Room, eyes: int, query: protocol.Query) -> Raw:
    """What takes longest, from a copy of the game as it stands now."""
    async with room.held():
        game, side = room.game, room.side_of(eyes)
        head, decisions = Head(room.facts.title, room.scenario, game.seed, game.options), game.decisions[:]
    if query.what == "what-if":
        texts = query.texts if isinstance(query.texts, list) else []
        order: WhatIfOrder | ReadyOrder | HintOrder = WhatIfOrder(head, decisions, side, texts)
    elif query.what == "hint":
        order = HintOrder(head, decisions, side)
    else:
        order = ReadyOrder(head, decisions, side, query.placements if isinstance(query.placements, list) else [])
    try:
        return Raw(await room.services.clerks.made(order))
    except Denied as denied:
        raise Refusal("too-fast" if denied.status == TOO_FAST else "unknown") from None


def timed(room: Room, eyes: int, query: protocol.Query) -> tuple[wire.Answer, float]:
    """The answer, with the seconds of processor time that it took in this thread."""
    begun = time.thread_time()
    found = look_up(room, eyes, query)
    return found, time.thread_time() - begun


def look_up(room: Room, eyes: int, query: protocol.Query) -> wire.Answer:
    screen, game, side = room.served.screen, room.game, room.side_of(eyes)
    if query.what == "inspect":
        return screen.inspect(game, side, str(query.thing))
    if query.what == "why" and eyes >= 0:
        return why_not(screen, game, room.facts, room.facts.seats[eyes], str(query.thing))
    if query.what == "why":
        return screen.why(game, side, str(query.thing))
    if query.what == "sight":
        return screen.sight(game, side, str(query.start), None if query.end is UNSET else str(query.end))
    if query.what == "plans":
        wanted = query.things if isinstance(query.things, list) else []
        return screen.plans(game, side, wanted, None if query.end is UNSET else str(query.end))
    if query.placements is not UNSET:
        return screen.roster(game, side, dict(query.placements))
    return screen.odds(game, side, None if query.code is UNSET else int(str(query.code)))


def crowds(services: Services, socket: WebSocket[Any, Any, Any]) -> bool:
    """Does somebody without a session come from where too much comes already? He is not even let speak."""
    if session_of(socket) is not None:
        return False
    rate, burst = services.settings.message_rate, services.settings.message_burst
    bucket = services.doors.networks_messages.bucket(network_of(socket))
    if not bucket.take(HOUSEHOLD * rate, HOUSEHOLD * burst):
        return True
    bucket.charge(ARRIVAL)
    return False


@websocket("/ws/rooms/{room:str}")
async def room_socket(socket: WebSocket[Any, Any, Any], services: Shared, room: FromPath[str]) -> None:
    if not is_our_origin(services, socket) or crowds(services, socket):
        await socket.close(ABUSE)
        return
    services.sockets += 1
    try:
        await socket.accept()
        await TableSocket(services, socket).run(room)
    finally:
        services.sockets -= 1

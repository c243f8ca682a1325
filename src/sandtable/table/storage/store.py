"""Reading and writing the tables: plain functions of a connection. Whoever calls them holds the transaction."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec
from sqlalchemy import Row, bindparam, case, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from sandtable.kernel.title import Data
from sandtable.screens import wire
from sandtable.table.protocol import ChatLine, Clock, Offer, Reactions
from sandtable.table.rooms.facts import RecordFacts, RoomFacts, SeatFacts
from sandtable.table.storage.database import Line, Prepared
from sandtable.table.storage.schema import (
    AnalysisRow,
    ChatRow,
    DecisionRow,
    HiddenRow,
    OfferRow,
    PersonRow,
    RecordRow,
    RoomRow,
    SeatRow,
    ServerRow,
)

LIST_LENGTH: Final = 100
CHAT_LENGTH: Final = 200  # lines that a newcomer gets
TEXT: Final = msgspec.json.Encoder()


def text(value: object) -> str:
    return TEXT.encode(value).decode()


def data(value: str) -> Data:
    return msgspec.json.decode(value, type=dict[str, object])


@lru_cache(maxsize=64)
def scenario_data(value: str) -> Data:
    """Rooms with the same scenario share it; nobody changes it."""
    return data(value)


# --- rooms: reading ---


async def load_room(db: AsyncConnection, room: str) -> RoomFacts | None:
    found = await rooms_where(db, RoomRow.id == room)
    return found[0] if found else None


async def rooms_where(db: AsyncConnection, *conditions: Any, limit: int = LIST_LENGTH) -> list[RoomFacts]:
    """Rooms that fit, the latest moved first, each with its seats and offers."""
    query = select(RoomRow.__table__).where(*conditions).order_by(RoomRow.moved.desc(), RoomRow.id).limit(limit)
    rooms = {row.id: room_facts(row) for row in await db.execute(query)}
    if rooms:
        await add_seats(db, rooms)
        await add_offers(db, rooms)
    return list(rooms.values())


async def room_version(db: AsyncConnection, id: str) -> int | None:
    return (await db.execute(select(RoomRow.version).where(RoomRow.id == id))).scalar_one_or_none()


async def add_seats(db: AsyncConnection, rooms: dict[str, RoomFacts]) -> None:
    query = (
        select(SeatRow.__table__, PersonRow.name)
        .outerjoin(PersonRow, PersonRow.id == SeatRow.person)
        .where(SeatRow.room.in_(rooms))
        .order_by(SeatRow.room, SeatRow.seat)
    )
    for row in await db.execute(query):
        rooms[row.room].seats.append(seat_facts(row))


async def add_offers(db: AsyncConnection, rooms: dict[str, RoomFacts]) -> None:
    for row in await db.execute(select(OfferRow.__table__).where(OfferRow.room.in_(rooms))):
        rooms[row.room].offers.append(Offer(row.kind, row.seat, row.to_revision))


def room_facts(row: Row[Any]) -> RoomFacts:
    return RoomFacts(
        id=row.id,
        title=row.title,
        scenario_name=row.scenario_name,
        scenario_title=row.scenario_title,
        options=data(row.options),
        lesson=row.lesson,
        owner=row.owner,
        watchable=row.watchable,
        listed=row.listed,
        clock=msgspec.json.decode(row.clock, type=Clock),
        status=row.status,
        result=None if row.result is None else msgspec.json.decode(row.result, type=wire.Result),
        asked=row.asked,
        revision=row.revision,
        since=row.since,
        deadline=row.deadline,
        rematch=row.rematch,
        created=row.created,
        moved=row.moved,
        turn=row.turn,
        open_hands=row.open_hands,
        version=row.version,
    )


def seat_facts(row: Row[Any]) -> SeatFacts:
    return SeatFacts(
        seat=row.seat,
        kind=row.kind,
        person=row.person,
        name=row.name,
        level=row.level,
        invite=row.invite,
        left=row.left,
        reactions=msgspec.json.decode(row.reactions, type=Reactions),
        told=row.told,
        partner_of=row.partner_of,
        nation=row.nation,
    )


async def load_record(db: AsyncConnection, room: str) -> RecordFacts | None:
    head = (await db.execute(select(RecordRow.__table__).where(RecordRow.room == room))).one_or_none()
    if head is None:
        return None
    record = RecordFacts(
        scenario=scenario_data(head.scenario),
        seed=head.seed,
        options=data(head.options),
        rules_revision=head.rules_revision,
        opening=outcomes(head.opening),
    )
    query = (
        select(DecisionRow.seat, DecisionRow.code, DecisionRow.notation, DecisionRow.ahead, DecisionRow.shown)
        .where(DecisionRow.room == room)
        .order_by(DecisionRow.n)
    )
    for row in await db.execute(query):
        record.decisions.append((row.seat, row.code if row.notation is None else row.notation))
        record.outcomes.append(outcomes(row.shown))
        record.ahead.append(row.ahead)
    return record


def outcomes(value: str) -> list[int]:
    return msgspec.json.decode(value, type=list[int])


async def rooms_of(db: AsyncConnection, person: str) -> list[RoomFacts]:
    """Where somebody sits, or what he has set up; what runs before what is over."""
    sits = select(SeatRow.room).where(SeatRow.person == person)
    hidden = select(HiddenRow.room).where(HiddenRow.person == person)
    mine = (RoomRow.id.in_(sits) | (RoomRow.owner == person)) & RoomRow.id.not_in(hidden)
    running = await rooms_where(db, mine, RoomRow.status != "finished")
    over = await rooms_where(db, mine, RoomRow.status == "finished", limit=LIST_LENGTH // 2)
    return running + over


async def rooms_with_open_seats(db: AsyncConnection) -> list[RoomFacts]:
    return await rooms_where(db, RoomRow.status == "waiting", RoomRow.listed)


async def rooms_to_watch(db: AsyncConnection) -> list[RoomFacts]:
    return await rooms_where(db, RoomRow.status == "playing", RoomRow.watchable)


async def count_running(db: AsyncConnection, person: str) -> int:
    query = select(func.count()).select_from(RoomRow).where(RoomRow.owner == person, RoomRow.status != "finished")
    return int((await db.execute(query)).scalar_one())


async def late_rooms(db: AsyncConnection, now: int) -> list[str]:
    """Rooms in which somebody is out of time."""
    query = select(RoomRow.id).where(RoomRow.status == "playing", RoomRow.deadline <= now).limit(LIST_LENGTH)
    return list((await db.execute(query)).scalars())


async def rooms_waiting_for_opponents(db: AsyncConnection) -> list[str]:
    query = (
        select(RoomRow.id)
        .join(SeatRow, SeatRow.room == RoomRow.id)
        .where(RoomRow.status == "playing", SeatRow.kind == "opponent", is_asked())
        .distinct()
    )
    return list((await db.execute(query)).scalars())


def is_asked() -> Any:
    return RoomRow.asked.op("&")(SeatRow.bit) != 0


async def count_rooms(db: AsyncConnection) -> dict[str, int]:
    query = select(RoomRow.status, func.count()).group_by(RoomRow.status)
    return {status: int(count) for status, count in await db.execute(query)}


# --- rooms: writing ---


async def create_room(db: AsyncConnection, facts: RoomFacts, record: RecordFacts, now: int) -> None:
    await db.execute(insert(RoomRow).values(**room_values(facts)))
    await db.execute(
        insert(RecordRow).values(
            room=facts.id,
            scenario=text(record.scenario),
            seed=record.seed,
            options=text(record.options),
            rules_revision=record.rules_revision,
            opening=text(record.opening),
        )
    )
    await db.execute(insert(SeatRow), [seat_values(facts.id, seat) for seat in facts.seats])
    if record.decisions:
        rows = zip(record.decisions, record.outcomes, record.ahead, strict=True)
        await db.execute(
            insert(DecisionRow),
            [
                decision_values(facts.id, n, seat, str(notation), ahead, shown, now)
                for n, ((seat, notation), shown, ahead) in enumerate(rows)
            ],
        )


def room_values(facts: RoomFacts) -> dict[str, object]:
    return {
        "id": facts.id,
        "title": facts.title,
        "scenario_name": facts.scenario_name,
        "scenario_title": facts.scenario_title,
        "options": text(facts.options),
        "lesson": facts.lesson,
        "owner": facts.owner,
        "watchable": facts.watchable,
        "listed": facts.listed,
        "clock": text(facts.clock),
        "clock_kind": facts.clock.kind,
        "created": facts.created,
        "rematch": facts.rematch,
        "open_hands": facts.open_hands,
        **moving_values(facts),
    }


def moving_values(facts: RoomFacts) -> dict[str, object]:
    """What changes in play."""
    return {
        "status": facts.status,
        "result": None if facts.result is None else text(facts.result),
        "asked": facts.asked,
        "revision": facts.revision,
        "since": facts.since,
        "deadline": facts.deadline,
        "moved": facts.moved,
        "turn": facts.turn,
    }


def seat_values(room: str, seat: SeatFacts) -> dict[str, object]:
    return {
        "room": room,
        "seat": seat.seat,
        "bit": 1 << seat.seat,
        "kind": seat.kind,
        "person": seat.person,
        "level": seat.level,
        "invite": seat.invite,
        "left": seat.left,
        "reactions": text(seat.reactions),
        "told": seat.told,
        "partner_of": seat.partner_of,
        "nation": seat.nation,
    }


def decision_values(
    room: str, n: int, seat: int, notation: str, ahead: bool, shown: Sequence[int], at: int
) -> dict[str, object]:
    return {
        "room": room, "n": n, "seat": seat, "code": None, "notation": notation, "ahead": ahead, "shown": text(shown),
        "at": at,
    }  # fmt: skip


# what one decision writes; many rooms' are written together
ADD_DECISION: Final = Prepared(insert(DecisionRow))
MOVE_ROOM: Final = Prepared(
    update(RoomRow)
    .where(RoomRow.id == bindparam("room_id"))
    .values(
        {
            name: bindparam(name)
            for name in ("status", "result", "asked", "revision", "since", "deadline", "moved", "turn")
        }
    )
)
CHARGE_SEAT: Final = Prepared(
    update(SeatRow)
    .where(SeatRow.room == bindparam("room_id"), SeatRow.seat == bindparam("seat_number"))
    .values(left=bindparam("time_left"))
)


WRITE_NOTATION: Final = Prepared(
    update(DecisionRow)
    .where(DecisionRow.room == bindparam("room_id"), DecisionRow.n == bindparam("place"))
    .values(notation=bindparam("words"))
)


def change_lines(facts: RoomFacts, seats: Iterable[SeatFacts]) -> list[Line]:
    """What changes in play, and the clocks of these seats."""
    lines: list[Line] = [(MOVE_ROOM, {"room_id": facts.id, **moving_values(facts)})]
    for seat in seats:
        lines.append((CHARGE_SEAT, {"room_id": facts.id, "seat_number": seat.seat, "time_left": seat.left}))
    return lines


async def rewrite(db: AsyncConnection, room: str, notations: Sequence[str], rules_revision: int) -> None:
    """A room of an older build, as we would have written it."""
    await db.execute(update(RecordRow).where(RecordRow.room == room).values(rules_revision=rules_revision))
    await WRITE_NOTATION.run(
        db, [{"room_id": room, "place": n, "words": notation} for n, notation in enumerate(notations)]
    )


async def take_back(db: AsyncConnection, room: str, to_revision: int) -> None:
    await db.execute(delete(DecisionRow).where(DecisionRow.room == room, DecisionRow.n >= to_revision))


async def delete_room(db: AsyncConnection, room: str) -> None:
    await db.execute(delete(RoomRow).where(RoomRow.id == room))


async def hide_room(db: AsyncConnection, room: str, person: str) -> None:
    here = (HiddenRow.room == room, HiddenRow.person == person)
    if (await db.execute(select(HiddenRow.room).where(*here))).first() is None:
        await db.execute(insert(HiddenRow).values(room=room, person=person))


async def update_room(db: AsyncConnection, room: str, values: dict[str, object]) -> None:
    await db.execute(update(RoomRow).where(RoomRow.id == room).values(**values))


async def update_seat(db: AsyncConnection, room: str, seat: int, values: dict[str, object]) -> None:
    await db.execute(update(SeatRow).where(SeatRow.room == room, SeatRow.seat == seat).values(**values))


async def set_offers(db: AsyncConnection, room: str, offers: Iterable[Offer]) -> None:
    await db.execute(delete(OfferRow).where(OfferRow.room == room))
    for offer in offers:
        await db.execute(
            insert(OfferRow).values(room=room, kind=offer.kind, seat=offer.seat, to_revision=offer.to_revision)
        )


async def spare_live_clocks(db: AsyncConnection, last_alive: int, now: int) -> None:
    """Nobody pays for the time in which the server was away: live clocks that ran then start again from now."""
    since = case((RoomRow.since < last_alive, last_alive), else_=RoomRow.since)
    await db.execute(
        update(RoomRow)
        .where(*live_clocks())
        .values(since=RoomRow.since + now - since, deadline=RoomRow.deadline + now - since, version=RoomRow.version + 1)
    )


async def spare_gap(db: AsyncConnection, gap: int, but: list[str]) -> None:
    """The same for a gap while the server ran on; rooms in memory look after themselves."""
    later = {"since": RoomRow.since + gap, "deadline": RoomRow.deadline + gap}
    await db.execute(update(RoomRow).where(*live_clocks(), RoomRow.id.in_(but)).values(**later))
    others = update(RoomRow).where(*live_clocks(), RoomRow.id.not_in(but))
    await db.execute(others.values(**later, version=RoomRow.version + 1))


def live_clocks() -> list[Any]:
    return [RoomRow.status == "playing", RoomRow.since.is_not(None), RoomRow.clock_kind == "live"]


async def any_live_clock(db: AsyncConnection) -> bool:
    return (await db.execute(select(RoomRow.id).where(*live_clocks()).limit(1))).first() is not None


# --- chat ---


async def add_chat(db: AsyncConnection, room: str, line: ChatLine) -> None:
    await db.execute(
        insert(ChatRow).values(room=room, n=line.n, seat=line.seat, name=line.name, text=line.text, at=line.at)
    )


async def next_chat(db: AsyncConnection, room: str) -> int:
    return int(
        (await db.execute(select(func.coalesce(func.max(ChatRow.n) + 1, 0)).where(ChatRow.room == room))).scalar_one()
    )


async def drop_chat(db: AsyncConnection, room: str, upto: int) -> None:
    await db.execute(delete(ChatRow).where(ChatRow.room == room, ChatRow.n <= upto))


async def load_chat(db: AsyncConnection, room: str, start: int = 0) -> list[ChatLine]:
    here = (ChatRow.room == room, ChatRow.n >= start)
    query = select(ChatRow.__table__).where(*here).order_by(ChatRow.n.desc()).limit(CHAT_LENGTH)
    lines = [ChatLine(row.n, row.name, row.seat, row.text, row.at) for row in await db.execute(query)]
    return lines[::-1]


# --- analyses ---


async def load_analysis(db: AsyncConnection, room: str, rules_revision: int) -> bytes | None:
    here = (AnalysisRow.room == room, AnalysisRow.rules_revision == rules_revision)
    found = (await db.execute(select(AnalysisRow.body).where(*here))).scalar_one_or_none()
    return None if found is None else str(found).encode()


async def keep_analysis(db: AsyncConnection, room: str, rules_revision: int, now: int, body: bytes) -> None:
    """In the place of one by older rules."""
    await db.execute(delete(AnalysisRow).where(AnalysisRow.room == room))
    values = {"room": room, "rules_revision": rules_revision, "made": now, "body": body.decode()}
    await db.execute(insert(AnalysisRow).values(**values))


# --- the server itself ---


async def remembered(db: AsyncConnection, name: str) -> str | None:
    return (await db.execute(select(ServerRow.value).where(ServerRow.name == name))).scalar_one_or_none()


async def remember(db: AsyncConnection, name: str, value: str) -> None:
    done = await db.execute(update(ServerRow).where(ServerRow.name == name).values(value=value))
    if done.rowcount == 0:
        await db.execute(insert(ServerRow).values(name=name, value=value))

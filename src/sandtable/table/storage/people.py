"""Persons and their sessions in the database."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from sandtable.table.storage.schema import PersonRow, RoomRow, SeatRow, SessionRow


class PersonFacts(Struct):
    id: str
    name: str | None
    account: bool
    webhook: str | None = None
    mail: str | None = None
    mail_new: str | None = None
    lang: str = "en"
    seen: int = 0  # when this session was last used, to the day or so


def person_facts(row: Row[Any]) -> PersonFacts:
    return PersonFacts(row.id, row.name, row.login is not None, row.webhook, row.mail, row.mail_new, row.lang)


async def person_of_session(db: AsyncConnection, token: str) -> PersonFacts | None:
    query = select(PersonRow.__table__, SessionRow.seen).join(SessionRow, SessionRow.person == PersonRow.id)
    row = (await db.execute(query.where(SessionRow.token == token))).one_or_none()
    if row is None:
        return None
    facts = person_facts(row)
    facts.seen = row.seen
    return facts


async def load_person(db: AsyncConnection, person: str) -> PersonFacts | None:
    row = (await db.execute(select(PersonRow.__table__).where(PersonRow.id == person))).one_or_none()
    return None if row is None else person_facts(row)


async def add_person(db: AsyncConnection, person: str, now: int) -> None:
    await db.execute(insert(PersonRow).values(id=person, lang="en", created=now))


async def add_session(db: AsyncConnection, token: str, person: str, now: int) -> None:
    await db.execute(insert(SessionRow).values(token=token, person=person, created=now, seen=now))


async def see_session(db: AsyncConnection, token: str, now: int) -> None:
    await db.execute(update(SessionRow).where(SessionRow.token == token).values(seen=now))


async def end_sessions(db: AsyncConnection, person: str) -> None:
    await db.execute(delete(SessionRow).where(SessionRow.person == person))


async def end_session(db: AsyncConnection, token: str) -> None:
    await db.execute(delete(SessionRow).where(SessionRow.token == token))


async def update_person(db: AsyncConnection, person: str, values: dict[str, object]) -> None:
    await db.execute(update(PersonRow).where(PersonRow.id == person).values(**values))


async def account_named(db: AsyncConnection, login: str) -> tuple[str, str] | None:
    """Person and password hash of an account."""
    query = select(PersonRow.id, PersonRow.password).where(PersonRow.login == login)
    row = (await db.execute(query)).one_or_none()
    return None if row is None else (row.id, row.password)


async def password_of(db: AsyncConnection, person: str) -> str | None:
    return (await db.execute(select(PersonRow.password).where(PersonRow.id == person))).scalar_one_or_none()


async def mail_code_of(db: AsyncConnection, person: str) -> tuple[str | None, str | None]:
    """The address that waits for confirmation, and the hash of its code."""
    row = (await db.execute(select(PersonRow.mail_new, PersonRow.mail_code).where(PersonRow.id == person))).one()
    return row.mail_new, row.mail_code


async def hand_over(db: AsyncConnection, old: str, new: str) -> None:
    """What somebody did before he logged in is his: seats and rooms, but for rooms where he sits already."""
    sits = select(SeatRow.room).where(SeatRow.person == new)
    his = select(SeatRow.room).where(SeatRow.person == old)
    changed = RoomRow.id.in_(his) | (RoomRow.owner == old)  # in another server's memory they are out of date
    await db.execute(update(RoomRow).where(changed).values(version=RoomRow.version + 1))
    await db.execute(update(SeatRow).where(SeatRow.person == old, SeatRow.room.not_in(sits)).values(person=new))
    await db.execute(update(RoomRow).where(RoomRow.owner == old).values(owner=new))

"""What nobody comes back to: rooms, guests without an account, sessions whose cookie has run out."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, exists, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from sandtable.table.storage.schema import PersonRow, RoomRow, SeatRow, SessionRow

AT_ONCE: Final = 200  # so that nobody waits long for a change of his own


async def left_rooms(db: AsyncConnection, before: int) -> list[str]:
    """Rooms without a decision since then, and of whose people none was here since."""
    sits = select(SeatRow.person).where(SeatRow.room == RoomRow.id).correlate(RoomRow)
    his = or_(SessionRow.person == RoomRow.owner, SessionRow.person.in_(sits))
    came = exists().where(SessionRow.seen >= before, his).correlate(RoomRow)
    query = select(RoomRow.id).where(RoomRow.moved < before, ~came).order_by(RoomRow.moved).limit(AT_ONCE)
    return list((await db.execute(query)).scalars())


async def drop_sessions(db: AsyncConnection, before: int) -> None:
    await db.execute(delete(SessionRow).where(SessionRow.seen < before))


async def drop_guests(db: AsyncConnection, before: int) -> int:
    """Who has no account, owns and holds nothing, and was not here since then. Returns how many went."""
    came = exists().where(SessionRow.person == PersonRow.id, SessionRow.seen >= before)
    sits = exists().where(SeatRow.person == PersonRow.id)
    owns = exists().where(RoomRow.owner == PersonRow.id)
    where = (PersonRow.login.is_(None), PersonRow.created < before, ~came, ~sits, ~owns)
    gone = list((await db.execute(select(PersonRow.id).where(*where).limit(AT_ONCE))).scalars())
    if gone:
        await db.execute(delete(SessionRow).where(SessionRow.person.in_(gone)))
        await db.execute(delete(PersonRow).where(PersonRow.id.in_(gone)))
    return len(gone)

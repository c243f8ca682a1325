"""The tables. Times are milliseconds since 1970; JSON is kept as text. A change here needs a migration."""

from __future__ import annotations

from sqlalchemy import BigInteger, ForeignKey, Index, MetaData, String, Text, UniqueConstraint, false
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

NAMES = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}


class Base(DeclarativeBase):
    metadata = MetaData(naming_convention=NAMES)
    type_annotation_map = {int: BigInteger}


class PersonRow(Base):
    """Whoever has a session; with an account, a name of his own and a password."""

    __tablename__ = "persons"
    __table_args__ = (UniqueConstraint("login"),)
    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str | None] = mapped_column(String(40))
    login: Mapped[str | None] = mapped_column(String(80))  # the account's name, case folded
    password: Mapped[str | None] = mapped_column(String(200))  # argon2id
    webhook: Mapped[str | None] = mapped_column(String(500))
    mail: Mapped[str | None] = mapped_column(String(254))  # confirmed
    mail_new: Mapped[str | None] = mapped_column(String(254))  # not yet
    mail_code: Mapped[str | None] = mapped_column(String(64))  # SHA-256 of what confirms it
    lang: Mapped[str] = mapped_column(String(8))  # of what is sent to him
    created: Mapped[int]


class SessionRow(Base):
    """A browser: the SHA-256 of its cookie."""

    __tablename__ = "sessions"
    token: Mapped[str] = mapped_column(String(64), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("persons.id", ondelete="CASCADE"), index=True)
    created: Mapped[int]
    seen: Mapped[int] = mapped_column(server_default="0")  # when it was last used, to the day or so


class RoomRow(Base):
    """A game with its people, without what only the server knows (see RecordRow)."""

    __tablename__ = "rooms"
    __table_args__ = (
        Index("ix_rooms_deadline", "status", "deadline"),
        Index("ix_rooms_watch", "status", "watchable", "moved"),
    )
    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    title: Mapped[str] = mapped_column(String(40))
    scenario_name: Mapped[str] = mapped_column(String(120))
    scenario_title: Mapped[str] = mapped_column(String(300))
    options: Mapped[str] = mapped_column(Text)
    lesson: Mapped[str | None] = mapped_column(String(80))
    owner: Mapped[str] = mapped_column(ForeignKey("persons.id"), index=True)
    watchable: Mapped[bool]
    listed: Mapped[bool]
    clock: Mapped[str] = mapped_column(Text)
    clock_kind: Mapped[str] = mapped_column(String(8))
    status: Mapped[str] = mapped_column(String(10))
    result: Mapped[str | None] = mapped_column(Text)
    asked: Mapped[int]  # bit mask of places (SeatRow.bit)
    revision: Mapped[int]
    since: Mapped[int | None]  # from when on the clocks of the seats asked run
    deadline: Mapped[int | None]  # when the first of them is out of time
    rematch: Mapped[str | None] = mapped_column(String(32))
    created: Mapped[int]
    moved: Mapped[int]
    turn: Mapped[int | None]  # not known of a game that was last moved by a build before 0003
    open_hands: Mapped[bool] = mapped_column(server_default=false())
    version: Mapped[int] = mapped_column(server_default="0")  # raised by every change where servers share a database


class HiddenRow(Base):
    """A game that is over, and that somebody no longer wants among his own."""

    __tablename__ = "hidden"
    person: Mapped[str] = mapped_column(ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True)
    room: Mapped[str] = mapped_column(ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True)


class RecordRow(Base):
    """What a game is made from; leaves the server only when the game is over."""

    __tablename__ = "records"
    room: Mapped[str] = mapped_column(ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True)
    scenario: Mapped[str] = mapped_column(Text)
    seed: Mapped[str] = mapped_column(String(200))
    options: Mapped[str] = mapped_column(Text)
    rules_revision: Mapped[int]  # of the rules by which all of it can be played
    opening: Mapped[str] = mapped_column(Text)  # outcomes revealed before the first decision


class SeatRow(Base):
    __tablename__ = "seats"
    __table_args__ = (Index("ix_seats_person", "person"),)
    room: Mapped[str] = mapped_column(ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    bit: Mapped[int]  # 1 << seat, to be compared with RoomRow.asked
    kind: Mapped[str] = mapped_column(String(10))
    person: Mapped[str | None] = mapped_column(ForeignKey("persons.id"))
    level: Mapped[str | None] = mapped_column(String(40))
    invite: Mapped[str | None] = mapped_column(String(64))  # SHA-256
    left: Mapped[int | None]  # milliseconds
    reactions: Mapped[str] = mapped_column(Text)
    told: Mapped[bool]  # that it is his turn
    partner_of: Mapped[int | None]  # a second place at this side; null: a seat of the game
    nation: Mapped[str | None] = mapped_column(String(40))  # for which a partner decides


class DecisionRow(Base):
    __tablename__ = "decisions"
    room: Mapped[str] = mapped_column(ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    code: Mapped[int | None]  # in rows from before 0002: a number of version 1, read only where there is no notation
    ahead: Mapped[bool]  # answered in advance
    shown: Mapped[str] = mapped_column(Text)  # random outcomes it revealed
    at: Mapped[int]
    notation: Mapped[str | None] = mapped_column(Text)


class OfferRow(Base):
    __tablename__ = "offers"
    room: Mapped[str] = mapped_column(ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True)
    kind: Mapped[str] = mapped_column(String(10), primary_key=True)
    seat: Mapped[int]
    to_revision: Mapped[int | None]


class ChatRow(Base):
    __tablename__ = "chat"
    room: Mapped[str] = mapped_column(ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    name: Mapped[str] = mapped_column(String(40))
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[int]


class AnalysisRow(Base):
    """What was found in a game that is over: made once, by the rules of this revision."""

    __tablename__ = "analyses"
    room: Mapped[str] = mapped_column(ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True)
    rules_revision: Mapped[int]
    made: Mapped[int]
    body: Mapped[str] = mapped_column(Text)


class ServerRow(Base):
    """What the server itself remembers: its sealing key, when it was last alive."""

    __tablename__ = "server"
    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(Text)

""" "Your turn", to people who are not here: once for each wait, by webhook or by mail."""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import smtplib
import socket
import ssl
from email.message import EmailMessage
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import SplitResult, urlsplit

import msgspec
from sqlalchemy import or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from sandtable.table import store
from sandtable.table.logs import log
from sandtable.table.refusal import Denied
from sandtable.table.schema import PersonRow, RoomRow, SeatRow
from sandtable.texts import Texts

if TYPE_CHECKING:
    from sandtable.table.services import Services
    from sandtable.table.settings import Settings

PATIENCE: Final = 10.0  # seconds
AT_ONCE: Final = 50


class Wait(NamedTuple):
    """A seat whose person should know."""

    room: str
    seat: int
    scenario: str
    person: str
    webhook: str | None
    mail: str | None
    lang: str


class Notifier:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def tell_waiting(self, now: int) -> None:
        settings = self.services.settings
        if not settings.webhooks and not settings.mails:
            return
        async with self.services.database.read() as db:
            waits = await waiting(db, now - int(settings.notify_after * 1000))
        for wait in waits:
            try:
                await self.tell(wait)
            except Denied:
                continue  # the room cannot be opened any more; whoever comes is told why

    async def tell(self, wait: Wait) -> None:
        """Noted first, so that a crash tells nobody twice. Who looks at the room is not told, but counts as told."""
        async with self.services.rooms.hold(wait.room) as room:
            seat = room.facts.seats[wait.seat]
            if seat.told or seat.person != wait.person or not room.facts.asked >> wait.seat & 1:
                return

            async def job(db: AsyncConnection) -> None:
                await store.update_seat(db, wait.room, wait.seat, {"told": True})

            await self.services.database.write(job)
            seat.told = True
            if wait.person in room.presence().people:
                return
        task = asyncio.create_task(asyncio.to_thread(self.send, wait))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def send(self, wait: Wait) -> None:
        """In a thread. What cannot be delivered is noted and let go."""
        settings = self.services.settings
        link = f"{settings.public_url.rstrip('/')}/room/{wait.room}"
        try:
            if wait.webhook and settings.webhooks:
                post(
                    settings, wait.webhook, {"event": "your-turn", "room": wait.room, "link": link, "text": line(wait)}
                )
            if wait.mail and settings.mails:
                send_mail(settings, wait.mail, line(wait), link)
        except (OSError, http.client.HTTPException, smtplib.SMTPException, ValueError) as error:
            log("notify-failed", level="warning", room=wait.room, reason=type(error).__name__)
        else:
            log("notified", room=wait.room)


def line(wait: Wait) -> str:
    return Texts(wait.lang).format("table-mail-turn", scenario=wait.scenario)


async def waiting(db: AsyncConnection, before: int) -> list[Wait]:
    """People with an address whose turn it has been since `before`, and who do not know yet."""
    query = (
        select(RoomRow.id, SeatRow.seat, RoomRow.scenario_title)
        .add_columns(PersonRow.id, PersonRow.webhook, PersonRow.mail, PersonRow.lang)
        .join(SeatRow, SeatRow.room == RoomRow.id)
        .join(PersonRow, PersonRow.id == SeatRow.person)
        .where(RoomRow.status == "playing", RoomRow.moved <= before, store.is_asked(), SeatRow.told.is_(False))
        .where(or_(PersonRow.webhook.is_not(None), PersonRow.mail.is_not(None)))
        .limit(AT_ONCE)
    )
    return [Wait(*row) for row in await db.execute(query)]


# --- webhooks ---


def check_webhook(settings: Settings, url: str) -> None:
    """As far as can be told without asking for the address."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username or not settings.webhooks:
        raise Denied(400, "bad-webhook")


def post(settings: Settings, url: str, data: dict[str, str]) -> None:
    """To an address of the outside world only: a webhook must not reach what stands behind the server."""
    parts = urlsplit(url)
    connection = connect(parts, public_address(settings, parts))
    try:
        body = msgspec.json.encode(data)
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path, body, {"Content-Type": "application/json", "User-Agent": "sandtable"})
        connection.getresponse().read(1)
    finally:
        connection.close()


def public_address(settings: Settings, parts: SplitResult) -> str:
    """Looked up once: what is checked is what is called."""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    for *_, place in found:
        address = str(place[0])
        if settings.webhook_private or ipaddress.ip_address(address).is_global:
            return address
    raise OSError("not an address of the outside world")


def connect(parts: SplitResult, address: str) -> http.client.HTTPConnection:
    host = parts.hostname or ""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    plain = socket.create_connection((address, port), timeout=PATIENCE)
    connection = http.client.HTTPConnection(host, port, timeout=PATIENCE)
    connection.sock = (
        ssl.create_default_context().wrap_socket(plain, server_hostname=host) if parts.scheme == "https" else plain
    )
    return connection


# --- mail ---


def send_mail(settings: Settings, to: str, subject: str, text: str) -> None:
    message = EmailMessage()
    message["From"] = settings.smtp_sender
    message["To"] = to
    message["Subject"] = subject
    message.set_content(text)
    with smtplib.SMTP(settings.smtp_host, settings.smtp_port, timeout=PATIENCE) as server:
        if settings.smtp_tls:
            server.starttls(context=ssl.create_default_context())
        if settings.smtp_user:
            server.login(settings.smtp_user, settings.smtp_password)
        server.send_message(message)

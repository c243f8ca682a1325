""" "Your turn", to people who are not here: once for each wait, by webhook or by mail."""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import smtplib
import socket
import ssl
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from email.message import EmailMessage
from threading import Timer
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import SplitResult, urlsplit

import msgspec
from sqlalchemy import or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from sandtable.table.logs import log
from sandtable.table.refusal import Denied, Refusal
from sandtable.table.storage import store
from sandtable.table.storage.schema import PersonRow, RoomRow, SeatRow
from sandtable.texts import Texts

if TYPE_CHECKING:
    from sandtable.table.services import Services
    from sandtable.table.settings import Settings

PATIENCE: Final = 10.0  # seconds for all of a message
MESSENGERS: Final = 4
ODD_MAIL: Final = frozenset(' ,;:<>()[]"\\')  # more than one address, or none
NAT64: Final = ipaddress.ip_network("64:ff9b::/96")
WORLD: Final = ipaddress.ip_network("2000::/3")  # all that version 6 has given out; what else there is has no place
NOWHERE: Final = [ipaddress.ip_network("192.88.99.0/24"), ipaddress.ip_network("3fff::/20")]  # relays; examples
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
        self.messengers = ThreadPoolExecutor(MESSENGERS, thread_name_prefix="messenger")  # for nothing else
        self.sent: set[asyncio.Future[None]] = set()

    async def close(self) -> None:
        self.messengers.shutdown(wait=False, cancel_futures=True)
        await asyncio.gather(*self.sent, return_exceptions=True)

    def aside(self, function: Callable[..., None], *args: object) -> asyncio.Future[None]:
        """Whatever talks to the outside world, in threads that serve nothing else."""
        return asyncio.get_running_loop().run_in_executor(self.messengers, function, *args)

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

            try:
                await room.commit(job)
            except Refusal:
                return  # another server tells him
            seat.told = True
            if wait.person in room.presence().people:
                return
        sent = self.aside(self.send, wait)
        self.sent.add(sent)
        sent.add_done_callback(self.sent.discard)

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
    try:
        parts = urlsplit(url)
        sound = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0 and not parts.username
    except ValueError:  # a port that is none, a bracket left open
        sound = False
    if not sound or not settings.webhooks or not url.isprintable() or " " in url:
        raise Denied(400, "bad-webhook")


def is_mail(address: str) -> bool:
    """One address, and nothing that a mail server would read as more."""
    name, _, host = address.partition("@")
    return bool(name and host) and "@" not in host and address.isprintable() and not ODD_MAIL & set(address)


def post(settings: Settings, url: str, data: dict[str, str]) -> None:
    """To an address of the outside world only: a webhook must not reach what stands behind the server."""
    parts = urlsplit(url)
    connection = connect(parts, public_address(settings, parts))
    deadline = Timer(PATIENCE, hang_up, [connection])  # a receiver that answers byte by byte is not waited for
    deadline.start()
    try:
        body = msgspec.json.encode(data)
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path, body, {"Content-Type": "application/json", "User-Agent": "sandtable"})
        connection.getresponse().read(1)
    finally:
        deadline.cancel()
        connection.close()


def hang_up(connection: http.client.HTTPConnection) -> None:
    with suppress(OSError):
        connection.sock.shutdown(socket.SHUT_RDWR)


def public_address(settings: Settings, parts: SplitResult) -> str:
    """Looked up once: what is checked is what is called. One address behind the server spoils the whole name."""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    found = [str(place[0]) for *_, place in socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)]
    if not found or not (settings.webhook_private or all(is_outside(address) for address in found)):
        raise OSError("not an address of the outside world")
    return found[0]


def is_outside(address: str) -> bool:
    """However it is written: an address of version 6 may hold one of version 4."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found in NAT64:
            return is_outside(str(ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)))
        inner = [found.sixtofour, *(found.teredo or ())]
        if found not in WORLD or any(held is not None and not is_outside(str(held)) for held in inner):
            return False
    return found.is_global and not found.is_multicast and not any(found in network for network in NOWHERE)


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

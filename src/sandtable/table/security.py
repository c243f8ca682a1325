"""Who asks, from where, and how often: tokens, cookies, origin, headers, limits."""

from __future__ import annotations

import asyncio
import hmac
import time
from collections import OrderedDict
from hashlib import sha256
from ipaddress import IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Send
from sqlalchemy.ext.asyncio import AsyncConnection

from sandtable.table.refusal import Denied
from sandtable.table.storage import people
from sandtable.table.storage.people import PersonFacts

if TYPE_CHECKING:
    from sandtable.table.services import Services

COOKIE: Final = "sandtable"
COOKIE_AGE: Final = 365 * 24 * 3600
OWN_HEADER: Final = "x-sandtable"
SEEN_EVERY: Final = 24 * 3600 * 1000  # milliseconds between two notes that somebody is still there
LOOPBACK: Final = ["127.0.0.1", "localhost", "::1"]
ADDRESSES: Final = 10_000  # whose requests are counted
MISDIRECTED: Final = 421
TOO_MANY: Final = 429
WAIT: Final = 0.5  # seconds until somebody who comes too often is turned away
MOST_KEPT_WAITING: Final = 1000
IPV6_PREFIX: Final = 64  # of a network that is one household's, or one server's

PAGE_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
PICTURE_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"
HEADERS: Final = {
    "content-security-policy": PAGE_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


# --- tokens ---


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def same(a: str, b: str) -> bool:
    """In constant time."""
    return hmac.compare_digest(a.encode(), b.encode())


Connection = ASGIConnection[Any, Any, Any, Any]


def session_of(connection: Connection) -> str | None:
    """The hash of the cookie's token, by which the database knows it."""
    token = connection.cookies.get(COOKIE)
    return hashed(token) if token else None


async def person_of(services: Services, connection: Connection) -> PersonFacts | None:
    session = session_of(connection)
    if session is None:
        return None
    async with services.database.read() as db:
        person = await people.person_of_session(db, session)
    now = services.time.now()
    if person is not None and now - person.seen > SEEN_EVERY:
        await services.database.write(lambda db: people.see_session(db, session, now))
    return person


async def new_session(services: Services, person: str | None = None) -> tuple[str, Cookie]:
    """A session of this person, or of somebody new."""
    token, now = services.secrets.token(), services.time.now()
    who = person or services.secrets.id()

    async def job(db: AsyncConnection) -> None:
        if person is None:
            await people.add_person(db, who, now)
        await people.add_session(db, hashed(token), who, now)

    await services.database.write(job)
    return who, session_cookie(services, token)


def session_cookie(services: Services, token: str | None) -> Cookie:
    """None ends it."""
    return Cookie(
        COOKIE,
        value=token or "",
        max_age=COOKIE_AGE if token else 0,
        path="/",
        httponly=True,
        samesite="lax",
        secure=services.settings.secure,
    )


# --- origin ---


def is_our_host(services: Services, host: str) -> bool:
    """Against pages that give their own name our address: a server for this machine alone has only local names."""
    settings = services.settings
    name = host_name(host)
    if settings.public_url and name == urlsplit(settings.public_url).hostname:
        return True
    if settings.host in LOOPBACK:
        return name in LOOPBACK
    return not settings.public_url


def host_name(host: str) -> str:
    """Empty of what is none."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:  # such as a bracket left open
        return ""


def is_our_origin(services: Services, connection: Connection) -> bool:
    origin = connection.headers.get("origin", "")
    host = connection.headers.get("host", "")
    if services.settings.public_url and origin == origin_of(services.settings.public_url):
        return True
    scheme, _, place = origin.partition("://")
    return bool(host) and scheme in ("http", "https") and place == host


def origin_of(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


def check_changing(services: Services, connection: Connection) -> None:
    """A request that changes something must come from our own page."""
    if connection.headers.get(OWN_HEADER) != "1" or not is_our_origin(services, connection):
        raise Denied(403, "foreign")


# --- limits ---


def network_of(connection: Connection) -> str:
    return network(connection.client.host if connection.client else "")


def network(host: str) -> str:
    """By which requests are counted. Whoever has an address of version 6 has a whole network of them."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        mapped = address.ipv4_mapped
        return str(mapped) if mapped is not None else str(ip_network((address, IPV6_PREFIX), strict=False))
    return str(address)


class Bucket:
    """Fills at a rate, holds a burst; each message takes one, or as much as it costs."""

    __slots__ = ("at", "left")

    def __init__(self, burst: float) -> None:
        self.left = burst
        self.at = time.monotonic()

    def take(self, rate: float, burst: float) -> bool:
        now = time.monotonic()
        self.left = min(burst, self.left + (now - self.at) * rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def charge(self, cost: float) -> None:
        """For what a message turned out to cost beyond that: who has ordered much waits longer."""
        self.left -= cost


class Limits:
    """One bucket for each network; those not heard of for longest are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, connection: Connection) -> None:
        if not self.takes(network_of(connection)):
            raise Denied(429, "too-fast")

    def takes(self, key: str) -> bool:
        return self.bucket(key).take(self.rate, self.burst)

    def bucket(self, key: str) -> Bucket:
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(self.burst)
            while len(self.buckets) > ADDRESSES:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(key)
        return bucket


# --- headers ---


class Guard:
    """Around the whole application: a foreign host name gets nothing, whoever comes too often waits for nothing; every
    answer carries the security headers."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self.app = app
        self.services = services
        self.kept_waiting = 0
        secure = {"strict-transport-security": "max-age=31536000"} if services.settings.secure else {}
        self.headers = [(name.encode(), value.encode()) for name, value in {**HEADERS, **secure}.items()]

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = list(message.get("headers", []))
                names = {name.lower() for name, _ in given}
                message["headers"] = given + [header for header in self.headers if header[0] not in names]
            await send(message)

        host = next((value for name, value in scope["headers"] if name == b"host"), b"").decode("latin-1")
        if not is_our_host(self.services, host):
            await turn_away(scope, send_with_headers, MISDIRECTED, b"not served under this name")
        elif not self.may_come(ASGIConnection(scope)):
            await self.keep_waiting()
            await turn_away(scope, send_with_headers, TOO_MANY, b"too fast")
        else:
            await self.app(scope, receive, send_with_headers)

    def may_come(self, connection: Connection) -> bool:
        doors = self.services.doors
        who = doors.counted(session_of(connection), network_of(connection))
        return (doors.arrivals if connection.scope["type"] == ScopeType.WEBSOCKET else doors.visits).takes(who)

    async def keep_waiting(self) -> None:
        """Who must wait for the answer comes less often; there is no room for any number of them."""
        if self.kept_waiting < MOST_KEPT_WAITING:
            self.kept_waiting += 1
            try:
                await asyncio.sleep(WAIT)
            finally:
                self.kept_waiting -= 1


async def turn_away(scope: Any, send: Send, status: int, why: bytes) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    headers = [(b"content-type", b"text/plain")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": why, "more_body": False})

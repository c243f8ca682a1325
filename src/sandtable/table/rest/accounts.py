"""REST: names, passwords, sessions, and where somebody wants to be told of his turn."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any, Final, TypeVar

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from nacl.exceptions import InvalidkeyError
from nacl.pwhash import argon2id
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from sandtable.table.notify import check_webhook, is_mail, send_mail
from sandtable.table.refusal import Denied
from sandtable.table.rest.requests import CHANGING, changing, rarely, says, sure_person
from sandtable.table.rest_protocol import Confirm, Credentials, Empty, NewName, NewPassword, Notify, NotifyInfo, Person
from sandtable.table.rooms.talking import clean
from sandtable.table.security import hashed, new_session, person_of, same, session_cookie, session_of
from sandtable.table.services import Services, Shared
from sandtable.table.storage import people
from sandtable.table.storage.people import PersonFacts
from sandtable.texts import Texts

T = TypeVar("T")
Asked = Request[Any, Any, Any]
LONGEST_LOGIN: Final = 80
TAKEN: Final = {**CHANGING, **says(409, "The name is taken, or you have an account.")}
WRONG: Final = {**CHANGING, **says(401, "Name or password is wrong.")}


def login_name(name: str) -> str:
    """Names that look the same are the same."""
    login = unicodedata.normalize("NFKC", name).casefold().strip()
    if len(login) > LONGEST_LOGIN:
        raise Denied(400, "bad-name")
    return login


def shown_name(name: str) -> str:
    text = " ".join(clean(unicodedata.normalize("NFC", name)).split())
    if not text:
        raise Denied(400, "bad-name")
    return text


def reply(person: PersonFacts) -> Person:
    return Person(person.name, person.account)


def argon2(password: str) -> str:
    raw = argon2id.str(password.encode(), argon2id.OPSLIMIT_INTERACTIVE, argon2id.MEMLIMIT_INTERACTIVE)
    return raw.decode()


@lru_cache(maxsize=1)
def nobodys() -> str:
    """Of a password that nobody has: an unknown name takes as long as a wrong password."""
    return argon2(secrets.token_hex(16))


def is_password(stored: str | None, password: str) -> bool:
    try:
        return argon2id.verify((stored or nobodys()).encode(), password.encode()) and stored is not None
    except InvalidkeyError:
        return False


async def hashing(services: Services, function: Callable[..., T], *args: object) -> T:
    """In threads that stand back for everybody else, few at a time."""
    return await asyncio.get_running_loop().run_in_executor(services.hashers, partial(function, *args))


@get("/api/account", responses={}, summary="Who you are")
async def account(request: Asked, services: Shared) -> Person:
    person = await person_of(services, request)
    return Person(None, False) if person is None else reply(person)


@post("/api/account/register", guards=[rarely, changing], status_code=200, responses=TAKEN, summary="Make an account")
async def register(request: Asked, services: Shared, data: JSONBody[Credentials]) -> Response[Person]:
    name = shown_name(data.name)
    person, _ = await sure_person(services, request)
    if person.account:
        raise Denied(409, "has-account")
    values: dict[str, object] = {
        "name": name,
        "login": login_name(name),
        "password": await hashing(services, argon2, data.password),
    }

    async def job(db: AsyncConnection) -> None:
        await people.update_person(db, person.id, values)

    try:
        await services.database.write(job)
    except IntegrityError:
        raise Denied(409, "name-taken") from None
    rename_in_rooms(services, person.id, name)
    _, cookie = await new_session(services, person.id)  # whoever knew the old one knows nothing of the account
    await end_session(services, request)
    return Response(Person(name, True), cookies=[cookie], status_code=200)


@post(
    "/api/account/password", guards=[rarely, changing], status_code=200, responses=WRONG, summary="Change the password"
)
async def change_password(request: Asked, services: Shared, data: JSONBody[NewPassword]) -> Response[Person]:
    """All sessions end, and this one begins anew."""
    person = await person_of(services, request)
    if person is None or not person.account:
        raise Denied(401, "bad-login")
    async with services.database.read() as db:
        stored = await people.password_of(db, person.id)
    if not await hashing(services, is_password, stored, data.old):
        raise Denied(401, "bad-login")
    values: dict[str, object] = {"password": await hashing(services, argon2, data.new)}
    await services.database.write(lambda db: people.update_person(db, person.id, values))
    return Response(reply(person), cookies=[await begin_anew(services, person.id)], status_code=200)


@post("/api/account/leave", guards=[changing], status_code=200, responses=WRONG, summary="End all other sessions")
async def end_others(request: Asked, services: Shared, data: JSONBody[Empty]) -> Response[Person]:
    person = await person_of(services, request)
    if person is None:
        raise Denied(401, "bad-login")
    return Response(reply(person), cookies=[await begin_anew(services, person.id)], status_code=200)


async def begin_anew(services: Services, person: str) -> Cookie:
    """Every session of somebody ends, and their sockets with them; one begins."""
    await services.database.write(lambda db: people.end_sessions(db, person))
    _, cookie = await new_session(services, person)
    for room in services.rooms.rooms.values():
        for browser in list(room.browsers):
            if browser.person == person:
                browser.leave()
    return cookie


@post("/api/account/login", guards=[rarely, changing], status_code=200, responses=WRONG, summary="Log in")
async def login(request: Asked, services: Shared, data: JSONBody[Credentials]) -> Response[Person]:
    async with services.database.read() as db:
        found = await people.account_named(db, login_name(data.name))
    stored = None if found is None else found[1]
    if not await hashing(services, is_password, stored, data.password) or found is None:
        raise Denied(401, "bad-login")
    before = await person_of(services, request)
    id, cookie = await new_session(services, found[0])
    await end_session(services, request)
    if before is not None and not before.account:
        await hand_over(services, before.id, id)
    async with services.database.read() as db:
        person = await people.load_person(db, id)
    assert person is not None
    return Response(reply(person), cookies=[cookie], status_code=200)


async def hand_over(services: Services, old: str, new: str) -> None:
    """Rooms in memory are loaded again, with the seats as they are now."""
    rooms = services.rooms.people(old)
    await services.database.write(lambda db: people.hand_over(db, old, new))
    for room in rooms:
        async with room.lock:
            room.spoil()


async def end_session(services: Services, request: Asked) -> None:
    session = session_of(request)
    if session is None:
        return
    await services.database.write(lambda db: people.end_session(db, session))
    for room in services.rooms.rooms.values():
        for browser in list(room.browsers):
            if getattr(browser, "session", None) == session:
                browser.leave()


@post("/api/account/logout", guards=[changing], status_code=200, responses=CHANGING, summary="Log out")
async def logout(request: Asked, services: Shared, data: JSONBody[Empty]) -> Response[Person]:
    await end_session(services, request)
    return Response(Person(None, False), cookies=[session_cookie(services, None)], status_code=200)


@post("/api/account/name", guards=[changing], status_code=200, responses=CHANGING, summary="How others see you")
async def rename(request: Asked, services: Shared, data: JSONBody[NewName]) -> Response[Person]:
    name = shown_name(data.name)
    person, cookies = await sure_person(services, request)
    await services.database.write(lambda db: people.update_person(db, person.id, {"name": name}))
    rename_in_rooms(services, person.id, name)
    return Response(Person(name, person.account), cookies=cookies, status_code=200)


def rename_in_rooms(services: Services, person: str, name: str) -> None:
    for room in services.rooms.people(person):
        for seat in room.facts.seats:
            if seat.person == person:
                seat.name = name
        for browser in room.browsers:
            if browser.person == person:
                browser.name = name
        room.tell_room()


# --- "your turn" ---


def notify_info(services: Services, person: PersonFacts | None) -> NotifyInfo:
    settings = services.settings
    if person is None:
        return NotifyInfo(None, None, None, settings.webhooks, settings.mails)
    return NotifyInfo(person.webhook, person.mail, person.mail_new, settings.webhooks, settings.mails)


@get("/api/account/notify", responses={}, summary="Where you are told of your turn")
async def notify(request: Asked, services: Shared) -> NotifyInfo:
    return notify_info(services, await person_of(services, request))


@post(
    "/api/account/notify/set",
    guards=[rarely, changing],
    status_code=200,
    responses=CHANGING,
    summary="Be told of your turn",
)
async def set_notify(request: Asked, services: Shared, data: JSONBody[Notify]) -> Response[NotifyInfo]:
    """A mail address is used only after the code sent to it has come back."""
    person, cookies = await sure_person(services, request)
    values: dict[str, object] = {"webhook": data.webhook, "lang": data.lang, "mail_new": None, "mail_code": None}
    if data.webhook is not None:
        check_webhook(services.settings, data.webhook)
    if data.mail is None:
        values["mail"] = None
    elif data.mail != person.mail:
        values.update(await start_confirming(services, data.mail, data.lang))
    await services.database.write(lambda db: people.update_person(db, person.id, values))
    return await notify_reply(services, person.id, cookies)


async def notify_reply(services: Services, person: str, cookies: list[Any]) -> Response[NotifyInfo]:
    async with services.database.read() as db:
        now = await people.load_person(db, person)
    return Response(notify_info(services, now), cookies=cookies, status_code=200)


async def start_confirming(services: Services, mail: str, lang: str) -> dict[str, object]:
    if not services.settings.mails or not is_mail(mail):
        raise Denied(400, "bad-mail")
    code = services.secrets.token()[:12]
    subject, text = Texts(lang).format("table-mail-confirm"), Texts(lang).format("table-mail-code", code=code)
    try:
        await services.notifier.aside(send_mail, services.settings, mail, subject, text)
    except (OSError, ValueError):
        raise Denied(400, "bad-mail") from None
    return {"mail_new": mail, "mail_code": hashed(code)}


@post("/api/account/notify/confirm", guards=[rarely, changing], status_code=200, responses=CHANGING,
      summary="Confirm a mail address")  # fmt: skip
async def confirm_mail(request: Asked, services: Shared, data: JSONBody[Confirm]) -> Response[NotifyInfo]:
    person = await person_of(services, request)
    if person is None:
        raise Denied(400, "bad-code")
    async with services.database.read() as db:
        mail, code = await people.mail_code_of(db, person.id)
    if mail is None or code is None or not same(code, hashed(data.code)):
        raise Denied(400, "bad-code")
    values: dict[str, object] = {"mail": mail, "mail_new": None, "mail_code": None}
    await services.database.write(lambda db: people.update_person(db, person.id, values))
    return await notify_reply(services, person.id, [])


ROUTES = [account, register, change_password, end_others, login, logout, rename, notify, set_notify, confirm_mail]

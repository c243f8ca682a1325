"""What all request handlers share: who asks, may he, and how errors look."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException, NotAuthorizedException, PermissionDeniedException
from litestar.handlers.base import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec

from sandtable.phrase import PhraseData, phrase
from sandtable.table.logs import log
from sandtable.table.refusal import Denied, missing
from sandtable.table.rest_protocol import ErrorReply
from sandtable.table.rooms.facts import RoomFacts
from sandtable.table.security import check_changing, new_session, person_of
from sandtable.table.services import Services
from sandtable.table.storage.people import PersonFacts

Asked = Request[Any, Any, Any]

CODES: Final = {400: "malformed", 404: "unknown", 405: "bad-method", 413: "too-large", 415: "not-json"}


def says(status: int, text: str) -> dict[int, ResponseSpec]:
    return {status: ResponseSpec(data_container=ErrorReply, description=text, generate_examples=False)}


UNKNOWN: Final = {**says(404, "There is none, or it is not for you."), **says(400, "Not as described here.")}
STORED: Final = {**UNKNOWN, **says(409, "The game is there, but our rules cannot play it again.")}
CALM: Final = {**STORED, **says(429, "Too fast.")}
CHANGING: Final = {
    **says(400, "Not as described here."),
    **says(403, "Not from a page of this table."),
    **says(415, "Not JSON."),
    **says(413, "Too large."),
    **says(429, "Too fast."),
}


async def changing(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A guard: only our own page may change things, and not too fast."""
    services: Services = connection.app.state.services
    if not connection.headers.get("content-type", "").startswith("application/json"):
        raise Denied(415, "not-json")
    check_changing(services, connection)
    connection.app.state.request_limits.check(connection)


async def rarely(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A guard: for what could be used to guess names and passwords."""
    connection.app.state.login_limits.check(connection)


async def calmly(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A guard: for what keeps the engine busy."""
    connection.app.state.look_limits.check(connection)


async def sparingly(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A guard: for what a clerk has to do."""
    connection.app.state.chore_limits.check(connection)


async def sure_person(services: Services, request: Asked) -> tuple[PersonFacts, list[Cookie]]:
    """Who asks; somebody new gets a session."""
    person = await person_of(services, request)
    if person is not None:
        return person, []
    id, cookie = await new_session(services)
    return PersonFacts(id, None, False), [cookie]


async def visible_facts(
    services: Services, request: Asked, id: str, inside: bool = False
) -> tuple[RoomFacts, str | None]:
    """A room that whoever asks may know of (or, with `inside`, enter), and who asks."""
    person = await person_of(services, request)
    who = None if person is None else person.id
    facts = await services.rooms.facts(id)
    if not (facts.lets_in(who) if inside else facts.shows_to(who)):
        raise missing()
    return facts, who


# --- errors ---


def error_response(status: int, code: str, say: PhraseData) -> Response[ErrorReply]:
    return Response(ErrorReply(code, say), status_code=status, media_type="application/json")


def on_denied(_: Asked, error: Denied) -> Response[ErrorReply]:
    return error_response(error.status, error.code, error.say())


def on_http_error(_: Asked, error: HTTPException) -> Response[ErrorReply]:
    status = 403 if isinstance(error, NotAuthorizedException | PermissionDeniedException) else error.status_code
    code = CODES.get(status, "malformed" if status < 500 else "server")
    response = error_response(status, code, phrase(f"table-error-{code}").data())
    response.headers.update(error.headers or {})
    return response


def on_too_deep(_: Asked, error: RecursionError) -> Response[ErrorReply]:
    """Only what somebody sends is nested so deeply that it cannot be read."""
    return error_response(400, "malformed", phrase("table-error-malformed").data())


def on_error(request: Asked, _: Exception) -> Response[ErrorReply]:
    log("request-failed", level="error", error=True, method=request.method, path=request.url.path.split("/")[1:3])
    return error_response(500, "server", phrase("table-error-server").data())


def encoded(data: object) -> bytes:
    return msgspec.json.encode(data)

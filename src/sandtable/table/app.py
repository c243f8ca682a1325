"""Putting the server together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp

import sandtable
from sandtable.table.refusal import Denied
from sandtable.table.rest import accounts, api, drafts, exports, guest_words, left_out, pages, replays, teaching
from sandtable.table.rest.api_page import PlainPage
from sandtable.table.rest.packed import Shelf
from sandtable.table.rest.replays import Walks
from sandtable.table.rest.requests import on_denied, on_error, on_http_error, on_too_deep
from sandtable.table.security import Guard, Limits
from sandtable.table.services import Services
from sandtable.table.socket import room_socket

BODY: Final = 64_000  # bytes of an ordinary request
ABOUT: Final = (
    "All calls below /api answer JSON; an error is {error, say}. A call that changes something is a POST of JSON with "
    "the header X-Sandtable: 1 from a page of this server. The socket /ws/rooms/{id} speaks as protocol.ts says."
)


def make_app(services: Services) -> ASGIApp:
    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        await services.open()
        services.tasks.append(asyncio.create_task(left_out.log_left_out(services)))
        try:
            yield
        finally:
            await services.close()

    async def get_services() -> Services:
        return services

    app = Litestar(
        route_handlers=[
            *pages.ROUTES,
            *api.ROUTES,
            *drafts.ROUTES,
            *accounts.ROUTES,
            *exports.ROUTES,
            *replays.ROUTES,
            *teaching.ROUTES,
            *guest_words.ROUTES,
            *left_out.ROUTES,
            room_socket,
        ],  # fmt: skip
        dependencies={"services": Provide(get_services)},
        exception_handlers={
            Denied: on_denied,
            HTTPException: on_http_error,
            RecursionError: on_too_deep,
            Exception: on_error,
        },  # fmt: skip
        lifespan=[running],
        state=state_of(services),
        request_max_body_size=BODY,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Sandtable",
            version=sandtable.__version__,
            description=ABOUT,
            path="/docs",
            render_plugins=[PlainPage()],
            use_handler_docstrings=False,
        ),
    )
    return Guard(app, services)


def state_of(services: Services) -> State:
    """What the handlers of requests share."""
    settings = services.settings
    return State(
        {
            "services": services,
            "client": pages.Client(),
            "shelf": Shelf(),
            "reports": Shelf(),
            "walks": Walks(services),
            "request_limits": Limits(settings.request_rate, settings.request_burst),
            "look_limits": Limits(settings.look_rate, settings.look_burst),
            "chore_limits": Limits(settings.chore_rate, settings.chore_burst),
            "login_limits": Limits(settings.login_rate, settings.login_burst),
        }
    )

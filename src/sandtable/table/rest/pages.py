"""The browser client, as Vite built it into static/, and the pages for whoever runs the server."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from sandtable.table.rest.packed import Packed
from sandtable.table.services import Shared
from sandtable.table.storage import store

Asked = Request[Any, Any, Any]
STATIC: Final = Path(__file__).parents[1] / "static"
PAGES: Final = [
    "/",
    "/room/{id:str}",
    "/replay/{id:str}",
    "/report/{id:str}",
    "/learn",
    "/puzzles",
    "/account",
    "/about",
]
FOREVER: Final = "public, max-age=31536000, immutable"
ALWAYS_ASK: Final = "no-cache"
NOT_BUILT: Final = (
    b"<!doctype html><title>Sandtable</title><p>The browser client is not built. Run <code>make client</code>."
)
PLAIN: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".ico": "image/x-icon"}


class Client:
    """All files of the client in memory, packed."""

    def __init__(self, folder: Path = STATIC) -> None:
        self.files: dict[str, Packed] = {}
        for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
            if path.is_file():
                name = path.relative_to(folder).as_posix()
                self.files[name] = Packed(path.read_bytes(), media_type(path), cache_of(name))
        self.index = self.files.get("index.html") or Packed(NOT_BUILT, "text/html; charset=utf-8", ALWAYS_ASK)


def media_type(path: Path) -> str:
    kind = PLAIN.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind


def cache_of(name: str) -> str:
    """Files below assets/ carry a hash of their content in their name."""
    return FOREVER if name.startswith("assets/") else ALWAYS_ASK


@get(PAGES, include_in_schema=False)
async def page(request: Asked) -> Response[bytes]:
    return request.app.state.client.index.response(request)  # type: ignore[no-any-return]


@get("/{path:path}", include_in_schema=False)
async def file(request: Asked, path: FromPath[str]) -> Response[bytes]:
    found: Packed | None = request.app.state.client.files.get(path.lstrip("/"))
    if found is not None:
        return found.response(request)
    if path.startswith("/api/") or "text/html" not in request.headers.get("accept", ""):
        raise NotFoundException()
    missing = request.app.state.client.index.response(request)  # the client says that there is no such page
    missing.status_code = 404
    return missing  # type: ignore[no-any-return]


@get("/health", summary="Is everything all right?")
async def health(services: Shared) -> Response[dict[str, str]]:
    if not await services.database.alive():
        status = "no-database"
    elif not await services.database.writable():
        status = "read-only"
    elif not services.has_opponents:
        status = "no-opponents"
    else:
        status = "ok"
    return Response({"status": status}, status_code=200 if status == "ok" else 503)


@get("/metrics", media_type=MediaType.TEXT, summary="For Prometheus")
async def metrics(services: Shared) -> Response[str]:
    async with services.database.read() as db:
        stored = await store.count_rooms(db)
    gauges: dict[str, float] = {f'rooms{{status="{status}"}}': count for status, count in stored.items()}
    gauges["rooms_in_memory"] = len(services.rooms.rooms)
    gauges["rooms_stalled"] = len(services.rooms.stalled)
    gauges["connections"] = services.sockets
    return Response(services.metrics.text(gauges), media_type="text/plain; version=0.0.4; charset=utf-8")


ROUTES = [page, file, health, metrics]

"""REST: the texts of games that other packages bring; the client is built with ours alone."""

from __future__ import annotations

from litestar import Response, get
from litestar.enums import MediaType

from sandtable.table.refusal import missing
from sandtable.table.rest.api import SOON, Asked, NameInPath, packed
from sandtable.table.rest.packed import Packed
from sandtable.table.rest.requests import UNKNOWN
from sandtable.table.services import Shared
from sandtable.texts import guest_texts, languages


@get("/api/texts/{lang:str}", responses=UNKNOWN, media_type=MediaType.TEXT, summary="Texts of games from elsewhere")
async def texts(request: Asked, services: Shared, lang: NameInPath) -> str:
    """In Fluent; empty where all games are our own."""
    if lang not in languages():
        raise missing()

    def make() -> Packed:
        return Packed(guest_texts(lang).encode(), "text/plain; charset=utf-8", SOON)

    found: Response[bytes] = await packed(request, services, f"texts/{lang}", make)
    return found  # type: ignore[return-value]


ROUTES = [texts]

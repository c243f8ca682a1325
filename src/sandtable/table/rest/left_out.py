"""REST: packs that are left out because of what is wrong with them, for whoever runs this table."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Final

from litestar import get
from sqlalchemy import select

from sandtable.kernel.errors import printable
from sandtable.shelf import LeftOut, left_out_packs
from sandtable.table.logs import log
from sandtable.table.rest.api import Asked
from sandtable.table.rest_protocol import LeftOutPack
from sandtable.table.security import person_of
from sandtable.table.services import Services, Shared
from sandtable.table.storage.schema import PersonRow

MOST_PROBLEMS: Final = 50  # `sandtable pack check` tells all


@get("/api/packs", responses={}, summary="Packs that are left out, with their faults; for the operator alone")
async def left_out(request: Asked, services: Shared) -> list[LeftOutPack]:
    """Empty for everybody else."""
    if not await is_operator(services, request):
        return []
    return [shown(left) for left in await services.aside(left_out_packs)]


def shown(left: LeftOut) -> LeftOutPack:
    """By names within the pack: where it lies on the disk is nobody's business."""
    home = printable(f"{left.folder}/")
    problems = [problem.removeprefix(home) for problem in left.problems]
    return LeftOutPack(printable(left.folder.name), problems[:MOST_PROBLEMS], len(problems))


async def is_operator(services: Services, request: Asked) -> bool:
    """One of the accounts that the settings name; without any, whoever sits at a computer that serves itself alone."""
    settings = services.settings
    named = [name.strip().casefold() for name in settings.operators.split(",") if name.strip()]
    if not named:
        return (
            not settings.public_url
            and is_here(settings.host)
            and is_here(request.client.host if request.client else "")
        )
    person = await person_of(services, request)
    if person is None:
        return False
    async with services.database.read() as db:
        login = (await db.execute(select(PersonRow.login).where(PersonRow.id == person.id))).scalar()
    return login in named


def is_here(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


async def log_left_out(services: Services) -> None:
    """Once, when the table opens."""
    for left in await services.aside(left_out_packs):
        log(
            "pack-left-out",
            level="warning",
            pack=printable(str(left.folder)),
            faults=len(left.problems),
            first=left.problems[0],
        )


ROUTES = [left_out]

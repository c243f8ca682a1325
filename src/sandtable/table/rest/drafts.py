"""REST: a random scenario, shown before anybody sits down to it."""

from __future__ import annotations

from litestar import Response, post
from litestar.params import JSONBody

from sandtable.table.chores.orders import WishOrder
from sandtable.table.refusal import missing
from sandtable.table.rest.api import NameInPath, served_named
from sandtable.table.rest.requests import CHANGING, UNKNOWN, changing, sparingly
from sandtable.table.rest_protocol import RandomScenario, RandomWanted
from sandtable.table.services import Shared


@post(
    "/api/scenarios/{title:str}/random", guards=[changing, sparingly], status_code=200,
    responses={**CHANGING, **UNKNOWN}, summary="Make up a scenario",
)  # fmt: skip
async def draft(services: Shared, title: NameInPath, data: JSONBody[RandomWanted]) -> RandomScenario:
    """As anybody may know it. The same seed and wishes make the same scenario for a room."""
    served = served_named(services, title)
    if not served.screen.random_wishes():
        raise missing()
    seed = services.secrets.scenario() if data.seed is None else data.seed
    made = await services.clerks.made(WishOrder(served.name, seed, data.wishes, shown=True))
    return Response(made, media_type="application/json")  # type: ignore[return-value]


ROUTES = [draft]

"""REST: a random scenario, shown before anybody sits down to it."""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody

from sandtable.kernel.errors import BadFile
from sandtable.kernel.title import SPECTATOR
from sandtable.table.protocol import RandomScenario, RandomWanted
from sandtable.table.refusal import Denied, missing
from sandtable.table.rest.api import NameInPath, served_named
from sandtable.table.rest.requests import CHANGING, UNKNOWN, calmly, changing
from sandtable.table.services import Shared
from sandtable.table.titles import Served


@post(
    "/api/scenarios/{title:str}/random", guards=[changing, calmly], status_code=200, responses={**CHANGING, **UNKNOWN},
    summary="Make up a scenario",
)  # fmt: skip
async def draft(services: Shared, title: NameInPath, data: JSONBody[RandomWanted]) -> RandomScenario:
    """As anybody may know it. The same seed and wishes make the same scenario for a room."""
    served = served_named(services, title)
    if not served.screen.random_wishes():
        raise missing()
    seed = services.secrets.scenario() if data.seed is None else data.seed
    return await services.aside(drafted, served, seed, data.wishes)


def drafted(served: Served, seed: int, wishes: dict[str, str]) -> RandomScenario:
    screen = served.screen
    try:
        scenario = screen.random_scenario(seed, wishes)
    except BadFile:
        raise Denied(400, "bad-wishes") from None
    card = screen.card(scenario)
    assert card is not None
    briefing = screen.briefing_card(scenario, screen.scenario_options(scenario), SPECTATOR)
    return RandomScenario(seed, card, briefing, screen.possible_wishes(wishes))


ROUTES = [draft]

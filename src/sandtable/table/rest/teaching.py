"""REST: the analysis of a game that is over, playing on from one of its moments, and puzzles."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import JSONBody, PathParameter

from sandtable.kernel.title import Data
from sandtable.lab.puzzles import Puzzle, answer, card, record_of
from sandtable.screens.wire_analysis import PuzzleAnswer, PuzzleCard
from sandtable.shelf import game_named
from sandtable.table.protocol import Clock
from sandtable.table.refusal import Denied, missing
from sandtable.table.rest.api import check_number, wake
from sandtable.table.rest.requests import (
    CALM,
    CHANGING,
    UNKNOWN,
    calmly,
    changing,
    sparingly,
    sure_person,
    visible_facts,
)
from sandtable.table.rest_protocol import AnalysisState, Empty, NewRoomReply, PlayOn
from sandtable.table.rooms.facts import RoomFacts, SeatFacts
from sandtable.table.rooms.making import Plan
from sandtable.table.services import Services, Shared
from sandtable.table.storage.people import PersonFacts
from sandtable.table.titles import Served

Asked = Request[Any, Any, Any]
NameInPath = Annotated[str, PathParameter(max_length=80)]


async def finished_facts(services: Services, request: Asked, id: str) -> RoomFacts:
    """Only a game that is over lies open as a whole; whoever may export or replay it may have it analysed."""
    facts, _ = await visible_facts(services, request, id, inside=True)
    if facts.status != "finished":
        raise missing()
    return facts


async def state_of(services: Services, facts: RoomFacts) -> AnalysisState:
    if not services.titles[facts.title].has_mind:
        return AnalysisState("no-mind")
    kept = await services.analyses.kept(facts)
    if kept is not None:
        return AnalysisState("done", 1.0, kept)
    job = services.analyses.jobs.get(facts.id)
    if job is None:
        return AnalysisState("none")
    if job.error:
        return AnalysisState("failed")
    return AnalysisState("working" if job.begun else "waiting", job.part)


@get("/api/rooms/{id:str}/analysis", guards=[calmly], responses=CALM, summary="Where a finished game was won and lost")
async def analysis(request: Asked, services: Shared, id: NameInPath) -> AnalysisState:
    return await state_of(services, await finished_facts(services, request, id))


@post(
    "/api/rooms/{id:str}/analyse", guards=[changing, sparingly], status_code=200, responses={**CHANGING, **UNKNOWN},
    summary="Have a finished game analysed",
)  # fmt: skip
async def order_analysis(request: Asked, services: Shared, id: NameInPath, data: JSONBody[Empty]) -> AnalysisState:
    facts = await finished_facts(services, request, id)
    state = await state_of(services, facts)
    if state.status in ("none", "failed"):
        services.analyses.order(facts)
        return await state_of(services, facts)
    return state


@post(
    "/api/rooms/{id:str}/play-on", guards=[changing, sparingly], status_code=201, responses={**CHANGING, **UNKNOWN},
    summary="A new game from a moment of a finished one",
)  # fmt: skip
async def play_on(request: Asked, services: Shared, id: NameInPath, data: JSONBody[PlayOn]) -> Response[NewRoomReply]:
    facts = await finished_facts(services, request, id)
    served = services.titles[facts.title]
    if data.seat >= len(served.sides):
        raise Denied(400, "bad-room", field="seat")
    if data.level not in served.opponents:
        raise Denied(400, "bad-room", field="level")
    record = await services.rooms.written(facts)
    decisions, outcomes = record["decisions"], record["outcomes"]
    assert isinstance(decisions, list) and isinstance(outcomes, list)
    if data.revision >= len(decisions):
        raise Denied(400, "bad-room", field="revision")
    part = {**record, "decisions": decisions[: data.revision], "outcomes": outcomes[: data.revision + 1]}
    person, cookies = await sure_person(services, request)
    await check_number(services, person)
    made = await room_from(services, served, part, person, data.seat, data.level)
    return Response(NewRoomReply(made.id, [None] * len(made.seats)), cookies=cookies, status_code=201)


async def room_from(
    services: Services, served: Served, record: Data, person: PersonFacts, seat: int, level: str
) -> RoomFacts:
    """A game that goes on from where a record ends, one person against an opponent."""
    scenario, options = record["scenario"], record["options"]
    assert isinstance(scenario, dict) and isinstance(options, dict)
    seats = [
        SeatFacts(i, "person", person=person.id, name=person.name)
        if i == seat
        else SeatFacts(i, "opponent", level=level)
        for i in range(len(served.sides))
    ]
    plan = Plan(
        served=served, scenario=scenario, seed=str(record["seed"]), options=options, owner=person.id, seats=seats,
        clock=Clock(), record=record, foreign=True,
    )  # fmt: skip
    facts = await services.rooms.create(plan)
    await wake(services, facts)
    return facts


# --- puzzles ---


def puzzle_of(services: Services, title: str, name: str) -> tuple[Served, Puzzle]:
    served = services.titles.get(title)
    for puzzle in [] if served is None else served.puzzles:
        if puzzle.name == name:
            assert served is not None
            return served, puzzle
    raise missing()


@get("/api/puzzles/{title:str}", responses=UNKNOWN, summary="Puzzles of a game")
async def puzzles(services: Shared, title: NameInPath) -> list[PuzzleCard]:
    if title not in services.titles:
        raise missing()
    found = services.titles[title].puzzles
    return await services.aside(lambda: [card(game_named(title), puzzle) for puzzle in found])


@get("/api/puzzles/{title:str}/{name:str}/answer", guards=[calmly], responses=CALM, summary="What each choice is worth")
async def puzzle_answer(services: Shared, title: NameInPath, name: NameInPath) -> PuzzleAnswer:
    _, puzzle = puzzle_of(services, title, name)
    return await services.aside(answer, game_named(title), puzzle)


@post(
    "/api/puzzles/{title:str}/{name:str}", guards=[changing, sparingly], status_code=201,
    responses={**CHANGING, **UNKNOWN}, summary="Sit down to a puzzle",
)  # fmt: skip
async def open_puzzle(
    request: Asked, services: Shared, title: NameInPath, name: NameInPath, data: JSONBody[Empty]
) -> Response[NewRoomReply]:
    served, puzzle = puzzle_of(services, title, name)
    person, cookies = await sure_person(services, request)
    await check_number(services, person)
    record = await services.aside(record_of, game_named(title), puzzle)
    level = served.screen.sets_up or served.opponents[-1]
    made = await room_from(services, served, record, person, puzzle.seat, level)
    return Response(NewRoomReply(made.id, [None] * len(made.seats)), cookies=cookies, status_code=201)


ROUTES = [analysis, order_analysis, play_on, puzzles, puzzle_answer, open_puzzle]

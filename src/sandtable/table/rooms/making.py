"""From a plan to a room: what a new or imported game starts from."""

from __future__ import annotations

import msgspec

from sandtable.kernel.game import FORMAT, Game, new_game
from sandtable.kernel.title import SPECTATOR, Data
from sandtable.screens import wire
from sandtable.table.protocol import Clock
from sandtable.table.rooms import clocks
from sandtable.table.rooms.facts import RecordFacts, RoomFacts, SeatFacts
from sandtable.table.rooms.partners import asked_mask
from sandtable.table.rooms.quiet import Quiet, hides, is_quiet, replayed_quiet
from sandtable.table.titles import Served


class Plan(msgspec.Struct, kw_only=True):
    """A room to be made."""

    served: Served
    scenario: Data
    seed: str
    options: Data
    owner: str
    seats: list[SeatFacts]
    clock: Clock
    lesson: str | None = None
    watchable: bool = False
    listed: bool = False
    open_hands: bool = False
    record: Data | None = None  # a game that goes on, or is over
    result: wire.Result | None = None
    foreign: bool = False  # did somebody write it himself?


def prepared(plan: Plan, id: str, now: int) -> tuple[RoomFacts, RecordFacts]:
    """The game is started for it, which may take a while: a map may have to be drawn."""
    game, quiet = start(plan)
    facts = RoomFacts(
        id=id,
        title=plan.served.name,
        scenario_name=str(plan.scenario.get("name", ""))[:120],
        scenario_title=plan.served.screen.scenario_label(plan.scenario)[:300],
        options=plan.options,
        lesson=plan.lesson,
        owner=plan.owner,
        watchable=plan.watchable,
        listed=plan.listed,
        clock=plan.clock,
        status="playing",
        result=None,
        asked=0,
        revision=len(game.decisions),
        since=None,
        deadline=None,
        rematch=None,
        created=now,
        moved=now,
        turn=turn_of(game),
        open_hands=plan.open_hands,
        seats=plan.seats,
    )
    facts.revision = quiet.counted(len(game.decisions)) if hides(game, SPECTATOR) else len(game.decisions)
    facts.asked = asked_mask(plan.served.screen, game, facts)
    settle_status(facts, plan, game)
    clocks.set_up(facts)
    clocks.wind(facts, now)
    return facts, record_facts(plan, game)


def start(plan: Plan) -> tuple[Game, Quiet]:
    if plan.record is not None:
        return replayed_quiet(plan.served, plan.record, "file")
    game = new_game(plan.served.title, plan.scenario, plan.seed, plan.options)
    return game, Quiet([is_quiet(game)])


def turn_of(game: Game) -> int:
    """0 while the sides set up."""
    return int(getattr(game.state, "turn", 0))


def settle_status(facts: RoomFacts, plan: Plan, game: Game) -> None:
    if game.over:
        facts.result = plan.served.screen.result(game)
        facts.revision = len(game.decisions)
    elif plan.result is not None:
        facts.result = plan.result
    if facts.result is not None:
        facts.status, facts.asked = "finished", 0
    elif facts.is_open():
        facts.status = "waiting"


def record_facts(plan: Plan, game: Game) -> RecordFacts:
    return RecordFacts(
        scenario=plan.scenario,
        seed=plan.seed,
        options=plan.options,
        rules_revision=plan.served.title.revision,
        opening=game.outcomes[0],
        decisions=[(seat, text) for (seat, _), text in zip(game.decisions, game.notations(), strict=True)],
        outcomes=game.outcomes[1:],
        ahead=[False] * len(game.decisions),
    )


def record_data(facts: RoomFacts, record: RecordFacts) -> Data:
    """As the kernel replays it."""
    return {
        "format": FORMAT,
        "version": record.version,
        "title": facts.title,
        "revision": record.rules_revision,
        "scenario": record.scenario,
        "seed": record.seed,
        "options": record.options,
        "decisions": [[seat, entry] for seat, entry in record.decisions],
        "outcomes": [record.opening, *record.outcomes],
    }

"""All rooms: made, loaded when somebody comes, dropped when nobody is there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, TypeVar

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from sandtable.kernel.errors import BadFile, SandtableError
from sandtable.kernel.game import FORMAT, VERSION, Game, new_game
from sandtable.kernel.record import ReplayError, replay
from sandtable.kernel.title import Data
from sandtable.screens import wire
from sandtable.screens.lessons import Guide
from sandtable.table.logs import log
from sandtable.table.protocol import Clock
from sandtable.table.refusal import Denied, missing, unfit
from sandtable.table.rooms import clocks
from sandtable.table.rooms.facts import RecordFacts, RoomFacts, SeatFacts
from sandtable.table.rooms.partners import asked_mask, swapped
from sandtable.table.rooms.room import Room, turn_of
from sandtable.table.storage import store
from sandtable.table.titles import Served

if TYPE_CHECKING:
    from sandtable.table.services import Services

T = TypeVar("T")


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


class Rooms:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.unfit: dict[str, SandtableError] = {}  # rooms that our rules cannot play again, and why

    # --- finding ---
    async def facts(self, id: str) -> RoomFacts:
        """Raises `Denied` if there is none."""
        room = self.rooms.get(id)
        if room is not None:
            return room.facts
        async with self.services.database.read() as db:
            facts = await store.load_room(db, id)
        if facts is None or facts.title not in self.services.titles:
            raise missing()
        return facts

    async def get(self, id: str) -> Room:
        """The room, loaded if need be; raises `Denied` if there is none."""
        room = self.rooms.get(id)
        if room is not None:
            return room
        async with self.loading.setdefault(id, asyncio.Lock()):
            try:
                if id not in self.rooms:
                    self.rooms[id] = await self.load(id)
                return self.rooms[id]
            finally:
                self.loading.pop(id, None)

    @asynccontextmanager
    async def hold(self, id: str) -> AsyncIterator[Room]:
        """The room with its lock; one that has just left memory is loaded again."""
        while True:
            room = await self.get(id)
            async with room.lock:
                if not room.spoiled:
                    yield room
                    return

    async def load(self, id: str) -> Room:
        facts = await self.facts(id)
        async with self.services.database.read() as db:
            record = await store.load_record(db, id)
        if record is None:
            raise missing()
        served = self.services.titles[facts.title]
        game = await self.fitting(id, self.replay, served, record_data(facts, record))
        if record.version != VERSION or record.rules_revision != served.title.revision:
            await self.rewrite(id, game)
        guide = None if facts.lesson is None else await self.services.aside(guide_at, served, facts.lesson, game)
        return Room(self.services, served, facts, record, game, guide)

    def replay(self, served: Served, record: Data, upto: int | None = None) -> Game:
        return replay(served.title, record, "room", upto)

    async def fitting(self, id: str, function: Callable[..., T], *args: object) -> T:
        """What plays a stored game again; raises `Denied` if our rules cannot, which is tried but once."""
        if id not in self.unfit:
            try:
                return await self.services.aside(function, *args)
            except (ReplayError, BadFile) as error:
                log("room-unfit", level="warning", room=id, reason=str(error))
                self.unfit[id] = error.with_traceback(None)  # which would keep the game
        raise unfit(self.unfit[id])

    async def rewrite(self, id: str, game: Game) -> None:
        """A room of an older build that our rules can play again is one of ours from now on."""
        notations, revision = game.notations(), game.title.revision
        await self.services.database.write(lambda db: store.rewrite(db, id, notations, revision))
        log("room-rewritten", room=id)

    async def record(self, facts: RoomFacts) -> Data:
        """The whole record of a room, which is nobody's business while it runs."""
        async with self.services.database.read() as db:
            record = await store.load_record(db, facts.id)
        if record is None:
            raise missing()
        return record_data(facts, record)

    async def written(self, facts: RoomFacts) -> Data:
        """The same to be taken away: in notation, if it is not old numbers that nobody can play again."""
        data = await self.record(facts)
        if data["version"] == VERSION:
            return data
        try:
            game = await self.services.aside(self.replay, self.services.titles[facts.title], data)
        except (ReplayError, BadFile):
            return data
        return game.record()

    # --- making ---
    async def create(self, plan: Plan) -> RoomFacts:
        facts, record = await self.prepare(plan)
        now = facts.created

        async def job(db: AsyncConnection) -> None:
            await store.create_room(db, facts, record, now)

        await self.services.database.write(job)
        self.services.metrics.count("rooms_created_total")
        log("room-created", room=facts.id, scenario=facts.scenario_name, status=facts.status)
        return facts

    async def prepare(self, plan: Plan) -> tuple[RoomFacts, RecordFacts]:
        """The game is started in a thread: a map may have to be drawn."""
        game = await self.services.aside(start, plan)
        now = self.services.time.now()
        facts = RoomFacts(
            id=self.services.secrets.id(),
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
        facts.asked = asked_mask(plan.served.screen, game, facts)
        settle_status(facts, plan, game)
        clocks.set_up(facts)
        clocks.wind(facts, now)
        return facts, record_facts(plan, game)

    async def rematch(self, room: Room) -> None:
        """The same again with sides swapped. The caller holds the lock of the room that is over."""
        old = room.facts
        seats = swapped(old.seats)
        plan = Plan(
            served=room.served,
            scenario=room.scenario,
            seed=self.services.secrets.seed(),
            options=room.game.options,
            owner=old.owner,
            seats=seats,
            clock=old.clock,
            watchable=old.watchable,
            open_hands=old.open_hands,
        )
        facts, record = await self.prepare(plan)

        async def job(db: AsyncConnection) -> None:
            await store.create_room(db, facts, record, facts.created)
            await store.update_room(db, old.id, {"rematch": facts.id})
            await store.set_offers(db, old.id, [])

        await room.commit(job)
        old.rematch, old.offers = facts.id, []
        log("rematch", room=facts.id, after=old.id[:8])
        if not all(seat.kind == "person" for seat in seats):
            async with self.hold(facts.id) as following:
                following.driver.wake()

    async def delete(self, id: str) -> None:
        """For good. Whoever looks on finds that it is gone."""
        room = self.rooms.get(id)  # one that cannot be played any more is in no memory
        if room is None:
            await self.services.database.write(lambda db: store.delete_room(db, id))
        else:
            async with room.lock:
                if room.driver.task is not None:
                    room.driver.task.cancel()
                await room.commit(lambda db: store.delete_room(db, id))
                room.spoil()
        log("room-deleted", room=id)

    # --- keeping ---
    def forget(self, room: Room) -> None:
        room.spoiled = True  # for those who still hold it
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]

    def drop_idle(self, now: int) -> None:
        limit = now - int(self.services.settings.room_idle * 1000)
        for room in list(self.rooms.values()):
            working = room.driver.busy or room.driver.stalled or room.lock.locked()
            if not room.browsers and not working and room.last_used <= limit:
                self.forget(room)

    @property
    def stalled(self) -> list[Room]:
        return [room for room in self.rooms.values() if room.driver.stalled]

    async def ask_again(self) -> None:
        """Opponents that were not to be had may be there again."""
        for stalled in self.stalled:
            async with self.hold(stalled.id) as room:
                room.driver.ask_again()

    async def end_late_games(self, now: int) -> None:
        async with self.services.database.read() as db:
            late = await store.late_rooms(db, now)
        for id in late:
            try:
                async with self.hold(id) as room:
                    await room.look_at_clock()
            except Denied:
                continue  # it cannot be played on; it has been noted

    async def resume(self) -> None:
        """After a start: let opponents go on whose turn it was."""
        async with self.services.database.read() as db:
            waiting = await store.rooms_waiting_for_opponents(db)
        for id in waiting:
            try:
                async with self.hold(id) as room:
                    room.driver.wake()
                if room.driver.task is not None:
                    await asyncio.wait([room.driver.task])
            except Exception:
                log("resume-failed", level="error", room=id, error=True)

    async def close(self) -> None:
        for room in list(self.rooms.values()):
            for browser in list(room.browsers):
                browser.leave()
            if room.driver.task is not None:
                room.driver.task.cancel()
        await asyncio.gather(*(r.driver.task for r in self.rooms.values() if r.driver.task), return_exceptions=True)

    def people(self, person: str) -> list[Room]:
        """Loaded rooms where somebody sits or looks on."""
        return [
            room
            for room in self.rooms.values()
            if room.facts.seats_of(person) or any(browser.person == person for browser in room.browsers)
        ]


# --- from plan to room ---


def start(plan: Plan) -> Game:
    if plan.record is not None:
        return replay(plan.served.title, plan.record, "file")
    return new_game(plan.served.title, plan.scenario, plan.seed, plan.options)


def guide_at(served: Served, name: str, game: Game) -> Guide:
    """Ready to say where the game stands: the first time it plays its script through."""
    guide = served.lessons.script(name)
    guide.lesson(game)
    return guide


def settle_status(facts: RoomFacts, plan: Plan, game: Game) -> None:
    if game.over:
        facts.result = plan.served.screen.result(game)
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

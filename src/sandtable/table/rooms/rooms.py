"""All rooms: made, loaded when somebody comes, dropped when nobody is there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, TypeVar

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from sandtable.kernel.errors import BadFile, SandtableError
from sandtable.kernel.game import VERSION, Game
from sandtable.kernel.record import ReplayError
from sandtable.kernel.title import Data
from sandtable.screens.lessons import Guide
from sandtable.table.chores.orders import RoomDone, RoomOrder
from sandtable.table.logs import log
from sandtable.table.refusal import Denied, missing, unfit
from sandtable.table.rooms import clocks
from sandtable.table.rooms.endings import look_at_clock
from sandtable.table.rooms.facts import RecordFacts, RoomFacts
from sandtable.table.rooms.making import Plan, prepared, record_data
from sandtable.table.rooms.partners import swapped
from sandtable.table.rooms.quiet import Quiet, replayed_quiet
from sandtable.table.rooms.room import Room
from sandtable.table.storage import store
from sandtable.table.titles import Served

if TYPE_CHECKING:
    from sandtable.table.services import Services

T = TypeVar("T")
MOST_UNFIT = 1000  # rooms that are known to be none for our rules


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
        if room is not None and await self.is_current(room):
            return room.facts
        async with self.services.database.read() as db:
            facts = await store.load_room(db, id)
        if facts is None or facts.title not in self.services.titles:
            raise missing()
        return facts

    async def is_current(self, room: Room) -> bool:
        """Have we heard of all that servers of the same database have written? One alone has."""
        database = self.services.database
        if database.sqlite:
            return True
        async with database.read() as db:
            return await store.room_version(db, room.id) == room.facts.version

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
        facts, record, game, quiet = await self.stored(id)
        served = self.services.titles[facts.title]
        if record.version != VERSION or record.rules_revision != served.title.revision:
            await self.rewrite(id, game)
        return Room(self.services, served, facts, record, game, quiet, await self.guide(facts, game))

    async def stored(self, id: str) -> tuple[RoomFacts, RecordFacts, Game, Quiet]:
        """All of one moment; raises `Denied` if there is none."""
        async with self.services.database.snapshot() as db:
            facts, record = await store.load_room(db, id), await store.load_record(db, id)
        if facts is None or record is None or facts.title not in self.services.titles:
            raise missing()
        served = self.services.titles[facts.title]
        game, quiet = await self.fitting(id, replayed_quiet, served, record_data(facts, record))
        return facts, record, game, quiet

    async def guide(self, facts: RoomFacts, game: Game) -> Guide | None:
        if facts.lesson is None:
            return None
        return await self.services.aside(guide_at, self.services.titles[facts.title], facts.lesson, game)

    async def look_again(self, id: str, version: int) -> None:
        """Another server may have changed a room that is in our memory."""
        room = self.rooms.get(id)
        if room is None:
            return
        async with room.lock:
            if not room.spoiled and room.facts.version < version:
                await self.catch_up(room)

    async def catch_up(self, room: Room) -> None:
        """Takes over what another server has written; a room that cannot be read now is loaded again by who comes.
        The caller holds the lock."""
        try:
            facts, record, game, quiet = await self.stored(room.id)
            await room.take_over(facts, record, game, quiet, await self.guide(facts, game))
        except Denied:
            room.spoil()
        except (SQLAlchemyError, OSError):
            log("look-again-failed", level="error", room=room.id, error=True)
            room.spoil()

    async def fitting(self, id: str, function: Callable[..., T], *args: object) -> T:
        """What plays a stored game again; raises `Denied` if our rules cannot, which is tried but once."""
        if id not in self.unfit:
            try:
                return await self.services.aside(function, *args)
            except (ReplayError, BadFile) as error:
                log("room-unfit", level="warning", room=id, reason=str(error))
                if len(self.unfit) >= MOST_UNFIT:
                    self.unfit.clear()
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
            game, _ = await self.services.aside(replayed_quiet, self.services.titles[facts.title], data)
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
        """What a stranger may have written himself is tried out by a clerk; the rest in the engine's thread."""
        id, now = self.services.secrets.id(), self.services.time.now()
        if not plan.foreign:
            return await self.services.aside(prepared, plan, id, now)
        given = {name: getattr(plan, name) for name in Plan.__struct_fields__ if name not in ("served", "foreign")}
        order = RoomOrder(id=id, now=now, title=plan.served.name, **given)
        made = await self.services.clerks.ask(order, RoomDone)
        return made.facts, made.record

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
                    await look_at_clock(room)
            except Denied:
                continue  # it cannot be played on; it has been noted

    async def spare_clocks(self, gap: int) -> None:
        """Those of rooms in memory, which write them down with their next change, and those of all others."""
        for room in self.rooms.values():
            clocks.spare(room.facts, gap)
        loaded = list(self.rooms)
        await self.services.database.write(lambda db: store.spare_gap(db, gap, loaded))

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


def guide_at(served: Served, name: str, game: Game) -> Guide:
    """Ready to say where the game stands: the first time it plays its script through."""
    guide = served.lessons.script(name)
    guide.lesson(game)
    return guide

"""The database, the same on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from house import open_house, play_on
from sqlalchemy import text
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from sandtable.kernel.errors import SandtableError
from sandtable.table.protocol import ChatLine, Clock, Offer
from sandtable.table.rooms.facts import RecordFacts, RoomFacts, SeatFacts
from sandtable.table.settings import Settings, database_url, read_settings
from sandtable.table.storage import people, store
from sandtable.table.storage.database import HEAD, Database, version_of
from sandtable.table.storage.schema import Base

pytestmark = pytest.mark.once

Use = Callable[[Database], Awaitable[None]]
TABLES = [table.name for table in Base.metadata.sorted_tables]


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'table.db'}"
    found: str = request.getfixturevalue("postgres")
    asyncio.run(empty(found))
    return found


async def empty(url: str) -> None:
    database = Database(database_url(Settings(database=url)))
    async with database.writer.begin() as db:
        for name in [*reversed(TABLES), "alembic_version"]:
            await db.execute(text(f"drop table if exists {name}"))
    await database.close()


def with_database(url: str, use: Use) -> None:
    async def go() -> None:
        database = Database(database_url(Settings(database=url)))
        await database.open()
        try:
            await use(database)
        finally:
            await database.close()

    asyncio.run(go())


def a_room(id: str = "room", **changes: Any) -> RoomFacts:
    facts: dict[str, Any] = {
        "id": id, "title": "combat-commander", "scenario_name": "first-patrol", "scenario_title": "First Patrol",
        "options": {"windows": True}, "lesson": None, "owner": "ana", "watchable": False, "listed": False,
        "clock": Clock("live", 60, 5, 0), "status": "playing", "result": None, "asked": 2, "revision": 2, "since": 50,
        "deadline": 1000, "rematch": None, "created": 1, "moved": 2,
        "seats": [
            SeatFacts(0, "opponent", level="sergeant"),
            SeatFacts(1, "person", person="ana", name="Ana", left=60_000, reactions={"*": "pass"}),
        ],
    }  # fmt: skip
    return RoomFacts(**{**facts, **changes})


def a_record() -> RecordFacts:
    return RecordFacts(
        {"name": "x"}, "seed", {"windows": True}, 1, [4, 5], [(1, "order G-5"), (0, "pass")], [[1], []], [False, True]
    )


async def with_people(db: AsyncConnection) -> None:
    for person in ("ana", "eva"):
        await people.add_person(db, person, 1)
        await people.update_person(db, person, {"name": person.title()})


async def made(database: Database, *rooms: RoomFacts) -> None:
    await database.write(with_people)
    for facts in rooms:
        await database.write(lambda db, facts=facts: store.create_room(db, facts, a_record(), 9))  # type: ignore[misc]


# --- the tables ---


def test_migrations_make_the_tables_of_the_schema(url: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), Base.metadata))

    async def use(database: Database) -> None:
        async with database.read() as db:
            assert await db.run_sync(differences) == []
            assert await db.run_sync(version_of) == HEAD

    with_database(url, use)
    with_database(url, use)  # a second start changes nothing


def test_the_newest_migration_is_the_head() -> None:
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    import sandtable.table.storage.migrations as migrations

    config.set_main_option("script_location", str(Path(migrations.__file__ or "").parent))
    assert ScriptDirectory.from_config(config).get_heads() == [HEAD]


def down(connection: Connection, version: str) -> None:
    from alembic import command
    from alembic.config import Config

    import sandtable.table.storage.migrations as migrations

    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__ or "").parent))
    config.attributes["connection"] = connection
    command.downgrade(config, version)


def test_downgrading_leaves_nothing(url: str) -> None:
    async def use(database: Database) -> None:
        async with database.writer.begin() as db:
            await db.run_sync(down, "base")
            assert await db.run_sync(version_of) is None

    with_database(url, use)


def test_before_there_were_partners_whoever_sits_first_decides(url: str) -> None:
    seats = [
        SeatFacts(0, "person", person="ana", name="Ana"),
        SeatFacts(1, "opponent", level="sergeant"),
        SeatFacts(2, "person", person="eva", name="Eva", partner_of=0, nation="america"),
    ]
    facts = a_room(seats=seats, asked=0b100)

    async def go_down(database: Database) -> None:
        await made(database, facts)
        async with database.read() as db:
            assert await store.load_room(db, "room") == facts
        async with database.writer.begin() as db:
            await db.run_sync(down, "0002")
            assert (await db.execute(text("select asked from rooms"))).scalar_one() == 0b001
            assert (await db.execute(text("select count(*) from seats"))).scalar_one() == 2

    async def come_again(database: Database) -> None:
        async with database.read() as db:
            found = await store.load_room(db, "room")
        assert found is not None and found.seats == seats[:2]

    with_database(url, go_down)
    with_database(url, come_again)


def test_sqlite_is_set_up_for_safety(tmp_path: Path) -> None:
    async def use(database: Database) -> None:
        async with database.writer.connect() as db:
            for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
                assert (await db.execute(text(f"pragma {pragma}"))).scalar_one() == value

    with_database(f"sqlite:///{tmp_path / 'x.db'}", use)


# --- rooms ---


def test_a_room_comes_back_as_it_was(url: str) -> None:
    async def use(database: Database) -> None:
        facts = a_room(result={"winner": 1, "ending": "draw", "say": {"k": "x"}})
        await made(database, facts)
        async with database.read() as db:
            assert await store.load_room(db, "room") == facts
            assert await store.load_record(db, "room") == a_record()
            assert await store.load_room(db, "none") is None
            assert await store.load_record(db, "none") is None

    with_database(url, use)


def test_decisions_are_added_and_taken_back(url: str) -> None:
    async def use(database: Database) -> None:
        await made(database, a_room())

        facts = a_room(revision=3)
        facts.seats[1].left = 5
        decision = (store.ADD_DECISION, store.decision_values("room", 2, 1, "done", False, [3, 4], 77))
        await database.write_lines([decision, *store.change_lines(facts, facts.seats)])
        await database.write(lambda db: store.update_seat(db, "room", 1, {"told": True}))
        async with database.read() as db:
            record, found = await store.load_record(db, "room"), await store.load_room(db, "room")
        assert record is not None and found is not None
        assert record.decisions[2] == (1, "done") and record.outcomes[2] == [3, 4]
        assert (found.revision, found.seats[1].left, found.seats[1].told) == (3, 5, True)
        await database.write(lambda db: store.take_back(db, "room", 1))
        async with database.read() as db:
            record = await store.load_record(db, "room")
        assert record is not None and record.decisions == [(1, "order G-5")]

    with_database(url, use)


def test_the_same_decision_is_never_written_twice(url: str) -> None:
    async def use(database: Database) -> None:
        await made(database, a_room())
        values = store.decision_values("room", 1, 1, "done", False, [], 77)
        with pytest.raises(IntegrityError):
            await database.write_lines([(store.ADD_DECISION, values)])

    with_database(url, use)


def test_nothing_belongs_to_nobody(url: str) -> None:
    async def use(database: Database) -> None:
        with pytest.raises(IntegrityError):
            await database.write(lambda db: store.create_room(db, a_room(), a_record(), 1))
        async with database.read() as db:
            assert await store.load_room(db, "room") is None

    with_database(url, use)


def test_lists_of_rooms(url: str) -> None:
    async def use(database: Database) -> None:
        seats = [SeatFacts(0, "open", invite="x"), SeatFacts(1, "person", person="eva", name="Eva")]
        await made(
            database,
            a_room("old", moved=1),
            a_room("new", moved=5, watchable=True),
            a_room("done", status="finished", watchable=True, moved=9),
            a_room("open", status="waiting", listed=True, owner="eva", seats=seats),
            a_room("shy", status="waiting", owner="eva", seats=seats),
        )
        async with database.read() as db:
            assert [r.id for r in await store.rooms_of(db, "ana")] == ["new", "old", "done"]
            assert sorted(r.id for r in await store.rooms_of(db, "eva")) == ["open", "shy"]
            assert [r.id for r in await store.rooms_to_watch(db)] == ["new"]
            assert [r.id for r in await store.rooms_with_open_seats(db)] == ["open"]
            assert await store.count_running(db, "ana") == 2
            assert await store.count_rooms(db) == {"playing": 2, "finished": 1, "waiting": 2}

    with_database(url, use)


def test_who_is_waited_for(url: str) -> None:
    async def use(database: Database) -> None:
        await made(
            database,
            a_room("person", asked=2, deadline=1000),
            a_room("opponent", asked=1, deadline=None),
            a_room("both", asked=3, deadline=2000),
            a_room("done", asked=1, status="finished", deadline=5),
        )
        async with database.read() as db:
            assert sorted(await store.rooms_waiting_for_opponents(db)) == ["both", "opponent"]
            assert await store.late_rooms(db, 999) == []
            assert await store.late_rooms(db, 1000) == ["person"]
            assert sorted(await store.late_rooms(db, 5000)) == ["both", "person"]

    with_database(url, use)


def test_live_clocks_are_spared(url: str) -> None:
    async def use(database: Database) -> None:
        days = Clock("days", 0, 0, 3)
        await made(database, a_room("live"), a_room("begun", since=150, deadline=900), a_room("days", clock=days))
        await database.write(lambda db: store.spare_live_clocks(db, 100, 700))
        async with database.read() as db:
            found = {room.id: (room.since, room.deadline) for room in await store.rooms_of(db, "ana")}
            assert await store.any_live_clock(db)
        # 50 ms had gone by; nothing had, for the clock was started after the last sign of life; and days run on
        assert found == {"live": (650, 1600), "begun": (700, 1450), "days": (50, 1000)}

    with_database(url, use)


def test_offers_and_chat(url: str) -> None:
    async def use(database: Database) -> None:
        await made(database, a_room())
        offers = [Offer("draw", 0, None), Offer("undo", 1, 1)]
        await database.write(lambda db: store.set_offers(db, "room", offers))
        for n in range(store.CHAT_LENGTH + 5):
            line = ChatLine(n, "Ana", 1, f"line {n}", n)
            await database.write(lambda db, line=line: store.add_chat(db, "room", line))  # type: ignore[misc]
        async with database.read() as db:
            facts = await store.load_room(db, "room")
            assert facts is not None and sorted(o.kind for o in facts.offers) == ["draw", "undo"]
            chat = await store.load_chat(db, "room")
            assert [line.n for line in chat] == list(range(5, store.CHAT_LENGTH + 5))
            assert await store.next_chat(db, "room") == store.CHAT_LENGTH + 5
        await database.write(lambda db: store.set_offers(db, "room", []))
        async with database.read() as db:
            facts = await store.load_room(db, "room")
            assert facts is not None and facts.offers == []

    with_database(url, use)


# --- people ---


def test_sessions_and_accounts(url: str) -> None:
    async def use(database: Database) -> None:
        await database.write(with_people)
        await database.write(lambda db: people.add_session(db, "hash", "ana", 5))
        await database.write(lambda db: people.update_person(db, "ana", {"login": "ana", "password": "p"}))
        async with database.read() as db:
            person = await people.person_of_session(db, "hash")
            assert person is not None and (person.id, person.name, person.account) == ("ana", "Ana", True)
            assert await people.person_of_session(db, "other") is None
            assert await people.account_named(db, "ana") == ("ana", "p")
            assert await people.account_named(db, "eva") is None
        with pytest.raises(IntegrityError):
            await database.write(lambda db: people.update_person(db, "eva", {"login": "ana"}))
        await database.write(lambda db: people.end_session(db, "hash"))
        async with database.read() as db:
            assert await people.person_of_session(db, "hash") is None

    with_database(url, use)


def test_what_is_handed_over(url: str) -> None:
    async def use(database: Database) -> None:
        both = [SeatFacts(0, "person", person="ana", name="Ana"), SeatFacts(1, "person", person="eva", name="Eva")]
        await made(database, a_room("one"), a_room("shared", seats=both))
        await database.write(lambda db: people.hand_over(db, "ana", "eva"))
        async with database.read() as db:
            one, shared = await store.load_room(db, "one"), await store.load_room(db, "shared")
        assert one is not None and shared is not None
        assert one.seats_of("eva") == [1] and one.owner == "eva"
        assert [seat.person for seat in shared.seats] == ["ana", "eva"]  # he does not sit on both sides

    with_database(url, use)


# --- writing ---


def test_changes_that_come_together_are_committed_together_and_fail_alone(url: str) -> None:
    async def use(database: Database) -> None:
        await made(database, a_room())

        def line(n: int) -> Callable[[AsyncConnection], Awaitable[None]]:
            return lambda db: store.add_chat(db, "room", ChatLine(n, "", 0, "x", 0))

        done = await asyncio.gather(*(database.write(line(n)) for n in (0, 1, 2, 2, 3, 0, 4)), return_exceptions=True)
        failed = [isinstance(result, IntegrityError) for result in done]
        assert failed == [False, False, False, True, False, True, False]
        async with database.read() as db:
            assert [entry.n for entry in await store.load_chat(db, "room")] == [0, 1, 2, 3, 4]

    with_database(url, use)


def test_lines_of_many_rooms_are_written_together_and_fail_alone(url: str) -> None:
    async def use(database: Database) -> None:
        await made(database, a_room("one"), a_room("two"), a_room("three"))

        def lines(room: str, n: int) -> list[Any]:
            decision = (store.ADD_DECISION, store.decision_values(room, n, 1, "done", False, [], 77))
            return [decision, *store.change_lines(a_room(room, revision=n + 1, deadline=None), [])]

        done = await asyncio.gather(
            *(database.write_lines(lines(room, n)) for room, n in (("one", 2), ("two", 1), ("three", 2))),
            return_exceptions=True,
        )
        assert [isinstance(result, IntegrityError) for result in done] == [False, True, False]
        async with database.read() as db:
            found = {room.id: room for room in await store.rooms_of(db, "ana")}
            assert {id: room.revision for id, room in found.items()} == {"one": 3, "two": 2, "three": 3}
            assert (found["one"].deadline, found["two"].deadline) == (None, 1000)

    with_database(url, use)


def test_what_the_server_remembers(url: str) -> None:
    async def use(database: Database) -> None:
        async with database.read() as db:
            assert await store.remembered(db, "x") is None
        for value in ("1", "2"):
            await database.write(lambda db, value=value: store.remember(db, "x", value))  # type: ignore[misc]
        async with database.read() as db:
            assert await store.remembered(db, "x") == "2"
        assert await database.alive()

    with_database(url, use)


def test_a_game_on_either_database(url: str) -> None:
    """The whole server: play, take back, restart, go on."""

    async def go() -> None:
        async with open_house(None, database=url) as house:
            id, axis, allies = await house.pair()
            a, b = await axis.enter(id), await allies.enter(id)
            await play_on([a, b], 25)
            await a.say("offer", kind="undo", seat=0, to_revision=20)
            await b.say("answer-offer", kind="undo", seat=1, yes=True)
            await a.until(lambda s: s.revision == 20)
            view, cookies = a.state["view"], axis.http.cookies
        async with open_house(None, database=url) as house:
            again = await (await house.guest(cookies)).enter(id)
            assert again.revision == 20 and again.state["view"] == view

    asyncio.run(go())


# --- settings ---


def test_settings_come_from_the_environment_and_flags_overrule(tmp_path: Path) -> None:
    environ = {"SANDTABLE_PORT": "9000", "SANDTABLE_HOST": "0.0.0.0", "SANDTABLE_WEBHOOKS": "true", "OTHER": "x"}
    settings = read_settings(environ, port=9001, host=None)
    assert (settings.port, settings.host, settings.webhooks) == (9001, "0.0.0.0", True)
    with pytest.raises(SandtableError, match="port"):
        read_settings({"SANDTABLE_PORT": "many"})


@pytest.mark.parametrize("bad", ["mysql://x/y", "nonsense"])
def test_a_database_that_is_not_one(bad: str) -> None:
    with pytest.raises(SandtableError):
        database_url(Settings(database=bad))


def test_the_database_is_by_default_a_file_that_only_its_owner_reads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    url = database_url(Settings())
    assert url.database == str(tmp_path / "sandtable" / "table.db")
    assert (tmp_path / "sandtable").stat().st_mode & 0o777 == 0o700


def test_a_database_of_a_newer_version_is_refused_in_one_line(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'table.db'}"

    async def newer(database: Database) -> None:
        async def job(db: AsyncConnection) -> None:
            await db.execute(text("update alembic_version set version_num = '9999'"))

        await database.write(job)

    with_database(url, newer)
    with pytest.raises(SandtableError, match=f"newer Sandtable: it is at 9999, this one knows {HEAD}"):
        with_database(url, newer)


def test_health_knows_when_nothing_can_be_written_and_when_it_can_again(tmp_path: Path) -> None:
    async def use(database: Database) -> None:
        async def set_up(on: str) -> None:
            async with database.writer.connect() as db:
                await db.exec_driver_sql(f"PRAGMA query_only={on}")

        async def job(db: AsyncConnection) -> None:
            await store.remember(db, "key", "value")

        assert await database.writable()
        await set_up("ON")
        with pytest.raises(OperationalError):
            await database.write(job)
        assert await database.alive() and not await database.writable()
        await set_up("OFF")
        assert await database.writable()

    with_database(f"sqlite:///{tmp_path / 'table.db'}", use)

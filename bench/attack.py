"""Bounded attacks on a server of our own, and what others feel of them. Prints a table for docs/security.md.

python bench/attack.py [--seconds 5] [--messages 2000] [--kills 10] [--compare 2000] [--only NAME ...] [--add FILE]

Every flood comes from a process of its own (this file with --flood). Meanwhile pairs of people play on the same server;
what is measured is the time from their choice to its acknowledgement, and just before it, for comparison, the same
without the flood ("calm"); "late" is by how much those who measure were themselves woken too late (p99), "disk" how
long a flush of 4 KiB to the disk of the database took meanwhile (p99): every decision waits for one. With --add,
kills and comparisons go on from those noted in a file, and are added to them: much of it can be done in parts. Several
parts may run at once, each with a file and a --seed of its own; --sum FILE ... then prints them as one table.
Nothing outside this machine is reached.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests" / "table"))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests" / "table" / "server"))

import httpx
from attack_floods import FLOODS
from attack_looks import compare
from house import PATIENCE, SCENARIO, TITLE, Guest, Refused, Seat
from match import kill_and_go_on
from own_postgres import NoPostgres, own_postgres
from websockets.exceptions import ConnectionClosed

from sandtable.shelf import game_names

PAIRS = 4
TOO_FAST = 429
PACE = 0.1  # seconds between two decisions of a pair


class Place:
    """What a `Guest` must know of a server."""

    def __init__(self, url: str) -> None:
        self.url = url


class Pair:
    """Two people who play on, whatever happens; notes how long each decision took, and whether one was lost."""

    def __init__(self, url: str, number: int) -> None:
        self.url = url
        self.guests = [Guest(Place(url), httpx.AsyncClient(base_url=url, timeout=PATIENCE)) for _ in range(2)]  # type: ignore[arg-type]
        self.seats: list[Seat] = []
        self.room = ""
        self.taken: list[float] = []
        self.late: list[float] = []  # how much later than it wished it was woken: the machine's part
        self.lost = 0
        self.rng = random.Random(number)

    async def sit_down(self) -> None:
        first, second = self.guests
        body = {"title": TITLE, "scenario": SCENARIO, "seats": [{"kind": "me"}, {"kind": "open"}], "watchable": True}
        while (reply := await first.http.post("/api/rooms", json=body, headers=first.headers)).status_code == TOO_FAST:
            await asyncio.sleep(PACE)  # a flood from our own address has made all that may be made from there for now
        made = reply.json()
        self.room = made["room"]
        await second.post(f"/api/rooms/{self.room}/sit", {"invite": made["invites"][1]})
        await self.enter()

    async def enter(self) -> None:
        before = max((seat.revision for seat in self.seats), default=0)
        self.seats = [await guest.enter(self.room) for guest in self.guests]
        self.lost += max(0, before - self.seats[0].revision)

    async def play(self, until: float) -> None:
        while time.perf_counter() < until:
            try:
                await self.decide()
            except (ConnectionClosed, OSError):
                await self.enter()
            begun = time.perf_counter()
            await asyncio.sleep(PACE)
            self.late.append(time.perf_counter() - begun - PACE)

    async def decide(self) -> None:
        newest = max(seat.revision for seat in self.seats)
        for seat in self.seats:
            await seat.until(lambda one: one.revision >= newest)
        asked = next((seat for seat in self.seats if seat.is_asked), None)
        if asked is None:
            self.seats = []
            await self.sit_down()  # the game is over
            return
        code = self.rng.choice(asked.state["question"]["choices"])["code"]
        begun = time.perf_counter()
        with suppress(Refused):
            await asked.say("choose", revision=asked.revision, seat=asked.state["eyes"], code=code)
            self.taken.append(time.perf_counter() - begun)
        await asked.until(lambda one: one.revision > newest)

    async def close(self) -> None:
        for guest in self.guests:
            await guest.close()


async def start_server(folder: Path) -> tuple[Process, str]:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p), "SANDTABLE_LOG_LEVEL": "critical"}
    env.update(SANDTABLE_REQUEST_SECONDS="2", SANDTABLE_REQUEST_BURST="200", SANDTABLE_CHORE_BURST="40")
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "sandtable", "serve", "--port", "0", "--no-browser", "--database",
        f"sqlite:///{folder / 'table.db'}", stdout=PIPE, stderr=asyncio.subprocess.DEVNULL, env=env,
    )  # fmt: skip
    assert process.stdout is not None
    return process, (await process.stdout.readline()).decode().split()[3]


class Disk:
    """How long the disk of a folder takes for what a commit asks of it, whatever the server does."""

    def __init__(self, folder: Path) -> None:
        self.file = (folder / "flushed").open("wb", buffering=0)
        self.taken: list[float] = []

    def flush(self) -> None:
        begun = time.perf_counter()
        self.file.seek(0)
        self.file.write(bytes(4096))
        os.fsync(self.file.fileno())
        self.taken.append(time.perf_counter() - begun)

    async def watch(self, until: float) -> None:
        while time.perf_counter() < until:
            await asyncio.to_thread(self.flush)
            await asyncio.sleep(PACE)


async def under(
    name: str | None, url: str, pairs: list[Pair], args: argparse.Namespace, folder: Path
) -> dict[str, Any]:
    """The pairs play for some seconds while a flood comes, or none."""
    for pair in pairs:
        pair.taken, pair.late = [], []
    flood: Process | None = None
    if name is not None:
        flood = await asyncio.create_subprocess_exec(
            sys.executable, __file__, "--flood", name, "--url", url, "--room", pairs[0].room,
            "--seconds", str(args.seconds), "--messages", str(args.messages), stdout=PIPE,
        )  # fmt: skip
        assert flood.stdout is not None
        await flood.stdout.readline()  # it begins
    until = time.perf_counter() + args.seconds
    disk = Disk(folder)
    await asyncio.gather(disk.watch(until), *(pair.play(until) for pair in pairs))
    disk.file.close()
    done = b"0"
    if flood is not None:
        done, _ = await flood.communicate()
        if flood.returncode:
            raise SystemExit(f"the flood {name!r} broke off: what was measured beside it says nothing")
    taken = sorted(second for pair in pairs for second in pair.taken)
    return {
        "attack": name or "(none)",
        "times": int(done.decode().strip() or 0),
        "decisions": len(taken),
        "p50": percentile(taken, 50),
        "p99": percentile(taken, 99),
        "late": percentile(sorted(second for pair in pairs for second in pair.late), 99),
        "disk": percentile(sorted(disk.taken), 99),
        "lost": sum(pair.lost for pair in pairs),
    }


def percentile(values: list[float], p: float) -> float:
    return round(1000 * values[min(len(values) - 1, int(len(values) * p / 100))], 1) if values else 0.0


# --- races, kills, looks ---


async def races(url: str, times: int) -> dict[str, Any]:
    """Two windows of one person choose at the same moment: one is done, the other is stale, and it counts once."""
    me = Guest(Place(url), httpx.AsyncClient(base_url=url, timeout=PATIENCE))  # type: ignore[arg-type]
    made = await me.make_room(seats=[{"kind": "me"}, {"kind": "me"}])
    windows = [await me.enter(made["room"]) for _ in range(2)]
    wrong = 0
    for _ in range(times):
        await asyncio.sleep(1.0)  # a whole state for each window is dear
        seat = windows[0].state["asked"][0]
        for window in windows:
            await window.say("eyes", seat=seat)
            await window.until(lambda one: one.is_asked)
        here = windows[0].revision
        code = windows[0].state["question"]["choices"][0]["code"]
        numbers = [await window.send("choose", revision=here, seat=seat, code=code) for window in windows]
        answers = [await answer(window, number) for window, number in zip(windows, numbers, strict=True)]
        wrong += sorted(answers) != ["done", "stale"]
        for window in windows:
            await window.until(lambda one, before=here: one.revision > before)  # type: ignore[misc]
    await me.close()
    return {"attack": "races", "times": times, "lost": wrong}


async def answer(window: Seat, number: int) -> str:
    try:
        return str((await window.reply_to(number))["t"])
    except Refused as refused:
        return refused.code


SQLITE = "SIGKILL, SQLite"
POSTGRES = "SIGKILL, two servers, PostgreSQL"


async def kills(folder: Path, sums: Sums, times: int) -> None:
    """A decision that is lost ends it with an error."""
    begun = sums.seed + sums.of(SQLITE)["times"]
    heard = await kill_and_go_on(f"sqlite:///{folder / 'kills.db'}", times, seed=begun)
    sums.add(SQLITE, times=times, decisions=heard, lost=0)


async def postgres_kills(sums: Sums, times: int) -> None:
    begun = sums.seed + sums.of(POSTGRES)["times"]
    try:
        with own_postgres() as url:
            heard = await kill_and_go_on(url, times, servers=2, seed=begun)
    except NoPostgres as reason:
        print(f"no kills of servers on PostgreSQL: {reason}", file=sys.stderr)
        return
    sums.add(POSTGRES, times=times, decisions=heard, lost=0)


def looks(sums: Sums, titles: list[str], most: int, minutes: float) -> None:
    """So many comparisons for each game, with what is noted, or as many as there is time for. What differs is told by
    its seed and place, so that it can be looked at."""
    rows = {f"looks, {title}": title for title in titles}
    until = time.monotonic() + 60 * minutes
    while time.monotonic() < until:
        row = min(rows, key=lambda name: sums.of(name)["times"])
        if sums.of(row)["times"] >= most:
            return
        done, different = compare(rows[row], sums.seed + sums.of(row)["games"])
        for look in different:
            print(f"{row}: {look}", file=sys.stderr, flush=True)
        sums.add(row, times=done, leaked=len(different), games=1)


class Sums:
    """Figures that add up, over several runs if there is a file for them."""

    def __init__(self, path: Path | None, seed: int = 0) -> None:
        self.path = path
        self.seed = seed  # from where kills and games count theirs
        noted = json.loads(path.read_text()) if path is not None and path.exists() else {}
        self.rows: dict[str, Counter[str]] = {name: Counter(row) for name, row in noted.items()}

    def of(self, name: str) -> Counter[str]:
        return self.rows.setdefault(name, Counter())

    def add(self, name: str, **figures: int) -> None:
        row = self.of(name)
        for key, more in figures.items():
            row[key] += more
        if self.path is not None:
            self.path.write_text(json.dumps(self.rows))

    def take_in(self, other: Sums) -> None:
        for name, row in other.rows.items():
            self.of(name).update(row)

    def found(self) -> list[dict[str, Any]]:
        return [{"attack": name, **row} for name, row in self.rows.items() if row["times"]]


# --- all of it ---


async def floods(args: argparse.Namespace, folder: Path, wanted: list[str]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    process, url = await start_server(folder)
    pairs = [Pair(url, n) for n in range(PAIRS)]
    try:
        for pair in pairs:
            await pair.sit_down()
        for name in FLOODS:
            if name in wanted:
                calm = await under(None, url, pairs, args, folder)
                found.append({**await under(name, url, pairs, args, folder), "calm p99": calm["p99"], "load": load()})
                print(json.dumps(found[-1]), file=sys.stderr, flush=True)
        if "races" in wanted:
            found.append(await races(url, args.races))
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
            assert (await http.get("/health")).json() == {"status": "ok"}
        for pair in pairs:
            await pair.close()
    finally:
        process.terminate()
        await process.wait()
    return found


def load() -> float:
    """What the machine has had to do in the last minute, this attack included: processes that ran or waited."""
    return round(os.getloadavg()[0], 1)


async def attack(args: argparse.Namespace, folder: Path) -> list[dict[str, Any]]:
    wanted = args.only or [*FLOODS, "races", "kills", "postgres kills", "looks"]
    found: list[dict[str, Any]] = []
    if {*FLOODS, "races"} & set(wanted):
        found = await floods(args, folder, wanted)
    sums = Sums(Path(args.add) if args.add else None, args.seed)
    if "kills" in wanted:
        await kills(folder, sums, args.kills)
    if "postgres kills" in wanted:
        await postgres_kills(sums, args.kills)
    if "looks" in wanted:
        looks(sums, args.games or list(game_names()), args.compare, args.minutes)
    return found + sums.found()


def table(found: list[dict[str, Any]]) -> str:
    names = ["attack", "times", "decisions", "p50", "p99", "calm p99", "late", "disk", "load", "lost", "leaked"]
    lines = ["| " + " | ".join(names) + " |", "|" + "---|" * len(names)]
    lines += ["| " + " | ".join(str(row.get(name, "")) for name in names) + " |" for row in found]
    return "\n".join(lines)


async def pour(args: argparse.Namespace) -> None:
    """As a process of its own: so much of one flood as fits into its seconds; prints how often it struck."""
    flood: Callable[..., Awaitable[int]] = FLOODS[args.flood]
    os.nice(10)  # it stands for machines of others, and is not to take this one from the server
    print(await flood(args.url, args.room, args.seconds, args.messages))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=5.0, help="of each flood")
    parser.add_argument("--messages", type=int, default=2000, help="that a flood of malformed ones has")
    parser.add_argument("--kills", type=int, default=10, help="for each database")
    parser.add_argument("--races", type=int, default=20)
    parser.add_argument("--compare", type=int, default=2000, help="comparisons of non-interference for each game")
    parser.add_argument("--games", nargs="*", default=[], help="that are compared; left out: all")
    parser.add_argument("--minutes", type=float, default=1e9, help="after which comparing ends")
    parser.add_argument("--add", default="", help="a file with kills and comparisons so far, to which these are added")
    parser.add_argument("--seed", type=int, default=0, help="of kills and comparisons: another for each part")
    parser.add_argument("--sum", nargs="*", default=[], help="files of parts: print what they add up to")
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--flood", default="", help=argparse.SUPPRESS)
    parser.add_argument("--url", default="", help=argparse.SUPPRESS)
    parser.add_argument("--room", default="", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.flood:
        asyncio.run(pour(args))
        return
    if args.sum:
        whole = Sums(None)
        for name in args.sum:
            whole.take_in(Sums(Path(name)))
        print(table(whole.found()))
        return
    with tempfile.TemporaryDirectory(prefix="sandtable-attack-") as folder:
        found = asyncio.run(attack(args, Path(folder)))
    print(table(found))
    if any(row.get("lost") or row.get("leaked") for row in found):
        sys.exit(1)


if __name__ == "__main__":
    main()

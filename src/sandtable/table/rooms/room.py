"""One game with its seats. Whatever changes it does so under its lock, is committed, and only then told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Protocol

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from sandtable.kernel.engine import asked_seats
from sandtable.kernel.errors import IllegalChoice
from sandtable.kernel.game import Game
from sandtable.kernel.title import SPECTATOR, Data
from sandtable.screens import wire
from sandtable.screens.lessons import Guide
from sandtable.screens.telling import ALL_EYES
from sandtable.table import protocol
from sandtable.table.logs import log
from sandtable.table.refusal import Refusal
from sandtable.table.rooms import clocks
from sandtable.table.rooms.counting import counted
from sandtable.table.rooms.driver import Driver
from sandtable.table.rooms.facts import Presence, RecordFacts, RoomFacts, SeatFacts, room_info
from sandtable.table.rooms.making import turn_of
from sandtable.table.rooms.partners import asked_mask, forget
from sandtable.table.rooms.quiet import Quiet, hides, replayed_quiet
from sandtable.table.rooms.reactions import Ahead, answer_ahead, answer_of_script
from sandtable.table.rooms.talking import tell_chat
from sandtable.table.rooms.telling import Eyes, Teller
from sandtable.table.storage import store
from sandtable.table.storage.database import Conflict, Job, Line, run_lines
from sandtable.table.titles import Served

if TYPE_CHECKING:
    from sandtable.table.services import Services

STALE = 5.0  # messages that a stale one counts for
MOST_AHEAD = 200  # answers in advance before somebody is asked after all


class Browser(Protocol):
    """Somebody who looks at a room. `put` never waits."""

    person: str | None
    name: str | None
    eyes: int
    changes: bool  # does it take what has changed instead of a whole view?

    def put(self, raw: bytes) -> None: ...

    def charge(self, cost: float) -> None:
        """For what it has had done, beyond the message itself."""

    def leave(self) -> None:
        """Close the connection; a browser that still wants to look comes again."""


class Room:
    def __init__(
        self,
        services: Services,
        served: Served,
        facts: RoomFacts,
        record: RecordFacts,
        game: Game,
        quiet: Quiet,
        guide: Guide | None,
    ) -> None:
        self.services = services
        self.served = served
        self.facts = facts
        self.scenario = record.scenario
        self.ahead = record.ahead  # by decision: was it answered in advance?
        self.game = game
        self.quiet = quiet
        self.shown: Game | None = None  # to spectators, while what is asked is not for them
        self.guide = guide
        self.lock = asyncio.Lock()
        self.browsers: set[Browser] = set()
        self.stamp = 0  # counts changes, taking back included
        self.news = False  # is there more to tell than a state?
        self.spoiled = False
        self.last_used = services.time.now()
        self.counting: asyncio.TimerHandle | None = None  # until spectators are counted again
        self.chat_lines = 0  # of which everybody here has heard
        self.hexes: frozenset[str] | None = None  # the names of its map's, once they are needed
        self.last_told: dict[Browser, tuple[int, int, int, str]] = {}
        self.views: dict[Browser, tuple[Eyes, int | None]] = {}  # the view that each has, by its number
        self.teller = Teller(self)
        self.driver = Driver(self)

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """The lock, for whoever comes over a socket; a room that was thrown out of memory does nothing any more."""
        async with self.lock:
            if self.spoiled:
                raise Refusal("stale")
            yield

    # --- looking ---
    @property
    def id(self) -> str:
        return self.facts.id

    @property
    def revision(self) -> int:
        return len(self.game.decisions)

    @property
    def finished(self) -> bool:
        return self.facts.status == "finished"

    def presence(self) -> Presence:
        people = {browser.person for browser in self.browsers if browser.person is not None}
        looking_on = sum(not self.facts.seats_of(browser.person) for browser in self.browsers)
        return Presence(people, looking_on)

    def lesson(self) -> wire.Lesson | None:
        """The step at which a lesson stands; None when the game is free."""
        return None if self.guide is None or self.finished else self.guide.lesson(self.game)

    def info(self, person: str | None) -> protocol.RoomInfo:
        eyes = next(iter(self.facts.sides_of(person)), SPECTATOR)
        offers = [offer if offer.to_revision is None else self.offer_for(offer, eyes) for offer in self.facts.offers]
        info = room_info(self.facts, self.served, person, self.presence(), self.lesson())
        return msgspec.structs.replace(info, offers=offers)

    def offer_for(self, offer: protocol.Offer, eyes: int) -> protocol.Offer:
        """As these eyes count how far it goes back."""
        return msgspec.structs.replace(offer, to_revision=self.told(eyes, decisions=offer.to_revision))

    def seat_of(self, browser: Browser, number: int) -> SeatFacts:
        """The place from which somebody speaks for a side."""
        for place in self.facts.places(number):
            if browser.person is not None and place.person == browser.person:
                return place
        raise Refusal("not-yours")

    def side_of(self, eyes: int) -> int:
        """What the place with these eyes sees; a spectator's are his own."""
        return self.facts.seats[eyes].side if eyes >= 0 else eyes

    def check_running(self) -> None:
        if self.finished:
            raise Refusal("over")
        if self.facts.status == "waiting":
            raise Refusal("waiting")

    def told(self, eyes: int, open_hands: bool = False, decisions: int | None = None) -> int:
        """So many decisions, or all that were made, as these eyes count them."""
        n = self.revision if decisions is None else decisions
        if not self.finished and hides(self.game, eyes):
            return self.quiet.counted(n)
        return n if self.finished or open_hands else counted(self.game, self.side_of(eyes), n)

    def told_to(self, browser: Browser) -> int:
        return self.told(*self.turn_eyes(browser))

    async def check_revision(self, browser: Browser, revision: int) -> None:
        """What another seat has sealed meanwhile does not change what this one was asked, and is not counted. Who is
        behind is sent again what was sent to all: it is at hand, and nothing is made for it."""
        if revision != self.told_to(browser):
            browser.charge(STALE)
            browser.put(await self.state_for(browser, again=True))
            raise Refusal("stale")

    # --- coming and going ---
    async def arrive(self, browser: Browser) -> bool:
        """False if this room has just left memory: get it again."""
        async with self.lock:
            if not self.spoiled and not await self.services.rooms.is_current(self):
                await self.services.rooms.catch_up(self)  # he may have seen more at another server
            if self.spoiled:
                return False
            async with self.services.database.read() as db:
                chat = await store.load_chat(db, self.id)
            self.chat_lines = chat[-1].n + 1 if chat else 0
            if not self.facts.hears_chat(browser.person):
                chat = []
            self.browsers.add(browser)
            state = await self.state_for(browser, whole=True)
            self.send(browser, protocol.RoomDown(self.info(browser.person)))
            browser.put(state)
            self.send(browser, protocol.ChatDown(chat, 0))
            for side in self.facts.sides_of(browser.person):
                self.send(browser, protocol.ReactionsDown(side, self.facts.seats[side].reactions))
            self.tell_presence(browser)
            self.driver.wake()
            return True

    async def leave(self, browser: Browser) -> None:
        async with self.lock:
            self.browsers.discard(browser)
            self.last_told.pop(browser, None)
            self.views.pop(browser, None)
            self.last_used = self.services.time.now()
            self.teller.forget({other.eyes for other in self.browsers} | {ALL_EYES})
            self.tell_presence(browser)

    async def look(self, browser: Browser, seat: int) -> None:
        """Hot-seat: another one sits before the screen."""
        async with self.held():
            browser.eyes = self.seat_of(browser, seat).seat
            browser.put(await self.state_for(browser, whole=True))

    async def take_over(
        self, facts: RoomFacts, record: RecordFacts, game: Game, quiet: Quiet, guide: Guide | None
    ) -> None:
        """Another server has changed it: everybody hears of the room as it is now. The caller holds the lock."""
        ours, theirs = self.game.notations(), game.notations()
        same = next(
            (n for n, (a, b) in enumerate(zip(ours, theirs, strict=False)) if a != b), min(len(ours), len(theirs))
        )
        self.facts, self.ahead, self.game, self.quiet, self.guide = facts, record.ahead, game, quiet, guide
        self.teller.cut(same)
        self.stamp += 1
        self.news = True
        await self.tell_all()
        async with self.services.database.read() as db:
            lines = await store.load_chat(db, self.id, self.chat_lines)
        tell_chat(self, lines)
        self.driver.wake()

    # --- deciding ---
    async def decide(self, seat: int, code: int, ahead: bool = False) -> None:
        """Play and commit one decision. The caller holds the lock, and settles afterwards."""
        await self.decide_all(seat, [code], [ahead])

    async def decide_all(self, seat: int, codes: list[int], ahead: list[bool]) -> None:
        """The same for several of one seat, in one transaction. All but the first are known to be legal."""
        facts, now = self.facts, self.services.time.now()
        forget(facts, seat)
        lines: list[Line] = []
        for code, early in zip(codes, ahead, strict=True):
            try:
                self.game.play(code, seat)
            except IllegalChoice:
                raise Refusal("illegal") from None
            self.ahead.append(early)
            self.quiet.play(self.game)
            lines.append(self.decision_line(self.revision - 1, now))
        changed = clocks.spend(facts, now)
        by_hand = not all(ahead)
        if by_hand and not self.writes_on(seat):
            clocks.reward(facts, seat)
        told = [place for place in facts.places(seat) if place.told]
        for place in told:
            place.told = False
        lapsed = [offer for offer in facts.offers if by_hand and offer.seat != seat and offer.kind != "rematch"]
        self.note_change(now)
        facts.offers = [offer for offer in facts.offers if offer not in lapsed]
        lines += store.change_lines(facts, changed)

        async def job(db: AsyncConnection) -> None:
            await run_lines(db, lines)
            for place in told:
                await store.update_seat(db, self.id, place.seat, {"told": False})
            await store.set_offers(db, self.id, facts.offers)

        await self.commit(job if told or lapsed or self.finished else lines)
        self.news = self.news or bool(lapsed)
        for early, n in zip(ahead, range(self.revision - len(codes), self.revision), strict=True):
            if self.quiet.asked[n]:
                continue  # that it was asked would tell what is held
            self.services.metrics.count("decisions_total", by="ahead" if early else facts.seats[seat].kind)

    def writes_on(self, seat: int) -> bool:
        """Has it sealed a part of its answer, with more to come? Only the whole earns time."""
        return self.game.sealed[-1] and seat in asked_seats(self.game.state)

    def decision_line(self, n: int, now: int) -> Line:
        """What is written of one decision."""
        game = self.game
        seat, shown = game.decisions[n][0], game.outcomes[n + 1]
        values = store.decision_values(self.id, n, seat, game.notations()[n], self.ahead[n], shown, now)
        return (store.ADD_DECISION, values)

    def note_change(self, now: int) -> None:
        """Bring the facts up to the game as it stands."""
        facts, game = self.facts, self.game
        self.stamp += 1
        facts.revision = self.told(SPECTATOR)
        facts.turn = turn_of(game)
        self.shown = None
        if not (game.sealed and game.sealed[-1]) and not self.quiet.asked[-1]:  # nobody learns when another writes
            facts.moved = now
        facts.asked = asked_mask(self.served.screen, game, facts)
        if game.over and not self.finished:
            result = self.served.screen.result(game)
            assert result is not None
            self.end(result)
        clocks.wind(facts, now)

    def end(self, result: wire.Result) -> None:
        self.facts.status = "finished"
        self.facts.revision = self.revision
        self.facts.result = result
        self.facts.asked = 0
        self.facts.offers = []
        self.stamp += 1
        self.news = True

    async def write_change(self, db: AsyncConnection, seats: list[SeatFacts]) -> None:
        """What `note_change` changed, and the clocks of these seats."""
        await run_lines(db, store.change_lines(self.facts, seats))
        await store.set_offers(db, self.id, self.facts.offers)

    async def commit(self, change: Job[None] | list[Line]) -> None:
        """If it cannot be written, what is in memory is ahead of the truth: everybody comes again."""
        seen = (self.id, self.facts.version)
        try:
            if isinstance(change, list):
                await self.services.database.write_lines(change, seen)
            else:
                await self.services.database.write(change, seen)
        except Conflict:  # another server was first
            log("room-changed-elsewhere", room=self.id)
            self.spoil()
            raise Refusal("stale") from None
        except BaseException:
            log("commit-failed", level="error", room=self.id, error=True)
            self.spoil()
            raise
        self.facts.version += 1
        self.last_used = self.services.time.now()

    def spoil(self) -> None:
        self.services.rooms.forget(self)
        for browser in list(self.browsers):
            browser.leave()

    async def settle(self) -> None:
        """After a change: take what was answered in advance, tell everybody, let opponents go on."""
        for _ in range(MOST_AHEAD):
            answer = self.next_ahead()
            if answer is None:
                break
            await self.decide(answer.seat, answer.code, ahead=True)
        await self.tell_all()
        self.driver.wake()

    def next_ahead(self) -> Ahead | None:
        if self.facts.status != "playing":
            return None
        if self.guide is not None and self.lesson() is not None:
            return answer_of_script(self.guide, self.game)
        return answer_ahead(self.served.screen, self.game, self.facts)

    async def set_offers(self, offers: list[protocol.Offer]) -> None:
        async def job(db: AsyncConnection) -> None:
            await store.set_offers(db, self.id, offers)

        await self.commit(job)
        self.facts.offers = offers
        self.tell_room()

    # --- telling ---
    def tell_presence(self, browser: Browser) -> None:
        """Who plays is seen at once; those who look on are counted now and then, however many come and go."""
        pause = self.services.settings.presence_pause
        if self.facts.seats_of(browser.person) or pause <= 0:
            self.tell_room(but=browser)
        elif self.counting is None:
            self.counting = asyncio.get_running_loop().call_later(pause, self.tell_count)

    def tell_count(self) -> None:
        self.counting = None
        if not self.spoiled:
            self.tell_room()

    def send(self, browser: Browser, message: protocol.Down) -> None:
        browser.put(protocol.ENCODER.encode(message))

    def tell_room(self, but: Browser | None = None) -> None:
        self.news = False
        raw: dict[str | None, bytes] = {}
        for browser in self.browsers:
            if browser is but:
                continue
            person = browser.person if self.facts.seats_of(browser.person) else None
            if person not in raw:
                raw[person] = protocol.ENCODER.encode(protocol.RoomDown(self.info(person)))
            browser.put(raw[person])

    async def tell_all(self) -> None:
        """The room as it stands, to everybody: made once for each pair of eyes, aside."""
        if self.news:
            self.tell_room()
        behind = {browser: self.turn_eyes(browser) for browser in self.browsers}
        # of what another seat seals they hear only that it is done
        behind = {browser: seen for browser, seen in behind.items() if self.last_told.get(browser) != self.signs(*seen)}
        await self.services.writing(self.make_states, set(behind.values()))
        raw: dict[tuple[Eyes, int | None], bytes] = {}
        for browser, seen in behind.items():
            has = self.view_of(browser, seen)
            if (seen, has) not in raw:
                raw[seen, has] = self.teller.state(seen, has=has)
            self.note_told(browser, seen)
            browser.put(raw[seen, has])

    async def look_back(self, seen: Eyes) -> None:
        """A spectator who comes while something is asked that is not for him sees the table as the others last did."""
        upto = self.quiet.shown(self.revision)
        if self.shown is None and hides(self.game, seen[0]) and upto < self.revision and not self.finished:
            record = self.game.record()
            self.shown, _ = await self.services.aside(replayed_quiet, self.served, record, "room", upto)

    def game_for(self, eyes: int) -> Game:
        hidden = self.shown is not None and not self.finished and hides(self.game, eyes)
        return self.shown if hidden and self.shown is not None else self.game

    def make_states(self, wanted: set[Eyes]) -> None:
        for seen in wanted:
            self.teller.make(seen)

    def view_of(self, browser: Browser, seen: Eyes) -> int | None:
        """The number of the view that it has, if it can make the next one of it."""
        eyes, number = self.views.get(browser, (seen, None))
        return number if browser.changes and eyes == seen else None

    def note_told(self, browser: Browser, seen: Eyes) -> None:
        self.last_told[browser] = self.signs(*seen)
        self.views[browser] = (seen, self.teller.told[seen].number)

    def signs(self, eyes: int, open_hands: bool) -> tuple[int, int, int, str]:
        """What is different whenever anything is, for these eyes."""
        return (eyes, self.told(eyes, open_hands), self.facts.asked, self.facts.status)

    async def state_for(self, browser: Browser, *, whole: bool = False, again: bool = False) -> bytes:
        """The whole view, whatever the browser has."""
        seen = self.turn_eyes(browser)
        await self.look_back(seen)
        raw = await self.services.writing(self.teller.state, seen, whole=whole, again=again)
        self.note_told(browser, seen)
        return raw

    def turn_eyes(self, browser: Browser) -> Eyes:
        """Whose question a browser is shown, and whether all hands lie open to it: then it follows who is asked."""
        if not self.facts.is_open_to(browser.person):
            return browser.eyes, False
        mine = self.facts.seats_of(browser.person)
        asked = [seat for seat in self.facts.asked_seats() if seat in mine]
        if browser.eyes not in (asked or mine):
            browser.eyes = (asked or mine)[0]
        return browser.eyes, True

    def record(self) -> Data:
        data = self.game.record()
        if self.facts.result is not None:
            data["result"] = self.facts.result
        return data

"""Rooms as the database knows them, and as everyone may hear of them: a room's facts without its game."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, Literal

from msgspec import UNSET, Struct, field

from sandtable.kernel.game import VERSION
from sandtable.kernel.record import NUMBERS
from sandtable.kernel.title import Data
from sandtable.screens import wire
from sandtable.table.protocol import Clock, Offer, PartnerInfo, Reactions, RoomInfo, ScenarioName, SeatInfo
from sandtable.table.titles import Served

SeatKind = Literal["person", "opponent", "open"]
Status = Literal["waiting", "playing", "finished"]

NOBODY: Final = -1


class SeatFacts(Struct):
    """A place at the table: a seat of the game, or that of a partner at one."""

    seat: int  # number of the place; the seats of the game come first
    kind: SeatKind
    person: str | None = None
    name: str | None = None  # of the person
    level: str | None = None
    invite: str | None = None  # hashed
    left: int | None = None
    reactions: Reactions = field(default_factory=dict)
    told: bool = False
    partner_of: int | None = None  # the side at which he is the second
    nation: str | None = None  # for which he decides

    @property
    def is_partner(self) -> bool:
        return self.partner_of is not None

    @property
    def side(self) -> int:
        """The seat of the game that it belongs to."""
        return self.seat if self.partner_of is None else self.partner_of


class RoomFacts(Struct):
    id: str
    title: str
    scenario_name: str
    scenario_title: str
    options: Data
    lesson: str | None
    owner: str
    watchable: bool
    listed: bool
    clock: Clock
    status: Status
    result: wire.Result | None
    asked: int  # bit mask of places
    revision: int
    since: int | None
    deadline: int | None
    rematch: str | None
    created: int
    moved: int
    turn: int | None = None
    version: int = 0  # in the database, where servers share it
    open_hands: bool = False  # who sits here sees what all seats may know
    seats: list[SeatFacts] = field(default_factory=list)
    offers: list[Offer] = field(default_factory=list)
    ready: list[int] = field(default_factory=list)  # places that wait for their partner; nothing of it is kept

    @property
    def hotseat(self) -> bool:
        """One person holds several seats."""
        people = [seat.person for seat in self.seats if seat.person is not None]
        return len(people) > len(set(people))

    def seats_of(self, person: str | None) -> list[int]:
        """His places."""
        return [seat.seat for seat in self.seats if person is not None and seat.person == person]

    def sides_of(self, person: str | None) -> list[int]:
        return [self.seats[place].side for place in self.seats_of(person)]

    def places(self, side: int) -> list[SeatFacts]:
        """Of a side, its first one first."""
        return [seat for seat in self.seats if seat.side == side]

    def has_partners(self, side: int) -> bool:
        return any(seat.partner_of == side for seat in self.seats)

    def asked_seats(self) -> list[int]:
        """Places that have something to decide."""
        return [seat.seat for seat in self.seats if self.asked >> seat.seat & 1]

    def asked_sides(self) -> list[int]:
        return sorted({self.seats[place].side for place in self.asked_seats()})

    def is_open(self) -> bool:
        return any(seat.kind == "open" for seat in self.seats)

    def shows_to(self, person: str | None) -> bool:
        """May this person know of the room? (Whoever knows the name of a finished game may look at it.)"""
        return self.lets_in(person) or (self.listed and self.is_open())

    def lets_in(self, person: str | None) -> bool:
        """May this person come in, to play or to look on?"""
        if self.watchable or self.status == "finished":
            return True
        return person is not None and (person == self.owner or bool(self.seats_of(person)))

    def hears_chat(self, person: str | None) -> bool:
        """Where nobody may look on, what is said stays among those who sit there, also when the game is over."""
        return self.watchable or (person is not None and (person == self.owner or bool(self.seats_of(person))))

    def is_open_to(self, person: str | None) -> bool:
        """Does this person see what all seats may know? Nobody does before all have sat down and so agreed."""
        return self.open_hands and not self.is_open() and bool(self.seats_of(person))

    def is_alone(self, person: str | None) -> bool:
        """Has nobody else ever sat down here?"""
        others = [seat for seat in self.seats if seat.person is not None and seat.person != person]
        return person is not None and person == self.owner and not others

    def is_against_machines(self, person: str | None) -> bool:
        """Does he hold one side and opponents all others, with nobody beside him and no script?"""
        kinds = [seat.kind for seat in self.seats if seat.person != person]
        mine = self.seats_of(person)
        return self.lesson is None and len(mine) == 1 and all(kind == "opponent" for kind in kinds)

    def is_turn_of(self, person: str | None) -> bool:
        return self.status == "playing" and any(self.asked >> seat & 1 for seat in self.seats_of(person))


class RecordFacts(Struct):
    """What a game is made from."""

    scenario: Data
    seed: str
    options: Data
    rules_revision: int
    opening: list[int]
    decisions: list[tuple[int, int | str]] = field(default_factory=list)  # seat and notation, or an old number
    outcomes: list[list[int]] = field(default_factory=list)  # by decision, without the opening
    ahead: list[bool] = field(default_factory=list)

    @property
    def version(self) -> int:
        """As the kernel counts the versions of records."""
        return VERSION if all(isinstance(entry, str) for _, entry in self.decisions) else NUMBERS


class Presence(Struct):
    """Who looks at a room now."""

    people: Collection[str] = ()
    spectators: int = 0


def room_info(
    facts: RoomFacts, served: Served, person: str | None, presence: Presence, lesson: wire.Lesson | None = None
) -> RoomInfo:
    """A room as one person hears of it."""
    return RoomInfo(
        id=facts.id,
        title=facts.title,
        scenario=ScenarioName(facts.scenario_name, facts.scenario_title),
        options=facts.options,
        seats=[seat_info(seat, served.sides, person, presence) for seat in facts.seats if not seat.is_partner],
        hotseat=facts.hotseat,
        spectators=presence.spectators,
        watchable=facts.watchable,
        listed=facts.listed,
        open_hands=facts.open_hands,
        clock=facts.clock,
        status=facts.status,
        result=facts.result,
        offers=facts.offers,
        rematch=facts.rematch,
        lesson=lesson,
        created=facts.created,
        moved=facts.moved,
        revision=facts.revision,
        rules=served.screen.chosen_rules(facts.options),
        partners=[partner_info(seat, person, presence) for seat in facts.seats if seat.is_partner] or UNSET,
        ready=facts.ready or UNSET,
        hints=served.has_mind and facts.is_against_machines(person) or UNSET,
    )


def seat_info(seat: SeatFacts, sides: list[str], person: str | None, presence: Presence) -> SeatInfo:
    return SeatInfo(
        seat=seat.seat,
        side=sides[seat.seat],
        kind=seat.kind,
        level=seat.level,
        name=seat.name,
        mine=person is not None and seat.person == person,
        here=is_here(seat, presence),
    )


def partner_info(seat: SeatFacts, person: str | None, presence: Presence) -> PartnerInfo:
    return PartnerInfo(
        place=seat.seat,
        seat=seat.side,
        nation=seat.nation or "",
        kind="open" if seat.kind == "open" else "person",
        name=seat.name,
        mine=person is not None and seat.person == person,
        here=is_here(seat, presence),
    )


def is_here(seat: SeatFacts, presence: Presence) -> bool:
    return seat.kind == "opponent" or (seat.person is not None and seat.person in presence.people)

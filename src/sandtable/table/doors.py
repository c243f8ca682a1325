"""Who gets in when there are many: who sits at a table has a place of his own, whoever else crowds the door."""

from __future__ import annotations

from collections import Counter, OrderedDict
from typing import TYPE_CHECKING, Protocol

from sandtable.table.rooms.room import Room
from sandtable.table.security import ADDRESSES, Limits

if TYPE_CHECKING:
    from sandtable.table.settings import Settings


class Visitor(Protocol):
    person: str | None
    network: str

    def leave(self) -> None: ...


class Doors:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.messages = Limits(settings.message_rate, settings.message_burst)
        self.networks_messages = Limits(settings.message_rate, 10 * settings.message_burst)
        self.chats = Limits(settings.chat_rate, settings.chat_burst)
        self.visits = Limits(settings.visit_rate, settings.visit_burst)
        self.arrivals = Limits(settings.arrival_rate, settings.arrival_burst)
        self.crowds = Limits(settings.crowd_rate, settings.crowd_burst)
        self.known: OrderedDict[str, None] = OrderedDict()  # sessions of people, the one seen last at the end
        self.seated: dict[str, list[Visitor]] = {}  # by person, the oldest first
        self.looking_on: dict[Visitor, Room] = {}
        self.networks: Counter[str] = Counter()  # of those who look on
        self.rooms: Counter[str] = Counter()

    def know(self, session: str | None) -> None:
        """Somebody has come with it whom we know: whoever else floods from his address takes nothing from him."""
        if session is not None:
            self.known[session] = None
            self.known.move_to_end(session)
            while len(self.known) > ADDRESSES:
                self.known.popitem(last=False)

    def counted(self, session: str | None, network: str) -> str:
        """By what somebody is counted who comes."""
        return session if session is not None and session in self.known else network

    def let_in(self, visitor: Visitor, room: Room) -> bool:
        if visitor.person is not None and room.facts.seats_of(visitor.person):
            self.seat(visitor, visitor.person)
            return True
        return self.let_look_on(visitor, room)

    def seat(self, visitor: Visitor, person: str) -> None:
        """Always; who has forgotten many windows somewhere loses the oldest."""
        mine = self.seated.setdefault(person, [])
        mine.append(visitor)
        while len(mine) > self.settings.sockets_of_one_person:
            mine.pop(0).leave()

    def let_look_on(self, visitor: Visitor, room: Room) -> bool:
        settings = self.settings
        full = (
            len(self.looking_on) >= settings.sockets
            or self.networks[visitor.network] >= settings.sockets_of_one_address
            or self.rooms[room.id] >= settings.sockets_of_one_room
        )
        if full:
            return False
        self.looking_on[visitor] = room
        self.networks[visitor.network] += 1
        self.rooms[room.id] += 1
        return True

    def let_out(self, visitor: Visitor) -> None:
        mine = self.seated.get(visitor.person or "", [])
        if visitor in mine:
            mine.remove(visitor)
            if not mine:
                del self.seated[visitor.person or ""]
        room = self.looking_on.pop(visitor, None)
        if room is not None:
            for counter, key in ((self.networks, visitor.network), (self.rooms, room.id)):
                counter[key] -= 1
                if not counter[key]:
                    del counter[key]

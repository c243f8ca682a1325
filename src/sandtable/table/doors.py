"""Who gets in when there are many: who sits at a table has a place of his own, whoever else crowds the door."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Protocol

from sandtable.table.rooms.room import Room
from sandtable.table.security import Limits

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
        self.seated: dict[str, list[Visitor]] = {}  # by person, the oldest first
        self.looking_on: dict[Visitor, Room] = {}
        self.networks: Counter[str] = Counter()  # of those who look on
        self.rooms: Counter[str] = Counter()

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

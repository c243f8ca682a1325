"""What each pair of eyes is told of a game: made from its view, its log and its question alone.

It is made in a thread, once for a revision and a pair of eyes. Who has the view before this one is sent what has
changed in it, where that is shorter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec import UNSET, Raw

from sandtable.screens import wire
from sandtable.screens.telling import ALL_EYES
from sandtable.table.protocol import ENCODER, StateDown
from sandtable.table.rooms import clocks
from sandtable.table.rooms.changes import changes
from sandtable.table.rooms.partners import share
from sandtable.table.rooms.taking_back import undo_steps, way_back
from sandtable.table.titles import view_for

if TYPE_CHECKING:
    from sandtable.table.rooms.room import Room

KEPT: Final = 100  # marks, to take back without telling the whole log again
Eyes = tuple[int, bool]  # whose question, and do all hands lie open to it?


class Mark(NamedTuple):
    """How much of a log was told at a revision."""

    revision: int
    events: int
    lines: int


class Told(NamedTuple):
    """All that is dear of a state, ready to be sent."""

    stamp: tuple[int, int, str]  # of the room when it was made
    number: int  # of this view, as these eyes count them
    plain: object  # the view itself, for the next one to be compared with
    view: bytes
    changes: bytes | None  # since the view before, if they are shorter
    message: StateDown  # with nothing of the above, and no clock
    start: int  # of what is new in the log


class Teller:
    """Everybody with the same eyes has been told the same; `marks` remember up to where. Partners see the same with
    eyes of their own, for each is asked what he decides."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.marks: dict[int, list[Mark]] = {}
        self.lines: dict[int, list[bytes]] = {}  # the log by eyes, each line as it is sent
        self.told: dict[Eyes, Told] = {}

    def forget(self, eyes_in_use: set[int]) -> None:
        for eyes in set(self.marks) - eyes_in_use:
            del self.marks[eyes]
            self.lines.pop(eyes, None)
        self.told = {seen: told for seen, told in self.told.items() if seen[0] in eyes_in_use}

    def cut(self, revision: int) -> None:
        """After taking back: what was told up to an earlier mark is still true."""
        for eyes, marks in self.marks.items():
            kept = self.marks[eyes] = [mark for mark in marks if mark.revision <= revision]
            del self.lines[eyes][kept[-1].lines if kept else 0 :]

    @property
    def stamp(self) -> tuple[int, int, str]:
        return (self.room.stamp, self.room.facts.asked, self.room.facts.status)

    def make(self, seen: Eyes) -> Told:
        """Ready for these eyes, as the room stands. In a thread; whoever waits for it holds the room's lock."""
        before = self.told.get(seen)
        if before is None or before.stamp != self.stamp:
            self.told[seen] = self.made(seen, before)
        return self.told[seen]

    def made(self, seen: Eyes, before: Told | None) -> Told:
        eyes, open_hands = seen
        room, game, facts = self.room, self.room.game_for(seen[0]), self.room.facts
        side, asked = room.side_of(eyes), facts.asked_sides() if facts.status == "playing" else []
        start = self.extend_log(ALL_EYES if open_hands else eyes)
        view = view_for(game, ALL_EYES if open_hands else side)
        if open_hands:
            view["seat"] = side
        back = way_back(room, side, open_hands) if side >= 0 and not room.finished else room.revision
        message = StateDown(
            revision=room.told(eyes, open_hands),
            eyes=side,
            asked=asked,
            question=self.question(eyes) if side in asked else None,
            undo=side >= 0 and facts.status == "playing" and undo_steps(room, side) > 0,
            back=room.told(eyes, open_hands, back),
            log_from=0,
            log=[],
            clock=clocks.clock_state(facts, 0),
            over=room.finished,
            lesson=room.lesson(),
        )
        whole, fewer = ENCODER.encode(view), None
        if before is not None:
            fewer = ENCODER.encode(changes(before.plain, view))
        shorter = fewer if fewer is not None and len(fewer) < len(whole) // 2 else None
        number = 0 if before is None else before.number + 1
        return Told(self.stamp, number, view, whole, shorter, message, start)

    def state(self, seen: Eyes, *, whole: bool = False, again: bool = False, has: int | None = None) -> bytes:
        """The message. `whole`: with all of the log; `again`: to somebody who has heard all of it; `has`: the number
        of the view that its reader has, if any."""
        room, told = self.room, self.make(seen)
        lines = self.lines[ALL_EYES if seen[1] else seen[0]]
        message, start = told.message, 0 if whole else len(lines) if again else told.start
        message.log_from = start
        message.log = Raw(b"[" + b",".join(lines[start:]) + b"]")  # type: ignore[assignment]
        message.clock = clocks.clock_state(room.facts, room.services.time.now())
        if not whole and told.changes is not None and has == told.number - 1:
            message.view, message.changes = UNSET, Raw(told.changes)  # type: ignore[assignment]
        else:
            message.view, message.changes = Raw(told.view), UNSET  # type: ignore[assignment]
        return ENCODER.encode(message)

    def question(self, eyes: int) -> wire.Question | None:
        """None where a partner decides."""
        room, facts = self.room, self.room.facts
        return share(room.served.screen, room.game, facts, facts.seats[eyes]) if facts.asked >> eyes & 1 else None

    def extend_log(self, eyes: int) -> int:
        """With what is new for these eyes; returns the place of the first line that not everybody has heard."""
        room, marks, lines = self.room, self.marks.setdefault(eyes, []), self.lines.setdefault(eyes, [])
        game = room.game_for(eyes)
        revision = len(game.decisions)
        heard = marks[-1] if marks else Mark(0, 0, 0)
        if not marks or heard.revision != revision:
            found = room.served.screen.log(game, room.side_of(eyes), heard.events)
            del lines[heard.lines :]
            lines += [ENCODER.encode({"n": heard.lines + i, **line}) for i, line in enumerate(found)]
            marks.append(Mark(revision, len(game.events), len(lines)))
            del marks[:-KEPT]
        earlier = [mark for mark in marks if mark.revision < revision]
        return earlier[-1].lines if earlier else 0

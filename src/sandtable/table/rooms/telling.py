"""What each pair of eyes is told of a game: made from its view, its log and its question alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from sandtable.screens import wire
from sandtable.screens.telling import ALL_EYES
from sandtable.table.protocol import ENCODER, StateDown
from sandtable.table.rooms import clocks
from sandtable.table.rooms.partners import share
from sandtable.table.titles import view_for

if TYPE_CHECKING:
    from sandtable.table.rooms.room import Room

KEPT: Final = 100  # marks, to take back without telling the whole log again


class Mark(NamedTuple):
    """How much of a log was told at a revision."""

    revision: int
    events: int
    lines: int


class Teller:
    """Everybody with the same eyes has been told the same; `marks` remember up to where. Partners see the same with
    eyes of their own, for each is asked what he decides."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.marks: dict[int, list[Mark]] = {}

    def forget(self, eyes_in_use: set[int]) -> None:
        for eyes in set(self.marks) - eyes_in_use:
            del self.marks[eyes]

    def cut(self, revision: int) -> None:
        """After taking back: what was told up to an earlier mark is still true."""
        for eyes, marks in self.marks.items():
            self.marks[eyes] = [mark for mark in marks if mark.revision <= revision]

    def state(self, eyes: int, *, whole: bool = False, open_hands: bool = False) -> bytes:
        """With open hands: the question of these eyes, but what all seats together may know."""
        room, game, facts = self.room, self.room.game, self.room.facts
        side, asked = room.side_of(eyes), facts.asked_sides() if facts.status == "playing" else []
        start, lines = self.log(ALL_EYES if open_hands else eyes, whole)
        view = view_for(game, ALL_EYES if open_hands else side)
        if open_hands:
            view["seat"] = side
        back = room.way_back(side, open_hands) if side >= 0 and not room.finished else room.revision
        message = StateDown(
            revision=room.told(eyes, open_hands),
            eyes=side,
            view=view,
            asked=asked,
            question=self.question(eyes) if side in asked else None,
            undo=side >= 0 and facts.status == "playing" and room.undo_steps(side) > 0,
            back=room.told(eyes, open_hands, back),
            log_from=start,
            log=lines,
            clock=clocks.clock_state(facts, room.services.time.now()),
            over=room.finished,
            lesson=room.lesson(),
        )
        return ENCODER.encode(message)

    def question(self, eyes: int) -> wire.Question | None:
        """None where a partner decides."""
        room, facts = self.room, self.room.facts
        return share(room.served.screen, room.game, facts, facts.seats[eyes]) if facts.asked >> eyes & 1 else None

    def last_told(self, eyes: int, marks: list[Mark]) -> Mark:
        """Up to where everybody with these eyes has heard. All eyes are told once for each seat: not now again."""
        earlier = [mark for mark in marks if eyes != ALL_EYES or mark.revision < self.room.revision]
        return earlier[-1] if earlier else Mark(0, 0, 0)

    def log(self, eyes: int, whole: bool) -> tuple[int, list[wire.LogLine]]:
        """Lines that are new for these eyes, and the place of the first."""
        game, marks = self.room.game, self.marks.setdefault(eyes, [])
        told = Mark(0, 0, 0) if whole else self.last_told(eyes, marks)
        found = self.room.served.screen.log(game, self.room.side_of(eyes), told.events)
        lines: list[wire.LogLine] = [{"n": told.lines + i, **line} for i, line in enumerate(found)]
        if not marks or marks[-1].revision != self.room.revision:
            marks.append(Mark(self.room.revision, len(game.events), told.lines + len(lines)))
            del marks[:-KEPT]
        return told.lines, lines

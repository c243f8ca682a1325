"""What was known at the last moment of a log that was asked for, by game, so that the next look begins there."""

from __future__ import annotations

from threading import Lock
from typing import Generic, Protocol, TypeVar

from sandtable.kernel.frame import Event


class Copied(Protocol):
    def copy(self) -> Copied: ...


Kept = TypeVar("Kept", bound=Copied)


class Bookmarks(Generic[Kept]):
    """A bookmark holds if the very event before it is still in its place: taking back removes events from the end."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.lock = Lock()
        self.marks: dict[int, tuple[int, Event, Kept]] = {}  # by identity of the list of events

    def find(self, events: list[Event], count: int) -> tuple[int, Kept | None]:
        with self.lock:
            mark = self.marks.get(id(events))
        if mark is None or mark[0] > count or mark[0] > len(events) or events[mark[0] - 1] is not mark[1]:
            return 0, None
        return mark[0], mark[2].copy()  # type: ignore[return-value]

    def keep(self, events: list[Event], count: int, known: Kept) -> None:
        if not 0 < count <= len(events):
            return
        with self.lock:
            if id(events) not in self.marks and len(self.marks) >= self.most:
                self.marks.pop(next(iter(self.marks)))
            self.marks[id(events)] = (count, events[count - 1], known.copy())  # type: ignore[assignment]

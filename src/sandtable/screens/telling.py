"""Who hears what, and how the messages of events and choices are named."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from sandtable.kernel.choice import Verb
from sandtable.texts import DEFAULT, messages

ALL_EYES: Final = -2  # hears whatever anybody hears, for games that are over


def may_hear(audience: int, seat: int) -> bool:
    """An audience is a bit mask of seats; a negative one leaves out somebody, and spectators hear it."""
    return audience < 0 if seat < 0 else bool(audience >> seat & 1)


def numbered(kinds: list[str]) -> list[str]:
    """Names of arguments by kind: unit, unit2, hex..."""
    found: list[str] = []
    for i, kind in enumerate(kinds):
        count = 1 + kinds[:i].count(kind)
        found.append(kind if count == 1 else f"{kind}{count}")
    return found


def message_of(verb: Verb, prefix: str = "") -> str:
    """Key of the words of a choice: `do-place-unit-hex`."""
    return prefix + "-".join(["do", verb.name, *verb.kinds])


@lru_cache(maxsize=1)
def known_messages() -> frozenset[str]:
    return frozenset(messages(DEFAULT))

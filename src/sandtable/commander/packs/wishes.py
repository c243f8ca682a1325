"""What players may choose of a random scenario; all else is rolled. Not compiled."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.kernel.errors import BadFile, near_hint

SOURCE: Final = "random scenario"  # what a wish that cannot be is a fault of

Wishes = Mapping[str, str]  # by name; what is not named is left to chance


class WishBook:
    """The wishes that a game knows, here none."""

    def values(self) -> dict[str, list[str]]:
        """By name, every value that may be asked for."""
        return {}

    def clash(self, wishes: Wishes) -> str:
        """Why these, each of them known, cannot be together; empty if they can."""
        return ""

    def check(self, wishes: Wishes) -> None:
        known = self.values()
        for name, value in wishes.items():
            if name not in known:
                raise BadFile(SOURCE, name, no_wish(name, list(known)))
            if value not in known[name]:
                raise BadFile(SOURCE, name, f"{value!r} is none of {', '.join(known[name])}")
        if why := self.clash(wishes):
            raise BadFile(SOURCE, ", ".join(wishes), why)

    def possible(self, wishes: Wishes) -> dict[str, list[str]]:
        """By name, the values that go with all the other wishes."""
        return {
            name: [value for value in values if not self.clash({**wishes, name: value})]
            for name, values in self.values().items()
        }


def no_wish(name: str, known: list[str]) -> str:
    return f"cannot be chosen{near_hint(name, known) or '; only ' + ', '.join(known)}"

"""Things on the table by their names on the wire: "u:12", "h:K8", "c:G-51". Each game has its own kinds of them."""

from __future__ import annotations

from typing import Final

from sandtable.kernel.errors import SandtableError

LONGEST: Final = 5  # letters of a name
NUMBERS: Final = 4096  # what an argument of a choice can be


class AnyThing:
    """A thing that was named: its kind and number, or -1 where there is none of that name."""

    kinds: dict[str, str]  # by letter

    def __init__(self, name: str) -> None:
        letter, _, self.text = name.partition(":")
        self.kind = self.kinds.get(letter, "other")
        self.value = self.find(self.text) if self.text.isascii() and len(self.text) <= LONGEST else -1

    # --- what a game fills in ---
    def find_hex(self, text: str) -> int:
        raise NotImplementedError

    def find_card(self, text: str) -> int:
        raise NotImplementedError

    def sizes(self) -> dict[str, int]:
        """How many there are of each kind that is counted."""
        raise NotImplementedError

    # --- finding it ---
    def find(self, text: str) -> int:
        if self.kind == "hex":
            return self.find_hex(text)
        if self.kind == "card":
            return self.find_card(text)
        sizes = self.sizes()
        if self.kind not in sizes or not text.isdigit():
            return -1
        return int(text) if int(text) < sizes[self.kind] else -1


def known_hex(thing: AnyThing) -> int:
    if thing.kind != "hex" or thing.value < 0:
        raise SandtableError(f"{thing.text!r} is not a hex of this map")
    return thing.value

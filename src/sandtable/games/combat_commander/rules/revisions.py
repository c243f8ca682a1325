"""The revisions of the rules of Combat Commander, and what records of version 1 call its verbs (docs/records.md)."""

from __future__ import annotations

from typing import Final

# what each revision changed, the first one first; a mended rule by which an old game could run otherwise is a new line
CHANGES: Final[list[str]] = [
    "the rules as first released",
    "Move and Fire Orders are carried out (O14.4, O20.3.2), a side without units on the map (6.3), exits (7.2.1), "
    "Op Fire given up (A33.3), Light Wounds in a roll (A36), White Phosphorus (E77)",
]

# name and kinds of arguments by number, as they were when such records were written: never to be changed
FIRST_VERBS: Final[list[str]] = [
    "order card",
    "pass",
    "end",
    "discard card",
    "done",
    "activate unit",
    "keep",
    "reroll",
    "fire hex",
    "smoke hex",
    "base piece",
    "join piece",
    "play card",
    "play card hex",
    "play card unit hex",
    "roll",
    "abandon",
    "unit unit",
    "weapon weapon",
    "hex hex",
    "move unit",
    "with unit",
    "step hex",
    "exit",
    "transfer unit unit",
    "stop",
    "advance unit hex",
    "exit unit",
    "retreat hex",
    "space number",
    "none",
    "side side",
    "battery-access",
    "fire-for-effect",
    "item number",
    "chit chit",
    "card card",
    "scrap weapon",
    "place unit hex",
    "give weapon unit",
    "fortify fort hex",
    "cover number",
    "yes",
    "first",
    "second",
    "go-first side",
]

"""The revisions of the rules of Combat! Volume 1, and what records of version 1 call its verbs (docs/records.md)."""

from __future__ import annotations

from typing import Final

# what each revision changed, the first one first; a mended rule by which an old game could run otherwise is a new line
CHANGES: Final[list[str]] = [
    "the rules as first released",
    "Sprint (7.07), Enemy grenades (10.09), slow and heavy weapons (14.1), smoke (18.0)",
]

# name and kinds of arguments by number, as they were when such records were written: never to be changed
FIRST_VERBS: Final[list[str]] = [
    "draw",
    "no-draw",
    "discard card",
    "play card",
    "order man order",
    "grenade man hex",
    "try-smoke man",
    "try-rifle-grenade man",
    "try-rally man",
    "aid man man",
    "carry man man",
    "abandon man order",
    "relieve man man",
    "serve gun man",
    "assist gun man",
    "leave-gun gun",
    "aim hex",
    "activate man",
    "move hex",
    "stay",
    "fire man slot number",
    "hold-fire",
    "flare hex",
    "try-shift",
    "to hex",
    "throw hex",
    "attack man",
    "spot man",
    "duck-back",
    "done",
    "spend card",
    "spend card man",
    "roll",
    "keep",
    "wound card",
    "guard man",
    "place man hex",
    "give gun man",
    "exit edge",
    "bandage wound-kind",
    "try-duck-back",
    "pass",
    "reload weapon",
    "search man",
    "search-place",
]

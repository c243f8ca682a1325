"""Every verb a choice can have, with the kinds of its arguments; the notation is made from this table."""

from __future__ import annotations

from typing import Final

from sandtable.kernel.choice import Verb, choice

# numbered by tools/number_tables.py: VERBS
ORDER: Final = 0
PASS: Final = 1
END: Final = 2
DISCARD: Final = 3
DONE: Final = 4
ACTIVATE: Final = 5
KEEP: Final = 6
REROLL: Final = 7
FIRE_AT: Final = 8
SMOKE_AT: Final = 9
BASE: Final = 10
JOIN: Final = 11
PLAY: Final = 12
PLAY_HEX: Final = 13
PLAY_UNIT_HEX: Final = 14
ROLL: Final = 15
ABANDON: Final = 16
UNIT: Final = 17
WEAPON: Final = 18
HEX: Final = 19
MOVER: Final = 20
WITH: Final = 21
STEP: Final = 22
EXIT: Final = 23
TRANSFER: Final = 24
STOP: Final = 25
ADVANCE_TO: Final = 26
EXIT_UNIT: Final = 27
RETREAT: Final = 28
SPACE: Final = 29
NONE: Final = 30
SIDE: Final = 31
BATTERY_ACCESS: Final = 32
FIRE_FOR_EFFECT: Final = 33
ITEM: Final = 34
CHIT: Final = 35
CARD: Final = 36
SCRAP: Final = 37
PLACE: Final = 38
GIVE: Final = 39
FORT: Final = 40
COVER: Final = 41
YES: Final = 42
FIRST: Final = 43
SECOND: Final = 44
WINNER_FIRST: Final = 45

VERBS: Final[list[Verb]] = [
    Verb(ORDER, "order", ["card"]),
    Verb(PASS, "pass", []),
    Verb(END, "end", []),
    Verb(DISCARD, "discard", ["card"]),
    Verb(DONE, "done", []),
    Verb(ACTIVATE, "activate", ["unit"]),
    Verb(KEEP, "keep", []),
    Verb(REROLL, "reroll", []),
    Verb(FIRE_AT, "fire", ["hex"]),
    Verb(SMOKE_AT, "smoke", ["hex"]),
    Verb(BASE, "base", ["piece"]),
    Verb(JOIN, "join", ["piece"]),
    Verb(PLAY, "play", ["card"]),
    Verb(PLAY_HEX, "play", ["card", "hex"]),
    Verb(PLAY_UNIT_HEX, "play", ["card", "unit", "hex"]),
    Verb(ROLL, "roll", []),
    Verb(ABANDON, "abandon", []),
    Verb(UNIT, "unit", ["unit"]),
    Verb(WEAPON, "weapon", ["weapon"]),
    Verb(HEX, "hex", ["hex"]),
    Verb(MOVER, "move", ["unit"]),
    Verb(WITH, "with", ["unit"]),
    Verb(STEP, "step", ["hex"]),
    Verb(EXIT, "exit", []),
    Verb(TRANSFER, "transfer", ["unit", "unit"]),
    Verb(STOP, "stop", []),
    Verb(ADVANCE_TO, "advance", ["unit", "hex"]),
    Verb(EXIT_UNIT, "exit", ["unit"]),
    Verb(RETREAT, "retreat", ["hex"]),
    Verb(SPACE, "space", ["number"]),
    Verb(NONE, "none", []),
    Verb(SIDE, "side", ["side"]),
    Verb(BATTERY_ACCESS, "battery-access", []),
    Verb(FIRE_FOR_EFFECT, "fire-for-effect", []),
    Verb(ITEM, "item", ["number"]),
    Verb(CHIT, "chit", ["chit"]),
    Verb(CARD, "card", ["card"]),
    Verb(SCRAP, "scrap", ["weapon"]),
    Verb(PLACE, "place", ["unit", "hex"]),
    Verb(GIVE, "give", ["weapon", "unit"]),
    Verb(FORT, "fortify", ["fort", "hex"]),
    Verb(COVER, "cover", ["number"]),
    Verb(YES, "yes", []),
    Verb(FIRST, "first", []),
    Verb(SECOND, "second", []),
    Verb(WINNER_FIRST, "go-first", ["side"]),
]

# the choices without arguments, ready made
CHOOSE_PASS: Final = choice(PASS)
CHOOSE_END: Final = choice(END)
CHOOSE_DONE: Final = choice(DONE)
CHOOSE_KEEP: Final = choice(KEEP)
CHOOSE_REROLL: Final = choice(REROLL)
CHOOSE_ROLL: Final = choice(ROLL)
CHOOSE_ABANDON: Final = choice(ABANDON)
CHOOSE_EXIT: Final = choice(EXIT)
CHOOSE_STOP: Final = choice(STOP)
CHOOSE_NONE: Final = choice(NONE)
CHOOSE_YES: Final = choice(YES)
CHOOSE_FIRST: Final = choice(FIRST)
CHOOSE_SECOND: Final = choice(SECOND)

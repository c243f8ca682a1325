"""Every verb a choice can have, with the kinds of its arguments; the notation is made from this table."""

from __future__ import annotations

from typing import Final

from sandtable.kernel.choice import Verb, choice

# numbered by tools/number_tables.py: VERBS
GIVE: Final = 0
COMMIT: Final = 1
ORDER: Final = 2
TARGET: Final = 3
AT: Final = 4
FACE: Final = 5
RANGE: Final = 6
STEP: Final = 7
STOP: Final = 8
FIRE_FROM: Final = 9
INSTRUCT: Final = 10
AMOUNT: Final = 11
KIND: Final = 12
SHOOT: Final = 13
HOLD: Final = 14
REROLL: Final = 15
KEEP: Final = 16
YES: Final = 17
NO: Final = 18
PLACE: Final = 19
TAKE_UP: Final = 20
BUY: Final = 21
SELL: Final = 22
LOSE: Final = 23
DONE: Final = 24
CANCEL: Final = 25
STRUCTURE: Final = 26
HAND_OUT: Final = 27
STORE: Final = 28
BUILD: Final = 29
RAZE: Final = 30
DURATION: Final = 31
STAY_OUT: Final = 32
JOIN_IN: Final = 33
COMBINE: Final = 34
LOAD: Final = 35

VERBS: Final[list[Verb]] = [
    Verb(GIVE, "give", ["unit"]),  # whose order is written next
    Verb(COMMIT, "commit", []),  # all orders are given
    Verb(ORDER, "order", ["order"]),
    Verb(TARGET, "target", ["unit"]),
    Verb(AT, "at", ["hex"]),
    Verb(FACE, "face", ["direction"]),
    Verb(RANGE, "range", ["number"]),
    Verb(STEP, "step", ["hex"]),  # the next hex of a path
    Verb(STOP, "stop", []),  # the path ends here
    Verb(FIRE_FROM, "fire-from", ["hex"]),  # the underlined hex of Fire and Movement
    Verb(INSTRUCT, "instruct", ["unit", "instruction", "number"]),  # a standing instruction
    Verb(AMOUNT, "amount", ["unit", "number"]),  # Ammunition Points that change hands
    Verb(KIND, "kind", ["mine"]),
    Verb(SHOOT, "shoot", ["unit", "unit"]),  # who fires at whom
    Verb(HOLD, "hold", ["unit"]),
    Verb(REROLL, "reroll", ["unit"]),
    Verb(KEEP, "keep", []),
    Verb(YES, "yes", []),
    Verb(NO, "no", []),
    Verb(PLACE, "place", ["unit", "hex"]),
    Verb(TAKE_UP, "take-up", ["unit"]),
    Verb(BUY, "buy", ["card"]),
    Verb(SELL, "sell", ["unit"]),
    Verb(LOSE, "lose", ["unit"]),  # one casualty among what a transport carries
    Verb(DONE, "done", []),
    Verb(CANCEL, "cancel", []),  # give up the order being written
    Verb(STRUCTURE, "structure", ["structure"]),  # what charges are set at
    Verb(HAND_OUT, "hand-out", []),  # a transport gives ammunition to whoever receives it
    Verb(STORE, "store", ["hex"]),  # or puts it into a depot
    Verb(BUILD, "build", ["works"]),  # installations that a side is given
    Verb(RAZE, "raze", ["number"]),
    Verb(DURATION, "duration", ["number"]),  # turns of a mission in the air
    Verb(STAY_OUT, "stay-out", ["unit"]),  # an escorted unit leaves the fight to its escorts
    Verb(JOIN_IN, "join-in", ["unit"]),
    Verb(COMBINE, "combine", ["unit", "unit"]),  # damaged air units: who goes into whom
    Verb(LOAD, "load", ["unit", "card"]),  # which type of its ammunition a unit takes along
]
COMMIT_CHOICE: Final = choice(COMMIT)
STOP_CHOICE: Final = choice(STOP)
KEEP_CHOICE: Final = choice(KEEP)
DONE_CHOICE: Final = choice(DONE)
CANCEL_CHOICE: Final = choice(CANCEL)
HAND_OUT_CHOICE: Final = choice(HAND_OUT)

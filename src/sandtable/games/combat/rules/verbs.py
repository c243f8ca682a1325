"""Every verb a choice can have, with the kinds of its arguments; the notation is made from this table."""

from __future__ import annotations

from typing import Final

from sandtable.kernel.choice import Verb, choice

# numbered by tools/number_tables.py: VERBS
DRAW: Final = 0
PASS: Final = 1
DISCARD: Final = 2
PLAY: Final = 3
ORDER: Final = 4
GRENADE_AT: Final = 5
TRY_SMOKE: Final = 6
TRY_RIFLE: Final = 7
TRY_RALLY: Final = 8
AID: Final = 9
CARRY_MAN: Final = 10
ABANDON: Final = 11
RELIEVE: Final = 12
SERVE: Final = 13
ASSIST: Final = 14
LEAVE_GUN: Final = 15
AIM: Final = 16
ACTIVATE: Final = 17
MOVE: Final = 18
STAY: Final = 19
FIRE_AT: Final = 20
HOLD: Final = 21
FLARE: Final = 22
SHIFT: Final = 23
TO: Final = 24
THROW_AT: Final = 25
ATTACK_MAN: Final = 26
SPOT: Final = 27
DUCK: Final = 28
DONE: Final = 29
SPEND: Final = 30
SPEND_ON: Final = 31
ROLL: Final = 32
KEEP: Final = 33
WOUND: Final = 34
GUARD_BY: Final = 35
PLACE: Final = 36
GIVE: Final = 37
EXIT: Final = 38
BANDAGE: Final = 39
TRY_DUCK: Final = 40
PASS_WINDOW: Final = 41
RELOAD_WEAPON: Final = 42
SEARCH_MAN: Final = 43
SEARCH_PLACE: Final = 44

VERBS: Final[list[Verb]] = [
    Verb(DRAW, "draw", []),
    Verb(PASS, "no-draw", []),
    Verb(DISCARD, "discard", ["card"]),
    Verb(PLAY, "play", ["card"]),
    Verb(ORDER, "order", ["man", "order"]),
    Verb(GRENADE_AT, "grenade", ["man", "hex"]),
    Verb(TRY_SMOKE, "try-smoke", ["man"]),
    Verb(TRY_RIFLE, "try-rifle-grenade", ["man"]),
    Verb(TRY_RALLY, "try-rally", ["man"]),
    Verb(AID, "aid", ["man", "man"]),
    Verb(CARRY_MAN, "carry", ["man", "man"]),
    Verb(ABANDON, "abandon", ["man", "order"]),
    Verb(RELIEVE, "relieve", ["man", "man"]),
    Verb(SERVE, "serve", ["gun", "man"]),
    Verb(ASSIST, "assist", ["gun", "man"]),
    Verb(LEAVE_GUN, "leave-gun", ["gun"]),
    Verb(AIM, "aim", ["hex"]),
    Verb(ACTIVATE, "activate", ["man"]),
    Verb(MOVE, "move", ["hex"]),
    Verb(STAY, "stay", []),
    Verb(FIRE_AT, "fire", ["man", "slot", "number"]),
    Verb(HOLD, "hold-fire", []),
    Verb(FLARE, "flare", ["hex"]),
    Verb(SHIFT, "try-shift", []),
    Verb(TO, "to", ["hex"]),
    Verb(THROW_AT, "throw", ["hex"]),
    Verb(ATTACK_MAN, "attack", ["man"]),
    Verb(SPOT, "spot", ["man"]),
    Verb(DUCK, "duck-back", []),
    Verb(DONE, "done", []),
    Verb(SPEND, "spend", ["card"]),
    Verb(SPEND_ON, "spend", ["card", "man"]),
    Verb(ROLL, "roll", []),
    Verb(KEEP, "keep", []),
    Verb(WOUND, "wound", ["card"]),
    Verb(GUARD_BY, "guard", ["man"]),
    Verb(PLACE, "place", ["man", "hex"]),
    Verb(GIVE, "give", ["gun", "man"]),
    Verb(EXIT, "exit", ["edge"]),
    Verb(BANDAGE, "bandage", ["wound-kind"]),
    Verb(TRY_DUCK, "try-duck-back", []),
    Verb(PASS_WINDOW, "pass", []),
    Verb(RELOAD_WEAPON, "reload", ["weapon"]),
    Verb(SEARCH_MAN, "search", ["man"]),
    Verb(SEARCH_PLACE, "search-place", []),
]

CHOOSE_DRAW: Final = choice(DRAW)
CHOOSE_PASS: Final = choice(PASS)
CHOOSE_STAY: Final = choice(STAY)
CHOOSE_HOLD: Final = choice(HOLD)
CHOOSE_SHIFT: Final = choice(SHIFT)
CHOOSE_DUCK: Final = choice(DUCK)
CHOOSE_DONE: Final = choice(DONE)
CHOOSE_ROLL: Final = choice(ROLL)
CHOOSE_KEEP: Final = choice(KEEP)
CHOOSE_TRY_DUCK: Final = choice(TRY_DUCK)
CHOOSE_PASS_WINDOW: Final = choice(PASS_WINDOW)
CHOOSE_SEARCH_PLACE: Final = choice(SEARCH_PLACE)

"""Keys of what cards and events do, with the kinds of their arguments. docs/combat-effects.md says what each means.

Data files write words; `effect_args` turns them into numbers, so that a reader needs to know no effect.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.rules.names import MORALE_NAMES, ORDER_NAMES, TEAM_NAMES

SIDE_WORDS: Final = ["friendly", "enemy", "both"]
BOTH: Final = 2
TEAM_WORDS: Final = [*TEAM_NAMES, "any"]
ANY_TEAM: Final = 7
WHO_WORDS: Final = ["one", "all"]
# numbered by tools/number_tables.py: WHO_WORDS
ONE: Final = 0
ALL: Final = 1

# what a die can be rolled for; the last are groups that cards may name
ROLL_NAMES: Final = [
    "fire",
    "confirm",  # Rule of 0
    "throw",
    "grenade",  # Grenade and Rifle Grenade WS
    "damage", "melee", "spotting", "morale", "wound-morale", "rally", "medical", "plan", "search", "hide",
    "smoke",  # to be given the Smoke Grenade Order
    "rifle-grenade",  # = R_RIFLE: to be given the Rifle Grenade Order
    "shift",  # to move a Target Marker
    "rout",  # a Routed man's check to Rally, or to Duck Back
    "charge-check", "grenade-check",
    "cover",  # 9.4
    "nerve",  # Optional Rule 1
    "automatic",  # Optional Rule 2
    "event", "crater", "rubble",
    "light",  # does an Illumination marker go out
    "grenade-attack",  # throw, grenade, damage of a grenade
    "any-morale",  # morale, wound-morale
]  # fmt: skip
# numbered by tools/number_tables.py: ROLL_NAMES as R_*
R_FIRE: Final = 0
R_CONFIRM: Final = 1
R_THROW: Final = 2
R_GRENADE: Final = 3
R_DAMAGE: Final = 4
R_MELEE: Final = 5
R_SPOTTING: Final = 6
R_MORALE: Final = 7
R_WOUND_MORALE: Final = 8
R_RALLY: Final = 9
R_MEDICAL: Final = 10
R_PLAN: Final = 11
R_SEARCH: Final = 12
R_HIDE: Final = 13
R_SMOKE: Final = 14
R_RIFLE: Final = 15
R_SHIFT: Final = 16
R_ROUT: Final = 17
R_CHARGE_CHECK: Final = 18
R_GRENADE_CHECK: Final = 19
R_COVER: Final = 20
R_NERVE: Final = 21
R_AUTOMATIC: Final = 22
R_EVENT: Final = 23
R_CRATER: Final = 24
R_RUBBLE: Final = 25
R_LIGHT: Final = 26
R_GRENADE_ATTACK: Final = 27
R_ANY_MORALE: Final = 28

# (key, when it can happen, kinds of arguments)
# when: "discard" cards are spent at the window of docs/combat-effects.md; "order" takes effect when the card is played;
# "event" is a result of an event table; "both" serves order cards and events
EFFECTS: Final[list[tuple[str, str, list[str]]]] = [
    ("", "order", []),  # = E_NONE
    ("reroll", "discard", ["roll", "side"]),
    ("auto-pass", "discard", ["roll"]),
    ("auto-fail", "discard", ["roll"]),
    ("bonus", "discard", ["roll", "number"]),
    ("cancel-hit", "discard", []),
    ("close-call", "discard", []),
    ("redraw-wound", "discard", ["side"]),
    ("worse-wound", "discard", []),
    ("cancel-event", "discard", ["side"]),
    ("jam", "discard", []),
    ("reload", "discard", []),
    ("steady", "discard", ["number"]),
    ("bandage", "discard", []),
    ("spot", "discard", []),
    ("vanish", "discard", []),
    ("duck", "discard", []),
    ("rattle", "discard", []),
    ("draw", "discard", ["number"]),
    ("event", "order", ["side"]),
    ("nothing", "event", []),
    ("ws", "both", ["side", "number"]),
    ("tq", "both", ["side", "number"]),
    ("roll-bonus", "both", ["roll", "side", "number"]),
    ("ldr", "both", ["number"]),
    ("bar-order", "both", ["order", "team"]),
    ("hide-only", "both", ["team"]),
    ("hold", "both", ["team"]),
    ("initiative", "both", ["team", "number"]),
    ("duds", "both", ["side"]),
    ("morale", "both", ["side", "team", "who", "number"]),
    ("shake", "both", ["side", "team", "who"]),
    ("rally", "both", ["side", "team", "who"]),
    ("alert", "both", ["number"]),
    ("low-ammo", "both", ["side", "team"]),
    ("resupply", "both", ["side"]),
    ("wind", "both", []),
    ("cards", "both", ["number"]),
    ("lose-card", "both", ["number"]),
    ("reveal", "both", ["number"]),
    ("spotted", "both", ["team"]),
    ("hidden", "both", ["team"]),
    ("mend", "both", ["team"]),
    ("sniper", "both", ["side", "number"]),
    ("points", "event", ["number"]),
    ("artillery", "event", ["side", "blast", "dice", "dice", "hexes"]),
    ("illuminate", "event", ["dice", "hexes"]),
    ("smoke", "event", ["number", "hexes"]),
    ("reinforce", "event", ["number", "hexes"]),
]
EFFECT_NAMES: Final = [key for key, _, _ in EFFECTS]
# numbered by tools/number_tables.py: EFFECTS as E_*
E_NONE: Final = 0
E_REROLL: Final = 1
E_AUTO_PASS: Final = 2
E_AUTO_FAIL: Final = 3
E_BONUS: Final = 4
E_CANCEL_HIT: Final = 5
E_CLOSE_CALL: Final = 6
E_REDRAW_WOUND: Final = 7
E_WORSE_WOUND: Final = 8
E_CANCEL_EVENT: Final = 9
E_JAM: Final = 10
E_RELOAD: Final = 11
E_STEADY: Final = 12
E_BANDAGE: Final = 13
E_SPOT: Final = 14
E_VANISH: Final = 15
E_DUCK: Final = 16
E_RATTLE: Final = 17
E_DRAW: Final = 18
E_EVENT: Final = 19
E_NOTHING: Final = 20
E_WS: Final = 21
E_TQ: Final = 22
E_ROLL_BONUS: Final = 23
E_LDR: Final = 24
E_BAR_ORDER: Final = 25
E_HIDE_ONLY: Final = 26
E_HOLD: Final = 27
E_INITIATIVE: Final = 28
E_DUDS: Final = 29
E_MORALE: Final = 30
E_SHAKE: Final = 31
E_RALLY: Final = 32
E_ALERT: Final = 33
E_LOW_AMMO: Final = 34
E_RESUPPLY: Final = 35
E_WIND: Final = 36
E_CARDS: Final = 37
E_LOSE_CARD: Final = 38
E_REVEAL: Final = 39
E_SPOTTED: Final = 40
E_HIDDEN: Final = 41
E_MEND: Final = 42
E_SNIPER: Final = 43
E_POINTS: Final = 44
E_ARTILLERY: Final = 45
E_ILLUMINATE: Final = 46
E_SMOKE: Final = 47
E_REINFORCE: Final = 48

WORDS: Final[dict[str, list[str]]] = {
    "side": SIDE_WORDS, "team": TEAM_WORDS, "who": WHO_WORDS, "roll": ROLL_NAMES, "order": ORDER_NAMES,
    "morale": MORALE_NAMES,
}  # fmt: skip

# dice are written "3", "1d6", "2d6", "1d6-2" and coded as count * 10000 + sides * 100 + 50 + bonus
DICE_COUNT: Final = 10000
DICE_SIDES: Final = 100
DICE_ZERO: Final = 50


def dice_code(text: str) -> int:
    """`1d6-2` as a number; raises ValueError for anything else than dice."""
    count, sides, bonus = 0, 0, 0
    body = text.strip().lower()
    if "d" in body:
        head, _, tail = body.partition("d")
        count = int(head) if head else 1
        for sign in "+-":
            if sign in tail:
                tail, _, more = tail.partition(sign)
                bonus = int(more) if sign == "+" else -int(more)
        sides = int(tail)
    else:
        bonus = int(body)
    if not (0 <= count < 100 and sides in (0, 6, 10) and -DICE_ZERO < bonus < DICE_ZERO):
        raise ValueError(f"{text!r} is no roll of dice")
    return count * DICE_COUNT + sides * DICE_SIDES + DICE_ZERO + bonus


def effect_args(key: str, args: list[object]) -> list[int]:
    """Arguments as numbers. Blasts and hexes must be numbers already. Raises ValueError with the reason."""
    if key not in EFFECT_NAMES:
        raise ValueError(f"there is no effect {key!r}")
    kinds = EFFECTS[EFFECT_NAMES.index(key)][2]
    open_ended = bool(kinds) and kinds[-1] == "hexes"
    if len(args) != len(kinds) and not (open_ended and len(args) >= len(kinds) - 1):
        raise ValueError(f"{key!r} takes {len(kinds)} arguments ({', '.join(kinds)}), not {len(args)}")
    found: list[int] = []
    for i, value in enumerate(args):
        kind = kinds[min(i, len(kinds) - 1)]
        found.append(argument_code(kind, value))
    return found


def argument_code(kind: str, value: object) -> int:
    if kind == "dice":
        return dice_code(str(value))
    if kind in WORDS:
        if value not in WORDS[kind]:
            raise ValueError(f"{value!r} is none of {', '.join(WORDS[kind])}")
        return WORDS[kind].index(str(value))
    if type(value) is not int:
        raise ValueError(f"{value!r} must be a number ({kind})")
    assert isinstance(value, int)
    return value

"""The corporal's hand: which card to play, which to keep, and when to spend one."""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.bots.eye import Eye
from sandtable.games.combat.rules import names, verbs
from sandtable.games.combat.rules.cards import effect_names as codes
from sandtable.games.combat.rules.cards.checks import always_fails
from sandtable.games.combat.rules.state import ammo, badly_wounded, distance, is_friendly
from sandtable.games.combat.rules.values import slots
from sandtable.kernel.choice import a_of, b_of, verb_of

# what a held Discard card is worth keeping for
KEEP: Final = {
    codes.E_CANCEL_HIT: 3.0, codes.E_CLOSE_CALL: 2.5, codes.E_AUTO_PASS: 2.0, codes.E_WORSE_WOUND: 2.0,
    codes.E_JAM: 2.0, codes.E_REDRAW_WOUND: 1.8, codes.E_REROLL: 1.5, codes.E_STEADY: 1.5, codes.E_BONUS: 1.2,
    codes.E_BANDAGE: 1.2, codes.E_AUTO_FAIL: 1.5, codes.E_CANCEL_EVENT: 1.0, codes.E_DRAW: 1.5, codes.E_SPOT: 1.5,
    codes.E_RATTLE: 1.5,
}  # fmt: skip
NEAR: Final = 8
GOOD_SHOT: Final = 2  # need from which a sure hit is well spent
SURE_SHOT: Final = 7  # and up to which


def draw(eye: Eye, choices: list[int]) -> int:
    return verbs.CHOOSE_DRAW


def keep_worth(eye: Eye, card: int) -> float:
    tables = eye.rules.tables
    return KEEP.get(eye.rules.card_effect[card], 0.6) if tables.fcard_type[card] == names.DISCARD else 0.0


def play_worth(eye: Eye, card: int) -> float:
    """What its text does for us when it is played, and its speed."""
    tables = eye.rules.tables
    numbers = tables.fcard_initiative[card]
    quick = (50 - sum(numbers) / len(numbers)) / 100 if numbers else 0.0
    if tables.fcard_type[card] == names.DISCARD:
        return quick - keep_worth(eye, card)
    return quick + effect_worth(eye.rules.card_effect[card], tables.fcard_args[card])


def effect_worth(code: int, args: list[int]) -> float:
    """For us or against us, roughly."""
    if code in (codes.E_WS, codes.E_TQ):
        return {names.FRIENDLY: 1.0, names.ENEMY: -1.0, codes.BOTH: 0.0}[args[0]] * args[1]
    if code == codes.E_ROLL_BONUS:
        return {names.FRIENDLY: 0.6, names.ENEMY: -0.6, codes.BOTH: 0.0}[args[1]] * args[2]
    if code in (codes.E_MORALE, codes.E_SHAKE):
        sign = args[-1] if code == codes.E_MORALE else -1
        return sign * {names.FRIENDLY: 0.8, names.ENEMY: -0.8, codes.BOTH: 0.0}[args[0]]
    if code == codes.E_EVENT:
        return 0.8 if args[0] == names.FRIENDLY else -1.5
    if code in (codes.E_SNIPER, codes.E_LOW_AMMO):
        harm = 0.6 if code == codes.E_LOW_AMMO else 1.0
        hurt = args[0] == names.FRIENDLY if code == codes.E_LOW_AMMO else args[0] == names.ENEMY
        return -harm if hurt else harm
    fixed = {
        codes.E_BAR_ORDER: -0.7,
        codes.E_HIDE_ONLY: -0.5,
        codes.E_ALERT: -0.6,
        codes.E_LOSE_CARD: -1.0,
        codes.E_SPOTTED: -0.6,
        codes.E_REVEAL: 0.8,
    }
    if code in (codes.E_CARDS, codes.E_LDR):
        return 0.6 * args[0]
    return fixed.get(code, 0.4 if code != codes.E_ARTILLERY else 0.0)


def play_card(eye: Eye, choices: list[int]) -> int:
    return max(choices, key=lambda code: (play_worth(eye, a_of(code)), -code))


def hand_limit(eye: Eye, choices: list[int]) -> int:
    """Away with what is worth least, in the hand or on the track."""
    return min(choices, key=lambda code: (max(keep_worth(eye, a_of(code)), play_worth(eye, a_of(code))), code))


# --- windows ---


def before_roll(eye: Eye, choices: list[int]) -> int:
    """A sure hit or a bonus for a shot that may well miss; a nerve kept when it matters."""
    roll, need = eye.about, eye.about.numbers["need"]
    if roll.numbers["purpose"] == codes.R_FIRE and roll.side == names.FRIENDLY:
        worth_it = GOOD_SHOT <= need < SURE_SHOT
    else:
        worth_it = need < 6 if roll.side == names.FRIENDLY else need > 3
    return spend(choices) if worth_it else verbs.CHOOSE_ROLL


def after_roll(eye: Eye, choices: list[int]) -> int:
    """Again, where it went against us and may go better."""
    numbers = eye.about.numbers
    die, need = numbers["die"], numbers["need"]
    passed = die <= need and not always_fails(numbers["purpose"], die)
    if eye.about.side == names.FRIENDLY:
        return spend(choices) if not passed and need >= 2 else verbs.CHOOSE_KEEP
    return spend(choices) if passed and need <= 7 else verbs.CHOOSE_KEEP


def spend(choices: list[int]) -> int:
    return next((code for code in choices if verb_of(code) == verbs.SPEND), choices[0])


def wound_drawn(eye: Eye, choices: list[int]) -> int:
    """Ours made lighter if it is a real wound; theirs made worse."""
    g = eye.g
    wound, ours = eye.about.numbers["wound"], is_friendly(g, eye.about.unit)
    passing = next((code for code in choices if verb_of(code) != verbs.SPEND), choices[-1])
    for code in choices:
        if verb_of(code) != verbs.SPEND:
            continue
        effect = g.rules.card_effect[a_of(code)]
        if effect == codes.E_CLOSE_CALL and wound in (names.BAD_WOUND, names.HEAD_WOUND):
            return code
        if effect == codes.E_REDRAW_WOUND and (
            wound in (names.BAD_WOUND, names.HEAD_WOUND) if ours else wound == names.CLOSE_CALL
        ):
            return code
        if effect == codes.E_WORSE_WOUND and wound in (names.LIGHT_WOUND, names.BAD_WOUND):
            return code
    return passing


def spend_any(eye: Eye, choices: list[int]) -> int:
    """Windows where the card is for this: a hit on us, an Enemy about to fire."""
    return spend(choices)


def event_rolled(eye: Eye, choices: list[int]) -> int:
    return spend(choices)


def which_wound_card(eye: Eye, choices: list[int]) -> int:
    """The lighter one."""
    wound = eye.rules.tables.fcard_wound
    cards = [code for code in choices if verb_of(code) == verbs.WOUND]
    return min(cards, key=lambda code: (wound[a_of(code)], code)) if cards else choices[0]


def quiet(eye: Eye, choices: list[int]) -> int | None:
    """A card that does good now, or none."""
    for code in choices:
        if verb_of(code) == verbs.SPEND:
            return code
        if verb_of(code) == verbs.SPEND_ON and does_good(eye, a_of(code), b_of(code)):
            return code
    return None


def does_good(eye: Eye, card: int, m: int) -> bool:
    g = eye.g
    effect = g.rules.card_effect[card]
    if effect == codes.E_STEADY:
        return g.m_morale[m] <= (names.SHAKEN if eye.turns_left > 2 else names.CAUTIOUS)
    if effect == codes.E_BANDAGE:
        return badly_wounded(g, m) or eye.turns_left <= 2
    if effect == codes.E_RELOAD:
        return any(ammo(g, m, slot) == names.NO_AMMO for slot in slots(g, m))
    if effect in (codes.E_SPOT, codes.E_RATTLE):
        near = any(distance(g, f, m) <= NEAR for f in eye.men)
        return near and (effect == codes.E_SPOT or g.m_morale[m] <= names.NORMAL)
    return False


def quiet_window(eye: Eye, choices: list[int]) -> int:
    found = quiet(eye, choices)
    return verbs.CHOOSE_PASS_WINDOW if found is None else found

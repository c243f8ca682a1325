"""The corporal's hand: which card to play, which to keep, and when to spend one."""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.bots.eye import Eye
from sandtable.games.combat.rules.cards.checks import always_fails
from sandtable.games.combat.rules.cards.effect_names import (
    BOTH,
    E_ALERT,
    E_ARTILLERY,
    E_AUTO_FAIL,
    E_AUTO_PASS,
    E_BANDAGE,
    E_BAR_ORDER,
    E_BONUS,
    E_CANCEL_EVENT,
    E_CANCEL_HIT,
    E_CARDS,
    E_CLOSE_CALL,
    E_DRAW,
    E_EVENT,
    E_HIDE_ONLY,
    E_JAM,
    E_LDR,
    E_LOSE_CARD,
    E_LOW_AMMO,
    E_MORALE,
    E_RATTLE,
    E_REDRAW_WOUND,
    E_RELOAD,
    E_REROLL,
    E_REVEAL,
    E_ROLL_BONUS,
    E_SHAKE,
    E_SNIPER,
    E_SPOT,
    E_SPOTTED,
    E_STEADY,
    E_TQ,
    E_WORSE_WOUND,
    E_WS,
    R_FIRE,
)
from sandtable.games.combat.rules.names import (
    BAD_WOUND,
    CAUTIOUS,
    CLOSE_CALL,
    DISCARD,
    ENEMY,
    FRIENDLY,
    HEAD_WOUND,
    LIGHT_WOUND,
    NO_AMMO,
    NORMAL,
    SHAKEN,
)
from sandtable.games.combat.rules.state import ammo, badly_wounded, distance, is_friendly
from sandtable.games.combat.rules.values import slots
from sandtable.games.combat.rules.verbs import (
    CHOOSE_DRAW,
    CHOOSE_KEEP,
    CHOOSE_PASS_WINDOW,
    CHOOSE_ROLL,
    SPEND,
    SPEND_ON,
    WOUND,
)
from sandtable.kernel.choice import a_of, b_of, verb_of

# what a held Discard card is worth keeping for
KEEP: Final = {
    E_CANCEL_HIT: 3.0, E_CLOSE_CALL: 2.5, E_AUTO_PASS: 2.0, E_WORSE_WOUND: 2.0, E_JAM: 2.0, E_REDRAW_WOUND: 1.8,
    E_REROLL: 1.5, E_STEADY: 1.5, E_BONUS: 1.2, E_BANDAGE: 1.2, E_AUTO_FAIL: 1.5, E_CANCEL_EVENT: 1.0, E_DRAW: 1.5,
    E_SPOT: 1.5, E_RATTLE: 1.5,
}  # fmt: skip
NEAR: Final = 8
GOOD_SHOT: Final = 2  # need from which a sure hit is well spent
SURE_SHOT: Final = 7  # and up to which


def draw(eye: Eye, choices: list[int]) -> int:
    return CHOOSE_DRAW


def keep_worth(eye: Eye, card: int) -> float:
    tables = eye.rules.tables
    return KEEP.get(eye.rules.card_effect[card], 0.6) if tables.fcard_type[card] == DISCARD else 0.0


def play_worth(eye: Eye, card: int) -> float:
    """What its text does for us when it is played, and its speed."""
    tables = eye.rules.tables
    numbers = tables.fcard_initiative[card]
    quick = (50 - sum(numbers) / len(numbers)) / 100 if numbers else 0.0
    if tables.fcard_type[card] == DISCARD:
        return quick - keep_worth(eye, card)
    return quick + effect_worth(eye.rules.card_effect[card], tables.fcard_args[card])


def effect_worth(code: int, args: list[int]) -> float:
    """For us or against us, roughly."""
    if code in (E_WS, E_TQ):
        return {FRIENDLY: 1.0, ENEMY: -1.0, BOTH: 0.0}[args[0]] * args[1]
    if code == E_ROLL_BONUS:
        return {FRIENDLY: 0.6, ENEMY: -0.6, BOTH: 0.0}[args[1]] * args[2]
    if code in (E_MORALE, E_SHAKE):
        sign = args[-1] if code == E_MORALE else -1
        return sign * {FRIENDLY: 0.8, ENEMY: -0.8, BOTH: 0.0}[args[0]]
    if code == E_EVENT:
        return 0.8 if args[0] == FRIENDLY else -1.5
    if code in (E_SNIPER, E_LOW_AMMO):
        harm = 0.6 if code == E_LOW_AMMO else 1.0
        hurt = args[0] == FRIENDLY if code == E_LOW_AMMO else args[0] == ENEMY
        return -harm if hurt else harm
    fixed = {E_BAR_ORDER: -0.7, E_HIDE_ONLY: -0.5, E_ALERT: -0.6, E_LOSE_CARD: -1.0, E_SPOTTED: -0.6, E_REVEAL: 0.8}
    if code in (E_CARDS, E_LDR):
        return 0.6 * args[0]
    return fixed.get(code, 0.4 if code != E_ARTILLERY else 0.0)


def play_card(eye: Eye, choices: list[int]) -> int:
    return max(choices, key=lambda code: (play_worth(eye, a_of(code)), -code))


def hand_limit(eye: Eye, choices: list[int]) -> int:
    """Away with what is worth least, in the hand or on the track."""
    return min(choices, key=lambda code: (max(keep_worth(eye, a_of(code)), play_worth(eye, a_of(code))), code))


# --- windows ---


def before_roll(eye: Eye, choices: list[int]) -> int:
    """A sure hit or a bonus for a shot that may well miss; a nerve kept when it matters."""
    roll, need = eye.about, eye.about.numbers["need"]
    if roll.numbers["purpose"] == R_FIRE and roll.side == FRIENDLY:
        worth_it = GOOD_SHOT <= need < SURE_SHOT
    else:
        worth_it = need < 6 if roll.side == FRIENDLY else need > 3
    return spend(choices) if worth_it else CHOOSE_ROLL


def after_roll(eye: Eye, choices: list[int]) -> int:
    """Again, where it went against us and may go better."""
    numbers = eye.about.numbers
    die, need = numbers["die"], numbers["need"]
    passed = die <= need and not always_fails(numbers["purpose"], die)
    if eye.about.side == FRIENDLY:
        return spend(choices) if not passed and need >= 2 else CHOOSE_KEEP
    return spend(choices) if passed and need <= 7 else CHOOSE_KEEP


def spend(choices: list[int]) -> int:
    return next((code for code in choices if verb_of(code) == SPEND), choices[0])


def wound_drawn(eye: Eye, choices: list[int]) -> int:
    """Ours made lighter if it is a real wound; theirs made worse."""
    g = eye.g
    wound, ours = eye.about.numbers["wound"], is_friendly(g, eye.about.unit)
    passing = next((code for code in choices if verb_of(code) != SPEND), choices[-1])
    for code in choices:
        if verb_of(code) != SPEND:
            continue
        effect = g.rules.card_effect[a_of(code)]
        if effect == E_CLOSE_CALL and wound in (BAD_WOUND, HEAD_WOUND):
            return code
        if effect == E_REDRAW_WOUND and (wound in (BAD_WOUND, HEAD_WOUND) if ours else wound == CLOSE_CALL):
            return code
        if effect == E_WORSE_WOUND and wound in (LIGHT_WOUND, BAD_WOUND):
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
    cards = [code for code in choices if verb_of(code) == WOUND]
    return min(cards, key=lambda code: (wound[a_of(code)], code)) if cards else choices[0]


def quiet(eye: Eye, choices: list[int]) -> int | None:
    """A card that does good now, or none."""
    for code in choices:
        if verb_of(code) == SPEND:
            return code
        if verb_of(code) == SPEND_ON and does_good(eye, a_of(code), b_of(code)):
            return code
    return None


def does_good(eye: Eye, card: int, m: int) -> bool:
    g = eye.g
    effect = g.rules.card_effect[card]
    if effect == E_STEADY:
        return g.m_morale[m] <= (SHAKEN if eye.turns_left > 2 else CAUTIOUS)
    if effect == E_BANDAGE:
        return badly_wounded(g, m) or eye.turns_left <= 2
    if effect == E_RELOAD:
        return any(ammo(g, m, slot) == NO_AMMO for slot in slots(g, m))
    if effect in (E_SPOT, E_RATTLE):
        near = any(distance(g, f, m) <= NEAR for f in eye.men)
        return near and (effect == E_SPOT or g.m_morale[m] <= NORMAL)
    return False


def quiet_window(eye: Eye, choices: list[int]) -> int:
    found = quiet(eye, choices)
    return CHOOSE_PASS_WINDOW if found is None else found

"""The sergeant's Actions and Strategy Cards around the rolls of the Great War."""

from __future__ import annotations

from typing import Final

from sandtable.commander.bots import fire
from sandtable.commander.bots import rolls as family
from sandtable.commander.bots.eye import Eye
from sandtable.commander.bots.rolls import answers, melee_result
from sandtable.commander.map.kinds import SHELLHOLE
from sandtable.commander.rules import verbs
from sandtable.commander.rules.cards import total
from sandtable.commander.rules.cover import best_cover
from sandtable.commander.rules.firepower import airburst
from sandtable.commander.rules.names import CONCEALMENT, HIDDEN_PILLBOX, PILLBOX
from sandtable.commander.rules.odds import answer_odds, believed_pile, roll_counts, roll_odds, strength_odds, unit_odds
from sandtable.commander.rules.orders.defence import hit_by
from sandtable.commander.rules.orders.melee import tie_winner
from sandtable.commander.rules.purposes import ATTACK, DEFENCE, IMPACT, MELEE, RALLY
from sandtable.commander.rules.state import BROKEN, SUPPRESSED, other, side_units_in
from sandtable.commander.rules.stats import face
from sandtable.games.great_war_commander.bots import strategy
from sandtable.games.great_war_commander.rules import names
from sandtable.games.great_war_commander.rules.stacking import tank_among
from sandtable.games.great_war_commander.rules.verbs import ADD_ONE, OP_FIRE
from sandtable.kernel.choice import a_of, verb_of
from sandtable.kernel.frame import Subject, subject_at, subject_below

SPIRIT: Final = 2  # what an Action adds to a Melee Roll
LEAST_SPIRIT: Final = 0.35  # what it must bring
LEAST_ONE: Final = 0.5  # what a Strategy Card must bring when it is spent on a roll
STUCK: Final = 0.7  # what a Tank loses by Immobilization
GUNS: Final = 2  # machine guns that intersect, at the least (A46)
CARD: Final = 0.1  # a card in hand is worth something too

# --- the Initiative card ---


def initiative(eye: Eye, choices: list[int]) -> int:
    """Also for a Tank that is stuck, and for shells and aircraft."""
    found = family.initiative(eye, choices)
    return verbs.CHOOSE_REROLL if own_gain(eye, subject_below(eye.g)) > eye.habits.initiative else found


def own_gain(eye: Eye, asked: Subject) -> float:
    purpose = eye.about.numbers["purpose"]
    if purpose == names.BOG_ROLL:
        return bog_gain(eye, asked)
    if purpose in (IMPACT, names.AIR_ASSAULT_ROLL) and asked.units:
        return strike_gain(eye, asked, purpose == IMPACT)
    return 0.0


def bog_gain(eye: Eye, asked: Subject) -> float:
    """What another check for Immobilization promises whoever holds the card."""
    g, roll, tank = eye.g, eye.about, tank_among(eye.g, asked.units)
    number = g.rules.tables.bog[face(g, tank)]
    again = roll_odds(g, believed_pile(g, eye.me, roll.side), number)
    less_likely = (1.0 if total(g, roll.card) <= number else 0.0) - again.less - again.equal
    lost = STUCK * eye.worth(tank)
    return less_likely * (lost if g.u_owner[tank] == eye.me else -lost)


def strike_gain(eye: Eye, asked: Subject, indirect: bool) -> float:
    """An attack from afar on one hex: the expected effect of another roll less that of this one."""
    g, roll, hex = eye.g, eye.about, eye.g.u_hex[asked.units[0]]
    counts = roll_counts(g, believed_pile(g, eye.me, roll.side))
    cover = best_cover(g, hex, indirect, 0)
    power = asked.numbers["firepower"] + (airburst(g, hex) if indirect else 0)
    units = [u for u in asked.units if g.u_hex[u] == hex]
    average = 0.0
    for rolled in range(2, 13):
        if counts[rolled]:
            average += counts[rolled] * struck(eye, units, power + rolled, cover)
    return average / max(1, sum(counts)) - struck(eye, units, power + total(g, roll.card), cover)


def struck(eye: Eye, units: list[int], attack: int, cover: int) -> float:
    return eye.harm([answer_odds(eye.g, eye.me, u, attack, cover) for u in units])


# --- before a Defence Roll ---


def before_defence(eye: Eye, choices: list[int]) -> int:
    return fire.best_answer(eye, choices, saved_by)


def saved_by(eye: Eye, code: int) -> float:
    """What an Action saves, less what its card is worth."""
    g, numbers = eye.g, eye.about.numbers
    action = g.rules.card_action[a_of(code)]
    strength, cover = numbers["total"], numbers["cover"]
    if action == names.COUNTERATTACK:
        return 0.25
    if action == names.HIDDEN_POSITION:
        return 0.8
    if action == CONCEALMENT:
        return fire.saved_by(eye, code)
    now = fire.loss(eye, strength, cover)
    if action == names.INTERSECT_MACHINE_GUNS:
        return now - fire.loss(eye, strength - GUNS, cover) - CARD
    if action == HIDDEN_PILLBOX:
        tables = g.rules.tables
        better = (tables.fort_cover_indirect if numbers["indirect"] else tables.fort_cover)[PILLBOX]
    else:
        better = g.rules.cover[SHELLHOLE]
    return now - fire.loss(eye, strength, max(cover, better)) - CARD


def counterattack(eye: Eye, choices: list[int]) -> int:
    """The best two of those who fired."""
    g = eye.g
    units = [c for c in choices if verb_of(c) == verbs.UNIT and not g.u_flags[a_of(c)] & SUPPRESSED]
    if units:
        return max(units, key=lambda c: (eye.worth(a_of(c)), -c))
    return verbs.CHOOSE_DONE if verbs.CHOOSE_DONE in choices else choices[0]


def op_fire(eye: Eye, choices: list[int]) -> int:
    """A card that can also be laid as Hidden Wire fires under a name of its own (A42)."""
    found = fire.op_fire(eye, choices)
    if found != verbs.CHOOSE_NONE:
        return found
    return fire.op_fire_by(eye, [c for c in choices if verb_of(c) in (verbs.PLAY, OP_FIRE)])


def probe(eye: Eye, choices: list[int]) -> int:
    """A53: whoever is worth rallying."""
    plays = [c for c in choices if verb_of(c) == verbs.PLAY]
    return plays[0] if plays and eye.worth(eye.about.unit) >= 1.0 else verbs.CHOOSE_NONE


# --- before a Melee ---


def ambush(eye: Eye, choices: list[int]) -> int:
    """La Force Noire is as good as an Ambush (S98.3.8), and is kept for when there is none."""
    found = family.ambush(eye, choices)
    return found if verb_of(found) == verbs.PLAY else strategy.best_situation(eye, choices) or found


def stakes(eye: Eye, hex: int) -> tuple[float, float]:
    """What either side has in a Melee: mine, theirs."""
    g = eye.g
    mine = sum([eye.worth(u) for u in side_units_in(g, hex, eye.me)])
    return mine, sum([eye.worth(u) for u in side_units_in(g, hex, eye.foe)])


def melee_prospect(eye: Eye, more: int) -> float:
    """Expected gain of the Melee if my roll had so much more."""
    g, fight = eye.g, eye.about
    mine, theirs = stakes(eye, fight.hex)
    strength = fight.numbers[f"strength-{eye.me}"] + more
    against = fight.numbers[f"total-{eye.foe}"]
    if not against:
        foes = fight.numbers[f"strength-{eye.foe}"]
        odds = strength_odds(eye.rolls(eye.me, eye.foe), eye.me, strength, foes, tie_winner(g, fight.hex))
        return odds.win * theirs + odds.tie * (theirs - mine) - odds.lose * mine
    counts = roll_counts(g, believed_pile(g, eye.me, eye.me))
    won = 0.0
    for rolled in range(2, 13):
        won += counts[rolled] * melee_result(eye, fight, eye.me, rolled + more, against, mine, theirs)
    return won / max(1, sum(counts))


def before_melee(eye: Eye, choices: list[int]) -> int:
    plays = [c for c in choices if verb_of(c) == verbs.PLAY]
    gain = melee_prospect(eye, SPIRIT) - melee_prospect(eye, 0) if plays else 0.0
    if gain > LEAST_SPIRIT:
        return plays[0]
    rest = [c for c in choices if verb_of(c) != verbs.PLAY]
    return rest[-1] if rest else choices[0]


# --- a Strategy Card adds 1 (S98.2) ---


def add_one(eye: Eye, choices: list[int]) -> int:
    """Where it turns a result."""
    adds = [c for c in choices if verb_of(c) == ADD_ONE]
    roll, asked = eye.about, subject_at(eye.g, 3)
    return adds[0] if adds and gain_of_one(eye, roll, asked) > LEAST_ONE else verbs.CHOOSE_NONE


def gain_of_one(eye: Eye, roll: Subject, asked: Subject) -> float:
    purpose, rolled = roll.numbers["purpose"], total(eye.g, roll.card)
    if purpose == DEFENCE:
        return of_defence(eye, asked, rolled + 1) - of_defence(eye, asked, rolled)
    if purpose == ATTACK:
        strength = asked.numbers["total"] + rolled
        return answers(eye, asked, strength + 1) - answers(eye, asked, strength)
    if purpose == MELEE:
        return of_melee(eye, roll, asked, rolled + 1) - of_melee(eye, roll, asked, rolled)
    if purpose == RALLY:
        return spoiled_rally(eye, asked, rolled)
    return 0.0


def of_defence(eye: Eye, asked: Subject, rolled: int) -> float:
    g, roller = eye.g, asked.units[0]
    if g.u_hex[roller] < 0:
        return 0.0
    hit = hit_by(asked.numbers["total"], asked.numbers["defence"] + rolled)
    return eye.harm([unit_odds(g, roller, 1.0 if hit == 1 else 0.0, 1.0 if hit == 2 else 0.0)])


def of_melee(eye: Eye, roll: Subject, fight: Subject, rolled: int) -> float:
    """Only the second roll is certain of its effect."""
    against = fight.numbers[f"total-{other(roll.side)}"]
    if not against:
        return 0.0
    mine, theirs = stakes(eye, fight.hex)
    return melee_result(eye, fight, roll.side, rolled, against, mine, theirs)


def spoiled_rally(eye: Eye, rally: Subject, rolled: int) -> float:
    """An enemy who has just rallied has not, with one more."""
    u = rally.unit
    if u < 0 or eye.g.u_owner[u] != eye.foe or not eye.g.u_flags[u] & BROKEN:
        return 0.0
    return 0.5 * eye.worth(u) if rolled + 1 == rally.numbers["morale"] else 0.0

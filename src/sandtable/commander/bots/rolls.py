"""The sergeant and luck: the Initiative card, Light Wounds, Ambush, and the order of rolls."""

from __future__ import annotations


from sandtable.commander.bots.advance import melee_if
from sandtable.commander.bots.eye import Eye
from sandtable.commander.bots.fire import shot_value
from sandtable.commander.rules.cards import product, total
from sandtable.commander.rules.names import TIME
from sandtable.commander.rules.odds import (
    UnitOdds,
    answer_odds,
    believed_pile,
    rally_odds,
    roll_counts,
    unit_odds,
)
from sandtable.commander.rules.orders.defence import hit_by
from sandtable.commander.rules.purposes import ATTACK, DEFENCE, MELEE, RALLY, SUDDEN_DEATH, TARGETING
from sandtable.commander.rules.scenario.values import added_to_sudden_death
from sandtable.commander.rules.state import BROKEN, other, side_units_in
from sandtable.commander.rules.stats import is_leader
from sandtable.commander.rules.verbs import CHOOSE_KEEP, CHOOSE_NONE, CHOOSE_REROLL, PLAY
from sandtable.kernel.choice import a_of, verb_of
from sandtable.kernel.frame import Subject, subject_below


def initiative(eye: Eye, choices: list[int]) -> int:
    """Cancel a roll only when another promises clearly more than the card is worth."""
    roll, asked = eye.about, subject_below(eye.g)
    purpose = roll.numbers["purpose"]
    gain = 0.0
    if purpose == DEFENCE:
        gain = defence_gain(eye, roll, asked)
    elif purpose == ATTACK:
        gain = attack_gain(eye, roll, asked)
    elif purpose == TARGETING:
        gain = targeting_gain(eye, roll, asked)
    elif purpose == MELEE:
        gain = melee_gain(eye, roll, asked)
    elif purpose == RALLY:
        gain = rally_gain(eye, roll, asked)
    elif purpose == SUDDEN_DEATH:
        gain = sudden_death_gain(eye, roll)
    if shows_time(eye, roll) and eye.g.time + 1 >= eye.g.sudden_death and eye.lead() < 0:
        gain += 0.8  # time is running out on me
    return CHOOSE_REROLL if gain > eye.habits.initiative else CHOOSE_KEEP


def shows_time(eye: Eye, roll: Subject) -> bool:
    return not eye.g.in_trigger and eye.g.rules.card_trigger[roll.card] == TIME


def value_of(eye: Eye, odds: UnitOdds) -> float:
    return eye.harm([odds])


def defence_gain(eye: Eye, roll: Subject, defence: Subject) -> float:
    """A unit of either side has rolled its defence: what another roll would bring."""
    g, roller, numbers = eye.g, defence.units[0], defence.numbers
    if g.u_hex[roller] < 0:
        return 0.0
    hit = hit_by(numbers["total"], numbers["defence"] + total(g, roll.card))
    now = unit_odds(g, roller, 1.0 if hit == 1 else 0.0, 1.0 if hit == 2 else 0.0)
    again = answer_odds(g, eye.me, roller, numbers["total"], numbers["cover"])
    return value_of(eye, again) - value_of(eye, now)


def attack_gain(eye: Eye, roll: Subject, attack: Subject) -> float:
    """An Attack Roll: expected effect of this one against that of another."""
    g = eye.g
    strength = attack.numbers["total"]
    by_total = [0.0] * 13
    counts = roll_counts(g, believed_pile(g, eye.me, roll.side))
    average = 0.0
    for rolled in range(2, 13):
        if counts[rolled] or rolled == total(g, roll.card):
            by_total[rolled] = answers(eye, attack, strength + rolled)
            average += counts[rolled] * by_total[rolled]
    return average / max(1, sum(counts)) - by_total[total(g, roll.card)]


def answers(eye: Eye, attack: Subject, total: int) -> float:
    """Expected gain of an Attack Total once everybody has answered it."""
    g = eye.g
    found: list[UnitOdds] = []
    for u in attack.units:
        hex = g.u_hex[u]
        if hex in attack.hexes:
            cover = attack.by_hex[attack.hexes.index(hex)]
            found.append(answer_odds(g, eye.me, u, total, cover))
    return eye.harm(found)


def targeting_gain(eye: Eye, roll: Subject, attack: Subject) -> float:
    numbers = attack.numbers
    if roll.side != eye.me or numbers["smoke"] or product(eye.g, roll.card) > numbers["total"]:
        return 0.0
    return shot_value(eye, attack.pieces, attack.piece, attack.hexes, numbers["bonus"])  # scaled by the chance to hit


def melee_gain(eye: Eye, roll: Subject, melee: Subject) -> float:
    """The second roll decides; the first is judged against an average answer."""
    g, foe = eye.g, other(roll.side)
    mine = sum([eye.worth(u) for u in side_units_in(g, melee.hex, eye.me)])
    theirs = sum([eye.worth(u) for u in side_units_in(g, melee.hex, eye.foe)])
    rolled_before = melee.numbers[f"total-{foe}"]
    against = rolled_before or melee.numbers[f"strength-{foe}"] + 7
    counts = roll_counts(g, believed_pile(g, eye.me, roll.side))
    average = 0.0
    for rolled in range(2, 13):
        average += counts[rolled] * melee_result(eye, melee, roll.side, rolled, against, mine, theirs)
    now = melee_result(eye, melee, roll.side, total(g, roll.card), against, mine, theirs)
    certain = 1.0 if rolled_before else 0.6
    return (average / max(1, sum(counts)) - now) * certain


def melee_result(eye: Eye, melee: Subject, side: int, rolled: int, against: int, mine: float, theirs: float) -> float:
    difference = melee.numbers[f"strength-{side}"] + rolled - against
    if side != eye.me:
        difference = -difference
    if difference > 0:
        return theirs
    return -mine if difference < 0 else theirs - mine


def rally_gain(eye: Eye, roll: Subject, rally: Subject) -> float:
    g, u = eye.g, rally.unit
    if g.u_hex[u] < 0 or g.u_owner[u] != eye.me or total(g, roll.card) < rally.numbers["morale"]:
        return 0.0
    return 0.5 * eye.worth(u) * rally_odds(g, eye.me, u).less


def sudden_death_gain(eye: Eye, roll: Subject) -> float:
    """The end is good for whoever leads; the Initiative card itself breaks a tie (9.2)."""
    g = eye.g
    added = added_to_sudden_death(g, roll.side)
    ends = total(g, roll.card) + added < g.time
    lead = eye.lead()
    if ends:
        return 10.0 if lead < 0 else 0.0  # a level score is mine while I hold the card
    counts = roll_counts(g, believed_pile(g, eye.me, roll.side))
    chance = sum(counts[: max(0, g.time - added)]) / max(1, sum(counts))
    return 2.0 * chance if lead > 1 else 0.0


# --- Light Wounds, Melee ---


def light_wounds(eye: Eye, choices: list[int]) -> int:
    """A VP saves a broken Squad from the Casualty Track; an unbroken one had better break."""
    g = eye.g
    if g.u_flags[eye.about.unit] & BROKEN or eye.kill_factors[eye.me] > 2.0:
        return choices[0]
    return CHOOSE_NONE


def ambush(eye: Eye, choices: list[int]) -> int:
    """Every Ambush helps while the Melee is not yet won."""
    plays = [c for c in choices if verb_of(c) == PLAY]
    if plays and melee_if(eye, [], eye.about.hex).win < 0.97:
        return plays[0]
    return CHOOSE_NONE if CHOOSE_NONE in choices else choices[0]


def no_quarter(eye: Eye, choices: list[int]) -> int:
    return choices[0]


def ambush_victim(eye: Eye, choices: list[int]) -> int:
    """My own unit that must break: the cheapest; a broken one dies of it."""
    return min(choices, key=lambda c: (eye.worth(a_of(c)) * (2 if eye.g.u_flags[a_of(c)] & BROKEN else 1), c))


def melee_order(eye: Eye, choices: list[int]) -> int:
    return max(choices, key=lambda c: (melee_if(eye, [], a_of(c)).win, -c))


def leaders_first(eye: Eye, choices: list[int]) -> int:
    """A rallied Leader helps those who roll after him."""
    return min(choices, key=lambda c: (not is_leader(eye.g, a_of(c)), c))

"""The sergeant and luck: the Initiative card, Light Wounds, Ambush, and the order of rolls."""

from __future__ import annotations

from typing import cast

from sandtable.commander.bots.advance import melee_if
from sandtable.commander.bots.eye import Eye
from sandtable.commander.bots.fire import shot_value
from sandtable.commander.rules.breaking import LightWounds
from sandtable.commander.rules.cards import product, total
from sandtable.commander.rules.cover import best_cover
from sandtable.commander.rules.firepower import burst, is_mortar, takes_cover_away
from sandtable.commander.rules.melee import MeleeFight
from sandtable.commander.rules.names import TIME
from sandtable.commander.rules.odds import (
    UnitOdds,
    answer_odds,
    believed_pile,
    rally_odds,
    roll_counts,
    unit_odds,
)
from sandtable.commander.rules.orders.defence import Defence, hit_by
from sandtable.commander.rules.orders.fire_attack import FireAttack
from sandtable.commander.rules.orders.recover_rout import RollForEach
from sandtable.commander.rules.rolls import ATTACK, DEFENCE, MELEE, RALLY, SUDDEN_DEATH, TARGETING, Roll
from sandtable.commander.rules.state import BROKEN, other, side_units_in
from sandtable.commander.rules.stats import is_leader
from sandtable.commander.rules.verbs import CHOOSE_KEEP, CHOOSE_NONE, CHOOSE_REROLL, PLAY
from sandtable.kernel.choice import a_of, verb_of

CARD_WORTH = 1.2  # what holding the Initiative card is worth


def initiative(eye: Eye, choices: list[int]) -> int:
    """Cancel a roll only when another promises clearly more than the card is worth."""
    frame = cast(Roll, eye.g.frames[-1])
    gain = 0.0
    if frame.purpose == DEFENCE:
        gain = defence_gain(eye, frame)
    elif frame.purpose == ATTACK:
        gain = attack_gain(eye, frame)
    elif frame.purpose == TARGETING:
        gain = targeting_gain(eye, frame)
    elif frame.purpose == MELEE:
        gain = melee_gain(eye, frame)
    elif frame.purpose == RALLY:
        gain = rally_gain(eye, frame)
    elif frame.purpose == SUDDEN_DEATH:
        gain = sudden_death_gain(eye, frame)
    if shows_time(eye, frame) and eye.g.time + 1 >= eye.g.sudden_death and eye.lead() < 0:
        gain += 0.8  # time is running out on me
    return CHOOSE_REROLL if gain > CARD_WORTH else CHOOSE_KEEP


def shows_time(eye: Eye, frame: Roll) -> bool:
    return not eye.g.in_trigger and eye.g.rules.tables.card_trigger[frame.card] == TIME


def value_of(eye: Eye, odds: UnitOdds) -> float:
    return eye.harm([odds])


def defence_gain(eye: Eye, roll: Roll) -> float:
    """A unit of either side has rolled its defence: what another roll would bring."""
    g = eye.g
    frame = cast(Defence, g.frames[-2])
    if g.u_hex[frame.roller] < 0:
        return 0.0
    hit = hit_by(frame.total, frame.defence + total(g, roll.card))
    now = unit_odds(g, frame.roller, 1.0 if hit == 1 else 0.0, 1.0 if hit == 2 else 0.0)
    again = answer_odds(g, eye.me, frame.roller, frame.total, frame.cover(g))
    return value_of(eye, again) - value_of(eye, now)


def attack_gain(eye: Eye, roll: Roll) -> float:
    """An Attack Roll: expected effect of this one against that of another."""
    g = eye.g
    frame = cast(FireAttack, g.frames[-2])
    strength = frame.total + burst(g, frame.base, frame.targets[0])
    by_total = [0.0] * 13
    counts = roll_counts(g, believed_pile(g, eye.me, roll.side))
    average = 0.0
    for rolled in range(2, 13):
        if counts[rolled] or rolled == total(g, roll.card):
            by_total[rolled] = answers(eye, frame, strength + rolled)
            average += counts[rolled] * by_total[rolled]
    return average / max(1, sum(counts)) - by_total[total(g, roll.card)]


def answers(eye: Eye, frame: FireAttack, attack: int) -> float:
    """Expected gain of an Attack Total once everybody has answered it."""
    g = eye.g
    bare = takes_cover_away(g, frame.pieces)
    found: list[UnitOdds] = []
    for u in frame.waiting:
        hex = g.u_hex[u]
        if hex in frame.targets:
            line = frame.lines[frame.targets.index(hex)]
            cover = 0 if bare else best_cover(g, hex, is_mortar(g, frame.base), line)
            found.append(answer_odds(g, eye.me, u, attack, cover))
    return eye.harm(found)


def targeting_gain(eye: Eye, roll: Roll) -> float:
    g = eye.g
    frame = cast(FireAttack, g.frames[-2])
    if roll.side != eye.me or frame.smoke or product(g, roll.card) > frame.total:
        return 0.0
    return shot_value(eye, frame.pieces, frame.base, frame.targets, frame.bonus)  # already scaled by the chance to hit


def melee_gain(eye: Eye, roll: Roll) -> float:
    """The second roll decides; the first is judged against an average answer."""
    g = eye.g
    frame = cast(MeleeFight, g.frames[-2])
    mine = sum([eye.worth(u) for u in side_units_in(g, frame.hex, eye.me)])
    theirs = sum([eye.worth(u) for u in side_units_in(g, frame.hex, eye.foe)])
    other_total = frame.total[other(roll.side)] or frame.strength[other(roll.side)] + 7
    counts = roll_counts(g, believed_pile(g, eye.me, roll.side))
    average = 0.0
    for rolled in range(2, 13):
        average += counts[rolled] * melee_result(eye, frame, roll.side, rolled, other_total, mine, theirs)
    now = melee_result(eye, frame, roll.side, total(g, roll.card), other_total, mine, theirs)
    certain = 1.0 if frame.total[other(roll.side)] else 0.6
    return (average / max(1, sum(counts)) - now) * certain


def melee_result(
    eye: Eye, frame: MeleeFight, side: int, rolled: int, against: int, mine: float, theirs: float
) -> float:
    difference = frame.strength[side] + rolled - against
    if side != eye.me:
        difference = -difference
    if difference > 0:
        return theirs
    return -mine if difference < 0 else theirs - mine


def rally_gain(eye: Eye, roll: Roll) -> float:
    g = eye.g
    frame = cast(RollForEach, g.frames[-2])
    u = frame.unit
    if g.u_hex[u] < 0 or g.u_owner[u] != eye.me or total(g, roll.card) < frame.morale:
        return 0.0
    return 0.5 * eye.worth(u) * rally_odds(g, eye.me, u).less


def sudden_death_gain(eye: Eye, roll: Roll) -> float:
    """The end is good for whoever leads; the Initiative card itself breaks a tie (9.2)."""
    g = eye.g
    ends = total(g, roll.card) < g.time
    lead = eye.lead()
    if ends:
        return 10.0 if lead < 0 else 0.0  # a level score is mine while I hold the card
    counts = roll_counts(g, believed_pile(g, eye.me, roll.side))
    chance = sum(counts[: g.time]) / max(1, sum(counts))
    return 2.0 * chance if lead > 1 else 0.0


# --- Light Wounds, Melee ---


def light_wounds(eye: Eye, choices: list[int]) -> int:
    """A VP saves a broken Squad from the Casualty Track; an unbroken one had better break."""
    g = eye.g
    u = cast(LightWounds, g.frames[-1]).unit
    if g.u_flags[u] & BROKEN or eye.kill_factors[eye.me] > 2.0:
        return choices[0]
    return CHOOSE_NONE


def ambush(eye: Eye, choices: list[int]) -> int:
    """Every Ambush helps while the Melee is not yet won."""
    frame = cast(MeleeFight, eye.g.frames[-1])
    plays = [c for c in choices if verb_of(c) == PLAY]
    if plays and melee_if(eye, [], frame.hex).win < 0.97:
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

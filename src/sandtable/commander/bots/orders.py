"""The sergeant's Turn: which Order to give, when to pass, which cards to throw away; artillery."""

from __future__ import annotations

from collections.abc import Callable

from sandtable.commander.bots.advance import best_advance_order, pick_advancers, pick_more_advancers
from sandtable.commander.bots.eye import Eye
from sandtable.commander.bots.fire import best_fire_order, pick_firers, pick_more_firers
from sandtable.commander.bots.move import best_move_order, pick_more_movers, pick_movers
from sandtable.commander.rules import names
from sandtable.commander.rules.cards import orders_in_hand
from sandtable.commander.rules.cover import best_cover
from sandtable.commander.rules.firepower import airburst
from sandtable.commander.rules.los import BLOCKED, hexes_apart, sight
from sandtable.commander.rules.odds import attack_odds, product_odds, rally_odds, rout_odds
from sandtable.commander.rules.orders.artillery import spotters
from sandtable.commander.rules.orders.bombardment import impact_area
from sandtable.commander.rules.passage import retreat_hexes
from sandtable.commander.rules.scenario.counting_as import orders_of
from sandtable.commander.rules.state import (
    ADVANCING,
    BROKEN,
    MOVING,
    NO_RADIO,
    NO_UNIT,
    SUPPRESSED,
    units_in,
)
from sandtable.commander.rules.verbs import CHOOSE_DONE, CHOOSE_END, CHOOSE_PASS, DISCARD, FIRE_AT, ORDER
from sandtable.kernel.choice import a_of, choice, verb_of

Judge = Callable[[Eye, int], float]  # of an Order, or of a card


# --- what each Order promises ---


def order_value(eye: Eye, order: int) -> float:
    habits = eye.habits
    if order == names.FIRE:
        return habits.fire * best_fire_order(eye) - fire_reserve(eye)
    if order == names.MOVE:
        return habits.move * eye.temper.going * best_move_order(eye)
    if order == names.ADVANCE:
        return habits.advance * eye.temper.going * best_advance_order(eye)
    if order == names.RECOVER:
        return recover_value(eye)
    if order == names.ROUT:
        return habits.rout * rout_value(eye)
    if order == names.ARTILLERY_DENIED:
        return habits.denied
    if order == names.ARTILLERY_REQUEST:
        return habits.artillery * artillery_value(eye)
    return 0.0


def fire_reserve(eye: Eye) -> float:
    """A Defender likes to keep one Fire card for Op Fire."""
    last = len(orders_in_hand(eye.g, eye.me, names.FIRE)) == 1
    return eye.habits.reserve * eye.temper.keeping if last and not eye.attacks() else 0.0


def recover_value(eye: Eye) -> float:
    g = eye.g
    total = 0.0
    for u in eye.mine():
        if g.u_flags[u] & BROKEN:
            total += rally_odds(g, eye.me, u).less * eye.worth(u) * eye.habits.recover
        if g.u_flags[u] & SUPPRESSED:
            total += 0.2 * eye.worth(u)
    return total


def rout_value(eye: Eye) -> float:
    """Broken enemies run, and die where they cannot; best when they hold an Objective."""
    g = eye.g
    if g.recovered >> eye.foe & 1:
        return 0.0
    total = 0.0
    for u in eye.enemies():
        if g.u_flags[u] & BROKEN:
            flees = rout_odds(g, eye.me, eye.me, u).more
            objective = g.rules.map.objective[g.u_hex[u]]
            gain = 0.25 * eye.worth(u) + (0.3 * eye.swing(objective) if objective else 0.0)
            if not retreat_hexes(g, u):
                gain += eye.worth(u)
            total += flees * gain
    return total


# --- the Turn ---


def turn(eye: Eye, choices: list[int]) -> int:
    """The most promising Order; else end, or pass and change cards."""
    found = best_order(eye, choices, order_value, action_worth)[1]
    return found if found else ending(choices)


def ending(choices: list[int]) -> int:
    return CHOOSE_PASS if CHOOSE_PASS in choices else CHOOSE_END


def best_order(eye: Eye, choices: list[int], promise: Judge, keeping: Judge) -> tuple[float, int]:
    """The card whose Order promises most, its Action being lost; 0 if none is worth it."""
    g = eye.g
    values: dict[int, float] = {}
    best, found = least_order(eye, choices), 0
    for code in choices:
        if verb_of(code) != ORDER:
            continue
        value = -1.0
        for order in orders_of(g, a_of(code)):
            if order not in values:
                values[order] = promise(eye, order)
            value = max(value, values[order])
        value -= eye.habits.action_kept * eye.temper.keeping * keeping(eye, a_of(code))
        if value > best:
            best, found = value, code
    return best, found


def least_order(eye: Eye, choices: list[int]) -> float:
    """What an Order must promise: more where one could pass instead, and change bad cards."""
    least, habits = eye.habits.least_order, eye.habits
    if CHOOSE_PASS in choices and (habits.pass_dead != 0.0 or habits.pass_lead != 0.0):
        limit = keep_from(eye)
        dead = len([card for card in eye.g.hand[eye.me] if card_worth(eye, card) < limit])
        least += habits.pass_dead * dead + habits.pass_lead * ahead(eye)
    return least


def ahead(eye: Eye) -> float:
    """A lead, -1 to 1."""
    return max(-1.0, min(1.0, eye.lead() * 0.2))


def keep_from(eye: Eye) -> float:
    """Cards below this may go: with a lead more of them, since the game ends the sooner."""
    habits = eye.habits
    found = habits.keep_from
    if habits.keep_lead != 0.0 or habits.keep_late != 0.0:
        late = min(1.0, eye.g.time / max(1, eye.g.sudden_death))
        found += (habits.keep_lead + habits.keep_late * late) * ahead(eye)
    return found


def action_worth(eye: Eye, card: int) -> float:
    """How good a card's Action is to have, 0 to 3."""
    g = eye.g
    action = g.rules.card_action[card]
    defends = not eye.attacks()
    if action in (names.CONCEALMENT, names.LIGHT_WOUNDS, names.AMBUSH):
        return 2.0
    if action in (names.HIDDEN_MINES, names.HIDDEN_WIRE, names.HIDDEN_UNIT, names.HIDDEN_ENTRENCHMENTS):
        return 3.0 if defends else 0.0
    if action in (names.HIDDEN_PILLBOX, names.BORE_SIGHTING):
        return 2.0 if defends else 0.0
    if action in (names.SUSTAINED_FIRE, names.SPRAY_FIRE, names.CROSSFIRE, names.MARKSMANSHIP, names.HAND_GRENADES):
        return 1.0
    return 0.5 if action in (names.ASSAULT_FIRE, names.DIG_IN) else 0.0


def order_worth(eye: Eye, card: int) -> float:
    """How good a card's Order is to keep for later, 0 to 3."""
    g = eye.g
    order = g.rules.card_order[card]
    near = contact(eye)
    habits = eye.habits
    if order == names.FIRE:
        return (3.0 if near <= 8 or not eye.attacks() else 1.8) * habits.card_fire
    if order == names.MOVE:
        return (3.0 if eye.attacks() else 1.5) * habits.card_move
    if order == names.ADVANCE:
        return (2.5 if near <= 3 else 1.5) * habits.card_advance
    if order == names.RECOVER:
        hurt = any(g.u_flags[u] & (BROKEN | SUPPRESSED) for u in eye.mine())
        return (3.0 if hurt else 2.0) * habits.card_recover
    if order == names.ROUT:
        return (1.5 if any(g.u_flags[u] & BROKEN for u in eye.enemies()) else 0.5) * habits.card_rout
    if order == names.ARTILLERY_DENIED:
        return 2.5 if g.radio[eye.foe] != NO_RADIO else 0.0
    if order == names.ARTILLERY_REQUEST:
        return 2.5 if g.radio[eye.me] != NO_RADIO else 0.0
    return 0.0


def contact(eye: Eye) -> int:
    """Hexes between my men and the nearest enemy."""
    g = eye.g
    foes = [g.u_hex[u] for u in eye.enemies()]
    return min([hexes_apart(g, g.u_hex[u], h) for u in eye.mine() for h in foes], default=99)


def card_worth(eye: Eye, card: int) -> float:
    return order_worth(eye, card) * rarity(eye, card) + action_worth(eye, card) * eye.habits.card_action


def rarity(eye: Eye, card: int) -> float:
    """A second and a third card with the same Order is worth less."""
    same = len(orders_in_hand(eye.g, eye.me, eye.g.rules.card_order[card]))
    return 1.0 if same <= 1 else eye.habits.second if same == 2 else eye.habits.third


def discard(eye: Eye, choices: list[int]) -> int:
    return throw_away(eye, choices, card_worth)


def throw_away(eye: Eye, choices: list[int], worth: Judge) -> int:
    """Throw away dead cards in ascending order, at least one, so that the game goes on."""
    cards = [a_of(c) for c in choices if verb_of(c) == DISCARD]
    if not cards:
        return CHOOSE_DONE
    limit = keep_from(eye)
    for card in cards:
        if worth(eye, card) < limit:
            return choice(DISCARD, card)
    if CHOOSE_DONE in choices and eye.about.numbers["discarded"]:
        return CHOOSE_DONE
    return choice(DISCARD, min(cards, key=lambda c: (worth(eye, c), c)))


def late_discard(eye: Eye, choices: list[int]) -> int:
    return throw_later(eye, choices, card_worth)


def throw_later(eye: Eye, choices: list[int], worth: Judge) -> int:
    limit = keep_from(eye)
    for code in choices:
        if verb_of(code) == DISCARD and worth(eye, a_of(code)) < limit:
            return code
    return CHOOSE_DONE if CHOOSE_DONE in choices else choices[0]


# --- activation ---


def activate(eye: Eye, choices: list[int]) -> int:
    flag = eye.about.numbers["flag"]
    if flag == MOVING:
        return pick_movers(eye, choices)
    return pick_advancers(eye, choices) if flag == ADVANCING else pick_firers(eye, choices)


def activate_more(eye: Eye, choices: list[int]) -> int:
    flag = eye.about.numbers["flag"]
    if flag == MOVING:
        return pick_more_movers(eye, choices)
    return pick_more_advancers(eye, choices) if flag == ADVANCING else pick_more_firers(eye, choices)


# --- artillery (O18) ---


def impact_harms(eye: Eye) -> dict[int, float]:
    """Expected gain of an impact, by hex with units."""
    g = eye.g
    fp = g.rules.tables.radio_fp[g.radio[eye.me]]
    against = eye.against(eye.me)
    found: dict[int, float] = {}
    for hex in range(g.rules.map.size):
        if g.h_top[hex] == NO_UNIT:
            continue
        strength = fp + airburst(g, hex)
        cover = best_cover(g, hex, True, 0)
        found[hex] = eye.harm([attack_odds(g, against[g.u_owner[u]], strength, u, cover) for u in units_in(g, hex)])
    return found


def barrage_value(eye: Eye, harms: dict[int, float], hex: int) -> float:
    """Average over both drift dice of an accurate round (O18.2.2.1)."""
    near = eye.g.rules.map.neighbours
    total = 0.0
    for first in range(6):
        middle = near[hex * 6 + first]
        if middle < 0:
            continue
        for second in range(6):
            end = near[middle * 6 + second]
            if end >= 0:
                total += sum([harms.get(h, 0.0) for h in impact_area(eye.g, eye.me, end)])
    return total / 36


def best_round(eye: Eye, spotter: int, harms: dict[int, float]) -> tuple[float, int]:
    """The best Spotting Round of a Leader: value and hex."""
    g = eye.g
    here = g.u_hex[spotter]
    best, found = -99.0, here
    for hex in range(g.rules.map.size):
        if not any(value > 0 and hexes_apart(g, hex, h) <= 1 for h, value in harms.items()):
            continue
        seen = 0 if hex == here else sight(g, here, hex)
        if seen == BLOCKED:
            continue
        chance = product_odds(g, eye.me, eye.me, hexes_apart(g, here, hex) + seen)
        value = chance * barrage_value(eye, harms, hex)
        if value > best:
            best, found = value, hex
    return best, found


def artillery_value(eye: Eye) -> float:
    g = eye.g
    if g.radio[eye.me] == NO_RADIO:
        return 0.0
    if g.radio_broken[eye.me]:
        return 0.8
    harms = impact_harms(eye)
    return max([best_round(eye, u, harms)[0] for u in spotters(g, eye.me)], default=0.0)


def spotter(eye: Eye, choices: list[int]) -> int:
    harms = impact_harms(eye)
    return max(choices, key=lambda c: (best_round(eye, a_of(c), harms)[0], -c))


def spotting_round(eye: Eye, choices: list[int]) -> int:
    code = choice(FIRE_AT, best_round(eye, eye.about.unit, impact_harms(eye))[1])
    return code if code in choices else choices[0]


def impact_next(eye: Eye, choices: list[int]) -> int:
    harms = impact_harms(eye)
    return max(choices, key=lambda c: (harms.get(a_of(c), 0.0), -c))

"""The sergeant's Turn in the Great War: this game's Orders, Engineers, Runners, and cards to keep."""

from __future__ import annotations

from typing import Final

from sandtable.commander.bots import orders as family
from sandtable.commander.bots.eye import Eye
from sandtable.commander.bots.move import trip_of
from sandtable.commander.rules import names as family_names
from sandtable.commander.rules.cover import fort_cover, hex_cover
from sandtable.commander.rules.los import hexes_apart
from sandtable.commander.rules.names import FOXHOLES
from sandtable.commander.rules.state import BROKEN, NO_RADIO, NO_UNIT, SUPPRESSED, side_units_in
from sandtable.commander.rules.verbs import ORDER
from sandtable.games.great_war_commander.bots import artillery, offensive, strategy
from sandtable.games.great_war_commander.bots.eye import GreatWarEye
from sandtable.games.great_war_commander.rules import names
from sandtable.games.great_war_commander.rules.command import highest_leader
from sandtable.games.great_war_commander.rules.orders.engineers import works
from sandtable.games.great_war_commander.rules.orders.hmg_suppress import is_ready
from sandtable.games.great_war_commander.rules.orders.runner import runner_uses
from sandtable.games.great_war_commander.rules.orders.spotters import runners_with
from sandtable.games.great_war_commander.rules.orders.telephone import has_telephone
from sandtable.games.great_war_commander.rules.verbs import (
    CHOOSE_MEDDLING,
    CHOOSE_RUNNER_ARTILLERY,
    CHOOSE_RUNNER_PLACE,
    DIG,
    RUNNER_MOVE,
    WORKS,
)
from sandtable.kernel.choice import a_of, verb_of

MESSENGER: Final = 0.45  # what a Runner is worth who can bring his message home, or ask for shells
SHORT_WAY: Final = 8  # MPs home that a Runner can hope to go
WIRE_GONE: Final = 0.5


# --- what each Order promises ---


def order_value(eye: Eye, order: int) -> float:
    if order == names.AIR_ASSAULT:
        return artillery.air_value(eye)
    if order == names.HMG_SUPPRESS:
        return offensive.hmg_value(eye)
    if order == names.OFFENSIVE:
        return offensive.offensive_value(eye)
    if order == names.RUNNER_ORDER:
        return max([use_value(eye, use) for use in runner_uses(eye.g, eye.me)], default=0.0)
    if order == family_names.COMMAND_CONFUSION:
        return artillery.runner_request_value(eye)
    if order == family_names.ARTILLERY_REQUEST:
        return artillery.request_value(eye)
    return family.order_value(eye, order)


def turn(eye: Eye, choices: list[int]) -> int:
    """What a superior has meddled with comes first (E71), then a good Situation, if an Order can follow it (5)."""
    if CHOOSE_MEDDLING in choices:
        return CHOOSE_MEDDLING
    value, found = family.best_order(eye, choices, order_value, action_worth)
    situation = strategy.best_situation(eye, choices)
    if situation and (found or eye.g.orders_given):
        return situation
    works = [c for c in choices if verb_of(c) == WORKS]
    if works and works_value(eye) > value:
        return min(works, key=lambda c: (card_worth(eye, a_of(c)), c))
    return found if found else last_resort(eye, choices)


def last_resort(eye: Eye, choices: list[int]) -> int:
    """The end; where an Order must follow a Strategy Card, the least bad one."""
    end = family.ending(choices)
    if end in choices:
        return end
    orders = [c for c in choices if verb_of(c) == ORDER]
    cards = eye.g.rules.card_order
    return max(orders, key=lambda c: (order_value(eye, cards[a_of(c)]), -c)) if orders else choices[0]


# --- Engineers (3.1.9) ---


def work_value(eye: Eye, code: int) -> float:
    g = eye.g
    hex = g.u_hex[a_of(code)]
    if verb_of(code) != DIG:
        return WIRE_GONE if eye.attacks() or hexes_apart_from_foes(eye, hex) <= 4 else 0.2
    better = fort_cover(g, FOXHOLES, False) - hex_cover(g, hex)
    worth = sum([eye.worth(u) for u in side_units_in(g, hex, eye.me)])
    return better * worth * (0.12 if eye.threat(hex) else 0.02)


def hexes_apart_from_foes(eye: Eye, hex: int) -> int:
    return min([hexes_apart(eye.g, hex, eye.g.u_hex[e]) for e in eye.enemies()], default=99)


def works_value(eye: Eye) -> float:
    return max([work_value(eye, code) for code in works(eye.g, eye.me)], default=0.0)


def put_to_work(eye: Eye, choices: list[int]) -> int:
    return max(choices, key=lambda c: (work_value(eye, c), -c))


# --- Runners (O27) ---


def use_value(eye: Eye, use: int) -> float:
    if use == CHOOSE_RUNNER_PLACE:
        return placing_value(eye)
    if use == CHOOSE_RUNNER_ARTILLERY:
        return artillery.runner_request_value(eye)
    return trip_of(eye, a_of(use)).gain if verb_of(use) == RUNNER_MOVE else 0.0


def placing_value(eye: Eye) -> float:
    """One is enough; he must have a way home that is not too long, or a Telephone to serve."""
    g = eye.g
    leader = highest_leader(g, eye.me)
    if leader == NO_UNIT or runners_with(g, leader) or not isinstance(eye, GreatWarEye):
        return 0.0
    home = eye.runner_trip(g.u_hex[leader]) <= SHORT_WAY
    return MESSENGER if home or has_telephone(g, eye.me) else 0.0


def runner_use(eye: Eye, choices: list[int]) -> int:
    return max(choices, key=lambda c: (use_value(eye, c), -c))


# --- cards to keep ---

WELCOME: Final = [names.PROBE, names.ELAN, names.LIVE_FOREVER, names.UNTERNEHMUNGSLUSTIG]
USEFUL: Final = [names.BAYONETS, names.CHARGE, names.COUNTERATTACK, names.GO_TO_GROUND, names.INTERSECT_MACHINE_GUNS]


def action_worth(eye: Eye, card: int) -> float:
    """How good a card's Action is to have, 0 to 3."""
    g = eye.g
    action = g.rules.card_action[card]
    if action in WELCOME:
        return 1.4
    if action in USEFUL:
        return 0.9
    if action == names.HIDDEN_POSITION:
        return 2.0 if not eye.attacks() else 0.0
    if action == names.STORM_TROOPS or action == names.ENGINEERING_WORKS:
        return 0.8 if eye.attacks() else 0.2
    if action == names.BARRAGE:
        return 0.8 if has_telephone(g, eye.me) else 0.0
    if action == names.MAJOR_GAS_ATTACK:
        return 0.3 if has_telephone(g, eye.me) else 0.0
    return family.action_worth(eye, card)


def order_worth(eye: Eye, card: int) -> float:
    """How good a card's Order is to keep for later, 0 to 3."""
    g = eye.g
    order = g.rules.card_order[card]
    if order == names.OFFENSIVE:
        return 2.6 if eye.attacks() else 1.0
    if order == names.AIR_ASSAULT:
        return 2.3
    if order == names.HMG_SUPPRESS:
        guns = [w for w in range(len(g.w_type)) if g.w_carrier[w] >= 0 and is_ready(g, w, eye.me)]
        return 1.6 if guns else 0.0
    if order == names.RUNNER_ORDER:
        return 1.2 if has_telephone(g, eye.me) else 0.6
    if order == family_names.COMMAND_CONFUSION:
        leader = highest_leader(g, eye.me)
        return 1.5 if leader != NO_UNIT and has_telephone(g, eye.me) and runners_with(g, leader) else 0.0
    if order == family_names.RECOVER:
        hurt = len([u for u in eye.mine() if g.u_flags[u] & (BROKEN | SUPPRESSED)])
        return 3.0 if hurt else 2.2
    if order == family_names.ARTILLERY_REQUEST:
        return 2.8 if g.radio[eye.me] != NO_RADIO else 0.0
    return family.order_worth(eye, card)


def card_worth(eye: Eye, card: int) -> float:
    return order_worth(eye, card) * family.rarity(eye, card) + action_worth(eye, card) * eye.habits.card_action


def discard(eye: Eye, choices: list[int]) -> int:
    return family.throw_away(eye, choices, card_worth)


def late_discard(eye: Eye, choices: list[int]) -> int:
    return family.throw_later(eye, choices, card_worth)

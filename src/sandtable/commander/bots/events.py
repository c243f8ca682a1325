"""The sergeant and Events: good for mine, bad for theirs; and the small questions in between."""

from __future__ import annotations

from sandtable.commander.bots.eye import Eye
from sandtable.commander.bots.fire import worth_in
from sandtable.commander.bots.move import stand
from sandtable.commander.bots.orders import action_worth, order_worth
from sandtable.commander.rules import names, verbs
from sandtable.commander.rules.cover import hex_cover
from sandtable.commander.rules.los import hexes_apart
from sandtable.commander.rules.odds import rally_odds
from sandtable.commander.rules.state import BROKEN, occupied_by, units_in
from sandtable.kernel.choice import a_of, b_of, verb_of


def decline(choices: list[int]) -> int:
    return verbs.CHOOSE_NONE if verbs.CHOOSE_NONE in choices else choices[0]


def hurt(eye: Eye, choices: list[int]) -> int:
    """Break, Suppress or kill a unit of either side: the enemy's best, or my cheapest."""
    g = eye.g
    best, found = 0.0 if verbs.CHOOSE_NONE in choices else -999.0, decline(choices)
    for code in choices:
        if verb_of(code) == verbs.UNIT:
            u = a_of(code)
            value = eye.worth(u) * (1.5 if g.u_flags[u] & BROKEN else 1.0)
            if g.u_owner[u] == eye.me:
                value = -value
            if value > best:
                best, found = value, code
    return found


def aid(eye: Eye, choices: list[int]) -> int:
    """Rally or promote a unit: my best, or the enemy's least."""
    best, found = 0.0 if verbs.CHOOSE_NONE in choices else -999.0, decline(choices)
    for code in choices:
        if verb_of(code) == verbs.UNIT:
            value = eye.worth(a_of(code)) * (1.0 if eye.g.u_owner[a_of(code)] == eye.me else -1.0)
            if value > best:
                best, found = value, code
    return found


def sacrifice(eye: Eye, choices: list[int]) -> int:
    """One of my own must go: the cheapest."""
    units = [c for c in choices if verb_of(c) == verbs.UNIT]
    return min(units, key=lambda c: (eye.worth(a_of(c)), c)) if units else choices[0]


def bomb(eye: Eye, choices: list[int]) -> int:
    """Air Support: a hex with more of theirs than of mine."""
    best, found = 0.0 if verbs.CHOOSE_NONE in choices else -999.0, decline(choices)
    for code in choices:
        if verb_of(code) == verbs.HEX and worth_in(eye, a_of(code)) > best:
            best, found = worth_in(eye, a_of(code)), code
    return found


def spoil_weapon(eye: Eye, choices: list[int]) -> int:
    """A Weapon breaks: the enemy's heaviest, or my lightest."""
    g = eye.g
    best, found = -999.0, choices[0]
    for code in choices:
        if verb_of(code) == verbs.WEAPON:
            w = a_of(code)
            value = float(g.rules.tables.weapon_fp[g.w_type[w]])
            if g.u_owner[g.w_carrier[w]] == eye.me:
                value = -value
            if value > best:
                best, found = value, code
    return found


def place(eye: Eye, choices: list[int]) -> int:
    """A unit goes to one of several hexes: where it stands best."""
    best, found = -999.0, choices[0]
    for code in choices:
        if verb_of(code) == verbs.PLACE:
            u, hex = a_of(code), b_of(code)
            value = -50.0 if occupied_by(eye.g, hex, eye.foe) else stand(eye, u, hex)
            if value > best:
                best, found = value, code
    return found


def retreat(eye: Eye, choices: list[int]) -> int:
    """Into cover and out of sight."""
    unit = eye.about.unit
    hexes = [c for c in choices if verb_of(c) == verbs.RETREAT]
    return max(hexes, key=lambda c: (stand(eye, unit, a_of(c)), -c)) if hexes else choices[0]


def friendly_hex(eye: Eye, choices: list[int]) -> int:
    """A hex for a newcomer: near the goals, in cover, away from lone enemies."""
    best, found = -999.0, choices[0]
    for code in choices:
        if verb_of(code) == verbs.HEX:
            hex = a_of(code)
            value = hex_cover(eye.g, hex) * 0.3 - 0.1 * eye.threat(hex)
            value += max([goal.weight * 0.9 ** goal.away[hex] for goal in eye.goals()], default=0.0)
            value += 0.5 * len([u for u in units_in(eye.g, hex) if eye.g.u_owner[u] == eye.me])
            if occupied_by(eye.g, hex, eye.foe):
                value -= 5.0
            if value > best:
                best, found = value, code
    return found


def hero(eye: Eye, choices: list[int]) -> int:
    """Beside the best broken unit, which he rallies."""
    g = eye.g
    best, found = 0.0, -1
    for code in choices:
        if verb_of(code) != verbs.HEX:
            continue
        for u in units_in(g, a_of(code)):
            if g.u_owner[u] == eye.me and g.u_flags[u] & BROKEN and eye.worth(u) > best:
                best, found = eye.worth(u), code
    return found if found >= 0 else friendly_hex(eye, choices)


def entrench(eye: Eye, choices: list[int]) -> int:
    """Foxholes (E55, A32) for those who stand in the open under fire."""
    best, found = 0.1, decline(choices)
    for code in choices:
        verb = verb_of(code)
        if verb != verbs.HEX and verb != verbs.PLAY_HEX:
            continue
        hex = a_of(code) if verb == verbs.HEX else b_of(code)
        worth = sum([eye.worth(u) for u in units_in(eye.g, hex) if eye.g.u_owner[u] == eye.me])
        value = (3 - hex_cover(eye.g, hex)) * worth * (0.2 if eye.threat(hex) else 0.05)
        if value > best:
            best, found = value, code
    return found


def sappers(eye: Eye, choices: list[int]) -> int:
    """Mines and Wire stay if they guard me, and go if they are in my way."""
    if not eye.attacks():
        return decline(choices)
    hexes = [c for c in choices if verb_of(c) == verbs.HEX]
    return min(hexes, key=lambda c: (nearest(eye, a_of(c)), c)) if hexes else choices[0]


def nearest(eye: Eye, hex: int) -> int:
    """Distance of my nearest unit."""
    return min([hexes_apart(eye.g, hex, eye.g.u_hex[u]) for u in eye.mine()], default=99)


def far_hex(eye: Eye, choices: list[int]) -> int:
    """Smoke to be removed: not the one that shields me."""
    return max(choices, key=lambda c: (nearest(eye, a_of(c)), -c))


def take_card(eye: Eye, choices: list[int]) -> int:
    """Interrogation: away with his best card."""
    cards = [c for c in choices if verb_of(c) == verbs.CARD]
    if not cards:
        return choices[0]
    return max(cards, key=lambda c: (order_worth(eye, a_of(c)) + 0.5 * action_worth(eye, a_of(c)), -c))


def support_item(eye: Eye, choices: list[int]) -> int:
    g = eye.g
    tables = g.rules.tables
    best, found = -1.0, choices[0]
    for code in choices:
        if verb_of(code) != verbs.ITEM:
            continue
        unit, weapon = g.rules.support_unit(a_of(code)), g.rules.support_weapon(a_of(code))
        value = 2.0 * tables.unit_vp[unit] if unit >= 0 else 2.5
        if weapon >= 0:
            value += 0.3 * tables.weapon_fp[weapon]
        if value > best:
            best, found = value, code
    return found


def give_weapon(eye: Eye, choices: list[int]) -> int:
    """The heaviest Weapon to a Team first, a Squad next, never a Leader if it can be helped."""
    g = eye.g
    tables = g.rules.tables
    best, found = -999.0, choices[0]
    for code in choices:
        if verb_of(code) != verbs.GIVE:
            continue
        w, u = a_of(code), b_of(code)
        kind = tables.unit_kind[g.u_type[u]]
        value = float(tables.weapon_fp[g.w_type[w]])
        value += 3.0 if kind == names.TEAM else 2.0 if kind == names.SQUAD else -3.0
        value -= 4.0 if g.u_flags[u] & BROKEN else 0.0
        value += 0.2 * tables.unit_morale[g.u_type[u] * 2] - 0.2 * tables.unit_fp[g.u_type[u] * 2]
        if value > best:
            best, found = value, code
    return found


def commissar(eye: Eye, choices: list[int]) -> int:
    """The one most likely to rally."""
    return max(choices, key=lambda c: (rally_odds(eye.g, eye.me, a_of(c)).less, -eye.worth(a_of(c)), -c))


def phosphorus(eye: Eye, choices: list[int]) -> int:
    """Only where enemies stand next to my Squads."""
    if verbs.CHOOSE_YES in choices:
        squads = [u for u in eye.mine() if eye.g.rules.tables.unit_kind[eye.g.u_type[u]] == names.SQUAD]
        near = [u for u in squads for e in eye.enemies() if hexes_apart(eye.g, eye.g.u_hex[u], eye.g.u_hex[e]) == 1]
        return verbs.CHOOSE_YES if near else verbs.CHOOSE_NONE
    return bomb(eye, choices)


def play_any(eye: Eye, choices: list[int]) -> int:
    """Hidden Unit, Hidden Mines or Wire: always welcome. Demolitions: only of what hinders me."""
    for code in choices:
        if verb_of(code) == verbs.PLAY:
            return code
        if verb_of(code) == verbs.PLAY_HEX and eye.g.h_fort[b_of(code)] in (names.MINES, names.WIRE):
            return code
    return decline(choices)


def exit_space(eye: Eye, choices: list[int]) -> int:
    """Back as soon as may be."""
    ahead = [c for c in choices if a_of(c) > eye.g.time]
    return min(ahead) if ahead else choices[-1]


def rout_whom(eye: Eye, choices: list[int]) -> int:
    for code in choices:
        if a_of(code) == eye.foe:
            return code
    return choices[0]


def go_first(eye: Eye, choices: list[int]) -> int:
    wanted = eye.me if eye.attacks() else eye.foe
    return next((c for c in choices if a_of(c) == wanted), choices[0])


def overstack(eye: Eye, choices: list[int]) -> int:
    """Split a Squad, so that less has to go."""
    return next((c for c in choices if verb_of(c) == verbs.UNIT), choices[0])


def first(eye: Eye, choices: list[int]) -> int:
    return choices[0]


def refuse(eye: Eye, choices: list[int]) -> int:
    return decline(choices)

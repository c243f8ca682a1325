"""The sergeant's fire: which pieces, at whom, with which Actions; by the engine's own odds."""

from __future__ import annotations

from collections.abc import Callable

from sandtable.commander.bots.eye import Eye
from sandtable.commander.rules import names, verbs
from sandtable.commander.rules.firepower import (
    BOOST,
    attack_firepower,
    burst,
    can_reach,
    chained_to,
    enemy_hexes,
    hindrance,
    is_ordnance,
    piece_firepower,
    pieces_of,
)
from sandtable.commander.rules.odds import answer_odds, defence_odds, scaled, targeting_odds
from sandtable.commander.rules.orders.activation import activated_with, is_free
from sandtable.commander.rules.state import FIRING, State, units_in
from sandtable.commander.rules.stats import is_leader
from sandtable.kernel.choice import a_of, b_of, choice, verb_of


class Shot:
    def __init__(self, value: float, target: int, base: int, group: list[int]) -> None:
        self.value = value
        self.target = target
        self.base = base
        self.group = group


def shot_value(eye: Eye, group: list[int], base: int, targets: list[int], bonus: int = 0) -> float:
    """Expected gain of a shot; none if its FP is below 1."""
    g = eye.g
    power = attack_firepower(g, group, base, targets) + bonus
    if power < 1:
        return 0.0
    odds = defence_odds(g, eye.against(eye.me), power + burst(g, base, targets[0]), group, base, targets)
    if is_ordnance(g, base):
        hit = targeting_odds(g, eye.me, eye.me, base, targets[0])
        odds = [scaled(one, hit) for one in odds]
    return eye.harm(odds)


def by_strength(g: State, pieces: list[int]) -> list[int]:
    return sorted(pieces, key=lambda p: (-piece_firepower(g, p), p))


def groups_of(g: State, pieces: list[int], base: int, target: int) -> list[list[int]]:
    """Groups worth trying with a base: everybody linked, only the unhindered, the base alone."""
    everybody = sorted(chained_to(g, base, pieces))
    limit = hindrance(g, base, target)
    clear = sorted(chained_to(g, base, [p for p in pieces if p == base or hindrance(g, p, target) <= limit]))
    found = [everybody]
    for group in (clear, [base]):
        if group not in found:
            found.append(group)
    return found


def best_shot_at(eye: Eye, pool: list[int], target: int) -> Shot | None:
    """The best shot at a hex; splitting the fire counts where the rest can shoot as well."""
    g = eye.g
    reaching = [p for p in pool if can_reach(g, p, target)]
    best: Shot | None = None
    for p in reaching:
        if is_ordnance(g, p):
            shot = Shot(shot_value(eye, [p], p, [target]), target, p, [p])
            if best is None or shot.value > best.value:
                best = shot
    rifles = by_strength(g, [p for p in reaching if not is_ordnance(g, p)])
    if not rifles:
        return best
    base = rifles[0]
    top = 0.0
    fired: Shot | None = None
    for group in groups_of(g, rifles, base, target):
        value = shot_value(eye, group, base, [target])
        total = value + rest_value(eye, [p for p in rifles if p not in group], target)
        if fired is None or total > top:
            top, fired = total, Shot(value, target, base, group)
    if best is None or (fired is not None and fired.value > best.value):
        return fired
    return best


def rest_value(eye: Eye, rest: list[int], target: int) -> float:
    if not rest:
        return 0.0
    base = by_strength(eye.g, rest)[0]
    return 0.8 * shot_value(eye, sorted(chained_to(eye.g, base, rest)), base, [target])


def best_shot(eye: Eye, pool: list[int], targets: list[int]) -> Shot | None:
    best: Shot | None = None
    for target in targets:
        shot = best_shot_at(eye, pool, target)
        if shot is not None and (best is None or shot.value > best.value):
            best = shot
    return best


def fire_value(eye: Eye, pool: list[int], targets: list[int], shots: int = 3) -> float:
    """Expected gain of a Fire Order with these pieces."""
    total, part = 0.0, 1.0
    left = pool
    for _ in range(shots):
        shot = best_shot(eye, left, targets)
        if shot is None or shot.value < eye.habits.least_shot:
            break
        total += shot.value * part
        part *= 0.8  # the same target is not hurt twice
        left = [p for p in left if p not in shot.group]
    return total


# --- activation ---


def pool_of(g: State, units: list[int], ordnance: bool) -> list[int]:
    found: list[int] = []
    for u in units:
        found += [p for p in pieces_of(g, u) if ordnance or not is_ordnance(g, p)]
    return sorted(found)


def teams(eye: Eye, firsts: list[int]) -> list[list[int]]:
    """What each possible activation brings: a unit, or a Leader with all he commands."""
    g = eye.g
    return [activated_with(g, u, FIRING) for u in firsts]


def best_fire_order(eye: Eye) -> float:
    g = eye.g
    free = [u for u in eye.mine() if is_free(g, u)]
    targets = enemy_hexes(g, eye.me)
    led: set[int] = set()
    best = 0.0
    for u in sorted(free, key=lambda v: not is_leader(g, v)):
        if u in led:
            continue  # the Leader's order does as much or more
        team = teams(eye, [u])[0]
        led.update(v for v in team if v != u)
        best = max(best, fire_value(eye, pool_of(g, team, True), targets))
    return best


def pick_firers(eye: Eye, choices: list[int]) -> int:
    """The unit, or Leader, whose activation promises most; in Op Fire there is a target."""
    g = eye.g
    target = eye.about.hex
    targets = [target] if target >= 0 else enemy_hexes(g, eye.me)
    best, found = -1.0, choices[0]
    for code in choices:
        team = teams(eye, [a_of(code)])[0]
        value = fire_value(eye, pool_of(g, team, target < 0), targets) - 0.01 * len(team)
        if value > best:
            best, found = value, code
    return found


def pick_more_firers(eye: Eye, choices: list[int]) -> int:
    """Everybody who has a shot at anything comes along."""
    g = eye.g
    target = eye.about.hex
    targets = [target] if target >= 0 else enemy_hexes(g, eye.me)
    for code in choices:
        if verb_of(code) != verbs.ACTIVATE:
            continue
        pool = pool_of(g, [a_of(code)], target < 0)
        if any(can_reach(g, p, t) and piece_firepower(g, p) > hindrance(g, p, t) for p in pool for t in targets):
            return code
    return verbs.CHOOSE_DONE if verbs.CHOOSE_DONE in choices else choices[0]


# --- composing a shot ---


def fire_target(eye: Eye, choices: list[int]) -> int:
    hexes = [a_of(c) for c in choices if verb_of(c) == verbs.FIRE_AT]
    shot = best_shot(eye, eye.about.pool, hexes)
    if verbs.CHOOSE_END in choices and (shot is None or shot.value < eye.habits.least_shot):
        return verbs.CHOOSE_END
    return choice(verbs.FIRE_AT, shot.target) if shot is not None else choices[0]


def fire_base(eye: Eye, choices: list[int]) -> int:
    shot = best_shot_at(eye, eye.about.pool, eye.about.hex)
    if shot is not None and choice(verbs.BASE, shot.base) in choices:
        return choice(verbs.BASE, shot.base)
    return choices[0]


def fire_group(eye: Eye, choices: list[int]) -> int:
    """Join the wanted pieces one by one."""
    g, shot = eye.g, eye.about
    pool = [p for p in shot.pool if not is_ordnance(g, p) and can_reach(g, p, shot.hex)]
    wanted = best_group(eye, pool, shot.piece, shot.hex)
    for code in choices:
        if verb_of(code) == verbs.JOIN and a_of(code) in wanted:
            return code
    return verbs.CHOOSE_DONE if verbs.CHOOSE_DONE in choices else choices[0]


def best_group(eye: Eye, pool: list[int], base: int, target: int) -> list[int]:
    best, found = -99.0, [base]
    rifles = by_strength(eye.g, pool)
    if base not in rifles:
        return found
    for group in groups_of(eye.g, rifles, base, target):
        rest = [p for p in rifles if p not in group]
        value = shot_value(eye, group, base, [target]) + rest_value(eye, rest, target)
        if value > best:
            best, found = value, group
    return found


# --- Actions around the rolls ---


def before_attack(eye: Eye, choices: list[int]) -> int:
    """Play what adds enough; a card is worth something in the hand too."""
    g, attack = eye.g, eye.about
    base, bonus = attack.piece, attack.numbers["bonus"]
    now = shot_value(eye, attack.pieces, base, attack.hexes, bonus)
    if is_ordnance(g, base):
        now /= max(0.05, targeting_odds(g, eye.me, eye.me, base, attack.hex))  # it has hit already
    weak = attack.numbers["firepower"] < 1  # chosen for want of a better one: what it takes is played
    best, found = 0.0, choices[0] if weak else choices[-1]
    for code in choices:
        verb = verb_of(code)
        if verb == verbs.PLAY:
            value = shot_value(eye, attack.pieces, base, attack.hexes, bonus + BOOST)
            if is_ordnance(g, base):
                value /= max(0.05, targeting_odds(g, eye.me, eye.me, base, attack.hex))
            need = eye.habits.least_boost + (0.15 if g.rules.card_action[a_of(code)] == names.SUSTAINED_FIRE else 0.0)
        elif verb == verbs.PLAY_HEX:
            value = shot_value(eye, attack.pieces, base, [*attack.hexes, b_of(code)], bonus)
            need = eye.habits.least_boost
        else:
            continue
        need += card_keeping(eye, a_of(code))
        if value - now - need > best:
            best, found = value - now - need, code
    return found


def card_keeping(eye: Eye, card: int) -> float:
    """What a card's Order is worth in the hand: a Fire card shoots on its own."""
    return eye.habits.fire_kept if eye.g.rules.card_order[card] == names.FIRE else 0.0


def before_defence(eye: Eye, choices: list[int]) -> int:
    """Concealment and hidden defences, where they change the odds."""
    return best_answer(eye, choices, saved_by)


def best_answer(eye: Eye, choices: list[int], saved: Callable[[Eye, int], float]) -> int:
    """The Action that saves most, if any is worth its card; else the roll."""
    best, found = 0.0, verbs.CHOOSE_ROLL if verbs.CHOOSE_ROLL in choices else choices[-1]
    for code in choices:
        if verb_of(code) == verbs.PLAY or verb_of(code) == verbs.PLAY_HEX:
            value = saved(eye, code)
            if value > best:
                best, found = value, code
    return found


def saved_by(eye: Eye, code: int) -> float:
    """What an Action before a Defence Roll saves, less what its card is worth."""
    hexes, numbers = eye.about.hexes, eye.about.numbers
    total, cover = numbers["total"], numbers["cover"]
    now = loss(eye, total, cover)
    action = eye.g.rules.card_action[a_of(code)]
    if action == names.CONCEALMENT:
        hex = b_of(code) if verb_of(code) == verbs.PLAY_HEX else hexes[0]
        cut = max(0, eye.about.by_hex[hexes.index(hex)])
        return now - loss(eye, total - cut, cover) - eye.habits.concealment
    better = (3 if action == names.HIDDEN_ENTRENCHMENTS else 5) + numbers["indirect"]
    return now - loss(eye, total, max(cover, better)) - 0.1


def loss(eye: Eye, attack: int, cover: int) -> float:
    """Expected loss of the unit about to roll and of my others still waiting."""
    g = eye.g
    roller, *waiting = eye.about.units
    units = [roller] + [u for u in waiting if g.u_owner[u] == eye.me and g.u_hex[u] >= 0]
    return -eye.harm([answer_odds(g, eye.me, u, attack, cover) for u in units])


def op_fire(eye: Eye, choices: list[int]) -> int:
    """Fire at movers when the odds are worth a Fire card; hidden Mines and Wire whenever there is a victim."""
    g, hex = eye.g, eye.about.hex
    if choice(verbs.FIRE_AT, hex) in choices:
        shot = best_shot_at(eye, eye.about.pool, hex)
        if shot is not None and shot.value > 0.0:
            return choice(verbs.FIRE_AT, hex)
    plays = [code for code in choices if verb_of(code) == verbs.PLAY]
    for code in plays:
        action = g.rules.card_action[a_of(code)]
        if action == names.HIDDEN_MINES or action == names.HIDDEN_WIRE:
            return code
    return op_fire_by(eye, plays)


def op_fire_by(eye: Eye, fire_cards: list[int]) -> int:
    """The least useful of the cards that can be played for it, if the odds are worth one."""
    g, hex = eye.g, eye.about.hex
    if not fire_cards:
        return verbs.CHOOSE_NONE
    value = 0.0
    for u in eye.mine():
        if is_free(g, u):
            team = teams(eye, [u])[0]
            value = max(value, fire_value(eye, pool_of(g, team, False), [hex], 1))
    spare = 0.1 if len(fire_cards) > 1 else 0.0
    if value < eye.habits.least_op_fire - spare:
        return verbs.CHOOSE_NONE
    return min(fire_cards, key=lambda c: (action_keeping(eye, a_of(c)), c))


def action_keeping(eye: Eye, card: int) -> float:
    """Op Fire uses up the card's Action: spend the least useful."""
    return 1.0 if eye.g.rules.card_action[card] == names.CONCEALMENT else 0.0


def next_defender(eye: Eye, choices: list[int]) -> int:
    """Leaders last: their Command helps the others until they break."""
    return min(choices, key=lambda c: (is_leader(eye.g, a_of(c)), c))


def worth_in(eye: Eye, hex: int) -> float:
    """Worth of the enemies in a hex less that of my own units."""
    total = 0.0
    for u in units_in(eye.g, hex):
        total += eye.worth(u) if eye.g.u_owner[u] == eye.foe else -eye.worth(u)
    return total

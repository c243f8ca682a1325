"""Questions of Execution, each by a rule of thumb."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.games.barbarossa.bots.aims import Aims
from sandtable.games.barbarossa.bots.close import Melee
from sandtable.games.barbarossa.bots.eye import Eye
from sandtable.games.barbarossa.bots.odds import excess, losses, spread_of
from sandtable.games.barbarossa.rules.defense import defense
from sandtable.games.barbarossa.rules.firepower import row_dice
from sandtable.games.barbarossa.rules.names import (
    AIRCRAFT,
    ANTI_AIRCRAFT,
    ANTI_INFANTRY,
    ANTI_VEHICLE,
    FIGHTER,
    is_wheeled,
)
from sandtable.games.barbarossa.rules.observers import row_of
from sandtable.games.barbarossa.rules.state import HIDDEN, NOBODY, State, can, card, has, type_of
from sandtable.games.barbarossa.rules.verbs import HOLD, KEEP, KIND, PLACE, REROLL, SHOOT, STAY_OUT
from sandtable.kernel.choice import a_of, b_of, choice, verb_of
from sandtable.kernel.frame import Subject

WORTH_A_SHOT: Final = 0.25  # casualties, or
MANY_HITS: Final = 1.2
POINT_BLANK: Final = 2
WORTH_A_ROLL: Final = 3  # missed dice
FLAK_NEAR: Final = 6

Answer = Callable[[Eye, Aims, Subject, list[int]], int]


def best(choices: list[int], values: list[float]) -> int:
    """The first of the best."""
    return choices[values.index(max(values))]


def reaction(eye: Eye, aims: Aims, subject: Subject, choices: list[int]) -> int:
    """At whom it hurts most; a poor shot is kept for a better one, but not when the enemy is upon us."""
    g, shots = eye.g, [code for code in choices if verb_of(code) == SHOOT]
    if not shots:
        return choices[0]
    values = [shot_value(eye, aims, a_of(code), b_of(code)) for code in shots]
    code = best(shots, values)
    u, v = a_of(code), b_of(code)
    mean = eye.hits_from(u, g.u_hex[u], g.u_hex[v], row_of(g, v)) if g.u_hex[u] >= 0 else MANY_HITS
    near = g.u_hex[u] < 0 or eye.ground.distance(g.u_hex[u], g.u_hex[v]) <= POINT_BLANK
    poor = excess(mean, defense(g, v)) < WORTH_A_SHOT and mean < MANY_HITS
    if poor and not near and (has(g, u, HIDDEN) or g.u_ap[u] < 3):
        return [c for c in choices if verb_of(c) == HOLD][0]
    return code


def shot_value(eye: Eye, aims: Aims, u: int, v: int) -> float:
    g = eye.g
    mean = eye.hits_from(u, g.u_hex[u], g.u_hex[v], row_of(g, v)) if g.u_hex[u] >= 0 else 1.0
    return excess(mean, defense(g, v)) * aims.icon[v] + 0.1 * mean


def melee_target(eye: Eye, aims: Aims, subject: Subject, choices: list[int]) -> int:
    g, melee = eye.g, Melee(eye, aims)
    values: list[float] = []
    for code in choices:
        u, v = a_of(code), b_of(code)
        values.append(losses(melee.strength(u, v, g.u_hex[u]), defense(g, v), g.u_size[v]) * aims.icon[v])
    return best(choices, values)


def duel(eye: Eye, aims: Aims, subject: Subject, choices: list[int]) -> int:
    """The one that is most likely to go down."""
    g = eye.g
    values: list[float] = []
    for code in choices:
        u, v = a_of(code), b_of(code)
        spread = spread_of(row_dice(g, u, AIRCRAFT), card(g, u).close_accuracy)
        values.append(losses(spread, defense(g, v), g.u_size[v]) * aims.icon[v] + 0.01 * card(g, v).cost)
    return best(choices, values)


def cargo(eye: Eye, aims: Aims, subject: Subject, choices: list[int]) -> int:
    """The cheapest icon."""
    return best(choices, [-eye.icon_worth(a_of(code)) for code in choices])


def reroll(eye: Eye, aims: Aims, subject: Subject, choices: list[int]) -> int:
    again = [code for code in choices if verb_of(code) == REROLL]
    keep = [code for code in choices if verb_of(code) == KEEP]
    enough = subject.number("misses") >= WORTH_A_ROLL or not keep
    return again[0] if again and enough else (keep or choices)[0]


def spill(eye: Eye, aims: Aims, subject: Subject, choices: list[int]) -> int:
    g = eye.g
    return best(choices, [aims.icon[a_of(code)] * 2 - defense(g, a_of(code)) for code in choices])


def smoke(eye: Eye, aims: Aims, subject: Subject, choices: list[int]) -> int:
    """Over enemies, never over friends; else where it hides most from them."""
    return best(choices, [smoke_value(eye, a_of(code)) for code in choices])


def smoke_value(eye: Eye, h: int) -> float:
    g = eye.g
    value = sum(float(card(g, v).cost) for v in eye.enemies if g.u_hex[v] == h)
    value -= 3.0 * sum(card(g, u).cost for u in eye.mine if g.u_hex[u] == h)
    return value - 0.1 * eye.nearest(h)


def launch(eye: Eye, aims: Aims, subject: Subject, choices: list[int]) -> int:
    """The edge from which the way is short and leads past few guns."""
    g, ground = eye.g, eye.ground
    u = a_of(choices[0])
    goal = g.u_hex[g.u_target[u]] if g.u_target[u] != NOBODY and g.u_hex[g.u_target[u]] >= 0 else g.u_at[u]
    guns = [g.u_hex[v] for v in eye.enemies if can(g, v, ANTI_AIRCRAFT) and eye.is_fit(v)]
    values: list[float] = []
    for code in choices:
        h = b_of(code)
        far = float(ground.distance(h, goal)) if goal >= 0 else 0.0
        near = sum(max(0, FLAK_NEAR - ground.distance(h, n)) for n in guns)
        values.append(-far - 0.7 * near)
    return best(choices, values)


def arrive(eye: Eye, aims: Aims, subject: Subject, choices: list[int]) -> int:
    """By the entry from which its errand is shortest; there is nothing to wait for."""
    g = eye.g
    places = [code for code in choices if verb_of(code) == PLACE]
    if not places:
        return choices[0]
    goals = [h for h in range(len(aims.worth)) if aims.worth[h] > 0.0] or aims.beyond
    values: list[float] = []
    for code in places:
        u, h = a_of(code), b_of(code)
        pull = max([aims.worth[goal] * 0.8 ** min(20.0, eye.turns_to(u, h, goal)) for goal in goals], default=0.0)
        crowd = len([v for v in eye.mine if g.u_hex[v] == h])
        values.append(pull - eye.danger(u, h, 0) - 0.3 * crowd)
    return best(places, values)


def counterfire(eye: Eye, aims: Aims, subject: Subject, choices: list[int]) -> int:
    return choices[0]


def stay_out(eye: Eye, aims: Aims, subject: Subject, choices: list[int]) -> int:
    """Fighters fight, others leave it to them."""
    out = [code for code in choices if verb_of(code) == STAY_OUT]
    return out[0] if out and not can(eye.g, a_of(out[0]), FIGHTER) else choices[-1]


def amount(eye: Eye, aims: Aims, subject: Subject, choices: list[int]) -> int:
    return max(choices, key=b_of)


def mine_kind(eye: Eye, aims: Aims, subject: Subject, choices: list[int]) -> int:
    """Against what the enemy has more of."""
    kind = ANTI_VEHICLE if mostly_wheels(eye.g, eye.enemies) else ANTI_INFANTRY
    return choice(KIND, kind) if choice(KIND, kind) in choices else choices[0]


def mostly_wheels(g: State, units: list[int]) -> bool:
    return 2 * len([v for v in units if is_wheeled(type_of(g, v))]) > len(units)


def who_stays(eye: Eye, aims: Aims, subject: Subject, choices: list[int]) -> int:
    return choices[0]


def exits(eye: Eye, aims: Aims, subject: Subject, choices: list[int]) -> int:
    """The first ones, and no more than must be: the last choice ends it where that can be."""
    return choices[-1]


ANSWERS: Final[dict[str, Answer]] = {
    "reaction": reaction,
    "close-combat-target": melee_target,
    "duel": duel,
    "cargo-losses": cargo,
    "reroll": reroll,
    "spill-over": spill,
    "second-smoke": smoke,
    "launch": launch,
    "arrival": arrive,
    "counterfire": counterfire,
    "stay-out": stay_out,
    "amount": amount,
    "mine-kind": mine_kind,
    "who-stays": who_stays,
    "path-exits": exits,
}


def answer(g: State, side: int, prompt: str, subject: Subject, choices: list[int]) -> int:
    """Any question but those of set-up and Planning; one that he does not know he answers with the first choice."""
    found = ANSWERS.get(prompt)
    if found is None or len(choices) == 1:
        return choices[0]
    eye = Eye(g, side)
    return found(eye, Aims(eye), subject, choices)

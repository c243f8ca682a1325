"""Play by chance that gives most units an order, so that something happens in Execution."""

from __future__ import annotations

import random

from sandtable.games.barbarossa.data.scenario import load_scenario, plain
from sandtable.games.barbarossa.rules.names import CAREFUL_MOVEMENT, DEFEND, MARCH, WAIT
from sandtable.games.barbarossa.rules.state import of, units_of
from sandtable.games.barbarossa.rules.title import TITLE
from sandtable.games.barbarossa.rules.verbs import CANCEL, COMMIT, GIVE, ORDER, STOP
from sandtable.kernel.choice import a_of, verb_of
from sandtable.kernel.game import Game, new_game

IDLE = 0.1  # how often a side commits while units wait


def random_game(name: str, seed: str, **options: object) -> Game:
    game = new_game(TITLE, plain(load_scenario(name)), seed, dict(options))
    game.keep_undo = False
    return game


def pick(rng: random.Random, game: Game, seat: int | None = None) -> int:
    """One of the choices of a seat, seldom one that does nothing; now and then everybody goes forward."""
    g = of(game.state)
    who = g.asking if seat is None else seat
    asked = game.decision_of(who)
    codes = game.choices if who == g.asking or asked is None else asked.choices
    found = [code for code in codes if verb_of(code) != CANCEL] or codes
    if verb_of(found[0]) == GIVE and COMMIT in [verb_of(code) for code in found] and g.turn:
        waiting = [code for code in found if verb_of(code) == GIVE and g.u_order[a_of(code)] == WAIT]
        if waiting and rng.random() > IDLE / len(units_of(g, who)):
            return rng.choice(waiting)
        return next(code for code in found if verb_of(code) == COMMIT)
    if verb_of(found[0]) == ORDER:
        found = [code for code in found if a_of(code) != WAIT] or found
        common = [code for code in found if a_of(code) in (CAREFUL_MOVEMENT, MARCH, DEFEND)]
        return rng.choice(common) if common and rng.random() < 0.5 else rng.choice(found)
    if verb_of(found[-1]) == STOP and len(found) > 1 and rng.random() < 0.7:
        found = found[:-1]
    return rng.choice(found)

"""Two people at one side (prep.3): each gives the orders of his own units.

The option `german_team` or `soviet_team` says which units the partner leads: the second half of them, or those whose
flag numbers it lists ("3 4 7"). The set-up is common to both; a turn's orders are committed when both are ready.
"""

from __future__ import annotations

from sandtable.games.barbarossa.data.start import TEAM_OPTIONS
from sandtable.games.barbarossa.rules.names import SIDE_NAMES
from sandtable.games.barbarossa.rules.state import SETTING_UP, State, of, units_of
from sandtable.games.barbarossa.rules.verbs import COMMIT, VERBS
from sandtable.games.barbarossa.screen.lobby_cards import partner_at
from sandtable.kernel.choice import arguments, verb_of
from sandtable.kernel.game import Game
from sandtable.kernel.title import Data
from sandtable.screens import wire
from sandtable.screens.screen import EITHER


def is_team(options: Data, seat: int) -> bool:
    return bool(options.get(TEAM_OPTIONS[seat]))


def partners(options: Data) -> list[wire.Partner]:
    return [partner_at(seat) for seat in range(len(SIDE_NAMES)) if is_team(options, seat)]


def leads(g: State, options: Data, u: int) -> int:
    """Who leads a unit: 0 the first, 1 his partner."""
    seat = g.u_side[u]
    division = options.get(TEAM_OPTIONS[seat])
    if isinstance(division, str):
        return int(str(g.u_flag[u]) in division.split())
    return int(g.u_flag[u] > (len(units_of(g, seat)) + 1) // 2)


def whose(game: Game, seat: int, code: int) -> int:
    """By the first own unit that a choice names, else by the unit that the question is about."""
    g = of(game.state)
    if not is_team(game.options, seat) or g.phase == SETTING_UP or verb_of(code) == COMMIT:
        return EITHER
    verb = VERBS[verb_of(code)]
    named = [value for kind, value in zip(verb.kinds, arguments(verb, code), strict=True) if kind == "unit"]
    decision = game.decision_of(seat)
    about = decision.subject.unit if decision is not None else -1
    for u in [about, *named]:
        if u >= 0 and g.u_side[u] == seat:
            return leads(g, game.options, u)
    return EITHER


def needs_both(game: Game, seat: int, code: int) -> bool:
    """To commit a turn's orders."""
    return is_team(game.options, seat) and verb_of(code) == COMMIT and of(game.state).phase != SETTING_UP

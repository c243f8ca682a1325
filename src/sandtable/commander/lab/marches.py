"""Where the movers of a Commander game stop: the hex's Cover and who sees it are the engine's to say."""

from __future__ import annotations

from typing import Final, cast

from sandtable.commander.bots.eye import Eye
from sandtable.commander.bots.move import ways
from sandtable.commander.bots.thumb import Thumb
from sandtable.commander.rules.cover import hex_cover
from sandtable.commander.rules.names import WIRE
from sandtable.commander.rules.scenario.values import stacking_limit
from sandtable.commander.rules.state import BROKEN, MOVED, MOVING, SUPPRESSED, State
from sandtable.commander.rules.stats import figures
from sandtable.commander.rules.verbs import STEP
from sandtable.kernel.choice import verb_of
from sandtable.kernel.game import Game
from sandtable.players.marches import Watch

STOPPED: Final = BROKEN | SUPPRESSED
STEPPING: Final = "move-step"


class CommanderWatch(Watch):
    def __init__(self, thumb: Thumb) -> None:
        super().__init__()
        self.thumb = thumb
        self.going: dict[int, bool] = {}  # units on the move: had they cover in reach when they set out?

    def look(self, game: Game, seat: int, code: int) -> None:
        g = cast(State, game.state)
        for u in [u for u in self.going if has_ended(g, u)]:
            self.count_unit(g, u, self.going.pop(u))
        if game.prompt_of(seat) == STEPPING and verb_of(code) == STEP:
            self.set_out(self.thumb.eye(g, seat))

    def set_out(self, eye: Eye) -> None:
        group, points = eye.about.units, eye.about.numbers["points"]
        if all(u in self.going for u in group):
            return
        covered = any(is_shelter(eye, group, way.hex) for way in ways(eye, group, points))
        self.going.update(dict.fromkeys(group, covered))

    def count_unit(self, g: State, u: int, covered: bool) -> None:
        """Whom fire or Wire has stopped on the way did not choose where; whom Cover does not help needs none."""
        hex = g.u_hex[u]
        free = hex >= 0 and not g.u_flags[u] & STOPPED and g.h_fort[hex] != WIRE
        if free and g.rules.tables.unit_covered[g.u_type[u]]:
            side = g.u_owner[u]
            self.count(side, covered and self.thumb.eye(g, side).is_bare(hex))


def is_shelter(eye: Eye, group: list[int], hex: int) -> bool:
    """Cover, with room for a group."""
    g = eye.g
    coming = sum(g.rules.tables.unit_figures[g.u_type[u]] for u in group if g.u_hex[u] != hex)
    return hex_cover(g, hex) > 0 and figures(g, hex, eye.me) + coming <= stacking_limit(g, hex, eye.me)


def has_ended(g: State, u: int) -> bool:
    return bool(g.u_flags[u] & MOVED) or not g.u_flags[u] & MOVING

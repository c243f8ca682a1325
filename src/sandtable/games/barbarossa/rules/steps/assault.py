"""Step 5, Assault (exec.8): charges hex by hex, then all Close Combats, new and old; see guide 3.8."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules.close.charge import charge
from sandtable.games.barbarossa.rules.close.combat import combat_hexes, new_combat
from sandtable.games.barbarossa.rules.names import CAREFUL_MOVEMENT, FIRE_AND_MOVEMENT, MARCH
from sandtable.games.barbarossa.rules.state import (
    HIDDEN,
    RETREATING,
    State,
    acts,
    engaged,
    has,
    mark,
    of,
    sequence,
)
from sandtable.games.barbarossa.rules.zones import covers
from sandtable.kernel import frame as kernel
from sandtable.kernel.frame import GO, Frame

CHARGE: Final = 0


class AssaultStep(Frame):
    def run(self, g: kernel.State) -> int:
        state = of(g)
        if self.at == CHARGE:
            self.at += 1
            note_retreats(state)
            hidden = [1 if has(state, u, HIDDEN) else 0 for u in range(len(state.u_card))]
            came = charge(state)
            hexes = combat_hexes(state)
            if hexes:
                found = [hidden[u] == 1 and not has(state, u, HIDDEN) for u in range(len(hidden))]
                lurking = [in_ambush(state, u, came) if found[u] else 0 for u in range(len(hidden))]
                state.push(new_combat(state, hexes, came, lurking))
        else:
            state.pop()
        return GO


def note_retreats(g: State) -> None:
    """cc.ret.1: whoever was in Close Combat when orders were written and has a Movement order leaves it."""
    for u in sequence(g):
        moves = g.u_order[u] in (CAREFUL_MOVEMENT, MARCH, FIRE_AND_MOVEMENT)
        if engaged(g, u) and moves and acts(g, u):
            mark(g, u, RETREATING)


def in_ambush(g: State, u: int, came: list[int]) -> int:
    """hid.rev.3: the extra die only if all who came in crossed its Kill Zone's side."""
    entered = [came[v] for v in sequence(g) if g.u_hex[v] == g.u_hex[u] and g.u_side[v] != g.u_side[u] and came[v] >= 0]
    return 1 if all(covers(g, u, h, 1) for h in entered) else 0


def push_assault(g: State) -> None:
    frame = AssaultStep()
    frame.at = CHARGE
    g.push(frame)

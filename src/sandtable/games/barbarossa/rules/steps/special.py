"""Step 7, Special Orders (exec.10): what is done at once, what is begun, Join Up, and the fires."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules.hiding import reconnoitre
from sandtable.games.barbarossa.rules.special.boxes import LONG_ORDERS, is_interrupted, lay_down, take_up
from sandtable.games.barbarossa.rules.special.engineers import remove_ordered_wire
from sandtable.games.barbarossa.rules.special.fire import arsonists, bind, burn_on, set_fires
from sandtable.games.barbarossa.rules.special.guns import begin_to_deploy, change_kill_zones, hitch
from sandtable.games.barbarossa.rules.special.join import push_join_up
from sandtable.games.barbarossa.rules.special.platform import platform_order
from sandtable.games.barbarossa.rules.state import NOBODY, State, acts, of, sequence
from sandtable.kernel import frame as kernel
from sandtable.kernel.frame import GO, Frame

AT_ONCE: Final = 0
BURN: Final = 1


class SpecialStep(Frame):
    def run(self, g: kernel.State) -> int:
        state = of(g)
        if self.at == AT_ONCE:
            self.at = BURN
            do_at_once(state)
            push_join_up(state)
        else:
            state.pop()
            burn(state)
        return GO


def do_at_once(g: State) -> None:
    reconnoitre(g)
    change_kill_zones(g)
    remove_ordered_wire(g)
    begin_to_deploy(g)
    hitch(g)
    take_up_work(g)


def take_up_work(g: State) -> None:
    """time.3: whoever was given something else lets its work lie; others go on with it, or begin."""
    for u in sequence(g):
        order = worked_at(g, u)
        if is_interrupted(g, u, order):
            lay_down(g, u)
        if order != NOBODY and acts(g, u):
            take_up(g, u, order)


def worked_at(g: State, u: int) -> int:
    """The order whose Time Boxes it fills; NOBODY: none."""
    riding = platform_order(g, u)
    if riding != NOBODY:
        return riding
    return g.u_order[u] if g.u_order[u] in LONG_ORDERS else NOBODY


def burn(g: State) -> None:
    """Fires go on, new ones start, and smoke binds whom it covers (burn.2, arson.1, burn.s2)."""
    setting = arsonists(g)
    burn_on(g)
    set_fires(g, setting)
    bind(g)


def push_special_orders(g: State) -> None:
    frame = SpecialStep()
    frame.at = AT_ONCE
    g.push(frame)

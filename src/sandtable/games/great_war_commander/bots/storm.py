"""Into hexes with enemies on the Move (A54, S98.3.4, S98.4.7): what the sergeant hopes for from it."""

from __future__ import annotations

from typing import Final

from sandtable.commander.bots.advance import melee_value
from sandtable.commander.bots.eye import Eye
from sandtable.commander.rules.los import hexes_apart
from sandtable.commander.rules.state import BROKEN, occupied_by
from sandtable.commander.rules.stats import movement

TOGETHER: Final = 2  # as many of the stormers are counted for a Melee
STEP: Final = 2  # MPs for a hex, more or less


def prospect(eye: Eye, troops: list[int]) -> float:
    """The best Melee within reach of these movers."""
    g = eye.g
    ready = [u for u in troops if not g.u_flags[u] & BROKEN]
    best = 0.0
    for hex in sorted({g.u_hex[e] for e in eye.enemies()}):
        near = [u for u in ready if 0 < hexes_apart(g, g.u_hex[u], hex) <= (movement(g, u) - g.u_spent[u]) // STEP]
        if near and not occupied_by(g, hex, eye.me):
            best = max(best, melee_value(eye, near[:TOGETHER], hex))
    return best

"""Off Board Artillery (20.0): it comes from events only."""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.rules import tell
from sandtable.games.combat.rules.cards.checks import d10
from sandtable.games.combat.rules.grenades.explosions import push_blast
from sandtable.games.combat.rules.sight.night import roll_dice, scattered
from sandtable.games.combat.rules.state import Procedure, State
from sandtable.kernel.frame import GO

HEXES: Final = 10


class Artillery(Procedure):
    """20.0b-c: for each attack a D10 for the hex, then scatter, then the shell goes off."""

    side: int
    blast: int
    left: int
    scatter: int
    hexes: list[int]

    def step(self, g: State) -> int:
        if self.left <= 0:
            return g.pop()
        self.left -= 1
        aimed = self.hexes[d10(g)]
        hex = scattered(g, aimed, roll_dice(g, self.scatter))
        g.tell(tell.SHELL, self.blast, aimed, hex)
        if hex >= 0:
            push_blast(g, self.blast, hex, self.side, shell=True)
        return GO


def push_artillery(g: State, side: int, blast: int, attacks: int, scatter: int, hexes: list[int]) -> int:
    """Number of attacks and scatter are dice. Without ten hexes nothing falls."""
    if len(hexes) != HEXES:
        return GO
    frame = Artillery()
    frame.at = 0
    frame.side = side
    frame.blast = blast
    frame.left = roll_dice(g, attacks)
    frame.scatter = scatter
    frame.hexes = hexes
    g.push(frame)
    return GO

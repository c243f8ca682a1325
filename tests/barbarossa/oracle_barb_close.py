"""A second, plain reading of Close Combat: dice, Accuracy, and the Defense that counts in it."""

from __future__ import annotations

from oracle_barb_fire import ARMOUR, Guns
from oracle_barb_hexes import neighbours

from sandtable.games.barbarossa.rules.state import ENTRENCHED, HIDDEN, SUPPRESSED

SETTLED = ("village", "town", "railway-station")


class Melee(Guns):
    def close_dice(self, u: int, v: int, lurked: bool) -> int:
        """Artillery one for each icon; else the printed dice; else the row (A9). One more from Ambush."""
        c = self.card(u)
        if self.type(u) == "artillery":
            found = self.g.u_size[u]
        elif c.close_dice and self.g.rules.options.cc_dice == 0:
            found = c.close_dice
        else:
            found = self.dice(u, v)
        return found + (1 if lurked else 0)

    def close_accuracy(self, u: int, v: int, charged: bool) -> int:
        c, h = self.card(u), self.g.u_hex[u]
        found = c.suppressed_accuracy if self.has(u, SUPPRESSED) else c.close_accuracy
        target = "armored-vehicles" if self.can(v, "train") else self.type(v)
        if self.type(u) == "infantry" and self.terrain(h) in SETTLED and target in ("vehicles", *ARMOUR):
            found += 1
        return max(0, found - (1 if charged and self.level(h) else 0))

    def extra_defense(self, v: int, came: list[int]) -> int:
        """On a hill one more, unless it has charged up there (A63); a trench does not help against flank and rear."""
        if self.has(v, SUPPRESSED):
            return 0
        hill = 1 if self.level(self.g.u_hex[v]) and came[v] < 0 else 0
        return hill

    def in_trench_flanked(self, v: int, came: list[int]) -> bool:
        if not self.has(v, ENTRENCHED):
            return False
        around = neighbours(self.cols, self.rows, self.g.u_hex[v])
        entered = [came[w] for w in self.enemies(v) if self.g.u_hex[w] == self.g.u_hex[v] and came[w] >= 0]
        return any(around.index(h) != self.g.u_facing[v] for h in entered if h in around)

    def fighters(self, hexes: list[int]) -> list[int]:
        return [u for u in self.units() if self.g.u_hex[u] in hexes and self.engaged(u) and not self.has(u, HIDDEN)]

"""Encounters of one hex-step (enc.*, guide 3.7, points 3 to 5): a pure function of who stands where and goes where.

Stops are only ever added, so nothing hangs on the order in which movers are listed.
"""

from __future__ import annotations


class Meeting:
    """All movers of one hex-step. Friendly units never have encounters with each other (enc.8)."""

    def __init__(self) -> None:
        self.unit: list[int] = []
        self.side: list[int] = []
        self.at: list[int] = []
        self.to: list[int] = []
        self.ends: list[bool] = []  # its path ends with this hex
        self.charges: list[bool] = []  # into an enemy's hex by Assault: no encounter there
        self.stopped: list[bool] = []
        self.contests: list[list[int]] = []  # movers, by place in these lists, that want one last hex
        self.standing: list[tuple[int, int]] = []  # hex and side of visible units that do not move in this hex-step

    def add(self, unit: int, side: int, at: int, to: int, ends: bool, charges: bool = False) -> None:
        self.unit.append(unit)
        self.side.append(side)
        self.at.append(at)
        self.to.append(to)
        self.ends.append(ends)
        self.charges.append(charges)
        self.stopped.append(False)

    def stand(self, hex: int, side: int) -> None:
        self.standing.append((hex, side))

    def judge(self) -> None:
        """Who finds an enemy standing there is out (2); swaps and crossings on the list of all other intents, then
        chains (3, 4, 5a)."""
        n = range(len(self.unit))
        for i in n:
            self.stopped[i] = not self.charges[i] and self.is_blocked(i)
        stop = [i for i in n if self.swaps(i) or self.crosses(i)]
        self.contests = self.contested()
        for i in stop:
            self.stopped[i] = True
        self.chain()

    def meets(self, i: int, j: int) -> bool:
        apart = self.charges[i] or self.charges[j] or self.stopped[i] or self.stopped[j]
        return self.side[i] != self.side[j] and not apart

    def swaps(self, i: int) -> bool:
        """enc.3: each is about to enter the other's hex."""
        n = range(len(self.unit))
        return any(self.meets(i, j) and self.to[i] == self.at[j] and self.to[j] == self.at[i] for j in n)

    def rivals(self, i: int) -> list[int]:
        """Enemies that enter the same hex in this hex-step."""
        return [j for j in range(len(self.unit)) if self.meets(i, j) and self.to[i] == self.to[j]]

    def crosses(self, i: int) -> bool:
        """enc.2, enc.11: it is not the last hex of all of them."""
        rivals = self.rivals(i)
        return len(rivals) > 0 and not all(self.ends[j] for j in self.entering(self.to[i]))

    def entering(self, hex: int) -> list[int]:
        return [j for j in range(len(self.unit)) if self.to[j] == hex and not self.charges[j] and not self.stopped[j]]

    def contested(self) -> list[list[int]]:
        """enc.4: groups with enemies among them, for all of which the hex is the last."""
        found: list[list[int]] = []
        for hex in sorted({self.to[i] for i in range(len(self.unit)) if self.rivals(i)}):
            group = self.entering(hex)
            if all(self.ends[i] for i in group):
                found.append(group)
        return found

    def chain(self) -> None:
        """5a, enc.10: whoever wants the hex of an enemy that does not leave stops too, until nothing changes."""
        changed = True
        while changed:
            changed = False
            for i in range(len(self.unit)):
                if not self.stopped[i] and not self.charges[i] and self.is_barred(i):
                    self.stopped[i] = True
                    changed = True

    def is_blocked(self, i: int) -> bool:
        """enc.7"""
        return any(hex == self.to[i] and side != self.side[i] for hex, side in self.standing)

    def is_barred(self, i: int) -> bool:
        """enc.7, enc.9"""
        if self.is_blocked(i):
            return True
        n = range(len(self.unit))
        return any(self.stopped[j] and self.side[j] != self.side[i] and self.at[j] == self.to[i] for j in n)

    def open_contests(self) -> list[list[int]]:
        """5b: contestants that nothing has stopped before the dice, hex by hex; where no enemies are left, no dice."""
        left = [[i for i in group if not self.stopped[i]] for group in self.contests]
        return [group for group in left if len({self.side[i] for i in group}) > 1]

    def decide(self, groups: list[list[int]], totals: list[list[int]]) -> None:
        """enc.5, enc.6: it enters only with more than every enemy contestant has. All dice count at once; then 5a
        again: a loser may bar the way of a winner, whose hex stays empty."""
        for group, rolled in zip(groups, totals, strict=True):
            for n, i in enumerate(group):
                best = max(rolled[m] for m, j in enumerate(group) if self.side[j] != self.side[i])
                if rolled[n] <= best:
                    self.stopped[i] = True
        self.chain()

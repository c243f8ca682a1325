"""A second, plain reading of one hex-step of movement (guide 3.7, points 1 to 6): who moves and who stops."""

from __future__ import annotations

from oracle_barb_ways import Ways

from sandtable.games.barbarossa.rules.state import HIDDEN


class Traffic(Ways):
    def hex_step(self, next_: dict[int, int], ends: set[int], rolls: dict[int, int]) -> dict[int, int]:
        """Where each mover is afterwards. `next_`: its intent; `ends`: whose path ends there; `rolls`: die + Fortitude
        of those who had to contest."""
        g = self.g
        stopped = {u for u, h in next_.items() if self.shut(u, g.u_hex[u], h)}
        walkers = {u: h for u, h in next_.items() if u not in stopped}
        stopped |= {u for u in walkers if self.held_up(u, walkers, next_)}
        meet = {u: h for u, h in next_.items() if u not in stopped}
        contests: list[list[int]] = []
        halted: set[int] = set()
        for u, h in meet.items():
            foes = [v for v in meet if g.u_side[v] != g.u_side[u]]
            if any(meet[v] == g.u_hex[u] and g.u_hex[v] == h for v in foes):
                halted.add(u)
            rivals = [v for v in foes if meet[v] == h]
            if rivals:
                group = sorted(v for v in meet if meet[v] == h)
                if all(v in ends for v in group):
                    contests += [group] if group not in contests else []
                else:
                    halted |= {u}
        stopped |= halted
        self.chain(stopped, next_)
        for group in contests:
            left = [u for u in group if u not in stopped]
            if len({g.u_side[u] for u in left}) < 2:
                continue
            losers = {u for u in left if any(rolls[v] >= rolls[u] for v in left if g.u_side[v] != g.u_side[u])}
            stopped |= losers
        self.chain(stopped, next_)
        return {u: g.u_hex[u] if u in stopped else h for u, h in next_.items()}

    def shut(self, u: int, a: int, b: int) -> bool:
        """Smoke, fire or ground that has changed since the order was written."""
        return bool(self.g.h_smoke[b]) or bool(self.g.h_fire[b]) or not self.enters(u, a, b)

    def held_up(self, u: int, walkers: dict[int, int], next_: dict[int, int]) -> bool:
        """A visible enemy stands in the next hex that does not mean to leave it."""
        there = [v for v in self.enemies(u) if self.g.u_hex[v] == next_[u] and self.type(v) != "aircraft"]
        return any(not self.has(v, HIDDEN) and v not in walkers for v in there)

    def chain(self, stopped: set[int], next_: dict[int, int]) -> None:
        more = True
        while more:
            more = False
            for u, h in next_.items():
                if u in stopped:
                    continue
                if any(v in stopped and self.g.u_hex[v] == h and self.g.u_side[v] != self.g.u_side[u] for v in stopped):
                    stopped.add(u)
                    more = True

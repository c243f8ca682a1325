"""A second, plain reading of Barbarossa: who fires at whom with how many dice, and what the hits do."""

from __future__ import annotations

from oracle_barb_hexes import in_cone
from oracle_barb_ways import TANKS, Ways

from sandtable.games.barbarossa.rules.names import ORDER_NAMES, ROW_NAMES
from sandtable.games.barbarossa.rules.state import (
    CANCELLED,
    DEPLOYED,
    DETECTED,
    EQUIPPING,
    HIDDEN,
    IN_PILLBOX,
    LANDED,
    MARCHED,
    ONBOARD_PLANES,
    SUPPRESSED,
)

ARMOUR = ("armored-vehicles", *TANKS)
OPEN_FIRE, SUPPRESSION = ORDER_NAMES.index("open-fire"), ORDER_NAMES.index("suppression-fire")
DEFEND, AMBUSH = ORDER_NAMES.index("defend"), ORDER_NAMES.index("ambush")
CHANGE, MOVING = ORDER_NAMES.index("change-kill-zone"), ORDER_NAMES.index("fire-and-movement")
SCOUTING = ORDER_NAMES.index("air-reconnaissance")
Shot = tuple[int, int, int, int]  # firer, target, dice, Accuracy


class Guns(Ways):
    # --- dice and Accuracy ---

    def row(self, v: int) -> int:
        """A train is attacked as armored vehicles."""
        return ROW_NAMES.index("armored-vehicles" if self.can(v, "train") else self.type(v))

    def column(self, u: int) -> int:
        return self.card(u).size - self.g.u_size[u]

    def dice(self, u: int, v: int) -> int:
        chart = self.card(u).firepower[self.row(v)]
        if not chart:
            return 0
        found = chart[self.column(u)]
        return -(-found // 2) if self.has(u, EQUIPPING | LANDED) else found

    def accuracy(self, u: int, at: int) -> int:
        """From its hex; from a hill into the plain one hex farther (A21)."""
        return self.accuracy_from(u, self.place(u), at)

    def accuracy_from(self, u: int, from_: int, at: int) -> int:
        diagram = self.card(u).accuracy
        far = self.far(from_, at)
        spaces = [far]
        if self.level(from_) and not self.level(at) and far > 1:
            spaces.append(far - 1)
        return max([diagram[n - 1] if 1 <= n <= len(diagram) else 0 for n in spaces])

    # --- may it fire? ---

    def covers(self, u: int, h: int, reach: int) -> bool:
        if self.far(self.place(u), h) > reach or self.g.u_facing[u] < 0:
            return False
        inside = self.has(u, IN_PILLBOX) and self.g.u_order[u] == DEFEND  # A68
        wide, open_ = inside, self.g.rules.options.kill_zone == 1
        return in_cone(self.rows, self.place(u), self.g.u_facing[u], h, wide, open_)

    def zoned(self, u: int) -> bool:
        """A Kill Zone that binds all its fire; those of Defend and Ambush bind the shots of step 8 alone."""
        return self.can(u, "kill-zone")

    def ranged(self, u: int, h: int) -> bool:
        """The ground and the Kill Zone let it fire into a hex."""
        a = self.place(u)
        if "forest" in (self.terrain(a), self.terrain(h)):
            return False
        glade = self.terrain(a) in ("forest-glade", "light-glade")
        if glade and self.can(u, "indirect-fire"):
            return False
        if glade and self.type(u) != "infantry" and not self.by_exit(a, h):
            return False
        return not self.zoned(u) or self.covers(u, h, 99)

    def watched(self, side: int, h: int) -> bool:
        """By anybody on the ground; paratroopers in their planes see nothing."""
        own = [v for v in self.units(side) if self.place(v) >= 0 and not self.has(v, ONBOARD_PLANES)]
        return any(self.sees(v, h) for v in own if self.g.u_size[v] + len(self.g.u_cars[v]))

    def indirect(self, u: int, h: int) -> bool:
        return self.can(u, "indirect-fire") and not self.sees(u, h)

    def heads(self, side: int) -> bool:
        """For Indirect Fire a staff on the board that is not suppressed, whatever it does."""
        return any(self.can(v, "hq") and self.on_board(v) and not self.has(v, SUPPRESSED) for v in self.units(side))

    def staff(self, side: int) -> bool:
        fit = [v for v in self.units(side) if self.can(v, "hq") and self.on_board(v)]
        return any(not self.has(v, SUPPRESSED) and not self.engaged(v) for v in fit)

    def tracked(self, side: int, h: int) -> bool:
        """arec.4, arec.5: in the Surveillance Zone of a friendly scout on station."""
        scouts = [v for v in self.units(side) if self.on_board(v) and self.g.u_order[v] == SCOUTING]
        over = [v for v in scouts if self.g.u_hex[v] == self.g.u_at[v]]
        return any(self.far(self.g.u_hex[v], h) <= self.card(v).surveillance for v in over)

    def in_view(self, u: int, h: int) -> bool:
        """It sees the hex itself, or fires indirectly by an observer and a staff; guns also where a scout flies."""
        if self.sees(u, h) or (self.type(u) == "artillery" and self.tracked(self.g.u_side[u], h)):
            return True
        return self.can(u, "indirect-fire") and self.heads(self.g.u_side[u]) and self.watched(self.g.u_side[u], h)

    def concealed(self, v: int) -> bool:
        if not self.can(v, "concealment") or self.has(v, DETECTED | MARCHED):
            return False
        near = [
            w for w in self.enemies(v) if self.on_board(w) and self.type(w) != "aircraft" and not self.has(w, HIDDEN)
        ]
        return all(self.far(self.g.u_hex[w], self.g.u_hex[v]) > 1 for w in near)

    def nameable(self, v: int) -> bool:
        if not self.on_board(v) or self.type(v) == "aircraft" or self.has(v, HIDDEN) or self.engaged(v):
            return False
        return not self.concealed(v)

    def may_hit(self, u: int, v: int, h: int) -> bool:
        """Type, range, ground, Kill Zone, sight."""
        row = self.row(v)
        c = self.card(u)
        if not c.firepower[row] or c.close_only[row] or not self.accuracy(u, h):
            return False
        return self.ranged(u, h) and self.in_view(u, h)

    def targets(self, u: int) -> set[int]:
        return {v for v in self.enemies(u) if self.nameable(v) and self.may_hit(u, v, self.g.u_hex[v])}

    # --- steps 2 and 3 ---

    def acts(self, u: int) -> bool:
        return self.g.u_size[u] > 0 and not self.has(u, SUPPRESSED | CANCELLED)

    def ordered_shots(self, order: int) -> set[Shot]:
        """Aimed at units by those who still may, with the ammunition for it."""
        g, found = self.g, set()
        for u in self.units():
            v = g.u_target[u]
            if g.u_order[u] != order or not self.acts(u) or v < 0 or not self.on_board(u) or self.engaged(u):
                continue
            if g.u_ap[u] < (3 if order == SUPPRESSION else 1):
                continue
            if self.nameable(v) and self.may_hit(u, v, g.u_hex[v]):
                dice = self.dice(u, v)
                if order == SUPPRESSION:
                    dice = -(-dice * 3 // 2)
                if self.indirect(u, g.u_hex[v]):
                    dice -= self.card(u).indirect_penalty
                found.add((u, v, max(0, dice), self.accuracy(u, g.u_hex[v])))
        return found

    # --- what hits do ---

    def fortitude(self, u: int) -> int:
        table = self.card(u).fortitude
        own = table[self.column(u)] if table and self.column(u) < len(table) else (table[-1] if table else 0)
        return own + self.spirit(u)

    def spirit(self, u: int) -> int:
        """The best of its staffs in whose area and sight it is; never for aircraft, nor for the staff itself."""
        best = 0
        if self.type(u) == "aircraft" or self.place(u) < 0:
            return 0
        for s in self.units(self.g.u_side[u]):
            c = self.card(s)
            if s == u or not c.command_area or not self.on_board(s):
                continue
            if self.far(self.g.u_hex[s], self.place(u)) <= c.command_area and self.sees(s, self.place(u)):
                best = max(best, c.fighting_spirit)
        return best

    def losses(self, v: int, hits: int) -> tuple[int, int]:
        """Casualties, and Defense that is left."""
        defense = self.g.u_base[v] + self.g.u_bonus[v]
        return min(self.g.u_size[v], max(0, hits - defense)), max(0, defense - hits)

    # --- reaction fire ---

    def watches(self, u: int) -> bool:
        g = self.g
        if not self.on_board(u) or not self.acts(u) or self.engaged(u) or g.u_flags[u] & 16384:
            return False
        lurks = self.has(u, HIDDEN) and g.u_order[u] in (AMBUSH, CHANGE)
        if not lurks and g.u_order[u] != DEFEND:
            return False
        as_suppression = self.has(u, HIDDEN) and self.card(u).boxes[OPEN_FIRE] is None
        return g.u_ap[u] >= (3 if as_suppression else 1)

    def reach_of(self, u: int) -> int:
        return self.g.u_reach[u] if self.has(u, HIDDEN) else self.g.u_range[u]

    def reaction_hex(self, u: int, v: int, left: int) -> int:
        for h in (self.g.u_hex[v], left):
            if h >= 0 and self.covers(u, h, self.reach_of(u)) and self.may_hit(u, v, h) and self.sees(u, h):
                return h
        return -1

    def deployed(self, u: int) -> bool:
        return not self.can(u, "deploys") or self.has(u, DEPLOYED)

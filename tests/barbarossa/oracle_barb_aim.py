"""A second, plain reading of fire at hexes: Fire on Location, installations, smoke, and who may adjust fire."""

from __future__ import annotations

from oracle_barb_fire import DEFEND, OPEN_FIRE, SUPPRESSION, Guns
from oracle_barb_hexes import neighbours

from sandtable.games.barbarossa.rules.names import ORDER_NAMES, ROW_NAMES
from sandtable.games.barbarossa.rules.state import ADJUSTED, HIDDEN

SMOKE, ADJUSTING = ORDER_NAMES.index("smoke-screen"), ORDER_NAMES.index("adjusting-fire")
WORKS_ROW = ROW_NAMES.index("installations")
PILLBOX, BRIDGE, DEPOT = 0, 1, 2
PRICE = {OPEN_FIRE: 1, SUPPRESSION: 3}
Aimed = tuple[int, int, int, int, int]  # firer, target (-1: works), kind of works, dice, Accuracy


class Aim(Guns):
    def inside(self) -> list[int]:
        return [h for h in range(self.cols * self.rows) if not self.ground.rim[h]]

    # --- installations ---

    def works_in(self, h: int) -> list[int]:
        """Pillbox, a bridge that stands, a Supply Depot of either army."""
        bridge = self.work(h) in ("bridge", "railway-bridge", "pontoon")
        there = [(PILLBOX, self.g.h_pillbox[h] > 0), (BRIDGE, bridge), (DEPOT, self.g.h_depot[h] > 0)]
        return [kind for kind, stands in there if stands]

    def worth_aiming(self, u: int, h: int) -> bool:
        """Its own depot nobody names."""
        mine = self.g.u_side[u] + 1
        return any(kind != DEPOT or self.g.h_depot[h] != mine for kind in self.works_in(h))

    # --- what may be named ---

    def in_reach(self, u: int, h: int) -> bool:
        return self.accuracy(u, h) > 0 and self.ranged(u, h)

    def hexes_for(self, u: int) -> set[int]:
        """ab.fol.1, ab.fol.3: any hex in range and LOS; else those of installations, by the row for them."""
        near = {h for h in self.inside() if self.in_reach(u, h) and self.in_view(u, h)}
        if self.can(u, "fire-on-location"):
            return near
        if not self.can(u, "targets-installations") or not self.card(u).firepower[WORKS_ROW]:
            return set()
        return {h for h in near if self.worth_aiming(u, h)}

    def smoke_hexes(self, u: int) -> set[int]:
        """smoke.2, A70: in range; whoever of the side sees it observes."""
        side = self.g.u_side[u]
        return {h for h in self.inside() if self.in_reach(u, h) and self.watched(side, h)}

    # --- what is fired ---

    def multiplied(self, u: int, h: int, dice: int, order: int) -> int:
        found = -(-dice * 3 // 2) if order == SUPPRESSION else dice
        return max(0, found - (self.card(u).indirect_penalty if self.indirect(u, h) else 0))

    def aimers(self, order: int) -> list[int]:
        """Who fires at the hex of its order now."""
        g, found = self.g, []
        for u in self.units():
            if g.u_order[u] != order or g.u_target[u] >= 0 or g.u_at[u] < 0:
                continue
            if self.acts(u) and self.on_board(u) and not self.engaged(u) and g.u_ap[u] >= PRICE[order]:
                if self.still_there(u, g.u_at[u]):
                    found.append(u)
        return found

    def still_there(self, u: int, h: int) -> bool:
        seen = self.in_reach(u, h) and self.in_view(u, h)
        return seen and (self.can(u, "fire-on-location") or bool(self.works_in(h)))

    def aimed_shots(self, order: int) -> set[Aimed]:
        found: set[Aimed] = set()
        for u in self.aimers(order):
            h = self.g.u_at[u]
            around = neighbours(self.cols, self.rows, h)
            for v in [v for v in self.units() if self.on_board(v) and self.type(v) != "aircraft"]:
                if self.g.u_hex[v] == h and self.can(u, "fire-on-location") and self.under(u, v, order):
                    row = self.row(v)
                    dice = 0 if self.card(u).close_only[row] else self.dice(u, v)
                    found.add((u, v, -1, self.multiplied(u, h, dice, order), self.accuracy(u, h)))
                elif self.g.u_hex[v] in around and not (self.has(v, HIDDEN) and order == OPEN_FIRE):
                    second = self.card(u).adjacent[self.row(v)]
                    dice = second[self.column(u)] if second else 0
                    found.add((u, v, -1, self.multiplied(u, h, dice, order) if dice else 0, self.accuracy(u, h)))
            if self.can(u, "targets-installations"):
                row_ = self.card(u).firepower[WORKS_ROW]
                dice = row_[self.column(u)] if row_ else 0
                for kind in self.works_in(h):
                    found.add((u, -1, kind, self.multiplied(u, h, dice, order), self.accuracy(u, h)))
        return {shot for shot in found if shot[3] > 0}

    def under(self, u: int, v: int, order: int) -> bool:
        """Enemies, hidden ones by Suppression Fire alone (hid.att.3); everybody where there is Close Combat."""
        if self.has(v, HIDDEN) and (order == OPEN_FIRE or self.g.u_side[u] == self.g.u_side[v]):
            return False
        return self.g.u_side[u] != self.g.u_side[v] or self.engaged(v)

    def paid(self, order: int) -> dict[int, int]:
        """Ammunition left after the step; a shot at a target that is gone costs nothing (A41)."""
        ap = {u: self.g.u_ap[u] for u in self.units()}
        at_units = {shot[0] for shot in self.ordered_shots(order)}
        for u in at_units | set(self.aimers(order)):
            ap[u] -= PRICE[order]
        return ap

    def wire_hit(self, order: int) -> set[int]:
        """ab.dwire.1: hexes fired into by those who destroy wire, whether anybody stands there or not."""
        found = {self.g.u_at[u] for u in self.aimers(order) if self.can(u, "destroy-barbed-wire")}
        at_units = {shot[:2] for shot in self.ordered_shots(order)}
        return found | {self.g.u_hex[v] for u, v in at_units if self.can(u, "destroy-barbed-wire")}

    def smokers(self) -> dict[int, int]:
        """Who lays smoke in step 3, where; hits of the same step do not stop it (exec.3b)."""
        g = self.g
        fit = [u for u in self.units() if g.u_order[u] == SMOKE and self.acts(u) and self.on_board(u)]
        ready = [u for u in fit if not self.engaged(u) and g.u_smoke[u] > 0]
        return {u: g.u_at[u] for u in ready if g.u_at[u] in self.smoke_hexes(u)}

    # --- Adjusting Fire ---

    def adjusters(self, u: int, target: int, h: int) -> set[int]:
        """Who lets an artillery unit roll its misses again: by the order that names it, or a staff with Defend."""
        g = self.g
        if self.type(u) != "artillery":
            return set()
        found = set()
        for v in self.units(g.u_side[u]):
            if v == u or not self.on_board(v) or not self.acts(v) or self.has(v, ADJUSTED) or not self.sees(v, h):
                continue
            by_order = g.u_order[v] == ADJUSTING and g.u_target[v] == u and (g.u_target[u] == target or g.u_at[u] == h)
            near = self.far(g.u_hex[v], self.place(u)) <= self.card(v).command_area and self.far(g.u_hex[v], h) <= 8
            staff = self.can(v, "adjusting-fire") and g.u_order[v] == DEFEND and near and not self.engaged(v)
            if by_order or staff:
                found.add(v)
        return found

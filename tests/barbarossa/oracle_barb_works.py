"""A second, plain reading of works: Time Boxes, what they bring about, charges, mines, fires, smoke, towing."""

from __future__ import annotations

from oracle_barb_aim import BRIDGE, DEPOT, PILLBOX
from oracle_barb_crews import DEPOT_HOLDS, RAILWAY, WHEELS, Crews
from oracle_barb_hexes import neighbours

from sandtable.games.barbarossa.rules.names import ORDER_NAMES
from sandtable.games.barbarossa.rules.state import HIDDEN, IN_PILLBOX, TRANSPORTED

LONG = [
    "deploy", "withdraw", "place-land-mines", "clear-mines", "set-charges", "remove-anti-tank-barriers",
    "set-up-pontoon-bridge", "receive-supplies", "load-supplies", "dig-in", "clear-a-path", "repair-railway",
]  # fmt: skip
HANDS_OUT, STORES = 1, 2
GONE = {"bridge": "destroyed-bridge", "railway-bridge": "destroyed-railway-bridge", "pontoon": "no-work"}
LASTS = {"village": 6, "railway-station": 6, "town": 9}
MARKERS = {"village": 3, "railway-station": 3, "town": 6}


class Works(Crews):
    def order(self, u: int) -> str:
        return ORDER_NAMES[self.g.u_order[u]]

    def does(self, u: int, order: str) -> bool:
        """As its order, or as the second one of a train that repairs its track (train.move.4)."""
        second = self.can(u, "train") and self.order(u) == "repair-railway" and self.g.u_fire_at[u]
        return self.acts_still(u) and (self.order(u) == order or (bool(second) and ORDER_NAMES[second] == order))

    def acts_still(self, u: int) -> bool:
        return self.acts(u) or (self.can(u, "train") and not self.g.u_flags[u] & (1 | 32768))

    # --- Time Boxes ---

    def works_on(self, u: int) -> bool:
        if self.order(u) not in LONG or not self.acts_still(u) or not self.on_board(u) or self.engaged(u):
            return False
        h = self.g.u_hex[u]
        judge = {
            "clear-mines": lambda: bool(self.fields(u)),
            "set-charges": lambda: (
                self.g.u_explosives[u] + self.g.u_mines[u] > 0 and self.g.u_range[u] in self.structures(h)
            ),
            "remove-anti-tank-barriers": lambda: bool(self.g.h_barrier[h] >> self.g.u_face[u] & 1),
            "set-up-pontoon-bridge": lambda: self.bridgeable(self.g.u_at[u]) and self.hands(u) >= self.need(u),
            "dig-in": lambda: self.may_dig_in(u) and self.hands(u) >= self.need(u),
            "clear-a-path": lambda: self.terrain(h) in ("forest", "light-woods"),
            "repair-railway": lambda: self.g.h_rail[h] > 0,
            "receive-supplies": lambda: self.served(u),
            "load-supplies": lambda: self.g.u_at[u] in self.depots(u) and self.room_for_ap(u) > 0,
        }.get(self.order(u))
        return judge is None or bool(judge())

    def may_dig_in(self, u: int) -> bool:
        h = self.g.u_hex[u]
        return self.terrain(h) not in ("river", "swamp", "lake", "ford", "rocks") and self.work(h) == "no-work"

    def need(self, u: int) -> int:
        return int(self.card(u).boxes[self.g.u_order[u]].manpower)

    def hands(self, u: int) -> int:
        """Units at the same bridge, or at the same trench in the same hex."""
        g = self.g
        same = [v for v in self.units(g.u_side[u]) if g.u_order[v] == g.u_order[u] and self.acts(v)]
        here = [v for v in same if self.on_board(v) and not self.engaged(v)]
        if self.order(u) == "dig-in":
            return len([v for v in here if g.u_hex[v] == g.u_hex[u] and g.u_face[v] == g.u_face[u]])
        return len([v for v in here if g.u_at[v] == g.u_at[u]])

    def served(self, u: int) -> bool:
        g = self.g
        if g.u_range[u] == STORES:
            return g.u_cargo_ap[u] > 0 and self.stores_left(u, g.u_at[u]) > 0
        if g.u_range[u] == HANDS_OUT:
            return False  # boxes are the receivers'
        t = g.u_target[u]
        if t < 0:
            return g.u_at[u] in self.depots(u)
        gives = self.does(t, "receive-supplies") and g.u_range[t] == HANDS_OUT
        return t in self.sources(u) and gives and not self.engaged(t)

    def stores_left(self, t: int, h: int) -> int:
        if self.far(self.g.u_hex[t], h) != self.reach(t) or self.g.h_depot[h] == 2 - self.g.u_side[t]:
            return 0
        return DEPOT_HOLDS - self.g.h_stock[h]

    def boxes(self, u: int) -> int:
        return max(1, int(self.card(u).boxes[self.g.u_order[u]].boxes))

    # --- what is finished (time.2) ---

    def built(self, done: list[int]) -> dict[str, list[int]]:
        """The ground when all of them have finished, by the names of its lists."""
        g = self.g
        names = ("barrier", "work", "trench", "rail")
        found = {name: list(getattr(g, f"h_{name}")) for name in names}
        found["mines"] = list(g.f_live)
        for u in done:
            h, d = g.u_hex[u], g.u_face[u]
            if self.order(u) == "clear-mines":
                for f in self.fields(u):
                    found["mines"][f] = 0
            elif self.order(u) == "remove-anti-tank-barriers":
                take_side(self, found["barrier"], h, d)
            elif self.order(u) == "set-up-pontoon-bridge":
                found["work"][g.u_at[u]] = 1 if self.work(g.u_at[u]) == "destroyed-bridge" else 5
            elif self.order(u) == "dig-in":
                found["trench"][h] |= 1 << d
            elif self.order(u) == "repair-railway":
                found["rail"][h] = 0
        return found

    # --- charges ---

    def blown(self, done: list[int]) -> tuple[dict[int, str], dict[str, set[int]], set[int]]:
        """Bridges as they are then; hexes of pillboxes, depots and tracks that are gone; units that die."""
        g, works, gone, dead = self.g, {}, {"pillbox": set(), "depot": set(), "railway": set()}, set()
        setters = {u: (g.u_hex[u], g.u_range[u]) for u in done}
        for u, (h, kind) in setters.items():
            if kind == BRIDGE:
                works[h] = GONE[self.work(h)]
                on_it = [v for v in self.units() if g.u_hex[v] == h and self.type(v) != "aircraft"]
                floats = [v for v in on_it if self.can(v, "water-unit") or self.can(v, "amphibious")]
                dead |= {v for v in on_it if v not in floats and setters.get(v) != (h, kind)}
            elif kind == PILLBOX:
                gone["pillbox"].add(h)
                dead |= {v for v in self.units() if g.u_hex[v] == h and self.has(v, IN_PILLBOX) and v != u}
            else:
                gone["depot" if kind == DEPOT else "railway"].add(h)
        return works, gone, dead

    # --- step 7 ---

    def wire_left(self) -> list[int]:
        """wire.rm.1: without Time Boxes."""
        found = list(self.g.h_wire)
        for u in self.fit("remove-barbed-wire"):
            take_side(self, found, self.g.u_hex[u], self.g.u_face[u])
        return found

    def fit(self, order: str) -> list[int]:
        there = [u for u in self.units() if self.order(u) == order and self.acts_still(u) and self.on_board(u)]
        return [u for u in there if not self.engaged(u)]

    def found_by_scouts(self) -> set[int]:
        """recon.1: all hidden enemies within its distance and in its LOS."""
        found = set()
        for u in self.fit("reconnaissance"):
            reach = self.card(u).boxes[self.g.u_order[u]].distance
            hidden = [v for v in self.enemies(u) if self.on_board(v) and self.has(v, HIDDEN)]
            near = [v for v in hidden if self.far(self.g.u_hex[u], self.g.u_hex[v]) <= reach]
            found |= {v for v in near if self.sees(u, self.g.u_hex[v])}
        return found

    # --- fires (guide 4.1, burn.*) ---

    def fire_after(self, h: int, lit: bool) -> tuple[int, int]:
        """Turn of the fire and its markers after step 7; `lit`: it was set this turn."""
        turn, markers = self.g.h_fire[h], self.g.h_markers[h]
        if lit:
            return 1, MARKERS[self.terrain(h)]
        if not turn or h in self.g.kindled:
            return turn, markers
        if turn + 1 >= LASTS[self.terrain(h)]:
            return 0, 0
        return turn + 1, markers - 1 if turn + 1 >= 3 and markers else markers

    def smoke_line(self, h: int, turn: int) -> list[int]:
        """From the second turn of a fire over its hex, in the third and fourth one hex more down the wind."""
        found = [h][: max(0, turn - 1)]
        for _ in range(min(turn, 4) - 2):
            next_ = neighbours(self.cols, self.rows, found[-1])[self.g.wind]
            if next_ < 0:
                break
            found.append(next_)
        return found

    # --- platform cars (lpc.*, upc.*) ---

    def at_platforms(self) -> dict[int, int]:
        """Vehicles that drive on or off a train: whom they ride with after step 9, by the boxes of the train's card."""
        g, found = self.g, {}
        for u in [u for u in self.units() if self.order(u) in ("careful-movement", "march") and self.acts(u)]:
            aboard = g.u_carrier[u] >= 0 and self.can(g.u_carrier[u], "train") and self.type(u) in WHEELS
            t, name = (g.u_carrier[u], "unload-platform-cars") if aboard else (g.u_target[u], "load-platform-cars")
            if t < 0 or (not aboard and (g.u_path[u] or not self.can(t, "train"))) or self.engaged(u):
                continue
            fit = t in self.fit(name) and self.work(g.u_hex[t]) != "railway-bridge"
            if not aboard:
                near = g.u_hex[u] == g.u_hex[t] and g.u_size[u] <= self.trucks_left(t, u)
                fit = fit and near
            step = 2 if fit and self.terrain(g.u_hex[t]) == "railway-station" else 1
            need = max(1, self.card(t).boxes[ORDER_NAMES.index(name)].boxes)
            done = fit and g.u_boxes[u] + step >= need
            found[u] = (-1 if aboard else t) if done else g.u_carrier[u]
        return found

    def lights(self) -> set[int]:
        """Hexes that arsonists set on fire now."""
        there = {self.g.u_hex[u] for u in self.fit("arson")}
        return {h for h in there if self.terrain(h) in LASTS and not self.g.h_fire[h]}

    # --- the end of step 8 ---

    def carriers_after(self) -> dict[int, int]:
        """Who is aboard whom when Board and Debark are carried out: first off, then on, both must have the order."""
        g = self.g
        found = {u: g.u_carrier[u] for u in self.units()}
        for u in self.units():
            t = g.u_carrier[u]
            leaves = self.order(u) == "debark-from-transports" and self.acts(u) and self.has(u, TRANSPORTED)
            if leaves and t in self.fit("debark-from-transports") and self.may_land(u, t, g.u_at[u]):
                found[u] = -1
        return found

    def may_land(self, u: int, t: int, h: int) -> bool:
        here = self.g.u_hex[t]
        if not self.can(t, "water-unit"):
            return h == here
        there = [v for v in self.enemies(u) if self.g.u_hex[v] == h and not self.has(v, HIDDEN)]
        free = all(self.type(v) == "aircraft" for v in there)
        return h in neighbours(self.cols, self.rows, here) and free and self.enters(u, here, h)


def take_side(works: Works, masks: list[int], h: int, d: int) -> None:
    """Of a hexside, in both of its hexes."""
    masks[h] &= ~(1 << d)
    across = neighbours(works.cols, works.rows, h)[d]
    if across >= 0:
        masks[across] &= ~(1 << (d + 3) % 6)


__all__ = ["GONE", "LONG", "RAILWAY", "Works"]

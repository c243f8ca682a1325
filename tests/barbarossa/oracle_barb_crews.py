"""A second, plain reading of the orders of engineers, guns and transports: who may be given them (guide 4.3)."""

from __future__ import annotations

from oracle_barb_hexes import neighbours
from oracle_barb_orders import JUDGED, Staff

from sandtable.games.barbarossa.rules.names import ORDER_NAMES
from sandtable.games.barbarossa.rules.state import DEPLOYED, FLAGGED, IN_BETWEEN, TRANSPORTED

CREWS = [
    "smoke-screen", "adjusting-fire", "reconnaissance", "place-land-mines", "clear-mines", "set-charges",
    "remove-barbed-wire", "remove-anti-tank-barriers", "set-up-pontoon-bridge", "receive-supplies", "load-supplies",
    "towing", "board-transports", "debark-from-transports", "join-up",
]  # fmt: skip
EVERY_ORDER = [*JUDGED, *CREWS]
WHEELS = ("vehicles", "armored-vehicles", "light-tanks", "medium-tanks", "heavy-tanks")
RAILWAY = 3  # after pillbox, bridge and depot
AP_A_TRUCK = 6
DEPOT_HOLDS = 36


class Crews(Staff):
    def allowed(self, u: int) -> set[str]:
        return {name for name in EVERY_ORDER if self.may(u, name)}

    def on_card(self, u: int, name: str) -> bool:
        return self.card(u).boxes[ORDER_NAMES.index(name)] is not None

    def own(self, u: int) -> list[int]:
        return [v for v in self.units(self.g.u_side[u]) if v != u]

    # --- fire ---

    def may_smoke_screen(self, u: int) -> bool:
        ready = self.g.u_smoke[u] > 0 and self.deployed(u) and not self.screened(u)
        return ready and len(self.smoke_hexes(u)) > 0

    def may_adjusting_fire(self, u: int) -> bool:
        """A Special Order (A71): not in the smoke of a fire."""
        return not self.smoked(u) and any(self.type(v) == "artillery" and self.on_board(v) for v in self.own(u))

    def may_reconnaissance(self, u: int) -> bool:
        return not self.smoked(u)

    # --- engineers ---

    def fields(self, u: int) -> list[int]:
        """Minefields of its hex that its side knows of."""
        g = self.g
        here = [f for f in range(len(g.f_hex)) if g.f_live[f] and g.f_hex[f] == g.u_hex[u]]
        return [f for f in here if g.f_known[f] or g.f_side[f] == g.u_side[u]]

    def may_place_land_mines(self, u: int) -> bool:
        """Without mines a fake one (mine.3); one field a hex."""
        return self.can(u, "engineer") and not self.smoked(u) and not self.fields(u)

    def may_clear_mines(self, u: int) -> bool:
        return self.can(u, "engineer") and not self.smoked(u) and bool(self.fields(u))

    def structures(self, h: int) -> list[int]:
        """chg.2: track too, but on a bridge, with which it goes."""
        track = bool(self.ground.rail[h]) and not self.g.h_rail[h]
        bridge = self.work(h) in ("bridge", "railway-bridge", "pontoon")
        return [*self.works_in(h), *([RAILWAY] if track and not bridge else [])]

    def may_set_charges(self, u: int) -> bool:
        charges = self.g.u_explosives[u] + self.g.u_mines[u] > 0
        return self.can(u, "engineer") and charges and not self.smoked(u) and bool(self.structures(self.g.u_hex[u]))

    def may_remove_barbed_wire(self, u: int) -> bool:
        return self.can(u, "engineer") and not self.smoked(u) and self.g.h_wire[self.g.u_hex[u]] > 0

    def may_remove_anti_tank_barriers(self, u: int) -> bool:
        return self.can(u, "engineer") and not self.smoked(u) and self.g.h_barrier[self.g.u_hex[u]] > 0

    def bridgeable(self, h: int) -> bool:
        """A river hex; a road bridge that is gone is built up again, a railway bridge never is."""
        free = self.work(h) in ("no-work", "destroyed-bridge")
        return h >= 0 and self.terrain(h) == "river" and free and not self.ground.rim[h]

    def bridge_sites(self, u: int) -> set[int]:
        """pont.1: with as many engineers next to it as the box asks for."""
        need = self.card(u).boxes[ORDER_NAMES.index("set-up-pontoon-bridge")].manpower
        found = set()
        for h in neighbours(self.cols, self.rows, self.g.u_hex[u]):
            if h >= 0 and self.bridgeable(h):
                hands = [v for v in self.units(self.g.u_side[u]) if self.works_at(v, h)]
                if len(hands) >= need:
                    found.add(h)
        return found

    def works_at(self, v: int, h: int) -> bool:
        fit = self.on_card(v, "set-up-pontoon-bridge") and self.can(v, "engineer") and not self.has(v, FLAGGED)
        return fit and self.on_board(v) and self.far(self.g.u_hex[v], h) == 1

    def may_set_up_pontoon_bridge(self, u: int) -> bool:
        return self.can(u, "engineer") and not self.smoked(u) and bool(self.bridge_sites(u))

    # --- supplies ---

    def reach(self, t: int) -> int:
        """Boats load and unload from the hexes around (water.3), others in their own."""
        return 1 if self.can(t, "water-unit") else 0

    def carrier(self, t: int) -> bool:
        return self.can(t, "transport") and self.type(t) != "aircraft"

    def missing(self, u: int) -> int:
        """On its card; a transport without arms has its points on the trucks."""
        return self.card(u).ammo - self.g.u_ap[u] if any(self.card(u).firepower) else 0

    def sources(self, u: int) -> set[int]:
        loaded = [t for t in self.own(u) if self.carrier(t) and self.g.u_cargo_ap[t] > 0 and self.on_board(t)]
        near = [t for t in loaded if self.far(self.g.u_hex[u], self.g.u_hex[t]) == self.reach(t)]
        return {t for t in near if self.on_card(t, "receive-supplies")}

    def depots(self, u: int) -> set[int]:
        mine = self.g.u_side[u] + 1
        near = [h for h in self.inside() if self.far(self.g.u_hex[u], h) == self.reach(u)]
        return {h for h in near if self.g.h_depot[h] == mine and self.g.h_stock[h] > 0}

    def may_receive_supplies(self, u: int) -> bool:
        gives = self.carrier(u) and self.g.u_cargo_ap[u] > 0
        takes = self.missing(u) > 0 and bool(self.sources(u) or self.depots(u))
        return not self.smoked(u) and (gives or takes)

    def may_load_supplies(self, u: int) -> bool:
        return not self.smoked(u) and self.carrier(u) and self.room_for_ap(u) > 0 and bool(self.depots(u))

    # --- transports ---

    def cargo(self, t: int) -> list[int]:
        return [v for v in self.units() if self.g.u_carrier[v] == t]

    def trucks_left(self, t: int, v: int) -> int:
        """trn.1-trn.3: trucks without men, guns or ammunition on them; of a train, cars of the right kind."""
        loaded = -(-self.g.u_cargo_ap[t] // AP_A_TRUCK)
        if not self.can(t, "train"):
            return self.g.u_size[t] - sum(self.g.u_size[w] for w in self.cargo(t)) - loaded
        wheels = self.type(v) in WHEELS
        same = [w for w in self.cargo(t) if self.in_cars(w) == self.in_cars(v)]
        cars = self.g.u_cars[t][2 if wheels else 1]
        return cars - sum(self.g.u_size[w] for w in same) - (0 if wheels else loaded)

    def in_cars(self, v: int) -> str:
        if self.type(v) in WHEELS:
            return "platform"
        return "flak" if self.can(v, "anti-aircraft") else "transport"

    def room_for_ap(self, t: int) -> int:
        men = [v for v in self.cargo(t) if not self.can(t, "train") or self.in_cars(v) == "transport"]
        trucks = self.g.u_cars[t][1] if self.can(t, "train") else self.g.u_size[t]
        most = max(0, trucks - sum(self.g.u_size[v] for v in men)) * AP_A_TRUCK
        return max(0, most - self.g.u_cargo_ap[t])

    def can_tow(self, t: int, v: int) -> bool:
        near = self.on_board(v) and self.g.u_hex[v] == self.g.u_hex[t]
        folded = not self.has(v, DEPLOYED | IN_BETWEEN)
        return near and self.can(v, "towed") and folded and self.g.u_size[v] <= self.trucks_left(t, v)

    def may_towing(self, u: int) -> bool:
        return self.carrier(u) and not self.smoked(u) and any(self.can_tow(u, v) for v in self.own(u))

    def can_board(self, u: int, t: int) -> bool:
        """Men and guns, not what has wheels (train.load.1), and no transport on another."""
        fit = self.carrier(t) and not self.carrier(u) and self.type(u) not in (*WHEELS, "aircraft")
        if not fit or not self.on_board(u) or not self.on_board(t) or not self.on_card(t, "board-transports"):
            return False
        near = self.far(self.g.u_hex[u], self.g.u_hex[t]) == self.reach(t)
        if self.in_cars(u) == "flak" and self.can(t, "train"):
            return False  # flak has cars of its own, as many as it began with
        return near and self.g.u_size[u] <= self.trucks_left(t, u)

    def may_board_transports(self, u: int) -> bool:
        if self.smoked(u) or self.has(u, DEPLOYED | IN_BETWEEN):
            return False
        if self.carrier(u):
            return any(self.on_card(v, "board-transports") and self.can_board(v, u) for v in self.own(u))
        return any(self.can_board(u, t) for t in self.own(u))

    def may_debark_from_transports(self, u: int) -> bool:
        aboard = [v for v in self.cargo(u) if self.has(v, TRANSPORTED) and self.type(v) not in WHEELS]
        some = [v for v in aboard if self.on_card(v, "debark-from-transports")]
        return self.carrier(u) and not self.smoked(u) and bool(some)

    # --- Join Up ---

    def can_join(self, u: int, v: int) -> bool:
        """join.1-join.3"""
        if not self.on_board(v) or self.g.u_hex[u] != self.g.u_hex[v] or self.type(u) != self.type(v):
            return False
        if self.has(v, FLAGGED):
            return False  # it can be given no order
        whole = self.g.u_size[u] + self.g.u_size[v]
        return self.on_card(v, "join-up") and whole <= max(self.card(u).size, self.card(v).size)

    def may_join_up(self, u: int) -> bool:
        return not self.smoked(u) and any(self.can_join(u, v) for v in self.own(u))

"""A second, plain reading of Barbarossa: where a unit may go and how far, from tables of the guide (4.2, 4.4, 4.5)."""

from __future__ import annotations

from oracle_barb_hexes import GLADES, Eyes, neighbours

from sandtable.games.barbarossa.rules.names import ORDER_NAMES, WORK_NAMES

TRUCKS, CARS = "vehicles", "armored-vehicles"
TANKS = ("light-tanks", "medium-tanks", "heavy-tanks")
WHEELS = (TRUCKS, CARS, *TANKS)
GROUND = ("infantry", "artillery", *WHEELS)
CLOSED = {"light-woods": (TRUCKS, CARS), "forest": ("artillery", *WHEELS), "ravine": (TRUCKS, CARS)}
ROAD_BONUS = {"infantry": 1, TRUCKS: 3, CARS: 2, "light-tanks": 2, "medium-tanks": 2, "heavy-tanks": 1, "artillery": 0}
PENALTY = {
    "plowed-field": {"infantry": 1, TRUCKS: 2, CARS: 1, "light-tanks": 1, "medium-tanks": 2, "heavy-tanks": 2},
    "rocks": {TRUCKS: 2, CARS: 1},
    "light-woods": dict.fromkeys(TANKS, 1),
    "railway-station": dict.fromkeys(WHEELS, 1),
}
STANDING = ("bridge", "railway-bridge", "pontoon")
BROKEN = ("destroyed-bridge", "destroyed-railway-bridge")


class Ways(Eyes):
    def work(self, h: int) -> str:
        return WORK_NAMES[self.g.h_work[h]]

    def side(self, a: int, b: int) -> int:
        return neighbours(self.cols, self.rows, a).index(b)

    def exit(self, a: int, b: int) -> bool:
        return bool(self.g.h_exits[a] >> self.side(a, b) & 1)

    # --- road and bridges ---

    def on_way(self, masks: list[int], a: int, b: int) -> bool:
        return bool(masks[a] >> self.side(a, b) & 1)

    def by_bridge(self, a: int, b: int) -> bool:
        """Onto, off or along what carries: a road bridge along its road, a railway bridge along road or rail."""
        for here, there in ((a, b), (b, a)):
            if self.work(here) == "railway-bridge" and self.on_way(self.ground.rail, here, there):
                return True
            if self.work(here) == "bridge" and self.on_way(self.ground.road, here, there):
                return True
        return False

    def along_road(self, a: int, b: int) -> bool:
        if self.work(a) in BROKEN or self.work(b) in BROKEN:
            return False
        if self.on_way(self.ground.road, a, b) or self.by_bridge(a, b):
            return True
        return all(self.terrain(h) in ("village", "town") for h in (a, b))

    # --- may it enter? ---

    def enters(self, u: int, a: int, b: int) -> bool:
        type_ = self.type(u)
        if b < 0 or self.ground.rim[b] or self.far(a, b) != 1:
            return False
        if self.can(u, "train"):
            return self.on_way(self.ground.rail, a, b) and not self.g.h_rail[b] and self.work(b) not in BROKEN
        if self.can(u, "water-unit"):
            return self.terrain(b) in ("river", "lake") and self.work(b) != "pontoon"
        breaks = type_ in TANKS or self.can(u, "break-through-barbed-wire")
        if self.g.h_wire[a] >> self.side(a, b) & 1 and type_ in ("infantry", TRUCKS) and not breaks:
            return False
        if self.g.h_barrier[a] >> self.side(a, b) & 1 and type_ in WHEELS:
            return False
        if self.along_road(a, b):
            return True
        return self.open_to(u, b) and self.by_exits(a, b) and self.off_bridge(u, a) and self.climbs(u, a, b)

    def open_to(self, u: int, b: int) -> bool:
        terrain, type_ = self.terrain(b), self.type(u)
        if self.work(b) == "pontoon":
            return True
        if terrain == "swamp":
            return self.can(u, "move-through-swamps")
        if terrain in ("river", "lake"):
            return self.can(u, "amphibious")
        return type_ not in CLOSED.get(terrain, ())

    def by_exits(self, a: int, b: int) -> bool:
        for here, there in ((a, b), (b, a)):
            if self.terrain(here) in (*GLADES, "ravine") and not self.exit(here, there):
                return False
        return True

    def off_bridge(self, u: int, a: int) -> bool:
        """From a bridge one steps down only along it, or into the water who swims."""
        return self.work(a) not in ("bridge", "railway-bridge") or self.can(u, "amphibious")

    def slope(self, a: int, b: int) -> int:
        rise = abs(self.level(a) - self.level(b))
        return rise + 1 if rise and "ravine" in (self.terrain(a), self.terrain(b)) else rise

    def climbs(self, u: int, a: int, b: int) -> bool:
        rise = self.slope(a, b)
        if rise >= 3:
            return self.can(u, "mountaineer")
        return rise < 2 or self.type(u) == "infantry" or self.can(u, "mountaineer")

    # --- how far ---

    def slow(self, u: int, a: int, b: int) -> bool:
        """One hex that turn: forest, swamp and water off road, up a slope, any abrupt or steep one."""
        if self.can(u, "train") or self.can(u, "water-unit") or self.along_road(a, b):
            return False
        wet = self.terrain(b) in ("river", "lake") and self.work(b) != "pontoon"
        if "forest" in (self.terrain(a), self.terrain(b)) or self.terrain(b) == "swamp" or wet:
            return True  # in a forest off road at most one hex, in and out
        return self.slope(a, b) >= 2 or (self.slope(a, b) == 1 and self.level(b) > self.level(a))

    def allowance(self, u: int, order: str, path: list[int]) -> int:
        """Hexes that it may go on this path (A30: once for each kind of terrain, at least one hex)."""
        g = self.g
        box = self.card(u).boxes[ORDER_NAMES.index(order)]
        most = box.distance if box is not None else 0
        hexes = [g.u_hex[u], *path]
        steps = list(zip(hexes, hexes[1:], strict=False))
        if any(self.slow(u, a, b) for a, b in steps):
            return 1
        rolls = not self.can(u, "train") and not self.can(u, "water-unit")
        lost = 0
        if rolls:
            kinds = [self.terrain(b) for a, b in steps if not self.along_road(a, b)]
            if g.rules.options.terrain_penalty == 0:
                kinds = list(dict.fromkeys(kinds))
            lost = sum(PENALTY.get(kind, {}).get(self.type(u), 0) for kind in kinds)
        if order == "march" and rolls and steps and all(self.along_road(a, b) for a, b in steps):
            most += ROAD_BONUS[self.type(u)]
        if self.can(u, "water-unit") and g.rules.stream and self.upstream(steps):
            lost += 1
        return max(1, most - lost)

    def upstream(self, steps: list[tuple[int, int]]) -> bool:
        stream = self.ground.stream
        return any(0 <= stream[b] < stream[a] for a, b in steps)

    def marches(self, u: int, a: int, b: int) -> bool:
        """Only along roads, through settlements that count as road, and over plain (a pontoon counts as plain)."""
        if self.can(u, "train") or self.can(u, "water-unit") or self.along_road(a, b):
            return True
        return self.terrain(b) in ("plain", "village", "town") or self.work(b) == "pontoon"

    def next_hexes(self, u: int, order: str, path: list[int]) -> set[int]:
        """Where a written path may go on."""
        g = self.g
        a = path[-1] if path else g.u_hex[u]
        found = set()
        for b in neighbours(self.cols, self.rows, a):
            if not self.enters(u, a, b) or g.h_smoke[b] or g.h_fire[b]:
                continue
            if order == "march" and not self.marches(u, a, b):
                continue
            if self.engaged(u) and path:
                continue  # a retreat is one hex; whether it is free is seen when it is made (A53)
            if self.can(u, "train") and len(path) >= 1 and b in (g.u_hex[u], *path):
                continue
            if len(path) + 1 <= self.allowance(u, order, [*path, b]):
                found.add(b)
        return found

"""A second, plain reading of aircraft: launch, lines of flight, flak, duels, bombs, and what comes down."""

from __future__ import annotations

from oracle_barb_aim import WORKS_ROW, Aim
from oracle_barb_fire import DEFEND
from oracle_barb_hexes import crossed, neighbours

from sandtable.games.barbarossa.rules.names import ORDER_NAMES, ROW_NAMES
from sandtable.games.barbarossa.rules.state import AIRFIELD, DEPLOYED, HIDDEN, SUPPRESSED

PLANES = ROW_NAMES.index("aircraft")
STANDBY = 4
TIMED = ("combat-air-patrol", "air-reconnaissance", "escort")
MISSIONS = ("bombing-run", "intercept", "airborne-assault", "airdrop-supplies", *TIMED)
EASY = ("plain", "brush", "plowed-field")
MEDIUM = ("light-woods", "village", "town", "ravine", "ford", "rocks", "railway-station", "light-glade")
SINKS = ("swamp", "river", "rocks", "ford", "lake")
Shot = tuple[int, int, int, int]


class Sky(Aim):
    def order(self, u: int) -> str:
        return ORDER_NAMES[self.g.u_order[u]]

    def planes(self, side: int | None = None) -> list[int]:
        return [u for u in self.units(side) if self.type(u) == "aircraft"]

    def over(self, side: int | None = None) -> list[int]:
        return [u for u in self.planes(side) if self.on_board(u)]

    def parked(self, u: int) -> bool:
        return self.g.u_hex[u] == AIRFIELD and self.g.u_prep[u] == STANDBY

    # --- orders (guide 4.3) ---

    def missions(self, u: int) -> set[str]:
        """What a plane in Standby may be sent on; nothing without a fit staff on the board."""
        found: set[str] = set()
        side = self.g.u_side[u]
        if not self.staff(side):
            return found
        for name in MISSIONS:
            if self.card(u).boxes[ORDER_NAMES.index(name)] is None:
                continue
            armed = self.g.u_ap[u] >= 1 or name not in ("bombing-run", "intercept")
            if armed and self.has_object(u, name):
                found.add(name)
        return found

    def has_object(self, u: int, name: str) -> bool:
        side = self.g.u_side[u]
        if name in ("bombing-run", "airdrop-supplies"):
            return bool(self.observed(side))
        if name == "intercept":
            return bool(self.flying_soon(1 - side))
        if name == "escort":
            return bool(self.wards(u))
        return name != "airborne-assault" or bool(self.jumpers(u))

    def observed(self, side: int) -> set[int]:
        """Hexes in LOS of any own ground unit (airm.12)."""
        return {h for h in self.inside() if self.watched(side, h)}

    def flying_soon(self, side: int) -> set[int]:
        return {v for v in self.planes(side) if self.on_board(v) or self.parked(v)}

    def wards(self, u: int) -> set[int]:
        """Own air units that may take off, or wait over the edge with their paratroopers."""
        own = [v for v in self.planes(self.g.u_side[u]) if v != u]
        return {v for v in own if self.parked(v) or (self.on_board(v) and self.waits(v))}

    def waits(self, u: int) -> bool:
        aboard = any(self.g.u_carrier[v] == u for v in self.units())
        return self.order(u) == "airborne-assault" and self.on_board(u) and aboard

    def jumpers(self, u: int) -> set[int]:
        """Paratroopers at the airfield that no other transport takes."""
        own = [v for v in self.units(self.g.u_side[u]) if v != u]
        taken = {self.g.u_target[v] for v in own if self.order(v) == "airborne-assault"}
        waiting = [v for v in own if self.can(v, "airborne-assault") and self.g.u_hex[v] == AIRFIELD]
        return {v for v in waiting if self.type(v) != "aircraft" and v not in taken}

    def bombable(self, side: int) -> set[int]:
        """Enemies that may be named: seen, also in Close Combat, neither hidden nor concealed."""
        foes = [v for v in self.units(1 - side) if self.on_board(v) and self.type(v) != "aircraft"]
        shown = [v for v in foes if not self.has(v, HIDDEN) and not self.concealed(v)]
        return {v for v in shown if self.watched(side, self.g.u_hex[v])}

    # --- launch (airm.1-airm.3, cmd.air.*) ---

    def taking_off(self) -> set[int]:
        """Who has a mission, a staff and still what it was told to look for; those that hang on others come last."""
        ready = [u for u in self.planes() if self.parked(u) and self.order(u) in MISSIONS and self.acts(u)]
        ready = [u for u in ready if self.staff(self.g.u_side[u])]
        goes: set[int] = set()
        before = -1
        while len(goes) != before:
            before = len(goes)
            goes |= {u for u in ready if self.still_has_object(u, goes)}
        return goes

    def still_has_object(self, u: int, goes: set[int]) -> bool:
        v = self.g.u_target[u]
        name = self.order(u)
        if name == "escort":
            return v in goes or self.waits(v)
        if name == "intercept":
            return self.on_board(v) or (v in goes and not self.only_departs(v))
        if name == "airborne-assault":
            return self.g.u_hex[v] == AIRFIELD and self.acts(v) and self.order(v) == "airborne-assault"
        if name in ("bombing-run", "airdrop-supplies"):
            h = self.g.u_hex[v] if v >= 0 else self.g.u_at[u]
            return h >= 0 and self.watched(self.g.u_side[u], h)
        return True

    def only_departs(self, u: int) -> bool:
        """airb.11: in its first turn a transport only appears, and its escorts with it."""
        for _ in range(len(self.g.u_card)):
            if self.order(u) == "escort":
                u = self.g.u_target[u]
        return self.order(u) == "airborne-assault" and not self.waits(u)

    def line_of_flight(self, a: int, b: int) -> list[set[int]]:
        """The hexes of a straight line, two together where it runs along a hexside."""
        if a == b:
            return [{a}]
        return [{a}, *(set(station) for station in crossed(self.cols, self.rows, a, b)), {b}]

    # --- anti-aircraft fire (aa.*, A34) ---

    def is_flak(self, u: int) -> bool:
        """An anti-aircraft gun on the ground with Defend in force; not from forest, smoke or Close Combat."""
        if not self.can(u, "anti-aircraft") or self.g.u_order[u] != DEFEND or not self.acts(u):
            return False
        h = self.g.u_hex[u]
        if h < 0 or self.engaged(u) or not self.deployed(u):
            return False
        return self.terrain(h) != "forest" and self.g.h_smoke[h] != 1 and bool(self.card(u).firepower[PLANES])

    def upward(self, u: int, hexes: set[int]) -> int:
        """Accuracy at the nearest of them that helps most; straight up the first space."""
        card = self.card(u)
        diagram = card.air_accuracy or card.accuracy
        found = [0]
        for h in hexes:
            far = max(1, self.far(self.g.u_hex[u], h))
            spaces = [far]
            if self.level(self.g.u_hex[u]) and not self.level(h) and far > 1:
                spaces.append(far - 1)
            found += [diagram[n - 1] for n in spaces if n <= len(diagram)]
        return max(found)

    def dice_up(self, u: int) -> int:
        chart = self.card(u).firepower[PLANES]
        found = chart[self.column(u)] if chart else 0
        return -(-found // 2) if self.has(u, 512 | 1024) else found

    # --- duels (a2a.9-a2a.12) ---

    def opponents(self, u: int, units: list[int], victim: list[int]) -> set[int]:
        """Enemies without a duel, fighters before others; when all have one, a fighter doubles up."""
        foes = [v for v in units if self.g.u_side[v] != self.g.u_side[u]]
        free = {v for v in foes if victim[v] < 0}
        fighters = {v for v in free if self.can(v, "fighter")}
        if free:
            return fighters or free
        return set(foes) if self.can(u, "fighter") else set()

    def air_shots(self, units: list[int], victim: list[int], armed: list[int]) -> set[Shot]:
        """A35: the first space of the diagram; without ammunition nobody fires."""
        firing = [u for u in units if victim[u] >= 0 and armed[u] and self.card(u).firepower[PLANES]]
        return {(u, victim[u], self.dice_up(u), self.first_space(u)) for u in firing}

    def first_space(self, u: int) -> int:
        return int(self.card(u).close_accuracy)

    # --- bombs (bomb.*, ctrf.*) ---

    def bombs(self, bombers: list[int]) -> set[tuple[int, int, int, int, int]]:
        """Every unit and every installation of the hex, friends too."""
        found = set()
        for b in bombers:
            h = self.g.u_hex[b]
            for v in [v for v in self.units() if self.g.u_hex[v] == h and self.type(v) != "aircraft"]:
                dice = 0 if self.card(b).close_only[self.row(v)] else self.dice(b, v)
                found.add((b, v, -1, dice, self.first_space(b)))
            row = self.card(b).firepower[WORKS_ROW]
            if row and row[self.column(b)]:
                found |= {(b, -1, kind, row[self.column(b)], self.first_space(b)) for kind in self.works_in(h)}
        return {shot for shot in found if shot[3]}

    def fires_back(self, u: int) -> bool:
        """ctrf.1, A33: a row against aircraft and 1 AP; neither by ability bound to a Kill Zone, nor suppressed, in
        Close Combat or forest."""
        h = self.g.u_hex[u]
        if self.can(u, "kill-zone") or self.has(u, SUPPRESSED) or self.g.u_ap[u] < 1 or self.engaged(u):
            return False
        ready = not self.can(u, "deploys") or self.has(u, DEPLOYED)
        return ready and bool(self.card(u).firepower[PLANES]) and self.terrain(h) != "forest" and self.g.h_smoke[h] != 1

    # --- what comes down (airb.*, land.*, drop.*) ---

    def down_at(self, h: int, die: int) -> int:
        """Downwind by the die of a Drift Test; -1: off the board."""
        for _ in range(die):
            h = neighbours(self.cols, self.rows, h)[self.g.wind]
            if h < 0:
                return -1
        return -1 if self.ground.rim[h] else h

    def hard(self, h: int) -> int:
        """The highest die that costs casualties: 0 easy, 1 medium, 2 difficult."""
        if self.work(h) != "no-work":
            return 2
        return 0 if self.terrain(h) in EASY else 1 if self.terrain(h) in MEDIUM else 2

    def swallowed(self, h: int) -> bool:
        """drop.3"""
        return self.terrain(h) in SINKS or self.work(h) in ("bridge", "railway-bridge", "pontoon")

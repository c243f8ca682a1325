"""A second, plain reading of Barbarossa: which orders a unit may be given (guide 3.3, 4.3), where rules are short."""

from __future__ import annotations

from oracle_barb_aim import Aim
from oracle_barb_hexes import GLADES

from sandtable.games.barbarossa.rules.names import ORDER_NAMES
from sandtable.games.barbarossa.rules.state import (
    ABOARD,
    AIRFIELD,
    ARSONIST,
    DEPLOYED,
    ENTRENCHED,
    EQUIPPING,
    FLAGGED,
    HIDDEN,
    IN_BETWEEN,
    IN_SMOKE,
    ONBOARD_PLANES,
    WET,
)

SETTLED = ("village", "town", "railway-station")
WET_GROUND = ("river", "swamp", "lake", "ford", "rocks")
HIDING = {
    "brush": ("infantry", "artillery"), "forest": ("infantry",),
    **dict.fromkeys(("light-woods", *SETTLED), ()), **dict.fromkeys(GLADES, ()),
}  # fmt: skip
JUDGED = [
    "wait", "defend", "suppression-fire", "open-fire", "ambush", "deploy", "withdraw", "change-kill-zone", "arson",
    "repair-railway", "clear-a-path", "dig-in", "careful-movement", "march",
]  # fmt: skip
ONLY_ENGAGED = ("careful-movement", "march")


class Staff(Aim):
    def orderable(self, u: int) -> bool:
        if self.has(u, FLAGGED | EQUIPPING | IN_SMOKE | ONBOARD_PLANES):
            return False
        if self.type(u) == "aircraft":
            return self.g.u_hex[u] == AIRFIELD and self.g.u_prep[u] == 4
        return self.on_board(u) or self.g.u_hex[u] in (ABOARD, AIRFIELD)

    def judged(self, u: int) -> bool:
        """Units whose orders have no chapter of their own: on the ground, neither carried nor bound to leave a fire."""
        plain = self.on_board(u) and self.type(u) != "aircraft" and not self.can(u, "train")
        return plain and self.orderable(u) and not self.has(u, ARSONIST | WET) and not self.can(u, "water-unit")

    def allowed(self, u: int) -> set[str]:
        return {name for name in JUDGED if self.may(u, name)}

    def may(self, u: int, name: str) -> bool:
        if name == "wait":
            return True
        if self.card(u).boxes[ORDER_NAMES.index(name)] is None:
            return False
        if self.engaged(u) and name not in ONLY_ENGAGED:
            return False
        return bool(getattr(self, "may_" + name.replace("-", "_"))(u))

    def smoked(self, u: int) -> bool:
        return bool(self.g.h_smoke[self.g.u_hex[u]])

    def screened(self, u: int) -> bool:
        return self.g.h_smoke[self.g.u_hex[u]] == 1

    def may_defend(self, u: int) -> bool:
        return self.deployed(u) and len(self.card(u).accuracy) > 0

    def fires(self, u: int, price: int) -> bool:
        return self.g.u_ap[u] >= price and self.deployed(u) and not self.screened(u)

    def aims_elsewhere(self, u: int) -> bool:
        """It can fire at hexes or installations."""
        return self.can(u, "fire-on-location") or self.can(u, "targets-installations")

    def aims(self, u: int) -> bool:
        """At a unit, or where it can at a hex."""
        named = not self.can(u, "fire-on-location") and len(self.targets(u)) > 0
        return named or (self.aims_elsewhere(u) and len(self.hexes_for(u)) > 0)

    def may_open_fire(self, u: int) -> bool:
        return self.fires(u, 1) and self.aims(u)

    def may_suppression_fire(self, u: int) -> bool:
        return self.fires(u, 3) and self.aims(u)

    def may_ambush(self, u: int) -> bool:
        h = self.g.u_hex[u]
        terrain = self.terrain(h)
        if terrain not in HIDING or self.work(h) != "no-work" or self.smoked(u) or not self.deployed(u):
            return False
        if terrain in GLADES:
            return self.type(u) != "artillery"
        return not HIDING[terrain] or self.type(u) in HIDING[terrain]

    def may_deploy(self, u: int) -> bool:
        return not self.has(u, DEPLOYED) and not self.smoked(u) and self.has(u, 0) is False

    def may_withdraw(self, u: int) -> bool:
        return (self.has(u, DEPLOYED) or self.has(u, IN_BETWEEN)) and not self.smoked(u)

    def may_change_kill_zone(self, u: int) -> bool:
        """A Kill Zone of its own that is in force, or one from hiding; not in a trench."""
        zone = (self.can(u, "kill-zone") and self.has(u, DEPLOYED)) or self.has(u, HIDDEN)
        return zone and not self.smoked(u) and not self.has(u, ENTRENCHED)  # ckz.4

    def may_arson(self, u: int) -> bool:
        h = self.g.u_hex[u]
        return self.terrain(h) in SETTLED and not self.g.h_fire[h] and not self.smoked(u)

    def may_repair_railway(self, u: int) -> bool:
        return self.g.h_rail[self.g.u_hex[u]] != 0 and not self.smoked(u)

    def may_clear_a_path(self, u: int) -> bool:
        return self.terrain(self.g.u_hex[u]) in ("forest", "light-woods") and not self.smoked(u)

    def may_dig_in(self, u: int) -> bool:
        h = self.g.u_hex[u]
        return self.terrain(h) not in WET_GROUND and self.work(h) == "no-work" and not self.smoked(u)

    def moves(self, u: int, order: str) -> bool:
        if self.can(u, "deploys") and (self.has(u, DEPLOYED) or self.has(u, IN_BETWEEN)):
            return False
        return not self.smoked(u) and len(self.next_hexes(u, order, [])) > 0

    def may_careful_movement(self, u: int) -> bool:
        return self.moves(u, "careful-movement")

    def may_march(self, u: int) -> bool:
        return self.moves(u, "march")

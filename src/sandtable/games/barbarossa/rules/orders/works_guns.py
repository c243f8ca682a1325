"""Deploy, Withdraw, Change Kill Zone, Towing and Join Up as they are written (dep.*, wdr.*, ckz.*, tow.*, join.*)."""

from __future__ import annotations

from sandtable.games.barbarossa.rules import reasons
from sandtable.games.barbarossa.rules.move.transports import is_transport
from sandtable.games.barbarossa.rules.names import (
    DEPLOYS,
    JOIN_UP,
    KILL_ZONE,
)
from sandtable.games.barbarossa.rules.orders.order import Draft, OrderRule, faces, hexes, targets
from sandtable.games.barbarossa.rules.orders.works import WorkRule, why_no_work
from sandtable.games.barbarossa.rules.special.guns import (
    can_be_towed,
    may_deploy_in,
    may_go_to,
    why_not_go_to,
)
from sandtable.games.barbarossa.rules.special.join import can_join
from sandtable.games.barbarossa.rules.state import (
    DEPLOYED,
    ENTRENCHED,
    FLAGGED,
    HIDDEN,
    IN_BETWEEN,
    NOBODY,
    NOWHERE,
    TOWED,
    State,
    can,
    card,
    has,
    place_of,
    units_of,
)
from sandtable.games.barbarossa.rules.verbs import AT, FACE, TARGET
from sandtable.kernel.choice import choice


class DeployRule(OrderRule):
    """dep.1, dep.2: a hex, its own or one next to it; with a Kill Zone also where it will face (kz.1). A towed unit can
    be given it too (tow.4)."""

    def why_not(self, g: State, u: int) -> int:
        why = why_no_work(g, u)
        if why == reasons.IS_CARRIED and has(g, u, TOWED):
            why = reasons.FINE  # A47
        if why != reasons.FINE:
            return why
        if has(g, u, DEPLOYED):
            return reasons.IS_DEPLOYED
        return reasons.FINE if deploy_hexes(g, u) else reasons.WRONG_TERRAIN

    def parts(self, g: State, d: Draft) -> list[int]:
        if d.hex == NOWHERE:
            return hexes(deploy_hexes(g, d.unit))
        return faces() if d.face == NOWHERE and can(g, d.unit, KILL_ZONE) else []

    def why_part(self, g: State, d: Draft, thing: int, verb: int) -> int:
        if verb != AT or d.hex != NOWHERE:
            return reasons.FINE
        why = why_not_go_to(g, d.unit, thing)
        return why if why != reasons.FINE or may_deploy_in(g, d.unit, thing) else reasons.WRONG_TERRAIN


def deploy_hexes(g: State, u: int) -> list[int]:
    return [h for h in hexes_around(g, u) if may_go_to(g, u, h) and may_deploy_in(g, u, h)]


def hexes_around(g: State, u: int) -> list[int]:
    return [place_of(g, u), *g.rules.ground.adjacent(place_of(g, u))]


class WithdrawRule(WorkRule):
    """wdr.2"""

    def why_not_here(self, g: State, u: int) -> int:
        return reasons.FINE if has(g, u, DEPLOYED | IN_BETWEEN) else reasons.IS_WITHDRAWN

    def parts(self, g: State, d: Draft) -> list[int]:
        found = [h for h in hexes_around(g, d.unit) if may_go_to(g, d.unit, h)]
        return hexes(found) if d.hex == NOWHERE else []

    def why_part(self, g: State, d: Draft, thing: int, verb: int) -> int:
        return why_not_go_to(g, d.unit, thing) if verb == AT and d.hex == NOWHERE else reasons.FINE


class ChangeKillZoneRule(WorkRule):
    """ckz.1, ckz.2, ckz.4: a new facing for a unit that has a Kill Zone and is in no trench."""

    def why_not_here(self, g: State, u: int) -> int:
        if has(g, u, ENTRENCHED):
            return reasons.IN_TRENCH
        if not can(g, u, KILL_ZONE) and not has(g, u, HIDDEN):
            return reasons.OUT_OF_KILL_ZONE
        return reasons.NOT_DEPLOYED if can(g, u, DEPLOYS) and not has(g, u, DEPLOYED) else reasons.FINE

    def parts(self, g: State, d: Draft) -> list[int]:
        return [code for code in faces() if code != own_face(g, d.unit)] if d.face == NOWHERE else []

    def why_part(self, g: State, d: Draft, thing: int, verb: int) -> int:
        same = verb == FACE and d.face == NOWHERE and thing == g.u_facing[d.unit]
        return reasons.FACES_THERE_ALREADY if same else reasons.FINE


def own_face(g: State, u: int) -> int:
    return choice(FACE, g.u_facing[u]) if g.u_facing[u] != NOWHERE else NOBODY


class TowingRule(WorkRule):
    """tow.1: the order of the transport, which names the unit to be towed."""

    def why_not_here(self, g: State, u: int) -> int:
        if not is_transport(g, u):
            return reasons.NO_TRANSPORT
        return reasons.FINE if guns_for(g, u) else reasons.NOTHING_TO_TOW

    def parts(self, g: State, d: Draft) -> list[int]:
        return targets(guns_for(g, d.unit)) if d.target == NOBODY else []

    def why_part(self, g: State, d: Draft, thing: int, verb: int) -> int:
        missing = verb == TARGET and d.target == NOBODY and thing not in guns_for(g, d.unit)
        return reasons.NOTHING_TO_TOW if missing else reasons.FINE


def guns_for(g: State, t: int) -> list[int]:
    return [v for v in units_of(g, g.u_side[t]) if can_be_towed(g, t, v)]


class JoinUpRule(WorkRule):
    """join.1: names the other, who must be given the order too."""

    def why_not_here(self, g: State, u: int) -> int:
        return reasons.FINE if partners(g, u) else reasons.NO_PARTNER

    def parts(self, g: State, d: Draft) -> list[int]:
        return targets(partners(g, d.unit)) if d.target == NOBODY else []

    def why_part(self, g: State, d: Draft, thing: int, verb: int) -> int:
        missing = verb == TARGET and d.target == NOBODY and thing not in partners(g, d.unit)
        return reasons.NO_PARTNER if missing else reasons.FINE


def partners(g: State, u: int) -> list[int]:
    own = [v for v in units_of(g, g.u_side[u]) if card(g, v).boxes[JOIN_UP] is not None and not has(g, v, FLAGGED)]
    return [v for v in own if can_join(g, u, v)]

"""Choosing a shot (O20.3, O20.3.1): target, base piece, then the others one by one; never by the engine itself."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import reasons
from sandtable.commander.rules.firepower import (
    best_strength,
    can_reach,
    enemy_hexes,
    fires_smoke,
    holds_enemy,
    is_chain,
    is_ordnance,
    linked,
    piece_hex,
    reach_reason,
    reachable,
    strength,
)
from sandtable.commander.rules.names import WIRE
from sandtable.commander.rules.orders.fire_attack import push_fire_attack
from sandtable.commander.rules.orders.shots import can_lead, is_in_doubt
from sandtable.commander.rules.state import Procedure, State
from sandtable.commander.rules.verbs import BASE, CHOOSE_DONE, FIRE_AT, JOIN, SMOKE_AT
from sandtable.kernel.choice import a_of, choice, is_among, verb_of
from sandtable.kernel.frame import ASK, Subject

PICK_TARGET: Final = 10
PICK_BASE: Final = 11
PICK_OTHERS: Final = 12
SHOT: Final = 13

NO_HEX: Final = -1


def bases_for(g: State, side: int, pool: list[int], target: int) -> list[int]:
    """Pieces that could lead a shot with FP 1 or more at the hex, Actions in hand counted (10.3.2.1)."""
    reaching = [p for p in pool if can_reach(g, p, target)]
    return [p for p in reaching if can_lead(g, side, p, reaching, target)]


class Composing(Procedure):
    """Base of Fire Order, Op Fire attack and Assault Fire: they differ in the pieces that may fire."""

    side: int
    target: int
    smoke: bool
    base: int
    group: list[int]

    def pool(self, g: State) -> list[int]:
        """Pieces that may still fire, ascending."""
        raise NotImplementedError

    def clear_shot(self) -> None:
        self.target = NO_HEX
        self.smoke = False
        self.base = -1
        self.group = []

    # --- what may be chosen ---
    def bases_for(self, g: State, target: int) -> list[int]:
        return bases_for(g, self.side, self.pool(g), target)

    def fire_targets(self, g: State) -> list[int]:
        """Enemy hexes at which somebody has a shot."""
        hexes = enemy_hexes(g, self.side)
        pieces = self.pool(g)
        within = [reachable(g, p, hexes) for p in pieces]
        firers = [i for i in range(len(pieces)) if within[i]]
        found: list[int] = []
        for h in hexes:
            reaching = [pieces[i] for i in firers if is_among(h, within[i])]
            if reaching and self.anyone_leads(g, reaching, h):
                found.append(h)
        return found

    def anyone_leads(self, g: State, reaching: list[int], target: int) -> bool:
        for p in reaching:
            if can_lead(g, self.side, p, reaching, target):
                return True
        return False

    def smoke_bases(self, g: State, target: int) -> list[int]:
        return [p for p in self.pool(g) if fires_smoke(g, p) and can_reach(g, p, target)]

    def smoke_targets(self, g: State) -> list[int]:
        """O20.2.1: any hex within Range and LOS of Ordnance that can fire Smoke."""
        guns = [p for p in self.pool(g) if fires_smoke(g, p)]
        if not guns:
            return []
        everywhere = list(range(g.rules.map.size))
        found: set[int] = set()
        for p in guns:
            found.update(reachable(g, p, everywhere))
        return sorted(found)

    def target_choices(self, g: State) -> list[int]:
        found = [choice(FIRE_AT, h) for h in self.fire_targets(g)]
        return found + [choice(SMOKE_AT, h) for h in self.smoke_targets(g)]

    def base_choices(self, g: State) -> list[int]:
        bases = self.smoke_bases(g, self.target) if self.smoke else self.bases_for(g, self.target)
        return [choice(BASE, p) for p in bases]

    def other_choices(self, g: State) -> list[int]:
        """Pieces that may join, in ascending order, and `done` once the group is a legal shot."""
        found: list[int] = []
        if not is_ordnance(g, self.base):
            last = max([p for p in self.group if p != self.base], default=-1)
            later = [
                p
                for p in self.pool(g)
                if p > last
                and p != self.base
                and not is_ordnance(g, p)
                and can_reach(g, p, self.target)
                and g.rules.may_fire_together(g, self.base, p)
            ]
            found = [choice(JOIN, p) for p in later if self.can_join(g, p, [q for q in later if q > p])]
        if self.is_legal_shot(g):
            found.append(CHOOSE_DONE)
        return found

    def can_join(self, g: State, piece: int, later: list[int]) -> bool:
        group = [*self.group, piece]
        return best_strength(g, self.side, self.base, group, later, self.target) >= 1

    def is_legal_shot(self, g: State) -> bool:
        if self.smoke:
            return True
        if not is_chain(g, self.group):
            return False
        return strength(g, self.side, self.group, self.base, self.target) >= 1

    # --- the steps of choosing ---
    def shot_choices(self, g: State) -> list[int]:
        if self.at == PICK_TARGET:
            return self.target_choices(g)
        return self.base_choices(g) if self.at == PICK_BASE else self.other_choices(g)

    def take_shot_choice(self, g: State, code: int) -> None:
        verb = verb_of(code)
        if verb == FIRE_AT or verb == SMOKE_AT:
            self.target = a_of(code)
            self.smoke = verb == SMOKE_AT
            self.at = PICK_BASE
        elif verb == BASE:
            self.base = a_of(code)
            self.group = [self.base]
            self.at = PICK_OTHERS
        elif verb == JOIN:
            self.group.append(a_of(code))
        else:
            self.at = SHOT
            push_fire_attack(g, self.side, self.group, self.base, self.target, self.smoke)

    def shot_question(self) -> str:
        if self.at == PICK_TARGET:
            return "fire-target"
        return "fire-base" if self.at == PICK_BASE else "fire-group"

    def may_scrap(self) -> bool:
        return self.at == PICK_TARGET

    def fires(self, piece: int) -> bool:
        return piece in self.group

    def hides(self, g: State) -> bool:
        return is_in_doubt(g, self.side, enemy_hexes(g, self.side) if self.at == PICK_TARGET else [self.target])

    def reason(self, g: State, thing: int, verb: int) -> int:
        """Why a hex is no target, or a piece cannot fire at the target chosen."""
        if verb == FIRE_AT:
            if not holds_enemy(g, thing, self.side):
                return reasons.NO_ENEMY_THERE
            return self.target_reason(g, thing)
        if verb == BASE or verb == JOIN:
            return self.piece_reason(g, thing)
        return reasons.OK

    def target_reason(self, g: State, hex: int) -> int:
        if self.bases_for(g, hex):
            return reasons.OK
        why = reasons.NO_TARGET
        for p in self.pool(g):
            one = reach_reason(g, p, hex)
            if one == reasons.OK:
                return reasons.FP_BELOW_ONE
            why = one
        return why

    def piece_reason(self, g: State, piece: int) -> int:
        if piece not in self.pool(g):
            return reasons.ALREADY_FIRED
        why = reach_reason(g, piece, self.target)
        if why or self.base < 0:
            return why
        if is_ordnance(g, piece) or is_ordnance(g, self.base):
            return reasons.ORDNANCE_ALONE
        if choice(JOIN, piece) in self.other_choices(g):
            return reasons.OK  # also where one still to join links it with the others
        hexes = [piece_hex(g, p) for p in self.group]
        here = piece_hex(g, piece)
        if not any(linked(g, here, h) for h in hexes):
            wired = g.h_fort[here] == WIRE or any(g.h_fort[h] == WIRE for h in hexes)
            return reasons.WIRE_NO_GROUP if wired else reasons.NOT_CHAINED
        return g.rules.group_reason(g, self.base, piece)

    def about(self, g: State) -> Subject:
        kind = "fire-target" if self.at == PICK_TARGET else "fire-base" if self.at == PICK_BASE else "fire-group"
        smoke = {"smoke": 1 if self.smoke else 0}
        return Subject(
            kind, self.side, piece=self.base, pieces=self.group, pool=self.pool(g), hex=self.target, numbers=smoke
        )


class SingleShot(Composing):
    """One Fire Attack and no more: Op Fire (A33.2) and Assault Fire (A26)."""

    def step(self, g: State) -> int:
        return g.pop(g.value) if self.at == SHOT else ASK

    def no_choice(self, g: State) -> None:
        g.pop(0)

    def who(self, g: State) -> int:
        return self.side

    def choices(self, g: State) -> list[int]:
        return self.shot_choices(g)

    def chosen(self, g: State, choice: int) -> None:
        self.take_shot_choice(g, choice)

    def question(self, g: State) -> str:
        return self.shot_question()

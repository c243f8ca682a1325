"""The best Fire Group for every target, as a plan: who is activated, who leads, who joins."""

from __future__ import annotations

from typing import NamedTuple

from sandtable.commander.rules.firepower import (
    attack_firepower,
    can_reach,
    chained_to,
    hindrance,
    is_ordnance,
    piece_hex,
    piece_unit,
)
from sandtable.commander.rules.los import level_of
from sandtable.commander.rules.orders.activation import activated_with, firing_pieces, order_targets, ready_pieces
from sandtable.commander.rules.orders.firegroup import bases_for
from sandtable.commander.rules.state import OP_FIRING, State
from sandtable.commander.rules.verbs import ACTIVATE, BASE, CHOOSE_DONE, FIRE_AT, JOIN, PLAY
from sandtable.commander.screen.chances import Attack, Chances, harm
from sandtable.commander.screen.plans_rehearsal import Rehearsal
from sandtable.kernel.choice import a_of, choice, verb_of
from sandtable.phrase import phrase


class Force(NamedTuple):
    """What an activation could bring to bear: its first unit (-1: nobody more is activated) and its pieces."""

    first: int
    pieces: list[int]


class Shot(NamedTuple):
    first: int
    base: int
    group: list[int]
    target: int
    power: int


class FirePlan(NamedTuple):
    attack: Attack
    more: list[int]  # pieces that could join beside the group
    rehearsal: Rehearsal
    card: str = ""  # that is played for it


class FirePlans:
    """`wanted`: the only pieces that may take part; None for all."""

    def __init__(self, rehearsal: Rehearsal, chances: Chances, wanted: list[int] | None) -> None:
        self.rehearsal = rehearsal
        self.chances = chances
        self.wanted = wanted
        self.g: State = rehearsal.g
        self.about = rehearsal.about
        self.side = rehearsal.seat

    def all(self, only: int) -> list[FirePlan]:
        """One for each target, or for the one named."""
        if self.about.kind == "op-fire":
            return self.reactions()
        if self.about.number("smoke"):
            return []
        targets = [h for h in self.targets() if only < 0 or h == only]
        found = [self.plan(self.rehearsal, self.forces(), target) for target in targets]
        return [plan for plan in found if plan is not None]

    # --- who and at what ---
    def targets(self) -> list[int]:
        about = self.about
        if about.kind == "activation":
            return sorted(order_targets(self.g, self.side, about.numbers["flag"], about.hex))
        if about.kind == "fire-target":
            return [a_of(code) for code in self.rehearsal.with_verb(FIRE_AT)]
        return [about.hex]

    def forces(self) -> list[Force]:
        about = self.about
        if about.kind != "activation":
            return [Force(-1, about.pool)]
        flag = about.numbers["flag"]
        asked = [a_of(code) for code in self.rehearsal.with_verb(ACTIVATE)]
        if about.units:
            return [self.force(-1, flag, [*about.units, *asked])]
        return [self.force(u, flag, activated_with(self.g, u, flag)) for u in asked]

    def force(self, first: int, flag: int, units: list[int]) -> Force:
        pieces = firing_pieces(self.g, flag, units) + ready_pieces(self.g, self.side, flag, units)
        return Force(first, sorted(set(pieces)))

    # --- the strongest shot ---
    def plan(self, rehearsal: Rehearsal, forces: list[Force], target: int) -> FirePlan | None:
        best: Attack | None = None
        chosen: Shot | None = None
        for shot in self.candidates(forces, target):
            attack = self.judged(shot)
            if best is None or harm(attack.worst()) > harm(best.worst()):
                best, chosen = attack, shot
        if best is None or chosen is None:
            return None
        tried = self.tried(rehearsal.copy(), chosen)
        if tried is None:
            return None
        everybody = next(force.pieces for force in forces if force.first == chosen.first)
        more = [p for p in everybody if p not in chosen.group and self.could_join(chosen, p)]
        return FirePlan(best, more, tried)

    def candidates(self, forces: list[Force], target: int) -> list[Shot]:
        """The strongest of Ordnance and the strongest of all else; of equals, that which activates fewer."""
        shots = [shot for force in forces for shot in self.shots(force, target)]
        found: list[Shot] = []
        for ordnance in (False, True):
            some = [shot for shot in shots if is_ordnance(self.g, shot.base) == ordnance]
            if some:
                found.append(max(some, key=lambda shot: (shot.power, -len(self.activated(shot)))))
        return found

    def shots(self, force: Force, target: int) -> list[Shot]:
        g, wanted = self.g, self.wanted
        pool = [p for p in force.pieces if (wanted is None or p in wanted) and can_reach(g, p, target)]
        bases = self.leads(pool, target)
        return [self.strongest(force.first, base, pool, target) for base in bases]

    def leads(self, pool: list[int], target: int) -> list[int]:
        """The piece that leads already, or all that could."""
        if self.about.kind == "fire-group":
            return [self.about.piece] if self.about.piece in pool else []
        return bases_for(self.g, self.side, pool, target)

    def strongest(self, first: int, base: int, pool: list[int], target: int) -> Shot:
        """Each piece more adds to a shot, unless it is hindered more or fires from lower ground."""
        g = self.g
        best = self.shot(first, base, self.joined(base, []), target)
        if is_ordnance(g, base):
            return best
        others = [p for p in pool if p != base and self.may_join(base, p)]
        for limit in sorted({hindrance(g, p, target) for p in [base, *others]}):
            for low_too in (True, False):
                allowed = [
                    p for p in others if hindrance(g, p, target) <= limit and (low_too or self.is_high(p, target))
                ]
                found = self.shot(first, base, self.joined(base, allowed), target)
                if found.power > best.power:
                    best = found
        return best

    def joined(self, base: int, allowed: list[int]) -> list[int]:
        """The base with all that hang together with it; who has joined already stays."""
        group = self.about.pieces if self.about.kind == "fire-group" else [base]
        return chained_to(self.g, base, [*group, *[p for p in allowed if p not in group]])

    def may_join(self, base: int, piece: int) -> bool:
        if self.about.kind == "fire-group":
            return piece in self.about.pieces or choice(JOIN, piece) in self.rehearsal.offered()
        return not is_ordnance(self.g, piece) and self.g.rules.may_fire_together(self.g, base, piece)

    def could_join(self, shot: Shot, piece: int) -> bool:
        g = self.g
        if is_ordnance(g, shot.base) or not can_reach(g, piece, shot.target) or not self.may_join(shot.base, piece):
            return False
        return piece in chained_to(g, shot.base, [*shot.group, piece])

    def is_high(self, piece: int, target: int) -> bool:
        return level_of(self.g, piece_hex(self.g, piece)) >= level_of(self.g, target)

    def shot(self, first: int, base: int, group: list[int], target: int) -> Shot:
        return Shot(first, base, group, target, attack_firepower(self.g, group, base, [target]))

    def judged(self, shot: Shot) -> Attack:
        words = self.chances.words
        title = phrase("odds-target", hex=words.hex(shot.target), piece=words.piece(shot.base), count=len(shot.group))
        return self.chances.shot(self.side, shot.group, shot.base, shot.target, title, None)

    # --- as decisions ---
    def activated(self, shot: Shot) -> list[int]:
        """Who is named for it, the first of them first."""
        if self.about.kind not in ("activation", "op-fire"):
            return []
        ready = self.g.u_flags
        units = {piece_unit(self.g, p) for p in shot.group}
        named = self.about.units if self.about.kind == "activation" else []
        fresh = [u for u in sorted(units) if u not in named and not (shot.first < 0 and ready[u] & OP_FIRING)]
        return [shot.first, *[u for u in fresh if u != shot.first]] if shot.first >= 0 else fresh

    def tried(self, rehearsal: Rehearsal, shot: Shot) -> Rehearsal | None:
        """Decision by decision; None if the engine does not take it so."""
        for u in self.activated(shot):
            rehearsal.take(choice(ACTIVATE, u))
        if rehearsal.about.kind == "activation":
            rehearsal.take(CHOOSE_DONE)
        rehearsal.take(choice(FIRE_AT, shot.target))
        rehearsal.take(choice(BASE, shot.base))
        return rehearsal if self.group_formed(rehearsal, shot) else None

    def group_formed(self, rehearsal: Rehearsal, shot: Shot) -> bool:
        for piece in sorted(p for p in shot.group if p != shot.base):
            rehearsal.take(choice(JOIN, piece))
        about = rehearsal.about
        if about.kind != "fire-group":  # nobody else could join: the shot has been fired
            return bool(rehearsal.steps)
        formed = about.piece == shot.base and sorted(about.pieces) == sorted(shot.group)
        return formed and rehearsal.take(CHOOSE_DONE)

    # --- Op Fire (A33) ---
    def reactions(self) -> list[FirePlan]:
        """With those who are activated already, and with each card that could activate others."""
        fires = self.rehearsal.with_verb(FIRE_AT)
        cards = [code for code in self.rehearsal.offered() if verb_of(code) == PLAY and self.is_op_fire(code)]
        found = [self.with_ready() for _ in fires[:1]] + [self.with_card(code) for code in cards]
        return [plan for plan in found if plan is not None]

    def is_op_fire(self, code: int) -> bool:
        return self.chances.words.plays_op_fire(code)

    def with_ready(self) -> FirePlan | None:
        return self.plan(self.rehearsal, [Force(-1, self.about.pool)], self.about.hex)

    def with_card(self, code: int) -> FirePlan | None:
        opened = self.rehearsal.copy()
        opened.take(code)
        after = FirePlans(opened, self.chances, self.wanted)
        if after.about.kind not in ("activation", "op-fire"):  # the other side answers the card first
            return None
        plan = after.plan(opened, after.forces(), self.about.hex)
        return plan._replace(card=self.g.rules.tables.card_name[a_of(code)]) if plan is not None else None

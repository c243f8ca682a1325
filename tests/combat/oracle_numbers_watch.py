"""Follows a game from roll to roll: each is compared with the oracle, and so are the odds shown before it.

A choice is first played on a copy, procedure by procedure, so that a roll is looked at with the table as it was.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from typing import Any, cast

import oracle_numbers as oracle

from sandtable.games.combat.rules import names, tell, verbs
from sandtable.games.combat.rules.cards import effect_names as rolls
from sandtable.games.combat.rules.cards.checks import DieRoll
from sandtable.games.combat.rules.cards.effects import Sniper
from sandtable.games.combat.rules.fire.fire import Fire
from sandtable.games.combat.rules.grenades.explosions import Blast
from sandtable.games.combat.rules.grenades.grenades import Throw
from sandtable.games.combat.rules.orders.friendly_action import FriendlyActivation
from sandtable.games.combat.rules.sight.spotting import SpottingCheck
from sandtable.games.combat.rules.state import ALERT, ORDER_STEP, State, has, is_enemy, men_in, side_of
from sandtable.games.combat.screen.chances import Attack, Chances, Odds
from sandtable.games.combat.screen.screen import words_now
from sandtable.kernel.choice import a_of, b_of, verb_of
from sandtable.kernel.frame import ASK, Event, Frame
from sandtable.kernel.game import Game
from sandtable.screens.shapes import Outlook

GOES_OUT = 8  # 21.1: an Illumination marker, at 8 or 9

# rolls of a man that are a TQC with Wounds and Morale (19.0)
PLAIN_CHECKS = (
    rolls.R_MORALE, rolls.R_WOUND_MORALE, rolls.R_MEDICAL, rolls.R_PLAN, rolls.R_SEARCH, rolls.R_HIDE, rolls.R_SMOKE,
    rolls.R_RIFLE, rolls.R_SHIFT, rolls.R_CHARGE_CHECK, rolls.R_GRENADE_CHECK, rolls.R_NERVE, rolls.R_AUTOMATIC,
)  # fmt: skip
# 2.0: chances against WS or TQ that are passed or failed
ZERO_CAN_SAVE = (
    rolls.R_FIRE, rolls.R_GRENADE, rolls.R_MELEE, rolls.R_SPOTTING, rolls.R_MEDICAL, rolls.R_PLAN, rolls.R_SEARCH,
    rolls.R_HIDE, rolls.R_SMOKE, rolls.R_RIFLE, rolls.R_SHIFT, rolls.R_ROUT, rolls.R_CHARGE_CHECK,
    rolls.R_GRENADE_CHECK, rolls.R_COVER, rolls.R_NERVE, rolls.R_AUTOMATIC,
)  # fmt: skip
Grenade = tuple[int, int, int, tuple[tuple[int, int], ...]]  # blast, hex, thrower, men with their markers


def only_choice(g: State, options: list[int]) -> Callable[[Frame], None]:
    """What the kernel does where there is nothing to choose."""
    return lambda frame: frame.take(g, 0, options[0]) if options else frame.nothing(g)


def grenades(g: State) -> list[Grenade]:
    marks: list[list[tuple[int, int]]] = [[] for _ in g.t_hex]
    for grenade, man, near in zip(g.mark_grenade, g.mark_man, g.mark_near, strict=True):
        marks[grenade].append((man, near))
    rows = zip(g.t_blast, g.t_hex, g.t_man, marks, strict=True)
    return [(blast, hex, man, tuple(found)) for blast, hex, man, found in rows]


class Watch:
    """Follows one game from roll to roll."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.count: Counter[str] = Counter()
        self.waiting: set[int] = set()  # when the attack began (A97)
        self.thrown: list[Grenade] = []
        self.exploding: Grenade | None = None
        self.victim = -1
        self.spent = 0  # bonus of a card for the roll to come (5.1.2)
        self.last_spent = 0
        self.owed: int | None = None  # the number of a confirming roll that has to come (Rule of 0)
        self.flags: list[int] = []

    # --- playing a choice on a copy ---
    def follow(self, g: State, code: int) -> None:
        self.thrown = grenades(g)
        self.step(g, lambda frame: frame.take(g, 0, code))
        while not g.over:
            top = g.frames[-1]
            if self.step(g, lambda frame: frame.run(g)) != ASK or g.over:
                continue
            options = top.options(g, 0)
            if len(options) > 1:
                return
            self.step(g, only_choice(g, options))

    def step(self, g: State, act: Callable[[Frame], int | None]) -> int | None:
        frame, told = g.frames[-1], len(g.out)
        self.flags = g.m_flags[:]
        found = act(frame)
        for event in g.out[told:]:
            self.read(g, event, frame)
        self.notice_explosion(g)
        return found

    def notice_explosion(self, g: State) -> None:
        now = grenades(g)
        if len(now) < len(self.thrown):
            kept = [row[:3] for row in now]
            gone = [row for row in self.thrown if row[:3] not in kept]
            self.exploding = gone[0] if gone else None
        self.thrown = now

    # --- what was told ---
    def read(self, g: State, event: Event, frame: Frame) -> None:
        key, _, a, b, c, d = event
        if self.owed is not None and key not in (tell.CONFIRMED_ROLL, tell.CARD_SPENT, tell.REROLLED):
            self.fault(f"no confirming roll of {self.owed} before {tell.NAMES[key]}")
            self.owed = None
        if key == tell.FIRED:
            self.waiting = {m for m in range(len(g.m_hex)) if is_enemy(g, m) and not has(g, m, ALERT)}
        elif key == tell.DAMAGE:
            self.victim = a
        elif key == tell.CARD_SPENT and g.rules.card_effect[a] == rolls.E_BONUS:
            self.spent += g.rules.tables.fcard_args[a][1]
        elif key == tell.REROLLED:
            self.spent, self.owed = self.last_spent, None
        elif key in (tell.PASSED_BY_CARD, tell.FAILED_BY_CARD):
            self.spent = 0
        elif key == tell.CONFIRMED_ROLL:
            self.compare("confirm", self.owed, c, f"man {a}")
            self.owed = None
        elif key == tell.CHECKED:
            self.checked(g, a, b, c, d, frame)

    def checked(self, g: State, m: int, roll: int, die: int, need: int, frame: Frame) -> None:
        wanted = self.number(g, m, roll, need, [*g.frames, frame]) + self.spent
        self.last_spent, self.spent = self.spent, 0
        self.compare(rolls.ROLL_NAMES[roll], wanted, need, f"man {m} turn {g.turn} impulse {g.impulse}")
        if die == 0 and need < 0 <= m and roll in ZERO_CAN_SAVE and oracle.to_confirm(g, m, need) >= 0:
            self.owed = oracle.to_confirm(g, m, need)

    def compare(self, kind: str, wanted: object, told: object, where: str) -> None:
        self.count[kind] += 1
        if wanted != told:
            self.fault(f"{kind}: told {told}, by the rules {wanted} ({where})")

    def fault(self, text: str) -> None:
        self.faults.append(text)

    # --- the number of a roll ---
    def number(self, g: State, m: int, roll: int, need: int, frames: list[Any]) -> int:
        """By the oracle; the procedures under way say only at whom it is aimed."""
        if m < 0:
            return self.nobodys(g, roll, need, frames)
        return self.mans(g, m, roll, frames) + oracle.roll_card(g, roll, side_of(g, m))

    def mans(self, g: State, m: int, roll: int, frames: list[Any]) -> int:
        if roll == rolls.R_FIRE:
            shot = under_way(frames, Fire)
            return oracle.to_hit(g, m, shot.slot, shot.target, shot.target in self.waiting)
        if roll == rolls.R_SPOTTING:
            return oracle.to_spot(g, m, under_way(frames, SpottingCheck).target)
        if roll == rolls.R_MELEE:
            return oracle.in_melee_hits(g, m, oracle.was_seen(self.flags[m]))
        if roll == rolls.R_RALLY:
            return oracle.to_rally(g, m)
        if roll == rolls.R_ROUT:
            return oracle.of_a_routed_man(g, m, is_enemy(g, m) or g.step == ORDER_STEP)
        if roll == rolls.R_COVER:
            return oracle.tq(g, m, oracle.UNMODIFIED)
        if roll in (rolls.R_THROW, rolls.R_GRENADE):
            throw = under_way(frames, Throw)
            if roll == rolls.R_THROW:
                return oracle.not_to_scatter(g, m, throw.hex)
            return oracle.grenade_near(g, m, throw.start, throw.left[0], throw.blast)
        assert roll in PLAIN_CHECKS, rolls.ROLL_NAMES[roll]
        return oracle.tq(g, m)

    def nobodys(self, g: State, roll: int, need: int, frames: list[Any]) -> int:
        if roll == rolls.R_FIRE:
            sniper = under_way(frames, Sniper)
            return int(sniper.number) + oracle.order_terrain(g, sniper.man)
        if roll == rolls.R_LIGHT:
            return GOES_OUT - 1
        blast: Blast = under_way(frames, Blast)
        tables = g.rules.tables
        if roll == rolls.R_CRATER:
            return tables.blast_crater[blast.blast]
        if roll == rolls.R_RUBBLE:
            ratings = (tables.blast_rubble[blast.blast], tables.blast_rubble_adjacent[blast.blast])
            return need if need in ratings else ratings[0]
        assert roll == rolls.R_DAMAGE
        if blast.shell:
            return oracle.damage(g, self.victim, blast.blast, g.m_hex[self.victim] != blast.hex)
        assert self.exploding is not None
        kind, _, thrower, marks = self.exploding
        number = oracle.damage(g, self.victim, kind, not dict(marks)[self.victim])
        return number + oracle.roll_card(g, roll, side_of(g, thrower))

    # --- the odds shown before (chances.py) ---
    def look(self, game: Game, rng: random.Random) -> None:
        g, decision = cast(State, game.state), game.decision
        assert decision is not None
        chances, top = Chances(words_now(game), 0), g.frames[-1]
        if isinstance(top, DieRoll):
            self.window(g, top, chances.of(decision.choices))
            return
        by_verb: dict[int, list[int]] = {}
        for code in decision.choices:
            if roll_foretold(g, code) is not None:
                by_verb.setdefault(verb_of(code), []).append(code)
        for codes in by_verb.values():
            code = rng.choice(codes)
            self.foretold(g, code, chances.of([code]))

    def window(self, g: State, frame: DieRoll, shown: Odds) -> None:
        if shown.outlooks and shown.outlooks[0].code is None:
            number = self.number(g, frame.man, frame.purpose, frame.need, cast(list[Any], g.frames)) + self.spent
            self.compare("odds window", number, shown.outlooks[0].number, rolls.ROLL_NAMES[frame.purpose])
            self.likely(g, frame.man, frame.purpose, number, shown.outlooks[0])

    def foretold(self, g: State, code: int, shown: Odds) -> None:
        verb, top = verb_of(code), cast(Any, g.frames[-1])
        m = top.man if isinstance(top, FriendlyActivation) or verb == verbs.AIM else a_of(code)
        self.flags = g.m_flags
        if verb == verbs.FIRE_AT:
            for attack in shown.attacks:  # none if his Order is still to be drawn (Optional Rule 4)
                self.foretold_shot(g, m, code, attack)
        elif verb in (verbs.GRENADE_AT, verbs.AIM, verbs.STAY, verbs.THROW_AT):
            self.foretold_throw(g, m, code, shown.outlooks)
        else:
            for line in shown.outlooks:  # none for a man who could not vanish (7.16)
                self.foretold_check(g, m, code, line)

    def foretold_shot(self, g: State, m: int, code: int, attack: Attack) -> None:
        t = a_of(code)
        number = oracle.to_hit(g, m, b_of(code), t) + oracle.roll_card(g, rolls.R_FIRE, side_of(g, m))
        self.compare("odds fire", number, sum(term.value for term in attack.terms), f"man {m}")
        if len(men_in(g, g.m_hex[t])) == 1:
            self.probable(g, m, rolls.R_FIRE, number, float(attack.hit))

    def foretold_throw(self, g: State, m: int, code: int, lines: list[Outlook]) -> None:
        rifle = g.m_order[m] == names.RIFLE_GRENADE or verb_of(code) == verbs.AIM
        hex = {verbs.GRENADE_AT: b_of(code), verbs.STAY: g.m_aim[m]}.get(verb_of(code), a_of(code))
        blast = g.rules.rifle_blast if rifle else g.rules.grenade_blast[names.FRIENDLY]
        number = oracle.not_to_scatter(g, m, hex) + oracle.roll_card(g, rolls.R_THROW, side_of(g, m))
        self.compare("odds throw", number, lines[0].number, f"man {m}")
        self.likely(g, m, rolls.R_THROW, number, lines[0])
        for t, line in zip(men_in(g, hex), lines[1:], strict=False):  # he may have to go nearer first
            number = oracle.grenade_near(g, m, g.m_hex[m], t, blast)
            number += oracle.roll_card(g, rolls.R_GRENADE, side_of(g, m))
            self.compare("odds grenade", number, line.number, f"man {m} at {t}")
            self.likely(g, m, rolls.R_GRENADE, number, line)

    def foretold_check(self, g: State, m: int, code: int, line: Outlook) -> None:
        roll = roll_foretold(g, code)
        assert roll is not None
        if roll == rolls.R_SPOTTING:
            number = oracle.to_spot(g, m, a_of(code)) + oracle.roll_card(g, roll, side_of(g, m))
        else:
            number = self.number(g, m, roll, 0, [])
        self.compare("odds " + rolls.ROLL_NAMES[roll], number, line.number, f"man {m}")
        self.likely(g, m, roll, number, line)

    def likely(self, g: State, m: int, roll: int, number: int, line: Outlook) -> None:
        if roll not in (rolls.R_MORALE, rolls.R_WOUND_MORALE, rolls.R_RALLY):
            self.probable(g, m, roll, number, line.chances[0][1])

    def probable(self, g: State, m: int, roll: int, number: int, shown: float) -> None:
        self.compare("chance", round(float(chance(g, m, roll, number)), 9), round(shown, 9), f"{m} {roll} {number}")


def chance(g: State, m: int, roll: int, number: int) -> Fraction:
    """A D10 at or under the number; a 9 never hits; below zero a 0 and a TQC."""
    if number >= 0:
        return Fraction(min(number, 8 if roll == rolls.R_FIRE else 9) + 1, 10)
    if roll not in ZERO_CAN_SAVE:
        return Fraction(0)
    return Fraction(min(10, max(0, oracle.to_confirm(g, m, number) + 1)), 100)


# choices whose odds are shown, and what is rolled
FORETOLD = {
    verbs.FIRE_AT: rolls.R_FIRE, verbs.SPOT: rolls.R_SPOTTING, verbs.ATTACK_MAN: rolls.R_MELEE,
    verbs.TRY_SMOKE: rolls.R_SMOKE, verbs.TRY_RIFLE: rolls.R_RIFLE, verbs.TRY_RALLY: rolls.R_ROUT,
    verbs.TRY_DUCK: rolls.R_ROUT, verbs.SHIFT: rolls.R_SHIFT, verbs.GRENADE_AT: rolls.R_THROW,
    verbs.AIM: rolls.R_THROW, verbs.THROW_AT: rolls.R_THROW, verbs.AID: rolls.R_MEDICAL,
}  # fmt: skip
FORETOLD_ORDERS = {
    names.PLAN: rolls.R_PLAN, names.SEARCH: rolls.R_SEARCH, names.RALLY: rolls.R_RALLY, names.HIDE: rolls.R_HIDE,
}  # fmt: skip


def roll_foretold(g: State, code: int) -> int | None:
    verb, top = verb_of(code), g.frames[-1]
    if verb == verbs.ORDER:
        return FORETOLD_ORDERS.get(b_of(code))
    if verb == verbs.STAY:
        throws = isinstance(top, FriendlyActivation) and g.m_aim[top.man] >= 0
        return rolls.R_THROW if throws else None
    return FORETOLD.get(verb)


def under_way(frames: list[Any], kind: type) -> Any:
    """The procedure of this kind that was begun last."""
    return next(frame for frame in reversed(frames) if isinstance(frame, kind))

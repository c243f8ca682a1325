"""Firing (13.0, 13.1): a burst, shot by shot, and what follows it: ammunition, hidden status, alarm."""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.enemy.alert import alert_after_fire, is_waiting, nearest_first
from sandtable.games.combat.enemy.late_orders import order_if_awaited
from sandtable.games.combat.rules import tell
from sandtable.games.combat.rules.cards.checks import die_of, has_passed, is_discard, lot, push_check, spend_card
from sandtable.games.combat.rules.cards.effect_names import E_JAM, R_FIRE
from sandtable.games.combat.rules.fire.fire_rules import (
    PICK_RANGE,
    ammo_step,
    easiest,
    enemy_targets,
    fire_number,
    friendly_targets,
    has_fire_order,
    is_assisted,
    is_out_of_ammo,
    is_pistol,
    is_suppressive,
    morale_check_at_most,
)
from sandtable.games.combat.rules.melee.contact import push_contact
from sandtable.games.combat.rules.morale.morale import change_morale, push_mc
from sandtable.games.combat.rules.morale.wounds import BY_FIRE, CANCELLED, push_hit
from sandtable.games.combat.rules.names import NO_AMMO
from sandtable.games.combat.rules.orders.men import confirm, spot_friendly
from sandtable.games.combat.rules.sight.seeing import sees
from sandtable.games.combat.rules.state import (
    DRY,
    FIRED,
    LOT,
    REAL,
    SEEN,
    Procedure,
    State,
    ammo,
    enemies,
    hex_distance,
    is_enemy,
    is_friendly,
    is_prisoner,
    mark,
    men_in,
    set_ammo,
    side_of,
)
from sandtable.games.combat.rules.state import has as has_flag
from sandtable.games.combat.rules.values import weapon_in
from sandtable.games.combat.rules.verbs import CHOOSE_PASS_WINDOW, SPEND
from sandtable.kernel.choice import a_of, choice
from sandtable.kernel.frame import ASK, GO, Subject

START: Final = 0
SHOT: Final = 1
ROLLED: Final = 2
HIT_DONE: Final = 3

W_HIDDEN: Final = tell.why("13.2")
W_FIRE: Final = tell.why("13.0")


class Fire(Procedure):
    """One attack: as many shots as the ROF, rolled one after the other (13.1)."""

    man: int
    aimed: int  # whom he fires at
    target: int  # whom this shot is for
    start: int  # where he fires from
    hex: int
    slot: int
    shots: int
    nines: int
    die: int
    waiting: list[int]  # who was Waiting when it began (AI.r30)
    hit: list[int]
    hit_hexes: list[int]

    def step(self, g: State) -> int:
        if self.at == START:
            if self.cards(g):
                return ASK
            self.begin(g)
        if self.at == SHOT:
            return self.next_shot(g)
        if self.at == ROLLED:
            return self.rolled(g)
        return self.hit_done(g)

    def begin(self, g: State) -> None:
        g.tell(tell.FIRED, self.man, self.target, weapon_in(g, self.man, self.slot), self.shots)
        mark(g, self.man, FIRED)
        if is_friendly(g, self.man):
            betray(g, self.man)
        if is_waiting(g, self.target):
            self.waiting.append(self.target)
        elif is_enemy(g, self.target):
            order_if_awaited(g, self.target)
        self.at = SHOT

    # --- one shot ---
    def next_shot(self, g: State) -> int:
        m = self.man
        if self.shots <= 0 or g.m_hex[m] < 0 or not has_fire_order(g, m) or ammo(g, m, self.slot) == NO_AMMO:
            return self.end(g)
        pool = may_catch(g, m, self.aimed, self.hex)
        if not pool:
            return self.end(g)
        t = lot(g, LOT, pool)
        if len(pool) > 1:
            g.tell(tell.SHOT_FOR, t)
        self.target = t
        self.shots -= 1
        self.at = ROLLED
        need = fire_number(g, self.man, self.slot, t, t in self.waiting)
        return push_check(g, R_FIRE, self.man, need, side_of(g, self.man))

    def rolled(self, g: State) -> int:
        self.die = die_of(g.value)
        passed = has_passed(g.value)
        if self.die == 9:
            self.nine(g)
        self.at = SHOT
        if not passed or g.m_hex[self.target] < 0:
            return GO
        t = self.target
        if is_suppressive(g.m_order[self.man]) or (t not in self.waiting and morale_check_at_most(g, t)):
            self.note_hit(g, t)
            g.tell(tell.HIT, t, W_FIRE)
            return push_mc(g, t)
        self.at = HIT_DONE
        return push_hit(g, t, BY_FIRE)

    def hit_done(self, g: State) -> int:
        """13.0i: a natural 0 that truly hits raises the firer's Morale, never to Berserk (2.0.R0d)."""
        self.at = SHOT
        if g.value != CANCELLED:
            self.note_hit(g, self.target)
            if self.die == 0 and g.m_hex[self.man] >= 0:
                change_morale(g, self.man, 1, W_FIRE)
        return GO

    def note_hit(self, g: State, t: int) -> None:
        if is_enemy(g, t):
            self.hit.append(t)
            self.hit_hexes.append(self.hex)

    def nine(self, g: State) -> None:
        """13.0j-k, 14.3d: Low Ammo, then No Ammo; with an Assistant for every second 9 of an attack; never pistols."""
        m, slot = self.man, self.slot
        if is_pistol(g, weapon_in(g, m, slot)):
            return
        self.nines += 1
        if is_assisted(g, m, slot) and self.nines % 2:
            return
        level = ammo_step(ammo(g, m, slot))
        set_ammo(g, m, slot, level)
        g.tell(tell.AMMO, m, weapon_in(g, m, slot), level)
        if level == NO_AMMO and is_enemy(g, m) and is_out_of_ammo(g, m):
            mark(g, m, DRY)

    # --- after the attack ---
    def end(self, g: State) -> int:
        g.pop()
        alert_after_fire(g, self.start, self.hit, self.hit_hexes)
        return push_contact(g, self.hex)  # a Guard may have fallen

    # --- the window before an Enemy fires ---
    def cards(self, g: State) -> list[int]:
        if is_friendly(g, self.man) or not g.hand:
            return []
        return [c for c in g.hand if g.rules.card_effect[c] == E_JAM and is_discard(g, c)]

    def choices(self, g: State) -> list[int]:
        return [choice(SPEND, card) for card in self.cards(g)] + [CHOOSE_PASS_WINDOW]

    def chosen(self, g: State, choice: int) -> None:
        if choice == CHOOSE_PASS_WINDOW:
            self.begin(g)
            return
        spend_card(g, a_of(choice), self.man)
        weapon = weapon_in(g, self.man, self.slot)
        if not is_pistol(g, weapon):
            level = ammo_step(ammo(g, self.man, self.slot))
            set_ammo(g, self.man, self.slot, level)
            g.tell(tell.AMMO, self.man, weapon, level)
            if is_out_of_ammo(g, self.man):
                mark(g, self.man, DRY)
        g.pop()

    def is_window(self) -> bool:
        return True

    def question(self, g: State) -> tuple[str, str]:
        return ("enemy-fires", "5.1.2")

    def about(self, g: State) -> Subject:
        waiting = 1 if self.target in self.waiting else 0
        numbers = {"slot": self.slot, "shots": self.shots, "waiting": waiting}
        return Subject("fire", side_of(g, self.man), self.man, [self.target], hex=self.hex, numbers=numbers)


def push_fire(g: State, m: int, target: int, slot: int, shots: int) -> int:
    frame = Fire()
    frame.at = START
    frame.man = m
    frame.aimed = target
    frame.target = target
    frame.start = g.m_hex[m]
    frame.hex = g.m_hex[target]
    frame.slot = slot
    frame.shots = shots
    frame.nines = 0
    frame.die = 0
    frame.waiting = []
    frame.hit = []
    frame.hit_hexes = []
    g.push(frame)
    return GO


def betray(g: State, f: int) -> None:
    """13.2a, A75: a Hidden Friendly who fires or throws in sight of a real Enemy is Spotted.

    Unknowns are looked at only if nobody else sees him; nearest first.
    """
    if has_flag(g, f, SEEN):
        return
    watchers = [e for e in enemies(g) if not is_prisoner(g, e) and sees(g, e, f)]
    real = [e for e in watchers if has_flag(g, e, SEEN | REAL)]
    for e in nearest_first(g, real if real else watchers, g.m_hex[f]):
        if confirm(g, e, W_HIDDEN):
            spot_friendly(g, f, e, W_HIDDEN)
            return


# --- whom a shot is for ---


def marks(g: State, m: int, target: int, hex: int) -> list[int]:
    """A Friendly's man is chosen; an Enemy's is one of his targets in the hex, the easiest under Optional 3."""
    if is_friendly(g, m):
        return [target] if g.m_hex[target] == hex else []  # the rest of the burst is lost (A46)
    found = [f for f in enemy_targets(g, m) if g.m_hex[f] == hex]
    return easiest(g, m, found) if g.rules.options.pick_targets else found


def may_catch(g: State, m: int, target: int, hex: int) -> list[int]:
    """Whom a shot may be for, each as likely (13.0c).

    Prisoners of the firer's side in the hex may catch it (17.4c), but for Optional 3, by which men are picked.
    """
    found = marks(g, m, target, hex)
    if not found or g.rules.options.pick_targets:
        return found
    return found + [p for p in men_in(g, hex) if is_prisoner(g, p) and side_of(g, p) == side_of(g, m)]


def drawn_targets(g: State, f: int, target: int) -> list[int]:
    """Optional 3: from more than 5 hexes away it is left to chance which of his targets in the hex he fires at."""
    hex = g.m_hex[target]
    if not g.rules.options.pick_targets or hex_distance(g, g.m_hex[f], hex) <= PICK_RANGE:
        return [target]
    return [e for e in friendly_targets(g, f) if g.m_hex[e] == hex]

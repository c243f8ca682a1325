"""An Enemy's activation (3.4.4 of the guide): his Order's entry, spotting, what makes him Duck Back. Asks nobody."""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.enemy.alert import W_SIGHT, alert, draw_late
from sandtable.games.combat.enemy.moves import (
    charge_step,
    charge_target,
    directed_step,
    grenade_step,
    shifted_marker,
    wants_closer,
    withdraw,
)
from sandtable.games.combat.enemy.orders import needs_order
from sandtable.games.combat.rules import names, tell
from sandtable.games.combat.rules.cards.checks import lot, quick_check
from sandtable.games.combat.rules.cards.effect_names import R_COVER, R_NERVE
from sandtable.games.combat.rules.fire.fire import push_fire
from sandtable.games.combat.rules.fire.fire_rules import (
    can_see_to_fire,
    easiest,
    enemy_slot,
    enemy_targets,
    fire_number,
)
from sandtable.games.combat.rules.grenades.grenades import THROW_RANGE, arm, throw_held
from sandtable.games.combat.rules.melee.melee import opponents, push_melee_attack
from sandtable.games.combat.rules.orders.men import (
    audience,
    confirm,
    duck_back,
    fit_order_to_crew,
    is_led,
    lowest_tq,
    make_safe,
    reveal,
    set_order,
)
from sandtable.games.combat.rules.sight.seeing import any_target_in_sight, is_target, sees, targets
from sandtable.games.combat.rules.sight.spotting import hidden_in_sight, may_be_spotted, may_look, push_spotting
from sandtable.games.combat.rules.state import (
    ACTIVATION_FLAGS,
    ALERT,
    DRY,
    DUCK_HELD,
    ENTERED,
    LATE_DUCK,
    LIVE,
    LOT,
    NOBODY,
    NOWHERE,
    ROUGH,
    SEEN,
    SURPRISED,
    TEAM_DUCK,
    WON,
    Procedure,
    State,
    enemies_in,
    friendlies,
    friendlies_in,
    has,
    hex_distance,
    in_melee,
    is_prisoner,
    unmark,
)
from sandtable.games.combat.rules.values import FULL, PLAIN, is_cover, is_dummy, is_slow, troop_quality, weapon_in
from sandtable.kernel.frame import GO

ACT: Final = 0
MOVING: Final = 1
LOOK: Final = 2
SPOTTING: Final = 3
END: Final = 4

W_WON: Final = tell.why("15.0")
W_COVER: Final = tell.why("9.4")
W_ROUGH: Final = tell.why("10.07")
W_DRY: Final = tell.why("10.10")
W_CHARGE: Final = tell.why("10.08")
W_NERVE: Final = tell.why("22.0.O1")
W_THROW: Final = tell.why("13.2")
W_FAR: Final = tell.why("AI.r28")
W_MELEE: Final = tell.why("15.0")
W_COMRADE: Final = tell.why("comrade")
W_SHIFT: Final = tell.why("AI.r11")
W_DUMMY: Final = tell.why("AI.r05")


class EnemyActivation(Procedure):
    """Step 4a for one Enemy: (i) act, (ii) spot, (iii) Duck Back."""

    man: int
    steps: int  # hexes still to go in this activation
    target: int  # of a Charge, for this activation (AI.r09)
    left: list[int]  # Hidden Friendlies still to be looked for

    def step(self, g: State) -> int:
        if g.m_hex[self.man] < 0:
            return g.pop()
        if self.at == ACT:
            self.at = LOOK
            return self.act(g)
        if self.at == MOVING:
            return self.keep_moving(g)
        if self.at == LOOK:
            self.left = hidden_in_sight(g, self.man)
            self.at = SPOTTING
        if self.at == SPOTTING:
            return self.spot(g)
        g.pop()
        end_activation(g, self.man)
        return GO

    # --- (i) ---
    def act(self, g: State) -> int:
        e = self.man
        unmark(g, e, ACTIVATION_FLAGS)
        if not has(g, e, ALERT):
            if not any_target_in_sight(g, e):
                return GO
            alert(g, e, W_SIGHT)
            if not g.rules.prepared:
                return GO  # 9.8o: he draws when he is next activated
        if is_prisoner(g, e):
            return GO
        if has(g, e, SURPRISED):
            unmark(g, e, SURPRISED)
            if not has(g, e, WON) and g.m_order[e] != names.DUCK_BACK:  # these come by themselves
                return GO
        if wins_to_duck(g, e):
            return GO
        if g.m_order[e] == names.NO_ORDER:
            if needs_order(g, e):
                draw_late(g, e)  # 4.0.4c: he acts on it in the following Impulse
            return GO
        if g.m_order[e] == names.DUCK_BACK:
            flip_to_hide(g, e)
            return GO
        fit_order_to_crew(g, e)  # he may have left his Assistant behind
        if operator_acts_for(g, e):
            return GO
        return self.by_entry(g, names.ENTRIES[g.m_order[e]][g.impulse - 1])

    def by_entry(self, g: State, entry: int) -> int:
        if entry == names.NOTHING:
            return GO
        if entry == names.FIRE:
            return self.fire(g)
        if entry == names.FIRE_ELSE_MOVE:
            return self.fire_or_move(g)
        if entry == names.ATTACK:
            return self.attack(g)
        if g.m_order[self.man] == names.GRENADE:
            return self.grenadier(g, entry)
        if entry == names.MUST_MOVE or entry == names.MAY_MOVE or entry == names.MOVE_TWO:
            self.steps = 2 if entry == names.MOVE_TWO else 1
            self.at = MOVING
        return GO

    # --- moves ---
    def keep_moving(self, g: State) -> int:
        """A two-hex move goes on only if the first hex changed nothing."""
        e = self.man
        if (
            self.steps <= 0
            or in_melee(g, e)
            or is_prisoner(g, e)
            or names.ENTRIES[g.m_order[e]][g.impulse - 1] == names.NOTHING
        ):
            self.at = LOOK
            return GO
        self.steps -= 1
        if has(g, e, ROUGH):
            self.steps = 0
            return GO
        if g.m_order[e] == names.CHARGE:
            if self.target < 0 or not is_target(g, self.target):
                self.target = charge_target(g, e)
            if self.target < 0:
                self.steps = 0
                return GO
            went = charge_step(g, e, self.target)
            if opponents(g, e):
                self.steps = 0  # 10.08e: he stops there, even if nobody is left of them
            return went
        before = g.m_hex[e]
        went = directed_step(g, e)
        if g.m_hex[e] == before:
            self.steps = 0  # held, or gone
        return went

    # --- fire (3.4.8) ---
    def fire_or_move(self, g: State) -> int:
        """10.04b; a Routed man never fires (AI.r21)."""
        e = self.man
        if g.m_morale[e] != names.ROUT and self.may_fire(g):
            return self.fire(g)
        self.steps = 1
        self.at = MOVING
        return GO

    def fire(self, g: State) -> int:
        e = self.man
        if not self.may_fire(g):
            return GO
        misfit = is_slow(g, e) and g.m_order[e] in (names.RAPID, names.SUPPRESSIVE)  # an Unknown's (AI.r17)
        if not misfit and self.holds_fire(g):
            return GO
        if not has(g, e, SEEN):
            reveal(g, e, W_DUMMY if is_dummy(g, e) else W_THROW)
            if g.m_hex[e] < 0 or not self.fires_now(g) or not enemy_targets(g, e):
                return GO  # a Dummy is gone; a Slow Weapon may not fire on this Impulse
            if misfit and self.holds_fire(g):
                return GO
        f = lot(g, LOT, easiest(g, e, enemy_targets(g, e)))
        slot = enemy_slot(g, e, f)
        rates = g.rules.tables.weapon_rof[weapon_in(g, e, slot)]
        return push_fire(g, e, f, slot, rates[len(rates) - 1])

    def holds_fire(self, g: State) -> bool:
        """Optional Rule 1: with a chance below 0 only if he fails a TQC; an Unknown who does nothing stays so."""
        e = self.man
        if not g.rules.options.nerve or is_dummy(g, e):
            return False
        f = easiest(g, e, enemy_targets(g, e))[0]  # all that are equally easy have the same number
        if fire_number(g, e, enemy_slot(g, e, f), f) >= 0:
            return False
        if not quick_check(g, R_NERVE, e, troop_quality(g, e, FULL)):
            return False
        g.tell(tell.NO_FIRE, e, W_NERVE, audience=audience(g, e))
        return True

    def may_fire(self, g: State) -> bool:
        """A Dummy passes for a man with a target until it has to fire (AI.r05)."""
        e = self.man
        if is_dummy(g, e):
            return any(can_see_to_fire(g, e, f) for f in targets(g))
        return len(enemy_targets(g, e)) > 0

    def fires_now(self, g: State) -> bool:
        entry = names.ENTRIES[g.m_order[self.man]][g.impulse - 1]
        return entry == names.FIRE or entry == names.FIRE_ELSE_MOVE

    # --- Melee (3.4.7) ---
    def attack(self, g: State) -> int:
        """A21: the Charge target if it is there, else the lowest TQ, then at random."""
        e = self.man
        found = opponents(g, e)
        if not found:
            return GO
        if g.m_order[e] == names.CHARGE:
            target = charge_target(g, e)
            if target in found:
                return push_melee_attack(g, e, target)
        return push_melee_attack(g, e, lot(g, LOT, lowest_tq(g, found)))

    # --- grenades (3.4.6) ---
    def grenadier(self, g: State, entry: int) -> int:
        e = self.man
        if entry == names.MAY_MOVE:
            return GO if is_cover(g, g.m_hex[e]) else withdraw(g, e)
        if g.m_aim[e] < 0:
            return GO
        if not has(g, e, LIVE):
            arm(g, e, False)  # also late (AI.r06)
        if entry == names.ADJUST:
            return self.adjust(g)
        if entry == names.THROW:
            return self.throw(g)
        assert entry == names.ARM
        return GO

    def adjust(self, g: State) -> int:
        """10.09d-e: a step if the marker is 4 away (or a Building 2 away); else it goes on to where a Friendly is."""
        e = self.man
        if wants_closer(g, e):
            return grenade_step(g, e)
        if friendlies_in(g, g.m_aim[e]):
            return GO  # seen or not
        hex = shifted_marker(g, e)
        if hex != NOWHERE:
            g.m_aim[e] = hex
            g.tell(tell.TARGET_SHIFTED, e, hex, W_SHIFT)
        return GO

    def throw(self, g: State) -> int:
        e = self.man
        if g.m_aim[e] in g.melees or hex_distance(g, g.m_hex[e], g.m_aim[e]) > THROW_RANGE:
            make_safe(g, e, W_MELEE if g.m_aim[e] in g.melees else W_FAR)
            return GO
        if enemies_in(g, g.m_aim[e]):
            make_safe(g, e, W_COMRADE)
            return GO
        if not self.shows_himself(g):
            return GO
        return throw_held(g, e, g.m_aim[e])

    def shows_himself(self, g: State) -> bool:
        """13.2: in sight of a Friendly a thrower is Known; out of sight he is at least no Dummy (AI.r05)."""
        e = self.man
        if seen_by_friendly(g, e) and not is_dummy(g, e):
            return reveal(g, e, W_THROW)
        return confirm(g, e, W_DUMMY)

    # --- (ii) ---
    def spot(self, g: State) -> int:
        while self.left:
            f = self.left.pop(0)
            if g.m_hex[f] >= 0 and may_be_spotted(g, f) and may_look(g, self.man, g.m_hex[f]) and sees(g, self.man, f):
                return push_spotting(g, self.man, f)
        self.at = END
        return GO


def seen_by_friendly(g: State, e: int) -> bool:
    for f in friendlies(g):
        if sees(g, f, e):
            return True
    return False


def operator_acts_for(g: State, e: int) -> bool:
    """14.3l: one Order for both; an Assistant who drew his own, apart from his Operator, acts on it."""
    if not is_led(g, e) or in_melee(g, e):
        return False
    order = g.m_order[g.m_partner[e]]
    return order == g.m_order[e] or order == names.GUARD  # he stays with one who guards


def wins_to_duck(g: State, m: int) -> bool:
    """15.0k: the winner's Duck Back; one who has it already must now flip it (7.19e, 14.2g)."""
    if not has(g, m, WON):
        return False
    unmark(g, m, WON)
    if g.m_order[m] == names.DUCK_BACK:
        return False
    duck_back(g, m, W_WON)
    return True


def flip_to_hide(g: State, m: int) -> None:
    """7.19e-f, 10.13e: his whole action; not one of Impulse 4, nor one that his Operator has just given him."""
    if has(g, m, LATE_DUCK | TEAM_DUCK):
        unmark(g, m, TEAM_DUCK)
        return
    unmark(g, m, DUCK_HELD)
    set_order(g, m, names.HIDE)
    g.tell(tell.HIDES, m)


# --- (iii) ---


def end_activation(g: State, e: int) -> None:
    """9.4, 10.07, 10.08f, 10.10c, in this order; the first that applies."""
    order = g.m_order[e]
    if in_melee(g, e) or is_prisoner(g, e) or order == names.DUCK_BACK or order == names.NO_ORDER:
        return
    if has(g, e, ROUGH) and order == names.SPRINT:
        duck_back(g, e, W_ROUGH)
    elif order == names.CHARGE and g.impulse == 3:
        duck_back(g, e, W_CHARGE)
    elif has(g, e, DRY) and g.m_morale[e] != names.BERSERK:
        unmark(g, e, DRY)
        duck_back(g, e, W_DRY)
    elif takes_cover(g, e, order):
        duck_back(g, e, W_COVER)


def takes_cover(g: State, e: int, order: int) -> bool:
    """9.4: he entered a hex that is not Open and sees a Spotted Friendly: a TQC without modifiers."""
    if not has(g, e, ENTERED) or order == names.RUN_AND_GUN or order == names.GRENADE or order == names.CHARGE:
        return False
    if g.m_morale[e] == names.BERSERK or not is_cover(g, g.m_hex[e]) or not any_target_in_sight(g, e):
        return False
    return quick_check(g, R_COVER, e, troop_quality(g, e, PLAIN))


def push_enemy_activation(g: State, e: int) -> int:
    frame = EnemyActivation()
    frame.at = ACT
    frame.man = e
    frame.steps = 0
    frame.target = NOBODY
    frame.left = []
    g.push(frame)
    return GO

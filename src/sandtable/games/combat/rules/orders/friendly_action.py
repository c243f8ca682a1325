"""A Friendly's activation (4.0.4a, 7.01 to 7.19): his Order's entry, spotting, Duck Back."""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.enemy.action import flip_to_hide, wins_to_duck
from sandtable.games.combat.rules import names, reasons, tell, verbs
from sandtable.games.combat.rules.cards.checks import has_passed, lot, push_check
from sandtable.games.combat.rules.cards.effect_names import R_ROUT, R_SHIFT
from sandtable.games.combat.rules.fire.fire import drawn_targets, push_fire
from sandtable.games.combat.rules.fire.guns import is_assistant
from sandtable.games.combat.rules.grenades.grenades import THROW_RANGE, arm, push_throw, throw_held
from sandtable.games.combat.rules.melee.contact import push_contact
from sandtable.games.combat.rules.melee.melee import opponents, push_melee_attack
from sandtable.games.combat.rules.orders.friendly_choices import (
    adjust_choices,
    entry_question,
    fire_choices,
    fire_reason,
    flare_choices,
    marker_hexes,
    move_choices,
    reach_of,
    spot_reason,
    target_reason,
    throw_hexes,
    unknown_left,
)
from sandtable.games.combat.rules.orders.friendly_moves import closer_hexes, step_reason
from sandtable.games.combat.rules.orders.men import duck_back, make_safe
from sandtable.games.combat.rules.orders.moving import enter, exit_board
from sandtable.games.combat.rules.sight.night import FLARE_SCATTER, launch_flare
from sandtable.games.combat.rules.sight.seeing import sees
from sandtable.games.combat.rules.sight.spotting import push_spotting
from sandtable.games.combat.rules.state import (
    ACTIVATION_FLAGS,
    ASSISTS,
    CARRIED,
    ENTERED,
    LIVE,
    LOT,
    MOVE_BACK,
    ROUGH,
    Procedure,
    State,
    enemies,
    has,
    hex_distance,
    in_melee,
    is_prisoner,
    mark,
    unmark,
)
from sandtable.games.combat.rules.values import (
    FULL,
    is_cover,
    is_rough,
    troop_quality,
)
from sandtable.kernel.choice import a_of, b_of, c_of, choice, verb_of
from sandtable.kernel.frame import ASK, GO, Subject

BEGIN: Final = 0
ACT: Final = 1  # the question of the entry
SECOND: Final = 2  # second hex of a two-hex move
SHIFTED: Final = 3  # the TQC to shift a marker was rolled
TARGET: Final = 4  # where the marker goes
CLOSER: Final = 5  # a forced step closer to the marker
FINISH: Final = 6  # spot, Duck Back or done
TRIED: Final = 7  # a Routed man's TQC to Duck Back was rolled
OVER: Final = 8

W_MOVE: Final = 0
W_ROUGH: Final = tell.why("7.07")
W_CHARGE: Final = tell.why("7.08")
W_DUCK: Final = tell.why("7.19")
W_FAR: Final = tell.why("AI.r28")  # a ruling for both sides (A19)
W_MELEE: Final = tell.why("15.0")
W_FLARE: Final = tell.why("21.1")


class FriendlyActivation(Procedure):
    """Step 4a for one Friendly: (i) act, (ii) spot, (iii) Duck Back."""

    man: int
    entered: list[int]  # hexes of this activation, that where it began first: none is entered again (6.0f)
    looked: list[int]  # whom he has tried to spot
    may_duck: int  # a Routed man passed the TQC that lets him Duck Back (7.17g)

    def step(self, g: State) -> int:
        if g.m_hex[self.man] < 0 or is_prisoner(g, self.man):
            return g.pop()
        if self.at == BEGIN:
            return self.begin(g)
        if self.at == SHIFTED:
            self.shift_rolled(g)
        if self.at == SECOND and not self.goes_on(g):
            self.at = FINISH
        if self.at == TRIED:
            self.may_duck = 1 if has_passed(g.value) else -1
            self.at = SECOND if self.is_halfway(g) else FINISH
        if self.at == OVER:
            return self.over(g)
        if self.at == FINISH and self.must_duck(g) and not unknown_left(g, self.man, self.looked):
            self.at = OVER
            return GO
        return ASK

    # --- (i) ---
    def begin(self, g: State) -> int:
        m = self.man
        unmark(g, m, ACTIVATION_FLAGS)
        self.at = FINISH
        if wins_to_duck(g, m):
            return GO
        if g.m_order[m] == names.DUCK_BACK:
            flip_to_hide(g, m)
            return GO
        if has(g, m, CARRIED) or self.leaves_it_to_operator(g):
            return GO
        return self.by_entry(g, self.entry(g))

    def leaves_it_to_operator(self, g: State) -> bool:
        """14.3g: an Assistant, while his Operator has the same Order; of another's grenade he never has any."""
        m = self.man
        if not has(g, m, ASSISTS) or in_melee(g, m):
            return False
        return g.m_order[m] in (names.GRENADE, names.SMOKE_GRENADE, names.RIFLE_GRENADE) or is_assistant(g, m)

    def entry(self, g: State) -> int:
        return names.ENTRIES[g.m_order[self.man]][g.impulse - 1]

    def by_entry(self, g: State, entry: int) -> int:
        m, order = self.man, g.m_order[self.man]
        if entry == names.ARM or (order == names.SMOKE_GRENADE and g.impulse == 1):
            arm(g, m, order == names.SMOKE_GRENADE)
            return GO
        if entry == names.NOTHING or (order == names.CHARGE and in_melee(g, m) and entry != names.ATTACK):
            return GO
        if entry == names.ATTACK and not opponents(g, m):
            return GO
        if entry == names.THROW and order != names.SMOKE_GRENADE:
            return self.throw_at_marker(g)
        if entry == names.ADJUST and order != names.SMOKE_GRENADE and g.m_aim[m] < 0:
            return GO
        self.at = ACT
        return GO

    def throw_at_marker(self, g: State) -> int:
        """7.09g, 7.11f: at the Target Marker's hex; not into a Melee (15.0j)."""
        m, rifle = self.man, g.m_order[self.man] == names.RIFLE_GRENADE
        if g.m_aim[m] < 0 or not (rifle or has(g, m, LIVE)):
            return GO
        fight = g.m_aim[m] in g.melees
        if fight or hex_distance(g, g.m_hex[m], g.m_aim[m]) > reach_of(g, m):
            why = W_MELEE if fight else W_FAR
            if rifle:
                g.tell(tell.NO_FIRE, m, why)
            make_safe(g, m, why)
            return GO
        if rifle:
            return push_throw(g, m, g.m_aim[m], g.rules.rifle_blast)
        return throw_held(g, m, g.m_aim[m])

    # --- the questions ---
    def choices(self, g: State) -> list[int]:
        m = self.man
        if self.at == TARGET:
            return [choice(verbs.TO, hex) for hex in marker_hexes(g, m)]
        if self.at == CLOSER:
            return [choice(verbs.MOVE, hex) for hex in closer_hexes(g, m, g.m_aim[m])]
        if self.at == SECOND:
            return self.second_choices(g)
        if self.at == FINISH:
            return self.finish_choices(g)
        return self.entry_choices(g)

    def no_choice(self, g: State) -> None:
        """Nowhere to go: he stays where he is."""
        g.tell(tell.HELD, self.man, W_MOVE)
        self.at = FINISH

    def entry_choices(self, g: State) -> list[int]:
        m, entry, order = self.man, self.entry(g), g.m_order[self.man]
        if entry == names.FIRE:
            return [*fire_choices(g, m), *flare_choices(g, m), verbs.CHOOSE_HOLD]
        if entry == names.FIRE_ELSE_MOVE:
            return self.run_and_gun_choices(g)
        if entry == names.ATTACK:
            return [choice(verbs.ATTACK_MAN, e) for e in opponents(g, m)]
        if entry == names.THROW:
            return [choice(verbs.THROW_AT, hex) for hex in throw_hexes(g, m)]
        if entry == names.ADJUST:
            return adjust_choices(g, m)
        found = move_choices(g, m, [])
        if entry == names.MAY_MOVE and not (order == names.GRENADE and g.m_morale[m] == names.BERSERK and found):
            found.append(verbs.CHOOSE_STAY)
        return found

    def run_and_gun_choices(self, g: State) -> list[int]:
        """7.04b-c: with a target he may fire on Impulse 2 (or stay, A44) and must on 4; without one he must move."""
        found = self.run_and_gun_shots(g)
        if not found:
            return move_choices(g, self.man, [])
        if g.impulse == 2:
            found.append(verbs.CHOOSE_HOLD)
        return found

    def run_and_gun_shots(self, g: State) -> list[int]:
        """A Routed man fires at nobody (A28)."""
        return fire_choices(g, self.man) if g.m_morale[self.man] != names.ROUT else []

    def second_choices(self, g: State) -> list[int]:
        """7.07c: a Sprint stops after one hex only by Duck Back, a Routed man's only after a TQC (7.17g)."""
        found = move_choices(g, self.man, self.entered)
        if found and g.m_order[self.man] == names.SPRINT:
            if not has(g, self.man, MOVE_BACK) or self.may_duck > 0:
                found.append(verbs.CHOOSE_DUCK)
            elif self.may_try_duck(g):
                found.append(verbs.CHOOSE_TRY_DUCK)
        return found

    def is_halfway(self, g: State) -> bool:
        """One hex of a move of two is done, and there is a way on."""
        if self.entry(g) != names.MOVE_TWO or len(self.entered) != 2:
            return False
        return len(move_choices(g, self.man, self.entered)) > 0

    def finish_choices(self, g: State) -> list[int]:
        found = [choice(verbs.SPOT, e) for e in unknown_left(g, self.man, self.looked)]
        if not self.must_duck(g):
            if self.duck_reason(g) == reasons.OK:
                found.append(verbs.CHOOSE_DUCK)
            elif self.may_try_duck(g):
                found.append(verbs.CHOOSE_TRY_DUCK)
        found.append(verbs.CHOOSE_DONE)
        return found

    # --- answers ---
    def chosen(self, g: State, choice: int) -> None:
        verb, a = verb_of(choice), a_of(choice)
        m = self.man
        if verb == verbs.MOVE:
            self.move(g, a)
        elif verb == verbs.EXIT:
            self.at = OVER
            exit_board(g, m, a, W_MOVE)
        elif verb == verbs.FIRE_AT:
            self.at = FINISH
            target = lot(g, LOT, drawn_targets(g, m, a))
            push_fire(g, m, target, b_of(choice), c_of(choice))
        elif verb == verbs.ATTACK_MAN:
            self.at = FINISH
            push_melee_attack(g, m, a)
        elif verb == verbs.SPOT:
            self.looked.append(a)
            push_spotting(g, m, a)
        elif verb == verbs.THROW_AT:
            self.at = FINISH
            throw_held(g, m, a)
        elif verb == verbs.TO:
            g.m_aim[m] = a
            g.tell(tell.TARGET_SHIFTED, m, a)
            self.at = FINISH
        elif verb == verbs.FLARE:
            self.fire_flare(g, a)
        else:
            self.simple(g, choice)

    def simple(self, g: State, choice: int) -> None:
        """Choices without arguments."""
        if choice == verbs.CHOOSE_DUCK:
            duck_back(g, self.man, W_DUCK)
            self.at = FINISH if self.at == SECOND else OVER
        elif choice == verbs.CHOOSE_SHIFT:
            self.at = SHIFTED
            push_check(g, R_SHIFT, self.man, troop_quality(g, self.man, FULL), names.FRIENDLY)
        elif choice == verbs.CHOOSE_TRY_DUCK:
            self.at = TRIED
            push_check(g, R_ROUT, self.man, troop_quality(g, self.man, FULL), names.FRIENDLY)
        elif choice == verbs.CHOOSE_DONE:
            self.at = OVER
        else:
            self.at = FINISH

    def move(self, g: State, hex: int) -> None:
        first = self.at == ACT
        self.entered.append(hex)
        self.may_duck = 0
        two = first and self.entry(g) == names.MOVE_TWO
        self.at = SECOND if two else FINISH
        if g.m_order[self.man] == names.SPRINT and is_rough(g, hex):
            mark(g, self.man, ROUGH)
        enter(g, self.man, hex, W_MOVE)

    def goes_on(self, g: State) -> bool:
        """Does the second hex of a move follow? Not in contact (7.08e); from Rough Terrain it does (7.07)."""
        return not in_melee(g, self.man) and self.entry(g) == names.MOVE_TWO

    def shift_rolled(self, g: State) -> None:
        """7.09d-f: passed, the marker moves; failed at 4 hexes, the thrower must step closer."""
        m = self.man
        if has_passed(g.value):
            self.at = TARGET
        elif g.m_order[m] == names.GRENADE and hex_distance(g, g.m_hex[m], g.m_aim[m]) > THROW_RANGE:
            self.at = CLOSER
        else:
            self.at = FINISH

    def fire_flare(self, g: State, hex: int) -> None:
        """21.1b: the firer then gets Duck Back."""
        g.m_flares[self.man] -= 1
        launch_flare(g, self.man, hex, FLARE_SCATTER)
        duck_back(g, self.man, W_FLARE)
        self.at = FINISH

    def is_too_wide(self, g: State, hex: int) -> bool:
        """14.2k: on Impulse 2 a grenadier moves closer to his marker, or not at all; the Berserk just go forward."""
        m = self.man
        if self.entry(g) != names.ADJUST or g.m_order[m] != names.GRENADE or g.m_morale[m] == names.BERSERK:
            return False
        return self.at in (ACT, CLOSER) and hex not in closer_hexes(g, m, g.m_aim[m])

    # --- (iii) ---
    def must_duck(self, g: State) -> bool:
        """A Sprint into Rough with either hex (7.07b, 11.0c); a Charge that met nobody by Impulse 3 (7.08f)."""
        m = self.man
        if in_melee(g, m) or g.m_order[m] == names.DUCK_BACK:
            return False
        return (has(g, m, ROUGH) and g.m_order[m] == names.SPRINT) or (g.m_order[m] == names.CHARGE and g.impulse == 3)

    def duck_reason(self, g: State) -> int:
        """7.19b; not in Melee, not while Routed and moving (17.3a), not on Impulse 2 of a Grenade (A95)."""
        m, order = self.man, g.m_order[self.man]
        if in_melee(g, m) or order == names.DUCK_BACK:
            return reasons.IN_MELEE if in_melee(g, m) else reasons.NO_DUCK_BACK
        if has(g, m, MOVE_BACK) and self.may_duck <= 0:
            return reasons.ROUTED
        if g.impulse == 2 and (order == names.GRENADE or order == names.SMOKE_GRENADE):
            return reasons.NO_DUCK_BACK
        return reasons.OK

    def may_try_duck(self, g: State) -> bool:
        """7.17g: a routing man who entered a Cover hex out of LOS of all Enemies may take a TQC."""
        m = self.man
        if not has(g, m, MOVE_BACK) or self.may_duck != 0 or not has(g, m, ENTERED) or not is_cover(g, g.m_hex[m]):
            return False
        for e in enemies(g):
            if not is_prisoner(g, e) and sees(g, e, m):
                return False
        return True

    def over(self, g: State) -> int:
        """A grenadier who holds none any more has to do with the Routed man in his hex (17.4n)."""
        g.pop()
        if self.must_duck(g):
            duck_back(g, self.man, W_ROUGH if has(g, self.man, ROUGH) else W_CHARGE)
        return push_contact(g, g.m_hex[self.man])

    def question(self, g: State) -> tuple[str, str]:
        order = g.m_order[self.man]
        if self.at == TARGET:
            return ("shift-to", "7.11" if order == names.RIFLE_GRENADE else "7.09")
        if self.at == CLOSER:
            return ("step-closer", "7.09")
        if self.at == SECOND:
            return ("second-hex", "7.08" if order == names.CHARGE else "7.07")
        if self.at == FINISH:
            return ("spot-or-duck", "12.0")
        entry = self.entry(g)
        if entry == names.FIRE_ELSE_MOVE and not self.run_and_gun_shots(g):
            return ("must-move", "7.04")
        if order == names.GRENADE and g.m_morale[self.man] == names.BERSERK and entry in (names.ADJUST, names.MAY_MOVE):
            return ("must-move", "17.2")
        return entry_question(entry, order)

    def reason(self, g: State, thing: int, verb: int) -> int:
        m = self.man
        if verb == verbs.MOVE and 0 <= thing < g.rules.ground.size:
            reason = step_reason(g, m, thing, self.entered)
            return reasons.NOT_CLOSER if not reason and self.is_too_wide(g, thing) else reason
        if verb in (verbs.THROW_AT, verbs.TO) and 0 <= thing < g.rules.ground.size:
            return target_reason(g, m, thing)
        if verb == verbs.FIRE_AT and 0 <= thing < len(g.m_hex):
            return fire_reason(g, m, thing)
        if verb == verbs.SPOT and 0 <= thing < len(g.m_hex):
            return spot_reason(g, m, thing, self.looked)
        return reasons.OK

    def about(self, g: State) -> Subject:
        return Subject("activation", names.FRIENDLY, self.man, self.looked, hex=g.m_hex[self.man], hexes=self.entered)


def push_friendly_activation(g: State, m: int) -> int:
    frame = FriendlyActivation()
    frame.at = BEGIN
    frame.man = m
    frame.entered = [g.m_hex[m]]
    frame.looked = []
    frame.may_duck = 0
    g.push(frame)
    return GO

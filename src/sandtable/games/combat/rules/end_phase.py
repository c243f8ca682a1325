"""Step 5 (4.0, guide 3.5): everything that happens at the end of a turn, in its order."""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.enemy.alert import alert_at_turn_end
from sandtable.games.combat.enemy.machine_guns import swap_roles
from sandtable.games.combat.rules import names, tell
from sandtable.games.combat.rules.cards.cards import TO_ASIDE, push_draw
from sandtable.games.combat.rules.cards.checks import has_passed, push_check
from sandtable.games.combat.rules.cards.effect_names import R_HIDE, R_MEDICAL, R_PLAN, R_SEARCH
from sandtable.games.combat.rules.cards.quiet import bandage, push_quiet_window, quiet_choices
from sandtable.games.combat.rules.grenades.explosions import push_explosions
from sandtable.games.combat.rules.melee.contact import push_contact
from sandtable.games.combat.rules.morale.morale import push_rc
from sandtable.games.combat.rules.orders.men import set_order
from sandtable.games.combat.rules.orders.order_rules import can_search, is_searchable, search_place
from sandtable.games.combat.rules.sight.night import drift_lights
from sandtable.games.combat.rules.sight.seeing import is_seen
from sandtable.games.combat.rules.sight.smoke import drift_smoke
from sandtable.games.combat.rules.state import (
    ACTED,
    ACTIVATION_FLAGS,
    ASSISTS,
    BAD,
    DUCK_HELD,
    END_STEP,
    JUST_TAKEN,
    LIGHT,
    NOBODY,
    SEARCHED,
    SEEN,
    TURN_FLAGS,
    Procedure,
    State,
    ammo,
    clear_order,
    distance,
    has,
    is_friendly,
    is_prisoner,
    is_wounded,
    mark,
    men_in,
    set_ammo,
    unmark,
    unmark_all,
    wounds,
)
from sandtable.games.combat.rules.values import FULL, is_cover, is_low, leadership, slots, troop_quality, weapon_in
from sandtable.games.combat.rules.verbs import ACTIVATE, BANDAGE, CHOOSE_SEARCH_PLACE, SEARCH_MAN
from sandtable.kernel.choice import a_of, choice
from sandtable.kernel.frame import ASK, GO, Subject

GRENADES: Final = 0
SWAP: Final = 1
MEDICS: Final = 2
MEDIC_ROLLED: Final = 3
WHICH_WOUND: Final = 4
PLANS: Final = 5
PLAN_ROLLED: Final = 6
SEARCHES: Final = 7
SEARCH_ROLLED: Final = 8
RELOADS: Final = 9
RALLIES: Final = 10
HIDES: Final = 11
HIDE_ROLLED: Final = 12
SMOKE: Final = 13
ORDERS_OFF: Final = 14
CONTACTS: Final = 15
WHAT_SEARCHED: Final = 16
WHO_RALLIES: Final = 17

CHECKED: Final = {
    MEDICS: names.MEDICAL_AID,
    PLANS: names.PLAN,
    SEARCHES: names.SEARCH,
    RALLIES: names.RALLY,
    HIDES: names.HIDE,
}  # by step: whose Order


class EndPhase(Procedure):
    """5a to 5i, with the checks that have no printed step in the sequence of the guide (A41)."""

    man: int
    queue: list[int]  # men still to be dealt with in this step

    def step(self, g: State) -> int:
        at = self.at
        if at == GRENADES:
            g.step = END_STEP
            self.at = SWAP
            push_explosions(g)
            return self.quiet_moment(g)
        if at == SWAP:
            swap_roles(g)
            return self.go(MEDICS, holders(g, names.MEDICAL_AID))
        if at in (MEDICS, PLANS, SEARCHES, RALLIES, HIDES):
            return self.next_man(g)
        if at in (MEDIC_ROLLED, PLAN_ROLLED, SEARCH_ROLLED, HIDE_ROLLED):
            return self.rolled(g)
        if at in (WHICH_WOUND, WHAT_SEARCHED, WHO_RALLIES):
            return ASK
        if at == RELOADS:
            for m in holders(g, names.RELOAD):
                reload(g, m)
            return self.go(RALLIES, [m for m in holders(g, names.RALLY) if not only_assists(g, m)])
        if at == SMOKE:
            drift_smoke(g)
            drift_lights(g)
            alert_at_turn_end(g)
            self.at = ORDERS_OFF
            return self.quiet_moment(g)
        if at == ORDERS_OFF:
            clear_up(g)
            return self.go(CONTACTS, shared_hexes(g))
        if self.queue:
            return push_contact(g, self.queue.pop(0))
        for m in holders(g, names.GUARD):
            set_order(g, m, names.NO_ORDER)  # of a surrender just now: a new turn begins
        unmark_all(g, JUST_TAKEN)
        return g.pop()

    def quiet_moment(self, g: State) -> int:
        """I9: as the End Phase begins, and before Orders come off."""
        return push_quiet_window(g) if quiet_choices(g) else GO

    def go(self, at: int, queue: list[int]) -> int:
        self.at = at
        self.queue = queue
        return GO

    def next_man(self, g: State) -> int:
        if not self.queue:
            return self.next_step(g)
        if self.at == RALLIES and is_order_of_rallies_open(g, self.queue):
            self.at = WHO_RALLIES
            return ASK
        self.man = self.queue.pop(0)
        m = self.man
        if g.m_hex[m] < 0 or g.m_order[m] != CHECKED[self.at] or is_prisoner(g, m):
            return GO  # an event of a draw, or a surrender, came between
        if self.at == MEDICS:
            return self.check(g, MEDIC_ROLLED, R_MEDICAL) if has_patient(g, m) else GO
        if self.at == PLANS:
            return self.check(g, PLAN_ROLLED, R_PLAN)
        if self.at == SEARCHES:
            return self.check(g, SEARCH_ROLLED, R_SEARCH) if can_search(g, m) else GO
        if self.at == RALLIES:
            return push_rc(g, m)
        return self.check(g, HIDE_ROLLED, R_HIDE) if can_vanish(g, m) else GO

    def next_step(self, g: State) -> int:
        if self.at == MEDICS:
            return self.go(PLANS, [m for m in holders(g, names.PLAN) if leadership(g, m) > 0])
        if self.at == PLANS:
            return self.go(SEARCHES, holders(g, names.SEARCH))
        if self.at == SEARCHES:
            return self.go(RELOADS, [])
        if self.at == RALLIES:
            return self.go(HIDES, holders(g, names.HIDE))
        return self.go(SMOKE, [])

    def check(self, g: State, at: int, purpose: int) -> int:
        self.at = at
        return push_check(g, purpose, self.man, troop_quality(g, self.man, FULL), names.FRIENDLY)

    def rolled(self, g: State) -> int:
        at, m, passed = self.at, self.man, has_passed(g.value)
        self.at = {MEDIC_ROLLED: MEDICS, PLAN_ROLLED: PLANS, SEARCH_ROLLED: SEARCHES, HIDE_ROLLED: HIDES}[at]
        if not passed:
            return GO
        if at == MEDIC_ROLLED:
            self.at = WHICH_WOUND
        elif at == PLAN_ROLLED:
            return push_draw(g, leadership(g, m), TO_ASIDE)
        elif at == SEARCH_ROLLED:
            self.at = WHAT_SEARCHED
        else:
            unmark(g, m, SEEN)
            g.tell(tell.WAS_HIDDEN, m)
        return GO

    # --- D19: which wound is bandaged; who or what is searched (7.15a); who rallies first ---
    def choices(self, g: State) -> list[int]:
        if self.at == WHO_RALLIES:
            return [choice(ACTIVATE, m) for m in ours_who_rally(g, self.queue)]
        if self.at == WHAT_SEARCHED:
            return search_choices(g, self.man)
        patient = g.m_with[self.man]
        return [choice(BANDAGE, kind) for kind in (LIGHT, BAD) if wounds(g, patient, kind)]

    def chosen(self, g: State, choice: int) -> None:
        if self.at == WHO_RALLIES:
            self.at = RALLIES
            self.man = a_of(choice)
            self.queue.remove(self.man)
            push_rc(g, self.man)
            return
        if self.at == WHAT_SEARCHED:
            self.at = SEARCHES
            find(g, self.man, choice)
            return
        bandage(g, g.m_with[self.man], a_of(choice))
        self.at = MEDICS

    def question(self, g: State) -> tuple[str, str]:
        if self.at == WHO_RALLIES:
            return ("who-rallies", "7.17")
        return ("what-searched", "7.15") if self.at == WHAT_SEARCHED else ("which-wound", "7.14")

    def about(self, g: State) -> Subject:
        if self.at == WHO_RALLIES:
            return Subject("rally", names.FRIENDLY, units=ours_who_rally(g, self.queue))
        if self.at == WHICH_WOUND:
            return Subject("bandage", names.FRIENDLY, g.m_with[self.man])
        return Subject("search" if self.at == WHAT_SEARCHED else "end", names.FRIENDLY, self.man)


def holders(g: State, order: int) -> list[int]:
    """Who still has an Order; prisoners only seem to."""
    return [m for m in range(len(g.m_hex)) if g.m_hex[m] >= 0 and g.m_order[m] == order and not is_prisoner(g, m)]


def only_assists(g: State, m: int) -> bool:
    """An Assistant has his Operator's Rally, but may be no man to be given it (7.17a)."""
    return is_friendly(g, m) and has(g, m, ASSISTS) and g.m_morale[m] > names.CAUTIOUS


def ours_who_rally(g: State, queue: list[int]) -> list[int]:
    return [m for m in holders(g, names.RALLY) if m in queue and is_friendly(g, m)]


def is_order_of_rallies_open(g: State, queue: list[int]) -> bool:
    """7.17c: a leader who rallies may come out of Rout, or fall into it, before another in his reach rolls."""
    ours = ours_who_rally(g, queue)
    for leader in ours:
        reach = g.rules.tables.man_ldr[g.m_man[leader]]
        if reach > 0 and g.m_morale[leader] <= names.SHAKEN:
            for m in ours:
                if m != leader and distance(g, leader, m) <= reach:
                    return True
    return False


def has_patient(g: State, m: int) -> bool:
    """7.14c, A85: with the Order still in place and the wounded man still there."""
    patient = g.m_with[m]
    return patient >= 0 and g.m_hex[patient] == g.m_hex[m] and is_wounded(g, patient)


def search_choices(g: State, m: int) -> list[int]:
    """What the scenario hides here, and every captured Officer."""
    hex = g.m_hex[m]
    found = [CHOOSE_SEARCH_PLACE] if search_place(g, hex) >= 0 else []
    return found + [choice(SEARCH_MAN, e) for e in men_in(g, hex) if is_searchable(g, e)]


def find(g: State, m: int, choice: int) -> None:
    """7.15b: Papers."""
    if choice == CHOOSE_SEARCH_PLACE:
        g.found.append(search_place(g, g.m_hex[m]))
        g.tell(tell.SEARCH_FOUND, g.m_hex[m])
    else:
        mark(g, a_of(choice), SEARCHED)
    g.m_papers[m] += 1
    g.tell(tell.PAPERS, m)


def reload(g: State, m: int) -> None:
    """7.13c: a Friendly loses any ammunition marker, an Enemy his No Ammo (10.10b)."""
    for slot in slots(g, m):
        level = ammo(g, m, slot)
        if level == names.NO_AMMO or (level != names.LOADED and is_friendly(g, m)):
            set_ammo(g, m, slot, names.LOADED)
            g.tell(tell.AMMO, m, weapon_in(g, m, slot), names.LOADED)


def can_vanish(g: State, m: int) -> bool:
    """7.16b: Spotted, Hide, in Cover, in LOS of no Known Enemy; then a TQC."""
    return is_friendly(g, m) and has(g, m, SEEN) and is_cover(g, g.m_hex[m]) and not is_seen(g, m, is_low(names.HIDE))


def shared_hexes(g: State) -> list[int]:
    found: list[int] = []
    for m in range(len(g.m_hex)):
        if g.m_hex[m] >= 0 and is_friendly(g, m) and g.m_hex[m] not in found:
            found.append(g.m_hex[m])
    return found


def keeps_duck_back(g: State, m: int) -> bool:
    """14.2g."""
    return has(g, m, DUCK_HELD) and g.m_order[m] == names.DUCK_BACK


def clear_up(g: State) -> None:
    """5f to 5i: Orders off, but for a Duck Back that is kept (14.2g); track, cards and turn effects too."""
    for m in range(len(g.m_hex)):
        if not keeps_duck_back(g, g.m_guard[m] if is_prisoner(g, m) else m):  # 17.4f: a prisoner's is his Guard's
            clear_order(g, m)
            unmark(g, m, DUCK_HELD)
        unmark(g, m, TURN_FLAGS | ACTED | ACTIVATION_FLAGS)
    for gun in range(len(g.gun_helper)):
        g.gun_helper[gun] = NOBODY
    g.effects = []
    g.track = []
    for box in range(len(g.e_display)):
        if g.e_display[box] >= 0:
            g.e_discard.append(g.e_display[box])
            g.e_display[box] = NOBODY
    if g.f_played >= 0:
        g.f_discard.append(g.f_played)
        g.f_played = NOBODY
    g.impulse = 0


def push_end_phase(g: State) -> int:
    frame = EndPhase()
    frame.at = GRENADES
    frame.man = NOBODY
    frame.queue = []
    g.push(frame)
    return GO

"""Discard cards that need no roll to hang on (5.1.2, "quiet" in docs/combat-effects.md)."""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.rules import tell
from sandtable.games.combat.rules.cards.cards import TO_HAND, push_draw
from sandtable.games.combat.rules.cards.checks import is_discard, spend_card
from sandtable.games.combat.rules.cards.effect_names import (
    E_BANDAGE,
    E_DRAW,
    E_DUCK,
    E_RATTLE,
    E_RELOAD,
    E_SPOT,
    E_STEADY,
    E_VANISH,
)
from sandtable.games.combat.rules.fire.fire_rules import has_ammo_marker
from sandtable.games.combat.rules.melee.contact import push_contact
from sandtable.games.combat.rules.morale.morale import change_morale, push_mc
from sandtable.games.combat.rules.names import AGGRESSIVE, DUCK_BACK, FRIENDLY, HIDE, LOADED, NO_ORDER
from sandtable.games.combat.rules.orders.men import duck_back, reveal
from sandtable.games.combat.rules.sight.seeing import known_enemies, seen_by_known_enemy, sees
from sandtable.games.combat.rules.state import (
    ACTION_STEP,
    ALERT,
    BAD,
    BAD_BANDAGED,
    FIRED,
    LIGHT,
    LIGHT_BANDAGED,
    LIVE,
    ORDER_STEP,
    SEEN,
    Procedure,
    State,
    add_wound,
    ammo,
    clear_order,
    drop_wound,
    enemies,
    friendlies,
    has,
    in_melee,
    is_prisoner,
    is_wounded,
    set_ammo,
    unmark,
    wounds,
)
from sandtable.games.combat.rules.values import is_cover, is_incapacitated, slots, weapon_in
from sandtable.games.combat.rules.verbs import BANDAGE, CHOOSE_PASS_WINDOW, RELOAD_WEAPON, SPEND, SPEND_ON
from sandtable.kernel.choice import a_of, b_of, choice
from sandtable.kernel.frame import ASK, GO, Subject

W_CARD: Final = tell.why("card")
SHOWN: Final = SEEN | ALERT | LIVE | FIRED
QUIET: Final = [E_RELOAD, E_STEADY, E_BANDAGE, E_SPOT, E_VANISH, E_DUCK, E_RATTLE]


def quiet_choices(g: State) -> list[int]:
    """Every held card that could be spent now, with the man it is spent on."""
    found: list[int] = []
    for card in g.hand:
        if not is_discard(g, card):
            continue
        code = g.rules.card_effect[card]
        if code == E_DRAW:
            found.append(choice(SPEND, card))
        elif code in QUIET:
            found += [choice(SPEND_ON, card, m) for m in subjects(g, code)]
    return found


def subjects(g: State, code: int) -> list[int]:
    if code == E_SPOT:
        return [e for e in enemies(g) if not has(g, e, SEEN) and seen_by_any_friendly(g, e)]
    if code == E_RATTLE:
        return known_enemies(g)
    return [m for m in friendlies(g) if not is_prisoner(g, m) and suits(g, m, code)]


def suits(g: State, m: int, code: int) -> bool:
    if code == E_RELOAD:
        return has_ammo_marker(g, m)
    if code == E_STEADY:
        return g.m_morale[m] < AGGRESSIVE
    if code == E_BANDAGE:
        return is_wounded(g, m)
    if code == E_VANISH:
        return has(g, m, SEEN) and is_cover(g, g.m_hex[m]) and not seen_by_known_enemy(g, m)
    if g.step != ACTION_STEP or in_melee(g, m) or is_incapacitated(g, m):
        return False
    return g.m_order[m] != DUCK_BACK and g.m_order[m] != NO_ORDER


def can_reveal(g: State) -> bool:
    """Is there a card that makes an Enemy Known? Whom it finds before an Impulse begins can be shot in it (7.01c)."""
    for code in quiet_choices(g):
        if g.rules.card_effect[a_of(code)] == E_SPOT:
            return True
    return False


def standing(g: State) -> list[int]:
    """How things stand, as far as it can be seen; nothing without a card to spend. Unchanged: nothing has happened."""
    if not g.hand:
        return []
    found = g.m_hex[:]
    found.extend(g.m_order)
    found.extend(g.m_morale)
    found.extend(g.m_wounds)
    found.extend(g.m_ammo)
    found.extend([flags & SHOWN for flags in g.m_flags])
    return found


def seen_by_any_friendly(g: State, e: int) -> bool:
    for f in friendlies(g):
        if not is_prisoner(g, f) and sees(g, f, e):
            return True
    return False


def spend_quietly(g: State, code: int) -> int:
    """Spend a card at a quiet moment; `code` is one of `quiet_choices`."""
    card, m = a_of(code), b_of(code)
    effect = g.rules.card_effect[card]
    args = g.rules.tables.fcard_args[card]
    if effect == E_DRAW:
        spend_card(g, card)
        return push_draw(g, args[0], TO_HAND)
    spend_card(g, card, m)
    if effect == E_BANDAGE or effect == E_RELOAD:
        return push_which(g, m, effect)
    if effect == E_RATTLE:
        return push_mc(g, m)
    if effect == E_STEADY:
        change_morale(g, m, args[0], W_CARD)
    elif effect == E_SPOT:
        reveal(g, m, W_CARD)
    elif effect == E_VANISH:
        unmark(g, m, SEEN)
        g.tell(tell.WAS_HIDDEN, m)
    else:
        duck_back(g, m, W_CARD)
    return push_contact(g, g.m_hex[m])  # he may no longer ignore, or have to leave be, an Enemy in his hex


class Which(Procedure):
    """Which wound of a man is bandaged, which of his ammunition markers comes off: the player says."""

    man: int
    effect: int

    def step(self, g: State) -> int:
        return ASK

    def choices(self, g: State) -> list[int]:
        m = self.man
        if self.effect == E_BANDAGE:
            return [choice(BANDAGE, kind) for kind in (LIGHT, BAD) if wounds(g, m, kind)]
        return [choice(RELOAD_WEAPON, weapon_in(g, m, slot)) for slot in slots(g, m) if ammo(g, m, slot) != LOADED]

    def chosen(self, g: State, choice: int) -> None:
        m, which = self.man, a_of(choice)
        g.pop()
        if self.effect == E_BANDAGE:
            bandage(g, m, which)
            push_contact(g, g.m_hex[m])  # a helpless man may be on his feet again, beside an Enemy
            return
        for slot in slots(g, m):
            if weapon_in(g, m, slot) == which:
                set_ammo(g, m, slot, LOADED)
                g.tell(tell.AMMO, m, which, LOADED)

    def question(self, g: State) -> tuple[str, str]:
        return ("which-wound", "16.1") if self.effect == E_BANDAGE else ("which-ammo", "7.13")

    def about(self, g: State) -> Subject:
        return Subject("bandage" if self.effect == E_BANDAGE else "reload", FRIENDLY, self.man)


def push_which(g: State, m: int, effect: int) -> int:
    frame = Which()
    frame.at = 0
    frame.man = m
    frame.effect = effect
    g.push(frame)
    return GO


def bandage(g: State, m: int, kind: int) -> None:
    """16.1a: a wound marker is flipped."""
    helpless = is_incapacitated(g, m)
    drop_wound(g, m, kind)
    add_wound(g, m, LIGHT_BANDAGED if kind == LIGHT else BAD_BANDAGED)
    g.tell(tell.BANDAGED, m, kind)
    if helpless and not is_incapacitated(g, m):
        stand_up(g, m)


def stand_up(g: State, m: int) -> None:
    """In Step 2 he Hides only because he had to (16.2a): now he is given an Order (7.0a), or fights."""
    if g.step == ORDER_STEP and g.m_order[m] == HIDE and not is_prisoner(g, m):
        clear_order(g, m)


class QuietWindow(Procedure):
    """Where nothing else is asked: before a Team or a man acts, and in Step 5."""

    def step(self, g: State) -> int:
        return ASK if quiet_choices(g) else g.pop()

    def choices(self, g: State) -> list[int]:
        return [*quiet_choices(g), CHOOSE_PASS_WINDOW]

    def chosen(self, g: State, choice: int) -> None:
        if choice == CHOOSE_PASS_WINDOW:
            g.pop()
        else:
            spend_quietly(g, choice)

    def is_window(self) -> bool:
        return True

    def question(self, g: State) -> tuple[str, str]:
        return ("quiet", "5.1.2")

    def about(self, g: State) -> Subject:
        return Subject("quiet", FRIENDLY)


def push_quiet_window(g: State) -> int:
    frame = QuietWindow()
    frame.at = 0
    g.push(frame)
    return GO

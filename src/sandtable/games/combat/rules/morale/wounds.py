"""Hits and wounds (16.0): the wound card, what it does, death and incapacity."""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.rules import names, tell
from sandtable.games.combat.rules.cards.cards import TO_WOUND, push_draw
from sandtable.games.combat.rules.cards.checks import is_discard, spend_card
from sandtable.games.combat.rules.cards.effect_names import (
    BOTH,
    E_CANCEL_HIT,
    E_CLOSE_CALL,
    E_REDRAW_WOUND,
    E_WORSE_WOUND,
)
from sandtable.games.combat.rules.morale.morale import push_mc, push_wmc
from sandtable.games.combat.rules.orders.men import (
    duck_back,
    end_melee_if_over,
    fit_order_to_crew,
    free_prisoner,
    hand_over_gun,
    kill,
    reveal,
    set_order,
)
from sandtable.games.combat.rules.state import (
    BAD,
    DUCK_HELD,
    LIGHT,
    NOBODY,
    ORDER_STEP,
    Procedure,
    State,
    add_wound,
    gun_of,
    is_enemy,
    is_friendly,
    prisoners_of,
    side_of,
    unmark,
)
from sandtable.games.combat.rules.values import is_incapacitated, printed_tq, wound_loss
from sandtable.games.combat.rules.verbs import CHOOSE_KEEP, CHOOSE_PASS_WINDOW, SPEND, WOUND
from sandtable.kernel.choice import a_of, choice, verb_of
from sandtable.kernel.frame import ASK, GO, Subject

# where a hit comes from
BY_FIRE: Final = 0
BY_BLAST: Final = 1
BY_MELEE: Final = 2
BY_SHELL: Final = 3

CANCELLED: Final = -7  # what Hit returns if a card made it a miss; no other frame returns it
REDRAWN: Final = -2

ANNOUNCED: Final = 0
FIRST_DRAW: Final = 1
SECOND_DRAW: Final = 2
PICK: Final = 3
READ: Final = 4

W_WOUND: Final = tell.why("16.0")
W_FIRE: Final = tell.why("13.0")
W_BLAST: Final = tell.why("14.2")
W_MELEE: Final = tell.why("15.0")
W_SHELL: Final = tell.why("shell")
CAUSES: Final = [W_FIRE, W_BLAST, W_MELEE, W_SHELL]  # by source


def cause(source: int) -> int:
    return CAUSES[source]


class Hit(Procedure):
    """16.0a: a wound card is drawn, for a Tough man two (8.1c, A40), and applied. May return CANCELLED."""

    man: int
    source: int
    first: int
    second: int
    wound: int

    def step(self, g: State) -> int:
        if self.at == ANNOUNCED:
            return self.announce(g)
        if self.at == FIRST_DRAW:
            self.first = g.value
            if is_tough(g, self.man) and self.second != REDRAWN:
                self.at = SECOND_DRAW
                return push_draw(g, 1, TO_WOUND)
            return self.drawn(g)
        if self.at == SECOND_DRAW:
            self.second = g.value
            return self.drawn(g)
        if self.at == PICK and is_friendly(g, self.man):
            return ASK
        if self.at == READ and self.cards(g):
            return ASK
        return self.apply(g)

    def announce(self, g: State) -> int:
        """An Unknown who is hit is looked at: a Dummy cannot bleed (AI.r05)."""
        if g.m_hex[self.man] < 0 or (is_enemy(g, self.man) and not reveal(g, self.man, cause(self.source))):
            return g.pop()
        if self.cards(g):
            return ASK
        return self.draw(g)

    def draw(self, g: State) -> int:
        g.tell(tell.HIT, self.man, cause(self.source))
        self.at = FIRST_DRAW
        return push_draw(g, 1, TO_WOUND)

    def drawn(self, g: State) -> int:
        if g.m_hex[self.man] < 0:  # an event of the draw has killed him
            self.put_away(g)
            return g.pop()
        if self.second >= 0 and wound_on(g, self.first) != wound_on(g, self.second):
            self.at = PICK
            return GO
        return self.keep(g, self.first)

    def keep(self, g: State, card: int) -> int:
        self.wound = wound_on(g, card) if card >= 0 else names.CLOSE_CALL
        if card >= 0:
            g.tell(tell.WOUND_CARD, self.man, card, self.wound)
        self.put_away(g)
        self.at = READ
        return GO

    def put_away(self, g: State) -> None:
        for card in (self.first, self.second):
            if card >= 0:
                g.f_discard.append(card)
        self.first = NOBODY
        self.second = NOBODY

    def apply(self, g: State) -> int:
        if self.at == PICK:  # an Enemy who is Tough keeps the better card
            better = self.first if wound_on(g, self.first) < wound_on(g, self.second) else self.second
            return self.keep(g, better)
        g.pop()
        return apply_wound(g, self.man, self.wound, self.source)

    # --- windows ---
    def cards(self, g: State) -> list[int]:
        if not g.hand:
            return []
        return [c for c in g.hand if is_discard(g, c) and self.fits(g, c)]

    def fits(self, g: State, card: int) -> bool:
        code = g.rules.card_effect[card]
        ours = side_of(g, self.man) == names.FRIENDLY
        if self.at == ANNOUNCED:
            return code == E_CANCEL_HIT and ours
        if code == E_CLOSE_CALL:
            return ours and self.wound > names.CLOSE_CALL
        if code == E_WORSE_WOUND:
            return not ours and self.wound < names.HEAD_WOUND
        if code == E_REDRAW_WOUND:
            whose = g.rules.tables.fcard_args[card][0]
            return whose == BOTH or (whose == names.FRIENDLY) == ours
        return False

    def choices(self, g: State) -> list[int]:
        if self.at == PICK:
            return [choice(WOUND, self.first), choice(WOUND, self.second)]
        last = CHOOSE_PASS_WINDOW if self.at == ANNOUNCED else CHOOSE_KEEP
        return [choice(SPEND, card) for card in self.cards(g)] + [last]

    def chosen(self, g: State, choice: int) -> None:
        if verb_of(choice) == WOUND:
            self.keep(g, a_of(choice))
        elif choice == CHOOSE_PASS_WINDOW:
            self.draw(g)
        elif choice == CHOOSE_KEEP:
            self.apply(g)
        else:
            self.spend(g, a_of(choice))

    def spend(self, g: State, card: int) -> None:
        spend_card(g, card, self.man)
        code = g.rules.card_effect[card]
        if code == E_CANCEL_HIT:
            g.pop(CANCELLED)
        elif code == E_CLOSE_CALL:
            self.wound = names.CLOSE_CALL
        elif code == E_WORSE_WOUND:
            self.wound += 1
        else:
            self.at = FIRST_DRAW
            self.second = REDRAWN
            push_draw(g, 1, TO_WOUND)

    def is_window(self) -> bool:
        return self.at != PICK

    def question(self, g: State) -> tuple[str, str]:
        if self.at == PICK:
            return ("which-wound-card", "8.1")
        return ("hit-announced", "5.1.2") if self.at == ANNOUNCED else ("wound-drawn", "5.1.2")

    def about(self, g: State) -> Subject:
        side = side_of(g, self.man)
        if self.at == READ:
            return Subject("wound", side, self.man, numbers={"wound": self.wound})
        return Subject("wound-cards" if self.at == PICK else "hit", side, self.man)


def is_tough(g: State, m: int) -> bool:
    return g.rules.tables.man_tough[g.m_man[m]] != 0


def wound_on(g: State, card: int) -> int:
    return g.rules.tables.fcard_wound[card]


def push_hit(g: State, m: int, source: int) -> int:
    frame = Hit()
    frame.at = ANNOUNCED
    frame.man = m
    frame.source = source
    frame.first = NOBODY
    frame.second = NOBODY
    frame.wound = names.CLOSE_CALL
    g.push(frame)
    return GO


def apply_wound(g: State, m: int, wound: int, source: int) -> int:
    """16.0b-e. A Close Call by fire means Duck Back too (A38, a switch); Melee never does (15.0h)."""
    if wound == names.HEAD_WOUND:
        kill(g, m, W_WOUND)
        return GO
    if wound == names.CLOSE_CALL:
        if source == BY_FIRE and g.rules.options.close_call_ducks:
            duck_back(g, m, W_FIRE)
        return push_mc(g, m)
    return wounded(g, m, wound, source)


def wounded(g: State, m: int, wound: int, source: int) -> int:
    """16.0c-d, 16.2: marker, Duck Back, death, WMC."""
    assert wound == names.LIGHT_WOUND or wound == names.BAD_WOUND
    add_wound(g, m, LIGHT if wound == names.LIGHT_WOUND else BAD)
    g.tell(tell.WOUNDED, m, wound)
    if is_dead(g, m):
        kill(g, m, W_WOUND)
        return GO
    if source != BY_MELEE:
        duck_back(g, m, W_WOUND)
    if g.m_partner[m] >= 0:
        fit_order_to_crew(g, g.m_partner[m])
    if is_incapacitated(g, m):
        fall(g, m)
    return push_wmc(g, m)


def is_dead(g: State, m: int) -> bool:
    """16.2e-f: a Friendly's wounds exceed his TQ, an Enemy's equal or exceed it. Morale does not count (16.2g)."""
    loss = wound_loss(g, m)
    return loss > printed_tq(g, m) or (loss == printed_tq(g, m) and is_enemy(g, m))


def fall(g: State, m: int) -> None:
    """16.2a-b: Incapacitated, so out of any Melee, where he Hides; so he does in Step 2: no Duck Back will flip."""
    g.tell(tell.INCAPACITATED, m)
    end_melee_if_over(g, g.m_hex[m])  # before his prisoners go free, so that they can Duck Back
    for prisoner in prisoners_of(g, m):
        free_prisoner(g, prisoner, W_WOUND)
    if m in g.gun_man:
        hand_over_gun(g, gun_of(g, m))
    if g.m_order[m] in (names.MELEE, names.CHARGE) or (g.step == ORDER_STEP and g.m_order[m] == names.DUCK_BACK):
        unmark(g, m, DUCK_HELD)
        set_order(g, m, names.HIDE)

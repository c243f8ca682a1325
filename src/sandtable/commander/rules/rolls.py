"""Rolls and other reveals (1.8, 1.9, 9.1): a card from the roller's own deck, the Initiative card, then triggers."""

from __future__ import annotations

from typing import Final, cast

from sandtable.commander.rules import tell
from sandtable.commander.rules.actions.action import ActionWindow
from sandtable.commander.rules.breaking import lose_weapon
from sandtable.commander.rules.cards import card_hex, card_of, product, reveal_top, total
from sandtable.commander.rules.names import JAMMED, NO_TRIGGER, TIME
from sandtable.commander.rules.purposes import ACCURACY, ATTACK, TARGETING
from sandtable.commander.rules.scenario.script import NOBODY, TRIGGER_IS_ROLLED
from sandtable.commander.rules.state import Procedure, State, other, set_broken
from sandtable.commander.rules.verbs import CHOOSE_KEEP, CHOOSE_REROLL
from sandtable.kernel.frame import ASK, GO, Subject

# steps of a roll
REVEAL: Final = 0
OFFER: Final = 1
AGAIN: Final = 2
TIME_CHECK: Final = 3
TRIGGER: Final = 4
RESULT: Final = 5
AGAIN_BY_KEEPER: Final = 6  # cancelled by somebody who keeps the Initiative card all the same (scenario rule)
LAST_REVEAL: Final = 7


def is_targeting(purpose: int) -> bool:
    return purpose == TARGETING or purpose == ACCURACY


class Roll(Procedure):
    """1.9. Returns the card whose dice count; its trigger has been played out by then."""

    side: int
    purpose: int
    card: int  # and what was added to its dice (`cards.ADDED`)

    def step(self, g: State) -> int:
        if self.at == REVEAL:
            return self.reveal(g)
        if self.at == OFFER:
            return ASK
        if self.at == AGAIN or self.at == AGAIN_BY_KEEPER:
            return self.again(g)
        if self.at == LAST_REVEAL:
            return self.reveal_for_good(g)
        if self.at == TIME_CHECK:
            return self.time_check(g)
        if self.at == TRIGGER:
            return self.trigger(g)
        return g.pop(self.card)

    def reveal(self, g: State) -> int:
        """1.3, 1.9: the top card of the roller's own draw pile."""
        self.card = reveal_top(g, self.side)
        value = product(g, self.card) if is_targeting(self.purpose) else total(g, self.card)
        g.tell(tell.ROLLED, self.side, self.card, self.purpose, value)
        self.at = OFFER
        if g.initiative == NOBODY:  # the scenario gives the card to nobody
            self.stands(g)
            return GO
        return ASK

    def stands(self, g: State) -> None:
        """Nobody cancels it."""
        self.at = TIME_CHECK
        g.rules.after_roll(g, self)

    def who(self, g: State) -> int:
        return g.initiative

    def choices(self, g: State) -> list[int]:
        return [CHOOSE_KEEP, CHOOSE_REROLL]

    def chosen(self, g: State, choice: int) -> None:
        """9.1: the holder may cancel the roll before its trigger and result; the card then changes hands."""
        if choice == CHOOSE_KEEP:
            self.stands(g)
            return
        g.tell(tell.REROLLED, g.initiative)
        if g.rules.own.keeps_initiative[g.initiative]:
            self.at = AGAIN_BY_KEEPER
            return
        g.initiative = other(g.initiative)
        self.at = AGAIN

    def question(self, g: State) -> str:
        return "initiative-" + g.rules.tables.words.purposes[self.purpose]

    def again(self, g: State) -> int:
        """A cancelled roll on the last card has still exhausted the deck (Q2)."""
        self.at = LAST_REVEAL if self.at == AGAIN_BY_KEEPER else REVEAL
        if not g.draw[self.side]:
            push_trigger(g, self.side, TIME)
        return GO

    def reveal_for_good(self, g: State) -> int:
        """Whom the scenario lets keep the card may use it once for each roll."""
        self.reveal(g)
        self.stands(g)
        return GO

    def time_check(self, g: State) -> int:
        """6.1.2: the last card, or a Time! box; once only, and before any other trigger (1.9.1)."""
        self.at = TRIGGER
        if not g.draw[self.side] or (self.shows(g) == TIME and not g.in_trigger):
            push_trigger(g, self.side, TIME)
        return GO

    def shows(self, g: State) -> int:
        return g.rules.card_trigger[card_of(self.card)]

    def trigger(self, g: State) -> int:
        """1.9.1: no trigger during a trigger."""
        self.at = RESULT
        shown = self.shows(g)
        if g.in_trigger or shown == NO_TRIGGER:
            return GO
        if g.rules.script.events and (shown != JAMMED or self.purpose == ATTACK):
            g.rules.happened(g, TRIGGER_IS_ROLLED, self.side, -1, -1, shown)
        if shown == TIME:
            return GO
        if shown == JAMMED:
            if self.purpose == ATTACK:
                g.tell(tell.TRIGGER, self.side, JAMMED)
                cast(FiresWeapons, g.frames[len(g.frames) - 2]).jam(g)
            return GO
        push_trigger(g, self.side, shown)
        return GO

    def about(self, g: State) -> Subject:
        return Subject("roll", self.side, card=card_of(self.card), numbers={"purpose": self.purpose})


class FiresWeapons(ActionWindow):
    """A procedure whose own Attack Roll can be Jammed! (1.9.1.2)."""

    def jam(self, g: State) -> None:
        raise NotImplementedError


def push_roll(g: State, side: int, purpose: int) -> int:
    frame = Roll()
    frame.at = REVEAL
    frame.side = side
    frame.purpose = purpose
    frame.card = -1
    g.push(frame)
    return GO


class Reveal(Procedure):
    """A reveal that is no roll (Event, drift): no Initiative, no trigger, but it can exhaust the deck (6.1.2)."""

    side: int
    card: int

    def step(self, g: State) -> int:
        if self.at != REVEAL:
            return g.pop(self.result(g))
        self.card = reveal_top(g, self.side)
        g.tell(tell.REVEALED, self.side, self.card)
        self.shown(g)
        self.at = RESULT
        if not g.draw[self.side]:
            push_trigger(g, self.side, TIME)
        return GO

    def shown(self, g: State) -> None:
        """What happens the moment the card is turned."""

    def result(self, g: State) -> int:
        return self.card


class RandomHex(Reveal):
    """1.8, 11.4. Returns the hex; broken Weapons are fixed or lost by its number first."""

    def shown(self, g: State) -> None:
        g.tell(tell.RANDOM_HEX, self.side, card_hex(g, self.card))
        check_weapons(g, g.rules.tables.card_hex_row[self.card] + 1)

    def result(self, g: State) -> int:
        return card_hex(g, self.card)


def push_reveal(g: State, side: int) -> int:
    return push_card(g, Reveal(), side)


def push_random_hex(g: State, side: int) -> int:
    return push_card(g, RandomHex(), side)


def push_card(g: State, frame: Reveal, side: int) -> int:
    frame.at = REVEAL
    frame.side = side
    frame.card = -1
    g.push(frame)
    return GO


def check_weapons(g: State, number: int) -> None:
    """11.4: every broken Weapon in play is compared with the number of the Random Hex."""
    tables = g.rules.tables
    for w in range(len(g.w_type)):
        if g.w_broken[w] and g.w_carrier[w] >= 0:
            if number <= tables.weapon_fix_high[g.w_type[w]]:
                set_broken(g, w, 0)
                g.tell(tell.WEAPON_FIXED, w)
            elif number >= tables.weapon_elim_low[g.w_type[w]]:
                lose_weapon(g, w)


def push_trigger(g: State, side: int, kind: int) -> None:
    """Die triggers live in their own module; they roll, and rolls trigger them."""
    g.rules.trigger(g, side, kind)

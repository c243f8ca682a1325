"""Rolls: the one place where a D10 meets a number (19.0), with the Rule of 0 and the windows for Discard cards.

`push_check` leaves in `g.value` the natural die (AUTO where a card decided) and whether it passed. Where no held card
fits it rolls at once and pushes nothing; the caller goes on in its next step either way.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.rules import tell
from sandtable.games.combat.rules.cards.effect_names import (
    BOTH,
    E_AUTO_FAIL,
    E_AUTO_PASS,
    E_BONUS,
    E_REROLL,
    R_DAMAGE,
    R_FIRE,
    R_MORALE,
    R_RALLY,
    R_THROW,
    R_WOUND_MORALE,
)
from sandtable.games.combat.rules.names import DISCARD, FRIENDLY
from sandtable.games.combat.rules.state import D6, D10, LOT, SEEN, Procedure, State, has, is_enemy, side_of
from sandtable.games.combat.rules.values import FULL, matches_roll, roll_bonus, troop_quality
from sandtable.games.combat.rules.verbs import CHOOSE_KEEP, CHOOSE_ROLL, SPEND
from sandtable.kernel.choice import a_of, choice
from sandtable.kernel.frame import ASK, EVERYONE, GO, Subject

TEN: Final = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
SIX: Final = [1, 2, 3, 4, 5, 6]
AUTO: Final = 15  # in place of a die: a card decided
PASSED: Final = 16
NOBODYS: Final = -1  # a roll that no Character makes


# --- dice ---


def is_open_book(g: State, m: int) -> bool:
    """May the player see this man's numbers and rolls? Not those of an Unknown Enemy."""
    return m < 0 or not is_enemy(g, m) or has(g, m, SEEN)


def d10(g: State, shown: bool = True) -> int:
    die = g.chance.pick(D10, TEN)
    note(g, die, shown)
    return die


def d6(g: State, shown: bool = True) -> int:
    die = g.chance.pick(D6, SIX)
    note(g, die, shown)
    return die


def note(g: State, outcome: int, shown: bool) -> None:
    """Every outcome bars undo; only those the player sees are shown."""
    if shown:
        g.reveal(outcome)
    else:
        g.reveals += 1


def lot(g: State, channel: int, pool: list[int], shown: bool = True) -> int:
    """A random member; one alone needs no chance."""
    if len(pool) == 1:
        return pool[0]
    chosen = g.chance.pick(channel, pool)
    note(g, chosen, shown)
    return chosen


def places_of_least(numbers: list[int]) -> list[int]:
    """Where the least of some numbers stands, in order."""
    least = numbers[0]
    found: list[int] = []
    for i, number in enumerate(numbers):
        if number < least:
            least = number
            found = [i]
        elif number == least:
            found.append(i)
    return found


def by_key(g: State, men: list[int], keys: list[int]) -> list[int]:
    """Men in ascending order of their keys, random among equals."""
    rest, left = men[:], keys[:]
    found: list[int] = []
    while rest:
        equal = places_of_least(left)
        i = equal[0]
        if len(equal) > 1:
            i = rest.index(lot(g, LOT, [rest[j] for j in equal]))
        found.append(rest[i])
        del rest[i], left[i]
    return found


# --- what a roll means ---


def has_rule_of_0(purpose: int) -> bool:
    """2.0.R0f: pass or fail against WS or TQ; not MC, RC, WMC, nor the throw and Damage rolls (7.09l)."""
    return purpose not in (R_MORALE, R_WOUND_MORALE, R_RALLY, R_THROW, R_DAMAGE)


def always_fails(purpose: int, die: int) -> bool:
    """13.0j: a natural 9 misses, whatever the Weapon Skill."""
    return purpose == R_FIRE and die == 9


def confirm_number(g: State, m: int, need: int) -> int:
    """2.0.R0b, A89: TQ with Wounds and Morale, plus the negative chance; below 0 there is no hope (2.0.R0c)."""
    return troop_quality(g, m, FULL) + need


def outcome(g: State, purpose: int, m: int, need: int, die: int) -> int:
    """Value of a roll; the Rule of 0 is confirmed here."""
    passed = die <= need and not always_fails(purpose, die)
    if need < 0 and die == 0 and m >= 0 and has_rule_of_0(purpose):
        passed = confirms(g, m, need)
    return die | PASSED if passed else die


def confirms(g: State, m: int, need: int) -> bool:
    number = confirm_number(g, m, need)
    if number < 0:
        return False
    shown = is_open_book(g, m)
    die = d10(g, shown)
    g.tell(tell.CONFIRMED_ROLL, m, die, number, audience=EVERYONE if shown else tell.HIDDEN)
    return die <= number


def die_of(value: int) -> int:
    return value & 15


def has_passed(value: int) -> bool:
    return value & PASSED != 0


# --- rolling ---


def roll_now(g: State, purpose: int, m: int, need: int) -> int:
    """Roll without any window."""
    shown = is_open_book(g, m)
    die = d10(g, shown)
    g.tell(tell.CHECKED, m, purpose, die, need, audience=EVERYONE if shown else tell.HIDDEN)
    return outcome(g, purpose, m, need, die)


def quick_check(g: State, purpose: int, m: int, need: int) -> bool:
    """A check of the Enemy's that opens no window: those of his Orders and reactions."""
    return has_passed(roll_now(g, purpose, m, need + roll_bonus(g, purpose, side_of(g, m))))


def push_check(g: State, purpose: int, m: int, need: int, side: int) -> int:
    """Roll for a man (or for nobody, NOBODYS, on behalf of a side), with windows where a held card fits."""
    if g.effects:
        need += roll_bonus(g, purpose, side)
    if not g.hand or not is_open_book(g, m) or not any_card(g, purpose, side):
        g.value = roll_now(g, purpose, m, need)
        return GO
    frame = DieRoll()
    frame.at = BEFORE
    frame.purpose = purpose
    frame.man = m
    frame.side = side
    frame.need = need
    frame.die = AUTO
    g.push(frame)
    return GO


BEFORE: Final = 0
AFTER: Final = 1


def fits_before(g: State, card: int, purpose: int, side: int) -> bool:
    code = g.rules.card_effect[card]
    if side == FRIENDLY:
        wanted = code == E_AUTO_PASS or code == E_BONUS
    else:
        wanted = code == E_AUTO_FAIL
    return wanted and is_discard(g, card) and matches_roll(g.rules.tables.fcard_args[card][0], purpose)


def fits_after(g: State, card: int, purpose: int, side: int) -> bool:
    if g.rules.card_effect[card] != E_REROLL or not is_discard(g, card):
        return False
    args = g.rules.tables.fcard_args[card]
    return matches_roll(args[0], purpose) and (args[1] == side or args[1] == BOTH)


def is_discard(g: State, card: int) -> bool:
    return g.rules.tables.fcard_type[card] == DISCARD


def any_card(g: State, purpose: int, side: int) -> bool:
    for card in g.hand:
        if fits_before(g, card, purpose, side) or fits_after(g, card, purpose, side):
            return True
    return False


def spend_card(g: State, card: int, m: int = -1) -> None:
    """5.1.2a: it goes to the discard pile."""
    g.hand.remove(card)
    g.f_discard.append(card)
    g.tell(tell.CARD_SPENT, card, m)


class DieRoll(Procedure):
    """A roll with its windows (I9): before it, cards that decide or help; after it, cards that roll again."""

    purpose: int
    man: int
    side: int
    need: int
    die: int

    def step(self, g: State) -> int:
        if self.at == BEFORE and not self.cards(g):
            self.roll(g)
        if self.at == AFTER and not self.cards(g):
            return g.pop(outcome(g, self.purpose, self.man, self.need, self.die))
        return ASK

    def cards(self, g: State) -> list[int]:
        if self.at == BEFORE:
            return [c for c in g.hand if fits_before(g, c, self.purpose, self.side)]
        return [c for c in g.hand if fits_after(g, c, self.purpose, self.side)]

    def roll(self, g: State) -> None:
        self.die = d10(g)
        g.tell(tell.CHECKED, self.man, self.purpose, self.die, self.need)
        self.at = AFTER

    def choices(self, g: State) -> list[int]:
        found = [choice(SPEND, card) for card in self.cards(g)]
        found.append(CHOOSE_ROLL if self.at == BEFORE else CHOOSE_KEEP)
        return found

    def chosen(self, g: State, choice: int) -> None:
        if choice == CHOOSE_ROLL:
            self.roll(g)
        elif choice == CHOOSE_KEEP:
            g.pop(outcome(g, self.purpose, self.man, self.need, self.die))
        else:
            self.spend(g, a_of(choice))

    def spend(self, g: State, card: int) -> None:
        spend_card(g, card, self.man)
        code = g.rules.card_effect[card]
        if code == E_REROLL:
            g.tell(tell.REROLLED, self.man, self.purpose)
            self.roll(g)
        elif code == E_BONUS:
            self.need += g.rules.tables.fcard_args[card][1]
        elif code == E_AUTO_PASS:
            g.tell(tell.PASSED_BY_CARD, self.man, self.purpose)
            g.pop(AUTO | PASSED)
        else:
            g.tell(tell.FAILED_BY_CARD, self.man, self.purpose)
            g.pop(AUTO)

    def is_window(self) -> bool:
        return True

    def question(self, g: State) -> tuple[str, str]:
        return ("before-roll", "5.1.2") if self.at == BEFORE else ("after-roll", "5.1.2")

    def about(self, g: State) -> Subject:
        numbers = {"purpose": self.purpose, "need": self.need}
        if self.at == AFTER:
            numbers["die"] = self.die
        return Subject("roll" if self.at == BEFORE else "rolled", self.side, self.man, numbers=numbers)

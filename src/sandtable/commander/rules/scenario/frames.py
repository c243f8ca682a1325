"""Questions of a scenario before the first Turn, and choices that it gives in play."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import tell
from sandtable.commander.rules.markers import is_impassable
from sandtable.commander.rules.scenario.events import carry_out
from sandtable.commander.rules.scenario.script import (
    ANY,
    ASKED,
    AT_DEAL,
    AT_START,
    NOT_SAID,
    PLACED,
    BeforeStart,
    Effect,
    Reserve,
)
from sandtable.commander.rules.scenario.setup import BY_ENTRY
from sandtable.commander.rules.scenario.values import stacking_limit
from sandtable.commander.rules.state import (
    DECK,
    HAND,
    TIME_TRACK,
    WAITING,
    Procedure,
    State,
    lift,
    occupied_by,
    put,
    set_broken,
    set_space,
    shared_hexes,
    side_units_in,
)
from sandtable.commander.rules.stats import figures
from sandtable.commander.rules.verbs import CARD, CHOOSE_DONE, ITEM, PLACE, SPACE, UNIT
from sandtable.kernel.choice import a_of, b_of, choice
from sandtable.kernel.frame import ASK, Subject

CHOOSE: Final = 0
PICK: Final = 1  # a card of the deck


class Beforehand(Procedure):
    """Choices of a scenario before the set-up or after the deal; at the start also what is broken by lot."""

    after_deal: bool
    number: int  # of the choice that is asked

    def may_scrap(self) -> bool:
        return False

    def step(self, g: State) -> int:
        choices = g.rules.script.choices
        now = AT_DEAL if self.after_deal else AT_START
        while self.number < len(choices) and choices[self.number].when != now:
            self.number += 1
        return ASK if self.number < len(choices) else g.pop()

    def asked_for(self, g: State) -> BeforeStart:
        return g.rules.script.choices[self.number]

    def who(self, g: State) -> int:
        return self.asked_for(g).side

    def choices(self, g: State) -> list[int]:
        if self.at == PICK:
            return [choice(CARD, card) for card in self.cards(g)]
        return [choice(ITEM, i) for i in range(len(self.asked_for(g).options))]

    def cards(self, g: State) -> list[int]:
        """Cards of the deck that may be picked."""
        effect = picking(self.asked_for(g).options[g.picked[len(g.picked) - 2]])
        assert effect is not None
        side = effect.side if effect.side >= 0 else self.who(g)
        return cards_for(g, side, effect)

    def chosen(self, g: State, choice: int) -> None:
        if self.at == PICK:
            g.picked = [*g.picked[: len(g.picked) - 1], a_of(choice)]
            self.at = CHOOSE
            self.number += 1
            return
        option = self.asked_for(g).options[a_of(choice)]
        if self.asked_for(g).when != ASKED:
            g.picked = [*g.picked, self.number, a_of(choice), NOT_SAID]
        told = 1 + a_of(choice) if self.asked_for(g).when == ASKED else 0  # others may hide a card
        g.tell(tell.SCENARIO_CHANGE, g.time, self.who(g), -2 - self.number, told)
        for effect in option:
            if effect.first:
                g.active = effect.side if effect.side >= 0 else self.who(g)
        carry_out(g, option, self.who(g))
        picked = picking(option)
        if picked is not None and cards_for(g, picked.side if picked.side >= 0 else self.who(g), picked):
            self.at = PICK
        else:
            self.number += 1

    def question(self, g: State) -> str:
        return "scenario-card" if self.at == PICK else "scenario-choice"

    def about(self, g: State) -> Subject:
        return Subject("scenario-choice", self.who(g), numbers={"choice": self.number})


def picking(option: list[Effect]) -> Effect | None:
    for effect in option:
        if effect.pick_order != NOT_SAID or effect.pick_action != NOT_SAID:
            return effect
    return None


def cards_for(g: State, side: int, effect: Effect) -> list[int]:
    """Cards of a side's draw pile with the Order and Action that may be picked."""
    taken = dealt_cards(g, side)
    found: list[int] = []
    for card in sorted(g.draw[side]):
        fits = effect.pick_order in (ANY, NOT_SAID) or g.rules.card_order[card] == effect.pick_order
        fits = fits and (effect.pick_action in (ANY, NOT_SAID) or g.rules.card_action[card] == effect.pick_action)
        if fits and card not in taken:
            found.append(card)
    return found


def dealt_cards(g: State, side: int) -> list[int]:
    """Cards that a side begins with: the scenario's, and those of its choices."""
    found = g.rules.dealt[side][:]
    for i in range(0, len(g.picked), 3):
        before = g.rules.script.choices[g.picked[i]]
        for effect in before.options[g.picked[i + 1]]:
            if (effect.side if effect.side >= 0 else before.side) == side:
                found += [card for card in effect.cards if card not in found]
                picks = effect.pick_order != NOT_SAID or effect.pick_action != NOT_SAID
                if picks and g.picked[i + 2] != NOT_SAID and g.picked[i + 2] not in found:
                    found.append(g.picked[i + 2])
    return found


def redeal_picks(g: State, seat: int) -> None:
    """Cards that others have picked for their first hand are unknown until they are dealt, and after."""
    for i in range(0, len(g.picked), 3):
        before = g.rules.script.choices[g.picked[i]]
        effect = picking(before.options[g.picked[i + 1]])
        if effect is None or g.picked[i + 2] == NOT_SAID:
            continue
        side = effect.side if effect.side >= 0 else before.side
        cards = cards_for(g, side, effect)
        if before.side != seat and side != seat and cards:
            g.picked = [*g.picked[: i + 2], g.chance.pick(DECK, cards), *g.picked[i + 3 :]]


def chosen_forts(g: State, side: int, group: int) -> list[int]:
    """Fortifications that a choice has added to a group."""
    found: list[int] = []
    for i in range(0, len(g.picked), 3):
        before = g.rules.script.choices[g.picked[i]]
        for effect in before.options[g.picked[i + 1]]:
            if (effect.side if effect.side >= 0 else before.side) == side and effect.group == group:
                found += effect.forts
    return found


def push_beforehand(g: State, after_deal: bool) -> None:
    for before in g.rules.script.choices:
        if before.when == (AT_DEAL if after_deal else AT_START):
            frame = Beforehand()
            frame.at = CHOOSE
            frame.after_deal = after_deal
            frame.number = 0
            g.push(frame)
            return


class MakeChoice(Beforehand):
    """One choice of a scenario: when all are set up, or in play when something asks for it."""

    only: int  # its number

    def step(self, g: State) -> int:
        return ASK if self.number == self.only else g.pop()


def push_choice(g: State, number: int) -> None:
    frame = MakeChoice()
    frame.at = CHOOSE
    frame.after_deal = False
    frame.number = frame.only = number
    g.push(frame)


def push_placed(g: State) -> None:
    """The choices that are made when all are set up, in their order."""
    choices = g.rules.script.choices
    for i in range(len(choices) - 1, -1, -1):
        if choices[i].when == PLACED:
            push_choice(g, i)


def draw_pieces(g: State) -> None:
    """Units and Weapons of which only the lot says what they are; no counter twice that is there but once."""
    if g.rules.script.unit_lots:
        types = g.u_type[:]
        for u, kinds in g.rules.script.unit_lots.items():
            free = [kind for kind in kinds if kind == types[u] or types.count(kind) < g.rules.tables.unit_count[kind]]
            types[u] = g.chance.pick(HAND, free)
            g.reveal(types[u])
        g.u_type = types
    lots = g.rules.script.weapon_lots
    for w in range(len(lots)):
        if lots[w]:
            g.w_type[w] = g.chance.pick(HAND, lots[w])
            g.reveal(g.w_type[w])


def jam_weapons(g: State) -> None:
    """Weapons that are broken at the start, drawn by lot."""
    for jammed in g.rules.script.jammed:
        for _ in range(jammed.count):
            sound = [
                w
                for w in range(len(g.rules.weapon_side))
                if g.rules.weapon_side[w] == jammed.side
                and not g.w_broken[w]
                and (not jammed.types or g.w_type[w] in jammed.types)
            ]
            if sound:
                w = g.chance.pick(HAND, sound)
                g.reveal(w)
                set_broken(g, w, 1)
                g.tell(tell.WEAPON_BROKE, w)


# --- units of the owner's choice on the Time Track ---

WHO: Final = 0
WHERE: Final = 1


class HoldBack(Procedure):
    """Before a group is set up, its owner puts some of its units on the Time Track: which, and on which space."""

    number: int  # of the reserve
    units: list[int]  # put there so far
    unit: int

    def may_scrap(self) -> bool:
        return False

    def reserve(self, g: State) -> Reserve:
        return g.rules.script.reserves[self.number]

    def step(self, g: State) -> int:
        if self.at == WHERE:
            return ASK
        reserve = self.reserve(g)
        if len(self.units) >= reserve.count or not self.free(g) or not self.spaces(g):
            return g.pop()
        return ASK

    def free(self, g: State) -> list[int]:
        """In ascending order, so that no set is reached in two ways."""
        reserve = self.reserve(g)
        last = self.units[len(self.units) - 1] if self.units else -1
        found = [
            u
            for u in range(len(g.rules.unit_group))
            if g.u_hex[u] == WAITING
            and g.rules.unit_group[u] == reserve.group
            and (not reserve.types or g.u_type[u] in reserve.types)
        ]
        after = [u for u in found if u > last]
        needed = reserve.at_least - len(self.units)
        return after[: len(after) - needed + 1] if needed > 1 else after

    def spaces(self, g: State) -> list[int]:
        reserve = self.reserve(g)
        if reserve.together and self.units:
            return [g.u_time[self.units[0]]]
        if not reserve.most:
            return reserve.spaces
        return [n for n in reserve.spaces if sum([1 for u in self.units if g.u_time[u] == n]) < reserve.most]

    def who(self, g: State) -> int:
        return self.reserve(g).side

    def choices(self, g: State) -> list[int]:
        if self.at == WHERE:
            return [choice(SPACE, n) for n in self.spaces(g)]
        found = [choice(UNIT, u) for u in self.free(g)]
        if len(self.units) >= self.reserve(g).at_least:
            found.append(CHOOSE_DONE)
        return found

    def chosen(self, g: State, choice: int) -> None:
        if self.at == WHERE:
            self.put_on(g, a_of(choice))
        elif choice == CHOOSE_DONE:
            g.pop()
        else:
            self.unit = a_of(choice)
            self.at = WHERE
            if self.reserve(g).by_lot:
                space = g.chance.pick(DECK, self.spaces(g))
                g.reveal(space)
                self.put_on(g, space)

    def put_on(self, g: State, space: int) -> None:
        g.u_hex[self.unit] = TIME_TRACK
        set_space(g, self.unit, space)
        g.u_flags[self.unit] |= BY_ENTRY
        self.units.append(self.unit)
        g.tell(tell.TIME_SPACE, self.unit, space)
        self.at = WHO

    def question(self, g: State) -> str:
        return "set-up-reserve" if self.at == WHO else "set-up-space"

    def about(self, g: State) -> Subject:
        return Subject("reserve", self.who(g), self.unit if self.at == WHERE else -1)


def push_reserves(g: State, side: int, group: int) -> None:
    for i in range(len(g.rules.script.reserves) - 1, -1, -1):
        reserve = g.rules.script.reserves[i]
        if reserve.side == side and reserve.group == group:
            frame = HoldBack()
            frame.at = WHO
            frame.number = i
            frame.units = []
            frame.unit = -1
            g.push(frame)


# --- both sides in one hex after a set-up that neither saw ---


class GiveWay(Procedure):
    """Areas overlap and both have set up unseen: where both stand, whoever set up later goes to the nearest hex."""

    def may_scrap(self) -> bool:
        return False

    def later(self, g: State) -> int:
        """The side whose first step of the set-up came later."""
        return 1 - g.rules.setup_side[0]

    def unit(self, g: State) -> int:
        """The next one that has to go, or -1."""
        for hex in shared_hexes(g):
            return side_units_in(g, hex, self.later(g))[0]
        return -1

    def hexes(self, g: State, u: int) -> list[int]:
        """The nearest with room and without enemies: of its area if there are such."""
        side, map = self.later(g), g.rules.map
        size = g.rules.tables.unit_figures[g.u_type[u]]
        free = [
            h
            for h in range(map.size)
            if not is_impassable(g, h)
            and not occupied_by(g, h, 1 - side)
            and figures(g, h, side) + size <= stacking_limit(g, h, side)
        ]
        area = g.rules.areas[g.rules.unit_group[u]] if u < len(g.rules.unit_group) else []
        found = [h for h in free if area and area[h]] or free
        if not found:
            return []
        nearest = min([map.distances[g.u_hex[u] * map.size + h] for h in found])
        return [h for h in found if map.distances[g.u_hex[u] * map.size + h] == nearest]

    def step(self, g: State) -> int:
        u = self.unit(g)
        return ASK if u >= 0 and self.hexes(g, u) else g.pop()

    def who(self, g: State) -> int:
        return self.later(g)

    def choices(self, g: State) -> list[int]:
        u = self.unit(g)
        return [choice(PLACE, u, h) for h in self.hexes(g, u)]

    def chosen(self, g: State, choice: int) -> None:
        u, hex = a_of(choice), b_of(choice)
        lift(g, u, WAITING)
        put(g, u, hex)
        g.tell(tell.SET_UP, u, hex)

    def question(self, g: State) -> str:
        return "set-up-give-way"

    def about(self, g: State) -> Subject:
        return Subject("give-way", self.who(g), self.unit(g))


def push_give_way(g: State) -> bool:
    """Is there a hex with both sides, from which one has to go?"""
    if not g.rules.concealed_setup or not g.rules.setup_side or not shared_hexes(g):
        return False
    frame = GiveWay()
    frame.at = 0
    if frame.hexes(g, frame.unit(g)):
        g.push(frame)
        return True
    return False

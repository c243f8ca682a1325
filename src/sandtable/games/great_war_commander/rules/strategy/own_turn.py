"""Situations of one's own Turn (S98.1): reconnaissance, aircraft, reports, telephones, morale, and Under Shot."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import reasons
from sandtable.commander.rules.breaking import rally
from sandtable.commander.rules.cards import discard_from_hand, draw_one
from sandtable.commander.rules.los import hexes_apart
from sandtable.commander.rules.names import TIME
from sandtable.commander.rules.orders.bombardment import break_radio
from sandtable.commander.rules.orders.move import MoveOrder
from sandtable.commander.rules.rolls import push_trigger
from sandtable.commander.rules.state import Procedure, State, is_broken, other, units_of
from sandtable.commander.rules.stats import command, is_leader
from sandtable.commander.rules.tell import DISCARDED
from sandtable.commander.rules.victory import open_secrets
from sandtable.games.great_war_commander.rules import tell
from sandtable.games.great_war_commander.rules.allies.state import strategies_of
from sandtable.games.great_war_commander.rules.formations import is_unit
from sandtable.games.great_war_commander.rules.names import (
    AIR_ASSAULT,
    BY_AIR_ASSAULT,
    BY_CANCELLING,
    BY_CLEARING,
    BY_DRAWING,
    BY_POST_REQUEST,
    BY_SPYING,
    ENEMY_AIR_ASSAULT,
    OWN_TURN,
)
from sandtable.games.great_war_commander.rules.orders.air import cancel_air_assault
from sandtable.games.great_war_commander.rules.orders.artillery import post_request_reason, push_post_request
from sandtable.games.great_war_commander.rules.orders.barrage import UNWATCHED, Impact, push_impact
from sandtable.games.great_war_commander.rules.orders.telephone import (
    has_telephone,
    is_registered,
    is_telephone_left,
    lift_barrage,
)
from sandtable.games.great_war_commander.rules.state import NO_HEX, of
from sandtable.games.great_war_commander.rules.strategy.cards import (
    clear_reminders,
    discard_held,
    look_at_tops,
    put_under,
    reminders_of,
)
from sandtable.games.great_war_commander.rules.strategy.deck import draw_strategy
from sandtable.games.great_war_commander.rules.strategy.situation import Situation, cited_by_nation
from sandtable.games.great_war_commander.rules.turn import note_strategy_order
from sandtable.games.great_war_commander.rules.verbs import (
    KEEP_STRATEGY,
    SITUATION_RADIO,
    SITUATION_UNIT,
    SITUATION_WAY,
)
from sandtable.kernel.choice import a_of, b_of, choice, verb_of
from sandtable.kernel.frame import ASK, GO, Subject, with_item
from sandtable.terrain.lattice import BOTTOM, LEFT, TOP

DRAWN: Final = 2  # cards to choose from (S98.3.1)


class Reconnaissance(Situation):
    """S98.3.1, S98.4.3: one of four uses."""

    def ways(self, g: State, side: int, card: int, moment: int) -> list[int]:
        found: list[int] = []
        if post_request_reason(g, side) == reasons.OK:
            found.append(BY_POST_REQUEST)
        found.append(BY_SPYING)
        if reminders_of(g, other(side)):
            found.append(BY_CLEARING)
        if of(g).s_draw[side]:
            found.append(BY_DRAWING)
        return [choice(SITUATION_WAY, card, way) for way in found]

    def is_quiet(self, g: State, code: int) -> bool:
        return b_of(code) != BY_POST_REQUEST

    def happens(self, g: State, side: int, code: int) -> None:
        way = b_of(code)
        if way == BY_POST_REQUEST:
            note_strategy_order(g)
            push_post_request(g)
        elif way == BY_SPYING:
            discard_held(g, other(side))
            look_at_tops(g, side)
        elif way == BY_CLEARING:
            clear_reminders(g, other(side))
        else:
            push_pick_of_two(g, side)


class PickOfTwo(Procedure):
    """Two Strategy Cards, as far as there are so many: one is kept, the other goes under the draw pile."""

    side: int

    def step(self, g: State) -> int:
        return ASK if len(strategies_of(g, self.side)) > 1 else g.pop()

    def who(self, g: State) -> int:
        return self.side

    def choices(self, g: State) -> list[int]:
        return [choice(KEEP_STRATEGY, card) for card in strategies_of(g, self.side)]

    def chosen(self, g: State, choice: int) -> None:
        for card in strategies_of(g, self.side)[:]:
            if card != a_of(choice):
                put_under(g, self.side, card)
        g.pop()

    def question(self, g: State) -> str:
        return "keep-strategy"

    def cited(self, g: State) -> str:
        return cited_by_nation(g, self.side, self.question(g))

    def about(self, g: State) -> Subject:
        return Subject("keep-strategy", self.side)


def push_pick_of_two(g: State, side: int) -> None:
    for _ in range(DRAWN):
        draw_strategy(g, side)
    frame = PickOfTwo()
    frame.at = GO
    frame.side = side
    g.push(frame)


class Aircraft(Situation):
    """S98.3.2, S98.4.2: cancel the opponent's Air Assault, or perform Air Assaults that are no Orders of the Turn."""

    def may(self, g: State, side: int, moment: int) -> bool:
        return moment == ENEMY_AIR_ASSAULT or g.rules.can_order(g, side, AIR_ASSAULT) == reasons.OK

    def ways(self, g: State, side: int, card: int, moment: int) -> list[int]:
        if not self.may(g, side, moment):
            return []
        return [choice(SITUATION_WAY, card, BY_AIR_ASSAULT if moment == OWN_TURN else BY_CANCELLING)]

    def is_quiet(self, g: State, code: int) -> bool:
        return False

    def happens(self, g: State, side: int, code: int) -> None:
        if b_of(code) == BY_CANCELLING:
            cancel_air_assault(g)
            return
        note_strategy_order(g)
        frame = FreeAirAssaults()
        frame.at = GO
        frame.side = side
        frame.left = g.rules.tables.strategy_number[a_of(code)]
        g.push(frame)


class FreeAirAssaults(Procedure):
    """One after another; what bars an Air Assault bars these too."""

    side: int
    left: int

    def step(self, g: State) -> int:
        if not self.left or g.rules.can_order(g, self.side, AIR_ASSAULT) != reasons.OK:
            return g.pop()
        self.left -= 1
        g.rules.order(g, AIR_ASSAULT)
        return GO

    def about(self, g: State) -> Subject:
        return Subject("air-assaults", self.side)


class FieldReports(Situation):
    """S98.3.5: the opponent's cards go, three come, and his secret chits are opened."""

    def happens(self, g: State, side: int, code: int) -> None:
        foe = other(side)
        for card in g.hand[foe][:]:
            discard_from_hand(g, foe, card)
            g.tell(DISCARDED, foe, card)
        discard_held(g, foe)
        frame = NewHand()
        frame.at = GO
        frame.side = foe
        frame.left = g.rules.tables.strategy_number[a_of(code)]
        g.push(frame)


class NewHand(Procedure):
    """The last card of a draw pile brings a Time Advance, then drawing goes on (6.1.2)."""

    side: int
    left: int

    def step(self, g: State) -> int:
        if not g.draw[self.side]:
            push_trigger(g, self.side, TIME)
            return GO
        if self.left:
            self.left -= 1
            draw_one(g, self.side)
            return GO
        open_secrets(g, self.side)
        return g.pop()

    def about(self, g: State) -> Subject:
        return Subject("new-hand", self.side)


class CounterBattery(Situation):
    """S98.3.6: French 75's break a Telephone that works; its markers leave the map with it (O18.1)."""

    def may(self, g: State, side: int, moment: int) -> bool:
        return has_telephone(g, other(side))

    def happens(self, g: State, side: int, code: int) -> None:
        break_radio(g, other(side))


class Exchange(Situation):
    """S98.4.9: another Telephone of the counter mix for one that works, or the opponent's Reminder Cards."""

    def ways(self, g: State, side: int, card: int, moment: int) -> list[int]:
        found: list[int] = []
        if has_telephone(g, side):
            found += [choice(SITUATION_RADIO, card, kind) for kind in telephones_left(g, side)]
        if reminders_of(g, other(side)):
            found.append(choice(SITUATION_WAY, card, BY_CLEARING))
        return found

    def may(self, g: State, side: int, moment: int) -> bool:
        return has_telephone(g, side) or len(reminders_of(g, other(side))) > 0

    def happens(self, g: State, side: int, code: int) -> None:
        if verb_of(code) == SITUATION_WAY:
            clear_reminders(g, other(side))
            return
        g.radio = with_item(g.radio, side, b_of(code))  # in the same box; a barrage on the map stays
        g.tell(tell.TELEPHONE_REPLACED, side, b_of(code))


def telephones_left(g: State, side: int) -> list[int]:
    """Telephones of the nation that are in the countermix."""
    nations = g.rules.tables.radio_nation
    own = [kind for kind in range(len(nations)) if nations[kind] == g.rules.nation[side]]
    return [kind for kind in own if is_telephone_left(g, kind)]


class BattleMorale(Situation):
    """S98.5.2: a Leader, then all Units within the radius of his unbroken Command."""

    def may(self, g: State, side: int, moment: int) -> bool:
        return len(leaders_to_rally(g, side)) > 0

    def ways(self, g: State, side: int, card: int, moment: int) -> list[int]:
        return [choice(SITUATION_UNIT, card, u) for u in leaders_to_rally(g, side)]

    def happens(self, g: State, side: int, code: int) -> None:
        leader = b_of(code)
        rally(g, leader)
        for u in units_of(g, side):
            if is_unit(g, u) and hexes_apart(g, g.u_hex[leader], g.u_hex[u]) <= command(g, leader):
                rally(g, u)


def leaders_to_rally(g: State, side: int) -> list[int]:
    """Leaders who are broken or have a broken Unit within the radius that they would have unbroken."""
    tables = g.rules.tables
    found: list[int] = []
    for leader in units_of(g, side):
        if is_leader(g, leader) and not tables.unit_tank_leads[g.u_type[leader]]:
            radius = tables.unit_command[g.u_type[leader] * 2]
            if is_broken(g, leader) or has_broken_near(g, leader, radius):
                found.append(leader)
    return found


def has_broken_near(g: State, leader: int, radius: int) -> bool:
    for u in units_of(g, g.u_owner[leader]):
        if is_unit(g, u) and is_broken(g, u) and hexes_apart(g, g.u_hex[leader], g.u_hex[u]) <= radius:
            return True
    return False


class UnderShot(Situation):
    """S98.3.9, S98.4.8, S98.5.8: the opponent's barrage falls short, on his own men; its victim draws for it."""

    def may(self, g: State, side: int, moment: int) -> bool:
        return is_registered(g, other(side))

    def is_quiet(self, g: State, code: int) -> bool:
        return isinstance(g.frames[-1], MoveOrder)  # which bears losses at any time

    def happens(self, g: State, side: int, code: int) -> None:
        owner = other(side)
        s = of(g)
        if isinstance(g.frames[-1], Impact):
            g.frames.pop()  # it is turned before it strikes (the switch)
        hexes = g.rules.tables.strategy_number[a_of(code)]
        centre = toward_edge(g, s.spotting[owner], owner, hexes)
        area = [toward_edge(g, hex, owner, hexes) for hex in s.barrage[owner]]
        area = sorted([hex for hex in area if hex != NO_HEX])
        if centre == NO_HEX:
            lift_barrage(g, owner)  # nothing is left to spot by
        else:
            s.spotting[owner] = centre
            s.barrage[owner] = area[:]
            area = sorted([centre, *area])
        g.tell(tell.BARRAGE_SHIFTED, owner, centre)
        push_impact(g, side, owner, area, centre, UNWATCHED)


def toward_edge(g: State, hex: int, side: int, hexes: int) -> int:
    """The hex so many hexes straight toward a side's edge, or NO_HEX; across the grain, in the same row of the map."""
    map = g.rules.map
    col, row = hex // map.rows, hex % map.rows
    edge = g.rules.edge[side]
    if edge == TOP:
        row -= hexes
    elif edge == BOTTOM:
        row += hexes
    else:
        col += -hexes if edge == LEFT else hexes
    return col * map.rows + row if 0 <= col < map.cols and 0 <= row < map.rows else NO_HEX

"""Setting up (3.14 D30): units, Weapons and Fortifications by their players, step by step; then the deal."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import reasons, tell
from sandtable.commander.rules.cards import draw_one, tell_drawn
from sandtable.commander.rules.markers import is_impassable, may_fortify, place_fort
from sandtable.commander.rules.scenario.frames import (
    chosen_forts,
    dealt_cards,
    draw_pieces,
    jam_weapons,
    push_beforehand,
    push_give_way,
    push_placed,
    push_reserves,
)
from sandtable.commander.rules.scenario.due import push_due
from sandtable.commander.rules.scenario.handing_out import is_taker
from sandtable.commander.rules.setup_room import is_roomy, those_with_room
from sandtable.commander.rules.scenario.values import hand_size, stacking_limit
from sandtable.commander.rules.scenario.setup import chain_can_close, chained, draw_lots, has_placing, placing_reason
from sandtable.commander.rules.scenario.script import NOBODY, NOT_SAID, START, of_weapon, placing_of
from sandtable.commander.rules.state import (
    CONCEALED,
    DECK,
    NO_WEAPON,
    UNASSIGNED,
    WAITING,
    Procedure,
    State,
    lift,
    occupied_by,
    put,
    units_on_map,
    unmark_all,
)
from sandtable.commander.rules.stats import figures
from sandtable.commander.rules.turn import push_turns
from sandtable.commander.rules.verbs import CHOOSE_DONE, FORT, GIVE, PLACE, WINNER_FIRST
from sandtable.commander.rules.victory import OBJECTIVES, settle_control
from sandtable.kernel.choice import B_SHIFT, a_of, b_of, choice, verb_of
from sandtable.kernel.frame import ASK, GO, Subject

STEP: Final = 0
UNITS: Final = 1
WEAPONS: Final = 2
FORTS: Final = 3
DEAL: Final = 4
FIRST_PLAYER: Final = 5
BEGIN: Final = 6
CHOICES: Final = 99  # of the scenario, between the set-up and the deal; games have steps of their own before it


class SetUp(Procedure):
    """The scenario's set-up steps in order; each is one group of pieces of one side, placed in its area."""

    step_no: int
    forts: list[int]  # Fortifications of this step still to be placed
    laid: list[int]  # Fortifications placed unseen: triples step, kind, hex

    def may_scrap(self) -> bool:
        return False  # before the game

    def step(self, g: State) -> int:
        if self.at == STEP:
            return self.next_step(g)
        if self.at == UNITS:
            if self.next_unit(g) >= 0:
                return ASK
            return self.go_to(WEAPONS) if self.is_last_of_group(g) else self.finish_step(g)
        if self.at == WEAPONS:
            return ASK if self.next_weapon(g) >= 0 and self.takers(g) else self.start_forts(g)
        if self.at == FORTS:
            return ASK if self.forts and self.has_fort_hex(g) else self.finish_step(g)
        if self.at == DEAL:
            self.uncover(g)
            return GO if push_give_way(g) else self.go_on(g)
        if self.at == CHOICES:
            return push_due(g) if g.due else self.deal(g)
        if self.at == FIRST_PLAYER:
            return ASK
        return self.begin(g)

    def go_to(self, at: int) -> int:
        self.at = at
        return GO

    # --- which step ---
    def next_step(self, g: State) -> int:
        if self.step_no >= len(g.rules.setup_side):
            return self.go_to(DEAL)
        if self.group(g) not in g.rules.setup_group[: self.step_no]:
            draw_lots(g, self.side(g), self.group(g))
            push_reserves(g, self.side(g), self.group(g))
        return self.go_to(UNITS)

    def side(self, g: State) -> int:
        return g.rules.setup_side[self.step_no]

    def group(self, g: State) -> int:
        return g.rules.setup_group[self.step_no]

    def finish_step(self, g: State) -> int:
        g.tell(tell.SET_UP_DONE, self.side(g))
        self.step_no += 1
        return self.go_to(STEP)

    # --- pieces of this step, in the order of their index ---
    def is_last_of_group(self, g: State) -> bool:
        return self.group(g) not in g.rules.setup_group[self.step_no + 1 :]

    def is_in_turns(self, g: State) -> bool:
        """Does the group's owner place some of it now and the rest in later steps: which, he says?"""
        return not self.is_last_of_group(g)

    def waiting(self, g: State) -> list[int]:
        side, group = self.side(g), self.group(g)
        units = range(len(g.rules.unit_group))
        return [u for u in units if g.u_hex[u] == WAITING and g.u_owner[u] == side and g.rules.unit_group[u] == group]

    def next_unit(self, g: State) -> int:
        if self.is_in_turns(g) and len(self.waiting(g)) <= g.rules.setup_leave[self.step_no]:
            return -1
        for u in range(len(g.rules.unit_group)):
            if g.u_hex[u] == WAITING and g.u_owner[u] == self.side(g) and g.rules.unit_group[u] == self.group(g):
                return u
        return -1

    def next_weapon(self, g: State) -> int:
        for w in range(len(g.rules.weapon_group)):
            if g.w_carrier[w] == UNASSIGNED and g.rules.weapon_side[w] == self.side(g):
                if g.rules.weapon_group[w] == self.group(g) and of_weapon(g.rules.script.weapon_space, w) == NOT_SAID:
                    return w
        return -1

    def takers(self, g: State) -> list[int]:
        w = self.next_weapon(g)
        return [
            u for u in range(len(g.rules.unit_group)) if g.u_weapon[u] == NO_WEAPON and is_taker(g, self.side(g), w, u)
        ]

    def start_forts(self, g: State) -> int:
        self.forts = self.step_forts(g)
        return self.go_to(FORTS)

    def step_forts(self, g: State) -> list[int]:
        """All Fortifications of this step."""
        rules = g.rules
        found = [
            rules.fort_kind[i]
            for i in range(len(rules.fort_kind))
            if rules.fort_side[i] == self.side(g) and rules.fort_group[i] == self.group(g)
        ]
        return found + chosen_forts(g, self.side(g), self.group(g))

    def fort_hexes(self, g: State) -> list[int]:
        mine = self.laid_by(g, self.side(g))
        return [h for h in range(g.rules.map.size) if self.fort_reason(g, h, mine) == reasons.OK]

    def has_fort_hex(self, g: State) -> bool:
        mine = self.laid_by(g, self.side(g))
        for hex in range(g.rules.map.size):
            if self.fort_reason(g, hex, mine) == reasons.OK:
                return True
        return False

    def fort_reason(self, g: State, hex: int, mine: list[int]) -> int:
        """Why no Fortification can be placed in a hex; `mine` are those placed unseen."""
        if not g.rules.areas[self.group(g)][hex]:
            return reasons.OUTSIDE_AREA
        if hex in mine:
            return reasons.FORTIFIED_ALREADY
        if not may_fortify(g, hex):
            return reasons.NO_FORT_THERE
        placing = placing_of(g.rules.script, self.group(g))
        if placing is not None and placing.chain_forts:
            side, group = self.side(g), self.group(g)
            laid = self.own_forts(g)
            if not chain_can_close(g, side, group, laid, hex, len(self.step_forts(g)) - len(laid) - 1):
                return reasons.BREAKS_CHAIN
        return reasons.OK

    def own_forts(self, g: State) -> list[int]:
        """Hexes of the area that have got a Fortification in the set-up."""
        area, before = g.rules.areas[self.group(g)], g.rules.script.preset_forts
        found = [h for h in range(g.rules.map.size) if area[h] and g.h_fort[h] and h not in before]
        return found + self.laid_by(g, self.side(g))

    def may_stop(self, g: State) -> bool:
        """May the rest of the Fortifications be left out? Not where that would leave a chain broken."""
        placing = placing_of(g.rules.script, self.group(g))
        return placing is None or not placing.chain_forts or len(chained(g, self.own_forts(g))) < 2

    def laid_by(self, g: State, side: int) -> list[int]:
        """Hexes where a side has placed Fortifications unseen."""
        laid = self.laid
        return [laid[i + 2] for i in range(0, len(laid), 3) if g.rules.setup_side[laid[i]] == side]

    # --- asking ---
    def who(self, g: State) -> int:
        return g.rules.first_chooser if self.at == FIRST_PLAYER else self.side(g)

    def choices(self, g: State) -> list[int]:
        if self.at == FIRST_PLAYER:
            return [choice(WINNER_FIRST, 0), choice(WINNER_FIRST, 1)]
        if self.at == UNITS:
            units = self.waiting(g) if self.is_in_turns(g) else [self.next_unit(g)]
            return [choice(PLACE, u, h) for u in units for h in self.places(g, u)]
        if self.at == WEAPONS:
            w = self.next_weapon(g)
            return [choice(GIVE, w, u) for u in self.takers(g)]
        found = [choice(FORT, self.forts[0], h) for h in self.fort_hexes(g)]
        if self.may_stop(g):
            found.append(CHOOSE_DONE)
        return found

    def places(self, g: State, u: int) -> list[int]:
        """Where a unit may go so that all that come after it find room too."""
        found = room_for(g, self.side(g), self.group(g), u)
        if is_roomy(g, self.side(g), self.step_no):
            return found
        return those_with_room(g, self.side(g), self.step_no, u, found)

    def chosen(self, g: State, choice: int) -> None:
        verb = verb_of(choice)
        if verb == PLACE:
            self.place(g, a_of(choice), b_of(choice))
        elif verb == GIVE:
            w, u = a_of(choice), b_of(choice)
            g.w_carrier[w] = u
            g.u_weapon[u] = w
            g.tell(tell.WEAPON_GIVEN, w, u, audience=self.audience(g))
        elif verb == FORT:
            self.forts.pop(0)
            self.lay(g, a_of(choice), b_of(choice))
        elif verb == WINNER_FIRST:
            g.active = a_of(choice)
            self.at = BEGIN
        else:
            self.forts = []

    def place(self, g: State, u: int, hex: int) -> None:
        put(g, u, hex)
        if g.rules.concealed_setup:
            g.u_flags[u] |= CONCEALED
        g.tell(tell.SET_UP, u, hex, audience=self.audience(g))

    def lay(self, g: State, kind: int, hex: int) -> None:
        if g.rules.concealed_setup:
            self.laid += [self.step_no, kind, hex]
            g.tell(tell.FORTIFIED, hex, kind, audience=self.audience(g))
        else:
            place_fort(g, hex, kind)

    def audience(self, g: State) -> int:
        return 1 << self.side(g) if g.rules.concealed_setup else -1

    def reason(self, g: State, thing: int, verb: int) -> int:
        """`thing` packs what is placed and the hex: thing * 4096 + hex; of a Weapon and its carrier likewise."""
        what, where = thing >> B_SHIFT, thing & 4095
        if verb == PLACE:
            return self.reason_at(g, what, where)
        if verb == FORT:
            return self.fort_reason(g, where, self.laid_by(g, self.side(g)))
        if verb != GIVE:
            return reasons.OK
        if g.u_owner[where] != self.side(g):
            return reasons.NOT_YOURS
        return reasons.OK if where in self.takers(g) else reasons.ALREADY_ARMED

    def reason_at(self, g: State, u: int, hex: int) -> int:
        side = self.side(g)
        reason = place_reason(g, side, self.group(g), u, hex)
        if reason != reasons.OK or is_roomy(g, side, self.step_no):
            return reason
        return reasons.OK if those_with_room(g, side, self.step_no, u, [hex]) else reasons.TOO_MANY_FIGURES

    def question(self, g: State) -> str:
        if self.at == UNITS:
            return "set-up-in-turns" if self.is_in_turns(g) else "set-up-unit"
        if self.at == WEAPONS:
            return "set-up-weapon"
        return "first-player" if self.at == FIRST_PLAYER else "set-up-fort"

    # --- the deal (1.1) ---
    def deal(self, g: State) -> int:
        self.uncover(g)
        for objective in range(1, OBJECTIVES + 1):
            settle_control(g, objective)
        for side in range(2):
            deal_hand(g, side)
        push_beforehand(g, True)
        return self.go_to(FIRST_PLAYER if g.rules.first_chooser >= 0 else BEGIN)

    def go_on(self, g: State) -> int:
        """What the scenario lets a player choose now that all stand where they stand."""
        push_placed(g)
        return self.go_to(CHOICES)

    def uncover(self, g: State) -> None:
        """What was set up unseen is shown to all."""
        for u in units_on_map(g):
            if g.u_flags[u] & CONCEALED:
                g.tell(tell.SET_UP, u, g.u_hex[u])
        unmark_all(g, CONCEALED)
        for i in range(0, len(self.laid), 3):
            if may_fortify(g, self.laid[i + 2]):  # of two in one hex the first stays (8.1.3)
                place_fort(g, self.laid[i + 2], self.laid[i + 1])
        self.laid = []

    def redeal(self, g: State, seat: int) -> None:
        """Move what the others have set up unseen about their areas, at random."""
        for u in units_on_map(g):
            if g.u_flags[u] & CONCEALED and g.u_owner[u] != seat:
                lift(g, u, WAITING)
                put(g, u, g.chance.pick(DECK, room_for(g, g.u_owner[u], g.rules.unit_group[u], u)))
        for i in range(0, len(self.laid), 3):
            if g.rules.setup_side[self.laid[i]] != seat:
                area = g.rules.areas[g.rules.setup_group[self.laid[i]]]
                taken = self.laid[2::3]
                free = [h for h in range(len(area)) if area[h] and may_fortify(g, h) and h not in taken]
                self.laid[i + 2] = g.chance.pick(DECK, free or [self.laid[i + 2]])

    def begin(self, g: State) -> int:
        g.pop()
        push_turns(g)
        return GO

    def about(self, g: State) -> Subject:
        return Subject("set-up", self.who(g), self.next_unit(g) if self.at == UNITS else -1)


def room_for(g: State, side: int, group: int, u: int) -> list[int]:
    """Hexes of a group's area where a unit may be set up (8.2)."""
    area = g.rules.areas[group]
    found = [h for h, inside in enumerate(area) if inside != 0 and plain_reason(g, side, group, u, h) == reasons.OK]
    if not has_placing(g, u, group):
        return found
    wanted = [h for h in found if placing_reason(g, side, group, u, h) == reasons.OK]
    return wanted or found  # where the scenario cannot be kept to, anywhere in the area


def place_reason(g: State, side: int, group: int, u: int, hex: int) -> int:
    """Why a unit cannot be set up in a hex."""
    why = plain_reason(g, side, group, u, hex)
    if why or not has_placing(g, u, group):
        return why
    why = placing_reason(g, side, group, u, hex)
    return reasons.OK if why and hex in room_for(g, side, group, u) else why


def plain_reason(g: State, side: int, group: int, u: int, hex: int) -> int:
    """The same without what the scenario asks of a group beyond its area."""
    if not g.rules.areas[group][hex]:
        return reasons.OUTSIDE_AREA
    if is_impassable(g, hex):
        return reasons.IMPASSABLE
    if occupied_by(g, hex, 1 - side) and not g.rules.concealed_setup:  # unseen, they are sorted out at the end
        return reasons.ENEMY_SET_UP_THERE
    if figures(g, hex, side) + g.rules.tables.unit_figures[g.u_type[u]] > stacking_limit(g, hex, side):
        return reasons.TOO_MANY_FIGURES
    return reasons.OK


def deal_hand(g: State, side: int) -> None:
    """A shuffled deck; the scenario's own cards first, then up to Hand Size."""
    g.draw[side] = g.chance.shuffle(DECK + side, g.draw[side])[::-1]
    for card in dealt_cards(g, side):
        g.draw[side].remove(card)
        g.hand[side].append(card)
        g.reveal(card)
        tell_drawn(g, side, card)
    g.hand[side].sort()
    while len(g.hand[side]) < hand_size(g, side):
        draw_one(g, side)


def set_up_now(g: State) -> SetUp | None:
    """The set-up that asks now, for whoever drafts one on a copy."""
    frame = g.frames[len(g.frames) - 1] if g.frames else None
    return frame if isinstance(frame, SetUp) else None


def push_set_up(g: State) -> None:
    frame = g.rules.new_set_up()
    frame.at = STEP
    frame.step_no = 0
    frame.forts = []
    frame.laid = []
    g.push(frame)
    draw_pieces(g)
    jam_weapons(g)
    if g.rules.script.events:
        g.rules.happened(g, START, NOBODY, -1, -1, 0)
    push_beforehand(g, False)

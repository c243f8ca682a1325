"""Before the first turn (prep.1, guide 3.1): both sides set up at once, unseen by each other, in any order.

Units stand on the board as soon as they are put there, but a view shows them to their owner alone; works wait in
`g.placing` and are laid when both sides have committed.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules import reasons, tell
from sandtable.games.barbarossa.rules.asking import Asking, first_of, last_of, unseal
from sandtable.games.barbarossa.rules.dice import one
from sandtable.games.barbarossa.rules.firepower import reach
from sandtable.games.barbarossa.rules.move.crossing import may_stand
from sandtable.games.barbarossa.rules.names import (
    ANTI_INFANTRY,
    ANTI_VEHICLE,
    FAKE,
    KILL_ZONE,
    NO_WORK,
    SIDE_NAMES,
)
from sandtable.games.barbarossa.rules.objectives import (
    GIVEN_BARRIER,
    GIVEN_MINEFIELD,
    GIVEN_PILLBOX,
    GIVEN_TRENCH,
    GIVEN_WIRE,
    WorksGiven,
)
from sandtable.games.barbarossa.rules.prep.ammunition import decided, load, types_of, undecided, unload
from sandtable.games.barbarossa.rules.prep.buying import (
    bought,
    buy,
    can_pay_for,
    cards_to_buy,
    points_left,
    why_not_buy,
)
from sandtable.games.barbarossa.rules.state import (
    HIDDEN,
    NOBODY,
    NOWHERE,
    RESERVE,
    UNBOUGHT,
    State,
    can,
    has,
    mark,
    of,
    type_of,
    units_of,
    unmark,
)
from sandtable.games.barbarossa.rules.verbs import (
    AT,
    BUILD,
    BUY,
    CANCEL,
    CANCEL_CHOICE,
    COMMIT,
    COMMIT_CHOICE,
    FACE,
    GIVE,
    KIND,
    LOAD,
    NO,
    RAZE,
    SELL,
    TAKE_UP,
    YES,
)
from sandtable.kernel import frame as kernel
from sandtable.kernel.choice import a_of, b_of, choice, verb_of
from sandtable.kernel.frame import ASK, Subject, with_byte
from sandtable.terrain.lattice import DIRECTIONS

UNIT: Final = 0  # of what a side is putting down: a unit
HEX: Final = 1
FACING: Final = 2
WORKS: Final = 3  # place in rules.works
HIDES: Final = 4  # 1: it begins hidden
EMPTY: Final = [NOBODY, NOWHERE, NOWHERE, NOBODY, 0]


class SetUp(Asking):
    done: int  # bit mask of the sides that have committed
    holding: list[list[int]]  # by side: what it is putting down

    def run(self, g: kernel.State) -> int:
        if self.done != (1 << len(SIDE_NAMES)) - 1:
            return ASK
        g.pop()
        unseal(of(g))
        lay_works(of(g))
        begin_works(of(g))
        raise_wind(of(g))
        return 0

    def is_open(self, g: State, side: int) -> bool:
        return not self.done >> side & 1

    def options(self, g: kernel.State, seat: int) -> list[int]:
        state, held = of(g), self.holding[seat]
        if held[UNIT] == NOBODY and held[WORKS] == NOBODY:
            return self.first_options(state, seat)
        return [*self.next_options(state, seat, held), CANCEL_CHOICE]

    def first_options(self, g: State, side: int) -> list[int]:
        waiting = [u for u in to_set_up(g, side) if g.u_hex[u] == RESERVE and has_place(g, u)]
        building = [i for i in range(len(g.rules.works)) if works_left(g, i, side) > 0 and can_pay_for(g, i)]
        found = [*(choice(GIVE, u) for u in waiting), *(choice(BUILD, i) for i in building)]
        found += [choice(BUY, c) for c in cards_to_buy(g, side)]
        found += [choice(LOAD, u, c) for u in undecided(g, side) for c in types_of(g, u)]
        return [*found, COMMIT_CHOICE] if is_complete(g, side) else found

    def extras(self, g: kernel.State, seat: int) -> list[int]:
        """What stands can be taken up again until the side has committed."""
        state, held = of(g), self.holding[seat]
        if held[UNIT] != NOBODY or held[WORKS] != NOBODY:
            return []
        standing = [u for u in to_set_up(state, seat) if state.u_hex[u] not in (RESERVE, UNBOUGHT)]
        razed = range(len(placed_by(state, seat)))
        sold = [choice(SELL, u) for u in bought(state, seat)]
        other = [choice(LOAD, u, c) for u in decided(state, seat) for c in types_of(state, u) if c != state.u_card[u]]
        return [*(choice(TAKE_UP, u) for u in standing), *(choice(RAZE, n) for n in razed), *sold, *other]

    def next_options(self, g: State, side: int, held: list[int]) -> list[int]:
        if held[WORKS] != NOBODY:
            return self.works_options(g, held)
        if held[HEX] == NOWHERE:
            return [choice(AT, h) for h in hexes_for(g, held[UNIT])]
        if self.asks_to_hide(g, held):
            return [choice(YES), choice(NO)]
        return [choice(FACE, d) for d in range(DIRECTIONS)]

    def works_options(self, g: State, held: list[int]) -> list[int]:
        works = g.rules.works[held[WORKS]]
        if held[HEX] == NOWHERE:
            return [choice(AT, h) for h in works.hexes if why_not_build(g, works, h) == reasons.FINE]
        if works.kind == GIVEN_MINEFIELD:
            kinds = [ANTI_VEHICLE, ANTI_INFANTRY, *([FAKE] if fakes_left(g, held[WORKS]) else [])]
            return [choice(KIND, kind) for kind in kinds]
        return [choice(FACE, d) for d in range(DIRECTIONS)]

    def take(self, g: kernel.State, seat: int, code: int) -> None:
        state, held, verb = of(g), self.holding[seat], verb_of(code)
        if verb == COMMIT:
            self.done |= 1 << seat
            state.tell(tell.COMMITS, seat)
        elif verb == CANCEL:
            self.holding[seat] = EMPTY[:]
        elif verb == GIVE:
            held[UNIT] = a_of(code)
        elif verb == BUILD:
            held[WORKS] = a_of(code)
        elif verb == TAKE_UP:
            take_up(state, a_of(code))
        elif verb == BUY:
            buy(state, seat, a_of(code))
        elif verb == LOAD:
            load(state, a_of(code), b_of(code))
        elif verb == SELL:
            take_up(state, a_of(code))
            unload(state, a_of(code))
            state.u_hex[a_of(code)] = UNBOUGHT
        elif verb == RAZE:
            state.placing.remove(placed_by(state, seat)[a_of(code)])
        else:
            self.go_on(state, seat, held, code)

    def go_on(self, g: State, seat: int, held: list[int], code: int) -> None:
        verb = verb_of(code)
        if verb == AT:
            held[HEX] = a_of(code)
        elif verb in (FACE, KIND):
            held[FACING] = a_of(code)
        if held[WORKS] != NOBODY:
            if held[FACING] != NOWHERE:
                g.placing.append([seat, held[WORKS], held[HEX], held[FACING]])
                self.holding[seat] = EMPTY[:]
            return
        u = held[UNIT]
        if verb == YES:
            held[HIDES] = 1
        if held[FACING] == NOWHERE and (needs_facing(g, u) or held[HIDES]):
            return  # a hidden unit faces as is written (amb.1)
        if verb != NO and not held[HIDES] and may_hide(g, u, held[HEX]):
            return
        put_down(g, u, held[HEX], held[FACING], held[HIDES] == 1)
        self.holding[seat] = EMPTY[:]

    def question(self, g: State, side: int) -> tuple[str, str]:
        held = self.holding[side]
        if held[WORKS] != NOBODY:
            mines = g.rules.works[held[WORKS]].kind == GIVEN_MINEFIELD
            last = ("works-kind", "mine.2") if mines else ("works-facing", "prep.1")
            return ("works-hex", "prep.1") if held[HEX] == NOWHERE else last
        if held[UNIT] == NOBODY:
            return ("set-up", "prep.1")
        if held[HEX] == NOWHERE:
            return ("set-up-hex", "prep.1")
        return ("set-up-hidden", "amb.8") if self.asks_to_hide(g, held) else ("set-up-facing", "kz.1")

    def asks_to_hide(self, g: State, held: list[int]) -> bool:
        return not held[HIDES] and (held[FACING] != NOWHERE or not needs_facing(g, held[UNIT]))

    def about(self, g: State, side: int) -> Subject:
        """What is being put down: a unit, or works by their place in the scenario's list, and where."""
        held = self.holding[side]
        numbers = {"works": held[WORKS], "face": held[FACING], "points": points_left(g, side)}
        return Subject("set-up", side, held[UNIT], hex=held[HEX], numbers=numbers)

    def window(self, g: kernel.State, seat: int) -> bool:
        return True

    def forget(self, g: State, side: int) -> None:
        self.holding[side] = EMPTY[:]
        self.done &= ~(1 << side)

    def deal_answer(self, g: State, side: int, options: list[int]) -> int:
        """Forward, and when it is whole an end, or something more is bought."""
        if COMMIT_CHOICE in options:
            return g.chance.pick(0, [COMMIT_CHOICE, *(code for code in options if verb_of(code) == BUY)])
        return g.chance.pick(0, [code for code in options if code != CANCEL_CHOICE])

    def reason(self, g: State, side: int, thing: int, verb: int) -> int:
        held = self.holding[side]
        if held[UNIT] == NOBODY and held[WORKS] == NOBODY:
            return self.why_not_begin(g, side, thing, verb)
        if verb == AT and held[HEX] == NOWHERE:
            if held[WORKS] != NOBODY:
                return why_not_build(g, g.rules.works[held[WORKS]], thing)
            return why_not_set_up(g, held[UNIT], thing)
        fakes = verb == KIND and held[WORKS] != NOBODY and thing == FAKE
        return reasons.NONE_LEFT_TO_BUILD if fakes and not fakes_left(g, held[WORKS]) else reasons.FINE

    def why_not_begin(self, g: State, side: int, thing: int, verb: int) -> int:
        if verb == BUILD:
            if thing not in range(len(g.rules.works)) or works_left(g, thing, side) <= 0:
                return reasons.NONE_LEFT_TO_BUILD
            return reasons.FINE if can_pay_for(g, thing) else reasons.TOO_EXPENSIVE
        if verb == BUY:
            return why_not_buy(g, side, thing)
        if verb == LOAD:
            return why_not_load(g, side, first_of(thing), last_of(thing))
        if verb != GIVE:
            return reasons.FINE
        if thing not in range(len(g.u_card)) or g.u_side[thing] != side:
            return reasons.NOT_YOURS
        if thing not in to_set_up(g, side) or g.u_hex[thing] != RESERVE:
            return reasons.STANDS_ALREADY
        return reasons.FINE if has_place(g, thing) else reasons.WORKS_FIRST


# --- units ---


def to_set_up(g: State, side: int) -> list[int]:
    """Those with an area of their own."""
    return [u for u in units_of(g, side) if len(g.rules.areas[u]) > 0]


def hexes_for(g: State, u: int) -> list[int]:
    """Of its area, where it can stand; in the works that it is given to, if that is said."""
    return [h for h in area_of(g, u) if may_stand(g, u, h)]


def has_place(g: State, u: int) -> bool:
    """Is there any?"""
    return any(may_stand(g, u, h) for h in area_of(g, u))


def area_of(g: State, u: int) -> list[int]:
    kind = g.rules.inside[u]
    return g.rules.areas[u] if kind == NOBODY else built_for(g, u, kind)


def built_for(g: State, u: int, kind: int) -> list[int]:
    return [p[2] for p in g.placing if p[0] == g.u_side[u] and g.rules.works[p[1]].kind == kind]


def why_not_set_up(g: State, u: int, h: int) -> int:
    """Reason why a unit cannot be set up in a hex."""
    kind = g.rules.inside[u]
    if h not in area_of(g, u):
        return reasons.NOT_IN_AREA if kind == NOBODY else reasons.WORKS_FIRST
    return reasons.FINE if may_stand(g, u, h) else reasons.CANNOT_STAND_THERE


def needs_facing(g: State, u: int) -> bool:
    return can(g, u, KILL_ZONE)


def may_hide(g: State, u: int, h: int) -> bool:
    """As the scenario allows, in ground that hides its type (amb.8)."""
    side = g.u_side[u]
    hidden = [v for v in units_of(g, side) if v != u and has(g, v, HIDDEN)]
    allowed = len(hidden) < g.rules.may_hide[side] and hides_by_card(g, u)
    return allowed and g.rules.tables.terrain[g.h_terrain[h]].ambush[type_of(g, u)] and g.h_work[h] == NO_WORK


def hides_by_card(g: State, u: int) -> bool:
    """The scenario lets some cards begin hidden, or all."""
    cards = g.rules.hidden_cards[g.u_side[u]]
    return len(cards) == 0 or g.u_card[u] in cards or g.rules.given_card(u) in cards


def put_down(g: State, u: int, h: int, facing: int, hidden: bool) -> None:
    g.u_hex[u] = h
    g.u_facing[u] = facing
    if hidden:
        mark(g, u, HIDDEN)
        g.u_reach[u] = reach(g, u)


def why_not_load(g: State, side: int, u: int, c: int) -> int:
    """Reason why a unit cannot take a type of ammunition along."""
    if u not in range(len(g.u_card)) or g.u_side[u] != side:
        return reasons.NOT_YOURS
    return reasons.FINE if c in types_of(g, u) else reasons.NOT_ITS_AMMUNITION


def take_up(g: State, u: int) -> None:
    g.u_hex[u] = RESERVE
    g.u_facing[u] = NOWHERE
    unmark(g, u, HIDDEN)


def is_complete(g: State, side: int) -> bool:
    """Every unit that can stand somewhere does, and has its ammunition; works need not all be placed."""
    placed = all(g.u_hex[u] != RESERVE or not has_place(g, u) for u in to_set_up(g, side))
    return placed and not undecided(g, side)


def begin_works(g: State) -> None:
    """Orders that are under way where their unit was set up."""
    for u in g.sequence:
        if g.rules.begun_order[u] != NOBODY and g.u_hex[u] in g.rules.begun_hexes[u]:
            g.u_work[u] = g.rules.begun_order[u]
            g.u_last[u] = g.rules.begun_order[u]
            g.u_boxes[u] = g.rules.begun_boxes[u]


# --- works ---


def placed_by(g: State, side: int) -> list[list[int]]:
    """What a side has put down, by its own count."""
    return [placed for placed in g.placing if placed[0] == side]


def works_left(g: State, i: int, side: int) -> int:
    works = g.rules.works[i]
    return works.number - len([p for p in g.placing if p[1] == i]) if works.side == side else 0


def fakes_left(g: State, i: int) -> bool:
    return len([p for p in g.placing if p[1] == i and p[3] == FAKE]) < g.rules.works[i].fakes


def why_not_build(g: State, works: WorksGiven, h: int) -> int:
    if h not in works.hexes:
        return reasons.NOT_IN_AREA
    return reasons.FINE if may_build(g, works, h) else reasons.NOT_BUILT_HERE


def may_build(g: State, works: WorksGiven, h: int) -> bool:
    """trench.2, pill.2: where the ground allows it."""
    row = g.rules.tables.terrain[g.h_terrain[h]]
    if works.kind == GIVEN_TRENCH:
        return row.trench and g.h_work[h] == NO_WORK
    if works.kind == GIVEN_PILLBOX:
        taken = [p for p in placed_by(g, works.side) if g.rules.works[p[1]].kind == GIVEN_PILLBOX and p[2] == h]
        return row.pillbox and g.h_work[h] == NO_WORK and g.rules.ground.rail[h] == 0 and not taken
    return not g.rules.ground.rim[h]


def lay_works(g: State) -> None:
    for side, i, h, d in sorted(g.placing):
        kind = g.rules.works[i].kind
        if kind == GIVEN_WIRE:
            g.h_wire = with_side(g, g.h_wire, h, d)
        elif kind == GIVEN_BARRIER:
            g.h_barrier = with_side(g, g.h_barrier, h, d)
        elif kind == GIVEN_TRENCH:
            g.h_trench = with_byte(g.h_trench, h, g.h_trench[h] | 1 << d)
        elif kind == GIVEN_PILLBOX:
            g.h_pillbox = with_byte(g.h_pillbox, h, g.rules.numbers.pillbox_hits)
            g.h_pillbox_face = with_byte(g.h_pillbox_face, h, d)
        else:
            add_minefield(g, side, h, d, NOBODY)
    g.placing = []


def with_side(g: State, table: bytes, h: int, d: int) -> bytes:
    """Noted in both hexes of the side."""
    table = with_byte(table, h, table[h] | 1 << d)
    across = g.rules.ground.beside(h, d)
    return with_byte(table, across, table[across] | 1 << (d + 3) % DIRECTIONS) if across >= 0 else table


def add_minefield(g: State, side: int, h: int, kind: int, unit: int) -> None:
    g.f_hex.append(h)
    g.f_side.append(side)
    g.f_kind.append(kind)
    g.f_known.append(0)
    g.f_live.append(1)
    g.f_unit.append(unit)


# --- wind ---


def raise_wind(g: State) -> None:
    """wind.2: rolled before the game and never changed."""
    if g.rules.strong_winds:
        g.wind = g.rules.fixed_wind if g.rules.fixed_wind >= 0 else one(g, "wind") - 1


def push_set_up(g: State) -> None:
    frame = SetUp()
    frame.at = 0
    frame.done = 0
    frame.holding = [EMPTY[:], EMPTY[:]]
    g.push(frame)

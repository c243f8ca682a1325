"""Events of a scenario: what happens when a unit leaves, is lost, breaks or enters, an Objective is taken, Time moves.

An effect happens at once. One that lets a player pick units is asked for as soon as the procedure that runs allows it:
at the next step of an exit, of a Time Advance, or of the Turn (`State.due`).
"""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import tell
from sandtable.commander.rules.breaking import rally, suppress
from sandtable.commander.rules.cards import discard_from_hand, draw_one
from sandtable.commander.rules.ground import is_water
from sandtable.commander.rules.markers import (
    may_fortify,
    place_blaze,
    place_fort,
    random_smoke,
    remove_fort,
    remove_smoke,
)
from sandtable.commander.rules.rules import TIME_SPACES
from sandtable.commander.rules.scenario.conditions import are_met
from sandtable.commander.rules.scenario.meant import drawn, hexes_of
from sandtable.commander.rules.scenario.setup import BY_ENTRY
from sandtable.commander.rules.scenario.script import (
    BLAZE_MARK,
    BREAK_RADIO,
    BREAK_THEM,
    CONTROL,
    EXIT,
    FIX_RADIO,
    GAS_MARK,
    HALT,
    HARDEN,
    LOSE_RADIO,
    LOSE_THEM,
    LOSS,
    NO_DEED,
    NOBODY,
    NOT_SAID,
    ORDER_IS_GIVEN,
    PER_NOTHING,
    PER_OBJECTIVE,
    PER_UNIT,
    RALLY,
    RELEASE,
    RETURN_THEM,
    SMOKE_MARK,
    SUPPRESS,
    TIME,
    TRIGGER_IS_ROLLED,
    UNSUPPRESS,
    Effect,
    Happening,
)
from sandtable.commander.rules.scenario.tallies import (
    EXITS,
    FIRED,
    LOSSES,
    PER_EVENT,
    count_up,
    fired,
    note_turn,
    tally,
)
from sandtable.commander.rules.state import (
    BROKEN,
    DECK,
    HALTED,
    HAND,
    HELD,
    IN_MIX,
    MOVING,
    NO_RADIO,
    NO_UNIT,
    SUPPRESSED,
    TIME_TRACK,
    UNASSIGNED,
    UNCONTROLLED,
    VETERAN,
    State,
    set_space,
    units_of,
)
from sandtable.commander.rules.victory import (
    BY_SCENARIO,
    NO_SPACE,
    check_losses,
    draw_chit,
    draw_secret,
    eliminate,
    end_by_points,
    finish,
    gain,
    open_chit,
    open_secrets,
    sole_occupant,
)
from sandtable.kernel.frame import with_item

DIE: Final = [1, 2, 3, 4, 5, 6]
POSTPONED: Final = 1 << 16  # in `State.due`, added to the number of an effect that has not happened yet

# --- something happens ---


def exited(g: State, u: int, hex: int, rule: int) -> None:
    """A unit has left the map by a rule of the scenario (or NO_RULE)."""
    side = g.u_owner[u]
    count_up(g, EXITS + side)
    if rule >= 0:
        carry_out(g, g.rules.script.exits[side][rule].effects, side)
    happened(g, EXIT, side, u, hex, 0)


def lost(g: State, u: int, hex: int) -> None:
    side = g.u_owner[u]
    count_up(g, LOSSES + side)
    happened(g, LOSS, side, u, hex, 0)


def happened(g: State, moment: int, side: int, u: int, hex: int, number: int) -> None:
    """`u` is the unit that it is about or NO_UNIT, `number` an Objective or a space of the Time Track."""
    events = g.rules.script.events
    kind = g.u_type[u] if u >= 0 else -1
    for i in range(len(events)):
        if events[i].moment == moment and is_about(events[i], side, kind, hex, number) and not g.over:
            could_happen(g, i, side, u)


def is_about(event: Happening, side: int, kind: int, hex: int, number: int) -> bool:
    if event.side != NOBODY and event.moment != TIME and event.side != side:
        return False
    if event.types and kind not in event.types or event.hexes and hex not in event.hexes:
        return False
    if event.moment == CONTROL and event.objective and event.objective != number:
        return False
    if ORDER_IS_GIVEN <= event.moment <= TRIGGER_IS_ROLLED and event.card != NOT_SAID and event.card != number:
        return False
    return event.moment != TIME or not event.space or event.space == number


def could_happen(g: State, i: int, side: int, u: int) -> None:
    """It happens, if its conditions are met and it is the one that is counted for."""
    event = g.rules.script.events[i]
    if not are_met(g, event.needs) or event.once and fired(g, i):
        return
    place = FIRED + PER_EVENT * i
    if (event.roll_from or event.roll_to) and not rolls_it(g, event):
        return
    count_up(g, place + 1)
    if event.count and tally(g, place + 1) != event.count:
        return
    count_up(g, place)
    if g.rules.script.counts_turns:
        note_turn(g, i)
    about = event.side if event.moment == TIME and event.side != NOBODY else side
    g.tell(tell.SCENARIO_CHANGE, g.time, about, i)
    if ORDER_IS_GIVEN <= event.moment <= TRIGGER_IS_ROLLED:
        for effect in event.effects:  # the Order, Action or Event itself comes first, as it could when it was chosen
            g.due = [*g.due, about, POSTPONED + number_of(g, effect)]
    else:
        carry_out(g, event.effects, about, u)


def rolls_it(g: State, event: Happening) -> bool:
    """Two dice that nobody rolls: no card is turned, so nothing is triggered and nothing rolled again."""
    roll = g.chance.pick(DECK, DIE) + g.chance.pick(DECK, DIE)
    g.reveal(roll)
    return event.roll_from <= roll and (not event.roll_to or roll <= event.roll_to)


# --- effects ---


def carry_out(g: State, effects: list[Effect], side: int, u: int = NO_UNIT) -> None:
    """`u`: the unit that this is about."""
    for effect in effects:
        if not g.over:
            apply(g, effect, effect.side if effect.side != NOBODY else side, u)


def apply(g: State, e: Effect, side: int, u: int) -> None:
    if e.control and side != NOBODY:
        hand_over(g, e.control, side)
    if side != NOBODY:
        gain(g, side, e.vp * times(g, e, side))
        for _ in range(min(e.draw, len(g.draw[side]))):
            draw_one(g, side)
        for _ in range(min(e.discard, len(g.hand[side]))):
            lose_card(g, side)
        if e.initiative and g.initiative != side:
            g.initiative = side
            g.tell(tell.INITIATIVE, side)
        if e.radio and g.radio[side] != NO_RADIO:
            change_radio(g, e.radio, side)
        if e.surrender:
            g.surrender = with_item(g.surrender, side, max(1, g.surrender[side] + e.surrender))
            g.tell(tell.SURRENDER_MOVED, side, g.surrender[side])
        if e.posture != NOT_SAID:
            g.postures = with_item(g.postures if g.postures else g.rules.posture, side, e.posture)
        if e.reveal:
            lay_open(g, side)
        for _ in range(e.secret):
            draw_secret(g, side)
    if e.sudden_death:
        g.sudden_death = min(max(g.time + 1, g.sudden_death + e.sudden_death), TIME_SPACES)
    if e.arrive != NOT_SAID:
        call_up(g, e.arrive, e.after)
    for w in e.weapons:
        if g.w_carrier[w] == IN_MIX:
            g.w_carrier[w] = UNASSIGNED  # given out at the end of its group's step, or when it is due
    if waits(g, e):
        g.due = [*g.due, side, number_of(g, e)]
    if e.put == GAS_MARK:
        if is_before(g):
            g.rules.lay_gas(g, hexes_of(g, e))  # with nobody there yet, or as those who are there have found it
    elif (e.ground != NOT_SAID or e.put or e.clear) and not picks_hexes(e):
        change_hexes(g, e, hexes_of(g, e))
    if e.deed != NO_DEED and e.it:
        if u >= 0 and touches(g, e, u):
            do_to(g, e, u)
    elif e.deed != NO_DEED:
        to_units(g, e, side)
    for _ in range(min(e.chits, len(g.chit_pool))):
        open_chit(g, draw_chit(g))
    if e.win and side != NOBODY:
        finish(g, side, BY_SCENARIO)
    elif e.end:
        end_by_points(g, BY_SCENARIO)
    elif e.surrender:
        check_losses(g, 0)


def picks_hexes(e: Effect) -> bool:
    """Does a player say in which of its hexes it happens?"""
    return e.by != NOBODY and e.count > 0 and e.deed == NO_DEED


def change_hexes(g: State, e: Effect, hexes: list[int]) -> None:
    """Markers put down and taken away, ground that becomes another."""
    if e.ground != NOT_SAID:
        for hex in hexes:
            g.rules.become(g, hex, e.ground)
    if e.put:
        put_marker(g, e, hexes)
    if e.clear:
        clear_marker(g, e, hexes)


def waits(g: State, e: Effect) -> bool:
    """Is it one that needs a procedure of its own: shells, gas, a question, a Time Advance?"""
    if picks_hexes(e) or e.strike or e.time or e.ask != NOT_SAID or e.weapons and e.at_once:
        return True
    return e.put == GAS_MARK and not is_before(g)


def is_before(g: State) -> bool:
    """Has the first Turn not begun?"""
    return g.turn == 0


def lay_open(g: State, side: int) -> None:
    """A side's secret chits (7.3.3)."""
    for chit in g.secret_chits[side]:
        g.reveal(chit)
    open_secrets(g, side)


def hand_over(g: State, objective: int, side: int) -> None:
    """An Objective changes hands, unless the enemy is alone in it (7.3.1)."""
    if g.control[objective] != side and sole_occupant(g, objective) in (UNCONTROLLED, side):
        g.control = with_item(g.control, objective, side)
        g.tell(tell.CONTROL, objective, side)


def times(g: State, e: Effect, side: int) -> int:
    """For how many units, hexes or Objectives of a side an effect gives VPs."""
    if e.per == PER_NOTHING:
        return 1
    if e.per == PER_OBJECTIVE:
        return sum([1 for owner in g.control[1:] if owner == side])
    units = [u for u in units_of(g, side) if is_named(g, e, u)]
    if e.per == PER_UNIT:
        return len(units)
    hexes: list[int] = []
    for u in units:
        if g.u_hex[u] not in hexes:
            hexes.append(g.u_hex[u])
    return len(hexes)


def is_named(g: State, e: Effect, u: int) -> bool:
    return (not e.types or g.u_type[u] in e.types) and (not e.hexes or e.nearest or g.u_hex[u] in e.hexes)


def put_marker(g: State, e: Effect, hexes: list[int]) -> None:
    """Wherever it may be; a Blaze only where nobody stands."""
    for hex in hexes:
        if e.put == SMOKE_MARK:
            random_smoke(g, hex)
        elif e.put != BLAZE_MARK:
            if may_fortify(g, hex):
                place_fort(g, hex, e.put)
        elif not is_water(g, hex) and not g.h_blaze[hex] and g.h_top[hex] == NO_UNIT:
            place_blaze(g, hex)


def lose_card(g: State, side: int) -> None:
    card = g.chance.pick(HAND + side, g.hand[side])
    discard_from_hand(g, side, card)
    g.tell(tell.DISCARDED, side, card)


def clear_marker(g: State, e: Effect, hexes: list[int]) -> None:
    for hex in hexes:
        if e.clear == GAS_MARK:
            g.rules.lift_gas(g, hex)
        elif e.clear == SMOKE_MARK:
            if g.h_smoke[hex]:
                remove_smoke(g, hex)
        elif g.h_fort[hex] == e.clear:
            remove_fort(g, hex)


def change_radio(g: State, how: int, side: int) -> None:
    g.radio_broken = with_item(g.radio_broken, side, 1 if how == BREAK_RADIO else 0)
    if how == LOSE_RADIO:
        g.radio = with_item(g.radio, side, NO_RADIO)
    g.tell(tell.RADIO_FIXED if how == FIX_RADIO else tell.RADIO_BROKE if how == BREAK_RADIO else tell.RADIO_LOST, side)
    if how != FIX_RADIO:
        g.rules.radio_broke(g, side)


def call_up(g: State, group: int, after: int) -> None:
    """Units that wait for this get their space of the Time Track."""
    for u in range(len(g.rules.unit_group)):
        if g.rules.unit_group[u] == group and g.u_hex[u] == TIME_TRACK and g.u_time[u] == NO_SPACE:
            set_space(g, u, min(g.time + after, TIME_SPACES))
            g.tell(tell.TIME_SPACE, u, g.u_time[u])


def to_units(g: State, e: Effect, side: int) -> None:
    """All at once; or later those whom a player picks."""
    units = touched(g, e, side)
    if e.nearest or e.under != NOBODY:
        there = hexes_of(g, e)
        units = [u for u in units if g.u_hex[u] in there]
    if e.count and len(units) > e.count and e.by_lot:
        units = drawn(g, units, e.count)
    elif e.count and len(units) > e.count:
        g.due = [*g.due, side, number_of(g, e)]
        return
    for u in units:
        if not g.over:
            do_to(g, e, u)


def touched(g: State, e: Effect, side: int) -> list[int]:
    """The units to which an effect would do something."""
    found: list[int] = []
    for owner in range(2):
        if (side == NOBODY or owner == side) and e.deed == RETURN_THEM:
            found += [u for u in fallen(g, owner) if is_named(g, e, u)]
        elif side == NOBODY or owner == side:
            found += [u for u in units_of(g, owner) if touches(g, e, u)]
    return found


def fallen(g: State, side: int) -> list[int]:
    """A side's units on the Casualty Track (4.2); a large counter takes several spaces."""
    found: list[int] = []
    for u in g.casualties[side]:
        if u != NO_UNIT and u not in found:
            found.append(u)
    return found


def touches(g: State, e: Effect, u: int) -> bool:
    if not is_named(g, e, u):
        return False
    if e.deed == RETURN_THEM:
        return u in fallen(g, g.u_owner[u])
    if g.u_hex[u] < 0:
        return False
    if e.deed == LOSE_THEM:
        return True
    flags = g.u_flags[u]
    if e.deed == HALT:
        return flags & MOVING != 0 and not flags & HALTED
    if e.deed == RALLY:
        return flags & BROKEN != 0
    if e.deed == UNSUPPRESS:
        return flags & SUPPRESSED != 0
    if e.deed == RELEASE:
        return flags & HELD != 0
    flag = VETERAN if e.deed == HARDEN else BROKEN if e.deed == BREAK_THEM else SUPPRESSED
    return flags & flag == 0


def do_to(g: State, e: Effect, u: int) -> None:
    deed = e.deed
    if deed == RETURN_THEM:
        return_unit(g, u, e.after)
    elif deed == RALLY:
        rally(g, u)
    elif deed == HARDEN:
        g.u_flags[u] |= VETERAN
        g.tell(tell.VETERAN, u)
    elif deed == BREAK_THEM:
        g.u_flags[u] |= BROKEN
        g.tell(tell.BROKE, u)
    elif deed == SUPPRESS:
        suppress(g, u)
    elif deed == LOSE_THEM:
        eliminate(g, u)
    elif deed == HALT:
        g.u_flags[u] |= HALTED  # until its Move is over
    else:
        g.u_flags[u] &= ~(SUPPRESSED if deed == UNSUPPRESS else HELD)


def return_unit(g: State, u: int, after: int) -> None:
    """From the Casualty Track, its space left empty, to the Time Track; it comes in where its group does."""
    row = g.casualties[g.u_owner[u]]
    for i in range(len(row)):
        if row[i] == u:
            row[i] = NO_UNIT
    g.u_hex[u] = TIME_TRACK
    g.u_flags[u] |= BY_ENTRY
    set_space(g, u, min(g.time + after, TIME_SPACES))
    g.tell(tell.TIME_SPACE, u, g.u_time[u])


# --- by number ---


def all_effects(g: State) -> list[Effect]:
    """Those of a scenario in a fixed order, so that a state can name one by its number."""
    script = g.rules.script
    found: list[Effect] = []
    for event in script.events:
        found += event.effects
    for side in range(2):
        for rule in script.exits[side]:
            found += rule.effects
    for before in script.choices:
        for option in before.options:
            found += option
    for side in range(2):
        for own in script.orders[side]:
            found += own.effects
    return found


def number_of(g: State, wanted: Effect) -> int:
    effects = all_effects(g)
    for i in range(len(effects)):
        if effects[i] is wanted:
            return i
    return NOT_SAID

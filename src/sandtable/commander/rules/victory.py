"""Victory: VPs, control of Objectives, eliminations, exits and the four ways a game ends (4.2, 6.3, 7)."""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules import tell
from sandtable.commander.rules.names import ALL_FIVE, ELIM_X2, EXIT_X2
from sandtable.commander.rules.scenario.values import leave_rooted
from sandtable.commander.rules.scenario.script import CONTROL, END, ENTER, NOBODY
from sandtable.commander.rules.state import (
    CASUALTY,
    CHITS,
    IN_BOX,
    IN_MIX,
    NO_UNIT,
    NO_WEAPON,
    OFF,
    TIME_TRACK,
    UNCONTROLLED,
    State,
    drop_weapon,
    has_units,
    lift,
    occupied_by,
    other,
    put,
    set_broken,
    set_space,
)
from sandtable.kernel.frame import with_item, without

BY_SURRENDER: Final = 1
BY_ELIMINATION: Final = 2
BY_EXIT: Final = 3
BY_SUDDEN_DEATH: Final = 4
BY_ALL_FIVE: Final = 5
BY_SCENARIO: Final = 6
ENDING_NAMES: Final = ["none", "surrender", "elimination", "exit", "sudden-death", "all-five", "scenario"]

OBJECTIVES: Final = 5
NO_CHIT: Final = -1
NO_SPACE: Final = 0  # no space of the Time Track: the marker never comes there


# --- points ---


def sign(side: int) -> int:
    return 1 if side == 0 else -1


def objective_value(g: State, objective: int) -> int:
    """What open chits make an Objective worth to its controller (7.3.2); nothing without a chit (7.3)."""
    tables = g.rules.tables
    value = 0
    for chit in g.open_chits:
        named = tables.chit_objective[chit]
        if tables.chit_special[chit] == 0 and (named == objective or named == 0):
            value += tables.chit_value[chit]
    return value


def objective_points(g: State) -> int:
    """VPs of all Objectives under their present control, positive for side 0 (7.3.3)."""
    total = 0
    for n in range(1, OBJECTIVES + 1):
        if g.control[n] != UNCONTROLLED:
            total += sign(g.control[n]) * objective_value(g, n)
    return total


def points(g: State) -> int:
    """The VP marker: positive on side 0's half of the track (4.1.1)."""
    return g.score + objective_points(g)


def gain(g: State, side: int, vps: int) -> None:
    if vps:
        g.score += sign(side) * vps
        g.tell(tell.VP, side, vps)


def has_open_special(g: State, special: int) -> bool:
    for chit in g.open_chits:
        if g.rules.tables.chit_special[chit] == special:
            return True
    return False


def open_chit(g: State, chit: int) -> None:
    """An open chit counts at once for whoever controls its Objective (7.3.3)."""
    g.open_chits = [*g.open_chits, chit]
    g.reveal(chit)
    g.tell(tell.CHIT_OPEN, chit)


def open_secret(g: State, side: int, place: int) -> None:
    """A secret chit is laid open, for both sides if they share it."""
    chit = g.secret_chits[side][place]
    for holder in range(2):
        g.secret_chits[holder] = [c for c in g.secret_chits[holder] if c != chit]
    open_chit(g, chit)


def draw_chit(g: State) -> int:
    """A random chit, or NO_CHIT when all are out."""
    if not g.chit_pool:
        return NO_CHIT
    chit = g.chance.pick(CHITS, g.chit_pool)
    g.chit_pool = without(g.chit_pool, chit)
    return chit


def draw_secret(g: State, side: int) -> None:
    """One more secret chit for a side; open if it has no secret side."""
    chit = draw_chit(g)
    if chit == NO_CHIT:
        return
    if g.rules.tables.chit_open_only[chit]:
        open_chit(g, chit)
        return
    g.secret_chits[side] = [*g.secret_chits[side], chit]
    g.reveal(chit)
    g.tell(tell.CHIT_SECRET, side, chit, audience=1 << side)
    g.tell(tell.CHIT_SECRET_HIDDEN, side, audience=~(1 << side))


def open_secrets(g: State, side: int) -> None:
    while g.secret_chits[side]:
        open_secret(g, side, 0)


# --- control (7.3.1) ---


def check_control(g: State, hex: int) -> None:
    """The last sole occupant of an Objective controls it, from the moment he is alone there."""
    objective = g.rules.map.objective[hex]
    if objective and not g.rules.options.control_at_turn_end:
        settle_control(g, objective)


def sole_occupant(g: State, objective: int) -> int:
    """The only side with units in an Objective, all hexes of its building counted (7.3.1.1)."""
    present = 0
    for hex in g.rules.objective_hexes[objective]:
        if occupied_by(g, hex, 0):
            present |= 1
        if occupied_by(g, hex, 1):
            present |= 2
    if present == 1 or present == 2:
        return present - 1
    return UNCONTROLLED


def settle_control(g: State, objective: int) -> None:
    side = sole_occupant(g, objective)
    if side != UNCONTROLLED and g.control[objective] != side and g.rules.may_take_control(g, objective, side):
        g.control = with_item(g.control, objective, side)
        g.tell(tell.CONTROL, objective, side)
        g.rules.took_control(g, objective, side)
        if g.rules.script.events:
            g.rules.happened(g, CONTROL, side, -1, -1, objective)


def settle_control_at_turn_end(g: State, side: int) -> None:
    """First-edition reading: control changes at the end of the occupant's own Turn."""
    for objective in range(1, OBJECTIVES + 1):
        if sole_occupant(g, objective) == side:
            settle_control(g, objective)


def relocate(g: State, u: int, hex: int) -> None:
    """Move a unit from wherever it is into a hex."""
    before = g.u_hex[u]
    if g.rules.own.has_weapons and 0 <= before != hex:
        leave_rooted(g, u)
    lift(g, u, OFF)
    put(g, u, hex)
    if before >= 0:
        check_control(g, before)
    check_control(g, hex)
    if g.rules.script.events:
        g.rules.happened(g, ENTER, g.u_owner[u], u, hex, 0)


# --- elimination (3.2.4, 4.2, 7.1) ---


def doubled_elimination_points(g: State, u: int) -> int:
    """7.1, twice that with the chit that says so (7.3.2), and what the scenario makes of it."""
    return unit_value(g, u) * (2 if has_open_special(g, ELIM_X2) else 1) * g.rules.own.loss_factor[g.u_owner[u]]


def doubled_exit_points(g: State, u: int) -> int:
    """7.2.1, 7.3.2, and what the scenario makes of an exit."""
    return unit_value(g, u) * (2 if has_open_special(g, EXIT_X2) else 1) * g.rules.exit_times(g, u)


def unit_value(g: State, u: int) -> int:
    return g.rules.tables.unit_vp[g.u_type[u]]


def remove_to(g: State, u: int, place: int) -> None:
    before = g.u_hex[u]
    strip_and_lift(g, u, place)
    if before >= 0:
        check_control(g, before)


def strip_and_lift(g: State, u: int, place: int) -> None:
    g.u_flags[u] = 0
    lift(g, u, place)


def eliminate_one(g: State, u: int) -> None:
    """Take one unit out of the game, without asking yet what that does to control or whether it ends the game."""
    side, hex = g.u_owner[u], g.u_hex[u]
    g.tell(tell.ELIMINATED, u)
    w = g.u_weapon[u]
    tracked = g.rules.is_tracked(g, u)
    if w != NO_WEAPON:
        drop_weapon(g, w, IN_BOX if tracked else IN_MIX)
    strip_and_lift(g, u, CASUALTY if tracked else OFF)  # OFF: back to the counter mix (E58.1)
    if tracked:
        place_casualty(g, side, u)
    gain(g, other(side), g.rules.elimination_points(g, u))
    g.rules.lost(g, u)
    if g.rules.script.counts:
        g.rules.unit_lost(g, u, hex)


def place_casualty(g: State, side: int, u: int) -> None:
    """The lowest empty space of the owner's row (4.2), or as many in succession as the counter takes."""
    row = g.casualties[side][:]
    spaces = g.rules.tables.unit_spaces[g.u_type[u]]
    first = 0
    for i in range(len(row)):
        if row[i] != NO_UNIT:
            first = i + 1
        elif i - first + 1 == spaces:
            break
    for i in range(first, first + spaces):
        if i < len(row):
            row[i] = u
        else:
            row.append(u)
    g.casualties[side] = row


def eliminate(g: State, u: int) -> None:
    eliminate_all(g, [u])


def eliminate_all(g: State, units: list[int]) -> None:
    """Several units by one result, such as a lost Melee: both sides may lose together (6.3.1), and neither is alone
    in the hex in between (7.3.1)."""
    hexes = [g.u_hex[u] for u in units]
    bereft = 0
    for u in units:
        bereft |= 1 << g.u_owner[u]
        eliminate_one(g, u)
    for hex in hexes:
        if hex >= 0:
            check_control(g, hex)
    check_losses(g, bereft)


def has_surrendered(g: State, side: int) -> bool:
    """A unit stands in or beyond the space of the Surrender marker (4.2)."""
    row = g.casualties[side]
    for i in range(max(0, g.surrender[side] - 1), len(row)):
        if row[i] != NO_UNIT:
            return True
    return False


def is_wiped_out(g: State, side: int, bereft: int) -> bool:
    """6.3: the last unit on the map has been eliminated. Who had none there loses nothing by it (Q27), and who has
    lost his last one is not saved by reinforcements to come."""
    return bereft >> side & 1 != 0 and not has_units(g, side)


def check_losses(g: State, bereft: int) -> None:
    """Surrender, or no unit left on the map: that player loses at once (6.3.1). `bereft` is the bit mask of the sides
    that have just had units eliminated."""
    if g.over:
        return
    surrendered = [has_surrendered(g, 0), has_surrendered(g, 1)]
    wiped = [is_wiped_out(g, 0, bereft), is_wiped_out(g, 1, bereft)]
    lost = [surrendered[0] or wiped[0], surrendered[1] or wiped[1]]
    if not lost[0] and not lost[1]:
        return
    ending = BY_SURRENDER if surrendered[0] or surrendered[1] else BY_ELIMINATION
    if lost[0] and lost[1]:
        finish(g, tie_winner(g), ending)
    else:
        finish(g, 1 if lost[0] else 0, ending)


def tie_winner(g: State) -> int:
    """The Initiative card breaks ties (6.3.2, 9.2), unless the scenario says who wins them."""
    return g.initiative if g.rules.own.ties_to < 0 else g.rules.own.ties_to


def finish(g: State, winner: int, ending: int) -> None:
    g.end_game(winner, ending)
    g.tell(tell.GAME_OVER, winner, ending)


def end_by_points(g: State, ending: int) -> None:
    """Reveal secret chits, count VPs; level scores go to the Initiative card (6.3.2)."""
    if g.rules.script.events:
        g.rules.happened(g, END, NOBODY, -1, -1, 0)
        if g.over:
            return
    for side in range(2):
        open_secrets(g, side)
    total = points(g)
    if total == 0:
        finish(g, tie_winner(g), ending)
    else:
        finish(g, 0 if total > 0 else 1, ending)


def check_all_five(g: State) -> bool:
    """Just before a Sudden Death Roll: all five Objectives win the game, with that chit in play (7.3.2)."""
    if not has_open_special(g, ALL_FIVE):
        return False
    for side in range(2):
        if g.control[1:] == [side] * OBJECTIVES:
            finish(g, side, BY_ALL_FIVE)
            return True
    return False


# --- exit (7.2.1) ---


def comes_back(g: State, side: int, rule: int) -> bool:
    """Does a unit that leaves by a rule of the scenario return by the Time Track?"""
    return rule < 0 or g.rules.script.exits[side][rule].returns


def exit_map(g: State, u: int) -> None:
    """Leave by the enemy's edge: VPs at once, and the unit is whole again; its space of the Time Track comes after."""
    side, hex = g.u_owner[u], g.u_hex[u]
    vps, rule = g.rules.exit_points(g, u), g.rules.exit_rule(g, u)  # both of where it leaves
    g.tell(tell.EXITED, u)
    w = g.u_weapon[u]
    if not g.rules.is_tracked(g, u) or not comes_back(g, side, rule):
        if w != NO_WEAPON:
            drop_weapon(g, w, IN_MIX)
        remove_to(g, u, OFF)
    else:
        if w != NO_WEAPON:
            set_broken(g, w, 0)
        remove_to(g, u, TIME_TRACK)
        set_space(g, u, NO_SPACE)
    gain(g, side, vps)
    if g.rules.script.counts:
        g.rules.exited(g, u, hex, rule)
    if not has_units(g, side) and not g.over:
        end_by_points(g, BY_EXIT)

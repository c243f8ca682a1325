"""A fresh deal: whatever a seat may not know is dealt anew, in a way that what it knows allows (guide 2.4).

Dice to come; of the other side its orders until Execution, hidden units that were never seen where they are, unknown
minefields and their kinds, standing instructions, sealed answers, and before the first turn its whole set-up.
"""

from __future__ import annotations

from sandtable.games.barbarossa.rules.air.airfield import keeps_mission
from sandtable.games.barbarossa.rules.asking import Asking
from sandtable.games.barbarossa.rules.firepower import reach
from sandtable.games.barbarossa.rules.move.crossing import may_stand
from sandtable.games.barbarossa.rules.names import (
    AMBUSH,
    ANTI_INFANTRY,
    ANTI_VEHICLE,
    FAKE,
    KILL_ZONE,
    NO_WORK,
    SIDE_NAMES,
)
from sandtable.games.barbarossa.rules.objectives import GIVEN_MINEFIELD
from sandtable.games.barbarossa.rules.prep.ammunition import unload
from sandtable.games.barbarossa.rules.prep.setup import may_build, take_up
from sandtable.games.barbarossa.rules.state import (
    EXECUTION,
    HIDDEN,
    NOBODY,
    RESERVE,
    UNBOUGHT,
    State,
    can,
    card,
    clear_order,
    has,
    sequence,
    units_of,
)
from sandtable.games.barbarossa.rules.verbs import COMMIT_CHOICE
from sandtable.terrain.lattice import DIRECTIONS

CHANNEL = 0  # of chance
MOST_ANSWERS = 500  # of one question


def redeal(g: State, seat: int, seed: str) -> None:
    g.chance.seed, g.chance.count, g.chance.forced = seed, 0, []
    if g.over:
        return
    for side in range(len(SIDE_NAMES)):
        if side != seat:
            before = how_asked(g, side)  # an order half written fits only where its unit stands
            deal_units(g, side)
            deal_mines(g, side)
            deal_answers(g, side, before)


# --- units ---


def deal_units(g: State, side: int) -> None:
    for u in units_of(g, side):
        g.u_standing[u] = 0
        if has(g, u, HIDDEN) and g.turn:
            deal_hidden(g, u)
        elif g.phase < EXECUTION and not g.read_orders[u] and not keeps_mission(g, u):
            clear_order(g, u)


def deal_hidden(g: State, u: int) -> None:
    """Where it may lie, where it looks and how far; it is taken to stay hidden. Who was seen going into hiding is still
    there, and guns keep the facing that was seen."""
    seen = g.u_seen[u] == g.u_hex[u]
    if not seen:
        move_unseen(g, u)
    if not seen or not can(g, u, KILL_ZONE):
        g.u_facing[u] = g.chance.pick(CHANNEL, list(range(DIRECTIONS)))
    g.u_reach[u] = g.chance.pick(CHANNEL, list(range(reach(g, u) + 1)))
    clear_order(g, u)
    g.u_order[u], g.u_face[u], g.u_range[u] = AMBUSH, g.u_facing[u], g.u_reach[u]


def move_unseen(g: State, u: int) -> None:
    """To any hex of its area that hides its type and holds no visible unit."""
    visible = [g.u_hex[v] for v in sequence(g) if v != u and not has(g, v, HIDDEN)]
    rows, type_ = g.rules.tables.terrain, card(g, u).type
    hiding = [h for h in g.rules.areas[u] if rows[g.h_terrain[h]].ambush[type_] and g.h_work[h] == NO_WORK]
    found = [h for h in hiding if h not in visible and may_stand(g, u, h)]
    if found:
        g.u_hex[u] = g.chance.pick(CHANNEL, found)


# --- minefields ---


def deal_mines(g: State, side: int) -> None:
    """Those of the scenario may lie anywhere it allows; those that engineers were seen laying may be of any kind."""
    for f in range(len(g.f_hex)):
        if g.f_side[f] != side or not g.f_live[f] or g.f_known[f]:
            continue
        if g.f_unit[f] == NOBODY:
            g.f_hex[f] = mined_hex(g, f)
            g.f_kind[f] = g.chance.pick(
                CHANNEL, [ANTI_VEHICLE, ANTI_INFANTRY, *([FAKE] if may_be_fake(g, side) else [])]
            )
        else:
            deal_kind(g, f)


def mined_hex(g: State, f: int) -> int:
    """Where nobody of the other side stands, who would have found it."""
    side = g.f_side[f]
    walked = [g.u_hex[u] for u in units_of(g, 1 - side)]
    given = [works for works in g.rules.works if works.side == side and works.kind == GIVEN_MINEFIELD]
    found = [h for works in given for h in works.hexes if may_build(g, works, h) and h not in walked]
    return g.chance.pick(CHANNEL, found) if found else g.f_hex[f]


def may_be_fake(g: State, side: int) -> bool:
    given = [works for works in g.rules.works if works.side == side and works.kind == GIVEN_MINEFIELD]
    return any(works.fakes > 0 for works in given)


def deal_kind(g: State, f: int) -> None:
    """A real field costs its unit mines (mine.3), which nobody else counts."""
    u = g.f_unit[f]
    g.u_mines[u] += g.f_kind[f] != FAKE
    g.f_kind[f] = g.chance.pick(CHANNEL, [ANTI_VEHICLE, ANTI_INFANTRY, FAKE] if g.u_mines[u] > 0 else [FAKE])
    g.u_mines[u] -= g.f_kind[f] != FAKE


# --- sealed answers ---


def deal_answers(g: State, side: int, before: int) -> None:
    """Who is not asked any more is taken to have answered by chance; who still is, is asked from the start, or from
    where it is to be seen that he has a choice, or none."""
    frame = g.frames[len(g.frames) - 1]
    if not isinstance(frame, Asking):
        return
    if g.turn == 0:
        for u in units_of(g, side):
            unload(g, u)
            if g.rules.is_for_sale(u):
                take_up(g, u)
                g.u_hex[u] = UNBOUGHT
            elif g.rules.areas[u] and g.u_hex[u] != RESERVE:
                take_up(g, u)
        g.placing = [placed for placed in g.placing if placed[0] != side]
    frame.forget(g, side)
    for _ in range(MOST_ANSWERS):
        asked = how_asked(g, side)
        if asked == before:
            return
        if asked == 0:  # he has said by chance that he is done, and is to be seen not to be
            frame.forget(g, side)
            continue
        options = [code for code in frame.options(g, side) if code != COMMIT_CHOICE or before == 0]
        if not options:
            return
        frame.take(g, side, frame.deal_answer(g, side, options))


def how_asked(g: State, side: int) -> int:
    """0 not at all, 1 without a choice, 2 with one: as much as the other side can tell."""
    frame = g.frames[len(g.frames) - 1]
    if not isinstance(frame, Asking) or not frame.is_open(g, side):
        return 0
    return min(2, len(frame.options(g, side)))

"""The numbers of a unit, term by term, each with its rule (Stat): from the engine's own functions."""

from __future__ import annotations

from sandtable.games.barbarossa.rules.defense import full_base, order_bonus, terrain_bonus, works_bonus
from sandtable.games.barbarossa.rules.firepower import close_accuracy, close_dice, row_dice
from sandtable.games.barbarossa.rules.fortitude import fortitude, spirit
from sandtable.games.barbarossa.rules.names import (
    AIRCRAFT,
    CAREFUL_MOVEMENT,
    DIG_IN,
    FIRE_AND_MOVEMENT,
    INFANTRY,
    MARCH,
    ORDER_NAMES,
    ROW_NAMES,
    TERRAIN_NAMES,
)
from sandtable.games.barbarossa.rules.sight import farthest_sight
from sandtable.games.barbarossa.rules.state import (
    EQUIPPING,
    EXECUTION,
    HIDDEN,
    LANDED,
    SUPPRESSED,
    State,
    card,
    casualties,
    engaged,
    has,
    holds_pillbox,
    on_board,
    place_of,
)
from sandtable.games.barbarossa.rules.view import knows_order
from sandtable.games.barbarossa.screen.chances import known_defense
from sandtable.games.barbarossa.screen.cites import ORDER_RULES, TERRAIN_RULES
from sandtable.games.barbarossa.screen.words import PREFIX, order_phrase, say
from sandtable.phrase import Phrase, Value, phrase
from sandtable.screens.shapes import Stat, Term, sum_of


def term(key: str, value: int, rule: str, **args: Value) -> Term:
    return Term(key, value, phrase(f"{PREFIX}term-{key}", **args), rule)


def stat(key: str, value: int | str, terms: list[Term], **args: Value) -> Stat:
    return Stat(key, value, False, terms, label=phrase(f"{PREFIX}stat-{key}", **args))


def defense_stat(g: State, seat: int, u: int) -> Stat:
    """What a seat may know of it: the terms of what it would be, and what hits have taken."""
    terms = [term("printed", card(g, u).defense, "card.def.1")]
    if has(g, u, EQUIPPING | LANDED):
        terms.append(term("halved", full_base(g, u) - card(g, u).defense, "airb.9b"))
    if g.phase >= EXECUTION or knows_order(g, u, seat):
        terms += order_terms(g, u)
    if has(g, u, SUPPRESSED):
        terms = [*terms[: 1 + has(g, u, EQUIPPING | LANDED)], term("suppressed", 0, "sup.3")]
    elif on_board(g, u) and terrain_bonus(g, u):
        name = TERRAIN_NAMES[g.h_terrain[g.u_hex[u]]]
        terms.insert(1, Term("terrain", terrain_bonus(g, u), say("terrain", name), TERRAIN_RULES[name]))
    value = known_defense(g, seat, u)
    if value != sum_of(terms):
        digs = g.u_order[u] == DIG_IN and knows_order(g, u, seat)
        terms.append(term("dig-in" if digs else "hits", value - sum_of(terms), "dig.3" if digs else "card.def.5"))
    return stat("defense", value, terms)


def order_terms(g: State, u: int) -> list[Term]:
    found: list[Term] = []
    if on_board(g, u) and order_bonus(g, u):
        order = g.u_order[u]
        found.append(Term("order", order_bonus(g, u), order_phrase(order), ORDER_RULES[ORDER_NAMES[order]]))
    if works_bonus(g, u):
        pillbox = holds_pillbox(g, u)
        found.append(term("pillbox" if pillbox else "trench", works_bonus(g, u), "pill.3" if pillbox else "trench.4"))
    return found


def fortitude_stat(g: State, u: int) -> Stat:
    table = card(g, u).fortitude
    if not table:
        return stat("fortitude", 0, [])
    own = table[min(casualties(g, u), len(table) - 1)]
    terms = [term("printed", table[0], "card.fort.1")]
    if own != table[0]:
        terms.append(term("icons", own - table[0], "card.fort.2"))
    if spirit(g, u):
        terms.append(term("spirit", spirit(g, u), "cmd.spirit.1"))
    return stat("fortitude", fortitude(g, u), terms)


def firepower_stats(g: State, u: int) -> list[Stat]:
    """Dice against each type now, with what casualties have cost."""
    found: list[Stat] = []
    for row, dice in enumerate(card(g, u).firepower):
        if dice:
            now = row_dice(g, u, row)
            terms = [term("printed", dice[0], "card.fp.3")]
            if now != dice[0]:
                terms.append(term("icons", now - dice[0], "card.fp.4"))
            found.append(stat("firepower", now, terms, type=say("type", ROW_NAMES[row])))
    return found


def range_stats(g: State, u: int) -> list[Stat]:
    """Accuracy by range: `1: 3  2: 2`; an x where the diagram has one."""
    c = card(g, u)
    found: list[Stat] = []
    if c.accuracy:
        found.append(stat("accuracy", by_range(c.accuracy), []))
    if c.air_accuracy:
        found.append(stat("air-accuracy", by_range(c.air_accuracy), []))
    if c.type != AIRCRAFT and on_board(g, u):
        found.append(stat("close", f"{close_dice(g, u, INFANTRY)} / {close_accuracy(g, u, INFANTRY, False)}", []))
    return found


def by_range(diagram: list[int]) -> str:
    return "  ".join(f"{n + 1}: {accuracy or 'x'}" for n, accuracy in enumerate(diagram))


def move_stats(g: State, u: int) -> list[Stat]:
    c = card(g, u)
    found: list[Stat] = []
    for order in (CAREFUL_MOVEMENT, MARCH, FIRE_AND_MOVEMENT):
        box = c.boxes[order]
        if box is not None:
            terms = [term("printed", box.distance, ORDER_RULES[ORDER_NAMES[order]])]
            bonus = g.rules.tables.road_bonus[c.type] if order == MARCH else 0
            text = f"{box.distance} (+{bonus})" if bonus else str(box.distance)
            found.append(stat("moves", text, terms, order=order_phrase(order)))
    return found


def sight_stat(g: State, u: int) -> Stat | None:
    if card(g, u).type == AIRCRAFT or place_of(g, u) < 0:
        return None
    numbers, level = g.rules.numbers, g.rules.ground.level[place_of(g, u)]
    if has(g, u, SUPPRESSED) or engaged(g, u):
        terms = [term("sight-pinned", numbers.sight_pinned, "los.9")]
    elif has(g, u, HIDDEN):
        terms = [term("sight-hidden", numbers.sight_hidden, "los.6"), term("level", level, "hill.2")]
    else:
        terms = [term("sight", numbers.sight, "los.5"), term("level", level, "hill.2")]
    return stat("sight", farthest_sight(g, u), [entry for entry in terms if entry.value])


def supply_stats(g: State, seat: int, u: int) -> list[Stat]:
    """As the card lies there; how many real mines are left its owner alone knows."""
    c = card(g, u)
    pairs = [("ammunition", g.u_ap[u], c.ammo), ("smoke", g.u_smoke[u], c.smoke)]
    pairs.append(("explosives", g.u_explosives[u], c.explosives))
    if g.u_side[u] == seat:
        pairs.append(("mines", g.u_mines[u], c.mines))
    found = [stat(key, f"{now} / {most}", []) for key, now, most in pairs if most]
    if g.u_cargo_ap[u]:
        found.append(stat("cargo", g.u_cargo_ap[u], []))
    if g.u_cars[u]:
        found.append(stat("cars", " / ".join(map(str, g.u_cars[u])), []))
    return found


def note_phrase(key: str, **args: Value) -> Phrase:
    return phrase(f"{PREFIX}note-{key}", **args)

"""How a number comes about, term by term. Every number is the engine's own; the terms of one add up to it."""

from __future__ import annotations

from typing import Final

from sandtable.games.combat.rules.cards.effect_names import E_LDR, E_TQ, E_WS
from sandtable.games.combat.rules.fire import fire_rules
from sandtable.games.combat.rules.grenades import grenades
from sandtable.games.combat.rules.melee import melee
from sandtable.games.combat.rules.morale.morale import near_leader, rally_number
from sandtable.games.combat.rules.sight import spotting
from sandtable.games.combat.rules.state import State, is_friendly, side_of
from sandtable.games.combat.rules.values import (
    ALL_OF_IT,
    EFFECT_SIZE,
    FULL,
    PLAIN,
    effect_total,
    leadership,
    printed_tq,
    roll_bonus,
    smoke_markers,
    troop_quality,
    weapon_in,
    wound_loss,
    wound_skill,
    wound_sum,
)
from sandtable.phrase import phrase
from sandtable.screens.shapes import Term, sum_of

# the rule each term rests on
TERM_RULES: Final[dict[str, str]] = {
    "printed": "2.0", "skill": "13.0", "assistant": "14.3", "order": "6.0", "order-terrain": "13.0", "range": "13.0",
    "wounds": "16.0", "morale": "17.0", "cards": "5.1.1", "smoke": "18.0", "night": "21.0", "tq": "2.0",
    "charge": "7.08", "unseen": "15.0", "changes": "13.0", "roll": "5.1.1", "heavy": "14.1", "leader": "7.17",
    "spotting": "12.0", "lands": "7.09", "out-of-sight": "7.09", "frag": "14.2", "all": "6.0", "floor": "2.0",
    "card-spent": "5.1.2",
}  # fmt: skip


def term(kind: str, value: int) -> Term:
    return Term(kind, value, phrase("combat-term-" + kind), TERM_RULES[kind])


def that_count(terms: list[Term]) -> list[Term]:
    """The first term and every other that changes it."""
    return [entry for i, entry in enumerate(terms) if entry.value or i == 0]


def bonus_term(g: State, purpose: int, side: int) -> Term:
    """This turn's effects for a kind of roll."""
    return term("roll", roll_bonus(g, purpose, side))


# --- TQ and LDR (2.3 of the guide) ---


def tq_terms(g: State, m: int, flavour: int) -> list[Term]:
    found = [term("printed", printed_tq(g, m))]
    if flavour != PLAIN:
        found.append(term("wounds", -wound_loss(g, m)))
        if flavour == FULL:
            found.append(term("morale", g.rules.tables.morale_tq[g.m_morale[m]]))
        found.append(term("cards", effect_total(g, E_TQ, side_of(g, m))))
    assert sum_of(found) == troop_quality(g, m, flavour)
    return that_count(found)


def rally_terms(g: State, m: int) -> list[Term]:
    if not is_friendly(g, m):
        return tq_terms(g, m, FULL)
    found = [*tq_terms(g, m, 1), term("leader", 1 if near_leader(g, m) else 0)]
    assert sum_of(found) == rally_number(g, m)
    return that_count(found)


def ldr_terms(g: State, m: int) -> list[Term]:
    """A marker may take all of it (6.0i); it is never below 0."""
    tables = g.rules.tables
    printed = tables.man_ldr[g.m_man[m]]
    found = [term("printed", printed)]
    parts = [
        ("order", tables.order_ldr[g.m_order[m]]),
        ("morale", tables.morale_ldr[g.m_morale[m]]),
        ("wounds", wound_sum(g, m, tables.wound_ldr)),
    ]
    for kind, change in parts:
        if change <= ALL_OF_IT:
            return [found[0], term(kind, -printed)]
        found.append(term(kind, change))
    found.append(term("smoke", -smoke_markers(g, g.m_hex[m])))
    if is_friendly(g, m):
        changes = [g.effects[i + 1] for i in range(0, len(g.effects), EFFECT_SIZE) if g.effects[i] == E_LDR]
        found.append(term("cards", sum(changes)))
    found.append(term("floor", leadership(g, m) - sum_of(found)))
    return that_count(found)


# --- Weapon Skills ---


def skill_terms(g: State, m: int, printed: int) -> list[Term]:
    """A Weapon Skill as it stands, before any target: with markers, Wounds, Morale and cards."""
    tables = g.rules.tables
    order = tables.order_ws[g.m_order[m]]
    found = [term("skill", printed)]
    if order <= ALL_OF_IT:  # none is left (7.05b)
        return [found[0], term("all", -printed)]
    found += [
        term("order", order),
        term("wounds", wound_skill(g, m)),
        term("morale", tables.morale_ws[g.m_morale[m]]),
        term("cards", effect_total(g, E_WS, side_of(g, m))),
    ]
    return that_count(found)


def fire_terms(g: State, m: int, slot: int, t: int, waiting: bool, purpose: int) -> list[Term]:
    """13.0: of one shot."""
    values = fire_rules.fire_terms(g, m, slot, t, waiting)
    found = [term(kind, value) for kind, value in zip(fire_rules.TERM_NAMES, values, strict=True)]
    return that_count(split_heavy(g, m, slot, [*found, bonus_term(g, purpose, side_of(g, m))]))


def split_heavy(g: State, m: int, slot: int, terms: list[Term]) -> list[Term]:
    """A Heavy Weapon's own part of what Run & Gun costs (14.1c)."""
    heavy = fire_rules.heavy_run(g, m, weapon_in(g, m, slot))
    if not heavy:
        return terms
    found: list[Term] = []
    for entry in terms:
        if entry.kind == "order":
            found += [term("order", entry.value - heavy), term("heavy", heavy)]
        else:
            found.append(entry)
    return found


def spotting_terms(g: State, m: int, t: int, purpose: int) -> list[Term]:
    values = spotting.spotting_terms(g, m, t)
    found = [term("tq", values[0]), term("spotting", values[1])]
    found += [term(kind, value) for kind, value in zip(spotting.TERM_NAMES[2:], values[2:], strict=True)]
    return that_count([*found, bonus_term(g, purpose, side_of(g, m))])


def melee_terms(g: State, m: int, purpose: int) -> list[Term]:
    found = [term(kind, value) for kind, value in zip(melee.TERM_NAMES, melee.melee_terms(g, m), strict=True)]
    return that_count([*found, bonus_term(g, purpose, side_of(g, m))])


def grenade_terms(g: State, m: int, start: int, t: int, blast: int, purpose: int) -> list[Term]:
    values = grenades.grenade_terms(g, m, start, t, blast)
    found = [term(kind, value) for kind, value in zip(grenades.TERM_NAMES, values, strict=True)]
    return that_count([*found, bonus_term(g, purpose, side_of(g, m))])


def throw_terms(g: State, m: int, hex: int, purpose: int) -> list[Term]:
    """7.09h: the highest roll that lands where it should."""
    number = grenades.throw_number(g, m, hex)
    found = [term("lands", grenades.LANDS), term("out-of-sight", number - grenades.LANDS)]
    return that_count([*found, bonus_term(g, purpose, side_of(g, m))])


def check_terms(g: State, m: int, flavour: int, purpose: int) -> list[Term]:
    """A TQC, MC or WMC."""
    return that_count([*tq_terms(g, m, flavour), bonus_term(g, purpose, side_of(g, m))])

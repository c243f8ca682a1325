"""What must hold at every decision, whatever happened: for the fuzz and the tests. Returns faults as sentences."""

from __future__ import annotations

from sandtable.games.combat.rules.cards.cards import RESHUFFLE, DrawCards
from sandtable.games.combat.rules.melee.contact import contact_due
from sandtable.games.combat.rules.morale.wounds import Hit
from sandtable.games.combat.rules.names import BERSERK, CHARGE, ENEMY, FRIENDLY, IMPULSES, MELEE, NO_AMMO, ORDERS, ROUT
from sandtable.games.combat.rules.orders.men import fighters
from sandtable.games.combat.rules.state import (
    ACTION_STEP,
    END_STEP,
    LEFT,
    LIVE,
    NOBODY,
    REMOVED,
    RESERVE,
    SEEN,
    State,
    friendlies,
    is_enemy,
)
from sandtable.games.combat.rules.values import is_dummy, printed_tq, wound_loss


def faults(g: State) -> list[str]:
    found = [*men_faults(g), *melee_faults(g), *grenade_faults(g), *card_faults(g), *marker_faults(g)]
    if not 0 <= g.impulse <= IMPULSES or not 0 <= g.turn <= g.rules.turns:
        found.append(f"turn {g.turn}, impulse {g.impulse}")
    return found


def men_faults(g: State) -> list[str]:
    found: list[str] = []
    size = g.rules.ground.size
    for m in range(1, len(g.m_hex)):
        hex = g.m_hex[m]
        if not RESERVE <= hex < size and hex != REMOVED:
            found.append(f"man {m} is in hex {hex}")
        if not ROUT <= g.m_morale[m] <= BERSERK or not 0 <= g.m_order[m] < ORDERS:
            found.append(f"man {m}: Morale {g.m_morale[m]}, Order {g.m_order[m]}")
        if hex < 0:
            continue
        found += living_faults(g, m, hex)
    return found


def living_faults(g: State, m: int, hex: int) -> list[str]:
    found: list[str] = []
    guard = g.m_guard[m]
    if guard >= 0 and (g.m_hex[guard] != hex or is_enemy(g, guard) == is_enemy(g, m)):
        found.append(f"prisoner {m} has no Guard in his hex")
    if guard >= 0 and g.m_guard[guard] >= 0:
        found.append(f"the Guard of {m} is a prisoner himself")
    loss = wound_loss(g, m)
    if loss > printed_tq(g, m) or (is_enemy(g, m) and loss >= printed_tq(g, m)):
        found.append(f"man {m} lives with wounds of {loss}")
    if is_dummy(g, m) and (g.m_flags[m] & SEEN or g.m_wounds[m]):
        found.append(f"Dummy {m} is Known or wounded")
    other = g.m_with[m]
    if other == m:
        found.append(f"man {m} carries himself")
    for slot in range(len(g.rules.tables.man_weapons[g.m_man[m]])):
        if g.m_ammo[m] >> (2 * slot) & 3 > NO_AMMO:
            found.append(f"man {m}: ammunition")
    return found


def melee_faults(g: State) -> list[str]:
    """Who shares a hex fights, has surrendered, or is let be for a reason that `contact_due` knows."""
    found: list[str] = []
    for hex in g.melees:
        ours, theirs = fighters(g, hex, FRIENDLY), fighters(g, hex, ENEMY)
        if not ours or not theirs:
            found.append(f"Melee in hex {hex} without opponents")
        if g.step == ACTION_STEP:
            found += [f"man {m} in a Melee holds Order {g.m_order[m]}" for m in ours + theirs if not fights_on(g, m)]
    if len(set(g.melees)) != len(g.melees):
        found.append("a hex has two Melee markers")
    if len(g.frames) == 1:
        for m in friendlies(g):
            if contact_due(g, g.m_hex[m]):
                found.append(f"hex {g.m_hex[m]} is shared and not settled")
    return found


def fights_on(g: State, m: int) -> bool:
    return g.m_order[m] == MELEE or g.m_order[m] == CHARGE


def grenade_faults(g: State) -> list[str]:
    found: list[str] = []
    for i in range(len(g.mark_man)):
        grenade, m = g.mark_grenade[i], g.mark_man[i]
        if grenade >= len(g.t_hex):
            found.append(f"a marker of grenade {grenade}, which is not there")
        elif g.m_hex[m] != g.t_hex[grenade]:
            found.append(f"man {m} has a marker of a grenade in another hex")
    if g.step == END_STEP:
        holders = [m for m in range(1, len(g.m_hex)) if g.m_flags[m] & LIVE]
        found += [f"man {m} still holds a live grenade in the End Phase" for m in holders]
    if not len(g.t_hex) == len(g.t_man) == len(g.t_blast):
        found.append("grenade lists differ")
    return found


def card_faults(g: State) -> list[str]:
    """Every card is somewhere, once; wound cards may be held by a Hit."""
    held = list(g.f_draw) + g.f_discard + g.hand + g.aside
    if g.f_played >= 0:
        held.append(g.f_played)
    for frame in g.frames:
        if isinstance(frame, Hit):
            held += [card for card in (frame.first, frame.second) if card >= 0]
        elif isinstance(frame, DrawCards) and frame.at == RESHUFFLE:
            held.append(frame.card)
    found: list[str] = []
    if g.turn > 0 and sorted(held) != list(range(len(g.rules.tables.fcard_name))):
        found.append("Friendly cards are lost or doubled")
    enemy = g.e_draw + g.e_discard + [card for card in g.e_display if card >= 0]
    if g.turn > 0 and sorted(enemy) != list(range(len(g.rules.tables.ecard_serial))):
        found.append("Enemy cards are lost or doubled")
    return found


def marker_faults(g: State) -> list[str]:
    found: list[str] = []
    for i in range(len(g.smoke_hexes)):
        if len(g.smoke_hexes[i]) > g.smoke_value[i]:
            found.append(f"smoke source {i} has too many markers")
    for gun in range(len(g.gun_man)):
        operator = g.gun_man[gun]
        if operator != NOBODY and g.m_hex[operator] != g.gun_hex[gun] and g.m_hex[operator] != LEFT:
            found.append(f"gun {gun} is not with its Operator")
    return found

"""Numbers as they stand: who was seen when the Impulse began, grenades, Leadership, guns (2.0 to 14.3)."""

from __future__ import annotations

import pytest
from combat_table import TABLES, Table

from sandtable.games.combat.rules import names, reasons
from sandtable.games.combat.rules.cards.effect_names import BOTH, E_LDR, E_ROLL_BONUS, E_WS, R_FIRE, R_MELEE, R_SPOTTING
from sandtable.games.combat.rules.fire.guns import assist_reason
from sandtable.games.combat.rules.grenades.grenades import grenade_terms
from sandtable.games.combat.rules.hexes import hex_index
from sandtable.games.combat.rules.orders.activation import take_snapshot
from sandtable.games.combat.rules.sight.seeing import nearest_friendly, saw_at_start
from sandtable.games.combat.rules.state import CARD_STEP, END_STEP, NOBODY, SEEN, hex_distance, mark
from sandtable.games.combat.rules.turn import BEGIN, CombatTurn
from sandtable.games.combat.rules.values import leadership, roll_bonus
from sandtable.terrain.lattice import NONE


@pytest.mark.rule("combat:7.01c")
def test_who_was_in_sight_when_the_impulse_began() -> None:
    t = Table({"08.04 08.05": "building"})
    crowe, near = t.put("crowe", "05.05", known=True), t.put("jung", "07.05")
    unknown, behind = t.put("berger", "06.05", known=False), t.put("lang", "11.05")
    take_snapshot(t.g)
    mark(t.g, unknown, SEEN)  # found out since
    t.g.m_hex[behind] = t.hex("06.06")  # came out since
    assert [saw_at_start(t.g, crowe, e) for e in (near, unknown, behind)] == [True, False, False]
    take_snapshot(t.g)
    assert all(saw_at_start(t.g, crowe, e) for e in (near, unknown, behind))
    t.g.m_hex[near] = t.hex("11.05")
    assert saw_at_start(t.g, crowe, near)  # he was
    t.g.m_hex[crowe] = -1
    take_snapshot(t.g)
    assert not saw_at_start(t.g, crowe, unknown) and not saw_at_start(t.g, unknown, crowe)


@pytest.mark.rule("combat:AI.r24")
def test_the_dead_are_not_near_anybody() -> None:
    t = Table()
    crowe, dead = t.put("crowe", "05.05", known=True), t.put("miller", "05.06", known=True)
    t.g.m_hex[dead] = -1
    assert nearest_friendly(t.g, t.hex("16.12")) == hex_distance(t.g, t.hex("16.12"), t.g.m_hex[crowe])


@pytest.mark.rule("combat:7.11h", "combat:7.09i", "combat:14.2m")
def test_the_numbers_of_grenades() -> None:
    t = Table({"06.05 09.05": "building"})
    donahue = t.put("donahue", "05.05", known=True, order="rifle-grenade", wounds="light")
    jung, inside, away = t.put("jung", "13.05", order="hide"), t.put("lang", "06.05"), t.put("berger", "09.05")
    start, man = t.hex("05.05"), t.g.m_man[donahue]
    rifle, hand = t.rules.rifle_blast, t.rules.grenade_blast[0]
    assert TABLES.man_rifle_grenade[man] != TABLES.man_grenade[man]
    far = grenade_terms(t.g, donahue, start, jung, rifle)
    assert far[0] == TABLES.man_rifle_grenade[man] and far[2] == 0 and far[3] < 0  # eight hexes; his wound
    assert grenade_terms(t.g, donahue, start, inside, rifle)[2] == 1 and len(far) == 6
    assert far[1] == TABLES.order_terrain[t.g.m_order[jung]][0]
    thrown = grenade_terms(t.g, donahue, start, inside, hand)
    assert thrown[:3] == [TABLES.man_grenade[man], 0, 0]  # through the window next to him
    assert grenade_terms(t.g, donahue, start, away, hand)[1] < 0


@pytest.mark.rule("combat:2.0e", "combat:6.0i", "combat:18.0a")
def test_leadership_is_for_leaders() -> None:
    t = Table()
    taylor, crowe = t.put("taylor", "05.05", known=True), t.put("crowe", "05.06", known=True)
    printed = TABLES.man_ldr[t.g.m_man[taylor]]
    assert (leadership(t.g, taylor), leadership(t.g, crowe)) == (printed, 0)
    t.g.effects = [E_LDR, 1, 0, 0]
    assert (leadership(t.g, taylor), leadership(t.g, crowe)) == (printed + 1, 0)
    t.g.effects = [E_LDR, -printed, 0, 0, E_LDR, -1, 0, 0]
    assert leadership(t.g, taylor) == 0


# --- belt-fed Weapons ---


@pytest.mark.rule("combat:14.3b")
def test_a_gun_has_one_assistant_and_only_with_an_operator() -> None:
    t = Table()
    goldstein = t.put("goldstein", "05.05")
    peters, miller = t.put("peters", "05.05"), t.put("miller", "05.05")
    gun = t.gun("lmg-30", goldstein)
    assert assist_reason(t.g, gun, peters) == assist_reason(t.g, gun, miller) == reasons.OK
    assert assist_reason(t.g, gun, goldstein) != reasons.OK
    t.g.gun_helper[gun] = peters
    assert assist_reason(t.g, gun, miller) != reasons.OK
    t.g.gun_helper[gun], t.g.gun_man[gun] = NOBODY, NOBODY
    assert assist_reason(t.g, gun, peters) != reasons.OK


# --- the turn ---


@pytest.mark.rule("combat:4.0.5k", "combat:4.0.1a")
def test_a_new_turn_begins_with_step_1() -> None:
    t = Table()
    t.put("crowe", "05.05")
    t.hand(1, 2)
    t.g.step, t.g.turn = END_STEP, 3
    frame = CombatTurn()
    frame.at = BEGIN
    t.g.push(frame)
    t.run()
    assert (t.g.turn, t.g.step, t.prompt) == (4, CARD_STEP, "play-card")


def test_what_is_a_hex() -> None:
    """Two digits, a point, two digits, on the Board."""
    assert (hex_index("01.01", 4, 3), hex_index("04.03", 4, 3), hex_index("02.01", 4, 3)) == (0, 11, 3)
    for name in ("00.01", "01.00", "05.01", "01.04", "ab.01", "01.ab", "1.01", "01-01", "01.011"):
        assert hex_index(name, 4, 3) == NONE, name


@pytest.mark.rule("combat:5.1.1a")
def test_an_effect_of_the_turn_is_for_its_roll_and_side() -> None:
    t = Table()
    t.g.effects = [E_WS, BOTH, 3, 0, E_ROLL_BONUS, R_SPOTTING, names.ENEMY, -2, E_ROLL_BONUS, R_MELEE, BOTH, 1]
    rolls = (R_SPOTTING, R_MELEE, R_FIRE)
    found = [[roll_bonus(t.g, purpose, side) for purpose in rolls] for side in (names.FRIENDLY, names.ENEMY)]
    assert found == [[0, 1, 0], [-2, 1, 0]]

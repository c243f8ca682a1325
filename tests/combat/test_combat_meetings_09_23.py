"""Where two states of a man meet, or a change of state has a consequence at once (9.0 to 23.0)."""

from __future__ import annotations

import pytest
from combat_table import TABLES, Table

from sandtable.games.combat.enemy.cup import draw_man, free_place
from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.cards.effect_names import E_ALERT, E_REINFORCE, E_RESUPPLY, E_REVEAL
from sandtable.games.combat.rules.cards.effects import run_effect
from sandtable.games.combat.rules.end_phase import clear_up
from sandtable.games.combat.rules.grenades.grenades import push_throw
from sandtable.games.combat.rules.melee.contact import push_contact
from sandtable.games.combat.rules.morale.wounds import BY_MELEE, push_hit
from sandtable.games.combat.rules.orders.men import duck_back, new_grenade, reveal
from sandtable.games.combat.rules.state import (
    ALERT,
    DRY,
    DUCK_HELD,
    ENEMY_STEP,
    SEEN,
    SURPRISED,
    WON,
    mark,
)

RIFLE = TABLES.blast_name.index("rifle-grenade")
MK_II = TABLES.blast_name.index("mk-ii")


# --- Rout and surrender (15.0c, 17.4g) ---


@pytest.mark.rule("combat:17.4g", "combat:15.0c")
@pytest.mark.parametrize("ours", [True, False])
def test_a_routed_captor_takes_heart_beside_his_comrades(ours: bool) -> None:
    """He is in a hex with an opponent and a comrade who is not Routed: Shaken, whatever becomes of the opponent."""
    t = Table()
    names_here = ("crowe", "cragg", "jung") if ours else ("jung", "vogel", "crowe")
    shy, brave, lost = (t.put(name, "05.05", order="evade", known=True) for name in names_here)
    t.g.m_morale[shy] = t.g.m_morale[lost] = names.ROUT
    push_contact(t.g, t.hex("05.05"))
    t.run().done()
    assert t.morale(shy) == "shaken" and t.morale(brave) == "normal"
    assert t.g.m_guard[lost] in (shy, brave) and t.morale(lost) == "shaken"


# --- a Guard who falls in a Melee (17.4h, 16.2b) ---


@pytest.mark.rule("combat:17.4h", "combat:16.2b", "combat:15.0k")
def test_a_prisoner_whose_guard_falls_helpless_in_a_melee_ducks_back_at_once() -> None:
    t = Table()
    guard = t.put("miller", "05.05", order="melee", known=True, wounds="bad")
    prisoner = t.put("jung", "05.05", order="guard", guard=guard)
    fighter = t.put("vogel", "05.05", order="melee")
    t.g.melees.append(t.hex("05.05"))
    t.wounds("light-wound")
    push_hit(t.g, guard, BY_MELEE)
    t.run().done()
    assert not t.g.melees and t.told("incapacitated")
    assert t.order(prisoner) == "duck-back" and not t.has(prisoner, WON) and t.has(fighter, WON)


# --- Duck Back meets Duck Back (7.19e, 14.2g, 15.0k, 10.10c) ---


@pytest.mark.rule("combat:14.2g", "combat:7.19e", "combat:15.0k")
@pytest.mark.parametrize(("name", "team"), [("crowe", "able"), ("jung", "red")])
def test_a_winner_who_already_ducks_back_hides_when_he_next_activates(name: str, team: str) -> None:
    t = Table()
    man = t.put(name, "05.05", order="duck-back", known=True, flags=WON | DUCK_HELD)
    t.act(team, 1).done()
    assert t.order(man) == "hide" and not t.has(man, WON)


@pytest.mark.rule("combat:15.0k", "combat:9.8p")
def test_a_surprised_man_who_has_won_ducks_back_when_he_next_activates() -> None:
    t = Table()
    jung = t.put("jung", "05.05", order="melee", flags=WON | SURPRISED)
    t.act("red", 2)
    assert t.order(jung) == "duck-back" and not t.has(jung, SURPRISED | WON)


@pytest.mark.rule("combat:7.19e", "combat:9.8p")
def test_a_surprised_man_who_has_ducked_back_hides_when_he_next_activates() -> None:
    t = Table()
    jung = t.put("jung", "05.05", order="duck-back", flags=SURPRISED)
    t.act("red", 2)
    assert t.order(jung) == "hide" and not t.has(jung, SURPRISED)


@pytest.mark.rule("combat:10.10c", "combat:7.19e")
def test_who_has_ducked_back_since_he_ran_dry_does_not_do_so_again() -> None:
    t = Table()
    jung = t.put("jung", "05.05", order="evade", dirs=33, morale="berserk", flags=DRY)
    t.g.m_morale[jung] = names.BOLD
    duck_back(t.g, jung, 0)
    t.act("red", 2)
    assert t.order(jung) == "hide"


@pytest.mark.rule("combat:10.10c")
@pytest.mark.parametrize(("supplied", "order"), [(False, "duck-back"), (True, "evade")])
def test_who_has_ammunition_again_does_not_duck_back_for_want_of_it(supplied: bool, order: str) -> None:
    t = Table()
    jung = t.put("jung", "05.05", order="evade", dirs=33, flags=DRY)
    t.g.m_ammo[jung] = names.NO_AMMO
    if supplied:
        run_effect(t.g, E_RESUPPLY, [names.ENEMY], names.ENEMY)
    t.act("red", 2)
    assert t.order(jung) == order


# --- a Guard's Duck Back that is kept (17.4f, 14.2g) ---


@pytest.mark.rule("combat:17.4f", "combat:14.2g")
def test_a_prisoner_keeps_the_duck_back_that_his_guard_keeps() -> None:
    for guard_name, prisoner_name in (("crowe", "jung"), ("jung", "crowe")):
        t = Table()
        guard = t.put(guard_name, "05.05", order="duck-back", known=True)
        prisoner = t.put(prisoner_name, "05.05", order="duck-back", guard=guard, known=True)
        clear_up(t.g)
        assert t.order(guard) == t.order(prisoner) == "none"
        t.g.m_order[guard] = t.g.m_order[prisoner] = names.DUCK_BACK
        mark(t.g, guard, DUCK_HELD)
        clear_up(t.g)
        assert t.order(guard) == t.order(prisoner) == "duck-back"


# --- who comes onto the Board (9.8g, 9.8j, 14.2i) ---


def reinforce(t: Table, hex: str, man: str) -> int:
    t.g.cup = [TABLES.man_name.index(man)]
    run_effect(t.g, E_REINFORCE, [1, t.hex(hex)], names.ENEMY)
    t.run()
    return len(t.g.m_hex) - 1


@pytest.mark.rule("combat:9.8g")
def test_an_enemy_who_comes_onto_the_board_alerts_those_in_his_hex() -> None:
    t = Table()
    jung = t.put("jung", "08.05", alert=False, known=False)
    other = t.put("vogel", "09.05", alert=False, known=False)
    reinforce(t, "08.05", "soldat-berger")
    assert t.has(jung, ALERT) and not t.has(other, ALERT)


@pytest.mark.rule("combat:9.8j")
def test_a_waiting_enemy_who_comes_near_a_melee_is_alert() -> None:
    for hex, alert in (("08.05", True), ("09.05", False)):
        t = Table()
        t.put("crowe", "05.05", order="melee", known=True)
        t.put("jung", "05.05", order="melee")
        t.g.melees.append(t.hex("05.05"))
        t.g.step, t.g.cup = ENEMY_STEP, [TABLES.man_name.index("soldat-berger")]
        e = draw_man(t.g, t.hex(hex), -1, False, -1)
        assert t.has(e, ALERT) == alert


@pytest.mark.rule("combat:14.2i")
def test_who_comes_onto_the_board_beside_a_live_grenade_is_under_it() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", order="grenade", known=True)
    new_grenade(t.g, MK_II, t.hex("08.05"), crowe)
    e = reinforce(t, "08.05", "soldat-berger")
    assert (t.g.mark_man, t.g.mark_near) == ([e], [0])


@pytest.mark.rule("combat:14.2i", "combat:14.3i")
def test_so_is_an_assistant_who_appears_beside_one() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", order="grenade", known=True)
    operator = t.put("huber", "08.05", known=False)
    new_grenade(t.g, MK_II, t.hex("08.05"), crowe)
    reveal(t.g, operator, 0)
    assert (t.g.mark_man, t.g.mark_near) == ([t.g.m_partner[operator]], [0])


# --- chance, not the sequence of the counters, decides among equals (9.8, 10.0c, 23.0d) ---


@pytest.mark.rule("combat:5.1.1a", "combat:10.0c")
@pytest.mark.parametrize(("effect", "flag"), [(E_ALERT, ALERT), (E_REVEAL, SEEN)])
def test_an_event_finds_one_of_the_enemies_who_are_equally_near(effect: int, flag: int) -> None:
    for lucky in (0, 1):
        t = Table()
        t.put("crowe", "05.05", known=True)
        men = [t.put(name, hex, alert=False, known=False) for name, hex in (("jung", "05.02"), ("vogel", "05.08"))]
        t.force(lot=[men[lucky]])
        run_effect(t.g, effect, [1], names.ENEMY)
        t.run()
        assert t.all_rolled() and [t.has(m, flag) for m in men] == [lucky == 0, lucky == 1]


@pytest.mark.rule("combat:23.0d")
def test_an_arrival_whose_hex_is_taken_comes_in_at_one_of_the_nearest() -> None:
    for place in ("05.02", "05.08"):
        t = Table()
        t.put("crowe", "05.05", known=True)
        hexes = [t.hex(name) for name in ("05.05", "05.02", "05.08")]
        t.force(place=[t.hex(place)])
        assert free_place(t.g, hexes[0], hexes) == t.hex(place) and t.all_rolled()
        assert free_place(t.g, hexes[1], hexes) == hexes[1]


# --- a shot and what it sets off (13.2, 7.11i, 9.8n) ---


@pytest.mark.rule("combat:13.2a", "combat:9.8n")
def test_who_fires_a_rifle_grenade_is_spotted_before_those_it_alarms_draw_their_orders() -> None:
    t = Table(prepared=True)
    peters = t.put("peters", "02.05", order="rifle-grenade", aim="09.05")
    t.put("jung", "05.05", alert=False)  # 3 hexes from him, 4 from the explosion
    t.enemy_deck(10)  # in the Open, Normal: Evade 6 GC
    t.force(d10=[0, 0])  # where it should land; the Grenade Check
    push_throw(t.g, peters, t.hex("09.05"), RIFLE)
    t.run().done()
    assert t.has(peters, SEEN) and len(t.rolls("grenade-check")) == 1

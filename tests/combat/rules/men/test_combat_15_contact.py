"""How a Melee begins (15.0a to 15.0e), and what it closes a hex to (15.0i, 15.0j)."""

from __future__ import annotations

import pytest
from combat_fights import meet, quiet
from combat_table import TABLES, Table

from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.cards.effect_names import ANY_TEAM, E_BANDAGE, E_MEND, E_SNIPER
from sandtable.games.combat.rules.cards.effects import run_effect
from sandtable.games.combat.rules.cards.quiet import spend_quietly
from sandtable.games.combat.rules.melee.contact import push_contact
from sandtable.games.combat.rules.orders.men import kill
from sandtable.games.combat.rules.state import CARD_STEP, FREED, LIVE, LIVE_SMOKE, NO_CARD, NOBODY, SEEN
from sandtable.games.combat.rules.values import is_incapacitated
from sandtable.games.combat.rules.verbs import SPEND_ON
from sandtable.kernel.choice import choice


@pytest.mark.rule("combat:15.0i")
def test_nobody_spots_out_of_a_melee() -> None:
    t = Table()
    t.put("cragg", "10.05", order="melee", known=True)
    t.put("jung", "10.05", order="melee")
    t.put("miller", "08.05", order="aimed-fire")
    t.put("berger", "12.05", known=False)
    t.g.melees.append(t.hex("10.05"))
    t.force(d10=[9])
    t.act("red", 1)
    assert len(t.rolls("spotting")) == 1  # Berger only
    t.act("able", 1)
    assert not t.offered("spot")


@pytest.mark.rule("combat:15.0a", "combat:15.0o", "combat:6.0g")
def test_sharing_a_hex_takes_orders_away() -> None:
    t, f, e = meet([("crowe", "normal")], [("jung", "normal"), ("berger", "bold")])
    assert t.g.melees == [t.hex("05.05")]
    assert {t.order(m) for m in f + e} == {"melee"}


@pytest.mark.rule("combat:15.0b")
def test_a_charge_is_kept_from_impulse_2_on() -> None:
    for impulse, order in ((1, "melee"), (2, "charge"), (3, "charge"), (4, "charge")):
        t = Table()
        m = t.put("crowe", "05.05", order="charge", known=True)
        t.put("jung", "05.05", order="hide")
        t.g.impulse = impulse
        push_contact(t.g, t.hex("05.05"))
        t.run()
        assert t.order(m) == order


@pytest.mark.rule("combat:15.0c", "combat:17.4g")
def test_routed_men_with_comrades_become_shaken_and_fight() -> None:
    t, f, e = meet([("crowe", "rout"), ("cragg", "normal")], [("jung", "rout"), ("berger", "bold")])
    assert t.morale(f[0]) == "shaken" and t.morale(e[0]) == "shaken"
    assert t.order(f[0]) == "melee" and t.order(e[0]) == "melee"


@pytest.mark.rule("combat:15.0d", "combat:17.4a")
def test_a_side_of_routed_men_only_surrenders() -> None:
    t, f, e = meet([("crowe", "normal")], [("jung", "rout")])
    assert not t.g.melees and t.g.m_guard[e[0]] == f[0]
    assert t.morale(e[0]) == "shaken" and t.order(f[0]) == "guard"


@pytest.mark.rule("combat:15.0e")
def test_two_routed_sides_ignore_each_other() -> None:
    t, f, e = meet([("crowe", "rout")], [("jung", "rout")])
    assert not t.g.melees and t.order(f[0]) == "evade" and t.order(e[0]) == "evade"


@pytest.mark.rule("combat:AI.r05")
def test_a_dummy_in_the_hex_is_gone_before_any_melee() -> None:
    t = Table()
    t.put("crowe", "05.05", order="evade", known=True)
    dummy = t.put("dummy-red-1", "05.04", order="evade", dirs=44, known=False)
    t.act("red", 1)
    assert t.where(dummy) == "removed" and not t.g.melees


@pytest.mark.rule("combat:15.0j", "combat:22.0.O3c")
def test_no_grenades_into_a_melee() -> None:
    t = Table()
    t.put("taylor", "05.05", known=True)
    t.put("crowe", "07.05", order="melee", known=True)
    t.put("jung", "07.05", order="melee")
    t.g.melees.append(t.hex("07.05"))
    t.give_orders()
    assert not t.offered("grenade")
    for name, team in (("taylor", "able"), ("wolff", "blue")):
        t = Table()
        thrower = t.put(name, "05.05", order="grenade", aim="07.05", known=True, flags=LIVE)
        t.put("miller", "07.05", order="melee", known=True)
        t.put("jung", "07.05", order="melee")
        t.g.melees.append(t.hex("07.05"))
        t.act(team, 3).done()
        assert not t.g.t_hex and not t.has(thrower, LIVE)


@pytest.mark.rule("combat:15.0j", "combat:7.10c")
def test_no_smoke_grenade_into_a_melee_hex() -> None:
    t = Table()
    t.put("taylor", "05.05", order="smoke-grenade", flags=LIVE)
    t.put("crowe", "07.05", order="melee", known=True)
    t.put("jung", "07.05", order="melee")
    t.g.melees.append(t.hex("07.05"))
    t.act("able", 3).play("activate taylor")
    assert "07.04" in t.offered("throw") and "07.05" not in t.offered("throw")


@pytest.mark.rule("combat:15.0j", "combat:7.11f")
def test_no_rifle_grenade_into_a_melee_hex() -> None:
    launcher = next(m for m in range(24) if TABLES.man_rifle_grenade[m] >= 0)
    t = Table()
    name = TABLES.man_name[launcher].rpartition("-")[2]
    m = t.put(name, "05.05", order="rifle-grenade", aim="08.05", known=True)
    crowe = t.put("miller" if name != "miller" else "peters", "08.05", order="melee", known=True)
    t.put("jung", "08.05", order="melee")
    t.g.melees.append(t.hex("08.05"))
    t.act(names.TEAM_NAMES[t.g.m_team[m]], 3).play(f"?activate {name}")
    assert not t.told("thrown") and t.g.m_aim[m] == -1 and crowe


@pytest.mark.rule("combat:15.0j", "combat:22.0.O3c", "combat:7.11f")
def test_no_rifle_grenade_into_a_melee() -> None:
    t = Table()
    peters = t.put("peters", "05.05", order="rifle-grenade", aim="09.05", known=True)
    t.put("crowe", "09.05", order="melee", known=True)
    t.put("jung", "09.05", order="melee")
    t.g.melees.append(t.hex("09.05"))
    t.act("baker", 3)
    assert not t.told("thrown") and not t.told("exploded")
    assert t.g.m_aim[peters] == NOBODY


@pytest.mark.rule("combat:22.0.O3c", "combat:15.0j", "combat:7.10c")
def test_no_smoke_grenade_into_a_melee() -> None:
    t = Table()
    t.put("miller", "05.05", order="smoke-grenade", known=True, flags=LIVE | LIVE_SMOKE)
    t.put("crowe", "07.05", order="melee", known=True)
    t.put("jung", "07.05", order="melee")
    t.g.melees.append(t.hex("07.05"))
    t.act("baker", 3)
    assert "07.04" in t.offered("throw") and "07.05" not in t.offered("throw")


@pytest.mark.rule("combat:15.0i", "combat:12.0g")
def test_in_a_melee_one_may_look_at_the_man_one_fights() -> None:
    t = Table()
    t.put("crowe", "05.05", order="melee", known=True)
    unknown = t.put("jung", "05.05", order="melee", known=False)
    t.put("berger", "07.05", order="sprint", known=False)
    t.g.melees.append(t.hex("05.05"))
    t.act("able", 1)
    assert t.offered("spot") == ["red-1"]  # in the hex, not outside it
    t.force(d10=[0])
    t.play("spot red-1")
    assert t.has(unknown, SEEN)


@pytest.mark.rule("combat:15.0a", "combat:16.2b")
def test_a_helpless_man_who_is_bandaged_beside_an_enemy_fights() -> None:
    t = Table()
    card = next(c for c, effect in enumerate(t.rules.card_effect) if effect == E_BANDAGE)
    t.hand(TABLES.fcard_number[card])
    crowe = t.put("crowe", "05.05", order="hide", known=True, wounds="bad light")
    jung = t.put("jung", "05.05", order="hide")
    assert is_incapacitated(t.g, crowe)
    spend_quietly(t.g, choice(SPEND_ON, card, crowe))
    t.run().play("bandage bad")
    assert t.g.melees == [t.hex("05.05")] and t.order(crowe) == t.order(jung) == "melee"


@pytest.mark.rule("combat:15.0a", "combat:17.4j")
def test_a_prisoner_let_go_is_let_be_only_until_somebody_enters_his_hex() -> None:
    t = Table()
    t.put("taylor", "05.05", order="sneak", known=True)  # his Guard until now
    freed = t.put("jung", "05.05", flags=FREED | NO_CARD)
    t.put("crowe", "04.05", order="evade", known=True)
    t.act("able", 1).play("activate taylor", "done")
    assert not t.g.melees
    t.play("?activate crowe", "move 05.05").done()
    assert t.g.melees == [t.hex("05.05")] and t.order(freed) == "melee"


@pytest.mark.rule("combat:15.0a", "combat:17.4h")
def test_a_sniper_who_kills_a_guard_leaves_the_others_in_the_hex_to_fight() -> None:
    t = Table()
    guard = t.put("crowe", "05.05", order="guard", known=True)
    t.put("cragg", "05.05", order="hide")
    prisoner = t.put("jung", "05.05", order="guard", guard=guard)
    t.force(d10=[0])
    t.wounds("head-wound")
    run_effect(t.g, E_SNIPER, [names.ENEMY, 9])
    t.run()
    assert t.where(guard) == "dead" and t.g.m_guard[prisoner] == -1
    assert t.g.melees == [t.hex("05.05")]


@pytest.mark.rule("combat:15.0e", "combat:15.0a", "combat:5.1.2a")
def test_a_routed_man_who_takes_heart_beside_a_routed_enemy_captures_him() -> None:
    t = Table()
    taylor = t.put("taylor", "05.05", order="evade", known=True, morale="rout")
    jung = t.put("jung", "05.05", order="evade", dirs=33, morale="rout")
    quiet(t, 14).play("spend F14 taylor")
    assert t.g.m_guard[jung] == taylor


@pytest.mark.rule("combat:15.0a", "combat:16.2b", "combat:5.1.1a")
def test_a_helpless_man_mended_by_an_event_beside_an_enemy_fights_at_once() -> None:
    t = Table()
    t.put("miller", "05.05", order="hide", known=True, wounds="bad light")
    t.put("jung", "05.05", order="hide")
    t.g.step = CARD_STEP
    run_effect(t.g, E_MEND, [ANY_TEAM])
    t.run()
    assert t.g.melees == [t.hex("05.05")]


@pytest.mark.rule("combat:15.0a", "combat:15.0l", "combat:17.4h", "combat:7.0a")
def test_a_prisoner_who_goes_free_in_a_melee_of_step_2_fights() -> None:
    """He is not free to be ordered out of it."""
    t = Table()
    crowe = t.put("crowe", "05.05", known=True)
    jung = t.put("jung", "05.05")
    t.put("berger", "05.05")
    peters = t.put("peters", "05.05", known=True, guard=jung)
    t.put("cragg", "09.05", known=True)
    t.g.melees = [t.hex("05.05")]
    t.give_orders()
    kill(t.g, jung, 0)
    push_contact(t.g, t.hex("05.05"))
    t.run()
    assert t.order(crowe) == t.order(peters) == "melee" and not t.orders_of("peters")

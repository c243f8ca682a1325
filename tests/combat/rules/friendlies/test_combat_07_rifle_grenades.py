"""Rifle Grenades of Friendlies (7.11)."""

from __future__ import annotations

import pytest
from combat_friendlies import asked, one
from combat_table import TABLES, Table

from sandtable.games.combat.rules import names, tell
from sandtable.games.combat.rules.grenades.grenades import grenade_terms
from sandtable.games.combat.rules.orders.order_rules import rifle_hexes
from sandtable.games.combat.rules.state import LIVE, SEEN, TRIED_RIFLE


def launcher(impulse: int) -> tuple[Table, int, int]:
    man = next(m for m in range(24) if TABLES.man_rifle_grenade[m] >= 0)
    t = Table()
    m = t.put(TABLES.man_name[man], "05.05", order="rifle-grenade", aim="10.05", known=False)
    e = t.put("jung", "10.05", order="aimed-fire")
    del impulse
    return t, m, e


@pytest.mark.rule("combat:7.11c", "combat:7.11d")
def test_rifle_grenade_marker_may_be_shifted_on_1_and_2() -> None:
    for impulse in (1, 2):
        t, m, _ = launcher(impulse)
        t.force(d10=[0])
        t.act(names.TEAM_NAMES[t.g.m_team[m]], impulse)
        assert set(t.offered()) == {"try-shift", "stay"}
        t.play("try-shift", "to 10.04")
        assert t.rules.ground.hex_name(t.g.m_aim[m]) == "10.04" and t.where(m) == "05.05"
    t, m, _ = launcher(4)
    t.act(names.TEAM_NAMES[t.g.m_team[m]], 4)
    assert t.prompt == "spot-or-duck"
    t, m, _ = launcher(1)
    t.force(d10=[9])
    t.act(names.TEAM_NAMES[t.g.m_team[m]], 1).play("try-shift")
    assert t.rules.ground.hex_name(t.g.m_aim[m]) == "10.05"


@pytest.mark.rule("combat:7.11f", "combat:7.11g", "combat:7.11h", "combat:7.11i", "combat:7.11j", "combat:14.2d")
def test_rifle_grenade_goes_off_on_impulse_3() -> None:
    from sandtable.games.combat.rules.state import ALERT

    t, m, e = launcher(3)
    far = t.put("berger", "14.05", alert=False, known=False)
    near = t.put("krause", "15.05", alert=False, known=False)
    t.force(d10=[8, 9])  # lands; Far
    team = names.TEAM_NAMES[t.g.m_team[m]]
    t.act(team, 3)
    assert len(t.told("exploded")) == 1 and not t.g.t_hex and len(t.g.smoke_hexes) == 1
    assert t.rolls("throw") == [(8, 8)] and len(t.rolls("grenade")) == 1
    assert t.has(m, SEEN)  # a Hidden firer in sight is Spotted
    assert t.has(far, ALERT) and t.has(near, ALERT)
    assert len(t.rolls("morale")) >= 1 and e


@pytest.mark.rule("combat:7.11e")
def test_rifle_grenades_never_arm() -> None:
    from sandtable.games.combat.rules.orders.men import duck_back

    t, m, _ = launcher(2)
    duck_back(t.g, m, 0)
    assert t.order(m) == "duck-back" and not t.g.t_hex and t.g.m_aim[m] == -1


@pytest.mark.rule("combat:7.11a", "combat:7.11b")
def test_rifle_grenade_takes_a_launcher_a_target_in_sight_and_range_and_a_check() -> None:
    launcher = next(m for m in range(24) if TABLES.man_rifle_grenade[m] >= 0)
    name = TABLES.man_name[launcher].rpartition("-")[2]
    t, m = one(name=name)
    t.put("jung", "08.05")
    t.put("berger", "08.06")
    t.force(d10=[0])
    t.give_orders().play(f"try-rifle-grenade {name}")
    assert t.prompt == "rifle-grenade-target"
    t.play("aim 08.06")
    assert t.order(m) == "rifle-grenade" and t.g.m_aim[m] == t.hex("08.06")
    t, m = one(name=name, terrain={"06.05": "orchard", "07.05": "orchard", "06.04": "orchard"})
    t.put("jung", "08.05")
    t.give_orders()
    assert name not in t.offered("try-rifle-grenade")
    t, _ = one()
    t.put("jung", "08.05")
    t.give_orders()
    assert "taylor" not in t.offered("try-rifle-grenade")


@pytest.mark.rule("combat:7.11c", "combat:7.09f")
def test_a_rifle_grenadier_who_fails_to_shift_his_marker_stays() -> None:
    t = Table()
    peters = t.put("peters", "05.05", order="rifle-grenade", aim="11.05", known=True)
    t.put("jung", "11.05", order="hide")
    t.force(d10=[9])
    t.act("baker", 1).play("try-shift")
    assert t.prompt == "spot-or-duck" and t.g.m_aim[peters] == t.hex("11.05")


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


@pytest.mark.rule("combat:7.11a", "combat:7.11b")
def test_rifle_grenades_need_sight_and_range() -> None:
    t = Table({"09.08": "building"}, cols=30, rows=30)
    peters = t.put("peters", "05.05")
    seen, limit = t.put("jung", "10.05"), t.put("krause", "25.05")  # 20 hexes away
    t.put("lang", "10.05")
    t.put("berger", "13.11")  # behind the Building
    t.put("roth", "26.06")  # 21 hexes away
    fight = t.put("vogel", "05.10")
    t.g.melees = [t.g.m_hex[fight]]
    assert rifle_hexes(t.g, peters) == [t.g.m_hex[seen], t.g.m_hex[limit]]
    t.put("crowe", "01.01")
    t.give_orders()
    assert t.offered("try-rifle-grenade") == ["peters"]
    t.force(d10=[9])
    t.play("try-rifle-grenade peters")
    assert not t.offered("try-rifle-grenade") and t.has(peters, TRIED_RIFLE) and "hide" in t.orders_of("peters")


@pytest.mark.rule("combat:7.11a", "combat:7.11b")
def test_a_passed_tqc_asks_for_the_target() -> None:
    t = Table()
    peters = t.put("peters", "05.05", morale="cautious")
    jung, lang = t.put("jung", "10.05"), t.put("lang", "10.08")
    t.put("crowe", "01.01")
    t.give_orders()
    t.force(d10=[3])
    t.play("try-rifle-grenade peters")
    assert t.rolls("rifle-grenade") == [(3, 3)] and t.prompt == "rifle-grenade-target"
    t.play(f"aim {t.where(lang)}")
    assert t.order(peters) == "rifle-grenade" and t.g.m_aim[peters] == t.g.m_hex[lang] != t.g.m_hex[jung]


@pytest.mark.rule("combat:7.11c", "combat:7.09d")
@pytest.mark.parametrize(("order", "rule"), [("rifle-grenade", "7.11"), ("grenade", "7.09")])
def test_a_marker_is_shifted_by_the_rule_of_its_order(order: str, rule: str) -> None:
    t = Table()
    t.put("taylor", "05.05", order=order, known=True, aim="07.05", flags=LIVE if order == "grenade" else 0)
    t.force(d10=[0])
    t.act("able", 2).play("try-shift")
    assert asked(t) == ("shift-to", rule)


@pytest.mark.rule("combat:7.11f", "combat:15.0j")
def test_why_a_rifle_grenade_is_not_fired() -> None:
    t = Table()
    m = t.put("taylor", "05.05", order="rifle-grenade", known=True, aim="07.05")
    t.g.melees.append(t.hex("07.05"))
    t.act("able", 3).done()
    assert [told[:2] for told in t.told("no-fire")] == [(m, tell.why("15.0"))] and not t.told("thrown")

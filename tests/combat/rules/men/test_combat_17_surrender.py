"""Surrender (17.4a, 17.4g, 17.4m, 17.4n): who surrenders, and to whom."""

from __future__ import annotations

import pytest
from combat_fights import quiet
from combat_table import Table

from sandtable.games.combat.rules import names, tell
from sandtable.games.combat.rules.melee.contact import push_contact
from sandtable.games.combat.rules.state import CARRIED, LIVE, SEEN


@pytest.mark.rule("combat:17.4a", "combat:17.4m")
def test_who_becomes_the_guard() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", order="hide", known=True)
    cragg = t.put("cragg", "05.05", order="hide", known=True)
    jung = t.put("jung", "05.04", order="sprint", dirs=44, morale="rout")
    t.act("red", 1)
    assert t.prompt == "who-guards" and set(t.offered()) == {"guard crowe", "guard cragg"}
    t.play("guard cragg")
    assert t.g.m_guard[jung] == cragg and t.order(crowe) == "hide"
    t = Table()
    strong = t.put("jung", "05.05", order="hide")
    tables = t.rules.tables
    weak_man = min(
        (m for m in range(len(tables.man_name)) if tables.man_team[m] == 3 and tables.man_tq[m] > 0),
        key=lambda m: tables.man_tq[m],
    )
    weak = t.put(tables.man_name[weak_man], "05.05", order="hide") if tables.man_tq[weak_man] < 4 else strong
    crowe = t.put("crowe", "05.05", order="evade", morale="rout", known=True)
    push_contact(t.g, t.hex("05.05"))
    t.run()
    assert t.g.m_guard[crowe] == weak  # the lowest TQ


@pytest.mark.rule("combat:17.4n")
def test_a_grenadier_throws_before_he_takes_a_prisoner() -> None:
    t = Table()
    taylor = t.put("taylor", "05.05", order="grenade", aim="08.05", known=True, flags=LIVE)
    jung = t.put("jung", "05.04", order="evade", dirs=44, morale="rout")
    t.act("red", 2)
    assert t.where(jung) == "05.05" and t.g.m_guard[jung] == -1 and t.order(taylor) == "grenade"
    t.force(d10=[0])
    t.act("able", 3)
    assert t.g.m_guard[jung] == taylor and t.order(taylor) == "guard" and t.g.t_hex
    t = Table()
    taylor = t.put("taylor", "05.05", order="grenade", aim="08.05", known=True, flags=LIVE)
    jung = t.put("jung", "05.04", order="evade", dirs=44, morale="rout")
    t.act("red", 2)
    t.act("red", 3)  # he runs on first
    assert t.where(jung) == "05.06" and t.order(taylor) == "grenade"


@pytest.mark.rule("combat:17.4n", "combat:15.0o")
def test_a_grenadier_who_is_attacked_makes_his_grenade_safe() -> None:
    t = Table()
    taylor = t.put("taylor", "05.05", order="grenade", aim="08.05", known=True, flags=LIVE)
    t.put("jung", "05.04", order="evade", dirs=44)
    t.act("red", 2)
    assert t.order(taylor) == "melee" and not t.has(taylor, LIVE) and not t.g.t_hex


@pytest.mark.rule("combat:17.4a", "combat:7.18b")
def test_who_takes_a_prisoner_puts_down_whom_he_carries() -> None:
    t = Table()
    carrier, other = t.put("crowe", "05.05", order="carry"), t.put("cragg", "05.05", order="carry", wounds="bad bad")
    t.g.m_flags[other] |= CARRIED
    t.g.m_with[carrier], t.g.m_with[other] = other, carrier
    jung = t.put("jung", "05.05", morale="rout")
    push_contact(t.g, t.hex("05.05"))
    t.run()
    assert t.g.m_guard[jung] == carrier and t.order(carrier) == "guard"
    assert t.order(other) == "hide" and not t.has(other, CARRIED)


@pytest.mark.rule("combat:17.4a", "combat:8.1e", "combat:12.0b")
def test_a_hidden_man_who_takes_a_prisoner_stays_hidden() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", order="hide", known=False)
    jung = t.put("jung", "05.04", order="evade", dirs=44, morale="rout")
    t.act("red", 1)
    assert t.g.m_guard[jung] == crowe and not t.has(crowe, SEEN)
    assert not t.told("revealed")
    t = Table()
    jung = t.put("jung", "05.05", order="hide", known=False)
    crowe = t.put("crowe", "05.05", order="evade", morale="rout", known=False)
    push_contact(t.g, t.hex("05.05"))
    t.run()
    assert t.g.m_guard[crowe] == jung and t.has(jung, SEEN)  # a face-down captor is looked at
    assert t.has(crowe, SEEN) and t.told("revealed") == [(jung, t.told("revealed")[0][1], -1, -1)]


@pytest.mark.rule("combat:17.4n", "combat:17.4a")
def test_a_grenadier_who_cannot_throw_takes_his_prisoner_all_the_same() -> None:
    t = Table()
    taylor = t.put("taylor", "05.05", order="grenade", aim="09.05", known=True, flags=LIVE)  # four hexes: too far
    jung = t.put("jung", "05.05", order="evade", dirs=33, morale="rout")
    t.act("able", 3).done()
    assert not t.told("thrown")
    assert t.g.m_guard[jung] == taylor and t.order(taylor) == "guard"


@pytest.mark.rule("combat:17.4n", "combat:17.4a")
def test_a_grenadier_who_ducks_back_takes_his_prisoner_too() -> None:
    t = Table()
    taylor = t.put("taylor", "05.05", order="grenade", aim="08.05", known=True)
    jung = t.put("jung", "05.05", order="evade", dirs=33, morale="rout")
    t.g.m_flags[taylor] |= LIVE
    t.act("able", 1).play("duck-back")
    assert t.g.t_hex == [t.hex("05.05")]  # he has dropped it
    assert t.g.m_guard[jung] == taylor and t.order(taylor) == "guard"


@pytest.mark.rule("combat:17.4n", "combat:5.1.2a")
def test_a_grenadier_whom_a_card_makes_duck_takes_his_prisoner_at_once() -> None:
    t = Table()
    taylor = t.put("taylor", "05.05", order="grenade", aim="08.05", known=True, flags=LIVE)
    jung = t.put("jung", "05.05", order="evade", dirs=33, morale="rout")
    quiet(t, 18).play("spend F18 taylor")
    assert t.g.m_guard[jung] == taylor


@pytest.mark.rule("combat:17.4n", "combat:17.4a")
def test_a_comrade_guards_rather_than_a_man_with_a_live_grenade() -> None:
    t = Table()
    taylor = t.put("taylor", "05.05", order="grenade", aim="08.05", known=True, flags=LIVE)
    crowe = t.put("crowe", "05.05", order="hide", known=True)
    jung = t.put("jung", "05.04", order="evade", dirs=44, morale="rout")
    t.act("red", 2)
    assert t.g.m_guard[jung] == crowe and t.order(taylor) == "grenade" and t.has(taylor, LIVE)


@pytest.mark.rule("combat:17.4n", "combat:17.4a")
def test_a_man_without_a_grenade_takes_the_prisoner() -> None:
    t = Table()
    t.put("taylor", "05.05", order="grenade", aim="08.05", known=True, flags=LIVE)
    crowe = t.put("crowe", "05.05", order="hide", known=True)
    jung = t.put("jung", "05.04", order="evade", dirs=44, morale="rout")
    t.act("red", 2)
    assert t.g.m_guard[jung] == crowe and t.order(1) == "grenade" and t.has(1, LIVE)


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


@pytest.mark.rule("combat:17.4m")
def test_the_enemy_of_lowest_tq_becomes_the_guard() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", known=True, morale="rout", order="evade")
    roth, lang = (t.put(name, "05.05", order="evade") for name in ("roth", "lang"))  # TQ 5 and 3
    t.force(lot=[roth])
    push_contact(t.g, t.hex("05.05"))
    t.run()
    assert t.g.m_guard[crowe] == lang and not t.all_rolled()  # no lot was drawn


@pytest.mark.rule("combat:17.4m")
def test_of_several_enemies_the_lowest_tq_guards_even_with_a_live_grenade() -> None:
    """17.4n speaks of Friendlies only."""
    t = Table()
    crowe = t.put("crowe", "05.05", order="evade", known=True)
    t.put("roth", "05.05", order="hide")
    krause = t.put("krause", "05.05", order="grenade", aim="08.05", flags=LIVE)
    t.g.m_morale[crowe] = names.ROUT
    push_contact(t.g, t.hex("05.05"))
    t.run()
    assert t.g.m_guard[crowe] == krause and t.order(krause) == "guard" and not t.has(krause, LIVE)


@pytest.mark.rule("combat:17.4a")
def test_the_log_tells_that_a_prisoner_is_shaken() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", order="evade", known=True)
    t.put("roth", "05.05", order="hide")
    t.g.m_morale[crowe] = names.ROUT
    push_contact(t.g, t.hex("05.05"))
    t.run()
    assert t.morale(crowe) == "shaken" and t.told("surrendered")
    assert [told[:3] for told in t.told("morale")] == [(crowe, names.SHAKEN, tell.why("17.4"))]

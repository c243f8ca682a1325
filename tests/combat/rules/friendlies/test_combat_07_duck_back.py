"""Duck Back of Friendlies (7.19): what gives it, when it flips, when it is removed."""

from __future__ import annotations

import pytest
from combat_friendlies import stands
from combat_table import Table

from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.end_phase import push_end_phase
from sandtable.games.combat.rules.morale.wounds import BY_FIRE, apply_wound
from sandtable.games.combat.rules.orders.men import duck_back
from sandtable.games.combat.rules.state import SURPRISED


@pytest.mark.rule("combat:7.19b", "combat:7.19e", "combat:4.0.4e", "combat:2.0a")
def test_duck_back_of_ones_own_will_and_its_flip() -> None:
    for impulse in (4, 3, 2, 1):
        t = stands("aimed-fire", impulse)
        t.play("duck-back")
        assert t.order(1) == "duck-back"
    t.act("able", 2)
    assert t.order(1) == "hide"


@pytest.mark.rule("combat:7.19f", "combat:10.13e")
def test_duck_back_of_the_fourth_impulse_is_just_removed() -> None:
    t = Table()
    f, e = t.put("crowe", "05.05", order="aimed-fire", known=True), t.put("jung", "12.05", order="duck-back")
    t.act("able", 4).play("?hold-fire", "duck-back")
    push_end_phase(t.g)
    t.run()
    assert t.order(f) == "none" and t.order(e) == "none" and not t.told("hides")


@pytest.mark.rule("combat:7.19f", "combat:7.16b")
def test_a_duck_back_of_impulse_4_is_not_flipped_even_before_ones_own_activation() -> None:
    t = Table({"05.05": "rocks"})
    crowe = t.put("crowe", "05.05", order="aimed-fire", known=True)
    t.g.impulse = 4
    duck_back(t.g, crowe, 0)
    t.act("able", 4).done()
    assert t.order(crowe) == "duck-back" and not t.told("hides")
    push_end_phase(t.g)
    t.run()
    assert not t.rolls("hide") and t.order(crowe) == "none"  # no Hide Order, so he does not vanish either


@pytest.mark.rule("combat:10.13e")
def test_nor_is_an_enemys() -> None:
    t = Table()
    jung = t.put("jung", "05.05", order="aimed-fire")
    t.g.impulse = 4
    duck_back(t.g, jung, 0)
    t.act("red", 4)
    assert t.order(jung) == "duck-back" and not t.told("hides")


@pytest.mark.rule("combat:7.19e", "combat:10.13e")
def test_one_of_impulse_3_is_flipped_on_impulse_4() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", order="aimed-fire", known=True)
    jung = t.put("jung", "12.05", order="aimed-fire")
    t.g.impulse = 3
    duck_back(t.g, crowe, 0)
    duck_back(t.g, jung, 0)
    t.act("able", 4).done()
    t.act("red", 4)
    assert t.order(crowe) == t.order(jung) == "hide"


@pytest.mark.rule("combat:7.19e", "combat:9.8p")
def test_a_surprised_man_who_has_ducked_back_hides_when_he_next_activates() -> None:
    t = Table()
    jung = t.put("jung", "05.05", order="duck-back", flags=SURPRISED)
    t.act("red", 2)
    assert t.order(jung) == "hide" and not t.has(jung, SURPRISED)


def fallen(impulse: int) -> tuple[Table, int]:
    """Crowe is shot down on an Impulse before his Team acts."""
    t = Table()
    crowe = t.put("crowe", "05.05", order="evade", known=True, wounds="bad")
    t.put("taylor", "01.01", order="hide", known=True)
    t.g.impulse = impulse
    t.force(d10=[0])  # WMC
    apply_wound(t.g, crowe, names.LIGHT_WOUND, BY_FIRE)
    t.run()
    assert t.order(crowe) == "duck-back"
    return t, crowe


@pytest.mark.rule("combat:7.19e", "combat:16.2a")
def test_the_duck_back_of_a_helpless_man_flips_when_his_team_acts() -> None:
    t, crowe = fallen(1)
    t.act("able", 2).done()
    assert t.order(crowe) == "hide" and [told[0] for told in t.told("hides")] == [crowe]


@pytest.mark.rule("combat:7.19e", "combat:7.19f")
def test_not_one_of_impulse_4_nor_when_another_team_acts() -> None:
    t, crowe = fallen(4)
    t.act("able").done()
    assert t.order(crowe) == "duck-back"
    t, crowe = fallen(1)
    t.put("miller", "02.02", order="hide", known=True)
    t.act("baker", 2).done()
    assert t.order(crowe) == "duck-back"


@pytest.mark.rule("combat:7.19e", "combat:4.0.4a")
def test_who_falls_after_his_own_activation_flips_on_the_next_impulse() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", order="aimed-fire", known=True, wounds="bad")
    t.put("taylor", "01.01", order="hide", known=True)
    t.put("cragg", "01.01", order="hide", known=True)
    t.act("able", 1).play("activate crowe", "?done")
    t.force(d10=[0])
    apply_wound(t.g, crowe, names.LIGHT_WOUND, BY_FIRE)
    t.run().done()
    assert t.order(crowe) == "duck-back"
    t.act("able", 2).done()
    assert t.order(crowe) == "hide"

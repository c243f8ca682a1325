"""The Rule of 0 (2.0): a chance below zero."""

from __future__ import annotations

import pytest
from combat_fights import need
from combat_table import Table

from sandtable.games.combat.rules.cards.checks import has_rule_of_0
from sandtable.games.combat.rules.cards.effect_names import (
    E_WS,
    R_DAMAGE,
    R_GRENADE_ATTACK,
    R_MORALE,
    R_RALLY,
    R_SMOKE,
    R_THROW,
    R_WOUND_MORALE,
)
from sandtable.games.combat.rules.fire.fire_rules import fire_number, fire_terms
from sandtable.games.combat.rules.morale.morale import push_morale_check
from sandtable.games.combat.rules.sight.spotting import spotting_terms
from sandtable.games.combat.rules.state import SEEN
from sandtable.games.combat.rules.values import FULL, troop_quality


@pytest.mark.rule("combat:12.0f", "combat:2.0.R0f")
def test_the_rule_of_0_for_spotting() -> None:
    for confirm, found in ((0, True), (9, False)):
        t = Table({"12.05": "building"})
        t.put("taylor", "05.05", order="aimed-fire")
        jung = t.put("jung", "12.05", order="hide", known=False)
        assert sum(spotting_terms(t.g, 1, jung)) < 0
        t.force(d10=[0, confirm])
        t.act("able", 1).play("spot red-1")
        assert t.has(jung, SEEN) == found


@pytest.mark.rule("combat:2.0.R0d", "combat:7.03d", "combat:7.03c")
def test_a_0_that_is_only_a_morale_check_raises_nothing() -> None:
    t = Table({"10.05": "rocks"})
    taylor = t.put("taylor", "05.05", order="suppressive-fire", known=True)
    jung = t.put("jung", "10.05", order="aimed-fire")
    assert fire_terms(t.g, taylor, 0, jung)[3] == 0  # no Order/Terrain modifier
    t.force(d10=[0, 4, 9, 8])
    t.act("able", 1).play("fire jung weapon-1 3").done()
    assert t.morale(taylor) == "normal" and t.order(jung) == "aimed-fire"
    assert len(t.told("wound-card")) == 0


@pytest.mark.rule("combat:2.0.R0x", "combat:2.0.R0a", "combat:2.0.R0b")
def test_the_example_of_the_rule_of_0() -> None:
    for confirm, hit in ((3, True), (4, False)):
        t = Table({"10.05": "rocks"})
        miller = t.put("miller", "05.05", order="aimed-fire", known=True)
        jung = t.put("jung", "10.05", order="hide")
        assert t.rules.tables.man_tq[t.g.m_man[miller]] == 4
        assert need(t, miller, 0, jung) == -1
        t.force(d10=[0, confirm] + ([4] if hit else []))
        t.act("baker", 2).play("fire jung weapon-1 1").done()
        assert (len(t.told("hit")) == 1) == hit and t.all_rolled()
        assert t.told("confirmed-roll")[0][:3] == (miller, confirm, 3)


@pytest.mark.rule("combat:2.0.R0a", "combat:2.0.R0c")
def test_below_zero_only_a_0_counts_and_sometimes_nothing_does() -> None:
    t = Table({"10.05": "rocks"})
    t.put("miller", "05.05", order="aimed-fire", known=True)
    t.put("jung", "10.05", order="hide")
    t.force(d10=[1])
    t.act("baker", 2).play("fire jung weapon-1 1").done()
    assert not t.told("hit") and not t.told("confirmed-roll")
    t = Table({"10.05": "building"}, cols=34)
    t.put("miller", "05.05", order="rapid-fire", known=True, morale="shaken")
    t.put("jung", "10.05", order="hide")
    t.force(d10=[0])
    t.act("baker", 1).play("fire jung weapon-1 1").done()
    assert not t.told("hit") and not t.told("confirmed-roll")  # TQ plus the chance is below 0


@pytest.mark.rule("combat:2.0.R0e")
def test_exactly_zero_needs_no_confirmation() -> None:
    t = Table({"10.05": "wall"})
    cragg = t.put("crowe", "05.05", order="aimed-fire", known=True)
    jung = t.put("jung", "10.05", order="hide")
    base = need(t, cragg, 0, jung)
    t.g.effects = [21, 0, -base, -1]  # a card: WS so much worse
    assert need(t, cragg, 0, jung) == 0
    t.force(d10=[0, 4])
    t.wounds("close-call")
    t.act("able", 2).play("fire jung weapon-1 1").done()
    assert t.told("hit") and not t.told("confirmed-roll")


@pytest.mark.rule("combat:2.0.R0d", "combat:13.0i", "combat:17.0b")
def test_a_0_that_is_not_confirmed_raises_nothing() -> None:
    for confirm, morale in ((0, "bold"), (9, "normal")):
        t = Table({"10.05": "wall"})
        crowe = t.put("crowe", "05.05", order="rapid-fire", known=True)
        jung = t.put("jung", "10.05", order="hide")
        t.g.effects = [E_WS, 0, -1 - fire_number(t.g, crowe, 0, jung), -1]  # so that he needs -1
        t.wounds("close-call")
        t.force(d10=[0, confirm, 3])
        t.act("able", 1).play("fire jung weapon-1 1").done()
        assert t.told("confirmed-roll") and t.morale(1) == morale


@pytest.mark.rule("combat:2.0.R0f", "combat:19.0g", "combat:2.0.R0c")
def test_the_lines_of_a_morale_check_need_no_confirmation() -> None:
    t = Table()
    m = t.put("crowe", "05.05", order="aimed-fire", morale="rout", wounds="light light light", known=True)
    assert troop_quality(t.g, m, FULL) < 0
    t.force(d10=[0])
    push_morale_check(t.g, m, R_MORALE)
    t.run()
    assert t.morale(m) == "shaken" and not t.told("confirmed-roll") and t.all_rolled()
    from sandtable.games.combat.rules.cards.checks import quick_check

    t.force(d10=[0])
    assert not quick_check(t.g, R_SMOKE, m, -1)  # a TQC below 0 cannot be confirmed by the same TQ


@pytest.mark.rule("combat:2.0.R0f", "combat:7.09l")
def test_which_rolls_the_rule_of_0_is_for() -> None:
    without = [purpose for purpose in range(R_GRENADE_ATTACK) if not has_rule_of_0(purpose)]
    assert without == sorted([R_MORALE, R_WOUND_MORALE, R_RALLY, R_THROW, R_DAMAGE])

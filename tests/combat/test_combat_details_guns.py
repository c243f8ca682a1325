"""Friendly belt-fed Weapons in Step 2 (14.3): who serves them, who assists."""

from __future__ import annotations

from typing import Any

import pytest
from combat_table import Table

from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.setup import push_placing
from sandtable.games.combat.rules.state import HIDE_ONLY


@pytest.mark.rule("combat:14.3b", "combat:14.3h", "combat:14.3g")
def test_who_may_assist() -> None:
    def may(**facts: Any) -> bool:
        t = Table()
        goldstein = t.put("goldstein", "05.05")
        t.put("peters", str(facts.pop("hex", "05.05")), **facts)
        t.gun("lmg-30", goldstein)
        t.give_orders()
        return "gun-1 peters" in t.offered("assist")

    assert may() and may(wounds="light") and may(morale="shaken")
    assert not may(hex="05.06") and not may(wounds="bad") and not may(wounds="bad-bandaged")
    assert not may(morale="rout") and not may(morale="berserk") and not may(flags=HIDE_ONLY) and not may(order="hide")


@pytest.mark.rule("combat:14.3b", "combat:14.3a")
def test_gunners_and_guards_do_not_assist() -> None:
    t = Table()
    goldstein, johnson, peters = t.put("goldstein", "05.05"), t.put("johnson", "05.05"), t.put("peters", "05.05")
    t.gun("lmg-30", goldstein)
    t.gun("lmg-30", johnson)
    t.put("jung", "05.05", guard=peters)
    t.put("woodruff", "05.05")
    t.give_orders()
    assert {text.split()[1] for text in t.offered("assist")} == {"woodruff"}
    assert not {"goldstein", "johnson", "peters"} & {text.split()[1] for text in t.offered("serve")}


@pytest.mark.rule("combat:14.3g")
def test_an_assistant_has_the_order_that_the_operator_has_already() -> None:
    t = Table()
    goldstein, peters = t.put("goldstein", "05.05"), t.put("peters", "05.05")
    t.put("miller", "01.12")
    t.gun("lmg-30", goldstein)
    t.give_orders().play("order goldstein aimed-fire")
    t.play(f"assist {t.offered('assist')[0]}")
    assert t.order(peters) == "aimed-fire" and t.orders_of("peters") == set()


@pytest.mark.rule("combat:14.3a")
def test_a_gun_is_taken_over_in_its_own_hex() -> None:
    t = Table()
    peters = t.put("peters", "05.05")
    t.put("woodruff", "05.06")
    t.gun("lmg-30", -1, hex="05.05")
    t.give_orders()
    assert {text.split()[1] for text in t.offered("serve")} == {"peters"}
    t.play(f"serve {t.offered('serve')[0]}")
    assert t.g.gun_man == [peters]


@pytest.mark.rule("combat:14.3a", "combat:23.0e")
def test_at_set_up_nobody_is_given_two_guns() -> None:
    t = Table()
    goldstein, peters = t.put("goldstein", "05.05"), t.put("peters", "05.06")
    t.put("miller", "10.05", guard=t.put("jung", "10.05"))
    t.put("crowe", "05.05")
    for _ in range(2):
        t.gun("lmg-30", -1, hex="05.05")
    t.rules.gun_teams = [[names.BAKER], [names.BAKER]]
    t.g.gun_hex = [-1, -1]
    push_placing(t.g, [], [], True)
    t.run()
    assert {text.split()[1] for text in t.offered("give")} == {"goldstein", "peters"}
    t.play("give gun-1 peters")
    assert t.g.gun_man == [peters, goldstein]  # the only one left

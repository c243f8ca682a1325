"""Guards (17.4b, 17.4d, 17.4e, 17.4i to 17.4k): their Orders, who relieves them, what they leave behind."""

from __future__ import annotations

from typing import Any

import pytest
from combat_enemies import COVER, draw, enemy_orders
from combat_fights import meet
from combat_helpers import machine_gun
from combat_table import TABLES, Table

from sandtable.games.combat.enemy.cards import ROUT_LINE
from sandtable.games.combat.enemy.orders import assign
from sandtable.games.combat.enemy.phase import enemy_phase
from sandtable.games.combat.rules.end_phase import push_end_phase
from sandtable.games.combat.rules.orders.friendly_orders import push_friendly_orders
from sandtable.games.combat.rules.state import ACTION_STEP, DUCK_HELD, ENEMY_STEP, FREED, MOVE_BACK, NOBODY, ORDER_STEP


@pytest.mark.rule("combat:AI.r03", "combat:17.4e", "combat:17.4f")
def test_a_guard_takes_his_prisoner_away() -> None:
    for wounds, order in (("", "evade"), ("bad", "sneak")):
        t = Table()
        guard = t.put("jung", "10.05", wounds=wounds)
        prisoner = t.put("miller", "10.05", known=True, guard=guard)
        draw(t, guard, 36)
        assert (t.order(guard), t.g.m_dirs[guard]) == (order, 32)
        assert t.order(prisoner) == order


@pytest.mark.rule("combat:17.4b")
def test_a_guard_counts_as_having_no_order() -> None:
    from sandtable.games.combat.rules.fire.fire_rules import order_of_target

    t, f, e = meet([("crowe", "normal")], [("jung", "rout")])
    assert order_of_target(t.g, f[0]) == 0
    t.act("able", 2)
    assert t.prompt == "spot-or-duck"  # nothing to do


@pytest.mark.rule("combat:17.4b")
def test_a_comrade_takes_over() -> None:
    t = Table()
    guard, other = t.put("crowe", "05.05"), t.put("cragg", "05.05")
    jung = t.put("jung", "05.05", guard=guard)
    t.give_orders()
    assert "cragg crowe" in t.offered("relieve")
    t.play("relieve cragg crowe")
    assert t.g.m_guard[jung] == other
    assert "aimed-fire" in {text.split()[1] for text in t.offered("order") if text.startswith("crowe")}


@pytest.mark.rule("combat:17.4i")
def test_enemies_fire_at_a_guard_with_aimed_fire_only() -> None:
    for order, shots in (("aimed-fire", 1), ("slow-suppressive-fire", 0)):
        t = Table()
        guard = t.put("crowe", "05.05", order="guard", known=True)
        t.put("jung", "05.05", guard=guard)
        t.put("berger", "09.05", order=order)
        t.force(lot=[guard] * shots, d10=[8] * shots)
        t.act("red", 2)
        assert len(t.told("fired")) == shots


@pytest.mark.rule("combat:17.4d", "combat:17.4f")
def test_a_guard_may_move_rally_plan_or_hide_and_his_prisoner_goes_along() -> None:
    t = Table()
    guard = t.put("taylor", "05.05", morale="cautious")
    prisoner = t.put("jung", "05.05", guard=guard)
    t.put("miller", "01.01")
    t.give_orders()
    assert {text.split()[1] for text in t.offered("order") if text.startswith("taylor")} == {
        "evade", "sneak", "rally", "plan", "hide",
    }  # fmt: skip
    t.play("order taylor evade", "order miller hide")
    assert t.order(prisoner) == "evade"
    t.g.step = 4
    t.act("able", 1).play("move 06.05")
    assert t.where(prisoner) == "06.05"


@pytest.mark.rule("combat:17.4j")
def test_a_guard_who_moves_off_leaves_his_prisoner_without_an_order() -> None:
    t = Table()
    guard = t.put("taylor", "05.05")
    prisoner = t.put("jung", "05.05", guard=guard)
    t.give_orders().play("abandon taylor sprint")
    assert t.g.m_guard[prisoner] == -1 and t.has(prisoner, FREED) and not t.g.melees
    t.g.step = ENEMY_STEP
    enemy_phase(t.g)
    assert t.order(prisoner) == "none"
    t.g.step = 4
    t.act("red", 1)
    assert t.order(prisoner) == "none"
    t.act("able", 1).play("move 06.05").done()
    push_end_phase(t.g)
    t.run()
    t.g.step = ENEMY_STEP
    t.enemy_deck(44)
    enemy_phase(t.g)
    assert t.order(prisoner) != "none"  # next turn he draws as usual


@pytest.mark.rule("combat:17.4k")
def test_a_guard_who_fires_lets_his_prisoner_run() -> None:
    t = Table()
    guard = t.put("taylor", "05.05")
    prisoner = t.put("jung", "05.05", guard=guard)
    t.g.step = ORDER_STEP
    t.enemy_deck(10, 44)  # Rout 3
    push_friendly_orders(t.g)
    t.run().play("abandon taylor aimed-fire")
    assert t.where(prisoner) == "06.05" and t.g.m_guard[prisoner] == -1
    t.g.step = ENEMY_STEP
    enemy_phase(t.g)
    assert t.order(prisoner) != "none"


@pytest.mark.rule("combat:17.4e", "combat:17.4f")
def test_an_enemy_guard_who_leaves_takes_his_prisoner_along() -> None:
    t = Table()
    guard = t.put("jung", "16.05", order="evade", dirs=33)
    prisoner = t.put("crowe", "16.05", order="evade", guard=guard, known=True)
    t.act("red", 1)
    assert t.where(guard) == "left" and t.where(prisoner) == "left"
    from sandtable.games.combat.rules.victory import is_captured

    assert is_captured(t.g, prisoner)


@pytest.mark.rule("combat:17.4b")
def test_a_guard_is_relieved_once_a_turn() -> None:
    t = Table()
    guard = t.put("crowe", "05.05")
    t.put("cragg", "05.05")
    t.put("jung", "05.05", guard=guard)
    t.give_orders().play("relieve cragg crowe")
    assert not t.offered("relieve")


@pytest.mark.rule("combat:17.4e", "combat:AI.r03", "combat:14.3n")
def test_guards_draw_a_card_whatever_else_would_give_them_an_order() -> None:
    for name, morale, order in (
        ("roth", "rout", "evade"),
        ("roth", "berserk", "evade"),
        ("huber", "normal", "sneak"),  # a gun without an Assistant
    ):
        t = Table(COVER)
        t.put("crowe", "07.05", known=True)
        guard = t.put(name, "10.05", morale=morale)
        t.put("miller", "10.05", guard=guard, known=True)
        t.enemy_deck(10)
        assert assign(t.g, guard, NOBODY) == TABLES.ecard_serial.index(10) and t.order(guard) == order
        t.run()
        assert t.told("enemy-card")[0][3] == ROUT_LINE


@pytest.mark.rule("combat:17.4b")
def test_who_may_take_over_a_prisoner() -> None:
    def may(**facts: Any) -> bool:
        t = Table()
        crowe = t.put("crowe", "05.05", known=True)
        t.put("jung", "05.05", guard=crowe)
        t.put("cragg", "05.05", **{"known": True, **facts})
        t.put("miller", "01.12")
        t.give_orders()
        return "cragg crowe" in t.offered("relieve")

    assert may() and may(morale="shaken") and may(wounds="bad")
    assert not may(morale="rout") and not may(morale="berserk") and not may(wounds="bad bad") and not may(order="hide")


@pytest.mark.rule("combat:17.4b")
def test_a_man_with_a_prisoner_takes_no_other_over() -> None:
    t = Table()
    crowe, cragg = t.put("crowe", "05.05", known=True), t.put("cragg", "05.05", known=True)
    jung, lang = t.put("jung", "05.05", guard=crowe), t.put("lang", "05.05", guard=cragg)
    taylor = t.put("taylor", "05.05", known=True)
    t.give_orders()
    assert set(t.offered("relieve")) == {"taylor crowe", "taylor cragg"}
    t.play("relieve taylor cragg")
    assert t.g.m_guard[lang] == taylor and t.g.m_guard[jung] == crowe


@pytest.mark.rule("combat:17.4j", "combat:17.4k", "combat:17.4d")
def test_who_abandons_prisoners_and_how() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", known=True)
    t.put("cragg", "05.06", known=True)
    t.put("jung", "05.05", guard=crowe)
    t.give_orders()
    assert {text.split()[0] for text in t.offered("abandon")} == {"crowe"}
    assert t.orders_of("crowe") == {"evade", "sneak", "hide"}
    t.play("order crowe hide")
    assert not t.offered("abandon")


@pytest.mark.rule("combat:17.4j", "combat:17.3a")
def test_a_routed_guard_who_abandons_his_prisoner_runs_back() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", known=True, morale="rout")
    t.put("cragg", "05.06", known=True)
    t.put("jung", "05.05", guard=crowe)
    t.give_orders().play("abandon crowe sprint")
    assert t.has(crowe, MOVE_BACK)


@pytest.mark.rule("combat:17.4k", "combat:9.5b")
def test_a_prisoner_let_go_at_the_edge() -> None:
    """Over an edge of a side he is gone; a Neutral one holds him, and he fights."""
    assert TABLES.ecard_rout[TABLES.ecard_serial.index(4)] == 22
    for hex, gone in (("16.05", True), ("15.01", False)):
        t = Table()
        crowe = t.put("crowe", hex, known=True)
        t.put("cragg", "05.06", known=True)
        jung = t.put("jung", hex, guard=crowe)
        t.enemy_deck(4)
        t.give_orders().play("abandon crowe aimed-fire")
        assert (t.where(jung) == "left") == gone and (t.hex(hex) in t.g.melees) == (not gone)


@pytest.mark.rule("combat:17.4d", "combat:17.3a")
def test_a_routed_guard_may_take_his_prisoner_along() -> None:
    """The fastest Order of those that a Guard may be given; or he abandons him and runs as fast as he can."""
    t = Table()
    guard = t.put("crowe", "05.05", morale="rout", known=True)
    t.put("jung", "05.05", guard=guard)
    t.put("berger", "10.05")
    t.put("miller", "01.12")
    t.give_orders()
    assert t.orders_of("crowe") == {"evade"}
    assert [text for text in t.offered("abandon") if text.startswith("crowe")] == ["crowe sprint"]
    t.play("order crowe evade", "order miller hide")
    t.g.step = ACTION_STEP
    t.act("able", 1)
    assert set(t.offered("move")) == {"04.05", "04.04"}  # directions 5 and 6


@pytest.mark.rule("combat:17.4b", "combat:AI.r03")
def test_who_has_taken_a_prisoner_since_the_turn_began_stays_on_guard() -> None:
    """As a Friendly does: Guard is his Order of this turn."""
    t = Table()
    jung = t.put("jung", "09.05", order="guard")
    t.put("crowe", "09.05", order="guard", known=True, guard=jung)
    t.g.step = ENEMY_STEP
    enemy_phase(t.g)
    assert t.order(jung) == "guard"


@pytest.mark.rule("combat:AI.r03", "combat:17.4e")
def test_an_assistant_who_guards_a_prisoner_has_orders_of_his_own() -> None:
    t = Table()
    operator, assistant = machine_gun(t, "08.05")
    prisoner = t.put("miller", "08.05", guard=assistant, known=True)
    t.put("crowe", "03.05", known=True)
    t.enemy_deck(10, 44)  # Rout 3
    enemy_orders(t)
    assert t.order(operator) == "aimed-fire" and t.order(assistant) == "evade"
    t.g.step = 4
    t.act("red", 1)
    assert t.where(operator) == "08.05" and t.where(assistant) == t.where(prisoner) == "09.06"


@pytest.mark.rule("combat:17.4k", "combat:14.3l")
def test_a_machine_gun_team_let_go_by_a_guard_who_fires_runs_one_hex() -> None:
    t = Table()
    guard = t.put("taylor", "05.05", known=True)
    operator, assistant = machine_gun(t, "05.05")
    t.g.m_guard[operator] = t.g.m_guard[assistant] = guard
    t.enemy_deck(10, 44, 10)  # Rout 3
    t.give_orders().play("abandon taylor aimed-fire")
    assert t.where(operator) == t.where(assistant) == "06.05"


@pytest.mark.rule("combat:17.4d", "combat:4.0.5f")
def test_who_takes_a_prisoner_as_the_turn_ends_has_a_guards_orders_in_the_next() -> None:
    """A prisoner who was let go, has Routed since and was not left behind."""
    t = Table()
    guard = t.put("taylor", "05.05", order="sneak", known=True)
    prisoner = t.put("jung", "05.05", flags=FREED, morale="rout")
    t.put("miller", "01.12", order="hide")
    push_end_phase(t.g)
    t.run()
    assert t.g.m_guard[prisoner] == guard
    t.give_orders()
    assert t.orders_of("taylor") == {"evade", "sneak", "plan", "hide"}


@pytest.mark.rule("combat:17.4j", "combat:17.4k")
def test_the_orders_by_which_a_guard_abandons_his_prisoner() -> None:
    t = Table()
    guard = t.put("taylor", "05.05")
    t.put("jung", "05.05", guard=guard)
    t.put("miller", "01.12")
    t.give_orders()
    assert {text.split()[1] for text in t.offered("abandon")} == {
        "sneak", "evade", "run-and-gun", "sprint", "aimed-fire", "rapid-fire",
    }  # fmt: skip


@pytest.mark.rule("combat:17.4k", "combat:9.5d")
def test_every_prisoner_of_a_guard_who_fires_runs_by_a_card_of_his_own() -> None:
    t = Table()
    guard = t.put("taylor", "05.05")
    first, second = (t.put(name, "05.05", guard=guard) for name in ("jung", "berger"))
    t.put("miller", "01.12")
    t.enemy_deck(10, 25)  # Rout 3 and 2
    t.give_orders().play("abandon taylor rapid-fire")
    assert {t.where(first), t.where(second)} == {"06.05", "06.04"} and len(t.g.e_discard) == 2


@pytest.mark.rule("combat:17.4b", "combat:14.2g")
def test_a_guard_who_still_ducks_back_can_be_relieved() -> None:
    """He is a Guard until a comrade who starts the turn in the hex takes over: whatever Order he has."""
    t = Table()
    guard = t.put("crowe", "05.05", order="duck-back", known=True, flags=DUCK_HELD)
    jung = t.put("jung", "05.05", order="duck-back", guard=guard)
    cragg = t.put("cragg", "05.05", known=True)
    t.give_orders().play("relieve cragg crowe")
    assert t.g.m_guard[jung] == cragg and t.order(guard) == "duck-back" and t.order(jung) == "none"
    t.play("order cragg evade")
    assert t.order(jung) == "evade" and t.order(guard) == "duck-back"

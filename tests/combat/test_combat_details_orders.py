"""Step 2 (7.0): who may be given what, and who may not; Guards, medics, carriers, guns."""

from __future__ import annotations

from typing import Any

import pytest
from combat_helpers import armed, code
from combat_table import TABLES, Table, fcard

from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.cards.effect_names import E_BAR_ORDER, E_WS
from sandtable.games.combat.rules.fire.fire_rules import can_use
from sandtable.games.combat.rules.orders.order_rules import (
    FIRE_ORDERS,
    PLAIN_ORDERS,
    aid_reason,
    carry_reason,
    grenade_order_hexes,
    is_searchable,
    is_unrestricted,
    order_reason,
    plain_orders,
    rally_try_reason,
    rifle_hexes,
    search_place,
)
from sandtable.games.combat.rules.state import (
    HIDE_ONLY,
    MAY_RALLY,
    MOVE_BACK,
    SEARCHED,
    SEEN,
    TRIED_RALLY,
    TRIED_RIFLE,
    set_ammo,
)
from sandtable.games.combat.rules.values import FASTEST_FIRST

ANY = 7


def plain(t: Table, m: int) -> set[str]:
    return {names.ORDER_NAMES[order] for order in plain_orders(t.g, m)}


# --- 7.0 ---


@pytest.mark.rule("combat:7.0a", "combat:7.19a", "combat:17.4f")
def test_who_is_given_no_order_at_all() -> None:
    t = Table()
    jung = t.put("jung", "05.05")
    held = t.put("crowe", "05.05", guard=jung)
    dead = t.put("cragg", "05.06")
    t.g.m_hex[dead] = -1
    taylor = t.put("taylor", "07.05")
    for order in range(len(names.ORDER_NAMES)):
        assert order_reason(t.g, jung, order) and order_reason(t.g, held, order) and order_reason(t.g, dead, order)
    for order in ("duck-back", "melee", "guard", "none"):
        assert order_reason(t.g, taylor, code(order))


@pytest.mark.rule("combat:16.2a", "combat:7.0b")
def test_the_helpless_may_only_hide() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", wounds="bad light", morale="rout")
    assert plain(t, crowe) == {"hide"}
    t.give_orders()
    assert t.order(crowe) == "hide"


@pytest.mark.rule("combat:5.1.1x")
def test_hide_only_holds_for_the_routed_and_the_berserk_too() -> None:
    for morale in ("normal", "rout", "berserk"):
        t = Table({"05.05": "trees"})
        crowe = t.put("crowe", "05.05", morale=morale, flags=HIDE_ONLY)
        assert plain(t, crowe) == {"hide"} and rally_try_reason(t.g, crowe)


@pytest.mark.rule("combat:5.1e")
def test_a_barred_order() -> None:
    for team, barred in ((names.ABLE, True), (ANY, True), (names.BAKER, False)):
        t = Table()
        crowe = t.put("crowe", "05.05")
        free = plain(t, crowe)
        t.g.effects = [E_WS, code("rapid-fire"), names.ABLE, -1, E_BAR_ORDER, code("sprint"), team, -1]
        assert free - plain(t, crowe) == ({"sprint"} if barred else set())
        t.g.effects = [E_BAR_ORDER, code("hide"), ANY, -1, E_BAR_ORDER, code("sneak"), ANY, -1]
        assert plain(t, crowe) == free  # something must be left


@pytest.mark.rule("combat:7.0a")
def test_the_short_way_for_a_man_without_restrictions_leaves_nothing_out() -> None:
    """`plain_orders` asks less of a man whom nothing binds: it must come to the same."""
    for facts in (
        {},
        {"morale": "rout"},
        {"morale": "berserk"},
        {"wounds": "light"},
        {"wounds": "bad"},
        {"wounds": "bad bad"},
        {"flags": HIDE_ONLY},
        {"order": "hide"},
    ):
        t = Table()
        crowe = t.put("crowe", "05.05", **facts)
        full = [order for order in range(len(names.ORDER_NAMES)) if not order_reason(t.g, crowe, order)]
        assert plain_orders(t.g, crowe) == [order for order in PLAIN_ORDERS if order in full]
        assert is_unrestricted(t.g, crowe) == (facts in ({}, {"wounds": "light"}, {"wounds": "bad"}))
    t = Table()
    crowe, jung = t.put("crowe", "05.05"), t.put("jung", "05.05")
    t.g.effects = [E_WS, 0, names.ABLE, -1]
    assert is_unrestricted(t.g, crowe)
    t.g.effects += [E_BAR_ORDER, names.SPRINT, names.ABLE, -1]
    assert not is_unrestricted(t.g, crowe) and "sprint" not in plain(t, crowe)
    t.g.effects = []
    t.g.m_guard[jung] = crowe
    assert not is_unrestricted(t.g, crowe) and plain(t, crowe) == {"evade", "sneak", "hide"}
    t.g.m_guard[jung], t.g.m_guard[crowe] = -1, jung
    assert not is_unrestricted(t.g, crowe) and plain(t, crowe) == set()


# --- Morale ---


@pytest.mark.rule("combat:17.2b", "combat:17.2c", "combat:17.2d")
def test_orders_of_the_berserk() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", morale="berserk")
    assert plain(t, crowe) == {"sprint", "evade", "run-and-gun"}
    t.put("jung", "11.05")
    assert plain(t, crowe) == {"rapid-fire"}
    t.put("lang", "09.05")
    assert plain(t, crowe) == {"rapid-fire", "charge"}
    lame = Table()
    assert plain(lame, lame.put("crowe", "05.05", morale="berserk", wounds="bad")) == {"sneak"}
    stiff = Table()
    assert plain(stiff, stiff.put("crowe", "05.05", morale="berserk", wounds="light")) == {"evade", "run-and-gun"}


@pytest.mark.rule("combat:17.3a", "combat:7.17e", "combat:7.17f")
def test_orders_of_the_routed() -> None:
    for name, wounds, fastest in (
        ("crowe", "", "sprint"),
        ("crowe", "light", "run-and-gun"),
        ("crowe", "bad", "sneak"),
        ("johnson", "", "run-and-gun"),  # a BAR is Heavy
    ):
        t = Table({"05.05": "trees"})
        m = t.put(name, "05.05", morale="rout", wounds=wounds)
        assert plain(t, m) == {fastest}
        t.g.m_flags[m] |= MAY_RALLY
        assert plain(t, m) == {fastest, "rally"}


@pytest.mark.rule("combat:17.3b", "combat:7.17e")
def test_who_may_try_to_rally() -> None:
    def tries(terrain: str = "trees", enemy: str = "", **facts: Any) -> bool:
        t = Table({"05.05": terrain})
        crowe = t.put("crowe", "05.05", **{"morale": "rout", **facts})
        if enemy:
            t.put("jung", "10.05", known=enemy == "known")
        return not rally_try_reason(t.g, crowe)

    assert tries() and tries(enemy="unknown")
    assert not tries(enemy="known") and not tries(terrain="open") and not tries(morale="shaken")
    assert not tries(flags=TRIED_RALLY) and not tries(flags=HIDE_ONLY) and not tries(order="sneak")
    assert not tries(wounds="bad light")


@pytest.mark.rule("combat:17.3b")
def test_a_rally_that_was_tried_is_allowed_not_forced() -> None:
    for die, orders in ((4, {"sprint", "rally"}), (5, {"sprint"})):
        t = Table({"05.05": "trees"})
        crowe = t.put("crowe", "05.05", morale="rout")
        t.put("miller", "01.12")
        t.give_orders()
        t.force(d10=[die])
        t.play("try-rally crowe")
        assert t.rolls("rout") == [(die, 4)] and t.orders_of("crowe") == orders and not t.offered("try-rally")
        t.play("order crowe rally" if "rally" in orders else "order crowe sprint")
        assert t.has(crowe, MOVE_BACK) == ("rally" not in orders)


# --- what each Order needs ---


@pytest.mark.rule("combat:7.17a", "combat:7.13a", "combat:7.12a", "combat:7.15a")
def test_rally_reload_plan_search() -> None:
    t = Table()
    crowe, taylor = t.put("crowe", "05.05"), t.put("taylor", "05.06")
    assert not {"rally", "reload", "plan", "search"} & plain(t, crowe) and "plan" in plain(t, taylor)
    for morale, may in (("cautious", True), ("shaken", True), ("normal", False), ("bold", False)):
        t.g.m_morale[crowe] = names.MORALE_NAMES.index(morale)
        assert ("rally" in plain(t, crowe)) == may
    set_ammo(t.g, crowe, 0, 1)
    assert "reload" in plain(t, crowe)
    t.rules.search_hexes = [[t.hex("09.09")], [t.hex("05.05"), t.hex("05.07")]]
    assert "search" in plain(t, crowe) and search_place(t.g, t.hex("05.07")) == 1
    t.g.found = [1]
    assert "search" not in plain(t, crowe)


@pytest.mark.rule("combat:7.15b", "combat:7.15a")
def test_only_a_captured_officer_is_searched_once() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05")
    brandt = t.put("brandt", "05.05")
    keller = t.put("keller", "05.05", guard=crowe)
    assert not is_searchable(t.g, brandt) and not is_searchable(t.g, keller)  # free; an NCO
    t.g.m_guard[brandt] = crowe
    assert is_searchable(t.g, brandt)
    t.g.m_flags[brandt] |= SEARCHED
    assert not is_searchable(t.g, brandt) and not is_searchable(t.g, crowe)


@pytest.mark.rule("combat:7.08a", "combat:7.08i", "combat:14.1d", "combat:14.1c")
def test_charge_and_heavy_weapons() -> None:
    t = Table({"07.04": "building"})
    crowe, johnson, goldstein = t.put("crowe", "05.05"), t.put("johnson", "05.05"), t.put("goldstein", "05.05")
    t.gun("lmg-30", goldstein)
    assert "charge" not in plain(t, crowe)
    jung = t.put("jung", "09.05", known=False)
    assert "charge" not in plain(t, crowe)
    t.g.m_flags[jung] |= SEEN
    assert "charge" in plain(t, crowe) and "charge" in plain(t, johnson)
    assert not {"sprint"} & plain(t, johnson) and "run-and-gun" in plain(t, johnson)
    assert not {"sprint", "run-and-gun", "evade", "charge"} & plain(t, goldstein) and "sneak" in plain(t, goldstein)
    t.g.gun_helper[0] = crowe
    assert {"evade", "charge"} <= plain(t, goldstein) and not {"sprint", "run-and-gun"} & plain(t, goldstein)


@pytest.mark.rule("combat:7.09a", "combat:7.09b", "combat:15.0j")
def test_where_a_grenade_order_may_be_aimed() -> None:
    t = Table({"07.05": "building"})
    taylor = t.put("taylor", "05.05")
    near = t.put("jung", "09.05")
    t.put("berger", "09.05")
    t.put("lang", "10.05")  # 5 hexes away
    t.put("roth", "07.07", known=False)
    fight = t.put("vogel", "05.08")
    t.g.melees = [t.g.m_hex[fight]]
    t.put("krause", "05.05", guard=taylor)
    t.put("temple", "05.06")  # has no grenades
    assert grenade_order_hexes(t.g, taylor) == [t.g.m_hex[near]]  # each hex once, LOS not needed
    t.g.m_guard = [-1] * len(t.g.m_guard)
    t.give_orders()
    assert {text.split()[0] for text in t.offered("grenade")} == {"taylor"}


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


# --- medics and carriers ---


@pytest.mark.rule("combat:7.14a", "combat:7.14d", "combat:7.14b")
def test_whom_a_medic_may_treat() -> None:
    t = Table()
    temple = t.put("temple", "05.05", wounds="light")
    crowe = t.put("crowe", "05.05", wounds="bad")
    t.put("cragg", "05.05", wounds="light-bandaged")
    t.put("taylor", "05.06", wounds="light")
    t.put("johnson", "05.05")
    t.put("jung", "05.06", wounds="light")
    t.give_orders()
    assert t.offered("aid") == ["temple crowe"]
    t.play("order crowe sneak")
    assert not t.offered("aid")  # he will not lie still
    t.g.m_order[crowe] = code("hide")
    t.run()
    assert t.offered("aid") == ["temple crowe"]
    t.g.m_order[crowe] = 0
    t.play("aid temple crowe")
    assert t.g.m_with[temple] == crowe and t.orders_of("crowe") == {"hide"}  # his Morale leaves nothing to Rally


@pytest.mark.rule("combat:7.14a", "combat:7.14b", "combat:17.2c")
def test_whom_a_medic_may_not_treat() -> None:
    t = Table()
    temple, crowe = t.put("temple", "05.05"), t.put("crowe", "05.05", wounds="light", morale="berserk")
    assert aid_reason(t.g, temple, crowe)  # he cannot be told to lie still
    t.g.m_morale[crowe] = names.NORMAL
    assert not aid_reason(t.g, temple, crowe)
    jung = t.put("jung", "05.05", wounds="light")
    assert aid_reason(t.g, temple, jung)
    t.g.m_guard[jung] = crowe
    assert not aid_reason(t.g, temple, jung)
    t.g.m_guard[jung], t.g.m_guard[crowe] = -1, jung
    assert aid_reason(t.g, temple, crowe)
    t.g.m_guard[crowe] = -1
    assert aid_reason(t.g, t.put("taylor", "05.05"), crowe)  # no Medic
    for facts in ({"morale": "rout"}, {"morale": "berserk"}, {"flags": HIDE_ONLY}, {"order": "hide"}):
        assert aid_reason(t.g, t.put("meeks", "05.05", **facts), crowe), facts  # a Medic who has other things to do


@pytest.mark.rule("combat:7.02c", "combat:14.1a", "combat:7.01a")
def test_a_slow_weapon_fires_under_the_orders_for_it() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05")
    with armed("pvt-crowe", "kar-98k"):
        for order in ("aimed-fire", "slow-suppressive-fire", "run-and-gun", "rapid-fire", "suppressive-fire"):
            t.g.m_order[crowe] = code(order)
            assert can_use(t.g, crowe, 0) == (order not in ("rapid-fire", "suppressive-fire")), order


@pytest.mark.rule("combat:7.18a", "combat:7.08i", "combat:7.18b")
def test_who_carries_whom() -> None:
    def may(carrier: str = "crowe", other: str = "cragg", **facts: tuple[str, int]) -> bool:
        t = Table()
        m, x = t.put("crowe", "05.05"), t.put("cragg", "05.05")
        t.put("temple", "05.05")
        men = {"crowe": m, "cragg": x}
        for name, (field, value) in facts.items():
            getattr(t.g, field)[men[name]] = value
        return not carry_reason(t.g, men[carrier], men[other])

    assert may()
    assert not may(other="crowe")
    assert not may(crowe=("m_wounds", 1 << 4)) and may(crowe=("m_wounds", 1))
    assert not may(cragg=("m_hex", 20)) and not may(cragg=("m_guard", 3))
    for order, ok in (("carry", False), ("melee", False), ("duck-back", False), ("medical-aid", False), ("hide", True)):
        assert may(cragg=("m_order", code(order))) == ok, order


@pytest.mark.rule("combat:7.18a", "combat:7.14b", "combat:14.3a")
def test_patients_gunners_and_guards_are_not_carried() -> None:
    t = Table()
    crowe, cragg, temple = t.put("crowe", "05.05"), t.put("cragg", "05.05"), t.put("temple", "05.05")
    t.g.m_order[temple], t.g.m_with[temple] = code("medical-aid"), cragg
    assert carry_reason(t.g, crowe, cragg) and carry_reason(t.g, cragg, crowe)
    t.g.m_order[temple], t.g.m_with[temple] = 0, -1
    assert not carry_reason(t.g, crowe, cragg)
    t.gun("lmg-30", cragg)
    assert carry_reason(t.g, crowe, cragg) and carry_reason(t.g, cragg, crowe)
    t.g.gun_man[0] = -1
    jung = t.put("jung", "05.05", guard=cragg)
    assert carry_reason(t.g, crowe, cragg) and carry_reason(t.g, crowe, jung)


# --- Guards ---


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


# --- cards beside the question ---


@pytest.mark.rule("combat:5.1.2a")
def test_a_card_spent_while_orders_are_given() -> None:
    card = next(n for n in TABLES.fcard_number if TABLES.fcard_effect[fcard(n)] == "steady")
    t = Table()
    crowe = t.put("crowe", "05.05", morale="shaken")
    t.hand(card)
    t.give_orders()
    t.play(f"spend {t.offered('spend')[0]}")
    assert t.morale(crowe) != "shaken" and t.prompt == "orders" and t.g.hand == []


@pytest.mark.rule("combat:5.1.2a")
def test_cards_drawn_while_orders_are_given() -> None:
    t = Table()
    t.put("crowe", "05.05")
    t.hand(next(n for n in TABLES.fcard_number if TABLES.fcard_effect[fcard(n)] == "draw"))
    t.friendly_deck(0, 1)
    t.give_orders()
    t.play(f"spend {t.offered('spend')[0]}")
    assert sorted(t.g.hand) == [0, 1] and t.prompt == "orders"


@pytest.mark.rule("combat:7.0a")
def test_orders_to_fire_and_to_move_are_numbered_in_a_row() -> None:
    """`own_reason` tells them by their numbers."""
    assert list(range(names.AIMED, names.RUN_AND_GUN + 1)) == FIRE_ORDERS
    assert list(range(names.RUN_AND_GUN, names.SPRINT + 1)) == sorted(FASTEST_FIRST)

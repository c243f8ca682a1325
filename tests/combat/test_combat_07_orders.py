"""Step 2 (7.0): which Orders a Friendly may be given."""

from __future__ import annotations

from typing import Any

import pytest
from combat_table import TABLES, Table, fcard

from sandtable.games.combat.rules import names, reasons
from sandtable.games.combat.rules.cards.effect_names import E_BAR_ORDER
from sandtable.games.combat.rules.orders.friendly_orders import why_not
from sandtable.games.combat.rules.state import LIVE, TRIED_SMOKE
from sandtable.games.combat.rules.verbs import ORDER


def one(
    hex: str = "05.05", terrain: dict[str, str] | None = None, name: str = "taylor", **facts: Any
) -> tuple[Table, int]:
    """A man and a comrade far away, so that there is always a choice."""
    t = Table(terrain)
    m = t.put(name, hex, **facts)
    t.put("miller" if name != "miller" else "peters", "01.12", known=True)
    return t, m


# --- 7.0 ---


@pytest.mark.rule("combat:7.0a", "combat:4.0.2a", "combat:7.19a")
def test_every_friendly_gets_exactly_one_order() -> None:
    t, taylor = one()
    t.give_orders()
    assert "duck-back" not in t.orders_of("taylor") and "melee" not in t.orders_of("taylor")
    t.play("order taylor hide")
    assert t.orders_of("taylor") == set() and t.order(taylor) == "hide"
    t.play("order miller hide")
    assert t.prompt == "halt"


@pytest.mark.rule("combat:7.0b")
def test_hide_where_nothing_else_is_left() -> None:
    t, taylor = one(wounds="bad bad")  # Incapacitated: helpless
    t.give_orders()
    assert t.order(taylor) == "hide"


@pytest.mark.rule("combat:7.0b", "combat:17.2b", "combat:5.1.1a")
def test_a_berserk_man_whom_a_card_bars_from_firing_hides_and_nobody_says_he_may_not() -> None:
    t, taylor = one(morale="berserk")
    t.put("jung", "10.05")
    t.g.effects = [E_BAR_ORDER, names.RAPID, names.ABLE, -1]
    t.give_orders()
    assert t.orders_of("taylor") == {"hide"}
    assert why_not(t.g, taylor << 12 | names.HIDE, ORDER) == reasons.OK
    assert why_not(t.g, taylor << 12 | names.AIMED, ORDER) == reasons.BERSERK
    t.g.effects = []
    assert why_not(t.g, taylor << 12 | names.HIDE, ORDER) == reasons.BERSERK


@pytest.mark.rule("combat:7.01b", "combat:7.02d", "combat:7.03e", "combat:7.01a", "combat:17.1a")
def test_fire_orders_need_no_target() -> None:
    t, _ = one(morale="shaken")
    t.give_orders()
    assert {
        "aimed-fire",
        "rapid-fire",
        "suppressive-fire",
        "run-and-gun",
        "sneak",
        "evade",
        "sprint",
        "hide",
    } <= t.orders_of("taylor")


@pytest.mark.rule("combat:7.02c", "combat:7.03b", "combat:14.1a")
def test_slow_weapons() -> None:
    slow = next(w for w in range(len(TABLES.weapon_name)) if TABLES.weapon_slow[w])
    t, m = one(name="crowe")
    man = t.g.m_man[m]
    saved = t.rules.tables.man_weapons[man]
    try:
        t.rules.tables.man_weapons[man] = [slow]
        t.give_orders()
        assert {"rapid-fire", "suppressive-fire"}.isdisjoint(t.orders_of("crowe"))
        assert "slow-suppressive-fire" in t.orders_of("crowe")
        assert t.game is not None and t.game.explain(0, m << 12 | names.RAPID, 4) == ("slow-weapon", "14.1")
    finally:
        t.rules.tables.man_weapons[man] = saved


@pytest.mark.rule("combat:14.1c")
def test_a_heavy_weapon_bars_sprint() -> None:
    heavy = next(m for m in range(24) if any(TABLES.weapon_heavy[w] == 1 for w in TABLES.man_weapons[m][:1]))
    name = TABLES.man_name[heavy].rpartition("-")[2]
    t, _ = one(name=name)
    t.give_orders()
    assert "sprint" not in t.orders_of(name) and {"run-and-gun", "evade"} <= t.orders_of(name)


# --- wounds (16.0, 16.1) ---


@pytest.mark.rule("combat:16.0c", "combat:16.0d", "combat:16.1b", "combat:7.08i")
@pytest.mark.parametrize(
    ("wounds", "barred"),
    [
        ("light", {"sprint"}),
        ("bad", {"sprint", "run-and-gun", "evade", "charge"}),
        ("light-bandaged", set()),
        ("bad-bandaged", {"sprint"}),
    ],
)
def test_moves_that_wounds_forbid(wounds: str, barred: set[str]) -> None:
    t, _ = one(wounds=wounds)
    t.put("jung", "07.05")
    t.give_orders()
    moves = {"sprint", "run-and-gun", "evade", "charge", "sneak"}
    assert t.orders_of("taylor") & moves == moves - barred


@pytest.mark.rule("combat:16.2a", "combat:16.2d")
def test_the_incapacitated_hide_or_are_carried() -> None:
    t, hurt = one(name="cragg", wounds="bad light light")
    t.put("taylor", "05.05")
    t.give_orders()
    assert t.order(hurt) == "hide" and "taylor cragg" in t.offered("carry")
    t.play("carry taylor cragg")
    assert t.order(hurt) == "carry"


# --- Charge (7.08), Grenade (7.09) ---


@pytest.mark.rule("combat:7.08a")
def test_charge_needs_a_known_visible_enemy_within_four_hexes() -> None:
    for hex, known, ok in (("09.05", True, True), ("10.05", True, False), ("09.05", False, False)):
        t, _ = one()
        t.put("jung", hex, known=known)
        t.give_orders()
        assert ("charge" in t.orders_of("taylor")) == ok
    t, m = one(terrain={"05.06": "orchard"})
    t.put("jung", "05.07")
    t.give_orders()
    assert "charge" not in t.orders_of("taylor")
    assert t.game is not None and t.game.explain(0, m << 12 | names.CHARGE, 4) == ("no-target-near", "7.08")


@pytest.mark.rule("combat:7.09a", "combat:7.09b", "combat:14.2j")
def test_grenade_needs_a_known_enemy_within_four_hexes_but_no_sight() -> None:
    t, taylor = one(terrain={"05.06": "orchard"})
    t.put("jung", "05.08")
    t.put("berger", "05.10")
    t.put("krause", "06.05", known=False)
    t.give_orders()
    assert [text for text in t.offered("grenade") if text.startswith("taylor")] == ["taylor 05.08"]
    t.play("grenade taylor 05.08")
    assert t.order(taylor) == "grenade" and t.g.m_aim[taylor] == t.hex("05.08") and not t.has(taylor, LIVE)


@pytest.mark.rule("combat:7.10a", "combat:7.10b")
def test_smoke_grenade_takes_a_check_once_a_turn() -> None:
    t, taylor = one()
    t.force(d10=[6])
    t.give_orders().play("try-smoke taylor")
    assert t.order(taylor) == "smoke-grenade"
    t, taylor = one()
    t.force(d10=[7])
    t.give_orders().play("try-smoke taylor")
    assert t.order(taylor) == "none" and t.has(taylor, TRIED_SMOKE)
    assert "taylor" not in t.offered("try-smoke") and "hide" in t.orders_of("taylor")
    assert t.game is not None and t.game.explain(0, taylor, 6) == ("check-failed", "7.10")


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


# --- Plan, Reload, Medical Aid, Search, Rally, Carry ---


@pytest.mark.rule("combat:7.12a", "combat:8.1b")
def test_only_a_leader_plans() -> None:
    t, _ = one()
    t.give_orders()
    assert "plan" in t.orders_of("taylor") and "plan" not in t.orders_of("miller")
    t, _ = one()
    t.g.smoke_hexes, t.g.smoke_value, t.g.smoke_fading, t.g.smoke_born = [[t.hex("05.05")] * 3], [3], [0], [1]
    t.give_orders()
    assert "plan" not in t.orders_of("taylor")  # smoke takes his Leadership away (18.0a)


@pytest.mark.rule("combat:7.13a")
def test_reload_needs_a_marker() -> None:
    t, taylor = one()
    t.give_orders()
    assert "reload" not in t.orders_of("taylor")
    t, taylor = one()
    t.g.m_ammo[taylor] = 1
    t.give_orders()
    assert "reload" in t.orders_of("taylor")


@pytest.mark.rule("combat:7.14a", "combat:7.14b", "combat:7.14d", "combat:8.1d")
def test_medical_aid_for_a_wounded_man_in_the_hex() -> None:
    t = Table()
    medic = t.put("temple", "05.05", wounds="light")
    hurt = t.put("cragg", "05.05", wounds="light")
    t.put("crowe", "05.06", wounds="light")
    t.give_orders()
    assert t.offered("aid") == ["temple cragg"]
    t.play("aid temple cragg")
    assert t.order(medic) == "medical-aid" and t.g.m_with[medic] == hurt
    assert t.orders_of("cragg") == {"hide"}
    t = Table()
    t.put("temple", "05.05")
    guard = t.put("cragg", "05.05")
    t.put("jung", "05.05", wounds="light", guard=guard)
    t.give_orders()
    assert "temple jung" in t.offered("aid")  # of either side


@pytest.mark.rule("combat:7.15a")
def test_search_needs_a_captured_officer_or_a_place_of_the_scenario() -> None:
    officer = next(m for m in range(len(TABLES.man_name)) if TABLES.man_rank[m] >= names.LT)
    t = Table()
    guard = t.put("cragg", "05.05")
    t.put(TABLES.man_name[officer], "05.05", guard=guard)
    t.put("taylor", "05.05")
    t.put("miller", "08.08")
    t.give_orders()
    assert "search" in t.orders_of("taylor") and "search" not in t.orders_of("miller")
    t = Table(search_hexes=[[0]])
    t.put("taylor", "01.01")
    t.put("miller", "08.08")
    t.give_orders()
    assert "search" in t.orders_of("taylor") and "search" not in t.orders_of("miller")


@pytest.mark.rule("combat:7.17a")
def test_rally_from_cautious_down() -> None:
    for morale, ok in (("normal", False), ("cautious", True), ("shaken", True)):
        t, _ = one(morale=morale)
        t.give_orders()
        assert ("rally" in t.orders_of("taylor")) == ok


@pytest.mark.rule("combat:7.18a", "combat:7.18b", "combat:7.08i")
def test_carrying_a_comrade_of_the_same_hex() -> None:
    t = Table()
    carrier = t.put("taylor", "05.05")
    other = t.put("cragg", "05.05")
    t.put("crowe", "06.05")
    t.give_orders().play("order cragg aimed-fire", "carry taylor cragg")
    assert t.order(carrier) == "carry" and t.order(other) == "carry"  # he loses his own Order
    t = Table()
    t.put("taylor", "05.05", wounds="bad")
    t.put("cragg", "05.05")
    t.give_orders()
    assert "cragg taylor" in t.offered("carry") and "taylor cragg" not in t.offered("carry")


# --- Berserk and Rout (17.2, 17.3) ---


@pytest.mark.rule("combat:17.2b")
def test_a_berserk_man_with_an_enemy_in_sight() -> None:
    t, _ = one(morale="berserk")
    t.put("jung", "10.05")
    t.give_orders()
    assert t.orders_of("taylor") == {"rapid-fire"}
    t, _ = one(morale="berserk")
    t.put("jung", "08.05")
    t.give_orders()
    assert t.orders_of("taylor") == {"rapid-fire", "charge"}  # A47


@pytest.mark.rule("combat:17.2c", "combat:17.2d")
def test_a_berserk_man_without_one() -> None:
    t, _ = one(morale="berserk")
    t.give_orders()
    assert t.orders_of("taylor") == {"sprint", "evade", "run-and-gun"}
    t, _ = one(morale="berserk", wounds="bad")
    t.give_orders()
    assert t.orders_of("taylor") == {"sneak"}
    t, _ = one(morale="berserk", terrain={"05.06": "orchard"})
    t.put("jung", "05.07")
    t.give_orders()
    assert "taylor 05.07" in t.offered("grenade")


@pytest.mark.rule("combat:17.3a", "combat:7.17f")
def test_a_routed_man_with_an_enemy_in_sight_runs_as_fast_as_he_can() -> None:
    for wounds, order in (("", "sprint"), ("light", "run-and-gun"), ("bad", "sneak")):
        t, _ = one(morale="rout", wounds=wounds, terrain={"05.05": "trees"})
        t.put("jung", "10.05")
        t.give_orders()
        assert t.orders_of("taylor") == {order} and "taylor" not in t.offered("try-rally")


@pytest.mark.rule("combat:17.3b", "combat:7.17e", "combat:7.17f")
def test_a_routed_man_in_cover_and_out_of_sight_may_try_to_rally() -> None:
    t, m = one(morale="rout", wounds="light-bandaged", terrain={"05.05": "trees"})
    t.force(d10=[6])  # TQ 6, not modified
    t.give_orders().play("try-rally taylor")
    assert t.orders_of("taylor") == {"rally", "sprint"}  # he may, he need not
    t, m = one(morale="rout", terrain={"05.05": "trees"})
    t.force(d10=[7])
    t.give_orders().play("try-rally taylor")
    assert t.orders_of("taylor") == {"sprint"} and "taylor" not in t.offered("try-rally")
    t, m = one(morale="rout")
    t.give_orders()
    assert "taylor" not in t.offered("try-rally")
    assert t.game is not None and t.game.explain(0, m, 8) == ("not-in-cover", "17.3")


# --- cards that restrict (5.1.1) ---


@pytest.mark.rule("combat:5.1.1x", "combat:5.1.1a", "combat:5.1e")
def test_trip_lets_a_random_able_man_only_hide() -> None:
    t = Table()
    men = [t.put(name, "05.05") for name in ("taylor", "crowe", "cragg")]
    t.put("miller", "08.08")
    t.force(d6=[4])
    card = fcard(25)
    t.rules.effect(t.g, t.rules.card_effect[card], TABLES.fcard_args[card], 0)
    t.give_orders()
    assert t.orders_of("crowe") == {"hide"} and len(t.orders_of("taylor")) > 3
    assert t.all_rolled() and men
    assert t.game is not None and t.game.explain(0, men[1] << 12 | names.SPRINT, 4) == ("hide-only", "5.1.1")


def test_reasons_have_keys_and_rules() -> None:
    assert len(set(reasons.KEYS)) == len(reasons.KEYS)
    assert all(rule for _, rule in reasons.REASONS)


@pytest.mark.rule("combat:7.0a", "combat:14.2g", "combat:15.0o")
def test_why_a_man_can_be_given_no_order() -> None:
    t = Table()
    ducked = t.put("crowe", "05.05", order="duck-back")
    fighter, jung = t.put("cragg", "08.05", known=True), t.put("jung", "08.05", order="melee")
    t.g.melees.append(t.hex("08.05"))
    t.put("taylor", "01.01")
    t.put("miller", "01.02")
    t.give_orders()
    assert t.game is not None and jung
    assert t.game.explain(0, ducked, 4) == ("still-ducking", "14.2")
    assert t.game.explain(0, fighter, 4) == ("in-melee", "15.0")

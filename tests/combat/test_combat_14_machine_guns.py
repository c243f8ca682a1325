"""Belt-fed Weapons (14.3): Enemy MG teams and Friendly guns."""

from __future__ import annotations

import pytest
from combat_table import TABLES, Table

from sandtable.games.combat.enemy.machine_guns import swap_roles
from sandtable.games.combat.enemy.orders import assign
from sandtable.games.combat.enemy.phase import enemy_phase
from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.fire.fire_rules import fire_terms, is_assisted
from sandtable.games.combat.rules.names import LOW_AMMO
from sandtable.games.combat.rules.orders.men import kill, reveal
from sandtable.games.combat.rules.state import (
    ALERT,
    ASSISTS,
    BAD,
    ENEMY_STEP,
    GUN_SLOT,
    NOBODY,
    SEEN,
    add_wound,
    ammo,
    wounds,
)
from sandtable.games.combat.rules.tables import OPERATOR

OPERATOR_MAN = TABLES.man_gun.index(OPERATOR)
NAME = TABLES.man_name[OPERATOR_MAN]
TEAM = names.TEAM_NAMES[TABLES.man_team[OPERATOR_MAN]]


def team(hex: str = "10.05", terrain: dict[str, str] | None = None, **facts: object) -> tuple[Table, int, int]:
    """A Known MG Operator with his Assistant."""
    t = Table(terrain)
    operator = t.put(NAME, hex, known=False, **facts)
    reveal(t.g, operator, 0)
    return t, operator, t.g.m_partner[operator]


# --- Run & Gun (14.1, 14.3f) ---


@pytest.mark.rule("combat:14.1d", "combat:14.3f", "combat:7.04d")
def test_a_very_heavy_weapon_on_run_and_gun_lacks_its_assistant_and_no_more() -> None:
    """The other -2 of 14.1 is a Heavy Weapon's; Very Heavy is a class of its own."""
    t, operator, _ = team(order="run-and-gun", dirs=55)
    crowe = t.put("crowe", "05.05", order="evade", known=True)
    assert fire_terms(t.g, operator, 0, crowe)[1:3] == [-3, -2]


# --- the Assistant (14.3i, A32) ---


@pytest.mark.rule("combat:14.3i", "combat:14.3a")
def test_an_operator_brings_his_assistant_when_he_is_revealed() -> None:
    t, operator, assistant = team(order="evade", dirs=56)
    assert t.where(assistant) == "10.05" and t.order(assistant) == "evade"
    assert t.g.m_man[assistant] == TABLES.man_partner[OPERATOR_MAN]
    assert t.has(assistant, SEEN) and t.has(assistant, ALERT)
    t = Table()
    t.put(NAME, "10.05", known=False)
    assert len(t.g.m_hex) == 2  # nobody and the Operator: no Assistant yet


# --- fire (14.3c-d, k, r) ---


@pytest.mark.rule("combat:14.3c", "combat:14.3k", "combat:14.3r", "combat:14.3b")
def test_the_printed_tq_is_the_skill() -> None:
    t, operator, assistant = team(order="aimed-fire", morale="shaken", wounds="light")
    crowe = t.put("crowe", "05.05", known=True, order="aimed-fire")
    tq = TABLES.man_tq[OPERATOR_MAN]
    assert fire_terms(t.g, operator, 0, crowe)[:2] == [tq, 0]
    assert fire_terms(t.g, operator, 0, crowe)[5] == TABLES.wound_ws[0]  # WS modifiers, not TQ modifiers
    kill(t.g, assistant, 0)
    assert fire_terms(t.g, operator, 0, crowe)[:2] == [tq, -3]


@pytest.mark.rule("combat:14.3f", "combat:14.3g", "combat:14.3h")
def test_when_the_assistant_is_no_help() -> None:
    t, operator, assistant = team(order="aimed-fire")
    assert is_assisted(t.g, operator, 0)
    t.g.m_order[assistant] = names.DUCK_BACK  # another Order
    assert not is_assisted(t.g, operator, 0)
    t, operator, assistant = team(order="run-and-gun", dirs=56)
    assert not is_assisted(t.g, operator, 0)
    t, operator, assistant = team(order="aimed-fire")
    add_wound(t.g, assistant, BAD)
    assert not is_assisted(t.g, operator, 0)


@pytest.mark.rule("combat:14.3d")
def test_with_an_assistant_only_every_second_nine_of_an_attack_costs_ammunition() -> None:
    weapon = TABLES.man_weapons[OPERATOR_MAN][0]
    rof = TABLES.weapon_rof[weapon][-1]
    for nines, level in ((1, 0), (2, LOW_AMMO), (3, LOW_AMMO)):
        if nines > rof:
            continue
        t, operator, _ = team(order="aimed-fire")
        t.put("crowe", "05.05", known=True, order="aimed-fire")
        t.force(d10=[9] * nines + [8] * (rof - nines))
        t.act(TEAM, 2)
        assert ammo(t.g, operator, 0) == level
    t, operator, assistant = team(order="aimed-fire")
    kill(t.g, assistant, 0)
    t.put("crowe", "05.05", known=True, order="aimed-fire")
    t.force(d10=[9] + [8] * (rof - 1))
    t.act(TEAM, 2)
    assert ammo(t.g, operator, 0) == LOW_AMMO


@pytest.mark.rule("combat:14.3l")
def test_under_a_fire_order_only_the_operator_fires() -> None:
    t, operator, assistant = team(order="aimed-fire")
    t.put("crowe", "05.05", known=True, order="aimed-fire")
    t.force(d10=[8] * 9)
    t.act(TEAM, 2)
    assert [event[0] for event in t.told("fired")] == [operator]


@pytest.mark.rule("combat:14.3l")
def test_any_other_order_is_carried_out_together() -> None:
    t, operator, assistant = team(order="evade", dirs=55)
    t.act(TEAM, 1)
    assert t.where(operator) == t.where(assistant) == "09.06"
    assert len(t.told("moved")) == 1


# --- Orders (14.3m-q) ---


@pytest.mark.rule("combat:14.3n", "combat:AI.r32")
def test_a_known_mg_fires_by_itself() -> None:
    for hexes, order in (
        (["05.05"], "aimed-fire"),
        (["05.05", "05.06", "05.07"], "rapid-fire"),
        (["07.05"], "rapid-fire"),
    ):
        t, operator, assistant = team()
        for name, hex in zip(("crowe", "taylor", "cragg"), hexes, strict=False):
            t.put(name, hex, known=True)
        assert assign(t.g, operator, NOBODY) == NOBODY  # no card
        assert t.order(operator) == order and t.order(assistant) == order


@pytest.mark.rule("combat:14.3o", "combat:AI.r27")
def test_otherwise_it_draws_like_anybody() -> None:
    t, operator, _ = team()
    t.enemy_deck(37)
    assert assign(t.g, operator, NOBODY) >= 0  # nobody in sight
    t, operator, _ = team(morale="cautious")
    t.put("crowe", "05.05", known=True)
    assert assign(t.g, operator, NOBODY) >= 0
    t = Table()
    operator = t.put(NAME, "10.05", known=False)  # face-down: it must not betray itself
    t.put("crowe", "05.05", known=True)
    assert assign(t.g, operator, NOBODY) >= 0


@pytest.mark.rule("combat:14.3p")
def test_crews_ignore_the_letters() -> None:
    t, operator, _ = team(morale="shaken")
    t.put("crowe", "08.05", known=True)
    t.enemy_deck(10)  # In Open, Shaken: Evade 2 G
    assign(t.g, operator, NOBODY)
    t.run()
    assert t.order(operator) == "evade" and not t.rolls("grenade-check")


@pytest.mark.rule("combat:14.3q", "combat:AI.r33", "combat:14.3e", "combat:14.1d")
def test_moves_of_an_mg() -> None:
    t, operator, assistant = team(morale="bold")
    t.enemy_deck(14)  # In Open, Bold: Sprint 6
    assign(t.g, operator, NOBODY)
    assert (t.order(operator), t.g.m_dirs[operator], t.order(assistant)) == ("evade", 66, "evade")
    for serial, morale in ((14, "bold"), (37, "bold"), (36, "normal")):  # Sprint, Evade, Run & Gun
        t, operator, assistant = team(morale=morale)
        kill(t.g, assistant, 0)
        t.enemy_deck(serial)
        assign(t.g, operator, NOBODY)
        assert t.order(operator) == "sneak" and t.g.m_dirs[operator] > 0


@pytest.mark.rule("combat:14.3m")
def test_a_bad_wound_parts_them() -> None:
    t, operator, assistant = team()
    add_wound(t.g, assistant, BAD)
    t.g.step = ENEMY_STEP
    t.enemy_deck(36, 25)
    enemy_phase(t.g)
    t.run()
    assert len(t.told("enemy-card")) == 2


# --- the end of the turn (14.3j) ---


@pytest.mark.rule("combat:14.3j", "combat:14.3x1", "combat:4.0.5m")
def test_a_badly_wounded_operator_changes_places_with_his_assistant() -> None:
    t, operator, assistant = team()
    add_wound(t.g, operator, BAD)
    swap_roles(t.g)
    assert wounds(t.g, operator, BAD) == 0 and wounds(t.g, assistant, BAD) == 1


@pytest.mark.rule("combat:14.3j", "combat:14.3x2")
def test_a_dead_operator_is_replaced() -> None:
    t, operator, assistant = team()
    kill(t.g, operator, 0)
    swap_roles(t.g)
    assert t.g.m_man[assistant] == OPERATOR_MAN and t.where(assistant) == "10.05"
    assert t.g.m_partner[assistant] == NOBODY


# --- Friendly guns ---


def crew(order: str = "", helper: bool = False) -> Table:
    t = Table()
    t.put("taylor", "05.05", known=True)
    t.put("crowe", "05.05", known=True)
    t.put("miller", "01.01", known=True)
    t.gun("lmg-30", 1)
    t.give_orders()
    if helper:
        t.play("assist gun-1 crowe")
    if order:
        t.play(f"order taylor {order}")
    return t


@pytest.mark.rule("combat:14.3a", "combat:14.3b", "combat:14.3g")
def test_two_men_serve_a_gun_and_the_better_one_operates_it() -> None:
    t = crew()
    assert "gun-1 crowe" in t.offered("assist") and "gun-1 miller" not in t.offered("assist")
    t.play("assist gun-1 crowe", "order taylor aimed-fire")
    assert t.order(2) == "aimed-fire" and t.has(2, ASSISTS)
    t = Table()
    t.put("brubaker", "05.05")
    t.put("taylor", "05.05")
    t.gun("lmg-30", 1)
    t.give_orders()
    assert "gun-1 taylor" not in t.offered("assist")  # his TQ is higher: he would be the Operator
    assert "gun-1 taylor" in t.offered("serve")


@pytest.mark.rule("combat:14.3c", "combat:14.3d", "combat:14.3r")
def test_the_skill_of_a_friendly_gunner() -> None:
    for helper, terms in ((True, [6, 0]), (False, [6, -3])):
        t = crew("aimed-fire", helper)
        jung = t.put("jung", "10.05", order="aimed-fire")
        assert fire_terms(t.g, 1, GUN_SLOT, jung)[:2] == terms


@pytest.mark.rule("combat:14.1d", "combat:14.3e")
def test_moving_with_a_gun() -> None:
    t = crew()
    moves = {text.split()[1] for text in t.offered("order") if text.startswith("taylor")}
    assert moves & {"sprint", "run-and-gun", "evade", "sneak", "charge"} == {"sneak"}
    t.play("assist gun-1 crowe")
    moves = {text.split()[1] for text in t.offered("order") if text.startswith("taylor")}
    assert moves & {"sprint", "run-and-gun", "evade", "sneak"} == {"evade", "sneak"}
    t.play("order taylor evade", "order miller hide")
    t.g.step = 4
    t.act("able", 1).play("activate taylor", "move 06.05")
    assert t.g.gun_hex == [t.hex("06.05")] and t.where(2) == "06.05"


@pytest.mark.rule("combat:14.1d", "combat:14.3g", "combat:7.08a")
def test_an_assisted_gunner_may_charge_and_his_assistant_fights_beside_him() -> None:
    """14.1 bars only Run & Gun and Sprint; both are in the Melee that follows, each for himself."""
    t = crew()
    t.put("jung", "07.06", order="hide")
    assert "taylor charge" not in t.offered("order")
    t.play("assist gun-1 crowe", "order taylor charge", "order miller hide")
    t.g.step = 4
    t.act("able", 1).play("activate taylor", "move 06.05")
    assert t.g.gun_hex == [t.hex("06.05")] and (t.where(2), t.order(2)) == ("06.05", "charge")
    t.act("able", 2).play("activate taylor", "move 07.06")
    assert t.where(1) == t.where(2) == "07.06" and t.g.melees == [t.hex("07.06")]
    t.act("able", 4).play("activate crowe")
    assert [row[:2] for row in t.told("attacked")] == [(2, 4), (1, 4)]


@pytest.mark.rule("combat:14.3a", "combat:14.3h")
def test_a_gun_without_a_man_stays_where_it_is() -> None:
    t = crew("aimed-fire", True)
    kill(t.g, 1, 0)
    assert t.g.gun_man == [NOBODY] and t.g.gun_hex == [t.hex("05.05")]


@pytest.mark.rule("combat:14.3l")
def test_an_assistant_does_not_fire_himself() -> None:
    t = crew("aimed-fire", True)
    t.play("order miller hide")
    t.put("jung", "10.05", order="aimed-fire")
    t.g.step = 4
    t.act("able", 2).play("activate crowe")
    assert not t.offered("fire")


@pytest.mark.rule("combat:14.3a")
def test_a_gun_changes_hands_once_a_turn() -> None:
    t = crew()
    t.play("serve gun-1 crowe")
    assert not t.offered("serve") and not t.offered("leave-gun")
    assert t.g.gun_man == [2]
    t = crew()
    t.play("leave-gun gun-1")
    assert t.g.gun_man == [NOBODY] and not t.offered("serve")

"""The gun of an Enemy team (14.3j, 14.3m): when the men part, who takes it over."""

from __future__ import annotations

import pytest
from combat_crews import OPERATOR_MAN, team
from combat_helpers import machine_gun
from combat_table import Table

from sandtable.games.combat.enemy.machine_guns import swap_roles
from sandtable.games.combat.enemy.phase import enemy_phase
from sandtable.games.combat.rules.orders.men import kill, reveal
from sandtable.games.combat.rules.state import BAD, ENEMY_STEP, NOBODY, add_wound, wounds


@pytest.mark.rule("combat:14.3m")
def test_a_bad_wound_parts_them() -> None:
    t, operator, assistant = team()
    add_wound(t.g, assistant, BAD)
    t.g.step = ENEMY_STEP
    t.enemy_deck(36, 25)
    enemy_phase(t.g)
    t.run()
    assert len(t.told("enemy-card")) == 2


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


@pytest.mark.rule("combat:14.3j")
@pytest.mark.parametrize("fate", [-1, -2])
def test_an_assistant_who_is_gone_takes_over_nothing(fate: int) -> None:
    t = Table()
    operator, assistant = machine_gun(t, "10.05")
    men = t.g.m_man[:]
    t.g.m_hex[operator], t.g.m_hex[assistant] = -1, fate
    t.g.corpse_hex, t.g.corpse_man = [t.hex("10.05")], [operator]
    swap_roles(t.g)
    assert t.g.m_man == men and t.g.m_partner[operator] == assistant


@pytest.mark.rule("combat:14.3j", "combat:14.3m")
def test_when_the_men_of_a_gun_do_not_swap() -> None:
    for facts in ("prisoner", "wounded", "elsewhere", "both well"):
        t = Table()
        operator, assistant = machine_gun(t, "10.05")
        if facts != "both well":
            t.g.m_wounds[operator] = 1 << 4 * BAD
        if facts == "prisoner":
            t.g.m_guard[assistant] = t.put("crowe", "10.05", known=True)
        elif facts == "wounded":
            t.g.m_wounds[assistant] = 1 << 4 * BAD
        elif facts == "elsewhere":
            t.g.m_hex[assistant] = t.hex("10.06")
        before = t.g.m_wounds[:]
        swap_roles(t.g)
        assert t.g.m_wounds == before, facts


@pytest.mark.rule("combat:14.3j", "combat:16.2f")
def test_the_wound_that_he_takes_over_can_kill_the_assistant() -> None:
    t = Table()
    operator, assistant = machine_gun(t, "10.05")  # Engel, TQ 4
    t.g.m_wounds[operator] = 1 << 4 * BAD
    t.g.m_wounds[assistant] = 1
    swap_roles(t.g)
    assert t.where(assistant) == "dead" and wounds(t.g, operator, BAD) == 0 and t.where(operator) == "10.05"


@pytest.mark.rule("combat:14.3j", "combat:14.3x2")
def test_a_dead_operators_gun() -> None:
    for same_hex, bad, swapped in ((True, False, True), (False, False, True), (True, True, True), (False, True, False)):
        t = Table()
        operator, assistant = machine_gun(t, "10.05")
        men = t.g.m_man[operator], t.g.m_man[assistant]
        t.g.m_hex[operator] = -1
        t.g.corpse_hex, t.g.corpse_man = [t.hex("10.05")], [operator]
        t.g.m_hex[assistant] = t.hex("10.05" if same_hex else "10.06")
        t.g.m_wounds[assistant] = (1 << 4 * BAD) * bad
        swap_roles(t.g)
        assert (t.g.m_man[assistant] == men[0]) == swapped, (same_hex, bad)


@pytest.mark.rule("combat:14.3j")
def test_a_wounded_assistant_takes_the_gun_of_a_dead_operator() -> None:
    from sandtable.games.combat.enemy.machine_guns import swap_roles
    from sandtable.games.combat.rules.state import BAD, add_wound

    t = Table()
    operator = t.put("huber", "10.05", known=False)
    reveal(t.g, operator, 0)
    assistant = t.g.m_partner[operator]
    add_wound(t.g, assistant, BAD)
    man = t.g.m_man[operator]
    kill(t.g, operator, 0)
    swap_roles(t.g)
    assert t.g.m_man[assistant] == man and t.g.m_wounds[assistant] == 1 << 4


@pytest.mark.rule("combat:14.3j")
def test_the_gun_of_a_dead_operator_does_not_fly_to_an_assistant_elsewhere() -> None:
    for hex, taken in (("08.05", True), ("11.05", False)):
        t = Table()
        operator, assistant = machine_gun(t, "08.05")
        gunner = t.g.m_man[operator]
        t.g.m_hex[assistant] = t.hex(hex)
        kill(t.g, operator, 0)
        swap_roles(t.g)
        assert (t.g.m_man[assistant] == gunner) == taken


def machine_gun_team() -> tuple[Table, int, int]:
    t = Table()
    operator = t.put("huber", "10.05", known=False)
    reveal(t.g, operator, 0)
    return t, operator, t.g.m_partner[operator]


@pytest.mark.rule("combat:14.3j")
def test_roles_change_only_for_a_reason_and_on_the_spot() -> None:
    t, operator, assistant = machine_gun_team()
    swap_roles(t.g)
    t.run()
    assert not t.told("swapped")  # both are well
    add_wound(t.g, operator, BAD)
    t.g.m_hex[assistant] = t.hex("11.05")
    swap_roles(t.g)
    t.run()
    assert not t.told("swapped") and wounds(t.g, operator, BAD) == 1  # he is not there to take over


@pytest.mark.rule("combat:14.3j", "combat:14.3m")
@pytest.mark.parametrize(("hurt", "taken"), [(False, True), (True, False)])
def test_an_assistant_who_has_moved_on_since_the_operator_died(hurt: bool, taken: bool) -> None:
    """Of a team that worked together the gun goes on with him; one who acted for himself is not present."""
    t, operator, assistant = machine_gun_team()
    man = t.g.m_man[operator]
    if hurt:
        add_wound(t.g, assistant, BAD)
    kill(t.g, operator, 0)
    t.g.m_hex[assistant] = t.hex("11.05")
    swap_roles(t.g)
    assert (t.g.m_man[assistant] == man) == taken


@pytest.mark.rule("combat:14.3j")
def test_a_captured_assistant_does_not_take_the_gun_over_turns_later() -> None:
    """ "At the end of the turn the Assistant becomes the Operator": of that turn, in which he was a prisoner."""
    t = Table()
    operator, assistant = machine_gun(t, "10.05")
    gunner = t.g.m_man[operator]
    guard = t.put("crowe", "10.05", known=True)
    kill(t.g, operator, 0)
    t.g.m_guard[assistant] = guard
    swap_roles(t.g)
    t.g.m_guard[assistant] = NOBODY  # let go, some turns later and elsewhere
    t.g.m_hex[assistant] = t.hex("14.05")
    swap_roles(t.g)
    assert t.g.m_man[assistant] != gunner

"""Enemy Orders (10.0 to 10.04, 10.10 to 10.13): who acts first, firing, reloading, hiding, ducking back."""

from __future__ import annotations

import pytest
from combat_enemies import COVER, draw, path
from combat_helpers import machine_gun
from combat_table import TABLES, Table

from sandtable.games.combat.enemy.phase import activation_order, enemy_phase
from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.cards.effect_names import ANY_TEAM, E_LOW_AMMO, E_RESUPPLY
from sandtable.games.combat.rules.cards.effects import run_effect
from sandtable.games.combat.rules.end_phase import reload
from sandtable.games.combat.rules.morale.morale import push_mc
from sandtable.games.combat.rules.names import LOADED, LOW_AMMO, NO_AMMO
from sandtable.games.combat.rules.orders.activation import NEXT, EnemyTeam, push_enemy_team
from sandtable.games.combat.rules.orders.men import duck_back, kill, new_man
from sandtable.games.combat.rules.sight.seeing import nearest_friendly
from sandtable.games.combat.rules.state import (
    ACTED,
    ACTION_STEP,
    CARD_STEP,
    DRY,
    ENEMY_STEP,
    NOBODY,
    ORDER_STEP,
    SEEN,
    WON,
    ammo,
    hex_distance,
    set_ammo,
)

# --- Enemy Orders (10.0) ---


@pytest.mark.rule("combat:10.0a", "combat:16.0c", "combat:16.0d")
def test_wounds_slow_a_move_down_and_keep_its_directions() -> None:
    for wounds, order in (
        ("", "sprint"),
        ("light", "run-and-gun"),
        ("bad", "sneak"),
        ("light-bandaged", "sprint"),
        ("bad-bandaged", "run-and-gun"),
    ):
        t = Table()
        bach = t.put("bach", "10.05", morale="bold", wounds=wounds)
        draw(t, bach, 14)  # In Open, Bold: Sprint 6
        assert (t.order(bach), t.g.m_dirs[bach]) == (order, 66)
    t = Table()
    bach = t.put("bach", "10.05", morale="bold", wounds="bad")
    draw(t, bach, 37)  # Evade 5/6
    assert (t.order(bach), t.g.m_dirs[bach]) == ("sneak", 56)


@pytest.mark.rule("combat:10.0b", "combat:10.0c", "combat:AI.r24")
def test_the_top_row_first_then_the_closest_then_random() -> None:
    t = Table()
    t.put("taylor", "04.05")  # Hidden: he counts
    far = t.put("jung", "12.05")
    near = t.put("berger", "08.05")
    top = t.put("krause", "14.02")
    assert activation_order(t.g, [far, near, top]) == [top, near, far]
    twin = t.put("vogel", "08.05")
    t.force(lot=[twin])
    assert activation_order(t.g, [far, near, twin]) == [twin, near, far]
    assert t.all_rolled()


@pytest.mark.rule("combat:10.0e", "combat:6.0j")
def test_move_orders_come_with_one_or_two_directions() -> None:
    moves = {names.RUN_AND_GUN, names.SNEAK, names.EVADE, names.SPRINT}
    kinds: dict[int, set[bool]] = {order: set() for order in moves}
    for card in range(len(TABLES.ecard_serial)):
        for order, dirs in zip(TABLES.ecard_order[card], TABLES.ecard_dirs[card], strict=True):
            assert (order in moves) == (dirs > 0)
            if order in moves:
                kinds[order].add(dirs > 10 and dirs // 10 != dirs % 10)
    assert all(found == {True, False} for found in kinds.values())


@pytest.mark.rule("combat:AI.r24", "combat:10.0c")
def test_the_nearest_friendly_is_the_nearest_of_all_who_can_act() -> None:
    t = Table()
    here = t.hex("10.05")
    assert nearest_friendly(t.g, here) > 100
    t.put("crowe", "07.05")
    t.put("taylor", "03.05")
    t.put("cragg", "09.05", wounds="bad bad")
    assert nearest_friendly(t.g, here) == 3


@pytest.mark.rule("combat:10.0b", "combat:10.0c")
def test_a_man_who_fell_before_his_turn_does_not_act() -> None:
    t = Table()
    dead, jung = t.put("lang", "10.05", order="hide"), t.put("jung", "12.05", order="hide")
    push_enemy_team(t.g, t.g.m_team[jung])
    frame = t.g.frames[-1]
    assert isinstance(frame, EnemyTeam)
    frame.begin(t.g)
    kill(t.g, dead, 0)
    t.run()
    assert t.has(jung, ACTED) and not t.has(dead, ACTED)


@pytest.mark.rule("combat:AI.r24", "combat:10.0b", "combat:14.3i")
def test_who_appears_while_the_team_acts_takes_his_place() -> None:
    t = Table()
    t.put("crowe", "01.06")
    above, operator, below = t.put("jung", "10.03"), t.put("huber", "10.08"), t.put("lang", "10.10")
    frame = EnemyTeam()
    frame.at, frame.team, frame.left = NEXT, names.RED, [above, operator, below]
    newcomer = new_man(t.g, TABLES.man_name.index("soldat-engel"), names.RED, t.hex("10.08"))
    frame.add_newcomers(t.g)
    assert frame.left == [above, operator, newcomer, below]


@pytest.mark.rule("combat:AI.r24")
def test_the_dead_are_not_near_anybody() -> None:
    t = Table()
    crowe, dead = t.put("crowe", "05.05", known=True), t.put("miller", "05.06", known=True)
    t.g.m_hex[dead] = -1
    assert nearest_friendly(t.g, t.hex("16.12")) == hex_distance(t.g, t.hex("16.12"), t.g.m_hex[crowe])


@pytest.mark.rule("combat:10.0c", "combat:AI.r24")
def test_a_helpless_friendly_is_nobody_to_be_close_to() -> None:
    t = Table()
    t.put("crowe", "13.05", known=True, wounds="bad light light")
    t.put("taylor", "04.05", known=True)
    beside, near = t.put("jung", "12.05"), t.put("berger", "08.05")
    assert activation_order(t.g, [beside, near]) == [near, beside]


# --- Aimed Fire (10.01) ---


@pytest.mark.rule("combat:10.01a", "combat:10.01b", "combat:10.02b", "combat:10.03a", "combat:6.0b")
def test_when_an_enemy_fires() -> None:
    for order, impulses in (("aimed-fire", [2, 4]), ("rapid-fire", [1, 2, 3, 4]), ("slow-suppressive-fire", [2, 4])):
        t = Table()
        t.put("taylor", "05.05", known=True)
        tables = TABLES
        quick = next(
            m
            for m, w in enumerate(tables.man_weapons)
            if w and tables.man_side[m] and not tables.weapon_slow[w[0]] and tables.weapon_rof[w[0]] == [1]
        )
        e = t.put(tables.man_name[quick], "09.05", order=order)
        fired = []
        for impulse in (1, 2, 3, 4):
            t.force(d10=[8])
            t.act(names.TEAM_NAMES[t.g.m_team[e]], impulse)
            if t.told("fired"):
                fired.append(impulse)
            t.g.chance.forced[0] = []
        assert fired == impulses, order


# --- Rapid Fire (10.02) ---


@pytest.mark.rule("combat:10.02a", "combat:10.03a", "combat:14.1b", "combat:7.03b", "combat:14.1a")
def test_a_known_slow_weapon_changes_the_order_and_an_unknown_one_does_not() -> None:
    for known, rapid, suppressive in (
        (True, "aimed-fire", "slow-suppressive-fire"),
        (False, "rapid-fire", "suppressive-fire"),
    ):
        t = Table()
        jung = t.put("jung", "10.05", known=known)
        draw(t, jung, 25)
        assert t.order(jung) == rapid
        t = Table(COVER)
        jung = t.put("jung", "10.05", known=known)
        draw(t, jung, 25)
        assert t.order(jung) == suppressive


# --- Run & Gun (10.04) ---


@pytest.mark.rule("combat:10.04a", "combat:10.04b", "combat:10.04x")
def test_run_and_gun_moves_fires_or_moves() -> None:
    t = Table()
    e = t.put("jung", "09.09", order="run-and-gun", dirs=12)
    assert path(t, e) == ["09.08", "10.07", "10.06", "11.06"]
    t = Table()
    t.put("taylor", "03.09", known=True, order="aimed-fire")
    e = t.put("jung", "09.09", order="run-and-gun", dirs=12)
    t.force(d10=[8])
    assert path(t, e, [1, 2]) == ["09.08", "09.08"] and len(t.rolls("fire")) == 1
    assert t.rolls("fire") == [(8, 1)]  # WS 3, -2 for Run & Gun


# --- Reload (10.10) ---


@pytest.mark.rule("combat:AI.r25", "combat:10.10a", "combat:10.10e")
def test_no_ammo_means_reload_but_only_after_the_letters() -> None:
    t = Table(COVER)
    jung = t.put("jung", "10.05")
    t.g.m_ammo[jung] = NO_AMMO
    draw(t, jung, 10)
    assert t.order(jung) == "reload"
    t = Table(COVER)
    t.put("taylor", "06.05", known=True)
    jung = t.put("jung", "10.05")
    t.g.m_ammo[jung] = NO_AMMO
    t.force(d10=[0])
    draw(t, jung, 10)
    assert t.order(jung) == "grenade"
    t = Table(COVER)
    jung = t.put("jung", "10.05")
    t.g.m_ammo[jung] = 1  # Low Ammo does not matter
    draw(t, jung, 10)
    assert t.order(jung) == "aimed-fire"
    t = Table()
    jung = t.put("jung", "10.05")
    t.g.m_ammo[jung] = NO_AMMO
    draw(t, jung, 37)  # Sneak: unaffected
    assert t.order(jung) == "sneak"


@pytest.mark.rule("combat:10.10c")
def test_an_enemy_out_of_ammunition_ducks_back() -> None:
    t = Table()
    t.put("taylor", "05.05", known=True, order="aimed-fire")
    jung = t.put("jung", "08.05", order="aimed-fire")
    t.g.m_ammo[jung] = LOW_AMMO
    t.force(d10=[9])
    t.act("red", 2)
    assert ammo(t.g, jung, 0) == NO_AMMO and t.order(jung) == "duck-back"
    assert not t.has(jung, DRY)


@pytest.mark.rule("combat:10.10b", "combat:7.13c")
def test_an_enemy_who_reloads_loses_a_no_ammo_marker_and_keeps_a_low_ammo_one() -> None:
    from sandtable.games.combat.rules.end_phase import push_end_phase

    t = Table()
    empty, low = t.put("jung", "10.05", order="reload"), t.put("berger", "10.06", order="reload")
    ducked = t.put("krause", "10.07", order="duck-back")  # he has not kept the Order
    ours = t.put("taylor", "05.05", order="reload")
    for m, level in ((empty, NO_AMMO), (low, LOW_AMMO), (ducked, NO_AMMO), (ours, LOW_AMMO)):
        set_ammo(t.g, m, 0, level)
    push_end_phase(t.g)
    t.run()
    assert [ammo(t.g, m, 0) for m in (empty, low, ducked, ours)] == [LOADED, LOW_AMMO, NO_AMMO, LOADED]
    assert {told[0] for told in t.told("ammo")} == {empty, ours}


@pytest.mark.rule("combat:10.10c", "combat:13.0k")
def test_an_enemy_with_a_pistol_left_does_not_duck_back() -> None:
    for name, order in (("hartmann", "rapid-fire"), ("schulz", "duck-back")):
        t = Table()
        t.put("crowe", "05.05", known=True, order="aimed-fire")
        e = t.put(name, "09.05", order="rapid-fire")
        set_ammo(t.g, e, 0, 1)
        t.force(d10=[9])
        t.act("red", 1)
        assert ammo(t.g, e, 0) == 2 and t.order(e) == order and len(t.rolls("fire")) == 1


@pytest.mark.rule("combat:10.10c")
@pytest.mark.parametrize(("step", "order"), [(ACTION_STEP, "duck-back"), (CARD_STEP, "reload")])
def test_an_enemy_whose_ammunition_an_event_takes(step: int, order: str) -> None:
    """During the Impulses he Ducks Back; before Orders are given he is told to Reload."""
    t = Table()
    t.put("taylor", "05.05", known=True, order="aimed-fire")
    jung = t.put("jung", "10.05", order="aimed-fire" if step == ACTION_STEP else "none")
    t.g.m_ammo[jung] = names.LOW_AMMO
    t.g.step = step
    run_effect(t.g, E_LOW_AMMO, [1, ANY_TEAM])
    if step == CARD_STEP:
        t.g.step = ENEMY_STEP
        t.enemy_deck(44)  # In Open, Normal: Aimed Fire
        enemy_phase(t.g)
        t.g.step = ACTION_STEP
    t.act("red", 1)
    assert t.order(jung) == order


@pytest.mark.rule("combat:10.10c", "combat:10.10d")
def test_running_dry_makes_an_enemy_duck_back_unless_he_is_berserk() -> None:
    for morale, order in (("normal", "duck-back"), ("berserk", "run-and-gun")):
        t = Table()
        t.put("taylor", "05.05", known=True, order="hide")
        jung = t.put("jung", "09.05", order="run-and-gun", dirs=55, morale=morale)
        t.g.m_ammo[jung] = names.LOW_AMMO
        t.force(d10=[9])
        t.act("red", 2)
        assert t.g.m_ammo[jung] == names.NO_AMMO and t.order(jung) == order


@pytest.mark.rule("combat:10.10c", "combat:7.19e")
def test_who_has_ducked_back_since_he_ran_dry_does_not_do_so_again() -> None:
    t = Table()
    jung = t.put("jung", "05.05", order="evade", dirs=33, morale="berserk", flags=DRY)
    t.g.m_morale[jung] = names.BOLD
    duck_back(t.g, jung, 0)
    t.act("red", 2)
    assert t.order(jung) == "hide"


@pytest.mark.rule("combat:10.10c")
@pytest.mark.parametrize(("supplied", "order"), [(False, "duck-back"), (True, "evade")])
def test_who_has_ammunition_again_does_not_duck_back_for_want_of_it(supplied: bool, order: str) -> None:
    t = Table()
    jung = t.put("jung", "05.05", order="evade", dirs=33, flags=DRY)
    t.g.m_ammo[jung] = names.NO_AMMO
    if supplied:
        run_effect(t.g, E_RESUPPLY, [names.ENEMY])
    t.act("red", 2)
    assert t.order(jung) == order


@pytest.mark.rule("combat:10.10b", "combat:7.13c")
@pytest.mark.parametrize(("name", "left"), [("jung", names.LOW_AMMO), ("crowe", names.LOADED)])
def test_an_enemy_who_reloads_keeps_low_ammo_a_friendly_loses_it(name: str, left: int) -> None:
    t = Table()
    m = t.put(name, "05.05", order="reload")
    set_ammo(t.g, m, 0, names.LOW_AMMO)
    reload(t.g, m)
    assert ammo(t.g, m, 0) == left
    set_ammo(t.g, m, 0, names.NO_AMMO)
    reload(t.g, m)
    assert ammo(t.g, m, 0) == names.LOADED


# --- Hide (10.11) ---


@pytest.mark.rule("combat:10.11a", "combat:10.12e", "combat:10.10b")
def test_hide_rally_and_reload_do_nothing_but_spot() -> None:
    for order in ("hide", "rally", "reload"):
        t = Table()
        t.put("taylor", "05.05", order="sprint")
        e = t.put("jung", "08.05", order=order)
        t.force(d10=[9])
        assert path(t, e, [2]) == ["08.05"] and len(t.rolls("spotting")) == 1
        assert not t.told("fired")


@pytest.mark.rule("combat:10.11b", "combat:12.0h")
def test_known_enemies_stay_known() -> None:
    from sandtable.games.combat.rules.end_phase import push_end_phase

    t = Table({"05.05": "trees"})
    jung = t.put("jung", "05.05", order="hide")
    push_end_phase(t.g)
    t.run()
    assert t.has(jung, SEEN)


# --- Rally (10.12) ---


@pytest.mark.rule("combat:10.12a", "combat:17.3d", "combat:AI.r32", "combat:10.12b", "combat:17.3c")
def test_a_routed_enemy_in_cover_and_out_of_sight_may_rally() -> None:
    for die, order in ((4, "rally"), (5, "sprint")):  # TQ 4, not modified
        t = Table(COVER)
        jung = t.put("jung", "10.05", morale="rout", wounds="light-bandaged")
        t.force(d10=[die])
        card = draw(t, jung, 36)
        assert t.order(jung) == order
        assert (card == NOBODY) == (order == "rally")  # no card for a Rally
        if order == "sprint":
            assert t.g.m_dirs[jung] == 32


# --- Duck Back (10.13) ---


@pytest.mark.rule("combat:10.13e", "combat:7.19e")
def test_duck_back_flips_to_hide() -> None:
    t = Table()
    e = t.put("jung", "10.05", order="duck-back")
    t.act("red", 3)
    assert t.order(e) == "hide"


@pytest.mark.rule("combat:10.13c", "combat:9.0a", "combat:20.0l", "combat:20.0i")
def test_an_enemy_who_fails_a_check_in_step_2_keeps_his_duck_back() -> None:
    t = Table()
    jung = t.put("jung", "05.05")
    t.g.step = ORDER_STEP
    t.force(d10=[8])
    push_mc(t.g, jung)
    t.run()
    t.g.step = ENEMY_STEP
    enemy_phase(t.g)
    assert t.order(jung) == "duck-back"


@pytest.mark.rule("combat:10.13e", "combat:14.3l")
def test_an_assistant_who_ducked_back_before_hides_though_his_operator_ducks_back_only_now() -> None:
    t = Table()
    operator, assistant = machine_gun(t, "10.05", order="aimed-fire", flags=WON)
    t.g.m_flags[assistant] &= ~WON
    t.g.m_order[assistant] = names.DUCK_BACK
    t.force(lot=[operator])
    t.act("red", 2)
    assert t.order(operator) == "duck-back" and t.order(assistant) == "hide"

"""How things end: the end of a turn, lights and smoke, men who leave the Board, guns without men (4.0.5 to 21.1)."""

from __future__ import annotations

import pytest
from combat_helpers import hold, machine_gun, with_effect
from combat_table import TABLES, Table

from sandtable.games.combat.enemy.alert import alert
from sandtable.games.combat.enemy.cup import draw_man
from sandtable.games.combat.enemy.machine_guns import swap_roles
from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.cards.effect_names import EFFECT_NAMES
from sandtable.games.combat.rules.cards.events import push_event
from sandtable.games.combat.rules.end_phase import push_end_phase
from sandtable.games.combat.rules.melee.melee import push_melee_attack
from sandtable.games.combat.rules.orders.activation import EnemyTeam, push_enemy_team
from sandtable.games.combat.rules.orders.men import kill
from sandtable.games.combat.rules.orders.moving import exit_board
from sandtable.games.combat.rules.rules import LEFT, RIGHT
from sandtable.games.combat.rules.sight.night import FLARE_SCATTER, drift_lights, launch_flare, scattered
from sandtable.games.combat.rules.sight.smoke import add_smoke, drift_smoke
from sandtable.games.combat.rules.state import ACTED, ALERT, NOBODY, SEEN

# --- the turn ---


@pytest.mark.rule("combat:4.0.5g", "combat:4.0.5h", "combat:4.0.5i")
def test_the_cards_of_a_turn_are_discarded_once() -> None:
    t = Table()
    t.put("crowe", "05.05")
    t.g.e_display, t.g.f_played = [3, NOBODY, 5, NOBODY], 7
    t.g.e_draw = [card for card in t.g.e_draw if card not in (3, 5)]
    t.g.f_draw.remove(7)
    push_end_phase(t.g)
    t.run().done()
    assert t.g.e_display == [NOBODY] * 4 and t.g.e_discard == [3, 5]
    assert t.g.f_played == NOBODY and t.g.f_discard == [7] and t.g.impulse == 0


# --- events ---


@pytest.mark.rule("combat:5.1.2a", "combat:5.1.2b")
def test_the_card_that_cancels_an_event_is_spent() -> None:
    t = Table()
    card = with_effect("cancel-event")
    side = TABLES.fcard_args[card][0]
    t.rules.event_effect[side] = [EFFECT_NAMES.index("points")] * 10
    t.rules.event_args[side] = [[-5]] * 10
    other = with_effect("jam")
    hold(t, other, card)
    push_event(t.g, side)
    t.run()
    assert len(t.offered("spend")) == 1  # no other card cancels anything
    t.play(f"spend {t.offered('spend')[0]}")
    assert t.g.points == 0 and t.g.hand == [other] and t.g.f_discard == [card] and t.prompt == "halt"


# --- the Cup ---


@pytest.mark.rule("combat:23.0d")
def test_men_of_the_cup_come_with_the_morale_and_alarm_of_their_group() -> None:
    for morale, alarmed in ((-1, False), (names.MORALE_NAMES.index("shaken"), True)):
        t = Table()
        t.g.cup = [TABLES.man_name.index("soldat-lang")]
        t.run()
        e = draw_man(t.g, t.hex("10.05"), -1, alarmed, morale)
        assert t.morale(e) == ("shaken" if alarmed else "normal") and t.has(e, ALERT) == alarmed
        assert t.where(e) == "10.05" and not t.g.cup and not t.has(e, SEEN)
        assert draw_man(t.g, t.hex("10.05"), -1, alarmed, morale) == NOBODY


# --- men who are gone ---


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


@pytest.mark.rule("combat:15.0m", "combat:14.3i")
def test_an_unknown_operator_who_attacks_is_known_with_his_assistant() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", order="melee", known=False)
    operator = t.put("huber", "05.05", order="melee", known=False)
    t.g.melees.append(t.hex("05.05"))
    t.force(d10=[9])
    push_melee_attack(t.g, operator, crowe)
    t.run()
    assert t.has(operator, SEEN) and t.g.m_partner[operator] >= 0 and t.told("revealed") and not t.told("spotted")
    t.force(d10=[9])
    push_melee_attack(t.g, crowe, operator)
    t.run()
    assert t.has(crowe, SEEN) and t.told("spotted") and not t.told("revealed")


# --- leaving ---


@pytest.mark.rule("combat:9.5b", "combat:9.5c", "combat:7.18b")
def test_everybody_leaves_once_and_where_he_stood() -> None:
    t = Table()
    crowe = t.put("crowe", "01.05", order="carry", known=True)
    hurt = t.put("miller", "01.05", wounds="bad light", known=True)
    t.g.m_with[crowe] = hurt
    jung = t.put("jung", "16.05", morale="rout")
    t.run()
    exit_board(t.g, crowe, LEFT, 0)
    exit_board(t.g, jung, RIGHT, 0)
    assert [t.where(m) for m in (crowe, hurt, jung)] == ["left"] * 3
    assert t.g.m_exit[crowe] == t.g.m_exit[hurt] == LEFT + 16 * t.hex("01.05")
    assert t.g.m_exit[jung] == RIGHT + 4 + 16 * t.hex("16.05")


# --- guns ---


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


# --- lights and smoke ---


@pytest.mark.rule("combat:21.1c", "combat:20.0c")
def test_what_does_not_scatter_has_no_direction() -> None:
    t = Table()
    start = t.hex("05.05")
    t.force(d6=[4])
    assert scattered(t.g, start, 0) == scattered(t.g, start, -1) == start and not t.all_rolled()
    t.run()
    assert scattered(t.g, start, 2) == t.hex("05.07") and t.all_rolled()
    t.force(d6=[2, 1])
    launch_flare(t.g, 0, start, FLARE_SCATTER)  # 2 less 2
    assert t.g.light_hex == [start] and not t.all_rolled()


@pytest.mark.rule("combat:21.1c")
def test_a_flare_that_scatters_off_the_board_lights_nothing() -> None:
    t = Table()
    t.run()
    t.force(d6=[6, 1])
    launch_flare(t.g, 0, t.hex("05.04"), FLARE_SCATTER)
    assert not t.g.light_hex and not t.g.light_born and t.all_rolled()
    t.force(d6=[5, 1])
    launch_flare(t.g, 0, t.hex("05.04"), FLARE_SCATTER)
    assert t.g.light_hex == [t.hex("05.01")] and t.g.light_born == [1]


@pytest.mark.rule("combat:21.1e")
def test_lights_drift_from_the_next_turn_on_and_go_out_on_8() -> None:
    t = Table()
    t.run()
    t.g.wind, t.g.turn = 0, 2
    t.g.light_hex = [t.hex(name) for name in ("05.05", "07.05", "09.05", "11.01", "13.05")]
    t.g.light_born = [1, 2, 1, 1, 1]
    t.force(d10=[7, 3, 8, 0])  # the last one first; the second burns since this turn
    drift_lights(t.g)
    assert t.g.light_hex == [t.hex(name) for name in ("05.04", "07.05", "13.04")] and t.g.light_born == [1, 2, 1]
    assert t.all_rolled()


@pytest.mark.rule("combat:18.0e", "combat:18.0f", "combat:18.0g")
def test_smoke_from_its_first_marker_to_its_last() -> None:
    t = Table()
    t.run()
    t.g.wind = 0
    add_smoke(t.g, t.hex("05.02"), 3)
    add_smoke(t.g, t.hex("09.09"), 0)
    drift_smoke(t.g)
    states = []
    for turn in range(2, 7):
        t.g.turn = turn
        drift_smoke(t.g)
        hexes = [t.rules.ground.hex_name(h) if h >= 0 else "" for markers in t.g.smoke_hexes for h in markers]
        states.append((hexes, t.g.smoke_fading[:]))
    three = ["05.02", "05.01", ""]  # the third is blown off the Board, and counts as placed
    assert states == [(three[:2], [0]), (three, [0]), (three[:2], [1]), (three[:1], [1]), ([], [])]
    assert not t.g.smoke_value and not t.g.smoke_born


# --- alarm ---


@pytest.mark.rule("combat:9.8n", "combat:15.0a")
@pytest.mark.parametrize("order", ["none", "melee", "duck-back"])
def test_a_prepared_enemy_who_has_an_order_draws_none(order: str) -> None:
    t = Table(prepared=True)
    t.put("crowe", "05.05", order="hide", known=True)
    e = t.put("jung", "09.05", order=order, alert=False)
    cards = len(t.g.e_draw)
    t.run()
    alert(t.g, e, 0)
    assert t.has(e, ALERT) and (t.order(e) == order) == (order != "none")
    assert len(t.g.e_draw) == cards - (order == "none") and len(t.g.e_discard) == (order == "none")

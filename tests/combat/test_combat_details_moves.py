"""Moves, markers and meetings: where a move stops, who goes along, what a hex with a fight in it is closed to."""

from __future__ import annotations

import pytest
from combat_helpers import code, machine_gun
from combat_table import Table

from sandtable.games.combat.enemy.cards import draw_enemy_card
from sandtable.games.combat.enemy.late_orders import order_if_awaited
from sandtable.games.combat.enemy.orders import assign
from sandtable.games.combat.enemy.phase import enemy_phase
from sandtable.games.combat.rules.cards.checks import d6, d10, lot
from sandtable.games.combat.rules.cards.effect_names import EFFECT_NAMES
from sandtable.games.combat.rules.melee.contact import push_contact
from sandtable.games.combat.rules.morale.morale import push_mc
from sandtable.games.combat.rules.orders.friendly_choices import marker_hexes
from sandtable.games.combat.rules.orders.men import duck_back
from sandtable.games.combat.rules.orders.moving import company
from sandtable.games.combat.rules.sight.night import drift_lights
from sandtable.games.combat.rules.sight.seeing import sees
from sandtable.games.combat.rules.sight.smoke import drift_smoke
from sandtable.games.combat.rules.state import (
    ALERT,
    AWAITS,
    CARRIED,
    DUCK_HELD,
    END_STEP,
    ENEMY_STEP,
    LIVE,
    LOT,
    NOBODY,
    SEEN,
)

# --- where a move stops ---


@pytest.mark.rule("combat:15.0l", "combat:15.0a", "combat:10.08i")
def test_an_enemy_who_runs_into_a_friendly_goes_no_further() -> None:
    for impulse in (2, 4):
        t = Table()
        t.put("crowe", "10.06", known=True, order="hide")
        jung = t.put("jung", "10.05", order="sprint", dirs=44)
        t.force(d10=[9, 9])
        t.act("red", impulse)
        assert t.where(jung) == "10.06" and t.order(jung) == "melee" and t.g.melees == [t.hex("10.06")]


@pytest.mark.rule("combat:15.0l", "combat:7.08b")
def test_a_friendly_who_runs_into_an_enemy_goes_no_further() -> None:
    for impulse in (2, 4):
        t = Table()
        crowe = t.put("crowe", "10.06", known=True, order="sprint")
        t.put("jung", "10.05", order="hide")
        t.act("able", impulse).play("move 10.05").done()
        assert t.where(crowe) == "10.05" and t.order(crowe) == "melee"


@pytest.mark.rule("combat:7.07c", "combat:7.19b")
def test_a_sprint_stopped_half_way_is_one_duck_back() -> None:
    t = Table()
    crowe = t.put("crowe", "10.06", known=True, order="sprint")
    t.act("able", 2).play("move 10.05", "duck-back").done()
    assert t.order(crowe) == "duck-back" and t.where(crowe) == "10.05" and len(t.told("ducked-back")) == 1


@pytest.mark.rule("combat:7.08e", "combat:11.0c")
def test_rough_terrain_does_not_stop_a_charge() -> None:
    t = Table({"10.06": "rocks"})
    crowe = t.put("crowe", "10.07", known=True, order="charge")
    t.put("jung", "10.05", order="hide")
    t.act("able", 3).play("move 10.06")
    assert t.prompt == "second-hex"
    t.play("move 10.05").done()
    assert t.where(crowe) == "10.05" and t.order(crowe) == "charge"


# --- who goes along ---


@pytest.mark.rule("combat:14.3l", "combat:14.3g")
def test_an_assistant_with_another_order_is_left_behind() -> None:
    t = Table()
    operator, assistant = machine_gun(t, "10.05")
    t.g.m_order[operator] = t.g.m_order[assistant] = code("evade")
    assert company(t.g, operator) == [operator, assistant]
    t.g.m_order[assistant] = code("duck-back")
    assert company(t.g, operator) == [operator]


@pytest.mark.rule("combat:14.3l", "combat:14.2g")
def test_an_assistant_has_the_duck_back_that_his_operator_keeps() -> None:
    t = Table()
    operator, assistant = machine_gun(t, "10.05")
    t.put("crowe", "05.05", known=True)
    t.g.m_order[operator] = code("duck-back")
    t.g.m_flags[operator] |= DUCK_HELD
    t.g.step = ENEMY_STEP
    enemy_phase(t.g)
    assert t.order(operator) == t.order(assistant) == "duck-back"


@pytest.mark.rule("combat:17.4a", "combat:7.18b")
def test_who_takes_a_prisoner_puts_down_whom_he_carries() -> None:
    t = Table()
    carrier, other = t.put("crowe", "05.05", order="carry"), t.put("cragg", "05.05", order="carry", wounds="bad bad")
    t.g.m_flags[other] |= CARRIED
    t.g.m_with[carrier], t.g.m_with[other] = other, carrier
    jung = t.put("jung", "05.05", morale="rout")
    push_contact(t.g, t.hex("05.05"))
    t.run()
    assert t.g.m_guard[jung] == carrier and t.order(carrier) == "guard"
    assert t.order(other) == "hide" and not t.has(other, CARRIED)


@pytest.mark.rule("combat:7.18b", "combat:7.19b")
def test_duck_back_puts_down_whom_he_carries_and_nobody_else() -> None:
    t = Table()
    loner = t.put("taylor", "08.05", order="evade")
    carrier, other = t.put("crowe", "05.05", order="carry"), t.put("cragg", "05.05", order="carry", flags=CARRIED)
    t.g.m_with[carrier], t.g.m_with[other] = other, carrier
    duck_back(t.g, loner, 0)
    assert t.order(carrier) == t.order(other) == "carry" and t.has(other, CARRIED)
    duck_back(t.g, carrier, 0)
    assert t.order(carrier) == t.order(other) == "duck-back" and not t.has(other, CARRIED)


# --- markers and a fight ---


@pytest.mark.rule("combat:7.09h", "combat:10.09g")
def test_a_throw_out_of_sight_is_three_harder() -> None:
    for die, blocked, scatters in ((8, False, False), (9, False, True), (5, True, False), (6, True, True)):
        t = Table({"05.06": "building"} if blocked else {})
        t.put("taylor", "05.05", order="grenade", aim="05.08", known=True, flags=LIVE)
        t.put("crowe", "01.12")
        t.force(d10=[die], d6=[1] * scatters)
        t.act("able", 3).play("?activate taylor").done()
        assert bool(t.told("scattered")) == scatters and t.all_rolled(), (die, blocked)


@pytest.mark.rule("combat:7.09h")
def test_a_grenade_that_leaves_the_board_is_lost() -> None:
    t = Table()
    t.put("taylor", "05.03", order="grenade", aim="05.01", known=True, flags=LIVE)
    t.put("jung", "05.01")
    t.force(d10=[9], d6=[1])
    t.act("able", 3).done()
    assert t.g.t_hex == [] and t.g.mark_man == [] and not t.rolls("grenade")


@pytest.mark.rule("combat:7.09e", "combat:15.0j")
def test_a_marker_is_not_shifted_into_a_fight_nor_out_of_reach() -> None:
    t = Table()
    taylor = t.put("taylor", "05.05", order="grenade", aim="05.08")
    near = {t.rules.ground.hex_name(h) for h in marker_hexes(t.g, taylor)}
    assert near == {"04.07", "05.07", "06.07"}  # of six neighbours those within 3 hexes
    t.g.melees = [t.hex("05.07")]
    assert {t.rules.ground.hex_name(h) for h in marker_hexes(t.g, taylor)} == {"04.07", "06.07"}


@pytest.mark.rule("combat:7.09g", "combat:10.09f", "combat:9.5a")
def test_a_marker_in_the_first_hex_of_the_board_is_a_marker() -> None:
    for name, team in (("taylor", "able"), ("jung", "red")):
        t = Table()
        thrower = t.put(name, "02.02", order="grenade", aim="01.01", known=True, flags=LIVE)
        t.put("crowe" if team == "red" else "lang", "01.01", order="hide", known=True)
        t.act(team, 2)
        if team == "able":
            assert "try-shift" in t.offered()
        t.done()
        t.g.m_order[thrower] = code("grenade")
        t.force(d10=[3, 9])
        t.act(team, 3).done()
        assert t.g.t_hex == [0] and t.all_rolled()


@pytest.mark.rule("combat:13.2c")
def test_an_unknown_who_throws_unseen_stays_unknown() -> None:
    for blocked in (True, False):
        t = Table({"09.05 09.06 08.06": "building"} if blocked else {})
        t.put("crowe", "08.05", known=True, order="hide")
        jung = t.put("jung", "10.05", order="grenade", aim="08.05", flags=LIVE, known=False)
        t.force(d10=[3, 9])
        t.act("red", 3)
        assert len(t.told("thrown")) == 1 and t.has(jung, SEEN) == (not blocked)


# --- Duck Back and Alert ---


@pytest.mark.rule("combat:AI.r30", "combat:9.8b")
def test_duck_back_alerts_a_waiting_enemy_and_nobody_else() -> None:
    t = Table()
    waiting, alert, crowe = t.put("jung", "10.05", alert=False), t.put("lang", "11.05"), t.put("crowe", "05.05")
    for m in (waiting, alert, crowe):
        assert duck_back(t.g, m, 0)
    t.run()
    assert t.has(waiting, ALERT) and not t.has(crowe, ALERT)
    assert [e[0] for e in t.told("alerted")] == [waiting]


@pytest.mark.rule("combat:4.0.5f", "combat:14.2g")
def test_a_morale_check_of_the_end_phase_holds_nobody_but_a_grenades() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", order="aimed-fire", known=True)
    t.g.step = END_STEP
    t.force(d10=[8])
    push_mc(t.g, crowe)
    t.run()
    assert t.order(crowe) == "duck-back" and not t.has(crowe, DUCK_HELD)


# --- Large Battle: nobody throws a card away that he did not draw ---


@pytest.mark.rule("combat:9.2a", "combat:AI.r32", "combat:22.0.O4")
def test_an_order_without_a_card_discards_none() -> None:
    for large in (True, False):
        t = Table(large_battle=large)
        t.put("crowe", "10.05", known=True, order="melee")
        jung = t.put("jung", "10.05", flags=AWAITS)
        t.g.melees = [t.hex("10.05")]
        t.g.e_display[0] = 0
        order_if_awaited(t.g, jung)
        assert t.order(jung) == "melee" and t.g.e_discard == []
        assert assign(t.g, jung, 0) == NOBODY


# --- sight in one hex ---


@pytest.mark.rule("combat:12.0a", "combat:11.08b")
def test_men_in_one_hex_see_each_other_however_low_they_keep() -> None:
    for terrain in ("depression", "foxhole", "open", "building"):
        t = Table({"05.05": terrain}, night=True)
        crowe, jung = t.put("crowe", "05.05", order="hide"), t.put("jung", "05.05", order="hide")
        assert sees(t.g, crowe, jung) and sees(t.g, jung, crowe)


# --- what cannot be taken back ---


@pytest.mark.rule("combat:1.0a")
def test_every_die_lot_and_card_bars_taking_back() -> None:
    t = Table()
    before = t.g.reveals
    for draw in (
        lambda: d6(t.g),
        lambda: d10(t.g),
        lambda: d6(t.g, False),
        lambda: d10(t.g, False),
        lambda: lot(t.g, LOT, [1, 2]),
        lambda: draw_enemy_card(t.g),
    ):
        draw()
        assert t.g.reveals > before
        before = t.g.reveals
    lot(t.g, LOT, [1])
    assert t.g.reveals == before  # one alone needs no chance


@pytest.mark.rule("combat:4.0.1e")
def test_an_event_by_which_nothing_happens_leaves_nothing() -> None:
    t = Table()
    t.rules.effect(t.g, EFFECT_NAMES.index("nothing"), [], 0)
    t.run()
    assert t.g.effects == [] and not t.told("effect")


# --- several at once ---


@pytest.mark.rule("combat:21.1e", "combat:18.0e", "combat:18.0f")
def test_every_light_and_every_cloud_goes_its_own_way() -> None:
    t = Table()
    here = [t.hex(name) for name in ("05.05", "08.08", "11.08")]
    t.g.turn, t.g.wind = 3, 3
    t.g.light_hex, t.g.light_born = here[:], [1, 2, 3]
    t.force(d10=[7, 8])  # the last launched is not rolled for; then the second, then the first
    drift_lights(t.g)
    assert t.g.light_hex == [here[1] + 1, here[2]] and t.g.light_born == [2, 3] and t.all_rolled()
    t.g.smoke_hexes, t.g.smoke_value = [[hex] for hex in here], [1, 2, 2]
    t.g.smoke_fading, t.g.smoke_born = [1, 0, 0], [1, 1, 3]
    drift_smoke(t.g)
    assert t.g.smoke_hexes == [[here[1], here[1] + 1], [here[2]]] and t.g.smoke_value == [2, 2]

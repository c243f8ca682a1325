"""Rules 1 to 11 where two of them meet: Duck Back of Impulse 4, Sprint and Rout, Guards, grenades, cards and set-up."""

from __future__ import annotations

import random

import pytest
from combat_helpers import hold, with_effect
from combat_table import Table

from sandtable.games.combat.data.scenario import load_scenario, plain, scenario_names
from sandtable.games.combat.enemy.phase import enemy_phase
from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.end_phase import push_end_phase
from sandtable.games.combat.rules.orders.activation import Impulses, push_impulses
from sandtable.games.combat.rules.orders.men import duck_back, reveal
from sandtable.games.combat.rules.rules import Arrival
from sandtable.games.combat.rules.setup import push_arrivals
from sandtable.games.combat.rules.state import (
    CARD_STEP,
    DUCK_HELD,
    ENEMY_STEP,
    LIVE,
    MOVE_BACK,
    RESERVE,
    SEEN,
    State,
)
from sandtable.games.combat.rules.title import TITLE
from sandtable.games.combat.rules.turn import PLAYING, CombatTurn
from sandtable.games.combat.screen.screen import REACTIONS
from sandtable.kernel.game import new_game


def after_impulse(t: Table, impulse: int, team: int) -> Table:
    """The only Team on the track has just acted."""
    t.g.track, t.g.impulse = [team], impulse
    push_impulses(t.g)
    impulses = t.g.frames[-1]
    assert isinstance(impulses, Impulses)
    impulses.place = 1
    return t.run()


# --- Duck Back of Impulse 4 (7.19f) ---


@pytest.mark.rule("combat:7.19f", "combat:7.16b")
def test_a_duck_back_of_impulse_4_is_not_flipped_even_before_ones_own_activation() -> None:
    t = Table({"05.05": "rocks"})
    crowe = t.put("crowe", "05.05", order="aimed-fire", known=True)
    t.g.impulse = 4
    duck_back(t.g, crowe, 0)
    t.act("able", 4).done()
    assert t.order(crowe) == "duck-back" and not t.told("hides")
    push_end_phase(t.g)
    t.run()
    assert not t.rolls("hide") and t.order(crowe) == "none"  # no Hide Order, so he does not vanish either


@pytest.mark.rule("combat:10.13e")
def test_nor_is_an_enemys() -> None:
    t = Table()
    jung = t.put("jung", "05.05", order="aimed-fire")
    t.g.impulse = 4
    duck_back(t.g, jung, 0)
    t.act("red", 4)
    assert t.order(jung) == "duck-back" and not t.told("hides")


@pytest.mark.rule("combat:7.19e", "combat:10.13e")
def test_one_of_impulse_3_is_flipped_on_impulse_4() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", order="aimed-fire", known=True)
    jung = t.put("jung", "12.05", order="aimed-fire")
    t.g.impulse = 3
    duck_back(t.g, crowe, 0)
    duck_back(t.g, jung, 0)
    t.act("able", 4).done()
    t.act("red", 4)
    assert t.order(crowe) == t.order(jung) == "hide"


# --- Sprint ---


@pytest.mark.rule("combat:7.07b", "combat:17.4b")
def test_who_sprints_into_rough_terrain_and_takes_a_prisoner_there_stays_his_guard() -> None:
    """His Sprint Order is gone, and with it what would change it to Duck Back."""
    t = Table({"06.05": "rocks"})
    crowe = t.put("crowe", "05.05", order="sprint", known=True)
    jung = t.put("jung", "06.05", order="rally", morale="rout")
    t.act("able", 1).play("move 06.05").done()
    assert t.g.m_guard[jung] == crowe and t.order(crowe) == "guard"


@pytest.mark.rule("combat:10.07b", "combat:17.4b")
def test_so_does_an_enemy() -> None:
    t = Table({"06.05": "rocks"})
    crowe = t.put("crowe", "06.05", order="rally", morale="rout", known=True)
    jung = t.put("jung", "07.05", order="sprint", dirs=55)
    t.act("red", 1)
    assert t.g.m_guard[crowe] == jung and t.order(jung) == "guard"


@pytest.mark.rule("combat:7.07c")
def test_a_sprinter_who_cannot_go_on_is_not_made_to_duck_back() -> None:
    t = Table()
    crowe = t.put("crowe", "15.05", order="sprint", morale="berserk", known=True)
    t.act("able", 2).play("move 16.05")
    assert t.order(crowe) == "sprint" and {"duck-back", "done"} <= set(t.offered())


@pytest.mark.rule("combat:7.17g", "combat:7.07c")
def test_a_routed_sprinter_may_try_to_duck_in_the_first_hex_he_enters() -> None:
    for roll, may in ((0, True), (9, False)):
        t = Table({"09.06": "orchard"})
        crowe = t.put("crowe", "10.05", order="sprint", morale="rout", flags=MOVE_BACK, known=True)
        t.force(d10=[roll])
        t.act("able", 2).play("move 09.06")
        assert "try-duck-back" in t.offered() and "duck-back" not in t.offered()
        t.play("try-duck-back")
        assert ("duck-back" in t.offered()) == may and "try-duck-back" not in t.offered()
        if may:
            t.play("duck-back")
            assert t.order(crowe) == "duck-back" and t.where(crowe) == "09.06"
        else:
            t.play("move 08.05").done()
            assert t.order(crowe) == "sprint" and t.where(crowe) == "08.05"


@pytest.mark.rule("combat:7.17g")
def test_each_hex_of_cover_gives_him_another_try() -> None:
    t = Table({"09.06 08.05": "orchard"})
    t.put("crowe", "10.05", order="sprint", morale="rout", flags=MOVE_BACK, known=True)
    t.force(d10=[9])
    t.act("able", 2).play("move 09.06", "try-duck-back", "move 08.05")
    assert "try-duck-back" in t.offered()


# --- Enemies ---


@pytest.mark.rule("combat:12.0i", "combat:9.8l")
def test_an_enemy_who_keeps_low_in_mid_spotting_looks_only_for_whom_he_still_sees() -> None:
    """Prepared, he draws Hide when he has spotted the first man; the grass then hides the second from him."""
    t = Table({"07.03 07.04 07.05 07.06 07.07": "long-grass"}, prepared=True)
    crowe = t.put("crowe", "08.05", order="sprint")
    cragg = t.put("cragg", "05.05", order="sprint")
    jung = t.put("jung", "09.05", alert=False)
    t.enemy_deck(2)
    t.force(d10=[0])
    t.act("red", 1)
    assert t.order(jung) == "hide" and t.has(crowe, SEEN) and not t.has(cragg, SEEN)
    assert len(t.rolls("spotting")) == 1


@pytest.mark.rule("combat:14.2o", "combat:10.09f")
def test_no_grenade_is_thrown_where_a_comrade_has_come() -> None:
    t = Table()
    t.put("crowe", "08.05", known=True, order="hide")
    t.put("winter", "10.05", order="hide")
    wolff = t.put("wolff", "12.05", order="grenade", aim="10.05", flags=LIVE)
    t.act("blue", 3)
    assert not t.g.t_hex and not t.has(wolff, LIVE) and t.g.m_aim[wolff] == -1 and t.order(wolff) == "grenade"


@pytest.mark.rule("combat:17.4b", "combat:AI.r03")
def test_who_has_taken_a_prisoner_since_the_turn_began_stays_on_guard() -> None:
    """As a Friendly does: Guard is his Order of this turn."""
    t = Table()
    jung = t.put("jung", "09.05", order="guard")
    t.put("crowe", "09.05", order="guard", known=True, guard=jung)
    t.g.step = ENEMY_STEP
    enemy_phase(t.g)
    assert t.order(jung) == "guard"


@pytest.mark.rule("combat:14.2g", "combat:14.3l")
def test_an_assistant_who_still_ducks_back_is_not_given_his_operators_order() -> None:
    t = Table()
    operator = t.put("huber", "10.05", known=False)
    reveal(t.g, operator, 0)
    assistant = t.g.m_partner[operator]
    t.g.m_order[assistant] = names.DUCK_BACK
    t.g.m_flags[assistant] |= DUCK_HELD
    t.put("crowe", "05.05", known=True)
    t.g.step = ENEMY_STEP
    enemy_phase(t.g)
    assert t.order(operator) == "aimed-fire" and t.order(assistant) == "duck-back"


@pytest.mark.rule("combat:14.3l", "combat:10.13e")
def test_an_assistant_who_hides_does_not_duck_back_with_his_operator() -> None:
    for order, after in (("hide", "hide"), ("aimed-fire", "duck-back")):
        t = Table()
        operator = t.put("huber", "10.05", known=False, order="aimed-fire")
        reveal(t.g, operator, 0)
        assistant = t.g.m_partner[operator]
        t.g.m_order[assistant] = names.ORDER_NAMES.index(order)
        duck_back(t.g, operator, 0)
        assert t.order(operator) == "duck-back" and t.order(assistant) == after


@pytest.mark.rule("combat:15.0k", "combat:17.4b")
def test_a_guard_who_has_won_a_melee_is_on_guard_again() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", order="hide", known=True)
    jung = t.put("jung", "05.05", guard=crowe, order="hide")
    berger = t.put("berger", "06.05", order="evade", dirs=66)
    t.act("red", 1)
    assert t.order(crowe) == t.order(berger) == "melee"
    t.force(d10=[0])
    t.wounds("head-wound")
    t.act("able", 2).done()
    assert t.where(berger) == "dead" and t.order(crowe) == t.order(jung) == "guard"


# --- patients (7.14) ---


@pytest.mark.rule("combat:7.14a", "combat:7.14b")
def test_a_wounded_man_who_still_ducks_back_may_be_treated() -> None:
    """He was given no Order; it flips to Hide on Impulse 1."""
    t = Table()
    t.put("temple", "05.05")
    t.put("crowe", "05.05", order="duck-back", wounds="light", flags=DUCK_HELD)
    assert t.give_orders().offered("aid") == ["temple crowe"]


@pytest.mark.rule("combat:7.14b", "combat:17.4f")
def test_a_prisoner_under_a_medics_hands_keeps_his_guard_with_him() -> None:
    t = Table()
    temple, miller = t.put("temple", "05.05"), t.put("miller", "05.05")
    t.put("jung", "05.05", wounds="light", guard=miller)
    t.give_orders()
    assert {"evade", "hide"} <= t.orders_of("miller") and t.offered("abandon")
    t.play(f"aid temple {t.tag(3)}")
    assert t.order(temple) == "medical-aid" and t.order(miller) == "hide"  # the only Order left to him


@pytest.mark.rule("combat:7.14b", "combat:17.4f")
def test_a_prisoner_who_is_led_away_is_no_patient() -> None:
    t = Table()
    t.put("temple", "05.05")
    miller = t.put("miller", "05.05")
    t.put("jung", "05.05", wounds="light", guard=miller)
    t.give_orders().play("order miller evade")
    assert not t.offered("aid")


# --- cards at any time (5.1.2, I9) ---


@pytest.mark.rule("combat:5.1.2a")
def test_a_card_may_be_spent_before_the_only_man_of_a_team_acts() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", order="aimed-fire", morale="shaken", known=True)
    hold(t, with_effect("steady"))
    t.act("able", 1)
    assert t.prompt == "quiet"
    t.play(f"spend {t.offered('spend')[0]}")
    assert t.prompt == "spot-or-duck" and t.morale(crowe) != "shaken"


@pytest.mark.rule("combat:5.1.2a")
@pytest.mark.parametrize(("order", "asked"), [("evade", True), ("hide", False)])
def test_and_before_the_last_man_of_a_team_if_anything_has_happened(order: str, asked: bool) -> None:
    t = Table()
    t.put("crowe", "05.05", order=order, morale="shaken", known=True)
    t.put("cragg", "05.08", order="hide", known=True)
    hold(t, with_effect("steady"))
    t.act("able", 1).play("activate crowe", "?move 05.04", "done")
    assert (t.prompt == "quiet") == asked


@pytest.mark.rule("combat:5.1.2a")
@pytest.mark.parametrize(("order", "asked"), [("evade", True), ("hide", False)])
def test_a_card_may_be_spent_between_two_enemies_if_the_first_did_anything(order: str, asked: bool) -> None:
    t = Table()
    t.put("crowe", "03.05", order="hide", known=True)
    t.put("jung", "09.04", order=order, dirs=55)
    berger = t.put("berger", "09.08", order="evade", dirs=55)
    hold(t, with_effect("rattle"))
    t.act("red", 1)
    assert (t.prompt == "quiet") == asked and (t.where(berger) == "09.08") == asked


@pytest.mark.rule("combat:5.1.2a", "combat:7.01c")
@pytest.mark.parametrize("first", [names.ABLE, names.RED])
def test_an_enemy_whom_a_card_finds_between_impulses_can_be_shot_in_the_next(first: int) -> None:
    t = Table()
    t.put("crowe", "05.05", order="rapid-fire", known=True)
    t.put("jung", "08.05", order="hide", known=False)
    hold(t, with_effect("spot"), with_effect("rattle"))
    after_impulse(t, 1, first)
    assert t.prompt == "quiet" and t.g.impulse == 1
    t.play(f"spend {t.offered('spend')[0]}", "?pass")
    assert t.has(2, SEEN)
    if first == names.ABLE:
        t.play("?pass")
        assert t.g.impulse == 2 and [text for text in t.offered("fire") if text.startswith("jung")]


@pytest.mark.rule("combat:5.1.2a")
def test_one_moment_is_not_asked_about_twice() -> None:
    t = Table()
    t.put("jung", "08.05", order="hide", known=False)
    t.put("crowe", "05.05", order="hide", known=True)
    hold(t, with_effect("spot"))
    after_impulse(t, 2, names.RED)
    asked = [t.g.impulse]
    while t.prompt == "quiet":
        t.play("pass")
        asked.append(t.g.impulse)
    assert asked == [2, 3, 4]  # before Impulses 3 and 4, and not again before Red acts; then play is over


@pytest.mark.rule("combat:5.1.2a")
def test_a_card_may_be_spent_before_the_checks_of_the_end_phase() -> None:
    t = Table()
    t.put("taylor", "05.05", order="plan", morale="shaken", known=True)
    hold(t, with_effect("steady"))
    push_end_phase(t.g)
    t.run()
    assert t.prompt == "quiet" and not t.rolls("plan")
    t.play(f"spend {t.offered('spend')[0]}")
    assert t.rolls("plan")[0][1] > 4  # 6 - 2 for Shaken


@pytest.mark.rule("combat:5.1.2a", "combat:4.0.1d")
def test_the_last_card_may_be_spent_to_draw_others() -> None:
    t = Table()
    hold(t, with_effect("draw"))
    turn = CombatTurn()
    turn.at = PLAYING
    t.g.step = CARD_STEP
    t.g.push(turn)
    t.run()
    assert len(t.offered("play")) == 1 and len(t.offered("spend")) == 1
    t.play(f"spend {t.offered('spend')[0]}")
    assert t.prompt == "play-card" and len(t.g.hand) == 2


@pytest.mark.rule("combat:5.1.2a")
def test_whatever_only_asks_for_a_card_can_be_answered_in_advance() -> None:
    """A table passes such a question by itself if it was told so; it asks the frame whether this is one."""
    game = new_game(TITLE, plain(load_scenario("first-patrol")), "3", {"windows": True})
    rng, seen = random.Random(4), set()
    while not game.over:
        assert game.decision is not None
        window = game.state.frames[-1].window(game.state, 0)
        assert window == (game.decision.prompt in REACTIONS)
        seen |= {game.decision.prompt} if window else set()
        game.play(rng.choice(game.choices))
    assert "quiet" in seen


@pytest.mark.rule("combat:5.1.2a")
def test_so_can_a_hit_and_a_shot() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", order="aimed-fire", known=True)
    t.put("jung", "08.05", order="aimed-fire")
    hold(t, with_effect("jam"), with_effect("cancel-hit"), with_effect("close-call"))
    t.force(d10=[0])
    t.wounds("light-wound")
    t.act("red", 2)
    for prompt in ("enemy-fires", "hit-announced", "wound-drawn"):
        assert t.prompt == prompt and t.g.frames[-1].window(t.g, 0)
        t.play("keep" if prompt == "wound-drawn" else "pass")
    assert t.order(crowe) == "duck-back"


# --- set-up (guide 3.1) ---


@pytest.mark.rule("combat:5.1.3d", "combat:23.0a")
@pytest.mark.parametrize("name", scenario_names())
def test_the_opening_hand_is_dealt_when_all_men_are_placed(name: str) -> None:
    game = new_game(TITLE, plain(load_scenario(name)), "1")
    g = game.state
    assert isinstance(g, State)
    while game.decision is not None and game.decision.prompt in ("set-up", "give-gun"):
        assert not g.hand
        game.play(game.choices[0])
    assert game.decision is not None and game.decision.prompt == "play-card"
    assert len(g.hand) == g.rules.hand_size and g.turn == 1


@pytest.mark.rule("combat:14.3a", "combat:23.0e")
def test_a_gun_of_men_who_come_later_is_given_out_when_they_come() -> None:
    t = Table()
    t.gun("lmg-30", -1, "05.05")
    t.gun("lmg-30", -1, "01.01")
    t.rules.gun_teams = [[names.CHARLIE], [names.CHARLIE]]
    t.g.gun_hex = [-1, t.hex("09.09")]  # the second was left lying
    first, second = t.put("temple", "01.01"), t.put("walsh", "01.01")
    t.g.m_hex[first] = t.g.m_hex[second] = RESERVE
    arrival = Arrival()
    arrival.turn, arrival.teams, arrival.hexes = 1, [names.CHARLIE], [t.hex("01.05"), t.hex("01.06")]
    t.rules.arrivals = [arrival]
    push_arrivals(t.g)
    t.run().play("place temple 01.05", "place walsh 01.06")
    assert t.prompt == "give-gun"
    t.play(next(f"give {text}" for text in t.offered("give") if text.endswith("walsh")))
    assert t.g.gun_man == [second, -1] and t.g.gun_hex == [t.hex("01.06"), t.hex("09.09")] and t.prompt == "halt"

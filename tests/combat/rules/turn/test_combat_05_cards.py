"""Friendly cards (5.0, 5.1, 5.1.1, 5.1.3): drawing, playing, Order cards, Event cards."""

from __future__ import annotations

import pytest
from combat_fights import effect, happen
from combat_friendlies import open_to
from combat_helpers import hold, turn
from combat_table import TABLES, Table, fcard

from sandtable.games.combat.data.scenario import load_scenario, plain, scenario_names
from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.cards.cards import TO_ASIDE, TO_HAND, TO_WOUND, push_draw
from sandtable.games.combat.rules.cards.effect_names import (
    ANY_TEAM,
    BOTH,
    E_ALERT,
    E_MEND,
    E_REVEAL,
    E_ROLL_BONUS,
    E_WS,
    EFFECT_NAMES,
    R_FIRE,
    R_MELEE,
    R_SPOTTING,
)
from sandtable.games.combat.rules.cards.effects import run_effect
from sandtable.games.combat.rules.end_phase import push_end_phase
from sandtable.games.combat.rules.morale.wounds import BY_FIRE, push_hit
from sandtable.games.combat.rules.orders.order_rules import rally_try_reason
from sandtable.games.combat.rules.setup import deal_hand
from sandtable.games.combat.rules.state import ALERT, HIDE_ONLY, SEEN, State
from sandtable.games.combat.rules.title import TITLE
from sandtable.games.combat.rules.values import roll_bonus
from sandtable.kernel.game import new_game

EVENT_CARDS = [c for c in range(len(TABLES.fcard_name)) if not TABLES.fcard_initiative[c]]


# --- Friendly Cards (5.1) ---


@pytest.mark.rule("combat:5.1x1", "combat:4.0.1a", "combat:4.0.1b", "combat:5.1f")
def test_the_example_of_a_planned_card() -> None:
    """Turn 6: a draw is allowed with an empty hand, then the planned card joins: two cards, one must be played."""
    t = Table()
    t.put("taylor", "05.05")
    t.g.aside = [t.g.f_draw.pop(0)]
    turn(t)
    assert t.prompt == "draw" and set(t.offered()) == {"draw", "no-draw"}
    t.play("draw")
    assert t.prompt == "play-card" and len(t.g.hand) == 2 and not t.g.aside


@pytest.mark.rule("combat:5.1a", "combat:5.1.3e")
def test_the_two_event_cards_are_friendly_cards() -> None:
    assert len(EVENT_CARDS) == 2
    assert {TABLES.fcard_type[c] for c in EVENT_CARDS} == {names.EVENT}
    assert {TABLES.fcard_args[c][0] for c in EVENT_CARDS} == {0, 1}
    assert set(TABLES.fcard_type) == {names.DISCARD, names.ORDER, names.EVENT}


@pytest.mark.rule("combat:1.0g", "combat:4.0.5g", "combat:4.0.5h")
def test_played_cards_go_to_the_discard_piles() -> None:
    t = Table()
    t.put("taylor", "05.05")
    t.g.f_played, t.g.e_display[0] = 3, 5
    push_end_phase(t.g)
    t.run()
    assert t.g.f_discard == [3] and t.g.e_discard == [5] and t.g.f_played == -1


@pytest.mark.rule("combat:1.0g")
def test_an_exhausted_friendly_deck_is_reshuffled() -> None:
    t = Table()
    t.g.f_discard, t.g.f_draw = t.g.f_draw, []
    push_draw(t.g, 2, TO_HAND)
    t.run()
    assert len(t.g.hand) == 2 and not t.g.f_discard


@pytest.mark.rule("combat:5.1x2", "combat:5.1.2a")
def test_lucky_bounce_rolls_a_grenade_attack_again() -> None:
    from sandtable.games.combat.rules.state import LIVE

    t = Table()
    t.put("taylor", "05.05", order="grenade", aim="08.05", known=True, flags=LIVE)
    t.put("jung", "08.05", order="aimed-fire")
    hold(t, fcard(4))
    t.force(d10=[0, 9, 1])
    t.act("able", 3)
    assert t.prompt == "after-roll"  # the throw
    t.play("keep")
    assert t.prompt == "after-roll"
    t.play("spend F4")
    assert t.g.mark_near == [1] and t.rolls("grenade")[-1][0] == 1


# --- Order Cards (5.1.1) ---


@pytest.mark.rule("combat:5.1.1a")
def test_random_men_share_a_die() -> None:
    t = Table()
    men = [t.put(name, "05.05") for name in ("taylor", "crowe", "cragg")]
    for die, chosen in ((1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)):
        t.g.m_morale[:] = [names.NORMAL] * len(t.g.m_morale)
        t.force(d6=[die])
        happen(t, "morale", 0, names.ABLE, 0, 1)
        assert t.morale(men[chosen]) == "bold"
    many = Table()
    for name in ("taylor", "crowe", "cragg", "brubaker"):
        many.put(name, "05.05")
    many.force(lot=[3])
    happen(many, "morale", 0, names.ABLE, 0, -1)
    assert many.morale(3) == "cautious"  # a number that does not divide 6: uniform (A64)


@pytest.mark.rule("combat:5.1.1x", "combat:5.1.1a", "combat:5.1e")
def test_trip_lets_a_random_able_man_only_hide() -> None:
    t = Table()
    men = [t.put(name, "05.05") for name in ("taylor", "crowe", "cragg")]
    t.put("miller", "08.08")
    t.force(d6=[4])
    card = fcard(25)
    t.rules.effect(t.g, t.rules.card_effect[card], TABLES.fcard_args[card])
    t.give_orders()
    assert t.orders_of("crowe") == {"hide"} and len(t.orders_of("taylor")) > 3
    assert t.all_rolled() and men
    assert t.game is not None and t.game.explain(0, men[1] << 12 | names.SPRINT, 4) == ("hide-only", "5.1.1")


@pytest.mark.rule("combat:5.1.1a", "combat:5.1.1x")
def test_hide_only_binds_one_of_the_team() -> None:
    t = Table()
    men = [t.put(name, "05.05") for name in ("taylor", "crowe", "cragg")]
    t.put("johnson", "05.05")
    t.force(d6=[4])
    effect(t, "hide-only", names.ABLE)
    assert [t.has(m, HIDE_ONLY) for m in men] == [False, True, False]


@pytest.mark.rule("combat:5.1.1a")
def test_an_effect_of_the_turn_is_for_its_roll_and_side() -> None:
    t = Table()
    t.g.effects = [E_WS, BOTH, 3, 0, E_ROLL_BONUS, R_SPOTTING, names.ENEMY, -2, E_ROLL_BONUS, R_MELEE, BOTH, 1]
    rolls = (R_SPOTTING, R_MELEE, R_FIRE)
    found = [[roll_bonus(t.g, purpose, side) for purpose in rolls] for side in (names.FRIENDLY, names.ENEMY)]
    assert found == [[0, 1, 0], [-2, 1, 0]]


@pytest.mark.rule("combat:5.1.1x")
def test_hide_only_holds_for_the_routed_and_the_berserk_too() -> None:
    for morale in ("normal", "rout", "berserk"):
        t = Table({"05.05": "trees"})
        crowe = t.put("crowe", "05.05", morale=morale, flags=HIDE_ONLY)
        assert open_to(t, crowe) == {"hide"} and rally_try_reason(t.g, crowe)


@pytest.mark.rule("combat:5.1.1a")
def test_an_event_mends_one_wound_of_all_there_are() -> None:
    """Each wound is as likely: of three, two are his."""
    seen: set[tuple[int, int]] = set()
    for roll in range(1, 7):
        t = Table()
        first = t.put("taylor", "05.05", wounds="light bad")
        t.put("crowe", "06.05", wounds="light")
        t.force(d6=[roll])
        run_effect(t.g, E_MEND, [ANY_TEAM])
        t.run()
        kinds = [event[:2] for event in t.told("bandaged")]
        assert len(kinds) == 1 and t.all_rolled()
        seen.add((kinds[0][0] - first, kinds[0][1]))
    assert seen == {(0, 0), (0, 1), (1, 0)}


@pytest.mark.rule("combat:5.1.1a", "combat:10.0c")
@pytest.mark.parametrize(("effect", "flag"), [(E_ALERT, ALERT), (E_REVEAL, SEEN)])
def test_an_event_finds_one_of_the_enemies_who_are_equally_near(effect: int, flag: int) -> None:
    for lucky in (0, 1):
        t = Table()
        t.put("crowe", "05.05", known=True)
        men = [t.put(name, hex, alert=False, known=False) for name, hex in (("jung", "05.02"), ("vogel", "05.08"))]
        t.force(lot=[men[lucky]])
        run_effect(t.g, effect, [1])
        t.run()
        assert t.all_rolled() and [t.has(m, flag) for m in men] == [lucky == 0, lucky == 1]


# --- Event Cards (5.1.3) ---


@pytest.mark.rule("combat:5.1.3b", "combat:5.1.3c", "combat:5.1.3e")
@pytest.mark.parametrize("where", [TO_HAND, TO_ASIDE, TO_WOUND])
def test_an_event_card_without_initiative_interrupts_any_draw(where: int) -> None:
    t = Table()
    card = EVENT_CARDS[0]
    side = TABLES.fcard_args[card][0]
    t.rules.event_effect[side] = [EFFECT_NAMES.index("points")] * 10
    t.rules.event_args[side] = [[3]] * 10
    t.g.f_draw.append(card)
    t.g.f_discard = [t.g.f_draw.pop(0)]
    before = len(t.g.f_draw) + len(t.g.f_discard)
    push_draw(t.g, 1, where)
    t.run()
    assert t.g.points == 3 and not t.g.f_discard  # shuffled together, then a card is drawn again
    assert len(t.g.f_draw) == before - 1


@pytest.mark.rule("combat:5.1.3d")
def test_in_the_opening_hand_it_is_just_replaced() -> None:
    t = Table()
    t.g.f_draw += EVENT_CARDS
    deal_hand(t.g)
    t.run()
    assert len(t.g.hand) == 4 and not t.told("event") and not t.g.f_discard
    assert all(c in t.g.f_draw for c in EVENT_CARDS)


@pytest.mark.rule("combat:5.1.3b", "combat:16.0a")
def test_an_event_of_the_draw_kills_the_man_who_was_hit() -> None:
    """The card drawn for him is put away and touches nobody."""
    cards = range(len(TABLES.fcard_name))
    event = next(c for c in cards if TABLES.fcard_effect[c] == "event" and not TABLES.fcard_initiative[c])
    side = TABLES.fcard_args[event][0]
    t = Table()
    crowe = t.put("crowe", "05.05", order="aimed-fire", known=True)
    t.rules.event_effect[side] = [EFFECT_NAMES.index("sniper")] * 10
    t.rules.event_args[side] = [[1, 9]] * 10
    t.wounds("head-wound")
    t.g.f_draw.append(event)
    t.force(d10=[0, 0])
    push_hit(t.g, crowe, BY_FIRE)
    t.run()
    assert t.where(crowe) == "dead" and len(t.told("killed")) == len(t.told("wound-card")) == 1
    assert len(t.g.f_discard) == 1 and t.g.m_wounds[crowe] == 0 and t.prompt == "halt"


@pytest.mark.rule("combat:5.1.3b", "combat:16.0a")
def test_a_draw_from_nothing_draws_nothing() -> None:
    for where in (TO_HAND, TO_WOUND):
        t = Table()
        t.g.f_draw, t.g.f_discard = [], []
        push_draw(t.g, 2, where)
        t.run()
        assert t.g.hand == [] and t.g.value == -1 and t.prompt == "halt"


@pytest.mark.rule("combat:5.1.3d")
def test_a_hand_from_a_deck_that_is_too_small() -> None:
    t = Table()
    t.g.f_draw, t.g.f_discard, t.g.hand = [3, 4], [], []
    t.rules.hand_size = 4
    deal_hand(t.g)
    assert sorted(t.g.hand) == [3, 4]


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

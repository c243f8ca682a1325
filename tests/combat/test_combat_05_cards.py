"""Friendly cards (5.0, 5.1): drawing, playing, Discard cards, events."""

from __future__ import annotations

import pytest
from combat_helpers import hold, turn, with_effect
from combat_table import TABLES, Table, fcard

from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.cards.cards import TO_ASIDE, TO_HAND, TO_WOUND, push_draw
from sandtable.games.combat.rules.cards.effect_names import E_WS, EFFECT_NAMES, EFFECTS
from sandtable.games.combat.rules.end_phase import push_end_phase
from sandtable.games.combat.rules.morale.wounds import BY_FIRE, push_hit
from sandtable.games.combat.rules.setup import deal_hand
from sandtable.games.combat.rules.state import SEEN

EVENT_CARDS = [c for c in range(len(TABLES.fcard_name)) if not TABLES.fcard_initiative[c]]


# --- Step 1 (4.0, 5.0) ---


@pytest.mark.rule("combat:4.0.1a", "combat:5.0b", "combat:4.0.1d")
def test_a_card_is_drawn_with_an_empty_hand_only() -> None:
    t = Table()
    t.put("taylor", "05.05")
    turn(t)
    assert len(t.g.hand) + (t.g.f_played >= 0) == 1  # the only card was drawn and played: both without a choice
    t = Table()
    t.put("taylor", "05.05")
    hold(t, 0, 1)
    turn(t)
    assert t.prompt == "play-card" and len(t.g.hand) == 2


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


@pytest.mark.rule("combat:4.0.1c", "combat:5.0c")
def test_no_more_than_five_cards() -> None:
    t = Table()
    t.put("taylor", "05.05")
    hold(t, 0, 1, 2, 3)
    t.g.aside = [4, 5, 6]
    t.g.f_draw = [c for c in t.g.f_draw if c not in t.g.aside]
    turn(t)
    assert t.prompt == "hand-limit" and len(t.g.hand) == 7
    t.play(*[t.offered()[0]])
    t.play(t.offered()[0])
    assert t.prompt == "play-card" and len(t.g.hand) == 5 and len(t.g.f_discard) == 2


@pytest.mark.rule("combat:4.0.1d", "combat:5.1c", "combat:5.1d", "combat:5.0a", "combat:5.1b")
def test_one_card_must_be_played_and_a_discard_card_gives_initiative_only() -> None:
    t = Table()
    t.put("taylor", "05.05")
    bounce = fcard(4)
    hold(t, bounce, fcard(6))
    turn(t)
    assert set(t.offered()) >= {"play F4", "play F6"} and not any(text in t.offered() for text in ("done", "pass"))
    t.play("play F4")
    assert t.g.f_played == bounce and not t.g.effects
    assert TABLES.fcard_initiative[bounce] == [42, 52, 30]


@pytest.mark.rule("combat:5.1e", "combat:9.1x3", "combat:5.1x2")
def test_an_order_card_takes_effect_for_the_turn() -> None:
    from sandtable.games.combat.rules.fire.fire_rules import fire_terms

    t = Table()
    taylor = t.put("taylor", "05.05", order="aimed-fire")
    jung = t.put("jung", "10.05", order="aimed-fire")
    hold(t, fcard(6), fcard(4))
    turn(t).play("play F6")
    assert t.g.effects[:3] == [E_WS, 2, -1]
    assert fire_terms(t.g, taylor, 0, jung)[7] == -1 and fire_terms(t.g, jung, 0, taylor)[7] == -1
    t.g.frames = t.g.frames[:1]
    push_end_phase(t.g)
    t.run()
    assert not t.g.effects


@pytest.mark.rule("combat:4.0.1e", "combat:5.1.1b", "combat:5.1.3a", "combat:5.1x3")
def test_an_event_on_a_card_with_initiative_is_rolled_when_it_is_played() -> None:
    t = Table()
    t.put("taylor", "05.05")
    t.rules.event_effect[1] = [EFFECT_NAMES.index("points")] * 10
    t.rules.event_args[1] = [[n] for n in range(10)]
    hold(t, fcard(46), fcard(4))
    t.force(d10=[7])
    turn(t).play("play F46")
    assert t.told("event") == [(1, 7, -1, -1)] and t.g.points == 7
    assert t.g.f_played == fcard(46) and TABLES.fcard_initiative[fcard(46)] == [44, 70, 36]


@pytest.mark.rule("combat:5.1a", "combat:5.1.3e")
def test_the_two_event_cards_are_friendly_cards() -> None:
    assert len(EVENT_CARDS) == 2
    assert {TABLES.fcard_type[c] for c in EVENT_CARDS} == {names.EVENT}
    assert {TABLES.fcard_args[c][0] for c in EVENT_CARDS} == {0, 1}
    assert set(TABLES.fcard_type) == {names.DISCARD, names.ORDER, names.EVENT}


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


# --- Plan (7.12) ---


@pytest.mark.rule("combat:7.12b", "combat:7.12x", "combat:5.1f", "combat:4.0.5c")
def test_plan_draws_as_many_cards_as_the_leadership() -> None:
    for die, cards in ((6, 3), (7, 0)):
        t = Table()
        t.put("taylor", "05.05", order="plan")
        t.force(d10=[die])
        push_end_phase(t.g)
        t.run()
        assert len(t.g.aside) == cards and not t.g.hand
    t = Table()
    t.put("taylor", "05.05", order="duck-back")  # he no longer holds it
    push_end_phase(t.g)
    t.run()
    assert not t.rolls("plan")


# --- Discard cards (5.1.2) ---


@pytest.mark.rule("combat:5.1.2a", "combat:5.1.2x", "combat:5.1.2b")
def test_medical_marvel() -> None:
    t = Table()
    medic = t.put("temple", "05.05", order="medical-aid")
    hurt = t.put("crowe", "05.05", order="hide", wounds="light")
    t.g.m_with[medic] = hurt
    hold(t, fcard(42))
    push_end_phase(t.g)
    t.run()
    assert t.prompt == "before-roll" and set(t.offered()) == {"spend F42", "roll"}
    t.play("spend F42")
    assert t.g.m_wounds[hurt] == 1 << 8 and t.g.f_discard[:1] == [fcard(42)] and not t.rolls("medical")
    t = Table()
    t.put("taylor", "05.05", order="plan")
    hold(t, fcard(42))
    push_end_phase(t.g)
    t.run()
    assert t.prompt == "halt"  # no medical roll: no window


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


@pytest.mark.rule("combat:5.1.2a")
def test_cards_that_decide_or_help_a_roll() -> None:
    card = with_effect("bonus")
    roll, number = TABLES.fcard_args[card]
    assert roll >= 0
    t = Table()
    t.put("taylor", "05.05", order="aimed-fire", known=True)
    t.put("jung", "10.05", order="aimed-fire")
    fire = [
        c
        for c in range(len(TABLES.fcard_name))
        if TABLES.fcard_effect[c] in ("bonus", "auto-pass", "reroll") and TABLES.fcard_args[c][0] == 0
    ]
    assert fire, "the deck has a card for fire rolls"
    hold(t, fire[0])
    t.force(d10=[5, 5, 8, 8])
    t.act("able", 2).play("fire jung weapon-1 3")
    assert t.prompt in ("before-roll", "after-roll") and number


@pytest.mark.rule("combat:5.1.2a")
def test_a_hit_can_be_cancelled_and_a_wound_softened() -> None:
    t = Table()
    m = t.put("crowe", "05.05", order="aimed-fire", known=True)
    hold(t, with_effect("cancel-hit"))
    push_hit(t.g, m, BY_FIRE)
    t.run()
    assert t.prompt == "hit-announced"
    t.play(t.offered()[0])
    assert t.order(m) == "aimed-fire" and not t.told("hit")
    t = Table()
    m = t.put("crowe", "05.05", order="aimed-fire", known=True)
    hold(t, with_effect("close-call"))
    t.wounds("head-wound")
    t.force(d10=[3])
    push_hit(t.g, m, BY_FIRE)
    t.run()
    assert t.prompt == "wound-drawn"
    t.play(t.offered()[0])
    assert t.where(m) == "05.05" and t.g.m_wounds[m] == 0


@pytest.mark.rule("combat:5.1.2a")
def test_an_enemy_weapon_can_be_jammed() -> None:
    t = Table()
    t.put("crowe", "05.05", known=True, order="aimed-fire")
    jung = t.put("jung", "08.05", order="aimed-fire")
    hold(t, with_effect("jam"))
    t.act("red", 2)
    assert t.prompt == "enemy-fires"
    t.play(t.offered()[0])
    assert not t.told("fired") and t.g.m_ammo[jung] == 1


@pytest.mark.rule("combat:5.1.2a")
def test_quiet_cards_between_activations() -> None:
    t = Table()
    t.put("taylor", "05.05", order="aimed-fire", morale="shaken", known=True)
    t.put("crowe", "05.06", order="aimed-fire", wounds="light", known=True)
    t.put("jung", "08.05", known=False)
    hold(t, with_effect("steady"), with_effect("bandage"), with_effect("spot"))
    t.act("able", 1)
    spends = t.offered("spend")
    assert len(spends) >= 3 and t.game is not None and t.game.decision is not None
    assert all(t.game.notation(c).startswith("activate") for c in t.game.decision.choices)  # extras only
    t.play(next(f"spend {text}" for text in spends if text.endswith("red-1")))
    assert t.has(3, SEEN) and t.prompt == "who-acts"


@pytest.mark.rule("combat:5.1.2a", "combat:5.1.2b")
def test_a_window_before_an_enemy_team_acts() -> None:
    from sandtable.games.combat.rules.orders.activation import push_impulses

    t = Table()
    t.put("taylor", "05.05", order="aimed-fire", morale="shaken", known=True)
    t.put("jung", "12.05", alert=False)
    hold(t, with_effect("steady"))
    t.g.track = [names.RED]
    t.g.impulse = 0
    push_impulses(t.g)
    t.run()
    assert t.prompt == "quiet"
    t.play(f"spend {t.offered('spend')[0]}")
    assert t.prompt == "halt" and t.morale(1) != "shaken"


@pytest.mark.rule("combat:5.1.2b")
def test_an_event_can_be_cancelled() -> None:
    from sandtable.games.combat.rules.cards.events import push_event

    card = with_effect("cancel-event")
    side = TABLES.fcard_args[card][0] % 2
    t = Table()
    t.rules.event_effect[side] = [EFFECT_NAMES.index("points")] * 10
    t.rules.event_args[side] = [[-5]] * 10
    hold(t, card)
    push_event(t.g, side)
    t.run()
    assert t.prompt == "event-rolled"
    t.play(t.offered()[0])
    assert t.g.points == 0


# --- effects ---


def run_effect(t: Table, key: str, *args: int) -> None:
    t.rules.effect(t.g, EFFECT_NAMES.index(key), list(args), 0)
    t.run()


@pytest.mark.rule("combat:5.1.1a")
def test_random_men_share_a_die() -> None:
    t = Table()
    men = [t.put(name, "05.05") for name in ("taylor", "crowe", "cragg")]
    for die, chosen in ((1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)):
        t.g.m_morale[:] = [names.NORMAL] * len(t.g.m_morale)
        t.force(d6=[die])
        run_effect(t, "morale", 0, names.ABLE, 0, 1)
        assert t.morale(men[chosen]) == "bold"
    many = Table()
    for name in ("taylor", "crowe", "cragg", "brubaker"):
        many.put(name, "05.05")
    many.force(lot=[3])
    run_effect(many, "morale", 0, names.ABLE, 0, -1)
    assert many.morale(3) == "cautious"  # a number that does not divide 6: uniform (A64)


def test_every_effect_of_the_decks_and_tables_can_happen() -> None:
    """Each key once, on a Board with a bit of everything."""
    skip = {"", "event"}
    arguments = {
        "ws": [2, -1], "tq": [0, 1], "roll-bonus": [7, 0, 1], "ldr": [1], "bar-order": [8, 7], "hide-only": [0],
        "hold": [3], "initiative": [0, 2], "duds": [1], "morale": [0, 7, 1, 1], "shake": [1, 7, 1], "rally": [0, 7, 1],
        "alert": [2], "low-ammo": [0, 7], "resupply": [2], "wind": [], "cards": [1], "lose-card": [1], "reveal": [1],
        "spotted": [7], "hidden": [7], "mend": [7], "sniper": [1, 9], "points": [2], "nothing": [],
        "artillery": [0, TABLES.blast_name.index("60mm"), 10650, 10650, *range(30, 40)],
        "illuminate": [10648, 30, 31], "smoke": [2, 30, 31], "reinforce": [1, 100],
    }  # fmt: skip
    for key, when, _ in EFFECTS:
        if when == "discard" or key in skip:
            continue
        t = Table({"05.05": "trees"})
        t.put("crowe", "05.05", known=True, wounds="light", order="aimed-fire")
        t.put("taylor", "06.05", order="aimed-fire")
        t.put("jung", "10.05", alert=False, known=False)
        t.put("berger", "11.05", order="aimed-fire")
        t.g.cup = [TABLES.man_name.index("soldat-lang")]
        hold(t, 0, 1)
        run_effect(t, key, *arguments[key])
        t.done()


@pytest.mark.rule("combat:5.1e")
def test_effects_that_last_end_with_the_turn() -> None:
    t = Table()
    t.put("taylor", "05.05")
    run_effect(t, "bar-order", names.SPRINT, 7)
    assert t.g.effects
    push_end_phase(t.g)
    t.run()
    assert not t.g.effects

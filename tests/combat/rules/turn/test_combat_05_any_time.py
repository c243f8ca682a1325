"""Discard cards may be played at any time (5.1.2a): when the player is asked, and when not."""

from __future__ import annotations

import random

import pytest
from combat_helpers import hold, turn, with_effect
from combat_table import TABLES, Table, fcard

from sandtable.games.combat.data.scenario import load_scenario, plain
from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.cards.quiet import push_quiet_window
from sandtable.games.combat.rules.end_phase import push_end_phase
from sandtable.games.combat.rules.orders.activation import Impulses, push_impulses
from sandtable.games.combat.rules.state import CARD_STEP, DUCK_HELD, SEEN
from sandtable.games.combat.rules.title import TITLE
from sandtable.games.combat.rules.turn import PLAYING, CombatTurn
from sandtable.games.combat.screen.screen import REACTIONS
from sandtable.kernel.game import new_game


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


@pytest.mark.rule("combat:5.1.2a", "combat:4.0.1d")
def test_one_card_is_left_to_play() -> None:
    steady = with_effect("steady", 1)
    for held, may in (((steady,), False), ((steady, 0), True)):
        t = Table()
        t.put("taylor", "05.05", morale="shaken")
        t.put("crowe", "05.06", morale="aggressive")
        hold(t, *held)
        turn(t, PLAYING)
        assert bool(t.offered("spend")) == may and (may or t.prompt == "orders")


@pytest.mark.rule("combat:5.1.2a")
def test_a_window_that_is_passed_closes() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", morale="shaken")
    hold(t, with_effect("steady"))
    push_quiet_window(t.g)
    t.run()
    assert t.prompt == "quiet"
    t.play("pass")
    assert t.prompt == "halt" and t.morale(crowe) == "shaken" and len(t.g.hand) == 1


@pytest.mark.rule("combat:5.1.2a", "combat:16.1c")
def test_a_card_may_be_spent_in_the_end_phase() -> None:
    """The last chance of the last turn: an Enemy acted last."""
    quiet = next(c for c in range(len(TABLES.fcard_name)) if TABLES.fcard_effect[c] == "bandage")
    t = Table()
    hurt = t.put("crowe", "05.05", wounds="light", order="hide")
    t.g.hand = [quiet]
    t.g.f_draw.remove(quiet)
    push_end_phase(t.g)
    t.run()
    assert t.prompt == "quiet"
    t.play(next(text for text in t.offered() if text.startswith("spend")))
    assert t.prompt == "halt" and t.g.m_wounds[hurt] & 255 == 0


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


def after_impulse(t: Table, impulse: int, team: int) -> Table:
    """The only Team on the track has just acted."""
    t.g.track, t.g.impulse = [team], impulse
    push_impulses(t.g)
    impulses = t.g.frames[-1]
    assert isinstance(impulses, Impulses)
    impulses.place = 1
    return t.run()


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


@pytest.mark.rule("combat:5.1.2a")
def test_a_card_may_be_spent_between_two_enemies_of_a_team_after_a_shot() -> None:
    duck = next(c for c in range(len(TABLES.fcard_name)) if TABLES.fcard_effect[c] == "duck")
    t = Table()
    crowe = t.put("crowe", "05.05", known=True, order="aimed-fire")
    t.put("jung", "09.04", order="aimed-fire")
    t.put("berger", "09.05", order="aimed-fire")
    t.g.hand = [duck]
    t.g.f_draw.remove(duck)
    t.force(d10=[8, 8])
    t.act("red", 2)
    assert t.prompt == "quiet" and len(t.told("fired")) == 1
    t.play(next(text for text in t.offered() if text.startswith("spend")))
    assert t.order(crowe) == "duck-back" and t.prompt == "halt" and t.all_rolled()


@pytest.mark.rule("combat:5.1.2a", "combat:7.0a")
def test_a_card_may_be_spent_before_the_only_order_that_can_be_given() -> None:
    """A Routed man in sight of an Enemy can only run; but a hand on his shoulder may keep him here."""
    t = Table()
    taylor = t.put("taylor", "05.05", known=True, morale="rout")
    t.put("jung", "09.05")
    hold(t, with_effect("steady", 1))
    t.give_orders()
    assert t.prompt == "quiet" and t.order(taylor) == "none"
    (spend,) = [text for text in t.offered() if text.startswith("spend")]
    t.play(spend)
    assert t.prompt == "orders" and "hide" in t.orders_of("taylor")


@pytest.mark.rule("combat:5.1.2a", "combat:4.0.2a")
def test_and_where_no_order_can_be_given_at_all() -> None:
    """Before the Enemy draws his cards."""
    t = Table({"05.05": "trees"})
    taylor = t.put("taylor", "05.05", known=True, order="duck-back", morale="shaken", flags=DUCK_HELD)
    hold(t, with_effect("steady", 1))
    t.give_orders()
    assert t.prompt == "quiet"
    t.play(*[text for text in t.offered() if text.startswith("spend")])
    assert t.prompt == "halt" and t.morale(taylor) == "cautious" and t.order(taylor) == "duck-back"


@pytest.mark.rule("combat:5.1.2a", "combat:7.0a")
def test_once_and_not_where_the_question_itself_gives_the_chance() -> None:
    t = Table()
    taylor = t.put("taylor", "05.05", known=True, morale="rout")
    t.put("jung", "09.05")
    hold(t, with_effect("steady", 1))
    t.give_orders().play("pass")
    assert t.prompt == "halt" and t.order(taylor) == "sprint"
    t = Table()
    t.put("taylor", "05.05", known=True, morale="rout")
    t.put("crowe", "05.06", known=True)
    t.put("jung", "09.05")
    hold(t, with_effect("steady", 1))
    assert t.give_orders().prompt == "orders"
    t.play("order crowe hide")
    assert t.prompt == "halt"

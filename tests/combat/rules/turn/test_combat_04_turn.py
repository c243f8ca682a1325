"""The turn and its Steps (4.0): cards, Impulses, the End Phase."""

from __future__ import annotations

import random

import pytest
from combat_blasts import MK_II
from combat_friendlies import moves
from combat_games import begin, play_on, state
from combat_helpers import hold, turn
from combat_table import TABLES, Table, fcard

from sandtable.games.combat.enemy.phase import LAST, fill_track
from sandtable.games.combat.rules import names, tell
from sandtable.games.combat.rules.cards.effect_names import EFFECT_NAMES
from sandtable.games.combat.rules.cards.events import push_event
from sandtable.games.combat.rules.end_phase import push_end_phase
from sandtable.games.combat.rules.grenades.explosions import push_blast
from sandtable.games.combat.rules.morale.morale import push_mc
from sandtable.games.combat.rules.orders.men import new_grenade, reveal
from sandtable.games.combat.rules.state import (
    ALERT,
    BAD,
    CARD_STEP,
    DUCK_HELD,
    END_STEP,
    NOBODY,
    RESERVE,
    add_wound,
    new_man,
    wounds,
)
from sandtable.games.combat.rules.title import TITLE
from sandtable.games.combat.rules.turn import BEGIN, DRAWING, EXCESS, CombatTurn, is_lost


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


@pytest.mark.rule("combat:4.0.4a", "combat:4.0.4b", "combat:2.0a")
def test_each_man_finishes_before_the_next_begins() -> None:
    t = Table()
    for name in ("taylor", "cragg"):
        t.put(name, "05.05", order="evade")
    t.put("miller", "05.07", order="evade")
    t.act("able", 1)
    assert t.offered() == ["activate taylor", "activate cragg"]  # the player says who (A67)
    t.play("activate cragg", "move 06.05")
    assert t.prompt == "spot-or-duck"
    t.play("done")
    assert moves(t)  # Taylor, the last one


@pytest.mark.rule(
    "combat:1.0b", "combat:2.0k", "combat:4.0.4f", "combat:4.0.4g", "combat:4.0.5i", "combat:4.0.5k", "combat:1.0c"
)
def test_a_turn_runs_through_its_steps_and_four_impulses() -> None:
    game = begin("hold-the-crossroads", "sequence")
    play_on(game, random.Random(2), "play-card")
    mark = len(game.events)
    game.play(game.choices[0])
    play_on(game, random.Random(3), "play-card")
    names_of = [TITLE.event_names[e[0]] for e in game.events[mark:]]
    assert names_of[0] == "card-played"
    order = [n for n in names_of if n in ("card-played", "order-given", "team-card", "impulse-begins", "turn-begins")]
    compact = [n for i, n in enumerate(order) if i == 0 or order[i - 1] != n or n == "impulse-begins"]
    assert compact == ["card-played", "order-given", "team-card", *["impulse-begins"] * 4, "turn-begins"]
    acting = [e for e in game.events[mark:] if TITLE.event_names[e[0]] in ("impulse-begins", "team-acts")]
    rounds: list[list[int]] = []
    for e in acting:
        if TITLE.event_names[e[0]] == "impulse-begins":
            rounds.append([])
        else:
            rounds[-1].append(e[2])
    assert len(rounds) == 4 and all(r == rounds[0] for r in rounds)  # the same order in all four
    assert state(game).impulse == 0 and state(game).turn == 2


@pytest.mark.rule("combat:4.0.1e", "combat:5.1.2b")
def test_an_event_that_is_not_cancelled_happens() -> None:
    card = TABLES.fcard_effect.index("cancel-event")
    whose = TABLES.fcard_args[card][0]
    t = Table()
    for side in (0, 1):
        t.rules.event_effect[side] = [EFFECT_NAMES.index("points")] * 10
        t.rules.event_args[side] = [[100 * side + die] for die in range(10)]
    t.g.hand = [card]
    t.force(d10=[4])
    push_event(t.g, whose)
    t.run().play("pass")
    assert t.g.points == 100 * whose + 4 and t.g.hand == [card]
    t.force(d10=[2])
    push_event(t.g, 1 - whose)
    t.run()
    assert t.g.points == 100 * whose + 4 + 100 * (1 - whose) + 2  # a card for the other side's events opens nothing


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


@pytest.mark.rule("combat:4.0.4b", "combat:17.4a")
def test_an_activation_ends_when_its_man_is_taken_prisoner() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", order="evade", known=True, morale="rout")
    t.put("jung", "04.05")
    t.put("lang", "10.05", known=False)
    t.act("able", 1).play("move 04.05")
    assert t.g.m_guard[crowe] == 2 and t.prompt == "halt"


@pytest.mark.rule("combat:4.0.5f", "combat:14.2g")
def test_a_morale_check_of_the_end_phase_holds_nobody_but_a_grenades() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", order="aimed-fire", known=True)
    t.g.step = END_STEP
    t.force(d10=[8])
    push_mc(t.g, crowe)
    t.run()
    assert t.order(crowe) == "duck-back" and not t.has(crowe, DUCK_HELD)


@pytest.mark.rule("combat:4.0.1e")
def test_an_event_by_which_nothing_happens_leaves_nothing() -> None:
    t = Table()
    t.rules.effect(t.g, EFFECT_NAMES.index("nothing"), [])
    t.run()
    assert t.g.effects == [] and not t.told("effect")


@pytest.mark.rule("combat:4.0.5k", "combat:4.0.1a")
def test_a_new_turn_begins_with_step_1() -> None:
    t = Table()
    t.put("crowe", "05.05")
    t.hand(1, 2)
    t.g.step, t.g.turn = END_STEP, 3
    frame = CombatTurn()
    frame.at = BEGIN
    t.g.push(frame)
    t.run()
    assert (t.g.turn, t.g.step, t.prompt) == (4, CARD_STEP, "play-card")


@pytest.mark.rule("combat:4.0.1a", "combat:4.0.1b")
def test_with_planned_cards_nothing_need_be_drawn() -> None:
    for choice, cards in (("no-draw", 2), ("draw", 3)):
        t = Table()
        t.put("taylor", "05.05")
        t.put("crowe", "05.06")
        t.g.aside = [0, 1]
        t.g.f_draw = [c for c in t.g.f_draw if c > 1]
        turn(t, DRAWING).play(choice)
        assert t.prompt == "play-card" and len(t.g.hand) == cards and {0, 1} <= set(t.g.hand) and not t.g.aside


@pytest.mark.rule("combat:4.0.1d", "combat:5.1c")
def test_a_turn_without_any_card_left() -> None:
    t = Table()
    t.put("taylor", "05.05")
    t.put("crowe", "05.06")
    t.put("jung", "10.05", alert=False)
    t.g.f_draw, t.g.f_discard, t.g.hand = [], [], []
    turn(t, DRAWING)
    assert t.prompt == "orders" and t.g.f_played == -1
    t.g.e_display[0] = 0
    fill_track(t.g)
    assert t.g.initiative[names.ABLE] == LAST and t.g.track == [names.RED, names.ABLE]


@pytest.mark.rule("combat:4.0.1c", "combat:5.0c")
def test_six_cards_are_one_too_many() -> None:
    for cards, prompt in ((5, "play-card"), (6, "hand-limit")):
        t = Table()
        t.put("taylor", "05.05")
        hold(t, *range(cards))
        turn(t, EXCESS)
        assert t.prompt == prompt
    t.play(t.offered()[0])
    assert t.prompt == "play-card" and len(t.g.hand) == 5


@pytest.mark.rule("combat:4.0.5j", "combat:23.0f")
def test_the_game_goes_on_while_somebody_can_act_or_will_come() -> None:
    t = Table()
    guard = t.put("jung", "10.05")
    held = t.put("miller", "10.05", guard=guard)
    helpless = t.put("crowe", "05.05", wounds="bad bad")
    assert is_lost(t.g)
    t.g.m_guard[held] = -1
    assert not is_lost(t.g)
    t.g.m_guard[held] = guard
    t.g.m_wounds[helpless] = 1
    assert not is_lost(t.g)
    t.g.m_wounds[helpless] = 2 << 4
    new_man(t.g, TABLES.man_name.index("sgt-taylor"), names.ABLE, RESERVE)
    assert not is_lost(t.g)


@pytest.mark.rule("combat:4.0.5m", "combat:14.3j", "combat:4.0.5a", "combat:4.0.5e")
def test_what_the_end_phase_does_and_in_what_order() -> None:
    """Grenades, the MG's crew, Rally, alarm, Orders off."""
    operator = next(m for m in range(len(TABLES.man_name)) if TABLES.man_gun[m] == 1)
    t = Table()
    e = t.put(TABLES.man_name[operator], "10.05", known=False)
    reveal(t.g, e, 0)
    assistant = t.g.m_partner[e]
    t.put("crowe", "01.01", order="rally", morale="shaken")
    near = t.put("berger", "12.05", alert=False, known=False)
    new_grenade(t.g, t.rules.grenade_blast[0], t.hex("01.12"), 3)
    add_wound(t.g, e, BAD)
    t.force(d10=[0])
    push_end_phase(t.g)
    t.run()
    assert wounds(t.g, e, BAD) == 0 and wounds(t.g, assistant, BAD) == 1
    assert t.told("exploded") and t.rolls("rally") and t.has(near, ALERT) and t.order(near) == "none"
    assert not t.g.t_hex and t.order(3) == "none"
    game = t.game
    assert game is not None
    keys = [event[0] for event in game.events]
    sequence = [tell.EXPLODED, tell.SWAPPED, tell.CHECKED, tell.ALERTED]
    assert [key for key in keys if key in sequence] == sequence


@pytest.mark.rule("combat:4.0.5f", "combat:7.19f", "combat:14.2g")
@pytest.mark.parametrize("name", ["crowe", "jung"])
def test_a_check_failed_in_an_impulse_is_forgotten_by_the_next_turn(name: str) -> None:
    t = Table()
    m = t.put(name, "05.05", order="aimed-fire", known=True)
    t.g.impulse = 4
    t.force(d10=[8])
    push_blast(t.g, MK_II, t.hex("05.05"), 0, shell=False)  # a rifle grenade, say
    t.run()
    assert t.order(m) == "duck-back" and not t.has(m, DUCK_HELD)
    push_end_phase(t.g)
    t.run()
    assert t.order(m) == "none"

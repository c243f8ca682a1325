"""Rolls, wounds, Morale, Melee and prisoners where a card, a second man or a death comes between (5.1.2, 13 to 19)."""

from __future__ import annotations

import pytest
from combat_helpers import hold, lent, with_effect
from combat_table import TABLES, Table

from sandtable.games.combat.rules.cards.checks import has_rule_of_0
from sandtable.games.combat.rules.cards.effect_names import (
    EFFECT_NAMES,
    R_ANY_MORALE,
    R_DAMAGE,
    R_FIRE,
    R_GRENADE_ATTACK,
    R_MORALE,
    R_RALLY,
    R_THROW,
    R_WOUND_MORALE,
)
from sandtable.games.combat.rules.grenades.explosions import push_blast
from sandtable.games.combat.rules.melee.contact import merciless_guard, push_contact
from sandtable.games.combat.rules.morale.morale import push_mc, push_morale_check
from sandtable.games.combat.rules.morale.wounds import BY_FIRE, push_hit
from sandtable.games.combat.rules.orders.men import kill
from sandtable.games.combat.rules.orders.moving import company
from sandtable.games.combat.rules.state import (
    ALERT,
    BAD,
    CARRIED,
    DRY,
    DUCK_HELD,
    END_STEP,
    WON,
    ammo,
    set_ammo,
    wounds,
)


def spend(t: Table) -> Table:
    """The only card that can be spent."""
    return t.play(next(text for text in t.offered() if text.startswith("spend")))


# --- rolls (5.1.2, 19.0) ---


@pytest.mark.rule("combat:2.0.R0f", "combat:7.09l")
def test_which_rolls_the_rule_of_0_is_for() -> None:
    without = [purpose for purpose in range(R_GRENADE_ATTACK) if not has_rule_of_0(purpose)]
    assert without == sorted([R_MORALE, R_WOUND_MORALE, R_RALLY, R_THROW, R_DAMAGE])


@pytest.mark.rule("combat:5.1.2b")
def test_a_bonus_is_added_to_what_is_needed() -> None:
    card = with_effect("bonus", R_FIRE, 2)
    t = Table()
    t.put("crowe", "05.05", order="aimed-fire", known=True)
    t.put("jung", "12.05", order="hide")
    hold(t, card)
    t.force(d10=[8])
    t.act("able", 2).play("fire jung weapon-1 1")
    assert t.prompt == "before-roll"
    spend(t).done()
    (die, need) = t.rolls("fire")[0]
    other = Table()
    other.put("crowe", "05.05", order="aimed-fire", known=True)
    other.put("jung", "12.05", order="hide")
    other.force(d10=[8])
    other.act("able", 2).play("fire jung weapon-1 1").done()
    assert die == 8 and need == other.rolls("fire")[0][1] + 2


@pytest.mark.rule("combat:5.1.2b", "combat:19.0b")
def test_an_enemys_check_fails_by_a_card() -> None:
    """As a roll above TQ, not a 9: one state down and Duck Back."""
    for known, prompt in ((True, "before-roll"), (False, "halt")):
        t = Table()
        jung = t.put("jung", "10.05", order="aimed-fire", known=known)
        hold(t, with_effect("auto-fail", R_ANY_MORALE))
        t.force(d10=[0] * (not known))
        push_mc(t.g, jung)
        t.run()
        assert t.prompt == prompt  # an Unknown's rolls open no window
        if known:
            spend(t).done()
            assert t.morale(jung) == "cautious" and t.order(jung) == "duck-back" and not t.rolls("morale")
    t = Table()
    crowe = t.put("crowe", "05.05", order="aimed-fire", known=True)
    hold(t, with_effect("auto-fail", R_ANY_MORALE))
    t.force(d10=[4])
    push_mc(t.g, crowe)
    assert t.run().prompt == "halt"  # not a Friendly's


@pytest.mark.rule("combat:5.1.2b")
def test_a_card_that_rolls_again_is_for_one_side() -> None:
    for side, who, prompt in ((0, "crowe", "after-roll"), (0, "jung", "halt"), (1, "jung", "after-roll")):
        t = Table()
        t.put("crowe", "05.05", order="rapid-fire", known=True)
        t.put("jung", "08.05", order="aimed-fire")
        hold(t, with_effect("reroll", R_FIRE, side))
        t.force(d10=[8, 8])
        t.act("able" if who == "crowe" else "red", 2)
        if who == "crowe":
            t.play("fire jung weapon-1 1")
        assert t.prompt == prompt, (side, who)


@pytest.mark.rule("combat:5.1.2b", "combat:10.10c")
def test_a_jam() -> None:
    """No shot, one step lower in ammunition; let pass, he fires; the last step leaves him dry."""
    for level, choice, shots, after in ((0, "spend", 0, 1), (1, "spend", 0, 2), (0, "pass", 1, 0)):
        t = Table()
        t.put("crowe", "05.05", order="aimed-fire", known=True)
        jung = t.put("jung", "08.05", order="aimed-fire")
        set_ammo(t.g, jung, 0, level)
        hold(t, with_effect("jam"))
        t.force(d10=[8] * shots)
        t.act("red", 2)
        assert t.prompt == "enemy-fires"
        t.play(next(text for text in t.offered() if text.startswith(choice)))
        assert len(t.rolls("fire")) == shots and ammo(t.g, jung, 0) == after
        assert (t.order(jung) == "duck-back") == (after == 2) and not t.has(jung, DRY)


@pytest.mark.rule("combat:5.1.2b", "combat:13.0k")
def test_a_jammed_pistol_keeps_its_ammunition() -> None:
    t = Table()
    t.put("crowe", "05.05", order="aimed-fire", known=True)
    engel = t.put("engel", "08.05", order="aimed-fire")
    hold(t, with_effect("jam"))
    t.act("red", 2)
    spend(t)
    assert not t.rolls("fire") and ammo(t.g, engel, 0) == 0


# --- wounds (16.0) ---


def hit(t: Table, m: int, *bars: str) -> Table:
    t.wounds(*bars)
    push_hit(t.g, m, BY_FIRE)
    return t.run()


@pytest.mark.rule("combat:5.1.2b", "combat:16.0a")
def test_cards_for_wounds_are_for_one_side() -> None:
    for effect, who, opens in (
        ("cancel-hit", "crowe", "hit-announced"),
        ("cancel-hit", "jung", ""),
        ("close-call", "crowe", "wound-drawn"),
        ("close-call", "jung", ""),
        ("worse-wound", "jung", "wound-drawn"),
        ("worse-wound", "crowe", ""),
        ("redraw-wound", "crowe", "wound-drawn"),
        ("redraw-wound", "jung", ""),
        ("jam", "crowe", ""),
    ):
        t = Table()
        m = t.put(who, "05.05", order="aimed-fire", known=True)
        hold(t, with_effect(effect))
        t.force(d10=[3])
        hit(t, m, "light-wound")
        assert t.prompt == (opens or "halt"), (effect, who)


@pytest.mark.rule("combat:5.1.2b", "combat:16.0b")
def test_the_limits_of_cards_for_wounds() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", order="aimed-fire", known=True)
    hold(t, with_effect("close-call"))
    t.force(d10=[3])
    assert hit(t, crowe, "close-call").prompt == "halt"  # it is one already
    t = Table()
    jung = t.put("jung", "05.05", order="aimed-fire")
    hold(t, with_effect("worse-wound"))
    assert hit(t, jung, "head-wound").prompt == "halt" and t.where(jung) == "dead"
    t = Table()
    jung = t.put("jung", "05.05", order="aimed-fire")
    hold(t, with_effect("worse-wound"))
    hit(t, jung, "bad-wound")
    spend(t)
    assert t.where(jung) == "dead"


@pytest.mark.rule("combat:5.1.2b", "combat:16.0a")
def test_another_wound_card_is_drawn_and_counts() -> None:
    t = Table()
    taylor = t.put("taylor", "05.05", order="aimed-fire", known=True)  # Tough: the new card is one alone
    hold(t, with_effect("redraw-wound"))
    hit(t, taylor, "bad-wound", "bad-wound", "light-wound")
    assert t.prompt == "wound-drawn"
    t.force(d10=[3])
    spend(t)
    assert [wounds(t.g, taylor, kind) for kind in (0, 1)] == [1, 0] and t.prompt == "halt"
    assert len(t.g.f_discard) == 4  # three wound cards and the card spent


@pytest.mark.rule("combat:8.1c")
def test_a_tough_enemy_keeps_the_better_card() -> None:
    for bars in (("bad-wound", "light-wound"), ("light-wound", "bad-wound")):
        t = Table()
        jung = t.put("jung", "05.05", order="aimed-fire")
        t.force(d10=[3])
        with lent(TABLES.man_tough, t.g.m_man[jung], 1):
            hit(t, jung, *bars)
        assert [wounds(t.g, jung, kind) for kind in (0, 1)] == [1, 0] and len(t.g.f_discard) == 2


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


@pytest.mark.rule("combat:16.2b", "combat:17.4h", "combat:14.3a")
def test_who_falls_lets_prisoners_and_guns_go() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", order="evade", known=True, wounds="light")
    jung = t.put("jung", "05.05", order="evade", guard=crowe)
    gun = t.gun("lmg-30", crowe)
    t.force(d10=[3])
    hit(t, crowe, "bad-wound")
    assert t.g.m_guard[jung] == -1 and t.order(jung) == "duck-back"
    assert t.g.gun_man[gun] == -1 and t.g.gun_hex[gun] == t.hex("05.05")


@pytest.mark.rule("combat:19.0b")
def test_a_dead_man_takes_no_check() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", order="aimed-fire")
    push_mc(t.g, crowe)
    t.g.m_hex[crowe] = -1
    t.run()
    assert not t.rolls("morale") and t.prompt == "halt"


@pytest.mark.rule("combat:14.2g", "combat:4.0.5f", "combat:20.0i")
def test_a_shell_in_the_end_phase_gives_no_duck_back_for_the_next_turn() -> None:
    """Only a grenade's MC does (14.2g)."""
    for held, step, kept in ((True, END_STEP, True), (False, END_STEP, False), (True, 4, False)):
        t = Table()
        crowe = t.put("crowe", "05.05", order="aimed-fire", known=True)
        t.g.step = step
        t.force(d10=[8])
        push_morale_check(t.g, crowe, R_MORALE, held=held)
        t.run()
        assert t.order(crowe) == "duck-back" and t.has(crowe, DUCK_HELD) == kept


@pytest.mark.rule("combat:20.0i", "combat:14.2g")
def test_shells_hold_nobody_down() -> None:
    for shell in (True, False):
        t = Table()
        crowe = t.put("crowe", "05.06", order="aimed-fire", known=True)
        t.g.step = END_STEP
        t.force(d10=[9] * shell + [8])
        push_blast(t.g, TABLES.blast_name.index("60mm" if shell else "mk-ii"), t.hex("05.05"), 0, shell=shell)
        t.run()
        assert t.order(crowe) == "duck-back" and t.has(crowe, DUCK_HELD) == (not shell)


# --- Melee and prisoners ---


@pytest.mark.rule("combat:17.4l")
def test_a_berserk_guard_kills_only_if_nobody_keeps_him_from_it() -> None:
    for comrade, foe, kills in (
        (None, False, True),
        ("berserk", False, True),
        ("normal", False, False),
        (None, True, False),
    ):
        t = Table()
        crowe = t.put("crowe", "05.05", morale="berserk", known=True)
        t.put("jung", "05.05", guard=crowe)
        if comrade:
            t.put("cragg", "05.05", morale=comrade, known=True)
        if foe:
            t.put("lang", "05.05")
        assert (merciless_guard(t.g, t.hex("05.05")) == crowe) == kills


@pytest.mark.rule("combat:17.4l", "combat:15.0d")
def test_berserk_enemies_kill_who_would_surrender() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", morale="rout", known=True)
    t.put("jung", "05.05", morale="berserk")
    push_contact(t.g, t.hex("05.05"))
    t.run()
    assert t.where(crowe) == "dead" and [e[:2] for e in t.told("no-quarter")] == [(2, crowe)]


@pytest.mark.rule("combat:15.0k", "combat:15.0a")
def test_a_new_fight_ends_the_winners_rest() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", order="melee", known=True, flags=WON)
    t.put("jung", "05.05")
    push_contact(t.g, t.hex("05.05"))
    t.run()
    assert t.order(crowe) == "melee" and not t.has(crowe, WON)


@pytest.mark.rule("combat:17.4f", "combat:7.18b")
def test_prisoners_of_a_man_who_goes_along_go_too() -> None:
    t = Table()
    carrier, guard = t.put("crowe", "05.05", order="carry"), t.put("cragg", "05.05", order="carry", flags=CARRIED)
    t.g.m_with[carrier], t.g.m_with[guard] = guard, carrier
    jung = t.put("jung", "05.05", guard=guard)
    t.put("lang", "05.06", guard=t.put("taylor", "05.06"))
    assert company(t.g, carrier) == [carrier, guard, jung]


@pytest.mark.rule("combat:7.18b", "combat:16.0e")
def test_when_the_carrier_dies_the_other_hides() -> None:
    t = Table()
    carrier, other = t.put("crowe", "05.05", order="carry"), t.put("cragg", "05.05", order="carry", flags=CARRIED)
    t.g.m_with[carrier], t.g.m_with[other] = other, carrier
    kill(t.g, carrier, 0)
    assert t.order(other) == "hide" and not t.has(other, CARRIED)


@pytest.mark.rule("combat:14.3h", "combat:14.3a")
def test_a_dead_assistant_helps_no_gun() -> None:
    t = Table()
    operator, helper = t.put("goldstein", "05.05"), t.put("peters", "05.05")
    gun = t.gun("lmg-30", operator)
    t.g.gun_helper[gun] = helper
    kill(t.g, helper, 0)
    assert t.g.gun_helper == [-1] and t.g.gun_man == [operator]


@pytest.mark.rule("combat:4.0.4b", "combat:17.4a")
def test_an_activation_ends_when_its_man_is_taken_prisoner() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", order="evade", known=True, morale="rout")
    t.put("jung", "04.05")
    t.put("lang", "10.05", known=False)
    t.act("able", 1).play("move 04.05")
    assert t.g.m_guard[crowe] == 2 and t.prompt == "halt"


@pytest.mark.rule("combat:9.8d", "combat:9.8f")
def test_who_waits_beyond_earshot_is_not_alerted() -> None:
    t = Table()
    t.put("crowe", "02.05", order="rapid-fire", known=True)
    t.put("jung", "09.05", order="hide")
    near, far = t.put("lang", "12.05", alert=False, known=False), t.put("berger", "13.05", alert=False, known=False)
    t.force(d10=[8])
    t.act("able", 2).play("fire jung weapon-1 1").done()
    assert t.has(near, ALERT) and not t.has(far, ALERT) and wounds(t.g, 2, BAD) == 0

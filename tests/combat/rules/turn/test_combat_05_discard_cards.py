"""Discard cards (5.1.2): what each does to a roll, a wound, a man."""

from __future__ import annotations

import pytest
from combat_blasts import MK_II, MORTAR
from combat_fights import hit_by, quiet
from combat_helpers import hold, with_effect
from combat_table import TABLES, Table, fcard

from sandtable.games.combat.rules.cards.effect_names import (
    EFFECT_NAMES,
    R_ANY_MORALE,
    R_DAMAGE,
    R_FIRE,
    R_GRENADE,
    R_GRENADE_ATTACK,
    R_MORALE,
    R_RALLY,
    R_THROW,
    R_WOUND_MORALE,
)
from sandtable.games.combat.rules.cards.events import push_event
from sandtable.games.combat.rules.cards.quiet import quiet_choices
from sandtable.games.combat.rules.end_phase import push_end_phase
from sandtable.games.combat.rules.grenades.explosions import push_blast, push_explosions
from sandtable.games.combat.rules.morale.morale import push_mc
from sandtable.games.combat.rules.morale.wounds import BY_FIRE, push_hit
from sandtable.games.combat.rules.orders.men import new_grenade, put_mark
from sandtable.games.combat.rules.state import CARD_STEP, DRY, END_STEP, LIGHT, ORDER_STEP, SEEN, ammo, set_ammo, wounds
from sandtable.games.combat.rules.values import matches_roll
from sandtable.kernel.choice import b_of


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


@pytest.mark.rule("combat:5.1.2b", "combat:5.1x2")
def test_groups_of_rolls() -> None:
    every = range(R_GRENADE_ATTACK)
    assert [p for p in every if matches_roll(R_GRENADE_ATTACK, p)] == [R_THROW, R_GRENADE, R_DAMAGE]
    assert [p for p in every if matches_roll(R_ANY_MORALE, p)] == [R_MORALE, R_WOUND_MORALE]
    assert [p for p in every if matches_roll(R_RALLY, p)] == [R_RALLY]


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


def spend(t: Table) -> Table:
    """The only card that can be spent."""
    return t.play(next(text for text in t.offered() if text.startswith("spend")))


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
        hit_by(t, m, "light-wound")
        assert t.prompt == (opens or "halt"), (effect, who)


@pytest.mark.rule("combat:5.1.2b", "combat:16.0b")
def test_the_limits_of_cards_for_wounds() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", order="aimed-fire", known=True)
    hold(t, with_effect("close-call"))
    t.force(d10=[3])
    assert hit_by(t, crowe, "close-call").prompt == "halt"  # it is one already
    t = Table()
    jung = t.put("jung", "05.05", order="aimed-fire")
    hold(t, with_effect("worse-wound"))
    assert hit_by(t, jung, "head-wound").prompt == "halt" and t.where(jung) == "dead"
    t = Table()
    jung = t.put("jung", "05.05", order="aimed-fire")
    hold(t, with_effect("worse-wound"))
    hit_by(t, jung, "bad-wound")
    spend(t)
    assert t.where(jung) == "dead"


@pytest.mark.rule("combat:5.1.2b", "combat:16.0a")
def test_another_wound_card_is_drawn_and_counts() -> None:
    t = Table()
    taylor = t.put("taylor", "05.05", order="aimed-fire", known=True)  # Tough: the new card is one alone
    hold(t, with_effect("redraw-wound"))
    hit_by(t, taylor, "bad-wound", "bad-wound", "light-wound")
    assert t.prompt == "wound-drawn"
    t.force(d10=[3])
    spend(t)
    assert [wounds(t.g, taylor, kind) for kind in (0, 1)] == [1, 0] and t.prompt == "halt"
    assert len(t.g.f_discard) == 4  # three wound cards and the card spent


def subjects(t: Table) -> set[int]:
    """On whom the held card could be spent now."""
    return {b_of(code) for code in quiet_choices(t.g)}


@pytest.mark.rule("combat:5.1.2b")
def test_on_whom_quiet_cards_are_spent() -> None:
    t = Table({"05.05 05.09": "trees", "10.08 10.09 11.08": "building"})
    crowe = t.put("crowe", "05.05", known=True, wounds="light", morale="shaken", order="aimed-fire")
    cragg = t.put("cragg", "05.09", morale="aggressive", order="duck-back")
    jung = t.put("jung", "05.07")
    lang = t.put("lang", "07.07", known=False)
    t.put("berger", "13.10", known=False)  # out of sight of all
    held = t.put("miller", "05.07", known=True, wounds="light", morale="shaken", guard=jung, order="hide")
    set_ammo(t.g, cragg, 0, 1)
    set_ammo(t.g, held, 0, 1)
    for key, men in (
        ("steady", {crowe}),
        ("bandage", {crowe}),
        ("reload", {cragg}),
        ("spot", {lang}),
        ("vanish", set()),  # Jung sees him
        ("duck", {crowe}),
        ("rattle", {jung}),
    ):
        hold(t, with_effect(key))
        assert subjects(t) == men, key
    t.g.m_flags[jung] &= ~SEEN
    hold(t, with_effect("vanish"))
    assert subjects(t) == {crowe}
    hold(t, with_effect("duck"))
    t.g.step = ORDER_STEP
    assert subjects(t) == set()


@pytest.mark.rule("combat:5.1.2b", "combat:15.0h", "combat:16.2a")
def test_who_cannot_duck_back_by_a_card() -> None:
    for facts, may in (({}, True), ({"wounds": "bad bad"}, False), ({"order": "none"}, False)):
        t = Table()
        crowe = t.put("crowe", "05.05", **{"order": "evade", **facts})
        hold(t, with_effect("duck"))
        assert (subjects(t) == {crowe}) == may
        t.g.melees = [t.hex("05.05")]
        assert not subjects(t)


@pytest.mark.rule("combat:5.1.2b")
def test_what_quiet_cards_do() -> None:
    def spent(key: str, morale: str = "shaken") -> tuple[Table, int, int]:
        wall = " ".join(f"12.{row:02}" for row in range(1, 13))
        t = Table({"05.05": "trees", wall: "building"})
        crowe = t.put("crowe", "05.05", known=True, morale=morale, wounds="light", order="evade")
        taylor = t.put("taylor", "16.12", order="hide")
        jung = t.put("jung", "16.11" if key == "vanish" else "10.05", known=key != "spot", order="hide")
        set_ammo(t.g, crowe, 0, 2)
        hold(t, with_effect(key))
        t.force(d10=[9])
        t.act("able", 1)
        t.play(f"spend {next(text for text in t.offered('spend') if 'taylor' not in text)}")
        assert t.g.hand == [] and len(t.g.f_discard) == 1 and taylor == 2
        return t, crowe, jung

    t, crowe, _ = spent("reload")
    assert ammo(t.g, crowe, 0) == 0
    t, crowe, _ = spent("steady")
    assert t.morale(crowe) == "cautious"
    t, crowe, _ = spent("bandage")
    assert [wounds(t.g, crowe, kind) for kind in range(4)] == [0, 0, 1, 0]
    t, crowe, _ = spent("duck")
    assert t.order(crowe) == "duck-back"
    t, _, jung = spent("spot")
    assert t.has(jung, SEEN)
    t, crowe, _ = spent("vanish")
    assert not t.has(crowe, SEEN)
    t, _, jung = spent("rattle")
    assert t.rolls("morale") == [(9, 4)] and t.morale(jung) == "shaken"


@pytest.mark.rule("combat:5.1.2b", "combat:17.2a")
def test_steady_never_makes_berserk() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", morale="bold", order="hide")
    t.put("taylor", "05.06", morale="aggressive", order="hide")
    hold(t, with_effect("steady", 2))
    t.act("able", 1)
    assert len(t.offered("spend")) == 1
    t.play(f"spend {t.offered('spend')[0]}")
    assert t.morale(crowe) == "aggressive"


@pytest.mark.rule("combat:5.1.2a", "combat:4.0.1c")
def test_a_card_over_the_limit_may_be_spent_instead_of_thrown_away() -> None:
    from sandtable.games.combat.rules.turn import EXCESS, CombatTurn

    quiet = next(c for c in range(len(TABLES.fcard_name)) if TABLES.fcard_effect[c] == "bandage")
    t = Table()
    hurt = t.put("crowe", "05.05", wounds="light")
    others = [c for c in range(len(TABLES.fcard_name)) if c != quiet and TABLES.fcard_initiative[c]][:5]
    t.g.hand = [quiet, *others]
    t.g.f_draw = [c for c in t.g.f_draw if c not in t.g.hand]
    t.g.step = CARD_STEP
    frame = CombatTurn()
    frame.at = EXCESS
    t.g.push(frame)
    t.run()
    spend = [text for text in t.offered() if text.startswith("spend")]
    assert t.prompt == "hand-limit" and spend
    t.play(spend[0])
    assert t.prompt == "play-card" and t.g.m_wounds[hurt] & 255 == 0


@pytest.mark.rule("combat:5.1.2b", "combat:20.0d")
def test_a_lucky_bounce_is_for_grenades_and_not_for_shells() -> None:
    t = Table()
    t.hand(4)  # roll a Grenade attack roll again
    crowe = t.put("crowe", "05.05", order="aimed-fire", known=True)
    t.force(d10=[9] * 4 + [9, 3])  # four Damage rolls, Crater, MC
    push_blast(t.g, MORTAR, t.hex("05.05"), 1, shell=True)
    t.run()
    assert t.prompt == "halt" and len(t.rolls("damage")) == 4
    put_mark(t.g, new_grenade(t.g, MK_II, t.hex("05.05"), crowe), crowe, False)
    t.g.step = END_STEP
    t.force(d10=[9])
    push_explosions(t.g)
    t.run()
    assert t.prompt == "after-roll"


@pytest.mark.rule("combat:5.1.2a", "combat:16.1a")
def test_the_player_says_which_wound_a_card_bandages() -> None:
    t = Table()
    hurt = t.put("taylor", "05.05", order="hide", known=True, wounds="light bad")
    quiet(t, 16).play("spend F16 taylor")
    assert t.prompt == "which-wound" and set(t.offered("bandage")) == {"light", "bad"}
    t.play("bandage light")
    assert wounds(t.g, hurt, LIGHT) == 0 and wounds(t.g, hurt, 1) == 1


@pytest.mark.rule("combat:5.1.2a", "combat:7.13c")
def test_the_player_says_which_ammunition_marker_a_card_takes_off() -> None:
    t = Table()
    miller = t.put("miller", "05.05", order="hide", known=True)
    gun = t.gun("lmg-30", miller)
    t.g.gun_ammo[gun] = 1
    t.g.m_ammo[miller] = 1
    quiet(t, 13).play("spend F13 miller")
    assert t.prompt == "which-ammo" and set(t.offered("reload")) == {"m1-garand", "lmg-30"}
    t.play("reload lmg-30")
    assert t.g.gun_ammo[gun] == 0 and t.g.m_ammo[miller] == 1


@pytest.mark.rule("combat:5.1.2a", "combat:7.19b")
def test_a_card_makes_any_man_of_yours_duck() -> None:
    t = Table()
    taylor = t.put("taylor", "05.05", order="evade", known=True, morale="berserk")
    quiet(t, 18).play("spend F18 taylor")
    assert t.order(taylor) == "duck-back"


def test_numbers_of_the_cards_used_here() -> None:
    """Sulfa Powder, Spare Clips, Hand on the Shoulder, Down!"""
    kinds = [TABLES.fcard_effect[fcard(number)] for number in (16, 13, 14, 18)]
    assert kinds == ["bandage", "reload", "steady", "duck"]

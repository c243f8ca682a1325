"""What cards and events do (5.1e; docs/combat-effects.md): every key by what it changes, and what it leaves alone."""

from __future__ import annotations

import pytest
from combat_blasts import MK_II, RIFLE, blast
from combat_fights import effect, happen
from combat_friendlies import open_to
from combat_helpers import code, hold, turn
from combat_table import TABLES, Table, fcard

from sandtable.games.combat.enemy.orders import assign
from sandtable.games.combat.enemy.phase import enemy_phase
from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.cards.effect_names import (
    ANY_TEAM,
    BOTH,
    E_BAR_ORDER,
    E_DUDS,
    E_HOLD,
    E_INITIATIVE,
    E_LDR,
    E_ROLL_BONUS,
    E_TQ,
    E_WS,
    EFFECTS,
    R_FIRE,
    R_MELEE,
    R_SPOTTING,
)
from sandtable.games.combat.rules.end_phase import push_end_phase
from sandtable.games.combat.rules.grenades.explosions import push_explosions
from sandtable.games.combat.rules.grenades.grenades import push_throw
from sandtable.games.combat.rules.orders.men import new_grenade, put_mark
from sandtable.games.combat.rules.state import ALERT, DRY, ENEMY_STEP, NOBODY, ORDER_STEP, SEEN, ammo, set_ammo, wounds
from sandtable.games.combat.rules.values import FULL, PLAIN, leadership, roll_bonus, troop_quality

ANY = 7


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
        happen(t, key, *arguments[key])
        t.done()


@pytest.mark.rule("combat:5.1e")
def test_effects_that_last_end_with_the_turn() -> None:
    t = Table()
    t.put("taylor", "05.05")
    happen(t, "bar-order", names.SPRINT, 7)
    assert t.g.effects
    push_end_phase(t.g)
    t.run()
    assert not t.g.effects


@pytest.mark.rule("combat:5.1e")
def test_a_bonus_to_one_roll_of_one_side() -> None:
    t = Table()
    t.g.effects = [E_ROLL_BONUS, R_SPOTTING, 1, -2, E_ROLL_BONUS, R_SPOTTING, BOTH, 5, E_ROLL_BONUS, R_MELEE, 0, 3]
    t.g.effects += [E_BAR_ORDER, R_SPOTTING, 0, 7]  # another kind, with the same numbers
    assert [roll_bonus(t.g, R_SPOTTING, side) for side in (0, 1)] == [5, 3]
    assert [roll_bonus(t.g, R_MELEE, side) for side in (0, 1)] == [3, 0]
    assert roll_bonus(t.g, R_FIRE, 0) == 0


@pytest.mark.rule("combat:5.1e", "combat:19.0a")
def test_tq_and_ldr_of_a_turn() -> None:
    t = Table()
    taylor, jung = t.put("taylor", "05.05"), t.put("jung", "10.05")
    brandt = t.put("brandt", "12.05")
    t.g.effects = [E_TQ, 0, -1, -1, E_LDR, -1, -1, -1, E_TQ, BOTH, -2, -1, E_WS, 0, 5, -1]
    assert [troop_quality(t.g, taylor, flavour) for flavour in (PLAIN, FULL)] == [6, 3]
    assert troop_quality(t.g, jung, FULL) == 2  # 4, and the effect on both
    assert leadership(t.g, taylor) == 2 and leadership(t.g, brandt) == 2  # of Friendly Leaders only


@pytest.mark.rule("combat:5.1e", "combat:4.0.3c", "combat:9.1e")
def test_a_card_sets_the_initiative_of_a_team() -> None:
    t = Table()
    t.put("taylor", "05.05")
    t.put("johnson", "05.06")
    t.put("jung", "10.05", alert=False)
    t.g.f_played = 0
    t.g.effects = [E_WS, names.RED, 3, 0, E_INITIATIVE, names.RED, 99, -1, E_INITIATIVE, names.BAKER, 98, -1]
    t.g.step = ENEMY_STEP
    enemy_phase(t.g)
    assert t.g.initiative[names.RED] == 99 and t.g.initiative[names.BAKER] == 98
    assert t.g.initiative[names.ABLE] == TABLES.fcard_initiative[0][names.ABLE]
    assert t.g.track == [names.ABLE, names.BAKER, names.RED]


@pytest.mark.rule("combat:5.1e")
def test_enemies_of_a_held_team_hide() -> None:
    for held, order in ((names.RED, "hide"), (ANY, "hide"), (names.BLUE, "sneak")):
        t = Table()
        jung = t.put("jung", "10.05")
        t.g.effects = [E_WS, names.RED, 0, -1, E_HOLD, held, -1, -1]
        t.enemy_deck(37)
        assign(t.g, jung, NOBODY)
        assert t.order(jung) == order, held


@pytest.mark.rule("combat:5.1e", "combat:14.2d")
def test_duds() -> None:
    """Hand grenades of the named side only; whoever lies under the markers is safe."""
    for side, thrower, kind, dud in (
        (0, "taylor", "mk-ii", True),
        (BOTH, "taylor", "mk-ii", True),
        (1, "taylor", "mk-ii", False),
        (1, "jung", "stielhandgranate-24", True),
        (0, "peters", "rifle-grenade", False),
    ):
        t = Table()
        m = t.put(thrower, "05.05", order="hide", known=True)
        lang = t.put("lang", "10.05", order="hide")
        t.g.effects = [E_WS, 0, 0, -1, E_DUDS, side, -1, -1]
        put_mark(t.g, new_grenade(t.g, blast(kind), t.hex("10.05"), m), lang, True)
        if not dud:
            t.force(d10=[8, 8, 8, 3])  # three Damage rolls, then his MC
        push_explosions(t.g)
        t.run()
        assert bool(t.told("dud")) == dud and bool(t.told("exploded")) == (not dud), (side, thrower)
        assert not t.g.t_hex and not t.g.mark_man and t.all_rolled()


@pytest.mark.rule("combat:5.1e", "combat:17.2a")
def test_morale_of_a_side_a_team_one_or_all() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", morale="aggressive")
    cragg = t.put("cragg", "05.06", wounds="bad bad")  # helpless: left alone
    johnson = t.put("johnson", "05.07")
    jung = t.put("jung", "10.05")
    guarded = t.put("taylor", "10.05", guard=jung)
    effect(t, "morale", 0, names.ABLE, 1, 2)
    assert [t.morale(m) for m in (crowe, cragg, johnson, jung, guarded)] == ["aggressive"] + ["normal"] * 4
    effect(t, "morale", 0, ANY, 1, -1)
    assert [t.morale(m) for m in (crowe, cragg, johnson, jung)] == ["bold", "normal", "cautious", "normal"]
    effect(t, "morale", BOTH, ANY, 1, -1)
    assert [t.morale(m) for m in (crowe, johnson, jung, guarded)] == ["normal", "shaken", "cautious", "normal"]
    effect(t, "morale", 1, names.BLUE, 0, -1)
    assert t.morale(jung) == "cautious"  # nobody of that Team
    effect(t, "morale", 1, names.RED, 0, -3)
    assert t.morale(jung) == "rout" and t.g.m_guard[guarded] == jung


@pytest.mark.rule("combat:5.1e", "combat:15.0d", "combat:17.4a")
def test_who_is_routed_by_an_event_in_a_melee_surrenders() -> None:
    t = Table()
    t.put("crowe", "05.05", order="melee", known=True)
    jung = t.put("jung", "05.05", order="melee")
    t.g.melees = [t.hex("05.05")]
    effect(t, "morale", 1, ANY, 1, -4)
    assert t.g.m_guard[jung] == 1 and not t.g.melees


@pytest.mark.rule("combat:5.1e", "combat:19.0b", "combat:19.0c")
def test_shake_is_an_mc_and_rally_an_rc() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", morale="cautious")
    t.force(d10=[9])
    effect(t, "shake", 0, ANY, 1)
    assert t.rolls("morale") == [(9, 3)] and t.morale(crowe) == "rout"
    t.force(d10=[4])
    effect(t, "rally", 0, ANY, 1)
    assert (4, 4) in t.rolls("rally") and t.morale(crowe) == "shaken" and t.all_rolled()


@pytest.mark.rule("combat:5.1e", "combat:12.0b")
def test_spotted_and_hidden_by_an_event() -> None:
    t = Table({"05.05 05.07": "trees"})
    crowe = t.put("crowe", "05.05", known=True)
    taylor = t.put("taylor", "05.06", known=True)  # in the Open
    cragg = t.put("cragg", "05.07", known=True)
    t.g.melees = [t.hex("05.07")]
    t.force(d6=[6])
    effect(t, "hidden", names.ABLE)
    assert [t.has(m, SEEN) for m in (crowe, taylor, cragg)] == [False, True, True]
    assert [e[0] for e in t.told("hidden")] == [crowe]
    effect(t, "hidden", names.ABLE)
    assert t.has(taylor, SEEN) and t.has(cragg, SEEN)  # nobody is left whom it suits
    effect(t, "spotted", names.BAKER)
    assert not t.has(crowe, SEEN)
    effect(t, "spotted", names.ABLE)
    assert t.has(crowe, SEEN) and [e[0] for e in t.told("spotted")] == [crowe]


@pytest.mark.rule("combat:5.1e", "combat:16.1a")
def test_mend_bandages_one_wound_of_the_team_at_random() -> None:
    for die, left in ((1, [0, 1, 1, 0]), (4, [1, 0, 0, 1])):
        t = Table()
        crowe = t.put("crowe", "05.05", wounds="light bad")
        t.put("cragg", "05.07", wounds="light-bandaged")
        johnson = t.put("johnson", "05.08", wounds="light")
        t.force(d6=[die])
        effect(t, "mend", names.ABLE)
        assert [wounds(t.g, crowe, kind) for kind in range(4)] == left and wounds(t.g, johnson, 0) == 1
    effect(t, "mend", names.CHARLIE)
    assert not t.told("bandaged")


@pytest.mark.rule("combat:5.1e", "combat:9.8m", "combat:12.0b")
def test_alert_and_reveal_take_the_nearest() -> None:
    t = Table()
    t.put("taylor", "05.05")
    far = t.put("jung", "12.05", alert=False, known=False)
    near = t.put("lang", "08.05", alert=False, known=False)
    mid = t.put("berger", "10.05", alert=False, known=False)
    alert = t.put("krause", "06.05", known=True)
    effect(t, "alert", 2)
    assert [t.has(m, ALERT) for m in (far, near, mid)] == [False, True, True]
    effect(t, "reveal", 1)
    assert [t.has(m, SEEN) for m in (far, near, mid, alert)] == [False, True, False, True]
    dummy = t.put("dummy-red-1", "09.05", alert=False, known=False)
    effect(t, "reveal", 1)
    assert t.where(dummy) == "removed" and not t.has(mid, SEEN)


@pytest.mark.rule("combat:5.1e", "combat:13.0k")
def test_low_ammo_takes_the_first_weapon_that_can_lose_any() -> None:
    t = Table()
    taylor = t.put("taylor", "05.05")
    for level in (1, 2, 2):
        effect(t, "low-ammo", 0, names.ABLE)
        assert [ammo(t.g, taylor, slot) for slot in (0, 1)] == [level, 0]
    unknown = t.put("roth", "10.05", known=False, order="rapid-fire")
    effect(t, "low-ammo", 1, names.RED)
    assert ammo(t.g, unknown, 0) == 0
    known = t.put("jung", "10.06", order="aimed-fire")
    effect(t, "low-ammo", 1, names.RED)
    assert ammo(t.g, known, 0) == 1 and not t.has(known, DRY)
    effect(t, "low-ammo", 1, names.RED)
    assert ammo(t.g, known, 0) == 2 and t.has(known, DRY)


@pytest.mark.rule("combat:5.1e", "combat:10.10c")
def test_an_enemy_who_is_dry_before_the_impulses_does_not_duck_back() -> None:
    t = Table()
    jung = t.put("jung", "10.06")
    crowe = t.put("crowe", "05.05")
    set_ammo(t.g, jung, 0, 1)
    set_ammo(t.g, crowe, 0, 1)
    t.g.step = ORDER_STEP
    effect(t, "low-ammo", 1, ANY)
    assert ammo(t.g, jung, 0) == 2 and not t.has(jung, DRY)
    t.g.step = 4
    effect(t, "low-ammo", 0, ANY)
    assert ammo(t.g, crowe, 0) == 2 and not t.has(crowe, DRY)  # Friendlies never do


@pytest.mark.rule("combat:5.1e")
def test_resupply_of_one_side() -> None:
    t = Table()
    crowe, jung = t.put("crowe", "05.05"), t.put("jung", "10.05")
    for m in (crowe, jung):
        set_ammo(t.g, m, 0, 2)
    effect(t, "resupply", 0)
    assert [ammo(t.g, m, 0) for m in (crowe, jung)] == [0, 2] and len(t.told("ammo")) == 1
    effect(t, "resupply", BOTH)
    assert ammo(t.g, jung, 0) == 0


@pytest.mark.rule("combat:5.1e", "combat:22.0a", "combat:23.0f")
def test_wind_cards_and_points() -> None:
    t = Table()
    t.rules.compass = [2] * names.TEAMS
    t.force(d6=[3])
    effect(t, "wind")
    assert t.g.wind == 4  # direction 3 on a compass whose 1 is map direction 2
    t.friendly_deck(0, 1)
    effect(t, "cards", 2)
    assert sorted(t.g.hand) == [0, 1]
    effect(t, "points", 2)
    effect(t, "points", -5)
    assert t.g.points == -3
    t.force(lot=[1])
    effect(t, "lose-card", 1)
    assert t.g.hand == [0] and t.g.f_discard == [1]
    effect(t, "lose-card", 3)
    assert t.g.hand == [] and t.g.f_discard == [1, 0]


@pytest.mark.rule("combat:5.1e", "combat:13.0l", "combat:16.2b")
def test_an_enemy_sniper() -> None:
    """At a Spotted Friendly only; number and chart together; a 9 misses; (M) means an MC at most."""
    for die, terrain, order, hit in (
        (8, "open", "aimed-fire", True),
        (9, "open", "aimed-fire", False),
        (8, "open", "hide", False),
        (5, "rocks", "hide", False),
    ):
        t = Table({"05.05": terrain})
        crowe = t.put("crowe", "05.05", known=True, order=order)
        t.put("taylor", "05.07", order="aimed-fire")  # Hidden
        t.put("cragg", "05.08", order="melee", known=True)
        t.g.melees = [t.hex("05.08")]
        t.wounds("bad-wound")
        t.force(d10=[die] + ([3] if hit else []))
        effect(t, "sniper", 1, 10 if order == "aimed-fire" else 9)
        assert bool(t.told("hit")) == hit and t.all_rolled(), (die, terrain)
        assert (wounds(t.g, crowe, 1) == 1) == hit
    t = Table({"05.05": "rocks"})
    crowe = t.put("crowe", "05.05", known=True, order="hide")
    t.force(d10=[2, 9])
    effect(t, "sniper", 1, 9)
    assert not t.told("hit") and t.rolls("morale") and t.morale(crowe) == "shaken"


@pytest.mark.rule("combat:5.1e", "combat:9.8f")
def test_a_friendly_sniper() -> None:
    t = Table()
    t.put("crowe", "05.05", known=True)
    jung = t.put("jung", "10.05", order="aimed-fire")
    t.put("berger", "10.08", known=False)
    t.put("lang", "05.06", guard=1)
    t.put("vogel", "05.09", order="melee")
    t.g.melees = [t.hex("05.09")]
    waiting = t.put("krause", "13.05", alert=False)
    far = t.put("seidel", "14.05", alert=False)
    t.g.m_flags[waiting] &= ~SEEN
    t.g.m_flags[far] &= ~SEEN
    t.wounds("light-wound")
    t.force(d10=[0, 4])
    effect(t, "sniper", 0, 9)
    assert wounds(t.g, jung, 0) == 1 and t.all_rolled()
    assert t.has(waiting, ALERT) and not t.has(far, ALERT)  # within 3 of the man who was hit


@pytest.mark.rule("combat:5.1e")
def test_a_sniper_without_a_target() -> None:
    t = Table()
    t.put("crowe", "05.05")
    effect(t, "sniper", 1, 9)
    effect(t, "sniper", 0, 9)
    assert not t.told("checked") and t.prompt == "halt"


@pytest.mark.rule("combat:5.1e")
def test_a_barred_order() -> None:
    for team, barred in ((names.ABLE, True), (ANY, True), (names.BAKER, False)):
        t = Table()
        crowe = t.put("crowe", "05.05")
        free = open_to(t, crowe)
        t.g.effects = [E_WS, code("rapid-fire"), names.ABLE, -1, E_BAR_ORDER, code("sprint"), team, -1]
        assert free - open_to(t, crowe) == ({"sprint"} if barred else set())
        t.g.effects = [E_BAR_ORDER, code("hide"), ANY, -1, E_BAR_ORDER, code("sneak"), ANY, -1]
        assert open_to(t, crowe) == free  # something must be left


@pytest.mark.rule("combat:5.1e", "combat:14.2d")
def test_damp_fuses_are_those_of_hand_grenades() -> None:
    t = Table()
    peters = t.put("peters", "02.05", order="rifle-grenade", aim="08.05", known=True)
    crowe = t.put("crowe", "12.05", known=True)
    t.g.effects += [E_DUDS, BOTH, -1, -1]
    push_throw(t.g, peters, t.hex("08.05"), RIFLE)
    t.force(d10=[5])
    t.run().done()
    assert t.told("exploded") and not t.told("dud")
    push_throw(t.g, crowe, t.hex("10.05"), MK_II)
    t.force(d10=[5])
    t.run()
    push_explosions(t.g)
    t.run()
    assert t.told("dud")


@pytest.mark.rule("combat:5.1e", "combat:17.2b", "combat:17.3a")
def test_a_barred_order_is_barred_whatever_the_morale() -> None:
    t = Table()
    t.put("taylor", "05.05", known=True, morale="berserk")
    t.put("jung", "12.05")
    t.g.effects += [E_BAR_ORDER, names.RAPID, ANY_TEAM, -1]
    t.give_orders()
    assert "taylor rapid-fire" not in t.offered("order")
    t = Table()
    t.put("miller", "05.05", known=True, morale="rout")
    t.put("crowe", "01.01", known=True)
    t.put("jung", "12.05")
    t.g.effects += [E_BAR_ORDER, names.SPRINT, ANY_TEAM, -1]
    t.give_orders()
    assert [text for text in t.offered("order") if text.startswith("miller")] == ["miller run-and-gun"]

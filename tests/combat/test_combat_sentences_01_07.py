"""Rules 1 to 7, sentence by sentence: what the rulebook says in passing, and what the table says of it."""

from __future__ import annotations

from typing import Any

import pytest
from combat_helpers import code, hold, with_effect
from combat_table import Table

from sandtable.games.combat.rules import names, tell
from sandtable.games.combat.rules.end_phase import push_end_phase
from sandtable.games.combat.rules.morale.morale import rally_number
from sandtable.games.combat.rules.morale.wounds import BY_FIRE, apply_wound
from sandtable.games.combat.rules.state import ACTION_STEP, CARRIED, DUCK_HELD, LIVE
from sandtable.games.combat.screen.inspection import man_stats
from sandtable.games.combat.screen.inspection_beside import inspect_order
from sandtable.games.combat.screen.moments import moment_now
from sandtable.games.combat.screen.why_not import why_not
from sandtable.games.combat.screen.words import Words


def reasons(t: Table, thing: str) -> list[str]:
    """Why a thing is not offered, as keys."""
    assert t.game is not None
    return [note.say.key.removeprefix("combat-why-") for note in why_not(t.game, 0, thing)]


def asked(t: Table) -> tuple[str, str]:
    """The question that stands, and the rule it names."""
    assert t.game is not None and t.game.decision is not None
    return t.game.decision.prompt, t.game.decision.rule


# --- "The next time that a Character with a Duck Back Order is activated it MUST flip" (7.19) ---


def fallen(impulse: int) -> tuple[Table, int]:
    """Crowe is shot down on an Impulse before his Team acts."""
    t = Table()
    crowe = t.put("crowe", "05.05", order="evade", known=True, wounds="bad")
    t.put("taylor", "01.01", order="hide", known=True)
    t.g.impulse = impulse
    t.force(d10=[0])  # WMC
    apply_wound(t.g, crowe, names.LIGHT_WOUND, BY_FIRE)
    t.run()
    assert t.order(crowe) == "duck-back"
    return t, crowe


@pytest.mark.rule("combat:7.19e", "combat:16.2a")
def test_the_duck_back_of_a_helpless_man_flips_when_his_team_acts() -> None:
    t, crowe = fallen(1)
    t.act("able", 2).done()
    assert t.order(crowe) == "hide" and [told[0] for told in t.told("hides")] == [crowe]


@pytest.mark.rule("combat:7.19e", "combat:7.19f")
def test_not_one_of_impulse_4_nor_when_another_team_acts() -> None:
    t, crowe = fallen(4)
    t.act("able").done()
    assert t.order(crowe) == "duck-back"
    t, crowe = fallen(1)
    t.put("miller", "02.02", order="hide", known=True)
    t.act("baker", 2).done()
    assert t.order(crowe) == "duck-back"


@pytest.mark.rule("combat:7.19e", "combat:4.0.4a")
def test_who_falls_after_his_own_activation_flips_on_the_next_impulse() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", order="aimed-fire", known=True, wounds="bad")
    t.put("taylor", "01.01", order="hide", known=True)
    t.put("cragg", "01.01", order="hide", known=True)
    t.act("able", 1).play("activate crowe", "?done")
    t.force(d10=[0])
    apply_wound(t.g, crowe, names.LIGHT_WOUND, BY_FIRE)
    t.run().done()
    assert t.order(crowe) == "duck-back"
    t.act("able", 2).done()
    assert t.order(crowe) == "hide"


# --- "at the start of the turn, there must be such an Enemy Character in the same hex" (7.15) ---


def searched(t: Table) -> int:
    """Papers that Taylor, the second man, has found by the end of the turn."""
    t.g.step, t.g.impulse = ACTION_STEP, 4
    t.force(d10=[0])
    push_end_phase(t.g)
    assert t.run().prompt == "halt"  # nothing is left to choose
    return t.g.m_papers[2]


def at_the_officer(officer_at: str, **facts: Any) -> tuple[Table, int, int]:
    t = Table()
    guard = t.put("crowe", officer_at, order="evade", known=True)
    t.put("taylor", "05.05", order="search", known=True)
    return t, guard, t.put("hartmann", officer_at, order="evade", **facts)


@pytest.mark.rule("combat:7.15b")
def test_an_officer_who_is_led_here_in_this_turn_is_not_searched() -> None:
    t, guard, officer = at_the_officer("05.04")
    t.g.m_guard[officer] = guard
    t.act("able", 1).play("activate crowe", "move 05.05").done()
    assert t.where(officer) == "05.05" and searched(t) == 0
    t, guard, officer = at_the_officer("05.05")
    t.g.m_guard[officer], t.g.m_order[guard] = guard, code("hide")
    assert searched(t) == 1


@pytest.mark.rule("combat:7.15b", "combat:17.4a")
def test_nor_is_one_who_surrenders_in_this_turn() -> None:
    """In a place that hides something; that is what is found."""
    t, guard, officer = at_the_officer("05.04", morale="rout", dirs=44)
    t.g.m_hex[guard], t.g.m_order[guard] = t.hex("05.05"), code("hide")
    t.rules.search_hexes = [[t.hex("05.05")]]
    t.g.m_order[officer] = code("evade")
    t.act("red", 1)
    assert t.prompt == "who-guards"
    t.play("guard crowe")
    assert t.order(guard) == "guard"
    assert searched(t) == 1 and t.g.found == [0]


@pytest.mark.rule("combat:7.15b", "combat:17.4a")
def test_but_in_the_next_turn_he_is() -> None:
    t, guard, officer = at_the_officer("05.04")
    t.g.m_guard[officer] = guard
    t.act("able", 1).play("activate crowe", "move 05.05").done()
    assert searched(t) == 0
    t.give_orders()
    assert "search" in t.orders_of("taylor")


@pytest.mark.rule("combat:7.15b", "combat:17.4a")
def test_who_surrenders_as_the_turn_ends_can_be_searched_in_the_next() -> None:
    t = Table()
    t.put("crowe", "05.05", order="hide", known=True, morale="rout")
    t.put("taylor", "05.05", order="hide", known=True, morale="rout")
    t.put("hartmann", "05.05", order="hide", morale="rout")
    t.g.m_morale[1] = names.MORALE_NAMES.index("shaken")
    t.g.melees.append(t.hex("05.05"))
    push_end_phase(t.g)
    t.run()
    assert t.prompt == "who-guards"
    t.play("guard crowe").done()
    t.give_orders()
    assert "search" in t.orders_of("taylor")


# --- "they may be played at ANY time" (5.1.2) ---


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


# --- "within Leadership range of a Friendly Leader" (7.17): one who rallies may lead others, or lead no more ---


def rallying(leader: str, at: str = "05.07") -> tuple[Table, int, int]:
    t = Table()
    crowe = t.put("crowe", "05.05", order="rally", morale="shaken", known=True)
    thomas = t.put("thomas", at, order="rally", morale=leader, known=True)
    push_end_phase(t.g)
    return t.run(), crowe, thomas


@pytest.mark.rule("combat:7.17c", "combat:2.0e")
def test_the_player_says_who_rallies_first_if_a_leader_is_among_them() -> None:
    t, crowe, thomas = rallying("rout")
    assert asked(t) == ("who-rallies", "7.17") and set(t.offered("activate")) == {"crowe", "thomas"}
    plain = rally_number(t.g, crowe)
    t.force(d10=[1, plain + 1])  # Thomas is Shaken, and leads again
    t.play("activate thomas")
    assert t.morale(thomas) == "shaken" and t.morale(crowe) == "cautious" and t.prompt == "halt"
    t, crowe, thomas = rallying("rout")
    t.force(d10=[plain + 1, 1])
    t.play("activate crowe")
    assert t.morale(thomas) == "shaken" and t.morale(crowe) == "shaken"


@pytest.mark.rule("combat:7.17c")
def test_where_it_makes_no_difference_it_is_not_asked() -> None:
    assert rallying("shaken")[0].prompt == "who-rallies"  # a 9 would rout him
    assert rallying("cautious")[0].prompt == "halt"
    assert rallying("rout", "05.08")[0].prompt == "halt"  # out of his reach


# --- "the Friendly Character must pass a TQC": nothing else makes a Smoke Grenade available (7.10) ---


@pytest.mark.rule("combat:7.10a", "combat:7.10b", "combat:7.10d")
def test_who_has_no_grenade_skill_may_try_for_a_smoke_grenade() -> None:
    """No roll against that skill is ever made for it."""
    t = Table()
    temple = t.put("temple", "05.05", known=True)
    t.put("miller", "01.12")
    t.put("jung", "07.05")
    t.give_orders()
    assert "temple" in t.offered("try-smoke") and not [text for text in t.offered("grenade") if "temple" in text]
    t.force(d10=[0, 8])
    t.play("try-smoke temple")
    assert t.order(temple) == "smoke-grenade"
    t.g.step = ACTION_STEP
    t.act("charlie", 1).done()
    t.act("charlie", 2).done()
    t.act("charlie", 3).play("throw 07.04").done()
    assert t.g.t_hex == [t.hex("07.04")] and t.all_rolled()


# --- what is asked (7.04, 7.08, 7.11) ---


@pytest.mark.rule("combat:7.04b", "combat:7.04c")
@pytest.mark.parametrize("impulse", [2, 4])
def test_who_has_no_target_is_not_asked_whom_he_fires_at(impulse: int) -> None:
    t = Table()
    t.put("taylor", "05.05", order="run-and-gun", known=True)
    assert asked(t.act("able", impulse)) == ("must-move", "7.04")
    t = Table()
    t.put("taylor", "05.05", order="run-and-gun", known=True)
    t.put("jung", "07.05", order="hide")
    t.put("wolff", "07.06", order="hide")
    assert asked(t.act("able", impulse)) == ("fire", "13.0")


@pytest.mark.rule("combat:7.08e", "combat:7.07c")
@pytest.mark.parametrize(("order", "rule"), [("charge", "7.08"), ("sprint", "7.07")])
def test_the_second_hex_is_that_of_his_order(order: str, rule: str) -> None:
    t = Table()
    t.put("taylor", "05.05", order=order, known=True)
    t.act("able", 3).play("move 05.04")
    assert asked(t) == ("second-hex", rule)


@pytest.mark.rule("combat:7.11c", "combat:7.09d")
@pytest.mark.parametrize(("order", "rule"), [("rifle-grenade", "7.11"), ("grenade", "7.09")])
def test_a_marker_is_shifted_by_the_rule_of_its_order(order: str, rule: str) -> None:
    t = Table()
    t.put("taylor", "05.05", order=order, known=True, aim="07.05", flags=LIVE if order == "grenade" else 0)
    t.force(d10=[0])
    t.act("able", 2).play("try-shift")
    assert asked(t) == ("shift-to", rule)


@pytest.mark.rule("combat:7.10c", "combat:7.10e")
def test_a_man_with_a_smoke_grenade_has_no_target_to_shift_on_impulse_2() -> None:
    t = Table()
    t.put("taylor", "05.05", order="smoke-grenade", known=True, flags=LIVE)
    assert asked(t.act("able", 2)) == ("may-move", "7.10")


@pytest.mark.rule("combat:17.2c", "combat:7.09d", "combat:7.09j")
@pytest.mark.parametrize("impulse", [2, 4])
def test_a_berserk_grenadier_is_not_asked_whether_he_moves(impulse: int) -> None:
    t = Table()
    t.put("taylor", "05.05", order="grenade", known=True, aim="07.05", morale="berserk", flags=LIVE)
    assert asked(t.act("able", impulse)) == ("must-move", "17.2")
    assert set(t.offered()) == {"move 06.04", "move 06.05"}


# --- what is said of a throw that is not made (7.09, 7.11, 15.0) ---


@pytest.mark.rule("combat:7.09g", "combat:15.0j")
def test_why_a_grenade_is_made_safe() -> None:
    t = Table()
    m = t.put("taylor", "05.05", order="grenade", known=True, aim="09.05", flags=LIVE)
    t.act("able", 3).done()
    assert [told[:2] for told in t.told("made-safe")] == [(m, tell.why("AI.r28"))]
    t = Table()
    m = t.put("taylor", "05.05", order="grenade", known=True, aim="07.05", flags=LIVE)
    t.g.melees.append(t.hex("07.05"))
    t.act("able", 3).done()
    assert [told[:2] for told in t.told("made-safe")] == [(m, tell.why("15.0"))]


@pytest.mark.rule("combat:7.11f", "combat:15.0j")
def test_why_a_rifle_grenade_is_not_fired() -> None:
    t = Table()
    m = t.put("taylor", "05.05", order="rifle-grenade", known=True, aim="07.05")
    t.g.melees.append(t.hex("07.05"))
    t.act("able", 3).done()
    assert [told[:2] for told in t.told("no-fire")] == [(m, tell.why("15.0"))] and not t.told("thrown")


# --- why not ---


@pytest.mark.rule("combat:7.09d", "combat:14.2k")
def test_a_grenadier_steps_only_closer_and_is_told_so() -> None:
    t = Table()
    t.put("taylor", "05.05", order="grenade", known=True, aim="07.05", flags=LIVE)
    t.act("able", 2)
    assert reasons(t, "h:04.05") == ["not-closer"] and not reasons(t, "h:06.05")


@pytest.mark.rule("combat:7.17f", "combat:17.2c")
@pytest.mark.parametrize(
    ("morale", "reason", "rule"), [("rout", "runs-back", "17.3"), ("berserk", "wrong-direction", "17.2")]
)
def test_why_he_may_not_go_that_way(morale: str, reason: str, rule: str) -> None:
    t = Table()
    t.put("taylor", "05.05", order="evade", known=True, morale=morale)
    t.act("able", 1)
    assert t.game is not None
    (note,) = why_not(t.game, 0, "h:05.04")
    assert (note.say.key, note.rule) == ("combat-why-" + reason, rule)


@pytest.mark.rule("combat:7.10c", "combat:7.09e")
def test_why_a_hex_is_no_target() -> None:
    t = Table()
    t.put("taylor", "05.05", order="smoke-grenade", known=True, flags=LIVE)
    t.g.melees.append(t.hex("06.05"))
    t.act("able", 3)
    assert reasons(t, "h:09.05") == ["too-far"] and reasons(t, "h:06.05") == ["melee-hex"]
    assert not reasons(t, "h:08.05")


@pytest.mark.rule("combat:7.14a", "combat:7.18a", "combat:7.10b")
def test_why_a_man_may_not_treat_or_carry() -> None:
    t = Table()
    crowe, temple = t.put("crowe", "05.05"), t.put("temple", "08.08")
    t.give_orders()
    assert reasons(t, f"x:order-medical-aid-{crowe}") == ["no-medic"]
    assert reasons(t, f"x:order-medical-aid-{temple}") == ["no-patient"]
    assert reasons(t, f"x:order-carry-{crowe}") == ["nobody-to-carry"]


@pytest.mark.rule("combat:7.14a", "combat:7.18a", "combat:7.10b", "combat:7.09a")
def test_nothing_is_said_against_orders_that_are_offered_in_other_words() -> None:
    t = Table()
    crowe, temple = t.put("crowe", "05.05", wounds="light", known=True), t.put("temple", "05.05", known=True)
    t.put("jung", "07.05")
    t.give_orders()
    for order, m in (("smoke-grenade", crowe), ("grenade", crowe), ("carry", crowe), ("medical-aid", temple)):
        assert reasons(t, f"x:order-{order}-{m}") == [], order


@pytest.mark.rule("combat:7.18b", "combat:4.0.4a")
def test_a_man_who_is_carried_has_not_acted() -> None:
    t = Table()
    t.put("taylor", "05.05", order="carry", known=True)
    carried = t.put("crowe", "05.05", order="carry", known=True, flags=CARRIED)
    t.g.m_with[1], t.g.m_with[carried] = carried, 1
    t.put("cragg", "01.01", order="hide", known=True)
    t.act("able", 2)
    assert t.prompt == "who-acts" and reasons(t, f"u:{carried}") == ["carried"]


# --- what markers do (6.0) ---


@pytest.mark.rule("combat:6.0i", "combat:7.05b")
def test_a_marker_that_takes_all_weapon_skill_is_shown() -> None:
    """7.05: "no Weapon Skill"."""
    t = Table()
    taylor = t.put("taylor", "05.05", order="sneak", known=True)
    skills = [stat for stat in man_stats(t.g, taylor) if stat.key == "ws"]
    assert skills and all(stat.value == 0 and stat.terms[-1].kind == "all" for stat in skills)
    t.g.m_order[taylor] = code("rapid-fire")
    skills = [stat for stat in man_stats(t.g, taylor) if stat.key == "ws"]
    assert [(term.kind, term.value) for term in skills[0].terms] == [("skill", 7), ("order", -2)]


@pytest.mark.rule("combat:6.0h", "combat:6.0i")
@pytest.mark.parametrize(
    ("order", "said"),
    [
        ("run-and-gun", ["order-ws", "order-ldr"]),
        ("charge", ["no-fire", "order-ldr"]),
        ("melee", ["no-leading"]),
        ("plan", []),
    ],
)
def test_an_order_tells_what_its_marker_does(order: str, said: list[str]) -> None:
    t = Table()
    notes = inspect_order(Words(t.g, moment_now(t.g)), code(order)).notes
    assert [note.say.key.removeprefix("combat-inspect-") for note in notes[2:]] == said

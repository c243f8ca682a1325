"""Odds shown, numbers and limits, to the pip and the hex (12.0 to 22.0)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from combat_table import TABLES, Halt, Table, dark

from sandtable.games.combat.enemy.machine_guns import swap_roles
from sandtable.games.combat.enemy.orders import assign
from sandtable.games.combat.rules import names, odds
from sandtable.games.combat.rules.cards.effect_names import (
    R_FIRE,
    R_MORALE,
    R_RALLY,
    R_WOUND_MORALE,
    ROLL_NAMES,
)
from sandtable.games.combat.rules.end_phase import push_end_phase
from sandtable.games.combat.rules.fire.fire_rules import fire_number, fire_terms
from sandtable.games.combat.rules.grenades.explosions import push_blast, push_explosions
from sandtable.games.combat.rules.morale.morale import push_morale_check
from sandtable.games.combat.rules.orders.men import kill, new_grenade, put_mark, reveal
from sandtable.games.combat.rules.sight.seeing import sees
from sandtable.games.combat.rules.sight.spotting import spotting_terms
from sandtable.games.combat.rules.state import (
    BAD,
    DUCK_HELD,
    END_STEP,
    LIVE,
    NOBODY,
    SEEN,
    add_wound,
    wounds,
)
from sandtable.games.combat.screen.chances import Chances
from sandtable.games.combat.screen.screen import words_now

MK_II = TABLES.blast_name.index("mk-ii")


# --- the odds shown ---


def shot(t: Table, m: int, target: int, shots: int) -> tuple[Fraction, dict[str, Fraction]]:
    """Chance that a shot of the first Weapon hits its man, and what else is said."""
    assert t.game is not None
    t.g.frames = [frame for frame in t.g.frames if not isinstance(frame, Halt)]  # it cannot be copied
    attack = Chances(words_now(t.game), 0).shot(m, target, 0, shots, None)
    return attack.hit, {say.key.removeprefix("combat-chance-"): number for say, number in attack.chances}


@pytest.mark.rule("combat:13.0c", "combat:13.1a")
def test_odds_of_an_enemy_burst_into_a_full_hex() -> None:
    t = Table()
    taylor, cragg = (t.put(name, "08.05", known=True, order="aimed-fire") for name in ("taylor", "cragg"))
    schulz = t.put("schulz", "12.05", order="rapid-fire")
    t.run()
    sure = odds.pass_chance(t.g, R_FIRE, schulz, fire_number(t.g, schulz, 0, taylor))
    hit, said = shot(t, schulz, taylor, 3)
    assert hit == sure / 2  # every shot is for one of two, at random
    assert "any-hit" not in said  # a man who falls changes what follows
    t.g.m_hex[cragg] = t.hex("01.01")
    hit, said = shot(t, schulz, taylor, 3)
    assert hit == sure and said["any-hit"] == odds.burst_chance(t.g, schulz, 0, 3, sure)


@pytest.mark.rule("combat:22.0.O3a", "combat:13.1a")
@pytest.mark.parametrize(("hex", "shared"), [("10.05", 1), ("11.05", 2)])
def test_odds_where_chance_chooses_the_target(hex: str, shared: int) -> None:
    """Up to five hexes the player chooses; further away one of the two is drawn for the whole burst."""
    t = Table(pick_targets=True)
    taylor = t.put("taylor", "05.05", order="aimed-fire", known=True)
    jung = t.put("jung", hex, order="aimed-fire")
    t.put("berger", hex, order="aimed-fire")
    t.act("able", 2)
    sure = odds.pass_chance(t.g, R_FIRE, taylor, fire_number(t.g, taylor, 0, jung))
    hit, said = shot(t, taylor, jung, 3)
    assert hit == sure / shared
    assert said["any-hit"] == odds.burst_chance(t.g, taylor, 0, 3, sure) / shared


@pytest.mark.rule("combat:17.4c", "combat:22.0.O3b")
@pytest.mark.parametrize("switch", [False, True])
def test_odds_with_a_prisoner_in_the_way(switch: bool) -> None:
    t = Table(pick_targets=switch)
    crowe = t.put("crowe", "05.05", order="aimed-fire", known=True)
    guard = t.put("jung", "08.05", order="hide")
    t.put("miller", "08.05", order="hide", guard=guard, known=True)
    t.act("able", 2)
    sure = odds.pass_chance(t.g, R_FIRE, crowe, fire_number(t.g, crowe, 0, guard))
    assert shot(t, crowe, guard, 1)[0] == (sure if switch else sure / 2)


@pytest.mark.rule("combat:7.16b", "combat:12.1i")
def test_odds_of_vanishing_are_those_of_a_man_who_hides() -> None:
    t = Table({"05.05": "depression"})
    taylor = t.put("taylor", "05.05", known=True)
    t.put("jung", "09.05")  # sees him as he stands, but not when he lies low
    t.give_orders()
    assert t.game is not None
    code = next(c for c in t.game.choices if t.game.notation(c) == "order taylor hide")
    lines: list[Any] = Chances(words_now(t.game), 0).of([code]).outlooks
    assert [line.number for line in lines] == [6]
    assert t.order(taylor) == "none"


# --- limits that other tests leave open ---


@pytest.mark.rule("combat:12.0i")
def test_an_enemy_looks_for_nobody_out_of_sight() -> None:
    t = Table({"07.05": "orchard"})
    hidden = t.put("taylor", "05.05", order="sprint")
    t.put("jung", "09.05", order="hide")
    t.force(d10=[0])
    t.act("red", 1)
    assert not t.rolls("spotting") and not t.has(hidden, SEEN)


@pytest.mark.rule("combat:14.3n")
@pytest.mark.parametrize(
    ("hexes", "order"),
    [("07.05", "rapid-fire"), ("06.05", "aimed-fire"), ("05.05 05.06", "aimed-fire")],
)
def test_a_machine_gun_fires_fast_at_three_hexes_or_three_men(hexes: str, order: str) -> None:
    t = Table()
    operator = t.put("huber", "10.05", known=False)
    reveal(t.g, operator, 0)
    for name, hex in zip(("crowe", "cragg"), hexes.split(), strict=False):
        t.put(name, hex, known=True)
    assign(t.g, operator, NOBODY)
    assert t.order(operator) == order


# --- numbers of the checks (19.0a), to the pip ---


@pytest.mark.rule("combat:19.0a", "combat:19.0b", "combat:19.0e", "combat:19.0c", "combat:7.17b", "combat:10.12c")
@pytest.mark.parametrize(
    ("name", "purpose", "number"),
    [
        ("crowe", R_MORALE, 4 - 1 - 2), ("crowe", R_WOUND_MORALE, 4 - 1 - 2), ("crowe", R_RALLY, 4 - 1),
        ("vogel", R_MORALE, 4 - 1 - 2), ("vogel", R_WOUND_MORALE, 4 - 1 - 2), ("vogel", R_RALLY, 4 - 1 - 2),
    ],
)  # fmt: skip
def test_what_each_check_is_rolled_against(name: str, purpose: int, number: int) -> None:
    """A man of TQ 4, Shaken, with a Light Wound: a Friendly's RC alone leaves Morale out."""
    for die in (number, number + 1):
        t = Table()
        m = t.put(name, "05.05", order="rally", morale="shaken", wounds="light", known=True)
        t.force(d10=[die])
        push_morale_check(t.g, m, purpose)
        t.run()
        change = {R_MORALE: (0, -1), R_WOUND_MORALE: (-1, -2), R_RALLY: (1, 0)}[purpose][die - number]
        assert t.g.m_morale[m] == max(0, names.SHAKEN + change), die
        assert t.rolls(ROLL_NAMES[purpose]) == [(die, number)]


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


@pytest.mark.rule("combat:7.12b", "combat:7.14c", "combat:7.15b", "combat:7.16b", "combat:19.0a", "combat:19.0d")
@pytest.mark.parametrize(
    ("name", "order", "roll"),
    [("taylor", "plan", "plan"), ("temple", "medical-aid", "medical"), ("crowe", "search", "search"),
     ("crowe", "hide", "hide")],
)  # fmt: skip
def test_checks_at_the_end_of_the_turn_count_wounds_and_morale(name: str, order: str, roll: str) -> None:
    t = Table({"05.05": "trees"})
    m = t.put(name, "05.05", order=order, morale="cautious", wounds="light", known=True)
    t.rules.search_hexes = [[t.hex("05.05")]]
    t.g.m_with[m] = t.put("miller", "05.05", order="rally", wounds="light") if order == "medical-aid" else NOBODY
    t.force(d10=[9])
    push_end_phase(t.g)
    t.run()
    assert t.rolls(roll) == [(9, TABLES.man_tq[t.g.m_man[m]] - 1 - 1)]


@pytest.mark.rule("combat:7.10b", "combat:7.11a", "combat:17.3b", "combat:7.17e", "combat:19.0a")
@pytest.mark.parametrize(
    ("verb", "morale", "roll", "change"),
    [("try-smoke", "shaken", "smoke", -3), ("try-rifle-grenade", "shaken", "rifle-grenade", -3),
     ("try-rally", "rout", "rout", 0)],
)  # fmt: skip
def test_checks_in_step_2(verb: str, morale: str, roll: str, change: int) -> None:
    """A Routed man's is not modified."""
    t = Table({"05.05": "trees"})
    t.put("peters", "05.05", morale=morale, wounds="light", known=True)
    t.put("miller", "01.01")
    if verb == "try-rifle-grenade":
        t.put("jung", "10.05", order="aimed-fire")
    t.give_orders()
    t.force(d10=[9])
    t.play(f"{verb} peters")
    assert t.rolls(roll) == [(9, 4 + change)]


# --- night, to the hex (21.0) ---


@pytest.mark.rule("combat:21.0x", "combat:21.1d", "combat:12.0k")
def test_limits_of_darkness_and_light() -> None:
    t = dark()
    t.g.night_range = 5
    taylor = t.put("taylor", "05.05", order="aimed-fire", known=True)
    jung = t.put("jung", "07.05")
    for hex, change in (("07.05", 0), ("08.05", -2)):  # no modifier up to two hexes
        t.g.m_hex[jung] = t.hex(hex)
        assert spotting_terms(t.g, taylor, jung)[4] == change and fire_terms(t.g, taylor, 0, jung)[9] == change
    t.g.light_hex = [t.hex("14.05")]
    for hex, seen in (("11.05", True), ("14.08", True), ("14.09", False)):  # lit up to three hexes
        t.g.m_hex[jung] = t.hex(hex)
        assert sees(t.g, taylor, jung) == seen, hex
    t.g.m_hex[jung] = t.hex("14.05")
    assert not sees(t.g, jung, taylor)  # who stands in the light does not see into the dark


# --- several grenades, several men in a hex ---


@pytest.mark.rule("combat:14.2b", "combat:4.0.5a")
def test_every_grenade_has_its_own_markers() -> None:
    """The first goes off under the other two: theirs stay where they are."""
    t = Table()
    thrower = t.put("jung", "15.11")
    men = [t.put(name, hex, order="aimed-fire", known=True) for name, hex in
           (("cragg", "03.03"), ("crowe", "07.07"), ("miller", "11.03"))]  # fmt: skip
    for near, m in zip((False, True, False), men, strict=True):
        put_mark(t.g, new_grenade(t.g, MK_II, t.g.m_hex[m], thrower), m, near)
    t.g.step = END_STEP
    t.force(d10=[9, 3, 9, 9, 9, 3, 9, 3])  # Damage, then the MC, of each in turn
    push_explosions(t.g)
    t.run()
    assert [event[0] for event in t.told("damage")] == [men[0], men[1], men[1], men[1], men[2]]
    assert t.all_rolled() and not t.g.t_hex and not t.g.mark_man


@pytest.mark.rule("combat:17.4c", "combat:16.2b")
def test_a_shot_at_an_enemy_does_not_stray_to_a_helpless_comrade() -> None:
    t = Table()
    t.put("crowe", "05.05", order="aimed-fire", known=True)
    t.put("jung", "08.05", order="hide")
    helpless = t.put("miller", "08.05", order="hide", wounds="bad light", known=True)
    t.force(lot=[helpless], d10=[8])
    t.act("able", 2).play("fire jung weapon-1 1").done()
    assert len(t.rolls("fire")) == 1 and t.g.chance.unused() == 1


# --- who takes a machine gun over, who takes a prisoner ---


def machine_gun() -> tuple[Table, int, int]:
    t = Table()
    operator = t.put("huber", "10.05", known=False)
    reveal(t.g, operator, 0)
    return t, operator, t.g.m_partner[operator]


@pytest.mark.rule("combat:14.3j")
def test_roles_change_only_for_a_reason_and_on_the_spot() -> None:
    t, operator, assistant = machine_gun()
    swap_roles(t.g)
    t.run()
    assert not t.told("swapped")  # both are well
    add_wound(t.g, operator, BAD)
    t.g.m_hex[assistant] = t.hex("11.05")
    swap_roles(t.g)
    t.run()
    assert not t.told("swapped") and wounds(t.g, operator, BAD) == 1  # he is not there to take over


@pytest.mark.rule("combat:14.3j", "combat:14.3m")
@pytest.mark.parametrize(("hurt", "taken"), [(False, True), (True, False)])
def test_an_assistant_who_has_moved_on_since_the_operator_died(hurt: bool, taken: bool) -> None:
    """Of a team that worked together the gun goes on with him; one who acted for himself is not present."""
    t, operator, assistant = machine_gun()
    man = t.g.m_man[operator]
    if hurt:
        add_wound(t.g, assistant, BAD)
    kill(t.g, operator, 0)
    t.g.m_hex[assistant] = t.hex("11.05")
    swap_roles(t.g)
    assert (t.g.m_man[assistant] == man) == taken


@pytest.mark.rule("combat:17.4n", "combat:17.4a")
def test_a_man_without_a_grenade_takes_the_prisoner() -> None:
    t = Table()
    t.put("taylor", "05.05", order="grenade", aim="08.05", known=True, flags=LIVE)
    crowe = t.put("crowe", "05.05", order="hide", known=True)
    jung = t.put("jung", "05.04", order="evade", dirs=44, morale="rout")
    t.act("red", 2)
    assert t.g.m_guard[jung] == crowe and t.order(1) == "grenade" and t.has(1, LIVE)

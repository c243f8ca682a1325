"""Wounds (16.0 to 16.2), Morale (17.0), checks (19.0)."""

from __future__ import annotations

import pytest
from combat_table import TABLES, Table

from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.cards.effect_names import R_MORALE, R_RALLY, R_WOUND_MORALE
from sandtable.games.combat.rules.end_phase import push_end_phase
from sandtable.games.combat.rules.morale.morale import push_morale_check, rally_number
from sandtable.games.combat.rules.morale.wounds import BY_BLAST, BY_FIRE, BY_MELEE, push_hit
from sandtable.games.combat.rules.state import BAD, LIGHT, LIVE, add_wound
from sandtable.games.combat.rules.values import FULL, PLAIN, WOUNDS, is_incapacitated, troop_quality
from sandtable.games.combat.rules.victory import is_captured


def hit(
    name: str, bar: str, *dice: int, source: int = BY_FIRE, order: str = "aimed-fire", **facts: object
) -> tuple[Table, int]:
    t = Table(**{k: v for k, v in facts.items() if k == "close_call_ducks"})
    m = t.put(name, "05.05", order=order, known=True, **{k: v for k, v in facts.items() if k != "close_call_ducks"})
    t.wounds(bar)
    t.force(d10=list(dice))
    push_hit(t.g, m, source)
    return t.run(), m


# --- the four results (16.0) ---


@pytest.mark.rule("combat:16.0b", "combat:7.19d", "combat:10.13d")
def test_close_call() -> None:
    for name in ("crowe", "jung"):
        t, m = hit(name, "close-call", 3)
        assert t.g.m_wounds[m] == 0 and len(t.rolls("morale")) == 1
        assert t.order(m) == "duck-back"  # hit by fire (A38)
        t, m = hit(name, "close-call", 3, source=BY_BLAST)
        assert t.order(m) == "aimed-fire"  # explosions: only by a failed MC
        t, m = hit(name, "close-call", 3, close_call_ducks=False)
        assert t.order(m) == "aimed-fire"


@pytest.mark.rule("combat:16.0c", "combat:16.0d", "combat:17.0c", "combat:7.19d", "combat:10.13d")
def test_light_and_bad_wounds() -> None:
    for bar, kind in (("light-wound", LIGHT), ("bad-wound", BAD)):
        for name in ("crowe", "jung"):
            t, m = hit(name, bar, 0)
            assert t.g.m_wounds[m] == 1 << (4 * kind)
            assert t.order(m) == "duck-back" and len(t.rolls("wound-morale")) == 1
        t, m = hit("crowe", bar, 0, source=BY_BLAST)
        assert t.order(m) == "duck-back"
        t, m = hit("crowe", bar, 0, source=BY_MELEE)
        assert t.order(m) == "aimed-fire"


@pytest.mark.rule("combat:16.0e")
def test_head_wound() -> None:
    t, m = hit("crowe", "head-wound")
    assert t.where(m) == "dead" and t.g.corpse_hex == [t.hex("05.05")]


@pytest.mark.rule("combat:10.09k")
def test_a_dead_grenadier_drops_his_grenade() -> None:
    t, m = hit("crowe", "head-wound", order="grenade", flags=LIVE)
    assert t.g.t_hex == [t.hex("05.05")] and not t.g.mark_man


@pytest.mark.rule("combat:8.1c")
def test_a_tough_man_has_two_cards_and_the_player_chooses() -> None:
    t = Table()
    m = t.put("taylor", "05.05", order="aimed-fire", known=True)
    t.wounds("head-wound", "light-wound")
    first, second = t.g.f_draw[-1], t.g.f_draw[-2]
    t.force(d10=[0])
    push_hit(t.g, m, BY_FIRE)
    t.run()
    assert t.prompt == "which-wound-card" and len(t.offered()) == 2
    t.play(f"wound F{TABLES.fcard_number[second]}")
    assert t.g.m_wounds[m] == 1 and set(t.g.f_discard) == {first, second}


# --- death and incapacity (16.2) ---


@pytest.mark.rule("combat:16.2a", "combat:16.2e", "combat:16.2g")
def test_a_friendly_at_his_tq_is_incapacitated_and_beyond_it_dead() -> None:
    tq = TABLES.man_tq[TABLES.man_name.index("pvt-crowe")]
    light, bad = -TABLES.wound_tq[0], -TABLES.wound_tq[1]
    t = Table()
    m = t.put("crowe", "05.05", morale="shaken")
    loss = 0
    while loss + light <= tq - light:
        add_wound(t.g, m, LIGHT)
        loss += light
    assert not is_incapacitated(t.g, m)  # Morale does not count
    add_wound(t.g, m, LIGHT)
    assert is_incapacitated(t.g, m) == (loss + light == tq)
    t.wounds("bad-wound")
    push_hit(t.g, m, BY_BLAST)
    t.run()
    assert t.where(m) == "dead" and bad > 0


@pytest.mark.rule("combat:16.2f", "combat:16.2g")
def test_an_enemy_at_his_tq_is_dead() -> None:
    t = Table()
    jung = t.put("jung", "05.05", order="aimed-fire", morale="shaken")
    light = -TABLES.wound_tq[0]
    for _ in range(4 // light - 1):
        add_wound(t.g, jung, LIGHT)
    t.wounds("light-wound")
    push_hit(t.g, jung, BY_FIRE)
    t.run()
    assert t.where(jung) == "dead"


@pytest.mark.rule("combat:16.2b", "combat:16.2c")
def test_a_helpless_friendly_without_a_comrade_is_captured() -> None:
    for hex, captured in (("07.05", False), ("08.05", True)):
        t = Table()
        m = t.put("crowe", "05.05", wounds="bad light light", known=True)
        t.put("taylor", hex)
        assert is_incapacitated(t.g, m) and is_captured(t.g, m) == captured


# --- bandages (16.1, 7.14) ---


def aid(*dice: int, wounds: str = "light bad", order: str = "medical-aid") -> tuple[Table, int]:
    t = Table()
    medic = t.put("temple", "05.05", order=order)
    hurt = t.put("crowe", "05.05", order="hide", wounds=wounds)
    t.g.m_with[medic] = hurt
    t.force(d10=list(dice))
    push_end_phase(t.g)
    return t.run(), hurt


@pytest.mark.rule("combat:16.1a", "combat:7.14c", "combat:4.0.5b")
def test_a_passed_check_bandages_one_wound() -> None:
    t, hurt = aid(0)
    assert t.prompt == "which-wound" and set(t.offered()) == {"bandage light", "bandage bad"}
    t.play("bandage bad")
    assert t.g.m_wounds[hurt] == 1 | 1 << 12
    t, hurt = aid(9)
    assert t.g.m_wounds[hurt] == 17
    t, hurt = aid(0, order="hide")  # without the Order nothing is rolled (A85)
    assert t.g.m_wounds[hurt] == 17 and not t.rolls("medical")


@pytest.mark.rule("combat:16.1c", "combat:16.1b")
def test_bandaged_wounds_weigh_less_and_do_not_count_as_wounds() -> None:
    from sandtable.games.combat.rules.state import is_wounded

    t = Table()
    m = t.put("crowe", "05.05", wounds="bad-bandaged")
    assert not is_wounded(t.g, m)
    assert TABLES.wound_tq[3] > TABLES.wound_tq[1] or TABLES.wound_ws[3] > TABLES.wound_ws[1]


# --- TQ in its flavours (19.0) ---


@pytest.mark.rule(
    "combat:19.0a", "combat:2.0h", "combat:2.0m", "combat:17.1a", "combat:17.1b", "combat:17.0a", "combat:MN.a"
)
def test_three_flavours_of_tq() -> None:
    for name in ("crowe", "jung"):
        t = Table()
        m = t.put(name, "05.05", wounds="light", morale="cautious")
        tq = TABLES.man_tq[t.g.m_man[m]]
        assert troop_quality(t.g, m, PLAIN) == tq
        assert troop_quality(t.g, m, WOUNDS) == tq + TABLES.wound_tq[0]
        assert troop_quality(t.g, m, FULL) == tq + TABLES.wound_tq[0] + TABLES.morale_tq[names.CAUTIOUS]


# --- MC, RC, WMC (19.0b-g) ---


def check(purpose: int, die: int, morale: str, name: str = "crowe", order: str = "aimed-fire") -> tuple[Table, int]:
    t = Table()
    m = t.put(name, "05.05", order=order, morale=morale, known=True)
    t.force(d10=[die])
    push_morale_check(t.g, m, purpose)
    return t.run(), m


@pytest.mark.rule(
    "combat:19.0b", "combat:19.0g", "combat:7.19c", "combat:10.13c", "combat:17.0b", "combat:17.0c", "combat:17.2a"
)
@pytest.mark.parametrize("name", ["crowe", "jung"])
def test_morale_check(name: str) -> None:
    for die, before, after, ducks in (
        (0, "normal", "bold", False), (0, "aggressive", "berserk", False), (0, "berserk", "berserk", False),
        (2, "normal", "normal", False), (8, "normal", "cautious", True), (9, "normal", "shaken", True),
        (9, "shaken", "rout", True), (8, "rout", "rout", True),
    ):  # fmt: skip
        t, m = check(R_MORALE, die, before, name)
        assert t.morale(m) == after and (t.order(m) == "duck-back") == ducks, (die, before)


@pytest.mark.rule("combat:19.0g")
def test_a_nine_fails_and_a_0_passes_whatever_the_tq() -> None:
    t, m = check(R_MORALE, 9, "berserk", "taylor")
    assert t.morale(m) == "bold" and t.order(m) == "duck-back"
    t = Table()
    m = t.put("crowe", "05.05", order="aimed-fire", morale="rout", wounds="light", known=True)
    t.force(d10=[0])
    push_morale_check(t.g, m, R_MORALE)
    t.run()
    assert t.morale(m) == "shaken" and t.order(m) == "aimed-fire"


@pytest.mark.rule("combat:19.0e", "combat:17.0c", "combat:19.0f")
def test_wound_morale_check() -> None:
    for die, before, after in (
        (0, "normal", "normal"), (2, "normal", "cautious"), (8, "normal", "shaken"), (9, "bold", "shaken"),
        (9, "cautious", "rout"), (0, "aggressive", "aggressive"),
    ):  # fmt: skip
        t, m = check(R_WOUND_MORALE, die, before)
        assert t.morale(m) == after and t.order(m) == "aimed-fire", (die, before)


@pytest.mark.rule("combat:19.0c", "combat:7.17d", "combat:10.12d", "combat:17.0b", "combat:17.0c")
@pytest.mark.parametrize("name", ["crowe", "jung"])
def test_rally_check(name: str) -> None:
    for die, before, after in (
        (0, "shaken", "normal"), (1, "cautious", "normal"), (8, "cautious", "cautious"), (9, "cautious", "shaken"),
        (0, "bold", "aggressive"), (0, "aggressive", "aggressive"),
    ):  # fmt: skip
        t, m = check(R_RALLY, die, before, name, "rally")
        assert t.morale(m) == after and t.order(m) == "rally", (die, before)


@pytest.mark.rule("combat:7.17b", "combat:7.17c", "combat:10.12c", "combat:2.0e", "combat:8.1b")
def test_what_modifies_a_rally() -> None:
    t = Table()
    m = t.put("crowe", "05.05", morale="shaken", wounds="light", order="rally")
    tq = TABLES.man_tq[t.g.m_man[m]]
    assert rally_number(t.g, m) == tq + TABLES.wound_tq[0]  # Wounds, not Morale
    taylor = t.put("taylor", "08.05", order="aimed-fire")  # LDR 3
    t.put("mayfield", "05.05", order="aimed-fire")
    assert rally_number(t.g, m) == tq + TABLES.wound_tq[0] + 1  # never more than +1
    assert rally_number(t.g, taylor) == 6  # his own Leadership is no help; Mayfield's (2) does not reach
    e = t.put("jung", "12.05", morale="shaken", wounds="light")
    assert rally_number(t.g, e) == 4 + TABLES.wound_tq[0] + TABLES.morale_tq[names.SHAKEN]


@pytest.mark.rule("combat:7.17b", "combat:10.12c", "combat:4.0.5m")
def test_rally_at_the_end_of_the_turn() -> None:
    t = Table()
    f = t.put("crowe", "05.05", order="rally", morale="shaken")
    e = t.put("jung", "12.05", order="rally", morale="cautious")
    other = t.put("taylor", "01.01", order="aimed-fire", morale="shaken")
    t.force(d10=[1, 1])
    push_end_phase(t.g)
    t.run()
    assert (t.morale(f), t.morale(e), t.morale(other)) == ("cautious", "normal", "shaken")


@pytest.mark.rule("combat:2.0f")
def test_seven_morale_states() -> None:
    assert names.MORALE_NAMES[::-1] == ["berserk", "aggressive", "bold", "normal", "cautious", "shaken", "rout"]

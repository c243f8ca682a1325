"""Checks (19.0): TQ in its flavours, MC, RC, WMC."""

from __future__ import annotations

import pytest
from combat_table import TABLES, Table

from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.cards.effect_names import R_MORALE, R_RALLY, R_WOUND_MORALE, ROLL_NAMES
from sandtable.games.combat.rules.morale.morale import push_mc, push_morale_check
from sandtable.games.combat.rules.values import FULL, PLAIN, WOUNDS, troop_quality


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


@pytest.mark.rule("combat:19.0b")
def test_a_dead_man_takes_no_check() -> None:
    t = Table()
    crowe = t.put("crowe", "05.05", order="aimed-fire")
    push_mc(t.g, crowe)
    t.g.m_hex[crowe] = -1
    t.run()
    assert not t.rolls("morale") and t.prompt == "halt"


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

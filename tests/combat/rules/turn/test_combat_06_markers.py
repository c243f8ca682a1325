"""What the markers of the Orders say (6.0)."""

from __future__ import annotations

import pytest
from combat_helpers import code, lent
from combat_table import TABLES, Table

from sandtable.games.combat.rules import names
from sandtable.games.combat.rules.values import leadership
from sandtable.games.combat.screen.inspection import man_stats
from sandtable.games.combat.screen.inspection_beside import inspect_order
from sandtable.games.combat.screen.moments import moment_now
from sandtable.games.combat.screen.words import Words

N, B, U, R, X, T2, M = (
    names.NOTHING,
    names.MUST_MOVE,
    names.MAY_MOVE,
    names.FIRE,
    names.FIRE_ELSE_MOVE,
    names.MOVE_TWO,
    names.ATTACK,
)


@pytest.mark.rule(
    "combat:6.0a", "combat:MN.c", "combat:7.01a", "combat:7.02a", "combat:7.03a", "combat:7.03b", "combat:7.04a",
    "combat:7.05a", "combat:7.06a", "combat:7.07a", "combat:7.08a", "combat:7.12a", "combat:7.13a", "combat:7.14a",
    "combat:7.15a", "combat:7.16a", "combat:7.17a", "combat:7.18a", "combat:15.0f",
)  # fmt: skip
def test_the_four_numbers_of_every_order() -> None:
    tracks = {
        "aimed-fire": [N, R, N, R], "rapid-fire": [R] * 4, "suppressive-fire": [R] * 4,
        "slow-suppressive-fire": [N, R, N, R], "run-and-gun": [B, X, B, X], "sneak": [N, U, N, B], "evade": [B] * 4,
        "sprint": [B, T2, T2, T2], "charge": [B, B, T2, M], "carry": [N, U, N, U], "melee": [N, M, N, M],
    }  # fmt: skip
    still = ["plan", "reload", "medical-aid", "search", "hide", "rally", "duck-back", "guard", "none"]
    for name, entries in {**tracks, **{name: [N] * 4 for name in still}}.items():
        assert names.ENTRIES[names.ORDER_NAMES.index(name)] == entries, name


@pytest.mark.rule(
    "combat:6.0i",
    "combat:7.05b",
    "combat:7.06a",
    "combat:7.07a",
    "combat:7.08h",
    "combat:7.13a",
    "combat:7.16a",
    "combat:MN.a",
)
def test_minus_all_forbids_firing_and_takes_leadership_away() -> None:
    for order in ("sneak", "evade", "sprint", "charge", "reload", "medical-aid", "search", "hide", "rally", "carry"):
        assert TABLES.order_ws[names.ORDER_NAMES.index(order)] == -99
        for impulse in (1, 2, 3, 4):
            t = Table()
            t.put("taylor", "05.05", order=order, known=True)
            t.put("jung", "10.05")
            t.act("able", impulse)
            assert not t.offered("fire"), order
    t = Table()
    taylor = t.put("taylor", "05.05", order="hide")
    with lent(TABLES.order_ldr, names.HIDE, -99):
        assert leadership(t.g, taylor) == 0


@pytest.mark.rule(
    "combat:6.0b",
    "combat:7.05b",
    "combat:7.06a",
    "combat:7.07d",
    "combat:7.12a",
    "combat:7.04e",
    "combat:7.11d",
    "combat:7.02d",
)
def test_everybody_may_spot_and_duck_back_on_every_impulse() -> None:
    for order in ("aimed-fire", "rapid-fire", "run-and-gun", "sneak", "evade", "sprint", "plan", "hide", "rally"):
        for impulse in (1, 2, 3, 4):
            t = Table()
            t.put("taylor", "05.05", order=order, known=True)
            t.put("jung", "10.05", known=False)
            t.act("able", impulse)
            while t.prompt != "spot-or-duck":
                t.play(next(text for text in t.offered() if text.startswith(("move", "stay", "hold"))))
            assert {"duck-back", "spot red-1", "done"} <= set(t.offered()), (order, impulse)


@pytest.mark.rule("combat:6.0f", "combat:7.07a")
def test_no_hex_is_entered_twice_in_one_activation() -> None:
    t = Table()
    t.put("crowe", "05.05", order="sprint", known=True)
    t.act("able", 2).play("move 05.04")
    assert t.prompt == "second-hex" and "05.05" not in t.offered("move") and "05.03" in t.offered("move")


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

"""What is printed on Formations (3, 3.1) and what changes it: Leaders, markers, Wire (3.3.1, 13.2, F131.1)."""

from __future__ import annotations

from typing import Any

import pytest
from gwc_positions import card, position, printed, state
from gwc_stats import cover_of, four, fp, morale, mps, reach

from commander_play import hex, unit, weapon
from sandtable.commander.rules import stats
from sandtable.commander.rules.names import HERO, LEADER, SQUAD, TEAM
from sandtable.commander.rules.state import BROKEN, SUPPRESSED
from sandtable.commander.rules.tables import NONE
from sandtable.commander.screen.terms import STATS, stat_terms
from sandtable.games.great_war_commander.rules.formations import is_unit
from sandtable.games.great_war_commander.rules.names import RUNNER, TANK
from sandtable.kernel.game import Game

MOVE = card("G", order="move")  # a card to play keeps the Turn from ending
FAR = "doughboys I11"


def of(axis: str, **more: Any) -> Game:
    return position(f"{axis}, landwehr A1", FAR, axis_hand=MOVE, **more)


def french(allies: str, **more: Any) -> Game:
    return position("landwehr A1", f"{allies}, poilus I11", nation="france", axis_hand=MOVE, **more)


# --- 3: kinds of Formations ---


@pytest.mark.rule("gwc:3.a", "gwc:3.c")
@pytest.mark.parametrize(("kind", "figures"), [(LEADER, 1), (HERO, 1), (RUNNER, 1), (TEAM, 2), (SQUAD, 4)])
def test_figures_are_the_size_of_a_formation(kind: int, figures: int) -> None:
    t = printed()
    assert {t.unit_figures[i] for i in range(len(t.unit_kind)) if t.unit_kind[i] == kind} == {figures}


@pytest.mark.rule("gwc:3.c", "gwc:3.1")
@pytest.mark.parametrize(("formation", "tag", "classes"), [
    # Leader, Unit, Tank, Tank Leader
    ("poilus F5", "f.poilus-1", (False, True, False, False)),
    ("specialistes F5", "f.specialistes-1", (False, True, False, False)),
    ("agent-de-liaison F5", "f.agent-de-liaison-1", (False, True, False, False)),
    ("cne-barnier F5", "f.cne-barnier", (True, False, False, False)),
    ("hero F5", "f.hero", (True, False, False, False)),
    ("schneider F5", "f.schneider-1", (False, False, True, False)),
    ("schneider-leader F5", "f.schneider-leader-1", (False, False, True, True)),
])  # fmt: skip
def test_classes_of_formations(formation: str, tag: str, classes: tuple[bool, ...]) -> None:
    game = french(formation)
    g, u = state(game), unit(game, tag)
    t, kind = g.rules.tables, g.u_type[u]
    found = (stats.is_leader(g, u), is_unit(g, u), bool(t.unit_is_tank[kind]), bool(t.unit_tank_leads[kind]))
    assert found == classes


@pytest.mark.rule("gwc:3.1", "gwc:3.1.3")
def test_only_leaders_and_tank_leaders_have_command_and_only_tanks_a_bog_number() -> None:
    t = printed()
    for i, kind in enumerate(t.unit_kind):
        leads = kind == LEADER or t.unit_tank_leads[i]
        assert leads or t.unit_command[i * 2] == t.unit_command[i * 2 + 1] == 0, t.unit_name[i]
        assert kind == TANK or t.bog[i * 2] == 0, t.unit_name[i]
        assert t.unit_morale[i * 2] > 0 and t.unit_morale[i * 2 + 1] > 0


@pytest.mark.rule("gwc:3.1.3", "gwc:3.1")
def test_a_dash_is_no_movement_at_all() -> None:
    t = printed()
    schneider = t.unit_type("france/schneider")
    assert (t.unit_move[schneider * 2], t.unit_move[schneider * 2 + 1]) == (3, NONE)


@pytest.mark.rule("gwc:3.1.4c", "gwc:3.2.1a", "gwc:3.1.1a")
def test_the_broken_side_has_its_own_numbers() -> None:
    assert four(of("landwehr F5"), "g.landwehr-1") == [5, 4, 4, 7]
    assert four(of("landwehr F5 broken"), "g.landwehr-1") == [2, 1, 1, 7]
    assert four(of("lt-ebel F5 broken"), "g.lt-ebel") == [0, 0, 2, 9]


@pytest.mark.rule("gwc:3.2.1b")
@pytest.mark.parametrize(
    ("flags", "good"), [("", True), ("broken", False), ("suppressed", False), ("broken suppressed", False)]
)
def test_good_order_is_unbroken_and_not_suppressed(flags: str, good: bool) -> None:
    game = of(f"landwehr F5 {flags}".strip())
    assert (state(game).u_flags[0] & (BROKEN | SUPPRESSED) == 0) == good


@pytest.mark.rule("gwc:3.1.9c", "gwc:3.1.8b")
def test_engineers_have_all_stats_boxed() -> None:
    t = printed()
    engineers = [i for i in range(len(t.unit_name)) if t.unit_engineer[i]]
    assert {t.unit_name[i] for i in engineers} == {"germany/pionier", "france/genie", "america/engineers"}
    for i in engineers:
        assert t.unit_boxed_fp[i * 2] and t.unit_boxed_range[i * 2] and t.unit_boxed_move[i * 2]


# --- 3.3.1.5, 3.3.1.7: Leaders ---


@pytest.mark.rule("gwc:3.3.1.5a", "gwc:3.1.5")
def test_command_is_added_to_all_four_stats_of_units() -> None:
    """Müller's Command 2, whether he is activated or not."""
    game = of("lt-mueller F5, landwehr F5, bote F5, landwehr F6")
    assert four(game, "g.landwehr-1") == [7, 6, 6, 9]
    assert four(game, "g.bote-1") == [2, 2, 8, 9]
    assert four(game, "g.landwehr-2") == [5, 4, 4, 7]  # next door


@pytest.mark.rule("gwc:3.3.1.5b", "gwc:3.3.1.7a")
@pytest.mark.parametrize(
    "leaders", ["lt-mueller F5, lt-ebel F5", "lt-ebel F5, lt-mueller F5", "lt-mueller F5, lt-kessler F5"]
)
def test_one_leaders_command_only(leaders: str) -> None:
    """2 and 1 make 2, and so do 2 and 2."""
    game = of(f"{leaders}, abteilung F5 mg-08")
    assert four(game, "g.abteilung-1")[:2] == [4, 4]
    g, w = state(game), weapon(game, "g.mg-08-1")
    assert (stats.weapon_firepower(g, w), stats.weapon_range(g, w)) == tuple(
        n + 2 for n in printed_weapon("germany/mg-08")
    )


def printed_weapon(name: str) -> tuple[int, int]:
    t = printed()
    kind = t.weapon_type(name)
    return t.weapon_fp[kind], t.weapon_max_range[kind]


@pytest.mark.rule("gwc:3.3.1.5b")
def test_leaders_and_tanks_get_nothing_from_leaders() -> None:
    game = french("cne-barnier F5, ltn-durant F5, schneider F5, hero F5")
    assert four(game, "f.ltn-durant") == [1, 1, 6, 8] and four(game, "f.cne-barnier") == [2, 1, 6, 9]
    assert four(game, "f.hero") == [2, 4, 7, 9]
    assert four(game, "f.schneider-1") == [4, 5, 3, 11]
    g, tank = state(game), unit(game, "f.schneider-1")
    assert (stats.gun_firepower(g, tank), stats.gun_range(g, tank)) == (7, 6)


@pytest.mark.rule("gwc:3.1.6c", "gwc:3.3.1.7b")
def test_tank_command_is_never_added() -> None:
    game = french("schneider-leader F5, poilus F5, specialistes F5")
    assert four(game, "f.poilus-1") == [5, 5, 4, 7] and fp(game, "f.specialistes-1") == 2
    assert four(game, "f.schneider-leader-1") == [4, 5, 3, 11]


@pytest.mark.rule("gwc:3.3.1.1d", "gwc:3.3.1.5a")
def test_a_broken_leader_adds_nothing_and_a_suppressed_one_all() -> None:
    assert four(of("lt-mueller F5 broken, landwehr F5"), "g.landwehr-1") == [5, 4, 4, 7]
    assert four(of("lt-mueller F5 suppressed, landwehr F5"), "g.landwehr-1") == [7, 6, 6, 9]


@pytest.mark.rule("gwc:3.3.1.7b", "gwc:3.3.1.7.ex", "gwc:3.3.1.7a")
def test_command_helps_an_mg_and_no_ordnance() -> None:
    game = of("lt-mueller F5, abteilung F5 mg-08, abteilung F5 granatenwerfer")
    g = state(game)
    mg, mortar = weapon(game, "g.mg-08-1"), weapon(game, "g.granatenwerfer-1")
    assert (stats.weapon_firepower(g, mg), stats.weapon_range(g, mg)) == tuple(
        n + 2 for n in printed_weapon("germany/mg-08")
    )
    assert (stats.weapon_firepower(g, mortar), stats.weapon_range(g, mortar)) == printed_weapon(
        "germany/granatenwerfer"
    )


# --- markers ---


@pytest.mark.rule("gwc:13.2a")
@pytest.mark.parametrize(("formation", "tag", "expected"), [
    ("landwehr F5 suppressed", "g.landwehr-1", [4, 3, 3, 6]),
    ("landwehr F5 broken suppressed", "g.landwehr-1", [1, 0, 0, 6]),
    ("lt-ebel F5 suppressed", "g.lt-ebel", [0, 0, 5, 7]),
])  # fmt: skip
def test_suppressed_takes_one_from_four_stats(formation: str, tag: str, expected: list[int]) -> None:
    assert four(of(formation), tag) == expected


@pytest.mark.rule("gwc:13.2a")
def test_suppressed_takes_nothing_from_command() -> None:
    game = of("lt-mueller F5 suppressed")
    assert stats.command(state(game), unit(game, "g.lt-mueller")) == 2


@pytest.mark.rule("gwc:13.2a", "gwc:13.2b")
def test_suppressed_tanks_lose_with_both_arms_and_weapons_lose_nothing() -> None:
    game = french("schneider F5 suppressed")
    g, tank = state(game), unit(game, "f.schneider-1")
    assert four(game, "f.schneider-1") == [3, 4, 2, 10]
    assert (stats.gun_firepower(g, tank), stats.gun_range(g, tank)) == (6, 5)
    armed = of("abteilung F5 mg-08 suppressed")
    w = weapon(armed, "g.mg-08-1")
    assert stats.weapon_firepower(state(armed), w) == printed_weapon("germany/mg-08")[0]


@pytest.mark.rule("gwc:vet.1", "gwc:8.1.1a")
def test_veteran_adds_one_to_four_stats_and_none_to_command() -> None:
    game = of("landwehr F5 veteran, lt-mueller F6 veteran, landwehr F7 veteran suppressed")
    assert four(game, "g.landwehr-1") == [6, 5, 5, 8]
    assert four(game, "g.lt-mueller") == [2, 2, 7, 9]
    assert stats.command(state(game), unit(game, "g.lt-mueller")) == 2
    assert four(game, "g.landwehr-2") == [5, 4, 4, 7]


@pytest.mark.rule("gwc:F131.1")
def test_wire_takes_one_from_fp_range_and_morale() -> None:
    """Movement and Command are left alone; so is its Cover, which is that of the ground."""
    wire = {"forts": [{"fort": "wire", "hex": "F5"}]}
    game = of("landwehr F5, lt-ebel F5", axis_side=wire, map={"terrain": {"woods": "F5"}})
    assert four(game, "g.landwehr-1") == [5 + 1 - 1, 4 + 1 - 1, 4 + 1, 7 + 1 + 2 - 1]
    assert stats.command(state(game), unit(game, "g.lt-ebel")) == 1 and cover_of(game, "F5") == 2


@pytest.mark.rule("gwc:F131.1", "gwc:3.1.4b")
def test_wire_counts_for_tanks_too() -> None:
    game = french("schneider F5", allies_side={"forts": [{"fort": "wire", "hex": "F5"}]})
    assert four(game, "f.schneider-1") == [3, 4, 3, 10]


# --- the numbers that rules ask for are current ---


@pytest.mark.rule("gwc:3.1.4a", "gwc:3.3.1.5a")
def test_everything_adds_up_at_once() -> None:
    """Müller 2, Veteran 1, Suppressed 1, Foxholes 3; an MG 08 slows its Team down."""
    game = of(
        "lt-mueller F5, abteilung F5 mg-08 veteran suppressed", axis_side={"forts": [{"fort": "foxholes", "hex": "F5"}]}
    )
    t = printed()
    slow = t.weapon_move[t.weapon_type("germany/mg-08")]
    assert fp(game, "g.abteilung-1") == 4 and reach(game, "g.abteilung-1") == 4
    assert mps(game, "g.abteilung-1") == 6 + slow and morale(game, "g.abteilung-1") == 12
    assert hex(game, "F5") == state(game).u_hex[0]


@pytest.mark.rule("gwc:3.1.7")
def test_early_counters_serve_in_1914_only() -> None:
    t = printed()
    early = t.unit_type("germany/fusiliere")
    assert t.unit_serves(early, 1914 * 12 + 9) and not t.unit_serves(early, 1916 * 12 + 1)


@pytest.mark.rule("gwc:3.b")
def test_ranks_count_and_names_do_not() -> None:
    t = printed()
    ranks = [
        t.unit_rank[t.unit_type(name)] for name in ("france/col-driant", "france/cne-barnier", "france/ltn-durant")
    ]
    assert ranks == sorted(set(ranks), reverse=True)
    assert t.unit_rank[t.unit_type("germany/hptm-bertin")] == ranks[1]


@pytest.mark.rule("gwc:3.1.4b", "gwc:T116c")
@pytest.mark.parametrize("tag", ["f.schneider-1", "f.poilus-1", "f.cne-barnier"])
@pytest.mark.parametrize("stat", ["fp", "range", "move", "morale"])
def test_what_a_screen_tells_of_a_number_adds_up_to_it(tag: str, stat: str) -> None:
    """In a Road hex of Open Ground with Wire."""
    game = french(
        "schneider F5, poilus F5 suppressed, cne-barnier F5",
        map={"ways": {"road": "F4 F5 F6"}},
        allies_side={"forts": [{"fort": "wire", "hex": "F5"}]},
    )
    terms = stat_terms(state(game), unit(game, tag), stat)
    assert sum(entry.value for entry in terms) == dict(zip(STATS, four(game, tag), strict=True))[stat]

"""Suppression Fire, Open Fire, spill-over, Adjusting Fire, smoke, area fire of Barbarossa."""

from __future__ import annotations

import pytest
from field import Field, Play, a_card

from sandtable.games.barbarossa.rules.cards import Card, OrderBox
from sandtable.games.barbarossa.rules.names import GERMAN, SOVIET
from sandtable.games.barbarossa.rules.state import CANCELLED, DESTROYED, ENTRENCHED, FLAGGED, HIDDEN, SUPPRESSED, has

FIRE = {"open-fire": 0, "suppression-fire": 0, "defend": OrderBox(bonus=1)}


def rifle(id: str = "X01", **values: object) -> Card:
    return a_card(id, **{"orders": FIRE, "defense": 1, **values})  # type: ignore[arg-type]


def duel(mine: Card, theirs: Card, at: str = "E5", **options: int) -> Play:
    return Field(**options).unit("G1", theirs, at).unit("S1", mine, "C5").begin()


def left(play: Play, name: str) -> tuple[int, int, int]:
    """Base and bonus of Defense, size."""
    u = play.u(name)
    return play.g.u_base[u], play.g.u_bonus[u], play.g.u_size[u]


@pytest.mark.rule(
    "barbarossa:fire.ex1", "barbarossa:fire.ex2", "barbarossa:fire.4", "barbarossa:fire.5", "barbarossa:fire.6"
)
@pytest.mark.rule("barbarossa:card.range.2", "barbarossa:open.3", "barbarossa:ft.2", "barbarossa:fire.3")
def test_a_t26_fires_on_a_pz_ii() -> None:
    rows = {"infantry": [1, 1, 1], "light-tanks": [7, 5, 2], "medium-tanks": [3, 2, 1]}
    t26 = a_card("T26", "light-tanks", 3, firepower=rows, accuracy=[3, 2, 1], orders=FIRE)
    pz2 = a_card("PZ2", "light-tanks", 3, firepower={}, defense=2)
    play = duel(t26, pz2)
    play.force("fire S1 G1", 1, 1, 2, 4, 4, 5, 5).force("fortitude-fire G1", 6, 1)
    play.soviet("give S1", "order open-fire").commit()
    assert play.events("fires")[0] == (play.u("S1"), play.u("G1"), 7, 2)
    assert play.events("loses") == [(play.u("G1"), 1, 2, -1)]
    assert [event[:3] for event in play.events("tests-fortitude")] == [(play.u("G1"), 7, 8)]


@pytest.mark.rule(
    "barbarossa:supf.ex1", "barbarossa:supf.1", "barbarossa:supf.3", "barbarossa:supf.4", "barbarossa:ft.1"
)
def test_suppression_fire_has_half_as_many_dice_again_and_its_target_tests_in_any_case() -> None:
    mortar = rifle("MOR", firepower={"infantry": [8, 5]}, size=2, accuracy=[2, 2, 2])
    play = duel(mortar, rifle("INF", fortitude=[7, 7, 7, 7]))
    play.force("fire S1 G1", *[6] * 12).force("fortitude-fire G1", 4, 4)
    play.german("give G1", "order open-fire").soviet("give S1", "order suppression-fire").commit()
    assert play.g.u_ap[play.u("S1")] == 6
    assert has(play.g, play.u("G1"), SUPPRESSED)
    assert [event[1] for event in play.events("fires")] == [play.u("G1")]  # his own Open Fire is lost


@pytest.mark.rule(
    "barbarossa:open.4", "barbarossa:exec.ex1", "barbarossa:exec.3b", "barbarossa:card.size.3", "barbarossa:sim.1"
)
def test_mutual_open_fire_is_rolled_with_the_strength_of_before() -> None:
    weak = rifle("W01", size=1, defense=0, fortitude=[8])
    play = duel(weak, weak)
    play.force("fire S1 G1", *[1] * 10).force("fire G1 S1", *[1] * 10)
    play.german("give G1", "order open-fire").soviet("give S1", "order open-fire").commit()
    assert [play.g.u_hex[u] for u in (play.u("G1"), play.u("S1"))] == [DESTROYED, DESTROYED]


@pytest.mark.rule("barbarossa:open.5", "barbarossa:card.def.2")
def test_open_fire_without_a_casualty_asks_for_no_test() -> None:
    play = duel(rifle(), rifle("D01", defense=2)).force("fire S1 G1", 1, 1, *[6] * 8)
    play.soviet("give S1", "order open-fire").commit()
    assert play.events("tests-fortitude") == []
    assert play.events("hits") == [(play.u("G1"), 2, 0, -1)]


@pytest.mark.rule("barbarossa:fire.7", "barbarossa:def.11")
def test_hits_of_several_are_pooled_before_defense_is_taken_off_once() -> None:
    play = Field().unit("G1", rifle("D01", defense=3), "E5").unit("S1", rifle(), "C5").unit("S2", rifle(), "D5").begin()
    play.force("fire S1 G1", 1, 1, *[6] * 8).force("fire S2 G1", 1, 1, *[6] * 8)
    play.soviet("give S1", "order open-fire", "give S2", "order open-fire").commit()
    assert play.events("loses") == [(play.u("G1"), 1, 3, -1)]


@pytest.mark.rule("barbarossa:supf.5", "barbarossa:exec.5")
def test_two_can_suppress_each_other_in_one_step() -> None:
    card = rifle(fortitude=[2, 2, 2, 2], defense=30)
    play = duel(card, card)
    for label in ("fortitude-fire S1", "fortitude-fire G1"):
        play.force(label, 3, 3)
    play.german("give G1", "order suppression-fire").soviet("give S1", "order suppression-fire").commit()
    assert has(play.g, play.u("G1"), SUPPRESSED) and has(play.g, play.u("S1"), SUPPRESSED)


@pytest.mark.rule(
    "barbarossa:gfire.ex1", "barbarossa:gfire.1", "barbarossa:gfire.2", "barbarossa:gfire.4", "barbarossa:gfire.5"
)
def test_fire_on_a_group_spills_over() -> None:
    gun = rifle("MG", firepower={"infantry": [10, 6]}, size=2)
    field = Field().unit("S1", gun, "C5")
    for n in range(1, 5):
        field.unit(f"G{n}", rifle("INF", defense=20), "E5")
    play = field.begin()
    play.force("fire S1 G2", *[1] * 6, *[6] * 4).force("spill-over S1 G1", 5, 5).force("spill-over S1 G3", 1)
    play.soviet("give S1", "order open-fire", "target G2").commit()
    assert play.offered(SOVIET) == ["target G1", "target G3", "target G4"]
    play.soviet("target G1")
    assert play.offered(SOVIET) == ["target G3", "target G4"]
    play.soviet("target G3")
    assert [event[1:3] for event in play.events("fires")] == [(play.u("G2"), 10), (play.u("G1"), 2), (play.u("G3"), 1)]
    assert play.g.u_ap[play.u("S1")] == 8


@pytest.mark.rule("barbarossa:gfire.1", "barbarossa:gfire.3")
def test_two_enemies_are_no_group_and_other_types_are_passed_over() -> None:
    tank = a_card("TNK", "light-tanks", 3, firepower={})
    two = Field().unit("S1", rifle(), "C5").unit("G1", rifle(), "E5").unit("G2", rifle(), "E5").begin()
    two.soviet("give S1", "order open-fire", "target G1").commit()
    assert len(two.events("fires")) == 1
    mixed = (
        Field()
        .unit("S1", rifle(), "C5")
        .unit("G1", rifle(), "E5")
        .unit("G2", tank, "E5")
        .unit("G3", tank, "E5")
        .begin()
    )
    mixed.soviet("give S1", "order open-fire").commit()
    assert len(mixed.events("fires")) == 1


@pytest.mark.rule(
    "barbarossa:adj.1", "barbarossa:adj.2", "barbarossa:adj.5", "barbarossa:cmd.adj.1", "barbarossa:cmd.adj.2"
)
def test_a_staff_with_defend_lets_artillery_roll_its_misses_again() -> None:
    gun = rifle("GUN", type="artillery", size=3, firepower={"infantry": [6, 4, 2]})
    staff = rifle("HQ", size=2, abilities=["hq", "adjusting-fire"], command_area=2)
    play = Field().unit("S1", gun, "C5").unit("S2", staff, "C6").unit("G1", rifle(), "E5").begin()
    play.force("fire S1 G1", 1, 6, 6, 6, 6, 6).force("reroll S1 G1", 1, 1, 6, 6, 6)
    play.soviet("give S2", "order defend", "face 3", "range 1", "give S1", "order open-fire").commit()
    assert play.offered(SOVIET) == ["reroll S2", "keep"]
    play.soviet("reroll S2")
    assert play.events("hits") == [(play.u("G1"), 3, 0, -1)]


@pytest.mark.rule("barbarossa:cmd.adj.3", "barbarossa:adj.5")
def test_suppression_fire_is_not_adjusted() -> None:
    gun = rifle("GUN", type="artillery", size=3, firepower={"infantry": [6, 4, 2]})
    staff = rifle("HQ", size=2, abilities=["hq", "adjusting-fire"], command_area=2)
    play = Field().unit("S1", gun, "C5").unit("S2", staff, "C6").unit("G1", rifle(), "E5").begin()
    play.soviet("give S2", "order defend", "face 3", "range 1", "give S1", "order suppression-fire").commit()
    assert play.offered(SOVIET)[0].startswith("give")


@pytest.mark.rule("barbarossa:smoke.1", "barbarossa:smoke.3", "barbarossa:smoke.4", "barbarossa:sim.4")
def test_smoke_falls_on_the_hex_and_on_one_beside_it_and_stops_whoever_is_in_it() -> None:
    mortar = a_card("MOR", "artillery", 2, smoke=2, orders={"smoke-screen": 0}, accuracy=[0, 2, 2, 2])
    play = Field().unit("S1", mortar, "C5").unit("G1", rifle(firepower={"artillery": [4] * 4}), "E5").begin()
    play.force("fire G1 S1", 6, 6, 6, 6)
    play.german("give G1", "order open-fire").soviet("give S1", "order smoke-screen", "at E5").commit()
    assert sorted(play.offered(SOVIET)) == [f"at {h}" for h in ("D4", "D5", "E4", "E6", "F4", "F5")]
    play.soviet("at F5")
    assert [play.g.h_smoke[play.h(name)] for name in ("E5", "F5", "E4")] == [1, 1, 0]
    assert play.g.u_smoke[play.u("S1")] == 1
    assert len(play.events("fires")) == 1  # fire of the same step is not disturbed


@pytest.mark.rule("barbarossa:exec.3b", "barbarossa:exec.6", "barbarossa:sim.1")
@pytest.mark.parametrize("faces", [[1, 1, 1, 1], [1, 1, 6, 6]])
def test_a_gun_that_open_fire_destroys_or_suppresses_has_laid_its_smoke(faces: list[int]) -> None:
    mortar = a_card("MOR", "artillery", 2, smoke=2, orders={"smoke-screen": 0}, accuracy=[0, 2, 2, 2], defense=1)
    play = Field().unit("S1", mortar, "C5").unit("G1", rifle(firepower={"artillery": [4] * 4}), "E5").begin()
    play.force("fire G1 S1", *faces).force("fortitude-fire S1", 6, 6)
    play.german("give G1", "order open-fire").soviet("give S1", "order smoke-screen", "at E5").commit()
    assert play.g.u_hex[play.u("S1")] == DESTROYED or has(play.g, play.u("S1"), SUPPRESSED)
    play.soviet("at F5")
    assert [event[0] for event in play.events("smoke-laid")] == [play.h("E5"), play.h("F5")]
    assert play.g.u_smoke[play.u("S1")] == 1


@pytest.mark.rule("barbarossa:exec.13")
def test_a_gun_that_suppression_fire_stops_lays_no_smoke() -> None:
    mortar = a_card("MOR", "artillery", 2, smoke=2, orders={"smoke-screen": 0}, accuracy=[0, 2, 2, 2], defense=9)
    play = Field().unit("S1", mortar, "C5").unit("G1", rifle(firepower={"artillery": [4] * 4}), "E5").begin()
    play.force("fortitude-fire S1", 6, 6)
    play.german("give G1", "order suppression-fire").soviet("give S1", "order smoke-screen", "at E5").commit()
    assert any(play.g.h_smoke) is False and play.g.u_smoke[play.u("S1")] == 2


@pytest.mark.rule("barbarossa:ab.dwire.1", "barbarossa:wire.2a", "barbarossa:ab.fol.3")
def test_wire_goes_also_where_nobody_stands() -> None:
    gun = rifle("A", abilities=["fire-on-location", "destroy-barbed-wire"], accuracy=[2] * 6)
    play = Field().unit("S1", gun, "C5").unit("G1", rifle("B"), "H5").begin()
    here, there = play.h("E5"), play.h("E4")
    play.g.h_wire = bytes({here: 1, there: 8}.get(h, 0) for h in range(len(play.g.h_wire)))
    play.soviet("give S1", "order open-fire", "at E5").commit()
    assert play.g.u_ap[play.u("S1")] == 8
    assert (play.g.h_wire[here], play.g.h_wire[there]) == (0, 0)


@pytest.mark.rule("barbarossa:ab.fol.ex1", "barbarossa:ab.fol.2", "barbarossa:supf.6")
def test_rockets_fall_on_the_hex_and_on_all_around_it() -> None:
    rockets = a_card(
        "BM", "vehicles", 2, abilities=["fire-on-location"], firepower={"infantry": [16, 8]},
        adjacent={"infantry": [4, 2]}, accuracy=[0, 0, 2, 2, 2, 2], orders={"suppression-fire": 0},
    )  # fmt: skip
    play = (
        Field()
        .unit("S1", rockets, "C5")
        .unit("G1", rifle(defense=40), "F5")
        .unit("G2", rifle(defense=40), "F6")
        .begin()
    )
    play.soviet("give S1", "order suppression-fire", "at F5").commit()
    assert {event[1:3] for event in play.events("fires")} == {(play.u("G1"), 24), (play.u("G2"), 6)}
    assert {event[0] for event in play.events("tests-fortitude")} == {play.u("G1"), play.u("G2")}


@pytest.mark.rule("barbarossa:hid.att.2", "barbarossa:hid.att.3", "barbarossa:hid.rev.7", "barbarossa:ab.fol.3")
@pytest.mark.parametrize(("order", "tests", "shows"), [("suppression-fire", 1, True), ("open-fire", 0, False)])
def test_a_hidden_unit_is_hit_only_by_suppression_fire_and_shows_itself_if_it_fails(
    order: str, tests: int, shows: bool
) -> None:
    guns = a_card("GUN", "artillery", 2, abilities=["fire-on-location"], orders={**FIRE}, accuracy=[3, 2, 2, 2])
    play = Field().unit("S1", guns, "C5").unit("G1", rifle(defense=20), "E5", flags=HIDDEN, order=7).begin()
    play.force("fortitude-fire G1", 6, 6)
    play.german("give G1", "order wait")
    play.g.u_order[play.u("G1")] = 7  # Ambush
    play.soviet("give S1", f"order {order}", "at E5").commit()
    assert len(play.events("tests-fortitude")) == tests
    assert (len(play.events("is-revealed")) == 1) is shows


@pytest.mark.rule("barbarossa:card.ammo.3", "barbarossa:dep.1")
def test_without_ammunition_or_deployment_nobody_is_ordered_to_fire() -> None:
    play = Field().unit("S1", rifle(), "C5", ap=2).unit("G1", rifle(), "E5").begin()
    play.soviet("give S1")
    assert "order open-fire" in play.offered(SOVIET) and "order suppression-fire" not in play.offered(SOVIET)
    gun = rifle("GUN", abilities=["deploys"])
    packed = Field().unit("S1", gun, "C5").unit("G1", rifle(), "E5").begin()
    packed.g.u_flags[packed.u("S1")] = 0
    packed.soviet("give S1")
    assert packed.offered(SOVIET) == ["order wait", "cancel"]


@pytest.mark.rule(
    "barbarossa:trench.ex1", "barbarossa:trench.4", "barbarossa:trench.3a", "barbarossa:exec.4", "barbarossa:sim.6"
)
@pytest.mark.parametrize(("face", "bonus"), [(3, 2), (4, 1)])
def test_a_trench_counts_with_defend_towards_its_side(face: int, bonus: int) -> None:
    play = Field(turns=3).unit("S1", rifle(), "C5").unit("G1", rifle(), "L5").begin()
    play.g.h_trench = bytes([1 << 2 if h == play.h("C5") else 0 for h in range(play.g.rules.ground.size)])
    play.soviet("give S1", "order defend", f"face {face}", "range 2")
    from sandtable.games.barbarossa.rules.defense import full_bonus
    from sandtable.games.barbarossa.rules.steps.defend import take_up_defense

    take_up_defense(play.g)
    assert full_bonus(play.g, play.u("S1")) == bonus
    assert has(play.g, play.u("S1"), ENTRENCHED) is (bonus == 2)


@pytest.mark.rule(
    "barbarossa:card.def.ex1", "barbarossa:card.def.ex2", "barbarossa:card.def.ex3", "barbarossa:card.def.5"
)
def test_the_t34_in_light_woods() -> None:
    t34 = a_card("T34", "medium-tanks", 3, defense=3)
    from sandtable.games.barbarossa.rules.defense import absorb, suppress

    play = Field().terrain("light-woods", "C5").unit("S1", t34, "C5").unit("G1", rifle(), "L9").begin()
    from sandtable.games.barbarossa.rules.defense import count_bonuses

    count_bonuses(play.g)
    assert left(play, "S1") == (3, 1, 3)
    assert absorb(play.g, play.u("S1"), 1) == 0
    assert left(play, "S1")[:2] == (2, 1)
    assert absorb(play.g, play.u("S1"), 2) == 0
    assert left(play, "S1")[:2] == (0, 1)
    assert absorb(play.g, play.u("S1"), 1) == 0
    assert absorb(play.g, play.u("S1"), 2) == 2
    suppress(play.g, play.u("S1"))
    assert has(play.g, play.u("S1"), SUPPRESSED | CANCELLED)


@pytest.mark.rule(
    "barbarossa:sup.4",
    "barbarossa:sup.5",
    "barbarossa:sup.6",
    "barbarossa:sup.7",
    "barbarossa:fphase.3",
    "barbarossa:turn.5",
)
def test_suppression_lasts_through_the_whole_next_turn() -> None:
    play = Field(turns=4).unit("S1", rifle(fortitude=[7] * 4, defense=30), "C5").unit("G1", rifle("Y01"), "E5").begin()
    play.force("fortitude-fire S1", 4, 4).force("2.0 fortitude-recovery S1", 1, 1)
    play.german("give G1", "order suppression-fire").commit()
    assert play.g.turn == 2 and has(play.g, play.u("S1"), SUPPRESSED | FLAGGED)
    assert play.offered(SOVIET) == ["commit"]  # nothing to order
    play.german("commit")
    assert play.g.turn == 3 and not has(play.g, play.u("S1"), SUPPRESSED)
    assert "give S1" in play.offered(SOVIET)
    assert play.offered(GERMAN)

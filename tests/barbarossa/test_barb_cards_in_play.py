"""What a Unit Card says, seen in play: types, size, Fortitude, Defense, ammunition, Firepower, range, orders."""

from __future__ import annotations

import pytest
from chance import random_game
from field import Field, Play, a_card

from sandtable.games.barbarossa.data.scenario import scenario_names
from sandtable.games.barbarossa.rules import names
from sandtable.games.barbarossa.rules.cards import Card, OrderBox
from sandtable.games.barbarossa.rules.defense import defense
from sandtable.games.barbarossa.rules.firepower import can_fire_at, close_dice, row_dice
from sandtable.games.barbarossa.rules.fortitude import fortitude
from sandtable.games.barbarossa.rules.names import ARMORED_VEHICLES, GERMAN, INFANTRY, SOVIET, TYPE_NAMES
from sandtable.games.barbarossa.rules.orders.table import why_not_order
from sandtable.games.barbarossa.rules.reasons import REASONS
from sandtable.games.barbarossa.rules.state import HIDDEN, SUPPRESSED, card, has, name_of, of
from sandtable.games.barbarossa.rules.title import TITLE

FIRE = {"open-fire": 0, "suppression-fire": 0, "defend": OrderBox(bonus=1)}


def rifle(id: str = "X01", **values: object) -> Card:
    return a_card(id, **{"orders": FIRE, "defense": 1, **values})  # type: ignore[arg-type]


def duel(german: Card, soviet: Card, at: str = "E5", **options: int) -> Play:
    return Field(**options).unit("G1", german, at).unit("S1", soviet, "C5").begin()


def reason(code: int) -> str:
    return REASONS[code][0]


@pytest.mark.rule("barbarossa:basics.3", "barbarossa:card.back.1", "barbarossa:wait.1", "barbarossa:basics.4")
def test_only_what_is_on_the_card_and_wait() -> None:
    """Two cards of one's own, that differ in their boxes alone."""
    play = Field().unit("G1", a_card("A", orders={}), "C5").unit("G2", a_card("B", orders={"defend": 0}), "C6").begin()
    assert play.german("give G1").offered(GERMAN) == ["order wait", "cancel"]
    assert reason(why_not_order(play.g, play.u("G1"), names.FIRE_AND_MOVEMENT)) == "not-on-card"
    play.german("cancel", "give G2")
    assert play.offered(GERMAN) == ["order wait", "order defend", "cancel"]


@pytest.mark.rule("barbarossa:card.back.1")
def test_the_box_prints_the_numbers_of_the_order() -> None:
    walks = [a_card(str(n), orders={"careful-movement": OrderBox(distance=n, bonus=n)}) for n in (1, 2)]
    for n, walker in enumerate(walks, 1):
        play = Field().unit("G1", walker, "C5").begin()
        play.german("give G1", "order careful-movement", "step D5" if "step D5" in play.offered(GERMAN) else "step C6")
        assert (play.g.frames[-1].options(play.g, GERMAN)[0] is not None) and (
            ("stop" in play.offered(GERMAN)) == (n == 2)
        )


@pytest.mark.rule("barbarossa:prep.2")
def test_there_are_two_armies_and_a_seat_for_each() -> None:
    assert TITLE.seats == ["german", "soviet"]
    for name in scenario_names():
        assert {of(random_game(name, "1").state).u_side[u] for u in of(random_game(name, "1").state).sequence} == {0, 1}


@pytest.mark.rule("barbarossa:card.1", "barbarossa:card.type.1", "barbarossa:card.symbol.1")
@pytest.mark.parametrize("name", scenario_names())
def test_every_unit_has_one_card_of_one_type_and_a_flag_of_its_own(name: str) -> None:
    g = of(random_game(name, "1").state)
    assert len(TYPE_NAMES) == 8
    for u in g.sequence:
        assert 0 <= card(g, u).type < len(TYPE_NAMES) and card(g, u).boxes
    assert len({name_of(g, u) for u in g.sequence}) == len(g.sequence)
    kinds = {g.u_card[u] for u in g.sequence}
    assert len(kinds) < len(g.sequence)  # of the same kind share a card, and differ in their flags


@pytest.mark.rule("barbarossa:card.size.1", "barbarossa:card.ammo.1", "barbarossa:card.ammo.5")
@pytest.mark.parametrize("name", scenario_names())
def test_all_begin_at_full_size_with_full_ammunition(name: str) -> None:
    g = of(random_game(name, "1").state)
    for u in g.sequence:
        c = card(g, u)
        assert (g.u_size[u], g.u_smoke[u], g.u_explosives[u], g.u_mines[u]) == (c.size, c.smoke, c.explosives, c.mines)
        assert g.u_ap[u] == c.ammo or not any(c.firepower)


@pytest.mark.rule(
    "barbarossa:card.size.2", "barbarossa:card.fort.1", "barbarossa:card.fp.3", "barbarossa:card.fp.4",
    "barbarossa:fire.3", "barbarossa:ft.7",
)  # fmt: skip
def test_a_casualty_stays_and_moves_firepower_and_fortitude_by_a_column() -> None:
    target = rifle("T", defense=0, size=3, fortitude=[9, 7, 5], firepower={"infantry": [6, 4, 2]})
    play = duel(target, rifle("F", firepower={"infantry": [4]}, size=1))
    u = play.u("G1")
    assert (row_dice(play.g, u, INFANTRY), fortitude(play.g, u)) == (6, 9)
    play.force("fire S1 G1", 1, 6, 6, 6).force("fortitude-fire G1", 3, 4)
    play.soviet("give S1", "order open-fire").commit()
    assert (play.g.u_size[u], row_dice(play.g, u, INFANTRY), fortitude(play.g, u)) == (2, 4, 7)
    assert not has(play.g, u, SUPPRESSED)  # 7 is not more than 7
    play.force("fire S1 G1", 1, 6, 6, 6).force("fortitude-fire G1", 2, 4)
    play.soviet("give S1", "order open-fire").commit()
    assert (play.g.u_size[u], row_dice(play.g, u, INFANTRY)) == (1, 2)
    assert has(play.g, u, SUPPRESSED)  # 6 against 5


@pytest.mark.rule(
    "barbarossa:card.def.1", "barbarossa:card.def.3", "barbarossa:card.def.4", "barbarossa:fire.8",
    "barbarossa:def.4", "barbarossa:cc.9", "barbarossa:turn.5",
)  # fmt: skip
def test_defense_is_summed_worn_and_whole_again_next_turn() -> None:
    field = Field().terrain("village", "E5")
    play = field.unit("G1", rifle("T", defense=2), "E5").unit("S1", rifle("F"), "C5").begin()
    u = play.u("G1")
    play.force("fire S1 G1", 1, 1, 1, *[6] * 7)
    play.german("give G1", "order defend", "face 1", "range 1").soviet("give S1", "order open-fire").commit()
    assert play.events("hits") == [(u, 3, 2 + 2 + 1 - 3, -1)]  # base, village, Defend
    assert play.g.u_size[u] == 4 and defense(play.g, u) >= 2
    assert play.g.u_base[u] == 2  # turn 2: all of it is back


@pytest.mark.rule("barbarossa:card.ammo.2", "barbarossa:open.1")
def test_what_orders_cost() -> None:
    costs = {"open-fire": 1, "suppression-fire": 3}
    for order, cost in costs.items():
        play = duel(rifle("T"), rifle("F"))
        play.soviet("give S1", f"order {order}").commit()
        assert play.g.u_ap[play.u("S1")] == 9 - cost
    gun = a_card("S", "artillery", smoke=2, accuracy=[3] * 6, orders={"smoke-screen": 0})
    play = Field().unit("G1", gun, "B4").unit("S1", rifle(), "L9").begin()
    play.german("instruct G1 second-smoke 1", "give G1", "order smoke-screen", "at F4").commit()
    assert (play.g.u_smoke[play.u("G1")], play.g.u_ap[play.u("G1")]) == (1, 9)  # smoke is counted apart


@pytest.mark.rule("barbarossa:card.ammo.4")
def test_ammunition_is_never_more_than_the_card_shows() -> None:
    box = OrderBox(boxes=1)
    truck = a_card("T", "vehicles", 4, abilities=["transport"], firepower={}, orders={"receive-supplies": box})
    field = Field().unit("G1", rifle("R", orders={"receive-supplies": box}), "D4", ap=7)
    play = field.unit("G2", truck, "D4", cargo_ap=12).unit("S1", rifle(), "L9").begin()
    play.german("give G1", "order receive-supplies", "give G2", "order receive-supplies", "hand-out").commit()
    assert play.offered(GERMAN) == ["amount G1 0", "amount G1 1", "amount G1 2"]


@pytest.mark.rule("barbarossa:card.fp.1", "barbarossa:card.fp.2")
def test_a_type_that_is_not_on_the_chart_is_never_attacked_and_some_only_in_close_combat() -> None:
    firer = rifle("F", firepower={"infantry": [4] * 4, "light-tanks": [3] * 4}, close_only=["light-tanks"])
    field = Field().unit("S1", firer, "C5").unit("G1", a_card("L", "light-tanks"), "E5")
    play = field.unit("G2", a_card("M", "medium-tanks"), "E6").unit("G3", a_card("I"), "E4").begin()
    play.soviet("give S1", "order open-fire")
    assert not play.offered(SOVIET)[0].startswith("target")  # the only target is written by itself
    assert play.g.u_target[play.u("S1")] == play.u("G3")
    assert not can_fire_at(play.g, play.u("S1"), names.LIGHT_TANKS)
    assert close_dice(play.g, play.u("S1"), names.LIGHT_TANKS) == 3
    assert close_dice(play.g, play.u("S1"), names.MEDIUM_TANKS) == 0


@pytest.mark.rule(
    "barbarossa:card.range.1", "barbarossa:card.range.3", "barbarossa:card.range.4", "barbarossa:card.range.5"
)
@pytest.mark.rule("barbarossa:fire.1", "barbarossa:fire.2", "barbarossa:supf.2")
def test_the_range_diagram() -> None:
    """The first space is for Close Combat; then a number for each distance, an x where nothing can be hit."""
    firer = rifle("F", accuracy=[0, 4, 2], close_accuracy=5, close_dice=2)
    field = Field().unit("S1", firer, "C5")
    for n, hex in enumerate(["C4", "C3", "C2"], 1):
        field.unit(f"G{n}", rifle(f"T{n}"), hex)
    play = field.begin()
    play.soviet("give S1", "order open-fire")
    assert play.offered(SOVIET) == ["target G2", "target G3", "cancel"]
    play.soviet("target G2").commit()
    assert play.events("fires")[0][3] == 4
    far = Field().unit("S1", firer, "C6").unit("G1", rifle("T"), "C2").begin()
    far.soviet("give S1")
    assert "order open-fire" not in far.offered(SOVIET)
    assert reason(why_not_order(far.g, far.u("S1"), names.OPEN_FIRE)) == "no-target"
    for terrain, seen in (("plain", True), ("light-woods", False)):
        field = Field().terrain(terrain, "C4").unit("S1", firer, "C5").unit("G1", rifle("T"), "C3")
        play = field.begin().soviet("give S1")
        assert ("order open-fire" in play.offered(SOVIET)) is seen


@pytest.mark.rule("barbarossa:card.abil.1", "barbarossa:card.status.1", "barbarossa:card.status.2")
def test_a_status_lasts_until_something_ends_it_and_changes_values() -> None:
    play = duel(rifle("T", fortitude=[2] * 4, suppressed_accuracy=1), rifle("F"))
    u = play.u("G1")
    play.force("fortitude-fire G1", 6, 6).force("fortitude-recovery G1", 6, 6)
    play.soviet("give S1", "order suppression-fire").commit()
    assert has(play.g, u, SUPPRESSED)
    play.commit()
    assert has(play.g, u, SUPPRESSED) and play.g.turn == 3
    play.force("fortitude-recovery G1", 1, 1).commit()
    assert not has(play.g, u, SUPPRESSED)


@pytest.mark.rule("barbarossa:ord.1", "barbarossa:ord.2", "barbarossa:plan.3", "barbarossa:plan.4", "barbarossa:wait.2")
def test_one_order_a_unit_written_with_all_it_asks_for_and_else_it_waits() -> None:
    play = duel(rifle("T"), rifle("F"))
    play.german("give G1", "order defend", "face 2", "range 3", "give G1", "order open-fire")
    u = play.u("G1")
    assert (play.g.u_order[u], play.g.u_target[u], play.g.u_face[u]) == (names.OPEN_FIRE, play.u("S1"), -1)
    assert play.g.u_order[play.u("S1")] == names.WAIT
    play.commit()
    assert [event[0] for event in play.events("fires")] == [u]
    attack = [names.DEFEND, names.SUPPRESSION_FIRE, names.OPEN_FIRE, names.SMOKE_SCREEN, names.ASSAULT, names.AMBUSH]
    assert all(names.STEP_OF[order] < names.STEP_SPECIAL for order in attack)


@pytest.mark.rule("barbarossa:def.3", "barbarossa:def.5")
def test_defend_names_a_side_and_a_range_from_one() -> None:
    play = duel(rifle("T"), rifle("F"))
    play.german("give G1", "order defend")
    assert play.offered(GERMAN) == [f"face {d}" for d in range(1, 7)] + ["cancel"]
    play.german("face 4")
    assert play.offered(GERMAN) == ["range 1", "range 2", "range 3", "cancel"]
    gun = rifle("K", abilities=["kill-zone"])
    play = Field().unit("G1", gun, "E5", facing=3).unit("S1", rifle(), "L9").begin()
    play.german("give G1", "order defend", "range 2")  # its own facing is written by itself
    assert play.g.u_face[play.u("G1")] == 2


@pytest.mark.rule("barbarossa:amb.3", "barbarossa:amb.4", "barbarossa:bridge.4b")
def test_ambush_hides_guns_only_when_deployed_and_nobody_on_a_bridge() -> None:
    tables = Field()
    for row in tables.tables.terrain:
        row.ambush = [True] * 8
    gun = rifle(
        "K", abilities=["kill-zone", "deploys"], orders={"ambush": OrderBox(bonus=2), "withdraw": 0, "deploy": 0}
    )
    infantry = rifle("I", orders={"ambush": OrderBox(bonus=2)})
    play = tables.unit("G1", gun, "E5", facing=1).unit("G2", infantry, "F5").unit("S1", rifle(), "L9").begin()
    assert why_not_order(play.g, play.u("G1"), names.AMBUSH) == 0
    play.g.u_flags[play.u("G1")] = 0
    assert reason(why_not_order(play.g, play.u("G1"), names.AMBUSH)) == "not-deployed"
    play.g.h_work = bytes(names.BRIDGE if h == play.h("F5") else 0 for h in range(len(play.g.h_work)))
    assert reason(why_not_order(play.g, play.u("G2"), names.AMBUSH)) == "wrong-terrain"
    play.g.h_work = bytes(len(play.g.h_work))
    play.german("give G2", "order ambush", "face 2", "range 2").commit()
    assert has(play.g, play.u("G2"), HIDDEN) and play.g.u_facing[play.u("G2")] == 1


@pytest.mark.rule("barbarossa:pill.2", "barbarossa:pill.1b")
def test_where_pillboxes_stand_and_that_nobody_builds_them() -> None:
    rows = {row.name: row for row in of(random_game("the-wire", "1").state).rules.tables.terrain}
    barred = ["forest", "swamp", "river", "lake", "ravine", "ford", "forest-glade"]
    assert [name for name in barred if name in rows and rows[name].pillbox] == []
    assert not [name for name in names.ORDER_NAMES if "pillbox" in name]


@pytest.mark.rule("barbarossa:cc.13", "barbarossa:fire.9")
def test_artillery_in_close_combat_rolls_a_die_an_icon() -> None:
    gun = a_card("A", "artillery", 3, firepower={"infantry": [9, 9, 9]}, close_dice=5)
    play = Field().unit("G1", gun, "E5", size=2).unit("S1", rifle(), "L9").begin()
    assert [close_dice(play.g, play.u("G1"), row) for row in (INFANTRY, ARMORED_VEHICLES)] == [2, 2]

"""Standing instructions: what a unit answers by itself, so that a turn runs through without a stop."""

from __future__ import annotations

import random

import pytest
from chance import pick, random_game
from field import Field, a_card

from sandtable.games.barbarossa.data.scenario import scenario_names
from sandtable.games.barbarossa.rules.cards import OrderBox
from sandtable.games.barbarossa.rules.names import ANTI_INFANTRY, FAKE, GERMAN, SOVIET
from sandtable.games.barbarossa.rules.standing import ARRIVAL, BITS, INSTRUCTION_NAMES, VALUES, standing
from sandtable.games.barbarossa.rules.state import RESERVE, of, units_of
from sandtable.games.barbarossa.rules.verbs import INSTRUCT
from sandtable.kernel.choice import choice
from sandtable.kernel.game import Game


def instruct_all(game: Game, rng: random.Random) -> None:
    """Every unit of both sides is told something for every kind of question."""
    for seat in (GERMAN, SOVIET):
        for u in units_of(of(game.state), seat):
            for kind, values in enumerate(VALUES):
                code = choice(INSTRUCT, u, kind, rng.randrange(1, values))
                if code in game.offered(seat):
                    game.play(code, seat)


@pytest.mark.parametrize("name", scenario_names())
def test_with_all_instructions_given_no_turn_stops(name: str) -> None:
    rng = random.Random(name)
    game = random_game(name, "8")
    told = False
    while not game.over and of(game.state).turn < 6:
        decision = game.decision
        assert decision is not None
        assert not told or decision.prompt.startswith("plan"), decision.prompt  # nor by radio, nor for who arrives
        if decision.prompt == "plan" and not told:
            instruct_all(game, rng)
            told = True
        game.play(pick(rng, game))
    assert told


def test_an_instruction_is_given_kept_and_changed() -> None:
    play = Field().unit("G1", a_card(), "B2").unit("S1", a_card(), "L9").begin()
    play.german("instruct G1 reaction 4", "instruct G1 mines 3", "instruct G1 reaction 9")
    assert standing(play.g, play.u("G1"), 0) == 9 and standing(play.g, play.u("G1"), 10) == 3
    assert "instruct G1 reaction 9" not in play.extras(GERMAN)
    assert len(INSTRUCTION_NAMES) == len(VALUES)
    play.commit()
    assert standing(play.g, play.u("G1"), 0) == 9


def brawl(*instructions: str) -> list[int]:
    """Whom the defender attacks, of two that charge him: a strong one and a weak one."""
    card = a_card(orders={"assault": 1}, close_dice=3)
    field = Field().unit("S1", card, "E5").unit("G1", card, "D4").unit("G2", card, "F4", size=1)
    play = field.begin()
    if instructions:
        play.soviet(*instructions)
    for unit in ("G1", "G2"):
        play.german(f"give {unit}", "order assault")
    play.commit()
    if not instructions:
        assert play.offered(SOVIET) == ["shoot S1 G1", "shoot S1 G2"]
        return []
    return [b for a, b, *_ in play.events("fires") if a == play.u("S1")]


@pytest.mark.rule("barbarossa:cc.3")
def test_whom_a_defender_attacks_is_asked_or_said_ahead() -> None:
    assert brawl() == []
    assert brawl("instruct S1 close-combat 1") == [2] and brawl("instruct S1 close-combat 2") == [1]


@pytest.mark.parametrize(("value", "kind"), [(2, ANTI_INFANTRY), (3, FAKE)])
@pytest.mark.rule("barbarossa:mine.2")
def test_the_kind_of_a_minefield_is_said_ahead(value: int, kind: int) -> None:
    sappers = a_card(abilities=["engineer"], mines=1, orders={"place-land-mines": OrderBox(boxes=1)})
    play = Field().unit("G1", sappers, "D4").unit("S1", a_card(), "L9").begin()
    play.german(f"instruct G1 mines {value}", "give G1", "order place-land-mines").commit()
    assert play.g.f_kind == [kind] and play.g.u_mines[play.u("G1")] == (0 if kind != FAKE else 1)


@pytest.mark.rule("barbarossa:join.4")
def test_who_stays_after_join_up_is_said_ahead() -> None:
    card = a_card(orders={"join-up": 0})
    for value, stays in ((1, "G2"), (2, "G1")):
        play = Field().unit("G1", card, "D4", size=1, ap=2).unit("G2", card, "D4", size=2, ap=5).begin()
        play.german(f"instruct G1 who-stays {value}", "give G1", "order join-up", "give G2", "order join-up").commit()
        assert play.g.u_size[play.u(stays)] == 3


@pytest.mark.rule("barbarossa:path.1", "barbarossa:lwood.4", "barbarossa:forest.4")
@pytest.mark.parametrize("terrain", ["forest", "light-woods"])
def test_a_path_with_exits_on_all_sides_is_said_ahead(terrain: str) -> None:
    sappers = a_card(abilities=["engineer"], orders={"clear-a-path": OrderBox(boxes=1)})
    play = Field().terrain(terrain, "D4").unit("G1", sappers, "D4").unit("S1", a_card(), "L9").begin()
    play.german("instruct G1 exits 1", "give G1", "order clear-a-path").commit()
    assert play.g.h_exits[play.h("D4")] == 63
    assert play.g.rules.tables.terrain[play.g.h_terrain[play.h("D4")]].name in ("forest-glade", "light-glade")


@pytest.mark.rule("barbarossa:smoke.3")
def test_the_second_smoke_hex_is_said_ahead() -> None:
    for value, farther in ((1, True), (2, False)):
        gun = a_card(type="artillery", smoke=1, accuracy=[3] * 6, orders={"smoke-screen": 0})
        play = Field().unit("G1", gun, "B4").unit("S1", a_card(), "L9").begin()
        play.german(f"instruct G1 second-smoke {value}", "give G1", "order smoke-screen", "at F4").commit()
        second = [a for a, *_ in play.events("smoke-laid") if a != play.h("F4")]
        distance = play.g.rules.ground.distance(play.h("B4"), second[0])
        assert (distance > 4) == farther and len(second) == 1


@pytest.mark.rule("barbarossa:sply.3")
def test_how_much_is_drawn_is_said_ahead() -> None:
    receiver = a_card(orders={"receive-supplies": OrderBox(boxes=1)}, ammo=9)
    truck = a_card(
        "T1", "vehicles", 4, abilities=["transport"], firepower={}, orders={"receive-supplies": OrderBox(boxes=1)}
    )
    for value, points in ((1, 9), (2, 2)):
        field = Field().unit("G1", receiver, "D4", ap=2).unit("G2", truck, "D4", cargo_ap=12).unit("S1", a_card(), "L9")
        play = field.begin()
        play.german(f"instruct G1 amount {value}", "give G1", "order receive-supplies")
        play.german("give G2", "order receive-supplies", "hand-out").commit()
        assert play.g.u_ap[play.u("G1")] == points


# --- a turn of everything, by correspondence ---


@pytest.mark.rule("barbarossa:radio.4", "barbarossa:radio.5")
@pytest.mark.parametrize("value", [0, 1])
def test_that_orders_stay_whatever_the_radio_reads_is_said_ahead(value: int) -> None:
    listener, staff = a_card("R", orders={"radio-interception": 0}), a_card("HQ", abilities=["hq"])
    field = Field().unit("G1", listener, "E5").unit("G2", staff, "E4").unit("S1", a_card("B"), "E7")
    field.tables.radio = [6] * 4
    play = field.begin().force("radio G1 S1", 1).force("change german", 3)
    if value:
        play.german("instruct G1 radio 1")
    play.german("give G1", "order radio-interception", "range 4").commit()
    assert len(play.events("order-read")) == 1  # it is read, and known, all the same
    assert (play.g.turn == 1 and "commit" in play.offered(GERMAN)) == (value == 0)


@pytest.mark.rule("barbarossa:tow.6")
@pytest.mark.parametrize(("value", "turn"), [(1, 1), (2, 2)])
def test_when_reinforcements_come_is_said_ahead(value: int, turn: int) -> None:
    game = random_game("the-halt", "3")
    g = of(game.state)
    late = [u for u in units_of(g, GERMAN) if g.rules.until[u] > g.rules.arrives[u] > 0]
    for u in units_of(g, GERMAN):
        g.u_standing[u] = value << ARRIVAL * BITS
    rng, seen = random.Random("3"), [0] * len(g.u_card)
    while g.turn < 3:
        asked = game.decision
        assert asked is not None and asked.prompt != "arrival"
        for u in late:
            seen[u] = seen[u] or (g.turn if g.u_hex[u] != RESERVE else 0)
        game.play(pick(rng, game))
    assert late and {seen[u] for u in late} == {turn}


DECISIONS = {  # of the guide, and the instruction that answers each
    "D2a D3a": "spill-over", "D3b": "reroll", "D3c": "second-smoke", "D4a": "edge", "D4b": "stay-out",
    "D4c D4d": "duel", "D4e": "counterfire", "D5a D5b D8c": "close-combat", "D5c D8b": "losses", "D7a": "mines",
    "D7b": "who-stays", "D7c": "amount", "D8a": "reaction", "A31": "exits", "R1": "radio", "A59": "arrival",
}  # fmt: skip


def test_every_decision_of_the_guide_has_its_instruction() -> None:
    assert sorted(DECISIONS.values()) == sorted(INSTRUCTION_NAMES)


@pytest.mark.rule("barbarossa:def.6", "barbarossa:def.10")
@pytest.mark.parametrize(
    ("value", "shot"),
    [(1, ["G1"]), (2, ["G2"]), (3, ["G2"]), (4, []), (5, []), (6, ["G2"]), (7, ["G2"])],
)
def test_whom_a_watcher_fires_at_by_each_instruction(value: int, shot: list[str]) -> None:
    """First chance, best odds, only armour, hold fire, from one, two and three hexes; G1 moves three hexes away and is
    hard to hurt, a tank moves two away."""
    rows = {"infantry": [6] * 4, "light-tanks": [6] * 4}
    watcher = a_card("W", orders={"defend": 0}, firepower=rows, accuracy=[3, 3, 3])
    walker = a_card("A", defense=9, orders={"careful-movement": OrderBox(distance=1)}, fortitude=[12] * 4)
    tank = a_card("T", "light-tanks", defense=0, orders={"careful-movement": OrderBox(distance=1)}, fortitude=[12] * 4)
    field = Field().unit("S1", watcher, "E6", standing=value).unit("G1", walker, "E2").unit("G2", tank, "E3")
    play = field.begin()
    play.soviet("give S1", "order defend", "face 1", "range 3")
    play.german("give G1", "order careful-movement", "step E3").german("give G2", "order careful-movement", "step E4")
    play.commit()
    assert [event[1] for event in play.events("fires")] == [play.u(name) for name in shot]

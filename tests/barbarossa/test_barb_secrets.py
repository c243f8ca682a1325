"""What a seat may not know makes no difference to what it sees, hears, is offered or refused (guide 2.4)."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from chance import pick, random_game
from field import Field, Play, a_card

from sandtable.games.barbarossa.data.scenario import scenario_names
from sandtable.games.barbarossa.rules.cards import OrderBox
from sandtable.games.barbarossa.rules.names import LIGHT_WOODS, ORDERS, SIDE_NAMES, TYPES
from sandtable.games.barbarossa.rules.special.path import push_path_exits
from sandtable.games.barbarossa.rules.state import EXECUTION, HIDDEN, PLANNING, State, has, of, units_of
from sandtable.games.barbarossa.rules.title import TITLE
from sandtable.games.barbarossa.rules.verbs import AT, FACE, FIRE_FROM, GIVE, ORDER, SHOOT, STEP, TARGET
from sandtable.kernel.choice import B_SHIFT, choice
from sandtable.kernel.game import Game
from sandtable.kernel.title import SPECTATOR
from subjects import plain


def picture(game: Game, seat: int) -> dict[str, Any]:
    """All that the table shows a seat, but whether the other is still asked."""
    return json.loads(json.dumps({key: value for key, value in game.view(seat).items() if key != "asked"}))


def refusals(game: Game, seat: int) -> list[object]:
    """The reason of every thing for every verb that asks for one."""
    g = of(game.state)
    units, hexes = range(len(g.u_card)), range(g.rules.ground.size)
    frame, asked = g.frames[-1], game.decision_of(seat)
    found: list[object] = [] if asked is None else [plain(asked.subject), asked.prompt, asked.rule]
    for verb, things in ((GIVE, units), (TARGET, units), (ORDER, range(ORDERS)), (FACE, range(6)), (FIRE_FROM, hexes)):
        found += [frame.why(g, seat, thing, verb) for thing in things]
    for verb in (STEP, AT):
        found += [frame.why(g, seat, h, verb) for h in hexes]
    unit = asked.subject.unit if asked is not None else -1
    if unit > 0:
        found += [frame.why(g, seat, unit << B_SHIFT | v, SHOOT) for v in units]
    return found


def heard(game: Game, seat: int, since: int) -> list[tuple[int, ...]]:
    return [event for event in game.events[since:] if event[1] >> seat & 1]


def compare(game: Game, seat: int, seed: str) -> None:
    dealt = game.determinise(seat, seed)
    assert picture(dealt, seat) == picture(game, seat)
    assert dealt.offered(seat) == game.offered(seat)
    assert refusals(dealt, seat) == refusals(game, seat)
    if of(game.state).phase < EXECUTION:
        go_on_alike(game, dealt, seat, seed)


def go_on_alike(game: Game, dealt: Game, seat: int, seed: str) -> None:
    """The same answer of the seat shows and tells it the same, as long as no dice fall."""
    rng = random.Random(seed)
    true = game.clone()
    for _ in range(3):
        if true.decision_of(seat) is None or of(true.state).reveals != of(game.state).reveals:
            return
        code = pick(rng, true, seat)
        before = len(true.events), len(dealt.events)
        true.play(code, seat)
        dealt.play(code, seat)
        if true.state.reveals != game.state.reveals or of(true.state).phase != of(game.state).phase:
            return  # all have answered
        assert heard(true, seat, before[0]) == heard(dealt, seat, before[1])
        assert picture(true, seat) == picture(dealt, seat)


@pytest.mark.long
@pytest.mark.rule("barbarossa:plan.1", "barbarossa:hid.1", "barbarossa:mine.4", "barbarossa:mfind.1")
@pytest.mark.parametrize("name", scenario_names())
def test_a_fresh_deal_is_the_same_game_to_the_seat_it_is_dealt_for(name: str) -> None:
    rng = random.Random(name)
    game = random_game(name, "5", windows=True)
    seen: dict[str, int] = {}
    while not game.over and of(game.state).turn < 4:
        decision = game.decision
        assert decision is not None
        for seat in decision.seats:
            asked = game.decision_of(seat)
            assert asked is not None
            seen[asked.prompt] = seen.get(asked.prompt, 0) + 1
            if seen[asked.prompt] < 4 or rng.random() < 0.005:
                compare(game, seat, str(len(game.decisions)))
        seat = rng.choice(decision.seats)
        game.play(pick(rng, game, seat), seat)


# --- what is dealt afresh ---


def at_planning(name: str, seed: str) -> Game:
    game = random_game(name, seed)
    rng = random.Random(seed)
    while of(game.state).phase != PLANNING:
        game.play(pick(rng, game))
    return game


def hidden(g: State, side: int) -> list[int]:
    return [u for u in units_of(g, side) if has(g, u, HIDDEN)]


def a_game_with_hidden_units() -> Game:
    for seed in range(60):
        game = at_planning("the-halt", str(seed))
        if hidden(of(game.state), 1):
            return game
    raise AssertionError("nobody hides")


@pytest.mark.rule("barbarossa:hid.1")
def test_a_unit_that_was_never_seen_may_lie_anywhere_in_its_area() -> None:
    game = a_game_with_hidden_units()
    u = hidden(of(game.state), 1)[0]
    deals = [of(game.determinise(0, str(n)).state) for n in range(30)]
    assert len({g.u_hex[u] for g in deals}) > 3 and len({g.u_facing[u] for g in deals}) > 3
    assert all(g.u_hex[u] in g.rules.areas[u] for g in deals)
    mine = {of(game.determinise(1, str(n)).state).u_hex[u] for n in range(5)}
    assert mine == {of(game.state).u_hex[u]}


@pytest.mark.rule("barbarossa:hid.1", "barbarossa:plan.1")
def test_an_order_half_written_for_a_hidden_unit_does_not_come_along_to_another_hex() -> None:
    field = Field().terrain("light-woods", "E7", "K2", "B2", "H9")
    field.unit("G1", a_card(), "A10").unit("S1", a_card("X02", orders={"careful-movement": 2}), "E7", flags=HIDDEN)
    field.tables.terrain[LIGHT_WOODS].ambush = [True] * TYPES
    play = Play(field.state())
    lair, woods = play.h("E7"), [play.h(name) for name in ("E7", "K2", "B2", "H9")]
    play.g.rules.areas = [[], woods]
    play.soviet("give S1", "order careful-movement", "step E8")
    deals = [of(TITLE.clone(play.g)) for _ in range(8)]
    for n, dealt in enumerate(deals):
        TITLE.determinise(dealt, 0, str(n))
    assert {dealt.u_hex[play.u("S1")] for dealt in deals} - {lair}
    play.soviet("cancel")
    assert all(Play(dealt).offered(1) == play.offered(1) for dealt in deals), "he is asked from the start"


@pytest.mark.rule("barbarossa:mine.4")
def test_unknown_minefields_may_lie_elsewhere_and_be_of_another_kind() -> None:
    for seed in range(40):
        game = at_planning("the-wire", str(seed))
        if of(game.state).f_hex:
            break
    g = of(game.state)
    side = g.f_side[0]
    deals = [of(game.determinise(1 - side, str(n)).state) for n in range(30)]
    assert len({d.f_hex[0] for d in deals}) > 3 and len({d.f_kind[0] for d in deals}) > 1
    g.f_known[0] = 1
    known = [of(game.determinise(1 - side, str(n)).state) for n in range(5)]
    assert {(d.f_hex[0], d.f_kind[0]) for d in known} == {(g.f_hex[0], g.f_kind[0])}


@pytest.mark.rule("barbarossa:prep.1")
def test_before_the_first_turn_the_other_sides_set_up_is_dealt_anew() -> None:
    game = random_game("keep-their-heads-down", "3")
    game.state.windows = True
    rng = random.Random("3")
    while game.decision_of(1) is not None:
        game.play(pick(rng, game, 1), 1)
    assert of(game.state).turn == 0
    deals = [of(game.determinise(0, str(n)).state) for n in range(8)]
    assert len({tuple(g.u_hex) for g in deals}) > 3
    assert all(g.asked_mask == 1 for g in deals)


def test_a_spectator_knows_no_orders_of_either_side() -> None:
    game = at_planning("first-contact", "2")
    rng = random.Random("2")
    for _ in range(20):
        game.play(pick(rng, game))
    dealt = of(game.determinise(SPECTATOR, "1").state)
    assert all(dealt.u_order[u] == 0 for side in range(len(SIDE_NAMES)) for u in units_of(dealt, side))
    shown = json.loads(json.dumps(TITLE.view(dealt, SPECTATOR)))
    assert picture(game, SPECTATOR) == {**shown, "decision": None}


@pytest.mark.rule("barbarossa:hid.1", "barbarossa:hid.fire.2")
@pytest.mark.parametrize("lair", ["E7", "K2"])
def test_at_a_window_being_asked_does_not_tell_where_men_lie_in_wait(lair: str) -> None:
    """Whether the runner comes under the hidden gun or is far from it, its owner is asked at each of his steps."""
    men = a_card(orders={"careful-movement": 3, "ambush": OrderBox(bonus=1), "open-fire": 0}, defense=9)
    field = Field().terrain("light-woods", lair).unit("G1", men, "E4")
    field.unit("S1", men, lair, facing=1, flags=HIDDEN, reach=2)
    field.tables.terrain[LIGHT_WOODS].ambush = [True] * TYPES
    state = field.state()
    state.windows = True
    play = Play(state)
    play.german("give G1", "order careful-movement", "step E5", "step D5", "step C5")
    play.soviet("give S1", "order ambush", "range 2").commit()
    asked = 0
    while play.g.phase == EXECUTION and play.offered(1):
        asked += 1
        play.soviet("hold S1" if "hold S1" in play.offered(1) else "done")
    assert asked == 3


def test_a_deal_of_answers_does_not_write_into_those_of_the_other_side() -> None:
    """Both clear a path; the German has named every exit and has only to say that he is done. Dealt afresh, he may have
    said so by chance, but not for the Soviet, who is asked as before."""
    sappers = a_card(abilities=["engineer"])
    g = Field().unit("G1", sappers, "C3").unit("S1", sappers, "I3").state()
    g.turn, g.phase, g.windows = 1, EXECUTION, True
    push_path_exits(g, [*units_of(g, 0), *units_of(g, 1)])
    asked = Game(TITLE, {}, "", {}, g)
    for face in range(6):
        asked.play(choice(FACE, face), 0)
    before = asked.offered(1)
    for number in range(40):
        dealt = asked.dealt(1, str(number))
        assert dealt.prompt_of(1) == "path-exits" and dealt.offered(1) == before

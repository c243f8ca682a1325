"""Odds before a roll against the slow truth: the position played out with every card on top of every pile."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, cast

import pytest

from sandtable.commander import names
from sandtable.commander.odds import (
    UnitOdds,
    answer_odds,
    believed_pile,
    fire_odds,
    melee_odds,
    rally_odds,
    rout_odds,
    sudden_death_odds,
    targeting_odds,
)
from sandtable.commander.rolls import push_trigger
from sandtable.commander.state import BROKEN, MOVING, SUPPRESSED, State, units_of
from sandtable.games.combat_commander.position import build_position
from sandtable.kernel.game import Game

AXIS, ALLIES = 0, 1
BOARD = {"name": "board", "title": "Board", "columns": 9, "rows": 10}
OBJECTIVES = {"1": "A1", "2": "A5", "3": "H5", "4": "I5", "5": "I1"}


def state(game: Game) -> State:
    return cast(State, game.state)


def position(axis: list[dict[str, Any]], allies: list[dict[str, Any]], **more: Any) -> Game:
    """No hands, small draw piles of cards without triggers: what a seat believes is short enough to be tried out."""
    paint = {"map": BOARD, "objectives": OBJECTIVES, **more.pop("map", {})}
    sides = {"axis": {"units": axis}, "allies": {"units": allies}}
    game = build_position({"map_data": paint, **sides, **more})
    g = state(game)
    for side in range(2):
        quiet = [c for c in sorted(g.draw[side]) if g.rules.tables.card_trigger[c] == names.NO_TRIGGER]
        kept = quiet[side :: 5][:7]
        g.discards[side] = sorted(set(g.draw[side] + g.hand[side]) - set(kept))
        g.draw[side], g.hand[side] = kept, []
    return game


def give(game: Game, side: int, order: int, action: int | None = None) -> int:
    """Put a card with that Order into a hand, out of the discard pile."""
    g = state(game)
    found = [
        c
        for c in g.discards[side]
        if g.rules.card_order[c] == order and (action is None or g.rules.card_action[c] == action)
    ]
    harmless = (names.SMOKE_GRENADES, names.DEMOLITIONS, names.NO_QUARTER, names.DIG_IN, names.AMBUSH)
    found.sort(key=lambda c: g.rules.card_action[c] not in harmless)
    g.discards[side].remove(found[0])
    g.hand[side] = sorted([*g.hand[side], found[0]])
    return found[0]


def refreshed(game: Game) -> Game:
    """The same position, asked again."""
    return game.determinise(-1, "same") if False else Game(game.title, game.scenario, "0", game.options, game.state)


def stacked(game: Game, tops: list[tuple[int, int]]) -> Game:
    """A copy with the cards (side, card) on top of their piles, first first; one from a hand changes places."""
    copy = game.clone()
    g = state(copy)
    for side, card in reversed(tops):
        if card in g.hand[side]:
            swapped = next(c for c in g.draw[side] if (side, c) not in tops)
            g.hand[side].remove(card)
            g.draw[side].remove(swapped)
            g.hand[side] = sorted([*g.hand[side], swapped])
        else:
            g.draw[side].remove(card)
        g.draw[side].append(card)
    return copy


def play_on(game: Game, wanted: dict[str, str], stop: tuple[str, ...]) -> None:
    """Answer by the prompt; keep every roll, play no Action."""
    while not game.over:
        decision = game.decision
        assert decision is not None
        if decision.prompt in stop:
            return
        texts = [game.notation(c) for c in decision.choices]
        answer = wanted.get(decision.prompt, "")
        for text in (answer, "keep", "roll", "none", "done"):
            if text in texts:
                game.play_text(text)
                break
        else:
            game.play_text(texts[0] if not answer else next(t for t in texts if t.startswith(answer)))


def pairs(game: Game, seat: int, sides: list[int]) -> Iterator[list[tuple[int, int]]]:
    """Every order of cards that the piles may show, as a seat believes."""

    def more(done: list[tuple[int, int]]) -> Iterator[list[tuple[int, int]]]:
        if len(done) == len(sides):
            yield done
            return
        side = sides[len(done)]
        for card in believed_pile(state(game), seat, side):
            if (side, card) not in done:
                yield from more([*done, (side, card)])

    yield from more([])


def frequencies(
    game: Game, seat: int, sides: list[int], act: Callable[[Game], None], tell: Callable[[Game], str]
) -> dict[str, float]:
    """Play the position with every deal; how often each end comes about."""
    counts: dict[str, int] = {}
    for tops in pairs(game, seat, sides):
        copy = stacked(game, tops)
        act(copy)
        outcome = tell(copy)
        counts[outcome] = counts.get(outcome, 0) + 1
    return {key: n / sum(counts.values()) for key, n in counts.items()}


def fate(u: int, before: int) -> Callable[[Game], str]:
    """What became of a unit that had these flags before."""

    def tell(game: Game) -> str:
        g = state(game)
        if g.u_hex[u] < 0:
            return "eliminate"
        if g.u_flags[u] & BROKEN and not before & BROKEN:
            return "break"
        return "suppress" if g.u_flags[u] & SUPPRESSED and not before & SUPPRESSED else "hold"

    return tell


def same(odds: UnitOdds, found: dict[str, float]) -> None:
    expected = {"hold": odds.hold, "suppress": odds.suppress, "break": odds.breaks, "eliminate": odds.eliminate}
    assert sum(expected.values()) == pytest.approx(1.0)
    for key, chance in expected.items():
        assert chance == pytest.approx(found.get(key, 0.0), abs=1e-12), key


def check_fire(game: Game, pieces: list[int], base: int, target: str, u: int, rolls: list[int], answers: dict[str, str]) -> None:
    """The preview of a Fire Order on one unit against all deals of it."""
    g = state(game)
    hex = g.rules.map.hex_index(target)
    odds = next(o for o in fire_odds(g, AXIS, AXIS, pieces, base, [hex], 0) if o.unit == u)
    wanted = {"turn": "order", "fire-target": f"fire {target}", "activate-more": "activate", **answers}
    found = frequencies(game, AXIS, rolls, lambda c: play_on(c, wanted, ("next-order",)), fate(u, g.u_flags[u]))
    same(odds, found)
    assert len(found) > 1  # the position decides nothing by itself


RIFLES = [{"unit": "rifle", "hex": "C5"}]


def fire_position(axis: list[dict[str, Any]], allies: list[dict[str, Any]], **more: Any) -> Game:
    game = position(axis, allies, **more)
    give(game, AXIS, names.FIRE)
    return refreshed(game)


@pytest.mark.rule("O20.3.3", "O20.3.4")
def test_one_squad_against_one_in_the_open() -> None:
    game = fire_position(RIFLES, [{"unit": "rifle", "hex": "E5"}])
    check_fire(game, [0], 0, "E5", 1, [AXIS, ALLIES], {})


@pytest.mark.rule("O20.3.4", "3.2.4")
def test_a_broken_unit_in_cover_is_eliminated() -> None:
    game = fire_position(
        [{"unit": "elite-rifle", "hex": "C5"}, {"unit": "sgt-esser", "hex": "C5"}],
        [{"unit": "rifle", "hex": "E5", "broken": True}],
        map={"terrain": {"woods": "E5"}},
    )
    g = state(game)
    squad = units_of(g, AXIS)[0]
    check_fire(game, [squad], squad, "E5", 2, [AXIS, ALLIES], {"activate": "activate g.elite-rifle-1"})


@pytest.mark.rule("O20.3.1.2", "O20.3.2", "T97")
def test_a_group_over_a_wall_through_a_hindrance() -> None:
    game = fire_position(
        [{"unit": "sgt-esser", "hex": "C4"}, {"unit": "rifle", "hex": "C4"}, {"unit": "rifle", "hex": "C5"}],
        [{"unit": "rifle", "hex": "E5"}],
        map={"terrain": {"brush": "D4"}, "sides": {"wall": "E5/4 E5/5 E5/3"}},
    )
    answers = {"fire-base": "base g.rifle-1", "fire-group": "join g.rifle-2", "activate": "activate g.sgt-esser"}
    check_fire(game, [1, 2], 1, "E5", 3, [AXIS, ALLIES], answers)


@pytest.mark.rule("O20.2.3", "T99", "11.6")
def test_a_mortar_into_woods_must_hit_first() -> None:
    mortar = {"unit": "weapon-team", "hex": "B5", "weapon": "medium-mortar"}
    game = fire_position([mortar], [{"unit": "rifle", "hex": "G5"}], map={"terrain": {"woods": "G5"}})
    piece = 2048
    hex = state(game).rules.map.hex_index("G5")
    assert 0.0 < targeting_odds(state(game), AXIS, AXIS, piece, hex) < 1.0
    check_fire(game, [piece], piece, "G5", 1, [AXIS, AXIS, ALLIES], {"fire-target": "fire G5"})


@pytest.mark.rule("O20.3.4")
def test_own_units_in_the_target_roll_from_the_pile_of_the_attack() -> None:
    """Two different cards of one pile: a multiset counted twice would be wrong here."""
    game = fire_position(
        RIFLES, [{"unit": "rifle", "hex": "E5"}, {"unit": "rifle", "hex": "H9"}], map={"terrain": {"field": "H9"}}
    )
    g = state(game)
    from sandtable.commander.state import new_unit

    mate = new_unit(g, g.u_type[0], AXIS, g.rules.map.hex_index("E5"))
    check_fire(refreshed(game), [0], 0, "E5", mate, [AXIS, ALLIES, AXIS], {"activate": "activate g.rifle-1"})


@pytest.mark.rule("A33", "O20.3.4")
def test_a_tie_breaks_a_mover() -> None:
    """The preview at the moment of Op Fire, played out."""
    game = position(RIFLES, [{"unit": "rifle", "hex": "E6"}], table={"active": "allies"})
    give(game, ALLIES, names.MOVE)
    give(game, AXIS, names.FIRE)
    game = refreshed(game)
    play_on(game, {"turn": "order", "move-step": "step E5"}, ("op-fire",))
    g = state(game)
    assert g.u_flags[1] & MOVING
    odds = fire_odds(g, AXIS, AXIS, [0], 0, [g.u_hex[1]], 0)[0]
    assert odds.suppress == 0.0
    calm = g.u_flags[1]
    g.u_flags[1] &= ~MOVING
    assert fire_odds(g, AXIS, AXIS, [0], 0, [g.u_hex[1]], 0)[0].suppress > 0.0
    g.u_flags[1] = calm
    wanted = {"op-fire": "play"}

    def act(copy: Game) -> None:
        play_on(copy, wanted, ("fire-base", "move-step"))
        if copy.decision is not None and copy.decision.prompt == "op-fire":
            copy.play_text("fire E5")
        play_on(copy, {"op-fire": "none", "move-step": "stop"}, ("move-step", "next-order"))

    copy = game.clone()
    card = copy.notation(next(c for c in copy.decision.choices if copy.notation(c).startswith("play")))  # type: ignore[union-attr]
    wanted["op-fire"] = card

    def shoot(copy: Game) -> None:
        copy.play_text(card)
        copy.play_text("fire E5")
        play_on(copy, {"op-fire": "none"}, ("move-step", "next-order", "turn"))

    same(odds, frequencies(game, AXIS, [AXIS, ALLIES], shoot, fate(1, g.u_flags[1])))


@pytest.mark.rule("1.2")
def test_the_opponents_hand_is_mixed_with_his_pile() -> None:
    game = fire_position(RIFLES, [{"unit": "rifle", "hex": "E5"}])
    g = state(game)
    hidden = give(game, ALLIES, names.ROUT, names.SMOKE_GRENADES) if False else give(game, ALLIES, names.RECOVER)
    assert hidden in believed_pile(g, AXIS, ALLIES)
    assert hidden not in believed_pile(g, ALLIES, ALLIES)
    check_fire(refreshed(game), [0], 0, "E5", 1, [AXIS, ALLIES], {})
    g.seen[ALLIES] = [hidden]
    assert hidden not in believed_pile(g, AXIS, ALLIES)


@pytest.mark.rule("O20.3.4")
def test_a_defence_roll_against_a_known_attack() -> None:
    game = fire_position(RIFLES, [{"unit": "rifle", "hex": "E5"}])
    play_on(game, {"turn": "order"}, ("initiative-defence",))
    g = state(game)
    frame: Any = g.frames[-2]
    odds = answer_odds(g, AXIS, 1, frame.total, frame.cover(g))
    g.draw[ALLIES].append(g.discards[ALLIES].pop())  # take the roll back
    g.frames.pop()
    frame.at, frame.waiting = 0, [1]
    again = refreshed(game)
    odds = answer_odds(state(again), AXIS, 1, frame.total, frame.cover(g)) if not again.over else odds
    assert odds.hold + odds.suppress + odds.breaks == pytest.approx(1.0)


@pytest.mark.rule("O22.2", "O22.3")
def test_rally_odds_are_without_the_suppressed_marker() -> None:
    squad = {"unit": "rifle", "hex": "C5", "broken": True, "suppressed": True}
    game = position([squad, {"unit": "rifle", "hex": "C9"}], [{"unit": "rifle", "hex": "H9"}])
    give(game, AXIS, names.RECOVER)
    game = refreshed(game)
    odds = rally_odds(state(game), AXIS, 0)

    def tell(copy: Game) -> str:
        flags = state(copy).u_flags[0]
        return "less" if not flags & BROKEN else "equal" if flags & SUPPRESSED else "more"

    found = frequencies(game, AXIS, [AXIS], lambda c: play_on(c, {"turn": "order"}, ("next-order",)), tell)
    assert found.get("less", 0.0) == pytest.approx(odds.less)
    assert found.get("equal", 0.0) == pytest.approx(odds.equal)
    assert found.get("more", 0.0) == pytest.approx(odds.more)


@pytest.mark.rule("O23.2")
def test_rout_odds() -> None:
    game = position(RIFLES, [{"unit": "rifle", "hex": "E5", "broken": True}, {"unit": "rifle", "hex": "H9"}])
    give(game, AXIS, names.ROUT)
    game = refreshed(game)
    g = state(game)
    odds = rout_odds(g, AXIS, AXIS, 1)

    def tell(copy: Game) -> str:
        if state(copy).u_hex[1] != g.u_hex[1]:
            return "more"
        return "equal" if state(copy).u_flags[1] & SUPPRESSED else "less"

    found = frequencies(game, AXIS, [AXIS], lambda c: play_on(c, {"turn": "order"}, ("next-order",)), tell)
    assert (found.get("less", 0), found.get("equal", 0), found.get("more", 0)) == pytest.approx(
        (odds.less, odds.equal, odds.more)
    )


@pytest.mark.rule("O16.4.1", "O16.4.3")
@pytest.mark.parametrize("fort", ["", "bunker"])
def test_melee_odds(fort: str) -> None:
    """Also where the last sole occupant of a Bunker wins the ties."""
    allies = {"units": [{"unit": "rifle", "hex": "D4"}, {"unit": "rifle", "hex": "H9"}]}
    more: dict[str, Any] = {"allies": allies}
    if fort:
        allies["forts"] = [{"fort": fort, "hex": "D4"}]  # type: ignore[list-item]
    game = position([{"unit": "rifle", "hex": "C5"}, {"unit": "rifle", "hex": "A1"}], [], **more)
    give(game, AXIS, names.ADVANCE)
    game = refreshed(game)
    play_on(game, {"turn": "order", "activate": "activate g.rifle-1", "advance": "advance g.rifle-1 D4"}, ())if False else None
    wanted = {"turn": "order", "activate": "activate g.rifle-1", "advance": "advance g.rifle-1 D4"}

    def tell(copy: Game) -> str:
        mine, theirs = state(copy).u_hex[0] >= 0, state(copy).u_hex[2] >= 0
        return "win" if mine else "lose" if theirs else "tie"

    found = frequencies(game, AXIS, [ALLIES, AXIS], lambda c: play_on(c, wanted, ("next-order",)), tell)
    inside = game.clone()
    play_on(inside, wanted, ("initiative-melee",))
    probe = state(game)
    state(inside).draw, state(inside).hand = probe.draw, probe.hand
    odds = melee_odds(state(inside), AXIS, AXIS, state(inside).rules.map.hex_index("D4"))
    assert found.get("win", 0.0) == pytest.approx(odds.win)
    assert found.get("tie", 0.0) == pytest.approx(odds.tie)
    assert found.get("lose", 0.0) == pytest.approx(odds.lose)
    assert (odds.tie == 0.0) == bool(fort)


@pytest.mark.rule("6.2.2", "1.4")
def test_sudden_death_odds_are_those_of_the_reshuffled_deck() -> None:
    game = position(RIFLES, [{"unit": "rifle", "hex": "H9"}], sudden_death=7, time=6)
    g = state(game)
    assert sudden_death_odds(g, AXIS, AXIS, 6) == 0.0
    odds = sudden_death_odds(g, AXIS, AXIS, 7)
    deck = sorted(g.draw[AXIS] + g.discards[AXIS])
    ended = 0
    for card in deck:
        copy = game.clone()
        h = state(copy)
        h.chance.forced = [[card, -1], [], [], [], [], []]
        push_trigger(h, AXIS, names.TIME)
        again = refreshed(copy)
        play_on(again, {}, ("turn",))
        ended += again.over
    assert odds == pytest.approx(ended / len(deck))
    assert 0.0 < odds < 1.0

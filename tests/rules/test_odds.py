"""Odds before a roll against the slow truth: the position played out with every card on top of every pile."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, cast

import pytest

from sandtable.commander.rules import names
from sandtable.commander.rules.odds import (
    RollOdds,
    UnitOdds,
    answer_odds,
    believed_pile,
    fire_odds,
    melee_odds,
    rally_odds,
    rout_odds,
    targeting_odds,
)
from sandtable.commander.rules.orders.defence import Defence
from sandtable.commander.rules.state import ACTIVATED, BROKEN, SUPPRESSED, WEAPON_PIECE, State, new_unit, side_units_in
from sandtable.games.combat_commander.cases import build_position
from sandtable.games.combat_commander.files import load_tables
from sandtable.games.combat_commander.names import GERMANY, RUSSIA
from sandtable.kernel.game import Game

AXIS, ALLIES = 0, 1
BOARD = {"name": "board", "title": "Board", "columns": 9, "rows": 10}
OBJECTIVES = {"1": "A1", "2": "A5", "3": "H5", "4": "I5", "5": "I1"}


def state(game: Game) -> State:
    return cast(State, game.state)


def units(text: str) -> list[dict[str, Any]]:
    """`rifle C5, rifle E5 broken`: units with hex and markers; other words are Weapons."""
    found: list[dict[str, Any]] = []
    for words in (entry.split() for entry in text.split(",")):
        entry: dict[str, Any] = {"unit": words[0], "hex": words[1]}
        for word in words[2:]:
            entry.update({word: True} if word in ("broken", "suppressed") else {"weapon": word})
        found.append(entry)
    return found


def move_card(side: int) -> str:
    tables = load_tables()
    first = tables.first_card([GERMANY, RUSSIA][side])
    return next(tables.card_name[c] for c in range(first, first + 72) if tables.card_order[c] == names.MOVE)


def position(axis: str, allies: str, orders: list[int], active: int = AXIS, **more: Any) -> Game:
    """Small draw piles of cards without triggers: what a seat believes is short enough to be tried out.

    Each side has a bystander far off, and the active one a Move card for him, so that his Turn does not end by itself.
    """
    paint = {"map": BOARD, "objectives": OBJECTIVES, **more.pop("map", {})}
    sides = {
        "axis": {"units": units(axis + ", rifle A10")},
        "allies": {"units": units(allies + ", rifle I1"), "forts": more.pop("forts", [])},
    }
    table = {"active": ["axis", "allies"][active], ["axis", "allies"][active]: {"hand": [move_card(active)]}}
    game = build_position({"map_data": paint, **sides, "table": table, **more})
    g = state(game)
    for side in range(2):
        quiet = [c for c in sorted(g.draw[side]) if g.rules.tables.card_trigger[c] == names.NO_TRIGGER]
        kept = quiet[side::5][:7]
        g.discards[side] = sorted(set(g.draw[side]) - set(kept))
        g.draw[side] = kept
    for order in orders:
        give(game, active, order)
    return refreshed(game)


def at(game: Game, hex: str, side: int) -> int:
    """The unit of a side in a hex."""
    g = state(game)
    return side_units_in(g, g.rules.map.hex_index(hex), side)[0]


def give(game: Game, side: int, order: int) -> int:
    """Put a card with that Order into a hand, out of the discard pile."""
    g = state(game)
    found = [c for c in g.discards[side] if g.rules.card_order[c] == order]
    g.discards[side].remove(found[0])
    g.hand[side] = sorted([*g.hand[side], found[0]])
    return found[0]


def refreshed(game: Game) -> Game:
    """The same position, asked again."""
    return Game(game.title, game.scenario, "0", game.options, game.state)


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


def play_on(game: Game, wanted: dict[str, str], stop: tuple[str, ...], most: int = 40) -> None:
    """Answer by the prompt (a beginning is enough); keep every roll, play no Action."""
    for _ in range(most):
        decision = game.decision
        if decision is None or decision.prompt in stop:
            return
        texts = [game.notation(c) for c in decision.choices]
        answer = wanted.get(decision.prompt, "nothing")
        fitting = [t for t in texts if t.startswith(answer)]
        fitting += [t for t in ("keep", "roll", "none", "done") if t in texts]
        game.play_text((fitting or texts)[0])
    assert most < 40, "the position plays on and on"


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
    return tally(game, list(pairs(game, seat, sides)), act, tell)


def tally(
    game: Game, deals: list[list[tuple[int, int]]], act: Callable[[Game], None], tell: Callable[[Game], str]
) -> dict[str, float]:
    counts: dict[str, int] = {}
    for tops in deals:
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


def ordered(game: Game, order: int) -> dict[str, str]:
    """The answer to the Turn's question that gives this Order."""
    g = state(game)
    card = max(c for c in g.hand[g.active] if g.rules.card_order[c] == order)
    return {"turn": f"order {g.rules.tables.card_name[card]}"}


def check_fire(game: Game, pieces: list[int], target: str, u: int, rolls: list[int], **answers: str) -> None:
    """The preview of a Fire Order (the first piece leads) on one unit, against all deals of it."""
    g = state(game)
    hex = g.rules.map.hex_index(target)
    odds = next(o for o in fire_odds(g, AXIS, AXIS, pieces, pieces[0], [hex], 0) if o.unit == u)
    wanted = ordered(game, names.FIRE) | {"fire-target": f"fire {target}"}
    wanted |= {key.replace("_", "-"): answer for key, answer in answers.items()}
    found = frequencies(game, AXIS, rolls, lambda c: play_on(c, wanted, ("next-order",)), fate(u, g.u_flags[u]))
    same(odds, found)
    assert len(found) > 1  # the position decides nothing by itself


# --- fire ---


def test_one_squad_against_one_in_the_open() -> None:
    game = position("rifle C5", "rifle E5", [names.FIRE])
    check_fire(game, [at(game, "C5", AXIS)], "E5", at(game, "E5", ALLIES), [AXIS, ALLIES])


def test_a_broken_unit_in_cover_is_eliminated() -> None:
    game = position("rifle C5", "rifle E5 broken", [names.FIRE], map={"terrain": {"woods": "E5"}})
    check_fire(game, [at(game, "C5", AXIS)], "E5", at(game, "E5", ALLIES), [AXIS, ALLIES])


def test_a_group_through_a_hindrance() -> None:
    game = position("sgt-esser C4, rifle C4, rifle C5", "rifle E5", [names.FIRE], map={"terrain": {"brush": "D4 D5"}})
    answers = {"activate": "activate g.sgt-esser", "activate_more": "activate", "fire_base": "base g.rifle-1"}
    check_fire(game, [1, 2], "E5", at(game, "E5", ALLIES), [AXIS, ALLIES], fire_group="join g.rifle-2", **answers)


def test_cover_of_a_wall_that_the_fire_crosses() -> None:
    wall = {"sides": {"wall": "E5/56"}}
    game = position("rifle C6", "rifle E5", [names.FIRE], map=wall)
    check_fire(game, [at(game, "C6", AXIS)], "E5", at(game, "E5", ALLIES), [AXIS, ALLIES])


def test_a_mortar_into_woods_must_hit_first() -> None:
    game = position(
        "weapon-team B5 medium-mortar", "rifle G5", [names.FIRE], map={"terrain": {"woods": "G5", "brush": "F5 F6"}}
    )
    mortar = WEAPON_PIECE
    chance = targeting_odds(state(game), AXIS, AXIS, mortar, state(game).rules.map.hex_index("G5"))
    assert 0.0 < chance < 1.0
    check_fire(game, [mortar], "G5", at(game, "G5", ALLIES), [AXIS, AXIS, ALLIES])


def test_own_units_in_the_target_roll_from_the_pile_of_the_attack() -> None:
    """Two different cards of one pile: a card that counted twice would be wrong here."""
    game = position("rifle C5", "rifle E5", [names.FIRE])
    g = state(game)
    mate = new_unit(g, g.u_type[0], AXIS, g.rules.map.hex_index("E5"))
    g.u_flags[mate] |= ACTIVATED
    check_fire(refreshed(game), [at(game, "C5", AXIS)], "E5", mate, [AXIS, ALLIES, AXIS])


def test_a_tie_breaks_a_mover() -> None:
    """The preview at the moment of Op Fire, played out."""
    game = position("rifle C5", "rifle E6", [names.MOVE], ALLIES)
    give(game, AXIS, names.FIRE)
    game = refreshed(game)
    mover = at(game, "E6", ALLIES)
    play_on(game, {"turn": "order", "activate": "activate r.rifle-1", "move-step": "step E5"}, ("op-fire",))
    g = state(game)
    odds = fire_odds(g, AXIS, AXIS, [at(game, "C5", AXIS)], at(game, "C5", AXIS), [g.u_hex[mover]], 0)[0]
    assert odds.suppress == 0.0

    def shoot(copy: Game) -> None:
        play_on(copy, {"op-fire": "play"}, ("op-fire-again",), 1)
        play_on(copy, {"op-fire": "fire E5"}, ("move-step", "next-order"), 1)
        play_on(copy, {}, ("move-step", "next-order"))

    same(odds, frequencies(game, AXIS, [AXIS, ALLIES], shoot, fate(mover, g.u_flags[mover])))


def test_the_opponents_hand_is_mixed_with_his_pile() -> None:
    game = position("rifle C5", "rifle E5", [names.FIRE])
    g = state(game)
    hidden = give(game, ALLIES, names.RECOVER)
    assert hidden in believed_pile(g, AXIS, ALLIES)
    assert hidden not in believed_pile(g, ALLIES, ALLIES)
    check_fire(refreshed(game), [at(game, "C5", AXIS)], "E5", at(game, "E5", ALLIES), [AXIS, ALLIES])
    g.seen[ALLIES] = [hidden]
    assert hidden not in believed_pile(g, AXIS, ALLIES)


def test_a_defence_roll_against_a_known_attack() -> None:
    """With the attack card known, only the answer is open."""
    game = position("rifle C5", "rifle E5", [names.FIRE])
    wanted = ordered(game, names.FIRE)
    target = at(game, "E5", ALLIES)
    for card in believed_pile(state(game), AXIS, AXIS):
        begun = stacked(game, [(AXIS, card)])
        play_on(begun, wanted, ("initiative-defence",))
        g = state(begun)
        frame = cast(Defence, g.frames[-2])
        g.draw[ALLIES] = sorted(state(game).draw[ALLIES])  # as they were before the answer
        odds = answer_odds(g, AXIS, target, frame.total, frame.cover(g))
        tops = [[(AXIS, card), (ALLIES, answer)] for answer in believed_pile(state(game), AXIS, ALLIES)]
        found = tally(game, tops, lambda c: play_on(c, wanted, ("next-order",)), fate(target, 0))
        same(odds, found)


# --- other rolls ---


def test_rally_odds_are_without_the_suppressed_marker() -> None:
    game = position("rifle C5 broken suppressed", "rifle H9", [names.RECOVER])
    squad = at(game, "C5", AXIS)
    odds = rally_odds(state(game), AXIS, squad)

    def tell(copy: Game) -> str:
        flags = state(copy).u_flags[squad]
        return "less" if not flags & BROKEN else "equal" if flags & SUPPRESSED else "more"

    wanted = ordered(game, names.RECOVER)
    compare(odds, frequencies(game, AXIS, [AXIS], lambda c: play_on(c, wanted, ("next-order",)), tell))


def test_rout_odds() -> None:
    game = position("rifle C5", "rifle E5 broken", [names.ROUT])
    squad = at(game, "E5", ALLIES)
    home = state(game).u_hex[squad]
    odds = rout_odds(state(game), AXIS, AXIS, squad)

    def tell(copy: Game) -> str:
        if state(copy).u_hex[squad] != home:
            return "more"
        return "equal" if state(copy).u_flags[squad] & SUPPRESSED else "less"

    wanted = ordered(game, names.ROUT)
    compare(odds, frequencies(game, AXIS, [AXIS], lambda c: play_on(c, wanted, ("next-order",)), tell))


def compare(odds: RollOdds, found: dict[str, float]) -> None:
    assert {"less": odds.less, "equal": odds.equal, "more": odds.more} == pytest.approx(
        {key: found.get(key, 0.0) for key in ("less", "equal", "more")}
    )
    assert len(found) > 1


@pytest.mark.parametrize("fort", ["", "bunker"])
def test_melee_odds(fort: str) -> None:
    """Also where the last sole occupant of a Bunker wins the ties."""
    forts = [{"fort": fort, "hex": "D4"}] if fort else []
    game = position("rifle C5", "rifle D4", [names.ADVANCE], forts=forts)
    mine, theirs = at(game, "C5", AXIS), at(game, "D4", ALLIES)
    wanted = ordered(game, names.ADVANCE) | {"activate": "activate g.rifle-1", "advance": "advance g.rifle-1 D4"}

    def tell(copy: Game) -> str:
        alive = state(copy).u_hex[mine] >= 0, state(copy).u_hex[theirs] >= 0
        return "win" if alive[0] else "lose" if alive[1] else "tie"

    found = frequencies(game, AXIS, [ALLIES, AXIS], lambda c: play_on(c, wanted, ("next-order",)), tell)
    inside = game.clone()
    play_on(inside, wanted, ("initiative-melee",))
    state(inside).draw = state(game).draw  # as before the first roll
    odds = melee_odds(state(inside), AXIS, AXIS, state(inside).u_hex[mine])
    assert {"win": odds.win, "tie": odds.tie, "lose": odds.lose} == pytest.approx(
        {key: found.get(key, 0.0) for key in ("win", "tie", "lose")}
    )
    assert (odds.tie == 0.0) == bool(fort)

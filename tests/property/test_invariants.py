"""The fuzz's invariants find what they are there to find: each test breaks one promise and expects to hear of it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from imitation import Imitation
from sandtable.commander.lab.invariants import CommanderLedger, table_faults, view_faults
from sandtable.commander.rules import tell
from sandtable.commander.rules.state import BROKEN, CASUALTY, IN_BOX, NO_WEAPON, TIME_TRACK, State, put
from sandtable.commander.rules.victory import gain
from sandtable.games.combat_commander.cases import build_position
from sandtable.games.combat_commander.title import TITLE
from sandtable.kernel import frame as kernel
from sandtable.kernel.game import Game
from sandtable.kernel.title import SPECTATOR, Data
from sandtable.lab import invariants

POSITION: dict[str, Any] = {
    "map_data": {"map": {"name": "painted", "title": "Painted", "columns": 5, "rows": 5},
                 "objectives": {"1": "A1", "2": "A5", "3": "C3", "4": "E1", "5": "E5"}},
    "axis": {"units": [
        {"unit": "rifle", "hex": "C2", "count": 3}, {"unit": "line-team", "weapon": "light-mg", "hex": "B1"},
    ]},
    "allies": {"units": [{"unit": "rifle", "hex": "C4"}, {"unit": "smg", "hex": "D4"}]},
    "table": {
        "axis": {"hand": ["G-50", "G-19"], "casualties": ["rifle"]}, "allies": {"hand": ["R-52"]},
        "smoke": {"A3": 4}, "blaze": "E3", "open_chits": ["A"],
    },
}  # fmt: skip


@pytest.fixture
def game() -> Game:
    return build_position(POSITION)


def table(game: Game) -> State:
    assert isinstance(game.state, State)
    return game.state


def faults(g: State) -> str:
    return "\n".join(table_faults(g))


# --- one state ---


@pytest.mark.parametrize("where", ["hand", "draw", "discards"])
def test_a_card_twice_or_nowhere_is_found(game: Game, where: str) -> None:
    g = table(game)
    assert "72" not in faults(g)
    card = g.draw[0].pop()
    assert "side 0: its cards are not 72" in faults(g)
    pile: list[int] = getattr(g, where)[0]
    pile += [card, card]
    assert "side 0: its cards are not 72" in faults(g)


def test_a_unit_in_two_places_is_found(game: Game) -> None:
    g = table(game)
    assert "stack" not in faults(g)
    g.u_hex[0] = g.rules.map.hex_index("D1")
    assert "is broken at unit 0" in faults(g)


def test_a_unit_in_a_hex_but_in_no_stack_is_found(game: Game) -> None:
    g = table(game)
    g.h_top[g.u_hex[3]] = -1
    assert "but units with a hex are" in faults(g)


def test_a_unit_waiting_on_no_space_is_found(game: Game) -> None:
    g = table(game)
    g.h_top[g.u_hex[3]] = -1
    g.u_hex[3] = TIME_TRACK
    assert "on no space" in faults(g)


def test_a_weapon_that_does_not_know_its_carrier_is_found(game: Game) -> None:
    g = table(game)
    g.u_weapon[3] = NO_WEAPON
    assert "Weapon 0 is carried by unit 3" in faults(g)
    g.w_carrier[0], g.w_broken[0] = IN_BOX, 1
    assert "still broken" in faults(g)


def test_a_smoke_counter_too_many_is_found(game: Game) -> None:
    g = table(game)
    assert "Smoke" not in faults(g)
    g.cup.append(4)
    assert "are not the mix" in faults(g)


def test_a_wrong_mask_of_smoke_is_found(game: Game) -> None:
    g = table(game)
    g.smoked = 0
    assert "the mask of Smoke" in faults(g)


def test_a_casualty_without_a_space_is_found(game: Game) -> None:
    g = table(game)
    assert "Casualty" not in faults(g)
    g.casualties[0] = []
    assert "the Casualty Track holds []" in faults(g)
    assert CASUALTY in g.u_hex


@pytest.mark.rule("8.2a")
def test_too_many_figures_at_the_beginning_of_a_turn_are_found(game: Game) -> None:
    assert "figures of side 0" in faults(table(game))  # three Squads


def test_an_objective_held_but_not_controlled_is_found(game: Game) -> None:
    g = table(game)
    assert "Objective" not in faults(g)
    put(g, 5, g.rules.map.hex_index("C3"))  # without asking who controls it now
    assert "Objective 3 is held by side 1 alone" in faults(g)


# --- the ledger ---


def test_points_won_without_a_word_are_found(game: Game) -> None:
    g = table(game)
    ledger = CommanderLedger(game)
    assert ledger.read(game) == []
    g.score += 2
    assert ledger.read(game) == ["VPs: 2 on the track, 0 by the events"]


def test_points_won_and_told_are_fine(game: Game) -> None:
    g = table(game)
    ledger = CommanderLedger(game)
    gain(g, 1, 3)
    game.events += g.out
    assert ledger.read(game) == []


def test_a_card_that_moves_without_a_word_is_found(game: Game) -> None:
    g = table(game)
    ledger = CommanderLedger(game)
    g.discards[1].append(g.hand[1].pop())
    assert any("side 1: its hand is []" in fault for fault in ledger.read(game))


@pytest.mark.parametrize(
    ("audience", "leaks"), [(1, []), (-1, [1, SPECTATOR]), (2, [1]), (~1, [1, SPECTATOR]), (~2, [SPECTATOR])]
)
def test_a_drawn_card_told_to_others_is_found(game: Game, audience: int, leaks: list[int]) -> None:
    g = table(game)
    ledger = CommanderLedger(game)
    card = g.draw[0].pop()
    g.hand[0] = sorted([*g.hand[0], card])
    game.events.append((tell.DREW, audience, 0, card, -1, -1))
    assert ledger.read(game) == [f"seat {seat} is told of hidden card {card} (drew)" for seat in leaks]


def test_a_secret_chit_told_to_others_is_found(game: Game) -> None:
    ledger = CommanderLedger(game)
    game.events.append((tell.CHIT_SECRET, -1, 0, 3, -1, -1))
    assert len(ledger.read(game)) == 2  # the opponent and the spectator


# --- hidden information ---


class Careless(Imitation):
    """Shows everybody the top of a draw pile."""

    def view(self, g: kernel.State, seat: int) -> Data:
        assert isinstance(g, State)
        return {**super().view(g, seat), "next": g.rules.tables.card_name[g.draw[0][-1]]}


def test_a_view_that_shows_a_hidden_card_is_found(game: Game) -> None:
    g = table(game)
    for seat in (0, 1, SPECTATOR):
        assert view_faults(game, g, seat, "x") == []
    game.title = Careless(TITLE)
    for seat in (0, 1, SPECTATOR):
        found = "\n".join(view_faults(game, g, seat, "x"))
        assert f"the view of seat {seat} names hidden cards" in found
        assert f"the view of seat {seat} depends on what it cannot know" in found


# --- doubles ---


class Forgetful(Imitation):
    """A clone that shares its units' flags with its original."""

    def clone(self, g: kernel.State) -> kernel.State:
        copy = super().clone(g)
        assert isinstance(g, State) and isinstance(copy, State)
        copy.u_flags = g.u_flags
        return copy


def test_a_clone_that_shares_something_is_found(game: Game) -> None:
    assert invariants.copy_faults(game, random.Random(1)) == []
    game.title = Forgetful(TITLE)
    assert "playing on a clone changed its original" in invariants.copy_faults(game, random.Random(1), 20)


class Lossy(Imitation):
    """A save that forgets who is broken."""

    def dump(self, g: kernel.State) -> Data:
        data = super().dump(g)
        flags = data["u_flags"]
        assert isinstance(flags, list)
        return {**data, "u_flags": [flag & ~BROKEN for flag in flags]}


def test_a_save_that_loses_something_is_found(game: Game) -> None:
    table(game).u_flags[0] |= BROKEN
    assert invariants.save_faults(game) == []
    game.title = Lossy(TITLE)
    assert invariants.save_faults(game) == ["a state saved and loaded differs"]


class Mumbling(Imitation):
    def notation(self, g: kernel.State, choice: int) -> str:
        return super().notation(g, choice).split()[0]


def test_two_choices_written_the_same_are_found(game: Game) -> None:
    assert invariants.choice_faults(game, random.Random(1), True) == []
    assert invariants.notation_faults(game, random.Random(1)) == []
    game.title = Mumbling(TITLE)
    assert any("are written the same" in f for f in invariants.notation_faults(game, random.Random(1)))


def test_undo_and_illegal_choices_are_in_order(game: Game) -> None:
    rng = random.Random(3)
    for _ in range(60):
        decision = game.decision
        if decision is None:
            break
        assert invariants.illegal_faults(game, rng) == []
        assert invariants.undo_faults(game, decision.seat, rng.choice(decision.choices)) == []

"""Plain minds for tests of the teacher: good enough to tell a good choice from a bad one, and nothing more."""

from __future__ import annotations

from dataclasses import replace
from math import exp
from typing import cast

from sandtable.commander.bots.thumb import Thumb
from sandtable.commander.rules.state import State
from sandtable.commander.rules.victory import points
from sandtable.kernel.choice import a_of
from sandtable.kernel.frame import NOBODY
from sandtable.kernel.game import Game
from sandtable.players.mind import Mind
from sandtable.screens.screen import Screen
from sandtable.shelf import Manifest, game_named
from tiny_game import DUEL, DuelState, value


def ended(world: Game, seat: int) -> float:
    return 0.5 if world.state.winner == NOBODY else float(world.state.winner == seat)


class DuelMind(Mind):
    """Of the bidding duel: bids its lowest card off-hand; worth is rounds won and cards held."""

    def answer(self, world: Game, seat: int) -> int:
        decision = world.decision_of(seat)
        assert decision is not None
        return decision.choices[-1] if decision.prompt == "plan" else min(decision.choices, key=a_of)

    def clock(self, world: Game) -> int:
        return sum(cast(DuelState, world.state).rounds)

    def chance(self, world: Game, seat: int) -> float:
        if world.over:
            return ended(world, seat)
        duel = cast(DuelState, world.state)
        cards = [sum(value(card) for card in hand) for hand in duel.hands]
        lead = duel.rounds[seat] - duel.rounds[1 - seat] + (cards[seat] - cards[1 - seat]) / 6
        return 1 / (1 + exp(-lead))

    def candidates(self, world: Game, seat: int) -> list[int]:
        decision = world.decision_of(seat)
        assert decision is not None
        quick = self.answer(world, seat)
        return [quick, *(code for code in decision.choices if code != quick)]


class PlainMind(Mind):
    """Of a Commander game: the sergeant answers, victory points are worth something, an Order is a choice."""

    def __init__(self) -> None:
        self.thumb = Thumb()

    def answer(self, world: Game, seat: int) -> int:
        decision = world.decision_of(seat)
        assert decision is not None
        return self.thumb.choose(cast(State, world.state), seat, decision.prompt, decision.choices)

    def clock(self, world: Game) -> int:
        return cast(State, world.state).turn

    def chance(self, world: Game, seat: int) -> float:
        if world.over:
            return ended(world, seat)
        lead = points(cast(State, world.state))
        return 1 / (1 + exp(-(lead if seat == 0 else -lead) / 8))

    def matters(self, world: Game, seat: int) -> bool:
        decision = world.decision_of(seat)
        return decision is not None and decision.prompt in ("turn", "next-order", "fire-target")

    def candidates(self, world: Game, seat: int) -> list[int]:
        decision = world.decision_of(seat)
        assert decision is not None
        quick = self.answer(world, seat)
        return [quick, *(code for code in decision.choices if code != quick)][:4]


def with_mind(title: str) -> Manifest:
    """A Commander game on the shelf, with the plain mind."""
    return replace(game_named(title), mind=PlainMind)


def duel_with(mind: type[Mind]) -> Manifest:
    """The bidding duel, which nobody puts on a screen."""
    return Manifest("duel", lambda: DUEL, Screen, lambda: [""], lambda _: {}, mind=mind)

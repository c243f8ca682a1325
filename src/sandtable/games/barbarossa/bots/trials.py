"""Trying out a turn: worlds in which the enemy has written his orders by rules of thumb, and what ours bring there.

Dice go by label, so that in one world the same shots roll the same whatever else is ordered: plans are compared world
by world. What the enemy will do is guessed: he is a sergeant, as often as not of another temper.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.games.barbarossa.bots.drafts import enter, written
from sandtable.games.barbarossa.bots.plan import orders_for_side
from sandtable.games.barbarossa.bots.temper import TEMPERS
from sandtable.games.barbarossa.bots.thumb import Plan
from sandtable.games.barbarossa.rules import reasons
from sandtable.games.barbarossa.rules.orders.table import why_no_orders
from sandtable.games.barbarossa.rules.state import State, clear_order, of, other, units_of
from sandtable.games.barbarossa.rules.verbs import COMMIT_CHOICE
from sandtable.kernel.game import Game
from sandtable.players.thought.lookahead import MOST_STEPS
from sandtable.players.thought.mind import Mind

OTHERWISE: Final = 2  # every so manieth world has an enemy of another temper

Deal = Callable[[int], Game]


class Trials:
    def __init__(self, mind: Mind, deal: Deal, seat: int) -> None:
        self.mind = mind
        self.deal = deal
        self.seat = seat
        self.worlds: list[Game] = []
        self.tries = 0

    def world(self, number: int) -> Game:
        """With the enemy's orders in it, and none of our own."""
        while len(self.worlds) <= number:
            self.worlds.append(self.prepared(len(self.worlds)))
        return self.worlds[number]

    def prepared(self, number: int) -> Game:
        world = self.deal(number)
        g = of(world.state)
        enemy = other(self.seat)
        known = [(v, written(g, v)) for v in units_of(g, enemy) if g.read_orders[v]]
        which = 0 if number % OTHERWISE == 0 else 1 + number // OTHERWISE % (len(TEMPERS) - 1)
        orders_for_side(g, enemy, TEMPERS[which])
        for v, entry in known:
            enter(g, v, entry)
        if COMMIT_CHOICE in world.offered(enemy):
            world.play(COMMIT_CHOICE, enemy)
        forget(g, self.seat)
        return world

    def worth(self, plan: Plan, number: int) -> float:
        """The chance to win when the turn is over; below zero: it may not be committed so."""
        world = self.world(number).clone()
        end = self.mind.clock(world) + 1
        write_plan(of(world.state), plan)
        if COMMIT_CHOICE not in world.offered(self.seat):
            return -1.0
        self.tries += 1
        world.play(COMMIT_CHOICE, self.seat)
        play_on(world, self.mind, end)
        return self.mind.chance(world, self.seat)


def play_on(world: Game, mind: Mind, end: int) -> None:
    """By rules of thumb for both until the turn is over; after Radio Interception orders stay as they are."""
    for _ in range(MOST_STEPS):
        if world.over or mind.clock(world) >= end:
            break
        who = world.state.asking
        stays = world.prompt_of(who) == "change-orders" and COMMIT_CHOICE in world.choices
        world.play(COMMIT_CHOICE if stays else mind.answer(world, who), who)
        world.events.clear()  # nobody reads them


def forget(g: State, side: int) -> None:
    for u in units_of(g, side):
        if why_no_orders(g, u) == reasons.FINE:
            clear_order(g, u)


def write_plan(g: State, plan: Plan) -> None:
    for option in plan.values():
        enter(g, option.unit, option.entry)

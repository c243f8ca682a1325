"""How this game is thought about: the corporal's answers, Turns as the clock, and the chance of a winning result from
the scenario's points, with what men in good order near their goals promise of points to come."""

from __future__ import annotations

from math import exp
from typing import Final, cast

from sandtable.games.combat.bots.aims import Aims
from sandtable.games.combat.bots.corporal import answer
from sandtable.games.combat.bots.eye import Eye, Memory
from sandtable.games.combat.bots.orders import is_for, worth
from sandtable.games.combat.rules.names import HIDE, NORMAL
from sandtable.games.combat.rules.state import State
from sandtable.games.combat.rules.verbs import ORDER
from sandtable.games.combat.rules.victory import total_points
from sandtable.kernel.choice import a_of, verb_of
from sandtable.kernel.game import Game
from sandtable.players.thought.mind import Mind

DEEP: Final = ["orders"]
MOST: Final = 5  # Orders weighed for a man
SPREAD: Final = 4.0  # points by which results differ for all that is still to come
HALE: Final = 0.5  # of a man who can fight
WOUND: Final = 0.4
MORALE: Final = 0.15  # of a step of it
STEP: Final = 0.06  # of a hex nearer to the goal
FAR: Final = 25
DANGER: Final = 0.4  # of a hit to be expected


class CombatMind(Mind):
    def __init__(self) -> None:
        self.memory: Memory | None = None

    def eye(self, world: Game) -> Eye:
        g = cast(State, world.state)
        if self.memory is None or self.memory.rules is not g.rules:
            self.memory = Memory(g.rules)
        return Eye(g, self.memory)

    def answer(self, world: Game, seat: int) -> int:
        decision = world.decision_of(seat)
        assert decision is not None
        if len(decision.choices) == 1 and not decision.extras:
            return decision.choices[0]
        return answer(self.eye(world), decision.prompt, decision.choices, decision.extras)

    def clock(self, world: Game) -> int:
        return cast(State, world.state).turn

    def chance(self, world: Game, seat: int) -> float:
        g = cast(State, world.state)
        if g.over:
            return 1.0 if g.winner == seat else 0.0
        least = min([least for least, wins in zip(g.rules.result_least, g.rules.result_win, strict=True) if wins])
        return 1.0 / (1.0 + exp(-(outlook(self.eye(world)) - least) / SPREAD))

    def matters(self, world: Game, seat: int) -> bool:
        return world.prompt_of(seat) in DEEP and len(world.choices) > 1

    def candidates(self, world: Game, seat: int) -> list[int]:
        """The quick answer, then the next best Orders of the same man."""
        quick = self.answer(world, seat)
        if verb_of(quick) != ORDER:
            return [quick]
        eye = self.eye(world)
        aims, m = Aims(eye), a_of(quick)
        mine = [code for code in world.choices if is_for(code, m) and code != quick]
        mine.sort(key=lambda code: (-worth(eye, aims, m, code), code))
        return [quick, *mine[: MOST - 1]]


def outlook(eye: Eye) -> float:
    """Points as they stand, and what the men on the Board promise."""
    g, aims = eye.g, Aims(eye)
    value = float(total_points(g))
    for m in eye.men:
        value += HALE - WOUND * g.m_wounds[m] + MORALE * (g.m_morale[m] - NORMAL)
        value -= DANGER * eye.danger(m, g.m_hex[m], HIDE)
        goals = aims.goals(m)
        if goals:
            value -= STEP * aims.eagerness(m) * min(FAR, aims.way(m, goals))
    return value


def mind() -> Mind:
    return CombatMind()

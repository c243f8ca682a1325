"""The corporal: rules of thumb for Combat! One small function for each question, found by the question's key.

He reads the world as his seat may know it, afresh at every question; all he remembers are ways across the map.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from sandtable.games.combat.bots import actions, cards, orders, setup
from sandtable.games.combat.bots.eye import Eye, Memory
from sandtable.games.combat.rules.state import State
from sandtable.players.player import DEFAULT_BUDGET, Player
from sandtable.players.seat import Seat

Answer = Callable[[Eye, list[int]], int]


def first(eye: Eye, choices: list[int]) -> int:
    return choices[0]


ANSWERS: Final[dict[str, Answer]] = {
    # set-up
    "set-up": setup.place,
    "arrive": setup.place,
    "give-gun": setup.give_gun,
    # cards
    "draw": cards.draw,
    "hand-limit": cards.hand_limit,
    "play-card": cards.play_card,
    "before-roll": cards.before_roll,
    "after-roll": cards.after_roll,
    "hit-announced": cards.spend_any,
    "enemy-fires": cards.spend_any,
    "event-rolled": cards.event_rolled,
    "wound-drawn": cards.wound_drawn,
    "which-wound-card": cards.which_wound_card,
    "quiet": cards.quiet_window,
    # Orders
    "orders": orders.orders,
    "rifle-grenade-target": orders.rifle_target,
    # Impulses
    "who-acts": actions.who_acts,
    "fire": actions.fire,
    "must-move": actions.step,
    "may-move": actions.step,
    "second-hex": actions.step,
    "adjust-grenade": actions.adjust,
    "adjust-rifle-grenade": actions.adjust,
    "shift-to": actions.marker_to,
    "step-closer": actions.closer,
    "throw-smoke": actions.smoke,
    "melee": actions.melee,
    "spot-or-duck": actions.spot_or_duck,
    "who-guards": setup.who_guards,
    "which-wound": lambda eye, choices: choices[-1],
}
NO_MATTER: Final = ["who-acts"]  # any answer is as good
QUIET: Final = ["play-card", "orders", "who-acts"]  # questions beside which cards can be spent


def answer(eye: Eye, prompt: str, choices: list[int], extras: list[int]) -> int:
    if prompt in NO_MATTER and not extras:
        return choices[0]
    if extras and prompt in QUIET:
        spent = cards.quiet(eye, extras)
        if spent is not None:
            return spent
    found = ANSWERS.get(prompt, first)(eye, choices)
    return found if found in choices else choices[0]


class Corporal(Player):
    name = "corporal"

    def __init__(self, seed: str = "0", budget: float = DEFAULT_BUDGET) -> None:
        super().__init__(seed, budget)
        self.memory: Memory | None = None

    def choose(self, seat: Seat) -> int:
        decision = seat.decision
        if decision.prompt in NO_MATTER and not decision.extras:
            return decision.choices[0]
        return answer(self.look(seat), decision.prompt, decision.choices, decision.extras)

    def look(self, seat: Seat) -> Eye:
        """The world as he knows it; what was worked out before is kept while the scenario is the same."""
        g = cast(State, seat.world("corporal").state)
        if self.memory is None or self.memory.rules is not g.rules:
            self.memory = Memory(g.rules)
        return Eye(g, self.memory)

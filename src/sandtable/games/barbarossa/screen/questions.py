"""The question that stands, in words (Question): whom it is about, what it asks, every choice."""

from __future__ import annotations

from typing import Final

from sandtable.games.barbarossa.rules import verbs
from sandtable.games.barbarossa.rules.objectives import WORK_KINDS
from sandtable.games.barbarossa.rules.state import NOBODY, State, of
from sandtable.games.barbarossa.screen.odds_words import Chances
from sandtable.games.barbarossa.screen.things import things_of_choice, unit_thing
from sandtable.games.barbarossa.screen.words import PREFIX, choice_phrase, order_phrase, say, unit_phrase
from sandtable.kernel.choice import verb_of
from sandtable.kernel.game import Decision, Game
from sandtable.phrase import Phrase, phrase
from sandtable.screens import wire
from sandtable.screens.questions import choice_data, question_data
from sandtable.screens.telling import known_messages

# what goes on without doing anything, the likeliest first
PASSING: Final = [verbs.COMMIT, verbs.STOP, verbs.DONE, verbs.KEEP, verbs.HOLD, verbs.NO, verbs.JOIN_IN]
PLANNING: Final = ["plan", "change-orders"]  # questions of the Planning Phase while no order is being written


def question(game: Game, seat: int) -> wire.Question | None:
    decision = game.decision_of(seat)
    if decision is None:
        return None
    g = of(game.state)
    chances = Chances(g, seat, decision)

    def choice(code: int) -> wire.Choice:
        return choice_data(game, code, choice_phrase(g, code), things_of_choice(g, code))

    about = decision.subject
    window = verb_of(decision.choices[0]) in (verbs.SHOOT, verbs.HOLD)
    found = question_data(decision, prompt(g, decision), choice, PASSING, window, chances, scope=scope(g))
    return {**found, "actor": unit_thing(about.unit) if about.unit >= 0 else None}


def scope(g: State) -> str:
    return f"{g.turn}.{g.step}.{g.hex_step}"


def prompt(g: State, decision: Decision) -> Phrase:
    """What is asked, with the unit that it is about before it."""
    about = decision.subject
    key = f"{PREFIX}ask-{decision.prompt}"
    if key not in known_messages():
        key = PREFIX + "ask-plan-part"
    order, works = about.numbers.get("order", NOBODY), about.numbers.get("works", NOBODY)
    ask = phrase(
        key,
        order=order_phrase(order) if order >= 0 else "",
        left=about.numbers.get("changes", 0),
        works=say("work", WORK_KINDS[g.rules.works[works].kind]) if works >= 0 else "",
    )
    return ask if about.unit < 0 else phrase(PREFIX + "ask-unit", unit=unit_phrase(g, about.unit), ask=ask)

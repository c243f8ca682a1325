"""Questions on a screen: what is asked, every choice in words, and what Enter takes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from sandtable.kernel.choice import verb_of
from sandtable.kernel.game import Decision, Game
from sandtable.phrase import Phrase
from sandtable.screens import wire


class Chances(Protocol):
    """What a game can say of the rolls at the question that stands."""

    def has_any(self, choices: list[int]) -> bool: ...

    def at_stake(self) -> list[Phrase]: ...


def default_choice(decision: Decision, passing: list[int]) -> int | None:
    """The only choice, or one whose verb is among `passing`: those that go on, the likeliest first."""
    if len(decision.choices) == 1:
        return decision.choices[0]
    for verb in passing:
        for code in decision.choices:
            if verb_of(code) == verb:
                return code
    return None


def choice_data(game: Game, code: int, say: Phrase, things: list[str]) -> wire.Choice:
    return {
        "code": code,
        "verb": game.title.verbs[verb_of(code)].name,
        "text": game.notation(code),
        "say": say.data(),
        "things": things,
    }


def question_data(
    decision: Decision, prompt: Phrase, choice: Callable[[int], wire.Choice], passing: list[int], window: bool,
    chances: Chances, idle: int | None = None, scope: str = "",
) -> wire.Question:  # fmt: skip
    """`choice` puts one into words; `window`: can the question be answered in advance?

    `idle` is the choice of somebody who wants to do nothing and has nothing at stake here; `scope` says among whom.
    """
    return {
        "prompt": prompt.data(),
        "key": decision.prompt,
        "rule": decision.rule,
        "choices": [choice(code) for code in decision.choices],
        "extras": [choice(code) for code in decision.extras],
        "default": default_choice(decision, passing),
        "window": window,
        "idle": idle,
        "scope": scope,
        "odds": chances.has_any(decision.choices),
        "stake": [say.data() for say in chances.at_stake()],
    }

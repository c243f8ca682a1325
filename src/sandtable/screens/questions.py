"""Questions on a screen: what Enter takes."""

from __future__ import annotations

from sandtable.kernel.choice import verb_of
from sandtable.kernel.game import Decision


def default_choice(decision: Decision, passing: list[int]) -> int | None:
    """The only choice, or one whose verb is among `passing`: those that go on, the likeliest first."""
    if len(decision.choices) == 1:
        return decision.choices[0]
    for verb in passing:
        for code in decision.choices:
            if verb_of(code) == verb:
                return code
    return None

"""What must hold of a question on any game's screen."""

from __future__ import annotations

from typing import Any

from sandtable.kernel.game import Decision, Game

FIELDS = {"prompt", "key", "rule", "choices", "extras", "default", "window", "idle", "scope", "odds", "stake"}


def check_offers(game: Game, decision: Decision, question: dict[str, Any]) -> None:
    """It offers what the decision offers, no more and no less."""
    assert set(question) - {"actor", "plans", "reaction", "roster"} == FIELDS
    assert (question["key"], question["rule"]) == (decision.prompt, decision.rule)
    for field, codes in (("choices", decision.choices), ("extras", decision.extras)):
        assert [choice["code"] for choice in question[field]] == codes
        assert [choice["text"] for choice in question[field]] == [game.notation(code) for code in codes]
    assert question["default"] in [None, *decision.choices]

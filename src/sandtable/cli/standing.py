"""Answers that a player at a terminal gives ahead: `rest` and `skip`.

They hold until he acts or a new turn begins, and answer only what puts nothing new at stake: where the game says that a
choice is idle, and where a question that he has already passed over offers nothing that it did not offer then.
"""

from __future__ import annotations

from sandtable.screens.wire import Question


def idle_choice(question: Question) -> int | None:
    """The choice of somebody who wants to do nothing here."""
    idle = question.get("idle")
    return question["default"] if idle is None else idle


class Standing:
    def __init__(self) -> None:
        self.stands = False
        self.scope: object = None  # the group that does nothing; None: whoever is asked
        self.passed: dict[str, set[str]] = {}  # by question: what was on offer when it was passed over

    def give(self, question: Question, scope: object = None) -> None:
        self.stands, self.scope = True, scope
        offered = {choice["text"] for choice in question["choices"]}
        self.passed.setdefault(question["key"], set()).update(offered)

    def end(self) -> None:
        self.stands = False
        self.passed = {}

    def answer(self, question: Question) -> int | None:
        """The choice that was given ahead, or None: he has to be asked."""
        if not self.stands or question["stake"]:
            return None
        if self.scope is not None and self.scope != question.get("scope"):
            self.end()
            return None
        idle = question.get("idle")
        if idle is not None:
            return idle
        offered = {choice["text"] for choice in question["choices"]}
        return question["default"] if offered <= self.passed.get(question["key"], set()) else None

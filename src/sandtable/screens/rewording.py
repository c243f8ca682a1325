"""A game of a family may say some of the family's messages its own way: its prefix and the key, where it has such."""

from __future__ import annotations

from typing import Any, TypeVar, cast

from sandtable.phrase import Phrase
from sandtable.screens.telling import known_messages

Answer = TypeVar("Answer")


class Rewording:
    """The messages of a game that stand for the family's; none where there is no prefix."""

    def __init__(self, prefix: str = "") -> None:
        found = [key for key in known_messages() if prefix and key.startswith(prefix)]
        self.own = {key.removeprefix(prefix): key for key in found}

    def key(self, key: str) -> str:
        return self.own.get(key, key)

    def phrase(self, said: Phrase) -> Phrase:
        """With the phrases inside it left as they are."""
        return Phrase(self.key(said.key), said.args)

    def data(self, answer: Answer) -> Answer:
        """What a screen answers, with every phrase in it."""
        return cast(Answer, self.part(answer)) if self.own else answer

    def part(self, part: Any) -> Any:
        if isinstance(part, list):
            return [self.part(entry) for entry in part]
        if not isinstance(part, dict):
            return part
        return {name: self.key(value) if name == "k" else self.part(value) for name, value in part.items()}

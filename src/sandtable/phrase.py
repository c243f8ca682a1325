"""A text not yet put into words: a Fluent key with arguments, which may be phrases themselves.

Everything a player reads leaves the engine in this form, so that one reader can have it in English and another, or the
same one a moment later, in Bulgarian. `texts.Texts.say` and the browser's `say` put it into words.
"""

# not `from __future__ import annotations`: which keys a TypedDict requires is found out when it is made
from typing import Any, Final, NamedTuple, NotRequired, TypedDict, Union

MINUS: Final = "−"
Part = Union[str, int, "Phrase"]
Value = Part | list[Part]


class PhraseData(TypedDict):
    """A text to be said in the reader's language: a Fluent key with arguments, which may be texts themselves."""

    k: str
    a: NotRequired[dict[str, "PhraseValue"]]


PhrasePart = str | int | PhraseData
PhraseValue = PhrasePart | list[PhrasePart]  # a list is joined by commas


class Phrase(NamedTuple):
    key: str
    args: dict[str, Value] = {}

    def data(self) -> PhraseData:
        """As it goes over the wire."""
        if not self.args:
            return {"k": self.key}
        return {"k": self.key, "a": {name: value_data(value) for name, value in self.args.items()}}


def value_data(value: Value) -> PhraseValue:
    return [part_data(entry) for entry in value] if isinstance(value, list) else part_data(value)


def part_data(part: Part) -> PhrasePart:
    return part.data() if isinstance(part, Phrase) else part


def phrase(key: str, **args: Value) -> Phrase:
    return Phrase(key, args)


def signed(number: int) -> str:
    """As something that is added: `+2`, `−1`, `0`."""
    return f"+{number}" if number > 0 else str(number).replace("-", MINUS)


def read_phrase(data: Any) -> Phrase:
    """A phrase that came over the wire."""
    return Phrase(data["k"], {name: read_value(value) for name, value in data.get("a", {}).items()})


def read_value(value: Any) -> Value:
    return [read_part(entry) for entry in value] if isinstance(value, list) else read_part(value)


def read_part(part: Any) -> Part:
    if isinstance(part, dict):
        return read_phrase(part)
    assert isinstance(part, str | int)
    return part

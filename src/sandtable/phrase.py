"""A text not yet put into words: a Fluent key with arguments, which may be phrases themselves.

Everything a player reads leaves the engine in this form, so that one reader can have it in English and another, or the
same one a moment later, in Bulgarian. `texts.Texts.say` and the browser's `say` put it into words.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple, Union

MINUS: Final = "−"
Value = Union[str, int, "Phrase", list["Value"]]


class Phrase(NamedTuple):
    key: str
    args: dict[str, Value] = {}

    def data(self) -> dict[str, object]:
        """As it goes over the wire."""
        if not self.args:
            return {"k": self.key}
        return {"k": self.key, "a": {name: value_data(value) for name, value in self.args.items()}}


def value_data(value: Value) -> object:
    if isinstance(value, Phrase):
        return value.data()
    if isinstance(value, list):
        return [value_data(entry) for entry in value]
    return value


def phrase(key: str, **args: Value) -> Phrase:
    return Phrase(key, args)


def signed(number: int) -> str:
    """As something that is added: `+2`, `−1`, `0`."""
    return f"+{number}" if number > 0 else str(number).replace("-", MINUS)


def read_phrase(data: Any) -> Phrase:
    """A phrase that came over the wire."""
    return Phrase(data["k"], {name: read_value(value) for name, value in data.get("a", {}).items()})


def read_value(value: Any) -> Value:
    if isinstance(value, dict):
        return read_phrase(value)
    if isinstance(value, list):
        return [read_value(entry) for entry in value]
    assert isinstance(value, str | int)
    return value

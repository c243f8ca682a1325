"""Phrases of any screen taken apart and put into words."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from sandtable.phrase import Phrase, read_phrase
from sandtable.texts import Texts


def phrases_in(data: object) -> Iterator[dict[str, Any]]:
    """Every phrase in plain data."""
    if isinstance(data, dict):
        if "k" in data and set(data) <= {"k", "a"}:
            yield data
            return
        data = list(data.values())
    if isinstance(data, list):
        for entry in data:
            yield from phrases_in(entry)


def said(data: Any, lang: str = "en") -> str:
    return Texts(lang).say(read_phrase(data))


def faults(texts: Texts, phrase: Phrase) -> list[str]:
    """What is wrong with a phrase, or with one inside it."""
    _, found = texts.resolve(phrase.key, **{name: texts.word(value) for name, value in phrase.args.items()})
    for value in phrase.args.values():
        for inner in value if isinstance(value, list) else [value]:
            if isinstance(inner, Phrase):
                found += faults(texts, inner)
    return found


def wire(data: object) -> str:
    """As it goes over the wire: only plain data, and equal if and only if it is the same."""
    return json.dumps(data, allow_nan=False)

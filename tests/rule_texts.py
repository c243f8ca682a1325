"""Rules in our words: what must hold of the explanations of every game."""

from __future__ import annotations

import re

from sandtable.texts import Texts, messages


def explained(prefix: str, lang: str) -> dict[str, str]:
    """The explanations, by key."""
    texts = Texts(lang)
    return {key: texts.format(key) for key in messages(lang) if key.startswith(prefix)}


def check_shape(key: str, text: str) -> None:
    """A short title and a few sentences."""
    title, line, body = text.partition("\n")
    assert line and "\n" not in body, key
    assert 2 < len(title) <= 45 and not title.endswith("."), (key, title)
    assert body.endswith("."), key
    assert len(re.findall(r"[.!?](?:\s|$)", body)) <= 5 and len(body) <= 480, (key, len(body))


def check_titles(prefix: str, lang: str) -> None:
    """Orders, Actions, Events and terrain may share a name; rules beside each other may not."""
    seen: dict[tuple[str, str], str] = {}
    for key, text in explained(prefix, lang).items():
        place = (key[len(prefix)], text.partition("\n")[0])
        assert place not in seen, (key, seen.get(place))
        seen[place] = key


def check_chart(texts: dict[str, list[str]], entries: list[dict[str, object]]) -> int:
    """Costs, Covers and Hindrances as the data has them, told by name; a 0 is told in words. How many were checked."""
    checked = 0
    for entry in entries:
        told = set(re.findall(r"\d+", " ".join(texts[str(entry["name"])])))
        for field in ("move", "cover", "hindrance", "cover_indirect", "airburst", "vulnerability"):
            value = entry.get(field, 0)
            if isinstance(value, int) and value != 0:
                assert str(abs(value)) in told, (entry["name"], field, value)
                checked += 1
    return checked


def check_same_numbers(prefix: str) -> None:
    """A cost or a bonus that differs is a mistake in one of the languages."""
    english, bulgarian = explained(prefix, "en"), explained(prefix, "bg")
    assert english
    for key, text in english.items():
        assert sorted(re.findall(r"\d+", text)) == sorted(re.findall(r"\d+", bulgarian[key])), key

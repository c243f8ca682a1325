"""What may be chosen of a random scenario, in words."""

from __future__ import annotations

from sandtable.games.barbarossa.generator.wishes import Wishes, check, values
from sandtable.phrase import Phrase, phrase
from sandtable.screens import wire

PREFIX = "barbarossa-"


def random_wishes() -> list[wire.RandomWish]:
    return [
        {
            "name": name,
            "label": phrase(f"{PREFIX}wish-{name}").data(),
            "values": [{"value": value, "label": value_phrase(name, value).data()} for value in found],
        }
        for name, found in values().items()
    ]


def value_phrase(name: str, value: str) -> Phrase:
    """A map has its own name, all else a word for it."""
    return phrase(f"{PREFIX}map-{value}" if name == "map" else f"{PREFIX}wish-{name}-{value}")


def possible_wishes(wishes: Wishes) -> dict[str, list[str]]:
    """All of them go together."""
    check(wishes)
    return values()

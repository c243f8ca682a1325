"""What may be chosen of a random scenario, in words."""

from __future__ import annotations

from sandtable.commander.packs.maps import Maps
from sandtable.commander.packs.scenario import SIDES
from sandtable.phrase import Phrase, phrase
from sandtable.screens import wire
from sandtable.screens.telling import known_messages


def wish_data(name: str, values: list[str], maps: Maps) -> wire.RandomWish:
    return {
        "name": name,
        "label": phrase(f"wish-{name}").data(),
        "values": [{"value": value, "label": value_phrase(name, value, maps).data()} for value in values],
    }


def value_phrase(name: str, value: str, maps: Maps) -> Phrase:
    """A nation, a side, a word of its own, or the map's or year's own name."""
    if value in SIDES:
        return phrase(f"side-{value}")
    for key in (f"wish-{name}-{value}", f"nation-{value}"):
        if key in known_messages():
            return phrase(key)
    title = maps.bare(maps.files()[value]).title if name == "map" else value
    return phrase("scenario-text", text=title)

"""Every fault of a map at once. The reader stops at the first; what is faulty is taken out, and the rest read again."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

from sandtable.commander.map.drawn.chart import Chart
from sandtable.commander.map.drawn.map_error import MapError, Place, error_in
from sandtable.commander.map.drawn.mapfile import MOST_ROWS, parse_map

MOST: Final = 100  # whoever has so many has enough to do
SIZE: Final = ["columns", "rows"]
SEVERAL: Final = ["building", "shape", "crest"]  # tables written [[so]]
PARTS: Final = ["hexes", "kind", "points", "about", "hex", "level", "name"]  # of such a table
SOMEWHERE: Final = [f"A{row}" for row in range(1, MOST_ROWS + 1)]
OF_SIZE: Final = ["of this map", "the map"]  # in reasons that depend on the size of the map


def map_faults(
    data: dict[str, Any], name: str, source: str, text: str, chart: Chart, whole: bool = True
) -> list[MapError]:
    """What is wrong with a map, by lines. Of what follows from a fault told before, nothing is said."""
    rest = Remainder(data)
    found: list[MapError] = []
    for _ in range(2 * MOST):
        try:
            parse_map(rest.data, name, source, whole=whole, chart=chart)
            break
        except MapError as error:
            place = rest.original(error.place)
            if not rest.follows(place, error.reason):
                found.append(error_in(source, text, place, error.reason))
            rest.take_out(error.place)
    return sorted(found[:MOST], key=lambda error: error.line)


class Remainder:
    """The data of a map, less what was faulty in it."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = deepcopy(data)
        self.gone: set[Place] = set()  # what is no more in it, or made up
        self.sized = True  # are columns and rows as the file says?
        self.numbers = {name: list(range(len(data[name]))) for name in SEVERAL if isinstance(data.get(name), list)}

    def original(self, place: Place) -> Place:
        """Where it is in the file, with all its tables still there."""
        numbers = self.numbers.get(place.table, [])
        number = numbers[place.number] if place.number < len(numbers) else place.number
        return place._replace(number=number)

    def follows(self, place: Place, reason: str) -> bool:
        """Is it a fault only because of what has been taken out?"""
        if not self.sized and any(words in reason for words in OF_SIZE):
            return True
        return not {place._replace(word=""), place._replace(key="", word=""), Place(place.table)}.isdisjoint(self.gone)

    def take_out(self, place: Place) -> None:
        """A word, else an entry, else a table."""
        table = self.data.get(place.table)
        if place.table in SEVERAL and isinstance(table, list) and place.number < len(table):
            self.take_from_entry(table, place)
        elif isinstance(table, dict) and place.key in table:
            if place.table == "objectives" or not without_word(table, place):
                del table[place.key]
                self.gone.add(place._replace(word=""))
                self.sized = self.sized and (place.table != "map" or place.key not in SIZE)
        elif place.key:
            self.stand_in(place)
        else:
            self.gone.add(Place(place.table))
            self.data.pop(place.table, None)

    def take_from_entry(self, table: list[Any], place: Place) -> None:
        """An unknown key alone; else the whole of a [[table]], which is of no use without one of its parts."""
        entry = table[place.number]
        if isinstance(entry, dict) and place.key in entry and place.key not in PARTS:
            del entry[place.key]
        else:
            del table[place.number]
            del self.numbers[place.table][place.number]

    def stand_in(self, place: Place) -> None:
        """What is missing is as good as there once it is told: a title, or an Objective in any free hex."""
        table = self.data.setdefault(place.table, {})
        self.gone.add(place._replace(word=""))
        if isinstance(table, dict):
            table[place.key] = next(hex for hex in SOMEWHERE if hex not in table.values())


def without_word(table: dict[str, Any], place: Place) -> bool:
    """Take one word out of a list of hexes, or a path with it; False if it is not there as a word."""
    value = table[place.key]
    if not place.word:
        return False
    if isinstance(value, str) and place.word in value.split():
        words = value.split()
        words.remove(place.word)
        table[place.key] = " ".join(words)
        return True
    if isinstance(value, list):
        for i, line in enumerate(value):
            if isinstance(line, str) and place.word in line.split():
                del value[i]
                return True
    return False

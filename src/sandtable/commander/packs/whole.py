"""What the files of a pack must leave as it is in the game around them. Not compiled: it runs once."""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.commander.packs.check import Fault
from sandtable.commander.packs.schemas import Chit, ChitsFile, Nation, NationsFile, Table


def whole_faults(file: Table, nations: list[Nation], chits: list[Chit]) -> Iterable[Fault]:
    """Of a file that has its shape; nations and chits are the game's own."""
    if isinstance(file, NationsFile):
        yield from nation_faults(file, {nation.name: nation for nation in nations})
    elif isinstance(file, ChitsFile):
        missing = [chit.letter for chit in chits if chit.letter not in [other.letter for other in file.chit]]
        if missing:
            yield ("chit",), f"{', '.join(missing)} of the game's own: scenarios name them, so they must be there"


def nation_faults(file: NationsFile, own: dict[str, Nation]) -> Iterable[Fault]:
    """Decks and scenarios count on letter and side, and an Action on a gun."""
    for i, nation in enumerate(file.nation):
        was = own.get(nation.name)
        if was is None:
            continue
        for field, now, before in (("letter", nation.letter, was.letter), ("side", nation.side, was.side)):
            if now != before:
                yield ("nation", i, field), f"{now!r}, and in the game it is {before!r}"
        if was.hidden_gun and not nation.hidden_gun:
            yield ("nation", i, "hidden_gun"), "missing: in this game each nation has one"

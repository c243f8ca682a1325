"""What a scenario says before it is played, beyond its card: when it ends, who starts, what each side has besides."""

from __future__ import annotations

from collections.abc import Mapping

from sandtable.commander.packs.scenario import SIDES, Scenario, SideEntry, read_scenario
from sandtable.commander.screen.wire import Catalogue, RadioFacts, WeaponFacts
from sandtable.commander.screen.words import side_phrase
from sandtable.kernel.title import Data
from sandtable.phrase import Part, Phrase, phrase, read_phrase, signed


def briefing(scenario: Data, printed: Catalogue) -> list[Phrase]:
    s = read_scenario(scenario, "scenario")
    start = phrase("brief-start", death=s.sudden_death, points=signed(s.vp), side=named(s.initiative), first=first(s))
    return [start, *[side_brief(printed, seat, entry) for seat, entry in enumerate([s.axis, s.allies])]]


def named(side: str) -> Phrase:
    """A side, or nobody."""
    return side_phrase(SIDES.index(side) if side in SIDES else -1)


def first(s: Scenario) -> Phrase:
    """Who takes the first Turn, or chooses who does."""
    if s.first in SIDES:
        return named(s.first)
    chooser = s.first.removesuffix("-chooses")
    return phrase("brief-chooses", side=named(chooser if chooser in SIDES else s.initiative))


def side_brief(printed: Catalogue, seat: int, entry: SideEntry) -> Phrase:
    """When it surrenders, where its edge is, and what it has beside its units."""
    pieces: list[Part] = [
        counted(title(printed["weapons"], entry, unit.weapon), unit.count) for unit in entry.units if unit.weapon
    ]
    pieces += [counted(title(printed["weapons"], entry, weapon.weapon), weapon.count) for weapon in entry.weapons]
    pieces += [counted(phrase("fort-" + fort.fort), fort.count) for fort in entry.forts]
    pieces += [title(printed["radios"], entry, entry.radio.radio)] if entry.radio is not None else []
    key = "brief-side-with" if pieces else "brief-side"
    edge = phrase("edge-" + entry.edge)
    return phrase(key, side=side_phrase(seat), number=entry.surrender, edge=edge, pieces=pieces)


def title(printed: Mapping[str, WeaponFacts | RadioFacts], entry: SideEntry, slug: str) -> Phrase:
    """What is printed on a counter."""
    found = printed.get(slug if "/" in slug else f"{entry.nation}/{slug}")
    return read_phrase(found["title"]) if found is not None else phrase("scenario-text", text=slug)


def counted(what: Phrase, count: int) -> Phrase:
    return phrase("brief-pieces", count=count, what=what)

"""What a scenario says before it is played, beyond its card: when it ends, who starts, what each side has besides."""

from __future__ import annotations

from sandtable.games.combat_commander.packs.scenario import SIDES, Scenario, SideEntry, read_scenario
from sandtable.games.combat_commander.screen.catalogue import catalogue
from sandtable.games.combat_commander.screen.words import side_phrase
from sandtable.kernel.title import Data
from sandtable.phrase import Phrase, Value, phrase, read_phrase, signed


def briefing(scenario: Data) -> list[Phrase]:
    s = read_scenario(scenario, "scenario")
    start = phrase("brief-start", death=s.sudden_death, points=signed(s.vp), side=named(s.initiative), first=first(s))
    return [start, *[side_brief(seat, entry) for seat, entry in enumerate([s.axis, s.allies])]]


def named(side: str) -> Phrase:
    return side_phrase(SIDES.index(side))


def first(s: Scenario) -> Phrase:
    """Who takes the first Turn, or chooses who does."""
    if s.first in SIDES:
        return named(s.first)
    chooser = s.first.removesuffix("-chooses")
    return phrase("brief-chooses", side=named(chooser if chooser in SIDES else s.initiative))


def side_brief(seat: int, entry: SideEntry) -> Phrase:
    """When it surrenders, where its edge is, and what it has beside its units."""
    pieces: list[Value] = [
        counted(title("weapons", entry, unit.weapon), unit.count) for unit in entry.units if unit.weapon
    ]
    pieces += [counted(title("weapons", entry, weapon.weapon), weapon.count) for weapon in entry.weapons]
    pieces += [counted(phrase("fort-" + fort.fort), fort.count) for fort in entry.forts]
    pieces += [title("radios", entry, entry.radio.radio)] if entry.radio is not None else []
    key = "brief-side-with" if pieces else "brief-side"
    edge = phrase("edge-" + entry.edge)
    return phrase(key, side=side_phrase(seat), number=entry.surrender, edge=edge, pieces=pieces)


def title(kind: str, entry: SideEntry, slug: str) -> Phrase:
    """What is printed on a counter."""
    printed = catalogue()[kind]
    assert isinstance(printed, dict)
    found = printed.get(slug if "/" in slug else f"{entry.nation}/{slug}")
    return read_phrase(found["title"]) if found is not None else phrase("scenario-text", text=slug)


def counted(what: Phrase, count: int) -> Phrase:
    return phrase("brief-pieces", count=count, what=what)

"""What this game says of a thing beside the family's: Cohesion, command, Tanks, ground, Gas and artillery markers."""

from __future__ import annotations

from sandtable.commander.map.kinds import TERRAIN_NAMES
from sandtable.commander.rules.state import State
from sandtable.commander.rules.stats import face, is_leader
from sandtable.commander.rules.view import shown_units
from sandtable.commander.screen.inspection import cited, not_seen
from sandtable.commander.screen.terms import printed
from sandtable.commander.screen.things import Thing
from sandtable.commander.screen.words import Words, side_phrase
from sandtable.games.great_war_commander.command_view import commanded, leaders_of
from sandtable.games.great_war_commander.rules.command import highest_leader, in_cohesion, is_tank_leader
from sandtable.games.great_war_commander.rules.facts import facts_of
from sandtable.games.great_war_commander.rules.formations import is_unit
from sandtable.games.great_war_commander.rules.names import RANK_NAMES
from sandtable.games.great_war_commander.rules.state import of
from sandtable.games.great_war_commander.screen.strategy import inspect_strategy, strategy_named
from sandtable.phrase import Part, Phrase, phrase
from sandtable.screens.shapes import Inspection, Note, Stat


def looked_at(words: Words, seat: int, name: str, found: Inspection) -> Inspection:
    """`found`: as the family shows it."""
    card = strategy_named(words.g, seat, name)
    if card >= 0:
        return inspect_strategy(words, card)
    if found == not_seen():
        return found
    thing = Thing(words.g, name)
    if thing.kind == "unit" and words.g.u_hex[thing.value] >= 0:
        return of_formation(words, seat, thing.value, found)
    return of_hex(words, thing.value, found) if thing.kind == "hex" else found


def note(g: State, key: str, say: Phrase) -> Note:
    return Note(say, cited(g, "notes", key))


# --- Formations ---


def of_formation(words: Words, seat: int, u: int, found: Inspection) -> Inspection:
    g = words.g
    notes = formation_notes(g, u) + command_notes(words, u, shown_units(g, seat))
    return found._replace(stats=found.stats + tank_stats(g, u), notes=found.notes + notes)


def tank_stats(g: State, u: int) -> list[Stat]:
    """What else is printed on a Tank: FP more at the next hex, and its number in checks for Immobilization."""
    tables, f = g.rules.tables, face(g, u)
    found: list[Stat] = []
    if tables.close_fp[f]:
        found.append(Stat("close-fp", tables.close_fp[f], False, [printed(g, "fp", tables.close_fp[f])]))
    if tables.bog[f]:
        found.append(Stat("bog", tables.bog[f], False, [printed(g, "bog", tables.bog[f])]))
    return found


def formation_notes(g: State, u: int) -> list[Note]:
    tables, kind, found = g.rules.tables, g.u_type[u], list[Note]()
    if is_unit(g, u):
        say = phrase("inspect-in-cohesion") if in_cohesion(g, u) else phrase("inspect-out-of-cohesion")
        found.append(note(g, "cohesion", say))
    if tables.unit_engineer[kind]:
        found.append(note(g, "engineer", phrase("inspect-engineer")))
    if u in of(g).exited:
        found.append(Note(phrase("why-exited-before"), cited(g, "reasons", "exited-before")))
    return found


def command_notes(words: Words, u: int, shown: list[int]) -> list[Note]:
    """Rank, whom he commands, and who commands him (3.3.1), as far as they are shown."""
    g, found = words.g, list[Note]()
    if is_leader(g, u):
        rank = phrase("rank-" + RANK_NAMES[g.rules.tables.unit_rank[g.u_type[u]]])
        key = "inspect-highest-leader" if u == highest_leader(g, g.u_owner[u]) else "inspect-rank"
        found.append(note(g, "highest-leader", phrase(key, rank=rank)))
    if is_tank_leader(g, u):
        found.append(note(g, "tank-leader", phrase("inspect-tank-leader")))
    led: list[Part] = [words.unit(v) for v in commanded(g, u) if v in shown]
    leaders: list[Part] = [words.unit(v) for v in leaders_of(g, u) if v in shown]
    found += [note(g, "commands", phrase("inspect-commands", units=led))] if led else []
    return found + ([note(g, "commands", phrase("inspect-commanded-by", units=leaders))] if leaders else [])


# --- hexes ---


def of_hex(words: Words, hex: int, found: Inspection) -> Inspection:
    g = words.g
    gone = of(g).h_trail[hex] != 0
    notes = [entry for entry in found.notes if not (gone and entry.say.key == "way-trail")]
    return found._replace(notes=notes + ground_notes(g, hex) + artillery_notes(g, hex))


def ground_notes(g: State, hex: int) -> list[Note]:
    s, found = of(g), list[Note]()
    if s.h_ground[hex]:
        terrain = phrase("terrain-" + TERRAIN_NAMES[g.rules.map.terrain[hex]])
        found.append(note(g, "ground", phrase("inspect-ground", terrain=terrain)))
    if s.h_trail[hex]:
        found.append(note(g, "trail-gone", phrase("inspect-trail-gone")))
    if s.h_gas[hex]:
        found.append(note(g, "gas", phrase("marker-gas")))
    return found


def artillery_notes(g: State, hex: int) -> list[Note]:
    """Spotting Rounds, Impact markers and observer posts, by side."""
    s, found = of(g), list[Note]()
    for side in range(2):
        who = side_phrase(side)
        if s.spotting[side] == hex:
            found.append(note(g, "spotting-round", phrase("inspect-spotting-round", side=who)))
        if hex in s.barrage[side]:
            found.append(note(g, "impact-marker", phrase("inspect-impact-marker", side=who)))
        if facts_of(g).observer[side] == hex:
            found.append(note(g, "observer-post", phrase("inspect-observer-post", side=who)))
    return found

"""What a scenario says of its own about a card or a Weapon that is looked at."""

from __future__ import annotations

from sandtable.commander.map.kinds import TERRAIN_NAMES
from sandtable.commander.rules.scenario.own_values import CAPTURED, FALLS, NO_EVENT, ROOTED, USUAL
from sandtable.commander.rules.scenario.values import is_marked, shots_of, weapon_key
from sandtable.commander.rules.scenario.taking_up import lies_at
from sandtable.commander.rules.state import State
from sandtable.commander.screen.words import action_phrase, event_phrase, order_phrase, weapon_title
from sandtable.phrase import Part, Phrase, phrase
from sandtable.screens.shapes import Note

RULE = "scenario"


def event_note(g: State, event: int) -> Note:
    if event == NO_EVENT:
        return Note(phrase("inspect-event-void"), "scenario")
    tables = g.rules.tables
    return Note(
        phrase("inspect-event", event=event_phrase(tables, event)),
        tables.cites.of("events", tables.words.events[event]),
    )


def too_notes(g: State, card: int) -> list[Note]:
    """As what a card may count in this scenario, if its player likes."""
    own, tables, found = g.rules.own, g.rules.tables, []
    if own.order_too[card] != USUAL:
        found.append(Note(phrase("inspect-order-too", order=order_phrase(tables, own.order_too[card])), "scenario"))
    if own.action_too[card] != USUAL:
        action = action_phrase(tables, own.action_too[card])
        found.append(Note(phrase("inspect-action-too", action=action), "scenario"))
    if own.event_too[card] == NO_EVENT:
        found.append(Note(phrase("inspect-event-too", event=phrase("counts-as-nothing")), "scenario"))
    elif own.event_too[card] != USUAL:
        found.append(Note(phrase("inspect-event-too", event=event_phrase(tables, own.event_too[card])), "scenario"))
    return found


def own_weapon_notes(g: State, w: int) -> list[Note]:
    """What is special about a Weapon."""
    said: list[Phrase] = []
    for mark, key in ((CAPTURED, "captured"), (ROOTED, "rooted"), (FALLS, "falls")):
        if is_marked(g, w, mark):
            said.append(phrase("inspect-weapon-" + key))
    if shots_of(g, w) != 1:
        said.append(phrase("inspect-weapon-shots", number=shots_of(g, w)))
    targets = targets_of(g, w)
    if targets:
        said.append(phrase("inspect-weapon-targets", targets=targets))
    return [Note(text, RULE) for text in said]


def lying_notes(g: State, hex: int) -> list[Note]:
    """Weapons that lie there with nobody."""
    titles = [weapon_title(g.rules.tables, g.w_type[w]) for w in range(len(g.w_type)) if lies_at(g, w) == hex]
    return [Note(phrase("inspect-weapon-lies", weapon=title), RULE) for title in titles]


def targets_of(g: State, w: int) -> list[Part]:
    """At what it may fire, if the scenario has a say in it."""
    targets = g.rules.own.weapon_targets.get(weapon_key(g, w)) if g.rules.own.has_weapons else None
    if targets is None:
        return []
    words = g.rules.tables.words
    found: list[Part] = [g.rules.map.hex_name(h) for h in targets.hexes]
    found += [phrase("terrain-" + TERRAIN_NAMES[code]) for code in targets.terrains]
    found += [phrase("brief-value-target-fort", fort=phrase("fort-" + words.forts[code])) for code in targets.forts]
    return found + [
        phrase("brief-value-target-unit", kind=phrase("kind-" + words.kinds[code])) for code in targets.kinds
    ]

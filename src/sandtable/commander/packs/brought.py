"""Weapons that a choice, an event or an exit of a scenario may bring: in the counter mix until then. Not compiled."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.commander.packs.scenario import SIDES, Scenario
from sandtable.commander.packs.scenario_events import EffectEntry
from sandtable.kernel.errors import BadFile


def bringing(s: Scenario, source: str) -> Iterator[tuple[EffectEntry, int, str]]:
    """Every effect that brings Weapons, with the side that gets them and its place in the file."""
    for effect, about, field in every_effect(s):
        if effect.weapons:
            name = effect.side or about
            if name not in SIDES:
                raise BadFile(source, f"{field}.side", "say whose Weapons")
            yield effect, SIDES.index(name), field


def every_effect(s: Scenario) -> Iterator[tuple[EffectEntry, str, str]]:
    for i, choice in enumerate(s.choices):
        for k, option in enumerate(choice.options):
            yield from placed(option.effects, choice.side, f"choices[{i}].options[{k}]")
    for i, event in enumerate(s.events):
        yield from placed(event.effects, event.side, f"events[{i}]")
    for name, entry in zip(SIDES, (s.axis, s.allies), strict=True):
        for i, exit in enumerate(entry.exits):
            yield from placed(exit.effects, name, f"{name}.exits[{i}]")
    for name, entry in zip(SIDES, (s.axis, s.allies), strict=True):
        for i, own in enumerate(entry.own_orders):
            yield from placed(own.effects, name, f"{name}.own_orders[{i}]")


def placed(effects: list[EffectEntry], about: str, field: str) -> Iterator[tuple[EffectEntry, str, str]]:
    for i, effect in enumerate(effects):
        yield effect, about, f"{field}.effects[{i}]"

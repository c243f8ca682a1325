"""Rules that whoever starts a game may choose: the switches of a title, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sandtable.kernel.title import Data
from sandtable.phrase import Phrase, phrase
from sandtable.screens import wire


class Switch(NamedTuple):
    name: str  # as `new_game` takes it
    rule: str
    on: bool = False  # by itself
    editions: Sequence[str] = ()  # those that turn it on


def label_of(switch: Switch, prefix: str) -> Phrase:
    return phrase(key_of(switch, prefix))


def key_of(switch: Switch, prefix: str) -> str:
    return f"{prefix}option-{switch.name.replace('_', '-')}"


def option_entries(switches: Sequence[Switch], prefix: str) -> list[wire.Option]:
    return [
        {
            "name": switch.name,
            "label": label_of(switch, prefix).data(),
            "text": phrase(key_of(switch, prefix) + "-text").data(),
            "rule": switch.rule,
            "on": switch.on,
            "editions": list(switch.editions),
        }
        for switch in switches
    ]


def chosen_rules(switches: Sequence[Switch], prefix: str, options: Data) -> list[wire.ChosenRule]:
    """The switches that somebody has set, whichever way."""
    return [
        {"say": said(label_of(switch, prefix), options[switch.name] is True).data(), "rule": switch.rule}
        for switch in switches
        if switch.name in options
    ]


def said(label: Phrase, on: bool) -> Phrase:
    return label if on else phrase("option-off", option=label)

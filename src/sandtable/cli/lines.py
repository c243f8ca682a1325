"""Line of sight in words, as a terminal prints it."""

from __future__ import annotations

from sandtable.commander.map.map import Map
from sandtable.commander.map.sight import explain
from sandtable.commander.rules.los import sight
from sandtable.commander.rules.state import State
from sandtable.commander.screen.sight_words import headline, map_reasons, reasons_in_play
from sandtable.kernel.title import Data
from sandtable.screens.shapes import SightReason
from sandtable.texts import Texts


def reason_line(texts: Texts, reason: SightReason) -> str:
    return f"  {texts.say(reason.say)} [{reason.rule}]"


def sight_lines(texts: Texts, map: Map, a: int, b: int, hindrance: list[int] | None = None) -> list[str]:
    """The bare map: can a see b, and why."""
    seen = explain(map, a, b, hindrance)
    reasons = [reason_line(texts, reason) for reason in map_reasons(map, seen)]
    return [texts.say(headline(map, a, b, seen.value)), *reasons]


def sight_in_play(texts: Texts, g: State, scenario: Data, a: int, b: int) -> list[str]:
    """The same with what is on the table now."""
    reasons = [reason_line(texts, reason) for reason in reasons_in_play(g, scenario, a, b)]
    return [texts.say(headline(g.rules.map, a, b, sight(g, a, b))), *reasons]

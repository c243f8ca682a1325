"""What choices are worth, as lines of a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.cli.speech import Speech
from sandtable.screens.wire import Hint, Weighed


def percent(chance: float) -> str:
    return f"{100 * chance:.0f}"


def points(part: float) -> str:
    return f"{100 * part:.1f}"


def signed_points(part: float) -> str:
    return f"{100 * part:+.1f}".replace("-", "\N{MINUS SIGN}")


def hint_lines(hint: Hint, speech: Speech) -> list[str]:
    if not hint["choices"]:
        return [speech.texts.format("teach-hint-one")]
    worlds = speech.texts.format("teach-hint-worlds", worlds=hint["worlds"])
    return [speech.texts.format("teach-hint-title") + ":", *weighed_lines(hint["choices"], speech), "  " + worlds]


def weighed_lines(choices: Sequence[Weighed], speech: Speech) -> list[str]:
    """The best first; the others say how far they are behind."""
    best, *others = choices
    lines = ["  " + speech.texts.format("teach-hint-best", choice=said(best, speech), chance=percent(best["chance"]))]
    for one in others:
        chance, behind, error = percent(one["chance"]), points(one["behind"]), points(one["error"])
        words = speech.texts.format(
            "teach-hint-line", choice=said(one, speech), chance=chance, behind=behind, error=error
        )
        lines.append("  " + words)
    return lines


def said(choice: Weighed, speech: Speech) -> str:
    return f"{speech.say(choice['say'])} [{choice['text']}]"

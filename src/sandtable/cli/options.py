"""`--option`: the rules of a game that its player may choose, listed, read and told."""

from __future__ import annotations

from typing import Any, Final

from sandtable.kernel.errors import BadFile
from sandtable.kernel.game import Game
from sandtable.kernel.title import Data
from sandtable.phrase import read_phrase
from sandtable.screens.boards import wrap
from sandtable.screens.screen import Screen
from sandtable.texts import Texts

WIDTH: Final = 100


def list_options(screen: Screen, texts: Texts) -> list[str]:
    """Every option with how it stands by itself, its rule and what it changes."""
    found: list[str] = []
    for entry in screen.options():
        stands = "on" if entry["on"] else "off"
        found.append(f"{entry['name']}={stands}: {said(entry['label'], texts)} ({entry['rule']})")
        found += wrap("  " + said(entry["text"], texts), WIDTH)
    return found


def said(data: Any, texts: Texts) -> str:
    return texts.say(read_phrase(data))


def read_options(screen: Screen, given: list[str]) -> Data:
    """What the command line turns: "nerve", "nerve=on", "nerve=off"."""
    known = [str(entry["name"]) for entry in screen.options()]
    found: Data = {}
    for text in given:
        written, _, value = text.partition("=")
        name = written.replace("-", "_")
        if name not in known:
            raise BadFile("--option", written, f"is none of {', '.join(known)}")
        if value not in ("", "on", "off"):
            raise BadFile("--option", written, "must be on or off")
        found[name] = value != "off"
    return found


def options_said(screen: Screen, game: Game, texts: Texts) -> list[str]:
    """The rules that were chosen, if any."""
    chosen = [said(entry["say"], texts) for entry in screen.chosen_rules(game.options)]
    return [f"{texts.format('web-rules-chosen')}: {'; '.join(chosen)}"] if chosen else []

"""The game's phrases said in one language to one player at a terminal, and what he types found again."""

from __future__ import annotations

from typing import cast

from sandtable.commander.rules import tell
from sandtable.commander.rules.notation import unit_tag, weapon_tag
from sandtable.commander.rules.state import WEAPON_PIECE, State
from sandtable.commander.screen import words
from sandtable.commander.screen.places import BROUGHT, places_now
from sandtable.commander.screen.words import QUIET, rule_of, side_phrase
from sandtable.kernel.errors import SandtableError
from sandtable.kernel.game import Game
from sandtable.phrase import Phrase
from sandtable.screens.telling import may_hear
from sandtable.texts import Texts


class Words:
    """Remembers where everybody was at the last look, so that a line of the news names the hex of its own moment."""

    def __init__(self, game: Game, texts: Texts) -> None:
        self.game = game
        self.texts = texts
        self.told = len(game.events)
        self.look()

    @property
    def g(self) -> State:
        return cast(State, self.game.state)

    @property
    def phrases(self) -> words.Words:
        return words.Words(self.g, self.places)

    def look(self) -> None:
        """Take note of where everybody stands now."""
        self.places = places_now(self.g)

    def say(self, phrase: Phrase) -> str:
        return self.texts.say(phrase)

    def side(self, side: int) -> str:
        return self.say(side_phrase(side))

    def choice(self, code: int) -> str:
        return self.say(self.phrases.choice(code))

    def news(self, seat: int) -> list[tuple[str, str, str]]:
        """Key, line and rule of everything told to a seat since the last call."""
        if self.told > len(self.game.events):  # something was taken back
            self.told = len(self.game.events)
        found: list[tuple[str, str, str]] = []
        g = self.g
        for event in self.game.events[self.told :]:
            if event[0] in BROUGHT:
                self.places.follow(g, event)
            if may_hear(event[1], seat) and event[0] not in QUIET:
                line = self.say(self.phrases.event(event))
                found.append((tell.EVENTS[event[0]][0], line, rule_of(g, event)))
            self.places.follow(g, event)
        self.told = len(self.game.events)
        self.look()
        return found

    # --- names typed by a player ---
    def find(self, kind: str, text: str) -> int:
        """The thing of a kind that is written so; raises what is wrong with it."""
        g = self.g
        wanted = text.lower()
        found = -1
        if kind in ("unit", "piece"):
            found = index_of([unit_tag(g, u) for u in range(len(g.u_type))], wanted)
        if kind in ("weapon", "piece") and found < 0:
            found = index_of([weapon_tag(g, w) for w in range(len(g.w_type))], wanted)
            if found >= 0 and kind == "piece":
                found += WEAPON_PIECE
        if kind == "hex":
            found = g.rules.map.hex_index(text.upper())
        if kind == "card":
            found = index_of([name.lower() for name in g.rules.tables.card_name], wanted)
        if kind == "side":
            found = index_of(["axis", "allies"], wanted)
        if kind == "number" and text.isdigit():
            found = int(text)
        if found < 0:
            raise SandtableError(self.texts.format("ui-no-such-thing", kind=kind, text=text))
        return found


def index_of(tags: list[str], wanted: str) -> int:
    return tags.index(wanted) if wanted in tags else -1

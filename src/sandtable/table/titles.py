"""The games that are served: each with its screen, its opponents and its lessons."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Final, cast

from sandtable.kernel.game import Game
from sandtable.kernel.title import Data, Title
from sandtable.lab.puzzles import Puzzle, load_puzzles
from sandtable.screens import wire
from sandtable.screens.lessons import Lessons, NoLessons
from sandtable.screens.screen import Screen
from sandtable.shelf import game_named, games

ALL_EYES: Final = -2  # of somebody who looks at a finished game


class Served:
    """One game title at the table. What is drawn of shipped scenarios is kept."""

    def __init__(self, screen: Screen, opponents: list[str], lessons: Lessons) -> None:
        self.screen = screen
        self.title: Title = screen.title
        self.name: str = screen.title.name
        self.opponents = opponents
        self.lessons = lessons

    @property
    def sides(self) -> list[str]:
        return self.title.seats

    def takes(self, option: str, value: object) -> bool:
        """Is it something that can be chosen for a game?"""
        if option == "edition":
            return value in self.screen.editions
        return isinstance(value, bool) and option in [entry["name"] for entry in self.screen.options()]

    @property
    def has_mind(self) -> bool:
        """Are its positions judged?"""
        return game_named(self.name).mind is not None

    @cached_property
    def puzzles(self) -> list[Puzzle]:
        return load_puzzles(game_named(self.name))

    def lesson(self, name: str) -> Data | None:
        return next((entry for entry in self.lessons.entries() if entry["name"] == name), None)


@lru_cache(maxsize=1)
def served_titles() -> dict[str, Served]:
    from sandtable.players.registry import player_names

    return {
        name: Served(game.screen(), player_names(name), game.lessons() if game.lessons else NoLessons())
        for name, game in games().items()
    }


@lru_cache(maxsize=1)
def bare_titles() -> dict[str, Title]:
    """The rules alone, for those who only play."""
    return {name: game.title() for name, game in games().items()}


# --- looking at a game from all seats at once ---


def view_for(game: Game, eyes: int) -> wire.AnyView:
    view = all_seeing_view(game) if eyes == ALL_EYES else game.title.view(game.state, eyes)
    return cast(wire.AnyView, view)


def all_seeing_view(game: Game) -> Data:
    """What the seats know together: each side as its own player sees it, every piece that anybody sees."""
    whole = together([game.title.view(game.state, seat) for seat in range(len(game.title.seats))])
    whole["seat"] = ALL_EYES
    return whole


def together(views: list[Data]) -> Data:
    """Views, or the same part of them, as one."""
    whole = dict(views[0])
    for name, value in whole.items():
        if isinstance(value, list):
            whole[name] = joined([cast("list[object]", view[name]) for view in views])
        elif isinstance(value, dict) and "sides" in value:
            whole[name] = together([cast(Data, view[name]) for view in views])
    if "sides" in whole:
        whole["sides"] = [cast("list[object]", view["sides"])[seat] for seat, view in enumerate(views)]
    return whole


def joined(lists: list[list[object]]) -> list[object]:
    """Entries of all lists; of those with the same `id` the one that says most."""
    first = lists[0]
    if not all(isinstance(entry, dict) and "id" in entry for entries in lists for entry in entries):
        return first
    found: dict[object, Data] = {}
    for entries in lists:
        for entry in entries:
            told = cast(Data, entry)
            if len(told) > len(found.get(told["id"], {})):
                found[told["id"]] = told
    return list(found.values())


def log_for(screen: Screen, game: Game, eyes: int, start: int) -> list[wire.LogEntry]:
    """All eyes hear whatever anybody hears, once and in order: the screen knows what belongs together."""
    return screen.log(game, eyes, start)

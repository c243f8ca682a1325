"""Every word a player reads comes from here: Fluent messages, English where a language has none.

What all games share lies in locale/; a game's own words lie with the game, which can add messages, not replace them.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from sandtable.phrase import Phrase, Value, signed
from sandtable.shelf import games

PACKAGE: Final = Path(__file__).parent
FOLDER: Final = PACKAGE / "locale"
DEFAULT: Final = "en"
KEY: Final = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)

Argument = str | int


def with_minus(value: Argument) -> Argument:
    """A number below zero is written with a minus, not with the hyphen that number formats give it."""
    return signed(value) if isinstance(value, int) and value < 0 else value


def folders() -> list[Path]:
    """What is for all games, then those of the games."""
    return [FOLDER, *(game.texts for game in games().values() if game.texts is not None)]


def files(lang: str) -> list[Path]:
    return [path for folder in folders() for path in sorted((folder / lang).glob("*.ftl"))]


def guest_texts(lang: str) -> str:
    """The messages of guests as they stand in their files, for a page that has only ours."""
    return "\n".join(path.read_text(encoding="utf-8") for path in files(lang) if not path.is_relative_to(PACKAGE))


def languages() -> list[str]:
    return sorted(folder.name for folder in FOLDER.iterdir() if any(folder.glob("*.ftl")))


def messages(lang: str) -> dict[str, str]:
    """Message keys of a language, each with the name of its file."""
    found: dict[str, str] = {}
    for path in files(lang):
        for key in KEY.findall(path.read_text(encoding="utf-8")):
            if key in found:
                raise ValueError(f"{path}: {key}: already defined in {found[key]}")
            found[key] = path.name
    return found


@lru_cache(maxsize=8)
def load_bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for path in files(lang):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


class Texts:
    """The messages of one language."""

    def __init__(self, lang: str = DEFAULT) -> None:
        if lang not in languages():
            raise ValueError(f"there is no language {lang!r}; there are {', '.join(languages())}")
        self.lang = lang
        self.bundles = [load_bundle(lang)]
        if lang != DEFAULT:
            self.bundles.append(load_bundle(DEFAULT))

    def has(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self.bundles)

    def say(self, phrase: Phrase) -> str:
        """A phrase in words, with all the phrases inside it."""
        return self.format(phrase.key, **{name: self.word(value) for name, value in phrase.args.items()})

    def word(self, value: Value) -> Argument:
        """One argument of a phrase; the members of a list are joined by commas."""
        if isinstance(value, Phrase):
            return self.say(value)
        if isinstance(value, list):
            return ", ".join(str(self.word(entry)) for entry in value)
        return value

    def format(self, key: str, **args: Argument) -> str:
        """The message in words; a key that no language has is shown as it is, so that nothing is hidden."""
        text, _ = self.resolve(key, **args)
        return text

    def resolve(self, key: str, **args: Argument) -> tuple[str, list[str]]:
        """The message and what is wrong with it (unknown variables and the like)."""
        for bundle in self.bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is None:
                    return key, [f"{key} has no text"]
                text, errors = bundle.format_pattern(pattern, {name: with_minus(value) for name, value in args.items()})
                return str(text), [str(error) for error in errors]
        return key, [f"there is no message {key}"]

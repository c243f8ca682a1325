"""Scenario files of one folder: found by name, read into their shape, checked, and put as plain data. Not compiled."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from sandtable.files.tomlfile import TomlFile, decode, name_reason, read_toml
from sandtable.kernel.errors import BadFile


class Numbered(Protocol):
    name: str
    number: int


S = TypeVar("S", bound=Numbered)


class ScenarioFiles(Generic[S]):
    """`check` raises BadFile for what the shape alone cannot say."""

    def __init__(self, folder: Path, shape: type[S], check: Callable[[S, TomlFile], None]) -> None:
        self.folder = folder
        self.shape = shape
        self.check = check
        self.loaded: dict[str, S] = {}

    def names(self) -> list[str]:
        """In the order of their numbers, those that can be played."""
        faulty = self.faulty()
        return sorted([name for name in self.known() if name not in faulty], key=lambda name: self.load(name).number)

    def faulty(self) -> dict[str, BadFile]:
        """The others, with what is wrong: one faulty file does not stop all."""
        found: dict[str, BadFile] = {}
        for name in self.known():
            try:
                self.load(name)
            except BadFile as error:
                found[name] = error
        return found

    def known(self) -> list[str]:
        return sorted(path.stem for path in self.folder.glob("*.toml"))

    def load(self, name: str) -> S:
        """A scenario by its name, checked once."""
        if name not in self.loaded:
            reason = name_reason("scenario", name, self.known())
            if reason:
                raise BadFile(name, "scenario", reason)
            self.loaded[name] = self.load_file(self.folder / f"{name}.toml")
        return self.loaded[name]

    def load_file(self, path: Path) -> S:
        file = read_toml(path)
        scenario = self.read(file.data, str(path), file.text)
        if scenario.name != path.stem:
            raise file.bad("name", f"{scenario.name!r} is not the name of its file, {path.stem!r}")
        return scenario

    def read(self, data: dict[str, Any], source: str, text: str = "") -> S:
        """A checked scenario from plain data, or a BadFile that names the field."""
        file = TomlFile(source, text, data)
        scenario = decode(file, self.shape)
        self.check(scenario, file)
        return scenario


def plain(scenario: object) -> dict[str, Any]:
    """The scenario as plain data, as it goes into records."""
    data = msgspec.to_builtins(scenario)
    assert isinstance(data, dict)
    return data

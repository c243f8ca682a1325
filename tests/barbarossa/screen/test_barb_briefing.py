"""The briefing card: every field that a scenario uses has words, so that nobody plays by a rule he was not told."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from sandtable.games.barbarossa.data.scenario_shapes import Scenario
from sandtable.games.barbarossa.screen.briefing_card import UNTOLD, sections
from sandtable.games.barbarossa.screen.screen import SCREEN

Path = tuple[str | int, ...]
NAMES = [str(card["name"]) for card in SCREEN.scenarios()]
OTHERS = {
    "card": ["G02", "S02"], "cards": ["G03", "S03"], "kind": ["trench", "wire"], "for": ["held-at-end", "engines-hit"],
    "side": ["german", "soviet"], "rule": ["goals", "points"], "otherwise": ["german", "draw"], "order": ["dig-in"],
    "result": ["draw", "win"], "inside": ["trench"], "state": ["deployed", "withdrawn"], "types": ["infantry"],
    "carried-by": ["G20", "S20"], "towed-by": ["G19"], "works": ["trench"],
}  # fmt: skip


def leaves(data: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    entries = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else []
    for key, value in entries:
        if isinstance(value, dict | list):
            yield from leaves(value, (*path, key))
        else:
            yield (*path, key), value


def told(data: Any) -> str:
    """What the card says of a scenario, whether or not it could be played."""
    return str([section.data() for section in sections(msgspec.convert(data, Scenario))])


def changed(data: Any, path: Path, value: Any) -> Any:
    other = copy.deepcopy(data)
    place: Any = other
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return other


def other_values(path: Path, value: Any) -> list[Any]:
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1]
    name = str(next(key for key in reversed(path) if isinstance(key, str)))
    return [other for other in OTHERS.get(name, ["C3 C4", "B-C"]) if other != value]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.rule("barbarossa:turn.7")
def test_every_field_that_a_scenario_uses_has_words(name: str) -> None:
    scenario = SCREEN.scenario(name)
    before = told(scenario)
    silent = []
    for path, value in leaves(scenario):
        used = value not in (None, "", False) and (value != 0 or path[-1] == "points")
        if path[0] in UNTOLD or not used:
            continue
        if path[-1] == "from-turn" and "held-each-turn" not in str(scenario):
            continue
        if not any(told(changed(scenario, path, other)) != before for other in other_values(path, value)):
            silent.append(path)
    assert [path for path in silent if path[-1] not in ("from-turn", "wind", "some")] == []

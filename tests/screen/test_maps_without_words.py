"""The pictures of maps that a browser shows say nothing in one language alone."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from sandtable.shelf import game_named, games

NAME = "unnamed"


def words_in(element: ElementTree.Element) -> list[str]:
    """Of a picture without the name of its map."""
    if element.get("id") == NAME:
        return []
    own = element.text if element.tag.endswith("}text") else ""
    return [*re.findall("[A-Za-z]{3,}", own or ""), *(word for one in element for word in words_in(one))]


@pytest.mark.once
@pytest.mark.parametrize("game", sorted(games()))
def test_a_map_without_its_name_has_no_words(game: str) -> None:
    screen = game_named(game).screen()
    svg = screen.map_svg(screen.scenario(game_named(game).scenario_names()[0]))
    picture = ElementTree.fromstring(svg)
    assert words_in(picture) == []
    assert f"#{NAME}:target" in svg and "#bare:target" in svg
    (name,) = [one for one in picture.iter() if one.get("id") == NAME]
    assert name.get("class") == "live", "a board leaves it out too"
    assert "".join(name.itertext()).strip()

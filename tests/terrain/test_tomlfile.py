"""Data in its shape: a mistake is named with field and reason."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.files.tomlfile import shaped
from sandtable.files.tomlshapes import Part, Provenance
from sandtable.kernel.errors import BadFile


class Bag(Part):
    owner: str
    apples: list[int] = []
    origin: Provenance | None = None


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({}, "mine: bag: Object missing required field `owner`"),
        ({"owner": "me", "pears": 1}, "mine: bag: Object contains unknown field `pears`"),
        ({"owner": 3}, "mine: owner: Expected `str`, got `int`"),
        ({"owner": "me", "apples": [1, "two"]}, "mine: apples[1]: Expected `int`, got `str`"),
        ({"owner": "me", "origin": {"facts": ""}}, "mine: origin: Object missing required field `ours`"),
    ],
)
def test_what_does_not_fit_is_named(data: dict[str, Any], message: str) -> None:
    with pytest.raises(BadFile) as caught:
        shaped(data, Bag, "mine", "bag")
    assert str(caught.value) == message


def test_what_fits_is_read() -> None:
    assert shaped({"owner": "me"}, Bag, "mine", "bag") == Bag(owner="me")

"""Names of units, orders, terrain, maps and scenarios in every language."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from sandtable.games.barbarossa.data.ground_file import ground_names
from sandtable.games.barbarossa.data.packs import DATA, load_tables
from sandtable.games.barbarossa.data.scenario import scenario_names
from sandtable.games.barbarossa.rules.names import ORDER_NAMES, ROW_NAMES, TERRAIN_NAMES
from sandtable.texts import KEY

pytestmark = pytest.mark.once  # files and their readers: none of it is compiled

LOCALE = DATA.parent / "locale"
FILES = ["barbarossa-cards.ftl", "barbarossa-names.ftl", "barbarossa-scenarios.ftl"]
LANGUAGES = ["bg", "en"]


def wanted() -> list[str]:
    return [
        *(f"barbarossa-card-{card.id.lower()}" for card in load_tables().cards),
        *(f"barbarossa-type-{name}" for name in ROW_NAMES),
        *(f"barbarossa-order-{name}" for name in ORDER_NAMES),
        *(f"barbarossa-terrain-{name}" for name in TERRAIN_NAMES),
        *(f"barbarossa-scenario-{name}{tail}" for name in [*scenario_names(), "random"] for tail in ("", "-about")),
        *(f"barbarossa-map-{name}" for name in ground_names()),
    ]


def text_of(lang: str) -> str:
    return "\n".join((LOCALE / lang / name).read_text(encoding="utf-8") for name in FILES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_name_and_no_name_is_idle(lang: str) -> None:
    assert sorted(KEY.findall(text_of(lang))) == sorted(wanted())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_messages_are_well_formed(lang: str) -> None:
    body = FluentParser().parse(text_of(lang)).body
    assert not [entry for entry in body if isinstance(entry, Junk)]
    assert sum(isinstance(entry, Message) for entry in body) == len(wanted())

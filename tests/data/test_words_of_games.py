"""The words of the games of the Commander family: codes and names agree, and a game's own come after the family's."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from sandtable.commander.packs.packs import data_in
from sandtable.commander.packs.tables import build_tables
from sandtable.commander.rules import names as family_names
from sandtable.commander.rules import reasons as family_reasons
from sandtable.commander.rules import tell as family_tell
from sandtable.commander.rules.words import Words, family_words
from sandtable.games.combat_commander.files import DATA, load_tables
from sandtable.games.great_war_commander.rules import names, reasons, tell, verbs
from sandtable.games.great_war_commander.rules.words import WORDS

pytestmark = pytest.mark.once  # files and their readers: none of it is compiled

LISTS = [
    "orders", "actions", "events", "kinds", "weapon_classes", "machine_guns", "forts", "specials", "purposes", "verbs",
    "tells", "reasons",
]  # fmt: skip


def words_in(words: Words, name: str) -> list[Any]:
    return list(getattr(words, name))


@pytest.mark.parametrize("name", LISTS)
def test_a_game_s_own_words_come_after_the_family_s(name: str) -> None:
    family, whole = words_in(family_words(), name), words_in(WORDS, name)
    assert whole[: len(family)] == family
    assert len(whole) > len(family) or name == "forts"


@pytest.mark.parametrize("name", ["orders", "actions", "events", "kinds", "weapon_classes", "specials", "purposes"])
def test_no_word_is_there_twice(name: str) -> None:
    """The game would have two codes for one thing."""
    whole = words_in(WORDS, name)
    assert len(set(whole)) == len(whole)


def test_every_verb_stands_at_its_code() -> None:
    assert [verb.code for verb in WORDS.verbs] == list(range(len(WORDS.verbs)))
    assert WORDS.verbs[verbs.GAS].name == "gas"


@pytest.mark.parametrize(
    ("found", "module", "constant", "name"),
    [
        (WORDS.orders, names, "RUNNER_ORDER", "runner"),
        (WORDS.orders, family_names, "ROUT", "rout"),
        (WORDS.actions, names, "ACH_KOMM", "ach-komm"),
        (WORDS.actions, names, "WHAT_WAS_THAT", "what-was-that"),
        (WORDS.events, names, "RUNNER_EVENT", "runner"),
        (WORDS.events, family_names, "BLAZE", "blaze"),
        (WORDS.kinds, names, "TANK", "tank"),
        (WORDS.weapon_classes, names, "LMG", "lmg"),
        (WORDS.specials, names, "ELIM_PLUS_1", "elim-plus-1"),
        (WORDS.purposes, names, "AIR_ASSAULT_ROLL", "air-assault"),
        (WORDS.reasons, reasons, "NOT_IN_A_LINE", "not-in-a-line"),
        (WORDS.reasons, family_reasons, "OK", "possible"),
        ([name for name, _ in WORDS.tells], tell, "PROBE", "probe"),
        ([name for name, _ in WORDS.tells], family_tell, "TURN_BEGINS", "turn-begins"),
    ],
)
def test_a_constant_is_the_place_of_its_word(found: list[str], module: ModuleType, constant: str, name: str) -> None:
    assert found[getattr(module, constant)] == name


def test_the_tables_have_the_game_s_words() -> None:
    """Combat Commander's cards read by the other game's words keep their codes, and its machine guns stay such."""
    tables = build_tables(data_in(DATA, ()), WORDS)
    assert tables.words is WORDS
    assert tables.card_event == load_tables().card_event
    assert tables.weapon_is_mg == [int(code == family_names.MG) for code in tables.weapon_class]
    assert 0 < sum(tables.weapon_is_mg) < len(tables.weapon_is_mg)


def test_which_weapons_are_machine_guns() -> None:
    data = data_in(DATA, ())
    data.weapons["germany/light-mg"].weapon_class = "lmg"
    data.weapons["germany/heavy-mg"].weapon_class = "mortar"
    tables = build_tables(data, WORDS)
    assert tables.weapon_class[tables.weapon_type("germany/light-mg")] == names.LMG
    assert tables.weapon_is_mg[tables.weapon_type("germany/light-mg")] == 1
    assert tables.weapon_is_mg[tables.weapon_type("germany/heavy-mg")] == 0

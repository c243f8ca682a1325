"""The six decks against the known facts: cards of a kind, dice and hexes, counted from the facts."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

from sandtable.commander.rules import names
from sandtable.commander.rules.tables import Tables
from sandtable.games.combat_commander import files as packs
from sandtable.games.combat_commander.names import GERMANY, NATION_NAMES

pytestmark = pytest.mark.once  # files and their readers: none of it is compiled

NATIONS: Final = list(enumerate(NATION_NAMES))

# cards of a kind by deck: America, Britain, France, Germany, Italy, Russia
ORDERS: Final = {
    "advance": [4, 5, 5, 5, 5, 6],
    "artillery-denied": [3, 3, 3, 2, 2, 3],
    "artillery-request": [9, 8, 7, 8, 7, 6],
    "command-confusion": [7, 9, 9, 8, 12, 8],
    "fire": [20, 16, 18, 18, 18, 18],
    "move": [12, 12, 12, 12, 11, 13],
    "recover": [8, 10, 9, 9, 9, 9],
    "rout": [9, 9, 9, 10, 8, 9],
}
ACTIONS: Final = {
    "ambush": [6, 6, 6, 6, 5, 6],
    "assault-fire": [6, 6, 6, 6, 6, 6],
    "bore-sighting": [1, 1, 2, 1, 1, 1],
    "command-confusion": [2, 0, 5, 1, 6, 0],
    "concealment": [4, 5, 5, 5, 4, 7],
    "crossfire": [8, 8, 9, 8, 8, 8],
    "demolitions": [1, 1, 1, 1, 1, 1],
    "dig-in": [4, 4, 4, 4, 4, 4],
    "hand-grenades": [6, 6, 6, 6, 6, 6],
    "hidden-entrenchments": [3, 2, 2, 2, 2, 2],
    "hidden-mines": [1, 1, 1, 1, 1, 1],
    "hidden-pillbox": [0, 1, 1, 1, 1, 1],
    "hidden-unit": [1, 1, 1, 1, 1, 1],
    "hidden-wire": [2, 2, 2, 2, 2, 2],
    "light-wounds": [6, 5, 6, 5, 9, 8],
    "marksmanship": [0, 6, 0, 1, 0, 0],
    "no-quarter": [0, 0, 0, 3, 0, 3],
    "smoke-grenades": [9, 5, 3, 6, 3, 3],
    "spray-fire": [6, 6, 6, 6, 6, 6],
    "sustained-fire": [6, 6, 6, 6, 6, 6],
}
EVENTS: Final = {
    "air-support": [3, 2, 1, 2, 1, 2],
    "battle-harden": [5, 6, 4, 5, 3, 3],
    "battlefield-integrity": [2, 2, 2, 2, 2, 2],
    "blaze": [0, 0, 0, 6, 6, 0],
    "booby-trap": [1, 1, 1, 1, 0, 1],
    "breeze": [6, 12, 12, 6, 12, 6],
    "command-and-control": [2, 2, 2, 2, 2, 2],
    "commissar": [0, 0, 0, 0, 0, 4],
    "cower": [2, 1, 3, 2, 4, 4],
    "deploy": [3, 3, 3, 3, 1, 0],
    "dust": [1, 1, 1, 1, 1, 1],
    "elan": [2, 2, 2, 2, 2, 2],
    "entrench": [0, 0, 0, 0, 0, 4],
    "field-promotion": [1, 1, 1, 1, 1, 1],
    "fog-of-war": [2, 0, 2, 1, 0, 3],
    "hero": [5, 7, 4, 5, 3, 2],
    "infiltration": [0, 1, 1, 1, 1, 2],
    "interdiction": [6, 6, 6, 6, 6, 6],
    "interrogation": [3, 3, 3, 3, 3, 3],
    "kia": [1, 1, 1, 1, 1, 1],
    "malfunction": [1, 1, 1, 1, 1, 1],
    "medic": [1, 1, 1, 1, 1, 1],
    "mission-objective": [1, 1, 1, 1, 1, 1],
    "prisoners-of-war": [2, 1, 3, 2, 5, 4],
    "reconnaissance": [2, 2, 2, 2, 2, 2],
    "reinforcements": [3, 2, 2, 2, 2, 1],
    "rubble": [1, 1, 1, 1, 0, 1],
    "sappers": [2, 2, 2, 2, 2, 2],
    "scrounge": [2, 1, 1, 1, 1, 1],
    "shell-shock": [1, 1, 1, 1, 1, 1],
    "shellholes": [1, 1, 1, 1, 0, 1],
    "strategic-objective": [1, 1, 1, 1, 1, 1],
    "suppressing-fire": [3, 3, 3, 3, 3, 3],
    "walking-wounded": [3, 3, 3, 3, 3, 3],
    "white-phosphorus": [3, 0, 0, 0, 0, 0],
}
TRIGGERS: Final = {
    "event": [12, 6, 4, 10, 8, 8],
    "jammed": [2, 2, 4, 2, 6, 4],
    "sniper": [6, 6, 4, 7, 5, 8],
    "time": [2, 2, 2, 2, 2, 2],
}


@pytest.fixture(scope="module")
def t() -> Tables:
    return packs.load_tables()


def deck(nation: int) -> range:
    return range(nation * names.CARDS_IN_DECK, (nation + 1) * names.CARDS_IN_DECK)


def counted(slugs: list[str], codes: list[int], nation: int) -> dict[str, int]:
    return dict(Counter(slugs[codes[card]] for card in deck(nation)))


def expected(table: dict[str, list[int]], nation: int) -> dict[str, int]:
    return {name: counts[nation] for name, counts in table.items() if counts[nation]}


# decks


@pytest.mark.rule("1a", "contents.2")
def test_there_are_six_decks_of_72_cards(t: Tables) -> None:
    assert len(t.card_name) == 432
    for nation, _ in NATIONS:
        letter = "ABFGIR"[nation]
        assert [t.card_name[card] for card in deck(nation)] == [f"{letter}-{n}" for n in range(1, 73)]
        assert {t.card_nation[card] for card in deck(nation)} == {nation}


@pytest.mark.rule("1d")
@pytest.mark.parametrize(("nation", "name"), NATIONS)
def test_every_card_has_an_order_an_action_an_event_a_hex_and_dice(t: Tables, nation: int, name: str) -> None:
    assert counted(names.ORDER_NAMES, t.card_order, nation) == expected(ORDERS, nation)
    assert counted(names.ACTION_NAMES, t.card_action, nation) == expected(ACTIONS, nation)
    assert counted(names.EVENT_NAMES, t.card_event, nation) == expected(EVENTS, nation)
    triggers = counted(names.TRIGGER_NAMES, t.card_trigger, nation)
    triggers.pop("none")
    assert triggers == expected(TRIGGERS, nation)


def test_the_count_tables_speak_of_every_name() -> None:
    assert set(ORDERS) == set(names.ORDER_NAMES)
    assert set(ACTIONS) == set(names.ACTION_NAMES) - {"op-fire"}
    assert set(EVENTS) == set(names.EVENT_NAMES)
    assert set(TRIGGERS) == set(names.TRIGGER_NAMES) - {"none"}


@pytest.mark.parametrize(("nation", "name"), NATIONS)
def test_each_ordered_pair_of_dice_is_on_two_cards(t: Tables, nation: int, name: str) -> None:
    pairs = Counter((t.card_white[card], t.card_coloured[card]) for card in deck(nation))
    assert pairs == {(white, coloured): 2 for white in range(1, 7) for coloured in range(1, 7)}


@pytest.mark.parametrize(("nation", "name"), NATIONS)
def test_random_hexes_are_every_other_hex_but_three(t: Tables, nation: int, name: str) -> None:
    odd = name in ("germany", "italy")
    rows = range(1, 11, 2) if odd else range(2, 11, 2)
    left_out = {f"{column}{1 if odd else 10}" for column in "AHO"}
    hexes = [f"{chr(ord('A') + t.card_hex_col[card])}{t.card_hex_row[card] + 1}" for card in deck(nation)]
    assert len(set(hexes)) == 72
    assert set(hexes) == {f"{column}{row}" for column in "ABCDEFGHIJKLMNO" for row in rows} - left_out


@pytest.mark.parametrize(("nation", "name"), NATIONS)
def test_only_breeze_cards_have_a_direction_and_they_go_round(t: Tables, nation: int, name: str) -> None:
    breezes = [card for card in deck(nation) if t.card_event[card] == names.BREEZE]
    assert [t.card_direction[card] for card in breezes] == [i % 6 + 1 for i in range(len(breezes))]
    assert all(t.card_direction[card] == 0 for card in deck(nation) if card not in breezes)


def test_a_card_in_full(t: Tables) -> None:
    card = t.card("G-48")
    assert card == GERMANY * 72 + 47
    assert t.card_order[card] == names.ROUT  # first printed as an Action by mistake
    assert t.card_action[card] == names.CONCEALMENT
    assert t.card_event[card] == names.INTERROGATION
    assert (t.card_hex_col[card], t.card_hex_row[card]) == (9, 8)  # J9
    assert (t.card_white[card], t.card_coloured[card], t.card_trigger[card]) == (4, 4, names.SNIPER)

"""The Fate decks of Great War Commander: counts and facts from outside the files."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest
from great_war_files import AMERICA, FRANCE, GERMANY, NATIONS, month, usual_tables

from sandtable.commander.rules import names
from sandtable.commander.rules.tables import EVER, NONE, Tables
from sandtable.games.great_war_commander.rules.words import WORDS

pytestmark = pytest.mark.once  # files and their readers: none of it is compiled

BY_NATION: Final = list(enumerate(NATIONS))

# cards of a kind by deck: Germany, France, America
ORDERS: Final = {
    "advance": [6, 6, 5],
    "air-assault": [2, 2, 2],
    "artillery-denied": [2, 3, 2],
    "artillery-request": [7, 6, 6],
    "command-confusion": [5, 6, 6],
    "fire": [15, 14, 16],
    "hmg-suppress": [4, 3, 3],
    "move": [11, 11, 11],
    "offensive": [3, 4, 4],
    "recover": [8, 8, 8],
    "rout": [7, 7, 7],
    "runner": [2, 2, 2],
}
ACTIONS: Final = {
    "ach-komm": [2, 0, 0],
    "ambush": [4, 5, 4],
    "assault-fire": [5, 4, 5],
    "barrage": [2, 2, 1],
    "bayonets": [4, 3, 3],
    "bore-sighting": [2, 1, 2],
    "charge": [0, 3, 2],
    "concealment": [5, 6, 5],
    "counterattack": [2, 3, 2],
    "crossfire": [6, 6, 7],
    "dig-in": [4, 3, 3],
    "elan": [0, 4, 0],
    "engineering-works": [3, 3, 3],
    "go-to-ground": [4, 5, 4],
    "hand-grenades": [6, 5, 6],
    "hidden-pillbox": [1, 1, 1],
    "hidden-position": [1, 1, 1],
    "hidden-unit": [1, 1, 1],
    "hidden-wire": [3, 3, 2],
    "intersect-machine-guns": [2, 2, 2],
    "light-wounds": [3, 4, 3],
    "live-forever": [0, 0, 4],
    "major-gas-attack": [1, 1, 1],
    "marksmanship": [1, 1, 3],
    "no-quarter": [2, 0, 2],
    "oh-les-boches": [0, 3, 0],
    "probe": [2, 2, 2],
    "storm-troops": [3, 0, 0],
    "unternehmungslustig": [3, 0, 0],
    "what-was-that": [0, 0, 3],
}
EVENTS: Final = {
    "air-support": [2, 1, 2],
    "auftragstaktik": [3, 0, 0],
    "battlefield-attrition": [2, 2, 2],
    "blaze": [2, 2, 2],
    "breeze": [3, 3, 3],
    "captured-papers": [1, 1, 1],
    "deserters": [2, 2, 1],
    "detachment": [3, 3, 3],
    "devil-dogs": [0, 0, 3],
    "en-avant": [0, 2, 0],
    "engine-down": [1, 1, 1],
    "fatigue": [2, 2, 2],
    "field-promotion": [2, 2, 2],
    "hero": [3, 3, 4],
    "high-command-meddling": [2, 3, 3],
    "infiltration": [1, 1, 1],
    "intelligence": [2, 2, 2],
    "interdiction-breeze": [3, 3, 3],
    "kia": [1, 1, 1],
    "machine-gun-nest": [2, 0, 0],
    "malfunction": [2, 2, 2],
    "marseillaise": [0, 2, 0],
    "meccano": [0, 2, 1],
    "mobile-firepower": [0, 2, 2],
    "new-mission": [1, 1, 1],
    "petard-raquette": [0, 2, 0],
    "raid": [2, 2, 2],
    "raid-prisoners": [2, 2, 2],
    "recall-leader": [1, 1, 1],
    "reconnaissance": [2, 2, 2],
    "reinforcements": [2, 2, 3],
    "runner": [3, 2, 3],
    "sappers": [2, 2, 2],
    "scrounge": [1, 1, 1],
    "stragglers": [2, 2, 2],
    "suppressing-fire": [3, 2, 3],
    "surrender": [2, 2, 1],
    "telephone-wires-cut": [2, 2, 2],
    "trommelfeuer": [2, 1, 1],
    "valor": [3, 2, 3],
    "walking-wounded": [3, 2, 2],
}
# dice with a trigger and on how many cards, by deck
TRIGGERS: Final = [
    {
        "event": {(5, 5): 2, (3, 4): 2, (4, 3): 2, (2, 5): 2, (5, 2): 2},
        "sniper": {(2, 2): 2, (3, 3): 2, (4, 4): 2},
        "jammed": {(1, 1): 2},
        "time": {(6, 6): 2},
    },
    {
        "event": {(3, 4): 2, (4, 3): 2, (2, 5): 2, (5, 2): 2},
        "sniper": {(3, 3): 2, (4, 4): 2, (5, 5): 2},
        "jammed": {(1, 1): 2, (1, 2): 1, (2, 1): 1},
        "time": {(6, 6): 2},
    },
    {
        "event": {(3, 4): 2, (4, 3): 2, (2, 5): 2, (5, 2): 2, (1, 6): 1, (6, 1): 1},
        "sniper": {(2, 2): 2, (3, 3): 2, (4, 4): 2},
        "jammed": {(1, 1): 2, (1, 2): 1},
        "time": {(6, 6): 2},
    },
]
# whose deck alone has them
NATION_BOUND: Final = {
    "ach-komm": [GERMANY], "storm-troops": [GERMANY], "unternehmungslustig": [GERMANY], "auftragstaktik": [GERMANY],
    "machine-gun-nest": [GERMANY], "elan": [FRANCE], "oh-les-boches": [FRANCE], "en-avant": [FRANCE],
    "marseillaise": [FRANCE], "petard-raquette": [FRANCE], "live-forever": [AMERICA], "what-was-that": [AMERICA],
    "devil-dogs": [AMERICA], "charge": [FRANCE, AMERICA], "mobile-firepower": [FRANCE, AMERICA],
    "meccano": [FRANCE, AMERICA], "no-quarter": [GERMANY, AMERICA],
}  # fmt: skip
DIRECTED: Final = ["breeze", "battlefield-attrition", "interdiction-breeze"]


@pytest.fixture(scope="module")
def t() -> Tables:
    return usual_tables()


def deck(nation: int) -> range:
    return range(nation * names.CARDS_IN_DECK, (nation + 1) * names.CARDS_IN_DECK)


def counted(slugs: list[str], codes: list[int], nation: int) -> dict[str, int]:
    return dict(Counter(slugs[codes[card]] for card in deck(nation)))


def expected(table: dict[str, list[int]], nation: int) -> dict[str, int]:
    return {name: counts[nation] for name, counts in table.items() if counts[nation]}


def dice(t: Tables, card: int) -> tuple[int, int]:
    return t.card_white[card], t.card_coloured[card]


@pytest.mark.rule("gwc:1.F.a")
def test_each_nation_has_a_deck_of_72_cards(t: Tables) -> None:
    assert len(t.card_name) == 216
    for nation, letter in enumerate("GFA"):
        assert [t.card_name[card] for card in deck(nation)] == [f"{letter}-{n}" for n in range(1, 73)]
        assert {t.card_nation[card] for card in deck(nation)} == {nation}


@pytest.mark.rule("gwc:1.F.d")
@pytest.mark.parametrize(("nation", "name"), BY_NATION)
def test_how_often_each_order_action_and_event_is_in_a_deck(t: Tables, nation: int, name: str) -> None:
    assert counted(WORDS.orders, t.card_order, nation) == expected(ORDERS, nation)
    assert counted(WORDS.actions, t.card_action, nation) == expected(ACTIONS, nation)
    assert counted(WORDS.events, t.card_event, nation) == expected(EVENTS, nation)


def test_the_count_tables_speak_of_all_orders_actions_and_events(t: Tables) -> None:
    assert [len(ORDERS), len(ACTIONS), len(EVENTS)] == [12, 30, 41]
    cited = t.cites.tables
    assert set(ORDERS) == set(cited["orders"])
    assert set(ACTIONS) == set(cited["actions"]) - {"op-fire"}
    assert set(EVENTS) == set(cited["events"])


@pytest.mark.parametrize(("nation", "name"), BY_NATION)
def test_each_ordered_pair_of_dice_is_on_two_cards(t: Tables, nation: int, name: str) -> None:
    pairs = Counter(dice(t, card) for card in deck(nation))
    assert pairs == {(white, coloured): 2 for white in range(1, 7) for coloured in range(1, 7)}


@pytest.mark.parametrize(("nation", "name"), BY_NATION)
def test_which_dice_have_a_trigger(t: Tables, nation: int, name: str) -> None:
    found: dict[str, Counter[tuple[int, int]]] = {}
    for card in deck(nation):
        found.setdefault(names.TRIGGER_NAMES[t.card_trigger[card]], Counter())[dice(t, card)] += 1
    found.pop("none")
    assert found == TRIGGERS[nation]


@pytest.mark.parametrize(
    ("letter", "pair", "trigger"),
    [
        ("G", (5, 4), "none"),
        ("G", (1, 5), "none"),
        ("G", (4, 2), "none"),
        ("G", (5, 5), "event"),
        ("G", (1, 1), "jammed"),
        ("A", (2, 3), "none"),
        ("A", (3, 5), "none"),
        ("A", (4, 6), "none"),
        ("A", (5, 5), "none"),
    ],
)
def test_the_dice_seen_in_the_rulebooks_examples(t: Tables, letter: str, pair: tuple[int, int], trigger: str) -> None:
    cards = [card for card in range(216) if t.card_name[card][0] == letter and dice(t, card) == pair]
    assert [names.TRIGGER_NAMES[t.card_trigger[card]] for card in cards] == [trigger, trigger]


@pytest.mark.parametrize(("nation", "name"), BY_NATION)
def test_no_order_leans_to_high_or_low_rolls(t: Tables, nation: int, name: str) -> None:
    """Every Order averages 7."""
    for order in {t.card_order[card] for card in deck(nation)}:
        rolls = [sum(dice(t, card)) for card in deck(nation) if t.card_order[card] == order]
        assert sum(rolls) / len(rolls) == pytest.approx(7.0, abs=0.001), WORDS.orders[order]


# random hexes


@pytest.mark.parametrize(("nation", "name"), BY_NATION)
def test_random_hexes_are_72_different_ones(t: Tables, nation: int, name: str) -> None:
    hexes = [(t.card_hex_col[card], t.card_hex_row[card]) for card in deck(nation)]
    assert len(set(hexes)) == 72
    parity = 0 if nation == GERMANY else 1
    assert {(col + row) % 2 for col, row in hexes} == {parity}  # so opposing decks share none
    assert {col for col, row in hexes} - {0} == set(range(1, 14))
    assert [(col, row) for col, row in hexes if col == 0] == ([(0, 10)] if nation == GERMANY else [])
    rows = Counter(row for col, row in hexes)
    assert set(rows) == set(range(11))
    assert set(rows.values()) <= {6, 7}


@pytest.mark.rule("gwc:O17.ex1")
def test_card_g_7_shows_g11(t: Tables) -> None:
    card = t.card("G-7")
    assert (t.card_hex_col[card], t.card_hex_row[card]) == (6, 10)


# what is printed beside the names


def test_national_names_are_only_in_their_decks(t: Tables) -> None:
    for name, nations in NATION_BOUND.items():
        slugs, codes = (WORDS.actions, t.card_action) if name in ACTIONS else (WORDS.events, t.card_event)
        found = {t.card_nation[card] for card in range(216) if slugs[codes[card]] == name}
        assert found == set(nations), name


def test_breezes_and_only_they_have_a_direction(t: Tables) -> None:
    for card in range(216):
        directed = WORDS.events[t.card_event[card]] in DIRECTED
        assert (1 <= t.card_direction[card] <= 6) == directed, t.card_name[card]
        assert directed or t.card_direction[card] == 0
    cards = ["G-7", "G-20", "G-29", "F-69", "A-39", "A-51"]
    assert [t.card_direction[t.card(card)] for card in cards] == [1, 2, 3, 2, 5, 6]


@pytest.mark.rule("gwc:A50")
def test_marksmanship_names_the_nation_of_its_deck(t: Tables) -> None:
    for card in range(216):
        named = t.card_action[card] == names.MARKSMANSHIP
        assert t.card_marksmen[card] == (t.card_nation[card] if named else NONE)


@pytest.mark.rule("gwc:E76.1")
def test_only_machine_gun_nests_have_a_date(t: Tables) -> None:
    for card in range(216):
        nest = WORDS.events[t.card_event[card]] == "machine-gun-nest"
        assert t.card_event_from[card] == (month(1917) if nest else EVER)


@pytest.mark.parametrize(
    ("name", "order", "action", "event", "hex", "pair", "trigger"),
    [
        ("G-29", "fire", "unternehmungslustig", "battlefield-attrition", (2, 6), (4, 1), "none"),
        ("G-32", "fire", "hidden-pillbox", "runner", (7, 7), (2, 5), "event"),
        ("F-16", "artillery-request", "elan", "walking-wounded", (10, 3), (5, 6), "none"),
        ("F-40", "runner", "bayonets", "high-command-meddling", (13, 8), (3, 1), "none"),
        ("F-72", "rout", "ambush", "petard-raquette", (9, 10), (3, 6), "none"),
        ("A-56", "hmg-suppress", "hand-grenades", "raid", (6, 9), (4, 6), "none"),
        ("A-72", "artillery-request", "concealment", "captured-papers", (9, 8), (2, 5), "event"),
    ],
)
def test_cards_in_full(
    t: Tables, name: str, order: str, action: str, event: str, hex: tuple[int, int], pair: tuple[int, int], trigger: str
) -> None:
    card = t.card(name)
    assert WORDS.orders[t.card_order[card]] == order
    assert WORDS.actions[t.card_action[card]] == action
    assert WORDS.events[t.card_event[card]] == event
    assert (t.card_hex_col[card], t.card_hex_row[card]) == hex
    assert dice(t, card) == pair
    assert names.TRIGGER_NAMES[t.card_trigger[card]] == trigger

"""Every word is there, in both languages, and asks only for what it is given."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

import sandtable
from sandtable.commander.map import sight_reasons
from sandtable.commander.map.kinds import SIDE_NAMES, TERRAIN_NAMES, WAY_NAMES
from sandtable.commander.rules import names
from sandtable.commander.rules.tables import Tables
from sandtable.commander.rules.verbs import COVER, ITEM
from sandtable.commander.rules.victory import ENDING_NAMES
from sandtable.commander.rules.view import FLAG_NAMES
from sandtable.commander.rules.words import Words
from sandtable.commander.screen.screen import CommanderScreen
from sandtable.commander.screen.words import radio_title, unit_title, weapon_title
from sandtable.games.combat_commander.screen import SCREEN as COMBAT_COMMANDER_SCREEN
from sandtable.games.great_war_commander.rules.names import MOMENT_NAMES
from sandtable.games.great_war_commander.rules.orders.artillery import QUESTIONS as ARTILLERY_QUESTIONS
from sandtable.games.great_war_commander.screen import SCREEN as GREAT_WAR_SCREEN
from sandtable.lab.coverage import belongs_to, ledger_file, read_ledger
from sandtable.phrase import phrase, read_phrase, signed
from sandtable.screens.telling import message_of, numbered
from sandtable.terrain.lattice import EDGE_NAMES
from sandtable.texts import Texts, files, languages, messages
from source_strings import constants

pytestmark = pytest.mark.once

PACKAGE = Path(sandtable.__file__ or "").parent
CARD_WORDS = {"order", "action", "dice"}
# lines of the log that cite the card or the cause, which have their own tables
OWN_TABLE = {"order-given", "action-played", "event", "trigger", "placed", "support-roll", "radio-arrived"}


class FamilyGame(NamedTuple):
    """A game of the Commander family, with what its sources do not say in so many words."""

    folder: str
    screen: CommanderScreen
    made_up: set[str]  # questions whose keys are put together
    by_cause: dict[str, list[str]]  # questions whose rule hangs on what brought them about
    unused: set[str]  # questions, reasons and lines of the family that it has no use for

    @property
    def name(self) -> str:
        return self.screen.title.name

    @property
    def tables(self) -> Tables:
        return self.screen.game.tables()

    @property
    def words(self) -> Words:
        return self.tables.words

    @property
    def cites(self) -> dict[str, dict[str, str]]:
        return self.tables.cites.tables

    def said(self, key: str) -> set[str]:
        """The message of the family and the game's own that stands for it."""
        return {key, self.screen.own.key(key)}


COMBAT_COMMANDER = FamilyGame(
    "games/combat_commander",
    COMBAT_COMMANDER_SCREEN,
    set(),
    {"displaced": ["blaze", "breeze"], "support-item": ["hidden-unit", "infiltration", "reinforcements"]},
    set(),
)
SUPPORT = ["hidden-unit", "infiltration", "reinforcements", "stragglers"]
GREAT_WAR = FamilyGame(
    "games/great_war_commander",
    GREAT_WAR_SCREEN,
    {key for key in ARTILLERY_QUESTIONS if key}
    | {"situation-" + moment for moment in MOMENT_NAMES}
    | {"captured-papers", "devil-dogs", "en-avant", "intelligence", "machine-gun-nest", "mobile-firepower"},
    {"displaced": ["blaze", "breeze"], "support-item": SUPPORT, "support-next": SUPPORT, "weapon-type": []},
    {
        "air-support-units", "battle-harden", "cliff", "cliff-with-weapon", "commissar", "commissar-roll", "deploy",
        "deploy-marker", "entrench", "initiative-commissar", "interrogation", "medic", "overstack-deploy",
        "prisoners-of-war", "shell-shock", "sustained-fire-weapon", "white-phosphorus", "white-phosphorus-hex",
        "white-phosphorus-victim",
    },
)  # fmt: skip
GAMES = [COMBAT_COMMANDER, GREAT_WAR]
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.messages.add(node.id.name)


@lru_cache(maxsize=4)
def variables(lang: str) -> dict[str, set[str]]:
    """Variables by message, those of the messages it is made of included."""
    read: dict[str, Variables] = {}
    for path in files(lang):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                read[entry.id.name] = Variables()
                read[entry.id.name].visit(entry)
    return {key: entry.found.union(*(read[name].found for name in entry.messages)) for key, entry in read.items()}


def prompt_keys(game: FamilyGame) -> set[str]:
    """What the frames ask, read from their source."""
    found = {"initiative-" + name for name in game.words.purposes} | game.made_up
    return found | returned(game, "question", "shot_question", "where")


def returned(game: FamilyGame, *functions: str) -> set[str]:
    """Words that functions of these names return."""
    found: set[str] = set()
    for folder in ("commander", game.folder):
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.FunctionDef) and node.name in functions:
                    for inner in ast.walk(ast.Module(node.body, [])):
                        if isinstance(inner, ast.Return) and inner.value is not None:
                            found |= set(constants(inner.value))
    return found


def needed_keys(game: FamilyGame) -> set[str]:
    words, cites = game.words, game.cites
    found = {"log-" + name for name, _ in words.tells}
    found |= {"ask-" + key for key in prompt_keys(game)}
    found |= {"why-" + key for key in words.reasons} | {"why-not-asked"}
    found |= {message_of(verb) for verb in words.verbs}
    found |= {
        "sight-" + key
        for key in [*sight_reasons.BLOCKING, "hindrance", "hexside-hindrance", "over", "along-way", "past", "thin"]
    }
    for prefix, values in [
        ("order", words.orders), ("action", words.actions), ("event", words.events),
        ("strategy", [*words.strategies, *(name + "-text" for name in words.strategies)]),
        ("trigger", names.TRIGGER_NAMES), ("purpose", words.purposes), ("ending", ENDING_NAMES),
        ("nation", game.tables.nation_name), ("people", ["m", "f", "n"]), ("posture", names.POSTURE_NAMES),
        ("quality", names.QUALITY_NAMES), ("kind", words.kinds), ("fort", words.forts),
        ("special", words.specials), ("terrain", TERRAIN_NAMES), ("hexside", SIDE_NAMES), ("way", WAY_NAMES),
        ("edge", EDGE_NAMES), ("state", [name for _, name in FLAG_NAMES]), ("side", ["axis", "allies", "none"]),
        ("term", [*cites["terms"], "printed"]), ("stat", cites["printed"]),
        ("chance", ["rallies", "suppressed", "nothing", "retreats", "win", "both-die", "lose"]),
    ]:  # fmt: skip
        found |= {f"{prefix}-{value}" for value in values}
    for kind, values in words.named.items():
        found |= {f"{kind}-{value}" for value in values}
    for option in game.screen.options():
        found |= {option["label"]["k"], option["text"]["k"]}
    return found


def test_the_questions_are_found() -> None:
    """The reader of the sources would otherwise prove nothing."""
    keys = prompt_keys(COMBAT_COMMANDER)
    assert {"turn", "fire-target", "air-support-units", "artillery-mode", "initiative-melee"} <= keys
    assert len(keys) > 70
    assert {"turn", "hmg-gun", "barrage-row", "raid-second", "initiative-bog", "infiltration"} <= prompt_keys(GREAT_WAR)


@every_game
@pytest.mark.parametrize("lang", languages())
def test_no_message_is_missing(game: FamilyGame, lang: str) -> None:
    assert needed_keys(game) - set(messages(lang)) == set()


@every_game
def test_what_a_game_says_its_own_way_stands_for_a_message_of_the_family(game: FamilyGame) -> None:
    found = variables("en")
    for key, own in game.screen.own.own.items():
        if not key.startswith("rule-"):
            assert key in found, own
            assert found[own] <= found[key], own


def test_a_game_has_its_own_words_wherever_it_is_shown() -> None:
    line = phrase("log-melee-total", side=phrase("side-axis"), number=9).data()
    entry = {"say": line, "hexes": ["F5"], "notes": [phrase("fort-bunker").data()]}
    assert COMBAT_COMMANDER_SCREEN.own.data(entry) == entry
    reworded = GREAT_WAR_SCREEN.own.data(entry)
    assert Texts().say(read_phrase(reworded["say"])) == "Central Powers: melee total 9."
    assert Texts().say(read_phrase(reworded["notes"][0])) == "blockhaus"
    assert reworded["hexes"] == ["F5"]


def test_both_languages_say_the_same_things() -> None:
    english, bulgarian = variables("en"), variables("bg")
    assert set(english) == set(bulgarian)
    assert {key: english[key] ^ bulgarian[key] for key in english if english[key] != bulgarian[key]} == {}


@pytest.mark.parametrize("lang", languages())
def test_every_file_is_read_whole(lang: str) -> None:
    """A slip in a Fluent file silently drops a message."""
    for path in files(lang):
        junk = [entry for entry in parse(path.read_text(encoding="utf-8")).body if type(entry).__name__ == "Junk"]
        assert junk == [], path
    assert set(variables(lang)) == set(messages(lang))


@every_game
def test_log_lines_use_only_the_event_s_arguments(game: FamilyGame) -> None:
    found = variables("en")
    for name, kinds in game.words.tells:
        known = set(numbered(kinds)) | (CARD_WORDS if "card" in kinds else set())
        for key in game.said("log-" + name):
            assert found[key] <= known, key


@every_game
def test_choices_use_only_the_verb_s_arguments(game: FamilyGame) -> None:
    found = variables("en")
    for verb in game.words.verbs:
        known = set(numbered(verb.kinds)) | (CARD_WORDS if "card" in verb.kinds else set())
        known |= {"item"} if verb.code == ITEM else {"cover"} if verb.code == COVER else set()
        assert found[message_of(verb)] <= known, verb.name


@every_game
def test_every_counter_has_a_name_in_both_languages(game: FamilyGame) -> None:
    """None falls back to the title of the data, which is English."""
    tables = game.tables
    titles = [unit_title(tables, kind, "germany") for kind in range(len(tables.unit_name))]
    titles += [weapon_title(tables, kind, "germany") for kind in range(len(tables.weapon_name))]
    titles += [radio_title(tables, kind) for kind in range(len(tables.radio_name))]
    assert {title.key for title in titles} <= set(variables("bg")) - {"counter-other"}
    for title in titles:
        assert variables("en")[game.screen.own.key(title.key)] <= set(title.args)


def test_a_counter_s_name_has_its_nation_s() -> None:
    english, bulgarian = Texts("en"), Texts("bg")
    rifle = phrase("counter-rifle", nation="germany")
    assert (english.say(rifle), bulgarian.say(rifle)) == ("German Rifle", "германско стрелково отделение")
    gun = phrase("counter-light-mg", nation="none")
    assert (english.say(gun), bulgarian.say(gun)) == ("Light MG", "лека картечница")
    pioneers = GREAT_WAR_SCREEN.own.phrase(phrase("counter-pionier", nation="germany"))
    assert (english.say(pioneers), bulgarian.say(pioneers)) == ("German Pioniere", "германски пионерен взвод")
    leader = phrase("counter-cne", nation="france", name="Barnier")
    assert (english.say(leader), bulgarian.say(leader)) == ("French Cne Barnier", "френски капитан Barnier")


def phrase_calls() -> Iterator[tuple[str, str, set[str]]]:
    """Keys and arguments of the phrases that the games make, as far as their sources write them out."""
    folders = ["commander", *(game.folder for game in GAMES)]
    for path in [path for folder in folders for path in sorted((PACKAGE / folder).rglob("*.py"))]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args):
                continue
            given = {keyword.arg or "**" for keyword in node.keywords}
            prefix = {"phrase": "", "term": "term-", "Stat": "stat-"}.get(node.func.id)
            for key in constants(node.args[0]) if prefix is not None else []:
                yield path.name, f"{prefix}{key}", given


def test_what_the_game_says_exists_and_gets_what_it_asks_for() -> None:
    found = variables("en")
    calls = list(phrase_calls())
    assert len(calls) > 70
    for where, key, given in calls:
        assert key in found, (where, key)
        assert "**" in given or found[key] <= given, (where, key)


def format_calls() -> Iterator[tuple[str, ast.Call]]:
    boards = [path for name in ("board", "beside") for path in sorted(PACKAGE.rglob(f"screen/{name}.py"))]
    for path in [*sorted((PACKAGE / "cli").glob("*.py")), *boards]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "format":
                yield path.name, node


def test_what_the_terminal_says_exists_and_gets_what_it_asks_for() -> None:
    found = variables("en")
    checked = 0
    for where, call in format_calls():
        for key in constants(call.args[0]) if call.args else []:
            assert key in found, (where, key)
            if all(keyword.arg is not None for keyword in call.keywords):
                given = {keyword.arg for keyword in call.keywords}
                assert found[key] <= given, (where, key)
            checked += 1
    assert checked > 50


def test_a_language_without_a_message_falls_back_to_english() -> None:
    texts = Texts("bg")
    texts.bundles[0] = Texts("bg").bundles[1]  # a language that has nothing of its own
    assert texts.format("side-axis") == "Axis"
    assert Texts("bg").format("side-axis") == "Оста"


def test_a_phrase_is_said_with_the_phrases_inside_it() -> None:
    unit = phrase("unit-at", unit=phrase("counter-rifle", nation="germany"), hex="F5")
    assert Texts("en").say(phrase("log-broke", unit=unit)) == "German Rifle (F5) breaks!"
    assert Texts("bg").say(phrase("log-broke", unit=unit)) == "германско стрелково отделение (F5) се чупи!"
    both = phrase("inspect-objective-at", number=3, hexes=["F5", phrase("hex-none"), 7])
    assert Texts("en").say(both) == "Objective 3 (F5, off the map, 7)"


def test_a_phrase_on_the_wire() -> None:
    inner = phrase("side-axis")
    assert inner.data() == {"k": "side-axis"}
    assert phrase("a", x=1, y=[inner, "b"]).data() == {"k": "a", "a": {"x": 1, "y": [{"k": "side-axis"}, "b"]}}


def test_an_unknown_variable_is_noticed() -> None:
    _, errors = Texts().resolve("log-broke")
    assert errors


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(ValueError, match="there is no language 'xx'"):
        Texts("xx")


@every_game
def test_every_citation_is_a_rule_of_the_ledger(game: FamilyGame) -> None:
    ids = [row.id.rpartition(":")[2].lower() for row in read_ledger(ledger_file(game.name))]
    cited = {rule for table in game.cites.values() for rule in table.values()}
    unknown = {rule for rule in cited if rule != "scenario" and not any(belongs_to(id, rule.lower()) for id in ids)}
    assert unknown == set()


def general(game: FamilyGame, table: str) -> set[str]:
    """What is cited, without rules of one nation or kind of unit; those stand beside one for all."""
    cited = set(game.cites[table])
    whose = {*game.tables.nation_name, *game.words.kinds}
    return {name for name in cited if not any(name == f"{other}-{who}" for other in cited for who in whose)}


@every_game
def test_everything_that_is_shown_is_cited(game: FamilyGame) -> None:
    """And nothing is cited that is never shown."""
    words, cites = game.words, game.cites
    assert general(game, "told") == {name for name, _ in words.tells} - OWN_TABLE - game.unused
    asked = {key for key in prompt_keys(game) if not key.startswith("generator-")}  # which cite nothing
    shown = asked - set(game.by_cause) - game.unused | {
        f"{key}-{cause}" for key in ("displaced", "support-item") for cause in game.by_cause[key]
    }
    assert shown <= general(game, "prompts") <= shown | returned(game, "cited")
    assert set(cites["reasons"]) == {*words.reasons, "order-not-now"} - game.unused
    for table, known in (
        ("orders", words.orders), ("triggers", names.TRIGGER_NAMES), ("forts", words.forts[1:]),
        ("states", [name for _, name in FLAG_NAMES]),
    ):  # fmt: skip
        assert set(cites[table]) == set(known)


@every_game
def test_everything_on_the_cards_is_cited(game: FamilyGame) -> None:
    tables, words = game.tables, game.words
    assert set(game.cites["actions"]) == {words.actions[code] for code in tables.card_action} | {"op-fire"}
    assert set(game.cites["events"]) == {words.events[code] for code in tables.card_event}


# --- numbers ---


@pytest.mark.parametrize("lang", languages())
def test_a_number_below_zero_has_a_minus_and_no_hyphen(lang: str) -> None:
    texts = Texts(lang)
    assert texts.format("combat-sight-dark", number=-2).count("−2") == 1
    assert "-" not in texts.format("combat-sight-dark", number=-2)
    assert texts.format("combat-sight-smoke", hex="10.05", number=12).endswith("12")
    assert [signed(number) for number in (2, 0, -3)] == ["+2", "0", "−3"]


@pytest.mark.parametrize("lang", languages())
def test_no_text_writes_a_minus_as_a_hyphen(lang: str) -> None:
    for path in files(lang):
        assert re.findall(r"(?:(?<=D6)|(?<=D10)|(?<![\w}-]))-\d.*", path.read_text(encoding="utf-8")) == [], path.name

"""Every word is there, in both languages, and asks only for what it is given."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

import sandtable
from sandtable.commander.map import sight_reasons
from sandtable.commander.map.kinds import SIDE_NAMES, TERRAIN_NAMES, WAY_NAMES
from sandtable.commander.packs.packs import find_packs
from sandtable.commander.rules import names, tell
from sandtable.commander.rules.purposes import PURPOSE_NAMES
from sandtable.commander.rules.reasons import REASON_NAMES
from sandtable.commander.rules.verbs import COVER, ITEM, VERBS
from sandtable.commander.rules.victory import ENDING_NAMES
from sandtable.commander.rules.view import FLAG_NAMES
from sandtable.commander.screen.words import (
    radio_title,
    unit_title,
    weapon_title,
)
from sandtable.games.combat_commander.files import load_tables
from sandtable.games.combat_commander.names import NATION_NAMES
from sandtable.lab.coverage import belongs_to, ledger_file, read_ledger
from sandtable.phrase import phrase, signed
from sandtable.screens.telling import message_of, numbered
from sandtable.terrain.lattice import EDGE_NAMES
from sandtable.texts import FOLDER, Texts, languages, messages
from source_strings import constants

PACKAGE = Path(sandtable.__file__ or "").parent
CARD_WORDS = {"order", "action", "dice"}
CITES = load_tables().cites
# questions whose rule hangs on what brought them about
BY_CAUSE = {"displaced": ["blaze", "breeze"], "support-item": ["hidden-unit", "infiltration", "reinforcements"]}


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
    for path in sorted((FOLDER / lang).glob("*.ftl")):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                read[entry.id.name] = Variables()
                read[entry.id.name].visit(entry)
    return {key: entry.found.union(*(read[name].found for name in entry.messages)) for key, entry in read.items()}


def prompt_keys() -> set[str]:
    """What the frames ask, read from their source."""
    found = {"initiative-" + name for name in PURPOSE_NAMES}
    for folder in ("commander", "games/combat_commander"):
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.FunctionDef) and node.name in ("question", "shot_question"):
                    for inner in ast.walk(ast.Module(node.body, [])):
                        if isinstance(inner, ast.Return) and inner.value is not None:
                            found |= set(constants(inner.value))
    return found


def needed_keys() -> set[str]:
    found = {"log-" + name for name, _ in tell.EVENTS}
    found |= {"ask-" + key for key in prompt_keys()}
    found |= {"why-" + key for key in REASON_NAMES} | {"why-not-asked"}
    found |= {message_of(verb) for verb in VERBS}
    found |= {
        "sight-" + key
        for key in [*sight_reasons.BLOCKING, "hindrance", "hexside-hindrance", "over", "along-way", "past", "thin"]
    }
    for prefix, values in [
        ("order", names.ORDER_NAMES), ("action", names.ACTION_NAMES), ("event", names.EVENT_NAMES),
        ("trigger", names.TRIGGER_NAMES), ("purpose", PURPOSE_NAMES), ("ending", ENDING_NAMES),
        ("nation", NATION_NAMES), ("people", ["m", "f", "n"]), ("posture", names.POSTURE_NAMES),
        ("quality", names.QUALITY_NAMES), ("kind", names.KIND_NAMES), ("fort", names.FORT_NAMES),
        ("special", names.SPECIAL_NAMES), ("terrain", TERRAIN_NAMES), ("hexside", SIDE_NAMES), ("way", WAY_NAMES),
        ("edge", EDGE_NAMES), ("state", [name for _, name in FLAG_NAMES]), ("side", ["axis", "allies", "none"]),
        ("term", [*CITES.tables["terms"], "printed"]), ("stat", CITES.tables["printed"]),
        ("chance", ["rallies", "suppressed", "nothing", "retreats", "win", "both-die", "lose"]),
    ]:  # fmt: skip
        found |= {f"{prefix}-{value}" for value in values}
    return found


def test_the_questions_are_found() -> None:
    """The reader of the sources would otherwise prove nothing."""
    keys = prompt_keys()
    assert {"turn", "fire-target", "air-support-units", "artillery-mode", "initiative-melee"} <= keys
    assert len(keys) > 70


@pytest.mark.parametrize("lang", languages())
def test_no_message_is_missing(lang: str) -> None:
    assert needed_keys() - set(messages(lang)) == set()


def test_both_languages_say_the_same_things() -> None:
    english, bulgarian = variables("en"), variables("bg")
    assert set(english) == set(bulgarian)
    assert {key: english[key] ^ bulgarian[key] for key in english if english[key] != bulgarian[key]} == {}


@pytest.mark.parametrize("lang", languages())
def test_every_file_is_read_whole(lang: str) -> None:
    """A slip in a Fluent file silently drops a message."""
    for path in sorted((FOLDER / lang).glob("*.ftl")):
        junk = [entry for entry in parse(path.read_text(encoding="utf-8")).body if type(entry).__name__ == "Junk"]
        assert junk == [], path
    assert set(variables(lang)) == set(messages(lang))


def test_log_lines_use_only_the_event_s_arguments() -> None:
    found = variables("en")
    for name, kinds in tell.EVENTS:
        known = set(numbered(kinds)) | (CARD_WORDS if "card" in kinds else set())
        assert found["log-" + name] <= known, name


def test_choices_use_only_the_verb_s_arguments() -> None:
    found = variables("en")
    for verb in VERBS:
        known = set(numbered(verb.kinds)) | (CARD_WORDS if "card" in verb.kinds else set())
        known |= {"item"} if verb.code == ITEM else {"cover"} if verb.code == COVER else set()
        assert found[message_of(verb)] <= known, verb.name


def test_every_counter_has_a_name_in_both_languages() -> None:
    """None falls back to the title of the data, which is English."""
    tables = load_tables(find_packs())
    titles = [unit_title(tables, kind, "russia") for kind in range(len(tables.unit_name))]
    titles += [weapon_title(tables, kind, "russia") for kind in range(len(tables.weapon_name))]
    titles += [radio_title(tables, kind) for kind in range(len(tables.radio_name))]
    assert {title.key for title in titles} <= set(variables("bg")) - {"counter-other"}
    for title in titles:
        assert variables("en")[title.key] <= set(title.args)
    english, bulgarian = Texts("en"), Texts("bg")
    rifle = phrase("counter-rifle", nation="germany")
    assert (english.say(rifle), bulgarian.say(rifle)) == ("German Rifle", "германско стрелково отделение")
    gun = phrase("counter-light-mg", nation="none")
    assert (english.say(gun), bulgarian.say(gun)) == ("Light MG", "лека картечница")


def phrase_calls() -> Iterator[tuple[str, str, set[str]]]:
    """Keys and arguments of the phrases that the game makes, as far as its source writes them out."""
    for path in sorted((PACKAGE / "commander").rglob("*.py")):
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


def test_every_citation_is_a_rule_of_the_ledger() -> None:
    ids = [row.id.lower() for row in read_ledger(ledger_file("combat-commander"))]
    cited = {rule for table in CITES.tables.values() for rule in table.values()}
    unknown = {rule for rule in cited if rule != "scenario" and not any(belongs_to(id, rule.lower()) for id in ids)}
    assert unknown == set()


def test_everything_that_is_shown_is_cited() -> None:
    """And nothing is cited that is never shown."""
    special = {"order-given", "action-played", "event", "trigger", "placed", "support-roll", "radio-arrived"}
    assert set(CITES.tables["told"]) == {name for name, _ in tell.EVENTS} - special
    asked = {key for key in prompt_keys() if not key.startswith("generator-")}  # which cite nothing
    assert set(CITES.tables["prompts"]) == asked - set(BY_CAUSE) | {
        f"{key}-{cause}" for key, causes in BY_CAUSE.items() for cause in causes
    }
    assert set(CITES.tables["reasons"]) == {*REASON_NAMES, "order-not-now"}
    for table, known in (
        ("orders", names.ORDER_NAMES), ("actions", names.ACTION_NAMES), ("events", names.EVENT_NAMES),
        ("triggers", names.TRIGGER_NAMES), ("forts", names.FORT_NAMES[1:]),
        ("states", [name for _, name in FLAG_NAMES]),
    ):  # fmt: skip
        assert set(CITES.tables[table]) == set(known)


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
    for path in sorted((FOLDER / lang).glob("*.ftl")):
        assert re.findall(r"(?:(?<=D6)|(?<=D10)|(?<![\w}-]))-\d.*", path.read_text(encoding="utf-8")) == [], path.name

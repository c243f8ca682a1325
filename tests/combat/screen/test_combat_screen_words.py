"""Everything that Combat! says is there in both languages and gets what it asks for, over whole games."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest
from combat_screen import ME, NAMES, SPECTATOR, at_random, things
from fluent.syntax import parse
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

import sandtable
from phrases import faults, phrases_in, wire
from sandtable.games.combat.data.packs import load_tables
from sandtable.games.combat.rules import names, tell
from sandtable.games.combat.rules.cards.effect_names import EFFECTS, ROLL_NAMES, SIDE_WORDS, TEAM_WORDS, WHO_WORDS
from sandtable.games.combat.rules.notation import AMMO_NAMES, WOUND_KIND_NAMES
from sandtable.games.combat.rules.reasons import REASONS
from sandtable.games.combat.rules.sight.los_reasons import ALONG_BED, BLOCKING, FROM_ABOVE, MISSED, OVER, PAST, SLOPE
from sandtable.games.combat.rules.verbs import DONE, DUCK, SPOT, TRY_DUCK, VERBS
from sandtable.games.combat.screen.screen import SCREEN, asked, words_now
from sandtable.games.combat.screen.terms import TERM_RULES
from sandtable.games.combat.screen.words import EVENT_RULES, because, name_phrase, need_phrase
from sandtable.games.combat.screen.words import NAMES as NAMED_KINDS
from sandtable.kernel.game import new_game
from sandtable.phrase import read_phrase
from sandtable.screens.telling import message_of, numbered
from sandtable.texts import FOLDER, Texts, languages, messages
from source_strings import constants

PACKAGE = Path(sandtable.__file__ or "").parent / "games" / "combat"
TOLD_EFFECTS = [(key, kinds) for key, when, kinds in EFFECTS if when in ("order", "both", "event")]
SILENT = ["", "event", "nothing"]  # effects that are not told as such
EXTRA = {
    "event": {"event", "text"}, "checked": {"outcome"}, "confirmed-roll": {"outcome"}, "effect": {"effect"},
    "revealed": {"who"},
}  # fmt: skip
PREFIXES = {
    "phrase": "",
    "note": "combat-inspect-",
    "term": "combat-term-",
    "chance": "combat-chance-",
    "fact": "combat-stat-",
}


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.found.add(node.id.name)


@lru_cache(maxsize=1)
def variables() -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for path in sorted([*(PACKAGE / "locale" / "en").glob("*.ftl"), FOLDER / "en" / "briefing.ftl"]):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                reader = Variables()
                reader.visit(entry)
                found[entry.id.name] = reader.found
    return found


def sources() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        if path.name != "codec_generated.py":
            yield path.name, ast.parse(path.read_text(encoding="utf-8"))


@lru_cache(maxsize=1)
def prompts() -> set[str]:
    """What the frames ask, read from their source."""
    found: set[str] = set()
    for _, tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name in ("question", "entry_question"):
                for inner in ast.walk(node):
                    if isinstance(inner, ast.Tuple) and len(inner.elts) == 2:
                        found |= set(constants(inner.elts[0]))
    return found - {"str"}


def needed_keys() -> set[str]:
    found = {"combat-log-" + name for name, _ in tell.EVENTS if name != "effect-on"}
    found |= {"combat-ask-" + key for key in prompts()}
    found |= {"combat-why-" + key for key, _ in REASONS} | {"combat-why-not-asked", "combat-why-not-offered"}
    found |= {message_of(verb, "combat-") for verb in VERBS}
    found |= {because(why).key for why in range(len(tell.WHY))}
    found |= {"combat-effect-" + key for key, _ in TOLD_EFFECTS if key not in SILENT}
    found |= {"combat-on-" + key for key in ("hide-only", "spotted", "hidden", "mend")}
    found |= {"combat-sight-" + key for key in [*BLOCKING, OVER, SLOPE, PAST, MISSED, ALONG_BED, FROM_ABOVE]}
    found |= {"combat-term-" + key for key in TERM_RULES} | {f"combat-row-{row}" for row in range(12)}
    found |= {f"combat-entry-{entry}" for entry in range(10)}
    for kind, values in NAMED_KINDS.items():
        found |= {f"combat-{kind}-{value}" for value in values}
    for prefix, values in [
        ("order", names.ORDER_NAMES), ("order-about", names.ORDER_NAMES), ("morale", names.MORALE_NAMES),
        ("team", TEAM_WORDS), ("side", SIDE_WORDS), ("roll", ROLL_NAMES), ("ammo", AMMO_NAMES), ("who", WHO_WORDS),
        ("wound", names.WOUND_NAMES), ("wound-kind", WOUND_KIND_NAMES), ("terrain", names.TERRAIN_NAMES),
        ("rank", names.RANK_NAMES), ("card-type", names.CARD_TYPE_NAMES), ("weapon", load_tables().weapon_name),
        ("blast", load_tables().blast_name),
    ]:  # fmt: skip
        found |= {f"combat-{prefix}-{value}" for value in values}
    return found


def test_the_questions_are_found() -> None:
    assert {"orders", "fire", "spot-or-duck", "which-wound", "who-guards", "must-move"} <= prompts()
    assert len(prompts()) >= 30


@pytest.mark.parametrize("lang", languages())
def test_no_message_is_missing(lang: str) -> None:
    assert needed_keys() - set(messages(lang)) == set()


@pytest.mark.parametrize("lang", languages())
def test_every_man_has_a_name(lang: str) -> None:
    tables, texts = load_tables(), Texts(lang)
    for man in range(len(tables.man_name)):
        assert faults(texts, name_phrase(tables, man)) == [], tables.man_name[man]
    assert texts.say(name_phrase(tables, 0)) == {"en": "Sgt Taylor", "bg": "серж. Тейлър"}[lang]


def test_log_lines_use_only_the_event_s_arguments() -> None:
    for name, kinds in tell.EVENTS:
        if name != "effect-on":
            known = set(numbered(kinds)) | EXTRA.get(name, set())
            assert variables()["combat-log-" + name] <= known, name


def test_choices_use_only_the_verb_s_arguments() -> None:
    for verb in VERBS:
        assert variables()[message_of(verb, "combat-")] <= set(numbered(verb.kinds)), verb.name


def test_every_event_has_a_rule_of_its_own() -> None:
    assert set(EVENT_RULES) == {name for name, _ in tell.EVENTS} - {"order-given"}


def test_a_number_that_is_needed_may_lie_below_zero() -> None:
    game = new_game(SCREEN.title, SCREEN.scenario("first-patrol"), "words", {})
    assert words_now(game).value("need", -3, True) == -3


@pytest.mark.parametrize(
    ("roll", "need", "nobodys", "en", "bg"),
    [
        ("fire", 5, False, "5 or less", "5 или по-малко"),
        ("fire", 0, False, "a 0", "точно 0"),
        ("fire", -1, False, "−1, so only a 0 can help", "−1, тоест само 0 помага"),
        ("morale", -2, False, "−2, so only a 0 can help", "−2, тоест само 0 помага"),
        ("throw", -1, False, "−1, so no roll will do", "−1, тоест никое хвърляне не стига"),
        ("crater", -1, True, "−1, so no roll will do", "−1, тоест никое хвърляне не стига"),
        ("spotting", 10, False, "10 or less, so every roll will do", "10 или по-малко, тоест всяко хвърляне стига"),
        ("spotting", 8, False, "8 or less", "8 или по-малко"),
        ("fire", 9, False, "anything but a 9", "всичко освен 9"),
        ("morale", 11, False, "anything but a 9", "всичко освен 9"),
    ],
)
def test_what_a_roll_needs_makes_sense_below_zero_and_above_nine(
    roll: str, need: int, nobodys: bool, en: str, bg: str
) -> None:
    found = need_phrase(ROLL_NAMES.index(roll), need, nobodys)
    assert [Texts(lang).say(found) for lang in ("en", "bg")] == [en, bg]


def calls() -> Iterator[tuple[str, str, set[str]]]:
    """Keys and arguments of the phrases that the game makes, as far as its source writes them out."""
    for name, tree in sources():
        for node in ast.walk(tree):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in PREFIXES
                and node.args
            ):
                given = {keyword.arg or "**" for keyword in node.keywords}
                for key in constants(node.args[0]):
                    yield name, PREFIXES[node.func.id] + key, given


def test_what_the_game_says_exists_and_gets_what_it_asks_for() -> None:
    checked = 0
    for where, key, given in calls():
        if key in ("inspect-not-seen",):
            continue
        assert key in variables(), (where, key)
        assert "**" in given or variables()[key] <= given, (where, key)
        checked += 1
    assert checked > 100


# --- over whole games ---


def everything(name: str, seed: str) -> Iterator[object]:
    """All that a screen answers in a game, some of it only now and then."""
    told = 0
    for number, game in enumerate(at_random(name, seed)):
        yield SCREEN.log(game, ME, told)
        told = len(game.events)
        yield SCREEN.question(game, ME)
        if game.decision is not None and number % 7 == 0:
            yield SCREEN.odds(game, ME, None)
            yield [SCREEN.odds(game, ME, code) for code in game.choices[:40]]
        if number % 150 == 0:
            for seat in (ME, SPECTATOR):
                yield [SCREEN.inspect(game, seat, thing) for thing in things(game)]
                yield [SCREEN.why(game, seat, thing) for thing in things(game)]
            yield SCREEN.sight(game, ME, "12.10", "21.08")
    yield SCREEN.result(game)
    yield SCREEN.report(game.record())


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES)
def test_every_phrase_of_a_whole_game_can_be_said(name: str) -> None:
    texts = [Texts(lang) for lang in languages()]
    seen: set[str] = set()
    for answer in everything(name, "words"):
        wire(answer)
        for data in phrases_in(answer):
            shape = wire(data)
            if shape not in seen:
                seen.add(shape)
                for each in texts:
                    assert faults(each, read_phrase(data)) == [], data
    assert len(seen) > 1000


@pytest.mark.parametrize(
    ("verbs", "asked_for"),
    [
        ([SPOT, DUCK, DONE], "look for an Unknown, Duck Back, or done?"),
        ([SPOT, TRY_DUCK, DONE], "look for an Unknown, Duck Back, or done?"),
        ([SPOT, DONE], "look for an Unknown, or done?"),
        ([DUCK, DONE], "Duck Back, or done?"),
    ],
)
def test_the_last_question_to_a_man_names_only_what_he_can_do(verbs: list[int], asked_for: str) -> None:
    assert Texts("en").say(asked("spot-or-duck", set(verbs))) == asked_for

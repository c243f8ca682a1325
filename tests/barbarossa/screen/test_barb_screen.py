"""Questions, the log, odds, inspections and reasons of Barbarossa: said in both languages, and told to nobody else."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, cast

import pytest

from phrases import faults, phrases_in
from sandtable.games.barbarossa.data.start import TEAM_OPTIONS
from sandtable.games.barbarossa.rules import odds, reasons, tell
from sandtable.games.barbarossa.rules.defense import defense
from sandtable.games.barbarossa.rules.dice import counts_of, faces
from sandtable.games.barbarossa.rules.names import ORDER_NAMES
from sandtable.games.barbarossa.rules.state import of
from sandtable.games.barbarossa.rules.tables import OPTION_VALUES
from sandtable.games.barbarossa.rules.verbs import VERBS
from sandtable.games.barbarossa.rules.victory import ENDING_NAMES
from sandtable.games.barbarossa.screen import cites
from sandtable.games.barbarossa.screen.chances import attack, pooled_attack, together
from sandtable.games.barbarossa.screen.screen import SCREEN
from sandtable.games.barbarossa.screen.words import PREFIX
from sandtable.kernel.game import Game, new_game
from sandtable.lab.coverage import ledger_file, read_ledger
from sandtable.phrase import read_phrase
from sandtable.screens.telling import message_of
from sandtable.texts import Texts, languages, messages

NAMES = [str(card["name"]) for card in SCREEN.scenarios()]


def at_random(name: str, seed: str, most: int = 400) -> Iterator[Game]:
    game = new_game(SCREEN.title, SCREEN.scenario(name), seed, {"windows": True})
    rng = random.Random(seed)
    for _ in range(most):
        if game.decision is None:
            break
        yield game
        decision = game.decision
        game.play(rng.choice(decision.choices), decision.seat)
    yield game


def ordered(seed: str = "shots") -> Game:
    """The set-ups that are shipped, and a first turn to plan."""
    game = new_game(SCREEN.title, SCREEN.scenario("first-contact"), seed, {"windows": True})
    for seat in range(2):
        for code in SCREEN.placing(game, seat, SCREEN.ready_setup(game, seat, {}, lambda *_: 0)):
            game.play(code, seat)
    return game


def check_words(data: Any) -> None:
    """No key is missing and no argument, in any language."""
    for lang in languages():
        texts = Texts(lang)
        for entry in phrases_in(data):
            assert faults(texts, read_phrase(entry)) == [], entry


# --- words ---


@pytest.mark.parametrize("lang", languages())
def test_every_verb_event_reason_ending_and_switch_has_words(lang: str) -> None:
    have = set(messages(lang))
    wanted = {message_of(verb, PREFIX) for verb in VERBS}
    wanted |= {f"{PREFIX}log-{name}" for name, _ in tell.EVENTS}
    wanted |= {f"{PREFIX}why-{key}" for key, _ in reasons.REASONS} | {PREFIX + "why-not-offered"}
    wanted |= {f"{PREFIX}ending-{name}" for name in ENDING_NAMES}
    wanted |= {f"{PREFIX}option-{name.replace('_', '-')}" for name in cites.OPTION_RULES}
    assert wanted - have == set()


def test_every_switch_of_the_rules_can_be_turned() -> None:
    assert set(OPTION_VALUES) <= set(cites.OPTION_RULES)
    for option in SCREEN.options():
        if option["name"] in TEAM_OPTIONS:
            continue  # the table's own
        game = new_game(SCREEN.title, SCREEN.scenario("first-contact"), "x", {option["name"]: True})
        assert any(getattr(of(game.state).rules.options, name) for name in OPTION_VALUES), option["name"]
        off = new_game(SCREEN.title, SCREEN.scenario("first-contact"), "x", {option["name"]: False})
        assert not any(getattr(of(off.state).rules.options, name) for name in OPTION_VALUES), option["name"]


def test_two_switches_of_one_point_do_not_undo_each_other() -> None:
    for given, value in ((("trench_bonus",), 1), (("trench_bonus_card_units",), 2)):
        names = ("trench_bonus", "trench_bonus_card_units")
        options = {name: name in given for name in names}
        game = new_game(SCREEN.title, SCREEN.scenario("first-contact"), "x", options)
        assert of(game.state).rules.options.trench_bonus == value


def test_what_is_cited_is_in_the_ledger() -> None:
    ids = {row.id.rpartition(":")[2] for row in read_ledger(ledger_file("barbarossa"))}
    tables = [cites.ORDER_RULES, cites.ABILITY_RULES, cites.STATUS_RULES, cites.TERRAIN_RULES, cites.EVENT_RULES]
    assert {rule for table in [*tables, cites.OPTION_RULES] for rule in table.values()} - ids == set()
    assert set(cites.EVENT_RULES) == {name for name, _ in tell.EVENTS}
    assert set(cites.ORDER_RULES) == set(ORDER_NAMES)


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES)
def test_everything_said_in_a_game_is_said_well(name: str) -> None:
    """Questions, choices, log, inspections and reasons: no key is missing, no argument."""
    for n, game in enumerate(at_random(name, "said", 240)):
        if n % 40:
            continue
        for seat in range(2):
            said: list[Any] = [SCREEN.question(game, seat), SCREEN.log(game, seat, max(0, len(game.events) - 60))]
            things = [f"u:{u}" for u in range(0, len(of(game.state).u_card), 3)]
            for thing in [*things, "h:G5", "h:B2", "c:G01", "x:victory", "x:wind", "x:order-march", "s:0"]:
                said += [SCREEN.inspect(game, seat, thing), SCREEN.why(game, seat, thing)]
            said.append(SCREEN.odds(game, seat, None))
            check_words(said)


@pytest.mark.parametrize("name", NAMES)
def test_every_scenario_is_briefed(name: str) -> None:
    card = SCREEN.briefing_card(SCREEN.scenario(name), {"strong_winds": True}, 0)
    keys = [section["key"] for section in card["sections"]]
    assert keys[:2] == ["situation", "goal"] and "length" in keys and keys[-1] == "rules"
    check_words(card)


# --- the log ---


def test_a_line_is_the_same_whenever_it_is_asked_for() -> None:
    games = list(at_random("keep-their-heads-down", "lines", 300))
    game = games[-1]
    for seat in (-2, -1, 0, 1):
        whole = SCREEN.log(game, seat)
        for start in range(0, len(game.events), 37):
            tail = SCREEN.log(game, seat, start)
            assert tail == whole[len(whole) - len(tail) :]


def test_things_of_one_step_are_of_one_group_and_dice_show_their_faces() -> None:
    game = list(at_random("keep-their-heads-down", "dice", 2000))[-1]
    lines = SCREEN.log(game, -2)
    rolled = [line for line in lines if line["key"] == "rolls"]
    assert rolled
    for line in rolled:
        dice = line["dice"]
        assert dice is not None and sum(dice["faces"]) == dice["total"] and len(dice["faces"]) == 6
    moves = [line for line in lines if line["key"] == "moves"]
    assert len({line["group"] for line in moves}) < len(moves)
    groups = list(dict.fromkeys(line["group"] for line in lines))
    assert [line["group"] for line in lines] == sorted((line["group"] for line in lines), key=groups.index)


def test_faces_are_counted_in_one_number() -> None:
    assert counts_of(faces([1, 1, 6, 3])) == [2, 0, 1, 0, 0, 1]


def test_nobody_is_told_where_a_hidden_unit_is() -> None:
    game = new_game(SCREEN.title, SCREEN.scenario("the-wire"), "hide", {"windows": True})
    for seat in range(2):
        for code in SCREEN.placing(game, seat, SCREEN.ready_setup(game, seat, {}, lambda *_: 0)):
            game.play(code, seat)
    g = of(game.state)
    view = cast(list[dict[str, Any]], SCREEN.title.view(g, 0)["units"])
    hidden = [unit["id"] for unit in view if unit["place"] == "?"]
    assert hidden
    for u in hidden:
        place = g.rules.ground.hex_name(g.u_hex[u])
        assert place not in str(SCREEN.inspect(game, 0, f"u:{u}"))
        assert f"S{g.u_flag[u]}" not in str(SCREEN.inspect(game, 0, f"h:{place}"))


# --- odds ---


def test_pooled_hits_are_counted_exactly() -> None:
    assert odds.hits_of(2, 3) == [0.25, 0.5, 0.25]
    assert odds.pooled([[1, 3], [1, 2]]) == pytest.approx([1 / 3, 1 / 2, 1 / 6])
    assert odds.expected(odds.hits_of(12, 2)) == pytest.approx(4.0)
    assert [odds.chance_of_two(n) for n in (1, 2, 7, 12)] == pytest.approx([0, 1 / 36, 21 / 36, 1])


@pytest.mark.rule("barbarossa:fire.5", "barbarossa:fire.6", "barbarossa:ft.7")
def test_an_outcome_adds_up_and_follows_defense_and_fortitude() -> None:
    g = of(ordered().state)
    found = odds.outcome(g, 0, odds.hits_of(10, 2), 3, odds.NEVER)
    assert found.hold + found.damage + found.suppress + found.destroy == pytest.approx(1)
    assert sum(found.losses) == pytest.approx(1)
    assert found.hold == pytest.approx(sum(odds.hits_of(10, 2)[:4])), "up to 3 hits do nothing"
    tested = odds.outcome(g, 0, [1.0], 3, odds.ALWAYS)
    assert tested.suppress == pytest.approx(1 - odds.chance_of_two(8)), "Suppression Fire makes it test unharmed"
    assert odds.outcome(g, 0, [1.0], 3, odds.IF_HIT).hold == 1


def test_what_the_odds_say_is_what_the_dice_do() -> None:
    """A shot rolled many times, against the chance of each number of losses."""
    lost: list[int] = []
    chances: list[float] = []
    for seed in range(120):
        game = ordered(f"dice-{seed}")
        g = of(game.state)
        ground = g.rules.ground
        g.u_hex[2], g.u_facing[2] = ground.hex_index("F5"), 2
        g.u_flags[2] |= 32
        g.u_hex[3] = ground.hex_index("H5")
        for text in ("give G3", "order suppression-fire"):
            game.play(game.choice(text), 0)
        if game.decision_of(0) is not None and "target S1" in [game.notation(c) for c in game.offered(0)]:
            game.play(game.choice("target S1"), 0)
        one = attack(g, 0, 2, 3, ORDER_NAMES.index("suppression-fire"))
        one.defense = 3  # as the step will have it: base and village
        chances = one.outcome(g).losses
        size = g.u_size[3]
        game.play(game.choice("commit"), 0)
        game.play(game.choice("commit"), 1)
        lost.append(size - of(game.state).u_size[3])
    mean = sum(n * p for n, p in enumerate(chances))
    assert sum(lost) / len(lost) == pytest.approx(mean, abs=0.45) and mean > 0.5


def test_shots_at_one_target_are_pooled() -> None:
    g = of(ordered().state)
    fire = ORDER_NAMES.index("open-fire")
    two = together([attack(g, 0, 0, 3, fire), attack(g, 0, 2, 3, fire)])
    assert two.dice == attack(g, 0, 0, 3, fire).dice + attack(g, 0, 2, 3, fire).dice
    assert pooled_attack(g, 0, 3, fire) is None
    g.u_order[0], g.u_target[0] = fire, 3
    pooled = pooled_attack(g, 0, 3, fire, extra=2)
    assert pooled is not None and pooled.dice == two.dice


def test_the_enemy_s_order_does_not_show_in_the_odds() -> None:
    g = of(ordered().state)
    before = attack(g, 0, 0, 3, ORDER_NAMES.index("open-fire")).defense
    g.u_order[3] = ORDER_NAMES.index("defend")
    assert attack(g, 0, 0, 3, ORDER_NAMES.index("open-fire")).defense == before


# --- inspection ---


def test_defense_is_told_term_by_term() -> None:
    game = ordered()
    g = of(game.state)
    g.u_hex[0] = g.rules.ground.hex_index("G5")
    g.u_order[0] = ORDER_NAMES.index("defend")
    stats = SCREEN.inspect(game, 0, "u:0")["stats"]
    found = next(stat for stat in stats if stat["label"]["k"] == PREFIX + "stat-defense")
    assert [(term["value"], term["rule"]) for term in found["terms"]] == [
        (1, "card.def.1"),
        (2, "vill.1a"),
        (1, "def.1"),
    ]
    assert found["value"] == 4 and sum(term["value"] for term in found["terms"]) == found["value"]
    assert defense(g, 0) == 1, "bonuses count from Execution on"


def test_the_report_follows_points_losses_fire_and_luck() -> None:
    game = list(at_random("keep-their-heads-down", "report", 2000))[-1]
    assert game.over
    account = SCREEN.report(game.record())
    assert account["points"] and any(fire["attacks"] for fire in account["fire"])
    assert sum(rolls["count"] for rolls in account["rolls"]) > 10
    result = SCREEN.result(game)
    assert result is not None
    check_words(result)

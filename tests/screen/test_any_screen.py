"""The general pieces of a screen, on a game that none of them was written for."""

from __future__ import annotations

from typing import Any, cast

import pytest

from sandtable.kernel.choice import choice
from sandtable.kernel.errors import SandtableError
from sandtable.kernel.frame import Event
from sandtable.kernel.game import Game, new_game
from sandtable.kernel.title import Data
from sandtable.phrase import Phrase, phrase
from sandtable.screens.log_lines import Given, LineMaker
from sandtable.screens.questions import choice_data, question_data
from sandtable.screens.reasons import NOT_OFFERED, Asking, best
from sandtable.screens.reports import MOST_MOMENTS, Luck, Reporter, Standing
from sandtable.screens.things import AnyThing, known_hex
from tiny_game import DUEL, MARK, MARKED, READY, REVEALED, WON, DuelState


def begun(seed: str = "any") -> Game:
    return new_game(DUEL, {"leader": 1}, seed)


def finished() -> Game:
    game = begun()
    game.play(choice(MARK, 2))
    while game.decision is not None:
        game.play(game.decision.choices[-1], game.decision.seat)
    return game


def rounds(game: Game) -> list[int]:
    return cast(DuelState, game.state).rounds


# --- questions ---


class NoChances:
    def has_any(self, choices: list[int]) -> bool:
        return len(choices) > 3

    def at_stake(self) -> list[Phrase]:
        return [phrase("stake")]


def test_a_question_has_all_choices_and_what_enter_takes() -> None:
    game = begun()
    assert game.decision is not None
    codes = game.decision.choices

    def one(code: int) -> Data:
        return choice_data(game, code, phrase("do"), ["n:1"])

    found = question_data(game.decision, phrase("ask"), one, [READY], True, NoChances())
    assert [entry["text"] for entry in cast(list[Data], found["choices"])] == ["mark 1", "mark 2", "mark 3", "ready"]
    assert cast(list[Data], found["choices"])[0] == {
        "code": codes[0], "verb": "mark", "text": "mark 1", "say": phrase("do").data(), "things": ["n:1"],
    }  # fmt: skip
    assert (found["key"], found["rule"], found["default"]) == ("plan", "1", choice(READY))
    assert (found["window"], found["odds"], found["stake"]) == (True, True, [phrase("stake").data()])
    assert question_data(game.decision, phrase("ask"), one, [], False, NoChances())["default"] is None


def test_a_spectator_is_asked_nothing() -> None:
    game = begun()
    assert game.decision_of(1) is not None
    assert game.decision_of(0) is None and game.decision_of(-1) is None and game.decision_of(-2) is None


# --- reasons ---


def test_the_best_reasons_are_telling_and_few() -> None:
    vague, far, hidden = (NOT_OFFERED, "1"), ("too-far", "2"), ("hidden", "3")
    assert best([vague, far, far, hidden]) == [far, hidden]
    assert best([vague, vague]) == [vague] and best([]) == []
    assert len(best([("a", ""), ("b", ""), ("c", ""), ("d", "")])) == 3


def test_the_obvious_verbs_are_asked_only_where_the_question_has_none() -> None:
    game = begun()
    assert game.decision is not None

    class Obvious(Asking):
        obvious = {"number": [READY], "card": [MARK]}

    asking = Obvious(game, game.decision)
    assert asking.ask(7, "number") == [("not-a-number", "1")], "mark, the question's own"
    assert asking.ask(7, "card") == [("not-a-number", "1")], "mark, as the obvious one"
    assert asking.ask(7, "hex") == [] and asking.ask(2, "number") == []

    class Packed(Obvious):
        packed = [MARK]

    assert Packed(game, game.decision).ask(7, "number") == [], "what and where are asked together"
    assert Packed(game, game.decision).ask_packed(7, [MARK]) == [("not-a-number", "1")] * 3


# --- things ---


class DuelThing(AnyThing):
    kinds = {"c": "card", "h": "hex", "n": "number"}

    def find_hex(self, text: str) -> int:
        return 5 if text == "K8" else -1

    def find_card(self, text: str) -> int:
        return {"ace": 1}.get(text, -1)

    def sizes(self) -> dict[str, int]:
        return {"number": 4}


@pytest.mark.parametrize(
    ("name", "kind", "value"),
    [
        ("n:3", "number", 3), ("n:4", "number", -1), ("n:-1", "number", -1), ("n:²", "number", -1),
        ("n:000003", "number", -1), ("h:K8", "hex", 5), ("h:K9", "hex", -1), ("c:ace", "card", 1), ("q:3", "other", -1),
        ("", "other", -1),
    ],
)  # fmt: skip
def test_a_thing_is_found_by_its_name(name: str, kind: str, value: int) -> None:
    thing = DuelThing(name)
    assert (thing.kind, thing.value) == (kind, value)


def test_a_hex_that_is_none_is_named() -> None:
    assert known_hex(DuelThing("h:K8")) == 5
    for name in ("h:K9", "n:3"):
        with pytest.raises(SandtableError, match=f"'{name[2:]}' is not a hex of this map"):
            known_hex(DuelThing(name))


# --- the log ---


class DuelLines(LineMaker):
    loud = ["won"]
    quiet = [MARKED]
    pieces = ["card"]
    brought = [REVEALED]

    def __init__(self, game: Game, seat: int) -> None:
        super().__init__(game, seat)
        self.done: list[tuple[str, int]] = []

    def hears(self, event: Event) -> bool:
        return event[1] < 0

    def follow(self, event: Event) -> None:
        self.done.append(("follow", event[0]))

    def say(self, event: Event) -> Phrase:
        self.done.append(("say", event[0]))
        return phrase("line")

    def rule(self, event: Event) -> str:
        return "2"

    def hexes(self, event: Event, given: Given) -> list[str]:
        return []

    def thing(self, kind: str, value: int) -> str:
        return f"c:{value}"

    def argument(self, kind: str, value: int) -> str:
        return str(value)

    def dice(self, event: Event) -> Data | None:
        return None

    def side(self, given: Given) -> int | None:
        return given[0][1]


def test_a_line_is_made_before_its_event_changes_anything_unless_it_brings_somebody() -> None:
    game = begun()
    maker = DuelLines(game, 0)
    lines = maker.lines(
        [(MARKED, -1, 0, 2, -1, -1), (REVEALED, -1, 0, 3, -1, -1), (WON, -1, 1, -1, -1, -1), (WON, 1, 1, -1, -1, -1)]
    )
    assert maker.done == [
        ("follow", MARKED), ("follow", REVEALED), ("say", REVEALED), ("say", WON), ("follow", WON), ("follow", WON),
    ]  # fmt: skip
    assert [(line["key"], line["side"], line["loud"]) for line in lines] == [("revealed", 0, False), ("won", 1, True)]


# --- the report ---


class DuelReporter(Reporter):
    still = False  # do the points stand still?

    def standing(self, game: Game) -> Standing:
        return Standing(0, 0, 0) if self.still else Standing(sum(rounds(game)), 0, rounds(game)[0] - rounds(game)[1])

    def after(self, game: Game, told: int) -> None:
        for event in game.events[told:]:
            if event[0] == WON:
                self.add_loss(game, 1 - event[2], "u:1", phrase("lost"))

    def weight_of(self, game: Game, event: Event) -> int:
        return 3 if event[0] == WON else 0

    def log(self, game: Game, seat: int, start: int) -> list[Data]:
        return [{"say": game.events[start][0], "hexes": []}]


class StillReporter(DuelReporter):
    still = True


def test_a_report_follows_points_losses_and_moments() -> None:
    game = finished()
    found: Any = DuelReporter(DUEL, game.record(), True).run()
    points = found["points"]
    assert points[0] == {"revision": 0, "turn": 0, "time": 0, "vp": 0}
    won, lost = rounds(game)
    assert points[-1] == {"revision": len(game.decisions), "turn": won + lost, "time": 0, "vp": won - lost}
    assert len(points) == 1 + won + lost, "one for every change"
    assert [loss["turn"] for loss in found["losses"]] == list(range(1, won + lost + 1))
    assert len(found["moments"]) == min(MOST_MOMENTS, won + lost)
    assert {moment["say"] for moment in found["moments"]} == {WON} and all(m["swing"] for m in found["moments"])
    assert [m["revision"] for m in found["moments"]] == sorted(m["revision"] for m in found["moments"])


def test_where_nothing_changes_there_is_still_a_first_and_a_last_point() -> None:
    game = finished()
    found: Any = StillReporter(DUEL, game.record(), True).run()
    assert [point["revision"] for point in found["points"]] == [0, len(game.decisions)]


@pytest.mark.parametrize(("high_is_good", "luck"), [(True, 3.0), (False, -3.0)])
def test_luck_is_what_was_rolled_beyond_what_was_expected(high_is_good: bool, luck: float) -> None:
    found = Luck(high_is_good)
    assert found.data(0)["mean"] == found.data(0)["expected"] == found.data(0)["luck"] == 0
    for number in (9, 6):
        found.roll(number, 6.0)
    data: Any = found.data(1)
    assert (data["side"], data["count"], data["mean"], data["expected"], data["luck"]) == (1, 2, 7.5, 6.0, luck)
    assert data["counts"][9] == data["counts"][6] == 1

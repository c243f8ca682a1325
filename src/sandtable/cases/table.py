"""The game of a case in the words of the case, and what is looked at in every game. Not compiled."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from sandtable.cases.case import Case, Step
from sandtable.kernel.errors import SandtableError
from sandtable.kernel.frame import Event
from sandtable.kernel.game import Game
from sandtable.terrain.board import Board

Difference = tuple[str, str, str]  # what, expected, got


class Table:
    """A case has its own tags for pieces; the engine has others."""

    def __init__(self, case: Case, game: Game) -> None:
        self.case = case
        self.game = game
        self.asked: list[str] = []  # in the step now played: who is asked and what, "axis fire-base"

    def engine_tags(self) -> dict[str, str]:
        """The case's tags to those that the engine uses now."""
        raise NotImplementedError

    def ending_name(self) -> str:
        """How a game that is over has ended."""
        raise NotImplementedError

    @property
    def board(self) -> Board:
        raise NotImplementedError

    def differences(self, step: Step, news: list[Event]) -> Iterator[Difference]:
        """Everything looked at in a step, in the order in which a reader would look."""
        raise NotImplementedError

    # --- notation ---
    def to_engine(self, text: str) -> str:
        """A play in the engine's notation. The first word is a verb."""
        return exchanged(text, self.engine_tags())

    def to_own(self, text: str) -> str:
        return exchanged(text, {tag: own for own, tag in self.engine_tags().items()})

    def thing(self, tag: str) -> int:
        return self.game.title.thing(self.game.state, self.engine_tags().get(tag, tag))

    def event_text(self, event: Event) -> str:
        data = self.game.title.event_data(self.game.state, event)
        args = cast(list[dict[str, object]], data["args"])
        return self.to_own(" ".join([str(data["event"]), *[str(arg["text"]) for arg in args]]))

    def hex(self, name: str) -> int:
        found = self.board.hex_index(name)
        if found < 0:
            raise SandtableError(f"{name!r} is not a hex of this map")
        return found

    def two_hexes(self, pair: str) -> tuple[int, int]:
        a, b = two_words(pair, "hexes")
        return self.hex(a), self.hex(b)

    # --- the question ---
    def note_question(self) -> None:
        decision = self.game.decision
        if decision is not None:
            self.asked.append(f"{self.seat_name(decision.seat)} {decision.prompt}")

    def seat_name(self, seat: int) -> str:
        return self.game.title.seats[seat] if seat >= 0 else "nobody"

    def choices(self) -> list[str]:
        decision = self.game.decision
        return [] if decision is None else [self.to_own(self.game.notation(c)) for c in decision.choices]

    def offered(self) -> list[str]:
        """The choices and the side choices."""
        decision = self.game.decision
        extras = [] if decision is None else decision.extras
        return self.choices() + [self.to_own(self.game.notation(c)) for c in extras]

    def reason_for(self, text: str) -> str:
        decision = self.game.decision
        if decision is None:
            return "nothing is asked"
        verb, _, things = text.partition(" ")
        codes = [v.code for v in self.game.title.verbs if v.name == verb]
        if not codes:
            raise SandtableError(f"{verb!r} is no verb")
        found = self.game.explain(decision.seat, self.thing(exchanged_all(things, self.engine_tags())), codes[0])
        return found[0] if found else "offered, or no reason known"


def exchanged(text: str, tags: dict[str, str]) -> str:
    verb, *rest = text.split() or [""]
    return " ".join([verb, *[tags.get(word, word) for word in rest]])


def exchanged_all(text: str, tags: dict[str, str]) -> str:
    return " ".join(tags.get(word, word) for word in text.split())


def two_words(pair: str, what: str) -> tuple[str, str]:
    words = pair.split()
    if len(words) != 2:
        raise SandtableError(f"{pair!r}: write two {what}")
    return words[0], words[1]


# --- what every game's step can expect ---


def stats(tag: str, wanted: str, found: dict[str, int], example: str) -> Difference:
    """Numbers of a thing, each after its name; only those that are named are looked at."""
    words = wanted.split()
    if len(words) % 2:
        raise SandtableError(f"stats.{tag}: write pairs such as {example}")
    return f"stats.{tag}", " ".join(words), " ".join(f"{name} {found.get(name, 'unknown')}" for name in words[::2])


def held(what: str, wanted: int | list[str], cards: list[str]) -> Difference:
    """How many cards, or which, in any order."""
    if isinstance(wanted, int):
        return what, str(wanted), str(len(cards))
    return what, str(sorted(wanted)), str(sorted(cards))


def told(table: Table, step: Step, news: list[Event]) -> Iterator[Difference]:
    texts = [table.event_text(event) for event in news] if step.events or step.no_events else []
    for text in step.no_events:
        seen = [one for one in texts if one == text or one.partition(" ")[0] == text]
        yield f"no_events {text}", "[]", str(seen)
    start = 0
    for text in step.events:
        if text not in texts[start:]:
            yield "events", text, "; ".join(texts[start:]) or "nothing"
            return
        start = texts.index(text, start) + 1


def ending(table: Table, step: Step) -> Iterator[Difference]:
    game = table.game
    if step.over is not None:
        yield "over", str(step.over), str(game.over)
    if step.winner:
        yield "winner", step.winner, table.seat_name(game.state.winner) if game.over else "nobody yet"
    if step.ending:
        yield "ending", step.ending, table.ending_name() if game.over else "none"


def questions(table: Table, step: Step) -> Iterator[Difference]:
    """Those that came up, each by its name or with the side that was asked."""
    for text in step.not_asked:
        yield f"not_asked {text}", "[]", str([one for one in table.asked if names_question(text, one)])
    rest = list(table.asked)
    for text in step.asked:
        while rest and not names_question(text, rest[0]):
            rest.pop(0)
        if not rest:
            yield "asked", text, "; ".join(table.asked) or "nothing"
            return
        rest.pop(0)


def names_question(text: str, asked: str) -> bool:
    return text in (asked, asked.partition(" ")[2])


def question(table: Table, step: Step) -> Iterator[Difference]:
    yield from questions(table, step)
    decision = table.game.decision
    if step.asks:
        yield "asks", step.asks, table.seat_name(decision.seat) if decision is not None else "nobody"
    if step.prompt:
        yield "prompt", step.prompt, decision.prompt if decision is not None else "none"
    offered = table.offered() if step.offered or step.not_offered else []
    for text in step.offered:
        if text not in offered:
            yield "offered", text, "; ".join(offered) or "nothing"
    for text in step.not_offered:
        if text in offered:
            yield "not_offered", f"no {text}", "; ".join(offered)
    if step.choices is not None:
        yield "choices", "; ".join(sorted(step.choices)), "; ".join(sorted(table.choices()))
    for text, reason in step.why.items():
        yield f"why.{text}", reason, table.reason_for(text)

"""Answers given in advance to reaction windows, which work the same whatever the seat holds."""

from __future__ import annotations

from typing import Final, NamedTuple

from sandtable.kernel.game import Decision, Game
from sandtable.kernel.screen import Screen
from sandtable.table.facts import RoomFacts, SeatFacts

REST: Final = "*"
PASS: Final = "pass"


class Ahead(NamedTuple):
    seat: int
    code: int


def is_window(game: Game, seat: int) -> bool:
    """Would being asked, or not, tell of what the seat hides?"""
    frames = game.state.frames
    return frames[len(frames) - 1].window(game.state, seat)


def answer_ahead(screen: Screen, game: Game, facts: RoomFacts) -> Ahead | None:
    """What a person has already said, of a window that is open now."""
    for seat in facts.seats:
        if seat.kind != "person" or not facts.asked >> seat.seat & 1 or not is_window(game, seat.seat):
            continue
        decision = game.decision_of(seat.seat)
        code = None if decision is None else code_ahead(screen, game, facts, seat, decision)
        if code is not None:
            return Ahead(seat.seat, code)
    return None


def code_ahead(screen: Screen, game: Game, facts: RoomFacts, seat: SeatFacts, decision: Decision) -> int | None:
    if len(decision.choices) == 1 and plays_alone(facts):
        return decision.choices[0]  # there is nobody who could learn from it
    if mode(seat.reactions, decision.prompt) != PASS:
        return None
    question = screen.question(game, seat.seat)
    if question is None or not question["window"]:
        return None
    default = question["default"]
    return default if isinstance(default, int) else None


def mode(reactions: dict[str, str], prompt: str) -> str:
    return reactions.get(prompt, reactions.get(REST, "ask"))


def plays_alone(facts: RoomFacts) -> bool:
    """One person against opponents only."""
    return sorted(seat.kind for seat in facts.seats if seat.kind != "opponent") == ["person"]

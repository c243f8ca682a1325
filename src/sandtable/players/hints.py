"""A hint: the best choices of a seat that is asked, each with what it is worth, from what that seat may know."""

from __future__ import annotations

from typing import Final

from sandtable.build_mode import build_mode
from sandtable.players.mind import Mind
from sandtable.players.seat import Seat
from sandtable.players.weighing import TICKS, Weigher, Weighing
from sandtable.screens.wire import Choice, Hint, Question, Weighed

MOST_CHOICES: Final = 8
FEWEST: Final = 4  # worlds
WORLDS: Final = 24  # at most
STEPS: Final = 6_000  # quick answers after which no world is added
SLOWER: Final = 10
DIGITS: Final = 4


def affordable() -> int:
    """Plain Python is slower: so much less is tried in the same time."""
    return STEPS if build_mode() == "compiled" else STEPS // SLOWER


def weigh(
    mind: Mind,
    seat: Seat,
    seed: str = "hint",
    steps: int | None = None,
    choices: list[int] | None = None,
    worlds: int = WORLDS,
    ticks: int = TICKS,
) -> Weighing | None:
    """The choices worth weighing, or those given, in equal worlds; None where there are not two to compare."""
    look = seat.world(f"{seed}/look")
    wanted = mind.candidates(look, seat.number)[:MOST_CHOICES] if choices is None else choices
    lines = [[code] for code in dict.fromkeys(wanted)]
    if len(lines) < 2:
        return None
    weighing = Weighing(seat.number, lines, lambda number: seat.world(f"{seed}/{number}"))
    weigher = Weigher(mind, ticks)
    most = affordable() if steps is None else steps
    while weighing.dealt < FEWEST or (weighing.dealt < worlds and weigher.steps < most):
        weighing.add_world(weigher)
    return weighing if weighing.is_weighed else None


def hint_data(question: Question, weighing: Weighing | None) -> Hint:
    """In words: as the seat's own question has them."""
    if weighing is None:
        return {"choices": [], "worlds": 0, "why": "one-choice"}
    return {"choices": weighed_choices(question, weighing), "worlds": weighing.dealt}


def weighed_choices(question: Question, weighing: Weighing) -> list[Weighed]:
    """The best first."""
    said = {choice["code"]: choice for choice in [*question["choices"], *question["extras"]]}
    ranking = weighing.ranking()
    return [weighed(said[weighing.lines[line][0]], weighing, ranking[0], line) for line in ranking]


def weighed(choice: Choice, weighing: Weighing, best: int, line: int) -> Weighed:
    behind, error = weighing.gap(best, line) if line != best else (0.0, 0.0)
    return {
        "code": choice["code"],
        "text": choice["text"],
        "say": choice["say"],
        "things": choice["things"],
        "chance": round(weighing.mean(line), DIGITS),
        "behind": round(behind, DIGITS),
        "error": round(error, DIGITS),
    }

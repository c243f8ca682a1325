"""An analysis put into words: what was chosen at each turning point, what would have been better, what happened."""

from __future__ import annotations

from typing import Final

from sandtable.kernel.game import Game
from sandtable.phrase import PhraseData, phrase
from sandtable.players.analysis import Found, Moment
from sandtable.players.judging import Judged
from sandtable.screens.screen import Screen
from sandtable.screens.wire import Choice
from sandtable.screens.wire_analysis import Analysis, ChanceMark, Reason, ReasonLine, SideSum, Turned

POINTS: Final = 5  # turning points
MOST_LINES: Final = 4  # of the log told of one
MOST_OTHERS: Final = 3  # told beside a choice that was made
DIGITS: Final = 4

Happened = dict[int, list[PhraseData]]  # by revision of a turning point


def analysis_data(screen: Screen, found: Found, happened: Happened, over: bool) -> Analysis:
    return {
        "title": screen.title.name,
        "sides": [side_sum(found, seat) for seat in range(len(screen.title.seats))],
        "curve": curve(found),
        "points": [turned(screen, moment, happened) for moment in found.turning_points(POINTS)],
        "reasons": reasons(screen, found),
        "over": over,
        "decisions": found.decisions,
        "steps": found.steps,
    }


def side_sum(found: Found, seat: int) -> SideSum:
    return {
        "side": seat,
        "choices": len(found.judged(seat)),
        "accuracy": round(found.accuracy(seat), 1),
        "lost": round(found.lost(seat), DIGITS),
        "luck": round(found.luck(seat), DIGITS),
    }


def curve(found: Found) -> list[ChanceMark]:
    marks: list[ChanceMark] = [
        {"revision": moment.revision, "turn": moment.turn, "chance": round(moment.chance, DIGITS)}
        for moment in found.moments
    ]
    last = found.moments[-1].turn
    return [*marks, {"revision": found.decisions, "turn": last, "chance": round(found.end, DIGITS)}]


def turned(screen: Screen, moment: Moment, happened: Happened) -> Turned:
    judged = max(moment.judged, key=lambda entry: entry.loss, default=None)
    return {
        "revision": moment.revision,
        "until": moment.until,
        "turn": moment.turn,
        "side": None if judged is None else judged.seat,
        "before": round(moment.chance, DIGITS),
        "after": round(moment.after, DIGITS),
        "skill": round(moment.skill, DIGITS),
        "luck": round(moment.luck, DIGITS),
        "kind": "choice" if abs(moment.skill) > abs(moment.luck) else "luck",
        "say": None if judged is None else line_words(screen, judged, judged.chosen),
        "text": "" if judged is None else line_text(judged, judged.chosen),
        "better": None if judged is None or judged.better < 0 else line_words(screen, judged, judged.better),
        "better_text": "" if judged is None or judged.better < 0 else line_text(judged, judged.better),
        "loss": 0.0 if judged is None else round(judged.loss, DIGITS),
        "error": 0.0 if judged is None else round(judged.error, DIGITS),
        "happened": happened.get(moment.revision, [])[:MOST_LINES],
    }


def reasons(screen: Screen, found: Found) -> list[Reason]:
    return [reason(screen, moment, one) for moment in found.moments for one in moment.judged if one.sounded]


def reason(screen: Screen, moment: Moment, judged: Judged) -> Reason:
    """What it promised and what the next best of other sorts did, in the worlds in which all were tried."""
    weighing = judged.weighing
    said = said_at(screen, judged.game, judged.seat)
    tried = [line for line in range(len(weighing.lines)) if weighing.worths[line] and line != judged.chosen]
    lines = [judged.chosen, *sorted(tried, key=lambda line: (-weighing.mean(line), line))]
    best: dict[str, ReasonLine] = {}  # by sort
    for line in lines:
        code = weighing.lines[line][0]
        text = judged.game.notation(code)
        sort = screen.sort_of(said[code]) if code in said else text
        say = said[code]["say"] if code in said else phrase("teach-choice", text=text).data()
        best.setdefault(sort, {"say": say, "text": text, "chance": round(weighing.mean(line), DIGITS)})
    chosen, *others = best.values()
    return {
        "revision": judged.revision,
        "side": judged.seat,
        "turn": moment.turn,
        "chosen": chosen,
        "others": others[:MOST_OTHERS],
        "thumb": judged.chosen == 0,
        "worlds": len(weighing.worths[judged.chosen]),
    }


def line_text(judged: Judged, line: int) -> str:
    if judged.is_plan:
        return ""
    return judged.game.notation(judged.weighing.lines[line][0])


def line_words(screen: Screen, judged: Judged, line: int) -> PhraseData:
    codes = judged.weighing.lines[line]
    if not codes:
        return phrase("teach-plan-quick").data()
    if judged.is_plan:
        return phrase("teach-plan-written", count=len(codes)).data()
    return choice_words(screen, judged.game, judged.seat, codes[0])


def choice_words(screen: Screen, game: Game, seat: int, code: int) -> PhraseData:
    """As the question of the seat says it."""
    said = said_at(screen, game, seat)
    return said[code]["say"] if code in said else phrase("teach-choice", text=game.notation(code)).data()


def said_at(screen: Screen, game: Game, seat: int) -> dict[int, Choice]:
    """The choices of the question put to a seat, by code."""
    question = screen.question(game, seat)
    choices = [] if question is None else [*question["choices"], *question["extras"]]
    return {choice["code"]: choice for choice in choices}

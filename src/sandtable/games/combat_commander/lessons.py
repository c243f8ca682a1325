"""Lessons: real games in which both sides' choices are given, step by step, until the learner goes on by himself.

`lessons` lists them; `script` gives the guide of one. A table asks the guide, by the game that stands there, what to
show (`lesson`), whether a choice leads on (`allows`), and what is played without the learner (`answer`): the other
side's choices and questions that have one answer only. A guide holds no state of a game: where a game stands follows
from its decisions, so taking back, replaying and loading need nothing more. A game that has left the script, or come
to its end, is free.

A table first asks `answer`, and plays it for the seat asked, whichever that is; a window with anything in `expect` must
be put to the learner, whatever he wants passed in advance.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, cast

from sandtable.commander.state import WEAPON_PIECE, State
from sandtable.games.combat_commander.lesson_file import LessonFile, lesson_names, read_lesson
from sandtable.games.combat_commander.title import TITLE
from sandtable.kernel.errors import BadFile, IllegalChoice
from sandtable.kernel.game import Decision, Game, new_game
from sandtable.kernel.title import Data
from sandtable.phrase import phrase

KEEP: Final = "keep"
INITIATIVE: Final = "initiative-"  # how prompts of the Initiative card begin (9.1)


class Entry(NamedTuple):
    """One decision of the script."""

    step: int
    seat: int
    code: int
    clicked: bool  # by the learner himself


class Script:
    """The guide of one lesson."""

    def __init__(self, file: LessonFile) -> None:
        self.file = file
        self.lines: dict[str, list[Entry]] = {}

    # --- what a table asks ---
    def lesson(self, game: Game) -> Data | None:
        """The step where the game stands, as the screen shows it; None when the game is free."""
        number = self.step_of(game)
        if number is None:
            return None
        step = self.file.step[number]
        key = f"learn-{self.file.name}-{step.name}"
        return {
            "step": number + 1,
            "steps": len(self.file.step),
            "title": phrase(key).data(),
            "text": phrase(key + "-text").data(),
            "expect": self.expected(game),
            "point": [thing_of(game, text) for text in step.point],
            "rules": step.rules,
        }

    def answer(self, game: Game) -> int | None:
        """What is played now without the learner: for whichever seat is asked."""
        entry = self.entry_of(game)
        return None if entry is None or entry.clicked else entry.code

    def allows(self, game: Game, code: int) -> bool:
        return self.step_of(game) is None or code in self.expected(game)

    # --- where a game stands ---
    def place(self, game: Game) -> int | None:
        """How far along the script the game is: all of its decisions are the script's."""
        line = self.line(game.options)
        made = len(game.decisions)
        if game.over or made > len(line):
            return None
        if any((entry.seat, entry.code) != decision for entry, decision in zip(line, game.decisions, strict=False)):
            return None
        return made

    def entry_of(self, game: Game) -> Entry | None:
        place = self.place(game)
        line = self.line(game.options)
        return None if place is None or place == len(line) else line[place]

    def step_of(self, game: Game) -> int | None:
        place = self.place(game)
        if place is None:
            return None
        line = self.line(game.options)
        return line[place].step if place < len(line) else len(self.file.step) - 1

    def expected(self, game: Game) -> list[int]:
        """The choices that lead on: one; none while others act; at the last step all."""
        entry = self.entry_of(game)
        if entry is not None:
            return [entry.code] if entry.clicked else []
        decision = game.decision_of(self.file.seat)
        return [] if decision is None else decision.choices + decision.extras

    # --- the script as decisions ---
    def line(self, options: Data) -> list[Entry]:
        """The script's decisions under these options: some of them ask at more moments than others."""
        key = repr(sorted(options.items()))
        if key not in self.lines:
            self.lines[key] = play_through(self.file, options)
        return self.lines[key]


def play_through(file: LessonFile, options: Data) -> list[Entry]:
    """Play the script and note every decision; it ends before the learner's first free choice."""
    game = new_game(TITLE, file.scenario, file.seed, options)
    plays = file.plays()
    line: list[Entry] = []
    done = 0
    while True:
        decision = game.decision
        text = None if decision is None else answered_by_itself(game, decision, file.seat)
        if text is None and done == len(plays):
            break
        step = plays[min(done, len(plays) - 1)][0]
        seat = -1 if decision is None else decision.seat
        if text is None:
            step, wanted, text = plays[done]
            if seat != wanted:
                raise BadFile(file.name, f"step {file.step[step].name}", f"{text!r}: that side is not asked then")
            done += 1
            entry = Entry(step, seat, choice_of(game, file, step, text), seat == file.seat)
        else:
            entry = Entry(line[-1].step if line else step, seat, game.choice(text), False)
        game.play(entry.code, seat)
        line.append(entry)
    if game.decision is None or game.decision.seat != file.seat:
        raise BadFile(file.name, "step", "the learner is not asked when the plays are over")
    return line


def answered_by_itself(game: Game, decision: Decision, learner: int) -> str | None:
    """The answer to a question that nobody has to think about."""
    if len(decision.choices) == 1:
        return game.notation(decision.choices[0])
    if decision.prompt.startswith(INITIATIVE) and decision.seat != learner:
        return KEEP
    return None


def choice_of(game: Game, file: LessonFile, step: int, text: str) -> int:
    try:
        return game.choice(text)
    except IllegalChoice as error:
        raise BadFile(file.name, f"step {file.step[step].name}", str(error)) from None


def thing_of(game: Game, text: str) -> str:
    """A thing in the screen's writing: `u:12` for a unit's notation, `h:K8`, `c:G-51`."""
    g = cast(State, game.state)
    if g.rules.map.hex_index(text) >= 0:
        return f"h:{text}"
    if text in g.rules.tables.card_name:
        return f"c:{text}"
    piece = TITLE.thing(g, text)
    return f"w:{piece - WEAPON_PIECE}" if piece >= WEAPON_PIECE else f"u:{piece}"


@lru_cache(maxsize=16)
def script(name: str) -> Script:
    return Script(read_lesson(name))


def lessons() -> list[Data]:
    return [card(read_lesson(name)) for name in lesson_names()]


def card(file: LessonFile) -> Data:
    return {
        "name": file.name,
        "title": TITLE.name,
        "say": phrase(f"learn-{file.name}").data(),
        "scenario": file.scenario,
        "seed": file.seed,
        "options": file.options,
        "seat": file.seat,
        "opponent": file.opponent,
        "steps": len(file.step),
    }

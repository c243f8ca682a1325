"""Puzzles: positions of games in which one choice is much better than all others. Found, kept, asked and checked.

A game keeps its own in a file (`Manifest.puzzles`): scenario, seed and decisions up to the position, whose choice it
is, and what every choice was worth when it was found. Choices of one sort (the same Order by another card,
`Screen.sort_of`) are one answer: all of them are right, and each must be far ahead of every other sort.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from sandtable.kernel.errors import BadFile, SandtableError, no_such
from sandtable.kernel.game import FORMAT, VERSION, Game, new_game
from sandtable.kernel.record import replay
from sandtable.kernel.title import Data
from sandtable.lab.analyses import mind_of
from sandtable.players.hints import weigh
from sandtable.players.registry import new_player
from sandtable.players.seat import Seat
from sandtable.players.weighing import TICKS, Weighing
from sandtable.screens.wire import Weighed
from sandtable.screens.wire_analysis import PuzzleAnswer, PuzzleCard
from sandtable.shelf import Manifest

FEWEST_SORTS: Final = 3
MOST_CHOICES: Final = 14
GLANCE: Final = 3  # worlds by which most positions are put aside
LOOK: Final = 8  # worlds for a first look at a position
WORLDS: Final = 60  # fresh ones, by which it is settled,
MORE: Final = 240  # or these, where dice and cards make much of the difference
NEARLY: Final = 2.5  # standard errors from which more worlds are worth their time
PROMISING: Final = 2.0  # standard errors between the best two at the first look
SURE: Final = 5.0  # and in the end
MARGIN: Final = 0.06  # of the chance to win
APART: Final = 60  # decisions between two of one game
NO_LIMIT: Final = 10**9
OPTIONS: Final[Data] = {"windows": True}  # as at the table, where a puzzle may be played on


class Option(msgspec.Struct):
    """A choice with what it was worth."""

    text: str  # in notation
    chance: float
    behind: float
    error: float


class Puzzle(msgspec.Struct):
    name: str
    scenario: str
    seed: str
    options: Data
    decisions: list[tuple[int, str]]
    seat: int
    turn: int
    margin: float
    error: float
    worlds: int
    choices: list[Option]  # the best first


class File(msgspec.Struct):
    puzzles: list[Puzzle]


# --- kept ---


def load_puzzles(box: Manifest) -> list[Puzzle]:
    """None where a game has no such file."""
    if box.puzzles is None or not box.puzzles.exists():
        return []
    return read_puzzles(box.puzzles)


def read_puzzles(path: Path) -> list[Puzzle]:
    try:
        return msgspec.json.decode(path.read_bytes(), type=File).puzzles
    except msgspec.DecodeError as error:
        raise BadFile(str(path), "puzzles", str(error)) from None


def write_puzzles(path: Path, puzzles: Sequence[Puzzle]) -> None:
    """A line for each."""
    lines = [json.dumps(msgspec.to_builtins(puzzle), ensure_ascii=False) for puzzle in puzzles]
    path.write_text('{"puzzles": [\n' + ",\n".join(lines) + "\n]}\n", encoding="utf-8")


def puzzle_named(box: Manifest, name: str) -> Puzzle:
    found = load_puzzles(box)
    for puzzle in found:
        if puzzle.name == name:
            return puzzle
    raise SandtableError(no_such("puzzle", name, [puzzle.name for puzzle in found]))


def record_of(box: Manifest, puzzle: Puzzle) -> Data:
    return {
        "format": FORMAT, "version": VERSION, "title": box.name, "revision": box.title().revision,
        "scenario": box.scenario(puzzle.scenario), "seed": puzzle.seed, "options": puzzle.options,
        "decisions": [list(decision) for decision in puzzle.decisions],
    }  # fmt: skip


def game_of(box: Manifest, puzzle: Puzzle) -> Game:
    """At the position."""
    return replay(box.title(), record_of(box, puzzle), puzzle.name)


def card(box: Manifest, puzzle: Puzzle) -> PuzzleCard:
    found = box.screen().card(box.scenario(puzzle.scenario))
    words = found.get("say") if found is not None else None
    return {
        "title": box.name,
        "name": puzzle.name,
        "scenario": puzzle.scenario if found is None else found["label"],
        "label": None if words is None else words["label"],
        "turn": puzzle.turn,
        "seat": puzzle.seat,
        "side": box.title().seats[puzzle.seat],
    }


def answer(box: Manifest, puzzle: Puzzle) -> PuzzleAnswer:
    """In the words of the question."""
    question = box.screen().question(game_of(box, puzzle), puzzle.seat)
    assert question is not None
    said = {choice["text"]: choice for choice in question["choices"]}

    def sort(text: str) -> str:
        return box.screen().sort_of(said[text])

    choices: list[Weighed] = [
        {
            "code": said[option.text]["code"],
            "text": option.text,
            "say": said[option.text]["say"],
            "things": said[option.text]["things"],
            "chance": option.chance,
            "behind": option.behind,
            "error": option.error,
        }
        for option in puzzle.choices
    ]
    return {
        "best": choices[0]["code"],
        "right": [choice["code"] for choice in choices if sort(choice["text"]) == sort(choices[0]["text"])],
        "margin": puzzle.margin,
        "error": puzzle.error,
        "worlds": puzzle.worlds,
        "choices": choices,
    }


# --- weighing ---


def weighed_at(
    box: Manifest, game: Game, seat: int, seed: str, worlds: int, choices: list[int] | None = None, ticks: int = TICKS
) -> Weighing | None:
    """All legal choices, or some, in so many worlds."""
    decision = game.decision_of(seat)
    assert decision is not None
    wanted = decision.choices if choices is None else choices
    return weigh(mind_of(box), Seat(game, seat), seed, NO_LIMIT, wanted, worlds, ticks)


def sorts_at(box: Manifest, game: Game, seat: int) -> dict[int, str]:
    """What each choice does, by its code."""
    question = box.screen().question(game, seat)
    assert question is not None
    return {choice["code"]: box.screen().sort_of(choice) for choice in question["choices"]}


class Lead(msgspec.Struct):
    """How far the best sort of choice is ahead."""

    sort: str
    margin: float  # of the last of that sort before the first of all others
    error: float


def lead_of(weighing: Weighing, sorts: dict[int, str]) -> Lead:
    ranking = weighing.ranking()
    sort = sorts[weighing.lines[ranking[0]][0]]
    right = [line for line in ranking if sorts[weighing.lines[line][0]] == sort]
    rival = next(line for line in ranking if line not in right)
    return Lead(sort, *weighing.gap(right[-1], rival))


def weighed_again(box: Manifest, puzzle: Puzzle, seed: str, worlds: int) -> tuple[bool, Lead]:
    """Is the same sort of choice the best by other worlds? And by how much it is ahead."""
    game = game_of(box, puzzle)
    weighing = weighed_at(box, game, puzzle.seat, seed, worlds)
    assert weighing is not None
    sorts = sorts_at(box, game, puzzle.seat)
    lead = lead_of(weighing, sorts)
    return lead.sort == sort_of_answer(box, puzzle), lead


def settled(box: Manifest, puzzle: Puzzle, seeds: Sequence[str], worlds: int) -> Puzzle | None:
    """With the figures of fresh worlds, if each seed has the same best sort, and all worlds together put it as far
    ahead as was asked of it when it was found."""
    game = game_of(box, puzzle)
    sorts = sorts_at(box, game, puzzle.seat)
    all_worlds: Weighing | None = None
    for seed in seeds:
        weighing = weighed_at(box, game, puzzle.seat, seed, worlds)
        if weighing is None or lead_of(weighing, sorts).sort != sort_of_answer(box, puzzle):
            return None
        if all_worlds is None:
            all_worlds = weighing
        else:
            all_worlds.take_in(weighing)
    assert all_worlds is not None
    lead = lead_of(all_worlds, sorts)
    if lead.margin < max(MARGIN, SURE * lead.error):
        return None
    found = written(game, puzzle.scenario, puzzle.seat, all_worlds, lead)
    found.name = puzzle.name
    return found


def played_to_the_end(box: Manifest, puzzle: Puzzle, seed: str, worlds: int) -> tuple[float, float]:
    """How much more often the best answer wins than the next sort, and the error of that, when quick answers finish
    the game: whether the learned chance to win was right about this position."""
    game = game_of(box, puzzle)
    sorts = sorts_at(box, game, puzzle.seat)
    codes = {game.notation(code): code for code in sorts}
    ranking = [codes[option.text] for option in puzzle.choices]
    rival = next(code for code in ranking if sorts[code] != sorts[ranking[0]])
    weighing = weighed_at(box, game, puzzle.seat, seed, worlds, [ranking[0], rival], NO_LIMIT)
    return weighing.gap(0, 1) if weighing is not None else (0.0, 1.0)


def sort_of_answer(box: Manifest, puzzle: Puzzle) -> str:
    game = game_of(box, puzzle)
    code = next(code for code in sorts_at(box, game, puzzle.seat) if game.notation(code) == puzzle.choices[0].text)
    return sorts_at(box, game, puzzle.seat)[code]


# --- finding ---

Found = Callable[[int, int], None]  # games looked through, decisions weighed
Wanted = Callable[[str], bool]  # are more puzzles wanted that have this sort of answer?


def find(
    box: Manifest,
    level: str,
    scenarios: Sequence[str],
    games: int,
    seed: str,
    prompts: Sequence[str] = (),
    progress: Found | None = None,
    wanted: Wanted = lambda _: True,
) -> Iterator[Puzzle]:
    """Games between two of a level, looked through at the questions named (all that matter, if none are)."""
    for number in range(games):
        name = scenarios[number % len(scenarios)]
        game = new_game(box.title(), box.scenario(name), f"{seed}/{number}", dict(OPTIONS))
        yield from in_game(box, game, name, level, prompts, wanted)
        if progress is not None:
            progress(number + 1, len(game.decisions))


def in_game(
    box: Manifest, game: Game, scenario: str, level: str, prompts: Sequence[str], wanted: Wanted
) -> Iterator[Puzzle]:
    players = [new_player(level, game.seed, title=box.name) for _ in game.title.seats]
    last = -APART
    while not game.over:
        decision = game.decision
        assert decision is not None
        seat = decision.seat
        if len(game.decisions) >= last + APART and is_asked(box, game, seat, prompts):
            puzzle = puzzle_at(box, game, scenario, seat, wanted)
            if puzzle is not None:
                last = len(game.decisions)
                yield puzzle
        game.play(players[seat].choose(Seat(game, seat)), seat)


def is_asked(box: Manifest, game: Game, seat: int, prompts: Sequence[str]) -> bool:
    decision = game.decision_of(seat)
    assert decision is not None
    if prompts and decision.prompt not in prompts:
        return False
    if not FEWEST_SORTS <= len(decision.choices) <= MOST_CHOICES:
        return False
    if len(set(sorts_at(box, game, seat).values())) < FEWEST_SORTS:
        return False
    return mind_of(box).matters(Seat(game, seat).world("matters"), seat)


def puzzle_at(box: Manifest, game: Game, scenario: str, seat: int, wanted: Wanted) -> Puzzle | None:
    """A look at one choice of each sort, then other worlds, so that luck in the first does not make a puzzle."""
    sorts = sorts_at(box, game, seat)
    first = looked_at(box, game, seat, sorts)
    if first is None or not wanted(first.sort):
        return None
    for worlds in (WORLDS, MORE):
        weighing = weighed_at(box, game, seat, "settle", worlds)
        if weighing is None:
            return None
        lead = lead_of(weighing, sorts)
        if lead.sort != first.sort or lead.margin < max(MARGIN, NEARLY * lead.error):
            return None
        if lead.margin >= SURE * lead.error:
            return written(game, scenario, seat, weighing, lead)
    return None


def looked_at(box: Manifest, game: Game, seat: int, sorts: dict[int, str]) -> Lead | None:
    """The sort that seems best, if it does by far; most positions are put aside after a glance."""
    each = one_of_each(sorts)
    for worlds, least, sure in ((GLANCE, MARGIN / 2, 0.0), (LOOK, MARGIN, PROMISING)):
        weighing = weighed_at(box, game, seat, "look", worlds, each)
        if weighing is None:
            return None
        lead = lead_of(weighing, sorts)
        if lead.margin < max(least, sure * lead.error):
            return None
    return lead


def one_of_each(sorts: dict[int, str]) -> list[int]:
    """The first choice of each sort: a look costs by choices, and those of one sort are worth much the same."""
    return list({sort: code for code, sort in reversed(list(sorts.items()))}.values())[::-1]


def written(game: Game, scenario: str, seat: int, weighing: Weighing, lead: Lead) -> Puzzle:
    best = weighing.best()
    choices: list[Option] = []
    for line in weighing.ranking():
        behind, doubt = weighing.gap(best, line) if line != best else (0.0, 0.0)
        text = game.notation(weighing.lines[line][0])
        choices.append(Option(text, round(weighing.mean(line), 4), round(behind, 4), round(doubt, 4)))
    turn = int(getattr(game.state, "turn", 0))
    return Puzzle(
        name=f"{scenario}-{len(game.decisions)}-{game.seed.replace('/', '-')}",
        scenario=scenario,
        seed=game.seed,
        options=dict(game.options),
        decisions=[(who, text) for (who, _), text in zip(game.decisions, game.notations(), strict=True)],
        seat=seat,
        turn=turn,
        margin=round(lead.margin, 4),
        error=round(lead.error, 4),
        worlds=weighing.dealt,
        choices=choices,
    )

"""Records and saves read again (docs/records.md): of any version, by rules that may have been mended since.

A record that no longer fits is refused with its file, the revisions and the first decision that does not fit.
"""

from __future__ import annotations

from typing import Final

from sandtable.kernel.choice import a_of, b_of, c_of, choice, verb_of
from sandtable.kernel.errors import BadFile, Fault, SandtableError
from sandtable.kernel.game import FORMAT, PAST, VERSION, Game, new_game
from sandtable.kernel.title import NOT_OFFERED, Data, Title

NUMBERS: Final = 1  # the version whose decisions are packed numbers
LARGEST: Final = 1 << 62


class ReplayError(SandtableError):
    """A record that no longer fits: names the first decision that does not."""

    def __init__(self, source: str, index: int, text: str, reason: str, revisions: str) -> None:
        super().__init__(f"{source}: decision {index + 1} ({text}) no longer fits: {reason}; {revisions}")
        self.index = index
        self.text = text
        self.reason = reason
        self.revisions = revisions


# --- is it a record, and one that we can read? ---


def check_record(source: str, data: Data) -> None:
    """Refuse what is not a record, naming the field."""
    if data.get("format") != FORMAT:
        raise BadFile(source, "format", "is not a sandtable record")
    version = version_of(source, data)
    for field, kind in (("title", str), ("scenario", dict), ("seed", str), ("options", dict), ("decisions", list)):
        if not isinstance(data.get(field), kind):
            raise BadFile(source, field, f"missing or not a {kind.__name__}")
    for field in ("revision", "begun"):
        if type(data.get(field, 1)) is not int:
            raise BadFile(source, field, "must be a number")
    check_decisions(source, data["decisions"], version)
    check_outcomes(source, data.get("outcomes", []))


def version_of(source: str, data: Data) -> int:
    """The first version did not say that it was one."""
    version = data.get("version", NUMBERS)
    if type(version) is not int or version < NUMBERS:
        raise BadFile(source, "version", "must be a number from 1 on")
    assert isinstance(version, int)
    if version > VERSION:
        raise BadFile(source, "version", f"is {version}; this Sandtable reads up to {VERSION}, a newer one reads this")
    return version


def check_decisions(source: str, decisions: object, version: int) -> None:
    kind, name = (int, "choice") if version == NUMBERS else (str, "notation")
    assert isinstance(decisions, list)
    for i, entry in enumerate(decisions):
        if not (isinstance(entry, list) and len(entry) == 2 and type(entry[0]) is int and type(entry[1]) is kind):
            raise BadFile(source, f"decisions[{i}]", f"must be a pair [seat, {name}]")


def check_outcomes(source: str, outcomes: object) -> None:
    if not isinstance(outcomes, list):
        raise BadFile(source, "outcomes", "must be a list")
    for i, shown in enumerate(outcomes):
        if not (isinstance(shown, list) and all(type(x) is int for x in shown)):
            raise BadFile(source, f"outcomes[{i}]", "must be a list of numbers")


def check_title(source: str, data: Data, title: Title) -> None:
    """Is it of this game, and of no newer rules than ours?"""
    if data["title"] != title.name:
        raise BadFile(source, "title", f"is {data['title']!r}, not {title.name!r}")
    revision = number(data, "revision", 1)
    if revision > title.revision:
        reason = f"is {revision}, ours is {title.revision}: these rules of {title.name} are newer than this Sandtable"
        raise BadFile(source, "revision", reason)


def number(data: Data, field: str, default: int) -> int:
    value = data.get(field, default)
    assert isinstance(value, int)
    return value


def begun_by(data: Data) -> int:
    """The revision by which a game was begun."""
    return number(data, "begun", number(data, "revision", 1))


def told_revisions(title: Title, data: Data) -> str:
    """By which rules it was played, which are ours, and what has changed between."""
    begun = begun_by(data)
    if begun == title.revision:
        return f"it was played by revision {begun} of {title.name}, which is ours"
    since = [f"{n + 1}: {title.changes[n]}" for n in range(max(0, begun), len(title.changes))]
    return f"it was played by revision {begun} of {title.name}, ours is {title.revision} ({'; '.join(since)})"


# --- numbers of version 1 ---


class OldNumbers:
    """Decisions of version 1: a verb went by its number in a table that has grown since."""

    def __init__(self, title: Title) -> None:
        self.title = title
        today = {" ".join([verb.name, *verb.kinds]): verb.code for verb in title.verbs}
        self.verbs = [today.get(words, NOT_OFFERED) for words in title.first_verbs]

    def today(self, code: int) -> int:
        """The choice by today's numbers; NOT_OFFERED where there is no such verb any more."""
        if not 0 <= code < LARGEST or verb_of(code) >= len(self.verbs):
            return NOT_OFFERED
        verb = self.verbs[verb_of(code)]
        return NOT_OFFERED if verb < 0 else choice(verb, a_of(code), b_of(code), c_of(code))

    def told(self, game: Game, code: int) -> str:
        """What was chosen, in notation as far as that can be had."""
        today = self.today(code)
        try:
            return game.notation(today) if today >= 0 else self.bare(code)
        except (LookupError, SandtableError):  # what it names is not on this table
            return self.bare(code)

    def bare(self, code: int) -> str:
        if not 0 <= code < LARGEST or verb_of(code) >= len(self.verbs):
            return f"choice {code}"
        words = self.title.first_verbs[verb_of(code)].split()
        values = [a_of(code), b_of(code), c_of(code)][: len(words) - 1]
        return " ".join([words[0], *(str(value) for value in values)])


# --- playing again ---


class Replay:
    """A record on its way: `step` makes its next decision in `game`."""

    def __init__(self, title: Title, data: Data, source: str = "record") -> None:
        check_record(source, data)
        check_title(source, data, title)
        scenario, seed, options = data["scenario"], data["seed"], data["options"]
        decisions, outcomes = data["decisions"], data.get("outcomes", [])
        assert isinstance(scenario, dict) and isinstance(seed, str) and isinstance(options, dict)
        assert isinstance(decisions, list) and isinstance(outcomes, list)
        self.title = title
        self.data = data
        self.source = source
        self.decisions: list[list[object]] = decisions
        self.outcomes: list[list[int]] = outcomes
        self.old = OldNumbers(title) if version_of(source, data) == NUMBERS else None
        self.game = new_game(title, scenario, seed, options)

    def step(self) -> None:
        game, place = self.game, len(self.game.decisions)
        seat, entry = self.decisions[place]
        assert isinstance(seat, int)
        offered = game.offered(seat)
        if isinstance(entry, str):
            text, code = entry, self.title.find(game.state, offered, entry)
        else:
            assert isinstance(entry, int) and self.old is not None
            text, code = "", self.old.today(entry)
        if code not in offered:
            raise self.misfit(place, why_not(game, seat))
        game.play(code, seat, text)
        if place + 1 < len(self.outcomes) and self.outcomes[place + 1] != game.outcomes[place + 1]:
            raise self.misfit(place, "other cards or dice come of it than the record says")

    def misfit(self, place: int, reason: str) -> ReplayError:
        entry = self.decisions[place][1]
        text = entry if isinstance(entry, str) else ""
        if isinstance(entry, int) and self.old is not None:
            text = self.old.told(self.game, entry)
        return ReplayError(self.source, place, text, reason, told_revisions(self.title, self.data))


def why_not(game: Game, seat: int) -> str:
    """Why a seat cannot choose what its record says."""
    if game.over:
        return "the game is over"
    decision = game.decision_of(seat)
    if decision is None:
        return f"nothing is asked of seat {seat} now"
    return f"it is not offered at {decision.prompt} [{decision.rule}]"


def replay(title: Title, data: Data, source: str = "record", upto: int | None = None) -> Game:
    """Play a record again and compare every revealed outcome."""
    again = Replay(title, data, source)
    for _ in again.decisions if upto is None else again.decisions[:upto]:
        again.step()
    return again.game


# --- saves ---


def load_game(title: Title, data: Data, source: str = "save", whole: bool = False) -> Game:
    """A saved game at the decision where it was saved. `whole`: it must be what its own decisions lead to; a
    damaged one is refused before anything is done with it."""
    check_record(source, data)
    check_title(source, data, title)
    if not isinstance(data.get("state"), dict):
        raise BadFile(source, "state", "missing: this is a record, not a save")
    if begun_by(data) == title.revision:
        if whole:
            check_state(title, data, source)
        return from_state(title, data, source)
    try:
        return from_record(title, data, source)
    except ReplayError:  # its past cannot be played by our rules, but it may go on
        return from_state(title, data, source)


def check_state(title: Title, data: Data, source: str) -> None:
    """Every part of it: what is left out of account here would only be missed later. A position that was set up piece
    by piece has no decisions that lead to it."""
    if not data["decisions"]:
        return
    try:
        again = replay(title, data, source)
    except (ReplayError, BadFile):
        return
    state = title.dump(again.state)
    saved = data["state"]
    assert isinstance(saved, dict)
    for field in [*state, *saved]:
        if field not in saved or field not in state or state[field] != saved[field]:
            raise BadFile(source, f"state.{field}", "is not what the decisions of this game lead to")
    if data.get("outcomes", again.outcomes) != again.outcomes:
        raise BadFile(source, "outcomes", "are not those of this game")


def from_record(title: Title, data: Data, source: str) -> Game:
    """A save of older rules whose whole past fits ours: what lies on the table is put there by ours too."""
    game = replay(title, data, source)
    game.events.clear()  # they were told before it was saved
    return game


def from_state(title: Title, data: Data, source: str) -> Game:
    scenario, seed, options, state = data["scenario"], data["seed"], data["options"], data["state"]
    assert isinstance(scenario, dict) and isinstance(seed, str) and isinstance(options, dict)
    assert isinstance(state, dict)
    try:
        game = Game(title, scenario, seed, options, title.load(state, scenario, options))
    except (ValueError, IndexError, KeyError, Fault) as error:
        raise BadFile(source, "state", f"{error}; {told_revisions(title, data)}") from error
    recall(game, data)
    return game


def recall(game: Game, data: Data) -> None:
    """The decisions that led to a saved state: their notation, which is all that lasts."""
    decisions, outcomes = data["decisions"], data.get("outcomes", [[]])
    assert isinstance(decisions, list) and isinstance(outcomes, list)
    old = OldNumbers(game.title)
    game.decisions = [(seat, PAST) for seat, _ in decisions]
    game.sealed = [False] * len(decisions)
    game.texts = [entry if isinstance(entry, str) else old.told(game, entry) for _, entry in decisions]
    game.outcomes = [list(shown) for shown in outcomes]
    game.begun = begun_by(data)

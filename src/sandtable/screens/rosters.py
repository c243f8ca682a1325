"""Setting up by a roster: pieces in any order, tried on a copy, then played as the engine's own decisions.

The engine asks piece by piece. A draft says where pieces are to go; it is laid on a copy of the state, so that the
engine itself says what may still go where. Only when it is done is it played, in the order in which it is asked.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from sandtable.kernel.errors import SandtableError
from sandtable.kernel.game import Decision, Game
from sandtable.kernel.title import Data
from sandtable.phrase import Phrase, phrase
from sandtable.screens import wire

Draft = dict[str, str]  # where each piece goes, both as things
Chooser = Callable[[Game, int], int]  # what somebody with a sense of set-up would choose for a seat


class Misplaced(SandtableError):
    """A draft that cannot be played, in words: which piece, and why."""

    def __init__(self, say: Phrase) -> None:
        super().__init__(say.key)
        self.say = say


class Piece(NamedTuple):
    """A piece to be set up. Several of a kind that are not told apart have `#2` and so on behind their thing."""

    name: str
    say: Phrase
    optional: bool = False  # may be left out, with all that come after it

    @property
    def thing(self) -> str:
        return self.name.partition("#")[0]


class Rosters:
    """What a game says of its set-up. `g` is always a copy that may be changed."""

    prompts: frozenset[str] = frozenset()  # questions that the roster answers

    def pieces(self, g: Any, seat: int) -> list[Piece]:
        """All pieces of the step that stands, in the order in which the engine asks for them."""
        raise NotImplementedError

    def may(self, g: Any, seat: int, piece: Piece) -> list[str]:
        """Where a piece may go as things stand."""
        raise NotImplementedError

    def put(self, g: Any, seat: int, piece: Piece, place: str) -> None:
        raise NotImplementedError

    def lift(self, g: Any, seat: int, piece: Piece, place: str) -> None:
        """Take it up again from where it was put."""
        raise NotImplementedError

    def place_of(self, g: Any, piece: Piece) -> str | None:
        """Where a piece is, once it is played."""
        raise NotImplementedError

    def named(self, g: Any, code: int) -> list[str]:
        """Piece and place of a choice; less for one that places nothing."""
        raise NotImplementedError

    def view(self, g: Any, seat: int) -> Data:
        raise NotImplementedError

    def step(self, g: Any) -> int:
        """Tells one step of the set-up from the next."""
        return 0

    # --- the same for all games ---
    def asks(self, decision: Decision | None) -> bool:
        return decision is not None and decision.prompt in self.prompts

    def roster(self, game: Game, seat: int, draft: Draft) -> wire.Roster:
        """The pieces of this step with the draft laid; what of it cannot stand is left out."""
        if not self.asks(game.decision_of(seat)):
            return {"pieces": [], "ready": False, "view": None}
        g = game.title.clone(game.state)
        pieces = self.pieces(g, seat)
        laid = self.lay(g, seat, pieces, draft)
        entries = [self.entry(g, seat, piece, laid.get(piece.name)) for piece in pieces]
        view: Any = self.view(g, seat)
        return {"pieces": entries, "ready": is_ready(pieces, entries), "view": view}

    def lay(self, g: Any, seat: int, pieces: list[Piece], draft: Draft) -> Draft:
        """Put what can stand where it is wanted. Returns what does."""
        laid: Draft = {}
        for piece in pieces:
            place = draft.get(piece.name)
            if place is not None and place in self.may(g, seat, piece):
                self.put(g, seat, piece, place)
                laid[piece.name] = place
        return laid

    def entry(self, g: Any, seat: int, piece: Piece, at: str | None) -> wire.RosterPiece:
        """A piece that is laid may go wherever it could if it were taken up."""
        if at is not None:
            self.lift(g, seat, piece, at)
        may = self.may(g, seat, piece)
        if at is not None:
            self.put(g, seat, piece, at)
        return {
            "piece": piece.name, "thing": piece.thing, "say": piece.say.data(), "at": at, "may": may,
            "optional": piece.optional,
        }  # fmt: skip

    def codes(self, game: Game, seat: int, draft: Draft) -> list[int]:
        """The draft as choices, in the order in which the engine asks; Misplaced if it cannot be played whole."""
        copy = bare_copy(game)
        pieces = {piece.name: piece for piece in self.pieces(game.title.clone(game.state), seat)}
        for name in draft:
            if name not in pieces:
                raise Misplaced(phrase("table-place-unknown", piece=name))
        left, found = dict(draft), list[int]()
        step = self.step(copy.state)
        while self.asks(decision := copy.decision_of(seat)) and self.step(copy.state) == step:
            assert decision is not None
            code = self.next_code(copy, decision, pieces, left)
            found.append(code)
            copy.play(code, seat)
        for name, place in left.items():  # a piece that had only one place was put there by itself
            if self.place_of(copy.state, pieces[name]) != place:
                raise Misplaced(not_there(pieces[name], place))
        return found

    def next_code(self, game: Game, decision: Decision, pieces: dict[str, Piece], left: Draft) -> int:
        """What the draft says to one question."""
        offered = {code: self.named(game.state, code) for code in decision.choices}
        thing = next(named[0] for named in offered.values() if len(named) > 1)
        wanted = [name for name in left if pieces[name].thing == thing]
        if not wanted:
            done = [code for code, named in offered.items() if len(named) < 2]
            if done:
                return done[0]
            missing = next(piece for piece in pieces.values() if piece.thing == thing)
            raise Misplaced(phrase("table-place-missing", piece=missing.say))
        name = wanted[0]
        place = left.pop(name)
        for code, named in offered.items():
            if named[1:] == [place]:
                return code
        raise Misplaced(self.refused(game, decision, pieces[name], place))

    def refused(self, game: Game, decision: Decision, piece: Piece, place: str) -> Phrase:
        """Why a piece cannot go where it is wanted."""
        return not_there(piece, place)

    def ready(self, game: Game, seat: int, draft: Draft, choose: Chooser) -> Draft:
        """The draft with the rest filled in as `choose` would do it."""
        if not self.asks(game.decision_of(seat)):
            return {}
        g = game.title.clone(game.state)
        g.out, g.shown = [], []
        pieces = self.pieces(g, seat)
        step = self.step(g)
        fixed = [piece for piece in pieces if not piece.optional]
        laid = self.lay(g, seat, fixed, draft)
        left = {name: place for name, place in draft.items() if name not in laid}
        copy = Game(game.title, game.scenario, game.seed, game.options, g)
        copy.keep_undo = False
        rest = [piece for piece in pieces if piece.optional]
        options = Draft()
        while self.asks(decision := copy.decision_of(seat)) and self.step(copy.state) == step:
            assert decision is not None
            code = self.filled(copy, decision, rest, left, options)
            if code is None:
                code = self.spared(copy, decision, choose(copy, seat), left)
                note_option(options, rest, left, self.named(copy.state, code))
            copy.play(code, seat)
        found = {piece.name: self.place_of(copy.state, piece) for piece in fixed}
        return {**{name: place for name, place in found.items() if place is not None}, **options}

    def filled(self, game: Game, decision: Decision, rest: list[Piece], left: Draft, options: Draft) -> int | None:
        """What the draft says to a question, if it can be done; then it is noted."""
        things = {piece.name: piece.thing for piece in rest}
        for code in decision.choices:
            named = self.named(game.state, code)
            for name, place in left.items():
                if [things.get(name), place] == named:
                    options[name] = left.pop(name)
                    return code
        return None

    def spared(self, game: Game, decision: Decision, wanted: int, left: Draft) -> int:
        """A choice, or another one if it would take the place of something that is still to be laid."""
        for code in [wanted, *decision.choices]:
            if not set(self.named(game.state, code)[1:]) & set(left.values()):
                return code
        return wanted


def not_there(piece: Piece, place: str) -> Phrase:
    return phrase("table-place-not-there", piece=piece.say, place=place[2:])


def bare_copy(game: Game) -> Game:
    copy = game.clone()
    copy.keep_undo = False
    return copy


def note_option(options: Draft, rest: list[Piece], left: Draft, named: list[str]) -> None:
    """Take note of where a piece went that could have been left out: the first of its kind that has no place yet."""
    for piece in rest:
        if [piece.thing] == named[:1] and piece.name not in options and piece.name not in left:
            options[piece.name] = named[1]
            return


def is_ready(pieces: list[Piece], entries: list[wire.RosterPiece]) -> bool:
    """Nothing is missing that can go anywhere; of what may be left out, the last."""
    ended = False
    for piece, entry in zip(pieces, entries, strict=True):
        if entry["at"] is not None:
            if ended:
                return False
        elif piece.optional:
            ended = True
        elif entry["may"]:
            return False
    return True

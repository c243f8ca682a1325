"""The set-up of Barbarossa by a roster: installations and units in any order, the way they face, and who begins hidden.

A unit is "u:3" and goes to a hex; "x:facing-3" is the way it faces, "x:hidden-3" whether it begins hidden and
"x:ammunition-3" what it takes along of several types. The second wire of an entry is "x:works-wire-0#2", its side or
kind "x:side-wire-0#2". What says no facing looks towards the enemy.
"""

from __future__ import annotations

from typing import Any, Final

from sandtable.games.barbarossa.rules import verbs
from sandtable.games.barbarossa.rules.names import MINE_NAMES
from sandtable.games.barbarossa.rules.objectives import GIVEN_MINEFIELD, WORK_KINDS
from sandtable.games.barbarossa.rules.prep.ammunition import load, types_of
from sandtable.games.barbarossa.rules.prep.setup import (
    fakes_left,
    hexes_for,
    hides_by_card,
    is_complete,
    may_build,
    may_hide,
    needs_facing,
    put_down,
    take_up,
    to_set_up,
    works_left,
)
from sandtable.games.barbarossa.rules.state import HIDDEN, NOWHERE, RESERVE, State, card, has, of, other, units_of
from sandtable.games.barbarossa.rules.title import TITLE
from sandtable.games.barbarossa.screen.things import hex_thing, unit_thing
from sandtable.games.barbarossa.screen.words import PREFIX, card_phrase, say, unit_phrase
from sandtable.kernel.choice import choice
from sandtable.kernel.game import Decision, Game
from sandtable.kernel.title import Data
from sandtable.phrase import Phrase, phrase
from sandtable.screens import wire
from sandtable.screens.rosters import Chooser, Draft, Misplaced, Piece, Rosters, bare_copy, not_there
from sandtable.terrain.lattice import DIRECTIONS

HIDES: Final = "x:hidden"
MOST: Final = 2000  # choices of somebody who fills a set-up
PROMPTS: Final = ["", "-hex", "-facing", "-hidden"]


class BarbarossaRosters(Rosters):
    prompts = frozenset([f"set-up{end}" for end in PROMPTS] + ["works-hex", "works-facing", "works-kind"])

    # --- pieces ---
    def pieces(self, g: Any, seat: int) -> list[Piece]:
        return [*works_pieces(g, seat), *unit_pieces(g, seat)]

    def view(self, g: Any, seat: int) -> Data:
        return TITLE.view(g, seat)

    def offers(self, game: Game, seat: int) -> bool:
        """Where forces are bought as they are set up, the engine's own questions serve."""
        return self.asks(game.decision_of(seat)) and of(game.state).rules.budget[seat] == 0

    def roster(self, game: Game, seat: int, draft: Draft) -> wire.Roster:
        if not self.asks(game.decision_of(seat)):
            return {"pieces": [], "ready": False, "view": None}
        g = of(game.title.clone(game.state))
        bench = Bench(g, seat, draft)
        entries = [bench.entry(piece) for piece in self.pieces(g, seat)]
        view: Any = self.view(g, seat)
        return {"pieces": entries, "ready": is_complete(g, seat), "view": view}

    # --- playing it ---
    def codes(self, game: Game, seat: int, draft: Draft) -> list[int]:
        """Works, then units, then commit; Misplaced if something cannot go where it is wanted."""
        hand = Hand(bare_copy(game), seat)
        pieces = {piece.name: piece for piece in self.pieces(of(hand.game.state), seat)}
        for name in draft:
            if name not in pieces:
                raise Misplaced(phrase("table-place-unknown", piece=name))
        hand.lay(pieces, draft)
        hand.load(draft)
        missing = [u for u in to_set_up(hand.g, seat) if hand.g.u_hex[u] == RESERVE and hexes_for(hand.g, u)]
        if missing:
            raise Misplaced(phrase("table-place-missing", piece=unit_phrase(hand.g, missing[0])))
        hand.play(verbs.COMMIT_CHOICE)
        return hand.played

    def ready(self, game: Game, seat: int, draft: Draft, choose: Chooser) -> Draft:
        """The draft with the rest filled in as `choose` would do it."""
        if not self.asks(game.decision_of(seat)):
            return {}
        hand = Hand(bare_copy(game), seat)
        pieces = {piece.name: piece for piece in self.pieces(of(hand.game.state), seat)}
        for name in pieces:
            if name in draft and (name[0] == "u" or name.startswith("x:works")):
                trial = Hand(bare_copy(hand.game), seat)
                try:
                    trial.lay(pieces, {key: draft[key] for key in (name, *partners(name)) if key in draft})
                except Misplaced:
                    continue  # what cannot stand is left out
                hand = Hand(trial.game, seat)
        for _ in range(MOST):
            if not self.asks(hand.game.decision_of(seat)):
                break
            code = choose(hand.game, seat)
            if code == verbs.COMMIT_CHOICE:
                break
            hand.play(code)
        return laid_draft(hand.g, seat)


def unit_pieces(g: State, seat: int) -> list[Piece]:
    found: list[Piece] = []
    for u in to_set_up(g, seat):
        found.append(Piece(unit_thing(u), unit_phrase(g, u)))
        hides = g.rules.may_hide[seat] > 0 and hides_by_card(g, u)
        if needs_facing(g, u) or hides:
            found.append(Piece(f"x:facing-{u}", phrase(PREFIX + "roster-facing", unit=unit_phrase(g, u)), True))
        if types_of(g, u):
            found.append(Piece(f"x:ammunition-{u}", phrase(PREFIX + "roster-ammunition", unit=unit_phrase(g, u)), True))
        if hides:
            found.append(Piece(f"x:hidden-{u}", phrase(PREFIX + "roster-hidden", unit=unit_phrase(g, u)), True))
    return found


def works_pieces(g: State, seat: int) -> list[Piece]:
    found: list[Piece] = []
    for i, works in enumerate(g.rules.works):
        if works.side == seat:
            name = say("work", WORK_KINDS[works.kind])
            key = "roster-kind" if works.kind == GIVEN_MINEFIELD else "roster-side"
            for n in range(works.number):
                found.append(Piece(works_name(g, i, n + 1), name, True))
                found.append(Piece(partners(works_name(g, i, n + 1))[0], phrase(PREFIX + key, works=name), True))
    return found


def works_name(g: State, i: int, n: int) -> str:
    return f"x:works-{WORK_KINDS[g.rules.works[i].kind]}-{i}#{n}"


def partners(name: str) -> list[str]:
    """What else is said of a unit or of works."""
    if name.startswith("x:works"):
        return ["x:side" + name.removeprefix("x:works")]
    return [f"x:facing-{name[2:]}", f"x:hidden-{name[2:]}"]


def whole_of(name: str) -> str | None:
    """The unit or works of which it says more; None: it is one itself."""
    if name.startswith("x:side"):
        return "x:works" + name.removeprefix("x:side")
    return None if name[0] == "u" or name.startswith("x:works") else f"u:{number_in(name)}"


def way_phrase(g: State, name: str, way: str) -> Phrase:
    """What is said of a unit or works, in few words."""
    kind, _, value = way.removeprefix("x:").partition("-")
    if kind == "direction":
        key = "facing" if name.startswith("x:facing") else "side"
        return phrase(f"{PREFIX}roster-way-{key}", number=int(value))
    if kind == "mine":
        return say("mine", value)
    if kind == "card":
        tables = g.rules.tables
        return card_phrase(tables.cards[tables.card_of[value]])
    return phrase(PREFIX + "roster-way-hidden")


def number_in(name: str) -> int:
    """Unit, or place in the scenario's list of works."""
    return int(name.partition("#")[0].rpartition("-")[2]) if name[0] == "x" else int(name[2:])


def direction_of(place: str | None) -> int:
    tail = (place or "").removeprefix("x:direction-")
    return int(tail) - 1 if tail.isdigit() and 1 <= int(tail) <= DIRECTIONS else NOWHERE


def towards_enemy(g: State, seat: int, h: int) -> int:
    """The side of a hex that looks at where the enemy sets up or comes from."""
    ground = g.rules.ground
    theirs = [n for u in units_of(g, other(seat)) for n in [*g.rules.areas[u], *g.rules.entries[u]]]
    theirs = theirs or [n for n in range(ground.size) if ground.rim[n]]

    def away(d: int) -> int:
        beside = ground.beside(h, d)
        return sum(ground.distance(beside, n) for n in theirs) if beside >= 0 else 1 << 30

    return min(range(DIRECTIONS), key=away)


def laid_draft(g: State, seat: int) -> Draft:
    """What stands, as a draft."""
    found: Draft = {}
    counts: dict[int, int] = {}
    for side, i, h, d in g.placing:
        if side == seat:
            counts[i] = counts.get(i, 0) + 1
            name = works_name(g, i, counts[i])
            found[name], found[partners(name)[0]] = hex_thing(g, h), side_thing(g, i, d)
    for u in to_set_up(g, seat):
        if g.u_hex[u] >= 0:
            found[unit_thing(u)] = hex_thing(g, g.u_hex[u])
            if needs_facing(g, u) or has(g, u, HIDDEN):
                found[f"x:facing-{u}"] = f"x:direction-{g.u_facing[u] + 1}"
            if has(g, u, HIDDEN):
                found[f"x:hidden-{u}"] = HIDES
        if types_of(g, u) and not card(g, u).types:
            found[f"x:ammunition-{u}"] = card_thing(g, g.u_card[u])
    return found


def card_thing(g: State, c: int) -> str:
    return f"x:card-{g.rules.tables.cards[c].id}"


def type_said(g: State, u: int, draft: Draft) -> int:
    """The type of ammunition that a draft says, or the first one."""
    said = [c for c in types_of(g, u) if draft.get(f"x:ammunition-{u}") == card_thing(g, c)]
    return (said or types_of(g, u))[0]


def side_thing(g: State, i: int, d: int) -> str:
    return f"x:mine-{MINE_NAMES[d]}" if g.rules.works[i].kind == GIVEN_MINEFIELD else f"x:direction-{d + 1}"


def side_number(g: State, seat: int, i: int, h: int, place: str | None) -> int:
    """Side of the hex, or kind of the mines, that a draft says; what it does not say is sensible."""
    if g.rules.works[i].kind == GIVEN_MINEFIELD:
        name = (place or "").removeprefix("x:mine-")
        return MINE_NAMES.index(name) if name in MINE_NAMES else 0
    d = direction_of(place)
    return d if d != NOWHERE else towards_enemy(g, seat, h)


class Bench:
    """A copy of the state with a draft laid on it, as far as it can stand."""

    def __init__(self, g: State, seat: int, draft: Draft) -> None:
        self.g = g
        self.seat = seat
        self.draft = draft
        self.at: dict[str, str] = {}
        for piece in works_pieces(g, seat):
            if piece.name.startswith("x:works"):
                self.build(piece.name)
        for u in units_of(g, seat):
            self.load(u)
        for u in to_set_up(g, seat):
            self.put(u)

    def build(self, name: str) -> None:
        i, place = number_in(name), self.draft.get(name)
        h = self.g.rules.ground.hex_index(place[2:]) if place else -1
        works = self.g.rules.works[i]
        if h not in works.hexes or not may_build(self.g, works, h) or works_left(self.g, i, self.seat) < 1:
            return
        side = partners(name)[0]
        d = side_number(self.g, self.seat, i, h, self.draft.get(side))
        self.g.placing.append([self.seat, i, h, d])
        self.at[name], self.at[side] = hex_thing(self.g, h), side_thing(self.g, i, d)

    def load(self, u: int) -> None:
        """What is not said is the first type on the card."""
        if types_of(self.g, u):
            load(self.g, u, type_said(self.g, u, self.draft))
            self.at[f"x:ammunition-{u}"] = card_thing(self.g, self.g.u_card[u])

    def put(self, u: int) -> None:
        g, place = self.g, self.draft.get(unit_thing(u))
        h = g.rules.ground.hex_index(place[2:]) if place else -1
        if g.u_hex[u] != RESERVE and h >= 0:
            take_up(g, u)
        if h < 0 or h not in hexes_for(g, u):
            return
        d = direction_of(self.draft.get(f"x:facing-{u}"))
        hides = self.draft.get(f"x:hidden-{u}") == HIDES and may_hide(g, u, h)
        faces = needs_facing(g, u) or hides
        d = (d if d != NOWHERE else towards_enemy(g, self.seat, h)) if faces else NOWHERE
        put_down(g, u, h, d, hides)
        self.at[unit_thing(u)] = hex_thing(g, h)
        if faces:
            self.at[f"x:facing-{u}"] = f"x:direction-{d + 1}"
        if hides:
            self.at[f"x:hidden-{u}"] = HIDES

    def entry(self, piece: Piece) -> wire.RosterPiece:
        whole = whole_of(piece.name)
        found: wire.RosterPiece = {
            "piece": piece.name, "thing": piece.thing, "say": piece.say.data(), "at": self.at.get(piece.name),
            "may": self.may(piece.name) if whole is None else [], "optional": piece.optional,
        }  # fmt: skip
        if whole is not None:
            ways = self.ways(piece.name)
            found["of"] = whole
            found["ways"] = [{"thing": way, "say": way_phrase(self.g, piece.name, way).data()} for way in ways]
        return found

    def may(self, name: str) -> list[str]:
        """Where a unit or works may go if they were taken up."""
        if name[0] == "u":
            return self.hexes(number_in(name))
        works = self.g.rules.works[number_in(name)]
        return [hex_thing(self.g, h) for h in works.hexes if may_build(self.g, works, h)]

    def ways(self, name: str) -> list[str]:
        """What can be said besides of one that stands."""
        g, i = self.g, number_in(name)
        if name.startswith("x:facing"):
            faces = g.u_hex[i] >= 0 and (needs_facing(g, i) or has(g, i, HIDDEN))
            return [f"x:direction-{d + 1}" for d in range(DIRECTIONS)] if faces else []
        if name.startswith("x:hidden"):
            return [HIDES] if g.u_hex[i] >= 0 and (has(g, i, HIDDEN) or may_hide(g, i, g.u_hex[i])) else []
        if name.startswith("x:side"):
            return self.sides(name, i)
        return [card_thing(g, c) for c in types_of(g, i)]

    def hexes(self, u: int) -> list[str]:
        g = self.g
        was = (g.u_hex[u], g.u_facing[u], has(g, u, HIDDEN))
        take_up(g, u)
        found = [hex_thing(g, h) for h in hexes_for(g, u)]
        if was[0] >= 0:
            put_down(g, u, *was)
        return found

    def sides(self, name: str, i: int) -> list[str]:
        if name not in self.at:
            return []
        if self.g.rules.works[i].kind != GIVEN_MINEFIELD:
            return [f"x:direction-{d + 1}" for d in range(DIRECTIONS)]
        fakes = fakes_left(self.g, i) or self.at[name] == side_thing(self.g, i, len(MINE_NAMES) - 1)
        return [side_thing(self.g, i, kind) for kind in range(len(MINE_NAMES) if fakes else len(MINE_NAMES) - 1)]


class Hand:
    """Plays a draft on a copy of the game, as the engine asks."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.played: list[int] = []
        decision = game.decision_of(seat)
        if decision is not None and verbs.CANCEL_CHOICE in decision.choices:
            self.play(verbs.CANCEL_CHOICE)

    @property
    def g(self) -> State:
        return of(self.game.state)

    def play(self, code: int) -> None:
        if code in self.offered():
            self.game.play(code, self.seat)
            self.played.append(code)

    def offered(self) -> list[int]:
        decision = self.game.decision_of(self.seat)
        return [] if decision is None else [*decision.choices, *decision.extras]

    def lay(self, pieces: dict[str, Piece], draft: Draft) -> None:
        for name in pieces:
            if name in draft and (name[0] == "u" or name.startswith("x:works")):
                self.put(pieces[name], draft)

    def load(self, draft: Draft) -> None:
        for u in units_of(self.g, self.seat):
            if types_of(self.g, u):
                self.play(choice(verbs.LOAD, u, type_said(self.g, u, draft)))

    def put(self, piece: Piece, draft: Draft) -> None:
        """A unit or works, with what the draft says of it."""
        i, place = number_in(piece.name), draft[piece.name]
        h = self.g.rules.ground.hex_index(place[2:])
        works = piece.name.startswith("x:works")
        if works and [self.seat, i, h] in [entry[:3] for entry in self.g.placing]:
            return
        if not works and self.g.u_hex[i] != RESERVE:
            self.play(choice(verbs.TAKE_UP, i))
        self.play(choice(verbs.BUILD, i) if works else choice(verbs.GIVE, i))
        if choice(verbs.AT, h) not in self.offered():
            raise Misplaced(not_there(piece, place))
        self.play(choice(verbs.AT, h))
        if works:
            number = side_number(self.g, self.seat, i, h, draft.get(partners(piece.name)[0]))
            mines = self.g.rules.works[i].kind == GIVEN_MINEFIELD
            self.play(choice(verbs.KIND, number) if mines else choice(verbs.FACE, number))
            return
        d = direction_of(draft.get(f"x:facing-{i}"))
        face = choice(verbs.FACE, d if d != NOWHERE else towards_enemy(self.g, self.seat, h))
        self.play(face)
        if choice(verbs.YES) in self.offered():
            self.play(choice(verbs.YES if draft.get(f"x:hidden-{i}") == HIDES else verbs.NO))
            self.play(face)  # asked now of who hides and has no Kill Zone of his own


def by_book(lines: list[str], choose: Chooser) -> Chooser:
    """Somebody who sets up as it is written down, piece by piece, and where that does not help as `choose` does.

    A piece is written as its decisions are, on one line: "give G3, at C5, face 2, yes".
    """

    def chosen(game: Game, seat: int) -> int:
        decision = game.decision_of(seat)
        assert decision is not None
        offered = {game.notation(code): code for code in decision.choices}
        held = verbs.CANCEL_CHOICE in decision.choices
        for line in lines:
            parts = [part.strip() for part in line.split(",")]
            if not held and parts[0] in offered and not is_laid(game, parts):
                return offered[parts[0]]
            if held and is_held(game, decision, parts):
                found = [offered[part] for part in parts[1:] if part in offered]
                if found:
                    return found[0]
        done = verbs.COMMIT_CHOICE in decision.choices and (lines or len(decision.choices) == 1)
        return verbs.COMMIT_CHOICE if done else choose(game, seat)

    return chosen


def is_held(game: Game, decision: Decision, parts: list[str]) -> bool:
    """Is this the piece that is being put down, and not one of its kind that stands already?"""
    g, about = of(game.state), decision.subject
    if about.unit >= 0:
        return parts[0] == game.notation(choice(verbs.GIVE, about.unit))
    if parts[0] != game.notation(choice(verbs.BUILD, about.numbers["works"])) or is_laid(game, parts):
        return False
    return about.hex < 0 or parts[1] == f"at {g.rules.ground.hex_name(about.hex)}"


def is_laid(game: Game, parts: list[str]) -> bool:
    """Are these works laid already?"""
    g = of(game.state)
    if not parts[0].startswith("build"):
        return False
    hex = parts[1].removeprefix("at ")
    kinds = [f"{WORK_KINDS[g.rules.works[i].kind]}-{i + 1} {g.rules.ground.hex_name(h)}" for _, i, h, _ in g.placing]
    return f"{parts[0].removeprefix('build ')} {hex}" in kinds

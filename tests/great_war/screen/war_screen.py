"""Games of Great War Commander for the tests of its screen, and what is asked of the screen at each of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from phrases import faults, phrases_in
from sandtable.commander.screen.places import places_at
from sandtable.commander.screen.wire import View
from sandtable.games.great_war_commander.lab import pool
from sandtable.games.great_war_commander.rules.state import GreatWarState, of
from sandtable.games.great_war_commander.screen import SCREEN
from sandtable.games.great_war_commander.title import TITLE
from sandtable.kernel.game import Game, new_game
from sandtable.phrase import read_phrase
from sandtable.screens import wire
from sandtable.table.titles import ALL_EYES, log_for, view_for
from sandtable.texts import Texts, languages

SEATS = [0, 1]
SPECTATOR = -1
FEW_HEXES = 8


def state(game: Game) -> GreatWarState:
    assert isinstance(game.state, GreatWarState)
    return game.state


def scenario(name: str) -> dict[str, Any]:
    kind, _, number = name.partition("-")
    made = {"skirmish": pool.skirmish, "brawl": pool.rarity}.get(kind)
    return made(int(number)) if made is not None else pool.shipped()[name]


def at_random(name: str, seed: str = "1", most: int = 4000) -> Iterator[Game]:
    """The game at each of its decisions, any choice at all taken; then as it ended."""
    game = new_game(TITLE, scenario(name), seed, {"windows": True})
    rng = random.Random(f"{name} {seed}")
    while not game.over and len(game.decisions) < most:
        yield game
        game.play(rng.choice(game.choices))
    yield game


# --- what must hold of everything a screen says ---


def plain(data: Any) -> Any:
    """As it comes out at the other end."""
    return msgspec.json.decode(msgspec.json.encode(data))


class Checker:
    """Counts what it has looked at, so that a test knows that it has looked."""

    def __init__(self) -> None:
        self.texts = {lang: Texts(lang) for lang in languages()}
        self.said: set[str] = set()  # keys of the phrases
        self.missing: set[str] = set()

    def fits(self, data: Any, shape: Any) -> None:
        """It can be read as the shape, nothing is lost on the way, and every phrase in it can be said."""
        told = plain(data)
        assert plain(msgspec.convert(told, shape, strict=True)) == told
        for said in phrases_in(told):
            self.said.add(said["k"])
            for lang, texts in self.texts.items():
                self.missing |= {f"{lang}: {fault}" for fault in faults(texts, read_phrase(said))}

    # --- before and after a game ---
    def all_before(self, scenario: dict[str, Any]) -> None:
        card = SCREEN.card(scenario)
        assert card is not None
        self.fits(card, wire.ScenarioCard)
        self.fits(SCREEN.geometry(scenario), wire.Geometry)
        assert SCREEN.map_svg(scenario).startswith("<svg")
        assert len(SCREEN.briefing(scenario)) == 4, "the date, how it begins, and each side"
        for line in SCREEN.briefing(scenario):
            self.fits(line, dict[str, Any])

    def all_after(self, game: Game) -> None:
        assert game.over and SCREEN.question(game, 0) is None
        self.fits(SCREEN.result(game), wire.Result)
        self.fits(SCREEN.report(game.record()), dict[str, Any])

    # --- in a game ---
    def tellings(self, game: Game, told: int) -> None:
        """What everybody is told at a decision; `told`: events that they have heard of before."""
        for seat in (*SEATS, SPECTATOR, ALL_EYES):
            self.fits(view_for(game, seat), View)
            self.fits(log_for(SCREEN, game, seat, told), list[wire.LogEntry])
        for seat in SEATS:
            question = SCREEN.question(game, seat)
            if question is not None:
                self.fits(question, wire.Question)
        self.places(game)

    def places(self, game: Game) -> None:
        """The log's pieces are where the game's are; who has been replaced has left his hex to others."""
        g, found = state(game), places_at(game, len(game.events))
        on_map = [u for u in range(len(g.u_hex)) if g.u_hex[u] >= 0]
        assert [found.hex(u) for u in on_map] == [g.u_hex[u] for u in on_map]

    def queries(self, game: Game, rng: random.Random) -> None:
        """What can be asked, about all that lies there and all that may be chosen."""
        things = all_things(state(game), rng)
        for seat in SEATS:
            question = SCREEN.question(game, seat)
            offered = [thing for choice in question["choices"] for thing in choice["things"]] if question else []
            for thing in dict.fromkeys(things + offered):
                self.fits(SCREEN.inspect(game, seat, thing), wire.Inspection)
                why = SCREEN.why(game, seat, thing)
                self.fits(why, wire.Why)
                assert bool(why["reasons"]) != (thing in offered or is_extra(question, thing)), thing
            self.odds(game, seat)
        for thing in things:
            self.fits(SCREEN.inspect(game, SPECTATOR, thing), wire.Inspection)
        self.sight(game, rng)

    def odds(self, game: Game, seat: int) -> None:
        question = SCREEN.question(game, seat)
        if question is None:
            return
        found = SCREEN.odds(game, seat, None)
        assert bool(found["attacks"] or found["lines"]) == question["odds"], question["key"]
        for code in [None, *[choice["code"] for choice in question["choices"]]]:
            answer = SCREEN.odds(game, seat, code)
            self.fits(answer, wire.OddsAnswer)
            for attack in answer["attacks"]:
                assert attack["strength"] == sum(term["value"] for term in attack["terms"])
                for fate in attack["targets"]:
                    assert sums_to_one([fate["hold"], fate["suppress"], fate["breaks"], fate["eliminate"]])
            for line in answer["lines"]:
                assert sums_to_one([chance["chance"] for chance in line["chances"]])

    def sight(self, game: Game, rng: random.Random) -> None:
        g = state(game)
        for _ in range(FEW_HEXES):
            a, b = (rng.randrange(g.rules.map.size) for _ in range(2))
            answer = SCREEN.sight(game, 0, g.rules.map.hex_name(a), g.rules.map.hex_name(b))
            self.fits(answer, wire.SightAnswer)
            line, value = answer["line"], g.rules.sight(g, a, b)
            assert line is not None and line["open"] == (value >= 0) and line["hindrance"] == max(0, value)
            assert value == 0 or line["reasons"], "whatever blocks or hinders is named"


def is_extra(question: wire.Question | None, thing: str) -> bool:
    return question is not None and any(thing in choice["things"] for choice in question["extras"])


def sums_to_one(chances: list[float]) -> bool:
    return all(-1e-9 <= chance <= 1 + 1e-9 for chance in chances) and abs(sum(chances) - 1) < 1e-9


def all_things(g: GreatWarState, rng: random.Random) -> list[str]:
    """Every piece and every card that is in a hand, some hexes, and things beside the map."""
    names = g.rules.map.hex_name
    found = [f"u:{u}" for u in range(len(g.u_type))] + [f"w:{w}" for w in range(len(g.w_type))]
    found += [f"h:{names(h)}" for h in rng.sample(range(g.rules.map.size), FEW_HEXES)]
    found += [f"h:{names(h)}" for side in range(2) for h in [*of(g).barrage[side], of(g).spotting[side]] if h >= 0]
    found += ["c:" + g.rules.tables.card_name[card] for hand in g.hand for card in hand]
    held = [card for side in range(2) for card in of(g).s_hand[side]]
    found += ["x:strategy-" + g.rules.tables.strategy_name[card] for card in held]
    return [*found, "x:objective-1", "x:fort-wire", "x:chit-A", "s:0", "n:1", "x:strategy-none"]

"""The log: exact words of the moment, the same for every reader and whenever they are asked for."""

from __future__ import annotations

from typing import Any

import pytest
from screen_games import ALLIES, AXIS, SPECTATOR, at_random, by_sergeants, position, start, state

from commander_play import play
from phrases import said, wire
from sandtable.commander.rules import tell
from sandtable.commander.rules.state import CONCEALED
from sandtable.commander.screen.log_lines import CommanderLines
from sandtable.commander.screen.places import Places, places_at, places_now
from sandtable.commander.screen.words import QUIET
from sandtable.games.combat_commander.screen import SCREEN
from sandtable.kernel.game import Game
from sandtable.kernel.record import replay
from sandtable.screens.bookmarks import Bookmarks
from sandtable.screens.telling import ALL_EYES, may_hear

SEATS = (AXIS, ALLIES, SPECTATOR)
LINE = {"key", "say", "rule", "hexes", "things", "args", "dice", "side", "loud"}


def lines(game: Game, seat: int = AXIS, start: int = 0) -> list[dict[str, Any]]:
    return SCREEN.log(game, seat, start)


def words(game: Game, seat: int = AXIS) -> list[str]:
    return [said(line["say"]) for line in lines(game, seat)]


@pytest.mark.long
@pytest.mark.parametrize("name", ["first-patrol", "snow-on-the-rides", "1", "4", "6"])
def test_lines_do_not_depend_on_when_they_are_asked_for(name: str) -> None:
    """Decision by decision, all at once at the end, and in a game played again."""
    heard: dict[int, list[str]] = {seat: [] for seat in SEATS}
    told = 0
    for game in at_random(name):
        for seat in SEATS:
            heard[seat] += [wire(line) for line in lines(game, seat, told)]
        told = len(game.events)
    again = replay(game.title, game.record())
    for seat in SEATS:
        assert [wire(line) for line in lines(game, seat)] == heard[seat]
        assert [wire(line) for line in lines(again, seat)] == heard[seat]
        tail = len(game.events) - 50
        some = lines(again, seat, tail)
        assert some and [wire(line) for line in some] == heard[seat][-len(some) :], "and from any event on"


def by_event(game: Game, seat: int) -> dict[int, str]:
    """A seat's lines by the number of their event."""
    told = [n for n, event in enumerate(game.events) if may_hear(event[1], seat) and event[0] not in QUIET]
    found = [wire(line) for line in lines(game, seat) if line["key"] != "nothing"]  # which no event tells
    return dict(zip(told, found, strict=True))


@pytest.mark.long
@pytest.mark.parametrize("name", ["first-patrol", "9"])
def test_every_reader_reads_the_same_line(name: str) -> None:
    *_, game = at_random(name)
    axis, allies, spectator = (by_event(game, seat) for seat in SEATS)
    assert set(spectator) <= set(axis) | set(allies) and set(axis) != set(allies)
    assert all(axis[n] == allies[n] for n in set(axis) & set(allies))
    assert all(line == axis.get(n, allies.get(n)) for n, line in spectator.items())


def test_nothing_heard_hangs_on_what_was_not_heard() -> None:
    """Drop what a seat did not hear: its lines stay the same, concealed set-up included."""
    *_, game = at_random("snow-on-the-rides", most=300)
    for seat in SEATS:
        before = wire(lines(game, seat))
        deaf = game.clone()
        deaf.events = [event for event in game.events if may_hear(event[1], seat)]
        assert len(deaf.events) < len(game.events)
        assert wire(lines(deaf, seat)) == before


def test_cards_drawn_are_told_to_their_owner_only() -> None:
    game = by_sergeants("first-patrol", 60)
    assert any(line["key"] == "drew" for line in lines(game, AXIS))
    for seat, letter in ((AXIS, "A-"), (ALLIES, "G-")):
        assert not [line for line in words(game, seat) if "drawn" in line and f": {letter}" in line]
    assert not any(line["key"] == "drew" for line in lines(game, SPECTATOR))
    keys = [line["key"] for line in lines(game, ALL_EYES)]
    assert "drew" in keys and "drew-hidden" not in keys


def test_a_line_has_all_that_a_screen_needs() -> None:
    game = position("rifle F5 light-mg, rifle F6", "rifle F8", table={"axis": {"hand": ["G-59"], "draw": ["4-1"]}})
    play(game, "order G-59", "activate g.rifle-1", "?fire F8", "base g.light-mg-1", "?done")
    found = lines(game)
    assert all(set(line) == LINE for line in found)
    fire = next(line for line in found if line["key"] == "attack")
    assert (fire["hexes"], fire["side"], fire["rule"]) == (["F8"], AXIS, "O20.3")
    piece = next(line for line in found if line["key"] == "attack-piece")
    assert said(piece["say"]) == "... German Light MG of German Rifle 1 (F5)"
    assert (piece["hexes"], piece["things"], piece["side"]) == (["F5"], ["w:0"], AXIS)
    roll = next(line for line in found if line["key"] == "rolled")
    assert roll["dice"] == {"white": 4, "coloured": 1, "total": 5}
    order = next(line for line in found if line["key"] == "order-given")
    assert (order["things"], order["rule"], order["dice"]) == (["c:G-59"], "O20", None)
    assert order["args"][1] == {"kind": "card", "value": order["args"][1]["value"], "text": "G-59"}


def test_a_move_names_the_hexes_of_its_own_moment() -> None:
    game = position("rifle F5", "rifle A10", table={"axis": {"hand": ["G-19"]}})
    play(game, "order G-19", "?activate g.rifle-1", "?move g.rifle-1", "step F6", "step F7")
    found = words(game)
    assert "German Rifle 1 (F5) is activated." in found
    assert "German Rifle 1 moves F5 to F6 (1 MP spent)." in found
    assert "German Rifle 1 moves F6 to F7 (2 MP spent)." in found
    moved = [line for line in lines(game) if line["key"] == "moved"]
    assert [line["hexes"] for line in moved] == [["F5", "F6"], ["F6", "F7"]]


def test_what_is_lost_is_named_where_it_was() -> None:
    """Units and Weapons are gone from the state by the time the log is read."""
    gone = 0
    for name in ("0", "10", "house-by-house"):
        *_, game = at_random(name)
        for line in lines(game, SPECTATOR):
            if line["key"] == "eliminated":
                assert len(line["hexes"]) == 1 and line["hexes"][0] in said(line["say"]), line
                gone += 1
            if line["key"] in ("weapon-broke", "weapon-lost", "weapon-fixed"):
                assert " of " in said(line["say"]) and line["hexes"], line
    assert gone > 10


@pytest.mark.parametrize("name", ["0", "2", "10", "house-by-house", "steppe-meeting"])
def test_places_follow_the_state(name: str) -> None:
    """At every decision the events alone say where everybody is and who carries what."""
    for game in at_random(name):
        places, now = places_at(game, len(game.events)), places_now(state(game))
        for u, hex in enumerate(now.hexes):
            assert places.hex(u) == hex if hex >= 0 else places.hex(u) < 0 or state(game).u_heirs[u], u
        for w, carrier in enumerate(now.carriers):
            assert places.carrier(w) == carrier if carrier >= 0 else places.carrier(w) < 0, w


def test_taking_back_is_forgotten() -> None:
    game = start("first-patrol")
    game.play_text("place g.sgt-biermann H5")
    first = words(game)
    game.play_text("place g.cpl-winkler F6")
    lines(game, AXIS, len(game.events))
    game.undo(AXIS)
    assert words(game) == first
    game.play_text("place g.cpl-winkler B2")
    game.play_text("place g.rifle-1 A1")
    lines(game, AXIS, len(game.events) - 1)
    assert words(game)[-2:] == ["German Cpl Winkler sets up in B2.", "German Rifle 1 sets up in A1."]
    assert places_at(game, len(game.events)).hexes == places_now(state(game)).hexes


def test_a_bookmark_of_another_past_does_not_hold() -> None:
    """Two histories of one length differ in the event before the mark."""
    game = start("first-patrol")
    game.play_text("place g.sgt-biermann H5")
    marks: Bookmarks[Places] = Bookmarks(2)
    marks.keep(game.events, 1, places_now(state(game)))
    assert marks.find(game.events, 1)[1] is not None
    assert marks.find(game.events, 0)[1] is None
    game.undo(AXIS)
    assert marks.find(game.events, 1)[1] is None
    game.play_text("place g.sgt-biermann H6")
    assert marks.find(game.events, 1)[1] is None


def test_only_so_many_bookmarks_are_kept() -> None:
    games = [start("first-patrol", str(seed)) for seed in range(3)]
    marks: Bookmarks[Places] = Bookmarks(2)
    for game in games:
        game.play(game.choices[0])
        marks.keep(game.events, 1, places_now(state(game)))
    assert [marks.find(game.events, 1)[1] is not None for game in games] == [False, True, True]


def test_concealed_units_are_not_in_the_other_s_log() -> None:
    game = start("snow-on-the-rides")
    for _ in range(6):
        game.play(game.choices[0])
    g = state(game)
    assert any(flags & CONCEALED for flags in g.u_flags)
    assert len(lines(game, AXIS)) + len(lines(game, ALLIES)) == 6 and lines(game, SPECTATOR) == []


def test_nobody_defends_who_is_no_more() -> None:
    """What a Defence Roll triggers comes before its result, and may have taken the unit away."""
    game = start("first-patrol")
    g, lines_of = state(game), CommanderLines(game, AXIS, places_now(state(game)))
    gone = next(u for u in range(len(g.u_hex)) if g.u_hex[u] < 0)
    assert lines_of.say([tell.DEFENCE, -1, gone, 7, 15, 17]).key == "log-defence-gone"
    game = by_sergeants("first-patrol")
    g, lines_of = state(game), CommanderLines(game, AXIS, places_now(state(game)))
    there = next(u for u in range(len(g.u_hex)) if g.u_hex[u] >= 0)
    assert lines_of.say([tell.DEFENCE, -1, there, 7, 15, 17]).key == "log-defence"

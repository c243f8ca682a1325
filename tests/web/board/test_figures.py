"""Every figure on every counter can be read: measured in the browser, as one arrives and as one reads."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
import solo_games
from person import Json, Person
from playwright.sync_api import expect
from serving import Server

from conftest import NewPerson
from sandtable.commander.rules.state import State, units_of
from sandtable.games.combat_commander.files import SCENARIOS as COMBAT_COMMANDER
from sandtable.games.combat_commander.title import TITLE as COMBAT_COMMANDER_TITLE
from sandtable.games.great_war_commander.files import SCENARIOS as GREAT_WAR
from sandtable.games.great_war_commander.title import TITLE as GREAT_WAR_TITLE
from sandtable.kernel.game import Game, new_game
from sandtable.players.registry import new_player
from sandtable.players.seat import Seat

DESK = {"width": 1440, "height": 900}
LEAST = 11  # pixels of type
ME = 1
SOON = 260  # decisions
FOUGHT = ("snow-on-the-rides", "the-harvest-road")  # sergeants come to blows in these
SHOWN = {
    "combat-commander": ["snow-on-the-rides", "terraces-by-night"],
    "great-war-commander": ["the-harvest-road", "iron-in-the-mud"],
}
FAMILY = {
    "combat-commander": (COMBAT_COMMANDER_TITLE, COMBAT_COMMANDER),
    "great-war-commander": (GREAT_WAR_TITLE, GREAT_WAR),
}
# text that is drawn on a counter, a marker or a tag of the board, and smaller than that
SMALL = """
(least) => [...document.querySelectorAll('.pieces text')]
  .filter((text) => text.getClientRects().length > 0 && text.textContent.trim() !== '')
  .map((text) => ({
    px: parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a, text: text.textContent,
    of: text.closest('[data-thing]')?.dataset.thing ?? text.parentElement.getAttribute('class'),
  }))
  .filter(({ px }) => px < least)
"""
COUNT = "() => [...document.querySelectorAll('.pieces text')].filter((text) => text.getClientRects().length > 0).length"
UNSEEN = """
() => {
  const board = document.querySelector('[data-revision]').getBoundingClientRect();
  const isOut = (box) =>
    box.left < board.left || box.right > board.right || box.top < board.top || box.bottom > board.bottom;
  return [...document.querySelectorAll('path.hex')]
    .filter((hex) => isOut(hex.getBoundingClientRect())).map((hex) => hex.dataset.thing);
}
"""


def is_melee(game: Game) -> bool:
    g = game.state
    assert isinstance(g, State)
    ours, theirs = ({g.u_hex[u] for u in units_of(g, side) if g.u_hex[u] >= 0} for side in range(2))
    return bool(ours & theirs)


def records(title: str, names: list[str]) -> Iterator[Json]:
    """Of these scenarios the first own Turn, and once a decision during a Melee."""
    kind, scenarios = FAMILY[title]
    for name in names:
        game = new_game(kind, scenarios.load(name), "figures", {"windows": True})
        if play_on(game, is_turn, title):
            yield game.record()
        if name in FOUGHT and play_on(game, is_melee, title):
            yield game.record()


def is_turn(game: Game) -> bool:
    return game.decision is not None and game.decision.prompt == "turn"


def play_on(game: Game, wanted: Callable[[Game], bool], title: str) -> bool:
    """Sergeants on both sides, up to a wanted decision of mine, if it comes soon."""
    while not game.over and len(game.decisions) < SOON:
        decision = game.decision
        assert decision is not None
        if decision.seat == ME and len(decision.choices) > 1 and wanted(game):
            return True
        player = new_player("sergeant", f"{game.seed} {len(game.decisions)}", title=title)
        game.play(player.choose(Seat(game, decision.seat)))
    return False


def too_small(me: Person) -> list[Json]:
    expect(me.page.locator(".pieces text").first).to_be_attached()
    assert me.page.evaluate(COUNT) > 0
    small: list[Json] = me.page.evaluate(SMALL, LEAST)
    return small


@pytest.mark.parametrize("title", FAMILY)
def test_every_figure_of_a_commander_game_can_be_read(title: str, person: NewPerson, server: Server) -> None:
    """Where it comes to blows, and where tanks and night are; the deeper test has all the others."""
    me = person(viewport=DESK)
    melees = 0
    for record in records(title, SHOWN[title]):
        melees += can_be_read(me, server, record)
    assert melees > 0, "no Melee was seen"


@pytest.mark.deep
@pytest.mark.parametrize("title", FAMILY)
def test_every_figure_of_all_other_scenarios_can_be_read(title: str, person: NewPerson, server: Server) -> None:
    me = person(viewport=DESK)
    others = [name for name in FAMILY[title][1].names() if name not in SHOWN[title]]
    for record in records(title, others):
        can_be_read(me, server, record)


def can_be_read(me: Person, server: Server, record: Json) -> int:
    """Every figure of it; how many Melees are seen."""
    me.enter(me.open_file(server.sealed(record, me=ME)))
    me.asked()
    assert too_small(me) == [], record["scenario"]
    return me.page.locator(".swords").count()


@pytest.mark.parametrize("scenario", ["first-patrol", pytest.param("hold-the-crossroads", marks=pytest.mark.deep)])
def test_every_figure_of_combat_can_be_read_from_afar_and_from_near(scenario: str, person: NewPerson) -> None:
    """From afar a counter bears one figure and large signs; nearer, by one click, all it has to say."""
    me = person(viewport=DESK)
    me.enter(me.open_file(solo_games.game_at(scenario, "web", solo_games.asks("who-acts", 2)).record()))
    me.asked()
    assert me.page.evaluate(UNSEEN) == []
    assert too_small(me) == []
    me.button("Nearer, to read everything").click()
    expect(me.button("Whole board")).to_be_visible()
    expect(me.page.locator(".pieces .small-print .name").first).to_be_visible()
    assert too_small(me) == []
    me.button("Whole board").click()
    expect(me.button("Nearer, to read everything")).to_be_visible()

"""What the table promises, it keeps in every game: briefing, set-up, director, log, people, and its weight."""

from __future__ import annotations

import gzip
import json
import re

from collections.abc import Callable
from pathlib import Path
from typing import Final

import barbarossa_games
import games
import pytest
import solo_games
import war_games
from barbarossa_plans import Planner
from measures import played, sit
from pairs import start_dialog, under_way
from person import Json, Person
from playwright.sync_api import Response, expect
from serving import Server
from watching import at_pace, moving, shown, watch

from conftest import NewPerson

TITLES: Final = ["combat-commander", "great-war-commander", "combat", "barbarossa"]
# what one Commander game does the other does by the same code; what is its own is tried in test_great_war_*.py
SISTER: Final = pytest.param("great-war-commander", marks=pytest.mark.deep)
KINDS: Final = ["combat-commander", SISTER, "combat", "barbarossa"]
YOUNGER: Final = [SISTER, "combat", "barbarossa"]
PAIRED: Final = [SISTER, "barbarossa"]  # Combat! is played alone
NAMES: Final = {
    "combat-commander": "Combat Commander",
    "great-war-commander": "Great War Commander",
    "combat": "Combat! Volume 1",
    "barbarossa": "World War II: Barbarossa 1941",
}
SCENARIOS: Final = {
    "combat-commander": "First Patrol",
    "great-war-commander": "The Harvest Road",
    "combat": "First Patrol",
    "barbarossa": "Two Bridges",
}
WINS: Final = {"combat": "What counts"}  # where nobody is beaten, points are
TABLE_KB: Final = 300  # of what a browser loads, packed
KEEP_MARKS: Final = """
const later = window.setTimeout;
window.setTimeout = (does, wait, ...words) => (wait === 5000 ? 0 : later(does, wait, ...words));
"""


def to_set_up(title: str) -> Json:
    records: dict[str, Callable[[], Json]] = {
        "combat-commander": lambda: games.start().record(),
        "great-war-commander": lambda: war_games.before_set_up("the-harvest-road"),
        "combat": lambda: solo_games.start().record(),
        "barbarossa": lambda: barbarossa_games.before_set_up("two-bridges"),
    }
    return records[title]()


def sit_to_set_up(me: Person, server: Server, title: str) -> Json:
    """As whoever sets up first."""
    record = to_set_up(title)
    me.enter(me.open_file(record if title == "combat" else server.sealed(record, me=0)))
    state: Json = me.asked()
    me.page.locator(".roster").wait_for()
    return state


# --- the first ten minutes ---


@pytest.mark.parametrize("title", KINDS)
def test_what_is_placed_can_be_taken_up_again(title: str, me: Person, server: Server) -> None:
    state = sit_to_set_up(me, server, title)
    me.page.locator("path.hex[data-lit]").first.wait_for(state="attached")
    hex = str(me.page.locator("path.hex[data-lit]").first.get_attribute("data-thing"))
    me.click(hex)
    up = me.page.locator(".roster").get_by_role("button", name=re.compile("^Take up"))
    expect(up).to_have_count(1)
    up.click()
    expect(up).to_have_count(0)
    me.button(re.compile("Set up for me")).click()
    expect(me.button(re.compile("^.?Done"))).to_be_visible()
    assert me.revision == state["revision"], "nothing has been played"


# --- the director ---


def let_happen(me: Person, title: str, state: Json) -> None:
    """Something that is answered by the other side, or by the enemy's cards."""
    if title == "barbarossa":
        planner = Planner(me)
        planner.settled()
        planner.commit()
        me.asked(state["revision"])  # the turn is over, and the next one is planned
    elif title == "combat":
        me.page.locator('[data-group="x:all"]').click()
        me.page.locator('[data-order="x:order-hide"]').click()
        me.page.locator('[data-go="order"]').click()
        me.page.locator('[data-standing="skip"]').click()
        me.asked(state["revision"])  # all that is passed over has been answered: nothing more comes while he looks
    else:
        for words in ("pass", "done"):
            choice = next(one for one in state["question"]["choices"] if one["text"] == words)
            state = me.take(choice)


def before_it_happens(title: str) -> Json:
    return (
        solo_games.record_at("first-patrol", "web", solo_games.asks("orders", 3))
        if title == "combat"
        else played(title)
    )


def left(me: Person) -> int:
    return int(me.page.locator(".controls .left").inner_text())


@pytest.mark.parametrize("title", KINDS)
def test_what_happens_is_shown_at_the_reader_s_pace(title: str, person: NewPerson, server: Server) -> None:
    """Step by step, back and skipped; with little motion nothing moves by itself and the camera stays."""
    me = person(pace="step")
    let_happen(me, title, sit(me, server, before_it_happens(title)))
    beat, camera = me.page.locator(".staging[data-beat]"), camera_of(me)
    expect(beat).to_have_count(1)
    before = left(me)
    me.page.locator("body").press(" ")
    expect(me.page.locator(".controls .left")).not_to_have_text(str(before))
    assert moving(me) == []
    me.button("Back one step").click()
    expect(me.page.locator(".controls .left")).to_have_text(str(before))
    me.button("To the end").click()
    expect(beat).to_have_count(0)
    assert camera_of(me) == camera
    at_pace(me, "slow")
    watch(me)
    play_again(me)
    expect(beat).to_have_count(1)
    me.page.locator("body").press(" ")  # all that is left
    expect(beat).to_have_count(0)
    assert len(shown(me)) <= before, "not one after the other"


def play_again(me: Person) -> None:
    me.button("Since your last decision").click()
    recap = me.page.get_by_role("region", name="Since your last decision")
    expect(recap.get_by_role("listitem").first).to_be_visible()
    recap.get_by_role("button", name="Play again").click()


def camera_of(me: Person) -> str | None:
    return me.page.locator(".board .stage").get_attribute("style")


# --- briefing, log, and people ---


@pytest.mark.parametrize("title", KINDS)
def test_briefing_log_and_list_of_games(title: str, me: Person, server: Server) -> None:
    sit(me, server, played(title))
    room = me.room
    the_briefing_lies_behind_the_title(me, title)
    the_whole_log_is_searched(me)
    my_games_name_game_and_turn_and_are_tidied(me, title, room)


def the_briefing_lies_behind_the_title(me: Person, title: str) -> None:
    me.page.locator("header button.title").click()
    card = me.page.get_by_role("dialog", name=re.compile("Briefing"))
    for part in ("Situation", WINS.get(title, "How to win")):
        expect(card.get_by_role("heading", name=part)).to_be_visible()
    assert not re.search(r"\b(brief|ask|log|why|effect|moment)-[a-z]", card.inner_text()), "a key without words"
    me.page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def the_whole_log_is_searched(me: Person) -> None:
    log = me.page.get_by_role("log")
    line = log.get_by_role("listitem").last
    me.page.keyboard.press("/")
    field = me.page.get_by_label("Search the log")
    expect(field).to_be_focused()
    word = max(re.findall(r"[A-Za-z]{4,}", line.inner_text()), key=len)
    me.page.keyboard.type(word)
    expect(log.get_by_role("listitem").filter(has_text=re.compile(word, re.I)).first).to_be_visible()
    expect(log.get_by_role("listitem").filter(has_not_text=re.compile(word, re.I))).to_have_count(0)
    field.fill("no such thing")
    expect(log).to_contain_text("Nothing of that kind has happened.")


def my_games_name_game_and_turn_and_are_tidied(me: Person, title: str, room: str) -> None:
    me.go("/")
    row = me.page.get_by_role("region", name="My games").locator("li", has=me.page.locator(f'a[href="/room/{room}"]'))
    expect(row).to_contain_text(NAMES[title])
    expect(row).to_contain_text(re.compile(r"turn \d"))
    me.button(re.compile("^Delete"), row).click()
    me.button("Delete", me.page.get_by_role("dialog")).click()
    expect(row).to_have_count(0)


def invited(host: Person, guest: Person, title: str) -> None:
    """Two people at a game of that title."""
    dialog = start_dialog(host, re.escape(NAMES[title]), SCENARIOS[title])
    dialog.get_by_role("radio", name=re.compile("A friend")).check()
    host.button("Start", dialog).click()
    host.button("Invite a player").click()
    link = host.page.get_by_role("dialog").locator("input[readonly]").first.input_value()
    host.page.keyboard.press("Escape")
    guest.page.goto(link)
    guest.page.get_by_label("Your name").fill("Ana")
    guest.button("Sit down").click()
    guest.page.locator("[data-revision]").wait_for()


def middle(one: Person, hex: str) -> tuple[float, float]:
    spot = one.find(f"h:{hex}")
    return spot["x"], spot["y"]


@pytest.mark.parametrize("title", PAIRED)
def test_a_ring_an_arrow_and_a_line_of_sight_for_the_others(title: str, person: NewPerson) -> None:
    host, guest = person(), person()
    for one in (host, guest):
        one.context.add_init_script(KEEP_MARKS)
    invited(host, guest, title)
    under_way(host)
    guest.page.keyboard.down("Alt")
    guest.page.mouse.click(*middle(guest, "E5"))
    guest.page.keyboard.up("Alt")
    expect(host.page.locator('[data-mark="E5"]')).to_be_visible()
    host.button(re.compile("^Show the others")).click()
    host.page.mouse.move(*middle(host, "E5"))
    host.page.mouse.down()
    host.page.mouse.move(*middle(host, "G6"))
    host.page.mouse.up()
    expect(guest.page.locator('[data-mark="E5>G6"]')).to_be_visible()
    host.button("Lines of sight").click()
    host.page.mouse.click(*middle(host, "E5"))
    host.page.mouse.move(*middle(host, "G6"))
    host.page.keyboard.press("p")
    expect(guest.page.locator("g.sight .line")).to_be_attached()


@pytest.mark.parametrize("title", PAIRED)
def test_both_sides_can_be_played_at_an_open_table(title: str, me: Person) -> None:
    dialog = start_dialog(me, re.escape(NAMES[title]), SCENARIOS[title])
    dialog.get_by_role("radio", name=re.compile("one screen")).check()
    dialog.get_by_role("checkbox", name="Open table").check()
    me.button("Start", dialog).click()
    seats = set()
    state = me.asked()
    for _ in range(2):
        seats.add(state["eyes"])
        me.button(re.compile("Set up for me")).click()
        me.button(re.compile("^.?Done")).click()
        state = me.asked(state["revision"])
        expect(me.page.locator(".curtain")).to_have_count(0)
    assert seats == {0, 1}


@pytest.mark.parametrize("title", YOUNGER)
def test_a_game_of_one_s_own_goes_on_elsewhere(
    title: str, elsewhere: Server, person: NewPerson, server: Server, tmp_path: Path
) -> None:
    me = person()
    state = sit(me, server, played(title))
    me.button("Menu").click()
    me.button(re.compile("Take it along to another server|Save")).first.click()
    with me.page.expect_download() as told:
        me.page.get_by_role("link", name="Save as a file").click()
    file = tmp_path / "along.json"
    told.value.save_as(file)
    there = person(elsewhere)
    there.enter(there.open_file(json.loads(file.read_text())))
    again = there.asked()
    assert (again["revision"], again["eyes"], again["question"]) == (
        state["revision"],
        state["eyes"],
        state["question"],
    )


# --- what it costs ---


@pytest.mark.parametrize("title", TITLES)
def test_a_table_is_light(title: str, person: NewPerson, server: Server) -> None:
    """All that really comes when somebody sits down to a game in Bulgarian, packed as it may travel at best."""
    me = person(locale="bg-BG")
    me.go("/about")
    room = me.open_file(played(title) if title == "combat" else server.sealed(played(title)))
    fresh = person(locale="bg-BG", storage_state=me.context.storage_state())
    came: list[Response] = []
    fresh.page.on("response", lambda response: came.append(response) if "/assets/" in response.url else None)
    fresh.enter(room)
    fresh.asked()
    fresh.page.wait_for_load_state("networkidle")
    sizes = {
        one.url: packed(one.url, one.body()) for one in came if "-en-" not in one.url
    }  # English follows, for want of words
    assert sum(sizes.values()) <= TABLE_KB * 1000, sorted(sizes.items(), key=lambda one: -one[1])[:8]


def packed(url: str, body: bytes) -> int:
    return len(body) if url.endswith(".woff2") else len(gzip.compress(body, 9))

"""Combat! Volume 1 at the table: one person and an Enemy that runs itself, by the same board, prompt, log and menus."""

from __future__ import annotations

import re
from collections.abc import Callable

from axe import serious_in_both
from coached import offered, read
from games import choices_of, onwards
from person import Json, Person
from playwright.sync_api import expect
from reading import CYRILLIC, raw_keys, text_of
from solo_games import asks, may_fire, record_at

from conftest import PHONE, NewPerson
from sandtable.kernel.game import Game

VILLAGE = "hold-the-crossroads"
ONCE = "Nothing more this turn:"
KINDS = {"play-card", "orders", "who-acts", "must-move"}  # that come in every first turn
LAST_IMPULSE = 4
QUIET = ["hide", "sneak", "reload"]  # orders that ask for little


def sit_down(me: Person, wanted: Callable[[Game], bool], scenario: str = VILLAGE) -> Json:
    """A game that has come this far; whoever opens such a file plays it."""
    me.enter(me.open_file(record_at(scenario, "web", wanted)))
    return me.asked()


def man_of(state: Json, thing: str) -> Json:
    found: Json = next(man for man in state["view"]["men"] if f"u:{man['id']}" == thing)
    return found


# --- from the lobby through two turns ---


def test_from_the_lobby_into_the_first_turn_choice_by_choice(me: Person) -> None:
    """Until every kind of question has come that every turn asks; test_combat_clicks.py plays whole turns."""
    me.go("/")
    me.button(re.compile("^Combat! Volume 1")).click()
    expect(me.page.get_by_role("article")).to_have_count(8)
    expect(me.button("Random scenario")).to_have_count(0)
    me.button("Play First Patrol").click()
    dialog = me.page.get_by_role("dialog")
    expect(dialog).to_contain_text("3 × Able, 3 × Baker, 6 × Charlie")
    expect(dialog.get_by_role("radio")).to_have_count(0)  # nobody to play against
    me.button("Start", dialog).click()
    state = me.asked()
    assert state["question"]["key"] == "set-up" and state["eyes"] == 0
    kinds = set()
    state = me.set_up(state)
    while not kinds >= KINDS:
        assert state["view"]["turn"] == 1, kinds
        kinds.add(state["question"]["key"])
        state = me.take(next_step(state))
    expect(me.page.get_by_role("log")).to_contain_text("Turn 1")
    expect(me.panel("Tracks").get_by_role("heading", name="Turn 1 of")).to_be_visible()


def next_step(state: Json) -> Json:
    """Able moves under Evade and the others keep quiet; else the offered way on."""
    choices = choices_of(state["question"])
    orders = [choice for choice in choices if choice["verb"] == "order"]
    if not orders:
        return onwards(state["question"])
    man = orders[0]["things"][0]
    wanted = ["evade", *QUIET] if man_of(state, man)["team"] == "able" else QUIET
    own = [choice for choice in orders if choice["things"][0] == man]
    return next((choice for name in wanted for choice in own if choice["text"].endswith(name)), own[0])


# --- what is seen ---


def test_what_is_seen_of_men_and_enemies(me: Person) -> None:
    state = sit_down(me, may_fire())
    whom_the_question_is_about_is_marked_and_in_sight(me, state)
    who_cannot_be_chosen_tells_why(me, state)
    a_counter_tells_name_order_and_state_and_an_unknown_only_that_it_is_there(me, state)
    the_tracks_show_who_acts_and_the_enemy_s_card_row_by_row(me, state)


def whom_the_question_is_about_is_marked_and_in_sight(me: Person, state: Json) -> None:
    actor = state["question"]["actor"]
    counter = me.page.locator(f'.pieces [data-thing="{actor}"]')
    expect(counter.locator(".glow.picked")).to_have_count(1)
    assert me.is_in_view(actor)
    expect(me.page.locator(".inspector h2")).to_contain_text(man_of(state, actor)["title"].split()[-1])


def a_counter_tells_name_order_and_state_and_an_unknown_only_that_it_is_there(me: Person, state: Json) -> None:
    known = man_of(state, state["question"]["actor"])
    counter = me.page.locator(f'.pieces [data-thing="u:{known["id"]}"]')
    expect(counter).to_contain_text(known["title"].split()[-1])
    expect(counter).to_contain_text(known["order"].replace("-", " ").title())
    unknown = [man for man in state["view"]["men"] if not man["known"] and man["hex"]]
    assert unknown
    for man in unknown:
        assert "weapons" not in man and "name" not in man
        expect(me.page.locator(f'.pieces [data-thing="u:{man["id"]}"]')).to_contain_text("?")
    me.page.get_by_role("tab", name="List").click()
    row = me.page.locator(f'[data-row="u:{unknown[0]["id"]}"]')
    expect(row).to_contain_text("Unknown")


def the_tracks_show_who_acts_and_the_enemy_s_card_row_by_row(me: Person, state: Json) -> None:
    tracks = me.panel("Tracks")
    acting = tracks.locator(".initiative li.acting")
    expect(acting).to_have_count(1)
    expect(acting).to_contain_text(state["view"]["acting"].title())
    expect(tracks.locator(".impulses [aria-current]")).to_have_text(str(state["view"]["impulse"]))
    card = next(card for card in state["view"]["display"] if card)
    me.button(card, tracks).click()
    rows = tracks.get_by_role("table").get_by_role("rowheader")
    expect(rows).to_have_text(["Aggressive", "Bold", "Normal", "Cautious", "Shaken", "Rout", "Berserk"])


def test_nothing_speaks_of_another_player(me: Person) -> None:
    sit_down(me, may_fire())
    expect(me.page.get_by_role("tab", name="List")).to_be_visible()
    expect(me.page.get_by_role("tab", name="Chat")).to_have_count(0)  # nobody else may come in
    said: dict[str, str] = {}
    for name in ("Reactions", "Take back", "Give up", "Help"):
        me.button("Menu").click()
        me.button(name, me.page.get_by_role("dialog")).click()
        dialog = me.page.get_by_role("dialog", name=name)
        said[name] = dialog.inner_text()
        me.button("Close", dialog).click()
        expect(dialog).to_have_count(0)
    assert "Passed for you when your hand offers nothing." in said["Reactions"]
    for name, text in said.items():
        assert not re.search(r"other side|opponent|other player|both", text, re.IGNORECASE), name


# --- guidance ---


def test_odds_are_told_before_the_shot_and_it_is_fired_by_one_click(me: Person) -> None:
    state = sit_down(me, may_fire())
    first = me.page.locator(".odds article").first
    expect(first.locator(".chances li").first).to_contain_text(re.compile(r"\d+%"))
    needed = int(re.sub(r"[^\d−-]", "", first.locator(".strength").inner_text()).replace("−", "-"))
    terms = first.locator("ul").first.locator("li > b").all_inner_texts()
    assert terms and sum(int(term.replace("−", "-")) for term in terms) == needed
    shot = next(choice for choice in choices_of(state["question"]) if choice["verb"] == "fire")
    lines = me.page.get_by_role("log").locator('[data-key="fired"]')
    before = lines.count()
    me.take(shot)
    expect(lines).to_have_count(before + 1)


def test_pointing_tells_how_numbers_come_about(me: Person) -> None:
    state = sit_down(me, asks("must-move"), "first-patrol")
    actor = man_of(state, state["question"]["actor"])
    me.point(f"u:{actor['id']}")
    inspector = me.page.locator(".inspector")
    expect(inspector.get_by_text("Troop Quality")).to_be_visible()


def who_cannot_be_chosen_tells_why(me: Person, state: Json) -> None:
    actor = man_of(state, state["question"]["actor"])
    lit = {thing for choice in choices_of(state["question"]) for thing in choice["things"]}
    other = next(
        man for man in state["view"]["men"] if man["side"] == "friendly" and man["hex"] and man["hex"] != actor["hex"]
    )
    assert f"u:{other['id']}" not in lit
    me.point(f"u:{other['id']}")
    tip = me.page.locator(".tip.no")
    expect(tip).to_be_visible()
    expect(tip.locator("small").first).to_have_text(re.compile(r"^\d+"))


def lines_of_sight(me: Person, state: Json) -> None:
    man = next(man for man in state["view"]["men"] if man["side"] == "friendly" and man["hex"])
    me.button("Lines of sight").click()
    me.click(f"h:{man['hex']}")
    unseen = me.page.locator("path.unseen")
    expect(unseen).to_have_count(1)
    me.point("h:17.10")
    expect(me.page.locator(".tip")).to_contain_text(re.compile(rf"{man['hex']} (sees|does not see) 17\.10"))
    me.page.keyboard.press("Escape")
    expect(unseen).to_have_count(0)


def test_the_log_gives_the_enemy_s_reasons_and_its_rules_open(me: Person) -> None:
    sit_down(me, may_fire(2))
    log = me.page.get_by_role("log")
    card = log.locator('[data-key="enemy-card"]').last
    expect(card).to_contain_text(re.compile(r"draws E\d+ and reads its line .*\(.+\)"))
    me.button(re.compile(r"\d"), card).last.click()
    expect(me.page.locator("[popover]").filter(has_text="9.1").first).to_be_visible()


def test_lines_of_sight_and_the_menu_of_a_man_that_escape_leaves(me: Person) -> None:
    state = sit_down(me, asks("orders"))
    lines_of_sight(me, state)
    order = next(choice for choice in choices_of(state["question"]) if choice["verb"] == "order")
    me.click(order["things"][0])
    menu = me.page.get_by_role("menu")
    name = man_of(state, order["things"][0])["title"].split()[-1]
    expect(menu.get_by_text(name)).to_have_count(1)  # once, not with every Order
    expect(menu.get_by_role("menuitem", name=re.compile("Aimed Fire")).locator("svg")).to_have_count(1)
    menu.get_by_role("menuitem", name=re.compile("Sneak")).hover()
    expect(me.page.locator(".inspector h2")).to_have_text("Sneak")  # what an Order does is told before it is given
    me.page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    after = me.take(order)
    assert man_of(after, order["things"][0])["order"] == order["things"][1].removeprefix("x:order-").rpartition("-")[0]
    me.page.keyboard.press("Escape")
    me.at(state["revision"])


# --- a question that comes often ---


def late_look(game: Game) -> bool:
    """In the last Impulse of a turn."""
    return asks("spot-or-duck", 2)(game) and game.view(0)["impulse"] == LAST_IMPULSE


def test_done_said_once_is_answered_until_the_turn_ends(me: Person) -> None:
    state = sit_down(me, late_look)
    turn, done = state["view"]["turn"], next(one for one in choices_of(state["question"]) if one["verb"] == "done")
    me.button("for anybody", me.page.get_by_role("group", name=ONCE)).click()
    state = me.asked(state["revision"])
    while state["view"]["turn"] == turn:
        assert state["question"]["key"] != "spot-or-duck"
        state = me.take(onwards(state["question"]))
    assert me.chosen().count(done["code"]) > 1, "the table has asked, and the page answered"
    while state["question"]["key"] != "spot-or-duck":
        state = me.take(onwards(state["question"]))
    expect(me.page.get_by_role("group", name=ONCE)).to_be_visible()


def test_what_was_said_once_for_a_man_can_be_taken_back(me: Person) -> None:
    state = sit_down(me, asks("spot-or-duck", 2))
    once = me.page.get_by_role("group", name=ONCE)
    me.button("for him", once).click()
    after = me.asked(state["revision"])
    assert after["undo"]
    again = me.button("Ask again: look, Duck Back")
    expect(again).to_be_visible()
    me.page.keyboard.press("Escape")
    me.at(state["revision"])
    expect(once).to_be_visible()  # and not answered at once again
    expect(again).to_have_count(0)
    me.button("for him", once).click()
    me.asked(state["revision"])
    again.click()
    expect(again).to_have_count(0)


# --- words, access, phone, afterwards ---


def test_the_whole_table_changes_its_language(me: Person) -> None:
    sit_down(me, may_fire())
    me.page.locator(".odds article").first.wait_for()
    assert not raw_keys(text_of(me)) and not CYRILLIC.search(me.page.get_by_role("log").inner_text())
    me.button("Български").click()
    expect(me.page.locator("html")).to_have_attribute("lang", "bg")
    for part in (".prompt .line", ".odds", ".inspector", ".log"):
        expect(me.page.locator(part).first).to_contain_text(CYRILLIC)
    expect(me.panel("Скали")).to_contain_text(CYRILLIC)
    assert not raw_keys(text_of(me))


def test_axe_finds_nothing_serious(person: NewPerson) -> None:
    me = person(bypass_csp=True)
    sit_down(me, may_fire())
    me.page.locator(".odds article").first.wait_for()
    me.panel("Tracks").locator(".initiative .button").first.click()
    found = [f"room, {one}" for one in serious_in_both(me)]
    me.page.get_by_role("tab", name="List").click()
    me.page.get_by_role("heading", name="Can be chosen now").wait_for()
    found += [f"list, {one}" for one in serious_in_both(me)]
    me.raise_hand()
    me.button(re.compile("Look at the discard pile")).click()
    me.page.get_by_role("dialog").wait_for()
    found += [f"discards, {one}" for one in serious_in_both(me)]
    me.go("/").button(re.compile("^Combat! Volume 1")).click()
    me.button("Play Night Raid").click()
    me.page.get_by_role("dialog").wait_for()
    found += [f"lobby, {one}" for one in serious_in_both(me)]
    assert not found, "\n".join(found)


def test_on_a_phone(person: NewPerson) -> None:
    me = person(viewport=PHONE, has_touch=True, is_mobile=True)
    state = sit_down(me, asks("play-card", 2))
    expect(me.page.locator(".drawer")).to_be_visible()  # the hand comes by itself
    state = me.take(choices_of(state["question"])[0])
    while state["question"]["key"] != "orders":
        state = me.take(onwards(state["question"]))
    order = next(choice for choice in choices_of(state["question"]) if choice["text"].endswith("hide"))
    after = me.take(order)
    assert man_of(after, order["things"][0])["order"] == "hide"
    assert me.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), "nothing hangs over the edge"
    me.button("Tracks").tap()
    expect(me.page.get_by_role("region", name="Tracks", exact=True)).to_contain_text("Turn 2 of")


def test_a_game_that_is_over_can_be_gone_through_again_and_reported(me: Person) -> None:
    state = sit_down(me, may_fire())
    me.button("Menu").click()
    me.button("Give up").click()
    me.button("Give up", me.page.get_by_role("dialog")).click()
    expect(me.page.get_by_text("No victory. The game was given up.")).to_be_visible()
    expect(me.button("Play again")).to_be_visible()
    me.page.get_by_role("link", name="Replay").first.click()
    slider = me.page.get_by_role("slider", name="Decision")
    expect(slider).to_have_attribute("max", str(state["revision"]))
    me.page.keyboard.press("End")
    expect(me.page.get_by_role("log")).to_contain_text("Impulse")
    expect(me.page.locator(".pieces [data-thing]").first).to_be_attached()
    me.page.get_by_role("link", name="Report").click()
    expect(me.page.get_by_role("heading", level=1)).to_have_text("Hold the Crossroads")
    expect(me.page.get_by_role("row", name=re.compile("Attacks made"))).to_be_visible()
    expect(me.page.get_by_role("columnheader", name="the Enemy")).to_be_visible()


def test_its_lesson_by_clicks_on_what_is_lit(me: Person) -> None:
    me.go("/learn")
    me.button("Begin", me.page.locator(".lesson", has_text="Combat! Volume 1")).click()
    state = me.asked()
    steps = state["lesson"]["steps"]
    seen: set[int] = set()
    while state["lesson"]["step"] < steps:
        seen |= read(me, state)
        state = me.take(next(choice for choice in offered(state) if choice["code"] in state["lesson"]["expect"]))
    seen |= read(me, state)
    assert sorted(seen) == list(range(1, steps + 1)), "every step is shown"

"""What happens is shown one thing after the other, at the reader's pace, and never in his way."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from games import asks, finished, record_when
from person import Json, Person
from playwright.sync_api import Locator, expect
from serving import Server
from watching import at_pace, shown, watch

from sandtable.games.combat_commander.lessons import LESSONS
from sandtable.games.combat_commander.title import TITLE
from sandtable.kernel.game import Game, new_game

NewPerson = Callable[..., Person]
LESSON: Final = "first-steps"


def see_beats(person: Person, count: int) -> None:
    person.page.wait_for_function("(count) => window.__shown.length >= count", arg=count)


def see_beat(person: Person, kind: str) -> None:
    person.page.wait_for_function("(kind) => window.__shown.some((one) => one.beat.includes(kind))", arg=kind)


def playing(person: Person) -> None:
    expect(person.page.locator(".staging[data-beat]")).to_have_count(1)


def settled(person: Person) -> None:
    expect(person.page.locator(".staging[data-beat]")).to_have_count(0)


def in_order(wanted: list[str], found: list[str]) -> bool:
    rest = iter(found)
    return all(any(kind in one for one in rest) for kind in wanted)


def fourth_own_turn() -> Callable[[Game], bool]:
    """The enemy's turn that follows brings a Fire order."""
    count = 0

    def is_it(game: Game) -> bool:
        nonlocal count
        if asks(1, "turn")(game):
            count += 1
        return count == 4

    return is_it


@cache
def before_his_fire() -> Json:
    return record_when(fourth_own_turn(), seed="look")


def let_the_enemy_fire(person: Person, server: Server) -> Json:
    """Pass and discard nothing: the enemy has his turn, up to the next question; the state of that."""
    person.enter(person.open_file(server.sealed(before_his_fire())))
    state = person.asked()
    watch(person)
    discarding = person.take(named(state, "pass"))
    return person.take(named(discarding, "done"))


def named(state: Json, text: str) -> Json:
    choice: Json = next(choice for choice in state["question"]["choices"] if choice["text"] == text)
    return choice


def test_an_enemy_turn_is_shown_one_thing_after_another(person: NewPerson, server: Server) -> None:
    me = person(pace="fast")
    let_the_enemy_fire(me, server)
    see_beat(me, "roll")
    settled(me)
    beats = [one["beat"] for one in shown(me)]
    assert in_order(["banner", "banner", "card", "mark", "fire", "roll"], beats), beats
    assert "fire at G9" in next(one["words"] for one in shown(me) if one["beat"] == "fire")


@cache
def before_the_melee() -> Json:
    """The lesson, up to the advance that brings one about."""
    guide = LESSONS.script(LESSON)
    options: Json = {"windows": True}
    game = new_game(TITLE, guide.file.scenario, guide.file.seed, options)
    for entry in guide.line(options):
        if entry.clicked and game.notation(entry.code).startswith("advance a.sgt-buehler"):
            return game.record()
        game.play(entry.code, entry.seat)
    raise AssertionError("he does not advance")


def test_both_rolls_of_a_melee_are_seen(me: Person, server: Server) -> None:
    me.enter(me.open_file(server.sealed(before_the_melee(), me=LESSONS.script(LESSON).seat, lesson=LESSON)))
    at_pace(me, "fast")
    state = me.asked()
    watch(me)
    me.take(expected(state)[0])
    see_beat(me, "mark")
    settled(me)
    rolls = {one["words"] for one in shown(me) if one["beat"] == "roll"}
    assert {card for card in ("G-66", "A-8") if any(card in words for words in rolls)} == {"G-66", "A-8"}
    assert any("15 against 12" in one["words"] and "wins" in one["words"] for one in shown(me))


def expected(state: Json) -> list[Json]:
    offered = state["question"]["choices"] + state["question"]["extras"]
    return [choice for choice in offered if choice["code"] in state["lesson"]["expect"]]


def test_it_is_stepped_through_and_the_log_tells_no_more_than_has_been_shown(person: NewPerson, server: Server) -> None:
    me = person(pace="step")
    let_the_enemy_fire(me, server)
    playing(me)
    log = me.page.get_by_role("log")
    expect(log).to_contain_text("pass, nothing discarded")
    expect(log).not_to_contain_text("fire at G9")
    assert len(shown(me)) == 1, "nothing goes on by itself"
    first = shown(me)[0]["words"]
    me.page.locator("body").press(" ")
    see_beats(me, 2)
    me.button("Back one step").click()
    see_beats(me, 3)
    assert shown(me)[2]["words"] == first
    me.button("To the end").click()
    settled(me)
    assert len(shown(me)) == 3
    expect(log).to_contain_text("fire at G9")


def test_a_decision_can_be_made_while_something_is_shown(person: NewPerson, server: Server) -> None:
    me = person(pace="step")
    state = let_the_enemy_fire(me, server)
    playing(me)
    assert state["question"]["key"] == "next-defender"
    after = me.take(state["question"]["choices"][0])
    assert after["revision"] > state["revision"]


def test_a_piece_is_seen_to_go_its_way(person: NewPerson, server: Server) -> None:
    me = person(pace="step")
    me.enter(me.open_file(server.sealed(record_when(asks(1, "move-step")))))
    state = me.asked()
    watch(me)
    me.take(next(choice for choice in state["question"]["choices"] if choice["verb"] == "step"))
    see_beat(me, "move")
    expect(me.page.locator(".effects .way").first).to_be_attached()
    me.page.locator("body").press(" ")
    expect(me.page.locator(".effects .way")).to_have_count(0)


def test_with_little_motion_an_arrow_points_there_and_the_camera_stays(person: NewPerson, server: Server) -> None:
    me = person(pace="step", reduced_motion="reduce")
    let_the_enemy_fire(me, server)
    for _ in range(4):
        me.button("Nearer").click()
    camera = me.page.locator(".board .stage").get_attribute("style")
    while "fire" not in [one["beat"] for one in shown(me)]:
        count = len(shown(me))
        me.button("Go on Space").click()
        see_beats(me, count + 1)
    expect(me.page.locator(".staging .arrow")).to_have_count(1)
    assert me.page.locator(".board .stage").get_attribute("style") == camera


def test_at_once_nothing_is_played_but_can_be_seen_again(person: NewPerson, server: Server) -> None:
    me = person(pace="once")
    state = let_the_enemy_fire(me, server)
    assert shown(me) == []
    the_attack_stands_on_the_board(me, state)
    recap = recap_of(me)
    recap.get_by_role("button", name="Play again").click()
    see_beats(me, 2)
    me.page.locator("body").press(" ")
    settled(me)
    recap_of(me).get_by_role("button", name="fire at G9").click()
    see_beat(me, "fire")
    me.page.reload()  # who comes back is told what he missed
    me.asked()
    recap_of(me)


def recap_of(me: Person) -> Locator:
    me.button("Since your last decision").click()
    recap = me.page.get_by_role("region", name="Since your last decision")
    expect(recap.get_by_role("button", name="fire at G9")).to_be_visible()
    return recap


def the_attack_stands_on_the_board(me: Person, state: Json) -> None:
    """While the defence is asked for."""
    assert state["question"]["key"] == "next-defender"
    expect(me.page.locator(".effects .reticle")).to_have_count(1)
    expect(me.page.locator(".effects .total")).to_have_text("11")


def test_a_replay_is_played_the_same_way(person: NewPerson, server: Server) -> None:
    me = person(pace="normal")
    room = me.open_file(finished())
    me.go(f"/replay/{room}")
    me.page.get_by_role("slider", name="Decision").wait_for()
    watch(me)
    me.button("Play").click()
    see_beats(me, 3)
    me.button("Pause").click()


def test_sound_is_off_with_one_click_and_stays_off(person: NewPerson, server: Server) -> None:
    me = person()
    me.enter(me.open_file(server.sealed(record_when(asks(1, "turn")))))
    sound = me.button("Sound")
    expect(sound).to_have_attribute("aria-pressed", "true")
    sound.click()
    me.page.reload()
    expect(sound).to_have_attribute("aria-pressed", "false")

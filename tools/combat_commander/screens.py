"""What happens, what comes after, and the teacher, shown by Combat Commander (tools/pictures.py)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from games import asks, finished, play_on, record_of, start  # type: ignore[import-not-found]
from playwright.sync_api import expect

from staged import skip_all, step_to, watching

if TYPE_CHECKING:
    from pictures import Studio

ENEMY_FIRES: Final = ("look", 4)  # of this seed, the turn of the enemy that follows our fourth
RANDOM: Final = re.compile("Random scenario|Случаен сценарий")


def before_his_fire(studio: Studio) -> None:
    """Pass, discard nothing: what the enemy does is shown step by step."""
    seed, turns = ENEMY_FIRES
    game = start("first-patrol", seed)
    for n in range(turns):
        play_on(game, asks(1, "turn"))
        if n < turns - 1:
            play_on(game, lambda game: not asks(1, "turn")(game))
    studio.sit(record_of(game))
    watching(studio)
    for words in ("pass", "done"):
        state = studio.one.heard()
        choice = next(one for one in state["question"]["choices"] if one["text"] == words)
        state = studio.one.take(choice)


def watch_banner(studio: Studio) -> None:
    before_his_fire(studio)
    step_to(studio, "[data-beat~=banner]")


def watch_card(studio: Studio) -> None:
    before_his_fire(studio)
    step_to(studio, "[data-beat~=card]")


def watch_fire(studio: Studio) -> None:
    before_his_fire(studio)
    step_to(studio, "[data-beat~=fire]")


def watch_roll(studio: Studio) -> None:
    before_his_fire(studio)
    step_to(studio, "[data-beat~=roll]")


def recap(studio: Studio) -> None:
    before_his_fire(studio)
    skip_all(studio)
    studio.page.locator(".controls .recap").click()


def sight(studio: Studio) -> None:
    state = studio.sit(record_of(play_on(start("first-patrol", "web"), asks(1, "turn"))))
    mine = next(unit for unit in state["view"]["units"] if unit["side"] == 1 and unit["hex"])
    foe = next(unit for unit in state["view"]["units"] if unit["side"] == 0 and unit["hex"])
    studio.page.locator("[data-revision]").focus()
    studio.page.keyboard.press("l")
    studio.one.click(f"h:{mine['hex']}")
    studio.one.point(f"h:{foe['hex']}")


def hint(studio: Studio) -> None:
    studio.sit(record_of(play_on(start("first-patrol", "web"), asks(1, "turn"))))
    studio.page.get_by_role("tab", name=re.compile("Hint|Съвет")).click()
    studio.page.locator("[role=tabpanel] button").first.click()
    studio.page.locator(".hint li").first.wait_for()


def analysis(studio: Studio) -> None:
    room = studio.one.open_file(finished("first-patrol", "web"))
    studio.one.go(f"/replay/{room}?analysis")
    studio.one.button(re.compile("Analyse this game|Разбор на тази игра")).click()
    studio.page.locator("li[data-point]").first.wait_for(timeout=300_000)


def puzzles(studio: Studio) -> None:
    studio.one.go("/puzzles").page.locator("[data-puzzle]").first.wait_for()


def puzzle(studio: Studio) -> None:
    puzzles(studio)
    studio.page.locator("[data-puzzle]").first.click()
    studio.one.asked()


def puzzle_answered(studio: Studio) -> None:
    puzzle(studio)
    studio.one.take(studio.one.heard()["question"]["choices"][-1], wait=False)
    studio.page.locator(".hint li").first.wait_for()


def random_scene(studio: Studio) -> None:
    studio.one.go("/").page.locator("main button", has_text=RANDOM).first.click()
    studio.page.locator("section.made[aria-busy=false]").wait_for()


def over(studio: Studio) -> None:
    """The last state of a finished game, at the table."""
    studio.one.enter(studio.one.open_file(finished("first-patrol", "web")))


def no_such_page(studio: Studio) -> None:
    studio.one.go("/nowhere").page.get_by_role("heading", level=1).wait_for()


def no_such_game(studio: Studio) -> None:
    studio.one.go("/room/NOWHERE")
    expect(studio.page.locator("main")).to_contain_text(re.compile(r"\w"))
    studio.page.wait_for_load_state("networkidle")


def about(studio: Studio) -> None:
    studio.one.go("/about").page.get_by_role("heading", level=1).wait_for()


SCREENS: Final = [
    watch_banner, watch_card, watch_fire, watch_roll, recap, sight, hint, analysis, puzzles, puzzle, puzzle_answered,
    random_scene, over, no_such_page, no_such_game, about,
]  # fmt: skip

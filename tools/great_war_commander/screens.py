"""Screens of Great War Commander alone (tools/pictures.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from war_games import (  # type: ignore[import-not-found]
    FRENCH,
    before_set_up,
    both_hold_cards,
    record_of,
    record_when,
)

from staged import step_to, watching

if TYPE_CHECKING:
    from pictures import Studio


def great_war_turn(studio: Studio) -> None:
    studio.sit(record_of("iron-in-the-mud", both_hold_cards))


def great_war_set_up(studio: Studio) -> None:
    studio.sit(before_set_up("the-harvest-road"), me=0)


def great_war_fire(studio: Studio) -> None:
    """Somebody moves in sight, and could be fired at."""
    studio.sit(record_when("the-harvest-road", "a", is_op_fire), me=0)


def is_op_fire(game: Any) -> bool:
    asked = game.decision
    return asked is not None and (asked.seat, asked.prompt) == (0, "op-fire") and len(asked.choices) > 1


def ordered(studio: Studio, decisions: int, card: str) -> None:
    """A game of fixed moves in which a card has just been played."""
    record = record_when("the-harvest-road", "web", lambda game: len(game.decisions) == decisions)
    state = studio.sit(record, me=FRENCH)
    studio.one.click(f"c:{card}")
    studio.one.asked(state["revision"])


def aim(studio: Studio, hex: str) -> None:
    studio.page.locator(f'[data-thing="h:{hex}"][data-planned]').wait_for(state="attached")
    studio.one.click(f"h:{hex}")
    studio.page.locator(".compose [data-go]").first.wait_for()


def great_war_group(studio: Studio) -> None:
    ordered(studio, 163, "F-8")
    aim(studio, "H6")


def great_war_advance(studio: Studio) -> None:
    ordered(studio, 20, "F-14")
    aim(studio, "D4")


def great_war_hand(studio: Studio) -> None:
    great_war_turn(studio)
    studio.page.keyboard.press("h")


def great_war_briefing(studio: Studio) -> None:
    great_war_turn(studio)
    studio.item(0)


def great_war_watch(studio: Studio) -> None:
    """Fire, and its roll."""
    studio.sit(record_when("the-harvest-road", "web", lambda game: len(game.decisions) == 163), me=FRENCH)
    watching(studio)
    revision = studio.one.heard()["revision"]
    studio.one.click("c:F-8")
    studio.one.asked(revision)
    aim(studio, "H6")
    studio.page.locator(".compose [data-go]").first.click()
    step_to(studio, "[data-beat~=roll]")


def great_war_report(studio: Studio) -> None:
    room = studio.one.open_file(record_when("the-harvest-road", "web", lambda game: game.over))
    studio.one.go(f"/report/{room}").page.get_by_role("heading", level=1).wait_for()


def great_war_replay(studio: Studio) -> None:
    room = studio.one.open_file(record_when("the-harvest-road", "web", lambda game: game.over))
    studio.one.go(f"/replay/{room}?r=163").page.get_by_role("slider").first.wait_for()


SCREENS: Final = [
    great_war_set_up, great_war_turn, great_war_fire, great_war_group, great_war_advance, great_war_hand,
    great_war_briefing, great_war_watch, great_war_report, great_war_replay,
]  # fmt: skip

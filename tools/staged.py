"""What happens at a table, watched step by step, for pictures of it (tools/pictures.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pictures import Studio

STEPS: Final = """() => localStorage.setItem('sandtable.settings',
    JSON.stringify({ ...JSON.parse(localStorage.getItem('sandtable.settings') ?? '{}'), pace: 'step' }))"""
MOST: Final = 80  # steps


def watching(studio: Studio) -> None:
    """From now on one thing after the other."""
    studio.page.evaluate(STEPS)
    studio.page.reload()
    studio.one.asked()


def step_to(studio: Studio, shown: str) -> None:
    """Go on until this is to be seen."""
    for _ in range(MOST):
        studio.page.locator("[data-beat]").wait_for()
        if studio.page.locator(shown).count():
            return
        studio.page.locator(".controls .go").click()
    raise AssertionError(f"{shown} is never shown")


def skip_all(studio: Studio) -> None:
    """All that is left at once."""
    studio.page.locator("[data-beat]").wait_for()
    studio.page.locator(".controls .go + .tool").click()
    studio.page.locator("[data-beat]").wait_for(state="detached")

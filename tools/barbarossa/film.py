"""The turn that was committed, watched step by step."""

from __future__ import annotations

from typing import Final

from barbarossa_plans import Planner  # type: ignore[import-not-found]

FIGHT: Final = "keep-their-heads-down"
SLOWLY: Final = """() => localStorage.setItem('sandtable.settings',
    JSON.stringify({ ...JSON.parse(localStorage.getItem('sandtable.settings') ?? '{}'), pace: 'step' }))"""


def watch_until(planner: Planner, shown: str) -> None:
    """Commit, and go on until this is to be seen."""
    planner.page.evaluate(SLOWLY)
    planner.page.reload()
    planner.settled()
    planner.commit()
    while not planner.page.locator(shown).count():
        planner.page.locator("[data-beat]").wait_for()
        planner.page.locator(".controls .go").click()

"""Watching what happens: what the stage shows, at which pace, and what moves meanwhile."""

from __future__ import annotations

from typing import Final

from person import Json, Person

# Writes down whatever the stage shows, one entry a beat.
WATCH: Final = """
() => {
  window.__shown = [];
  const look = () => {
    const stage = document.querySelector('.staging');
    const beat = stage?.dataset.beat;
    const words = stage?.textContent ?? '';
    const last = window.__shown.at(-1);
    if (beat && (last?.beat !== beat || last?.words !== words)) window.__shown.push({ beat, words });
  };
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(look).observe(document.body, all);
  look();
}
"""


def watch(person: Person) -> None:
    person.page.evaluate(WATCH)


def shown(person: Person) -> list[Json]:
    found: list[Json] = person.page.evaluate("() => window.__shown")
    return found


def at_pace(person: Person, pace: str) -> None:
    """Another pace, as chosen in the settings."""
    person.page.get_by_role("button", name="Settings").click()
    person.page.get_by_role("radio", name=pace.capitalize(), exact=True).check()
    person.button("Done").click()


def moving(person: Person) -> list[str]:
    """What is in motion on the page right now."""
    found: list[str] = person.page.evaluate(
        """() => document.getAnimations().filter((one) => one.playState === 'running')
            .map((one) => one.effect?.target?.outerHTML.slice(0, 120) ?? '')"""
    )
    return found

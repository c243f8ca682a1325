"""What axe-core finds wrong on a page."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from person import Person
from serving import ROOT

COLOURS = ["color-contrast", "link-in-text-block"]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


@cache
def axe_itself() -> str:
    return AXE.read_text()


def serious(me: Person, rules: Sequence[str] = ()) -> list[str]:
    """What is wrong by all rules of axe, or by some."""
    if not me.page.evaluate("() => 'axe' in window"):
        me.page.evaluate(axe_itself())
    wanted = {"resultTypes": ["violations"], **({"runOnly": {"type": "rule", "values": rules}} if rules else {})}
    result: dict[str, Any] = me.page.evaluate("(wanted) => axe.run(document, wanted)", wanted)
    assert len(result["passes"]) > (0 if rules else 5), "axe has looked at something"
    return [
        f"{one['id']} ({one['impact']}): {node['html'][:160]} {node['failureSummary'][:200]}"
        for one in result["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


def serious_in_both(me: Person) -> list[str]:
    """In light and in dark, where only the colours differ."""
    me.dress("light")
    found = [f"light: {one}" for one in serious(me)]
    me.dress("dark")
    return found + [f"dark: {one}" for one in serious(me, COLOURS)]

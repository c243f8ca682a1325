"""Counters and a histogram in the text format of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

BUCKETS: Final = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0]


class Histogram:
    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> list[str]:
        found: list[str] = []
        so_far = 0
        for limit, count in zip([*BUCKETS, "+Inf"], self.counts, strict=True):
            so_far += count
            found.append(f'{name}_bucket{{le="{limit}"}} {so_far}')
        return [*found, f"{name}_sum {self.total:.6f}", f"{name}_count {so_far}"]


class Metrics:
    def __init__(self) -> None:
        self.counters: dict[str, int] = {}
        self.latency = Histogram()  # from message to committed reply
        self.thinking = Histogram()  # of opponents

    def count(self, name: str, **labels: str) -> None:
        key = name + label_text(labels)
        self.counters[key] = self.counters.get(key, 0) + 1

    def text(self, gauges: dict[str, float]) -> str:
        """`gauges` by name, with labels already in it."""
        lines: list[str] = []
        for kind, values in (("counter", self.counters), ("gauge", gauges)):
            lines += series(kind, values)
        for name, histogram in (("decision_seconds", self.latency), ("thinking_seconds", self.thinking)):
            lines.append(f"# TYPE sandtable_{name} histogram")
            lines += histogram.lines(f"sandtable_{name}")
        return "\n".join(lines) + "\n"


def series(kind: str, values: dict[str, int] | dict[str, float]) -> list[str]:
    lines: list[str] = []
    last = ""
    for key in sorted(values):
        name = key.split("{")[0]
        if name != last:
            lines.append(f"# TYPE sandtable_{name} {kind}")
            last = name
        lines.append(f"sandtable_{key} {values[key]}")
    return lines


def label_text(labels: dict[str, str]) -> str:
    if not labels:
        return ""
    return "{" + ",".join(f'{name}="{value}"' for name, value in sorted(labels.items())) + "}"

"""The sounds of the table, listened to: each is rendered in a browser as it would be played, and measured.

For tests/web/board/test_sounds.py and tools/sounds.py.
"""

from __future__ import annotations

import math
import os
import shutil
import subprocess
import sys
from itertools import combinations
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser
from serving import ROOT

RECIPES: Final = ROOT / "web" / "src" / "director" / "recipes.ts"
STRIP: Final = """
const { stripTypeScriptTypes } = require('module');
process.stdout.write(stripTypeScriptTypes(require('fs').readFileSync(process.argv[1], 'utf8')));
"""
# Strokes are rises of the loudness to a third of the greatest after it has fallen to half of that; pitch is how often
# the part that is heard swings in a second.
RENDER: Final = """
async (name) => {
  const rate = 44100;
  const context = new OfflineAudioContext(1, rate * 1.5, rate);
  window.recipes.make(context, name);
  const samples = (await context.startRendering()).getChannelData(0);
  const at = (from, to) => samples.subarray(Math.round(from * rate), Math.round(to * rate));
  const peakOf = (part) => part.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const power = (part) => part.reduce((sum, value) => sum + value * value, 0) / part.length;
  const peak = peakOf(samples);
  let end = samples.length;
  while (end > 0 && Math.abs(samples[end - 1]) < 0.0005) end -= 1;
  let loudest = 0;
  for (let from = 0; from < end / rate; from += 0.01) loudest = Math.max(loudest, power(at(from, from + 0.05)));
  const parts = [];
  for (let from = 0; from < end / rate; from += 0.01) parts.push(Math.sqrt(power(at(from, from + 0.01))));
  const most = Math.max(...parts);
  let strokes = 0, low = true, swings = 0, heard = 0;
  parts.forEach((part, n) => {
    if (low && part > most / 3) { strokes += 1; low = false; }
    if (part < most / 6) low = true;
    if (part < most / 10) return;
    const inside = at(n * 0.01, (n + 1) * 0.01);
    heard += inside.length / rate;
    for (let k = 1; k < inside.length; k += 1) if (inside[k - 1] < 0 !== inside[k] < 0) swings += 0.5;
  });
  const rise = samples.findIndex((value) => Math.abs(value) >= 0.9 * peak) / rate;
  return {
    name, peak, lasts: end / rate, level: 10 * Math.log10(loudest), begins: peakOf(at(0, 0.0005)) / peak,
    ends: peakOf(samples.subarray(Math.max(0, end - 22), end)) / peak,
    offset: samples.reduce((sum, value) => sum + value, 0) / end,
    rise, strokes, pitch: swings / heard,
  };
}
"""


class Heard(NamedTuple):
    name: str
    peak: float  # of full scale
    lasts: float  # seconds
    level: float  # dB below full scale, over the loudest 50 ms
    begins: float  # how loud the first instant is, of the peak
    ends: float  # and the last one
    offset: float
    rise: float  # seconds until it is nearly as loud as it gets
    strokes: int
    pitch: float  # swings in a second

    @property
    def decibels(self) -> float:
        """The peak, below full scale."""
        return 20 * math.log10(self.peak)


def listen(browser: Browser) -> list[Heard]:
    """All of them."""
    context = browser.new_context()
    page = context.new_page()
    page.add_script_tag(type="module", content=f"{plain_script()}\nwindow.recipes = {{ make, RECIPES }};")
    page.wait_for_function("() => window.recipes")
    names = page.evaluate("() => Object.keys(window.recipes.RECIPES)")
    heard = [Heard(**page.evaluate(RENDER, name)) for name in names]
    context.close()
    return heard


def plain_script() -> str:
    path = os.pathsep.join([str(Path(sys.executable).parent), str(ROOT / ".venv" / "bin"), os.environ["PATH"]])
    node = shutil.which("node", path=path)
    assert node is not None
    return subprocess.run([node, "-e", STRIP, str(RECIPES)], check=True, capture_output=True, text=True).stdout


def difference(one: Heard, other: Heard) -> float:
    """In steps of a half: pitch and length by halves of their doubling, strokes each as much."""
    pitch, lasts = abs(math.log2(one.pitch / other.pitch)), abs(math.log2(one.lasts / other.lasts))
    return 2 * (pitch + lasts) + abs(one.strokes - other.strokes)


def nearest(heard: list[Heard]) -> dict[str, tuple[float, str]]:
    """Of each the one that is most like it, and how much it differs."""
    found: dict[str, tuple[float, str]] = {}
    for one, other in combinations(heard, 2):
        apart = difference(one, other)
        for a, b in ((one, other), (other, one)):
            found[a.name] = min(found.get(a.name, (math.inf, "")), (apart, b.name))
    return found

"""The sounds, listened to: each is rendered in the browser as it would be played, and measured."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from serving import ROOT

RECIPES = ROOT / "web" / "src" / "director" / "recipes.ts"
STRIP = """
const { stripTypeScriptTypes } = require('module');
process.stdout.write(stripTypeScriptTypes(require('fs').readFileSync(process.argv[1], 'utf8')));
"""
LEVELS = (-34, -18)  # dB below full scale, over the loudest 50 ms: as loud as each other, and never loud
MOST_PEAK = 0.35  # nearly three may be heard at once
LASTS = (0.05, 0.8)  # seconds
CLICK = 0.02  # of the peak: more than that in the first or last instant is heard as a click
RENDER = """
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
  return {
    name, peak, lasts: end / rate, level: 10 * Math.log10(loudest), begins: peakOf(at(0, 0.0005)) / peak,
    ends: peakOf(samples.subarray(Math.max(0, end - 22), end)) / peak,
    offset: samples.reduce((sum, value) => sum + value, 0) / end,
  };
}
"""


@pytest.fixture(scope="module")
def page(chromium: Browser) -> Any:
    path = os.pathsep.join([str(Path(sys.executable).parent), str(ROOT / ".venv" / "bin"), os.environ["PATH"]])
    node = shutil.which("node", path=path)
    assert node is not None
    script = subprocess.run([node, "-e", STRIP, str(RECIPES)], check=True, capture_output=True, text=True).stdout
    context = chromium.new_context()
    page = context.new_page()
    page.add_script_tag(type="module", content=f"{script}\nwindow.recipes = {{ make, RECIPES }};")
    page.wait_for_function("() => window.recipes")
    yield page
    context.close()


def test_sounds_are_soft_even_and_clean(page: Page) -> None:
    heard = [page.evaluate(RENDER, name) for name in page.evaluate("() => Object.keys(window.recipes.RECIPES)")]
    assert len(heard) >= 12
    faults = [sound for sound in heard if faulty(sound)]
    assert faults == []


def faulty(sound: dict[str, Any]) -> bool:
    clean = sound["begins"] <= CLICK and sound["ends"] <= CLICK and abs(sound["offset"]) < 0.002
    within = LEVELS[0] <= sound["level"] <= LEVELS[1] and LASTS[0] <= sound["lasts"] <= LASTS[1]
    return not (clean and within and sound["peak"] <= MOST_PEAK)

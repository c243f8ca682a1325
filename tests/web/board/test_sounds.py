"""The sounds are soft, clean, as loud as each other, and none is taken for another (tools/figures.py tells more)."""

from __future__ import annotations

import pytest
from listening import Heard, listen, nearest
from playwright.sync_api import Browser

LEVELS = (-34, -18)  # dB below full scale, over the loudest 50 ms: as loud as each other, and never loud
MOST_PEAK = -9  # dB: nearly three may be heard at once
LASTS = (0.05, 0.8)  # seconds
RISE = (0.008, 0.06)  # seconds: it swells, and yet comes with what is seen
CLICK = 0.02  # of the peak: more than that in the first or last instant is heard as a click
LEAST_DIFFERENCE = 1.0  # a stroke more, half an octave, or half as long again; or some of each


@pytest.fixture(scope="module")
def sounds(chromium: Browser) -> list[Heard]:
    return listen(chromium)


def test_sounds_are_soft_even_and_clean(sounds: list[Heard]) -> None:
    assert len(sounds) >= 12
    assert [sound for sound in sounds if faulty(sound)] == []


def faulty(sound: Heard) -> bool:
    clean = sound.begins <= CLICK and sound.ends <= CLICK and abs(sound.offset) < 0.002
    within = LEVELS[0] <= sound.level <= LEVELS[1] and LASTS[0] <= sound.lasts <= LASTS[1]
    return not (clean and within and RISE[0] <= sound.rise <= RISE[1] and sound.decibels <= MOST_PEAK)


def test_no_sound_is_taken_for_another(sounds: list[Heard]) -> None:
    assert {name: like for name, like in nearest(sounds).items() if like[0] < LEAST_DIFFERENCE} == {}

"""The words on a page: whether they are words, and in which letters."""

from __future__ import annotations

import re

from person import Person

from sandtable.texts import messages

KEYS = {key for key in messages("en") if "-" in key}
CYRILLIC = re.compile("[а-яА-Я]")


def raw_keys(text: str) -> list[str]:
    return [word for word in re.findall(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+", text) if word in KEYS]


def text_of(me: Person) -> str:
    return me.page.locator("body").inner_text()

"""Standing instructions in words: `instruct watch reaction hold` for `instruct watch reaction 4`. Not compiled."""

from __future__ import annotations

import re
from typing import Final

from sandtable.games.barbarossa.rules.standing import INSTRUCTION_NAMES

# by kind, the words of its values from 0 (rules/standing.py)
SAID: Final = {
    "reaction": "ask first best armour hold",
    "spill-over": "ask weakest strongest",
    "counterfire": "ask yes no",
    "losses": "ask largest smallest",
    "reroll": "ask always never",
    "duel": "ask weakest strongest",
    "close-combat": "ask weakest strongest",
    "stay-out": "ask stay-out fight",
    "second-smoke": "ask beyond before",
    "edge": "ask shortest own-side",
    "mines": "ask anti-vehicle anti-infantry fake",
    "exits": "ask all",
    "who-stays": "ask more-ammunition less-ammunition",
    "amount": "ask all none",
    "radio": "ask keep",
    "arrival": "ask soon late",
}
RANGE: Final = re.compile(r"from-(\d)")  # of reaction: from so many hexes


def in_numbers(text: str) -> str:
    """A play as the game writes it; what is no instruction in words stays as it is."""
    words = text.split()
    if len(words) != 4 or words[0] != "instruct" or words[2] not in INSTRUCTION_NAMES:
        return text
    said, range_ = SAID[words[2]].split(), RANGE.fullmatch(words[3])
    if words[3] in said:
        words[3] = str(said.index(words[3]))
    elif range_ and words[2] == "reaction":
        words[3] = str(len(said) - 1 + int(range_[1]))
    return " ".join(words)

"""Commander games in few words: units of a small position, and plays in notation."""

from __future__ import annotations

from typing import Any

from sandtable.kernel.game import Game

FLAG_WORDS = ("broken", "suppressed", "veteran")


def units(text: str) -> list[dict[str, Any]]:
    """`rifle F5, weapon-team F6 heavy-mg broken`: units, each with hex, Weapon and markers; `jammed` for the Weapon."""
    found: list[dict[str, Any]] = []
    for words in (entry.split() for entry in text.split(",") if entry.strip()):
        entry: dict[str, Any] = {"unit": words[0], "hex": words[1]}
        for word in words[2:]:
            if word in FLAG_WORDS:
                entry[word] = True
            elif word == "jammed":
                entry["weapon_broken"] = True
            else:
                entry["weapon"] = word
        found.append(entry)
    return found


def keep_all(game: Game) -> Game:
    """The Initiative card stays where it is, and nobody adds to a roll."""
    while prompt(game).startswith("initiative-") or prompt(game) == "add-one":
        game.play_text("none" if prompt(game) == "add-one" else "keep")
    return game


def play(game: Game, *texts: str) -> Game:
    """Play in notation, keeping every roll unless the text says otherwise.

    `?fire F8` is played if it is offered: the kernel takes a lone choice itself.
    """
    for text in texts:
        if text not in ("keep", "reroll") and not text.startswith("add-one"):
            keep_all(game)
        if not text.startswith("?"):
            game.play_text(text)
        elif text[1:] in notations(game):
            game.play_text(text[1:])
    return keep_all(game)


def notations(game: Game, verb: str = "") -> list[str]:
    """What may be chosen now; with a verb, only those choices and without the verb.

    A lone choice is taken by the kernel itself, so `order` without a card shows as no `order` at all.
    """
    if game.decision is None:
        return []
    texts = [game.notation(code) for code in game.decision.choices + game.decision.extras]
    if not verb:
        return texts
    return [text.partition(" ")[2] for text in texts if text.partition(" ")[0] == verb]


def prompt(game: Game) -> str:
    return game.decision.prompt if game.decision is not None else "over"

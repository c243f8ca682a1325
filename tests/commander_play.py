"""Commander games in few words: a small position, plays in notation, and what is left of it."""

from __future__ import annotations

from typing import Any

from sandtable.commander.rules.state import ACTIVATED, BROKEN, SUPPRESSED, State
from sandtable.kernel.game import Game

FLAG_WORDS = ("broken", "suppressed", "veteran")
WEAPONS = 2048  # where the numbers of Weapons begin among things
OFF_MAP = {-1: "mix", -2: "casualty", -3: "time"}

# --- building ---


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


def cards_of(
    table: dict[str, Any] | None, axis_hand: str, axis_draw: str, allies_hand: str, allies_draw: str
) -> dict[str, Any]:
    """The table of a position with these hands (cards between blanks) and draws (between commas); what it says of a
    side itself goes first."""
    whole = dict(table or {})
    for side, hand, draw in (("axis", axis_hand, axis_draw), ("allies", allies_hand, allies_draw)):
        cards = [card.strip() for card in draw.split(",") if card.strip()]
        whole[side] = {"hand": hand.split(), "draw": cards, **whole.get(side, {})}
    return whole


# --- playing ---


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


# --- what is asked ---


def asked(game: Game) -> str:
    """Whose decision it is."""
    if game.decision is None:
        return "nobody"
    return "axis" if game.decision.seat == 0 else "allies"


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


# --- looking ---


def state(game: Game) -> State:
    assert isinstance(game.state, State)
    return game.state


def unit(game: Game, tag: str) -> int:
    return game.title.thing(game.state, tag)


def weapon(game: Game, tag: str) -> int:
    return game.title.thing(game.state, tag) - WEAPONS


def hex(game: Game, name: str) -> int:
    return state(game).rules.map.hex_index(name)


def where(game: Game, tag: str) -> str:
    """The hex of a unit, or `mix`, `casualty`, `time`, `waiting`."""
    at = state(game).u_hex[unit(game, tag)]
    return state(game).rules.map.hex_name(at) if at >= 0 else OFF_MAP.get(at, "waiting")


def flag(game: Game, tag: str, bit: int) -> bool:
    return state(game).u_flags[unit(game, tag)] & bit != 0


def broken(game: Game, tag: str) -> bool:
    return flag(game, tag, BROKEN)


def suppressed(game: Game, tag: str) -> bool:
    return flag(game, tag, SUPPRESSED)


def activated(game: Game, tag: str) -> bool:
    return flag(game, tag, ACTIVATED)


def fort(game: Game, name: str) -> str:
    """The Fortification of a hex, or `none`."""
    g = state(game)
    return g.rules.tables.words.forts[g.h_fort[hex(game, name)]]


def view(game: Game, seat: int = 0) -> dict[str, Any]:
    """What a seat may know."""
    return game.view(seat)


def vp(game: Game) -> int:
    """The VP marker, positive for the Axis."""
    found = view(game)["vp"]
    assert isinstance(found, int)
    return found


def stats(game: Game, tag: str) -> dict[str, Any]:
    """Current FP, Range, Movement, Morale, Cover and Command of a unit, as any player sees them."""
    for entry in view(game)["units"]:
        if entry["tag"] == tag:
            found = entry["stats"]
            assert isinstance(found, dict)
            return found
    raise AssertionError(f"{tag} is not on the map")


def told(game: Game, name: str) -> list[list[str]]:
    """Arguments of every event of that name, in order, as texts."""
    found: list[list[str]] = []
    for event in game.events:
        data = game.title.event_data(game.state, event)
        if data["event"] == name:
            args: Any = data["args"]
            found.append([arg["text"] for arg in args])
    return found


def happened(game: Game, *names: str) -> list[str]:
    """Names of all events so far, in order, or only of those asked for."""
    found = [str(game.title.event_data(game.state, event)["event"]) for event in game.events]
    return [name for name in found if not names or name in names]


def spent(game: Game) -> list[int]:
    """MPs spent so far, after every hex entered."""
    return [int(row[3]) for row in told(game, "moved")]

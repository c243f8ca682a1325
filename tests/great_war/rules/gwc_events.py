"""A position of Great War Commander at the moment a player has drawn an Event, and short ways to look at it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from gwc_positions import printed, state

from commander_events import question
from commander_play import unit, units
from sandtable.commander.packs.scenario import SIDES
from sandtable.commander.rules import names
from sandtable.commander.rules.state import State
from sandtable.commander.rules.triggers import push_die_trigger
from sandtable.games.great_war_commander.cases import build_position
from sandtable.games.great_war_commander.rules.words import WORDS
from sandtable.games.great_war_commander.title import TITLE
from sandtable.kernel.game import Game
from sandtable.terrain.lattice import hex_name

LETTERS = {"germany": "G", "france": "F", "america": "A"}
MAP_ROWS = 11
QUIET = ["assault-fire", "engineering-works", "crossfire", "hand-grenades", "marksmanship", "bore-sighting"]

Entry = dict[str, Any]


def own_cards(letter: str) -> list[int]:
    return [card for card, title in enumerate(printed().card_name) if title[0] == letter]


def event_card(letter: str, event: str, taken: Sequence[str]) -> str:
    """The first free card with an Event; `breeze 3` blows in direction 3."""
    t = printed()
    name, _, direction = event.partition(" ")
    for card in own_cards(letter):
        fits = WORDS.events[t.card_event[card]] == name and t.card_name[card] not in taken
        if fits and (not direction or t.card_direction[card] == int(direction)):
            return t.card_name[card]
    raise LookupError(f"no free card {event} in deck {letter}")


def hex_card(letter: str, hex: str) -> str:
    """A card of a deck with that Random Hex."""
    t = printed()
    for card in own_cards(letter):
        if hex_name(MAP_ROWS, t.card_hex_col[card] * MAP_ROWS + t.card_hex_row[card]) == hex:
            return t.card_name[card]
    raise LookupError(f"no card {hex} in deck {letter}")


def random_hexes(letter: str) -> list[str]:
    """All Random Hexes of a deck."""
    t = printed()
    return sorted(hex_name(MAP_ROWS, t.card_hex_col[c] * MAP_ROWS + t.card_hex_row[c]) for c in own_cards(letter))


def rolled_card(letter: str, dice: str, taken: Sequence[str]) -> str:
    """A free card with these dice, such as `4-1`, whatever its trigger."""
    t = printed()
    for card in own_cards(letter):
        if f"{t.card_white[card]}-{t.card_coloured[card]}" == dice and t.card_name[card] not in taken:
            return t.card_name[card]
    raise LookupError(f"no free card {dice} in deck {letter}")


def order_card(letter: str, order: str, taken: Sequence[str] = ()) -> str:
    t = printed()
    for card in own_cards(letter):
        if WORDS.orders[t.card_order[card]] == order and t.card_name[card] not in taken:
            return t.card_name[card]
    raise LookupError(f"no card {order} in deck {letter}")


def quiet_card(letter: str, taken: Sequence[str]) -> str:
    """A Move card whose Action finds no moment in an Event: in hand, it makes the Turn wait for its player."""
    t = printed()
    for card in own_cards(letter):
        is_move = WORDS.orders[t.card_order[card]] == "move" and t.card_name[card] not in taken
        if is_move and WORDS.actions[t.card_action[card]] in QUIET:
            return t.card_name[card]
    raise LookupError(f"no quiet card in deck {letter}")


def following(letter: str, then: Sequence[str]) -> list[str]:
    """Cards by id, `hex D5` for one with that Random Hex, `dice 4-1` for one with those dice."""
    named = [hex_card(letter, text[4:]) if text.startswith("hex ") else text for text in then]
    for i, text in enumerate(named):
        if text.startswith("dice "):
            named[i] = rolled_card(letter, text[5:], named)
    return named


def draw_event(
    event: str,
    axis: str,
    allies: str,
    then: Sequence[str] = (),
    by: str = "axis",
    enemy: str = "france",
    table: Entry | None = None,
    sides: dict[str, Entry] | None = None,
    own: Entry | None = None,
    before: Callable[[State], None] | None = None,
    **scenario: Any,
) -> Game:
    """`by` has just triggered the Event; `then` are his next cards. The Germans are active, their edge is the top.

    `before` changes the position in a way that no data can.
    """
    letters = {"axis": "G", "allies": LETTERS[enemy]}
    letter = letters[by]
    next_cards = following(letter, then)
    whole: Entry = {"active": "axis", **(table or {}), "own": own or {}}
    event_on = event_card(letter, event, next_cards)
    for side in SIDES:
        hand = [quiet_card(letters[side], [event_on, *next_cards])]
        whole[side] = {"hand": hand, **whole.get(side, {})}
    whole[by]["draw"] = [event_card(letter, event, [*next_cards, *whole[by]["hand"]]), *next_cards]
    more = sides or {}
    position: Entry = {
        "year": 1918 if enemy == "america" else 1916,
        **scenario,
        "axis": {"units": units(axis), **more.get("axis", {})},
        "allies": {"nation": enemy, "units": units(allies), **more.get("allies", {})},
        "table": whole,
    }
    game = build_position(position)
    if before is not None:
        before(cast(State, game.state))
    push_die_trigger(cast(State, game.state), SIDES.index(by), names.EVENT)
    return Game(TITLE, game.scenario, game.seed, game.options, game.state)


# --- looking ---


def is_over(game: Game) -> bool:
    """Has the Event been played out, so that the Turn waits for its player?"""
    return question(game) == "turn axis" and state(game).in_trigger == 0


def keep(game: Game) -> Game:
    """The Initiative card stays where it is."""
    while game.decision is not None and game.decision.prompt.startswith("initiative-"):
        game.play_text("keep")
    return game


def there(game: Game, hex: str) -> list[str]:
    """Tags of the Formations in a hex."""
    return sorted(u["tag"] for u in cast(list[Entry], game.view(0)["units"]) if u["hex"] == hex)


def carried(game: Game, tag: str) -> str:
    """Slug of the Weapon of a Unit, or nothing."""
    g = state(game)
    w = g.u_weapon[unit(game, tag)]
    return g.rules.tables.weapon_name[g.w_type[w]] if w >= 0 else ""

"""How each order is done."""

from __future__ import annotations

import msgspec

from sandtable.kernel.errors import BadFile
from sandtable.kernel.game import Game, new_game
from sandtable.kernel.record import ReplayError
from sandtable.kernel.title import SPECTATOR, Data
from sandtable.players.hints import hint_data, weigh
from sandtable.players.registry import new_player
from sandtable.players.seat import Seat
from sandtable.screens.wire import Hint
from sandtable.shelf import game_named
from sandtable.table.chores.orders import (
    GameOrder,
    HintOrder,
    Order,
    ReadyOrder,
    ReportOrder,
    RoomDone,
    RoomOrder,
    WhatIfOrder,
    WishOrder,
)
from sandtable.table.refusal import Denied, unfit
from sandtable.table.rest_protocol import RandomScenario
from sandtable.table.rooms.making import Plan, prepared
from sandtable.table.titles import served_titles


def done(order: Order) -> bytes:
    """What was ordered, as JSON."""
    return msgspec.json.encode(made(order))


def made(order: Order) -> object:
    match order:
        case RoomOrder():
            return room(order)
        case WishOrder():
            return random_scenario(order)
        case ReportOrder():
            return report(order)
        case WhatIfOrder():
            return served_titles()[order.head.title].screen.what_if(game_at(order), order.side, order.texts)
        case ReadyOrder():
            return ready(order)
        case HintOrder():
            return hint(order)


def room(order: RoomOrder) -> RoomDone:
    given = {name: getattr(order, name) for name in order.__struct_fields__ if name not in ("id", "now", "title")}
    if order.record is not None:
        check_carried(order.title, order.scenario)
    plan = Plan(served=served_titles()[order.title], **given)
    return RoomDone(*prepared(plan, order.id, order.now))


def check_carried(title: str, scenario: Data) -> None:
    """A scenario that somebody brings along has the bounds of one in a pack."""
    check_scenario = game_named(title).check_scenario
    if check_scenario is not None:
        try:
            check_scenario(scenario)
        except BadFile as error:
            raise BadFile("file", f"scenario.{error.field}", error.reason) from None


def report(order: ReportOrder) -> object:
    try:
        return served_titles()[order.title].screen.report(order.record)
    except (ReplayError, BadFile) as error:
        raise unfit(error) from None


def random_scenario(order: WishOrder) -> object:
    screen = served_titles()[order.title].screen
    try:
        scenario = screen.random_scenario(order.seed, order.wishes)
    except BadFile as error:
        raise (Denied(400, "bad-wishes") if order.shown else Denied(400, "bad-room", field=error.field)) from None
    if not order.shown:
        return scenario
    card = screen.card(scenario)
    assert card is not None
    briefing = screen.briefing_card(scenario, screen.scenario_options(scenario), SPECTATOR)
    return RandomScenario(order.seed, card, briefing, screen.possible_wishes(order.wishes))


def game_at(order: GameOrder) -> Game:
    head = order.head
    game = new_game(served_titles()[head.title].title, head.scenario, head.seed, head.options)
    game.keep_undo = False
    for seat, code in order.decisions:
        game.play(code, seat)
    return game


def hint(order: HintOrder) -> Hint:
    """From what the side may know: nothing but its seat is looked through."""
    game, box = game_at(order), game_named(order.head.title)
    question = box.screen().question(game, order.side)
    if box.mind is None:
        return {"choices": [], "worlds": 0, "why": "no-mind"}
    if question is None:
        raise Denied(400, "unknown")
    return hint_data(question, weigh(box.mind(), Seat(game, order.side), hint_seed(order)))


def hint_seed(order: HintOrder) -> str:
    """The same hint for the same question, and no part of the game's own chance."""
    return f"hint {len(order.decisions)}"


def ready(order: ReadyOrder) -> object:
    """As an opponent would set up who sees what this seat sees."""
    served = served_titles()[order.head.title]
    level = served.screen.sets_up or served.opponents[0]

    def choose(game: Game, seat: int) -> int:
        return new_player(level, "set-up", title=served.name).choose(Seat(game, seat))

    placements = served.screen.ready_setup(game_at(order), order.side, dict(order.placements), choose)
    return {"placements": list(placements.items())}

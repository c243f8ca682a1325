"""The process in which opponents think: reads requests from its input, writes choices to its output.

python -m sandtable.table.opponents.worker. A game is kept between requests and
caught up by the decisions that are missing; a request whose past differs from what is kept is replayed.
"""

from __future__ import annotations

import os
import signal
import sys
import traceback
from collections import OrderedDict
from hashlib import blake2b
from typing import BinaryIO, Final

import msgspec

from sandtable.kernel.errors import SandtableError
from sandtable.kernel.game import Game, new_game
from sandtable.players.registry import new_player
from sandtable.players.seat import Seat
from sandtable.table.opponents.thoughts import LENGTH, Head, Reply, Request, framed
from sandtable.table.titles import bare_titles

KEPT: Final = 200  # games


class Thinker:
    def __init__(self) -> None:
        self.games: OrderedDict[str, tuple[Head, Game]] = OrderedDict()

    def answer(self, request: Request) -> Reply:
        head = request.head
        if head is None:
            if request.room not in self.games:
                return Reply(unknown=True)
            head = self.games[request.room][0]
        try:
            game = self.game_at(request.room, head, request.decisions)
            player = new_player(request.level, player_seed(head.seed, len(request.decisions)), title=head.title)
            return Reply(code=player.choose(Seat(game, request.seat)))
        except SandtableError as error:
            return Reply(error=str(error))
        except Exception as error:  # one game's fault must not cost the others their process
            self.games.pop(request.room, None)
            traceback.print_exc()
            return Reply(error=type(error).__name__)

    def game_at(self, room: str, head: Head, decisions: list[tuple[int, int]]) -> Game:
        kept = self.games.get(room)
        if kept is not None and kept[1].decisions == decisions[: len(kept[1].decisions)]:
            game = kept[1]
        else:
            game = new_game(bare_titles()[head.title], head.scenario, head.seed, head.options)
            game.keep_undo = False
        for seat, code in decisions[len(game.decisions) :]:
            game.play(code, seat)
            game.events.clear()  # nobody reads them here
        self.games[room] = (head, game)
        self.games.move_to_end(room)
        while len(self.games) > KEPT:
            self.games.popitem(last=False)
        return game


def player_seed(seed: str, revision: int) -> str:
    """An opponent's own chance: the same after a restart, and no part of the game's."""
    return blake2b(f"opponent {revision}".encode(), key=seed.encode()[:64], digest_size=16).hexdigest()


def read_message(source: BinaryIO) -> bytes | None:
    length = source.read(LENGTH)
    if len(length) < LENGTH:
        return None
    body = source.read(int.from_bytes(length, "big"))
    return body


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to end: by closing our input
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever prints must not get between the answers
    thinker = Thinker()
    bare_titles()
    answers.write(framed(Reply()))  # ready
    answers.flush()
    decoder = msgspec.msgpack.Decoder(Request)
    while (raw := read_message(sys.stdin.buffer)) is not None:
        answers.write(framed(thinker.answer(decoder.decode(raw))))
        answers.flush()


if __name__ == "__main__":
    main()

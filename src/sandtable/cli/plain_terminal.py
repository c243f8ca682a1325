"""Any game at a terminal: its screen says everything, and the table is what the seat may know, as a list."""

from __future__ import annotations

import argparse
import sys
from io import StringIO
from pathlib import Path
from typing import Any

from sandtable.cli.colours import BOLD
from sandtable.cli.files import read_json
from sandtable.cli.options import options_said, read_options
from sandtable.cli.play import pick
from sandtable.cli.seating import News, Seating
from sandtable.kernel.errors import BadFile, SandtableError
from sandtable.kernel.game import Decision, Game, new_game
from sandtable.phrase import read_phrase
from sandtable.players.registry import new_player, player_names
from sandtable.screens.plain import view_lines
from sandtable.shelf import Manifest, game_named
from sandtable.texts import Texts


def side_name(texts: Texts, side: str) -> str:
    return texts.format(f"side-{side}") if texts.has(f"side-{side}") else side


class PlainTerminal(Seating):
    def ready(self) -> None:
        self.screen = game_named(self.game.title.name).screen()
        self.told = 0

    def said(self, data: Any) -> str:
        return self.texts.say(read_phrase(data))

    def my_name(self) -> str:
        return side_name(self.texts, self.game.title.seats[self.seat])

    def asked(self) -> dict[str, Any]:
        found = self.screen.question(self.game, self.seat)
        assert found is not None, "shown only when asked"
        return found

    def words_of(self, code: int) -> str:
        found = self.asked()
        return next(self.said(entry["say"]) for entry in found["choices"] + found["extras"] if entry["code"] == code)

    def question(self, decision: Decision) -> str:
        return self.said(self.asked()["prompt"])

    def at_stake(self) -> list[str]:
        return [self.said(say) for say in self.asked()["stake"]]

    def all_odds(self, decision: Decision) -> list[str]:
        return []

    def news(self) -> list[News]:
        lines: list[Any] = self.screen.log(self.game, self.seat, min(self.told, len(self.game.events)))
        self.told = len(self.game.events)
        return [(line["key"], self.said(line["say"]), line["rule"], line["loud"]) for line in lines]

    def forget_news(self) -> None:
        self.told = min(self.told, len(self.game.events))

    def table(self) -> list[str]:
        return view_lines(self.game.title.view(self.game.state, self.seat))

    def show_table(self, decision: Decision) -> None:
        self.say_if_new("table", self.table())

    def show_end(self) -> None:
        self.show_news()
        found: Any = self.screen.result(self.game)
        self.say("", *self.table(), "", self.texts.format("ui-over"), self.paint(self.said(found["say"]), BOLD))

    # --- commands ---
    def why(self, words: list[str]) -> None:
        """`? walk D2`: a verb of the game, or nothing, and a thing."""
        verbs = {verb.name for verb in self.game.title.verbs}
        things = [word for word in words if word and word.lower() not in verbs]
        if not things:
            raise SandtableError(self.texts.format("plain-why-usage"))
        reasons: Any = self.screen.why(self.game, self.seat, self.thing(things[0]))["reasons"]
        found = [(self.said(reason["say"]), reason["rule"]) for reason in reasons]
        found = found or [(self.texts.format("why-not-offered"), self.decision.rule)]
        self.say(*[self.texts.format("ui-why", reason=text, rule=rule) for text, rule in found])

    def thing(self, text: str) -> str:
        """As the screen names it; a hex, where the letter is left out."""
        return text if text[1:2] == ":" else f"h:{text.upper()}"

    def inspect(self, words: list[str]) -> None:
        found: Any = self.screen.inspect(self.game, self.seat, self.thing(words[0] if words else ""))
        self.say(self.said(found["title"]))

    def los(self, words: list[str]) -> None:
        self.help(words)

    def map(self, words: list[str]) -> None:
        self.say(*self.table())

    forces = map
    legend = map

    def help(self, words: list[str]) -> None:
        self.say(*self.texts.format("plain-help").split("\n"))


# --- `sandtable play` and `replay` ---


def play_plain(args: argparse.Namespace, texts: Texts, game: Game | None, manifest: Manifest) -> int:
    screen = manifest.screen()
    if game is None:
        names = [(card["name"], texts.say(read_phrase(label_of(card)))) for card in screen.scenarios()]
        name = args.scenario or pick(texts, "ui-pick-scenario", names, sys.stdin, sys.stdout)  # type: ignore[arg-type]
        scenario = read_json(Path(name)) if name.endswith(".json") else screen.scenario(name)
        game = new_game(screen.title, scenario, args.seed, read_options(screen, args.option))
    seats = game.title.seats
    side = args.side
    if side is None:
        choices = [(seat, side_name(texts, seat)) for seat in seats]
        side = seats[0] if len(seats) == 1 else pick(texts, "ui-pick-side", choices, sys.stdin, sys.stdout)
    if side not in seats:
        raise BadFile("--side", side, f"is none of {', '.join(seats)}")
    name = args.opponent or next(iter(manifest.opponents), player_names(manifest.name)[0])
    opponent = new_player(name, args.seed or "0", title=manifest.name)
    table = PlainTerminal(game, seats.index(side), opponent, texts, sys.stdin, sys.stdout)
    label = screen.scenario_label(game.scenario)
    table.say(texts.format("ui-welcome", title=label, side=table.my_name(), opponent=name))
    table.say(*options_said(screen, game, texts))
    return table.run()


def label_of(card: Any) -> Any:
    return card["say"]["label"] or {"k": card["name"]}


def show_plain(game: Game, texts: Texts) -> None:
    table = PlainTerminal(game, -1, None, texts, StringIO(), sys.stdout)
    table.show_news()
    table.map([])
    if game.over:
        table.say(table.said(table.screen.result(game)["say"]))  # type: ignore[index]

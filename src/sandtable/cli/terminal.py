"""Combat Commander at a terminal."""

from __future__ import annotations

from sandtable.cli.board import Board, cell_width
from sandtable.cli.chances import Chances
from sandtable.cli.choices import wrap
from sandtable.cli.colours import BOLD
from sandtable.cli.lines import sight_in_play
from sandtable.cli.panel import Panel
from sandtable.cli.seating import News, Seating, View
from sandtable.cli.words import Words
from sandtable.commander.rules.firepower import is_weapon, weapon_of
from sandtable.commander.rules.verbs import VERBS
from sandtable.commander.rules.victory import ENDING_NAMES
from sandtable.commander.screen.words import LOUD
from sandtable.kernel.errors import SandtableError
from sandtable.kernel.game import Decision


class Terminal(Seating):
    def ready(self) -> None:
        self.commands["d"] = self.discards
        self.words = Words(self.game, self.texts)
        self.words.told = 0
        self.panel = Panel(self.words, self.paint)
        self.chances = Chances(self.words, self.seat)

    def my_name(self) -> str:
        return self.words.side(self.seat)

    def words_of(self, code: int) -> str:
        return self.words.choice(code)

    def question(self, decision: Decision) -> str:
        return self.texts.format("ask-" + decision.prompt)

    def at_stake(self) -> list[str]:
        return self.chances.at_stake()

    def all_odds(self, decision: Decision) -> list[str]:
        return self.chances.lines(decision.choices)

    def news(self) -> list[News]:
        return [(name, line, rule, name in LOUD) for name, line, rule in self.words.news(self.seat)]

    def forget_news(self) -> None:
        self.words.told = min(self.words.told, len(self.game.events))
        self.words.look()

    # --- showing ---
    def board_lines(self, view: View) -> list[str]:
        map = self.words.g.rules.map
        return Board(map, view, cell_width(map.cols, self.width), self.paint).lines()

    def show_table(self, decision: Decision) -> None:
        view = self.view()
        if self.clears or "board" not in self.shown or not decision.prompt.startswith("set-up"):
            self.say_if_new("board", self.board_lines(view))
        self.say_if_new("tracks", self.panel.tracks(view), score(view))
        self.say_if_new("hand", self.panel.hand(view, self.seat))

    def show_end(self) -> None:
        self.show_news()
        view = self.view()
        self.say("", *self.board_lines(view), "", *self.panel.tracks(view), "", self.texts.format("ui-over"))
        ending = self.texts.format("ending-" + ENDING_NAMES[self.game.state.ending])
        key = "ui-won" if self.game.state.winner == self.seat else "ui-lost"
        self.say(self.paint(self.texts.format(key, ending=ending), BOLD))

    # --- commands ---
    def why(self, words: list[str]) -> None:
        """`? step K8`: why that is not among the choices."""
        words = [word for word in words if word]
        if not words:
            self.say(self.texts.format("ui-why-usage"))
            return
        name = words[0].lower()
        verbs = [verb for verb in VERBS if verb.name == name]
        if not verbs:
            known = ", ".join(sorted({verb.name for verb in VERBS}))
            raise SandtableError(self.texts.format("ui-why-unknown-verb", verb=name, verbs=known))
        typed = " ".join(words).lower()
        if typed in [text.lower() for text in self.menu.notations + self.menu.extra_notations]:
            self.say(self.reason("possible", self.decision.rule))
            return
        verb = next((verb for verb in verbs if len(verb.kinds) == len(words) - 1), verbs[0])
        things = [self.words.find(kind, word) for kind, word in zip(verb.kinds, words[1:], strict=False)]
        thing = things[0] if things else 0
        if len(things) == 2:
            thing = things[0] << 12 | things[1]  # as `reason` of an Advance reads it
        found = self.game.explain(self.seat, thing, verb.code) if len(things) == len(verb.kinds) else None
        self.say(self.reason(*found) if found else self.reason("not-offered", self.decision.rule))

    def reason(self, key: str, rule: str) -> str:
        return self.texts.format("ui-why", reason=self.texts.format("why-" + key), rule=rule)

    def inspect(self, words: list[str]) -> None:
        if not words:
            self.say(self.texts.format("ui-inspect-usage"))
            return
        hex = self.words.g.rules.map.hex_index(words[0].upper())
        if hex >= 0:
            self.say(*self.panel.hex(self.view(), hex))
            return
        piece = self.words.find("piece", words[0])
        view = self.view()
        if not is_weapon(piece):
            self.say(*self.panel.inspect_unit(view, piece))
        elif any(weapon["id"] == weapon_of(piece) for weapon in view["weapons"]):
            self.say(*self.panel.inspect_weapon(weapon_of(piece)))
        else:
            self.say(self.texts.format("inspect-not-seen"))

    def los(self, words: list[str]) -> None:
        if len(words) != 2:
            self.say(self.texts.format("ui-los-usage"))
            return
        a, b = (self.words.find("hex", word) for word in words)
        self.say(*sight_in_play(self.texts, self.words.g, self.game.scenario, a, b))

    def discards(self, words: list[str]) -> None:
        self.say(*self.panel.discards(self.view()))

    def help(self, words: list[str]) -> None:
        self.say(*self.texts.format("ui-help").split("\n"))

    def map(self, words: list[str]) -> None:
        self.say(*self.board_lines(self.view()))

    def forces(self, words: list[str]) -> None:
        self.say(*self.panel.forces(self.view()))

    def legend(self, words: list[str]) -> None:
        for line in self.panel.legend():
            self.say(*wrap(line, self.width))


def score(view: View) -> object:
    """What is worth showing the tracks again for; counts of cards are not."""
    casualties = [side["casualties"] for side in view["sides"]]
    return (view["time"], view["vp"], view["active"], view["objectives"], view["open_chits"], casualties)

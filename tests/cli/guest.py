"""A game from outside, which brings a title and a screen and nothing else: the bidding duel of the kernel's tests."""

from __future__ import annotations

from sandtable.kernel.game import Game
from sandtable.phrase import Phrase, phrase
from sandtable.screens import wire
from sandtable.screens.plain import NoChances
from sandtable.screens.questions import choice_data, question_data
from sandtable.screens.screen import Screen
from sandtable.shelf import Manifest
from tiny_game import DUEL, READY


def text(words: str) -> Phrase:
    return phrase("scenario-text", text=words)


class DuelScreen(Screen):
    def __init__(self) -> None:
        self.title = DUEL
        self.label = "Duel"
        self.editions = []

    def scenarios(self) -> list[wire.ScenarioCard]:
        return []

    def question(self, game: Game, seat: int) -> wire.Question | None:
        decision = game.decision_of(seat)
        if decision is None:
            return None

        def one(code: int) -> wire.Choice:
            words = game.notation(code)
            return choice_data(game, code, text(words), [f"n:{word}" for word in words.split()[1:]])

        return question_data(decision, text(f"What is your {decision.prompt}?"), one, [READY], False, NoChances())

    def log(self, game: Game, seat: int, start: int = 0) -> list[wire.LogEntry]:
        names = [DUEL.events[event[0]][0] for event in game.events[start:]]
        return [
            {
                "key": name, "say": text(name).data(), "rule": "1", "hexes": [], "things": [], "args": [], "dice": None,
                "side": None, "loud": False,
            }
            for name in names
        ]  # fmt: skip

    def why(self, game: Game, seat: int, thing: str) -> wire.Why:
        return {"reasons": [{"say": text(f"{thing} is not yours").data(), "rule": "2"}]}

    def inspect(self, game: Game, seat: int, thing: str) -> wire.Inspection:
        return {"title": text(f"this is {thing}").data(), "subtitle": None, "stats": [], "notes": []}

    def result(self, game: Game) -> wire.Result | None:
        return {"winner": game.state.winner, "ending": "", "say": text("The duel is decided.").data()}


BOX = Manifest(
    name="duel", title=lambda: DUEL, screen=DuelScreen, scenario_names=lambda: ["plain"], scenario=lambda name: {}
)

"""Case files of the Commander games. Not compiled."""

from __future__ import annotations

from sandtable.cases import runner
from sandtable.cases.case import Case as AnyCase
from sandtable.cases.runner import Kind, Stop
from sandtable.commander.cases.check import Table
from sandtable.commander.cases.format import Case, parse_case
from sandtable.commander.packs.scenario import SIDES
from sandtable.commander.packs.title import CommanderTitle
from sandtable.commander.rules import tell
from sandtable.kernel.errors import Fault, ScriptError

ROLL_ANSWERS = ["keep", "reroll"]
FACE_DOWN = "a card face down"
DRAWS = [tell.ROLLED, tell.REVEALED, tell.DREW]


class Runner(runner.Runner):
    case: Case
    table: Table
    hidden_draws: tuple[int, ...] = ()  # events that tell of a card drawn, not which

    def make_table(self) -> Table:
        return Table(self.case, self.game)

    def run(self) -> None:
        self.check_begun()
        super().run()

    def check_begun(self) -> None:
        """Where nothing can be chosen a Turn ends by itself, so what is looked at is no longer what was set up."""
        begun = [event[2] for event in self.game.events if event[0] == tell.TURN_BEGINS]
        if len(begun) > 1 and not self.case.file.extra_draws:
            over = f"the Turn of {SIDES[begun[0]]} is over: nothing could be chosen in it; give a card to play"
            raise Stop("the position as it is set up", over)

    def answer(self, coming: str) -> None:
        """Keep every roll, unless the case answers for itself (9.1)."""
        if self.case.file.initiative != "keep" or coming in ROLL_ANSWERS:
            return
        try:
            while self.is_about_a_roll():
                self.game.play_text("keep")
                self.table.note_question()
        except (ScriptError, Fault) as error:
            raise Stop("the roll to be kept", str(error)) from None

    def is_about_a_roll(self) -> bool:
        decision = self.game.decision
        return decision is not None and decision.prompt.startswith("initiative-")

    # --- at the end: everything stacked was drawn, and nothing else ---
    def check_used(self) -> None:
        for side, name in enumerate(SIDES):
            self.check_draws(side, name)
        unused = self.game.state.chance.unused()
        if unused:
            raise Stop("all forced outcomes used", f"{unused} of next_smoke, next_chits, fog or reshuffle left")

    def check_draws(self, side: int, name: str) -> None:
        entry = self.case.position["table"][name]
        piles: list[list[str]] = [entry.get("draw", []), *entry.get("reshuffle", [])]
        drawn = self.drawn(side)
        for n, cards in enumerate(drawn):
            pile = piles[n] if n < len(piles) else []
            field = f"{name}.draw" if n == 0 else f"{name}.reshuffle[{n}]"
            if len(cards) < len(pile):
                raise Stop(f"{field}: all {len(pile)} cards drawn", f"only {len(cards)}; left: {pile[len(cards) :]}")
            if len(cards) > len(pile) and not self.case.file.extra_draws:
                raise Stop(f"{field}: {len(pile)} cards drawn", f"{len(cards)}: {cards}")

    def drawn(self, side: int) -> list[list[str]]:
        """Cards that left a side's draw pile: at first, then after each reshuffle."""
        found: list[list[str]] = [[]]
        card_name = self.table.g.rules.tables.card_name
        for event in self.game.events:
            if event[0] == tell.RESHUFFLED and event[2] == side:
                found.append([])
            elif event[0] in DRAWS and event[2] == side:
                found[-1].append(card_name[event[3]])
            elif event[0] in self.hidden_draws and event[2] == side:
                found[-1].append(FACE_DOWN)
        return found


class CommanderCases(Kind):
    def __init__(self, title: CommanderTitle) -> None:
        self.title = title

    def parse(self, text: str, source: str) -> Case:
        return parse_case(self.title, text, source)

    def runner(self, case: AnyCase) -> Runner:
        return Runner(case)

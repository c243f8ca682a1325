"""What a choice lost, and what was at stake: it, the best known and one drawn by lot, tried in the same worlds.

Where a question is one to look ahead at, the best known is found in worlds of its own (`sound`), the quick answer
unless another shows that it is better; elsewhere it is the quick answer. Then fresh worlds judge (`judge`): they had
no part in picking, so chance does not favour what was picked, and the sums over a game tell much although each term
tells little. What seems to have been a mistake is tried in further worlds, and counts where it is sure (`settle`).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from sandtable.kernel.game import Game
from sandtable.players.thought.lookahead import Worth, choice_of
from sandtable.players.weighing import Weigher, Weighing, mean_and_error

LOOK: Final = 6  # worlds in which every choice is tried where it pays to look ahead
FRESH: Final = 8  # worlds that judge there
FRESH_ELSEWHERE: Final = 2
BATCH: Final = 6  # further worlds for what seems to be a mistake
BATCHES: Final = 4
SURE: Final = 2.0  # standard errors beyond which a loss counts
NONE: Final = -1


@dataclass
class Judged:
    """One seat's choice at a moment, or all it wrote under seal."""

    seat: int
    revision: int  # decisions made before
    game: Game  # as it stood
    weighing: Weighing
    chosen: int  # which of the lines
    rival: int = 0  # the best known; the quick answer to begin with
    lot: int = 0  # one drawn by lot
    deep: bool = False  # all others are tried, too
    gaps: list[float] = field(default_factory=list)  # by fresh world: by how much the best known was better
    stakes: list[float] = field(default_factory=list)  # and by how much it was better than the lot
    further: list[float] = field(default_factory=list)  # as gaps, by worlds after these
    better: int = NONE  # the line that was better, as far as is sure
    loss: float = 0.0  # in chance to win, of the seat
    error: float = 0.0  # its standard error

    @property
    def is_plan(self) -> bool:
        """Under seal, against what would have been written off-hand."""
        return not all(self.weighing.lines)

    @property
    def sounded(self) -> bool:
        """Have all been tried, the choice made among them?"""
        return self.deep and bool(self.weighing.worths[self.chosen])

    @property
    def gap(self) -> float:
        return mean_and_error(self.gaps)[0]

    @property
    def stake(self) -> float:
        return mean_and_error(self.stakes)[0]


def sound(judged: Judged, weigher: Weigher) -> None:
    """Which is the best known? All but the lot are tried in a few worlds."""
    weighing = judged.weighing
    kept = (judged.chosen, judged.rival)
    racing = [line for line in range(len(weighing.lines)) if line != judged.lot or line in kept]
    for _ in range(LOOK):
        weighing.add_world(weigher, racing)
    tried = [judged.rival, *(line for line in racing if line != judged.rival)]
    found = [Worth(line) for line in tried]
    for one in found:
        one.tries = weighing.worths[one.choice]
    judged.rival = choice_of(found).choice


def judge(judged: Judged, weigher: Weigher) -> None:
    lines = {judged.rival, judged.chosen, judged.lot}
    if len(lines) == 1:
        return
    for _ in range(FRESH if judged.deep or judged.is_plan else FRESH_ELSEWHERE):
        worths = worths_in_a_world(judged, weigher, lines)
        if worths is not None:
            best = worths[judged.rival]
            judged.gaps.append(best - worths[judged.chosen])
            judged.stakes.append(best - worths[judged.lot])


def settle(judged: Judged, weigher: Weigher, budget: int) -> None:
    """Was the best known better than the choice made? Told by worlds that had no part in the doubt."""
    for _ in range(BATCHES):
        for _ in range(BATCH):
            worths = worths_in_a_world(judged, weigher, {judged.rival, judged.chosen})
            if worths is not None:
                judged.further.append(worths[judged.rival] - worths[judged.chosen])
        gap, error = mean_and_error(judged.further)
        if gap <= 0:
            return  # not better after all
        if weigher.steps > budget:
            break
    if gap > SURE * error:
        judged.better, judged.loss, judged.error = judged.rival, gap, error


def worths_in_a_world(judged: Judged, weigher: Weigher, lines: set[int]) -> dict[int, float] | None:
    """By line, in one world more; None if that world bars one of them."""
    weighing = judged.weighing
    world = weighing.deal(weighing.dealt)
    weighing.dealt += 1
    found: dict[int, float] = {}
    for line in sorted(lines):
        worth = weigher.worth(world, judged.seat, weighing.lines[line])
        if worth is None:
            return None
        found[line] = worth
    return found

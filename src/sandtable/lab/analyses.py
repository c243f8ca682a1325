"""A record analysed: played again from its start before an analyst, then put into words."""

from __future__ import annotations

from sandtable.kernel.errors import SandtableError
from sandtable.kernel.record import Replay
from sandtable.kernel.title import Data
from sandtable.phrase import PhraseData
from sandtable.players.analysis import STEPS, Analyst, Found, Progress
from sandtable.players.analysis_words import POINTS, analysis_data
from sandtable.players.mind import Mind
from sandtable.screens.screen import Screen
from sandtable.screens.telling import ALL_EYES
from sandtable.screens.wire_analysis import Analysis
from sandtable.shelf import Manifest


class NoMind(SandtableError):
    """Nobody has taught this game to judge a position yet."""


def mind_of(box: Manifest) -> Mind:
    if box.mind is None:
        raise NoMind(f"there is no analysis of {box.name} yet: nobody judges its positions")
    return box.mind()


def analyse(
    box: Manifest,
    record: Data,
    source: str = "record",
    seed: str = "0",
    steps: int = STEPS,
    progress: Progress | None = None,
) -> Analysis:
    """Equal records and seeds give equal analyses; `steps`: quick answers for each decision, the budget."""
    found, over = weighed(box, record, source, seed, steps, progress)
    screen = box.screen()
    return analysis_data(screen, found, what_happened(screen, record, source, found), over)


def weighed(
    box: Manifest, record: Data, source: str, seed: str, steps: int, progress: Progress | None
) -> tuple[Found, bool]:
    analyst = Analyst(mind_of(box), seed, steps)
    replay = Replay(box.title(), record, source)
    game = replay.game
    for place in range(len(replay.decisions)):
        before = game.clone()
        before.keep_undo = False
        replay.step()
        analyst.look(before, *game.decisions[place])
    return analyst.finish(game, progress), game.over


def what_happened(screen: Screen, record: Data, source: str, found: Found) -> dict[int, list[PhraseData]]:
    """What was told of each turning point, the loud before the rest."""
    replay = Replay(screen.title, record, source)
    game = replay.game
    told: dict[int, list[PhraseData]] = {}
    for moment in found.turning_points(POINTS):
        while len(game.decisions) < moment.revision:
            replay.step()
        start = len(game.events)
        while len(game.decisions) < moment.until:
            replay.step()
        lines = screen.log(game, ALL_EYES, start)
        loud = [line for line in lines if line["loud"]]
        told[moment.revision] = [line["say"] for line in loud or lines]
    return told

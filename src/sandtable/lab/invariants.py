"""What must be true at every decision of a game of any title, whatever was played.

What a title's own table, ledger and views must keep is in its kit (`kit.py`). All return sentences; none is best.
"""

from __future__ import annotations

import random

import msgspec

from sandtable.kernel.choice import B_SHIFT, a_of, b_of, verb_of
from sandtable.kernel.engine import asked_seats
from sandtable.kernel.errors import IllegalChoice
from sandtable.kernel.game import Game
from sandtable.kernel.title import SPECTATOR

# --- hidden information ---


def may_see(audience: int, seat: int) -> bool:
    """Is a seat among an event's audience? Spectators are in those that name whom they leave out."""
    return audience < 0 if seat == SPECTATOR else audience >> seat & 1 == 1


def redeal_faults(game: Game, seat: int, seed: str, same_question: bool) -> list[str]:
    """A fresh deal of what a seat cannot know changes neither what it sees nor, if that is wanted, what is asked."""
    dealt = game.title.clone(game.state)
    dealt.out, dealt.shown = [], []
    game.title.determinise(dealt, seat, seed)
    faults: list[str] = []
    if game.title.view(dealt, seat) != game.title.view(game.state, seat):
        faults.append(f"the view of seat {seat} depends on what it cannot know")
    if same_question:
        again = Game(game.title, game.scenario, "", game.options, dealt)
        if again.view(seat) != game.view(seat):
            faults.append(f"what is asked, as seat {seat} sees it, depends on what it cannot know")
    return faults


# --- doubles ---


def copy_faults(game: Game, rng: random.Random, steps: int = 4) -> list[str]:
    """A clone is equal, stays equal when the same is played, and does not touch its original."""
    title = game.title
    before = msgspec.json.encode(title.dump(game.state))
    first, second = game.clone(), game.clone()
    faults = [] if title.equal(first.state, game.state) else ["a clone differs from its original"]
    for _ in range(steps):
        decision = first.decision
        if decision is None:
            break
        code = rng.choice(decision.choices)
        first.play(code, decision.seat)
        second.play(code, decision.seat)
    if not title.equal(first.state, second.state) or first.events != second.events:
        faults.append("two clones that played the same differ")
    if msgspec.json.encode(title.dump(game.state)) != before:
        faults.append("playing on a clone changed its original")
    return faults


def save_faults(game: Game) -> list[str]:
    """Dump, JSON and load give an equal state that asks the same."""
    title = game.title
    data = msgspec.json.decode(msgspec.json.encode(title.dump(game.state)))
    loaded = title.load(data, game.scenario, game.options)
    if not title.equal(loaded, game.state):
        return ["a state saved and loaded differs"]
    again = Game(title, game.scenario, game.seed, game.options, loaded)
    decision, other = game.decision, again.decision
    if decision is None or other is None:
        return [] if decision is other else ["a loaded game is over where its original is not"]
    return [] if decision.choices == other.choices else ["a loaded game offers other choices"]


def choice_faults(game: Game, rng: random.Random, try_all: bool) -> list[str]:
    """Two choices or more (one at a window), each once, each playable."""
    decision = game.decision
    assert decision is not None
    offered = decision.choices + decision.extras
    fewest = 1 if game.state.windows and decision.window else 2
    faults = [] if len(decision.choices) >= fewest else ["fewer than two choices are offered"]
    if len(set(offered)) != len(offered):
        faults.append(f"a choice is offered twice at {decision.prompt}")
    for code in offered if try_all else [rng.choice(offered)]:
        double = game.clone()
        try:
            double.play(code, decision.seat)
        except Exception as error:  # whatever it is, it is what we look for
            faults.append(f"{game.notation(code)} at {decision.prompt}: {type(error).__name__}: {error}")
    return faults


def notation_faults(game: Game, rng: random.Random) -> list[str]:
    """Of all that a seat is offered, side choices too, each has a notation of its own, by which a record finds it."""
    faults: list[str] = []
    for seat in asked_seats(game.state):
        offered = game.offered(seat)
        texts = [game.notation(code) for code in offered]
        if len({text.lower() for text in texts}) != len(texts):
            twice = sorted({text for text in texts if texts.count(text) > 1})
            faults.append(f"two choices of seat {seat} are written the same: {twice}")
        code = rng.choice(offered)
        if game.title.find(game.state, offered, game.notation(code)) != code:
            faults.append(f"{game.notation(code)!r} is not found among the choices of seat {seat}")
    return faults


def illegal_faults(game: Game, rng: random.Random) -> list[str]:
    """A choice that is not offered is refused and changes nothing."""
    decision = game.decision
    assert decision is not None
    wrong = rng.getrandbits(42)
    if wrong in decision.choices + decision.extras:
        return []
    before, told, made = game.title.clone(game.state), len(game.events), len(game.decisions)
    for seat, code in ((decision.seat, wrong), (1 - decision.seat, decision.choices[0])):
        if seat in asked_seats(game.state) and code in game.offered(seat):
            continue  # both are asked the same at once
        try:
            game.play(code, seat)
            return [f"seat {seat} could play {code}, which is not offered to it"]
        except IllegalChoice:
            pass
    same = game.title.equal(before, game.state) and told == len(game.events) and made == len(game.decisions)
    return [] if same else ["an illegal choice changed something"]


def thing_of(game: Game, code: int) -> int:
    """What `explain` is asked about: a choice's one argument, or its first two."""
    two = len(game.title.verbs[verb_of(code)].kinds) > 1
    return a_of(code) << B_SHIFT | b_of(code) if two else a_of(code)


def explain_faults(game: Game, rng: random.Random, sizes: dict[str, int]) -> list[str]:
    """Asking why gives a reason for what is not offered, none for what is, and never a breakdown.

    `sizes` says how many things of a kind there are; of others the first is asked about.
    """
    decision = game.decision
    assert decision is not None
    code = rng.choice(decision.choices)
    asked = [(game.title.verbs[verb_of(code)], thing_of(game, code))]
    verb = rng.choice(game.title.verbs)
    if len(verb.kinds) == 1:
        asked.append((verb, rng.randrange(max(1, sizes.get(verb.kinds[0], 1)))))
    offered = {(verb_of(c), thing_of(game, c)) for c in decision.choices + decision.extras}
    faults: list[str] = []
    for verb, thing in asked:
        try:
            why = game.explain(decision.seat, thing, verb.code)
        except Exception as error:  # whatever it is, it is what we look for
            faults.append(f"explain {verb.name} {thing} at {decision.prompt}: {type(error).__name__}: {error}")
            continue
        if (why is None) != ((verb.code, thing) in offered):
            faults.append(f"explain {verb.name} {thing} at {decision.prompt} says {why}, which is not so")
    return faults


def undo_faults(game: Game, seat: int, code: int) -> list[str]:
    """Play a choice, take it back if that must be possible, and play it again; ends with the choice played."""
    title = game.title
    before, told, made = title.clone(game.state), len(game.events), len(game.decisions)
    game.keep_undo = True
    game.play(code, seat)
    decision = game.decision
    still_his = decision is not None and decision.seat == seat
    several = before.asked_mask & (before.asked_mask - 1) != 0
    sealed = several and game.state.passes == before.passes and not game.over  # the others have still to answer
    allowed = (still_his or sealed) and game.state.reveals == before.reveals
    if game.can_undo(seat) != allowed:
        return [f"undo is {'not ' if allowed else ''}offered after {game.notation(code)}"]
    if not allowed:
        return []
    game.undo(seat)
    faults: list[str] = []
    if not title.equal(before, game.state) or told != len(game.events) or made != len(game.decisions):
        faults.append(f"taking back {game.notation(code)} does not restore what was")
    game.play(code, seat)
    return faults

"""A tiny game that exercises the kernel alone: a bidding duel.

Eight cards of values 1 to 4, two of each; three go to each hand. Every round its leader may mark a number in the open
as often as he likes, then both bid a card in secret. The higher bid wins the round, a coin breaks ties, the winner
leads the next round. Both draw a card while there are any. Whoever has more rounds when the hands are empty wins.
"""

from __future__ import annotations

from typing import Final, cast

from sandtable.kernel import codec_generated as kernel_codec
from sandtable.kernel import frame as kernel
from sandtable.kernel.chance import new_chance
from sandtable.kernel.choice import Verb, a_of, choice, verb_of
from sandtable.kernel.codec import Frames
from sandtable.kernel.errors import BadFile
from sandtable.kernel.frame import ASK, EVERYONE, GO, Frame, start
from sandtable.kernel.title import Data, Title

CARDS: Final = 8
HAND: Final = 3
NO_BID: Final = -1

# channels of chance
DECK: Final = 0
COIN: Final = 1

# verbs
MARK: Final = 0
READY: Final = 1
BID: Final = 2
VERBS: Final = [Verb(MARK, "mark", ["number"]), Verb(READY, "ready", []), Verb(BID, "bid", ["card"])]

FIRST_VERBS: Final = ["mark number", "bid card", "ready"]  # in another order than today's
CHANGES: Final = ["the duel", "three marks instead of two"]
FRAMES: Final = Frames()

# events
MARKED: Final = 0
DREW: Final = 1
REVEALED: Final = 2
WON: Final = 3
EVENT_NAMES: Final = ["marked", "drew", "revealed", "won"]

REASONS: Final = [("fine", ""), ("not-in-hand", "2"), ("not-a-number", "1")]


class DuelState(kernel.State):
    hands: list[list[int]]
    deck: list[int]  # next card last
    marks: list[int]
    rounds: list[int]  # won by each seat
    leader: int


def value(card: int) -> int:
    return card // 2 + 1


class Rounds(Frame):
    """Round after round; at the bottom of the stack."""

    def run(self, g: kernel.State) -> int:
        duel = cast(DuelState, g)
        if self.at == 1:
            self.at = 0
            finish_round(duel, g.value)
        if not duel.hands[0]:
            g.end_game(0 if duel.rounds[0] > duel.rounds[1] else 1, 1)
            return GO
        self.at = 1
        push_bids(g)
        plan = Plan()
        plan.at = 0
        g.push(plan)
        return GO


class Plan(Frame):
    """The leader's open decisions: nothing is revealed, so he may take them back."""

    def run(self, g: kernel.State) -> int:
        return ASK if self.at == 0 else g.pop()

    def asked(self, g: kernel.State) -> int:
        return 1 << cast(DuelState, g).leader

    def options(self, g: kernel.State, seat: int) -> list[int]:
        return [choice(MARK, n) for n in (1, 2, 3)] + [choice(READY)]

    def take(self, g: kernel.State, seat: int, code: int) -> None:
        if verb_of(code) == READY:
            self.at = 1
            return
        cast(DuelState, g).marks[seat] = a_of(code)
        g.tell(MARKED, seat, a_of(code))

    def prompt(self, g: kernel.State) -> tuple[str, str]:
        return ("plan", "1")

    def why(self, g: kernel.State, seat: int, thing: int, verb: int) -> int:
        return 2 if verb == MARK and thing not in (1, 2, 3) else 0


class Bids(Frame):
    """A sealed simultaneous decision: the answers lie here, and no view shows them until both are in."""

    bids: list[int]

    def run(self, g: kernel.State) -> int:
        return ASK if NO_BID in self.bids else g.pop(self.bids[0] * CARDS + self.bids[1])

    def asked(self, g: kernel.State) -> int:
        return sum(1 << seat for seat in range(2) if self.bids[seat] == NO_BID)

    def options(self, g: kernel.State, seat: int) -> list[int]:
        return [choice(BID, card) for card in cast(DuelState, g).hands[seat]]

    def take(self, g: kernel.State, seat: int, code: int) -> None:
        self.bids[seat] = a_of(code)

    def prompt(self, g: kernel.State) -> tuple[str, str]:
        return ("bid", "2")

    def why(self, g: kernel.State, seat: int, thing: int, verb: int) -> int:
        return 1 if verb == BID and thing not in cast(DuelState, g).hands[seat] else 0


class Letters(Frame):
    """A sealed decision of many answers: each seat marks numbers in secret until it is ready."""

    written: list[list[int]]
    done: int

    def run(self, g: kernel.State) -> int:
        if self.done != 3:
            return ASK
        for seat in range(2):
            for number in self.written[seat]:
                g.tell(MARKED, seat, number)
        return g.pop()

    def asked(self, g: kernel.State) -> int:
        return 3 & ~self.done

    def options(self, g: kernel.State, seat: int) -> list[int]:
        return [choice(MARK, n) for n in (1, 2, 3)] + [choice(READY)]

    def take(self, g: kernel.State, seat: int, code: int) -> None:
        if verb_of(code) == READY:
            self.done |= 1 << seat
            g.tell(WON, seat)
        else:
            self.written[seat].append(a_of(code))

    def prompt(self, g: kernel.State) -> tuple[str, str]:
        return ("letters", "2")


def push_letters(g: kernel.State) -> Letters:
    letters = Letters()
    letters.at = letters.done = 0
    letters.written = [[], []]
    g.push(letters)
    return letters


def push_bids(g: kernel.State) -> None:
    bids = Bids()
    bids.at = 0
    bids.bids = [NO_BID, NO_BID]
    g.push(bids)


def finish_round(g: DuelState, both: int) -> None:
    """Show the bids, find the winner, draw."""
    bids = [both // CARDS, both % CARDS]
    for seat in range(2):
        g.hands[seat].remove(bids[seat])
        g.reveal(bids[seat])
        g.tell(REVEALED, seat, bids[seat])
    if value(bids[0]) == value(bids[1]):
        winner = g.chance.pick(COIN, [0, 1])
        g.reveal(winner)
    else:
        winner = 0 if value(bids[0]) > value(bids[1]) else 1
    g.rounds[winner] += 1
    g.leader = winner
    g.tell(WON, winner)
    for seat in range(2):
        if g.deck:
            draw(g, seat)


def draw(g: DuelState, seat: int) -> None:
    card = g.deck.pop()
    g.hands[seat].append(card)
    g.hands[seat].sort()
    g.reveal(card)
    g.tell(DREW, seat, card, audience=1 << seat)
    g.tell(DREW, seat, -1, audience=EVERYONE ^ (1 << seat))


class Duel(Title):
    def __init__(self) -> None:
        self.name = "duel"
        self.revision = len(CHANGES)
        self.changes = CHANGES
        self.turn_rule = "3"
        self.seats = ["north", "south"]
        self.verbs = list(VERBS)
        self.first_verbs = FIRST_VERBS
        self.events = [(name, ["number"] * 4) for name in EVENT_NAMES]

    def new_state(self, scenario: Data, seed: str, options: Data) -> kernel.State:
        leader = scenario.get("leader", 0)
        if leader not in (0, 1):
            raise BadFile("scenario", "leader", "must be 0 or 1")
        g = DuelState()
        start(g, new_chance(seed))
        forced = scenario.get("forced", [])
        assert isinstance(forced, list)
        g.chance.forced = [list(queue) for queue in forced]
        g.deck = g.chance.shuffle(DECK, list(range(CARDS)))[::-1]
        g.hands, g.marks, g.rounds, g.leader = [[], []], [0, 0], [0, 0], 1 if leader else 0
        for seat in range(2):
            for _ in range(HAND):
                draw(g, seat)
        rounds = Rounds()
        rounds.at = 0
        g.push(rounds)
        return g

    def clone(self, g: kernel.State) -> kernel.State:
        return codec_generated.clone_DuelState(cast(DuelState, g))

    def dump(self, g: kernel.State) -> Data:
        return codec_generated.dump_DuelState(cast(DuelState, g))

    def load(self, data: Data, scenario: Data, options: Data) -> kernel.State:
        g = codec_generated.load_DuelState(data, FRAMES)
        kernel.awaken(g)
        return g

    def equal(self, a: kernel.State, b: kernel.State) -> bool:
        return codec_generated.equal_DuelState(cast(DuelState, a), cast(DuelState, b))

    def view(self, g: kernel.State, seat: int) -> Data:
        duel = cast(DuelState, g)
        return {
            "hand": duel.hands[seat] if seat >= 0 else None,
            "counts": [len(hand) for hand in duel.hands],
            "marks": duel.marks,
            "rounds": duel.rounds,
            "leader": duel.leader,
        }

    def determinise(self, g: kernel.State, seat: int, seed: str) -> None:
        """The other's hand, his sealed bid, the deck and all chance to come."""
        duel = cast(DuelState, g)
        duel.chance.seed, duel.chance.count, duel.chance.forced = seed, 0, []
        unknown = sorted(duel.deck + [card for s in range(2) if s != seat for card in duel.hands[s]])
        mixed = duel.chance.shuffle(DECK, unknown)
        top = duel.frames[len(duel.frames) - 1]
        for s in range(2):
            if s == seat:
                continue
            held = len(duel.hands[s])
            duel.hands[s], mixed = sorted(mixed[:held]), mixed[held:]
            if isinstance(top, Bids) and top.bids[s] != NO_BID:
                top.bids[s] = duel.chance.pick(COIN, duel.hands[s])
        duel.deck = mixed

    def argument(self, g: kernel.State, kind: str, value: int) -> str:
        return str(value)

    def thing(self, g: kernel.State, text: str) -> int:
        return int(text)

    def reason(self, code: int) -> tuple[str, str]:
        return REASONS[code]


import codec_generated  # noqa: E402  (it needs the classes above)

kernel_codec.register(FRAMES)
codec_generated.register(FRAMES)
DUEL = Duel()

"""The shapes of a screen's answers; the browser's side of them is web/src/lib/protocol.ts (tools/generate_wire.py)."""

# not `from __future__ import annotations`: which keys a TypedDict requires is found out when it is made
from collections.abc import Mapping
from typing import Literal, NotRequired, TypedDict

from sandtable.kernel.title import Data
from sandtable.phrase import PhraseData

# A thing on the table: "u:12" unit, "w:3" weapon, "h:K8" hex, "c:G-51" card, "s:0" side, "n:4" number, "x:word" other.
Thing = str

# --- questions and the log ---


class Choice(TypedDict):
    code: int
    verb: str
    text: str  # notation, such as "step K8"
    say: PhraseData
    things: list[Thing]  # in the order of the verb's arguments


class Question(TypedDict):
    prompt: PhraseData
    key: str  # of the prompt, such as "move-step"
    rule: str
    choices: list[Choice]
    extras: list[Choice]  # legal at any time here, never pressing
    default: int | None  # what Enter takes: done, pass, or the only choice
    window: bool  # a reaction window: can be answered in advance
    reaction: NotRequired[str]  # can be answered in advance under this name, though nothing of it is hidden
    idle: NotRequired[int | None]  # what somebody takes who wants to do nothing more, where nothing is at stake
    scope: NotRequired[str]  # among whom: changes when others are asked to act
    odds: bool  # a query "odds" has something to say
    stake: list[PhraseData]  # what a roll already lying there would mean
    roster: NotRequired[bool]  # a set-up: can be answered as a whole by a roster
    actor: NotRequired[Thing | None]  # whom the question is about, where the game says so
    plans: NotRequired[bool]  # a query "plans" has something to propose


class LogArgument(TypedDict):
    kind: str
    value: int
    text: str  # notation


class Dice(TypedDict):
    white: int
    coloured: int
    total: int
    faces: NotRequired[list[int]]  # of a handful of dice: how many show each face, from 1; `total` counts them


class LogEntry(TypedDict):
    key: str  # "moved", "attack", "rolled"...
    say: PhraseData
    rule: str
    hexes: list[str]
    things: list[Thing]
    args: list[LogArgument]
    dice: Dice | None
    side: int | None
    loud: bool
    group: NotRequired[str]  # lines of one group happen at the same time


class LogLine(LogEntry):
    n: int  # place in this seat's log, from 0


# --- what a game shows ---


class AnyView(TypedDict):
    """What a seat may know, as far as all games have it; the rest is each game's own, and drawn by its kit."""

    map: str
    seat: int
    turn: int
    over: bool
    winner: int


# Static facts of a game for drawing, each game's own: everything printed on cards and counters.
AnyCatalogue = Mapping[str, object]


class GeometryHex(TypedDict):
    name: str
    x: float
    y: float
    terrain: str
    level: int
    objective: int


class Geometry(TypedDict):
    """Geometry of a map in drawing units of its SVG (viewBox 0 0 width height)."""

    width: float
    height: float
    hexes: list[GeometryHex]
    corners: list[tuple[float, float]]  # of a hex, from its centre
    radius: float  # distance from the centre to the middle of a hexside


class Result(TypedDict):
    winner: int  # seat; -1 nobody
    ending: str  # key: a game's own ending, or "resigned", "draw", "time"
    say: PhraseData


class Lesson(TypedDict):
    step: int
    steps: int
    title: PhraseData
    text: PhraseData
    expect: list[int]  # codes that lead on; empty: wait
    point: list[Thing]  # what to look at
    rules: list[str]  # the rules used here


# --- answers to queries ---


class Term(TypedDict):
    """One part of a number; the terms of a number add up to it."""

    value: int
    say: PhraseData
    rule: str


class Stat(TypedDict):
    label: PhraseData
    value: int | str
    boxed: bool
    terms: list[Term]


class Note(TypedDict):
    say: PhraseData
    rule: str


class Inspection(TypedDict):
    title: PhraseData
    subtitle: PhraseData | None
    stats: list[Stat]
    notes: list[Note]


class Why(TypedDict):
    reasons: list[Note]  # empty: it is offered


class SightReason(TypedDict):
    say: PhraseData
    rule: str
    hex: str | None


class SightLine(TypedDict):
    to: str
    say: PhraseData
    open: bool
    hindrance: int
    reasons: list[SightReason]


SightAnswer = TypedDict(
    "SightAnswer",
    {
        "from": str,
        "seen": dict[str, int],  # hex -> hindrance; what is missing is not seen
        "line": SightLine | None,
    },
)


class Chance(TypedDict):
    say: PhraseData
    chance: float  # 0 to 1


class Fate(TypedDict):
    """What awaits a target; the chances add up to 1."""

    thing: Thing
    say: PhraseData
    hold: float
    suppress: float
    breaks: float
    eliminate: float


class AttackOdds(TypedDict):
    title: PhraseData
    code: int | None  # the choice this is about
    strength: int  # or the number needed
    terms: list[Term]
    hit: float | None  # chance of a roll to hit, 0 to 1; where an attack is many shots, of one
    targets: list[Fate]
    chances: NotRequired[list[Chance]]  # what the attack may do, where that is not told by target


class OddsLine(TypedDict):
    """A roll and what it may bring: rallies, melees, checks."""

    say: PhraseData
    thing: Thing | None
    chances: list[Chance]
    code: NotRequired[int]  # the choice this is about
    number: NotRequired[int]  # the number needed, with its terms
    terms: NotRequired[list[Term]]


class OddsAnswer(TypedDict):
    attacks: list[AttackOdds]
    lines: list[OddsLine]


class RosterWay(TypedDict):
    thing: Thing
    say: PhraseData


class RosterPiece(TypedDict):
    """A piece to be set up, or something more that is said of one."""

    piece: str  # its name in a draft; "#2" behind the thing where several are not told apart
    thing: Thing
    say: PhraseData
    at: Thing | None  # where the draft puts it
    may: list[Thing]  # where it may go, if it were taken up
    optional: bool  # may be left out
    of: NotRequired[str]  # the piece of which it says more: which way that faces, whether it hides
    ways: NotRequired[list[RosterWay]]  # of such a one, in place of `may`: what it can say now


class Roster(TypedDict):
    pieces: list[RosterPiece]  # of the step that stands; none: this seat sets up nothing now
    ready: bool  # could be played as it lies
    view: AnyView | None  # with the draft on the table


class ReadySetUp(TypedDict):
    """A set-up that somebody with a sense of it would make."""

    placements: list[tuple[str, Thing]]


# must be offered; passed over where it is not; taken if nothing else is; taken where it is what the idle take
PlanWhen = Literal["asked", "maybe", "only", "idle"]
PlanKind = Literal["fire", "move", "advance", "order", "route", "written"]


class PlanStep(TypedDict):
    text: str  # a decision in notation
    key: str  # of the question to which it is the answer
    when: PlanWhen
    scope: NotRequired[str]  # of the question, where the plan waits for it while others act
    actor: NotRequired[Thing | None]  # of the question, likewise


class PlanPath(TypedDict):
    """A way over the map, from where they stand."""

    hexes: list[str]
    threats: list[int]  # by hex, the first left out: how many enemies in sight could fire at it
    times: NotRequired[list[int]]  # by hex likewise: when it is entered
    who: NotRequired[Thing]


class PlanGroup(TypedDict):
    thing: Thing  # "x:team-able"; all of them "x:all", as last time "x:same", as drafted "x:draft"
    say: PhraseData
    order: Thing | None  # what they are told to do, where it is one and the same


class PlanBar(TypedDict):
    """Somebody who cannot take part, and why."""

    thing: Thing
    reasons: list[Note]


class PlanChance(TypedDict):
    """What fire may do, as far as the seat may know; several shots at one target count as one."""

    shots: int
    dice: int
    accuracy: int  # a die hits with so much or less; 0: it differs from shot to shot
    hits: float  # expected
    casualty: float  # chance of at least one
    suppressed: float
    destroyed: float


class PlanOrder(TypedDict):
    """An order that would be written, or is: as it is drawn on the board."""

    name: str
    step: int  # of the turn, in which it is carried out
    unit: Thing
    target: Thing | None  # a unit
    at: str | None  # a hex
    face: int  # direction 1 to 6; 0: none
    range: int
    path: list[str]  # without the hex it starts in
    fire_from: str | None
    cone: list[str]  # hexes that it covers
    origin: Literal["drawn", "written", "last", "goes-on", "defend"]  # of a draft: why it is proposed
    chance: PlanChance | None
    pooled: PlanChance | None  # with all else that fires at the same target
    changed: NotRequired[bool]  # written anew after orders of the enemy were read


class PlanWarning(TypedDict):
    """Something to look at before all is settled; the worst comes first."""

    say: PhraseData
    grave: int  # 3 grave, 2 to be thought over, 1 a hint
    things: list[Thing]  # whom it is about, the one to jump to first


class Plan(TypedDict):
    """Several decisions that belong together, proposed and not yet made."""

    kind: PlanKind
    hex: str  # target or destination
    say: PhraseData
    things: list[Thing]  # who takes part
    more: list[Thing]  # who could, too
    paths: list[PlanPath]
    enemies: list[Thing]  # who could fire at them on the way
    left: int | None  # MPs at the end of the way
    odds: AttackOdds | None
    go: PhraseData  # what to press
    steps: list[PlanStep]  # of a route none until it is asked for by its end
    group: NotRequired[PlanGroup]  # orders for several at once: for whom
    barred: NotRequired[list[PlanBar]]
    order: NotRequired[PlanOrder]  # of kind "written"
    orders: NotRequired[list[PlanOrder]]  # of a group: one for each of them


class PlansAnswer(TypedDict):
    plans: list[Plan]
    why: NotRequired[list[Note]]  # where nothing can be proposed
    warnings: NotRequired[list[PlanWarning]]  # about what would be settled as it stands


# --- what if ---


class WhatIfUnit(TypedDict):
    """What became of a piece over many runs."""

    unit: Thing
    before: int  # its size now
    size: float  # on average afterwards
    place: str  # where it was most often
    there: float  # how often
    suppressed: float
    destroyed: float


class WhatIf(TypedDict):
    """A turn tried out in worlds dealt from what the seat may know."""

    runs: int
    units: list[WhatIfUnit]
    log: list[LogEntry]  # of one run that is like the rest
    view: AnyView | None  # and how it ended


# --- hints ---


class Weighed(TypedDict):
    """A choice with what it is worth."""

    code: int
    text: str
    say: PhraseData
    things: list[Thing]
    chance: float  # to win, of the seat
    behind: float  # the best one, on average
    error: float  # the standard error of that


class Hint(TypedDict):
    choices: list[Weighed]  # the best first; none where there is nothing to weigh
    worlds: int  # that were dealt from what the seat knows
    why: NotRequired[Literal["no-mind", "one-choice"]]  # there are none


Answer = Inspection | Why | SightAnswer | OddsAnswer | Roster | ReadySetUp | PlansAnswer | WhatIf | Hint

# --- before a game ---


class UnitLine(TypedDict):
    say: str
    phrase: NotRequired[PhraseData]
    count: int


class SideCard(TypedDict):
    seat: int
    side: str
    nation: str
    posture: str
    quality: str
    units: list[UnitLine]
    orders: int


class CardWords(TypedDict):
    label: PhraseData | None
    description: PhraseData | None
    lesson: PhraseData | None
    task: NotRequired[PhraseData | None]
    place: NotRequired[PhraseData | None]


Difficulty = Literal[1, 2, 3]


class Partner(TypedDict):
    """A second person may play at a side, and decide for a nation that is joined to it."""

    seat: int  # the side
    nation: str
    option: str  # that must be on


class ScenarioCard(TypedDict):
    title: str  # of the game
    name: str
    label: str
    description: str
    lesson: str
    say: NotRequired[CardWords]  # the three texts above, in the reader's language
    map: str
    year: int
    number: int
    length: int  # in the game's own measure of time
    difficulty: Difficulty
    sides: list[SideCard]
    options: NotRequired[Data]  # that the scenario sets itself
    partner: NotRequired[Partner | None]


class BriefSection(TypedDict):
    key: str  # "situation", "goal", "side", "set-up", "length", "arrivals", "special", "rules"
    heading: PhraseData
    seat: int | None  # whose forces it tells
    lines: list[PhraseData]


class Briefing(TypedDict):
    """A scenario in words, as somebody may know it."""

    sections: list[BriefSection]


class WishValue(TypedDict):
    value: str
    label: PhraseData


class RandomWish(TypedDict):
    """Something of a random scenario that whoever starts it may choose; else it is left to chance."""

    name: str  # in RandomWanted.wishes
    label: PhraseData
    values: list[WishValue]


class Option(TypedDict):
    """A switch of the rules that whoever starts a game may turn."""

    name: str  # in NewRoom.options
    label: PhraseData
    text: PhraseData  # what it changes
    rule: str
    on: bool  # by itself
    editions: list[str]  # those that turn it on


class ChosenRule(TypedDict):
    """What was chosen for a game, in words."""

    say: PhraseData
    rule: str  # "": none of its own

"""What the screen of Combat! Volume 1 shows; the browser's side of it is web/src/combat/protocol.ts."""

# not `from __future__ import annotations`: which keys a TypedDict requires is found out when it is made
from typing import Literal, NotRequired, TypedDict

from sandtable.phrase import PhraseData
from sandtable.screens.wire import AnyView

CombatTeam = Literal["able", "baker", "charlie", "red", "yellow", "white", "blue"]
CombatSide = Literal["friendly", "enemy"]

# --- what the player may know (view.py) ---


class CombatArm(TypedDict):
    weapon: str  # key into CombatCatalogue.weapons
    slot: int
    ammo: Literal["loaded", "low-ammo", "no-ammo"]


_With = TypedDict("_With", {"with": str | None})  # tag of the man carried, carrier or patient


class CombatMan(_With):
    """From `name` on only if he is known; an Unknown shows what lies on the Board."""

    id: int  # Thing "u:ID"
    tag: str  # "taylor"; an Unknown is "red-3"
    side: CombatSide
    team: CombatTeam
    hex: str | None
    place: Literal["board", "dead", "left", "reserve", "removed"]
    known: bool  # false: an Unknown
    morale: str  # key into CombatCatalogue.morale
    order: str  # key into CombatCatalogue.orders, which has its four numbers
    directions: int  # of an Enemy's moves: two digits, 0 for none
    aim: str | None  # hex of his Target Marker
    guard: str | None  # tag of his Guard: he is a prisoner
    grenade: Literal["live", "smoke"] | None  # in his hand
    marks: list[Literal["near", "far"]]  # of live grenades
    alert: NotRequired[bool]  # Enemies
    confirmed: NotRequired[bool]  # Enemies: no Dummy
    spotted: NotRequired[bool]  # Friendlies
    name: NotRequired[str]  # key into CombatCatalogue.men
    title: NotRequired[str]
    rank: NotRequired[str]
    tq: NotRequired[int]  # printed; as it stands now: query inspect
    ldr: NotRequired[int]
    current_ldr: NotRequired[int]
    tough: NotRequired[bool]
    medic: NotRequired[bool]
    dummy: NotRequired[bool]
    gun: NotRequired[Literal["", "operator", "assistant"]]
    grenades: NotRequired[int]  # Grenade WS, -1 without
    rifle_grenades: NotRequired[int]
    weapons: NotRequired[list[CombatArm]]
    skills: NotRequired[list[int]]
    wounds: NotRequired[list[Literal["light", "bad", "light-bandaged", "bad-bandaged"]]]
    incapacitated: NotRequired[bool]
    flares: NotRequired[int]
    papers: NotRequired[int]
    captive: NotRequired[bool]
    carried: NotRequired[bool]


class CombatGun(TypedDict):
    id: int  # Thing "w:ID"
    tag: str
    weapon: str
    hex: str | None
    operator: str | None  # tags
    assistant: str | None
    ammo: str


class CombatPlace(TypedDict):
    """A Team on the Initiative Track."""

    team: CombatTeam
    initiative: int


class CombatSmoke(TypedDict):
    hexes: list[str]
    fading: bool
    value: int


class CombatGrenade(TypedDict):
    hex: str
    blast: str  # key into CombatCatalogue.blasts


class CombatCorpse(TypedDict):
    hex: str
    man: str  # tag


class CombatMarkers(TypedDict):
    made: dict[str, str]  # hex -> "foxhole", "rubble", "crater"
    melees: list[str]
    smoke: list[CombatSmoke]  # by source
    lights: list[str]
    lit: list[str]  # hexes that they light
    grenades: list[CombatGrenade]  # live, thrown
    corpses: list[CombatCorpse]


class CombatView(AnyView):
    """Printed facts are in CombatCatalogue."""

    scenario: str
    turns: int  # the last one
    step: Literal["set-up", "cards", "orders", "enemy-orders", "action", "end"]
    impulse: int  # 1 to 4; 0 outside the action
    wind: int  # map direction, 0 up, clockwise
    night: int | None  # how far is seen tonight; null by day
    men: list[CombatMan]
    guns: list[CombatGun]
    hand: list[str] | None  # "F12", keys into CombatCatalogue.cards; null for others than the player
    hand_count: int
    aside: list[str] | None  # planned for the next turn
    aside_count: int
    played: str | None  # this turn's card
    draw_count: int
    discards: list[str]
    enemy_draw_count: int
    enemy_discards: list[str]
    display: list[str | None]  # "E25": card of Red, Yellow, White, Blue
    cup_count: int
    track: list[CombatPlace]  # in the order in which they act
    acting: CombatTeam | None
    effects: list[int]  # in force this turn; in words: query inspect "x:effects"
    markers: CombatMarkers
    points: int  # victory points if it ended now; line by line: query inspect "x:victory"
    found: list[int]  # entries of the scenario's search list
    result: str | None  # key "combat-result-..."


# --- what is printed (catalogue.py) ---


class CombatCard(TypedDict):
    number: int
    title: PhraseData
    text: PhraseData
    kind: Literal["discard", "order", "event"]
    kind_say: PhraseData
    rule: str
    initiative: list[int]  # Able, Baker, Charlie; empty on Event cards without
    wound: str
    wound_say: PhraseData


class CombatRow(TypedDict):
    morale: str
    order: str
    directions: int
    letters: str  # "", "C", "G", "CG", "GC"


class CombatEnemyCard(TypedDict):
    serial: int
    initiative: int
    cover: list[CombatRow]
    open: list[CombatRow]
    rout: int
    berserk: int


class CombatSkill(TypedDict):
    weapon: str
    skill: int


class CombatManFacts(TypedDict):
    title: PhraseData
    side: CombatSide
    team: CombatTeam
    rank: str
    number: int
    tq: int
    ldr: int
    weapons: list[CombatSkill]
    grenades: int
    rifle_grenades: int
    tough: bool
    medic: bool


class CombatWeapon(TypedDict):
    title: PhraseData
    range: int
    bands: list[tuple[int, int]]
    rof: list[int]
    slow: bool
    heavy: Literal[0, 1, 2]
    belt_fed: bool
    pistol: bool


class CombatBlast(TypedDict):
    title: PhraseData
    range: int
    damage: list[int]
    frag: list[int]
    smoke: int


class CombatOrder(TypedDict):
    title: PhraseData
    rule: str
    entries: list[str]  # the four numbers, as words
    ws: int | None


class CombatCatalogue(TypedDict):
    """Everything printed on cards, counters and charts."""

    cards: dict[str, CombatCard]
    enemy_cards: dict[str, CombatEnemyCard]
    men: dict[str, CombatManFacts]
    weapons: dict[str, CombatWeapon]
    blasts: dict[str, CombatBlast]
    orders: dict[str, CombatOrder]
    teams: dict[CombatTeam, PhraseData]
    morale: dict[str, PhraseData]
    terrain: dict[str, PhraseData]

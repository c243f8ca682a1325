"""Follows a game from roll to roll: what each is added to or compared with is foretold when the dice are shown.

A choice is first played on a copy, procedure by procedure, so that a roll is looked at with the table as it was.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import oracle_gwc_fire as fire
import oracle_gwc_ground as ground
import oracle_gwc_orders as orders
import oracle_gwc_pieces as p
from oracle_gwc_events import Drawn
from oracle_gwc_pieces import GreatWarState
from oracle_gwc_question import Question
from oracle_gwc_questions import compare_question
from oracle_gwc_score import Score
from oracle_gwc_strategy import Cards
from oracle_gwc_tables import Count, about
from oracle_gwc_time import Time
from oracle_gwc_tracks import Tracks

from sandtable.commander.map.kinds import SIDE_NAMES
from sandtable.commander.rules import purposes, tell
from sandtable.commander.rules.mines import MineAttack
from sandtable.commander.rules.names import ACTION_NAMES, FORT_NAMES
from sandtable.commander.rules.orders.bombardment import Bombardment
from sandtable.commander.rules.orders.defence import Defence
from sandtable.commander.rules.orders.fire_attack import FireAttack
from sandtable.commander.rules.orders.melee import MeleeFight
from sandtable.commander.rules.orders.recover_rout import RollForEach
from sandtable.commander.rules.state import MOVING, SUPPRESSED
from sandtable.games.great_war_commander.rules import tell as own_tell
from sandtable.games.great_war_commander.rules.names import AIR_ASSAULT_ROLL, BOG_ROLL, OWN_ACTIONS
from sandtable.games.great_war_commander.rules.orders.air import AirAssault
from sandtable.games.great_war_commander.rules.orders.arriving import Arriving
from sandtable.games.great_war_commander.rules.orders.barrage import Impact
from sandtable.kernel.frame import ASK, Event, Frame

ACTIONS = [*ACTION_NAMES, *OWN_ACTIONS]
PLUS_TWO = (
    "bore-sighting", "crossfire", "elan", "hand-grenades", "live-forever", "marksmanship", "unternehmungslustig",
    "bayonets", "charge", "barrage",
)  # fmt: skip
HEXSIDE_COVER = {"hedge": 1, "wall": 2, "destroyed-wall": 2}  # T109, T122
RESULTS = {
    tell.BROKE: "breaks", tell.ELIMINATED: "breaks", tell.REPLACED: "breaks", tell.SUPPRESSED: "suppressed",
}  # fmt: skip
BEST = -99  # the owner has not been asked which Cover to take
POST = -2  # the observer post as a Spotter


def only_choice(g: GreatWarState, options: list[int]) -> Callable[[Frame], None]:
    """What the kernel does where there is nothing to choose."""
    return lambda frame: frame.take(g, frame_seat(g, frame), options[0]) if options else frame.nothing(g)


def event_told(g: GreatWarState) -> Event:
    return next(event for event in reversed(g.out) if event[0] == tell.EVENT)


def frame_seat(g: GreatWarState, frame: Frame) -> int:
    return frame.asked(g).bit_length() - 1


class Follower:
    """Follows one game."""

    def __init__(self, seen: Count) -> None:
        self.seen = seen
        self.boosts: dict[tuple[str, int], int] = {}  # by place of the procedure and side: what Actions have added
        self.rolling = -1  # what the last roll was for
        self.cancelled: list[int] = []  # rolls to be made again, against the number that stood before (9.1)
        self.told: dict[str, Any] = {}  # by kind of roll: what was foretold
        self.due: tuple[int, str, str] | None = None  # who has answered an attack, what is due and what has happened
        self.depth = 0  # of attacks within attacks at that moment
        self.ruin_due: tuple[int, ground.Hex] | None = None
        self.tracks = Tracks(seen)
        self.score = Score(seen)
        self.time = Time(seen)
        self.cards = Cards(seen)
        self.drawn = Drawn(seen)
        self.late = False  # something has come between the check of Cohesion and the next Turn

    def follow(self, g: GreatWarState, seat: int, code: int) -> None:
        self.cards.chosen(seat, code)
        self.step(g, lambda frame: frame.take(g, seat, code))
        while not g.over:
            top = g.frames[-1]
            if self.step(g, lambda frame: frame.run(g)) != ASK or g.over:
                continue
            options = top.options(g, frame_seat(g, top))
            compare_question(g, options, self.seen)
            prompt = top.prompt(g)[0]
            self.score.asked(g, prompt)
            self.time.asked(g, prompt)
            self.cards.asked(Question(g, options, self.seen))
            self.drawn.asked(Question(g, options, self.seen))
            if len(options) > 1 or (g.windows and len(options) == 1 and top.window(g, frame_seat(g, top))):
                return
            self.cards.chosen(frame_seat(g, top), options[0] if options else 0)
            self.step(g, only_choice(g, options))

    def run_out(self, g: GreatWarState, depth: int, rng: random.Random) -> None:
        """An Event that has just been drawn: chance answers every question until it is over."""
        self.drawn.read(g, g.out[-1] if g.out[-1][0] == tell.EVENT else event_told(g))
        while not g.over and len(g.frames) > depth:
            top, told = g.frames[-1], len(g.out)
            if top.run(g) == ASK and not g.over:
                options = top.options(g, frame_seat(g, top))
                compare_question(g, options, self.seen)
                self.drawn.asked(Question(g, options, self.seen))
                only_choice(g, [rng.choice(options)] if options else [])(top)
            for event in g.out[told:]:
                self.drawn.read(g, event)
        if not g.over:
            self.drawn.over()

    def step(self, g: GreatWarState, act: Callable[[Frame], int | None]) -> int | None:
        frame, told = g.frames[-1], len(g.out)
        if (
            self.due
            and defences(g) < self.depth
            or self.ruin_due
            and not any(isinstance(f, FireAttack) for f in g.frames)
        ):
            self.settle(g)
        self.before, self.flags = ground.ground_now(g), g.u_flags[:]
        found = act(frame)
        for event in g.out[told:]:
            self.read(g, event, [*g.frames, frame])
        self.score.settle(g, g.out[told:])
        return found

    # --- what was told ---
    def read(self, g: GreatWarState, event: Event, frames: list[Any]) -> None:
        key, _, a, b, c, d = event
        self.time.read(g, event)
        self.cards.read(g, event, frames)
        self.drawn.read(g, event)
        self.happened(key, a)
        self.begun(key)
        self.on_the_way(g, key, a, b, c)
        if key == tell.ROLLED:
            if c == purposes.DEFENCE:
                self.settle(g)
            self.rolling = c
            if c in self.cancelled:
                self.cancelled.remove(c)
            else:
                self.foretell(g, c, frames)
            if c == purposes.MELEE:
                place = place_of(frames, MeleeFight)
                self.told["melee"] = self.told["fight"][a] + self.boosts.get((place, a), 0) + d
        elif key == tell.REROLLED:
            self.cancelled.append(self.rolling)
        elif key == own_tell.STRATEGY_ADDED and self.rolling == purposes.MELEE:
            self.told["melee"] += 1
        elif key == tell.ACTION_PLAYED:
            self.ruin_due = None  # Go to Ground changes it too
            self.acted(ACTIONS[c], a, frames)
        elif key == tell.ATTACK:
            shot = under_way(frames, FireAttack)
            self.boosts.pop((place_of(frames, FireAttack), shot.side), None)
            wanted = fire.strength(g, shot.pieces, shot.base, shot.targets[0])
            self.same("attack fp", wanted, c, f"{shot.pieces} at {b}")
            self.same("group", True, fire.is_legal_group(g, shot.pieces, b), f"{shot.pieces} at {b}")
        elif key == tell.ATTACK_TOTAL:
            base = self.told["attack" if isinstance(frames[-1], FireAttack) else "mines"]
            self.same("attack total", base + b, a, type(frames[-1]).__name__)
            self.mortar(g, frames[-1], a)
        elif key == tell.DEFENCE:
            self.answered(g, under_way(frames, Defence), b, c - d)
        elif key == tell.TARGETING:
            self.same("targeting", (self.told["targeting"], int(b > self.told["targeting"])), (c, d), str(a))
        elif key == tell.RALLY_ROLL:
            self.same("rally", self.told["rally"], c, str(a))
        elif key == tell.ROUT_ROLL:
            self.same("rout", self.told["rout"], c, str(a))
        elif key == tell.MELEE:
            wanted = [p.melee_firepower(g, a, side) for side in (0, 1)]
            self.same("melee", wanted, [b, c], f"hex {a}")
            self.told["fight"] = wanted
            for side in (0, 1):
                self.boosts.pop((place_of(frames, MeleeFight), side), None)
        elif key == tell.MELEE_TOTAL:
            self.same("melee total", self.told["melee"], b, f"side {a}")
        elif key == tell.MINE_ATTACK:
            self.told["mines"] = fire.mine_strength(g, under_way(frames, MineAttack).units[0])
            self.same("mines", self.told["mines"], b, f"hex {a}")
        elif key == tell.IMPACT:
            self.same("impact", self.told["impact"] + c + self.told["bursts"][a], b, f"hex {a}")
            self.ruined(g, a, b)
            self.spent(g, frames, Impact)
        elif key == own_tell.IMPACT_VACANT:
            self.same("impact vacant", self.told["impact"] + c, b)
            for hex in under_way(frames, Impact).hexes:
                self.ruined(g, hex, b + self.told["bursts"][hex])
            self.spent(g, frames, Impact)
        elif key == own_tell.AIR_ATTACK:
            self.same("air attack", self.told["air"] + d, c, f"hex {b}")
            self.spent(g, frames, AirAssault)
        elif key == own_tell.BOG:
            self.same("bog", self.told["bog"], c, str(a))
        elif key == own_tell.COHESION_LOST:
            self.same("cohesion lost", False, p.in_cohesion(g, a), about(g, a))
        else:
            self.between_turns(g, key)

    def on_the_way(self, g: GreatWarState, key: int, u: int, hex: int, to: int) -> None:
        if key == tell.MOVED:
            self.tracks.moved(g, self.before, u, hex, to)
        elif key == tell.ADVANCED:
            self.tracks.entered(g, self.before, u, hex, to)
        elif key == tell.ROLLED and to == BOG_ROLL:
            self.tracks.checked = True  # a trigger may take the Tank before the result
        elif key == tell.FORT_GONE and FORT_NAMES[hex] == "wire":
            self.tracks.cleared(g, u)

    def begun(self, key: int) -> None:
        """What Actions have added to an older procedure is forgotten."""
        if key in (tell.ORDER_GIVEN, tell.TURN_BEGINS, own_tell.STRATEGY_PLAYED, own_tell.MEDDLING_ORDER):
            self.boosts.clear()
        if key in (tell.ORDER_GIVEN, tell.TURN_BEGINS, own_tell.MEDDLING_ORDER):
            self.tracks.order_begins()

    def between_turns(self, g: GreatWarState, key: int) -> None:
        """3.3.2.1: nobody is Out of Cohesion without a marker when a Turn begins, unless time has passed meanwhile."""
        if key in (tell.TIME, tell.ELIMINATED):
            self.late = True
        elif key == tell.TURN_BEGINS:
            out = [u for u in p.in_play(g) if p.is_unit(g, u) and not p.in_cohesion(g, u)]
            if not self.late and g.turn > 1:
                self.same("all in cohesion", [], [u for u in out if not p.is_suppressed(g, u)])
            self.late = False

    def same(self, kind: str, wanted: object, told: object, where: str = "") -> None:
        self.seen.compare(kind, wanted, told, where)

    def spent(self, g: GreatWarState, frames: list[Any], kind: Any) -> None:
        """An Action has helped one roll (guide 45)."""
        if not g.rules.options.barrage_for_all:  # type: ignore[attr-defined]
            self.boosts.pop((place_of(frames, kind), under_way(frames, kind).side), None)

    def answered(self, g: GreatWarState, roll: Any, number: int, margin: int) -> None:
        """O21.3.7: less breaks, equal suppresses or breaks whoever moves."""
        u = roll.roller
        wanted = self.told[f"defence {defences(g)}"]
        if wanted is not None:
            self.same("defence", wanted, number, f"unit {u}")
        if g.u_hex[u] < 0 or roll.unit != u:
            return
        moving = self.flags[u] & MOVING
        due = "breaks" if margin < 0 or (margin == 0 and moving) else "suppressed" if margin == 0 else "nothing"
        if due == "suppressed" and self.flags[u] & SUPPRESSED:
            due = "nothing"
        if not getattr(roll, "surging", False):  # S98.5.3
            self.due, self.depth = (u, due, "nothing"), defences(g)

    def happened(self, key: int, u: int) -> None:
        """What has become of him who has answered an attack."""
        if self.due is not None and key in RESULTS and u == self.due[0] and self.due[2] == "nothing":
            self.due = (u, self.due[1], RESULTS[key])

    def settle(self, g: GreatWarState) -> None:
        """Before the next answer, or when the attack is over."""
        self.depth = 0
        if self.due is not None:
            self.same("result", self.due[1], self.due[2], f"unit {self.due[0]}")
            self.due = None
        if self.ruin_due is not None:
            self.same("mortar ruin", self.ruin_due[1], ground.hex_now(g, self.ruin_due[0]))
            self.ruin_due = None

    def mortar(self, g: GreatWarState, shot: Any, total: int) -> None:
        """Guide 15: it changes ground like Artillery."""
        spares = g.rules.options.mortars_spare_ground  # type: ignore[attr-defined]
        if isinstance(shot, FireAttack) and fire.is_mortar(g, shot.base) and not spares:
            hex = shot.targets[0]
            self.ruin_due = (hex, ground.shelled(g, self.before, hex, total))
            self.depth = defences(g) + 1

    def ruined(self, g: GreatWarState, hex: int, total: int) -> None:
        wanted = ground.shelled(g, self.before, hex, total)
        self.same("ruin", wanted, ground.hex_now(g, hex), f"{total} at {g.rules.map.hex_name(hex)}")

    def acted(self, action: str, side: int, frames: list[Any]) -> None:
        """All of them add 2 (guide 4.1)."""
        if action in PLUS_TWO:
            where = (place_of(frames, (FireAttack, MeleeFight, Impact, AirAssault)), side)
            self.boosts[where] = self.boosts.get(where, 0) + 2

    # --- what a roll will meet ---
    def foretell(self, g: GreatWarState, purpose: int, frames: list[Any]) -> None:
        told = self.told
        if purpose == purposes.ATTACK:
            shot = under_way(frames, FireAttack)
            told["attack"] = shot_strength(g, shot) + self.boosts.get((place_of(frames, FireAttack), shot.side), 0)
        elif purpose == purposes.DEFENCE:
            told[f"defence {defences(g)}"] = defence(g, under_way(frames, Defence), frames)
        elif purpose == purposes.TARGETING:
            shot = under_way(frames, FireAttack)
            told["targeting"] = fire.to_hit(g, shot.base, shot.targets[0])
        elif purpose == purposes.ACCURACY:
            told["targeting"] = accuracy(g, under_way(frames, Bombardment))
        elif purpose == purposes.RALLY:
            told["rally"] = p.morale(g, under_way(frames, RollForEach).unit)
        elif purpose == purposes.ROUT:
            told["rout"] = p.rout_morale(g, under_way(frames, RollForEach).unit)
        elif purpose == purposes.IMPACT:
            impact = under_way(frames, Impact)
            told["bursts"] = {hex: ground.airburst(ground.hex_now(g, hex)) for hex in impact.hexes}  # 1.9.1
            told["impact"] = telephone(g, impact.owner) + self.boosts.get((place_of(frames, Impact), impact.side), 0)
        elif purpose == AIR_ASSAULT_ROLL:
            raid = under_way(frames, AirAssault)
            told["air"] = air_strength(g, raid) + self.boosts.get((place_of(frames, AirAssault), raid.side), 0)
        elif purpose == BOG_ROLL:
            told["bog"] = p.side_up(g, under_way(frames, Arriving).tank)["bog"]


def shot_strength(g: GreatWarState, shot: Any) -> int:
    """Without Actions."""
    hex = shot.targets[0]
    total = fire.strength(g, shot.pieces, shot.base, hex) + fire.burst(g, shot.base, hex)
    armed = any(fire.is_weapon(piece) for piece in shot.pieces)
    return total + int(armed and "firepower" in p.reminders(g, shot.side))  # S98.5.4


def telephone(g: GreatWarState, side: int) -> int:
    name = g.rules.tables.radio_name[g.radio[side]]
    return next(int(row["fp"]) for row in p.data("radios")["radio"] if row["name"] == name)


def air_strength(g: GreatWarState, raid: Any) -> int:
    """O17.1: 5 strafing; bombs 3 in 1914, then 6."""
    if raid.mode != 0:
        return 5
    return 3 if orders.date(g) < orders.month("1915-01") else 6


def accuracy(g: GreatWarState, request: Any) -> int:
    """O19.2.1.2: range and Hindrance; 1 at the least from the observer post."""
    if request.spotter != POST:
        here = g.u_hex[request.spotter]
        return p.apart(g, here, request.target) + fire.hindrance(g, here, request.target)
    post = orders.post_of(g, request.side)
    seen = g.rules.sight_from_post(g, post, request.target)  # type: ignore[attr-defined]
    return max(1, p.apart(g, post, request.target)) + int(seen)


def defence(g: GreatWarState, roll: Any, frames: list[Any]) -> int | None:
    """O21.3.7: Morale and Cover; None where the owner was asked which Cover to take."""
    u = roll.roller
    if roll.bare:
        return p.bare_morale(g, u)
    if roll.picked_cover != BEST:
        return None
    hexside = 0 if roll.indirect else crossed(g, under_way(frames, FireAttack, missing=None), g.u_hex[u])
    return p.bare_morale(g, u) + p.defence_cover(g, u, hexside)


def crossed(g: GreatWarState, shot: Any, hex: int) -> int:
    """The best Cover of hexsides that the fire crossed as it entered the hex."""
    if shot is None:
        return 0
    m = g.rules.map
    ways = {m.crossed[fire.hex_of(g, piece) * m.size + hex] for piece in shot.pieces}
    return max((HEXSIDE_COVER.get(SIDE_NAMES[m.sides[hex * 6 + d]], 0) for d in ways if d >= 0), default=0)


def defences(g: GreatWarState) -> int:
    return sum(isinstance(frame, Defence) for frame in g.frames)


def under_way(frames: list[Any], kind: Any, missing: Any = ...) -> Any:
    """The procedure of this kind that was begun last."""
    fit = (frame for frame in reversed(frames) if isinstance(frame, kind))
    return next(fit) if missing is ... else next(fit, missing)


def place_of(frames: list[Any], kind: Any) -> str:
    """What it is and how deep it lies; the last of the frames may be there twice."""
    found = under_way(frames, kind)
    return f"{type(found).__name__} {frames.index(found)}"

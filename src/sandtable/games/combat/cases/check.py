"""What a step of a case expects of this game: every check yields (what, expected, got). Not compiled."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from sandtable.cases import table
from sandtable.cases.case import Step as AnyStep
from sandtable.cases.table import Difference, ending, held, question, stats, told, two_words
from sandtable.games.combat.cases.format import Case, Step
from sandtable.games.combat.rules.fire.fire_rules import fire_number, reaches
from sandtable.games.combat.rules.names import MORALE_NAMES, ORDER_NAMES, TEAM_NAMES, TERRAIN_NAMES
from sandtable.games.combat.rules.notation import AMMO_NAMES, WOUND_KIND_NAMES, card_tag, enemy_card_tag, man_tag
from sandtable.games.combat.rules.sight.seeing import sees, sees_from
from sandtable.games.combat.rules.sight.spotting import spotting_number
from sandtable.games.combat.rules.state import (
    ALERT,
    DEAD,
    LEFT,
    LIVE,
    REMOVED,
    RESERVE,
    SEEN,
    STEP_NAMES,
    State,
    ammo,
    has,
    hex_distance,
    is_enemy,
    is_prisoner,
    wounds,
)
from sandtable.games.combat.rules.values import (
    FULL,
    is_incapacitated,
    leadership,
    printed_tq,
    slots,
    terrain,
    troop_quality,
)
from sandtable.games.combat.rules.victory import result_of, total_points
from sandtable.kernel.errors import SandtableError
from sandtable.kernel.frame import Event
from sandtable.kernel.game import Game
from sandtable.terrain.board import Board

PLACES = {DEAD: "dead", LEFT: "left", RESERVE: "reserve", REMOVED: "removed"}
NOT = "not-"


class Table(table.Table):
    """The case's own tags for men; those whom a case did not place have the engine's."""

    def __init__(self, case: Case, game: Game) -> None:
        super().__init__(case, game)
        self.men = {own: m + 1 for m, (_, own) in enumerate(case.men)}

    @property
    def g(self) -> State:
        return cast(State, self.game.state)

    @property
    def board(self) -> Board:
        return self.g.rules.ground

    def engine_tags(self) -> dict[str, str]:
        """An Unknown has another tag than a Known Enemy, so they change."""
        return {own: man_tag(self.g, m) for own, m in self.men.items()}

    def ending_name(self) -> str:
        return self.g.rules.result_name[self.g.ending]

    def differences(self, step: AnyStep, news: list[Event]) -> Iterator[Difference]:
        assert isinstance(step, Step)
        yield from told(self, step, news)
        yield from men(self, step)
        yield from numbers(self, step)
        yield from tracks(self, step)
        yield from cards(self, step)
        yield from hexes(self, step)
        yield from lines(self, step)
        yield from ending(self, step)
        yield from question(self, step)

    def man(self, tag: str) -> int:
        if tag in self.men:
            return self.men[tag]
        found = [m for m in range(1, len(self.g.m_hex)) if man_tag(self.g, m) == tag]
        if not found:
            raise SandtableError(f"nobody here is called {tag!r}")
        return found[0]

    def two_men(self, pair: str) -> tuple[int, int]:
        a, b = two_words(pair, "men")
        return self.man(a), self.man(b)


# --- men ---


def words_of(g: State, m: int) -> list[str]:
    """Everything that lies on a man, his place first."""
    hex = g.m_hex[m]
    found = [g.rules.ground.hex_name(hex) if hex >= 0 else PLACES[hex], MORALE_NAMES[g.m_morale[m]]]
    found.append(ORDER_NAMES[g.m_order[m]] if g.m_order[m] else "no-order")
    if g.m_dirs[m]:
        first, second = divmod(g.m_dirs[m], 10)
        found.append(str(first) if first == second else f"{first}/{second}")
    if is_enemy(g, m):
        found += ["known" if has(g, m, SEEN) else "unknown", "alert" if has(g, m, ALERT) else "waiting"]
    else:
        found.append("spotted" if has(g, m, SEEN) else "hidden")
    found += [f"{name}-{wounds(g, m, kind)}" for kind, name in enumerate(WOUND_KIND_NAMES) if wounds(g, m, kind)]
    found += [name for kind, name in enumerate(WOUND_KIND_NAMES) if wounds(g, m, kind)]
    if slots(g, m):
        found.append(AMMO_NAMES[ammo(g, m, 0)])
    flags = {"live": has(g, m, LIVE), "prisoner": is_prisoner(g, m), "unhurt": g.m_wounds[m] == 0}
    flags["incapacitated"] = hex >= 0 and is_incapacitated(g, m)
    return found + [name for name, is_so in flags.items() if is_so]


def men(table: Table, step: Step) -> Iterator[Difference]:
    """Whatever is named must be so; `not-spotted` must not."""
    for tag, wanted in step.men.items():
        found = words_of(table.g, table.man(tag))
        for word in wanted.split():
            so = word.removeprefix(NOT) in found
            if so == word.startswith(NOT):
                yield f"men.{tag}", wanted, " ".join(found)


def stats_of(g: State, m: int) -> dict[str, int]:
    """What is printed on his counter, and his TQ and LDR as they are now."""
    tables, man = g.rules.tables, g.m_man[m]
    found = {
        "tq": printed_tq(g, m), "ldr": max(0, tables.man_ldr[man]), "tq-now": troop_quality(g, m, FULL),
        "ldr-now": leadership(g, m), "number": tables.man_number[man], "grenades": tables.man_grenade[man],
        "rifle-grenades": tables.man_rifle_grenade[man], "tough": tables.man_tough[man],
    }  # fmt: skip
    for weapon, skill in zip(tables.man_weapons[man], tables.man_skills[man], strict=True):
        found[tables.weapon_name[weapon]] = skill
    return found


def numbers(table: Table, step: Step) -> Iterator[Difference]:
    g = table.g
    for tag, wanted in step.stats.items():
        yield stats(tag, wanted, stats_of(g, table.man(tag)), "tq 6 ldr 3")
    for pair, number in step.shots.items():
        yield f"shots.{pair}", str(number), shot(g, *table.two_men(pair))
    for pair, number in step.spots.items():
        m, t = table.two_men(pair)
        yield f"spots.{pair}", str(number), str(spotting_number(g, m, t)) if sees(g, m, t) else "not in sight"


def shot(g: State, m: int, t: int) -> str:
    """The number needed with the Weapon listed first."""
    if not sees(g, m, t):
        return "not in sight"
    return str(fire_number(g, m, 0, t)) if reaches(g, m, 0, t) else "out of range"


# --- the turn, cards ---


def tracks(table: Table, step: Step) -> Iterator[Difference]:
    g = table.g
    for name, wanted, got in (
        ("turn", step.turn, g.turn),
        ("impulse", step.impulse, g.impulse),
        ("points", step.points, total_points(g)),
        ("night", step.night, g.night_range),
    ):
        if wanted is not None:
            yield name, str(wanted), str(got)
    if step.at:
        yield "at", step.at, STEP_NAMES[g.step]
    if step.track is not None:
        yield "track", ", ".join(step.track), ", ".join(TEAM_NAMES[team] for team in g.track)
    for team, value in step.initiative.items():
        if team not in TEAM_NAMES:
            raise SandtableError(f"initiative: {team!r} is no Team")
        yield f"initiative.{team}", str(value), str(g.initiative[TEAM_NAMES.index(team)])
    for points, name in step.results.items():
        yield f"results.{points}", name, g.rules.result_name[result_of(g, int(points))]


def cards(table: Table, step: Step) -> Iterator[Difference]:
    g = table.g
    for name, wanted, there in (("hand", step.hand, g.hand), ("aside", step.aside, g.aside)):
        if wanted is not None:
            yield held(name, wanted, [card_tag(g, card) for card in there])
    for team, wanted_card in step.display.items():
        if team not in TEAM_NAMES[3:]:
            raise SandtableError(f"display: {team!r} is no Enemy Team")
        card = g.e_display[TEAM_NAMES.index(team) - 3]
        yield f"display.{team}", wanted_card, enemy_card_tag(g, card) if card >= 0 else "none"


# --- hexes and lines ---


def smoke_in(g: State, hex: int) -> str:
    """How many markers; `fading` if that is what they are."""
    found = [g.smoke_fading[i] for i, hexes in enumerate(g.smoke_hexes) for h in hexes if h == hex]
    return f"{len(found)} fading" if found and all(found) else str(len(found))


def hexes(table: Table, step: Step) -> Iterator[Difference]:
    g = table.g
    for name, kind in step.terrain.items():
        yield f"terrain.{name}", kind, TERRAIN_NAMES[terrain(g, table.hex(name))]
    for name, wanted in step.smoke.items():
        yield f"smoke.{name}", wanted, smoke_in(g, table.hex(name))
    for name, hexes_named, there in (("melees", step.melees, g.melees), ("grenades", step.grenades, g.t_hex)):
        if hexes_named is not None:
            found = sorted(g.rules.ground.hex_name(hex) for hex in there)
            yield name, " ".join(sorted(hexes_named.split())), " ".join(found)


def lines(table: Table, step: Step) -> Iterator[Difference]:
    g = table.g
    for pair, wanted in step.sight.items():
        a, b = table.two_hexes(pair)
        yield f"sight.{pair}", wanted, "open" if sees_from(g, a, b, False, False) else "blocked"
        yield f"sight.{pair} (the other way)", wanted, "open" if sees_from(g, b, a, False, False) else "blocked"
    for pair, crossed in step.line.items():
        a, b = table.two_hexes(pair)
        yield f"line.{pair}", crossed, line_text(g, a, b)
    for pair, apart in step.distance.items():
        a, b = table.two_hexes(pair)
        yield f"distance.{pair}", str(apart), str(hex_distance(g, a, b))


def line_text(g: State, a: int, b: int) -> str:
    """Hexes gone through, in order, then the pairs of hexes it runs between."""
    name = g.rules.ground.hex_name
    seen = g.rules.sight.explain(g.h_made, a, b, False, False)
    return " ".join([name(h) for h in seen.hexes] + ["/".join(sorted(name(h) for h in pair)) for pair in seen.along])

"""Odds of a roll before it is made, from the cards that can still come, as one seat may know them.

The rules are the engine's own functions; only the counting is done here. Not foreseen: Initiative re-rolls, triggers,
Actions yet to be played, and the reshuffle when a pile runs out in the middle of an attack.
"""

from __future__ import annotations

from typing import Final

from sandtable.commander.rules.cards import product, total
from sandtable.commander.rules.cover import best_cover, rally_morale, rout_morale
from sandtable.commander.rules.firepower import (
    attack_firepower,
    burst,
    crossings,
    is_mortar,
    is_ordnance,
    roll_bonus,
    takes_cover_away,
    to_hit,
)
from sandtable.commander.rules.orders.defence import BEATEN, TIED, breaks, hit_by
from sandtable.commander.rules.orders.melee import loses, melee_firepower, tie_winner
from sandtable.commander.rules.state import BROKEN, SUPPRESSED, State, other, units_in
from sandtable.commander.rules.stats import morale_without_cover

LOWEST: Final = 2
HIGHEST: Final = 12
SPREAD: Final = HIGHEST - LOWEST  # the largest difference of two rolls
BARE: Final = -99  # no Cover at all, whatever there is (11.6)


# --- which cards can come ---


def believed_pile(g: State, seat: int, side: int) -> list[int]:
    """Cards that `seat` believes may lie in a side's draw pile, each as likely as the others.

    One's own pile is known but for its order. The opponent's unseen hand cards are mixed with his pile.
    """
    pile = g.draw[side] + g.rules.face_down(g, side)
    if seat == side:
        return sorted(pile)
    mine = g.rules.nation[side]  # a hand may hold another nation's cards too
    hand = [card for card in g.hand[side] if g.rules.tables.card_nation[card] == mine]
    unseen = [card for card in hand if card not in g.seen[side]]
    return sorted(pile + unseen)


def roll_counts(g: State, pile: list[int]) -> list[int]:
    """How many cards of a pile show each total, by total."""
    counts = [0] * (HIGHEST + 1)
    for card in pile:
        counts[total(g, card)] += 1
    return counts


def product_counts(g: State, pile: list[int]) -> list[int]:
    counts = [0] * 37
    for card in pile:
        counts[product(g, card)] += 1
    return counts


class Contest:
    """Two rolls against each other: how often the first exceeds the second by how much."""

    counts: list[int]  # by difference + SPREAD
    above: list[int]  # how many differences are greater, by difference + SPREAD
    size: int

    def exceeds(self, margin: int) -> float:
        """Chance that the first roll minus the second is greater than `margin`."""
        if margin < -SPREAD:
            return 1.0
        return 0.0 if margin >= SPREAD else self.above[margin + SPREAD] / self.size

    def equals(self, margin: int) -> float:
        if margin < -SPREAD or margin > SPREAD:
            return 0.0
        return self.counts[margin + SPREAD] / self.size


def contest(g: State, seat: int, first: int, second: int) -> Contest:
    """The rolls of two sides; of one side, two different cards of the same pile."""
    mine = roll_counts(g, believed_pile(g, seat, first))
    theirs = roll_counts(g, believed_pile(g, seat, second))
    counts = [0] * (2 * SPREAD + 1)
    add_pairs(counts, mine, theirs, first == second, 1)
    return new_contest(counts)


def contest_after_hit(g: State, seat: int, first: int, second: int, need: int) -> Contest:
    """As contest, after a Targeting Roll of the first side has hit: that card is gone from his pile."""
    pile = believed_pile(g, seat, first)
    mine = roll_counts(g, pile)
    theirs = mine if first == second else roll_counts(g, believed_pile(g, seat, second))
    hits = roll_counts(g, [card for card in pile if product(g, card) > need])
    counts = [0] * (2 * SPREAD + 1)
    for used in range(LOWEST, HIGHEST + 1):
        if hits[used]:
            mine[used] -= 1
            add_pairs(counts, mine, theirs, first == second, hits[used])
            mine[used] += 1
    return new_contest(counts)


def add_pairs(counts: list[int], mine: list[int], theirs: list[int], same_pile: bool, times: int) -> None:
    """Count every pair of cards by the difference of their rolls."""
    for a in range(LOWEST, HIGHEST + 1):
        if not mine[a]:
            continue
        for b in range(LOWEST, HIGHEST + 1):
            pairs = mine[a] * theirs[b]
            if same_pile and a == b:
                pairs -= mine[a]  # no card is drawn twice
            counts[a - b + SPREAD] += pairs * times


def new_contest(counts: list[int]) -> Contest:
    found = Contest()
    found.counts = counts
    found.size = max(1, sum(counts))
    found.above = [0] * (2 * SPREAD + 1)
    for k in range(2 * SPREAD - 1, -1, -1):
        found.above[k] = found.above[k + 1] + counts[k + 1]
    return found


# --- attacks (O20.3) ---


class UnitOdds:
    """What an attack does to one unit; the four chances add up to 1."""

    unit: int
    hold: float
    suppress: float
    breaks: float
    eliminate: float


def unit_odds(g: State, u: int, beaten: float, tied: float) -> UnitOdds:
    """A unit's fate from the chances of losing and of tying its Defence Roll."""
    found = UnitOdds()
    found.unit = u
    found.hold = max(0.0, 1.0 - beaten - tied)
    found.suppress = found.breaks = found.eliminate = 0.0
    hit = beaten
    if breaks(g, u, TIED):
        hit += tied
    else:
        found.suppress = tied
    if g.u_flags[u] & BROKEN:
        found.eliminate = hit
    else:
        found.breaks = hit
    return found


def scaled(odds: UnitOdds, chance: float) -> UnitOdds:
    """The same, if the attack itself comes about only with some chance."""
    found = UnitOdds()
    found.unit = odds.unit
    found.suppress = odds.suppress * chance
    found.breaks = odds.breaks * chance
    found.eliminate = odds.eliminate * chance
    found.hold = 1.0 - (1.0 - odds.hold) * chance
    return found


def spared(odds: UnitOdds) -> UnitOdds:
    """The same, for one who cannot break."""
    found = scaled(odds, 1.0)
    found.hold += odds.breaks
    found.breaks = 0.0
    return found


def cover_of(g: State, u: int, cover: int) -> int:
    """What a unit has of the Cover of its hex."""
    return cover if g.rules.tables.unit_covered[g.u_type[u]] else 0


def attack_odds(g: State, rolls: Contest, strength: int, u: int, cover: int) -> UnitOdds:
    """An attack of some strength against a unit's Morale and Cover."""
    margin = morale_without_cover(g, u) + cover_of(g, u, cover) - strength
    return unit_odds(g, u, rolls.exceeds(margin), rolls.equals(margin))


def fire_odds(
    g: State, seat: int, side: int, pieces: list[int], base: int, targets: list[int], bonus: int
) -> list[UnitOdds]:
    """A Fire Attack against every unit in the target hexes, Targeting Roll included where it needs one."""
    strength = attack_firepower(g, pieces, base, targets) + bonus + burst(g, base, targets[0])
    strength += roll_bonus(g, side, pieces, targets)
    if not is_ordnance(g, base):
        against = [contest(g, seat, side, 0), contest(g, seat, side, 1)]
        return defence_odds(g, against, strength, pieces, base, targets)
    need = to_hit(g, base, targets[0])
    against = [contest_after_hit(g, seat, side, 0, need), contest_after_hit(g, seat, side, 1, need)]
    hit = product_odds(g, seat, side, need)
    return [scaled(odds, hit) for odds in defence_odds(g, against, strength, pieces, base, targets)]


def defence_odds(
    g: State, against: list[Contest], strength: int, pieces: list[int], base: int, targets: list[int]
) -> list[UnitOdds]:
    """The units of the target hexes against a strength; `against` are the rolls by the defender's side."""
    lines = crossings(g, pieces, targets)
    bare = takes_cover_away(g, pieces)
    indirect = is_mortar(g, base)
    found: list[UnitOdds] = []
    for i in range(len(targets)):
        cover = BARE if bare else best_cover(g, targets[i], indirect, lines[i])
        for u in units_in(g, targets[i]):
            if g.rules.must_defend(g, u, pieces):
                fate = attack_odds(g, against[g.u_owner[u]], strength, u, unit_cover(g, u, cover))
                found.append(spared(fate) if g.rules.cannot_break(g, u, pieces) else fate)
    return found


def unit_cover(g: State, u: int, cover: int) -> int:
    """What a unit has of the Cover of its hex."""
    if cover == BARE or not g.rules.tables.unit_covered[g.u_type[u]]:
        return 0
    return cover + g.rules.cover_bonus(g, u)


def barrage_odds(g: State, seat: int, side: int, strength: int, hex: int) -> list[UnitOdds]:
    """An Artillery attack on every unit in a hex of the impact area (O18.2.3)."""
    return hex_odds(g, seat, side, strength, hex, best_cover(g, hex, True, 0))


def hex_odds(g: State, seat: int, side: int, strength: int, hex: int, cover: int) -> list[UnitOdds]:
    """An attack on all units in a hex."""
    against = [contest(g, seat, side, 0), contest(g, seat, side, 1)]
    units = units_in(g, hex)
    return [attack_odds(g, against[g.u_owner[u]], strength, u, unit_cover(g, u, cover)) for u in units]


def targeting_odds(g: State, seat: int, side: int, gun: int, target: int) -> float:
    """Chance that Ordnance hits (O20.2.3)."""
    return product_odds(g, seat, side, to_hit(g, gun, target))


def product_odds(g: State, seat: int, side: int, need: int) -> float:
    """Chance that the product of a side's dice is greater than `need` (also Accuracy, O18.2.2)."""
    counts = product_counts(g, believed_pile(g, seat, side))
    return sum(counts[need + 1 :]) / max(1, sum(counts))


def answer_odds(g: State, seat: int, u: int, attack: int, cover: int) -> UnitOdds:
    """A Defence Roll against an Attack Total that is already known."""
    counts = roll_counts(g, believed_pile(g, seat, g.u_owner[u]))
    defence = morale_without_cover(g, u) + cover_of(g, u, cover)
    beaten = tied = 0
    for roll in range(LOWEST, HIGHEST + 1):
        hit = hit_by(attack, defence + roll)
        if hit == BEATEN:
            beaten += counts[roll]
        elif hit == TIED:
            tied += counts[roll]
    size = max(1, sum(counts))
    return unit_odds(g, u, beaten / size, tied / size)


# --- other rolls ---


class RollOdds:
    """A single roll against a number."""

    less: float
    equal: float
    more: float


def roll_odds(g: State, pile: list[int], number: int) -> RollOdds:
    counts = roll_counts(g, pile)
    size = max(1, sum(counts))
    found = RollOdds()
    found.less = sum(counts[: max(0, number)]) / size
    found.equal = counts[number] / size if LOWEST <= number <= HIGHEST else 0.0
    found.more = max(0.0, 1.0 - found.less - found.equal)
    return found


def rally_odds(g: State, seat: int, u: int) -> RollOdds:
    """O22.3: less rallies, equal Suppresses. Suppressed markers are off by then (O22.2)."""
    number = rally_morale(g, u) + (1 if g.u_flags[u] & SUPPRESSED else 0)
    return roll_odds(g, believed_pile(g, seat, g.u_owner[u]), number)


def rout_odds(g: State, seat: int, roller: int, u: int) -> RollOdds:
    """O23.2: equal Suppresses, more makes the unit retreat."""
    return roll_odds(g, believed_pile(g, seat, roller), rout_morale(g, u))


class MeleeOdds:
    win: float  # only the enemy is eliminated
    tie: float  # both are
    lose: float


def melee_odds(g: State, seat: int, side: int, hex: int) -> MeleeOdds:
    """The Melee in a hex that both sides occupy, as `side` sees it (O16.4)."""
    mine, theirs = melee_firepower(g, hex, side), melee_firepower(g, hex, other(side))
    return strength_odds(contest(g, seat, side, other(side)), side, mine, theirs, tie_winner(g, hex))


def strength_odds(rolls: Contest, side: int, mine: int, theirs: int, ties_to: int) -> MeleeOdds:
    """A Melee of given strengths; `rolls` are the side's against the enemy's."""
    found = MeleeOdds()
    found.win = found.tie = found.lose = 0.0
    for difference in range(-SPREAD, SPREAD + 1):
        chance = rolls.equals(difference)
        down = loses(mine + difference, theirs, side, ties_to)
        if not loses(theirs, mine + difference, other(side), ties_to):
            found.lose += chance
        elif down:
            found.tie += chance
        else:
            found.win += chance
    return found

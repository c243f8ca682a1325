"""The odds of what is about to be rolled; all counting is the engine's own (commander/odds.py)."""

from __future__ import annotations

from typing import Final, NamedTuple

from sandtable.commander.rules import odds
from sandtable.commander.rules.cards import total
from sandtable.commander.rules.firepower import (
    BOOST,
    airburst,
    can_reach,
    chained_to,
    enemy_hexes,
    is_ordnance,
    piece_firepower,
    pieces_of,
)
from sandtable.commander.rules.orders.activation import ANY_HEX
from sandtable.commander.rules.orders.artillery import accuracy_needed
from sandtable.commander.rules.orders.firegroup import bases_for
from sandtable.commander.rules.state import FIRING, OP_FIRING, State, occupied_by, other, units_in
from sandtable.commander.rules.verbs import ACTIVATE, BASE, FIRE_AT, HEX, JOIN, PLAY, PLAY_HEX, UNIT
from sandtable.commander.screen.terms import attack_terms, term, that_count
from sandtable.commander.screen.things import hex_thing, unit_thing
from sandtable.commander.screen.words import Words
from sandtable.kernel.choice import a_of, b_of, verb_of
from sandtable.kernel.frame import Subject, subject_below, subject_now
from sandtable.phrase import Phrase, phrase
from sandtable.screens import shapes, wire
from sandtable.screens.shapes import Outlook, Term, attack_data, sum_of

SHOTS: Final = ["fire-target", "fire-base", "fire-group"]  # a shot that is being composed


class Attack(NamedTuple):
    """An attack on one or two hexes: `base` leads `group`; -1 and [] where it is not fired by pieces on the map."""

    title: Phrase
    code: int | None
    hex: int
    base: int
    group: list[int]
    terms: list[Term]
    hit: float | None
    fates: list[odds.UnitOdds]

    def worst(self) -> odds.UnitOdds:
        return max(self.fates, key=harm)


class Odds(NamedTuple):
    attacks: list[Attack]
    outlooks: list[Outlook]

    def __bool__(self) -> bool:
        return bool(self.attacks or self.outlooks)


def harm(fate: odds.UnitOdds) -> float:
    return fate.breaks + fate.eliminate


class Chances:
    """The odds at the question that stands, as one seat may know them."""

    rounds = [FIRE_AT]  # verbs of those that are spotted for

    def __init__(self, words: Words, seat: int) -> None:
        self.words = words
        self.seat = seat
        self.g: State = words.g
        self.about: Subject = subject_now(self.g)

    def of(self, choices: list[int]) -> Odds:
        """What can be said of the rolls that these choices of the question lead to."""
        kind = self.about.kind
        if kind == "defence":
            return Odds([self.answer()], [])
        if kind == "fire-attack":
            return Odds(self.attack(choices), [])
        if kind in SHOTS or kind == "op-fire":
            return Odds(self.composing(choices), [])
        if self.is_for_fire():
            shots = [self.best_shot(code, self.about.hex) for code in choices if verb_of(code) == ACTIVATE]
            return Odds([shot for shot in shots if shot is not None], [])
        impacts = [self.impact(code) for code in self.occupied(choices)]
        rounds = [self.spotting(code) for code in self.worth_spotting(choices)]
        return Odds(impacts + rounds, self.outlooks(choices))

    def has_any(self, choices: list[int]) -> bool:
        """Would `of` find anything? Told without counting."""
        about, verbs = self.about, {verb_of(code) for code in choices}
        if about.kind in SHOTS:
            group = about.kind == "fire-group"
            return not about.numbers["smoke"] and (group or FIRE_AT in verbs or BASE in verbs)
        if about.kind == "op-fire":
            return FIRE_AT in verbs
        if self.is_for_fire():
            return any(self.reaching(a_of(code), about.hex) for code in choices if verb_of(code) == ACTIVATE)
        if self.occupied(choices) or self.worth_spotting(choices) or self.is_melee_ahead():
            return True
        return about.kind in ("defence", "fire-attack", "rally", "rout", "melees")

    def is_for_fire(self) -> bool:
        """Is it asked who is activated to fire?"""
        return self.about.kind == "activation" and self.about.numbers["flag"] in (FIRING, OP_FIRING)

    # --- attacks ---
    def shot(self, side: int, group: list[int], base: int, target: int, title: Phrase, code: int | None) -> Attack:
        g = self.g
        hit = odds.targeting_odds(g, self.seat, side, base, target) if is_ordnance(g, base) else None
        fates = odds.fire_odds(g, self.seat, side, group, base, [target], 0)
        return Attack(title, code, target, base, group, attack_terms(g, group, base, [target], 0), hit, fates)

    def composing(self, choices: list[int]) -> list[Attack]:
        if self.about.number("smoke"):
            return []
        if self.about.kind == "fire-base":
            return [self.alone(code) for code in choices if verb_of(code) == BASE]
        if self.about.kind == "fire-group":
            return [self.together(choices)]
        return [self.target(code) for code in choices if verb_of(code) == FIRE_AT]

    def alone(self, code: int) -> Attack:
        """Each base alone."""
        base, about = a_of(code), self.about
        title = phrase("odds-base", piece=self.words.piece(base))
        return self.shot(about.side, [base], base, about.hex, title, code)

    def together(self, choices: list[int]) -> Attack:
        """The group as it stands; with the one piece that is asked about."""
        about = self.about
        group, code = about.pieces, None
        if len(choices) == 1 and verb_of(choices[0]) == JOIN:
            code = choices[0]
            group = [*group, a_of(code)]
        return self.shot(about.side, group, about.piece, about.hex, self.group_title(about.hex, group), code)

    def group_title(self, target: int, group: list[int]) -> Phrase:
        return phrase("odds-group", hex=self.words.hex(target), count=len(group))

    def target(self, code: int) -> Attack:
        """A hex under fire of the strongest piece and all that can join it."""
        hex, side, pool = a_of(code), self.about.side, self.about.pool
        return self.strongest(side, bases_for(self.g, side, pool, hex), pool, hex, code)

    def strongest(self, side: int, bases: list[int], pool: list[int], target: int, code: int) -> Attack:
        g = self.g
        base = max(bases, key=lambda piece: piece_firepower(g, piece))
        group = [base]
        if not is_ordnance(g, base):
            others = [p for p in pool if p != base and self.joins(base, p, target)]
            group = chained_to(g, base, [base, *others])
        title = phrase("odds-target", hex=self.words.hex(target), piece=self.words.piece(base), count=len(group))
        return self.shot(side, group, base, target, title, code)

    def joins(self, base: int, piece: int, target: int) -> bool:
        g = self.g
        return not is_ordnance(g, piece) and can_reach(g, piece, target) and g.rules.may_fire_together(g, base, piece)

    def best_shot(self, code: int, only: int) -> Attack | None:
        """The shot of a unit with its Weapon, without help, that is likeliest to break somebody."""
        u = a_of(code)
        shots = self.reaching(u, only)
        found = [self.strongest(self.g.u_owner[u], pieces, pieces, target, code) for target, pieces in shots]
        if not found:
            return None
        best = max(found, key=lambda attack: harm(attack.worst()))
        title = phrase("odds-best", piece=self.words.piece(best.base), hex=self.words.hex(best.hex))
        return best._replace(title=title)

    def reaching(self, u: int, only: int) -> list[tuple[int, list[int]]]:
        """The hexes a unit and its Weapon can fire at, each with the pieces that can."""
        g = self.g
        found: list[tuple[int, list[int]]] = []
        for target in enemy_hexes(g, g.u_owner[u]) if only == ANY_HEX else [only]:
            pieces = [p for p in pieces_of(g, u) if can_reach(g, p, target)]
            pieces = [p for p in pieces if only == ANY_HEX or not is_ordnance(g, p)]  # A33.3
            if pieces:
                found.append((target, pieces))
        return found

    def attack(self, choices: list[int]) -> list[Attack]:
        """Just before the Attack Roll; with the one Action that is asked about. A hit has been made by now."""
        g, about = self.g, self.about
        base, pieces, targets, bonus, code = about.piece, about.pieces, about.hexes, about.numbers["bonus"], None
        if len(choices) == 1 and self.adds(choices[0]):
            code, bonus = choices[0], bonus + self.adds(choices[0])
        if len(choices) == 1 and verb_of(choices[0]) == PLAY_HEX:
            code, targets = choices[0], [*targets, b_of(choices[0])]
        terms = attack_terms(g, pieces, base, targets, bonus)
        rolls = [odds.contest(g, self.seat, about.side, side) for side in range(2)]
        fates = odds.defence_odds(g, rolls, sum_of(terms), pieces, base, targets)
        title = self.group_title(targets[0], pieces)
        return [Attack(title, code, targets[0], base, pieces, terms, None, fates)]

    def adds(self, code: int) -> int:
        """What a choice adds to the attack that is about to be rolled."""
        return BOOST if verb_of(code) == PLAY else 0

    def answer(self) -> Attack:
        """A Defence Roll against a total that lies on the table."""
        g, u, total = self.g, self.about.units[0], self.about.numbers["total"]
        fate = odds.answer_odds(g, self.seat, u, total, self.about.numbers["cover"])
        title = phrase("odds-defence", unit=self.words.unit(u))
        return Attack(title, None, g.u_hex[u], -1, [], [term(g, "total", total)], None, [fate])

    # --- artillery (O18.2) ---
    def occupied(self, choices: list[int]) -> list[int]:
        """Hexes of the impact area with somebody in them; others hold a Fortification only."""
        if self.about.kind != "barrage":
            return []
        return [code for code in choices if verb_of(code) == HEX and units_in(self.g, a_of(code))]

    def worth_spotting(self, choices: list[int]) -> list[int]:
        """Hexes with an enemy, or the one that is asked about."""
        if self.about.kind != "spotting-round":
            return []
        foe, shots = other(self.about.side), [code for code in choices if verb_of(code) in self.rounds]
        return [code for code in shots if len(choices) == 1 or occupied_by(self.g, a_of(code), foe)]

    def spotting(self, code: int) -> Attack:
        """The chance of an accurate round; where it comes down is open."""
        g, about, hex = self.g, self.about, a_of(code)
        hit = odds.product_odds(g, self.seat, about.side, self.accuracy_needed(hex))
        title = phrase("odds-hex", hex=self.words.hex(hex))
        return Attack(title, code, hex, -1, [], [term(g, "barrage", about.numbers["firepower"])], hit, [])

    def accuracy_needed(self, hex: int) -> int:
        return accuracy_needed(self.g, self.about.unit, hex)

    def impact(self, code: int) -> Attack:
        return self.impact_on(a_of(code), code, 0)

    def impact_on(self, hex: int, code: int | None, bonus: int) -> Attack:
        g, power = self.g, self.about.numbers["firepower"] + bonus
        terms = that_count([term(g, "barrage", power), term(g, "airburst", airburst(g, hex))])
        fates = odds.barrage_odds(g, self.seat, self.about.side, sum_of(terms), hex)
        return Attack(phrase("odds-hex", hex=self.words.hex(hex)), code, hex, -1, [], terms, None, fates)

    # --- other rolls ---
    def outlooks(self, choices: list[int]) -> list[Outlook]:
        about = self.about
        if about.kind == "rally":
            return [self.rally(a_of(code)) for code in choices if verb_of(code) == UNIT]
        if about.kind == "rout":
            return [self.rout(about.side, a_of(code)) for code in choices if verb_of(code) == UNIT]
        if self.is_melee_ahead():
            return [self.melee(about.hex)]
        if about.kind == "melees":
            return [self.melee(a_of(code)) for code in choices if verb_of(code) == HEX]
        return []

    def is_melee_ahead(self) -> bool:
        return self.about.kind == "melee" and self.about.numbers["open"] > 0

    def rally(self, u: int) -> Outlook:
        found = odds.rally_odds(self.g, self.seat, u)
        return self.outlook(self.words.unit(u), unit_thing(u), rally_chances(found))

    def rout(self, roller: int, u: int) -> Outlook:
        found = odds.rout_odds(self.g, self.seat, roller, u)
        return self.outlook(self.words.unit(u), unit_thing(u), rout_chances(found))

    def melee(self, hex: int) -> Outlook:
        found = odds.melee_odds(self.g, self.seat, self.seat, hex)
        chances = [("win", found.win), ("both-die", found.tie), ("lose", found.lose)]
        title = phrase("odds-melee", hex=self.words.hex(hex))
        return self.outlook(title, hex_thing(self.g, hex), chances)

    def outlook(self, say: Phrase, thing: str, chances: list[tuple[str, float]]) -> Outlook:
        return Outlook(say, thing, [(phrase("chance-" + key), chance) for key, chance in chances])

    # --- a roll that lies on the table (9.1) ---
    def at_stake(self) -> list[Phrase]:
        """What a roll already made would mean."""
        if self.about.kind == "defenders":
            return [phrase("stake-total", attack=self.about.numbers["total"])]
        if self.about.kind != "roll":
            return []
        return self.stake_of(total(self.g, self.about.card), subject_below(self.g))

    def stake_of(self, dice: int, below: Subject) -> list[Phrase]:
        """`below`: what the roll belongs to."""
        if below.kind == "defence":
            unit, number = self.words.unit(below.unit), below.numbers["defence"]
            attack = below.numbers["total"]
            return [phrase("stake-defence", unit=unit, number=number, total=number + dice, attack=attack)]
        if below.kind == "fire-attack":
            number = below.numbers["total"]
            return [phrase("stake-attack", number=number, dice=dice, total=number + dice)]
        if below.kind in ("rally", "rout"):
            number = below.numbers["morale"]
            return [phrase("stake-morale", unit=self.words.unit(below.unit), number=number, dice=dice)]
        return []


def rally_chances(found: odds.RollOdds) -> list[tuple[str, float]]:
    return [("rallies", found.less), ("suppressed", found.equal), ("nothing", found.more)]


def rout_chances(found: odds.RollOdds) -> list[tuple[str, float]]:
    return [("nothing", found.less), ("suppressed", found.equal), ("retreats", found.more)]


# --- on the wire (OddsAnswer) ---


def odds_data(words: Words, found: Odds) -> wire.OddsAnswer:
    return shapes.odds_data([attack_odds(words, attack) for attack in found.attacks], found.outlooks)


def attack_odds(words: Words, attack: Attack) -> wire.AttackOdds:
    fates = [fate_data(words, fate) for fate in attack.fates]
    return attack_data(attack.title, attack.code, attack.terms, attack.hit, fates)


def fate_data(words: Words, fate: odds.UnitOdds) -> wire.Fate:
    return {
        "thing": unit_thing(fate.unit), "say": words.unit(fate.unit).data(), "hold": fate.hold,
        "suppress": fate.suppress, "breaks": fate.breaks, "eliminate": fate.eliminate,
    }  # fmt: skip

"""The odds of what is about to be rolled; all counting is the engine's own (commander/odds.py)."""

from __future__ import annotations

from typing import NamedTuple

from sandtable.commander.rules import odds
from sandtable.commander.rules.actions.opfire import OpFireWindow, new_op_fire_attack
from sandtable.commander.rules.activation import ANY_HEX, Activate
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
from sandtable.commander.rules.melee import AMBUSHES, VICTIM, MeleeFight, Melees
from sandtable.commander.rules.orders.artillery import PICK_HEX, SPOT, ArtilleryRequest
from sandtable.commander.rules.orders.defence import WINDOW, Defence
from sandtable.commander.rules.orders.fire_attack import ACTIONS, ROLLED, FireAttack
from sandtable.commander.rules.orders.firegroup import PICK_BASE, PICK_OTHERS, PICK_TARGET, Composing
from sandtable.commander.rules.orders.recover_rout import NEXT, RecoverOrder, RollForEach, RoutOrder
from sandtable.commander.rules.rolls import Roll
from sandtable.commander.rules.state import FIRING, OP_FIRING, State, occupied_by, other, units_in
from sandtable.commander.rules.verbs import ACTIVATE, BASE, FIRE_AT, HEX, JOIN, PLAY, PLAY_HEX, UNIT
from sandtable.commander.screen.terms import attack_terms, term, that_count
from sandtable.commander.screen.things import hex_thing, unit_thing
from sandtable.commander.screen.words import Words
from sandtable.kernel.choice import a_of, b_of, verb_of
from sandtable.phrase import Phrase, phrase
from sandtable.screens import shapes, wire
from sandtable.screens.shapes import Outlook, Term, attack_data, sum_of


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

    def __init__(self, words: Words, seat: int) -> None:
        self.words = words
        self.seat = seat
        self.g: State = words.g

    def of(self, choices: list[int]) -> Odds:
        """What can be said of the rolls that these choices of the question lead to."""
        frame = self.g.frames[-1]
        if isinstance(frame, Defence) and frame.at == WINDOW:
            return Odds([self.answer(frame)], [])
        if isinstance(frame, FireAttack) and frame.at == ACTIONS:
            return Odds(self.attack(frame, choices), [])
        if isinstance(frame, Composing) and not frame.smoke:
            return Odds(self.composing(frame, choices), [])
        if isinstance(frame, OpFireWindow):
            return Odds(self.op_fire(frame, choices), [])
        if isinstance(frame, Activate) and (frame.flag == FIRING or frame.flag == OP_FIRING):
            shots = [self.best_shot(code, frame.target) for code in choices if verb_of(code) == ACTIVATE]
            return Odds([shot for shot in shots if shot is not None], [])
        if isinstance(frame, ArtilleryRequest):
            return Odds(self.artillery(frame, choices), [])
        return Odds([], self.outlooks(choices))

    def has_any(self, choices: list[int]) -> bool:
        """Would `of` find anything? Told without counting."""
        frame = self.g.frames[-1]
        verbs = {verb_of(code) for code in choices}
        if isinstance(frame, Defence):
            return frame.at == WINDOW
        if isinstance(frame, FireAttack):
            return frame.at == ACTIONS
        if isinstance(frame, Composing):
            return not frame.smoke and (frame.at == PICK_OTHERS or FIRE_AT in verbs or BASE in verbs)
        if isinstance(frame, OpFireWindow):
            return FIRE_AT in verbs
        if isinstance(frame, Activate) and (frame.flag == FIRING or frame.flag == OP_FIRING):
            return any(self.reaching(a_of(code), frame.target) for code in choices if verb_of(code) == ACTIVATE)
        if isinstance(frame, ArtilleryRequest):
            return bool(self.occupied(frame, choices) or self.worth_spotting(frame, choices))
        if isinstance(frame, MeleeFight):
            return self.is_melee_open(frame)
        return isinstance(frame, RecoverOrder | Melees) or (isinstance(frame, RoutOrder) and frame.at == NEXT)

    # --- attacks ---
    def shot(self, side: int, group: list[int], base: int, target: int, title: Phrase, code: int | None) -> Attack:
        g = self.g
        hit = odds.targeting_odds(g, self.seat, side, base, target) if is_ordnance(g, base) else None
        fates = odds.fire_odds(g, self.seat, side, group, base, [target], 0)
        return Attack(title, code, target, base, group, attack_terms(g, group, base, [target], 0), hit, fates)

    def composing(self, frame: Composing, choices: list[int]) -> list[Attack]:
        if frame.at == PICK_TARGET:
            return [self.target(frame, code) for code in choices if verb_of(code) == FIRE_AT]
        if frame.at == PICK_BASE:
            return [self.alone(frame, code) for code in choices if verb_of(code) == BASE]
        if frame.at == PICK_OTHERS:
            return [self.together(frame, choices)]
        return []

    def alone(self, frame: Composing, code: int) -> Attack:
        """Each base alone."""
        base = a_of(code)
        return self.shot(
            frame.side, [base], base, frame.target, phrase("odds-base", piece=self.words.piece(base)), code
        )

    def together(self, frame: Composing, choices: list[int]) -> Attack:
        """The group as it stands; with the one piece that is asked about."""
        group, code = frame.group, None
        if len(choices) == 1 and verb_of(choices[0]) == JOIN:
            code = choices[0]
            group = [*group, a_of(code)]
        return self.shot(frame.side, group, frame.base, frame.target, self.group_title(frame.target, group), code)

    def group_title(self, target: int, group: list[int]) -> Phrase:
        return phrase("odds-group", hex=self.words.hex(target), count=len(group))

    def target(self, frame: Composing, code: int) -> Attack:
        """A hex under fire of the strongest piece and all that can join it."""
        hex = a_of(code)
        return self.strongest(frame.side, frame.bases_for(self.g, hex), frame.pool(self.g), hex, code)

    def strongest(self, side: int, bases: list[int], pool: list[int], target: int, code: int) -> Attack:
        g = self.g
        base = max(bases, key=lambda piece: piece_firepower(g, piece))
        group = [base]
        if not is_ordnance(g, base):
            others = [p for p in pool if p != base and not is_ordnance(g, p) and can_reach(g, p, target)]
            group = chained_to(g, base, [base, *others])
        title = phrase("odds-target", hex=self.words.hex(target), piece=self.words.piece(base), count=len(group))
        return self.shot(side, group, base, target, title, code)

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

    def op_fire(self, frame: OpFireWindow, choices: list[int]) -> list[Attack]:
        """Those already activated for Op Fire."""
        shot = new_op_fire_attack(frame.side, frame.hex)
        return [self.target(shot, code) for code in choices if verb_of(code) == FIRE_AT]

    def attack(self, frame: FireAttack, choices: list[int]) -> list[Attack]:
        """Just before the Attack Roll; with the one Action that is asked about. A hit has been made by now."""
        g, targets, bonus, code = self.g, frame.targets, frame.bonus, None
        if len(choices) == 1 and verb_of(choices[0]) == PLAY:
            code, bonus = choices[0], bonus + BOOST
        if len(choices) == 1 and verb_of(choices[0]) == PLAY_HEX:
            code, targets = choices[0], [*targets, b_of(choices[0])]
        terms = attack_terms(g, frame.pieces, frame.base, targets, bonus)
        rolls = [odds.contest(g, self.seat, frame.side, side) for side in range(2)]
        fates = odds.defence_odds(g, rolls, sum_of(terms), frame.pieces, frame.base, targets)
        title = self.group_title(targets[0], frame.pieces)
        return [Attack(title, code, targets[0], frame.base, frame.pieces, terms, None, fates)]

    def answer(self, frame: Defence) -> Attack:
        """A Defence Roll against a total that lies on the table."""
        g, u = self.g, frame.roller
        fate = odds.answer_odds(g, self.seat, u, frame.total, frame.cover(g))
        title = phrase("odds-defence", unit=self.words.unit(u))
        return Attack(title, None, g.u_hex[u], -1, [], [term(self.g, "total", frame.total)], None, [fate])

    # --- artillery (O18.2) ---
    def artillery(self, frame: ArtilleryRequest, choices: list[int]) -> list[Attack]:
        impacts = [self.impact(frame, code) for code in self.occupied(frame, choices)]
        return impacts + [self.spotting(frame, code) for code in self.worth_spotting(frame, choices)]

    def occupied(self, frame: ArtilleryRequest, choices: list[int]) -> list[int]:
        """Hexes of the impact area with somebody in them; others hold a Fortification only."""
        if frame.at != PICK_HEX:
            return []
        return [code for code in choices if verb_of(code) == HEX and units_in(self.g, a_of(code))]

    def worth_spotting(self, frame: ArtilleryRequest, choices: list[int]) -> list[int]:
        """Hexes with an enemy, or the one that is asked about."""
        if frame.at != SPOT:
            return []
        foe, shots = other(frame.side), [code for code in choices if verb_of(code) == FIRE_AT]
        return [code for code in shots if len(choices) == 1 or occupied_by(self.g, a_of(code), foe)]

    def spotting(self, frame: ArtilleryRequest, code: int) -> Attack:
        """The chance of an accurate round; where it comes down is open."""
        hit = odds.product_odds(self.g, self.seat, frame.side, frame.needed(self.g, a_of(code)))
        title = phrase("odds-hex", hex=self.words.hex(a_of(code)))
        return Attack(title, code, a_of(code), -1, [], [term(self.g, "barrage", frame.firepower(self.g))], hit, [])

    def impact(self, frame: ArtilleryRequest, code: int) -> Attack:
        g, hex = self.g, a_of(code)
        terms = that_count([term(self.g, "barrage", frame.firepower(g)), term(self.g, "airburst", airburst(g, hex))])
        fates = odds.barrage_odds(g, self.seat, frame.side, sum_of(terms), hex)
        return Attack(phrase("odds-hex", hex=self.words.hex(hex)), code, hex, -1, [], terms, None, fates)

    # --- other rolls ---
    def outlooks(self, choices: list[int]) -> list[Outlook]:
        frame = self.g.frames[-1]
        if isinstance(frame, RecoverOrder):
            return [self.rally(a_of(code)) for code in choices if verb_of(code) == UNIT]
        if isinstance(frame, RoutOrder) and frame.at == NEXT:
            return [self.rout(frame.side, a_of(code)) for code in choices if verb_of(code) == UNIT]
        if isinstance(frame, MeleeFight) and self.is_melee_open(frame):
            return [self.melee(frame.hex)]
        if isinstance(frame, Melees):
            return [self.melee(a_of(code)) for code in choices if verb_of(code) == HEX]
        return []

    def is_melee_open(self, frame: MeleeFight) -> bool:
        return frame.at in (AMBUSHES, VICTIM) and frame.both_there(self.g)

    def rally(self, u: int) -> Outlook:
        found = odds.rally_odds(self.g, self.seat, u)
        chances = [("rallies", found.less), ("suppressed", found.equal), ("nothing", found.more)]
        return self.outlook(self.words.unit(u), unit_thing(u), chances)

    def rout(self, roller: int, u: int) -> Outlook:
        found = odds.rout_odds(self.g, self.seat, roller, u)
        chances = [("nothing", found.less), ("suppressed", found.equal), ("retreats", found.more)]
        return self.outlook(self.words.unit(u), unit_thing(u), chances)

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
        g = self.g
        if len(g.frames) < 2 or not isinstance(g.frames[-1], Roll):
            return []
        dice, below = total(g, g.frames[-1].card), g.frames[-2]
        if isinstance(below, Defence):
            unit, sum = self.words.unit(below.unit), below.defence + dice
            return [phrase("stake-defence", unit=unit, number=below.defence, total=sum, attack=below.total)]
        if isinstance(below, FireAttack) and below.at == ROLLED:
            return [phrase("stake-attack", number=below.total, dice=dice, total=below.total + dice)]
        if isinstance(below, RollForEach):
            return [phrase("stake-morale", unit=self.words.unit(below.unit), number=below.morale, dice=dice)]
        return []


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

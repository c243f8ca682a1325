"""The odds of what is about to be rolled, at the question that stands; all counting is in odds.py."""

from __future__ import annotations

from typing import Final, NamedTuple

from sandtable.games.combat.enemy.alert import is_waiting
from sandtable.games.combat.enemy.late_orders import is_awaited
from sandtable.games.combat.rules import odds, verbs
from sandtable.games.combat.rules.cards import effect_names as codes
from sandtable.games.combat.rules.end_phase import can_vanish
from sandtable.games.combat.rules.names import FRIENDLY, HIDE, PLAN, RALLY, RIFLE_GRENADE, SEARCH, WOUND_NAMES
from sandtable.games.combat.rules.state import SEEN, State, has, hex_distance, is_friendly, men_in, side_of
from sandtable.games.combat.rules.values import FULL, PLAIN, weapon_in
from sandtable.games.combat.screen import terms
from sandtable.games.combat.screen.things import hex_thing, man_thing
from sandtable.games.combat.screen.words import (
    Words,
    event_text,
    morale_phrase,
    need_phrase,
    outcome_phrase,
    say,
    weapon_phrase,
)
from sandtable.kernel.choice import a_of, b_of, c_of, verb_of
from sandtable.kernel.frame import Subject, subject_below, subject_now
from sandtable.phrase import Phrase, phrase
from sandtable.screens import wire
from sandtable.screens.shapes import Outlook, Term, attack_data, odds_data, sum_of

Found = list[tuple[Phrase, odds.Chance]]

MORALE_ROLLS: Final = [codes.R_MORALE, codes.R_WOUND_MORALE, codes.R_RALLY]

# kinds of subjects: a roll still to be made or lying there; a hit, and what the wound card says
ROLLS: Final = ["roll", "rolled"]
HITS: Final = ["hit", "wound-cards", "wound"]

# verbs that lead to a roll at once
AT_ONCE: Final = [
    verbs.FIRE_AT, verbs.ATTACK_MAN, verbs.SPOT, verbs.TRY_SMOKE, verbs.TRY_RIFLE, verbs.TRY_RALLY, verbs.TRY_DUCK,
    verbs.SHIFT, verbs.GRENADE_AT, verbs.AIM,
]  # fmt: skip
ORDER_ROLLS: Final = {PLAN: codes.R_PLAN, SEARCH: codes.R_SEARCH}  # TQCs at the end of the turn (guide 3.5)


class Attack(NamedTuple):
    """A shot, or a burst of them, at one man."""

    title: Phrase
    code: int | None
    terms: list[Term]
    hit: odds.Chance
    chances: Found

    def data(self) -> wire.AttackOdds:
        chances: list[wire.Chance] = [{"say": say.data(), "chance": float(chance)} for say, chance in self.chances]
        return {**attack_data(self.title, self.code, self.terms, float(self.hit), []), "chances": chances}


class Odds(NamedTuple):
    attacks: list[Attack]
    outlooks: list[Outlook]

    def data(self) -> wire.OddsAnswer:
        return odds_data([attack.data() for attack in self.attacks], self.outlooks)


def chance(key: str, number: odds.Chance) -> tuple[Phrase, odds.Chance]:
    return phrase("combat-chance-" + key), number


def that_can_be(found: Found) -> Found:
    return [(say, number) for say, number in found if number]


class Chances:
    """The odds at the question that stands, as one seat may know them."""

    def __init__(self, words: Words, seat: int) -> None:
        self.words = words
        self.seat = seat
        self.g: State = words.g
        self.about: Subject = subject_now(self.g)

    @property
    def below(self) -> Subject:
        """What the roll that is asked about belongs to."""
        return subject_below(self.g)

    # --- which ---
    def of(self, choices: list[int]) -> Odds:
        """What can be said of the rolls that these choices of the question lead to."""
        about = self.about
        if about.kind in ROLLS:
            return Odds([], self.die_roll(choices))
        if about.kind in HITS:
            return Odds([], self.hit(choices))
        if about.kind == "fire":
            slot, shots = about.numbers["slot"], about.numbers["shots"]
            return Odds([self.shot(about.unit, about.units[0], slot, shots, None)], [])
        single = len(choices) == 1
        found = Odds([], [])
        for code in self.foreseen(choices):
            verb = verb_of(code)
            if verb == verbs.FIRE_AT and about.kind == "activation":
                found.attacks.append(self.shot(about.unit, a_of(code), b_of(code), c_of(code), code))
            elif verb in AT_ONCE or single:
                found.outlooks.extend(self.by_verb(verb, code))
        return found

    def has_any(self, choices: list[int]) -> bool:
        """Would `of` find anything? Told without counting."""
        kind = self.about.kind
        if kind in HITS:
            return kind == "hit" or (kind == "wound" and len(self.redraws(choices)) > 0)
        return kind in ROLLS or kind == "fire" or any(verb_of(code) in AT_ONCE for code in self.foreseen(choices))

    def foreseen(self, choices: list[int]) -> list[int]:
        """Optional 4: not a shot at a man whose Order is drawn by it: nobody knows how hard he will be to hit."""
        return [code for code in choices if verb_of(code) != verbs.FIRE_AT or not is_awaited(self.g, a_of(code))]

    def by_verb(self, verb: int, code: int) -> list[Outlook]:
        a, b = a_of(code), b_of(code)
        if verb in (verbs.TRY_SMOKE, verbs.TRY_RIFLE):
            return [self.check(a, codes.R_SMOKE if verb == verbs.TRY_SMOKE else codes.R_RIFLE, FULL, code)]
        if verb == verbs.TRY_RALLY:
            return [self.check(a, codes.R_ROUT, PLAIN, code)]
        if verb == verbs.GRENADE_AT:
            return self.grenade(a, b, self.g.rules.grenade_blast[FRIENDLY], code)
        if verb == verbs.AIM:
            return self.grenade(self.about.unit, a, self.g.rules.rifle_blast, code)
        if verb == verbs.SPEND_ON:
            return self.rattle(a, b, code)
        if verb in (verbs.ORDER, verbs.AID):
            return self.order(verb, a, b, code)
        return self.by_activated(self.about.unit, verb, a, code) if self.about.kind == "activation" else []

    def by_activated(self, m: int, verb: int, a: int, code: int) -> list[Outlook]:
        g = self.g
        if verb == verbs.SPOT:
            return [self.spotting(m, a, code)]
        if verb == verbs.ATTACK_MAN:
            return [self.melee(m, a, code)]
        if verb == verbs.SHIFT:
            return [self.check(m, codes.R_SHIFT, FULL, code)]
        if verb == verbs.TRY_DUCK:
            return [self.check(m, codes.R_ROUT, FULL, code)]
        if verb == verbs.THROW_AT:
            return [self.throw(m, a, code)]
        if verb == verbs.STAY and g.m_aim[m] >= 0:
            rifle = g.m_order[m] == RIFLE_GRENADE
            return self.grenade(m, g.m_aim[m], g.rules.rifle_blast if rifle else g.rules.grenade_blast[FRIENDLY], code)
        return []

    # --- fire ---
    def shot(self, m: int, t: int, slot: int, shots: int, code: int | None) -> Attack:
        g = self.g
        waiting = is_waiting(g, t)
        found = terms.fire_terms(g, m, slot, t, waiting, codes.R_FIRE)
        sure = odds.pass_chance(g, codes.R_FIRE, m, sum_of(found))
        meant, drawn = odds.meant_chance(g, m, t), odds.drawn_chance(g, m, t)
        hit = sure * meant * drawn
        outcomes: Found = []
        if shots > 1 and meant == odds.SURE:  # among several a man who falls changes the chances of the rest
            outcomes.append(chance("any-hit", odds.burst_chance(g, m, slot, shots, sure) * drawn))
        outcomes += self.of_a_hit(m, t, hit, waiting)
        return Attack(self.fire_title(m, t, slot, shots), code, found, hit, that_can_be(outcomes))

    def fire_title(self, m: int, t: int, slot: int, shots: int) -> Phrase:
        weapon, man = weapon_phrase(self.g.rules.tables, weapon_in(self.g, m, slot)), self.words.man
        return phrase("combat-odds-fire", man=man(m), target=man(t), weapon=weapon, number=shots)

    def of_a_hit(self, m: int, t: int, hit: odds.Chance, waiting: bool) -> Found:
        """What one shot does to its target."""
        g = self.g
        if odds.is_check_only(g, m, t, waiting):
            failed = odds.fail_chance(codes.R_MORALE, odds.check_number(g, t, codes.R_MORALE))
            return that_can_be([chance("check-only", hit), chance("check-failed", hit * failed)])
        return self.fates(odds.hit_fates(g, self.seat, t).times(hit))

    def fates(self, found: odds.Fates) -> Found:
        return that_can_be(
            [
                chance("close-call", found.close), chance("wounded", found.wounded),
                chance("incapacitated", found.down), chance("killed", found.killed),
            ]
        )  # fmt: skip

    # --- checks ---
    def outlook(
        self,
        title: Phrase,
        thing: str | None,
        found: Found,
        code: int | None,
        by: list[Term],
    ) -> Outlook:
        number = sum_of(by) if by else None
        return Outlook(title, thing, [(say, float(chance)) for say, chance in found], code, number, by)

    def title(self, purpose: int, m: int) -> Phrase:
        roll = say("roll", codes.ROLL_NAMES[purpose])
        if m < 0:
            return phrase("combat-odds-roll", roll=roll)
        return phrase("combat-odds-check", roll=roll, man=self.words.man(m))

    def roll_title(self) -> Phrase:
        """A roll that is asked about, with the man it is for: of several in a hex each has his own."""
        man, m, below = self.words.man, self.about.unit, self.below
        if below.kind == "fire":
            return self.fire_title(m, below.units[0], below.numbers["slot"], 1)
        if below.kind == "spotting":
            return phrase("combat-odds-spot", man=man(m), target=man(below.units[0]))
        if below.kind == "melee":
            return phrase("combat-odds-melee", man=man(m), target=man(below.units[0]))
        if below.kind == "grenade":
            return phrase("combat-odds-grenade", man=man(below.units[0]))
        return self.title(self.about.numbers["purpose"], below.units[0] if below.kind == "blast" else m)

    def passing(self, passed: odds.Chance) -> Found:
        return [chance("passes", passed), chance("fails", odds.SURE - passed)]

    def check(self, m: int, purpose: int, flavour: int, code: int | None) -> Outlook:
        """A TQC."""
        by = terms.check_terms(self.g, m, flavour, purpose)
        passed = odds.pass_chance(self.g, purpose, m, sum_of(by))
        return self.outlook(self.title(purpose, m), man_thing(m), self.passing(passed), code, by)

    def morale(self, m: int, purpose: int, code: int | None, need: int | None = None) -> Outlook:
        """MC, WMC or RC: the chance of each Morale State."""
        g = self.g
        by = terms.rally_terms(g, m) if purpose == codes.R_RALLY else terms.tq_terms(g, m, FULL)
        by = terms.that_count([*by, terms.bonus_term(g, purpose, side_of(g, m))])
        if need is None:
            need = sum_of(by)
        elif need != sum_of(by):
            by = [*by, terms.term("card-spent", need - sum_of(by))]
        states = odds.morale_chances(g, m, purpose, need)
        found = [(morale_phrase(state), states[state]) for state in sorted(states, reverse=True)]
        return self.outlook(self.title(purpose, m), man_thing(m), found, code, by)

    def spotting(self, m: int, t: int, code: int | None) -> Outlook:
        by = terms.spotting_terms(self.g, m, t, codes.R_SPOTTING)
        passed = odds.pass_chance(self.g, codes.R_SPOTTING, m, sum_of(by))
        title = phrase("combat-odds-spot", man=self.words.man(m), target=self.words.man(t))
        return self.outlook(
            title, man_thing(t), [chance("seen", passed), chance("unseen", odds.SURE - passed)], code, by
        )

    def melee(self, m: int, t: int, code: int | None) -> Outlook:
        """Of a man whose numbers are not known, only what the wound card may say."""
        g = self.g
        by = terms.melee_terms(g, m, codes.R_MELEE)
        hit = odds.pass_chance(g, codes.R_MELEE, m, sum_of(by))
        found = [chance("hits", hit)]
        if is_friendly(g, t) or has(g, t, SEEN):
            found += self.fates(odds.hit_fates(g, self.seat, t).times(hit))
        title = phrase("combat-odds-melee", man=self.words.man(m), target=self.words.man(t))
        return self.outlook(title, man_thing(t), found, code, by)

    # --- grenades ---
    def throw(self, m: int, hex: int, code: int | None) -> Outlook:
        by = terms.throw_terms(self.g, m, hex, codes.R_THROW)
        lands = odds.pass_chance(self.g, codes.R_THROW, m, sum_of(by))
        title = phrase("combat-odds-throw", man=self.words.man(m), hex=self.words.hex(hex))
        found = [chance("lands", lands), chance("scatters", odds.SURE - lands)]
        return self.outlook(title, hex_thing(self.g, hex), found, code, by)

    def grenade(self, m: int, hex: int, blast: int, code: int | None) -> list[Outlook]:
        """From where he stands now: the throw, then Near or Far for each man in the hex."""
        g = self.g
        found = [self.throw(m, hex, code)]
        if hex_distance(g, g.m_hex[m], hex) > g.rules.tables.blast_range[blast] >= 0:
            return found
        for t in men_in(g, hex):
            by = terms.grenade_terms(g, m, g.m_hex[m], t, blast, codes.R_GRENADE)
            near = odds.pass_chance(g, codes.R_GRENADE, m, sum_of(by))
            title = phrase("combat-odds-grenade", man=self.words.man(t))
            chances = [chance("near", near), chance("far", odds.SURE - near)]
            found.append(self.outlook(title, man_thing(t), chances, code, by))
        return found

    # --- Orders whose roll comes at the end of the turn ---
    def order(self, verb: int, m: int, order: int, code: int) -> list[Outlook]:
        """As things stand now."""
        if verb == verbs.AID:
            return [self.check(m, codes.R_MEDICAL, FULL, code)]
        if order == RALLY:
            return [self.morale(m, codes.R_RALLY, code)]
        if order == HIDE and can_vanish(self.g, m):
            return [self.check(m, codes.R_HIDE, FULL, code)]
        return [self.check(m, ORDER_ROLLS[order], FULL, code)] if order in ORDER_ROLLS else []

    def rattle(self, card: int, m: int, code: int) -> list[Outlook]:
        if self.g.rules.card_effect[card] != codes.E_RATTLE:
            return []
        return [self.morale(m, codes.R_MORALE, code)]

    # --- a roll with its windows (5.1.2) ---
    def die_roll(self, choices: list[int]) -> list[Outlook]:
        """The roll itself, and what each card would make of it."""
        found: list[Outlook] = []
        if self.about.kind == "roll":
            found.append(self.roll(self.about.numbers["need"], None))
        for code in choices:
            if verb_of(code) == verbs.SPEND:
                found += self.with_card(a_of(code), code)
        return found

    def with_card(self, card: int, code: int) -> list[Outlook]:
        g, need = self.g, self.about.numbers["need"]
        effect = g.rules.card_effect[card]
        if effect == codes.E_BONUS:
            return [self.roll(need + g.rules.tables.fcard_args[card][1], code)]
        if effect == codes.E_REROLL:
            return [self.roll(need, code)]
        sure = {codes.E_AUTO_PASS: odds.SURE, codes.E_AUTO_FAIL: odds.NO}.get(effect)
        if sure is None:
            return []
        found = that_can_be(self.passing(sure))
        return [self.outlook(self.card_title(code), None, found, code, [])]

    def card_title(self, code: int | None) -> Phrase:
        title = self.roll_title()
        if code is None:
            return title
        return phrase("combat-odds-with", card=say("card", self.g.rules.tables.fcard_name[a_of(code)]), title=title)

    def roll(self, need: int, code: int | None) -> Outlook:
        g, m, purpose = self.g, self.about.unit, self.about.numbers["purpose"]
        if purpose in MORALE_ROLLS:
            found = self.morale(m, purpose, code, need)
            return found._replace(say=self.card_title(code))
        passed = odds.pass_chance(g, purpose, m, need)
        by = self.terms_of_roll()
        if need != sum_of(by):
            by = [*by, terms.term("card-spent", need - sum_of(by))]
        thing = man_thing(m) if m >= 0 else None
        return self.outlook(self.card_title(code), thing, self.passing(passed), code, by)

    def terms_of_roll(self) -> list[Term]:
        """From what asked for the roll."""
        g, m, below, numbers = self.g, self.about.unit, self.below, self.below.numbers
        purpose, need = self.about.numbers["purpose"], self.about.numbers["need"]
        if below.kind == "fire":
            return terms.fire_terms(g, m, numbers["slot"], below.units[0], numbers["waiting"] > 0, purpose)
        if below.kind == "spotting":
            return terms.spotting_terms(g, m, below.units[0], purpose)
        if below.kind == "melee":
            return terms.melee_terms(g, m, purpose)
        if below.kind == "throw":
            return terms.throw_terms(g, m, below.hex, purpose)
        if below.kind == "grenade":
            return terms.grenade_terms(g, m, below.hexes[0], below.units[0], numbers["blast"], purpose)
        if m < 0:
            return [terms.term("frag", need)]
        plain = terms.check_terms(g, m, PLAIN, purpose)
        return plain if sum_of(plain) == need else terms.check_terms(g, m, FULL, purpose)

    # --- a hit, and a wound card ---
    def hit(self, choices: list[int]) -> list[Outlook]:
        g, m, kind = self.g, self.about.unit, self.about.kind
        title = phrase("combat-odds-wound", man=self.words.man(m))
        if kind == "hit":
            found = self.fates(odds.hit_fates(g, self.seat, m))
            return [self.outlook(title, man_thing(m), found, None, [])]
        if kind != "wound":
            return []
        found = self.fates(odds.fates(g, m, odds.wound_chances(odds.heap_of(g, self.seat), False)))
        return [self.outlook(title, man_thing(m), found, code, []) for code in self.redraws(choices)]

    def redraws(self, choices: list[int]) -> list[int]:
        """Cards that draw another wound card."""
        effects = self.g.rules.card_effect
        return [
            code for code in choices if verb_of(code) == verbs.SPEND and effects[a_of(code)] == codes.E_REDRAW_WOUND
        ]

    # --- what lies on the table already ---
    def at_stake(self) -> list[Phrase]:
        about, numbers = self.about, self.about.numbers
        if about.kind == "rolled":
            purpose, die = numbers["purpose"], numbers["die"]
            outcome = outcome_phrase(purpose, die, numbers["need"])
            need = need_phrase(purpose, numbers["need"], about.unit < 0)
            return [phrase("combat-stake-roll", title=self.roll_title(), die=die, need=need, outcome=outcome)]
        if about.kind == "wound":
            wound = say("wound", WOUND_NAMES[numbers["wound"]])
            return [phrase("combat-stake-wound", man=self.words.man(about.unit), wound=wound)]
        if about.kind == "event":
            key = self.g.rules.event_name[about.side][numbers["die"]]
            return [phrase("combat-stake-event", event=event_text(key), text=event_text(key + "-text"))]
        return []

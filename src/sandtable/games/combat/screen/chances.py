"""The odds of what is about to be rolled, at the question that stands; all counting is in odds.py."""

from __future__ import annotations

from typing import Final, NamedTuple

from sandtable.games.combat.enemy.alert import is_waiting
from sandtable.games.combat.enemy.late_orders import is_awaited
from sandtable.games.combat.rules import odds
from sandtable.games.combat.rules.cards.checks import AFTER, BEFORE, DieRoll
from sandtable.games.combat.rules.cards.effect_names import (
    E_AUTO_FAIL,
    E_AUTO_PASS,
    E_BONUS,
    E_RATTLE,
    E_REDRAW_WOUND,
    E_REROLL,
    R_FIRE,
    R_GRENADE,
    R_HIDE,
    R_MEDICAL,
    R_MELEE,
    R_MORALE,
    R_PLAN,
    R_RALLY,
    R_RIFLE,
    R_ROUT,
    R_SEARCH,
    R_SHIFT,
    R_SMOKE,
    R_SPOTTING,
    R_THROW,
    R_WOUND_MORALE,
    ROLL_NAMES,
)
from sandtable.games.combat.rules.cards.events import EventRoll
from sandtable.games.combat.rules.end_phase import can_vanish
from sandtable.games.combat.rules.fire.fire import START, Fire
from sandtable.games.combat.rules.grenades.explosions import Blast
from sandtable.games.combat.rules.grenades.grenades import Throw
from sandtable.games.combat.rules.melee.melee import MeleeAttack
from sandtable.games.combat.rules.morale.wounds import ANNOUNCED, READ, Hit
from sandtable.games.combat.rules.names import FRIENDLY, HIDE, PLAN, RALLY, RIFLE_GRENADE, SEARCH, WOUND_NAMES
from sandtable.games.combat.rules.orders.friendly_action import FriendlyActivation
from sandtable.games.combat.rules.sight.spotting import SpottingCheck
from sandtable.games.combat.rules.state import SEEN, State, has, hex_distance, is_friendly, men_in, side_of
from sandtable.games.combat.rules.values import FULL, PLAIN, weapon_in
from sandtable.games.combat.rules.verbs import (
    AID,
    AIM,
    ATTACK_MAN,
    FIRE_AT,
    GRENADE_AT,
    ORDER,
    SHIFT,
    SPEND,
    SPEND_ON,
    SPOT,
    STAY,
    THROW_AT,
    TRY_DUCK,
    TRY_RALLY,
    TRY_RIFLE,
    TRY_SMOKE,
)
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
from sandtable.phrase import Phrase, phrase
from sandtable.screens import wire
from sandtable.screens.shapes import Outlook, Term, attack_data, odds_data, sum_of

Found = list[tuple[Phrase, odds.Chance]]

MORALE_ROLLS: Final = [R_MORALE, R_WOUND_MORALE, R_RALLY]

# verbs that lead to a roll at once
AT_ONCE: Final = [
    FIRE_AT, ATTACK_MAN, SPOT, TRY_SMOKE, TRY_RIFLE, TRY_RALLY, TRY_DUCK, SHIFT, GRENADE_AT, AIM,
]  # fmt: skip
ORDER_ROLLS: Final = {PLAN: R_PLAN, SEARCH: R_SEARCH}  # TQCs at the end of the turn (guide 3.5)


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

    # --- which ---
    def of(self, choices: list[int]) -> Odds:
        """What can be said of the rolls that these choices of the question lead to."""
        frame = self.g.frames[-1]
        if isinstance(frame, DieRoll):
            return Odds([], self.die_roll(frame, choices))
        if isinstance(frame, Hit):
            return Odds([], self.hit(frame, choices))
        if isinstance(frame, Fire):
            return Odds([self.shot(frame.man, frame.target, frame.slot, frame.shots, None)], [])
        single = len(choices) == 1
        found = Odds([], [])
        for code in self.foreseen(choices):
            verb = verb_of(code)
            if verb == FIRE_AT and isinstance(frame, FriendlyActivation):
                found.attacks.append(self.shot(frame.man, a_of(code), b_of(code), c_of(code), code))
            elif verb in AT_ONCE or single:
                found.outlooks.extend(self.by_verb(frame, verb, code))
        return found

    def has_any(self, choices: list[int]) -> bool:
        """Would `of` find anything? Told without counting."""
        frame = self.g.frames[-1]
        if isinstance(frame, DieRoll):
            return frame.at in (BEFORE, AFTER)
        if isinstance(frame, Hit):
            return frame.at == ANNOUNCED or (frame.at == READ and len(self.redraws(choices)) > 0)
        if isinstance(frame, Fire):
            return frame.at == START
        return any(verb_of(code) in AT_ONCE for code in self.foreseen(choices))

    def foreseen(self, choices: list[int]) -> list[int]:
        """Optional 4: not a shot at a man whose Order is drawn by it: nobody knows how hard he will be to hit."""
        return [code for code in choices if verb_of(code) != FIRE_AT or not is_awaited(self.g, a_of(code))]

    def by_verb(self, frame: object, verb: int, code: int) -> list[Outlook]:
        a, b = a_of(code), b_of(code)
        acting = frame.man if isinstance(frame, FriendlyActivation) else -1
        if verb in (TRY_SMOKE, TRY_RIFLE):
            return [self.check(a, R_SMOKE if verb == TRY_SMOKE else R_RIFLE, FULL, code)]
        if verb == TRY_RALLY:
            return [self.check(a, R_ROUT, PLAIN, code)]
        if verb == GRENADE_AT:
            return self.grenade(a, b, self.g.rules.grenade_blast[FRIENDLY], code)
        if verb == AIM:
            return self.grenade(getattr(frame, "man", -1), a, self.g.rules.rifle_blast, code)
        if verb == SPEND_ON:
            return self.rattle(a, b, code)
        if verb in (ORDER, AID):
            return self.order(verb, a, b, code)
        return self.by_activated(acting, verb, a, code) if acting >= 0 else []

    def by_activated(self, m: int, verb: int, a: int, code: int) -> list[Outlook]:
        g = self.g
        if verb == SPOT:
            return [self.spotting(m, a, code)]
        if verb == ATTACK_MAN:
            return [self.melee(m, a, code)]
        if verb == SHIFT:
            return [self.check(m, R_SHIFT, FULL, code)]
        if verb == TRY_DUCK:
            return [self.check(m, R_ROUT, FULL, code)]
        if verb == THROW_AT:
            return [self.throw(m, a, code)]
        if verb == STAY and g.m_aim[m] >= 0:
            rifle = g.m_order[m] == RIFLE_GRENADE
            return self.grenade(m, g.m_aim[m], g.rules.rifle_blast if rifle else g.rules.grenade_blast[FRIENDLY], code)
        return []

    # --- fire ---
    def shot(self, m: int, t: int, slot: int, shots: int, code: int | None) -> Attack:
        g = self.g
        waiting = is_waiting(g, t)
        found = terms.fire_terms(g, m, slot, t, waiting, R_FIRE)
        sure = odds.pass_chance(g, R_FIRE, m, sum_of(found))
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
            failed = odds.fail_chance(R_MORALE, odds.check_number(g, t, R_MORALE))
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
        roll = say("roll", ROLL_NAMES[purpose])
        if m < 0:
            return phrase("combat-odds-roll", roll=roll)
        return phrase("combat-odds-check", roll=roll, man=self.words.man(m))

    def roll_title(self, frame: DieRoll) -> Phrase:
        """A roll that is asked about, with the man it is for: of several in a hex each has his own."""
        man, below = self.words.man, self.g.frames[-2]
        if isinstance(below, Fire):
            return self.fire_title(frame.man, below.target, below.slot, 1)
        if isinstance(below, SpottingCheck):
            return phrase("combat-odds-spot", man=man(frame.man), target=man(below.target))
        if isinstance(below, MeleeAttack):
            return phrase("combat-odds-melee", man=man(frame.man), target=man(below.target))
        if isinstance(below, Throw) and frame.purpose == R_GRENADE:
            return phrase("combat-odds-grenade", man=man(below.left[0]))
        return self.title(frame.purpose, below.victims[0] if isinstance(below, Blast) else frame.man)

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
        by = terms.rally_terms(g, m) if purpose == R_RALLY else terms.tq_terms(g, m, FULL)
        by = terms.that_count([*by, terms.bonus_term(g, purpose, side_of(g, m))])
        if need is None:
            need = sum_of(by)
        elif need != sum_of(by):
            by = [*by, terms.term("card-spent", need - sum_of(by))]
        states = odds.morale_chances(g, m, purpose, need)
        found = [(morale_phrase(state), states[state]) for state in sorted(states, reverse=True)]
        return self.outlook(self.title(purpose, m), man_thing(m), found, code, by)

    def spotting(self, m: int, t: int, code: int | None) -> Outlook:
        by = terms.spotting_terms(self.g, m, t, R_SPOTTING)
        passed = odds.pass_chance(self.g, R_SPOTTING, m, sum_of(by))
        title = phrase("combat-odds-spot", man=self.words.man(m), target=self.words.man(t))
        return self.outlook(
            title, man_thing(t), [chance("seen", passed), chance("unseen", odds.SURE - passed)], code, by
        )

    def melee(self, m: int, t: int, code: int | None) -> Outlook:
        """Of a man whose numbers are not known, only what the wound card may say."""
        g = self.g
        by = terms.melee_terms(g, m, R_MELEE)
        hit = odds.pass_chance(g, R_MELEE, m, sum_of(by))
        found = [chance("hits", hit)]
        if is_friendly(g, t) or has(g, t, SEEN):
            found += self.fates(odds.hit_fates(g, self.seat, t).times(hit))
        title = phrase("combat-odds-melee", man=self.words.man(m), target=self.words.man(t))
        return self.outlook(title, man_thing(t), found, code, by)

    # --- grenades ---
    def throw(self, m: int, hex: int, code: int | None) -> Outlook:
        by = terms.throw_terms(self.g, m, hex, R_THROW)
        lands = odds.pass_chance(self.g, R_THROW, m, sum_of(by))
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
            by = terms.grenade_terms(g, m, g.m_hex[m], t, blast, R_GRENADE)
            near = odds.pass_chance(g, R_GRENADE, m, sum_of(by))
            title = phrase("combat-odds-grenade", man=self.words.man(t))
            chances = [chance("near", near), chance("far", odds.SURE - near)]
            found.append(self.outlook(title, man_thing(t), chances, code, by))
        return found

    # --- Orders whose roll comes at the end of the turn ---
    def order(self, verb: int, m: int, order: int, code: int) -> list[Outlook]:
        """As things stand now."""
        if verb == AID:
            return [self.check(m, R_MEDICAL, FULL, code)]
        if order == RALLY:
            return [self.morale(m, R_RALLY, code)]
        if order == HIDE and can_vanish(self.g, m):
            return [self.check(m, R_HIDE, FULL, code)]
        return [self.check(m, ORDER_ROLLS[order], FULL, code)] if order in ORDER_ROLLS else []

    def rattle(self, card: int, m: int, code: int) -> list[Outlook]:
        if self.g.rules.card_effect[card] != E_RATTLE:
            return []
        return [self.morale(m, R_MORALE, code)]

    # --- a roll with its windows (5.1.2) ---
    def die_roll(self, frame: DieRoll, choices: list[int]) -> list[Outlook]:
        """The roll itself, and what each card would make of it."""
        found: list[Outlook] = []
        if frame.at == BEFORE:
            found.append(self.roll(frame, frame.need, None))
        for code in choices:
            if verb_of(code) == SPEND:
                found += self.with_card(frame, a_of(code), code)
        return found

    def with_card(self, frame: DieRoll, card: int, code: int) -> list[Outlook]:
        g = self.g
        effect = g.rules.card_effect[card]
        if effect == E_BONUS:
            return [self.roll(frame, frame.need + g.rules.tables.fcard_args[card][1], code)]
        if effect == E_REROLL:
            return [self.roll(frame, frame.need, code)]
        sure = {E_AUTO_PASS: odds.SURE, E_AUTO_FAIL: odds.NO}.get(effect)
        if sure is None:
            return []
        found = that_can_be(self.passing(sure))
        return [self.outlook(self.card_title(frame, code), None, found, code, [])]

    def card_title(self, frame: DieRoll, code: int | None) -> Phrase:
        title = self.roll_title(frame)
        if code is None:
            return title
        return phrase("combat-odds-with", card=say("card", self.g.rules.tables.fcard_name[a_of(code)]), title=title)

    def roll(self, frame: DieRoll, need: int, code: int | None) -> Outlook:
        g, m, purpose = self.g, frame.man, frame.purpose
        if purpose in MORALE_ROLLS:
            found = self.morale(m, purpose, code, need)
            return found._replace(say=self.card_title(frame, code))
        passed = odds.pass_chance(g, purpose, m, need)
        by = self.terms_of(frame)
        if need != sum_of(by):
            by = [*by, terms.term("card-spent", need - sum_of(by))]
        thing = man_thing(m) if m >= 0 else None
        return self.outlook(self.card_title(frame, code), thing, self.passing(passed), code, by)

    def terms_of(self, frame: DieRoll) -> list[Term]:
        """From the procedure that asked for the roll."""
        g, m, purpose = self.g, frame.man, frame.purpose
        below = g.frames[-2]
        if isinstance(below, Fire):
            return terms.fire_terms(g, m, below.slot, below.target, below.target in below.waiting, purpose)
        if isinstance(below, SpottingCheck):
            return terms.spotting_terms(g, m, below.target, purpose)
        if isinstance(below, MeleeAttack):
            return terms.melee_terms(g, m, purpose)
        if isinstance(below, Throw) and purpose == R_THROW:
            return terms.throw_terms(g, m, below.hex, purpose)
        if isinstance(below, Throw):
            return terms.grenade_terms(g, m, below.start, below.left[0], below.blast, purpose)
        if m < 0:
            return [terms.term("frag", frame.need)]
        plain = terms.check_terms(g, m, PLAIN, purpose)
        return plain if sum_of(plain) == frame.need else terms.check_terms(g, m, FULL, purpose)

    # --- a hit, and a wound card ---
    def hit(self, frame: Hit, choices: list[int]) -> list[Outlook]:
        g, m = self.g, frame.man
        title = phrase("combat-odds-wound", man=self.words.man(m))
        if frame.at == ANNOUNCED:
            found = self.fates(odds.hit_fates(g, self.seat, m))
            return [self.outlook(title, man_thing(m), found, None, [])]
        if frame.at != READ:
            return []
        found = self.fates(odds.fates(g, m, odds.wound_chances(odds.heap_of(g, self.seat), False)))
        return [self.outlook(title, man_thing(m), found, code, []) for code in self.redraws(choices)]

    def redraws(self, choices: list[int]) -> list[int]:
        """Cards that draw another wound card."""
        effects = self.g.rules.card_effect
        return [code for code in choices if verb_of(code) == SPEND and effects[a_of(code)] == E_REDRAW_WOUND]

    # --- what lies on the table already ---
    def at_stake(self) -> list[Phrase]:
        g, frame = self.g, self.g.frames[-1]
        if isinstance(frame, DieRoll) and frame.at == AFTER:
            outcome = outcome_phrase(frame.purpose, frame.die, frame.need)
            title = self.roll_title(frame)
            need = need_phrase(frame.purpose, frame.need, frame.man < 0)
            return [phrase("combat-stake-roll", title=title, die=frame.die, need=need, outcome=outcome)]
        if isinstance(frame, Hit) and frame.at == READ:
            return [
                phrase(
                    "combat-stake-wound", man=self.words.man(frame.man), wound=say("wound", WOUND_NAMES[frame.wound])
                )
            ]
        if isinstance(frame, EventRoll):
            key = g.rules.event_name[frame.side][frame.die]
            return [phrase("combat-stake-event", event=event_text(key), text=event_text(key + "-text"))]
        return []

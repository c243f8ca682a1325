"""The odds that only this game has: checks for Immobilization, shells, aircraft, Gas, Melees roll by roll, cards."""

from __future__ import annotations

from sandtable.commander.rules import odds
from sandtable.commander.rules.cards import total
from sandtable.commander.rules.cover import best_cover, rally_morale
from sandtable.commander.rules.firepower import crossings, is_mortar, to_hit
from sandtable.commander.rules.odds import LOWEST, MeleeOdds, believed_pile, roll_counts, roll_odds, strength_odds
from sandtable.commander.rules.orders.melee import loses, tie_winner
from sandtable.commander.rules.state import NO_UNIT, State, inactive, other, units_in
from sandtable.commander.rules.stats import face
from sandtable.commander.rules.verbs import ADVANCE_TO, FIRE_AT, ROLL, STEP
from sandtable.commander.screen.chances import Attack, Chances, Odds, rally_chances, rout_chances
from sandtable.commander.screen.terms import term
from sandtable.commander.screen.things import hex_thing, unit_thing
from sandtable.games.great_war_commander.rules.facts import facts_of
from sandtable.games.great_war_commander.rules.gas import in_gas
from sandtable.games.great_war_commander.rules.melee import has_only_runners
from sandtable.games.great_war_commander.rules.morale import rout_morale
from sandtable.games.great_war_commander.rules.names import DOUGHBOY_SURGE
from sandtable.games.great_war_commander.rules.orders.arriving import has_crossed_shellhole
from sandtable.games.great_war_commander.rules.orders.spotters import accuracy_needed
from sandtable.games.great_war_commander.rules.orders.tanks import must_check
from sandtable.games.great_war_commander.rules.stacking import tank_among
from sandtable.games.great_war_commander.rules.strategy.moves import could_surge, is_op_fire_at
from sandtable.games.great_war_commander.rules.strategy.situation import is_situation
from sandtable.games.great_war_commander.rules.verbs import ADD_ONE, GAS
from sandtable.games.great_war_commander.screen.shelling import NO_NEED, Shelling
from sandtable.kernel.choice import a_of, b_of, verb_of
from sandtable.kernel.frame import Subject, subject_at
from sandtable.phrase import Phrase, phrase
from sandtable.screens.shapes import Outlook, sum_of

BELOW_ADDING = 3  # from the top of the stack: adding to a roll, the roll, what it belongs to


class GreatWarChances(Chances):
    rounds = [FIRE_AT, GAS]

    def of(self, choices: list[int]) -> Odds:
        struck = self.struck(choices)
        if struck is not None:
            return Odds([struck], [])
        if self.about.kind == "defence":
            return Odds([self.answer_with(choices)], [])
        found = super().of(choices)
        return Odds(found.attacks, found.outlooks + [self.bog(code, number) for code, number in self.checks(choices)])

    def has_any(self, choices: list[int]) -> bool:
        return self.about_to_strike(choices) >= 0 or bool(self.checks(choices)) or super().has_any(choices)

    # --- attacks on the hex that is next ---
    def about_to_strike(self, choices: list[int]) -> int:
        """The hex on which shells or an aircraft come down with the next roll, if somebody is there; else -1."""
        about = self.about
        if about.kind not in ("barrage", "air-assault") or not about.hexes:
            return -1
        if not any(verb_of(code) == ROLL or self.adds(code) for code in choices):
            return -1
        return about.hexes[0] if units_in(self.g, about.hexes[0]) else -1

    def struck(self, choices: list[int]) -> Attack | None:
        hex = self.about_to_strike(choices)
        if hex < 0:
            return None
        code = choices[0] if len(choices) == 1 else None
        bonus = self.adds(code) if code is not None else 0
        if self.about.kind == "barrage":
            return self.impact_on(hex, code, bonus)
        return self.from_the_air(hex, code, bonus)

    # --- shells change the ground first (T99.5) ---
    def impact_on(self, hex: int, code: int | None, bonus: int) -> Attack:
        return self.on_changed_ground(super().impact_on(hex, code, bonus), self.about.side, 0, NO_NEED)

    def shot(self, side: int, group: list[int], base: int, target: int, title: Phrase, code: int | None) -> Attack:
        found = super().shot(side, group, base, target, title, code)
        return self.mortar_shot(found, side, to_hit(self.g, base, target)) if self.ploughs(base) else found

    def attack(self, choices: list[int]) -> list[Attack]:
        found = super().attack(choices)
        return [self.mortar_shot(one, self.about.side, NO_NEED) if self.ploughs(one.base) else one for one in found]

    def ploughs(self, base: int) -> bool:
        return is_mortar(self.g, base) and not facts_of(self.g).switches.mortars_spare_ground

    def mortar_shot(self, attack: Attack, side: int, need: int) -> Attack:
        crossing = crossings(self.g, attack.group, [attack.hex])[0]
        return self.on_changed_ground(attack, side, crossing, need)

    def on_changed_ground(self, attack: Attack, side: int, crossing: int, need: int) -> Attack:
        g = self.g
        shells = Shelling(g, self.seat, side, sum_of(attack.terms), attack.hex, crossing, need)
        there = [g.u_hex[fate.unit] == attack.hex for fate in attack.fates]
        hit = 1.0 if attack.hit is None else attack.hit
        fates = [
            odds.scaled(shells.fate(fate.unit), hit) if here else fate
            for fate, here in zip(attack.fates, there, strict=True)
        ]
        return attack._replace(fates=fates)

    # --- Doughboy Surge (S98.5.3) ---
    def answer_with(self, choices: list[int]) -> Attack:
        """A Defence Roll; with the one card that is asked about."""
        g, u = self.g, self.about.units[0]
        found = self.answer()
        code = choices[0] if len(choices) == 1 and is_surge(g, choices[0]) else None
        holds = g.rules.cannot_break(g, u, self.about.pieces)
        if code is not None:
            found = found._replace(code=code)
            holds = holds or (is_op_fire_at(g, u, self.about.pieces) and could_surge(g, u))
        return found._replace(fates=[odds.spared(fate) for fate in found.fates]) if holds else found

    def from_the_air(self, hex: int, code: int | None, bonus: int) -> Attack:
        """Neither sight nor height counts (O17.2)."""
        g, power = self.g, self.about.numbers["firepower"] + bonus
        fates = odds.hex_odds(g, self.seat, self.about.side, power, hex, best_cover(g, hex, False, 0))
        return Attack(
            phrase("odds-hex", hex=self.words.hex(hex)), code, hex, -1, [], [term(g, "aircraft", power)], None, fates
        )

    def adds(self, code: int) -> int:
        return 1 if verb_of(code) == ADD_ONE else super().adds(code)

    def accuracy_needed(self, hex: int) -> int:
        return accuracy_needed(self.g, self.about.side, self.about.unit, hex)

    # --- checks for Immobilization (O23.5.4) ---
    def checks(self, choices: list[int]) -> list[tuple[int, int]]:
        """The choices that take a Tank where it must check, each with the Tank."""
        found: list[tuple[int, int]] = []
        for code in choices:
            units, to = self.going(code)
            tank = tank_among(self.g, units)
            if tank != NO_UNIT and to >= 0:
                first = not has_crossed_shellhole(self.g, units)
                if must_check(self.g, tank, self.g.u_hex[tank], to, first):
                    found.append((code, tank))
        return found

    def going(self, code: int) -> tuple[list[int], int]:
        """Who goes where by a choice; nobody by most."""
        if self.about.kind == "move-step" and verb_of(code) == STEP:
            return self.about.units, a_of(code)
        if self.about.kind == "advance" and verb_of(code) == ADVANCE_TO:
            return [a_of(code)], b_of(code)
        return [], -1

    def bog(self, code: int, tank: int) -> Outlook:
        g = self.g
        _, hex = self.going(code)
        number = g.rules.tables.bog[face(g, tank)]
        found = roll_odds(g, believed_pile(g, self.seat, g.active), number)
        chances = [(phrase("chance-bogs"), found.less + found.equal), (phrase("chance-goes-on"), found.more)]
        title = phrase("odds-bog", unit=self.words.unit(tank), hex=self.words.hex(hex))
        return Outlook(title, hex_thing(g, hex), chances, code, number)

    # --- in Gas (T107.1) ---
    def rally(self, u: int) -> Outlook:
        """Its Suppressed marker stays on."""
        if not in_gas(self.g, u):
            return super().rally(u)
        found = roll_odds(self.g, believed_pile(self.g, self.seat, self.g.u_owner[u]), rally_morale(self.g, u))
        return self.outlook(self.words.unit(u), unit_thing(u), rally_chances(found))

    def rout(self, roller: int, u: int) -> Outlook:
        found = roll_odds(self.g, believed_pile(self.g, self.seat, roller), rout_morale(self.g, u))
        return self.outlook(self.words.unit(u), unit_thing(u), rout_chances(found))

    # --- Melees (O16.4) ---
    def melee(self, hex: int) -> Outlook:
        found = self.melee_odds(hex)
        chances = [("win", found.win), ("both-die", found.tie), ("lose", found.lose)]
        return self.outlook(phrase("odds-melee", hex=self.words.hex(hex)), hex_thing(self.g, hex), chances)

    def melee_odds(self, hex: int) -> MeleeOdds:
        g, me = self.g, self.seat
        helpless = [has_only_runners(g, hex, side) for side in range(2)]
        if helpless[0] or helpless[1]:
            return certain(helpless[me], helpless[other(me)])
        numbers = self.about.numbers
        if self.about.kind != "melee" or not numbers["strength-0"] + numbers["strength-1"]:
            return odds.melee_odds(g, me, me, hex)
        strengths = [numbers["strength-0"], numbers["strength-1"]]
        first = numbers[f"total-{inactive(g)}"]
        if first:
            return self.last_roll(strengths[g.active], first, hex)
        rolls = odds.contest(g, me, me, other(me))
        return strength_odds(rolls, me, strengths[me], strengths[other(me)], tie_winner(g, hex))

    def last_roll(self, strength: int, first: int, hex: int) -> MeleeOdds:
        """The inactive player's total lies on the table."""
        g, me, found = self.g, self.seat, certain(False, False)
        counts = roll_counts(g, believed_pile(g, me, g.active))
        size = max(1, sum(counts))
        for roll in range(LOWEST, len(counts)):
            totals = [first, first]
            totals[g.active] = strength + roll
            lost = [loses(totals[side], totals[other(side)], side, tie_winner(g, hex)) for side in range(2)]
            chance = counts[roll] / size
            if lost[me] and lost[other(me)]:
                found.tie += chance
            elif lost[me]:
                found.lose += chance
            else:
                found.win += chance
        return found

    # --- a roll that lies on the table ---
    def at_stake(self) -> list[Phrase]:
        if self.about.kind != "add-one":
            return super().at_stake()
        dice = total(self.g, self.about.card) + self.about.numbers["added"]
        return self.stake_of(dice, subject_at(self.g, BELOW_ADDING))

    def stake_of(self, dice: int, below: Subject) -> list[Phrase]:
        if below.kind != "arriving":
            return super().stake_of(dice, below)
        tank = tank_among(self.g, below.units)
        if tank == NO_UNIT:
            return []
        number = self.g.rules.tables.bog[face(self.g, tank)]
        return [phrase("stake-bog", unit=self.words.unit(tank), number=number, dice=dice)]


def is_surge(g: State, code: int) -> bool:
    return is_situation(code) and g.rules.tables.strategy_kind[a_of(code)] == DOUGHBOY_SURGE


def certain(i_lose: bool, they_lose: bool) -> MeleeOdds:
    found = MeleeOdds()
    found.win = 1.0 if they_lose and not i_lose else 0.0
    found.tie = 1.0 if they_lose and i_lose else 0.0
    found.lose = 1.0 if i_lose and not they_lose else 0.0
    return found

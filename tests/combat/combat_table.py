"""Small positions in few words, for tests that prove rules: put men on a Board, force dice, let a Team act."""

from __future__ import annotations

from typing import Any

from combat_board import board, sight

from sandtable.games.combat.data.packs import load_tables
from sandtable.games.combat.data.start import fresh_state, plain_rules
from sandtable.games.combat.rules import names, tell
from sandtable.games.combat.rules.cards.effect_names import ROLL_NAMES
from sandtable.games.combat.rules.notation import man_tag
from sandtable.games.combat.rules.orders.activation import push_enemy_team, push_friendly_team, take_snapshot
from sandtable.games.combat.rules.orders.friendly_orders import push_friendly_orders
from sandtable.games.combat.rules.rules import Rules
from sandtable.games.combat.rules.state import (
    ACTED,
    ACTION_STEP,
    ALERT,
    BAD,
    CUP,
    D6,
    D10,
    DEAD,
    LEFT,
    LIGHT,
    LOT,
    ORDER_STEP,
    PLACE,
    REAL,
    REMOVED,
    SEEN,
    add_wound,
    new_man,
)
from sandtable.games.combat.rules.title import TITLE
from sandtable.games.combat.rules.verbs import CHOOSE_DONE, CHOOSE_STAY
from sandtable.kernel.frame import ASK, Frame
from sandtable.kernel.frame import State as KernelState
from sandtable.kernel.game import Game

TABLES = load_tables()
WOUND_WORDS = {"light": LIGHT, "bad": BAD, "light-bandaged": 2, "bad-bandaged": 3}
CHANNELS = {"d10": D10, "d6": D6, "lot": LOT, "place": PLACE, "cup": CUP}


class Halt(Frame):
    """Below everything: asks something that no test answers, so that play stops here."""

    def run(self, g: KernelState) -> int:
        return ASK

    def asked(self, g: KernelState) -> int:
        return 1

    def options(self, g: KernelState, seat: int) -> list[int]:
        return [CHOOSE_DONE, CHOOSE_STAY]

    def prompt(self, g: KernelState) -> tuple[str, str]:
        return ("halt", "")


class Table:
    """A Board of columns 01 to 16 and rows 01 to 12; direction 1 is up, 2 and 3 lead right, 5 and 6 left."""

    def __init__(self, terrain: dict[str, str] | None = None, cols: int = 16, rows: int = 12, **facts: Any) -> None:
        ground = board(cols, rows, terrain or {})
        self.rules: Rules = plain_rules(TABLES, ground, sight(ground))
        for name, value in facts.items():
            target = self.rules.options if hasattr(self.rules.options, name) else self.rules
            assert hasattr(target, name), name
            setattr(target, name, value)
        self.g = fresh_state(self.rules, "test")
        self.g.f_draw = [c for c in range(len(TABLES.fcard_name)) if TABLES.fcard_initiative[c]]
        self.g.e_draw = list(range(len(TABLES.ecard_serial)))
        self.g.turn, self.g.step, self.g.impulse = 1, ACTION_STEP, 1
        self.g.chance.forced = [[] for _ in range(7)]
        halt = Halt()
        halt.at = 0
        self.g.push(halt)
        self.game: Game | None = None

    # --- the position ---
    def hex(self, name: str) -> int:
        index = self.rules.ground.hex_index(name)
        assert index >= 0, name
        return index

    def put(self, name: str, hex: str, **facts: Any) -> int:
        """A man by the last word of his counter's name. Facts: order, dirs, morale, known, alert, wounds..."""
        man = next(i for i, slug in enumerate(TABLES.man_name) if slug.rpartition("-")[2] == name or slug == name)
        m = new_man(self.g, man, TABLES.man_team[man], self.hex(hex))
        enemy = TABLES.man_side[man] == names.ENEMY
        if facts.pop("known", enemy):
            self.g.m_flags[m] |= SEEN | (REAL if enemy else 0)
        if enemy and facts.pop("alert", True):
            self.g.m_flags[m] |= ALERT
        if "order" in facts:
            self.g.m_order[m] = names.ORDER_NAMES.index(facts.pop("order"))
        if "morale" in facts:
            self.g.m_morale[m] = names.MORALE_NAMES.index(facts.pop("morale"))
        if "aim" in facts:
            self.g.m_aim[m] = self.hex(facts.pop("aim"))
        self.g.m_dirs[m] = facts.pop("dirs", 0)
        self.g.m_flags[m] |= facts.pop("flags", 0)
        for wound in facts.pop("wounds", "").split():
            add_wound(self.g, m, WOUND_WORDS[wound])
        if "guard" in facts:
            self.g.m_guard[m] = facts.pop("guard")
        assert not facts, facts
        take_snapshot(self.g)
        return m

    def gun(self, weapon: str, operator: int = -1, hex: str = "") -> int:
        """A Friendly belt-fed Weapon."""
        self.rules.gun_weapon = [*self.rules.gun_weapon, TABLES.weapon_name.index(weapon)]
        self.rules.gun_teams = [*self.rules.gun_teams, [0, 1, 2]]
        self.g.gun_hex.append(self.hex(hex) if hex else self.g.m_hex[operator])
        self.g.gun_man.append(operator)
        self.g.gun_helper.append(-1)
        self.g.gun_ammo.append(0)
        self.g.gun_changed.append(0)
        return len(self.g.gun_hex) - 1

    def hand(self, *numbers: int) -> None:
        self.g.hand = [fcard(n) for n in numbers]
        self.g.f_draw = [c for c in self.g.f_draw if c not in self.g.hand]

    def friendly_deck(self, *cards: int) -> None:
        """The next cards to be drawn, first first, then the rest."""
        rest = [c for c in self.g.f_draw if c not in cards]
        self.g.f_draw = rest + list(reversed(cards))

    def enemy_deck(self, *serials: int) -> None:
        cards = [TABLES.ecard_serial.index(s) for s in serials]
        self.g.e_draw = [c for c in self.g.e_draw if c not in cards] + cards[::-1]

    def force(self, **outcomes: list[int]) -> None:
        """Dice and lots to come: d10, d6, lot (men), place (hexes)."""
        for name, values in outcomes.items():
            self.g.chance.forced[CHANNELS[name]] += values

    def wounds(self, *kinds: str) -> None:
        """The next wound cards by what their bars say."""
        cards: list[int] = []
        for kind in kinds:
            wanted = names.WOUND_NAMES.index(kind)
            cards.append(next(c for c in self.g.f_draw if TABLES.fcard_wound[c] == wanted and c not in cards))
        self.friendly_deck(*cards)

    # --- playing ---
    def run(self) -> Table:
        """Carry on to the next question."""
        self.game = Game(TITLE, {}, "test", {}, self.g)
        self.game.keep_undo = False
        return self

    def act(self, team: str, impulse: int | None = None) -> Table:
        """A Team acts, in an Impulse that begins now."""
        if impulse is not None:
            self.g.impulse = impulse
        self.g.m_flags[:] = [flags & ~ACTED for flags in self.g.m_flags]
        take_snapshot(self.g)
        index = names.TEAM_NAMES.index(team)
        push_friendly_team(self.g, index, []) if index < 3 else push_enemy_team(self.g, index)
        return self.run()

    def give_orders(self) -> Table:
        """Step 2 of the turn begins."""
        self.g.step, self.g.impulse = ORDER_STEP, 0
        push_friendly_orders(self.g)
        return self.run()

    def orders_of(self, name: str) -> set[str]:
        """The Orders that a man can be given now."""
        return {text.split()[1] for text in self.offered("order") if text.split()[0] == name}

    def play(self, *texts: str) -> Table:
        """Choices in notation; `?text` is played if it is offered (a lone choice is taken by the kernel)."""
        assert self.game is not None
        for text in texts:
            if text.startswith("?"):
                if text[1:] in self.offered():
                    self.game.play_text(text[1:])
            else:
                self.game.play_text(text)
        return self

    def offered(self, verb: str = "") -> list[str]:
        """What can be chosen now; with a verb, only what follows it."""
        assert self.game is not None
        decision = self.game.decision
        if decision is None:
            return []
        texts = [self.game.notation(c) for c in decision.choices + decision.extras]
        if not verb:
            return texts
        return [text.partition(" ")[2] for text in texts if text.partition(" ")[0] == verb]

    @property
    def prompt(self) -> str:
        assert self.game is not None
        return self.game.decision.prompt if self.game.decision is not None else "over"

    def done(self) -> Table:
        """Finish whatever is asked by the last and least choice, until play stops."""
        while self.prompt not in ("halt", "over"):
            assert self.game is not None
            for text in ("done", "pass", "keep", "roll", "hold-fire", "stay"):
                if text in self.offered():
                    self.play(text)
                    break
            else:
                self.game.play(self.game.choices[0])
        return self

    def all_rolled(self) -> bool:
        """Were all forced outcomes used?"""
        return self.g.chance.unused() == 0

    # --- looking ---
    def where(self, m: int) -> str:
        hex = self.g.m_hex[m]
        return self.rules.ground.hex_name(hex) if hex >= 0 else {DEAD: "dead", LEFT: "left", REMOVED: "removed"}[hex]

    def order(self, m: int) -> str:
        return names.ORDER_NAMES[self.g.m_order[m]]

    def morale(self, m: int) -> str:
        return names.MORALE_NAMES[self.g.m_morale[m]]

    def has(self, m: int, flag: int) -> bool:
        return self.g.m_flags[m] & flag != 0

    def tag(self, m: int) -> str:
        return man_tag(self.g, m)

    def told(self, name: str, audience: int = -1) -> list[tuple[int, ...]]:
        """Arguments of every event of a name."""
        assert self.game is not None
        key = tell.key(name)
        return [event[2:] for event in self.game.events if event[0] == key and event[1] == audience]

    def rolls(self, purpose: str) -> list[tuple[int, int]]:
        """(die, number needed) of every roll of a purpose, hidden ones too."""
        assert self.game is not None
        wanted = ROLL_NAMES.index(purpose)
        return [(e[4], e[5]) for e in self.game.events if e[0] == tell.CHECKED and e[3] == wanted]


def fcard(number: int) -> int:
    return TABLES.fcard_number.index(number)


def dark() -> Table:
    """At night: seen up to 5 hexes; beyond 2 hexes -2."""
    return Table(night=True, night_base=5, night_spotting=-2, night_fire=-2, night_free=2)

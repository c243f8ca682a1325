"""Combat! at a terminal: everything it says comes from the game's screen, as at the table in the browser."""

from __future__ import annotations

from typing import Any, Final, cast

from sandtable.cli.choices import wrap
from sandtable.cli.colours import BOLD, DIM
from sandtable.cli.combat_board import TEAM_SIGNS, Board, legend
from sandtable.cli.seating import News, Seating, View
from sandtable.games.combat.rules.names import ORDER_NAMES, TEAM_NAMES
from sandtable.games.combat.rules.notation import card_tag, enemy_card_tag, gun_tag, man_tag, place_tag
from sandtable.games.combat.rules.state import State
from sandtable.games.combat.screen.screen import SCREEN
from sandtable.games.combat.screen.words import order_phrase
from sandtable.kernel.errors import SandtableError
from sandtable.kernel.game import Decision
from sandtable.phrase import read_phrase, signed
from sandtable.screens.wire import Question

BESIDE: Final = ["effects", "track", "victory", "wind"]


def percent(chance: float) -> str:
    return f"{100 * chance:.0f}%" if chance >= 0.1 or chance == 0 else f"{100 * chance:.1f}%"


class CombatTerminal(Seating):
    def ready(self) -> None:
        self.commands["d"] = self.discards
        self.told = 0
        self.known: dict[int, Any] = {}
        self.stake: list[str] = []

    @property
    def g(self) -> State:
        return cast(State, self.game.state)

    def said(self, data: Any) -> str:
        return self.texts.say(read_phrase(data))

    # --- what the screen says ---
    def my_name(self) -> str:
        return self.texts.format("side-friendly")

    def asked(self) -> Question:
        found = SCREEN.question(self.game, self.seat)
        assert found is not None
        return found

    def words_of(self, code: int) -> str:
        if code not in self.known:
            question = self.asked()
            self.known = {choice["code"]: choice["say"] for choice in question["choices"] + question["extras"]}
        return self.said(self.known[code])

    def question(self, decision: Decision) -> str:
        question = self.asked()
        self.known = {choice["code"]: choice["say"] for choice in question["choices"]}
        self.stake = [self.said(say) for say in question["stake"]]
        return self.said(question["prompt"])

    def at_stake(self) -> list[str]:
        return self.stake

    def all_odds(self, decision: Decision) -> list[str]:
        found: Any = SCREEN.odds(self.game, self.seat, None)
        lines: list[str] = []
        for attack in found["attacks"]:
            chances = [(None, attack["hit"]), *[(entry["say"], entry["chance"]) for entry in attack["chances"]]]
            lines.append(self.odds_line(attack["title"], attack["strength"], attack["terms"], chances))
        for line in found["lines"]:
            chances = [(entry["say"], entry["chance"]) for entry in line["chances"]]
            lines.append(self.odds_line(line["say"], line.get("number"), line.get("terms", []), chances))
        return lines

    def odds_line(self, title: Any, number: int | None, terms: list[Any], chances: list[tuple[Any, float]]) -> str:
        """`Taylor at Jung: 5 (Weapon Skill 7, range -2): hits 60%, ...`."""
        hits = self.texts.format("combat-chance-hits")
        parts = [f"{self.said(say) if say else hits} {percent(chance)}" for say, chance in chances]
        made = ", ".join(f"{self.said(term['say'])} {signed(term['value'])}" for term in terms)
        how = f" {number} ({made})" if number is not None else ""
        return f"{self.said(title)}:{how} {', '.join(parts)}"

    def news(self) -> list[News]:
        lines: list[Any] = SCREEN.log(self.game, self.seat, min(self.told, len(self.game.events)))
        self.told = len(self.game.events)
        return [(line["key"], self.said(line["say"]), line["rule"], line["loud"]) for line in lines]

    def forget_news(self) -> None:
        self.told = min(self.told, len(self.game.events))

    # --- showing ---
    def board_lines(self, view: View) -> list[str]:
        return Board(self.g.rules.ground, view, self.paint).lines(self.width)

    def show_table(self, decision: Decision) -> None:
        view = self.view()
        if self.clears or "board" not in self.shown or decision.prompt in ("orders", "play-card", "who-acts"):
            self.say_if_new("board", self.board_lines(view))
        self.say_if_new("tracks", self.track_lines(view))
        self.say_if_new("hand", self.hand_lines(view))
        if decision.prompt in ("orders", "who-acts"):
            self.say_if_new("men", self.men_lines(view))

    def track_lines(self, view: View) -> list[str]:
        t = self.texts
        head = t.format(
            "ui-combat-track", turn=view["turn"], turns=view["turns"], impulse=view["impulse"], points=view["points"],
            step=t.format("ui-combat-step-" + view["step"]),
        )  # fmt: skip
        teams = [f"{t.format('combat-team-' + e['team'])} {e['initiative']}" for e in view["track"]]
        effects = SCREEN.inspect(self.game, self.seat, "x:effects")
        found = [self.paint(head, BOLD)]
        found += ["  " + t.format("ui-combat-teams", teams=", ".join(teams))] if teams else []
        return found + ["  " + self.said(note["say"]) for note in effects["notes"]]

    def hand_lines(self, view: View) -> list[str]:
        catalogue: Any = SCREEN.catalogue()
        found = [self.texts.format("ui-hand", count=len(view["hand"]))] if view["hand"] else []
        for tag in view["hand"] or []:
            card = catalogue["cards"][tag]
            numbers = "/".join(str(number) for number in card["initiative"])
            text = f"{self.said(card['title'])} [{numbers}] {self.said(card['text'])}"
            found += wrap(f"  {tag:<4} {text}", self.width)
        return found

    def men_lines(self, view: View) -> list[str]:
        """Your men, then the Enemies on the map."""
        found: list[str] = []
        for side in ("friendly", "enemy"):
            found += [self.man_line(man) for man in view["men"] if man["side"] == side and man["hex"] is not None]
        return found

    def man_line(self, man: View) -> str:
        t = self.texts
        order = self.texts.say(order_phrase(ORDER_NAMES.index(man["order"])))
        parts = [order, t.format("combat-morale-" + man["morale"])]
        if "spotted" in man:
            parts.append(t.format("combat-inspect-spotted" if man["spotted"] else "combat-inspect-hidden"))
        else:
            parts.append(t.format("combat-inspect-alert" if man["alert"] else "combat-inspect-waiting"))
        parts += [t.format("combat-wound-kind-" + wound) for wound in man.get("wounds", [])]
        parts += [t.format("combat-inspect-live")] if man["grenade"] else []
        parts += [t.format("combat-inspect-" + mark) for mark in man["marks"]]
        parts += [t.format("combat-ammo-" + w["ammo"]) for w in man.get("weapons", []) if w["ammo"] != "loaded"]
        name = f"{TEAM_SIGNS[man['team']]} {man['tag']}"
        return f"  {name:<14} {man['hex']}  {'; '.join(parts)}"

    def show_end(self) -> None:
        self.show_news()
        view = self.view()
        result = SCREEN.result(self.game)
        assert result is not None
        self.say("", *self.board_lines(view), "", *self.look("x:victory"), "", self.texts.format("ui-over"))
        self.say(self.paint(self.said(result["say"]), BOLD))

    # --- commands ---
    def thing(self, text: str) -> str:
        """A man, hex, card, gun, Order or one of the things beside the map, as the screen names it."""
        g, wanted = self.g, text.lower()
        for m in range(1, len(g.m_hex)):
            if wanted in (man_tag(g, m), place_tag(g, m)):
                return f"u:{m}"
        if g.rules.ground.hex_index(wanted) >= 0:
            return f"h:{wanted}"
        for gun in range(len(g.gun_hex)):
            if gun_tag(g, gun) == wanted:
                return f"w:{gun}"
        tables = g.rules.tables
        tags = [card_tag(g, c) for c in range(len(tables.fcard_number))]
        tags += [enemy_card_tag(g, c) for c in range(len(tables.ecard_serial))]
        if wanted.upper() in tags:
            return "c:" + wanted.upper()
        if wanted in ORDER_NAMES:
            return "x:order-" + wanted
        if wanted in TEAM_NAMES:
            return "x:team-" + wanted
        if wanted in BESIDE:
            return "x:" + wanted
        raise SandtableError(self.texts.format("ui-combat-no-such-thing", text=text))

    def look(self, thing: str) -> list[str]:
        found = SCREEN.inspect(self.game, self.seat, thing)
        lines = [self.paint(self.said(found["title"]), BOLD)]
        if found["subtitle"] is not None:
            lines[0] += ", " + self.said(found["subtitle"])
        for stat in found["stats"]:
            made = ", ".join(f"{self.said(term['say'])} {signed(term['value'])}" for term in stat["terms"])
            lines.append(f"  {self.said(stat['label'])} {stat['value']}" + (f" = {made}" if made else ""))
        rules = [(self.said(note["say"]), note["rule"]) for note in found["notes"]]
        return lines + [f"  {text} {self.paint(f'[{rule}]', DIM)}" for text, rule in rules]

    def inspect(self, words: list[str]) -> None:
        if not words:
            self.say(self.texts.format("ui-combat-inspect-usage"))
            return
        for line in self.look(self.thing(words[0])):
            self.say(*wrap(line, self.width) if line.startswith(" ") else [line])

    def why(self, words: list[str]) -> None:
        """`? taylor`, `? 12.10`, `? order taylor sprint`, `? move 12.10`."""
        verbs = {verb.name for verb in self.game.title.verbs}
        words = [word.lower() for word in words if word and word.lower() not in verbs]
        if not words:
            self.say(self.texts.format("ui-combat-why-usage"))
            return
        thing = self.thing(words[0])
        if len(words) > 1 and words[1] in ORDER_NAMES and thing.startswith("u:"):
            thing = f"x:order-{words[1]}-{thing[2:]}"
        reasons = SCREEN.why(self.game, self.seat, thing)["reasons"]
        found = [(self.said(reason["say"]), reason["rule"]) for reason in reasons]
        found = found or [(self.texts.format("combat-why-possible"), self.decision.rule)]
        self.say(*[self.texts.format("ui-why", reason=text, rule=rule) for text, rule in found])

    def los(self, words: list[str]) -> None:
        if len(words) != 2:
            self.say(self.texts.format("ui-combat-los-usage"))
            return
        line: Any = SCREEN.sight(self.game, self.seat, words[0], words[1])["line"]
        key = "combat-sight-open" if line["open"] else "combat-sight-blocked"
        a, b = (self.g.rules.ground.hex_index(word) for word in words)
        away = self.g.rules.ground.distances[a * self.g.rules.ground.size + b]
        self.say(self.texts.format(key, start=words[0], end=words[1], number=away))
        self.say(*[f"  {self.said(reason['say'])} [{reason['rule']}]" for reason in line["reasons"]])

    def discards(self, words: list[str]) -> None:
        view = self.view()
        self.say(self.texts.format("ui-cards", count=len(view["discards"])), "  " + " ".join(view["discards"]))

    def help(self, words: list[str]) -> None:
        self.say(*self.texts.format("ui-combat-help").split("\n"))

    def map(self, words: list[str]) -> None:
        self.say(*self.board_lines(self.view()))

    def forces(self, words: list[str]) -> None:
        self.say(*self.men_lines(self.view()))

    def legend(self, words: list[str]) -> None:
        signs = "  ".join(f"{sign} {self.texts.format(key)}" for sign, key in legend(self.g.rules.ground))
        for line in (signs, self.texts.format("ui-combat-legend")):
            self.say(*wrap(line, self.width))

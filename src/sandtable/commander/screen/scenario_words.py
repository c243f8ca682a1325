"""What a scenario says of set-up, exits, events and choices, in words: for its briefing card and for its questions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from sandtable.commander.map.kinds import SIDE_NAMES, TERRAIN_NAMES, WAY_NAMES
from sandtable.commander.packs.places import AROUND, EDGE, NUMBERED, is_place_word
from sandtable.commander.packs.scenario import SIDES, Scenario, SideEntry
from sandtable.commander.packs.scenario_events import ChoiceEntry, ConditionEntry, EffectEntry, EventEntry, ExitEntry
from sandtable.commander.packs.scenario_setup import Area, EntryEntry, Ground, PlacingEntry, ReserveEntry
from sandtable.commander.packs.scenario_values import LAST_SPACE
from sandtable.commander.packs.scripts import Conditional
from sandtable.commander.packs.scripts import LOT, NO_COVER
from sandtable.commander.rules.scenario.script import MARK_NAMES
from sandtable.commander.rules.state import State
from sandtable.commander.rules.tables import Tables
from sandtable.commander.screen.words import side_phrase, unit_title, weapon_title
from sandtable.kernel.frame import Event, Subject
from sandtable.phrase import Part, Phrase, phrase, signed
from sandtable.screens.telling import known_messages


def parts(found: list[Part]) -> Phrase:
    return phrase("brief-card-parts", parts=found)


def text(words: str) -> Phrase:
    """A name that the file gives."""
    return phrase("scenario-text", text=words)


def group_words(group: str) -> Phrase:
    key = "group-" + group
    return phrase(key) if key in known_messages() else text(group)


def event_words(name: str) -> Phrase:
    """An event of ours has words, one of a pack is said as its file has it."""
    key = "happening-" + name
    return phrase(key) if key in known_messages() else text(name)


def time_words(since: int, until: int) -> Phrase:
    """Spaces of the Time Track."""
    if since == until:
        return phrase("brief-value-at", since=since)
    if since and until < LAST_SPACE:
        return phrase("brief-value-span", since=since, until=until)
    if since:
        return phrase("brief-value-from", since=since)
    return phrase("brief-value-until", until=until) if until < LAST_SPACE else phrase("brief-value-always")


# --- places ---


def listed(hexes: str) -> str:
    """Hexes of a file, as one reads them."""
    return ", ".join(hexes.split())


def the_edge(name: str) -> Phrase:
    """Within a sentence: some languages say it otherwise there than by itself."""
    return phrase("edge-the-" + name)


def places(words: str) -> Phrase:
    """Hexes as they are written, and what other words of places mean."""
    hexes = [word for word in words.split() if not is_place_word(word)]
    found: list[Part] = [phrase("brief-card-hexes", hexes=", ".join(hexes))] if hexes else []
    return parts(found + [place(word) for word in words.split() if is_place_word(word)])


def place(word: str) -> Phrase:
    around = AROUND.fullmatch(word)
    if around is not None:
        return phrase("brief-card-within", number=int(around[2]), places=places(around[1]))
    numbered, edge = NUMBERED.fullmatch(word), EDGE.fullmatch(word)
    if numbered is not None:
        key = "place-objective" if numbered[1] == "objective" else "place-level"
        return phrase(key, number=int(numbered[2]))
    if edge is not None:
        return phrase("place-edge", edge=the_edge(edge[1]))
    if word in WAY_NAMES:
        return phrase("way-" + word)
    if word in TERRAIN_NAMES:
        return phrase("terrain-" + word)
    return phrase("hexside-" + word) if word in SIDE_NAMES else phrase("place-" + word)


def ground(side: SideEntry, area: Ground) -> Phrase:
    found: list[Part] = []
    edge = the_edge(area.edge or side.edge)
    if area.depth:
        key = "brief-card-rows-from" if area.from_depth else "brief-card-rows"
        found.append(phrase(key, depth=area.depth, start=area.from_depth + 1, edge=edge))
    if area.hexes:
        found.append(places(area.hexes))
    if area.without:
        plain = not any(is_place_word(word) for word in area.without.split())
        found.append(
            phrase("brief-card-without", hexes=listed(area.without))
            if plain
            else phrase("brief-card-but-not", places=places(area.without))
        )
    if area.on:
        found.append(phrase("brief-card-on", places=places(area.on)))
    if area.off:
        found.append(phrase("brief-card-but-not", places=places(area.off)))
    if area.near and area.within >= 0:
        found.append(phrase("brief-card-within", number=area.within, places=places(area.near)))
    if area.near and area.beyond >= 0:
        found.append(phrase("brief-card-beyond", number=area.beyond, places=places(area.near)))
    if area.cover != NO_COVER:
        found.append(phrase("brief-card-with-cover", number=area.cover))
    if isinstance(area, Area | EntryEntry) and area.lot:
        key = "brief-card-lot-each" if area.each else "brief-card-lot"
        found.append(phrase(key, number=area.within, places=places(area.lot)))
    return parts(found)


class ScenarioWords:
    """Words for the parts of one scenario."""

    def __init__(self, scenario: Scenario, tables: Tables) -> None:
        self.s = scenario
        self.entries = [scenario.axis, scenario.allies]
        self.tables = tables

    # --- pieces by name or kind ---
    def unit_words(self, side: str, names: list[str]) -> Phrase:
        if not names:
            return phrase("brief-card-any-units")
        return parts([self.unit_word(side, name) for name in names])

    def unit_word(self, side: str, name: str) -> Phrase:
        if name in self.tables.words.kinds:
            return phrase("kind-" + name)
        if name == "leaders":
            return phrase("brief-card-leaders")
        if name in self.tables.nation_name:
            return phrase("brief-card-of-nation", nation=phrase("nation-" + name))
        found: list[Phrase] = []
        for owner, entry in zip(SIDES, self.entries, strict=True):
            whole = name if "/" in name else f"{entry.nation}/{name}"
            if side in ("", owner) and whole in self.tables.unit_name:
                found.append(unit_title(self.tables, self.tables.unit_type(whole)))
        if not found:
            raise LookupError(f"no unit is called {name!r}")
        return found[0]

    def weapon_word(self, side: str, name: str) -> Phrase:
        whole = name if "/" in name else f"{self.entries[SIDES.index(side)].nation}/{name}"
        return weapon_title(self.tables, self.tables.weapon_type(whole))

    # --- set-up ---
    def placing(self, who: Phrase, entry: PlacingEntry) -> Iterator[Phrase]:
        if entry.chain:
            yield phrase("brief-card-chain", who=who)
        if entry.chain_forts:
            yield phrase("brief-card-chain-forts", who=who)
        if entry.most:
            yield phrase("brief-card-most", who=who, number=entry.most)
        if entry.apart:
            yield phrase("brief-card-apart", who=who, number=entry.apart)
        if entry.away:
            yield phrase("brief-card-away", who=who, number=entry.away)
        if entry.unseen:
            yield phrase("brief-card-unseen", who=who)
        if entry.fill:
            yield phrase("brief-card-fill", who=who, places=places(entry.fill))
        if entry.inside:
            yield phrase("brief-card-inside", who=who, number=entry.inside_count, places=places(entry.inside))

    def entry(self, who: Phrase, side: SideEntry, entry: EntryEntry) -> Phrase:
        found: list[Part] = [ground(side, entry)]
        if entry.no_enemy:
            found.append(phrase("brief-card-no-enemy"))
        if entry.away:
            found.append(phrase("brief-card-far-from-enemy", number=entry.away))
        if entry.unseen:
            found.append(phrase("brief-card-unseen-there"))
        return phrase("brief-card-entry", who=who, place=parts(found))

    def reserve(self, who: Phrase, side: str, entry: ReserveEntry) -> Phrase:
        marks: list[Part] = [self.unit_words(side, entry.units)]
        if entry.most:
            marks.append(phrase("brief-card-reserve-most", number=entry.most))
        if entry.together:
            marks.append(phrase("brief-card-reserve-together"))
        least = entry.count if entry.at_least < 0 else entry.at_least
        if entry.by_lot:
            marks.append(phrase("brief-card-reserve-lot"))
        spaces: list[Part] = [str(space) for space in entry.spaces]
        if least == entry.count:
            return phrase("brief-card-reserve-exact", who=who, count=least, spaces=spaces, marks=marks)
        return phrase("brief-card-reserve", who=who, least=least, most=entry.count, spaces=spaces, marks=marks)

    def set_up(self, seat: int, who: Phrase, entry: SideEntry) -> Iterator[Phrase]:
        """Lines about how a side sets up, areas apart; `who` is the side."""

        def of(group: str) -> Phrase:
            if group == "main":
                return who
            return phrase("brief-card-step", side=who, group=group_words(group))

        for placing in entry.placing:
            yield from self.placing(of(placing.group), placing)
        for reserve in entry.reserve:
            yield self.reserve(of(reserve.group), SIDES[seat], reserve)
        for way in entry.entries:
            yield self.entry(of(way.group), entry, way)
        for jam in entry.jammed:
            names = [name if "/" in name else f"{entry.nation}/{name}" for name in jam.weapons]
            among: list[Part] = [weapon_title(self.tables, self.tables.weapon_type(name)) for name in names]
            key = "brief-card-jammed-among" if among else "brief-card-jammed"
            yield phrase(key, side=who, count=jam.count, weapons=among)

    def choices(self) -> Iterator[Phrase]:
        for choice in self.s.choices:
            options: list[Part] = [self.option(choice, i) for i in range(len(choice.options))]
            key = "brief-card-choice" if choice.when == "start" else "brief-card-choice-" + choice.when
            name = event_words(choice.name) if choice.name else text("")
            yield phrase(key, side=side_words(choice.side), options=options, name=name)

    def option(self, choice: ChoiceEntry, number: int) -> Phrase:
        """One of several, `(2) the first Turn`."""
        found = self.effects(choice.options[number].effects, choice.side)
        return phrase("brief-card-option", number=number + 1, effects=found)

    # --- conditions ---
    def needs(self, entry: Conditional) -> list[Part]:
        found: list[Part] = [phrase("brief-card-if", what=self.condition(c)) for c in entry.given]
        if entry.any_of:
            found.append(phrase("brief-card-if-any", what=[self.condition(c) for c in entry.any_of]))
        found += [phrase("brief-card-unless", what=self.condition(c)) for c in entry.unless]
        return found

    def condition(self, c: ConditionEntry) -> Phrase:
        found: list[Part] = []
        if c.objective:
            key = "brief-card-if-free" if c.held_by == "nobody" else "brief-card-if-held"
            found.append(phrase(key, number=c.objective, side=side_words(c.held_by)))
        side = side_words(c.side)
        if c.lost:
            found.append(phrase("brief-card-if-lost", side=side, number=c.lost))
        if c.exited:
            found.append(phrase("brief-card-if-exited", side=side, number=c.exited))
        if c.lead:
            found.append(phrase("brief-card-if-lead", side=side, number=c.lead))
        if c.holds:
            found.append(phrase("brief-card-if-holds", side=side, number=c.holds))
        kinds = self.unit_words(c.side or c.occupied_by, c.of)
        if c.unbroken:
            kinds = phrase("brief-card-unbroken", units=kinds) if c.of else phrase("brief-card-unbroken-any")
        if c.on_map:
            found.append(phrase("brief-card-if-on-map", side=side, number=c.on_map, units=kinds))
        if c.hexes:
            there = side_words(c.occupied_by)
            found.append(phrase("brief-card-if-there", side=there, number=c.units, units=kinds, places=places(c.hexes)))
        if c.more:
            found.append(phrase("brief-card-if-more"))
        if c.initiative:
            found.append(phrase("brief-card-if-initiative", side=side_words(c.initiative)))
        if c.time_from >= 0:
            found.append(phrase("brief-card-if-from", number=c.time_from))
        if c.time_to >= 0:
            found.append(phrase("brief-card-if-to", number=c.time_to))
        if c.event:
            found.append(phrase("brief-card-if-event", event=event_words(c.event), number=c.times))
        if c.turns:
            found.append(phrase("brief-card-if-turns", event=event_words(c.event), number=c.turns))
        return parts(found)

    # --- effects ---
    def effects(self, entries: list[EffectEntry], about: str) -> Phrase:
        found: list[Part] = []
        for entry in entries:
            found += list(self.effect(entry, entry.side or about))
        return parts(found)

    def effect(self, e: EffectEntry, whose: str) -> Iterator[Phrase]:
        side = side_words(whose)
        if e.per:
            yield self.for_each(e, whose)
        elif e.vp:
            yield phrase("effect-vp", side=side, points=signed(e.vp))
        yield from self.markers(e)
        if e.strike:
            key = "effect-strike-some" if e.count else "effect-strike"
            if e.by:
                yield phrase("effect-strike", number=e.strike, places=some_of(e))
            else:
                yield phrase(key, number=e.strike, count=e.count, places=where(e))
        for weapon in e.weapons:
            yield phrase("effect-weapon", side=side, weapon=self.weapon_word(whose, weapon))
        if e.surrender:
            yield phrase("effect-surrender", side=side, number=signed(e.surrender))
        if e.do:
            yield self.deed(e, whose)
        if e.posture:
            yield phrase("effect-posture", side=side, posture=phrase("posture-" + e.posture))
        if e.reveal:
            yield phrase("effect-reveal", side=side)
        if e.time:
            yield phrase("effect-time")
        if e.initiative:
            yield phrase("effect-initiative", side=side)
        if e.first:
            yield phrase("effect-first", side=side)
        if e.control:
            yield phrase("effect-control", side=side, number=e.control)
        if e.sudden_death:
            yield phrase("effect-sudden-death", number=signed(e.sudden_death))
        if e.draw:
            yield phrase("effect-draw", side=side, count=e.draw)
        if e.discard:
            yield phrase("effect-discard", side=side, count=e.discard)
        if e.ask:
            yield phrase("effect-ask", choice=event_words(e.ask))
        if e.arrive:
            yield phrase("effect-arrive", side=side, group=group_words(e.arrive), number=e.after)
        if e.cards:
            yield phrase("effect-cards", side=side, cards=[*e.cards])
        if e.pick_order:
            yield phrase("effect-pick", side=side, what=order_words(e.pick_order))
        if e.pick_action:
            yield phrase("effect-pick", side=side, what=action_words(e.pick_action))
        if e.forts:
            forts = phrase("brief-card-count", count=e.fort_count, what=phrase("fort-" + e.forts))
            yield phrase("effect-forts", side=side, forts=forts, group=group_words(e.group))
        if e.radio:
            yield phrase("effect-radio-" + e.radio, side=side)
        if e.chits:
            yield phrase("effect-chits", count=e.chits)
        if e.secret:
            yield phrase("effect-secret", side=side, count=e.secret)
        if e.end:
            yield phrase("effect-end")
        if e.win:
            yield phrase("effect-win", side=side)

    def markers(self, e: EffectEntry) -> Iterator[Phrase]:
        """What is put down, taken away, or becomes another ground."""
        there = some_of(e)
        for key, marker in (("effect-put", e.put), ("effect-clear", e.clear)):
            if marker:
                yield phrase(key, what=marker_words(marker), places=there)
        if e.ground:
            yield phrase("effect-ground", terrain=phrase("terrain-" + e.ground), places=there)

    def for_each(self, e: EffectEntry, whose: str) -> Phrase:
        marks: list[Part] = [self.unit_words(whose, e.units)] if e.units else []
        marks += [places(e.hexes)] if e.hexes else []
        each = phrase("effect-per-" + e.per)
        what = phrase("brief-card-marked", what=each, marks=marks) if marks else each
        return phrase("effect-vp-each", side=side_words(whose), points=signed(e.vp), what=what)

    def deed(self, e: EffectEntry, whose: str) -> Phrase:
        if e.it:
            return phrase("it-" + e.do, number=e.after)
        marks: list[Part] = [self.unit_words(whose, e.units)] if e.units else []
        if e.hexes or e.nearest or e.under:
            marks.append(where(e))
        if e.by:
            lot = e.by == LOT
            marks.append(phrase("brief-card-by-lot") if lot else phrase("brief-card-picked-by", side=side_words(e.by)))
        deed = phrase("deed-" + e.do, side=side_words(whose), count=e.count, number=e.after)
        return phrase("brief-card-marked", what=deed, marks=marks) if marks else deed

    # --- exits and events ---
    def exit(self, seat: int, entry: ExitEntry) -> Phrase:
        foe = self.entries[1 - seat]
        marks: list[Part] = [phrase("place-edge", edge=the_edge(entry.edge or foe.edge))]
        if entry.hexes:
            marks.append(places(entry.hexes))
        if entry.units:
            marks.append(self.unit_words(SIDES[seat], entry.units))
        if entry.carrying:
            marks.append(phrase("brief-card-carrying", weapon=self.weapon_word(SIDES[seat], entry.carrying)))
        marks += self.needs(entry)
        if entry.factor >= 0:
            marks.append(phrase("brief-card-exit-factor", number=entry.factor))
        if not entry.returns:
            marks.append(phrase("brief-card-no-return"))
        if entry.effects:
            marks.append(self.effects(entry.effects, SIDES[seat]))
        return phrase("brief-card-exit-rule", side=side_phrase(seat), marks=marks)

    def own_orders(self, seat: int, entry: SideEntry) -> Iterator[Phrase]:
        for own in entry.own_orders:
            marks: list[Part] = [time_words(own.since, own.until)] if own.since or own.until < LAST_SPACE else []
            marks += self.needs(own)
            order = phrase("order-" + own.order)
            what = phrase("brief-card-marked", what=order, marks=marks) if marks else order
            done = self.effects(own.effects, SIDES[seat]) if own.effects else phrase("effect-by-event")
            yield phrase("brief-card-own-order", side=side_phrase(seat), order=what, effects=done)

    def events(self) -> Iterator[Phrase]:
        for event in self.s.events:
            yield self.event(event)

    def event(self, event: EventEntry) -> Phrase:
        whose = side_words(event.side) if event.side else phrase("brief-card-either-side")
        key = "moment-" + event.when
        if event.card:
            card = phrase(f"{event.when}-{event.card}")
            when = phrase(f"{key}-of", side=whose, card=card)
        else:
            when = phrase(key, side=whose, number=event.space or event.objective)
        marks: list[Part] = []
        if event.units:
            marks.append(self.unit_words(event.side, event.units))
        if event.hexes:
            marks.append(places(event.hexes))
        if event.count:
            marks.append(phrase("brief-card-count-only", number=event.count))
        if event.roll_from or event.roll_to:
            low, high = max(event.roll_from, 2), event.roll_to or 12
            marks.append(phrase("brief-card-roll", low=low, high=high))
        if event.once:
            marks.append(phrase("brief-card-once"))
        marks += self.needs(event)
        if event.name:
            marks.append(event_words(event.name))
        said = phrase("brief-card-marked", what=when, marks=marks) if marks else when
        done = self.effects(event.effects, event.side) if event.effects else phrase("effect-noted")
        return phrase("brief-card-event", when=said, effects=done)


def where(e: EffectEntry) -> Phrase:
    """The hexes that an effect is about."""
    named = places(e.hexes) if e.hexes else phrase("place-whole-map")
    if e.under:
        named = phrase("effect-under", side=side_words(e.under), places=named)
    return phrase("effect-nearest", places=named) if e.nearest else named


def some_of(e: EffectEntry) -> Phrase:
    """The same, or so many of them: by lot, or as a player picks them."""
    if e.count and e.by in SIDES:
        return phrase("effect-picked-of", count=e.count, places=where(e), side=side_words(e.by))
    return phrase("effect-some-of", count=e.count, places=where(e)) if e.count else where(e)


def scenario_of(g: State) -> ScenarioWords:
    return ScenarioWords(cast(Scenario, g.rules.told), g.rules.tables)


def scenario_line(g: State, event: Event) -> Phrase:
    """A line of the log about what a rule of the scenario has done."""
    words = scenario_of(g)
    if event[4] < 0 and event[5]:
        chosen = words.s.choices[-2 - event[4]]
        what = words.effects(chosen.options[event[5] - 1].effects, chosen.side)
        return phrase("log-scenario-chosen", side=side_phrase(event[3]), what=what)
    if event[4] < 0:
        return phrase("log-scenario-choice", side=side_phrase(event[3]))
    return phrase("log-scenario-event", event=words.event(words.s.events[event[4]]))


def option_line(g: State, about: Subject, number: int) -> Phrase:
    words = scenario_of(g)
    choice = words.s.choices[about.number("choice")]
    return words.effects(choice.options[number].effects, choice.side)


def marker_words(name: str) -> Phrase:
    return phrase("scenario-" + name if name in MARK_NAMES else "fort-" + name)


def side_words(side: str) -> Phrase:
    return side_phrase(SIDES.index(side)) if side in SIDES else phrase("brief-card-that-side")


def order_words(order: str) -> Phrase:
    return phrase("effect-any-card") if order == "any" else phrase("order-" + order)


def action_words(action: str) -> Phrase:
    return phrase("effect-any-card") if action == "any" else phrase("action-" + action)

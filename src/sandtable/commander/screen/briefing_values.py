"""Words of a briefing card for the values, rolls, sight, going, cards, Weapons and hidden pieces of a scenario."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from sandtable.commander.map.kinds import TERRAIN_NAMES, WAY_NAMES
from sandtable.commander.packs.own_values import NOTHING
from sandtable.commander.packs.scenario import SIDES, CardAs, RadioEntry, Scenario, SideEntry, TerrainEntry
from sandtable.commander.packs.scenario_values import (
    LAST_SPACE,
    NO_COVER,
    UNSAID,
    BarredEntry,
    CardsEntry,
    GoingEntry,
    HiddenEntry,
    RollEntry,
    ValueEntry,
    WeaponRule,
)
from sandtable.commander.screen.scenario_words import ScenarioWords, group_words, listed, places, the_edge, time_words
from sandtable.commander.screen.words import points, side_phrase
from sandtable.phrase import Part, Phrase, Value, phrase, signed

Title = Callable[[SideEntry, str], Phrase]  # of a unit or Weapon by its name

VALUES: Final = ["orders", "hand", "discards", "late_discards", "snipers", "haze", "sight_limit"]
USUAL: Final = "usual"


def who(side: str) -> Phrase:
    return side_phrase(SIDES.index(side)) if side in SIDES else phrase("brief-value-both")


def parts(found: list[Part]) -> Phrase:
    return phrase("brief-card-parts", parts=found)


# --- the whole map ---


def whole_lines(s: Scenario, words: ScenarioWords) -> Iterator[Phrase]:
    for value in s.values:
        yield from value_lines(value, words)
    yield from weather_lines(s)
    for roll in s.rolls:
        yield roll_line(roll, words)
    for limit in s.stacking:
        where: Value = places(limit.hexes) if limit.hexes else phrase("brief-value-everywhere")
        yield phrase("brief-value-stacking", side=who(limit.side), number=limit.limit, where=where)
    for sight in s.sights:
        key = "brief-value-sees" + ("-not" if sight.blocked else "-hindered" if sight.hindrance else "")
        yield phrase(key, hex=sight.hex, sees=sight.sees, number=sight.hindrance)
    for going in s.going:
        yield from going_lines(going, words)


def when_and_if(entry: ValueEntry | BarredEntry | RollEntry | GoingEntry, words: ScenarioWords) -> Phrase:
    """Spaces of the Time Track, and conditions."""
    needs = words.needs(entry)
    if not needs:
        return time_words(entry.since, entry.until)
    spaces: list[Part] = [time_words(entry.since, entry.until)] if entry.since or entry.until < LAST_SPACE else []
    return parts(spaces + needs)


def value_lines(entry: ValueEntry, words: ScenarioWords) -> Iterator[Phrase]:
    for name in VALUES:
        number: int = getattr(entry, name)
        if number != UNSAID:
            key = "brief-value-" + name.replace("_", "-")
            yield phrase(key, side=who(entry.side), when=when_and_if(entry, words), count=number)


def weather_lines(s: Scenario) -> Iterator[Phrase]:
    weather = s.weather
    if weather is not None:
        if weather.by_time:
            yield phrase("brief-value-weather-time", number=signed(weather.by_time))
        for event, step in sorted(weather.events.items()):
            yield phrase("brief-value-weather-event", event=phrase("event-" + event), number=signed(step))
        yield phrase("brief-value-weather-bounds", least=weather.least, most=weather.most)
    for dark in s.dark:
        spaces = time_words(dark.since, dark.until)
        yield phrase("brief-value-dark", when=spaces, every=dark.every, beyond=dark.beyond)
    for name in s.hindrance_adds:
        yield phrase("brief-value-adds-" + name)


def roll_line(entry: RollEntry, words: ScenarioWords) -> Phrase:
    key = "none"
    if entry.per_hex:
        key = "per-hex"
    elif entry.beyond:
        key = "span" if entry.within else "beyond"
    elif entry.within:
        key = "within"
    how = phrase("brief-value-how-" + key, beyond=entry.beyond, within=entry.within)
    if entry.hexes:
        how = phrase("brief-value-in-places", how=how, places=places(entry.hexes))
    if entry.units:
        how = phrase("brief-value-of-units", how=how, units=words.unit_words(entry.side, entry.units))
    return phrase(
        "brief-value-roll", side=who(entry.side), when=when_and_if(entry, words), number=signed(entry.add),
        roll=phrase("brief-value-roll-" + entry.roll), how=how,
    )  # fmt: skip


def going_lines(entry: GoingEntry, words: ScenarioWords) -> Iterator[Phrase]:
    found: list[Part] = []
    if entry.between:
        terrains: list[Part] = [phrase("terrain-" + name) for name in entry.between]
        found.append(phrase("brief-value-between", terrains=terrains))
    if entry.hexes:
        found.append(phrase("brief-value-between-places", places=places(entry.hexes)))
    if entry.same_building:
        found.append(phrase("brief-value-same-building"))
    if entry.into:
        found.append(phrase("brief-value-into", places=places(entry.into)))
    if entry.since or entry.until < LAST_SPACE or entry.given or entry.any_of or entry.unless:
        found.append(when_and_if(entry, words))
    side, where = who(entry.side), parts(found)
    if entry.move:
        cost = points(entry.cost)
        yield phrase("brief-value-going-move", side=side, where=where, number=entry.move, cost=cost)
    elif entry.cost != UNSAID:
        yield phrase("brief-value-going-cost", side=side, where=where, number=points(entry.cost))
    if entry.safe:
        yield phrase("brief-value-going-safe", side=side, where=where)
    if entry.barred:
        yield phrase("brief-value-going-barred", side=side, where=where)
    if entry.advance:
        yield phrase("brief-value-going-advance", side=side, where=where, number=entry.advance)


def terrain_title(name: str) -> Phrase:
    if name in WAY_NAMES:
        return phrase("way-" + name)
    return phrase(("terrain-" if name in TERRAIN_NAMES else "hexside-") + name)


def is_barred(entry: TerrainEntry) -> bool:
    """A hexside that costs 0 is free; ground that costs 0 cannot be entered."""
    return entry.barred or (entry.cost == 0 and entry.terrain in TERRAIN_NAMES)


def side_cost_line(entry: TerrainEntry) -> Phrase:
    """A cost that only one side pays."""
    key = "brief-value-barred-side" if is_barred(entry) else "brief-value-cost-side"
    if entry.cost == 0 and not is_barred(entry):
        key = "brief-value-free-side"
    return phrase(key, side=who(entry.side), terrain=terrain_title(entry.terrain), number=points(entry.cost))


# --- a side ---


def side_lines(
    seat: int,
    entry: SideEntry,
    unit: Title,
    weapon: Title,
    words: ScenarioWords,
    pieces: Callable[[], Iterator[Phrase]],
) -> Iterator[Phrase]:
    side = side_phrase(seat)
    for bar in entry.barred:
        yield barred_line(seat, bar, words)
    yield from words.own_orders(seat, entry)
    if entry.retreat:
        yield phrase("brief-card-retreat", side=side, edge=the_edge(entry.retreat))
    if entry.loss_factor != 1:
        yield phrase("brief-value-loss-factor", side=side, number=entry.loss_factor)
    for change in entry.cards:
        yield from card_lines(side, change)
    for kind in entry.removed_kinds:
        yield phrase("brief-value-removed", side=side, what=printed(kind))
    yield from rights(side, entry)
    for rule in entry.weapon_rules:
        yield from weapon_lines(side, weapon(entry, rule.weapon), rule)
    for leads in entry.leads:
        leaders, units = words.unit_words(SIDES[seat], leads.leaders), words.unit_words(SIDES[seat], leads.units)
        yield phrase("brief-value-leads", side=side, leaders=leaders, units=units)
    for spotter in entry.mortar_spotters:
        leader = unit(entry, spotter.leader) if spotter.leader else phrase("brief-value-any-leader")
        key = "brief-value-mortars" + ("-command" if spotter.within == UNSAID else "")
        yield phrase(key, side=side, leader=leader, number=spotter.within)
    if entry.radio is not None:
        yield from radio_lines(side, entry.radio)
        if entry.radio.spotters:
            units = words.unit_words(SIDES[seat], entry.radio.spotters)
            yield phrase("brief-value-radio-spotters", side=side, units=units)
    for hidden, what in zip(entry.hidden, pieces(), strict=True):
        yield hidden_line(side, hidden, what)


def barred_line(seat: int, bar: BarredEntry, words: ScenarioWords) -> Phrase:
    """What a side may not play, or what some of its units may not be activated for."""
    side, when = side_phrase(seat), when_and_if(bar, words)
    what = phrase("order-" + bar.order if bar.order else "action-" + bar.action)
    who: list[Part] = [words.unit_words(SIDES[seat], bar.units)] if bar.units else []
    who += [group_words(bar.group)] if bar.group else []
    who += [places(bar.hexes)] if bar.hexes else []
    if who:
        return phrase("brief-value-barred-units", side=side, units=who, what=what, when=when)
    return phrase("brief-value-barred", side=side, what=what, when=when)


def printed(kind: CardsEntry | CardAs) -> Phrase:
    found: list[Part] = [*kind.ids] if isinstance(kind, CardAs) else []
    if kind.order:
        found.append(phrase("order-" + kind.order))
    if kind.action:
        found.append(phrase("action-" + kind.action))
    if kind.event:
        found.append(phrase("event-" + kind.event))
    if isinstance(kind, CardAs) and kind.trigger:
        found.append(phrase("trigger-" + kind.trigger))
    return parts(found)


def card_lines(side: Phrase, change: CardAs) -> Iterator[Phrase]:
    if change.as_order or change.as_action or change.as_event:
        yield card_line(side, change)
    if change.as_trigger:
        as_what = phrase("trigger-" + change.as_trigger)
        yield phrase("brief-card-counts-as", side=side, what=printed(change), as_what=as_what)


def card_line(side: Phrase, change: CardAs) -> Phrase:
    may = "may-" if change.may else ""
    if change.as_event == NOTHING and not (change.as_order or change.as_action):
        return phrase(f"brief-value-{may}no-event", side=side, what=printed(change))
    event = "" if change.as_event == NOTHING else change.as_event
    as_what = printed(CardsEntry(order=change.as_order, action=change.as_action, event=event))
    key = "brief-value-may-count-as" if may else "brief-card-counts-as"
    return phrase(key, side=side, what=printed(change), as_what=as_what)


def rights(side: Phrase, entry: SideEntry) -> Iterator[Phrase]:
    if entry.defends is None:
        return
    for right in ("actions", "points"):
        has, usual = right in entry.defends, entry.posture == "defend"
        if has != usual:
            yield phrase(f"brief-value-defends-{'' if has else 'not-'}{right}", side=side)


def weapon_lines(side: Phrase, weapon: Phrase, rule: WeaponRule) -> Iterator[Phrase]:
    if rule.captured:
        yield phrase("brief-value-captured", side=side, weapon=weapon)
    if rule.rooted:
        yield phrase("brief-value-rooted", side=side, weapon=weapon)
    if rule.falls_with_fort:
        yield phrase("brief-value-falls", side=side, weapon=weapon)
    if rule.since:
        yield phrase("brief-value-weapon-since", side=side, weapon=weapon, number=rule.since)
    if rule.smoke != USUAL:
        yield phrase("brief-value-weapon-smoke-" + rule.smoke, side=side, weapon=weapon)
    if rule.rounds:
        yield phrase("brief-value-rounds", side=side, weapon=weapon, number=rule.rounds)
    if rule.shots != 1:
        yield phrase("brief-value-shots", side=side, weapon=weapon, number=rule.shots)
    targets: list[Part] = (
        [phrase("brief-value-target-hexes", hexes=listed(rule.target_hexes))] if rule.target_hexes else []
    )
    targets += [phrase("terrain-" + name) for name in rule.target_terrain]
    targets += [phrase("brief-value-target-fort", fort=phrase("fort-" + name)) for name in rule.target_forts]
    targets += [phrase("brief-value-target-unit", kind=phrase("kind-" + name)) for name in rule.target_units]
    if targets:
        yield phrase("brief-value-targets", side=side, weapon=weapon, targets=targets)


def radio_lines(side: Phrase, radio: RadioEntry) -> Iterator[Phrase]:
    if radio.blast != 1:
        yield phrase("brief-value-blast", side=side, number=radio.blast)
    if radio.missions:
        yield phrase("brief-value-missions", side=side, number=radio.missions)
    if radio.registered:
        yield phrase("brief-value-registered", side=side, places=places(radio.registered))
    if radio.drift != USUAL:
        yield phrase("brief-value-drift-" + radio.drift, side=side)
    if radio.smoke != USUAL:
        yield phrase("brief-value-smoke-" + radio.smoke, side=side)


def hidden_line(side: Phrase, entry: HiddenEntry, what: Phrase) -> Phrase:
    moment = phrase("brief-value-hidden-" + entry.when)
    if entry.since:
        moment = phrase("brief-value-hidden-since", when=moment, since=entry.since)
    where = places(entry.hexes) if entry.hexes else phrase("brief-value-hidden-area")
    if entry.cover != NO_COVER:
        where = phrase("brief-value-hidden-cover", where=where, number=entry.cover)
    if entry.away:
        where = phrase("brief-value-hidden-away", where=where, number=entry.away)
    if entry.unseen:
        where = parts([where, phrase("brief-card-unseen-there")])
    return phrase("brief-value-hidden", side=side, pieces=what, when=moment, where=where)

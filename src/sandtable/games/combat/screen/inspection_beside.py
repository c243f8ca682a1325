"""What lies beside the map: Orders, Teams and their initiative, turn effects, victory points, wind and night."""

from __future__ import annotations

from sandtable.games.combat.rules.names import FRIENDLY_TEAMS, ORDER_NAMES, TEAM_NAMES
from sandtable.games.combat.rules.notation import enemy_card_tag
from sandtable.games.combat.rules.rules import RANK_ANY, SIDE_OF_MAP_NAMES, VP_NAMES, VP_RANK_NAMES, Points
from sandtable.games.combat.rules.state import State, team_on_board
from sandtable.games.combat.rules.values import EFFECT_SIZE
from sandtable.games.combat.rules.victory import count, points_of, total_points
from sandtable.games.combat.screen.inspection_notes import entries_note, modifier_notes, not_seen, note
from sandtable.games.combat.screen.things import order_asked
from sandtable.games.combat.screen.words import ORDER_RULES, Words, order_phrase, say, team_phrase, wind_number
from sandtable.phrase import Phrase, Value, phrase, signed
from sandtable.screens.shapes import Inspection, Note, Stat

STAT = "combat-stat-"


def inspect_other(words: Words, text: str) -> Inspection:
    """`order-sprint`, `order-sprint-12`, `team-red`, `effects`, `track`, `victory`, `wind`."""
    g = words.g
    kind, _, name = text.partition("-")
    if kind == "order":
        order, _ = order_asked(g, text)
        if name in ORDER_NAMES:
            order = ORDER_NAMES.index(name)
        return inspect_order(words, order) if order > 0 else not_seen()
    if kind == "team" and name in TEAM_NAMES:
        return inspect_team(words, TEAM_NAMES.index(name))
    beside = {"effects": inspect_effects, "track": inspect_track, "victory": inspect_victory, "wind": inspect_wind}
    return beside[text](words) if text in beside else not_seen()


def inspect_order(words: Words, order: int) -> Inspection:
    notes = [Note(say("order-about", ORDER_NAMES[order]), ORDER_RULES[order]), entries_note(order)]
    notes += modifier_notes(words.tables.order_ws[order], words.tables.order_ldr[order])
    return Inspection(order_phrase(order), None, [], notes)


# --- Teams and the track ---


def inspect_team(words: Words, team: int) -> Inspection:
    g = words.g
    stats: list[Stat] = []
    if team in g.track:
        stats.append(Stat("initiative", g.initiative[team], False, [], STAT))
    notes = [note("man-here", "2.0", man=words.man(m)) for m in team_on_board(g, team)]
    card = g.e_display[team - FRIENDLY_TEAMS] if team >= FRIENDLY_TEAMS else -1
    if card >= 0:
        notes.insert(0, note("team-card", "9.0", card=enemy_card_tag(g, card)))
    return Inspection(phrase("combat-inspect-team", team=team_phrase(team)), None, stats, notes)


def inspect_track(words: Words) -> Inspection:
    g = words.g
    notes = [note("on-track", "9.1", team=team_phrase(team), number=g.initiative[team]) for team in g.track]
    return Inspection(phrase("combat-inspect-track"), None, [], notes)


# --- effects of this turn, wind, night ---


def inspect_effects(words: Words) -> Inspection:
    return Inspection(phrase("combat-inspect-effects"), None, [], effect_notes(words))


def effect_notes(words: Words) -> list[Note]:
    """Each effect of a card or event that lasts this turn."""
    effects = words.g.effects
    found: list[Note] = []
    for i in range(0, len(effects), EFFECT_SIZE):
        found.append(Note(words.effect(effects[i], effects[i + 1 : i + EFFECT_SIZE]), "5.1.1"))
    return found


def inspect_wind(words: Words) -> Inspection:
    g = words.g
    notes = [note("wind", "22.0", direction=wind_number(g, g.wind))]
    if g.rules.night:
        notes.append(note("night", "21.0", number=g.night_range))
    return Inspection(phrase("combat-inspect-weather"), None, [], notes)


# --- victory (23.0f) ---


def inspect_victory(words: Words) -> Inspection:
    """Every line of the schedule, with what it brings if the game ended now."""
    g = words.g
    stats = [Stat("points", total_points(g), False, [], STAT)]
    notes = [
        note("vp", "23.0", text=vp_phrase(g, p), count=count(g, p), points=signed(points_of(g, p))) for p in g.rules.vp
    ]
    if g.points:
        notes.append(note("vp-events", "23.0", points=signed(g.points)))
    return Inspection(phrase("combat-inspect-victory"), None, stats, notes + result_notes(g))


def result_notes(g: State) -> list[Note]:
    """From how many points on, the best first."""
    *better, worst = [say("result", name) for name in g.rules.result_name]
    least = zip(better, g.rules.result_least, strict=False)
    notes = [note("result", "23.0", result=result, number=number) for result, number in least]
    return [*notes, note("result-last", "23.0", result=worst)]


def place_phrase(g: State, hexes: list[int]) -> Phrase:
    return phrase("combat-hexes", hexes=[g.rules.ground.hex_name(hex) for hex in hexes])


def counts_the_rest(g: State, p: Points) -> bool:
    """Is it for those Enemies who have no line of their own?"""
    return p.rank == RANK_ANY and any(line.kind == p.kind and line.rank != RANK_ANY for line in g.rules.vp)


def vp_phrase(g: State, p: Points) -> Phrase:
    """One line, as the scenario's texts say it."""
    name = VP_NAMES[p.kind]
    args: dict[str, Value] = {"points": signed(p.points)}
    if name in ("enemy-killed", "enemy-captured"):
        args["rank"] = say("vp-rank", "other" if counts_the_rest(g, p) else VP_RANK_NAMES[p.rank])
    if name in ("enemy-in", "held", "cleared"):
        args["place"] = place_phrase(g, p.hexes)
    if name in ("friendly-off", "captive-off"):
        args["edge"] = say("edge", SIDE_OF_MAP_NAMES[p.edge]) if p.edge >= 0 else phrase("combat-any-edge")
    line = Phrase("combat-vp-" + name, args)
    return phrase("combat-vp-limit", text=line, most=signed(p.most)) if p.most else line

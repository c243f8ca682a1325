"""Setting up by a roster: the engine says what may go where, a draft is played as it asks, and a ready one is legal."""

from __future__ import annotations

import random

import pytest

from phrases import faults, phrases_in, said
from sandtable.games.combat.screen.screen import SCREEN as COMBAT
from sandtable.games.combat_commander.screen import SCREEN as CC
from sandtable.games.great_war_commander.screen import SCREEN as GWC
from sandtable.kernel.game import Game, new_game
from sandtable.kernel.title import Data
from sandtable.phrase import read_phrase
from sandtable.players.registry import new_player
from sandtable.players.seat import Seat
from sandtable.screens.rosters import Chooser, Draft, Misplaced
from sandtable.screens.screen import Screen
from sandtable.texts import Texts, languages

SCREENS: list[Screen] = [CC, GWC, COMBAT]
SHIPPED = [(screen, str(card["name"])) for screen in SCREENS for card in screen.scenarios()]
GENERATED = [(screen, seed) for screen in (CC, GWC) for seed in range(15)]
AXIS, ALLIES, SPECTATOR = 0, 1, -1


def begun(screen: Screen, scenario: Data) -> Game:
    return new_game(screen.title, scenario, "roster", {"windows": True})


def first_patrol() -> Game:
    return begun(CC, CC.scenario("first-patrol"))


def sense_of(screen: Screen) -> Chooser:
    def choose(game: Game, seat: int) -> int:
        return new_player(screen.sets_up, "set-up", title=screen.title.name).choose(Seat(game, seat))

    return choose


def sets_up(screen: Screen, game: Game) -> int | None:
    """The seat that sets up before the first turn, if any does."""
    decision = game.decision
    started = decision is None or game.state.turn > 0 or not screen.rosters.asks(decision)  # type: ignore[attr-defined]
    return None if started or decision is None else decision.seat


def set_up_whole(screen: Screen, game: Game) -> int:
    """Every step by its ready-made set-up. Returns how many steps there were."""
    steps = 0
    while (seat := sets_up(screen, game)) is not None:
        ready = screen.ready_setup(game, seat, {}, sense_of(screen))
        roster = screen.roster(game, seat, ready)
        assert roster["ready"] and {p["piece"]: p["at"] for p in roster["pieces"] if p["at"]} == ready
        for code in screen.placing(game, seat, ready):
            game.play(code, seat)
        steps += 1
    return steps


@pytest.mark.parametrize(("screen", "name"), SHIPPED)
def test_the_ready_set_up_of_every_scenario_is_legal(screen: Screen, name: str) -> None:
    assert set_up_whole(screen, begun(screen, screen.scenario(name))) > 0


@pytest.mark.long
@pytest.mark.parametrize(("screen", "seed"), GENERATED)
def test_the_ready_set_up_of_generated_scenarios_is_legal(screen: Screen, seed: int) -> None:
    assert set_up_whole(screen, begun(screen, screen.random_scenario(seed))) > 0


@pytest.mark.parametrize(
    ("screen", "name"),
    [(CC, "last-train"), (CC, "snow-on-the-rides"), (GWC, "iron-in-the-mud"), (COMBAT, "counterattack")],
)
def test_what_the_roster_offers_can_be_played_in_any_order(screen: Screen, name: str) -> None:
    """Pieces put down at random where they may go; the rest filled in keeps them."""
    rng = random.Random(name)
    game = begun(screen, screen.scenario(name))
    while (seat := sets_up(screen, game)) is not None:
        draft: Draft = {}
        while waiting := [p for p in screen.roster(game, seat, draft)["pieces"] if p["at"] is None and p["may"]]:
            piece = rng.choice(waiting)
            draft[piece["piece"]] = rng.choice(piece["may"])
            if rng.random() < 0.1:
                break
        drafted = {p["piece"]: p["at"] for p in screen.roster(game, seat, draft)["pieces"] if p["at"] is not None}
        assert drafted == draft
        whole = screen.ready_setup(game, seat, draft, sense_of(screen))
        assert draft.items() <= whole.items()
        for code in screen.placing(game, seat, whole):
            game.play(code, seat)


def test_the_roster_lays_a_draft_and_changes_nothing() -> None:
    game = first_patrol()
    before = game.record()
    roster = CC.roster(game, AXIS, {"u:0": "h:G7"})
    first = roster["pieces"][0]
    assert (first["piece"], first["at"]) == ("u:0", "h:G7") and len(first["may"]) > 20 and not roster["ready"]
    units = [unit for unit in roster["view"]["units"] if unit["id"] == 0]  # type: ignore[index,typeddict-item]
    assert units[0]["hex"] == "G7"
    assert game.record() == before


def test_a_weapon_goes_to_whoever_is_on_the_map() -> None:
    game = first_patrol()
    weapon = next(p["piece"] for p in CC.roster(game, AXIS, {})["pieces"] if p["piece"].startswith("w:"))
    assert mays(game, {})[weapon] == []
    assert mays(game, {"u:2": "h:G7"})[weapon] == ["u:2"]
    assert CC.roster(game, AXIS, {weapon: "u:2"})["pieces"][0]["at"] is None


def mays(game: Game, draft: Draft) -> dict[str, list[str]]:
    return {p["piece"]: p["may"] for p in CC.roster(game, AXIS, draft)["pieces"]}


def test_a_full_hex_takes_nobody_more_but_who_stands_there_may_stay() -> None:
    game = first_patrol()
    squads = [p["piece"] for p in CC.roster(game, AXIS, {})["pieces"] if said(p["say"]).startswith("Rifle")]
    draft = {squads[0]: "h:G7"}
    assert "h:G7" not in mays(game, draft)[squads[1]], "two Squads are eight figures"
    assert "h:G7" in mays(game, draft)[squads[0]]


def test_a_draft_that_cannot_be_played_names_piece_and_reason() -> None:
    game = first_patrol()
    ready = CC.ready_setup(game, AXIS, {}, sense_of(CC))
    told = refused(game, {**ready, "u:0": "h:A10"})
    assert told.startswith(
        "Sgt Biermann cannot go to A10: The scenario lets this piece be set up in the outlined hexes"
    )
    assert refused(game, {**ready, "u:0": "h:Z99"}) == "Sgt Biermann cannot go to Z99."
    assert refused(game, {k: v for k, v in ready.items() if k != "u:1"}) == "Cpl Winkler is not placed yet."
    assert refused(game, {**ready, "u:99": "h:G7"}) == "There is no piece u:99 to set up now."
    weapon = next(name for name in ready if name.startswith("w:"))
    assert (
        refused(game, {name: place for name, place in ready.items() if name != weapon}) == "Light MG is not placed yet."
    )


def refused(game: Game, draft: Draft) -> str:
    with pytest.raises(Misplaced) as told:
        CC.placing(game, AXIS, draft)
    return said(told.value.say.data())


def test_fortifications_may_be_left_out_but_only_the_last_ones() -> None:
    """The engine asks for them kind by kind, and no more once it is told done."""
    game = begun(CC, CC.scenario("dust-on-the-ridge"))
    ready = CC.ready_setup(game, AXIS, {}, sense_of(CC))
    forts = [p["piece"] for p in CC.roster(game, AXIS, {})["pieces"] if p["optional"]]
    assert len(forts) > 3 and set(forts) <= set(ready)
    without_last = {name: place for name, place in ready.items() if name != forts[-1]}
    assert CC.roster(game, AXIS, without_last)["ready"]
    for code in CC.placing(game, AXIS, without_last):
        game.play(code, AXIS)
    assert game.decision is not None and game.decision.seat == ALLIES


def test_nobody_else_is_told_of_a_set_up() -> None:
    for name in ("first-patrol", "snow-on-the-rides"):
        game = begun(CC, CC.scenario(name))
        for seat in (ALLIES, SPECTATOR):
            assert CC.roster(game, seat, {"u:0": "h:G7"}) == {"pieces": [], "ready": False, "view": None}
            assert CC.ready_setup(game, seat, {}, sense_of(CC)) == {}


def test_where_all_set_up_unseen_the_roster_shows_ones_own_and_nothing_of_the_other() -> None:
    game = begun(CC, CC.scenario("snow-on-the-rides"))
    for code in CC.placing(game, AXIS, CC.ready_setup(game, AXIS, {}, sense_of(CC))):
        game.play(code, AXIS)
    roster = CC.roster(game, ALLIES, {})
    units = roster["view"]["units"]  # type: ignore[index,typeddict-item]
    assert units and {unit["side"] for unit in units} == {ALLIES}


@pytest.mark.parametrize("lang", languages())
def test_a_roster_can_be_said(lang: str) -> None:
    for screen in SCREENS:
        game = begun(screen, screen.scenario(str(screen.scenarios()[-1]["name"])))
        assert game.decision is not None
        for phrase in phrases_in(screen.roster(game, game.decision.seat, {})["pieces"]):
            assert faults(Texts(lang), read_phrase(phrase)) == []


@pytest.mark.parametrize(("screen", "name"), [one for one in SHIPPED if one[0] is not COMBAT])
def test_a_set_up_is_shipped_and_is_what_one_gets(screen: Screen, name: str) -> None:
    """Against the other side's shipped set-up every decision is taken from it; nobody else is asked."""
    game = begun(screen, screen.scenario(name))

    def nobody(copy: Game, seat: int) -> int:
        raise AssertionError(f"nothing shipped for {copy.decision and copy.notation(copy.decision.choices[0])}")

    while (seat := sets_up(screen, game)) is not None:
        shipped = screen.shipped_setup(screen.scenario(name), seat)
        for code in screen.placing(game, seat, screen.ready_setup(game, seat, {}, nobody)):
            assert game.notation(code) in shipped
            game.play(code, seat)

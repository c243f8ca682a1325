"""A closer look: every number with its terms, which add up to it; and only what a seat may see."""

from __future__ import annotations

from typing import Any

import pytest
from screen_games import ALLIES, AXIS, SPECTATOR, at_random, position, state

from phrases import said
from sandtable.commander.rules.state import CONCEALED
from sandtable.games.combat_commander.screen import SCREEN
from sandtable.kernel.game import Game

STATS = {
    "stat-fp": "fp",
    "stat-range": "range",
    "stat-move": "move",
    "stat-morale": "morale",
    "stat-command": "command",
}
NOT_SEEN = {"title": {"k": "inspect-not-seen"}, "subtitle": None, "stats": [], "notes": []}


def look(game: Game, thing: str, seat: int = AXIS) -> dict[str, Any]:
    return SCREEN.inspect(game, seat, thing)


def terms(found: dict[str, Any], label: str) -> list[tuple[int, str, str]]:
    for stat in found["stats"]:
        if said(stat["label"]) == label:
            return [(term["value"], said(term["say"]), term["rule"]) for term in stat["terms"]]
    raise AssertionError(f"there is no {label}")


def notes(found: dict[str, Any]) -> list[str]:
    return [f"{said(note['say'])} [{note['rule']}]" for note in found["notes"]]


def in_the_woods() -> Game:
    return position(
        "rifle F5 light-mg, rifle F6 suppressed, sgt-biermann F5, weapon-team C3 heavy-mg veteran, rifle D4, "
        "rifle E9 broken",
        "rifle F8",
        forts={"wire": "D4", "foxholes": "F6"},
        map_data={"terrain": {"woods": "F5 C3"}, "ways": {"road": ["C2 C3 C4"]}},
        table={"smoke": {"F7": 5}},
    )


@pytest.mark.parametrize("name", ["1", "first-patrol", "dust-on-the-ridge"])
def test_the_terms_add_up_to_the_numbers_of_the_view(name: str) -> None:
    """Over whole games, for every unit and Weapon on the map."""
    counted = 0
    for game in at_random(name):
        if len(game.decisions) % 25:
            continue
        view: Any = game.view(SPECTATOR)
        for unit in view["units"]:
            found = look(game, f"u:{unit['id']}", SPECTATOR)
            for stat in found["stats"]:
                assert stat["value"] == sum(term["value"] for term in stat["terms"])
                assert stat["value"] == unit["stats"][STATS[stat["label"]["k"]]]
                counted += 1
        for weapon in view["weapons"]:
            for stat in look(game, f"w:{weapon['id']}", SPECTATOR)["stats"]:
                assert stat["value"] == sum(term["value"] for term in stat["terms"])
    assert counted > 500


def test_a_led_unit_in_cover() -> None:
    found = look(in_the_woods(), "u:0")
    assert said(found["title"]) == "German Rifle 1" and said(found["subtitle"]) == "squad in F5, woods"
    assert terms(found, "Morale") == [
        (7, "printed", "3.1.4"), (1, "leaders in the hex", "3.3.1.2"), (2, "cover of woods", "T78.3"),
    ]  # fmt: skip
    assert terms(found, "Firepower") == [(5, "printed", "3.1.1"), (1, "leaders in the hex", "3.3.1.2")]
    assert "carries German Light MG [11.1]" in notes(found)


def test_markers_wire_and_weapons_count() -> None:
    game = in_the_woods()
    assert terms(look(game, "u:1"), "Firepower") == [(5, "printed", "3.1.1"), (-1, "suppressed", "13.2")]
    assert terms(look(game, "u:1"), "Morale")[-1] == (3, "cover of foxholes", "T78.3")
    assert "suppressed [13.1]" in notes(look(game, "u:1"))
    assert (1, "veteran", "E44.1") in terms(look(game, "u:3"), "Range")
    assert terms(look(game, "u:3"), "Movement")[-1][1:] == ("carries Heavy MG", "11.1")
    assert (-1, "in wire", "F106.1") in terms(look(game, "u:4"), "Range")
    assert (-1, "in wire", "F106.1") not in terms(look(game, "u:4"), "Movement")


def test_boxes_and_sides_of_a_counter() -> None:
    game = in_the_woods()
    whole = {said(stat["label"]): stat["boxed"] for stat in look(game, "u:0")["stats"]}
    broken = {said(stat["label"]): stat["boxed"] for stat in look(game, "u:5")["stats"]}
    front: Any = SCREEN.catalogue()["units"]
    boxed = front["germany/rifle"]["front"]["boxed"]
    names = {"fp": "Firepower", "range": "Range", "move": "Movement"}
    assert {name for name, box in whole.items() if box} == {names[key] for key in boxed}
    assert not any(broken.values()) and "Command" not in broken
    assert terms(look(game, "u:2"), "Command") == [(1, "printed", "3.3.1")]


def test_a_weapon_with_and_without_a_leader() -> None:
    game = in_the_woods()
    found = look(game, "w:0")
    assert said(found["title"]) == "German Light MG"
    assert said(found["subtitle"]) == "carried by German Rifle 1 (F5)"
    assert terms(found, "Firepower") == [(4, "printed", "3.1.1"), (1, "leaders in the hex", "3.3.1.3")]
    assert terms(look(game, "w:1"), "Firepower") == [(8, "printed", "3.1.1")]
    assert any("broken, it is fixed by" in note for note in notes(found))


def test_a_hex_with_everything_in_it() -> None:
    game = in_the_woods()
    found = look(game, "h:F6")
    assert said(found["title"]) == "Hex F6" and said(found["subtitle"]) == "open ground"
    assert terms(found, "Cover") == [(3, "cover of foxholes", "T78.3")]
    assert "foxholes [F102]" in notes(found) and "Axis: 4 of 7 soldiers [8.2]" in notes(found)
    assert "smoke 5 [T94]" in notes(look(game, "h:F7"))
    woods = look(game, "h:C3")
    assert terms(woods, "Cover") == [(2, "cover of woods", "T78.3"), (-1, "a road runs through", "T93")]
    assert "road [T93]" in notes(woods)
    assert any(note.startswith("Objective 3, worth ") for note in notes(look(game, "h:H5")))


def test_a_card_in_words() -> None:
    found = look(in_the_woods(), "c:G-59")
    assert said(found["title"]) == "Card G-59: Fire"
    assert "Order: Fire [O20]" in notes(found)
    assert sum(note.startswith(("Action: ", "Event: ", "Random hex: ")) for note in notes(found)) == 3


def test_chits_and_objectives() -> None:
    game = in_the_woods()
    assert notes(look(game, "x:chit-C")) == ["C (objective 3: 1) [7.3.2]"]
    assert said(look(game, "x:objective-3")["title"]) == "Objective 3 (H5)"


def test_what_is_concealed_is_not_seen() -> None:
    game = position("rifle F5, rifle F6", "rifle F8 light-mg, rifle G8")
    state(game).u_flags[2] |= CONCEALED
    assert look(game, "u:2") == NOT_SEEN and look(game, "w:0") == NOT_SEEN
    assert look(game, "u:2", ALLIES)["stats"] and look(game, "u:3")["stats"]
    assert not any("soldiers" in note for note in notes(look(game, "h:F8")))
    assert any("soldiers" in note for note in notes(look(game, "h:F8", ALLIES)))


@pytest.mark.parametrize(
    "thing",
    [
        "u:99", "u:-1", "u:x", "w:7", "h:Z9", "h:A²", "h:", "c:Q-1", "x:chit-?", "x:", "", "u", "n:3",
        "h:" + "9" * 5000,
    ],
)  # fmt: skip
def test_there_is_no_such_thing(thing: str) -> None:
    assert look(in_the_woods(), thing) == NOT_SEEN

"""The Support Tables: Infiltration (E72), Reinforcements (E87), Stragglers (E91) and Hidden Unit (A45.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from gwc_events import Entry, carried, draw_event, event_card, following, is_over, keep, order_card, rolled_card, there
from gwc_positions import state

from commander_events import flagged, offered, play, question, told, triggers
from commander_play import play as play_on
from commander_play import prompt, units
from commander_play import where as place
from sandtable.commander.rules import names, tell
from sandtable.games.great_war_commander.cases import build_position
from sandtable.games.great_war_commander.rules.events.support import NO_ROW, row_toward_red_x
from sandtable.games.great_war_commander.rules.state import GAS_BOX
from sandtable.kernel.game import Game

G_FAR, F_FAR = "landwehr A1", "poilus O11"
AROUND_F6 = ["hex E6", "hex E7", "hex F5", "hex F6", "hex F7", "hex G6", "hex G7"]


def arrive(
    event: str, dice: str, then: Sequence[str] = ("hex F6",), axis: str = G_FAR, allies: str = F_FAR, **more: Any
) -> Game:
    """The German player has drawn the Event and rolled on his Support Table."""
    return keep(draw_event(event, axis, allies, [f"dice {dice}", *then], **more))


def new_ones(game: Game) -> list[str]:
    """Types of the Formations that the Event has placed, in order."""
    g = state(game)
    return [g.rules.tables.unit_name[g.u_type[args[0]]] for args in told(game, tell.PLACED)]


# --- the row ---


@pytest.mark.rule("gwc:E72a")
def test_all_items_of_the_row_come() -> None:
    game = arrive("infiltration", "2-4")
    assert question(game) == "support-next axis"
    play(game, offered(game)[0], "hex F6", "hex G6")
    assert sorted(new_ones(game)) == ["germany/abteilung", "germany/landwehr"]
    assert is_over(game)


@pytest.mark.rule("gwc:E72a", "gwc:11.2b")
def test_a_weapon_comes_with_the_unit_listed_with_it() -> None:
    play(game := arrive("infiltration", "5-6"), "hex F6")
    assert carried(game, "g.infanterie-1") == "germany/mg-08"
    g = state(game)
    u = game.title.thing(g, "g.infanterie-1")
    assert [args[:2] for args in told(game, tell.WEAPON_GIVEN)] == [(g.u_weapon[u], u)], "or nobody would hear of it"


@pytest.mark.rule("gwc:E72a")
@pytest.mark.parametrize(
    ("dice", "year", "comes"),
    [
        ("6-2", 1917, ["germany/infanterie"]),  # with an MG 08/15
        ("6-2", 1916, ["germany/infanterie"]),  # that gun is not in service: the row below, without it
        ("6-2", 1914, ["germany/fusiliere"]),
        ("6-1", 1914, ["germany/fusiliere"]),
        ("6-1", 1915, ["germany/infanterie"]),
    ],
)
def test_dates_choose_among_the_pieces_and_rows(dice: str, year: int, comes: list[str]) -> None:
    play(game := arrive("infiltration", dice, year=year), "hex F6")
    assert new_ones(game) == comes
    armed = year >= 1917
    assert [state(game).w_type != []] == [armed]


@pytest.mark.rule("gwc:E72a")
def test_a_row_with_a_missing_piece_gives_way_toward_the_red_x() -> None:
    """A 6 wants a Landwehr Platoon, so does a 5; all ten are lost, so the 4 brings a Team."""
    lost = {"axis": {"casualties": ["landwehr"] * 10}}
    play(game := arrive("infiltration", "2-4", axis="garde A1", table=lost), "hex F6")
    assert new_ones(game) == ["germany/abteilung"]


@pytest.mark.rule("gwc:E72a")
def test_of_two_pieces_both_must_be_there() -> None:
    """The Team of a 6 is missing, the Platoon is not: the row gives way to the 5."""
    lost = {"axis": {"casualties": ["abteilung"] * 12}}
    play(game := arrive("infiltration", "2-4", axis="garde A1", table=lost), "hex F6")
    assert new_ones(game) == ["germany/landwehr"]


@pytest.mark.rule("gwc:E72a")
def test_nothing_comes_at_the_red_x() -> None:
    game = arrive("infiltration", "1-1")
    assert is_over(game)
    assert new_ones(game) == [] and told(game, tell.RANDOM_HEX) == []
    assert is_over(arrive("infiltration", "1-2", axis="bote A1, bote B1, landwehr C1"))


@pytest.mark.rule("gwc:E72a")
def test_a_leader_of_the_rank_is_the_owners_choice_among_those_left() -> None:
    used = "lt-ebel A1, lt-mueller B1, landwehr C1"
    game = arrive("infiltration", "6-4", axis=used)
    assert question(game) == "support-item axis"
    names_offered = [state(game).rules.tables.unit_name[state(game).rules.tables.support_unit[int(text.split()[1])]]
                     for text in offered(game)]  # fmt: skip
    assert names_offered == [f"germany/lt-{name}" for name in ("hertzler", "albrecht", "dorn", "kessler")]


@pytest.mark.rule("gwc:E72a")
def test_a_telephone_does_not_infiltrate() -> None:
    game = arrive("infiltration", "6-6")
    assert is_over(game)
    assert new_ones(game) == [] and state(game).radio == [-1, -1]


@pytest.mark.rule("gwc:E72a", "gwc:S98.2a")
def test_a_roll_beyond_the_table_is_its_last_row() -> None:
    game = draw_event("valor", G_FAR, F_FAR)
    assert row_toward_red_x(state(game), 0, 13, True) == 12
    assert row_toward_red_x(state(game), 0, 2, True) == NO_ROW


# --- the place ---


@pytest.mark.rule("gwc:E72b")
def test_infiltrators_come_in_or_next_to_the_random_hex_even_to_the_enemy() -> None:
    game = arrive("infiltration", "6-1", allies=f"{F_FAR}, poilus F7")
    assert question(game) == "infiltration axis"
    assert offered(game) == AROUND_F6


@pytest.mark.rule("gwc:E72b")
def test_infiltrators_keep_to_stacking_limits_and_passable_hexes() -> None:
    painted = {"terrain": {"water-barrier": "E6 E7"}}
    game = arrive("infiltration", "6-1", axis="garde F6, lt-ebel A1", map_data=painted, table={"blaze": "F5"})
    assert offered(game) == ["hex F7", "hex G6", "hex G7"]


@pytest.mark.rule("gwc:E72b")
def test_who_finds_no_place_is_forfeited() -> None:
    """A Team still fits into F6 beside a Platoon, a second Platoon does not."""
    painted = {"terrain": {"water-barrier": "E6 E7 F5 F7 G6 G7"}}
    game = arrive("infiltration", "2-4", axis="garde F6, lt-ebel A1", map_data=painted)
    assert is_over(game)
    assert new_ones(game) == ["germany/abteilung"]


@pytest.mark.rule("gwc:E91a", "gwc:E91b")
def test_stragglers_come_suppressed() -> None:
    game = arrive("stragglers", "2-4")
    play(game, offered(game)[0])
    assert question(game) == "stragglers axis" and offered(game) == AROUND_F6
    play(game, "hex F6", "hex F6")
    assert flagged(game, "suppressed") == ["g.abteilung-1", "g.landwehr-2"]
    assert is_over(game)


@pytest.mark.rule("gwc:E91a")
def test_no_straggling_telephone_and_nothing_at_the_red_x() -> None:
    assert is_over(arrive("stragglers", "6-6"))
    assert is_over(arrive("stragglers", "1-1"))


# --- E87 ---


@pytest.mark.rule("gwc:E87a", "gwc:E87b")
def test_reinforcements_enter_on_their_own_edge() -> None:
    painted = {"terrain": {"water-barrier": "B1"}}
    axis = "garde A1, lt-ebel C1, garde C1, abteilung C1"
    game = arrive("reinforcements", "6-1", (), axis=axis, allies=f"{F_FAR}, poilus D1", map_data=painted)
    assert question(game) == "reinforcements-hex axis"
    # A1 and C1 are full, B1 is impassable; the enemy's D1 is open
    assert offered(game) == [f"hex {column}1" for column in "DEFGHIJKLMNO"]
    play(game, "hex F1")
    assert there(game, "F1") == ["g.infanterie-1"]


@pytest.mark.rule("gwc:E87b", "gwc:12b", "gwc:12d")
def test_a_telephone_replaces_the_one_in_the_box() -> None:
    telephone: Entry = {"axis": {"radio": {"radio": "telephone-77mm", "broken": True}}}
    own = {"box": {"axis": "local"}, "spotting": {"axis": "F6"}, "barrage": {"axis": "F5"}}
    game = arrive("reinforcements", "6-6", (), sides=telephone, own=own, year=1916)
    play(game, f"barrage {GAS_BOX}")
    g = state(game)
    assert g.rules.tables.radio_name[g.radio[0]] == "germany/telephone-105mm"
    assert g.radio_broken[0] == 0 and g.box[0] == GAS_BOX
    assert g.spotting[0] >= 0  # only a break takes a barrage off the map
    assert is_over(game)


@pytest.mark.rule("gwc:E87a")
def test_a_telephone_that_is_in_play_already_gives_way_to_the_next_row() -> None:
    telephone: Entry = {"axis": {"radio": {"radio": "telephone-105mm"}}}
    play(game := arrive("reinforcements", "6-6", (), sides=telephone), "hex F1")
    assert carried(game, "g.infanterie-1") == "germany/mg-08"


@pytest.mark.rule("gwc:E87b")
def test_reinforcements_without_room_are_forfeited() -> None:
    everywhere = ", ".join(f"garde {c}1" for c in "ABCD")
    painted = {"terrain": {"water-barrier": " ".join(f"{c}1" for c in "EFGHIJKLMNO")}}
    game = arrive("reinforcements", "6-1", (), axis=everywhere, map_data=painted)
    assert is_over(game)
    assert new_ones(game) == []


# --- when the Melee is fought (#21) ---


def during_recover(event: str, then: Sequence[str], allies: str) -> Game:
    """A German Rally Roll of 7 triggers the Event; his pieces come to the enemy."""
    recover = order_card("G", "recover")
    cards = following("G", ["G-45", event_card("G", event, []), *then])
    game = build_position(
        {
            "year": 1916,
            "axis": {"units": units("infanterie A3 broken, lt-ebel A3, garde A2")},
            "allies": {"nation": "france", "units": units(allies)},
            "table": {"axis": {"hand": [recover], "draw": cards}, "allies": {"draw": ["6-5"]}},
        }
    )
    return play_on(game, f"order {recover}")


def order_of(game: Game, *kinds: int) -> list[int]:
    return [event[0] for event in game.events if event[0] in kinds]


@pytest.mark.rule("gwc:E72b", "gwc:O16.4a")
def test_infiltrators_fight_at_the_end_of_the_trigger() -> None:
    game = during_recover("infiltration", ["dice 6-1", "hex F6", "dice 1-2"], f"{F_FAR}, poilus F6, poilus F6")
    play_on(game, "hex F6")
    assert order_of(game, tell.MELEE, tell.RALLY_ROLL) == [tell.MELEE, tell.RALLY_ROLL]
    assert place(game, "g.infanterie-2") == "casualty"


@pytest.mark.rule("gwc:E91a", "gwc:O16.4a")
def test_stragglers_fight_at_the_end_of_the_order() -> None:
    game = during_recover("stragglers", ["dice 6-1", "hex F6", "dice 1-2"], f"{F_FAR}, poilus F6, poilus F6")
    play_on(game, "hex F6")
    assert order_of(game, tell.MELEE, tell.RALLY_ROLL) == [tell.RALLY_ROLL, tell.MELEE]
    assert place(game, "g.infanterie-2") == "casualty"


@pytest.mark.rule("gwc:E87b", "gwc:O16.4a")
def test_reinforcements_fight_at_the_end_of_the_order_by_rolls_that_trigger() -> None:
    """The Melee Roll of the active German is boxed with a Sniper."""
    game = during_recover("reinforcements", ["dice 6-1", "G-70"], f"{F_FAR}, poilus F1, poilus F1")
    play_on(game, "hex F1")
    assert order_of(game, tell.MELEE, tell.RALLY_ROLL) == [tell.RALLY_ROLL, tell.MELEE]
    assert triggers(game) == 2
    assert [args[1] for args in told(game, tell.TRIGGER)] == [names.EVENT, names.SNIPER]


# --- A45.3 ---

HIDDEN = "F-31"
GROUND: Entry = {"terrain": {"woods": "C10 C11 D10 H10 H11 L3"}}


def hidden_unit(dice: str, allies: str = "ltn-durant H10", posture: str = "defend", **table: Any) -> Game:
    """The German has passed with a discard; the French, edge at the bottom, hold Hidden Unit."""
    discard = order_card("G", "move")
    game = build_position(
        {
            "year": 1916,
            "map_data": GROUND,
            "axis": {"units": units("landwehr D10, landwehr A1")},
            "allies": {"nation": "france", "posture": posture, "units": units(allies), "areas": [{"depth": 3}]},
            "table": {
                "axis": {"hand": [discard]},
                "allies": {"hand": [HIDDEN], "draw": [rolled_card("F", dice, [])], **table},
            },
        }
    )
    return play(game, "pass", f"discard {discard}")


@pytest.mark.rule("gwc:A45.3a", "gwc:A45")
def test_hidden_unit_is_the_defenders_after_a_pass_with_a_discard() -> None:
    game = hidden_unit("6-1")
    assert (question(game), offered(game)) == ("after-pass allies", [f"play {HIDDEN}", "none"])
    assert not prompt(hidden_unit("6-1", posture="recon")).startswith("after-pass")


@pytest.mark.rule("gwc:A45.3b")
def test_hidden_formations_appear_in_adjacent_empty_covered_hexes_of_the_area() -> None:
    """D10 and H10 are occupied, L3 lies outside; the second piece joins the first or comes next to it."""
    game = keep(play(hidden_unit("6-1"), f"play {HIDDEN}"))
    assert question(game) == "support-next allies"
    play(game, offered(game)[0])
    assert question(game) == "hidden-unit-hex allies"
    assert offered(game) == ["hex C10", "hex C11", "hex H11"]
    play(game, "hex C11")
    assert offered(game) == ["hex C10", "hex C11"]
    play(game, "hex C10")
    assert sorted(new_ones(game)) == ["france/poilus", "france/specialistes"]


@pytest.mark.rule("gwc:A45.3b")
@pytest.mark.parametrize(("dice", "lost"), [("6-6", []), ("6-1", ["specialistes"] * 12), ("1-1", [])])
def test_no_hidden_telephone_no_shift_and_nothing_at_the_red_x(dice: str, lost: list[str]) -> None:
    game = hidden_unit(dice, casualties=lost)
    keep(play(game, f"play {HIDDEN}"))
    assert not prompt(game).startswith(("support", "hidden-unit")) and new_ones(game) == []
    assert state(game).radio == [-1, -1]


@pytest.mark.rule("gwc:A45.3b", "gwc:1.9.1c")
def test_the_roll_of_a_hidden_unit_can_trigger() -> None:
    game = hidden_unit("6-6")
    keep(play(game, f"play {HIDDEN}"))
    assert triggers(game) == 1

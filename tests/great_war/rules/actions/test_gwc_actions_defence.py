"""Actions just before a Defence Roll and at a break: A36, A37, A43, A45.1, A45.2, A46, A47, A53."""

from __future__ import annotations

from typing import Any

import pytest
from gwc_positions import card, position, state
from gwc_shots import AWAY, FAR, FIRE, SET_UP, american, shot

from commander_play import asked, broken, flag, hex, notations, play, prompt, suppressed, told, unit, vp, where
from sandtable.commander.map.kinds import OPEN, SHELLHOLE
from sandtable.commander.rules.ground import terrain_at
from sandtable.commander.rules.names import PILLBOX
from sandtable.commander.rules.state import ACTIVATED, VETERAN
from sandtable.kernel.frame import with_byte
from sandtable.kernel.game import Game

DEFEND: dict[str, Any] = {"posture": "defend"}
MOVE = card("A", order="move", action="dig-in")


def against(game: Game) -> list[str]:
    """The Attack Total against which each Defence Roll was made."""
    return [args[3] for args in told(game, "defence")]


def offered(game: Game, name: str) -> bool:
    return f"play {name}" in notations(game)


# --- Concealment (A36) ---


@pytest.mark.rule("gwc:A36a", "gwc:A36b", "gwc:A28.1a")
def test_concealment_takes_the_cover_from_the_total_for_the_rolls_to_come() -> None:
    concealment = american("concealment")
    game = shot(
        "landwehr F5", "doughboys F8, cpt-wise F8", concealment, draw="6-4", allies_draw="6-5, 5-6",
        map={"terrain": {"building": "F8"}},
    )  # fmt: skip
    play(game, "unit a.doughboys-1", "roll", f"play {concealment}")
    assert against(game) == ["15", "12"]


@pytest.mark.rule("gwc:A36a")
def test_a_road_counts_before_concealment() -> None:
    """Foxholes in Open Ground with a Road: 3 - 1."""
    concealment = american("concealment")
    game = shot(
        "landwehr F5", "doughboys F8", concealment, map={"ways": {"road": ["F7 F8 F9"]}},
        allies_side={"forts": [{"fort": "foxholes", "hex": "F8"}]},
    )  # fmt: skip
    play(game, f"play {concealment}")
    assert against(game) == ["8"]


# --- Counterattack (A37) ---


@pytest.mark.rule("gwc:A37a", "gwc:A37b")
def test_counterattack_suppresses_firers_and_leaves_the_total() -> None:
    """An unbroken Unit stands next to two of the three who fire; the total stays."""
    counter = american("counterattack")
    game = shot("hptm-bertin F6, landwehr F5, landwehr F6, landwehr G7", "doughboys F7", counter, draw="6-4")
    play(game, "activate g.hptm-bertin", *(f"activate g.landwehr-{n}" for n in (1, 2, 3)), "?done", "?fire F7")
    play(game, "base g.landwehr-2", "join g.landwehr-1", "join g.landwehr-3", "?done", f"play {counter}")
    assert (asked(game), prompt(game)) == ("allies", "counterattack")
    assert notations(game, "unit") == ["g.landwehr-2", "g.landwehr-3"]
    play(game, "unit g.landwehr-3")
    assert notations(game) == ["unit g.landwehr-2", "done"]
    play(game, "unit g.landwehr-2")
    assert suppressed(game, "g.landwehr-2") and suppressed(game, "g.landwehr-3")
    assert against(game) == [told(game, "attack-total")[0][0]]


@pytest.mark.rule("gwc:A37b")
def test_two_is_the_most() -> None:
    counter = american("counterattack")
    game = shot("hptm-bertin F6, landwehr F6, landwehr E7, landwehr G7", "doughboys F7", counter, draw="6-4")
    play(game, "activate g.hptm-bertin", *(f"activate g.landwehr-{n}" for n in (1, 2, 3)), "?done", "?fire F7")
    play(game, "base g.landwehr-1", "join g.landwehr-2", "join g.landwehr-3", "?done", f"play {counter}")
    assert len(notations(game, "unit")) == 3
    play(game, "unit g.landwehr-2", "unit g.landwehr-1")
    assert prompt(game) != "counterattack" and not suppressed(game, "g.landwehr-3")


@pytest.mark.rule("gwc:A37b")
def test_one_may_be_enough() -> None:
    counter = american("counterattack")
    game = shot("lt-ebel F6, landwehr F6", "doughboys F7", counter)
    play(game, "activate g.lt-ebel", "?activate g.landwehr-1", "?done", "?fire F7", "base g.landwehr-1")
    play(game, "?join g.lt-ebel", "?done", f"play {counter}", "unit g.lt-ebel", "done")
    assert suppressed(game, "g.lt-ebel") and not suppressed(game, "g.landwehr-1")


@pytest.mark.rule("gwc:A37a", "gwc:A37c")
@pytest.mark.parametrize(
    ("defenders", "may"),
    [
        ("doughboys F8", False),  # not adjacent
        ("doughboys F8, specialists F7", True),  # another Unit is
        ("doughboys F8, specialists F7 broken", False),
        ("doughboys F8, runner F7", False),  # a Runner by himself
        ("doughboys F8, runner F7, specialists G6", True),
        ("doughboys F8, cpt-wise F7", False),  # a Leader is no Unit
        ("doughboys F8, renault-ft-mg G6", False),  # nor is a Tank
    ],
)
def test_counterattack_needs_an_unbroken_unit_next_to_a_firer(defenders: str, may: bool) -> None:
    counter = american("counterattack")
    game = shot("landwehr F6", defenders, counter)
    play(game, "?fire F8")
    assert offered(game, counter) == may


@pytest.mark.rule("gwc:A37a")
def test_the_bearer_of_a_firing_weapon_counts() -> None:
    counter = american("counterattack")
    game = shot("abteilung F6 mg-08", "doughboys F9, specialists F7", counter)
    play(game, "?fire F9", f"play {counter}")
    assert suppressed(game, "g.abteilung-1")


# --- Go to Ground (A43) ---


@pytest.mark.rule("gwc:A43a", "gwc:A43b")
@pytest.mark.parametrize(
    ("terrain", "may"), [("", True), ("field", True), ("brush", False), ("shellhole", False), ("orchard", False)]
)
def test_go_to_ground_makes_a_shellhole_of_open_ground_or_field(terrain: str, may: bool) -> None:
    ground = american("go-to-ground")
    map = {"terrain": {terrain: "F8"}} if terrain else {}
    game = shot("landwehr F5", "doughboys F8", ground, map=map)
    assert offered(game, ground) == may
    if may:
        play(game, f"play {ground}")
        assert terrain_at(state(game), hex(game, "F8")) == SHELLHOLE
        assert told(game, "defence")[0][1] == "8"


@pytest.mark.rule("gwc:A43a")
def test_go_to_ground_wants_no_fortification_and_no_posture() -> None:
    ground = american("go-to-ground")
    dug: dict[str, Any] = {"forts": [{"fort": "foxholes", "hex": "F8"}]}
    assert not offered(shot("landwehr F5", "doughboys F8", ground, allies_side=dug), ground)
    for posture in ("attack", "recon", "defend"):
        assert offered(shot("landwehr F5", "doughboys F8", ground, allies_side={"posture": posture}), ground)


@pytest.mark.rule("gwc:A43a")
def test_a_tank_does_not_go_to_ground() -> None:
    ground = american("go-to-ground")
    game = shot("abteilung F5 mg-08", "renault-ft-mg F8", ground)
    play(game, "?fire F8")
    assert told(game, "defence")[0][0] == "a.renault-ft-mg-1"
    assert terrain_at(state(game), hex(game, "F8")) == OPEN


# --- Hidden Pillbox (A45.1) ---


@pytest.mark.rule("gwc:A45", "gwc:A45.1a", "gwc:A45.1b")
@pytest.mark.parametrize(
    ("posture", "at", "fort", "may"),
    [("defend", "H5", "", True), ("attack", "H5", "", False), ("recon", "H5", "", False), ("defend", "G5", "", False),
     ("defend", "H5", "foxholes", False)],
)  # fmt: skip
def test_hidden_pillbox_on_an_objective(posture: str, at: str, fort: str, may: bool) -> None:
    pillbox = american("hidden-pillbox")
    side: dict[str, Any] = {"posture": posture, "forts": [{"fort": fort, "hex": at}] if fort else []}
    game = shot("landwehr H2, landwehr G2", f"doughboys {at}", pillbox, allies_side=side)
    play(game, "?activate g.landwehr-1")
    assert offered(game, pillbox) == may
    if may:
        play(game, f"play {pillbox}")
        assert state(game).h_fort[hex(game, at)] == PILLBOX and told(game, "defence")[0][1] == "12"


@pytest.mark.rule("gwc:A45.1a")
def test_only_while_the_countermix_has_a_pillbox() -> None:
    pillbox = american("hidden-pillbox")
    for built, may in ((3, True), (4, False)):
        game = position(
            f"landwehr H2, {AWAY}", f"doughboys H5, {FAR}", axis_hand=FIRE, axis_draw="4-1", allies_hand=pillbox,
            allies_side=DEFEND,
        )  # fmt: skip
        g = state(game)
        for name in ["B2", "B4", "B6", "B8"][:built]:
            g.h_fort = with_byte(g.h_fort, hex(game, name), PILLBOX)
        play(game, f"order {FIRE}")
        assert offered(game, pillbox) == may


# --- Hidden Position (A45.2) ---


@pytest.mark.rule("gwc:A45.2a", "gwc:A45.2b", "gwc:O21.3.7a")
def test_hidden_position_brings_a_team_with_a_gun_that_must_defend() -> None:
    hidden = american("hidden-position")
    game = shot(
        "landwehr F5", "doughboys F8", hidden, allies_side=SET_UP, map={"terrain": {"woods": "F8"}},
        allies_draw="5-6, 6-5",
    )  # fmt: skip
    play(game, f"play {hidden}")
    assert (asked(game), prompt(game)) == ("allies", "which-team")
    assert notations(game) == ["team engineers", "team specialists"]
    play(game, "team specialists")
    assert where(game, "a.specialists-1") == "F8"
    gun = state(game).u_weapon[unit(game, "a.specialists-1")]
    assert state(game).rules.tables.weapon_name[state(game).w_type[gun]] == "france/75-mm-gun"
    assert [args[0] for args in told(game, "defence")] == ["a.doughboys-1", "a.specialists-1"]


@pytest.mark.rule("gwc:A45.2a", "gwc:A45")
@pytest.mark.parametrize(
    ("side", "terrain", "may"),
    [
        (SET_UP, "woods", True),
        ({**SET_UP, "posture": "attack"}, "woods", False),
        ({"posture": "defend", "areas": [{"depth": 3}]}, "woods", False),  # not in the set-up area
        (SET_UP, "brush", False),  # Cover 1
    ],
)
def test_hidden_position_needs_cover_in_the_defenders_set_up_area(
    side: dict[str, Any], terrain: str, may: bool
) -> None:
    hidden = american("hidden-position")
    game = shot("landwehr F5", "doughboys F8", hidden, allies_side=side, map={"terrain": {terrain: "F8"}})
    assert offered(game, hidden) == may


@pytest.mark.rule("gwc:A45.2a")
def test_no_hidden_position_without_a_gun_in_the_countermix() -> None:
    """There are three French 75s."""
    hidden = card("F", action="hidden-position")
    for guns, may in ((2, True), (3, False)):
        crews = ", ".join(f"specialistes {name} 75-mm-gun" for name in ("A9", "C9", "I9")[:guns])
        game = position(
            f"landwehr F5, {AWAY}", f"poilus F8, {crews}", axis_hand=FIRE, axis_draw="4-1", allies_hand=hidden,
            allies_side=SET_UP, nation="france", map={"terrain": {"woods": "F8"}},
        )  # fmt: skip
        play(game, f"order {FIRE}")
        assert offered(game, hidden) == may


# --- Intersect Machine Guns (A46) ---


@pytest.mark.rule("gwc:A46a", "gwc:A46b")
def test_each_machine_gun_that_reaches_a_firer_takes_one() -> None:
    intersect = american("intersect-machine-guns")
    game = shot(
        "landwehr F5", "doughboys F8, specialists E9 hotchkiss, specialists G9 hotchkiss, specialists A11 chauchat",
        intersect, draw="6-4", allies_draw="6-5",
    )  # fmt: skip
    play(game, "?fire F8", f"play {intersect}")
    assert against(game) == ["13"]  # the Chauchat's Range of 5 does not


@pytest.mark.rule("gwc:A46a")
@pytest.mark.parametrize(
    "second",
    ["specialists G9 hotchkiss jammed", "specialists G9 hotchkiss broken", "specialists G9 hotchkiss suppressed",
     "specialists I11 chauchat", "specialists C10 hotchkiss", "specialists A9 hotchkiss", "renault-ft-mg G9"],
)  # fmt: skip
def test_intersect_needs_two_functioning_machine_guns_that_reach_and_see(second: str) -> None:
    """C10 lies in Wire, A9 in a Marsh; a Tank's MG is no Weapon."""
    intersect = american("intersect-machine-guns")
    game = shot(
        "landwehr F5", f"doughboys F8, specialists E9 hotchkiss, {second}", intersect,
        map={"terrain": {"marsh": "A9"}}, allies_side={"forts": [{"fort": "wire", "hex": "C10"}]},
    )  # fmt: skip
    play(game, "?fire F8")
    assert not offered(game, intersect)


# --- Light Wounds (A47) ---


@pytest.mark.rule("gwc:A47a", "gwc:A47b", "gwc:A47c")
def test_light_wounds_make_a_team_of_the_owners_choice() -> None:
    wounds = american("light-wounds")
    game = shot("garde F5", "doughboys F8 hotchkiss veteran suppressed", wounds, draw="6-5", allies_draw="1-3")
    assert (asked(game), prompt(game)) == ("allies", "light-wounds")
    play(game, f"play {wounds}")
    assert prompt(game) == "which-team" and notations(game, "team") == ["engineers", "specialists"]
    play(game, "team engineers")
    g, u = state(game), unit(game, "a.engineers-1")
    assert where(game, "a.engineers-1") == "F8" and where(game, "a.doughboys-1") == "mix" and vp(game) == 1
    assert (
        not broken(game, "a.engineers-1") and suppressed(game, "a.engineers-1") and flag(game, "a.engineers-1", VETERAN)
    )
    assert g.u_weapon[u] >= 0


@pytest.mark.rule("gwc:A47a", "gwc:A47c")
def test_a_broken_platoon_becomes_a_broken_team() -> None:
    wounds = american("light-wounds")
    game = shot("garde F5", "doughboys F8 broken", wounds, draw="6-5", allies_draw="1-3")
    play(game, f"play {wounds}", "team specialists")
    assert broken(game, "a.specialists-1") and vp(game) == 1


@pytest.mark.rule("gwc:A47c")
def test_the_team_is_activated_as_the_platoon_was() -> None:
    wounds = american("light-wounds")
    game = position(
        f"garde F5, {AWAY}", f"doughboys F10, {FAR}", axis_hand=FIRE, axis_draw="6-5", allies_draw="1-3",
        allies_hand=f"{MOVE} {wounds}", table={"active": "allies"},
    )  # fmt: skip
    play(game, f"order {MOVE}", "activate a.doughboys-1", "?move a.doughboys-1", "step F9", f"play {FIRE}", "fire F9")
    play(game, f"play {wounds}", "team specialists")
    assert flag(game, "a.specialists-1", ACTIVATED)


@pytest.mark.rule("gwc:A47a")
def test_a_team_has_no_light_wounds() -> None:
    game = shot("garde F5", "specialists F8", american("light-wounds"), draw="6-5", allies_draw="1-3")
    assert broken(game, "a.specialists-1")


# --- Probe (A53) ---


@pytest.mark.rule("gwc:A53a")
@pytest.mark.parametrize("target", ["doughboys", "specialists", "cpt-wise", "runner"])
def test_probe_rallies_a_unit_or_leader_that_has_just_broken(target: str) -> None:
    probe = american("probe")
    game = shot("garde F5", f"{target} F8", probe, draw="6-5", allies_draw="1-3")
    assert (asked(game), prompt(game)) == ("allies", "probe") and notations(game) == [f"play {probe}", "none"]
    tag = "a." + target if target == "cpt-wise" else f"a.{target}-1"
    assert broken(game, tag)
    play(game, f"play {probe}")
    assert not broken(game, tag)


@pytest.mark.rule("gwc:A53a")
def test_no_probe_for_a_tank_nor_for_the_broken() -> None:
    probe = american("probe")
    tank = shot("abteilung F7 mg-08", "renault-ft-mg F8", probe, draw="6-5", allies_draw="1-3")
    play(tank, "?fire F8", "?base g.mg-08-1")
    assert broken(tank, "a.renault-ft-mg-1")
    lost = shot("garde F5", "doughboys F8 broken", probe, draw="6-5", allies_draw="1-3")
    assert where(lost, "a.doughboys-1") == "casualty"


@pytest.mark.rule("gwc:A53a", "gwc:A47b")
def test_no_probe_after_light_wounds_have_spared_it() -> None:
    probe, wounds = american("probe"), american("light-wounds")
    game = shot("garde F5", "doughboys F8", probe, wounds, draw="6-5", allies_draw="1-3")
    play(game, f"play {wounds}", "team specialists")
    assert prompt(game) != "probe" and not broken(game, "a.specialists-1")


@pytest.mark.rule("gwc:A53b")
def test_a_mover_rallied_by_probe_goes_on() -> None:
    probe = american("probe")
    game = position(
        f"garde F5, {AWAY}", f"doughboys F10, {FAR}", axis_hand=FIRE, axis_draw="6-5", allies_draw="1-3",
        allies_hand=f"{MOVE} {probe}", table={"active": "allies"},
    )  # fmt: skip
    play(game, f"order {MOVE}", "activate a.doughboys-1", "?move a.doughboys-1", "step F9", f"play {FIRE}", "fire F9")
    play(game, f"play {probe}", "?none")
    assert prompt(game) == "move-step" and "F8" in notations(game, "step")

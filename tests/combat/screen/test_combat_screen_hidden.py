"""What is hidden stays hidden: with everything unknown dealt afresh, the screen says the same byte for byte."""

from __future__ import annotations

import pytest
from combat_screen import ALL_EYES, ME, NAMES, SPECTATOR, at_random, state, things

from phrases import wire
from sandtable.games.combat.data.packs import load_tables
from sandtable.games.combat.rules.state import SEEN
from sandtable.games.combat.screen.screen import SCREEN
from sandtable.kernel.game import Game

TABLES = load_tables()


def dealt_afresh(game: Game, seat: int, seed: str) -> Game:
    """The same past and the same question, with another truth behind it; play is not carried on from there."""
    other = game.clone()
    game.title.determinise(other.state, seat, seed)
    return other


def answers(game: Game, seat: int, log_from: int) -> list[str]:
    """Everything that a seat can ask for, by name."""
    found = [("view", game.title.view(game.state, seat)), ("log", SCREEN.log(game, seat, log_from))]
    found.append(("question", SCREEN.question(game, seat)))  # type: ignore[arg-type]
    found += [(f"inspect {thing}", SCREEN.inspect(game, seat, thing)) for thing in things(game)]
    found += [(f"why {thing}", SCREEN.why(game, seat, thing)) for thing in things(game)]
    found.append(("odds", SCREEN.odds(game, seat, None)))
    decision = game.decision_of(seat) if seat >= 0 else None
    if decision is not None:
        some = decision.choices[:25] + decision.extras[:5]
        found += [(f"odds {code}", SCREEN.odds(game, seat, code)) for code in some]
    found.append(("plans", SCREEN.plans(game, seat, [], None)))
    found.append(("sight", SCREEN.sight(game, seat, "12.10", "22.12")))
    return [f"{name}: {wire(data)}" for name, data in found]


@pytest.mark.long
@pytest.mark.rule("combat:AI.r04", "combat:8.2b", "combat:8.2c")
@pytest.mark.parametrize("name", NAMES)
def test_nothing_depends_on_who_an_unknown_is(name: str) -> None:
    changed = 0
    for number, game in enumerate(at_random(name, "hidden", most=400)):
        if number % 80 or game.over:
            continue
        for seat in (ME, SPECTATOR):
            truth = answers(game, seat, 0)
            for seed in ("a", "b"):
                other = dealt_afresh(game, seat, seed)
                changed += state(other).m_man != state(game).m_man
                for true, false in zip(truth, answers(other, seat, 0), strict=True):
                    assert true == false
    assert changed > 3, "something was dealt afresh"


@pytest.mark.rule("combat:AI.r04")
@pytest.mark.parametrize("name", ["first-patrol", "counterattack"])
def test_no_name_of_an_unknown_is_in_any_answer(name: str) -> None:
    """Neither in the list of names nor as the key of one."""
    unknown = 0
    for number, game in enumerate(at_random(name, "names", most=500)):
        if number % 100:
            continue
        g = state(game)
        everything = "\n".join(answers(game, ME, 0))
        for m in range(1, len(g.m_hex)):
            if g.m_team[m] >= 3 and not g.m_flags[m] & SEEN and not TABLES.man_dummy[g.m_man[m]]:
                slug = TABLES.man_name[g.m_man[m]]
                assert f'"{slug}"' not in everything, slug
                assert f'combat-name-{slug.rpartition("-")[2]}"' not in everything, slug
                unknown += 1
    assert unknown > 3


def test_a_finished_game_may_be_read_with_all_eyes() -> None:
    *_, game = at_random("first-patrol", "hidden")
    assert wire(SCREEN.log(game, ALL_EYES)) == wire(SCREEN.log(game, ME))

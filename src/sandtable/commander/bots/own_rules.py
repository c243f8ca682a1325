"""The sergeant and what scenarios have of their own: cards that may count as another, hidden pieces."""

from __future__ import annotations

from sandtable.commander.bots.eye import Eye
from sandtable.commander.bots.move import stand
from sandtable.commander.bots.orders import order_value
from sandtable.commander.bots.setup import set_up_fort
from sandtable.commander.rules.scenario import counting_as
from sandtable.commander.rules.verbs import CHOOSE_NONE, CHOOSE_YES, FORT, PLACE
from sandtable.kernel.choice import a_of, b_of, verb_of
from sandtable.kernel.frame import subject_now


def counts_as(eye: Eye, choices: list[int]) -> int:
    """The Order that promises more; else what is printed."""
    numbers = subject_now(eye.g).numbers
    if numbers.get("kind") != counting_as.ORDER:
        return CHOOSE_NONE
    instead, printed = order_value(eye, numbers["instead"]), order_value(eye, numbers["printed"])
    return CHOOSE_YES if instead > printed else CHOOSE_NONE


def put_down(eye: Eye, choices: list[int]) -> int:
    """Units where they stand best, and at once; works like those of the set-up."""
    if any(verb_of(code) == FORT for code in choices):
        return set_up_fort(eye, [code for code in choices if verb_of(code) == FORT])
    placing = [code for code in choices if verb_of(code) == PLACE]
    return max(placing, key=lambda code: (stand(eye, a_of(code), b_of(code)), -code)) if placing else CHOOSE_NONE

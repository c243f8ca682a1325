"""Combat! Volume 1 behind the kernel's narrow door."""

from __future__ import annotations

from typing import cast

from sandtable.games.combat import codec_generated, tell
from sandtable.games.combat.notation import (
    argument_text,
    card_tag,
    choice_text,
    gun_tag,
    man_tag,
    place_tag,
)
from sandtable.games.combat.names import ORDER_NAMES
from sandtable.games.combat.reasons import REASONS
from sandtable.games.combat.start import build_state, rules_only
from sandtable.games.combat.state import State
from sandtable.games.combat.verbs import VERBS
from sandtable.games.combat.view import redeal, view_of
from sandtable.kernel import codec_generated as kernel_codec
from sandtable.kernel.choice import B_SHIFT, arguments, verb_of
from sandtable.kernel.errors import SandtableError
from sandtable.kernel.frame import Event
from sandtable.kernel.frame import State as KernelState
from sandtable.kernel.title import Data, Title

kernel_codec.register()
codec_generated.register()

# kinds of arguments that are plain numbers
NUMBERS = ["number", "die", "need", "directions", "direction"]


class Combat(Title):
    def __init__(self) -> None:
        self.name = "combat"
        self.revision = 1
        self.seats = ["friendly"]
        self.verbs = VERBS
        self.event_names = list(tell.NAMES)

    def new_state(self, scenario: Data, seed: str, options: Data) -> KernelState:
        return build_state(scenario, options, seed)

    def clone(self, g: KernelState) -> KernelState:
        return codec_generated.clone_State(cast(State, g))

    def dump(self, g: KernelState) -> Data:
        return codec_generated.dump_State(cast(State, g))

    def load(self, data: Data, scenario: Data, options: Data) -> KernelState:
        g = codec_generated.load_State(data)
        g.rules = rules_only(scenario, options)
        g.out = []
        g.shown = []
        g.telling = True
        g.windows = False
        g.asking = -1
        g.asked_mask = 0
        return g

    def equal(self, a: KernelState, b: KernelState) -> bool:
        return codec_generated.equal_State(cast(State, a), cast(State, b))

    def view(self, g: KernelState, seat: int) -> Data:
        return view_of(cast(State, g), seat)

    def determinise(self, g: KernelState, seat: int, seed: str) -> None:
        redeal(cast(State, g), seat, seed)

    def notation(self, g: KernelState, choice: int) -> str:
        return choice_text(cast(State, g), choice)

    def structured(self, g: KernelState, choice: int) -> Data:
        state = cast(State, g)
        verb = VERBS[verb_of(choice)]
        data: Data = {"code": choice, "verb": verb.name, "text": choice_text(state, choice)}
        args: list[Data] = []
        for kind, value in zip(verb.kinds, arguments(verb, choice), strict=True):
            args.append({"kind": kind, "value": value, "text": argument_text(state, kind, value)})
        data["args"] = args
        return data

    def thing(self, g: KernelState, text: str) -> int:
        """A man, hex, card or gun by its notation; `taylor rapid-fire` is a man with an Order or a second thing."""
        words = text.lower().split()
        if len(words) == 2:
            return self.thing(g, words[0]) << B_SHIFT | self.thing(g, words[1])
        state = cast(State, g)
        wanted = text.lower()
        for m in range(1, len(state.m_hex)):
            if wanted in (man_tag(state, m), place_tag(state, m)):
                return m
        hex = state.rules.ground.hex_index(text)
        if hex >= 0:
            return hex
        for card in range(len(state.rules.tables.fcard_number)):
            if card_tag(state, card).lower() == wanted:
                return card
        for gun in range(len(state.gun_hex)):
            if gun_tag(state, gun) == wanted:
                return gun
        if wanted in ORDER_NAMES:
            return ORDER_NAMES.index(wanted)
        raise SandtableError(f"{text!r} names no man, hex, card, gun or Order here")

    def reason(self, code: int) -> tuple[str, str]:
        return REASONS[code]

    def event_data(self, g: KernelState, event: Event) -> Data:
        """Key and named arguments; the words come from the texts."""
        state = cast(State, g)
        name, kinds = tell.EVENTS[event[0]]
        data: Data = {"event": name, "audience": event[1]}
        args: list[Data] = []
        for kind, value in zip(kinds, event[2:], strict=False):
            text = str(value) if kind in NUMBERS else argument_text(state, kind, value)
            args.append({"kind": kind, "value": value, "text": text})
        data["args"] = args
        return data


TITLE = Combat()

"""What a game must provide to the kernel: the narrow door's other side."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sandtable.kernel.choice import Verb, arguments, verb_of
from sandtable.kernel.frame import Event, State

SPECTATOR = -1
NOT_OFFERED: Final = -1

Data = dict[str, object]


@mypyc_attr(allow_interpreted_subclasses=True)
class Title:
    """One game title. Subclasses hold no state of a game; everything is in State."""

    name: str
    revision: int  # of its rules: a record says by which it was played
    changes: list[str]  # what each revision changed, the first one first
    turn_rule: str  # the rule that says whose turn it is to decide
    seats: list[str]
    verbs: list[Verb]
    first_verbs: list[str]  # name and kinds of the verbs by their numbers in records of version 1; never changed
    events: list[tuple[str, list[str]]]  # name and kinds of arguments, by key

    @property
    def event_names(self) -> list[str]:
        return [name for name, _ in self.events]

    def new_state(self, scenario: Data, seed: str, options: Data) -> State:
        raise NotImplementedError

    def clone(self, g: State) -> State:
        raise NotImplementedError

    def dump(self, g: State) -> Data:
        raise NotImplementedError

    def load(self, data: Data, scenario: Data, options: Data) -> State:
        raise NotImplementedError

    def equal(self, a: State, b: State) -> bool:
        raise NotImplementedError

    def view(self, g: State, seat: int) -> Data:
        """What a seat may know, and nothing else."""
        raise NotImplementedError

    def determinise(self, g: State, seat: int, seed: str) -> None:
        """Deal everything that `seat` cannot know afresh, in place."""
        raise NotImplementedError

    def argument(self, g: State, kind: str, value: int) -> str:
        """The notation of one thing."""
        raise NotImplementedError

    def event_argument(self, g: State, kind: str, value: int) -> str:
        """The same for what only events tell of."""
        return self.argument(g, kind, value)

    def notation(self, g: State, choice: int) -> str:
        verb = self.verbs[verb_of(choice)]
        words = [verb.name]
        for kind, value in zip(verb.kinds, arguments(verb, choice), strict=True):
            words.append(self.argument(g, kind, value))
        return " ".join(words)

    def find(self, g: State, offered: list[int], text: str) -> int:
        """The choice among those offered that is written `text`, or NOT_OFFERED. A replay asks at every decision."""
        words = text.split(" ")
        texts: dict[tuple[str, int], str] = {}  # of arguments: many choices share them
        for code in offered:
            verb = self.verbs[verb_of(code)]
            if verb.name == words[0] and len(verb.kinds) == len(words) - 1 and self.reads(g, verb, code, words, texts):
                return code
        return NOT_OFFERED

    def reads(self, g: State, verb: Verb, code: int, words: list[str], texts: dict[tuple[str, int], str]) -> bool:
        """Are the words after the first those of a choice's arguments?"""
        place = 0
        for kind, value in zip(verb.kinds, arguments(verb, code), strict=True):
            place += 1
            key = (kind, value)
            text = texts.get(key)
            if text is None:
                text = texts[key] = self.argument(g, kind, value)
            if text != words[place]:
                return False
        return True

    def structured(self, g: State, choice: int) -> Data:
        verb = self.verbs[verb_of(choice)]
        args: list[Data] = []
        for kind, value in zip(verb.kinds, arguments(verb, choice), strict=True):
            args.append({"kind": kind, "value": value, "text": self.argument(g, kind, value)})
        return {"code": choice, "verb": verb.name, "text": self.notation(g, choice), "args": args}

    def thing(self, g: State, text: str) -> int:
        """The piece, hex or card named in notation, as explain expects it."""
        raise NotImplementedError

    def reason(self, code: int) -> tuple[str, str]:
        """Key and rule number of a reason code."""
        raise NotImplementedError

    def event_data(self, g: State, event: Event) -> Data:
        """An event as key and named arguments; the words come from the texts."""
        name, kinds = self.events[event[0]]
        args: list[Data] = []
        for kind, value in zip(kinds, event[2:], strict=False):
            args.append({"kind": kind, "value": value, "text": self.event_argument(g, kind, value)})
        return {"event": name, "audience": event[1], "args": args}

"""What a game must provide to the kernel: the narrow door's other side."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from sandtable.kernel.choice import Verb
from sandtable.kernel.frame import Event, State

SPECTATOR = -1

Data = dict[str, object]


@mypyc_attr(allow_interpreted_subclasses=True)
class Title:
    """One game title. Subclasses hold no state of a game; everything is in State."""

    name: str
    revision: int
    seats: list[str]
    verbs: list[Verb]
    event_names: list[str]

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

    def notation(self, g: State, choice: int) -> str:
        raise NotImplementedError

    def structured(self, g: State, choice: int) -> Data:
        raise NotImplementedError

    def thing(self, g: State, text: str) -> int:
        """The piece, hex or card named in notation, as explain expects it."""
        raise NotImplementedError

    def reason(self, code: int) -> tuple[str, str]:
        """Key and rule number of a reason code."""
        raise NotImplementedError

    def event_data(self, g: State, event: Event) -> Data:
        """An event as key and named arguments."""
        raise NotImplementedError

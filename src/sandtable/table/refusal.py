"""No, with a reason: to a message by its code, to a request with its status."""

from __future__ import annotations

from sandtable.kernel.errors import SandtableError
from sandtable.kernel.record import ReplayError
from sandtable.phrase import PhraseData, Value, phrase
from sandtable.table.protocol import RefusalCode


class Refusal(Exception):
    """A message that is refused; nothing has changed."""

    def __init__(self, code: RefusalCode, why: PhraseData | None = None) -> None:
        super().__init__(code)
        self.code: RefusalCode = code
        self.why = why  # in words of its own

    def say(self) -> PhraseData:
        return refusal_data(self.code) if self.why is None else self.why


def refusal_data(code: RefusalCode) -> PhraseData:
    return phrase(f"table-refused-{code}").data()


class Denied(Exception):
    """A request that is refused."""

    def __init__(self, status: int, code: str, **args: Value) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.args_of_text = args

    def say(self) -> PhraseData:
        return phrase(f"table-error-{self.code}", **self.args_of_text).data()


def missing() -> Denied:
    """There is no such thing, or it is not for whoever asks: which of the two is not told."""
    return Denied(404, "unknown")


def unfit(error: SandtableError) -> Denied:
    """A stored game that our rules cannot play again. It stays as it is; what was chosen in it is not told here."""
    if isinstance(error, ReplayError):
        return Denied(409, "unfit-room", decision=error.index + 1, reason=error.revisions)
    return Denied(409, "unreadable-room", reason=str(error))

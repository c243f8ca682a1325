"""Chance: every random outcome, from a secret seed and a counter, or forced by a script.

Outcomes come from blake2b(seed, counter): nobody can infer the next from those seen, and a clone costs two fields.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from mypy_extensions import i64

from sandtable.kernel.errors import ScriptError

END_OF_SHUFFLE: Final = -1  # ends the forced order of one shuffle in a script
WORD: Final = 1 << 48  # digits of a product below this, and one more, fit a native word


class Chance:
    seed: str
    count: int
    forced: list[list[int]]  # by channel: outcomes still to come, first first

    def number(self) -> int:
        """A fresh 512-bit number."""
        self.count += 1
        return int.from_bytes(blake2b(f"{self.seed}/{self.count}".encode()).digest(), "little")

    def scripted(self, channel: int) -> bool:
        return channel < len(self.forced) and len(self.forced[channel]) > 0

    def pick(self, channel: int, pool: list[int]) -> int:
        """One member of the pool; equal members count each."""
        if self.scripted(channel):
            wanted = self.forced[channel].pop(0)
            if wanted not in pool:
                raise ScriptError(f"forced outcome {wanted} of channel {channel} is not possible here")
            return wanted
        if len(pool) == 1:
            return pool[0]
        return pool[self.number() % len(pool)]

    def shuffle(self, channel: int, pool: list[int]) -> list[int]:
        """The pool in random order. A script gives the first cards; the rest follow at random."""
        rest = pool[:]
        top: list[int] = []
        if self.scripted(channel):
            queue = self.forced[channel]
            while queue:
                wanted = queue.pop(0)
                if wanted == END_OF_SHUFFLE:
                    break
                if wanted not in rest:
                    raise ScriptError(f"forced outcome {wanted} of channel {channel} is not possible here")
                rest.remove(wanted)
                top.append(wanted)
        self.mix(rest)
        return top + rest

    def mix(self, rest: list[int]) -> None:
        """Each place from the last changes with one before it, or with itself, that the digits of a number tell: of
        base `i + 1` for place i. Several digits are taken off the long number at a time."""
        number = self.number()
        i: i64 = len(rest) - 1  # native words: see WORD
        while i > 0:
            product: i64 = 1
            last: i64 = i
            while last > 0 and product < WORD:
                product *= last + 1
                last -= 1
            number, few = divmod(number, int(product))
            digits: i64 = few
            while i > last:
                base: i64 = i + 1
                j = digits % base
                digits //= base
                rest[i], rest[j] = rest[j], rest[i]
                i -= 1

    def unused(self) -> int:
        """How many forced outcomes were never drawn."""
        return sum(len(queue) for queue in self.forced)


def new_chance(seed: str) -> Chance:
    chance = Chance()
    chance.seed = seed
    chance.count = 0
    chance.forced = []
    return chance

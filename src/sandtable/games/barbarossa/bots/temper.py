"""How a sergeant is made: one fears more, another goes for the goal. Plans differ by it, the rules of thumb do not."""

from __future__ import annotations

from typing import Final


class Temper:
    def __init__(self, fear: float, drive: float) -> None:
        self.fear = fear  # of losses, by which danger is multiplied
        self.drive = drive  # towards what the scenario asks for


STEADY: Final = Temper(1.0, 1.0)  # the sergeant himself
BOLD: Final = Temper(0.4, 1.2)
CAREFUL: Final = Temper(1.8, 0.9)
DRIVEN: Final = Temper(0.7, 2.0)
PATIENT: Final = Temper(1.2, 0.45)

TEMPERS: Final = [STEADY, BOLD, CAREFUL, DRIVEN, PATIENT]

"""The games, each in a box of its own with a manifest (`game.py`). None imports another."""

IN_THE_MAKING: tuple[str, ...] = ()  # rules and data that no shelf shows yet
GAMES = ("combat_commander", "combat", "great_war_commander", "barbarossa")  # the first is played when none is named

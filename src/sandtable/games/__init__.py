"""The games, each in a box of its own with a manifest (`game.py`). None imports another."""

GAMES = ("combat_commander", "combat", "great_war_commander")  # the first is played when none is named

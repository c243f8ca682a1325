"""How a game is thought about (thought/mind.py, which is compiled)."""

from sandtable.players.thought.mind import Mind

__all__ = ["Mind"]

"""Sandtable: hex-and-counter tactical wargames by their full rules."""

from sandtable.build_mode import build_mode

__all__ = ["build_mode"]
__version__ = "0.1.0"

"""Sandtable: hex-and-counter tactical wargames by their full rules."""

__version__ = "0.1.0"

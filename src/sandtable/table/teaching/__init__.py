"""Analyses of games that are over, in a process of their own; what is said to it, and what is kept."""

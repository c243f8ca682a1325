"""The lab: random play with invariants, reports of what was used, perft, traces and speed."""

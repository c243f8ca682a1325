"""What every game's screen is made of: questions, log lines, things, reasons, reports, geometry. Knows no game."""

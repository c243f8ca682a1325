"""What every game's screen is made of: shapes of answers, bookmarks in a log, geometry, reports. Knows no game."""

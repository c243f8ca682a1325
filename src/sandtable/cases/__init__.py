"""Case files: what those of all games share. Each game builds its own positions and looks at its own pieces."""

# How the lobby tells of the game. All words are ours.

web-game-combat = For one player: single soldiers against an enemy that runs itself

# How the lobby tells of the game. All words are ours.

web-game-combat-commander = For two, or against the computer: squads, leaders and orders by cards

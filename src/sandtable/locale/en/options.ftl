# Rules to choose before a game. Each has a name and a sentence that says what it changes.

option-off = { $option }: off

## the Commander games
option-zero-pass = A pass may discard nothing
option-zero-pass-text = Who passes may keep all his cards. Turned off, he must discard at least one if he has any.
option-ask-cover = Ask which cover counts
option-ask-cover-text = Where a hex gives several kinds of cover, the owner is asked before each defence roll. Otherwise the best one counts.
option-hidden-on-own = Hidden mines and wire under one's own men
option-hidden-on-own-text = The defender may play Hidden Mines and Hidden Wire when his own units enter a hex, too.
option-wounds-escape = Light Wounds escape the roll
option-wounds-escape-text = A squad that Light Wounds turn into a team in the middle of its own roll escapes the result. Otherwise the team takes it.
option-smoke-removal-all = All smoke clears when time moves on
option-smoke-removal-all-text = When time moves on all smoke is taken off, not only one.
option-sniper-must = A sniper must fire
option-sniper-must-text = Whoever rolled the sniper must break a unit if there is one in reach, even his own.
option-sniper-hex-first = A sniper looks in his own hex first
option-sniper-hex-first-text = If there are units in the hex drawn, one of them is hit; only otherwise one next to it.
option-air-support-some = Air Support at units one by one
option-air-support-some-text = Who gets Air Support picks one or more units of the hex, not all or none.
option-air-support-must = Air Support must be used
option-air-support-must-text = Who gets Air Support may not turn it down.
option-air-support-adjacent = Air Support reaches only next to the hex
option-air-support-adjacent-text = If the hex drawn is empty, only hexes next to it can be hit, not the nearest ones.
option-exit-ahead = Who leaves comes back later only
option-exit-ahead-text = A unit that leaves the map is put on a space ahead of the time marker, not on any.
option-control-at-turn-end = Objectives change hands at the end of a turn
option-control-at-turn-end-text = Who controls an objective is settled when a turn ends, not the moment somebody is alone there.
option-action-card-after = An Action card is discarded afterwards
option-action-card-after-text = A card played as an Action goes to the discards only when the Action is done.
option-deploy-by-active = The active side splits a squad
option-deploy-by-active-text = At the Deploy event the player whose turn it is splits a squad, whoever drew the card.
option-deploy-must = A squad must be split
option-deploy-must-text = The Deploy event may not be turned down if there is a squad to split.
option-interrogation-must = Interrogation must take a card
option-interrogation-must-text = Who sees the enemy's hand must choose a card of it to be discarded.
option-scrounge-must = A found weapon must be taken
option-scrounge-must-text = The Scrounge event may not be turned down if there is a weapon and a unit for it.

# Great War Commander on the screen: a closer look, numbers and their terms, odds, and the table as text.

inspect-in-cohesion = in cohesion
inspect-out-of-cohesion = out of cohesion: suppressed when the turn ends
inspect-engineer = engineers
inspect-rank = rank: { $rank }
inspect-highest-leader = the highest-ranking leader ({ $rank })
inspect-tank-leader = tank leader
inspect-commands = in his command radius: { $units }
inspect-commanded-by = in the command radius of { $units }
inspect-ground = shot up; it was { $terrain }
inspect-trail-gone = the trail is destroyed
inspect-spotting-round = { $side }: spotting round
inspect-impact-marker = { $side }: barrage
inspect-observer-post = { $side }: observer post

sight-gas = gas in { $hex } hinders by { $number }
sight-tank = a tank in { $hex } hinders by { $number }

stat-gun-fp = Firepower of the gun
stat-gun-range = Range of the gun
stat-close-fp = More firepower at the next hex
stat-bog = Bog number
term-aircraft = aircraft
term-card = strategy card on the table
odds-bog = { $unit } into { $hex }
chance-bogs = gets stuck
chance-goes-on = goes on
stake-bog = { $unit } has bog number { $number }; the roll is { $dice }

great-war-ui-legend = CAPITALS Central Powers, small letters Entente: S platoon, T team, L leader, H hero, R runner, K tank; + weapon, - suppressed, * broken. Lower line: f foxholes, t trench, m mines, x wire, b blockhaus, p pillbox, ~ smoke, % blaze, g gas, @ spotting round, ! barrage, o observer post. Digit: objective; ¹²³ level.
ui-war-side = { $side }: strategy { $held }, { $draw } to draw; on the table: { $reminders }; telephone box: { $box }
ui-war-deck = { $nation }: { $hand } in hand, { $draw } to draw, { $discards } discarded
ui-war-calibre = { $calibre } mm
ui-war-gun = gun { $stats }
ui-war-out = out of cohesion
ui-war-highest = highest rank

## what may be chosen of a random scenario
great-war-wish-allies = Germany's enemy

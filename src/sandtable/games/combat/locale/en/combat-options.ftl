# Combat! Volume 1: rules to choose before a game. Each has a name and a sentence that says what it changes.

combat-option-nerve = Enemies may keep their shots
combat-option-nerve-text = An Enemy with hardly a chance to hit checks himself first; if he passes, he does not fire.
combat-option-automatic-fire = Enemies fire from cover by themselves
combat-option-automatic-fire-text = An Enemy in cover who sees a Spotted man of yours and passes a check gets Rapid Fire without a card. Harder for you.
combat-option-pick-targets = Picking targets in a crowd
combat-option-pick-targets-text = From 5 hexes or less a firer picks his man in a hex with several, and single aimed shots may go among men of both sides. From further away chance decides.
combat-option-late-orders = The Enemy gets his Orders late
combat-option-late-orders-text = Enemies get their Orders only when their Team acts or when they are fired on, so you see less of what is coming.
combat-option-close-call-ducks = A Close Call sends a man to the ground
combat-option-close-call-ducks-text = Who is hit by fire but only scared Ducks Back all the same. Turned off, he takes his Morale Check and stays as he is.
combat-option-alert-without-sight = The alarm spreads without sight
combat-option-alert-without-sight-text = An Alert Enemy wakes Waiting ones within 3 hexes at the end of the turn even if they do not see each other. Harder for you.
combat-option-enemy-fires-on-sight = Enemies fire at whom they see now
combat-option-enemy-fires-on-sight-text = An Enemy may fire at a man who came into sight only in this Impulse. Harder for you.
combat-option-smoke-grenade-shakes = Smoke Grenades frighten too
combat-option-smoke-grenade-shakes-text = A Smoke Grenade that goes off causes Morale Checks and wakes Waiting Enemies like any other grenade.

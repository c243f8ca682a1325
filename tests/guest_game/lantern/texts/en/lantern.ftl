# Lantern in English.

side-smuggler = smuggler
side-guard = guard
web-game-lantern = For two: a smuggler in the dark, and a guard with a lantern

lantern-scenario-new-moon = New Moon
lantern-scenario-new-moon-about = No light but the guard's own. Eight turns until dawn.
lantern-scenario-first-light = First Light
lantern-scenario-first-light-about = The smuggler is late, and the guard stands nearer.

lantern-ask-hide = Where in the west do you enter the marsh?
lantern-ask-creep = Where do you creep?
lantern-ask-walk = Where do you carry the lantern?

lantern-do-hide-hex = enter at { $hex }
lantern-do-creep-hex = creep to { $hex }
lantern-do-wait = stay where you are
lantern-do-slip = slip out of the marsh
lantern-do-walk-hex = walk to { $hex }

lantern-log-crept = You are in { $hex }.
lantern-log-stirred = Something stirs in the reeds.
lantern-log-walked = The guard walks to { $hex }.
lantern-log-waited = The { $side } stays.
lantern-log-heard = The guard listens ({ $number }): somebody is beside him!
lantern-log-quiet = The guard listens ({ $number }): nobody is beside him.
lantern-log-deaf = The guard listens ({ $number }): only the wind.
lantern-log-ended = It is over.

lantern-why-not-west = The marsh is entered from the west: column A.
lantern-why-too-far = That hex is not next to you.
lantern-why-guarded = The guard stands there.
lantern-why-not-offered = That cannot be done now.

lantern-ending-caught = The guard wins: the smuggler is caught.
lantern-ending-slipped = The smuggler wins: he has slipped away.
lantern-ending-dawn = The guard wins: it is dawn.

lantern-rule-3 = In his turn the smuggler creeps to a hex next to him, but not to the guard's, or waits. Nobody sees it.

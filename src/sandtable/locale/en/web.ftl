# The browser client: pages, dialogs and messages around the game.

## everywhere
web-skip = Skip to the content
web-nav = Pages
web-nav-lobby = Games
web-nav-learn = Learn
web-nav-account = Account
web-settings = Settings
web-help = Help
web-menu = Menu
web-close = Close
web-cancel = Cancel
web-again = Try again
web-copy = Copy
web-copied = Copied
web-loading = Loading…
web-to-lobby = To the games
web-foot = Sandtable is a free project of enthusiasts. Game titles belong to their publishers.
web-offline = You are offline. What you see may be old; the page goes on by itself when the connection is back.

## when something fails
web-error-heading = That did not work
web-error-offline = The table cannot be reached. Check your connection and try again.
web-error-unreadable = The table answered something that cannot be read. Reload the page.
web-error-missing = There is nothing here, or it is not for you.
web-error-server = The table had a problem (error { NUMBER($status, useGrouping: "false") }). Nothing was changed. Try again.
web-error-other = The table says no ({ $code }).
web-error-page = This page stumbled: { $what }
web-error-chunk = A part of the page could not be loaded. Perhaps there is a newer version: load the page again.
web-error-lost = The connection broke. Look at the board: it shows whether your choice still counted.
web-error-not-connected = There is no connection just now. It comes back by itself.
web-error-file = { $name } is not a saved game.
## lobby
web-length-turns = { $count ->
    [one] one turn
   *[other] { $count } turns
  }
web-units = { $count ->
    [one] one unit
   *[other] { $count } units
  }
web-men = { $count ->
    [one] one man
   *[other] { $count } men
  }
web-open-hands-note = An open table: both players see all hands and whatever is hidden.
web-tab-hands = All hands
## starting a game
web-level = Opponent
web-level-random = Recruit (plays anything)
web-level-sergeant = Sergeant
web-level-sergeant-cautious = Sergeant, cautious
web-level-sergeant-bold = Sergeant, bold
web-level-captain = Captain (looks ahead)
web-level-colonel = Colonel (looks further)
web-level-corporal = Corporal
web-edition = Rules
web-edition-anniversary = 20th Anniversary Edition
web-edition-europe = Europe (first edition)
web-edition-europe-bg = Europe (first edition), to the letter of the Bulgarian rulebook
web-rules-chosen = Rules chosen
web-rules-usual = as the scenario has them
web-clock = Clock
## learning
web-theme-move = Moving
web-theme-cover = Cover
web-theme-fire = Fire
web-theme-opfire = Fire at whoever moves
web-theme-recover = Recovering
web-theme-melee = Advance and melee
web-theme-objectives = Objectives

## a game
web-room = Game
web-room-loading = The table is being laid…
web-room-missing = No such game
web-room-missing-text = There is no game at this address, or it is not open to you. If a friend sent you a link, use it whole, to its very end.
web-connection-lost = The connection is gone. Trying again…
web-connect-now = Try now
web-part-prompt = What is to be decided
web-part-board = Board
web-part-side = Tracks, details and log
web-side-hide = Put the panel away
web-side-show = Show the panel
web-hand-raise = Bring up the hand (H)
web-hand-keep = Keep the hand up
web-tab-log = Log
web-tab-chat = Chat
web-tab-list = List
web-tab-hand = Hand
web-tab-tracks = Tracks
web-tab-details = Details
web-tab-hint = Hint
web-analysis = Analysis
web-spectators = { $count ->
    [one] one spectator
   *[other] { $count } spectators
  }
web-you-watch = You are watching this game.
web-seat-open = A seat is open in this game.
web-seat-taken = Somebody else has just taken this seat.
web-sit-as = Play { $side }
web-sit-down = Sit down
web-just-look = Just look
web-waiting-for = Waiting for a player: { $side }.
web-invite = Invite a player
web-invite-text = Send this link to whoever is to play. It opens the seat for the first one who uses it.
web-invite-once = Anyone with the link can sit down, once.
web-invite-spent = This invitation has been used, or the link is not whole.
web-invited = You are invited to a game
web-invited-text = Somebody keeps a seat at the table for you.
web-scenario = Scenario
web-invited-side = Your side
web-your-name = Your name
web-your-name-hint = What the other players see. You can leave it empty.
web-take-back = Take back
web-take-back-now = Your last decision can be taken back: nothing has been revealed since.
web-take-back-ask = Something has been revealed since your last decision, so the other side must agree.
web-take-back-ask-alone = Something has been revealed since your last decision. You play alone, so you may take it back all the same; dice and cards will fall the same way again.
web-take-back-none = There is no decision of yours to take back.
web-ask = Ask
web-asked = Asked. The other side decides.
web-offer-draw = Offer a draw
web-offer-draw-text = If the other side agrees, the game ends with no winner.
web-resign = Resign
web-resign-alone = Give up
web-resign-text = The game ends and the other side wins. This cannot be taken back.
web-resign-text-alone = The game ends here, without a victory. This cannot be taken back.
web-reactions = Reactions
web-along = Take it along to another server
web-along-text = The file goes on with this game on any Sandtable: “Open a saved game” in its lobby. The game here stays as it is.
web-along-note = The file is not sealed: whoever reads it can find out which cards will come.
web-export = Save as a file
web-replay = Replay
web-report = After-action report
web-rematch = Rematch
web-rematch-alone = Play again
web-rematch-go = To the rematch
web-rematch-go-alone = To the new game
web-over-won = You have won!
web-over-lost = You have lost.
web-over-nobody = Nobody wins.
web-over-nobody-alone = No victory.
web-over-side = Winner: { $side }.
web-notify-turn = It is your turn
web-curtain = Now: { $side }
web-curtain-text = The other player looks away. Sit down and go on when you are ready.
web-curtain-news = What you saw happen
web-curtain-ready = I am ready

## about
web-about = About Sandtable

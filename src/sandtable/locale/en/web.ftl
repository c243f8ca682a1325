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
web-save = Save
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
web-missing = Off the map
web-missing-text = There is no page at this address.

## lobby
web-hero = Tactical wargames by their full rules
web-hero-text = Hexes, counters and cards, and a table that knows every rule. It shows what you may do, says why not, and counts the odds. No rulebook needed.
web-play-now = Play now
web-quick-start = Quick start: { $title }
web-play-now-hint = A short fight as the Americans against the computer. No account, nothing to install.
web-learn = Learn to play
web-my-games = My games
web-turns-waiting = { $count ->
    [one] your turn in one game
   *[other] your turn in { $count } games
  }
web-open-seats = Open seats
web-watch = Games to watch
web-scenarios = Scenarios
web-random = Random scenario
web-random-text = Whatever you leave to chance is rolled. The same number makes the same scenario.
web-random-made = The scenario
web-seed = Number or word
web-seed-hint = a surprise
web-wishes = Your wishes
web-wish-nothing = No wishes
web-roll-again = Roll again
web-wish-chance = left to chance
web-import = Open a saved game
web-import-hint = A file that you exported from a game
web-filter = Find a scenario
web-filter-words = Search
web-filter-nation = Nation
web-filter-length = Length
web-filter-difficulty = Difficulty
web-filter-title = Game
web-any-nation = All nations
web-any-length = Any length
web-any-difficulty = Any difficulty
web-shown = { $count ->
    [one] one scenario
   *[other] { $count } scenarios
  }
web-none-match = No scenario is like that.
web-show-all = Show all
web-show-more = { $count ->
    [one] one more
   *[other] { $count } more
  }
web-length-short = Short
web-length-medium = Medium
web-length-long = Long
web-length-turns = { $count ->
    [one] one turn
   *[other] { $count } turns
  }
web-difficulty-1 = Easy
web-difficulty-2 = Middling
web-difficulty-3 = Demanding
web-units = { $count ->
    [one] one unit
   *[other] { $count } units
  }
web-men = { $count ->
    [one] one man
   *[other] { $count } men
  }
web-people-america = Americans
web-people-britain = British
web-people-france = French
web-people-germany = Germans
web-people-italy = Italians
web-people-russia = Russians
web-play = Play
web-play-title = Play { $title }
web-map-of = Map of { $title }
web-you = you
web-nameless = somebody
web-game-turn = turn { $turn }
web-game-setup = setting up
web-tidy-hide = Put away: { $title }
web-tidy-delete = Delete: { $title }
web-tidy-text = { $game }. The game is deleted for good, with its record.
web-tidy-do = Delete
web-open-hands = Open table
web-open-hands-hint = All hands lie open and nothing is hidden: to learn together, or to play both sides.
web-open-hands-note = An open table: both players see all hands and whatever is hidden.
web-tab-hands = All hands
web-seat-free = free
web-your-turn = Your turn
web-finished = Finished
web-look = Watch
web-status-waiting = Waiting for a player
web-status-playing = Their turn
web-status-finished = Finished

## starting a game
web-your-side = Your side
web-your-squad = Your squad
web-alone = You play alone: the Enemy runs itself, by its cards.
web-against = Against
web-against-opponent = The computer
web-against-opponent-text = Starts at once
web-against-friend = A friend
web-against-friend-text = You get a link to send
web-against-hotseat = Side by side
web-against-hotseat-text = Two players, one screen
web-against-anybody = Anybody
web-against-anybody-text = Listed among the open seats
web-level = Opponent
web-level-random = Recruit (plays anything)
web-level-sergeant = Sergeant
web-level-corporal = Corporal
web-edition = Rules
web-edition-anniversary = 20th Anniversary Edition
web-edition-europe = Europe (first edition)
web-edition-europe-bg = Europe (first edition), to the letter of the Bulgarian rulebook
web-options = Optional rules
web-options-hint = The game plays as it should with none of these touched.
web-options-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
  }
web-options-reset = As the scenario has them
web-rules-chosen = Rules chosen
web-rules-usual = as the scenario has them
web-clock = Clock
web-clock-none = No clock
web-clock-live = Live: { $minutes } minutes, { $increment } seconds added for each decision
web-clock-days = By correspondence: { $count ->
    [one] one day
   *[other] { $count } days
  } to think
web-watchable = Others may watch
web-partner = A friend plays the { $nation } with me
web-partner-against = Two friends play against me: one of them the { $nation }
web-partner-text = Each decides for his own nation's cards and men. You get a link to send.
web-start = Start

## learning
web-learn-text = A small fight with somebody at your elbow. Each step has you do one thing on the board and says which rule it was. About a quarter of an hour.
web-lesson-start = Begin
web-no-lessons = There is no lesson on this table yet.
web-or-play = Or jump in
web-or-play-text = The table lights up what you may do. Point at anything to learn what it is, or why it cannot be chosen.
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

## account
web-account-text = You can play without an account. With one, you find your games again on any computer.
web-account-in = Logged in as { $name }. Your games are with you wherever you log in.
web-name = Name
web-name-saved = The name is saved.
web-notices = When it is my turn
web-notices-text = In games by correspondence the table can call you back if you are away.
web-notices-mail = Mail address
web-notices-webhook = Webhook
web-notices-webhook-hint = An https address that gets a short JSON message with the link to the game
web-notices-saved = Saved.
web-notices-code = Code from the mail
web-notices-code-hint = It was sent to { $mail }.
web-notices-confirm = Confirm
web-notices-confirmed = The address is confirmed.
web-password = Password
web-password-hint = At least { $count } characters
web-register = Make an account
web-register-text = The games of this browser go with it.
web-registered = The account is made.
web-log-in = Log in
web-log-in-text = You already have an account.
web-logged-in = You are logged in.
web-log-out = Log out
web-logged-out = You are logged out.

## about
web-about = About Sandtable
web-about-what = What it is
web-about-what-text = Sandtable plays hex-and-counter wargames by their full rules: an engine that knows every legal choice, opponents that see no more than you do, and a table in the browser.
web-about-fair = Fair play
web-about-fair-text = The table sends each player only what that player may know. Cards are shuffled where nobody can look, and opponents think with their own view alone.
web-about-titles = Titles and publishers
web-about-titles-text = This project is not affiliated with any publisher. All game titles belong to their publishers, and nothing here replaces the published games: if you like what you play, buy them. The texts, maps, scenarios and drawings here are our own.
web-about-privacy = What is kept
web-about-privacy-text = Your games, a cookie that knows your seats, and, if you make an account, its name and a scrambled password. No tracking and nothing from other sites.
web-about-free = The software
web-about-free-text = Anybody can run a table of their own. Everything the browser does goes through an open interface.
web-about-type = Type
web-about-type-text = Text is set in Sofia Sans and headings in Vollkorn, both under the SIL Open Font License.
web-about-type-licence = The licence of the type
web-about-api = The interface

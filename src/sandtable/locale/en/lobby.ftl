# Pages beside the table: lobby, learning, account. All words are ours.

web-save = Save
web-missing = Off the map
web-missing-text = There is no page at this address.
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
web-difficulty-1 = Easy
web-difficulty-2 = Middling
web-difficulty-3 = Demanding
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
web-seat-free = free
web-your-turn = Your turn
web-finished = Finished
web-look = Watch
web-status-waiting = Waiting for a player
web-status-playing = Their turn
web-status-finished = Finished
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
web-options = Optional rules
web-options-hint = The game plays as it should with none of these touched.
web-options-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
  }
web-options-reset = As the scenario has them
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
web-learn-text = A small fight with somebody at your elbow. Each step has you do one thing on the board and says which rule it was. About a quarter of an hour.
web-lesson-start = Begin
web-no-lessons = There is no lesson on this table yet.
web-or-play = Or jump in
web-or-play-text = The table lights up what you may do. Point at anything to learn what it is, or why it cannot be chosen.
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
web-password-change = Change the password
web-password-change-text = All other browsers that are logged in with this account are logged out.
web-password-old = Current password
web-password-new = New password
web-password-wrong = That is not your current password.
web-password-changed = The password is changed, and all other browsers are logged out.
web-register = Make an account
web-register-text = The games of this browser go with it.
web-registered = The account is made.
web-log-in = Log in
web-log-in-text = You already have an account.
web-logged-in = You are logged in.
web-log-out = Log out
web-logged-out = You are logged out.
web-sessions = Logged in elsewhere?
web-sessions-text = A browser that was lent, lost or forgotten stays logged in. Here you log out of all of them at once, except this one.
web-sessions-end = End all other sessions
web-sessions-ended = All other sessions are ended.
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
web-left-out = Packs left out
web-left-out-hint = Only you see this, since this table is yours. Put right what is wrong and start the server again.
web-left-out-pack = { $name }: { $count ->
    [one] one fault
   *[other] { $count } faults
  }

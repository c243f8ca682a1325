# What the table itself says: refusals, errors, endings, mails.
table-refused-malformed = The table could not read that.
table-refused-too-large = That message is too long.
table-refused-too-fast = That was too fast. Wait a moment.
table-refused-stale = The game has gone on meanwhile. Look again.
table-refused-not-asked = It is not your turn to decide.
table-refused-illegal = That is not among the choices.
table-refused-not-yours = That seat is not yours.
table-refused-no-undo = There is nothing that you can take back alone.
table-refused-over = The game is over.
table-refused-lesson = Not yet: do what the lesson shows first.
table-refused-unknown = There is no such thing here.
table-refused-no-offer = There is no such offer.
table-refused-waiting = The game begins when all seats are taken.
table-refused-unfit = This game was played by other rules and cannot be opened. It is kept as it is.
table-refused-partner = Your partner decides that.
table-why-partner = Your partner decides that: it belongs to his nation.

table-error-malformed = The table could not read that.
table-error-unknown = There is no such page or game, or it is not for you.
table-error-bad-method = That cannot be done there.
table-error-too-large = That is too large.
table-error-not-json = The table expects JSON.
table-error-foreign = That did not come from a page of this table.
table-error-too-fast = That was too fast. Wait a moment.
table-error-too-many-rooms = You have too many games under way. Finish some first.
table-error-bad-room = This game cannot be set up: { $field } does not fit.
table-error-bad-wishes = No random scenario can be like this: these wishes do not go together.
table-error-bad-file = This file cannot be read: { $field }: { $reason }
table-error-unfit-room = This game cannot be opened by the rules of today. Decision { $decision } no longer fits: { $reason }. The game is kept as it is.
table-error-unreadable-room = This game cannot be opened: { $reason }. It is kept as it is.
table-error-bad-name = This name cannot be used.
table-error-name-taken = This name is taken.
table-error-has-account = You have an account already.
table-error-bad-login = Name or password is wrong.
table-error-bad-webhook = This address cannot be called from here.
table-error-bad-mail = No mail can be sent to this address.
table-error-bad-code = This is not the code that was sent.
table-error-server = Something went wrong at the table. It has been noted.

table-ended-resigned = { $side } resigned.
table-ended-given-up = The game was given up.
table-ended-time = { $side } ran out of time.
table-ended-draw = Both sides agreed to a draw.

table-mail-turn = Your turn: { $scenario }
table-mail-confirm = Is this your address?
table-mail-code = The code is { $code }. Enter it at the table to be told of your turn by mail. If you do not know what this is about, ignore it.

## The table before the game

lobby-title = ### { $game } · table { $number }
lobby-seat = { $name } — { $pick }
lobby-any = at random, unless chosen
lobby-taken = { $name } has this one
lobby-picked = You have: { $pick }.
lobby-alt = { $game }, table { $number }. At the table: { $names }.
lobby-free =
    { $free ->
        [one] One seat is free.
       *[other] { $free } seats are free.
    }
lobby-least = With { $least } players you can start.
lobby-private = By invitation only.
lobby-fairness = -# Fairness: SHA-256 of the secret seed is `{ $commitment }`. It is revealed at the end.
lobby-running = The game is running.
lobby-ended = The game has ended.
lobby-expired = Nobody began within 7 days, so this table has closed. `/{ command-newgame } { $game }` opens a new one.
lobby-closes = { $game }, table { $number }: if nobody presses Start, it closes { $until }.
lobby-join = Join
lobby-leave = Leave
lobby-start = Start
lobby-invite = Invite…
lobby-invited = { $names } may sit down at this table now. Let them know: { $link }
pace-live = Pace: a turn in 10 minutes.
pace-fast = Pace: a turn in 4 hours.
pace-daily = Pace: a turn a day.
pace-slow = Pace: a turn in 3 days.
pace-none = Pace: no hurry, and no reminders.
pace-choose = Propose another pace; all the others must agree
thread-name = { $game } { $number }
thread-open = This game goes on.

## The board

board-to-act = { $names }: your turn.
board-to-act-until = { $names }: your turn, due { $until }.
board-ends = -# The time of this game is over { $until }; then the turn in progress is the last.
board-more =
    { $count ->
        [one] … one line more before: ⏪ Recap
       *[other] … { $count } lines more before: ⏪ Recap
    }
turn-button = ▶ My turn
hand-button = 🖐 My hand
recap-button = ⏪ Recap
more-button = ⋯ More
more-title = ### { $game } · table { $number }
rules-button = Rules
log-button = Full log
words-button = In words
closer-button = Closer
undo-button = ↩ Undo
leave-button = Leave for good
pace-button = Pace…
skip-button = Skip this turn
skip-of-button = Skip { $name }’s turn
without-button = Play on without { $name }
rematch-button = Rematch
verify-button = Verify
next-button = Next game ▶
page = -# Page { $page } of { $pages }
page-back-button = ◀ Back
page-next-button = Next ▶
chapters = Chapters
rules-which = The rules of which game?

## The composer

composer-what = what to do
composer-choose = Choose: { $what }.
composer-all = All: { $what }
composer-back = ↩ Step back
composer-confirm = ✔ Confirm
composer-ends = This can end your turn.
composer-close = ✖ Close
composer-type = ⌨ Type
composer-typed = Type your move
composer-move = Your move, in one line
composer-example = for example: { $example }
composer-stale = That button belonged to an earlier moment. These are your choices now.
composer-done = Done. The table waits for { $names }.
composer-over = Done. The game is over.
composer-waiting = It is not your turn: the table waits for { $names }.
composer-closed = Closed. { $turn } opens it again.
composer-paused = I may not write in { $link } at the moment, so the others do not see this there yet. It is saved.
composer-undone = Taken back. These are your choices now.

## The hand and the log

hand-orders = You may also do this at any time, and nobody will know:
hand-none = In this game nobody holds a hand; `/{ command-board }` with `text` tells all that you can see.
recap-nothing = Nothing has happened since your last action.
recap-title = Since your last action:
recap-beginning = What has happened so far:
log-undo = { $name } took back the last action.
log-skip = ⏭ The others have waited long enough: { $name } is skipped.
log-without = ⏭ The others play on without { $name }.
log-empty = Nothing has happened yet.
log-turn = -# — turn { $turn } —
past-turn = After turn { $turn } of { $turns }.
past-beginning =
    { $turns ->
        [0] The beginning; no turn has ended yet.
       *[other] The beginning, before turn 1 of { $turns }.
    }
past-back-button = ◀ Turn { $turn }
past-next-button = Turn { $turn } ▶

## Undo

undo-asked = { $name } asks to take this back: { $what }. Do all the others agree?
undo-agree = Agree
undo-refuse = No
undo-waits = All the others must agree. I have asked them in the game’s thread.
undo-agreed = Thank you. It is done when all have agreed.
undo-refused = { $name } does not agree: it stays as it is.
undo-done = All agreed: it is taken back.
asked-pace = { $name } proposes another pace. **{ $pace }** Do all the others agree?
answered-silence = { $name } asked to take something back. Not everybody answered within 12 hours: it stays as it is.
answered-overtaken = { $name } asked to take something back, but the game has gone on: it stays as it is.
answered-pace = All agreed. **{ $pace }** Everybody’s time starts anew.
answered-pace-refused = { $name } does not agree: the pace stays as it is.
answered-pace-silence = { $name } proposed another pace. Not everybody answered within 12 hours: it stays as it is.
answered-pace-over = { $name } proposed another pace; that is no longer open.
answered-replaced = { $name } proposed another pace; a newer proposal has taken its place.

## Leaving and ending

leave-warning = **{ $game }**, table { $number }: if you leave, you cannot come back, and you will be last. Are you sure?
leave-sure = Yes, I leave
leave-done = You have left the game.
final-winners =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } win together!
    }
final-score =
    { $points ->
        [one] **{ $place }. { $name }** — 1 point
       *[other] **{ $place }. { $name }** — { $points } points
    }
final-reason = { $reason } (+{ $points })
final-last = What happened last:
final-seed = -# Secret seed: `{ $seed }`. Its SHA-256 is the promise given at the start: `{ $commitment }`.
verify-good =
    { $entries ->
        [one] ✓ The whole game was played again: one entry, every position, the seed and the result are as recorded.
       *[other] ✓ The whole game was played again: { $entries } entries, every position, the seed and the result are as recorded.
    }
verify-bad = ✗ { $difference }

## Time

late-line = ⏰ The table waits for { $name }: the turn began { $since }.
late-votes-skip = ⏭ Skip { $name }’s turn: { $votes } of { $needed } votes.
late-votes-without = ⏭ Play on without { $name }: { $votes } of { $needed } votes.
vote-counted = Thank you. It is done when more than half of the others want it.
vote-done = More than half of the others wanted it: it is done.
away-name = { $name } (away, back { $until })
notice-overdue = **The table waits for you.**
notice-several = **Several tables wait for you**, the most urgent first:
notice-since = { $game }, table { $number }: { $link } Your turn began { $since }.
notice-snoozed = I will remind you again { $until }.
snooze-button = 💤 Snooze 3 h
away-now = You are away until { $until }. The clocks of your games stand still until then, as long as your leave in each game lasts, and the others see it. `/{ command-away }` alone ends it.
away-left =
    • { $game }, table { $number }: { $days ->
        [0] less than a day of leave is left.
        [one] one day of leave is left.
       *[other] { $days } days of leave are left.
    }
away-over = Welcome back! Your clocks run again.
away-not = You are not away. To leave, say until when, for example `/{ command-away } until: 3d`.
away-back = I am back
away-days =
    { $count ->
        [one] One day
       *[other] { $count } days
    }

## Notices

notice-turn = It is your turn in **{ $game }**, table { $number }: { $link }
notice-paused = I can no longer write in { $link }, where **{ $game }**, table { $number }, is played. The game waits until I can, and nobody’s time runs. Whoever looks after the server can let me in again: I need to see the channel, write in its threads and attach files. Meanwhile your button works here.
notice-trouble = Something of **{ $game }**, table { $number }, could not be posted: Discord refuses it (code { $code }). Nothing is lost: /{ command-board } shows the game as it stands, and it goes on.
notice-games =
    { $count ->
        [0] You are in no game. Open one with /{ command-newgame }.
        [one] You are in one game:
       *[other] You are in { $count } games:
    }
games-line = { $game }, table { $number }: { $what } { $link }
games-yours = **your turn**
games-theirs = waits for { $names }
games-lobby = has not begun
joined = You sit at the table: { $link }. The others press **{ $join }**; then press **{ $start }**.
joined-full = You sit at the table, which is full now: the game begins. { $link }
help = **Fireside** brings board games to a fire in your server, a move at a time, over days.
    Open a table with `/{ command-newgame }`, press **{ $join }**, then **{ $start }**. When it is your turn, press **{ $turn }** under the board.
    `/{ command-turn }` and `/{ command-hand }` do the same from anywhere, `/{ command-games }` lists all your games, `/{ command-play }` takes a move as text. `/{ command-rules }` explains each game.
    Who is late is reminded. `/{ command-settings }` sets your time zone and quiet hours, `/{ command-away }` stops your clocks while you are on leave.
    Every draw comes from a secret seed that was promised before the game and is shown after it; `/{ command-verify }` plays the whole game again. The host of this bot could look at the seed, but not change it.
help-game = • **{ $name }** — { $summary } `/{ command-newgame } { $key }`
help-legend = On the pictures: waves are blue, the sun yellow, bricks brown, the flame red, the leaf green, the ring white or any colour. A number in a magenta ring is a choice of yours, a gold or fiery rim shows whose turn it is, dots the last move, and what is faded is not there.
settings-now = Language: { $language }. Direct messages: { $dm }.
settings-zone = Time zone: { $zone }, where it is { $time }.
settings-no-zone = not chosen, so UTC
settings-quiet = Quiet hours: { $since } to { $until }. Reminders wait until they are over.
settings-loud = Quiet hours: none.
settings-off = Off
settings-yes = on
settings-no = off
settings-auto = that of your Discord
settings-deleted = Your data is deleted. Your games go on with “Former player”.
settings-delete-sure = This deletes your name, your settings and your place at all tables for good. Running games are left. Sure?
nothing-changed = Nothing has changed.
settings-delete = Delete my data
former-player = Former player

## Refusals

refused-internal = Something went wrong on our side, and nothing was lost. If it happens again, tell the host this code: { $code }
refused-no-game = There is no such game here; /{ command-games } lists yours.
refused-none-here = None of your running games is meant here; open one with /{ command-newgame }, or write this in the thread of a game.
refused-which-game = You are in several games here; say which one with the option `game`.
refused-not-seated = You do not sit at this table; watch as long as you like, or open one with /{ command-newgame }.
refused-join-first = You do not sit at this table yet; press { $join } first.
refused-not-running = The game has not begun yet; it does when somebody seated presses { $start }.
refused-already-running = The game has begun already; open another table with /{ command-newgame }.
refused-thread-taken = A game is going on in this thread already; open yours in the channel.
refused-full = All seats are taken; open another table with /{ command-newgame }.
refused-seated = You sit at this table already.
refused-not-invited = This table is by invitation; ask { $name } for one.
refused-too-few = { $least } players are needed to start; ask somebody to join.
refused-pick-taken = Somebody else has this one; choose another.
refused-too-fast = That was very fast. Wait a moment, then press again.
refused-too-many-tables = There are too many open tables in this server. Finish one of them first.
refused-too-many-games = You have { $most } unfinished tables in this server; finish one first.
refused-permissions = I lack permissions in this channel: { $missing }. Ask somebody who runs the server to allow them.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-create-public-threads = Create Public Threads
permission-create-private-threads = Create Private Threads
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
refused-not-in-server = Tables are opened in a server; write /{ command-newgame } in one of its channels.
refused-wrong-place = This table needs a thread, and there can be none here; write /{ command-newgame } in an ordinary text channel.
refused-no-such-turn =
    { $most ->
        [0] No turn has ended yet; without a number, /{ command-board } shows the board of now.
       *[other] There is no such turn yet; give a number from 0 (the beginning) to { $most }.
    }
refused-not-over = The game is not over yet; its secret seed is shown at the end, and then it can be verified.
refused-old = This button is of an older kind and does nothing any more; /{ command-turn } shows what you can do.
refused-saving = It could not be saved, so nothing has changed; please try again.
refused-no-rules = The rules say nothing of “{ $topic }”; /{ command-rules } without a topic lists the chapters.
refused-nobody-asked = That question is no longer open.
refused-own-undo = You asked yourself; the others must agree.
refused-undo-stays = The others did not agree to take that back: it stays as it is.
refused-others-ask = { $name } has asked the others something just now; answer that first.
refused-same-pace = That is the pace already; choose another.
refused-own-delay = It is for the others to decide; you can still move: { $turn }.
refused-moved-on = The game has moved on; it waits for { $names } now.
refused-expired = This table has closed; `/{ command-newgame } { $game }` opens a new one.
refused-no-zone = I know no time zone by the name of “{ $zone }”. Type a large city in it, for example Zurich, and choose from the list.
refused-which-zone = More than one time zone fits “{ $zone }”; please choose one from the list.
refused-no-hour = I cannot read “{ $hour }” as a time of the day; type it as 22:30, or `off`.
refused-half-quiet = Quiet hours need a beginning and an end; give both `quiet_from` and `quiet_until`.
refused-always-quiet = Quiet hours that begin and end at the same time would be all day or none; choose two different times.
refused-no-day = I cannot read “{ $day }”; type for example 3d, 1w, 24.12. or 2026-12-24 18:00.
refused-past-day = That is in the past; choose a later day.
refused-far-day = That is more than a year away; choose an earlier day.

## Commands

command-newgame = newgame
command-play = play
command-turn = turn
command-hand = hand
command-board = board
command-games = games
command-undo = undo
command-concede = concede
command-leave = leave
command-rules = rules
command-verify = verify
command-export = export
command-settings = settings
command-away = away
command-help = help
describe-newgame = Open a table and invite others to play
describe-seats = How many can play
describe-pace = How long a turn may take
describe-private = By invitation only, in a private thread
describe-game = Which of your games; needed only when several could be meant
describe-play = Make a move, written in one line
describe-move = Your move, for example: attack 3 blue blue
describe-turn = Show what you can do now
describe-hand = Show your hand; nobody else sees it
describe-undo = Take your last action back
describe-leave = Leave a game for good
describe-concede = Give up a game
describe-verify = Play a finished game again and check every draw
describe-export = The game as a file: all of it after the end, before it what you may know
describe-board = The board now, or after an earlier turn
describe-at = After which turn; 0 is the beginning
describe-text = In words instead of a picture
describe-games = All your games, on all servers
describe-rules = The rules of a game
describe-which = Which game
describe-topic = A word or a chapter; without it, all chapters
describe-settings = Your language, direct messages, hours, your data
describe-language = The language of what only you read
describe-dm = A direct message when it is your turn
describe-zone = Your time zone: type a large city in it
describe-quiet_from = When your quiet hours begin, such as 22:00, or off
describe-quiet_until = When your quiet hours end, such as 7:30, or off
describe-away = Stop your clocks while you are away; alone, it says that you are back
describe-until = Until when: 3d, 1w, 24.12. or 2026-12-24 18:00; “back” when you are back
describe-help = How Fireside works
language-en = English
language-fr = Français
language-it = Italiano
language-auto = As my Discord
settings-export = Export my data

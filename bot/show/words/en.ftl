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
sit-all = Press **{ $join }**; the game begins when all seats are taken.
sit-least = Press **{ $join }**. With { $least } players **{ $start }** begins.
sit-start = Press **{ $join }**, or **{ $start }** to begin as you are.
lobby-private = By invitation only.
lobby-promise = -# Promise: `{ $commitment }`
lobby-messages = -# When the table waits for you, a direct message says so; 🔕 under it stops them.
lobby-fairness = -# Fairness: the promise `{ $commitment }` is the SHA-256 of the secret seed, which is revealed at the end.
lobby-running = The game is running.
lobby-running-at = The game is running: { $link }
lobby-ended = The game has ended.
lobby-ended-at = The game has ended: { $link }
lobby-expired = Nobody began within 7 days, so this table has closed. `/{ command-newgame } { $game }` opens a new one.
lobby-left = Everybody has left, so this table has closed. `/{ command-newgame } { $game }` opens a new one.
lobby-closes = { $game }, table { $number }: if nobody presses Start, it closes { $until }.
lobby-join = Join
lobby-leave = Leave
lobby-start = Start
hosting-button = Change…
hosting-title = **You opened this table**, and can change it until it begins. Its card shows everybody what is set.
hosting-which = Change what?
hosting-off = Take somebody off the table
hosting-seats = How many can play
hosting-pace = How long a turn may take
lobby-invite = Invite…
lobby-invited = { $names } may sit down at this table now. Let them know: { $link }
lobby-computer = + Computer
lobby-computers = ⚙ is a computer. It never sees your hand, and after the game anybody can check that.
lobby-computers-done = The game has begun.
computers-which = **Which computer joins?**
computers-full = **All seats are taken.**
computers-line = ⚙ **{ $level }** { $about }
computers-away = Without ⚙ { $level }
computer-name = ⚙ { $level }
computer-numbered = ⚙ { $level } { $number }
level-spark = Spark
level-ember = Ember
level-flame = Flame
level-blaze = Blaze
level-about-spark = plays as in a first game
level-about-ember = plays sensibly, step by step
level-about-flame = looks some turns ahead
level-about-blaze = looks further; takes a second
solo-here = **{ $game }**, table { $number }, with { $names }: the game begins. The board stands here.
solo-elsewhere = **{ $game }**, table { $number }, with { $names }: the game begins in your direct messages, { $link }. If nothing arrives there, they are closed to me; you can play here all the same: **{ $turn }**
lobby-hints = Hints are allowed (💡); the game then counts for no rating.
pace-live = Pace: a turn in 10 minutes.
pace-fast = Pace: a turn in 4 hours.
pace-daily = Pace: a turn a day.
pace-slow = Pace: a turn in 3 days.
pace-none = Pace: no hurry, and no reminders.
pace-choose = Propose another pace; all the others must agree
pace-done = It is done: nobody else had to be asked.
thread-name = { $game } { $number }
thread-over = Finished: { $thread }
thread-open = This game goes on.

## The board

board-to-act = { $names }: your turn.
board-to-act-until = { $names }: your turn, due { $until }.
board-plays = { $count ->
    [one] { $names } is playing.
   *[other] { $names } are playing.
}
board-ends = -# The time of this game runs out { $until }; then the turn in progress is the last.
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
undo-button = ⤺ Undo
leave-button = Leave for good
pace-button = Pace…
skip-button = Skip this turn
skip-of-button = Skip { $name }’s turn
without-button = Play on without { $name }
rematch-button = Rematch
replay-button = ⏮ Replay
see-button = See turn { $turn }
story-decisive = 📖 Turn { $turn } decided it: { $what }
story-best = ♟ The best move, turn { $turn }: { $what }
story-luckiest = 🍀 The greatest luck, turn { $turn }: { $what }
film-button = 🎞 Film
film-title = 🎞 The whole game, turn by turn.
film-alt = The film of this game of { $game }: the board after each turn, then the end. { $ending } The log tells every turn in words.
film-soon = The film is being made; in a moment it will be here: { $link }
film-there = The film is here: { $link }
film-own-button = 🎞 As I saw it
film-open-button = 🎞 Open hands
film-open-title = 🎞 The whole game with open hands: each turn as whoever played it saw it.
film-own = 🎞 The whole game as you saw it.
film-since = 🎞 What has happened since your last turn.
film-since-alt = The boards of { $game } since your last turn, one after each turn. ⏪ Recap tells the same in words.
film-none = The film could not be made just now; ask for it again in a moment.
film-missing = { $count ->
        [one] You agree that the hands are shown. Once { $names } agrees too, the film is posted here; the button is below the film of the game.
       *[other] You agree that the hands are shown. Once { $names } agree too, the film is posted here; the button is below the film of the game.
    }
scores-button = Scores
verify-button = Verify
next-button = Next game ▶
page = -# Page { $page } of { $pages }
page-back-button = ◀ Back
page-next-button = Next ▶
chapters = Chapters
rules-which = The rules of which game?
learn-title = -# { $game } · { $task } of { $tasks }
learn-wrong = “{ $move }”: in a game you may do that. Here it is the green button.
learn-elsewhere = That way leads elsewhere. Here it is the green button.
learn-none = Nobody has written a lesson for { $game } yet. A first game against the gentlest computer shows it as well.
learn-play = Play against { $level }
learn-button = 🎓 Learn it in four minutes

## The composer

composer-undo = ⤺ Undo move
composer-undo-worded = Undo
composer-undo-short = ⤺
composer-undo-short-worded = Undo
composer-back = ↩ Back
composer-back-worded = Back
composer-whole = 🗺
composer-whole-worded = Board
composer-hint = 💡
composer-hint-worded = Hint
composer-hints = ?
composer-hints-worded = Help
composer-options = ⋯
composer-options-worded = More
composer-further = further on the list ▸
composer-else = What else?
composer-more =
    { $count ->
        [one] One more
       *[other] { $count } more
    }
composer-close = ✖ Close
composer-close-worded = Close
composer-type = ⌨ Type
composer-type-worded = Type
composer-typed = Type your move
composer-move = Your move, in one line
composer-example = for example: { $example }
composer-refused = “{ $typed }” cannot be done. { $reason }
composer-stale = That button was out of date. These are your choices now.
composer-done = Done. The table waits for { $names }.
composer-over = Done. The game is over.
composer-waiting = It is not your turn: the table waits for { $names }.
composer-closed = Closed. { $turn } opens it again.
composer-paused = I may not write in { $link } at the moment, so the others do not see this there yet. It is saved.
composer-undone = Taken back. These are your choices now.
memo-button = ✎ My note
memo-button-worded = My note
memo-title = Your note
memo-label = No other player ever sees it
memo-about = About this game, 500 characters at most; empty it to delete it.

## The hand and the log

hand-orders = You may also do this at any time, and nobody will know:
hand-none = In this game nobody holds a hand; `/{ command-board }` with `{ parameter-text }` tells all that you can see.
recap-nothing = Nothing has happened since your last action.
recap-title = Since your last action:
recap-beginning = What has happened so far:
log-undo = { $name } took back the last action.
log-skip = ⏭ The others have waited long enough: { $name } is skipped.
log-computer-skip = ⏭ { $name } found no move in time: the move for those who are late was made.
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
eyes-everybody = Everybody
eyes-title = **{ $name }** saw this, and knew no more.

## Undo

caretaker-name = ⚙ { $name }
caretaker-plays = ⚙ { $level } plays for { $name }, who is away:
caretaker-button = ⚙ A caretaker plays
caretaker-of-button = ⚙ A caretaker for { $name }
caretaker-leave-button = ⚙ A caretaker instead
caretaker-leave = Or let a caretaker play: ⚙ { $level } plays for you until you press anything in this game, and gives your seat back at once. The game then counts for no rating.
caretaker-done = ⚙ { $level } plays for you from now on. Press anything in this game, and the seat is yours again.
caretaker-back = **You have your seat back.**
caretaker-did =
    { $turns ->
        [0] Nothing was played for you meanwhile, or no turn to its end.
        [one] While you were away ⚙ { $level } played one turn for you.
       *[other] While you were away ⚙ { $level } played { $turns } turns for you.
    }
caretaker-recap = ⏪ What it did
caretaker-news =
    ⚙ { $level } plays for you in **{ $game }**, table { $number }: { $link } { $turns ->
        [0] It is playing its first turn.
        [one] It has played one turn so far.
       *[other] It has played { $turns } turns so far.
    } Press the button, and the seat is yours again.
caretaker-deserted = In **{ $game }**, table { $number }, only computers and caretakers are left: { $link } It ends { $until }, unless you take your seat back.
hint-best = 💡 ⚙ Flame would do this: **{ $move }**.
hint-second = The next best, { $move }, costs about { $cost }.
hint-equal = About as good: { $move }.
hint-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
hint-chance =
    { $count ->
        [one] 1 % of your chances to win
       *[other] { $count } % of your chances to win
    }
hint-none = No hint was found in time; ask once more in a moment.
final-earned = 🏅 { $name }: { $earned }
achievements-mine = ### Your achievements
    Only a victory earns them, at a table with other people, without a hint or a caretaker.
achievements-of = ### Achievements of { $name }
achievements-none = { $name } has none to show yet.
achievements-game = **{ $game }** · { $count } of 5
achievement-line = 🏅 { $name }{ $count ->
        [one] {""}
       *[other] { " " }× { $count }
    } — { $how }
achievement-open = ◦ { $name } — { $how }
hint-asked =
    { $count ->
        [one] 💡 { $name } asked for a hint once.
       *[other] 💡 { $name } asked for a hint { $count } times.
    }
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
        [one] { $names } wins.
       *[other] { $names } win together.
    }
final-score = **{ $place }. { $name }** — { $total }
final-reason = { $reason } (+{ $points })
final-last = What happened last:
final-seed = -# Secret seed: `{ $seed }`. Its SHA-256 is the promise given at the start: `{ $commitment }`.
verify-good =
    { $entries ->
        [one] ✓ The whole game was played again: one entry, every position, the seed and the result are as recorded.
       *[other] ✓ The whole game was played again: { $entries } entries, every position, the seed and the result are as recorded.
    }
verify-thought = ✓ Every move of the computers was thought again from what they could see: each is the same.
verify-thinking = The computers’ moves are being thought again, which takes a while: press { $verify } once more in a minute.
verify-unthought = The computers’ moves could not be thought again here; `python -m opponents verify` does it with the exported game.
verify-bad = ✗ { $difference }

## Time

late-line = ⏰ The table waits for { $name }: the turn began { $since }.
late-votes-skip = ⏭ Skip { $name }’s turn: { $votes } of { $needed } votes.
late-votes-caretaker = ⚙ A caretaker for { $name }: { $votes } of { $needed } votes.
late-votes-without = ⏭ Play on without { $name }: { $votes } of { $needed } votes.
vote-counted = Thank you. It is done when more than half of the others want it.
vote-done = More than half of the others wanted it: it is done.
away-name = { $name } (away, back { $until })
notice-overdue = **The table waits for you.**
notice-several = **Several tables wait for you**, the most urgent first:
notice-since = { $game }, table { $number }: { $link } Your turn began { $since }.
notice-snoozed = I will remind you again { $until }.
notice-skip = The others may skip this turn { $at }.
notice-skip-now = The others may skip this turn now.
snooze-button = 💤 Snooze { $count } h
snooze-minutes-button = 💤 Snooze { $count } min
messages-stop = 🔕 Stop these messages
messages-stopped = You will get no more direct messages; when a game waits for you, its thread calls you. `/{ command-settings }` shows that, and takes it back.
messages-send = Send them again
messages-sent = You will get direct messages again.
away-now = You are away until { $until }. The clocks of your games stand still until then, as long as your leave in each game lasts, and the others see it. `/{ command-away }` alone ends it.
away-left =
    • { $game }, table { $number }: { $days ->
        [0] less than a day of leave is left.
        [one] one day of leave is left.
       *[other] { $days } days of leave are left.
    }
away-over = Welcome back. Your clocks run again.
away-not = You are not away. To leave, say until when, for example `/{ command-away } { parameter-until }: 3d`.
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
games-caretaker = ⚙ plays for you
games-theirs = waits for { $names }
games-lobby = has not begun
open-title = **Tables that wait for players**, the oldest first
open-line = **{ $game }**, table { $number }: { $taken } of { $size } seats taken, opened { $ago } · { $link }
open-more = … and { $count } more.
open-none = No table waits for players here just now. Open one with /{ command-newgame }.
which-table-more = The others can be named with the option `{ parameter-game }`.
joined = You sit at the table: { $link }. The others press **{ $join }**; then press **{ $start }**.
joined-full = You sit at the table, which is full now: the game begins. { $link }
help = **Fireside** brings board games to your server, a move at a time, over days.
help-game = • **{ $name }** — { $summary } { $open }
help-how = The command beside a game opens a table. Press **{ $join }**, then **{ $start }**; when it is your turn, press **{ $turn }** under the board, and all the rest is buttons.
    New to a game? { $learn } shows it in four minutes, alone and in private. { $solo } begins one against computers at once.
help-daily = **{ $daily }** is the deal of the day: the same start and the same computers for everybody, once, in a few minutes. The same start is not the same luck: what you choose decides what is drawn next.
help-commands =
    { $turn } and { $hand } show from anywhere what is under the board, { $games } lists all your games, { $rules } explains each.
    Whoever is late is reminded. { $settings } sets your time zone, quiet hours and messages; { $away } stops your clocks while you are on leave.
help-moves = Nobody needs the { $count } commands for moves, such as { $example }, nor { $play }: they are there for those who would rather type.
help-colours = **Buttons**: blue does it at once, and it can be taken back · grey asks one thing more · green is the natural next step · red gives up what cannot be had back.
help-legend = On the pictures waves stand for blue, the sun for yellow, bricks for brown, the flame for red, the leaf for green, the ring for white or any colour. A number in a magenta ring is a choice of yours, ▶ stands before the name of whoever is to act, dots show the last move, and a faded sign means that the player has none of these.
help-fair = **Fair**: every draw comes from a secret seed that was promised before the game and is shown after it; { $verify } plays the whole game again. The host of this bot could look at the seed, but not change it.
settings-language = Language: { $language }.
settings-dm = Direct messages: { $dm }.
settings-which = Change a setting
settings-other-zone = Another city: `/{ command-settings } { parameter-zone }: Lima`
setting-language = Language
setting-zone = Time zone
setting-quiet = Quiet hours
setting-quiet-from = Quiet hours: from
setting-quiet-until = Quiet hours: until
setting-dm = Direct messages
setting-ranking = Your rating, shown to others
setting-words = Buttons in words instead of signs
settings-zone = Time zone: { $zone }, where it is { $time }.
settings-no-zone = not chosen, so UTC
settings-quiet = Quiet hours: { $since } to { $until }. Reminders wait until they are over.
settings-loud = Quiet hours: none.
settings-off = Off
settings-yes = on
settings-no = off
settings-auto = that of your Discord
settings-deleted = Your data is deleted. Your games go on with “Former player”.
settings-delete-sure = This deletes your name, your settings and your place at all tables for good. Running games are left. The invitation, the newest board and the thread’s name of each of your games lose your name where they can still be edited. All else that was posted stays in Discord: boards of earlier turns and messages still show it. Sure?
nothing-changed = Nothing has changed.
rating-change = { $name }: { $before } → **{ $now }** ± { $doubt }
rating-provisional = { $name }: { $before } → **{ $now }** ± { $doubt }, provisional
lobby-unrated = It counts for no rating.
pool-two = Two players
pool-more = Three and more
top-two = **The best of { $game }**, games of two
top-more = **The best of { $game }**, games of three and more
top-line = { $place } · { $name }: { $rating } ± { $doubt } · { $games } games
top-nobody = Nobody has played { $least } rated games of it yet.
settings-ranking = Your rating is shown to others: { $shown }.
settings-words = Words instead of signs on your buttons: { $worded }.
stats-summary = { $game }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $won } won
stats-summary-game = { $games ->
        [one] 1 game with people only
       *[other] { $games } games with people only
    }
stats-summary-server = { $month } { $year }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $people } people
stats-month = { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
       *[12] Dec
    }
stats-value = { $value }
stats-percent = { $value }%
stats-unit-seconds = { $count } s
stats-unit-minutes = { $count } min
stats-unit-hours = { $count } h
stats-unit-days = { $count } d
stats-rating-two = Rating, two players
stats-rating-more = Rating, three and more
stats-won = Won
stats-expected = expected
stats-by-players = Players, % won
stats-by-seat = Seat, % won
stats-thinking = Thinking time
stats-first = First choices
stats-records = Records
stats-peak = Highest rating
stats-streak = Won in a row
stats-points = Most { $unit }
stats-quickest = Quickest win, turns
stats-closest = Closest win, { $unit }
stats-seats-of = { $players } players, % won
stats-options = Options
stats-options-key = first seat
stats-first-key = won
stats-spread = Length and lead
stats-turns = Turns
stats-lasts = Time
stats-gap = Lead, { $unit }
stats-half = { $low }–{ $high } in half of the games
stats-level = Shared or no lead
stats-games = Games
stats-open = Open seats
stats-table = Table of the month
stats-won-of = { $won } of { $games }
stats-alt = Statistics as a picture.
stats-rest = The rest is behind “{ $button }”.
stats-words-button = In words
stats-line-rating = { $pool }: { $rating } ± { $doubt } after { $games ->
        [one] 1 rated game
       *[other] { $games } rated games
    }
stats-line-share = { $what }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $won } won ({ $percent }), { $expected } expected
stats-line-shown = Rating over time, oldest first: { $points }
stats-point = { $rating } ± { $doubt }
stats-line-thinking = Thinking time of a choice, at the median: { $time }
stats-line-hours = By the hour of the day: { $hours }
stats-hour = { $hour } h: { $time }
stats-line-first = { $what }: { $games ->
        [one] 1 game
       *[other] { $games } games
    } ({ $percent }), { $won } of them won ({ $part })
stats-line-newest = Only the newest { $count } games are counted.
stats-line-apart = Counted apart:
stats-apart-left = left by most: { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $won } won
stats-apart-computers = with computers or caretakers: { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $won } won
stats-apart-solo = alone with computers: { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $won } won
stats-many-left = left by most: { $games }
stats-many-computers = with computers or caretakers: { $games }
stats-many-solo = alone with computers: { $games }
stats-players = { $players } players
stats-seat = Seat { $seat }
stats-line-option = { $what }: { $games ->
        [one] 1 game
       *[other] { $games } games
    } ({ $percent }), { $won } won by the first seat ({ $part })
stats-line-spread = { $what }: { $middle } at the median, { $low } to { $high } in half of the games
stats-line-level = Shared, or won without a lead: { $games } ({ $percent })
stats-line-open = Open seats now: { $games }
stats-line-place = { $place } · { $name }: { $won } won of { $games }, { $expected } expected
stats-line-nobody = Nobody has finished a game here this month. { $newgame } opens a table.
stats-hidden = Whoever has turned `ranking` off in { $settings } is left out.
welcome = **Fireside is here**: three board games by the fire, a move at a time, over days. Open a table and the others join with one press; or try it alone against computers, in your direct messages.
welcome-unread = It reads no messages: it sees its own buttons and commands, and nothing else.
welcome-open = Open a table
welcome-solo = Try it alone
welcome-settings = Settings
welcome-which = Which game?
welcome-alt = A small board of each of the three games.
server-settings = **Fireside in this server.** Choose what to change; everything else stays as usual.
server-which = Change a setting
server-choose = Choose
server-reset = As usual
server-home = Home channel
server-about-home = Where tables are opened
server-no-home = none, tables open anywhere
server-elsewhere = /{ command-newgame } elsewhere
server-about-elsewhere = If there is a home channel
server-elsewhere-link = answers with a link to the home channel
server-elsewhere-home = opens the table in the home channel
server-boards = Boards
server-about-boards = In a thread for each game, or in the channel itself, one game at a time
server-boards-thread = in a thread
server-boards-channel = in the channel itself
server-results = Results
server-about-results = A line for each game that is over, except private ones
server-no-results = not posted
server-pace = Usual pace
server-about-pace = Where a new table names no other
server-locale = Language
server-about-locale = Of what everybody reads
server-no-locale = that of this server in Discord
server-per-person = Tables per person
server-about-per_person = Unfinished ones that one person has opened
server-in-all = Tables in all
server-about-in_all = Unfinished ones in this server
server-games = Games
server-about-games = Which may be opened
server-computers = Computers
server-about-computers = Whether they may sit at tables
server-computers-yes = allowed
server-computers-no = not allowed
server-hints = Hints
server-about-hints = Whether a table may allow them
server-hints-yes = allowed
server-hints-no = not allowed
server-role = Role for new tables
server-about-role = Called by the option ping; everybody must be allowed to mention it
server-no-role = none
server-pings = Who may call it
server-about-pings = That role, for a new table
server-pings-everybody = everybody
server-pings-managers = whoever manages this server
result = **{ $game }, table { $number }** is over: { $link }
block-sure = Block { $name }? Then neither of you can join a table where the other sits: whoever tries reads that all seats are taken. { $name } is not told, and nobody can find out. Where you both sit already, the game goes on.
block-button = Block
block-undo = Unblock { $number }
block-whom = Block somebody
blocks = The people you have blocked. None of them can join a table where you sit, nor you one where they sit; nobody is told.
blocks-none = You have blocked nobody.
settings-blocks = Blocked people
settings-delete = Delete my data
privacy = **What is kept about you**
    Your Discord id, the name last seen, your settings, and from your games your seats, your moves and their times. No message is read, nothing is given to anybody else, no advertising.
    Your hand is seen by you alone until its game is over; whoever hosts the bot can read the database. Copies go within 30 days.
    Take it all with you, or have it deleted: your running games are then left, those that are over go on without your name. What was posted in Discord stays there.
privacy-policy = Privacy policy
privacy-terms = Terms
privacy-support = Ask the host
former-player = Former player

## The deal of the day

daily-title = ### Deal of the day { $number } · { $game }
daily-title-plain = Deal of the day { $number } · { $game }
daily-against =
    { $count ->
        [one] You play against one computer of the level { $level }.
       *[other] You play against { $count } computers of the level { $level }.
    }
daily-once = It takes a few minutes, and you play it once; leaving counts as played, and as last. You may stop at any time: `/{ command-daily }` goes on where you were. There are no hints, and nothing is taken back that has shown you something. The deal changes { $ends }.
daily-luck = Everybody has the same start and the same computers, but not the same luck: what you choose decides what is drawn next. The start explains at most 8 % of the result.
daily-play-button = ▶ Play
daily-today-button = ▶ Today’s deal
daily-earlier-button = ▶ Yesterday’s deal
daily-earlier = Yesterday’s deal is unfinished: it counts if you finish it, and closes { $until }.
daily-share-button = Share
daily-first = You are the first to have finished this deal.
daily-place = Among all who have played this deal: place **{ $place }** of { $count } so far.
daily-share = **{ $percent } %**: better than { $below } of { $others } others so far.
daily-left = You have left this deal: it counts as played, and as last.
daily-streak =
    { $count ->
        [0] No streak at the moment; it begins with one deal.
        [one] Streak: **one day**. One day a week is free.
       *[other] Streak: **{ $count } days**. One day a week is free.
    }
daily-next = The next deal begins { $ends }.
daily-counts = Whoever has begun this one can still finish it: its results are final { $until }, and then its seed is shown here.
daily-promise = -# Promise of this deal, made { $made }: `{ $commitment }`
daily-tomorrow = -# Promise of tomorrow’s deal: `{ $commitment }`
daily-revealed = -# Seed of the newest deal that is closed: `{ $seed }`; its SHA-256 is what was promised: `{ $commitment }`
daily-card = **{ $name }** · Deal of the day { $number } · { $game }
daily-card-way = -# The same start for everybody: `/{ command-daily }`
daily-shared = It is posted in this channel, once.
daily-title-short = Deal of the day { $number }
daily-picture-share = better than { $below } of { $others }
daily-picture-place = place among all so far
daily-picture-first = the first to finish
daily-alt-streak = Days in a row: { $count }.
daily-link = `/{ command-daily }`
daily-copy = I cannot post here; this is for you to copy:

## Refusals

refused-internal = Something went wrong on our side, and nothing was lost. If it happens again, tell the host this code: { $code }
refused-no-game = There is no such game here; /{ command-games } lists yours.
refused-none-here = None of your running games is meant here; open one with /{ command-newgame }, or write this in the thread of a game.
refused-which-game = You are in several games here: which one?
refused-not-seated = You do not sit at this table; watch as long as you like, or open one with /{ command-newgame }.
refused-join-first = You do not sit at this table yet; press { $join } first.
refused-not-running = The game has not begun yet; it does when somebody seated presses { $start }.
refused-already-running = The game has begun already; open another table with /{ command-newgame }.
refused-thread-taken = A game is going on in this thread already; open yours in the channel.
refused-full = All seats are taken; open another table with /{ command-newgame }.
refused-only-host = { $name } opened this table, and nobody else can change it.
refused-not-managing = Only those who may manage this server can change its settings.
refused-only-at-home = In this server tables are opened in { $link }.
refused-game-not-here = This game is not opened in this server; /{ command-newgame } offers the others.
refused-no-computers-here = In this server computers do not sit at tables.
refused-no-role-here = This server has no role for new tables.
refused-not-to-ping = In this server only those who manage it may call that role.
refused-role-unheard = I cannot call the role { $role }: whoever manages roles can let everybody mention it, or open the table without `{ parameter-ping }`.
refused-block-oneself = That is you. You can leave a table with /{ command-leave }.
refused-block-a-bot = Bots never sit at tables, so there is nothing to block.
refused-stats-none = None of your games has ended yet; the first that does is counted here. /{ command-games } lists those you play.
refused-stats-nobody = There is nothing to show: either no game of theirs has ended, or they keep it to themselves. `/{ command-stats } { command-stats-me }` shows yours.
refused-stats-a-bot = Bots play no games; `/{ command-stats } { command-stats-person }` takes a person.
refused-stats-no-game = Nobody has finished a game of it with other people yet; `/{ command-newgame } { $game }` opens one.
refused-stats-no-server = This is about a server: write it in a channel of one where I am at home. `/{ command-stats } { command-stats-me }` shows yours anywhere.
refused-too-many-blocked = You have blocked { $most } people, and there is no room for more: unblock one of them first.
refused-seated = You sit at this table already.
refused-not-invited = This table is by invitation; ask { $name } for one.
refused-too-few = { $least } players are needed to start; ask somebody to join.
refused-not-your-computer = Only whoever added this computer, or opened the table, can take it away.
refused-too-many-computers =
    { $most ->
        [one] One seat is yours: at this table one computer can play.
       *[other] One seat is yours: at this table { $most } computers at most can play.
    }
refused-pick-taken = Somebody else has this one; choose another.
refused-too-fast = That was very fast. Wait a moment, then press again.
refused-slow = That took too long; please press again.
refused-too-long = That is too long: { $most } characters at most.
refused-too-many-alone = You have { $most } unfinished games of your own; finish one first, or leave one. /{ command-games } lists them.
refused-no-direct-messages = Your direct messages could not be opened just now; please try again in a few minutes.
refused-too-many-tables = There are too many open tables in this server. Finish one of them first.
refused-too-many-games = You have { $most } unfinished tables in this server; finish one first.
refused-too-many-opened = You have opened { $most } tables within this hour; wait for the next hour to open another.
refused-permissions = I lack permissions in this channel: { $missing }. Ask somebody who runs the server to allow them.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-create-public-threads = Create Public Threads
permission-create-private-threads = Create Private Threads
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
refused-not-invited-here = Only my commands are in this server, and a table needs me there myself. Somebody who runs the server can invite me: { $link }
refused-not-in-server = Tables are opened in a server; write /{ command-newgame } in one of its channels.
refused-wrong-place = This table needs a thread, and there can be none here; write /{ command-newgame } in an ordinary text channel.
refused-no-such-turn =
    { $most ->
        [0] No turn has ended yet; without a number, /{ command-board } shows the board as it is.
       *[other] There is no such turn yet; give a number from 0 (the beginning) to { $most }.
    }
refused-not-over = The game is not over yet; its secret seed is shown at the end, and then it can be verified.
refused-eyes-later = The hands of the others are shown once the game is over; the board is for everybody: /{ command-board }.
refused-film-later = There is a film once the game is over; until then `/{ command-film }` shows in motion what has happened since your last turn.
refused-film-closed = The hands are shown once everybody who played agrees; below the film of the game each can say so.
refused-film-whole = This game is over; its whole film is below its last board, or here by `/{ command-film }`.
refused-film-nothing-new = Nothing has happened since your last turn. `/{ command-board }` shows the board as it is.
refused-daily-open = This deal is still being played: its seed is shown, and the game can be verified, <t:{ $until }:R>.
refused-daily-past = That deal is over, or has not begun; /{ command-daily } has today’s.
refused-daily-once = A deal of the day is played once; /{ command-solo } begins another game alone.
refused-daily-no-film = A deal of the day has no film; ⏮ Replay shows each of its turns.
refused-daily-undo = In the deal of the day nothing is taken back that has shown you something, or after your turn: others have the same start.
refused-daily-eyes = In the deal of the day the hands of the computers stay closed; ⏮ Replay shows each turn as you could all see it.
refused-daily-unshared = There is nothing of that deal to share yet: play it to its end first, with /{ command-daily }.
refused-old = This button is of an older kind and does nothing any more; /{ command-turn } shows what you can do.
refused-saving = It could not be saved, so nothing has changed; please try again.
refused-no-rules = The rules say nothing of “{ $topic }”; /{ command-rules } without a topic lists the chapters.
refused-nobody-asked = That question is no longer open.
refused-own-undo = You asked for it; the others must agree.
refused-undo-stays = The others did not agree to take that back: it stays as it is.
refused-others-ask = { $name } has asked the others something just now; answer that first.
refused-asked-often = The others have been asked { $most } times within the hour. Propose another pace a little later.
refused-same-pace = That is the pace already; choose another.
refused-own-delay = It is for the others to decide; you can still move: { $turn }.
refused-out = You are out of this game; the others decide.
refused-unreadable = This game cannot be read by this version of the bot; your others go on. Whoever runs the bot has been told.
refused-caretaker-plays = A caretaker plays for you; press once more to have your seat back.
refused-caretaker-alone = Nobody else plays here who could wait for you; without a caretaker the game waits as well.
refused-nobody-to-agree = Nobody is here who could agree to that: it stays as it is.
refused-hints-here = In this server tables have no hints; open one without them.
refused-no-hints = At this table there are no hints; /{ command-newgame } has an option for them, and alone there always are.
refused-hint-later = It is not your turn: ask for a hint when it is.
refused-moved-on = The game has moved on; it waits for { $names } now.
refused-expired = This table has closed; `/{ command-newgame } { $game }` opens a new one.
refused-no-zone = I know no time zone by the name of “{ $zone }”. Type a large city in it, for example Zurich, and choose from the list.
refused-which-zone = More than one time zone fits “{ $zone }”; please choose one from the list.
refused-no-hour = I cannot read “{ $hour }” as a time of the day; type it as 22:30, or `off`.
refused-half-quiet = Quiet hours need a beginning and an end; give both `{ parameter-quiet_from }` and `{ parameter-quiet_until }`.
refused-always-quiet = Quiet hours that begin and end at the same time would be all day or none; choose two different times.
refused-no-day = I cannot read “{ $day }”; type for example 3d, 1w, 24.12. or 2026-12-24 18:00.
refused-past-day = That is in the past; choose a later day.
refused-far-day = That is more than a year away; choose an earlier day.

## Commands

command-newgame = newgame
command-solo = solo
command-daily = daily
command-learn = learn
command-play = play
command-turn = turn
command-hand = hand
command-hint = hint
command-board = board
command-film = film
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
command-privacy = privacy
command-block = block
command-server = server
command-table = table
command-top = top
command-stats = stats
command-stats-me = me
command-stats-person = person
command-stats-game = game
command-stats-server = server
command-achievements = achievements
command-status = status
parameter-game = game
parameter-which = game
parameter-seats = seats
parameter-pace = pace
parameter-private = private
parameter-hints = hints
parameter-opponents = opponents
parameter-level = level
parameter-move = move
parameter-turn = turn
parameter-text = text
parameter-topic = topic
parameter-language = language
parameter-zone = zone
parameter-quiet_from = quiet_from
parameter-quiet_until = quiet_until
parameter-dm = dm
parameter-until = until
parameter-person = person
parameter-ping = ping
parameter-players = players
parameter-rated = rated
parameter-ranking = ranking
parameter-words = words
parameter-open = open
parameter-what = what
describe-newgame = Open a table and invite others to play
describe-solo = Play alone with computers, at once and in private
describe-daily = The deal of the day: the same start for everybody, once a day
describe-learn = Learn a game in four minutes, alone and in private
describe-seats = How many can play
describe-pace = How long a turn may take
describe-private = By invitation only, in a private thread
describe-opponents = How many computers play with you
describe-level = How strong the computers are
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
describe-hint = What a computer would do on your seat, where hints are allowed
describe-hints = Whether one may ask for hints; then the game counts for no rating
describe-board = The board now, or after an earlier turn
describe-film = A game in motion: what happened since your last turn, or the whole of one that is over
describe-film-what = Which film; without it, the one that fits
film-what-since = since my last turn
film-what-whole = the whole game, for everybody
film-what-own = the whole game as I saw it
film-what-open = the whole game with open hands
describe-at = After which turn; 0 is the beginning
describe-text = In words instead of a picture
describe-games = All your games, on all servers
describe-open = Tables that wait for players, in the servers that you share with me
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
describe-privacy = What Fireside keeps about you
describe-block = Keep away from somebody: neither joins a table where the other sits
describe-server = Settings of this server: where tables open, which games, who is called
describe-table = Keep order at the tables of this server
describe-top = The best players of a game
describe-stats = Statistics as a picture
describe-stats-me = Your own statistics
describe-stats-person = The statistics of somebody
describe-stats-game = The balance, lengths and options of a game
describe-stats-server = Who plays here, open seats, the table of the month
describe-stats-of = Which of the games; without it, the one played most
describe-stats-whom = Who it is
describe-achievements = What your victories have earned, or those of somebody else
describe-whose = Whose; without it, yours
describe-status = How Fireside is, and how quickly it answers
describe-players = Two players, or more
describe-rated = Whether the game counts for ratings
describe-ranking = Whether others may see your rating
describe-words = Whether your buttons have words instead of signs
describe-ping = Call the role that this server has for new tables
describe-whom = Who it is; without it, whom you have blocked
language-en = English
language-fr = Français
language-it = Italiano
language-auto = As my Discord
settings-export = Export my data

## The first page of `make play`

welcome-title = Fireside on this machine
welcome-what = This is a make-believe Discord that runs on this machine alone. All six people at the top are you: press one to be that person.
welcome-how = Pick a game: against computers at once, or at a table where the others sit down, too.
welcome-back = The question mark at the top brings this page back.
welcome-close = Look around
welcome-alone = Play against computers
welcome-learn = Learn it in four minutes
welcome-table = Open a table
welcome-picture = A board of { $game } in the middle of a game

moderate = **The tables of this server.** What you do here is said at the table in one quiet line, stands in the list of what was done, and can be undone for a day.
moderate-no-tables = No table is open.
moderate-which = Choose a table
moderate-table = { $game }, table { $number }
moderate-waits = Waiting for { $names }.
moderate-over = This table is over.
moderate-all = All tables
close-button = Close the table
close-asked = Close **{ $table }**? The game stops for everybody, nobody wins, it counts for no rating. For a day it can be opened again, and goes on where it was.
lobby-closed = A moderator has closed this table.
board-closed = A moderator has closed this table.
seat-which = Choose a seat
remove-button = Remove
remove-asked = Remove **{ $name }** from { $table }? A computer plays on that seat for a day, in which you can undo it; then the seat leaves by the rules of the game. The game counts for no rating.
remove-lobby-asked = Remove **{ $name }** from { $table }? Whoever is removed here may join again, unless they are kept from the tables of this server.
skip-seat-button = Skip the turn
skip-asked = Or only skip the turn: what the rules say for somebody who is late is played.
move-where = Play on in another thread
bar-whom = Keep somebody from tables
bar-asked = For how long may { $name } neither join nor open a table in this server? Their running games go on.
bar-until = Kept away now; that ends { $until }.
bar-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
unbar-button = Let them play again
acts = **What was done**
acts-none = Nothing in the last 90 days.
acts-button = What was done
acts-undo = Undo
act-undo = Undo
act-numbered = № { $number }
act-seat = seat { $seat }
act-close = { $by } closed table { $game }.
act-remove = { $by } removed { $name } from table { $game }.
act-dismiss = { $by } removed { $name } from table { $game }, before it began.
act-skip = { $by } skipped a turn of { $name } at table { $game }.
act-move = { $by } gave table { $game } another thread.
act-bar = { $by } kept { $name } from tables, for { bar-days }.
act-unbar = { $by } let { $name } play again.
act-close-short = Open the table again
act-remove-short = Give the seat back
act-skip-short = Take the skipped turn back
act-move-short = Back to the thread before
act-bar-short = Let them play again
act-undone = Undone by { $by } { $at }.
moderated-close = A moderator has closed this table. Within a day it can be opened again.
moderated-reopen = A moderator has opened this table again; it goes on where it was.
moderated-remove = A moderator has removed { $name }. A computer plays on that seat for a day; then it leaves by the rules of the game.
moderated-keep = { $name } has the seat back: a moderator has undone the removal.
moderated-skip = A moderator has skipped a turn of { $name }.
moderated-unskip = A moderator has taken the skipped turn of { $name } back.
moderated-move = A moderator has moved this game; it goes on in { $link }
server-moderators = Moderators
server-about-moderators = A role for /{ command-table }; allow it the command in Discord, too
server-no-moderators = whoever manages threads
server-weekly = Word of the week
server-about-weekly = Each Monday: games, the closest finish, the winner, open seats
server-no-weekly = not posted
weekly-title = ### The week at the tables
weekly-games =
    { $count ->
        [one] One game has ended:
       *[other] { $count } games have ended:
    }
weekly-link = [{ $game } { $number }]({ $link })
weekly-game = { $link }: { $names }
weekly-closest =
    { $points ->
        [0] 🏁 Closest finish: { $link }, with nothing between the first two.
        [one] 🏁 Closest finish: { $link }, by { $lead }.
       *[other] 🏁 Closest finish: { $link }, by { $lead }.
    }
weekly-film = [🎞 Film]({ $link })
weekly-film-above = 🎞 Its film is above.
weekly-champion =
    { $count ->
        [one] 🏆 Most victories: { $names }, one.
       *[other] 🏆 Most victories: { $names }, { $count }.
    }
refused-not-moderating = Only those who manage threads or this server, or have the role that is set in /{ command-server }, can do that.
refused-closed-already = This table is over or closed already.
refused-removed = A moderator has removed you from this table.
refused-removed-already = Nobody is left there who could be removed.
refused-not-waited-for = The game does not wait for that seat any more.
refused-there-already = This game is played there already, or has no thread yet.
refused-private-thread = This table is private; choose a private thread.
refused-no-thread-for-us = I may not write in that thread, or it is closed. Write something in it, and choose it again.
refused-seats-changed = Somebody else sits there now. Look at the table again.
refused-barred = A moderator keeps you from the tables of this server; that ends <t:{ $until }:R>.
refused-bar-oneself = That is you.
refused-too-many-acts = Within an hour { $most } things can be done at the tables of a server; wait a while before the next.
refused-act-undone = Somebody has undone that already.
refused-act-stays = That can no longer be undone: a day has passed, or the game has gone on since.

status-well = All is well.
status-unwell = Something is not as it should be. Games are kept, and go on as soon as it is mended.
status-answers = In the last hour half of the answers came within { $half } ms, 95 of 100 within { $most } ms.
status-quiet = In the last hour nobody has asked for anything.
status-tables = Tables in this server: { $lobbies } to join, { $running } running.
status-since = Started { $since }.
status-shard = Connection { $shard } of { $shards }.

## Lists and names

seat-name = Seat { $seat }
none = nothing
several = { $count } × { $one }
listed-apart = ;{ " " }
named = { $name }: { $what }
rest-in-words = The rest is told by “In words”.

## Colours as one letter

letter-blue = B
letter-yellow = Y
letter-brown = N
letter-red = R
letter-green = G
letter-white = W

## Menu

menu-page = { $first }–{ $last }

## Table actions

verb-leave = Leave the game for good
action-leave = { $seat } leaves the game
verb-skip = Skip a turn
action-skip = { $seat } is skipped
verb-without = Play on without somebody
action-without = The game goes on without { $seat }
field-seat = seat

## Refusals: setting up

refused-unknown-game = There is no game called { $game }; choose one of these: { $games }.
refused-unknown-rules = This game of { $game } was played by rules of version { $version }, which this Fireside does not know; a newer one can check it.
refused-seats = This game is for { $least } to { $most } players; choose one of those numbers instead of { $seats }.
refused-unknown-option = This game has no option { $option }; you can set: { $options }.
refused-option-seats = With this number of seats { $option } cannot be changed; it can with: { $seats }.
refused-option-value = { $value } is no choice for { $option }; choose from: { $choices }.
refused-unknown-pick = There is no { $pick } to pick in this game; you can pick: { $picks }.
refused-too-many-picks =
    { $seats ->
        [one] There is only { $seats } seat, so there are too many wishes for { $pick }: leave some out.
       *[other] There are only { $seats } seats, so there are too many wishes for { $pick }: leave some out.
    }
refused-pick-value = { $value } cannot be picked; choose from: { $choices }.
refused-pick-twice = { $value } is picked twice and only one seat can have it; choose another for the second.

## Refusals: playing

refused-game-over = This game is over; ask for a rematch to play again.
refused-not-for-seats = No single player decides that; ⋯ shows what the table can do now.
refused-not-your-turn = It is not your turn yet; the game is waiting for { $waiting }.
refused-stale = The choices have changed since; here are the current ones.
refused-unknown-verb = I do not know that move; begin with one of these: { $verbs } (for example “{ $example }”).
refused-unknown-notation = I could not read what follows “{ $verb }”; write it like this, for example: “{ $example }”.
refused-unread-word = After “{ $verb }”, “{ $word }” cannot stand there; write it like this, for example: “{ $example }”.
refused-several-moves = Several moves go by that name: { $first }; { $second }. Say more about the one that you mean.

## Refusals: undoing

refused-undo-nothing = There is nothing to undo; make a choice first.
refused-undo-revealed = Somebody has learned something since, so all the others must agree: you can ask them.
refused-undo-passed = The turn has passed, so all the others must agree: you can ask them.
refused-undo-depends = Somebody else’s later move depends on it; ask that person to undo theirs first.
refused-undo-left = You have left this game, so you cannot take anything back in it.
refused-undo-often = You have changed your mind { $most } times this turn. What stands now stays as it is; once the turn has passed you can change it again.

## Refusals: command line

refused-no-such-seat = There is no seat { $seat } at this table; choose one from 0 to { $last }.
refused-games-count = At least one game is needed; ask for 1 or more.
refused-unreadable-export = This file is no exported game; choose one that the export has written ({ $reason }).

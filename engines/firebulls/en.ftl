## The game

game-name = Fire Bulls
game-summary = Gather bulls and warriors, drive them into the army of Yen and take General Qi Jie.

## Options

option-edition = Edition
option-edition-french = French (3 cards from your own direction, 2 from a neighbour)
option-edition-italian = Italian (3 cards from any direction, bonus only for all 3)
option-length = Length
option-length-full = Full (the deck runs out 3 times)
option-length-short = Short (the deck runs out twice)
pick-colour = Colour
pick-colour-blue = Blue
pick-colour-yellow = Yellow
pick-colour-brown = Brown
pick-colour-red = Red
pick-colour-green = Green

## Colours and cards

colour-blue = Blue
colour-yellow = Yellow
colour-brown = Brown
colour-red = Red
colour-green = Green
letter-warrior = W
qi-blue = Blue
qi-yellow = Yellow
qi-brown = Brown
qi-red = Red
qi-green = Green
qi-warrior = Warrior
rank-soldier = Soldier
rank-wu = Wu
rank-xi = Xi
rank-bo = Bo
rank-colonel = Colonel
rank-general = General Qi Jie
rank-fortification = Fortification
yen-soldier-blue = Blue Soldier
yen-soldier-yellow = Yellow Soldier
yen-soldier-brown = Brown Soldier
yen-soldier-red = Red Soldier
yen-soldier-green = Green Soldier
yen-wu-blue = Blue Wu
yen-wu-yellow = Yellow Wu
yen-wu-brown = Brown Wu
yen-wu-red = Red Wu
yen-wu-green = Green Wu
yen-wu-white = White Wu
yen-xi = Xi
yen-bo = Bo
yen-colonel = Colonel
yen-general = General Qi Jie
yen-fortification = Fortification

## Prices

price-colour = { $count } × { $colour }
price-wu = 2 of one colour
price-xi = 3 of one colour
price-bo = 1 of each colour
price-colonel = 3 of one colour + 2 of another or 5 of one colour
price-general = 4 of one colour + 3 of another or 7 of one colour
price-fortification = 1 of any colour
price-none = he cannot be attacked now

## What is decided, where the General is, why the game ended

phase-opening = gather forces or attack
phase-shift = move the pawn or leave it where it is
phase-power = use the power of the captured card or not
phase-press = attack the next card or end the attack
phase-sacrifice = lose an earlier card for a Warrior
phase-shed = put a card into the Reserve (you keep at most 8)
phase-over = nothing, the game is over
qijie-hidden = hidden in one of the piles
qijie-beside = beside the rows
qijie-won = already captured
ending-conquest = Two piles are empty and General Qi Jie was captured: the army of Yen is beaten.
ending-escape = The deck ran out for the last time: the army of Yen got away.
ending-alone = All the others have left.

## Actions

verb-take = Take a card from the Reserve
verb-draw = Draw the top card of the deck
verb-shift = Move your pawn one direction to the left or right
verb-stay = Leave your pawn where it is
verb-attack = Attack the nearest card of a direction
verb-power = Use the power of the captured card
verb-decline = Do without the power of the captured card
verb-press = Go on and attack the next card of the line
verb-stop = End the attack
verb-general = Attack General Qi Jie
verb-sacrifice = Give up an earlier card for a Warrior
verb-shed = Put a card above the hand limit into the Reserve
action-take = Take { $card }
action-draw = Draw a card
action-shift = Move to direction { $direction }
action-stay = Leave the pawn here
action-attack = Attack from direction { $direction } with { $payment }
action-power = Use the power
action-decline = Do without the power
action-press = Go on with { $payment }
action-stop = End the attack
action-general = Attack General Qi Jie with { $payment }
action-sacrifice = Give up { $card }
action-shed = Put { $card } into the Reserve
choice-attack-direction = Attack from direction { $direction }
field-card = card
field-direction = direction
field-payment = payment

## Events

event-placed = { $seat } plays { $colour }, with the pawn on direction { $direction }.
event-began = { $seat } begins.
event-dealt = Your first hand: { $cards }.
event-took = { $seat } takes { $card } from the Reserve.
event-refilled = From the deck to the Reserve: { $card }.
event-drew =
    { $cards ->
        [0] { $seat } draws nothing: no card is left.
        [one] { $seat } draws { $cards } card.
       *[other] { $seat } draws { $cards } cards.
    }
event-got = You drew { $card }.
event-exhausted = The deck has run out: { $passes } of { $limit }.
event-shifted = { $seat } moves to direction { $direction }.
event-yielded = In exchange, { $seat } moves to direction { $direction }.
event-stayed = { $seat } leaves the pawn where it is.
event-attacked = { $seat } attacks from direction { $direction }.
event-captured = { $seat } captures { $card } with { $payment }.
event-declined = { $seat } does without the power ({ $card }).
event-discarded = The Colonel’s power: { $seat } discards { $card }.
event-stole = { $seat } steals a card from { $victim }.
event-stole-card = You steal { $card } from { $victim }.
event-lost-card = { $thief } steals { $card } from you.
event-stopped =
    { $captures ->
        [one] { $seat } ends the attack: { $captures } card captured.
       *[other] { $seat } ends the attack: { $captures } cards captured.
    }
event-sacrificed = The price of a Warrior: { $seat } gives up { $card }.
event-returned = Over the hand limit, { $seat } puts { $card } into the Reserve.
event-advanced = New cards in the rows: { $cards }.
event-appeared = General Qi Jie appears: he can be attacked from any direction.
event-left = { $seat } leaves the game.
event-escaped = The army of Yen gets away: { $seat } loses { $card }.
event-conquered = Two piles are empty and General Qi Jie is captured: the game is over.
event-alone = All the others have left, only { $seat } remains: the game is over.

## Previews

preview-deck =
    { $cards ->
        [one] { $cards } card will be left in the deck.
       *[other] { $cards } cards will be left in the deck.
    }
preview-last-card = This empties the deck: { $passes } of { $limit }.
preview-draw = { $deck } Then you may move your pawn by one direction.
preview-bonus =
    { $cards ->
        [0] No bonus card.
        [one] Bonus: you draw { $cards } card.
       *[other] Bonus: you draw { $cards } cards.
    }
preview-power-bo = You draw a card, good for this same attack.
preview-power-colonel = Every opponent discards a random card.
preview-power-general = You steal a random card from every opponent.
preview-capture =
    { $card }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $lost ->
        [0] { "" }
        [one] , but { $lost } earlier card lost
       *[other] , but { $lost } earlier cards lost
    }; left in hand: { $kept }.
preview-target = Attack { $card }: { $payment }
preview-next = Go on, { $card }: { $payment }
preview-gain = +{ $points }
preview-loss = −{ $points }
preview-lost =
    { $points ->
        [one] You lose { $points } point.
       *[other] You lose { $points } points.
    }

## The position

position-over = The game is over. { $ending }
position-turn =
    { $reader ->
        [active] Turn { $turn }. Your turn: { $phase }.
       *[other] Turn { $turn }. { $seat } is to decide: { $phase }.
    }
position-line = Direction { $direction } ({ $pawn }), nearest card first: { $cards }.
position-no-pawn = no pawn
position-card =
    { $points ->
        [one] { $card } ({ $points } point for { $price })
       *[other] { $card } ({ $points } points for { $price })
    }
position-piles = Cards left in the piles: { $first }, { $second } and { $third }.
position-general = General Qi Jie, 12 points: { $general } ({ $price }).
position-reserve = Reserve: { $cards }.
position-deck = Cards in the deck: { $deck }; discarded: { $discards }; times the deck has run out: { $passes } of { $limit }.
position-seat =
    { $seat } ({ $colour }), direction { $direction }: { $cards ->
        [one] { $cards } card in hand
       *[other] { $cards } cards in hand
    }; captured: { $victory }; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
position-known = { $seat }, cards known in hand: { $cards }.
position-gone = { $seat } ({ $colour }) has left the game.
position-hand = Your hand: { $cards }.
position-gained = You got this turn: { $card }.

## Scores

score-cards =
    { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }
score-colour =
    { $count ->
        [one] { $count } card in the pawn’s colour, { $colour }
       *[other] { $count } cards in the pawn’s colour, { $colour }
    }
score-escaped = Got away at the end: { $card }
score-highest = Highest card: { $card } (breaks ties)

## Refusals

refused-opening = Your turn begins: take a card from the Reserve, draw one or attack.
refused-shift = You have drawn your card; now move your pawn or leave it where it is.
refused-power = First decide whether you use the power of the card you captured.
refused-press = Your attack is under way; pay for the next card of the line or end the attack.
refused-sacrifice = You used a Warrior; first choose the earlier card that you lose for it.
refused-shed = You hold too many cards; first put one into the Reserve.
refused-over = The game is over; ask for a rematch to play again.
refused-not-in-reserve = { $card } is not in the Reserve; you can take one of these: { $reserve }.
refused-too-far = From direction { $own } your pawn can move only one step, to one of these: { $directions }.
refused-no-general = General Qi Jie is still hidden in a pile; attack a card in the rows or gather forces.
refused-general-won = General Qi Jie has already been captured; attack a card in the rows or gather forces.
refused-not-won = { $card } is not among the cards you won on earlier turns; choose from: { $cards }.
refused-not-held = { $card } is not in your hand; put down a card that you hold (the limit is { $limit }).
refused-direction = With your pawn on direction { $own } you cannot attack from { $direction }; you can from: { $directions }.
refused-empty-line = No card is left on direction { $direction }; choose another direction or gather forces.
refused-price = { $card } costs exactly { $price } (a Warrior replaces any Bull), not { $payment }.
refused-payment = You cannot pay { $payment }; choose from your hand: { $hand }.

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

colour-blue = blue
colour-yellow = yellow
colour-brown = brown
colour-red = red
colour-green = green
letter-warrior = W
qi-blue = blue bull
qi-yellow = yellow bull
qi-brown = brown bull
qi-red = red bull
qi-green = green bull
qi-warrior = Warrior
held = { $cards }
held-blue = { $count } blue
held-yellow = { $count } yellow
held-brown = { $count } brown
held-red = { $count } red
held-green = { $count } green
held-warrior =
    { $count ->
        [one] { $count } Warrior
       *[other] { $count } Warriors
    }
rank-soldier = Soldier
rank-wu = Wu
rank-xi = Xi
rank-bo = Bo
rank-colonel = Colonel
rank-general = General Qi Jie
rank-fortification = Fortification
one-soldier = a { $card }
one-wu = a { $card }
one-xi = a { $card }
one-bo = a { $card }
one-colonel = a { $card }
one-general = { $card }
one-fortification = a { $card }
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
phase-sacrifice = give up a card won earlier, the price of a Warrior
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
verb-sacrifice = Give up an earlier card, the price of a Warrior
verb-shed = Put a card above the hand limit into the Reserve
action-take = Take a { $card }
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
action-shed = Put a { $card } into the Reserve
choice-attack-direction = Attack from direction { $direction }
field-card = card
field-direction = direction
field-payment = payment
parameter-edition = edition
parameter-length = length
parameter-card = card
parameter-direction = direction
parameter-payment = payment

## Events

event-placed = { $seat } plays { $colour }, with the pawn on direction { $direction }.
event-began = { $seat } begins.
event-dealt = Your first hand: { $cards }.
event-took = { $seat } takes a { $card } from the Reserve.
event-refilled = From the deck to the Reserve: a { $card }.
event-drew =
    { $cards ->
        [0] { $seat } draws nothing: no card is left.
        [one] { $seat } draws { $cards } card.
       *[other] { $seat } draws { $cards } cards.
    }
event-got = You drew a { $card }.
event-exhausted = The deck has run out, for the { $passes ->
    [1] first
    [2] second
   *[other] third
} time of { $limit }.
event-shifted = { $seat } moves to direction { $direction }.
event-yielded = In exchange, { $seat } moves to direction { $direction }.
event-stayed = { $seat } leaves the pawn where it is.
event-attacked = { $seat } attacks from direction { $direction }.
event-captured = { $seat } captures { $card } with { $payment }.
event-declined = { $seat } does without the { $card } power.
event-discarded = The Colonel’s power: { $seat } discards a { $card }.
event-stole = { $seat } steals a card from { $victim }.
event-stole-card = You steal a { $card } from { $victim }.
event-lost-card = { $thief } steals a { $card } from you.
event-stopped =
    { $captures ->
        [one] { $seat } ends the attack: { $captures } card captured.
       *[other] { $seat } ends the attack: { $captures } cards captured.
    }
event-sacrificed = The price of a Warrior: { $seat } gives up { $card }, which leaves the game.
event-returned = Over the hand limit, { $seat } puts a { $card } into the Reserve.
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
preview-last-card = This empties the deck for the { $passes ->
    [1] first
    [2] second
   *[other] third
} time of { $limit }.
preview-draw = { $deck } Then you may move your pawn by one direction.
preview-bonus =
    { $cards ->
        [0] No bonus card.
        [one] Bonus: you draw { $cards } card.
       *[other] Bonus: you draw { $cards } cards.
    }
preview-power-bo = You draw a card, good for this same attack.
preview-power-colonel = Every opponent who holds cards discards one at random.
preview-power-general = You steal a random card from every opponent who holds one.
preview-power-none = It can do nothing any more.
preview-capture =
    { $card }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $lost ->
        [0] { "" }
        [one] , but { $lost } earlier card lost
       *[other] , but { $lost } earlier cards lost
    }; left in hand: { $kept }.
preview-target = Attack: { $card }, with { $payment }
preview-next = Go on: { $card }, with { $payment }
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
position-attack =
    Attack in progress, direction { $direction }: { $captures ->
        [one] { $captures } card captured
       *[other] { $captures } cards captured
    }.
position-attack-general = Attack in progress: General Qi Jie is captured.
position-warriors =
    Warriors used: { $warriors }; their price at the end of the turn: { $owed ->
        [0] nothing
        [one] { $owed } card won earlier
       *[other] { $owed } cards won earlier
    }.
position-line = Direction { $direction } ({ $pawn }), nearest card first: { $cards }.
position-line-own = Direction { $direction } ({ $pawn }), nearest card first: { $cards }.
position-line-near = Direction { $direction } ({ $pawn }), nearest card first: { $cards }.
position-no-pawn = no pawn
position-card =
    { $points ->
        [one] { $card } ({ $points } point for { $price })
       *[other] { $card } ({ $points } points for { $price })
    }
position-piles = Cards left in the piles: { $first }, { $second } and { $third }.
position-general = General Qi Jie, 12 points: { $general } ({ $price }).
position-reserve = Reserve: { $cards }.
position-deck = Cards in the deck: { $deck }; times it has run out: { $passes } of { $limit }.
position-discards = Discards: { $cards }.
position-removed = Out of the game: { $cards }.
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
position-gained = You got this turn: a { $card }.

## Scores

result-total =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
result-unit = points
score-cards =
    { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }
score-colour =
    { $count ->
        [one] { $count } card in the pawn’s colour ({ $colour })
       *[other] { $count } cards in the pawn’s colour ({ $colour })
    }
score-escaped = Got away at the end: { $card }
score-highest = Highest card: { $card } (breaks ties)

## Refusals

refused-opening = Your turn begins: take a card from the Reserve, draw one or attack.
refused-shift = Your draw is done; now move your pawn or leave it where it is.
refused-power = First decide whether you use the power of the card you captured.
refused-press = Your attack is under way; pay for the next card of the line or end the attack.
refused-sacrifice = You used a Warrior; first choose the earlier card that you lose for it.
refused-shed = You hold too many cards; first put one into the Reserve.
refused-over = The game is over; ask for a rematch to play again.
refused-not-in-reserve = There is no { $card } in the Reserve; it holds: { $reserve }.
refused-too-far = From direction { $own } your pawn can move only one step, to one of these: { $directions }.
refused-no-general = General Qi Jie is still hidden in a pile; attack a card in the rows or gather forces.
refused-general-won = General Qi Jie has already been captured; attack a card in the rows or gather forces.
refused-not-won = { $card } is not among the cards you won on earlier turns; choose from: { $cards }.
refused-not-held = You hold no { $card }; put down a card that you hold (the limit is { $limit }).
refused-direction = Your pawn is on direction { $own }, so you cannot attack from direction { $direction }; you can from one of these: { $directions }.
refused-empty-line = No card is left on direction { $direction }; choose another direction or gather forces.
refused-price = { $card } costs exactly { $price } (a Warrior stands in for any bull), not { $payment }.
refused-payment = You cannot pay { $payment }; choose from your hand: { $hand }.

## The panel

spaced = { $first } { $second }
joined = { $first }{ $second }
arrow = → { $direction }
short-take = Take { $what }
short-draw = Draw a card
short-shift = → { $direction }, facing { $facing }
short-stay = Stay, facing { $facing }
facing-none = nothing
short-capture =
    { $direction ->
        [0] { "" }
       *[other] → { $direction }{" "}
    }{ $card }{ $points ->
        [0] { "" }
       *[other] {" "}+{ $points }
    }{ $cost ->
        [0] { "" }
       *[other] {" "}−{ $cost }
    }
short-keep = { $gains } · keep { $kept }
short-pay =
    Pay { $payment } · keep { $kept }{ $cost ->
        [0] { "" }
       *[other] {" "}−{ $cost }
    }
short-warrior =
    With a Warrior{ $cost ->
        [0] { "" }
       *[other] {" "}−{ $cost }
    }
short-warrior-at =
    { $direction ->
        [0] { "" }
       *[other] → { $direction }{" "}
    }{ $card }{ $points ->
        [0] { "" }
       *[other] {" "}+{ $points }
    }, Warrior{ $cost ->
        [0] { "" }
       *[other] {" "}−{ $cost }
    }
short-stop =
    Stop here{ $cards ->
        [0] { "" }
        [one] , draw { $cards } card
       *[other] , draw { $cards } cards
    }
short-power = Use it
short-decline = Do without
short-sacrifice =
    { $card }{ $points ->
        [0] { "" }
       *[other] {" "}−{ $points }
    }
short-shed = Put back { $what }
loses-price =
    { $cards ->
        [0] Nothing is lost.
        [one] { $cards } card won earlier is lost, the price of a Warrior.
       *[other] { $cards } cards won earlier are lost, the price of your Warriors.
    }
loses-reach = You could still win { $card }.
loses-both = { $first } { $second }
loses-power = The { $card } power is lost.
brief-attack-or-gather = Attack, or gather a card?
brief-gather = Gather: take a card or draw one
brief-targets = You can win { $targets }.
brief-target =
    { $card }{ $plain ->
        [0] , with a Warrior
       *[other] { "" }
    }{ $arrows ->
        [0] { "" }
       *[other] {" "}({ $ways })
    }
brief-straight = Straight on, → { $direction }, you may go on to { $most } cards.
brief-missing = You cannot pay any price yet: → { $direction } leads to { $card }, for { $price }.
brief-draw-moves = After drawing you may also move your pawn.
brief-pay =
    { $direction ->
        [0] { "" }
       *[other] → { $direction }{" "}
    }{ $card }: pay { $price }
brief-stands-in =
    A Warrior stands in for any bull; { $earlier ->
        [0] as you have won no card before, it costs nothing
       *[other] at the end of the turn it costs you a card won earlier ({ $cost ->
            [0] 0 points
            [one] { $cost } point at least
           *[other] { $cost } points at least
        })
    }.
brief-press =
    Attack → { $direction }, { $way ->
        [straight] straight on
       *[beside] from beside
    }: { $captures } of { $most } won
brief-next =
    Next is { $card }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $bonus ->
        [0] { "" }
       *[other] , +{ $bonus } for your colour
    }{ $able ->
        [yes] .
       *[no] , but you cannot pay for it.
    }
brief-owed =
    { $warriors ->
        [one] Your Warrior will cost you
       *[other] Your { $warriors } Warriors will cost you
    } { $cards ->
        [0] nothing
        [one] { $cards } card won earlier
       *[other] { $cards } cards won earlier
    }.
brief-stop =
    If you stop now: { $cards ->
        [0] no bonus card
        [one] { $cards } bonus card
       *[other] { $cards } bonus cards
    }.
brief-go-on = Go on with this attack?
brief-shift = Move your pawn?
brief-drew = You drew a { $card }. Move your pawn?
brief-shift-why = Straight on from your pawn you may win up to 3 cards in a turn. A pawn that stands there changes places with yours.
brief-power = Use the { $card } power?
brief-power-now = It works now or never.
brief-price =
    { $cards ->
        [one] Your Warrior’s price: give up one card
       *[other] Your Warriors’ price: give up { $cards } cards
    }
brief-price-which = Only cards won before this turn; those of this turn are safe.
brief-price-ends =
    The card leaves the game{ $ends ->
        [yes] {" "}and your turn ends.
       *[no] .
    }
brief-shed = { $cards } cards, { $limit } at most: put one back
brief-shed-where = It goes face up into the Reserve, where anybody may take it.
brief-do = { $what }?
hint-gather = To gather, take a card of the Reserve, or draw one and then move your pawn by one direction if you like.
hint-attack = To attack, pay exactly the price of the nearest card of a direction{ $edition ->
    [italian] , and go on to 3 cards if you can.
   *[french] : straight on from your pawn you may win up to 3 cards, from beside up to 2.
}
hint-win = { $edition ->
    [italian] Three cards in a turn bring 2 bonus cards
   *[french] Each card after the first brings a bonus card
}; at the end points count, +1 for each card that bears your colour.
place-direction = direction { $direction }

## The final picture

picture-won = wins with { $points }, { $ahead } ahead of { $next }
picture-highest = wins with { $points }: { $card } is the highest card, above those of { $next }
picture-shared = share the victory, { $points } each
picture-alone = is the last one left, and wins
picture-colour = Own colour
picture-escaped = Got away
picture-points = Points

## The lesson

lesson-1 = You win cards of Yen, and pay with the bulls in your hand. On → 4 lie a red Soldier, a green Wu and, behind them, a blue Soldier. You have red and green: take the blue bull from the Reserve.
lesson-2 = Your opponent has played. The Wu costs two green bulls, and you have one. Draw a card; after that you may also move your pawn.
lesson-3 = A second green bull. Now your pawn: move it to 4. Straight on from your own pawn, one attack may win up to three cards.
lesson-4 = Attack. The nearest card comes first: a Soldier costs one bull of its colour. You always pay exactly the price.
lesson-5 = You may stop here, or go on. Go on: the Wu costs your two green bulls and is worth 2 points.
lesson-6 = And the third one, with the blue bull. Each card after the first brings you a bonus card when the attack is over.
lesson-7 = Four points, and the two bonus cards are a brown bull and a Warrior, who stands in for any bull. The Xi on → 3 costs three of one colour: pay with both brown bulls and the Warrior. From a neighbouring direction you may win up to two cards.
lesson-8 = A Warrior has his price at the end of the turn: a card that you won on an earlier one. Give up the blue Soldier, that is 1 point for 3.
lesson-end = **That is all you need.** Gather, then win several cards in one attack. The game ends when two piles are empty and the General is captured. If the deck runs out too often before that, everybody loses their best card.

## The signs on the picture of the rules

legend-points = the points of a card
legend-price = its price in bulls
legend-direction = a direction
legend-pawn = your pawn: straight on, up to 3 cards
legend-captured = captured in this attack
legend-reserve = the Reserve: one may be taken
legend-won = your points
legend-hand = your hand: you pay with it

## What a victory may earn

achievement-line = Twice the whole line
achieved-line = Two attacks of three cards each
achievement-general = The General falls
achieved-general = General Qi Jie captured
achievement-colours = True colours
achieved-colours = Five cards with one’s own colour at the end
achievement-unbowed = Friend of the Warriors
achieved-unbowed = Warriors helped, and no card was given up for them
achievement-clear = Streets ahead
achieved-clear = Ten points ahead of everybody else

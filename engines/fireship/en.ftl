## The game

game-name = Fireship
game-summary = Sail out with boats, planes and battleships, and conquer the nine islands.

## Options

option-fortification = Rings
option-fortification-on = islands can be fortified
option-fortification-off = none, islands always have a power of 2
option-rounds = Rounds (the very last turns are a secret)
option-rounds-number = { $number } rounds (the very last turns are a secret)
option-time_limit = Time limit in hours, 0 for none
option-time_limit-number =
    { $number ->
        [0] No time limit
        [one] Time limit: { $number } hour
       *[other] Time limit: { $number } hours
    }
option-dice = Dice for moving
option-dice-number = { $number } dice for moving
option-compensation = Help for the corner between the two others
option-compensation-off = none, all begin alike
option-compensation-on = it begins, with two planes
pick-corner = Corner
pick-corner-green = Green, top left
pick-corner-blue = Blue, top right
pick-corner-red = Red, bottom right
pick-corner-yellow = Yellow, bottom left

## Colours, pawns, places

colour-green = green
colour-blue = blue
colour-red = red
colour-yellow = yellow
colour-white = white
pawn-boat = boat
pawn-plane = plane
pawn-battleship = battleship
island-north-west = north-west island
island-north = north island
island-north-east = north-east island
island-east = east island
island-south-east = south-east island
island-south = south island
island-south-west = south-west island
island-west = west island
island-centre = centre island
special-mystery = mystery
special-wheel = wheel
special-battleship = battleship

## Cards, wheel, badges

card-gain-boat = Win a boat
card-gain-plane = Win a plane
card-lose-boat = Lose a boat
card-lose-plane = Lose a plane
card-deep-hole = Deep Hole Bermuda
card-non = No
card-boum = Boom
card-plus-one = +1 in power
card-updraft = Updraft
card-fog = Fog
sector-gain-boat = Win a boat
sector-gain-plane = Win a plane
sector-draw-card = Draw a card
sector-lose-boat = Lose a boat
sector-lose-plane = Lose a plane
sector-spin-again = Spin again
sector-kraken = Kraken
sector-boum = Boom
sector-gulf-stream = Gulf Stream
sector-fog = Fog
sector-updraft = Updraft
badge-boum = Boom
badge-gulf-stream = Gulf Stream
badge-fog = Fog
badge-updraft = Updraft
source-card = card
source-badge = badge
boost-plain = without +1
boost-plus-one = with a +1 card
choice-use = use it
choice-keep = keep it
trigger-attack = No to an attack
trigger-boum = No to a Boom
trigger-kraken = No to the Kraken
trigger-misfortune = No to bad luck of one’s own
trigger-defence = +1 in defence

## What is decided, why the game ended

phase-start = roll the dice, or first play cards for the start of the turn
phase-lose-boat = choose the boat that is lost
phase-lose-plane = choose the plane that is lost
phase-skull = use or keep “cancel a skull”
ending-conquest = All nine islands are conquered.
ending-last = Only one player is left.
ending-rounds = The last turn has been played: most islands wins.
ending-time = The time is over: most islands wins.
ending-nobody = Nobody is left: those who went down last share the win.

## Actions

verb-roll = Roll the dice
verb-fog = Raise the fog: nobody may attack you until your next turn
verb-updraft = Let a plane go two cells for a point this turn
verb-gulfstream = Let a boat or battleship go two cells for a point this turn
verb-move = Move a pawn
verb-boum = Destroy a boat with Boom
verb-attack = Attack a pawn
verb-invade = Attack an island
verb-special = Use the special cell where a pawn arrived
verb-fortify = Turn two boats into a ring
verb-immunity = Use or keep “cancel a skull”
verb-lose = Choose the pawn that is lost
verb-end = End the turn
verb-arm = Arm a secret card
verb-disarm = Disarm a secret card
verb-timeover = The time is over
action-roll = Roll the dice
action-fog = Raise the fog with a { $source }
action-updraft =
    { $start ->
        [home] Updraft ({ $source }) for a plane at home
       *[other] Updraft ({ $source }) for the plane on { $start }
    }
action-gulfstream =
    { $start ->
        [home] Gulf Stream for a { $pawn } at home
       *[other] Gulf Stream for the { $pawn } on { $start }
    }
action-move =
    { $start ->
        [home] Move a { $pawn } from home to { $to }
       *[other] Move the { $pawn } from { $start } to { $to }
    }
action-boum = Boom ({ $source }) on the { $colour } boat on { $cell }
action-attack = Attack the { $colour } { $target } on { $cell } with the { $pawn } on { $start }, { $boost }
action-invade = Attack the { $island } with the { $pawn } on { $start }, { $boost }
action-special = Use the special cell { $cell }
action-fortify = Fortify the { $island } with the boats on { $first } and { $second }
action-immunity = Cancel the skull: { $choice }
action-lose =
    { $start ->
        [home] Lose a { $pawn } at home
       *[other] Lose the { $pawn } on { $start }
    }
action-end = End the turn
action-arm = Arm: { $trigger }
action-disarm = Disarm: { $trigger }
action-timeover = The time is over
choice-move-pawn = Move a { $pawn }
choice-move-start =
    { $start ->
        [home] Move a { $pawn } from home
       *[other] Move the { $pawn } on { $start }
    }
choice-attack-start = Attack with the { $pawn } on { $start }
choice-invade-start = Attack an island with the { $pawn } on { $start }
field-source = card or badge
field-start = from
field-pawn = pawn
field-to = destination
field-colour = colour
field-cell = cell
field-target = target
field-boost = +1
field-island = island
field-first = first boat
field-second = second boat
field-choice = use or keep
field-trigger = when

## Events

event-seated = { $seat } plays { $colour }.
event-circle-drawn = The circle of the { $island } is { $cell }.
event-start-rolled = { $seat } rolls { $total } for the start.
event-compensated = { $seat } sits between the two others, so begins and has two planes.
event-began = { $seat } begins.
event-rolled = { $seat } rolls { $dice } = { $points }.
event-moved =
    { $start ->
        [home] { $seat } moves a { $pawn } from home to { $to }
       *[other] { $seat } moves a { $pawn } from { $start } to { $to }
    } ({ $points } left).
event-fog-raised = { $seat } raises the fog ({ $source }): no attack on { $seat } until the next turn.
event-updraft-caught =
    { $start ->
        [home] { $seat } lets a plane at home catch an updraft ({ $source }).
       *[other] { $seat } lets the plane on { $start } catch an updraft ({ $source }).
    }
event-gulf-stream-caught =
    { $start ->
        [home] { $seat } lets a { $pawn } at home catch the Gulf Stream.
       *[other] { $seat } lets the { $pawn } on { $start } catch the Gulf Stream.
    }
event-boum-played = { $seat } plays Boom ({ $source }) on the { $colour } boat on { $cell }.
event-pawn-attacked = { $seat } attacks the { $colour } { $target } on { $cell } with the { $pawn } on { $start }, { $boost }: { $attack } against { $defence }.
event-island-attacked = { $seat } attacks the { $island } ({ $colour }) with the { $pawn } on { $start }, { $boost }: { $attack } against { $defence }.
event-said-no = { $seat } plays a secret card: { $trigger }. It is cancelled.
event-reinforced = { $seat } plays a secret +1 in defence: { $attack } against { $defence }.
event-repelled = The attack of { $seat } has become too weak.
event-die-rolled =
    { $die ->
        [0] { $seat } rolls a skull.
       *[other] { $seat } rolls { $die }.
    }
event-skull-cancelled = { $seat } cancels the skull.
event-skull-accepted = { $seat } accepts the skull.
event-attack-won = { $seat } wins the attack.
event-attack-failed = The attack of { $seat } fails; nothing is lost.
event-island-taken = { $seat } takes the { $island }.
event-pawn-lost =
    { $place ->
        [home] A { $colour } { $pawn } at home is lost.
       *[other] The { $colour } { $pawn } on { $place } is lost.
    }
event-pawn-gained =
    { $place ->
        [home] A new { $colour } { $pawn } is at home.
       *[other] A new { $colour } { $pawn } is on { $place }.
    }
event-card-drawn = { $seat } draws: { $card }.
event-card-kept = { $seat } draws a card and keeps it secret.
event-card-seen = Your new card: { $card }.
event-deck-shuffled = The deck was empty: { $cards } discarded cards are shuffled.
event-wheel-spun = { $seat } spins the wheel: { $sector }.
event-badge-gained = { $seat } gets the badge { $badge }.
event-nothing-happened = Nothing happens to { $seat }.
event-kraken-rose = The Kraken rises around { $cell }, called by { $seat }.
event-engulfed = Deep Hole Bermuda engulfs the pawns of { $seat }, who misses the next turn.
event-turn-skipped = { $seat } misses this turn; the pawns come back from the Deep Hole.
event-fortified = { $seat } fortifies the { $island }: power { $power }.
event-turn-ended = { $seat } ends the turn.
event-went-out = { $seat } has no pawn and no island left and is out of the game.
event-seat-left = { $seat } leaves the game.
event-island-freed = The { $island } is white again.
event-time-called = The time is over: the turn of { $seat } is the last.
event-game-ended = { $reason }
event-armed = You have armed: { $trigger }.
event-disarmed = You have disarmed: { $trigger }.

## Previews

preview-move =
    { $points ->
        [0] Costs { $cost }, no points left
       *[other] Costs { $cost }, { $points } left
    }
preview-sail =
    { $start ->
        [home] { $pawn } from home to { $to }
       *[other] { $pawn } { $start } to { $to }
    }
preview-cost = −{ $cost }
preview-attack = { $attack } against { $defence }: { $least }–6 wins
preview-odds = ({ $least }–6 wins)
preview-target =
    { $boost ->
        [0] Attack { $colour } { $target } { $cell } from { $start }
       *[other] Attack { $colour } { $target } { $cell } from { $start }, +1
    }
preview-shore =
    { $boost ->
        [0] Attack the { $island } from { $start }
       *[other] Attack the { $island } from { $start }, +1
    }
preview-mystery = You draw a mystery card.
preview-wheel = You spin the wheel.
preview-battleship = You roll a die: a skull loses the plane, 5–6 wins a battleship.
preview-fortify = The power becomes { $power }; the two boats are lost.
preview-end =
    { $points ->
        [0] Your turn ends.
        [one] Your turn ends; { $points } point is lost.
       *[other] Your turn ends; { $points } points are lost.
    }
preview-plane-kept = Your plane stays.
preview-plane-lost = Your plane is lost.
preview-attack-lost = The attack has failed.

## The position

position-over = The game is over. { $ending }
position-turn =
    { $reader ->
        [active] Round { $round } of { $rounds }. Your turn: { $phase }.
       *[other] Round { $round } of { $rounds }. It is for { $seat } to decide: { $phase }.
    }
position-sail =
    { $points ->
        [0] no points left; attack, use a special cell, fortify or end the turn
        [one] 1 point left to move; then attack, use a special cell, fortify or end the turn
       *[other] { $points } points left to move; then attack, use a special cell, fortify or end the turn
    }
position-dice = Dice: { $dice }.
position-fast =
    { $place ->
        [home] A { $pawn } at home goes two cells for a point this turn.
       *[other] The { $pawn } on { $place } goes two cells for a point this turn.
    }
position-time-over = The time is over: this turn is the last.
position-where = { $island } ({ $first }–{ $last }, circle { $circle })
position-white-islands = White, power { $power } each: { $islands }.
position-island = The { $where }: { $colour }, power { $power }{ $rings ->
        [0] .
        [one] , { $rings } ring.
       *[other] , { $rings } rings.
    }
position-seat =
    { $seat } is { $colour }: { $islands ->
        [one] { $islands } island
       *[other] { $islands } islands
    }, { $cards ->
        [one] { $cards } secret card
       *[other] { $cards } secret cards
    }.
position-out = { $seat } was { $colour } and is out of the game.
position-pawns = — { $pawn }: at home { $home }; at sea: { $cells }; in reserve { $reserve }.
position-badges = — badges: { $badges }.
position-badge = { $count } × { $badge }
position-immune = — still has “cancel a skull”.
position-fog = — { $seat } is in the fog and cannot be attacked.
position-deep-hole = — the pawns of { $seat } are in the Deep Hole: the next turn is missed.
position-white = White boats: { $cells }.
position-mystery = Mystery cells: { $cells }.
position-wheel = Wheel cells: { $cells }.
position-battleship = Battleship cells: { $cells }.
position-deck =
    { $deck ->
        [one] { $deck } card in the deck
       *[other] { $deck } cards in the deck
    }, { $discards } discarded.
position-hand = Your secret cards: { $cards }.
position-orders = Armed, for when you hold the card: { $triggers }.

## Scores

score-island = The { $island }
score-island-power = Power of the islands: { $power } (breaks ties)
score-pawn-power = Power of the pawns: { $power } (breaks ties)

## Refusals

refused-out-of-turn = It is the turn of { $seat }; now you can only arm or disarm your secret cards.
refused-skull = Your die shows a skull; decide first whether you cancel it.
refused-lose = You lose a { $pawn }; choose first which one.
refused-after-roll = The dice are rolled; you can move, attack, use a special cell, fortify or end the turn.
refused-roll-first = Your turn begins; roll the dice first.
refused-in-fog = You are in the fog already; keep it for another turn.
refused-not-held = You do not hold the card { $card }; choose something else.
refused-no-badge = You have no badge { $card }; choose something else.
refused-armed = { $trigger }: this is armed already; you can disarm it.
refused-disarmed = { $trigger }: this is not armed; you can arm it.
refused-no-pawn =
    { $start ->
        [home] You have no { $pawn } at home; you have one here: { $places }.
       *[other] You have no { $pawn } on { $start }; you have one here: { $places }.
    }
refused-no-such-pawn = You have no { $pawn } on the board; choose another kind of pawn.
refused-fast =
    { $start ->
        [home] The pawn at home is fast already; choose another.
       *[other] The pawn on { $start } is fast already; choose another.
    }
refused-gulf-stream-plane = The Gulf Stream does not help planes; choose a boat or a battleship.
refused-no-gulf-stream = You have no badge Gulf Stream; roll the dice.
refused-stay = The pawn is on { $to } already; choose another cell.
refused-full = Two pawns are on { $to } and there is no room for a third; pass by or stop next to it.
refused-too-far = { $to } costs { $cost } and you have { $points } left; choose a nearer cell.
refused-own = That is your own; choose a target of another colour.
refused-no-target = There is no { $colour } { $pawn } on { $cell }; look again where it is.
refused-not-near = { $cell } is not next to { $start }; bring a pawn to the same cell or one next to it.
refused-not-at-island =
    { $start ->
        [home] A pawn at home cannot attack the { $island }; bring one next to its land.
       *[other] { $start } is not next to the { $island }; bring a pawn next to its land.
    }
refused-fog = The colour { $colour } is in the fog; attack somebody else this turn.
refused-deep-hole = The pawns of the colour { $colour } are in the Deep Hole; choose another target.
refused-too-weak = { $attack } against { $defence } is too weak; bring more of your pawns next to the attacker.
refused-not-special = { $cell } is no special cell; move a pawn to one first.
refused-no-plane-there = Only a plane can use { $cell }; move one there.
refused-nobody-there = You have no pawn on { $cell }; move one there.
refused-began-there = The pawn on { $cell } began its turn there; it has to come from another cell.
refused-no-fortification = This game is played without rings; you can attack or use a special cell.
refused-not-yours = The { $island } is not yours; conquer it first.
refused-most-rings = The { $island } has three rings, which is the most; fortify another.
refused-no-boats = Two of your boats on those cells must be next to the { $island }; there now: { $boats }.
refused-nothing-to-lose = There is nothing of that kind to decide now; go on with your turn.

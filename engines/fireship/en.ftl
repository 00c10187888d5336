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
        [0] { "" }
        [one] Time limit of the game: { $number } hour
       *[other] Time limit of the game: { $number } hours
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
pick-corner-facing = Two players sit opposite each other: { $taken } is taken, so your corner is { $left }.

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
cell-mystery = the mystery cell { $cell }
cell-wheel = the wheel cell { $cell }
cell-battleship = the battleship cell { $cell }
cell-plain = the cell { $cell }

spelled-home = home

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
quoted = “{ $card }”
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
boosted = , with a +1 card
unboosted = { "" }
choice-use = use it
choice-keep = keep it
trigger-attack = “No” to an attack
trigger-boum = “No” to a Boom
trigger-kraken = “No” to the Kraken
trigger-misfortune = “No” to bad luck
trigger-defence = +1 in defence

## What is decided, why the game ended

phase-start = roll the dice, or first play cards for the start of the turn
phase-lose-boat = choose the boat that is lost
phase-lose-plane = choose the plane that is lost
phase-skull = use or keep “Cancel a skull”
ending-conquest = All nine islands are conquered.
ending-last = Only one player is left.
ending-rounds = The last turn has been played: most islands wins.
ending-time = Time is up: most islands wins.
ending-nobody = Nobody is left: those who went out last share the win.

## Actions

verb-roll = Roll the dice
verb-fog = Raise the fog: nobody may attack you until your next turn
verb-updraft = Let a plane go two cells for a point this turn
verb-gulfstream = Let a boat or battleship go two cells for a point this turn
verb-move = Move a pawn
verb-boum = Destroy a boat with “Boom”
verb-attack = Attack a pawn
verb-invade = Attack an island
verb-special = Use the special cell where a pawn arrived
verb-fortify = Turn two boats into a ring
verb-immunity = Use or keep “Cancel a skull”
verb-lose = Choose the pawn that is lost
verb-end = End the turn
verb-arm = Arm a secret card
verb-disarm = Disarm a secret card
verb-timeover = Time is up
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
action-boum = “Boom” ({ $source }) on the { $colour } boat on { $cell }
action-attack = Attack the { $colour } { $target } on { $cell } with the { $pawn } on { $start }{ $boost }
action-invade = Attack the { $island } with the { $pawn } on { $start }{ $boost }
action-special = Use { $cell }
action-fortify = Fortify the { $island } with the boats on { $first } and { $second }
action-immunity = “Cancel a skull”: { $choice }
action-lose =
    { $start ->
        [home] Lose a { $pawn } at home
       *[other] Lose the { $pawn } on { $start }
    }
action-end = End the turn
action-arm = Arm: { $trigger }
action-disarm = Disarm: { $trigger }
action-timeover = Time is up
choice-move-pawn = Move a { $pawn }
choice-move-start =
    { $start ->
        [home] Move a { $pawn } from home
       *[other] Move the { $pawn } on { $start }
    }
choice-attack-start = Attack with the { $pawn } on { $start }
choice-invade-start = Attack an island with the { $pawn } on { $start }
field-source = card or badge
field-start = start
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
parameter-fortification = fortification
parameter-rounds = rounds
parameter-time_limit = time_limit
parameter-dice = dice
parameter-compensation = compensation
parameter-source = source
parameter-start = start
parameter-pawn = pawn
parameter-to = to
parameter-colour = colour
parameter-cell = cell
parameter-target = target
parameter-boost = boost
parameter-island = island
parameter-first = first
parameter-second = second
parameter-choice = choice
parameter-trigger = trigger

## Events

event-seated = { $seat } plays { $colour }.
event-circle-drawn = The circle of the { $island } is { $cell }.
event-start-rolled = { $seat } rolls { $total } to see who begins.
event-compensated = { $seat } sits between the two others, so begins and has two planes.
event-began = { $seat } begins.
event-rolled = { $seat } rolls { $dice } = { $points }.
event-moved =
    { $start ->
        [home] { $seat } moves a { $pawn } from home to { $to }
       *[other] { $seat } moves a { $pawn } from { $start } to { $to }
    } ({ $points ->
        [0] no points left
        [one] 1 point left
       *[other] { $points } points left
    }).
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
event-boum-played = { $seat } plays “Boom” ({ $source }) on the { $colour } boat on { $cell }.
event-pawn-attacked = { $seat } attacks the { $colour } { $target } on { $cell } with the { $pawn } on { $start }{ $boost }: { $attack } against { $defence }.
event-island-attacked = { $seat } attacks the { $island } ({ $colour }) with the { $pawn } on { $start }{ $boost }: { $attack } against { $defence }.
event-said-no = { $seat } plays a secret card: { $trigger }. What was to happen is cancelled.
event-reinforced = { $seat } plays a secret +1 in defence: { $attack } against { $defence }.
event-repelled = { $seat }’s attack no longer has enough power, so it fails without a roll.
event-die-rolled =
    { $die ->
        [0] { $seat } rolls a skull.
       *[other] { $seat } rolls { $die }.
    }
event-skull-cancelled = { $seat } cancels the skull.
event-skull-accepted = { $seat } accepts the skull.
event-attack-won = { $seat } wins the attack.
event-attack-failed = { $seat }’s attack fails; nothing is lost.
event-island-taken = { $seat } takes the { $island }.
event-pawn-lost =
    { $place ->
        [home] A { $colour } { $pawn } at home is lost.
       *[other] The { $colour } { $pawn } on { $place } is lost.
    }
event-pawn-gained =
    { $place ->
        [home] A new { $colour } { $pawn } arrives at home.
       *[other] A new { $colour } { $pawn } arrives on { $place }.
    }
event-card-drawn = { $seat } draws “{ $card }”.
event-card-kept = { $seat } draws a card and keeps it secret.
event-card-seen = Your new card: “{ $card }”.
event-deck-shuffled = The deck was empty: { $cards } discarded cards are shuffled.
event-wheel-spun = { $seat } spins the wheel: “{ $sector }”.
event-badge-gained = { $seat } gets the badge “{ $badge }”.
event-nothing-happened = Nothing happens to { $seat }.
event-kraken-rose = The Kraken rises around { $cell }, called by { $seat }.
event-engulfed = Deep Hole Bermuda engulfs the pawns of { $seat }, who misses the next turn.
event-turn-skipped = { $seat } misses this turn; the pawns come back from the Deep Hole.
event-fortified = { $seat } fortifies the { $island }: power { $power }.
event-turn-ended = { $seat } ends the turn.
event-went-out = { $seat } has no pawn and no island left and is out of the game.
event-seat-left = { $seat } leaves the game.
event-island-freed = The { $island } is white again.
event-time-called = Time is up: { $seat }’s turn is the last.
event-game-ended = { $reason }
event-armed = You have armed: { $trigger }.
event-disarmed = You have disarmed: { $trigger }.

## Previews

preview-sail =
    { $start ->
        [home] { $pawn } from home to { $to }
       *[other] { $pawn } from { $start } to { $to }
    }
preview-cost = −{ $cost }
preview-attack = { $attack } against { $defence }: { $least }–6 wins
preview-odds = ({ $least }–6)
preview-target =
    { $boost ->
        [0] Attack { $colour } { $target } { $cell } from { $start }, { $attack } : { $defence }
       *[other] Attack { $colour } { $target } { $cell } from { $start }, +1, { $attack } : { $defence }
    }
preview-shore =
    { $boost ->
        [0] Attack { $side } from { $start }, { $attack } : { $defence }
       *[other] Attack { $side } from { $start }, +1, { $attack } : { $defence }
    }
preview-mystery = You draw a mystery card.
preview-wheel = You spin the wheel.
preview-battleship = You roll a die: on a skull the plane is lost, on 5–6 you win a battleship.
preview-fortify = The power becomes { $power }; the two boats are lost.
preview-end =
    { $points ->
        [0] End the turn
        [one] End, lose 1 point
       *[other] End, lose { $points } points
    }
preview-plane-kept = Your plane stays.
preview-plane-lost = Your plane is lost.
preview-attack-lost = The attack then fails.

## The panel

side-north-west = north-west
side-north = north
side-north-east = north-east
side-east = east
side-south-east = south-east
side-south = south
side-south-west = south-west
side-west = west
side-centre = centre
towards-north-west = nearer north-west
towards-north = nearer north
towards-north-east = nearer north-east
towards-east = nearer east
towards-south-east = nearer south-east
towards-south = nearer south
towards-south-west = nearer south-west
towards-west = nearer west
towards-centre = nearer the centre
group-boat = Boat
group-plane = Plane
group-battleship = Battleship
group-island = Islands
group-special = Special cells
group-pawn = Pawns
group-any = Any cell
group-attack = Attack
group-boum = Boom
group-fortify = Rings
group-orders = Secret cards
preview-to-island = { $pawn } → { $side } { $have }/{ $need } −{ $cost }
preview-towards-island = { $pawn } → { $towards } −{ $cost }
preview-to-special = { $pawn } → { $special } { $cell } −{ $cost }
preview-to-pawn = { $pawn } → beside { $cell }, { $have } : { $need } −{ $cost }
preview-to-cell = { $pawn } → { $cell } −{ $cost }
preview-gathers = { $island }: { $have } of { $need } there, { $points ->
        [0] no points left
        [one] 1 point left
       *[other] { $points } points left
    }
preview-left =
    { $points ->
        [0] No points left
        [one] 1 point left
       *[other] { $points } points left
    }
preview-points-lost =
    { $points ->
        [one] 1 point is lost.
       *[other] { $points } points are lost.
    }
preview-pawn-lost =
    { $place ->
        [home] A { $pawn } at home is lost.
       *[other] The { $pawn } on { $place } is lost.
    }
preview-end-button = End
preview-use = Use the { $special } { $cell }
preview-ring = Ring: { $side }, power { $power }
preview-ring-of = Fortify { $side } with { $first }, { $second }
preview-conquer = Attack the { $island }, { $attack } : { $defence }
preview-strike = Attack { $colour } { $target } { $cell }, { $attack } : { $defence }
preview-destroy = Boom: { $colour } boat { $cell }
preview-updraft =
    { $start ->
        [home] Updraft: plane at home
       *[other] Updraft: plane { $start }
    }
preview-gulf-stream =
    { $start ->
        [home] Gulf Stream: { $pawn } at home
       *[other] Gulf Stream: { $pawn } { $start }
    }
preview-lose =
    { $start ->
        [home] The { $pawn } at home
       *[other] The { $pawn } on { $start }
    }
brief-orders = Your secret orders
brief-orders-when = What is armed is played by itself, when its moment comes.
brief-roll = Round { $round } of { $rounds }: roll { $dice } dice
brief-cards-first = Before the roll, you can play a card.
brief-points =
    { $points ->
        [0] Round { $round } of { $rounds } · no points left
        [one] Round { $round } of { $rounds } · 1 point to move
       *[other] Round { $round } of { $rounds } · { $points } points to move
    }
brief-no-attack = Nothing can be attacked yet.
brief-aim = The { $island } takes { $need }: a boat is { $boat }, a plane { $plane }.
brief-aim-begun = The { $island } takes { $need }; you have { $have } there.
brief-together = Put your pawns there side by side.
brief-where =
    { $points ->
        [one] { $pawn }, 1 point: where to?
       *[other] { $pawn }, { $points } points: where to?
    }
brief-have-need = { $have }/{ $need }: you would have { $have } there, it takes { $need }.
brief-attack = { $target }: { $attack } against { $defence }
brief-the-island = { $island }
brief-the-pawn = { $colour } { $target } on { $cell }
brief-odds = { $least } or more on the die wins.
brief-even = With 1 power more, a 4 is enough.
brief-left =
    { $points ->
        [one] 1 point is left to move first.
       *[other] { $points } points are left to move first.
    }
brief-attack-it = Attack { $target }?
brief-at-island = the { $island }
brief-at-pawn = the { $colour } { $target } on { $cell }
brief-fail = Fail, and you lose no pawn; your turn ends either way.
brief-use = Use the { $special } { $cell }?
brief-end =
    { $points ->
        [0] End the turn?
        [one] End the turn? 1 point is lost.
       *[other] End the turn? { $points } points are lost.
    }
brief-still = You could still do this: { $move }.
brief-lose = Which { $pawn } do you lose?
brief-lose-which = It goes back to your reserve.
brief-lose-it =
    { $start ->
        [home] Lose a { $pawn } at home?
       *[other] Lose the { $pawn } on { $start }?
    }
brief-skull = The die shows a skull: cancel it?
brief-skull-attack = If you do, the die is rolled again; if not, the attack has failed.
brief-skull-plane = If you do, your plane stays; if not, it is lost.
brief-skull-once = You can cancel one skull in a game.
brief-skull-keep = Keep “Cancel a skull”?
brief-do = { $action }?
brief-move = { $pawn }: go to { $to }?
brief-move-ends = Your turn ends with this move.
brief-told = { $consequence }.
brief-fortify = Fortify the { $island }?
brief-ring-where = A ring of two boats: where?
brief-ring-why = A ring raises an island’s power; the two boats are lost.
brief-boum = Which boat do you destroy with “Boom”?
hint-roll = The dice say how many points your pawns may move, all together.
hint-move = Share your points among your pawns; boats sail around islands, planes fly over one for 4.
hint-where = An island is attacked from the cells beside it, a special cell is used by whoever has just arrived there.
hint-gather = An island’s number is what it takes: gather as much power beside it, boat 1, plane 2, battleship 4, side by side.
hint-attack = As much power wins with 5 or 6 on the die, more with 4 to 6; an attack ends your turn.

## The position

position-over = The game is over. { $ending }
position-turn =
    { $reader ->
        [active] Round { $round } of { $rounds }. Your turn: { $phase }.
       *[other] Round { $round } of { $rounds }. It is for { $seat } to decide: { $phase }.
    }
position-sail =
    { $points ->
        [0] no points left
        [one] 1 point left to move
       *[other] { $points } points left to move
    }{ $boum ->
        [yes] ; “Boom” if you like
       *[no] { "" }
    }; at the end attack, use a special cell{ $fortification ->
        [on] , fortify
       *[off] { "" }
    } or just end the turn
position-dice = Dice: { $dice }.
position-fast =
    { $place ->
        [home] A { $pawn } at home goes two cells for a point this turn.
       *[other] The { $pawn } on { $place } goes two cells for a point this turn.
    }
position-time-over = Time is up: this turn is the last.
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
    }{ $cards ->
        [0] { "" }
        [one] , { $cards } secret card
       *[other] , { $cards } secret cards
    }.
position-out = { $seat } was { $colour } and is out of the game.
position-pawns = — { $pawn }: { $home ->
        [0] { "" }
       *[other] { $home } at home;{ " " }
    }at sea: { $cells }; in reserve: { $reserve }.
position-badges = — badges: { $badges }.
position-badge = { $count } × { $badge }
position-immune = — still has “Cancel a skull”.
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

result-total =
    { $points ->
        [one] { $points } island
       *[other] { $points } islands
    }
result-unit = islands
score-island = The { $island }
score-island-power = Power of the islands: { $power } (breaks ties)
score-pawn-power = Power of the pawns: { $power } (breaks ties)

## Refusals

refused-out-of-turn = It is { $seat }’s turn; now you can only arm or disarm your secret cards.
refused-skull = Your die shows a skull; decide first whether you cancel it.
refused-lose = You lose a { $pawn }; choose first which one.
refused-after-roll = The dice are rolled; you can move, attack, use a special cell{ $fortification ->
    [on] , fortify
   *[off] { "" }
} or end the turn.
refused-roll-first = Your turn begins; roll the dice first.
refused-in-fog = You are in the fog already; keep it for another turn.
refused-not-held = You do not hold the card “{ $card }”; choose something else.
refused-no-badge = You have no badge “{ $card }”; choose something else.
refused-armed = { $trigger }: this is armed already; you can disarm it.
refused-disarmed = { $trigger }: this is not armed; you can arm it.
refused-no-pawn =
    { $start ->
        [home] You have no { $pawn } at home; yours: { $places }.
       *[other] You have no { $pawn } on { $start }; yours: { $places }.
    }
refused-no-such-pawn = You have no { $pawn } on the board; choose another kind of pawn.
refused-fast =
    { $start ->
        [home] The pawn at home is fast already; choose another.
       *[other] The pawn on { $start } is fast already; choose another.
    }
refused-gulf-stream-plane = The Gulf Stream does not help planes; choose a boat or a battleship.
refused-no-gulf-stream = You have no badge “Gulf Stream”; roll the dice.
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
refused-fog = The { $colour } player is in the fog; attack somebody else this turn.
refused-deep-hole = The { $colour } pawns are in the Deep Hole; choose another target.
refused-too-weak = { $attack } against { $defence } is too weak; bring more of your pawns next to the attacker.
refused-not-special = { $cell } is no special cell; move a pawn to one first.
refused-no-plane-there = Only a plane can use { $cell }; move one there.
refused-nobody-there = You have no pawn on { $cell }; move one there.
refused-began-there = The pawn on { $cell } began its turn there; it has to come from another cell.
refused-no-fortification = This game is played without rings; you can attack or use a special cell instead.
refused-not-yours = The { $island } is not yours; conquer it first.
refused-most-rings = The { $island } has three rings, which is the most; fortify another.
refused-no-boats = Two of your boats on those cells must be next to the { $island }; there now: { $boats }.
refused-nothing-to-lose = There is nothing of that kind to decide now; go on with your turn.

picture-islands = Islands
picture-power = Power
picture-pawns = Pawns
picture-won = wins with { $islands } of 9 islands, { $ahead } more than { $next }
picture-stronger = wins with { $islands ->
    [one] one island, the stronger one,
   *[other] { $islands } islands, the stronger ones,
} { $power } to { $other }
picture-pawns-stronger = wins with { $islands ->
    [0] no island
    [one] one island
   *[other] { $islands } islands
} and the stronger pawns, { $power } to { $other }
picture-shared = share the victory, { $islands ->
    [0] without an island
    [one] one island each
   *[other] { $islands } islands each
}
picture-last = is the last one left, and wins
picture-tie-power = { $islands ->
    [one] One island each
   *[other] { $islands } islands each
}: those of { $seat } are stronger, { $power } to { $other }
picture-tie-pawns = { $islands ->
    [0] No islands
    [one] One island each
   *[other] { $islands } islands each
}: the pawns of { $seat } are stronger, { $power } to { $other }

## The lesson

lesson-1 = You are green, in the top left corner. Islands win the game: whoever has most of them at the end. A turn begins with the dice, so roll them.
lesson-2 = Your dice show 11 points, and a step costs 1. The north-west island takes 3. Send your plane to its shore: a plane has power 2.
lesson-3 = Two of three. A boat has power 1: bring it to the same cell. Pawns beside an island add up.
lesson-4 = Three against three is enough to attack: 5 or 6 on the die wins. With more power than the island, 4 does it, too. If it fails, you lose nothing.
lesson-5 = The island is yours: your flag is on it, and a boat of yours in the green circle. An attack ends your turn. Your opponent has played; roll again.
lesson-6 = A pawn that stops on a ? may draw a card there. Send a boat from home to the nearest one.
lesson-7 = Use the ? now. That is your main action, one a turn: an attack, a special cell or a ring.
lesson-8 = The card brought you a second plane. It is your turn again, and the dice are rolled. Two boats of yours lie beside your island: make a ring of them, and its power grows from 2 to 5.
lesson-end = **That is all you need.** Gather pawns beside an island, attack as soon as the power is enough, guard what you have. Nobody knows which turn will be the last.

## The signs on the picture of the rules

legend-own = your island: the power that takes it
legend-island = free island: the power that takes it
legend-guard = a white boat guards each island
legend-pawns = your boat and your plane
legend-mystery = mystery: a pawn may draw a card
legend-battleship = battleship cell, for planes
legend-wheel = wheel: a pawn may spin it

## What a victory may earn

achievement-equals = Against the odds
achieved-equals = Two attacks won with no more power than the defence
achievement-unsunk = Not a scratch
achieved-unsunk = Not a boat and not a plane lost
achievement-centre = Heart of the sea
achieved-centre = The centre island held at the end
achievement-refusal = No means no
achieved-refusal = An attack turned away with a “No”
achievement-isles = The archipelago is yours
achieved-isles = Five islands or more at the end

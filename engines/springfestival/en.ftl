game-name = Spring Festival
game-summary = Launch rockets, set off chains, complete compositions, end in a grand finale before the Emperor.

option-signs = Chinese sign
option-signs-off = none
option-signs-random = one at random
option-signs-goat = Goat
option-signs-rooster = Rooster
option-signs-rabbit = Rabbit
option-signs-dog = Dog
option-signs-snake = Snake
option-signs-tiger = Tiger
option-signs-rat = Rat
option-signs-monkey = Monkey
option-signs-dragon = Dragon
option-signs-pig = Pig
option-signs-ox = Ox
option-signs-horse = Horse

## Things

colour-blue = blue
colour-green = green
colour-red = red
colour-yellow = yellow

direction-n = N
direction-ne = NE
direction-e = E
direction-se = SE
direction-s = S
direction-sw = SW
direction-w = W
direction-nw = NW

shape-i3 = line of three
shape-v3 = corner of three
shape-o4 = square of four
shape-t4 = T of four
shape-l4 = L of four
shape-j4 = J of four

sign-goat = Goat
sign-rooster = Rooster
sign-rabbit = Rabbit
sign-dog = Dog
sign-snake = Snake
sign-tiger = Tiger
sign-rat = Rat
sign-monkey = Monkey
sign-dragon = Dragon
sign-pig = Pig
sign-ox = Ox
sign-horse = Horse

figure-i3-adjacent = in a row { $value }, { $value }, any
figure-i3-spaced = in a row { $value }, any, { $value }
figure-v3-adjacent = from the top { $value }, { $value }; any to the right of the last
figure-v3-spaced = from the top { $value }, any; { $value } to the right of the last
figure-o4-adjacent = in a row { $value }, { $value }; below them any, any
figure-o4-spaced = in a row { $value }, any; below them any, { $value }
figure-t4-adjacent = in a row any, { $value }, any; { $value } below the middle
figure-t4-spaced = in a row { $value }, any, { $value }; any below the middle
figure-l4-adjacent = from the top any, { $value }, { $value }; any to the right of the last
figure-l4-spaced = from the top { $value }, any, any; { $value } to the right of the last
figure-j4-adjacent = from the top { $value }, { $value }, any; any to the left of the last
figure-j4-spaced = from the top any, { $value }, any; { $value } to the left of the last

## What a seat may do

verb-lay = Lay a starting tile
verb-rotate = Turn the shop
verb-place = Place the new tile and launch it
verb-complete = Complete a composition
verb-done = Complete nothing more this round
verb-finale = Start the grand finale

field-explosions = starting tile, by its explosions
field-cell = cell (column,row)
field-quarters = quarter turns clockwise
field-card = composition
field-cells = cells

action-lay = Lay the { $explosions } on { $cell }
action-rotate = { $quarters ->
    [0] Leave the shop as it is
    [1] Turn the shop a quarter
    [2] Turn the shop by half
   *[other] Turn the shop three quarters
}
action-place = Place on { $cell }
action-complete = Complete { $card } on { $cells }
action-done = Done
action-finale = Start with { $cell }
choice-lay-explosions = Lay the { $explosions }
choice-complete-card = Complete { $card }

## What happens

event-opened = { $first } will begin. First everybody lays four starting tiles.
event-sign-drawn = The sign of this game is the { $sign }.
event-laid = You lay the { $colour } { $explosions } on { $cell }.
event-prepared = { $seat } has laid all starting tiles.
event-shown = All starting tiles lie: now everybody sees them.
event-round-began = Round { $round }: { $active } turns the shop.
event-turned = { $quarters ->
    [0] { $seat } leaves the shop as it is.
    [1] { $seat } turns the shop a quarter clockwise.
    [2] { $seat } turns the shop by half.
   *[other] { $seat } turns the shop three quarters clockwise.
}
event-received = { $seat } gets the { $colour } { $explosions }.
event-discarded = Nobody takes the { $colour } { $explosions }; it leaves the game.
event-replaced = { $seat } takes the { $colour } { $explosions } on { $cell } out of the game.
event-launched = { $seat } launches the { $colour } { $explosions } on { $cell }: { $chain ->
    [one] 1 tile explodes
   *[other] { $chain } tiles explode ({ $cells })
}{ $sparks ->
    [0] {""}
    [one] , 1 Spark
   *[other] , { $sparks } Sparks
}.
event-colours-completed = { $seat } completes a colour composition ({ $shape }, { $colour }) on { $cells }: { $points } points.
event-pattern-completed = { $seat } completes a pattern composition ({ $shape }, { $explosions }) on { $cells }: { $points } points.
event-colours-drawn = { $seat } draws a colour composition: { $shape }, { $colour }, { $points } points.
event-pattern-drawn = { $seat } draws a pattern composition: { $shape }, { $explosions }, { $points } points.
event-deck-empty = No card of this kind is left for { $seat } to draw.
event-stopped = { $seat } completes nothing more this round.
event-finale-began = The grand finale! All tiles are turned to their Rocket side.
event-bouquet = { $seat } starts on { $cell }: { $chain } of { $tiles } tiles explode.
event-perfect-bouquet = A perfect finale: { $seat } earns { $applause } Applause.
event-departed = { $seat } has left; the tiles and cards leave the game too.
event-ended = The festival is over, and the Emperor names the master of fireworks.

## Before a choice

preview-lay = { $tile } on { $cell }
preview-last = With the { $tile } all your starting tiles lie, and stay.
preview-replace = { $cell } ({ $tile })
preview-place = The { $tile }{ $replaced ->
    [none] {""}
   *[other] {" "}takes the place of the { $replaced }
}: { $chain ->
    [one] 1 tile explodes
   *[other] { $chain } tiles explode
}{ $sparks ->
    [0] {""}
    [one] , +1 Spark
   *[other] , +{ $sparks } Sparks
}{ $cards ->
    [0] {""}
    [one] , 1 composition fits
   *[other] , { $cards } compositions fit
}
preview-effect = 💥{ $chain }{ $sparks ->
    [0] {""}
   *[other] {" "}✨{ $sparks }
}{ $cards ->
    [0] {""}
   *[other] {" "}🏮{ $cards }
}
preview-receives = { $seat }: { $tile }
preview-rotate = { $received }
preview-mine = → { $tile }
preview-composition = { $card } on { $cells }
preview-complete = { $points } points; { $tiles } tiles turn back and a card is drawn
preview-complete-last = { $points } points; { $tiles } tiles turn back, no card is left to draw
preview-done = You complete nothing more this round
preview-start = { $tile } on { $cell }
preview-finale = { $chain } of { $tiles } tiles explode
preview-bang = 💥{ $chain }
preview-perfect = A perfect finale: all { $tiles } tiles explode, +{ $applause } Applause

## Why not

refused-lay-first = Starting tiles come first: you have { $left } left to lay.
refused-turn-first = Turn the shop first: leave it, or turn it by one, two or three quarters.
refused-place-first = Place your { $tile } first, on a free cell beside one of your tiles or on any of them.
refused-placed = Your tile is placed. Complete a composition that fits, or say that you are done.
refused-finale-now = It is time for the grand finale: choose the tile to start with.
refused-quarters = The shop is turned by 0, 1, 2 or 3 quarters.
refused-not-in-set = You have no starting tile with { $explosions } left. You still have: { $left }.
refused-first-cell = Your first tile goes to { $cell }; the others join it.
refused-lay-beside = On { $cell } it would not touch the side of a tile of yours, or a tile lies there. Choose a free cell beside one.
refused-place-beside = { $cell } is not beside a tile of yours. Choose a free cell that touches the side of one, or replace a tile.
refused-not-your-card = That composition does not lie before you. Choose one of yours.
refused-cells = A { $card } has { $cells } cells. Name all of them, each once.
refused-not-exploded = On { $cell } you have no tile on its Explosion side; white cells need one too.
refused-no-fit = These tiles do not match: { $card }. It may be turned, but not mirrored.
refused-no-tile = You have no tile on { $cell }. Start with one of your tiles.

## Scores

score-bouquet = Grand finale: { $chain } of { $tiles } tiles exploded
score-applause = Applause
score-majority = { $rivals ->
    [0] No opponent has less Applause
    [one] More Applause than 1 opponent
   *[other] More Applause than { $rivals } opponents
}
score-compositions = { $cards ->
    [one] 1 composition
   *[other] { $cards } compositions
}
score-goat = Goat: columns with exactly one 1: { $count }
score-rooster = Rooster: 3s with a full Spark: { $count }
score-rabbit = Rabbit: pairs of 2s side by side: { $count }
score-dog = Dog: 4s with a free side: { $count }
score-snake = Snake: red tiles with tiles on all four sides: { $count }
score-tiger = Tiger: tiles of the biggest blue group: { $count }
score-rat = Rat: yellow tiles with a yellow at a corner: { $count }
score-monkey = Monkey: green tiles beside a green: { $count }
score-dragon = Dragon: full Sparks: { $count }
score-pig = Pig: pairs of arrows that meet: { $count }
score-ox = Ox: columns with 1, 2, 3 and 4: { $count }
score-horse = Horse: lines with all four colours: { $count }

ending-won = { $seat } wins with { $points } points.
ending-applause = { $seat } wins with { $points } points and more Applause.
ending-shared = { $seats } share the victory with { $points } points and as much Applause.
ending-alone = { $seat } is the last one left, and wins.

## The position in words

position-laying = Everybody lays four starting tiles. { $first } will begin.
position-turning = { $reader ->
    [active] Round { $round } of { $rounds }. Your turn to turn the shop: it decides who gets which tile.
   *[other] Round { $round } of { $rounds }. { $active } is the active player and turns the shop.
}
position-launching = { $task ->
    [place] Round { $round } of { $rounds }. Place your { $tile } and launch it (💥 explosions, ✨ Sparks, 🏮 compositions that fit).
    [complete] Round { $round } of { $rounds }. Complete compositions, or say that you are done.
   *[wait] Round { $round } of { $rounds }. Everybody places a tile. { $active } is the active player.
}
position-finale = The grand finale: everybody chooses a tile to start with.
position-over = The game is over. { $ending }
position-score = { $seat }: { $points } points.
position-waiting = Waiting for: { $seats }.
position-sign-goat = { $sign }: 3 points for each column with exactly one 1.
position-sign-rooster = { $sign }: 3 points for each 3 with a full Spark.
position-sign-rabbit = { $sign }: 5 points for each pair of 2s side by side.
position-sign-dog = { $sign }: 3 points for each 4 with a free side.
position-sign-snake = { $sign }: 5 points for each red tile with tiles on all four sides.
position-sign-tiger = { $sign }: 3 points for each tile of the biggest group of blue tiles.
position-sign-rat = { $sign }: 3 points for each yellow tile that touches another by a corner.
position-sign-monkey = { $sign }: 2 points for each green tile beside another.
position-sign-dragon = { $sign }: 2 points for each full Spark at the end of the game.
position-sign-pig = { $sign }: 2 points for each pair of arrows that point at each other.
position-sign-ox = { $sign }: 5 points for each column with a 1, a 2, a 3 and a 4.
position-sign-horse = { $sign }: 5 points for each line with all four colours.
position-shop = In the shop, before { $seat } (place { $place }): { $tile }.
position-shop-nobody = In the shop, before nobody (place { $place }): { $tile }.
position-piles = Tiles in each pile: { $height }. Cards to draw: { $colours } colour, { $patterns } pattern.
position-gone = { $seat } has left.
position-seat = { $seat }: { $applause } Applause; { $cards ->
    [one] 1 composition
   *[other] { $cards } compositions
} completed ({ $points } points).
position-received = { $seat } has to place: { $tile }.
position-laid = { $seat } has laid { $laid } of 4 starting tiles.
position-unlaid = You still have to lay: { $tile }.
position-rocket = { $seat }, on { $cell }: Rocket, { $tile }.
position-explosion = { $seat }, on { $cell }: Explosion, { $tile }.
position-sparks = { $seat }, full Sparks: { $sparks } ({ $pairs }).
position-composition = { $seat }, composition: { $card }; { $layout }. { $matched } of { $cells } cells match.
position-fire = { $colour } { $explosions }
position-tile = { $fire }, arrows { $arrows }, half-sparks { $sparks }
position-tile-bare = { $fire }, arrows { $arrows }
position-colours = { $shape }, { $colour }, { $points } points
position-pattern = { $shape }, { $explosions }, { $points } points

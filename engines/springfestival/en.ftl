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
parameter-signs = signs
parameter-explosions = explosions
parameter-cell = cell
parameter-quarters = quarters
parameter-card = card
parameter-cells = cells

action-lay = Lay the { $explosions } on { $cell }
action-rotate = { $quarters ->
    [0] Leave the shop as it is
    [1] Turn the shop by a quarter
    [2] Turn the shop by half
   *[other] Turn the shop by three quarters
}
action-place = Place on { $cell }
action-complete = Complete: { $card } on { $cells }
action-done = Done
action-finale = Start with { $cell }
choice-lay-explosions = Lay the { $explosions }
choice-complete-card = Complete: { $card }

## What happens

event-opened = { $first } will begin. First everybody lays four starting tiles.
event-sign-drawn = The sign of this game is the { $sign }.
event-laid = You lay the { $colour } { $explosions }.
event-prepared = { $seat } has laid all starting tiles.
event-shown = All starting tiles are laid: now everybody sees them.
event-round-began = Round { $round }: { $active } turns the shop.
event-turned = { $quarters ->
    [0] { $seat } leaves the shop as it is.
    [1] { $seat } turns the shop by a quarter, clockwise.
    [2] { $seat } turns the shop by half.
   *[other] { $seat } turns the shop by three quarters, clockwise.
}
event-received = { $seat } gets the { $colour } { $explosions }.
event-discarded = Nobody takes the { $colour } { $explosions }; it leaves the game.
event-replaced = { $seat } takes the { $colour } { $explosions } out of the game.
event-launched = { $seat } launches the { $colour } { $explosions }: { $chain ->
    [one] 1 tile explodes
   *[other] { $chain } tiles explode
}{ $sparks ->
    [0] {""}
    [one] , 1 Spark
   *[other] , { $sparks } Sparks
}.
event-colours-completed = { $seat } completes a colour composition ({ $shape }, { $colour }): { $points } points.
event-pattern-completed = { $seat } completes a pattern composition ({ $shape }, { $explosions ->
    [one] 1 explosion
   *[other] { $explosions } explosions
}): { $points } points.
event-colours-drawn = { $seat } draws a colour composition: { $shape }, { $colour }, { $points } points.
event-pattern-drawn = { $seat } draws a pattern composition: { $shape }, { $explosions ->
    [one] 1 explosion
   *[other] { $explosions } explosions
}, { $points } points.
event-deck-empty = No card of this kind is left for { $seat } to draw.
event-stopped = { $seat } completes nothing more this round.
event-finale-began = The grand finale begins: all tiles are flipped back to their Rocket side.
event-bouquet = { $seat } sets off the finale: { $chain ->
    [one] 1 of { $tiles } tiles explodes.
   *[other] { $chain } of { $tiles } tiles explode.
}
event-perfect-bouquet = A perfect finale: { $seat } earns { $applause } Applause.
event-departed = { $seat } has left; the tiles and cards leave the game, too.
event-ended = The festival is over, and the Emperor names the master of fireworks.

## Before a choice

preview-last = With the { $tile } all your starting tiles are laid; they stay where they are.
preview-replace = Place the { $tile } on your { $old }
preview-put = Place the { $tile }
short-lay = { $tile }{ $meets ->
    [0] { "" }
   *[other] {" "}↔{ $meets }
}
short-lay-worded = { $tile }{ $meets ->
    [0] { "" }
    [one] , 1 arrow
   *[other] , { $meets } arrows
}
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
}.
preview-effect = 💥{ $chain }{ $sparks ->
    [0] {""}
   *[other] {" "}✨{ $sparks }
}{ $cards ->
    [0] {""}
   *[other] {" "}🏮{ $cards }
}
preview-effect-worded = { $chain ->
    [one] 1 explosion
   *[other] { $chain } explosions
}{ $sparks ->
    [0] { "" }
    [one] , 1 Spark
   *[other] , { $sparks } Sparks
}{ $cards ->
    [0] { "" }
    [one] , 1 card
   *[other] , { $cards } cards
}
preview-receives = { $seat }: { $tile }
preview-rotate = { $received }
preview-mine = → { $tile }
preview-composition = { $card }
preview-complete = { $points } points; { $tiles } tiles are flipped back and a card is drawn.
preview-complete-last = { $points } points; { $tiles } tiles are flipped back, no card is left to draw.
preview-done = You complete nothing more this round.
preview-start = Start with the { $tile }
preview-finale = { $chain ->
    [one] 1 of { $tiles } tiles explodes
   *[other] { $chain } of { $tiles } tiles explode
}.
preview-bang = 💥{ $chain }
preview-bang-worded = { $chain ->
    [one] 1 explosion
   *[other] { $chain } explosions
}
preview-perfect = A perfect finale: all { $tiles } tiles explode, +{ $applause } Applause.

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
refused-not-your-card = That composition is not in front of you. Choose one of yours.
refused-cells = This composition ({ $card }) has { $cells } cells. Name all of them, each once.
refused-not-exploded = On { $cell } you have no tile on its Explosion side; white cells need one too.
refused-no-fit = These tiles do not match: { $card }. It may be rotated, but not mirrored.
refused-no-tile = You have no tile on { $cell }. Start with one of your tiles.

## Scores

result-total =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
result-unit = points
score-bouquet = Grand finale: { $chain } of { $tiles } tiles exploded
score-applause = Applause
score-majority = { $rivals ->
    [0] No opponent has less Applause
    [one] More Applause than one opponent
   *[other] More Applause than { $rivals } opponents
}
score-compositions = { $cards ->
    [one] 1 composition
   *[other] { $cards } compositions
}
score-goat = Goat: columns with exactly one 1: { $count }
score-rooster = Rooster: 3s with a full Spark: { $count }
score-rabbit = Rabbit: pairs of 2s side by side: { $count }
score-dog = Dog: 4s with at least one free side: { $count }
score-snake = Snake: red tiles with tiles on all four sides: { $count }
score-tiger = Tiger: tiles of the biggest group of blue ones: { $count }
score-rat = Rat: yellow tiles with another yellow one at a corner: { $count }
score-monkey = Monkey: green tiles beside another green one: { $count }
score-dragon = Dragon: full Sparks: { $count }
score-pig = Pig: pairs of arrows that point at each other: { $count }
score-ox = Ox: columns with 1, 2, 3 and 4: { $count }
score-horse = Horse: lines with all four colours: { $count }

ending-won = { $seat } wins with { $points } points.
ending-applause = { $seat } wins with { $points } points, by having more Applause.
ending-shared = { $seats } share the victory: { $points } points each and equal Applause.
ending-alone = { $seat } is the last player left, and wins.

## The position in words

position-laying = Everybody lays four starting tiles. { $first } will begin.
position-turning = { $reader ->
    [active] Round { $round } of { $rounds }. You turn the shop, and so decide who gets which tile.
   *[other] Round { $round } of { $rounds }. { $active } is the active player and turns the shop.
}
position-launching = { $task ->
    [place] Round { $round } of { $rounds }. Place your { $tile } and launch it (💥 explosions, ✨ Sparks, 🏮 compositions that fit).
    [complete] Round { $round } of { $rounds }. Complete compositions, or say that you are done.
   *[wait] Round { $round } of { $rounds }. Everybody places a tile. { $active } is the active player.
}
position-finale = The grand finale: everybody chooses a tile to start with.
position-over = The game is over. { $ending }
position-score = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
position-waiting = Waiting for: { $seats }.
position-sign-goat = { $sign }: 3 points for each column with exactly one 1.
position-sign-rooster = { $sign }: 3 points for each 3 with a full Spark.
position-sign-rabbit = { $sign }: 5 points for each pair of 2s side by side.
position-sign-dog = { $sign }: 3 points for each 4 with at least one of its four sides free.
position-sign-snake = { $sign }: 5 points for each red tile with tiles on all four sides.
position-sign-tiger = { $sign }: 3 points for each tile of the biggest group of blue tiles, two at least, side by side.
position-sign-rat = { $sign }: 3 points for each yellow tile that touches another yellow one by a corner.
position-sign-monkey = { $sign }: 2 points for each green tile beside another green one.
position-sign-dragon = { $sign }: 2 points for each full Spark at the end of the game.
position-sign-pig = { $sign }: 2 points for each pair of arrows that point at each other.
position-sign-ox = { $sign }: 5 points for each column with a 1, a 2, a 3 and a 4.
position-sign-horse = { $sign }: 5 points for each line with all four colours.
position-shop = In the shop, in front of { $seat } (place { $place }): { $tile }.
position-shop-nobody = In the shop, in front of nobody (place { $place }): { $tile }.
position-piles = Tiles in each pile: { $height }. Cards to draw: { $colours } colour, { $patterns } pattern.
position-gone = { $seat } has left.
position-seat = { $seat }: { $applause } Applause; { $cards ->
    [one] 1 composition
   *[other] { $cards } compositions
} completed ({ $points } points).
position-received = { $seat } has to place: { $tile }.
position-laid = { $seat } has laid { $laid } of 4 starting tiles.
position-unlaid = You still have to lay: { $tile }.
position-rocket = { $seat }, on { $cell }: Rocket, { $tile }; around it: { $beside }.
position-explosion = { $seat }, on { $cell }: Explosion, { $tile }; around it: { $beside }.
position-beside = { $direction } { $fire }
position-sparks = { $seat }, full Sparks: { $sparks } ({ $pairs }).
position-pair = { $first } – { $second }
position-composition = { $seat }, composition: { $card }; { $layout }. { $matched } of { $cells } cells match.
position-fire = { $colour } { $explosions }
position-tile = { $fire }, arrows { $arrows }, half-sparks { $sparks }
position-tile-bare = { $fire }, arrows { $arrows }
position-colours = { $shape }, { $colour }, { $points } points
position-pattern = { $shape }, { $explosions ->
    [one] 1 explosion
   *[other] { $explosions } explosions
}, { $points } points
place-tiles = the tiles { $tiles }
place-free = free, beside { $beside }
place-first = free

## On the final picture

picture-won = wins with { $points }, { $ahead } ahead of { $next }
picture-applause = wins with { $points }, with more Applause than { $next }
picture-shared = share the victory, { $points } each
picture-shared-applause = share the victory, { $points } each, with more Applause than { $next }
picture-alone = is the last one left, and wins
picture-score-bouquet = Tiles exploded
picture-score-applause = Applause
picture-score-majority = Most Applause
picture-score-compositions = Compositions
picture-sign = Sign: { $sign }
picture-points = Points

## The panel

called-i3 = line
called-v3 = corner
called-o4 = square
called-t4 = T
called-l4 = L
called-j4 = J
group-tile-1 = Tile 1
group-tile-2 = Tile 2
group-tile-3 = Tile 3
group-tile-4 = Tile 4
short-colours = { $colour } { $shape }, +{ $points }
short-pattern = { $shape } of { $explosions }s, +{ $points }
short-done = Done{ $points ->
    [0] { "" }
   *[other] , leave { $points }
}
short-finale = 💥{ $chain }{ $perfect ->
    [yes] , perfect
   *[no] { "" }
}
short-finale-worded = { $chain ->
    [one] 1 explosion
   *[other] { $chain } explosions
}{ $perfect ->
    [yes] , perfect
   *[no] { "" }
}
short-rotate = { $quarters ->
    [0] Leave it
    [1] A quarter
    [2] Half a turn
   *[other] Three quarters
} → { $tile }
loses-left = You leave a composition that fits: { $points } points.
loses-chain = { $chain ->
    [one] From the best tile one more tile would explode.
   *[other] From the best tile { $chain } more tiles would explode.
}
brief-lay = { $left ->
    [one] Lay your last starting tile
   *[other] Lay your starting tiles: { $left } left
}
brief-where = Where does your { $tile } go?
brief-lay-meets = ↔ is how many arrows join it with your tiles.
brief-lay-meets-worded = The figure is how many arrows join it with your tiles.
brief-lay-cards = Think of your cards: tiles that explode together complete them.
brief-lay-stays = A tile stays where it is laid.
brief-turn = Round { $round } of { $rounds }: turn the shop
brief-turn-all = Everybody gets the tile in front of them, you the one after the arrow.
brief-turn-others = Look at what the others would get, too.
brief-place = Round { $round } of { $rounds }: place your { $tile }
brief-signs = 💥 explosions · ✨ Sparks · 🏮 cards that fit.
brief-signs-worded = A button says what is set off, and how many cards then fit.
brief-replace = On a tile of yours, it takes that tile’s place.
brief-complete = { $cards ->
    [one] A composition fits: complete it?
   *[other] { $cards } compositions fit: choose one
}
brief-shared = They share tiles, and used tiles are flipped back.
brief-turned-back = Used tiles are flipped back to Rocket.
brief-new-card = A new card comes; it may fit, too.
brief-finale = The grand finale: light one tile
brief-finale-chain = Its arrows set off the others, and each tile that explodes is a point.
brief-best-chain = At best { $chain } of { $tiles } explode; all of them would bring +{ $applause } Applause.
brief-place-here = Place it here?
brief-ends = No composition fits then: your part of this round ends.
brief-complete-it = { $card }: complete it?
brief-done = Done for this round?
brief-start-here = Start the finale here?
brief-do = { $what }?
brief-over = The game is over
hint-lay = Lay the four tiles side by side; arrows show which tile sets off which.
hint-turn = The shop turns clockwise: so you decide which of the four tiles lies in front of whom.
hint-place = Place the tile beside one of yours, or on one: it explodes, and its arrows set off the Rockets that they point to.
hint-complete = Complete a composition while its tiles show Explosion, or say that you are done for this round.
hint-sparks = Where two half-sparks meet you get an Applause: 1 point, and 3 more for each opponent with less.
hint-cards = Explosion tiles that match a card complete it: its points are yours, and a new card comes.
hint-finale = All tiles are Rockets again: choose the one whose chain is the longest.
hint-applause = If every tile explodes you get 3 Applause, which also count against the others.
hint-score = Then points are counted: tiles, Applause, compositions.

## The lesson

lesson-1 = You have four tiles to begin with, and four cards worth points. Arrows say which neighbours a tile sets off. Lay the blue one first; it has one arrow.
lesson-2 = The blue arrow points to the right. The yellow tile, with four arrows, belongs there: then one sets off the other.
lesson-3 = Your other two tiles are laid. This round you turn the shop, and everybody gets the tile in front of them. A quarter brings you the red 1, and a card of yours asks for two 1s.
lesson-4 = Place it, and it explodes; its arrow sets off the next tile, and so on. 💥 are explosions, ✨ Sparks, 🏮 cards that then fit. The best cell has all three.
lesson-5 = All five have exploded. Two 1s side by side with two others beside them: that is your card. Complete it for 6 points; its tiles flip back to Rocket.
lesson-6 = A new round, a new tile. Where two half-sparks meet you get Applause, a point each. Place it where it makes two Sparks.
lesson-7 = Ten rounds later comes the grand finale: all tiles are Rockets again, and you light one. Each tile that explodes is a point, so choose the longest chain.
lesson-end = **That is all you need.** Points come from your cards, from Applause and from the finale. Whoever has more Applause than another gets 3 more for it.

## The signs on the picture of the rules

legend-tile = a tile: its colour, its explosions
legend-arrow = an arrow sets off that neighbour
legend-half = a half-spark
legend-spark = two of them: a Spark, 1 Applause
legend-explosion = a tile on its Explosion side
legend-new = your new tile
legend-composition = a composition and its points
legend-points = your points so far

## What a victory may earn

achievement-perfect = The sky to oneself
achieved-perfect = The only perfect finale
achievement-chain = Chain reaction
achieved-chain = Nine tiles exploded by one launch
achievement-encore = Encore!
achieved-encore = Three compositions completed after one launch
achievement-programme = A full programme
achieved-programme = Ten compositions completed
achievement-ovation = Standing ovation
achieved-ovation = More Applause than anybody else

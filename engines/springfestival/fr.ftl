game-name = Spring Festival
game-summary = Lancez des fusées, réalisez des compositions et finissez par un bouquet final devant l’Empereur.

option-signs = Signe chinois
option-signs-off = aucun
option-signs-random = un au hasard
option-signs-goat = Chèvre
option-signs-rooster = Coq
option-signs-rabbit = Lapin
option-signs-dog = Chien
option-signs-snake = Serpent
option-signs-tiger = Tigre
option-signs-rat = Rat
option-signs-monkey = Singe
option-signs-dragon = Dragon
option-signs-pig = Cochon
option-signs-ox = Taureau
option-signs-horse = Cheval

## Les choses

colour-blue = bleu
colour-green = vert
colour-red = rouge
colour-yellow = jaune

direction-n = N
direction-ne = NE
direction-e = E
direction-se = SE
direction-s = S
direction-sw = SO
direction-w = O
direction-nw = NO

shape-i3 = ligne de trois
shape-v3 = coin de trois
shape-o4 = carré de quatre
shape-t4 = T de quatre
shape-l4 = L de quatre
shape-j4 = J de quatre

sign-goat = Chèvre
sign-rooster = Coq
sign-rabbit = Lapin
sign-dog = Chien
sign-snake = Serpent
sign-tiger = Tigre
sign-rat = Rat
sign-monkey = Singe
sign-dragon = Dragon
sign-pig = Cochon
sign-ox = Taureau
sign-horse = Cheval

figure-i3-adjacent = sur une ligne { $value }, { $value }, blanc
figure-i3-spaced = sur une ligne { $value }, blanc, { $value }
figure-v3-adjacent = de haut en bas { $value }, { $value } ; blanc à droite du dernier
figure-v3-spaced = de haut en bas { $value }, blanc ; { $value } à droite du dernier
figure-o4-adjacent = sur une ligne { $value }, { $value } ; dessous blanc, blanc
figure-o4-spaced = sur une ligne { $value }, blanc ; dessous blanc, { $value }
figure-t4-adjacent = sur une ligne blanc, { $value }, blanc ; { $value } sous le milieu
figure-t4-spaced = sur une ligne { $value }, blanc, { $value } ; blanc sous le milieu
figure-l4-adjacent = de haut en bas blanc, { $value }, { $value } ; blanc à droite du dernier
figure-l4-spaced = de haut en bas { $value }, blanc, blanc ; { $value } à droite du dernier
figure-j4-adjacent = de haut en bas { $value }, { $value }, blanc ; blanc à gauche du dernier
figure-j4-spaced = de haut en bas blanc, { $value }, blanc ; { $value } à gauche du dernier

## Ce que l’on peut faire

verb-lay = Poser une tuile de départ
verb-rotate = Orienter le Magasin
verb-place = Poser la nouvelle tuile et la lancer
verb-complete = Réaliser une composition
verb-done = Ne plus rien réaliser ce tour
verb-finale = Commencer le bouquet final

field-explosions = tuile de départ, par ses explosions
field-cell = case (colonne,ligne)
field-quarters = quarts de tour dans le sens horaire
field-card = composition
field-cells = cases

action-lay = Poser le feu { $explosions } en { $cell }
action-rotate = { $quarters ->
    [0] Laisser le Magasin tel quel
    [1] Tourner le Magasin d’un quart
    [2] Tourner le Magasin d’un demi-tour
   *[other] Tourner le Magasin de trois quarts
}
action-place = Poser en { $cell }
action-complete = Réaliser { $card } en { $cells }
action-done = Terminé
action-finale = Commencer par { $cell }
choice-lay-explosions = Poser le feu { $explosions }
choice-complete-card = Réaliser { $card }

## Ce qui se passe

event-opened = { $first } commencera. D’abord, chacun pose ses quatre tuiles de départ.
event-sign-drawn = Le signe de cette partie : { $sign }.
event-laid = Vous posez le feu { $explosions } { $colour } en { $cell }.
event-prepared = { $seat } a posé toutes ses tuiles de départ.
event-shown = Toutes les tuiles de départ sont posées : tout le monde les voit.
event-round-began = Tour de table { $round } : { $active } oriente le Magasin.
event-turned = { $quarters ->
    [0] { $seat } laisse le Magasin tel quel.
    [1] { $seat } tourne le Magasin d’un quart dans le sens horaire.
    [2] { $seat } tourne le Magasin d’un demi-tour.
   *[other] { $seat } tourne le Magasin de trois quarts dans le sens horaire.
}
event-received = { $seat } reçoit le feu { $explosions } { $colour }.
event-discarded = Personne ne prend le feu { $explosions } { $colour } ; il quitte la partie.
event-replaced = { $seat } retire de la partie le feu { $explosions } { $colour } en { $cell }.
event-launched = { $seat } lance le feu { $explosions } { $colour } en { $cell } : { $chain ->
    [one] 1 tuile explose
   *[other] { $chain } tuiles explosent ({ $cells })
}{ $sparks ->
    [0] {""}
    [one] , 1 étincelle
   *[other] , { $sparks } étincelles
}.
event-colours-completed = { $seat } réalise une composition de couleurs ({ $shape }, { $colour }) en { $cells } : { $points } PV.
event-pattern-completed = { $seat } réalise une composition de motif ({ $shape }, { $explosions }) en { $cells } : { $points } PV.
event-colours-drawn = { $seat } pioche une composition de couleurs : { $shape }, { $colour }, { $points } PV.
event-pattern-drawn = { $seat } pioche une composition de motif : { $shape }, { $explosions }, { $points } PV.
event-deck-empty = Il ne reste aucune carte de ce type à piocher pour { $seat }.
event-stopped = { $seat } ne réalise plus rien ce tour.
event-finale-began = Place au bouquet final ! Toutes les tuiles sont remises sur leur face Fusée.
event-bouquet = { $seat } commence en { $cell } : { $chain ->
    [one] { $chain } tuile sur { $tiles } explose.
   *[other] { $chain } tuiles sur { $tiles } explosent.
}
event-perfect-bouquet = Bouquet final parfait : { $seat } gagne { $applause } applaudissements.
event-departed = { $seat } a quitté la partie, avec ses tuiles et ses cartes.
event-ended = La fête est finie : l’Empereur désigne son maître artificier.

## Avant de choisir

preview-lay = { $tile } en { $cell }
preview-last = Avec le { $tile }, toutes vos tuiles de départ sont posées, et le restent.
preview-replace = { $cell } ({ $tile })
preview-place = Le { $tile }{ $replaced ->
    [none] {""}
   *[other] {" "}prend la place du { $replaced }
} : { $chain ->
    [one] 1 tuile explose
   *[other] { $chain } tuiles explosent
}{ $sparks ->
    [0] {""}
    [one] , +1 étincelle
   *[other] , +{ $sparks } étincelles
}{ $cards ->
    [0] {""}
    [one] , 1 composition réalisable
   *[other] , { $cards } compositions réalisables
}
preview-effect = 💥{ $chain }{ $sparks ->
    [0] {""}
   *[other] {" "}✨{ $sparks }
}{ $cards ->
    [0] {""}
   *[other] {" "}🏮{ $cards }
}
preview-receives = { $seat } : { $tile }
preview-rotate = { $received }
preview-mine = → { $tile }
preview-composition = { $card } en { $cells }
preview-complete = { $points } PV ; { $tiles } tuiles sont retournées et une carte est piochée
preview-complete-last = { $points } PV ; { $tiles } tuiles sont retournées, il n’y a plus de carte à piocher
preview-done = Vous ne réalisez plus rien ce tour
preview-start = { $tile } en { $cell }
preview-finale = { $chain ->
    [one] { $chain } tuile sur { $tiles } explose
   *[other] { $chain } tuiles sur { $tiles } explosent
}
preview-bang = 💥{ $chain }
preview-perfect = Bouquet final parfait : les { $tiles } tuiles explosent, +{ $applause } applaudissements

## Pourquoi pas

refused-lay-first = Les tuiles de départ d’abord : il vous en reste { $left } à poser.
refused-turn-first = Orientez d’abord le Magasin : laissez-le, ou tournez-le d’un, de deux ou de trois quarts.
refused-place-first = Posez d’abord votre { $tile }, sur une case libre à côté d’une de vos tuiles ou sur l’une d’elles.
refused-placed = Votre tuile est posée. Réalisez une composition possible, ou dites que vous avez terminé.
refused-finale-now = C’est l’heure du bouquet final : choisissez la première fusée.
refused-quarters = Le Magasin se tourne de 0, 1, 2 ou 3 quarts.
refused-not-in-set = Vous n’avez plus de tuile de départ { $explosions }. Il vous reste : { $left }.
refused-first-cell = Votre première tuile va en { $cell } ; les autres s’y ajoutent.
refused-lay-beside = En { $cell }, elle ne toucherait le côté d’aucune de vos tuiles, ou une tuile s’y trouve déjà. Choisissez une case libre à côté d’une tuile.
refused-place-beside = { $cell } n’est pas à côté d’une de vos tuiles. Choisissez une case libre qui touche un côté, ou remplacez une tuile.
refused-not-your-card = Cette composition n’est pas devant vous. Choisissez une des vôtres.
refused-cells = Cette composition ({ $card }) a { $cells } cases. Indiquez-les toutes, chacune une fois.
refused-not-exploded = En { $cell }, vous n’avez pas de tuile sur sa face Explosion ; les cases blanches en demandent une aussi.
refused-no-fit = Ces tuiles ne correspondent pas : { $card }. On peut la tourner, mais pas la réaliser en miroir.
refused-no-tile = Vous n’avez pas de tuile en { $cell }. Commencez par une de vos tuiles.

## Décompte

score-bouquet = { $chain ->
    [one] Bouquet final : { $chain } tuile explosée sur { $tiles }
   *[other] Bouquet final : { $chain } tuiles explosées sur { $tiles }
}
score-applause = Applaudissements
score-majority = { $rivals ->
    [0] Aucun adversaire n’a moins d’applaudissements
    [one] Plus d’applaudissements que 1 adversaire
   *[other] Plus d’applaudissements que { $rivals } adversaires
}
score-compositions = { $cards ->
    [one] { $cards } composition
   *[other] { $cards } compositions
}
score-goat = Chèvre : colonnes avec un seul feu 1 : { $count }
score-rooster = Coq : feux 3 avec une étincelle complète : { $count }
score-rabbit = Lapin : paires de feux 2 côte à côte : { $count }
score-dog = Chien : feux 4 en périphérie : { $count }
score-snake = Serpent : feux rouges encadrés des 4 côtés : { $count }
score-tiger = Tigre : tuiles du plus gros groupe de feux bleus : { $count }
score-rat = Rat : feux jaunes qui touchent un autre jaune en diagonale : { $count }
score-monkey = Singe : feux verts à côté d’un autre vert : { $count }
score-dragon = Dragon : étincelles complètes : { $count }
score-pig = Cochon : paires de flèches en vis-à-vis : { $count }
score-ox = Taureau : colonnes avec 1, 2, 3 et 4 : { $count }
score-horse = Cheval : lignes avec les 4 couleurs : { $count }

ending-won = { $seat } l’emporte avec { $points } PV.
ending-applause = { $seat } l’emporte avec { $points } PV et plus d’applaudissements.
ending-shared = { $seats } se partagent la victoire avec { $points } PV et autant d’applaudissements.
ending-alone = { $seat } est seul en jeu et l’emporte.

## La position en mots

position-laying = Chacun pose ses quatre tuiles de départ. { $first } commencera.
position-turning = { $reader ->
    [active] Tour de table { $round } sur { $rounds }. À vous d’orienter le Magasin : chacun reçoit la tuile devant lui.
   *[other] Tour de table { $round } sur { $rounds }. Joueur actif : { $active }, qui oriente le Magasin.
}
position-launching = { $task ->
    [place] Tour de table { $round } sur { $rounds }. Posez votre { $tile } et lancez-le (💥 explosions, ✨ étincelles, 🏮 compositions possibles).
    [complete] Tour de table { $round } sur { $rounds }. Réalisez des compositions, ou dites que vous avez terminé.
   *[wait] Tour de table { $round } sur { $rounds }. Chacun pose sa tuile. Joueur actif : { $active }.
}
position-finale = Bouquet final : chacun choisit sa première fusée.
position-over = La partie est finie. { $ending }
position-score = { $seat } : { $points } PV.
position-waiting = On attend : { $seats }.
position-sign-goat = { $sign } : 3 points pour chaque colonne avec un seul feu 1.
position-sign-rooster = { $sign } : 3 points pour chaque feu 3 avec une étincelle complète.
position-sign-rabbit = { $sign } : 5 points par paire de feux 2 côte à côte.
position-sign-dog = { $sign } : 3 points pour chaque feu 4 en périphérie.
position-sign-snake = { $sign } : 5 points pour chaque feu rouge encadré des 4 côtés.
position-sign-tiger = { $sign } : 3 points par tuile du plus gros groupe de feux bleus.
position-sign-rat = { $sign } : 3 points pour chaque feu jaune qui touche un autre jaune en diagonale.
position-sign-monkey = { $sign } : 2 points pour chaque feu vert à côté d’un autre vert.
position-sign-dragon = { $sign } : 2 points pour chaque étincelle complète en fin de partie.
position-sign-pig = { $sign } : 2 points pour chaque paire de flèches en vis-à-vis.
position-sign-ox = { $sign } : 5 points pour chaque colonne avec un 1, un 2, un 3 et un 4.
position-sign-horse = { $sign } : 5 points pour chaque ligne avec les 4 couleurs.
position-shop = Au Magasin, devant { $seat } (emplacement { $place }) : { $tile }.
position-shop-nobody = Au Magasin, devant personne (emplacement { $place }) : { $tile }.
position-piles = Tuiles dans chaque pile : { $height }. Cartes à piocher : { $colours } de couleurs, { $patterns } de motif.
position-gone = { $seat } a quitté la partie.
position-seat = { $seat } : { $applause ->
    [one] { $applause } applaudissement
   *[other] { $applause } applaudissements
} ; { $cards ->
    [one] { $cards } composition réalisée
   *[other] { $cards } compositions réalisées
} ({ $points } PV).
position-received = { $seat } doit poser : { $tile }.
position-laid = { $seat } a posé { $laid ->
    [one] { $laid } tuile de départ
   *[other] { $laid } tuiles de départ
} sur 4.
position-unlaid = Il vous reste à poser : { $tile }.
position-rocket = { $seat }, en { $cell } : Fusée, { $tile }.
position-explosion = { $seat }, en { $cell } : Explosion, { $tile }.
position-sparks = { $seat }, étincelles complètes : { $sparks } ({ $pairs }).
position-composition = { $seat }, composition : { $card } ; { $layout }. Cases trouvées : { $matched } sur { $cells }.
position-fire = feu { $explosions } { $colour }
position-tile = { $fire }, flèches { $arrows }, demi-étincelles { $sparks }
position-tile-bare = { $fire }, flèches { $arrows }
position-colours = { $shape }, { $colour }, { $points } PV
position-pattern = { $shape }, { $explosions }, { $points } PV

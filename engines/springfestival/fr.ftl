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
verb-done = Ne plus rien réaliser ce tour-ci
verb-finale = Commencer le bouquet final

field-explosions = tuile de départ, par ses explosions
field-cell = case (colonne,ligne)
field-quarters = quarts de tour dans le sens horaire
field-card = composition
field-cells = cases
parameter-signs = signe
parameter-explosions = explosions
parameter-cell = case
parameter-quarters = quarts
parameter-card = carte
parameter-cells = cases

action-lay = Poser le feu { $explosions } en { $cell }
action-rotate = { $quarters ->
    [0] Laisser le Magasin tel quel
    [1] Tourner le Magasin d’un quart
    [2] Tourner le Magasin d’un demi-tour
   *[other] Tourner le Magasin de trois quarts
}
action-place = Poser en { $cell }
action-complete = Réaliser : { $card } en { $cells }
action-done = Terminé
action-finale = Commencer par { $cell }
choice-lay-explosions = Poser le feu { $explosions }
choice-complete-card = Réaliser : { $card }

## Ce qui se passe

event-opened = { $first } commencera. D’abord, chacun pose ses quatre tuiles de départ.
event-sign-drawn = Le signe de cette partie : { $sign }.
event-laid = Vous posez le feu { $explosions } { $colour }.
event-prepared = { $seat } a posé toutes ses tuiles de départ.
event-shown = Toutes les tuiles de départ sont posées : tout le monde les voit.
event-round-began = Tour { $round } : { $active } oriente le Magasin.
event-turned = { $quarters ->
    [0] { $seat } laisse le Magasin tel quel.
    [1] { $seat } tourne le Magasin d’un quart dans le sens horaire.
    [2] { $seat } tourne le Magasin d’un demi-tour.
   *[other] { $seat } tourne le Magasin de trois quarts dans le sens horaire.
}
event-received = { $seat } reçoit le feu { $explosions } { $colour }.
event-discarded = Personne ne prend le feu { $explosions } { $colour } ; il quitte la partie.
event-replaced = { $seat } retire de la partie le feu { $explosions } { $colour }.
event-launched = { $seat } lance le feu { $explosions } { $colour } : { $chain ->
    [one] { $chain } tuile explose
   *[other] { $chain } tuiles explosent
}{ $sparks ->
    [0] {""}
    [one] , 1 étincelle
   *[other] , { $sparks } étincelles
}.
event-colours-completed = { $seat } réalise une composition de couleurs ({ $shape }, { $colour }) : { $points } points.
event-pattern-completed = { $seat } réalise une composition de motif ({ $shape }, { $explosions ->
    [one] { $explosions } explosion
   *[other] { $explosions } explosions
}) : { $points } points.
event-colours-drawn = { $seat } pioche une composition de couleurs : { $shape }, { $colour }, { $points } points.
event-pattern-drawn = { $seat } pioche une composition de motif : { $shape }, { $explosions ->
    [one] { $explosions } explosion
   *[other] { $explosions } explosions
}, { $points } points.
event-deck-empty = Il ne reste aucune carte de ce type à piocher pour { $seat }.
event-stopped = { $seat } ne réalise plus rien ce tour-ci.
event-finale-began = Place au bouquet final : toutes les tuiles sont remises sur leur face Fusée.
event-bouquet = { $seat } lance son bouquet final : { $chain ->
    [one] { $chain } tuile sur { $tiles } explose.
   *[other] { $chain } tuiles sur { $tiles } explosent.
}
event-perfect-bouquet = Bouquet final parfait : { $seat } gagne { $applause } applaudissements.
event-departed = { $seat } a quitté la partie, avec ses tuiles et ses cartes.
event-ended = La fête est finie : l’Empereur désigne son maître artificier.

## Avant de choisir

preview-last = Avec le { $tile }, toutes vos tuiles de départ sont posées, et le restent.
preview-replace = Poser le { $tile } sur votre { $old }
preview-put = Poser le { $tile }
short-lay = { $tile }{ $meets ->
    [0] { "" }
   *[other] {" "}↔{ $meets }
}
short-lay-worded = { $tile }{ $meets ->
    [0] { "" }
    [one] , 1 flèche
   *[other] , { $meets } flèches
}
preview-place = Le { $tile }{ $replaced ->
    [none] {""}
   *[other] {" "}prend la place du { $replaced }
} : { $chain ->
    [one] { $chain } tuile explose
   *[other] { $chain } tuiles explosent
}{ $sparks ->
    [0] {""}
    [one] , +1 étincelle
   *[other] , +{ $sparks } étincelles
}{ $cards ->
    [0] {""}
    [one] , 1 composition réalisable
   *[other] , { $cards } compositions réalisables
}.
preview-effect = 💥{ $chain }{ $sparks ->
    [0] {""}
   *[other] {" "}✨{ $sparks }
}{ $cards ->
    [0] {""}
   *[other] {" "}🏮{ $cards }
}
preview-effect-worded = { $chain ->
    [one] { $chain } explosion
   *[other] { $chain } explosions
}{ $sparks ->
    [0] { "" }
    [one] , 1 étincelle
   *[other] , { $sparks } étincelles
}{ $cards ->
    [0] { "" }
    [one] , 1 carte
   *[other] , { $cards } cartes
}
preview-receives = { $seat } : { $tile }
preview-rotate = { $received }
preview-mine = → { $tile }
preview-composition = { $card }
preview-complete = { $points } points ; { $tiles } tuiles sont retournées et une carte est piochée.
preview-complete-last = { $points } points ; { $tiles } tuiles sont retournées, il n’y a plus de carte à piocher.
preview-done = Vous ne réalisez plus rien ce tour-ci.
preview-start = Commencer par le { $tile }
preview-finale = { $chain ->
    [one] { $chain } tuile sur { $tiles } explose
   *[other] { $chain } tuiles sur { $tiles } explosent
}.
preview-bang = 💥{ $chain }
preview-bang-worded = { $chain ->
    [one] { $chain } explosion
   *[other] { $chain } explosions
}
preview-perfect = Bouquet final parfait : les { $tiles } tuiles explosent, +{ $applause } applaudissements.

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

result-total =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
result-unit = points
score-bouquet = { $chain ->
    [one] Bouquet final : { $chain } tuile explosée sur { $tiles }
   *[other] Bouquet final : { $chain } tuiles explosées sur { $tiles }
}
score-applause = Applaudissements
score-majority = { $rivals ->
    [0] Aucun adversaire n’a moins d’applaudissements
    [one] Plus d’applaudissements qu’un adversaire
   *[other] Plus d’applaudissements que { $rivals } adversaires
}
score-compositions = { $cards ->
    [one] { $cards } composition
   *[other] { $cards } compositions
}
score-goat = Chèvre : colonnes avec un seul feu 1 : { $count }
score-rooster = Coq : feux 3 avec une étincelle complète : { $count }
score-rabbit = Lapin : paires de feux 2 côte à côte : { $count }
score-dog = Chien : feux 4 avec au moins un côté libre : { $count }
score-snake = Serpent : feux rouges encadrés des 4 côtés : { $count }
score-tiger = Tigre : tuiles du plus grand groupe de feux bleus : { $count }
score-rat = Rat : feux jaunes qui touchent un autre feu jaune en diagonale : { $count }
score-monkey = Singe : feux verts à côté d’un autre feu vert : { $count }
score-dragon = Dragon : étincelles complètes : { $count }
score-pig = Cochon : paires de flèches qui se pointent l’une l’autre : { $count }
score-ox = Taureau : colonnes avec 1, 2, 3 et 4 : { $count }
score-horse = Cheval : lignes avec les 4 couleurs : { $count }

ending-won = { $seat } l’emporte avec { $points } points.
ending-applause = { $seat } l’emporte avec { $points } points, grâce à un plus grand nombre d’applaudissements.
ending-shared = { $seats } se partagent la victoire : { $points } points chacun et le même nombre d’applaudissements.
ending-alone = { $seat } reste seul en jeu et l’emporte.

## La position en mots

position-laying = Chacun pose ses quatre tuiles de départ. { $first } commencera.
position-turning = { $reader ->
    [active] Tour { $round } sur { $rounds }. Vous orientez le Magasin, et décidez ainsi qui reçoit quelle tuile.
   *[other] Tour { $round } sur { $rounds }. Joueur actif : { $active }, qui oriente le Magasin.
}
position-launching = { $task ->
    [place] Tour { $round } sur { $rounds }. Posez votre { $tile } et lancez-le (💥 explosions, ✨ étincelles, 🏮 compositions possibles).
    [complete] Tour { $round } sur { $rounds }. Réalisez des compositions, ou dites que vous avez terminé.
   *[wait] Tour { $round } sur { $rounds }. Chacun pose sa tuile. Joueur actif : { $active }.
}
position-finale = Bouquet final : chacun choisit sa première fusée.
position-over = La partie est finie. { $ending }
position-score = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
position-waiting = On attend : { $seats }.
position-sign-goat = { $sign } : 3 points pour chaque colonne avec un seul feu 1.
position-sign-rooster = { $sign } : 3 points pour chaque feu 3 avec une étincelle complète.
position-sign-rabbit = { $sign } : 5 points par paire de feux 2 côte à côte.
position-sign-dog = { $sign } : 3 points pour chaque feu 4 avec au moins un de ses 4 côtés libre.
position-sign-snake = { $sign } : 5 points pour chaque feu rouge encadré des 4 côtés.
position-sign-tiger = { $sign } : 3 points par tuile du plus grand groupe de feux bleus, deux au moins, côte à côte.
position-sign-rat = { $sign } : 3 points pour chaque feu jaune qui touche un autre feu jaune en diagonale.
position-sign-monkey = { $sign } : 2 points pour chaque feu vert à côté d’un autre feu vert.
position-sign-dragon = { $sign } : 2 points pour chaque étincelle complète en fin de partie.
position-sign-pig = { $sign } : 2 points pour chaque paire de flèches qui se pointent l’une l’autre.
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
} ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}).
position-received = { $seat } doit poser : { $tile }.
position-laid = { $seat } a posé { $laid ->
    [one] { $laid } tuile de départ
   *[other] { $laid } tuiles de départ
} sur 4.
position-unlaid = Il vous reste à poser : { $tile }.
position-rocket = { $seat }, en { $cell } : Fusée, { $tile } ; autour : { $beside }.
position-explosion = { $seat }, en { $cell } : Explosion, { $tile } ; autour : { $beside }.
position-beside = { $direction } { $fire }
position-sparks = { $seat }, étincelles complètes : { $sparks } ({ $pairs }).
position-pair = { $first } – { $second }
position-composition = { $seat }, composition : { $card } ; { $layout }. Cases trouvées : { $matched } sur { $cells }.
position-fire = feu { $explosions } { $colour }
position-tile = { $fire }, flèches { $arrows }, demi-étincelles { $sparks }
position-tile-bare = { $fire }, flèches { $arrows }
position-colours = { $shape }, { $colour }, { $points } points
position-pattern = { $shape }, { $explosions ->
    [one] { $explosions } explosion
   *[other] { $explosions } explosions
}, { $points } points
place-tiles = les tuiles { $tiles }
place-free = libre, à côté de { $beside }
place-first = libre

## On the final picture

picture-won = l’emporte avec { $points }, { $ahead } de plus { QUE($next) }
picture-applause = l’emporte avec { $points } et plus d’applaudissements { QUE($next) }
picture-shared = se partagent la victoire avec { $points } chacun
picture-shared-applause = se partagent la victoire avec { $points } chacun et plus d’applaudissements { QUE($next) }
picture-alone = l’emporte, seul encore en jeu
picture-score-bouquet = Tuiles explosées
picture-score-applause = Applaudissements
picture-score-majority = Les plus applaudis
picture-score-compositions = Compositions
picture-sign = Signe : { $sign }
picture-points = Total

## The panel

called-i3 = ligne
called-v3 = coin
called-o4 = carré
called-t4 = T
called-l4 = L
called-j4 = J
group-tile-1 = Feu 1
group-tile-2 = Feu 2
group-tile-3 = Feu 3
group-tile-4 = Feu 4
short-colours = { $shape } en { $colour }, +{ $points }
short-pattern = { $shape } de { $explosions }, +{ $points }
short-done = Terminé{ $points ->
    [0] { "" }
   *[other] , laisser { $points }
}
short-finale = 💥{ $chain }{ $perfect ->
    [yes] , parfait
   *[no] { "" }
}
short-finale-worded = { $chain ->
    [one] { $chain } explosion
   *[other] { $chain } explosions
}{ $perfect ->
    [yes] , parfait
   *[no] { "" }
}
short-rotate = { $quarters ->
    [0] Laisser
    [1] Un quart
    [2] Un demi-tour
   *[other] Trois quarts
} → { $tile }
loses-left = Vous laissez une composition réalisable : { $points } points.
loses-chain = { $chain ->
    [one] Depuis la meilleure tuile, une tuile de plus exploserait.
   *[other] Depuis la meilleure tuile, { $chain } tuiles de plus exploseraient.
}
brief-lay = { $left ->
    [one] Posez votre dernière tuile de départ
   *[other] Posez vos tuiles de départ : encore { $left }
}
brief-where = Où poser votre { $tile } ?
brief-lay-meets = ↔ compte les flèches qui relient la tuile aux vôtres.
brief-lay-meets-worded = Les flèches comptées relient la tuile aux vôtres.
brief-lay-cards = Pensez à vos cartes : des tuiles explosées ensemble les réalisent.
brief-lay-stays = Une tuile reste où on la pose.
brief-turn = Tour { $round } sur { $rounds } : orientez le Magasin
brief-turn-all = Chacun reçoit la tuile devant lui, vous celle après la flèche.
brief-turn-others = Regardez aussi ce que recevraient les autres.
brief-place = Tour { $round }/{ $rounds } : posez votre { $tile }
brief-signs = 💥 explosions · ✨ étincelles · 🏮 cartes réalisables.
brief-signs-worded = Un bouton dit ce qui part, et combien de cartes seraient réalisables.
brief-replace = Une tuile posée sur une autre en prend la place.
brief-complete = { $cards ->
    [one] Une composition est réalisable
   *[other] { $cards } compositions réalisables : choisissez
}
brief-shared = Elles partagent des tuiles, et les tuiles utilisées se retournent.
brief-turned-back = Les tuiles utilisées repassent côté Fusée.
brief-new-card = Une nouvelle carte arrive ; elle peut convenir aussi.
brief-finale = Bouquet final : allumez une tuile
brief-finale-chain = Ses flèches lancent les autres, et chaque tuile explosée vaut un point.
brief-best-chain = Au mieux, { $chain } sur { $tiles } explosent ; toutes, ce serait +{ $applause } applaudissements.
brief-place-here = La poser ici ?
brief-ends = Aucune composition ne convient alors : votre tour finit.
brief-complete-it = { $card } : la réaliser ?
brief-done = Terminer ce tour ?
brief-start-here = Commencer le bouquet ici ?
brief-do = { $what } ?
brief-over = La partie est finie
hint-lay = Posez les quatre tuiles côte à côte ; les flèches montrent laquelle en lance une autre.
hint-turn = Le Magasin tourne dans le sens horaire : vous décidez ainsi laquelle des quatre tuiles est devant qui.
hint-place = Posez la tuile à côté d’une des vôtres, ou sur l’une d’elles : elle explose, et ses flèches lancent les Fusées qu’elles désignent.
hint-complete = Réalisez une composition tant que ses tuiles sont côté Explosion, ou dites que vous avez terminé ce tour.
hint-sparks = Là où deux demi-étincelles se touchent, vous gagnez un applaudissement : 1 point, et 3 de plus par adversaire qui en a moins.
hint-cards = Des tuiles Explosion conformes à une carte la réalisent : ses points sont à vous, et une nouvelle carte arrive.
hint-finale = Toutes les tuiles sont de nouveau des Fusées : choisissez celle dont la réaction est la plus longue.
hint-applause = Si toutes les tuiles explosent, vous gagnez 3 applaudissements, qui comptent aussi face aux autres.
hint-score = Ensuite, on compte les points : tuiles, applaudissements, compositions.

## The lesson

lesson-1 = Vous avez quatre tuiles de départ, et quatre cartes qui valent des points. Les flèches disent quelles voisines une tuile lance. Posez d’abord la bleue, qui a une flèche.
lesson-2 = La flèche bleue pointe à droite. La tuile jaune, avec ses quatre flèches, y est à sa place : l’une lancera l’autre.
lesson-3 = Vos deux autres tuiles sont posées. À ce tour, vous orientez le Magasin, et chacun reçoit la tuile devant lui. Un quart de tour vous donne le 1 rouge, et une de vos cartes demande deux 1.
lesson-4 = Posez-le, et il explose ; sa flèche lance la tuile suivante, et ainsi de suite. 💥 : explosions, ✨ : étincelles, 🏮 : cartes réalisables ensuite. La meilleure case a les trois.
lesson-5 = Les cinq ont explosé. Deux 1 côte à côte, et deux autres à côté : c’est votre carte. Réalisez-la pour 6 points ; ses tuiles repassent côté Fusée.
lesson-6 = Nouveau tour, nouvelle tuile. Là où deux demi-étincelles se touchent, vous recevez un applaudissement, qui vaut un point. Posez-la où elle fait deux étincelles.
lesson-7 = Dix tours plus tard, le bouquet final : toutes les tuiles sont de nouveau des Fusées, et vous en allumez une. Chaque tuile qui explose est un point : choisissez la plus longue chaîne.
lesson-end = **Vous savez l’essentiel.** Les points viennent de vos cartes, des applaudissements et du bouquet final. Avoir plus d’applaudissements qu’un adversaire en rapporte 3 de plus.

## The signs on the picture of the rules

legend-tile = une tuile : couleur et explosions
legend-arrow = une flèche lance cette voisine
legend-half = une demi-étincelle
legend-spark = deux : une étincelle, 1 applaudissement
legend-explosion = une tuile côté Explosion
legend-new = votre nouvelle tuile
legend-composition = une composition et ses points
legend-points = vos points jusqu’ici

## What a victory may earn

achievement-perfect = Le ciel pour soi
achieved-perfect = Le seul bouquet final parfait
achievement-chain = Réaction en chaîne
achieved-chain = Neuf tuiles explosées d’un seul coup
achievement-encore = Bis !
achieved-encore = Trois compositions réalisées après un seul tir
achievement-programme = Un programme complet
achieved-programme = Dix compositions réalisées
achievement-ovation = Toute la foule debout
achieved-ovation = Plus d’applaudissements que tous les autres

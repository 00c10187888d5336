## The game

game-name = Fire Bulls
game-summary = Rassemblez taureaux et guerriers, lancez-les sur l’armée de Yen et prenez le Général Qi Jie.

## Options

option-edition = Édition
option-edition-french = Française (3 cartes en Attaque directe, 2 en Attaque déviée)
option-edition-italian = Italienne (3 cartes depuis toute direction, bonus seulement pour 3)
option-length = Durée
option-length-full = Complète (la Pioche s’épuise 3 fois)
option-length-short = Courte (la Pioche s’épuise 2 fois)
pick-colour = Couleur
pick-colour-blue = Bleu
pick-colour-yellow = Jaune
pick-colour-brown = Marron
pick-colour-red = Rouge
pick-colour-green = Vert

## Colours and cards

colour-blue = bleu
colour-yellow = jaune
colour-brown = marron
colour-red = rouge
colour-green = vert
letter-warrior = G
qi-blue = Taureau bleu
qi-yellow = Taureau jaune
qi-brown = Taureau marron
qi-red = Taureau rouge
qi-green = Taureau vert
qi-warrior = Guerrier
held = { $cards }
held-blue =
    { $count ->
        [one] { $count } bleu
       *[other] { $count } bleus
    }
held-yellow =
    { $count ->
        [one] { $count } jaune
       *[other] { $count } jaunes
    }
held-brown = { $count } marron
held-red =
    { $count ->
        [one] { $count } rouge
       *[other] { $count } rouges
    }
held-green =
    { $count ->
        [one] { $count } vert
       *[other] { $count } verts
    }
held-warrior =
    { $count ->
        [one] { $count } Guerrier
       *[other] { $count } Guerriers
    }
rank-soldier = Soldat
rank-wu = Wu
rank-xi = Xi
rank-bo = Bo
rank-colonel = Colonel
rank-general = Général Qi Jie
rank-fortification = Fortification
one-soldier = un { $card }
one-wu = un { $card }
one-xi = un { $card }
one-bo = un { $card }
one-colonel = un { $card }
one-general = le { $card }
one-fortification = une { $card }
yen-soldier-blue = Soldat bleu
yen-soldier-yellow = Soldat jaune
yen-soldier-brown = Soldat marron
yen-soldier-red = Soldat rouge
yen-soldier-green = Soldat vert
yen-wu-blue = Wu bleu
yen-wu-yellow = Wu jaune
yen-wu-brown = Wu marron
yen-wu-red = Wu rouge
yen-wu-green = Wu vert
yen-wu-white = Wu blanc
yen-xi = Xi
yen-bo = Bo
yen-colonel = Colonel
yen-general = Général Qi Jie
yen-fortification = Fortification

## Prices

price-wu = 2 de la même couleur
price-xi = 3 de la même couleur
price-bo = 1 de chaque couleur
price-colonel = 3 d’une couleur + 2 d’une autre ou 5 de la même
price-general = 4 d’une couleur + 3 d’une autre ou 7 de la même
price-fortification = 1 de n’importe quelle couleur
price-none = on ne peut pas l’attaquer maintenant

## What is decided, where the General is, why the game ended

phase-opening = rassembler des forces ou attaquer
phase-shift = déplacer le pion ou le laisser en place
phase-power = utiliser ou non le pouvoir de la carte prise
phase-press = attaquer la carte suivante ou arrêter l’attaque
phase-sacrifice = retirer une carte déjà gagnée, le prix d’un Guerrier
phase-shed = remettre une carte dans la Réserve (8 au plus en main)
phase-over = rien, la partie est finie
qijie-hidden = caché dans une des Piles
qijie-beside = à côté des Rangées d’Attaque
qijie-won = déjà pris
ending-conquest = Deux Piles sont vides et le Général Qi Jie a été pris : l’armée de Yen est battue.
ending-escape = La Pioche s’est épuisée pour la dernière fois : l’armée de Yen s’est échappée.
ending-alone = Tous les autres ont quitté la partie.

## Actions

verb-take = Prendre une carte de la Réserve
verb-draw = Piocher la première carte de la Pioche
verb-shift = Déplacer votre pion d’un cran à gauche ou à droite
verb-stay = Laisser votre pion en place
verb-attack = Attaquer la carte la plus proche d’une direction
verb-power = Utiliser le pouvoir de la carte prise
verb-decline = Renoncer au pouvoir de la carte prise
verb-press = Continuer et attaquer la carte suivante
verb-stop = Arrêter l’attaque
verb-general = Attaquer le Général Qi Jie
verb-sacrifice = Retirer une carte déjà gagnée, le prix d’un Guerrier
verb-shed = Remettre une carte en trop dans la Réserve
action-take = Prendre un { $card }
action-draw = Piocher une carte
action-shift = Aller sur la direction { $direction }
action-stay = Laisser le pion en place
action-attack = Attaquer depuis la direction { $direction } avec { $payment }
action-power = Utiliser le pouvoir
action-decline = Renoncer au pouvoir
action-press = Continuer avec { $payment }
action-stop = Arrêter l’attaque
action-general = Attaquer le Général Qi Jie avec { $payment }
action-sacrifice = Retirer du jeu { $card }
action-shed = Remettre un { $card } dans la Réserve
choice-attack-direction = Attaquer depuis la direction { $direction }
field-card = carte
field-direction = direction
field-payment = paiement
parameter-edition = édition
parameter-length = durée
parameter-card = carte
parameter-direction = direction
parameter-payment = paiement

## Events

event-placed = { $seat } joue en { $colour }, pion sur la direction { $direction }.
event-began = { $seat } commence.
event-dealt = Votre première main : { $cards }.
event-took = { $seat } prend un { $card } dans la Réserve.
event-refilled = De la Pioche à la Réserve : un { $card }.
event-drew =
    { $cards ->
        [0] { $seat } ne pioche rien : il ne reste aucune carte.
        [one] { $seat } pioche { $cards } carte.
       *[other] { $seat } pioche { $cards } cartes.
    }
event-got = Vous avez pioché un { $card }.
event-exhausted = La Pioche est épuisée pour la { $passes ->
    [1] première
    [2] deuxième
   *[other] troisième
} fois sur { $limit }.
event-shifted = { $seat } passe sur la direction { $direction }.
event-yielded = En échange, { $seat } passe sur la direction { $direction }.
event-stayed = { $seat } laisse son pion en place.
event-attacked = { $seat } attaque depuis la direction { $direction }.
event-captured = { $seat } prend { $card } avec { $payment }.
event-declined = { $seat } renonce au pouvoir du { $card }.
event-discarded = Pouvoir du Colonel : { $seat } défausse un { $card }.
event-stole = { $seat } vole une carte à { $victim }.
event-stole-card = Vous volez un { $card } à { $victim }.
event-lost-card = { $thief } vous vole un { $card }.
event-stopped =
    { $captures ->
        [one] { $seat } arrête l’attaque : { $captures } carte prise.
       *[other] { $seat } arrête l’attaque : { $captures } cartes prises.
    }
event-sacrificed = Prix du Guerrier : { $seat } retire du jeu { $card }.
event-returned = Trop de cartes en main : { $seat } remet un { $card } dans la Réserve.
event-advanced = Nouvelles cartes dans les Rangées : { $cards }.
event-appeared = Le Général Qi Jie apparaît : on peut l’attaquer depuis toute direction.
event-left = { $seat } quitte la partie.
event-escaped = L’armée de Yen s’échappe : { $seat } perd { $card }.
event-conquered = Deux Piles sont vides et le Général Qi Jie est pris : la partie est finie.
event-alone = Tous les autres sont partis, { $seat } reste sans adversaire : la partie est finie.

## Previews

preview-deck =
    { $cards ->
        [one] Il restera { $cards } carte dans la Pioche.
       *[other] Il restera { $cards } cartes dans la Pioche.
    }
preview-last-card = La Pioche s’épuise ainsi pour la { $passes ->
    [1] première
    [2] deuxième
   *[other] troisième
} fois sur { $limit }.
preview-draw = { $deck } Ensuite, vous pouvez déplacer votre pion d’un cran.
preview-bonus =
    { $cards ->
        [0] Pas de carte en bonus.
        [one] Bonus : vous piochez { $cards } carte.
       *[other] Bonus : vous piochez { $cards } cartes.
    }
preview-power-bo = Vous piochez une carte, utilisable dans cette même attaque.
preview-power-colonel = Chaque adversaire qui a des cartes en défausse une au hasard.
preview-power-general = Vous volez une carte au hasard à chaque adversaire qui en a.
preview-power-none = Il ne peut plus rien faire.
preview-capture =
    { $card } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $lost ->
        [0] { "" }
        [one] , mais { $lost } carte déjà gagnée perdue
       *[other] , mais { $lost } cartes déjà gagnées perdues
    } ; main restante : { $kept }.
preview-target = Attaquer : { $card }, avec { $payment }
preview-next = Continuer : { $card }, avec { $payment }
preview-gain = +{ $points }
preview-loss = −{ $points }
preview-lost =
    { $points ->
        [one] Vous perdez { $points } point.
       *[other] Vous perdez { $points } points.
    }

## The position

position-over = La partie est finie. { $ending }
position-turn =
    { $reader ->
        [active] Tour { $turn }. À vous : { $phase }.
       *[other] Tour { $turn }. À { $seat } de décider : { $phase }.
    }
position-attack =
    Attaque en cours, direction { $direction } : { $captures ->
        [one] { $captures } carte prise
       *[other] { $captures } cartes prises
    }.
position-attack-general = Attaque en cours : le Général Qi Jie est pris.
position-warriors =
    Guerriers utilisés : { $warriors } ; leur prix à la fin du tour : { $owed ->
        [0] rien
        [one] { $owed } carte déjà gagnée
       *[other] { $owed } cartes déjà gagnées
    }.
position-line = Direction { $direction } ({ $pawn }), la carte la plus proche d’abord : { $cards }.
position-line-own = Direction { $direction } ({ $pawn }), la carte la plus proche d’abord : { $cards }.
position-line-near = Direction { $direction } ({ $pawn }), la carte la plus proche d’abord : { $cards }.
position-no-pawn = sans pion
position-card =
    { $points ->
        [one] { $card } ({ $points } point pour { $price })
       *[other] { $card } ({ $points } points pour { $price })
    }
position-piles = Cartes restant dans les Piles : { $first }, { $second } et { $third }.
position-general = Général Qi Jie, 12 points : { $general } ({ $price }).
position-reserve = Réserve : { $cards }.
position-deck = Cartes dans la Pioche : { $deck } ; Pioche épuisée : { $passes } fois sur { $limit }.
position-discards = Défausse : { $cards }.
position-removed = Hors du jeu : { $cards }.
position-seat =
    { $seat } ({ $colour }), direction { $direction } : { $cards ->
        [one] { $cards } carte en main
       *[other] { $cards } cartes en main
    } ; Pile de Victoire : { $victory } ; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
position-known = { $seat }, cartes connues en main : { $cards }.
position-gone = { $seat } ({ $colour }) a quitté la partie.
position-hand = Votre main : { $cards }.
position-gained = Carte reçue ce tour-ci : un { $card }.

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
        [one] { $count } carte de la couleur du pion ({ $colour })
       *[other] { $count } cartes de la couleur du pion ({ $colour })
    }
score-escaped = Carte échappée à la fin : { $card }
score-highest = Carte la plus haute : { $card } (départage)

## Refusals

refused-opening = Votre tour commence ; prenez une carte de la Réserve, piochez ou attaquez.
refused-shift = La pioche est faite ; déplacez maintenant votre pion ou laissez-le en place.
refused-power = Décidez d’abord si vous utilisez le pouvoir de la carte prise.
refused-press = Votre attaque est en cours ; payez la carte suivante ou arrêtez l’attaque.
refused-sacrifice = Vous avez utilisé un Guerrier ; choisissez d’abord la carte déjà gagnée que vous perdez.
refused-shed = Vous avez trop de cartes en main ; remettez-en d’abord une dans la Réserve.
refused-over = La partie est finie ; demandez une revanche pour rejouer.
refused-not-in-reserve = Il n’y a pas de { $card } dans la Réserve ; on y trouve : { $reserve }.
refused-too-far = De la direction { $own }, votre pion ne peut se déplacer que d’un cran, vers l’une de ces directions : { $directions }.
refused-no-general = Le Général Qi Jie est encore caché dans une Pile ; attaquez une autre carte ou rassemblez des forces.
refused-general-won = Le Général Qi Jie est déjà pris ; attaquez une autre carte ou rassemblez des forces.
refused-not-won = { $card } ne fait pas partie des cartes gagnées lors de vos tours précédents ; choisissez parmi : { $cards }.
refused-not-held = Vous n’avez pas de { $card } en main ; posez une carte que vous avez (la limite est de { $limit }).
refused-direction = Votre pion est sur la direction { $own } : vous ne pouvez pas attaquer depuis la direction { $direction }, mais depuis l’une de celles-ci : { $directions }.
refused-empty-line = Plus aucune carte sur la direction { $direction } ; choisissez-en une autre ou rassemblez des forces.
refused-price = { $card } : le prix est exactement { $price } (un Guerrier remplace tout Taureau), et non { $payment }.
refused-payment = Vous ne pouvez pas payer { $payment } ; choisissez dans votre main : { $hand }.

## The panel

spaced = { $first } { $second }
joined = { $first }{ $second }
arrow = → { $direction }
short-take = Prendre le { $what }
short-draw = Piocher
short-shift = → { $direction }, face à { $facing }
short-stay = Rester, face à { $facing }
facing-none = rien
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
short-keep = { $gains } · reste { $kept }
short-pay =
    Payer { $payment } · reste { $kept }{ $cost ->
        [0] { "" }
       *[other] {" "}−{ $cost }
    }
short-warrior =
    Avec un Guerrier{ $cost ->
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
    }, Guerrier{ $cost ->
        [0] { "" }
       *[other] {" "}−{ $cost }
    }
short-stop =
    Arrêter{ $cards ->
        [0] { "" }
        [one] , piocher { $cards } carte
       *[other] , piocher { $cards } cartes
    }
short-power = L’utiliser
short-decline = Y renoncer
short-sacrifice =
    { $card }{ $points ->
        [0] { "" }
       *[other] {" "}−{ $points }
    }
short-shed = Remettre le { $what }
loses-price =
    { $cards ->
        [0] Rien n’est perdu.
        [one] { $cards } carte déjà gagnée est perdue, le prix d’un Guerrier.
       *[other] { $cards } cartes déjà gagnées sont perdues, le prix de vos Guerriers.
    }
loses-reach = Vous pourriez encore prendre { $card }.
loses-both = { $first } { $second }
loses-power = Le pouvoir du { $card } est perdu.
brief-attack-or-gather = Attaquer, ou rassembler ?
brief-gather = Rassemblez : prenez ou piochez
brief-targets = À votre portée : { $targets }.
brief-target =
    { $card }{ $plain ->
        [0] , avec un Guerrier
       *[other] { "" }
    }{ $arrows ->
        [0] { "" }
       *[other] {" "}({ $ways })
    }
brief-straight = Tout droit, → { $direction }, jusqu’à { $most } cartes.
brief-missing = Vous ne pouvez encore payer aucun prix : → { $direction } mène à { $card }, pour { $price }.
brief-draw-moves = En piochant, vous pourrez aussi déplacer votre pion.
brief-pay =
    { $direction ->
        [0] { "" }
       *[other] → { $direction }{" "}
    }{ $card } : payez { $price }
brief-stands-in =
    Un Guerrier remplace tout Taureau ; { $earlier ->
        [0] sans carte déjà gagnée, il ne coûte rien
       *[other] à la fin du tour, il coûte une carte déjà gagnée ({ $cost ->
            [0] 0 point
            [one] au moins { $cost } point
           *[other] au moins { $cost } points
        })
    }.
brief-press =
    Attaque → { $direction }, { $way ->
        [straight] directe
       *[beside] déviée
    } : { $captures } sur { $most }
brief-next =
    Ensuite { $card } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $bonus ->
        [0] { "" }
       *[other] , +{ $bonus } pour votre couleur
    }{ $able ->
        [yes] .
       *[no] , mais vous ne pouvez pas en payer le prix.
    }
brief-owed =
    { $warriors ->
        [one] Votre Guerrier { $cards ->
            [0] ne coûtera rien
            [one] coûtera { $cards } carte déjà gagnée
           *[other] coûtera { $cards } cartes déjà gagnées
        }
       *[other] Vos { $warriors } Guerriers { $cards ->
            [0] ne coûteront rien
            [one] coûteront { $cards } carte déjà gagnée
           *[other] coûteront { $cards } cartes déjà gagnées
        }
    }.
brief-stop =
    Si vous arrêtez : { $cards ->
        [0] aucun bonus
        [one] { $cards } carte en bonus
       *[other] { $cards } cartes en bonus
    }.
brief-go-on = Continuer l’attaque ?
brief-shift = Déplacer votre pion ?
brief-drew = Pioché : { $card }. Déplacer ?
brief-shift-why = Tout droit devant votre pion, on peut prendre jusqu’à 3 cartes en un tour. Un pion déjà là échange sa place avec le vôtre.
brief-power = Utiliser le pouvoir du { $card } ?
brief-power-now = C’est maintenant ou jamais.
brief-price =
    { $cards ->
        [one] Prix du Guerrier : retirez une carte
       *[other] Prix des Guerriers : retirez { $cards } cartes
    }
brief-price-which = Seulement des cartes gagnées avant ce tour ; celles de ce tour ne risquent rien.
brief-price-ends =
    La carte quitte le jeu{ $ends ->
        [yes] {" "}et votre tour finit.
       *[no] .
    }
brief-shed = { $cards } cartes, { $limit } au plus : remettez-en une
brief-shed-where = Elle va face visible dans la Réserve, où chacun peut la prendre.
brief-do = { $what } ?
hint-gather = Pour rassembler, prenez une carte de la Réserve, ou piochez-en une, puis déplacez votre pion d’un cran si vous voulez.
hint-attack = Pour attaquer, payez exactement le prix de la carte la plus proche d’une direction{ $edition ->
    [italian] , puis continuez jusqu’à 3 cartes si vous pouvez.
   *[french] {" "}: tout droit devant votre pion jusqu’à 3 cartes, d’une direction voisine jusqu’à 2.
}
hint-win = { $edition ->
    [italian] Trois cartes en un tour rapportent 2 cartes en bonus
   *[french] Chaque carte après la première rapporte une carte en bonus
} ; à la fin, les points comptent, +1 par carte à votre couleur.
place-direction = direction { $direction }

## The final picture

picture-won = l’emporte avec { $points }, { $ahead } de plus { QUE($next) }
picture-highest = l’emporte avec { $points } : sa plus haute carte, { $card }, dépasse celles { DE($next) }
picture-shared = se partagent la victoire avec { $points } chacun
picture-alone = l’emporte, seul encore en jeu
picture-colour = Sa couleur
picture-escaped = En fuite
picture-points = Total

## The lesson

lesson-1 = Vous prenez des cartes de Yen et payez avec les Taureaux de votre main. Sur → 4 : un Soldat rouge, un Wu vert et, derrière, un Soldat bleu. Vous avez rouge et vert : prenez le Taureau bleu de la Réserve.
lesson-2 = L’adversaire a joué. Le Wu coûte deux Taureaux verts, et vous en avez un. Piochez une carte ; vous pourrez aussi déplacer votre pion.
lesson-3 = Un deuxième Taureau vert. À votre pion maintenant : mettez-le en 4. Tout droit devant votre pion, une attaque peut prendre jusqu’à trois cartes.
lesson-4 = Attaquez. La carte la plus proche vient d’abord : un Soldat coûte un Taureau de sa couleur. On paie toujours exactement le prix.
lesson-5 = Vous pouvez vous arrêter ou continuer. Continuez : le Wu coûte vos deux Taureaux verts et vaut 2 points.
lesson-6 = Et la troisième, avec le Taureau bleu. Chaque carte après la première rapporte une carte en bonus à la fin de l’attaque.
lesson-7 = Quatre points, et deux cartes en bonus : un Taureau marron et un Guerrier, qui remplace tout Taureau. Le Xi en → 3 coûte trois d’une même couleur : payez avec les deux Taureaux marron et le Guerrier. Dans une direction voisine, on prend jusqu’à deux cartes.
lesson-8 = Le Guerrier a son prix à la fin du tour : une carte gagnée à un tour précédent. Retirez le Soldat bleu : 1 point pour en gagner 3.
lesson-end = **Vous savez l’essentiel.** Rassemblez, puis prenez plusieurs cartes en une attaque. La partie finit quand deux Piles sont vides et le Général pris. Si la Pioche s’épuise trop souvent avant, chacun perd sa meilleure carte.

## The signs on the picture of the rules

legend-points = les points d’une carte
legend-price = son prix en Taureaux
legend-direction = une direction
legend-pawn = votre pion : tout droit, jusqu’à 3 cartes
legend-captured = prise dans cette attaque
legend-reserve = la Réserve : on peut en prendre une
legend-won = vos points
legend-hand = votre main : elle sert à payer

## What a victory may earn

achievement-line = Deux lignes entières
achieved-line = Deux attaques de trois cartes chacune
achievement-general = Le Général tombe
achieved-general = Le Général Qi Jie capturé
achievement-colours = Fidèle à ses couleurs
achieved-colours = Cinq cartes à sa propre couleur à la fin
achievement-unbowed = L’ami des Guerriers
achieved-unbowed = Des Guerriers ont aidé, et aucune carte n’a été cédée pour eux
achievement-clear = Loin devant
achieved-clear = Dix points d’avance sur tous les autres

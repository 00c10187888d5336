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

colour-blue = Bleu
colour-yellow = Jaune
colour-brown = Marron
colour-red = Rouge
colour-green = Vert
letter-warrior = G
qi-blue = Bleu
qi-yellow = Jaune
qi-brown = Marron
qi-red = Rouge
qi-green = Vert
qi-warrior = Guerrier
rank-soldier = Soldat
rank-wu = Wu
rank-xi = Xi
rank-bo = Bo
rank-colonel = Colonel
rank-general = Général Qi Jie
rank-fortification = Fortification
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

price-colour = { $count } × { $colour }
price-wu = 2 de la même couleur
price-xi = 3 de la même couleur
price-bo = 1 de chaque couleur
price-colonel = 3 d’une couleur + 2 d’une autre ou 5 de la même
price-general = 4 d’une couleur + 3 d’une autre ou 7 de la même
price-fortification = 1 de n’importe quelle couleur
price-none = on ne peut pas l’attaquer maintenant

## What is decided, where the General is, why the game ended

phase-opening = rassembler des forces ou attaquer
phase-shift = déplacer son pion ou le laisser en place
phase-power = utiliser ou non le pouvoir de la carte prise
phase-press = attaquer la carte suivante ou arrêter l’attaque
phase-sacrifice = perdre une carte déjà gagnée pour un Guerrier
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
verb-shift = Déplacer son pion d’un cran à gauche ou à droite
verb-stay = Laisser son pion en place
verb-attack = Attaquer la carte la plus proche d’une direction
verb-power = Utiliser le pouvoir de la carte prise
verb-decline = Renoncer au pouvoir de la carte prise
verb-press = Continuer et attaquer la carte suivante
verb-stop = Arrêter l’attaque
verb-general = Attaquer le Général Qi Jie
verb-sacrifice = Retirer une carte déjà gagnée pour un Guerrier
verb-shed = Remettre une carte en trop dans la Réserve
action-take = Prendre { $card }
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
action-shed = Remettre { $card } dans la Réserve
choice-attack-direction = Attaquer depuis la direction { $direction }
field-card = carte
field-direction = direction
field-payment = paiement

## Events

event-placed = { $seat } joue { $colour }, pion sur la direction { $direction }.
event-began = { $seat } commence.
event-dealt = Votre première main : { $cards }.
event-took = { $seat } prend { $card } dans la Réserve.
event-refilled = De la Pioche à la Réserve : { $card }.
event-drew =
    { $cards ->
        [0] { $seat } ne pioche rien : il ne reste aucune carte.
        [one] { $seat } pioche { $cards } carte.
       *[other] { $seat } pioche { $cards } cartes.
    }
event-got = Vous avez pioché : { $card }.
event-exhausted = La Pioche est épuisée : { $passes } sur { $limit }.
event-shifted = { $seat } passe sur la direction { $direction }.
event-yielded = En échange, { $seat } passe sur la direction { $direction }.
event-stayed = { $seat } laisse son pion en place.
event-attacked = { $seat } attaque depuis la direction { $direction }.
event-captured = { $seat } prend la carte { $card } avec { $payment }.
event-declined = { $seat } renonce au pouvoir de la carte { $card }.
event-discarded = Pouvoir du Colonel : { $seat } défausse { $card }.
event-stole = { $seat } vole une carte à { $victim }.
event-stole-card = Vous volez { $card } à { $victim }.
event-lost-card = { $thief } vous vole { $card }.
event-stopped =
    { $captures ->
        [one] { $seat } arrête l’attaque : { $captures } carte prise.
       *[other] { $seat } arrête l’attaque : { $captures } cartes prises.
    }
event-sacrificed = Prix du Guerrier : { $seat } retire du jeu la carte { $card }.
event-returned = Main trop pleine : { $seat } remet { $card } dans la Réserve.
event-advanced = Nouvelles cartes dans les Rangées : { $cards }.
event-appeared = Le Général Qi Jie apparaît : on peut l’attaquer depuis toute direction.
event-left = { $seat } quitte la partie.
event-escaped = L’armée de Yen s’échappe : { $seat } perd la carte { $card }.
event-conquered = Deux Piles sont vides et le Général Qi Jie est pris : la partie est finie.
event-alone = Tous les autres sont partis, { $seat } reste sans adversaire : la partie est finie.

## Previews

preview-deck =
    { $cards ->
        [one] Il restera { $cards } carte dans la Pioche.
       *[other] Il restera { $cards } cartes dans la Pioche.
    }
preview-last-card = Cela épuise la Pioche : { $passes } sur { $limit }.
preview-draw = { $deck } Ensuite, vous pouvez déplacer votre pion d’un cran.
preview-bonus =
    { $cards ->
        [0] Pas de carte en bonus.
        [one] Bonus : vous piochez { $cards } carte.
       *[other] Bonus : vous piochez { $cards } cartes.
    }
preview-power-bo = Vous piochez une carte, utilisable dans cette même attaque.
preview-power-colonel = Chaque adversaire défausse une carte au hasard.
preview-power-general = Vous volez une carte au hasard à chaque adversaire.
preview-capture =
    { $card } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $lost ->
        [0] { "" }
        [one] , mais { $lost } carte déjà gagnée perdue
       *[other] , mais { $lost } cartes déjà gagnées perdues
    } ; main restante : { $kept }.
preview-target = Attaquer { $card } : { $payment }
preview-next = Continuer, { $card } : { $payment }
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
position-line = Direction { $direction } ({ $pawn }), en partant du pion : { $cards }.
position-no-pawn = sans pion
position-card =
    { $points ->
        [one] { $card } ({ $points } point pour { $price })
       *[other] { $card } ({ $points } points pour { $price })
    }
position-piles = Cartes restant dans les Piles : { $first }, { $second } et { $third }.
position-general = Général Qi Jie, 12 points : { $general } ({ $price }).
position-reserve = Réserve : { $cards }.
position-deck = Cartes dans la Pioche : { $deck } ; défaussées : { $discards } ; Pioche épuisée : { $passes } fois sur { $limit }.
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
position-gained = Carte reçue ce tour-ci : { $card }.

## Scores

score-cards =
    { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }
score-colour =
    { $count ->
        [one] { $count } carte à la couleur du pion, { $colour }
       *[other] { $count } cartes à la couleur du pion, { $colour }
    }
score-escaped = Carte échappée à la fin : { $card }
score-highest = Carte la plus haute : { $card } (départage)

## Refusals

refused-opening = Votre tour commence ; prenez une carte de la Réserve, piochez ou attaquez.
refused-shift = Vous avez pioché ; déplacez maintenant votre pion ou laissez-le en place.
refused-power = Décidez d’abord si vous utilisez le pouvoir de la carte prise.
refused-press = Votre attaque est en cours ; payez la carte suivante ou arrêtez l’attaque.
refused-sacrifice = Vous avez utilisé un Guerrier ; choisissez d’abord la carte déjà gagnée que vous perdez.
refused-shed = Vous avez trop de cartes en main ; remettez-en d’abord une dans la Réserve.
refused-over = La partie est finie ; demandez une revanche pour rejouer.
refused-not-in-reserve = { $card } n’est pas dans la Réserve ; vous pouvez prendre une de ces cartes : { $reserve }.
refused-too-far = De la direction { $own }, votre pion ne peut aller que d’un cran, ici : { $directions }.
refused-no-general = Le Général Qi Jie est encore caché dans une Pile ; attaquez une autre carte ou rassemblez des forces.
refused-general-won = Le Général Qi Jie est déjà pris ; attaquez une autre carte ou rassemblez des forces.
refused-not-won = { $card } n’est pas dans vos cartes gagnées avant ce tour ; choisissez parmi : { $cards }.
refused-not-held = { $card } n’est pas dans votre main ; posez une carte que vous avez (la limite est de { $limit }).
refused-direction = Avec le pion sur la direction { $own }, pas d’attaque depuis la { $direction } ; vous pouvez depuis : { $directions }.
refused-empty-line = Plus aucune carte sur la direction { $direction } ; choisissez-en une autre ou rassemblez des forces.
refused-price = { $card } demande exactement { $price } (un Guerrier remplace tout Taureau), et non { $payment }.
refused-payment = Vous ne pouvez pas payer { $payment } ; choisissez dans votre main : { $hand }.

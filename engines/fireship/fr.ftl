## The game

game-name = Fireship
game-summary = Prenez la mer avec bateaux, avions et cuirassés, et conquérez les neuf îles.

## Options

option-fortification = Anneaux
option-fortification-on = on peut fortifier les îles
option-fortification-off = aucun, les îles ont toujours une puissance de 2
option-rounds = Nombre de tours de table (les tout derniers tours sont secrets)
option-rounds-number = { $number } tours de table (les tout derniers tours sont secrets)
option-time_limit = Temps imparti en heures, 0 pour aucun
option-time_limit-number =
    { $number ->
        [0] Pas de temps imparti
        [one] Temps imparti : { $number } heure
       *[other] Temps imparti : { $number } heures
    }
option-dice = Dés de déplacement
option-dice-number = { $number } dés de déplacement
option-compensation = Aide au coin placé entre les deux autres
option-compensation-off = aucune, tous commencent à égalité
option-compensation-on = il commence, avec deux avions
pick-corner = Coin
pick-corner-green = Vert, en haut à gauche
pick-corner-blue = Bleu, en haut à droite
pick-corner-red = Rouge, en bas à droite
pick-corner-yellow = Jaune, en bas à gauche

## Colours, pawns, places

colour-green = vert
colour-blue = bleu
colour-red = rouge
colour-yellow = jaune
colour-white = blanc
pawn-boat = bateau
pawn-plane = avion
pawn-battleship = cuirassé
island-north-west = île du nord-ouest
island-north = île du nord
island-north-east = île du nord-est
island-east = île de l’est
island-south-east = île du sud-est
island-south = île du sud
island-south-west = île du sud-ouest
island-west = île de l’ouest
island-centre = île du centre
special-mystery = mystère
special-wheel = roue
special-battleship = cuirassé

## Cards, wheel, badges

card-gain-boat = Gagne un bateau
card-gain-plane = Gagne un avion
card-lose-boat = Perds un bateau
card-lose-plane = Perds un avion
card-deep-hole = Deep Hole Bermuda
card-non = Non
card-boum = Boum
card-plus-one = +1 en puissance
card-updraft = Vent ascendant
card-fog = Brouillard
sector-gain-boat = Gagne un bateau
sector-gain-plane = Gagne un avion
sector-draw-card = Pioche une carte
sector-lose-boat = Perds un bateau
sector-lose-plane = Perds un avion
sector-spin-again = Relance la roue
sector-kraken = Kraken
sector-boum = Boum
sector-gulf-stream = Gulf Stream
sector-fog = Brouillard
sector-updraft = Vent ascendant
badge-boum = Boum
badge-gulf-stream = Gulf Stream
badge-fog = Brouillard
badge-updraft = Vent ascendant
source-card = carte
source-badge = badge
boost-plain = sans +1
boost-plus-one = avec une carte +1
choice-use = l’utiliser
choice-keep = la garder
trigger-attack = Non à une attaque
trigger-boum = Non à un Boum
trigger-kraken = Non au Kraken
trigger-misfortune = Non à un mauvais tirage personnel
trigger-defence = +1 en défense

## What is decided, why the game ended

phase-start = lancer les dés, ou d’abord jouer des cartes de début de tour
phase-lose-boat = choisir le bateau perdu
phase-lose-plane = choisir l’avion perdu
phase-skull = utiliser ou garder « annule tête de mort »
ending-conquest = Les neuf îles sont conquises.
ending-last = Il ne reste qu’un seul joueur.
ending-rounds = Le dernier tour est joué : le plus grand nombre d’îles l’emporte.
ending-time = Le temps est écoulé : le plus grand nombre d’îles l’emporte.
ending-nobody = Il ne reste personne : les derniers à sombrer se partagent la victoire.

## Actions

verb-roll = Lancer les dés
verb-fog = Lever le brouillard : personne ne peut vous attaquer jusqu’à votre prochain tour
verb-updraft = Faire voler un avion de deux cases par point ce tour-ci
verb-gulfstream = Faire avancer un bateau ou un cuirassé de deux cases par point ce tour-ci
verb-move = Déplacer un pion
verb-boum = Détruire un bateau avec Boum
verb-attack = Attaquer un pion
verb-invade = Attaquer une île
verb-special = Jouer la case spéciale où un pion est arrivé
verb-fortify = Changer deux bateaux en anneau
verb-immunity = Utiliser ou garder « annule tête de mort »
verb-lose = Choisir le pion perdu
verb-end = Finir le tour
verb-arm = Armer une carte secrète
verb-disarm = Désarmer une carte secrète
verb-timeover = Le temps est écoulé
action-roll = Lancer les dés
action-fog = Lever le brouillard ({ $source })
action-updraft =
    { $start ->
        [home] Vent ascendant ({ $source }) pour un avion dans son carré
       *[other] Vent ascendant ({ $source }) pour l’avion en { $start }
    }
action-gulfstream =
    { $start ->
        [home] Gulf Stream pour un { $pawn } dans son carré
       *[other] Gulf Stream pour un { $pawn } en { $start }
    }
action-move =
    { $start ->
        [home] Déplacer un { $pawn } du carré à { $to }
       *[other] Déplacer un { $pawn } de { $start } à { $to }
    }
action-boum = Boum ({ $source }) sur le bateau { $colour } en { $cell }
action-attack = Attaquer un { $target } { $colour } en { $cell } avec un { $pawn } en { $start }, { $boost }
action-invade = Attaquer l’{ $island } avec un { $pawn } en { $start }, { $boost }
action-special = Jouer la case spéciale { $cell }
action-fortify = Fortifier l’{ $island } avec les bateaux en { $first } et { $second }
action-immunity = Annule tête de mort : { $choice }
action-lose =
    { $start ->
        [home] Perdre un { $pawn } du carré
       *[other] Perdre un { $pawn } en { $start }
    }
action-end = Finir le tour
action-arm = Armer : { $trigger }
action-disarm = Désarmer : { $trigger }
action-timeover = Le temps est écoulé
choice-move-pawn = Déplacer un { $pawn }
choice-move-start =
    { $start ->
        [home] Déplacer un { $pawn } du carré
       *[other] Déplacer un { $pawn } de { $start }
    }
choice-attack-start = Attaquer avec un { $pawn } en { $start }
choice-invade-start = Attaquer une île avec un { $pawn } en { $start }
field-source = carte ou badge
field-start = départ
field-pawn = pion
field-to = arrivée
field-colour = couleur
field-cell = case
field-target = cible
field-boost = +1
field-island = île
field-first = premier bateau
field-second = second bateau
field-choice = utiliser ou garder
field-trigger = quand

## Events

event-seated = { $seat } joue { $colour }.
event-circle-drawn = Cercle vert, { $island } : { $cell }.
event-start-rolled = { $seat } tire { $total } pour le départ.
event-compensated = { $seat } est entre les deux autres, commence donc et reçoit deux avions.
event-began = { $seat } commence.
event-rolled = { $seat } lance { $dice } = { $points }.
event-moved =
    { $start ->
        [home] { $seat } déplace un { $pawn } de son carré à { $to }
       *[other] { $seat } déplace un { $pawn } de { $start } à { $to }
    } (reste { $points }).
event-fog-raised = { $seat } lève le brouillard ({ $source }) et ne peut être la cible d’une attaque jusqu’à son prochain tour.
event-updraft-caught =
    { $start ->
        [home] { $seat } donne le vent ascendant ({ $source }) à un avion de son carré.
       *[other] { $seat } donne le vent ascendant ({ $source }) à l’avion en { $start }.
    }
event-gulf-stream-caught =
    { $start ->
        [home] { $seat } donne le Gulf Stream à un { $pawn } de son carré.
       *[other] { $seat } donne le Gulf Stream à un { $pawn } en { $start }.
    }
event-boum-played = { $seat } joue Boum ({ $source }) sur le bateau { $colour } en { $cell }.
event-pawn-attacked = { $seat } attaque un { $target } { $colour } en { $cell } avec un { $pawn } en { $start }, { $boost } : { $attack } contre { $defence }.
event-island-attacked = { $seat } attaque l’{ $island } (drapeau { $colour }) avec un { $pawn } en { $start }, { $boost } : { $attack } contre { $defence }.
event-said-no = { $seat } joue une carte secrète : { $trigger }. C’est annulé.
event-reinforced = { $seat } joue un +1 secret en défense : { $attack } contre { $defence }.
event-repelled = { $seat } attaque désormais avec trop peu de puissance : c’est un échec.
event-die-rolled =
    { $die ->
        [0] { $seat } tire une tête de mort.
       *[other] { $seat } tire { $die }.
    }
event-skull-cancelled = { $seat } annule la tête de mort.
event-skull-accepted = { $seat } accepte la tête de mort.
event-attack-won = { $seat } remporte l’attaque.
event-attack-failed = { $seat } échoue dans son attaque ; rien n’est perdu.
event-island-taken = { $seat } gagne l’{ $island }.
event-pawn-lost =
    { $place ->
        [home] Perdu dans son carré : un { $pawn } { $colour }.
       *[other] Perdu en { $place } : un { $pawn } { $colour }.
    }
event-pawn-gained =
    { $place ->
        [home] Nouveau dans son carré : un { $pawn } { $colour }.
       *[other] Nouveau en { $place } : un { $pawn } { $colour }.
    }
event-card-drawn = { $seat } pioche : { $card }.
event-card-kept = { $seat } pioche une carte et la garde secrète.
event-card-seen = Votre nouvelle carte : { $card }.
event-deck-shuffled = La pioche était vide : { $cards } cartes défaussées sont mélangées.
event-wheel-spun = { $seat } tourne la roue : { $sector }.
event-badge-gained = { $seat } reçoit le badge { $badge }.
event-nothing-happened = Il ne se passe rien pour { $seat }.
event-kraken-rose = { $seat } réveille le Kraken autour de { $cell }.
event-engulfed = { $seat } voit tous ses pions engloutis par le Deep Hole Bermuda et passera son prochain tour.
event-turn-skipped = { $seat } passe ce tour ; ses pions ressortent du Deep Hole.
event-fortified = { $seat } fortifie l’{ $island } : puissance { $power }.
event-turn-ended = { $seat } finit son tour.
event-went-out = { $seat } n’a plus ni pion ni île et sort de la partie.
event-seat-left = { $seat } quitte la partie.
event-island-freed = Drapeau blanc de nouveau : { $island }.
event-time-called = Le temps est écoulé : { $seat } joue le dernier tour.
event-game-ended = { $reason }
event-armed = Vous avez armé : { $trigger }.
event-disarmed = Vous avez désarmé : { $trigger }.

## Previews

preview-move =
    { $points ->
        [0] Coûte { $cost }, il ne reste rien
       *[other] Coûte { $cost }, reste { $points }
    }
preview-sail =
    { $start ->
        [home] { $pawn } du carré à { $to }
       *[other] { $pawn } { $start } à { $to }
    }
preview-cost = −{ $cost }
preview-attack = { $attack } contre { $defence } : { $least }–6 gagne
preview-odds = ({ $least }–6 gagne)
preview-target =
    { $boost ->
        [0] Attaquer { $target } { $colour } { $cell } depuis { $start }
       *[other] Attaquer { $target } { $colour } { $cell } depuis { $start }, +1
    }
preview-shore =
    { $boost ->
        [0] Attaquer l’{ $island } depuis { $start }
       *[other] Attaquer l’{ $island } depuis { $start }, +1
    }
preview-mystery = Vous piochez une carte mystère.
preview-wheel = Vous tournez la roue.
preview-battleship = Vous lancez un dé : une tête de mort perd l’avion, 5–6 gagne un cuirassé.
preview-fortify = La puissance devient { $power } ; les deux bateaux sont perdus.
preview-end =
    { $points ->
        [0] Votre tour finit.
        [one] Votre tour finit ; { $points } point est perdu.
       *[other] Votre tour finit ; { $points } points sont perdus.
    }
preview-plane-kept = Votre avion reste.
preview-plane-lost = Votre avion est perdu.
preview-attack-lost = L’attaque a échoué.

## The position

position-over = La partie est finie. { $ending }
position-turn =
    { $reader ->
        [active] Tour de table { $round } sur { $rounds }. À vous : { $phase }.
       *[other] Tour de table { $round } sur { $rounds }. À { $seat } de décider : { $phase }.
    }
position-sail =
    { $points ->
        [0] plus de points ; attaquer, jouer une case spéciale, fortifier ou finir le tour
        [one] { $points } point pour se déplacer ; puis attaquer, jouer une case spéciale, fortifier ou finir le tour
       *[other] { $points } points pour se déplacer ; puis attaquer, jouer une case spéciale, fortifier ou finir le tour
    }
position-dice = Dés : { $dice }.
position-fast =
    { $place ->
        [home] Un { $pawn } du carré parcourt deux cases par point ce tour-ci.
       *[other] Un { $pawn } en { $place } parcourt deux cases par point ce tour-ci.
    }
position-time-over = Le temps est écoulé : ce tour est le dernier.
position-where = { $island } ({ $first }–{ $last }, cercle { $circle })
position-white-islands = Drapeau blanc, puissance { $power } chacune : { $islands }.
position-island = L’{ $where } : drapeau { $colour }, puissance { $power }{ $rings ->
        [0] .
        [one] , { $rings } anneau.
       *[other] , { $rings } anneaux.
    }
position-seat =
    { $seat } joue { $colour } : { $islands ->
        [one] { $islands } île
       *[other] { $islands } îles
    }, { $cards ->
        [one] { $cards } carte secrète
       *[other] { $cards } cartes secrètes
    }.
position-out = { $seat } jouait { $colour } et n’est plus dans la partie.
position-pawns = — { $pawn } : dans le carré { $home } ; en mer : { $cells } ; en réserve { $reserve }.
position-badges = — badges : { $badges }.
position-badge = { $count } × { $badge }
position-immune = — a encore « annule tête de mort ».
position-fog = — { $seat } est dans le brouillard et ne peut pas être la cible d’une attaque.
position-deep-hole = — { $seat } a ses pions dans le Deep Hole et passera son prochain tour.
position-white = Bateaux blancs : { $cells }.
position-mystery = Cases mystère : { $cells }.
position-wheel = Cases roue : { $cells }.
position-battleship = Cases cuirassé : { $cells }.
position-deck =
    { $deck ->
        [one] { $deck } carte dans la pioche
       *[other] { $deck } cartes dans la pioche
    }, { $discards } à la défausse.
position-hand = Vos cartes secrètes : { $cards }.
position-orders = Armé, pour quand vous avez la carte : { $triggers }.

## Scores

score-island = L’{ $island }
score-island-power = Puissance des îles : { $power } (départage)
score-pawn-power = Puissance des pions : { $power } (départage)

## Refusals

refused-out-of-turn = C’est à { $seat } de jouer ; vous pouvez seulement armer ou désarmer vos cartes secrètes.
refused-skull = Votre dé montre une tête de mort ; décidez d’abord si vous l’annulez.
refused-lose = Vous perdez un { $pawn } ; choisissez d’abord lequel.
refused-after-roll = Les dés sont lancés ; vous pouvez vous déplacer, attaquer, jouer une case spéciale, fortifier ou finir le tour.
refused-roll-first = Votre tour commence ; lancez d’abord les dés.
refused-in-fog = Vous êtes déjà dans le brouillard ; gardez celui-ci pour un autre tour.
refused-not-held = Vous n’avez pas la carte { $card } ; choisissez autre chose.
refused-no-badge = Vous n’avez pas de badge { $card } ; choisissez autre chose.
refused-armed = { $trigger } : c’est déjà armé ; vous pouvez le désarmer.
refused-disarmed = { $trigger } : ce n’est pas armé ; vous pouvez l’armer.
refused-no-pawn =
    { $start ->
        [home] Vous n’avez pas de { $pawn } dans votre carré ; vous en avez ici : { $places }.
       *[other] Vous n’avez pas de { $pawn } en { $start } ; vous en avez ici : { $places }.
    }
refused-no-such-pawn = Vous n’avez aucun { $pawn } sur le plateau ; choisissez un autre pion.
refused-fast =
    { $start ->
        [home] Le pion du carré est déjà rapide ; choisissez-en un autre.
       *[other] Le pion en { $start } est déjà rapide ; choisissez-en un autre.
    }
refused-gulf-stream-plane = Le Gulf Stream n’aide pas les avions ; choisissez un bateau ou un cuirassé.
refused-no-gulf-stream = Vous n’avez pas de badge Gulf Stream ; lancez les dés.
refused-stay = Le pion est déjà en { $to } ; choisissez une autre case.
refused-full = Il y a deux pions en { $to } et pas de place pour un troisième ; passez au-delà ou arrêtez-vous à côté.
refused-too-far = Aller en { $to } coûte { $cost } et il vous reste { $points } ; choisissez une case plus proche.
refused-own = C’est à vous ; choisissez une cible d’une autre couleur.
refused-no-target = Il n’y a pas de { $pawn } { $colour } en { $cell } ; regardez où il se trouve.
refused-not-near = { $cell } n’est pas à côté de { $start } ; amenez un pion sur la même case ou à côté.
refused-not-at-island =
    { $start ->
        [home] Un pion du carré ne peut pas attaquer l’{ $island } ; amenez-en un à côté d’elle.
       *[other] { $start } n’est pas à côté de l’{ $island } ; amenez un pion à côté d’elle.
    }
refused-fog = Le joueur { $colour } est dans le brouillard ; attaquez quelqu’un d’autre ce tour-ci.
refused-deep-hole = Les pions du joueur { $colour } sont dans le Deep Hole ; choisissez une autre cible.
refused-too-weak = { $attack } contre { $defence }, c’est trop faible ; amenez d’autres pions à côté de l’attaquant.
refused-not-special = { $cell } n’est pas une case spéciale ; amenez d’abord un pion sur l’une d’elles.
refused-no-plane-there = Seul un avion peut jouer { $cell } ; amenez-en un.
refused-nobody-there = Vous n’avez pas de pion en { $cell } ; amenez-en un.
refused-began-there = Le pion en { $cell } y a commencé le tour ; il doit venir d’une autre case.
refused-no-fortification = Cette partie se joue sans anneaux ; vous pouvez attaquer ou jouer une case spéciale.
refused-not-yours = Elle n’est pas à vous : { $island } ; conquérez-la d’abord.
refused-most-rings = L’{ $island } a trois anneaux, le maximum ; fortifiez-en une autre.
refused-no-boats = Deux de vos bateaux sur ces cases doivent toucher l’{ $island } ; là-bas en ce moment : { $boats }.
refused-nothing-to-lose = Il n’y a rien de tel à décider maintenant ; continuez votre tour.

## The game

game-name = Fireship
game-summary = Prenez la mer avec bateaux, avions et cuirassés, et conquérez les neuf îles.

## Options

option-fortification = Anneaux
option-fortification-on = on peut fortifier les îles
option-fortification-off = aucun, les îles ont toujours une puissance de 2
option-rounds = Nombre de manches (les tout derniers tours sont secrets)
option-rounds-number = { $number } manches (les tout derniers tours sont secrets)
option-time_limit = Temps imparti en heures, 0 pour aucun
option-time_limit-number =
    { $number ->
        [0] { "" }
        [one] Durée limite de la partie : { $number } heure
       *[other] Durée limite de la partie : { $number } heures
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
pick-corner-facing = À deux, on est assis face à face : { $taken } est pris, votre coin est donc { $left }.

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
cell-mystery = la case mystère { $cell }
cell-wheel = la case roue { $cell }
cell-battleship = la case cuirassé { $cell }
cell-plain = la case { $cell }

spelled-home = votre carré de couleur

## Cards, wheel, badges

card-gain-boat = Gagner un bateau
card-gain-plane = Gagner un avion
card-lose-boat = Perdre un bateau
card-lose-plane = Perdre un avion
card-deep-hole = Deep Hole Bermuda
card-non = Non
card-boum = Boum
card-plus-one = +1 en puissance
card-updraft = Vent ascendant
card-fog = Brouillard
quoted = « { $card } »
sector-gain-boat = Gagner un bateau
sector-gain-plane = Gagner un avion
sector-draw-card = Piocher une carte
sector-lose-boat = Perdre un bateau
sector-lose-plane = Perdre un avion
sector-spin-again = Relancer la roue
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
boosted = , avec une carte +1
unboosted = { "" }
choice-use = l’utiliser
choice-keep = la garder
trigger-attack = « Non » à une attaque
trigger-boum = « Non » à un Boum
trigger-kraken = « Non » au Kraken
trigger-misfortune = « Non » à un mauvais tirage
trigger-defence = +1 en défense

## What is decided, why the game ended

phase-start = lancer les dés, ou d’abord jouer des cartes de début de tour
phase-lose-boat = choisir quel bateau perdre
phase-lose-plane = choisir quel avion perdre
phase-skull = utiliser ou garder « Annule tête de mort »
ending-conquest = Les neuf îles sont conquises.
ending-last = Il ne reste qu’un seul joueur.
ending-rounds = Le dernier tour est joué : le plus grand nombre d’îles l’emporte.
ending-time = Le temps est écoulé : le plus grand nombre d’îles l’emporte.
ending-nobody = Il ne reste personne : les derniers sortis se partagent la victoire.

## Actions

verb-roll = Lancer les dés
verb-fog = Lever le brouillard : personne ne peut vous attaquer jusqu’à votre prochain tour
verb-updraft = Faire voler un avion de deux cases par point ce tour-ci
verb-gulfstream = Faire avancer un bateau ou un cuirassé de deux cases par point ce tour-ci
verb-move = Déplacer un pion
verb-boum = Détruire un bateau avec « Boum »
verb-attack = Attaquer un pion
verb-invade = Attaquer une île
verb-special = Jouer la case spéciale où un pion est arrivé
verb-fortify = Changer deux bateaux en anneau
verb-immunity = Utiliser ou garder « Annule tête de mort »
verb-lose = Choisir quel pion perdre
verb-end = Finir le tour
verb-arm = Armer une carte secrète
verb-disarm = Désarmer une carte secrète
verb-timeover = Le temps est écoulé
action-roll = Lancer les dés
action-fog = Lever le brouillard ({ $source })
action-updraft =
    { $start ->
        [home] Vent ascendant ({ $source }) pour un avion de votre carré de couleur
       *[other] Vent ascendant ({ $source }) pour l’avion en { $start }
    }
action-gulfstream =
    { $start ->
        [home] Gulf Stream pour un { $pawn } de votre carré de couleur
       *[other] Gulf Stream pour { $pawn ->
            [avion] l’avion
           *[other] le { $pawn }
        } en { $start }
    }
action-move =
    { $start ->
        [home] Déplacer un { $pawn } de votre carré de couleur à { $to }
       *[other] Déplacer { $pawn ->
            [avion] l’avion
           *[other] le { $pawn }
        } de { $start } à { $to }
    }
action-boum = « Boum » ({ $source }) sur le bateau { $colour } en { $cell }
action-attack = Attaquer { $target ->
            [avion] l’avion
           *[other] le { $target }
        } { $colour } en { $cell } avec { $pawn ->
            [avion] l’avion
           *[other] le { $pawn }
        } en { $start }{ $boost }
action-invade = Attaquer l’{ $island } avec { $pawn ->
            [avion] l’avion
           *[other] le { $pawn }
        } en { $start }{ $boost }
action-special = Jouer { $cell }
action-fortify = Fortifier l’{ $island } avec les bateaux en { $first } et { $second }
action-immunity = « Annule tête de mort » : { $choice }
action-lose =
    { $start ->
        [home] Perdre un { $pawn } de votre carré de couleur
       *[other] Perdre { $pawn ->
            [avion] l’avion
           *[other] le { $pawn }
        } en { $start }
    }
action-end = Finir le tour
action-arm = Armer : { $trigger }
action-disarm = Désarmer : { $trigger }
action-timeover = Le temps est écoulé
choice-move-pawn = Déplacer un { $pawn }
choice-move-start =
    { $start ->
        [home] Un { $pawn } de votre carré de couleur
       *[other] { $pawn ->
            [avion] L’avion
           *[other] Le { $pawn }
        } qui est en { $start }
    }
choice-attack-start = Attaquer avec { $pawn ->
            [avion] l’avion
           *[other] le { $pawn }
        } en { $start }
choice-invade-start = Attaquer une île avec { $pawn ->
            [avion] l’avion
           *[other] le { $pawn }
        } en { $start }
field-source = carte ou badge
field-start = départ
field-pawn = pion
field-to = case d’arrivée
field-colour = couleur
field-cell = case
field-target = cible
field-boost = +1
field-island = île
field-first = premier bateau
field-second = second bateau
field-choice = utiliser ou garder
field-trigger = quand
parameter-fortification = anneaux
parameter-rounds = manches
parameter-time_limit = temps_imparti
parameter-dice = dés
parameter-compensation = aide_au_milieu
parameter-source = source
parameter-start = départ
parameter-pawn = pion
parameter-to = arrivée
parameter-colour = couleur
parameter-cell = case
parameter-target = cible
parameter-boost = renfort
parameter-island = île
parameter-first = premier
parameter-second = second
parameter-choice = choix
parameter-trigger = quand

## Events

event-seated = { $seat } joue en { $colour }.
event-circle-drawn = Le cercle vert de l’{ $island } est en { $cell }.
event-start-rolled = { $seat } tire { $total } pour savoir qui commence.
event-compensated = { $seat } est entre les deux autres et commence donc, avec deux avions.
event-began = { $seat } commence.
event-rolled = { $seat } lance { $dice } = { $points }.
event-moved =
    { $start ->
        [home] { $seat } déplace un { $pawn } de son carré de couleur à { $to }
       *[other] { $seat } déplace un { $pawn } de { $start } à { $to }
    } ({ $points ->
        [0] plus aucun point
        [one] reste 1 point
       *[other] restent { $points } points
    }).
event-fog-raised = { $seat } lève le brouillard ({ $source }) et ne peut être la cible d’une attaque jusqu’à son prochain tour.
event-updraft-caught =
    { $start ->
        [home] { $seat } donne le vent ascendant ({ $source }) à un avion de son carré de couleur.
       *[other] { $seat } donne le vent ascendant ({ $source }) à l’avion en { $start }.
    }
event-gulf-stream-caught =
    { $start ->
        [home] { $seat } donne le Gulf Stream à un { $pawn } de son carré de couleur.
       *[other] { $seat } donne le Gulf Stream au { $pawn } en { $start }.
    }
event-boum-played = { $seat } joue « Boum » ({ $source }) sur le bateau { $colour } en { $cell }.
event-pawn-attacked = { $seat } attaque { $target ->
            [avion] l’avion
           *[other] le { $target }
        } { $colour } en { $cell } avec { $pawn ->
            [avion] l’avion
           *[other] le { $pawn }
        } en { $start }{ $boost } : { $attack } contre { $defence }.
event-island-attacked = { $seat } attaque l’{ $island } (drapeau { $colour }) avec { $pawn ->
            [avion] l’avion
           *[other] le { $pawn }
        } en { $start }{ $boost } : { $attack } contre { $defence }.
event-said-no = { $seat } joue une carte secrète : { $trigger }. C’est annulé.
event-reinforced = { $seat } joue un +1 secret en défense : { $attack } contre { $defence }.
event-repelled = { $seat } n’a plus assez de puissance : l’attaque échoue sans dé.
event-die-rolled =
    { $die ->
        [0] { $seat } obtient une tête de mort.
       *[other] { $seat } obtient un { $die }.
    }
event-skull-cancelled = { $seat } annule la tête de mort.
event-skull-accepted = { $seat } accepte la tête de mort.
event-attack-won = { $seat } remporte l’attaque.
event-attack-failed = { $seat } n’a pas réussi son attaque ; rien n’est perdu.
event-island-taken = { $seat } prend l’{ $island }.
event-pawn-lost =
    { $place ->
        [home] Un { $pawn } { $colour } est perdu dans son carré de couleur.
       *[other] { $pawn ->
            [avion] L’avion
           *[other] Le { $pawn }
        } { $colour } en { $place } est perdu.
    }
event-pawn-gained =
    { $place ->
        [home] Un { $pawn } { $colour } arrive dans son carré de couleur.
       *[other] Un { $pawn } { $colour } arrive en { $place }.
    }
event-card-drawn = { $seat } pioche « { $card } ».
event-card-kept = { $seat } pioche une carte et la garde secrète.
event-card-seen = Votre nouvelle carte : « { $card } ».
event-deck-shuffled = La pioche était vide : { $cards } cartes défaussées sont mélangées.
event-wheel-spun = { $seat } tourne la roue : « { $sector } ».
event-badge-gained = { $seat } reçoit le badge « { $badge } ».
event-nothing-happened = Il ne se passe rien pour { $seat }.
event-kraken-rose = { $seat } réveille le Kraken autour de { $cell }.
event-engulfed = { $seat } voit ses pions engloutis par le Deep Hole Bermuda et passera son prochain tour.
event-turn-skipped = { $seat } passe ce tour ; ses pions ressortent du Deep Hole.
event-fortified = { $seat } fortifie l’{ $island } : puissance { $power }.
event-turn-ended = { $seat } finit son tour.
event-went-out = { $seat } n’a plus ni pion ni île et sort de la partie.
event-seat-left = { $seat } quitte la partie.
event-island-freed = L’{ $island } a de nouveau un drapeau blanc.
event-time-called = Le temps est écoulé : { $seat } joue le dernier tour.
event-game-ended = { $reason }
event-armed = Vous avez armé : { $trigger }.
event-disarmed = Vous avez désarmé : { $trigger }.

## Previews

preview-sail =
    { $start ->
        [home] { $pawn } du carré de couleur à { $to }
       *[other] { $pawn } de { $start } à { $to }
    }
preview-cost = −{ $cost }
preview-attack = { $attack } contre { $defence } : { $least }–6 pour gagner
preview-odds = ({ $least }–6)
preview-target =
    { $boost ->
        [0] Attaquer { $target } { $colour } { $cell } depuis { $start }, { $attack } : { $defence }
       *[other] Attaquer { $target } { $colour } { $cell } depuis { $start }, +1, { $attack } : { $defence }
    }
preview-shore =
    { $boost ->
        [0] Attaquer : { $side } depuis { $start }, { $attack } : { $defence }
       *[other] Attaquer : { $side } depuis { $start }, +1, { $attack } : { $defence }
    }
preview-mystery = Vous piochez une carte mystère.
preview-wheel = Vous tournez la roue.
preview-battleship = Vous lancez un dé : avec une tête de mort, l’avion est perdu ; avec 5–6, vous gagnez un cuirassé.
preview-fortify = La puissance devient { $power } ; les deux bateaux sont perdus.
preview-end =
    { $points ->
        [0] Finir le tour
        [one] Finir, perdre { $points } point
       *[other] Finir, perdre { $points } points
    }
preview-plane-kept = Votre avion reste.
preview-plane-lost = Votre avion est perdu.
preview-attack-lost = L’attaque échoue alors.

## The panel

side-north-west = nord-ouest
side-north = nord
side-north-east = nord-est
side-east = est
side-south-east = sud-est
side-south = sud
side-south-west = sud-ouest
side-west = ouest
side-centre = centre
towards-north-west = vers le nord-ouest
towards-north = vers le nord
towards-north-east = vers le nord-est
towards-east = vers l’est
towards-south-east = vers le sud-est
towards-south = vers le sud
towards-south-west = vers le sud-ouest
towards-west = vers l’ouest
towards-centre = vers le centre
group-boat = Bateau
group-plane = Avion
group-battleship = Cuirassé
group-island = Îles
group-special = Cases spéciales
group-pawn = Pions
group-any = Toute case
group-attack = Attaquer
group-boum = Boum
group-fortify = Anneaux
group-orders = Cartes secrètes
preview-to-island = { $pawn } → { $side } { $have }/{ $need } −{ $cost }
preview-towards-island = { $pawn } → { $towards } −{ $cost }
preview-to-special = { $pawn } → { $special } { $cell } −{ $cost }
preview-to-pawn = { $pawn } → près de { $cell }, { $have } : { $need } −{ $cost }
preview-to-cell = { $pawn } → { $cell } −{ $cost }
preview-gathers = { $island } : { $have } sur { $need }, { $points ->
        [0] plus aucun point
        [one] reste { $points } point
       *[other] restent { $points } points
    }
preview-left =
    { $points ->
        [0] Plus aucun point
        [one] Reste { $points } point
       *[other] Restent { $points } points
    }
preview-points-lost =
    { $points ->
        [one] { $points } point est perdu.
       *[other] { $points } points sont perdus.
    }
preview-pawn-lost =
    { $place ->
        [home] Un { $pawn } de votre carré de couleur est perdu.
       *[other] { $pawn ->
            [avion] L’avion
           *[other] Le { $pawn }
        } en { $place } est perdu.
    }
preview-end-button = Finir
preview-use = Jouer la case { $special } { $cell }
preview-ring = Anneau : { $side }, puissance { $power }
preview-ring-of = Fortifier : { $side } avec { $first }, { $second }
preview-conquer = Attaquer l’{ $island }, { $attack } : { $defence }
preview-strike = Attaquer : { $target } { $colour } { $cell }, { $attack } : { $defence }
preview-destroy = Boum : bateau { $colour } { $cell }
preview-updraft =
    { $start ->
        [home] Vent ascendant dans le carré de couleur
       *[other] Vent ascendant : avion { $start }
    }
preview-gulf-stream =
    { $start ->
        [home] Gulf Stream, { $pawn } du carré de couleur
       *[other] Gulf Stream : { $pawn } { $start }
    }
preview-lose =
    { $start ->
        [home] { $pawn } du carré de couleur
       *[other] { $pawn } en { $start }
    }
brief-orders = Vos ordres secrets
brief-orders-when = Ce qui est armé se joue tout seul, le moment venu.
brief-roll = Manche { $round } sur { $rounds } : lancez { $dice } dés
brief-cards-first = Avant de lancer, vous pouvez jouer une carte.
brief-points =
    { $points ->
        [0] Manche { $round } sur { $rounds } · plus aucun point
        [one] Manche { $round } sur { $rounds } · { $points } point à jouer
       *[other] Manche { $round } sur { $rounds } · { $points } points à jouer
    }
brief-no-attack = Rien à attaquer pour l’instant.
brief-aim = L’{ $island } demande { $need } : un bateau vaut { $boat }, un avion { $plane }.
brief-aim-begun = L’{ $island } demande { $need } ; vous y avez { $have }.
brief-together = Placez-y vos pions côte à côte.
brief-where =
    { $points ->
        [one] { $pawn }, { $points } point : où aller ?
       *[other] { $pawn }, { $points } points : où aller ?
    }
brief-have-need = { $have }/{ $need } : vous y auriez { $have }, il faut { $need }.
brief-attack = { $target } : { $attack } contre { $defence }
brief-the-island = { $island }
brief-the-pawn = { $target } { $colour } en { $cell }
brief-odds = Il faut { $least } ou plus au dé.
brief-even = Avec 1 de plus, un 4 suffit.
brief-left =
    { $points ->
        [one] Il reste { $points } point à jouer avant.
       *[other] Il reste { $points } points à jouer avant.
    }
brief-attack-it = Attaquer { $target } ?
brief-at-island = l’{ $island }
brief-at-pawn = { $target ->
        [avion] l’avion
       *[other] le { $target }
    } { $colour } en { $cell }
brief-fail = Si le dé échoue, vous ne perdez aucun pion ; votre tour finit dans tous les cas.
brief-use = Jouer la case { $special } { $cell } ?
brief-end =
    { $points ->
        [0] Finir le tour ?
        [one] Finir le tour ? { $points } point est perdu.
       *[other] Finir le tour ? { $points } points sont perdus.
    }
brief-still = Vous pourriez encore faire ceci : { $move }.
brief-lose = Quel { $pawn } perdez-vous ?
brief-lose-which = Il retourne dans votre réserve.
brief-lose-it =
    { $start ->
        [home] Perdre un { $pawn } de votre carré de couleur ?
       *[other] Perdre { $pawn ->
            [avion] l’avion
           *[other] le { $pawn }
        } en { $start } ?
    }
brief-skull = Le dé montre une tête de mort : l’annuler ?
brief-skull-attack = Si oui, le dé est relancé ; sinon, l’attaque a échoué.
brief-skull-plane = Si oui, votre avion reste ; sinon, il est perdu.
brief-skull-once = On annule une tête de mort par partie.
brief-skull-keep = Garder « Annule tête de mort » ?
brief-do = { $action } ?
brief-move = { $pawn } : aller en { $to } ?
brief-move-ends = Votre tour finit avec ce déplacement.
brief-told = { $consequence }.
brief-fortify = Fortifier l’{ $island } ?
brief-ring-where = Un anneau de deux bateaux : où ?
brief-ring-why = Un anneau augmente la puissance d’une île ; les deux bateaux sont perdus.
brief-boum = Quel bateau détruire avec « Boum » ?
hint-roll = Les dés disent de combien de points vos pions peuvent avancer, tous ensemble.
hint-move = Partagez vos points entre vos pions ; un bateau contourne les îles, un avion en survole une pour 4.
hint-where = On attaque une île depuis les cases voisines ; une case spéciale sert à qui vient d’y arriver.
hint-gather = Le nombre d’une île est ce qu’elle demande : réunissez-y autant de puissance, bateau 1, avion 2, cuirassé 4, côte à côte.
hint-attack = À puissance égale, on gagne avec 5 ou 6 au dé ; avec plus, dès 4. Une attaque finit votre tour.

## The position

position-over = La partie est finie. { $ending }
position-turn =
    { $reader ->
        [active] Manche { $round } sur { $rounds }. À vous : { $phase }.
       *[other] Manche { $round } sur { $rounds }. À { $seat } de décider : { $phase }.
    }
position-sail =
    { $points ->
        [0] plus aucun point
        [one] 1 point de déplacement
       *[other] { $points } points de déplacement
    }{ $boum ->
        [yes] {" "}; « Boum » si vous voulez
       *[no] { "" }
    } ; à la fin attaquer, jouer une case spéciale{ $fortification ->
        [on] , fortifier
       *[off] { "" }
    } ou simplement finir le tour
position-dice = Dés : { $dice }.
position-fast =
    { $place ->
        [home] Un { $pawn } resté dans le carré de couleur parcourt deux cases par point ce tour-ci.
       *[other] { $pawn ->
            [avion] L’avion
           *[other] Le { $pawn }
        } en { $place } parcourt deux cases par point ce tour-ci.
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
    { $seat } joue en { $colour } : { $islands ->
        [one] { $islands } île
       *[other] { $islands } îles
    }{ $cards ->
        [0] { "" }
        [one] , { $cards } carte secrète
       *[other] , { $cards } cartes secrètes
    }.
position-out = { $seat } jouait en { $colour } et n’est plus dans la partie.
position-pawns = — { $pawn } : { $home ->
        [0] { "" }
       *[other] { $home } dans le carré de couleur ;{ " " }
    }en mer : { $cells } ; en réserve : { $reserve }.
position-badges = — badges : { $badges }.
position-badge = { $count } × { $badge }
position-immune = — a encore « Annule tête de mort ».
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

result-total =
    { $points ->
        [one] { $points } île
       *[other] { $points } îles
    }
result-unit = îles
score-island = L’{ $island }
score-island-power = Puissance des îles : { $power } (départage)
score-pawn-power = Puissance des pions : { $power } (départage)

## Refusals

refused-out-of-turn = C’est à { $seat } de jouer ; vous pouvez seulement armer ou désarmer vos cartes secrètes.
refused-skull = Votre dé montre une tête de mort ; décidez d’abord si vous l’annulez.
refused-lose = Vous perdez un { $pawn } ; choisissez d’abord lequel.
refused-after-roll = Les dés sont lancés ; vous pouvez vous déplacer, attaquer, jouer une case spéciale{ $fortification ->
    [on] , fortifier
   *[off] { "" }
} ou finir le tour.
refused-roll-first = Votre tour commence ; lancez d’abord les dés.
refused-in-fog = Vous êtes déjà dans le brouillard ; gardez l’autre pour un prochain tour.
refused-not-held = Vous n’avez pas la carte « { $card } » ; choisissez autre chose.
refused-no-badge = Vous n’avez pas de badge « { $card } » ; choisissez autre chose.
refused-armed = { $trigger } : c’est déjà armé ; vous pouvez le désarmer.
refused-disarmed = { $trigger } : ce n’est pas armé ; vous pouvez l’armer.
refused-no-pawn =
    { $start ->
        [home] Vous n’avez { $pawn ->
            [avion] pas d’avion
           *[other] pas de { $pawn }
        } dans votre carré de couleur ; vous en avez ici : { $places }.
       *[other] Vous n’avez { $pawn ->
            [avion] pas d’avion
           *[other] pas de { $pawn }
        } en { $start } ; vous en avez ici : { $places }.
    }
refused-no-such-pawn = Vous n’avez aucun { $pawn } sur le plateau ; choisissez un autre pion.
refused-fast =
    { $start ->
        [home] Le pion de votre carré de couleur est déjà rapide ; choisissez-en un autre.
       *[other] Le pion en { $start } est déjà rapide ; choisissez-en un autre.
    }
refused-gulf-stream-plane = Le Gulf Stream n’aide pas les avions ; choisissez un bateau ou un cuirassé.
refused-no-gulf-stream = Vous n’avez pas de badge « Gulf Stream » ; lancez les dés.
refused-stay = Le pion est déjà en { $to } ; choisissez une autre case.
refused-full = Il y a deux pions en { $to } et pas de place pour un troisième ; passez au-delà ou arrêtez-vous à côté.
refused-too-far = Aller en { $to } coûte { $cost } et il vous reste { $points } ; choisissez une case plus proche.
refused-own = Cette cible est à vous ; choisissez-en une d’une autre couleur.
refused-no-target = Il n’y a { $pawn ->
            [avion] pas d’avion
           *[other] pas de { $pawn }
        } { $colour } en { $cell } ; regardez où il se trouve.
refused-not-near = { $cell } n’est pas à côté de { $start } ; amenez un pion sur la même case ou à côté.
refused-not-at-island =
    { $start ->
        [home] Un pion de votre carré de couleur ne peut pas attaquer l’{ $island } ; amenez-en un à côté d’elle.
       *[other] { $start } n’est pas à côté de l’{ $island } ; amenez un pion à côté d’elle.
    }
refused-fog = Le joueur { $colour } est dans le brouillard ; attaquez quelqu’un d’autre ce tour-ci.
refused-deep-hole = Les pions du joueur { $colour } sont dans le Deep Hole ; choisissez une autre cible.
refused-too-weak = { $attack } contre { $defence }, c’est trop faible ; amenez d’autres pions à côté de l’attaquant.
refused-not-special = { $cell } n’est pas une case spéciale ; amenez d’abord un pion sur l’une d’elles.
refused-no-plane-there = Seul un avion peut jouer la case { $cell } ; amenez-en un.
refused-nobody-there = Vous n’avez pas de pion en { $cell } ; amenez-en un.
refused-began-there = Le pion en { $cell } y a commencé le tour ; il doit venir d’une autre case.
refused-no-fortification = Cette partie se joue sans anneaux ; vous pouvez attaquer ou jouer une case spéciale.
refused-not-yours = L’{ $island } n’est pas à vous ; conquérez-la d’abord.
refused-most-rings = L’{ $island } a trois anneaux, le maximum ; fortifiez-en une autre.
refused-no-boats = Deux de vos bateaux sur ces cases doivent toucher l’{ $island } ; là-bas en ce moment : { $boats }.
refused-nothing-to-lose = Il n’y a rien de tel à décider maintenant ; continuez votre tour.

picture-islands = Îles
picture-power = Puissance
picture-pawns = Pions
picture-won = l’emporte avec { $islands } { $islands ->
    [one] île
   *[other] îles
} sur 9, { $ahead } de plus { QUE($next) }
picture-stronger = l’emporte avec { $islands ->
    [one] une île, plus puissante,
   *[other] { $islands } îles, plus puissantes,
} { $power } à { $other }
picture-pawns-stronger = l’emporte { $islands ->
    [0] sans île
    [one] avec une île
   *[other] avec { $islands } îles
} et les pions les plus puissants, { $power } à { $other }
picture-shared = se partagent la victoire, { $islands ->
    [0] sans île
    [one] une île chacun
   *[other] { $islands } îles chacun
}
picture-last = l’emporte, seul encore en jeu
picture-tie-power = { $islands ->
    [one] Une île chacun
   *[other] { $islands } îles chacun
} : celles { DE($seat) } sont plus puissantes, { $power } à { $other }
picture-tie-pawns = { $islands ->
    [0] Aucune île
    [one] Une île chacun
   *[other] { $islands } îles chacun
} : les pions { DE($seat) } sont plus puissants, { $power } à { $other }

## The lesson

lesson-1 = Vous jouez les verts, en haut à gauche. Les îles font gagner la partie : il faut en avoir le plus à la fin. Un tour commence par les dés : lancez-les.
lesson-2 = Les dés donnent 11 points, et un pas en coûte 1. Il faut 3 pour prendre l’île du nord-ouest. Envoyez votre avion sur son rivage : un avion a une puissance de 2.
lesson-3 = Deux sur trois. Un bateau a une puissance de 1 : amenez-le sur la même case. Les pions à côté d’une île s’additionnent.
lesson-4 = Trois contre trois, cela suffit pour attaquer : 5 ou 6 sur le dé gagne. Avec plus de puissance que l’île, 4 suffit aussi. Si l’attaque échoue, vous ne perdez rien.
lesson-5 = L’île est à vous : votre drapeau y flotte, et un de vos bateaux est dans le cercle vert. Une attaque termine votre tour. L’adversaire a joué ; lancez de nouveau les dés.
lesson-6 = Un pion arrêté sur un ? peut y piocher une carte. Envoyez un bateau de votre carré de couleur vers le plus proche.
lesson-7 = Jouez maintenant cette case. C’est votre action principale, une par tour : une attaque, une case spéciale ou un anneau.
lesson-8 = La carte vous a donné un deuxième avion. C’est de nouveau à vous, et les dés sont lancés. Deux de vos bateaux touchent votre île : faites-en un anneau, et sa puissance passe de 2 à 5.
lesson-end = **Vous savez l’essentiel.** Rassemblez vos pions à côté d’une île, attaquez dès que la puissance suffit, gardez ce que vous avez. Personne ne sait quel tour sera le dernier.

## The signs on the picture of the rules

legend-own = votre île : la puissance qui la prend
legend-island = île libre : la puissance qui la prend
legend-guard = un bateau blanc garde chaque île
legend-pawns = votre bateau et votre avion
legend-mystery = mystère : un pion peut y piocher
legend-battleship = case cuirassé, pour les avions
legend-wheel = roue : un pion peut la tourner

## What a victory may earn

achievement-equals = Contre toute attente
achieved-equals = Deux attaques gagnées à puissance égale
achievement-unsunk = Pas une égratignure
achieved-unsunk = Ni bateau ni avion perdu
achievement-centre = Le cœur de la mer
achieved-centre = L’île du centre tenue à la fin
achievement-refusal = Non, c’est non
achieved-refusal = Une attaque repoussée par un « Non »
achievement-isles = L’archipel à vos pieds
achieved-isles = Cinq îles ou plus à la fin

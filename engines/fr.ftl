## Lists and names

seat-name = Place { $seat }
none = rien
several = { $count } × { $one }
listed-apart = { " " };{ " " }
named = { $name } : { $what }
rest-in-words = « En mots » dit le reste.

## Colours as one letter

letter-blue = B
letter-yellow = J
letter-brown = M
letter-red = R
letter-green = V
letter-white = C

## Menu

menu-page = { $first }–{ $last }

## Table actions

verb-leave = Quitter la partie pour de bon
action-leave = { $seat } quitte la partie
verb-skip = Passer un tour
action-skip = { $seat } passe son tour
verb-without = Continuer sans quelqu’un
action-without = La partie continue sans { $seat }
field-seat = place

## Refusals: setting up

refused-unknown-game = Il n’y a pas de jeu nommé { $game } ; choisissez parmi ceux-ci : { $games }.
refused-unknown-rules = Cette partie de { $game } suit la version { $version } des règles, que ce Fireside ne connaît pas ; un Fireside plus récent pourra la vérifier.
refused-seats = Ce jeu se joue de { $least } à { $most } personnes ; choisissez un de ces nombres au lieu de { $seats }.
refused-unknown-option = Ce jeu n’a pas d’option { $option } ; vous pouvez régler : { $options }.
refused-option-seats = Avec ce nombre de places, { $option } ne se règle pas ; c’est possible avec : { $seats }.
refused-option-value = { $value } ne convient pas pour { $option } ; choisissez parmi : { $choices }.
refused-unknown-pick = Rien à choisir sous le nom { $pick } dans ce jeu ; vous pouvez choisir : { $picks }.
refused-too-many-picks =
    { $seats ->
        [one] Il n’y a que { $seats } place, donc trop de souhaits pour { $pick } : retirez-en.
       *[other] Il n’y a que { $seats } places, donc trop de souhaits pour { $pick } : retirez-en.
    }
refused-pick-value = { $value } n’est pas proposé ; choisissez parmi : { $choices }.
refused-pick-twice = Deux souhaits pour { $value }, qu’une seule place peut avoir : choisissez autre chose pour le second.

## Refusals: playing

refused-game-over = Cette partie est finie ; demandez une revanche pour rejouer.
refused-not-for-seats = Ce n’est pas à une seule personne d’en décider ; ⋯ montre ce que la table peut faire maintenant.
refused-not-your-turn = Ce n’est pas encore à vous ; la partie attend { $waiting }.
refused-stale = Les choix ont changé depuis ; voici ceux qui valent maintenant.
refused-unknown-verb = Je ne connais pas ce coup ; commencez par un de ces mots : { $verbs } (par exemple « { $example } »).
refused-unknown-notation = Je n’ai pas pu lire ce qui suit « { $verb } » ; écrivez-le ainsi, par exemple : « { $example } ».
refused-unread-word = Après « { $verb } », « { $word } » ne convient pas à cet endroit ; écrivez-le ainsi, par exemple : « { $example } ».
refused-several-moves = Plusieurs coups s’appellent ainsi : { $first } ; { $second }. Précisez celui que vous voulez jouer.

## Refusals: undoing

refused-undo-nothing = Il n’y a rien à annuler ; faites d’abord un choix.
refused-undo-revealed = Quelqu’un a appris quelque chose depuis ; il faut l’accord de tous les autres : demandez-le.
refused-undo-passed = Le tour est passé ; il faut l’accord de tous les autres : demandez-le.
refused-undo-depends = Un coup joué ensuite par quelqu’un d’autre en dépend ; demandez-lui d’annuler d’abord le sien.
refused-undo-left = Vous avez quitté cette partie ; vous ne pouvez plus rien y annuler.
refused-undo-often = Vous avez changé d’avis { $most } fois pendant ce tour. Ce qui est en place le reste ; quand le tour sera passé, vous pourrez de nouveau le changer.

## Refusals: command line

refused-no-such-seat = Il n’y a pas de place { $seat } à cette table ; choisissez-en une de 0 à { $last }.
refused-games-count = Il faut au moins une partie ; demandez-en 1 ou plus.
refused-unreadable-export = Ce fichier n’est pas une partie exportée ; choisissez-en un que l’export a écrit ({ $reason }).

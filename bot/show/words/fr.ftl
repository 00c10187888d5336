## The table before the game

lobby-title = ### { $game } · table { $number }
lobby-seat = { $name } — { $pick }
lobby-any = au hasard, sauf choix
lobby-taken = { $name } l’a déjà
lobby-picked = Vous avez : { $pick }.
lobby-alt = { $game }, table { $number }. À la table : { $names }.
lobby-free =
    { $free ->
        [one] Une place est libre.
       *[other] { $free } places sont libres.
    }
sit-all = Appuyez sur **{ $join }** ; la partie commence quand toutes les places sont prises.
sit-least = Appuyez sur **{ $join }**. À { $least }, **{ $start }** lance la partie.
sit-start = Appuyez sur **{ $join }**, ou sur **{ $start }** pour jouer avec ceux qui sont là.
lobby-private = Sur invitation seulement.
lobby-promise = -# Promesse : `{ $commitment }`
lobby-messages = -# Quand on vous attend, un message privé vous prévient ; le 🔕 en dessous y met fin.
lobby-fairness = -# Équité : la promesse `{ $commitment }` est le SHA-256 de la graine secrète, révélée à la fin.
lobby-running = La partie est en cours.
lobby-running-at = La partie est en cours : { $link }
lobby-ended = La partie est finie.
lobby-ended-at = La partie est finie : { $link }
lobby-expired = Personne n’a commencé en 7 jours : cette table est fermée. `/{ command-newgame } { $game }` en ouvre une nouvelle.
lobby-left = Tout le monde est parti : cette table est fermée. `/{ command-newgame } { $game }` en ouvre une nouvelle.
lobby-closes = { $game }, table { $number } : si personne n’appuie sur Commencer, elle ferme { $until }.
lobby-join = Rejoindre
lobby-leave = Quitter
lobby-start = Commencer
hosting-button = Modifier…
hosting-title = **Vous avez ouvert cette table** et pouvez la modifier jusqu’au début. Son annonce montre à tout le monde ce qui est réglé.
hosting-which = Modifier quoi ?
hosting-off = Retirer quelqu’un de la table
hosting-seats = Combien peuvent jouer
hosting-pace = Combien de temps un tour peut durer
lobby-invite = Inviter…
lobby-invited = { $names } : il y a maintenant une place à cette table. Faites-le savoir : { $link }
lobby-computer = + Ordinateur
lobby-computers = ⚙ est un ordinateur. Il ne voit jamais votre main, et après la partie chacun peut le vérifier.
lobby-computers-done = La partie a commencé.
computers-which = **Quel ordinateur se joint à vous ?**
computers-full = **Toutes les places sont prises.**
computers-line = ⚙ **{ $level }** { $about }
computers-away = Sans ⚙ { $level }
computer-name = ⚙ { $level }
computer-numbered = ⚙ { $level } { $number }
level-spark = Étincelle
level-ember = Braise
level-flame = Flamme
level-blaze = Brasier
level-about-spark = joue comme à une première partie
level-about-ember = joue avec bon sens, pas à pas
level-about-flame = regarde quelques tours en avant
level-about-blaze = regarde plus loin ; prend une seconde
solo-here = **{ $game }**, table { $number }, avec { $names } : la partie commence. Le plateau est ici.
solo-elsewhere = **{ $game }**, table { $number }, avec { $names } : la partie commence dans vos messages privés, { $link }. Si rien n’y arrive, c’est qu’ils me sont fermés ; vous pouvez tout de même jouer ici : **{ $turn }**
lobby-hints = Les conseils sont permis (💡) ; la partie ne compte alors pour aucun classement.
pace-live = Rythme : un tour en 10 minutes.
pace-fast = Rythme : un tour en 4 heures.
pace-daily = Rythme : un tour par jour.
pace-slow = Rythme : un tour en 3 jours.
pace-none = Rythme : sans hâte et sans rappel.
pace-choose = Proposer un autre rythme ; tous les autres doivent accepter
pace-done = C’est fait : il n’y avait personne d’autre à consulter.
thread-name = { $game } { $number }
thread-over = Partie finie : { $thread }
thread-open = Cette partie continue.

## The board

board-to-act = À { $names } de jouer.
board-to-act-until = À { $names } de jouer ; échéance { $until }.
board-plays = { $count ->
    [one] { $names } joue.
   *[other] { $names } jouent.
}
board-ends = -# Le temps de cette partie expire { $until } ; le tour en cours sera alors le dernier.
board-more =
    { $count ->
        [one] … encore une ligne avant : ⏪ Récap
       *[other] … encore { $count } lignes avant : ⏪ Récap
    }
turn-button = ▶ Mon tour
hand-button = 🖐 Ma main
recap-button = ⏪ Récap
more-button = ⋯ Plus
more-title = ### { $game } · table { $number }
rules-button = Règles
log-button = Journal complet
words-button = En mots
closer-button = De plus près
undo-button = ⤺ Annuler
leave-button = Partir pour de bon
pace-button = Rythme…
skip-button = Passer ce tour
skip-of-button = Passer le tour { DE($name) }
without-button = Continuer sans { $name }
rematch-button = Revanche
replay-button = ⏮ Revoir la partie
see-button = Voir le tour { $turn }
story-decisive = 📖 Le tour { $turn } a décidé de la partie : { $what }
story-best = ♟ Le meilleur coup, au tour { $turn } : { $what }
story-luckiest = 🍀 Le plus beau coup de chance, au tour { $turn } : { $what }
film-button = 🎞 Le film
film-title = 🎞 Toute la partie, tour après tour.
film-alt = Le film de cette partie de { $game } : le plateau après chaque tour, puis la fin. { $ending } Le journal raconte chaque tour en mots.
film-soon = Le film est en préparation ; il sera ici dans un instant : { $link }
film-there = Le film est ici : { $link }
film-own-button = 🎞 Vu par moi
film-open-button = 🎞 Mains ouvertes
film-open-title = 🎞 Toute la partie, mains ouvertes : chaque tour tel que l’a vu celui ou celle qui le jouait.
film-own = 🎞 Toute la partie, telle que vous l’avez vue.
film-since = 🎞 Ce qui s’est passé depuis votre dernier tour.
film-since-alt = Les plateaux de { $game } depuis votre dernier tour, un après chaque tour. ⏪ Récap raconte la même chose en mots.
film-none = Le film n’a pas pu être fait cette fois ; redemandez-le dans un moment.
film-missing = { $count ->
        [one] Vous acceptez que les mains soient montrées. Dès { QUE($names) } l’accepte aussi, le film est publié ici ; le bouton est sous le film de la partie.
       *[other] Vous acceptez que les mains soient montrées. Dès { QUE($names) } l’acceptent aussi, le film est publié ici ; le bouton est sous le film de la partie.
    }
scores-button = Décompte
verify-button = Vérifier
next-button = Partie suivante ▶
page = -# Page { $page } sur { $pages }
page-back-button = ◀ Précédent
page-next-button = Suivant ▶
chapters = Chapitres
rules-which = Les règles de quel jeu ?
learn-title = -# { $game } · { $task } sur { $tasks }
learn-wrong = « { $move } » : dans une partie, vous le pouvez. Ici, c’est le bouton vert.
learn-elsewhere = Ce chemin mène ailleurs. Ici, c’est le bouton vert.
learn-none = Il n’y a pas encore de leçon pour { $game }. Une première partie contre l’ordinateur le plus facile l’explique aussi.
learn-play = Jouer contre { $level }
learn-button = 🎓 Apprendre en quatre minutes

## The composer

composer-undo = ⤺ Annuler
composer-undo-worded = Annuler
composer-undo-short = ⤺
composer-undo-short-worded = Annuler
composer-back = ↩ Retour
composer-back-worded = Retour
composer-whole = 🗺
composer-whole-worded = Plateau
composer-hint = 💡
composer-hint-worded = Conseil
composer-hints = ?
composer-hints-worded = Aide
composer-options = ⋯
composer-options-worded = Plus
composer-further = suite de la liste ▸
composer-else = Autre chose ?
composer-more =
    { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
composer-close = ✖ Fermer
composer-close-worded = Fermer
composer-type = ⌨ Écrire
composer-type-worded = Écrire
composer-typed = Écrire votre coup
composer-move = Votre coup, en une ligne
composer-example = par exemple : { $example }
composer-refused = « { $typed } » n’est pas possible. { $reason }
composer-stale = Ce bouton n’était plus à jour. Voici vos choix actuels.
composer-done = C’est fait. La table attend { $names }.
composer-over = C’est fait. La partie est finie.
composer-waiting = Ce n’est pas votre tour : la table attend { $names }.
composer-closed = Fermé. { $turn } le rouvre.
composer-paused = Je ne peux pas écrire dans { $link } en ce moment : les autres ne le voient pas encore là-bas. C’est enregistré.
composer-undone = C’est annulé. Voici vos choix actuels.
memo-button = ✎ Ma note
memo-button-worded = Ma note
memo-title = Votre note
memo-label = Aucun autre joueur ne la voit
memo-about = Sur cette partie, 500 caractères au plus ; effacez tout pour la supprimer.

## The hand and the log

hand-orders = Ceci aussi, vous pouvez le faire à tout moment, et personne n’en saura rien :
hand-none = Dans ce jeu, personne n’a de main ; `/{ command-board }` avec `{ parameter-text }` dit tout ce que vous pouvez voir.
recap-nothing = Rien ne s’est passé depuis votre dernière action.
recap-title = Depuis votre dernière action :
recap-beginning = Ce qui s’est passé jusqu’ici :
log-undo = { $name } a annulé sa dernière action.
log-skip = ⏭ Les autres ont assez attendu : { $name } passe son tour.
log-computer-skip = ⏭ { $name } n’a pas trouvé de coup à temps : le coup prévu pour les retardataires a été joué.
log-without = ⏭ Les autres continuent sans { $name }.
log-empty = Rien ne s’est encore passé.
log-turn = -# — tour { $turn } —
past-turn = Après le tour { $turn } sur { $turns }.
past-beginning =
    { $turns ->
        [0] Le début ; aucun tour n’est encore fini.
       *[other] Le début, avant le tour 1 sur { $turns }.
    }
past-back-button = ◀ Tour { $turn }
past-next-button = Tour { $turn } ▶
eyes-everybody = Tout le monde
eyes-title = **{ $name }** voyait ceci, et rien de plus.

## Undo

caretaker-name = ⚙ { $name }
caretaker-plays = ⚙ { $level } joue à la place { DE($name) }, en son absence :
caretaker-button = ⚙ Confier à un gardien
caretaker-of-button = ⚙ Un gardien pour { $name }
caretaker-leave-button = ⚙ Plutôt un gardien
caretaker-leave = Ou confiez votre place à un gardien : ⚙ { $level } joue pour vous jusqu’à ce que vous appuyiez sur un bouton de cette partie, et vous la rend aussitôt. La partie ne compte alors pour aucun classement.
caretaker-done = ⚙ { $level } joue désormais pour vous. Appuyez sur un bouton de cette partie, et la place est de nouveau à vous.
caretaker-back = **Votre place est de nouveau à vous.**
caretaker-did =
    { $turns ->
        [0] Rien n’a été joué pour vous entre-temps, ou aucun tour en entier.
        [one] En votre absence, ⚙ { $level } a joué un tour pour vous.
       *[other] En votre absence, ⚙ { $level } a joué { $turns } tours pour vous.
    }
caretaker-recap = ⏪ Ce qui a été joué
caretaker-news =
    ⚙ { $level } joue pour vous à **{ $game }**, table { $number } : { $link } { $turns ->
        [0] Son premier tour est en cours.
        [one] Un tour a été joué jusqu’ici.
       *[other] { $turns } tours ont été joués jusqu’ici.
    } Appuyez sur le bouton, et la place est de nouveau à vous.
caretaker-deserted = À **{ $game }**, table { $number }, il ne reste que des ordinateurs et des gardiens : { $link } La partie finit { $until }, à moins que vous ne repreniez votre place.
hint-best = 💡 ⚙ Flamme ferait ceci : **{ $move }**.
hint-second = Le deuxième meilleur coup, { $move }, coûte environ { $cost }.
hint-equal = À peu près aussi bon : { $move }.
hint-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
hint-chance =
    { $count ->
        [one] { $count } % de vos chances de victoire
       *[other] { $count } % de vos chances de victoire
    }
hint-none = Aucun conseil n’a été trouvé à temps ; redemandez dans un instant.
final-earned = 🏅 { $name } : { $earned }
achievements-mine = ### Vos succès
    Seule une victoire les donne, à une table avec d’autres personnes, sans conseil ni gardien.
achievements-of = ### Succès { DE($name) }
achievements-none = { $name } n’en a pas encore à montrer.
achievements-game = **{ $game }** · { $count } sur 5
achievement-line = 🏅 { $name }{ $count ->
        [one] {""}
       *[other] { " " }× { $count }
    } — { $how }
achievement-open = ◦ { $name } — { $how }
hint-asked =
    { $count ->
        [one] 💡 { $name } a demandé un conseil une fois.
       *[other] 💡 { $name } a demandé un conseil { $count } fois.
    }
undo-asked = { $name } demande à annuler ceci : { $what }. Tous les autres sont-ils d’accord ?
undo-agree = D’accord
undo-refuse = Non
undo-waits = Tous les autres doivent être d’accord. Je leur ai demandé dans le fil de la partie.
undo-agreed = Merci. Ce sera fait quand tous auront accepté.
undo-refused = { $name } n’est pas d’accord : cela reste en l’état.
undo-done = Tous sont d’accord : c’est annulé.
asked-pace = { $name } propose un autre rythme. **{ $pace }** Tous les autres sont-ils d’accord ?
answered-silence = { $name } a demandé une annulation. Tout le monde n’a pas répondu en 12 heures : cela reste en l’état.
answered-overtaken = { $name } a demandé une annulation, mais la partie a continué : cela reste en l’état.
answered-pace = Tous sont d’accord. **{ $pace }** Le temps de chacun repart de zéro.
answered-pace-refused = { $name } n’est pas d’accord : le rythme reste le même.
answered-pace-silence = { $name } a proposé un autre rythme. Tout le monde n’a pas répondu en 12 heures : il reste le même.
answered-pace-over = { $name } a proposé un autre rythme ; la question n’est plus ouverte.
answered-replaced = { $name } a proposé un autre rythme ; une proposition plus récente la remplace.

## Leaving and ending

leave-warning = **{ $game }**, table { $number } : si vous partez, vous ne pourrez pas revenir et vous finirez à la dernière place. Voulez-vous vraiment partir ?
leave-sure = Oui, je pars
leave-done = Vous avez quitté la partie.
final-winners =
    { $count ->
        [one] { $names } gagne.
       *[other] { $names } gagnent ensemble.
    }
final-score = **{ $place }. { $name }** — { $total }
final-reason = { $reason } (+{ $points })
final-last = Les derniers coups :
final-seed = -# Graine secrète : `{ $seed }`. Son SHA-256 est la promesse faite au début : `{ $commitment }`.
verify-good =
    { $entries ->
        [one] ✓ Toute la partie a été rejouée : { $entries } entrée, chaque position, la graine et le résultat sont conformes.
       *[other] ✓ Toute la partie a été rejouée : { $entries } entrées, chaque position, la graine et le résultat sont conformes.
    }
verify-thought = ✓ Chaque coup des ordinateurs a été recalculé d’après ce qu’ils pouvaient voir : tous sont les mêmes.
verify-thinking = Les coups des ordinateurs sont recalculés, ce qui prend un moment : appuyez encore une fois sur { $verify } dans une minute.
verify-unthought = Les coups des ordinateurs n’ont pas pu être recalculés ici ; `python -m opponents verify` le fait avec la partie exportée.
verify-bad = ✗ { $difference }

## Time

late-line = ⏰ La table attend { $name } : le tour a commencé { $since }.
late-votes-skip = ⏭ Passer le tour { DE($name) } : { $votes } voix sur { $needed }.
late-votes-caretaker = ⚙ Un gardien pour { $name } : { $votes } voix sur { $needed }.
late-votes-without = ⏭ Continuer sans { $name } : { $votes } voix sur { $needed }.
vote-counted = Merci. Ce sera fait quand plus de la moitié des autres le voudront.
vote-done = Plus de la moitié des autres le voulaient : c’est fait.
away-name = { $name } (en congé, de retour { $until })
notice-overdue = **La table vous attend.**
notice-several = **Plusieurs tables vous attendent**, la plus pressée en premier :
notice-since = { $game }, table { $number } : { $link } Votre tour a commencé { $since }.
notice-snoozed = Prochain rappel { $until }.
notice-skip = Les autres pourront passer ce tour { $at }.
notice-skip-now = Les autres peuvent maintenant passer ce tour.
snooze-button = 💤 Plus tard ({ $count } h)
snooze-minutes-button = 💤 Plus tard ({ $count } min)
messages-stop = 🔕 Ne plus recevoir ces messages
messages-stopped = Vous ne recevrez plus de message privé ; là où l’on vous attend, le fil de la partie vous appelle. `/{ command-settings }` le montre et permet de revenir en arrière.
messages-send = Les recevoir de nouveau
messages-sent = Vous recevrez de nouveau des messages privés.
away-now = Vous êtes en congé jusqu’au { $until }. Les horloges de vos parties s’arrêtent jusque-là, tant qu’il vous reste du congé dans chacune, et les autres le voient. `/{ command-away }` seul y met fin.
away-left =
    • { $game }, table { $number } : { $days ->
        [0] il reste moins d’un jour de congé.
        [one] il reste { $days } jour de congé.
       *[other] il reste { $days } jours de congé.
    }
away-over = Bon retour. Vos horloges tournent de nouveau.
away-not = Vous n’êtes pas en congé. Pour partir, dites jusqu’à quand, par exemple `/{ command-away } { parameter-until }: 3j`.
away-back = Je suis de retour
away-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }

## Notices

notice-turn = C’est votre tour à **{ $game }**, table { $number } : { $link }
notice-paused = Je ne peux plus écrire dans { $link }, où se joue **{ $game }**, table { $number }. La partie attend que ce soit de nouveau possible, et le temps ne court pour personne. La personne qui s’occupe du serveur peut me rouvrir la porte : il me faut voir le salon, écrire dans ses fils et joindre des fichiers. En attendant, votre bouton fonctionne ici.
notice-trouble = Quelque chose de **{ $game }**, table { $number }, n’a pas pu être publié : Discord le refuse (code { $code }). Rien n’est perdu : /{ command-board } montre la partie telle qu’elle est, et elle continue.
notice-games =
    { $count ->
        [0] Vous n’êtes dans aucune partie. Ouvrez-en une avec /{ command-newgame }.
        [one] Vous êtes dans une partie :
       *[other] Vous êtes dans { $count } parties :
    }
games-line = { $game }, table { $number } : { $what } { $link }
games-yours = **à vous de jouer**
games-caretaker = ⚙ joue pour vous
games-theirs = attend { $names }
games-lobby = pas encore commencée
open-title = **Tables qui attendent des joueurs**, la plus ancienne d’abord
open-line = **{ $game }**, table { $number } : places prises, { $taken } sur { $size } ; ouverte { $ago } · { $link }
open-more = … et { $count } de plus.
open-none = Aucune table n’attend de joueurs ici pour l’instant. Ouvrez-en une avec /{ command-newgame }.
which-table-more = Les autres se choisissent avec l’option `{ parameter-game }`.
joined = Vous êtes à la table : { $link }. Les autres appuient sur **{ $join }** ; appuyez ensuite sur **{ $start }**.
joined-full = Vous êtes à la table, et elle est complète : la partie commence. { $link }
help = **Fireside** apporte des jeux de société à votre serveur, un coup à la fois, au fil des jours.
help-game = • **{ $name }** — { $summary } { $open }
help-how = La commande à côté d’un jeu ouvre une table. Appuyez sur **{ $join }**, puis sur **{ $start }** ; quand c’est votre tour, appuyez sur **{ $turn }** sous le plateau, et tout le reste se fait par des boutons.
    Un jeu nouveau pour vous ? { $learn } le montre en quatre minutes, en solo et en privé. { $solo } commence tout de suite une partie contre des ordinateurs.
help-daily = **{ $daily }** est la partie du jour : le même départ et les mêmes ordinateurs pour tout le monde, une seule fois, en quelques minutes. Le même départ n’est pas la même chance : vos choix décident de ce qui est tiré ensuite.
help-commands =
    { $turn } et { $hand } montrent de partout ce qui est sous le plateau, { $games } liste toutes vos parties, { $rules } explique chaque jeu.
    Les retardataires reçoivent un rappel. { $settings } règle votre fuseau horaire, vos heures calmes et vos messages ; { $away } arrête vos horloges pendant un congé.
help-moves = Personne n’a besoin des { $count } commandes de coups, comme { $example }, ni de { $play } : elles sont là pour qui préfère écrire.
help-colours = **Boutons** : le bleu agit tout de suite, et cela s’annule · le gris demande encore une chose · le vert est la suite naturelle · le rouge abandonne ce qui ne revient pas.
help-legend = Sur les images, les vagues signalent le bleu, le soleil le jaune, les briques le marron, la flamme le rouge, la feuille le vert, l’anneau le blanc ou n’importe quelle couleur. Un nombre cerclé de magenta est un de vos choix, ▶ précède le nom de qui doit jouer, des points montrent le dernier coup, et un signe pâle veut dire que le joueur n’en a aucun.
help-fair = **Équité** : chaque tirage vient d’une graine secrète, promise avant la partie et montrée après ; { $verify } rejoue toute la partie. La personne qui héberge ce bot pourrait consulter la graine, mais pas la changer.
settings-language = Langue : { $language }.
settings-dm = Messages privés : { $dm }.
settings-which = Changer un réglage
settings-other-zone = Une autre ville : `/{ command-settings } { parameter-zone }: Lima`
setting-language = Langue
setting-zone = Fuseau horaire
setting-quiet = Heures calmes
setting-quiet-from = Heures calmes : début
setting-quiet-until = Heures calmes : fin
setting-dm = Messages privés
setting-ranking = Votre classement, montré aux autres
setting-words = Des boutons en mots, sans signes
settings-zone = Fuseau horaire : { $zone }, où il est { $time }.
settings-no-zone = non choisi, donc UTC
settings-quiet = Heures calmes : de { $since } à { $until }. Les rappels attendent qu’elles soient passées.
settings-loud = Heures calmes : aucune.
settings-off = Désactiver
settings-yes = oui
settings-no = non
settings-auto = celle de votre Discord
settings-deleted = Vos données sont supprimées. Vos parties continuent avec « Ancien joueur ».
settings-delete-sure = Votre nom, vos réglages et votre place à toutes les tables seront supprimés pour de bon. Vous quitterez les parties en cours. L’invitation, le dernier plateau et le titre du fil de chacune de vos parties perdront votre nom là où on peut encore les modifier. Tout le reste de ce qui est publié demeure sur Discord : les plateaux des tours passés et les messages le montrent encore. Voulez-vous vraiment continuer ?
nothing-changed = Rien n’a changé.
rating-change = { $name } : { $before } → **{ $now }** ± { $doubt }
rating-provisional = { $name } : { $before } → **{ $now }** ± { $doubt }, provisoire
lobby-unrated = Elle ne compte pour aucun classement.
pool-two = Deux joueurs
pool-more = Trois et plus
top-two = **Les meilleurs à { $game }**, parties à deux
top-more = **Les meilleurs à { $game }**, parties à trois et plus
top-line = { $place } · { $name } : { $rating } ± { $doubt } · { $games } parties
top-nobody = Personne n’y a encore joué { $least } parties classées.
settings-ranking = Votre classement est montré aux autres : { $shown }.
settings-words = Des mots au lieu de signes sur vos boutons : { $worded }.
stats-summary = { $game } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $won } { $won ->
        [one] gagnée
       *[other] gagnées
    }
stats-summary-game = { $games ->
        [one] { $games } partie entre personnes
       *[other] { $games } parties entre personnes
    }
stats-summary-server = { $month } { $year } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $people } { $people ->
        [one] personne
       *[other] personnes
    }
stats-month = { $month ->
        [1] janv.
        [2] févr.
        [3] mars
        [4] avr.
        [5] mai
        [6] juin
        [7] juil.
        [8] août
        [9] sept.
        [10] oct.
        [11] nov.
       *[12] déc.
    }
stats-value = { $value }
stats-percent = { $value } %
stats-unit-seconds = { $count } s
stats-unit-minutes = { $count } min
stats-unit-hours = { $count } h
stats-unit-days = { $count } j
stats-rating-two = Classement, deux joueurs
stats-rating-more = Classement, trois et plus
stats-won = Gagné
stats-expected = attendu
stats-by-players = Joueurs, % gagné
stats-by-seat = Place, % gagné
stats-thinking = Réflexion
stats-first = Premiers choix
stats-records = Meilleures marques
stats-peak = Meilleur classement
stats-streak = Victoires d’affilée
stats-points = Le plus { DE($unit) }
stats-quickest = Victoire la plus brève, tours
stats-closest = Victoire la plus serrée, { $unit }
stats-seats-of = { $players } joueurs, % gagné
stats-options = Variantes
stats-options-key = 1re place
stats-first-key = gagné
stats-spread = Durée et avance
stats-turns = Tours
stats-lasts = Temps
stats-gap = Avance, { $unit }
stats-half = { $low }–{ $high } dans la moitié des parties
stats-level = Partagées ou sans avance
stats-games = Parties
stats-open = Places libres
stats-table = Tableau du mois
stats-won-of = { $won } sur { $games }
stats-alt = Des statistiques en image.
stats-rest = Le reste est derrière « { $button } ».
stats-words-button = En mots
stats-line-rating = { $pool } : { $rating } ± { $doubt } après { $games ->
        [one] { $games } partie classée
       *[other] { $games } parties classées
    }
stats-line-share = { $what } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $won } { $won ->
        [one] gagnée
       *[other] gagnées
    } ({ $percent }), { $expected } { $expected ->
        [one] attendue
       *[other] attendues
    }
stats-line-shown = Le classement au fil du temps, depuis le plus ancien : { $points }
stats-point = { $rating } ± { $doubt }
stats-line-thinking = Temps de réflexion médian d’un choix : { $time }
stats-line-hours = Selon l’heure du jour : { $hours }
stats-hour = { $hour } h : { $time }
stats-line-first = { $what } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } ({ $percent }), dont { $won } { $won ->
        [one] gagnée
       *[other] gagnées
    } ({ $part })
stats-line-newest = Seules les { $count } parties les plus récentes sont comptées.
stats-line-apart = Comptées à part :
stats-apart-left = quittées par la plupart : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $won } { $won ->
        [one] gagnée
       *[other] gagnées
    }
stats-apart-computers = avec des ordinateurs ou des gardiens : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $won } { $won ->
        [one] gagnée
       *[other] gagnées
    }
stats-apart-solo = en solo contre des ordinateurs : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $won } { $won ->
        [one] gagnée
       *[other] gagnées
    }
stats-many-left = quittées par la plupart : { $games }
stats-many-computers = avec des ordinateurs ou des gardiens : { $games }
stats-many-solo = en solo contre des ordinateurs : { $games }
stats-players = { $players } joueurs
stats-seat = Place { $seat }
stats-line-option = { $what } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } ({ $percent }), { $won } { $won ->
        [one] gagnée
       *[other] gagnées
    } par la première place ({ $part })
stats-line-spread = { $what } : { $middle } en valeur médiane, de { $low } à { $high } dans la moitié des parties
stats-line-level = Partagées, ou gagnées sans avance : { $games } ({ $percent })
stats-line-open = Places libres en ce moment : { $games }
stats-line-place = { $place } · { $name } : { $won } { $won ->
        [one] gagnée
       *[other] gagnées
    } sur { $games }, { $expected } { $expected ->
        [one] attendue
       *[other] attendues
    }
stats-line-nobody = Personne n’a fini de partie ici ce mois-ci. { $newgame } ouvre une table.
stats-hidden = Qui a désactivé `classement` dans { $settings } n’y figure pas.
welcome = **Fireside est là** : trois jeux de société au coin du feu, un coup à la fois, pendant des jours. Ouvrez une table, les autres la rejoignent en un clic ; ou essayez en solo contre des ordinateurs, en messages privés.
welcome-unread = Il ne lit aucun message : il voit ses propres boutons et commandes, et rien d’autre.
welcome-open = Ouvrir une table
welcome-solo = Essayer en solo
welcome-settings = Réglages
welcome-which = Quel jeu ?
welcome-alt = Un petit plateau de chacun des trois jeux.
server-settings = **Fireside sur ce serveur.** Choisissez ce qui doit changer ; tout le reste demeure comme d’habitude.
server-which = Changer un réglage
server-choose = Choisir
server-reset = Comme d’habitude
server-home = Salon des tables
server-about-home = Où l’on ouvre les tables
server-no-home = aucun, on ouvre des tables partout
server-elsewhere = /{ command-newgame } ailleurs
server-about-elsewhere = S’il y a un salon des tables
server-elsewhere-link = répond par un lien vers le salon des tables
server-elsewhere-home = ouvre la table dans le salon des tables
server-boards = Plateaux
server-about-boards = Dans un fil par partie, ou dans le salon même, une partie à la fois
server-boards-thread = dans un fil
server-boards-channel = dans le salon même
server-results = Résultats
server-about-results = Une ligne par partie finie, sauf les privées
server-no-results = pas publiés
server-pace = Rythme habituel
server-about-pace = Quand une nouvelle table n’en dit pas d’autre
server-locale = Langue
server-about-locale = De ce que tous lisent
server-no-locale = celle de ce serveur sur Discord
server-per-person = Tables par personne
server-about-per_person = Non finies, ouvertes par une même personne
server-in-all = Tables en tout
server-about-in_all = Non finies, sur ce serveur
server-games = Jeux
server-about-games = Lesquels peuvent être ouverts
server-computers = Ordinateurs
server-about-computers = S’ils peuvent s’asseoir aux tables
server-computers-yes = permis
server-computers-no = pas permis
server-hints = Conseils
server-about-hints = Si une table peut les permettre
server-hints-yes = permis
server-hints-no = pas permis
server-role = Rôle pour les nouvelles tables
server-about-role = Appelé par l’option ping ; tout le monde doit pouvoir le mentionner
server-no-role = aucun
server-pings = Qui peut l’appeler
server-about-pings = Ce rôle, pour une nouvelle table
server-pings-everybody = tout le monde
server-pings-managers = les gestionnaires de ce serveur
result = **{ $game }, table { $number }** : partie finie. { $link }
block-sure = Bloquer { $name } ? Aucun de vous deux ne pourra plus rejoindre une table où l’autre est assis : la personne qui essaie lit que toutes les places sont prises. { $name } n’en saura rien, et personne ne peut l’apprendre. Là où vous êtes déjà assis ensemble, la partie continue.
block-button = Bloquer
block-undo = Débloquer { $number }
block-whom = Bloquer quelqu’un
blocks = Les personnes que vous avez bloquées. Elles ne peuvent pas rejoindre une table où vous êtes, ni vous une table où elles sont ; personne n’en sait rien.
blocks-none = Vous n’avez bloqué personne.
settings-blocks = Personnes bloquées
settings-delete = Supprimer mes données
privacy = **Ce qui est gardé de vous**
    Votre numéro Discord, le dernier nom vu, vos réglages et, de vos parties, vos places, vos coups et l’heure de chacun. Aucun message n’est lu, rien n’est donné à personne, pas de publicité.
    Votre main n’est vue que de vous jusqu’à la fin de la partie ; la personne qui héberge ce bot peut lire la base de données. Les copies de sauvegarde disparaissent dans les 30 jours.
    Emportez tout, ou faites tout supprimer : vos parties en cours sont alors quittées, celles qui sont finies restent sans votre nom. Ce qui a été publié sur Discord y reste.
privacy-policy = Confidentialité
privacy-terms = Conditions
privacy-support = Écrire à l’hébergeur
former-player = Ancien joueur

## La partie du jour

daily-title = ### Partie du jour { $number } · { $game }
daily-title-plain = Partie du jour { $number } · { $game }
daily-against =
    { $count ->
        [one] Vous jouez contre un ordinateur de niveau { $level }.
       *[other] Vous jouez contre { $count } ordinateurs de niveau { $level }.
    }
daily-once = Elle dure quelques minutes et se joue une seule fois ; la quitter compte comme l’avoir jouée, à la dernière place. Vous pouvez vous arrêter à tout moment : `/{ command-daily }` reprend où vous en étiez. Il n’y a pas de conseils, et ce qui vous a montré quelque chose ne s’annule pas. La partie change { $ends }.
daily-luck = Tout le monde a le même départ et les mêmes ordinateurs, mais pas la même chance : vos choix décident de ce qui est tiré ensuite. Le départ explique au plus 8 % du résultat.
daily-play-button = ▶ Jouer
daily-today-button = ▶ Partie d’aujourd’hui
daily-earlier-button = ▶ Partie d’hier
daily-earlier = La partie d’hier n’est pas finie : elle compte si vous la terminez, et ferme { $until }.
daily-share-button = Partager
daily-first = Personne n’a terminé cette partie avant vous.
daily-place = Parmi tous ceux qui ont joué cette partie : place **{ $place }** sur { $count } pour l’instant.
daily-share = **{ $percent } %** : mieux que { $below } des { $others } autres pour l’instant.
daily-left = Vous avez quitté cette partie : elle compte comme jouée, à la dernière place.
daily-streak =
    { $count ->
        [0] Pas de série en ce moment ; une partie suffit pour en commencer une.
        [one] Série : **un jour**. Un jour par semaine est libre.
       *[other] Série : **{ $count } jours**. Un jour par semaine est libre.
    }
daily-next = La prochaine partie du jour commence { $ends }.
daily-counts = Qui a commencé celle-ci peut encore la terminer : ses résultats seront définitifs { $until }, et sa graine sera alors montrée ici.
daily-promise = -# Promesse de cette partie, faite { $made } : `{ $commitment }`
daily-tomorrow = -# Promesse de la partie de demain : `{ $commitment }`
daily-revealed = -# Graine de la dernière partie fermée : `{ $seed }` ; son SHA-256 est bien ce qui était promis : `{ $commitment }`
daily-card = **{ $name }** · Partie du jour { $number } · { $game }
daily-card-way = -# Le même départ pour tout le monde : `/{ command-daily }`
daily-shared = C’est publié dans ce salon, une seule fois.
daily-title-short = Partie du jour { $number }
daily-picture-share = mieux que { $below } sur { $others }
daily-picture-place = place parmi tous, pour l’instant
daily-picture-first = finie avant tout le monde
daily-alt-streak = Jours de suite : { $count }.
daily-link = `/{ command-daily }`
daily-copy = Je ne peux rien publier ici ; voici de quoi copier :

## Refusals

refused-internal = Quelque chose a échoué de notre côté, et rien n’est perdu. Si cela se répète, donnez ce code à la personne qui héberge le bot : { $code }
refused-no-game = Cette partie n’existe pas ici ; /{ command-games } liste les vôtres.
refused-none-here = Aucune de vos parties en cours ne convient ici ; ouvrez-en une avec /{ command-newgame }, ou écrivez ceci dans le fil d’une partie.
refused-which-game = Vous jouez plusieurs parties ici : laquelle ?
refused-not-seated = Vous n’êtes pas à cette table ; regardez tant que vous voulez, ou ouvrez-en une avec /{ command-newgame }.
refused-join-first = Vous n’êtes pas encore à cette table ; appuyez d’abord sur { $join }.
refused-not-running = La partie n’a pas encore commencé ; elle commence quand quelqu’un à la table appuie sur { $start }.
refused-already-running = La partie a déjà commencé ; ouvrez une autre table avec /{ command-newgame }.
refused-thread-taken = Une partie est déjà en cours dans ce fil ; ouvrez la vôtre dans le salon.
refused-full = Toutes les places sont prises ; ouvrez une autre table avec /{ command-newgame }.
refused-only-host = { $name } a ouvert cette table, et personne d’autre ne peut la modifier.
refused-not-managing = Seuls ceux qui peuvent gérer ce serveur changent ses réglages.
refused-only-at-home = Sur ce serveur, les tables s’ouvrent dans { $link }.
refused-game-not-here = Ce jeu ne s’ouvre pas sur ce serveur ; /{ command-newgame } propose les autres.
refused-no-computers-here = Sur ce serveur, les ordinateurs ne s’assoient pas aux tables.
refused-no-role-here = Ce serveur n’a pas de rôle pour les nouvelles tables.
refused-not-to-ping = Sur ce serveur, seuls ceux qui le gèrent peuvent appeler ce rôle.
refused-role-unheard = Je ne peux pas appeler le rôle { $role } : qui gère les rôles peut permettre à tous de le mentionner, ou ouvrez la table sans `{ parameter-ping }`.
refused-block-oneself = C’est vous. Vous pouvez quitter une table avec /{ command-leave }.
refused-block-a-bot = Les bots ne s’assoient à aucune table : il n’y a rien à bloquer.
refused-stats-none = Aucune de vos parties n’est encore finie ; la première qui finit sera comptée ici. /{ command-games } liste celles que vous jouez.
refused-stats-nobody = Il n’y a rien à montrer : aucune de ses parties n’est finie, ou cette personne les garde pour elle. `/{ command-stats } { command-stats-me }` montre les vôtres.
refused-stats-a-bot = Les bots ne jouent pas ; `/{ command-stats } { command-stats-person }` demande une personne.
refused-stats-no-game = Personne n’y a encore fini de partie avec d’autres personnes ; `/{ command-newgame } { $game }` en ouvre une.
refused-stats-no-server = Ceci concerne un serveur : écrivez-le dans un salon d’un serveur où je suis chez moi. `/{ command-stats } { command-stats-me }` montre les vôtres partout.
refused-too-many-blocked = Vous avez bloqué { $most } personnes, et il n’y a plus de place : débloquez-en d’abord une.
refused-seated = Vous êtes déjà à cette table.
refused-not-invited = Cette table est sur invitation ; demandez-en une à { $name }.
refused-too-few = Il faut { $least } joueurs pour commencer ; invitez quelqu’un à vous rejoindre.
refused-not-your-computer = Seule la personne qui a ajouté cet ordinateur, ou ouvert la table, peut le retirer.
refused-too-many-computers =
    { $most ->
        [one] Une place est à vous : à cette table un ordinateur peut jouer.
       *[other] Une place est à vous : à cette table { $most } ordinateurs au plus peuvent jouer.
    }
refused-pick-taken = Quelqu’un d’autre l’a déjà ; choisissez autre chose.
refused-too-fast = C’était très rapide. Attendez un instant, puis appuyez de nouveau.
refused-slow = Cela a pris trop de temps ; appuyez de nouveau, s’il vous plaît.
refused-too-long = C’est trop long : { $most } caractères au plus.
refused-too-many-alone = Vous avez { $most } parties en solo en cours ; terminez-en une, ou quittez-en une. /{ command-games } en donne la liste.
refused-no-direct-messages = Vos messages privés n’ont pas pu être ouverts à l’instant ; réessayez dans quelques minutes.
refused-too-many-tables = Il y a trop de tables ouvertes sur ce serveur. Terminez-en d’abord une.
refused-too-many-games = Vous avez { $most } tables en cours sur ce serveur ; finissez-en une d’abord.
refused-too-many-opened = Vous avez ouvert { $most } tables cette heure-ci ; attendez la suivante pour en ouvrir une autre.
refused-permissions = Il me manque des permissions dans ce salon : { $missing }. Demandez-les à quelqu’un qui gère le serveur.
permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-create-public-threads = Créer des fils publics
permission-create-private-threads = Créer des fils privés
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-attach-files = Joindre des fichiers
permission-read-message-history = Voir les anciens messages
refused-not-invited-here = Ce serveur n’a que mes commandes, et une table a besoin de moi sur place. Quelqu’un qui gère le serveur peut m’inviter : { $link }
refused-not-in-server = Les tables s’ouvrent sur un serveur ; écrivez /{ command-newgame } dans un de ses salons.
refused-wrong-place = Cette table a besoin d’un fil, et il ne peut pas y en avoir ici ; écrivez /{ command-newgame } dans un salon textuel ordinaire.
refused-no-such-turn =
    { $most ->
        [0] Aucun tour n’est encore fini ; sans nombre, /{ command-board } montre le plateau de maintenant.
       *[other] Ce tour n’existe pas encore ; donnez un nombre de 0 (le début) à { $most }.
    }
refused-not-over = La partie n’est pas finie ; sa graine secrète sera montrée à la fin, et on pourra alors vérifier.
refused-eyes-later = La main des autres se dévoile une fois la partie finie ; le plateau, lui, est visible de tous : /{ command-board }.
refused-film-later = Le film se tourne une fois la partie finie ; en attendant, `/{ command-film }` montre en mouvement ce qui s’est passé depuis votre dernier tour.
refused-film-closed = Les mains sont montrées quand toutes les personnes qui ont joué l’acceptent ; chacune peut le dire sous le film de la partie.
refused-film-whole = Cette partie est finie ; son film entier se trouve sous le dernier plateau, ou ici avec `/{ command-film }`.
refused-film-nothing-new = Rien ne s’est passé depuis votre dernier tour. `/{ command-board }` montre le plateau actuel.
refused-daily-open = Cette partie du jour se joue encore : sa graine sera montrée, et la partie vérifiable, <t:{ $until }:R>.
refused-daily-past = Cette partie du jour est passée, ou n’a pas commencé ; /{ command-daily } a celle d’aujourd’hui.
refused-daily-once = La partie du jour se joue une seule fois ; /{ command-solo } en commence une autre en solo.
refused-daily-no-film = Il n’y a pas de film d’une partie du jour ; ⏮ Revoir la partie en montre chaque tour.
refused-daily-undo = Dans la partie du jour, on n’annule ni ce qui a montré quelque chose, ni un tour passé : les autres ont le même départ.
refused-daily-eyes = Dans la partie du jour, les mains des ordinateurs restent fermées ; ⏮ Revoir la partie montre chaque tour tel que tous pouvaient le voir.
refused-daily-unshared = Il n’y a encore rien à partager de cette partie : jouez-la d’abord jusqu’au bout, avec /{ command-daily }.
refused-old = Ce bouton est d’un modèle ancien et ne fait plus rien ; /{ command-turn } montre ce que vous pouvez faire.
refused-saving = Impossible d’enregistrer, donc rien n’a changé ; réessayez, s’il vous plaît.
refused-no-rules = Les règles ne disent rien de « { $topic } » ; /{ command-rules } sans sujet donne la liste des chapitres.
refused-nobody-asked = Cette question n’est plus ouverte.
refused-own-undo = C’est vous qui l’avez demandé ; c’est aux autres d’accepter.
refused-undo-stays = Les autres n’ont pas accepté cette annulation : cela reste en l’état.
refused-others-ask = { $name } vient de poser une question aux autres ; répondez-y d’abord.
refused-asked-often = On a posé { $most } questions aux autres en une heure. Proposez un autre rythme un peu plus tard.
refused-same-pace = C’est déjà ce rythme ; choisissez-en un autre.
refused-own-delay = C’est aux autres d’en décider ; vous pouvez encore jouer : { $turn }.
refused-out = Vous êtes hors de cette partie ; c’est aux autres de décider.
refused-unreadable = Cette version du bot ne sait pas lire cette partie ; les autres continuent. La personne qui fait tourner le bot en est avertie.
refused-caretaker-plays = Un gardien joue pour vous ; appuyez encore une fois pour reprendre votre place.
refused-caretaker-alone = Personne d’autre ne joue ici qui puisse vous attendre ; sans gardien, la partie attend aussi.
refused-nobody-to-agree = Il n’y a personne ici pour donner son accord : cela reste tel quel.
refused-hints-here = Sur ce serveur, les tables n’ont pas de conseils ; ouvrez-en une sans.
refused-no-hints = À cette table, il n’y a pas de conseils ; /{ command-newgame } a une option pour cela, et en solo il y en a toujours.
refused-hint-later = Ce n’est pas votre tour : demandez un conseil quand il viendra.
refused-moved-on = La partie a avancé ; elle attend maintenant { $names }.
refused-expired = Cette table est fermée ; `/{ command-newgame } { $game }` en ouvre une nouvelle.
refused-no-zone = Je ne connais aucun fuseau horaire du nom de « { $zone } ». Tapez une grande ville qui s’y trouve, par exemple Paris, et choisissez dans la liste.
refused-which-zone = Plusieurs fuseaux horaires répondent à « { $zone } » ; choisissez-en un dans la liste.
refused-no-hour = Je ne peux pas lire « { $hour } » comme une heure ; tapez par exemple 22:30, ou `non`.
refused-half-quiet = Les heures calmes ont un début et une fin ; donnez `{ parameter-quiet_from }` et `{ parameter-quiet_until }`.
refused-always-quiet = Des heures calmes qui finissent à l’heure où elles commencent dureraient toute la journée ou pas du tout ; choisissez deux heures différentes.
refused-no-day = Je ne peux pas lire « { $day } » ; tapez par exemple 3j, 1 semaine, 24.12. ou 2026-12-24 18:00.
refused-past-day = C’est déjà passé ; choisissez un jour à venir.
refused-far-day = C’est dans plus d’un an ; choisissez un jour plus proche.

## Commands

command-newgame = nouvellepartie
command-solo = seul
command-daily = partie-du-jour
command-learn = apprendre
command-play = jouer
command-turn = tour
command-hand = main
command-hint = conseil
command-board = plateau
command-film = film
command-games = parties
command-undo = annuler
command-concede = abandonner
command-leave = quitter
command-rules = règles
command-verify = vérifier
command-export = exporter
command-settings = réglages
command-away = absence
command-help = aide
command-privacy = confidentialité
command-block = bloquer
command-server = serveur
command-table = modérer
command-top = meilleurs
command-stats = statistiques
command-stats-me = moi
command-stats-person = personne
command-stats-game = jeu
command-stats-server = serveur
command-achievements = succès
command-status = état
parameter-game = partie
parameter-which = jeu
parameter-seats = places
parameter-pace = rythme
parameter-private = privée
parameter-hints = conseils
parameter-opponents = ordinateurs
parameter-level = niveau
parameter-move = coup
parameter-turn = tour
parameter-text = texte
parameter-topic = sujet
parameter-language = langue
parameter-zone = fuseau
parameter-quiet_from = calme_dès
parameter-quiet_until = calme_jusque
parameter-dm = mp
parameter-until = jusqu'à
parameter-person = personne
parameter-ping = appeler
parameter-players = joueurs
parameter-rated = classée
parameter-ranking = classement
parameter-words = mots
parameter-open = ouvertes
parameter-what = lequel
describe-newgame = Ouvrir une table et inviter les autres à jouer
describe-solo = Jouer en privé contre des ordinateurs, tout de suite
describe-daily = La partie du jour : le même départ pour tout le monde, une fois par jour
describe-learn = Apprendre un jeu en quatre minutes, en solo et en privé
describe-seats = Combien peuvent jouer
describe-pace = Le temps qu’un tour peut prendre
describe-private = Sur invitation seulement, dans un fil privé
describe-opponents = Combien d’ordinateurs jouent avec vous
describe-level = La force des ordinateurs
describe-game = Laquelle de vos parties ; utile seulement si plusieurs sont possibles
describe-play = Jouer un coup, écrit en une ligne
describe-move = Votre coup, par exemple : attack 3 blue blue
describe-turn = Montrer ce que vous pouvez faire maintenant
describe-hand = Montrer votre main ; personne d’autre ne la voit
describe-undo = Annuler votre dernière action
describe-leave = Quitter une partie pour de bon
describe-concede = Abandonner une partie
describe-verify = Rejouer une partie finie et vérifier chaque tirage
describe-export = La partie en fichier : entière après la fin, avant, ce que vous pouvez savoir
describe-hint = Ce qu’un ordinateur ferait à votre place, là où les conseils sont permis
describe-hints = Si l’on peut demander des conseils ; la partie ne compte alors pas
describe-board = Le plateau maintenant, ou après un tour passé
describe-film = Une partie en mouvement : depuis votre dernier tour, ou en entier une fois finie
describe-film-what = Quel film ; sinon, celui qui convient
film-what-since = depuis mon dernier tour
film-what-whole = toute la partie, pour tout le monde
film-what-own = toute la partie, telle que je l’ai vue
film-what-open = toute la partie, mains ouvertes
describe-at = Après quel tour ; 0 est le début
describe-text = En mots plutôt qu’en image
describe-games = Toutes vos parties, sur tous les serveurs
describe-open = Les tables qui attendent des joueurs, sur les serveurs où nous sommes tous les deux
describe-rules = Les règles d’un jeu
describe-which = De quel jeu
describe-topic = Un mot ou un chapitre ; sans lui, tous les chapitres
describe-settings = Votre langue, les messages privés, vos heures, vos données
describe-language = La langue de ce que vous seul lisez
describe-dm = Un message privé quand c’est votre tour
describe-zone = Votre fuseau horaire : tapez une grande ville qui s’y trouve
describe-quiet_from = Quand vos heures calmes commencent, par exemple 22:00, ou non
describe-quiet_until = Quand vos heures calmes finissent, par exemple 7:30, ou non
describe-away = Arrêter vos horloges pendant un congé ; seul, dit que vous êtes de retour
describe-until = Jusqu’à quand : 3j, 1 semaine, 24.12. ou 2026-12-24 18:00 ; « retour » à votre retour
describe-help = Comment marche Fireside
describe-privacy = Ce que Fireside garde de vous
describe-block = Éviter quelqu’un : aucun de vous ne rejoint une table où l’autre est assis
describe-server = Réglages de ce serveur : où l’on ouvre les tables, quels jeux, qui est appelé
describe-table = Modérer les tables de ce serveur
describe-top = Les meilleurs joueurs d’un jeu
describe-stats = Des statistiques en image
describe-stats-me = Vos propres statistiques
describe-stats-person = Les statistiques de quelqu’un
describe-stats-game = L’équilibre, les durées et les options d’un jeu
describe-stats-server = Qui joue ici, les places libres, le tableau du mois
describe-stats-of = Lequel des jeux ; sans lui, celui qui est le plus joué
describe-stats-whom = De qui il s’agit
describe-achievements = Ce que vos victoires ont valu, ou celles d’une autre personne
describe-whose = De qui ; sans cela, les vôtres
describe-status = Comment va Fireside, et s’il répond vite
describe-players = À deux joueurs, ou à plus
describe-rated = Si la partie compte pour le classement
describe-ranking = Si les autres peuvent voir votre classement
describe-words = Si vos boutons portent des mots au lieu de signes
describe-ping = Appeler le rôle que ce serveur a pour les nouvelles tables
describe-whom = De qui il s’agit ; sans cela, qui vous avez bloqué
language-en = English
language-fr = Français
language-it = Italiano
language-auto = Comme mon Discord
settings-export = Exporter mes données

## The first page of `make play`

welcome-title = Fireside sur cette machine
welcome-what = Voici un Discord d’essai, qui n’existe que sur cette machine. Les six personnes en haut, c’est vous : touchez-en une pour jouer à sa place.
welcome-how = Choisissez un jeu : tout de suite contre des ordinateurs, ou à une table où les autres prennent place aussi.
welcome-back = Le point d’interrogation en haut ramène cette page.
welcome-close = Faire le tour
welcome-alone = Jouer contre des ordinateurs
welcome-learn = Apprendre en quatre minutes
welcome-table = Ouvrir une table
welcome-picture = Un plateau de { $game } en cours de partie

moderate = **Les tables de ce serveur.** Ce que vous faites ici est dit à la table en une ligne discrète, figure dans la liste des mesures et peut être annulé pendant un jour.
moderate-no-tables = Aucune table n’est ouverte.
moderate-which = Choisir une table
moderate-table = { $game }, table { $number }
moderate-waits = On attend { $names }.
moderate-over = Cette table est terminée.
moderate-all = Toutes les tables
close-button = Fermer la table
close-asked = Fermer **{ $table }** ? La partie s’arrête pour tout le monde, personne ne gagne, elle ne compte pour aucun classement. Pendant un jour, on peut la rouvrir, et elle reprend où elle en était.
lobby-closed = Un modérateur a fermé cette table.
board-closed = Un modérateur a fermé cette table.
seat-which = Choisir une place
remove-button = Retirer
remove-asked = Retirer **{ $name }** de { $table } ? Un ordinateur joue à cette place pendant un jour, durant lequel vous pouvez annuler ; ensuite la place quitte la partie selon les règles du jeu. La partie ne compte pour aucun classement.
remove-lobby-asked = Retirer **{ $name }** de { $table } ? Qui est retiré ici peut revenir, sauf exclusion des tables de ce serveur.
skip-seat-button = Passer le tour
skip-asked = Ou seulement passer le tour : on joue ce que les règles prévoient pour un joueur en retard.
move-where = Continuer dans un autre fil
bar-whom = Écarter quelqu’un des tables
bar-asked = Pendant combien de temps { $name } ne pourra ni rejoindre ni ouvrir de table sur ce serveur ? Ses parties en cours continuent.
bar-until = À l’écart pour l’instant ; cela prend fin { $until }.
bar-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
unbar-button = Laisser rejouer
acts = **Ce qui a été fait**
acts-none = Rien ces 90 derniers jours.
acts-button = Ce qui a été fait
acts-undo = Annuler
act-undo = Annuler
act-numbered = nº { $number }
act-seat = la place { $seat }
act-close = { $by } a fermé la table { $game }.
act-remove = { $by } a retiré { $name } de la table { $game }.
act-dismiss = { $by } a retiré { $name } de la table { $game }, avant qu’elle ne commence.
act-skip = { $by } a passé un tour { DE($name) } à la table { $game }.
act-move = { $by } a donné un autre fil à la table { $game }.
act-bar = { $by } a écarté { $name } des tables, pour { bar-days }.
act-unbar = { $by } a laissé { $name } rejouer.
act-close-short = Rouvrir la table
act-remove-short = Rendre la place
act-skip-short = Annuler le tour passé
act-move-short = Revenir au fil précédent
act-bar-short = Laisser rejouer
act-undone = Annulé par { $by } { $at }.
moderated-close = Un modérateur a fermé cette table. Pendant un jour, on peut la rouvrir.
moderated-reopen = Un modérateur a rouvert cette table ; elle reprend où elle en était.
moderated-remove = Un modérateur a retiré { $name }. Un ordinateur joue à cette place pendant un jour ; ensuite elle quitte la partie selon les règles du jeu.
moderated-keep = { $name } retrouve sa place : un modérateur a annulé le retrait.
moderated-skip = Un modérateur a passé un tour { DE($name) }.
moderated-unskip = Un modérateur a annulé le tour passé { DE($name) }.
moderated-move = Un modérateur a déplacé cette partie ; elle continue dans { $link }
server-moderators = Modérateurs
server-about-moderators = Un rôle pour /{ command-table } ; autorisez-lui aussi la commande sur Discord
server-no-moderators = qui gère les fils
server-weekly = Mot de la semaine
server-about-weekly = Chaque lundi : parties, arrivée la plus serrée, vainqueur, places libres
server-no-weekly = pas publié
weekly-title = ### La semaine aux tables
weekly-games =
    { $count ->
        [one] Une partie s’est terminée :
       *[other] { $count } parties se sont terminées :
    }
weekly-link = [{ $game } { $number }]({ $link })
weekly-game = { $link } : { $names }
weekly-closest =
    { $points ->
        [0] 🏁 L’arrivée la plus serrée : { $link }, les deux premiers à égalité.
        [one] 🏁 L’arrivée la plus serrée : { $link }, à { $lead } près.
       *[other] 🏁 L’arrivée la plus serrée : { $link }, à { $lead } près.
    }
weekly-film = [🎞 Le film]({ $link })
weekly-film-above = 🎞 Son film est ci-dessus.
weekly-champion =
    { $count ->
        [one] 🏆 Le plus de victoires : { $names }, une.
       *[other] 🏆 Le plus de victoires : { $names }, { $count }.
    }
refused-not-moderating = Cela est réservé à qui gère les fils ou ce serveur, ou a le rôle choisi dans /{ command-server }.
refused-closed-already = Cette table est déjà terminée ou fermée.
refused-removed = Un modérateur vous a retiré de cette table.
refused-removed-already = Il n’y a plus personne à retirer à cette place.
refused-not-waited-for = La partie n’attend plus cette place.
refused-there-already = Cette partie se joue déjà là, ou n’a pas encore de fil.
refused-private-thread = Cette table est privée ; choisissez un fil privé.
refused-no-thread-for-us = Je ne peux pas écrire dans ce fil, ou il est fermé. Écrivez-y quelque chose, puis choisissez-le de nouveau.
refused-seats-changed = Quelqu’un d’autre est assis là. Regardez de nouveau la table.
refused-barred = Un modérateur vous écarte des tables de ce serveur ; cela prend fin <t:{ $until }:R>.
refused-bar-oneself = C’est vous.
refused-too-many-acts = En une heure, on peut intervenir { $most } fois aux tables d’un serveur ; attendez un peu avant la prochaine.
refused-act-undone = Quelqu’un l’a déjà annulé.
refused-act-stays = Cela ne peut plus être annulé : un jour a passé, ou la partie a continué depuis.

status-well = Tout va bien.
status-unwell = Quelque chose ne va pas comme il faut. Les parties sont gardées et reprennent dès que c’est réparé.
status-answers = Depuis une heure, la moitié des réponses sont venues en { $half } ms au plus, 95 sur 100 en { $most } ms au plus.
status-quiet = Depuis une heure, personne n’a rien demandé.
status-tables = Tables de ce serveur : { $lobbies } à rejoindre, { $running } en cours.
status-since = Démarré { $since }.
status-shard = Connexion { $shard } sur { $shards }.

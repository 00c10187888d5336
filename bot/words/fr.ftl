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
lobby-least = On peut commencer à { $least }.
lobby-private = Sur invitation seulement.
lobby-fairness = -# Équité : le SHA-256 de la graine secrète est `{ $commitment }`. Elle sera révélée à la fin.
lobby-running = La partie est en cours.
lobby-ended = La partie est finie.
lobby-expired = Personne n’a commencé en 7 jours : cette table est fermée. `/{ command-newgame } { $game }` en ouvre une nouvelle.
lobby-closes = { $game }, table { $number } : si personne n’appuie sur Commencer, elle ferme { $until }.
lobby-join = Rejoindre
lobby-leave = Quitter
lobby-start = Commencer
lobby-invite = Inviter…
lobby-invited = { $names } : il y a maintenant une place à cette table. Faites-le savoir : { $link }
pace-live = Rythme : un tour en 10 minutes.
pace-fast = Rythme : un tour en 4 heures.
pace-daily = Rythme : un tour par jour.
pace-slow = Rythme : un tour en 3 jours.
pace-none = Rythme : sans hâte et sans rappel.
pace-choose = Proposer un autre rythme ; tous les autres doivent accepter
thread-name = { $game } { $number }
thread-open = Cette partie continue.

## The board

board-to-act = À { $names } de jouer.
board-to-act-until = À { $names } de jouer ; échéance { $until }.
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
undo-button = ↩ Annuler
leave-button = Partir pour de bon
pace-button = Rythme…
skip-button = Passer ce tour
skip-of-button = Passer le tour de { $name }
without-button = Continuer sans { $name }
rematch-button = Revanche
verify-button = Vérifier
next-button = Partie suivante ▶
page = -# Page { $page } sur { $pages }
page-back-button = ◀ Précédent
page-next-button = Suivant ▶
chapters = Chapitres
rules-which = Les règles de quel jeu ?

## The composer

composer-what = quoi faire
composer-choose = Choisissez : { $what }.
composer-all = Tout : { $what }
composer-back = ↩ Retour
composer-confirm = ✔ Confirmer
composer-ends = Cela peut finir votre tour.
composer-close = ✖ Fermer
composer-type = ⌨ Écrire
composer-typed = Écrire votre coup
composer-move = Votre coup, en une ligne
composer-example = par exemple : { $example }
composer-stale = Ce bouton datait d’un moment passé. Voici vos choix actuels.
composer-done = C’est fait. La table attend { $names }.
composer-over = C’est fait. La partie est finie.
composer-waiting = Ce n’est pas votre tour : la table attend { $names }.
composer-closed = Fermé. { $turn } le rouvre.
composer-paused = Je ne peux pas écrire dans { $link } en ce moment : les autres ne le voient pas encore là-bas. C’est enregistré.
composer-undone = C’est annulé. Voici vos choix actuels.

## The hand and the log

hand-orders = Ceci aussi, vous pouvez le faire à tout moment, et personne n’en saura rien :
hand-none = Dans ce jeu, personne n’a de main ; `/{ command-board }` avec `text` dit tout ce que vous pouvez voir.
recap-nothing = Rien ne s’est passé depuis votre dernière action.
recap-title = Depuis votre dernière action :
recap-beginning = Ce qui s’est passé jusqu’ici :
log-undo = { $name } a annulé sa dernière action.
log-skip = ⏭ Les autres ont assez attendu : { $name } passe son tour.
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

## Undo

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
        [one] { $names } gagne !
       *[other] { $names } gagnent ensemble !
    }
final-score =
    { $points ->
        [one] **{ $place }. { $name }** — { $points } point
       *[other] **{ $place }. { $name }** — { $points } points
    }
final-reason = { $reason } (+{ $points })
final-last = Les derniers coups :
final-seed = -# Graine secrète : `{ $seed }`. Son SHA-256 est la promesse faite au début : `{ $commitment }`.
verify-good =
    { $entries ->
        [one] ✓ Toute la partie a été rejouée : { $entries } entrée, chaque position, la graine et le résultat sont conformes.
       *[other] ✓ Toute la partie a été rejouée : { $entries } entrées, chaque position, la graine et le résultat sont conformes.
    }
verify-bad = ✗ { $difference }

## Time

late-line = ⏰ La table attend { $name } : le tour a commencé { $since }.
late-votes-skip = ⏭ Passer le tour de { $name } : { $votes } voix sur { $needed }.
late-votes-without = ⏭ Continuer sans { $name } : { $votes } voix sur { $needed }.
vote-counted = Merci. Ce sera fait quand plus de la moitié des autres le voudront.
vote-done = Plus de la moitié des autres le voulaient : c’est fait.
away-name = { $name } (en congé, de retour { $until })
notice-overdue = **La table vous attend.**
notice-several = **Plusieurs tables vous attendent**, la plus pressée en premier :
notice-since = { $game }, table { $number } : { $link } Votre tour a commencé { $since }.
notice-snoozed = Prochain rappel { $until }.
snooze-button = 💤 Plus tard (3 h)
away-now = Vous êtes en congé jusqu’au { $until }. Les horloges de vos parties s’arrêtent jusque-là, tant qu’il vous reste du congé dans chacune, et les autres le voient. `/{ command-away }` seul y met fin.
away-left =
    • { $game }, table { $number } : { $days ->
        [0] il reste moins d’un jour de congé.
        [one] il reste { $days } jour de congé.
       *[other] il reste { $days } jours de congé.
    }
away-over = Bon retour ! Vos horloges tournent de nouveau.
away-not = Vous n’êtes pas en congé. Pour partir, dites jusqu’à quand, par exemple `/{ command-away } until: 3j`.
away-back = Je suis de retour
away-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }

## Notices

notice-turn = C’est votre tour à **{ $game }**, table { $number } : { $link }
notice-paused = Je ne peux plus écrire dans { $link }, où se joue **{ $game }**, table { $number }. La partie attend que ce soit de nouveau possible, et le temps de personne ne court. Qui s’occupe du serveur peut me rouvrir la porte : il me faut voir le salon, écrire dans ses fils et joindre des fichiers. En attendant, votre bouton fonctionne ici.
notice-trouble = Quelque chose de **{ $game }**, table { $number }, n’a pas pu être publié : Discord le refuse (code { $code }). Rien n’est perdu : /{ command-board } montre la partie telle qu’elle est, et elle continue.
notice-games =
    { $count ->
        [0] Vous n’êtes dans aucune partie. Ouvrez-en une avec /{ command-newgame }.
        [one] Vous êtes dans une partie :
       *[other] Vous êtes dans { $count } parties :
    }
games-line = { $game }, table { $number } : { $what } { $link }
games-yours = **à vous de jouer**
games-theirs = attend { $names }
games-lobby = pas encore commencée
joined = Vous êtes à la table : { $link }. Les autres appuient sur **{ $join }** ; appuyez ensuite sur **{ $start }**.
joined-full = Vous êtes à la table, et elle est complète : la partie commence. { $link }
help = **Fireside** apporte des jeux de société au coin du feu, sur votre serveur, un coup à la fois, au fil des jours.
    Ouvrez une table avec `/{ command-newgame }`, appuyez sur **{ $join }**, puis sur **{ $start }**. Quand c’est votre tour, appuyez sur **{ $turn }** sous le plateau.
    `/{ command-turn }` et `/{ command-hand }` font de même où que vous soyez, `/{ command-games }` liste toutes vos parties, `/{ command-play }` joue un coup écrit. `/{ command-rules }` explique chaque jeu.
    Qui tarde reçoit un rappel. `/{ command-settings }` règle votre fuseau horaire et vos heures calmes, `/{ command-away }` arrête vos horloges pendant un congé.
    Chaque tirage vient d’une graine secrète, promise avant la partie et montrée après ; `/{ command-verify }` rejoue toute la partie. Qui héberge ce bot pourrait regarder la graine, mais pas la changer.
help-game = • **{ $name }** — { $summary } `/{ command-newgame } { $key }`
help-legend = Sur les images : les vagues sont le bleu, le soleil le jaune, les briques le marron, la flamme le rouge, la feuille le vert, l’anneau le blanc ou n’importe quelle couleur. Un nombre cerclé de magenta est un de vos choix, un bord doré ou en feu montre à qui c’est de jouer, des points le dernier coup, et ce qui est pâle n’est pas là.
settings-now = Langue : { $language }. Messages privés : { $dm }.
settings-zone = Fuseau horaire : { $zone }, où il est { $time }.
settings-no-zone = non choisi, donc UTC
settings-quiet = Heures calmes : de { $since } à { $until }. Les rappels attendent qu’elles soient passées.
settings-loud = Heures calmes : aucune.
settings-off = Désactiver
settings-yes = oui
settings-no = non
settings-auto = celle de votre Discord
settings-deleted = Vos données sont supprimées. Vos parties continuent avec « Ancien joueur ».
settings-delete-sure = Votre nom, vos réglages et votre place à toutes les tables seront supprimés pour de bon. Vous quitterez les parties en cours. Voulez-vous vraiment continuer ?
nothing-changed = Rien n’a changé.
settings-delete = Supprimer mes données
former-player = Ancien joueur

## Refusals

refused-internal = Quelque chose a échoué de notre côté, et rien n’est perdu. Si cela se répète, donnez ce code à la personne qui héberge le bot : { $code }
refused-no-game = Cette partie n’existe pas ici ; /{ command-games } liste les vôtres.
refused-none-here = Aucune de vos parties en cours ne convient ici ; ouvrez-en une avec /{ command-newgame }, ou écrivez ceci dans le fil d’une partie.
refused-which-game = Vous êtes dans plusieurs parties ici ; dites laquelle avec l’option `game`.
refused-not-seated = Vous n’êtes pas à cette table ; regardez tant que vous voulez, ou ouvrez-en une avec /{ command-newgame }.
refused-join-first = Vous n’êtes pas encore à cette table ; appuyez d’abord sur { $join }.
refused-not-running = La partie n’a pas encore commencé ; elle commence quand quelqu’un à la table appuie sur { $start }.
refused-already-running = La partie a déjà commencé ; ouvrez une autre table avec /{ command-newgame }.
refused-thread-taken = Une partie est déjà en cours dans ce fil ; ouvrez la vôtre dans le salon.
refused-full = Toutes les places sont prises ; ouvrez une autre table avec /{ command-newgame }.
refused-seated = Vous êtes déjà à cette table.
refused-not-invited = Cette table est sur invitation ; demandez-en une à { $name }.
refused-too-few = Il faut { $least } joueurs pour commencer ; invitez quelqu’un à vous rejoindre.
refused-pick-taken = Quelqu’un d’autre l’a déjà ; choisissez autre chose.
refused-too-fast = C’était très rapide. Attendez un instant, puis appuyez de nouveau.
refused-too-many-tables = Il y a trop de tables ouvertes sur ce serveur. Terminez-en d’abord une.
refused-too-many-games = Vous avez { $most } tables en cours sur ce serveur ; finissez-en une d’abord.
refused-permissions = Il me manque des permissions dans ce salon : { $missing }. Demandez-les à quelqu’un qui gère le serveur.
permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-create-public-threads = Créer des fils publics
permission-create-private-threads = Créer des fils privés
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-attach-files = Joindre des fichiers
permission-read-message-history = Voir les anciens messages
refused-not-in-server = Les tables s’ouvrent sur un serveur ; écrivez /{ command-newgame } dans un de ses salons.
refused-wrong-place = Cette table a besoin d’un fil, et il ne peut pas y en avoir ici ; écrivez /{ command-newgame } dans un salon textuel ordinaire.
refused-no-such-turn =
    { $most ->
        [0] Aucun tour n’est encore fini ; sans nombre, /{ command-board } montre le plateau de maintenant.
       *[other] Ce tour n’existe pas encore ; donnez un nombre de 0 (le début) à { $most }.
    }
refused-not-over = La partie n’est pas finie ; sa graine secrète sera montrée à la fin, et on pourra alors vérifier.
refused-old = Ce bouton est d’un modèle ancien et ne fait plus rien ; /{ command-turn } montre ce que vous pouvez faire.
refused-saving = Impossible d’enregistrer, donc rien n’a changé ; réessayez, s’il vous plaît.
refused-no-rules = Les règles ne disent rien de « { $topic } » ; /{ command-rules } sans sujet donne la liste des chapitres.
refused-nobody-asked = Cette question n’est plus ouverte.
refused-own-undo = C’est vous qui l’avez demandé ; c’est aux autres d’accepter.
refused-undo-stays = Les autres n’ont pas accepté cette annulation : cela reste en l’état.
refused-others-ask = { $name } vient de poser une question aux autres ; répondez-y d’abord.
refused-same-pace = C’est déjà ce rythme ; choisissez-en un autre.
refused-own-delay = C’est aux autres d’en décider ; vous pouvez encore jouer : { $turn }.
refused-moved-on = La partie a avancé ; elle attend maintenant { $names }.
refused-expired = Cette table est fermée ; `/{ command-newgame } { $game }` en ouvre une nouvelle.
refused-no-zone = Je ne connais aucun fuseau horaire du nom de « { $zone } ». Tapez une grande ville qui s’y trouve, par exemple Paris, et choisissez dans la liste.
refused-which-zone = Plusieurs fuseaux horaires répondent à « { $zone } » ; choisissez-en un dans la liste.
refused-no-hour = Je ne peux pas lire « { $hour } » comme une heure ; tapez par exemple 22:30, ou `non`.
refused-half-quiet = Les heures calmes ont un début et une fin ; donnez `quiet_from` et `quiet_until`.
refused-always-quiet = Des heures calmes qui finissent à l’heure où elles commencent dureraient toute la journée ou pas du tout ; choisissez deux heures différentes.
refused-no-day = Je ne peux pas lire « { $day } » ; tapez par exemple 3j, 1 semaine, 24.12. ou 2026-12-24 18:00.
refused-past-day = C’est déjà passé ; choisissez un jour à venir.
refused-far-day = C’est dans plus d’un an ; choisissez un jour plus proche.

## Commands

command-newgame = nouvellepartie
command-play = jouer
command-turn = tour
command-hand = main
command-board = plateau
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
describe-newgame = Ouvrir une table et inviter les autres à jouer
describe-seats = Combien peuvent jouer
describe-pace = Le temps qu’un tour peut prendre
describe-private = Sur invitation seulement, dans un fil privé
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
describe-board = Le plateau maintenant, ou après un tour passé
describe-at = Après quel tour ; 0 est le début
describe-text = En mots plutôt qu’en image
describe-games = Toutes vos parties, sur tous les serveurs
describe-rules = Les règles d’un jeu
describe-which = Quel jeu
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
language-en = English
language-fr = Français
language-it = Italiano
language-auto = Comme mon Discord
settings-export = Exporter mes données

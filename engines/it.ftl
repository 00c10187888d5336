## Lists and names

seat-name = Posto { $seat }
none = niente
several = { $count } × { $one }
listed-apart = ;{ " " }
named = { $name }: { $what }
rest-in-words = «A parole» dice il resto.

## Colours as one letter

letter-blue = B
letter-yellow = G
letter-brown = M
letter-red = R
letter-green = V
letter-white = C

## Menu

menu-page = { $first }–{ $last }

## Table actions

verb-leave = Lascia la partita per sempre
action-leave = { $seat } lascia la partita
verb-skip = Salta un turno
action-skip = { $seat } salta il turno
verb-without = Continua senza qualcuno
action-without = La partita continua senza { $seat }
field-seat = posto

## Refusals: setting up

refused-unknown-game = Non c’è nessun gioco chiamato { $game }; scegli tra questi: { $games }.
refused-unknown-rules = Questa partita di { $game } segue la versione { $version } delle regole, che questo Fireside non conosce; una versione più recente di Fireside può verificarla.
refused-seats = Questo gioco va da { $least } a { $most } giocatori; scegli uno di questi numeri al posto di { $seats }.
refused-unknown-option = Questo gioco non ha l’opzione { $option }; puoi impostare: { $options }.
refused-option-seats = Con questo numero di posti { $option } non si cambia; si può con: { $seats }.
refused-option-value = { $value } non va bene per { $option }; scegli tra: { $choices }.
refused-unknown-pick = In questo gioco non si sceglie { $pick }; puoi scegliere: { $picks }.
refused-too-many-picks =
    { $seats ->
        [one] C’è solo { $seats } posto, quindi troppe preferenze per { $pick }: togline qualcuna.
       *[other] Ci sono solo { $seats } posti, quindi troppe preferenze per { $pick }: togline qualcuna.
    }
refused-pick-value = { $value } non si può scegliere; scegli tra: { $choices }.
refused-pick-twice = Due preferenze per { $value }, che spetta a un posto solo: scegli altro per la seconda.

## Refusals: playing

refused-game-over = Questa partita è finita; chiedi la rivincita per giocare ancora.
refused-not-for-seats = Non lo decide una persona sola; ⋯ mostra che cosa può fare ora il tavolo.
refused-not-your-turn = Non è ancora il tuo turno; la partita aspetta { $waiting }.
refused-stale = Nel frattempo le scelte sono cambiate; ecco quelle valide ora.
refused-unknown-verb = Non conosco questa mossa; comincia con una di queste parole: { $verbs } (per esempio «{ $example }»).
refused-unknown-notation = Non riesco a leggere ciò che segue «{ $verb }»; scrivilo così, per esempio: «{ $example }».
refused-unread-word = Dopo «{ $verb }», «{ $word }» lì non va bene; scrivilo così, per esempio: «{ $example }».
refused-several-moves = Più mosse si chiamano così: { $first }; { $second }. Precisa quale intendi.

## Refusals: undoing

refused-undo-nothing = Non c’è niente da annullare; fai prima una scelta.
refused-undo-revealed = Nel frattempo qualcuno ha saputo qualcosa; serve l’accordo di tutti gli altri: puoi chiederlo.
refused-undo-passed = Il turno è passato; serve l’accordo di tutti gli altri: puoi chiederlo.
refused-undo-depends = Una mossa successiva di qualcun altro ne dipende; chiedi a quella persona di annullarla prima.
refused-undo-left = Hai lasciato questa partita, quindi non puoi più annullare niente.
refused-undo-often = Hai cambiato idea { $most } volte in questo turno. Quello che c’è ora resta così; quando il turno sarà passato potrai cambiarlo di nuovo.

## Refusals: command line

refused-no-such-seat = A questo tavolo non c’è il posto { $seat }; scegline uno da 0 a { $last }.
refused-games-count = Serve almeno una partita; chiedine 1 o più.
refused-unreadable-export = Questo file non è una partita esportata; scegline uno scritto dall’esportazione ({ $reason }).

## The table before the game

lobby-title = ### { $game } · tavolo { $number }
lobby-seat = { $name } — { $pick }
lobby-any = a caso, se non scelto
lobby-taken = ce l’ha { $name }
lobby-picked = Hai: { $pick }.
lobby-alt = { $game }, tavolo { $number }. Al tavolo: { $names }.
lobby-free =
    { $free ->
        [one] Un posto è libero.
       *[other] { $free } posti sono liberi.
    }
lobby-least = Si può cominciare in { $least }.
lobby-private = Solo su invito.
lobby-fairness = -# Equità: lo SHA-256 del seme segreto è `{ $commitment }`. Sarà rivelato alla fine.
lobby-running = La partita è in corso.
lobby-ended = La partita è finita.
lobby-expired = Nessuno ha cominciato entro 7 giorni: questo tavolo è chiuso. `/{ command-newgame } { $game }` ne apre uno nuovo.
lobby-closes = { $game }, tavolo { $number }: se nessuno preme Comincia, si chiude { $until }.
lobby-join = Partecipa
lobby-leave = Esci
lobby-start = Comincia
lobby-invite = Invita…
lobby-invited = { $names }: ora a questo tavolo c’è posto. Faglielo sapere: { $link }
pace-live = Ritmo: un turno in 10 minuti.
pace-fast = Ritmo: un turno in 4 ore.
pace-daily = Ritmo: un turno al giorno.
pace-slow = Ritmo: un turno in 3 giorni.
pace-none = Ritmo: senza fretta e senza promemoria.
pace-choose = Proponi un altro ritmo; tutti gli altri devono accettare
thread-name = { $game } { $number }
thread-open = Questa partita continua.

## The board

board-to-act = È il turno di { $names }.
board-to-act-until = È il turno di { $names }; scadenza: { $until }.
board-ends = -# Il tempo di questa partita scade { $until }; il turno in corso sarà allora l’ultimo.
board-more =
    { $count ->
        [one] … prima c’è un’altra riga: ⏪ Riepilogo
       *[other] … prima ci sono altre { $count } righe: ⏪ Riepilogo
    }
turn-button = ▶ Il mio turno
hand-button = 🖐 La mia mano
recap-button = ⏪ Riepilogo
more-button = ⋯ Altro
more-title = ### { $game } · tavolo { $number }
rules-button = Regole
log-button = Diario completo
words-button = A parole
closer-button = Più da vicino
undo-button = ↩ Annulla
leave-button = Lascia per sempre
pace-button = Ritmo…
skip-button = Salta questo turno
skip-of-button = Salta il turno di { $name }
without-button = Continua senza { $name }
rematch-button = Rivincita
verify-button = Verifica
next-button = Prossima partita ▶
page = -# Pagina { $page } di { $pages }
page-back-button = ◀ Indietro
page-next-button = Avanti ▶
chapters = Capitoli
rules-which = Le regole di quale gioco?

## The composer

composer-what = che cosa fare
composer-choose = Scegli: { $what }.
composer-all = Tutto: { $what }
composer-back = ↩ Indietro
composer-confirm = ✔ Conferma
composer-ends = Questo può concludere il tuo turno.
composer-close = ✖ Chiudi
composer-type = ⌨ Scrivi
composer-typed = Scrivi la tua mossa
composer-move = La tua mossa, in una riga
composer-example = per esempio: { $example }
composer-stale = Quel pulsante era di un momento passato. Ecco che cosa puoi scegliere ora.
composer-done = Fatto. Il tavolo aspetta { $names }.
composer-over = Fatto. La partita è finita.
composer-waiting = Non è il tuo turno: il tavolo aspetta { $names }.
composer-closed = Chiuso. { $turn } lo riapre.
composer-paused = In questo momento non posso scrivere in { $link }: gli altri lì non lo vedono ancora. È salvato.
composer-undone = Annullato. Ecco che cosa puoi scegliere ora.

## The hand and the log

hand-orders = Anche questo puoi farlo in qualsiasi momento, e nessuno lo saprà:
hand-none = In questo gioco nessuno ha una mano; `/{ command-board }` con `text` dice tutto quello che puoi vedere.
recap-nothing = Non è successo niente dalla tua ultima azione.
recap-title = Dalla tua ultima azione:
recap-beginning = Che cosa è successo finora:
log-undo = { $name } ha annullato la sua ultima azione.
log-skip = ⏭ Gli altri hanno aspettato abbastanza: { $name } salta il turno.
log-without = ⏭ Gli altri continuano senza { $name }.
log-empty = Non è ancora successo niente.
log-turn = -# — turno { $turn } —
past-turn = Dopo il turno { $turn } di { $turns }.
past-beginning =
    { $turns ->
        [0] L’inizio; nessun turno è ancora finito.
       *[other] L’inizio, prima del turno 1 di { $turns }.
    }
past-back-button = ◀ Turno { $turn }
past-next-button = Turno { $turn } ▶

## Undo

undo-asked = { $name } chiede di annullare questo: { $what }. Tutti gli altri sono d’accordo?
undo-agree = D’accordo
undo-refuse = No
undo-waits = Tutti gli altri devono essere d’accordo. L’ho chiesto nel thread della partita.
undo-agreed = Grazie. Sarà fatto quando tutti avranno accettato.
undo-refused = { $name } non è d’accordo: resta così com’è.
undo-done = Tutti d’accordo: è annullato.
asked-pace = { $name } propone un altro ritmo. **{ $pace }** Tutti gli altri sono d’accordo?
answered-silence = { $name } ha chiesto di annullare qualcosa. Non tutti hanno risposto entro 12 ore: resta così com’è.
answered-overtaken = { $name } ha chiesto di annullare qualcosa, ma la partita è andata avanti: resta così com’è.
answered-pace = Tutti d’accordo. **{ $pace }** Il tempo di ognuno riparte da zero.
answered-pace-refused = { $name } non è d’accordo: il ritmo resta lo stesso.
answered-pace-silence = { $name } ha proposto un altro ritmo. Non tutti hanno risposto entro 12 ore: resta lo stesso.
answered-pace-over = { $name } ha proposto un altro ritmo; la domanda non è più aperta.
answered-replaced = { $name } ha proposto un altro ritmo; una proposta più recente la sostituisce.

## Leaving and ending

leave-warning = **{ $game }**, tavolo { $number }: se lasci la partita non potrai tornare, e arriverai all’ultimo posto. Vuoi davvero lasciarla?
leave-sure = Sì, lascio
leave-done = Hai lasciato la partita.
final-winners =
    { $count ->
        [one] Vince { $names }!
       *[other] Vincono insieme { $names }!
    }
final-score =
    { $points ->
        [one] **{ $place }. { $name }** — { $points } punto
       *[other] **{ $place }. { $name }** — { $points } punti
    }
final-reason = { $reason } (+{ $points })
final-last = Le ultime mosse:
final-seed = -# Seme segreto: `{ $seed }`. Il suo SHA-256 è la promessa fatta all’inizio: `{ $commitment }`.
verify-good =
    { $entries ->
        [one] ✓ Tutta la partita è stata rigiocata: { $entries } voce, ogni posizione, il seme e il risultato sono come registrati.
       *[other] ✓ Tutta la partita è stata rigiocata: { $entries } voci, ogni posizione, il seme e il risultato sono come registrati.
    }
verify-bad = ✗ { $difference }

## Time

late-line = ⏰ Il tavolo aspetta { $name }: il turno è iniziato { $since }.
late-votes-skip =
    ⏭ Salta il turno di { $name }: { $votes ->
        [one] { $votes } voto
       *[other] { $votes } voti
    } su { $needed }.
late-votes-without =
    ⏭ Continua senza { $name }: { $votes ->
        [one] { $votes } voto
       *[other] { $votes } voti
    } su { $needed }.
vote-counted = Grazie. Sarà fatto quando più della metà degli altri lo vorrà.
vote-done = Più della metà degli altri lo voleva: è fatto.
away-name = { $name } (in pausa, di ritorno { $until })
notice-overdue = **Il tavolo ti aspetta.**
notice-several = **Più tavoli ti aspettano**, il più urgente per primo:
notice-since = { $game }, tavolo { $number }: { $link } Il tuo turno è iniziato { $since }.
notice-snoozed = Te lo ricordo di nuovo { $until }.
snooze-button = 💤 Più tardi (3 h)
away-now = Sei in pausa fino a { $until }. Fino ad allora gli orologi delle tue partite stanno fermi, finché in ognuna ti resta pausa, e gli altri lo vedono. `/{ command-away }` da solo la termina.
away-left =
    • { $game }, tavolo { $number }: { $days ->
        [0] resta meno di un giorno di pausa.
        [one] resta { $days } giorno di pausa.
       *[other] restano { $days } giorni di pausa.
    }
away-over = Eccoti di nuovo qui! I tuoi orologi ripartono.
away-not = Non sei in pausa. Per andarci, di’ fino a quando, per esempio `/{ command-away } until: 3g`.
away-back = Sono di ritorno
away-days =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }

## Notices

notice-turn = È il tuo turno in **{ $game }**, tavolo { $number }: { $link }
notice-paused = Non posso più scrivere in { $link }, dove si gioca **{ $game }**, tavolo { $number }. La partita aspetta che sia di nuovo possibile, e il tempo di nessuno scorre. Chi si occupa del server può riaprirmi la porta: devo poter vedere il canale, scrivere nei suoi thread e allegare file. Intanto il tuo pulsante funziona qui.
notice-trouble = Qualcosa di **{ $game }**, tavolo { $number }, non ha potuto essere pubblicato: Discord lo rifiuta (codice { $code }). Nulla è perduto: /{ command-board } mostra la partita così com’è, e si continua.
notice-games =
    { $count ->
        [0] Non sei in nessuna partita. Aprine una con /{ command-newgame }.
        [one] Sei in una partita:
       *[other] Sei in { $count } partite:
    }
games-line = { $game }, tavolo { $number }: { $what } { $link }
games-yours = **tocca a te**
games-theirs = aspetta { $names }
games-lobby = non ancora cominciata
joined = Sei al tavolo: { $link }. Gli altri premono **{ $join }**; poi premi **{ $start }**.
joined-full = Sei al tavolo, che ora è al completo: la partita comincia. { $link }
help = **Fireside** porta i giochi da tavolo accanto al fuoco, nel tuo server, una mossa alla volta, nell’arco di giorni.
    Apri un tavolo con `/{ command-newgame }`, premi **{ $join }**, poi **{ $start }**. Quando è il tuo turno, premi **{ $turn }** sotto il tabellone.
    `/{ command-turn }` e `/{ command-hand }` fanno lo stesso da ovunque, `/{ command-games }` elenca tutte le tue partite, `/{ command-play }` gioca una mossa scritta. `/{ command-rules }` spiega ogni gioco.
    Chi tarda riceve un promemoria. `/{ command-settings }` imposta il tuo fuso orario e le ore di silenzio, `/{ command-away }` ferma i tuoi orologi mentre sei in pausa.
    Ogni estrazione viene da un seme segreto, promesso prima della partita e mostrato dopo; `/{ command-verify }` rigioca tutta la partita. Chi ospita questo bot potrebbe guardare il seme, ma non cambiarlo.
help-game = • **{ $name }** — { $summary } `/{ command-newgame } { $key }`
help-legend = Sulle figure: le onde sono il blu, il sole il giallo, i mattoni il marrone, la fiamma il rosso, la foglia il verde, l’anello il bianco o un colore qualsiasi. Un numero cerchiato di magenta è una tua scelta, un bordo d’oro o di fuoco mostra a chi tocca, dei puntini l’ultima mossa, e ciò che è sbiadito non c’è.
settings-now = Lingua: { $language }. Messaggi privati: { $dm }.
settings-zone = Fuso orario: { $zone }, dove sono le { $time }.
settings-no-zone = non scelto, quindi UTC
settings-quiet = Ore di silenzio: dalle { $since } alle { $until }. I promemoria aspettano che finiscano.
settings-loud = Ore di silenzio: nessuna.
settings-off = Disattiva
settings-yes = sì
settings-no = no
settings-auto = quella del tuo Discord
settings-deleted = I tuoi dati sono cancellati. Le tue partite continuano con «Ex giocatore».
settings-delete-sure = Il tuo nome, le tue impostazioni e il tuo posto a tutti i tavoli saranno cancellati per sempre. Lascerai le partite in corso. Vuoi davvero continuare?
nothing-changed = Non è cambiato niente.
settings-delete = Cancella i miei dati
former-player = Ex giocatore

## Refusals

refused-internal = Qualcosa è andato storto da parte nostra, e niente è andato perso. Se succede ancora, da’ questo codice a chi ospita il bot: { $code }
refused-no-game = Questa partita qui non esiste; /{ command-games } elenca le tue.
refused-none-here = Nessuna delle tue partite in corso va bene qui; aprine una con /{ command-newgame }, o scrivi questo nel thread di una partita.
refused-which-game = Qui sei in più partite; di’ quale con l’opzione `game`.
refused-not-seated = Non sei a questo tavolo; guarda quanto vuoi, o aprine uno con /{ command-newgame }.
refused-join-first = Non sei ancora a questo tavolo; premi prima { $join }.
refused-not-running = La partita non è ancora cominciata; comincia quando qualcuno al tavolo preme { $start }.
refused-already-running = La partita è già cominciata; apri un altro tavolo con /{ command-newgame }.
refused-thread-taken = In questo thread c’è già una partita; apri la tua nel canale.
refused-full = Tutti i posti sono presi; apri un altro tavolo con /{ command-newgame }.
refused-seated = Sei già a questo tavolo.
refused-not-invited = Questo tavolo è su invito; fatti invitare da { $name }.
refused-too-few = Per cominciare servono { $least } giocatori; chiedi a qualcuno di partecipare.
refused-pick-taken = Ce l’ha già qualcun altro; scegli qualcos’altro.
refused-too-fast = Troppo in fretta. Aspetta un attimo, poi premi di nuovo.
refused-too-many-tables = In questo server ci sono troppi tavoli aperti. Finitene prima uno.
refused-too-many-games = Hai { $most } tavoli non finiti in questo server; prima finiscine uno.
refused-permissions = Mi mancano dei permessi in questo canale: { $missing }. Chiedili a chi gestisce il server.
permission-view-channel = Visualizza canale
permission-send-messages = Invia messaggi
permission-create-public-threads = Crea thread pubblici
permission-create-private-threads = Crea thread privati
permission-send-messages-in-threads = Invia messaggi nei thread
permission-attach-files = Allega file
permission-read-message-history = Leggi la cronologia dei messaggi
refused-not-in-server = I tavoli si aprono in un server; scrivi /{ command-newgame } in uno dei suoi canali.
refused-wrong-place = Questo tavolo ha bisogno di un thread e qui non ce ne può essere; scrivi /{ command-newgame } in un normale canale testuale.
refused-no-such-turn =
    { $most ->
        [0] Nessun turno è ancora finito; senza numero, /{ command-board } mostra il tabellone di adesso.
       *[other] Questo turno non c’è ancora; indica un numero da 0 (l’inizio) a { $most }.
    }
refused-not-over = La partita non è ancora finita; il seme segreto si vede alla fine, e allora si potrà verificare.
refused-old = Questo pulsante è di un tipo vecchio e non fa più niente; /{ command-turn } mostra che cosa puoi fare.
refused-saving = Non è stato possibile salvare, quindi niente è cambiato; riprova, per favore.
refused-no-rules = Le regole non dicono niente di «{ $topic }»; /{ command-rules } senza argomento elenca i capitoli.
refused-nobody-asked = Questa domanda non è più aperta.
refused-own-undo = L’hai chiesto tu; devono accettare gli altri.
refused-undo-stays = Gli altri non hanno accettato di annullarlo: resta così com’è.
refused-others-ask = { $name } ha appena chiesto qualcosa agli altri; prima rispondi a quello.
refused-same-pace = Il ritmo è già questo; scegline un altro.
refused-own-delay = Lo decidono gli altri; puoi ancora giocare: { $turn }.
refused-moved-on = La partita è andata avanti; ora aspetta { $names }.
refused-expired = Questo tavolo è chiuso; `/{ command-newgame } { $game }` ne apre uno nuovo.
refused-no-zone = Non conosco nessun fuso orario di nome «{ $zone }». Scrivi una grande città che vi si trova, per esempio Roma, e scegli dalla lista.
refused-which-zone = Più fusi orari corrispondono a «{ $zone }»; scegline uno dalla lista.
refused-no-hour = Non riesco a leggere «{ $hour }» come un’ora; scrivi per esempio 22:30, oppure `no`.
refused-half-quiet = Le ore di silenzio hanno un inizio e una fine; indica sia `quiet_from` sia `quiet_until`.
refused-always-quiet = Ore di silenzio che finiscono quando cominciano durerebbero tutto il giorno o mai; scegli due ore diverse.
refused-no-day = Non riesco a leggere «{ $day }»; scrivi per esempio 3g, 1 settimana, 24.12. o 2026-12-24 18:00.
refused-past-day = È già passato; scegli un giorno che deve venire.
refused-far-day = È tra più di un anno; scegli un giorno più vicino.

## Commands

command-newgame = nuovapartita
command-play = gioca
command-turn = turno
command-hand = mano
command-board = tabellone
command-games = partite
command-undo = annulla
command-concede = arrenditi
command-leave = lascia
command-rules = regole
command-verify = verifica
command-export = esporta
command-settings = impostazioni
command-away = pausa
command-help = aiuto
describe-newgame = Apri un tavolo e invita gli altri a giocare
describe-seats = In quanti si può giocare
describe-pace = Quanto può durare un turno
describe-private = Solo su invito, in un thread privato
describe-game = Quale delle tue partite; serve solo se potrebbe essere più d’una
describe-play = Gioca una mossa, scritta in una riga
describe-move = La tua mossa, per esempio: attack 3 blue blue
describe-turn = Mostra che cosa puoi fare ora
describe-hand = Mostra la tua mano; nessun altro la vede
describe-undo = Annulla la tua ultima azione
describe-leave = Lascia una partita per sempre
describe-concede = Arrenditi in una partita
describe-verify = Rigioca una partita finita e controlla ogni estrazione
describe-export = La partita come file: tutta dopo la fine, prima quello che puoi sapere
describe-board = Il tabellone ora, o dopo un turno passato
describe-at = Dopo quale turno; 0 è l’inizio
describe-text = A parole invece che in figura
describe-games = Tutte le tue partite, in tutti i server
describe-rules = Le regole di un gioco
describe-which = Quale gioco
describe-topic = Una parola o un capitolo; senza, tutti i capitoli
describe-settings = La tua lingua, i messaggi privati, le tue ore, i tuoi dati
describe-language = La lingua di quello che leggi solo tu
describe-dm = Un messaggio privato quando è il tuo turno
describe-zone = Il tuo fuso orario: scrivi una grande città che vi si trova
describe-quiet_from = Quando cominciano le tue ore di silenzio, per esempio 22:00, oppure no
describe-quiet_until = Quando finiscono le tue ore di silenzio, per esempio 7:30, oppure no
describe-away = Ferma i tuoi orologi mentre sei in pausa; da solo, segnala il tuo ritorno
describe-until = Fino a quando: 3g, 1 settimana, 24.12. o 2026-12-24 18:00; «ritorno» quando torni
describe-help = Come funziona Fireside
language-en = English
language-fr = Français
language-it = Italiano
language-auto = Come il mio Discord
settings-export = Esporta i miei dati

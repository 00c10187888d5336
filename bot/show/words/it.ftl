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
sit-all = Premi **{ $join }**; la partita comincia quando tutti i posti sono presi.
sit-least = Premi **{ $join }**. In { $least }, con **{ $start }** si comincia.
sit-start = Premi **{ $join }**, o **{ $start }** per cominciare con chi c’è.
lobby-private = Solo su invito.
lobby-promise = -# Promessa: `{ $commitment }`
lobby-messages = -# Quando tocca a te, ti avvisa un messaggio privato; con il 🔕 lì sotto non ne ricevi più.
lobby-fairness = -# Equità: la promessa `{ $commitment }` è lo SHA-256 del seme segreto, che sarà rivelato alla fine.
lobby-running = La partita è in corso.
lobby-running-at = La partita è in corso: { $link }
lobby-ended = La partita è finita.
lobby-ended-at = La partita è finita: { $link }
lobby-expired = Nessuno ha cominciato entro 7 giorni: questo tavolo è chiuso. `/{ command-newgame } { $game }` ne apre uno nuovo.
lobby-left = Se ne sono andati tutti: questo tavolo è chiuso. `/{ command-newgame } { $game }` ne apre uno nuovo.
lobby-closes = { $game }, tavolo { $number }: se nessuno preme Comincia, si chiude { $until }.
lobby-join = Partecipa
lobby-leave = Esci
lobby-start = Comincia
hosting-button = Modifica…
hosting-title = **Hai aperto tu questo tavolo** e puoi modificarlo finché non comincia. Il suo annuncio mostra a tutti che cosa è impostato.
hosting-which = Che cosa modificare?
hosting-off = Togliere qualcuno dal tavolo
hosting-seats = Quanti possono giocare
hosting-pace = Quanto può durare un turno
lobby-invite = Invita…
lobby-invited = { $names }: ora a questo tavolo c’è posto. Faglielo sapere: { $link }
lobby-computer = + Un computer
lobby-computers = ⚙ è un computer. Non vede mai la tua mano, e dopo la partita chiunque può verificarlo.
lobby-computers-done = La partita è cominciata.
computers-which = **Quale computer partecipa?**
computers-full = **Tutti i posti sono presi.**
computers-line = ⚙ **{ $level }** { $about }
computers-away = Senza ⚙ { $level }
computer-name = ⚙ { $level }
computer-numbered = ⚙ { $level } { $number }
level-spark = Scintilla
level-ember = Brace
level-flame = Fiamma
level-blaze = Falò
level-about-spark = gioca come alla prima partita
level-about-ember = gioca con giudizio, passo dopo passo
level-about-flame = guarda qualche turno avanti
level-about-blaze = guarda più lontano; ci mette un secondo
solo-here = **{ $game }**, tavolo { $number }, con { $names }: la partita comincia. Il tabellone è qui.
solo-elsewhere = **{ $game }**, tavolo { $number }, con { $names }: la partita comincia nei tuoi messaggi privati, { $link }. Se lì non arriva nulla, per me sono chiusi; puoi comunque giocare qui: **{ $turn }**
lobby-hints = I consigli sono ammessi (💡), perciò la partita non conta per nessuna classifica.
pace-live = Ritmo: un turno in 10 minuti.
pace-fast = Ritmo: un turno in 4 ore.
pace-daily = Ritmo: un turno al giorno.
pace-slow = Ritmo: un turno in 3 giorni.
pace-none = Ritmo: senza fretta e senza promemoria.
pace-choose = Proponi un altro ritmo; tutti gli altri devono accettare
pace-done = Fatto: non c’era nessun altro a cui chiedere.
thread-name = { $game } { $number }
thread-over = Finita: { $thread }
thread-open = Questa partita continua.

## The board

board-to-act = È il turno di { $names }.
board-to-act-until = È il turno di { $names }; scadenza: { $until }.
board-plays = { $count ->
    [one] Sta giocando { $names }.
   *[other] Stanno giocando { $names }.
}
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
undo-button = ⤺ Annulla
leave-button = Lascia per sempre
pace-button = Ritmo…
skip-button = Salta questo turno
skip-of-button = Salta il turno di { $name }
without-button = Continua senza { $name }
rematch-button = Rivincita
replay-button = ⏮ Rivedi la partita
see-button = Vedi il turno { $turn }
story-decisive = 📖 Il turno { $turn } ha deciso la partita: { $what }
story-best = ♟ La mossa migliore, al turno { $turn }: { $what }
story-luckiest = 🍀 Il colpo di fortuna, al turno { $turn }: { $what }
film-button = 🎞 Il film
film-title = 🎞 Tutta la partita, turno dopo turno.
film-alt = Il film di questa partita di { $game }: il tabellone dopo ogni turno, poi la fine. { $ending } Il diario racconta ogni turno a parole.
film-soon = Il film è in preparazione; fra un attimo è qui: { $link }
film-there = Il film è qui: { $link }
film-own-button = 🎞 Come l’ho vista io
film-open-button = 🎞 A carte scoperte
film-open-title = 🎞 Tutta la partita a carte scoperte: ogni turno come lo ha visto chi lo giocava.
film-own = 🎞 Tutta la partita, come l’hai vista tu.
film-since = 🎞 Che cosa è successo dal tuo ultimo turno.
film-since-alt = I tabelloni di { $game } dal tuo ultimo turno, uno dopo ogni turno. ⏪ Riepilogo racconta lo stesso a parole.
film-none = Questa volta il film non è riuscito; chiedilo di nuovo fra un attimo.
film-missing = { $count ->
        [one] Accetti che le mani si vedano. Appena accetta anche { $names }, il film viene pubblicato qui; il pulsante è sotto il film della partita.
       *[other] Accetti che le mani si vedano. Appena accettano anche { $names }, il film viene pubblicato qui; il pulsante è sotto il film della partita.
    }
scores-button = Punteggi
verify-button = Verifica
next-button = Prossima partita ▶
page = -# Pagina { $page } di { $pages }
page-back-button = ◀ Indietro
page-next-button = Avanti ▶
chapters = Capitoli
rules-which = Le regole di quale gioco?
learn-title = -# { $game } · { $task } di { $tasks }
learn-wrong = «{ $move }»: in partita puoi farlo. Qui è il pulsante verde.
learn-elsewhere = Quella strada porta altrove. Qui è il pulsante verde.
learn-none = Per { $game } non c’è ancora una lezione. Lo spiega anche una prima partita contro il computer più facile.
learn-play = Gioca contro { $level }
learn-button = 🎓 Imparalo in quattro minuti

## The composer

composer-undo = ⤺ Annulla
composer-undo-worded = Annulla
composer-undo-short = ⤺
composer-undo-short-worded = Annulla
composer-back = ↩ Indietro
composer-back-worded = Indietro
composer-whole = 🗺
composer-whole-worded = Tabellone
composer-hint = 💡
composer-hint-worded = Consiglio
composer-hints = ?
composer-hints-worded = Aiuto
composer-options = ⋯
composer-options-worded = Altro
composer-further = avanti nell’elenco ▸
composer-else = Altro?
composer-more =
    { $count ->
        [one] Un’altra scelta
       *[other] Altre { $count } scelte
    }
composer-close = ✖ Chiudi
composer-close-worded = Chiudi
composer-type = ⌨ Scrivi
composer-type-worded = Scrivi
composer-typed = Scrivi la tua mossa
composer-move = La tua mossa, in una riga
composer-example = per esempio: { $example }
composer-refused = «{ $typed }» non si può fare. { $reason }
composer-stale = Quel pulsante non era più attuale. Ecco che cosa puoi scegliere ora.
composer-done = Fatto. Il tavolo aspetta { $names }.
composer-over = Fatto. La partita è finita.
composer-waiting = Non è il tuo turno: il tavolo aspetta { $names }.
composer-closed = Chiuso. { $turn } lo riapre.
composer-paused = In questo momento non posso scrivere in { $link }: gli altri lì non lo vedono ancora. È salvato.
composer-undone = Annullato. Ecco che cosa puoi scegliere ora.
memo-button = ✎ La mia nota
memo-button-worded = La mia nota
memo-title = La tua nota
memo-label = Nessun altro giocatore la vede
memo-about = Su questa partita, al massimo 500 caratteri; svuotala per cancellarla.

## The hand and the log

hand-orders = Anche questo puoi farlo in qualsiasi momento, e nessuno lo saprà:
hand-none = In questo gioco nessuno ha una mano; `/{ command-board }` con `{ parameter-text }` dice tutto quello che puoi vedere.
recap-nothing = Non è successo niente dalla tua ultima azione.
recap-title = Dalla tua ultima azione:
recap-beginning = Che cosa è successo finora:
log-undo = { $name } ha annullato la sua ultima azione.
log-skip = ⏭ Gli altri hanno aspettato abbastanza: { $name } salta il turno.
log-computer-skip = ⏭ { $name } non ha trovato una mossa in tempo: è stata fatta quella prevista per chi è in ritardo.
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
eyes-everybody = Tutti
eyes-title = Ecco che cosa vedeva **{ $name }**, e niente di più.

## Undo

caretaker-name = ⚙ { $name }
caretaker-plays = ⚙ { $level } gioca al posto di { $name }, che non c’è:
caretaker-button = ⚙ Affida a un sostituto
caretaker-of-button = ⚙ Un sostituto per { $name }
caretaker-leave-button = ⚙ Piuttosto un sostituto
caretaker-leave = Oppure affida il posto a un sostituto: ⚙ { $level } gioca per te finché non premi qualcosa in questa partita, e te lo rende subito. La partita allora non conta per nessuna classifica.
caretaker-done = D’ora in poi ⚙ { $level } gioca per te. Premi qualcosa in questa partita, e il posto è di nuovo tuo.
caretaker-back = **Il posto è di nuovo tuo.**
caretaker-did =
    { $turns ->
        [0] Nel frattempo non è stato giocato nulla per te, o nessun turno fino in fondo.
        [one] Mentre non c’eri, ⚙ { $level } ha giocato un turno per te.
       *[other] Mentre non c’eri, ⚙ { $level } ha giocato { $turns } turni per te.
    }
caretaker-recap = ⏪ Che cosa ha fatto
caretaker-news =
    ⚙ { $level } gioca per te a **{ $game }**, tavolo { $number }: { $link } { $turns ->
        [0] Il suo primo turno è in corso.
        [one] Finora ha giocato un turno.
       *[other] Finora ha giocato { $turns } turni.
    } Premi il pulsante, e il posto è di nuovo tuo.
caretaker-deserted = A **{ $game }**, tavolo { $number }, restano solo computer e sostituti: { $link } La partita finisce { $until }, se non riprendi il tuo posto.
hint-best = 💡 ⚙ Fiamma farebbe così: **{ $move }**.
hint-second = La seconda mossa migliore, { $move }, costa circa { $cost }.
hint-equal = Più o meno altrettanto buona: { $move }.
hint-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
hint-chance =
    { $count ->
        [1] l’1 % delle tue probabilità di vittoria
        [8] l’8 % delle tue probabilità di vittoria
        [11] l’11 % delle tue probabilità di vittoria
       *[other] il { $count } % delle tue probabilità di vittoria
    }
hint-none = Nessun consiglio trovato in tempo; chiedi di nuovo tra un momento.
final-earned = 🏅 { $name }: { $earned }
achievements-mine = ### I tuoi traguardi
    Li dà solo una vittoria, a un tavolo con altre persone, senza consigli né sostituti.
achievements-of = ### Traguardi di { $name }
achievements-none = { $name } non ne ha ancora da mostrare.
achievements-game = **{ $game }** · { $count } su 5
achievement-line = 🏅 { $name }{ $count ->
        [one] {""}
       *[other] { " " }× { $count }
    } — { $how }
achievement-open = ◦ { $name } — { $how }
hint-asked =
    { $count ->
        [one] 💡 { $name } ha chiesto un consiglio una volta.
       *[other] 💡 { $name } ha chiesto un consiglio { $count } volte.
    }
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
        [one] Vince { $names }.
       *[other] Vincono insieme { $names }.
    }
final-score = **{ $place }. { $name }** — { $total }
final-reason = { $reason } (+{ $points })
final-last = Le ultime mosse:
final-seed = -# Seme segreto: `{ $seed }`. Il suo SHA-256 è la promessa fatta all’inizio: `{ $commitment }`.
verify-good =
    { $entries ->
        [one] ✓ Tutta la partita è stata rigiocata: { $entries } voce, ogni posizione, il seme e il risultato sono come registrati.
       *[other] ✓ Tutta la partita è stata rigiocata: { $entries } voci, ogni posizione, il seme e il risultato sono come registrati.
    }
verify-thought = ✓ Ogni mossa dei computer è stata ricalcolata a partire da ciò che potevano vedere: sono tutte uguali.
verify-thinking = Le mosse dei computer vengono ricalcolate, e ci vuole un po’: premi ancora { $verify } tra un minuto.
verify-unthought = Qui non è stato possibile ricalcolare le mosse dei computer; lo fa `python -m opponents verify` con la partita esportata.
verify-bad = ✗ { $difference }

## Time

late-line = ⏰ Il tavolo aspetta { $name }: il turno è iniziato { $since }.
late-votes-skip =
    ⏭ Salta il turno di { $name }: { $votes ->
        [one] { $votes } voto
       *[other] { $votes } voti
    } su { $needed }.
late-votes-caretaker =
    ⚙ Un sostituto per { $name }: { $votes ->
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
notice-skip = Gli altri potranno saltare questo turno { $at }.
notice-skip-now = Gli altri possono ora saltare questo turno.
snooze-button = 💤 Più tardi ({ $count } h)
snooze-minutes-button = 💤 Più tardi ({ $count } min)
messages-stop = 🔕 Non ricevere più questi messaggi
messages-stopped = Non riceverai più messaggi privati; quando tocca a te, ti chiama il thread della partita. `/{ command-settings }` lo mostra e permette di tornare indietro.
messages-send = Riceverli di nuovo
messages-sent = Riceverai di nuovo i messaggi privati.
away-now = Sei in pausa fino a { $until }. Fino ad allora gli orologi delle tue partite stanno fermi, finché in ognuna ti resta pausa, e gli altri lo vedono. `/{ command-away }` da solo la termina.
away-left =
    • { $game }, tavolo { $number }: { $days ->
        [0] resta meno di un giorno di pausa.
        [one] resta { $days } giorno di pausa.
       *[other] restano { $days } giorni di pausa.
    }
away-over = Eccoti di nuovo qui. I tuoi orologi ripartono.
away-not = Non sei in pausa. Per andarci, di’ fino a quando, per esempio `/{ command-away } { parameter-until }: 3g`.
away-back = Sono di ritorno
away-days =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }

## Notices

notice-turn = È il tuo turno in **{ $game }**, tavolo { $number }: { $link }
notice-paused = Non posso più scrivere in { $link }, dove si gioca **{ $game }**, tavolo { $number }. La partita aspetta che sia di nuovo possibile, e il tempo non scorre per nessuno. Chi si occupa del server può riaprirmi la porta: devo poter vedere il canale, scrivere nei suoi thread e allegare file. Intanto il tuo pulsante funziona qui.
notice-trouble = Qualcosa di **{ $game }**, tavolo { $number }, non si è potuto pubblicare: Discord lo rifiuta (codice { $code }). Nulla è perduto: /{ command-board } mostra la partita così com’è, e si continua.
notice-games =
    { $count ->
        [0] Non sei in nessuna partita. Aprine una con /{ command-newgame }.
        [one] Sei in una partita:
       *[other] Sei in { $count } partite:
    }
games-line = { $game }, tavolo { $number }: { $what } { $link }
games-yours = **tocca a te**
games-caretaker = ⚙ gioca per te
games-theirs = aspetta { $names }
games-lobby = non ancora cominciata
open-title = **Tavoli che aspettano giocatori**, il più vecchio per primo
open-line = **{ $game }**, tavolo { $number }: posti occupati { $taken } su { $size }, aperto { $ago } · { $link }
open-more = … e altri { $count }.
open-none = Qui per ora nessun tavolo aspetta giocatori. Aprine uno con /{ command-newgame }.
which-table-more = Le altre si scelgono con l’opzione `{ parameter-game }`.
joined = Sei al tavolo: { $link }. Gli altri premono **{ $join }**; poi premi **{ $start }**.
joined-full = Sei al tavolo, che ora è al completo: la partita comincia. { $link }
help = **Fireside** porta i giochi da tavolo nel tuo server, una mossa alla volta, nell’arco di giorni.
help-game = • **{ $name }** — { $summary } { $open }
help-how = Il comando accanto a un gioco apre un tavolo. Premi **{ $join }**, poi **{ $start }**; quando è il tuo turno, premi **{ $turn }** sotto il tabellone, e tutto il resto sono pulsanti.
    Un gioco nuovo per te? { $learn } te lo mostra in quattro minuti, in solitario e in privato. { $solo } comincia subito una partita contro i computer.
help-daily = **{ $daily }** è la partita del giorno: la stessa partenza e gli stessi computer per tutti, una volta sola, in pochi minuti. La stessa partenza non è la stessa fortuna: le tue scelte decidono che cosa viene estratto dopo.
help-commands =
    { $turn } e { $hand } mostrano da ovunque ciò che sta sotto il tabellone, { $games } elenca tutte le tue partite, { $rules } spiega ogni gioco.
    Chi tarda riceve un promemoria. { $settings } imposta il tuo fuso orario, le ore di silenzio e i messaggi; { $away } ferma i tuoi orologi mentre sei in pausa.
help-moves = Nessuno ha bisogno dei { $count } comandi per le mosse, come { $example }, né di { $play }: sono lì per chi preferisce scrivere.
help-colours = **Pulsanti**: il blu agisce subito, e si può annullare · il grigio chiede ancora una cosa · il verde è il passo naturale che segue · il rosso rinuncia a ciò che non torna.
help-legend = Sulle figure le onde indicano il blu, il sole il giallo, i mattoni il marrone, la fiamma il rosso, la foglia il verde, l’anello il bianco o un colore qualsiasi. Un numero cerchiato di magenta è una tua scelta, ▶ precede il nome di chi deve giocare, dei puntini mostrano l’ultima mossa, e un segno sbiadito vuol dire che il giocatore non ne ha.
help-fair = **Equità**: ogni estrazione viene da un seme segreto, promesso prima della partita e mostrato dopo; { $verify } rigioca tutta la partita. Chi ospita questo bot potrebbe guardare il seme, ma non cambiarlo.
settings-language = Lingua: { $language }.
settings-dm = Messaggi privati: { $dm }.
settings-which = Cambia un’impostazione
settings-other-zone = Un’altra città: `/{ command-settings } { parameter-zone }: Lima`
setting-language = Lingua
setting-zone = Fuso orario
setting-quiet = Ore di silenzio
setting-quiet-from = Ore di silenzio: dalle
setting-quiet-until = Ore di silenzio: alle
setting-dm = Messaggi privati
setting-ranking = La tua classifica, mostrata agli altri
setting-words = Pulsanti a parole, senza segni
settings-zone = Fuso orario: { $zone }, dove sono le { $time }.
settings-no-zone = non scelto, quindi UTC
settings-quiet = Ore di silenzio: dalle { $since } alle { $until }. I promemoria aspettano che finiscano.
settings-loud = Ore di silenzio: nessuna.
settings-off = Disattiva
settings-yes = sì
settings-no = no
settings-auto = quella del tuo Discord
settings-deleted = I tuoi dati sono cancellati. Le tue partite continuano con «Ex giocatore».
settings-delete-sure = Il tuo nome, le tue impostazioni e il tuo posto a tutti i tavoli saranno cancellati per sempre. Lascerai le partite in corso. L’invito, l’ultimo tabellone e il titolo del thread di ogni tua partita perderanno il tuo nome dove si possono ancora modificare. Tutto il resto di ciò che è pubblicato rimane su Discord: i tabelloni dei turni passati e i messaggi lo mostrano ancora. Vuoi davvero continuare?
nothing-changed = Non è cambiato niente.
rating-change = { $name }: { $before } → **{ $now }** ± { $doubt }
rating-provisional = { $name }: { $before } → **{ $now }** ± { $doubt }, provvisorio
lobby-unrated = Non conta per la classifica.
pool-two = Due giocatori
pool-more = Tre e più
top-two = **I migliori di { $game }**, partite a due
top-more = **I migliori di { $game }**, partite a tre e più
top-line = { $place } · { $name }: { $rating } ± { $doubt } · { $games } partite
top-nobody = Nessuno ci ha ancora giocato { $least } partite classificate.
settings-ranking = La tua classifica è mostrata agli altri: { $shown }.
settings-words = Parole al posto dei segni sui tuoi pulsanti: { $worded }.
stats-summary = { $game }: { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }, { $won } { $won ->
        [one] vinta
       *[other] vinte
    }
stats-summary-game = { $games ->
        [one] 1 partita fra persone
       *[other] { $games } partite fra persone
    }
stats-summary-server = { $month } { $year }: { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }, { $people } { $people ->
        [one] persona
       *[other] persone
    }
stats-month = { $month ->
        [1] gen.
        [2] feb.
        [3] mar.
        [4] apr.
        [5] mag.
        [6] giu.
        [7] lug.
        [8] ago.
        [9] set.
        [10] ott.
        [11] nov.
       *[12] dic.
    }
stats-value = { $value }
stats-percent = { $value }%
stats-unit-seconds = { $count } s
stats-unit-minutes = { $count } min
stats-unit-hours = { $count } h
stats-unit-days = { $count } g
stats-rating-two = Classifica, due giocatori
stats-rating-more = Classifica, tre e più
stats-won = Vinte
stats-expected = atteso
stats-by-players = Giocatori, % vinte
stats-by-seat = Posto, % vinte
stats-thinking = Riflessione
stats-first = Prime scelte
stats-records = Primati
stats-peak = Classifica più alta
stats-streak = Vittorie di fila
stats-points = Più { $unit }
stats-quickest = Vittoria più rapida, turni
stats-closest = Vittoria più stretta, { $unit }
stats-seats-of = { $players } giocatori, % vinte
stats-options = Opzioni
stats-options-key = 1º posto
stats-first-key = vinte
stats-spread = Durata e vantaggio
stats-turns = Turni
stats-lasts = Tempo
stats-gap = Vantaggio, { $unit }
stats-half = { $low }–{ $high } in metà delle partite
stats-level = Divise o senza vantaggio
stats-games = Partite
stats-open = Posti liberi
stats-table = Tabella del mese
stats-won-of = { $won } su { $games }
stats-alt = Statistiche in un’immagine.
stats-rest = Il resto è dietro «{ $button }».
stats-words-button = A parole
stats-line-rating = { $pool }: { $rating } ± { $doubt } dopo { $games ->
        [one] 1 partita classificata
       *[other] { $games } partite classificate
    }
stats-line-share = { $what }: { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }, { $won } { $won ->
        [one] vinta
       *[other] vinte
    } ({ $percent }), { $expected } { $expected ->
        [one] attesa
       *[other] attese
    }
stats-line-shown = La classifica nel tempo, dalla più vecchia: { $points }
stats-point = { $rating } ± { $doubt }
stats-line-thinking = Tempo mediano di riflessione per una scelta: { $time }
stats-line-hours = Secondo l’ora del giorno: { $hours }
stats-hour = ore { $hour }: { $time }
stats-line-first = { $what }: { $games ->
        [one] 1 partita
       *[other] { $games } partite
    } ({ $percent }), di cui { $won } { $won ->
        [one] vinta
       *[other] vinte
    } ({ $part })
stats-line-newest = Si contano solo le { $count } partite più recenti.
stats-line-apart = Contate a parte:
stats-apart-left = lasciate dai più: { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }, { $won } { $won ->
        [one] vinta
       *[other] vinte
    }
stats-apart-computers = con computer o sostituti: { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }, { $won } { $won ->
        [one] vinta
       *[other] vinte
    }
stats-apart-solo = da soli contro i computer: { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }, { $won } { $won ->
        [one] vinta
       *[other] vinte
    }
stats-many-left = lasciate dai più: { $games }
stats-many-computers = con computer o sostituti: { $games }
stats-many-solo = da soli contro i computer: { $games }
stats-players = { $players } giocatori
stats-seat = Posto { $seat }
stats-line-option = { $what }: { $games ->
        [one] 1 partita
       *[other] { $games } partite
    } ({ $percent }), { $won } { $won ->
        [one] vinta
       *[other] vinte
    } dal primo posto ({ $part })
stats-line-spread = { $what }: { $middle } di mediana, da { $low } a { $high } in metà delle partite
stats-line-level = Divise, o vinte senza vantaggio: { $games } ({ $percent })
stats-line-open = Posti liberi adesso: { $games }
stats-line-place = { $place } · { $name }: { $won } { $won ->
        [one] vinta
       *[other] vinte
    } su { $games }, { $expected } { $expected ->
        [one] attesa
       *[other] attese
    }
stats-line-nobody = Nessuno ha finito una partita qui questo mese. { $newgame } apre un tavolo.
stats-hidden = Chi ha disattivato `classifica` in { $settings } non compare.
welcome = **Fireside è qui**: tre giochi da tavolo accanto al fuoco, una mossa alla volta, per giorni. Apri un tavolo e gli altri si uniscono con un tocco; oppure prova in solitario contro i computer, nei messaggi privati.
welcome-unread = Non legge alcun messaggio: vede i propri pulsanti e comandi, e nient’altro.
welcome-open = Apri un tavolo
welcome-solo = Prova in solitario
welcome-settings = Impostazioni
welcome-which = Quale gioco?
welcome-alt = Un piccolo tabellone di ciascuno dei tre giochi.
server-settings = **Fireside in questo server.** Scegli che cosa cambiare; tutto il resto rimane come al solito.
server-which = Cambia un’impostazione
server-choose = Scegli
server-reset = Come al solito
server-home = Canale dei tavoli
server-about-home = Dove si aprono i tavoli
server-no-home = nessuno, i tavoli si aprono ovunque
server-elsewhere = /{ command-newgame } altrove
server-about-elsewhere = Se c’è un canale dei tavoli
server-elsewhere-link = risponde con un link al canale dei tavoli
server-elsewhere-home = apre il tavolo nel canale dei tavoli
server-boards = Tabelloni
server-about-boards = In un thread per partita, o nel canale stesso, una partita alla volta
server-boards-thread = in un thread
server-boards-channel = nel canale stesso
server-results = Risultati
server-about-results = Una riga per ogni partita finita, tranne le private
server-no-results = non pubblicati
server-pace = Ritmo abituale
server-about-pace = Quando un nuovo tavolo non ne dice un altro
server-locale = Lingua
server-about-locale = Di ciò che leggono tutti
server-no-locale = quella di questo server in Discord
server-per-person = Tavoli a persona
server-about-per_person = Non finiti, aperti da una stessa persona
server-in-all = Tavoli in tutto
server-about-in_all = Non finiti, in questo server
server-games = Giochi
server-about-games = Quali si possono aprire
server-computers = Computer
server-about-computers = Se possono sedere ai tavoli
server-computers-yes = ammessi
server-computers-no = non ammessi
server-hints = Consigli
server-about-hints = Se un tavolo può ammetterli
server-hints-yes = ammessi
server-hints-no = non ammessi
server-role = Ruolo per i nuovi tavoli
server-about-role = Chiamato dall’opzione ping; tutti devono poterlo menzionare
server-no-role = nessuno
server-pings = Chi può chiamarlo
server-about-pings = Quel ruolo, per un nuovo tavolo
server-pings-everybody = tutti
server-pings-managers = chi gestisce questo server
result = **{ $game }, tavolo { $number }**: partita finita. { $link }
block-sure = Vuoi bloccare { $name }? Nessuno di voi due potrà più entrare a un tavolo dove siede l’altro: chi ci prova legge che tutti i posti sono occupati. { $name } non lo saprà, e nessuno può scoprirlo. Dove sedete già insieme la partita continua.
block-button = Blocca
block-undo = Sblocca { $number }
block-whom = Blocca qualcuno
blocks = Le persone che hai bloccato. Non possono entrare a un tavolo dove siedi tu, né tu a uno dove siedono loro; nessuno lo sa.
blocks-none = Non hai bloccato nessuno.
settings-blocks = Persone bloccate
settings-delete = Cancella i miei dati
privacy = **Che cosa si conserva di te**
    Il tuo numero Discord, l’ultimo nome visto, le tue impostazioni e, delle tue partite, i posti, le mosse e i loro orari. Nessun messaggio viene letto, niente è dato ad altri, nessuna pubblicità.
    La tua mano la vedi solo tu fino alla fine della partita; chi ospita il bot può leggere il database. Le copie di sicurezza spariscono entro 30 giorni.
    Porta tutto con te, o fai cancellare tutto: le tue partite in corso vengono lasciate, quelle finite restano senza il tuo nome. Ciò che è stato pubblicato in Discord rimane lì.
privacy-policy = Riservatezza
privacy-terms = Condizioni
privacy-support = Scrivi a chi ospita
former-player = Ex giocatore

## La partita del giorno

daily-title = ### Partita del giorno { $number } · { $game }
daily-title-plain = Partita del giorno { $number } · { $game }
daily-against =
    { $count ->
        [one] Giochi contro un computer di livello { $level }.
       *[other] Giochi contro { $count } computer di livello { $level }.
    }
daily-once = Dura pochi minuti e si gioca una volta sola; lasciarla vale come averla giocata, all’ultimo posto. Puoi fermarti quando vuoi: `/{ command-daily }` riprende da dove eri. Non ci sono consigli, e ciò che ti ha mostrato qualcosa non si annulla. La partita cambia { $ends }.
daily-luck = Tutti hanno la stessa partenza e gli stessi computer, ma non la stessa fortuna: le tue scelte decidono che cosa viene estratto dopo. La partenza spiega al massimo l’8 % del risultato.
daily-play-button = ▶ Gioca
daily-today-button = ▶ Partita di oggi
daily-earlier-button = ▶ Partita di ieri
daily-earlier = La partita di ieri non è finita: vale se la finisci, e chiude { $until }.
daily-share-button = Condividi
daily-first = Nessuno ha finito questa partita prima di te.
daily-place = Fra tutti quelli che hanno giocato questa partita: posto **{ $place }** su { $count } finora.
daily-share = **{ $percent } %**: meglio di { $below } degli altri { $others } finora.
daily-left = Hai lasciato questa partita: vale come giocata, all’ultimo posto.
daily-streak =
    { $count ->
        [0] Nessuna serie al momento; basta una partita per cominciarla.
        [one] Serie: **un giorno**. Un giorno alla settimana è libero.
       *[other] Serie: **{ $count } giorni**. Un giorno alla settimana è libero.
    }
daily-next = La prossima partita del giorno comincia { $ends }.
daily-counts = Chi ha cominciato questa può ancora finirla: i suoi risultati saranno definitivi { $until }, e allora il suo seme sarà mostrato qui.
daily-promise = -# Promessa di questa partita, fatta { $made }: `{ $commitment }`
daily-tomorrow = -# Promessa della partita di domani: `{ $commitment }`
daily-revealed = -# Seme dell’ultima partita chiusa: `{ $seed }`; il suo SHA-256 è ciò che era stato promesso: `{ $commitment }`
daily-card = **{ $name }** · Partita del giorno { $number } · { $game }
daily-card-way = -# La stessa partenza per tutti: `/{ command-daily }`
daily-shared = È pubblicato in questo canale, una volta sola.
daily-title-short = Partita del giorno { $number }
daily-picture-share = meglio di { $below } su { $others }
daily-picture-place = posto fra tutti, finora
daily-picture-first = finita prima di tutti
daily-alt-streak = Giorni di fila: { $count }.
daily-link = `/{ command-daily }`
daily-copy = Qui non posso pubblicare; ecco il testo da copiare:

## Refusals

refused-internal = Qualcosa è andato storto da parte nostra, e niente è andato perso. Se succede ancora, da’ questo codice a chi ospita il bot: { $code }
refused-no-game = Questa partita qui non esiste; /{ command-games } elenca le tue.
refused-none-here = Nessuna delle tue partite in corso va bene qui; aprine una con /{ command-newgame }, o scrivi questo nel thread di una partita.
refused-which-game = Qui giochi più partite: quale?
refused-not-seated = Non sei a questo tavolo; guarda quanto vuoi, o aprine uno con /{ command-newgame }.
refused-join-first = Non sei ancora a questo tavolo; premi prima { $join }.
refused-not-running = La partita non è ancora cominciata; comincia quando qualcuno al tavolo preme { $start }.
refused-already-running = La partita è già cominciata; apri un altro tavolo con /{ command-newgame }.
refused-thread-taken = In questo thread c’è già una partita; apri la tua nel canale.
refused-full = Tutti i posti sono presi; apri un altro tavolo con /{ command-newgame }.
refused-only-host = { $name } ha aperto questo tavolo, e nessun altro può modificarlo.
refused-not-managing = Solo chi può gestire questo server ne cambia le impostazioni.
refused-only-at-home = In questo server i tavoli si aprono in { $link }.
refused-game-not-here = Questo gioco non si apre in questo server; /{ command-newgame } offre gli altri.
refused-no-computers-here = In questo server i computer non siedono ai tavoli.
refused-no-role-here = Questo server non ha un ruolo per i nuovi tavoli.
refused-not-to-ping = In questo server solo chi lo gestisce può chiamare quel ruolo.
refused-role-unheard = Non posso chiamare il ruolo { $role }: chi gestisce i ruoli può permettere a tutti di menzionarlo, oppure apri il tavolo senza `{ parameter-ping }`.
refused-block-oneself = Sei tu. Puoi lasciare un tavolo con /{ command-leave }.
refused-block-a-bot = I bot non siedono a nessun tavolo: non c’è niente da bloccare.
refused-stats-none = Nessuna tua partita è ancora finita; la prima che finisce si conta qui. /{ command-games } elenca quelle che giochi.
refused-stats-nobody = Non c’è niente da mostrare: nessuna sua partita è finita, o la persona le tiene per sé. `/{ command-stats } { command-stats-me }` mostra le tue.
refused-stats-a-bot = I bot non giocano; `/{ command-stats } { command-stats-person }` vuole una persona.
refused-stats-no-game = Nessuno ci ha ancora finito una partita con altre persone; `/{ command-newgame } { $game }` ne apre una.
refused-stats-no-server = Questo riguarda un server: scrivilo in un canale di un server dove sono di casa. `/{ command-stats } { command-stats-me }` mostra le tue ovunque.
refused-too-many-blocked = Hai bloccato { $most } persone, e non c’è posto per altre: prima sbloccane una.
refused-seated = Sei già a questo tavolo.
refused-not-invited = Questo tavolo è su invito; fatti invitare da { $name }.
refused-too-few = Per cominciare servono { $least } giocatori; chiedi a qualcuno di partecipare.
refused-not-your-computer = Solo chi ha aggiunto questo computer, o aperto il tavolo, può toglierlo.
refused-too-many-computers =
    { $most ->
        [one] Un posto è tuo: a questo tavolo può giocare un computer.
       *[other] Un posto è tuo: a questo tavolo possono giocare al massimo { $most } computer.
    }
refused-pick-taken = Ce l’ha già qualcun altro; scegli qualcos’altro.
refused-too-fast = Troppo in fretta. Aspetta un attimo, poi premi di nuovo.
refused-slow = Ci è voluto troppo tempo; premi di nuovo, per favore.
refused-too-long = È troppo lungo: al massimo { $most } caratteri.
refused-too-many-alone = Hai { $most } partite in solitario in corso; finiscine una, oppure abbandonane una. /{ command-games } le elenca.
refused-no-direct-messages = Non è stato possibile aprire i tuoi messaggi privati; riprova tra qualche minuto.
refused-too-many-tables = In questo server ci sono troppi tavoli aperti. Finitene prima uno.
refused-too-many-games = Hai { $most } tavoli non finiti in questo server; prima finiscine uno.
refused-too-many-opened = Hai aperto { $most } tavoli in quest’ora; aspetta la prossima per aprirne un altro.
refused-permissions = Mi mancano dei permessi in questo canale: { $missing }. Chiedili a chi gestisce il server.
permission-view-channel = Visualizza canale
permission-send-messages = Invia messaggi
permission-create-public-threads = Crea thread pubblici
permission-create-private-threads = Crea thread privati
permission-send-messages-in-threads = Invia messaggi nei thread
permission-attach-files = Allega file
permission-read-message-history = Leggi la cronologia dei messaggi
refused-not-invited-here = In questo server ci sono solo i miei comandi, e a un tavolo devo esserci anch’io. Chi gestisce il server può invitarmi: { $link }
refused-not-in-server = I tavoli si aprono in un server; scrivi /{ command-newgame } in uno dei suoi canali.
refused-wrong-place = Questo tavolo ha bisogno di un thread e qui non ce ne può essere; scrivi /{ command-newgame } in un normale canale testuale.
refused-no-such-turn =
    { $most ->
        [0] Nessun turno è ancora finito; senza numero, /{ command-board } mostra il tabellone di adesso.
       *[other] Questo turno non c’è ancora; indica un numero da 0 (l’inizio) a { $most }.
    }
refused-not-over = La partita non è ancora finita; il seme segreto si vede alla fine, e allora si potrà verificare.
refused-eyes-later = Le mani degli altri si vedono a partita finita; il tabellone invece lo vedono tutti: /{ command-board }.
refused-film-later = Il film c’è a partita finita; intanto `/{ command-film }` mostra in movimento che cosa è successo dal tuo ultimo turno.
refused-film-closed = Le mani si vedono quando tutti quelli che hanno giocato sono d’accordo; ognuno può dirlo sotto il film della partita.
refused-film-whole = Questa partita è finita; il film intero è sotto l’ultimo tabellone, oppure qui con `/{ command-film }`.
refused-film-nothing-new = Dal tuo ultimo turno non è successo nulla. `/{ command-board }` mostra il tabellone di adesso.
refused-daily-open = Questa partita del giorno si gioca ancora: il suo seme sarà mostrato, e la partita verificabile, <t:{ $until }:R>.
refused-daily-past = Quella partita del giorno è passata, o non è cominciata; /{ command-daily } ha quella di oggi.
refused-daily-once = La partita del giorno si gioca una volta sola; /{ command-solo } ne comincia un’altra in solitario.
refused-daily-no-film = Di una partita del giorno non c’è il film; ⏮ Rivedi la partita ne mostra ogni turno.
refused-daily-undo = Nella partita del giorno non si annulla ciò che ti ha mostrato qualcosa, né un turno passato: gli altri hanno la stessa partenza.
refused-daily-eyes = Nella partita del giorno le mani dei computer restano coperte; ⏮ Rivedi la partita mostra ogni turno come tutti potevano vederlo.
refused-daily-unshared = Di quella partita non c’è ancora niente da condividere: giocala prima fino in fondo, con /{ command-daily }.
refused-old = Questo pulsante è di un tipo vecchio e non fa più niente; /{ command-turn } mostra che cosa puoi fare.
refused-saving = Non è stato possibile salvare, quindi niente è cambiato; riprova, per favore.
refused-no-rules = Le regole non dicono niente di «{ $topic }»; /{ command-rules } senza argomento elenca i capitoli.
refused-nobody-asked = Questa domanda non è più aperta.
refused-own-undo = L’hai chiesto tu; devono accettare gli altri.
refused-undo-stays = Gli altri non hanno accettato di annullarlo: resta così com’è.
refused-others-ask = { $name } ha appena chiesto qualcosa agli altri; prima rispondi a quello.
refused-asked-often = In un’ora agli altri sono state fatte { $most } domande. Proponi un altro ritmo un po’ più tardi.
refused-same-pace = Il ritmo è già questo; scegline un altro.
refused-own-delay = Lo decidono gli altri; puoi ancora giocare: { $turn }.
refused-out = In questa partita sei fuori; decidono gli altri.
refused-unreadable = Questa versione del bot non sa leggere questa partita; le altre continuano. Chi gestisce il bot ne è informato.
refused-caretaker-plays = Un sostituto gioca per te; premi ancora una volta per riavere il tuo posto.
refused-caretaker-alone = Qui non gioca nessun altro che possa aspettarti; anche senza sostituto la partita aspetta.
refused-nobody-to-agree = Qui non c’è nessuno che possa acconsentire: resta com’è.
refused-hints-here = In questo server i tavoli non hanno consigli; aprine uno senza.
refused-no-hints = A questo tavolo non ci sono consigli; /{ command-newgame } ha un’opzione per averli, e in solitario ci sono sempre.
refused-hint-later = Non è il tuo turno: chiedi un consiglio quando lo sarà.
refused-moved-on = La partita è andata avanti; ora aspetta { $names }.
refused-expired = Questo tavolo è chiuso; `/{ command-newgame } { $game }` ne apre uno nuovo.
refused-no-zone = Non conosco nessun fuso orario di nome «{ $zone }». Scrivi una grande città che vi si trova, per esempio Roma, e scegli dalla lista.
refused-which-zone = Più fusi orari corrispondono a «{ $zone }»; scegline uno dalla lista.
refused-no-hour = Non riesco a leggere «{ $hour }» come un’ora; scrivi per esempio 22:30, oppure `no`.
refused-half-quiet = Le ore di silenzio hanno un inizio e una fine; indica sia `{ parameter-quiet_from }` sia `{ parameter-quiet_until }`.
refused-always-quiet = Ore di silenzio che finiscono quando cominciano durerebbero tutto il giorno o mai; scegli due ore diverse.
refused-no-day = Non riesco a leggere «{ $day }»; scrivi per esempio 3g, 1 settimana, 24.12. o 2026-12-24 18:00.
refused-past-day = È già passato; scegli un giorno che deve venire.
refused-far-day = È tra più di un anno; scegli un giorno più vicino.

## Commands

command-newgame = nuovapartita
command-solo = da-solo
command-daily = partita-del-giorno
command-learn = impara
command-play = gioca
command-turn = turno
command-hand = mano
command-hint = consiglio
command-board = tabellone
command-film = film
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
command-privacy = riservatezza
command-block = blocca
command-server = configura
command-table = modera
command-top = migliori
command-stats = statistiche
command-stats-me = io
command-stats-person = persona
command-stats-game = gioco
command-stats-server = questo-server
command-achievements = traguardi
command-status = stato
parameter-game = partita
parameter-which = gioco
parameter-seats = posti
parameter-pace = ritmo
parameter-private = privata
parameter-hints = consigli
parameter-opponents = computer
parameter-level = livello
parameter-move = mossa
parameter-turn = turno
parameter-text = testo
parameter-topic = argomento
parameter-language = lingua
parameter-zone = fuso
parameter-quiet_from = silenzio_dalle
parameter-quiet_until = silenzio_alle
parameter-dm = dm
parameter-until = fino_a
parameter-person = persona
parameter-ping = chiama
parameter-players = giocatori
parameter-rated = classificata
parameter-ranking = classifica
parameter-words = parole
parameter-open = aperti
parameter-what = quale
describe-newgame = Apri un tavolo e invita gli altri a giocare
describe-solo = Gioca subito e in privato contro i computer
describe-daily = La partita del giorno: la stessa partenza per tutti, una volta al giorno
describe-learn = Impara un gioco in quattro minuti, in solitario e in privato
describe-seats = In quanti si può giocare
describe-pace = Quanto può durare un turno
describe-private = Solo su invito, in un thread privato
describe-opponents = Quanti computer giocano con te
describe-level = Quanto sono forti i computer
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
describe-hint = Che cosa farebbe un computer al tuo posto, dove i consigli sono ammessi
describe-hints = Se si possono chiedere consigli; la partita allora non conta
describe-board = Il tabellone ora, o dopo un turno passato
describe-film = Una partita in movimento: dal tuo ultimo turno, oppure intera quando è finita
describe-film-what = Quale film; senza, quello che serve
film-what-since = dal mio ultimo turno
film-what-whole = tutta la partita, per tutti
film-what-own = tutta la partita come l’ho vista io
film-what-open = tutta la partita a carte scoperte
describe-at = Dopo quale turno; 0 è l’inizio
describe-text = A parole invece che in figura
describe-games = Tutte le tue partite, in tutti i server
describe-open = I tavoli che aspettano giocatori, nei server dove siamo tutti e due
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
describe-privacy = Che cosa Fireside conserva di te
describe-block = Evita qualcuno: nessuno dei due entra a un tavolo dove siede l’altro
describe-server = Impostazioni di questo server: dove si aprono i tavoli, quali giochi, chi è chiamato
describe-table = Modera i tavoli di questo server
describe-top = I migliori giocatori di un gioco
describe-stats = Statistiche in un’immagine
describe-stats-me = Le tue statistiche
describe-stats-person = Le statistiche di qualcuno
describe-stats-game = L’equilibrio, le durate e le opzioni di un gioco
describe-stats-server = Chi gioca qui, i posti liberi, la tabella del mese
describe-stats-of = Quale dei giochi; senza, quello giocato di più
describe-stats-whom = Di chi si tratta
describe-achievements = Che cosa hanno dato le tue vittorie, o quelle di qualcun altro
describe-whose = Di chi; senza, i tuoi
describe-status = Come sta Fireside, e quanto in fretta risponde
describe-players = Due giocatori, o di più
describe-rated = Se la partita conta per la classifica
describe-ranking = Se gli altri possono vedere la tua classifica
describe-words = Se i tuoi pulsanti hanno parole al posto dei segni
describe-ping = Chiama il ruolo che questo server ha per i nuovi tavoli
describe-whom = Di chi si tratta; senza, chi hai bloccato
language-en = English
language-fr = Français
language-it = Italiano
language-auto = Come il mio Discord
settings-export = Esporta i miei dati

## The first page of `make play`

welcome-title = Fireside su questo computer
welcome-what = Questo è un Discord di prova, che esiste solo su questo computer. Le sei persone in alto sei sempre tu: toccane una per giocare al suo posto.
welcome-how = Scegli un gioco: subito contro i computer, oppure a un tavolo dove si siedono anche gli altri.
welcome-back = Il punto interrogativo in alto riporta qui.
welcome-close = Dare un’occhiata
welcome-alone = Gioca contro i computer
welcome-learn = Imparalo in quattro minuti
welcome-table = Apri un tavolo
welcome-picture = Il tabellone di { $game } a partita in corso

moderate = **I tavoli di questo server.** Quello che fai qui viene detto al tavolo in una riga discreta, resta nell’elenco delle misure e si può annullare per un giorno.
moderate-no-tables = Nessun tavolo è aperto.
moderate-which = Scegli un tavolo
moderate-table = { $game }, tavolo { $number }
moderate-waits = Si aspetta { $names }.
moderate-over = Questo tavolo è finito.
moderate-all = Tutti i tavoli
close-button = Chiudi il tavolo
close-asked = Chiudere **{ $table }**? La partita si ferma per tutti, nessuno vince, non conta per nessuna classifica. Per un giorno si può riaprire, e riprende da dov’era.
lobby-closed = Un moderatore ha chiuso questo tavolo.
board-closed = Un moderatore ha chiuso questo tavolo.
seat-which = Scegli un posto
remove-button = Togli
remove-asked = Togliere **{ $name }** da { $table }? Un computer gioca a quel posto per un giorno, in cui puoi annullare; poi il posto lascia la partita secondo le regole del gioco. La partita non conta per nessuna classifica.
remove-lobby-asked = Togliere **{ $name }** da { $table }? Chi viene tolto qui può tornare, a meno che non sia escluso dai tavoli di questo server.
skip-seat-button = Salta il turno
skip-asked = Oppure salta solo il turno: si gioca ciò che le regole prevedono per chi è in ritardo.
move-where = Continua in un altro thread
bar-whom = Escludi qualcuno dai tavoli
bar-asked = Per quanto tempo { $name } non potrà né unirsi a un tavolo né aprirne in questo server? Le sue partite in corso continuano.
bar-until = Per ora resta fuori; finisce { $until }.
bar-days =
    { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }
unbar-button = Lascia giocare di nuovo
acts = **Che cosa è stato fatto**
acts-none = Nulla negli ultimi 90 giorni.
acts-button = Che cosa è stato fatto
acts-undo = Annulla
act-undo = Annulla
act-numbered = n. { $number }
act-seat = il posto { $seat }
act-close = { $by } ha chiuso il tavolo { $game }.
act-remove = { $by } ha tolto { $name } dal tavolo { $game }.
act-dismiss = { $by } ha tolto { $name } dal tavolo { $game }, prima dell’inizio.
act-skip = { $by } ha saltato un turno di { $name } al tavolo { $game }.
act-move = { $by } ha dato al tavolo { $game } un altro thread.
act-bar = { $by } ha escluso { $name } dai tavoli, per { bar-days }.
act-unbar = { $by } ha lasciato giocare di nuovo { $name }.
act-close-short = Riapri il tavolo
act-remove-short = Ridai il posto
act-skip-short = Annulla il salto del turno
act-move-short = Torna al thread di prima
act-bar-short = Lascia giocare di nuovo
act-undone = Annullato da { $by } { $at }.
moderated-close = Un moderatore ha chiuso questo tavolo. Per un giorno si può riaprire.
moderated-reopen = Un moderatore ha riaperto questo tavolo; riprende da dov’era.
moderated-remove = Un moderatore ha tolto { $name }. Un computer gioca a quel posto per un giorno; poi il posto lascia la partita secondo le regole del gioco.
moderated-keep = { $name } ha di nuovo il suo posto: un moderatore ha annullato l’esclusione.
moderated-skip = Un moderatore ha saltato un turno di { $name }.
moderated-unskip = Un moderatore ha annullato il salto del turno di { $name }.
moderated-move = Un moderatore ha spostato questa partita; continua in { $link }
server-moderators = Moderatori
server-about-moderators = Un ruolo per /{ command-table }; in Discord permettigli anche il comando
server-no-moderators = chi gestisce i thread
server-weekly = Notizie della settimana
server-about-weekly = Ogni lunedì: partite, arrivo più combattuto, vincitore, posti liberi
server-no-weekly = non pubblicate
weekly-title = ### La settimana ai tavoli
weekly-games =
    { $count ->
        [one] È finita una partita:
       *[other] Sono finite { $count } partite:
    }
weekly-link = [{ $game } { $number }]({ $link })
weekly-game = { $link }: { $names }
weekly-closest =
    { $points ->
        [0] 🏁 L’arrivo più combattuto: { $link }, con i primi due alla pari.
        [one] 🏁 L’arrivo più combattuto: { $link }, per { $lead }.
       *[other] 🏁 L’arrivo più combattuto: { $link }, per { $lead }.
    }
weekly-film = [🎞 Il film]({ $link })
weekly-film-above = 🎞 Il film è qui sopra.
weekly-champion =
    { $count ->
        [one] 🏆 Più vittorie: { $names }, una.
       *[other] 🏆 Più vittorie: { $names }, { $count }.
    }
refused-not-moderating = Può farlo solo chi gestisce i thread o questo server, o ha il ruolo scelto in /{ command-server }.
refused-closed-already = Questo tavolo è già finito o chiuso.
refused-removed = Un moderatore ti ha tolto da questo tavolo.
refused-removed-already = Non c’è più nessuno da togliere a quel posto.
refused-not-waited-for = La partita non aspetta più quel posto.
refused-there-already = Questa partita si gioca già lì, o non ha ancora un thread.
refused-private-thread = Questo tavolo è privato; scegli un thread privato.
refused-no-thread-for-us = Non posso scrivere in quel thread, o è chiuso. Scrivici qualcosa e sceglilo di nuovo.
refused-seats-changed = Ora lì siede qualcun altro. Guarda di nuovo il tavolo.
refused-barred = Un moderatore ti ha escluso dai tavoli di questo server; l’esclusione finisce <t:{ $until }:R>.
refused-bar-oneself = Sei tu.
refused-too-many-acts = In un’ora si può intervenire { $most } volte ai tavoli di un server; aspetta un po’ prima della prossima.
refused-act-undone = Qualcuno l’ha già annullato.
refused-act-stays = Non si può più annullare: è passato un giorno, o nel frattempo la partita è andata avanti.

status-well = Tutto va bene.
status-unwell = Qualcosa non va come dovrebbe. Le partite sono al sicuro e riprendono appena è riparato.
status-answers = Nell’ultima ora metà delle risposte è arrivata entro { $half } ms, 95 su 100 entro { $most } ms.
status-quiet = Nell’ultima ora nessuno ha chiesto nulla.
status-tables = Tavoli in questo server: { $lobbies } a cui unirsi, { $running } in corso.
status-since = Avviato { $since }.
status-shard = Connessione { $shard } di { $shards }.

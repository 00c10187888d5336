## The game

game-name = Fireship
game-summary = Prendi il mare con barche, aerei e corazzate e conquista le nove isole.

## Options

option-fortification = Anelli
option-fortification-on = le isole si possono fortificare
option-fortification-off = nessuno, le isole hanno sempre potenza 2
option-rounds = Numero di giri (gli ultimissimi turni sono segreti)
option-rounds-number = { $number } giri (gli ultimissimi turni sono segreti)
option-time_limit = Tempo limite in ore, 0 per nessuno
option-time_limit-number =
    { $number ->
        [0] Nessun limite di tempo
        [one] Tempo limite: { $number } ora
       *[other] Tempo limite: { $number } ore
    }
option-dice = Dadi di movimento
option-dice-number = { $number } dadi di movimento
option-compensation = Aiuto all’angolo posto tra gli altri due
option-compensation-off = nessuno, tutti cominciano alla pari
option-compensation-on = comincia lui, con due aerei
pick-corner = Angolo
pick-corner-green = Verde, in alto a sinistra
pick-corner-blue = Blu, in alto a destra
pick-corner-red = Rosso, in basso a destra
pick-corner-yellow = Giallo, in basso a sinistra

## Colours, pawns, places

colour-green = verde
colour-blue = blu
colour-red = rosso
colour-yellow = giallo
colour-white = bianco
pawn-boat = barca
pawn-plane = aereo
pawn-battleship = corazzata
island-north-west = isola di nord-ovest
island-north = isola del nord
island-north-east = isola di nord-est
island-east = isola dell’est
island-south-east = isola di sud-est
island-south = isola del sud
island-south-west = isola di sud-ovest
island-west = isola dell’ovest
island-centre = isola del centro
special-mystery = mistero
special-wheel = ruota
special-battleship = corazzata

## Cards, wheel, badges

card-gain-boat = Guadagna una barca
card-gain-plane = Guadagna un aereo
card-lose-boat = Perdi una barca
card-lose-plane = Perdi un aereo
card-deep-hole = Deep Hole Bermuda
card-non = No
card-boum = Bum
card-plus-one = +1 in potenza
card-updraft = Vento ascensionale
card-fog = Nebbia
sector-gain-boat = Guadagna una barca
sector-gain-plane = Guadagna un aereo
sector-draw-card = Pesca una carta
sector-lose-boat = Perdi una barca
sector-lose-plane = Perdi un aereo
sector-spin-again = Rigira la ruota
sector-kraken = Kraken
sector-boum = Bum
sector-gulf-stream = Corrente del Golfo
sector-fog = Nebbia
sector-updraft = Vento ascensionale
badge-boum = Bum
badge-gulf-stream = Corrente del Golfo
badge-fog = Nebbia
badge-updraft = Vento ascensionale
source-card = carta
source-badge = distintivo
boost-plain = senza +1
boost-plus-one = con una carta +1
choice-use = usala
choice-keep = tienila
trigger-attack = No a un attacco
trigger-boum = No a un Bum
trigger-kraken = No al Kraken
trigger-misfortune = No a un proprio brutto tiro
trigger-defence = +1 in difesa

## What is decided, why the game ended

phase-start = lanciare i dadi, o prima giocare carte d’inizio turno
phase-lose-boat = scegliere la barca persa
phase-lose-plane = scegliere l’aereo perso
phase-skull = usare o tenere «annulla teschio»
ending-conquest = Tutte e nove le isole sono conquistate.
ending-last = Resta un solo giocatore.
ending-rounds = L’ultimo turno è giocato: vince chi ha più isole.
ending-time = Il tempo è scaduto: vince chi ha più isole.
ending-nobody = Non resta nessuno: gli ultimi ad affondare si dividono la vittoria.

## Actions

verb-roll = Lancia i dadi
verb-fog = Alza la nebbia: nessuno ti può attaccare fino al tuo prossimo turno
verb-updraft = Fai volare un aereo di due caselle per punto in questo turno
verb-gulfstream = Fai avanzare una barca o una corazzata di due caselle per punto in questo turno
verb-move = Muovi una pedina
verb-boum = Distruggi una barca con Bum
verb-attack = Attacca una pedina
verb-invade = Attacca un’isola
verb-special = Usa la casella speciale dove è arrivata una pedina
verb-fortify = Trasforma due barche in un anello
verb-immunity = Usa o tieni «annulla teschio»
verb-lose = Scegli la pedina persa
verb-end = Finisci il turno
verb-arm = Arma una carta segreta
verb-disarm = Disarma una carta segreta
verb-timeover = Il tempo è scaduto
action-roll = Lancia i dadi
action-fog = Alza la nebbia ({ $source })
action-updraft =
    { $start ->
        [home] Vento ascensionale ({ $source }) per un aereo nel quadrato
       *[other] Vento ascensionale ({ $source }) per l’aereo in { $start }
    }
action-gulfstream =
    { $start ->
        [home] Corrente del Golfo: { $pawn } nel quadrato
       *[other] Corrente del Golfo: { $pawn } in { $start }
    }
action-move =
    { $start ->
        [home] Muovi { $pawn ->
            [aereo] un aereo
           *[other] una { $pawn }
        } dal quadrato a { $to }
       *[other] Muovi { $pawn ->
            [aereo] un aereo
           *[other] una { $pawn }
        } da { $start } a { $to }
    }
action-boum = Bum ({ $source }) sulla barca del { $colour } in { $cell }
action-attack = Attacca { $target ->
        [aereo] un aereo
       *[other] una { $target }
    } del { $colour } in { $cell } con { $pawn ->
        [aereo] un aereo
       *[other] una { $pawn }
    } in { $start }, { $boost }
action-invade = Attacca l’{ $island } con { $pawn ->
        [aereo] un aereo
       *[other] una { $pawn }
    } in { $start }, { $boost }
action-special = Usa la casella speciale { $cell }
action-fortify = Fortifica l’{ $island } con le barche in { $first } e { $second }
action-immunity = Annulla teschio: { $choice }
action-lose =
    { $start ->
        [home] Perdi { $pawn ->
            [aereo] un aereo
           *[other] una { $pawn }
        } nel quadrato
       *[other] Perdi { $pawn ->
            [aereo] un aereo
           *[other] una { $pawn }
        } in { $start }
    }
action-end = Finisci il turno
action-arm = Arma: { $trigger }
action-disarm = Disarma: { $trigger }
action-timeover = Il tempo è scaduto
choice-move-pawn = Muovi { $pawn ->
        [aereo] un aereo
       *[other] una { $pawn }
    }
choice-move-start =
    { $start ->
        [home] Muovi { $pawn ->
            [aereo] un aereo
           *[other] una { $pawn }
        } dal quadrato
       *[other] Muovi { $pawn ->
            [aereo] un aereo
           *[other] una { $pawn }
        } da { $start }
    }
choice-attack-start = Attacca con { $pawn ->
        [aereo] un aereo
       *[other] una { $pawn }
    } in { $start }
choice-invade-start = Attacca un’isola con { $pawn ->
        [aereo] un aereo
       *[other] una { $pawn }
    } in { $start }
field-source = carta o distintivo
field-start = da
field-pawn = pedina
field-to = destinazione
field-colour = colore
field-cell = casella
field-target = bersaglio
field-boost = +1
field-island = isola
field-first = prima barca
field-second = seconda barca
field-choice = usare o tenere
field-trigger = quando

## Events

event-seated = { $seat } gioca con il { $colour }.
event-circle-drawn = Cerchio verde, { $island }: { $cell }.
event-start-rolled = { $seat } tira { $total } per cominciare.
event-compensated = { $seat } è tra gli altri due, perciò comincia e riceve due aerei.
event-began = { $seat } comincia.
event-rolled = { $seat } lancia { $dice } = { $points }.
event-moved =
    { $start ->
        [home] { $seat } muove { $pawn ->
            [aereo] un aereo
           *[other] una { $pawn }
        } dal suo quadrato a { $to }
       *[other] { $seat } muove { $pawn ->
            [aereo] un aereo
           *[other] una { $pawn }
        } da { $start } a { $to }
    } ({ $points ->
        [one] resta { $points }
       *[other] restano { $points }
    }).
event-fog-raised = { $seat } alza la nebbia ({ $source }) e non è attaccabile fino al suo prossimo turno.
event-updraft-caught =
    { $start ->
        [home] { $seat } dà il vento ascensionale ({ $source }) a un aereo nel suo quadrato.
       *[other] { $seat } dà il vento ascensionale ({ $source }) all’aereo in { $start }.
    }
event-gulf-stream-caught =
    { $start ->
        [home] { $seat } usa la Corrente del Golfo: { $pawn } nel suo quadrato.
       *[other] { $seat } usa la Corrente del Golfo: { $pawn } in { $start }.
    }
event-boum-played = { $seat } gioca Bum ({ $source }) sulla barca del { $colour } in { $cell }.
event-pawn-attacked = { $seat } attacca { $target ->
        [aereo] un aereo
       *[other] una { $target }
    } del { $colour } in { $cell } con { $pawn ->
        [aereo] un aereo
       *[other] una { $pawn }
    } in { $start }, { $boost }: { $attack } contro { $defence }.
event-island-attacked = { $seat } attacca l’{ $island } (bandiera: { $colour }) con { $pawn ->
        [aereo] un aereo
       *[other] una { $pawn }
    } in { $start }, { $boost }: { $attack } contro { $defence }.
event-said-no = { $seat } gioca una carta segreta: { $trigger }. Tutto annullato.
event-reinforced = { $seat } gioca un +1 segreto in difesa: { $attack } contro { $defence }.
event-repelled = { $seat } attacca ormai con troppa poca potenza: non riesce.
event-die-rolled =
    { $die ->
        [0] { $seat } tira un teschio.
       *[other] { $seat } tira { $die }.
    }
event-skull-cancelled = { $seat } annulla il teschio.
event-skull-accepted = { $seat } accetta il teschio.
event-attack-won = { $seat } vince l’attacco.
event-attack-failed = { $seat } fallisce l’attacco; niente va perso.
event-island-taken = { $seat } conquista l’{ $island }.
event-pawn-lost =
    { $place ->
        [home] Il { $colour } perde { $pawn ->
            [aereo] un aereo
           *[other] una { $pawn }
        } nel quadrato.
       *[other] Il { $colour } perde { $pawn ->
            [aereo] un aereo
           *[other] una { $pawn }
        } in { $place }.
    }
event-pawn-gained =
    { $place ->
        [home] Il { $colour } riceve { $pawn ->
            [aereo] un aereo
           *[other] una { $pawn }
        } nel quadrato.
       *[other] Il { $colour } riceve { $pawn ->
            [aereo] un aereo
           *[other] una { $pawn }
        } in { $place }.
    }
event-card-drawn = { $seat } pesca: { $card }.
event-card-kept = { $seat } pesca una carta e la tiene segreta.
event-card-seen = La tua nuova carta: { $card }.
event-deck-shuffled = Il mazzo era vuoto: { $cards } carte scartate vengono mescolate.
event-wheel-spun = { $seat } gira la ruota: { $sector }.
event-badge-gained = { $seat } riceve il distintivo { $badge }.
event-nothing-happened = Non succede niente per { $seat }.
event-kraken-rose = { $seat } risveglia il Kraken intorno a { $cell }.
event-engulfed = { $seat } vede tutte le sue pedine inghiottite dal Deep Hole Bermuda e salterà il prossimo turno.
event-turn-skipped = { $seat } salta questo turno; le sue pedine escono dal Deep Hole.
event-fortified = { $seat } fortifica l’{ $island }: potenza { $power }.
event-turn-ended = { $seat } finisce il turno.
event-went-out = { $seat } non ha più né pedine né isole ed esce dal gioco.
event-seat-left = { $seat } lascia la partita.
event-island-freed = Di nuovo bandiera bianca: { $island }.
event-time-called = Il tempo è scaduto: { $seat } gioca l’ultimo turno.
event-game-ended = { $reason }
event-armed = Hai armato: { $trigger }.
event-disarmed = Hai disarmato: { $trigger }.

## Previews

preview-move =
    { $points ->
        [0] Costa { $cost }, non resta niente
        [one] Costa { $cost }, resta { $points }
       *[other] Costa { $cost }, restano { $points }
    }
preview-sail =
    { $start ->
        [home] { $pawn } dal quadrato a { $to }
       *[other] { $pawn } { $start } a { $to }
    }
preview-cost = −{ $cost }
preview-attack = { $attack } contro { $defence }: vince { $least }–6
preview-odds = (vince { $least }–6)
preview-target =
    { $boost ->
        [0] Attacca { $target } del { $colour } { $cell } da { $start }
       *[other] Attacca { $target } del { $colour } { $cell } da { $start }, +1
    }
preview-shore =
    { $boost ->
        [0] Attacca l’{ $island } da { $start }
       *[other] Attacca l’{ $island } da { $start }, +1
    }
preview-mystery = Peschi una carta mistero.
preview-wheel = Giri la ruota.
preview-battleship = Lanci un dado: un teschio perde l’aereo, 5–6 guadagna una corazzata.
preview-fortify = La potenza diventa { $power }; le due barche sono perse.
preview-end =
    { $points ->
        [0] Il tuo turno finisce.
        [one] Il tuo turno finisce; { $points } punto va perso.
       *[other] Il tuo turno finisce; { $points } punti vanno persi.
    }
preview-plane-kept = Il tuo aereo resta.
preview-plane-lost = Il tuo aereo è perso.
preview-attack-lost = L’attacco è fallito.

## The position

position-over = La partita è finita. { $ending }
position-turn =
    { $reader ->
        [active] Giro { $round } di { $rounds }. Tocca a te: { $phase }.
       *[other] Giro { $round } di { $rounds }. Decide { $seat }: { $phase }.
    }
position-sail =
    { $points ->
        [0] nessun punto rimasto; attaccare, usare una casella speciale, fortificare o finire il turno
        [one] 1 punto per muovere; poi attaccare, usare una casella speciale, fortificare o finire il turno
       *[other] { $points } punti per muovere; poi attaccare, usare una casella speciale, fortificare o finire il turno
    }
position-dice = Dadi: { $dice }.
position-fast =
    { $place ->
        [home] Due caselle per punto in questo turno: { $pawn } nel quadrato.
       *[other] Due caselle per punto in questo turno: { $pawn } in { $place }.
    }
position-time-over = Il tempo è scaduto: questo turno è l’ultimo.
position-where = { $island } ({ $first }–{ $last }, cerchio { $circle })
position-white-islands = Bandiera bianca, potenza { $power } ciascuna: { $islands }.
position-island = L’{ $where }: bandiera { $colour ->
        [giallo] gialla
        [rosso] rossa
        [bianco] bianca
       *[other] { $colour }
    }, potenza { $power }{ $rings ->
        [0] .
        [one] , { $rings } anello.
       *[other] , { $rings } anelli.
    }
position-seat =
    { $seat } gioca con il { $colour }: { $islands ->
        [one] { $islands } isola
       *[other] { $islands } isole
    }, { $cards ->
        [one] { $cards } carta segreta
       *[other] { $cards } carte segrete
    }.
position-out = { $seat } giocava con il { $colour } e non è più in gioco.
position-pawns = — { $pawn }: nel quadrato { $home }; in mare: { $cells }; in riserva { $reserve }.
position-badges = — distintivi: { $badges }.
position-badge = { $count } × { $badge }
position-immune = — ha ancora «annulla teschio».
position-fog = — { $seat } è nella nebbia e non è attaccabile.
position-deep-hole = — { $seat } ha le pedine nel Deep Hole e salterà il prossimo turno.
position-white = Barche bianche: { $cells }.
position-mystery = Caselle mistero: { $cells }.
position-wheel = Caselle ruota: { $cells }.
position-battleship = Caselle corazzata: { $cells }.
position-deck =
    { $deck ->
        [one] { $deck } carta nel mazzo
       *[other] { $deck } carte nel mazzo
    }, { $discards } negli scarti.
position-hand = Le tue carte segrete: { $cards }.
position-orders = Armato, per quando hai la carta: { $triggers }.

## Scores

score-island = L’{ $island }
score-island-power = Potenza delle isole: { $power } (spareggio)
score-pawn-power = Potenza delle pedine: { $power } (spareggio)

## Refusals

refused-out-of-turn = È il turno di { $seat }; ora puoi solo armare o disarmare le tue carte segrete.
refused-skull = Il tuo dado mostra un teschio; decidi prima se annullarlo.
refused-lose = Da perdere: { $pawn }; scegli prima quale.
refused-after-roll = I dadi sono lanciati; puoi muovere, attaccare, usare una casella speciale, fortificare o finire il turno.
refused-roll-first = Il tuo turno comincia; lancia prima i dadi.
refused-in-fog = Sei già nella nebbia; tieni questa per un altro turno.
refused-not-held = Non hai la carta { $card }; scegli qualcos’altro.
refused-no-badge = Non hai un distintivo { $card }; scegli qualcos’altro.
refused-armed = { $trigger }: è già armato; puoi disarmarlo.
refused-disarmed = { $trigger }: non è armato; puoi armarlo.
refused-no-pawn =
    { $start ->
        [home] Nel tuo quadrato non c’è nessun pezzo di questo tipo: { $pawn }; li hai qui: { $places }.
       *[other] In { $start } non c’è nessun tuo pezzo di questo tipo: { $pawn }; li hai qui: { $places }.
    }
refused-no-such-pawn = Sul tabellone non hai nessun pezzo di questo tipo: { $pawn }; scegline un altro.
refused-fast =
    { $start ->
        [home] La pedina nel quadrato è già veloce; scegline un’altra.
       *[other] La pedina in { $start } è già veloce; scegline un’altra.
    }
refused-gulf-stream-plane = La Corrente del Golfo non aiuta gli aerei; scegli una barca o una corazzata.
refused-no-gulf-stream = Non hai un distintivo Corrente del Golfo; lancia i dadi.
refused-stay = La pedina è già in { $to }; scegli un’altra casella.
refused-full = In { $to } ci sono due pedine e non c’è posto per una terza; passa oltre o fermati accanto.
refused-too-far =
    Andare in { $to } costa { $cost } e { $points ->
        [one] te ne resta { $points }
       *[other] te ne restano { $points }
    }; scegli una casella più vicina.
refused-own = È tuo; scegli un bersaglio di un altro colore.
refused-no-target = In { $cell } non c’è nessun pezzo così ({ $pawn }, { $colour }); guarda dove si trova.
refused-not-near = { $cell } non è accanto a { $start }; porta una pedina sulla stessa casella o accanto.
refused-not-at-island =
    { $start ->
        [home] Una pedina nel quadrato non può attaccare l’{ $island }; portane una accanto.
       *[other] { $start } non è accanto all’{ $island }; porta una pedina accanto.
    }
refused-fog = Il { $colour } è nella nebbia; attacca qualcun altro in questo turno.
refused-deep-hole = Le pedine del { $colour } sono nel Deep Hole; scegli un altro bersaglio.
refused-too-weak = { $attack } contro { $defence } è troppo poco; porta altre tue pedine accanto all’attaccante.
refused-not-special = { $cell } non è una casella speciale; porta prima una pedina su una di esse.
refused-no-plane-there = Solo un aereo può usare { $cell }; portane uno.
refused-nobody-there = In { $cell } non hai pedine; portane una.
refused-began-there = La pedina in { $cell } ha cominciato lì il turno; deve venire da un’altra casella.
refused-no-fortification = Questa partita si gioca senza anelli; puoi attaccare o usare una casella speciale.
refused-not-yours = Non è tua: { $island }; conquistala prima.
refused-most-rings = L’{ $island } ha tre anelli, il massimo; fortificane un’altra.
refused-no-boats = Due tue barche su quelle caselle devono toccare l’{ $island }; lì in questo momento: { $boats }.
refused-nothing-to-lose = Ora non c’è niente del genere da decidere; continua il turno.

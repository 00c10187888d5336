game-name = Spring Festival
game-summary = Lancia razzi, realizza composizioni e chiudi con il gran finale davanti all’Imperatore.

option-signs = Segno cinese
option-signs-off = nessuno
option-signs-random = uno a caso
option-signs-goat = Capra
option-signs-rooster = Gallo
option-signs-rabbit = Coniglio
option-signs-dog = Cane
option-signs-snake = Serpente
option-signs-tiger = Tigre
option-signs-rat = Topo
option-signs-monkey = Scimmia
option-signs-dragon = Drago
option-signs-pig = Maiale
option-signs-ox = Bue
option-signs-horse = Cavallo

## Le cose

colour-blue = blu
colour-green = verde
colour-red = rosso
colour-yellow = giallo

direction-n = N
direction-ne = NE
direction-e = E
direction-se = SE
direction-s = S
direction-sw = SO
direction-w = O
direction-nw = NO

shape-i3 = linea di tre
shape-v3 = angolo di tre
shape-o4 = quadrato di quattro
shape-t4 = T di quattro
shape-l4 = L di quattro
shape-j4 = J di quattro

sign-goat = Capra
sign-rooster = Gallo
sign-rabbit = Coniglio
sign-dog = Cane
sign-snake = Serpente
sign-tiger = Tigre
sign-rat = Topo
sign-monkey = Scimmia
sign-dragon = Drago
sign-pig = Maiale
sign-ox = Bue
sign-horse = Cavallo

figure-i3-adjacent = in fila { $value }, { $value }, bianco
figure-i3-spaced = in fila { $value }, bianco, { $value }
figure-v3-adjacent = dall’alto { $value }, { $value }; bianco a destra dell’ultimo
figure-v3-spaced = dall’alto { $value }, bianco; { $value } a destra dell’ultimo
figure-o4-adjacent = in fila { $value }, { $value }; sotto bianco, bianco
figure-o4-spaced = in fila { $value }, bianco; sotto bianco, { $value }
figure-t4-adjacent = in fila bianco, { $value }, bianco; { $value } sotto quello di mezzo
figure-t4-spaced = in fila { $value }, bianco, { $value }; bianco sotto quello di mezzo
figure-l4-adjacent = dall’alto bianco, { $value }, { $value }; bianco a destra dell’ultimo
figure-l4-spaced = dall’alto { $value }, bianco, bianco; { $value } a destra dell’ultimo
figure-j4-adjacent = dall’alto { $value }, { $value }, bianco; bianco a sinistra dell’ultimo
figure-j4-spaced = dall’alto bianco, { $value }, bianco; { $value } a sinistra dell’ultimo

## Che cosa si può fare

verb-lay = Posa una tessera iniziale
verb-rotate = Ruota il Negozio
verb-place = Posa la nuova tessera e lanciala
verb-complete = Realizza una composizione
verb-done = Non realizzare altro in questo round
verb-finale = Inizia il gran finale

field-explosions = tessera iniziale, dalle sue esplosioni
field-cell = casella (colonna,riga)
field-quarters = quarti di giro in senso orario
field-card = composizione
field-cells = caselle
parameter-signs = segno
parameter-explosions = esplosioni
parameter-cell = casella
parameter-quarters = quarti
parameter-card = carta
parameter-cells = caselle

action-lay = Posa il fuoco da { $explosions } in { $cell }
action-rotate = { $quarters ->
    [0] Lascia il Negozio com’è
    [1] Ruota il Negozio di un quarto
    [2] Ruota il Negozio di mezzo giro
   *[other] Ruota il Negozio di tre quarti
}
action-place = Posa in { $cell }
action-complete = Realizza: { $card } in { $cells }
action-done = Fatto
action-finale = Inizia da { $cell }
choice-lay-explosions = Posa il fuoco da { $explosions }
choice-complete-card = Realizza: { $card }

## Che cosa succede

event-opened = Inizierà { $first }. Prima, ognuno posa le sue quattro tessere iniziali.
event-sign-drawn = Il segno di questa partita: { $sign }.
event-laid = Posi il fuoco { $colour } da { $explosions }.
event-prepared = { $seat } ha posato tutte le tessere iniziali.
event-shown = Tutte le tessere iniziali sono posate: ora tutti le vedono.
event-round-began = Round { $round }: { $active } ruota il Negozio.
event-turned = { $quarters ->
    [0] { $seat } lascia il Negozio com’è.
    [1] { $seat } ruota il Negozio di un quarto in senso orario.
    [2] { $seat } ruota il Negozio di mezzo giro.
   *[other] { $seat } ruota il Negozio di tre quarti in senso orario.
}
event-received = { $seat } riceve il fuoco { $colour } da { $explosions }.
event-discarded = Nessuno prende il fuoco { $colour } da { $explosions }: esce dal gioco.
event-replaced = { $seat } toglie dal gioco il fuoco { $colour } da { $explosions }.
event-launched = { $seat } lancia il fuoco { $colour } da { $explosions }: { $chain ->
    [one] esplode 1 tessera
   *[other] esplodono { $chain } tessere
}{ $sparks ->
    [0] {""}
    [one] , 1 scintilla
   *[other] , { $sparks } scintille
}.
event-colours-completed = { $seat } realizza una composizione di colori ({ $shape }, { $colour }): { $points } punti.
event-pattern-completed = { $seat } realizza una composizione di motivi ({ $shape }, { $explosions ->
    [one] 1 esplosione
   *[other] { $explosions } esplosioni
}): { $points } punti.
event-colours-drawn = { $seat } pesca una composizione di colori: { $shape }, { $colour }, { $points } punti.
event-pattern-drawn = { $seat } pesca una composizione di motivi: { $shape }, { $explosions ->
    [one] 1 esplosione
   *[other] { $explosions } esplosioni
}, { $points } punti.
event-deck-empty = Non restano carte di questo tipo da pescare per { $seat }.
event-stopped = { $seat } non realizza altro in questo round.
event-finale-began = È l’ora del gran finale: tutte le tessere tornano sul lato Razzo.
event-bouquet = { $seat } lancia il gran finale: { $chain ->
    [one] esplode { $chain } tessera su { $tiles }.
   *[other] esplodono { $chain } tessere su { $tiles }.
}
event-perfect-bouquet = Gran finale perfetto: { $seat } riceve { $applause } applausi.
event-departed = { $seat } ha lasciato la partita, con le sue tessere e le sue carte.
event-ended = La festa è finita: l’Imperatore nomina il suo maestro artificiere.

## Prima di scegliere

preview-last = Con il { $tile } le tue tessere iniziali sono tutte posate, e restano dove sono.
preview-replace = Posa il { $tile } sul tuo { $old }
preview-put = Posa il { $tile }
short-lay = { $tile }{ $meets ->
    [0] { "" }
   *[other] {" "}↔{ $meets }
}
short-lay-worded = { $tile }{ $meets ->
    [0] { "" }
    [one] , 1 freccia
   *[other] , { $meets } frecce
}
preview-place = Il { $tile }{ $replaced ->
    [none] {""}
   *[other] {" "}prende il posto del { $replaced }
}: { $chain ->
    [one] esplode 1 tessera
   *[other] esplodono { $chain } tessere
}{ $sparks ->
    [0] {""}
    [one] , +1 scintilla
   *[other] , +{ $sparks } scintille
}{ $cards ->
    [0] {""}
    [one] , 1 composizione realizzabile
   *[other] , { $cards } composizioni realizzabili
}.
preview-effect = 💥{ $chain }{ $sparks ->
    [0] {""}
   *[other] {" "}✨{ $sparks }
}{ $cards ->
    [0] {""}
   *[other] {" "}🏮{ $cards }
}
preview-effect-worded = { $chain ->
    [one] 1 esplosione
   *[other] { $chain } esplosioni
}{ $sparks ->
    [0] { "" }
    [one] , 1 scintilla
   *[other] , { $sparks } scintille
}{ $cards ->
    [0] { "" }
    [one] , 1 carta
   *[other] , { $cards } carte
}
preview-receives = { $seat }: { $tile }
preview-rotate = { $received }
preview-mine = → { $tile }
preview-composition = { $card }
preview-complete = { $points } punti; { $tiles } tessere si rigirano e si pesca una carta.
preview-complete-last = { $points } punti; { $tiles } tessere si rigirano, non ci sono più carte da pescare.
preview-done = Non realizzi altro in questo round.
preview-start = Inizia dal { $tile }
preview-finale = { $chain ->
    [one] esplode { $chain } tessera su { $tiles }
   *[other] esplodono { $chain } tessere su { $tiles }
}.
preview-bang = 💥{ $chain }
preview-bang-worded = { $chain ->
    [one] 1 esplosione
   *[other] { $chain } esplosioni
}
preview-perfect = Gran finale perfetto: esplodono tutte le { $tiles } tessere, +{ $applause } applausi.

## Perché no

refused-lay-first =
    Prima le tessere iniziali: { $left ->
        [one] te ne resta { $left }
       *[other] te ne restano { $left }
    } da posare.
refused-turn-first = Prima ruota il Negozio: lascialo com’è, o ruotalo di uno, due o tre quarti.
refused-place-first = Prima posa il { $tile }, su una casella libera accanto a una tua tessera o sopra una di esse.
refused-placed = La tua tessera è posata. Realizza una composizione possibile, o di’ che hai finito.
refused-finale-now = È l’ora del gran finale: scegli il primo razzo.
refused-quarters = Il Negozio si ruota di 0, 1, 2 o 3 quarti.
refused-not-in-set = Non hai più una tessera iniziale da { $explosions }. Ti restano: { $left }.
refused-first-cell = La tua prima tessera va in { $cell }; le altre si aggiungono a essa.
refused-lay-beside = In { $cell } non toccherebbe il lato di una tua tessera, o c’è già una tessera. Scegli una casella libera accanto a una tessera.
refused-place-beside = { $cell } non è accanto a una tua tessera. Scegli una casella libera che ne tocchi un lato, o sostituisci una tessera.
refused-not-your-card = Questa composizione non è davanti a te. Scegli una delle tue.
refused-cells = Questa composizione ({ $card }) ha { $cells } caselle. Indicale tutte, una volta ciascuna.
refused-not-exploded = In { $cell } non hai una tessera sul lato Esplosione; anche le caselle bianche ne vogliono una.
refused-no-fit = Queste tessere non corrispondono: { $card }. Si può ruotare, ma non realizzare a specchio.
refused-no-tile = Non hai tessere in { $cell }. Inizia da una delle tue.

## Punteggi

result-total =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
result-unit = punti
score-bouquet = { $chain ->
    [one] Gran finale: { $chain } tessera esplosa su { $tiles }
   *[other] Gran finale: { $chain } tessere esplose su { $tiles }
}
score-applause = Applausi
score-majority = { $rivals ->
    [0] Nessun avversario ha meno applausi
    [one] Più applausi di un avversario
   *[other] Più applausi di { $rivals } avversari
}
score-compositions = { $cards ->
    [one] { $cards } composizione
   *[other] { $cards } composizioni
}
score-goat = Capra: colonne con un solo fuoco da 1: { $count }
score-rooster = Gallo: fuochi da 3 con una scintilla completa: { $count }
score-rabbit = Coniglio: coppie di fuochi da 2 affiancati: { $count }
score-dog = Cane: fuochi da 4 con almeno un lato libero: { $count }
score-snake = Serpente: fuochi rossi circondati sui 4 lati: { $count }
score-tiger = Tigre: tessere del gruppo più grande di fuochi blu: { $count }
score-rat = Topo: fuochi gialli che toccano un altro fuoco giallo in diagonale: { $count }
score-monkey = Scimmia: fuochi verdi accanto a un altro fuoco verde: { $count }
score-dragon = Drago: scintille complete: { $count }
score-pig = Maiale: coppie di frecce che puntano l’una verso l’altra: { $count }
score-ox = Bue: colonne con 1, 2, 3 e 4: { $count }
score-horse = Cavallo: righe con i 4 colori: { $count }

ending-won = { $seat } vince con { $points } punti.
ending-applause = { $seat } vince con { $points } punti, grazie a un maggior numero di applausi.
ending-shared = { $seats } condividono la vittoria: { $points } punti ciascuno e lo stesso numero di applausi.
ending-alone = Resta in gioco solo { $seat }, che vince.

## La posizione a parole

position-laying = Ognuno posa le sue quattro tessere iniziali. Inizierà { $first }.
position-turning = { $reader ->
    [active] Round { $round } di { $rounds }. Ruoti tu il Negozio, e decidi così chi riceve quale tessera.
   *[other] Round { $round } di { $rounds }. Giocatore attivo: { $active }, che ruota il Negozio.
}
position-launching = { $task ->
    [place] Round { $round } di { $rounds }. Posa il tuo { $tile } e lancialo (💥 esplosioni, ✨ scintille, 🏮 composizioni possibili).
    [complete] Round { $round } di { $rounds }. Realizza composizioni, o di’ che hai finito.
   *[wait] Round { $round } di { $rounds }. Ognuno posa la sua tessera. Giocatore attivo: { $active }.
}
position-finale = Gran finale: ognuno sceglie il suo primo razzo.
position-over = La partita è finita. { $ending }
position-score = { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
position-waiting = Si aspetta: { $seats }.
position-sign-goat = { $sign }: 3 punti per ogni colonna con un solo fuoco da 1.
position-sign-rooster = { $sign }: 3 punti per ogni fuoco da 3 con una scintilla completa.
position-sign-rabbit = { $sign }: 5 punti per ogni coppia di fuochi da 2 affiancati.
position-sign-dog = { $sign }: 3 punti per ogni fuoco da 4 con almeno uno dei 4 lati libero.
position-sign-snake = { $sign }: 5 punti per ogni fuoco rosso circondato sui 4 lati.
position-sign-tiger = { $sign }: 3 punti per ogni tessera del gruppo più grande di fuochi blu, almeno due, affiancati.
position-sign-rat = { $sign }: 3 punti per ogni fuoco giallo che tocca un altro fuoco giallo in diagonale.
position-sign-monkey = { $sign }: 2 punti per ogni fuoco verde accanto a un altro fuoco verde.
position-sign-dragon = { $sign }: 2 punti per ogni scintilla completa a fine partita.
position-sign-pig = { $sign }: 2 punti per ogni coppia di frecce che puntano l’una verso l’altra.
position-sign-ox = { $sign }: 5 punti per ogni colonna con un 1, un 2, un 3 e un 4.
position-sign-horse = { $sign }: 5 punti per ogni riga con i 4 colori.
position-shop = Nel Negozio, posto { $place }, dove siede { $seat }: { $tile }.
position-shop-nobody = Nel Negozio, posto { $place }, dove non siede nessuno: { $tile }.
position-piles = Tessere in ogni pila: { $height }. Carte da pescare: { $colours } di colori, { $patterns } di motivi.
position-gone = { $seat } ha lasciato la partita.
position-seat = { $seat }: { $applause ->
    [one] { $applause } applauso
   *[other] { $applause } applausi
}; { $cards ->
    [one] { $cards } composizione realizzata
   *[other] { $cards } composizioni realizzate
} ({ $points } punti).
position-received = { $seat } deve posare: { $tile }.
position-laid = { $seat } ha posato { $laid ->
    [one] { $laid } tessera iniziale
   *[other] { $laid } tessere iniziali
} su 4.
position-unlaid = Ti resta da posare: { $tile }.
position-rocket = { $seat }, in { $cell }: Razzo, { $tile }; intorno: { $beside }.
position-explosion = { $seat }, in { $cell }: Esplosione, { $tile }; intorno: { $beside }.
position-beside = { $direction } { $fire }
position-sparks = { $seat }, scintille complete: { $sparks } ({ $pairs }).
position-pair = { $first } – { $second }
position-composition = { $seat }, composizione: { $card }; { $layout }. Caselle trovate: { $matched } su { $cells }.
position-fire = fuoco { $colour } da { $explosions }
position-tile = { $fire }, frecce { $arrows }, mezze scintille { $sparks }
position-tile-bare = { $fire }, frecce { $arrows }
position-colours = { $shape }, { $colour }, { $points } punti
position-pattern = { $shape }, { $explosions ->
    [one] 1 esplosione
   *[other] { $explosions } esplosioni
}, { $points } punti
place-tiles = le tessere { $tiles }
place-free = libera, accanto a { $beside }
place-first = libera

## On the final picture

picture-won = vince con { $points }, { $ahead } in più di { $next }
picture-applause = vince con { $points } e più applausi di { $next }
picture-shared = condividono la vittoria con { $points } ciascuno
picture-shared-applause = condividono la vittoria con { $points } ciascuno e più applausi di { $next }
picture-alone = vince: è rimasto solo
picture-score-bouquet = Tessere esplose
picture-score-applause = Applausi
picture-score-majority = Più applausi
picture-score-compositions = Composizioni
picture-sign = Segno: { $sign }
picture-points = Totale

## The panel

called-i3 = linea
called-v3 = angolo
called-o4 = quadrato
called-t4 = T
called-l4 = L
called-j4 = J
group-tile-1 = Fuoco da 1
group-tile-2 = Fuoco da 2
group-tile-3 = Fuoco da 3
group-tile-4 = Fuoco da 4
short-colours = { $shape } in { $colour }, +{ $points }
short-pattern = { $shape } di { $explosions }, +{ $points }
short-done = Fatto{ $points ->
    [0] { "" }
   *[other] , lascia { $points }
}
short-finale = 💥{ $chain }{ $perfect ->
    [yes] , perfetto
   *[no] { "" }
}
short-finale-worded = { $chain ->
    [one] 1 esplosione
   *[other] { $chain } esplosioni
}{ $perfect ->
    [yes] , perfetto
   *[no] { "" }
}
short-rotate = { $quarters ->
    [0] Lascia
    [1] Un quarto
    [2] Mezzo giro
   *[other] Tre quarti
} → { $tile }
loses-left = Lasci una composizione realizzabile: { $points } punti.
loses-chain = { $chain ->
    [one] Dalla tessera migliore ne esploderebbe una in più.
   *[other] Dalla tessera migliore ne esploderebbero { $chain } in più.
}
brief-lay = { $left ->
    [one] Posa l’ultima tessera iniziale
   *[other] Posa le tessere iniziali: ancora { $left }
}
brief-where = Dove va il tuo { $tile }?
brief-lay-meets = ↔ conta le frecce fra la tessera e le tue.
brief-lay-meets-worded = Le frecce contate uniscono la tessera alle tue.
brief-lay-cards = Pensa alle tue carte: le realizzano tessere esplose insieme.
brief-lay-stays = Una tessera resta dove la posi.
brief-turn = Round { $round } di { $rounds }: ruota il Negozio
brief-turn-all = Ognuno riceve la tessera che ha davanti, tu quella dopo la freccia.
brief-turn-others = Guarda anche che cosa riceverebbero gli altri.
brief-place = Round { $round }/{ $rounds }: posa il { $tile }
brief-signs = 💥 esplosioni · ✨ scintille · 🏮 carte realizzabili.
brief-signs-worded = Un pulsante dice che cosa parte, e quante carte sarebbero realizzabili.
brief-replace = Su una tua tessera, ne prende il posto.
brief-complete = { $cards ->
    [one] Una composizione è realizzabile
   *[other] { $cards } composizioni realizzabili: scegli
}
brief-shared = Condividono tessere, e quelle usate si rigirano.
brief-turned-back = Le tessere usate tornano sul lato Razzo.
brief-new-card = Arriva una nuova carta; può andare bene anche quella.
brief-finale = Gran finale: accendi una tessera
brief-finale-chain = Le sue frecce accendono le altre, e ogni tessera esplosa vale un punto.
brief-best-chain = Al massimo ne esplodono { $chain } su { $tiles }; tutte darebbero +{ $applause } applausi.
brief-place-here = La posi qui?
brief-ends = Allora nessuna composizione va bene: il tuo round finisce.
brief-complete-it = { $card }: la realizzi?
brief-done = Hai finito per questo round?
brief-start-here = Inizi qui il gran finale?
brief-do = { $what }?
brief-over = La partita è finita
hint-lay = Posa le quattro tessere lato contro lato; le frecce mostrano quale accende quale.
hint-turn = Il Negozio ruota in senso orario: così decidi quale delle quattro tessere sta davanti a chi.
hint-place = Posa la tessera accanto a una tua, o sopra: esplode, e le sue frecce accendono i Razzi che indicano.
hint-complete = Realizza una composizione finché le sue tessere sono sul lato Esplosione, o di’ che per questo round hai finito.
hint-sparks = Dove due mezze scintille si toccano ricevi un applauso: 1 punto, e altri 3 per ogni avversario che ne ha meno.
hint-cards = Tessere sul lato Esplosione che corrispondono a una carta la realizzano: i suoi punti sono tuoi, e arriva una nuova carta.
hint-finale = Tutte le tessere sono di nuovo Razzi: scegli quella con la catena più lunga.
hint-applause = Se esplodono tutte ricevi 3 applausi, che contano anche contro gli altri.
hint-score = Poi si contano i punti: tessere, applausi, composizioni.

## The lesson

lesson-1 = Hai quattro tessere iniziali e quattro carte che valgono punti. Le frecce dicono quali vicine una tessera accende. Posa prima la blu, che ha una freccia.
lesson-2 = La freccia blu punta a destra. La tessera gialla, con quattro frecce, va lì: così l’una accende l’altra.
lesson-3 = Le altre due tessere sono posate. In questo round ruoti tu il Negozio, e ognuno riceve la tessera che ha davanti. Un quarto di giro ti dà l’1 rosso, e una tua carta chiede due 1.
lesson-4 = Posalo, ed esplode; la sua freccia accende la tessera seguente, e così via. 💥 sono le esplosioni, ✨ le scintille, 🏮 le carte che poi puoi realizzare. La casella migliore le ha tutte e tre.
lesson-5 = Sono esplose tutte e cinque. Due 1 affiancati, e accanto altre due: è la tua carta. Realizzala per 6 punti; le sue tessere tornano sul lato Razzo.
lesson-6 = Un nuovo round, una nuova tessera. Dove due mezze scintille si incontrano ricevi un applauso, che vale un punto. Posala dove fa due scintille.
lesson-7 = Dieci round dopo arriva il gran finale: tutte le tessere sono di nuovo Razzi, e ne accendi una. Ogni tessera che esplode è un punto: scegli la catena più lunga.
lesson-end = **È tutto quello che serve.** I punti vengono dalle carte, dagli applausi e dal gran finale. Chi ha più applausi di un avversario ne riceve altri 3.

## The signs on the picture of the rules

legend-tile = una tessera: colore ed esplosioni
legend-arrow = una freccia accende quella vicina
legend-half = una mezza scintilla
legend-spark = due: una scintilla, 1 applauso
legend-explosion = una tessera sul lato Esplosione
legend-new = la tua nuova tessera
legend-composition = una composizione e i suoi punti
legend-points = i tuoi punti finora

## What a victory may earn

achievement-perfect = Il cielo tutto per sé
achieved-perfect = L’unico gran finale perfetto
achievement-chain = Reazione a catena
achieved-chain = Nove tessere esplose in un colpo solo
achievement-encore = Bis!
achieved-encore = Tre composizioni realizzate dopo un solo lancio
achievement-programme = Un programma completo
achieved-programme = Dieci composizioni realizzate
achievement-ovation = Tutti in piedi
achieved-ovation = Più applausi di tutti gli altri

## The game

game-name = Fire Bulls
game-summary = Raduna tori e guerrieri, lanciali contro l’esercito di Yen e sconfiggi il Generale Qi Jie.

## Options

option-edition = Edizione
option-edition-french = Francese (3 carte dalla propria direzione, 2 da una vicina)
option-edition-italian = Italiana (3 carte da qualsiasi direzione, bonus solo per tutte e 3)
option-length = Durata
option-length-full = Completa (il mazzo si esaurisce 3 volte)
option-length-short = Breve (il mazzo si esaurisce 2 volte)
pick-colour = Colore
pick-colour-blue = Blu
pick-colour-yellow = Giallo
pick-colour-brown = Marrone
pick-colour-red = Rosso
pick-colour-green = Verde

## Colours and cards

colour-blue = blu
colour-yellow = giallo
colour-brown = marrone
colour-red = rosso
colour-green = verde
letter-warrior = W
qi-blue = toro blu
qi-yellow = toro giallo
qi-brown = toro marrone
qi-red = toro rosso
qi-green = toro verde
qi-warrior = Guerriero
held = { $cards }
held-blue = { $count } blu
held-yellow =
    { $count ->
        [one] { $count } giallo
       *[other] { $count } gialli
    }
held-brown =
    { $count ->
        [one] { $count } marrone
       *[other] { $count } marroni
    }
held-red =
    { $count ->
        [one] { $count } rosso
       *[other] { $count } rossi
    }
held-green =
    { $count ->
        [one] { $count } verde
       *[other] { $count } verdi
    }
held-warrior =
    { $count ->
        [one] { $count } Guerriero
       *[other] { $count } Guerrieri
    }
rank-soldier = Soldato
rank-wu = Wu
rank-xi = Xi
rank-bo = Bo
rank-colonel = Vice-Generale
rank-general = Generale Qi Jie
rank-fortification = Palizzata
one-soldier = un { $card }
one-wu = un { $card }
one-xi = uno { $card }
one-bo = un { $card }
one-colonel = un { $card }
one-general = il { $card }
one-fortification = una { $card }
yen-soldier-blue = Soldato blu
yen-soldier-yellow = Soldato giallo
yen-soldier-brown = Soldato marrone
yen-soldier-red = Soldato rosso
yen-soldier-green = Soldato verde
yen-wu-blue = Wu blu
yen-wu-yellow = Wu giallo
yen-wu-brown = Wu marrone
yen-wu-red = Wu rosso
yen-wu-green = Wu verde
yen-wu-white = Wu bianco
yen-xi = Xi
yen-bo = Bo
yen-colonel = Vice-Generale
yen-general = Generale Qi Jie
yen-fortification = Palizzata

## Prices

price-wu = 2 dello stesso colore
price-xi = 3 dello stesso colore
price-bo = 1 di ogni colore
price-colonel = 3 di un colore + 2 di un altro o 5 dello stesso
price-general = 4 di un colore + 3 di un altro o 7 dello stesso
price-fortification = 1 di un colore qualunque
price-none = ora non si può attaccare

## What is decided, where the General is, why the game ended

phase-opening = aggiungere una carta alla mano o attaccare
phase-shift = spostare il toro o lasciarlo dov’è
phase-power = usare o no il potere della carta sconfitta
phase-press = attaccare la carta successiva o fermare l’attacco
phase-sacrifice = rinunciare a una carta già sconfitta, il prezzo di un Guerriero
phase-shed = mettere una carta nella Riserva (al massimo 8 in mano)
phase-over = niente, la partita è finita
qijie-hidden = nascosto in uno dei mazzetti
qijie-beside = accanto alle colonne
qijie-won = già sconfitto
ending-conquest = Due mazzetti sono esauriti e il Generale Qi Jie è sconfitto: l’esercito di Yen è battuto.
ending-escape = Il mazzo Esercito di Qi si è esaurito per l’ultima volta: l’esercito di Yen è fuggito.
ending-alone = Tutti gli altri hanno lasciato la partita.

## Actions

verb-take = Prendi una carta dalla Riserva
verb-draw = Pesca la prima carta del mazzo
verb-shift = Sposta il tuo toro di una direzione a sinistra o a destra
verb-stay = Lascia il tuo toro dov’è
verb-attack = Attacca la carta più vicina di una direzione
verb-power = Usa il potere della carta sconfitta
verb-decline = Rinuncia al potere della carta sconfitta
verb-press = Continua e attacca la carta successiva
verb-stop = Ferma l’attacco
verb-general = Attacca il Generale Qi Jie
verb-sacrifice = Rinuncia a una carta già sconfitta, il prezzo di un Guerriero
verb-shed = Metti una carta in eccesso nella Riserva
action-take = Prendi un { $card }
action-draw = Pesca una carta
action-shift = Vai sulla direzione { $direction }
action-stay = Lascia il toro dov’è
action-attack = Attacca dalla direzione { $direction } con { $payment }
action-power = Usa il potere
action-decline = Rinuncia al potere
action-press = Continua con { $payment }
action-stop = Ferma l’attacco
action-general = Attacca il Generale Qi Jie con { $payment }
action-sacrifice = Rinuncia a { $card }
action-shed = Metti un { $card } nella Riserva
choice-attack-direction = Attacca dalla direzione { $direction }
field-card = carta
field-direction = direzione
field-payment = pagamento
parameter-edition = edizione
parameter-length = durata
parameter-card = carta
parameter-direction = direzione
parameter-payment = pagamento

## Events

event-placed = { $seat } gioca con il colore { $colour }, toro sulla direzione { $direction }.
event-began = { $seat } comincia.
event-dealt = La tua prima mano: { $cards }.
event-took = { $seat } prende un { $card } dalla Riserva.
event-refilled = Dal mazzo alla Riserva: un { $card }.
event-drew =
    { $cards ->
        [0] { $seat } non pesca niente: non ci sono più carte.
        [one] { $seat } pesca { $cards } carta.
       *[other] { $seat } pesca { $cards } carte.
    }
event-got = Hai pescato un { $card }.
event-exhausted = Il mazzo Esercito di Qi è esaurito per la { $passes ->
    [1] prima
    [2] seconda
   *[other] terza
} volta su { $limit }.
event-shifted = { $seat } passa sulla direzione { $direction }.
event-yielded = In cambio, { $seat } passa sulla direzione { $direction }.
event-stayed = { $seat } lascia il toro dov’è.
event-attacked = { $seat } attacca dalla direzione { $direction }.
event-captured = { $seat } sconfigge { $card } con { $payment }.
event-declined = { $seat } rinuncia al potere del { $card }.
event-discarded = Potere del Vice-Generale: { $seat } scarta un { $card }.
event-stole = { $seat } ruba una carta dalla mano di { $victim }.
event-stole-card = Rubi un { $card } dalla mano di { $victim }.
event-lost-card = { $thief } ti ruba un { $card }.
event-stopped =
    { $captures ->
        [one] { $seat } ferma l’attacco: { $captures } carta sconfitta.
       *[other] { $seat } ferma l’attacco: { $captures } carte sconfitte.
    }
event-sacrificed = Prezzo del Guerriero: { $seat } toglie dal gioco { $card }.
event-returned = Troppe carte in mano: { $seat } mette un { $card } nella Riserva.
event-advanced = Nuove carte nelle colonne: { $cards }.
event-appeared = Appare il Generale Qi Jie: si può attaccare da qualsiasi direzione.
event-left = { $seat } lascia la partita.
event-escaped = L’esercito di Yen fugge: { $seat } perde { $card }.
event-conquered = Due mazzetti sono esauriti e il Generale Qi Jie è sconfitto: la partita è finita.
event-alone = Tutti gli altri se ne sono andati, resta { $seat }: la partita è finita.

## Previews

preview-deck =
    { $cards ->
        [one] Nel mazzo resterà { $cards } carta.
       *[other] Nel mazzo resteranno { $cards } carte.
    }
preview-last-card = Così il mazzo si esaurisce per la { $passes ->
    [1] prima
    [2] seconda
   *[other] terza
} volta su { $limit }.
preview-draw = { $deck } Poi puoi spostare il tuo toro di una direzione.
preview-bonus =
    { $cards ->
        [0] Nessuna carta bonus.
        [one] Bonus: peschi { $cards } carta.
       *[other] Bonus: peschi { $cards } carte.
    }
preview-power-bo = Peschi una carta, utile già in questo attacco.
preview-power-colonel = Ogni avversario che ha carte ne scarta una a caso.
preview-power-general = Rubi una carta a caso a ogni avversario che ne ha.
preview-power-none = Non può più fare niente.
preview-capture =
    { $card }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }{ $lost ->
        [0] { "" }
        [one] , ma perdi { $lost } carta già sconfitta
       *[other] , ma perdi { $lost } carte già sconfitte
    }; in mano resta: { $kept }.
preview-target = Attacca: { $card }, con { $payment }
preview-next = Continua: { $card }, con { $payment }
preview-gain = +{ $points }
preview-loss = −{ $points }
preview-lost =
    { $points ->
        [one] Perdi { $points } punto.
       *[other] Perdi { $points } punti.
    }

## The position

position-over = La partita è finita. { $ending }
position-turn =
    { $reader ->
        [active] Turno { $turn }. Tocca a te: { $phase }.
       *[other] Turno { $turn }. Decide { $seat }: { $phase }.
    }
position-attack =
    Attacco in corso, direzione { $direction }: { $captures ->
        [one] { $captures } carta sconfitta
       *[other] { $captures } carte sconfitte
    }.
position-attack-general = Attacco in corso: il Generale Qi Jie è sconfitto.
position-warriors =
    Guerrieri usati: { $warriors }; il loro prezzo alla fine del turno: { $owed ->
        [0] niente
        [one] { $owed } carta già sconfitta
       *[other] { $owed } carte già sconfitte
    }.
position-line = Direzione { $direction } ({ $pawn }), dalla carta più vicina: { $cards }.
position-line-own = Direzione { $direction } ({ $pawn }), dalla carta più vicina: { $cards }.
position-line-near = Direzione { $direction } ({ $pawn }), dalla carta più vicina: { $cards }.
position-no-pawn = nessun toro
position-card =
    { $points ->
        [one] { $card } ({ $points } punto per { $price })
       *[other] { $card } ({ $points } punti per { $price })
    }
position-piles = Carte rimaste nei mazzetti: { $first }, { $second } e { $third }.
position-general = Generale Qi Jie, 12 punti: { $general } ({ $price }).
position-reserve = Riserva: { $cards }.
position-deck = Carte nel mazzo: { $deck }; mazzo esaurito: { $passes } su { $limit }.
position-discards = Scarti: { $cards }.
position-removed = Fuori dal gioco: { $cards }.
position-seat =
    { $seat } ({ $colour }), direzione { $direction }: { $cards ->
        [one] { $cards } carta in mano
       *[other] { $cards } carte in mano
    }; carte sconfitte: { $victory }; { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
position-known = { $seat }, carte note in mano: { $cards }.
position-gone = { $seat } ({ $colour }) ha lasciato la partita.
position-hand = La tua mano: { $cards }.
position-gained = Ricevuto in questo turno: un { $card }.

## Scores

result-total =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
result-unit = punti
score-cards =
    { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }
score-colour =
    { $count ->
        [one] { $count } carta del colore del toro ({ $colour })
       *[other] { $count } carte del colore del toro ({ $colour })
    }
score-escaped = Carta fuggita alla fine: { $card }
score-highest = Carta più alta: { $card } (spareggio)

## Refusals

refused-opening = Il tuo turno comincia: prendi una carta dalla Riserva, pescane una o attacca.
refused-shift = La pesca è fatta; ora sposta il tuo toro o lascialo dov’è.
refused-power = Decidi prima se usare il potere della carta sconfitta.
refused-press = Il tuo attacco è in corso; paga la carta successiva o ferma l’attacco.
refused-sacrifice = Hai usato un Guerriero; scegli prima quale carta già sconfitta perdere.
refused-shed = Hai troppe carte in mano; metti prima una carta nella Riserva.
refused-over = La partita è finita; chiedi la rivincita per giocare ancora.
refused-not-in-reserve = Nella Riserva non c’è nessun { $card }; ci sono: { $reserve }.
refused-too-far = Dalla direzione { $own } il tuo toro può spostarsi solo di un passo, su una di queste: { $directions }.
refused-no-general = Il Generale Qi Jie è ancora nascosto in un mazzetto; attacca un’altra carta o aggiungi una carta alla mano.
refused-general-won = Il Generale Qi Jie è già sconfitto; attacca un’altra carta o aggiungi una carta alla mano.
refused-not-won = { $card } non è tra le carte sconfitte nei tuoi turni precedenti; scegli tra: { $cards }.
refused-not-held = Non hai in mano nessun { $card }; metti giù una carta che hai (il limite è { $limit }).
refused-direction = Il tuo toro è sulla direzione { $own }: non puoi attaccare dalla direzione { $direction }, ma da una di queste: { $directions }.
refused-empty-line = Nessuna carta è rimasta sulla direzione { $direction }; scegline un’altra o aggiungi una carta alla mano.
refused-price = { $card }: il prezzo è esattamente { $price } (un Guerriero vale qualunque toro), non { $payment }.
refused-payment = Non puoi pagare { $payment }; scegli dalla tua mano: { $hand }.

## The panel

spaced = { $first } { $second }
joined = { $first }{ $second }
arrow = → { $direction }
short-take = Prendi il { $what }
short-draw = Pesca
short-shift = → { $direction }, davanti a { $facing }
short-stay = Resta davanti a { $facing }
facing-none = niente
short-capture =
    { $direction ->
        [0] { "" }
       *[other] → { $direction }{" "}
    }{ $card }{ $points ->
        [0] { "" }
       *[other] {" "}+{ $points }
    }{ $cost ->
        [0] { "" }
       *[other] {" "}−{ $cost }
    }
short-keep = { $gains } · resta { $kept }
short-pay =
    Paga { $payment } · resta { $kept }{ $cost ->
        [0] { "" }
       *[other] {" "}−{ $cost }
    }
short-warrior =
    Con un Guerriero{ $cost ->
        [0] { "" }
       *[other] {" "}−{ $cost }
    }
short-warrior-at =
    { $direction ->
        [0] { "" }
       *[other] → { $direction }{" "}
    }{ $card }{ $points ->
        [0] { "" }
       *[other] {" "}+{ $points }
    }, Guerriero{ $cost ->
        [0] { "" }
       *[other] {" "}−{ $cost }
    }
short-stop =
    Fermati{ $cards ->
        [0] { "" }
        [one] , pesca { $cards } carta
       *[other] , pesca { $cards } carte
    }
short-power = Usalo
short-decline = Rinuncia
short-sacrifice =
    { $card }{ $points ->
        [0] { "" }
       *[other] {" "}−{ $points }
    }
short-shed = Rimetti il { $what }
loses-price =
    { $cards ->
        [0] Niente va perso.
        [one] { $cards } carta già sconfitta va persa, il prezzo di un Guerriero.
       *[other] { $cards } carte già sconfitte vanno perse, il prezzo dei tuoi Guerrieri.
    }
loses-reach = Potresti ancora sconfiggere { $card }.
loses-both = { $first } { $second }
loses-power = Il potere del { $card } va perso.
brief-attack-or-gather = Attacchi, o aggiungi una carta?
brief-gather = Aggiungi una carta alla mano
brief-targets = Puoi sconfiggere { $targets }.
brief-target =
    { $card }{ $plain ->
        [0] , con un Guerriero
       *[other] { "" }
    }{ $arrows ->
        [0] { "" }
       *[other] {" "}({ $ways })
    }
brief-straight = Dritto, → { $direction }, fino a { $most } carte.
brief-missing = Non puoi ancora pagare nessun prezzo: → { $direction } porta a { $card }, per { $price }.
brief-draw-moves = Se peschi, puoi anche spostare il tuo toro.
brief-pay =
    { $direction ->
        [0] { "" }
       *[other] → { $direction }{" "}
    }{ $card }: paga { $price }
brief-stands-in =
    Un Guerriero vale qualunque toro; { $earlier ->
        [0] senza carte già sconfitte non costa niente
       *[other] alla fine del turno costa una carta già sconfitta ({ $cost ->
            [0] 0 punti
            [one] almeno { $cost } punto
           *[other] almeno { $cost } punti
        })
    }.
brief-press =
    Attacco → { $direction }, { $way ->
        [straight] diretto
       *[beside] deviato
    }: { $captures } su { $most }
brief-next =
    Poi { $card }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }{ $bonus ->
        [0] { "" }
       *[other] , +{ $bonus } per il tuo colore
    }{ $able ->
        [yes] .
       *[no] , ma non puoi pagarne il prezzo.
    }
brief-owed =
    { $warriors ->
        [one] Il tuo Guerriero { $cards ->
            [0] non costerà niente
            [one] costerà { $cards } carta già sconfitta
           *[other] costerà { $cards } carte già sconfitte
        }
       *[other] I tuoi { $warriors } Guerrieri { $cards ->
            [0] non costeranno niente
            [one] costeranno { $cards } carta già sconfitta
           *[other] costeranno { $cards } carte già sconfitte
        }
    }.
brief-stop =
    Se ti fermi: { $cards ->
        [0] nessuna carta bonus
        [one] { $cards } carta bonus
       *[other] { $cards } carte bonus
    }.
brief-go-on = Continui l’attacco?
brief-shift = Sposti il tuo toro?
brief-drew = Pescato: { $card }. Sposti il toro?
brief-shift-why = Dritto davanti al tuo toro si possono sconfiggere fino a 3 carte in un turno. Un toro già lì scambia il posto con il tuo.
brief-power = Usi il potere del { $card }?
brief-power-now = O adesso o mai più.
brief-price =
    { $cards ->
        [one] Prezzo del Guerriero: rinuncia a una carta
       *[other] Prezzo dei Guerrieri: rinuncia a { $cards } carte
    }
brief-price-which = Solo carte sconfitte prima di questo turno; quelle di questo turno sono al sicuro.
brief-price-ends =
    La carta esce dal gioco{ $ends ->
        [yes] {" "}e il tuo turno finisce.
       *[no] .
    }
brief-shed = { $cards } carte, al massimo { $limit }: rimettine una
brief-shed-where = Va scoperta nella Riserva, dove chiunque può prenderla.
brief-do = { $what }?
hint-gather = Per aggiungere una carta alla mano, prendila dalla Riserva o pescala, e poi sposta il toro di una direzione se vuoi.
hint-attack = Per attaccare, paga esattamente il prezzo della carta più vicina di una direzione{ $edition ->
    [italian] , e continua fino a 3 carte se puoi.
   *[french] : dritto davanti al tuo toro fino a 3 carte, da una direzione vicina fino a 2.
}
hint-win = { $edition ->
    [italian] Tre carte in un turno portano 2 carte bonus
   *[french] Ogni carta dopo la prima porta una carta bonus
}; alla fine contano i punti, +1 per ogni carta con il tuo colore.
place-direction = direzione { $direction }

## The final picture

picture-won = vince con { $points }, { $ahead } in più di { $next }
picture-highest = vince con { $points }: la sua carta più alta, { $card }, supera quelle di { $next }
picture-shared = condividono la vittoria con { $points } ciascuno
picture-alone = vince: è rimasto solo
picture-colour = Il proprio colore
picture-escaped = In fuga
picture-points = Totale

## The lesson

lesson-1 = Sconfiggi carte di Yen e le paghi con i tori della tua mano. Su → 4 ci sono un Soldato rosso, un Wu verde e, dietro, un Soldato blu. Hai rosso e verde: prendi il toro blu dalla Riserva.
lesson-2 = L’avversario ha giocato. Il Wu costa due tori verdi, e tu ne hai uno. Pesca una carta; dopo puoi anche spostare il tuo toro.
lesson-3 = Un secondo toro verde. Ora il tuo toro sul tavolo: spostalo su 4. Dritto davanti a sé, un attacco può sconfiggere fino a tre carte.
lesson-4 = Attacca. Viene prima la carta più vicina: un Soldato costa un toro del suo colore. Si paga sempre esattamente il prezzo.
lesson-5 = Puoi fermarti o continuare. Continua: il Wu costa i tuoi due tori verdi e vale 2 punti.
lesson-6 = E la terza, con il toro blu. Ogni carta dopo la prima porta una carta bonus alla fine dell’attacco.
lesson-7 = Quattro punti, e due carte bonus: un toro marrone e un Guerriero, che vale qualunque toro. Lo Xi su → 3 costa tre dello stesso colore: paga con i due marroni e il Guerriero. Su una direzione vicina si arriva a due carte.
lesson-8 = Il Guerriero ha il suo prezzo alla fine del turno: una carta sconfitta in un turno precedente. Cedi il Soldato blu: 1 punto per guadagnarne 3.
lesson-end = **È tutto quello che serve.** Raduna, poi sconfiggi più carte in un attacco. La partita finisce quando due mazzetti sono vuoti e il Generale è sconfitto. Se prima il mazzo si esaurisce troppe volte, ognuno perde la carta migliore.

## The signs on the picture of the rules

legend-points = i punti di una carta
legend-price = il suo prezzo in tori
legend-direction = una direzione
legend-pawn = il tuo toro: dritto, fino a 3 carte
legend-captured = sconfitta in questo attacco
legend-reserve = la Riserva: se ne può prendere una
legend-won = i tuoi punti
legend-hand = la tua mano: serve a pagare

## What a victory may earn

achievement-line = Due file intere
achieved-line = Due attacchi da tre carte ciascuno
achievement-general = Cade il Generale
achieved-general = Il Generale Qi Jie catturato
achievement-colours = Fedeltà ai colori
achieved-colours = Cinque carte del proprio colore alla fine
achievement-unbowed = In amicizia coi Guerrieri
achieved-unbowed = I Guerrieri hanno aiutato, e nessuna carta è stata ceduta per loro
achievement-clear = Senza rivali
achieved-clear = Dieci punti di vantaggio su tutti gli altri

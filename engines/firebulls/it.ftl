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

colour-blue = Blu
colour-yellow = Giallo
colour-brown = Marrone
colour-red = Rosso
colour-green = Verde
letter-warrior = W
qi-blue = Blu
qi-yellow = Giallo
qi-brown = Marrone
qi-red = Rosso
qi-green = Verde
qi-warrior = Guerriero
rank-soldier = Soldato
rank-wu = Wu
rank-xi = Xi
rank-bo = Bo
rank-colonel = Vice-Generale
rank-general = Generale Qi Jie
rank-fortification = Palizzata
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

price-colour = { $count } × { $colour }
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
phase-sacrifice = perdere una carta già sconfitta per un Guerriero
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
verb-sacrifice = Rinuncia a una carta già sconfitta per un Guerriero
verb-shed = Metti una carta in eccesso nella Riserva
action-take = Prendi { $card }
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
action-shed = Metti { $card } nella Riserva
choice-attack-direction = Attacca dalla direzione { $direction }
field-card = carta
field-direction = direzione
field-payment = pagamento

## Events

event-placed = { $seat } gioca con il colore { $colour }, toro sulla direzione { $direction }.
event-began = { $seat } comincia.
event-dealt = La tua prima mano: { $cards }.
event-took = { $seat } prende { $card } dalla Riserva.
event-refilled = Dal mazzo alla Riserva: { $card }.
event-drew =
    { $cards ->
        [0] { $seat } non pesca niente: non ci sono più carte.
        [one] { $seat } pesca { $cards } carta.
       *[other] { $seat } pesca { $cards } carte.
    }
event-got = Hai pescato: { $card }.
event-exhausted = Il mazzo Esercito di Qi è esaurito: { $passes } su { $limit }.
event-shifted = { $seat } passa sulla direzione { $direction }.
event-yielded = In cambio, { $seat } passa sulla direzione { $direction }.
event-stayed = { $seat } lascia il toro dov’è.
event-attacked = { $seat } attacca dalla direzione { $direction }.
event-captured = { $seat } sconfigge la carta { $card } con { $payment }.
event-declined = { $seat } rinuncia al potere della carta { $card }.
event-discarded = Potere del Vice-Generale: { $seat } scarta { $card }.
event-stole = { $seat } ruba una carta a { $victim }.
event-stole-card = Rubi { $card } a { $victim }.
event-lost-card = { $thief } ti ruba { $card }.
event-stopped =
    { $captures ->
        [one] { $seat } ferma l’attacco: { $captures } carta sconfitta.
       *[other] { $seat } ferma l’attacco: { $captures } carte sconfitte.
    }
event-sacrificed = Prezzo del Guerriero: { $seat } toglie dal gioco la carta { $card }.
event-returned = Troppe carte in mano: { $seat } mette { $card } nella Riserva.
event-advanced = Nuove carte nelle colonne: { $cards }.
event-appeared = Appare il Generale Qi Jie: si può attaccare da qualsiasi direzione.
event-left = { $seat } lascia la partita.
event-escaped = L’esercito di Yen fugge: { $seat } perde la carta { $card }.
event-conquered = Due mazzetti sono esauriti e il Generale Qi Jie è sconfitto: la partita è finita.
event-alone = Tutti gli altri hanno lasciato, resta { $seat }: la partita è finita.

## Previews

preview-deck =
    { $cards ->
        [one] Nel mazzo resterà { $cards } carta.
       *[other] Nel mazzo resteranno { $cards } carte.
    }
preview-last-card = Così il mazzo si esaurisce: { $passes } su { $limit }.
preview-draw = { $deck } Poi puoi spostare il tuo toro di una direzione.
preview-bonus =
    { $cards ->
        [0] Nessuna carta in ricompensa.
        [one] Ricompensa: peschi { $cards } carta.
       *[other] Ricompensa: peschi { $cards } carte.
    }
preview-power-bo = Peschi una carta, utile già in questo attacco.
preview-power-colonel = Ogni avversario scarta una carta a caso.
preview-power-general = Rubi una carta a caso a ogni avversario.
preview-capture =
    { $card }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }{ $lost ->
        [0] { "" }
        [one] , ma perdi { $lost } carta già sconfitta
       *[other] , ma perdi { $lost } carte già sconfitte
    }; in mano resta: { $kept }.
preview-target = Attacca { $card }: { $payment }
preview-next = Continua, { $card }: { $payment }
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
position-line = Direzione { $direction } ({ $pawn }), dalla carta più vicina: { $cards }.
position-no-pawn = nessun toro
position-card =
    { $points ->
        [one] { $card } ({ $points } punto per { $price })
       *[other] { $card } ({ $points } punti per { $price })
    }
position-piles = Carte rimaste nei mazzetti: { $first }, { $second } e { $third }.
position-general = Generale Qi Jie, 12 punti: { $general } ({ $price }).
position-reserve = Riserva: { $cards }.
position-deck = Carte nel mazzo: { $deck }; scartate: { $discards }; mazzo esaurito: { $passes } su { $limit }.
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
position-gained = Ricevuta in questo turno: { $card }.

## Scores

score-cards =
    { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }
score-colour =
    { $count ->
        [one] { $count } carta del colore del toro, { $colour }
       *[other] { $count } carte del colore del toro, { $colour }
    }
score-escaped = Carta fuggita alla fine: { $card }
score-highest = Carta più alta: { $card } (spareggio)

## Refusals

refused-opening = Il tuo turno comincia; prendi una carta dalla Riserva, pescane una o attacca.
refused-shift = Hai pescato; ora sposta il tuo toro o lascialo dov’è.
refused-power = Decidi prima se usare il potere della carta sconfitta.
refused-press = Il tuo attacco è in corso; paga la carta successiva o ferma l’attacco.
refused-sacrifice = Hai usato un Guerriero; scegli prima quale carta già sconfitta perdere.
refused-shed = Hai troppe carte in mano; metti prima una carta nella Riserva.
refused-over = La partita è finita; chiedi la rivincita per giocare ancora.
refused-not-in-reserve = { $card } non è nella Riserva; puoi prendere una di queste carte: { $reserve }.
refused-too-far = Dalla direzione { $own } il tuo toro si sposta di un solo passo, qui: { $directions }.
refused-no-general = Il Generale Qi Jie è ancora nascosto in un mazzetto; attacca un’altra carta o aggiungi una carta alla mano.
refused-general-won = Il Generale Qi Jie è già sconfitto; attacca un’altra carta o aggiungi una carta alla mano.
refused-not-won = { $card } non è tra le carte sconfitte nei tuoi turni precedenti; scegli tra: { $cards }.
refused-not-held = { $card } non è nella tua mano; metti giù una carta che hai (il limite è { $limit }).
refused-direction = Con il toro sulla direzione { $own } non si attacca dalla { $direction }; puoi da: { $directions }.
refused-empty-line = Nessuna carta è rimasta sulla direzione { $direction }; scegline un’altra o aggiungi una carta alla mano.
refused-price = { $card } richiede esattamente { $price } (un Guerriero vale qualunque toro), non { $payment }.
refused-payment = Non puoi pagare { $payment }; scegli dalla tua mano: { $hand }.

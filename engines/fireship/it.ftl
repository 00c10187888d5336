## The game

game-name = Fireship
game-summary = Prendi il mare con barche, aerei e corazzate e conquista le nove isole.

## Options

option-fortification = Anelli
option-fortification-on = le isole si possono fortificare
option-fortification-off = nessuno, le isole hanno sempre potenza 2
option-rounds = Numero di round (gli ultimissimi turni sono segreti)
option-rounds-number = { $number } round (gli ultimissimi turni sono segreti)
option-time_limit = Tempo limite in ore, 0 per nessuno
option-time_limit-number =
    { $number ->
        [0] { "" }
        [one] Durata massima della partita: { $number } ora
       *[other] Durata massima della partita: { $number } ore
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
pick-corner-facing = In due ci si siede uno di fronte all’altro: { $taken } è preso, quindi il tuo angolo è { $left }.

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
cell-mystery = la casella mistero { $cell }
cell-wheel = la casella ruota { $cell }
cell-battleship = la casella corazzata { $cell }
cell-plain = la casella { $cell }

spelled-home = il tuo quadrato

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
quoted = «{ $card }»
sector-gain-boat = Guadagna una barca
sector-gain-plane = Guadagna un aereo
sector-draw-card = Pesca una carta
sector-lose-boat = Perdi una barca
sector-lose-plane = Perdi un aereo
sector-spin-again = Gira di nuovo la ruota
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
boosted = , con una carta +1
unboosted = { "" }
choice-use = usala
choice-keep = tienila
trigger-attack = «No» a un attacco
trigger-boum = «No» a un Bum
trigger-kraken = «No» al Kraken
trigger-misfortune = «No» a un colpo di sfortuna
trigger-defence = +1 in difesa

## What is decided, why the game ended

phase-start = lanciare i dadi, o prima giocare carte d’inizio turno
phase-lose-boat = scegliere quale barca perdere
phase-lose-plane = scegliere quale aereo perdere
phase-skull = usare o tenere «Annulla teschio»
ending-conquest = Tutte e nove le isole sono conquistate.
ending-last = Resta un solo giocatore.
ending-rounds = L’ultimo turno è giocato: vince chi ha più isole.
ending-time = Il tempo è scaduto: vince chi ha più isole.
ending-nobody = Non resta nessuno: gli ultimi a uscire si dividono la vittoria.

## Actions

verb-roll = Lancia i dadi
verb-fog = Alza la nebbia: nessuno ti può attaccare fino al tuo prossimo turno
verb-updraft = Fai volare un aereo di due caselle per punto in questo turno
verb-gulfstream = Fai avanzare una barca o una corazzata di due caselle per punto in questo turno
verb-move = Muovi una pedina
verb-boum = Distruggi una barca con «Bum»
verb-attack = Attacca una pedina
verb-invade = Attacca un’isola
verb-special = Usa la casella speciale dove è arrivata una pedina
verb-fortify = Trasforma due barche in un anello
verb-immunity = Usa o tieni «Annulla teschio»
verb-lose = Scegli quale pedina perdere
verb-end = Finisci il turno
verb-arm = Arma una carta segreta
verb-disarm = Disarma una carta segreta
verb-timeover = Il tempo è scaduto
action-roll = Lancia i dadi
action-fog = Alza la nebbia ({ $source })
action-updraft =
    { $start ->
        [home] Vento ascensionale ({ $source }) per un aereo nel tuo quadrato
       *[other] Vento ascensionale ({ $source }) per l’aereo in { $start }
    }
action-gulfstream =
    { $start ->
        [home] Corrente del Golfo per una { $pawn } nel tuo quadrato
       *[other] Corrente del Golfo per la { $pawn } in { $start }
    }
action-move =
    { $start ->
        [home] Muovi { $pawn ->
            [aereo] un aereo
           *[other] una { $pawn }
        } dal tuo quadrato a { $to }
       *[other] Muovi { $pawn ->
            [aereo] l’aereo
           *[other] la { $pawn }
        } da { $start } a { $to }
    }
action-boum = «Bum» ({ $source }) sulla barca { $colour ->
        [rosso] rossa
        [giallo] gialla
        [bianco] bianca
       *[other] { $colour }
    } in { $cell }
action-attack = Attacca { $target ->
        [aereo] l’aereo { $colour }
       *[other] la { $target } { $colour ->
            [rosso] rossa
            [giallo] gialla
            [bianco] bianca
           *[other] { $colour }
        }
    } in { $cell } con { $pawn ->
        [aereo] l’aereo
       *[other] la { $pawn }
    } in { $start }{ $boost }
action-invade = Attacca l’{ $island } con { $pawn ->
        [aereo] l’aereo
       *[other] la { $pawn }
    } in { $start }{ $boost }
action-special = Usa { $cell }
action-fortify = Fortifica l’{ $island } con le barche in { $first } e { $second }
action-immunity = «Annulla teschio»: { $choice }
action-lose =
    { $start ->
        [home] Perdi { $pawn ->
            [aereo] un aereo
           *[other] una { $pawn }
        } nel tuo quadrato
       *[other] Perdi { $pawn ->
            [aereo] l’aereo
           *[other] la { $pawn }
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
        } dal tuo quadrato
       *[other] Muovi { $pawn ->
            [aereo] l’aereo
           *[other] la { $pawn }
        } in { $start }
    }
choice-attack-start = Attacca con { $pawn ->
        [aereo] l’aereo
       *[other] la { $pawn }
    } in { $start }
choice-invade-start = Attacca un’isola con { $pawn ->
        [aereo] l’aereo
       *[other] la { $pawn }
    } in { $start }
field-source = carta o distintivo
field-start = partenza
field-pawn = pedina
field-to = casella d’arrivo
field-colour = colore
field-cell = casella
field-target = bersaglio
field-boost = +1
field-island = isola
field-first = prima barca
field-second = seconda barca
field-choice = usare o tenere
field-trigger = quando
parameter-fortification = anelli
parameter-rounds = round
parameter-time_limit = limite_di_tempo
parameter-dice = dadi
parameter-compensation = aiuto_al_centro
parameter-source = fonte
parameter-start = partenza
parameter-pawn = pedina
parameter-to = arrivo
parameter-colour = colore
parameter-cell = casella
parameter-target = bersaglio
parameter-boost = rinforzo
parameter-island = isola
parameter-first = prima
parameter-second = seconda
parameter-choice = scelta
parameter-trigger = quando

## Events

event-seated = { $seat } gioca con il { $colour }.
event-circle-drawn = Il cerchio verde dell’{ $island } è in { $cell }.
event-start-rolled = { $seat } tira { $total } per vedere chi comincia.
event-compensated = { $seat } è tra gli altri due e perciò comincia, con due aerei.
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
        [0] nessun punto rimasto
        [one] resta 1 punto
       *[other] restano { $points } punti
    }).
event-fog-raised = { $seat } alza la nebbia ({ $source }) e non è attaccabile fino al suo prossimo turno.
event-updraft-caught =
    { $start ->
        [home] { $seat } dà il vento ascensionale ({ $source }) a un aereo nel suo quadrato.
       *[other] { $seat } dà il vento ascensionale ({ $source }) all’aereo in { $start }.
    }
event-gulf-stream-caught =
    { $start ->
        [home] { $seat } dà la Corrente del Golfo a una { $pawn } nel suo quadrato.
       *[other] { $seat } dà la Corrente del Golfo alla { $pawn } in { $start }.
    }
event-boum-played = { $seat } gioca «Bum» ({ $source }) sulla barca { $colour ->
        [rosso] rossa
        [giallo] gialla
        [bianco] bianca
       *[other] { $colour }
    } in { $cell }.
event-pawn-attacked = { $seat } attacca { $target ->
        [aereo] l’aereo { $colour }
       *[other] la { $target } { $colour ->
            [rosso] rossa
            [giallo] gialla
            [bianco] bianca
           *[other] { $colour }
        }
    } in { $cell } con { $pawn ->
        [aereo] l’aereo
       *[other] la { $pawn }
    } in { $start }{ $boost }: { $attack } contro { $defence }.
event-island-attacked = { $seat } attacca l’{ $island } (bandiera { $colour ->
        [giallo] gialla
        [rosso] rossa
        [bianco] bianca
       *[other] { $colour }
    }) con { $pawn ->
        [aereo] l’aereo
       *[other] la { $pawn }
    } in { $start }{ $boost }: { $attack } contro { $defence }.
event-said-no = { $seat } gioca una carta segreta: { $trigger }. Tutto annullato.
event-reinforced = { $seat } gioca un +1 segreto in difesa: { $attack } contro { $defence }.
event-repelled = { $seat } non ha più abbastanza potenza: l’attacco fallisce senza dado.
event-die-rolled =
    { $die ->
        [0] { $seat } fa un teschio.
       *[other] { $seat } fa { $die }.
    }
event-skull-cancelled = { $seat } annulla il teschio.
event-skull-accepted = { $seat } accetta il teschio.
event-attack-won = { $seat } vince l’attacco.
event-attack-failed = L’attacco di { $seat } fallisce; niente va perso.
event-island-taken = { $seat } conquista l’{ $island }.
event-pawn-lost =
    { $place ->
        [home] { $pawn ->
            [aereo] Un aereo { $colour } è perso
           *[other] Una { $pawn } { $colour ->
                [rosso] rossa
                [giallo] gialla
                [bianco] bianca
               *[other] { $colour }
            } è persa
        } nel suo quadrato.
       *[other] { $pawn ->
            [aereo] L’aereo { $colour } in { $place } è perso.
           *[other] La { $pawn } { $colour ->
                [rosso] rossa
                [giallo] gialla
                [bianco] bianca
               *[other] { $colour }
            } in { $place } è persa.
        }
    }
event-pawn-gained =
    { $place ->
        [home] { $pawn ->
            [aereo] Un aereo { $colour }
           *[other] Una { $pawn } { $colour ->
                [rosso] rossa
                [giallo] gialla
                [bianco] bianca
               *[other] { $colour }
            }
        } arriva nel suo quadrato.
       *[other] { $pawn ->
            [aereo] Un aereo { $colour }
           *[other] Una { $pawn } { $colour ->
                [rosso] rossa
                [giallo] gialla
                [bianco] bianca
               *[other] { $colour }
            }
        } arriva in { $place }.
    }
event-card-drawn = { $seat } pesca «{ $card }».
event-card-kept = { $seat } pesca una carta e la tiene segreta.
event-card-seen = La tua nuova carta: «{ $card }».
event-deck-shuffled = Il mazzo era vuoto: { $cards } carte scartate vengono mescolate.
event-wheel-spun = { $seat } gira la ruota: «{ $sector }».
event-badge-gained = { $seat } riceve il distintivo «{ $badge }».
event-nothing-happened = Per { $seat } non succede niente.
event-kraken-rose = { $seat } risveglia il Kraken intorno a { $cell }.
event-engulfed = Il Deep Hole Bermuda inghiotte le pedine di { $seat }, che salterà il prossimo turno.
event-turn-skipped = { $seat } salta questo turno; le sue pedine escono dal Deep Hole.
event-fortified = { $seat } fortifica l’{ $island }: potenza { $power }.
event-turn-ended = { $seat } finisce il turno.
event-went-out = { $seat } non ha più né pedine né isole ed esce dal gioco.
event-seat-left = { $seat } lascia la partita.
event-island-freed = L’{ $island } ha di nuovo la bandiera bianca.
event-time-called = Il tempo è scaduto: { $seat } gioca l’ultimo turno.
event-game-ended = { $reason }
event-armed = Hai armato: { $trigger }.
event-disarmed = Hai disarmato: { $trigger }.

## Previews

preview-sail =
    { $start ->
        [home] { $pawn } dal tuo quadrato a { $to }
       *[other] { $pawn } da { $start } a { $to }
    }
preview-cost = −{ $cost }
preview-attack = { $attack } contro { $defence }: con { $least }–6 vinci
preview-odds = ({ $least }–6)
preview-target =
    { $boost ->
        [0] Attacca { $target ->
            [aereo] aereo { $colour }
           *[other] { $target } { $colour ->
                [rosso] rossa
                [giallo] gialla
                [bianco] bianca
               *[other] { $colour }
            }
        } { $cell } da { $start }, { $attack } : { $defence }
       *[other] Attacca { $target ->
            [aereo] aereo { $colour }
           *[other] { $target } { $colour ->
                [rosso] rossa
                [giallo] gialla
                [bianco] bianca
               *[other] { $colour }
            }
        } { $cell } da { $start }, +1, { $attack } : { $defence }
    }
preview-shore =
    { $boost ->
        [0] Attacca: { $side } da { $start }, { $attack } : { $defence }
       *[other] Attacca: { $side } da { $start }, +1, { $attack } : { $defence }
    }
preview-mystery = Peschi una carta mistero.
preview-wheel = Giri la ruota.
preview-battleship = Lanci un dado: con un teschio l’aereo è perso, con 5–6 guadagni una corazzata.
preview-fortify = La potenza diventa { $power }; le due barche vanno perse.
preview-end =
    { $points ->
        [0] Finisci il turno
        [one] Finisci, perdi 1 punto
       *[other] Finisci, perdi { $points } punti
    }
preview-plane-kept = Il tuo aereo resta.
preview-plane-lost = Il tuo aereo è perso.
preview-attack-lost = Allora l’attacco fallisce.

## The panel

side-north-west = nord-ovest
side-north = nord
side-north-east = nord-est
side-east = est
side-south-east = sud-est
side-south = sud
side-south-west = sud-ovest
side-west = ovest
side-centre = centro
towards-north-west = verso nord-ovest
towards-north = verso nord
towards-north-east = verso nord-est
towards-east = verso est
towards-south-east = verso sud-est
towards-south = verso sud
towards-south-west = verso sud-ovest
towards-west = verso ovest
towards-centre = verso il centro
group-boat = Barca
group-plane = Aereo
group-battleship = Corazzata
group-island = Isole
group-special = Caselle speciali
group-pawn = Pedine
group-any = Ogni casella
group-attack = Attacca
group-boum = Bum
group-fortify = Anelli
group-orders = Carte segrete
preview-to-island = { $pawn } → { $side } { $have }/{ $need } −{ $cost }
preview-towards-island = { $pawn } → { $towards } −{ $cost }
preview-to-special = { $pawn } → { $special } { $cell } −{ $cost }
preview-to-pawn = { $pawn } → vicino a { $cell }, { $have } : { $need } −{ $cost }
preview-to-cell = { $pawn } → { $cell } −{ $cost }
preview-gathers = { $island }: { $have } su { $need }, { $points ->
        [0] nessun punto rimasto
        [one] resta 1 punto
       *[other] restano { $points } punti
    }
preview-left =
    { $points ->
        [0] Nessun punto rimasto
        [one] Resta 1 punto
       *[other] Restano { $points } punti
    }
preview-points-lost =
    { $points ->
        [one] 1 punto va perso.
       *[other] { $points } punti vanno persi.
    }
preview-pawn-lost = { $pawn ->
        [aereo] { $place ->
            [home] Un aereo del tuo quadrato è perso.
           *[other] L’aereo in { $place } è perso.
        }
       *[other] { $place ->
            [home] Una { $pawn } del tuo quadrato è persa.
           *[other] La { $pawn } in { $place } è persa.
        }
    }
preview-end-button = Finisci
preview-use = Usa la casella { $special } { $cell }
preview-ring = Anello: { $side }, potenza { $power }
preview-ring-of = Fortifica: { $side } con { $first }, { $second }
preview-conquer = Attacca l’{ $island }, { $attack } : { $defence }
preview-strike = Attacca: { $target ->
        [aereo] aereo { $colour }
       *[other] { $target } { $colour ->
            [rosso] rossa
            [giallo] gialla
            [bianco] bianca
           *[other] { $colour }
        }
    } { $cell }, { $attack } : { $defence }
preview-destroy = Bum: barca { $colour ->
        [rosso] rossa
        [giallo] gialla
        [bianco] bianca
       *[other] { $colour }
    } { $cell }
preview-updraft =
    { $start ->
        [home] Vento ascensionale: nel quadrato
       *[other] Vento ascensionale: aereo { $start }
    }
preview-gulf-stream =
    { $start ->
        [home] Corrente del Golfo: { $pawn }
       *[other] Corrente del Golfo: { $pawn } { $start }
    }
preview-lose =
    { $start ->
        [home] { $pawn ->
            [aereo] Quello nel quadrato
           *[other] Quella nel quadrato
        }
       *[other] { $pawn ->
            [aereo] Quello in { $start }
           *[other] Quella in { $start }
        }
    }
brief-orders = I tuoi ordini segreti
brief-orders-when = Ciò che è armato si gioca da sé, al momento giusto.
brief-roll = Round { $round } di { $rounds }: lancia { $dice } dadi
brief-cards-first = Prima del lancio puoi giocare una carta.
brief-points =
    { $points ->
        [0] Round { $round } di { $rounds } · nessun punto rimasto
        [one] Round { $round } di { $rounds } · 1 punto per muovere
       *[other] Round { $round } di { $rounds } · { $points } punti per muovere
    }
brief-no-attack = Per ora non c’è niente da attaccare.
brief-aim = L’{ $island } richiede { $need }: una barca vale { $boat }, un aereo { $plane }.
brief-aim-begun = L’{ $island } richiede { $need }; lì hai { $have }.
brief-together = Metti lì le tue pedine fianco a fianco.
brief-where =
    { $points ->
        [one] { $pawn }, 1 punto: dove?
       *[other] { $pawn }, { $points } punti: dove?
    }
brief-have-need = { $have }/{ $need }: lì avresti { $have }, serve { $need }.
brief-attack = { $target }: { $attack } contro { $defence }
brief-the-island = { $island }
brief-the-pawn = { $target ->
        [aereo] aereo { $colour }
       *[other] { $target } { $colour ->
            [rosso] rossa
            [giallo] gialla
            [bianco] bianca
           *[other] { $colour }
        }
    } in { $cell }
brief-odds = Ci vuole { $least } o più al dado.
brief-even = Con 1 in più basta un 4.
brief-left =
    { $points ->
        [one] Prima hai ancora 1 punto per muovere.
       *[other] Prima hai ancora { $points } punti per muovere.
    }
brief-attack-it = Attacchi { $target }?
brief-at-island = l’{ $island }
brief-at-pawn = { $target ->
        [aereo] l’aereo { $colour }
       *[other] la { $target } { $colour ->
            [rosso] rossa
            [giallo] gialla
            [bianco] bianca
           *[other] { $colour }
        }
    } in { $cell }
brief-fail = Se il dado va male, non perdi nessuna pedina; il turno finisce comunque.
brief-use = Usare la casella { $special } { $cell }?
brief-end =
    { $points ->
        [0] Finire il turno?
        [one] Finire il turno? 1 punto va perso.
       *[other] Finire il turno? { $points } punti vanno persi.
    }
brief-still = Potresti ancora fare questo: { $move }.
brief-lose = { $pawn ->
        [aereo] Quale aereo perdi?
       *[other] Quale { $pawn } perdi?
    }
brief-lose-which = Torna nella tua riserva.
brief-lose-it = { $pawn ->
        [aereo] { $start ->
            [home] Perdere un aereo del tuo quadrato?
           *[other] Perdere l’aereo in { $start }?
        }
       *[other] { $start ->
            [home] Perdere una { $pawn } del tuo quadrato?
           *[other] Perdere la { $pawn } in { $start }?
        }
    }
brief-skull = Il dado mostra un teschio: annullarlo?
brief-skull-attack = Se sì, il dado si rilancia; se no, l’attacco è fallito.
brief-skull-plane = Se sì, il tuo aereo resta; se no, è perso.
brief-skull-once = In una partita si annulla un teschio solo.
brief-skull-keep = Tenere «Annulla teschio»?
brief-do = { $action }?
brief-move = { $pawn }: andare in { $to }?
brief-move-ends = Con questa mossa il tuo turno finisce.
brief-told = { $consequence }.
brief-fortify = Fortificare l’{ $island }?
brief-ring-where = Un anello da due barche: dove?
brief-ring-why = Un anello aumenta la potenza di un’isola; le due barche vanno perse.
brief-boum = Quale barca distruggi con «Bum»?
hint-roll = I dadi dicono di quanti punti possono muoversi le tue pedine, tutte insieme.
hint-move = Dividi i punti fra le tue pedine; le barche girano attorno alle isole, un aereo ne sorvola una per 4.
hint-where = Un’isola si attacca dalle caselle accanto; una casella speciale serve a chi ci è appena arrivato.
hint-gather = Il numero di un’isola è quanto richiede: riunisci lì accanto altrettanta potenza, barca 1, aereo 2, corazzata 4, fianco a fianco.
hint-attack = A parità di potenza si vince con 5 o 6 al dado, con più potenza già con 4; un attacco chiude il tuo turno.

## The position

position-over = La partita è finita. { $ending }
position-turn =
    { $reader ->
        [active] Round { $round } di { $rounds }. Tocca a te: { $phase }.
       *[other] Round { $round } di { $rounds }. Decide { $seat }: { $phase }.
    }
position-sail =
    { $points ->
        [0] nessun punto rimasto
        [one] 1 punto per muovere
       *[other] { $points } punti per muovere
    }{ $boum ->
        [yes] ; «Bum», se vuoi
       *[no] { "" }
    }; alla fine attaccare, usare una casella speciale{ $fortification ->
        [on] , fortificare
       *[off] { "" }
    } o semplicemente finire il turno
position-dice = Dadi: { $dice }.
position-fast =
    { $place ->
        [home] In questo turno { $pawn ->
            [aereo] un aereo
           *[other] una { $pawn }
        } nel quadrato fa due caselle per punto.
       *[other] In questo turno { $pawn ->
            [aereo] l’aereo
           *[other] la { $pawn }
        } in { $place } fa due caselle per punto.
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
    }{ $cards ->
        [0] { "" }
        [one] , { $cards } carta segreta
       *[other] , { $cards } carte segrete
    }.
position-out = { $seat } giocava con il { $colour } e non è più in gioco.
position-pawns = — { $pawn }: { $home ->
        [0] { "" }
       *[other] { $home } nel quadrato;{ " " }
    }in mare: { $cells }; in riserva: { $reserve }.
position-badges = — distintivi: { $badges }.
position-badge = { $count } × { $badge }
position-immune = — ha ancora «Annulla teschio».
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

result-total =
    { $points ->
        [one] { $points } isola
       *[other] { $points } isole
    }
result-unit = isole
score-island = L’{ $island }
score-island-power = Potenza delle isole: { $power } (spareggio)
score-pawn-power = Potenza delle pedine: { $power } (spareggio)

## Refusals

refused-out-of-turn = È il turno di { $seat }; ora puoi solo armare o disarmare le tue carte segrete.
refused-skull = Il tuo dado mostra un teschio; decidi prima se annullarlo.
refused-lose =
    Devi perdere { $pawn ->
        [aereo] un aereo
       *[other] una { $pawn }
    }; scegli prima quale.
refused-after-roll = I dadi sono lanciati; puoi muovere, attaccare, usare una casella speciale{ $fortification ->
    [on] , fortificare
   *[off] { "" }
} o finire il turno.
refused-roll-first = Il tuo turno comincia; lancia prima i dadi.
refused-in-fog = Sei già nella nebbia; tieni l’altra per un prossimo turno.
refused-not-held = Non hai la carta «{ $card }»; scegli qualcos’altro.
refused-no-badge = Non hai un distintivo «{ $card }»; scegli qualcos’altro.
refused-armed = { $trigger }: è già armato; puoi disarmarlo.
refused-disarmed = { $trigger }: non è armato; puoi armarlo.
refused-no-pawn =
    { $start ->
        [home] Nel tuo quadrato non hai { $pawn ->
            [aereo] nessun aereo
           *[other] nessuna { $pawn }
        }; ne hai qui: { $places }.
       *[other] In { $start } non hai { $pawn ->
            [aereo] nessun aereo
           *[other] nessuna { $pawn }
        }; ne hai qui: { $places }.
    }
refused-no-such-pawn = Sul tabellone non hai { $pawn ->
    [aereo] nessun aereo
   *[other] nessuna { $pawn }
}; scegli un altro tipo di pedina.
refused-fast =
    { $start ->
        [home] La pedina nel tuo quadrato è già veloce; scegline un’altra.
       *[other] La pedina in { $start } è già veloce; scegline un’altra.
    }
refused-gulf-stream-plane = La Corrente del Golfo non aiuta gli aerei; scegli una barca o una corazzata.
refused-no-gulf-stream = Non hai un distintivo «Corrente del Golfo»; lancia i dadi.
refused-stay = La pedina è già in { $to }; scegli un’altra casella.
refused-full = In { $to } ci sono due pedine e non c’è posto per una terza; passa oltre o fermati accanto.
refused-too-far =
    Andare in { $to } costa { $cost } e { $points ->
        [one] te ne resta { $points }
       *[other] te ne restano { $points }
    }; scegli una casella più vicina.
refused-own = Questo bersaglio è tuo; scegline uno di un altro colore.
refused-no-target = In { $cell } non c’è { $pawn ->
    [aereo] nessun aereo { $colour }
   *[other] nessuna { $pawn } { $colour ->
        [rosso] rossa
        [giallo] gialla
        [bianco] bianca
       *[other] { $colour }
    }
}; guarda dove si trova.
refused-not-near = { $cell } non è accanto a { $start }; porta una pedina sulla stessa casella o accanto.
refused-not-at-island =
    { $start ->
        [home] Una pedina nel tuo quadrato non può attaccare l’{ $island }; portane una accanto.
       *[other] { $start } non è accanto all’{ $island }; porta una pedina accanto.
    }
refused-fog = Il { $colour } è nella nebbia; attacca qualcun altro in questo turno.
refused-deep-hole = Le pedine del { $colour } sono nel Deep Hole; scegli un altro bersaglio.
refused-too-weak = { $attack } contro { $defence } è troppo poco; porta altre tue pedine accanto all’attaccante.
refused-not-special = { $cell } non è una casella speciale; porta prima una pedina su una di esse.
refused-no-plane-there = Solo un aereo può usare la casella { $cell }; portane uno lì.
refused-nobody-there = In { $cell } non hai pedine; portane una lì.
refused-began-there = La pedina in { $cell } ha cominciato lì il turno; deve venire da un’altra casella.
refused-no-fortification = Questa partita si gioca senza anelli; puoi attaccare o usare una casella speciale.
refused-not-yours = L’{ $island } non è tua; conquistala prima.
refused-most-rings = L’{ $island } ha tre anelli, il massimo; fortificane un’altra.
refused-no-boats = Due tue barche su quelle caselle devono toccare l’{ $island }; lì in questo momento: { $boats }.
refused-nothing-to-lose = Ora non c’è niente del genere da decidere; continua il turno.

picture-islands = Isole
picture-power = Potenza
picture-pawns = Pedine
picture-won = vince con { $islands } { $islands ->
    [one] isola
   *[other] isole
} su 9, { $ahead } in più di { $next }
picture-stronger = vince con { $islands ->
    [one] un’isola
   *[other] { $islands } isole
} di maggiore potenza, { $power } a { $other }
picture-pawns-stronger = vince { $islands ->
    [0] senza isole
    [one] con un’isola
   *[other] con { $islands } isole
} e le pedine più potenti, { $power } a { $other }
picture-shared = condividono la vittoria, { $islands ->
    [0] senza isole
    [one] un’isola ciascuno
   *[other] { $islands } isole ciascuno
}
picture-last = vince: è rimasto solo
picture-tie-power = { $islands ->
    [one] Un’isola ciascuno
   *[other] { $islands } isole ciascuno
}: quelle di { $seat } sono più potenti, { $power } a { $other }
picture-tie-pawns = { $islands ->
    [0] Nessuna isola
    [one] Un’isola ciascuno
   *[other] { $islands } isole ciascuno
}: le pedine di { $seat } sono più potenti, { $power } a { $other }

## The lesson

lesson-1 = Giochi con il verde, nell’angolo in alto a sinistra. Le isole fanno vincere: chi ne ha di più alla fine. Un turno comincia con i dadi: lanciali.
lesson-2 = I dadi danno 11 punti, e un passo ne costa 1. Per l’isola di nord-ovest serve 3. Manda il tuo aereo alla sua riva: un aereo ha potenza 2.
lesson-3 = Due su tre. Una barca ha potenza 1: portala sulla stessa casella. Le pedine accanto a un’isola si sommano.
lesson-4 = Tre contro tre basta per attaccare: vince 5 o 6 sul dado. Con più potenza dell’isola basta anche 4. Se l’attacco fallisce, non perdi niente.
lesson-5 = L’isola è tua: c’è la tua bandiera, e una tua barca sta nel cerchio verde. Un attacco chiude il turno. L’avversario ha giocato; lancia di nuovo i dadi.
lesson-6 = Una pedina che si ferma su un ? può pescarvi una carta. Manda una barca dal quadrato al più vicino.
lesson-7 = Ora usa questa casella. È la tua azione principale, una per turno: un attacco, una casella speciale o un anello.
lesson-8 = La carta ti ha dato un secondo aereo. Tocca di nuovo a te, e i dadi sono lanciati. Due tue barche stanno accanto alla tua isola: fanne un anello, e la sua potenza passa da 2 a 5.
lesson-end = **È tutto quello che serve.** Raduna le pedine accanto a un’isola, attacca appena la potenza basta, difendi quello che hai. Nessuno sa quale turno sarà l’ultimo.

## The signs on the picture of the rules

legend-own = la tua isola: la potenza che la prende
legend-island = isola libera: la potenza che la prende
legend-guard = una barca bianca difende ogni isola
legend-pawns = la tua barca e il tuo aereo
legend-mystery = mistero: una pedina può pescare
legend-battleship = casella corazzata, per gli aerei
legend-wheel = ruota: una pedina può girarla

## What a victory may earn

achievement-equals = Contro ogni previsione
achieved-equals = Due attacchi vinti a parità di potenza
achievement-unsunk = Nemmeno un graffio
achieved-unsunk = Nessuna barca e nessun aereo perso
achievement-centre = Il cuore del mare
achieved-centre = L’isola del centro tenuta alla fine
achievement-refusal = No vuol dire no
achieved-refusal = Un attacco respinto con un «No»
achievement-isles = Un arcipelago intero
achieved-isles = Almeno cinque isole alla fine

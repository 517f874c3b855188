/**
 * Italian words for home and DIY goods. One line per group of synonyms; "a => b" works one way only (a search
 * for the left also finds the right). Plurals, accents and case need no lines of their own.
 */
export const ITALIAN_SYNONYMS = `
# Climate, heating, air
condizionatore, climatizzatore, aria condizionata
stufa elettrica => stufetta, termoventilatore
termoventilatore, stufetta elettrica, caldobagno
termosifone, radiatore, calorifero
scaldabagno, boiler, scaldacqua
termoarredo, scaldasalviette
caminetto, camino, focolare
deumidificatore, assorbiumidità
aspiratore, estrattore d'aria, aeratore
cappa aspirante, cappa da cucina
umidificatore, vaporizzatore
termostato, cronotermostato
legna da ardere, ciocchi

# Furniture
comò, cassettiera, settimino
comodino, tavolino da notte
armadio, guardaroba
divano, sofà, canapè
divano letto, sofà letto
poltroncina => poltrona
poltrona relax, poltrona reclinabile
libreria, scaffale per libri
scaffale, scaffalatura, ripiano a giorno
mensola => ripiano
scrivania, scrittoio
credenza, madia, buffet
mobile tv, porta tv
scarpiera, mobile portascarpe
appendiabiti, attaccapanni, portabiti
sgabello, panchetto
panchina => panca
sdraio, sedia a sdraio, lettino prendisole
tavolino, tavolo basso, tavolo da salotto
tavolo allungabile, tavolo estensibile
consolle, tavolo consolle
culla => lettino
fasciatoio, bagnetto
letto a castello, letti sovrapposti
letto matrimoniale, letto due piazze
letto singolo, letto una piazza
testiera, testata letto
materasso memory, materasso viscoelastico
rete a doghe, doghe, rete letto
sedia da ufficio, sedia girevole, poltrona ufficio
paravento, divisorio, separé
angoliera, mobile angolare
pensile, mobile pensile
vetrina, vetrinetta
specchiera, specchio
cassapanca, baule
pouf, puff, poggiapiedi
seggiolone, sedia pappa

# Textiles and decoration
zerbino => tappeto
zerbino, stuoia d'ingresso
tendaggio => tenda
coperta, plaid
piumone, trapunta
guanciale => cuscino
lenzuola, completo letto
asciugamano, salvietta, telo bagno
tovaglia, copritavolo
quadro => stampa, poster
cornice, portafoto
portavaso, coprivaso
portavaso => vaso
cero => candela
carta da parati, tappezzeria
pianta finta, pianta artificiale
pianta grassa, cactus, echeveria, succulenta
fiori finti, fiori artificiali

# Lighting
lampadina, bulbo led
lampada da tavolo, abat-jour, lume da tavolo
lampada da terra, piantana
lampadario, lampada a sospensione, sospensione
plafoniera, lampada da soffitto
applique, lampada da parete, lampada a muro
faretto, spot
striscia led, strip led
torcia, pila, lampada tascabile
neon, tubo led, tubo fluorescente
lampione, palo luce da giardino
faro, proiettore led
luci di natale, luminarie
dimmer, variatore di luce, regolatore di luce

# Electricity
ciabatta, multipresa, presa multipla
prolunga, cavo prolunga
avvolgicavo, prolunga su rullo
presa di corrente => presa
interruttore => deviatore, pulsante
interruttore magnetotermico, salvavita
salvavita, differenziale
filo elettrico, cavo elettrico => cavo
canalina, canaletta, passacavi
scatola di derivazione, cassetta di derivazione
guaina corrugata, tubo corrugato
morsetto elettrico, mammut
batteria, accumulatore
caricabatterie, caricabatteria
citofono, videocitofono
quadro elettrico => centralino
campanello, suoneria
telecamera, videocamera di sorveglianza
antifurto, allarme
nastro isolante, nastro da elettricista
fascetta, fascetta stringicavo

# Power tools
avvitatore, trapano avvitatore
trapano => avvitatore
trapano a percussione, trapano battente
tassellatore, martello perforatore, demolitore
smerigliatrice, flessibile smerigliatrice, flex, frullino
gattuccio => seghetto alternativo
sega circolare, circolare
motosega, sega a catena, elettrosega
levigatrice, smerigliatrice orbitale, rotorbitale
carteggiatrice, levigatrice
pialletto, pialla elettrica
fresatrice, fresa verticale
saldatrice, saldatore
pistola termica, soffiatore ad aria calda
compressore, compressore d'aria
idropulitrice, lancia a pressione
aspirapolvere => aspiratutto
senza fili, senza filo, cordless => batteria
bidone aspiratutto, aspiraliquidi
avvitatore a impulsi, avvitatore a massa battente
miscelatore per malta, mescolatore
pistola a spruzzo, aerografo

# Hand tools
brugola, chiave esagonale, chiave a brugola
chiave inglese, chiave a rullino, chiave regolabile
chiave a tubo, giratubi
chiave combinata, chiave a forchetta
chiave a bussola, bussola
cricchetto, chiave a cricchetto
cacciavite, giravite
cacciavite a croce, cacciavite a stella, phillips
cacciavite a taglio, cacciavite piatto
tenaglia => pinza
pinza universale, pinza combinata
tronchese, tronchesino, tagliafili
mazzuola => martello
mazza, mazzetta
metro avvolgibile, metro a nastro, flessometro, rotella metrica
carta gommata => nastro in carta
chiave a pappagallo, pinza a pappagallo => giratubi
gioco da tavolo, gioco di società => scacchiera
giardino => esterno
livella, bolla
calibro, misuratore
sega, segaccio
seghetto, archetto
sega per ferro, sega per metallo => seghetto ad archetto
cutter, taglierino, taglierina
raspa => lima
morsetto a vite, strettoio, sergente
morsa, morsa da banco
scalpello, sgorbia
squadra, squadretta
cassetta degli attrezzi, cassetta portautensili, valigetta attrezzi, portautensili
attrezzo, utensile
mecchia => punta
punta per trapano => punta
sega a tazza, fresa a tazza
disco da taglio, disco abrasivo
carta vetrata, carta abrasiva, carta smerigliata
graffatrice, sparapunti, pinzatrice
rivettatrice, pinza per rivetti
pistola per silicone, pistola per sigillante
colla a caldo, pistola incollatrice
scaletta => scala
scala a libretto, scala doppia, scaleo

# Hardware
bullone, vite con dado
vite autoforante, vite autofilettante
tassello, fischer, stop
tassello => ancorante
rondella, rosetta
cerniera, cardine
catenaccio => lucchetto
serratura => chiusura
pomolo => maniglia
uncino => gancio
moschettone, gancio a molla
staffa, squadretta angolare
chiodo, chiodino
catena, catenella
corda, fune, cima
rotella, ruota girevole
rotella => ruota
cassaforte, forziere
reggimensola, supporto per mensola
cricco, martinetto
nastro adesivo, scotch
nastro in carta, nastro per mascheratura, nastro da imbianchino
biadesivo, nastro biadesivo

# Paint and building
pittura, idropittura, tinta per muri
pittura => vernice
vernice => smalto
smalto => vernice
vernice spray, bomboletta spray, bomboletta
impregnante, protettivo per legno
flatting, vernice trasparente
antiruggine, fondo antiruggine
primer, aggrappante, fondo
diluente, acquaragia, solvente
sverniciatore, togli vernice
rullo, rullo per pittura
pennellessa => pennello
pennello => pennellessa
sigillante => silicone
schiuma poliuretanica, schiuma espansa
malta => cemento
cazzuola, mestola
frattazzo, fratazzo, taloscia
spatola, raschietto
secchio, mastello
cartongesso, lastra di gesso
piastrella, mattonella
gres, gres porcellanato
pavimento => parquet, laminato, piastrella
parquet, pavimento in legno
laminato, pavimento laminato
battiscopa, zoccolino
mattone, laterizio
guaina bituminosa, catramina
colla per piastrelle, adesivo per piastrelle
colla vinilica, vinavil
colla, adesivo, attaccatutto
telo, nylon copritutto
avvolgibile => tapparella
zanzariera, rete antizanzare
grondaia, gronda

# Plumbing, bath, kitchen
rubinetto => miscelatore
miscelatore => rubinetto
rubinetto a sfera, valvola a sfera
soffione, doccetta
doccia => soffione
box doccia, cabina doccia
colonna doccia => gruppo doccia
wc, water, tazza wc
sedile wc, tavoletta, copriwater, asse wc
bidet, bidè
lavabo, lavandino
lavello, acquaio
scarico => sifone
flessibile, tubo flessibile
raccordo, giunto
teflon, nastro teflon, nastro in ptfe
sturalavandino, ventosa, stura
portasciugamani, portasalviette
portarotolo, portacarta igienica
portasapone => dispenser sapone
scopino, spazzolone wc, spazzola wc
piano cottura, fornelli
fornetto => forno
frigo, frigorifero
congelatore, freezer
lavapiatti, lavastoviglie
lavatrice, lavabiancheria
asciugatrice, asciugabiancheria
stendino, stendibiancheria, stendipanni
asse da stiro, tavola da stiro
microonde, forno a microonde
robot da cucina, impastatrice
bollitore => teiera
macchina del caffè, caffettiera, moka
casseruola => pentola
tegame => padella
posate, posateria
bicchiere, calice
tazza, tazzina
stoviglie => piatto, bicchiere, tazza
pattumiera, cestino, bidone dei rifiuti
bidone spazzatura, bidone immondizia, secchio immondizia, secchio spazzatura, cestino spazzatura, secchio rifiuti => pattumiera, raccolta differenziata
bidone dei rifiuti, bidone della spazzatura => bidone
bilancia, bilancia da cucina
tagliere, asse da taglio

# Garden and outdoors
annaffiatoio, innaffiatoio
tubo da giardino, tubo per irrigare, tubo irrigazione, canna dell'acqua, gomma per irrigare
irrigatore, spruzzatore
irrigazione a goccia, gocciolatore
centralina irrigazione => programmatore irrigazione
tosaerba, rasaerba, tagliaerba, falciatrice
decespugliatore, tagliabordi
tagliasiepi, tosasiepi
soffiatore, soffiafoglie
cesoie, forbici da potatura, forbici da giardino, potatoio
badile => vanga, pala
zappa, marra
rastrello, scopa da giardino
carriola, carretta
ombrellone, parasole
gazebo => pergola
pergola, pergolato
amaca => dondolo
barbecue, griglia, bbq
piscina, piscina fuori terra
casetta da giardino, capanno, ripostiglio da giardino
fioriera, portafiori, cassetta per fiori
terriccio, terra per vasi
concime, fertilizzante
diserbante, erbicida
staccionata, recinzione, steccato
prato sintetico, erba sintetica
cuccia, casetta per cani
gioco da tavolo, gioco da salotto
scacchi => scacchiera

# Safety, cleaning, storage, other
guanti da lavoro, guanti protettivi
occhiali protettivi, occhiali da lavoro
cuffie antirumore, paraorecchie
elmetto, casco da lavoro, caschetto
mascherina, maschera antipolvere
scarpe antinfortunistiche, scarpe da lavoro
estintore, antincendio
scopa, spazzola per pavimenti
mocio, lavapavimenti, spazzolone
straccio => panno
contenitore => scatola
cesta, cesto
cesto biancheria, cesto portabiancheria, portabiancheria
set coltelli => ceppo coltelli
cesta => cestino
trolley => valigia
decorazione natalizia => albero natale
computer portatile, laptop, notebook
tv, televisione => televisore
altoparlante, cassa acustica
bicicletta, bici
culletta, navicella
cassetta postale, cassetta della posta, cassetta delle lettere, buca delle lettere
valigia, trolley da viaggio
ferro da stiro, stiratrice

# What is said in the regions, and names of makers that stand for a thing
abat jour, abatjour, abajour, abajur
ramazza => scopa
vanghetto, vanghetta => vanga, paletta da trapianto
forbicioni, cesoie => cesoia, forbice da potatura
canna dell'acqua, canna da giardino, gomma da giardino, gomma dell'acqua, sistola => tubo da giardino
annaffiatoio, innaffiatoio, bagnafiori
zappetta => zappa
carrucola => puleggia
mazzetta, mazzotta
cagna, pappagallo => giratubi
scaleo => scala a libretto
squadretta => staffa angolare
farfallino, pomolo => pomello
chiavistello, paletto => catenaccio
stopposa, canapa => nastro in PTFE
scotch, nastro scozzese => nastro
svitol, wd40, wd 40, sbloccatutto, antigrippante => sbloccante
ducotone, tempera murale, pittura da muro => idropittura
vinavil => colla vinilica
saratoga, pattex, bostik => sigillante, silicone, adesivo di montaggio
millechiodi, fissatutto => adesivo di montaggio
eternit => lastra
faesite, masonite => pannello
seggiola => sedia
sediolina => seggiolina
bimbo, bimba, bimbi, bimbe => bambini
tinello => soggiorno
acquaio, secchiaio => lavello
cesso, tazza del wc => wc
ottomana => divano
guardaroba, stipo => armadio
cucinotto => cucina
credenzone => credenza
catino, tinozza => bacinella
gruccia, stampella, ometto => grucce
vernice murale, vernice per muro, vernice muro, vernice per pareti => pittura murale, idropittura
portascopino, scopettone wc, scovolino wc => scopino
`;

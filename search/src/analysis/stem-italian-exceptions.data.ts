/**
 * Common nouns that would get the same stem. One conflict per line, words separated by a bar, each with its
 * forms; the first form is the stem.
 */
export const ITALIAN_STEM_EXCEPTIONS = `
punta punte | punto punti
cassetta cassette | cassetto cassetti
pala pale | palo pali
porta porte | porto porti
rame | ramo rami | rama
vite viti | vita
sede sedi | sedia sedie
foglia foglie | foglio fogli
manica maniche | manico manici
banca banche | banco banchi
latta | latte
pesca pesche | pesce pesci
mela mele | melo meli
pera pere | pero peri
fila file | filo fili
pila pile | pilo
colla colle | collo colli
legna | legno legni
tappa tappe | tappo tappi
busta buste | busto busti
mola mole | molo
batteria batterie | batteri batterio
sala | sale sali
scala scale | scalo scali
rosa rose | roso
mensola mensole | mensa mense
pianta piante | pianto
piano piani | piana piane
botte botti | botta botte
calza calze | calzo
lana lane | lano
carta carte | carto
corda corde | cordo
cera cere | cero ceri
oro | ora ore
olio oli olii
faccia facce | face faci
fascia fasce | fascio fasci | fasciatoio fasciatoi
lama lame
asse assi | asso
chiodo chiodi
coperta coperte | coperto
pellicola pellicole
zanzariera zanzariere
lima lime
rete reti
luce luci
ago aghi
uovo uova
mano mani
ala ali
telo teli | tela tele
tavola tavole | tavolo tavoli
panno panni | panna
pasta paste | pasto pasti
posta poste | posto posti
caso casi | casa case
gamba gambe | gambo gambi
stufa stufe | stufo
cuoio | cuoco cuochi
testa teste | testo testi
spina spine | spino
presa prese | preso
lato lati
polo poli
rullo rulli | rulla
molla molle | mollo
tenda tende
grata grate | grato
colore colori | colera
mattina | mattino
cucina cucine | cucino
forma forme | forno forni
sella selle
spilla spille | spillo spilli
torta torte | torto
tazza tazze
cappa cappe | cappo
cappello cappelli | cappella cappelle
modello modelli | modella
bilancia bilance | bilancio
guancia guance
pinza pinze
tromba trombe
stecca stecche | stecco stecchi
barra barre
bara
becco becchi | becca
cava | cavo cavi
fossa fosse | fosso fossi
frutta | frutto frutti
gomma gomme
buca buche | buco buchi
palla palle | pallo
pompa pompe
pozza pozze | pozzo pozzi
radio | radia
raggio raggi | raggia
soffitta soffitte | soffitto soffitti
suola suole | suolo
tetto tetti | tetta
velo veli | vela vele
zoccolo zoccoli
lampada lampade
cella celle
camino camini
cammino
calcio | calce
pane pani
cane cani
canna canne
neve
naso nasi
vaso vasi | vasa
capo capi | capa
mazza mazze | mazzo mazzi
matto | matta
bollo bolli | bolla bolle
ballo | balla balle
costa coste | costo costi
corso corsi | corsa corse
tratto tratti | tratta
cinta cinte | cinto
lotto lotti | lotta
quadro quadri | quadra quadre
`;

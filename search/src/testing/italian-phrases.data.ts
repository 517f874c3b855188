/**
 * More queries of Italian shoppers: of whole phrases, of what the shop has not, and of words that only say how. One line
 * each: query | kind | pattern on "folded name @ folded category" of the first product, "nothing" without any. Of a
 * query of the kind "lacking" the shop has none as asked: whatever it shows, it must say so.
 */
export const ITALIAN_PHRASES = `
aspirapolvere senza fili | lacking | ^(aspiratutto|nothing)
guanti da lavoro | none | ^nothing$
pennelli set | qualifier | ^pennell
tenda oscurante | lacking | ^(tenda in lino|veneziana|nothing)
stufa a pellet | lacking | ^(stufa|nothing)
regalo papà | none | ^nothing$
wc sospeso | lacking | ^(wc|nothing)
cuscini | none | ^nothing$
cuscino per sedia | none | ^nothing$
materasso matrimoniale | none | ^nothing$
materasso | none | ^nothing$
specchio bagno | words | specchi|^nothing$
lenzuola matrimoniali | none | ^nothing$
piumone | none | ^nothing$
tende da sole | lacking | ^(tenda|nothing)
tapparella elettrica | none | ^nothing$
televisore 55 pollici | none | ^nothing$
ferro da stiro | none | ^nothing$
asse da stiro | none | ^nothing$
lavastoviglie | none | ^nothing$
tostapane | lacking | toast|^nothing
friggitrice ad aria | lacking | ^(friggitrice|nothing)
motosega a benzina | none | ^nothing$
decespugliatore | none | ^nothing$
tagliasiepi elettrico | lacking | tagliasiepe|^nothing
barbecue a gas | none | ^nothing$
carta igienica | none | ^nothing$
carta da parati | words | ^carta da parati
detersivo lavatrice | none | ^nothing$
scarpe antinfortunistiche | none | ^nothing$
stivali di gomma | none | ^nothing$
bicicletta da bambino | none | ^nothing$
passeggino | none | ^nothing$
pannolini | none | ^nothing$
phon | none | ^nothing$
asciugacapelli | none | ^nothing$
caldaia a condensazione | none | ^nothing$
deumidificatore | none | ^nothing$
saldatrice inverter | none | ^nothing$
generatore di corrente | none | ^nothing$
pannelli solari | none | ^nothing$
lampada solare | lacking | ^(lampada|lanterna|abat|lampione|nothing)
antifurto casa | none | ^nothing$
tuta da lavoro | none | ^nothing$
multimetro digitale | none | ^nothing$
grattugia | none | ^nothing$
padella antiaderente | none | ^nothing$
cavatappi | none | ^nothing$
scarpiera | none | ^nothing$
serra da giardino | none | ^nothing$
semi di basilico | none | ^nothing$
diserbante | none | ^nothing$
gabbia per uccelli | none | ^nothing$
crocchette per cani | none | ^nothing$
toner stampante | none | ^nothing$
caricabatterie telefono | none | ^nothing$
porta blindata | lacking | ^(port|nothing)
persiane in legno | none | ^nothing$
inferriate | none | ^nothing$
cancello scorrevole | none | ^nothing$
trapano a colonna | lacking | ^(trapano|nothing)
trapano senza fili | qualifier | ^trapano avvitatore a batteria
set cacciaviti | qualifier | ^set di sei cacciaviti
cacciaviti set | qualifier | cacciavit
set di chiavi | qualifier | chiavi
kit punte trapano | qualifier | punte
sedia senza braccioli | qualifier | ^sedi
wc senza brida | qualifier | ^wc monoblocco lapis
punte per muro | head | punte da muro
lama per legno | head | ^lama per sega circolare
batteria per trapano | head | ^batteria 18 v
batteria 18v | head | ^batteria 18 v
sega per ferro | head | ^segh
olio per legno | head | ^olio per teak
cera per mobili | head | ^cera
colla per parquet | lacking | ^(colla|adesivo|nothing)
colla per legno | head | ^colla vinilica
pittura per bagno | head | antimuffa
pittura per soffitto | head | ^pittura per soffitti
smalto per ferro | head | ^smalto
rullo per pareti | head | ^rullo per pareti
spatola stucco | head | ^spatola per stucco
vaschetta per rullo | head | ^vaschetta per pittura
telo per imbiancare | head | ^telo copritutto
nastro da pacchi | words | ^nastro da (pacchi|imballo)
scatole per trasloco | words | ^scatole da trasloco
vite per cartongesso | head | ^viti.*cartongesso
tasselli per cemento | head | ^tasselli in acciaio
dadi | plural | ^dadi
barra filettata | words | ^barra filettata
ruote per mobili | head | ^ruota
maniglia porta | head | ^maniglia per porta
pomelli mobili | head | ^pomello
cilindro serratura | head | ^cilindro europeo
cassaforte a muro | word | ^cassaforte
catena zincata | words | ^catena
prolunga 10 metri | size | ^prolunga
presa schuko | words | ^presa schuko
presa tv | words | ^presa tv
cavo per esterno | words | ^cavo multipolare
interruttore differenziale | words | ^interruttore differenziale
canalina passacavi | words | ^canalina
videocitofono | word | ^videocitofono
telecamera wifi | words | ^telecamera
rilevatore fumo | words | ^rilevatore di fumo
lampadina e14 | size | ^lampadina.*e14
tubo led | words | ^tubo led
lampada scrivania | words | ^lampada da scrivania
lampione | word | ^lampione
torcia frontale | words | ^torcia frontale
faro da cantiere | words | ^faro led
applique da esterno | words | ^applique da esterno
termostato | word | ^termostato
stufa a legna | words | ^stufa a legna
camino | word | ^camino
legna | word | ^legna da ardere
ventilatore a piantana | lacking | ^ventilatore
radiatore in ghisa | words | ^radiatore in ghisa
pompa sommersa | words | ^pompa sommersa
tubo flessibile doccia | lacking | ^(flessibile|tubo|nothing)
valvola a sfera | words | ^valvola a sfera
guarnizioni rubinetto | head | guarnizioni
teflon | synonym | ptfe
cabina doccia | words | ^cabina doccia
tenda doccia | words | ^tenda doccia
lavabo con colonna | words | ^lavabo a colonna
vasca idromassaggio | words | ^vasca idromassaggio
mobile bagno | words | ^mobile bagno
tappeto bagno | words | ^tappeto bagno
dispenser sapone | words | ^dispenser
frigorifero americano | words | ^frigorifero americano
forno da incasso | words | ^forno
forno a microonde | words | ^forno a microonde
piano a induzione | words | ^piano a induzione
macchina caffè capsule | words | ^macchina da caffe a capsule
frullatore | word | ^frullatore
tazza da tè | words | ^tazza da te
calici vino | plural | ^calice da vino
forchette | plural | ^forchett
piatti piani | plural | ^piatto piano
insalatiera | word | ^insalatiera
libreria bianca | words | ^libreria
mobile tv | words | ^mobile tv
letto singolo | words | ^letto singolo
culla | word | ^culla
armadio scorrevole | words | ^armadio parete
sgabello bar | words | ^sgabello
tavolo pieghevole | words | ^tavolo.*pieghevole
poltrona relax | words | ^poltrona relax
lavagna magnetica | words | ^lavagna magnetica
forbici | plural | ^forbic
zaino trekking | lacking | ^zaino
valigia | word | ^valigia
tapis roulant | words | ^tapis roulant
pallone calcio | words | ^pallone da calcio
tavolo da ping pong | words | ^tavolo da ping pong
seggiolone | word | ^seggiolone
sveglia | word | ^sveglia
zanzariera | word | ^zanzariera
malta | word | ^malta
mosaico bagno | words | ^mosaico
finestra da tetto | words | ^finestra da tetto
porta scorrevole | words | ^porta scorrevole
annaffiatoio zincato | words | ^annaffiatoio in lamiera
orchidea | word | ^orchidea
palma | word | ^palma
siepe artificiale | words | siepe artificiale
pompa per bicicletta | lacking | ^(pompa|nothing)
resi | service | ^nothing$
spedizione | service | ^nothing$
orari negozio | service | ^nothing$
sedia gaming | lacking | ^(sedia|nothing)
scrivania ad angolo | words | ^scrivania.*ad angolo
tavolino vetro | words | ^tavolino.*vetro
divano letto | words | ^divano letto
materassino mare | words | ^materassino gonfiabile
porta ombrelli | none | ^nothing$
portaombrelli | none | ^nothing$
cestino carta | words | ^cestino gettacarte
raccolta differenziata | words | raccolta differenziata
cesto biancheria | words | ^cesto portabiancheria
grucce armadio | words | ^grucce
baule | words | ^baule
lettiera gatto | none | ^nothing$
acquario | none | ^nothing$
amplificatore wifi | none | ^nothing$
mouse | none | ^nothing$
chiavetta usb | none | ^nothing$
smart tv | lacking | tv|^nothing
lampadina smart | lacking | ^(lampadina|nothing)
striscia led 5 metri | words | ^striscia led
interruttore doppio | words | ^interruttore doppio
scatola derivazione | words | ^scatola di derivazione
filo elettrico | words | ^cavo
multipresa con interruttore | words | ^ciabatta multipresa
trapano a percussione | words | ^(trapano|avvitatore|tassellatore|nothing)
tassellatore | words | ^tassellatore
seghetto alternativo | words | ^seghetto alternativo
disco taglio ferro | lacking | ^(disc|nothing)
dischi abrasivi | words | ^dischi abrasivi
punta widia | lacking | punte|^nothing
compressore aria | words | ^compressore
idropulitrice | words | ^idropulitrice
pistola a spruzzo | lacking | ^(pistola|nothing)
pistola silicone | words | ^pistola per cartucce
chiave dinamometrica | lacking | chiav|^nothing
chiavi a bussola | words | bussole
cricchetto | words | cricchetto
pappagallo idraulico | lacking | ^(giratubi|nothing)
lima ferro | lacking | ^lima|^nothing
scalpello muro | lacking | ^(scalpello|nothing)
mazza | words | ^mazz
accetta | none | ^nothing$
piccone | none | ^nothing$
scopa giardino | words | ^(scopa|rastrello)
forca | words | ^forca
zappa | words | ^zappa
carriola da cantiere | words | ^carriola
sacchi cemento | words | cemento|^nothing
cemento rapido | lacking | ^(cemento|nothing)
colla piastrelle | words | ^colla in polvere c2
fuga piastrelle | none | ^nothing$
stucco per muro | words | ^stucco in pasta bianco
rasante | words | ^rasante
pittura antimuffa | words | ^pittura antimuffa
pittura lavagna | words | lavagna
vernice legno | words | ^(vernice|smalto|flatting|impregnante).*legno
diluente | words | ^diluente
acquaragia | words | ^acquaragia
pannello osb 18 mm | words | osb
multistrato | words | multistrato
tavola abete | words | ^tavola in abete
listelli legno | words | ^listelli
travi in legno | none | ^nothing$
lana di roccia | none | ^nothing$
polistirene | words | polistirene
tegole | none | ^nothing$
coppi | words | ^coppo
gres effetto marmo | words | ^gres effetto marmo
piastrelle bagno | words | @ (rivestimenti|gres)
porta a soffietto | lacking | ^port
porta garage | words | ^porton
porta vetro scorrevole | words | ^porta scorrevole in vetro
ringhiera balcone | words | ^ringhiera
cassetta posta americana | words | ^cassetta postale americana
bidone spazzatura | words | ^(bidone|pattumiera)
fontana giardino | words | ^fontana
scivolo bambini | words | scivolo
tappeto elastico | words | ^tappeto elastico
canestro basket | words | ^canestro
tenda 3 persone | words | ^tenda da campeggio
sacco a pelo | words | ^sacco a pelo
ombrello | words | ^ombrello
orologio da parete | words | ^orologio
vaso ceramica | words | ^vaso.*ceramica
fiori finti | words | artificial
piante grasse | words | ^(cactus|echeveria)
bonsai | words | ^bonsai
ulivo | none | ^nothing$
rose | none | ^nothing$
terriccio agrumi | words | ^terriccio per agrumi
rubinetto cucina | words | ^miscelatore cucina
miscelatore doccia | lacking | ^(miscelatore|gruppo doccia)
colonna doccia | words | doccia
piatto doccia | none | ^nothing$
sedile wc | none | ^nothing$
copriwater | none | ^nothing$
specchio con luce | lacking | specchi|^nothing
lavatrice 9 kg | lacking | ^lavatrice
congelatore | words | ^congelatore
frigo piccolo | words | ^frigorifero
piano cottura 5 fuochi | lacking | ^piano cottura
cucina a gas | words | ^cucina a gas
bollitore elettrico | lacking | ^(bollitore|nothing)
caffettiera | words | ^caffettiera
pentola a pressione | lacking | ^(pentola|nothing)
set coltelli | words | coltelli
set posate | words | ^(posto tavola|forchetta|cucchiaio|coltello)
bicchieri di carta | words | ^bicchieri da asporto
tovaglia | none | ^nothing$
tende soggiorno | lacking | ^(tenda|veneziana)
veneziana | words | ^veneziana
tappeto salotto | lacking | ^tappeto
candele profumate | lacking | candel|^nothing
albero natale | words | ^(albero|abete|alberello)
luci natale | none | ^nothing$
puzzle | words | ^puzzle
casa bambole | words | ^casa delle bambole
cavallo a dondolo | words | ^cavallo a dondolo
calcio balilla | words | ^calcio balilla
freccette | words | freccette
cyclette | words | ^cyclette
manubri palestra | none | ^nothing$
quaderni | none | ^nothing$
penne blu | words | ^penne
mascherine ffp2 | words | ^mascherine
scarpe da lavoro | none | ^nothing$
imbracatura | none | ^nothing$
estintore auto | lacking | ^estintore
avvitatore a impulsi | words | ^avvitatore a impulsi
trapano battente | words | ^(trapano|tassellatore)
levigatrice orbitale | words | ^levigatrice
smerigliatrice angolare 125 | words | ^smerigliatrice angolare
sega da traforo | lacking | ^seg
morsa da banco | words | ^morsa da banco
cavalletti da lavoro | words | ^cavalletto
scaffale metallo | words | ^scaffale.*metallo
scaffali garage | lacking | ^scaff
scala telescopica | lacking | ^scal
scala 5 gradini | words | ^scala doppia
livella laser | words | ^livella laser
metro laser | lacking | ^(flessometro|metro|nothing)
pinza spellafili | lacking | ^pinz|^nothing
tronchese | words | tronchesino|tagliabulloni
martello gomma | words | ^mazzuola|martello
chiodi per legno | words | ^chiodi
viti inox | words | ^viti in acciaio inox
viti nere | words | ^viti nere
ganci per quadri | lacking | ^ganci
appendi quadri | none | ^nothing$
mensole da parete | lacking | mensol|^nothing
staffe per mensole | words | ^(reggimensola|staffa)
cerniere per mobili | words | ^cerniere
rotelle mobili | words | ^ruota
lucchetto combinazione | words | ^lucchetto a combinazione
serratura porta | words | serratura
chiudiporta | none | ^nothing$
spioncino | none | ^nothing$
maniglie mobili cucina | words | ^maniglia a barra
citofono wifi | lacking | citofono
rilevatore gas | lacking | ^(rilevatore|nothing)
presa da esterno | lacking | ^pres
deviatore | words | ^(interruttore|deviatore)
lampadina 100w | words | ^lampadina
lampada da comodino | words | ^(lampada|abat)
lampadario moderno | words | ^lampadario
sospensione cucina | words | ^sospensione
plafoniera led bagno | words | ^plafoniera
faretti da incasso | lacking | ^(faretto|nothing)
luci giardino | words | @ luci da giardino
torcia ricaricabile | lacking | ^torcia
candeliere | words | ^candeliere
portacandele | words | ^portacandela
cornice foto | words | ^cornice
quadri moderni | none | ^nothing$
tappeto persiano | lacking | ^tappeto
zerbino cocco | words | ^zerbino in cocco
paravento | words | ^paravento
tende lino | words | ^tenda in lino
bastone per tende | none | ^nothing$
plaid | none | ^nothing$
coperta | none | ^nothing$
asciugamani bagno | words | asciugamano|teli bagno
accappatoio | none | ^nothing$
tappetino doccia | none | ^nothing$
portasapone | words | sapone
spazzola wc | words | ^scopino
miscelatore vasca | lacking | ^miscelatore
soffione doccia pioggia | words | ^(soffione|gruppo)
doccetta | words | ^(soffione|gruppo)
lavandino cucina | lacking | lav
lavello acciaio | words | lavello
mobile lavabo sospeso | lacking | ^(mobile|lavabo)
vasca angolare | words | ^vasca angolare
sifone lavello | words | ^sifone
guarnizione | words | guarnizioni
tubo multistrato 16 | words | ^tubo multistrato
scaldabagno a gas | words | ^scaldabagno a gas
boiler elettrico 80 litri | words | ^scaldabagno elettrico
termoarredo | words | ^(scaldasalviette|radiatore)
stufetta elettrica | none | ^nothing$
condizionatore portatile | lacking | ^climatizzatore
ventilatore senza pale | lacking | ^ventilatore
umidificatore | none | ^nothing$
purificatore aria | none | ^nothing$
frigorifero da incasso | lacking | ^frigorifero
forno elettrico | words | ^forn
cappa cucina 60 cm | words | ^cappa.*60
impastatrice | words | ^impastatrice
robot aspirapolvere | none | ^(nothing|aspiratutto)
macchina per il pane | lacking | ^(macchina|nothing)
macchina da cucire | none | ^nothing$
bilancia pesapersone | lacking | ^(bilancia|nothing)
mestolo | words | ^mestolo
teglia forno | none | ^nothing$
pirofila | words | ^pirofila
bicchieri acqua | words | ^bicchiere.*acqua
piatti di plastica | lacking | ^piatt
tazzina caffè | words | ^tazza da caffe
caraffa vetro | lacking | caraffa|^nothing
tovaglioli | none | ^nothing$
divano 2 posti | words | ^divano.*due posti
divano esterno | words | ^divano da giardino
poltrona massaggiante | lacking | ^poltron
libreria a muro | words | ^(libreria|parete)
mobile ingresso | lacking | ^mobile
credenza cucina | lacking | ^(credenza|madia)
tavolo allungabile | lacking | ^tavol
tavolo da giardino | words | tavol.*@ tavoli da esterno
sedie da giardino | words | ^sedia.*esterno|@ sedute da esterno
sedia pieghevole | words | ^sedia.*pieghevole
sedia a dondolo | lacking | ^sedi
scrivania bambini | lacking | ^scrivania
armadio 4 ante | words | ^armadio quattro ante
armadietto spogliatoio | words | ^armadietto spogliatoio
letto contenitore | lacking | ^letto
letto a soppalco | words | ^letto a soppalco
rete matrimoniale | none | ^nothing$
comodino rovere | words | ^comodino riga in rovere
specchiera | words | specchiera|^nothing$
pompa irrigazione | words | ^(pompa|programmatore)
irrigatore a scomparsa | lacking | ^irrigatore
centralina irrigazione | words | ^programmatore
tosaerba a scoppio | lacking | ^rasaerba
forbici giardinaggio | words | ^(forbice|cesoia)
sottovasi | words | ^sottovaso
vaso resina grande | words | ^vaso.*resina
palma da interno | words | ^palma
ficus | words | ^ficus
erba gatta | none | ^nothing$
casetta legno | words | ^casetta da giardino
recinzione metallica | words | recinzione
barbecue | none | ^nothing$
gonfiabile piscina | words | ^piscina gonfiabile
giochi da tavolo | words | ^(gioco|scacchiera|nothing)
scacchi | words | ^scacchiera
pistola termica | words | ^pistola termica
fresatrice verticale | none | ^nothing$
bidone aspiratutto | words | ^(aspiratutto|bidone)
caricabatterie trapano | lacking | caricator|^nothing
punte cemento | words | punte da muro|^set.*punte
lame seghetto alternativo | lacking | ^(lama|seghetto|nothing)
cacciavite elettricista | words | ^cacciavite corto da elettricista
cercafase | words | ^cercafase
squadra falegname | words | ^squadra
chiave combinata 13 | words | chiav
scala legno 3 gradini | words | ^scaletta
ruota carriola | lacking | ^(ruota|nothing)
moschettoni | words | ^moschettone
molle | words | molle
fascette nylon | words | ^fascette in nylon
nastro americano | lacking | ^nastro
biadesivo | words | ^nastro biadesivo
colla a caldo | lacking | ^(colla|nothing)
silicone bianco | words | ^silicone
schiuma | words | ^schiuma
smalto all'acqua | words | ^smalto.*acqua
vernice trasparente legno | words | trasparente
sverniciatore | words | ^sverniciatore
pennello per radiatori | words | ^pennello angolato per radiatori
rullino smalto | words | ^rullino
carta abrasiva grana 120 | words | ^carta abrasiva
mattoni refrattari | words | ^mattone refrattario
blocchi calcestruzzo | words | ^blocco
cartongesso idrofugo | words | cartongesso
gesso scagliola | words | ^gesso
parquet rovere | words | ^parquet
pavimento laminato | words | ^laminato
moquette | none | ^nothing$
soglia alluminio | words | ^profilo soglia
finestra pvc | words | ^finestra
portafinestra | words | ^portafinestra
portoncino ingresso | words | ^portoncino
cavo antenna | lacking | ^cavo
presa rj45 | words | ^presa dati rj45
telecamera esterno | words | ^telecamera esterna
campanello wireless | lacking | campanell|pulsantiera|^nothing
quadro elettrico | words | ^(centralino|nothing)
sensore di movimento | lacking | rilevatore|^nothing
lampadina vintage filamento | words | ^lampadina led a filamento
faretto gu10 | words | ^faretto led gu10
applique bagno | lacking | ^applique
lanterna campeggio | words | ^lanterna led
scaldasalviette elettrico | words | ^scaldasalviette elettrico
radiatore alluminio | words | ^radiatore in alluminio
comignolo | words | ^comignolo
climatizzatore dual split | lacking | ^climatizzatore
raccordi ottone | words | ottone
curva pvc 90 | words | ^curva in pvc
rubinetto giardino | words | ^rubinetto portagomma
avvolgitubo | words | ^avvolgitubo
tubo irrigazione 50 metri | words | ^tubo da giardino
cesoie potatura | words | ^(forbice|cesoia)
paletta giardino | words | ^paletta da trapianto
corteccia | words | ^corteccia
cipresso | words | ^cipresso
rosa rampicante | none | ^nothing$
lavanda | none | ^nothing$
limone pianta | none | ^nothing$
siepe lauroceraso | words | lauroceraso
panchina legno | words | ^panc
gazebo 3x3 | words | ^gazebo
piscina gonfiabile | words | ^piscina gonfiabile
bidone rifiuti 120 litri | words | ^bidone carrellato
casetta attrezzi | words | ^casetta da giardino
specchio camera | lacking | specchi|^nothing
comò legno | words | ^como
materasso singolo | none | ^nothing$
testiera letto | none | ^(nothing|letto)
futon | words | ^futon|futon
fasciatoio | words | fasciatoio
tavolino bambini | words | ^tavolino girotondo
pouf contenitore | lacking | ^pouf
sedia ufficio ergonomica | words | ^sedia ergonomica
lavagna bianca | words | ^lavagna magnetica
cucitrice | words | ^cucitrice
evidenziatori | words | ^evidenziatori
agenda 2026 | none | ^nothing$
frullatore a immersione | lacking | ^frullatore
macchina caffè americano | words | ^macchina da caffe americano
bollitore | words | ^bollitore
teiera | words | ^teiera
boccale birra | words | ^boccale
saliera | words | ^saliera
coltello pane | lacking | ^coltello
spremiagrumi elettrico | lacking | ^spremiagrumi
portaspezie | words | portaspezie
wok | none | ^nothing$
ping pong | words | ping pong
pallone basket | words | ^pallone da basket
sacco da boxe | lacking | ^(colonna da pugilato|nothing)
tenda campeggio 6 posti | lacking | ^tenda da campeggio
trolley bagaglio a mano | lacking | ^(valigia|nothing)
orsetto peluche | words | ^orsetto
xilofono | words | ^xilofono
girello bambino | none | ^nothing$
monopattino elettrico | none | ^nothing$
decorazioni natalizie | words | ^albero| @ candele e natale|^nothing
albero di natale innevato | words | ^(abete|albero)
vernice per ferro antiruggine | words | ^smalto ferromicaceo
smalto bianco all'acqua | words | ^smalto
pittura antimuffa bagno | words | ^pittura antimuffa
idropittura lavabile 14 litri | words | ^(pittura murale lavabile|idropittura)
stucco in pasta pronto | words | ^stucco in pasta
silicone trasparente per bagno | words | ^silicone sanitario
nastro carta per imbianchino | words | ^nastro in carta
carta vetrata grana 120 | words | ^carta abrasiva
viti per legno 4x40 | words | ^viti per legno
viti autofilettanti | words | ^viti autofilettanti
tasselli per cartongesso | words | ^tasselli autoforanti
gancio a muro | words | ^ganc
lucchetto a combinazione | words | ^lucchetto a combinazione
maniglia porta interna | words | ^maniglia per porta
trapano a batteria 18v | words | ^trapano avvitatore
punte per trapano muro | words | punte da muro
lama per sega circolare | words | ^lama per sega circolare
disco diamantato | words | ^disco diamantato
avvitatore piccolo | words | avvitatore
set chiavi a bussola | words | ^set di bussole
chiave a pappagallo | words | ^giratubi
metro a nastro 5 metri | words | ^flessometro
martello da carpentiere | words | ^martello da carpentiere
cassetta attrezzi con ruote | words | ^cassetta portautensili
mascherina antipolvere | words | ^mascherine
compressore 24 litri | words | ^compressore
pistola per silicone | words | ^pistola per cartucce
miscelatore cucina | words | ^miscelatore cucina
sifone lavandino | words | ^sifone
tubo multistrato | words | ^tubo multistrato
raccordi idraulici | words | ^raccord
mobile bagno con lavabo | words | ^mobile bagno
scaldabagno elettrico 50 litri | words | ^scaldabagno elettrico
termosifone in alluminio | words | ^radiatore in alluminio
ventilatore a soffitto | words | ^ventilatore da soffitto
lampadina e27 led | words | ^lampadina led.*e27
lampadario soggiorno | words | ^lampadario
applique esterno | words | ^applique da esterno
ciabatta con interruttore | words | ^ciabatta
interruttore salvavita | words | ^interruttore (magnetotermico|differenziale)
cavo elettrico 2,5 | words | ^cavo
scatola di derivazione | words | ^scatola di derivazione
telecamera wifi esterna | words | ^telecamera
piastrelle bagno bianche | words | ^piastrella
gres porcellanato effetto legno | words | ^gres effetto legno
battiscopa bianco | words | ^battiscopa laccato bianco
colla per piastrelle | words | ^colla in polvere
sacco di cemento | words | ^cemento
listelli legno abete | words | ^listelli
tagliaerba elettrico | words | ^rasaerba elettrico
tubo per irrigazione | words | ^tubo da giardino
concime per prato | words | ^concime granulare
casetta da giardino in legno | words | ^casetta da giardino
scaffale metallico garage | words | ^scaffale.*metallo
pattumiera differenziata | words | ^(contenitore per raccolta|pattumiera)
carta gommata | words | ^nastro in carta
tinta legno noce | words | @ (tinte pronte|impregnanti e cere)
olio per teak | words | ^olio per teak
solvente acquaragia | words | ^acquaragia
cazzuola muratore | words | ^cazzuola
morsetto per legno | words | ^morsetto a vite
forbici per potare | words | ^forbice da potatura
tubo corrugato elettrico | words | ^(guaina|tubo) corrugat
rilevatore di fumo | words | ^rilevatore di fumo
lavatrice carica frontale | words | ^lavatrice.*carica frontale
frigorifero piccolo | words | ^frigorifero
sedie pieghevoli | words | ^sedia pieghevole
stendino da balcone | words | ^stendibiancheria
tasselli fischer 8 | lacking | ^(tasselli|nothing)
bulloni inox | lacking | ^(bulloni|nothing)
chiodi senza testa | lacking | ^(chiodi|nothing)
serratura porta blindata | lacking | serratur|^nothing
cerniera per anta cucina | lacking | ^(cernier|nothing)
scala in alluminio 3 gradini | lacking | ^(scala|nothing)
banco da lavoro pieghevole | lacking | ^(banco da lavoro|nothing)
flessibile doccia | lacking | ^(flessibile|nothing)
box doccia 80x80 | lacking | ^(cabina doccia|box doccia|nothing)
valvola termostatica | lacking | ^(valvola|nothing)
condizionatore senza unità esterna | lacking | ^(climatizzatore bora unita interna|nothing)
zanzariera a rullo | lacking | ^(zanzariera|nothing)
terriccio per orchidee | lacking | ^(terriccio|nothing)
ombrellone 3x3 | lacking | ^(ombrellone|nothing)
tavolo allungabile 10 posti | lacking | ^(tavolo|nothing)
vasca da bagno freestanding | lacking | ^(vasca|nothing)
staccionata legno | lacking | recinzione|^nothing
comodino sospeso | lacking | ^(comodino|nothing)
lampada a pinza | lacking | ^(lampada|nothing)
vernice per termosifoni | lacking | ^(vernice|smalto|nothing)
guide per cassetti | none | ^nothing$
piedini per mobili | none | ^nothing$
piatto doccia effetto pietra | none | ^nothing$
stufetta elettrica bagno | none | ^nothing$
campanello senza fili | none | ^nothing$
lana di vetro | none | ^nothing$
spazzola metallica | none | ^nothing$
rivetti | none | ^nothing$
roncola | none | ^nothing$
copriwater legno | none | ^nothing$
rete per recinzione | none | ^nothing$
binario per tende | none | ^nothing$
trapno batteria | typo | ^(trapano avvitatore|avvitatore)
avitatore | typo | avvitatore
caccavite | typo | ^cacciavite
lavastovilie | none | ^nothing$
frigorifaro | typo | ^frigorifero
lavatrce 8 kg | typo | ^lavatrice obl
plafonirea led | typo | ^plafoniera
armadoi | typo | ^armadi
scrivannia | typo | ^scrivania
polltrona relax | typo | ^poltrona relax
tapeto bagno | typo | ^tappeto bagno
materaso | none | ^nothing$
lampadina e 27 | size | ^lampadina.* e27
led e27 | size | ^lampadina.* e27
lampadine led e14 candela | size | ^lampadina led candela e14
faretto led gu 10 | size | ^faretto led gu10
neon led 120 cm | size | ^tubo led
tubo led t8 | size | ^tubo led t8
striscia led adesiva | words | ^striscia led
lampadina smart wifi | lacking | ^(lampadina|nothing)
multistrato 120x60 | size | ^pannello in multistrato
pannello mdf 10 mm | size | ^pannello mdf
compensato | lacking | multistrato|^nothing
osb 250x125 | size | ^pannello osb
tavola legno 200x60 | size | ^tavola in abete lamellare
scrivania 120x80 | size | ^scrivania linea
scrivania 140 cm | size | ^scrivania
gres 60x60 grigio | size | ^gres
gres effetto legno | words | ^gres effetto legno
zerbino 60x30 | size | ^zerbino
asciugamano 50x100 | size | ^asciugamano
cornice 13x18 | size | ^cornice
viti 5x60 | size | ^viti
tasselli da 8 | size | ^tassell
dado m8 | size | ^dadi
rondelle m10 | size | ^rondelle
bullone m8 | size | ^bulloni
cavo 3x2,5 | size | ^cavo multipolare
presa shuko | typo | ^presa schuko
presa usb muro | words | ^presa con caricatore usb
salvavita 30 ma | synonym | ^interruttore differenziale
magnetotermico 16a | words | ^interruttore magnetotermico
abajour camera | typo | ^(abat jour|lampada)
lampada da lettura | words | ^lampada da terra lettura
piantana soggiorno | synonym | ^lampada da terra
lampadario camera da letto | room | ^(lampadario|sospensione)
applique scale | room | ^applique
luce per esterno | words | @ luci da giardino|lampione|applique da esterno|faro
comodini camera | room | ^comodino
armadio cameretta | room | ^armadio bottoni
tavolo cucina | room | ^tavolo
tavolino salotto | room | ^tavolino
mobile soggiorno tv | room | ^mobile tv
mobile ingresso specchio | lacking | ^(mobile|nothing|consolle|appendiabiti)
sedie cucina | room | ^sedia
sgabelli cucina | room | ^sgabello
mensole cucina | lacking | mensol|^nothing
mensola | words | mensol
pensili cucina | words | ^pensile
cassettiera camera | room | ^(cassettiera|como)
letto bimbo | synonym | ^(letto|lettino|culla)
letto a castelo | typo | ^letto a castello
letto una piazza e mezza | lacking | ^(divano )?letto
divano 3 posti grigio | words | ^divano
divano pelle | lacking | ^(divano|nothing)
divano chaise longue | synonym | ^divano savoia con penisola|^divano angolare
poltrona pelle marrone | words | ^poltrona
puff | synonym | ^pouf
pouff sacco | typo | ^pouf sacco
sedia ufficio | words | ^sedia da ufficio|@ sedie da ufficio
sedie trasparenti | lacking | ^(sedia|nothing)
sedie impilabili | words | ^sedia .*impilabile
tavolo rotondo 120 | words | ^tavolo rotondo
credenza | words | ^(credenza|madia)
vetrinetta | words | vetrin
appendi abiti | compound | ^appendiabiti
attaccapanni | synonym | ^appendiabiti
porta rotolo | compound | ^portarotolo
porta scopino | compound | ^scopino
scopino wc | words | ^scopino
copri divano | none | ^nothing$
coprimaterasso | none | ^nothing$
porta asciugamani | compound | portasciugamani
portabiancheria | words | ^cesto portabiancheria
stendi panni | compound | ^stendibiancheria
stendino | synonym | ^stendibiancheria
taglia erba | compound | ^rasaerba
tosaerba elettrica | gender | ^rasaerba
tagliaerba a batteria | lacking | ^(rasaerba|nothing)
canna da giardino | dialect | ^tubo da giardino
gomma per innaffiare | dialect | ^(tubo da giardino|annaffiatoio|nothing)
badile | words | ^badile
vanghetto | dialect | ^(vanga|paletta|nothing)
ramazza | dialect | ^scopa
forbicioni siepe | dialect | ^(cesoia|nothing)
tenaglia | dialect | ^(pinza|tronchesino|nothing)
giratubo | dialect | ^giratubi
chiave del 13 | size | ^chiave combinata
metro | words | ^(metro|flessometro)
rotella metrica | synonym | ^flessometro
bolla livella | synonym | ^livella
scotch carta | synonym | ^nastro in carta
scotch pacchi | synonym | ^nastro da (imballo|pacchi)
nastro nero elettricista | synonym | ^nastro isolante
attak | brand | colla|adesivo|^nothing
millechiodi | brand | adesivo di montaggio|^nothing
svitol | brand | ^sbloccante
ducotone | brand | pittura|^nothing
bostik silicone | brand | ^silicone|^nothing
black & decker trapano | brand | ^(trapano|avvitatore|nothing)
fischer tasselli | brand | ^tassell
pittura color salvia | words | ^pittura murale colorata
vernice bianca muro | synonym | ^(pittura|idropittura)
imbiancatura | lacking | pittur|rull|pennell|telo|^nothing
smalto nero ferro | words | ^smalto
vernice spray rossa | gender | ^vernice spray
impregnante noce | words | ^impregnante
antiruggine ferro | words | antiruggine
lounge chair | english | ^(poltrona|chaise)
coffee table | english | ^(tavolino|nothing)
barstool | english | ^(sgabello|nothing)
desk | english | ^(scrivania|nothing)
water pump | english | ^pompa
garden hose | english | ^(tubo da giardino|nothing)
bbq | none | ^nothing$
trolley cabina | synonym | ^valigia
moka 3 tazze | words | ^caffettiera moka
bilancia cucina digitale | words | ^bilancia digitale
tagliere legno | words | ^tagliere
bicchieri vino | words | ^calice
tazze colazione | words | ^tazza da colazione
martello da muratore | words | ^mazzetta|^martello
guarnizione caffettiera | lacking | ^(guarnizion|assortimento di guarnizioni|nothing)
sedie bianche cucina | words | ^sedia
tavolo rotondo bianco | words | ^tavolo rotondo
poltroncina camera | room | ^poltron
lampada comodino | room | ^(abat jour|lampada)
porta tovaglioli | lacking | ^nothing|^portarotolo
porta scarpe | lacking | scarp|^nothing
appendi asciugamani | compound | portasciugamani|^appendiabiti|^nothing
taglia piastrelle | none | ^nothing$
lava vetri | none | ^nothing$
spazza camino | none | ^nothing$
copri water | none | ^nothing$
asciuga capelli | none | ^nothing$
passa cavo | compound | canalina|passacavi
scola piatti | none | ^nothing$
porta sapone | compound | ^dispenser per sapone
sotto vaso | compound | ^sottovaso
idro pittura | compound | ^idropittura
auto filettanti | compound | ^viti autofilettanti
moschetone | typo | ^moschettone
guaina corugata | typo | ^guaina corrugata
cartongeso | typo | ^lastra in cartongesso
rubineto cucina | typo | ^miscelatore cucina
sanitari bagno | words | @ (wc e bidet|lavabi|vasche|docce)
piastrelle cucina | room | ^(piastrella|gres|cementina)
batiscopa | typo | ^battiscopa
lampadina 10w | size | ^lampadina
pompa pozzo | words | ^pompa
fioriera balcone | words | ^fioriera
`;

/**
 * Queries of Italian shoppers with their intent and a rule for the first product: a pattern on "folded name @
 * folded category". One line each: query | kind | pattern.
 */
export const ITALIAN_QUERIES = `
trapani | plural | ^trapano
trapano | singular | ^trapano
avvitatore | synonym | ^trapano avvitatore
trapano a batteria | words | ^trapano avvitatore
trapano 18v | size | avvitatore.*18 v
avvitatore 18 volt | size | avvitatore.*18 v
punte trapano | head | ^(set|serie|assortimento).* punte|^punt
punte per metallo | head | punte|punta
smerigliatrice | word | ^smerigliatrice
flex | synonym | ^smerigliatrice
lama sega circolare | head | ^lama per sega circolare
disco diamantato 115 | size | ^disco diamantato
seghe | plural | ^sega
sega a mano per legno | words | ^sega a mano per legno
chiave inglese | words | ^chiave inglese
chiave a rullino | words | ^chiave inglese a rullino
chiavi | plural | chiav
brugola | synonym | brugola
chiavi esagonali | synonym | brugola
giravite | synonym | ^cacciavite
caciavite | typo | ^cacciavite
cacciavite a stella | synonym | ^cacciavite a croce
cacciaviti a taglio | plural | ^cacciavite a taglio
martello | word | @ pinze e martelli
pinze | plural | ^pinza
livella | word | livella
metro pieghevole | words | metro
morsetto | word | ^morsetto
scalpelli | plural | ^scalpello
pialla | word | ^pialla
cutter | word | ^cutter
taglierino | synonym | ^cutter
scala | word | ^scal
scaletta 3 gradini | words | ^scal
cassetta degli attrezzi | synonym | ^cassetta portautensili
porta utensili | split | portautensili
portautensili | word | portautensili
banco da lavoro | words | ^banco da lavoro
estintore | word | ^estintore
elmetto | word | ^elmetto
casco da lavoro | synonym | ^elmetto
cuffie antirumore | words | ^cuffie antirumore
occhiali protettivi | words | ^occhiali protettivi
occhiali da lavoro | synonym | ^occhiali protettivi
viti legno | words | ^viti per legno
vite | singular | ^viti
viti cartongesso | words | cartongesso
vite autofilettante | singular | ^viti autofilettanti
bulloni m10 | size | ^bulloni
dadi m8 | size | ^dadi
dado autobloccante | singular | ^dadi autobloccanti
rondella | singular | ^rondelle
tasselli cartongesso | words | ^tasselli autoforanti per cartongesso
tassello | singular | ^tassell
fischer | synonym | ^tassell
chiodi | plural | ^chiodi
moschettone | word | ^moschettone
catena | word | ^catena
cerniera | singular | ^cernier
lucchetto | word | ^lucchetto
luchetto | typo | ^lucchetto
maniglie | plural | maniglia
serratura | word | serratura
fascette | plural | ^fascette
pittura lavabile | words | ^pittura
pittura bianca per interni | words | ^(id)?ro?pittura|^pittura|@ pitture per interni
pitture per esterni | words | @ pitture per esterni
vernice spray nera | words | ^vernice spray
bomboletta spray | synonym | spray
smalto per termosifoni | words | ^smalto bianco per radiatori
antiruggine | word | antiruggine
impregnante | word | ^impregnante
pennelli | plural | ^pennell
penello | typo | ^pennell
rullo | word | ^rull
carta vetrata | synonym | ^carta abrasiva
nastro isolante | words | ^nastro isolante
scotch da imbianchino | synonym | nastro
stucco per legno | words | ^stucco in pasta per legno
silicone | word | silicone
silicone sanitario trasparente | words | ^silicone sanitario
colla vinilica | words | ^colla vinilica
vinavil | synonym | ^colla vinilica
schiuma poliuretanica | words | ^schiuma poliuretanica
schiuma espansa | synonym | ^schiuma poliuretanica
cemento | word | ^cemento
cazzuola | word | ^cazzuola
secchio muratore | words | ^secchio da muratore
mattoni | plural | ^matton
cartongesso | word | cartongesso
gres 60x60 | size | ^gres
gres effetto legno 60 x 60 | size | ^gres effetto legno
piastrelle | plural | piastrell|@ gres|@ rivestimenti
parquet | word | ^parquet
laminato | word | ^laminato
battiscopa | word | ^battiscopa
ciabatta | synonym | ^ciabatta multipresa
multipresa | word | multipresa
prolunga | word | ^prolunga
avvolgicavo | word | avvolgicavo|^prolunga
salvavita | synonym | ^interruttore (differenziale|magnetotermico)
interruttori | plural | ^interruttore
dimmer | synonym | ^variatore di luce
presa usb | words | ^presa.*usb
cavo elettrico | words | ^cavo
citofono | word | citofono
telecamere | plural | ^telecamera
lampadina e27 | size | ^lampadina
lampadine led e14 | size | ^lampadina
lampadina | singular | ^lampadina
lampade da tavolo | plural | ^(lampada|abat|lanterna)
lampada da terra | words | ^lampada.*terra|lettura
abat-jour | code | ^abat jour
piantana | synonym | ^lampada da terra|@ lampade da tavolo e da terra
lampadario | word | ^lampadario
lampadari cristallo | plural | ^lampadario.*cristallo
plafoniere | plural | ^plafoniera
faretti | plural | faretti|^faretto
striscia led | words | ^striscia led
torcia | word | ^torcia
pila tascabile | synonym | torcia|@ torce
condizionatore | synonym | ^climatizzatore
condizionatori | synonym plural | ^climatizzatore
climatizzatore inverter | words | ^climatizzatore.*inverter
stufa | word | ^stufa
ventilatore da soffitto | words | ^ventilatore da soffitto
ventilatori | plural | ^ventilatore
termosifone | synonym | ^radiatore
radiatori | plural | ^radiatore
scaldabagno | word | ^scaldabagno
boiler 50 litri | synonym size | ^scaldabagno
scaldabagno 50l | size | ^scaldabagno
scaldasalviette | word | ^scaldasalviette
sifone | word | ^sifone
rubinetto | word | ^(rubinetto|miscelatore)
miscelatori | plural | ^miscelatore
rubinetto lavabo | words | miscelatore lavabo|rubinett
soffione doccia | words | ^soffione doccia
tubo pvc | words | ^tubo in pvc
raccordo ottone | words | ottone
wc | word | ^wc
water | synonym | ^wc
bidet | word | ^bidet
lavandino | synonym | ^lavabo
lavabo sospeso | words | ^lavabo sospeso
vasca da bagno | words | ^vasca
box doccia | words | doccia
portasciugamani | word | portasciugamani
portarotolo | word | ^portarotolo
scopino | word | ^scopino
asciugamani | plural | ^asciugamano|teli bagno
zerbino | word | ^zerbino
tappeto rotondo | words | ^tappeto rotondo
comò | synonym | ^(como|cassettiera)
como | accent | ^(como|cassettiera)
cassettiera | word | ^(cassettiera|como)
comodino | word | ^comodino
comodini | plural | ^comodino
armadio | word | ^armadio
armadi 2 ante | plural | ^armadio
letto matrimoniale | words | ^letto matrimoniale
letto a castello | words | ^letto a castello
divano | word | ^divano
sofà | synonym | ^divano
divani letto | plural | ^divano letto
divano angolare | words | ^divano angolare
divano 3 posti | words | ^divano.*(tre posti|posti)
poltrona | word | ^poltron
pouf | word | pouf|@ poltrone e pouf
tavolo | word | ^tavol
tavoli rotondi | plural | ^tavolo rotondo
tavolo in vetro | words | ^tavol.*vetro
tavolino da salotto | words | ^tavolino
sedie | plural | ^sedia
sedia da ufficio | words | ^sedia.*(ufficio|scrivania|ergonomica|girevole)
sedia girevole | words | ^sed.*girevole
sgabelli | plural | ^sgabello
scrivania | word | ^scrivania
scrittoio | synonym | ^scrivania|scrittoio
scrivania 160x80 | size | ^scrivania
libreria bianca | words | ^libreria.*bianca
scaffali | plural | ^scaffal
specchio | word | specchi|^nothing$
frigorifero | word | ^frigorifero
frigo | synonym | ^frigorifero
freezer | synonym | ^congelatore
lavatrice 8 kg | size | ^lavatrice
forno | word | ^forno
piano cottura | words | ^piano cottura
cappa aspirante | words | ^cappa
moka | synonym | moka|caffe
pentole | plural | @ pentole
bicchieri | plural | ^bicchier
coltelli | plural | coltell
tagliere | word | ^tagliere
bilancia cucina | words | ^bilancia
tosaerba | synonym | ^rasaerba
tagliaerba | synonym | ^rasaerba
rasaerba elettrico | words | ^rasaerba elettrico
innaffiatoio | synonym | ^annaffiatoio
annaffiatoio 10l | size | ^annaffiatoio
tubo per irrigare | synonym | ^tubo da giardino
tubo da giardino | words | ^tubo da giardino
tubo giardino 25 m | size | ^tubo da giardino
forbici da potatura | plural | ^forbice da potatura
cesoie | synonym | forbice|cesoia
vanga | word | ^vanga
pala | word | ^(pala|badile)
rastrelli | plural | ^rastrello
carriola | word | ^carriola
terriccio | word | ^terriccio
concime prato | words | ^concime.*prato
vasi terracotta | plural | ^vaso in terracotta
fioriera | word | ^fioriera
prato sintetico | words | ^prato sintetico
erba sintetica | synonym | ^prato sintetico
ombrellone | word | ^ombrellone
gazebo | word | gazebo
sdraio | word | ^sdraio|lettini e sdraio
amaca | word | ^amaca
piscina | word | piscina
casetta da giardino | words | ^casetta da giardino
cuccia cane | words | ^cuccia
cassetta della posta | words | ^cassetta postale
altalena | word | ^altalena
tenda da campeggio | words | ^tenda da campeggio
albero di natale | words | ^(albero di natale|abete|alberello)
orologio | word | ^orologio
cornici | plural | ^cornice
candele | plural | candel
pavimento vinilico | words | ^pavimento vinilico
finestra | word | ^finestra
porta interna | words | ^porta interna
porte | plural | ^port
legna da ardere | words | ^legna da ardere
pannello osb | words | osb
interruttore magnetotermico | words | ^interruttore magnetotermico
l'armadio | elision | ^armadio
tubo dell'acqua | elision | tubo|acqua
smerigliatrice Voltabruna | brand | ^smerigliatrice
cacciavite Ferrobruno | brand | ^cacciavite
divano Yelkova | brand | ^divano
climatizzatore Caldoria | brand | ^climatizzatore
pittura Tintareno | brand | @ (pitture|tinte)
lampada Chiarovento | brand | ^(lampada|abat)
ferrobrno cacciavite | brand typo | ^cacciavite
WCB-1513 | sku | ^wc monoblocco reno
wcb1513 | sku | ^wc monoblocco reno
SCR-4636 | sku | ^scrivania teak ad angolo
2042925943732 | gtin | ^wc monoblocco reno
LTA-9241-BLU | sku | ^lampada anfora
rubineto | typo | ^(rubinetto|miscelatore)
scivania | typo | ^scrivania
lapmadina | typo | ^lampadina
frigorifro | typo | ^frigorifero
smerigliatrce | typo | ^smerigliatrice
anaffiatoio | typo | ^annaffiatoio
ventilatroe | typo | ^ventilatore
condizzionatore | typo | ^climatizzatore
matoni | typo | ^matton
rastello | typo | ^rastrello
TRAPANO A BATTERIA | case | ^trapano avvitatore
`;

/**
 * More queries as in italian-everyday.data.ts, judged by the catalogue before any of them was searched for and after the
 * words of that list had been learned.
 */
export const ITALIAN_UNSEEN = `
lavandino che perde | problem | ^(guarnizioni|assortimento di guarnizioni|rubinetto|miscelatore|sifone|silicone)
cancello arrugginito | problem | antiruggine
pareti umide | problem | ^(pittura antimuffa|pannello isolante|fissativo)
pavimento graffiato | problem | ^(stucco|cera|parquet|laminato|pavimento|nothing)
porta del garage rotta | problem | ^(portone|porta)
togliere ruggine | problem | ^(sbloccante|fondo antiruggine|smalto ferromicaceo|convertitore|sverniciatore)
attaccare specchio al muro | problem | ^(adesivo di montaggio|tasselli|nastro biadesivo|silicone)
riparare gomma da giardino | problem | ^(fascette|raccordo|tubo da giardino|nastro)
tagliare piastrelle | problem | ^(disco diamantato|smerigliatrice|nothing)
pulire fughe | problem | ^(frattazzo con spugna|idropulitrice|nothing)
fare un buco nel cemento | problem | ^(tassellatore|set di sette punte da muro|trapano)
dipingere cameretta | problem | ^pittura
tubo 20 mm corrugato | measure | ^guaina corrugata
raccordo 1/2 | measure | ^(raccordo|nipplo|gomito|flessibile|valvola)
tubo pvc 125 | measure | ^tubo in pvc
flessibile 50 cm | measure | ^flessibile in acciaio
vite inox 5 x 60 | measure | ^viti in acciaio inox
bullone 10x80 | measure | ^bulloni
rondella 8 | measure | ^rondelle
fascette 30 cm | measure | ^fascette in nylon
cilindro 30/40 | measure | ^cilindro europeo
lucchetto 50 mm | measure | ^lucchetto
ruota 80mm con freno | measure | ^ruota piroettante
mdf 16 mm | measure | ^pannello mdf
osb da 18 | measure | ^pannello osb
tavolo 120 x 60 | measure | ^(tavolino bacchiglione|tavolo|tavolino)
tenda 140x280 | measure | ^tenda in lino
idropittura 14 lt | measure | ^(idropittura|pittura murale lavabile)
colla vinilica 1 kg | measure | ^colla vinilica
magnetotermico c16 | measure | ^interruttore magnetotermico
cavo 3x1,5 | measure | ^cavo multipolare
filo 1,5 nero | measure | ^cavo unipolare
faretto gu10 luce fredda | measure | ^faretto led gu10
lampada e14 piccola | measure | ^lampadina .*e14
piscina 5 metri | measure | ^piscina fuori terra
frigo 200 litri | measure | ^frigorifero doppia porta
lavatrice 6kg | measure | ^lavatrice pannello
zaino 30l | measure | ^zaino
vaso 30 cm terracotta | measure | ^vaso in terracotta
estintore 6 kg polvere | measure | ^estintore
colla per esterno piastrelle | use | ^colla in polvere
luce per armadio | use | ^sottopensile|^striscia led|^lampad
ventilatore per camera da letto | use | ^ventilatore
sgabelli per isola cucina | use | ^sgabello
tappeto per ingresso | use | ^(zerbino|tappeto rotondo)
mobile per lavatrice | lacking | ^(mobile|nothing)
vernice per alluminio | use | ^(smalto|vernice spray|primer|fondo)
pompa per svuotare piscina | use | ^pompa sommersa
scaffale per libri | use | ^(libreria|scaffale)
sedia per scrivania | use | @ sedie da ufficio
seggiola pieghevole | dialect | ^sedia .*pieghevole|^sedia pieghevole
granata per pavimento | dialect | ^scopa
sporta | lacking | ^(cesto|nothing)
arnese per potare | dialect | ^(forbice da potatura|cesoia)
comodine | dialect | ^comodino
canterano | dialect | ^(como|cassettiera)
calorifero ghisa | dialect | ^radiatore in ghisa
lampadario con le gocce | words | ^lampadario gran sera
mattarello | none | ^nothing$
pignatta | dialect | ^pentola
ciotolina | small | ^(ciotola|zuppierina|nothing)
martellino | small | ^martello
seghetta | small | ^(sega|seghetto)
pennellino sottile | small | ^pennello sottile
forbicine | small | ^forbici
scalettina 3 gradini | small | ^scaletta pieghevole
armadione | large | ^armadio
letto bianco ferro | colour | ^letto
divano marrone angolare | colour | ^divano angolare .*marrone
sedie verdi plastica | colour | ^sedia|^seggiolina
lampada nera da parete | colour | ^(faretto da parete|applique)
piastrelle blu | colour | ^cementina decorata fiore blu|^piastrella|^mosaico
tavolino vetro e ferro | colour | ^tavolino ferro battuto
smalto rosso brillante | colour | ^smalto brillante
asciugamano verde | colour | ^asciugamano
poltroncina pozetto | typo | ^poltroncina pozzetto
frulatore | typo | ^frullatore
lampadna led | typo | ^lampadina
ombrelloni giardno | typo | ^ombrellone
tasello cartongesso | typo | ^tasselli autoforanti
cerniere a libbro | typo | ^cerniere a libro
interuttore diferenziale | typo | ^interruttore differenziale
pitura lavagna | typo | ^pittura effetto lavagna
cassaforta | typo | ^cassaforte
scaldasalviete | typo | ^scaldasalviette
rubineto lavabo | typo | ^(miscelatore lavabo|rubinetto)
termo arredo | apart | ^scaldasalviette
lava mani | apart | ^(lavabo|nothing)
carton gesso viti | apart | ^viti fosfatate
appendi abiti muro | apart | ^appendiabiti
lampadadaterra | joined | ^lampada da terra
divanoletto | joined | ^divano letto
carta vetro 120 | joined | ^carta abrasiva
smart lock | lacking | ^nothing$
plaid divano | none | ^nothing$
barstool nero | english | ^sgabello
trapano bosch professional | brand | ^(trapano|tassellatore|avvitatore)
rubinetto grohe cucina | brand | ^miscelatore cucina
stampante 3d | none | ^nothing$
kayak | none | ^nothing$
`;

/**
 * Queries as they are written on a phone: regional names, makers' names, problems instead of goods, measures, uses, colours
 * and materials, words joined and apart. Judged by the catalogue before any of them was searched for.
 * One line each: query | kind | pattern, as in italian-phrases.data.ts.
 */
export const ITALIAN_EVERYDAY = `
perde il rubinetto | problem | ^(rubinetto|miscelatore|assortimento di guarnizioni)
rubinetto che gocciola | problem | ^(rubinetto|miscelatore|assortimento di guarnizioni)
muffa sul muro | problem | ^pittura antimuffa
muffa in bagno | problem | antimuffa
porta che cigola | problem | ^(sbloccante|cerniere)
vite bloccata | problem | ^sbloccante
crepe nel muro | problem | ^(stucco|rasante|sigillante acrilico)
infiltrazioni tetto | problem | ^(guaina liquida|idrorepellente)
ruggine ringhiera | problem | antiruggine
buco nel muro | problem | ^(stucco|rasante|gesso|malta)
tubo 16 mm | measure | ^(tubo multistrato|guaina corrugata)
tubo scarico 40 | measure | ^tubo in polipropilene
tubo arancione 100 | measure | ^tubo in pvc arancione
multistrato 20x2 | measure | ^tubo multistrato
viti 3,5x35 | measure | ^viti fosfatate
vite autofilettante 4,2 x 16 | measure | ^viti autofilettanti
tasselli 6 | measure | ^tasselli in nylon
dadi m10 autobloccanti | measure | ^dadi autobloccanti
barra filettata 8 | measure | ^barra filettata
cavo 2,5 mmq blu | measure | ^cavo unipolare
chiave da 13 | measure | ^chiave combinata
metro 5 mt | measure | ^(flessometro|metro)
scaldabagno 80 lt | measure | ^scaldabagno elettrico
terriccio 50 litri | measure | ^terriccio universale
lampadina e27 luce calda 10w | measure | ^lampadina led goccia e27
neon 120 | measure | ^tubo led
tapparelle grigie | lacking | ^nothing$
prolunga 20mt da esterno | measure | ^prolunga
scala 5 gradini alluminio | measure | ^scala doppia
seghetto x ferro | use | ^seghetto ad archetto
colla x legno | use | ^colla vinilica
vernice x ringhiera | use | ^(smalto|fondo antiruggine)
lampada per esterno | use | ^applique da esterno|@ luci da giardino
presa per garage | use | ^(presa|adattatore)
pittura per cucina | use | ^pittura
faro per cantiere | use | ^faro led
telecamera per fuori | use | ^telecamera esterna
vernice per piastrelle | use | ^(primer|smalto|nothing)
scaffale per garage | use | ^scaffale cantina
sedie per fuori | use | @ sedute da esterno|^sedia .*esterno
cesso con cassetta | dialect | ^wc monoblocco
sciacquone | lacking | ^(wc monoblocco|nothing)
spazzettone | dialect | ^(scopa|nothing)
secchia | dialect | ^secchio
pattumiera cucina | words | ^pattumiera
rusco | dialect | ^(pattumiera|bidone|contenitore per raccolta|nothing)
cucchiara muratore | dialect | ^cazzuola
frattone | dialect | ^frattazzo
pennellone | large | ^pennell
cacciavite a stella | synonym | ^cacciavite a croce
pappagallina | dialect | ^giratubi
tavolaccio legno | large | ^(tavolo|tavola)
lume comodino | dialect | ^(abat jour|lampada)
credenzina | small | ^(credenza|madia)
cantera | dialect | ^(cassettiera|como|comodino|nothing)
comodini bianchi | colour | ^(comodino|cassettiera)
sedia rossa imbottita | colour | ^sedia
poltrona blu velluto | colour | ^poltrona
lampada ottone vetro | colour | ^lampada da tavolo fungo
tavolo vetro e acciaio | colour | ^(tavolo|tavolino) .*vetro
miscelatore nero | colour | ^miscelatore
tappeto marrone tondo | colour | ^tappeto rotondo
vaso terracotta 40 | measure | ^vaso in terracotta
smalto verde ral | colour | ^smalto satinato
spray nero opaco | colour | ^vernice spray
flexibile doccia | lacking | ^(flessibile|gruppo doccia|soffione|nothing)
avittatore 12v | typo | ^avvitatore
smerigliatirce | typo | ^smerigliatrice
scaldabango elettrico | typo | ^scaldabagno elettrico
lavandno bagno | typo | ^lavabo|lavabo
piastrele bagno | typo | ^(piastrella|mosaico|gres)
idropitura bianca | typo | ^(idropittura|pittura murale lavabile)
cerniare porta | typo | ^cerniere
livela laser | typo | ^livella laser
silicone traspaernte | typo | ^silicone
portasciugamano | joined | portasciugamani
porta mestoli | apart | ^portamestoli
sotto vasi terracotta | apart | ^sottovaso
batti scopa bianco | apart | ^battiscopa laccato
multi presa | apart | ^(ciabatta|adattatore)
lettoasoppalco | joined | ^letto a soppalco
tavolodapranzo | joined | ^tavolo
idro pulitrice | apart | ^idropulitrice
outdoor divano | english | ^divano da giardino
spotlight led | english | ^faretto|faretti
desk lamp | english | ^lampada da scrivania
storage box | english | ^(scatola|scatole|cassa|contenitore|cesto|baule)
stool bar | english | ^sgabello
trapano dewalt | brand | ^(trapano|tassellatore|avvitatore)
idropulitrice karcher | brand | ^idropulitrice
piscina intex | brand | ^piscina
viti spax | brand | ^viti
dremel | lacking | ^nothing$
robot tagliaerba | lacking | ^(rasaerba|nothing)
cyclette spinning | words | ^cyclette
tenda a bastone velata | lacking | ^(tenda in lino|nothing)
motozappa | lacking | ^(zappa|nothing)
cappotto termico pannelli | lacking | ^(pannello isolante|nothing)
lucidatrice pavimenti | lacking | ^nothing$
`;

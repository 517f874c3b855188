/**
 * Queries of English and Slovak shoppers over the demo shop's Italian catalogue, in the form of the Italian ones: query |
 * kind | pattern on "folded name @ folded category" of the first product, "nothing" without any.
 */
export const ENGLISH_QUERIES = `
chair | word | ^(sedia|poltron|seggiolina)
chairs | plural | ^(sedia|poltron|seggiolina)
table | word | ^(tavolo|tavolino)
dining table | words | ^tavolo
sofa bed | words | ^divano letto
corner sofa | words | ^divano angolare
grey sofa | colour | ^divano
armchair | word | ^poltrona
bookcase | word | ^libreria
wardrobe | word | ^armadio
double bed | words | ^letto matrimoniale|^letto
bunk bed | words | ^letto a castello
office chair | words | ^sedia .*@ sedie da ufficio
bar stool | words | ^sgabello
cordless drill | words | ^(trapano|avvitatore)
hammer | word | ^martello
screwdriver | word | ^cacciavite|^set di sei cacciaviti
adjustable wrench | words | ^chiave inglese
saw | word | ^sega
drill bits | words | punte
wood screws | words | ^viti per legno
padlock | word | ^lucchetto
door handle | words | ^maniglia
light bulb | words | ^lampadina
led strip | words | ^striscia led
floor lamp | words | ^lampada da terra
ceiling light | words | ^plafoniera
extension cord | words | ^prolunga
light switch | words | ^interruttore
wall paint | words | ^pittura
paint brush | words | ^pennell
masking tape | words | ^nastro in carta
wood glue | words | ^colla vinilica per legno
kitchen tap | words | ^miscelatore cucina
shower curtain | words | ^tenda doccia
toilet | word | ^wc
washing machine | words | ^lavatrice
fridge | word | ^frigorifero
lawn mower | words | ^rasaerba
mattress | none | ^nothing$
white bookshelf | colour | ^libreria
round dining table | words | ^tavolo
wooden stool | words | ^sgabello
swivel chair | words | ^(sedia|poltrona).*girevole
spanner 13 mm | size | ^chiave combinata
hand saw for wood | words | ^sega a mano per legno
door lock | words | serratura|^lucchetto|^nothing|^cilindro
picture frame 13x18 | size | ^cornice
smoke detector | words | ^rilevatore di fumo
garden bench | words | ^pan(ca|china)
flower pots | plural | ^(vaso|sottovaso|fioriera)
wine glasses | plural | ^calice
frying pan | lacking | ^nothing$
chopping board | words | ^tagliere
bathroom mirror | lacking | ^(nothing|.*specchi)
electric radiator | words | ^(radiatore|scaldasalviette)
gloss white paint | words | ^(pittura|smalto|vernice|idropittura)
safety goggles | words | ^occhiali
suitcases | plural | ^valigia
curtains | plural | ^tenda
bicycle | none | ^nothing$
cables | plural | ^cavo
drill 18v | size | ^trapano avvitatore a batteria 18
folding table | words | ^tavolo pieghevole
`;

export const SLOVAK_QUERIES = `
stolička | word | ^(sedia|poltron|seggiolina)
stoličky | plural | ^(sedia|poltron|seggiolina)
stôl | word | ^(tavolo|tavolino)
jedálenský stôl | words | ^tavolo
pohovka | word | ^divano
rozkladacia pohovka | words | ^divano letto
rohová sedačka | words | ^divano angolare
kreslo | word | ^poltrona
knižnica | word | ^libreria
skriňa | word | ^armadio
posteľ | word | ^letto
poschodová posteľ | words | ^letto a castello
kancelárska stolička | words | ^sedia .*@ sedie da ufficio
barová stolička | words | ^sgabello
vŕtačka | word | ^(trapano|avvitatore)
aku vŕtačka | words | ^(trapano|avvitatore)
kladivo | word | ^martello
skrutkovač | word | ^cacciavite|^set di sei cacciaviti
francúzsky kľúč | words | ^chiave inglese
píla | word | ^sega
vrtáky | word | punte
skrutky do dreva | words | ^viti per legno
visací zámok | words | ^lucchetto
kľučka na dvere | words | ^maniglia
žiarovka | word | ^lampadina
led pásik | words | ^striscia led
stojacia lampa | words | ^lampada da terra
stropné svietidlo | words | ^plafoniera
predlžovačka | word | ^prolunga
vypínač | word | ^interruttore
farba na steny | words | ^pittura
štetec | word | ^pennell
maliarska páska | words | ^nastro in carta
lepidlo na drevo | words | ^colla vinilica per legno
kuchynská batéria | words | ^miscelatore cucina
sprchový záves | words | ^tenda doccia
záchod | word | ^wc
práčka | word | ^lavatrice
chladnička | word | ^frigorifero
kosačka | word | ^rasaerba
biela knižnica | colour | ^libreria
okrúhly stôl | words | ^tavolo
drevená stolička | words | ^(sedia|seggiolina)
otočná stolička | words | ^(sedia|poltrona).*girevole
skladací stôl | words | ^tavolo pieghevole
zrkadlo | word | specchi|^nothing
koberec do kúpeľne | words | ^tappeto bagno
záhradná lavička | words | ^pan(ca|china)
rebrík | word | ^scal
detektor dymu | words | ^rilevatore di fumo
kvetináče | plural | ^(vaso|sottovaso|fioriera)
poháre na víno | words | ^calice
nôž | word | coltell
doska na krájanie | words | ^tagliere
radiátor | word | ^radiatore
biela farba | words | ^(pittura|smalto|vernice|idropittura)
kufor | word | ^valigia
závesy | plural | ^tenda
bicykel | none | ^nothing$
kábel | word | ^cavo
umývadlo | word | ^(lavabo|mobile bagno)
dlažba | word | ^(gres|piastrella)
dvere | word | ^porta
skrutky | plural | ^viti
`;

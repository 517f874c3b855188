/** More queries as in italian-everyday.data.ts, written when the words of both lists before had been learned. */
export const ITALIAN_UNHEARD = `
acqua che cola dal tetto | problem | ^(guaina liquida|idrorepellente)
finestra che non chiude bene | problem | ^(finestra|cerniere|silicone|sigillante|schiuma)
piastrella rotta | problem | ^(piastrella|colla in polvere|gres|cementina|mosaico)
sedia che traballa | problem | ^(colla vinilica|sedia)
spifferi dalla finestra | problem | ^(silicone|schiuma|sigillante)
fughe annerite doccia | problem | ^(silicone|frattazzo|pittura antimuffa|nothing)
luce che sfarfalla | problem | ^(lampadina|tubo led|interruttore|plafoniera|nothing)
bagno umido | problem | ^(pittura antimuffa|scaldasalviette|silicone)
soffitto macchiato | problem | ^(fissativo|pittura)
tappo del lavandino | lacking | ^(sifone|nothing)
erba alta | problem | ^(rasaerba|nothing)
serratura che non gira | problem | ^(sbloccante|cilindro)
rimuovere silicone vecchio | problem | ^(cutter|spatola|silicone|pistola)
appendere tende | problem | ^(tenda|nothing)
coprire termosifone | lacking | ^(nothing|radiatore|smalto)
viti da 6 cm | measure | ^viti
chiodi da 5 cm | measure | ^chiodi
prolunga da 5 metri | measure | ^prolunga
catena 5mm | measure | ^catena
guaina 25 | measure | ^guaina corrugata
tubo 110 scarico wc | measure | ^tubo in polipropilene
valvola 3/4 | measure | ^valvola a sfera
disco da 125 | measure | ^(disc|smerigliatrice|levigatrice)
lama 190 | measure | ^lama per sega
carta abrasiva 240 | measure | ^carta abrasiva
nastro carta 50 mm | measure | ^nastro in carta
smalto 2,5 litri | measure | ^smalto
cemento 25 kg | measure | ^cemento
colla piastrelle 25kg | measure | ^colla in polvere
gres 60 x 60 bianco lucido | measure | ^gres
scrivania 160 | measure | ^scrivania
tappeto tondo 120 | measure | ^tappeto rotondo
mobile bagno 90 cm | measure | ^mobile bagno provenza
cappa da 60 | measure | ^(cappa|pensile cappa)
ombrellone 2 metri | measure | ^ombrellone
tubo irrigazione 25 mt | measure | ^tubo da giardino
terriccio 20 litri agrumi | measure | ^terriccio per agrumi
lampadina 13w | measure | ^lampadina led goccia
striscia led 5 m | measure | ^striscia led
tubo led 150 | measure | ^tubo led
telecamera per interno | use | ^telecamera a cupola
vernice per mobili cucina | use | ^(smalto|vernice|primer|fondo)
presa per caricare il telefono | use | ^presa con caricatore usb
lampada per studiare | use | ^lampada da scrivania
tavolo per balcone piccolo | use | @ tavoli da esterno|^tavolo|^tavolino
scaffale per cantina umida | use | ^scaffale cantina
rete per zanzare | use | ^zanzariera|^nothing
pallet per divano | use | ^pallet
sedia per bar | use | ^(sgabello|sedia)
vaso per balcone | use | ^(fioriera|vaso)
trapano per muro | use | ^(tassellatore|trapano|set di sette punte)
colla per plastica | use | ^(adesivo|nothing)
zerbino fuori porta | use | ^zerbino
madia soggiorno | words | ^(madia|credenza)
armuar | dialect | ^(armadio|nothing)
cadreghino | dialect | ^(sedia|seggiolina|sgabello)
tazza del cesso | dialect | ^wc
bocia d'acqua | lacking | ^(erogatore|nothing)
scaletta di legno | dialect | ^scaletta pieghevole
brugole | dialect | ^set di otto chiavi a brugola
pinzetta | small | ^(pinza|nothing)
stampelle per vestiti | dialect | ^grucce
zappa piccola | small | ^(zappa|forchetta da giardino|paletta da trapianto)
caffettierina | small | ^caffettiera
cassettina attrezzi | small | ^cassetta portautensili
mobilettino | small | ^(mobile|nothing)
vasone giardino | large | ^vaso
scatolone trasloco | large | ^scatole da trasloco
lampadona da terra arco | large | ^lampada da terra
comò bianco | colour | ^(como|cassettiera)
sgabello nero alto | colour | ^sgabello
tenda grigia | colour | ^tenda in lino
miscelatore cromato lavabo | colour | ^miscelatore lavabo
maniglia nera | colour | ^maniglia
sospensione rossa | colour | ^sospensione trattoria
divano arancione | colour | ^divano panorama
frigo nero | colour | ^frigorifero
vernice spray argento | colour | ^vernice spray
tavolo noce | colour | ^(tavolo|tavolino|scrivania)
lettino prendisolle | typo | ^lettino
scaffalle garage | typo | ^scaffale
tronchesinno | typo | ^tronchesino
climatizatore | typo | ^climatizzatore
portafinesra | typo | ^portafinestra
cesto bianceria | typo | ^cesto portabiancheria
congelattore pozzetto | typo | ^congelatore
vidioctofono | typo | ^videocitofono
impregante legno | typo | ^impregnante
batiscopa rovere | typo | ^battiscopa impiallacciato
tasselo muro | typo | ^tasselli
fora muro | apart | ^nothing$|^set di sette punte|^tassellatore
spremi agrumi | apart | ^spremiagrumi
taglia bulloni | apart | ^tagliabulloni
sediadaufficio | joined | ^sedia.*ufficio
mobiletv | joined | ^mobile tv
wall lamp | english | ^applique
makita avvitatore impulsi | brand | ^avvitatore a impulsi
drone | none | ^nothing$
macchina da cucire | none | ^nothing$
`;

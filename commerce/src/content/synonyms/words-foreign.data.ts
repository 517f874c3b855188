/**
 * What shoppers of other languages call goods, for a catalogue in Italian: Italian | English | Slovak, alternatives
 * between commas. Singular forms; the others are made of them (`foreign-words.ts`).
 */
export const FOREIGN_WORDS = `
sedia | chair, dining chair | stolička, jedálenská stolička
sedia da ufficio | office chair, desk chair | kancelárska stolička
seggiolone | high chair, highchair | jedálenská stolička pre deti
poltrona | armchair, lounge chair, recliner, easy chair | kreslo
divano | sofa, couch, settee | pohovka, sedačka, gauč
divano letto | sofa bed, sleeper sofa, pull out sofa | rozkladacia pohovka, rozkladací gauč
divano angolare | corner sofa, sectional sofa, sectional | rohová sedačka, rohová pohovka
pouf | pouf, ottoman, bean bag, footstool | taburetka, sedací vak
tavolo | table, dining table | stôl, jedálenský stôl
tavolino | coffee table, side table | konferenčný stolík, stolík
scrivania | desk, writing desk | písací stôl, pracovný stôl
sgabello | stool, bar stool, barstool | barová stolička, taburet
panca | bench | lavica
panchina | garden bench, park bench | záhradná lavička, lavička
letto | bed | posteľ
letto matrimoniale | double bed, king size bed, queen bed | manželská posteľ, dvojposteľ
letto singolo | single bed, twin bed | jednolôžko, jednolôžková posteľ
letto a castello | bunk bed | poschodová posteľ
letto a soppalco | loft bed | vyvýšená posteľ
culla | cradle, cot, crib, baby bed | kolíska, postieľka, detská postieľka
materasso | mattress | matrac
armadio | wardrobe, closet | skriňa, šatník
comodino | bedside table, nightstand, night table | nočný stolík
cassettiera | chest of drawers, dresser, drawer unit | komoda, zásuvková skrinka
libreria | bookcase, bookshelf | knižnica, regál na knihy
scaffale | shelving unit, shelving, rack | regál
mensola | shelf, wall shelf | polica, nástenná polica
credenza | sideboard, cupboard | príborník, kredenc
mobile tv | tv stand, tv unit, tv cabinet | televízny stolík, tv stolík
appendiabiti | coat rack, coat hook, coat stand | vešiak, vešiak na kabáty
gruccia | coat hanger, clothes hanger, hanger | ramienko
specchio | mirror | zrkadlo
tappeto | rug, carpet | koberec
zerbino | doormat, door mat | rohožka
tenda | curtain, drape | záves, záclona
veneziana | venetian blind, blind | žalúzia
paravento | room divider, folding screen | paraván
cuscino | cushion, pillow | vankúš
coperta | blanket | deka
cornice | picture frame, photo frame, frame | rám, fotorámik, rámik
orologio | clock, wall clock | hodiny, nástenné hodiny
sveglia | alarm clock | budík
vaso | vase, pot, flower pot, plant pot | váza, kvetináč
candela | candle | sviečka
portacandele | candle holder, candlestick | svietnik
albero di natale | christmas tree | vianočný stromček
lampada | lamp | lampa
lampada da terra | floor lamp, standing lamp | stojacia lampa, stojanová lampa
lampada da tavolo | table lamp, bedside lamp | stolová lampa, nočná lampa
lampada da scrivania | desk lamp | lampa na písací stôl
lampadario | chandelier | luster
sospensione | pendant light, pendant lamp, hanging lamp | závesné svietidlo, závesná lampa
plafoniera | ceiling light, ceiling lamp, flush light | stropné svietidlo, stropnica
applique | wall light, wall lamp, sconce | nástenné svietidlo, nástenná lampa
faretto | spotlight, spot light | bodové svietidlo, bodovka
lampadina | light bulb, bulb, lightbulb | žiarovka
striscia led | led strip, led tape, strip | led pásik, pásik
torcia | torch, flashlight | baterka, svietidlo
torcia frontale | head torch, headlamp | čelovka
lampione | lamp post, street lamp | pouličná lampa
faro | floodlight, work light | reflektor
trapano | drill | vŕtačka
trapano avvitatore a batteria | cordless drill, drill driver, cordless screwdriver | aku vŕtačka, akumulátorová vŕtačka
avvitatore a impulsi | impact driver | rázový uťahovák
tassellatore | hammer drill, rotary hammer | vŕtacie kladivo, príklepová vŕtačka
punte trapano | drill bit | vrták
martello | hammer | kladivo
mazzuola | mallet | palička, gumené kladivo
cacciavite | screwdriver | skrutkovač
chiave inglese | adjustable wrench, adjustable spanner | francúzsky kľúč
chiave combinata | wrench, spanner, combination wrench | vidlicový kľúč, očkoplochý kľúč
chiavi a brugola | allen key, hex key | imbusový kľúč
set di bussole | socket set | gola sada, sada nástrčkových kľúčov
pinza | plier, pliers | kliešte
tronchesino | wire cutter, side cutter | bočné kliešte, štikacie kliešte
sega | saw, hand saw, handsaw | píla, ručná píla
seghetto alternativo | jigsaw | priamočiara píla
sega circolare | circular saw | kotúčová píla, okružná píla
smerigliatrice | angle grinder, grinder | uhlová brúska
levigatrice | sander | brúska
pistola termica | heat gun | teplovzdušná pištoľ
aspiratutto | vacuum cleaner, vacuum, shop vac, wet and dry vacuum | vysávač
compressore | air compressor, compressor | kompresor
idropulitrice | pressure washer | vysokotlakový čistič
livella | spirit level, level | vodováha
livella laser | laser level | laserová vodováha
flessometro | tape measure, measuring tape | zvinovací meter, meter
squadra | set square, carpenter square | uholník
cutter | utility knife, box cutter | odlamovací nôž
scalpello | chisel | dláto
lima | file | pilník
pialla | plane, hand plane | hoblík
morsetto | clamp | svorka, zvierka
morsa | vice, vise | zverák
banco da lavoro | workbench, work bench | pracovný stôl dielenský, ponk
cassetta portautensili | toolbox, tool box | kufrík na náradie, box na náradie
scala | ladder, step ladder, stepladder | rebrík
viti | screw | skrutka
viti per legno | wood screw | skrutka do dreva, vrut
viti per cartongesso | drywall screw | skrutka do sadrokartónu
bulloni | bolt | svorník
dadi | nut | matica
rondelle | washer | podložka
tasselli | wall plug, anchor, dowel | hmoždinka
chiodi | nail | klinec
ganci | hook | hák, háčik
catena | chain | reťaz
cerniere | hinge | pánt, záves dverný
maniglia per porta | door handle | kľučka, kľučka na dvere
maniglia | handle | úchytka, madlo
pomello | knob | gombík
lucchetto | padlock | visací zámok, zámok
cilindro per serratura | lock, door lock, lock cylinder | cylindrická vložka, zámok na dvere
cassaforte | safe | trezor
staffa | bracket, shelf bracket | konzola
fascette | cable tie, zip tie | sťahovacia páska
molla | spring | pružina
ruota | caster, castor, wheel | koliesko
prolunga | extension cord, extension lead, extension cable | predlžovačka, predlžovací kábel
ciabatta | power strip | rozdvojka, zásuvková lišta
presa | socket, outlet, power socket | zásuvka
interruttore | switch, light switch | vypínač
variatore | dimmer switch | stmievač
cavo | cable, wire | kábel, drôt
nastro isolante | electrical tape, insulating tape | izolačná páska, elektrikárska páska
citofono | intercom | domový telefón
videocitofono | video doorbell, video intercom | videovrátnik
telecamera | security camera, cctv | kamera, bezpečnostná kamera
rilevatore di fumo | smoke detector, smoke alarm | detektor dymu, hlásič dymu
pittura | paint, wall paint | farba, farba na steny, maliarska farba
pittura antimuffa | anti mould paint, mould paint | protiplesňová farba
pittura per esterni | exterior paint, masonry paint | fasádna farba
smalto | enamel, gloss paint | email, emailová farba
vernice spray | spray paint | sprej, farba v spreji
impregnante | wood stain | lazúra, moridlo
sverniciatore | paint stripper | odstraňovač farieb
acquaragia | white spirit, turpentine | riedidlo
pennello | brush, paint brush, paintbrush | štetec
rullo | roller, paint roller | valček, maliarsky valček
nastro in carta | masking tape, painters tape | maliarska páska, krycia páska
nastro biadesivo | double sided tape | obojstranná páska
nastro da imballo | packing tape, parcel tape | baliaca páska
carta abrasiva | sandpaper, sand paper | brúsny papier
colla | glue, adhesive | lepidlo
colla vinilica per legno | wood glue | lepidlo na drevo
silicone | silicone, silicone sealant, sealant | silikón
schiuma poliuretanica | expanding foam, pu foam | montážna pena
stucco | filler, wood filler | tmel
spatola | putty knife, scraper, spatula | stierka, špachtľa
cemento | cement | cement
malta | mortar | malta
mattone | brick | tehla
cartongesso | plasterboard, drywall | sadrokartón
pannello | panel, board, sheet | doska, panel
multistrato | plywood | preglejka
pallet | pallet | paleta
piastrella | tile | dlaždica, obkladačka
gres | porcelain tile, floor tile | dlažba, gres
laminato | laminate flooring, laminate | laminátová podlaha, laminát
parquet | parquet, wood floor, hardwood floor | parkety
battiscopa | skirting board, baseboard | soklová lišta, podlahová lišta
porta | door | dvere
porta scorrevole | sliding door | posuvné dvere
finestra | window | okno
portafinestra | french door, patio door | balkónové dvere
portone garage | garage door | garážová brána
zanzariera | insect screen, fly screen | sieťka proti hmyzu
miscelatore | tap, faucet, mixer tap | batéria vodovodná, vodovodná batéria
miscelatore cucina | kitchen tap, kitchen faucet | kuchynská batéria, drezová batéria
miscelatore lavabo | basin tap, bathroom faucet, bathroom tap | umývadlová batéria
soffione doccia | shower head, showerhead | sprchová hlavica
gruppo doccia | shower set | sprchový set
cabina doccia | shower cabin, shower enclosure, shower cubicle | sprchový kút, sprchovací kút
tenda doccia | shower curtain | sprchový záves
lavabo | sink, basin, washbasin, wash basin | umývadlo
vasca | bathtub, bath tub, bath | vaňa
wc | toilet, toilet bowl | záchod, toaleta
bidet | bidet | bidet
mobile bagno | bathroom cabinet, vanity unit, bathroom vanity | kúpeľňová skrinka
asciugamano | towel, bath towel | uterák, osuška
tappeto bagno | bath mat | kúpeľňová predložka
portarotolo | toilet roll holder, toilet paper holder | držiak na toaletný papier
barra portasciugamani | towel rail, towel bar | držiak na uteráky
dispenser sapone | soap dispenser | dávkovač mydla
scopino | toilet brush | wc kefa
scaldabagno | water heater, boiler | ohrievač vody, bojler
radiatore | radiator | radiátor
scaldasalviette | towel radiator, heated towel rail | rebríkový radiátor
stufa | stove, wood stove, wood burner | kachle, pec
camino | fireplace | krb
legna da ardere | firewood | palivové drevo
ventilatore | fan | ventilátor
ventilatore da soffitto | ceiling fan | stropný ventilátor
climatizzatore | air conditioner, air con | klimatizácia
termostato | thermostat | termostat
tubo | pipe, tube | rúrka, potrubie
rubinetto | water tap | kohútik
valvola | valve | ventil
sifone | trap, siphon | sifón
guarnizioni | gasket, seal | tesnenie
frigorifero | fridge, refrigerator | chladnička
congelatore | freezer, chest freezer | mraznička
lavatrice | washing machine, washer machine | práčka
asciugatrice | tumble dryer, clothes dryer, dryer | sušička
lavastoviglie | dishwasher | umývačka riadu
forno | oven | rúra na pečenie, rúra
forno a microonde | microwave, microwave oven | mikrovlnka, mikrovlnná rúra
piano cottura | hob, cooktop | varná doska
piano a induzione | induction hob, induction cooktop | indukčná doska, indukčná varná doska
cappa | cooker hood, extractor hood, range hood | digestor
frullatore | blender | mixér
impastatrice | stand mixer | kuchynský robot
friggitrice | fryer, deep fryer | fritéza
tostapane | toaster | hriankovač
macchina da caffe | coffee machine, coffee maker | kávovar
caffettiera | moka pot, french press | moka kanvica
bollitore | kettle | kanvica
pentola | pot saucepan, saucepan, cooking pot | hrniec
padella | frying pan, pan | panvica
coltello | knife, kitchen knife | nôž, kuchynský nôž
forchetta | fork | vidlička
cucchiaio | spoon | lyžica, lyžička
mestolo | ladle | naberačka
tagliere | chopping board, cutting board | doska na krájanie
bilancia da cucina | kitchen scale, kitchen scales | kuchynská váha
piatto | plate, dish | tanier
bicchiere | glass, drinking glass | pohár
calice | wine glass | pohár na víno
tazza | cup, mug | šálka, hrnček
teiera | teapot | čajník
insalatiera | salad bowl, bowl | šalátová misa, misa
vassoio | tray | podnos, tácka
portaspezie | spice rack | stojan na koreničky
pattumiera | bin, trash can, waste bin, rubbish bin | odpadkový kôš, kôš na odpadky
scatole da trasloco | moving box, cardboard box | kartónová škatuľa, krabica
cesto | basket, laundry basket | kôš, košík
stendibiancheria | clothes airer, drying rack, clothes rack | sušiak, sušiak na bielizeň
scopa | broom | metla
secchio | bucket | vedro
spugna | sponge | špongia
rasaerba | lawn mower, lawnmower, mower | kosačka, kosačka na trávu
carriola | wheelbarrow | fúrik
tubo da giardino | garden hose, hosepipe, hose | záhradná hadica, hadica
annaffiatoio | watering can | krhla
irrigatore | sprinkler | postrekovač
pompa sommersa | submersible pump, water pump | ponorné čerpadlo, čerpadlo
rastrello | rake | hrable
vanga | spade | rýľ
badile | shovel | lopata
zappa | hoe | motyka
forbice da potatura | secateur, pruner, pruning shear | záhradné nožnice
cesoia tagliasiepe | hedge shear | nožnice na živý plot
forbici | scissor, scissors | nožnice
terriccio | potting soil, compost | substrát, zemina
concime | fertilizer, fertiliser | hnojivo
fioriera | planter, window box | hrantík, truhlík
prato sintetico | artificial grass | umelá tráva
ombrellone | parasol, sun umbrella | slnečník
gazebo | gazebo | altánok
sdraio | deck chair | skladacie ležadlo
lettino | sun lounger, sunbed | ležadlo, lehátko
amaca | hammock | hojdacia sieť
altalena | swing | hojdačka
piscina | pool, swimming pool | bazén
tappeto elastico | trampoline | trampolína
sabbiera | sandpit, sandbox | pieskovisko
scivolo | slide | šmykľavka
casetta da giardino | garden shed, shed | záhradný domček
cuccia | dog house, kennel | búda pre psa, psia búda
cassetta postale | mailbox, letterbox, letter box | poštová schránka
fontana | fountain | fontána
pianta | plant | rastlina
albero | tree | strom
tenda da campeggio | tent, camping tent | stan
sacco a pelo | sleeping bag | spací vak, spacák
zaino | backpack, rucksack | batoh, ruksak
valigia | suitcase | kufor
ombrello | umbrella | dáždnik
pallone | ball | lopta
cyclette | exercise bike | stacionárny bicykel, rotoped
tapis roulant | treadmill | bežecký pás
estintore | fire extinguisher | hasiaci prístroj
elmetto | hard hat, safety helmet | prilba, ochranná prilba
occhiali protettivi | safety glasses, safety goggles | ochranné okuliare
cuffie antirumore | ear defender, ear muff | chrániče sluchu
mascherina | face mask, dust mask | respirátor, rúško
guanti | glove | rukavice, rukavica
penne | pen | pero
evidenziatori | highlighter | zvýrazňovač
cucitrice | stapler | zošívačka
righello | ruler | pravítko
lavagna | whiteboard, blackboard | tabuľa
giocattolo | toy | hračka
peluche | teddy bear, plush toy, soft toy | plyšový medveď, plyšák
casa delle bambole | doll house, dollhouse | domček pre bábiky
cavallo a dondolo | rocking horse | hojdací kôň
bianco | white | biely
nero | black | čierny
grigio | grey, gray | sivý, šedý
rosso | red | červený
blu | blue | modrý
verde | green | zelený
giallo | yellow | žltý
marrone | brown | hnedý
beige | beige | béžový
legno | wood, wooden, timber | drevo, drevený
rovere | oak | dub, dubový
noce | walnut | orech, orechový
vetro | glass top | sklo, sklenený
metallo | metal | kov, kovový
acciaio | steel, stainless steel | oceľ, oceľový, nerez, nerezový
plastica | plastic | plast, plastový
ceramica | ceramic | keramika, keramický
pelle | leather | koža, kožený
lino | linen | ľan, ľanový
cotone | cotton | bavlna, bavlnený
muro | wall | stena, múr
cucina | kitchen | kuchyňa, kuchynský
bagno | bathroom | kúpeľňa, kúpeľňový
giardino | garden, outdoor | záhrada, záhradný
ufficio | office | kancelária, kancelársky
camera | bedroom | spálňa
soggiorno | living room | obývačka
bambini | kid, children, child | detský, deti, dieťa
pieghevole | folding, foldable | skladací
rotondo | round | okrúhly
elettrico | electric | elektrický
a batteria | cordless, battery powered | akumulátorový, aku
da incasso | built in | vstavaný
sospeso | wall mounted, wall hung | závesný
allungabile | extending, extendable | rozťahovací
girevole | swivel | otočný
batteria | battery | batéria, akumulátor
contenitore | storage box, storage bin, storage container, plastic box | úložný box
scatola | gift box | darčeková krabica
scaffale | storage rack, metal shelving, garage shelving | kovový regál
cesto portabiancheria | laundry hamper, laundry bag | kôš na bielizeň
lampada da tavolo | night light, reading lamp | lampička
lampada | lighting | osvetlenie
sospensione | pendant, ceiling pendant | lustre
striscia led | led lights | led svetlá
adattatore | plug, adapter, travel adapter | adaptér
caricatore usb | usb charger, usb socket | usb nabíjačka
torcia | head light | čelové svetlo
poltrona | accent chair, lounge armchair | relaxačné kreslo
poltrona relax | relax chair, recliner chair | polohovacie kreslo
sedia | kitchen chair, plastic chair | kuchynská stolička
sedia da esterno | outdoor chair, garden chair, patio chair | záhradná stolička
tavolo da giardino | outdoor table, garden table, patio table | záhradný stôl
divano da giardino | outdoor sofa, patio sofa, garden sofa | záhradná pohovka
tavolo pieghevole | folding table | skladací stôl
scrivania ad angolo | corner desk | rohový písací stôl
sedia ergonomica | ergonomic chair, gaming chair | ergonomická stolička
credenza | cabinet, display cabinet | vitrína
armadietto | locker | kovová skrinka
appendiabiti | hanger rack, wall hook | háčik na stenu
libreria | shelves | police
bicchiere | tumbler | pohárik
tazza | coffee cup, tea cup | šálka na kávu
coppa da cocktail | cocktail glass | pohár na koktail
caffettiera a stantuffo | coffee press | kanvica na kávu
ceppo coltelli | knife block, knife set | blok na nože
piano cottura | gas hob, stove top | plynová varná doska
erogatore acqua | water dispenser, water cooler | dávkovač vody
impastatrice | planetary mixer, dough mixer | hnetač
piastra per toast | sandwich maker, toastie maker | sendvičovač
vasca idromassaggio | hot tub, whirlpool | vírivka
vaso | flowerpot | črepník
fioriera | planter box | kvetináč na balkón
pianta artificiale | fake plant, artificial plant | umelá rastlina
siepe artificiale | artificial hedge, fake hedge | umelý živý plot
pistola irrigazione | spray gun, hose nozzle | postrekovacia pištoľ
tagliabulloni | bolt cutter | štikacie nožnice
nastro telato | duct tape, gaffer tape | strieborná páska
punte metallo | hss drill bits | vrtáky do kovu
trapano avvitatore | power drill | aku skrutkovač
aspiratutto | wet dry vac | priemyselný vysávač
telo copritutto | dust sheet, drop cloth | krycia fólia
smalto | metal paint, wood paint | farba na kov
pittura | interior paint, white paint | biela farba
pittura effetto lavagna | chalkboard paint, blackboard paint | tabuľová farba
pannello isolante | insulation board, insulation | izolácia
profilo soglia | door threshold, threshold | prechodová lišta
videocitofono | doorbell camera, video doorphone | domový videotelefón
cassaforte | safe box, money safe | sejf
rilevatore di fumo | fire alarm | požiarny hlásič
set cacciaviti | screwdriver set, tool set | sada skrutkovačov
cyclette | stationary bike, home bike, spin bike | rotopéd domáci
panca addominali | sit up bench, gym bench, weight bench | lavička na cvičenie
calcio balilla | foosball, table football | stolný futbal
bersaglio freccette | dart board, darts | šípky
tavolo da biliardo | pool table, billiard table | biliardový stôl
tavolo da ping pong | ping pong table, table tennis table | pingpongový stôl
colonna da pugilato | punching ball, boxing bag | boxovacie vrece
`;

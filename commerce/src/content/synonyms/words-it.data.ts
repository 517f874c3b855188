/**
 * What Italian words do in a search. `nouns`: names of goods; asked for by one of them, a shop shows what is it or says
 * that it has none. `words`: good words, never corrected to others. `qualifiers`: words that only say how, how many or
 * for whom; they never carry a match. `compounds`: phrases that are no kind of their first word. `firsts`: verbs that with
 * the noun after them name goods of their own. `places`: where goods stand (not kitchen and bath, which have
 * goods of their own); beside them such a word weighs little.
 * `beside`: goods, and what is bought with them: where they lead when the shop has none.
 */
export const ITALIAN_WORDS = `
qualifiers: senza con set kit misto mista misti miste assortito assortita assortiti assortite vario vari varie
qualifiers: regalo regali idea idee offerta offerte sconto sconti economico economica economici economiche prezzo prezzi
qualifiers: migliore migliori nuovo nuova nuovi nuove bello bella belli belle buono buona piccolo piccola piccoli piccole
qualifiers: grande grandi professionale professionali completo completa coppia paio
qualifiers: togliere eliminare rimuovere levare riparare aggiustare sistemare rifare cambiare sostituire fare mettere usare
qualifiers: pulire montare installare smontare costruire arnese aggeggio coso prodotto prodotti roba articolo articoli occorrente
qualifiers: confezione pezzi pezzo sacco sacchi rotolo rotoli modello tipo marca tutto tutti uso ottimo super extra

compounds: ferro da stiro, asse da stiro, tavola da stiro, carta igienica, carta forno, carta da forno, carta da parati
compounds: macchina da cucire, pannello solare, pannello fotovoltaico, piatto doccia, guanti da lavoro, lana di roccia
compounds: lana di vetro, cassetta di sicurezza, tavolo da stiro, porta ombrelli, olio motore, olio di oliva, rete metallica
compounds: spazzola metallica, binario per tende, bastone per tende
compounds: luci natale, luci albero, luci per albero, luci natalizie, chiave usb, chiavetta usb, stivali di gomma, macchina fotografica, luci di natale

firsts: copri fora spazza lava taglia scalda asciuga apri stendi para ferma salva poggia reggi appendi batti pulisci tosa trita
firsts: spremi schiaccia passa gira spella piega conta segna scola porta fissa alza avvolgi accendi tira

places: soggiorno salotto camera cameretta ingresso corridoio balcone terrazzo garage cantina giardino ufficio
places: studio taverna mansarda lavanderia veranda casa sala pranzo

beside: letto materasso topper lenzuola piumone trapunta coperta copriletto federa copripiumino coprimaterasso
beside: tavolo tovaglia tovagliolo
beside: tenda tapparella
beside: sedia coprisedia cuscino

nouns: cuscinetto piletta molletta mollette cartone cassetto cassetti cartina cartello chiavetta gommone calcetto saletta
nouns: guanto guanti aspirapolvere scopa tapparella persiana zanzariera cuscino cuscini materasso materassi rete lenzuolo
nouns: lenzuola coperta coperte piumone trapunta plaid federa copripiumino coprimaterasso topper specchio specchi specchiera
nouns: quadro quadri poster stampa carta tovaglia tovagliolo tenda tende stufa stufe camino termocamino pergola pergolato
nouns: forno forni frigorifero lavastoviglie lavatrice asciugatrice microonde televisore televisori tv telefono cellulare
nouns: computer notebook tablet stampante monitor mouse cuffia cuffie altoparlante cassa radio caricabatterie caricatore
nouns: batteria batterie pila pile cavo cavi presa prese spina spine interruttore lampadina lampadine lampada lampade
nouns: motosega decespugliatore tagliasiepi tagliabordi soffiatore soffiafoglie biotrituratore spaccalegna trattorino
nouns: rasaerba tosaerba idropulitrice compressore generatore saldatrice saldatore fresatrice fresa tornio pialletto pialla
nouns: martello demolitore trapano avvitatore sega seghetto smerigliatrice levigatrice flessibile chiave chiavi cacciavite
nouns: pinza pinze tenaglia tenaglie forbice forbici coltello coltelli cutter metro livella squadra calibro multimetro tester
nouns: scala scale ponteggio trabattello carriola carrello transpallet pala badile vanga zappa rastrello piccone ascia accetta
nouns: roncola machete annaffiatoio irrigatore tubo tubi gomma pompa pompe vaso vasi fioriera terriccio concime diserbante
nouns: insetticida semi seme bulbo bulbi prato erba siepe pianta piante fiore fiori albero alberi serra barbecue griglia
nouns: ombrellone gazebo sdraio lettino lettini amaca dondolo altalena trampolino piscina idromassaggio sauna fontana
nouns: tavolo tavoli tavolino sedia sedie sgabello poltrona divano divani pouf panca panchina letto letti culla comodino como
nouns: cassettiera armadio armadi scrivania libreria scaffale mensola mensole credenza vetrina consolle madia appendiabiti
nouns: scarpiera portascarpe attaccapanni gruccia grucce pensile mobile mobili paravento tappeto tappeti zerbino moquette
nouns: orologio sveglia cornice cornici candela candele portacandele profumatore diffusore termometro igrometro
nouns: wc water bidet lavabo lavandino lavello vasca doccia soffione box piatto rubinetto miscelatore sifone scarico sedile
nouns: copriwater scopino portarotolo portasciugamani portasapone portaspazzolino asciugamano accappatoio tappetino bilancia
nouns: pesapersone phon asciugacapelli rasoio spazzolino caldaia boiler scaldabagno radiatore termosifone termostato
nouns: climatizzatore condizionatore ventilatore deumidificatore umidificatore purificatore stufetta termoventilatore
nouns: vernice pittura smalto impregnante stucco silicone colla adesivo nastro pennello pennelli rullo rulli spatola
nouns: primer fondo diluente solvente sverniciatore cemento malta gesso intonaco calce fuga fughe sabbia ghiaia mattone mattoni tegola
nouns: tegole coppo piastrella piastrelle gres mosaico parquet laminato pavimento battiscopa zoccolino cartongesso pannello
nouns: lana isolante guaina grondaia porta porte finestra finestre portafinestra persiane inferriata cancello recinzione
nouns: staccionata rete maniglia maniglie serratura serrature lucchetto catenaccio cerniera cilindro cassaforte campanello
nouns: citofono videocitofono telecamera antifurto allarme sirena vite viti bullone bulloni dado dadi rondella tassello
nouns: tasselli chiodo chiodi gancio ganci catena corda rotella rotelle fune fascetta fascette staffa molla molle ruota ruote
nouns: elmetto casco occhiali mascherina tuta tute grembiule scarpa scarpe stivale stivali gilet giubbotto ginocchiere imbracatura
nouns: estintore cassetta valigetta borsa zaino valigia ombrello torcia faro faretto plafoniera lampadario applique
nouns: neon proiettore pentola pentole padella padelle casseruola wok teglia pirofila tagliere mestolo frullatore
nouns: friggitrice tostapane bollitore caffettiera moka macchina impastatrice planetaria robot centrifuga estrattore
nouns: spremiagrumi gelatiera yogurtiera affettatrice tritacarne grattugia pelapatate apriscatole cavatappi bicchiere
nouns: bicchieri calice tazza tazze piatti posata posate forchetta cucchiaio caraffa bottiglia borraccia thermos
nouns: barattolo barattoli contenitore contenitori scatola scatole cesto cesta baule pattumiera bidone secchio mocio
nouns: straccio spugna detersivo sapone candeggina ammorbidente stendino asse ferro aspiratutto lavapavimenti
nouns: bicicletta bici monopattino casco pallone pallavolo racchetta pesi manubri manubrio cyclette tapis canoa
nouns: bambola peluche puzzle trenino giocattolo giocattoli seggiolone passeggino biberon pannolino pannolini
nouns: cuccia gabbia acquario lettiera guinzaglio ciotola crocchette mangime quaderno penna penne matita matite evidenziatore
nouns: libro libri lavagna cartuccia toner calcolatrice graffatrice cucitrice righello
nouns: presepe addobbo addobbi festone maschera costume
nouns: citronella zanzara zanzare topicida trappola
nouns: rosa guida guide listello listelli tinta tinte binario binari spazzola spazzole piedino piedini
nouns: olio sale pellet legna carbone carbonella bombola gas fornello
nouns: pannelli inverter fotovoltaico accumulatore trasformatore contatore centralino quadro dimmer variatore prolunga
nouns: ciabatta multipresa adattatore avvolgicavo canalina guaina
nouns: reso resi rimborso spedizione spedizioni consegna fattura garanzia orario orari negozio negozi pagamento rate

words: oscurante oscuranti pellet papa mamma nonno nonna uomo donna ragazzo ragazza bambino bambini neonato natale
words: solare solari wireless bluetooth elettrico elettrica elettrici manuale automatico digitale portatile ricaricabile
words: sospeso sospesa sospesi sospese filo fili led rgb smart wifi sole pioggia neve vento mare montagna campeggio ufficio
words: lavoro cucina bagno camera salotto soggiorno ingresso balcone terrazzo garage cantina giardino auto moto barca
words: memory lattice piuma seta velluto cotone lana lino pelle ecopelle vimini rattan bambu teak rovere noce pino
words: termico termica isolante impermeabile antiscivolo antimuffa antimacchia ignifugo lavabile trasparente opaco lucido
words: oliva benzina gasolio diesel aria acqua fuoco ghisa rame ottone inox alluminio acciaio plastica vetro legno
words: grasso grassa grassi grasse singolo singola matrimoniale piazza piazze francese
words: colazione cena festa compleanno matrimonio pasqua halloween estate inverno
words: cane cani gatto gatti uccello uccelli pesce pesci
words: aerosol allungabile pieghevole estraibile scorrevole girevole regolabile
nouns: portatovaglioli tagliapiastrelle lavavetri scolapiatti scolapasta scolaposate passacavo copridivano coprisedia coprisedile
nouns: tagliavetro portabottiglie portagioie portachiavi portavasi portabici portalampada portaombrelli portariviste portafoto
nouns: apribottiglie tritaghiaccio schiaccianoci schiacciapatate scaldaletto scaldavivande copriletto copritermosifone
nouns: coprilavatrice copritavolo salvagoccia reggilibri fermaporta fermaporte fermacarte paraspigoli parafuoco paraspruzzi
nouns: sottopentola sottobicchiere sottobicchieri poggiapiedi battipanni levapelucchi puliscivetri lavamani portapane portafrutta
nouns: portauova portaposate portadocumenti portautensile lavaincera asciugamani scaldapiedi spazzaneve tagliacapelli
nouns: tagliatubi piegatubi spelacavi spellafili paranco muletto
nouns: lucidatrice lucidatrici betoniera molatrice piallatrice troncatrice monotroncatrice bordatrice filettatrice carotatrice
nouns: tagliatrice sabbiatrice graffatrice chiodatrice sparachiodi rivettatrice rivettatore affilatrice arieggiatore motozappa
nouns: motocoltivatore spazzatrice lavasciuga piegatrice stiratrice stiro sterilizzatore essiccatore scaldabiberon scaldavivande
nouns: addolcitore depuratore decalcificatore autoclave aeratore termoconvettore termocoperta termofono barometro igrostato
nouns: anemometro goniometro micrometro fonometro teodolite stetoscopio pluviometro banderuola segnavento meridiana mappamondo
nouns: bandiera calendario album agenda raccoglitore etichetta etichettatrice timbro colla calamita calamite magnete magneti
nouns: baldacchino boiserie controsoffitto modanatura rosone lesena tramezzo corrimano scalinata gradino gradini ponteggi
nouns: bracciere braciere bruciatore girarrosto spiedo spiedi mattarello colino setaccio imbuto passaverdure schiaccianoci
nouns: schiumarola frusta fruste pestello mortaio sbucciatore sbucciatrice temperamatite forchettone tortiera stampo stampi
nouns: biscottiera zuccheriera fruttiera salsiera vassoio vassoi centrotavola runner tovaglietta presina presine sottopiatto
nouns: borsone custodia astuccio trousse beauty fodera fodere copricuscino copripoltrona copridivano coprirete coprimacchia
nouns: portabottiglie portacenere portalegna portaoggetti portatutto portapacchi portasci portascale rastrelliera espositore
nouns: bacheca manichino palco gradinata pedana tenda pensilina tettoia tettoie tensostruttura serranda saracinesca frangisole
nouns: pluviale gronda scossalina colmo lucernaio botola sportello oblo cassaforma casseforme rete tralicci traliccio
nouns: picchetto picchetti paletto palo pali filo spago cordino cordoncino elastico gomma cinghia cinghie tirante argano verricello
nouns: puleggia carrucola martinetto cric transenna rampa binari guidovia cuneo cunei zeppa zeppe perno perni spina boccola
nouns: mandrino punteruolo punzone filiera maschio alesatore fresa frese seghe compasso curvatubi spelafili crimpatrice
nouns: saldatura stagno elettrodo elettrodi cannello maschera saldatrici generatori pressostato manometro serbatoio cisterna
nouns: tanica taniche fusto imbuto pozzetto griglia caditoia chiusino galleggiante sciacquone pilozza lavatoio orinatoio
nouns: bagnoschiuma shampoo dentifricio profumo crema carta fazzoletti salviette assorbenti pannoloni cerotti
nouns: detergente anticalcare sgrassatore disinfettante disgorgante sturalavandini brillantante lucidante sbiancante cera
nouns: deodorante incenso potpourri insetticidi repellente ultrasuoni esca trappole lumachicida
nouns: compostiera biotrituratori motopompa nebulizzatore irroratore atomizzatore soffiatori seminatrice spandiconcime rullo
nouns: pacciamatura telo teli rete ombreggiante cannicciato arella graticcio arco pergolati bordura cordolo ghiaietto ciottoli
nouns: basilico rosmarino geranio gerani lavanda limone ulivo olivo vite edera gelsomino bouganville rosaio cactus
nouns: mangiatoia voliera nido abbeveratoio trasportino tiragraffi collare museruola antipulci mangimi
nouns: tablet cuffiette casse soundbar videogioco consolle proiettori router modem ripetitore decoder antenna telecomando
nouns: pneumatico pneumatici batterie catene tergicristalli coprisedili portabagagli seggiolino antigelo
nouns: scooter monopattini pattini skateboard sci slittino racchette canna ami tavola gommone pagaia salvagente maschera pinne
nouns: abito camicia pantaloni pantalone maglia maglietta felpa giacca calze calzini cappello berretto cintura costume pigiama
nouns: vestaglia ciabatte pantofole sandali borse portafogli ombrelli anello collana orecchini bracciale
nouns: pane pasta vino birra caffe biscotti cioccolato olio aceto farina zucchero
nouns: copriwater sedili doghe giroletto letti sponda sponde paracolpi zanzariere baldacchino girello box sdraietta fasce
nouns: tapparelle avvolgibili veneziane bastone bastoni mantovana riloga calamite passamaneria tendaggi
nouns: plastilina tempere acquerelli gessetti colori album pastelli
compounds: vaschetta lavandino, vaschetta lavello, bacinella lavello, cassetta wc, cassetta di scarico, borsa frigo, borsa termica
compounds: piano da stiro, sacco spazzatura, sacchi spazzatura, sacchetti spazzatura, pellicola trasparente, tenda a rullo, tende a rullo, tenda a vetro
compounds: porta blindata, porta a libro, porta usb, olio per motosega, olio catena, filo decespugliatore, filo interdentale
compounds: carta fotografica, carta regalo, carta velina, carta moschicida, nastro regalo, macchina da scrivere, macchina fotografica
compounds: quadro svedese, tappeto yoga, tappetino yoga, tappetino mouse, lampada uv, lampada abbronzante, lampada germicida
compounds: pompa di calore, pompa bicicletta, pompa benzina, gruppo elettrogeno, scala a chiocciola, scale mobili
compounds: sedia a rotelle, sedia elettrica, letto ortopedico, materasso ortopedico, piastra capelli, piastra per capelli
compounds: asciuga capelli, tagliere elettrico, rete da letto, rete ombreggiante, telo pacciamatura, telo ombreggiante
`;

/**
 * What is wrong or to be done at home, and the goods that do it: words of which a slash parts those that say the same, in any
 * order and with others between them, then the goods, best first. It holds where the query begins with one of the words.
 */
export const ITALIAN_NEEDS = `
# Water
needs: perde/perdono/gocciola/gocciolano/sgocciola/goccia/cola rubinetto/rubinetti/miscelatore/lavandino/lavello = guarnizioni, rubinetto, miscelatore
needs: perde/perdita/gocciola tubo/tubi/raccordo/filetto = nastro in PTFE, raccordo
needs: perde/gocciola/perdita doccia/vasca/box = silicone sanitario
needs: perde/perdita sifone/scarico = sifone
needs: perdita/perdite acqua = nastro in PTFE, guarnizioni
needs: infiltrazioni/infiltrazione/piove/perde tetto/terrazzo/terrazza/balcone/tegole/lastrico = guaina liquida
needs: infiltrazioni/infiltrazione = guaina liquida
needs: acqua/pioggia/cola/entra/filtra tetto/soffitto/terrazzo/balcone cola/entra/filtra/gocciola/piove = guaina liquida
needs: impermeabilizzare/impermeabilizzazione = guaina liquida, idrorepellente
needs: impermeabilizzante terrazzo/terrazza/balcone = guaina liquida
needs: allagata/allagato/allagamento/svuotare cantina/piscina/pozzo/garage = pompa sommersa
needs: sigillare/risigillare/stuccare vasca/doccia/lavabo/sanitari/bagno/lavandino = silicone sanitario
needs: sigillare finestra/finestre/infissi/crepe/muro = sigillante acrilico, silicone
needs: sigillare = sigillante, silicone
needs: innaffiare/annaffiare/irrigare giardino/prato/orto/erba = tubo da giardino, irrigatore
needs: innaffiare/annaffiare = annaffiatoio
needs: innaffiare/annaffiare/irrigare vacanza/assenza/automatico/automaticamente = programmatore irrigazione

# Walls and paint
needs: muffa/muffe = pittura antimuffa
needs: macchie/macchia/aloni umidita/umido/muro/soffitto/parete = pittura antimuffa, fissativo isolante
needs: macchie fumo/nicotina = fissativo isolante, pittura
needs: umidita/umido parete/pareti/muro/muri/bagno/casa = pittura antimuffa
needs: crepa/crepe/buco/buchi/fessura/fessure/fori muro/parete/intonaco/soffitto/pareti/muri = stucco muri, rasante
needs: crepa/crepe/fessura/fessure = stucco muri, sigillante acrilico
needs: buco/buchi/graffi/graffio/ammaccatura legno/mobile/mobili/parquet/porta = stucco legno
needs: tappare/chiudere/riempire buco/buchi/fori/crepe/fessure = stucco muri
needs: stuccare legno/mobile = stucco legno
needs: stuccare = stucco muri
needs: rasare/lisciare muro/parete/pareti/muri = rasante
needs: intonaco/intonaca cade/scrosta/stacca/rovinato = malta, rasante
needs: imbiancare/tinteggiare/pitturare/dipingere/ridipingere soffitto = pittura soffitti
needs: imbiancare/tinteggiare/pitturare/dipingere/ridipingere esterno/esterni/facciata/fuori = pittura esterni
needs: imbiancare/tinteggiare/pitturare/dipingere bagno/cucina = pittura antimuffa bagni
needs: imbiancare/tinteggiare/pitturare/dipingere/ridipingere/verniciare casa/muro/muri/parete/pareti/stanza/camera/cameretta/soggiorno/salotto/interno/interni = pittura murale
needs: verniciare/dipingere/pitturare/ridipingere ringhiera/ferro/cancello/metallo/inferriata = smalto ferro
needs: verniciare/dipingere/pitturare/ridipingere legno/porta/porte/mobile/mobili/persiane/tavolo/sedia/sedie = smalto legno
needs: verniciare/dipingere/pitturare termosifone/termosifoni/radiatore/radiatori/calorifero = smalto radiatori
needs: verniciare/dipingere/pitturare piastrelle/mattonelle = primer piastrelle
needs: vernice/smalto/pittura piastrelle/mattonelle = primer piastrelle
needs: imbiancare/tinteggiare/imbiancatura/tinteggiatura/pitturare = pittura murale
needs: proteggere/trattare/impregnare legno/staccionata/travi/pergola = impregnante legno
needs: proteggere/coprire/riparare pavimento/mobili imbiancare/pittura/pitturare/vernice = telo copritutto
needs: oliare/nutrire/ravvivare teak/mobili/tavolo/legno = olio teak, cera
needs: lucidare/lucidatura mobile/mobili = cera mobili
needs: sverniciare/decapare = sverniciatore
needs: togliere/rimuovere/levare/eliminare vernice/smalto = sverniciatore
needs: ruggine/arrugginito/arrugginita/arrugginiti ringhiera/ferro/cancello/inferriata/metallo = antiruggine
needs: ruggine = antiruggine
needs: carteggiare/levigare/scartavetrare legno/mobile/porta/parquet = carta abrasiva
needs: carteggiare/levigare/scartavetrare = carta abrasiva

# Doors, screws, furniture
needs: presa/caricare/ricaricare presa/caricare/ricaricare telefono/cellulare/telefonino/tablet/smartphone = presa con caricatore usb
needs: cigola/cigolio/cigolano/scricchiola/stride porta/cancello/cardini/cerniera/cerniere/letto/sedia = sbloccante
needs: cigolio/cigola/cigolano = sbloccante
needs: vite/viti/bullone/bulloni/dado/dadi bloccata/bloccato/bloccate/bloccati/arrugginita/arrugginito/arrugginite/incastrata = sbloccante
needs: serratura/serrature/lucchetto bloccata/bloccato/dura/duro/inceppata/incastrata = sbloccante
needs: sbloccare/svitare/allentare vite/viti/bullone/bulloni/dado/dadi/serratura = sbloccante
needs: lubrificare/ungere/oliare = sbloccante
needs: persa/perse/perso/cambiare/sostituire chiavi/chiave/serratura porta/casa/serratura = cilindro serratura
needs: cambiare/sostituire serratura = cilindro serratura
needs: maniglia rotta/rompe porta = maniglia porta
needs: appendere quadro/quadri/specchio/mensola/pensile/tv = tasselli muro
needs: appendere cartongesso = tasselli cartongesso
needs: appendere vestiti/cappotti/giacche/abiti = appendiabiti
needs: fissare/attaccare/montare mensola/mensole/pensile/pensili muro = tasselli muro
needs: fissare/montare mensola/mensole = reggimensola
needs: fissare/attaccare/avvitare cartongesso = viti cartongesso, tasselli cartongesso
needs: bucare/forare/trapanare/perforare muro/parete/cemento/mattone/mattoni = punte muro
needs: buco/buchi/foro/fori cemento/mattone/mattoni/calcestruzzo = punte muro
needs: buco/buchi/foro/fori ferro/metallo/acciaio = punte metallo
needs: bucare/forare/trapanare/perforare = punte, trapano
needs: bucare/forare/trapanare/perforare legno = punte legno
needs: bucare/forare/trapanare/perforare ferro/metallo/acciaio = punte metallo
needs: tagliare ferro/metallo/tondino = seghetto metallo
needs: tagliare legno/tavola/tavole/assi/rami = sega legno
needs: tagliare lucchetto/lucchetti/catena/catene = tagliabulloni
needs: tagliare erba/prato = rasaerba
needs: tagliare siepe/siepi = cesoia tagliasiepe
needs: tagliare tubo/tubi = seghetto metallo
needs: incollare legno/mobile/sedia/gamba = colla legno
needs: incollare piastrelle/mattonelle/piastrella = colla piastrelle
needs: incollare/attaccare carta/tappezzeria parati/parete/muro = colla carta da parati
needs: incollare/attaccare = adesivo montaggio
needs: sedia/tavolo/gamba rotta/rotto/scollata/scollato = colla legno

# Light, current, heat, air
needs: lampadina/lampadine fulminata/fulminate/bruciata/bruciate/rotta = lampadina
needs: luce/luci/lampadina/neon sfarfalla/sfarfallio/lampeggia/trema/ronza/spegne = lampadina
needs: salta/scatta/saltata/salto luce/corrente/contatore/salvavita = magnetotermico
needs: mancano/poche/aggiungere/moltiplicare prese/presa = ciabatta
needs: collegare/unire/giuntare fili/cavi = morsetti cavi
needs: nascondere/coprire cavi/fili = canalina
needs: ordinare/legare/raccogliere cavi/fili = fascette
needs: illuminare giardino/vialetto/viale/ingresso/esterno = lampione
needs: illuminare armadio/cucina/pensile/pensili = sottopensile
needs: freddo/scaldare/riscaldare casa/camera/stanza/bagno = radiatore, stufa
needs: caldo casa/camera/estate/notte = ventilatore
needs: rinfrescare casa/camera/stanza = ventilatore, climatizzatore
needs: acqua/docce calda = scaldabagno
needs: isolare soffitto/parete/pareti/tetto/sottotetto/muro = pannello isolante
needs: spifferi/spiffero porta/porte/finestra/finestre = schiuma poliuretanica, silicone

# House, garden, safety
needs: zanzare/mosche/insetti porta/finestra = zanzariera
needs: raccogliere/rastrellare foglie = scopa foglie
needs: spalare/togliere neve = pala neve
needs: potare/potatura rami/rose/siepe/alberi/albero/ulivo/vite/piante = forbice potatura
needs: potare = forbice potatura
needs: rastrellare = rastrello
needs: scavare/spalare = badile, vanga
needs: rinvasare/piantare/trapiantare = terriccio
needs: vangare/scavare = vanga
needs: zappare = zappa
needs: concimare/fertilizzare = concime
needs: seminare prato = concime prato
needs: recintare/recinzione cane/giardino = recinzione
needs: traslocare/trasloco/traslochi = scatole trasloco
needs: imballare/spedire/pacchi = nastro imballo
needs: stendere/asciugare bucato/panni/biancheria/vestiti = stendibiancheria
needs: spazzare = scopa
needs: differenziare = raccolta differenziata
needs: campeggiare = tenda campeggio
needs: allenarsi/dimagrire/correre casa = tapis roulant
`;

/**
 * Queries as Italian shoppers type them: misspelt, plural, small and large ("lettone"), with sizes and names of makers.
 * One line each: query | kind | pattern, as in italian-phrases.data.ts.
 */
export const ITALIAN_TYPED = `
vite 4x40 | size | ^viti
lampadina e27 calda | size | ^lampadina led .*e27
lampadine led e14 | size | ^lampadina led .*e14
trapanno a percusione | typo | ^(tassellatore|trapano|nothing)
aviatatore bosh | typo | avvitatore
seggiola cucina | synonym | ^sedia
sedioline bimbi | small | ^seggiolina
tavolone legno | large | ^tavolo .*legno
lettone matrimoniale | large | ^letto matrimoniale
divanetto due posti | small | ^divano .*due posti
specchione ingresso | none | ^nothing$
mobiletto bagno | small | ^mobile bagno
lampadona da terra | large | ^lampada da terra
scaffali cantina | words | ^scaffale cantina
scaffalatura garage | synonym | ^scaffale cantina
mensoline bianche | small | ^mensola|^nothing
pennellessa 50mm | size | ^pennell
rullo per imbiancare | words | ^rullo
stucco x muro | words | ^stucco .*muri
silicone trasparente bagno | words | ^silicone sanitario
colla per mattonelle | synonym | ^colla in polvere .*piastrelle
mattonelle bagno 20x20 | lacking | ^piastrella|^nothing
gres porcelanato 60x60 | typo | ^gres .*60 x 60
battiscopa bianco 8 cm | words | ^battiscopa laccato bianco
listone parquet rovere | words | ^parquet
chiodi 50 mm | size | ^chiodi
tasselli 8mm | size | ^tasselli
fisher 10 | typo | ^tasselli
bulloni 8x60 | size | ^bulloni
catenella lampadario | small | ^catena|^nothing
prolunga 10 metri | size | ^prolunga
ciabatta con interruttore | words | ^ciabatta .*interruttore
presa schuko | words | ^presa schuko
interuttore luce | typo | interruttor
tubo per l'acqua giardino 20 mt | words | ^tubo da giardino
inaffiatoio 10 litri | typo | ^annaffiatoio .*10 litri
forbici pota alberi | words | ^forbice da potatura
rastrello foglie | words | ^(scopa per foglie|rastrello)
carriola 100 lt | lacking | ^carriola
tosa erba elettrico | compound | ^rasaerba elettrico
sega x potare | lacking | ^(sega|nothing)
cassetta posta | words | ^cassetta postale
ombrelone spiaggia | typo | ^ombrellone
seggiole giardino pieghevoli | words | ^sedia .*pieghevole
gazzebo 3x3 | typo | ^gazebo
vaschetta lavandino | none | ^nothing$
rubinetto lavello nero | words | ^miscelatore cucina
soffione pioggia | words | ^soffione
tendina doccia | small | ^tenda doccia
asse wc | none | ^nothing$
porta carta igienica | compound | ^(portarotolo|nothing)
bidoncino spazzatura cucina | small | ^pattumiera|@ pattumiere
secchi immondizia differenziata | words | ^contenitore per raccolta differenziata
stufetta elettrica bagno | none | ^nothing$
pinguino condizionatore | synonym | ^climatizzatore
bollitore acqua | words | ^bollitore
macchinetta caffe | small | ^(macchina da caffe|caffettiera)
padella antiaderente 28 | none | ^nothing$
pentolone | large | ^pentola
bicchierini shot | small | ^bicchier
luci albero natale | none | ^nothing$
materassino mare | words | ^materassino
ventilatore a piantana | synonym | ^ventilatore da terra
lucchetto bici | words | ^lucchetto
smerigliatrice 125 makita | brand | ^smerigliatrice .*125
aspirapolvere dyson | lacking | ^(aspiratutto|nothing)
cacciavitini orologiaio | small | ^cacciavite
phon viaggio | none | ^nothing$
tappetone soggiorno | large | ^tappeto rotondo
comodino stretto 30 cm | words | ^comodino
`;

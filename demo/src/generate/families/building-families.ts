import type { FamilyText } from '../family.ts';

/** Paint, electricity, plumbing, floors, building materials and climate. */
export const buildingFamilies: Readonly<Record<string, FamilyText>> = {
  vernici: {
    name: 'Pitture e vernici',
    brands: 'Colormuro, Tintalia, Velatura, Arcobalena, Smaltissima, Pennellodoro',
    title: '{noun} {line} {Aspetto} {brand}',
    variants: 'Colore: Bianco|Sabbia|Grigio perla|Verde salvia & Formato: 0,75 l|2,5 l|5 l|14 l',
    features: `
      Aspetto = Opaco|Satinato|Lucido|Vellutato
      Base = Acqua|Solvente
      Resa [m²/l] = 6..14/1
      Tempo di asciugatura [h] = 1..12/1
      Ricopribile dopo [h] = 4..24/2
      Numero di mani = 1|2|3
      Diluizione [%] = 0..40/5
      COV [g/l] = 1..150/5
      Ambiente = Interno|Esterno|Interno ed esterno
      Supporto = Muro|Legno|Ferro|Multisupporto
      Lavabile = sì/no
      Antimuffa = sì/no
      Traspirante = sì/no`,
    sentences: `Aspetto {aspetto} e uniforme già dalla seconda mano.|Resa di {Resa}: calcola la superficie e aggiungi un margine del dieci per cento.|Asciuga in {Tempo di asciugatura} a 20 °C.|Ambiente: {ambiente}.|Mescola bene prima dell’uso e richiudi il barattolo a fondo.`,
  },
  'colle-e-sigillanti': {
    name: 'Colle e sigillanti',
    brands: 'Fissabene, Tenacissima, Tintalia, Sigillo, Colormuro',
    title: '{noun} {line} {brand} {model}',
    variants: 'Formato: 125 ml|310 ml|600 ml',
    features: `
      Base = Silicone|Acrilica|Poliuretanica|Cianoacrilato|Vinilica
      Tempo di presa [min] = 1..90/5
      Indurimento completo [h] = 4..72/4
      Temperatura minima di posa [°C] = 0..10/1
      Resistenza massima [°C] = 60..300/20
      Resistenza al carico [kg] = 5..120/5
      Colore della colla = Trasparente|Bianco|Grigio|Marrone|Nero
      Supporto = Legno|Vetro|Metallo|Plastica|Ceramica|Multisupporto
      Verniciabile = sì/no
      Impermeabile = sì/no
      Antimuffa = sì/no
      Uso esterno = sì/no`,
    sentences: `Base {base}, per superfici pulite e asciutte.|Fa presa in {Tempo di presa} e indurisce del tutto in {Indurimento completo}.|Il beccuccio si taglia alla larghezza del giunto.|Conserva la confezione ben chiusa, lontano dal gelo.`,
  },
  elettricita: {
    name: 'Materiale elettrico',
    brands: 'Lumelia, Voltamica, Circuita, Serralta, Presalta',
    title: '{noun} {brand} {model}',
    variants: 'Colore: Bianco|Antracite|Alluminio',
    features: `
      Corrente nominale [A] = 6|10|16|25|32
      Tensione [V] = 12|24|230|400
      Potenza massima [W] = 1000..7200/200
      Sezione [mm²] = 1|1.5|2.5|4|6
      Lunghezza [m] = 1..100/1
      Numero di poli = 1|2|3|4
      Numero di posti = 1..8/1
      Grado di protezione = IP20|IP40|IP44|IP55|IP65
      Materiale = Tecnopolimero|PVC|Rame|Termoplastico autoestinguente
      Montaggio = Da incasso|Da parete|Su guida DIN|Da tavolo
      Senza alogeni = sì/no
      Protezione bambini = sì/no
      Marchio di qualità = sì/no`,
    sentences: `Corrente nominale {Corrente nominale}, grado di protezione {Grado di protezione}.|Montaggio: {montaggio}.|Gli interventi sull’impianto vanno fatti a corrente staccata da una persona abilitata.|Materiale: {materiale}.`,
  },
  lampadine: {
    name: 'Lampadine',
    brands: 'Lumelia, Chiaralba, Voltamica, Lucefina',
    title: '{noun} {Attacco} {Potenza} {Flusso luminoso} {brand}',
    variants:
      'Tonalità: Luce calda 2700 K|Luce naturale 4000 K|Luce fredda 6500 K & Confezione: 1 pezzo|3 pezzi',
    features: `
      Attacco = E27|E14|GU10|G9|G4
      Potenza [W] = 3..20/1
      Flusso luminoso [lm] = 250..2500/50
      Potenza equivalente [W] = 25|40|60|75|100|150
      Durata [ore] = 8000|15000|25000|30000
      Indice di resa cromatica = 80|90|95
      Angolo del fascio [°] = 36|60|120|200|300
      Diametro [mm] = 35..125/5
      Forma = Goccia|Globo|Candela|Sfera|Faretto
      Vetro = Opalino|Trasparente|Ambrato
      Dimmerabile = sì/no
      Collegabile in rete = sì/no`,
    sentences: `Attacco {Attacco}, {Flusso luminoso} con soli {Potenza}.|Dura circa {Durata}.|Si accende subito alla piena luce.|Da smaltire con i rifiuti elettrici.`,
  },
  lampade: {
    name: 'Lampade',
    brands: 'Lucefina, Chiaralba, Lumelia, Casa Brera, Officina Luce',
    title: '{noun} {line} {Materiale} {brand}',
    variants: 'Colore: Bianco|Nero|Ottone|Terracotta',
    features: `
      Materiale = Metallo|Vetro soffiato|Ceramica|Legno|Tessuto|Rattan
      Attacco = E27|E14|GU10|LED integrato
      Numero di luci = 1..8/1
      Potenza massima [W] = 5..60/5
      Altezza [cm] = 15..180/5
      Diametro [cm] = 10..80/5
      Lunghezza cavo [cm] = 80..250/10
      Flusso luminoso [lm] = 200..4000/100
      Stile = Moderno|Classico|Industriale|Nordico|Rustico
      Grado di protezione = IP20|IP44|IP54|IP65
      Dimmerabile = sì/no
      Lampadina inclusa = sì/no
      Peso [kg] = 0.4..9/0.2`,
    sentences: `Stile {stile}, in {materiale}.|Alta {Altezza}, con cavo di {Lunghezza cavo}.|Attacco {Attacco}: scegli la tonalità che preferisci.|Una luce d’accento che fa compagnia la sera.`,
  },
  rubinetteria: {
    name: 'Rubinetteria e docce',
    brands: 'Acquachiara, Fontealta, Idromaestra, Rio Sereno, Cascatella',
    title: '{noun} {line} {brand}',
    variants: 'Finitura: Cromo|Nero opaco|Acciaio spazzolato|Oro spazzolato',
    features: `
      Materiale = Ottone|Acciaio inox|ABS
      Altezza [mm] = 60..420/20
      Sporgenza [mm] = 80..260/10
      Portata [l/min] = 4..14/1
      Attacco = 1/2"|3/8"|3/4"
      Interasse [mm] = 120|150
      Cartuccia [mm] = 25|35|40
      Pressione massima [bar] = 5|6|8|10
      Getti = 1|2|3|5
      Installazione = Da appoggio|A parete|Da incasso
      Risparmio idrico = sì/no
      Anticalcare = sì/no
      Garanzia [anni] = 2|5|10`,
    sentences: `Corpo in {materiale} e cartuccia ceramica da {Cartuccia}.|Portata {Portata} alla pressione di rete.|Installazione: {installazione}.|I flessibili sono compresi; serve solo una chiave inglese.`,
  },
  idraulica: {
    name: 'Idraulica',
    brands: 'Idromaestra, Rio Sereno, Saldatti, Ferrix, Tubalta',
    title: '{noun} {Diametro} {brand} {model}',
    variants: 'Confezione: 1 pezzo|5 pezzi|10 pezzi',
    features: `
      Diametro [mm] = 12|14|16|20|25|32|40|50|63|80|100|110
      Lunghezza [cm] = 5..300/5
      Pressione massima [bar] = 4|6|10|16
      Temperatura massima [°C] = 45|60|95|110
      Materiale = Ottone|Rame|PVC|Multistrato|Polipropilene|Acciaio inox
      Filettatura = Maschio|Femmina|Maschio-femmina|A pressare
      Attacco = 3/8"|1/2"|3/4"|1"
      Angolo [°] = 0|45|90
      Peso [g] = 20..2500/40
      Acqua potabile = sì/no
      Guarnizione inclusa = sì/no
      Marcatura CE = sì/no`,
    sentences: `In {materiale}, diametro {Diametro}.|Regge fino a {Pressione massima} e {Temperatura massima}.|Pulisci e sbava il tubo prima di montarlo.|Verifica la tenuta prima di chiudere la parete.`,
  },
  bagno: {
    name: 'Sanitari e mobili bagno',
    brands: 'Cascatella, Acquachiara, Casa Brera, Fontealta, Lineabagno',
    title: '{noun} {line} {Larghezza} {brand}',
    variants: 'Colore: Bianco lucido|Rovere|Grigio cemento',
    features: `
      Larghezza [cm] = 30..140/5
      Profondità [cm] = 20..60/5
      Altezza [cm] = 10..200/5
      Materiale = Ceramica|Resina|Legno nobilitato|Vetro temperato|Acrilico
      Installazione = Sospesa|A pavimento|Da appoggio|A parete
      Scarico [mm] = 32|40|90|100
      Spessore [mm] = 4|6|8|18
      Peso [kg] = 3..60/1
      Numero di cassetti = 0|1|2|3
      Chiusura rallentata = sì/no
      Specchio incluso = sì/no
      Luce LED = sì/no
      Garanzia [anni] = 2|5|10`,
    sentences: `Largo {Larghezza} e profondo {Profondità}: misura bene lo spazio prima di ordinare.|In {materiale}, facile da tenere pulito.|Installazione {installazione}.|Le superfici si lavano con detergente neutro.`,
  },
  pavimenti: {
    name: 'Pavimenti e rivestimenti',
    brands: 'Terraviva, Sottopiede, Lastricata, Casa Brera, Pietralba',
    title: '{noun} {line} {Larghezza} × {Lunghezza} {brand}',
    variants: 'Colore: Rovere naturale|Grigio pietra|Beige|Antracite',
    content: 'm2',
    features: `
      Larghezza [cm] = 10|15|20|30|45|60
      Lunghezza [cm] = 20|30|45|60|90|120|180
      Spessore [mm] = 4..20/1
      Materiale = Gres porcellanato|Laminato|Vinile|Parquet prefinito|Ceramica
      Superficie per confezione [m²] = 0.8..2.6/0.1
      Resistenza all’uso = AC3|AC4|AC5|PEI 3|PEI 4
      Posa = A incastro|Incollata|Flottante
      Finitura = Opaca|Lucida|Strutturata
      Classe antiscivolo = R9|R10|R11
      Riscaldamento a pavimento = sì/no
      Uso esterno = sì/no
      Rettificato = sì/no
      Garanzia [anni] = 5|10|20|25`,
    sentences: `Ogni confezione copre {Superficie per confezione}.|Spessore {Spessore}, posa {posa}.|Ordina il dieci per cento in più per i tagli.|Tieni le confezioni nella stanza per due giorni prima della posa.`,
  },
  edilizia: {
    name: 'Edilizia e isolamento',
    brands: 'Pietralba, Terraviva, Murosano, Lastricata, Calcina',
    title: '{noun} {brand} {model}',
    variants: 'Formato: 5 kg|25 kg',
    content: 'kg',
    features: `
      Materiale = Cemento|Gesso|Calce|Lana di roccia|Polistirene|Legno
      Spessore [mm] = 3..120/3
      Resa [kg/m²] = 1..20/1
      Tempo di lavorabilità [min] = 15..120/15
      Indurimento [h] = 6..48/6
      Conducibilità termica [W/mK] = 0.03..0.5/0.01
      Reazione al fuoco = A1|A2|B|E
      Temperatura minima di posa [°C] = 3|5|8
      Uso = Interno|Esterno|Interno ed esterno
      Idrorepellente = sì/no
      Fibrorinforzato = sì/no
      Marcatura CE = sì/no`,
    sentences: `Uso: {uso}.|Lavorabile per {Tempo di lavorabilità}, indurisce in {Indurimento}.|Prepara solo la quantità che riesci a stendere.|Conserva il sacco sollevato da terra e all’asciutto.`,
  },
  clima: {
    name: 'Riscaldamento e clima',
    brands: 'Caldafonte, Brezzalta, Voltamica, Termasole, Idromaestra',
    title: '{noun} {Potenza} {brand} {model}',
    variants: 'Colore: Bianco|Antracite',
    features: `
      Potenza [W] = 500..9000/250
      Superficie consigliata [m²] = 8..90/2
      Alimentazione = Elettrica|Pellet|Gas|Legna
      Altezza [cm] = 30..180/5
      Larghezza [cm] = 20..120/5
      Livello sonoro [dB] = 18..65/1
      Portata aria [m³/h] = 60..900/20
      Rendimento [%] = 70..98/1
      Comando = Manopola|Telecomando|App e telecomando
      Timer = sì/no
      Termostato = sì/no
      Peso [kg] = 1..90/1
      Garanzia [anni] = 2|3|5`,
    sentences: `Consigliato per ambienti fino a {Superficie consigliata}.|Comando: {comando}.|Rumorosità di {Livello sonoro} alla velocità più bassa.|Pulisci i filtri ogni due settimane nella stagione d’uso.`,
  },
};

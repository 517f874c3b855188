import type { FamilyText } from '../family.ts';

/** Furniture, textiles, kitchen, household and decoration. */
export const homeFamilies: Readonly<Record<string, FamilyText>> = {
  sedute: {
    name: 'Sedute e divani',
    brands: 'Casa Brera, Collina, Legnomio, Arredoquieto, Nidosereno',
    title: '{noun} {line} {Materiale} {brand}',
    variants: 'Colore: Grigio chiaro|Blu petrolio|Terracotta|Verde salvia|Sabbia',
    features: `
      Materiale = Tessuto|Velluto|Ecopelle|Pelle|Legno massello|Metallo
      Larghezza [cm] = 40..260/5
      Profondità [cm] = 40..110/5
      Altezza [cm] = 60..120/5
      Altezza della seduta [cm] = 38..75/1
      Posti = 1|2|3|4
      Portata [kg] = 90..360/10
      Struttura = Faggio|Rovere|Acciaio|Multistrato
      Stile = Moderno|Classico|Nordico|Industriale
      Sfoderabile = sì/no
      Montaggio richiesto = sì/no
      Peso [kg] = 3..90/1
      Garanzia [anni] = 2|5`,
    sentences: `Stile {stile}, rivestimento in {materiale}.|Largo {Larghezza} e profondo {Profondità}: controlla anche il passaggio dalle porte.|Struttura in {struttura}, portata {Portata}.|I feltrini sotto i piedi proteggono il pavimento.`,
  },
  tavoli: {
    name: 'Tavoli e scrivanie',
    brands: 'Legnomio, Casa Brera, Collina, Arredoquieto, Nordbosco',
    title: '{noun} {line} {Lunghezza} × {Larghezza} {brand}',
    variants: 'Finitura: Rovere naturale|Noce|Bianco opaco',
    features: `
      Lunghezza [cm] = 40..220/10
      Larghezza [cm] = 40..110/5
      Altezza [cm] = 38..110/1
      Materiale = Rovere massello|Noce|Legno nobilitato|Vetro temperato|Metallo e legno
      Lunghezza aperto [cm] = 120..300/10
      Posti = 2|4|6|8|10
      Spessore del piano [mm] = 12..40/2
      Portata [kg] = 20..150/10
      Forma = Rettangolare|Quadrata|Rotonda|Ovale
      Allungabile = sì/no
      Regolabile in altezza = sì/no
      Peso [kg] = 5..80/1
      Garanzia [anni] = 2|5|10`,
    sentences: `Piano in {materiale}, spesso {Spessore del piano}.|Misura {Lunghezza} per {Larghezza}: lascia almeno 70 cm per muoverti intorno.|Forma {forma}, altezza {Altezza}.|Si pulisce con un panno umido ben strizzato.`,
  },
  contenitori: {
    name: 'Mobili contenitori',
    brands: 'Legnomio, Arredoquieto, Ordinaria, Nordbosco, Collina',
    title: '{noun} {line} {Larghezza} × {Altezza} {brand}',
    variants: 'Finitura: Bianco opaco|Rovere naturale|Grigio cemento',
    features: `
      Larghezza [cm] = 30..240/5
      Altezza [cm] = 30..240/5
      Profondità [cm] = 20..65/5
      Materiale = Legno nobilitato|Rovere massello|MDF laccato|Metallo
      Numero di ante = 0..6/1
      Numero di ripiani = 1..8/1
      Numero di cassetti = 0..8/1
      Portata per ripiano [kg] = 8..50/2
      Stile = Moderno|Classico|Nordico|Industriale
      Ante rallentate = sì/no
      Fissaggio a parete = sì/no
      Peso [kg] = 6..120/2
      Garanzia [anni] = 2|5`,
    sentences: `Largo {Larghezza}, alto {Altezza}, profondo {Profondità}.|Ogni ripiano porta {Portata per ripiano}.|In {materiale}, stile {stile}.|Fissalo sempre alla parete con la staffa compresa.`,
  },
  letti: {
    name: 'Letti e materassi',
    brands: 'Nidosereno, Sognalba, Legnomio, Casa Brera, Dormibene',
    title: '{noun} {line} {brand}',
    variants: 'Misura: 80 × 190 cm|120 × 190 cm|160 × 190 cm|160 × 200 cm',
    features: `
      Materiale = Memory foam|Molle insacchettate|Lattice|Legno massello|Tessuto imbottito
      Altezza [cm] = 15..120/1
      Rigidità = Morbida|Media|Rigida
      Zone differenziate = 3|5|7
      Numero di molle = 400..1600/100
      Portata per posto [kg] = 90..150/10
      Rivestimento = Cotone|Tencel|Bambù|Poliestere
      Densità [kg/m³] = 25..60/5
      Stagione = Estate e inverno|Quattro stagioni
      Sfoderabile = sì/no
      Anallergico = sì/no
      Contenitore = sì/no
      Garanzia [anni] = 2|5|10`,
    sentences: `Rigidità {rigidità}, rivestimento in {rivestimento}.|Alto {Altezza}, portata {Portata per posto} a persona.|Lascialo arieggiare un giorno prima del primo uso.|Giralo due volte l’anno per farlo durare di più.`,
  },
  tessili: {
    name: 'Tessili per la casa',
    brands: 'Lino di Casa, Nidosereno, Telaio Antico, Cotonella Bianca, Filomorbido',
    title: '{noun} {line} in {materiale} {brand}',
    variants: 'Colore: Bianco|Sabbia|Grigio|Azzurro polvere|Ruggine & Misura: Piccola|Media|Grande',
    features: `
      Materiale = Cotone|Lino|Percalle di cotone|Misto lino|Microfibra|Lana
      Larghezza [cm] = 30..280/10
      Lunghezza [cm] = 30..300/10
      Grammatura [g/m²] = 110..700/10
      Numero di fili = 120|144|180|200|300
      Fantasia = Tinta unita|Righe|Quadri|Fiori|Geometrica
      Temperatura di lavaggio [°C] = 30|40|60|90
      Stagione = Estiva|Invernale|Quattro stagioni
      Certificato senza sostanze nocive = sì/no
      Asciugatrice = sì/no
      Prelavato = sì/no
      Made in Italy = sì/no`,
    sentences: `In {materiale}, fantasia {fantasia}.|Grammatura {Grammatura}, si lava a {Temperatura di lavaggio}.|Diventa più morbido a ogni lavaggio.|Misura {Larghezza} per {Lunghezza}.`,
  },
  cucina: {
    name: 'Pentole e utensili da cucina',
    brands: 'Ramefino, Fuocolento, Cucina Ada, Dispensa, Acciaieria di Casa',
    title: '{noun} {line} {Diametro} {brand}',
    variants: 'Colore: Acciaio|Nero|Rosso',
    features: `
      Diametro [cm] = 10..36/2
      Altezza [cm] = 3..28/1
      Capacità [l] = 0.5..10/0.5
      Materiale = Acciaio inox 18/10|Alluminio|Ghisa|Rame|Ferro|Legno d’ulivo
      Rivestimento = Nessuno|Antiaderente|Ceramica|Smalto
      Spessore del fondo [mm] = 2..7/0.5
      Manico = Acciaio|Legno|Bachelite|Silicone
      Temperatura massima [°C] = 150|180|220|260
      Induzione = sì/no
      Lavastoviglie = sì/no
      Forno = sì/no
      Coperchio incluso = sì/no
      Peso [kg] = 0.2..5/0.1`,
    sentences: `In {materiale}, diametro {Diametro}.|Fondo da {Spessore del fondo} che scalda in modo uniforme.|Capacità {Capacità}: giusta per la famiglia.|Lava a mano le prime volte, poi come preferisci.`,
  },
  tavola: {
    name: 'Tavola e conservazione',
    brands: 'Dispensa, Cucina Ada, Vetreria del Lago, Ceramiche Deruta Nuova, Tavolinda',
    title: '{noun} {line} in {materiale} {brand}',
    variants: 'Colore: Bianco|Blu|Verde & Confezione: 1 pezzo|6 pezzi',
    features: `
      Materiale = Porcellana|Gres|Vetro|Cristallo|Acciaio inox|Bambù
      Diametro [cm] = 6..34/1
      Altezza [cm] = 1..35/1
      Capacità [ml] = 80..3000/20
      Peso [g] = 60..1800/20
      Forma = Rotonda|Quadrata|Ovale|Rettangolare
      Decoro = Tinta unita|Dipinto a mano|Rilievo|Bordo dorato
      Stile = Moderno|Classico|Rustico
      Lavastoviglie = sì/no
      Microonde = sì/no
      Coperchio ermetico = sì/no
      Made in Italy = sì/no`,
    sentences: `In {materiale}, decoro {decoro}.|Forma {forma}, peso {Peso}.|Sta bene ogni giorno e anche quando ci sono ospiti.|Si impila con ordine nella credenza.`,
  },
  elettrodomestici: {
    name: 'Piccoli elettrodomestici',
    brands: 'Cucina Ada, Brezzalta, Voltamica, Fuocolento, Nonnavita',
    title: '{noun} {Potenza} {brand} {model}',
    variants: 'Colore: Nero|Bianco|Rosso',
    features: `
      Potenza [W] = 200..2400/100
      Capacità [l] = 0.3..12/0.3
      Programmi = 1..12/1
      Larghezza [cm] = 10..50/2
      Altezza [cm] = 10..50/2
      Lunghezza cavo [cm] = 80..180/10
      Livello sonoro [dB] = 40..85/1
      Materiale = Acciaio inox|Plastica senza BPA|Vetro|Alluminio
      Comandi = Manopola|Tasti|Schermo a sfioramento
      Spegnimento automatico = sì/no
      Parti lavabili in lavastoviglie = sì/no
      Peso [kg] = 0.5..12/0.1
      Garanzia [anni] = 2|3`,
    sentences: `{Potenza} di potenza e {Programmi} programmi.|Capacità {Capacità}, comandi: {comandi}.|Le parti a contatto con il cibo si smontano per la pulizia.|Occupa poco spazio sul piano.`,
  },
  pulizia: {
    name: 'Pulizia e contenitori',
    brands: 'Ordinaria, Pulitalia, Dispensa, Biancaneve Casa, Lavandaia',
    title: '{noun} {line} {Capacità} {brand}',
    variants: 'Colore: Bianco|Grigio|Verde',
    features: `
      Capacità [l] = 1..80/1
      Larghezza [cm] = 10..80/2
      Altezza [cm] = 10..90/2
      Profondità [cm] = 10..60/2
      Materiale = Polipropilene|Plastica riciclata|Acciaio|Cotone|Bambù
      Peso [kg] = 0.1..8/0.1
      Portata [kg] = 2..60/2
      Plastica riciclata [%] = 0..100/10
      Impilabile = sì/no
      Con coperchio = sì/no
      Con ruote = sì/no
      Pieghevole = sì/no`,
    sentences: `Capacità {Capacità}, in {materiale}.|Misura {Larghezza} per {Profondità}, alto {Altezza}.|Si lava con acqua tiepida e sapone.|Trova posto nel ripostiglio o sotto il lavello.`,
  },
  decorazione: {
    name: 'Decorazione',
    brands: 'Casa Brera, Lino di Casa, Ceramiche Deruta Nuova, Collina, Vetreria del Lago',
    title: '{noun} {line} {Larghezza} {brand}',
    variants: 'Colore: Naturale|Bianco|Nero|Verde oliva',
    features: `
      Larghezza [cm] = 10..160/5
      Altezza [cm] = 5..160/5
      Profondità [cm] = 1..40/1
      Materiale = Legno|Ceramica|Vetro|Metallo|Cotone|Iuta
      Stile = Moderno|Classico|Nordico|Boho|Rustico
      Forma = Rotonda|Rettangolare|Quadrata|Ovale|Irregolare
      Stanza = Soggiorno|Camera|Ingresso|Cucina|Bagno
      Peso [kg] = 0.2..15/0.2
      Fatto a mano = sì/no
      Ganci inclusi = sì/no
      Lavabile = sì/no
      Made in Italy = sì/no`,
    sentences: `In {materiale}, stile {stile}.|Pensato per: {stanza}.|Largo {Larghezza}: basta un piccolo gesto per cambiare la stanza.|Ogni pezzo può avere lievi differenze di colore.`,
  },
};

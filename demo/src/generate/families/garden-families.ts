import type { FamilyText } from '../family.ts';

/** Garden machines, tools, watering, furniture and plants. */
export const gardenFamilies: Readonly<Record<string, FamilyText>> = {
  'macchine-da-giardino': {
    name: 'Macchine da giardino',
    brands: 'Verdemonte, Forgia, Pratolino, Valtorc, Boscaiola',
    title: '{noun} {Potenza} {brand} {model}',
    variants: 'Dotazione: Senza batteria|Con batteria e caricatore',
    features: `
      Potenza [W] = 300..3000/100
      Alimentazione = A scoppio|Elettrica a filo|A batteria 36 V|A batteria 18 V
      Larghezza di taglio [cm] = 20..56/2
      Altezza di taglio minima [mm] = 20..35/5
      Altezza di taglio massima [mm] = 60..90/5
      Capacità del cesto [l] = 25..70/5
      Superficie consigliata [m²] = 100..2500/100
      Lunghezza della lama [cm] = 20..66/2
      Peso [kg] = 2..42/1
      Livello sonoro [dB] = 75..102/1
      Trazione = sì/no
      Avviamento elettrico = sì/no
      Garanzia [anni] = 2|3|5`,
    sentences: `Per giardini fino a {Superficie consigliata}.|Alimentazione: {alimentazione}.|Larghezza di taglio {Larghezza di taglio}, peso {Peso}.|Prima di riporla, pulisci la lama e stacca l’alimentazione.`,
  },
  'attrezzi-da-giardino': {
    name: 'Attrezzi da giardino',
    brands: 'Verdemonte, Boscaiola, Ortolana, Mastrofer, Pratolino',
    title: '{noun} {Lunghezza} {brand} {model}',
    variants: 'Formato: Singolo|Con custodia',
    features: `
      Lunghezza [cm] = 15..180/5
      Materiale = Acciaio al carbonio|Acciaio inox|Alluminio|Acciaio forgiato
      Materiale del manico = Frassino|Alluminio|Fibra di vetro|Bimateriale
      Larghezza [cm] = 3..60/1
      Diametro di taglio [mm] = 10..50/2
      Peso [g] = 120..2600/40
      Numero di denti = 3..16/1
      Impugnatura = Dritta|A T|A D|Ergonomica
      Lama intercambiabile = sì/no
      Telescopico = sì/no
      Per mancini = sì/no
      Garanzia [anni] = 2|5|10`,
    sentences: `In {materiale}, manico in {materiale del manico}.|Lungo {Lunghezza}: si lavora senza piegare troppo la schiena.|Affilalo a inizio stagione.|Pesa {Peso}.`,
  },
  irrigazione: {
    name: 'Irrigazione e piscina',
    brands: 'Rugiada, Rio Sereno, Verdemonte, Idromaestra, Acquadolce',
    title: '{noun} {brand} {model}',
    variants: 'Lunghezza: 15 m|25 m|50 m',
    features: `
      Diametro [mm] = 12|15|19|25|32
      Pressione massima [bar] = 4|6|8|24
      Portata [l/h] = 200..9000/200
      Gittata [m] = 2..18/1
      Prevalenza [m] = 5..50/5
      Superficie irrigata [m²] = 10..300/10
      Materiale = PVC|Gomma|Polipropilene|Ottone
      Attacco = 1/2"|3/4"|1"
      Programmi = 1..8/1
      Resistente al gelo = sì/no
      Antialghe = sì/no
      Raccordi inclusi = sì/no
      Garanzia [anni] = 2|5|10`,
    sentences: `Attacco {Attacco}, pressione massima {Pressione massima}.|Copre circa {Superficie irrigata}.|Svuotalo prima dell’inverno.|Si collega senza attrezzi.`,
  },
  'arredo-esterno': {
    name: 'Arredo da esterno',
    brands: 'Terrazza Mia, Collina, Verdemonte, Casa Brera, Pergolata',
    title: '{noun} {line} {Materiale} {brand}',
    variants: 'Colore: Antracite|Tortora|Bianco|Naturale',
    features: `
      Materiale = Alluminio|Acacia|Rattan sintetico|Acciaio verniciato|Teak
      Larghezza [cm] = 40..400/10
      Profondità [cm] = 40..300/10
      Altezza [cm] = 40..280/10
      Posti = 1|2|4|6|8
      Portata [kg] = 80..250/10
      Grammatura del tessuto [g/m²] = 120..400/20
      Resistenza al vento [km/h] = 30|40|50|60
      Resistente ai raggi UV = sì/no
      Pieghevole = sì/no
      Cuscini inclusi = sì/no
      Peso [kg] = 2..90/1
      Garanzia [anni] = 2|3|5`,
    sentences: `In {materiale}, adatto a stare all’aperto.|Ingombro {Larghezza} per {Profondità}.|In inverno meglio coprirlo o portarlo al riparo.|Si pulisce con acqua e sapone neutro.`,
  },
  vasi: {
    name: 'Vasi e coltivazione',
    brands: 'Ortolana, Terracotta di Impruneta Nuova, Verdemonte, Serra Chiara',
    title: '{noun} {line} {Diametro} {brand}',
    variants: 'Colore: Terracotta|Antracite|Bianco|Verde',
    features: `
      Diametro [cm] = 10..80/2
      Altezza [cm] = 8..90/2
      Capacità [l] = 1..120/1
      Materiale = Terracotta|Plastica riciclata|Resina|Ceramica smaltata|Legno
      Forma = Rotonda|Quadrata|Rettangolare|Ciotola
      Peso [kg] = 0.2..25/0.2
      Esposizione = Pieno sole|Mezz’ombra|Ombra
      Periodo di semina = Primavera|Estate|Autunno|Tutto l’anno
      Resistente al gelo = sì/no
      Riserva d’acqua = sì/no
      Foro di drenaggio = sì/no
      Sottovaso incluso = sì/no`,
    sentences: `In {materiale}, diametro {Diametro}.|Esposizione consigliata: {esposizione}.|Metti sul fondo uno strato di argilla espansa.|Capacità {Capacità} di terriccio.`,
  },
};

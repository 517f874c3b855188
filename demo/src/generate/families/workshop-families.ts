import type { FamilyText } from '../family.ts';

/** Power tools, hand tools, fasteners and the workshop. */
export const workshopFamilies: Readonly<Record<string, FamilyText>> = {
  elettroutensili: {
    name: 'Elettroutensili',
    brands: 'Forgia, Valtorc, Ferrix, Officina Reno, Mastrofer, Bricola, Tornado Tools, Kraftalia',
    title: '{noun} {Potenza} {brand} {model}',
    variants: 'Dotazione: Solo utensile|Con valigetta|Con valigetta e accessori',
    features: `
      Potenza [W] = 400..1800/50
      Alimentazione = A rete|A batteria 18 V|A batteria 12 V
      Velocità a vuoto [giri/min] = 500..3200/100
      Coppia massima [Nm] = 20..110/5
      Livello sonoro [dB] = 72..98/1
      Peso [kg] = 1.1..4.8/0.1
      Lunghezza cavo [m] = 2|2.5|3|4
      Motore = A spazzole|Senza spazzole
      Impugnatura = Antiscivolo|Antivibrazione|A pistola
      Regolazione della velocità = sì/no
      Luce LED = sì/no
      Valigetta inclusa = sì/no
      Garanzia [anni] = 2|3|5`,
    sentences: `Motore da {Potenza} per lavorare senza sforzo su legno, metallo e muratura.|Impugnatura {impugnatura}, comoda anche nelle lavorazioni lunghe.|Pesa {Peso}: si maneggia bene anche sopra la testa.|Le parti soggette a usura si cambiano in pochi minuti e i ricambi restano disponibili.|Adatto a chi fa lavori in casa e a chi lo usa ogni settimana.`,
  },
  'accessori-utensili': {
    name: 'Accessori per utensili',
    brands: 'Forgia, Ferrix, Taglioduro, Valtorc, Bricola, Mastrofer',
    title: '{noun} {Diametro} {brand} {model}',
    variants: 'Confezione: 1 pezzo|5 pezzi|10 pezzi',
    features: `
      Diametro [mm] = 3..40/1
      Lunghezza [mm] = 40..300/10
      Spessore [mm] = 1..4/0.5
      Materiale = Acciaio HSS|Acciaio al cobalto|Metallo duro|Acciaio al cromo-vanadio
      Rivestimento = Nessuno|Titanio|Diamantato
      Attacco = Cilindrico|SDS-plus|Esagonale 1/4"|A foro
      Per materiale = Legno|Metallo|Muratura|Multimateriale
      Numero di denti = 12..80/4
      Velocità di rotazione [giri/min] = 1500..13000/500
      Uso professionale = sì/no
      Custodia inclusa = sì/no
      Made in Italy = sì/no`,
    sentences: `Taglio netto e durata costante, anche su materiali impegnativi.|Diametro {Diametro}, lunghezza utile {Lunghezza}.|Compatibile con gli utensili più diffusi con lo stesso attacco.|Conservalo asciutto e leggermente oliato: durerà di più.`,
  },
  'utensili-a-mano': {
    name: 'Utensili a mano',
    brands: 'Mastrofer, Officina Reno, Ferrix, Taglioduro, Bricola, Saldatti',
    title: '{noun} {Lunghezza} {brand} {model}',
    variants: 'Formato: Singolo|Set da 3|Set da 6',
    features: `
      Lunghezza [mm] = 120..600/20
      Peso [g] = 120..1600/40
      Materiale = Acciaio forgiato|Acciaio al cromo-vanadio|Acciaio inox|Acciaio temprato
      Materiale del manico = Bimateriale|Legno di frassino|Fibra di vetro|Gomma
      Larghezza [mm] = 10..90/5
      Apertura massima [mm] = 10..60/5
      Trattamento = Brunito|Cromato|Nichelato|Verniciato
      Manico antiscivolo = sì/no
      Isolato fino a 1000 V = sì/no
      Foro per appenderlo = sì/no
      Uso professionale = sì/no
      Garanzia [anni] = 2|5|10`,
    sentences: `In {materiale}, con manico che resta saldo in mano.|Lungo {Lunghezza}: la misura giusta per i lavori di tutti i giorni.|Bilanciato per affaticare meno il polso.|Si pulisce con un panno e si ripone appeso o nella cassetta.`,
  },
  'misura-e-livelli': {
    name: 'Strumenti di misura',
    brands: 'Filopiombo, Ferrix, Mastrofer, Precisa, Valtorc',
    title: '{noun} {Portata} {brand} {model}',
    variants: 'Dotazione: Base|Con custodia',
    features: `
      Portata [m] = 2..60/1
      Scarto massimo [mm] = 0.5|1|1.5|2|3
      Lunghezza [mm] = 80..1800/20
      Peso [g] = 80..1400/20
      Materiale = Alluminio|ABS|Acciaio inox
      Classe di precisione = I|II
      Grado di protezione = IP20|IP54|IP65
      Batterie = Nessuna|2 × AAA|Ricaricabile
      Fondo magnetico = sì/no
      Schermo retroilluminato = sì/no
      Resistente agli urti = sì/no
      Garanzia [anni] = 2|3|5`,
    sentences: `Portata {Portata} con precisione di {Scarto massimo}.|Corpo in {materiale}, pensato per il cantiere e per la cassetta di casa.|Lettura chiara anche con poca luce.|Si usa con una mano sola.`,
  },
  ferramenta: {
    name: 'Ferramenta e fissaggi',
    brands: 'Ferrix, Vitalba, Mastrofer, Saldatti, Fissabene',
    title: '{noun} {Diametro} × {Lunghezza} {brand} {model}',
    variants: 'Confezione: 25 pezzi|100 pezzi|500 pezzi',
    features: `
      Diametro [mm] = 2..16/1
      Lunghezza [mm] = 10..200/5
      Materiale = Acciaio zincato|Acciaio inox A2|Acciaio inox A4|Ottone|Nylon
      Finitura = Zincata bianca|Zincata gialla|Brunita|Naturale
      Testa = Svasata|Bombata|Esagonale|Cilindrica
      Impronta = Croce PZ2|Torx T20|Torx T25|Esagono
      Filettatura = Totale|Parziale|Nessuna
      Per materiale = Legno|Metallo|Muratura piena|Mattone forato|Cartongesso
      Carico consigliato [kg] = 5..200/5
      Uso esterno = sì/no
      Autoforante = sì/no
      Marcatura CE = sì/no`,
    sentences: `In {materiale}, finitura {finitura}.|Misura {Diametro} per {Lunghezza}: verifica sempre lo spessore da fissare.|Carico consigliato {Carico consigliato} per punto di fissaggio.|Confezione richiudibile con la misura stampata sul fronte.`,
  },
  serrature: {
    name: 'Serrature, maniglie e cerniere',
    brands: 'Serralta, Vitalba, Ferrix, Casaforte, Maniglieria Ducale',
    title: '{noun} {brand} {model}',
    variants: 'Finitura: Cromo satinato|Ottone lucido|Nero opaco',
    features: `
      Materiale = Acciaio|Ottone|Zama|Alluminio
      Entrata [mm] = 30..70/5
      Interasse [mm] = 70..160/5
      Lunghezza [mm] = 40..260/10
      Spessore porta massimo [mm] = 38..70/2
      Portata [kg] = 20..140/10
      Numero di chiavi = 2|3|5
      Verso di apertura = Destra|Sinistra|Reversibile
      Grado di sicurezza = Base|Medio|Alto
      Antitrapano = sì/no
      Viti incluse = sì/no
      Uso esterno = sì/no
      Garanzia [anni] = 2|5|10`,
    sentences: `Corpo in {materiale} e movimento silenzioso.|Adatto a porte fino a {Spessore porta massimo} di spessore.|Si monta con un cacciavite seguendo la dima nella confezione.|Misura l’interasse prima di ordinare: qui è {Interasse}.`,
  },
  officina: {
    name: 'Organizzazione e officina',
    brands: 'Officina Reno, Ordinaria, Bricola, Mastrofer, Valtorc',
    title: '{noun} {Larghezza} × {Profondità} {brand} {model}',
    variants: 'Colore: Grigio|Rosso|Blu',
    features: `
      Larghezza [cm] = 30..180/5
      Profondità [cm] = 20..70/5
      Altezza [cm] = 15..200/5
      Portata [kg] = 10..300/10
      Portata per ripiano [kg] = 10..150/10
      Materiale = Acciaio verniciato|Acciaio zincato|Polipropilene|Legno multistrato
      Numero di ripiani = 1..6/1
      Numero di cassetti = 0..8/1
      Montaggio = Già montato|A incastro|Con viti
      Ruote = sì/no
      Chiusura a chiave = sì/no
      Peso [kg] = 1..60/1
      Garanzia [anni] = 2|5`,
    sentences: `Tutto al suo posto: {Larghezza} per {Profondità} di ingombro.|Struttura in {materiale}, portata complessiva {Portata}.|Montaggio: {montaggio}.|I piedini regolabili compensano i pavimenti non perfetti.`,
  },
  antinfortunistica: {
    name: 'Abbigliamento e protezione',
    brands: 'Casaforte, Tutapronta, Mastrofer, Valtorc, Sicurvia',
    title: '{noun} {brand} {model}',
    variants: 'Taglia: S|M|L|XL',
    features: `
      Materiale = Cotone|Poliestere|Nitrile|Pelle|Policarbonato|Polietilene
      Categoria DPI = I|II|III
      Livello di protezione = Base|Medio|Alto
      Attenuazione [dB] = 20..37/1
      Peso [g] = 30..1200/30
      Colore principale = Nero|Grigio|Giallo|Arancione|Blu
      Norma = EN 388|EN 166|EN 352|EN ISO 20345|EN 397
      Impermeabile = sì/no
      Traspirante = sì/no
      Antistatico = sì/no
      Alta visibilità = sì/no
      Lavabile in lavatrice = sì/no`,
    sentences: `Protezione di livello {livello di protezione}, conforme alla norma {Norma}.|In {materiale}, leggero anche dopo ore di lavoro.|Scegli la taglia misurando senza stringere.|Controllalo prima di ogni uso e sostituiscilo se è danneggiato.`,
  },
};

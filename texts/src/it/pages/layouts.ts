/** Texts of the page that shows all layouts; only the server writes them. */
export const layouts = {
  title: 'Gli elenchi e le schede in tutti i modi',
  intro:
    'Lo stesso elenco e la stessa scheda, disposti in modi diversi: scegli quello che ti aiuta di più. Ogni indirizzo si può salvare.',
  listings: 'Elenchi',
  products: 'Schede prodotto',
  open: (name: string) => `Apri: ${name}`,
  /** Name and one line. */
  listing: {
    plain: ['Elenco classico', 'Filtri a sinistra, griglia, pagine numerate.'],
    grid: ['Griglia', 'Quattro prodotti per riga, con la scelta di quanti vederne.'],
    'grid/2cols': ['Griglia grande', 'Due prodotti per riga: le foto prima di tutto.'],
    'grid/3cols': ['Griglia a tre', 'Tre prodotti per riga, filtri accanto.'],
    'grid/4cols': ['Griglia a quattro', 'Quattro prodotti per riga, filtri accanto.'],
    'grid/5cols': ['Griglia a cinque', 'Cinque prodotti per riga, filtri a scomparsa.'],
    'grid/6cols': ['Griglia fitta', 'Sei prodotti per riga, per scorrere in fretta.'],
    'boxed-image': ['Con immagine', 'In alto una grande immagine con il titolo.'],
    'boxed-slider': ['Con vetrina', 'In alto i prodotti in evidenza, da sfogliare.'],
    'horizontal-filter-1': ['Filtri in riga', 'I filtri sono menu in una riga sopra i prodotti.'],
    'horizontal-filter-2': ['Filtri a pannello', 'I filtri sono in un riquadro sopra i prodotti.'],
    'infinite-scroll': ['Senza pagine', 'Scorrendo arrivano altri prodotti; il fondo resta raggiungibile.'],
    list: ['Righe', 'Un prodotto per riga, con la descrizione.'],
    'off-canvas': [
      'Filtri a scomparsa',
      'Tutta la larghezza per i prodotti; i filtri si aprono da un pulsante.',
    ],
    'right-sidebar': ['Filtri a destra', 'Come il classico, con i filtri dall’altra parte.'],
  },
  product: {
    center: ['Al centro', 'Foto al centro, testo e acquisto ai lati.'],
    extended: ['Estesa', 'Foto larga in alto, dettagli sotto.'],
    fullwidth: ['A tutta larghezza', 'La galleria da un bordo all’altro.'],
    grid: ['A mosaico', 'Tutte le foto insieme, in griglia.'],
    'left-sidebar': ['Colonna a sinistra', 'Servizi e consigli a sinistra.'],
    'right-sidebar': ['Colonna a destra', 'Servizi e consigli a destra.'],
    'sticky-both': ['Due parti ferme', 'Titolo e acquisto restano in vista mentre scorri.'],
    'sticky-cart': ['Acquisto fermo', 'Prezzo e pulsante restano in vista.'],
    'sticky-info': ['Informazioni ferme', 'I dati del prodotto restano accanto alle foto.'],
    transparent: ['Sull’immagine', 'L’intestazione sta sopra la foto.'],
  },
};

import { hazards } from './hazards.ts';

/** Texts of what a product page says once and never changes: the server writes them. */
export const facts = {
  features: 'Caratteristiche',
  dimensions: 'Misure',
  width: 'Larghezza',
  depth: 'Profondità',
  height: 'Altezza',
  brand: 'Marca',
  description: 'Descrizione',
  documents: 'Documenti',
  documentKinds: {
    manual: 'Manuale',
    sheet: 'Scheda tecnica',
    safety: 'Scheda di sicurezza',
    performance: 'Dichiarazione di prestazione',
    energy: 'Scheda energetica',
    other: 'Documento',
  },
  register: (number: string) => `Registro europeo delle etichette (EPREL), n. ${number}`,
  takeBack: 'Con un apparecchio elettrico nuovo ritiriamo gratis il vecchio',
  safety: 'Sicurezza e produttore',
  recall: 'Richiamo di sicurezza del prodotto',
  recallOf: (article: string) => `Riguarda: ${article}`,
  recallLot: (lot: string) => `lotto ${lot}`,
  recallNote:
    'Richiamo di sicurezza: se hai questo prodotto smetti di usarlo e leggi l’avviso in «Sicurezza e produttore».',
  manufacturer: 'Produttore',
  euResponsible: 'Persona responsabile nell’Unione europea',
  warnings: 'Avvertenze',
  askByChat: 'Un dubbio? Scrivici su WhatsApp',
  customMade:
    'Fatto su misura: per legge non si può restituire per ripensamento (art. 59 del Codice del consumo).',
  hazardous: 'Prodotto pericoloso: leggi le avvertenze e la scheda di sicurezza prima dell’uso.',
  minAge: (age: number) => `Vendita riservata a chi ha almeno ${age} anni.`,
  ageCheck: (age: number) =>
    `Per legge controlliamo l’età: si consegna solo a chi mostra un documento che dimostra almeno ${age} anni.`,
  hazards,
  needed: 'Serve anche',
  together: 'Spesso comprati insieme',
  related: 'Prodotti simili',
};

/** Texts of a product's features, measures and accessories. */
export const attributes = {
  features: 'Caratteristiche',
  featuresText: 'Le vedono chi compra, i filtri e i confronti. Quali ha un tipo di prodotto si decide in',
  family: 'Tipo di prodotto',
  noFamily: 'nessuno',
  said: 'Caratteristiche compilate',
  saidOf: (said: string, of: string) => `Compilate ${said} di ${of}`,
  unsaid: 'non detto',
  severalHint:
    'I numeri si scrivono anche con un’altra unità, per esempio 1,2 m dove vanno i centimetri. A parole scegli tra i valori che ci sono o scrivine uno; più valori si separano con un punto e virgola.',
  foreignHint: 'Il tipo scelto non ha questa caratteristica: la puoi svuotare.',
  measures: 'Misure, età e pericoli',
  measuresText:
    'Misure del prodotto montato. Peso e contenuto netto stanno nelle varianti, le frasi di avvertenza nei testi.',
  numbers: {
    width_cm: 'Ingombro: larghezza (cm)',
    depth_cm: 'Ingombro: profondità (cm)',
    height_cm: 'Ingombro: altezza (cm)',
    min_age: 'Età minima (anni)',
  },
  ageHint: 'Vuoto: per tutti.',
  flags: {
    custom_made: 'Fatto su misura: non si può recedere (Cod. consumo, art. 59)',
    age_check: 'L’età si controlla alla consegna, con un documento',
    hazardous: 'Merce pericolosa: alcuni corrieri non la portano',
  },
  hazardLabel: 'Etichetta di pericolo (Reg. CE 1272/2008)',
  hazardHint: 'L’avvertenza e i pittogrammi che stanno sulla confezione.',
  pictogram: (name: string, code: string) => `${name} (${code})`,
  accessories: 'Serve anche',
  accessoriesText:
    'Prodotti che servono insieme a questo, nell’ordine della pagina; quelli ritirati non si vedono.',
  noAccessories: 'Nessun prodotto.',
  unknownAccessory: 'Non è più nel catalogo',
  addAccessory: 'Aggiungi un prodotto',
  addAccessoryHint: 'Cerca per nome, codice, SKU o GTIN.',
  accessoriesFull: (most: string) => `Sono già ${most}, il massimo: togline uno.`,
};

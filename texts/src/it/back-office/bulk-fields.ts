/** Texts of changing one field of the products chosen in their list. */
export const bulkFields = {
  open: (n: string) => `Cambia i prodotti scelti (${n})`,
  title: (n: string) => `Cambia ${n} prodotti`,
  intro:
    'Scegli un campo e che cosa deve dire, poi guarda l’anteprima: niente cambia finché non confermi, e per 30 giorni puoi annullare tutto. I prezzi si cambiano con la loro regola.',
  field: 'Campo',
  fields: {
    published: 'In vendita nel negozio',
    category_id: 'Categoria',
    brand_id: 'Marca',
    vat_class: 'Aliquota IVA',
    manufacturer_id: 'Produttore',
    eu_responsible_id: 'Responsabile nell’UE',
    feature: 'Caratteristica',
  },
  value: 'Diventa',
  look: 'Guarda l’anteprima',
  summary: (changed: string, products: string) => `Prodotti che cambiano: ${changed} di ${products}.`,
  nothing: (products: string) => `Nessuno dei prodotti scelti (${products}) cambia così.`,
  staying: (n: string) => `Restano come sono: ${n}. Sono i primi della tabella, con il motivo.`,
  shown: (n: string) => `Righe mostrate: ${n}.`,
  columns: { product: 'Prodotto', from: 'Da', to: 'A' },
  faults: {
    maker: 'manca il produttore',
    foreign: 'il suo tipo non ha questa caratteristica',
    dated: 'ha date sue: cambiale nella sua scheda',
  },
  none: 'niente',
  featureOf: (label: string, n: string) => `${label} (prodotti: ${n})`,
  reason: 'Motivo (facoltativo)',
  apply: (n: string) => `Cambia i prodotti (${n})`,
  done: (n: string) => `Fatto. Prodotti cambiati: ${n}. Il negozio li mostra già.`,
};

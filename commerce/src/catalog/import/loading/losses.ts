import type { ProductRowInput } from '@casamaestra/contract/catalog/product-row.ts';

/** What an import removes: cleared fields with the number of products, variants, whole products. */
export interface Losses {
  readonly emptied: ReadonlyMap<string, number>;
  readonly variants: number;
  readonly products: number;
}

export const noLosses: Losses = { emptied: new Map(), variants: 0, products: 0 };

/** Italian names of what can be cleared; several fields may be one thing to a merchant. */
const names: Readonly<Record<string, string>> = {
  brand: 'la marca',
  family_code: 'la famiglia',
  short_description: 'la descrizione breve',
  description: 'la descrizione',
  features: 'le caratteristiche',
  pictures: 'le immagini',
  documents: 'i documenti',
  manufacturer: 'il produttore',
  eu_responsible: 'il responsabile nell’Unione',
  energy: 'i dati energetici',
  width_cm: 'le misure',
  depth_cm: 'le misure',
  height_cm: 'le misure',
  warnings: 'le avvertenze',
  promo_codes: 'i codici promozione',
  min_age: 'l’età minima',
  group_1: 'i gruppi',
  group_2: 'i gruppi',
  group_3: 'i gruppi',
  group_4: 'i gruppi',
  group_5: 'i gruppi',
};
const namesOfVariant: Readonly<Record<string, string>> = {
  gtin: 'il GTIN',
  options: 'le opzioni delle varianti',
  pictures: 'le immagini delle varianti',
  swatch: 'il colore delle varianti',
  weight_kg: 'il peso',
  content: 'il contenuto netto',
};

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

function emptiedIn(labels: Readonly<Record<string, string>>, before: object, after: object): string[] {
  const [old, fresh] = [before as Record<string, unknown>, after as Record<string, unknown>];
  return Object.keys(labels)
    .filter((field) => !isEmpty(old[field]) && isEmpty(fresh[field]))
    .map((field) => labels[field] ?? field);
}

/** What the first row of a product has and the second lacks. */
export function lossesBetween(before: ProductRowInput, after: ProductRowInput): Losses {
  const emptied = new Set(emptiedIn(names, before, after));
  let variants = 0;
  const kept = new Map(after.variants.map((variant) => [variant.sku, variant]));
  for (const variant of before.variants) {
    const now = kept.get(variant.sku);
    if (now === undefined) variants += 1;
    else for (const name of emptiedIn(namesOfVariant, variant, now)) emptied.add(name);
  }
  if (emptied.size === 0 && variants === 0) return noLosses;
  return { emptied: new Map([...emptied].map((name) => [name, 1])), variants, products: 0 };
}

export function addedLosses(one: Losses, other: Losses): Losses {
  if (other === noLosses) return one;
  const emptied = new Map(one.emptied);
  for (const [name, count] of other.emptied) emptied.set(name, (emptied.get(name) ?? 0) + count);
  return { emptied, variants: one.variants + other.variants, products: one.products + other.products };
}

const count = new Intl.NumberFormat('it-IT');
const counted = (number: number, one: string, many: string) =>
  number === 1 ? `1 ${one}` : `${count.format(number)} ${many}`;

/** "svuota la descrizione di 12 prodotti", "toglie 3 varianti" */
export function lossTexts({ emptied, variants, products }: Losses): string[] {
  const texts = [...emptied].map(
    ([name, number]) => `svuota ${name} di ${counted(number, 'prodotto', 'prodotti')}`,
  );
  if (variants > 0) texts.push(`toglie ${counted(variants, 'variante', 'varianti')}`);
  if (products > 0) texts.push(`toglie dal negozio ${counted(products, 'prodotto', 'prodotti')}`);
  return texts;
}

import { plainAttributes } from '../../product/plain-attributes.ts';

/** How a cell's text becomes a value of the product row. */
export type CellKind =
  | 'text'
  | 'price'
  | 'number'
  | 'integer'
  | 'boolean'
  | 'from'
  | 'to'
  | 'path'
  | 'list'
  | 'pictures'
  | 'features'
  | 'options'
  | 'json';

export interface FileColumn {
  readonly name: string;
  readonly level: 'product' | 'variant';
  readonly kind: CellKind;
  /** Key of the product or variant row, with the inner key of an object after a point. */
  readonly target: string;
}

const column = (level: FileColumn['level'], kind: CellKind, ...names: readonly string[]): FileColumn[] =>
  names.map((name) => ({ name, level, kind, target: name }));

const within = (object: string, ...keys: readonly string[]): FileColumn[] =>
  keys.map((key) => ({
    name: `${object}_${key}`,
    level: 'product',
    kind: 'text',
    target: `${object}.${key}`,
  }));

/** Every column of the shop's CSV files in the order of the export; docs/catalogue-files.md describes them. */
export const columns: readonly FileColumn[] = [
  ...column('product', 'text', 'code'),
  ...column('variant', 'text', 'sku', 'gtin'),
  ...column('product', 'text', 'name', 'brand'),
  ...column('product', 'path', 'category'),
  ...column('variant', 'options', 'options'),
  ...column('variant', 'price', 'price', 'sale_price'),
  ...column('variant', 'from', 'sale_from'),
  ...column('variant', 'to', 'sale_to'),
  ...column('variant', 'price', 'promo_price'),
  ...column('variant', 'from', 'promo_from'),
  ...column('variant', 'to', 'promo_to'),
  ...column('variant', 'integer', 'stock', 'stock_at_export'),
  ...column('product', 'text', 'slug', 'family_code', 'family_name', 'short_description', 'description'),
  ...column('product', 'text', 'meta_title', 'meta_description'),
  ...column('product', 'features', 'features'),
  ...column('product', 'pictures', 'pictures'),
  { name: 'variant_pictures', level: 'variant', kind: 'pictures', target: 'pictures' },
  ...column('product', 'json', 'documents'),
  ...column('variant', 'text', 'swatch'),
  ...column('variant', 'number', 'weight_kg', 'content'),
  ...column('variant', 'text', 'content_unit'),
  ...column('variant', 'json', 'price_history'),
  ...column('product', 'boolean', 'is_hot', 'is_new'),
  ...column('product', 'text', 'group_1', 'group_2', 'group_3', 'group_4', 'group_5'),
  ...within('manufacturer', 'name', 'address', 'contact'),
  ...within('eu_responsible', 'name', 'address', 'contact'),
  ...within('energy', 'class', 'scale', 'label_url', 'sheet_url', 'eprel_id'),
  ...plainAttributes.flatMap(({ name, kind }) => column('product', kind, name)),
  ...column('product', 'integer', 'sold'),
  { name: 'rating_average', level: 'product', kind: 'number', target: 'rating.average' },
  { name: 'rating_count', level: 'product', kind: 'integer', target: 'rating.count' },
  ...column('product', 'from', 'created_at'),
  ...column('product', 'boolean', 'published'),
];

/** Italian headers that merchants write for the commonest columns. */
const aliases: Readonly<Record<string, string>> = {
  codice: 'code',
  nome: 'name',
  marca: 'brand',
  categoria: 'category',
  prezzo: 'price',
  prezzo_scontato: 'sale_price',
  sconto_dal: 'sale_from',
  sconto_al: 'sale_to',
  giacenza: 'stock',
  descrizione: 'description',
  descrizione_breve: 'short_description',
  immagini: 'pictures',
  ean: 'gtin',
};

const byName = new Map(columns.map((entry) => [entry.name, entry]));

/** The column of a header, ignoring case and spaces; undefined for an unknown one. */
export function columnNamed(header: string): FileColumn | undefined {
  const exact = byName.get(header);
  if (exact !== undefined) return exact;
  const key = header.toLowerCase().replace(/[\s-]+/g, '_');
  return byName.get(aliases[key] ?? key);
}

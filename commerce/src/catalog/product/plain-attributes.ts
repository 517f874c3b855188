import type { ProductRow } from '@casamaestra/contract/catalog/product-row.ts';

/** What an attribute of each kind is in the database, and so in the service. */
interface ValueOf {
  readonly number: number | null;
  readonly integer: number | null;
  readonly boolean: boolean;
  readonly list: readonly string[];
}

interface PlainAttribute {
  /** Column of `product` and of CSV files, key of a row. */
  readonly name: keyof ProductRow;
  readonly kind: keyof ValueOf;
  /** Read with every product, for cards and search; the rest is read where it is shown. */
  readonly onCards?: true;
}

/**
 * Attributes of a product that mean the same in a file, in the database and in the service. Reading files, COPY,
 * export and the product's record follow this table: a new one is one line, at its end.
 */
export const plainAttributes = [
  { name: 'width_cm', kind: 'number' },
  { name: 'depth_cm', kind: 'number' },
  { name: 'height_cm', kind: 'number' },
  { name: 'warnings', kind: 'list' },
  { name: 'promo_codes', kind: 'list', onCards: true },
  { name: 'custom_made', kind: 'boolean' },
  { name: 'hazardous', kind: 'boolean', onCards: true },
  { name: 'min_age', kind: 'integer' },
  { name: 'accessories', kind: 'list' },
  { name: 'hazard_label', kind: 'list' },
  { name: 'age_check', kind: 'boolean', onCards: true },
] as const satisfies readonly PlainAttribute[];

type Entry = (typeof plainAttributes)[number];
type OnCards = Extract<Entry, { readonly onCards: true }>;

export type PlainName = Entry['name'];
/** Values of all of them, by column. */
export type PlainValues = { readonly [Each in Entry as Each['name']]: ValueOf[Each['kind']] };
/** Values of those that every product is read with. */
export type CardValues = Pick<PlainValues, OnCards['name']>;

export const plainNames: readonly PlainName[] = plainAttributes.map(({ name }) => name);

export const cardNames: readonly OnCards['name'][] = plainAttributes
  .filter((each): each is OnCards => 'onCards' in each)
  .map(({ name }) => name);

/** Some columns of a row, and nothing else of it. */
export function pick<Row, Name extends keyof Row>(row: Row, names: readonly Name[]): Pick<Row, Name> {
  const picked: Partial<Pick<Row, Name>> = {};
  for (const name of names) picked[name] = row[name];
  return picked as Pick<Row, Name>;
}

import type { ProductRowInput } from '@casamaestra/contract/catalog/product-row.ts';
import type { GivenRow } from '../checking/given-row.ts';
import type { OwnColumns } from '../reading/source-row.ts';
import { codeOfLabel } from '../slug.ts';

type Stored = ProductRowInput;
type Bag = Record<string, unknown>;

/** Objects that are merged key by key. */
const objects = new Set(['manufacturer', 'eu_responsible', 'energy', 'rating']);
/** Fields handled separately when a file leaves them out: counters, slug and time of creation. */
const ownWays = ['sold', 'rating', 'slug', 'created_at'];

/** Merges given values over stored ones; null clears. */
function over(kept: object, given: object): Bag {
  const merged: Bag = { ...kept };
  for (const [key, value] of Object.entries(given)) {
    if (value === null) delete merged[key];
    else merged[key] = value;
  }
  return merged;
}

const featureKey = ({ code, label }: Bag) =>
  typeof code === 'string' ? code : codeOfLabel(typeof label === 'string' ? label : '');

function featuresOver(kept: Stored['features'], given: unknown, labels: readonly string[]): unknown {
  const fresh = Array.isArray(given) ? (given as Bag[]) : [];
  const gone = new Set([...labels.map(codeOfLabel), ...fresh.map(featureKey)]);
  return [...(kept ?? []).filter((feature) => !gone.has(feature.code ?? '')), ...fresh];
}

function storedVariantOf(given: Bag, code: unknown, stored: Stored, isOnly: boolean) {
  if (given['sku'] !== undefined && given['sku'] !== null)
    return stored.variants.find(({ sku }) => sku === given['sku']);
  if (!isOnly) return undefined;
  const [only, other] = stored.variants;
  return other === undefined ? only : stored.variants.find(({ sku }) => sku === code);
}

/** The dates of a past reduction do not apply to a new one. */
function withoutPastSale(merged: Bag, kept: Bag, given: Bag, now: number): void {
  for (const kind of ['sale', 'promo']) {
    const [price, from, to] = [`${kind}_price`, `${kind}_from`, `${kind}_to`];
    const isNew = typeof given[price] === 'number' && given[price] !== kept[price];
    if (!isNew || given[from] !== undefined || given[to] !== undefined) continue;
    const end = kept[to];
    if (typeof end !== 'string' || Date.parse(end) > now) continue;
    delete merged[from];
    delete merged[to];
  }
}

function variantOver(
  given: Bag,
  kept: Stored['variants'][number] | undefined,
  columns: OwnColumns,
  now: number,
): Bag {
  if (kept === undefined) return over({}, given);
  const { stock: _stock, stock_at_export: _base, price_history: _history, ...rest } = kept;
  const merged = over(rest, given);
  if (columns.options !== undefined && given['options'] !== null) {
    const options: Bag = { ...kept.options };
    for (const label of columns.options) delete options[label];
    merged['options'] = { ...options, ...(given['options'] as Bag | undefined) };
  }
  withoutPastSale(merged, rest, given, now);
  if (merged['stock'] === merged['stock_at_export']) {
    delete merged['stock'];
    delete merged['stock_at_export'];
  }
  return merged;
}

/** A new product type name means another product type, unless the row has its code. */
function familyOver(merged: Bag, given: GivenRow): void {
  if (given['family_code'] !== undefined && given['family_name'] === undefined) delete merged['family_name'];
  if (given['family_name'] !== undefined && given['family_code'] === undefined) delete merged['family_code'];
}

function namedVariants(given: unknown, stored: Stored, { someVariants }: OwnColumns): readonly unknown[] {
  const untouched = stored.variants.map(({ sku }) => ({ sku }));
  if (!Array.isArray(given)) return untouched;
  if (someVariants !== true) return given as unknown[];
  return untouched.map((variant) => (given as Bag[]).find(({ sku }) => sku === variant.sku) ?? variant);
}

/**
 * Merges a given row into a stored product: absent keys keep the value, null clears it, the variants are
 * those of the row. Popularity, slug and time of creation are set only when the row gives them.
 * @param now epoch milliseconds of the import
 */
export function completedRow(given: GivenRow, stored: Stored, columns: OwnColumns, now: number): GivenRow {
  const kept: Bag = { ...stored };
  for (const key of ownWays) delete kept[key];
  const merged = over(kept, given);
  for (const key of objects) {
    const value = given[key];
    if (typeof value !== 'object' || value === null || Array.isArray(value)) continue;
    merged[key] = over(kept[key] ?? {}, value);
    if (Object.keys(merged[key] as object).length === 0) delete merged[key];
  }
  familyOver(merged, given);
  if (columns.features !== undefined && given['features'] !== null)
    merged['features'] = featuresOver(stored.features, given['features'], columns.features);
  const variants = given['variants'];
  const named = namedVariants(variants, stored, columns);
  merged['variants'] = named.map((entry) => {
    if (typeof entry !== 'object' || entry === null) return entry;
    const own = storedVariantOf(entry as Bag, given['code'], stored, named.length === 1);
    const whole = variantOver(entry as Bag, own, columns, now);
    if (own !== undefined) whole['sku'] = own.sku;
    return whole;
  });
  return merged;
}

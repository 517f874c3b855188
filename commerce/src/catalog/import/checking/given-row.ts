/** A row as the file gives it: absent keys keep the stored value, null clears it. */
export type GivenRow = Record<string, unknown>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function hasNull(value: unknown): boolean {
  if (value === null) return true;
  if (typeof value !== 'object') return false;
  for (const key in value) if (hasNull((value as GivenRow)[key])) return true;
  return false;
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isObject(value)) return value;
  const filled = Object.entries(value).filter(([, inner]) => inner !== null);
  return Object.fromEntries(filled.map(([key, inner]) => [key, withoutNulls(inner)]));
}

/** Objects that are left out when all the parts a file gives of them are empty. */
const objects = ['manufacturer', 'eu_responsible', 'energy', 'rating'];

/** A row for a new product: nulls are left out, a single variant takes the product code as its SKU. */
export function newProductOf(given: GivenRow): GivenRow {
  const row = hasNull(given) ? (withoutNulls(given) as GivenRow) : { ...given };
  for (const key of objects) {
    const inner = row[key];
    if (isObject(inner) && Object.keys(inner).length === 0) delete row[key];
  }
  const variants = row['variants'];
  if (!Array.isArray(variants) || variants.length !== 1) return row;
  const [only] = variants as unknown[];
  if (isObject(only) && only['sku'] === undefined) row['variants'] = [{ ...only, sku: row['code'] }];
  return row;
}

/** The value at a path of a row; undefined when there is none. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (isObject(inner) ? (inner as Record<PropertyKey, unknown>)[key] : undefined),
    value,
  );
}

/**
 * Removes a part of a row: a key of an object, an entry of a list, or the end of a list that is too long.
 */
export function takeOut(row: GivenRow, path: readonly PropertyKey[], keepEntries?: number): void {
  if (keepEntries !== undefined) {
    const list = valueAt(row, path);
    if (Array.isArray(list)) list.length = keepEntries;
    return;
  }
  const holder = valueAt(row, path.slice(0, -1));
  const last = path.at(-1);
  if (Array.isArray(holder) && typeof last === 'number') holder.splice(last, 1);
  else if (isObject(holder)) delete (holder as Record<PropertyKey, unknown>)[last as PropertyKey];
}

import type { ProductFeatureValue, ProductFields } from '@casamaestra/contract/staff/product-fields.ts';

type Features = ProductFields['features'];
type Typed = string | number | null;

/** Several values of one feature stand in one field. */
const SEPARATOR = ';';

export const shownNumber = (value: Typed): string =>
  typeof value === 'number' ? String(value).replace('.', ',') : (value ?? '');

/** A number where what is typed is one as the shop writes it; else the text, which the service reads with its unit. */
export function numberTyped(text: string): string | number {
  const number = Number(text.replace(',', '.'));
  return text !== '' && shownNumber(number) === text ? number : text;
}

/** What a field of a feature shows. */
export const writtenValue = (value: ProductFeatureValue | undefined): string =>
  Array.isArray(value)
    ? value.join(`${SEPARATOR} `)
    : typeof value === 'boolean'
      ? String(value)
      : shownNumber(value ?? '');

/** What is sent of what was typed; null: nothing is said. */
function said(
  typed: ProductFeatureValue | undefined,
  seen: ProductFeatureValue | undefined,
): ProductFeatureValue | null {
  if (typeof typed !== 'string' || typed === seen) return typed ?? null;
  if (!typed.includes(SEPARATOR)) return typed.trim() === '' ? null : typed.trim();
  const values = typed.split(SEPARATOR).map((one) => one.trim());
  const [first, ...more] = values.filter((one) => one !== '');
  return first === undefined ? null : more.length === 0 ? first : [first, ...more];
}

/** Features that shall say something else, each with what was seen; undefined: none. */
export function featureChanges(seen: Features, typed: Features) {
  const codes = [...new Set([...Object.keys(seen), ...Object.keys(typed)])];
  const changes = codes.flatMap((code) => {
    const from = seen[code] ?? null;
    const to = said(typed[code], seen[code]);
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [[code, { from, to }] as const];
  });
  return changes.length === 0 ? undefined : Object.fromEntries(changes);
}

/** So many of the features of a type say something. */
export const countSaid = (codes: readonly string[], typed: Features): number =>
  codes.filter((code) => writtenValue(typed[code]).trim() !== '').length;

import { shippingOptions } from './shipping-options.ts';
import type { ShippedCart, ShippingRule } from './shipping-options.ts';

export interface ShippedLine {
  readonly amountCents: number;
  readonly weightG: number;
  readonly hazardous: boolean;
  readonly ageCheck?: boolean;
}

/** The cart reduced to these lines. */
export const cartWith = (
  { country, postcode }: Pick<ShippedCart, 'country' | 'postcode'>,
  lines: readonly ShippedLine[],
): ShippedCart => ({
  country,
  postcode,
  subtotalCents: lines.reduce((sum, { amountCents }) => sum + amountCents, 0),
  weightG: lines.reduce((sum, { weightG }) => sum + weightG, 0),
  hazardous: lines.some(({ hazardous }) => hazardous),
  ageCheck: lines.some(({ ageCheck }) => ageCheck === true),
});

/**
 * Indexes of the lines that prevent delivery to a place: those no rule delivers even alone, and of the others
 * the heaviest until the rest can be delivered. Empty when the cart can be delivered.
 */
export function undeliverable(
  rules: readonly ShippingRule[],
  place: Pick<ShippedCart, 'country' | 'postcode'>,
  lines: readonly ShippedLine[],
): number[] {
  const deliveries = rules.filter(({ kind }) => kind === 'delivery');
  const goes = (some: readonly ShippedLine[]) =>
    some.length > 0 && shippingOptions(deliveries, cartWith(place, some)).length > 0;
  if (lines.length === 0 || goes(lines)) return [];
  const indices = lines.map((_, index) => index);
  const blocking = new Set(indices.filter((index) => !goes(lines.slice(index, index + 1))));
  const heaviestFirst = indices.toSorted((a, b) => (lines[b]?.weightG ?? 0) - (lines[a]?.weightG ?? 0));
  for (const index of heaviestFirst) {
    if (blocking.size === lines.length || goes(lines.filter((_, kept) => !blocking.has(kept)))) break;
    blocking.add(index);
  }
  return indices.filter((index) => blocking.has(index));
}

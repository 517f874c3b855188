import { shippingOptions } from './shipping-options.ts';
import type { ShippingRule } from './shipping-options.ts';
import { cartWith } from './undeliverable.ts';
import type { ShippedLine } from './undeliverable.ts';

/** The way a cart goes to a country by itself: the first delivery, as quotes choose it while no postcode is known. */
function firstDelivery<Rule extends ShippingRule>(
  rules: readonly Rule[],
  country: string,
  lines: readonly ShippedLine[],
) {
  const deliveries = rules.filter(({ kind }) => kind === 'delivery');
  return shippingOptions(deliveries, cartWith({ country, postcode: undefined }, lines))[0];
}

/** The delivery that small goods go by; undefined where none is delivered. */
export const usualDelivery = <Rule extends ShippingRule>(
  rules: readonly Rule[],
  country: string,
): Rule | undefined => firstDelivery(rules, country, [])?.rule;

/**
 * What delivery of one piece costs where the usual delivery takes none of these goods, such as heavy ones: the lowest
 * amount in cents, and whether others of them cost more. Null where the usual one takes some, or where it costs nothing.
 */
export function unusualDelivery(
  rules: readonly ShippingRule[],
  country: string,
  goods: readonly ShippedLine[],
): { readonly amountCents: number; readonly isFrom: boolean } | null {
  const usual = usualDelivery(rules, country);
  const found = goods.flatMap((line) => firstDelivery(rules, country, [line]) ?? []);
  if (found.length === 0 || found.some(({ rule }) => rule === usual)) return null;
  const amounts = found.map(({ amountCents }) => amountCents);
  const lowest = Math.min(...amounts);
  return lowest === 0 ? null : { amountCents: lowest, isFrom: Math.max(...amounts) > lowest };
}

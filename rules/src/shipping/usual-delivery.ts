import { shippingOptions } from './shipping-options.ts';
import type { ShippingRule } from './shipping-options.ts';
import { cartWith } from './undeliverable.ts';
import type { ShippedLine } from './undeliverable.ts';

/** The default delivery to a country: the first one, as quotes choose it while no postcode is known. */
function firstDelivery<Rule extends ShippingRule>(
  rules: readonly Rule[],
  country: string,
  lines: readonly ShippedLine[],
) {
  const deliveries = rules.filter(({ kind }) => kind === 'delivery');
  return shippingOptions(deliveries, cartWith({ country, postcode: undefined }, lines))[0];
}

/** The delivery of small goods; undefined when there is none. */
export const usualDelivery = <Rule extends ShippingRule>(
  rules: readonly Rule[],
  country: string,
): Rule | undefined => firstDelivery(rules, country, [])?.rule;

/**
 * The delivery price of one piece that usual delivery does not accept, for example because of its weight: the
 * lowest amount in cents, and whether other variants cost more. Null when usual delivery accepts some of
 * them, or when delivery is free.
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

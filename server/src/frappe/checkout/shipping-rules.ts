import type { ShippingOption } from '@casamaestra/contract/cart/quote.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { z } from 'zod';
import { toCent } from '../catalogue/frappe-product.ts';
import type { FrappeDependencies } from '../frappe-dependencies.ts';

const shape = z
  .object({
    data: z
      .array(
        z.looseObject({
          shipping_rule: z.string().min(1),
          label: z.string().nullish(),
          shipping_amount: z.coerce.number().min(0),
          price_range_from: z.coerce.number().catch(0),
          price_range_to: z.coerce.number().catch(0),
        }),
      )
      .nullish(),
  })
  .nullish();
type Rule = NonNullable<NonNullable<z.output<typeof shape>>['data']>[number];

/** Whether a rule is pick-up: the service shows it only in the rule's name. */
const isPickup = ({ shipping_rule: name, label }: Rule) =>
  /ritir|pick-?\s?up|collect/i.test(`${name} ${label}`);

const fits = ({ price_range_from: from, price_range_to: to }: Rule, goods: number) =>
  goods >= from && (to === 0 || goods <= to);

/** Delivery options for a subtotal. The service has no delivery times and no places. */
export function frappeShippingOptions(rules: readonly Rule[], goods: number): ShippingOption[] {
  const byName = new Map<string, Rule>();
  for (const rule of rules) if (fits(rule, goods)) byName.set(rule.shipping_rule, rule);
  return [...byName.values()].map((rule) => ({
    name: rule.shipping_rule,
    label: rule.label ?? rule.shipping_rule,
    kind: isPickup(rule) ? 'pickup' : 'delivery',
    amount: toCent(rule.shipping_amount),
    free_from: null,
    earliest: '',
    latest: '',
    working_days: [0, 0],
    place: null,
  }));
}

/** Reads the shipping rules of a country, given by the service's name of it. */
export async function shippingRules(
  { frappe }: FrappeDependencies,
  country: string,
  goods: number,
): Promise<Outcome<ShippingOption[]>> {
  // Without a subtotal the service returns none.
  const found = await frappe.ask('shippingRules', { country, totalPrice: toCent(goods) }, shape);
  return found.ok ? { ok: true, value: frappeShippingOptions(found.value?.data ?? [], goods) } : found;
}

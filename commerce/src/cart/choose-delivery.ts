import { shippingOptions } from '@casamaestra/rules/shipping/shipping-options.ts';
import { cartWith, undeliverable } from '@casamaestra/rules/shipping/undeliverable.ts';
import type { OfferedShippingRule, CommerceSettings } from '../shipping/commerce-setting.ts';
import { comuniOfCap } from '../shipping/places/find-places.ts';
import { ageCheckChange, shippingChange, undeliverableChange } from './quote-changes.ts';
import type { LineOnSale } from './price-lines.ts';
import type { CartChange, CartRequest } from './priced-cart.ts';

export type FittingRule = { readonly rule: OfferedShippingRule; readonly amountCents: number };

/** The delivery options of a cart and the one chosen. */
export interface Delivery {
  readonly options: readonly FittingRule[];
  readonly chosen: FittingRule | null;
  /** SKUs of the lines that prevent the delivery of the cart. */
  readonly undeliverable: readonly string[];
  readonly change: CartChange | null;
}

const nothing: Delivery = { options: [], chosen: null, undeliverable: [], change: null };

/**
 * The delivery options that fit and the chosen one: the requested one, else the first of the requested
 * kind. When the goods cannot be delivered, nothing is chosen: only the shopper can decide to collect them.
 */
export async function chooseDelivery(
  request: CartRequest,
  rules: CommerceSettings,
  all: readonly LineOnSale[],
): Promise<Delivery> {
  const { country, postcode, shippingRule: wanted, shippingKind, language } = request;
  const lines = all.filter(({ line }) => line.qty > 0);
  // With nothing to sell there is nothing to deliver.
  if (lines.length === 0) return nothing;
  const delivered = rules.countries.some(({ code }) => code === country);
  const goods = lines.map(({ line, weightG }) => ({
    amountCents: line.amountCents,
    weightG,
    hazardous: line.hazardous,
    ageCheck: line.ageCheck,
  }));
  const options = delivered ? shippingOptions(rules.shipping, cartWith({ country, postcode }, goods)) : [];
  const blocking = delivered ? undeliverable(rules.shipping, { country, postcode }, goods) : [];
  const asWanted = options.find(({ rule }) => rule.name === wanted);
  const chosen = asWanted ?? options.find(({ rule }) => rule.kind === shippingKind) ?? null;
  const kept = { options, chosen, undeliverable: blocking.map((index) => lines[index]?.line.sku ?? '') };
  if (chosen !== null && (wanted === undefined || asWanted !== undefined)) return { ...kept, change: null };
  if (chosen === null && delivered && shippingKind === 'delivery') {
    const comuni = country === 'IT' && postcode !== undefined ? await comuniOfCap(postcode) : [];
    const names = blocking.flatMap((index) => lines[index]?.line ?? []);
    const unchecked = goods.map((each) => ({ ...each, ageCheck: false }));
    if (undeliverable(rules.shipping, { country, postcode }, unchecked).length === 0)
      return { ...kept, change: ageCheckChange(names, wanted ?? country) };
    const place = { country, postcode, comune: comuni.length === 1 ? comuni[0]?.name : undefined };
    return { ...kept, change: undeliverableChange(names, place, wanted) };
  }
  const label = chosen === null ? null : chosen.rule.label[language];
  return { ...kept, change: shippingChange({ country, delivered, wanted }, label) };
}

/** One delivery option and the carts it is for; empty lists and nulls do not limit. */
export interface ShippingRule {
  readonly name: string;
  readonly kind: 'delivery' | 'pickup';
  readonly countries: readonly string[];
  /** Prefixes of postcodes. */
  readonly postcodes: readonly string[];
  readonly postcodesExcept: readonly string[];
  readonly subtotalFromCents: number;
  /** Exclusive. */
  readonly subtotalBelowCents: number | null;
  readonly weightFromG: number;
  /** Inclusive. */
  readonly weightToG: number | null;
  readonly takesHazardous: boolean;
  /** Who hands over looks at a document. */
  readonly checksAge?: boolean;
  readonly amountCents: number;
  readonly freeFromCents: number | null;
}

export interface ShippedCart {
  readonly country: string;
  readonly postcode: string | undefined;
  /**
   * Goods before coupons: otherwise a coupon could move a cart below "free from 79 €" and make it more
   * expensive, contrary to what the page promised.
   */
  readonly subtotalCents: number;
  readonly weightG: number;
  readonly hazardous: boolean;
  /** Some goods are handed over only to who proves an age. */
  readonly ageCheck?: boolean;
}

/** "SK-811 01" and "81101" are the same postcode. */
export function tidyPostcode(postcode: string, country: string): string {
  const bare = postcode.toUpperCase().replace(/[\s.-]/g, '');
  return bare.startsWith(country) && /^\d/.test(bare.slice(2)) ? bare.slice(2) : bare;
}

type Places = Pick<ShippingRule, 'countries' | 'postcodes' | 'postcodesExcept'>;

const begins = (postcode: string, beginnings: readonly string[]) =>
  beginnings.some((beginning) => postcode.startsWith(beginning));

/**
 * A rule for certain postcodes needs the postcode; a rule that excludes some applies unless one of those is
 * given.
 */
function fitsPlace(rule: Places, country: string, postcode: string | undefined): boolean {
  if (rule.countries.length > 0 && !rule.countries.includes(country)) return false;
  if (rule.postcodes.length > 0 && (postcode === undefined || !begins(postcode, rule.postcodes)))
    return false;
  return postcode === undefined || !begins(postcode, rule.postcodesExcept);
}

/** Whether a rule delivers to an address; `postcode` as it was typed. */
export function deliversTo(rule: Places, country: string, postcode: string | undefined): boolean {
  const code = postcode === undefined ? '' : tidyPostcode(postcode, country);
  return fitsPlace(rule, country, code === '' ? undefined : code);
}

function fitsItems(
  rule: ShippingRule,
  { subtotalCents, weightG, hazardous, ageCheck }: ShippedCart,
): boolean {
  return (
    (rule.takesHazardous || !hazardous) &&
    (rule.checksAge === true || ageCheck !== true) &&
    subtotalCents >= rule.subtotalFromCents &&
    (rule.subtotalBelowCents === null || subtotalCents < rule.subtotalBelowCents) &&
    weightG >= rule.weightFromG &&
    (rule.weightToG === null || weightG <= rule.weightToG)
  );
}

/** The price of a rule for a cart that it fits. */
export function shippingAmount(
  rule: Pick<ShippingRule, 'amountCents' | 'freeFromCents'>,
  subtotalCents: number,
  freeShipping: boolean,
): number {
  if (freeShipping) return 0;
  return rule.freeFromCents !== null && subtotalCents >= rule.freeFromCents ? 0 : rule.amountCents;
}

/** The rules that fit a cart, in their order, with their prices before a free-shipping coupon. */
export function shippingOptions<Rule extends ShippingRule>(
  rules: readonly Rule[],
  cart: ShippedCart,
): { readonly rule: Rule; readonly amountCents: number }[] {
  const code = cart.postcode === undefined ? '' : tidyPostcode(cart.postcode, cart.country);
  const postcode = code === '' ? undefined : code;
  return rules
    .filter((rule) => fitsPlace(rule, cart.country, postcode) && fitsItems(rule, cart))
    .map((rule) => ({ rule, amountCents: shippingAmount(rule, cart.subtotalCents, false) }));
}

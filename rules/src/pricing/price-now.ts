import type { Cents } from '@casamaestra/contract/platform/money.ts';

/** Times are epoch milliseconds in all rules. */
export type Instant = number;

/** Prices of one variant as set by the merchant, VAT included. A missing limit leaves that side open. */
export interface VariantPrices {
  readonly listCents: Cents;
  readonly saleCents: Cents | null;
  readonly saleFrom: Instant | null;
  readonly saleTo: Instant | null;
  readonly promoCents: Cents | null;
  readonly promoFrom: Instant | null;
  readonly promoTo: Instant | null;
}

/** The price at a moment, and the period in which it is in force. */
export interface PriceNow {
  readonly kind: 'list' | 'sale' | 'promo';
  readonly amountCents: Cents;
  readonly from: Instant | null;
  readonly to: Instant | null;
}

/** Periods are [from, to): a reduction that ends at midnight is over at midnight. */
function inForce(from: Instant | null, to: Instant | null, now: Instant): boolean {
  return (from === null || from <= now) && (to === null || now < to);
}

/**
 * The price in force at `now`: the promotion price if in force, else the sale price if in force, else the
 * list price. A "reduction" that is not below the list price is ignored.
 */
export function priceNow(prices: VariantPrices, now: Instant): PriceNow {
  const { listCents, saleCents, promoCents } = prices;
  if (promoCents !== null && promoCents < listCents && inForce(prices.promoFrom, prices.promoTo, now)) {
    return { kind: 'promo', amountCents: promoCents, from: prices.promoFrom, to: prices.promoTo };
  }
  if (saleCents !== null && saleCents < listCents && inForce(prices.saleFrom, prices.saleTo, now)) {
    return { kind: 'sale', amountCents: saleCents, from: prices.saleFrom, to: prices.saleTo };
  }
  return { kind: 'list', amountCents: listCents, from: null, to: null };
}

/** The next moment after `now` at which the price may change; null when none is planned. */
export function nextPriceChange(prices: VariantPrices, now: Instant): Instant | null {
  let next: Instant | null = null;
  const bounds = [
    prices.saleCents === null ? null : prices.saleFrom,
    prices.saleCents === null ? null : prices.saleTo,
    prices.promoCents === null ? null : prices.promoFrom,
    prices.promoCents === null ? null : prices.promoTo,
  ];
  for (const bound of bounds) {
    if (bound !== null && bound > now && (next === null || bound < next)) next = bound;
  }
  return next;
}
